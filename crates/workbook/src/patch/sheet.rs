//! What a sheet gets besides cells: widths, drop-downs, its size, its drawing of notes.

use std::collections::BTreeMap;

use super::appended_rows::{AppendedRows, RANGE_LIST_ELEMENTS};
use super::cells::{self, CellChanges};
use super::container::EditablePackage;
use super::edits::SheetEdits;
use super::notes::{self, NewNotes};
use super::refusal::AdditionRefusal;
use super::styles::StylesPart;
use super::values::CellPatch;
use super::workbook::PackageDialect;
use super::xml::{
    RootElement, TagKind, TextEdits, XmlElement, XmlTag, first_tag, prefix_xml_names,
    with_attribute,
};
use crate::address::{CellRange, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS, parse_range};
use crate::workbook_copy::{ColumnLayout, SheetLayout};

/// The children of a sheet in the order of the schema.
const ORDER: [&str; 39] = [
    "sheetPr",
    "dimension",
    "sheetViews",
    "sheetFormatPr",
    "cols",
    "sheetData",
    "sheetCalcPr",
    "sheetProtection",
    "protectedRanges",
    "scenarios",
    "autoFilter",
    "sortState",
    "dataConsolidate",
    "customSheetViews",
    "mergeCells",
    "phoneticPr",
    "conditionalFormatting",
    "dataValidations",
    "hyperlinks",
    "printOptions",
    "pageMargins",
    "pageSetup",
    "headerFooter",
    "rowBreaks",
    "colBreaks",
    "customProperties",
    "cellWatches",
    "ignoredErrors",
    "smartTags",
    "drawing",
    "legacyDrawing",
    "legacyDrawingHF",
    "drawingHF",
    "picture",
    "oleObjects",
    "controls",
    "webPublishItems",
    "tableParts",
    "extLst",
];

