//! Notes as XML: their texts and their shapes, which must be told in pixels where they lie. A note
//! opens beside its cell, past hidden and widened columns.

use std::collections::BTreeMap;

use super::cells::push_escaped_text;
use super::text::{self, cut_to_note_length};
use crate::address::{MAX_SHEET_COLUMNS, MAX_SHEET_ROWS};
use crate::workbook_copy::SheetLayout;

/// Default width of a column and height of a row, in pixels.
const COLUMN: u32 = 64;
const ROW: u32 = 20;
/// Width of a column in pixels: margin, and each character.
const MARGIN: f64 = 5.0;
const CHARACTER: f64 = 7.0;
/// The offset of a note in the cell beside its own.
const RIGHT: u32 = 15;
const DOWN: u32 = 10;
/// The last column and row of a sheet.
const LAST_COLUMN: u16 = MAX_SHEET_COLUMNS - 1;
const LAST_ROW: u32 = MAX_SHEET_ROWS - 1;

/// Appends the text of a note as XML.
pub(crate) fn push_note_xml(xml: &mut String, text: &str) {
    xml.push_str("<text><r><rPr><sz val=\"8\"/><color indexed=\"81\"/>");
    xml.push_str("<rFont val=\"Tahoma\"/><family val=\"2\"/></rPr><t xml:space=\"preserve\">");
    push_note_characters(xml, text);
    xml.push_str("</t></r></text>");
}

/// Appends the characters of a note, cut to its length.
pub(crate) fn push_note_characters(xml: &mut String, text: &str) {
    push_escaped_text(xml, &cut_to_note_length(text));
}

/// The shapes of some notes, numbered from `first` on.
pub(crate) fn note_shapes_xml(
    first: usize,
    notes: &[((u32, u16), &str)],
    layout: &SheetLayout,
) -> String {
    let (columns, rows) = (Columns::from_layout(layout), Rows::from_layout(layout));
    let mut shapes = String::new();
    for (id, (at, text)) in (first..).zip(notes) {
        push_shape(&mut shapes, id, *at, text, &columns, &rows);
    }
    shapes
}

/// The common text of all shapes between number and position.
const SHAPE: &str = "\" type=\"#_x0000_t202\" \
    style=\"position:absolute;visibility:hidden\" fillcolor=\"#ffffe1\" o:insetmode=\"auto\">\
    <v:shadow on=\"t\" color=\"black\" obscured=\"t\"/><v:path o:connecttype=\"none\"/><v:textbox/>\
    <x:ClientData ObjectType=\"Note\"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>";

/// Appends the shape of a note: position and size.
fn push_shape(
    line: &mut String,
    id: usize,
    at: (u32, u16),
    text: &str,
    columns: &Columns,
    rows: &Rows,
) {
    let (row, column) = at;
    let (width, height) = text::note_size(text);
    let (top, left) = (row.saturating_sub(1), column.saturating_add(1).min(LAST_COLUMN));
    let (right, rest) = columns.across(left, RIGHT + width);
    let (bottom, below) = rows.down(top, DOWN + height);
    let numbers = [left.into(), RIGHT, top, DOWN, right.into(), rest, bottom, below];
    line.push_str("<v:shape id=\"_x0000_s");
    line.push_str(&id.to_string());
    line.push_str(SHAPE);
    for (place, number) in numbers.into_iter().enumerate() {
        line.push_str(if place > 0 { "," } else { "" });
        line.push_str(&number.to_string());
    }
    line.push_str("</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>");
    line.push_str(&row.to_string());
    line.push_str("</x:Row><x:Column>");
    line.push_str(&column.to_string());
    line.push_str("</x:Column></x:ClientData></v:shape>");
}

/// Column positions, in pixels from the left.
struct Columns {
    /// The start of each column up to the first of equal width, and that column.
    begins: Vec<u64>,
}

