//! Tables, each defined once for every output that prints it.
//!
//! A table says what its columns are and what each holds of a row, and which of them the
//! CSV file and the sheet have; the crate `workbook` writes files and sheets, `html` the
//! pages. A file here has one table, or those of one register or run.

pub mod awards;
pub mod difference;
pub mod draws;
pub mod events;
pub mod issued;
pub mod kept;
pub mod problems;
pub mod quotas;
pub mod reconciliation;
pub mod standings;
pub mod totals;

mod field;

use std::sync::Arc;

use workbook::table::{Column, Kind, Rows};
use workbook::write::ColumnStyle;

use crate::model::Exact;
use crate::problem::Severity;
use crate::register::Season;

pub use field::Field;

/// A table with the columns of one output.
pub type Shown<'a> = workbook::table::Table<'a, Exact>;

/// What is told of a row.
type Of<'a, R, T> = Box<dyn Fn(R) -> T + Send + Sync + 'a>;

/// Makes what the rows are made of, each time from the first one on.
type Make<'a, R> = Box<dyn Fn() -> Box<dyn Iterator<Item = R> + 'a> + Send + Sync + 'a>;

/// A table while its columns are defined; `R` is what its rows are made of.
pub struct Draft<'a, R> {
    heads: Heads,
    things: Things<'a, R>,
}

/// What a table says without its rows.
#[derive(Clone)]
struct Heads {
    file: &'static str,
    title: &'static str,
    about: &'static str,
    count: usize,
    columns: Vec<Column>,
    csv: Option<&'static [&'static str]>,
    sheet: Option<&'static [&'static str]>,
}

/// What rows are made of, with what each column takes from it.
struct Things<'a, R> {
    make: Make<'a, R>,
    cells: Vec<Of<'a, R, Field<'a>>>,
    extras: Vec<Option<Of<'a, R, Extra<'a>>>>,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident $column:expr;)*) => {$(
        $(#[$doc])*
        pub fn $name<T: Into<Field<'a>>>(
            self,
            key: &'static str,
            heading: &'static str,
            width: f64,
            cell: impl Fn(R) -> T + Send + Sync + 'a,
        ) -> Self {
            self.column($column(key, heading, width), cell)
        }
    )*};
}

impl<'a, R: Copy + 'a> Draft<'a, R> {
    /// A table with a row for each of so many things: its CSV file and its title, and what
    /// it is.
    pub fn new<I: Iterator<Item = R> + 'a>(
        (file, title): (&'static str, &'static str),
        about: &'static str,
        (count, things): (usize, impl Fn() -> I + Send + Sync + 'a),
    ) -> Self {
        let columns = Vec::new();
        let heads = Heads { file, title, about, count, columns, csv: None, sheet: None };
        let make: Make<'a, R> = Box::new(move || Box::new(things()));
        Draft { heads, things: Things { make, cells: Vec::new(), extras: Vec::new() } }
    }

    kinds! {
        /// A column of short text.
        text Column::text;
        /// A column of sentences.
        prose Column::prose;
        /// A column of numbers, centred on a sheet.
        number Column::number;
        /// A column of scores or totals, at the right on a sheet.
        amount |key, heading, width| {
            Column::number(key, heading, width).styled(ColumnStyle::Plain)
        };
        /// A column of numbers with two decimals.
        decimal Column::decimal;
    }

    /// A column of days.
    pub fn day<T: Into<Field<'a>>>(
        self,
        key: &'static str,
        heading: &'static str,
        cell: impl Fn(R) -> T + Send + Sync + 'a,
    ) -> Self {
        self.column(Column::day(key, heading), cell)
    }

    fn column<T: Into<Field<'a>>>(
        mut self,
        column: Column,
        cell: impl Fn(R) -> T + Send + Sync + 'a,
    ) -> Self {
        self.heads.columns.push(column);
        self.things.cells.push(Box::new(move |row| cell(row).into()));
        self.things.extras.push(None);
        self
    }

    /// Gives the cells of a column, which is defined already, a note, a link or a colour.
    pub fn with(mut self, key: &str, extra: impl Fn(R) -> Extra<'a> + Send + Sync + 'a) -> Self {
        if let Some(at) = self.heads.columns.iter().position(|column| column.key == key) {
            self.things.extras[at] = Some(Box::new(extra));
        }
        self
    }

    /// Says that each row is a line high, so that its texts need no look on a sheet.
    pub fn flat(mut self) -> Self {
        for column in &mut self.heads.columns {
            let (kind, style) = match (column.kind, column.style) {
                (Kind::Text | Kind::Prose, _) => (Kind::Text, ColumnStyle::Plain),
                (kind, ColumnStyle::TopCentred) => (kind, ColumnStyle::Centred),
                own => own,
            };
            (column.kind, column.style) = (kind, style);
        }
        self
    }

    /// Names the columns of the CSV file and of pages; all, where nothing is said.
    pub fn csv(mut self, keys: &'static [&'static str]) -> Self {
        self.heads.csv = Some(keys);
        self
    }

    /// Names the columns of the sheet; all, where nothing is said.
    pub fn sheet(mut self, keys: &'static [&'static str]) -> Self {
        self.heads.sheet = Some(keys);
        self
    }

    /// The table.
    pub fn made(self) -> Table<'a> {
        Table { heads: self.heads, source: Arc::new(self.things) }
    }
}

