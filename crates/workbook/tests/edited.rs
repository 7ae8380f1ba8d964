//! A user's own sheet with new values, rows and notes.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use workbook::write::{Book, EditedSheet, Edits, Formats, NewValue, Note};
use workbook::{ReadOptions, SheetCopy, Stored, read};

struct Why {
    at: (u32, u16),
    text: &'static str,
}

impl Note for Why {
    fn at(&self) -> (u32, u16) {
        self.at
    }

    fn write(&self, text: &mut String) {
        text.push_str(self.text);
    }
}

/// A sheet of two columns, the second with two decimals.
fn sheet() -> (SheetCopy, Vec<workbook::Look>) {
    let mut book = Book::new("Members", "me", None).unwrap();
    book.add("Members", |sheet| {
        let decimals = workbook::rust_xlsxwriter::Format::new().set_num_format("0.00");
        sheet.column_format(1, &decimals)?;
        for (row, (name, points)) in (0..).zip([("Name", ""), ("Ann", "3"), ("Bob", "4")]) {
            sheet.put((row, 0), name);
            match points.parse::<f64>() {
                Ok(points) => sheet.put((row, 1), points),
                Err(_) => sheet.put((row, 1), "Points"),
            }
        }
        sheet.height(1, 30.0)
    })
    .unwrap();
    let opened = read(&book.save(None).unwrap(), &ReadOptions::default()).unwrap();
    (opened.facsimile.sheets.into_iter().next().unwrap(), opened.facsimile.looks)
}

#[test]
fn changes_keep_what_they_do_not_touch() {
    let (sheet, looks) = sheet();
    let edits = Edits {
        headings: 0,
        cells: vec![((1, 1), NewValue::Number(3.5)), ((0, 2), NewValue::Heading("Since"))],
        rows: vec![vec![(0, NewValue::Text("Cyd".into())), (1, NewValue::Number(1.0))]],
        notes: vec![Why { at: (1, 1), text: "3 + 0.5 & more" }],
    };
    let edited = EditedSheet::new(&sheet, edits);
    let mut book = Book::new("Members", "me", None).unwrap();
    edited.add_to(&mut book, "Members", &mut Formats::new(&looks)).unwrap();
    let opened = read(&book.save(None).unwrap(), &ReadOptions::default()).unwrap();
    let copy = &opened.facsimile.sheets[0];
    let value = |row: u32, column: u16| {
        let cell = copy.cells.iter().find(|cell| (cell.row, cell.column) == (row, column)).unwrap();
        let look = &opened.facsimile.looks[cell.look as usize];
        (cell.value.clone(), look.number_format.code().to_string())
    };
    assert_eq!(value(1, 1), (Stored::Number(3.5), "0.00".to_string()));
    assert_eq!(value(2, 1), (Stored::Number(4.0), "0.00".to_string()));
    // A new row has the look of the column above it.
    assert_eq!(value(3, 1), (Stored::Number(1.0), "0.00".to_string()));
    assert_eq!(value(3, 0).0, Stored::Text("Cyd".into()));
    assert_eq!(value(0, 2).0, Stored::Text("Since".into()));
    assert_eq!(copy.layout.rows[0].height, Some(30.0));
    assert_eq!(copy.layout.notes.len(), 1);
    assert_eq!(copy.layout.notes[0].text, "3 + 0.5 & more");
}
