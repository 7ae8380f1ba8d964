//! The players on the boards of chess teams on the page of their event.

use serde::Serialize;

use crate::{award_texts, words};
use register::{BoardPrizeRecord, EventRecord, SeasonPlayers};

use super::PlayerLink;

/// A board with its players, best first.
#[derive(Serialize)]
pub(super) struct TeamBoardRanking<'a> {
    number: u32,
    rows: Vec<BoardRow<'a>>,
}

#[derive(Serialize)]
struct BoardRow<'a> {
    /// Empty for a player with too few games.
    place: String,
    player: PlayerLink<'a>,
    team: String,
    games: u32,
    points: String,
    percent: String,
    why: String,
}

/// The boards of an event, from the first.
pub(super) fn team_board_rankings<'a>(
    people: &'a SeasonPlayers,
    event: &'a EventRecord,
) -> Vec<TeamBoardRanking<'a>> {
    let boards = event.chess.board_players.chunk_by(|a, b| a.figures.board == b.figures.board);
    let ranking = |own: &'a [BoardPrizeRecord]| TeamBoardRanking {
        number: own[0].figures.board,
        rows: own.iter().map(|own| row_of(people, event, own)).collect(),
    };
    boards.map(ranking).collect()
}

fn row_of<'a>(
    people: &'a SeasonPlayers,
    event: &'a EventRecord,
    own: &'a BoardPrizeRecord,
) -> BoardRow<'a> {
    let standing = &event.rankings.standings[own.standing as usize];
    let figures = &own.figures;
    BoardRow {
        place: figures.place.map(|place| place.to_string()).unwrap_or_default(),
        player: PlayerLink::to(people, event.rankings.players[own.player as usize]),
        team: standing.name.as_deref().unwrap_or(&standing.entry).to_string(),
        games: figures.games,
        points: award_texts::chess_points_text(figures.points),
        percent: figures.percent.to_fixed(1),
        why: words::with_full_stop(&figures.why),
    }
}
