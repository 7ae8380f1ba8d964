//! What artificial scores depend on beyond their own line.

use std::collections::HashMap;

use crate::model::Exact;

/// Where several artificial scores of one contestant count together: a session,
/// or a match.
pub(super) type Stretch = (usize, Option<String>);

/// What artificial scores of a contestant depend on beyond their own line.
#[derive(Debug, Default)]
pub struct Beyond {
    /// The average-plus boards of a contestant that count together.
    pub(super) pluses: HashMap<(Stretch, usize), u32>,
    /// A contestant's own average of a session, in per cent.
    pub(super) averages: HashMap<(usize, usize), Exact>,
}

impl Beyond {
    /// The boards that count together with one of a contestant, itself among them.
    pub(super) fn several(&self, stretch: Stretch, entry: usize) -> u32 {
        self.pluses.get(&(stretch, entry)).copied().unwrap_or(1).max(1)
    }

    pub(super) fn average(&self, session: usize, entry: usize) -> Option<Exact> {
        self.averages.get(&(session, entry)).copied()
    }
}
