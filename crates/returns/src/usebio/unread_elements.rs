//! Reports data of a file that has no place in a return, once per kind.

use model::problem::ProblemDetail;

use super::problems;
use super::tree::UsebioElement;

/// Kinds of skipped elements, with everything in them.
const KINDS: [(&str, &[&str]); 5] = [
    ("the auction and play", &["AUCTION", "PLAY"]),
    (
        "the master points of the scoring program",
        &[
            "MASTER_POINTS",
            "MASTER_POINTS_AWARDED",
            "MASTER_POINT_TYPE",
            "MASTER_POINT_SCALE",
            "MPS_AWARDED_FLAG",
        ],
    ),
    ("further charges", &super::CHARGES),
    ("further numbers of clubs", &["CLUB_ID_NUMBER"]),
    ("contact details", &["CONTACT"]),
];

/// Redundant elements: points on travellers, counts, the writing program.
const FOLLOWS: [&str; 17] = [
    "Version",
    "EVENT_TYPE",
    "PROGRAM_NAME",
    "PROGRAM_VERSION",
    "SECTION_COUNT",
    "SESSION_COUNT",
    "PAIRS",
    "EW_PAIRS",
    "TEAMS",
    "WINS_OR_DRAWS",
    "BOARD_AVERAGE",
    "DATUM",
    "IMPS",
    "START_BOARD_NUMBER",
    "END_BOARD_NUMBER",
    "VULNERABILITY",
    "DEALER",
];
const FOLLOWING: [&str; 4] = ["_MATCH_POINTS", "_BUTLER_POINTS", "_CROSS_IMP_POINTS", "_IMPS"];

/// Kinds beyond this are reported together.
const MOST_KINDS: usize = 12;

/// The skipped elements of one kind.
struct LeftOut {
    what: String,
    count: usize,
    line: u32,
}

/// The notes on unread elements.
pub(super) fn unread_element_notes(root: &UsebioElement) -> Vec<ProblemDetail> {
    let mut found = Vec::new();
    walk(root, None, &mut found);
    let mut rest = found.split_off(found.len().min(MOST_KINDS)).into_iter();
    if let Some(first) = rest.next() {
        let count = first.count + rest.map(|other| other.count).sum::<usize>();
        found.push(LeftOut { what: "other elements".to_string(), count, line: first.line });
    }
    let told = |LeftOut { what, count, line }| problems::UsebioLeftOut { what, count, line }.into();
    found.into_iter().map(told).collect()
}

fn walk(element: &UsebioElement, kind: Option<&'static str>, found: &mut Vec<LeftOut>) {
    let named = |(_, names): &&(&str, &[&str])| names.contains(&&*element.name);
    let kind = kind.or_else(|| KINDS.iter().find(named).map(|(kind, _)| *kind));
    if !element.own_text().is_empty() && !element.was_read() && !follows(&element.name) {
        let what = kind.map_or_else(|| element.name.to_string(), str::to_string);
        match found.iter().position(|known| known.what == what) {
            Some(known) => found[known].count += 1,
            // Too many kinds: count the rest together.
            None if found.len() > MOST_KINDS => found[MOST_KINDS].count += 1,
            None => found.push(LeftOut { what, count: 1, line: element.line }),
        }
    }
    element.children.iter().for_each(|child| walk(child, kind, found));
}

fn follows(name: &str) -> bool {
    FOLLOWS.contains(&name) || FOLLOWING.iter().any(|end| name.ends_with(end))
}
