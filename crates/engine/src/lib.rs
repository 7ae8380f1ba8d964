//! The engine: results become scores, places, draws and awards, under any rule book.
//!
//! It holds what all rule books share, and the trait [`pack::Pack`] by which it asks one. A figure,
//! clause or name of one rule book belongs to `packs`.

pub mod awards;
pub mod draw;
pub mod entry_desk;
pub mod groups;
pub mod pack;
pub mod prizes;
pub mod problems;
pub mod rehearsal;
pub mod rules;
pub mod scheme;
pub mod scoring;
pub mod standings;
