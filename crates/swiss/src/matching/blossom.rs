//! The state of a matching: mates, duals and blossoms, and what makes and opens blossoms. Between
//! two searches the duals prove the matching optimal, so that weights can change and the next
//! solution starts from this one. `search` extends it.

use super::bits::VertexSet;
use super::graph::WeightedGraph;
use super::weight::Weight;

/// No vertex or node.
pub(super) const NO_NODE: u32 = u32::MAX;

/// A blossom: an odd cycle of nodes that the search treats as one node.
#[derive(Clone, Debug)]
pub(super) struct Blossom<W> {
    /// Its nodes along the cycle; the first contains the base, the others are matched in pairs.
    pub children: Vec<u32>,
    /// The edge from each child to the next: a vertex of each.
    pub links: Vec<(u32, u32)>,
    /// The vertex matched outside.
    pub base: u32,
    pub dual: W,
}

/// The label of a node in the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SearchLabel {
    /// The search has not reached the node.
    Free,
    /// At even distance from the root.
    Outer,
    /// At odd distance from the root.
    Inner,
}

/// A matching with the duals that prove it optimal.
///
/// Duals of vertices are doubled: an edge is tight if the duals of its ends add up to twice its
/// weight. At the end an unmatched vertex has dual 0.
#[derive(Clone, Debug)]
pub(crate) struct WeightedMatching<W> {
    pub(super) size: usize,
    pub(super) mates: Vec<u32>,
    pub(super) duals: Vec<W>,
    /// Vertices not yet settled.
    pub(super) active: VertexSet,
    /// Node `size + k` is the blossom `k`.
    pub(super) blossoms: Vec<Option<Blossom<W>>>,
    pub(super) spare: Vec<u32>,
    pub(super) parents: Vec<u32>,
    /// The outermost node of each vertex.
    pub(super) tops: Vec<u32>,
    // The state of one search.
    pub(super) labels: Vec<SearchLabel>,
    /// The edge that reached an inner node: outer vertex, own vertex.
    pub(super) entries: Vec<(u32, u32)>,
    /// The outer vertex with the least slack to each vertex, with that slack.
    pub(super) nearest: Vec<(u32, W)>,
    pub(super) queue: Vec<u32>,
    /// The vertices unmatched at the start, except the root.
    pub(super) open: Vec<u32>,
}

impl<W: Weight> WeightedMatching<W> {
    /// The empty matching with feasible duals: the duals of each edge add up to at least twice its
    /// weight, and none is negative.
    pub(crate) fn new(duals: Vec<W>) -> WeightedMatching<W> {
        let size = duals.len();
        WeightedMatching {
            size,
            mates: vec![NO_NODE; size],
            duals,
            active: VertexSet::full(size),
            blossoms: Vec::new(),
            spare: Vec::new(),
            parents: vec![NO_NODE; size],
            tops: (0..size as u32).collect(),
            labels: vec![SearchLabel::Free; size],
            entries: vec![(NO_NODE, NO_NODE); size],
            nearest: vec![(NO_NODE, W::default()); size],
            queue: Vec::new(),
            open: Vec::new(),
        }
    }

    /// The same with only some vertices active.
    pub(crate) fn with_active_vertices(mut self, active: &VertexSet) -> WeightedMatching<W> {
        self.active = active.clone();
        self
    }

    /// The mate of a vertex; `None` if it is unmatched.
    pub(crate) fn mate(&self, vertex: usize) -> Option<usize> {
        let mate = self.mates[vertex];
        (mate != NO_NODE).then_some(mate as usize)
    }

    /// Whether an optimal matching can leave a vertex unmatched: its dual is 0.
    pub(crate) fn may_stay_unmatched(&self, vertex: usize) -> bool {
        self.duals[vertex] == W::default()
    }

    /// Whether a vertex was settled.
    pub(crate) fn is_fixed(&self, vertex: usize) -> bool {
        !self.active.contains(vertex)
    }

    /// Matches two unmatched vertices along a tight edge.
    pub(crate) fn match_tight_edge(&mut self, a: usize, b: usize) {
        (self.mates[a], self.mates[b]) = (b as u32, a as u32);
    }

