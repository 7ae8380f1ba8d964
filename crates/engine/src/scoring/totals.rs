//! Totals from the sheet `Results`: all sessions or the best of them add up; a maximum makes a
//! percentage; adjustments are added.

use std::collections::BTreeSet;

use crate::problems::MissingCell;
use model::form::{Key, ResultColumn};
use model::problem::{Problem, ProblemDetail};
use model::{
    Adjustment, AdjustmentAmountKind, Cell, CellAddress, EntryStatus, Event, Exact, ResultsRow,
    StableSort, Unit, natural_cmp,
};

use super::missing_sessions::report_missing_sessions;
use super::penalties;
use super::problems;
use super::score::{
    AppliedAdjustment, ContestantScore, HandicapScoreKind, ScoreTally, SessionScore, Totals,
    mark_best_sessions, total_score,
};
use super::sibling_results::{CarriedScores, ResultsFromOtherEvents};
use super::travellers::position_in_sorted_names;

/// Adds up the results of an event.
pub(super) fn add_up_results(
    event: &Event,
    which: HandicapScoreKind,
    siblings: &ResultsFromOtherEvents,
    problems: &mut Vec<Problem>,
) -> Totals {
    let sessions = sessions_of(event);
    let of_maximum = event.results.iter().any(|result| result.max.is_some());
    let unit = if of_maximum { Unit::Percent } else { event.score_unit() };
    let mut refused = event.refused.clone();
    let mut parts: Vec<Vec<SessionScore>> = vec![Vec::new(); event.entries.len()];
    for result in &event.results {
        let Some(score) = chosen(result, which, event.is_handicapped()) else {
            continue;
        };
        match part_of(event, result, score, of_maximum, &sessions) {
            Ok(part) => parts[result.entry].extend(part),
            Err((trouble, at)) => {
                problems.push(event.problem(trouble, at));
                refused.insert(result.entry);
            }
        }
    }
    let scores = parts.iter().enumerate().flat_map(|(entry, parts)| {
        parts.iter().map(move |part| (entry, part.session, part.score.at))
    });
    let is_refused = |entry: usize| refused.contains(&entry);
    report_missing_sessions(event, scores, &sessions, is_refused, problems);
    let tally = ScoreTally { unit, of_maximum, parts, sessions, there: Vec::new() };
    let mut totals = add_up_tally(event, tally, siblings, problems);
    totals.refused = refused;
    totals
}

/// The score of a result that ranks.
fn chosen(result: &ResultsRow, which: HandicapScoreKind, handicap: bool) -> Option<Cell<Exact>> {
    match which {
        HandicapScoreKind::Ranked if handicap => result.handicap.or(result.score),
        _ => result.score,
    }
}

/// Adds carried scores, chooses the sessions that count, and adds up with adjustments.
pub(super) fn add_up_tally(
    event: &Event,
    tally: ScoreTally,
    siblings: &ResultsFromOtherEvents,
    problems: &mut Vec<Problem>,
) -> Totals {
    let ScoreTally { unit, of_maximum, mut parts, mut sessions, there } = tally;
    let everybody = |entry: usize| there.get(entry) == Some(&true);
    let best_of =
        event.answer_whole_number(Key::BestOf).map(|best| best as usize).filter(|best| *best > 0);
    let adjustments = adjustments_of(event, unit, of_maximum, siblings, problems);
    let fitting = siblings.carried.as_ref().filter(|carried| {
        if carried.unit != unit {
            let trouble = problems::AdjustmentKind { kind: carried.unit.word(), unit: unit.word() };
            problems.push(event.problem(trouble, Key::CarryOverFrom));
        }
        carried.unit == unit
    });
    let brought = fitting.map(|carried| carry(event, carried, of_maximum, &mut sessions));
    let mut of_entry = Vec::with_capacity(parts.len());
    for (entry, mut parts) in parts.iter_mut().map(std::mem::take).enumerate() {
        let there = everybody(entry) && event.entries[entry].status != EntryStatus::Withdrawn;
        if parts.is_empty() && !there {
            of_entry.push(None);
            continue;
        }
        parts.arrange_by_key(|part| part.session);
        mark_best_sessions(&mut parts, best_of);
        parts.extend(brought.as_ref().and_then(|brought| brought[entry].clone()));
        let own = adjustments.iter().filter(|(known, _)| *known == entry);
        let own: Vec<AppliedAdjustment> = own.map(|(_, adjusted)| adjusted.clone()).collect();
        of_entry.push(Some(ContestantScore {
            total: total_score(&parts, &own, of_maximum),
            unadjusted: total_score(&parts, &[], of_maximum),
            parts,
            adjustments: own,
            brought: fitting.and_then(|carried| carried.basis.get(entry).cloned().flatten()),
        }));
    }
    let carried = brought.map(|_| sessions.len() - 1);
    Totals { unit, sessions, best_of, of_entry, refused: BTreeSet::new(), carried, averaged: false }
}

