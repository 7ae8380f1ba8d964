//! How a workbook is read, and how much it may hold.

use crate::both::Both;

/// How much a workbook may hold; a larger one is refused with
/// [`Fault::TooLarge`](crate::Fault::TooLarge).
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Cells.
    pub cells: usize,
    /// Bytes of text in the cells. A text that a million cells share is stored in the
    /// file once.
    pub text: usize,
    /// Bytes that all parts of the file unpack to.
    pub unpacked: u64,
    /// Bytes of a part that is held in memory as a whole: shared strings, styles.
    pub held: u64,
    /// Bytes of a part that a sheet's layout, or its notes, are read from.
    pub layout: u64,
    /// Bytes of a document that is one part (ods).
    pub document: u64,
}

/// 1.5 million cells with 128 MB of text, unpacked from 384 MB.
impl Default for Limits {
    fn default() -> Limits {
        Limits {
            cells: 1_500_000,
            text: 128 << 20,
            unpacked: 384 << 20,
            held: 64 << 20,
            layout: 48 << 20,
            document: 48 << 20,
        }
    }
}

/// How a workbook is read.
#[derive(Debug, Clone, Copy, Default)]
pub struct ReadOptions {
    /// How much the workbook may hold.
    pub limits: Limits,
    /// What runs two pieces of work on two threads, where there are any.
    pub both: Option<Both>,
    /// Tells of a sheet by its name and the texts of its first row whether to leave it out.
    /// Sheets of xlsx workbooks that are left out are not read at all.
    pub passes_over: Option<PassesOver>,
}

/// Whether a sheet is left out, given its name and the texts of its first row.
pub type PassesOver = fn(&str, &[&str]) -> bool;