    /// The slack of an edge: duals minus twice the weight.
    pub(crate) fn slack(&self, graph: &impl WeightedGraph<W>, a: usize, b: usize) -> W {
        let weight = graph.weight(a, b);
        self.duals[a] + self.duals[b] - weight - weight
    }

    /// Matches unmatched vertices greedily along tight edges, each with the first one from `from`
    /// on, as a start.
    pub(crate) fn match_greedily(&mut self, graph: &impl WeightedGraph<W>, from: usize) {
        let mut open = self.active.clone();
        (0..self.size).filter(|vertex| self.mates[*vertex] != NO_NODE).for_each(|v| open.remove(v));
        for vertex in 0..self.size {
            if !open.contains(vertex) {
                continue;
            }
            let tight = |other: &usize| self.slack(graph, vertex, *other) == W::default();
            let row = graph.neighbours(vertex);
            let far = row.intersection(&open).filter(|other| *other >= from).find(tight);
            if let Some(other) = far.or_else(|| row.intersection(&open).find(tight)) {
                self.match_tight_edge(vertex, other);
                open.remove(vertex);
                open.remove(other);
            }
        }
    }

    /// Makes the matching optimal for the current graph.
    pub(crate) fn solve(&mut self, graph: &impl WeightedGraph<W>) {
        for vertex in 0..self.size {
            while self.mates[vertex] == NO_NODE
                && self.active.contains(vertex)
                && self.duals[vertex] > W::default()
            {
                self.search_from_vertex(graph, vertex);
            }
        }
    }

    /// Removes a matched pair for good. The next [`WeightedMatching::solve`] repairs the rest.
    pub(crate) fn fix_pair(&mut self, a: usize, b: usize) {
        for vertex in [a, b] {
            self.lay_open(vertex);
            self.unmatch(vertex);
        }
        self.match_tight_edge(a, b);
        self.active.remove(a);
        self.active.remove(b);
    }

    /// Makes the matching optimal again after edges of a vertex changed in the graph.
    pub(crate) fn reoptimise_vertex(&mut self, graph: &impl WeightedGraph<W>, vertex: usize) {
        self.lay_open(vertex);
        self.unmatch(vertex);
        let mut dual = W::default();
        for other in graph.neighbours(vertex).intersection(&self.active) {
            let weight = graph.weight(vertex, other);
            dual = dual.max(weight + weight - self.duals[other]);
        }
        self.duals[vertex] = dual;
        self.solve(graph);
    }

    /// Opens all blossoms, so that any unmatched edge can be removed; raises duals; and unmatches
    /// edges that are no longer tight. The raised duals must cover all weights of the current
    /// graph.
    pub(crate) fn raise_duals(
        &mut self,
        graph: &impl WeightedGraph<W>,
        raises: impl Iterator<Item = (usize, W)>,
    ) {
        for vertex in 0..self.size {
            self.lay_open(vertex);
        }
        for (vertex, by) in raises {
            self.duals[vertex] += by;
        }
        for vertex in 0..self.size {
            let mate = self.mates[vertex];
            if mate != NO_NODE
                && self.active.contains(vertex)
                && self.slack(graph, vertex, mate as usize) != W::default()
            {
                self.unmatch(vertex);
            }
        }
    }

    fn unmatch(&mut self, vertex: usize) {
        let mate = std::mem::replace(&mut self.mates[vertex], NO_NODE);
        if mate != NO_NODE {
            self.mates[mate as usize] = NO_NODE;
        }
    }

    /// Opens every blossom around a vertex. The edge leaving a blossom with a dual is then no
    /// longer tight.
    fn lay_open(&mut self, vertex: usize) {
        while self.tops[vertex] as usize >= self.size {
            let node = self.tops[vertex];
            let (base, dual) = {
                let blossom = self.blossom(node);
                (blossom.base as usize, blossom.dual)
            };
            if dual > W::default() {
                for inside in self.vertices_of_node(node) {
                    self.duals[inside as usize] += dual;
                }
                self.unmatch(base);
            }
            self.dissolve_blossom(node);
        }
    }

