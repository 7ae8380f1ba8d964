//! The cells of a sheet: new ones, other formats, and cells that go.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::edits::NewCellValue;
use super::styles::StylesPart;
use super::values::{self, CellPatch, NewValueFormats, SharedFormulaEdits, stored_cell_at};
use super::xml::{TagKind, TextEdits, XmlTag, for_each_tag, prefix_xml_names};
use crate::address::{MAX_SHEET_ROWS, parse_cell_address, to_a1};
use crate::workbook_copy::SheetCopy;

/// Changes of the cells of a sheet.
#[derive(Debug, Default)]
pub(super) struct CellChanges<'a> {
    /// The new content and colours of cells.
    pub cells: BTreeMap<(u32, u16), CellPatch<'a>>,
    /// Attributes of rows, for those that the sheet does not have.
    pub rows: HashMap<u32, String>,
    /// Columns whose cells go, from a row on.
    pub gone: Vec<(u32, u16)>,
    /// Formats that are replaced wherever they are used.
    pub formats: HashMap<u32, u32>,
    /// Formats that lose their fill.
    pub cleared: HashSet<u32>,
    /// The sheet as it was read, and the row of its headings, if cells get values.
    pub read: Option<(&'a SheetCopy, u32)>,
    /// The formats of values.
    pub own: NewValueFormats,
}

impl CellChanges<'_> {
    /// Whether no cell of the sheet changes.
    pub(super) fn is_empty(&self) -> bool {
        self.cells.is_empty()
            && self.gone.is_empty()
            && self.formats.is_empty()
            && self.cleared.is_empty()
    }

    /// Whether a cell goes.
    fn takes(&self, row: u32, column: u16) -> bool {
        self.gone.iter().any(|(first, own)| *own == column && *first <= row)
    }
}

/// Adds the changes of the cells to the edits of a sheet's text.
pub(super) fn add_cell_edits(
    text: &str,
    changes: CellChanges<'_>,
    styles: &mut StylesPart,
    edits: &mut TextEdits,
) -> Result<(), String> {
    let mut walk = Walk {
        changes,
        styles,
        edits,
        prefix: String::new(),
        inside: false,
        row: Row::default(),
        last: None,
        cell: None,
        formulas: SharedFormulaEdits::default(),
        looks: HashMap::new(),
        why: None,
    };
    for_each_tag(text, |tag, depth| walk.tag(tag, depth))?;
    if !walk.changes.cells.is_empty() {
        walk.refuse("it has no rows");
    }
    walk.why.map_or(Ok(()), Err)
}

/// The row in which a walk is.
#[derive(Default)]
struct Row {
    /// Its number, from 0.
    number: u32,
    /// The column of its last cell.
    column: Option<u16>,
    /// Whether that cell went, so that the next one needs an address.
    gone: bool,
    /// The columns of new cells.
    new: Vec<u16>,
    /// Its `spans`: the range in the text, first and last column from 1.
    spans: Option<(std::ops::Range<usize>, u32, u32)>,
}

struct Walk<'s, 'a> {
    changes: CellChanges<'a>,
    styles: &'s mut StylesPart,
    edits: &'s mut TextEdits,
    prefix: String,
    /// Whether it is among the rows.
    inside: bool,
    row: Row,
    /// The number of the last row.
    last: Option<u32>,
    /// A cell that is replaced as a whole: where it begins, and its new text.
    cell: Option<(usize, String)>,
    formulas: SharedFormulaEdits,
    /// The formats of the last cells below the headings, by column.
    looks: HashMap<u16, u32>,
    why: Option<String>,
}

impl Walk<'_, '_> {
    fn tag(&mut self, tag: XmlTag<'_>, depth: usize) {
        match (depth, tag.local_name(), tag.kind) {
            (1, "sheetData", TagKind::Start) => self.begin(&tag),
            (1, "sheetData", TagKind::Empty) => {
                self.begin(&tag);
                self.inside = false;
                let rows = self.rows_before(u32::MAX);
                let close = format!(">{rows}</{}>", tag.name());
                if !rows.is_empty() {
                    self.edits.replace(tag.attributes_end()..tag.end(), close);
                }
            }
            (1, "sheetData", TagKind::End) => {
                self.inside = false;
                let rows = self.rows_before(u32::MAX);
                self.insert(tag.at, rows);
            }
            (2, "row", TagKind::Start | TagKind::Empty) if self.inside => self.begin_row(&tag),
            (2, "row", TagKind::End) if self.inside => {
                let cells = self.cells_before(None);
                self.insert(tag.at, cells);
                self.end_row();
            }
            (2, ..) if self.inside => self.refuse("it has rows of another name"),
            (3, "c", TagKind::Start | TagKind::Empty) if self.inside => self.begin_cell(&tag),
            (3, "c", TagKind::End) => {
                if let Some((begins, new)) = self.cell.take() {
                    self.edits.replace(begins..tag.end(), new);
                }
            }
            (4, "f", TagKind::Start | TagKind::Empty) if self.inside => self.begin_formula(&tag),
            (4, "f", TagKind::End) => self.formulas.end_formula(&tag, self.edits),
            _ => {}
        }
    }

