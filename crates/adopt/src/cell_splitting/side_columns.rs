//! Both sides of a match in two columns, each with its own score behind the name: `Aberaeron 12`,
//! `Builth 8`.

use std::collections::{BTreeMap, BTreeSet};

use super::FEWEST;
use super::form::{CellParts, cell_patterns};
use super::proofs::{
    CombinedCellsArea, SplitColumn, VP_SUMS, comparable_text, number_in_ten_thousandths,
};
use crate::recognise::{ONE_IN_TEN_THOUSANDTHS, TenThousandths, heading_has_meaning};
use crate::recognised::What;

/// The two columns of the sides, where the numbers are proved to be scores.
pub(super) fn side_columns_to_split(area: &CombinedCellsArea<'_>) -> Vec<SplitColumn> {
    let both = area.columns.windows(2).find_map(|two| sides(area, [two[0], two[1]]));
    both.into_iter().flatten().collect()
}

fn sides(area: &CombinedCellsArea<'_>, [one, other]: [u16; 2]) -> Option<[SplitColumn; 2]> {
    let headed = [one, other].iter().all(|column| !area.heading_of_column(*column).is_empty());
    if !headed {
        return None;
    }
    let (_, home) = area.read_by_fitting_pattern(one, &cell_patterns().sides)?;
    let (_, away) = area.read_by_fitting_pattern(other, &cell_patterns().sides)?;
    if area.has_two_score_columns() || has_results(area) {
        return None;
    }
    let played: Vec<[Side; 2]> = home
        .iter()
        .zip(&away)
        .filter_map(|(home, away)| Some([side(home)?, side(away)?]))
        .collect();
    let sum = one_sum(&played);
    let says = |column, what| heading_has_meaning(area.heading_of_column(column), what);
    let named = says(one, What::Home) && says(other, What::Away)
        || says(one, What::Away) && says(other, What::Home);
    if played.len() < FEWEST || sum.is_none() && !(named && are_large(&played)) {
        return None;
    }
    let vps = sum.is_some_and(|sum| VP_SUMS.contains(&sum));
    let score = if vps { ["Home VP", "Away VP"] } else { ["Home score", "Away score"] };
    let exchanged = says(one, What::Away);
    let [left, right] = if exchanged { [1, 0] } else { [0, 1] };
    let made = |column, at: usize, read: &[Option<CellParts<'_>>]| {
        // A side without a score stands as it is.
        let parts = read.iter().map(|parts| {
            let parts = parts.as_ref()?;
            Some(vec![parts[&'h'], parts[&'s']])
        });
        area.split_column(column, &[["Home", "Away"][at], score[at]], parts)
    };
    Some([made(one, left, &home), made(other, right, &away)])
}

/// The name of a side and the number behind it.
type Side = (String, TenThousandths);

fn side(parts: &Option<CellParts<'_>>) -> Option<Side> {
    let parts = parts.as_ref()?;
    Some((comparable_text(parts.get(&'h')?), number_in_ten_thousandths(parts.get(&'s')?)?))
}

/// Whether another column has the results.
fn has_results(area: &CombinedCellsArea<'_>) -> bool {
    area.columns
        .iter()
        .any(|column| area.read_by_fitting_pattern(*column, &cell_patterns().scores).is_some())
}

/// The sum that the numbers of each row make, and not all in one way. Numbers of teams of one club are
/// small and make no sum.
fn one_sum(played: &[[Side; 2]]) -> Option<TenThousandths> {
    const LEAST: TenThousandths = 8 * ONE_IN_TEN_THOUSANDTHS;
    let sums: BTreeSet<TenThousandths> =
        played.iter().map(|[home, away]| home.1 + away.1).collect();
    let different: BTreeSet<TenThousandths> = played.iter().map(|[home, _]| home.1).collect();
    let halves = played.iter().flatten().any(|(_, number)| number % ONE_IN_TEN_THOUSANDTHS != 0);
    let sum = sums.first().copied().filter(|_| sums.len() == 1 && different.len() > 1)?;
    (sum >= LEAST || halves).then_some(sum)
}

/// Whether most numbers are too large for those of teams and none for a score, and no name that stands
/// several times always has the same.
fn are_large(played: &[[Side; 2]]) -> bool {
    const MOST_TEAMS: TenThousandths = 12 * ONE_IN_TEN_THOUSANDTHS;
    const MOST: TenThousandths = 300 * ONE_IN_TEN_THOUSANDTHS;
    let all = || played.iter().flatten();
    let mut of_name: BTreeMap<&str, Vec<TenThousandths>> = BTreeMap::new();
    for (name, number) in all() {
        of_name.entry(name).or_default().push(*number);
    }
    let same = |numbers: &Vec<TenThousandths>| {
        numbers.len() > 1 && numbers.iter().all(|number| *number == numbers[0])
    };
    let large = all().filter(|(_, number)| *number > MOST_TEAMS).count();
    let sound = all().all(|(_, number)| *number <= MOST);
    sound && large > played.len() && !of_name.values().any(same)
}
