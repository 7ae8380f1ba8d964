//! A row of a sheet, read cell by cell: each cell in the type of its column, with its address.
//! Cells that could not be read are absent and have their problem.

use std::fmt;
use std::marker::PhantomData;

use jiff::civil::Date;

use super::form::{FormColumn, UntypedColumn};
use super::{Cell, CellAddress, ClosedListWord, Exact};

/// The value of a cell, in the type of its column.
#[derive(Clone, Debug, PartialEq, Hash)]
pub enum TypedValue {
    /// A text, without blanks around it.
    Text(Box<str>),
    Number(Exact),
    /// A percentage as people write it: 57.25, not 0.5725.
    Percent(Exact),
    Date(Date),
    /// A word of a closed list, in the form's spelling.
    Choice(&'static str),
    YesNo(bool),
    /// Several labels from one cell.
    List(Vec<Box<str>>),
}

impl fmt::Display for TypedValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypedValue::Text(text) => f.write_str(text),
            TypedValue::Choice(word) => f.write_str(word),
            TypedValue::Number(number) | TypedValue::Percent(number) => {
                f.write_str(&number.to_decimal())
            }
            TypedValue::YesNo(answer) => f.write_str(if *answer { "yes" } else { "no" }),
            TypedValue::List(labels) => f.write_str(&labels.join(", ")),
            TypedValue::Date(day) => day.fmt(f),
        }
    }
}

/// The readable cells of a row, by column.
#[derive(Clone, Debug)]
pub struct TypedRow<C> {
    /// The row's address; its column is the first.
    pub at: CellAddress,
    cells: UntypedRowCells,
    columns: PhantomData<C>,
}

/// The cells of a row of any form, each with the index of its column and its number.
#[derive(Clone, Debug, Default)]
pub struct UntypedRowCells(Vec<(u8, u8, Cell<TypedValue>)>);

impl UntypedRowCells {
    /// Adds the `nth` cell of a column (1 if it does not repeat).
    pub fn add_cell(&mut self, column: UntypedColumn, nth: u8, cell: Cell<TypedValue>) {
        self.0.push((column.index(), nth, cell));
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn nth(&self, column: u8, nth: u8) -> Option<Cell<&TypedValue>> {
        self.0
            .iter()
            .find(|(known, n, _)| *known == column && *n == nth)
            .map(|(_, _, cell)| cell.as_ref())
    }

    fn take(&mut self, column: u8) {
        self.0.retain(|(known, _, _)| *known != column);
    }
}

impl<C: FormColumn> TypedRow<C> {
    /// A row of which no cell has been read.
    pub fn new(at: CellAddress) -> Self {
        TypedRow::from_cells(at, UntypedRowCells::default())
    }

    /// A row of the cells of this form.
    pub fn from_cells(at: CellAddress, cells: UntypedRowCells) -> Self {
        TypedRow { at, cells, columns: PhantomData }
    }

    /// Adds the `nth` cell of a column (1 if it does not repeat).
    pub fn add_cell(&mut self, column: C, nth: u8, cell: Cell<TypedValue>) {
        self.cells.add_cell(column.untyped(), nth, cell);
    }

    /// Replaces the cells of a column with one.
    pub fn replace_cells(&mut self, column: C, cell: Cell<TypedValue>) {
        self.clear_column(column);
        self.add_cell(column, 1, cell);
    }

    /// Removes the cells of a column.
    pub fn clear_column(&mut self, column: C) {
        self.cells.take(column.index());
    }

    /// Whether it has no readable cell.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The `nth` cell of a column, from 1.
    pub fn nth_cell(&self, column: C, nth: u8) -> Option<Cell<&TypedValue>> {
        self.cells.nth(column.index(), nth)
    }

    /// The cell of a column, the first of one that repeats.
    pub fn get(&self, column: C) -> Option<Cell<&TypedValue>> {
        self.nth_cell(column, 1)
    }

    /// The text of a column, as typed or of a closed list.
    pub fn text(&self, column: C) -> Option<Cell<&str>> {
        self.nth_text(column, 1)
    }

    /// The text of a column's `nth` cell.
    pub fn nth_text(&self, column: C, nth: u8) -> Option<Cell<&str>> {
        let cell = self.nth_cell(column, nth)?;
        match cell.value {
            TypedValue::Text(text) => Some(Cell::new(text, cell.at)),
            TypedValue::Choice(word) => Some(Cell::new(word, cell.at)),
            _ => None,
        }
    }

    /// The word of a closed list.
    pub fn choice(&self, column: C) -> Option<Cell<&'static str>> {
        let cell = self.get(column)?;
        match cell.value {
            TypedValue::Choice(word) => Some(Cell::new(word, cell.at)),
            _ => None,
        }
    }

    /// The word of a closed list as its value; `None` for a word of another list.
    pub fn word<W: ClosedListWord>(&self, column: C) -> Option<Cell<W>> {
        let cell = self.choice(column)?;
        Some(Cell::new(W::named(cell.value)?, cell.at))
    }

    /// The number of a column; percentages as people write them.
    pub fn number(&self, column: C) -> Option<Cell<Exact>> {
        self.nth_number(column, 1)
    }

    /// The number of a column's `nth` cell.
    pub fn nth_number(&self, column: C, nth: u8) -> Option<Cell<Exact>> {
        let cell = self.nth_cell(column, nth)?;
        match cell.value {
            TypedValue::Number(number) | TypedValue::Percent(number) => {
                Some(Cell::new(*number, cell.at))
            }
            _ => None,
        }
    }

    /// The day of a column.
    pub fn date(&self, column: C) -> Option<Cell<Date>> {
        let cell = self.get(column)?;
        match cell.value {
            TypedValue::Date(date) => Some(Cell::new(*date, cell.at)),
            _ => None,
        }
    }

    /// The answer of a yes-or-no column.
    pub fn yes_no(&self, column: C) -> Option<Cell<bool>> {
        let cell = self.get(column)?;
        match cell.value {
            TypedValue::YesNo(answer) => Some(Cell::new(*answer, cell.at)),
            _ => None,
        }
    }

    /// All readable cells in the order of their columns on the sheet.
    pub fn cells(&self) -> impl Iterator<Item = (C, u8, Cell<&TypedValue>)> {
        self.cells
            .0
            .iter()
            .map(|(column, nth, cell)| (C::ALL[usize::from(*column)], *nth, cell.as_ref()))
    }
}
