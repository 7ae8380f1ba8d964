//! The content types of a package, read once and written once.

use std::collections::{HashMap, HashSet};

use super::xml::{RootElement, TextEdits};
use crate::part::fold_part_name;

pub(super) const CONTENT_TYPES_PART: &str = "[Content_Types].xml";
const NAMESPACE: &str = "http://schemas.openxmlformats.org/package/2006/content-types";

/// The content types of a package, with its changes.
#[derive(Debug, Default)]
pub(super) struct ContentTypes {
    /// Those of single parts, by their names in small letters.
    parts: HashMap<String, Option<String>>,
    /// Those of other parts, by the ends of their names in small letters.
    endings: HashMap<String, Option<String>>,
    /// The parts that got one, in order.
    added: Vec<String>,
    /// The parts that lost theirs, in small letters.
    removed: HashSet<String>,
    /// Whether types can be added.
    usual: bool,
}

impl ContentTypes {
    /// Those that a text lists.
    pub(super) fn parse(text: &str) -> Result<ContentTypes, String> {
        let outline = RootElement::parse(text)?;
        let usual = outline.root.tag.raw.contains(NAMESPACE);
        let mut types = ContentTypes { usual, ..ContentTypes::default() };
        for tag in outline.children.iter().map(|child| &child.tag) {
            let (list, name) = match tag.local_name() {
                "Override" => (&mut types.parts, tag.attribute("PartName")),
                "Default" => (&mut types.endings, tag.attribute("Extension")),
                _ => continue,
            };
            // Of two the first counts.
            if let Some(name) = name {
                list.entry(fold_part_name(&name)).or_insert_with(|| tag.attribute("ContentType"));
            }
        }
        Ok(types)
    }

    /// That of a part.
    pub(super) fn type_of(&self, part: &str) -> Option<&str> {
        let part = fold_part_name(part);
        let ending = part.rsplit_once('.').map(|(_, ending)| ending).unwrap_or_default();
        self.parts.get(&part).or_else(|| self.endings.get(ending))?.as_deref()
    }

    /// Gives a part a content type, unless it has it.
    pub(super) fn set(&mut self, part: &str, content_type: &str) -> Result<(), String> {
        if self.type_of(part) == Some(content_type) {
            return Ok(());
        }
        if self.parts.contains_key(&fold_part_name(part)) {
            return Err(format!("the part {part} has another type"));
        }
        if !self.usual {
            return Err("it has another namespace".to_string());
        }
        self.parts.insert(fold_part_name(part), Some(content_type.to_string()));
        self.added.push(part.to_string());
        Ok(())
    }

    /// Removes the types of parts.
    pub(super) fn remove<'p>(&mut self, parts: impl Iterator<Item = &'p String>) {
        self.removed.extend(parts.map(|part| fold_part_name(part)));
        self.added.retain(|part| !self.removed.contains(&fold_part_name(part)));
    }

    /// Whether no content type was added or removed.
    pub(super) fn is_unchanged(&self) -> bool {
        self.added.is_empty() && self.removed.is_empty()
    }

    /// The changes of the text.
    pub(super) fn edits(&self, text: &str) -> Result<TextEdits, String> {
        let outline = RootElement::parse(text)?;
        let mut edits = TextEdits::default();
        for tag in outline.children.iter().filter(|child| child.tag.local_name() == "Override") {
            let name = tag.tag.attribute("PartName").map(|name| fold_part_name(&name));
            if name.is_some_and(|name| self.removed.contains(&name)) {
                edits.remove(tag.range());
            }
        }
        let prefix = outline.prefix();
        let added = self.added.iter().filter_map(|part| {
            let own = self.parts.get(&fold_part_name(part))?.as_deref()?;
            Some(format!("<{prefix}Override PartName=\"/{part}\" ContentType=\"{own}\"/>"))
        });
        outline.root.append(&added.collect::<String>(), &mut edits);
        Ok(edits)
    }
}
