#![doc = include_str!("../README.md")]
//! # Where to start
//!
//! | you want | use |
//! |---|---|
//! | the cells of an xlsx, xlsm, xlsb, xls or ods file | [`read()`], which gives a [`WorkbookCopy`] |
//! | the cells of a csv file | [`read_text_table`] |
//! | the tables of a web page | [`read_web_page_tables`] |
//! | the cells of any of them | [`read_any_table_file`] |
//! | what a file holds, whatever its name | [`detect_file_kind()`] |
//! | the tables of a Microsoft Access database | [`database::AccessDatabase`] |
//! | a table as xlsx, csv or json | [`table::Table`] |
//! | a copy of a workbook with marks on some cells | [`write::copy_sheet`] |
//! | a user's xlsx or xlsm with new sheets, values, rows, notes and colours, and everything else as it is | [`patch::Package`] |
//! | any other workbook | [`write::Book`] and [`write::Sheet`] |
//! | whole files in one archive | [`archive::ArchiveWriter`], [`archive::ArchiveReader`] |
//! | a library's panic as a value | [`catch_panic`] |
//!
//! # Untrusted files
//!
//! A workbook may be damaged or malicious. [`Limits`] bound its cells, texts and bytes; parts are
//! checked before they are unpacked; panics of libraries are caught ([`catch_panic`]). An unreadable
//! file returns a [`WorkbookFault`]; an unreadable part of a sheet a [`SheetFault`] beside the readable
//! cells.
//!
//! # Speed
//!
//! The cells of a sheet are streamed into one list, never into a rectangle. Rows are written one by
//! one into the packed file, so a table of a million rows holds one row at a time. This crate
//! starts no threads; for parallel work it takes a function ([`ParallelJoin`]).

#![warn(unreachable_pub)]

mod address;
pub mod archive;
mod container;
pub mod database;
mod day;
mod fault;
mod file_kind;
mod join;
mod panics;
mod part;
pub mod patch;
mod read;
pub mod table;
mod text_encoding;
mod workbook_copy;
pub mod write;

pub use address::{
    CellRange, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS, column_letters, parse_cell_address, parse_range,
    to_a1,
};
pub use day::{day_from_serial, serial_from_day};
pub use fault::{SheetFault, WorkbookFault};
pub use file_kind::{FileKind, detect_file_kind};
pub use join::{ParallelJoin, join_sequential};
pub use panics::{CaughtPanics, catch_panic, caught_panics};
pub use read::{
    Limits, LocatedSheetFault, OpenedWorkbook, ReadOptions, SkippedSheet, SkipsSheet, UsedLimits,
    read, read_any_table_file, read_text_table, read_web_page_tables,
};
pub use rust_xlsxwriter;
pub use workbook_copy::{
    Alignment, BorderSide, CellFont, CellNote, CellStyle, CellValue, ColumnLayout, DropDown, Fill,
    NumberFormat, RowLayout, SheetCopy, SheetLayout, StoredCell, StruckPart, WorkbookCopy,
};
