//! The FIDE (Dutch) system, C.04.3 in force from 1 February 2026.

use super::{Drawn, NoDraw};
use crate::model::crosstable::Crosstable;

/// Draws the next round.
pub fn draw(table: &Crosstable) -> Drawn {
    let _ = table;
    Err(NoDraw::Nobody)
}
