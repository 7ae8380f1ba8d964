//! The cheapest complete pairing of some teams, and whether there is one: a maximum-weight matching
//! in which a low cost is a high weight. Brackets and upfloaters are chosen by it.

use crate::matching::{
    AdjacencyMatrix, VertexSet, Weight, WeightedGraph, WeightedMatching, maximum_matching,
};

/// A graph in which cheap edges weigh more, and any edge more than what costs can save.
struct Priced<'a, W, F> {
    rows: &'a AdjacencyMatrix,
    /// More than all costs of a pairing together.
    top: W,
    cost: F,
}

impl<W: Weight, F: Fn(usize, usize) -> W> WeightedGraph<W> for Priced<'_, W, F> {
    fn neighbours(&self, vertex: usize) -> &VertexSet {
        self.rows.neighbours_of(vertex)
    }

    fn weight(&self, a: usize, b: usize) -> W {
        self.top - (self.cost)(a, b)
    }
}

/// The mates of the cheapest pairing of all of `among`; `None` if there is no complete one. `top` is
/// more than all costs of a pairing together.
pub(super) fn cheapest_pairing<W: Weight>(
    rows: &AdjacencyMatrix,
    among: &VertexSet,
    top: W,
    cost: impl Fn(usize, usize) -> W,
) -> Option<Vec<Option<usize>>> {
    let graph = Priced { rows, top, cost };
    let mut matching =
        WeightedMatching::new(vec![top; rows.vertex_count()]).with_active_vertices(among);
    matching.match_greedily(&graph, 0);
    matching.solve(&graph);
    let mates: Vec<Option<usize>> = (0..rows.vertex_count())
        .map(|team| matching.mate(team).filter(|_| among.contains(team)))
        .collect();
    among.iter().all(|team| mates[team].is_some()).then_some(mates)
}

/// Whether all of `among` can be paired with each other.
pub(super) fn can_all_be_paired(rows: &AdjacencyMatrix, among: &VertexSet) -> bool {
    let matching = maximum_matching(rows, among);
    among.iter().all(|team| matching.mate(team).is_some())
}

/// The teams that some largest pairing leaves over.
pub(super) fn possibly_left_over_teams(rows: &AdjacencyMatrix, among: &VertexSet) -> Vec<usize> {
    let matching = maximum_matching(rows, among);
    among.iter().filter(|team| matching.may_stay_unmatched(*team)).collect()
}
