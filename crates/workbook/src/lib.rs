//! Workbooks read, patched and written.

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
pub use read::{Limits, OnSheet, Opened, PassesOver, ReadOptions, Used, read};
pub use rust_xlsxwriter;
