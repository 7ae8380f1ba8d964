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

pub use adopted_csv::{
    ADOPTED_CSV_HEADINGS, AdoptedCsvRow, adopted_csv_row_of_non_sheet, adopted_csv_rows,
};
pub use as_register::recognise_as_register;
pub use cell_splitting::original_address;
pub use cell_splitting::split_combined_cells;
pub use directions::direction_in_text;
pub use layout::{LAYOUT_FILE_ENDING, LearnedLayout};
pub use layout_matching::{LayoutFile, Layouts, SheetReadByLayout};
pub use name_remarks::{has_more_than_name, has_word_beside_team_name};
pub use question_workbook::{GivenAnswer, QuestionRow, questions_workbook, read_given_answers};
pub use questions::{
    MAX_TERMINAL_QUESTIONS, Question, QuestionSubject, answer_holds_for_layout, answered_question,
    apply_answer, is_asked_once_for_all, open_questions, question_subject_key,
    take_date_from_file_name,
};
pub use recognise::recognise_workbook;
pub use recognise::{
    conflicting_day, heading_may_affect_results, is_count_phrase, is_courtesy_line,
    is_courtesy_word, is_labelled_courtesy_line, is_max_min_median_label, is_tick, is_tick_word,
    is_totals_label, may_affect_results, no_table_problem, title_day_conflict,
    title_says_provisional,
};
pub use recognised::{
    ColumnMeaning, EventFact, FactKind, MeaningEvidence, RecognisedColumn, RecognisedTable,
    RecognisedWorkbook, SheetKind, Sign, Sureness, VARIABLE_ROWS_PER_TEAM, What,
};
pub use series::layout_fingerprint;
pub use table_headings::unread_columns;
pub use translate::{
    CellRemark, ForeignWorkbookCells, TranslatedReturn, all_places_follow_scores,
    event_key_for_fact, reading_doubts, return_from_recognised,
};
