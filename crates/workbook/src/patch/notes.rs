//! Notes on cells: their texts, and the drawing with their shapes. Notes of the workbook stay.

use std::collections::{BTreeMap, BTreeSet};

use super::container::Container;
use super::refusal::Refusal;
use super::relations::{Relation, relate, relations, set_type, target_of};
use super::workbook::Words;
use super::xml::{Edits, Element, Outline, elements, first_tag, unescaped};
use crate::address::{a1, cell_named};
use crate::facsimile::Layout;
use crate::write::{note_shapes, push_note, push_note_text};

const COMMENTS: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml";
const DRAWING: &str = "application/vnd.openxmlformats-officedocument.vmlDrawing";
const TABLE: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml";
/// The numbers of shapes in a block; each drawing has blocks of its own.
pub(super) const BLOCK: usize = 1_024;
/// The number of blocks; shapes with higher numbers are invalid.
const BLOCKS: usize = 1 << 20;

/// The content type of a part to which a sheet leads, by the kind of the relation.
pub(super) fn type_of_kind(kind: &str) -> &'static str {
    match kind {
        "table" => TABLE,
        "vmlDrawing" => DRAWING,
        _ => COMMENTS,
    }
}

/// The notes to add to a sheet by their cells, and which of its notes are of an earlier copy.
#[derive(Debug, Default)]
pub(super) struct NewNotes<'a> {
    /// The texts by cell.
    pub texts: BTreeMap<(u32, u16), String>,
    /// The beginning of what an earlier copy wrote into notes.
    pub mark: Option<&'a str>,
    /// Their author.
    pub author: &'a str,
}

/// Changes the notes of a sheet. Returns the id of a drawing that its XML must name, if it does
/// not yet; `drawing` is the id that it names.
pub(super) fn change(
    container: &mut Container<'_>,
    (sheet, drawing): (&str, Option<&str>),
    notes: &NewNotes<'_>,
    layout: &Layout,
    words: Words,
) -> Result<Option<String>, Refusal> {
    let related = relations(container, sheet)?;
    let comments = target_of(&related, "comments");
    let there = comments.as_ref().is_some_and(|part| container.has(part));
    if notes.texts.is_empty() && !(there && notes.mark.is_some()) {
        return Ok(None);
    }
    let part = match &comments {
        Some(part) => part.clone(),
        None => {
            let part = container.free_name("xl/comments", ".xml", &[]);
            let kind = format!("{}/comments", words.relations);
            relate(container, sheet, (None, &kind, &part))?;
            part
        }
    };
    let text = match container.text_if_there(&part)? {
        Some(text) => text,
        None => {
            set_type(container, &part, COMMENTS)?;
            format!(
                "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
                 <comments xmlns=\"{}\"><authors></authors><commentList></commentList></comments>",
                words.main
            )
        }
    };
    let Texts { text, cells, gone } =
        with_texts(&text, notes).map_err(|why| Refusal::unsound(&part, why))?;
    container.put(&part, text)?;
    let shapes = Shapes { cells, gone, layout, new: notes };
    draw(container, (sheet, &related, drawing), &shapes, words)
}

/// The changed texts of notes.
struct Texts {
    text: String,
    /// The cells of all notes.
    cells: Vec<(u32, u16)>,
    /// The cells whose notes are gone.
    gone: Vec<(u32, u16)>,
}

/// Takes out the notes of an earlier copy and adds new ones.
fn with_texts(text: &str, notes: &NewNotes<'_>) -> Result<Texts, String> {
    let outline = Outline::with(text, &["authors"])?;
    if outline.root.tag.local() != "comments" {
        return Err("it holds no notes".to_string());
    }
    let prefix = outline.prefix();
    let mut edits = Edits::default();
    let list = outline.child("commentList").ok_or("it has no list of notes")?;
    let (mut cells, mut gone, mut left) = (Vec::new(), Vec::new(), notes.texts.clone());
    let all = elements(text, 5)?;
    let mut at = 0;
    while at < all.len() {
        let (depth, comment) = &all[at];
        at += 1;
        if *depth != 2 || comment.tag.local() != "comment" {
            continue;
        }
        let inside = all[at..].iter().take_while(|(depth, _)| *depth > 2).count();
        let pieces = &all[at..at + inside];
        at += inside;
        let named = comment.tag.value("ref").and_then(|name| cell_named(&name));
        let Some(place) = named else { continue };
        let kept = notes.mark.map_or(Kept::All, |mark| kept_of(text, pieces, mark));
        let new = left.remove(&place);
        if matches!(kept, Kept::Nothing) {
            // A new note stands at the end.
            gone.push(place);
            edits.remove(comment.range());
            left.extend(new.map(|new| (place, new)));
            continue;
        }
        cells.push(place);
        extend(text, (comment, pieces), (kept, new.as_deref()), prefix, &mut edits);
    }
    let mut added = String::new();
    let author = match left.is_empty() {
        true => 0,
        false => author_of(text, &outline, notes.author, &mut edits)?,
    };
    for ((row, column), new) in &left {
        added.push_str(&format!("<comment ref=\"{}\" authorId=\"{author}\">", a1(*row, *column)));
        push_note_text(&mut added, new);
        added.push_str("</comment>");
        cells.push((*row, *column));
    }
    if !added.is_empty() {
        list.append(&super::xml::with_prefix(&added, prefix), &mut edits);
    }
    Ok(Texts { text: edits.apply(text), cells, gone })
}

