//! An award: points for a player, with their grounds.

use std::sync::Arc;

use super::{Basis, Exact};

/// What was awarded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AwardKind {
    /// Local Points of the WBU: 100 are one master point (WBU 1.4.1(b)).
    Local,
}

impl AwardKind {
    /// Its name in `awards.csv`.
    pub fn id(self) -> &'static str {
        match self {
            AwardKind::Local => "local",
        }
    }

    /// Its name for people, to stand behind a number.
    pub fn title(self) -> &'static str {
        match self {
            AwardKind::Local => "Local Points",
        }
    }
}

/// One player's award in one event.
#[derive(Clone, Debug)]
pub struct Award {
    /// The contestant, an index into the event's entries.
    pub entry: usize,
    /// The player, an index into the entry's players.
    pub player: usize,
    /// The place that earned it, in the ranking that awards go by.
    pub place: u32,
    /// How many share that place.
    pub tied: u32,
    /// What was awarded.
    pub kind: AwardKind,
    /// How much.
    pub points: Exact,
    /// Why; shared by all players of the contestant.
    pub basis: Arc<Basis>,
}
