//! What the reports of all events share: the records of the tournament, days and places.

use jiff::civil::Date;

use engine::awards::ComputedEvent;
use engine::scoring::days_of_rounds;
use engine::standings::tie_breaks;
use model::Event;
use model::crosstable::{Contestant, Crosstable, GamePoints, RoundResult};
use model::form::Key;
use swiss::trf::{ReportLine, ReportedPlayer};

use super::federations::parse_federation_code;
use crate::time_control::time_control_in_seconds;

/// The column of the first round, counted from the start of a record's text.
const FIRST_ROUND: usize = 92 - 5;
const ROUND: usize = 10;

/// The place of an entry.
pub(super) fn place_of_entry(outcome: &ComputedEvent, entry: usize) -> Option<u32> {
    outcome
        .lists
        .iter()
        .find_map(|list| list.standing_of_entry(entry))
        .map(|standing| standing.place)
}

/// A day as `YYYY/MM/DD`.
pub(super) fn slashed_date_text(date: Date) -> String {
    format!("{:04}/{:02}/{:02}", date.year(), date.month(), date.day())
}

/// The records of the whole tournament: its system as a code, and what kind it is in words.
pub(super) fn tournament_header_lines(
    outcome: &ComputedEvent,
    system: &str,
    kind: &str,
) -> Vec<ReportLine> {
    let event = &outcome.event;
    let text = |key: Key| event.answer_text(key).map(str::to_string);
    let ties = tie_breaks_of(event, outcome.table.as_ref());
    let by_games = outcome.table.as_ref().is_some_and(Crosstable::is_ranked_by_game_points);
    let score = match (event.is_of_chess_teams(), by_games) {
        (true, true) => "GPTS",
        (true, false) => "MPTS",
        (false, _) => "PTS",
    };
    let standings: Vec<&str> = [score].into_iter().chain(ties.iter().map(String::as_str)).collect();
    let lines = [
        ("012", Some(event.title().to_string())),
        ("022", text(Key::Venue)),
        ("032", text(Key::Area).map(|area| parse_federation_code(&area).unwrap_or(area))),
        ("042", event.date().map(slashed_date_text)),
        ("052", event.last_day().map(slashed_date_text)),
        ("092", Some(kind.to_string())),
        ("102", text(Key::ChiefArbiter)),
        ("122", text(Key::TimeControl)),
        ("132", round_dates_record(&days_of_rounds(event, round_count(outcome)))),
        ("182", Some("palmares".to_string())),
        ("192", Some(system.to_string())),
        ("202", Some(ties.join(","))),
        ("212", Some(standings.join(","))),
        ("222", event.answer_text(Key::TimeControl).and_then(time_control_in_seconds)),
    ];
    let lines = lines.into_iter().filter_map(|(code, text)| Some((code, text?)));
    let deputies =
        event.answer_event_ids(Key::DeputyArbiters).into_iter().map(|name| ("112", name));
    lines
        .chain(deputies)
        .filter(|(_, text)| !text.is_empty())
        .map(|(code, text)| ReportLine { code: code.to_string(), text, line: 0 })
        .collect()
}

/// The tie-breaks by which the event is ranked, as codes: those that it names, as far as they can be
/// used, else those of its rule book.
fn tie_breaks_of(event: &Event, table: Option<&Crosstable>) -> Vec<String> {
    // Their problems were told when the event was ranked.
    let used = tie_breaks::tie_breaks_of_event(event, table, &mut Vec::new());
    used.into_iter().map(|by| by.code()).collect()
}

/// The rounds of a tournament: those planned, else those played.
pub(super) fn round_count(outcome: &ComputedEvent) -> usize {
    let table = outcome.scores.tournament().map(|tournament| &tournament.table);
    table.map_or(0, |table| table.rounds.unwrap_or(0).max(table.played))
}

/// The days in the columns of the rounds; `None` without any.
pub(super) fn round_dates_record(days: &[Option<Date>]) -> Option<String> {
    days.iter().any(Option::is_some).then_some(())?;
    let mut text = " ".repeat(FIRST_ROUND);
    for day in days {
        let day = day.map(|day| {
            format!("{:02}/{:02}/{:02}", day.year().rem_euclid(100), day.month(), day.day())
        });
        text.push_str(&format!("{:<ROUND$}", day.unwrap_or_default()));
    }
    Some(text.trim_end().to_string())
}

/// Ranks the players by their points; those with the same share the place, and those without a game
/// have none.
pub(super) fn rank_players_by_points(table: &Crosstable, players: &mut [ReportedPlayer]) {
    let sat = |contestant: &Contestant| {
        contestant.round_results.iter().any(|found| *found != RoundResult::Absent)
    };
    let points = |at: usize| sat(&table.contestants[at]).then(|| table.total_points(at));
    let all: Vec<Option<GamePoints>> = (0..table.contestants.len()).map(points).collect();
    for (player, own) in players.iter_mut().zip(&all) {
        let better = |own: GamePoints| all.iter().flatten().filter(|other| **other > own).count();
        player.rank = own.and_then(|own| u32::try_from(better(own) + 1).ok());
    }
}
