//! Where an event appears again, as competitions and the pages for the secretary need it.

use model::problem::Phrase;
use serde::{Deserialize, Serialize};

use engine::awards::DuplicateEvent;

/// The other event that is or may be the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DuplicateEventRecord {
    pub how: DuplicateEventKind,
    /// The path of the other return; the id of the other event if both are in one return.
    pub other: Box<str>,
    /// Whether both are in one return.
    pub beside: bool,
    /// What the two share, in words; may be empty.
    pub shares: Box<str>,
}

/// How two events are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum DuplicateEventKind {
    /// They are one, and the other one counts.
    Same,
    /// They are versions of one, or one is a copy: neither has awards.
    Version,
    /// The same contestants on the same day; both count.
    Alike,
    /// The scores of another day; both count.
    Again,
}

impl DuplicateEventRecord {
    pub(super) fn from_copy(copy: &DuplicateEvent) -> DuplicateEventRecord {
        let (how, beside) = match copy {
            DuplicateEvent::Same(_) => (DuplicateEventKind::Same, false),
            DuplicateEvent::SameBeside { .. } => (DuplicateEventKind::Same, true),
            DuplicateEvent::Changed { .. } | DuplicateEvent::Suspected { .. } => {
                (DuplicateEventKind::Version, false)
            }
            DuplicateEvent::Beside { .. } => (DuplicateEventKind::Version, true),
            DuplicateEvent::Alike(_) => (DuplicateEventKind::Alike, false),
            DuplicateEvent::Again { .. } => (DuplicateEventKind::Again, false),
        };
        let (other, shares) = match copy {
            DuplicateEvent::Same(other) | DuplicateEvent::Alike(other) => (other.clone(), None),
            DuplicateEvent::Changed { other, .. } | DuplicateEvent::SameBeside { other } => {
                (other.clone(), None)
            }
            DuplicateEvent::Suspected { other, shares }
            | DuplicateEvent::Beside { other, shares } => (other.clone(), Some(shares)),
            DuplicateEvent::Again { other, shares, .. } => (other.to_string(), Some(shares)),
        };
        let shares = shares.map(Phrase::to_string).unwrap_or_default().into();
        DuplicateEventRecord { how, other: other.into(), beside, shares }
    }
}
