//! Maximum matchings in a general graph (Edmonds 1965).
//!
//! A graph is a square of bits. `GraphMatching` grows along alternating trees, in which an odd cycle
//! contracts into its base. Each search visits a pair of vertices at most once.

/// A graph as a symmetric square of bits without a diagonal.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    size: usize,
    words: usize,
    rows: Vec<u64>,
}

impl Graph {
    /// The graph of `size` vertices. Calls `can_meet` once for each pair, the lower vertex first.
    pub(crate) fn new(size: usize, can_meet: impl Fn(usize, usize) -> bool) -> Graph {
        let words = size.div_ceil(64);
        let mut graph = Graph { size, words, rows: vec![0; size * words] };
        for a in 0..size {
            for b in a + 1..size {
                if can_meet(a, b) {
                    graph.rows[a * words + b / 64] |= 1 << (b % 64);
                    graph.rows[b * words + a / 64] |= 1 << (a % 64);
                }
            }
        }
        graph
    }

    /// Vertices of the graph.
    pub(crate) fn vertex_count(&self) -> usize {
        self.size
    }

    /// Whether two vertices are joined.
    pub(crate) fn has_edge(&self, a: usize, b: usize) -> bool {
        self.rows[a * self.words + b / 64] >> (b % 64) & 1 == 1
    }

    /// Removes all edges of a vertex.
    pub(crate) fn remove_edges_of(&mut self, vertex: usize) {
        for other in 0..self.size {
            self.rows[other * self.words + vertex / 64] &= !(1 << (vertex % 64));
        }
        self.rows[vertex * self.words..(vertex + 1) * self.words].fill(0);
    }

    /// The neighbours of a vertex, in order.
    fn neighbours(&self, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        let row = &self.rows[vertex * self.words..(vertex + 1) * self.words];
        row.iter().enumerate().flat_map(|(word, bits)| {
            let mut bits = *bits;
            std::iter::from_fn(move || {
                let bit = bits.trailing_zeros();
                bits = bits.checked_sub(1).map(|less| bits & less)?;
                Some(word * 64 + bit as usize)
            })
        })
    }
}

/// A set of pairs without common vertices.
#[derive(Clone, Debug)]
pub(crate) struct GraphMatching {
    mate: Vec<Option<usize>>,
}

impl GraphMatching {
    /// A matching with as many pairs as possible.
    pub(crate) fn largest(graph: &Graph) -> GraphMatching {
        let mut matching = GraphMatching { mate: vec![None; graph.size] };
        // Most vertices have a free neighbour; only the others need trees.
        for vertex in 0..graph.size {
            if matching.mate[vertex].is_none() {
                let free = |other: &usize| matching.mate[*other].is_none();
                if let Some(other) = graph.neighbours(vertex).find(free) {
                    matching.pair_vertices(vertex, other);
                }
            }
        }
        for vertex in 0..graph.size {
            if matching.mate[vertex].is_none() {
                matching.augment_from(graph, vertex);
            }
        }
        matching
    }

    /// The vertices that no pair of the matching covers.
    pub(crate) fn exposed_vertices(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.mate.len()).filter(|vertex| self.mate[*vertex].is_none())
    }

    /// Separates a vertex from its mate.
    pub(crate) fn unmatch(&mut self, vertex: usize) -> Option<usize> {
        let mate = self.mate[vertex].take()?;
        self.mate[mate] = None;
        Some(mate)
    }

    /// Matches two unmatched vertices.
    pub(crate) fn pair_vertices(&mut self, a: usize, b: usize) {
        self.mate[a] = Some(b);
        self.mate[b] = Some(a);
    }

    /// Adds one pair by an augmenting path from an exposed vertex; returns whether there is one.
    pub(crate) fn augment_from(&mut self, graph: &Graph, root: usize) -> bool {
        let mut tree = Tree::new(graph.size);
        let Some(end) = tree.search(graph, &self.mate, root, true) else {
            return false;
        };
        let mut vertex = Some(end);
        while let Some(inner) = vertex {
            let outer = tree.parent[inner];
            vertex = outer.and_then(|outer| self.mate[outer]);
            if let Some(outer) = outer {
                self.pair_vertices(inner, outer);
            }
        }
        true
    }

    /// The vertices that could be exposed instead of `root`, including `root`, with as many pairs:
    /// the outer vertices of its alternating tree.
    pub(crate) fn exchangeable_vertices(&self, graph: &Graph, root: usize) -> Vec<bool> {
        let mut tree = Tree::new(graph.size);
        tree.search(graph, &self.mate, root, false);
        tree.outer
    }
}

