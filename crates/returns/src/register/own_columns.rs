//! Columns of one's own on the sheets that palmares writes anew, where they do not stay.

use model::problem::{Problem, ProblemPlace};
use model::{WorkbookCopy, to_a1};

use crate::cells::{CellReader, heading, is_filled};
use crate::misread_problems::DecisionsNotRead;
use crate::problems::{ColumnNotKept, OtherColumn, UnknownColumn};

/// So many cells are named.
const MOST: usize = 5;

/// Warns of them, in place of the notes that they were not read.
pub(super) fn tell(workbook_copy: &WorkbookCopy, anew: &[u16], reader: &mut CellReader<'_>) {
    // A sheet whose decisions were not read is given again.
    let unread = |problem: &&Problem| problem.trouble.is::<DecisionsNotRead>();
    let unread: Vec<ProblemPlace> =
        reader.problems.iter().filter(unread).map(|problem| problem.place).collect();
    let is_unread = |sheet: u16| {
        unread.iter().any(|place| matches!(place, ProblemPlace::Cell(at) if at.sheet == sheet))
    };
    for problem in &mut reader.problems {
        let trouble = &problem.trouble;
        let unknown = trouble.is::<UnknownColumn>() || trouble.is::<OtherColumn>();
        let ProblemPlace::Cell(at) = problem.place else { continue };
        if !unknown || !anew.contains(&at.sheet) || is_unread(at.sheet) {
            continue;
        }
        let cells = &workbook_copy.sheets[usize::from(at.sheet)].cells;
        let column = || cells.iter().filter(|cell| cell.column == at.column && is_filled(cell));
        let headed = column().find(|cell| cell.row == at.row).and_then(heading);
        let below = column().filter(|cell| cell.row > at.row);
        let below: Vec<String> = below.map(|cell| to_a1(cell.row, cell.column)).collect();
        let Some(heading) = headed.filter(|_| !below.is_empty()) else { continue };
        let more = if below.len() > MOST { ", \u{2026}" } else { "" };
        let cells = format!("{}{more}", below[..below.len().min(MOST)].join(", "));
        *problem = Problem::new(ColumnNotKept { heading, cells }, at);
    }
}
