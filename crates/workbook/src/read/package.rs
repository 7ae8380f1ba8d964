//! References between the parts of an Excel package: by them the sheets, texts and styles are
//! found. A workbook whose parts lie elsewhere than readers expect is put into the usual places
//! first.

use std::collections::HashMap;

use quick_xml::Reader;
use quick_xml::escape::escape;
use quick_xml::events::Event;

use super::archive::WorkbookArchive;
use super::layout;
use crate::fault::WorkbookFault;
use crate::part::{fold_part_name, relations_part_of, resolve_relation_target};
use crate::text_encoding::TextEncoding;

const NAMESPACE: &str = "http://schemas.openxmlformats.org/package/2006/relationships";

/// The kind of the reference of a package to its document.
const DOCUMENT: &str =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";

/// A reference of one part of a package to another.
pub(super) struct PartReference {
    pub id: String,
    pub kind: String,
    /// The part it refers to.
    pub target: String,
    /// The same as it is written.
    written: String,
}

impl PartReference {
    /// Whether the last word of its kind is a word.
    fn is(&self, kind: &str) -> bool {
        self.kind.rsplit('/').next() == Some(kind)
    }

    /// Whether its target is written as a path without turns.
    fn is_plain(&self) -> bool {
        let path = self.written.strip_prefix('/').unwrap_or(&self.written);
        let mut steps = path.split('/');
        !path.contains(['\\', '#', '%']) && steps.all(|step| !["", ".", ".."].contains(&step))
    }
}

/// The references of a part within the package, with targets as part names; those of the package
/// itself for an empty name.
pub(super) fn part_references(archive: &mut WorkbookArchive<'_>, part: &str) -> Vec<PartReference> {
    let list = relations_part_of(part);
    if !archive.has_part(&list) {
        return Vec::new();
    }
    tag_attributes(archive, &list, "Relationship", &["Id", "Type", "Target", "TargetMode"])
        .into_iter()
        .filter(|[.., mode]| mode.as_deref() != Some("External"))
        .filter_map(|[id, kind, target, _]| {
            let written = target?;
            let target = resolve_relation_target(part, &written);
            Some(PartReference { id: id?, kind: kind?, target, written })
        })
        .collect()
}

/// Attributes of every tag with a name in a part.
pub(super) fn tag_attributes<const N: usize>(
    archive: &mut WorkbookArchive<'_>,
    part: &str,
    name: &str,
    attributes: &[&str; N],
) -> Vec<[Option<String>; N]> {
    let mut found = Vec::new();
    let Some(bytes) = archive.read_part(part) else {
        return found;
    };
    let Some(text) = TextEncoding::detect(&bytes).decode(&bytes) else {
        return found;
    };
    let mut reader = Reader::from_str(&text);
    loop {
        match reader.read_event() {
            Ok(Event::Start(tag) | Event::Empty(tag)) if tag.local_name().as_ref() == name => {
                found.push(attributes.map(|attribute| layout::attribute_text(&tag, attribute)));
            }
            Ok(Event::Eof) | Err(_) => return found,
            Ok(_) => {}
        }
    }
}

/// The places of a workbook's parts that its readers know.
struct UsualParts {
    /// The list of its sheets.
    book: &'static str,
    /// Parts by the last words of the kinds of their references.
    others: &'static [(&'static str, &'static str)],
}

/// Those of xlsx and xlsm.
const XML: UsualParts = UsualParts {
    book: "xl/workbook.xml",
    others: &[
        ("sharedStrings", "xl/sharedStrings.xml"),
        ("styles", "xl/styles.xml"),
        ("theme", "xl/theme/theme1.xml"),
    ],
};

/// The places of an xlsb workbook.
const BINARY: UsualParts = UsualParts {
    book: "xl/workbook.bin",
    others: &[("sharedStrings", "xl/sharedStrings.bin"), ("styles", "xl/styles.bin")],
};

/// The bytes of a workbook with its parts in the places that its readers know; `None` if they are
/// there, or if it is no workbook. Only references say where the parts are: those of the package
/// where the workbook is, those of the workbook where its sheets, texts and styles are.
pub(super) fn with_parts_in_usual_places(
    archive: &mut WorkbookArchive<'_>,
) -> Result<Option<Vec<u8>>, WorkbookFault> {
    let Some((book, usual)) = workbook_of(archive) else { return Ok(None) };
    let mut related = part_references(archive, &book);
    related.retain(|own| archive.has_part(&own.target));
    let mut moves: Vec<(String, &str)> = vec![(book, usual.book)];
    for (kind, place) in usual.others {
        let own = related.iter().find(|own| own.is(kind));
        moves.extend(own.map(|own| (own.target.clone(), *place)));
    }
    let mut sheets = related.iter().filter(|own| own.kind.ends_with("sheet"));
    let is_there = |(part, place): &(String, &str)| fold_part_name(part) == fold_part_name(place);
    if moves.iter().all(is_there) && sheets.all(PartReference::is_plain) {
        return Ok(None);
    }
    for own in &mut related {
        let moved = moves.iter().find(|(part, _)| *part == own.target);
        let name = moved.map(|(_, place)| (*place).to_string());
        own.target = name.or_else(|| archive.stored_name_of_part(&own.target)).unwrap_or_default();
    }
    let (id, kind, target) = ("rId1".to_string(), DOCUMENT.to_string(), usual.book.to_string());
    let top = PartReference { id, kind, target, written: String::new() };
    let lists = [
        (relations_part_of(""), list_with(&[top])),
        (relations_part_of(usual.book), list_with(&related)),
    ];
    archive.with_renamed_parts(&moves, &lists).map(Some)
}

/// The part that lists the sheets of a workbook; `None` if the package is none.
fn workbook_of(archive: &mut WorkbookArchive<'_>) -> Option<(String, &'static UsualParts)> {
    let top = part_references(archive, "");
    let main = top.into_iter().find(|own| own.is("officeDocument")).map(|own| own.target);
    if let Some(part) = main.filter(|part| archive.has_part(part)) {
        /// The record that begins a workbook of this kind.
        const BEGINNING: [u8; 2] = [0x83, 0x01];
        if archive.first_bytes_of_part(&part, 2) == BEGINNING {
            return Some((part, &BINARY));
        }
        let is_book = fold_part_name(&part) == XML.book
            || !tag_attributes(archive, &part, "workbook", &[]).is_empty();
        return is_book.then_some((part, &XML));
    }
    let usual = [&BINARY, &XML].into_iter().find(|usual| archive.has_part(usual.book))?;
    Some((usual.book.to_string(), usual))
}

/// Rejects a workbook of which two sheets, by name and part, are one part.
pub(super) fn check_sheets_have_own_parts<'a>(
    sheets: impl Iterator<Item = (&'a str, &'a str)>,
) -> Result<(), WorkbookFault> {
    let mut taken = HashMap::new();
    for (name, part) in sheets {
        if let Some(other) = taken.insert(fold_part_name(part), name) {
            return Err(WorkbookFault::Damaged {
                why: format!("its sheets {other} and {name} are one part"),
            });
        }
    }
    Ok(())
}

/// A list of references.
fn list_with(related: &[PartReference]) -> String {
    let mut list = format!("<Relationships xmlns=\"{NAMESPACE}\">");
    for PartReference { id, kind, target, .. } in related {
        let [id, kind, target] = [id, kind, target].map(|own| escape(own.as_str()));
        list += &format!("<Relationship Id=\"{id}\" Type=\"{kind}\" Target=\"/{target}\"/>");
    }
    list + "</Relationships>"
}