/// Adds each entry's carried score as a part of its own.
fn carry(
    event: &Event,
    carried: &CarriedScores,
    of_maximum: bool,
    sessions: &mut Vec<String>,
) -> Vec<Option<SessionScore>> {
    let session = sessions.len();
    sessions.push(carried.title.clone());
    let part = |(entry, score): (usize, &Option<(Exact, Option<Exact>)>)| {
        let (value, most) = (*score)?;
        let at = event.entries[entry].at;
        Some(SessionScore {
            session,
            score: Cell::new(value, at),
            max: most.filter(|_| of_maximum).map(|most| Cell::new(most, at)),
            counts: true,
        })
    };
    carried.of_entry.iter().enumerate().map(part).collect()
}

/// The names of the sessions, in order.
fn sessions_of(event: &Event) -> Vec<String> {
    let names = event.results.iter().map(|result| result.session.as_deref().unwrap_or_default());
    let mut names: Vec<String> = names.map(str::to_string).collect();
    names.arrange_by(|a, b| natural_cmp(a, b));
    names.dedup();
    names
}

/// A result as a session's score, or why and where it is invalid.
fn part_of(
    event: &Event,
    result: &ResultsRow,
    score: Cell<Exact>,
    of_maximum: bool,
    sessions: &[String],
) -> std::result::Result<Option<SessionScore>, (ProblemDetail, CellAddress)> {
    match result.max {
        None if of_maximum => {
            let columns = event.headings.results.as_ref();
            let column = columns.and_then(|columns| columns.sheet_column(ResultColumn::MaxScore));
            let at = CellAddress { column: column.unwrap_or(result.at.column), ..result.at };
            return Err((MissingCell { column: "Max score".to_string() }.into(), at));
        }
        Some(max) if score.value > max.value || max.value <= Exact::ZERO => {
            let (text, max) = (score.value.to_decimal(), max.value.to_decimal());
            return Err((problems::ScoreAboveMax { score: text, max }.into(), score.at));
        }
        _ => {}
    }
    let name = result.session.as_deref().unwrap_or_default();
    let session = position_in_sorted_names(sessions, name);
    Ok(session.map(|session| SessionScore { session, score, max: result.max, counts: true }))
}

/// The adjustments to add, each with its entry.
fn adjustments_of(
    event: &Event,
    unit: Unit,
    of_maximum: bool,
    siblings: &ResultsFromOtherEvents,
    problems: &mut Vec<Problem>,
) -> Vec<(usize, AppliedAdjustment)> {
    let penalties::OffenceEffects { computed: mut usable, mut of_typed } =
        penalties::offence_adjustments(event, unit, siblings, problems);
    let typed = |known: &&Adjustment| {
        !penalties::is_penalty_amount_computed(event, known) && siblings.counts_adjustment(known)
    };
    for adjustment in event.adjustments.iter().filter(typed) {
        match usable_adjustment(adjustment, unit, of_maximum) {
            Ok(found) => usable.extend(found.map(|(entry, adjusted)| {
                (entry, AppliedAdjustment { basis: of_typed.remove(&adjustment.at), ..adjusted })
            })),
            Err(trouble) => problems.push(event.problem(trouble, adjustment.at)),
        }
    }
    usable
}

fn usable_adjustment(
    adjustment: &Adjustment,
    unit: Unit,
    of_maximum: bool,
) -> std::result::Result<Option<(usize, AppliedAdjustment)>, ProblemDetail> {
    let kind = match adjustment.kind {
        AdjustmentAmountKind::Score(kind) => kind,
        AdjustmentAmountKind::OfEvent => unit,
        AdjustmentAmountKind::Warning => return Ok(None),
    };
    let Some(amount) = adjustment.amount else {
        return Err(problems::AdjustmentNotComputed.into());
    };
    let before_percentage = of_maximum && kind != Unit::Percent;
    if kind != unit && !before_percentage {
        return Err(problems::AdjustmentKind { kind: kind.word(), unit: unit.word() }.into());
    }
    Ok(Some((adjustment.entry, AppliedAdjustment { amount, before_percentage, basis: None })))
}
