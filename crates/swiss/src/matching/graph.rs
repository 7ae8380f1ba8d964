//! The graph interface of a matching: vertices, neighbours, weights. The caller keeps the graph and
//! may compute a weight when it is asked for.

use super::bits::{BitRows, Bits};
use super::weight::Weight;

/// A graph whose edges have weights.
pub(crate) trait Graph<W: Weight> {
    /// The vertices that an edge joins to a vertex.
    fn neighbours(&self, vertex: usize) -> &Bits;
    /// The weight of an edge, not negative.
    fn weight(&self, a: usize, b: usize) -> W;
}

/// A graph with equal weights: its matching has the most pairs.
#[derive(Debug)]
pub(crate) struct UnweightedGraph<'a>(pub &'a BitRows);

impl Graph<i64> for UnweightedGraph<'_> {
    fn neighbours(&self, vertex: usize) -> &Bits {
        self.0.row(vertex)
    }

    fn weight(&self, _: usize, _: usize) -> i64 {
        1
    }
}
