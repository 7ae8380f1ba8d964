//! Copies a workbook of any kind with every error cell in red: `cargo run --example mark -- in.ods
//! out.xlsx`.

use std::error::Error;

use workbook::write::{Book, CellMark, FormatCache, SheetMarks, SheetNames, copy_sheet};
use workbook::{CellValue, ReadOptions, read};

fn main() -> Result<(), Box<dyn Error>> {
    let mut paths = std::env::args().skip(1);
    let (Some(from), Some(to)) = (paths.next(), paths.next()) else {
        return Err("usage: mark <workbook> <new.xlsx>".into());
    };
    let opened = read(&std::fs::read(from)?, &ReadOptions::default())?;
    for fault in &opened.faults {
        eprintln!("sheet {}: {}", fault.sheet + 1, fault.fault);
    }
    let workbook_copy = opened.workbook_copy;
    let mut formats = FormatCache::new(&workbook_copy.styles);
    let (mut book, mut names) = (Book::new("Errors", "mark", None)?, SheetNames::default());
    for sheet in &workbook_copy.sheets {
        let errors = sheet.cells.iter().filter(|cell| matches!(cell.value, CellValue::Error(_)));
        let mark = CellMark { fill: 0xFF_C9_C4, note: "This is an error.".to_string() };
        let marks: SheetMarks =
            errors.map(|cell| ((cell.row, cell.column), mark.clone())).collect();
        println!("{}: {} cells, {} errors", sheet.name, sheet.cells.len(), marks.len());
        book.add_sheet(&names.unique_name(&sheet.name), |target| {
            copy_sheet(target, sheet, &marks, &mut formats)
        })?;
    }
    std::fs::write(to, book.into_bytes(None)?)?;
    Ok(())
}
