//! Names that stand twice in each row, each with its score: two sides that met, or two lists beside each
//! other.

use std::collections::BTreeSet;

use super::numbers::{ONE_IN_TEN_THOUSANDTHS, TenThousandths};
use super::relations::scores_never_rise;

/// The name and the score of one side of a row.
pub(super) type ScoredName<'a> = (&'a str, Option<TenThousandths>);

/// Whether the two sides of each row met: their scores make one sum in all rows, as victory points do, or
/// those of the left stand on the right again, in other rows.
pub(super) fn are_sides_of_matches(rows: &[[ScoredName<'_>; 2]]) -> bool {
    let whole = |[one, other]: &&[ScoredName<'_>; 2]| !one.0.is_empty() && !other.0.is_empty();
    let both: Vec<&[ScoredName<'_>; 2]> = rows.iter().filter(whole).collect();
    let itself = both.iter().any(|[one, other]| one.0.eq_ignore_ascii_case(other.0));
    both.len() * 10 >= rows.len() * 9 && !itself && (make_one_sum(&both) || recur(&both))
}

/// Whether the scores of both sides make the same sum in every row, and not all in one way.
fn make_one_sum(rows: &[&[ScoredName<'_>; 2]]) -> bool {
    const FEWEST: usize = 3;
    const MOST: TenThousandths = 60 * ONE_IN_TEN_THOUSANDTHS;
    let scores = |[one, other]: &&[ScoredName<'_>; 2]| one.1.zip(other.1);
    let played: Vec<(TenThousandths, TenThousandths)> = rows.iter().filter_map(scores).collect();
    let sums: BTreeSet<TenThousandths> = played.iter().map(|(one, other)| one + other).collect();
    played.len() >= FEWEST
        && sums.len() == 1
        && sums.first().is_some_and(|sum| (ONE_IN_TEN_THOUSANDTHS..=MOST).contains(sum))
        && played.iter().all(|(one, other)| *one >= 0 && *other >= 0)
        && played.iter().any(|one| one.0 != played[0].0)
}

/// Whether a name stands on both sides, and the sides are no two rankings of the same contestants.
fn recur(rows: &[&[ScoredName<'_>; 2]]) -> bool {
    let side = |at: usize| rows.iter().map(move |row| row[at].0.to_lowercase());
    let names: [BTreeSet<String>; 2] = [side(0).collect(), side(1).collect()];
    let once = names.iter().all(|names| names.len() == rows.len());
    let common = names[0].intersection(&names[1]).count();
    // Two rankings have most of their contestants in common, or fall both.
    let ranked =
        |at: usize| scores_never_rise(&rows.iter().map(|row| row[at].1).collect::<Vec<_>>());
    let lists = once && (common * 4 >= rows.len() * 3 || ranked(0) && ranked(1));
    common > 0 && !lists
}
