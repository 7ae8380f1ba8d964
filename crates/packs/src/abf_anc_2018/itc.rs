//! Awards of the Interstate Teams: titles (11.1, 12.3) and Playoff Qualifying Points (14).
//!
//! A team's points are listed at the last stage that it plays, in one sum. The winner of the
//! Repechage Final goes on to the Final, if that is in the season.

use std::sync::Arc;

use super::problems;
use super::{AwardCase, EventAwards, finals};
use crate::abf_anc_2018::figures::interstate_teams::{self, PlayoffPointRules, category_or_open};
use engine::awards::competition::{CompetitionStages, StageFacts};
use engine::awards::participation::{
    ALL_MATCHES_PLAYED, has_taken_part_in_stage, matches_played_by_player, player_whole_number,
};
use engine::standings::Standing;
use model::form::EntryColumn;
use model::problem::{Phrase, Problem, phrase};
use model::{Award, AwardKind, Basis, Category, Event, Exact, Stage, format_in_one_notation};

/// The awards of a finished event.
pub(super) fn award_interstate_teams(
    case: &AwardCase<'_>,
    problems: &mut Vec<Problem>,
) -> EventAwards {
    let AwardCase { event, .. } = *case;
    let mut desk = ChampionshipAwards { case, problems };
    let mut awarded = EventAwards::default();
    let standings = || case.rankings.ranked.iter().flat_map(|list| &list.standings);
    let is_final = interstate_teams::is_interstate_teams_final(event);
    let of_final = is_final && event.stage() != Stage::Repechage;
    if event.stage() == Stage::Repechage && standings().any(|one| one.place == 1 && one.tied > 1) {
        desk.tell_tied(standings().filter(|one| one.place == 1));
        awarded.ground.add_cited_step(
            &interstate_teams::interstate_teams_rules().finals.tie_clause,
            "No awards: nobody goes on yet",
        );
        return awarded;
    }
    if of_final {
        desk.award_titles_of_final(&mut awarded);
    }
    let pqp = &interstate_teams::interstate_teams_rules().pqp;
    let category = category_or_open(event);
    if !pqp.categories.iter().any(|known| known == category) {
        let told = format!("no Playoff Qualifying Points in the {category} teams");
        awarded.ground.add_cited_step(&pqp.each_clause, &told);
        return awarded;
    }
    let mut gone = Vec::new();
    for standing in standings() {
        match desk.goes_on(standing) {
            true => {
                gone.push(event.entries[standing.entry].label.as_str());
                let step = "its points are listed at its next stage";
                awarded
                    .without
                    .entry(standing.entry)
                    .or_default()
                    .add_cited_step(&pqp.each_clause, step);
            }
            false => awarded.awards.extend(desk.points(standing, of_final)),
        }
    }
    let told = format!("{} Playoff Qualifying Points to each eligible member", pqp.each);
    awarded.ground.add_cited_step(&pqp.each_clause, &told);
    if !gone.is_empty() {
        awarded
            .ground
            .add_step(format!("those of {} are listed at their next stage", gone.join(", ")));
    }
    awarded
}

/// Singular and plural of the units of each stage.
const MATCHES: [&str; 2] = ["match of the Qualifying Stage", "matches of the Qualifying Stage"];
const REPECHAGE: [&str; 2] = ["stanza of the Repechage Final", "stanzas of the Repechage Final"];
const FINAL: [&str; 2] = ["stanza of the Final", "stanzas of the Final"];

struct ChampionshipAwards<'a, 'b> {
    case: &'a AwardCase<'a>,
    problems: &'b mut Vec<Problem>,
}

/// A player's matches and stanzas in the championship.
struct Played {
    matches: u32,
    /// `None` if the team did not play the Repechage Final.
    repechage: Option<u32>,
    /// `None` unless this is the Final.
    finals: Option<u32>,
}

impl ChampionshipAwards<'_, '_> {
    fn event(&self) -> &Event {
        self.case.event
    }

    fn competition(&self) -> &CompetitionStages {
        self.case.competition
    }

