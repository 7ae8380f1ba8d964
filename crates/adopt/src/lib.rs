//! Sheets that were not made for palmares: what people already keep in Excel.
//!
//! The way of a foreign sheet: its cells are read into a [`WorkbookCopy`](model::WorkbookCopy)
//! like any workbook; `recognise` finds the tables, what each is and what its columns mean, with
//! the evidence ([`Recognised`]); what no program can know is asked; a layout keeps what was found
//! and answered, for the next sheet of the same make; and the contestants, results and facts are
//! laid out as the return that an organiser would have typed, each cell with its origin.
//!
//! What does not belong here: reading the return that it became.

mod adopted;
mod as_register;
mod asked_book;
mod couples;
mod directions;
mod headed;
mod layout;
mod learned;
mod parts;
mod people;
mod placed;
pub mod problems;
mod questions;
mod recognise;
mod recognised;
mod sections;
mod series;
pub mod sheets;
mod translate;

pub use adopted::{ADOPTED_HEADINGS, AdoptedRow, recognition_rows, row_of_file};
pub use as_register::as_register;
pub use asked_book::{GivenAnswer, QuestionRow, given_answers, questions_book};
pub use directions::direction;
pub use headed::unread_columns;
pub use layout::{LAYOUT_ENDING, Layout};
pub use learned::{Fitted, Layouts, Learned};
pub use parts::in_file;
pub use parts::parted;
pub use questions::{
    MOST_ASKED, Question, Subject, answer, answered_before, date_by_file, holds_for_all, is_of_all,
    questions, word_of,
};
pub use recognise::recognise;
pub use recognise::{other_day, refused};
pub use recognised::{
    Column, Evidence, Fact, FactKind, Meaning, ROW_PER_PLAYER, Recognised, SheetKind, Sign,
    Sureness, Table, What,
};
pub use series::series_fingerprint;
pub use translate::{Cells, Remark, Translated, all_places_follow, doubts, key_of, translate};
