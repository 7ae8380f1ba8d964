//! Member numbers of a whole return: lost leading zeros, numbers with two names, players entered
//! twice.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use engine::pack::{self, Pack};
use engine::problems::{NameSpeltDifferently, NumberTwoNames};
use model::form::EntryColumn;
use model::name_comparison::{NameLikeness, name_key, name_likeness};
use model::problem::{Problem, ProblemDetail, ProblemPlace};
use model::{CellAddress, CellValue, Event, WorkbookCopy};

use super::settings::Settings;
use super::unlike_numbers::{
    self, ENOUGH_NUMBERS_TO_COMPARE, is_all_figures, member_numbers_of_events,
};
use super::{competitions, groups, problems, register};

/// Gives the members of a return's own register to the events whose rule set asks for them.
pub(super) fn give_members_to_events(
    workbook_copy: &WorkbookCopy,
    settings: &Settings,
    events: &mut [Event],
    problems: &mut Vec<Problem>,
) {
    let by_groups = groups::give_member_ranks_to_events(workbook_copy, settings, events);
    let Some((index, members)) = register::members_in_return(workbook_copy) else { return };
    let members = Arc::new(members);
    let asks = |event: &&mut Event| {
        event.rules.and_then(pack::pack_of_rule_book).is_some_and(Pack::uses_member_register)
    };
    let mut asking = events.iter_mut().filter(asks).peekable();
    let asked = by_groups || competitions::competitions_sheet_index(workbook_copy).is_some();
    if asking.peek().is_none() && !asked {
        let nearest = None;
        problems.push(Problem::new(
            problems::UnknownSheet { nearest, texts: None },
            ProblemPlace::Sheet(index),
        ));
    }
    asking.for_each(|event| event.members = Some(Arc::clone(&members)));
}

/// Checks the numbers of all events and restores unambiguous ones.
pub(super) fn check_and_repair_member_numbers(
    workbook_copy: &WorkbookCopy,
    events: &mut [Event],
    problems: &mut Vec<Problem>,
) {
    unlike_numbers::take_numbers_from_names(events, problems);
    restore_noughts(workbook_copy, events, problems);
    unlike_numbers::report_unlike_member_numbers(events, problems);
    compare_names(events, problems);
    for event in events.iter() {
        find_twice(event, problems);
    }
}

/// Excel drops leading zeros in cells not formatted as text. If all numbers typed as text have one
/// length and some begin with zero, a shorter number from a number cell has lost its zeros. Where most
/// are shorter, it is the longer ones that are wrong.
fn restore_noughts(
    workbook_copy: &WorkbookCopy,
    events: &mut [Event],
    problems: &mut Vec<Problem>,
) {
    let stored_as_number = |at| is_stored_as_number(workbook_copy, at);
    let uniform = length_with_noughts(workbook_copy, events);
    let mut all_lengths: BTreeMap<usize, usize> = BTreeMap::new();
    for (number, _) in member_numbers_of_events(events).filter(|(number, _)| is_all_figures(number))
    {
        *all_lengths.entry(number.len()).or_default() += 1;
    }
    let usual = all_lengths
        .iter()
        .max_by_key(|(_, count)| **count)
        .map(|(length, count)| (*length, *count));
    let total: usize = all_lengths.values().sum();
    for event in events {
        let id = event.id.clone();
        for entry in &mut event.entries {
            for (nth, player) in (1u8..).zip(&mut entry.players) {
                let Some(number) = player.number.as_ref().filter(|number| is_all_figures(number))
                else {
                    continue;
                };
                let at = entry
                    .record
                    .nth_text(EntryColumn::Number, nth)
                    .map_or(player.at, |cell| cell.at);
                let trouble: ProblemDetail = match (uniform, usual) {
                    (Some(length), _) if number.len() < length && stored_as_number(at) => {
                        let text = number.clone();
                        let read = format!("{number:0>length$}");
                        player.number = Some(read.clone());
                        problems::LeadingZeros { text, read }.into()
                    }
                    (_, Some((length, count)))
                        if number.len() < length
                            && count >= ENOUGH_NUMBERS_TO_COMPARE
                            && count * 10 >= total * 9 =>
                    {
                        problems::ShortNumber { text: number.clone(), length }.into()
                    }
                    _ => continue,
                };
                problems.push(Problem::new(trouble, at).with_event(&id));
            }
        }
    }
}

