//! One row of a return's sheet, read cell by cell but not yet understood.

use jiff::civil::Date;

use super::form::FormColumn;
use super::{Address, Cell, Exact, Word};

/// What a cell says, in the kind that its column asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Text, trimmed.
    Text(Box<str>),
    /// A number.
    Number(Exact),
    /// A percentage, as people say it: 57.25, not 0.5725.
    Percent(Exact),
    /// A day.
    Date(Date),
    /// One of a closed list, spelt as on the form.
    Choice(&'static str),
    /// Yes or no.
    YesNo(bool),
    /// Several labels.
    List(Vec<Box<str>>),
}

/// A row's readable cells by column, and where the row stands.
#[derive(Clone, Debug)]
pub struct Record<C> {
    /// The row: its sheet and number; the column is the first.
    pub at: Address,
    cells: Vec<(C, u8, Cell<Value>)>,
}

impl<C: FormColumn> Record<C> {
    /// An empty row.
    pub fn new(at: Address) -> Self {
        Record { at, cells: Vec::new() }
    }

    /// Adds the `nth` cell of a column (1 for a column that stands once).
    pub fn put(&mut self, column: C, nth: u8, cell: Cell<Value>) {
        self.cells.push((column, nth, cell));
    }

    /// Puts a cell in the place of what a column holds, if anything.
    pub fn replace(&mut self, column: C, cell: Cell<Value>) {
        self.take(column);
        self.put(column, 1, cell);
    }

    /// Takes out what a column holds, if anything.
    pub fn take(&mut self, column: C) {
        self.cells.retain(|(known, _, _)| *known != column);
    }

    /// Whether no cell could be read.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The `nth` cell of a column.
    pub fn nth(&self, column: C, nth: u8) -> Option<Cell<&Value>> {
        self.cells
            .iter()
            .find(|(known, n, _)| *known == column && *n == nth)
            .map(|(_, _, cell)| cell.as_ref())
    }

    /// The cell of a column.
    pub fn get(&self, column: C) -> Option<Cell<&Value>> {
        self.nth(column, 1)
    }

    /// The text of a column: what was typed, or the word of its closed list.
    pub fn text(&self, column: C) -> Option<Cell<&str>> {
        self.nth_text(column, 1)
    }

    /// The text of a column's `nth` cell.
    pub fn nth_text(&self, column: C, nth: u8) -> Option<Cell<&str>> {
        let cell = self.nth(column, nth)?;
        match cell.value {
            Value::Text(text) => Some(Cell::new(text, cell.at)),
            Value::Choice(word) => Some(Cell::new(word, cell.at)),
            _ => None,
        }
    }

    /// The word of a closed list.
    pub fn choice(&self, column: C) -> Option<Cell<&'static str>> {
        let cell = self.get(column)?;
        match cell.value {
            Value::Choice(word) => Some(Cell::new(word, cell.at)),
            _ => None,
        }
    }

    /// The word of a closed list as its value; none for a word of another list.
    pub fn word<W: Word>(&self, column: C) -> Option<Cell<W>> {
        let cell = self.choice(column)?;
        Some(Cell::new(W::named(cell.value)?, cell.at))
    }

    /// The number of a column, percentages as people say them.
    pub fn number(&self, column: C) -> Option<Cell<Exact>> {
        self.nth_number(column, 1)
    }

    /// The number of a column's `nth` cell.
    pub fn nth_number(&self, column: C, nth: u8) -> Option<Cell<Exact>> {
        let cell = self.nth(column, nth)?;
        match cell.value {
            Value::Number(number) | Value::Percent(number) => Some(Cell::new(*number, cell.at)),
            _ => None,
        }
    }

    /// The day of a column.
    pub fn date(&self, column: C) -> Option<Cell<Date>> {
        let cell = self.get(column)?;
        match cell.value {
            Value::Date(date) => Some(Cell::new(*date, cell.at)),
            _ => None,
        }
    }

    /// Yes, no, or not said.
    pub fn yes_no(&self, column: C) -> Option<Cell<bool>> {
        let cell = self.get(column)?;
        match cell.value {
            Value::YesNo(answer) => Some(Cell::new(*answer, cell.at)),
            _ => None,
        }
    }

    /// All readable cells in the order of their columns on the sheet.
    pub fn cells(&self) -> impl Iterator<Item = (C, u8, Cell<&Value>)> {
        self.cells.iter().map(|(column, nth, cell)| (*column, *nth, cell.as_ref()))
    }
}
