//! Workbooks: annotated returns, the season, blank returns.
//!
//! The crate `workbook` writes them; the content of the sheets is defined here.

use model::annotation::WORKBOOK_AUTHOR;

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
mod ranks_reached;
mod register;
mod register_columns;
mod result_cells;
mod round;
mod score_histogram;
mod season;
mod standings;
mod tables;

pub use adopted::{AdoptedSource, adopted_return_book};
pub use annotated::{patched_annotated_book, rebuilt_annotated_book};
pub use annotation::AnnotationInput;
pub use blank::{BlankReturnOptions, blank_return_book};
pub use decisions::decisions_book;
pub use difference::run_difference_book;
pub use norm_forms::norm_forms_book;
pub use register::{OldRegister, new_register_book};
pub use round::{WorkbookWithRound, add_next_round};
pub(crate) use season::SeasonBook;
