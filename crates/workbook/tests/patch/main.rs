//! Additions to packages of all kinds: what is added is there, everything else stays as it was, and
//! the same additions again change nothing.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod club;
mod hostile;
mod looks;
mod odd;
mod places;
mod values;

use std::collections::BTreeMap;
use std::io::{Cursor, Write};

use workbook::patch::{Additions, EarlierAdditions, Package};
use workbook::write::Book;
use workbook::{CellValue, Limits, ReadOptions, SheetCopy, read};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use club::{FILL, club, earlier, patched, sheet, unzipped, with, without, zipped, zipped_as};
use odd::{ODD, Oddity};
use places::PLACES;

#[test]
fn what_is_added_is_there_and_the_rest_stays() {
    for (kind, make) in ODD.iter().chain(PLACES) {
        let mut parts = club();
        make(&mut parts);
        let original = zipped(&parts);
        let copy = patched(&original, &EarlierAdditions::default())
            .unwrap_or_else(|why| panic!("{kind}: {why}"));
        let (before, after) = (unzipped(&original), unzipped(&copy));
        let touched = [
            "[Content_Types].xml",
            "workbook",
            "sheet1.xml",
            "styles",
            "comments",
            "vml",
            "calcChain",
        ];
        for (name, bytes) in &before {
            if !touched.iter().any(|word| name.contains(word)) {
                assert_eq!(after.get(name), Some(bytes), "{kind}: {name}");
            }
        }
        let (own, _) = sheet(&original, "Scores");
        let (now, looks) = sheet(&copy, "Scores");
        let cells = |sheet: &SheetCopy| {
            let own =
                sheet.cells.iter().filter(|cell| cell.column < 3 && cell.value != CellValue::Blank);
            own.map(|cell| (cell.row, cell.column, cell.value.clone())).collect::<Vec<_>>()
        };
        assert_eq!(cells(&now), cells(&own), "{kind}");
        let cell =
            |row, column| now.cells.iter().find(|cell| (cell.row, cell.column) == (row, column));
        assert_eq!(cell(1, 3).unwrap().formula.as_deref(), Some("B2*2"), "{kind}");
        for at in [(1, 1), (2, 1), (5, 0)] {
            let look = &looks[cell(at.0, at.1).unwrap().look as usize];
            assert_eq!(look.fill.foreground, Some(FILL), "{kind} {at:?}");
        }
        let notes: BTreeMap<(u32, u16), &str> = now
            .layout
            .notes
            .iter()
            .map(|note| ((note.row, note.column), note.text.as_str()))
            .collect();
        assert_eq!(notes[&(2, 1)], "me: odd", "{kind}");
        assert_eq!(notes[&(0, 3)], "me: twice the score", "{kind}");
        let has = before.keys().any(|name| name.ends_with("comments1.xml"));
        let wanted = if has { "please check\n\nme: too low" } else { "me: too low" };
        assert_eq!(notes[&(1, 1)], wanted, "{kind}");
        assert_eq!(sheet(&copy, "Summary").0.layout.notes[0].text, "made by hand", "{kind}");
        let charts: Vec<&String> = after.keys().filter(|name| name.contains("/charts/")).collect();
        assert_eq!(charts, ["xl/charts/chart1.xml"], "{kind}");
        let chart = String::from_utf8(after[charts[0]].clone()).unwrap();
        assert!(chart.contains("<c:f>Summary!$B$2:$B$2</c:f>"), "{kind}: {chart}");
        let is_strict = after.values().any(|part| {
            String::from_utf8_lossy(part).contains("purl.oclc.org/ooxml/spreadsheetml")
        });
        assert_eq!(chart.contains("purl.oclc.org/ooxml/drawingml/chart"), is_strict, "{kind}");
        let types = String::from_utf8_lossy(&after["[Content_Types].xml"]).replace('\0', "");
        assert!(types.contains("PartName=\"/xl/drawings/drawing1.xml\""), "{kind}: {types}");
    }
}

#[test]
fn twenty_rounds_change_nothing() {
    for (kind, make) in ODD.iter().chain(PLACES) {
        let mut parts = club();
        make(&mut parts);
        let first = patched(&zipped(&parts), &EarlierAdditions::default()).unwrap();
        let mut copy = first.clone();
        for round in 0..20 {
            copy = patched(&copy, &earlier()).unwrap_or_else(|why| panic!("{kind}: {why}"));
            assert!(copy == first, "{kind}: round {round}");
        }
    }
}

