//! Points that count for the draw alone, as the organiser's own acceleration gives them (TRF26, 250).

use super::attendance::{MAX_TOURNAMENT_ROUNDS, rounds_planned_by_return};
use super::problems;
use crate::rules::rule_book_facts;
use model::crosstable::GamePoints;
use model::form::EntryColumn;
use model::problem::Problem;
use model::{Entry, Event, Exact};

/// More is a slip of the hand.
const MOST: i32 = 1000;

/// What says that a player has none.
const NONE: [&str; 3] = ["0", "-", "\u{2013}"];

/// Whether the draw of an event takes them: that of a Swiss of players, without sections.
pub(crate) fn uses_virtual_points(event: &Event) -> bool {
    !event.is_of_chess_teams()
        && !event.is_scheveningen()
        && rule_book_facts::facts_of_event_rule_book(event).porous_section_rules().is_none()
}

/// The points of a player by round, as `Virtual points` says; empty without any, or if no draw takes
/// them.
pub(super) fn virtual_points_of_entry(
    event: &Event,
    entry: &Entry,
    problems: &mut Vec<Problem>,
) -> Vec<GamePoints> {
    if !uses_virtual_points(event) {
        return Vec::new();
    }
    let Some(cell) = entry.record.text(EntryColumn::VirtualPoints) else { return Vec::new() };
    let rounds = rounds_planned_by_return(event);
    of_text(cell.value, rounds.unwrap_or(MAX_TOURNAMENT_ROUNDS)).unwrap_or_else(|| {
        let (label, text) = (entry.label.clone(), cell.value.to_string());
        problems.push(Problem::new(problems::VirtualPoints { label, text, rounds }, cell.at));
        Vec::new()
    })
}

/// Parses `1-2=1, 3=½`, or `0` and `-` for none; `None` if invalid, or if a round is named twice or is
/// none of the event's, which has so many.
fn of_text(text: &str, rounds: usize) -> Option<Vec<GamePoints>> {
    if NONE.contains(&text.trim()) {
        return Some(Vec::new());
    }
    let items = text.split([',', ';']).map(str::trim).filter(|item| !item.is_empty());
    let mut given: Vec<Option<GamePoints>> = Vec::new();
    for item in items {
        let (of_rounds, points) = item.split_once('=')?;
        let points = points_of(points.trim())?;
        let number = |text: &str| {
            let number = text.trim().parse::<usize>().ok();
            number.filter(|number| (1..=rounds).contains(number))
        };
        let [first, last] = match of_rounds.split_once(['-', '\u{2013}']) {
            Some((first, last)) => [number(first)?, number(last)?],
            None => [number(of_rounds)?; 2],
        };
        if first > last {
            return None;
        }
        given.resize(given.len().max(last), None);
        for round in &mut given[first - 1..last] {
            if round.replace(points).is_some() {
                return None;
            }
        }
    }
    Some(given.into_iter().map(Option::unwrap_or_default).collect())
}

/// Points in tenths: `1`, `0.5`, `½`, `1½`, `1 1/2`.
fn points_of(text: &str) -> Option<GamePoints> {
    let spelled = text.strip_suffix("1/2").filter(|whole| !whole.ends_with(char::is_alphanumeric));
    let (whole, half) = match text.strip_suffix('\u{bd}').or(spelled.map(str::trim_end)) {
        Some(whole) => (whole, Exact::ratio(1, 2)?),
        None => (text, Exact::ZERO),
    };
    let whole = if whole.is_empty() && !half.is_zero() { "0" } else { whole };
    let tenths = (Exact::parse_decimal(whole)? + half) * Exact::whole(10);
    let tenths = i32::try_from(tenths.numerator()).ok().filter(|_| tenths.is_whole())?;
    (0..=MOST).contains(&tenths).then_some(GamePoints(tenths))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_given_by_rounds() {
        let tenths =
            |text| of_text(text, 9).map(|given| given.iter().map(|p| p.0).collect::<Vec<_>>());
        assert_eq!(tenths("1-2=1, 3=\u{bd}"), Some(vec![10, 10, 5]));
        assert_eq!(tenths("2=1\u{bd}; 4 = 0.5"), Some(vec![0, 15, 0, 5]));
        assert_eq!(tenths("1=1/2, 2=1 1/2"), Some(vec![5, 15]));
        for none in ["", "0", " - ", "\u{2013}"] {
            assert_eq!(tenths(none), Some(vec![]), "{none}");
        }
        assert_eq!(tenths("1-9=1"), Some(vec![10; 9]));
        for text in [
            "1",
            "1=0,5",
            "0=1",
            "3-1=1",
            "1=1, 1=2",
            "1=-1",
            "1=x",
            "1-10=1",
            "1-999999=1",
            "1=1e9",
            "1=0.05",
            "1=11/2",
            "1/2",
            "\u{bd}",
            "0.5",
            "=1",
        ] {
            assert_eq!(tenths(text), None, "{text}");
        }
    }
}
