//! The relations between parts, and their content types.

use super::container::Container;
use super::refusal::Refusal;
use super::xml::{Edits, Outline};

/// The content types of a package.
const TYPES: &str = "[Content_Types].xml";
const TYPES_NAMESPACE: &str = "http://schemas.openxmlformats.org/package/2006/content-types";
const NAMESPACE: &str = "http://schemas.openxmlformats.org/package/2006/relationships";

const LIST: &str = "application/vnd.openxmlformats-package.relationships+xml";

/// A relation of a part.
#[derive(Debug, Clone)]
pub(super) struct Relation {
    /// Its id.
    pub id: String,
    /// The last word of its type: `worksheet`.
    pub kind: String,
    /// The part it leads to; `None` outside the package.
    pub target: Option<String>,
}

/// The name of the part with the relations of another.
fn list_of(part: &str) -> String {
    let (folder, name) = part.rsplit_once('/').unwrap_or(("", part));
    let slash = if folder.is_empty() { "" } else { "/" };
    format!("{folder}{slash}_rels/{name}.rels")
}

/// The relations of a part; of the package for an empty name.
pub(super) fn relations(
    container: &mut Container<'_>,
    part: &str,
) -> Result<Vec<Relation>, Refusal> {
    let list = list_of(part);
    let Some(text) = container.text_if_there(&list)? else { return Ok(Vec::new()) };
    let outline = Outline::of(&text).map_err(|why| Refusal::unsound(&list, why))?;
    let folder = part.rsplit_once('/').map_or("", |(folder, _)| folder);
    let relation = |tag: &super::xml::Tag<'_>| {
        let inside = tag.raw_value("TargetMode") != Some("External");
        let kind = tag.value("Type")?;
        let kind = kind.rsplit('/').next().unwrap_or_default().to_string();
        let target = tag.value("Target").filter(|_| inside);
        Some(Relation {
            id: tag.value("Id")?,
            kind,
            target: target.map(|target| resolved(folder, &target)),
        })
    };
    Ok(outline.children.iter().filter_map(|child| relation(&child.tag)).collect())
}

/// The first relation of a kind that leads into the package.
pub(super) fn target_of(relations: &[Relation], kind: &str) -> Option<String> {
    relations.iter().find(|own| own.kind == kind).and_then(|own| own.target.clone())
}

/// A target as a part name: absolute, or relative to the folder of the part.
fn resolved(folder: &str, target: &str) -> String {
    let target = target.split('#').next().unwrap_or_default().replace('\\', "/");
    let mut path: Vec<&str> = match target.strip_prefix('/') {
        Some(_) => Vec::new(),
        None => folder.split('/').filter(|step| !step.is_empty()).collect(),
    };
    for step in target.split('/') {
        match step {
            ".." => drop(path.pop()),
            "." | "" => {}
            step => path.push(step),
        }
    }
    path.join("/")
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
    (id, kind, target): (Option<&str>, &str, &str),
) -> Result<String, Refusal> {
    let list = list_of(part);
    let text = match container.text_if_there(&list)? {
        Some(text) => text,
        None => {
            set_type(container, &list, LIST)?;
            format!(
                "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\
                 <Relationships xmlns=\"{NAMESPACE}\"></Relationships>"
            )
        }
    };
    let outline = Outline::of(&text).map_err(|why| Refusal::unsound(&list, why))?;
    if !outline.root.tag.raw.contains(NAMESPACE) {
        return Err(Refusal::unsound(&list, "it has another namespace"));
    }
    let taken: Vec<String> =
        outline.children.iter().filter_map(|child| child.tag.value("Id")).collect();
    let free = || (1u32..).map(|n| format!("rIdOwn{n}")).find(|id| !taken.contains(id));
    let id = id.map(String::from).or_else(free).unwrap_or_default();
    let (prefix, target) = (outline.prefix(), between(part, target));
    let relation =
        format!("<{prefix}Relationship Id=\"{id}\" Type=\"{kind}\" Target=\"{target}\"/>");
    let mut edits = Edits::default();
    outline.root.append(&relation, &mut edits);
    match container.has(&list) {
        true => container.edit(&list, &text, edits),
        false => container.put(&list, edits.apply(&text)),
    }
    Ok(id)
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
    let outline = Outline::of(&text).map_err(|why| Refusal::unsound(&list, why))?;
    let mut edits = Edits::default();
    for child in &outline.children {
        if child.tag.value("Id").is_some_and(|id| ids.contains(&id)) {
            edits.remove(child.range());
        }
    }
    container.edit(&list, &text, edits);
    Ok(())
}

