//! Excel must open workbooks without repair. Every workbook written in a test is checked
//! (`support::package`); here broken ones show that the check works.

use std::io::{Cursor, Read as _};

use crate::support::{Folder, package, workbook};

/// A return with a mistake, so that its copy has notes, links and tables.
const RETURN: &str = "## Event
Format | pairs
Rules | wbu-2003
Date | @2026-05-02
Boards | 24
## Entries
Entry | Player 1 | No 1 | Player 2 | No 2
1 | Carys Penrhos | '20001 | Nia Tal | '20002
2 | Huw Garth | '20003 | Mair Llan | '20004
3 | Alun Bryn | '20005 | Gwen Maes | '20006
## Results
Entry | % | Remark
1 | 60.5 | =B2*2 -> 121
2 | half |
3 | 39.5 |
! merge C3:C4
";

/// The element that leads to the drawing of the notes.
const DRAWING: &str = "<legacyDrawing xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\" r:id=\"rIdOwn2\"/>";

/// The parts of a package, in order.
fn parts(bytes: &[u8]) -> Vec<(String, String)> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let count = zip.len();
    let part = |index| {
        let mut part = zip.by_index(index).unwrap();
        let name = part.name().unwrap().into_owned();
        let mut text = String::new();
        part.read_to_string(&mut text).unwrap();
        (name, text)
    };
    (0..count).map(part).collect()
}

fn packed(parts: &[(String, String)]) -> Vec<u8> {
    workbook::zipped(parts.iter().map(|(name, text)| (name.as_str(), text.as_bytes())))
}

/// The annotated copy of the return.
fn copy() -> Vec<u8> {
    let folder = Folder::with(RETURN);
    assert_eq!(folder.run().status, 1);
    std::fs::read(folder.out().join("returns/club.xlsx")).unwrap()
}

/// A part of the copy, a text in it, its replacement, and the expected fault.
const BROKEN: [[&str; 4]; 34] = [
    [
        "xl/worksheets/sheet7.xml",
        "</sheetData>",
        "<row r=\"2\" ht=\"30\" customHeight=\"1\"/></sheetData>",
        "row 2 stands after row",
    ],
    ["xl/worksheets/sheet3.xml", "<c r=\"B2\"", "<c r=\"A2\"", "A2 stands in row 2 after column 1"],
    ["xl/worksheets/sheet3.xml", "<v>60.5</v>", "<v>NaN</v>", "B2 holds"],
    ["xl/worksheets/sheet3.xml", "<v>60.5</v>", "<v>60.5</v><v>1</v>", "B2 holds"],
    ["xl/worksheets/sheet3.xml", "<c r=\"B2\" s=\"0\">", "<c r=\"B2\" t=\"s\">", "B2 holds"],
    [
        "xl/worksheets/sheet3.xml",
        "<c r=\"B2\" s=\"0\">",
        "<c r=\"B2\" s=\"999\">",
        "has the format 999",
    ],
    ["xl/worksheets/sheet3.xml", "<f>B2*2</f>", "<f>Nowhere!B2*2</f>", "refers to \"Nowhere\""],
    [
        "xl/worksheets/sheet3.xml",
        "<mergeCells><mergeCell ref=\"C3:C4\"/>",
        "<mergeCells><mergeCell ref=\"C3:C4\"/><mergeCell ref=\"C4:D4\"/>",
        "merges overlap",
    ],
    [
        "xl/worksheets/sheet3.xml",
        "<mergeCells>",
        "<mergeCells count=\"2\">",
        "<mergeCells> says 2 and has 1",
    ],
    [
        "xl/worksheets/sheet3.xml",
        "</sheetData>",
        "</sheetData><cols><col min=\"1\" max=\"1\" width=\"9\"/></cols>",
        "<cols> stands twice or too late",
    ],
    ["xl/worksheets/sheet3.xml", DRAWING, "", "has notes in"],
    ["xl/worksheets/sheet3.xml", "r:id=\"rIdOwn2\"", "r:id=\"rId9\"", "rId9 is no relation"],
    ["xl/worksheets/sheet3.xml", "half", "ha\u{fffe}lf", "has the character U+FFFE"],
    ["xl/worksheets/sheet3.xml", "half", "ha&#1;lf", "refers to &#1;"],
    ["xl/worksheets/sheet3.xml", "half", "ha<lf", "sheet3.xml: "],
    [
        "xl/worksheets/sheet6.xml",
        "location=\"Results!B3\"",
        "location=\"Rezults!B3\"",
        "leads to Rezults!B3",
    ],
    [
        "xl/tables/table1.xml",
        "name=\"Place\"",
        "name=\"Rank\"",
        "is headed Some(\"Place\") above \"Rank\"",
    ],
    [
        "xl/tables/table1.xml",
        "name=\"Section\"",
        "name=\"Event\"",
        "two columns are headed \"Event\"",
    ],
    [
        "xl/tables/table1.xml",
        "displayName=\"Standings\"",
        "displayName=\"Problems\"",
        "Problems is taken",
    ],
    ["xl/tables/table1.xml", " ref=\"A1:I4\" ", " ref=\"A1:J4\" ", "has 9 columns and is 10 wide"],
    ["xl/tables/table1.xml", " id=\"1\" ", " id=\"2\" ", "is not of id 1"],
    ["xl/workbook.xml", "name=\"Results\"", "name=\"standings\"", "two sheets are named"],
    ["xl/workbook.xml", "name=\"Results\"", "name=\"Res[ults\"", "no sheet can be named"],
    [
        "xl/workbook.xml",
        "name=\"Results\"",
        "name=\"An unusually long name of a sheet\"",
        "no sheet can be named",
    ],
    [
        "xl/workbook.xml",
        "<definedNames>",
        "<definedNames><definedName name=\"A1\">1</definedName>",
        "\"A1\" is no name",
    ],
    [
        "xl/workbook.xml",
        "<definedNames>",
        "<definedNames><definedName name=\"x\">1</definedName><definedName name=\"X\">1</definedName>",
        "defines X twice",
    ],
    [
        "xl/workbook.xml",
        "<definedNames>",
        "<definedNames><definedName name=\"Standings\">1</definedName>",
        "Standings is taken",
    ],
    ["xl/comments1.xml", "ref=\"B3\"", "ref=\"B4\"", "has notes on"],
    ["xl/comments1.xml", "authorId=\"0\"", "authorId=\"7\"", "is by author Some(7)"],
    ["xl/styles.xml", "<cellXfs count=\"", "<cellXfs count=\"1", "<cellXfs> says"],
    ["xl/styles.xml", "<name val=\"", "<name val=\"\u{1}", "has the character U+0001"],
    [
        "[Content_Types].xml",
        "PartName=\"/xl/comments1.xml\"",
        "PartName=\"/xl/comments9.xml\"",
        "comments9.xml, which is not there",
    ],
    [
        "xl/_rels/workbook.xml.rels",
        "Target=\"styles.xml\"",
        "Target=\"looks.xml\"",
        "looks.xml, which is not there",
    ],
    ["xl/_rels/workbook.xml.rels", "Id=\"rId2\"", "Id=\"rId1\"", "has rId1 twice"],
];