impl Columns {
    fn from_layout(layout: &SheetLayout) -> Columns {
        let last = layout.columns.iter().map(|run| run.last).max().map_or(0, |last| last + 1);
        let mut widths = vec![COLUMN; usize::from(last)];
        // If two runs contain a column, the first applies.
        for run in layout.columns.iter().rev() {
            let width = match run.width {
                _ if run.hidden => 0,
                // The stored width includes the margins.
                Some(width) => (width.clamp(0.0, 255.0) * CHARACTER).max(MARGIN) as u32,
                None => COLUMN,
            };
            widths[usize::from(run.first)..=usize::from(run.last)].fill(width);
        }
        let mut begins = vec![0];
        let mut at = 0;
        begins.extend(widths.into_iter().map(|width| {
            at += u64::from(width);
            at
        }));
        Columns { begins }
    }

    fn begin(&self, column: u16) -> u64 {
        let column = usize::from(column);
        let beyond = column.saturating_sub(self.begins.len() - 1) as u64;
        self.begins[column.min(self.begins.len() - 1)] + beyond * u64::from(COLUMN)
    }

    /// The column and offset at a number of pixels.
    fn across(&self, from: u16, pixels: u32) -> (u16, u32) {
        let end = self.begin(from) + u64::from(pixels);
        let known = self.begins.len() - 1;
        let column = match end < self.begins[known] {
            true => self.begins.partition_point(|begin| *begin <= end) - 1,
            false => known + ((end - self.begins[known]) / u64::from(COLUMN)) as usize,
        };
        match u16::try_from(column) {
            Ok(column) if column < LAST_COLUMN => (column, (end - self.begin(column)) as u32),
            _ => (LAST_COLUMN, 0),
        }
    }
}

/// The heights of rows that have one of their own, in pixels.
struct Rows {
    heights: BTreeMap<u32, u32>,
}

impl Rows {
    fn from_layout(layout: &SheetLayout) -> Rows {
        const PIXELS_PER_POINT: f64 = 4.0 / 3.0;
        let pixels = |height: f64| (height.clamp(0.0, 409.0) * PIXELS_PER_POINT).round() as u32;
        let heights = layout.rows.iter().filter_map(|row| match row.hidden {
            true => Some((row.row, 0)),
            false => Some((row.row, pixels(row.height?))),
        });
        Rows { heights: heights.collect() }
    }

    /// The row and offset at a number of pixels below the beginning of a row.
    fn down(&self, from: u32, pixels: u32) -> (u32, u32) {
        let (mut row, mut left) = (from, pixels);
        loop {
            let height = self.heights.get(&row).copied().unwrap_or(ROW);
            if left < height || row >= LAST_ROW {
                return (row, left.min(height));
            }
            left -= height;
            row += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workbook_copy::{ColumnLayout, RowLayout};

    #[test]
    fn a_note_ends_in_the_row_that_its_height_reaches() {
        let row = |row, height, hidden| RowLayout { row, height, hidden };
        let rows = vec![row(2, Some(30.0), false), row(3, None, true)];
        let rows = Rows::from_layout(&SheetLayout { rows, ..SheetLayout::default() });
        // 2 is 40 pixels high, the others 20.
        assert_eq!(rows.down(0, 39), (1, 19));
        assert_eq!(rows.down(0, 40), (2, 0));
        assert_eq!(rows.down(1, 59), (2, 39));
        assert_eq!(rows.down(1, 61), (4, 1));
        assert_eq!(rows.down(LAST_ROW, 61), (LAST_ROW, 20));
    }

    #[test]
    fn a_note_ends_in_the_column_that_its_width_reaches() {
        let run = ColumnLayout { first: 2, last: 3, width: Some(20.0), hidden: false };
        let layout = SheetLayout { columns: vec![run], ..SheetLayout::default() };
        let columns = Columns::from_layout(&layout);
        // B is 64 pixels wide, C and D 140 each.
        assert_eq!(columns.across(1, 63), (1, 63));
        assert_eq!(columns.across(1, 64), (2, 0));
        assert_eq!(columns.across(1, 315), (3, 111));
        assert_eq!(columns.across(1, 344), (4, 0));
    }
}
