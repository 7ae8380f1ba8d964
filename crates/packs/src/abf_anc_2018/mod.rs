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
//! the form and an arm to [`award`].

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

use engine::awards::competition::Competition;
use engine::awards::{EventAwards, Rankings, without_awards};
use engine::draw::DrawOutcome;
use engine::pack::{AwardContext, Pack};
use engine::rules::RuleBookSource;
use engine::rules::book::occasion;
use engine::rules::clauses::Clauses;
use engine::scoring::Scores;
use engine::scoring::{CarriedScores, MatchRounds};
use figures::Regulations;
use figures::itc as teams;
use itc_forfeits::too_few;
use model::form::Key;
use model::problem::{Declaration, Problem};
use model::{Entry, Event};

/// The regulations of the Australian National Championships.
pub struct AbfAnc2018;

impl Pack for AbfAnc2018 {
    fn source(&self) -> &'static RuleBookSource {
        &figures::rules().source
    }

    fn figures(&self) -> Option<Table> {
        include_str!("abf-anc-2018.toml").parse().ok()
    }

    fn problems(&self) -> &'static [&'static Declaration] {
        problems::LIST
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::print(figures::rules(), out)
    }

    fn clauses(&self) -> Option<&'static Clauses> {
        Some(figures::clauses())
    }

    fn asks_for_members(&self) -> bool {
        true
    }

    fn prepare(
        &self,
        event: &mut Event,
        competition: &Competition,
        problems: &mut Vec<Problem>,
    ) -> Option<CarriedScores> {
        let mut carried = None;
        if teams::is_final(event) {
            finals::seat(event, competition, problems);
            carried = finals::carried(event, competition, problems);
        }
        itc_rows::leave_out(event, problems);
        if book::carries_by_rule(event) {
            carried = carry_over::carried(figures::rules(), event, competition, problems);
        }
        carried
    }

    fn draw(
        &self,
        event: &Event,
        scores: &Scores,
        course: &MatchRounds,
        round: usize,
    ) -> Option<DrawOutcome> {
        itc_draw::draw(event, scores, course, round)
    }

    fn takes_place(&self, event: &Event, scores: &Scores, entry: usize) -> bool {
        contenders::takes_place(event, scores, entry)
    }

    fn check(&self, case: &AwardContext<'_>, problems: &mut Vec<Problem>) {
        let AwardContext { event, scores, rankings, competition } = *case;
        check(figures::rules(), event, scores, rankings, competition, problems);
    }

    fn award(&self, case: &AwardContext<'_>, problems: &mut Vec<Problem>) -> EventAwards {
        let AwardContext { event, scores, rankings, competition } = *case;
        award(figures::rules(), event, scores, rankings, competition, problems)
    }
}

/// The input of a competition's rules.
#[derive(Clone, Copy)]
struct AwardCase<'a> {
    regulations: &'static Regulations,
    event: &'a Event,
    scores: &'a Scores,
    rankings: Rankings<'a>,
    competition: &'a Competition,
}

/// The awards of a finished event; none if its competition is unknown (1.1).
pub fn award(
    regulations: &'static Regulations,
    event: &Event,
    scores: &Scores,
    rankings: Rankings<'_>,
    competition: &Competition,
    problems: &mut Vec<Problem>,
) -> EventAwards {
    let case = AwardCase { regulations, event, scores, rankings, competition };
    let mut awarded = match figures::Competition::from_event(event) {
        Some(figures::Competition::Teams) => itc::award(&case, problems),
        Some(figures::Competition::Pairs) => ipc::award(&case, problems),
        Some(figures::Competition::Congress) => congress::award(&case, problems),
        Some(_) => butler::award(&case, problems),
        None => without_competition(regulations, event, problems),
    };
    without_award::explain_missing_awards(&case, &mut awarded);
    awarded
}

/// Reports deviations from the regulations, in a finished or running event.
pub fn check(
    regulations: &'static Regulations,
    event: &Event,
    scores: &Scores,
    rankings: Rankings<'_>,
    competition: &Competition,
    problems: &mut Vec<Problem>,
) {
    let case = AwardCase { regulations, event, scores, rankings, competition };
    eligibility::check(regulations, event, problems);
    tell_withdrawals(event, scores, problems);
    tell_datum_weight(regulations, event, problems);
    if !figures::itc::is_qualifying(event) {
        tell_few_compared(event, problems);
    }
    let competition = figures::Competition::from_event(event);
    if competition.is_some() {
        drop_ins::check(&case, problems);
    }
    if competition.is_some_and(figures::Competition::is_butler) {
        butler::tell_not_contending(&case, problems);
    }
    if figures::Competition::from_event(event) == Some(figures::Competition::Teams) {
        itc_checks::check(event, problems);
        itc::check_players(&case, problems);
    }
}

/// Reports matches with fewer than half of the boards compared, if another document says what
/// they are worth (7.7).
fn tell_few_compared(event: &Event, problems: &mut Vec<Problem>) {
    for row in event.matches.iter().filter(|row| row.note.is_none()) {
        let Some((compared, boards)) = too_few(event, row) else { continue };
        let labels: Vec<&str> =
            row.sides().map(|side| event.entries[side].label.as_str()).collect();
        let wrong = problems::FewCompared {
            sides: labels.join(" against "),
            compared: compared.to_decimal(),
            boards: boards.to_decimal(),
            clause: figures::itc::rules().forfeit.unplayable_clause.clone(),
        };
        let at = row.compared.map_or(row.at, |cell| cell.at);
        problems.push(event.problem(wrong, at));
    }
}

/// Reports a weight of own scores in the datum that differs from the regulations (17.9). The
/// return decides.
fn tell_datum_weight(
    regulations: &'static Regulations,
    event: &Event,
    problems: &mut Vec<Problem>,
) {
    if event.boards.is_empty() || event.is_unanswered(Key::DatumWith) {
        return;
    }
    let asked = occasion(event);
    let rule = regulations.butler.datum_weight.iter().find(|rule| rule.events.fits(asked));
    let typed = event.whole_number(Key::DatumWeight).unwrap_or(1);
    let Some(rule) = rule.filter(|rule| rule.weight != typed) else { return };
    let (weight, clause) = (rule.weight, rule.clause.clone());
    let wrong = problems::DatumWeight { typed, weight, clause };
    problems.push(event.problem(wrong, Key::DatumWeight));
}

/// Reports withdrawals during a stage of the Butler Pairs, which another document covers (20.2).
/// Pairs that withdraw at its end are replaced in the next stage (20.1).
fn tell_withdrawals(event: &Event, scores: &Scores, problems: &mut Vec<Problem>) {
    let butler =
        figures::Competition::from_event(event).is_some_and(figures::Competition::is_butler);
    let all = event
        .whole_number(Key::Rounds)
        .or(event.whole_number(Key::Sessions))
        .map(|all| all as usize);
    let inside = |(index, entry): &(usize, &Entry)| {
        let after = entry.round_in_status().unwrap_or(scores.played(*index) as usize);
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
    regulations: &'static Regulations,
    event: &Event,
    problems: &mut Vec<Problem>,
) -> EventAwards {
    let clause = &regulations.competitions.clause;
    let known = figures::Competition::words().join(", ");
    let trouble = problems::CompetitionUnknown { known, clause: clause.clone() };
    problems.push(event.problem(trouble, Key::Competition));
    let mut awarded = without_awards("the competition is not named");
    awarded.ground.cite(clause);
    awarded
}
