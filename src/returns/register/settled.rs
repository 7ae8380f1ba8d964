//! The rows whose figures can be read in two ways, settled sheet by sheet.

use crate::model::form::{CertificateColumn, GoldColumn, MemberColumn};
use crate::model::register::{Member, Register};
use crate::model::{Facsimile, Placed};

use super::{figures, headed};
use crate::returns::cells::CellReader;

/// What becomes of a row of which a figure can be read in two ways.
const NOT_COUNTED: &str = "the row was not counted";

/// Settles doubtful totals of members.
pub(super) fn totals(
    facsimile: &Facsimile,
    placed: &Placed<MemberColumn>,
    members: &mut [Member],
    reader: &mut CellReader<'_>,
) {
    let columns = (&headed::TOTALS[..], "points of this member wait");
    figures::settle(facsimile, placed, columns, reader, |at, column, read| {
        let Some(member) = members.iter_mut().find(|member| member.at.row == at.row) else {
            return;
        };
        let kind = headed::kind_of(column);
        match read {
            Some(read) => member.points.add(kind, read - member.points.of(kind)),
            None => member.sound = false,
        }
    });
}

/// Settles doubtful figures of the sheet `Gold`.
pub(super) fn gold(facsimile: &Facsimile, register: &mut Register, reader: &mut CellReader<'_>) {
    let Some(placed) = register.layout.gold.clone() else { return };
    let columns = (&[GoldColumn::Points][..], NOT_COUNTED);
    figures::settle(facsimile, &placed, columns, reader, |at, _, read| match read {
        Some(read) => {
            let own = register.gold.iter_mut().find(|row| row.at.row == at.row);
            own.into_iter().for_each(|row| row.points = read);
        }
        None => register.gold.retain(|row| row.at.row != at.row),
    });
}

/// Settles doubtful figures of the sheet `Certificates`.
pub(super) fn certificates(
    facsimile: &Facsimile,
    register: &mut Register,
    reader: &mut CellReader<'_>,
) {
    let Some(placed) = register.layout.certificates.clone() else { return };
    let columns = (&[CertificateColumn::Local, CertificateColumn::Green][..], NOT_COUNTED);
    figures::settle(facsimile, &placed, columns, reader, |at, column, read| match read {
        Some(read) => {
            let own = register.certificates.iter_mut().find(|row| row.at.row == at.row);
            own.into_iter().for_each(|row| match column {
                CertificateColumn::Green => row.points.green = read,
                _ => row.points.local = read,
            });
        }
        None => register.certificates.retain(|row| row.at.row != at.row),
    });
}
