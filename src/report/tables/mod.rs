//! Tables, each defined once for every output that prints it.
//!
//! A table says what its columns are and what each holds of a row; `csv`, `xlsx` and
//! `html` print any of them. A file here has one table, or those of one register or run.

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

use crate::problem::Severity;
use crate::register::Season;

pub use field::Field;

/// What a column is, for all outputs.
#[derive(Debug, Clone, Copy)]
pub struct Column {
    /// Its name in a CSV file, and its name in the lists of columns of an output.
    pub key: &'static str,
    /// Its heading for people.
    pub heading: &'static str,
    /// Its width on a sheet, in characters.
    pub width: f64,
    /// What its cells hold.
    pub holds: Holds,
}

/// What the cells of a column hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// Short text.
    Text,
    /// Sentences, which wrap.
    Prose,
    /// Whole numbers or points; centred on a sheet.
    Number,
    /// Scores and totals; at the right on a sheet.
    Amount,
    /// Numbers with two decimals.
    Decimal,
    /// Days.
    Day,
}

/// What is told of a row.
type Of<'a, R, T> = Box<dyn Fn(R) -> T + Sync + 'a>;

/// Makes what the rows are made of, each time from the first one on.
type Make<'a, R> = Box<dyn Fn() -> Box<dyn Iterator<Item = R> + 'a> + Sync + 'a>;

/// A table while its columns are defined; `R` is what its rows are made of.
pub struct Draft<'a, R> {
    table: Table<'a>,
    things: Things<'a, R>,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident $holds:ident)*) => {$(
        $(#[$doc])*
        pub fn $name<T: Into<Field<'a>>>(
            self,
            key: &'static str,
            heading: &'static str,
            width: f64,
            cell: impl Fn(R) -> T + Sync + 'a,
        ) -> Self {
            self.column(Column { key, heading, width, holds: Holds::$holds }, cell)
        }
    )*};
}

impl<'a, R: Copy + 'a> Draft<'a, R> {
    /// A table with a row for each of so many things: its CSV file and its title, and what
    /// it is.
    pub fn new<I: Iterator<Item = R> + 'a>(
        (file, title): (&'static str, &'static str),
        about: &'static str,
        (count, things): (usize, impl Fn() -> I + Sync + 'a),
    ) -> Self {
        let table = Table {
            file,
            title,
            about,
            count,
            columns: Vec::new(),
            flat: false,
            csv: None,
            sheet: None,
            source: Box::new(()),
        };
        let make: Make<'a, R> = Box::new(move || Box::new(things()));
        Draft { table, things: Things { make, cells: Vec::new(), extras: Vec::new() } }
    }

    kinds! {
        /// A column of short text.
        text Text
        /// A column of sentences.
        prose Prose
        /// A column of numbers.
        number Number
        /// A column of scores or totals.
        amount Amount
        /// A column of numbers with two decimals.
        decimal Decimal
    }

    /// A column of days.
    pub fn day<T: Into<Field<'a>>>(
        self,
        key: &'static str,
        heading: &'static str,
        cell: impl Fn(R) -> T + Sync + 'a,
    ) -> Self {
        self.column(Column { key, heading, width: 11.0, holds: Holds::Day }, cell)
    }

    fn column<T: Into<Field<'a>>>(
        mut self,
        column: Column,
        cell: impl Fn(R) -> T + Sync + 'a,
    ) -> Self {
        self.table.columns.push(column);
        self.things.cells.push(Box::new(move |row| cell(row).into()));
        self.things.extras.push(None);
        self
    }

    /// Gives the cells of a column, which is defined already, a note, a link or a colour.
    pub fn with(mut self, key: &str, extra: impl Fn(R) -> Extra<'a> + Sync + 'a) -> Self {
        if let Some(at) = self.table.columns.iter().position(|column| column.key == key) {
            self.things.extras[at] = Some(Box::new(extra));
        }
        self
    }

    /// Says that each row is a line high, so that cells need no look on a sheet.
    pub fn flat(mut self) -> Self {
        self.table.flat = true;
        self
    }

    /// Names the columns of the CSV file and of pages; all, where nothing is said.
    pub fn csv(mut self, keys: &'static [&'static str]) -> Self {
        self.table.csv = Some(keys);
        self
    }

    /// Names the columns of the sheet; all, where nothing is said.
    pub fn sheet(mut self, keys: &'static [&'static str]) -> Self {
        self.table.sheet = Some(keys);
        self
    }

    /// The table.
    pub fn made(self) -> Table<'a> {
        Table { source: Box::new(self.things), ..self.table }
    }
}

