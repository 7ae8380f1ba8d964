//! Binary workbooks of Excel: xlsb.
//!
//! Values and formulas stream out of calamine. What it leaves out is found by
//! walking the records (MS-XLSB): number formats, so that a percentage is known
//! as one, errors that formulas gave, merges, hidden rows and columns.

use std::collections::HashMap;
use std::io::Cursor;

use calamine::{Reader as _, SheetType, SheetVisible, Xlsb, XlsbError};

use super::archive::Archive;
use super::xlsx::relationships;
use super::{
    Formulas, MOST_COLUMNS, MOST_MERGED, MOST_ROWS, Opened, SheetTrouble, Used, attach_formulas,
    names_of, not_copied, stored, u16_at, u32_at,
};
use crate::model::{
    Area, ColumnLayout, Layout, Look, NumberFormat, RowLayout, SheetCopy, Stored, StoredCell,
};
use crate::problem::Trouble;

/// The last column of a sheet, from nought.
const LAST_COLUMN: u32 = MOST_COLUMNS as u32 - 1;

/// Reads all sheets of the workbook.
pub fn read(bytes: &[u8], mut archive: Archive<'_>) -> Result<Opened, Trouble> {
    let mut workbook = Xlsb::new(Cursor::new(bytes)).map_err(|why| match why {
        XlsbError::Password => Trouble::WorkbookEncrypted,
        why => Trouble::WorkbookDamaged { why: why.to_string() },
    })?;
    let parts = sheet_parts(&mut archive);
    let styles = styles(&mut archive);
    let mut opened = Opened::default();
    opened.facsimile.looks = looks(&styles);
    let mut used = Used::within(archive.bounds);
    let shifted = workbook.has_1904_epoch();
    for sheet in workbook.sheets_metadata().to_vec() {
        if sheet.typ != SheetType::WorkSheet {
            continue;
        }
        let part = parts.get(&sheet.name);
        let records = part.and_then(|part| archive.part(part)).unwrap_or_default();
        let walked = SheetRecords::walked(&records, styles.len());
        let mut copy = SheetCopy {
            name: sheet.name.clone(),
            hidden: sheet.visible != SheetVisible::Visible,
            ..SheetCopy::default()
        };
        let index = opened.facsimile.sheets.len() as u16;
        let read = read_cells(&mut workbook, &mut copy, &walked, &mut used, shifted);
        used.check()?;
        if let Err(why) = read {
            let trouble = Trouble::SheetUnreadable { why: why.to_string() };
            opened.troubles.push(SheetTrouble { sheet: index, trouble });
        }
        let formulas = read_formulas(&mut workbook, &copy.name);
        opened.troubles.extend(formulas.trouble(index));
        let related = part.map(|part| relationships(&mut archive, part)).unwrap_or_default();
        if related.iter().any(|related| related.kind.ends_with("/comments")) {
            opened.troubles.push(not_copied(index, "Notes"));
        }
        attach_formulas(&mut copy, formulas.sound);
        copy.layout = walked.layout;
        opened.facsimile.sheets.push(copy);
    }
    opened.facsimile.names = names_of(workbook.defined_names());
    Ok(opened)
}

fn read_cells(
    workbook: &mut Xlsb<Cursor<&[u8]>>,
    copy: &mut SheetCopy,
    walked: &SheetRecords,
    used: &mut Used,
    shifted: bool,
) -> Result<(), XlsbError> {
    let look_of = |row, column| walked.looks.get(&(row, column)).copied().unwrap_or(0);
    for ((row, column), error) in &walked.errors {
        let (row, column, value) = (*row, *column, Stored::Error((*error).into()));
        let look = look_of(row, column);
        copy.cells.push(StoredCell { row, column, look, value, formula: None });
    }
    let mut reader = workbook.worksheet_cells_reader(&copy.name)?;
    while !used.up() {
        let Some(cell) = reader.next_cell()? else {
            break;
        };
        let (row, column) = cell.get_position();
        let value = stored(cell.get_value(), shifted);
        let Some(column) = u16::try_from(column).ok().filter(|_| value != Stored::Blank) else {
            continue;
        };
        used.count(&value, None);
        let look = look_of(row, column);
        copy.cells.push(StoredCell { row, column, look, value, formula: None });
    }
    Ok(())
}

