//! The relations of a part: which other parts it refers to, and under which id.

use std::collections::HashSet;
use std::sync::Arc;

use super::container::Container;
use super::refusal::Refusal;
use super::xml::{Edits, RootElement};
use crate::part::{list_of, resolved};

const NAMESPACE: &str = "http://schemas.openxmlformats.org/package/2006/relationships";

const LIST: &str = "application/vnd.openxmlformats-package.relationships+xml";

/// A relation of a part.
#[derive(Debug, Clone)]
pub(super) struct Relation {
    pub id: String,
    /// The last word of its type: `worksheet`.
    pub kind: String,
    /// The part it leads to; `None` outside the package.
    pub target: Option<String>,
}

/// The relations of a part; of the package for an empty name.
pub(super) fn relations(
    container: &mut Container<'_>,
    part: &str,
) -> Result<Vec<Relation>, Refusal> {
    let list = list_of(part);
    let Some(text) = container.text_if_there(&list)? else { return Ok(Vec::new()) };
    let outline = RootElement::parse(&text).map_err(|why| Refusal::unsound(&list, why))?;
    let relation = |tag: &super::xml::Tag<'_>| {
        let inside = tag.raw_value("TargetMode") != Some("External");
        let kind = tag.value("Type")?;
        let kind = kind.rsplit('/').next().unwrap_or_default().to_string();
        let target = tag.value("Target").filter(|_| inside);
        Some(Relation {
            id: tag.value("Id")?,
            kind,
            target: target.map(|target| resolved(part, &target)),
        })
    };
    Ok(outline.children.iter().filter_map(|child| relation(&child.tag)).collect())
}

/// The first relation of a kind that leads into the package.
pub(super) fn target_of(relations: &[Relation], kind: &str) -> Option<String> {
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
pub(super) fn relate(
    container: &mut Container<'_>,
    part: &str,
    id: Option<&str>,
    kind: &str,
    target: &str,
) -> Result<String, Refusal> {
    let target = format!("Target=\"{}\"", between(part, target));
    let added = add(container, part, kind, &[(id, target)])?;
    Ok(added.into_iter().next().unwrap_or_default())
}

/// Adds relations of a part to places outside of the package, which are written as in XML. Returns
/// their ids, in order.
pub(super) fn relate_outside(
    container: &mut Container<'_>,
    part: &str,
    kind: &str,
    targets: &[String],
) -> Result<Vec<String>, Refusal> {
    let outside = |target| format!("Target=\"{target}\" TargetMode=\"External\"");
    let targets: Vec<_> = targets.iter().map(|target| (None, outside(target))).collect();
    if targets.is_empty() { Ok(Vec::new()) } else { add(container, part, kind, &targets) }
}

/// Adds relations to a part: ids, where they are given, and where they lead.
fn add(
    container: &mut Container<'_>,
    part: &str,
    kind: &str,
    targets: &[(Option<&str>, String)],
) -> Result<Vec<String>, Refusal> {
    let list = list_of(part);
    let text = match container.text_if_there(&list)? {
        Some(text) => text,
        None => {
            container.set_type(&list, LIST)?;
            Arc::new(format!(
                "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
                 <Relationships xmlns=\"{NAMESPACE}\"></Relationships>"
            ))
        }
    };
    let outline = RootElement::parse(&text).map_err(|why| Refusal::unsound(&list, why))?;
    if !outline.root.tag.raw.contains(NAMESPACE) {
        return Err(Refusal::unsound(&list, "it has another namespace"));
    }
    let taken: HashSet<String> =
        outline.children.iter().filter_map(|child| child.tag.value("Id")).collect();
    let mut free = (1u32..).map(|n| format!("rIdOwn{n}")).filter(|id| !taken.contains(id));
    let prefix = outline.prefix();
    let (mut ids, mut added) = (Vec::with_capacity(targets.len()), String::new());
    for (id, target) in targets {
        let id = id.map(String::from).or_else(|| free.next()).unwrap_or_default();
        added += &format!("<{prefix}Relationship Id=\"{id}\" Type=\"{kind}\" {target}/>");
        ids.push(id);
    }
    let mut edits = Edits::default();
    outline.root.append(&added, &mut edits);
    match container.has(&list) {
        true => container.edit(&list, &text, edits),
        false => container.put(&list, edits.apply(&text)),
    }
    Ok(ids)
}

/// Removes relations of a part that a test selects.
pub(super) fn unrelate(
    container: &mut Container<'_>,
    part: &str,
    selected: impl Fn(&Relation) -> bool,
) -> Result<(), Refusal> {
    let list = list_of(part);
    let ids: Vec<String> = relations(container, part)?
        .iter()
        .filter(|own| selected(own))
        .map(|r| r.id.clone())
        .collect();
    if ids.is_empty() {
        return Ok(());
    }
    let text = container.text(&list)?;
    let outline = RootElement::parse(&text).map_err(|why| Refusal::unsound(&list, why))?;
    let mut edits = Edits::default();
    for child in &outline.children {
        if child.tag.value("Id").is_some_and(|id| ids.contains(&id)) {
            edits.remove(child.range());
        }
    }
    container.edit(&list, &text, edits);
    Ok(())
}

/// Removes a part with its relations. Its content type goes with [`Container::write_types`].
pub(super) fn remove_part(container: &mut Container<'_>, part: &str) {
    container.remove(part);
    container.remove(&list_of(part));
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
            assert_eq!(resolved(part, seen), target);
        }
    }
}
