//! Options and limits of reading. The limits keep a small hostile file from taking the memory;
//! ordinary workbooks stay far below them.

use crate::join::ParallelJoin;

/// The limits of a workbook; a larger one is rejected with
/// [`WorkbookFault::TooLarge`](crate::WorkbookFault::TooLarge).
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    pub cells: usize,
    /// Bytes of text in the cells. A file stores a text that a million cells share only once.
    pub text: usize,
    /// Unpacked bytes of all parts.
    pub unpacked: u64,
    /// Bytes of a part, or of a text, held in memory: shared strings, styles.
    pub held: u64,
    /// Bytes of a part with a sheet's layout or notes.
    pub layout: u64,
    /// Bytes of a document in one part (ods).
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

/// Limits of reading, and which sheets are passed over.
#[derive(Debug, Clone, Copy, Default)]
pub struct ReadOptions {
    pub limits: Limits,
    /// Runs two closures in parallel, if given.
    pub join: Option<ParallelJoin>,
    /// Decides by a sheet's name and the texts of its first row whether to skip it. Of skipped
    /// sheets only what stands outside their tables is kept; those of xlsx workbooks are not even read
    /// if nothing does.
    pub passes_over: Option<SkipsSheet>,
}

/// Whether to skip a sheet, by its name and the texts of its first row.
pub type SkipsSheet = fn(&str, &[&str]) -> bool;
