//! What one table scores on one board.

use crate::model::Exact;

/// The points of one side on one board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Points {
    /// The points.
    pub value: Exact,
    /// The most that could be scored, for matchpoints.
    pub most: Option<Exact>,
    /// Whether they come from an artificial score.
    pub artificial: bool,
}

impl Points {
    /// Points that have no maximum.
    pub fn plain(value: Exact) -> Points {
        Points { value, most: None, artificial: false }
    }
}

/// North-South's and East-West's; none for a board without a score.
pub type TablePoints = [Option<Points>; 2];
