//! All five kinds of workbook hold the same cells; the files are those of `tests/file_kinds`.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::path::Path;

use workbook::{CellValue, ReadOptions, WorkbookCopy, read};

fn opened(name: &str) -> WorkbookCopy {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/file_kinds");
    let bytes = std::fs::read(folder.join(name)).unwrap();
    read(&bytes, &ReadOptions::default()).unwrap().workbook_copy
}

/// The values of all cells by sheet. Some kinds store TRUE as a number, or a number with one more
/// digit.
fn values(workbook_copy: &WorkbookCopy) -> Vec<(String, u32, u16, String)> {
    let sheets = workbook_copy.sheets.iter();
    let cells = sheets.flat_map(|sheet| sheet.cells.iter().map(|cell| (sheet.name.clone(), cell)));
    cells
        .filter_map(|(sheet, cell)| {
            let value = match &cell.value {
                CellValue::Blank => return None,
                CellValue::Number(number) | CellValue::Date(number) => format!("{number:.9}"),
                CellValue::Bool(answer) => format!("{:.9}", f64::from(u8::from(*answer))),
                CellValue::Text(text) | CellValue::Error(text) => text.to_string(),
            };
            Some((sheet, cell.row, cell.column, value))
        })
        .collect()
}

#[test]
fn all_kinds_hold_the_same_values() {
    for workbook in ["everything", "far-apart", "from-1904"] {
        let wanted = values(&opened(&format!("{workbook}.xlsx")));
        assert!(wanted.len() > 1, "{workbook}");
        for kind in ["xlsm", "xlsb", "xls", "ods"] {
            let found = values(&opened(&format!("{workbook}.{kind}")));
            // The last row of an xls is 65,536.
            if (workbook, kind) != ("far-apart", "xls") {
                assert_eq!(found, wanted, "{workbook}.{kind}");
            }
        }
    }
}

#[test]
fn a_copy_is_read_as_its_original() {
    for kind in ["xlsx", "xlsm", "xlsb", "xls", "ods"] {
        let original = opened(&format!("everything.{kind}"));
        let copy = workbook::write::copy_workbook(&original, "A copy", "me").unwrap();
        let copy = read(&copy, &ReadOptions::default()).unwrap();
        assert!(copy.faults.is_empty(), "{kind}");
        assert_eq!(values(&copy.workbook_copy), values(&original), "{kind}");
        let formulas = |workbook_copy: &WorkbookCopy| {
            let cells = workbook_copy.sheets.iter().flat_map(|sheet| &sheet.cells);
            cells.filter(|cell| cell.formula.is_some()).count()
        };
        assert_eq!(formulas(&copy.workbook_copy), formulas(&original), "{kind}");
    }
}
