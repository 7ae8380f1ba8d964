//! Titles of the New Zealand Diplomacy Championship, by the championship's tournament rules of 1999.
//!
//! palmares scores the games by Detour98f, checks the seeding, and awards champion and prize places
//! (B.3), best game with each power (B.4), best team (26), winner of the board games (27). The figures
//! are in `nzdc-1999.toml`; the scoring systems and the team competition are general ones
//! (`engine/scoring/diplomacy/systems.toml`).
//!
//! Example: 110 points for a solo and 27.5 in another round make 137.5; with the most points this
//! player is Champion.

mod description;
pub mod figures;
use std::fmt;

use toml::Table;

use engine::pack::{AwardContext, Pack};
use engine::rules::clauses::ClauseList;
use engine::rules::rule_book_facts::{PublishedDrawRule, RuleBookFacts};
use engine::rules::{RuleBookSource, board_game_rules};
use model::problem::Problem;
use std::sync::{Arc, LazyLock};

use engine::awards::{AwardRankings, EventAwards, no_awards_because};
use engine::scoring::diplomacy::{
    DiplomacyGames, DiplomacyPlayerResult, ScoredDiplomacyGame, diplomacy_game_title,
    diplomacy_systems, is_house_player, ordinal_text,
};
use engine::scoring::{EventCourse, Scores};
use engine::standings::games::DiplomacyGameSortKey;
use engine::standings::{RankingList, Standing};
use figures::{DiplomacyChampionshipRules, diplomacy_championship_rules};
use model::blank_return::BlankReturnAdditions;
use model::diplomacy::Power;
use model::form::Key;
use model::{
    Award, AwardKind, Basis, BasisStep, DecimalsOrFractions, EntryStatus, Event, Exact, Format,
    sum_of_terms_text,
};

/// The New Zealand Diplomacy Championship.
pub(crate) struct Nzdc1999;

impl RuleBookFacts for Nzdc1999 {
    fn default_rounds(&self, event: &Event) -> Option<usize> {
        let rounds = diplomacy_championship_rules().rounds.rounds as usize;
        (event.format() == Some(Format::Diplomacy)).then_some(rounds)
    }

    fn checks_diplomacy_seeding(&self) -> bool {
        true
    }

    fn published_draw_rule(&self, event: &Event) -> Option<PublishedDrawRule> {
        (event.format() == Some(Format::Diplomacy)).then(|| PublishedDrawRule {
            clause: &diplomacy_championship_rules().game_master.clause,
            says: "the director fills a board by a position that the game master plays, or asks players to stand down",
        })
    }

    fn form_additions(&self, _: Format) -> BlankReturnAdditions {
        BlankReturnAdditions { keys: &[Key::IssuingOfficer], ..BlankReturnAdditions::default() }
    }
}

impl Pack for Nzdc1999 {
    fn source(&self) -> &'static RuleBookSource {
        &diplomacy_championship_rules().source
    }

    fn figures(&self) -> Option<Table> {
        include_str!("nzdc-1999.toml").parse().ok()
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::describe_rule_book(diplomacy_championship_rules(), out)
    }

    fn clauses(&self) -> Option<&'static ClauseList> {
        static CLAUSES: LazyLock<ClauseList> =
            LazyLock::new(|| ClauseList::from_embedded(include_str!("clauses.toml")));
        Some(&CLAUSES)
    }

    fn has_certificates_of_titles(&self) -> bool {
        true
    }

    fn award(&self, case: &AwardContext<'_>, _: &mut Vec<Problem>) -> EventAwards {
        award_event(diplomacy_championship_rules(), case.event, case.scores, case.rankings)
    }
}

/// The awards of a finished event.
pub(crate) fn award_event(
    championship: &'static DiplomacyChampionshipRules,
    event: &Event,
    scores: &Scores,
    rankings: AwardRankings<'_>,
) -> EventAwards {
    let mut awarded = EventAwards::default();
    if let Some(diplomacy) = scores.diplomacy_games() {
        let system = &diplomacy.system.title;
        awarded
            .ground
            .add_cited_step(&championship.scoring.clause, format!("games are scored by {system}"));
        for list in rankings.ranked {
            awarded.awards.extend(places(championship, event, scores, list));
        }
        for power in Power::ALL {
            awarded.awards.extend(best_country(championship, event, diplomacy, power));
        }
        return awarded;
    }
    if !matches!(scores.course, EventCourse::Plays(_)) {
        return no_awards_because("the championship awards games of Diplomacy and board games");
    }
    awarded.ground.add_cited_step(
        &board_game_rules().plays.clause,
        "points by place and players, times the weight of the game",
    );
    let winners = rankings.ranked.iter().flat_map(|list| {
        let first = list.standings.iter().take_while(|standing| standing.place == 1);
        first.map(move |standing| (list, standing))
    });
    for (list, standing) in winners {
        let mut basis = Basis::new();
        let title = "Winner of the board games";
        say_placed(&mut basis, &board_game_rules().plays.clause, title, scores, list, standing);
        awarded.awards.extend(to_players(event, standing, AwardKind::Title, title, basis));
    }
    awarded
}

