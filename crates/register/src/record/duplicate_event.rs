//! Where an event appears again, as competitions and the pages for the secretary need it.

use model::problem::Phrase;
use serde::{Deserialize, Serialize};

use engine::awards::EventCopy;

/// The other event that is or may be the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventCopyRecord {
    pub how: EventCopyKind,
    /// The path of the other return; the id of the other event if both are in one return.
    pub other: Box<str>,
    /// Whether both are in one return.
    pub beside: bool,
    /// What the two share, in words; may be empty.
    pub shares: Box<str>,
}

/// How two events are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum EventCopyKind {
    /// They are one, and the other one counts.
    Same,
    /// They are versions of one, or one is a copy: neither has awards.
    Version,
    /// The same contestants on the same day; both count.
    Alike,
    /// The scores of another day; both count.
    Again,
}

impl EventCopyRecord {
    pub(super) fn from_copy(copy: &EventCopy) -> EventCopyRecord {
        let (how, beside) = match copy {
            EventCopy::Same(_) => (EventCopyKind::Same, false),
            EventCopy::SameBeside { .. } => (EventCopyKind::Same, true),
            EventCopy::Changed { .. } | EventCopy::Suspected { .. } => {
                (EventCopyKind::Version, false)
            }
            EventCopy::Beside { .. } => (EventCopyKind::Version, true),
            EventCopy::Alike(_) => (EventCopyKind::Alike, false),
            EventCopy::Again { .. } => (EventCopyKind::Again, false),
        };
        let (other, shares) = match copy {
            EventCopy::Same(other) | EventCopy::Alike(other) => (other.clone(), None),
            EventCopy::Changed { other, .. } | EventCopy::SameBeside { other } => {
                (other.clone(), None)
            }
            EventCopy::Suspected { other, shares } | EventCopy::Beside { other, shares } => {
                (other.clone(), Some(shares))
            }
            EventCopy::Again { other, shares, .. } => (other.to_string(), Some(shares)),
        };
        let shares = shares.map(Phrase::to_string).unwrap_or_default().into();
        EventCopyRecord { how, other: other.into(), beside, shares }
    }
}
