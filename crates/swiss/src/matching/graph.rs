//! The graph interface of a matching: vertices, neighbours, weights. The caller keeps the graph and
//! may compute a weight when it is asked for.

use super::bits::VertexSet;
use super::weight::Weight;

/// A graph whose edges have weights.
pub(crate) trait WeightedGraph<W: Weight> {
    /// The vertices that an edge joins to a vertex.
    fn neighbours(&self, vertex: usize) -> &VertexSet;
    /// The weight of an edge, not negative.
    fn weight(&self, a: usize, b: usize) -> W;
}
