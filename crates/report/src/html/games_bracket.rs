//! The bracket of a pack's own knock-out as a picture: a column for each round, a box for
//! each game or match, and a line from a player's box to the next.

use std::collections::BTreeMap;

use serde::Serialize;

use engine::awards::ComputedEvent;
use engine::scoring::bracket::BracketRound;

/// Widths and heights in units of the picture.
const BOX: [usize; 2] = [150, 40];
const GAP: [usize; 2] = [50, 12];
const HEAD: usize = 28;
/// The longest name that fits, in letters.
const LETTERS: usize = 19;

/// The bracket for the template `event.html`.
#[derive(Serialize)]
pub(super) struct BracketPicture {
    width: usize,
    height: usize,
    rounds: Vec<Round>,
    lines: Vec<Line>,
}

/// A round with its games; a phone shows them as a list.
#[derive(Serialize)]
struct Round {
    x: usize,
    title: &'static str,
    games: Vec<GameBox>,
}

/// A game, or a match of several.
#[derive(Serialize)]
struct GameBox {
    x: usize,
    y: usize,
    middle: usize,
    sides: Vec<SideLine>,
}

#[derive(Serialize)]
struct SideLine {
    x: usize,
    y: usize,
    name: String,
    /// `won`, `out`, `lost`, or empty while undecided.
    state: &'static str,
    /// Games won in a match; empty for a single game.
    score: String,
    score_x: usize,
}

/// A line from a player's box to the next.
#[derive(Serialize)]
struct Line {
    path: String,
    won: bool,
}

/// The picture of an event with such a bracket and games.
pub(super) fn bracket_picture(outcome: &ComputedEvent) -> Option<BracketPicture> {
    let bracket = outcome.scores.bracket()?;
    let mut rounds = bracket.rounds();
    rounds.retain(|round| !round.games.is_empty());
    let most = rounds.iter().map(|round| round.games.len()).max()?;
    let height = HEAD + most * (BOX[1] + GAP[1]);
    let width = rounds.len() * (BOX[0] + GAP[0]) - GAP[0] + 2;
    let mut picture = BracketPicture { width, height, rounds: Vec::new(), lines: Vec::new() };
    // The end of each player's last box, and whether the player won there.
    let mut last: BTreeMap<usize, (usize, usize, bool)> = BTreeMap::new();
    for (column, BracketRound { name, games }) in rounds.iter().enumerate() {
        let x = column * (BOX[0] + GAP[0]) + 1;
        let mut boxes = Vec::with_capacity(games.len());
        let room = (height - HEAD) / games.len();
        for (nth, meeting) in games.iter().enumerate() {
            let y = HEAD + nth * room + (room - BOX[1]) / 2;
            let side = |(nth, player): (usize, usize)| {
                let own = y + nth * BOX[1] / 2;
                let won = meeting.winner == Some(player);
                if let Some((from_x, from_y, won)) = last.get(&player).copied() {
                    let (to_y, half) = (own + BOX[1] / 4, GAP[0] / 2);
                    let bend = x.saturating_sub(half);
                    let path = format!("M{from_x} {from_y}H{bend}V{to_y}H{x}");
                    picture.lines.push(Line { path, won });
                }
                last.insert(player, (x + BOX[0], own + BOX[1] / 4, won));
                let state = match meeting.winner {
                    None => "",
                    Some(_) if won => "won",
                    Some(_) if meeting.out[nth] => "out",
                    Some(_) => "lost",
                };
                let score = meeting.won.map(|won| won[nth].to_string()).unwrap_or_default();
                let name = shortened(&outcome.event.entries[player].display_name());
                SideLine { x: x + 6, y: own + 14, name, state, score, score_x: x + BOX[0] - 6 }
            };
            let sides = meeting.players.into_iter().enumerate().map(side).collect();
            boxes.push(GameBox { x, y, middle: y + BOX[1] / 2, sides });
        }
        picture.rounds.push(Round { x, title: name, games: boxes });
    }
    Some(picture)
}

fn shortened(name: &str) -> String {
    match name.chars().count() > LETTERS {
        true => name.chars().take(LETTERS - 1).chain(['\u{2026}']).collect(),
        false => name.to_string(),
    }
}
