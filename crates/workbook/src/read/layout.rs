//! The layout of an xlsx sheet: widths, merges, hidden rows, frozen panes, drop-downs, notes; and
//! whether it has formulas, so that others are read only once.
//!
//! calamine reads the values. Only the parts before and after the cell data are parsed as XML; the
//! cell data is searched as bytes.

use std::collections::BTreeSet;
use std::sync::Arc;

use memchr::memmem;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::opened::MAX_MERGED_CELLS;
use crate::address::{
    CellRange, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS, parse_cell_address, parse_range,
};
use crate::workbook_copy::{CellNote, ColumnLayout, DropDown, RowLayout, SheetLayout};

/// The layout of a sheet, and facts for its reader.
#[derive(Default)]
pub(super) struct SheetLayoutFindings {
    pub layout: SheetLayout,
    /// Whether any cell has a formula.
    pub formulas: bool,
    /// What the copy lacks.
    pub left_out: BTreeSet<&'static str>,
}

/// The most rows whose height or hiding is kept.
const MOST_ROWS_LAID_OUT: usize = 100_000;

/// Reads everything except cells from a sheet's XML.
pub(super) fn read_sheet_layout(xml: &[u8]) -> SheetLayoutFindings {
    let mut facts = SheetLayoutFindings::default();
    let Some(data) = CellData::find(xml) else {
        return facts;
    };
    read_elements(&xml[..data.start], &mut facts);
    read_elements(&xml[data.end..], &mut facts);
    let cells = &xml[data.start..data.end];
    facts.formulas = read_formulas(cells, &data.prefix, &mut facts.layout);
    read_rows(cells, &data.prefix, &mut facts.layout);
    facts
}

/// The range of a sheet's cell data, and the namespace prefix of its tags.
struct CellData {
    start: usize,
    end: usize,
    prefix: String,
}

impl CellData {
    fn find(xml: &[u8]) -> Option<CellData> {
        let name = memmem::find(xml, b"sheetData")?;
        let open = memchr::memrchr(b'<', &xml[..name])?;
        let prefix = std::str::from_utf8(&xml[open + 1..name]).ok()?.to_string();
        let close = format!("</{prefix}sheetData>");
        let end = memmem::rfind(xml, close.as_bytes()).unwrap_or(name);
        Some(CellData { start: name.min(end), end, prefix })
    }
}

/// Finds formulas; records the areas of array formulas.
fn read_formulas(cells: &[u8], prefix: &str, layout: &mut SheetLayout) -> bool {
    let mut found = false;
    let opening = format!("<{prefix}f");
    for at in memmem::find_iter(cells, opening.as_bytes()) {
        let rest = &cells[at + opening.len()..];
        if !matches!(rest.first(), Some(b'>' | b' ' | b'/')) {
            continue;
        }
        found = true;
        let tag = tag_text(rest);
        if attribute(tag, "t") == Some("array")
            && let Some(area) = attribute(tag, "ref").and_then(parse_range)
        {
            layout.arrays.push(area);
        }
    }
    found
}

/// Finds hidden rows and row heights.
fn read_rows(cells: &[u8], prefix: &str, layout: &mut SheetLayout) {
    let opening = format!("<{prefix}row ");
    for at in memmem::find_iter(cells, opening.as_bytes()) {
        let tag = tag_text(&cells[at + opening.len()..]);
        let hidden = is_true(attribute(tag, "hidden"));
        let height = is_true(attribute(tag, "customHeight"))
            .then(|| attribute(tag, "ht").and_then(|ht| ht.parse().ok()))
            .flatten();
        if !hidden && height.is_none() {
            continue;
        }
        let row = attribute(tag, "r").and_then(|r| r.parse::<u32>().ok());
        if let Some(row) = row.filter(|row| (1..=MAX_SHEET_ROWS).contains(row)) {
            layout.rows.push(RowLayout { row: row - 1, height, hidden });
        }
        if layout.rows.len() == MOST_ROWS_LAID_OUT {
            return;
        }
    }
}

