//! Awards of the Australian National Championships, by the Supplementary Regulations of the Australian
//! Bridge Federation for 2018: titles and Playoff Qualifying Points (PQP), one file per competition.
//! palmares also draws, scores, breaks ties and computes penalties and carry-over; rules that other
//! events share are in `engine`.
//!
//! Example (22.3, 22.4): in the Seniors final the first six eligible pairs get 35, 30, 25, 15, 10 and 5
//! PQP; two pairs with equal scores in places 2 and 3 get (30 + 25) / 2 = 27 1/2 each.
//!
//! | file | subject |
//! |---|---|
//! | `book` | what the engine asks about an event before scoring it |
//! | `itc`, `itc_checks`, `itc_rows`, `finals` | Interstate Teams (10 to 14) |
//! | `itc_draw`, `itc_forfeits` | draws (10.3 to 10.6), matches without a result (7.7, 10.10) |
//! | `ipc`, `drop_ins` | Interstate Pairs (15, 16) |
//! | `butler` | Australian Butler Pairs, Restricted and Youth (17 to 22) |
//! | `congress` | the Congress (23) |
//! | `titles` | titles and Playoff Qualifying Points by a ranking (22) |
//! | `least_rounds` | the minimum that a partnership must play (21) |
//! | `eligibility` | who may play in which category (3.4, 3.6) |
//! | `contenders` | who takes a place (3.7, 20.1) |
//! | `carry_over` | what finalists carry from the stage before (19) |
//! | `without_award` | why a contestant has no award |
//!
//! The figures are in `abf-anc-2018.toml` and `itc.toml`. To add a competition, add its word to
//! the form and an arm to `award_event`.

mod book;
mod butler;
mod carry_over;
mod congress;
mod contenders;
mod description;
mod drop_ins;
mod eligibility;
pub mod figures;
mod finals;
mod ipc;
mod itc;
mod itc_checks;
mod itc_draw;
mod itc_forfeits;
mod itc_rows;
mod least_rounds;
mod problems;
mod titles;
mod without_award;

use std::fmt;

use toml::Table;

use engine::awards::competition::CompetitionStages;
use engine::awards::{AwardRankings, EventAwards, no_awards_because};
use engine::draw::DrawOutcome;
use engine::pack::{AwardContext, Pack};
use engine::rules::RuleBookSource;
use engine::rules::clauses::ClauseList;
use engine::rules::rule_book_facts::scoring_properties_of_event;
use engine::scoring::Scores;
use engine::scoring::{CarriedScores, MatchRounds};
use figures::AbfRegulations;
use figures::interstate_teams as teams;
use itc_forfeits::boards_if_too_few_compared;
use model::form::Key;
use model::problem::{Problem, ProblemDeclaration};
use model::{Entry, Event};

/// The regulations of the Australian National Championships.
pub(crate) struct AbfAnc2018;

impl Pack for AbfAnc2018 {
    fn source(&self) -> &'static RuleBookSource {
        &figures::abf_regulations().source
    }

    fn figures(&self) -> Option<Table> {
        include_str!("abf-anc-2018.toml").parse().ok()
    }

    fn problem_declarations(&self) -> &'static [&'static ProblemDeclaration] {
        problems::LIST
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::describe_rule_book(figures::abf_regulations(), out)
    }

    fn clauses(&self) -> Option<&'static ClauseList> {
        Some(figures::clauses())
    }

    fn uses_member_register(&self) -> bool {
        true
    }

    fn complete_before_scoring(
        &self,
        event: &mut Event,
        competition: &CompetitionStages,
        problems: &mut Vec<Problem>,
    ) -> Option<CarriedScores> {
        let mut carried = None;
        if teams::is_interstate_teams_final(event) {
            finals::keep_finalists(event, competition, problems);
            carried = finals::finals_carry_over(event, competition, problems);
        }
        itc_rows::remove_invalid_rows(event, problems);
        if book::has_butler_carry_over(event) {
            carried = carry_over::butler_carry_over(
                figures::abf_regulations(),
                event,
                competition,
                problems,
            );
        }
        carried
    }

    fn draw_match_round(
        &self,
        event: &Event,
        scores: &Scores,
        course: &MatchRounds,
        round: usize,
    ) -> Option<DrawOutcome> {
        itc_draw::draw_interstate_teams_round(event, scores, course, round)
    }

    fn takes_up_place(&self, event: &Event, scores: &Scores, entry: usize) -> bool {
        contenders::takes_up_place(event, scores, entry)
    }

    fn check_event(&self, case: &AwardContext<'_>, problems: &mut Vec<Problem>) {
        let AwardContext { event, scores, rankings, competition } = *case;
        report_deviations(
            figures::abf_regulations(),
            event,
            scores,
            rankings,
            competition,
            problems,
        );
    }

    fn award(&self, case: &AwardContext<'_>, problems: &mut Vec<Problem>) -> EventAwards {
        let AwardContext { event, scores, rankings, competition } = *case;
        award_event(figures::abf_regulations(), event, scores, rankings, competition, problems)
    }
}

/// The input of a competition's rules.
#[derive(Clone, Copy)]
struct AwardCase<'a> {
    regulations: &'static AbfRegulations,
    event: &'a Event,
    scores: &'a Scores,
    rankings: AwardRankings<'a>,
    competition: &'a CompetitionStages,
}

