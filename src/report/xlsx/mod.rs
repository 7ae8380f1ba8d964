//! Workbooks: annotated returns, the season, blank returns.
//!
//! rust_xlsxwriter is known in this folder only. It makes everything of a workbook
//! but the cells of its sheets: those are written by `sheet` and put in when the workbook
//! is packed (`packed`), in memory. Its own ways of writing them hold every cell several
//! times, or go through temporary files whose failure is a panic, and write the last row
//! twice (`docs/upstream/rust_xlsxwriter-last-row.md`).

mod about;
mod annotated;
mod annotation;
mod beside;
mod blank;
mod board_games;
mod boards;
mod book;
mod cells;
mod decisions;
mod difference;
mod diplomacy_formulas;
mod draw;
mod edited;
mod games;
mod grid;
mod imported;
mod knockout_of_two;
mod look;
mod matches;
mod next_games;
mod notes;
mod packed;
mod register;
mod result_cells;
mod season;
mod sheet;
mod shell;
mod standings;
mod styles;
mod tables;

pub use annotated::book as annotated_book;
pub use annotation::Annotation;
pub use blank::{Blank, book as blank_book};
pub use decisions::book as decisions_book;
pub use difference::book as difference_book;
pub use imported::book as imported_book;
pub use register::book as register_book;
pub use season::book as season_book;
