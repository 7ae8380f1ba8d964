//! One search: an alternating tree grows from an unmatched vertex until it reaches another one, or
//! a vertex with dual 0.

use super::blossom::{NO_NODE, SearchLabel, WeightedMatching};
use super::graph::WeightedGraph;
use super::weight::Weight;

/// The outcome of a search step.
#[derive(PartialEq, Eq)]
enum Step {
    /// The tree has grown.
    Grown,
    /// The matching has changed.
    Done,
}

/// An inner node, the outer node above it, and the edges up to each.
type Rung = (u32, u32, [(u32, u32); 2]);

/// The limit of a change of duals.
enum Limit {
    /// The dual of an outer vertex becomes 0.
    Dual(u32),
    /// An edge to this vertex becomes tight.
    Edge,
    /// The dual of an inner blossom becomes 0.
    Blossom(u32),
}

impl<W: Weight> WeightedMatching<W> {
    /// Matches one unmatched vertex, or leaves another one unmatched instead.
    pub(super) fn search_from_vertex(&mut self, graph: &impl WeightedGraph<W>, root: usize) {
        self.labels.fill(SearchLabel::Free);
        self.nearest.fill((NO_NODE, W::default()));
        self.queue.clear();
        self.open.clear();
        let open = self.active.iter().filter(|v| *v != root && self.mates[*v] == NO_NODE);
        self.open.extend(open.map(|vertex| vertex as u32));
        self.make_outer(self.tops[root]);
        while self.scan_all(graph) == Step::Grown && self.change_duals(graph) == Step::Grown {}
        self.tidy();
    }

    /// Scans the edges of every outer vertex.
    fn scan_all(&mut self, graph: &impl WeightedGraph<W>) -> Step {
        while let Some(vertex) = self.queue.pop() {
            if self.scan(graph, vertex) == Step::Done {
                return Step::Done;
            }
        }
        Step::Grown
    }

    fn scan(&mut self, graph: &impl WeightedGraph<W>, vertex: u32) -> Step {
        let row = graph.neighbours(vertex as usize);
        // First try the unmatched vertices.
        for index in 0..self.open.len() {
            let other = self.open[index];
            if self.tops[other as usize] != self.tops[vertex as usize]
                && row.contains(other as usize)
                && self.labels[self.tops[other as usize] as usize] == SearchLabel::Free
                && self.slack(graph, vertex as usize, other as usize) == W::default()
            {
                return self.follow(vertex, other);
            }
        }
        for index in 0..row.word_count() {
            let mut word = row.intersection_word(&self.active, index);
            while word != 0 {
                let other = index * 64 + word.trailing_zeros() as usize;
                word &= word - 1;
                let (own, top) = (self.tops[vertex as usize], self.tops[other]);
                if own == top {
                    continue;
                }
                let slack = self.slack(graph, vertex as usize, other);
                let label = self.labels[top as usize];
                if slack > W::default() || label == SearchLabel::Inner {
                    self.relax(other, vertex, slack);
                    if label == SearchLabel::Outer {
                        self.relax(vertex as usize, other as u32, slack);
                    }
                } else if self.follow(vertex, other as u32) == Step::Done {
                    return Step::Done;
                }
            }
        }
        Step::Grown
    }

    fn relax(&mut self, vertex: usize, outer: u32, slack: W) {
        let (nearest, least) = self.nearest[vertex];
        if nearest == NO_NODE || slack < least {
            self.nearest[vertex] = (outer, slack);
        }
    }

    /// Follows a tight edge from an outer vertex to a free or outer node.
    fn follow(&mut self, outer: u32, other: u32) -> Step {
        let top = self.tops[other as usize];
        if self.labels[top as usize] == SearchLabel::Outer {
            self.shrink(outer, other);
            return Step::Grown;
        }
        let mate = self.mates[self.base_vertex(top) as usize];
        if mate == NO_NODE {
            self.change_base(top, other);
            self.mates[other as usize] = outer;
            self.flip(outer, other);
            return Step::Done;
        }
        self.labels[top as usize] = SearchLabel::Inner;
        self.entries[top as usize] = (outer, other);
        self.make_outer(self.tops[mate as usize]);
        Step::Grown
    }

    fn make_outer(&mut self, node: u32) {
        self.labels[node as usize] = SearchLabel::Outer;
        let leaves = self.vertices_of_node(node);
        self.queue.extend(leaves);
    }

