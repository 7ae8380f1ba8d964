//! Matchings in which every pair counts the same: the most pairs among some vertices. Draws ask by them who
//! can be paired at all, before they ask which pairs are best.

use super::bits::{AdjacencyMatrix, VertexSet};
use super::blossom::WeightedMatching;
use super::graph::WeightedGraph;

/// A graph with equal weights: its matching has the most pairs.
#[derive(Debug)]
struct UnweightedGraph<'a>(&'a AdjacencyMatrix);

impl WeightedGraph<i64> for UnweightedGraph<'_> {
    fn neighbours(&self, vertex: usize) -> &VertexSet {
        self.0.neighbours_of(vertex)
    }

    fn weight(&self, _: usize, _: usize) -> i64 {
        1
    }
}

/// A matching with the most pairs among some vertices.
pub(crate) fn maximum_matching(rows: &AdjacencyMatrix, among: &VertexSet) -> WeightedMatching<i64> {
    let graph = UnweightedGraph(rows);
    let mut matching =
        WeightedMatching::new(vec![1; rows.vertex_count()]).with_active_vertices(among);
    matching.match_greedily(&graph, 0);
    matching.solve(&graph);
    matching
}