/// The addresses and values of the cells with these numbers in the data, in order: cells that
/// calamine rejected. Stops at the first one it cannot find.
pub(super) fn rejected_cells_by_number(xml: &[u8], numbers: &[usize]) -> Vec<(u32, u16, String)> {
    let Some(data) = CellData::find(xml) else { return Vec::new() };
    let cells = &xml[data.start..data.end];
    let opening = format!("<{}c", data.prefix);
    let mut wanted = numbers.iter().peekable();
    let named = |at: &usize| matches!(cells.get(at + opening.len()), Some(b'>' | b' ' | b'/'));
    let all = memmem::find_iter(cells, opening.as_bytes()).filter(named).enumerate();
    let wanted = all.filter(|(nth, _)| wanted.next_if(|number| *number == nth).is_some());
    let found = wanted.map(|(_, at)| cell_in(&cells[at + opening.len()..], &data.prefix));
    found.map_while(|cell| cell).collect()
}

/// The address and value of a cell, from the text after its tag's name.
fn cell_in(rest: &[u8], prefix: &str) -> Option<(u32, u16, String)> {
    let (row, column) = attribute(tag_text(rest), "r").and_then(parse_cell_address)?;
    let body = &rest[..memmem::find(rest, format!("</{prefix}c>").as_bytes())?];
    let value_tag = format!("<{prefix}v>");
    let value = memmem::find(body, value_tag.as_bytes())? + value_tag.len();
    let end = memchr::memchr(b'<', &body[value..])?;
    Some((row, column, String::from_utf8_lossy(&body[value..value + end]).into_owned()))
}

/// The attributes of a tag, from the text after its name.
fn tag_text(rest: &[u8]) -> &str {
    let end = memchr::memchr(b'>', rest).unwrap_or(0);
    std::str::from_utf8(&rest[..end]).unwrap_or("")
}

/// An attribute in the text of a tag; enough for the plain values of rows and formulas.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = tag;
    while let Some(equals) = rest.find('=') {
        let key = rest[..equals].rsplit(char::is_whitespace).next()?;
        let quoted = rest[equals + 1..].trim_start();
        let quote = quoted.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let value = &quoted[1..];
        let end = value.find(quote)?;
        if key == name {
            return Some(&value[..end]);
        }
        rest = &value[end + 1..];
    }
    None
}

fn is_true(value: Option<&str>) -> bool {
    matches!(value, Some("1" | "true"))
}

/// Reads the elements outside the cell data.
fn read_elements(xml: &[u8], facts: &mut SheetLayoutFindings) {
    let Ok(text) = std::str::from_utf8(xml) else {
        return;
    };
    let mut reader = Reader::from_str(text);
    let config = reader.config_mut();
    config.check_end_names = false;
    config.allow_unmatched_ends = true;
    let mut list: Option<DropDown> = None;
    let mut in_source = false;
    loop {
        match reader.read_event() {
            Ok(Event::Start(tag) | Event::Empty(tag)) => match tag.local_name().as_ref() {
                "dataValidation" => list = drop_down(&tag),
                "formula1" => in_source = true,
                name => read_element(name, &tag, facts),
            },
            Ok(Event::Text(text)) if in_source => {
                if let Some(list) = &mut list {
                    list.source.push_str(&text.xml10_content());
                }
            }
            Ok(Event::GeneralRef(reference)) if in_source => {
                if let Some(list) = &mut list {
                    list.source.push_str(entity_character(reference.as_ref()));
                }
            }
            Ok(Event::End(tag)) => match tag.local_name().as_ref() {
                "formula1" => in_source = false,
                "dataValidation" => facts.layout.lists.extend(list.take()),
                _ => {}
            },
            Ok(Event::Eof) | Err(_) => return,
            Ok(_) => {}
        }
    }
}

