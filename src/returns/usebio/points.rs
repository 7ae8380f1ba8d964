//! The master points that a file names, and where in its text: they are corrected in place, so that
//! all else stays as it was typed.

use std::ops::Range;

use crate::problem::{Trouble, guarded};

use super::kind::Kind;
use super::participants::{Entry, Participants};
use super::scope::Scope;
use super::text;
use super::tree::{self, Element};

/// The points that a USEBIO file names.
#[derive(Debug)]
pub struct FilePoints {
    text: String,
    /// Its contestants, in the order of the rows of the imported sheet `Entries`.
    pub contestants: Vec<ContestantPoints>,
    /// The types of its points.
    pub types: Vec<Spot>,
    /// What it says of whether points were awarded.
    pub flags: Vec<Spot>,
}

/// The points of a contestant.
#[derive(Debug)]
pub struct ContestantPoints {
    /// The number of players.
    pub players: usize,
    /// What each list of the file says of it: the one of the event first, then those of the sessions
    /// from the last.
    pub lists: Vec<ListedPoints>,
}

/// What a list says of a contestant.
#[derive(Debug)]
pub struct ListedPoints {
    /// Whether the list is that of a session.
    pub of_session: bool,
    /// Its place.
    pub place: Option<String>,
    /// The points of the contestant.
    pub own: NamedPoints,
    /// The points of its players, by position; `None` for those who are not in this list.
    pub players: Vec<Option<NamedPoints>>,
}

/// The points that an element names.
#[derive(Debug, Default)]
pub struct NamedPoints {
    /// The numbers; several if there are several types of points.
    pub points: Vec<Spot>,
    /// Where points belong if there are none: before this byte.
    pub before: Option<usize>,
}

/// An element with a text.
#[derive(Debug, Clone)]
pub struct Spot {
    /// Its text; may be empty.
    pub text: String,
    /// Where the element stands, in bytes.
    pub span: Range<usize>,
}

/// A change of the text: the bytes that are replaced, and by what.
pub type Change = (Range<usize>, String);

/// Finds the points of a file.
pub fn points(bytes: &[u8]) -> Result<FilePoints, Trouble> {
    guarded(|| found(bytes))?
}

fn found(bytes: &[u8]) -> Result<FilePoints, Trouble> {
    let text = text::decode(bytes)?;
    let root = tree::parse(&text)?;
    let mut contestants = Vec::new();
    for event in root.all("EVENT") {
        let scopes = Scope::of_event(event);
        let participants = Participants::of(&scopes, Kind::of(event));
        for (at, entry) in participants.entries.iter().enumerate() {
            contestants.push(contestant(&participants, at, entry));
        }
    }
    let (mut types, mut flags) = (Vec::new(), Vec::new());
    all(&root, "MASTER_POINT_TYPE", &mut types);
    all(&root, "MPS_AWARDED_FLAG", &mut flags);
    Ok(FilePoints { text: text.into_owned(), contestants, types, flags })
}

fn contestant(participants: &Participants<'_>, at: usize, entry: &Entry<'_>) -> ContestantPoints {
    let own = participants.listed().filter(|(_, entry, _)| *entry == at);
    let mut lists: Vec<(bool, &Element)> =
        own.map(|(element, _, of_session)| (of_session, element)).collect();
    lists.reverse();
    lists.sort_by_key(|(of_session, _)| *of_session);
    let listed = |(of_session, element): (bool, &Element)| ListedPoints {
        of_session,
        place: element.peek("PLACE").map(str::to_string),
        own: named(element, &["PLAYER", "PAIR"]),
        players: entry
            .players
            .iter()
            .map(|player| {
                let inside =
                    |own: &&&Element| is_within(own, element) && own.span() != element.span();
                player.elements.iter().find(inside).map(|own| named(own, &[]))
            })
            .collect(),
    };
    ContestantPoints {
        players: entry.players.len(),
        lists: lists.into_iter().map(listed).collect(),
    }
}

/// Whether an element stands inside another, or is it.
fn is_within(inner: &Element, outer: &Element) -> bool {
    let spans = inner.span().zip(outer.span());
    spans.is_some_and(|(inner, outer)| outer.start <= inner.start && inner.end <= outer.end)
}

