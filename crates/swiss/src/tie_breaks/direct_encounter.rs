//! Direct encounter (C.07, article 6): the games among those who are level.
//!
//! If all of them met, the points of those games rank them, and players still level are compared
//! again by the games among themselves (6.2). If not, a player is ranked first only if ahead
//! whatever the missing games bring; then the next in the same way, and the rest is compared again
//! (6.3). Forfeits do not count unless requested (6.1.1); several games of two players count with
//! their average (6.1.2).

use std::collections::BTreeMap;

use crate::crosstable::Outing;
use num_rational::Rational64;

use super::sum::in_unit;
use super::unplayed::Field;

/// A player's result in the games among those who are level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Encounters {
    /// The place among them.
    pub place: usize,
    /// The points of the games among them.
    pub points: Rational64,
    /// The number of the others met.
    pub met: usize,
}

/// The level contestants in groups, best first.
pub(super) fn split(field: &Field<'_>, level: &[usize], forfeits: bool) -> Vec<Vec<usize>> {
    let tallies = tallies(field, level, forfeits);
    if tallies.values().all(|tally| tally.met + 1 == level.len()) {
        return by_points(field, level, forfeits, &tallies);
    }
    let mut rest = level.to_vec();
    let mut groups: Vec<Vec<usize>> = Vec::new();
    while let Some(ahead) = alone_ahead(field, &rest, level.len(), &tallies) {
        groups.push(vec![rest.remove(ahead)]);
    }
    match (groups.is_empty(), rest.len()) {
        (_, 0) => {}
        (true, _) | (_, 1) => groups.push(rest),
        (false, _) => groups.extend(split(field, &rest, forfeits)),
    }
    groups
}

/// The results of level contestants in the games among themselves, with the place by [`split`].
pub(super) fn encounters(
    field: &Field<'_>,
    groups: &[Vec<usize>],
    forfeits: bool,
) -> BTreeMap<usize, Encounters> {
    let level: Vec<usize> = groups.concat();
    let tallies = tallies(field, &level, forfeits);
    let mut place = 1;
    let mut encounters = BTreeMap::new();
    for group in groups {
        for contestant in group {
            let Tally { points, met } = tallies[contestant];
            encounters.insert(*contestant, Encounters { place, points, met });
        }
        place += group.len();
    }
    encounters
}

/// A contestant's games against the others.
#[derive(Clone, Copy)]
struct Tally {
    points: Rational64,
    met: usize,
}

fn tallies(field: &Field<'_>, level: &[usize], forfeits: bool) -> BTreeMap<usize, Tally> {
    let mut among = level.to_vec();
    among.sort_unstable();
    let tally = |contestant: &usize| {
        // Points in tenths and games, by opponent.
        let mut by_opponent: BTreeMap<usize, (i64, i64)> = BTreeMap::new();
        for (_, outing) in field.outings(*contestant) {
            let opponent = match outing {
                Outing::Game { opponent, .. } => opponent,
                Outing::Forfeit { opponent: Some(opponent), .. } if forfeits => opponent,
                _ => continue,
            };
            if among.binary_search(&opponent).is_ok() {
                let games = by_opponent.entry(opponent).or_default();
                *games = (games.0 + i64::from(field.table().points.of(outing).0), games.1 + 1);
            }
        }
        let points = by_opponent.values().map(|(tenths, games)| in_unit(*tenths, 10 * games));
        (*contestant, Tally { points: points.sum(), met: by_opponent.len() })
    };
    level.iter().map(tally).collect()
}

/// Everybody met everybody: points decide (6.2).
fn by_points(
    field: &Field<'_>,
    level: &[usize],
    forfeits: bool,
    tallies: &BTreeMap<usize, Tally>,
) -> Vec<Vec<usize>> {
    let points = |contestant: &usize| tallies[contestant].points;
    let mut order = level.to_vec();
    order.sort_by_key(|contestant| std::cmp::Reverse(points(contestant)));
    let groups = order.chunk_by(|a, b| points(a) == points(b));
    let again = |group: &[usize]| match group.len() {
        1 => vec![group.to_vec()],
        many if many == level.len() => vec![group.to_vec()],
        _ => split(field, group, forfeits),
    };
    groups.flat_map(again).collect()
}

/// The contestant, as a position, who is ahead of all others even after losing all missing games
/// while they win theirs (6.3). `level` is the number compared.
fn alone_ahead(
    field: &Field<'_>,
    rest: &[usize],
    level: usize,
    tallies: &BTreeMap<usize, Tally>,
) -> Option<usize> {
    let points = &field.table().points;
    let lost = points.loss.into_iter().min().unwrap_or_default();
    let after = |contestant: usize, each: i32| {
        let Tally { points, met } = tallies[&contestant];
        points + in_unit(i64::from(each) * (level - 1 - met) as i64, 10)
    };
    let least = |contestant: usize| after(contestant, lost.0);
    let ahead = (0..rest.len()).max_by_key(|index| least(rest[*index]))?;
    let others = rest.iter().enumerate().filter(|(index, _)| *index != ahead);
    let most = others.map(|(_, contestant)| after(*contestant, points.best().0)).max();
    most.is_none_or(|most| least(rest[ahead]) > most).then_some(ahead)
}
