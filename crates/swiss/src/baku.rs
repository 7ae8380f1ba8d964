//! Baku acceleration (C.04.7 article 1, in force from 1 February 2026; C.04.5.1 of
//! the editions before).
//!
//! The upper half of the initial order, group A, is drawn as if it had a point more
//! in the first rounds and half a point more in those after; from the middle of the
//! tournament on everybody is drawn on what was scored.

use crate::crosstable::{Crosstable, GamePoints, PointSystem};

/// How a tournament is accelerated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acceleration {
    /// The number of the last player of group A; none where nobody is in it.
    pub last: Option<u32>,
    /// Rounds with virtual points of a win (1.4).
    pub whole: usize,
    /// Rounds after them with half of it.
    pub half: usize,
}

/// Why a tournament cannot be accelerated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAccelerated {
    /// Nobody said how many rounds there are.
    NoRounds,
    /// A win is not worth two draws, or a loss something (1.1).
    PointSystem,
}

impl std::fmt::Display for NotAccelerated {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            NotAccelerated::NoRounds => {
                "the Baku acceleration needs the number of rounds (142, XXR)"
            }
            NotAccelerated::PointSystem => {
                "the Baku acceleration needs a win worth two draws and a loss worth nothing"
            }
        })
    }
}

impl std::error::Error for NotAccelerated {}

/// Gives the players of group A their virtual points, for every accelerated round.
/// `late` tells a late entry by its position: group A is fixed by who was there
/// before the first round, and a late entry belongs to it when its number comes
/// before that of the last player of the group (1.3).
///
/// # Errors
///
/// Where the rule does not apply, which changes nothing.
pub fn accelerate(
    table: &mut Crosstable,
    late: impl Fn(usize) -> bool,
) -> Result<Acceleration, NotAccelerated> {
    let rounds = table.rounds.ok_or(NotAccelerated::NoRounds)?;
    let win = worth(&table.points).ok_or(NotAccelerated::PointSystem)?;
    let (whole, half) = accelerated_rounds(rounds);
    let first: Vec<usize> =
        (0..table.contestants.len()).filter(|position| !late(*position)).collect();
    let size = group_size(first.len());
    let last = size.checked_sub(1).and_then(|last| first.get(last.min(first.len() - 1))).copied();
    for (position, contestant) in table.contestants.iter_mut().enumerate() {
        contestant.virtual_points = if last.is_some_and(|last| position <= last) {
            let points = [(whole, win), (half, GamePoints(win.0 / 2))];
            points.into_iter().flat_map(|(rounds, p)| std::iter::repeat_n(p, rounds)).collect()
        } else {
            Vec::new()
        };
    }
    Ok(Acceleration { last: last.map(|last| table.contestants[last].number), whole, half })
}

/// The players of group A: the first half, up to the next even number (1.2).
fn group_size(players: usize) -> usize {
    2 * players.div_ceil(4)
}

/// The accelerated rounds: the first half of the tournament, and of those the first
/// half with whole points, both rounded up (1.4).
fn accelerated_rounds(rounds: usize) -> (usize, usize) {
    let accelerated = rounds.div_ceil(2);
    let whole = accelerated.div_ceil(2);
    (whole, accelerated - whole)
}

/// The points of a win where they are two draws and a loss is nothing (1.1).
fn worth(points: &PointSystem) -> Option<GamePoints> {
    let [win, black_win] = points.win;
    let even = win == black_win
        && points.draw.iter().all(|draw| draw.0 * 2 == win.0)
        && points.loss.iter().all(|loss| *loss == GamePoints::ZERO);
    even.then_some(win)
}