/// Removes a part with its relations. Its content type goes with [`remove_types`].
pub(super) fn remove_part(container: &mut Container<'_>, part: &str) {
    container.remove(part);
    container.remove(&list_of(part));
}

/// Removes the content types of parts that are gone.
pub(super) fn remove_types(container: &mut Container<'_>, parts: &[String]) -> Result<(), Refusal> {
    let gone: Vec<&String> = parts.iter().filter(|part| !container.has(part)).collect();
    if gone.is_empty() {
        return Ok(());
    }
    let text = container.text(TYPES)?;
    let outline = Outline::of(&text).map_err(|why| Refusal::unsound(TYPES, why))?;
    let mut edits = Edits::default();
    for child in &outline.children {
        if child.tag.local() == "Override" && gone.iter().any(|part| names(&child.tag, part)) {
            edits.remove(child.range());
        }
    }
    container.edit(TYPES, &text, edits);
    Ok(())
}

/// Whether a tag of the content types is that of a part.
fn names(tag: &super::xml::Tag<'_>, part: &str) -> bool {
    tag.value("PartName")
        .is_some_and(|name| name.trim_start_matches('/').eq_ignore_ascii_case(part))
}

/// The content type of a part.
pub(super) fn type_of(
    container: &mut Container<'_>,
    part: &str,
) -> Result<Option<String>, Refusal> {
    let text = container.text(TYPES)?;
    let outline = Outline::of(&text).map_err(|why| Refusal::unsound(TYPES, why))?;
    let mut children = outline.children.iter().map(|child| &child.tag);
    let own = children.clone().find(|tag| tag.local() == "Override" && names(tag, part));
    let ending = part.rsplit_once('.').map(|(_, ending)| ending).unwrap_or_default();
    let of_ending = |tag: &&super::xml::Tag<'_>| {
        tag.local() == "Default"
            && tag.value("Extension").is_some_and(|own| own.eq_ignore_ascii_case(ending))
    };
    let found = own.or_else(|| children.find(of_ending));
    Ok(found.and_then(|tag| tag.value("ContentType")))
}

/// Gives a part a content type, unless it has it.
pub(super) fn set_type(
    container: &mut Container<'_>,
    part: &str,
    content_type: &str,
) -> Result<(), Refusal> {
    if type_of(container, part)?.as_deref() == Some(content_type) {
        return Ok(());
    }
    let text = container.text(TYPES)?;
    let outline = Outline::of(&text).map_err(|why| Refusal::unsound(TYPES, why))?;
    if outline.children.iter().any(|child| names(&child.tag, part)) {
        return Err(Refusal::unsound(part, "it has another content type"));
    }
    if !outline.root.tag.raw.contains(TYPES_NAMESPACE) {
        return Err(Refusal::unsound(TYPES, "it has another namespace"));
    }
    let mut edits = Edits::default();
    let own = format!(
        "<{}Override PartName=\"/{part}\" ContentType=\"{content_type}\"/>",
        outline.prefix()
    );
    outline.root.append(&own, &mut edits);
    container.edit(TYPES, &text, edits);
    Ok(())
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
            let folder = part.rsplit_once('/').map_or("", |(folder, _)| folder);
            assert_eq!(resolved(folder, seen), target);
        }
    }
}
