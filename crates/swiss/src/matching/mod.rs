//! Maximum-weight matchings of general graphs by Edmonds' primal-dual method.
//!
//! A [`WeightedMatching`] starts from any feasible duals and can continue after edges of one vertex
//! changed. A draw asks hundreds of times for the best pairing in which one player meets a given
//! opponent; each answer costs one search instead of a new matching.
//!
//! Each search grows one alternating tree from one unmatched vertex, so integer weights suffice:
//! along tight edges all duals have the parity of the root.

mod bits;
mod blossom;
mod graph;
mod search;
mod unweighted;
mod weight;

pub(crate) use bits::{AdjacencyMatrix, VertexSet};
pub(crate) use blossom::WeightedMatching;
pub(crate) use graph::WeightedGraph;
pub(crate) use unweighted::maximum_matching;
pub(crate) use weight::{Weight, WideInteger};

#[cfg(test)]
mod tests {
    use super::*;

    struct Table {
        rows: AdjacencyMatrix,
        weights: Vec<Vec<i64>>,
    }

    impl<W: Weight> WeightedGraph<W> for Table {
        fn neighbours(&self, vertex: usize) -> &VertexSet {
            self.rows.neighbours_of(vertex)
        }
        fn weight(&self, a: usize, b: usize) -> W {
            W::from_shifted(self.weights[a][b], 0)
        }
    }

    /// A pseudo-random stream of numbers from a seed.
    struct Dice(u64);

    impl Dice {
        fn throw(&mut self, sides: u64) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            self.0 % sides
        }
    }

    fn random(dice: &mut Dice, size: usize, most: u64) -> Table {
        let mut table = Table {
            rows: AdjacencyMatrix::without_edges(size),
            weights: vec![vec![0; size]; size],
        };
        let density = 1 + dice.throw(4);
        for a in 0..size {
            for b in 0..a {
                if dice.throw(4) < density {
                    table.rows.add_edge(a, b);
                    let weight = dice.throw(most) as i64;
                    (table.weights[a][b], table.weights[b][a]) = (weight, weight);
                }
            }
        }
        table
    }

    /// The greatest weight by exhaustive search.
    fn greatest(table: &Table, open: u32) -> i64 {
        if open == 0 {
            return 0;
        }
        let a = open.trailing_zeros() as usize;
        let without = open & !(1 << a);
        let others = table.rows.neighbours_of(a).iter().filter(|b| without >> b & 1 == 1);
        let with = others.map(|b| table.weights[a][b] + greatest(table, without & !(1 << b)));
        with.max().unwrap_or(0).max(greatest(table, without))
    }

    fn weight_of<W: Weight>(table: &Table, matching: &WeightedMatching<W>, open: u32) -> i64 {
        let size = table.rows.vertex_count();
        let pairs = (0..size).filter_map(|a| Some((a, matching.mate(a)?)));
        pairs
            .filter(|(a, b)| a < b && open >> a & 1 == 1)
            .map(|(a, b)| {
                assert!(table.rows.has_edge(a, b), "{a} and {b} are no neighbours");
                assert_eq!(matching.mate(b), Some(a));
                table.weights[a][b]
            })
            .sum()
    }

    fn start<W: Weight>(table: &Table) -> WeightedMatching<W> {
        let most = table.weights.iter().flatten().copied().max().unwrap_or(0);
        let mut matching =
            WeightedMatching::new(vec![W::from_shifted(most, 0); table.rows.vertex_count()]);
        matching.match_greedily(table, 0);
        matching.solve(table);
        matching
    }

    #[test]
    fn a_matching_has_the_greatest_weight_whatever_is_tried() {
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
        for round in 0..3000 {
            let size = 1 + dice.throw(10) as usize;
            let table = random(&mut dice, size, [2, 4, 10, 1000][round % 4]);
            let all = (1u32 << size) - 1;
            let narrow: WeightedMatching<i64> = start(&table);
            let wide: WeightedMatching<WideInteger<3>> = start(&table);
            let best = greatest(&table, all);
            assert_eq!(weight_of(&table, &narrow, all), best, "round {round}");
            assert_eq!(weight_of(&table, &wide, all), best, "round {round}");
        }
    }

    #[test]
    fn a_matching_goes_on_after_weights_changed_and_pairs_were_settled() {
        let mut dice = Dice(0x1234_5678_9abc_def1);
        for round in 0..3000 {
            let size = 2 + dice.throw(9) as usize;
            let mut table = random(&mut dice, size, [2, 5, 50][round % 3]);
            let mut open = (1u32 << size) - 1;
            let mut matching: WeightedMatching<i128> = start(&table);
            for _ in 0..6 {
                let vertex = dice.throw(size as u64) as usize;
                if open >> vertex & 1 == 0 {
                    continue;
                }
                if let (0, Some(mate)) = (dice.throw(3), matching.mate(vertex)) {
                    matching.fix_pair(vertex, mate);
                    open &= !(1 << vertex | 1 << mate);
                    matching.solve(&table);
                } else {
                    for other in 0..size {
                        let weight = dice.throw(40) as i64;
                        table.weights[vertex][other] = weight;
                        table.weights[other][vertex] = weight;
                    }
                    matching.reoptimise_vertex(&table, vertex);
                }
                let found = weight_of(&table, &matching, open);
                assert_eq!(found, greatest(&table, open), "round {round}");
            }
        }
    }

    #[test]
    fn equal_weights_match_as_many_as_can_be() {
        let mut dice = Dice(77);
        for _ in 0..500 {
            let size = 1 + dice.throw(11) as usize;
            let mut table = random(&mut dice, size, 2);
            table.weights.iter_mut().flatten().for_each(|weight| *weight = 1);
            let matching = maximum_matching(&table.rows, &VertexSet::full(size));
            let all = (1u32 << size) - 1;
            assert_eq!(weight_of(&table, &matching, all), greatest(&table, all));
        }
    }
}