fn read_formulas(workbook: &mut Xlsb<Cursor<&[u8]>>, sheet: &str) -> Formulas {
    let mut formulas = Formulas::default();
    let Ok(mut reader) = workbook.worksheet_cells_reader(sheet) else {
        return formulas;
    };
    loop {
        match reader.next_formula() {
            Ok(Some(cell)) => {
                let (row, column) = cell.get_position();
                if let (Ok(column), false) = (u16::try_from(column), cell.get_value().is_empty()) {
                    formulas.put(row, column, cell.get_value());
                }
            }
            Ok(None) => return formulas,
            // What follows cannot be read either; the values have been.
            Err(_) => {
                formulas.left_out = true;
                return formulas;
            }
        }
    }
}

/// What the records of a sheet tell beside the values.
#[derive(Default)]
struct SheetRecords {
    /// The looks of cells that have one.
    looks: HashMap<(u32, u16), u32>,
    /// Errors that formulas gave.
    errors: HashMap<(u32, u16), &'static str>,
    layout: Layout,
}

impl SheetRecords {
    /// Walks a sheet's part, in a workbook with so many styles.
    fn walked(part: &[u8], styles: usize) -> SheetRecords {
        let mut sheet = SheetRecords::default();
        let mut row = 0;
        for (kind, data) in walk(part) {
            match kind {
                0 => {
                    row = u32_at(data, 0).unwrap_or(row);
                    sheet.row(row, data);
                }
                2..=11 => sheet.cell(row, kind, data, styles),
                60 => sheet.column(data),
                176 => sheet.merge(data),
                _ => {}
            }
        }
        sheet
    }

    fn row(&mut self, row: u32, data: &[u8]) {
        if data.get(11).is_some_and(|flags| flags & 0x10 != 0) {
            self.layout.rows.push(RowLayout { row, height: None, hidden: true });
        }
    }

    fn cell(&mut self, row: u32, kind: u16, data: &[u8], styles: usize) {
        let (Some(column), Some(style)) = (u32_at(data, 0), u32_at(data, 4)) else {
            return;
        };
        let (Ok(column), style) = (u16::try_from(column), style & 0x00FF_FFFF) else {
            return;
        };
        if (style as usize) < styles {
            self.looks.insert((row, column), style + 1);
        }
        if kind == 11 {
            self.errors.extend(data.get(8).and_then(error).map(|error| ((row, column), error)));
        }
    }

    fn column(&mut self, data: &[u8]) {
        let (Some(first), Some(last)) = (u32_at(data, 0), u32_at(data, 4)) else {
            return;
        };
        let hidden = data.get(16).is_some_and(|flags| flags & 1 != 0);
        if hidden && first <= last.min(LAST_COLUMN) {
            let (first, last) = (first as u16, last.min(LAST_COLUMN) as u16);
            self.layout.columns.push(ColumnLayout { first, last, width: None, hidden });
        }
    }

    fn merge(&mut self, data: &[u8]) {
        let at = |place| u32_at(data, place);
        let (Some(first_row), Some(last_row), Some(first), Some(last)) =
            (at(0), at(4), at(8), at(12))
        else {
            return;
        };
        if first_row > last_row || last_row >= MOST_ROWS || first > last || last > LAST_COLUMN {
            return;
        }
        let (first_column, last_column) = (first as u16, last as u16);
        let area = Area { first_row, first_column, last_row, last_column };
        if (2..=MOST_MERGED).contains(&area.cells()) {
            self.layout.merges.push(area);
        }
    }
}

