//! A workbook that this crate wrote, whose sheets go into a package.

use std::collections::BTreeMap;

use super::cells::NewCell;
use super::container::Container;
use super::notes::{BLOCK, mapped_blocks};
use super::refusal::Refusal;
use super::relations::{Relation, relations};
use super::sheet::SheetChanges;
use super::styles::Styles;
use super::workbook::{List, SheetName};
use super::xml::{Edits, Kind, Outline, each_tag, elements, first_tag, unescaped};
use crate::address::cell_named;

/// A workbook that this crate wrote.
pub(super) struct Donor {
    container: Container<'static>,
    list: List,
    /// Its styles.
    pub styles: Styles,
    /// The defined names of its sheets.
    pub names: Vec<SheetName>,
}

/// A sheet to add to a package.
pub(super) struct Given {
    /// Its XML.
    pub text: String,
    /// The parts that it leads to.
    pub related: Vec<(Relation, String)>,
}

impl Donor {
    /// A workbook from its parts.
    pub(super) fn of(parts: Vec<(String, String)>) -> Result<Donor, Refusal> {
        let mut container = Container::of_parts(parts)?;
        let list = List::of(&mut container)?;
        let styles = Styles::of("styles", container.text("xl/styles.xml")?)?;
        let text = container.text(&list.part)?;
        let names = names_of(&text, &list).map_err(|why| Refusal::unsound(&list.part, why))?;
        Ok(Donor { container, list, styles, names })
    }

    /// The names of its sheets, in order.
    pub(super) fn sheets(&self) -> impl Iterator<Item = &str> {
        self.list.sheets.iter().map(|sheet| sheet.name.as_str())
    }

    /// A sheet with other numbers of formats.
    pub(super) fn sheet(&mut self, name: &str, formats: &[u32]) -> Result<Given, Refusal> {
        let listed = self.list.sheets.iter().find(|sheet| sheet.name == name);
        let part = listed.and_then(|sheet| sheet.part.clone());
        let part = part.ok_or_else(|| Refusal::unsound(name, "is no sheet of the new workbook"))?;
        let text = self.container.text(&part)?;
        let text = restyled(&text, formats).map_err(|why| Refusal::unsound(&part, why))?;
        let mut related = Vec::new();
        for relation in relations(&mut self.container, &part)? {
            let Some(target) = relation.target.clone() else {
                return Err(Refusal::unsound(&part, "it leads out of the workbook"));
            };
            let text = self.container.text(&target)?;
            related.push((relation, text));
        }
        Ok(Given { text, related })
    }
}

/// The defined names of single sheets.
fn names_of(text: &str, list: &List) -> Result<Vec<SheetName>, String> {
    let mut names = Vec::new();
    for (_, own) in elements(text, 2)? {
        let tag = &own.tag;
        let sheet = tag.number("localSheetId").and_then(|at| list.sheets.get(at as usize));
        let (Some(sheet), Some(name), true) =
            (sheet, tag.value("name"), tag.local() == "definedName")
        else {
            continue;
        };
        let hidden = tag.raw_value("hidden").map(|hidden| format!(" hidden=\"{hidden}\""));
        names.push(SheetName {
            sheet: sheet.name.clone(),
            name,
            attributes: hidden.unwrap_or_default(),
            formula: text[own.inner.clone()].to_string(),
        });
    }
    Ok(names)
}

/// A sheet with other numbers of formats, and not selected.
fn restyled(text: &str, formats: &[u32]) -> Result<String, String> {
    let mut edits = Edits::default();
    each_tag(text, |tag, _| {
        if tag.kind == Kind::End {
            return;
        }
        let name = match tag.local() {
            "c" | "row" => "s",
            "col" => "style",
            _ => return,
        };
        let number = tag.number(name).and_then(|own| formats.get(own as usize));
        if let (Some(number), Some(range)) = (number, tag.range(name)) {
            edits.replace(range, number.to_string());
        }
    })?;
    Ok(edits.apply(text).replacen(" tabSelected=\"1\"", "", 1))
}