/// The awards of a finished event; none if its competition is unknown (1.1).
pub(crate) fn award_event(
    regulations: &'static AbfRegulations,
    event: &Event,
    scores: &Scores,
    rankings: AwardRankings<'_>,
    competition: &CompetitionStages,
    problems: &mut Vec<Problem>,
) -> EventAwards {
    let case = AwardCase { regulations, event, scores, rankings, competition };
    let mut awarded = match figures::AbfCompetition::from_event(event) {
        Some(figures::AbfCompetition::Teams) => itc::award_interstate_teams(&case, problems),
        Some(figures::AbfCompetition::Pairs) => ipc::award_interstate_pairs(&case, problems),
        Some(figures::AbfCompetition::Congress) => congress::award_congress(&case, problems),
        Some(_) => butler::award_butler_pairs(&case, problems),
        None => without_competition(regulations, event, problems),
    };
    without_award::explain_missing_awards(&case, &mut awarded);
    awarded
}

/// Reports deviations from the regulations, in a finished or running event.
pub(crate) fn report_deviations(
    regulations: &'static AbfRegulations,
    event: &Event,
    scores: &Scores,
    rankings: AwardRankings<'_>,
    competition: &CompetitionStages,
    problems: &mut Vec<Problem>,
) {
    let case = AwardCase { regulations, event, scores, rankings, competition };
    eligibility::report_ineligible_players(regulations, event, problems);
    tell_withdrawals(event, scores, problems);
    tell_datum_weight(regulations, event, problems);
    if !figures::interstate_teams::is_interstate_teams_qualifying(event) {
        tell_few_compared(event, problems);
    }
    let competition = figures::AbfCompetition::from_event(event);
    if competition.is_some() {
        drop_ins::report_barred_from_dropping_in(&case, problems);
    }
    if competition.is_some_and(figures::AbfCompetition::is_butler) {
        butler::report_non_contending_pairs(&case, problems);
    }
    if figures::AbfCompetition::from_event(event) == Some(figures::AbfCompetition::Teams) {
        itc_checks::check_against_printed_draws(event, problems);
        itc::report_ineligible_finalists(&case, problems);
    }
}

/// Reports matches with fewer than half of the boards compared, if another document says what
/// they are worth (7.7).
fn tell_few_compared(event: &Event, problems: &mut Vec<Problem>) {
    for row in event.matches.iter().filter(|row| row.note.is_none()) {
        let Some((compared, boards)) = boards_if_too_few_compared(event, row) else { continue };
        let labels: Vec<&str> =
            row.sides().map(|side| event.entries[side].label.as_str()).collect();
        let wrong = problems::FewCompared {
            sides: labels.join(" against "),
            compared: compared.to_decimal(),
            boards: boards.to_decimal(),
            clause: figures::interstate_teams::interstate_teams_rules()
                .forfeit
                .unplayable_clause
                .clone(),
        };
        let at = row.compared.map_or(row.at, |cell| cell.at);
        problems.push(event.problem(wrong, at));
    }
}

/// Reports a weight of own scores in the datum that differs from the regulations (17.9). The
/// return decides.
fn tell_datum_weight(
    regulations: &'static AbfRegulations,
    event: &Event,
    problems: &mut Vec<Problem>,
) {
    if event.boards.is_empty() || event.is_key_unanswered(Key::DatumWith) {
        return;
    }
    let asked = scoring_properties_of_event(event);
    let rule = regulations.butler.datum_weight.iter().find(|rule| rule.events.fits(asked));
    let typed = event.answer_whole_number(Key::DatumWeight).unwrap_or(1);
    let Some(rule) = rule.filter(|rule| rule.weight != typed) else { return };
    let (weight, clause) = (rule.weight, rule.clause.clone());
    let wrong = problems::DatumWeight { typed, weight, clause };
    problems.push(event.problem(wrong, Key::DatumWeight));
}

/// Reports withdrawals during a stage of the Butler Pairs, which another document covers (20.2).
/// Pairs that withdraw at its end are replaced in the next stage (20.1).
fn tell_withdrawals(event: &Event, scores: &Scores, problems: &mut Vec<Problem>) {
    let butler =
        figures::AbfCompetition::from_event(event).is_some_and(figures::AbfCompetition::is_butler);
    let all = event
        .answer_whole_number(Key::Rounds)
        .or(event.answer_whole_number(Key::Sessions))
        .map(|all| all as usize);
    let inside = |(index, entry): &(usize, &Entry)| {
        let after =
            entry.round_in_status().unwrap_or(scores.sessions_or_matches_played(*index) as usize);
        entry.withdrew() && all.is_none_or(|all| after < all)
    };
    let left: Vec<&str> = event
        .entries
        .iter()
        .enumerate()
        .filter(|one| butler && inside(one))
        .map(|(_, entry)| entry.label.as_str())
        .collect();
    if !left.is_empty() {
        let (labels, clause) = (left.join(", "), "20.2".to_string());
        let wrong = problems::WithdrawalElsewhere { labels, clause };
        problems.push(event.problem(wrong, event.at));
    }
}

fn without_competition(
    regulations: &'static AbfRegulations,
    event: &Event,
    problems: &mut Vec<Problem>,
) -> EventAwards {
    let clause = &regulations.competitions.clause;
    let known = figures::AbfCompetition::words().join(", ");
    let trouble = problems::CompetitionUnknown { known, clause: clause.clone() };
    problems.push(event.problem(trouble, Key::Competition));
    let mut awarded = no_awards_because("the competition is not named");
    awarded.ground.cite(clause);
    awarded
}
