//! The columns of a register that palmares fills in; absent ones are added at the right.

use workbook::patch::{NewCellValue, SheetEdits};

use model::form::{FormColumn, MemberColumn};
use model::{CellValue, HeaderRow, SheetCopy};

/// The column that palmares fills in; added at the right if it is absent.
pub(super) fn find_or_add_column<C: FormColumn>(
    sheet: &SheetCopy,
    placed: &HeaderRow<C>,
    wanted: C,
    edits: &mut SheetEdits<'_>,
) -> u16 {
    placed.sheet_column(wanted).unwrap_or_else(|| {
        let column = right_of(sheet, placed.row);
        let heading = wanted.definition().name;
        edits.cells.push(((placed.row, column), NewCellValue::Heading(heading)));
        column
    })
}

/// The first column to the right of a row of headings.
fn right_of(sheet: &SheetCopy, row: u32) -> u16 {
    let used = sheet.cells.iter().filter(|cell| cell.row >= row && cell.value != CellValue::Blank);
    used.map(|cell| cell.column).max().map_or(0, |last| last.saturating_add(1))
}

/// The positions of the columns of members, including added ones.
pub(super) struct MemberColumns {
    pub positions: Vec<(MemberColumn, u16)>,
    /// The headings of added columns.
    pub added: Vec<(u16, &'static str)>,
    /// The position of the next column to add.
    next: u16,
}

impl MemberColumns {
    /// The columns that the sheet has.
    pub(super) fn from_sheet(sheet: &SheetCopy, placed: &HeaderRow<MemberColumn>) -> MemberColumns {
        let next = right_of(sheet, placed.row);
        MemberColumns { positions: placed.columns.clone(), added: Vec::new(), next }
    }

    /// Where a column is, if it is there.
    pub(super) fn position(&self, column: MemberColumn) -> Option<u16> {
        self.positions.iter().find(|(known, _)| *known == column).map(|(_, at)| *at)
    }

    /// Adds a missing column at the right.
    pub(super) fn add_if_absent(&mut self, column: MemberColumn) {
        if self.position(column).is_none() {
            self.positions.push((column, self.next));
            self.added.push((self.next, column.definition().name));
            self.next += 1;
        }
    }
}
