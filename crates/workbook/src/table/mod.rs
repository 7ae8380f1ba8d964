//! Tables that know neither csv nor workbook nor page: columns that say what they hold, and
//! rows that are made anew for each output.
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
//! let table = Table::of(("standings", "Standings"), "", &COLUMNS, &teams, |(name, score)| {
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
mod json;
mod xlsx;

use std::borrow::Cow;

pub use column::{Column, Kind};
pub use csv::disarmed;
pub use field::{Emphasis, Field, Marked, Number};

/// The rows of a table, made again for each output.
pub type Rows<'a, N = f64> = Box<dyn Iterator<Item = Vec<Field<'a, N>>> + 'a>;

/// A table. `N` is the type of its numbers, `f64` unless decimals have to be exact.
pub struct Table<'a, N = f64> {
    /// Its name for files.
    pub name: Cow<'a, str>,
    /// Its name for people: that of its sheet, the heading on a page.
    pub title: Cow<'a, str>,
    /// What it is, in a sentence.
    pub about: Cow<'a, str>,
    /// Its columns.
    pub columns: Cow<'a, [Column]>,
    /// How many rows it has.
    pub count: usize,
    /// The emphases that its rows use; a sheet shows no others. Links need
    /// [`Emphasis::Link`].
    pub emphases: &'static [Emphasis],
    /// Makes its rows, each time from the first one on.
    pub rows: Box<dyn Fn() -> Rows<'a, N> + Sync + 'a>,
}

impl<'a, N: Number> Table<'a, N> {
    /// A table with a row for each of some things, by its names for files and for people.
    pub fn of<T: Sync>(
        (name, title): (&'a str, &'a str),
        about: impl Into<Cow<'a, str>>,
        columns: &'a [Column],
        things: &'a [T],
        row: fn(&'a T) -> Vec<Field<'a, N>>,
    ) -> Table<'a, N> {
        Table {
            name: name.into(),
            title: title.into(),
            about: about.into(),
            columns: columns.into(),
            count: things.len(),
            emphases: &[],
            rows: Box::new(move || Box::new(things.iter().map(row))),
        }
    }
}
