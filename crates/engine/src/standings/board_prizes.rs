//! Board prizes: on each board of a tournament of chess teams the players ranked by what they
//! scored there, as the keys `Board prizes` and `Board prize games` ask.
//!
//! Games over the board count, on the board where they were played, whoever sat there; forfeits do
//! not. Whoever played fewer games than asked is listed without a place. Players with the same per
//! cent are ordered by the games that made it, players with the same points by the fewer games;
//! whoever is level still shares the place.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::scoring::{ChessTournament, results_of_chess_team_game};
use model::crosstable::PlayerGameResult;
use model::form::Key;
use model::problem::Problem;
use model::{BoardPrizes, Event, Exact, Place, StableSort};

use super::problems;

/// A player on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPrizeContender {
    /// The player's team, an index into the entries.
    pub entry: usize,
    /// The position among the players of the team.
    pub player: usize,
    pub figures: BoardPrizeTally,
}

/// What a player scored on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardPrizeTally {
    /// The board, from 1.
    pub board: u32,
    /// Games over the board.
    pub games: u32,
    /// Points from them.
    pub points: Exact,
    /// Points in a hundred of the games.
    pub percent: Exact,
    /// The place on the board, and how many share it; `None` with too few games.
    pub place: Option<Place>,
    /// The arithmetic, as a sentence.
    pub why: Box<str>,
}

/// Games won, drawn and lost on a board, by board, team and player.
type Records = BTreeMap<(u32, usize, usize), [u32; 3]>;

/// The players on each board, best first and those without a place last; none unless the event asks
/// for it. Reports matches and games that cannot count.
pub fn rank_for_board_prizes(
    event: &Event,
    tournament: Option<&ChessTournament>,
    problems: &mut Vec<Problem>,
) -> Vec<BoardPrizeContender> {
    let asked = event.listed_answer(Key::BoardPrizes);
    let teams = tournament.filter(|_| event.is_of_chess_teams());
    let (Some(by), Some(tournament)) = (asked, teams) else { return Vec::new() };
    let records = records_of(event, tournament, problems);
    let least = event.answer_whole_number(Key::BoardPrizeGames).unwrap_or(1).max(1);
    let mut players: Vec<BoardPrizeContender> = records
        .into_iter()
        .map(|((board, entry, player), record)| BoardPrizeContender {
            entry,
            player,
            figures: figures_of(board, record, least),
        })
        .collect();
    let order = |own: &BoardPrizeContender| sort_key(by, &own.figures, least);
    players.arrange_by(|a, b| order(a).cmp(&order(b)));
    let mut before = 0;
    while before < players.len() {
        let own = &players[before].figures;
        let (board, first) = (own.board, own.clone());
        let level = |other: &&BoardPrizeContender| order(other) == sort_key(by, &first, least);
        let tied = players[before..].iter().take_while(level).count();
        let ahead = players[..before].iter().filter(|other| other.figures.board == board).count();
        for own in players[before..before + tied].iter_mut().filter(|_| first.games >= least) {
            own.figures.place = Some(Place { number: ahead as u32 + 1, tied: tied as u32 });
        }
        before += tied;
    }
    players
}

/// The order on a board: enough games first, then the better value, then what made it.
fn sort_key(
    by: BoardPrizes,
    own: &BoardPrizeTally,
    least: u32,
) -> (u32, bool, Reverse<Exact>, Reverse<Exact>) {
    let games = Exact::whole(i128::from(own.games));
    let (value, then) = match by {
        BoardPrizes::Percent => (own.percent, games),
        // The same points from fewer games are more in a hundred.
        BoardPrizes::Points => (own.points, own.percent),
    };
    (own.board, own.games < least, Reverse(value), Reverse(then))
}

/// The games of each player on each board, from the rows that count.
fn records_of(event: &Event, tournament: &ChessTournament, problems: &mut Vec<Problem>) -> Records {
    let rows: BTreeSet<usize> = tournament.rows.iter().flatten().flatten().copied().collect();
    let (mut records, mut matches, mut nameless) = (Records::new(), 0, 0);
    for row in rows.into_iter().map(|row| &event.matches[row]) {
        let Some(away) = row.away else { continue };
        // A match that was decided without a game has no boards to tell.
        let scored = row.vps_imps_or_percentages().is_some() && row.note.is_none();
        matches += usize::from(row.games.is_empty() && scored);
        for game in &row.games {
            let Some((results, true)) = results_of_chess_team_game(game) else { continue };
            for (side, entry) in [row.home, away].into_iter().enumerate() {
                let known = event.entries[entry].players.len();
                match game.player_of_side(side).filter(|player| *player < known) {
                    Some(player) => {
                        let record = records.entry((game.board, entry, player)).or_default();
                        record[match results[side] {
                            PlayerGameResult::Win => 0,
                            PlayerGameResult::Draw => 1,
                            PlayerGameResult::Loss => 2,
                        }] += 1;
                    }
                    None => nameless += 1,
                }
            }
        }
    }
    if matches + nameless > 0 {
        let trouble = problems::BoardPrizesLack { matches, nameless };
        problems.push(event.problem(trouble, Key::BoardPrizes));
    }
    records
}

/// What a record of games comes to.
fn figures_of(board: u32, [won, drawn, lost]: [u32; 3], least: u32) -> BoardPrizeTally {
    let games = won + drawn + lost;
    let points = Exact::whole(i128::from(2 * won + drawn)) / 2;
    let percent = points * Exact::whole(100) / games.max(1);
    let (shown, of) = (points.to_decimal(), if games == 1 { "game" } else { "games" });
    let mut why = format!(
        "Board {board}: {won} won, {drawn} drawn, {lost} lost: {shown} of {games} {of} = {} %",
        percent.to_short_text()
    );
    if games < least {
        why.push_str(&format!("; no place with fewer than {least} games"));
    }
    BoardPrizeTally { board, games, points, percent, place: None, why: why.into_boxed_str() }
}
