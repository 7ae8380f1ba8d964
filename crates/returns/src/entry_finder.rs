//! Finds the entry that a label on another sheet refers to.

use std::collections::HashMap;

use model::form::ResultColumn;
use model::problem::{ProblemDetail, SentenceValue, phrase};
use model::{Direction, Event};

use super::entries::{entry_number_key, split_direction_off_label};
use super::events::label_key;
use super::nearest::entry_probably_meant;
use super::problems;
use super::table::RowReading;

/// Finds entries of an event by label, number or name.
pub(super) struct EntryFinder {
    by_label: HashMap<String, Vec<usize>>,
    by_number: HashMap<String, Vec<usize>>,
    by_name: HashMap<String, Vec<usize>>,
    entries: Vec<Known>,
}

struct Known {
    label: String,
    /// Its label and its name, if any.
    names: Vec<String>,
    section: Option<String>,
    direction: Option<Direction>,
}

impl EntryFinder {
    /// A finder over the entries of an event.
    pub(super) fn new(event: &Event) -> Self {
        let mut finder = EntryFinder {
            by_label: HashMap::new(),
            by_number: HashMap::new(),
            by_name: HashMap::new(),
            entries: Vec::with_capacity(event.entries.len()),
        };
        for (index, entry) in event.entries.iter().enumerate() {
            finder.by_label.entry(label_key(&entry.label).into_owned()).or_default().push(index);
            finder
                .by_number
                .entry(entry_number_key(&entry.number).into_owned())
                .or_default()
                .push(index);
            let alone = (entry.players.len() == 1).then(|| entry.players[0].name.as_str());
            let mut names = vec![entry.label.clone()];
            for name in entry.name.as_deref().into_iter().chain(alone) {
                finder.by_name.entry(label_key(name).into_owned()).or_default().push(index);
                names.push(name.to_string());
            }
            finder.entries.push(Known {
                label: entry.label.clone(),
                names,
                section: entry.section.as_deref().map(|section| label_key(section).into_owned()),
                direction: entry.direction,
            });
        }
        finder
    }

    /// The entry of a row of results, or a problem on the row.
    pub(super) fn entry_of_result_row(
        &self,
        row: &mut RowReading<ResultColumn>,
        event: &Event,
    ) -> Option<usize> {
        let label = row.record.text(ResultColumn::Entry)?;
        let (label, at) = (label.value.to_string(), label.at);
        let direction = row
            .record
            .choice(ResultColumn::Direction)
            .and_then(|cell| Direction::parse_lenient(cell.value));
        let section =
            row.record.text(ResultColumn::Section).map(|cell| label_key(cell.value).into_owned());
        if let (Some(typed), (_, Some(said))) = (direction, split_direction_off_label(&label))
            && typed != said
            && self.by_label.contains_key(label_key(&label).as_ref())
        {
            let trouble = problems::DirectionDisagrees { label, direction: typed.word() };
            row.report(trouble, at);
            return None;
        }
        match self.find(&label, direction, section) {
            Ok(entry) => Some(entry),
            Err(_) if event.entries.is_empty() => None,
            Err(trouble) => {
                row.report(trouble, at);
                None
            }
        }
    }

    /// The single entry that matches: by label, else by number and direction, else by name.
    pub(super) fn find(
        &self,
        label: &str,
        direction: Option<Direction>,
        section: Option<String>,
    ) -> std::result::Result<usize, ProblemDetail> {
        let (number, said) = split_direction_off_label(label);
        let wanted = direction.or(said);
        let ways = [
            (self.by_label.get(label_key(label).as_ref()), direction),
            (self.by_number.get(entry_number_key(&number).as_ref()), wanted),
            (self.by_number.get(entry_number_key(label).as_ref()), direction),
            (self.by_name.get(label_key(label).as_ref()), direction),
        ];
        for (found, wanted) in ways {
            let Some(found) = found else { continue };
            let mut fitting =
                found.iter().filter(|entry| self.fits(**entry, wanted, section.as_deref()));
            match (fitting.next(), fitting.next()) {
                (None, _) => {}
                (Some(only), None) => return Ok(*only),
                (Some(first), Some(second)) => {
                    let fitting = [first, second].into_iter().chain(fitting.take(2));
                    let readings = fitting
                        .map(|entry| SentenceValue::from(self.entries[*entry].label.clone()))
                        .reduce(|first, last| phrase!("{first} or {last}", first, last).into());
                    return Err(problems::AmbiguousEntry {
                        label: label.to_string(),
                        readings: readings.into(),
                    }
                    .into());
                }
            }
        }
        let names = self.entries.iter().flat_map(|known| &known.names).map(String::as_str);
        let nearest = entry_probably_meant(label, names).map(str::to_string);
        Err(problems::unknown_entry_problem(label, nearest))
    }
}

impl EntryFinder {
    /// Whether an entry's direction and section match, where given.
    fn fits(&self, entry: usize, direction: Option<Direction>, section: Option<&str>) -> bool {
        let known = &self.entries[entry];
        (direction.is_none() || known.direction.is_none() || known.direction == direction)
            && (section.is_none() || known.section.is_none() || known.section.as_deref() == section)
    }
}
