//! A list as every output prints it: columns and rows that know neither CSV nor
//! workbook nor page.
//!
//! What belongs here: the shape. The lists themselves stand beside what they are
//! of; `csv`, `xlsx` and `html` each write any of them.

use std::borrow::Cow;

use jiff::civil::Date;

use crate::model::Exact;

/// A column of a list.
#[derive(Debug, Clone, Copy)]
pub struct Column {
    /// Its name in a CSV file.
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
    /// Whole numbers or points.
    Number,
    /// Numbers with two decimals.
    Decimal,
    /// Days.
    Day,
}

/// A column of short text.
pub const fn text(key: &'static str, heading: &'static str, width: f64) -> Column {
    Column { key, heading, width, holds: Holds::Text }
}

/// A column of sentences.
pub const fn prose(key: &'static str, heading: &'static str, width: f64) -> Column {
    Column { key, heading, width, holds: Holds::Prose }
}

/// A column of numbers.
pub const fn number(key: &'static str, heading: &'static str, width: f64) -> Column {
    Column { key, heading, width, holds: Holds::Number }
}

/// A column of numbers with two decimals.
pub const fn decimal(key: &'static str, heading: &'static str, width: f64) -> Column {
    Column { key, heading, width, holds: Holds::Decimal }
}

/// A column of days.
pub const fn day(key: &'static str, heading: &'static str) -> Column {
    Column { key, heading, width: 11.0, holds: Holds::Day }
}

/// A cell of a list.
#[derive(Debug, Clone, PartialEq)]
pub enum Field<'a> {
    /// Nothing.
    Nothing,
    /// Text.
    Text(Cow<'a, str>),
    /// A number.
    Number(Exact),
    /// A day.
    Day(Date),
}

impl<'a> Field<'a> {
    /// A number, where there is one.
    pub fn of(number: Option<Exact>) -> Field<'a> {
        number.map_or(Field::Nothing, Field::Number)
    }

    /// A count.
    pub fn count(count: usize) -> Field<'a> {
        Field::Number(Exact::whole(count as i128))
    }

    /// A day, where it is known.
    pub fn on(day: Option<Date>) -> Field<'a> {
        day.map_or(Field::Nothing, Field::Day)
    }
}

impl<'a> From<&'a str> for Field<'a> {
    fn from(text: &'a str) -> Field<'a> {
        if text.is_empty() { Field::Nothing } else { Field::Text(Cow::Borrowed(text)) }
    }
}

impl From<String> for Field<'_> {
    fn from(text: String) -> Self {
        if text.is_empty() { Field::Nothing } else { Field::Text(Cow::Owned(text)) }
    }
}

/// The rows of a list, made again for each output.
pub type Rows<'a> = Box<dyn Iterator<Item = Vec<Field<'a>>> + 'a>;

/// A list.
pub struct Listing<'a> {
    /// Its CSV file in the output.
    pub file: &'static str,
    /// Its name: that of its sheet, and a heading on a page.
    pub title: &'static str,
    /// What it is, in a sentence.
    pub about: String,
    /// Its columns.
    pub columns: &'static [Column],
    /// How many rows it has.
    pub count: usize,
    /// Makes its rows.
    pub rows: Box<dyn Fn() -> Rows<'a> + Sync + 'a>,
}

impl<'a> Listing<'a> {
    /// A list with a row for each of some things.
    pub fn of<T: Sync>(
        (file, title): (&'static str, &'static str),
        about: impl Into<String>,
        columns: &'static [Column],
        things: &'a [T],
        row: fn(&'a T) -> Vec<Field<'a>>,
    ) -> Listing<'a> {
        Listing {
            file,
            title,
            about: about.into(),
            columns,
            count: things.len(),
            rows: Box::new(move || Box::new(things.iter().map(row))),
        }
    }
}
