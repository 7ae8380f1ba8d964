//! Tables of Microsoft Access databases: Jet 3 and 4 and ACE, Access 97 to 2019, read only.
//!
//! The database lies in memory and is not copied. Pages are read as the usage maps of a table
//! name them, never by search, since unused pages keep old rows. A damaged page costs its rows and
//! no more: [`AccessTable::promised`] tells how many there should be.

mod definition;
mod pages;
mod rows;
mod text;

use std::cell::Cell;

use crate::fault::WorkbookFault;
use crate::panics::catch_panic;

use definition::AccessTableDefinition;
use pages::DatabasePages;

/// The largest database in bytes.
pub const MAX_DATABASE_BYTES: usize = 64 << 20;
/// What the values that are read from one database may take in bytes.
const MOST_VALUE_BYTES: usize = 48 << 20;
/// The page of the definition of the catalogue, and its name.
const CATALOGUE: u32 = 2;
/// The kind of object that is a table, in the catalogue.
const TABLE: i64 = 1;
/// Tables of the system have one of these bits in their flags.
const OF_SYSTEM: i64 = 0x8000_0002;

/// A value of a row.
#[derive(Debug, Clone, PartialEq)]
pub enum AccessValue {
    /// NULL, or a value that is unreadable.
    Null,
    Bool(bool),
    Whole(i64),
    Number(f64),
    Text(String),
    /// A day and time, in days since 30 December 1899.
    Time(f64),
}

/// A table of a database.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct AccessTable {
    /// The names of its columns.
    pub columns: Vec<String>,
    /// Its rows, with a value for each column.
    pub rows: Vec<Vec<AccessValue>>,
    /// How many rows its definition says that there are.
    pub promised: u32,
}

/// A database that is open.
#[derive(Debug)]
pub struct AccessDatabase<'a> {
    pages: DatabasePages<'a>,
    tables: Vec<(String, u32)>,
    /// The bytes that values took so far.
    used: Cell<usize>,
}

/// Whether a file begins like a database of Microsoft Access.
pub fn is_access_database(bytes: &[u8]) -> bool {
    pages::access_version_byte(bytes).is_some()
}

impl<'a> AccessDatabase<'a> {
    /// Opens a database and reads the names of its tables.
    ///
    /// # Errors
    ///
    /// [`WorkbookFault::NotAWorkbook`] if it is no database of Microsoft Access, [`WorkbookFault::Encrypted`],
    /// [`WorkbookFault::TooLarge`] above [`MAX_DATABASE_BYTES`], [`WorkbookFault::Damaged`] if its catalogue is
    /// unreadable.
    pub fn open(bytes: &'a [u8]) -> Result<AccessDatabase<'a>, WorkbookFault> {
        if !is_access_database(bytes) {
            return Err(WorkbookFault::NotAWorkbook { looks_like: "something else" });
        }
        if bytes.len() > MAX_DATABASE_BYTES {
            let what = format!("it has {} MB", bytes.len() >> 20);
            return Err(WorkbookFault::TooLarge { what });
        }
        caught(|| AccessDatabase::opened(bytes))
    }

    fn opened(bytes: &'a [u8]) -> Result<AccessDatabase<'a>, WorkbookFault> {
        let pages = DatabasePages::open(bytes)?;
        let mut database = AccessDatabase { pages, tables: Vec::new(), used: Cell::new(0) };
        let catalogue = database.read(CATALOGUE)?;
        let place = |name: &str| catalogue.columns.iter().position(|column| column == name);
        let [Some(id), Some(name), Some(kind)] = ["Id", "Name", "Type"].map(place) else {
            return Err(damaged("its catalogue lacks a column"));
        };
        let flags = place("Flags");
        for row in &catalogue.rows {
            let (AccessValue::Text(name), AccessValue::Whole(TABLE), AccessValue::Whole(id)) =
                (&row[name], &row[kind], &row[id])
            else {
                continue;
            };
            let flags = flags.map(|flags| &row[flags]);
            let system = matches!(flags, Some(AccessValue::Whole(flags)) if flags & OF_SYSTEM != 0);
            if !system {
                database.tables.push((name.clone(), (id & 0xff_ffff) as u32));
            }
        }
        Ok(database)
    }

    /// The names of its tables, without those of the system.
    pub fn table_names(&self) -> impl Iterator<Item = &str> {
        self.tables.iter().map(|(name, _)| name.as_str())
    }

    /// The rows of a table, named in capitals or not; `None` if there is no such table.
    ///
    /// # Errors
    ///
    /// [`WorkbookFault::Damaged`] if the definition of the table is unreadable, [`WorkbookFault::TooLarge`] if its
    /// values take too much memory.
    pub fn table(&self, name: &str) -> Option<Result<AccessTable, WorkbookFault>> {
        let same = |(known, _): &&(String, u32)| known.trim().eq_ignore_ascii_case(name);
        let (_, page) = self.tables.iter().find(same)?;
        Some(caught(|| self.read(*page)))
    }

    fn read(&self, page: u32) -> Result<AccessTable, WorkbookFault> {
        let definition = AccessTableDefinition::read(&self.pages, page)?;
        let rows = rows::read_access_table_rows(&self.pages, &definition, &self.used)?;
        let promised = definition.rows;
        let columns = definition.columns.into_iter().map(|column| column.name).collect();
        Ok(AccessTable { columns, rows, promised })
    }
}

fn damaged(why: &str) -> WorkbookFault {
    WorkbookFault::Damaged { why: why.to_string() }
}

/// What a reading gives; a panic is damage.
fn caught<T>(work: impl FnOnce() -> Result<T, WorkbookFault>) -> Result<T, WorkbookFault> {
    catch_panic(work).unwrap_or_else(|_| Err(damaged("its parts contradict each other")))
}

/// Counts bytes of values.
fn count(used: &Cell<usize>, bytes: usize) -> Result<(), WorkbookFault> {
    used.set(used.get().saturating_add(bytes));
    if used.get() > MOST_VALUE_BYTES {
        return Err(WorkbookFault::TooLarge { what: "its tables hold too much".to_string() });
    }
    Ok(())
}
