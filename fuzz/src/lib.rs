//! The fuzz targets. `tests/fuzzed.rs` of palmares also runs them.

#[path = "../../tests/support/database.rs"]
#[allow(dead_code, clippy::unwrap_used, clippy::panic)] // the tests of palmares use the rest
mod database;
#[path = "../../tests/support/fuzzed.rs"]
mod fuzzed;
#[path = "../../tests/support/workbook.rs"]
#[allow(dead_code)] // the tests of palmares use the rest
mod workbook;

pub use fuzzed::{TARGETS, Target, try_on, watched};
