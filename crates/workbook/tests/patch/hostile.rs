//! Packages whose numbers and lists contradict each other: added to soundly, or refused.

use std::collections::BTreeSet;

use quick_xml::Reader;
use quick_xml::events::Event;
use workbook::patch::EarlierAdditions;
use workbook::{ReadOptions, catch_panic, caught_panics, read};

use super::club::{Parts, club, earlier, patched, unzipped, with, zipped};

const SHEET: &str = "xl/worksheets/sheet1.xml";
const STYLES: &str = "xl/styles.xml";
const BOOK: &str = "xl/workbook.xml";
const NOTES: &str = "xl/comments1.xml";
const DRAWING: &str = "xl/drawings/vmlDrawing1.vml";
const TYPES: &str = "[Content_Types].xml";

/// A part, what is replaced in it by what, and why the package is refused; empty if it is not.
type Row = (&'static str, &'static str, &'static str, &'static str);

// A table.
const HOSTILE: &[Row] = &[
    (SHEET, "min=\"1\" max=\"1\"", "min=\"5\" max=\"3\"", ""),
    (SHEET, "min=\"1\" max=\"1\"", "min=\"0\" max=\"1\"", ""),
    (SHEET, "max=\"16384\"", "max=\"16385\"", ""),
    (SHEET, "max=\"16384\"", "max=\"4294967295\"", ""),
    (SHEET, "min=\"2\"", "min=\"4294967295\"", ""),
    (SHEET, "max=\"1\" width=\"20\"/>", "max=\"1\" width=\"20\"></col>", ""),
    (SHEET, "<row r=\"4\"/>", "<row r=\"4294967295\"/>", "too many rows"),
    (SHEET, "<row r=\"4\"/>", "<row r=\"1048577\"/>", "too many rows"),
    (SHEET, "<row r=\"4\"/>", "<row r=\"1048576\"/>", ""),
    (SHEET, "<row r=\"4\"/>", "<row r=\"1048576\"/><row/>", "too many rows"),
    (SHEET, "<row r=\"4\"/>", "<row r=\"4294967295\"/><row/>", "too many rows"),
    (SHEET, "<row r=\"4\"/>", "<row r=\"0\"/>", "out of order"),
    (SHEET, "<row r=\"4\"/>", "<rows r=\"4\"/>", "rows of another name"),
    (SHEET, "r=\"B3\"", "r=\"XFE3\"", "out of order"),
    (SHEET, "spans=\"1:2\"", "spans=\"0:4294967295\"", ""),
    (SHEET, "ref=\"A1:B4\"", "ref=\"XFD1048576\"", ""),
    (SHEET, "sheetData>", "sheetdata>", "it has no rows"),
    (SHEET, "r:id=\"rId2\"", "r:id=\"rId77\"", ""),
    (
        STYLES,
        "<fonts",
        "<numFmts count=\"1\"><numFmt numFmtId=\"4294967295\" formatCode=\"0.0\"/></numFmts><fonts",
        "",
    ),
    (
        STYLES,
        "<fonts",
        "<numFmts count=\"1\"><numFmt numFmtId=\"65535\" formatCode=\"0.0\"/></numFmts><fonts",
        "",
    ),
    (STYLES, "fillId=\"2\"", "fillId=\"4294967295\"", ""),
    (STYLES, "<xf numFmtId=\"2\"", "<xg/><xf numFmtId=\"2\"", "list cellXfs is invalid"),
    (
        STYLES,
        "</styleSheet>",
        "<cellXfs count=\"1\"><xf/></cellXfs></styleSheet>",
        "list cellXfs is invalid",
    ),
    (STYLES, "</cellXfs>", "</cellXfs><y:fills xmlns:y=\"y\"/>", "list fills is invalid"),
    (BOOK, "sheetId=\"7\"", "sheetId=\"4294967295\"", ""),
    (BOOK, "sheetId=\"7\"", "sheetId=\"65534\"", ""),
    (BOOK, "<workbookView/>", "<workbookView activeTab=\"4294967295\" firstSheet=\"9\"/>", ""),
    (BOOK, "name=\"Total\"", "name=\"Total\" localSheetId=\"4294967295\"", ""),
    (NOTES, "authorId=\"0\"", "authorId=\"4294967295\"", ""),
    (NOTES, "ref=\"B2\"", "ref=\"XFD99999999\"", ""),
    (NOTES, "<comments", "<notes", "comments1.xml"),
    (DRAWING, "_x0000_s1025", "_x0000_s18446744073709551615", ""),
    (DRAWING, "_x0000_s1025", "_x0000_s4294967295", ""),
    (DRAWING, "<v:shape ", "<o:idmap data=\"18446744073709551615\"/><v:shape ", ""),
    (DRAWING, "<v:shape ", "<o:idmap data=\"1,4294967295,x\"/><v:shape ", ""),
    (DRAWING, "<x:Row>1<", "<x:Row>4294967295<", ""),
    (DRAWING, "</xml>", "", "cut off"),
    (TYPES, "sheet.main", "chartsheet", "content type"),
    ("xl/_rels/workbook.xml.rels", "styles.xml", "worksheets/sheet1.xml", "it holds no styles"),
    ("xl/_rels/workbook.xml.rels", "rId4", "rIdOwn4294967295", ""),
    ("xl/worksheets/_rels/sheet1.xml.rels", "../comments1.xml", "sheet1.xml", "it holds no notes"),
    ("xl/worksheets/_rels/sheet1.xml.rels", "../comments1.xml", "../../../../comments1.xml", ""),
];

