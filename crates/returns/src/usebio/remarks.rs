//! Rows that palmares itself wrote into a file as remarks (see [`embedded_form_cells`]).

use crate::remarks;
use adopt::return_sheets::ReturnSheetRow;
use model::embedded_form_cells;
use model::form::FormColumn;

use super::tree::{EMBEDDED_ROW_ELEMENT_NAME, UsebioElement};

/// The rows of a sheet in an element.
pub(super) fn embedded_rows_of_element<C: FormColumn>(
    element: &UsebioElement,
) -> Vec<ReturnSheetRow<C>> {
    let mut rows = Vec::new();
    for child in element.children_named(EMBEDDED_ROW_ELEMENT_NAME) {
        let (sheet, cells) = embedded_form_cells::parse_embedded_form_row(child.own_text());
        if sheet == C::FORM.name {
            child.mark_all_read();
            rows.push(remarks::row_from_embedded_cells(&cells));
        }
    }
    rows
}

/// Completes a row by the remarks in its element, which override the rest.
pub(super) fn override_row_from_element<C: FormColumn>(
    element: &UsebioElement,
    row: &mut ReturnSheetRow<C>,
) {
    embedded_rows_of_element::<C>(element)
        .into_iter()
        .for_each(|remark| remarks::apply_embedded_cells_to_row(row, remark));
}
