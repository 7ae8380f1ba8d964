//! Notes of a sheet with up to hundreds of thousands of them.
//!
//! rust_xlsxwriter holds each note several times, with a format of its own. It gets the first note
//! only, so that the workbook has the right parts; their content is written here, note by note.

use std::io::{self, Write};

use rust_xlsxwriter::{Worksheet, XlsxError};

use super::cells::push_escaped;
use super::packed::Part;
use super::text::{self, noted};
use crate::address::{MOST_COLUMNS, MOST_ROWS, a1};
use crate::facsimile::Layout;

/// A note on a cell. Its text is generated while it is written: all texts together can be a hundred
/// megabytes.
pub trait Note: Sync {
    /// The cell, by row and column.
    fn at(&self) -> (u32, u16);

    /// Appends the text.
    fn write(&self, text: &mut String);
}

/// The block size in the numbering of drawing shapes.
const BLOCK: usize = 1_024;
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
const LAST_COLUMN: u16 = MOST_COLUMNS - 1;
const LAST_ROW: u32 = MOST_ROWS - 1;

/// Gives a sheet the first of its notes, as a placeholder for all.
pub(super) fn announce(sheet: &mut Worksheet, notes: &[impl Note]) -> Result<(), XlsxError> {
    if let Some((row, column)) = notes.first().map(Note::at) {
        sheet.insert_note(row, column, &text::note_of("all of them"))?;
    }
    Ok(())
}

/// The number of blocks for the shapes of some notes.
pub(super) fn blocks(notes: &[impl Note]) -> usize {
    notes.len() / BLOCK + 1
}

/// The parts of a workbook with all notes of a sheet, the `nth` with notes; shapes are numbered
/// from a `block` on. Notes are in the order of cells.
pub(super) fn parts<'a>(
    notes: &'a [impl Note],
    (layout, author): (&'a Layout, &str),
    (nth, block): (usize, usize),
) -> Vec<Part<'a>> {
    if notes.is_empty() {
        return Vec::new();
    }
    let author = author.to_string();
    vec![
        Part::new(format!("xl/comments{nth}.xml"), notes.len(), move |out| {
            write_texts(notes, &author, out)
        }),
        Part::new(format!("xl/drawings/vmlDrawing{nth}.vml"), notes.len(), move |out| {
            write_shapes(notes, layout, block, out)
        }),
    ]
}

fn write_texts(notes: &[impl Note], author: &str, out: &mut dyn Write) -> io::Result<()> {
    let mut name = String::new();
    push_escaped(&mut name, author);
    write!(
        out,
        "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
         <comments xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">\
         <authors><author>{name}</author></authors><commentList>"
    )?;
    let (mut line, mut text) = (String::new(), String::new());
    for note in notes {
        text.clear();
        note.write(&mut text);
        let (row, column) = note.at();
        line.clear();
        line.push_str("<comment ref=\"");
        line.push_str(&a1(row, column));
        line.push_str("\" authorId=\"0\">");
        push_note_text(&mut line, &text);
        line.push_str("</comment>");
        out.write_all(line.as_bytes())?;
    }
    out.write_all(b"</commentList></comments>")
}

/// Appends the text of a note as XML.
pub(crate) fn push_note_text(xml: &mut String, text: &str) {
    xml.push_str("<text><r><rPr><sz val=\"8\"/><color indexed=\"81\"/>");
    xml.push_str("<rFont val=\"Tahoma\"/><family val=\"2\"/></rPr><t xml:space=\"preserve\">");
    push_note(xml, text);
    xml.push_str("</t></r></text>");
}

/// Appends the characters of a note, cut to its length.
pub(crate) fn push_note(xml: &mut String, text: &str) {
    push_escaped(xml, &noted(text));
}

/// The shapes of some notes, numbered from `first` on.
pub(crate) fn note_shapes(first: usize, notes: &[((u32, u16), &str)], layout: &Layout) -> String {
    let columns = Columns::of(layout);
    let mut shapes = String::new();
    for (id, (at, text)) in (first..).zip(notes) {
        push_shape(&mut shapes, id, (*at, text), &columns);
    }
    shapes
}

/// The common text of all shapes between number and position.
const SHAPE: &str = "\" type=\"#_x0000_t202\" \
    style=\"position:absolute;visibility:hidden\" fillcolor=\"#ffffe1\" o:insetmode=\"auto\">\
    <v:shadow on=\"t\" color=\"black\" obscured=\"t\"/><v:path o:connecttype=\"none\"/><v:textbox/>\
    <x:ClientData ObjectType=\"Note\"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>";

/// Writes the position and size of each note.
fn write_shapes(
    notes: &[impl Note],
    layout: &Layout,
    block: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    let blocks: Vec<String> =
        (block..block + self::blocks(notes)).map(|block| block.to_string()).collect();
    write!(
        out,
        "<xml xmlns:v=\"urn:schemas-microsoft-com:vml\" xmlns:o=\"urn:schemas-microsoft-com:office:office\" \
         xmlns:x=\"urn:schemas-microsoft-com:office:excel\"><o:shapelayout v:ext=\"edit\">\
         <o:idmap v:ext=\"edit\" data=\"{}\"/></o:shapelayout>\
         <v:shapetype id=\"_x0000_t202\" coordsize=\"21600,21600\" o:spt=\"202\" \
         path=\"m,l,21600r21600,l21600,xe\"><v:stroke joinstyle=\"miter\"/>\
         <v:path gradientshapeok=\"t\" o:connecttype=\"rect\"/></v:shapetype>",
        blocks.join(",")
    )?;
    let columns = Columns::of(layout);
    let (mut line, mut text) = (String::new(), String::new());
    for (nth, note) in notes.iter().enumerate() {
        let (id, at) = (block * BLOCK + nth + 1, note.at());
        text.clear();
        note.write(&mut text);
        line.clear();
        push_shape(&mut line, id, (at, &text), &columns);
        out.write_all(line.as_bytes())?;
    }
    out.write_all(b"</xml>")
}

/// Appends the shape of a note: position and size.
fn push_shape(
    line: &mut String,
    id: usize,
    ((row, column), text): ((u32, u16), &str),
    columns: &Columns,
) {
    let (width, height) = text::note_size(text);
    let top = row.saturating_sub(1);
    let (left, bottom) =
        (column.saturating_add(1).min(LAST_COLUMN), (top + (DOWN + height) / ROW).min(LAST_ROW));
    let (right, rest) = columns.across(left, RIGHT + width);
    let numbers =
        [left.into(), RIGHT, top, DOWN, right.into(), rest, bottom, (DOWN + height) % ROW];
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
    fn of(layout: &Layout) -> Columns {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facsimile::ColumnLayout;

    #[test]
    fn a_note_ends_in_the_column_that_its_width_reaches() {
        let run = ColumnLayout { first: 2, last: 3, width: Some(20.0), hidden: false };
        let layout = Layout { columns: vec![run], ..Layout::default() };
        let columns = Columns::of(&layout);
        // B is 64 pixels wide, C and D 140 each.
        assert_eq!(columns.across(1, 63), (1, 63));
        assert_eq!(columns.across(1, 64), (2, 0));
        assert_eq!(columns.across(1, 315), (3, 111));
        assert_eq!(columns.across(1, 344), (4, 0));
    }
}