/// The number of our author, appended if new.
fn author_of(
    text: &str,
    outline: &Outline<'_>,
    author: &str,
    edits: &mut Edits,
) -> Result<usize, String> {
    let authors = outline.child("authors").ok_or("it has no authors")?;
    let mut count = 0;
    for own in outline.inside(authors) {
        if unescaped(&text[own.inner.clone()]) == author {
            return Ok(count);
        }
        count += 1;
    }
    let prefix = outline.prefix();
    let author = quick_xml::escape::escape(author);
    authors.append(&format!("<{prefix}author>{author}</{prefix}author>"), edits);
    Ok(count)
}

/// What stays of a note when the words of an earlier copy go.
enum Kept {
    All,
    Nothing,
    /// All before a place in the text; the elements between it and the end of `text` go.
    Before(usize),
}

/// The texts of a note in order: `t` directly or in runs.
fn texts<'p>(pieces: &'p [(usize, Element<'p>)]) -> impl Iterator<Item = &'p Element<'p>> {
    let mut in_run = false;
    let texts = pieces.iter().filter(move |(depth, own)| {
        if *depth == 4 {
            in_run = own.tag.local() == "r";
        }
        own.tag.local() == "t" && (*depth == 4 || *depth == 5 && in_run)
    });
    texts.map(|(_, own)| own)
}

fn kept_of(text: &str, pieces: &[(usize, Element<'_>)], mark: &str) -> Kept {
    let found = texts(pieces).find_map(|own| {
        let at = text[own.inner.clone()].find(mark)?;
        Some(own.inner.start + at)
    });
    let Some(found) = found else { return Kept::All };
    let before = texts(pieces).take_while(|own| own.inner.start <= found);
    let blank = before
        .into_iter()
        .all(|own| text[own.inner.start..own.inner.end.min(found)].trim().is_empty());
    if blank { Kept::Nothing } else { Kept::Before(found) }
}

/// Cuts a note and adds a text to it.
fn extend(
    text: &str,
    (comment, pieces): (&Element<'_>, &[(usize, Element<'_>)]),
    (kept, new): (Kept, Option<&str>),
    prefix: &str,
    edits: &mut Edits,
) {
    let end = match kept {
        Kept::Before(cut) => {
            let own = texts(pieces).find(|own| own.inner.contains(&cut));
            let Some(own) = own else { return };
            // The line breaks before the mark are of the earlier copy too.
            let before = &text[own.inner.start..cut];
            let before = before.strip_suffix("\n\n").unwrap_or(before.trim_end());
            let begins = own.inner.start + before.len();
            let later = texts(pieces).filter(|later| later.inner.start > cut);
            later.for_each(|later| edits.remove(later.inner.clone()));
            let new = new.map(|new| format!("\n\n{}", escaped(new))).unwrap_or_default();
            edits.replace(begins..own.inner.end, new);
            return;
        }
        _ => texts(pieces).last(),
    };
    let Some(new) = new else { return };
    match end {
        Some(own) => {
            if own.tag.raw_value("xml:space").is_none() {
                let place = own.tag.at + 1 + own.tag.name().len();
                edits.insert(place, " xml:space=\"preserve\"");
            }
            own.append(&format!("\n\n{}", escaped(new)), edits);
        }
        None => {
            let body = pieces.iter().find(|(depth, own)| *depth == 3 && own.tag.local() == "text");
            let run = format!("<{prefix}t>{}</{prefix}t>", escaped(new));
            match body {
                Some((_, body)) => body.append(&run, edits),
                None => {
                    edits.insert(comment.inner.start, format!("<{prefix}text>{run}</{prefix}text>"))
                }
            }
        }
    }
}

fn escaped(text: &str) -> String {
    let mut xml = String::new();
    push_note(&mut xml, text);
    xml
}

/// The notes whose shapes are drawn.
struct Shapes<'a> {
    cells: Vec<(u32, u16)>,
    gone: Vec<(u32, u16)>,
    layout: &'a Layout,
    new: &'a NewNotes<'a>,
}