/// The points of an element; new ones belong before the first child of some names, else before the
/// last child.
fn named(element: &Element, before: &[&str]) -> NamedPoints {
    const AWARDED: &str = "MASTER_POINTS_AWARDED";
    let mut points: Vec<Spot> = element.all(AWARDED).filter_map(spot).collect();
    for kind in element.all("MASTER_POINTS") {
        points.extend(kind.all(AWARDED).filter_map(spot));
    }
    let mut written = element.children.iter().filter(|child| child.span().is_some());
    let first = written.clone().find(|child| before.contains(&&*child.name));
    let child = first.or_else(|| written.next_back());
    NamedPoints { points, before: child.and_then(Element::span).map(|span| span.start) }
}

fn spot(element: &Element) -> Option<Spot> {
    Some(Spot { text: element.own_text().to_string(), span: element.span()? })
}

/// All elements of a name.
fn all(element: &Element, name: &str, found: &mut Vec<Spot>) {
    for child in &element.children {
        if *child.name == *name {
            found.extend(spot(child));
        }
        all(child, name, found);
    }
}

impl NamedPoints {
    /// Whether it names points.
    pub fn is_told(&self) -> bool {
        self.points.iter().any(|spot| !spot.text.is_empty())
    }
}

impl FilePoints {
    /// The change that gives an element another text.
    pub fn with_text(&self, spot: &Spot, text: &str) -> Change {
        let element = &self.text[spot.span.clone()];
        let tag = &element[..end_of_tag(element)];
        let name = |tag: &str| {
            tag[1..].split([' ', '\t', '\r', '\n']).next().unwrap_or_default().to_string()
        };
        let changed = match (tag.strip_suffix("/>"), element.rfind("</")) {
            (None, Some(end)) => format!("{tag}{text}{}", &element[end..]),
            (open, _) => {
                let open = open.unwrap_or(tag).trim_end();
                format!("{open}>{text}</{}>", name(open))
            }
        };
        (spot.span.clone(), changed)
    }

    /// The change that puts a new element before a child, on a line of its own as that is.
    pub fn before(&self, child: usize, name: &str, text: &str) -> Change {
        let above = &self.text[..child];
        let blanks = &above[above.trim_end_matches([' ', '\t', '\r', '\n']).len()..];
        (child..child, format!("<{name}>{text}</{name}>{blanks}"))
    }

    /// The bytes of the file with some changes, which must not overlap.
    pub fn changed(&self, mut changes: Vec<Change>, file: &[u8]) -> Vec<u8> {
        changes.sort_by_key(|(span, _)| span.start);
        let mut text = String::with_capacity(self.text.len() + 64 * changes.len());
        let mut from = 0;
        for (span, changed) in changes {
            text.push_str(&self.text[from..span.start]);
            text.push_str(&changed);
            from = span.end;
        }
        text.push_str(&self.text[from..]);
        text::encode(&text, file)
    }
}

/// Where the start tag of an element ends: a `>` in quotes does not end it.
fn end_of_tag(element: &str) -> usize {
    let mut quote = None;
    for (at, c) in element.char_indices() {
        match (quote, c) {
            (None, '>') => return at + 1,
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if open == c => quote = None,
            _ => {}
        }
    }
    element.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_element_keeps_its_dress() {
        for (element, changed) in [
            ("<A>6</A>", "<A>12</A>"),
            ("<A t=\"x>y\"> 6 </A >", "<A t=\"x>y\">12</A >"),
            ("<A/>", "<A>12</A>"),
            ("<n:A t='1' />", "<n:A t='1'>12</n:A>"),
            ("<A></A>", "<A>12</A>"),
        ] {
            let file = FilePoints {
                text: element.to_string(),
                contestants: Vec::new(),
                types: Vec::new(),
                flags: Vec::new(),
            };
            let spot = Spot { text: String::new(), span: 0..element.len() };
            assert_eq!(file.with_text(&spot, "12").1, changed);
        }
    }
}
