//! Baku acceleration (C.04.7 article 1, in force from 1 February 2026; C.04.5.1 of earlier
//! editions).
//!
//! In the first rounds the upper half of the initial order, group A, is drawn with an extra point,
//! then with an extra half point; from the middle of the tournament on, everybody is drawn on
//! actual points.

use crate::crosstable::{Crosstable, GamePoints, PointSystem};

/// The acceleration of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BakuAcceleration {
    /// The number of the last player of group A; `None` for an empty group.
    pub last: Option<u32>,
    /// Rounds with the virtual points of a win (1.4).
    pub whole: usize,
    /// Rounds after them with half as many.
    pub half: usize,
}

/// Why a tournament cannot be accelerated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccelerationError {
    /// The number of rounds is unknown.
    NoRounds,
    /// A win is not worth two draws, or a loss scores (1.1).
    PointSystem,
}

impl std::fmt::Display for AccelerationError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            AccelerationError::NoRounds => {
                "the Baku acceleration needs the number of rounds (142, XXR)"
            }
            AccelerationError::PointSystem => {
                "the Baku acceleration needs a win worth two draws and a loss worth nothing"
            }
        })
    }
}

impl std::error::Error for AccelerationError {}

/// Gives the players of group A their virtual points in every accelerated round. `late` tells
/// whether the player at a position entered late: group A is fixed by the players present before
/// round 1, and a late entry belongs to it if its number precedes that of the group's last player
/// (1.3).
///
/// # Errors
///
/// If the rule does not apply; nothing changes then.
pub fn apply_baku_acceleration(
    table: &mut Crosstable,
    late: impl Fn(usize) -> bool,
) -> Result<BakuAcceleration, AccelerationError> {
    let rounds = table.rounds.ok_or(AccelerationError::NoRounds)?;
    let win = worth(&table.points).ok_or(AccelerationError::PointSystem)?;
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
    Ok(BakuAcceleration { last: last.map(|last| table.contestants[last].number), whole, half })
}

/// The size of group A: the first half, rounded up to an even number (1.2).
fn group_size(players: usize) -> usize {
    2 * players.div_ceil(4)
}

/// The accelerated rounds: the first half of the tournament; the first half of those have whole
/// points. Both are rounded up (1.4).
fn accelerated_rounds(rounds: usize) -> (usize, usize) {
    let accelerated = rounds.div_ceil(2);
    let whole = accelerated.div_ceil(2);
    (whole, accelerated - whole)
}

/// The points of a win, if it is worth two draws and a loss nothing (1.1).
fn worth(points: &PointSystem) -> Option<GamePoints> {
    let [win, black_win] = points.win;
    let even = win == black_win
        && points.draw.iter().all(|draw| draw.0 * 2 == win.0)
        && points.loss.iter().all(|loss| *loss == GamePoints::ZERO);
    even.then_some(win)
}
