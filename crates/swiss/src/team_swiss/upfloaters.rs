//! Which teams with a lower score complete the bracket of the top scoregroup (C.04.6, 3.5).
//!
//! C4 and C5 say how many and with which scores: those of the complete pairing of all teams left
//! that crosses the border of the scoregroup least. Of the sets with these scores the first is taken,
//! in the order of numbers, that complies best with C6 and C7.

use std::cmp::Reverse;

use super::Field;
use super::pairs::{can_all_be_paired, cheapest_pairing};
use crate::crosstable::GamePoints;
use crate::matching::{VertexSet, Weight, WideInteger};

/// The weights of C4 and C5: a digit for each score below the scoregroup.
type Digits = WideInteger<8>;

/// The top scoregroup, and the upfloaters in the order of 3.5.3.
pub(super) struct ChosenUpfloaters {
    pub residents: Vec<usize>,
    pub upfloaters: Vec<usize>,
}

/// Chooses upfloaters for the top scoregroup of the teams left, who can be paired.
pub(super) fn choose_upfloaters(field: &Field, open: &VertexSet) -> ChosenUpfloaters {
    let groups = groups_of(field, open);
    let mut groups = groups.into_iter();
    let residents = groups.next().unwrap_or_default();
    let lower: Vec<Vec<usize>> = groups.collect();
    let wanted = profile(field, open, &residents, &lower);
    if wanted.iter().all(|count| *count == 0) {
        return ChosenUpfloaters { residents, upfloaters: Vec::new() };
    }
    let mut best: Option<([usize; 2], Vec<usize>)> = None;
    // What no set can undercut: an odd scoregroup needs an upfloater.
    let next = lower.first().map_or(0, |group| group.len() - wanted[0]);
    let least = [next % 2, 0];
    for set in Sets::new(&lower, &wanted) {
        let Some(rest) = rest_after(field, open, &residents, &set) else { continue };
        let worth = [
            upfloaters_of_next(field, &rest, lower.first(), &set),
            set.iter().filter(|team| field.floats_matter && field.cards[**team].floated).count(),
        ];
        if best.as_ref().is_none_or(|(found, _)| worth < *found) {
            best = Some((worth, set));
        }
        if worth == least {
            break;
        }
    }
    let upfloaters = best.map(|(_, set)| set).unwrap_or_default();
    ChosenUpfloaters { residents, upfloaters }
}

/// The teams left by score, the best first, each in the order of numbers.
fn groups_of(field: &Field, open: &VertexSet) -> Vec<Vec<usize>> {
    let mut teams: Vec<usize> = open.iter().collect();
    let score = |team: &usize| -> GamePoints { field.cards[*team].score };
    teams.sort_by_key(|team| (Reverse(score(team)), *team));
    teams.chunk_by(|one, other| score(one) == score(other)).map(<[usize]>::to_vec).collect()
}

/// How many pairs a complete pairing has between a scoregroup and other teams at least.
fn crossing(field: &Field, open: &VertexSet, residents: &[usize]) -> Option<Vec<Option<usize>>> {
    let many = field.cards.len() as i64;
    let crosses = |a: usize, b: usize| residents.contains(&a) != residents.contains(&b);
    cheapest_pairing(&field.rows, open, many + 1, |a, b| i64::from(crosses(a, b)))
}

/// The number of upfloaters from each lower scoregroup (C4, C5): as few as possible, then as few as
/// possible from the lowest scoregroup, from the next, and so on.
fn profile(
    field: &Field,
    open: &VertexSet,
    residents: &[usize],
    lower: &[Vec<usize>],
) -> Vec<usize> {
    let mut counts = vec![0; lower.len()];
    let Some(mates) = crossing(field, open, residents) else { return counts };
    let crosses = |team: &&usize| mates[**team].is_some_and(|mate| !residents.contains(&mate));
    let many = residents.iter().filter(crosses).count();
    if many == 0 {
        return counts;
    }
    let bits = usize::BITS - many.leading_zeros();
    let level_of = |team: usize| lower.iter().position(|group| group.contains(&team));
    let levels: Vec<Option<usize>> = (0..field.cards.len()).map(level_of).collect();
    // The lowest scoregroup is the most significant digit, below the number of upfloaters.
    let number = bits * lower.len() as u32;
    let size = usize::BITS - field.cards.len().leading_zeros();
    let cost = |a: usize, b: usize| {
        let level = match (levels[a], levels[b]) {
            (None, Some(level)) | (Some(level), None) => level,
            _ => return Digits::default(),
        };
        Digits::from_shifted(1, number) + Digits::from_shifted(1, bits * level as u32)
    };
    let top = Digits::from_shifted(1, number + 2 * size + 2);
    let Some(mates) = cheapest_pairing(&field.rows, open, top, cost) else { return counts };
    for resident in residents {
        if let Some(level) = mates[*resident].and_then(|mate| levels[mate]) {
            counts[level] += 1;
        }
    }
    counts
}

