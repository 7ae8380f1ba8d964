//! The tables of B.02 8.1 between scores and rating differences, which the title regulations repeat
//! (B.01 1.4.9).

/// The rating difference for 50, 51 … 100 per cent (B.02 8.1.1); below 50 its negative.
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The least rating difference from which the better player's expected score is 50, 51 … 100 per
/// cent (B.02 8.1.2); the other's is the rest. The full scale applies, without the limit of 400
/// points (C.07 10.3).
const EXPECTED_FROM: [i32; 51] = [
    0, 4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154,
    163, 171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358,
    375, 392, 412, 433, 457, 485, 518, 560, 620, 736,
];

/// The least difference with an expected score of 100 per cent.
pub const CERTAIN_WIN_DIFFERENCE: i32 = EXPECTED_FROM[50];

/// How far below the lowest opponent a player without points performs (B.02 8.1.2).
pub const ZERO_SCORE_DIFFERENCE: i32 = 800;

/// The rating difference for a score in per cent.
pub fn rating_difference_for_score(percent: u32) -> i32 {
    let (above, sign) = if percent < 50 { (50 - percent, -1) } else { (percent - 50, 1) };
    sign * DIFFERENCES[above.min(50) as usize]
}

/// The expected score in per cent for a rating difference.
pub fn expected_score_percent(difference: i32) -> i32 {
    let reached = EXPECTED_FROM.partition_point(|from| *from <= difference.abs()) as i32;
    let better = 49 + reached;
    if difference < 0 { 100 - better } else { better }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tables ascend and are inverses as far as integers allow.
    #[test]
    fn the_tables_of_ratings_agree() {
        for percent in 1..=99u32 {
            assert_eq!(
                rating_difference_for_score(percent),
                -rating_difference_for_score(100 - percent)
            );
            assert_eq!(
                expected_score_percent(rating_difference_for_score(percent)),
                percent as i32,
                "{percent} %"
            );
        }
        assert_eq!([rating_difference_for_score(0), rating_difference_for_score(100)], [-800, 800]);
        for difference in -800..800 {
            assert!(expected_score_percent(difference) <= expected_score_percent(difference + 1));
            assert_eq!(
                expected_score_percent(difference) + expected_score_percent(-difference),
                100
            );
        }
    }
}