#[test]
fn what_an_earlier_copy_added_goes() {
    let original = zipped(&club());
    let copy = patched(&original, &EarlierAdditions::default()).unwrap();
    let mut book = Book::new("", "me", None).unwrap();
    book.add_sheet("Other", |_| Ok(())).unwrap();
    let earlier = earlier();
    let additions = Additions::new(book, &earlier);
    let bare = Package::open(&copy, Limits::default()).unwrap().apply_additions(additions).unwrap();
    let names = read(&bare, &ReadOptions::default()).unwrap().workbook_copy;
    let names: Vec<String> = names.sheets.into_iter().map(|sheet| sheet.name).collect();
    assert_eq!(names, ["Scores", "Other"]);
    let (own, own_looks) = sheet(&original, "Scores");
    let (now, looks) = sheet(&bare, "Scores");
    let told = |sheet: &SheetCopy, looks: &[workbook::CellStyle]| {
        let cells = sheet.cells.iter().filter(|cell| cell.row < 4);
        let cell = |cell: &workbook::StoredCell| {
            (cell.row, cell.column, cell.value.clone(), looks[cell.look as usize].fill)
        };
        cells.map(cell).collect::<Vec<_>>()
    };
    assert_eq!(told(&now, &looks), told(&own, &own_looks));
    let notes: Vec<&str> = now.layout.notes.iter().map(|note| note.text.as_str()).collect();
    assert_eq!(notes, ["please check"]);
    let parts = unzipped(&bare);
    assert_eq!(parts["xl/unknown.bin"], vec![7; 5_000]);
    assert!(parts.keys().filter(|name| name.contains("worksheets/sheet")).count() == 2);
    let left = |name: &&String| name.contains("charts/") || name.contains("drawings/drawing");
    assert_eq!(parts.keys().filter(left).count(), 0);
}

#[test]
fn packing_of_every_kind_is_copied() {
    let parts = club();
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let large = SimpleFileOptions::default().large_file(true);
    let mut streamed = ZipWriter::new_stream(Vec::new());
    for (name, bytes) in &parts {
        streamed.start_file(name.as_str(), SimpleFileOptions::default()).unwrap();
        streamed.write_all(bytes).unwrap();
    }
    let streamed = streamed.finish().unwrap().into_inner();
    // A second part of one name, which the writer refuses: its name is changed in the bytes.
    let mut twice = parts.clone();
    twice.push(("xl/unknowm.bin".to_string(), b"another".to_vec()));
    let twice = zipped(&twice);
    let at = |from: usize| twice[from..].windows(14).position(|own| own == b"xl/unknowm.bin");
    let first = at(0).unwrap();
    let second = first + 14 + at(first + 14).unwrap();
    let mut twice = twice.clone();
    for place in [first, second] {
        twice[place + 9] = b'n';
    }
    for (kind, bytes) in [
        ("stored", zipped_as(&parts, stored)),
        ("zip64", zipped_as(&parts, large)),
        ("data descriptors", streamed),
        ("a part that is there twice", twice),
    ] {
        let copy = patched(&bytes, &EarlierAdditions::default())
            .unwrap_or_else(|why| panic!("{kind}: {why}"));
        let method = |bytes: &[u8]| {
            let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
            let index = archive.index_for_name("xl/unknown.bin").unwrap();
            let part = archive.by_index_raw(index).unwrap();
            (part.compression(), part.compressed_size(), part.crc32())
        };
        assert_eq!(method(&copy), method(&bytes), "{kind}");
        let title = CellValue::Text("two scores".into());
        assert_eq!(sheet(&copy, "Summary").0.cells[0].value, title, "{kind}");
    }
}

