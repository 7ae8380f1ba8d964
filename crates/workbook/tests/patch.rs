//! Additions to packages of all kinds: what is added is there, everything else stays as it was, and
//! the same additions again change nothing.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::collections::BTreeMap;
use std::io::{Cursor, Read, Write};

use workbook::patch::{Additions, Earlier, Package, Refusal};
use workbook::rust_xlsxwriter::Format;
use workbook::write::{Book, Content, Mark, Outcome};
use workbook::{Limits, ReadOptions, SheetCopy, SheetFault, Stored, read};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

/// The beginning of what is added to notes and of headings.
const MARK: &str = "me: ";
const FILL: u32 = 0xFFC9C4;
const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// The parts of a package by name.
type Parts = Vec<(String, Vec<u8>)>;

fn part(name: &str, text: &str) -> (String, Vec<u8>) {
    (name.to_string(), format!("{HEAD}{text}").into_bytes())
}

fn relations(of: &str, all: &[(&str, &str, &str)]) -> (String, Vec<u8>) {
    let each = all.iter().map(|(id, kind, target)| {
        format!("<Relationship Id=\"{id}\" Type=\"{RELATIONS}/{kind}\" Target=\"{target}\"/>")
    });
    let each: String = each.collect();
    let space = "http://schemas.openxmlformats.org/package/2006/relationships";
    part(of, &format!("<Relationships xmlns=\"{space}\">{each}</Relationships>"))
}