    /// Gives an outer vertex a new mate, or none, and swaps the mates on its path to the root.
    fn flip(&mut self, vertex: u32, mate: u32) {
        let (mut vertex, mut mate) = (vertex, mate);
        loop {
            let outer = self.tops[vertex as usize];
            let left = self.mates[self.base_vertex(outer) as usize];
            self.change_base(outer, vertex);
            self.mates[vertex as usize] = mate;
            if left == NO_NODE {
                return;
            }
            let inner = self.tops[left as usize];
            let (next, own) = self.entries[inner as usize];
            self.change_base(inner, own);
            self.mates[own as usize] = next;
            (vertex, mate) = (next, own);
        }
    }

    /// The outer node above an outer node, with the inner one between and both edges upwards.
    fn above(&self, outer: u32) -> Option<Rung> {
        let base = self.base_vertex(outer);
        let mate = self.mates[base as usize];
        if mate == NO_NODE {
            return None;
        }
        let inner = self.tops[mate as usize];
        let (next, own) = self.entries[inner as usize];
        Some((inner, self.tops[next as usize], [(base, mate), (own, next)]))
    }

    /// Contracts the cycle that an edge between two outer nodes closes.
    fn shrink(&mut self, a: u32, b: u32) {
        let path = |from: u32| {
            let mut path = vec![self.tops[from as usize]];
            let mut links = Vec::new();
            while let Some((inner, outer, edges)) = path.last().and_then(|outer| self.above(*outer))
            {
                path.extend([inner, outer]);
                links.extend(edges);
            }
            (path, links)
        };
        let ((mut left, mut left_links), (mut right, mut right_links)) = (path(a), path(b));
        // Both paths end in the root; their last common node is the base.
        while left.len() > 1
            && right.len() > 1
            && left[left.len() - 2..] == right[right.len() - 2..]
        {
            for (path, links) in [(&mut left, &mut left_links), (&mut right, &mut right_links)] {
                path.pop();
                links.pop();
            }
        }
        right.pop();
        let mut children: Vec<u32> = left.into_iter().rev().collect();
        let mut links: Vec<(u32, u32)> =
            left_links.into_iter().rev().map(|(low, high)| (high, low)).collect();
        links.push((a, b));
        children.extend(right);
        links.extend(right_links);
        // Outer vertices were scanned already; inner ones become outer now.
        for child in &children {
            if self.labels[*child as usize] == SearchLabel::Inner {
                let leaves = self.vertices_of_node(*child);
                self.queue.extend(leaves);
            }
        }
        let node = self.form_blossom(children, links);
        self.labels[node as usize] = SearchLabel::Outer;
    }

    /// If the nearest outer vertex joined the same blossom, looks for the nearest outside it again.
    fn look_outside(&mut self, graph: &impl WeightedGraph<W>) {
        let is_outer = |tops: &[u32], labels: &[SearchLabel], vertex: usize| {
            labels[tops[vertex] as usize] == SearchLabel::Outer
        };
        for vertex in 0..self.size {
            let outer = self.nearest[vertex].0;
            let top = self.tops[vertex];
            if outer == NO_NODE
                || self.tops[outer as usize] != top
                || !is_outer(&self.tops, &self.labels, vertex)
            {
                continue;
            }
            let outside = graph.neighbours(vertex).intersection(&self.active).filter(|other| {
                self.tops[*other] != top && is_outer(&self.tops, &self.labels, *other)
            });
            let nearest = outside
                .map(|other| (other as u32, self.slack(graph, vertex, other)))
                .min_by(|(_, a), (_, b)| a.cmp(b));
            self.nearest[vertex] = nearest.unwrap_or((NO_NODE, W::default()));
        }
    }

    /// Changes duals as far as all edges allow, and follows the edges that became tight.
    fn change_duals(&mut self, graph: &impl WeightedGraph<W>) -> Step {
        self.look_outside(graph);
        let Some((by, limit)) = self.limit() else {
            return Step::Done;
        };
        if by > W::default() {
            self.apply(by);
        }
        match limit {
            Limit::Dual(vertex) => {
                self.flip(vertex, NO_NODE);
                return Step::Done;
            }
            Limit::Blossom(node) => self.expand(node),
            Limit::Edge => {}
        }
        for vertex in 0..self.size {
            let (outer, slack) = self.nearest[vertex];
            let top = self.tops[vertex];
            if outer == NO_NODE
                || slack > W::default()
                || self.labels[top as usize] == SearchLabel::Inner
                || self.tops[outer as usize] == top
            {
                continue;
            }
            if self.follow(outer, vertex as u32) == Step::Done {
                return Step::Done;
            }
        }
        Step::Grown
    }

