//! 2.7.3, 4.11: awards for a series of games, or by the places of its final.
//!
//! Each game is a separate event with its own awards. [`engine::awards::series`] ranks
//! the ladder.

use crate::wbu_2003::figures::LadderAwardRules;
use engine::awards::competition::StageFacts;
use engine::awards::{EventAwards, form_key_name};
use engine::scoring::boards_per_contestant;
use engine::standings::RankingList;
use model::form::Key;
use model::{Basis, Exact};

use super::award_case::{AwardCase, no_awards_by_clause};
use super::base_status;
use super::problems;
use super::product::AwardFactors;
use super::scale::AwardScale;
use super::status::{self, EventStatus, StatusChange};
use super::{eligibility, places, sections};

/// Awards a ladder or its final; `None` for any other event.
pub(super) fn award_ladder(case: &AwardCase<'_>) -> Option<EventAwards> {
    if case.facts.is_ladder() {
        return Some(of_series(case).unwrap_or_else(|awarded| awarded));
    }
    let ladder = case.competition.ladder_of_final(case.facts)?;
    let counts = results_of(case, ladder).is_none_or(|results| results >= least(case));
    // 2.7.4: a final after fewer results is a basic event.
    counts.then(|| of_final(case, ladder).unwrap_or_else(|awarded| awarded))
}

