//! Tables for any output: typed columns, and rows generated for each output.
//!
//! ```
//! use workbook::table::{Column, Field, Table};
//!
//! static COLUMNS: [Column; 3] = [
//!     Column::number("place", "Place", 7.0),
//!     Column::text("name", "Name", 30.0),
//!     Column::decimal("score", "Score", 9.0).in_unit("VP"),
//! ];
//! let teams = [("Ravens", 41.5), ("Owls", 38.25)];
//! let table = Table::new("standings", "Standings", "", &COLUMNS, &teams, |(name, score)| {
//!     vec![Field::from(if *score > 40.0 { 1.0 } else { 2.0 }), (*name).into(), (*score).into()]
//! });
//!
//! let mut csv = Vec::new();
//! table.write_csv(&mut csv)?;
//! assert_eq!(csv, b"place,name,score\n1,Ravens,41.5\n2,Owls,38.25\n");
//! # Ok::<(), std::io::Error>(())
//! ```

mod column;
mod csv;
mod field;
mod growing;
mod json;
mod xlsx;

use std::borrow::Cow;

pub use column::{Column, TableColumnKind};
pub use csv::escape_formula;
pub use field::{CellEmphasis, Field, MarkedField, TableNumber};
pub use growing::{GrowingBook, GrowingTable, MarkedRowBlock};

/// The rows of a table, generated for each output.
pub type TableRows<'a, N = f64> = Box<dyn Iterator<Item = Vec<Field<'a, N>>> + 'a>;

/// A table. `N` is the type of its numbers: `f64`, or an exact one.
pub struct Table<'a, N = f64> {
    /// Its name for files.
    pub name: Cow<'a, str>,
    /// Its name for people: of its sheet, and the heading on a page.
    pub title: Cow<'a, str>,
    /// Its description in a sentence.
    pub about: Cow<'a, str>,
    /// Where its rows stand too, in a sentence: of a long list a sheet prints the first page alone, with
    /// the sentence above. Empty if all rows are printed.
    pub elsewhere: &'static str,
    pub columns: Cow<'a, [Column]>,
    /// The number of rows.
    pub count: usize,
    /// The emphases of its rows; a sheet shows no others. Links need [`CellEmphasis::Link`].
    pub emphases: &'static [CellEmphasis],
    /// Generates its rows, from the first one each time.
    pub rows: Box<dyn Fn() -> TableRows<'a, N> + Sync + 'a>,
}

impl<'a, N: TableNumber> Table<'a, N> {
    /// A table with a row for each item, by its names for files and for people.
    pub fn new<T: Sync>(
        name: &'a str,
        title: &'a str,
        about: impl Into<Cow<'a, str>>,
        columns: &'a [Column],
        things: &'a [T],
        row: fn(&'a T) -> Vec<Field<'a, N>>,
    ) -> Table<'a, N> {
        Table {
            name: name.into(),
            title: title.into(),
            about: about.into(),
            elsewhere: "",
            columns: columns.into(),
            count: things.len(),
            emphases: &[],
            rows: Box::new(move || Box::new(things.iter().map(row))),
        }
    }
}
