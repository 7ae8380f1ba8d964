//! Odd packages.

use super::club::{MAIN, Parts, RELATIONS, utf16, with, without};

/// A change to a package.
pub(crate) type Oddity = fn(&mut Parts);

/// Odd packages: what is done to the usual one.
pub(crate) const ODD: &[(&str, Oddity)] = &[
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
