//! The organiser's places compared with the computed ones. A difference is a problem at its cell,
//! and the computed place counts. In one case typed places are used: they tell equal points of a
//! chess event apart if its games are not known.

use crate::rules::rule_book_facts;
use crate::scoring::Scores;
use model::problem::{Problem, ProblemDetail};
use model::{Cell, EntryStatus, Event, Unit};

use super::problems;
use super::standing::{RankingList, Standing};

/// Reports differences from the organiser's places, and entries without a result.
pub fn check_typed_places(event: &Event, scores: &Scores, lists: &[RankingList]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let typed = typed_places(event);
    for list in lists {
        let missing: Vec<usize> = list
            .unranked
            .iter()
            .copied()
            .filter(|entry| event.entries[*entry].status == EntryStatus::Playing)
            .collect();
        for standing in &list.standings {
            if let Some(typed) = typed[standing.entry] {
                let missing = missing.len() as u32;
                problems.extend(place_trouble(event, scores, standing, typed, missing));
            }
        }
        // An unusable result has its problem at its cell.
        for entry in missing.iter().filter(|entry| !scores.refused.contains(entry)) {
            let entry = &event.entries[*entry];
            let trouble = problems::EntryWithoutResult { label: entry.label.clone() };
            problems.push(event.problem(trouble, entry.at));
        }
    }
    problems
}

/// The organiser's places, by which equal points of a chess event are told apart where its games
/// are not known and its rule book breaks ties by games. None for other events.
pub fn typed_places_as_tie_breaks(event: &Event) -> Option<Vec<Option<u32>>> {
    let by_points = event.is_of_chess() && event.matches.is_empty();
    let breaks = !event.is_of_chess_teams()
        && !rule_book_facts::facts_of_event_rule_book(event).default_tie_breaks().is_empty();
    let typed = || typed_places(event).into_iter().map(|place| Some(place?.value)).collect();
    (by_points && breaks).then(typed)
}

/// The typed place of each entry. With a row for each session a place may be that of the session;
/// then nothing is compared.
fn typed_places(event: &Event) -> Vec<Option<Cell<u32>>> {
    let mut places = vec![None; event.entries.len()];
    let mut rows = vec![0u32; event.entries.len()];
    for result in &event.results {
        rows[result.entry] += 1;
        places[result.entry] = result.place.filter(|_| rows[result.entry] == 1);
    }
    places
}

/// The problem of a typed place, if any. Each of the `missing` entries without a score may come
/// before it.
fn place_trouble(
    event: &Event,
    scores: &Scores,
    standing: &Standing,
    typed: Cell<u32>,
    missing: u32,
) -> Option<Problem> {
    let label = event.entries[standing.entry].label.clone();
    let (place, tied) = (standing.place, standing.tied);
    if typed.value == place
        || (missing > 0 && (place..place + tied + missing).contains(&typed.value))
    {
        return None;
    }
    let trouble: ProblemDetail = if (place..place + tied).contains(&typed.value) {
        problems::TieBroken { label, typed: typed.value, place, tied }.into()
    } else {
        let shared = if tied > 1 { "=" } else { "" };
        let unit = if scores.unit == Unit::Percent { " %" } else { "" };
        problems::PlaceDisagrees {
            label,
            typed: typed.value,
            place: format!("{place}{shared}"),
            score: format!("{}{unit}", standing.score.to_decimal()),
        }
        .into()
    };
    Some(event.problem(trouble, typed.at))
}
