//! What is odd: never an accusation, a reason to ask.

use std::borrow::Cow;

use crate::doubtful::ReturnLookup;
use crate::record::{DuplicateEventKind, ReturnRecord};
use model::Exact;
use model::problem::RenderedProblem;
use model::year_questions::OddKind;

use super::facts::{PlayerPercentage, YearFacts};
use super::rows::OddityQuestion;

/// So many other results show what a player does, and so far from them is odd, in hundredths of a
/// percent: from their mean, and from the nearest of them.
const LEAST_OTHERS: i64 = 8;
const FAR_FROM_MEAN: i64 = 2500;
const FAR_FROM_NEXT: i64 = 1250;

/// Adds what is odd in a return by itself.
pub(super) fn add_return_oddities(record: &ReturnRecord, found: &mut Vec<OddityQuestion>) {
    let row = |kind, event_key: &str, told: (&str, &str), evidence: String| OddityQuestion {
        kind,
        event_key: event_key.to_string(),
        entry: String::new(),
        path: record.path.clone(),
        sheet: told.0.to_string(),
        cell: told.1.to_string(),
        evidence,
    };
    let is_asked = |kind: OddKind| !record.quiet.contains(&kind);
    let key_of = |id: &str| {
        let event = record.events.iter().find(|event| event.identity.id == id);
        event.map(|event| event.key.as_str()).unwrap_or_default()
    };
    for told in &record.problems {
        let kind = match &*told.code {
            "field-average" => OddKind::Average,
            "place-disagrees" => OddKind::Place,
            _ => continue,
        };
        if is_asked(kind) {
            let own =
                row(kind, key_of(&told.event), (&told.sheet, &told.cell), told.message.clone());
            found.push(own);
        }
    }
    for event in record.events.iter().filter(|_| is_asked(OddKind::Copied)) {
        let Some(elsewhere) = event.elsewhere.as_deref() else { continue };
        let is_list =
            matches!(elsewhere.how, DuplicateEventKind::Version | DuplicateEventKind::Again);
        if !is_list || elsewhere.shares.is_empty() {
            continue;
        }
        let at =
            record.problems.iter().find(|told| told.event == event.identity.id && is_of_copy(told));
        let place = at.map_or(("", ""), |told| (&told.sheet, &told.cell));
        let other = match elsewhere.beside {
            true => format!("event {} of this workbook", elsewhere.other),
            false => elsewhere.other.to_string(),
        };
        let evidence = format!("It has the same list as {other}: {}.", elsewhere.shares);
        found.push(row(OddKind::Copied, &event.key, place, evidence));
    }
    for mark in record.odd.iter().filter(|mark| is_asked(mark.kind)) {
        let Some(event) = record.events.get(mark.event as usize) else { continue };
        let own = row(mark.kind, &event.key, (&mark.sheet, &mark.cell), mark.evidence.clone());
        found.push(OddityQuestion { entry: mark.entry.clone(), ..own });
    }
}

fn is_of_copy(told: &RenderedProblem) -> bool {
    matches!(&*told.code, "event-copied" | "event-repeated" | "scores-again")
}

/// Results far above or below what their players have otherwise.
pub(super) fn results_beyond_habit(
    facts: &YearFacts,
    look: ReturnLookup<'_, '_>,
) -> Vec<OddityQuestion> {
    let mut found = Vec::new();
    for form in &facts.forms {
        if form.count <= LEAST_OTHERS {
            continue;
        }
        for (ends, above) in [(form.high, true), (form.low, false)] {
            let [Some(result), Some(next)] = ends else { continue };
            let value = result.value;
            let (others, count) = (form.sum - value, form.count - 1);
            let far = (value * count - others).abs() >= FAR_FROM_MEAN * count;
            if far && (value - next.value).abs() >= FAR_FROM_NEXT {
                found.extend(told(look, result, others, count, above));
            }
        }
    }
    found
}

fn told(
    look: ReturnLookup<'_, '_>,
    result: PlayerPercentage,
    others: i64,
    count: i64,
    above: bool,
) -> Option<OddityQuestion> {
    let record: Cow<'_, ReturnRecord> = look(result.ret)?;
    let event = record.events.get(result.event as usize)?;
    let percent = |hundredths: i64, of: i64| {
        Exact::ratio(hundredths, of * 100).unwrap_or_default().rounded(2).to_decimal()
    };
    let way = if above { "above" } else { "below" };
    Some(OddityQuestion {
        kind: OddKind::Habit,
        event_key: event.key.clone(),
        entry: event.rankings.standings[result.standing as usize].entry.to_string(),
        path: record.path.clone(),
        sheet: String::new(),
        cell: String::new(),
        evidence: format!(
            "{} % is far {way} the {} % that one of its players averages in {count} other events.",
            percent(result.value, 1),
            percent(others, count),
        ),
    })
}
