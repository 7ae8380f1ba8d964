//! Sections within one ranking: the section printed for a contestant, and the places within it.

use super::RankingList;
use crate::rules::rule_book_facts;
use model::{Entry, Event};

/// The section printed for a contestant: that of the list, or the contestant's own if sections are
/// parts of one ranking.
pub fn printed_section<'a>(
    event: &Event,
    list: &'a RankingList,
    entry: &'a Entry,
) -> Option<&'a str> {
    match &list.section {
        None if is_of_parts(event) => entry.section.as_deref(),
        section => section.as_deref(),
    }
}

/// The rankings within the sections of a list; empty if sections are ranked separately or not at
/// all.
pub fn section_rankings(event: &Event, list: &RankingList) -> Vec<RankingList> {
    let mut parts = match list.section {
        None if is_of_parts(event) => list.by_section(event),
        _ => Vec::new(),
    };
    parts.retain(|part| part.section.is_some());
    parts
}

fn is_of_parts(event: &Event) -> bool {
    rule_book_facts::facts_of_event_rule_book(event).porous_section_rules().is_some()
}