    fn tell_tied<'s>(&mut self, tied: impl Iterator<Item = &'s Standing>) {
        let titles = tied.map(|one| self.event().entries[one.entry].display_name());
        let teams = titles.collect::<Vec<_>>().join(" and ");
        let clause = interstate_teams::interstate_teams_rules().finals.tie_clause.clone();
        let wrong = problems::RepechageTied { teams, clause };
        let event = self.case.event;
        self.problems.push(event.problem(wrong, event.at));
    }

    /// Awards the title to the winners of the Final, with how they won it.
    fn award_titles_of_final(&self, awarded: &mut EventAwards) {
        let is_house = |one: &Standing| self.event().entries[one.entry].is_house_entry();
        let all = self.case.rankings.ranked.iter().flat_map(|list| &list.standings);
        let winners: Vec<&Standing> = all.filter(|one| one.place == 1 && !is_house(one)).collect();
        let clause = &interstate_teams::interstate_teams_rules().eligibility.clause;
        awarded.ground.add_cited_step(clause, self.how_won(&winners));
        for standing in &winners {
            if !self.is_too_old(standing) {
                awarded.awards.extend(self.titles(standing, winners.len()));
            }
        }
    }

    /// The result of the Final in words.
    fn how_won(&self, winners: &[&Standing]) -> String {
        let title = |one: &Standing| self.event().entries[one.entry].display_name();
        match winners {
            [] => "nobody has won".to_string(),
            [one] => {
                let by = if self.by_removal(one) { " by removal of the carry-over" } else { "" };
                format!("{} won the title{by}", title(one))
            }
            several => {
                let titles: Vec<String> = several.iter().map(|one| title(one)).collect();
                format!("the title is shared by {}", titles.join(" and "))
            }
        }
    }

    /// Whether removing the carry-over decided a final (12.3).
    fn by_removal(&self, winner: &Standing) -> bool {
        let all = self.case.rankings.ranked.iter().flat_map(|list| &list.standings);
        let mut level = all.filter(|one| one.score == winner.score && one.entry != winner.entry);
        winner.tied == 1 && winner.play_off.is_empty() && level.next().is_some()
    }

    /// Whether a player is too old for the Youth, here or in the stage before, so that the whole
    /// team loses its title (3.4(a)).
    fn is_too_old(&self, standing: &Standing) -> bool {
        let own = &self.event().entries[standing.entry];
        let before = finals::qualifying_placings(self.competition());
        let barred =
            before.and_then(|placing| placing.placing_of_team(own)).is_some_and(|one| one.barred)
                || super::eligibility::is_barred_from_category(self.case, standing.entry);
        self.event().category() == Category::Youth && barred
    }

    /// The title for the members of a winning team who played in the Final.
    fn titles(&self, standing: &Standing, winners: usize) -> Vec<Award> {
        let rule = &interstate_teams::interstate_teams_rules().eligibility;
        let entry = &self.event().entries[standing.entry];
        let players = (0..entry.players.len()).filter_map(|player| {
            let stanzas = self.played(standing.entry, player).finals.unwrap_or_default();
            (stanzas >= rule.title).then_some((player, stanzas))
        });
        let award = |(player, stanzas): (usize, u32)| {
            let mut basis = Basis::new();
            let mut told =
                format!("{}: {} IMPs", entry.display_name(), standing.score.to_short_text());
            if winners > 1 {
                told.push_str(", title shared");
            }
            let by = &interstate_teams::interstate_teams_rules().finals.tie_clause;
            match (self.by_removal(standing), winners) {
                (true, _) => {
                    basis.add_cited_step(by, format!("{told}, won by removal of the carry-over"));
                }
                (_, 1) => drop(basis.add_step(&told)),
                _ => {
                    basis.add_cited_step(by, &told);
                }
            }
            let played =
                Played { matches: ALL_MATCHES_PLAYED, repechage: None, finals: Some(stanzas) };
            basis.add_cited_step(&rule.clause, told_of(&played));
            new_award(standing, player, AwardKind::Title, Exact::ZERO, basis)
        };
        players.map(award).collect()
    }

    /// The place of a team among contenders for the finals; `None` for house teams (3.7) and teams
    /// that withdrew.
    fn contends_at(&self, standing: &Standing) -> Option<u32> {
        let contends = |one: &Standing| {
            let entry = &self.event().entries[one.entry];
            !entry.is_house_entry() && !entry.withdrew() && !entry.is_not_contending()
        };
        let all = self.case.rankings.ranked.iter().flat_map(|list| &list.standings);
        let better = all.filter(|one| one.place < standing.place && contends(one)).count();
        contends(standing).then_some(better as u32 + 1)
    }

    /// Whether a team plays a later stage of the season, which lists its points.
    fn goes_on(&self, standing: &Standing) -> bool {
        let Some(place) = self.contends_at(standing) else { return false };
        let competition = self.competition();
        let next: Vec<&StageFacts> = competition.stages_after(&competition.own).collect();
        let later = next.iter().flat_map(|stage| competition.stages_after(stage));
        let stages: Vec<&StageFacts> = next.iter().copied().chain(later).collect();
        let has = |stage: Stage| stages.iter().any(|known| known.stage == stage);
        let own = &self.event().entries[standing.entry];
        // Entries of the later stage override the places.
        let entered = |stage: Stage| {
            let known = stages.iter().filter(|known| known.stage == stage);
            known.filter_map(|known| known.is_finalist(own)).reduce(|one, other| one || other)
        };
        let [repechage, last] = [Stage::Repechage, Stage::Final].map(entered);
        let youth = self.event().category() == Category::Youth;
        match self.event().stage() {
            Stage::Repechage => has(Stage::Final) && last.unwrap_or(standing.place == 1),
            Stage::Final => false,
            _ if interstate_teams::is_interstate_teams_final(self.event()) => false,
            _ if has(Stage::Repechage) && place > 1 => {
                repechage.unwrap_or(place <= 3) || last == Some(true)
            }
            _ => has(Stage::Final) && last.unwrap_or(place <= if youth { 2 } else { 1 }),
        }
    }

    /// A player's matches and stanzas in all known stages.
    fn played(&self, entry: usize, player: usize) -> Played {
        let (event, scores) = (self.event(), self.case.scores);
        let own = &event.entries[entry];
        let here = matches_played_by_player(event, scores, entry, player);
        let member = &own.players[player];
        let typed = |column| player_whole_number(own, column, player);
        let of_row = |column| typed(column).filter(|_| has_taken_part_in_stage(own, column));
        let before = finals::qualifying_placings(self.competition());
        let earlier = before.and_then(|placing| {
            let team = placing.placing_of_team(own)?;
            team.participation.iter().find(|one| one.belongs_to(member))
        });
        if !interstate_teams::is_interstate_teams_final(event) {
            // Without returns of the finals, the row can still give them.
            let [repechage, finals] = [EntryColumn::Repechage, EntryColumn::Finals].map(of_row);
            return Played { matches: here, repechage, finals };
        }
        let matches = typed(EntryColumn::Matches)
            .or_else(|| earlier.map(|one| one.played))
            .unwrap_or(if before.is_some() { 0 } else { ALL_MATCHES_PLAYED });
        if event.stage() == Stage::Repechage {
            let stanzas = typed(EntryColumn::Repechage)
                .or_else(|| earlier.and_then(|one| one.repechage))
                .unwrap_or(here);
            return Played { matches, repechage: Some(stanzas), finals: None };
        }
        let finals = typed(EntryColumn::Finals)
            .or_else(|| earlier.and_then(|one| one.finals))
            .unwrap_or(here);
        let repechage = match finals::repechage_before_final(self.competition()) {
            Some((_, placing)) => placing.placing_of_team(own).map(|team| {
                let there = team.participation.iter().find(|one| one.belongs_to(member));
                typed(EntryColumn::Repechage)
                    .or_else(|| earlier.and_then(|one| one.repechage))
                    .or_else(|| there.map(|one| one.played))
                    .unwrap_or_default()
            }),
            None => of_row(EntryColumn::Repechage),
        };
        Played { matches, repechage, finals: Some(finals) }
    }

    /// The points of a team's members.
    fn points(&mut self, standing: &Standing, of_final: bool) -> Vec<Award> {
        let rule = &interstate_teams::interstate_teams_rules().pqp;
        let own = &self.event().entries[standing.entry];
        if own.is_house_entry() {
            // It takes no award (3.7).
            return Vec::new();
        }
        let players = own.players.len();
        let mut awards = Vec::with_capacity(players);
        for player in 0..players {
            let played = self.played(standing.entry, player);
            let withheld = self.withheld(standing.entry, player, &played, rule);
            if let Some((why, clause)) = withheld {
                self.tell_withheld(standing.entry, player, why, clause);
                continue;
            }
            let mut basis = Basis::new();
            basis.add_cited_step(&rule.each_clause, format!("{} for playing", rule.each));
            let mut points = rule.each;
            if of_final {
                let (more, what) = self.of_final(standing, rule);
                basis.add_cited_step(&rule.final_clause, what);
                points = points + more;
                let [playing, last, all] = format_in_one_notation([rule.each, more, points]);
                basis.add_step(format!("together {playing} + {last} = {all}"));
            }
            basis.add_cited_step(&rule.playing_clause, told_of(&played));
            awards.push(new_award(standing, player, AwardKind::Pqp, points, basis));
        }
        awards
    }

    /// The points for the Final and their reason; a shared title shares them.
    fn of_final(&self, standing: &Standing, rule: &PlayoffPointRules) -> (Exact, String) {
        match (standing.place, standing.tied) {
            (1, 1) => (rule.winner, format!("{} for winning the Final", rule.winner)),
            (1, _) => {
                let each = (rule.winner + rule.runner_up) / 2;
                let [one, other, share] =
                    format_in_one_notation([rule.winner, rule.runner_up, each]);
                (each, format!("({one} + {other}) / 2 = {share} for a shared title"))
            }
            _ => (rule.runner_up, format!("{} for losing the Final", rule.runner_up)),
        }
    }

    /// Why a player's points are withheld, if they are.
    fn withheld<'r>(
        &self,
        entry: usize,
        player: usize,
        played: &Played,
        rule: &'r PlayoffPointRules,
    ) -> Option<(Phrase, &'r str)> {
        let own = &self.event().entries[entry];
        if !own.can_earn_pqp(player) {
            return Some((phrase!("the entry says so under PQP"), &rule.each_clause));
        }
        let few = |had: u32, least: u32, words: [&'static str; 2]| {
            (had < least).then(|| too_few(had, least, words))
        };
        few(played.matches, rule.matches, MATCHES)
            .or_else(|| few(played.repechage?, rule.repechage, REPECHAGE))
            .or_else(|| few(played.finals?, rule.stanzas, FINAL))
            .map(|why| (why, rule.playing_clause.as_str()))
    }

    fn tell_withheld(&mut self, entry: usize, player: usize, why: Phrase, clause: &str) {
        let event = self.case.event;
        let (own, clause) = (&event.entries[entry], clause.to_string());
        let (name, label) = (own.players[player].name.clone(), own.label.clone());
        let wrong = problems::PqpWithheld { player: name, label, why, clause };
        let at = own.players[player].at;
        self.problems.push(event.problem(wrong, at));
    }
}