/// The part of each sheet, by the sheet's name.
fn sheet_parts(archive: &mut Archive<'_>) -> HashMap<String, String> {
    let targets: HashMap<String, String> =
        relationships(archive, "xl/workbook.bin").into_iter().map(|r| (r.id, r.target)).collect();
    let list = archive.part("xl/workbook.bin").unwrap_or_default();
    walk(&list)
        .filter(|(kind, _)| *kind == 156)
        .filter_map(|(_, data)| {
            let (id, rest) = wide_text(data.get(8..)?)?;
            let (name, _) = wide_text(rest)?;
            Some((name, targets.get(&id)?.clone()))
        })
        .collect()
}

/// The number format of each cell style.
fn styles(archive: &mut Archive<'_>) -> Vec<NumberFormat> {
    let part = archive.part("xl/styles.bin").unwrap_or_default();
    let mut own: HashMap<u16, String> = HashMap::new();
    let mut styles = Vec::new();
    let mut of_cells = false;
    for (kind, data) in walk(&part) {
        match kind {
            44 => own.extend(own_format(data)),
            617 => of_cells = true,
            618 => break,
            47 if of_cells => {
                let format = u16_at(data, 2).unwrap_or(0);
                styles.push(NumberFormat::of_excel(format, own.get(&format).map(String::as_str)));
            }
            _ => {}
        }
    }
    styles
}

/// One look per cell style, after the default one.
fn looks(styles: &[NumberFormat]) -> Vec<Look> {
    let of_style =
        |format: &NumberFormat| Look { number_format: format.clone(), ..Look::default() };
    std::iter::once(Look::default()).chain(styles.iter().map(of_style)).collect()
}

/// A number format of the workbook's own.
fn own_format(data: &[u8]) -> Option<(u16, String)> {
    Some((u16_at(data, 0)?, wide_text(data.get(2..)?)?.0))
}

fn error(code: &u8) -> Option<&'static str> {
    Some(match code {
        0x00 => "#NULL!",
        0x07 => "#DIV/0!",
        0x0F => "#VALUE!",
        0x17 => "#REF!",
        0x1D => "#NAME?",
        0x24 => "#NUM!",
        0x2A => "#N/A",
        _ => return None,
    })
}

/// The records of a part: kind and data. Kind and length take a byte or more,
/// of which each says whether another follows.
fn walk(part: &[u8]) -> impl Iterator<Item = (u16, &[u8])> {
    let mut rest = part;
    std::iter::from_fn(move || {
        let (kind, after) = varying(rest, 2)?;
        let (length, after) = varying(after, 4)?;
        let data = after.get(..length as usize)?;
        rest = &after[length as usize..];
        Some((kind as u16, data))
    })
}

/// A number of seven bits a byte, and what follows it.
fn varying(bytes: &[u8], most: usize) -> Option<(u32, &[u8])> {
    let mut number = 0u32;
    for index in 0..most {
        let byte = *bytes.get(index)?;
        number |= u32::from(byte & 0x7F) << (7 * index);
        if byte & 0x80 == 0 {
            return Some((number, &bytes[index + 1..]));
        }
    }
    Some((number, &bytes[most..]))
}

/// Text with its length in front, and what follows it.
fn wide_text(data: &[u8]) -> Option<(String, &[u8])> {
    let bytes = usize::try_from(u32_at(data, 0)?).ok()?.checked_mul(2)?;
    let text = data.get(4..bytes.checked_add(4)?)?;
    let units: Vec<u16> =
        text.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
    Some((String::from_utf16_lossy(&units), &data[4 + bytes..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_parted() {
        // Kind 278 without data, kind 19 with three bytes, and one that is cut off.
        let part = [0x96, 0x02, 0, 19, 3, 1, 2, 3, 5, 200];
        let found: Vec<(u16, &[u8])> = walk(&part).collect();
        assert_eq!(found, [(278, &[][..]), (19, &[1, 2, 3][..])]);
    }

    #[test]
    fn a_merge_beyond_the_sheet_is_left_out() {
        let mut sheet = SheetRecords::default();
        let mut area = [0u8; 16];
        area[4] = 1;
        sheet.merge(&area);
        area[8..16].copy_from_slice(&[255; 8]);
        sheet.merge(&area);
        assert_eq!(sheet.layout.merges.len(), 1);
    }
}
