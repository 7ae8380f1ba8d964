//! The formats of marked cells: all that they were, with another fill.

use workbook::patch::EarlierAdditions;

use super::club::{MAIN, Parts, club, earlier, patched, unzipped, with, zipped};

const STYLES: &str = "xl/styles.xml";
const SHEET: &str = "xl/worksheets/sheet1.xml";

/// Formats as LibreOffice writes them: the second and the last look alike.
const FORMATS: [&str; 4] = [
    "<xf numFmtId=\"164\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyFont=\"false\" \
     applyBorder=\"false\" applyAlignment=\"false\" applyProtection=\"false\">\
     <alignment horizontal=\"general\" vertical=\"bottom\" textRotation=\"0\" wrapText=\"false\" \
     indent=\"0\" shrinkToFit=\"false\"/><protection locked=\"true\" hidden=\"false\"/></xf>",
    "<xf numFmtId=\"164\" fontId=\"4\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyFont=\"false\" \
     applyBorder=\"false\" applyAlignment=\"true\" applyProtection=\"false\">\
     <alignment horizontal=\"left\"/><protection locked=\"false\" hidden=\"false\"/></xf>",
    "<xf numFmtId=\"164\" fontId=\"4\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyFont=\"true\" \
     applyBorder=\"true\" applyAlignment=\"true\" applyProtection=\"true\" pivotButton=\"false\" \
     quotePrefix=\"true\"><alignment horizontal=\"left\"/><protection locked=\"false\" \
     hidden=\"false\"/><extLst><ext uri=\"own\"/></extLst></xf>",
    "<xf numFmtId=\"164\" fontId=\"4\" fillId=\"0\" borderId=\"0\" xfId=\"0\" applyFont=\"true\" \
     applyBorder=\"false\" applyAlignment=\"true\" applyProtection=\"false\">\
     <alignment horizontal=\"left\"/><protection locked=\"false\" hidden=\"false\"/></xf>",
];

fn of_libreoffice() -> Parts {
    let mut parts = club();
    let own = parts.iter_mut().find(|(name, _)| name == STYLES).unwrap();
    let fonts = "<font><sz val=\"10\"/><name val=\"Arial\"/><family val=\"2\"/></font>".repeat(4);
    own.1 = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
         <styleSheet xmlns=\"{MAIN}\"><numFmts count=\"1\">\
         <numFmt numFmtId=\"164\" formatCode=\"General\"/></numFmts>\
         <fonts count=\"5\">{fonts}<font><b val=\"true\"/><sz val=\"10\"/><name val=\"Arial\"/></font></fonts>\
         <fills count=\"3\"><fill><patternFill patternType=\"none\"/></fill>\
         <fill><patternFill patternType=\"gray125\"/></fill><fill><patternFill patternType=\"solid\">\
         <fgColor rgb=\"FFFFFF00\"/><bgColor rgb=\"FFFFFF00\"/></patternFill></fill></fills>\
         <borders count=\"1\"><border diagonalUp=\"false\" diagonalDown=\"false\"><left/><right/>\
         <top/><bottom/><diagonal/></border></borders><cellStyleXfs count=\"1\">\
         <xf numFmtId=\"164\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/></cellStyleXfs>\
         <cellXfs count=\"4\">{}</cellXfs><cellStyles count=\"1\">\
         <cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/></cellStyles></styleSheet>",
        FORMATS.concat()
    )
    .into_bytes();
    with(&mut parts, SHEET, |xml| {
        xml.replace("<c r=\"B3\">", "<c r=\"B3\" s=\"2\">")
            .replace("<row r=\"4\"/>", "<row r=\"6\"><c r=\"A6\" s=\"3\"/></row>")
    });
    parts
}

/// The format of a cell as it is written.
fn format_of(copy: &[u8], cell: &str) -> String {
    let parts = unzipped(copy);
    let text = |name: &str| String::from_utf8(parts[name].clone()).unwrap();
    let (sheet, styles) = (text(SHEET), text(STYLES));
    let (_, own) = sheet.split_once(&format!("<c r=\"{cell}\" s=\"")).unwrap();
    let number: usize = own.split('"').next().unwrap().parse().unwrap();
    let (_, formats) = styles.split_once("<cellXfs").unwrap();
    let (formats, _) = formats.split_once("</cellXfs>").unwrap();
    let all: Vec<&str> = formats.split("<xf ").skip(1).collect();
    format!("<xf {}", all[number])
}

#[test]
fn a_mark_keeps_all_of_a_format_but_its_fill() {
    let original = zipped(&of_libreoffice());
    let copy = patched(&original, &EarlierAdditions::default()).unwrap();
    for (cell, before) in [("B2", FORMATS[1]), ("B3", FORMATS[2]), ("A6", FORMATS[3])] {
        assert_eq!(format_of(&original, cell), before, "{cell}");
        let marked = format_of(&copy, cell);
        let (_, fill) = marked.split_once("fillId=\"").unwrap();
        let fill = fill.split('"').next().unwrap();
        assert!(fill.parse::<u32>().unwrap() > 2, "{cell}: {marked}");
        let expected = before.replace("fillId=\"0\"", &format!("fillId=\"{fill}\""));
        let (tag, rest) = expected.split_once('>').unwrap();
        assert_eq!(marked, format!("{tag} applyFill=\"1\">{rest}"), "{cell}");
    }
    let again = patched(&copy, &earlier()).unwrap();
    assert!(again == copy, "the same marks again change nothing");
}
