//! A club's workbook, and copies of it with additions.

use std::collections::BTreeMap;
use std::io::{Cursor, Read, Write};

use workbook::patch::{AdditionRefusal, Additions, EarlierAdditions, Package};
use workbook::rust_xlsxwriter::Format;
use workbook::write::{
    Book, CellContent, CellMark, ChartCategoryNames, ChartSeries, FormulaResult, SheetChart,
};
use workbook::{Limits, ReadOptions, SheetCopy, SheetFault, read};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// The beginning of what is added to notes and of headings.
pub(crate) const MARK: &str = "me: ";
pub(crate) const FILL: u32 = 0xFFC9C4;
pub(crate) const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
pub(crate) const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
pub(crate) const RELATIONS: &str =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// The parts of a package by name.
pub(crate) type Parts = Vec<(String, Vec<u8>)>;

pub(crate) fn part(name: &str, text: &str) -> (String, Vec<u8>) {
    (name.to_string(), format!("{HEAD}{text}").into_bytes())
}

pub(crate) fn relations(of: &str, all: &[(&str, &str, &str)]) -> (String, Vec<u8>) {
    let each = all.iter().map(|(id, kind, target)| {
        format!("<Relationship Id=\"{id}\" Type=\"{RELATIONS}/{kind}\" Target=\"{target}\"/>")
    });
    let each: String = each.collect();
    let space = "http://schemas.openxmlformats.org/package/2006/relationships";
    part(of, &format!("<Relationships xmlns=\"{space}\">{each}</Relationships>"))
}

/// A workbook of three parts that nobody knows, and one sheet with a note, a yellow cell, a
/// formula, two runs of columns and a conditional format.
pub(crate) fn club() -> Parts {
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
pub(crate) fn text_of(parts: &Parts, name: &str) -> String {
    let (_, bytes) = parts.iter().find(|(own, _)| own == name).unwrap();
    String::from_utf8(bytes.clone()).unwrap()
}

/// A package with another text in one of its parts.
pub(crate) fn with(parts: &mut Parts, name: &str, change: impl Fn(&str) -> String) {
    let text = text_of(parts, name);
    let changed = change(&text);
    assert_ne!(text, changed, "{name}");
    parts.iter_mut().find(|(own, _)| own == name).unwrap().1 = changed.into_bytes();
}

pub(crate) fn without(parts: &mut Parts, name: &str) {
    parts.retain(|(own, _)| own != name);
}

pub(crate) fn utf16(text: &str) -> Vec<u8> {
    let text = text.replace("UTF-8", "UTF-16");
    format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect()
}

pub(crate) fn zipped(parts: &Parts) -> Vec<u8> {
    zipped_as(parts, SimpleFileOptions::default())
}

pub(crate) fn zipped_as(parts: &Parts, options: SimpleFileOptions) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in parts {
        archive.start_file(name.as_str(), options).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

pub(crate) fn unzipped(bytes: &[u8]) -> BTreeMap<String, Vec<u8>> {
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
pub(crate) fn earlier() -> EarlierAdditions {
    EarlierAdditions {
        sheets: vec!["Summary".to_string()],
        columns: vec![("Scores".to_string(), 0, 3)],
        note_mark: MARK.to_string(),
        fills: vec![FILL],
        looks: Some(("Summary".to_string(), 5)),
    }
}

/// A copy with a sheet, a column beside the scores, and marks on two cells.
pub(crate) fn patched(
    bytes: &[u8],
    earlier: &EarlierAdditions,
) -> Result<Vec<u8>, AdditionRefusal> {
    let mut book = Book::new("", "me & you", None).unwrap();
    book.add_sheet("Scores", |sheet| {
        let bold = sheet.style_id(&Format::new().set_bold().set_num_format("0.000"));
        sheet.shell.set_column_width(3, 12.0);
        sheet.write_styled((0, 3), bold, "me: double");
        sheet.add_note((0, 3), "me: twice the score");
        for row in 1..3 {
            let formula = format!("B{}*2", row + 1);
            sheet.write_styled(
                (row, 3),
                bold,
                CellContent::Formula(&formula, FormulaResult::Number("6")),
            );
        }
        Ok(())
    })
    .unwrap();
    book.add_sheet("Summary", |sheet| {
        sheet.write((0, 0), "two scores");
        sheet.add_note((0, 0), "made by hand");
        sheet.write((1, 0), "low");
        sheet.write((1, 1), 2.0);
        let series =
            ChartSeries { column: 1, heading: String::new(), colour: FILL, values: vec![2.0] };
        sheet.shell.add_chart(SheetChart {
            title: "Scores & more".to_string(),
            at: (3, 0),
            size: [300, 200],
            names: (0, ChartCategoryNames::Texts(vec!["low".to_string()])),
            series: vec![series],
            ..SheetChart::default()
        });
        Ok(())
    })
    .unwrap();
    let mark = |note: &str| CellMark { fill: FILL, note: format!("{MARK}{note}") };
    let marks = BTreeMap::from([
        ((1, 1), mark("too low")),
        ((2, 1), mark("odd")),
        ((5, 0), mark("no name")),
    ]);
    let additions = Additions {
        marks: vec![("Scores".to_string(), marks)],
        looks: Some(("Summary".to_string(), 5)),
        ..Additions::new(book, earlier)
    };
    Package::open(bytes, Limits::default())?.apply_additions(additions)
}

pub(crate) fn sheet(bytes: &[u8], name: &str) -> (SheetCopy, Vec<workbook::CellStyle>) {
    let opened = read(bytes, &ReadOptions::default()).unwrap();
    let unread =
        opened.faults.iter().find(|one| !matches!(one.fault, SheetFault::NotCopied { .. }));
    assert_eq!(unread, None, "{name}");
    let found = opened.workbook_copy.sheets.into_iter().find(|sheet| sheet.name == name);
    (found.unwrap(), opened.workbook_copy.styles)
}
