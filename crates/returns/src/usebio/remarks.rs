//! Rows that palmares itself wrote into a file as remarks (see [`processing_instruction`]).

use crate::remarks;
use adopt::return_sheets::Row;
use model::form::FormColumn;
use model::processing_instruction;

use super::tree::{Element, REMARK};

/// The rows of a sheet in an element.
pub(super) fn rows<C: FormColumn>(element: &Element) -> Vec<Row<C>> {
    let mut rows = Vec::new();
    for child in element.all(REMARK) {
        let (sheet, cells) = processing_instruction::read(child.own_text());
        if sheet == C::FORM.name {
            child.put_aside();
            rows.push(remarks::row(&cells));
        }
    }
    rows
}

/// Completes a row by the remarks in its element, which override the rest.
pub(super) fn complete<C: FormColumn>(element: &Element, row: &mut Row<C>) {
    rows::<C>(element).into_iter().for_each(|remark| remarks::complete(row, remark));
}
