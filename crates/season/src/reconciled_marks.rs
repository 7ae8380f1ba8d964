//! Whether a register was written by a reconciliation, by marks other than its ledger.

use model::form::MemberColumn;
use model::register::{Register, RegisterSourceWorkbook};
use model::{Exact, HeaderRow, WorkbookCopy};
use register::members_sheet_edits::MEMBER_TOTAL_COLUMNS;

/// Whether a register has marks of an earlier reconciliation beside its ledger: sheets that palmares
/// adds, or totals that are sums on a row with the day of a reconciliation.
pub(super) fn has_reconciliation_marks(
    register: &Register,
    workbook_copy: &WorkbookCopy,
    book: Option<&RegisterSourceWorkbook>,
) -> bool {
    let layout = &register.layout;
    let lists = layout.pending.is_some() || layout.ledger.is_some() || layout.balances.is_some();
    lists
        || book.is_some_and(|book| !book.passed_over.is_empty())
        || layout.members.as_ref().is_some_and(|placed| has_sums(register, workbook_copy, placed))
}

/// Whether totals of members are sums of figures, as reconciliations write them, `=4340+12+6`, on rows
/// with the day of one. A sum alone is what a person typed.
fn has_sums(
    register: &Register,
    workbook_copy: &WorkbookCopy,
    placed: &HeaderRow<MemberColumn>,
) -> bool {
    let columns: Vec<u16> = MEMBER_TOTAL_COLUMNS
        .into_iter()
        .filter_map(|(_, column)| placed.sheet_column(column))
        .collect();
    let Some(sheet) = workbook_copy.sheets.get(usize::from(placed.sheet)) else { return false };
    let registered = |row: u32| {
        let own = register.members.binary_search_by_key(&row, |member| member.at.row);
        own.is_ok_and(|own| register.members[own].registered.is_some())
    };
    sheet.cells.iter().filter(|cell| columns.contains(&cell.column)).any(|cell| {
        let sum = cell.formula.as_deref().is_some_and(|formula| {
            let terms: Vec<&str> = formula.trim_start_matches('=').split('+').collect();
            terms.len() > 1 && terms.iter().all(|term| Exact::parse_decimal(term.trim()).is_some())
        });
        sum && registered(cell.row)
    })
}