fn read_element(name: &str, tag: &BytesStart<'_>, facts: &mut SheetLayoutFindings) {
    let layout = &mut facts.layout;
    match name {
        "drawing" | "picture" => {
            facts.left_out.insert("Pictures or charts");
        }
        "conditionalFormatting" => {
            facts.left_out.insert("Conditional formats");
        }
        "col" => layout.columns.extend(column_layout(tag)),
        "mergeCell" => {
            let area = attribute_text(tag, "ref").and_then(|area| parse_range(&area));
            layout
                .merges
                .extend(area.filter(|area| (2..=MAX_MERGED_CELLS).contains(&area.cell_count())));
        }
        "autoFilter" => {
            layout.filter = attribute_text(tag, "ref").and_then(|area| parse_range(&area))
        }
        "pane" if attribute_text(tag, "state").is_some_and(|state| state.starts_with("frozen")) => {
            let split =
                |key| attribute_text(tag, key).and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0);
            layout.frozen = Some((split("ySplit") as u32, split("xSplit") as u16));
        }
        _ => {}
    }
}

fn column_layout(tag: &BytesStart<'_>) -> Option<ColumnLayout> {
    let number = |key| attribute_text(tag, key).and_then(|n| n.parse::<u32>().ok());
    let (first, last) = (number("min")?, number("max")?);
    if first == 0 || first > last {
        return None;
    }
    let custom = is_true(attribute_text(tag, "customWidth").as_deref());
    let width = attribute_text(tag, "width").and_then(|width| width.parse().ok());
    Some(ColumnLayout {
        first: u16::try_from(first - 1).ok()?,
        last: u16::try_from(last.min(MAX_SHEET_COLUMNS.into()) - 1).ok()?,
        width: width.filter(|_| custom),
        hidden: is_true(attribute_text(tag, "hidden").as_deref()),
    })
}

fn drop_down(tag: &BytesStart<'_>) -> Option<DropDown> {
    if attribute_text(tag, "type").as_deref() != Some("list") {
        return None;
    }
    let areas: Vec<CellRange> =
        attribute_text(tag, "sqref")?.split_whitespace().filter_map(parse_range).collect();
    (!areas.is_empty()).then(|| DropDown { areas, source: String::new() })
}

/// The notes of a comments part. The author's bold name stays in the text.
pub(super) fn read_notes(xml: &[u8]) -> Vec<CellNote> {
    let mut notes: Vec<CellNote> = Vec::new();
    let Ok(text) = std::str::from_utf8(xml) else {
        return notes;
    };
    let mut reader = Reader::from_str(text);
    let (mut authors, mut author) = (Vec::<Arc<str>>::new(), String::new());
    let (mut in_text, mut in_author) = (false, false);
    loop {
        match reader.read_event() {
            Ok(Event::Start(tag)) => match tag.local_name().as_ref() {
                "author" => in_author = true,
                "comment" => {
                    if let Some((row, column)) =
                        attribute_text(&tag, "ref").and_then(|r| parse_cell_address(&r))
                    {
                        let author =
                            attribute_text(&tag, "authorId").and_then(|at| at.parse().ok());
                        let author = author.and_then(|at: usize| authors.get(at).cloned());
                        let author = author.unwrap_or_else(|| "".into());
                        notes.push(CellNote { row, column, text: String::new(), author });
                    }
                }
                "t" => in_text = true,
                _ => {}
            },
            Ok(Event::Text(text)) if in_text => {
                if let Some(note) = notes.last_mut() {
                    note.text.push_str(&text.xml10_content());
                }
            }
            // Excel writes nobody's name as an element without an end.
            Ok(Event::Empty(tag)) if tag.local_name().as_ref() == "author" => {
                authors.push("".into());
            }
            Ok(Event::Text(text)) if in_author => author.push_str(&text.xml10_content()),
            Ok(Event::GeneralRef(reference)) if in_author => {
                author.push_str(entity_character(reference.as_ref()));
            }
            Ok(Event::GeneralRef(reference)) if in_text => {
                if let Some(note) = notes.last_mut() {
                    note.text.push_str(entity_character(reference.as_ref()));
                }
            }
            Ok(Event::End(tag)) if tag.local_name().as_ref() == "t" => in_text = false,
            Ok(Event::End(tag)) if tag.local_name().as_ref() == "author" => {
                in_author = false;
                authors.push(std::mem::take(&mut author).into());
            }
            Ok(Event::Eof) | Err(_) => break,
            Ok(_) => {}
        }
    }
    notes.retain(|note| !note.text.trim().is_empty());
    notes
}