/// What decides the awards of a ladder (4.11.5).
struct Series<'a> {
    /// The facts of the ladder itself.
    facts: &'a StageFacts,
    /// Results that count for each contestant.
    results: u32,
    /// Games available, if known.
    games: Option<(u32, &'static str)>,
    /// The average number of full tables of a game, and its clause.
    average: (Exact, &'static str),
    /// Whether there is a final.
    last: bool,
}

/// A ladder by its own ranking.
fn of_series(case: &AwardCase<'_>) -> Result<EventAwards, EventAwards> {
    let own = case.facts;
    let rules = &case.handbook.ladders.last;
    // A final after fewer games is a separate event (2.7.4).
    let least = case.handbook.ladders.least_results;
    let enough = results_of(case, own).is_none_or(|results| results >= least);
    if let Some(last) = case.competition.final_of_ladder(own).filter(|_| enough) {
        let (other, clause) = (last.title_with_return(), rules.clause.clone());
        case.report_at_key(problems::LadderFinalAwarded { other, clause }, Key::LadderFinal);
        let why = format!("the awards go by the places of the final, {}", last.title_with_return());
        return Err(no_awards_by_clause(&why, Some(&rules.clause)));
    }
    if own.ladder.has_final && case.event.results.is_empty() {
        let clause = rules.clause.clone();
        case.report_at_key(problems::LadderAwaitsFinal { clause }, Key::LadderFinal);
        return Err(no_awards_by_clause("the awards wait for the final", Some(&rules.clause)));
    }
    let series = series(case, own)?;
    let mut ground = Basis::new();
    let lists = eligibility::rankings_without_handicap(case, &mut ground)?;
    // 2.3.2 counts the boards of a stage; a ladder has none.
    let boards = boards_per_contestant(case.event).unwrap_or(0);
    let status = series.status(case, base_status::event_base_status(case))?;
    series.award(case, lists, boards, &status, ground)
}

/// A ladder by the places of its final, which must itself bring points.
fn of_final(case: &AwardCase<'_>, ladder: &StageFacts) -> Result<EventAwards, EventAwards> {
    let eligible = eligibility::check_eligibility(case)?;
    let series = series(case, ladder)?;
    let mut base = base_status::event_base_status(case);
    if case.event.is_key_unanswered(Key::Status) {
        base.status = ladder.status;
    }
    let status = series.status(case, base)?;
    let mut ground = eligible.ground;
    let step = format!("final of the ladder {}, whatever its own size", ladder.title_with_return());
    ground.add_cited_step(&case.handbook.ladders.last.clause, &step);
    series.award(case, eligible.lists, eligible.boards, &status, ground)
}

fn least(case: &AwardCase<'_>) -> u32 {
    case.handbook.ladders.least_results
}

/// Results that count for each contestant: as typed, else all.
fn results_of(case: &AwardCase<'_>, ladder: &StageFacts) -> Option<u32> {
    let sessions = case.facts.is_ladder().then_some(case.scores.sessions.len() as u32);
    ladder
        .ladder
        .results_counted
        .or(sessions.filter(|sessions| *sessions > 1))
        .or(games_of(case, ladder).map(|(games, _)| games))
}

/// Games available, typed or else found, and which of the two.
fn games_of(case: &AwardCase<'_>, ladder: &StageFacts) -> Option<(u32, &'static str)> {
    let found = case.competition.ladder_games(ladder).count() as u32;
    let typed = ladder.ladder.games_available.map(|games| (games, "as given"));
    let sessions =
        (ladder.size.sessions > 1).then_some((ladder.size.sessions, "sessions as given"));
    typed.or((found > 0).then_some((found, "as counted"))).or(sessions)
}

/// Average full tables of the games that were found.
fn counted_average(case: &AwardCase<'_>, ladder: &StageFacts) -> Option<Exact> {
    let full: Vec<Exact> = case
        .competition
        .ladder_games(ladder)
        .map(|game| Exact::whole(game.size.tables.floor()))
        .collect();
    let games = Exact::whole(full.len() as i128);
    full.into_iter().sum::<Exact>().checked_div(games)
}

/// What decides a ladder's awards; the error says why it has none.
fn series<'a>(case: &AwardCase<'_>, ladder: &'a StageFacts) -> Result<Series<'a>, EventAwards> {
    let rules = &case.handbook.ladders;
    let Some(results) = results_of(case, ladder) else {
        let clause = rules.results_clause.clone();
        case.report_at_key(problems::LadderResultsUnknown { clause }, Key::ResultsCounted);
        return Err(no_awards_by_clause(
            "how many results count is not known",
            Some(&rules.results_clause),
        ));
    };
    if results < rules.least_results {
        let (least, clause) = (rules.least_results, rules.results_clause.clone());
        case.report_at_key(
            problems::LadderFewResults { results, least, clause },
            Key::ResultsCounted,
        );
        let why = format!("{results} results count, but {least} must");
        return Err(no_awards_by_clause(&why, Some(&rules.results_clause)));
    }
    let counted = counted_average(case, ladder);
    let average = match (ladder.ladder.average_tables, counted) {
        (Some(typed), _) => (typed, "as given"),
        (None, Some(counted)) => (counted, "as counted"),
        (None, None) => {
            let clause = rules.decides_clause.clone();
            case.report_at_key(problems::LadderSizeUnknown { clause }, Key::AverageTables);
            let why = "the average number of tables is not known";
            return Err(no_awards_by_clause(why, Some(&rules.decides_clause)));
        }
    };
    tell_disagreement(case, ladder, counted);
    Ok(Series {
        facts: ladder,
        results,
        games: games_of(case, ladder),
        average,
        last: ladder.ladder.has_final || !case.facts.is_ladder(),
    })
}

/// Reports typed figures that contradict the games, if that changes an award. Fewer games than
/// typed is no contradiction: some may not have been sent in.
fn tell_disagreement(case: &AwardCase<'_>, ladder: &StageFacts, average: Option<Exact>) {
    let rules = &case.handbook.ladders;
    let found = case.competition.ladder_games(ladder).count() as u32;
    let typed = ladder.ladder.games_available.filter(|typed| found > *typed);
    if let Some(typed) = typed {
        let (typed, counted) = (typed.to_string(), found.to_string());
        let what = form_key_name(Key::GamesAvailable);
        case.report_at_key(problems::LadderDisagrees { what, typed, counted }, Key::GamesAvailable);
    }
    let complete = ladder.ladder.games_available.is_none_or(|games| found >= games);
    let size = |tables: Exact| rules.size_class_for_tables(tables.floor()).map(|size| size.from);
    if let (Some(typed), Some(counted)) = (ladder.ladder.average_tables, average)
        && complete
        && size(typed) != size(counted)
    {
        let (typed, counted) = (typed.to_decimal(), counted.to_decimal());
        let what = form_key_name(Key::AverageTables);
        case.report_at_key(problems::LadderDisagrees { what, typed, counted }, Key::AverageTables);
    }
}

impl Series<'_> {
    /// The status, raised by 4.11.8 and 4.11.9.
    fn status(
        &self,
        case: &AwardCase<'_>,
        mut base: status::BaseStatus,
    ) -> Result<EventStatus, EventAwards> {
        let rules = &case.handbook.ladders;
        let many = &rules.many_games;
        if let Some((games, how)) = self.games.filter(|(games, _)| *games >= many.games) {
            let reason = format!("{games} games available {how}, {} or more", many.games);
            base = base.with_change(StatusChange {
                levels: many.levels,
                clause: &many.clause,
                reason,
            });
        }
        if self.last {
            let last = &rules.last;
            let reason = "the ladder has a final".to_string();
            base = base.with_change(StatusChange {
                levels: last.levels,
                clause: &last.clause,
                reason,
            });
        }
        sections::status_of_section(case, base.into_event_status(case))
    }

    /// Whether both rises count.
    fn raised_twice(&self, rules: &LadderAwardRules) -> bool {
        self.last && self.games.is_some_and(|(games, _)| games >= rules.many_games.games)
    }

    /// The awards of 4.11.6 for the places of `lists`.
    fn award(
        &self,
        case: &AwardCase<'_>,
        lists: &[RankingList],
        boards: u32,
        status: &EventStatus,
        mut ground: Basis,
    ) -> Result<EventAwards, EventAwards> {
        let team_factor = eligibility::large_team_factor(case)?;
        let rules = &case.handbook.ladders;
        self.explain(case, &mut ground);
        status.explain_changes(case, &mut ground);
        if self.raised_twice(rules) {
            ground.cite(&rules.last.both_clause);
        }
        let factors = AwardFactors { status: status.factor, team: team_factor.0 };
        let Some(scale) = self.scale(case, factors) else {
            return Err(no_awards_by_clause(
                "the handbook has no ladder of this kind",
                Some(&rules.clause),
            ));
        };
        let size = rules
            .size_class_for_tables(self.average.0.floor())
            .map_or("", |size| size.title.as_str());
        let kind = rules.step_for_kind(self.facts.kind).map_or("", |step| step.title.as_str());
        ground.cite(&rules.clause).cite(&rules.status_clause);
        ground.add_step(format!(
            "{size} full tables, ladder of {kind}, {}: {}",
            status.title,
            scale.in_words(None)
        ));
        let (factor, clause) = team_factor;
        if factor != Exact::whole(1) {
            ground.add_cited_step(clause, format!("awards x {factor} for teams of this size"));
        }
        let mut awarded = EventAwards::default();
        for list in lists {
            let awards = places::award_places(case, &scale, list, ground.clone(), boards);
            awarded.add_list_awards(list, &ground, awards);
        }
        Ok(awarded)
    }

    /// The scale, by kind of contestant and size of games.
    fn scale(&self, case: &AwardCase<'_>, factors: AwardFactors) -> Option<AwardScale> {
        let handbook = case.handbook;
        let rules = &handbook.ladders;
        let kind = self.facts.kind;
        let (size, step) =
            (rules.size_class_for_tables(self.average.0.floor())?, rules.step_for_kind(kind)?);
        let winners = case.event.ranking_list_count();
        let ladder = handbook.step_scale(kind, winners).or_else(|| handbook.step_scale(kind, 1))?;
        let awards = size.award_count(kind);
        Some(AwardScale::with_unit_steps(handbook, awards, step.step, factors, ladder.tie_minimum))
    }

    /// Explains what decides the awards.
    fn explain(&self, case: &AwardCase<'_>, ground: &mut Basis) {
        let rules = &case.handbook.ladders;
        ground.cite(&rules.series_clause).cite(&rules.decides_clause);
        if case.scores.averaged {
            ground.add_cited_step(&rules.order_clause, "Ranked by the average of the games");
            ground.cite(&rules.ranked_clause);
        }
        let (results, least) = (self.results, rules.least_results);
        let step = format!("{results} results count, at least {least} must");
        ground.add_cited_step(&rules.results_clause, &step);
        let (average, how) = self.average;
        ground.add_step(format!("{} tables on average {how}", average.to_decimal()));
    }
}
