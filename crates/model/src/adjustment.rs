//! Penalties and bonuses: the rows of the sheet `Adjustments`, with amount, unit, round and
//! offence. `scoring::totals` and `scoring::penalties` of the engine apply them.

use super::kinds::{AdjustmentUnit, Offence, Unit};
use super::{Cell, CellAddress, Exact};

/// The unit of an adjustment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AdjustmentAmountKind {
    /// A number in a unit of score.
    Score(Unit),
    /// A number in the event's own unit: the row names an offence and no kind.
    OfEvent,
    /// No amount: a warning for the record.
    Warning,
}

impl AdjustmentAmountKind {
    /// The word typed for it; `None` if the row names an offence only.
    pub fn typed_unit(self) -> Option<AdjustmentUnit> {
        Some(match self {
            AdjustmentAmountKind::Score(Unit::Vps) => AdjustmentUnit::Vp,
            AdjustmentAmountKind::Score(Unit::Imps) => AdjustmentUnit::Imp,
            AdjustmentAmountKind::Score(Unit::Matchpoints) => AdjustmentUnit::Matchpoints,
            AdjustmentAmountKind::Score(Unit::Percent) => AdjustmentUnit::Percent,
            AdjustmentAmountKind::Score(Unit::Points) => AdjustmentUnit::Points,
            AdjustmentAmountKind::Warning => AdjustmentUnit::Warning,
            AdjustmentAmountKind::OfEvent => return None,
        })
    }

    /// The kind that a typed word means; `None` for a row that names an offence only.
    pub fn from_typed_unit(typed: Option<AdjustmentUnit>) -> AdjustmentAmountKind {
        match typed {
            Some(AdjustmentUnit::Vp) => AdjustmentAmountKind::Score(Unit::Vps),
            Some(AdjustmentUnit::Imp) => AdjustmentAmountKind::Score(Unit::Imps),
            Some(AdjustmentUnit::Matchpoints) => AdjustmentAmountKind::Score(Unit::Matchpoints),
            Some(AdjustmentUnit::Percent) => AdjustmentAmountKind::Score(Unit::Percent),
            Some(AdjustmentUnit::Points) => AdjustmentAmountKind::Score(Unit::Points),
            Some(AdjustmentUnit::Warning) => AdjustmentAmountKind::Warning,
            None => AdjustmentAmountKind::OfEvent,
        }
    }
}

/// A penalty (a negative amount) or a bonus.
#[derive(Debug, Clone)]
pub struct Adjustment {
    /// The cell of its kind.
    pub at: CellAddress,
    /// The contestant, an index into the event's entries.
    pub entry: usize,
    /// Whether the amount is in victory points, per cent or another unit.
    pub kind: AdjustmentAmountKind,
    pub amount: Option<Cell<Exact>>,
    /// The round it belongs to, as typed.
    pub round: Option<String>,
    /// The offence that the amount is for.
    pub offence: Option<Offence>,
    /// How many minutes late the contestant was.
    pub minutes: Option<Exact>,
    /// How many boards were cancelled for it.
    pub boards: Option<u32>,
    /// The reason as the director typed it.
    pub reason: Option<String>,
}
