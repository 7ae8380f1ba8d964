//! Direct encounter (C.07, article 6): the games among those who are level.
//!
//! If all of them met, the points of those games rank them, and players still level are compared
//! again by the games among themselves (6.2). If not, a player is ranked first only if ahead
//! whatever the missing games bring; then the next in the same way, and the rest is compared again
//! (6.3). Forfeits do not count unless requested (6.1.1); several games of two players count with
//! their average (6.1.2).

use std::collections::BTreeMap;

use crate::crosstable::RoundResult;
use num_rational::Rational64;

use super::sum::number_from_units;
use super::unplayed::ScoredCrosstable;

/// A player's result in the games among those who are level.
#[derive(Clone, Copy, Debug)]
pub(super) struct EncounterResult {
    /// The place among them.
    pub place: usize,
    /// The points of the games among them.
    pub points: Rational64,
    /// The number of the others met.
    pub met: usize,
}

/// The level contestants in groups, best first.
pub(super) fn split_by_direct_encounter(
    field: &ScoredCrosstable<'_>,
    level: &[usize],
    forfeits: bool,
) -> Vec<Vec<usize>> {
    again(once(field, level, forfeits), |group| split_by_direct_encounter(field, group, forfeits))
}

/// Level teams in groups by extended direct encounter (13.3): by the encounters on the primary score,
/// or, if those leave all level, on the secondary score; each group that is still level begins
/// again with the primary one (13.3.3).
pub(super) fn split_by_extended_encounter(
    fields: [&ScoredCrosstable<'_>; 2],
    level: &[usize],
    forfeits: bool,
) -> Vec<Vec<usize>> {
    let of_scores = fields.into_iter().map(|field| once(field, level, forfeits));
    let groups = of_scores.into_iter().find(|groups| groups.len() > 1);
    let groups = groups.unwrap_or_else(|| vec![level.to_vec()]);
    again(groups, |group| split_by_extended_encounter(fields, group, forfeits))
}

/// Splits the groups that are still level; a single one stays.
fn again(groups: Vec<Vec<usize>>, split: impl Fn(&[usize]) -> Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    if groups.len() < 2 {
        return groups;
    }
    let further = |group: Vec<usize>| if group.len() < 2 { vec![group] } else { split(&group) };
    groups.into_iter().flat_map(further).collect()
}

/// The level contestants in groups by one application of the article.
fn once(field: &ScoredCrosstable<'_>, level: &[usize], forfeits: bool) -> Vec<Vec<usize>> {
    let tallies = tallies(field, level, forfeits);
    let mut rest = level.to_vec();
    if tallies.values().all(|tally| tally.met + 1 == level.len()) {
        // Everybody met everybody: points decide (6.2).
        let points = |contestant: &usize| tallies[contestant].points;
        rest.sort_by_key(|contestant| std::cmp::Reverse(points(contestant)));
        let groups = rest.chunk_by(|a, b| points(a) == points(b));
        return groups.map(<[usize]>::to_vec).collect();
    }
    let mut groups: Vec<Vec<usize>> = Vec::new();
    while let Some(ahead) = alone_ahead(field, &rest, level.len(), &tallies) {
        groups.push(vec![rest.remove(ahead)]);
    }
    groups.extend((!rest.is_empty()).then_some(rest));
    groups
}

/// The results of level contestants in the games among themselves, with the place by [`split_by_direct_encounter`].
pub(super) fn encounter_results(
    field: &ScoredCrosstable<'_>,
    groups: &[Vec<usize>],
    forfeits: bool,
) -> BTreeMap<usize, EncounterResult> {
    let level: Vec<usize> = groups.concat();
    let tallies = tallies(field, &level, forfeits);
    let mut place = 1;
    let mut encounters = BTreeMap::new();
    for group in groups {
        for contestant in group {
            let EncounterTally { points, met } = tallies[contestant];
            encounters.insert(*contestant, EncounterResult { place, points, met });
        }
        place += group.len();
    }
    encounters
}

/// A contestant's games against the others.
#[derive(Clone, Copy)]
struct EncounterTally {
    points: Rational64,
    met: usize,
}

fn tallies(
    field: &ScoredCrosstable<'_>,
    level: &[usize],
    forfeits: bool,
) -> BTreeMap<usize, EncounterTally> {
    let mut among = level.to_vec();
    among.sort_unstable();
    let tally = |contestant: &usize| {
        // Points in tenths and games, by opponent.
        let mut by_opponent: BTreeMap<usize, (i64, i64)> = BTreeMap::new();
        let forfeits = forfeits || field.table().set_in_advance;
        for (round, round_result) in field.round_results(*contestant) {
            let opponent = match round_result {
                RoundResult::Game { opponent, .. } => opponent,
                RoundResult::Forfeit { opponent: Some(opponent), .. } if forfeits => opponent,
                _ => continue,
            };
            if among.binary_search(&opponent).is_ok() {
                let games = by_opponent.entry(opponent).or_default();
                *games = (
                    games.0 + i64::from(field.round_points(*contestant, round, round_result).0),
                    games.1 + 1,
                );
            }
        }
        let points =
            by_opponent.values().map(|(tenths, games)| number_from_units(*tenths, 10 * games));
        (*contestant, EncounterTally { points: points.sum(), met: by_opponent.len() })
    };
    level.iter().map(tally).collect()
}

/// The contestant, as a position, who is ahead of all others even after losing all missing games
/// while they win theirs (6.3). `level` is the number compared.
fn alone_ahead(
    field: &ScoredCrosstable<'_>,
    rest: &[usize],
    level: usize,
    tallies: &BTreeMap<usize, EncounterTally>,
) -> Option<usize> {
    let lost = field.min_points();
    let after = |contestant: usize, each: i32| {
        let EncounterTally { points, met } = tallies[&contestant];
        points + number_from_units(i64::from(each) * (level - 1 - met) as i64, 10)
    };
    let least = |contestant: usize| after(contestant, lost.0);
    let ahead = (0..rest.len()).max_by_key(|index| least(rest[*index]))?;
    let others = rest.iter().enumerate().filter(|(index, _)| *index != ahead);
    let most = others.map(|(_, contestant)| after(*contestant, field.max_points().0)).max();
    most.is_none_or(|most| least(rest[ahead]) > most).then_some(ahead)
}
