//! What is odd in an event by itself: results in the order of the alphabet, and a maximum that its
//! tables cannot give.

use serde::{Deserialize, Serialize};

use engine::awards::ComputedEvent;
use engine::standings::{DIPLOMACY_TEAMS_LIST_NAME, RankingList};
use model::form::Key;
use model::name_comparison::name_sort_key;
use model::surname::SurnameSortKey;
use model::year_questions::OddKind;
use model::{CellAddress, Entry, Event, Exact, State, WorkbookCopy};

/// Something odd in a return by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReturnOddity {
    pub kind: OddKind,
    /// The index of the event.
    pub event: u32,
    /// The contestant; empty for all of them.
    pub entry: String,
    pub sheet: String,
    pub cell: String,
    pub evidence: String,
}

/// Fewer contestants can finish in the order of the alphabet by chance.
const LEAST: usize = 8;

/// What is odd in the events of a return.
pub fn find_return_oddities(
    outcomes: &[ComputedEvent],
    workbook_copy: Option<&WorkbookCopy>,
) -> Vec<ReturnOddity> {
    let mut found = Vec::new();
    for (index, outcome) in (0u32..).zip(outcomes) {
        if outcome.event.state == State::Rejected {
            continue;
        }
        let mark = |kind, (entry, at): (&str, Option<CellAddress>), evidence| ReturnOddity {
            kind,
            event: index,
            entry: entry.to_string(),
            sheet: at
                .and_then(|at| workbook_copy?.sheets.get(usize::from(at.sheet)))
                .map_or(String::new(), |sheet| sheet.name.to_string()),
            cell: at.map_or(String::new(), |at| at.a1()),
            evidence,
        };
        for list in &outcome.lists {
            if let Some((first, count)) = in_alphabetical_order(&outcome.event, list) {
                let told = format!("All {count} contestants finish in alphabetical order.");
                found.push(mark(OddKind::Order, ("", Some(first)), told));
            }
        }
        let tops = impossible_tops(&outcome.event);
        found.extend(tops.into_iter().map(|(entry, at, told)| {
            mark(OddKind::Top, (&outcome.event.entries[entry].label, Some(at)), told)
        }));
    }
    found
}

/// The first contestant of a list whose places follow the alphabet, and how many there are.
fn in_alphabetical_order(event: &Event, list: &RankingList) -> Option<(CellAddress, usize)> {
    let ranked = &list.standings;
    let is_list =
        ranked.len() >= LEAST && list.section.as_deref() != Some(DIPLOMACY_TEAMS_LIST_NAME);
    if !is_list || ranked.iter().any(|standing| standing.tied > 1) {
        return None;
    }
    let entries: Vec<&Entry> =
        ranked.iter().map(|standing| &event.entries[standing.entry]).collect();
    let first = |entry: &Entry| Some(name_sort_key(&entry.players.first()?.name));
    let surname = |entry: &Entry| Some(SurnameSortKey::from_name(&entry.players.first()?.name));
    let team = |entry: &Entry| Some(name_sort_key(entry.name.as_deref()?));
    let is_in_order =
        ascends(&entries, first) || ascends(&entries, surname) || ascends(&entries, team);
    is_in_order.then(|| (entries[0].at, entries.len()))
}

/// Whether the keys of entries ascend.
fn ascends<K: Ord>(entries: &[&Entry], key: impl Fn(&Entry) -> Option<K>) -> bool {
    let keys: Option<Vec<K>> = entries.iter().map(|entry| key(entry)).collect();
    keys.is_some_and(|keys| keys.windows(2).all(|two| two[0] < two[1]))
}

/// Results whose maximum is more than all boards at the tables can give.
fn impossible_tops(event: &Event) -> Vec<(usize, CellAddress, String)> {
    let elsewhere = [Key::Special, Key::PartOf, Key::HeatFor, Key::Qualifier, Key::CarryOverFrom];
    let is_alone = elsewhere.into_iter().all(|key| event.is_key_unanswered(key));
    let Some(boards) = event.answers.number(Key::Boards).map(|cell| cell.value) else {
        return Vec::new();
    };
    let sections = event.results.iter().any(|result| event.entries[result.entry].section.is_some());
    if !is_alone || sections || boards <= Exact::ZERO {
        return Vec::new();
    }
    let tables = event.table_count(event.entries.len()).ceil();
    // Two matchpoints for each other table at most.
    let most = boards * Exact::whole(2 * (tables - 1).max(1));
    let odd = event.results.iter().filter_map(|result| {
        let max = result.max.filter(|max| max.value > most)?;
        // A percentage is of 100.
        let is_of_hundred = max.value == Exact::whole(100);
        (!is_of_hundred).then(|| {
            let told = format!(
                "The maximum of {} on {} boards is too high: {tables} tables can give {} at most.",
                max.value.to_decimal(),
                boards.to_decimal(),
                most.to_decimal()
            );
            (result.entry, max.at, told)
        })
    });
    odd.collect()
}