/// What the cells of each row have besides their values.
pub type Extras<'a> = Box<dyn Iterator<Item = Vec<Extra<'a>>> + 'a>;

/// What a cell has besides its value; sheets show it.
#[derive(Default)]
pub struct Extra<'a> {
    /// Its note; empty where it has none.
    pub note: String,
    /// The sheet of the same workbook and the cell that it links to.
    pub link: Option<(&'a str, &'a str)>,
    /// The severity whose colour it has.
    pub severity: Option<Severity>,
}

/// A table, whatever its rows are made of.
pub struct Table<'a> {
    heads: Heads,
    source: Arc<dyn Source<'a> + 'a>,
}

/// Where the rows of a table come from.
trait Source<'a>: Send + Sync {
    fn rows(self: Arc<Self>, columns: Arc<[usize]>) -> Rows<'a, Exact>;

    fn extras(self: Arc<Self>, columns: Arc<[usize]>) -> Extras<'a>;
}

impl<'a, R: Copy + 'a> Source<'a> for Things<'a, R> {
    fn rows(self: Arc<Self>, columns: Arc<[usize]>) -> Rows<'a, Exact> {
        let things = (self.make)();
        let row = move |thing: R| columns.iter().map(|at| (self.cells[*at])(thing)).collect();
        Box::new(things.map(row))
    }

    fn extras(self: Arc<Self>, columns: Arc<[usize]>) -> Extras<'a> {
        let things = (self.make)();
        let extra = move |at: &usize, thing: R| self.extras[*at].as_ref().map(|extra| extra(thing));
        Box::new(things.map(move |thing| {
            columns.iter().map(|at| extra(at, thing).unwrap_or_default()).collect()
        }))
    }
}

impl<'a> Table<'a> {
    /// Whether it has no rows.
    pub fn is_empty(&self) -> bool {
        self.heads.count == 0
    }

    /// Its CSV file in the output; empty where it has none.
    pub fn file(&self) -> &'static str {
        self.heads.file
    }

    /// What it is, in a sentence.
    pub fn about(&self) -> &'static str {
        self.heads.about
    }

    /// The table as its CSV file has it.
    pub fn in_csv(&self) -> Shown<'a> {
        self.shown(self.positions(self.heads.csv))
    }

    /// The table as its page has it: as the CSV file, without the columns of some keys.
    pub fn on_page(&self, hidden: &[&str]) -> Shown<'a> {
        let mut positions = self.positions(self.heads.csv);
        positions.retain(|at| !hidden.contains(&&*self.heads.columns[*at].key));
        self.shown(positions)
    }

    /// The table as its sheet has it.
    pub fn on_sheet(&self) -> Shown<'a> {
        self.shown(self.positions(self.heads.sheet))
    }

    /// What the cells of its sheet have besides their values, row by row.
    pub fn extras(&self) -> Extras<'a> {
        self.source.clone().extras(self.positions(self.heads.sheet).into())
    }

    fn positions(&self, keys: Option<&[&str]>) -> Vec<usize> {
        let columns = &self.heads.columns;
        let position = |key: &&str| columns.iter().position(|column| column.key == *key);
        match keys {
            Some(keys) => keys.iter().filter_map(position).collect(),
            None => (0..columns.len()).collect(),
        }
    }

    fn shown(&self, positions: Vec<usize>) -> Shown<'a> {
        let columns = positions.iter().map(|at| self.heads.columns[*at].clone()).collect();
        let (source, positions): (_, Arc<[usize]>) = (self.source.clone(), positions.into());
        Shown {
            name: self.heads.file.into(),
            title: self.heads.title.into(),
            about: self.heads.about.into(),
            columns,
            count: self.heads.count,
            emphases: &[],
            rows: Box::new(move || source.clone().rows(positions.clone())),
        }
    }
}

/// The tables of a season that become CSV files.
pub fn of_season(season: &Season) -> Vec<Table<'_>> {
    vec![
        events::table(season),
        standings::table(season),
        draws::table(season),
        awards::table(season),
        problems::of_season(season),
    ]
}

/// A slice as the things that rows are made of.
fn each<'a, T: Sync>(
    things: &'a [T],
) -> (usize, impl Fn() -> std::slice::Iter<'a, T> + Send + Sync + 'a) {
    (things.len(), move || things.iter())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_output_names_columns_that_are_there() {
        let season = Season::default();
        let quotas = quotas::table(&season, None);
        let tables = of_season(&season).into_iter().chain([totals::table(&season), quotas]);
        for table in tables.chain([problems::of_register(&[]), problems::of_return(&[], &[])]) {
            for keys in [table.heads.csv, table.heads.sheet].into_iter().flatten() {
                assert_eq!(table.positions(Some(keys)).len(), keys.len(), "{keys:?}");
            }
        }
    }
}
