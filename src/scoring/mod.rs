//! Results become scores: one file a method.
//!
//! What belongs here: how the rows of a return add up to one number for each
//! contestant, with the cells it came from. What does not: who is better (that
//! is `standings`) and what it earns (`awards`). To add a method: a file, and
//! an arm where the event's scoring chooses it.

mod totals;

pub use totals::{Part, Score, Scores, Which, totals};