    fn begin_formula(&mut self, tag: &XmlTag<'_>) {
        let Some(column) = self.row.column.filter(|_| self.changes.read.is_some()) else { return };
        let (at, new) = ((self.row.number, column), &self.changes.cells);
        let sheet = self.changes.read.map(|(sheet, _)| sheet);
        let is_replaced = self.cell.is_some();
        if let Some(why) = self.formulas.begin_formula(tag, at, is_replaced, sheet, new, self.edits)
        {
            self.refuse(why);
        }
    }

    fn begin(&mut self, tag: &XmlTag<'_>) {
        self.inside = true;
        self.prefix = tag.prefix().to_string();
    }

    fn begin_row(&mut self, tag: &XmlTag<'_>) {
        let next = self.last.map_or(0, |last| last + 1);
        let number = match tag.raw_attribute("r") {
            Some(_) => tag.number_attribute("r").and_then(|row| row.checked_sub(1)),
            None => Some(next),
        };
        let Some(number) = number.filter(|number| *number >= next) else {
            return self.refuse("its rows are out of order");
        };
        if number >= MAX_SHEET_ROWS {
            return self.refuse("it has too many rows");
        }
        let rows = self.rows_before(number);
        self.insert(tag.at, rows);
        self.last = Some(number);
        let spans = tag.attribute_range("spans").and_then(|range| {
            let spans = tag.raw_attribute("spans")?;
            let ends = spans.split([' ', ':']).map(|end| end.parse::<u32>().ok());
            let ends: Option<Vec<u32>> = ends.collect();
            let ends = ends?;
            Some((range, *ends.iter().min()?, *ends.iter().max()?))
        });
        self.row = Row { number, spans, ..Row::default() };
        if tag.kind == TagKind::Empty {
            let cells = self.cells_before(None);
            if !cells.is_empty() {
                let close = format!(">{cells}</{}>", tag.name());
                self.edits.replace(tag.attributes_end()..tag.end(), close);
            }
            self.end_row();
        }
    }

    fn end_row(&mut self) {
        let Some((range, first, last)) = self.row.spans.take() else { return };
        let new = || self.row.new.iter().map(|column| u32::from(*column) + 1);
        let (low, high) = (new().min().unwrap_or(first), new().max().unwrap_or(last));
        if low < first || high > last {
            self.edits.replace(range, format!("{}:{}", low.min(first), high.max(last)));
        }
    }

    fn begin_cell(&mut self, tag: &XmlTag<'_>) {
        let next = self.row.column.map_or(Some(0), |column| column.checked_add(1));
        let at = match tag.raw_attribute("r") {
            Some(name) => parse_cell_address(name).filter(|(row, _)| *row == self.row.number),
            None => next.map(|column| (self.row.number, column)),
        };
        let Some(at) = at.filter(|(_, column)| next.is_some_and(|next| *column >= next)) else {
            return self.refuse("its cells are out of order");
        };
        let cells = self.cells_before(Some(at.1));
        self.insert(tag.at, cells);
        self.row.column = Some(at.1);
        let follows_none = std::mem::take(&mut self.row.gone) && tag.raw_attribute("r").is_none();
        if self.changes.read.is_some_and(|(_, headings)| at.0 > headings) {
            self.looks.insert(at.1, tag.number_attribute("s").unwrap_or(0));
        }
        let new = self.changes.cells.remove(&at);
        let whole = match new {
            Some(CellPatch::Content(xml)) => {
                self.row.new.push(at.1);
                Some(prefix_xml_names(&xml, &self.prefix))
            }
            Some(CellPatch::Value(value)) => {
                self.row.new.push(at.1);
                Some(self.value(at, &value, tag.number_attribute("s").unwrap_or(0)))
            }
            _ if self.changes.takes(at.0, at.1) => Some(String::new()),
            new => {
                if follows_none {
                    let named = format!(" r=\"{}\"", to_a1(at.0, at.1));
                    self.insert(tag.at + 1 + tag.name().len(), named);
                }
                self.style(tag, new);
                None
            }
        };
        if let Some(new) = whole {
            self.row.gone = new.is_empty();
            match tag.kind {
                TagKind::Empty => self.edits.replace(tag.at..tag.end(), new),
                _ => self.cell = Some((tag.at, new)),
            }
        }
    }