#[test]
fn what_cannot_be_added_to_says_why() {
    let changed = |make: Oddity| {
        let mut parts = club();
        make(&mut parts);
        zipped(&parts)
    };
    let in_sheet = |from: &'static str, to: &'static str| {
        let mut parts = club();
        with(&mut parts, "xl/worksheets/sheet1.xml", |xml| xml.replace(from, to));
        zipped(&parts)
    };
    let mut many = club();
    with(&mut many, "xl/styles.xml", |xml| {
        let one = "<xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/>";
        xml.replace("</cellXfs>", &format!("{}</cellXfs>", one.repeat(65_488)))
    });
    let cases: [(Vec<u8>, &str); 17] = [
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".to_vec(), "it is an xls workbook"),
        (b"a,b".to_vec(), "it is no workbook"),
        (changed(|parts| without(parts, "xl/workbook.xml")), "is not in the file"),
        (zipped(&vec![("content.xml".to_string(), Vec::new())]), "it is an ods workbook"),
        (
            changed(|parts| parts.push(("_xmlsignatures/origin.sigs".to_string(), Vec::new()))),
            "it is signed",
        ),
        (
            changed(|parts| {
                with(parts, "xl/_rels/workbook.xml.rels", |xml| {
                    xml.replace("/unknown\"", "/revisionHeaders\"")
                })
            }),
            "it is shared",
        ),
        (
            changed(|parts| {
                with(parts, "[Content_Types].xml", |xml| xml.replace("sheet.main", "template.main"))
            }),
            "it is a template",
        ),
        (in_sheet("<row r=\"3\">", "<row r=\"2\">"), "its rows are out of order"),
        (in_sheet("<c r=\"B3\">", "<c r=\"A3\">"), "its cells are out of order"),
        (in_sheet("encoding=", "eLcoding="), "its declaration is invalid"),
        (in_sheet("standalone=", "standalone "), "its declaration is invalid"),
        (in_sheet("<t>Ann", "<t>&#1;"), "a character that XML has not"),
        (in_sheet("<t>Ann", "<t>\u{ffff}"), "a character that XML has not"),
        (in_sheet("</sheetData>", "</sheetdata>"), "sheet1.xml"),
        (in_sheet("<worksheet ", "<!DOCTYPE a><worksheet "), "document type"),
        (zipped(&many), "more cell formats than Excel allows"),
        (zipped(&club())[..900].to_vec(), "its part"),
    ];
    for (bytes, why) in cases {
        let refused = patched(&bytes, &EarlierAdditions::default()).unwrap_err().to_string();
        assert!(refused.contains(why), "{why}: {refused}");
    }
}

#[test]
fn a_sheet_that_is_arranged_anew_has_its_elements_in_order() {
    let mut book = Book::new("", "me", None).unwrap();
    book.add_sheet("Scores", |sheet| {
        sheet.write((6, 0), "more");
        sheet.shell.set_freeze_panes(1, 0);
        sheet.shell.autofilter((0, 0), (6, 1));
        sheet.shell.add_drop_down((6, 1), (6, 1), workbook::write::DropDownList::new(&["1", "2"]));
        let flagged = workbook::rust_xlsxwriter::IgnoreError::NumberStoredAsText;
        sheet.shell.hide_cell_warnings((6, 0), (6, 1), flagged);
        Ok(())
    })
    .unwrap();
    let (arranged, earlier) = (["Scores".to_string()], EarlierAdditions::default());
    let additions = Additions { arranged: &arranged, ..Additions::new(book, &earlier) };
    let copy = Package::open(&zipped(&club()), Limits::default())
        .unwrap()
        .apply_additions(additions)
        .unwrap();
    let xml = String::from_utf8(unzipped(&copy)["xl/worksheets/sheet1.xml"].clone()).unwrap();
    let expected = [
        "<dimension ref=\"A1:B7\"",
        "<sheetViews>",
        "<cols>",
        "</sheetData>",
        "<autoFilter ",
        "<conditionalFormatting ",
        "<dataValidations count=\"1\">",
        "<pageMargins ",
        "<ignoredErrors>",
        "<legacyDrawing ",
    ];
    let places =
        expected.map(|element| xml.find(element).unwrap_or_else(|| panic!("{element}: {xml}")));
    assert!(places.is_sorted(), "{xml}");
}

#[test]
fn names_and_numbers_of_tables_are_free() {
    let table = |number: u32, name: &str| {
        let mut book = Book::new("", "me", None).unwrap();
        book.add_sheet(name, |sheet| {
            let columns = [workbook::write::SheetColumn {
                heading: "Name",
                width: 9.0,
                style: workbook::write::ColumnStyle::Plain,
            }];
            workbook::write::prepare_list_sheet(sheet, &columns, number, Some("List"));
            Ok(())
        })
        .unwrap();
        book
    };
    let club = table(1, "First").into_bytes(None).unwrap();
    let earlier = EarlierAdditions::default();
    let additions = Additions::new(table(2, "Second"), &earlier);
    let copy = unzipped(
        &Package::open(&club, Limits::default()).unwrap().apply_additions(additions).unwrap(),
    );
    let own = String::from_utf8(copy["xl/tables/table2.xml"].clone()).unwrap();
    assert!(own.contains("id=\"2\" name=\"List_2\" displayName=\"List_2\""), "{own}");
    let book = String::from_utf8(copy["xl/workbook.xml"].clone()).unwrap();
    assert!(book.contains("localSheetId=\"1\""), "{book}");
}
