//! Penalties and bonuses: the rows of the sheet `Adjustments`, with amount, unit, round and
//! offence. `scoring::totals` and `scoring::penalties` of the engine apply them.

use super::kinds::{AdjustmentUnit, Offence, Unit};
use super::{Address, Cell, Exact};

/// The unit of an adjustment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AdjustmentKind {
    /// A number in a unit of score.
    Score(Unit),
    /// A number in the event's own unit: the row names an offence and no kind.
    OfEvent,
    /// No amount: a warning for the record.
    Warning,
}

impl AdjustmentKind {
    /// The word typed for it; `None` if the row names an offence only.
    pub fn unit(self) -> Option<AdjustmentUnit> {
        Some(match self {
            AdjustmentKind::Score(Unit::Vps) => AdjustmentUnit::Vp,
            AdjustmentKind::Score(Unit::Imps) => AdjustmentUnit::Imp,
            AdjustmentKind::Score(Unit::Matchpoints) => AdjustmentUnit::Matchpoints,
            AdjustmentKind::Score(Unit::Percent) => AdjustmentUnit::Percent,
            AdjustmentKind::Score(Unit::Points) => AdjustmentUnit::Points,
            AdjustmentKind::Warning => AdjustmentUnit::Warning,
            AdjustmentKind::OfEvent => return None,
        })
    }

    /// The kind that a typed word means; `None` for a row that names an offence only.
    pub fn from_unit(typed: Option<AdjustmentUnit>) -> AdjustmentKind {
        match typed {
            Some(AdjustmentUnit::Vp) => AdjustmentKind::Score(Unit::Vps),
            Some(AdjustmentUnit::Imp) => AdjustmentKind::Score(Unit::Imps),
            Some(AdjustmentUnit::Matchpoints) => AdjustmentKind::Score(Unit::Matchpoints),
            Some(AdjustmentUnit::Percent) => AdjustmentKind::Score(Unit::Percent),
            Some(AdjustmentUnit::Points) => AdjustmentKind::Score(Unit::Points),
            Some(AdjustmentUnit::Warning) => AdjustmentKind::Warning,
            None => AdjustmentKind::OfEvent,
        }
    }
}

/// A penalty (a negative amount) or a bonus.
#[derive(Debug, Clone)]
pub struct Adjustment {
    /// The cell of its kind.
    pub at: Address,
    /// The contestant, an index into the event's entries.
    pub entry: usize,
    /// Whether the amount is in victory points, per cent or another unit.
    pub kind: AdjustmentKind,
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
