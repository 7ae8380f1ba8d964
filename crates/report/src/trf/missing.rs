//! What a rating officer needs in a report and the return does not say (TRF26: the fields that are
//! mandatory for ratings), and what a report has no room for.

use std::collections::BTreeMap;

use swiss::trf::{FIDE_NUMBER_WIDTH, NAME_WIDTH, RATING_WIDTH, ReportedPlayer, TournamentReport};

use engine::awards::ComputedEvent;
use engine::scoring::days_of_rounds;
use model::crosstable::{Contestant, RoundResult};
use model::form::{EntryColumn, FormColumn, Key};
use model::problem::{Phrase, Problem, ProblemDetail, phrase};
use model::{CellAddress, Event};

use super::accepted::rating_officer_refusals;
use super::header::round_count;
use super::problems;

/// Mandatory records that are the answer of a key, and what they hold.
const RECORDS: [(&str, Key, Phrase); 5] = [
    ("012", Key::Title, phrase!("the name of the tournament")),
    ("022", Key::Venue, phrase!("the city")),
    ("032", Key::Area, phrase!("the federation of the organiser")),
    ("042", Key::Date, phrase!("the first day")),
    ("102", Key::ChiefArbiter, phrase!("the chief arbiter")),
];

/// The fields that a report has no room for, the mandatory ones that it lacks, and those that are not
/// accepted, each at the cell where it belongs; warnings about those that it can be without. An event that is not rated (`Rated` `no`) needs none.
pub(super) fn field_problems_of_report(
    outcome: &ComputedEvent,
    report: &TournamentReport,
) -> Vec<Problem> {
    let event = &outcome.event;
    if event.is_unrated() {
        return unreportable(event, report);
    }
    let unanswered = RECORDS.into_iter().filter(|(_, key, _)| event.is_key_unanswered(*key));
    let mut missing: Vec<Problem> = unanswered
        .map(|(record, key, what)| {
            let key_name = key.definition().name;
            event.problem(problems::MissingRecord { record, key: key_name, what }, key)
        })
        .collect();
    missing.extend(missing_days(event, round_count(outcome)));
    missing.extend(missing_numbers(event, report));
    missing.extend(rating_officer_refusals(outcome, report));
    missing.extend(unreportable(event, report));
    missing
}

/// What a report has no room for, be it rated or not.
fn unreportable(event: &Event, report: &TournamentReport) -> Vec<Problem> {
    let mut found = too_long(event, report);
    for adjustment in &event.adjustments {
        let Some(amount) = adjustment.amount.filter(|amount| !amount.value.is_zero()) else {
            continue;
        };
        let name = event.entries[adjustment.entry].display_name();
        let amount = amount.value.to_decimal();
        let trouble = problems::UnreportedAdjustment { name, amount };
        found.push(event.problem(trouble, adjustment.at));
    }
    found
}

/// Whether a problem is about what even a draft loses or changes without a blank to show it.
pub fn is_lost_in_draft(problem: &Problem) -> bool {
    problem.trouble.is_of_kind::<problems::UnreportedAdjustment>()
        || problem.trouble.is_of_kind::<problems::LongName>()
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

/// The players of a report, each with its index into the players of its entry.
fn players_of(report: &TournamentReport) -> Vec<(&Contestant, &ReportedPlayer, usize)> {
    let (mut entry, mut nth) = (usize::MAX, 0);
    let players = report.table.contestants.iter().zip(&report.players);
    let with_index = players.map(|(contestant, player)| {
        nth = if contestant.entry == entry { nth + 1 } else { 0 };
        entry = contestant.entry;
        (contestant, player, nth)
    });
    with_index.collect()
}

/// Names, ratings and numbers that do not fit into their columns.
fn too_long(event: &Event, report: &TournamentReport) -> Vec<Problem> {
    let mut found = Vec::new();
    for (contestant, player, nth) in players_of(report) {
        let name = || contestant.name.clone();
        let rating = contestant.rating.map(|rating| rating.to_string()).unwrap_or_default();
        if contestant.name.chars().count() > NAME_WIDTH {
            let cut = contestant.name.chars().take(NAME_WIDTH).collect();
            let of_player =
                event.entries.get(contestant.entry).and_then(|own| own.players.get(nth));
            let at = of_player.map_or(event.at, |player| player.at);
            found.push(event.problem(problems::LongName { name: name(), cut }, at));
        }
        if rating.len() > RATING_WIDTH {
            let (column, at) = place_of_rating(event, contestant.entry, nth);
            let column = column.definition().name;
            found.push(event.problem(problems::LongRating { name: name(), rating, column }, at));
        }
        if player.fide_number.chars().count() > FIDE_NUMBER_WIDTH {
            let number = player.fide_number.clone();
            let trouble = problems::LongNumber { name: name(), number };
            found.push(event.problem(trouble, player_number_cell(event, contestant.entry, nth)));
        }
    }
    found
}

/// The column and cell of a player's rating, else the entry's row.
fn place_of_rating(event: &Event, entry: usize, nth: usize) -> (EntryColumn, CellAddress) {
    let of_teams = event.is_of_chess_teams();
    let column = if of_teams { EntryColumn::PlayerRating } else { EntryColumn::Rating };
    let Some(entry) = event.entries.get(entry) else { return (column, event.at) };
    let cell = match of_teams {
        true => entry.player_numeric_cell(column, nth),
        false => entry.record.number(column),
    };
    (column, cell.map_or(entry.at, |cell| cell.at))
}

/// Players with a game over the board whose number is none of FIDE's, and those with the number of
/// another player: FIDE rates each game by the numbers of its two players.
fn missing_numbers(event: &Event, report: &TournamentReport) -> Vec<Problem> {
    let mut found = Vec::new();
    let mut known: BTreeMap<&str, &Contestant> = BTreeMap::new();
    for (contestant, player, nth) in players_of(report) {
        let is_game = |one: &RoundResult| {
            matches!(one, RoundResult::Game { .. } | RoundResult::Unfinished { .. })
        };
        let number = &player.fide_number;
        let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        let name = contestant.name.clone();
        let trouble: ProblemDetail = if is_number {
            let plain = number.trim_start_matches('0');
            let Some(other) = known.insert(plain, contestant) else { continue };
            let (number, other) = (number.clone(), other.name.clone());
            problems::SharedNumber { name, number, other }.into()
        } else if contestant.round_results.iter().any(is_game) {
            problems::MissingNumber { name }.into()
        } else {
            continue;
        };
        found.push(event.problem(trouble, player_number_cell(event, contestant.entry, nth)));
    }
    found
}

/// The cell of a player's number, else of the player's name, else the entry's row.
pub(crate) fn player_number_cell(event: &Event, entry: usize, nth: usize) -> CellAddress {
    let Some(entry) = event.entries.get(entry) else { return event.at };
    let cell = |column| entry.player_cell(column, nth).map(|cell| cell.at);
    cell(EntryColumn::Number).or_else(|| cell(EntryColumn::Player)).unwrap_or(entry.at)
}
