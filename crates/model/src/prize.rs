//! Prizes: amounts of money for places, of everybody or of a group.

use super::kinds::Sharing;
use super::{CellAddress, Exact, GroupCriteria};

/// The rows of the sheet `Prizes` of an event.
#[derive(Debug, Clone, Default)]
pub struct PrizeList {
    /// The rows that could be read, in the order of the sheet.
    pub rows: Vec<PrizeRow>,
    /// Whether a row could not be read: what the others pay would then be wrong.
    pub is_faulty: bool,
}

/// A prize: the amount for a place in a group.
#[derive(Debug, Clone)]
pub struct PrizeRow {
    pub at: CellAddress,
    /// Its name, such as `Best under 1600`.
    pub name: String,
    /// The place that gets it, counted among those who can.
    pub place: u32,
    /// The amount of money for the place.
    pub amount: Exact,
    /// Its currency; may be empty.
    pub currency: String,
    /// Who can get it.
    pub group: GroupCriteria,
    /// How those level in points share; `None` if the row does not say.
    pub sharing: Option<Sharing>,
    /// Whether a contestant can have it beside another prize.
    pub beside: bool,
}