    fn limit(&self) -> Option<(W, Limit)> {
        let mut least: Option<(W, Limit)> = None;
        // Among equal limits the last: a dual if there is one, which ends the search and leaves the
        // vertex with the highest number unmatched.
        let mut offer = |by: W, limit: Limit| {
            let wins = |known: &W| match limit {
                Limit::Dual(_) => by <= *known,
                Limit::Edge | Limit::Blossom(_) => by < *known,
            };
            if least.as_ref().is_none_or(|(known, _)| wins(known)) {
                least = Some((by, limit));
            }
        };
        for vertex in self.active.iter() {
            let (outer, slack) = self.nearest[vertex];
            match self.labels[self.tops[vertex] as usize] {
                SearchLabel::Outer => {
                    offer(self.duals[vertex], Limit::Dual(vertex as u32));
                    if outer != NO_NODE {
                        offer(slack.half(), Limit::Edge);
                    }
                }
                SearchLabel::Free if outer != NO_NODE => offer(slack, Limit::Edge),
                SearchLabel::Free | SearchLabel::Inner => {}
            }
        }
        for (node, dual) in self.outermost() {
            if self.labels[node as usize] == SearchLabel::Inner {
                offer(dual, Limit::Blossom(node));
            }
        }
        least
    }

    /// The outermost blossoms with their duals.
    fn outermost(&self) -> impl Iterator<Item = (u32, W)> + '_ {
        self.blossoms.iter().enumerate().filter_map(|(index, blossom)| {
            let node = self.size + index;
            let blossom = blossom.as_ref()?;
            (self.parents[node] == NO_NODE).then_some((node as u32, blossom.dual))
        })
    }

    fn apply(&mut self, by: W) {
        for vertex in 0..self.size {
            match self.labels[self.tops[vertex] as usize] {
                SearchLabel::Outer => {
                    self.duals[vertex] -= by;
                    self.nearest[vertex].1 -= by + by;
                }
                SearchLabel::Free => self.nearest[vertex].1 -= by,
                SearchLabel::Inner => self.duals[vertex] += by,
            }
        }
        for index in 0..self.blossoms.len() {
            let node = self.size + index;
            if self.parents[node] != NO_NODE {
                continue;
            }
            let label = self.labels[node];
            if let Some(blossom) = &mut self.blossoms[index] {
                match label {
                    SearchLabel::Outer => blossom.dual += by,
                    SearchLabel::Inner => blossom.dual -= by,
                    SearchLabel::Free => {}
                }
            }
        }
    }

    /// Expands an inner blossom: the even path from its entry to its base stays in the tree.
    fn expand(&mut self, node: u32) {
        let (outer, own) = self.entries[node as usize];
        let entry = self.child_containing(node, own);
        let Some(blossom) = self.dissolve_blossom(node) else { return };
        let (children, links) = (blossom.children, blossom.links);
        for child in &children {
            self.labels[*child as usize] = SearchLabel::Free;
        }
        let circle = children.len();
        let mut at = children.iter().position(|child| *child == entry).unwrap_or_default();
        let mut reached = (outer, own);
        let forwards = at % 2 == 1;
        loop {
            let inner = children[at % circle];
            self.labels[inner as usize] = SearchLabel::Inner;
            self.entries[inner as usize] = reached;
            if at % circle == 0 {
                return;
            }
            // The next child is matched with this one; the one after it is not.
            let (next, link) = if forwards {
                (at + 1, links[at + 1])
            } else {
                let (low, high) = links[at - 2];
                (at - 1, (high, low))
            };
            self.make_outer(children[next]);
            reached = link;
            at = if forwards { at + 2 } else { at - 2 };
        }
    }

    /// Dissolves blossoms with dual 0.
    fn tidy(&mut self) {
        let mut open: Vec<u32> = self.outermost().map(|(node, _)| node).collect();
        while let Some(node) = open.pop() {
            if self.blossom(node).dual > W::default() {
                continue;
            }
            if let Some(blossom) = self.dissolve_blossom(node) {
                open.extend(blossom.children.into_iter().filter(|child| self.is_blossom(*child)));
            }
        }
    }
}
