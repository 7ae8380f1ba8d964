//! The cheapest complete pairing of some teams, and whether there is one: a maximum-weight matching
//! in which a low cost is a high weight. Brackets and upfloaters are chosen by it.

use crate::matching::{BitRows, Bits, Graph, Matching, Weight, most_pairs};

/// A graph in which cheap edges weigh more, and any edge more than what costs can save.
struct Priced<'a, W, F> {
    rows: &'a BitRows,
    /// More than all costs of a pairing together.
    top: W,
    cost: F,
}

impl<W: Weight, F: Fn(usize, usize) -> W> Graph<W> for Priced<'_, W, F> {
    fn neighbours(&self, vertex: usize) -> &Bits {
        self.rows.row(vertex)
    }

    fn weight(&self, a: usize, b: usize) -> W {
        self.top - (self.cost)(a, b)
    }
}

/// The mates of the cheapest pairing of all of `among`; `None` if there is no complete one. `top` is
/// more than all costs of a pairing together.
pub(super) fn cheapest<W: Weight>(
    rows: &BitRows,
    among: &Bits,
    top: W,
    cost: impl Fn(usize, usize) -> W,
) -> Option<Vec<Option<usize>>> {
    let graph = Priced { rows, top, cost };
    let mut matching = Matching::new(vec![top; rows.len()]).among(among);
    matching.start_greedily(&graph, 0);
    matching.solve(&graph);
    let mates: Vec<Option<usize>> =
        (0..rows.len()).map(|team| matching.mate(team).filter(|_| among.has(team))).collect();
    among.iter().all(|team| mates[team].is_some()).then_some(mates)
}

/// Whether all of `among` can be paired with each other.
pub(super) fn can_be_paired(rows: &BitRows, among: &Bits) -> bool {
    let matching = most_pairs(rows, among);
    among.iter().all(|team| matching.mate(team).is_some())
}

/// The teams that some largest pairing leaves over.
pub(super) fn left_over(rows: &BitRows, among: &Bits) -> Vec<usize> {
    let matching = most_pairs(rows, among);
    among.iter().filter(|team| matching.may_be_left(*team)).collect()
}
