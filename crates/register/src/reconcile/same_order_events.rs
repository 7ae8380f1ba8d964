//! Two events whose players come in the same order though their awards differ: one evening with other
//! boards, in one list instead of two, with a table more, or one half of it alone.

use std::collections::BTreeMap;

use jiff::civil::Date;

use crate::MAX_DAYS_BETWEEN_COPIES;
use model::name_comparison::name_sort_key;
use model::register::RegisterEventIdentity;
use model::{Exact, Format, PointsByKind};

use super::events::is_within_a_week;
use super::mistyped_dates::{is_few_days_not_week_apart, is_possible_date_slip};

/// Two contestants in exchanged order weigh as much as so many in the same one.
const EXCHANGED: usize = 3;

/// How many places must be the same, without an exchange, for two events of one title, on two days, to
/// be asked: more in a week, when the same people meet again, and on a day that can be mistyped.
pub(super) fn min_places_in_same_order(one: Date, other: Date) -> Option<usize> {
    const ON_AN_ODD_DAY: usize = 3;
    const IN_A_WEEK: usize = 5;
    const ON_ANY_MISTYPED: usize = 6;
    if is_few_days_not_week_apart(one, other) {
        return Some(ON_AN_ODD_DAY);
    }
    match is_within_a_week(one, other) {
        true => Some(IN_A_WEEK),
        false => is_possible_date_slip(one, other).then_some(ON_ANY_MISTYPED),
    }
}

/// How many players have awards of both events, and how many of the one with more, if three of four of the one
/// with fewer are in both and all of them stand in the same order, at so many places.
pub(super) fn count_players_in_same_order<Who: Ord>(
    won: &BTreeMap<Who, PointsByKind>,
    held: &BTreeMap<Who, PointsByKind>,
    places: usize,
) -> Option<(usize, usize)> {
    let mut both: Vec<(Exact, Exact)> = of_both(won, held).collect();
    both.sort_unstable();
    let fewer = won.len().min(held.len());
    let in_order = both.windows(2).all(|two| {
        let [(own, of_other), (next, of_next)] = [two[0], two[1]];
        (own == next) == (of_other == of_next) && of_other <= of_next
    });
    let mut own: Vec<Exact> = both.iter().map(|(own, _)| *own).collect();
    own.dedup();
    let found = in_order && own.len() >= places && 4 * both.len() >= 3 * fewer;
    found.then_some((both.len(), won.len().max(held.len())))
}

/// How many pairs of contestants must be in the same order for two events of any titles to be asked:
/// those of six contestants on odd days, of seven within two weeks. Of one body and day those of four
/// are enough. With fixed partnerships, of whom some always win, two evenings have seven in one order
/// once in 50,000 times.
pub(super) fn min_pairs_in_same_order(
    one: &RegisterEventIdentity,
    other: &RegisterEventIdentity,
) -> Option<usize> {
    const OF_ONE_BODY_AND_DAY: usize = 6;
    const ON_AN_ODD_DAY: usize = 15;
    const IN_TWO_WEEKS: usize = 20;
    let (day, of_other) = one.date.zip(other.date)?;
    let of_one_body = !one.organiser.is_empty()
        && name_sort_key(&one.organiser) == name_sort_key(&other.organiser);
    match day.until(of_other).ok()?.get_days().abs() {
        0 if of_one_body => Some(OF_ONE_BODY_AND_DAY),
        0 => Some(ON_AN_ODD_DAY),
        _ if !of_one_body => None,
        _ if is_few_days_not_week_apart(day, of_other) => Some(ON_AN_ODD_DAY),
        apart => (apart <= MAX_DAYS_BETWEEN_COPIES).then_some(IN_TWO_WEEKS),
    }
}

/// The players with awards of both events, with all of the one with more, if four of five of the one
/// with fewer are in both, and so many pairs of contestants in the same order.
pub(super) fn count_nearly_ordered_players<Who: Ord>(
    won: &BTreeMap<Who, PointsByKind>,
    held: &BTreeMap<Who, PointsByKind>,
    format: Option<Format>,
    needed: usize,
) -> Option<(usize, usize)> {
    let mut placed: BTreeMap<(Exact, Exact), usize> = BTreeMap::new();
    of_both(won, held).for_each(|points| *placed.entry(points).or_default() += 1);
    let shared: usize = placed.values().sum();
    let (mut alike, mut exchanged) = (0, 0);
    let placed: Vec<((Exact, Exact), usize)> = placed.into_iter().collect();
    for (nth, ((own, of_other), here)) in placed.iter().enumerate() {
        for ((before, of_before), there) in &placed[..nth] {
            let both = here * there;
            match (before < own, of_before.cmp(of_other)) {
                (true, std::cmp::Ordering::Less) => alike += both,
                (true, std::cmp::Ordering::Greater) => exchanged += both,
                _ => {}
            }
        }
    }
    let pairs = players_together(format).pow(2);
    let sure = alike >= needed * pairs + EXCHANGED * exchanged;
    let most = 5 * shared >= 4 * won.len().min(held.len());
    (sure && most).then_some((shared, won.len().max(held.len())))
}

/// How many players of a contestant win the same, at most.
fn players_together(format: Option<Format>) -> usize {
    match format {
        Some(Format::Individual) => 1,
        Some(Format::Pairs) => 2,
        _ => 6,
    }
}

/// The points of both events of each player who has awards of both.
fn of_both<'a, Who: Ord>(
    won: &'a BTreeMap<Who, PointsByKind>,
    held: &'a BTreeMap<Who, PointsByKind>,
) -> impl Iterator<Item = (Exact, Exact)> + 'a {
    let points = |holding: &PointsByKind| holding.without_gold().master_points();
    won.iter().filter_map(move |(who, own)| Some((points(own), points(held.get(who)?))))
}