/// That somebody played less than the minimum.
fn too_few(had: u32, least: u32, [one, many]: [&'static str; 2]) -> Phrase {
    let what = Phrase::new(if had == 1 { one } else { many });
    phrase!("{had} {what}, but the minimum is {least}", had, what, least)
}

/// A player's matches and stanzas in words.
fn told_of(played: &Played) -> String {
    let known = |count: &u32| *count != ALL_MATCHES_PLAYED;
    let told = [
        (Some(played.matches).filter(known), MATCHES),
        (played.repechage.filter(known), REPECHAGE),
        (played.finals.filter(known), FINAL),
    ];
    let told = told.iter().filter_map(|(count, [one, many])| {
        let count = (*count)?;
        Some(format!("{count} {}", if count == 1 { one } else { many }))
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        return "no unplayed matches are entered".to_string();
    }
    format!("played {}", told.join(", "))
}

fn new_award(
    standing: &Standing,
    player: usize,
    kind: AwardKind,
    points: Exact,
    basis: Basis,
) -> Award {
    Award {
        entry: standing.entry,
        player,
        place: standing.place,
        tied: standing.tied,
        kind,
        title: Box::default(),
        points,
        basis: Arc::new(basis),
        portions: Vec::new(),
    }
}

/// Reports members who played in a final without the minimum of the earlier stages (11.1).
pub(super) fn report_ineligible_finalists(case: &AwardCase<'_>, problems: &mut Vec<Problem>) {
    let event = case.event;
    if !interstate_teams::is_interstate_teams_final(event) {
        return;
    }
    let rule = &interstate_teams::interstate_teams_rules().eligibility;
    let desk = ChampionshipAwards { case, problems: &mut Vec::new() };
    for (entry, own) in event.entries.iter().enumerate() {
        for (player, known) in own.players.iter().enumerate() {
            let played = desk.played(entry, player);
            let here =
                if event.stage() == Stage::Repechage { played.repechage } else { played.finals };
            if here.unwrap_or_default() == 0 {
                continue;
            }
            let before = (event.stage() != Stage::Repechage).then_some(played.repechage).flatten();
            let why = if played.matches < rule.matches {
                let (had, least) = (played.matches, rule.matches);
                too_few(had, least, MATCHES)
            } else if before.is_some_and(|stanzas| stanzas < rule.repechage) {
                phrase!("no stanza of the Repechage Final that the team played")
            } else {
                continue;
            };
            let (player, label) = (known.name.clone(), own.label.clone());
            let wrong =
                problems::PlayerNotEligible { player, label, why, clause: rule.clause.clone() };
            problems.push(event.problem(wrong, known.at));
        }
    }
}
