//! A workbook written as text, so that a test's input can be read in the test.
//!
//! ```text
//! ## Event
//! Format | pairs
//! Date   | @2026-05-02
//! ## Entries | hidden
//! Entry | Player 1     | No 1
//! 1     | Carys Penrhos | '0123
//! ```
//!
//! A line `## name` begins a sheet; `| hidden` hides it. Every other line is a row, its
//! cells separated by `|`; an empty line is an empty row. A cell is
//!
//! - nothing when empty, a number when it looks like one, else text;
//! - `'0123` text whatever it looks like, `" a "` text with its spaces;
//! - `@2026-05-02` a day, `57.25%` a percentage, both formatted as such;
//! - `#N/A` and its like an error; `TRUE` and `FALSE` truth values;
//! - `=A1*2 -> 84` a formula with its stored value, `=A1*2` one without;
//! - `{0.00%}0.57` any of these with a number format.
//!
//! A line that begins with `!` is a command for the sheet, not a row: `! hide row 3`, `!
//! hide column B`, `! merge A2:A3`, `! strike row 3`, `! strike B3` (a line through the cells), `! note B3
//! asked by telephone` (a note on a cell, of a nameless author).

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{Cursor, Read as _, Write as _};

/// A sheet parsed from its text.
#[derive(Default)]
struct Sheet {
    name: String,
    hidden: bool,
    rows: Vec<Vec<String>>,
    hidden_rows: Vec<u32>,
    hidden_columns: Vec<u32>,
    merged: Vec<String>,
    /// Rows and cells that are struck through: `3`, `B3`.
    struck: Vec<String>,
    /// Cells with the text of their notes.
    notes: Vec<(String, String)>,
}

/// The number formats of a workbook, each perhaps struck through; the position is the style.
struct Formats(Vec<(String, bool)>);

impl Formats {
    fn style(&mut self, format: &str, struck: bool) -> usize {
        let known = self.0.iter().position(|(known, line)| known == format && *line == struck);
        known.unwrap_or_else(|| {
            self.0.push((format.to_string(), struck));
            self.0.len() - 1
        })
    }
}

/// The bytes of the workbook that a text describes.
pub fn xlsx(text: &str) -> Vec<u8> {
    described(text).unwrap()
}

/// The same for a text that may be invalid; the error gives the reason.
pub fn described(text: &str) -> Result<Vec<u8>, String> {
    let mut formats = Formats(vec![("General".to_string(), false)]);
    let sheets = sheets(text)?;
    let parts = sheets.iter().map(|sheet| sheet_xml(sheet, &mut formats));
    let parts: Vec<String> = parts.collect::<Result<_, String>>()?;
    Ok(packed(&sheets, &parts, &formats))
}

fn sheets(text: &str) -> Result<Vec<Sheet>, String> {
    let mut sheets: Vec<Sheet> = Vec::new();
    for line in text.lines() {
        let line = line.trim_end_matches('\r');
        if let Some(heading) = line.strip_prefix("## ") {
            let (name, hidden) = match heading.rsplit_once('|') {
                Some((name, rest)) if rest.trim() == "hidden" => (name.trim_end(), true),
                _ => (heading, false),
            };
            let name = name.to_string();
            sheets.push(Sheet { name, hidden, ..Sheet::default() });
        } else if let Some(sheet) = sheets.last_mut() {
            match line.strip_prefix('!') {
                Some(order) => sheet.order(order.trim())?,
                None => sheet.rows.push(line.split('|').map(str::to_string).collect()),
            }
        }
    }
    Ok(sheets)
}

impl Sheet {
    fn order(&mut self, order: &str) -> Result<(), String> {
        let unknown = || format!("no such order: {order}");
        if let Some(row) = order.strip_prefix("hide row ") {
            self.hidden_rows.push(row.parse().map_err(|_| unknown())?);
        } else if let Some(column) = order.strip_prefix("hide column ") {
            let letter = column.bytes().next().filter(u8::is_ascii_uppercase);
            self.hidden_columns.push(u32::from(letter.ok_or_else(unknown)? - b'A') + 1);
        } else if let Some(area) = order.strip_prefix("merge ") {
            self.merged.push(area.to_string());
        } else if let Some(place) = order.strip_prefix("strike ") {
            self.struck.push(place.trim_start_matches("row ").to_string());
        } else if let Some(note) = order.strip_prefix("note ") {
            let (cell, text) = note.split_once(' ').ok_or_else(unknown)?;
            self.notes.push((cell.to_string(), text.to_string()));
        } else {
            return Err(unknown());
        }
        Ok(())
    }
}

