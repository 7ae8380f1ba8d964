//! The ranked Swiss of bridge: the leader meets the best contestant not yet met, the best of the
//! rest does the same, and so on. The draw is always complete if a complete draw exists.
//!
//! It is the first complete draw in the order of ranks. In an odd field the lowest possible
//! contestant has the bye. An alternating tree shows whether an edge is part of a complete draw:
//! without `a`, the vertices that could be exposed in place of its former mate are those that `a`
//! can meet.

use super::maximum_matching::{Graph, GraphMatching};
use super::{Draw, DrawError, DrawOutcome, Pairing};
use model::Basis;

/// The contestants to draw and their restrictions. Contestants are positions in the caller's list.
pub(crate) struct RankedSwissContestants<'a> {
    /// The contestants, best first; ties in the order of a lot or the rules.
    pub ranked: &'a [usize],
    /// How often two have met.
    pub met: &'a dyn Fn(usize, usize) -> u32,
    /// Whether two may meet in this round: they have not met, or the rules of a modified Swiss
    /// allow a repeat; never a forbidden pair.
    pub may_meet: &'a dyn Fn(usize, usize) -> bool,
    /// Whether a contestant may have the bye.
    pub may_have_bye: &'a dyn Fn(usize) -> bool,
}

/// Draws a round, counted from 1, by a clause of the rules in force.
///
/// # Errors
///
/// [`DrawError::Impossible`] names contestants of whom every draw leaves one without an opponent,
/// since they have too few others left to meet.
pub(crate) fn draw_ranked_swiss_round(
    field: &RankedSwissContestants<'_>,
    round: usize,
    clause: &'static str,
) -> DrawOutcome {
    let ranked = field.ranked;
    if ranked.is_empty() {
        return Err(DrawError::Nobody);
    }
    let nobody = ranked.len();
    let size = nobody + nobody % 2;
    let mut graph = Graph::new(size, |a, b| match ranked.get(b) {
        Some(other) => (field.may_meet)(ranked[a], *other),
        None => (field.may_have_bye)(ranked[a]),
    });
    let mut matching = GraphMatching::largest(&graph);
    if matching.exposed_vertices().next().is_some() {
        return Err(DrawError::Impossible { obstructing: obstructing(field, &graph, &matching) });
    }
    let mut open = vec![true; size];
    let mut drawn: Vec<Pairing> = Vec::with_capacity(size / 2);
    let mut bye = None;
    if size > nobody {
        let lowest_first: Vec<usize> = (0..nobody).rev().collect();
        let chosen = fix(&mut graph, &mut matching, nobody, &lowest_first);
        open[nobody] = false;
        if let Some(Fixed { other, passed, .. }) = chosen {
            open[other] = false;
            bye = Some(of_bye(field, other, &passed, clause));
        }
    }
    for leader in 0..nobody {
        if !open[leader] {
            continue;
        }
        let best_first: Vec<usize> = (leader + 1..nobody).filter(|other| open[*other]).collect();
        if let Some(fixed) = fix(&mut graph, &mut matching, leader, &best_first) {
            open[leader] = false;
            open[fixed.other] = false;
            drawn.push(of_two(field, leader, &fixed, clause));
        }
    }
    drawn.extend(bye);
    let mut ground = Basis::new();
    ground.add_cited_step(
        clause,
        format!("ranked Swiss of {nobody}: leaders first, each against the best not yet met"),
    );
    Ok(Draw { round, coloured: false, pairings: drawn, ground, ..Draw::default() })
}

/// An opponent, and the candidates before it.
struct Fixed {
    other: usize,
    /// Candidates who may not meet.
    barred: Vec<usize>,
    /// Candidates who would leave somebody else without an opponent.
    passed: Vec<usize>,
}