#[test]
fn what_excel_would_repair_is_seen() {
    let copy = copy();
    assert_eq!(package::faults(&copy), Vec::<String>::new());
    let sound = parts(&copy);
    for [name, from, to, fault] in BROKEN {
        let mut parts = sound.clone();
        let part = parts.iter_mut().find(|(part, _)| part == name);
        let (_, text) = part.unwrap_or_else(|| panic!("there is no {name}: {:#?}", names(&sound)));
        assert!(text.contains(from), "{name} does not hold {from}:\n{text}");
        *text = text.replacen(from, to, 1);
        let faults = package::faults(&packed(&parts));
        assert!(faults.iter().any(|one| one.contains(fault)), "{to}: {faults:#?}");
    }
}

#[test]
fn what_is_longer_than_excel_takes_is_seen() {
    let sound = parts(&copy());
    let long = |text: &str, most: usize| text.repeat(most / text.len() + 1);
    for (name, from, to, fault) in [
        ("xl/comments1.xml", "palmares: ", long("x", 32_767), "the note on C1 is too long"),
        ("xl/worksheets/sheet3.xml", "half", long("x", 32_767), "holds 32768 characters"),
        ("xl/worksheets/sheet3.xml", "B2*2", format!("B2{}", long("*2", 8_192)), "of a formula"),
        (
            "xl/worksheets/sheet3.xml",
            "<legacyDrawing ",
            format!(
                "<dataValidations count=\"1\"><dataValidation sqref=\"A1\"><formula1>\"{}\"</formula1></dataValidation></dataValidations><legacyDrawing ",
                long("a,", 255)
            ),
            "choices on A1: 258",
        ),
    ] {
        let mut parts = sound.clone();
        let (_, text) = parts.iter_mut().find(|(part, _)| part == name).unwrap();
        assert!(text.contains(from), "{name} does not hold {from}:\n{text}");
        *text = text.replacen(from, &to, 1);
        let faults = package::faults(&packed(&parts));
        assert!(faults.iter().any(|one| one.contains(fault)), "{fault}: {faults:#?}");
    }
}

fn names(parts: &[(String, String)]) -> Vec<&str> {
    parts.iter().map(|(name, _)| name.as_str()).collect()
}

#[test]
fn a_part_that_is_missing_or_too_many_is_seen() {
    let sound = parts(&copy());
    for name in ["xl/styles.xml", "xl/worksheets/sheet3.xml", "xl/comments1.xml"] {
        let without: Vec<_> = sound.iter().filter(|(part, _)| part != name).cloned().collect();
        let faults = package::faults(&packed(&without));
        assert!(faults.iter().any(|fault| fault.contains("is not there")), "{name}: {faults:#?}");
    }
    let mut more = sound;
    more.push(("xl/stray.xml".to_string(), "<x/>".to_string()));
    let faults = package::faults(&packed(&more));
    assert!(faults.iter().any(|fault| fault.contains("reached by no relation")), "{faults:#?}");
}

/// The ten lines of `docs/upstream/rust_xlsxwriter-last-row.md`. If this fails, the bug is
/// fixed, and the report can be deleted.
#[test]
fn constant_memory_writes_the_last_row_twice() {
    let mut workbook = rust_xlsxwriter::Workbook::new();
    let sheet = workbook.add_worksheet_with_constant_memory().unwrap();
    sheet.write_string(0, 0, "heading").unwrap();
    sheet.write_string(1, 0, "a long text").unwrap();
    sheet.set_row_height(1, 30).unwrap();
    let faults = package::faults(&workbook.save_to_buffer().unwrap());
    assert_eq!(faults, ["xl/worksheets/sheet1.xml: row 2 stands after row 2"]);
}
