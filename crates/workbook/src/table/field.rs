//! What a cell of a table holds.

use std::borrow::Cow;

use jiff::civil::Date;

/// A number of a table. Implement it for exact numbers, so that csv and json lose no digit.
pub trait Number: Copy + 'static {
    /// The number as sheets store it.
    fn to_f64(self) -> f64;

    /// The number as csv and json write it: an optional minus, digits, perhaps a point and
    /// more digits. `None` where it is no number.
    fn to_text(self) -> Option<String>;
}

impl Number for f64 {
    fn to_f64(self) -> f64 {
        self
    }

    fn to_text(self) -> Option<String> {
        self.is_finite().then(|| self.to_string())
    }
}

/// A cell of a table.
#[derive(Debug, Clone, PartialEq)]
pub enum Field<'a, N = f64> {
    /// Nothing.
    Nothing,
    /// Text.
    Text(Cow<'a, str>),
    /// A number.
    Number(N),
    /// A day.
    Day(Date),
    /// Any of these with an emphasis or a link.
    Marked(Box<Marked<'a, N>>),
}

/// A cell with an emphasis or a link.
#[derive(Debug, Clone, PartialEq)]
pub struct Marked<'a, N = f64> {
    /// What the cell holds.
    pub field: Field<'a, N>,
    /// How it stands out.
    pub emphasis: Emphasis,
    /// Where it leads: the address of a page; `#'Sheet'!A1` is a cell of the workbook.
    pub link: Option<Cow<'a, str>>,
}

/// How a cell stands out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Emphasis {
    /// It leads somewhere.
    Link,
    /// It is bold.
    Strong,
    /// It is grey: what does not count.
    Muted,
    /// It has the colour of a note.
    Note,
    /// It has the colour of a warning.
    Warning,
    /// It has the colour of an error.
    Error,
}

impl<'a, N> Field<'a, N> {
    /// A number, where there is one.
    pub fn of(number: Option<N>) -> Field<'a, N> {
        number.map_or(Field::Nothing, Field::Number)
    }

    /// A day, where it is known.
    pub fn on(day: Option<Date>) -> Field<'a, N> {
        day.map_or(Field::Nothing, Field::Day)
    }

    /// The cell with an emphasis.
    pub fn emphasised(self, emphasis: Emphasis) -> Field<'a, N> {
        match self {
            Field::Marked(marked) => Field::Marked(Box::new(Marked { emphasis, ..*marked })),
            field => Field::Marked(Box::new(Marked { field, emphasis, link: None })),
        }
    }

    /// The cell with a link.
    pub fn linked(self, to: impl Into<Cow<'a, str>>) -> Field<'a, N> {
        let link = Some(to.into());
        match self {
            Field::Marked(marked) => Field::Marked(Box::new(Marked { link, ..*marked })),
            field => Field::Marked(Box::new(Marked { field, emphasis: Emphasis::Link, link })),
        }
    }

    /// The cell without emphasis and link.
    pub fn plain(&self) -> &Field<'a, N> {
        match self {
            Field::Marked(marked) => marked.field.plain(),
            field => field,
        }
    }

    /// Where the cell leads.
    pub fn link(&self) -> Option<&str> {
        match self {
            Field::Marked(marked) => marked.link.as_deref(),
            _ => None,
        }
    }
}

impl<'a, N> From<&'a str> for Field<'a, N> {
    fn from(text: &'a str) -> Field<'a, N> {
        if text.is_empty() { Field::Nothing } else { Field::Text(Cow::Borrowed(text)) }
    }
}

impl<N> From<String> for Field<'_, N> {
    fn from(text: String) -> Self {
        if text.is_empty() { Field::Nothing } else { Field::Text(Cow::Owned(text)) }
    }
}
