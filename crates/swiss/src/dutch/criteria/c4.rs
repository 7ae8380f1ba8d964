//! C4: everybody not yet paired can still be paired. A maximum matching over the pairs allowed by
//! C1 to C3 shows it.

use crate::matching::{BitRows, Bits, Matching, UnweightedGraph};

/// A maximum matching among a set of players.
pub(crate) fn most_pairs(rows: &BitRows, among: &Bits) -> Matching<i64> {
    let graph = UnweightedGraph(rows);
    let mut matching = Matching::new(vec![1; rows.len()]).among(among);
    matching.start_greedily(&graph, 0);
    matching.solve(&graph);
    matching
}

/// Whether a set of players can all be paired with each other.
pub(crate) fn is_complete(rows: &BitRows, among: &Bits) -> bool {
    among.iter().count().is_multiple_of(2) && {
        let matching = most_pairs(rows, among);
        among.iter().all(|player| matching.mate(player).is_some())
    }
}
