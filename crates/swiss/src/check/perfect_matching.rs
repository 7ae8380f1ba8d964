//! Whether everybody can be drawn: a perfect matching in the graph of allowed pairs.
//!
//! Edmonds' search for augmenting paths with contracted blossoms. The graph is a predicate and not
//! stored, since forbidden pairs are few.

use std::collections::VecDeque;

/// A matching of `0..size`.
pub(super) struct UnweightedMatching<F: Fn(usize, usize) -> bool> {
    may_meet: F,
    mate: Vec<Option<usize>>,
}

/// One search for an augmenting path.
struct Search {
    /// The predecessor of an inner vertex.
    parent: Vec<Option<usize>>,
    /// The base of the blossom of each vertex.
    base: Vec<usize>,
    /// Whether a vertex is outer: at an even distance from the root.
    outer: Vec<bool>,
    queue: VecDeque<usize>,
}

impl<F: Fn(usize, usize) -> bool> UnweightedMatching<F> {
    /// A matching without pairs, of vertices of which `may_meet` says who may meet.
    pub(super) fn new(size: usize, may_meet: F) -> Self {
        UnweightedMatching { may_meet, mate: vec![None; size] }
    }

    /// Matches two free vertices.
    pub(super) fn match_pair(&mut self, one: usize, other: usize) {
        (self.mate[one], self.mate[other]) = (Some(other), Some(one));
    }

    /// Finds a maximum matching; returns whether it is perfect.
    pub(super) fn find_maximum_matching(&mut self) -> bool {
        for one in 0..self.mate.len() {
            let free = |other: &usize| self.mate[*other].is_none() && (self.may_meet)(one, *other);
            if self.mate[one].is_none()
                && let Some(other) = (one + 1..self.mate.len()).find(free)
            {
                self.match_pair(one, other);
            }
        }
        // A vertex without an augmenting path never gets one (Berge), so one search for each is
        // enough.
        (0..self.mate.len()).all(|one| self.mate[one].is_some() || self.augment(one))
    }

    /// Matches a free vertex by an augmenting path; returns whether there is one.
    pub(super) fn augment(&mut self, root: usize) -> bool {
        let size = self.mate.len();
        let mut search = Search {
            parent: vec![None; size],
            base: (0..size).collect(),
            outer: vec![false; size],
            queue: VecDeque::from([root]),
        };
        search.outer[root] = true;
        while let Some(one) = search.queue.pop_front() {
            for other in 0..size {
                let known = search.base[one] == search.base[other]
                    || self.mate[one] == Some(other)
                    || one == other;
                if known || !(self.may_meet)(one, other) {
                    continue;
                }
                if search.outer[other] {
                    self.contract(&mut search, one, other);
                } else if search.parent[other].is_none() {
                    search.parent[other] = Some(one);
                    match self.mate[other] {
                        None => {
                            self.flip(&search, other);
                            return true;
                        }
                        Some(mate) => {
                            search.outer[mate] = true;
                            search.queue.push_back(mate);
                        }
                    }
                }
            }
        }
        false
    }

    /// Swaps matched and unmatched edges on the path to a free vertex.
    fn flip(&mut self, search: &Search, end: usize) {
        let mut next = Some(end);
        while let Some(other) = next {
            let Some(one) = search.parent[other] else { return };
            next = self.mate[one];
            self.match_pair(one, other);
        }
    }

    /// Contracts the odd cycle that an edge between two outer vertices closes.
    fn contract(&self, search: &mut Search, one: usize, other: usize) {
        let base = self.meeting_point(search, one, other);
        let mut inside = vec![false; self.mate.len()];
        self.mark(search, &mut inside, one, base, other);
        self.mark(search, &mut inside, other, base, one);
        for vertex in 0..self.mate.len() {
            if inside[search.base[vertex]] {
                search.base[vertex] = base;
                if !search.outer[vertex] {
                    search.outer[vertex] = true;
                    search.queue.push_back(vertex);
                }
            }
        }
    }

    /// The lowest common ancestor of two outer vertices.
    fn meeting_point(&self, search: &Search, one: usize, other: usize) -> usize {
        let mut passed = vec![false; self.mate.len()];
        let mut at = search.base[one];
        passed[at] = true;
        while let Some(parent) = self.mate[at].and_then(|mate| search.parent[mate]) {
            at = search.base[parent];
            passed[at] = true;
        }
        at = search.base[other];
        while !passed[at] {
            match self.mate[at].and_then(|mate| search.parent[mate]) {
                Some(parent) => at = search.base[parent],
                None => break,
            }
        }
        at
    }

    /// Marks the blossoms on the path from a vertex to the base of a new one, and reverses the
    /// path.
    fn mark(
        &self,
        search: &mut Search,
        inside: &mut [bool],
        from: usize,
        base: usize,
        whence: usize,
    ) {
        let (mut at, mut whence) = (from, whence);
        while search.base[at] != base {
            let Some(mate) = self.mate[at] else { return };
            inside[search.base[at]] = true;
            inside[search.base[mate]] = true;
            search.parent[at] = Some(whence);
            let Some(parent) = search.parent[mate] else { return };
            (at, whence) = (parent, mate);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a perfect matching exists, by exhaustive search.
    fn by_hand(edges: &[Vec<bool>], free: &mut Vec<usize>) -> bool {
        let Some(one) = free.pop() else { return true };
        let others = free.clone();
        let found = (0..others.len()).any(|nth| {
            let mut rest = others.clone();
            let other = rest.remove(nth);
            edges[one][other] && by_hand(edges, &mut rest)
        });
        free.push(one);
        found
    }

    #[test]
    fn a_perfect_matching_is_found_where_trying_all_finds_one() {
        let mut chance = 88_172_645_463_325_252u64;
        let mut found = [0; 2];
        for case in 0..3000u64 {
            let size = 2 * (1 + case as usize % 5);
            let mut edges = vec![vec![false; size]; size];
            let pairs = (0..size).flat_map(|one| (one + 1..size).map(move |other| (one, other)));
            for (one, other) in pairs {
                chance ^= chance << 13;
                chance ^= chance >> 7;
                chance ^= chance << 17;
                let edge = chance % 10 < 1 + case % 4;
                (edges[one][other], edges[other][one]) = (edge, edge);
            }
            let complete =
                UnweightedMatching::new(size, |a, b| edges[a][b]).find_maximum_matching();
            assert_eq!(complete, by_hand(&edges, &mut (0..size).collect()), "{edges:?}");
            found[usize::from(complete)] += 1;
        }
        assert!(found[0] > 300 && found[1] > 300, "{found:?}");
    }
}
