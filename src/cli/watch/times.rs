//! The times that a client has: to ask, to take the answer, to wait for its turn.

use std::time::{Duration, Instant};

/// The times of a server. The whole time of a connection is bounded, not only that between two
/// pieces: a client that sends or takes a byte a second is let go too.
#[derive(Debug, Clone, Copy)]
pub(super) struct ServerTimeouts {
    /// To begin a request: browsers open connections that they may need later.
    pub begin: Duration,
    /// To send a request, from its connection on.
    pub ask: Duration,
    /// To take any part of the answer.
    pub part: Duration,
    /// To take an answer of no length.
    pub answer: Duration,
    /// The bytes of an answer for which there is a second more.
    pub pace: u64,
    /// To wait for a turn.
    pub line: Duration,
}

impl ServerTimeouts {
    /// Times for people in a hall. At its slowest, 1 Mbit/s, a phone takes 30 MB in five minutes.
    pub(super) const USUAL: ServerTimeouts = ServerTimeouts {
        begin: Duration::from_secs(2),
        ask: Duration::from_secs(5),
        part: Duration::from_secs(10),
        answer: Duration::from_secs(30),
        pace: 128 << 10,
        line: Duration::from_secs(5),
    };

    /// When an answer of some length has to be taken by a client whose turn began at a time.
    pub(super) fn answer_deadline(&self, began: Instant, length: u64) -> Instant {
        began + self.ask + self.answer + Duration::from_secs(length / self.pace.max(1))
    }
}
