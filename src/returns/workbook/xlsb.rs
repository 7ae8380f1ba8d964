//! Binary workbooks of Excel: xlsb. Values and formulas stream; looks are not
//! known.

use std::collections::HashMap;
use std::io::Cursor;

use calamine::{Reader as _, SheetType, SheetVisible, Xlsb, XlsbError};

use super::archive::Archive;
use super::{Opened, SheetTrouble, attach_formulas, stored, within_limits};
use crate::model::{Look, SheetCopy, Stored, StoredCell};
use crate::problem::Trouble;

/// Reads all sheets of the workbook.
pub fn read(bytes: &[u8], _guarded: &Archive<'_>) -> Result<Opened, Trouble> {
    let mut workbook = Xlsb::new(Cursor::new(bytes)).map_err(|why| match why {
        XlsbError::Password => Trouble::WorkbookEncrypted,
        why => Trouble::WorkbookDamaged { why: why.to_string() },
    })?;
    let mut opened = Opened::default();
    opened.facsimile.looks.push(Look::default());
    let shifted = workbook.has_1904_epoch();
    for sheet in workbook.sheets_metadata().to_vec() {
        if sheet.typ != SheetType::WorkSheet {
            continue;
        }
        let mut copy = SheetCopy {
            name: sheet.name.clone(),
            hidden: sheet.visible != SheetVisible::Visible,
            ..SheetCopy::default()
        };
        let index = opened.facsimile.sheets.len() as u16;
        if let Err(why) = read_cells(&mut workbook, &mut copy, shifted) {
            let trouble = Trouble::SheetUnreadable { why: why.to_string() };
            opened.troubles.push(SheetTrouble { sheet: index, trouble });
        }
        read_formulas(&mut workbook, &mut copy);
        within_limits(&copy)?;
        opened.facsimile.sheets.push(copy);
    }
    Ok(opened)
}

fn read_cells(
    workbook: &mut Xlsb<Cursor<&[u8]>>,
    copy: &mut SheetCopy,
    shifted: bool,
) -> Result<(), XlsbError> {
    let mut reader = workbook.worksheet_cells_reader(&copy.name)?;
    while let Some(cell) = reader.next_cell()? {
        let (row, column) = cell.get_position();
        let value = stored(cell.get_value(), shifted);
        if let (Ok(column), false) = (u16::try_from(column), value == Stored::Blank) {
            copy.cells.push(StoredCell { row, column, look: 0, value, formula: None });
        }
    }
    Ok(())
}

/// Formulas of this kind always store a value, and calamine gives all but
/// errors: one without a value is an error cell.
fn read_formulas(workbook: &mut Xlsb<Cursor<&[u8]>>, copy: &mut SheetCopy) {
    let mut found: HashMap<(u32, u16), Box<str>> = HashMap::new();
    if let Ok(mut reader) = workbook.worksheet_cells_reader(&copy.name) {
        while let Ok(Some(cell)) = reader.next_formula() {
            let (row, column) = cell.get_position();
            if let (Ok(column), false) = (u16::try_from(column), cell.get_value().is_empty()) {
                found.insert((row, column), cell.get_value().as_str().into());
            }
        }
    }
    attach_formulas(copy, found);
    for cell in &mut copy.cells {
        if cell.value == Stored::Blank && cell.formula.is_some() {
            cell.value = Stored::Error("#VALUE!".into());
        }
    }
}
