//! A workbook that this crate wrote, whose sheets go into a package.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Arc;

use super::container::WritePartContent;
use super::refusal::AdditionRefusal;
use super::renumbered_styles::StyleRenumbering;
use super::sheet::SheetChanges;
use super::styles::StylesPart;
use super::values::CellPatch;
use super::workbook::{PackageDialect, SheetDefinedName};
use super::xml::{RootElement, XmlTag, elements_to_depth, first_tag};
use crate::address::{parse_cell_address, to_a1};
use crate::workbook_copy::SheetLayout;
use crate::write::{Book, RelationIds, SheetChart, SheetTable, SheetToAdd};

/// A workbook that this crate made.
pub(super) struct GeneratedWorkbook<'a> {
    /// Its sheets, in order.
    sheets: Vec<Option<SheetToAdd<'a>>>,
    /// The names of the sheets.
    pub titles: Vec<String>,
    pub styles: StylesPart,
}

impl<'a> GeneratedWorkbook<'a> {
    /// The sheets and styles of a workbook.
    pub(super) fn new(book: Book<'a>) -> Result<GeneratedWorkbook<'a>, AdditionRefusal> {
        let unsound = |why: String| AdditionRefusal::unsound_part("", why);
        let (sheets, styles) =
            book.into_sheets_and_styles().map_err(|why| unsound(why.to_string()))?;
        let titles = sheets.iter().map(|sheet| sheet.name.clone()).collect();
        let sheets = sheets.into_iter().map(Some).collect();
        Ok(GeneratedWorkbook { sheets, titles, styles: StylesPart::parse("styles", &styles)? })
    }

    /// Takes a sheet with the formats of the package.
    pub(super) fn take_sheet(
        &mut self,
        name: &str,
        looks: &Arc<StyleRenumbering>,
    ) -> Result<AddedSheet<'a>, AdditionRefusal> {
        let at = self.titles.iter().position(|own| own == name);
        let sheet = at.and_then(|at| self.sheets.get_mut(at)).and_then(Option::take);
        let sheet =
            sheet.ok_or_else(|| AdditionRefusal::unsound_part(name, "is no sheet to add"))?;
        Ok(AddedSheet { sheet, looks: Arc::clone(looks) })
    }
}

/// A sheet to add, or to add to a sheet of the package.
pub(super) struct AddedSheet<'a> {
    sheet: SheetToAdd<'a>,
    looks: Arc<StyleRenumbering>,
}

impl<'a> AddedSheet<'a> {
    /// Its notes by cell.
    pub(super) fn take_notes(&mut self) -> BTreeMap<(u32, u16), String> {
        std::mem::take(&mut self.sheet.setup.notes)
    }

    /// The widths and heights that place its notes.
    pub(super) fn note_layout(&self) -> SheetLayout {
        self.sheet.setup.note_layout(self.sheet.rows.clone())
    }

    pub(super) fn charts(&self) -> &[SheetChart] {
        &self.sheet.setup.charts
    }

    pub(super) fn table(&self) -> Option<&SheetTable> {
        self.sheet.setup.table.as_ref()
    }

    /// The defined names of the sheet.
    pub(super) fn defined_names(&self) -> Vec<SheetDefinedName> {
        let sheet = &self.sheet.name;
        let name = |own: crate::write::DefinedName| SheetDefinedName {
            sheet: sheet.clone(),
            name: own.name.to_string(),
            attributes: if own.hidden { " hidden=\"1\"".to_string() } else { String::new() },
            formula: quick_xml::escape::partial_escape(own.formula).into_owned(),
            yields: false,
        };
        self.sheet.setup.defined_names(sheet).into_iter().map(name).collect()
    }

    /// The files to which its links lead, as relations write them.
    pub(super) fn linked_files(&self) -> Vec<String> {
        self.sheet.setup.linked_files()
    }

