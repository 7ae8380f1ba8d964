//! What decides awards beside the scores: two returns with the same scores can differ in it alone, and
//! then one of them is a correction.

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use model::form::{AdjustmentColumn, EntryColumn, FormColumn, Key};
use model::name_comparison::name_key;
use model::{Adjustment, AdjustmentAmountKind, Event, TypedValue};

use super::score_fingerprint::ContestantKeys;

/// The answers, numbers and adjustments of an event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EventDetails {
    /// The figures and listed words that the return answers, each with the name of its key.
    answers: Box<[(Box<str>, Box<str>)]>,
    /// The member numbers by hash of the name; those of two people of one name are left out.
    numbers: Box<[(u64, Box<str>)]>,
    /// A hash of the adjustments; 0 for none.
    adjustments: u64,
}

impl EventDetails {
    pub(super) fn from_event(event: &Event, known: &ContestantKeys) -> EventDetails {
        EventDetails {
            answers: answers(event),
            numbers: numbers(event),
            adjustments: adjustments(event, known),
        }
    }

    /// In what two events with the same scores differ, by the names of the form, this event's first:
    /// `Boards (36 / 24)`. What only one of them says is no difference, as pads know less than the
    /// club.
    pub fn difference(&self, other: &EventDetails) -> Option<String> {
        let pair = |name: &str, own: &str, there: &str| format!("{name} ({own} / {there})");
        let mut found: Vec<String> = Vec::new();
        for (key, own) in &self.answers {
            let there = other.answers.iter().find(|(known, _)| known == key);
            let there = there.filter(|(_, there)| there != own);
            found.extend(there.map(|(_, there)| pair(key, own, there)));
        }
        found.extend(self.other_numbers(other).map(|[own, there]| {
            let name = EntryColumn::Number.definition().name;
            pair(name, own, there)
        }));
        if self.adjustments != other.adjustments {
            found.push(AdjustmentColumn::FORM.name.to_string());
        }
        (!found.is_empty()).then(|| found.join(", "))
    }

    /// The first two numbers of one name that differ. If most do, one of the files counts its members
    /// in another way.
    fn other_numbers<'a>(&'a self, other: &'a EventDetails) -> Option<[&'a str; 2]> {
        let bare = |number: &'a str| number.trim_start_matches('0');
        let both: Vec<[&str; 2]> = (self.numbers.iter())
            .filter_map(|(name, own)| {
                let at = other.numbers.binary_search_by_key(name, |(known, _)| *known).ok()?;
                Some([&**own, &*other.numbers[at].1])
            })
            .collect();
        let unlike = || both.iter().filter(|[own, there]| bare(own) != bare(there));
        (unlike().count() * 2 < both.len()).then(|| unlike().next().copied()).flatten()
    }
}

/// The answers of a return itself: figures and words of lists. Texts are spelt in many ways, and settings
/// answer for a folder.
fn answers(event: &Event) -> Box<[(Box<str>, Box<str>)]> {
    let rules = event.rules.map(|rules| (Key::Rules, rules.id.to_string()));
    let typed = Key::ALL.iter().filter_map(|key| {
        let value = event.answers.get(*key)?.value;
        let listed = matches!(
            value,
            TypedValue::Number(_)
                | TypedValue::Percent(_)
                | TypedValue::Choice(_)
                | TypedValue::YesNo(_)
        );
        listed.then(|| (*key, value.to_string()))
    });
    typed
        .filter(|(key, _)| *key != Key::Rules)
        .chain(rules)
        .filter(|(key, _)| event.setting_origin(*key).is_none())
        .map(|(key, value)| (key.definition().name.into(), value.into()))
        .collect()
}

fn numbers(event: &Event) -> Box<[(u64, Box<str>)]> {
    let players = event.entries.iter().flat_map(|entry| &entry.players);
    let mut all: Vec<(u64, Box<str>)> = players
        .filter_map(|player| {
            let number = player.number.as_deref().filter(|number| *number != player.name)?;
            Some((xxh3_64(name_key(&player.name).as_bytes()), number.to_lowercase().into()))
        })
        .collect();
    all.sort_unstable();
    all.dedup();
    let sole = all.chunk_by(|one, other| one.0 == other.0).filter(|of_name| of_name.len() == 1);
    sole.flatten().cloned().collect()
}

/// A sum of hashes does not depend on the order of rows.
fn adjustments(event: &Event, known: &ContestantKeys) -> u64 {
    let line = |row: &Adjustment| {
        let who = known.names[row.entry].as_deref().unwrap_or(&event.entries[row.entry].label);
        let what = match row.amount {
            _ if row.kind == AdjustmentAmountKind::Warning => String::new(),
            Some(amount) => amount.value.to_decimal(),
            None => format!("{:?}|{:?}|{:?}", row.offence, row.minutes, row.boards),
        };
        xxh3_64(format!("{who}|{what}").as_bytes())
    };
    event.adjustments.iter().map(line).fold(0, u64::wrapping_add)
}
