//! Faults of workbooks: why none could be read, or what of a sheet could not. They are sentences
//! for people and never panics, whatever the file is.

use std::fmt;

/// Why a workbook cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum WorkbookFault {
    /// The bytes are not a workbook.
    NotAWorkbook {
        /// What they look like: `a web page`.
        looks_like: &'static str,
    },
    /// The file has a password.
    Encrypted,
    /// The file is broken.
    Damaged {
        /// What is damaged, as the end of a sentence.
        why: String,
    },
    /// The file holds more than the [limits](crate::Limits) allow.
    TooLarge {
        /// The exceeded limit: `it has more than 1500000 cells`.
        what: String,
    },
}

impl fmt::Display for WorkbookFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WorkbookFault::NotAWorkbook { looks_like } => {
                write!(f, "not a workbook, but {looks_like}")
            }
            WorkbookFault::Encrypted => f.write_str("the workbook has a password"),
            WorkbookFault::Damaged { why } => write!(f, "the workbook is damaged: {why}"),
            WorkbookFault::TooLarge { what } => write!(f, "the workbook is too large: {what}"),
        }
    }
}

impl std::error::Error for WorkbookFault {}

/// A fault of one sheet of a workbook that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SheetFault {
    /// Reading stopped, or some cells are unreadable; the other cells are there.
    Unreadable { why: String },
    /// The sheet has something that [`WorkbookCopy`](crate::WorkbookCopy) cannot hold.
    NotCopied {
        /// What it is: `Notes`.
        what: &'static str,
    },
}

impl fmt::Display for SheetFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetFault::Unreadable { why } => {
                write!(f, "the sheet cannot be read completely: {why}")
            }
            SheetFault::NotCopied { what } => write!(f, "{what} are not copied"),
        }
    }
}

impl std::error::Error for SheetFault {}