    /// What writes it in some words, with the ids of its relations.
    pub(super) fn into_writer(
        self,
        ids: &RelationIds,
        words: PackageDialect,
    ) -> WritePartContent<'a> {
        let shell = words.translate_xml(self.sheet.setup.xml(ids));
        let (looks, write) = (self.looks, self.sheet.write);
        Box::new(move |out: &mut dyn Write| {
            let mut restyled = looks.renumbering_writer(out);
            write(&shell, &mut restyled)?;
            restyled.flush()
        })
    }

    /// The XML of the sheet in the dialect of the package.
    pub(super) fn into_xml(self, words: PackageDialect) -> Result<String, AdditionRefusal> {
        let name = self.sheet.name.clone();
        let unsound = |why: io::Error| AdditionRefusal::unsound_part(&name, why.to_string());
        let mut text = Vec::new();
        self.into_writer(&RelationIds::default(), words)(&mut text).map_err(unsound)?;
        String::from_utf8(text).map_err(|why| unsound(io::Error::other(why)))
    }
}

/// The attributes of an element as they are written, but for two.
fn attributes_text(tag: &XmlTag<'_>, text: &str, without: [&str; 2]) -> String {
    let kept = tag.attributes().filter(|(name, _)| !without.contains(name));
    kept.map(|(name, range)| format!(" {name}=\"{}\"", &text[range])).collect()
}

/// Adds what a sheet of the new workbook holds to the changes of a sheet that the package has.
/// With `arranged` its view and its filter replace those of the sheet.
pub(super) fn merge_added_sheet(
    text: &str,
    arranged: bool,
    changes: &mut SheetChanges<'_>,
) -> Result<(), String> {
    const LISTS: [&str; 2] = ["dataValidations", "ignoredErrors"];
    let outline = RootElement::parse_with_grandchildren(text, &LISTS)?;
    // Of a cell without an address.
    let mut next = (0, 0);
    for (depth, own) in elements_to_depth(text, 3)? {
        let tag = &own.tag;
        match (depth, tag.local_name()) {
            (2, "row") => {
                let look = attributes_text(tag, text, ["r", "spans"]);
                if let Some(row) = tag.number_attribute("r").and_then(|row| row.checked_sub(1)) {
                    changes.cells.rows.insert(row, look);
                    next = (row, 0);
                }
            }
            (3, "c") => {
                let at = match tag.raw_attribute("r") {
                    Some(name) => parse_cell_address(name),
                    None => Some(next),
                };
                let Some(at) = at else { continue };
                let mut cell = text[own.range()].to_string();
                if tag.raw_attribute("r").is_none() {
                    cell.insert_str(1 + tag.name().len(), &format!(" r=\"{}\"", to_a1(at.0, at.1)));
                }
                changes.cells.cells.insert(at, CellPatch::Content(cell));
                next = (at.0, at.1.saturating_add(1));
            }
            (2, "col") => {
                let look = attributes_text(tag, text, ["min", "max"]);
                let (first, last) = (
                    tag.number_attribute("min").unwrap_or(1),
                    tag.number_attribute("max").unwrap_or(0),
                );
                changes.columns.extend((first..=last).map(|column| (column, look.clone())));
            }
            _ => {}
        }
    }
    for name in LISTS {
        if let Some(list) = outline.child(name) {
            let own = outline.children_of(list).map(|own| text[own.range()].to_string());
            changes.lists.push((name, own.collect()));
        }
    }
    for name in ["sheetViews", "autoFilter"].into_iter().filter(|_| arranged) {
        if let Some(own) = outline.child(name) {
            changes.instead.push((name, text[own.range()].to_string()));
        }
    }
    Ok(())
}

/// The number and the name of a table.
pub(super) fn table_number_and_name(table: &str) -> (u32, String) {
    let start =
        table.find("<table").or_else(|| table.find(":table").and_then(|at| table[..at].rfind('<')));
    let tag = first_tag(&table[start.unwrap_or(0)..]);
    (tag.number_attribute("id").unwrap_or(0), tag.attribute("displayName").unwrap_or_default())
}
