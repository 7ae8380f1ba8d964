//! Cells that palmares itself wrote into a file of another kind (see [`embedded_form_cells`]).
//!
//! [`embedded_form_cells`]: model::embedded_form_cells

use adopt::return_sheets::{CellContent, ReturnSheetRow};
use model::form::{ColumnKind, FormColumn};
use model::name_comparison::folded_name;

use super::heading_names::columns_meant_by_heading;

/// The cells of a remark, by the headings of their columns.
pub(super) type EmbeddedFormCells = Vec<(String, String)>;

/// The row of a remark; cells of no column are skipped.
pub(super) fn row_from_embedded_cells<C: FormColumn>(
    cells: &[(String, String)],
) -> ReturnSheetRow<C> {
    cells.iter().filter_map(|(name, value)| cell(name, value)).collect()
}

/// Completes a row by a remark, which overrides the rest.
pub(super) fn apply_embedded_cells_to_row<C: FormColumn>(
    row: &mut ReturnSheetRow<C>,
    remark: ReturnSheetRow<C>,
) {
    for (column, nth, filled) in remark {
        row.retain(|(known, n, _)| (*known, *n) != (column, nth));
        // An empty cell clears the column.
        if filled != CellContent::text("") {
            row.push((column, nth, filled));
        }
    }
}

fn cell<C: FormColumn>(name: &str, value: &str) -> Option<(C, u8, CellContent)> {
    let (column, nth) = *columns_meant_by_heading(C::FORM, &folded_name(name)).first()?;
    let filled = match column.definition().kind {
        ColumnKind::Number
        | ColumnKind::Rating
        | ColumnKind::Whole
        | ColumnKind::Score
        | ColumnKind::Percent => CellContent::number_or_text(value),
        _ => CellContent::text(value),
    };
    Some((C::from_untyped(column), nth, filled))
}
