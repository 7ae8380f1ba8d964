//! The columns of a table: key for programs, heading for people, type, width and look. Every output
//! of a table takes them from here.

use std::borrow::Cow;

use crate::write::ColumnStyle;

/// A column of a table.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// Its name for programs: in csv and json.
    pub key: Cow<'static, str>,
    /// Its heading for people: on sheets and pages.
    pub heading: Cow<'static, str>,
    /// The unit of its numbers, such as `VP`; empty for none.
    pub unit: &'static str,
    /// Its width on a sheet, in characters.
    pub width: f64,
    /// The type of its cells.
    pub kind: TableColumnKind,
    /// Its look on a sheet.
    pub style: ColumnStyle,
}

/// The type of a column's cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableColumnKind {
    /// A short text, which does not wrap.
    Text,
    Prose,
    Whole,
    /// Integers, or decimals as they are.
    Number,
    /// Numbers with two decimals.
    Decimal,
    Day,
}

impl TableColumnKind {
    /// Its name in json.
    pub fn id(self) -> &'static str {
        match self {
            TableColumnKind::Text => "text",
            TableColumnKind::Prose => "prose",
            TableColumnKind::Whole | TableColumnKind::Number | TableColumnKind::Decimal => "number",
            TableColumnKind::Day => "day",
        }
    }
}

impl Column {
    /// A column of a kind.
    pub const fn new(
        key: &'static str,
        heading: &'static str,
        width: f64,
        kind: TableColumnKind,
    ) -> Column {
        let style = match kind {
            TableColumnKind::Text => ColumnStyle::Top,
            TableColumnKind::Prose => ColumnStyle::Wrapped,
            TableColumnKind::Whole | TableColumnKind::Number => ColumnStyle::TopCentred,
            TableColumnKind::Decimal => ColumnStyle::Decimal,
            TableColumnKind::Day => ColumnStyle::Day,
        };
        let (key, heading) = (Cow::Borrowed(key), Cow::Borrowed(heading));
        Column { key, heading, unit: "", width, kind, style }
    }

    /// A column of short text.
    pub const fn text(key: &'static str, heading: &'static str, width: f64) -> Column {
        Column::new(key, heading, width, TableColumnKind::Text)
    }

    /// A column of sentences.
    pub const fn prose(key: &'static str, heading: &'static str, width: f64) -> Column {
        Column::new(key, heading, width, TableColumnKind::Prose)
    }

    /// A column of integers.
    pub const fn whole(key: &'static str, heading: &'static str, width: f64) -> Column {
        Column::new(key, heading, width, TableColumnKind::Whole)
    }

    /// A column of numbers.
    pub const fn number(key: &'static str, heading: &'static str, width: f64) -> Column {
        Column::new(key, heading, width, TableColumnKind::Number)
    }

    /// A column of numbers with two decimals.
    pub const fn decimal(key: &'static str, heading: &'static str, width: f64) -> Column {
        Column::new(key, heading, width, TableColumnKind::Decimal)
    }

    /// A column of days.
    pub const fn day(key: &'static str, heading: &'static str) -> Column {
        Column::new(key, heading, 11.0, TableColumnKind::Day)
    }

    /// The same column with a unit.
    pub const fn in_unit(mut self, unit: &'static str) -> Column {
        self.unit = unit;
        self
    }

    /// The same column with another look on sheets.
    pub const fn styled(mut self, style: ColumnStyle) -> Column {
        self.style = style;
        self
    }
}
