//! Both sides of a match in two columns, each with its own score behind the name: `Aberaeron 12`,
//! `Builth 8`.

use std::collections::{BTreeMap, BTreeSet};

use super::FEWEST;
use super::form::{Parts, forms};
use super::proofs::{Area, Parted, VPS, plain, value};
use crate::recognise::{ONE, Scaled, is_headed};
use crate::recognised::What;

/// The two columns of the sides, where the numbers are proved to be scores.
pub(super) fn parted(area: &Area<'_>) -> Vec<Parted> {
    let both = area.columns.windows(2).find_map(|two| sides(area, [two[0], two[1]]));
    both.into_iter().flatten().collect()
}

fn sides(area: &Area<'_>, [one, other]: [u16; 2]) -> Option<[Parted; 2]> {
    let headed = [one, other].iter().all(|column| !area.heading(*column).is_empty());
    if !headed {
        return None;
    }
    let (_, home) = area.read_by(one, &forms().sides)?;
    let (_, away) = area.read_by(other, &forms().sides)?;
    if area.has_scores_of_two() || has_results(area) {
        return None;
    }
    let played: Vec<[Side; 2]> = home
        .iter()
        .zip(&away)
        .filter_map(|(home, away)| Some([side(home)?, side(away)?]))
        .collect();
    let sum = one_sum(&played);
    let says = |column, what| is_headed(area.heading(column), what);
    let named = says(one, What::Home) && says(other, What::Away)
        || says(one, What::Away) && says(other, What::Home);
    if played.len() < FEWEST || sum.is_none() && !(named && are_large(&played)) {
        return None;
    }
    let vps = sum.is_some_and(|sum| VPS.contains(&sum));
    let score = if vps { ["Home VP", "Away VP"] } else { ["Home score", "Away score"] };
    let exchanged = says(one, What::Away);
    let [left, right] = if exchanged { [1, 0] } else { [0, 1] };
    let made = |column, at: usize, read: &[Option<Parts<'_>>]| {
        // A side without a score stands as it is.
        let parts = read.iter().map(|parts| {
            let parts = parts.as_ref()?;
            Some(vec![parts[&'h'], parts[&'s']])
        });
        area.parted(column, &[["Home", "Away"][at], score[at]], parts)
    };
    Some([made(one, left, &home), made(other, right, &away)])
}

/// The name of a side and the number behind it.
type Side = (String, Scaled);

fn side(parts: &Option<Parts<'_>>) -> Option<Side> {
    let parts = parts.as_ref()?;
    Some((plain(parts.get(&'h')?), value(parts.get(&'s')?)?))
}

/// Whether another column has the results.
fn has_results(area: &Area<'_>) -> bool {
    area.columns.iter().any(|column| area.read_by(*column, &forms().scores).is_some())
}

/// The sum that the numbers of each row make, and not all in one way. Numbers of teams of one club are
/// small and make no sum.
fn one_sum(played: &[[Side; 2]]) -> Option<Scaled> {
    const LEAST: Scaled = 8 * ONE;
    let sums: BTreeSet<Scaled> = played.iter().map(|[home, away]| home.1 + away.1).collect();
    let different: BTreeSet<Scaled> = played.iter().map(|[home, _]| home.1).collect();
    let halves = played.iter().flatten().any(|(_, number)| number % ONE != 0);
    let sum = sums.first().copied().filter(|_| sums.len() == 1 && different.len() > 1)?;
    (sum >= LEAST || halves).then_some(sum)
}

/// Whether most numbers are too large for those of teams and none for a score, and no name that stands
/// several times always has the same.
fn are_large(played: &[[Side; 2]]) -> bool {
    const MOST_TEAMS: Scaled = 12 * ONE;
    const MOST: Scaled = 300 * ONE;
    let all = || played.iter().flatten();
    let mut of_name: BTreeMap<&str, Vec<Scaled>> = BTreeMap::new();
    for (name, number) in all() {
        of_name.entry(name).or_default().push(*number);
    }
    let same = |numbers: &Vec<Scaled>| {
        numbers.len() > 1 && numbers.iter().all(|number| *number == numbers[0])
    };
    let large = all().filter(|(_, number)| *number > MOST_TEAMS).count();
    let sound = all().all(|(_, number)| *number <= MOST);
    sound && large > played.len() && !of_name.values().any(same)
}
