//! Perfect tournament performance (C.07 10.3): the lowest whole rating from which at
//! least the points scored over the board are expected by B.02 8.1.2, whose scale is
//! used to its end; 800 below the lowest opponent for who scored nothing.

use super::unplayed::Field;
use super::{ratings, scales};

/// The performance of a player with the points that it is of, doubled, and the
/// games; none without a game over the board.
pub fn of(field: &Field<'_>, contestant: usize) -> Option<(i32, i32, usize)> {
    let (met, halves) = ratings::opposition(field, contestant);
    let lowest = met.iter().copied().min()?;
    let highest = met.iter().copied().max()?;
    if halves == 0 {
        return Some((lowest - scales::NOTHING_BELOW, halves, met.len()));
    }
    let expected = |rating: i32| -> i32 {
        met.iter().map(|opponent| scales::expected(rating - opponent)).sum()
    };
    // Nothing is expected below the one, everything from the other.
    let (mut below, mut from) = (lowest - scales::CERTAIN - 1, highest + scales::CERTAIN);
    while below + 1 < from {
        let middle = below + (from - below) / 2;
        if expected(middle) >= 50 * halves { from = middle } else { below = middle }
    }
    Some((from, halves, met.len()))
}
