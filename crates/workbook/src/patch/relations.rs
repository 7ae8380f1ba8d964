//! The relations of a part: which other parts it refers to, and under which id.

use std::collections::HashSet;
use std::sync::Arc;

use super::container::EditablePackage;
use super::refusal::AdditionRefusal;
use super::xml::{RootElement, TextEdits};
use crate::part::{relations_part_of, resolve_relation_target};

const NAMESPACE: &str = "http://schemas.openxmlformats.org/package/2006/relationships";

const LIST: &str = "application/vnd.openxmlformats-package.relationships+xml";

/// A relation of a part.
#[derive(Debug, Clone)]
pub(super) struct PartRelation {
    pub id: String,
    /// The last word of its type: `worksheet`.
    pub kind: String,
    /// The part it leads to; `None` outside the package.
    pub target: Option<String>,
}

/// The relations of a part; of the package for an empty name.
pub(super) fn relations_of_part(
    container: &mut EditablePackage<'_>,
    part: &str,
) -> Result<Vec<PartRelation>, AdditionRefusal> {
    let list = relations_part_of(part);
    let Some(text) = container.optional_part_text(&list)? else { return Ok(Vec::new()) };
    let outline =
        RootElement::parse(&text).map_err(|why| AdditionRefusal::unsound_part(&list, why))?;
    let relation = |tag: &super::xml::XmlTag<'_>| {
        let inside = tag.raw_attribute("TargetMode") != Some("External");
        let kind = tag.attribute("Type")?;
        let kind = kind.rsplit('/').next().unwrap_or_default().to_string();
        let target = tag.attribute("Target").filter(|_| inside);
        Some(PartRelation {
            id: tag.attribute("Id")?,
            kind,
            target: target.map(|target| resolve_relation_target(part, &target)),
        })
    };
    Ok(outline.children.iter().filter_map(|child| relation(&child.tag)).collect())
}

/// The first relation of a kind that leads into the package.
pub(super) fn relation_target_of_kind(relations: &[PartRelation], kind: &str) -> Option<String> {
    relations.iter().find(|own| own.kind == kind).and_then(|own| own.target.clone())
}

/// A part as seen from another: `../comments1.xml`. Some programs know no other way.
fn between(part: &str, target: &str) -> String {
    let folders: Vec<&str> = part.split('/').collect();
    let steps: Vec<&str> = target.split('/').collect();
    let same = folders.iter().zip(&steps).take_while(|(one, other)| one == other).count();
    let same = same.min(folders.len() - 1).min(steps.len() - 1);
    if same == 0 {
        return format!("/{target}");
    }
    let up = std::iter::repeat_n("..", folders.len() - 1 - same);
    up.chain(steps[same..].iter().copied()).collect::<Vec<_>>().join("/")
}

/// Adds a relation to a part, with a given id or the next free one. Returns its id.
pub(super) fn add_relation(
    container: &mut EditablePackage<'_>,
    part: &str,
    id: Option<&str>,
    kind: &str,
    target: &str,
) -> Result<String, AdditionRefusal> {
    let target = format!("Target=\"{}\"", between(part, target));
    let added = add(container, part, kind, &[(id, target)])?;
    Ok(added.into_iter().next().unwrap_or_default())
}

/// Adds relations of a part to places outside of the package, which are written as in XML. Returns
/// their ids, in order.
pub(super) fn add_external_relations(
    container: &mut EditablePackage<'_>,
    part: &str,
    kind: &str,
    targets: &[String],
) -> Result<Vec<String>, AdditionRefusal> {
    let outside = |target| format!("Target=\"{target}\" TargetMode=\"External\"");
    let targets: Vec<_> = targets.iter().map(|target| (None, outside(target))).collect();
    if targets.is_empty() { Ok(Vec::new()) } else { add(container, part, kind, &targets) }
}

/// Adds relations to a part: ids, where they are given, and where they lead.
fn add(
    container: &mut EditablePackage<'_>,
    part: &str,
    kind: &str,
    targets: &[(Option<&str>, String)],
) -> Result<Vec<String>, AdditionRefusal> {
    let list = relations_part_of(part);
    let text = match container.optional_part_text(&list)? {
        Some(text) => text,
        None => {
            container.set_content_type(&list, LIST)?;
            Arc::new(format!(
                "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
                 <Relationships xmlns=\"{NAMESPACE}\"></Relationships>"
            ))
        }
    };
    let outline =
        RootElement::parse(&text).map_err(|why| AdditionRefusal::unsound_part(&list, why))?;
    if !outline.root.tag.raw.contains(NAMESPACE) {
        return Err(AdditionRefusal::unsound_part(&list, "it has another namespace"));
    }
    let taken: HashSet<String> =
        outline.children.iter().filter_map(|child| child.tag.attribute("Id")).collect();
    let mut free = (1u32..).map(|n| format!("rIdOwn{n}")).filter(|id| !taken.contains(id));
    let prefix = outline.prefix();
    let (mut ids, mut added) = (Vec::with_capacity(targets.len()), String::new());
    for (id, target) in targets {
        let id = id.map(String::from).or_else(|| free.next()).unwrap_or_default();
        added += &format!("<{prefix}Relationship Id=\"{id}\" Type=\"{kind}\" {target}/>");
        ids.push(id);
    }
    let mut edits = TextEdits::default();
    outline.root.append(&added, &mut edits);
    match container.has_part(&list) {
        true => container.edit_part(&list, &text, edits),
        false => container.put_part(&list, edits.apply(&text)),
    }
    Ok(ids)
}

/// Removes relations of a part that a test selects.
pub(super) fn remove_relations(
    container: &mut EditablePackage<'_>,
    part: &str,
    selected: impl Fn(&PartRelation) -> bool,
) -> Result<(), AdditionRefusal> {
    let list = relations_part_of(part);
    let ids: Vec<String> = relations_of_part(container, part)?
        .iter()
        .filter(|own| selected(own))
        .map(|r| r.id.clone())
        .collect();
    if ids.is_empty() {
        return Ok(());
    }
    let text = container.part_text(&list)?;
    let outline =
        RootElement::parse(&text).map_err(|why| AdditionRefusal::unsound_part(&list, why))?;
    let mut edits = TextEdits::default();
    for child in &outline.children {
        if child.tag.attribute("Id").is_some_and(|id| ids.contains(&id)) {
            edits.remove(child.range());
        }
    }
    container.edit_part(&list, &text, edits);
    Ok(())
}

/// Removes a part with its relations. Its content type goes with [`EditablePackage::write_content_types`].
pub(super) fn remove_part_with_relations(container: &mut EditablePackage<'_>, part: &str) {
    container.remove_part(part);
    container.remove_part(&relations_part_of(part));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_seen_from_a_part_leads_back() {
        for (part, target, seen) in [
            ("xl/workbook.xml", "xl/worksheets/sheet1.xml", "worksheets/sheet1.xml"),
            ("xl/worksheets/sheet1.xml", "xl/comments1.xml", "../comments1.xml"),
            ("xl/worksheets/sheet1.xml", "xl/worksheets/a.xml", "a.xml"),
            ("book.xml", "xl/comments1.xml", "/xl/comments1.xml"),
            ("a/b/c/book.xml", "xl/comments1.xml", "/xl/comments1.xml"),
        ] {
            assert_eq!(between(part, target), seen);
            assert_eq!(resolve_relation_target(part, seen), target);
        }
    }
}
