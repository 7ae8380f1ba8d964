//! The content types of a package, read once and written once.

use std::collections::{HashMap, HashSet};

use super::xml::{Edits, RootElement};
use crate::part::folded;

pub(super) const PART: &str = "[Content_Types].xml";
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
            let (list, name) = match tag.local() {
                "Override" => (&mut types.parts, tag.value("PartName")),
                "Default" => (&mut types.endings, tag.value("Extension")),
                _ => continue,
            };
            // Of two the first counts.
            if let Some(name) = name {
                list.entry(folded(&name)).or_insert_with(|| tag.value("ContentType"));
            }
        }
        Ok(types)
    }

    /// That of a part.
    pub(super) fn type_of(&self, part: &str) -> Option<&str> {
        let part = folded(part);
        let ending = part.rsplit_once('.').map(|(_, ending)| ending).unwrap_or_default();
        self.parts.get(&part).or_else(|| self.endings.get(ending))?.as_deref()
    }

    /// Gives a part a content type, unless it has it.
    pub(super) fn set(&mut self, part: &str, content_type: &str) -> Result<(), String> {
        if self.type_of(part) == Some(content_type) {
            return Ok(());
        }
        if self.parts.contains_key(&folded(part)) {
            return Err(format!("the part {part} has another type"));
        }
        if !self.usual {
            return Err("it has another namespace".to_string());
        }
        self.parts.insert(folded(part), Some(content_type.to_string()));
        self.added.push(part.to_string());
        Ok(())
    }

    /// Removes the types of parts.
    pub(super) fn remove<'p>(&mut self, parts: impl Iterator<Item = &'p String>) {
        self.removed.extend(parts.map(|part| folded(part)));
        self.added.retain(|part| !self.removed.contains(&folded(part)));
    }

    /// Whether no content type was added or removed.
    pub(super) fn is_same(&self) -> bool {
        self.added.is_empty() && self.removed.is_empty()
    }

    /// The changes of the text.
    pub(super) fn edits(&self, text: &str) -> Result<Edits, String> {
        let outline = RootElement::parse(text)?;
        let mut edits = Edits::default();
        for tag in outline.children.iter().filter(|child| child.tag.local() == "Override") {
            let name = tag.tag.value("PartName").map(|name| folded(&name));
            if name.is_some_and(|name| self.removed.contains(&name)) {
                edits.remove(tag.range());
            }
        }
        let prefix = outline.prefix();
        let added = self.added.iter().filter_map(|part| {
            let own = self.parts.get(&folded(part))?.as_deref()?;
            Some(format!("<{prefix}Override PartName=\"/{part}\" ContentType=\"{own}\"/>"))
        });
        outline.root.append(&added.collect::<String>(), &mut edits);
        Ok(edits)
    }
}
