//! Standard points (C.07 7.7, new in 2026): 1 for each round with more points than the opponent, ½
//! for equal points, whatever results are worth. Without an opponent: 1 for more than a draw's
//! points, ½ for exactly these.

use std::cmp::Ordering;

use crate::crosstable::Outing;

use crate::tie_breaks::unplayed::Field;

/// Rounds with more points than the opponent, and with equal points.
pub(super) fn better_and_level(field: &Field<'_>, contestant: usize) -> [i64; 2] {
    let mut rounds = [0; 2];
    for (round, outing) in field.outings(contestant) {
        match compared(field, round, outing) {
            Ordering::Greater => rounds[0] += 1,
            Ordering::Equal => rounds[1] += 1,
            Ordering::Less => {}
        }
    }
    rounds
}

/// Compares the points of a round with the opponent's, or with a draw's.
fn compared(field: &Field<'_>, round: usize, outing: Outing) -> Ordering {
    let table = field.table();
    let own = table.points.of(outing);
    let drawn = table.points.draw.into_iter().max().unwrap_or_default();
    let opponent = match outing {
        Outing::Game { opponent, .. } => Some(opponent),
        Outing::Forfeit { opponent, .. } => opponent,
        Outing::Unfinished { .. }
        | Outing::AllocatedBye
        | Outing::FullBye
        | Outing::HalfBye
        | Outing::ZeroBye
        | Outing::Absent => None,
    };
    let theirs = opponent.and_then(|who| table.contestants[who].outings.get(round).copied());
    own.cmp(&theirs.map_or(drawn, |theirs| table.points.of(theirs)))
}
