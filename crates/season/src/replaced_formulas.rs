//! Formulas on the sheet of members in whose place the new register has what was reconciled.

use std::collections::BTreeMap;

use model::form::{FormColumn, MemberColumn};
use model::problem::{Problem, abridged_name_list};
use model::{CellAddress, StoredCell, WorkbookCopy};
use register::reconcile::Reconciliation;
use returns::is_formula_of_cells;

use super::problems;

/// So many cells are named.
const MOST: usize = 5;

/// Warns of them, once a column at its first cell.
pub(super) fn replaced_formula_problems(
    reconciliation: &Reconciliation,
    workbook_copy: &WorkbookCopy,
) -> Vec<Problem> {
    let register = &reconciliation.register;
    let Some(placed) = &register.layout.members else { return Vec::new() };
    let sheet = workbook_copy.sheets.get(usize::from(placed.sheet));
    let formulas =
        sheet.into_iter().flat_map(|sheet| &sheet.cells).filter(|cell| is_formula_of_cells(cell));
    let mut of_row: BTreeMap<u32, Vec<&StoredCell>> = BTreeMap::new();
    formulas.for_each(|cell| of_row.entry(cell.row).or_default().push(cell));
    let mut replaced: BTreeMap<u16, (MemberColumn, Vec<CellAddress>)> = BTreeMap::new();
    for (index, member) in (0u32..).zip(&register.members) {
        let Some(own) = of_row.get(&member.at.row) else { continue };
        for change in reconciliation.member_cell_changes(index) {
            let at = placed.sheet_column(change.column);
            let cell = own.iter().find(|cell| Some(cell.column) == at);
            let at = cell.map(|_| register.member_cell_address(member, change.column));
            at.into_iter().for_each(|at| {
                replaced.entry(at.column).or_insert((change.column, Vec::new())).1.push(at);
            });
        }
    }
    let told = replaced.into_values().map(|(column, mut cells)| {
        cells.sort_unstable_by_key(|at| at.row);
        let column = column.definition().name;
        let texts = abridged_name_list(cells.iter().map(|at| at.a1()), MOST);
        Problem::new(problems::FormulasReplaced { column, cells: texts }, cells[0])
    });
    told.collect()
}
