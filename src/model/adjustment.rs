//! Penalties and bonuses.

use super::kinds::{AdjustmentUnit, Offence, Unit};
use super::{Address, Cell, Exact};

/// What an adjustment is counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AdjustmentKind {
    /// An amount in a unit of score.
    Score(Unit),
    /// An amount in what the event is counted in: the row names an offence and no kind.
    OfEvent,
    /// No amount: a warning for the record.
    Warning,
}

impl AdjustmentKind {
    /// What was typed for it; none where the row names an offence and no kind.
    pub fn typed(self) -> Option<AdjustmentUnit> {
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

    /// What a word means; none is typed beside an offence.
    pub fn of_typed(typed: Option<AdjustmentUnit>) -> AdjustmentKind {
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

/// A penalty (an amount below nought) or a bonus.
#[derive(Debug, Clone)]
pub struct Adjustment {
    /// The cell of its kind.
    pub at: Address,
    /// The contestant, an index into the event's entries.
    pub entry: usize,
    /// What it is counted in.
    pub kind: AdjustmentKind,
    /// The amount.
    pub amount: Option<Cell<Exact>>,
    /// The round it belongs to, as typed.
    pub round: Option<String>,
    /// The offence that the amount follows from.
    pub offence: Option<Offence>,
    /// Minutes late.
    pub minutes: Option<Exact>,
    /// Boards cancelled.
    pub boards: Option<u32>,
    /// Why.
    pub reason: Option<String>,
}
