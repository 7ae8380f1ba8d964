//! Which section a row of the standings is told with.

use super::RankingList;
use crate::model::{Entry, Event};
use crate::rules::RuleSet;

/// The section that a contestant of a list is told with: that of the list, or the
/// contestant's own where sections are parts of one ranking (Galway Congress).
pub fn section_of<'a>(event: &Event, list: &'a RankingList, entry: &'a Entry) -> Option<&'a str> {
    let porous = || event.rules.and_then(RuleSet::find).is_some_and(|r| r.has_porous_sections());
    match &list.section {
        None if porous() => entry.section.as_deref(),
        section => section.as_deref(),
    }
}
