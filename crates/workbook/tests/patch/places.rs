//! Packages whose parts lie where their references say, and nowhere else.

use workbook::{CellValue, ReadOptions, read};

use super::club::{MAIN, Parts, club, part, relations, sheet, text_of, with, without, zipped};
use super::odd::Oddity;

/// Moves a part.
fn moved(parts: &mut Parts, from: &str, to: &str) {
    let own = parts.iter_mut().find(|(name, _)| name == from).unwrap();
    own.0 = to.to_string();
    let types = text_of(parts, "[Content_Types].xml");
    if types.contains(&format!("\"/{from}\"")) {
        with(parts, "[Content_Types].xml", |xml| xml.replace(from, to));
    }
}

/// Packages with the places of their parts: what is done to the usual one.
pub(crate) const PLACES: &[(&str, Oddity)] = &[
    ("everything at the root", |parts| {
        for (name, bytes) in parts.iter_mut() {
            *name = name.strip_prefix("xl/").unwrap_or(name).to_string();
            if name == "[Content_Types].xml" || name == "_rels/.rels" {
                let text = std::str::from_utf8(bytes).unwrap();
                *bytes = text.replace("/xl/", "/").replace("\"xl/", "\"").into_bytes();
            }
        }
    }),
    ("the workbook alone at the root", |parts| {
        moved(parts, "xl/workbook.xml", "workbook.xml");
        moved(parts, "xl/_rels/workbook.xml.rels", "_rels/workbook.xml.rels");
        with(parts, "_rels/.rels", |xml| xml.replace("\"xl/", "\"/"));
        with(parts, "_rels/workbook.xml.rels", |xml| xml.replace("Target=\"", "Target=\"xl/"));
    }),
    ("another name of the workbook", |parts| {
        moved(parts, "xl/workbook.xml", "xl/workbook22.xml");
        moved(parts, "xl/_rels/workbook.xml.rels", "xl/_rels/workbook22.xml.rels");
        with(parts, "_rels/.rels", |xml| xml.replace("workbook.xml", "workbook22.xml"));
    }),
    ("sheets beside the folder of the workbook", |parts| {
        moved(parts, "xl/worksheets/sheet1.xml", "worksheets/sheet1.xml");
        moved(parts, "xl/worksheets/_rels/sheet1.xml.rels", "worksheets/_rels/sheet1.xml.rels");
        with(parts, "worksheets/_rels/sheet1.xml.rels", |xml| xml.replace("../", "/xl/"));
        with(parts, "xl/_rels/workbook.xml.rels", |xml| {
            xml.replace("\"worksheets/", "\"../worksheets/")
        });
    }),
    ("styles elsewhere, and others in their place", |parts| {
        moved(parts, "xl/styles.xml", "looks/styles2.xml");
        parts.push(part("xl/styles.xml", "<notStyles/>"));
        with(parts, "xl/_rels/workbook.xml.rels", |xml| {
            xml.replace("\"styles.xml\"", "\"../looks/styles2.xml\"")
        });
    }),
    ("texts elsewhere, and others in their place", |parts| {
        let texts = |text: &str| format!("<sst xmlns=\"{MAIN}\"><si><t>{text}</t></si></sst>");
        parts.push(part("xl/sharedStrings.xml", &texts("Wrong")));
        parts.push(part("texts/own.xml", &texts("Score")));
        with(parts, "xl/worksheets/sheet1.xml", |xml| {
            let inline = "<c r=\"B1\" t=\"inlineStr\"><is><t>Score</t></is></c>";
            xml.replace(inline, "<c r=\"B1\" t=\"s\"><v>0</v></c>")
        });
        let own = relations("", &[("rId8", "sharedStrings", "/texts/own.xml")]).1;
        let own = String::from_utf8(own).unwrap();
        let (_, own) = own.split_once("package/2006/relationships\">").unwrap();
        with(parts, "xl/_rels/workbook.xml.rels", |xml| xml.replace("</Relationships>", own));
    }),
];

#[test]
fn a_workbook_is_read_wherever_its_parts_lie() {
    let (usual, _) = sheet(&zipped(&club()), "Scores");
    let look = |looks: &[workbook::CellStyle], own: &workbook::SheetCopy| {
        let cell = own.cells.iter().find(|cell| (cell.row, cell.column) == (1, 1)).unwrap();
        looks[cell.look as usize].fill.foreground
    };
    for (kind, make) in PLACES {
        let mut parts = club();
        make(&mut parts);
        let (own, looks) = sheet(&zipped(&parts), "Scores");
        let values = |sheet: &workbook::SheetCopy| {
            let cells = sheet.cells.iter();
            cells.map(|cell| (cell.row, cell.column, cell.value.clone())).collect::<Vec<_>>()
        };
        assert_eq!(values(&own), values(&usual), "{kind}");
        assert!(values(&own).contains(&(0, 1, CellValue::Text("Score".into()))), "{kind}");
        assert_eq!(look(&looks, &own), Some(0xFFFF00), "{kind}");
        assert_eq!(own.layout.notes.len(), 1, "{kind}");
    }
}

#[test]
fn an_archive_of_other_files_is_no_workbook() {
    let mut parts = club();
    without(&mut parts, "xl/workbook.xml");
    parts.push(part("word/document.xml", "<document/>"));
    with(&mut parts, "_rels/.rels", |xml| xml.replace("xl/workbook.xml", "word/document.xml"));
    let why = read(&zipped(&parts), &ReadOptions::default()).unwrap_err().to_string();
    assert_eq!(why, "not a workbook, but an archive of other files");
}

/// A workbook whose list names sheets by id, with the parts to which the ids lead.
fn listed(sheets: impl Iterator<Item = (String, String)>) -> Vec<u8> {
    let mut parts = club();
    let (mut list, mut targets) = (String::new(), String::new());
    for (number, (name, target)) in (10..).zip(sheets) {
        list += &format!("<sheet name=\"{name}\" sheetId=\"{number}\" r:id=\"r{number}\"/>");
        let id = format!("r{number}");
        let (_, own) = relations("", &[(&id, "worksheet", &target)]);
        let own = String::from_utf8(own).unwrap();
        let (_, own) = own.split_once("package/2006/relationships\">").unwrap();
        targets += own.strip_suffix("</Relationships>").unwrap();
    }
    with(&mut parts, "xl/workbook.xml", |xml| {
        xml.replace("</sheets>", &(list.clone() + "</sheets>"))
    });
    with(&mut parts, "xl/_rels/workbook.xml.rels", |xml| {
        xml.replace("</Relationships>", &(targets.clone() + "</Relationships>"))
    });
    zipped(&parts)
}

#[test]
fn sheets_have_parts_of_their_own() {
    let one = |part: &str| listed(std::iter::once(("Again".to_string(), part.to_string())));
    let many = (0..10_001).map(|at| (format!("S{at}"), format!("worksheets/s{at}.xml")));
    for (bytes, expected) in [
        (
            one("worksheets/sheet1.xml"),
            "the workbook is damaged: its sheets Scores and Again are one part",
        ),
        (
            one("/xl/worksheets/../WORKSHEETS/sheet1.xml"),
            "the workbook is damaged: its sheets Scores and Again are one part",
        ),
        (listed(many), "the workbook is too large: it has more than 10000 sheets"),
    ] {
        let why = read(&bytes, &ReadOptions::default()).unwrap_err().to_string();
        assert_eq!(why, expected);
    }
}
