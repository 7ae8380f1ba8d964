//! The charts of a workbook, read back from its parts.

use workbook::{CellValue, ReadOptions, SheetCopy, read};

use super::workbook::parts;

/// What stands between two marks, each time.
pub fn between<'x>(xml: &'x str, open: &str, close: &str) -> Vec<&'x str> {
    xml.split(open).skip(1).filter_map(|rest| rest.split(close).next()).collect()
}

/// A number or a text of a sheet; empty for none.
pub fn at(sheet: &SheetCopy, row: u32, column: u16) -> String {
    let cell = sheet.cells.iter().find(|cell| (cell.row, cell.column) == (row, column));
    match cell.map(|cell| &cell.value) {
        Some(CellValue::Text(text)) => text.to_string(),
        Some(CellValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

/// A sheet and cells of one column, such as `Overview!$A$4:$A$9`: first and last row, and the column.
fn area(reference: &str) -> (&str, u32, u32, u16) {
    let (sheet, cells) = reference.rsplit_once('!').unwrap();
    let (first, last) = cells.split_once(':').unwrap_or((cells, cells));
    let cell = |text: &str| {
        let parts: Vec<&str> = text.split('$').collect();
        (parts[2].parse::<u32>().unwrap() - 1, u16::from(parts[1].as_bytes()[0] - b'A'))
    };
    assert_eq!(cell(first).1, cell(last).1, "{reference} is one column");
    (sheet.trim_matches('\''), cell(first).0, cell(last).0, cell(first).1)
}

/// The charts of a workbook, each by its XML; what it shows are the values of the cells to which it refers.
pub fn charts(bytes: &[u8]) -> Vec<String> {
    let opened = read(bytes, &ReadOptions::default()).unwrap().workbook_copy;
    let parts = parts(bytes).into_iter().filter(|(name, _)| name.contains("/charts/chart"));
    let charts: Vec<String> = parts.map(|(_, xml)| String::from_utf8(xml).unwrap()).collect();
    for xml in &charts {
        let mut shown = 0;
        for part in ["c:cat", "c:val", "c:tx"] {
            for series in between(xml, &format!("<{part}>"), &format!("</{part}>")) {
                let Some(reference) = between(series, "<c:f>", "</c:f>").pop() else { continue };
                let (sheet, first, last, column) = area(reference);
                let sheet = opened.sheets.iter().find(|own| own.name == sheet).unwrap();
                let cells: Vec<String> = (first..=last).map(|row| at(sheet, row, column)).collect();
                assert_eq!(between(series, "<c:v>", "</c:v>"), cells, "{part} {reference}");
                shown += cells.len();
            }
        }
        assert!(shown > 2, "{xml}");
    }
    charts
}
