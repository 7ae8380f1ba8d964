//! Cleans a workbook that was read: cells outside a sheet, and formulas with outside references.

use super::formulas;
use super::opened::{LocatedSheetFault, OpenedWorkbook, SKIPPED_FORMULAS_TEXT, not_copied_fault};
use crate::address::{CellRange, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS};
use crate::workbook_copy::{
    CellValue, SheetCopy, StoredCell, WorkbookCopy, refers_to_table_or_workbook,
};

/// The most cells in merges and array formulas of a sheet together.
const MOST_FILLED: u64 = 500_000;

/// Removes from a sheet what lies outside any sheet or makes its copy endless, as in damaged or
/// malicious files. Sorts the cells by row and column; NaN and infinities become errors.
pub(super) fn clean_sheet(sheet: &mut SheetCopy) {
    sheet.cells.retain(|cell| cell.row < MAX_SHEET_ROWS && cell.column < MAX_SHEET_COLUMNS);
    sort_cells(sheet);
    for cell in &mut sheet.cells {
        if let CellValue::Number(number) | CellValue::Date(number) = cell.value
            && !number.is_finite()
        {
            cell.value = CellValue::Error("#NUM!".into());
        }
    }
    let layout = &mut sheet.layout;
    layout.rows.retain(|row| row.row < MAX_SHEET_ROWS);
    layout.columns.retain(|column| column.first <= column.last && column.last < MAX_SHEET_COLUMNS);
    for width in layout.columns.iter_mut().map(|column| &mut column.width) {
        *width = width.filter(|width| width.is_finite());
    }
    for height in layout.rows.iter_mut().map(|row| &mut row.height) {
        *height = height.filter(|height| height.is_finite());
    }
    layout.frozen =
        layout.frozen.filter(|(row, column)| *row < MAX_SHEET_ROWS && *column < MAX_SHEET_COLUMNS);
    layout.notes.retain(|note| note.row < MAX_SHEET_ROWS && note.column < MAX_SHEET_COLUMNS);
    // Every cell of a merge or array is written.
    let mut filled = 0;
    let mut fits = |area: &CellRange| {
        filled += area.cell_count();
        area.last_row < MAX_SHEET_ROWS
            && area.last_column < MAX_SHEET_COLUMNS
            && filled <= MOST_FILLED
    };
    layout.merges.retain(&mut fits);
    layout.arrays.retain(&mut fits);
}

/// Removes formulas, names and choices with outside references. Removed formulas are a fault of
/// their sheet; their values stay. A formula of a table or another workbook that was saved without its
/// result stays too, so that the cell is not taken for an empty one; no copy gets it.
pub(super) fn remove_outside_references(opened: &mut OpenedWorkbook) {
    let WorkbookCopy { sheets, names, .. } = &mut opened.workbook_copy;
    let skipped = opened.skipped.iter().map(|sheet| &sheet.name);
    let known = sheets.iter().map(|sheet| &sheet.name).chain(skipped);
    let known: Vec<String> = known.cloned().collect();
    let reaches_out = |formula: &str| formulas::has_outside_reference(formula, &known);
    names.retain(|(_, formula)| !reaches_out(formula));
    for (index, sheet) in (0u16..).zip(sheets) {
        sheet.layout.lists.retain(|list| !reaches_out(&list.source));
        let mut left_out = false;
        for cell in &mut sheet.cells {
            if !cell.formula.as_deref().is_some_and(reaches_out) {
                continue;
            }
            left_out = true;
            let no_result = matches!(cell.value, CellValue::Blank | CellValue::Number(0.0));
            cell.formula.take_if(|formula| !(no_result && refers_to_table_or_workbook(formula)));
            // One that was saved without its result must not count as blank.
            if cell.formula.is_none() && cell.value == CellValue::Blank {
                cell.value = CellValue::Error("#REF!".into());
            }
        }
        let told =
            |fault: &LocatedSheetFault| *fault == not_copied_fault(index, SKIPPED_FORMULAS_TEXT);
        if left_out && !opened.faults.iter().any(told) {
            opened.faults.push(not_copied_fault(index, SKIPPED_FORMULAS_TEXT));
        }
    }
}

/// Sorts cells by row; nearly all files have them so already.
pub(super) fn sort_cells(copy: &mut SheetCopy) {
    let key = |cell: &StoredCell| (cell.row, cell.column);
    if !copy.cells.is_sorted_by_key(key) {
        copy.cells.sort_by_key(key);
    }
    copy.cells.dedup_by_key(|cell| (cell.row, cell.column));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::values::cell_value_from_calamine;
    use calamine::DataRef;

    #[test]
    fn nan_and_infinities_are_errors() {
        let read = |value: CellValue| {
            let cell = StoredCell { row: 0, column: 0, look: 0, value, formula: None };
            let mut sheet = SheetCopy { cells: vec![cell], ..SheetCopy::default() };
            clean_sheet(&mut sheet);
            sheet.cells[0].value.clone()
        };
        for wrong in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            let error = CellValue::Error("#NUM!".into());
            assert_eq!(read(cell_value_from_calamine(&DataRef::Float(wrong), false)), error);
            assert_eq!(read(CellValue::Date(wrong)), error);
        }
        assert_eq!(
            read(cell_value_from_calamine(&DataRef::Float(0.5), false)),
            CellValue::Number(0.5)
        );
    }
}
