//! The points of one table on one board, for each side; in matchpoints with the maximum. Every
//! method that scores boards returns them. They stay fractions as long as their sums cannot
//! overflow.

use model::Exact;

/// The points of one side on one board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardPoints {
    pub value: Exact,
    /// The maximum, for matchpoints.
    pub most: Option<Exact>,
    /// Whether they come from an artificial score.
    pub artificial: bool,
}

impl BoardPoints {
    /// Points without a maximum.
    pub fn without_maximum(value: Exact) -> BoardPoints {
        BoardPoints { value, most: None, artificial: false }
    }
}

/// Points of North-South and East-West; `None` without a score.
pub type BoardPointsOfSides = [Option<BoardPoints>; 2];

/// The largest common denominator for which points stay fractions.
const COMMON: i128 = 1_000_000_000;

/// Whether sums of some numbers cannot overflow with their common denominator.
pub(super) fn can_be_summed_exactly(mut values: impl Iterator<Item = Exact>) -> bool {
    let common = values.try_fold(1i128, |common, value| {
        if common % value.denominator() == 0 {
            return Some(common);
        }
        let above = Exact::ratio(common, value.denominator())?.numerator();
        above.checked_mul(value.denominator()).filter(|common| *common <= COMMON)
    });
    common.is_some()
}