    /// Gives a cell another format.
    fn style(&mut self, tag: &XmlTag<'_>, new: Option<CellPatch>) {
        let stored = tag.number_attribute("s").unwrap_or(0);
        let mut format = match self.changes.formats.get(&stored) {
            Some(format) => *format,
            None if self.changes.cleared.contains(&stored) => self.styles.unfilled_format(stored),
            None => stored,
        };
        if let Some(CellPatch::Fill(colour)) = new {
            format = self.styles.filled_format(format, colour);
        }
        if format == stored {
            return;
        }
        match tag.attribute_range("s") {
            Some(range) => self.edits.replace(range, format.to_string()),
            None => {
                let after =
                    tag.attribute_range("r").map_or(tag.at + 1 + tag.name().len(), |r| r.end + 1);
                self.edits.insert(after, format!(" s=\"{format}\""));
            }
        }
    }

    /// The new cells of this row before a column, or to its end.
    fn cells_before(&mut self, column: Option<u16>) -> String {
        let row = self.row.number;
        let mut xml = String::new();
        while let Some(entry) = self.changes.cells.first_entry() {
            let (own, at) = *entry.key();
            if own != row || column.is_some_and(|column| at >= column) {
                break;
            }
            let cell = entry.remove();
            xml.push_str(&self.cell((own, at), cell));
            self.row.new.push(at);
        }
        xml
    }

    /// The new rows before a row.
    fn rows_before(&mut self, before: u32) -> String {
        let mut xml = String::new();
        while let Some(row) = self.changes.cells.first_key_value().map(|((row, _), _)| *row)
            && row < before
        {
            self.row = Row { number: row, ..Row::default() };
            let cells = self.cells_before(None);
            let look = self.changes.rows.remove(&row).unwrap_or_default();
            let prefix = &self.prefix;
            let number = row + 1;
            xml.push_str(&format!("<{prefix}row r=\"{number}\"{look}>{cells}</{prefix}row>"));
        }
        xml
    }

    /// A value as a cell in a format.
    fn value(&self, at: (u32, u16), value: &NewCellValue<'_>, format: u32) -> String {
        let old = self.changes.read.and_then(|(sheet, _)| stored_cell_at(sheet, at));
        prefix_xml_names(
            &values::value_cell_xml(at, value, old, format, self.changes.own),
            &self.prefix,
        )
    }

    fn cell(&mut self, at: (u32, u16), cell: CellPatch<'_>) -> String {
        match cell {
            CellPatch::Content(xml) => prefix_xml_names(&xml, &self.prefix),
            CellPatch::Value(value) => {
                let format = self.looks.get(&at.1).copied().unwrap_or(0);
                self.value(at, &value, format)
            }
            CellPatch::Fill(colour) => {
                let format = self.styles.filled_format(0, colour);
                format!("<{}c r=\"{}\" s=\"{format}\"/>", self.prefix, to_a1(at.0, at.1))
            }
        }
    }

    fn insert(&mut self, at: usize, xml: String) {
        if !xml.is_empty() {
            self.edits.insert(at, xml);
        }
    }

    fn refuse(&mut self, why: &str) {
        self.why.get_or_insert_with(|| why.to_string());
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[test]
    fn cells_without_addresses_stay_where_they_are_when_one_goes() {
        let text = "<worksheet><sheetData><row r=\"3\"><c><v>1</v></c><c><v>2</v></c>\
            <c s=\"1\"><v>3</v></c><c><v>4</v></c></row></sheetData></worksheet>";
        let styles = Arc::new("<styleSheet><cellXfs><xf/><xf/></cellXfs></styleSheet>".to_string());
        let mut styles = StylesPart::parse("styles.xml", &styles).unwrap();
        let changes = CellChanges { gone: vec![(0, 1)], ..CellChanges::default() };
        let mut edits = TextEdits::default();
        add_cell_edits(text, changes, &mut styles, &mut edits).unwrap();
        let now =
            "<row r=\"3\"><c><v>1</v></c><c r=\"C3\" s=\"1\"><v>3</v></c><c><v>4</v></c></row>";
        assert!(edits.apply(text).contains(now));
    }
}
