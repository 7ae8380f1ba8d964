//! Matchings in which every pair counts the same: the most pairs among some vertices. Draws ask by them who
//! can be paired at all, before they ask which pairs are best.

use super::bits::{BitRows, Bits};
use super::blossom::Matching;
use super::graph::Graph;

/// A graph with equal weights: its matching has the most pairs.
#[derive(Debug)]
struct UnweightedGraph<'a>(&'a BitRows);

impl Graph<i64> for UnweightedGraph<'_> {
    fn neighbours(&self, vertex: usize) -> &Bits {
        self.0.row(vertex)
    }

    fn weight(&self, _: usize, _: usize) -> i64 {
        1
    }
}

/// A matching with the most pairs among some vertices.
pub(crate) fn most_pairs(rows: &BitRows, among: &Bits) -> Matching<i64> {
    let graph = UnweightedGraph(rows);
    let mut matching = Matching::new(vec![1; rows.len()]).among(among);
    matching.start_greedily(&graph, 0);
    matching.solve(&graph);
    matching
}