/// Adds what a sheet of the new workbook holds to the changes of a sheet that the package has.
/// With `arranged` its view and its filter replace those of the sheet.
pub(super) fn merge(
    given: &Given,
    arranged: bool,
    changes: &mut SheetChanges<'_>,
) -> Result<(), String> {
    const LISTS: [&str; 2] = ["dataValidations", "ignoredErrors"];
    let text = &given.text;
    let outline = Outline::with(text, &LISTS)?;
    for (depth, own) in elements(text, 3)? {
        let tag = &own.tag;
        match (depth, tag.local()) {
            (2, "row") => {
                let look = tag.attributes().filter(|(name, _)| !matches!(*name, "r" | "spans"));
                let look: String =
                    look.map(|(name, range)| format!(" {name}=\"{}\"", &text[range])).collect();
                if let Some(row) = tag.number("r").and_then(|row| row.checked_sub(1)) {
                    changes.cells.rows.insert(row, look);
                }
            }
            (3, "c") => {
                let at = tag.raw_value("r").and_then(cell_named);
                let cell = NewCell::Content(text[own.range()].to_string());
                changes.cells.cells.extend(at.map(|at| (at, cell)));
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
    let notes = given.related.iter().filter(|(relation, _)| relation.kind == "comments");
    for (_, comments) in notes {
        changes.notes.texts.extend(notes_of(comments)?);
    }
    Ok(())
}

/// The notes of a sheet of the new workbook.
fn notes_of(comments: &str) -> Result<BTreeMap<(u32, u16), String>, String> {
    let mut notes: BTreeMap<(u32, u16), String> = BTreeMap::new();
    let mut at = None;
    for (_, own) in elements(comments, 5)? {
        match own.tag.local() {
            "comment" => at = own.tag.raw_value("ref").and_then(cell_named),
            "t" => {
                let text = at.map(|at| notes.entry(at).or_default());
                let words = unescaped(&comments[own.inner.clone()]);
                text.into_iter().for_each(|text| text.push_str(&words));
            }
            _ => {}
        }
    }
    Ok(notes)
}

/// A drawing of notes whose shapes are in other blocks, from `first` on.
pub(super) fn moved(drawing: &str, first: usize) -> String {
    const SHAPE: &str = "_x0000_s";
    const DATA: &str = "data=\"";
    let own = mapped_blocks(drawing).first().copied().unwrap_or(1);
    let block = |block: usize| (block + first).saturating_sub(own);
    let mut edits = Edits::default();
    for (at, _) in drawing.match_indices(SHAPE) {
        let number = &drawing[at + SHAPE.len()..];
        let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
        if let Ok(id) = number[..end].parse::<usize>() {
            let id = block(id / BLOCK) * BLOCK + id % BLOCK;
            edits.replace(at + SHAPE.len()..at + SHAPE.len() + end, id.to_string());
        }
    }
    if let Some(at) = drawing.find(DATA).map(|at| at + DATA.len()) {
        let end = drawing[at..].find('"').map_or(at, |end| at + end);
        let blocks = mapped_blocks(drawing).into_iter().map(|own| block(own).to_string());
        edits.replace(at..end, blocks.collect::<Vec<_>>().join(","));
    }
    edits.apply(drawing)
}

/// A table with another number and name.
pub(super) fn renamed(table: &str, id: u32, name: &str) -> Result<String, String> {
    let outline = Outline::of(table)?;
    let mut edits = Edits::default();
    let tag = &outline.root.tag;
    for (attribute, value) in
        [("id", id.to_string()), ("name", name.to_string()), ("displayName", name.to_string())]
    {
        if let Some(range) = tag.range(attribute) {
            edits.replace(range, value);
        }
    }
    Ok(edits.apply(table))
}

/// The number and the name of a table.
pub(super) fn table_of(table: &str) -> (u32, String) {
    let start =
        table.find("<table").or_else(|| table.find(":table").and_then(|at| table[..at].rfind('<')));
    let tag = first_tag(&table[start.unwrap_or(0)..]);
    (tag.number("id").unwrap_or(0), tag.value("displayName").unwrap_or_default())
}
