//! New values in cells that have a look, and formulas that lose what they depend on.

use std::collections::{BTreeMap, HashSet};

use quick_xml::escape::partial_escape;

use super::edits::NewCellValue;
use super::xml::{TagKind, TextEdits, XmlTag};
use crate::address::parse_range;
use crate::day::serial_from_day;
use crate::workbook_copy::{CellValue, SheetCopy, StoredCell};
use crate::write::{CellContent, FormulaResult, StyleId, cell_xml};

/// The formats of new values, and how days are counted.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct NewValueFormats {
    /// The format of a day whose cell had none of its own.
    pub day: u32,
    /// The format of a heading.
    pub heading: u32,
    /// What is taken from a day's number: 1,462 in workbooks that count from 1904.
    pub days: i32,
}

/// The change of a cell.
#[derive(Debug)]
pub(super) enum CellPatch<'a> {
    /// The XML of a cell, without a prefix.
    Content(String),
    /// A value in the look that the cell has.
    Value(NewCellValue<'a>),
    /// A solid fill, `0xRRGGBB`.
    Fill(u32),
}

/// The changes of a sheet's cells.
type NewCells<'a> = BTreeMap<(u32, u16), CellPatch<'a>>;

/// A new value as a cell. `old` is the cell before, `format` its format or that of its column.
pub(super) fn value_cell_xml(
    at: (u32, u16),
    value: &NewCellValue<'_>,
    old: Option<&StoredCell>,
    format: u32,
    own: NewValueFormats,
) -> String {
    let was_day = matches!(old.map(|cell| &cell.value), Some(CellValue::Date(_))) && format != 0;
    let write =
        |format: u32, content: CellContent<'_>| cell_xml(at, StyleId::from_number(format), content);
    match value {
        NewCellValue::Text(text) => write(format, CellContent::Text(text)),
        NewCellValue::Number(number) => write(format, CellContent::Number(*number)),
        NewCellValue::Sum(formula, sum) => {
            write(format, CellContent::Formula(formula, FormulaResult::Number(sum)))
        }
        NewCellValue::Heading(heading) => write(own.heading, CellContent::Text(heading)),
        NewCellValue::Day(day) => {
            let format = if was_day { format } else { own.day };
            match serial_from_day(*day) {
                Some(serial) => write(format, CellContent::Number(f64::from(serial - own.days))),
                None => write(format, CellContent::Text(&day.to_string())),
            }
        }
    }
}

/// A cell as it was read.
pub(super) fn stored_cell_at(sheet: &SheetCopy, at: (u32, u16)) -> Option<&StoredCell> {
    let found = sheet.cells.binary_search_by_key(&at, |cell| (cell.row, cell.column));
    found.ok().map(|index| &sheet.cells[index])
}

/// Formulas of several cells on a walk through a sheet. If the cell that holds one gets another
/// value, the others get formulas of their own. An array of which a cell gets another value becomes
/// values.
#[derive(Debug, Default)]
pub(super) struct SharedFormulaEdits {
    /// The numbers of shared formulas whose cell is replaced.
    lost: HashSet<u32>,
    /// A formula that is replaced as a whole: where it begins, and its new text.
    replaced: Option<(usize, String)>,
}

impl SharedFormulaEdits {
    /// The start of a formula at a cell, which `is_replaced` itself or not. Returns why the sheet
    /// cannot be changed.
    pub(super) fn begin_formula(
        &mut self,
        tag: &XmlTag<'_>,
        at: (u32, u16),
        is_replaced: bool,
        sheet: Option<&SheetCopy>,
        new: &NewCells<'_>,
        edits: &mut TextEdits,
    ) -> Option<&'static str> {
        let area = tag.raw_attribute("ref");
        let text = match (tag.raw_attribute("t"), area) {
            (Some("shared"), Some(_)) if is_replaced => {
                self.lost.extend(tag.number_attribute("si"));
                return None;
            }
            _ if is_replaced => return None,
            (Some("shared"), None)
                if tag.number_attribute("si").is_some_and(|si| self.lost.contains(&si)) =>
            {
                let read = sheet.and_then(|sheet| stored_cell_at(sheet, at));
                let Some(formula) = read.and_then(|cell| cell.formula.as_deref()) else {
                    return Some("a formula that other cells share gets another value");
                };
                let prefix = tag.prefix();
                format!("<{prefix}f>{}</{prefix}f>", partial_escape(formula))
            }
            (Some("array" | "dataTable"), Some(area)) if changes_in(area, new) => String::new(),
            _ => return None,
        };
        match tag.kind {
            TagKind::Empty => edits.replace(tag.at..tag.end(), text),
            _ => self.replaced = Some((tag.at, text)),
        }
        None
    }

    /// The end of a formula.
    pub(super) fn end_formula(&mut self, tag: &XmlTag<'_>, edits: &mut TextEdits) {
        if let Some((begins, new)) = self.replaced.take() {
            edits.replace(begins..tag.end(), new);
        }
    }
}

/// Whether a cell of an area gets another value.
fn changes_in(area: &str, cells: &NewCells<'_>) -> bool {
    let Some(area) = parse_range(area) else { return false };
    let rows = cells.range((area.first_row, 0)..=(area.last_row, u16::MAX));
    let columns = area.first_column..=area.last_column;
    let mut new = rows.filter(|(_, new)| !matches!(new, CellPatch::Fill(_)));
    new.any(|((_, column), _)| columns.contains(column))
}
