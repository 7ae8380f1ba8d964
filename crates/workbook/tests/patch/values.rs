//! New values and rows in a user's own sheet: looks stay, and what ends with the last row grows.

use workbook::patch::{Additions, EarlierAdditions, NewCellValue, Package, SheetEdits};
use workbook::write::Book;
use workbook::{CellValue, Limits};

use super::club::{Parts, club, part, relations, sheet, unzipped, with, zipped};

const SHEET: &str = "xl/worksheets/sheet1.xml";

/// The club's sheet with a shared formula, an array, a filter, choices, a table and a print area.
fn members() -> Parts {
    let mut parts = club();
    with(&mut parts, SHEET, |xml| {
        let rows = "<row r=\"2\"><c r=\"A2\"/><c r=\"B2\" s=\"1\"><f t=\"shared\" ref=\"B2:B4\" si=\"0\">C2+1</f><v>3</v></c>\
            <c r=\"C2\"><f t=\"array\" ref=\"C2:C3\">D2:D3</f><v>2</v></c></row>\
            <row r=\"3\"><c r=\"A3\"/><c r=\"B3\" s=\"1\"><f t=\"shared\" si=\"0\"/><v>4</v></c><c r=\"C3\"><v>3</v></c></row>\
            <row r=\"4\"><c r=\"A4\"/><c r=\"B4\" s=\"1\"><f t=\"shared\" si=\"0\"/><v>5</v></c></row>\
            <row r=\"5\" ht=\"40\" customHeight=\"1\"/></sheetData><autoFilter ref=\"A1:B4\"/>";
        let begins = xml.find("<row r=\"2\"").unwrap();
        let ends = xml.find("</sheetData>").unwrap() + "</sheetData>".len();
        let xml = format!("{}{rows}{}", &xml[..begins], &xml[ends..]);
        xml.replace("sqref=\"B2\"", "sqref=\"D1 B2:B4\"").replace(
            "<pageMargins",
            "<dataValidations count=\"1\"><dataValidation type=\"whole\" sqref=\"B2:B4\">\
             <formula1>1</formula1></dataValidation></dataValidations><pageMargins",
        )
    });
    with(&mut parts, "xl/workbook.xml", |xml| {
        let area = "<definedName name=\"_xlnm.Print_Area\" localSheetId=\"0\">Scores!$A$1:$B$4</definedName>";
        xml.replace("<definedNames>", &format!("<definedNames>{area}"))
    });
    let own = relations(
        "xl/worksheets/_rels/sheet1.xml.rels",
        &[
            ("rId1", "comments", "../comments1.xml"),
            ("rId2", "vmlDrawing", "../drawings/vmlDrawing1.vml"),
            ("rId3", "table", "../tables/table1.xml"),
        ],
    );
    parts.retain(|(name, _)| *name != own.0);
    parts.push(own);
    parts.push(part(
        "xl/tables/table1.xml",
        "<table id=\"1\" name=\"T\" displayName=\"T\" ref=\"A1:B4\"><autoFilter ref=\"A1:B4\"/></table>",
    ));
    parts
}

fn edited(parts: &Parts) -> Vec<u8> {
    let bytes = zipped(parts);
    let (read, _) = sheet(&bytes, "Scores");
    let edits = SheetEdits {
        cells: vec![
            ((1, 1), NewCellValue::Sum("3+0.5".into(), "3.5".into())),
            ((2, 2), NewCellValue::Number(9.0)),
            ((0, 4), NewCellValue::Heading("Since")),
            ((1, 4), NewCellValue::Day(jiff::civil::date(2022, 7, 27))),
        ],
        rows: vec![vec![(0, NewCellValue::Text("C & D".into())), (1, NewCellValue::Number(1.0))]],
        notes: vec![((1, 1), "me: 3 + 0.5".to_string())],
        ..SheetEdits::without_changes(&read)
    };
    let earlier = EarlierAdditions { note_mark: "me: ".to_string(), ..EarlierAdditions::default() };
    let book = {
        let mut book = Book::new("", "me", None).unwrap();
        book.add_sheet("Changes", |sheet| {
            sheet.add_note((0, 0), "one");
            Ok(())
        })
        .unwrap();
        book
    };
    let edits = vec![("Scores".to_string(), edits)];
    let additions = Additions { edits, ..Additions::new(book, &earlier) };
    Package::open(&bytes, Limits::default()).unwrap().apply_additions(additions).unwrap()
}

