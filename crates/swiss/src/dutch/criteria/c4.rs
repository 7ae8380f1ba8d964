//! C4: everybody not yet paired can still be paired. A maximum matching over the pairs allowed by
//! C1 to C3 shows it.

use crate::matching::{AdjacencyMatrix, VertexSet, maximum_matching};

/// Whether a set of players can all be paired with each other.
pub(crate) fn can_all_be_paired(rows: &AdjacencyMatrix, among: &VertexSet) -> bool {
    among.iter().count().is_multiple_of(2) && {
        let matching = maximum_matching(rows, among);
        among.iter().all(|player| matching.mate(player).is_some())
    }
}