/// An attribute of a parsed tag, with entities resolved.
pub(super) fn attribute_text(tag: &BytesStart<'_>, name: &str) -> Option<String> {
    tag.attributes().with_checks(false).flatten().find_map(|attribute| {
        (attribute.key.local_name().as_ref() == name)
            .then(|| {
                attribute
                    .normalized_value(XmlVersion::Implicit1_0)
                    .ok()
                    .map(|value| value.into_owned())
            })
            .flatten()
    })
}

/// The character of a predefined XML entity.
pub(super) fn entity_character(name: &str) -> &'static str {
    match name {
        "amp" => "&",
        "lt" => "<",
        "gt" => ">",
        "quot" => "\"",
        "apos" => "'",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_says_who_wrote_it() {
        let xml = br#"<comments><authors><author/><author>palmares</author><author>Ann &amp; Co</author></authors><commentList>
            <comment ref="B2" authorId="2"><text><r><t>late</t></r></text></comment>
            <comment ref="B3" authorId="1"><text><t>why</t></text></comment>
            <comment ref="B1" authorId="0"><text><t>hm</t></text></comment>
            <comment ref="B4"><text><t>who</t></text></comment></commentList></comments>"#;
        let found = read_notes(xml);
        let found: Vec<_> = found.iter().map(|note| (&*note.text, &*note.author)).collect();
        assert_eq!(found, [("late", "Ann & Co"), ("why", "palmares"), ("hm", ""), ("who", "")]);
    }

    #[test]
    fn everything_around_the_cells_is_found() {
        let xml = br#"<worksheet><sheetViews><sheetView><pane xSplit="1" ySplit="3" state="frozen"/></sheetView></sheetViews>
            <cols><col min="2" max="3" width="20.5" customWidth="1"/><col min="5" max="5" hidden="1"/></cols>
            <sheetData><row r="4" hidden="1"><c r="A4"><f t="array" ref="A4:A5">X</f><v>1</v></c></row></sheetData>
            <mergeCells><mergeCell ref="A1:C1"/></mergeCells>
            <dataValidations><dataValidation type="list" sqref="B2:B9 D2"><formula1>"a,b &amp; c"</formula1></dataValidation></dataValidations></worksheet>"#;
        let facts = read_sheet_layout(xml);
        assert!(facts.formulas);
        assert_eq!(facts.layout.frozen, Some((3, 1)));
        assert_eq!(facts.layout.columns.len(), 2);
        assert_eq!(facts.layout.columns[0].width, Some(20.5));
        assert!(facts.layout.columns[1].hidden);
        assert_eq!(facts.layout.rows.len(), 1);
        assert_eq!(facts.layout.merges.len(), 1);
        assert_eq!(facts.layout.arrays.len(), 1);
        assert_eq!(facts.layout.lists[0].source, "\"a,b & c\"");
        assert_eq!(facts.layout.lists[0].areas.len(), 2);
    }

    #[test]
    fn a_prefixed_sheet_is_read_alike() {
        let xml = br#"<x:worksheet><x:sheetData><x:row r="2" hidden="true"><x:c r="A2"><x:f>1+1</x:f></x:c></x:row></x:sheetData></x:worksheet>"#;
        let facts = read_sheet_layout(xml);
        assert!(facts.formulas);
        assert_eq!(facts.layout.rows[0].row, 1);
    }
}
