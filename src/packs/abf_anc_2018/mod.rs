//! Awards of the Australian National Championships: titles and Playoff Qualifying
//! Points, one file a competition.
//!
//! | file | what it rules |
//! |---|---|
//! | `itc`, `itc_checks`, `itc_rows`, `finals` | Interstate Teams (10 to 14) |
//! | `ipc`, `drop_ins` | Interstate Pairs (15, 16) |
//! | `butler` | Australian Butler Pairs, Restricted and Youth (17 to 22) |
//! | `congress` | the Congress (23) |
//! | `titles` | titles and Playoff Qualifying Points by a ranking (22) |
//! | `least_rounds` | how much a partnership must play (21) |
//! | `eligibility` | who may play in which category (3.4, 3.6) |
//! | `contenders` | who takes a place of others (3.7, 20.1) |
//! | `carry_over` | what finalists bring from the stage before (19) |
//! | `without` | why a contestant has no award |
//!
//! The figures stand in `rules/abf/abf-anc-2018.toml`. To add a competition: its
//! word on the form, an arm in [`award`].

mod butler;
mod carry_over;
mod congress;
pub mod contenders;
mod description;
mod drop_ins;
pub mod eligibility;
pub mod figures;
pub mod finals;
mod ipc;
mod itc;
mod itc_checks;
pub mod itc_rows;
mod least_rounds;
pub mod problems;
mod titles;
mod without;

use std::fmt;

use crate::engine::awards::competition::Competition;
use crate::engine::awards::{Awarded, Rankings, without_awards};
use crate::engine::pack::{Case, Pack};
use crate::engine::rules::RuleSet;
use crate::engine::rules::clauses::Clauses;
use crate::engine::rules::scoring::Conventions;
use crate::engine::rules::scoring::Occasion;
use crate::engine::rules::vp_scale::VpRule;
use crate::engine::rules::{self, Source};
use crate::engine::scoring::Scores;
use crate::engine::scoring::itc::too_few;
use crate::model::form::Key;
use crate::model::{Entry, Event};
use crate::problem::Problem;
use figures::Regulations;

/// The regulations of the Australian National Championships.
pub struct AbfAnc2018;

impl Pack for AbfAnc2018 {
    fn source(&self) -> &'static Source {
        &rules::abf().source
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::print(rules::abf(), out)
    }

    fn clauses(&self) -> Option<&'static Clauses> {
        Some(rules::abf_clauses())
    }

    fn conventions(&self) -> Option<&'static Conventions> {
        Some(&rules::abf().scoring)
    }

    fn vp_scales(&self) -> &'static [VpRule] {
        &rules::abf().vp_scales
    }

    fn asks_for_members(&self) -> bool {
        true
    }

    fn check(&self, case: &Case<'_>, problems: &mut Vec<Problem>) {
        let Case { event, scores, rankings, competition } = *case;
        check(rules::abf(), event, scores, rankings, competition, problems);
    }

    fn award(&self, case: &Case<'_>, problems: &mut Vec<Problem>) -> Awarded {
        let Case { event, scores, rankings, competition } = *case;
        award(rules::abf(), event, scores, rankings, competition, problems)
    }
}

/// Whether an event carries scores by one of these rules, and not in full.
pub fn carries(event: &Event) -> bool {
    let of_abf = matches!(RuleSet::of(event), Some(RuleSet::Abf(_)));
    of_abf && matches!(event.text(Key::CarryOver), Some("abf 19.1" | "abf 19.2"))
}

pub use carry_over::carried;

/// What the rules of a competition are asked about an event.
#[derive(Clone, Copy)]
struct Dossier<'a> {
    regulations: &'static Regulations,
    event: &'a Event,
    scores: &'a Scores,
    rankings: Rankings<'a>,
    competition: &'a Competition,
}

/// The awards of an event that is over. One whose competition cannot be told gets
/// none (1.1).
pub fn award(
    regulations: &'static Regulations,
    event: &Event,
    scores: &Scores,
    rankings: Rankings<'_>,
    competition: &Competition,
    problems: &mut Vec<Problem>,
) -> Awarded {
    let dossier = Dossier { regulations, event, scores, rankings, competition };
    let mut awarded = match figures::Competition::of(event) {
        Some(figures::Competition::Teams) => itc::award(&dossier, problems),
        Some(figures::Competition::Pairs) => ipc::award(&dossier, problems),
        Some(figures::Competition::Congress) => congress::award(&dossier, problems),
        Some(_) => butler::award(&dossier, problems),
        None => without_competition(regulations, event, problems),
    };
    without::say(&dossier, &mut awarded);
    awarded
}

/// Tells what an event of the championships departs from, whether it is over or not.
pub fn check(
    regulations: &'static Regulations,
    event: &Event,
    scores: &Scores,
    rankings: Rankings<'_>,
    competition: &Competition,
    problems: &mut Vec<Problem>,
) {
    let dossier = Dossier { regulations, event, scores, rankings, competition };
    eligibility::check(regulations, event, problems);
    tell_withdrawals(event, scores, problems);
    tell_datum_weight(regulations, event, problems);
    if !figures::itc::is_qualifying(event) {
        tell_few_compared(event, problems);
    }
    if figures::Competition::of(event) == Some(figures::Competition::Pairs) {
        drop_ins::check(&dossier, problems);
    }
    if figures::Competition::of(event) == Some(figures::Competition::Teams) {
        itc_checks::check(event, problems);
        itc::check_players(&dossier, problems);
    }
}

/// Matches of which fewer than half of the boards were compared, where the regulations
/// leave to another document what they are worth (7.7).
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

/// How often the own scores of an event count in its datum, where the return says something
/// else than the regulations (17.9): they go by the return.
fn tell_datum_weight(
    regulations: &'static Regulations,
    event: &Event,
    problems: &mut Vec<Problem>,
) {
    if event.boards.is_empty() || event.unanswered(Key::DatumWith) {
        return;
    }
    let occasion = Occasion::of(event);
    let rule = regulations.butler.datum_weight.iter().find(|rule| rule.events.fits(occasion));
    let typed = event.whole(Key::DatumWeight).unwrap_or(1);
    let Some(rule) = rule.filter(|rule| rule.weight != typed) else { return };
    let (weight, clause) = (rule.weight, rule.clause.clone());
    let wrong = problems::DatumWeight { typed, weight, clause };
    problems.push(event.problem(wrong, Key::DatumWeight));
}

/// Withdrawals inside a stage of the Butler Pairs go by another document (20.2); those
/// at its end are replaced in the next one (20.1).
fn tell_withdrawals(event: &Event, scores: &Scores, problems: &mut Vec<Problem>) {
    let butler = matches!(
        figures::Competition::of(event),
        Some(
            figures::Competition::Butler
                | figures::Competition::RestrictedButler
                | figures::Competition::YouthButler
        )
    );
    let all = event.whole(Key::Rounds).or(event.whole(Key::Sessions)).map(|all| all as usize);
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
) -> Awarded {
    let clause = &regulations.competitions.clause;
    let known = figures::Competition::words().join(", ");
    let trouble = problems::CompetitionUnknown { known, clause: clause.clone() };
    problems.push(event.problem(trouble, Key::Competition));
    let mut awarded = without_awards("it is not said which competition this is");
    awarded.ground.cite(clause);
    awarded
}
