//! Results files of the English Chess Federation: fields `#NAME=value`, in the parts event details,
//! player list and results.
//!
//! Source: the definition of its fields, of 15 April 2022, as programs that write it have it. Games
//! that were not played are not rated and left out.

use std::fmt::Write as _;

use engine::awards::ComputedEvent;
use engine::scoring::days_of_rounds;
use jiff::civil::Date;
use model::Event;
use model::crosstable::{Colour, PlayerGameResult, RoundResult};
use model::form::{FormColumn, Key};
use model::problem::{Problem, phrase};
use model::surname::split_name;
use swiss::trf::TournamentReport;

use super::problems;
use crate::time_control::parse_minutes_and_increment;
use crate::trf::tournament_report_of_event;

/// The field that counts how often an event was sent.
const INDEX: &str = "#SUBMISSION INDEX=";

/// The report of an event of single players; `None` for others.
pub(super) fn report_of_single_players(outcome: &ComputedEvent) -> Option<TournamentReport> {
    if outcome.event.is_of_chess_teams() { None } else { tournament_report_of_event(outcome) }
}

/// The file of an event of single players, as it is sent for the first time; `None` for others.
pub(crate) fn ecf_results_file(outcome: &ComputedEvent) -> Option<Vec<u8>> {
    let event = &outcome.event;
    let report = report_of_single_players(outcome)?;
    let mut text = String::from("#EVENT DETAILS\r\n");
    details(event).into_iter().for_each(|field| add_line(&mut text, &[field]));
    text.push_str("#PLAYER LIST\r\n");
    for contestant in
        report.table.contestants.iter().filter(|one| one.round_results.iter().any(is_rated))
    {
        let entry = &event.entries[contestant.entry];
        let player = entry.players.first();
        let fields = [
            ("PIN", contestant.number.to_string()),
            ("ECF CODE", player.and_then(|player| player.number.clone()).unwrap_or_default()),
            ("NAME", player.map(|player| surname_first(&player.name)).unwrap_or_default()),
            ("CLUB", entry.club.clone().unwrap_or_default()),
        ];
        add_line(&mut text, &fields);
    }
    add_line(&mut text, &[("SECTION RESULTS", event.title().to_string())]);
    games(event, &report).iter().for_each(|game| add_line(&mut text, game));
    text.push_str("#FINISH#\r\n");
    Some(text.into_bytes())
}

/// Adds a line of those fields that have a value.
fn add_line(text: &mut String, fields: &[(&str, String)]) {
    for (name, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
        // Writing into a text cannot fail.
        let _ = write!(text, "#{name}={}", plain(value));
    }
    text.push_str("\r\n");
}

/// The same file as it is sent for the nth time.
pub fn results_file_with_submission_index(file: &[u8], nth: usize) -> Vec<u8> {
    let text = String::from_utf8_lossy(file);
    text.replacen(&format!("{INDEX}1\r\n"), &format!("{INDEX}{nth}\r\n"), 1).into_bytes()
}

/// The mandatory fields of the event, in their order, and the time for a game.
fn details(event: &Event) -> Vec<(&'static str, String)> {
    let text = |key: Key| event.answer_text(key).unwrap_or_default().to_string();
    let day = |day: Option<Date>| day.map(day_first).unwrap_or_default();
    let [(officer, of_officer), (treasurer, of_treasurer)] = [Key::ResultsOfficer, Key::Treasurer]
        .map(|key| address(event.answer_text(key).unwrap_or_default()));
    let (minutes, seconds) = event
        .answer_text(Key::TimeControl)
        .and_then(parse_minutes_and_increment)
        .unwrap_or_default();
    vec![
        ("EVENT CODE", text(Key::Event)),
        ("SUBMISSION INDEX", "1".to_string()),
        ("EVENT NAME", event.title().to_string()),
        ("EVENT DATE", day(event.date())),
        ("FINAL RESULT DATE", day(event.last_day())),
        ("RESULTS OFFICER", officer.to_string()),
        ("RESULTS OFFICER ADDRESS", of_officer.to_string()),
        ("TREASURER", treasurer.to_string()),
        ("TREASURER ADDRESS", of_treasurer.to_string()),
        ("MINUTES FOR GAME", minutes.to_string()),
        ("SECONDS PER MOVE", seconds.to_string()),
    ]
}