/// The rows of a table, made again for each output.
pub type Rows<'t, 'a> = Box<dyn Iterator<Item = Vec<Field<'a>>> + 't>;

/// What the cells of each row have besides their values.
pub type Extras<'t, 'a> = Box<dyn Iterator<Item = Vec<Extra<'a>>> + 't>;

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
    /// Its CSV file in the output; empty where it has none.
    pub file: &'static str,
    /// Its name: that of its sheet, and a heading on a page.
    pub title: &'static str,
    /// What it is, in a sentence.
    pub about: &'static str,
    /// How many rows it has.
    pub count: usize,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Whether each row is a line high, so that cells need no look on a sheet.
    pub flat: bool,
    csv: Option<&'static [&'static str]>,
    sheet: Option<&'static [&'static str]>,
    source: Box<dyn Source<'a> + 'a>,
}

/// Where the rows of a table come from.
trait Source<'a>: Sync {
    fn rows<'t>(&'t self, columns: &'t [usize]) -> Rows<'t, 'a>
    where
        'a: 't;

    fn extras<'t>(&'t self, columns: &'t [usize]) -> Extras<'t, 'a>
    where
        'a: 't;
}

/// No rows, of a draft.
impl<'a> Source<'a> for () {
    fn rows<'t>(&'t self, _columns: &'t [usize]) -> Rows<'t, 'a>
    where
        'a: 't,
    {
        Box::new(std::iter::empty())
    }

    fn extras<'t>(&'t self, _columns: &'t [usize]) -> Extras<'t, 'a>
    where
        'a: 't,
    {
        Box::new(std::iter::empty())
    }
}

/// What rows are made of, with what each column takes from it.
struct Things<'a, R> {
    make: Make<'a, R>,
    cells: Vec<Of<'a, R, Field<'a>>>,
    extras: Vec<Option<Of<'a, R, Extra<'a>>>>,
}

impl<'a, R: Copy + 'a> Source<'a> for Things<'a, R> {
    fn rows<'t>(&'t self, columns: &'t [usize]) -> Rows<'t, 'a>
    where
        'a: 't,
    {
        Box::new(
            (self.make)().map(|thing| columns.iter().map(|at| self.cells[*at](thing)).collect()),
        )
    }

    fn extras<'t>(&'t self, columns: &'t [usize]) -> Extras<'t, 'a>
    where
        'a: 't,
    {
        let extra = |at: usize, thing: R| self.extras[at].as_ref().map(|extra| extra(thing));
        Box::new((self.make)().map(move |thing| {
            columns.iter().map(|at| extra(*at, thing).unwrap_or_default()).collect()
        }))
    }
}

impl<'a> Table<'a> {
    /// The positions of the columns of its CSV file and of pages.
    pub fn in_csv(&self) -> Vec<usize> {
        self.positions(self.csv)
    }

    /// The positions of the columns of its sheet.
    pub fn on_sheet(&self) -> Vec<usize> {
        self.positions(self.sheet)
    }

    fn positions(&self, keys: Option<&[&str]>) -> Vec<usize> {
        let position = |key: &&str| self.columns.iter().position(|column| column.key == *key);
        match keys {
            Some(keys) => keys.iter().filter_map(position).collect(),
            None => (0..self.columns.len()).collect(),
        }
    }

    /// The rows, with the cells of these columns.
    pub fn rows<'t>(&'t self, columns: &'t [usize]) -> Rows<'t, 'a> {
        self.source.rows(columns)
    }

    /// What the cells of these columns have besides their values, row by row.
    pub fn extras<'t>(&'t self, columns: &'t [usize]) -> Extras<'t, 'a> {
        self.source.extras(columns)
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
fn each<'a, T: Sync>(things: &'a [T]) -> (usize, impl Fn() -> std::slice::Iter<'a, T> + Sync + 'a) {
    (things.len(), move || things.iter())
}
