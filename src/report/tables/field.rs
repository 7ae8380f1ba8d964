//! A cell of a table.

use std::borrow::Cow;
use std::sync::Arc;

use jiff::civil::Date;

use crate::model::Exact;

/// A cell of a table.
#[derive(Debug, Clone, PartialEq)]
pub enum Field<'a> {
    /// Nothing.
    Nothing,
    /// Text.
    Text(Cow<'a, str>),
    /// A text that is usually a whole number, and is one on a sheet: a round, a table.
    Label(&'a str),
    /// A number.
    Number(Exact),
    /// A day.
    Day(Date),
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

impl<'a> From<&'a String> for Field<'a> {
    fn from(text: &'a String) -> Field<'a> {
        text.as_str().into()
    }
}

#[expect(clippy::borrowed_box, reason = "so that a column names the member alone")]
impl<'a> From<&'a Box<str>> for Field<'a> {
    fn from(text: &'a Box<str>) -> Field<'a> {
        (**text).into()
    }
}

impl<'a> From<&'a Arc<str>> for Field<'a> {
    fn from(text: &'a Arc<str>) -> Field<'a> {
        (**text).into()
    }
}

impl From<Exact> for Field<'_> {
    fn from(number: Exact) -> Self {
        Field::Number(number)
    }
}

impl From<usize> for Field<'_> {
    fn from(count: usize) -> Self {
        Field::Number(Exact::whole(count as i128))
    }
}

impl From<u32> for Field<'_> {
    fn from(count: u32) -> Self {
        Field::Number(Exact::whole(i128::from(count)))
    }
}

impl From<Date> for Field<'_> {
    fn from(day: Date) -> Self {
        Field::Day(day)
    }
}

/// What is not known is an empty cell.
impl<'a, T: Into<Field<'a>>> From<Option<T>> for Field<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Field::Nothing, Into::into)
    }
}