#[test]
fn values_keep_the_looks_and_what_ends_with_the_last_row_grows() {
    let parts = members();
    let copy = edited(&parts);
    let (now, looks) = sheet(&copy, "Scores");
    let told = |row: u32, column: u16| {
        let cell = now.cells.iter().find(|cell| (cell.row, cell.column) == (row, column)).unwrap();
        let code = looks[cell.look as usize].number_format.code().to_string();
        (cell.value.clone(), cell.formula.as_deref().map(String::from), code)
    };
    let (number, formula) = (CellValue::Number, |text: &str| Some(text.to_string()));
    let (_, _, code) = told(2, 1);
    assert_eq!(told(1, 1), (number(3.5), formula("3+0.5"), code.clone()));
    // The others of a shared formula get their own, and an array becomes values.
    assert_eq!(told(2, 1), (number(4.0), formula("C3+1"), code.clone()));
    assert_eq!(told(3, 1), (number(5.0), formula("C4+1"), code.clone()));
    assert_eq!(told(1, 2), (number(2.0), None, String::new()));
    assert_eq!(told(2, 2), (number(9.0), None, String::new()));
    // A new row has the look of the column above it.
    assert_eq!(told(4, 1), (number(1.0), None, code));
    assert_eq!(told(4, 0).0, CellValue::Text("C & D".into()));
    assert_eq!(told(0, 4).0, CellValue::Text("Since".into()));
    assert_eq!(told(1, 4), (CellValue::Date(44_769.0), None, "yyyy-mm-dd".to_string()));
    assert_eq!(now.layout.notes[0].text, "please check\n\nme: 3 + 0.5");
    let after = unzipped(&copy);
    let text = |name: &str| String::from_utf8(after[name].clone()).unwrap();
    for grown in [
        "<autoFilter ref=\"A1:B5\"/>",
        "sqref=\"D1 B2:B5\"",
        "<dataValidation type=\"whole\" sqref=\"B2:B5\">",
        "<row r=\"5\" ht=\"40\" customHeight=\"1\"><c r=\"A5\"",
    ] {
        assert!(text(SHEET).contains(grown), "{grown}: {}", text(SHEET));
    }
    assert!(text("xl/workbook.xml").contains("Scores!$A$1:$B$5<"));
    assert!(text("xl/tables/table1.xml").contains("ref=\"A1:B5\"><autoFilter ref=\"A1:B5\"/>"));
    assert_eq!(after["xl/unknown.bin"], vec![7; 5_000]);
}

#[test]
fn days_of_a_workbook_that_counts_from_1904_are_those_that_were_given() {
    let mut parts = members();
    with(&mut parts, "xl/workbook.xml", |xml| {
        xml.replace("<bookViews>", "<workbookPr date1904=\"1\"/><bookViews>")
    });
    let copy = edited(&parts);
    let xml = String::from_utf8(unzipped(&copy)[SHEET].clone()).unwrap();
    // 27 July 2022 is day 44,769 of the other calendar, 1,462 days longer.
    assert!(xml.contains("<v>43307</v>"), "{xml}");
}

#[test]
fn many_notes_have_shapes_with_numbers_of_their_own() {
    let bytes = zipped(&club());
    let (read, _) = sheet(&bytes, "Scores");
    let notes = (0..3_000).map(|row| ((row + 1, 2), format!("me: {row}"))).collect();
    let edits =
        vec![("Scores".to_string(), SheetEdits { notes, ..SheetEdits::without_changes(&read) })];
    let earlier = EarlierAdditions { note_mark: "me: ".to_string(), ..EarlierAdditions::default() };
    let book = |name: &str| {
        let mut book = Book::new("", "me", None).unwrap();
        book.add_sheet(name, |sheet| {
            sheet.add_note((0, 0), "one");
            Ok(())
        })
        .unwrap();
        book
    };
    let additions = Additions { edits, ..Additions::new(book("Changes"), &earlier) };
    let copy =
        Package::open(&bytes, Limits::default()).unwrap().apply_additions(additions).unwrap();
    assert_eq!(sheet(&copy, "Scores").0.layout.notes.len(), 3_001);
    let mut ids = std::collections::HashSet::new();
    for (name, text) in unzipped(&copy).iter().filter(|(name, _)| name.ends_with(".vml")) {
        let text = String::from_utf8_lossy(text);
        let own = text.match_indices("id=\"_x0000_s").map(|(at, word)| &text[at + word.len()..]);
        for id in own.filter_map(|rest| rest.split('"').next()) {
            assert!(ids.insert(id.to_string()), "{name} {id}");
        }
    }
    assert_eq!(ids.len(), 3_002);
}
