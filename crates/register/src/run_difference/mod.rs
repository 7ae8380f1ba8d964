//! Compares two runs: events, places, awards and members, each difference with its reason,
//! and the amendment that turns the old awards into the new ones.
//!
//! Events match by key or, if a return was renamed, by all their own facts. Awards match by
//! player: by member number, else by name.

mod causes;
mod change_rows;
mod changes;

use std::collections::{BTreeSet, HashMap};

use super::amendment_checksum;
use super::past_run::{PastEvent, PastRun};
use causes::DifferenceCauses;
use changes::{
    amended_totals, award_changes, differing_facts_text, place_changes, player_points_changes,
};

pub use change_rows::{
    AmendedTotal, AmendmentRow, AwardChange, CellChange, CellChangesByReturn, EventChange,
    PlaceChange, PlayerPointsChange, SeasonRunDifference,
};

/// Two runs with their events matched.
pub struct RunComparison<'a> {
    old: &'a PastRun,
    new: &'a PastRun,
    pairs: Vec<(Option<&'a PastEvent>, Option<&'a PastEvent>)>,
}

/// The facts that identify an event whatever its return is called.
fn identity(event: &PastEvent) -> [&str; 5] {
    [&event.event, &event.title, &event.date, &event.organiser, &event.format]
}

impl<'a> RunComparison<'a> {
    /// Matches the events of two runs.
    pub fn new(old: &'a PastRun, new: &'a PastRun) -> RunComparison<'a> {
        let before: HashMap<&str, &PastEvent> =
            old.events.iter().map(|event| (event.event_key.as_str(), event)).collect();
        let now: BTreeSet<&str> = new.events.iter().map(|event| event.event_key.as_str()).collect();
        // Events of renamed returns, if only one event matches.
        let mut renamed: HashMap<[&str; 5], Vec<&PastEvent>> = HashMap::new();
        for event in old.events.iter().filter(|event| !now.contains(event.event_key.as_str())) {
            renamed.entry(identity(event)).or_default().push(event);
        }
        let mut gone: BTreeSet<&str> = before.keys().copied().collect();
        let mut pairs = Vec::with_capacity(new.events.len());
        for event in &new.events {
            let same = before.get(event.event_key.as_str()).copied();
            let was = same.or_else(|| match renamed.remove(&identity(event)).as_deref() {
                Some([only]) => Some(*only),
                _ => None,
            });
            if let Some(was) = was {
                gone.remove(was.event_key.as_str());
            }
            pairs.push((was, Some(event)));
        }
        let left = old.events.iter().filter(|event| gone.contains(event.event_key.as_str()));
        pairs.extend(left.map(|event| (Some(event), None)));
        RunComparison { old, new, pairs }
    }

    /// The returns whose cells must be compared: their paths in the old and in the new run.
    pub fn returns_to_compare(&self) -> BTreeSet<(&'a str, &'a str)> {
        let both = self.pairs.iter().filter_map(|(old, new)| Some(((*old)?, (*new)?)));
        both.map(|(old, new)| (old.r#return.as_str(), new.r#return.as_str())).collect()
    }

    /// Compares the runs. `typed` are the changed cells of the returns; `unseen` are those of which a
    /// run has no copy.
    pub fn difference(
        &self,
        typed: &CellChangesByReturn,
        unseen: &BTreeSet<String>,
    ) -> SeasonRunDifference {
        let mut difference = SeasonRunDifference {
            cells: typed.values().flatten().cloned().collect(),
            ..SeasonRunDifference::default()
        };
        let causes =
            DifferenceCauses::new([self.old, self.new], &self.returns_to_compare(), typed, unseen);
        let (old_awards, new_awards) = (
            by_event(&self.old.awards, |award| &award.event_key),
            by_event(&self.new.awards, |award| &award.event_key),
        );
        let (old_places, new_places) = (
            by_event(&self.old.standings, |row| &row.event_key),
            by_event(&self.new.standings, |row| &row.event_key),
        );
        for (old, new) in &self.pairs {
            let reason = causes.reason_for_event(*old, *new);
            let of = |event: &Option<&'a PastEvent>| event.map_or("", |event| &event.event_key);
            let (old_key, new_key) = (of(old), of(new));
            let awards = [rows_of_event(&old_awards, old_key), rows_of_event(&new_awards, new_key)];
            let rows = [rows_of_event(&old_places, old_key), rows_of_event(&new_places, new_key)];
            let Some(event) = new.or(*old) else { continue };
            let first = difference.amendment.len();
            let awards = award_changes(event, awards, &reason, &mut difference.amendment);
            name_as_credited(&mut difference.amendment[first..], old.unwrap_or(event));
            let places = match (old, new) {
                (Some(_), Some(_)) => place_changes(event, rows, &reason),
                _ => Vec::new(),
            };
            let facts = differing_facts_text(*old, *new);
            if !facts.is_empty() || !awards.is_empty() || !places.is_empty() {
                difference.events.push(EventChange {
                    key: event.event_key.clone(),
                    path: event.r#return.clone(),
                    title: event.title.clone(),
                    date: event.date.clone(),
                    organiser: event.organiser.clone(),
                    facts,
                    places: places.len(),
                    awards: awards.len(),
                    reason,
                });
            }
            difference.awards.extend(awards);
            difference.places.extend(places);
        }
        difference.members = player_points_changes(self.old, self.new, &difference.awards);
        difference.totals = amended_totals(self.old, self.new, &difference.amendment);
        sign(&mut difference.amendment);
        difference
    }
}

/// Names the event of some rows as a register knows it that was reconciled with the old run.
fn name_as_credited(rows: &mut [AmendmentRow], event: &PastEvent) {
    for row in rows {
        row.award.event_key = event.event_key.as_str().into();
        row.event = [&event.date, &event.title, &event.organiser].map(String::clone);
    }
}

/// Writes the checks into the rows of an amendment.
fn sign(rows: &mut [AmendmentRow]) {
    let all = u32::try_from(rows.len()).unwrap_or(u32::MAX);
    let mut checks: HashMap<String, Vec<u32>> = HashMap::new();
    for row in rows.iter() {
        let ([day, title, body], award) = (&row.event, &row.award);
        let cells =
            [&award.event_key, &*award.number, &award.player, &award.kind, day, title, body];
        let own = checks.entry(award.event_key.to_string()).or_default();
        own.push(amendment_checksum::amendment_row_checksum(cells, row.points));
    }
    for row in rows {
        let own = checks.get(&*row.award.event_key).into_iter().flatten().copied();
        row.check =
            amendment_checksum::AmendedEventChecksum::from_row_checksums(own, all).to_string();
    }
}

/// Rows by the key of their event.
fn by_event<T>(rows: &[T], key: impl Fn(&T) -> &str) -> HashMap<&str, Vec<&T>> {
    let mut by_event: HashMap<&str, Vec<&T>> = HashMap::new();
    for row in rows {
        by_event.entry(key(row)).or_default().push(row);
    }
    by_event
}

/// The rows of an event; none if it has no rows.
fn rows_of_event<'r, T>(by_event: &'r HashMap<&str, Vec<&'r T>>, key: &str) -> &'r [&'r T] {
    by_event.get(key).map_or(&[], Vec::as_slice)
}