    /// A blossom by its node.
    pub(super) fn blossom(&self, node: u32) -> &Blossom<W> {
        const GONE: &str = "a node beyond the vertices is a blossom";
        #[allow(clippy::expect_used)] // nodes are given out and taken back here alone
        self.blossoms[node as usize - self.size].as_ref().expect(GONE)
    }

    pub(super) fn blossom_mut(&mut self, node: u32) -> &mut Blossom<W> {
        const GONE: &str = "a node beyond the vertices is a blossom";
        #[allow(clippy::expect_used)] // nodes are given out and taken back here alone
        self.blossoms[node as usize - self.size].as_mut().expect(GONE)
    }

    /// Whether a node is a blossom.
    pub(super) fn is_blossom(&self, node: u32) -> bool {
        node as usize >= self.size
    }

    /// The vertex of a node that is matched outside.
    pub(super) fn base_vertex(&self, node: u32) -> u32 {
        if self.is_blossom(node) { self.blossom(node).base } else { node }
    }

    /// The vertices of a node.
    pub(super) fn vertices_of_node(&self, node: u32) -> Vec<u32> {
        let (mut leaves, mut open) = (Vec::new(), vec![node]);
        while let Some(node) = open.pop() {
            if self.is_blossom(node) {
                open.extend(&self.blossom(node).children);
            } else {
                leaves.push(node);
            }
        }
        leaves
    }

    /// Makes a blossom of nodes.
    pub(super) fn form_blossom(&mut self, children: Vec<u32>, links: Vec<(u32, u32)>) -> u32 {
        let node = self.spare.pop().unwrap_or_else(|| {
            self.blossoms.push(None);
            self.parents.push(NO_NODE);
            self.labels.push(SearchLabel::Free);
            self.entries.push((NO_NODE, NO_NODE));
            (self.size + self.blossoms.len() - 1) as u32
        });
        let base = self.base_vertex(children[0]);
        for child in &children {
            self.parents[*child as usize] = node;
        }
        self.parents[node as usize] = NO_NODE;
        let blossom = Blossom { children, links, base, dual: W::default() };
        self.blossoms[node as usize - self.size] = Some(blossom);
        for leaf in self.vertices_of_node(node) {
            self.tops[leaf as usize] = node;
        }
        node
    }

    /// Dissolves an outermost blossom into its children.
    pub(super) fn dissolve_blossom(&mut self, node: u32) -> Option<Blossom<W>> {
        let blossom = self.blossoms[node as usize - self.size].take()?;
        for child in &blossom.children {
            self.parents[*child as usize] = NO_NODE;
            for leaf in self.vertices_of_node(*child) {
                self.tops[leaf as usize] = *child;
            }
        }
        self.spare.push(node);
        Some(blossom)
    }

    /// The child of a blossom that contains a vertex.
    pub(super) fn child_containing(&self, node: u32, vertex: u32) -> u32 {
        let mut child = vertex;
        while self.parents[child as usize] != node {
            child = self.parents[child as usize];
        }
        child
    }

    /// Makes another vertex the base of a node by rematching the inside.
    pub(super) fn change_base(&mut self, node: u32, vertex: u32) {
        if !self.is_blossom(node) {
            return;
        }
        let child = self.child_containing(node, vertex);
        self.change_base(child, vertex);
        let (children, links) = {
            let blossom = self.blossom(node);
            (blossom.children.clone(), blossom.links.clone())
        };
        let at = children.iter().position(|other| *other == child).unwrap_or_default();
        // After the first child neighbours are matched; take the path of even length.
        let circle = children.len();
        let pairs = if at % 2 == 1 { at + 1..circle } else { 0..at };
        for first in pairs.step_by(2) {
            let (a, b) = links[first];
            self.change_base(children[first], a);
            self.change_base(children[(first + 1) % circle], b);
            (self.mates[a as usize], self.mates[b as usize]) = (b, a);
        }
        let blossom = self.blossom_mut(node);
        blossom.children.rotate_left(at);
        blossom.links.rotate_left(at);
        blossom.base = vertex;
    }
}
