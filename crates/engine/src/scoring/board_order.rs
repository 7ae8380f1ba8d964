//! The players of chess teams on their boards: nobody sits on two boards of a match. With the key
//! `Board order` they sit in the order of `Entries`, reserves behind, and whoever is missing lets the
//! others move up.

use std::collections::BTreeMap;

use model::form::Key;
use model::problem::Problem;
use model::{BoardOrder, ChessTeamGame, Entry, Event, Match};

use super::problems;
use super::team_match::results_of_chess_team_game;

/// Reports each player on a second board of a match.
pub fn report_players_on_two_boards(event: &Event, problems: &mut Vec<Problem>) {
    for (row, side, team) in sides_of_matches(event) {
        let mut boards: BTreeMap<usize, u32> = BTreeMap::new();
        for (game, own) in seated(row, side) {
            let first = *boards.entry(own).or_insert(game.board);
            if first != game.board {
                let (player, team) = (name_of(team, own), team.display_name());
                let trouble = problems::BoardPlayerTwice { player, team, first, board: game.board };
                problems.push(event.problem(trouble, game.player_at[side]));
            }
        }
    }
}

/// Reports each player who sits below a player behind him on the list of the team. It changes no
/// result.
pub fn check_board_order(event: &Event, problems: &mut Vec<Problem>) {
    if event.listed_answer(Key::BoardOrder) != Some(BoardOrder::Fixed) {
        return;
    }
    for (row, side, team) in sides_of_matches(event) {
        let mut above: Option<(usize, u32)> = None;
        for (game, own) in seated(row, side) {
            if let Some((higher, board)) = above.filter(|(higher, _)| own < *higher) {
                let trouble = problems::BoardOrderBroken {
                    player: name_of(team, own),
                    board: game.board,
                    other: name_of(team, higher),
                    above: board,
                    team: team.display_name(),
                };
                problems.push(event.problem(trouble, game.at));
            }
            // Everybody below the furthest down is told, not only the next one.
            if above.is_none_or(|(higher, _)| own > higher) {
                above = Some((own, game.board));
            }
        }
    }
}

/// The matches of chess teams, once for each side.
fn sides_of_matches(event: &Event) -> impl Iterator<Item = (&Match, usize, &Entry)> {
    let matches = event.matches.iter().filter(|_| event.is_of_chess_teams());
    matches.flat_map(move |row| {
        let sides = [Some(row.home), row.away].into_iter().enumerate();
        sides.filter_map(move |(side, entry)| Some((row, side, event.entries.get(entry?)?)))
    })
}

/// The games of a side by board, with its player; nobody sits at a board without a game.
fn seated(row: &Match, side: usize) -> impl Iterator<Item = (&ChessTeamGame, usize)> {
    row.games.iter().filter_map(move |game| {
        let sat = results_of_chess_team_game(game).is_some_and(|(_, played)| played);
        let own = game.player_of_side(side).filter(|_| sat || game.players[side].is_some())?;
        Some((game, own))
    })
}

fn name_of(team: &Entry, player: usize) -> String {
    let known = team.players.get(player).map(|known| known.name.clone());
    known.unwrap_or_else(|| format!("player {}", player + 1))
}