/// Champion and prize places, or the best team if the list ranks teams.
fn places(
    championship: &'static DiplomacyChampionshipRules,
    event: &Event,
    scores: &Scores,
    list: &RankingList,
) -> Vec<Award> {
    let of_teams = list
        .standings
        .first()
        .is_some_and(|standing| event.entries[standing.entry].status == EntryStatus::Team);
    let last = if of_teams { 1 } else { championship.prizes.places };
    let prized = list.standings.iter().take_while(|standing| standing.place <= last);
    let awards = prized.flat_map(|standing| {
        let (kind, what, clause) = match (of_teams, standing.place) {
            (true, _) => {
                let name = event.entries[standing.entry].display_name();
                (AwardKind::Title, format!("Best team, {name}"), &diplomacy_systems().teams.clause)
            }
            (false, 1) => {
                (AwardKind::Title, "Champion".to_string(), &championship.standings.clause)
            }
            (false, place) => (
                AwardKind::Prize,
                format!("{} place", ordinal_text(place as usize)),
                &championship.prizes.clause,
            ),
        };
        let mut basis = Basis::new();
        say_placed(&mut basis, clause, &what, scores, list, standing);
        to_players(event, standing, kind, &what, basis)
    });
    awards.collect()
}

/// `Champion: 137.5 points = 110 + 27.5; place 1 of 28, shared by 2`.
fn say_placed(
    basis: &mut Basis,
    clause: &'static str,
    title: &str,
    scores: &Scores,
    list: &RankingList,
    standing: &Standing,
) {
    let score = scores.of_entry[standing.entry].as_ref();
    let parts: Vec<String> = score
        .map(|score| {
            let taken = score.adjustments.iter().map(|taken| taken.amount.value);
            let parts = score.parts.iter().filter(|part| part.counts);
            let parts: Vec<Exact> = parts.map(|part| part.score.value).chain(taken).collect();
            let notation =
                DecimalsOrFractions::for_numbers(parts.iter().copied().chain([standing.score]));
            parts.into_iter().map(|part| notation.format(part)).collect()
        })
        .unwrap_or_default();
    let points = BasisStep::new(format!("{title}: {} points", standing.score.to_decimal()));
    let points =
        if parts.len() > 1 { points.with_result(sum_of_terms_text(&parts)) } else { points };
    let shared = match standing.tied {
        1 => String::new(),
        tied => format!(", shared by {tied}"),
    };
    let ranked = list.standings.len();
    basis
        .add_cited_step(clause, points)
        .add_step(format!("place {} of {ranked}{shared}", standing.place));
}

fn to_players(
    event: &Event,
    standing: &Standing,
    kind: AwardKind,
    title: &str,
    basis: Basis,
) -> Vec<Award> {
    let basis = Arc::new(basis);
    let award = |player| Award {
        entry: standing.entry,
        player,
        place: standing.place,
        tied: standing.tied,
        kind,
        title: title.into(),
        points: Exact::ZERO,
        basis: Arc::clone(&basis),
        portions: Vec::new(),
    };
    (0..event.entries[standing.entry].players.len()).map(award).collect()
}

/// A game that competes for the title of its power.
struct Candidate<'a> {
    entry: usize,
    scored: &'a ScoredDiplomacyGame,
    played: &'a DiplomacyPlayerResult,
    /// Score first, then the comparison of games (B.4).
    worth: (Exact, DiplomacyGameSortKey),
}

/// The title of a power: its best game; equal games share it.
fn best_country(
    championship: &'static DiplomacyChampionshipRules,
    event: &Event,
    diplomacy: &DiplomacyGames,
    power: Power,
) -> Vec<Award> {
    let candidates: Vec<Candidate<'_>> =
        diplomacy.games.iter().filter_map(|scored| candidate(event, scored, power)).collect();
    let Some(best) = candidates.iter().map(|candidate| &candidate.worth).max() else {
        return Vec::new();
    };
    let winners: Vec<&Candidate<'_>> =
        candidates.iter().filter(|candidate| candidate.worth == *best).collect();
    let second = candidates.iter().filter(|candidate| candidate.worth != *best);
    let second = second.max_by_key(|candidate| &candidate.worth).map(|candidate| {
        let compared = if candidate.played.score == best.0 { ", the lesser game" } else { "" };
        let label = event.entries[candidate.entry].display_name();
        format!("next {label} with {}{compared}", candidate.played.score.to_decimal())
    });
    let mut awards = Vec::new();
    for winner in &winners {
        let (game, kind) = (diplomacy_game_title(&winner.scored.game), winner.played.kind.name());
        let mut basis = Basis::new();
        let name = power.best_game_title();
        let what = format!("{name}: {game}, {kind}");
        if let [first, others @ ..] = &winner.played.told[..] {
            let first = BasisStep::new(format!("{what}, {first}"));
            basis.add_cited_step(&championship.best_country.clause, first);
            for step in others {
                basis.add_step(step.clone());
            }
        }
        if winners.len() > 1 {
            basis.add_step(format!("shared by {}", winners.len()));
        }
        second.iter().for_each(|second| {
            basis.add_step(second);
        });
        let (basis, entry) = (Arc::new(basis), winner.entry);
        awards.extend((0..event.entries[entry].players.len()).map(|player| Award {
            entry,
            player,
            place: 1,
            tied: winners.len() as u32,
            kind: AwardKind::Title,
            title: name.as_str().into(),
            points: Exact::ZERO,
            basis: Arc::clone(&basis),
            portions: Vec::new(),
        }));
    }
    awards
}

/// The game of a board with this power, if its player can win the title.
fn candidate<'a>(
    event: &Event,
    scored: &'a ScoredDiplomacyGame,
    power: Power,
) -> Option<Candidate<'a>> {
    let seat = scored.game.seats.iter().position(|seat| seat.power == power)?;
    let entry = scored.game.seats[seat].entry?;
    let played = scored.played.get(seat)?;
    let known = &event.entries[entry];
    let worth = DiplomacyGameSortKey::from_player_result(played);
    let out = is_house_player(known) || known.is_disqualified() || !worth.is_played_out();
    (!out).then_some(Candidate { entry, scored, played, worth: (played.score, worth) })
}
