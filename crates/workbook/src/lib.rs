#![doc = include_str!("../README.md")]
//!
//! # What to take
//!
//! | you want | you take |
//! |---|---|
//! | the cells of an xlsx, xlsm, xlsb, xls or ods file | [`read()`], which gives a [`Facsimile`] |
//! | the cells of a csv file | [`read_text`] |
//! | the tables of a web page | [`read_page`] |
//! | the cells of any of them | [`read_any`] |
//! | a table as xlsx, csv or json | [`table::Table`] |
//! | a copy of a workbook with marks on some cells | [`write::copy_sheet`] |
//! | a user's own sheet with new values, rows and notes | [`write::EditedSheet`] |
//! | any other workbook | [`write::Book`] and [`write::Sheet`] |
//! | a library's panic as a value | [`guarded`] |
//!
//! # What a file cannot do
//!
//! A workbook from outside may be broken, or made to do harm. [`Limits`] bound the cells, the
//! texts and the bytes that it may hold; parts are checked before they are unpacked; panics
//! inside of libraries are caught ([`guarded`]). What is wrong with a file is a [`Fault`], what
//! is wrong with one sheet a [`SheetFault`] beside the cells that could be read.
//!
//! # Speed
//!
//! Cells of a sheet are read as a stream into one list; nothing is a rectangle. What is written
//! goes row by row into the packed file: a table of a million rows holds one row at a time. This
//! crate starts no threads: where it can do two things at once, it takes a function that does
//! ([`Both`]).

#![warn(missing_docs)]

mod address;
mod both;
mod day;
mod facsimile;
mod fault;
mod guard;
mod read;
pub mod table;
pub mod write;

pub use address::{Area, MOST_COLUMNS, MOST_ROWS, a1, area_named, cell_named, column_letters};
pub use both::{Both, in_turn};
pub use day::{day_of, serial_of};
pub use facsimile::{
    Alignment, Border, CellNote, ColumnLayout, DropDown, Facsimile, Fill, FontLook, Layout, Look,
    NumberFormat, RowLayout, SheetCopy, Stored, StoredCell,
};
pub use fault::{Fault, SheetFault};
pub use guard::{Caught, guarded, panics_caught};
pub use read::{
    Limits, OnSheet, Opened, PassesOver, ReadOptions, Used, read, read_any, read_page, read_text,
};
pub use rust_xlsxwriter;
