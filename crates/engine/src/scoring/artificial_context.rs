//! The inputs of artificial scores other than their own line.

use std::collections::HashMap;

use model::Exact;

/// The session or match in which artificial scores of a contestant count together.
pub(super) type ArtificialScope = (usize, Option<String>);

/// The inputs of artificial scores other than their own line.
#[derive(Debug, Default)]
pub(super) struct ArtificialScoreInputs {
    /// The number of average-plus boards of a contestant that count together.
    pub(super) pluses: HashMap<(ArtificialScope, usize), u32>,
    /// A contestant's own average of a session, in per cent.
    pub(super) averages: HashMap<(usize, usize), Exact>,
}

impl ArtificialScoreInputs {
    /// The number of boards that count together with one of a contestant, including it.
    pub(super) fn boards_counted_together(&self, stretch: ArtificialScope, entry: usize) -> u32 {
        self.pluses.get(&(stretch, entry)).copied().unwrap_or(1).max(1)
    }

    pub(super) fn own_session_average(&self, session: usize, entry: usize) -> Option<Exact> {
        self.averages.get(&(session, entry)).copied()
    }
}