fn hostile((part, from, to, _): Row) -> Parts {
    let mut parts = club();
    with(&mut parts, part, |xml| xml.replace(from, to));
    parts
}

#[test]
fn a_hostile_package_is_added_to_soundly_or_refused() {
    let panics = caught_panics().panics;
    let mut wrong = Vec::new();
    for row in HOSTILE {
        let (part, from, to, why) = *row;
        let done = catch_panic(|| patched(&zipped(&hostile(*row)), &EarlierAdditions::default()));
        let fault = match done {
            Ok(Ok(copy)) if why.is_empty() => fault_of(&copy),
            Ok(Err(refusal)) if !why.is_empty() && refusal.to_string().contains(why) => continue,
            other => Err(format!("{other:?}").chars().take(200).collect()),
        };
        wrong.extend(fault.err().map(|fault| format!("{part}: {from} {to}: {fault}")));
    }
    assert_eq!(wrong, Vec::<String>::new());
    assert_eq!(caught_panics().panics, panics);
}

/// What is wrong with a copy: a part that is not well-formed, a number that is given twice, a sheet
/// that cannot be read, or another copy of it that differs.
fn fault_of(copy: &[u8]) -> Result<(), String> {
    let parts = unzipped(copy);
    for (name, bytes) in parts.iter().filter(|(name, _)| !name.ends_with("bin")) {
        // Drawings of notes need not be well-formed.
        let text = String::from_utf8_lossy(bytes).replace("<br>", "");
        let ids = ids_of(&text).map_err(|why| format!("{name}: {why}"))?;
        let once: BTreeSet<&String> = ids.iter().collect();
        if once.len() < ids.len() {
            return Err(format!("{name} gives a number twice: {ids:?}"));
        }
    }
    let opened = read(copy, &ReadOptions::default()).map_err(|why| why.to_string())?;
    let sheets = opened.workbook_copy.sheets;
    let names: Vec<&str> = sheets.iter().map(|sheet| sheet.name.as_str()).collect();
    if names != ["Scores", "Summary"] {
        return Err(format!("it holds {names:?}"));
    }
    // A shape without a note changes its place once.
    let again = patched(copy, &earlier()).map_err(|why| why.to_string())?;
    let third = patched(&again, &earlier()).map_err(|why| why.to_string())?;
    if third == again { Ok(()) } else { Err("another copy differs".to_string()) }
}

/// What a part gives once: ids of relations, shapes, sheets and number formats, and cells.
fn ids_of(text: &str) -> Result<Vec<String>, String> {
    let mut reader = Reader::from_str(text);
    let mut ids = Vec::new();
    loop {
        let tag = match reader.read_event().map_err(|why| why.to_string())? {
            Event::Start(tag) | Event::Empty(tag) => tag,
            Event::Eof => return Ok(ids),
            _ => continue,
        };
        let name = tag.local_name().as_ref().to_string();
        for attribute in tag.attributes() {
            let attribute = attribute.map_err(|why| why.to_string())?;
            let key = attribute.key.as_ref().to_string();
            let given = matches!(
                (name.as_str(), key.as_str()),
                ("Relationship", "Id")
                    | ("shape", "id")
                    | ("sheet", "sheetId")
                    | ("numFmt", "numFmtId")
                    | ("c" | "row", "r")
            );
            if given {
                ids.push(format!("{name} {}", attribute.value));
            }
        }
    }
}
