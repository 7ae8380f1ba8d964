//! The drawing of a sheet with the shapes of its notes. Other shapes stay.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::Range;

use super::container::EditablePackage;
use super::refusal::AdditionRefusal;
use super::relations::{PartRelation, add_relation};
use super::workbook::PackageDialect;
use super::xml::{TextEdits, first_tag};
use crate::workbook_copy::SheetLayout;
use crate::write::note_shapes_xml;

/// The content type of a drawing.
const DRAWING: &str = "application/vnd.openxmlformats-officedocument.vmlDrawing";
/// The numbers of shapes in a block; each drawing has blocks of its own.
const BLOCK: usize = 1_024;
/// The number of blocks; shapes with higher numbers are invalid.
const BLOCKS: usize = 1 << 20;

/// The notes whose shapes are drawn.
pub(super) struct NoteShapeUpdate<'a> {
    /// The cells of all notes.
    pub cells: Vec<(u32, u16)>,
    /// The cells whose notes are gone.
    pub gone: HashSet<(u32, u16)>,
    /// The texts of new notes, which give the sizes.
    pub texts: BTreeMap<(u32, u16), String>,
    /// The widths of columns.
    pub layout: &'a SheetLayout,
}

/// Takes out the shapes of notes that are gone, and draws those that have none. Returns the id of
/// the drawing, if `named`, that of the sheet, is none.
pub(super) fn update_note_shapes(
    container: &mut EditablePackage<'_>,
    sheet: &str,
    related: &[PartRelation],
    named: Option<&str>,
    shapes: &NoteShapeUpdate<'_>,
    words: PackageDialect,
) -> Result<Option<String>, AdditionRefusal> {
    let target = named.and_then(|id| related.iter().find(|own| own.id == id));
    let (part, id) = match target.and_then(|own| own.target.clone()) {
        Some(part) => (part, None),
        None => {
            let part = container.free_part_name("xl/drawings/vmlDrawing", ".vml", &[]);
            let kind = format!("{}/vmlDrawing", words.relations);
            let id = add_relation(container, sheet, named, &kind, &part)?;
            (part, named.is_none().then_some(id))
        }
    };
    let text = match container.optional_part_text(&part)? {
        Some(text) => text,
        None => {
            container.set_content_type(&part, DRAWING)?;
            let text = empty_drawing(free_blocks(container, 1)?);
            container.put_part(&part, text);
            container.part_text(&part)?
        }
    };
    let close =
        end_of_root(&text).ok_or_else(|| AdditionRefusal::unsound_part(&part, "it is cut off"))?;
    let known = shapes_of(&text);
    let mut edits = TextEdits::default();
    let (mut kept, mut ids) = (HashSet::new(), BTreeSet::new());
    let mut from = 0;
    for (at, range) in &known {
        if at.is_some_and(|at| shapes.gone.contains(&at)) {
            edits.remove(range.clone());
            ids.extend(numbers_after(&text[from..range.start], SHAPE));
            from = range.end;
        } else {
            kept.extend(*at);
        }
    }
    ids.extend(numbers_after(&text[from..], SHAPE));
    let new = shapes.cells.iter().filter(|at| !kept.contains(*at));
    let new: Vec<((u32, u16), &str)> =
        new.map(|at| (*at, shapes.texts.get(at).map_or("", String::as_str))).collect();
    let first = first_number(container, &part, &text, &ids, new.len(), &mut edits)?;
    let mut drawn = note_shapes_xml(first, &new, shapes.layout);
    if !drawn.is_empty() && !text.contains("_x0000_t202") {
        drawn.insert_str(0, SHAPE_TYPE);
    }
    edits.insert(close, in_words_of(&text, drawn));
    container.edit_part(&part, &text, edits);
    Ok(id)
}

/// The word before the number of a shape.
const SHAPE: &str = "_x0000_s";

/// The first of some numbers for new shapes, behind those of shapes that stay. If their block has
/// no room, they get blocks of their own, which the drawing then names.
fn first_number(
    container: &mut EditablePackage<'_>,
    part: &str,
    drawing: &str,
    ids: &BTreeSet<usize>,
    count: usize,
    edits: &mut TextEdits,
) -> Result<usize, AdditionRefusal> {
    let (data, own) = map_of(drawing);
    let block = own.first().copied().unwrap_or(1) * BLOCK;
    let next = ids.last().map_or(block, |last| block.max(*last)) + 1;
    if next / BLOCK == (next + count.saturating_sub(1)) / BLOCK {
        return Ok(next);
    }
    let mut used = used_blocks(container, Some(part))?;
    used.extend(ids.iter().map(|id| id / BLOCK));
    let wanted = count / BLOCK + 1;
    let first = free_run(&used, wanted);
    if let Some(data) = data {
        let mut named = own.clone();
        named.extend((first..first + wanted).filter(|block| !own.contains(block)));
        let named: Vec<String> = named.iter().map(ToString::to_string).collect();
        edits.replace(data, named.join(","));
    }
    Ok(first * BLOCK + 1)
}

/// Where the end tag of a drawing's root begins.
fn end_of_root(drawing: &str) -> Option<usize> {
    let root =
        drawing.match_indices('<').find(|(at, _)| !drawing[at + 1..].starts_with(['?', '!']));
    let root = first_tag(&drawing[root?.0..]).name();
    let close = drawing.rfind("</")?;
    let name = drawing[close + 2..].trim_end().strip_suffix('>')?.trim_end();
    (name == root).then_some(close)
}

/// The kind of shape that notes have.
const SHAPE_TYPE: &str = "<v:shapetype id=\"_x0000_t202\" coordsize=\"21600,21600\" o:spt=\"202\" \
    path=\"m,l,21600r21600,l21600,xe\"><v:stroke joinstyle=\"miter\"/>\
    <v:path gradientshapeok=\"t\" o:connecttype=\"rect\"/></v:shapetype>";

