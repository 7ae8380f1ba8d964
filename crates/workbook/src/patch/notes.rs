//! The texts of notes on cells. Notes of the workbook stay.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use super::container::EditablePackage;
use super::drawing::{self, NoteShapeUpdate};
use super::refusal::AdditionRefusal;
use super::relations::{add_relation, relation_target_of_kind, relations_of_part};
use super::workbook::PackageDialect;
use super::xml::{RootElement, TextEdits, XmlElement, for_each_element, unescape_xml};
use crate::address::{parse_cell_address, to_a1};
use crate::workbook_copy::SheetLayout;
use crate::write::{push_note_characters, push_note_xml};

const COMMENTS: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml";

/// The notes to add to a sheet by their cells, and which of its notes are of an earlier copy.
#[derive(Debug, Default)]
pub(super) struct NewNotes<'a> {
    /// The texts by cell.
    pub texts: BTreeMap<(u32, u16), String>,
    /// The beginning of what an earlier copy wrote into notes.
    pub mark: Option<&'a str>,
    pub author: &'a str,
}

/// Whether a sheet has notes of which an earlier copy may have written some.
pub(super) fn may_have_earlier_notes(
    container: &mut EditablePackage<'_>,
    sheet: &str,
    mark: Option<&str>,
) -> Result<bool, AdditionRefusal> {
    let part = relation_target_of_kind(&relations_of_part(container, sheet)?, "comments");
    Ok(mark.is_some() && part.is_some_and(|part| container.has_part(&part)))
}

/// Changes the notes of a sheet. Returns the id of a drawing that its XML must name, if it does
/// not yet; `drawing` is the id that it names.
pub(super) fn update_notes(
    container: &mut EditablePackage<'_>,
    sheet: &str,
    drawing: Option<&str>,
    notes: NewNotes<'_>,
    layout: &SheetLayout,
    words: PackageDialect,
) -> Result<Option<String>, AdditionRefusal> {
    if notes.texts.is_empty() && !may_have_earlier_notes(container, sheet, notes.mark)? {
        return Ok(None);
    }
    let related = relations_of_part(container, sheet)?;
    let comments = relation_target_of_kind(&related, "comments");
    let part = match &comments {
        Some(part) => part.clone(),
        None => {
            let part = container.free_part_name("xl/comments", ".xml", &[]);
            let kind = format!("{}/comments", words.relations);
            add_relation(container, sheet, None, &kind, &part)?;
            part
        }
    };
    let text = match container.optional_part_text(&part)? {
        Some(text) => text,
        None => {
            container.set_content_type(&part, COMMENTS)?;
            Arc::new(format!(
                "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
                 <comments xmlns=\"{}\"><authors></authors><commentList></commentList></comments>",
                words.main
            ))
        }
    };
    let (cells, gone, edits) =
        with_texts(&text, &notes).map_err(|why| AdditionRefusal::unsound_part(&part, why))?;
    match container.has_part(&part) {
        true => container.edit_part(&part, &text, edits),
        false => container.put_part(&part, edits.apply(&text)),
    }
    drop(text);
    if notes.texts.is_empty() && gone.is_empty() {
        return Ok(None);
    }
    let shapes = NoteShapeUpdate { cells, gone, texts: notes.texts, layout };
    drawing::update_note_shapes(container, sheet, &related, drawing, &shapes, words)
}

/// The cells of all notes, the cells whose notes are gone, and the changes of a text.
type Changed = (Vec<(u32, u16)>, HashSet<(u32, u16)>, TextEdits);

/// Takes out the notes of an earlier copy and adds new ones.
fn with_texts(text: &str, notes: &NewNotes<'_>) -> Result<Changed, String> {
    let outline = RootElement::parse_with_grandchildren(text, &["authors"])?;
    if outline.root.tag.local_name() != "comments" {
        return Err("it holds no notes".to_string());
    }
    let prefix = outline.prefix();
    let mut edits = TextEdits::default();
    let list = outline.child("commentList").ok_or("it has no list of notes")?;
    let (mut cells, mut gone) = (Vec::new(), HashSet::new());
    let mut kept_on = HashSet::new();
    for_each_element(text, 2..=5, |comment, pieces| {
        let named = comment.tag.attribute("ref").and_then(|name| parse_cell_address(&name));
        let Some(place) = named.filter(|_| comment.tag.local_name() == "comment") else { return };
        let kept = notes.mark.map_or(Kept::All, |mark| kept_of(text, pieces, mark));
        if matches!(kept, Kept::Nothing) {
            // A new note stands at the end.
            gone.insert(place);
            return edits.remove(comment.range());
        }
        cells.push(place);
        // Of two notes on a cell the first gets the new one.
        let new = notes.texts.get(&place).filter(|_| kept_on.insert(place));
        extend(text, comment, pieces, kept, new.map(String::as_str), prefix, &mut edits);
    })?;
    let left = notes.texts.iter().filter(|(place, _)| !kept_on.contains(place));
    let left: Vec<(&(u32, u16), &String)> = left.collect();
    let mut added = String::new();
    let author = match left.is_empty() {
        true => 0,
        false => author_of(text, &outline, notes.author, &mut edits)?,
    };
    for ((row, column), new) in left {
        added
            .push_str(&format!("<comment ref=\"{}\" authorId=\"{author}\">", to_a1(*row, *column)));
        push_note_xml(&mut added, new);
        added.push_str("</comment>");
        cells.push((*row, *column));
    }
    if !added.is_empty() {
        list.append(&super::xml::prefix_xml_names(&added, prefix), &mut edits);
    }
    Ok((cells, gone, edits))
}

/// The number of our author, appended if new.
fn author_of(
    text: &str,
    outline: &RootElement<'_>,
    author: &str,
    edits: &mut TextEdits,
) -> Result<usize, String> {
    let authors = outline.child("authors").ok_or("it has no authors")?;
    let mut count = 0;
    for own in outline.children_of(authors) {
        if unescape_xml(&text[own.inner.clone()]) == author {
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
fn texts<'p>(pieces: &'p [(usize, XmlElement<'p>)]) -> impl Iterator<Item = &'p XmlElement<'p>> {
    let mut in_run = false;
    let texts = pieces.iter().filter(move |(depth, own)| {
        if *depth == 4 {
            in_run = own.tag.local_name() == "r";
        }
        own.tag.local_name() == "t" && (*depth == 4 || *depth == 5 && in_run)
    });
    texts.map(|(_, own)| own)
}

fn kept_of(text: &str, pieces: &[(usize, XmlElement<'_>)], mark: &str) -> Kept {
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
    comment: &XmlElement<'_>,
    pieces: &[(usize, XmlElement<'_>)],
    kept: Kept,
    new: Option<&str>,
    prefix: &str,
    edits: &mut TextEdits,
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
            if own.tag.raw_attribute("xml:space").is_none() {
                let place = own.tag.at + 1 + own.tag.name().len();
                edits.insert(place, " xml:space=\"preserve\"");
            }
            own.append(&format!("\n\n{}", escaped(new)), edits);
        }
        None => {
            let body =
                pieces.iter().find(|(depth, own)| *depth == 3 && own.tag.local_name() == "text");
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
    push_note_characters(&mut xml, text);
    xml
}
