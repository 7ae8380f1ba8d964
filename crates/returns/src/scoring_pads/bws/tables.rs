//! The tables of a pads' database, by name: programs differ in columns, their order and types.

use workbook::WorkbookFault;
use workbook::database::{DataTable, Database, DatabaseValue};

use crate::scoring_pads::problems;
use model::problem::ProblemDetail;

/// The tables that are read.
pub(super) struct Tables {
    pub sessions: Table,
    pub sections: Table,
    pub movement: Table,
    pub received: Table,
    pub intermediate: Table,
    pub seats: Table,
    pub names: Table,
    pub hands: Table,
    pub evaluation: Table,
    pub bidding: Table,
    pub play: Table,
}

impl Tables {
    pub(super) fn read(database: &Database<'_>) -> Result<Tables, ProblemDetail> {
        let table = |name: &str| Table::read(database, name);
        Ok(Tables {
            sessions: table("Session")?,
            sections: table("Section")?,
            movement: table("RoundData")?,
            received: table("ReceivedData")?,
            intermediate: table("IntermediateData")?,
            seats: table("PlayerNumbers")?,
            names: table("PlayerNames")?,
            hands: table("HandRecord")?,
            evaluation: table("HandEvaluation")?,
            bidding: table("BiddingData")?,
            play: table("PlayData")?,
        })
    }
}

/// Why a database is not read.
pub(super) fn refused(fault: &WorkbookFault) -> ProblemDetail {
    let why = match fault {
        WorkbookFault::Encrypted => {
            "it is encrypted, and only the program that wrote it has the key".to_string()
        }
        WorkbookFault::TooLarge { what } => format!("{what}, too much for one session"),
        WorkbookFault::Damaged { why } => format!("it is damaged or was cut off on its way: {why}"),
        other => other.to_string(),
    };
    problems::PadRefused { why }.into()
}

/// The rows of a table.
#[derive(Debug, Default)]
pub(super) struct Table {
    /// Whether the database has it.
    pub is_there: bool,
    /// The names of its columns, compared by letters and digits alone.
    columns: Vec<String>,
    rows: Vec<Vec<DatabaseValue>>,
    /// Its rows, if some of them cannot be read: how many can, of how many.
    pub lost: Option<(usize, u32)>,
}

/// A row of a table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Row<'t> {
    columns: &'t [String],
    values: &'t [DatabaseValue],
    /// Its position, from 1.
    pub nth: usize,
}

impl Table {
    /// Reads a table; an empty one if there is none, or if its definition is damaged.
    pub(super) fn read(database: &Database<'_>, name: &str) -> Result<Table, ProblemDetail> {
        let DataTable { columns, rows, promised } = match database.table(name) {
            None => return Ok(Table::default()),
            Some(Ok(table)) => table,
            Some(Err(fault @ WorkbookFault::TooLarge { .. })) => return Err(refused(&fault)),
            Some(Err(_)) => {
                return Ok(Table { is_there: true, lost: Some((0, 0)), ..Table::default() });
            }
        };
        let lost = (rows.len() < promised as usize).then_some((rows.len(), promised));
        let columns = columns.iter().map(|name| letters(name).collect()).collect();
        Ok(Table { is_there: true, columns, rows, lost })
    }

    /// The problem of rows that cannot be read.
    pub(super) fn trouble(&self, table: &'static str) -> Option<ProblemDetail> {
        let (found, promised) = self.lost?;
        Some(problems::PadRowsMissing { table, found, promised }.into())
    }

    /// Whether it has a column of one of these names.
    pub(super) fn has(&self, names: &[&str]) -> bool {
        names.iter().any(|name| self.columns.iter().any(|column| is_named(column, name)))
    }

    pub(super) fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        (1..).zip(&self.rows).map(|(nth, values)| Row { columns: &self.columns, values, nth })
    }

    /// The number of its rows.
    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }
}

impl<'t> Row<'t> {
    /// The value of the first of some columns that is there and not NULL.
    fn value(&self, names: &[&str]) -> Option<&'t DatabaseValue> {
        let of = |name: &&str| {
            let at = self.columns.iter().position(|column| is_named(column, name))?;
            self.values.get(at).filter(|value| **value != DatabaseValue::Null)
        };
        names.iter().find_map(of)
    }

    /// A whole number, whatever its type.
    pub(super) fn whole(&self, names: &[&str]) -> Option<i64> {
        match self.value(names)? {
            DatabaseValue::Whole(number) => Some(*number),
            DatabaseValue::Bool(yes) => Some(i64::from(*yes)),
            DatabaseValue::Number(number) if number.fract() == 0.0 && number.abs() < 1e9 => {
                Some(*number as i64)
            }
            DatabaseValue::Text(text) => text.trim().parse().ok(),
            _ => None,
        }
    }

    /// A number that is not 0.
    pub(super) fn number(&self, names: &[&str]) -> Option<i64> {
        self.whole(names).filter(|number| *number > 0)
    }

    /// Text without the blanks around it, or a number as text; `None` if it is empty.
    pub(super) fn text(&self, names: &[&str]) -> Option<String> {
        let text = match self.value(names)? {
            DatabaseValue::Text(text) => {
                text.trim_matches(|c: char| c.is_whitespace() || c == '\0').to_string()
            }
            DatabaseValue::Whole(number) => number.to_string(),
            DatabaseValue::Number(number) => number.to_string(),
            _ => return None,
        };
        (!text.is_empty()).then_some(text)
    }

    /// Whether it is yes, in any of the ways of programs.
    pub(super) fn yes(&self, names: &[&str]) -> bool {
        match self.value(names) {
            Some(DatabaseValue::Bool(yes)) => *yes,
            Some(DatabaseValue::Whole(number)) => *number != 0,
            Some(DatabaseValue::Text(text)) => {
                matches!(text.trim().to_lowercase().as_str(), "true" | "yes" | "1" | "-1")
            }
            _ => false,
        }
    }

    /// A day, as a spreadsheet counts them.
    pub(super) fn day(&self, names: &[&str]) -> Option<i32> {
        /// From 1980 to 2100: other days are a clock that was never set.
        const DAYS: std::ops::Range<f64> = 29_221.0..73_051.0;
        match self.value(names)? {
            DatabaseValue::Time(day) | DatabaseValue::Number(day) if DAYS.contains(day) => {
                Some(*day as i32)
            }
            _ => None,
        }
    }
}

/// A name in its letters and digits, in lower case: `NS/EW` is `nsew`.
fn letters(name: &str) -> impl Iterator<Item = char> {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase)
}

/// Whether a column, in its letters, has a name. Every value is found in this way.
fn is_named(column: &str, name: &str) -> bool {
    column.chars().eq(letters(name))
}
