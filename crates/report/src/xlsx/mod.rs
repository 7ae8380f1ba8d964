//! Workbooks: annotated returns, the season, blank returns.
//!
//! The crate `workbook` writes them; the content of the sheets is defined here.

/// The author of every workbook.
const AUTHOR: &str = "palmares";

mod about;
mod added_columns;
mod adopted;
mod annotated;
mod annotation;
mod blank;
mod board_games;
mod boards;
mod bracket_total;
mod decisions;
mod difference;
mod draw;
mod games;
mod grid;
mod matches;
mod next_games;
mod norm_forms;
mod overview;
mod register;
mod result_cells;
mod round;
mod season;
mod standings;
mod tables;

pub use adopted::{Source, adopted_book};
pub use annotated::{book as annotated_book, patched as patched_book};
pub use annotation::Annotation;
pub use blank::{BlankReturnOptions, book as blank_book};
pub use decisions::book as decisions_book;
pub use difference::book as difference_book;
pub use norm_forms::book as norm_forms_book;
pub use register::{OldRegister, book as register_book};
pub use round::{AddedRound, with_round};
pub use season::SeasonBook;