/// A workbook of three parts that nobody knows, and one sheet with a note, a yellow cell, a
/// formula, two runs of columns and a conditional format.
fn club() -> Parts {
    let types = "http://schemas.openxmlformats.org/package/2006/content-types";
    let sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";
    let own = |part: &str, kind: &str| {
        format!("<Override PartName=\"/{part}\" ContentType=\"{sheet}.{kind}+xml\"/>")
    };
    vec![
        part(
            "[Content_Types].xml",
            &format!(
                "<Types xmlns=\"{types}\"><Default Extension=\"rels\" \
                 ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>\
                 <Default Extension=\"xml\" ContentType=\"application/xml\"/>\
                 <Default Extension=\"bin\" ContentType=\"application/x\"/>\
                 <Default Extension=\"vml\" \
                 ContentType=\"application/vnd.openxmlformats-officedocument.vmlDrawing\"/>\
                 {}{}{}{}{}</Types>",
                own("xl/workbook.xml", "sheet.main"),
                own("xl/worksheets/sheet1.xml", "worksheet"),
                own("xl/styles.xml", "styles"),
                own("xl/comments1.xml", "comments"),
                own("xl/calcChain.xml", "calcChain"),
            ),
        ),
        relations("_rels/.rels", &[("rId1", "officeDocument", "xl/workbook.xml")]),
        part(
            "xl/workbook.xml",
            &format!(
                "<workbook xmlns=\"{MAIN}\" xmlns:r=\"{RELATIONS}\"><bookViews><workbookView/></bookViews>\
                 <sheets><sheet name=\"Scores\" sheetId=\"7\" r:id=\"rId1\"/></sheets>\
                 <definedNames><definedName name=\"Total\">Scores!$B$4</definedName></definedNames>\
                 </workbook>"
            ),
        ),
        relations(
            "xl/_rels/workbook.xml.rels",
            &[
                ("rId1", "worksheet", "worksheets/sheet1.xml"),
                ("rId2", "styles", "styles.xml"),
                ("rId3", "calcChain", "calcChain.xml"),
                ("rId4", "unknown", "unknown.bin"),
            ],
        ),
        part(
            "xl/worksheets/sheet1.xml",
            &format!(
                "<worksheet xmlns=\"{MAIN}\" xmlns:r=\"{RELATIONS}\"><dimension ref=\"A1:B4\"/>\
                 <cols><col min=\"1\" max=\"1\" width=\"20\"/><col min=\"2\" max=\"16384\" width=\"9\"/></cols>\
                 <sheetData><row r=\"1\" spans=\"1:2\"><c r=\"A1\" t=\"inlineStr\"><is><t>Name</t></is></c>\
                 <c r=\"B1\" t=\"inlineStr\"><is><t>Score</t></is></c></row>\
                 <row r=\"2\" ht=\"30\" customHeight=\"1\"><c r=\"A2\" t=\"inlineStr\"><is><t>Ann</t></is></c>\
                 <c r=\"B2\" s=\"1\"><v>3</v></c></row>\
                 <row r=\"3\"><c r=\"A3\" t=\"inlineStr\"><is><t>B&amp;b</t></is></c><c r=\"B3\"><v>4</v></c></row>\
                 <row r=\"4\"/></sheetData>\
                 <conditionalFormatting sqref=\"B2\"><cfRule type=\"expression\" priority=\"1\">\
                 <formula>B2&gt;3</formula></cfRule></conditionalFormatting>\
                 <pageMargins left=\"1\" right=\"1\" top=\"1\" bottom=\"1\" header=\"1\" footer=\"1\"/>\
                 <legacyDrawing r:id=\"rId2\"/></worksheet>"
            ),
        ),
        relations(
            "xl/worksheets/_rels/sheet1.xml.rels",
            &[
                ("rId1", "comments", "../comments1.xml"),
                ("rId2", "vmlDrawing", "../drawings/vmlDrawing1.vml"),
            ],
        ),
        part(
            "xl/styles.xml",
            &format!(
                "<styleSheet xmlns=\"{MAIN}\"><fonts count=\"1\"><font><sz val=\"10\"/><name val=\"Arial\"/></font></fonts>\
                 <fills count=\"3\"><fill><patternFill patternType=\"none\"/></fill>\
                 <fill><patternFill patternType=\"gray125\"/></fill>\
                 <fill><patternFill patternType=\"solid\"><fgColor rgb=\"FFFFFF00\"/></patternFill></fill></fills>\
                 <borders count=\"1\"><border/></borders>\
                 <cellXfs count=\"2\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/>\
                 <xf numFmtId=\"2\" fontId=\"0\" fillId=\"2\" borderId=\"0\" applyFill=\"1\"/></cellXfs></styleSheet>"
            ),
        ),
        part(
            "xl/comments1.xml",
            &format!(
                "<comments xmlns=\"{MAIN}\"><authors><author>Sec</author></authors><commentList>\
                 <comment ref=\"B2\" authorId=\"0\"><text><r><rPr><b/></rPr><t>please </t></r>\
                 <r><t>check</t></r></text></comment></commentList></comments>"
            ),
        ),
        (
            "xl/drawings/vmlDrawing1.vml".to_string(),
            b"<xml xmlns:v=\"urn:schemas-microsoft-com:vml\" xmlns:x=\"urn:schemas-microsoft-com:office:excel\">\
              <v:shape id=\"_x0000_s1025\" style=\"width:9pt\"><v:textbox><br></v:textbox>\
              <x:ClientData ObjectType=\"Note\"><x:Row>1</x:Row><x:Column>1</x:Column></x:ClientData>\
              </v:shape></xml>"
                .to_vec(),
        ),
        part("xl/calcChain.xml", &format!("<calcChain xmlns=\"{MAIN}\"><c r=\"B4\" i=\"1\"/></calcChain>")),
        ("xl/unknown.bin".to_string(), vec![7; 5_000]),
    ]
}

/// A part of a package as text.
fn text_of(parts: &Parts, name: &str) -> String {
    let (_, bytes) = parts.iter().find(|(own, _)| own == name).unwrap();
    String::from_utf8(bytes.clone()).unwrap()
}

/// A package with another text in one of its parts.
fn with(parts: &mut Parts, name: &str, change: impl Fn(&str) -> String) {
    let text = text_of(parts, name);
    let changed = change(&text);
    assert_ne!(text, changed, "{name}");
    parts.iter_mut().find(|(own, _)| own == name).unwrap().1 = changed.into_bytes();
}

fn without(parts: &mut Parts, name: &str) {
    parts.retain(|(own, _)| own != name);
}

fn utf16(text: &str) -> Vec<u8> {
    let text = text.replace("UTF-8", "UTF-16");
    format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect()
}

