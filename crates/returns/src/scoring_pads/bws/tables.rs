//! The tables of a pads' database, by name: programs differ in columns, their order and types.

use workbook::WorkbookFault;
use workbook::database::{AccessDatabase, AccessTable, AccessValue};

use crate::scoring_pads::problems;
use model::problem::ProblemDetail;

/// The tables that are read.
pub(super) struct BwsTables {
    pub sessions: BwsTable,
    pub sections: BwsTable,
    pub movement: BwsTable,
    pub received: BwsTable,
    pub intermediate: BwsTable,
    pub seats: BwsTable,
    pub names: BwsTable,
    pub hands: BwsTable,
    pub evaluation: BwsTable,
    pub bidding: BwsTable,
    pub play: BwsTable,
}

impl BwsTables {
    pub(super) fn read(database: &AccessDatabase<'_>) -> Result<BwsTables, ProblemDetail> {
        let table = |name: &str| BwsTable::read(database, name);
        Ok(BwsTables {
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
pub(super) fn database_refusal(fault: &WorkbookFault) -> ProblemDetail {
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
pub(super) struct BwsTable {
    /// Whether the database has it.
    pub is_there: bool,
    /// The names of its columns, compared by letters and digits alone.
    columns: Vec<String>,
    rows: Vec<Vec<AccessValue>>,
    /// Its rows, if some of them cannot be read: how many can, of how many.
    pub lost: Option<(usize, u32)>,
}

/// A row of a table.
#[derive(Debug, Clone, Copy)]
pub(super) struct BwsRow<'t> {
    columns: &'t [String],
    values: &'t [AccessValue],
    /// Its position, from 1.
    pub nth: usize,
}

impl BwsTable {
    /// Reads a table; an empty one if there is none, or if its definition is damaged.
    pub(super) fn read(
        database: &AccessDatabase<'_>,
        name: &str,
    ) -> Result<BwsTable, ProblemDetail> {
        let AccessTable { columns, rows, promised } = match database.table(name) {
            None => return Ok(BwsTable::default()),
            Some(Ok(table)) => table,
            Some(Err(fault @ WorkbookFault::TooLarge { .. })) => {
                return Err(database_refusal(&fault));
            }
            Some(Err(_)) => {
                return Ok(BwsTable { is_there: true, lost: Some((0, 0)), ..BwsTable::default() });
            }
        };
        let lost = (rows.len() < promised as usize).then_some((rows.len(), promised));
        let columns = columns.iter().map(|name| letters(name).collect()).collect();
        Ok(BwsTable { is_there: true, columns, rows, lost })
    }

    /// The problem of rows that cannot be read.
    pub(super) fn lost_rows_problem(&self, table: &'static str) -> Option<ProblemDetail> {
        let (found, promised) = self.lost?;
        Some(problems::PadRowsMissing { table, found, promised }.into())
    }

    /// Whether it has a column of one of these names.
    pub(super) fn has_column(&self, names: &[&str]) -> bool {
        names.iter().any(|name| self.columns.iter().any(|column| is_named(column, name)))
    }

    pub(super) fn rows(&self) -> impl Iterator<Item = BwsRow<'_>> {
        (1..).zip(&self.rows).map(|(nth, values)| BwsRow { columns: &self.columns, values, nth })
    }

    /// The number of its rows.
    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }
}

impl<'t> BwsRow<'t> {
    /// The value of the first of some columns that is there and not NULL.
    fn value(&self, names: &[&str]) -> Option<&'t AccessValue> {
        let of = |name: &&str| {
            let at = self.columns.iter().position(|column| is_named(column, name))?;
            self.values.get(at).filter(|value| **value != AccessValue::Null)
        };
        names.iter().find_map(of)
    }

    /// A whole number, whatever its type.
    pub(super) fn whole_number(&self, names: &[&str]) -> Option<i64> {
        match self.value(names)? {
            AccessValue::Whole(number) => Some(*number),
            AccessValue::Bool(yes) => Some(i64::from(*yes)),
            AccessValue::Number(number) if number.fract() == 0.0 && number.abs() < 1e9 => {
                Some(*number as i64)
            }
            AccessValue::Text(text) => text.trim().parse().ok(),
            _ => None,
        }
    }

    /// A number that is not 0.
    pub(super) fn nonzero_number(&self, names: &[&str]) -> Option<i64> {
        self.whole_number(names).filter(|number| *number > 0)
    }

    /// Text without the blanks around it, or a number as text; `None` if it is empty.
    pub(super) fn text(&self, names: &[&str]) -> Option<String> {
        let text = match self.value(names)? {
            AccessValue::Text(text) => {
                text.trim_matches(|c: char| c.is_whitespace() || c == '\0').to_string()
            }
            AccessValue::Whole(number) => number.to_string(),
            AccessValue::Number(number) => number.to_string(),
            _ => return None,
        };
        (!text.is_empty()).then_some(text)
    }

    /// Whether it is yes, in any of the ways of programs.
    pub(super) fn is_yes(&self, names: &[&str]) -> bool {
        match self.value(names) {
            Some(AccessValue::Bool(yes)) => *yes,
            Some(AccessValue::Whole(number)) => *number != 0,
            Some(AccessValue::Text(text)) => {
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
            AccessValue::Time(day) | AccessValue::Number(day) if DAYS.contains(day) => {
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