/// An alternating tree: outer vertices are reached over an even number of edges.
struct Tree {
    outer: Vec<bool>,
    /// From an inner vertex to the outer one before it; within a cycle also between outer ones.
    parent: Vec<Option<usize>>,
    /// The base of the cycle that a vertex was contracted into; else the vertex.
    base: Vec<usize>,
    queue: Vec<usize>,
}

impl Tree {
    fn new(size: usize) -> Tree {
        Tree {
            outer: vec![false; size],
            parent: vec![None; size],
            base: (0..size).collect(),
            queue: Vec::with_capacity(size),
        }
    }

    /// Grows the tree from an exposed root. Returns the exposed end of an augmenting path, if it
    /// should stop at one and finds one.
    fn search(
        &mut self,
        graph: &Graph,
        mate: &[Option<usize>],
        root: usize,
        stop: bool,
    ) -> Option<usize> {
        self.outer[root] = true;
        self.queue.push(root);
        let mut next = 0;
        while let Some(vertex) = self.queue.get(next).copied() {
            next += 1;
            for other in graph.neighbours(vertex) {
                if self.base[vertex] == self.base[other] || mate[vertex] == Some(other) {
                    continue;
                }
                let closes_ring =
                    other == root || mate[other].is_some_and(|mate| self.parent[mate].is_some());
                if closes_ring {
                    self.draw_together(mate, vertex, other);
                } else if self.parent[other].is_none() {
                    self.parent[other] = Some(vertex);
                    match mate[other] {
                        None if stop => return Some(other),
                        None => {}
                        Some(mate) => self.reach(mate),
                    }
                }
            }
        }
        None
    }

    fn reach(&mut self, vertex: usize) {
        if !self.outer[vertex] {
            self.outer[vertex] = true;
            self.queue.push(vertex);
        }
    }

    /// Contracts the cycle that an edge between two outer vertices closes.
    fn draw_together(&mut self, mate: &[Option<usize>], a: usize, b: usize) {
        let base = self.common_base(mate, a, b);
        let mut inside = vec![false; self.base.len()];
        self.mark(mate, a, base, b, &mut inside);
        self.mark(mate, b, base, a, &mut inside);
        for vertex in 0..self.base.len() {
            if inside[self.base[vertex]] {
                self.base[vertex] = base;
                self.reach(vertex);
            }
        }
    }

    /// The first common base on the paths of two outer vertices to the root.
    fn common_base(&self, mate: &[Option<usize>], a: usize, b: usize) -> usize {
        let mut on_way = vec![false; self.base.len()];
        let mut vertex = a;
        loop {
            vertex = self.base[vertex];
            on_way[vertex] = true;
            match mate[vertex].and_then(|mate| self.parent[mate]) {
                Some(before) => vertex = before,
                None => break,
            }
        }
        let mut vertex = self.base[b];
        while !on_way[vertex] {
            match mate[vertex].and_then(|mate| self.parent[mate]) {
                Some(before) => vertex = self.base[before],
                None => break,
            }
        }
        vertex
    }

    /// Marks the cycles on the path from a vertex to a base, and turns the parents so that a path
    /// can go round a cycle the other way.
    fn mark(
        &mut self,
        mate: &[Option<usize>],
        from: usize,
        base: usize,
        child: usize,
        inside: &mut [bool],
    ) {
        let (mut vertex, mut child) = (from, child);
        while self.base[vertex] != base {
            inside[self.base[vertex]] = true;
            self.parent[vertex] = Some(child);
            let Some(inner) = mate[vertex] else { break };
            inside[self.base[inner]] = true;
            child = inner;
            match self.parent[inner] {
                Some(before) => vertex = before,
                None => break,
            }
        }
    }
}