/// Pairs a vertex with the first of `wanted` that lets everybody else be drawn, and removes both
/// from the graph. `None` only if `wanted` is empty.
fn fix(
    graph: &mut Graph,
    matching: &mut GraphMatching,
    vertex: usize,
    wanted: &[usize],
) -> Option<Fixed> {
    let can_meet: Vec<bool> = wanted.iter().map(|other| graph.has_edge(vertex, *other)).collect();
    let mate = matching.unmatch(vertex)?;
    graph.remove_edges_of(vertex);
    let possible = matching.exchangeable_vertices(graph, mate);
    let (mut barred, mut passed) = (Vec::new(), Vec::new());
    for (other, can_meet) in wanted.iter().copied().zip(can_meet) {
        if !can_meet {
            barred.push(other);
        } else if !possible[other] {
            passed.push(other);
        } else {
            // The former mates of both are drawn together, over a path of others.
            matching.unmatch(other);
            graph.remove_edges_of(other);
            if mate != other {
                matching.augment_from(graph, mate);
            }
            return Some(Fixed { other, barred, passed });
        }
    }
    matching.pair_vertices(vertex, mate);
    None
}

/// Contestants who cannot all be drawn, as positions: those that a maximum draw can leave out (the
/// odd components of Gallai and Edmonds).
fn obstructing(
    field: &RankedSwissContestants<'_>,
    graph: &Graph,
    matching: &GraphMatching,
) -> Vec<usize> {
    let mut left_out = vec![false; graph.vertex_count()];
    for exposed in matching.exposed_vertices() {
        let tree = matching.exchangeable_vertices(graph, exposed);
        left_out.iter_mut().zip(tree).for_each(|(out, also)| *out |= also);
    }
    let ranked = field.ranked.iter().zip(left_out);
    ranked.filter(|(_, out)| *out).map(|(contestant, _)| *contestant).collect()
}

fn of_two(
    field: &RankedSwissContestants<'_>,
    leader: usize,
    fixed: &Fixed,
    clause: &'static str,
) -> Pairing {
    let (first, second) = (field.ranked[leader], field.ranked[fixed.other]);
    let mut basis = Basis::new();
    basis.add_cited_step(clause, format!("rank {} meets rank {}", leader + 1, fixed.other + 1));
    if !fixed.barred.is_empty() {
        basis.add_step(format!("may not meet {}", ranks(&fixed.barred)));
    }
    if !fixed.passed.is_empty() {
        let passed = ranks(&fixed.passed);
        basis.add_step(format!("a game with {passed} would leave others without an opponent"));
    }
    match (field.met)(first, second) {
        0 => {}
        times => drop(basis.add_step(format!("they meet again, {times} times before"))),
    }
    Pairing { first, second: Some(second), table: None, basis }
}

fn of_bye(
    field: &RankedSwissContestants<'_>,
    lowest: usize,
    passed: &[usize],
    clause: &'static str,
) -> Pairing {
    let mut basis = Basis::new();
    basis.add_cited_step(clause, format!("rank {} is the lowest who may have the bye", lowest + 1));
    if !passed.is_empty() {
        let passed = ranks(passed);
        basis.add_step(format!("a bye for {passed} would leave others without an opponent"));
    }
    Pairing { first: field.ranked[lowest], second: None, table: None, basis }
}