fn zipped(parts: &Parts) -> Vec<u8> {
    zipped_as(parts, SimpleFileOptions::default())
}

fn zipped_as(parts: &Parts, options: SimpleFileOptions) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        archive.start_file(name.as_str(), options).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

fn unzipped(bytes: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let each = (0..archive.len()).map(|index| {
        let mut file = archive.by_index(index).unwrap();
        let mut part = Vec::new();
        file.read_to_end(&mut part).unwrap();
        (file.name().unwrap().to_string(), part)
    });
    each.collect()
}

/// What an earlier copy added, as its reader finds it.
fn earlier() -> Earlier {
    Earlier {
        sheets: vec!["Summary".to_string()],
        columns: vec![("Scores".to_string(), 0, 3)],
        note_mark: MARK.to_string(),
        fills: vec![FILL],
        looks: Some(("Summary".to_string(), 5)),
    }
}

/// A copy with a sheet, a column beside the scores, and marks on two cells.
fn patched(bytes: &[u8], earlier: &Earlier) -> Result<Vec<u8>, Refusal> {
    let mut book = Book::new("", "me & you", None).unwrap();
    book.add("Scores", |sheet| {
        let bold = sheet.style(&Format::new().set_bold().set_num_format("0.000"));
        sheet.shell.set_column_width(3, 12.0)?;
        sheet.put_in((0, 3), bold, "me: double");
        sheet.note((0, 3), "me: twice the score")?;
        for row in 1..3 {
            let formula = format!("B{}*2", row + 1);
            sheet.put_in((row, 3), bold, Content::Formula(&formula, Outcome::Number("6")));
        }
        Ok(())
    })
    .unwrap();
    book.add("Summary", |sheet| {
        sheet.put((0, 0), "two scores");
        sheet.note((0, 0), "made by hand")
    })
    .unwrap();
    let mark = |note: &str| Mark { fill: FILL, note: format!("{MARK}{note}") };
    let marks = BTreeMap::from([
        ((1, 1), mark("too low")),
        ((2, 1), mark("odd")),
        ((5, 0), mark("no name")),
    ]);
    let additions = Additions {
        book,
        marks: vec![("Scores".to_string(), marks)],
        arranged: &[],
        looks: Some(("Summary".to_string(), 5)),
        earlier,
    };
    Package::open(bytes, Limits::default())?.with(additions)
}

fn sheet(bytes: &[u8], name: &str) -> (SheetCopy, Vec<workbook::Look>) {
    let opened = read(bytes, &ReadOptions::default()).unwrap();
    let unread =
        opened.faults.iter().find(|one| !matches!(one.fault, SheetFault::NotCopied { .. }));
    assert_eq!(unread, None, "{name}");
    let found = opened.facsimile.sheets.into_iter().find(|sheet| sheet.name == name);
    (found.unwrap(), opened.facsimile.looks)
}

/// A change to a package.
type Oddity = fn(&mut Parts);

