//! Sets of vertices as bits, to process 64 in one step.

/// A set of vertices.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct VertexSet {
    words: Vec<u64>,
}

impl VertexSet {
    /// The empty subset of `0..size`.
    pub(crate) fn empty(size: usize) -> VertexSet {
        VertexSet { words: vec![0; size.div_ceil(64)] }
    }

    /// The full set `0..size`.
    pub(crate) fn full(size: usize) -> VertexSet {
        let mut bits = VertexSet { words: vec![u64::MAX; size.div_ceil(64)] };
        if let (Some(last), rest @ 1..) = (bits.words.last_mut(), size % 64) {
            *last = (1 << rest) - 1;
        }
        bits
    }

    /// Whether it contains a vertex.
    pub(crate) fn contains(&self, vertex: usize) -> bool {
        self.words[vertex / 64] >> (vertex % 64) & 1 == 1
    }

    pub(crate) fn insert(&mut self, vertex: usize) {
        self.words[vertex / 64] |= 1 << (vertex % 64);
    }

    pub(crate) fn remove(&mut self, vertex: usize) {
        self.words[vertex / 64] &= !(1 << (vertex % 64));
    }

    /// Removes all members of another set.
    pub(crate) fn remove_all(&mut self, other: &VertexSet) {
        for (word, other) in self.words.iter_mut().zip(&other.words) {
            *word &= !other;
        }
    }

    /// The intersection with another set, in order.
    pub(crate) fn intersection<'a>(
        &'a self,
        other: &'a VertexSet,
    ) -> impl Iterator<Item = usize> + 'a {
        let words = self.words.iter().zip(&other.words).map(|(a, b)| a & b);
        words.enumerate().flat_map(|(index, word)| members(index, word))
    }

    /// The number of words.
    pub(crate) fn word_count(&self) -> usize {
        self.words.len()
    }

    /// One word of the intersection with another set.
    pub(crate) fn intersection_word(&self, other: &VertexSet, index: usize) -> u64 {
        self.words[index] & other.words[index]
    }

    /// The members in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(index, word)| members(index, *word))
    }
}

fn members(index: usize, word: u64) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)))
        .take_while(|word| *word != 0)
        .map(move |word| index * 64 + word.trailing_zeros() as usize)
}

/// A set for each vertex: its neighbours.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct AdjacencyMatrix {
    rows: Vec<VertexSet>,
}

impl AdjacencyMatrix {
    /// A graph of `size` vertices without edges.
    pub(crate) fn without_edges(size: usize) -> AdjacencyMatrix {
        AdjacencyMatrix { rows: vec![VertexSet::empty(size); size] }
    }

    /// The number of vertices.
    pub(crate) fn vertex_count(&self) -> usize {
        self.rows.len()
    }

    /// The neighbours of a vertex.
    pub(crate) fn neighbours_of(&self, vertex: usize) -> &VertexSet {
        &self.rows[vertex]
    }

    /// The neighbours of a vertex, mutable. The caller keeps the graph symmetric.
    pub(crate) fn neighbours_of_mut(&mut self, vertex: usize) -> &mut VertexSet {
        &mut self.rows[vertex]
    }

    /// Whether two vertices are neighbours.
    pub(crate) fn has_edge(&self, a: usize, b: usize) -> bool {
        self.rows[a].contains(b)
    }

    /// Adds an edge between two vertices, in both of their sets.
    pub(crate) fn add_edge(&mut self, a: usize, b: usize) {
        self.rows[a].insert(b);
        self.rows[b].insert(a);
    }

    /// Removes the edge between two vertices from both of their sets.
    pub(crate) fn remove_edge(&mut self, a: usize, b: usize) {
        self.rows[a].remove(b);
        self.rows[b].remove(a);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_list_their_members_in_order() {
        let mut bits = VertexSet::empty(130);
        for vertex in [129, 0, 64, 63] {
            bits.insert(vertex);
        }
        assert_eq!(bits.iter().collect::<Vec<_>>(), [0, 63, 64, 129]);
        bits.remove(64);
        assert_eq!(bits.intersection(&VertexSet::full(130)).collect::<Vec<_>>(), [0, 63, 129]);
        assert_eq!(VertexSet::full(70).iter().count(), 70);
    }
}