/// `rank 4`, `ranks 4, 5, 6`.
fn ranks(ranks: &[usize]) -> String {
    let named: Vec<String> = ranks.iter().map(|rank| (rank + 1).to_string()).collect();
    format!("rank{} {}", if ranks.len() > 1 { "s" } else { "" }, named.join(", "))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// The first complete draw in the order of ranks, by exhaustive search.
    fn by_trying(open: &[usize], meets: &dyn Fn(usize, usize) -> bool) -> Option<Vec<[usize; 2]>> {
        let Some((leader, rest)) = open.split_first() else { return Some(Vec::new()) };
        rest.iter().filter(|other| meets(*leader, **other)).find_map(|other| {
            let left: Vec<usize> = rest.iter().copied().filter(|one| one != other).collect();
            let mut drawn = by_trying(&left, meets)?;
            drawn.insert(0, [*leader, *other]);
            Some(drawn)
        })
    }

    /// The same, with a bye for the lowest for whom it works.
    fn reference(
        players: usize,
        meets: &dyn Fn(usize, usize) -> bool,
        bye: &dyn Fn(usize) -> bool,
    ) -> Option<(Vec<[usize; 2]>, Option<usize>)> {
        let all: Vec<usize> = (0..players).collect();
        if players.is_multiple_of(2) {
            return by_trying(&all, meets).map(|drawn| (drawn, None));
        }
        (0..players).rev().filter(|lowest| bye(*lowest)).find_map(|lowest| {
            let others: Vec<usize> = all.iter().copied().filter(|one| *one != lowest).collect();
            by_trying(&others, meets).map(|drawn| (drawn, Some(lowest)))
        })
    }

    /// Numbers of a seed, for reproducible graphs.
    fn next(seed: &mut u64) -> u64 {
        *seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        *seed >> 33
    }

    #[test]
    fn the_draw_is_the_first_complete_one_in_the_order_of_ranks() {
        let (mut seed, mut impossible) = (1, 0);
        for case in 0..4000u64 {
            let players = 1 + (case % 9) as usize;
            let share = 1 + case % 7;
            let mut met = vec![vec![0u32; players]; players];
            let pairs = (0..players).flat_map(|a| (a + 1..players).map(move |b| (a, b)));
            for (a, b) in pairs {
                let times = u32::from(next(&mut seed) % 7 < share);
                (met[a][b], met[b][a]) = (times, times);
            }
            let had_bye: Vec<bool> = (0..players).map(|_| next(&mut seed) % 7 < share).collect();
            // Positions run in reverse, so that no test confuses a rank with a position.
            let ranked: Vec<usize> = (0..players).rev().collect();
            let meets = |a: usize, b: usize| met[a][b] == 0;
            let bye = |a: usize| !had_bye[a];
            let field = RankedSwissContestants {
                ranked: &ranked,
                met: &|a, b| met[a][b],
                may_meet: &meets,
                may_have_bye: &bye,
            };
            let by_rank = |a: usize, b: usize| meets(ranked[a], ranked[b]);
            let expected = reference(players, &by_rank, &|a| bye(ranked[a]));
            match (draw_ranked_swiss_round(&field, 1, "3.1"), expected) {
                (Ok(drawn), Some((pairs, lowest))) => {
                    let expected: Vec<(usize, Option<usize>)> = pairs
                        .iter()
                        .map(|[a, b]| (ranked[*a], Some(ranked[*b])))
                        .chain(lowest.map(|lowest| (ranked[lowest], None)))
                        .collect();
                    let own: Vec<(usize, Option<usize>)> =
                        drawn.pairings.iter().map(|pair| (pair.first, pair.second)).collect();
                    assert_eq!(own, expected, "case {case}");
                }
                (Err(DrawError::Impossible { obstructing }), None) => {
                    assert!(!obstructing.is_empty(), "case {case}");
                    impossible += 1;
                }
                (own, expected) => unreachable!("case {case}: {own:?} and {expected:?}"),
            }
        }
        assert!(impossible > 400, "{impossible} cases without a draw say little");
    }

    #[test]
    fn three_who_have_met_stand_in_the_way_of_four() {
        // 0, 1 and 2 have met each other and can only meet 3.
        let field = RankedSwissContestants {
            ranked: &[3, 2, 1, 0],
            met: &|a, b| u32::from(a < 3 && b < 3),
            may_meet: &|a, b| a == 3 || b == 3,
            may_have_bye: &|_| true,
        };
        let obstructing = vec![2, 1, 0];
        assert_eq!(
            draw_ranked_swiss_round(&field, 4, "3.1"),
            Err(DrawError::Impossible { obstructing })
        );
    }

    #[test]
    fn a_field_of_200_can_be_drawn_round_after_round() {
        let players = 200;
        let ranked: Vec<usize> = (0..players).collect();
        let mut met = vec![vec![0u32; players]; players];
        for round in 1..=40 {
            let drawn = {
                let field = RankedSwissContestants {
                    ranked: &ranked,
                    met: &|a, b| met[a][b],
                    may_meet: &|a, b| met[a][b] == 0,
                    may_have_bye: &|_| true,
                };
                draw_ranked_swiss_round(&field, round, "3.1").unwrap()
            };
            assert_eq!(drawn.pairings.len(), players / 2);
            for pairing in &drawn.pairings {
                let (a, b) = (pairing.first, pairing.second.unwrap());
                assert_eq!(met[a][b], 0, "round {round}");
                (met[a][b], met[b][a]) = (1, 1);
            }
        }
    }
}
