//! The engine: results become scores, places, draws and awards, whatever the rule book.
//!
//! What belongs here: what every rule book shares, and the trait [`pack::Pack`] by
//! which the engine asks a rule book. What does not: a figure, a clause or a name of
//! one rule book; these stand in `packs`.

pub mod awards;
pub mod draw;
pub mod pack;
pub mod problems;
pub mod rules;
pub mod scoring;
pub mod standings;
