//! What a rating officer needs in a report and the return does not say (TRF26: the fields that are
//! mandatory for ratings).

use swiss::trf::TournamentReport;

use engine::awards::ComputedEvent;
use engine::scoring::days_of_rounds;
use model::crosstable::RoundResult;
use model::form::{EntryColumn, FormColumn, Key};
use model::problem::Problem;
use model::{Address, Event};

use super::header::rounds_of;
use super::problems;

/// Mandatory records that are the answer of a key, and what they hold.
const RECORDS: [(&str, Key, &str); 5] = [
    ("012", Key::Title, "the name of the tournament"),
    ("022", Key::Venue, "the city"),
    ("032", Key::Area, "the federation of the organiser"),
    ("042", Key::Date, "the first day"),
    ("102", Key::ChiefArbiter, "the chief arbiter"),
];

/// The mandatory fields that a report lacks, each at the cell where it belongs. Nothing is missing
/// in an event that is not rated (`Rated` `no`).
pub(super) fn missing(outcome: &ComputedEvent, report: &TournamentReport) -> Vec<Problem> {
    let event = &outcome.event;
    if event.answers.yes_no(Key::Rated).is_some_and(|rated| !rated.value) {
        return Vec::new();
    }
    let unanswered = RECORDS.into_iter().filter(|(_, key, _)| event.is_unanswered(*key));
    let mut missing: Vec<Problem> = unanswered
        .map(|(record, key, what)| {
            let key_name = key.column().name;
            event.problem(problems::MissingRecord { record, key: key_name, what }, key)
        })
        .collect();
    missing.extend(missing_days(event, rounds_of(outcome)));
    missing.extend(missing_numbers(event, report));
    missing
}

/// Rounds without a day.
fn missing_days(event: &Event, rounds: usize) -> Option<Problem> {
    // Without the first day of the event that alone is told.
    event.date()?;
    let days = days_of_rounds(event, rounds);
    let without: Vec<String> = (1..)
        .zip(&days)
        .filter(|(_, day)| day.is_none())
        .map(|(round, _): (usize, _)| round.to_string())
        .collect();
    let rounds = match &without[..] {
        [] => return None,
        [one] => format!("round {one} has"),
        [all @ .., last] => format!("rounds {} and {last} have", all.join(", ")),
    };
    Some(event.problem(problems::MissingDays { rounds }, Key::RoundDates))
}

/// Players with a game over the board whose number is none of FIDE's.
fn missing_numbers(event: &Event, report: &TournamentReport) -> Vec<Problem> {
    let mut found = Vec::new();
    let (mut entry, mut nth) = (usize::MAX, 0);
    for (contestant, player) in report.table.contestants.iter().zip(&report.players) {
        nth = if contestant.entry == entry { nth + 1 } else { 0 };
        entry = contestant.entry;
        let is_game = |one: &RoundResult| {
            matches!(one, RoundResult::Game { .. } | RoundResult::Unfinished { .. })
        };
        let number = &player.fide_number;
        let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        if is_number || !contestant.round_results.iter().any(is_game) {
            continue;
        }
        let name = contestant.name.clone();
        let trouble = problems::MissingNumber { name };
        found.push(event.problem(trouble, place_of_number(event, entry, nth)));
    }
    found
}

/// The cell of a player's number, else of the player's name, else the entry's row.
pub(crate) fn place_of_number(event: &Event, entry: usize, nth: usize) -> Address {
    let Some(entry) = event.entries.get(entry) else { return event.at };
    let cell = |column| entry.player_cell(column, nth).map(|cell| cell.at);
    cell(EntryColumn::Number).or_else(|| cell(EntryColumn::Player)).unwrap_or(entry.at)
}
