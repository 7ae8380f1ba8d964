//! Counts the cells and the text of a workbook while it is read, against its limits.

use super::options::Limits;
use crate::fault::WorkbookFault;
use crate::workbook_copy::CellValue;

/// How much of its [`Limits`] a workbook has used: cells, and bytes of text.
#[derive(Debug)]
pub struct UsedLimits {
    cells: usize,
    text: usize,
    limits: Limits,
}

/// Nothing used, with default limits.
impl Default for UsedLimits {
    fn default() -> Self {
        UsedLimits::new(Limits::default())
    }
}

impl UsedLimits {
    /// Limits of which nothing is used yet.
    pub fn new(limits: Limits) -> UsedLimits {
        UsedLimits { cells: 0, text: 0, limits }
    }

    /// Counts a cell and the bytes of its texts.
    pub fn count_cell(&mut self, value: &CellValue, formula: Option<&str>) {
        self.cells += 1;
        self.text += formula.map_or(0, str::len);
        if let CellValue::Text(text) | CellValue::Error(text) = value {
            self.text += text.len();
        }
    }

    /// Counts text of a cell already counted.
    pub fn count_text(&mut self, bytes: usize) {
        self.text += bytes;
    }

    /// How many more cells are allowed.
    pub fn cells_left(&self) -> usize {
        self.limits.cells.saturating_sub(self.cells)
    }

    /// Whether a limit is exceeded, so that reading must stop.
    pub fn is_exceeded(&self) -> bool {
        self.cells > self.limits.cells || self.text > self.limits.text
    }

    /// Rejects a workbook that exceeds a limit.
    pub fn check(&self) -> Result<(), WorkbookFault> {
        let Limits { cells, text, .. } = self.limits;
        let what = if self.cells > cells {
            format!("it has more than {cells} cells")
        } else if self.text > text {
            format!("its cells hold more than {} MB of text", text >> 20)
        } else {
            return Ok(());
        };
        Err(WorkbookFault::TooLarge { what })
    }
}
