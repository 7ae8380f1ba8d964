//! Cells that palmares itself wrote into a file of another kind (see [`processing_instruction`]).
//!
//! [`processing_instruction`]: model::processing_instruction

use adopt::return_sheets::{CellContent, Row};
use model::form::{ColumnKind, FormColumn};
use model::names::folded;

use super::heading_names::columns_meant;

/// The cells of a remark, by the headings of their columns.
pub(super) type Cells = Vec<(String, String)>;

/// The row of a remark; cells of no column are skipped.
pub(super) fn row<C: FormColumn>(cells: &[(String, String)]) -> Row<C> {
    cells.iter().filter_map(|(name, value)| cell(name, value)).collect()
}

/// Completes a row by a remark, which overrides the rest.
pub(super) fn complete<C: FormColumn>(row: &mut Row<C>, remark: Row<C>) {
    for (column, nth, filled) in remark {
        row.retain(|(known, n, _)| (*known, *n) != (column, nth));
        // An empty cell clears the column.
        if filled != CellContent::text("") {
            row.push((column, nth, filled));
        }
    }
}

fn cell<C: FormColumn>(name: &str, value: &str) -> Option<(C, u8, CellContent)> {
    let (column, nth) = *columns_meant(C::FORM, &folded(name)).first()?;
    let filled = match column.column().kind {
        ColumnKind::Number
        | ColumnKind::Rating
        | ColumnKind::Whole
        | ColumnKind::Score
        | ColumnKind::Percent => CellContent::number_or_text(value),
        _ => CellContent::text(value),
    };
    Some((C::of_any(column), nth, filled))
}