fn sheet_xml(sheet: &Sheet, formats: &mut Formats) -> Result<String, String> {
    let mut xml = String::from(
        r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">"#,
    );
    if !sheet.hidden_columns.is_empty() {
        xml.push_str("<cols>");
        for column in &sheet.hidden_columns {
            write!(xml, r#"<col min="{column}" max="{column}" width="9" hidden="1"/>"#).unwrap();
        }
        xml.push_str("</cols>");
    }
    xml.push_str("<sheetData>");
    for (row, cells) in (1u32..).zip(&sheet.rows) {
        let hidden = if sheet.hidden_rows.contains(&row) { r#" hidden="1""# } else { "" };
        write!(xml, r#"<row r="{row}"{hidden}>"#).unwrap();
        for (column, cell) in cells.iter().enumerate() {
            let at = format!("{}{row}", letters(column));
            let struck = sheet.struck.iter().any(|place| *place == at || *place == row.to_string());
            xml.push_str(&cell_xml(&at, cell.trim(), struck, formats)?);
        }
        xml.push_str("</row>");
    }
    xml.push_str("</sheetData>");
    if !sheet.merged.is_empty() {
        xml.push_str("<mergeCells>");
        for area in &sheet.merged {
            write!(xml, r#"<mergeCell ref="{area}"/>"#).unwrap();
        }
        xml.push_str("</mergeCells>");
    }
    xml.push_str("</worksheet>");
    Ok(xml)
}

fn cell_xml(at: &str, cell: &str, struck: bool, formats: &mut Formats) -> Result<String, String> {
    if cell.is_empty() {
        return Ok(String::new());
    }
    let (format, cell) = match cell.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
        Some((format, cell)) => (Some(format), cell),
        None => (None, cell),
    };
    let (formula, value) = match cell.strip_prefix('=') {
        Some(rest) => match rest.split_once("->") {
            Some((formula, value)) => (Some(formula.trim()), value.trim()),
            None => (Some(rest), ""),
        },
        None => (None, cell),
    };
    let (kind, value, own_format) = typed(value)?;
    let style = formats.style(format.or(own_format).unwrap_or("General"), struck);
    let formula = formula.map(|formula| format!("<f>{}</f>", escaped(formula))).unwrap_or_default();
    let value = match kind {
        "" if value.is_empty() => String::new(),
        "inlineStr" if formula.is_empty() => {
            format!(r#"<is><t xml:space="preserve">{}</t></is>"#, escaped(&value))
        }
        _ => format!("<v>{}</v>", escaped(&value)),
    };
    let kind = match kind {
        "inlineStr" if !formula.is_empty() => "str",
        kind => kind,
    };
    let kind = if kind.is_empty() { String::new() } else { format!(r#" t="{kind}""#) };
    Ok(format!(r#"<c r="{at}" s="{style}"{kind}>{formula}{value}</c>"#))
}

/// The kind, value and number format of a cell's text.
fn typed(text: &str) -> Result<(&'static str, String, Option<&'static str>), String> {
    if let Some(text) = text.strip_prefix('\'') {
        return Ok(("inlineStr", text.to_string(), None));
    }
    if let Some(text) = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        return Ok(("inlineStr", text.to_string(), None));
    }
    if let Some(day) = text.strip_prefix('@') {
        let day: jiff::civil::Date = day.parse().map_err(|_| format!("no such day: {day}"))?;
        let since = day.since(jiff::civil::date(1899, 12, 30)).unwrap().get_days();
        return Ok(("", since.to_string(), Some("dd/mm/yyyy")));
    }
    if let Some(number) = text.strip_suffix('%').filter(|number| number.parse::<f64>().is_ok()) {
        let share = number.parse::<f64>().unwrap() / 100.0;
        return Ok(("", share.to_string(), Some("0.00%")));
    }
    if text.starts_with('#') && text.len() > 2 && !text.contains(' ') {
        return Ok(("e", text.to_string(), None));
    }
    Ok(match text {
        "TRUE" => ("b", "1".to_string(), None),
        "FALSE" => ("b", "0".to_string(), None),
        _ if text.is_empty() || text.parse::<f64>().is_ok_and(f64::is_finite) => {
            ("", text.to_string(), None)
        }
        _ => ("inlineStr", text.to_string(), None),
    })
}

fn letters(column: usize) -> String {
    let (high, low) = (column / 26, (b'A' + (column % 26) as u8) as char);
    if high == 0 { low.to_string() } else { format!("{}{low}", letters(high - 1)) }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn packed(sheets: &[Sheet], parts: &[String], formats: &Formats) -> Vec<u8> {
    const HEAD: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#;
    const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    const RELATIONS: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006";
    const TYPE: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml";
    let (mut list, mut relations, mut types) = (String::new(), String::new(), String::new());
    for (number, sheet) in (1..).zip(sheets) {
        let hidden = if sheet.hidden { r#" state="hidden""# } else { "" };
        let name = escaped(&sheet.name);
        write!(list, r#"<sheet name="{name}" sheetId="{number}"{hidden} r:id="rId{number}"/>"#)
            .unwrap();
        write!(relations, r#"<Relationship Id="rId{number}" Type="{RELATIONS}/worksheet" Target="worksheets/sheet{number}.xml"/>"#).unwrap();
        write!(types, r#"<Override PartName="/xl/worksheets/sheet{number}.xml" ContentType="{TYPE}.worksheet+xml"/>"#).unwrap();
        if !sheet.notes.is_empty() {
            write!(types, r#"<Override PartName="/xl/comments{number}.xml" ContentType="{TYPE}.comments+xml"/>"#).unwrap();
        }
    }
    let (mut number_formats, mut styles) = (String::new(), String::new());
    for (index, (format, struck)) in formats.0.iter().enumerate() {
        let id = if index == 0 { 0 } else { 163 + index };
        let format = escaped(format);
        if index > 0 {
            write!(number_formats, r#"<numFmt numFmtId="{id}" formatCode="{format}"/>"#).unwrap();
        }
        let font = usize::from(*struck);
        write!(
            styles,
            r#"<xf numFmtId="{id}" fontId="{font}" applyFont="1" fillId="0" borderId="0" applyNumberFormat="1"/>"#
        )
        .unwrap();
    }
    let mut package = vec![
        (
            "[Content_Types].xml".to_string(),
            format!(
                r#"{HEAD}<Types xmlns="{PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="{TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="{TYPE}.styles+xml"/>{types}</Types>"#
            ),
        ),
        (
            "_rels/.rels".to_string(),
            format!(
                r#"{HEAD}<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="rId1" Type="{RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>"#
            ),
        ),
        (
            "xl/workbook.xml".to_string(),
            format!(
                r#"{HEAD}<workbook xmlns="{MAIN}" xmlns:r="{RELATIONS}"><sheets>{list}</sheets></workbook>"#
            ),
        ),
        (
            "xl/_rels/workbook.xml.rels".to_string(),
            format!(
                r#"{HEAD}<Relationships xmlns="{PACKAGE}/relationships">{relations}<Relationship Id="rIdS" Type="{RELATIONS}/styles" Target="styles.xml"/></Relationships>"#
            ),
        ),
        (
            "xl/styles.xml".to_string(),
            format!(
                r#"{HEAD}<styleSheet xmlns="{MAIN}"><numFmts count="{}">{number_formats}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><strike/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="{}">{styles}</cellXfs></styleSheet>"#,
                formats.0.len() - 1,
                formats.0.len()
            ),
        ),
    ];
    for (number, part) in (1..).zip(parts) {
        package.push((format!("xl/worksheets/sheet{number}.xml"), part.clone()));
    }
    for (number, sheet) in (1..).zip(sheets).filter(|(_, sheet)| !sheet.notes.is_empty()) {
        package.push((
            format!("xl/worksheets/_rels/sheet{number}.xml.rels"),
            format!(
                r#"{HEAD}<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="rId1" Type="{RELATIONS}/comments" Target="../comments{number}.xml"/></Relationships>"#
            ),
        ));
        let notes = sheet.notes.iter().map(|(cell, text)| {
            let text = escaped(text);
            format!(r#"<comment ref="{cell}" authorId="0"><text><t>{text}</t></text></comment>"#)
        });
        let notes: String = notes.collect();
        package.push((
            format!("xl/comments{number}.xml"),
            format!(
                r#"{HEAD}<comments xmlns="{MAIN}"><authors><author/></authors><commentList>{notes}</commentList></comments>"#
            ),
        ));
    }
    stored(package.iter().map(|(name, text)| (name.as_str(), text.as_bytes())))
}

/// The parts of a package, by name.
pub fn parts(bytes: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut parts = BTreeMap::new();
    for index in 0..archive.len() {
        let mut part = archive.by_index(index).unwrap();
        let mut bytes = Vec::new();
        part.read_to_end(&mut bytes).unwrap();
        parts.insert(part.name().unwrap().to_string(), bytes);
    }
    parts
}

/// A zip archive of some files.
pub fn zipped<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Vec<u8> {
    archive(files, zip::CompressionMethod::Deflated)
}

/// The same without compression, which is faster.
pub fn stored<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Vec<u8> {
    archive(files, zip::CompressionMethod::Stored)
}

/// The files of an archive, by name.
pub fn unzipped(bytes: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let mut entry = |at: usize| {
        let mut entry = archive.by_index(at).unwrap();
        let mut content = Vec::new();
        entry.read_to_end(&mut content).unwrap();
        (entry.name().unwrap().into_owned(), content)
    };
    let count = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap().len();
    (0..count).map(&mut entry).collect()
}

fn archive<'a>(
    files: impl IntoIterator<Item = (&'a str, &'a [u8])>,
    method: zip::CompressionMethod,
) -> Vec<u8> {
    let options = zip::write::SimpleFileOptions::default().compression_method(method);
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(name, options).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}
