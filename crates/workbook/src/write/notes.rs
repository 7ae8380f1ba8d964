//! The notes of a sheet with very many of them: hundreds of thousands where every changed
//! cell has one.
//!
//! rust_xlsxwriter keeps each note, with a format of its own, several times. It is
//! given the first note alone, so that the workbook has the parts that belong to a
//! sheet with notes; what these parts hold is written here, note by note.

use std::io::{self, Write};

use rust_xlsxwriter::{Worksheet, XlsxError};

use super::cells::push_escaped;
use super::packed::Part;
use super::text::{self, noted};
use crate::address::{MOST_COLUMNS, MOST_ROWS, a1};
use crate::facsimile::Layout;

/// A note on a cell. Its text is made when it is written: the texts of all notes may be a
/// hundred megabytes.
pub trait Note: Sync {
    /// The cell, by row and column.
    fn at(&self) -> (u32, u16);

    /// Writes the text to the end of another one.
    fn write(&self, text: &mut String);
}

/// Shapes of drawings are numbered in blocks of so many.
const BLOCK: usize = 1_024;
/// Pixels of a column and of a row without a size of its own.
const COLUMN: u32 = 64;
const ROW: u32 = 20;
/// Pixels of a column's width beside its characters, and of each character.
const MARGIN: f64 = 5.0;
const CHARACTER: f64 = 7.0;
/// Where a note begins in the cell beside its own.
const RIGHT: u32 = 15;
const DOWN: u32 = 10;
/// The last column and row of a sheet.
const LAST_COLUMN: u16 = MOST_COLUMNS - 1;
const LAST_ROW: u32 = MOST_ROWS - 1;

/// Gives a sheet the first of its notes, which stands for all of them.
pub(super) fn announce(sheet: &mut Worksheet, notes: &[impl Note]) -> Result<(), XlsxError> {
    if let Some((row, column)) = notes.first().map(Note::at) {
        sheet.insert_note(row, column, &text::note_of("all of them"))?;
    }
    Ok(())
}

/// How many blocks the shapes of some notes are numbered in.
pub(super) fn blocks(notes: &[impl Note]) -> usize {
    notes.len() / BLOCK + 1
}

/// The parts of a workbook that hold all notes of a sheet, the `nth` that has any; its
/// shapes are numbered from a `block` on. Notes are in the order of their cells.
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
        line.push_str("\" authorId=\"0\"><text><r><rPr><sz val=\"8\"/><color indexed=\"81\"/>");
        line.push_str("<rFont val=\"Tahoma\"/><family val=\"2\"/></rPr><t xml:space=\"preserve\">");
        push_escaped(&mut line, &noted(&text));
        line.push_str("</t></r></text></comment>");
        out.write_all(line.as_bytes())?;
    }
    out.write_all(b"</commentList></comments>")
}

/// What all shapes say of themselves, between the number and the place of each.
const SHAPE: &str = "\" type=\"#_x0000_t202\" \
    style=\"position:absolute;visibility:hidden\" fillcolor=\"#ffffe1\" o:insetmode=\"auto\">\
    <v:shadow on=\"t\" color=\"black\" obscured=\"t\"/><v:path o:connecttype=\"none\"/><v:textbox/>\
    <x:ClientData ObjectType=\"Note\"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>";

/// Where and how large each note is shown.
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
    for (at, note) in notes.iter().enumerate() {
        let (id, (row, column)) = (block * BLOCK + at + 1, note.at());
        text.clear();
        note.write(&mut text);
        let (width, height) = text::note_size(&text);
        let top = row.saturating_sub(1);
        let (left, bottom) = (
            column.saturating_add(1).min(LAST_COLUMN),
            (top + (DOWN + height) / ROW).min(LAST_ROW),
        );
        let (right, rest) = columns.across(left, RIGHT + width);
        line.clear();
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
        out.write_all(line.as_bytes())?;
    }
    out.write_all(b"</xml>")
}

/// Where columns begin, in pixels from the left.
struct Columns {
    /// The first column and each one until all are alike, and where that begins.
    begins: Vec<u64>,
}

impl Columns {
    fn of(layout: &Layout) -> Columns {
        let last = layout.columns.iter().map(|run| run.last).max().map_or(0, |last| last + 1);
        let mut widths = vec![COLUMN; usize::from(last)];
        // Where two runs hold a column the first does.
        for run in layout.columns.iter().rev() {
            let width = match run.width {
                _ if run.hidden => 0,
                // The stored width has the margins in it.
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

    /// The column in which so many pixels end, and how far into it they reach.
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
        // 64 pixels of B, 140 each of C and D.
        assert_eq!(columns.across(1, 63), (1, 63));
        assert_eq!(columns.across(1, 64), (2, 0));
        assert_eq!(columns.across(1, 315), (3, 111));
        assert_eq!(columns.across(1, 344), (4, 0));
    }
}