/// Odd packages: what is done to the usual one.
const ODD: &[(&str, Oddity)] = &[
    ("usual", |_| {}),
    ("comments without drawing", |parts| {
        without(parts, "xl/drawings/vmlDrawing1.vml");
        with(parts, "xl/worksheets/sheet1.xml", |xml| {
            xml.replace("<legacyDrawing r:id=\"rId2\"/>", "")
        });
    }),
    ("a drawing that is not there", |parts| without(parts, "xl/drawings/vmlDrawing1.vml")),
    ("a drawing without comments", |parts| {
        without(parts, "xl/comments1.xml");
        with(parts, "xl/drawings/vmlDrawing1.vml", |xml| xml.replace("\"Note\"", "\"Button\""));
        with(parts, "[Content_Types].xml", |xml| {
            let begins = xml.find("<Override PartName=\"/xl/comments1.xml\"").unwrap();
            let ends = begins + xml[begins..].find("/>").unwrap() + 2;
            format!("{}{}", &xml[..begins], &xml[ends..])
        });
        with(parts, "xl/worksheets/_rels/sheet1.xml.rels", |xml| {
            xml.replace("Id=\"rId1\"", "Id=\"rId9\"")
                .replace("/comments\"", "/other\"")
                .replace("../comments1.xml", "../unknown.bin")
        });
    }),
    ("no styles", |parts| {
        without(parts, "xl/styles.xml");
        with(parts, "xl/worksheets/sheet1.xml", |xml| xml.replace(" s=\"1\"", ""));
    }),
    ("styles without groups", |parts| {
        with(parts, "xl/styles.xml", |xml| {
            let begins = xml.find("<fonts").unwrap();
            format!("{}</styleSheet>", &xml[..begins])
        });
        with(parts, "xl/worksheets/sheet1.xml", |xml| xml.replace(" s=\"1\"", ""));
    }),
    ("byte order marks", |parts| {
        for (name, bytes) in parts.iter_mut() {
            if name.ends_with(".xml") {
                bytes.splice(0..0, *b"\xef\xbb\xbf");
            }
        }
    }),
    ("UTF-16", |parts| {
        for (name, bytes) in parts.iter_mut() {
            if name.ends_with(".xml") || name.ends_with(".rels") {
                *bytes = utf16(std::str::from_utf8(bytes).unwrap());
            }
        }
    }),
    ("prefixes", |parts| {
        for name in
            ["xl/worksheets/sheet1.xml", "xl/styles.xml", "xl/comments1.xml", "xl/workbook.xml"]
        {
            with(parts, name, |xml| {
                let named = xml.replace("</", "\u{1}").replace('<', "<x:").replace('\u{1}', "</x:");
                named.replace("<x:?xml", "<?xml").replace("xmlns=", "xmlns:x=")
            });
        }
    }),
    ("strict", |parts| {
        for (name, bytes) in parts.iter_mut() {
            if name.ends_with(".xml") || name.ends_with(".rels") {
                let text = std::str::from_utf8(bytes).unwrap();
                let text = text.replace(MAIN, "http://purl.oclc.org/ooxml/spreadsheetml/main");
                let strict = "http://purl.oclc.org/ooxml/officeDocument/relationships";
                *bytes = text.replace(RELATIONS, strict).into_bytes();
            }
        }
    }),
    ("no addresses", |parts| {
        with(parts, "xl/worksheets/sheet1.xml", |xml| {
            let mut xml = xml.to_string();
            for address in ["A1", "B1", "A2", "B2", "A3", "B3", "1", "2", "3", "4"] {
                xml = xml.replacen(&format!(" r=\"{address}\""), "", 1);
            }
            xml
        });
    }),
    ("absolute targets", |parts| {
        with(parts, "xl/_rels/workbook.xml.rels", |xml| {
            xml.replace("\"worksheets/", "\"/xl/worksheets/").replace("\"styles", "\"/xl/styles")
        });
    }),
    ("types at the end", |parts| parts.rotate_left(1)),
    ("no rows", |parts| {
        with(parts, "xl/worksheets/sheet1.xml", |xml| {
            let (begins, ends) =
                (xml.find("<sheetData>").unwrap(), xml.find("</sheetData>").unwrap());
            format!("{}<sheetData/>{}", &xml[..begins], &xml[ends + 12..])
        });
    }),
    ("a theme that is not there", |parts| {
        with(parts, "xl/_rels/workbook.xml.rels", |xml| {
            xml.replace("unknown.bin", "theme/none.xml")
        });
    }),
];

