//! The content of a table's cell: nothing, a text, a number or a day, perhaps with emphasis or a
//! link. Numbers are the caller's own type, so that exact ones stay exact in csv and json.

use std::borrow::Cow;
use std::sync::Arc;

use jiff::civil::Date;

/// A number of a table. Implement it for exact numbers, so that csv and json keep all digits.
pub trait TableNumber: Copy + 'static {
    /// The number for sheets.
    fn to_f64(self) -> f64;

    /// The number for csv and json: an optional minus, digits, and perhaps a point with digits.
    /// `None` if it is no number.
    fn to_text(self) -> Option<String>;
}

impl TableNumber for f64 {
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
    /// An empty cell.
    Nothing,
    Text(Cow<'a, str>),
    Number(N),
    Day(Date),
    /// Any of these with an emphasis or a link.
    Marked(Box<MarkedField<'a, N>>),
}

/// A cell with an emphasis or a link.
#[derive(Debug, Clone, PartialEq)]
pub struct MarkedField<'a, N = f64> {
    pub field: Field<'a, N>,
    pub emphasis: CellEmphasis,
    /// The link target: the address of a page; `#'Sheet'!A1` is a cell of the workbook.
    pub link: Option<Cow<'a, str>>,
}

/// The emphasis of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellEmphasis {
    Link,
    Strong,
    /// Grey, for something that does not count.
    Muted,
    /// The colour of a note.
    Note,
    /// The colour of a warning.
    Warning,
    /// The colour of an error.
    Error,
}

impl<'a, N> Field<'a, N> {
    /// The cell with an emphasis.
    pub fn emphasised(self, emphasis: CellEmphasis) -> Field<'a, N> {
        match self {
            Field::Marked(marked) => Field::Marked(Box::new(MarkedField { emphasis, ..*marked })),
            field => Field::Marked(Box::new(MarkedField { field, emphasis, link: None })),
        }
    }

    /// The cell with a link.
    pub fn linked(self, to: impl Into<Cow<'a, str>>) -> Field<'a, N> {
        let link = Some(to.into());
        match self {
            Field::Marked(marked) => Field::Marked(Box::new(MarkedField { link, ..*marked })),
            field => {
                Field::Marked(Box::new(MarkedField { field, emphasis: CellEmphasis::Link, link }))
            }
        }
    }

    /// The cell without emphasis and link.
    pub fn plain(&self) -> &Field<'a, N> {
        match self {
            Field::Marked(marked) => marked.field.plain(),
            field => field,
        }
    }

    /// The link target of the cell.
    pub fn link(&self) -> Option<&str> {
        match self {
            Field::Marked(marked) => marked.link.as_deref(),
            _ => None,
        }
    }
}

/// Text; an empty text is an empty cell.
impl<'a, N> From<Cow<'a, str>> for Field<'a, N> {
    fn from(text: Cow<'a, str>) -> Field<'a, N> {
        if text.is_empty() { Field::Nothing } else { Field::Text(text) }
    }
}

impl<'a, N> From<&'a str> for Field<'a, N> {
    fn from(text: &'a str) -> Field<'a, N> {
        Cow::Borrowed(text).into()
    }
}

impl<N> From<String> for Field<'_, N> {
    fn from(text: String) -> Self {
        Cow::<str>::Owned(text).into()
    }
}

impl<'a, N> From<&'a String> for Field<'a, N> {
    fn from(text: &'a String) -> Field<'a, N> {
        text.as_str().into()
    }
}

impl<'a, N> From<&'a Box<str>> for Field<'a, N> {
    fn from(text: &'a Box<str>) -> Field<'a, N> {
        (**text).into()
    }
}

impl<'a, N> From<&'a Arc<str>> for Field<'a, N> {
    fn from(text: &'a Arc<str>) -> Field<'a, N> {
        (**text).into()
    }
}

impl<N: TableNumber> From<N> for Field<'_, N> {
    fn from(number: N) -> Self {
        Field::Number(number)
    }
}

impl<N: TableNumber + From<u64>> From<u32> for Field<'_, N> {
    fn from(count: u32) -> Self {
        Field::Number(N::from(count.into()))
    }
}

impl<N: TableNumber + From<u64>> From<usize> for Field<'_, N> {
    fn from(count: usize) -> Self {
        Field::Number(N::from(count as u64))
    }
}

impl<N> From<Date> for Field<'_, N> {
    fn from(day: Date) -> Self {
        Field::Day(day)
    }
}

/// `None` is an empty cell.
impl<'a, N, T: Into<Field<'a, N>>> From<Option<T>> for Field<'a, N> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Field::Nothing, Into::into)
    }
}
