//! Boards of a match of teams that no row tells of: the match is not finished, and a report without
//! them would say that it is.

use engine::awards::ComputedEvent;
use engine::scoring::ChessTournament;
use model::problem::Problem;
use model::{Event, Match};

use super::problems;

/// The boards of a match without a row, from 1. A match without any row of a board has a score, or
/// has not begun.
pub(super) fn boards_without_row(row: &Match, tournament: &ChessTournament) -> Vec<u32> {
    let Some(last) = row.games.iter().map(|game| game.board).max() else { return Vec::new() };
    let of_event = tournament.table.boards.and_then(|boards| u32::try_from(boards).ok());
    let has_row = |board: &u32| row.games.iter().any(|game| game.board == *board);
    (1..=last.max(of_event.unwrap_or(0))).filter(|board| !has_row(board)).collect()
}

/// The matches that lack the row of a board, each at its first row.
pub(super) fn unfinished_match_problems(outcome: &ComputedEvent) -> Vec<Problem> {
    let event = &outcome.event;
    let teams = outcome.scores.tournament().filter(|_| event.is_of_chess_teams());
    let Some(tournament) = teams else { return Vec::new() };
    let counting = event.matches.iter().filter(|row| !row.is_play_off());
    counting.filter_map(|row| unfinished_match(event, tournament, row)).collect()
}

fn unfinished_match(event: &Event, tournament: &ChessTournament, row: &Match) -> Option<Problem> {
    let boards: Vec<String> =
        boards_without_row(row, tournament).iter().map(u32::to_string).collect();
    (!boards.is_empty()).then_some(())?;
    let [home, away] = [row.home, row.away?].map(|entry| event.entries[entry].display_name());
    let (round, boards) = (row.round.clone().unwrap_or_default(), boards.join(", "));
    let at = row.games.first().map_or(row.at, |game| game.at);
    Some(event.problem(problems::UnfinishedMatch { round, home, away, boards }, at))
}
