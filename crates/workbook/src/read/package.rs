//! References between the parts of an Excel package.

use quick_xml::Reader;
use quick_xml::events::Event;

use super::archive::Archive;
use super::layout;

/// A reference of a part.
pub(super) struct Related {
    /// Its id.
    pub id: String,
    /// Its kind.
    pub kind: String,
    /// The part it refers to.
    pub target: String,
}

/// The references of a part, with targets as part names.
pub(super) fn relationships(archive: &mut Archive<'_>, part: &str) -> Vec<Related> {
    let (folder, name) = part.rsplit_once('/').unwrap_or(("", part));
    let list = format!("{folder}/_rels/{name}.rels");
    if !archive.has(&list) {
        return Vec::new();
    }
    tags(archive, &list, "Relationship", &["Id", "Type", "Target"])
        .into_iter()
        .filter_map(|[id, kind, target]| {
            let target = resolved(folder, &target?);
            Some(Related { id: id?, kind: kind?, target })
        })
        .collect()
}

/// A target as a part name: absolute, or relative to the referring part.
fn resolved(folder: &str, target: &str) -> String {
    if let Some(absolute) = target.strip_prefix('/') {
        return absolute.to_string();
    }
    let mut path: Vec<&str> = folder.split('/').filter(|step| !step.is_empty()).collect();
    for step in target.split('/') {
        match step {
            ".." => {
                path.pop();
            }
            "." | "" => {}
            step => path.push(step),
        }
    }
    path.join("/")
}

/// Attributes of every tag with a name in a part.
pub(super) fn tags<const N: usize>(
    archive: &mut Archive<'_>,
    part: &str,
    name: &str,
    attributes: &[&str; N],
) -> Vec<[Option<String>; N]> {
    let mut found = Vec::new();
    let Some(bytes) = archive.part(part) else {
        return found;
    };
    let Ok(text) = String::from_utf8(bytes) else {
        return found;
    };
    let mut reader = Reader::from_str(&text);
    loop {
        match reader.read_event() {
            Ok(Event::Start(tag) | Event::Empty(tag)) if tag.local_name().as_ref() == name => {
                found.push(attributes.map(|attribute| layout::text_of(&tag, attribute)));
            }
            Ok(Event::Eof) | Err(_) => return found,
            Ok(_) => {}
        }
    }
}
