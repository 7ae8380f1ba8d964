//! Cells that palmares itself wrote into a file as remarks (see [`remark`]).

use crate::model::form::{FormColumn, Kind};
use crate::model::names::folded;
use crate::model::remark;

use super::tree::{Element, REMARK};
use crate::foreign::sheets::{Filled, Row};

/// The rows of a sheet in an element.
pub(super) fn rows<C: FormColumn>(element: &Element) -> Vec<Row<C>> {
    let mut rows = Vec::new();
    for child in element.all(REMARK) {
        let (sheet, cells) = remark::read(child.own_text());
        if sheet == C::FORM.name {
            child.put_aside();
            rows.push(cells.iter().filter_map(|(name, value)| cell(name, value)).collect());
        }
    }
    rows
}

/// Completes a row by the remarks in its element, which override the rest.
pub(super) fn complete<C: FormColumn>(element: &Element, row: &mut Row<C>) {
    for (column, nth, filled) in rows::<C>(element).into_iter().flatten() {
        row.retain(|(known, n, _)| (*known, *n) != (column, nth));
        // An empty cell clears the column.
        if filled != Filled::text("") {
            row.push((column, nth, filled));
        }
    }
}

fn cell<C: FormColumn>(name: &str, value: &str) -> Option<(C, u8, Filled)> {
    let column = C::ALL[*C::named(&folded(name), true).first()?];
    let filled = match column.column().kind {
        Kind::Number | Kind::Rating | Kind::Whole | Kind::Score | Kind::Percent => {
            Filled::number(value)
        }
        _ => Filled::text(value),
    };
    Some((column, 1, filled))
}
