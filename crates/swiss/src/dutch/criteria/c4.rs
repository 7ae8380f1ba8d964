//! C4: everybody not yet paired can still be paired. A maximum matching over the pairs allowed by
//! C1 to C3 shows it.

use crate::matching::{BitRows, Bits, most_pairs};

/// Whether a set of players can all be paired with each other.
pub(crate) fn is_complete(rows: &BitRows, among: &Bits) -> bool {
    among.iter().count().is_multiple_of(2) && {
        let matching = most_pairs(rows, among);
        among.iter().all(|player| matching.mate(player).is_some())
    }
}