/// Whether a cell holds a number, not a text.
fn is_stored_as_number(workbook_copy: &WorkbookCopy, at: CellAddress) -> bool {
    let cells = &workbook_copy.sheets[usize::from(at.sheet)].cells;
    let found = cells.binary_search_by_key(&(at.row, at.column), |cell| (cell.row, cell.column));
    found.is_ok_and(|index| matches!(cells[index].value, CellValue::Number(_)))
}

/// The length that all numbers typed as text have, if some begin with nought, and if they are no
/// slips among the others.
fn length_with_noughts(workbook_copy: &WorkbookCopy, events: &[Event]) -> Option<usize> {
    /// So many people do not type a nought too many.
    const NO_SLIPS: usize = 3;
    let all = || member_numbers_of_events(events).filter(|(number, _)| is_all_figures(number));
    let (stored, typed): (Vec<_>, Vec<_>) =
        all().partition(|(_, at)| is_stored_as_number(workbook_copy, *at));
    let length = typed.first()?.0.len();
    let noughts = typed.iter().filter(|(number, _)| number.starts_with('0')).count();
    let shorter = stored.iter().filter(|(number, _)| number.len() < length).count();
    let full = typed.len() + stored.iter().filter(|(number, _)| number.len() == length).count();
    let uniform = noughts > 0 && typed.iter().all(|(number, _)| number.len() == length);
    (uniform && (full >= shorter || noughts >= NO_SLIPS)).then_some(length)
}

/// A name of a number, its count, and its first cell.
struct Spelling<'a> {
    name: &'a str,
    count: usize,
    first: CellAddress,
    event: &'a str,
}

/// Reports every name of a number that is not its usual one.
fn compare_names(events: &[Event], problems: &mut Vec<Problem>) {
    let mut spellings: BTreeMap<&str, Vec<Spelling<'_>>> = BTreeMap::new();
    for event in events {
        for player in event.entries.iter().flat_map(|entry| &entry.players) {
            let Some(number) = player.number.as_deref() else {
                continue;
            };
            if player.name == number {
                continue;
            }
            let known = spellings.entry(number).or_default();
            match known.iter_mut().find(|spelling| spelling.name == player.name) {
                Some(spelling) => spelling.count += 1,
                None => known.push(Spelling {
                    name: &player.name,
                    count: 1,
                    first: player.at,
                    event: &event.id,
                }),
            }
        }
    }
    for (number, names) in spellings.iter().filter(|(_, names)| names.len() > 1) {
        let Some(usual) =
            names.iter().max_by_key(|name| (name.count, std::cmp::Reverse(name.first)))
        else {
            continue;
        };
        let usual_key = name_key(usual.name);
        for name in names {
            let (number, name_text) = ((*number).to_string(), name.name.to_string());
            let other = usual.name.to_string();
            let trouble: ProblemDetail = match name_likeness(&name_key(name.name), &usual_key) {
                NameLikeness::Same => continue,
                NameLikeness::Spelling => {
                    NameSpeltDifferently { number, name: name_text, other }.into()
                }
                NameLikeness::Other => {
                    NumberTwoNames { number, name: name_text, other, other_at: usual.first.a1() }
                        .into()
                }
            };
            problems.push(Problem::new(trouble, name.first).with_event(name.event));
        }
    }
}

/// Reports every member in two entries of an event, or twice in one. In two entries the names show
/// whether the number is wrong ([`compare_names`]); within one it always is.
fn find_twice(event: &Event, problems: &mut Vec<Problem>) {
    let mut seen: HashMap<&str, (usize, &str)> = HashMap::new();
    let mut told: HashSet<&str> = HashSet::new();
    for (index, entry) in event.entries.iter().enumerate() {
        for player in &entry.players {
            let Some(number) = player.number.as_deref() else {
                continue;
            };
            match seen.get(number) {
                Some((first, _)) if *first == index => {
                    let label = entry.label.clone();
                    let trouble = problems::NumberTwice { number: number.to_string(), label };
                    problems.push(event.problem(trouble, player.at));
                }
                Some((first, name))
                    if name_likeness(&name_key(name), &name_key(&player.name))
                        != NameLikeness::Other
                        && told.insert(number) =>
                {
                    let other = event.entries[*first].label.clone();
                    let trouble = problems::PlayerTwice { number: number.to_string(), other };
                    problems.push(event.problem(trouble, player.at));
                }
                Some(_) => {}
                None => {
                    seen.insert(number, (index, &player.name));
                }
            }
        }
    }
}
