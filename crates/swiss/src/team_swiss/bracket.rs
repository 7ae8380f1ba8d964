//! The pairing of a bracket (C.04.6, 3.6).
//!
//! In each pair the smaller number is the top member. Pairings are ordered by their top members,
//! then by the bottom members of these; the first is taken of those that comply best with C8, C9
//! and C10. So each team in turn becomes a top member if a best pairing allows it, then each top
//! member gets the first bottom member that a best pairing allows.

use super::Field;
use super::pairs::cheapest_pairing;
use crate::matching::{AdjacencyMatrix, VertexSet};

/// Pairs a bracket, given in the order of numbers, that can be paired. The pairs are in the order of
/// their top members.
pub(super) fn pair_team_bracket(
    field: &Field,
    bracket: &[usize],
    upfloaters: &[usize],
) -> Vec<[usize; 2]> {
    let mut among = VertexSet::empty(field.cards.len());
    bracket.iter().for_each(|team| among.insert(*team));
    let mut search = BracketSearch::new(field, bracket, among, upfloaters);
    let Some(best) = search.solved() else { return Vec::new() };
    search.least = search.total(&best);
    if let Some(natural) = search.natural() {
        return natural;
    }
    let tops = search.tops(best);
    search.bottoms(tops)
}

struct BracketSearch<'a> {
    field: &'a Field,
    bracket: &'a [usize],
    among: VertexSet,
    upfloaters: &'a [usize],
    /// Who may still meet, after what was decided.
    rows: AdjacencyMatrix,
    /// The cost of the best pairings.
    least: i64,
}

/// The mates of a pairing by team.
type Mates = Vec<Option<usize>>;

impl<'a> BracketSearch<'a> {
    fn new(
        field: &'a Field,
        bracket: &'a [usize],
        among: VertexSet,
        upfloaters: &'a [usize],
    ) -> BracketSearch<'a> {
        let mut rows = AdjacencyMatrix::without_edges(field.cards.len());
        for (at, one) in bracket.iter().enumerate() {
            for other in &bracket[at + 1..] {
                if field.rows.has_edge(*one, *other) {
                    rows.add_edge(*one, *other);
                }
            }
        }
        BracketSearch { field, bracket, among, upfloaters, rows, least: 0 }
    }

    /// What a pair costs: C8, C9 and C10 as digits.
    fn cost(&self, one: usize, other: usize) -> i64 {
        let digit = self.bracket.len() as i64 + 1;
        let cards = [one, other].map(|team| &self.field.cards[team]);
        let mut cost = 0;
        if let [Some(a), Some(b)] = cards.map(|card| card.preference)
            && a.colour == b.colour
        {
            cost += digit * digit;
            cost += if a.strong && b.strong { digit } else { 0 };
        }
        if self.field.floats_matter {
            let opponents =
                [(one, other), (other, one)].into_iter().filter(|(floater, opponent)| {
                    self.upfloaters.contains(floater) && self.field.cards[*opponent].floated
                });
            cost += opponents.count() as i64;
        }
        cost
    }

    /// The cheapest pairing of what may still meet.
    fn solved(&self) -> Option<Mates> {
        let digit = self.bracket.len() as i64 + 2;
        let top = digit * digit * digit * digit;
        cheapest_pairing(&self.rows, &self.among, top, |one, other| self.cost(one, other))
    }

    fn total(&self, mates: &Mates) -> i64 {
        let pairs = self.bracket.iter().filter_map(|one| Some((*one, mates[*one]?)));
        pairs.filter(|(one, other)| one < other).map(|(one, other)| self.cost(one, other)).sum()
    }

    /// The first pairing of all, the upper half against the lower, if it is one of the best.
    fn natural(&self) -> Option<Vec<[usize; 2]>> {
        let (upper, lower) = self.bracket.split_at(self.bracket.len() / 2);
        let pairs: Vec<[usize; 2]> =
            upper.iter().zip(lower).map(|(top, bottom)| [*top, *bottom]).collect();
        let legal = pairs.iter().all(|[top, bottom]| self.rows.has_edge(*top, *bottom));
        let cost: i64 = pairs.iter().map(|[top, bottom]| self.cost(*top, *bottom)).sum();
        (legal && cost == self.least).then_some(pairs)
    }

    /// A best pairing without some edges, if there is still one.
    fn without(&mut self, edges: &[[usize; 2]]) -> Option<Mates> {
        edges.iter().for_each(|[a, b]| self.rows.remove_edge(*a, *b));
        let found = self.solved().filter(|mates| self.total(mates) == self.least);
        if found.is_none() {
            edges.iter().for_each(|[a, b]| self.rows.add_edge(*a, *b));
        }
        found
    }

    /// The edges of a team that still exist, to teams for which `goes` holds.
    fn edges(&self, team: usize, goes: impl Fn(usize) -> bool) -> Vec<[usize; 2]> {
        self.rows
            .neighbours_of(team)
            .iter()
            .filter(|other| goes(*other))
            .map(|other| [team, other])
            .collect()
    }

    /// Decides who is a top member; returns a best pairing with these.
    fn tops(&mut self, mut best: Mates) -> Mates {
        for team in self.bracket {
            let smaller = self.edges(*team, |other| other < *team);
            if best[*team].is_some_and(|mate| mate > *team) {
                smaller.iter().for_each(|[a, b]| self.rows.remove_edge(*a, *b));
            } else if let Some(found) = self.without(&smaller) {
                best = found;
            } else {
                // It is a bottom member in every pairing from here on.
                let larger = self.edges(*team, |other| other > *team);
                larger.iter().for_each(|[a, b]| self.rows.remove_edge(*a, *b));
            }
        }
        best
    }

    /// Gives each top member its bottom member, in the order of the top members.
    fn bottoms(&mut self, mut best: Mates) -> Vec<[usize; 2]> {
        let mut pairs = Vec::with_capacity(self.bracket.len() / 2);
        for team in self.bracket {
            let Some(mate) = best[*team].filter(|mate| mate > team) else { continue };
            let mut chosen = mate;
            let earlier: Vec<usize> =
                self.rows.neighbours_of(*team).iter().filter(|other| *other < mate).collect();
            for other in earlier {
                let mut edges = self.edges(*team, |left| left != other);
                edges.extend(self.edges(other, |left| left != *team));
                if let Some(found) = self.without(&edges) {
                    (best, chosen) = (found, other);
                    break;
                }
            }
            let mut settled = self.edges(*team, |left| left != chosen);
            settled.extend(self.edges(chosen, |left| left != *team));
            settled.iter().for_each(|[a, b]| self.rows.remove_edge(*a, *b));
            pairs.push([*team, chosen]);
        }
        pairs
    }
}