#[test]
fn what_is_added_is_there_and_the_rest_stays() {
    for (kind, make) in ODD {
        let mut parts = club();
        make(&mut parts);
        let original = zipped(&parts);
        let copy =
            patched(&original, &Earlier::default()).unwrap_or_else(|why| panic!("{kind}: {why}"));
        let (before, after) = (unzipped(&original), unzipped(&copy));
        let touched = [
            "[Content_Types].xml",
            "workbook.xml",
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
                sheet.cells.iter().filter(|cell| cell.column < 3 && cell.value != Stored::Blank);
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
        let has = before.contains_key("xl/comments1.xml");
        let wanted = if has { "please check\n\nme: too low" } else { "me: too low" };
        assert_eq!(notes[&(1, 1)], wanted, "{kind}");
        assert_eq!(sheet(&copy, "Summary").0.layout.notes[0].text, "made by hand", "{kind}");
    }
}

#[test]
fn twenty_rounds_change_nothing() {
    for (kind, make) in ODD {
        let mut parts = club();
        make(&mut parts);
        let first = patched(&zipped(&parts), &Earlier::default()).unwrap();
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
    let copy = patched(&original, &Earlier::default()).unwrap();
    let mut book = Book::new("", "me", None).unwrap();
    book.add("Other", |_| Ok(())).unwrap();
    let (marks, earlier) = (Vec::new(), earlier());
    let additions = Additions { book, marks, arranged: &[], looks: None, earlier: &earlier };
    let bare = Package::open(&copy, Limits::default()).unwrap().with(additions).unwrap();
    let names = read(&bare, &ReadOptions::default()).unwrap().facsimile;
    let names: Vec<String> = names.sheets.into_iter().map(|sheet| sheet.name).collect();
    assert_eq!(names, ["Scores", "Other"]);
    let (own, own_looks) = sheet(&original, "Scores");
    let (now, looks) = sheet(&bare, "Scores");
    let told = |sheet: &SheetCopy, looks: &[workbook::Look]| {
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
        let copy =
            patched(&bytes, &Earlier::default()).unwrap_or_else(|why| panic!("{kind}: {why}"));
        let method = |bytes: &[u8]| {
            let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
            let index = archive.index_for_name("xl/unknown.bin").unwrap();
            let part = archive.by_index_raw(index).unwrap();
            (part.compression(), part.compressed_size(), part.crc32())
        };
        assert_eq!(method(&copy), method(&bytes), "{kind}");
        let title = Stored::Text("two scores".into());
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
        let refused = patched(&bytes, &Earlier::default()).unwrap_err().to_string();
        assert!(refused.contains(why), "{why}: {refused}");
    }
}

#[test]
fn a_sheet_that_is_arranged_anew_has_its_elements_in_order() {
    let mut book = Book::new("", "me", None).unwrap();
    book.add("Scores", |sheet| {
        sheet.put((6, 0), "more");
        sheet.shell.set_freeze_panes(1, 0)?;
        sheet.shell.autofilter(0, 0, 6, 1)?;
        let list =
            workbook::rust_xlsxwriter::DataValidation::new().allow_list_strings(&["1", "2"])?;
        sheet.shell.add_data_validation(6, 1, 6, 1, &list)?;
        let flagged = workbook::rust_xlsxwriter::IgnoreError::NumberStoredAsText;
        sheet.shell.ignore_error_range(6, 0, 6, 1, flagged).map(drop)
    })
    .unwrap();
    let (arranged, earlier) = (["Scores".to_string()], Earlier::default());
    let additions =
        Additions { book, marks: Vec::new(), arranged: &arranged, looks: None, earlier: &earlier };
    let copy = Package::open(&zipped(&club()), Limits::default()).unwrap().with(additions).unwrap();
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
        book.add(name, |sheet| {
            let columns = [workbook::write::SheetColumn {
                heading: "Name",
                width: 9.0,
                style: workbook::write::ColumnStyle::Plain,
            }];
            workbook::write::prepare(sheet, &columns, number, Some("List"))
        })
        .unwrap();
        book
    };
    let club = table(1, "First").save(None).unwrap();
    let earlier = Earlier::default();
    let additions = Additions {
        book: table(2, "Second"),
        marks: Vec::new(),
        arranged: &[],
        looks: None,
        earlier: &earlier,
    };
    let copy = unzipped(&Package::open(&club, Limits::default()).unwrap().with(additions).unwrap());
    let own = String::from_utf8(copy["xl/tables/table2.xml"].clone()).unwrap();
    assert!(own.contains("id=\"2\" name=\"List_2\" displayName=\"List_2\""), "{own}");
    let book = String::from_utf8(copy["xl/workbook.xml"].clone()).unwrap();
    assert!(book.contains("localSheetId=\"1\""), "{book}");
}
