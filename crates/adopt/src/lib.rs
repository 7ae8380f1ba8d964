//! Sheets that were not made for palmares: what people already keep in Excel.
//!
//! The way of a foreign sheet: its cells are read into a [`WorkbookCopy`](model::WorkbookCopy)
//! like any workbook; `recognise` finds the tables, what each is and what its columns mean, with
//! the evidence ([`RecognisedWorkbook`]); what no program can know is asked; a layout keeps what was found
//! and answered, for the next sheet of the same make; and the contestants, results and facts are
//! laid out as the return that an organiser would have typed, each cell with its origin.
//!
//! What does not belong here: reading the return that it became.

mod adopted_csv;
mod as_register;
mod cell_splitting;
mod couples;
mod directions;
mod layout;
mod layout_columns;
mod layout_matching;
mod name_remarks;
mod nobody;
mod people;
pub mod problems;
mod question_workbook;
mod questions;
mod recognise;
mod recognised;
pub mod return_sheets;
mod sections;
mod series;
mod table_headings;
mod translate;

pub use adopted_csv::{ADOPTED_HEADINGS, AdoptedRow, non_sheet_row, recognition_rows};
pub use as_register::into_register;
pub use cell_splitting::original_address;
pub use cell_splitting::split_cells;
pub use directions::direction;
pub use layout::{LAYOUT_ENDING, LearnedLayout};
pub use layout_matching::{FittedSheet, LayoutFile, Layouts};
pub use name_remarks::{holds_more, is_of_no_team};
pub use question_workbook::{GivenAnswer, QuestionRow, given_answers, questions_book};
pub use questions::{
    MOST_TERMINAL_QUESTIONS, Question, Subject, answered_question, apply_answer, holds_for_layout,
    is_asked_once, questions, subject_key, take_date_from_name,
};
pub use recognise::recognise;
pub use recognise::{
    conflicting_day, heads_corrections, is_count, is_courtesy, is_courtesy_label, is_extreme,
    is_tick, is_tick_word, is_total, may_affect_results, refusal_problem, title_against_days,
    title_remark,
};
pub use recognised::{
    Column, ColumnMeaning, Evidence, Fact, FactKind, ROW_PER_PLAYER, RecognisedWorkbook, SheetKind,
    Sign, Sureness, Table, What,
};
pub use series::series_fingerprint;
pub use table_headings::unread_columns;
pub use translate::{
    ForeignCells, Remark, TranslatedReturn, doubts, key_of, places_match_scores, translate,
};