/// Changes of a sheet.
#[derive(Debug, Default)]
pub(super) struct SheetChanges<'a> {
    pub cells: CellChanges<'a>,
    /// The attributes of new columns by number, from 1.
    pub columns: BTreeMap<u32, String>,
    /// Elements to add to those of a list: `dataValidations`, `ignoredErrors`.
    pub lists: Vec<(&'static str, Vec<String>)>,
    /// Elements that replace those of the sheet: its view, its filter.
    pub instead: Vec<(&'static str, String)>,
    pub notes: NewNotes<'a>,
    /// The rows added below.
    pub grown: Option<AppendedRows>,
}

impl<'a> SheetChanges<'a> {
    /// Adds new values, rows and notes.
    pub(super) fn add_edits(&mut self, edits: SheetEdits<'a>) -> Result<(), String> {
        let used = edits.last_row();
        let last = used.saturating_add(u32::try_from(edits.rows.len()).unwrap_or(u32::MAX));
        if last >= MAX_SHEET_ROWS {
            return Err("it has no room for more rows".to_string());
        }
        let cells = &mut self.cells;
        cells.read = Some((edits.sheet, edits.headings));
        cells
            .cells
            .extend(edits.cells.into_iter().map(|(at, value)| (at, CellPatch::Value(value))));
        for (row, own) in (used + 1..).zip(edits.rows) {
            let own =
                own.into_iter().map(|(column, value)| ((row, column), CellPatch::Value(value)));
            cells.cells.extend(own);
        }
        self.notes.texts.extend(edits.notes);
        self.grown = (last > used).then_some(AppendedRows { headings: edits.headings, used, last });
        Ok(())
    }

    /// Whether nothing changes, unless the sheet has notes of an earlier copy.
    fn is_empty(&self) -> bool {
        let lists = self.columns.is_empty() && self.lists.is_empty() && self.instead.is_empty();
        self.cells.is_empty() && lists && self.notes.texts.is_empty()
    }

    /// Changes a sheet of a package.
    pub(super) fn apply(
        self,
        container: &mut EditablePackage<'_>,
        part: &str,
        styles: &mut StylesPart,
        words: PackageDialect,
    ) -> Result<(), AdditionRefusal> {
        let unsound = |why: String| AdditionRefusal::unsound_part(part, why);
        if self.is_empty() && !notes::may_have_earlier_notes(container, part, self.notes.mark)? {
            return Ok(());
        }
        if let Some(grown) = self.grown {
            grown.grow_tables(container, part)?;
        }
        let text = container.part_text(part)?;
        const PARENTS: [&str; 4] =
            ["cols", RANGE_LIST_ELEMENTS[0], RANGE_LIST_ELEMENTS[1], RANGE_LIST_ELEMENTS[2]];
        let outline = RootElement::parse_with_grandchildren(&text, &PARENTS).map_err(unsound)?;
        if outline.root.tag.local_name() != "worksheet" {
            return Err(unsound("it holds no cells".to_string()));
        }
        let prefix = outline.prefix();
        let (mut edits, mut added) = (TextEdits::default(), Vec::new());
        let columns: Vec<&XmlElement<'_>> =
            outline.child("cols").into_iter().flat_map(|cols| outline.children_of(cols)).collect();
        widen(&text, &outline, &columns, &self.columns, &mut edits, &mut added);
        if let Some(dimension) = outline.child("dimension") {
            resize(dimension, &self.cells, &mut edits);
        }
        if let Some(grown) = self.grown {
            grown.grow_ranges(&text, &outline, &mut edits).map_err(unsound)?;
        }
        for (name, new) in self.lists.iter().filter(|(_, new)| !new.is_empty()) {
            let own = outline.child(name).map(|own| (own, outline.children_of(own).collect()));
            extend(&text, prefix, name, own, new, &mut edits, &mut added);
        }
        for (name, new) in &self.instead {
            let new = words.translate_xml(prefix_xml_names(new, prefix));
            match outline.child(name) {
                Some(own) => edits.replace(own.range(), new),
                None => added.push((name, new)),
            }
        }
        let drawing =
            outline.child("legacyDrawing").and_then(|own| own.tag.attribute_by_local_name("id"));
        let layout =
            SheetLayout { columns: layout_of(&columns, &self.columns), ..SheetLayout::default() };
        let named = drawing.as_deref();
        if let Some(id) = notes::update_notes(container, part, named, self.notes, &layout, words)? {
            added.push(("legacyDrawing", legacy_drawing(&outline, &id, words)));
        }
        // Of several new elements at one place the first in the schema stands first.
        added.sort_by_key(|(name, _)| ORDER.iter().position(|own| own == name));
        for (name, new) in added {
            edits.insert(outline.place_of_new_child(name, &ORDER).map_err(unsound)?, new);
        }
        cells::add_cell_edits(&text, self.cells, styles, &mut edits).map_err(unsound)?;
        container.edit_part(part, &text, edits);
        Ok(())
    }
}

/// The element that leads to the drawing of a sheet's notes.
fn legacy_drawing(outline: &RootElement<'_>, id: &str, words: PackageDialect) -> String {
    let (declared, own) = match outline.root.tag.prefix_of_namespace(&[words.relations]) {
        Some(own) => (String::new(), own),
        None => (format!(" xmlns:r=\"{}\"", words.relations), "r:".to_string()),
    };
    format!("<{}legacyDrawing{declared} {own}id=\"{id}\"/>", outline.prefix())
}

/// A list of a sheet with its elements.
type List<'a> = (&'a XmlElement<'a>, Vec<&'a XmlElement<'a>>);

/// Adds elements to a list that a sheet has, or to a new one. Those that it has stay alone.
fn extend(
    text: &str,
    prefix: &str,
    name: &'static str,
    own: Option<List<'_>>,
    new: &[String],
    edits: &mut TextEdits,
    added: &mut Vec<(&'static str, String)>,
) {
    let known: Vec<&str> =
        own.iter().flat_map(|(_, known)| known).map(|own| &text[own.range()]).collect();
    let new = new.iter().map(|new| prefix_xml_names(new, prefix));
    let new: Vec<String> = new.filter(|new| !known.contains(&new.as_str())).collect();
    let count = known.len() + new.len();
    let new = new.concat();
    match own {
        Some((own, _)) => {
            own.append(&new, edits);
            if let Some(range) = own.tag.attribute_range("count") {
                edits.replace(range, count.to_string());
            }
        }
        None => {
            let counted = name == "dataValidations";
            let count = if counted { format!(" count=\"{count}\"") } else { String::new() };
            let new = format!("<{prefix}{name}{count}>{new}</{prefix}{name}>");
            added.push((name, new));
        }
    }
}

/// Gives new columns their widths. Runs of columns are split around them; invalid ones stay as they
/// are.
fn widen(
    text: &str,
    outline: &RootElement<'_>,
    columns: &[&XmlElement<'_>],
    new: &BTreeMap<u32, String>,
    edits: &mut TextEdits,
    added: &mut Vec<(&'static str, String)>,
) {
    if new.is_empty() {
        return;
    }
    let prefix = outline.prefix();
    let mut runs: Vec<(u32, String)> = Vec::new();
    for column in columns {
        let own = &text[column.range()];
        let Some((first, last)) = ends_of(&column.tag) else {
            // It stays behind the one before it.
            runs.push((runs.last().map_or(0, |(before, _)| *before), own.to_string()));
            continue;
        };
        let mut from = first;
        for end in new.range(first..=last).map(|(own, _)| *own).chain([last + 1]) {
            if from < end {
                let run = with_attribute(own, "min", &from.to_string());
                runs.push((from, with_attribute(&run, "max", &(end - 1).to_string())));
            }
            from = end + 1;
        }
    }
    runs.extend(new.iter().map(|(own, attributes)| {
        (*own, format!("<{prefix}col min=\"{own}\" max=\"{own}\"{attributes}/>"))
    }));
    runs.sort_by_key(|(first, _)| *first);
    let runs: String = runs.into_iter().map(|(_, run)| run).collect();
    match outline.child("cols") {
        Some(own) if own.tag.kind == TagKind::Empty => own.append(&runs, edits),
        Some(own) => edits.replace(own.inner.clone(), runs),
        None => added.push(("cols", format!("<{prefix}cols>{runs}</{prefix}cols>"))),
    }
}

/// The first and the last column of a run, from 1; `None` if they are invalid.
fn ends_of(run: &XmlTag<'_>) -> Option<(u32, u32)> {
    let (first, last) = run.number_attribute("min").zip(run.number_attribute("max"))?;
    (0 < first && first <= last && last <= u32::from(MAX_SHEET_COLUMNS)).then_some((first, last))
}

/// Widens the stated size of a sheet to its new cells.
fn resize(dimension: &XmlElement<'_>, changes: &CellChanges<'_>, edits: &mut TextEdits) {
    let (Some(range), Some(stated)) = (
        dimension.tag.attribute_range("ref"),
        dimension.tag.raw_attribute("ref").and_then(parse_range),
    ) else {
        return;
    };
    let Some(((first, _), (last, _))) = changes
        .cells
        .first_key_value()
        .map(|(at, _)| *at)
        .zip(changes.cells.last_key_value().map(|(at, _)| *at))
    else {
        return;
    };
    let columns = || changes.cells.keys().map(|(_, column)| *column);
    let area = CellRange {
        first_row: stated.first_row.min(first),
        last_row: stated.last_row.max(last),
        first_column: stated.first_column.min(columns().min().unwrap_or(stated.first_column)),
        last_column: stated.last_column.max(columns().max().unwrap_or(0)),
    };
    if area.to_a1() != stated.to_a1() {
        edits.replace(range, area.to_a1());
    }
}

/// The widths of the columns, which place the notes.
fn layout_of(columns: &[&XmlElement<'_>], new: &BTreeMap<u32, String>) -> Vec<ColumnLayout> {
    let run = |tag: &XmlTag<'_>, (first, last): (u32, u32)| {
        let column = |number: u32| u16::try_from(number.checked_sub(1)?).ok();
        Some(ColumnLayout {
            first: column(first)?,
            last: column(last)?,
            width: tag.raw_attribute("width").and_then(|width| width.parse().ok()),
            hidden: matches!(tag.raw_attribute("hidden"), Some("1" | "true")),
        })
    };
    // Of two runs with one column the first applies.
    let added = new.iter().filter_map(|(own, attributes)| {
        run(&first_tag(&format!("<col{attributes}/>")), (*own, *own))
    });
    let own = columns.iter().filter_map(|own| run(&own.tag, ends_of(&own.tag)?));
    added.chain(own).collect()
}
