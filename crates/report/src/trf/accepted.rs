//! What a rating officer does not accept in a report: federations that FIDE does not have, time controls
//! that are too short, days out of order.

use engine::awards::ComputedEvent;
use engine::scoring::{days_of_rounds, parse_round_number};
use model::crosstable::RoundResult;
use model::form::{EntryColumn, Key, MatchColumn};
use model::problem::Problem;
use model::{CellAddress, Event};
use swiss::trf::TournamentReport;

use super::federations::parse_federation_code;
use super::header::round_count;
use super::problems;
use crate::time_control::{minutes_for_60_moves, time_control_in_seconds};

/// The minutes for 60 moves that a standard game needs, by the higher rating of both players (B.02 1.1, in
/// force since January 2022).
const STANDARD: [(u32, u32); 3] = [(2400, 120), (1800, 90), (0, 60)];
/// Words in the heading of ratings of other lists, with the minutes that their games have (Laws A.1, B.1;
/// blitz of less than 5 minutes is not rated).
const QUICK: [(&str, u32, u32); 2] = [("rapid", 11, 59), ("blitz", 5, 10)];

/// What is there and would not be accepted, each at its cell.
pub(super) fn rating_officer_refusals(
    outcome: &ComputedEvent,
    report: &TournamentReport,
) -> Vec<Problem> {
    let event = &outcome.event;
    let mut found = federations(event);
    found.extend(time_control(event, report));
    found.extend(days(event, round_count(outcome)));
    found
}

fn federations(event: &Event) -> Vec<Problem> {
    let area = event.answer_text(Key::Area).map(|typed| (typed, event.answer_address(Key::Area)));
    let of_players = event.entries.iter().filter_map(|entry| {
        let cell = entry.record.text(EntryColumn::Federation)?;
        Some((cell.value, cell.at))
    });
    let unknown = area
        .into_iter()
        .chain(of_players)
        .filter(|(typed, _)| parse_federation_code(typed).is_none());
    unknown
        .map(|(typed, at)| event.problem(problems::Federation { typed: typed.to_string() }, at))
        .collect()
}

fn time_control(event: &Event, report: &TournamentReport) -> Option<Problem> {
    let Some(typed) = event.answer_text(Key::TimeControl).map(str::to_string) else {
        return Some(event.problem(problems::MissingTimeControl, Key::TimeControl));
    };
    let (Some(_), Some(minutes)) = (time_control_in_seconds(&typed), minutes_for_60_moves(&typed))
    else {
        return Some(event.problem(problems::UnreadableTimeControl { typed }, Key::TimeControl));
    };
    let heading = event.headings.ratings.as_deref().unwrap_or_default().to_lowercase();
    let quick = QUICK.into_iter().find(|(word, ..)| heading.contains(word));
    let (kind, least, most) =
        quick.or_else(|| Some(("standard", standard_minutes(report)?, u32::MAX)))?;
    let range = match most {
        u32::MAX => format!("{least}+"),
        most => format!("{least}\u{2013}{most}"),
    };
    let fits = (least..=most).contains(&minutes);
    let trouble = problems::UnfitTimeControl { typed, minutes, kind, range };
    (!fits).then(|| event.problem(trouble, Key::TimeControl))
}

/// What the highest rated player with a game needs; nothing is known of a field without ratings.
fn standard_minutes(report: &TournamentReport) -> Option<u32> {
    let played = |one: &RoundResult| matches!(one, RoundResult::Game { .. });
    let players = report.table.contestants.iter();
    let players = players.filter(|player| player.round_results.iter().any(played));
    let highest = players.filter_map(|player| player.rating).max()?;
    STANDARD.into_iter().find(|(from, _)| highest >= *from).map(|(_, minutes)| minutes)
}

/// Rounds on a day outside of the event, or before that of an earlier round.
fn days(event: &Event, rounds: usize) -> Vec<Problem> {
    let (Some(mut first), Some(last)) = (event.date(), event.last_day()) else { return Vec::new() };
    let mut found = Vec::new();
    for (round, day) in (1..).zip(days_of_rounds(event, rounds)) {
        let Some(day) = day else { continue };
        if (first..=last).contains(&day) {
            first = day;
            continue;
        }
        let [day, first, last] = [day, first, last].map(|day| day.to_string());
        let trouble = problems::UnfitDay { round, day, first, last };
        found.push(event.problem(trouble, place_of_day(event, round)));
    }
    found
}

/// The cell of the day of a round: in its first row with one, else that of `Round dates`.
fn place_of_day(event: &Event, round: usize) -> CellAddress {
    let is_of_round =
        |typed: &Option<String>| typed.as_deref().and_then(parse_round_number) == Some(round);
    let row = event.matches.iter().find(|row| row.date.is_some() && is_of_round(&row.round));
    let column = event.headings.matches.as_ref().and_then(|on| on.sheet_column(MatchColumn::Date));
    match (row, column) {
        (Some(row), Some(column)) => CellAddress { column, ..row.at },
        (Some(row), None) => row.at,
        (None, _) => event.answer_address(Key::RoundDates),
    }
}
