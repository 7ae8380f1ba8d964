//! Two names in the cell of one player, who would take the points of both.

use crate::entries::is_two_names;
use model::form::{EntryColumn, FormColumn};
use model::problem::Problem;
use model::{Cell, Event, EventKind};

use super::problems::TwoNames;

/// What may stand between two names, but also begins a remark or joins a surname.
const DASHES: [&str; 3] = [" \u{2013} ", " \u{2014} ", " - "];

/// Adds an error for each such cell.
pub(super) fn check_two_names_in_cell(event: &Event, found: &mut Vec<Problem>) {
    if event.contestant_kind() == EventKind::Other {
        return;
    }
    let all: Vec<Cell<&str>> = cells(event).filter(|cell| may_be_two(cell.value)).collect();
    if all.is_empty() {
        return;
    }
    // Where many names have a comma, it stands between surname and forename.
    let commas = cells(event).filter(|cell| cell.value.contains(',')).count();
    let rare = commas * 4 <= cells(event).count();
    for cell in all {
        if signs_part(cell.value) || rare {
            let text = cell.value.to_string();
            found.push(Problem::new(TwoNames { text }, cell.at));
        }
    }
}

/// The cells under `Player 1` and so on.
fn cells(event: &Event) -> impl Iterator<Item = Cell<&str>> {
    let nth = || 1..=EntryColumn::Player.definition().times;
    let of = move |entry| nth().filter_map(move |nth| text(entry, nth));
    event.entries.iter().flat_map(of)
}

fn text(entry: &model::Entry, nth: u8) -> Option<Cell<&str>> {
    entry.record.nth_text(EntryColumn::Player, nth)
}

fn may_be_two(text: &str) -> bool {
    signs_part(text) || comma_parts(text)
}

/// Whether a sign or a word parts it into two names. A formula or a tag is no name.
fn signs_part(text: &str) -> bool {
    is_two_names(text)
        && !text.contains(['<', '='])
        && !DASHES.iter().any(|dash| text.contains(dash))
}

/// Whether it is two names of two words each with a comma between.
fn comma_parts(text: &str) -> bool {
    let is_name = |part: &str| {
        part.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic)).count() > 1
    };
    text.split_once(',').is_some_and(|(one, other)| is_name(one) && is_name(other))
}
