//! Why an event differs: changed cells in its return, or changes in other returns.

use std::collections::BTreeSet;

use crate::past_run::{PastEvent, PastRun};

use super::change_rows::{CellChange, CellChangesByReturn};

/// The possible reasons for a difference.
pub(super) struct DifferenceCauses<'a> {
    typed: &'a CellChangesByReturn,
    /// Returns of which a run has no copy.
    unseen: &'a BTreeSet<String>,
    old_returns: BTreeSet<&'a str>,
    new_returns: BTreeSet<&'a str>,
    /// Returns that are new, gone or hold changed cells.
    touched: Vec<String>,
}

/// Most cells that a reason names; another table lists them all.
const CELLS_NAMED: usize = 3;
/// Most returns that a reason names.
const RETURNS_NAMED: usize = 3;

impl<'a> DifferenceCauses<'a> {
    /// The causes between two runs; `pairs` are the returns of events in both runs.
    pub(super) fn new(
        [old, new]: [&'a PastRun; 2],
        pairs: &BTreeSet<(&'a str, &'a str)>,
        typed: &'a CellChangesByReturn,
        unseen: &'a BTreeSet<String>,
    ) -> DifferenceCauses<'a> {
        let returns =
            |run: &'a PastRun| run.events.iter().map(|event| event.r#return.as_str()).collect();
        let old_returns: BTreeSet<&str> = returns(old);
        let new_returns: BTreeSet<&str> = returns(new);
        let renamed: BTreeSet<&str> = pairs
            .iter()
            .copied()
            .filter(|(old, new)| old != new)
            .flat_map(|(old, new)| [old, new])
            .collect();
        let changed = typed.iter().filter(|(_, cells)| !cells.is_empty());
        let mut touched: Vec<String> = changed.map(|(path, _)| path.clone()).collect();
        let came_or_went = new_returns.symmetric_difference(&old_returns);
        touched.extend(came_or_went.filter(|path| !renamed.contains(*path)).map(|path| {
            let word = if new_returns.contains(path) { "new" } else { "gone" };
            format!("{path} ({word})")
        }));
        DifferenceCauses { typed, unseen, old_returns, new_returns, touched }
    }

    /// Why an event differs, assuming that it does.
    pub(super) fn reason_for_event(
        &self,
        old: Option<&PastEvent>,
        new: Option<&PastEvent>,
    ) -> String {
        let (old, new) = match (old, new) {
            (Some(old), Some(new)) => (old, new),
            (None, Some(new)) if !self.old_returns.contains(new.r#return.as_str()) => {
                return "a new return".to_string();
            }
            (None, Some(_)) => return "a new event in its return".to_string(),
            (Some(old), None) if !self.new_returns.contains(old.r#return.as_str()) => {
                return "its return is gone".to_string();
            }
            _ => return "the event is gone from its return".to_string(),
        };
        let mut reasons = Vec::new();
        if old.rules != new.rules {
            reasons.push(format!("another rule book: {} \u{2192} {}", old.rules, new.rules));
        }
        if old.r#return != new.r#return {
            reasons.push(format!(
                "the return was renamed: {} \u{2192} {}",
                old.r#return, new.r#return
            ));
        }
        reasons.extend(self.cells_of(new));
        match reasons.is_empty() {
            true if self.unseen.contains(&new.r#return) => {
                "its cells cannot be compared, because one run has no copy of the return (--only data)"
                    .to_string()
            }
            true => self.cause_elsewhere(),
            false => reasons.join("; "),
        }
    }

    /// The changed cells that concern an event.
    fn cells_of(&self, event: &PastEvent) -> Option<String> {
        let own = |id: &str| id.trim().eq_ignore_ascii_case(event.event.trim());
        let cells = self.typed.get(&event.r#return)?;
        let mut cells: Vec<&CellChange> =
            cells.iter().filter(|cell| cell.event.is_empty() || own(&cell.event)).collect();
        // An event can depend on other events of its return.
        if cells.is_empty() {
            cells = self.typed[&event.r#return].iter().collect();
        }
        if cells.is_empty() {
            return None;
        }
        let mut told: Vec<String> =
            cells.iter().take(CELLS_NAMED).map(|cell| cell.in_words()).collect();
        if cells.len() > CELLS_NAMED {
            told.push(format!("{} more", cells.len() - CELLS_NAMED));
        }
        let noun = if cells.len() == 1 { "a changed cell" } else { "changed cells" };
        Some(format!("{noun}: {}", told.join(", ")))
    }

    /// The reason when no cell of the event's own return changed.
    fn cause_elsewhere(&self) -> String {
        if self.touched.is_empty() {
            return "no return changed: another version of palmares, or other options".to_string();
        }
        let mut named: Vec<&str> =
            self.touched.iter().take(RETURNS_NAMED).map(String::as_str).collect();
        let more = self.touched.len().saturating_sub(RETURNS_NAMED).to_string() + " more";
        if self.touched.len() > RETURNS_NAMED {
            named.push(&more);
        }
        format!(
            "no cell of its return changed; the cause is in other returns: {}",
            named.join(", ")
        )
    }
}
