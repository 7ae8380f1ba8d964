//! Performances: the rating that a score against rated opponents stands for.

use crate::rating_tables;

/// A performance: the average rating of the opponents, plus the difference of B.02 8.1.1 for the
/// percentage of points against them, both rounded half up (B.01 1.4.7 to 1.4.9, C.07 10.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Performance {
    /// The average rating of the opponents.
    pub opponents: i32,
    /// The percentage of points.
    pub percent: u32,
    /// The rating difference that the score stands for.
    pub difference: i32,
    /// The number of games.
    pub games: usize,
}

impl Performance {
    /// The performance against opponents with these ratings, for twice the points with a win as 1;
    /// `None` without opponents.
    pub fn against(ratings: &[i32], halves: i32) -> Option<Performance> {
        let sum = ratings.iter().copied().map(i64::from).sum();
        let opponents = rounded_average(sum, ratings.len())?;
        let percent =
            u32::try_from(rounded_average(50 * i64::from(halves), ratings.len())?).ok()?;
        let difference = rating_tables::rating_difference_for_score(percent);
        Some(Performance { opponents, percent, difference, games: ratings.len() })
    }

    /// The rating that it comes to.
    pub fn rating(self) -> i32 {
        self.opponents + self.difference
    }
}

/// The average rounded half up; `None` of nothing.
pub fn rounded_average(sum: i64, count: usize) -> Option<i32> {
    let count = i64::try_from(count).ok().filter(|count| *count > 0)?;
    i32::try_from((2 * sum + count).div_euclid(2 * count)).ok()
}