/// The rated games, each once, seen from White.
fn games(event: &Event, report: &TournamentReport) -> Vec<[(&'static str, String); 6]> {
    let days = days_of_rounds(event, rounds(report));
    let mut games = Vec::new();
    for (round, day) in days.iter().enumerate() {
        for white in &report.table.contestants {
            let Some(RoundResult::Game { opponent, colour: Colour::White, result, rated: true }) =
                white.round_results.get(round)
            else {
                continue;
            };
            let score = match result {
                PlayerGameResult::Win => "10",
                PlayerGameResult::Draw => "55",
                PlayerGameResult::Loss => "01",
            };
            games.push([
                ("PIN1", white.number.to_string()),
                ("SCORE", score.to_string()),
                ("PIN2", report.table.contestants[*opponent].number.to_string()),
                ("ROUND", (round + 1).to_string()),
                ("COLOUR", "W".to_string()),
                ("GAME DATE", day.map(day_first).unwrap_or_default()),
            ]);
        }
    }
    games
}

/// What the federation would refuse of an event that has a file.
pub(crate) fn ecf_upload_problems(outcome: &ComputedEvent, body: &str) -> Vec<Problem> {
    let event = &outcome.event;
    let body = body.to_string();
    let mut found = Vec::new();
    for key in [Key::ResultsOfficer, Key::Treasurer] {
        let without = event.answer_text(key).filter(|typed| address(typed).1.is_empty());
        found.extend(without.map(|typed| {
            let (key_name, typed) = (key.definition().name, typed.to_string());
            event.problem(problems::AddressNeeded { body: body.clone(), key: key_name, typed }, key)
        }));
    }
    if let Some(typed) = event
        .answer_text(Key::TimeControl)
        .filter(|typed| parse_minutes_and_increment(typed).is_none())
    {
        let trouble = problems::UnfitTimeControl { body: body.clone(), typed: typed.to_string() };
        found.push(event.problem(trouble, Key::TimeControl));
    }
    let Some(report) = tournament_report_of_event(outcome) else { return found };
    let others = &report.table.contestants;
    for (white, round, result) in others.iter().flat_map(|one| {
        (1..).zip(&one.round_results).map(move |(round, result)| (one, round, result))
    }) {
        let lost = |other: usize| {
            let result = others[other].round_results.get(round - 1);
            matches!(result, Some(RoundResult::Game { result: PlayerGameResult::Loss, .. }))
        };
        let (opponent, trouble) = match result {
            RoundResult::Unfinished { opponent, colour: Colour::White, .. } => {
                (*opponent, phrase!("no result"))
            }
            RoundResult::Game {
                opponent,
                colour: Colour::White,
                result: PlayerGameResult::Loss,
                rated: true,
            } if lost(*opponent) => (*opponent, phrase!("two losers")),
            _ => continue,
        };
        let (white_name, black) = (white.name.clone(), others[opponent].name.clone());
        let told =
            problems::UnfitGame { body: body.clone(), white: white_name, black, round, trouble };
        let of_round = |row: &&model::Match| {
            row.round.as_deref() == Some(&*round.to_string()) && row.home == white.entry
        };
        let at = event.matches.iter().find(of_round).map_or(event.at, |row| row.result_at);
        found.push(event.problem(told, at));
    }
    found
}

/// Whether a game was played and counts.
fn is_rated(result: &RoundResult) -> bool {
    matches!(result, RoundResult::Game { rated: true, .. })
}

fn rounds(report: &TournamentReport) -> usize {
    report.table.contestants.iter().map(|one| one.round_results.len()).max().unwrap_or_default()
}

/// A name, and the address behind its first comma.
fn address(typed: &str) -> (&str, &str) {
    let (name, address) = typed.split_once(',').unwrap_or((typed, ""));
    (name.trim(), address.trim())
}

fn surname_first(name: &str) -> String {
    let (forename, surname) = split_name(name);
    if forename.is_empty() { surname } else { format!("{surname}, {forename}") }
}

fn day_first(day: Date) -> String {
    format!("{:02}/{:02}/{:04}", day.day(), day.month(), day.year())
}

/// A value without what begins a field or a line.
fn plain(value: &str) -> String {
    let kept = |c: char| if c == '#' || c.is_control() { ' ' } else { c };
    value.chars().map(kept).collect()
}
