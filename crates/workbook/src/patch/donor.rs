//! A workbook that this crate wrote, whose sheets go into a package.

use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::sync::Arc;

use super::container::{Container, WriteRows};
use super::drawing::{BLOCK, SHAPE, mapped_blocks};
use super::looks::Looks;
use super::refusal::Refusal;
use super::relations::{Relation, relations};
use super::sheet::SheetChanges;
use super::styles::Styles;
use super::values::NewCell;
use super::workbook::{List, SheetName};
use super::xml::{Edits, Outline, elements, first_tag, unescaped};
use crate::address::cell_named;
use crate::write::{Unpacked, WritePart};

/// A workbook that this crate wrote.
pub(super) struct Donor<'a> {
    /// Its parts other than sheets.
    container: Container<'static>,
    list: List,
    /// The sheets by part: the shell, and what writes the rows into it.
    sheets: HashMap<String, (String, Box<WritePart<'a>>)>,
    /// Its styles.
    pub styles: Styles,
    /// The defined names of its sheets.
    pub names: Vec<SheetName>,
}

/// The parts that a sheet leads to, with their texts.
pub(super) type Related = Vec<(Relation, Arc<String>)>;

/// A sheet to add to a sheet of the package.
pub(super) struct Given {
    /// Its XML.
    pub text: String,
    /// The parts that it leads to.
    pub related: Related,
}

impl<'a> Donor<'a> {
    /// A workbook from its parts.
    pub(super) fn of(parts: Vec<Unpacked<'a>>) -> Result<Donor<'a>, Refusal> {
        let (mut texts, mut sheets) = (Vec::new(), HashMap::new());
        for Unpacked { name, text, write } in parts {
            match write {
                Some(write) => drop(sheets.insert(name, (text, write))),
                None => texts.push((name, text)),
            }
        }
        let mut container = Container::of_parts(texts)?;
        let list = List::of(&mut container)?;
        let styles = Styles::of("styles", &container.text("xl/styles.xml")?)?;
        let text = container.text(&list.part)?;
        let names = names_of(&text, &list).map_err(|why| Refusal::unsound(&list.part, why))?;
        Ok(Donor { container, list, sheets, styles, names })
    }

    /// The names of its sheets, in order.
    pub(super) fn sheets(&self) -> impl Iterator<Item = &str> {
        self.list.sheets.iter().map(|sheet| sheet.name.as_str())
    }

    /// A sheet with the formats of the package.
    pub(super) fn sheet(&mut self, name: &str, looks: &Arc<Looks>) -> Result<Given, Refusal> {
        let (rows, related) = self.rows(name, looks, |shell| shell)?;
        let mut text = Vec::new();
        rows(&mut text).map_err(|why| Refusal::unsound(name, why.to_string()))?;
        let text =
            String::from_utf8(text).map_err(|why| Refusal::unsound(name, why.to_string()))?;
        Ok(Given { text, related })
    }

    /// The same, written when the package is packed, its shell in other words.
    pub(super) fn rows(
        &mut self,
        name: &str,
        looks: &Arc<Looks>,
        in_words: impl Fn(String) -> String,
    ) -> Result<(WriteRows<'a>, Related), Refusal> {
        let listed = self.list.sheets.iter().find(|sheet| sheet.name == name);
        let part = listed.and_then(|sheet| sheet.part.clone());
        let found = part.and_then(|part| self.sheets.remove_entry(&part));
        let (part, (shell, write)) =
            found.ok_or_else(|| Refusal::unsound(name, "is no sheet of the new workbook"))?;
        let shell = in_words(shell.replacen(" tabSelected=\"1\"", "", 1));
        let mut related = Vec::new();
        for relation in relations(&mut self.container, &part)? {
            let Some(target) = relation.target.clone() else {
                return Err(Refusal::unsound(&part, "it leads out of the workbook"));
            };
            let text = self.container.text(&target)?;
            related.push((relation, text));
        }
        let looks = Arc::clone(looks);
        let rows = move |out: &mut dyn Write| {
            let mut restyled = looks.onto(out);
            write(&shell, &mut restyled)?;
            restyled.flush()
        };
        Ok((Box::new(rows), related))
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