/// The teams left after a bracket, if both it and they can be paired (C1, C3).
fn rest_after(
    field: &Field,
    open: &VertexSet,
    residents: &[usize],
    set: &[usize],
) -> Option<VertexSet> {
    let mut bracket = VertexSet::empty(field.cards.len());
    let mut rest = open.clone();
    for team in residents.iter().chain(set) {
        bracket.insert(*team);
        rest.remove(*team);
    }
    let fits = can_all_be_paired(&field.rows, &bracket) && can_all_be_paired(&field.rows, &rest);
    fits.then_some(rest)
}

/// C6: the upfloaters that the following scoregroup will need; none if the set empties it.
fn upfloaters_of_next(
    field: &Field,
    rest: &VertexSet,
    following: Option<&Vec<usize>>,
    set: &[usize],
) -> usize {
    let left = following.into_iter().flatten().filter(|team| !set.contains(team));
    let residents: Vec<usize> = left.copied().collect();
    if residents.is_empty() {
        return 0;
    }
    let Some(mates) = crossing(field, rest, &residents) else { return usize::MAX };
    let crosses = |team: &&usize| mates[**team].is_some_and(|mate| !residents.contains(&mate));
    residents.iter().filter(crosses).count()
}

/// All sets with so many of each scoregroup, in the order of 3.5.4: by the numbers of their teams,
/// the higher scores first.
struct Sets<'a> {
    groups: Vec<&'a [usize]>,
    /// The chosen places in each group; empty when there is no further set.
    chosen: Vec<Vec<usize>>,
    over: bool,
}

impl<'a> Sets<'a> {
    fn new(lower: &'a [Vec<usize>], wanted: &[usize]) -> Sets<'a> {
        Sets {
            groups: lower.iter().map(Vec::as_slice).collect(),
            chosen: wanted.iter().map(|count| (0..*count).collect()).collect(),
            over: false,
        }
    }

    /// Goes on to the next set: the last group that has a further choice takes it, and those after
    /// it begin anew.
    fn step(&mut self) {
        for at in (0..self.groups.len()).rev() {
            let (size, chosen) = (self.groups[at].len(), &mut self.chosen[at]);
            let count = chosen.len();
            let moves = (0..count).rev().find(|place| chosen[*place] + count - place < size);
            if let Some(place) = moves {
                let first = chosen[place] + 1;
                (place..count).for_each(|later| chosen[later] = first + later - place);
                for after in &mut self.chosen[at + 1..] {
                    (0..after.len()).for_each(|place| after[place] = place);
                }
                return;
            }
        }
        self.over = true;
    }
}

impl Iterator for Sets<'_> {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        if self.over {
            return None;
        }
        let groups = self.groups.iter().zip(&self.chosen);
        let set = groups.flat_map(|(group, chosen)| chosen.iter().map(|place| group[*place]));
        let set = set.collect();
        self.step();
        Some(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of 3.5.4: of 2, 6 and 8 with a higher and 1, 3 and 5 with a lower score two and
    /// one are wanted.
    #[test]
    fn sets_have_the_order_of_the_example() {
        let lower = [vec![2, 6, 8], vec![1, 3, 5]];
        let sets: Vec<Vec<usize>> = Sets::new(&lower, &[2, 1]).collect();
        let wanted = [
            [2, 6, 1],
            [2, 6, 3],
            [2, 6, 5],
            [2, 8, 1],
            [2, 8, 3],
            [2, 8, 5],
            [6, 8, 1],
            [6, 8, 3],
            [6, 8, 5],
        ];
        assert_eq!(sets, wanted);
    }
}
