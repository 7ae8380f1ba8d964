//! Workbooks: annotated returns, the season, blank returns.
//!
//! rust_xlsxwriter is known in this folder only. Sheets are written row by row
//! in its low-memory mode, which holds one row at a time and starts no threads
//! of its own. Lists, and the register with its hundreds of thousands of rows and
//! notes, are written straight into the packed workbook (`streamed`, `packed`).

mod annotated;
mod beside;
mod blank;
mod board_games;
mod boards;
mod book;
mod decisions;
mod difference;
mod diplomacy_formulas;
mod draw;
mod edited;
mod games;
mod grid;
mod imported;
mod knockout_of_two;
mod listing;
mod look;
mod matches;
mod next_games;
mod notes;
mod packed;
mod register;
mod result_cells;
mod rows;
mod season;
mod standings;
mod streamed;

pub use annotated::{Annotation, write as write_annotated};
pub use blank::{Blank, write as write_blank};
pub use decisions::write as write_decisions;
pub use difference::write as write_difference;
pub use imported::book as imported_book;
pub use register::write as write_register;
pub use season::write as write_season;

/// Whether a workbook failed because the system refused to write, not because of
/// what should be written.
pub fn is_of_system(why: &rust_xlsxwriter::XlsxError) -> bool {
    use rust_xlsxwriter::XlsxError::{IoError, ZipError};
    matches!(why, IoError(_) | ZipError(_))
}
