//! The fixed order of boards of chess teams, which the key `Board order` asks for: the players of a
//! team sit in the order of `Entries`, reserves behind, and whoever is missing lets the others move
//! up.

use model::form::Key;
use model::problem::Problem;
use model::{BoardOrder, Event};

use super::problems;
use super::team_match::result_of_board;

/// Reports each player who sits below a player behind him on the list of the team, or on two boards
/// of a match. It changes no result.
pub fn check_board_order(event: &Event, problems: &mut Vec<Problem>) {
    let fixed = event.word(Key::BoardOrder) == Some(BoardOrder::Fixed);
    if !fixed || !event.is_of_chess_teams() {
        return;
    }
    for row in &event.matches {
        for (side, entry) in [Some(row.home), row.away].into_iter().enumerate() {
            let Some(team) = entry.map(|entry| &event.entries[entry]) else { continue };
            let mut above: Option<(usize, u32)> = None;
            for game in &row.games {
                // Nobody sits at a board without a game.
                let sat = result_of_board(game).is_some_and(|(_, played)| played);
                let Some(own) = game.player(side).filter(|_| sat || game.players[side].is_some())
                else {
                    continue;
                };
                let name = |player: usize| {
                    let known = team.players.get(player).map(|known| known.name.clone());
                    known.unwrap_or_else(|| format!("player {}", player + 1))
                };
                if let Some((higher, board)) = above.filter(|(higher, _)| own <= *higher) {
                    let trouble = problems::BoardOrderBroken {
                        player: name(own),
                        board: game.board,
                        other: name(higher),
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
}