/// Takes out the shapes of notes that are gone, and draws those that have none.
fn draw(
    container: &mut Container<'_>,
    (sheet, related, named): (&str, &[Relation], Option<&str>),
    shapes: &Shapes<'_>,
    words: Words,
) -> Result<Option<String>, Refusal> {
    let target = named.and_then(|id| related.iter().find(|own| own.id == id));
    let (part, id) = match target.and_then(|own| own.target.clone()) {
        Some(part) => (part, None),
        None => {
            let part = container.free_name("xl/drawings/vmlDrawing", ".vml", &[]);
            let kind = format!("{}/vmlDrawing", words.relations);
            let id = relate(container, sheet, (named, &kind, &part))?;
            (part, named.is_none().then_some(id))
        }
    };
    let text = match container.text_if_there(&part)? {
        Some(text) => text,
        None => {
            set_type(container, &part, DRAWING)?;
            empty_drawing(free_blocks(container, 1)?)
        }
    };
    let close = end_of_root(&text).ok_or_else(|| Refusal::unsound(&part, "it is cut off"))?;
    let mut edits = Edits::default();
    let known = shapes_of(&text);
    for (at, range) in &known {
        if at.is_some_and(|at| shapes.gone.contains(&at)) {
            edits.remove(range.clone());
        }
    }
    let mut kept: Vec<(u32, u16)> = known.iter().filter_map(|(at, _)| *at).collect();
    kept.retain(|at| !shapes.gone.contains(at));
    let new = shapes.cells.iter().filter(|at| !kept.contains(at));
    let new: Vec<((u32, u16), &str)> =
        new.map(|at| (*at, shapes.new.texts.get(at).map_or("", String::as_str))).collect();
    let first = next_shape(&text, &shapes.gone, &known);
    let mut drawn = note_shapes(first, &new, shapes.layout);
    if !drawn.is_empty() && !text.contains("_x0000_t202") {
        drawn.insert_str(0, SHAPE_TYPE);
    }
    edits.insert(close, in_words_of(&text, &drawn));
    container.put(&part, edits.apply(&text))?;
    Ok(id)
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
pub(super) fn free_blocks(container: &mut Container<'_>, wanted: usize) -> Result<usize, Refusal> {
    let drawings: Vec<String> = container.names().filter(|name| name.ends_with(".vml")).collect();
    let mut used: BTreeSet<usize> = BTreeSet::new();
    for drawing in drawings {
        let text = container.text(&drawing)?;
        used.extend(numbers_after(&text, "_x0000_s").map(|id| id / BLOCK));
        used.extend(mapped_blocks(&text));
    }
    let free = |first: &usize| (*first..*first + wanted).all(|block| !used.contains(&block));
    Ok((1..).find(free).unwrap_or(1))
}

/// The blocks that a drawing says it uses.
pub(super) fn mapped_blocks(drawing: &str) -> Vec<usize> {
    let mut maps = drawing.split("idmap").skip(1).filter_map(|rest| {
        let data = rest.split("data=").nth(1)?;
        let quote = data.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        data[1..].split(quote).next()
    });
    let data = maps.next().unwrap_or_default();
    let blocks = data.split(',').filter_map(|block| block.trim().parse().ok());
    blocks.filter(|block| *block < BLOCKS).collect()
}

/// The numbers that follow a word.
fn numbers_after<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    text.match_indices(word).filter_map(move |(at, _)| {
        let rest = &text[at + word.len()..];
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        rest[..end].parse().ok().filter(|number| *number < BLOCKS * BLOCK)
    })
}

/// The number for a new shape: behind those that stay.
fn next_shape(text: &str, gone: &[(u32, u16)], known: &[Shape]) -> usize {
    let mut edits = Edits::default();
    for (at, range) in known {
        if at.is_some_and(|at| gone.contains(&at)) {
            edits.remove(range.clone());
        }
    }
    let rest = edits.apply(text);
    let first = mapped_blocks(&rest).first().copied().unwrap_or(1) * BLOCK;
    numbers_after(&rest, "_x0000_s").max().map_or(first, |last| last.max(first)) + 1
}

/// A shape: the cell of its note, if it is one, and its place in the text.
type Shape = (Option<(u32, u16)>, std::ops::Range<usize>);

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
fn in_words_of(drawing: &str, shapes: &str) -> String {
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
    let typed = shapes.replace("<v:shapetype id", &format!("<v:shapetype{missing} id"));
    typed.replace("<v:shape id", &format!("<v:shape{missing} id"))
}
