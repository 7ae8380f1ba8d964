//! Sheets beside those of the form that hold an event of their own: a table of the week that somebody
//! put into the workbook of the month.

use std::collections::HashSet;

use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemPlace};
use model::{Entry, Event, WorkbookCopy};

use super::combined_sheet;
use super::entries::split_names_or_numbers;
use super::overlooked_content_problems::SheetOfStrangers;
use super::problems::UnknownSheet;

/// Fewer contestants are no event.
const LEAST: usize = 4;

/// Warns of a sheet that is not part of the form and holds contestants with scores, most of whom no
/// event of the workbook has. A ranking of the same people is a sheet of the club's own.
pub(super) fn warn_of_unread_event_sheets(
    copy: &WorkbookCopy,
    events: &[Event],
    problems: &mut [Problem],
) {
    let is_unknown = |problem: &&mut Problem| problem.trouble.is_of_kind::<UnknownSheet>();
    let mut known: Option<HashSet<String>> = None;
    for problem in problems.iter_mut().filter(is_unknown) {
        let ProblemPlace::Sheet(index) = problem.place else { continue };
        let sheet = &copy.sheets[usize::from(index)];
        let Some(found) = combined_sheet::find_combined_headings(sheet, index, None) else {
            continue;
        };
        let known = known.get_or_insert_with(|| names_of(events));
        let contestants: Vec<Vec<&str>> =
            found.names_below_contestant_heading(sheet).map(split_names_or_numbers).collect();
        let is_strange =
            |names: &&Vec<&str>| !names.iter().any(|name| known.contains(&folded_name(name)));
        let strangers = contestants.iter().filter(is_strange).count();
        if contestants.len() >= LEAST && 2 * strangers > contestants.len() {
            *problem = Problem::new(SheetOfStrangers { strangers }, problem.place);
        }
    }
}

/// The names of players and teams of all events, folded.
fn names_of(events: &[Event]) -> HashSet<String> {
    let entries = events.iter().flat_map(|event| &event.entries);
    let of_entry = |entry: &Entry| {
        let players = entry.players.iter().map(|player| folded_name(&player.name));
        players.chain(entry.name.as_deref().map(folded_name)).collect::<Vec<String>>()
    };
    entries.flat_map(of_entry).collect()
}
