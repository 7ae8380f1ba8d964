//! Tables as Arrow record batches: typed columns for query engines.
//!
//! | cells | type |
//! |---|---|
//! | counts and places | `Int64` |
//! | points, scores and amounts | `Decimal128(38, 9)`: the number of the CSV file, digit by digit |
//! | days | `Date32` |
//! | texts | `Utf8`, without the apostrophe by which the CSV file disarms a formula |
//!
//! The metadata of a column are its `heading` and, if it has one, its `unit`; those of the table its
//! `title` and what it is `about`. Which rows a batch holds does not depend on how they came.

use std::collections::HashMap;
use std::sync::Arc;

use arrow_array::builder::{Date32Builder, Decimal128Builder, Int64Builder, StringBuilder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{ArrowError, DataType, Schema, SchemaRef};
use jiff::civil::{Date, date};
use workbook::table::{Column, TableColumnKind};

use super::tables::{Field, OutputTable};
use model::Exact;

/// The rows of a batch, except of the last one.
const ROWS: usize = 8_192;

/// Decimal digits of numbers, and those behind the point.
const DIGITS: (u8, i8) = (38, 9);

/// The type of numbers.
const NUMBER: DataType = DataType::Decimal128(DIGITS.0, DIGITS.1);

/// One unit in the last decimal of numbers.
const BILLION: i128 = 1_000_000_000;

/// The schema of a table.
pub fn arrow_schema_of_table(table: &OutputTable<'_>) -> Schema {
    let told = [("title", &table.title), ("about", &table.about)];
    let told = told.into_iter().filter(|(_, text)| !text.is_empty());
    let told = told.map(|(key, text)| (key.to_string(), text.to_string())).collect();
    let columns: Vec<_> = table.columns.iter().map(column_of).collect();
    Schema::new_with_metadata(columns, told)
}

/// The schema of a column.
fn column_of(column: &Column) -> arrow_schema::Field {
    let told = [("heading", &*column.heading), ("unit", column.unit)];
    let told = told.into_iter().filter(|(_, text)| !text.is_empty());
    let told = told.map(|(key, text)| (key.to_string(), text.to_string()));
    let kind = match column.kind {
        TableColumnKind::Text | TableColumnKind::Prose => DataType::Utf8,
        TableColumnKind::Whole => DataType::Int64,
        TableColumnKind::Number | TableColumnKind::Decimal => NUMBER,
        TableColumnKind::Day => DataType::Date32,
    };
    let field = arrow_schema::Field::new(&*column.key, kind, true);
    field.with_metadata(told.collect::<HashMap<_, _>>())
}

/// Makes batches of rows as they come.
pub struct ArrowBatchBuilder {
    schema: SchemaRef,
    columns: Vec<Cells>,
    rows: usize,
}

/// The cells of a column.
enum Cells {
    Text(StringBuilder),
    Whole(Int64Builder),
    Number(Decimal128Builder),
    Day(Date32Builder),
}

impl ArrowBatchBuilder {
    /// Begins with no rows.
    pub(crate) fn new(table: &OutputTable<'_>) -> ArrowBatchBuilder {
        let columns = table.columns.iter().map(Cells::from_column).collect();
        ArrowBatchBuilder { schema: Arc::new(arrow_schema_of_table(table)), columns, rows: 0 }
    }

    /// The names and types of the columns.
    pub fn schema(&self) -> SchemaRef {
        self.schema.clone()
    }

    /// Adds the rows of a table with the same columns. `full` takes each batch that is full.
    ///
    /// # Errors
    ///
    /// Those of `full`, and if a cell is not of the type of its column.
    pub fn add_rows<E: From<ArrowError>>(
        &mut self,
        table: &OutputTable<'_>,
        mut full: impl FnMut(RecordBatch) -> Result<(), E>,
    ) -> Result<(), E> {
        for row in (table.rows)() {
            let cells = self.columns.iter_mut().zip(&row).zip(&*table.columns);
            for ((cells, field), column) in cells {
                cells.add(field).ok_or_else(|| {
                    let told = format!("a cell of the column {} is of another type", column.key);
                    ArrowError::SchemaError(told)
                })?;
            }
            self.rows += 1;
            if self.rows == ROWS {
                full(self.taken()?)?;
            }
        }
        Ok(())
    }

    /// The rows since the last batch, if there are any.
    ///
    /// # Errors
    ///
    /// If they are no batch, which does not happen.
    pub fn take_rest(&mut self) -> Result<Option<RecordBatch>, ArrowError> {
        (self.rows > 0).then(|| self.taken()).transpose()
    }

    fn taken(&mut self) -> Result<RecordBatch, ArrowError> {
        self.rows = 0;
        let columns = self.columns.iter_mut().map(Cells::taken).collect();
        RecordBatch::try_new(self.schema.clone(), columns)
    }
}

impl Cells {
    fn from_column(column: &Column) -> Cells {
        match column.kind {
            TableColumnKind::Text | TableColumnKind::Prose => Cells::Text(StringBuilder::new()),
            TableColumnKind::Whole => Cells::Whole(Int64Builder::new()),
            TableColumnKind::Number | TableColumnKind::Decimal => {
                Cells::Number(Decimal128Builder::new().with_data_type(NUMBER))
            }
            TableColumnKind::Day => Cells::Day(Date32Builder::new()),
        }
    }

    /// Adds a cell; `None` if it is of another type.
    fn add(&mut self, field: &Field<'_>) -> Option<()> {
        match (self, field.plain()) {
            (own, Field::Nothing) => own.add_nothing(),
            (Cells::Text(cells), Field::Text(text)) => cells.append_value(text),
            (Cells::Whole(cells), Field::Number(number)) => cells.append_value(whole_of(*number)?),
            (Cells::Number(cells), Field::Number(number)) => {
                cells.append_value(billionths(*number)?);
            }
            (Cells::Day(cells), Field::Day(day)) => cells.append_value(days_of(*day)?),
            _ => return None,
        }
        Some(())
    }

    fn add_nothing(&mut self) {
        match self {
            Cells::Text(cells) => cells.append_null(),
            Cells::Whole(cells) => cells.append_null(),
            Cells::Number(cells) => cells.append_null(),
            Cells::Day(cells) => cells.append_null(),
        }
    }

    fn taken(&mut self) -> ArrayRef {
        match self {
            Cells::Text(cells) => Arc::new(cells.finish()),
            Cells::Whole(cells) => Arc::new(cells.finish()),
            Cells::Number(cells) => Arc::new(cells.finish()),
            Cells::Day(cells) => Arc::new(cells.finish()),
        }
    }
}

fn whole_of(number: Exact) -> Option<i64> {
    number.is_whole().then(|| i64::try_from(number.numerator()).ok())?
}

/// A number in billionths. As in a CSV file, one without an end has nine decimals.
fn billionths(number: Exact) -> Option<i128> {
    let number = number.rounded(DIGITS.1.unsigned_abs().into());
    let scaled = number.numerator().checked_mul(BILLION / number.denominator())?;
    (scaled.unsigned_abs() < 10u128.pow(DIGITS.0.into())).then_some(scaled)
}

/// The days since the first of 1970.
fn days_of(day: Date) -> Option<i32> {
    i32::try_from(day.duration_since(date(1970, 1, 1)).as_hours() / 24).ok()
}
