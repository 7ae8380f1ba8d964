//! Sheets that the options skip, because palmares writes them anew. What somebody added to one is kept:
//! its notes, and cells outside the table.

use super::opened::{OpenedWorkbook, SkippedSheet};
use super::options::SkipsSheet;
use crate::address::{CellRange, parse_range};
use crate::workbook_copy::{CellValue, SheetCopy, StoredCell};

/// Removes the sheets to skip, with their faults.
pub(super) fn remove_skipped_sheets(opened: &mut OpenedWorkbook, passes_over: SkipsSheet) {
    let sheets = std::mem::take(&mut opened.workbook_copy.sheets);
    let mut now: Vec<Option<u16>> = Vec::with_capacity(sheets.len());
    for sheet in sheets {
        let kept = !is_sheet_skipped(passes_over, &sheet.name, &sheet.cells);
        now.push(kept.then_some(opened.workbook_copy.sheets.len() as u16));
        match kept {
            true => opened.workbook_copy.sheets.push(sheet),
            false => opened.skipped.push(skipped_sheet(sheet)),
        }
    }
    opened.faults.retain_mut(|fault| {
        let place = now.get(usize::from(fault.sheet)).copied().flatten();
        fault.sheet = place.unwrap_or_default();
        place.is_some()
    });
}

/// Whether to skip a sheet, by its name and the texts of its first row.
pub(super) fn is_sheet_skipped(passes_over: SkipsSheet, name: &str, cells: &[StoredCell]) -> bool {
    let mut texts: Vec<&str> = Vec::new();
    for cell in cells.iter().take_while(|cell| cell.row == 0) {
        if let CellValue::Text(text) = &cell.value {
            texts.resize(usize::from(cell.column), "");
            texts.push(text);
        }
    }
    passes_over(name, &texts)
}

/// What was added to a sheet to skip of a workbook whose names are not known.
fn skipped_sheet(sheet: SheetCopy) -> SkippedSheet {
    let table = table_range(&sheet.name, &sheet.cells, &[]);
    SkippedSheet {
        name: sheet.name,
        added_cells: cells_outside(sheet.cells, &table),
        notes: sheet.layout.notes,
    }
}

/// The filled cells outside a table that begins with the first cell.
pub(super) fn cells_outside(cells: Vec<StoredCell>, table: &CellRange) -> Vec<StoredCell> {
    let filled = |cell: &StoredCell| cell.value != CellValue::Blank || cell.formula.is_some();
    let outside = |cell: &StoredCell| cell.row > table.last_row || cell.column > table.last_column;
    cells.into_iter().filter(|cell| filled(cell) && outside(cell)).collect()
}

/// The range of a sheet's table, by the names that Excel keeps: of its filter, or of its print area,
/// which has a blank row below the headings of an empty table. Without both it is as wide as its first
/// row, and how far down it goes is not known.
pub(super) fn table_range(
    sheet: &str,
    cells: &[StoredCell],
    names: &[(String, String)],
) -> CellRange {
    let quoted = format!("'{}'", sheet.replace('\'', "''"));
    let range = |wanted: &str| {
        names.iter().filter(|(name, _)| name == wanted).find_map(|(_, formula)| {
            let (of, range) = formula.rsplit_once('!')?;
            (of == sheet || of == quoted).then(|| parse_range(range)).flatten()
        })
    };
    if let Some(filter) = range("_xlnm._FilterDatabase") {
        return filter;
    }
    if let Some(printed) = range("_xlnm.Print_Area") {
        let empty = printed.last_row == 1;
        return CellRange { last_row: if empty { 0 } else { printed.last_row }, ..printed };
    }
    let headings = cells.iter().take_while(|cell| cell.row == 0);
    let last_column = headings.map(|cell| cell.column).max().unwrap_or(0);
    CellRange { first_row: 0, first_column: 0, last_row: u32::MAX, last_column }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use crate::read::{ReadOptions, read};
    use rust_xlsxwriter::{Note, Workbook, Worksheet, XlsxError};

    /// What a person does to a sheet.
    type Change = fn(&mut Worksheet) -> Result<&mut Worksheet, XlsxError>;

    /// A sheet `Report` of two columns and two rows below its headings, with a change.
    fn report(filter: bool, change: Change) -> Vec<u8> {
        let mut book = Workbook::new();
        let sheet = book.add_worksheet();
        sheet.set_name("Report").unwrap();
        sheet.write_row_matrix(0, 0, [["Number", "Why"], ["7", "a"], ["8", "b"]]).unwrap();
        if filter {
            sheet.autofilter(0, 0, 2, 1).unwrap();
        }
        change(sheet).unwrap();
        book.save_to_buffer().unwrap()
    }

    #[test]
    fn what_is_added_to_a_skipped_sheet_is_kept() {
        let skips = |name: &str, first: &[&str]| name == "Report" && first == ["Number", "Why"];
        let options = ReadOptions { passes_over: Some(skips), ..ReadOptions::default() };
        let cases: [(bool, Change, &[&str]); 7] = [
            (true, |sheet| Ok(sheet), &[]),
            (true, |sheet| sheet.write(1, 1, "inside"), &[]),
            (true, |sheet| sheet.write(2, 3, "beside"), &["D3"]),
            (true, |sheet| sheet.write(5, 0, "below"), &["A6"]),
            (
                true,
                |sheet| sheet.insert_note(1, 1, &Note::new("noted").add_author_prefix(false)),
                &["noted"],
            ),
            (false, |sheet| sheet.write(1, 2, "beside"), &["C2"]),
            (false, |sheet| sheet.write(5, 0, "not known to be below"), &[]),
        ];
        for (filter, change, wanted) in cases {
            let opened = read(&report(filter, change), &options).unwrap();
            assert!(opened.workbook_copy.sheets.is_empty());
            let [skipped] = &opened.skipped[..] else { panic!("{} skipped", opened.skipped.len()) };
            let cells = skipped.added_cells.iter().map(|cell| crate::to_a1(cell.row, cell.column));
            let notes = skipped.notes.iter().map(|note| note.text.clone());
            assert_eq!(cells.chain(notes).collect::<Vec<_>>(), wanted);
        }
    }
}
