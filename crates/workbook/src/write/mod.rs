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
//! let bytes = book.into_bytes(None)?;
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
mod notes;
mod packed;
mod packed_parts;
mod page;
mod reproducible_bytes;
mod setup;
mod sheet;
mod sheet_names;
mod sheet_skeleton;
mod sheet_xml;
mod spool;
mod styles;
mod text;

pub use rust_xlsxwriter::XlsxError;

pub use book::{Book, document_properties};
pub use cells::{CellContent, CellWriter, FormulaResult, stored_number_text};
pub(crate) use cells::{cell_xml, is_xml_char};
pub(crate) use chart::drawing_xml;
pub use chart::{ChartCategoryNames, ChartSeries, SheetChart};
pub use columns::{
    ColumnStyle, SheetColumn, fit_row_height, heading_format, prepare_list_sheet, split_into_sheets,
};
pub(crate) use columns::{add_next_sheet_note, numbered_sheet_name};
pub use copy::{CellMark, SheetMarks, copy_sheet, copy_workbook};
pub use formats::FormatCache;
pub(crate) use growing::{GrowingRows, PackedRows};
pub use growing::{PackedRowBlock, RowLimits};
pub(crate) use notes::{note_shapes_xml, push_note_characters, push_note_xml};
pub(crate) use packed::map_in_parallel;
pub(crate) use packed_parts::{InMemoryArchive, pack_part};
pub use page::set_landscape_page;
pub use reproducible_bytes::reproducible_bytes;
pub(crate) use setup::SheetTable;
pub use setup::{DropDownList, RowProperties, SheetSetup};
pub(crate) use sheet::SheetToAdd;
pub use sheet::{RowWriter, Sheet};
pub use sheet_names::{SheetNames, quoted_sheet_name};
pub(crate) use sheet_xml::{DefinedName, RelationIds};
pub(crate) use spool::ByteSpool;
pub use spool::{MakeTempFile, TempFile};
pub use styles::StyleId;
pub use text::{sized_note, text_row_height};
