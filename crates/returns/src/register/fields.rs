//! The sheets of a register and the cells of its rows.

use std::sync::Arc;

use jiff::civil::Date;
use workbook::{OpenedWorkbook, SheetFault};

use super::super::open_workbook;
use super::super::table::RowReading;
use model::WorkbookCopy;
use model::form::FormColumn;
use model::name_comparison::folded_name;
use model::problem::Problem;

/// The problems of truncated sheets. Faults of their look are reported when they are copied.
pub(super) fn truncated_sheet_problems(opened: &OpenedWorkbook) -> Vec<Problem> {
    let faults = opened.faults.iter();
    let told = faults.filter(|one| !matches!(one.fault, SheetFault::NotCopied { .. }));
    told.cloned().map(open_workbook::sheet_fault_problem).collect()
}

/// The index of the form's sheet.
pub(crate) fn form_sheet_index<C: FormColumn>(workbook_copy: &WorkbookCopy) -> Option<u16> {
    let wanted = folded_name(C::FORM.name);
    let found = workbook_copy.sheets.iter().position(|sheet| folded_name(&sheet.name) == wanted);
    found.and_then(|index| u16::try_from(index).ok())
}

/// The text of a cell; empty without one.
pub(super) fn cell_text<C: FormColumn>(row: &RowReading<C>, column: C) -> Box<str> {
    row.record.text(column).map(|cell| cell.value.into()).unwrap_or_default()
}

/// The same, to be shared.
pub(super) fn shared_cell_text<C: FormColumn>(row: &RowReading<C>, column: C) -> Arc<str> {
    row.record.text(column).map(|cell| cell.value.into()).unwrap_or_default()
}

/// The text of a cell, if there is one.
pub(super) fn optional_cell_text<C: FormColumn>(
    row: &RowReading<C>,
    column: C,
) -> Option<Box<str>> {
    row.record.text(column).map(|cell| cell.value.into())
}

/// The day of a cell, if there is one.
pub(super) fn cell_day<C: FormColumn>(row: &RowReading<C>, column: C) -> Option<Date> {
    row.record.date(column).map(|cell| cell.value)
}
