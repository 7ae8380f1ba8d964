//! Writes workbooks: sheets cell by cell or row by row, copies of sheets with marks, and
//! printable tables.
//!
//! [`rust_xlsxwriter`] makes everything except the cells, which are written here while the workbook
//! is packed. Its own modes hold every cell several times, or use temporary files, whose failure is
//! a panic and which repeat the last row.
//!
//! ```
//! use workbook::write::{Book, CellContent, FormulaResult, StyleId};
//!
//! let mut book = Book::new("Scores", "me", None)?;
//! book.add_sheet("Round 1", |sheet| {
//!     sheet.write((0, 0), 12.5);
//!     sheet.write((1, 0), 7.5);
//!     sheet.write((2, 0), CellContent::Formula("SUM(A1:A2)", FormulaResult::Number("20")));
//!     sheet.write((2, 1), "in all");
//!     Ok(())
//! })?;
//! let bytes = book.save(None)?;
//! assert!(bytes.starts_with(b"PK"));
//! # Ok::<(), workbook::write::XlsxError>(())
//! ```

mod book;
mod cells;
mod chart;
mod columns;
mod copy;
mod formats;
mod growing;
mod made_by;
mod names;
mod notes;
mod packed;
mod packed_parts;
mod page;
mod setup;
mod sheet;
mod sheet_skeleton;
mod sheet_xml;
mod spool;
mod styles;
mod text;

pub use rust_xlsxwriter::XlsxError;

pub use book::{Book, properties};
pub use cells::{CellContent, CellWriter, FormulaResult, decimal_text};
pub(crate) use cells::{cell_of, is_of_xml};
pub(crate) use chart::drawing_of;
pub use chart::{ChartNames, ChartSeries, SheetChart};
pub use columns::{
    ColumnStyle, SheetColumn, fit_row_height, heading_format, prepare, split_into_sheets,
};
pub(crate) use columns::{note_next, numbered};
pub use copy::{CellMark, SheetMarks, copy, copy_sheet};
pub use formats::FormatCache;
pub(crate) use growing::{GrowingRows, PackedRows};
pub use growing::{RowBlock, RowLimits};
pub use made_by::bytes_of;
pub use names::{SheetNames, quoted};
pub(crate) use notes::{note_shapes, push_note, push_note_text};
pub(crate) use packed::each_of;
pub(crate) use packed_parts::{PackedParts, packed};
pub use page::set_landscape_page;
pub(crate) use setup::NewTable;
pub use setup::{DropDownList, RowProperties, SheetSetup};
pub(crate) use sheet::NewSheet;
pub use sheet::{RowWriter, Sheet};
pub(crate) use sheet_xml::{DefinedName, RelationIds};
pub(crate) use spool::ByteSpool;
pub use spool::{MakeTempFile, TempFile};
pub use styles::StyleId;
pub use text::{sized_note, text_row_height};
