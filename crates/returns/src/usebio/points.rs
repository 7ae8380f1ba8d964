//! Finds the master points that a file names (see [`UsebioPoints`]).

use std::collections::HashSet;

use model::StableSort;
use model::problem::{ProblemDetail, catch_panic};
use model::usebio_points::{
    UsebioContestantInList, UsebioContestantPoints, UsebioElementPoints, UsebioElementText,
    UsebioPoints,
};

use super::kind::UsebioEventKind;
use super::participants::{UsebioEntry, UsebioParticipants};
use super::scope::UsebioEventPart;
use super::text;
use super::tree::{self, UsebioElement};

/// The element of a number of points.
const AWARDED: &str = "MASTER_POINTS_AWARDED";

/// Finds the points of a file.
pub fn read_usebio_points(bytes: &[u8]) -> Result<UsebioPoints, ProblemDetail> {
    catch_panic(|| found(bytes))?
}

/// The bytes of a changed text of a file, in the file's encoding.
pub fn encode_like_usebio_file(file: &[u8], text: &str) -> Vec<u8> {
    text::encode_usebio(text, file)
}

fn found(bytes: &[u8]) -> Result<UsebioPoints, ProblemDetail> {
    let text = text::decode_usebio(bytes)?;
    let root = tree::parse_element_tree(&text)?;
    let mut contestants = Vec::new();
    for event in root.children_named("EVENT") {
        let scopes = UsebioEventPart::parts_of_event(event);
        let participants = UsebioParticipants::new(&scopes, UsebioEventKind::from_element(event));
        for (at, entry) in participants.entries.iter().enumerate() {
            contestants.push(contestant(&participants, at, entry));
        }
    }
    let elsewhere = elsewhere(&root, &contestants);
    let (mut types, mut flags) = (Vec::new(), Vec::new());
    all(&root, "MASTER_POINT_TYPE", &mut types);
    all(&root, "MPS_AWARDED_FLAG", &mut flags);
    Ok(UsebioPoints { text: text.into_owned(), contestants, elsewhere, types, flags })
}

/// The line of the first points, other than 0, that are not those of a contestant or a player.
fn elsewhere(root: &UsebioElement, contestants: &[UsebioContestantPoints]) -> Option<u32> {
    let mut known = HashSet::new();
    for list in contestants.iter().flat_map(|contestant| &contestant.lists) {
        let named = list.players.iter().flatten().chain([&list.own]);
        known.extend(named.flat_map(|named| &named.points).map(|spot| spot.span.start));
    }
    first_beyond(root, &known)
}

fn first_beyond(element: &UsebioElement, known: &HashSet<usize>) -> Option<u32> {
    element.children.iter().find_map(|child| {
        let beyond = *child.name == *AWARDED
            && !matches!(child.own_text(), "" | "0")
            && child.byte_span().is_some_and(|span| !known.contains(&span.start));
        if beyond { Some(child.line) } else { first_beyond(child, known) }
    })
}

fn contestant(
    participants: &UsebioParticipants<'_>,
    at: usize,
    entry: &UsebioEntry<'_>,
) -> UsebioContestantPoints {
    let own = participants.contestant_elements().filter(|(_, entry, _)| *entry == at);
    let mut lists: Vec<(bool, &UsebioElement)> =
        own.map(|(element, _, of_session)| (of_session, element)).collect();
    lists.reverse();
    lists.arrange_by_key(|(of_session, _)| *of_session);
    let listed = |(of_session, element): (bool, &UsebioElement)| UsebioContestantInList {
        of_session,
        place: element.peek_child_text("PLACE").map(str::to_string),
        own: named(element, &["PLAYER", "PAIR"]),
        players: entry
            .players
            .iter()
            .map(|player| {
                let inside = |own: &&&UsebioElement| {
                    is_within(own, element) && own.byte_span() != element.byte_span()
                };
                player.elements.iter().find(inside).map(|own| named(own, &[]))
            })
            .collect(),
    };
    UsebioContestantPoints {
        players: entry.players.len(),
        lists: lists.into_iter().map(listed).collect(),
    }
}

/// Whether an element stands inside another, or is it.
fn is_within(inner: &UsebioElement, outer: &UsebioElement) -> bool {
    let spans = inner.byte_span().zip(outer.byte_span());
    spans.is_some_and(|(inner, outer)| outer.start <= inner.start && inner.end <= outer.end)
}

/// The points of an element; new ones belong before the first child of some names, else before the
/// last child.
fn named(element: &UsebioElement, before: &[&str]) -> UsebioElementPoints {
    let mut points: Vec<UsebioElementText> =
        element.children_named(AWARDED).filter_map(spot).collect();
    for kind in element.children_named("MASTER_POINTS") {
        points.extend(kind.children_named(AWARDED).filter_map(spot));
    }
    let mut written = element.children.iter().filter(|child| child.byte_span().is_some());
    let first = written.clone().find(|child| before.contains(&&*child.name));
    let child = first.or_else(|| written.next_back());
    UsebioElementPoints {
        points,
        before: child.and_then(UsebioElement::byte_span).map(|span| span.start),
    }
}

fn spot(element: &UsebioElement) -> Option<UsebioElementText> {
    Some(UsebioElementText { text: element.own_text().to_string(), span: element.byte_span()? })
}

/// All elements of a name.
fn all(element: &UsebioElement, name: &str, found: &mut Vec<UsebioElementText>) {
    for child in &element.children {
        if *child.name == *name {
            found.extend(spot(child));
        }
        all(child, name, found);
    }
}
