//! How the columns of a table agree with each other.

use super::numbers::{ONE_IN_TEN_THOUSANDTHS, TenThousandths};

type Numbers<'a> = &'a [Option<TenThousandths>];

/// The pairs of numbers of rows that have both.
fn both(one: Numbers, other: Numbers) -> Vec<(TenThousandths, TenThousandths)> {
    one.iter().zip(other).filter_map(|(one, other)| one.zip(*other)).collect()
}

/// Whether places agree with scores, the highest first; none where that cannot be told. Those who
/// share a place, as the firsts of two sections do, have their average.
pub(super) fn places_agree_with_scores(places: Numbers, scores: Numbers) -> Option<bool> {
    let mut rows = both(places, scores);
    if rows.len() < 3 {
        return None;
    }
    rows.sort_unstable();
    let averages: Vec<(i128, i128)> = rows
        .chunk_by(|one, other| one.0 == other.0)
        .map(|shared| {
            let sum = shared.iter().map(|row| i128::from(row.1)).sum();
            (sum, shared.len() as i128)
        })
        .collect();
    let falls = |pair: &&[(i128, i128)]| pair[0].0 * pair[1].1 >= pair[1].0 * pair[0].1;
    let right = averages.windows(2).filter(falls).count();
    let wrong = averages.len() - 1 - right;
    if right + wrong < 2 || rows.iter().all(|row| row.1 == rows[0].1) {
        return None;
    }
    if wrong * 20 <= right {
        Some(true)
    } else if wrong * 3 >= right {
        Some(false)
    } else {
        None
    }
}

/// Whether rows are in order of scores, list below list, and a quarter of the steps within them go
/// to a lower place: numbers that are no places.
pub(super) fn places_contradict_order(places: Numbers, scores: Numbers) -> bool {
    let rows = both(places, scores);
    let within: Vec<_> = rows.windows(2).filter(|pair| pair[0].1 >= pair[1].1).collect();
    let lists = rows.len() - within.len();
    let falling = within.iter().filter(|pair| pair[0].0 > pair[1].0).count();
    rows.len() >= 3 * lists && falling > 0 && falling * 4 >= within.len()
}

/// Whether scores never rise from the top.
pub(super) fn scores_never_rise(scores: Numbers) -> bool {
    let scores: Vec<TenThousandths> = scores.iter().flatten().copied().collect();
    scores.len() >= 3
        && scores.windows(2).all(|pair| pair[0] >= pair[1])
        && scores.first() != scores.last()
}

/// Whether one column is the same share of the other in three of four rows: percentages of their
/// scores. A row that is not is told.
pub(super) fn are_proportional(one: Numbers, other: Numbers) -> bool {
    let rows = both(one, other);
    let rows: Vec<_> = rows.into_iter().filter(|(one, other)| *one > 0 && *other > 0).collect();
    let Some(&(a, b)) = rows.iter().max() else { return false };
    // Each cell is rounded to a hundredth or to a tenth.
    let off = |(x, y): &(TenThousandths, TenThousandths)| {
        let cross = i128::from(*x) * i128::from(b) - i128::from(*y) * i128::from(a);
        cross.abs() * 200 > i128::from(*x) * i128::from(b)
    };
    let wrong = rows.iter().filter(|row| off(row)).count();
    rows.len() >= 3 && wrong * 4 <= rows.len() && rows.iter().any(|row| row.0 != a)
}

/// Whether a column is the sum of others in nine of ten rows.
pub(super) fn is_sum_of(total: Numbers, parts: &[Numbers]) -> bool {
    let mut rows = 0;
    let mut right = 0;
    for (at, total) in total.iter().enumerate() {
        let Some(total) = total else { continue };
        let sum: TenThousandths =
            parts.iter().filter_map(|part| part.get(at).copied().flatten()).sum();
        rows += 1;
        right += usize::from((sum - total).abs() <= 100);
    }
    rows >= 3 && right * 10 >= rows * 9
}

/// Whether a column is the difference of two others.
pub(super) fn is_difference_of(difference: Numbers, one: Numbers, other: Numbers) -> bool {
    let mut rows = 0;
    let mut right = 0;
    for ((difference, one), other) in difference.iter().zip(one).zip(other) {
        let (Some(difference), Some(one), Some(other)) = (difference, one, other) else { continue };
        rows += 1;
        right += usize::from(*difference == one - other);
    }
    rows >= 3 && right * 10 >= rows * 9
}

/// Points of a league: what a win and a draw count, if points follow from them.
pub(super) fn are_league_points(points: Numbers, won: Numbers, drawn: Numbers) -> bool {
    let fits = |win: TenThousandths, draw: TenThousandths| {
        let mut rows = 0;
        let mut right = 0;
        for ((points, won), drawn) in points.iter().zip(won).zip(drawn) {
            let (Some(points), Some(won), Some(drawn)) = (points, won, drawn) else { continue };
            rows += 1;
            // A deduction or two may be hidden in a table.
            right += usize::from(points * 2 == won * win + drawn * draw);
        }
        rows >= 3 && right * 10 >= rows * 8
    };
    [(4, 2), (6, 2), (2, 1), (4, 1), (8, 4), (6, 3), (20, 10), (10, 4)]
        .into_iter()
        .any(|(win, draw)| fits(win, draw))
}

/// Whether the numbers of two columns cancel out: the score of one side and of the other.
pub(super) fn numbers_cancel_out(one: Numbers, other: Numbers) -> bool {
    let rows = both(one, other);
    rows.len() >= 2
        && rows.iter().all(|(one, other)| *one == -other)
        && rows.iter().any(|row| row.0 != 0)
}

/// Whether numbers are percentages of a field by their average, which is 50 to a half.
pub(super) fn averages_fifty(numbers: Numbers) -> bool {
    let known: Option<Vec<TenThousandths>> = numbers.iter().copied().collect();
    known.filter(|known| !known.is_empty()).is_some_and(|known| {
        let count = known.len() as TenThousandths;
        let off = known.iter().sum::<TenThousandths>() - 50 * ONE_IN_TEN_THOUSANDTHS * count;
        off.abs() * 2 <= ONE_IN_TEN_THOUSANDTHS * count
            && known.iter().all(|share| {
                (10 * ONE_IN_TEN_THOUSANDTHS..=90 * ONE_IN_TEN_THOUSANDTHS).contains(share)
            })
    })
}

/// Whether the numbers of a column are half of another column's in all, to one in twenty, and none
/// is more: scores and their tops.
pub(super) fn are_half_of_tops_in_total(scores: Numbers, tops: Numbers) -> bool {
    let rows = both(scores, tops);
    let sum = |side: fn(&(TenThousandths, TenThousandths)) -> TenThousandths| {
        rows.iter().map(side).map(i128::from).sum()
    };
    let (scored, possible): (i128, i128) = (sum(|row| row.0), sum(|row| row.1));
    let within = rows.iter().all(|(score, top)| (0..=*top).contains(score));
    rows.len() >= 3 && within && possible > 0 && (scored * 2 - possible).abs() * 20 <= possible
}

/// Whether a column has a number in each row, and the least is a quarter of the most or more, as
/// scores are and awards are not.
pub(super) fn are_close_like_scores(numbers: Numbers) -> bool {
    let known: Option<Vec<TenThousandths>> = numbers.iter().copied().collect();
    let ends = known.as_deref().and_then(|known| known.iter().min().zip(known.iter().max()));
    numbers.len() >= 3 && ends.is_some_and(|(least, most)| *least > 0 && *least * 4 >= *most)
}
