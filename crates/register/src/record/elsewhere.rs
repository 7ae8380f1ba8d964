//! Where an event appears again, as competitions and the pages for the secretary need it.

use serde::{Deserialize, Serialize};

use engine::awards::OtherCopy;

/// The other event that is or may be the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DuplicateEvent {
    pub how: CopyKind,
    /// The path of the other return; the id of the other event if both are in one return.
    pub other: Box<str>,
    /// Whether both are in one return.
    pub beside: bool,
    /// What the two share, in words; may be empty.
    pub shares: Box<str>,
}

/// How two events are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum CopyKind {
    /// They are one, and the other one counts.
    Same,
    /// They are versions of one, or one is a copy: neither has awards.
    Version,
    /// The same contestants on the same day; both count.
    Alike,
    /// The scores of another day; both count.
    Again,
}

impl DuplicateEvent {
    pub(super) fn of(copy: &OtherCopy) -> DuplicateEvent {
        let (how, beside) = match copy {
            OtherCopy::Same(_) => (CopyKind::Same, false),
            OtherCopy::SameBeside { .. } => (CopyKind::Same, true),
            OtherCopy::Changed(_) | OtherCopy::Suspected { .. } => (CopyKind::Version, false),
            OtherCopy::Beside { .. } => (CopyKind::Version, true),
            OtherCopy::Alike(_) => (CopyKind::Alike, false),
            OtherCopy::Again { .. } => (CopyKind::Again, false),
        };
        let (other, shares) = match copy {
            OtherCopy::Same(other) | OtherCopy::Changed(other) | OtherCopy::Alike(other) => {
                (other, "")
            }
            OtherCopy::SameBeside { other } => (other, ""),
            OtherCopy::Suspected { other, shares }
            | OtherCopy::Beside { other, shares }
            | OtherCopy::Again { other, shares, .. } => (other, shares.as_str()),
        };
        DuplicateEvent { how, other: other.as_str().into(), beside, shares: shares.into() }
    }
}