/// A drawing without shapes.
fn empty_drawing(block: usize) -> String {
    format!(
        "<xml xmlns:v=\"urn:schemas-microsoft-com:vml\" xmlns:o=\"urn:schemas-microsoft-com:office:office\" \
         xmlns:x=\"urn:schemas-microsoft-com:office:excel\"><o:shapelayout v:ext=\"edit\">\
         <o:idmap v:ext=\"edit\" data=\"{block}\"/></o:shapelayout>{SHAPE_TYPE}</xml>"
    )
}

/// The first of some blocks of shapes that no drawing of the workbook uses.
fn free_blocks(
    container: &mut EditablePackage<'_>,
    wanted: usize,
) -> Result<usize, AdditionRefusal> {
    Ok(free_run(&used_blocks(container, None)?, wanted))
}

/// The blocks that the drawings of a workbook use, without one of them.
fn used_blocks(
    container: &mut EditablePackage<'_>,
    without: Option<&str>,
) -> Result<BTreeSet<usize>, AdditionRefusal> {
    let drawings: Vec<String> =
        container.part_names().filter(|name| name.ends_with(".vml")).map(String::from).collect();
    let mut used: BTreeSet<usize> = BTreeSet::new();
    for drawing in drawings {
        if without.is_some_and(|without| without.eq_ignore_ascii_case(&drawing)) {
            continue;
        }
        let text = container.part_text(&drawing)?;
        used.extend(numbers_after(&text, SHAPE).map(|id| id / BLOCK));
        used.extend(mapped_blocks(&text));
    }
    Ok(used)
}

/// The first of some blocks that are all free.
fn free_run(used: &BTreeSet<usize>, wanted: usize) -> usize {
    let mut first = 1;
    for block in used.range(1..) {
        if *block >= first + wanted {
            break;
        }
        first = block + 1;
    }
    first
}

/// The blocks that a drawing says it uses.
fn mapped_blocks(drawing: &str) -> Vec<usize> {
    map_of(drawing).1
}

/// The list of blocks that a drawing says it uses: its range in the text, and the blocks.
fn map_of(drawing: &str) -> (Option<Range<usize>>, Vec<usize>) {
    const DATA: &str = "data=";
    let map = drawing.match_indices("idmap").find_map(|(at, _)| {
        let quote = at + drawing[at..].find(DATA)? + DATA.len();
        let open = drawing[quote..].chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let end = quote + 1 + drawing[quote + 1..].find(open)?;
        Some(quote + 1..end)
    });
    let Some(range) = map else { return (None, Vec::new()) };
    let blocks = drawing[range.clone()].split(',').filter_map(|block| block.trim().parse().ok());
    let blocks = blocks.filter(|block| *block < BLOCKS).collect();
    (Some(range), blocks)
}

/// The numbers that follow a word.
fn numbers_after<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    text.match_indices(word).filter_map(move |(at, _)| {
        let rest = &text[at + word.len()..];
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        rest[..end].parse().ok().filter(|number| *number < BLOCKS * BLOCK)
    })
}

/// A shape: the cell of its note, if it is one, and its place in the text.
type Shape = (Option<(u32, u16)>, Range<usize>);

/// The shapes of a drawing. Drawings need not be well-formed XML, so they are searched as text.
fn shapes_of(text: &str) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let mut from = 0;
    while let Some(found) = text[from..].find("shape") {
        let name = from + found;
        from = name + "shape".len();
        let open = text[..name].rfind('<').unwrap_or(name);
        let prefix = &text[open..name];
        let is_tag = text[from..].starts_with(char::is_whitespace)
            && prefix.starts_with('<')
            && prefix[1..].chars().all(|c| c.is_alphanumeric() || c == ':');
        if !is_tag {
            continue;
        }
        let close = format!("</{}shape>", &prefix[1..]);
        let Some(end) = text[from..].find(&close).map(|end| from + end + close.len()) else {
            continue;
        };
        let inside = &text[open..end];
        let number = |word: &str| numbers_after(inside, word).next();
        let is_note =
            inside.contains("ObjectType=\"Note\"") || inside.contains("ObjectType='Note'");
        let cell = number("Row>").zip(number("Column>")).filter(|_| is_note);
        let cell = cell.and_then(|(row, column)| {
            Some((u32::try_from(row).ok()?, u16::try_from(column).ok()?))
        });
        shapes.push((cell, open..end));
        from = end;
    }
    shapes
}

/// Shapes with the prefixes that a drawing declares, or with declarations of their own.
fn in_words_of(drawing: &str, shapes: String) -> String {
    const SPACES: [(&str, &str); 3] = [
        ("v", "urn:schemas-microsoft-com:vml"),
        ("o", "urn:schemas-microsoft-com:office:office"),
        ("x", "urn:schemas-microsoft-com:office:excel"),
    ];
    let root = &drawing[..drawing
        .find("xmlns")
        .map_or(0, |at| drawing[at..].find('>').map_or(drawing.len(), |end| at + end))];
    let missing: String = SPACES
        .iter()
        .filter(|(prefix, name)| {
            let declared =
                |quote: char| root.contains(&format!("xmlns:{prefix}={quote}{name}{quote}"));
            !declared('"') && !declared('\'')
        })
        .map(|(prefix, name)| format!(" xmlns:{prefix}=\"{name}\""))
        .collect();
    if missing.is_empty() {
        return shapes;
    }
    let typed = shapes.replace("<v:shapetype id", &format!("<v:shapetype{missing} id"));
    typed.replace("<v:shape id", &format!("<v:shape{missing} id"))
}
