//! Results become scores: one file a method.
//!
//! What belongs here: how the rows of a return add up to one number for each
//! contestant, with the cells it came from. What does not: who is better (that
//! is `standings`) and what it earns (`awards`). To add a method: a file, and
//! an arm where the event's scoring chooses it.

pub mod average_plus;
mod contract;
mod imps;
mod totals;
mod vps;

pub use contract::{possible, score};
pub use imps::imps;
pub use totals::{Part, Score, Scores, Which, totals};
pub use vps::VpScale;
