//! A workbook that this crate wrote, whose sheets go into a package.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Arc;

use super::container::WriteRows;
use super::refusal::Refusal;
use super::renumbered_styles::RenumberedStyles;
use super::sheet::SheetChanges;
use super::styles::Styles;
use super::values::NewCell;
use super::workbook::{PackageDialect, SheetName};
use super::xml::{RootElement, elements, first_tag};
use crate::address::{parse_cell, to_a1};
use crate::workbook_copy::SheetLayout;
use crate::write::{Book, NewSheet, NewTable, RelationIds, SheetChart};

/// A workbook that this crate made.
pub(super) struct SourceWorkbook<'a> {
    /// Its sheets, in order.
    sheets: Vec<Option<NewSheet<'a>>>,
    /// The names of the sheets.
    pub titles: Vec<String>,
    pub styles: Styles,
}

impl<'a> SourceWorkbook<'a> {
    /// The sheets and styles of a workbook.
    pub(super) fn new(book: Book<'a>) -> Result<SourceWorkbook<'a>, Refusal> {
        let unsound = |why: String| Refusal::unsound("", why);
        let (sheets, styles) = book.into_new().map_err(|why| unsound(why.to_string()))?;
        let titles = sheets.iter().map(|sheet| sheet.name.clone()).collect();
        let sheets = sheets.into_iter().map(Some).collect();
        Ok(SourceWorkbook { sheets, titles, styles: Styles::parse("styles", &styles)? })
    }

    /// Takes a sheet with the formats of the package.
    pub(super) fn sheet(
        &mut self,
        name: &str,
        looks: &Arc<RenumberedStyles>,
    ) -> Result<DonatedSheet<'a>, Refusal> {
        let at = self.titles.iter().position(|own| own == name);
        let sheet = at.and_then(|at| self.sheets.get_mut(at)).and_then(Option::take);
        let sheet = sheet.ok_or_else(|| Refusal::unsound(name, "is no sheet to add"))?;
        Ok(DonatedSheet { sheet, looks: Arc::clone(looks) })
    }
}

/// A sheet to add, or to add to a sheet of the package.
pub(super) struct DonatedSheet<'a> {
    sheet: NewSheet<'a>,
    looks: Arc<RenumberedStyles>,
}

impl<'a> DonatedSheet<'a> {
    /// Its notes by cell.
    pub(super) fn notes(&mut self) -> BTreeMap<(u32, u16), String> {
        std::mem::take(&mut self.sheet.setup.notes)
    }

    /// The widths and heights that place its notes.
    pub(super) fn layout(&self) -> SheetLayout {
        self.sheet.setup.layout(self.sheet.rows.clone())
    }

    pub(super) fn charts(&self) -> &[SheetChart] {
        &self.sheet.setup.charts
    }

    pub(super) fn table(&self) -> Option<&NewTable> {
        self.sheet.setup.table.as_ref()
    }

    /// The defined names of the sheet.
    pub(super) fn names(&self) -> Vec<SheetName> {
        let sheet = &self.sheet.name;
        let name = |own: crate::write::DefinedName| SheetName {
            sheet: sheet.clone(),
            name: own.name.to_string(),
            attributes: if own.hidden { " hidden=\"1\"".to_string() } else { String::new() },
            formula: quick_xml::escape::partial_escape(own.formula).into_owned(),
            yields: false,
        };
        self.sheet.setup.names(sheet).into_iter().map(name).collect()
    }

    /// The files to which its links lead, as relations write them.
    pub(super) fn linked_files(&self) -> Vec<String> {
        self.sheet.setup.linked_files()
    }

    /// What writes it in some words, with the ids of its relations.
    pub(super) fn rows(self, ids: &RelationIds, words: PackageDialect) -> WriteRows<'a> {
        let shell = words.write(self.sheet.setup.xml(ids));
        let (looks, write) = (self.looks, self.sheet.write);
        Box::new(move |out: &mut dyn Write| {
            let mut restyled = looks.onto(out);
            write(&shell, &mut restyled)?;
            restyled.flush()
        })
    }

    /// The XML of the sheet in the dialect of the package.
    pub(super) fn text(self, words: PackageDialect) -> Result<String, Refusal> {
        let name = self.sheet.name.clone();
        let unsound = |why: io::Error| Refusal::unsound(&name, why.to_string());
        let mut text = Vec::new();
        self.rows(&RelationIds::default(), words)(&mut text).map_err(unsound)?;
        String::from_utf8(text).map_err(|why| unsound(io::Error::other(why)))
    }
}

/// Adds what a sheet of the new workbook holds to the changes of a sheet that the package has.
/// With `arranged` its view and its filter replace those of the sheet.
pub(super) fn merge(
    text: &str,
    arranged: bool,
    changes: &mut SheetChanges<'_>,
) -> Result<(), String> {
    const LISTS: [&str; 2] = ["dataValidations", "ignoredErrors"];
    let outline = RootElement::with(text, &LISTS)?;
    // Of a cell without an address.
    let mut next = (0, 0);
    for (depth, own) in elements(text, 3)? {
        let tag = &own.tag;
        match (depth, tag.local()) {
            (2, "row") => {
                let look = tag.attributes().filter(|(name, _)| !matches!(*name, "r" | "spans"));
                let look: String =
                    look.map(|(name, range)| format!(" {name}=\"{}\"", &text[range])).collect();
                if let Some(row) = tag.number("r").and_then(|row| row.checked_sub(1)) {
                    changes.cells.rows.insert(row, look);
                    next = (row, 0);
                }
            }
            (3, "c") => {
                let at = match tag.raw_value("r") {
                    Some(name) => parse_cell(name),
                    None => Some(next),
                };
                let Some(at) = at else { continue };
                let mut cell = text[own.range()].to_string();
                if tag.raw_value("r").is_none() {
                    cell.insert_str(1 + tag.name().len(), &format!(" r=\"{}\"", to_a1(at.0, at.1)));
                }
                changes.cells.cells.insert(at, NewCell::Content(cell));
                next = (at.0, at.1.saturating_add(1));
            }
            (2, "col") => {
                let attributes =
                    tag.attributes().filter(|(name, _)| !matches!(*name, "min" | "max"));
                let look: String = attributes
                    .map(|(name, range)| format!(" {name}=\"{}\"", &text[range]))
                    .collect();
                let (first, last) =
                    (tag.number("min").unwrap_or(1), tag.number("max").unwrap_or(0));
                changes.columns.extend((first..=last).map(|column| (column, look.clone())));
            }
            _ => {}
        }
    }
    for name in LISTS {
        if let Some(list) = outline.child(name) {
            let own = outline.inside(list).map(|own| text[own.range()].to_string());
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
pub(super) fn table_of(table: &str) -> (u32, String) {
    let start =
        table.find("<table").or_else(|| table.find(":table").and_then(|at| table[..at].rfind('<')));
    let tag = first_tag(&table[start.unwrap_or(0)..]);
    (tag.number("id").unwrap_or(0), tag.value("displayName").unwrap_or_default())
}
