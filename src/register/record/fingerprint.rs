//! Fingerprints recognise an event that is in two returns.

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use crate::engine::awards::Outcome;
use crate::engine::scoring::boards_of_event;
use crate::engine::scoring::diplomacy::Scored;
use crate::model::diplomacy::Seat;
use crate::model::form::Key;
use crate::model::names::name_key;
use crate::model::{Entry, Event, Exact, Format};

/// An event with fewer results has no fingerprint.
const LEAST_KNOWN: usize = 4;

/// Hashes that identify an event whatever its file, id or title.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fingerprint {
    /// Equal for events with the same day, format, boards and scores.
    pub results: u64,
    /// Equal for events with the same day, format, boards, organiser and contestants.
    pub field: u64,
}

impl Fingerprint {
    /// The fingerprint of an event; `None` if it has too few results.
    pub fn of(outcome: &Outcome) -> Option<Fingerprint> {
        let event = &outcome.event;
        // A sum of hashes does not depend on the order of rows.
        let (mut results, mut field, mut lines) = (0u64, 0u64, 0);
        for (entry, score) in scored_entries(outcome) {
            let Some(who) = event.entries[entry].identity() else { continue };
            let line = format!("{who}={}", score.unwrap_or(Exact::ZERO));
            results = results.wrapping_add(xxh3_64(line.as_bytes()));
            field = field.wrapping_add(xxh3_64(who.as_bytes()));
            lines += 1;
        }
        for line in seats(outcome) {
            results = results.wrapping_add(xxh3_64(line.as_bytes()));
        }
        let organiser = name_key(event.text(Key::Organiser).unwrap_or_default());
        let what = format!("{}|{lines}", occasion(event));
        (lines >= LEAST_KNOWN).then(|| Fingerprint {
            results: xxh3_64(format!("{what}|{results}").as_bytes()),
            field: xxh3_64(format!("{what}|{organiser}|{field}").as_bytes()),
        })
    }
}

/// The day, format and boards of an event. The boards distinguish two events of one evening.
fn occasion(event: &Event) -> String {
    let date = event.date().map(|date| date.to_string()).unwrap_or_default();
    let boards = boards_of_event(event).unwrap_or(0);
    let format = event.format().map_or("", Format::word);
    format!("{date}|{format}|{boards}")
}

/// So many contestants of an event stand for all of them.
const MARKED: usize = 8;

/// Marks of an event before it is scored: two events with an equal hash of a [`Fingerprint`] share
/// one, unless eight contestants of one of them have no score. Others seldom share one.
pub fn marks(event: &Event) -> Vec<u64> {
    if event.entries.len() < LEAST_KNOWN {
        return Vec::new();
    }
    let occasion = occasion(event);
    let mark = |who: String| xxh3_64(format!("{occasion}|{who}").as_bytes());
    let mut marks: Vec<u64> = event.entries.iter().filter_map(Entry::identity).map(mark).collect();
    marks.sort_unstable();
    marks.truncate(MARKED);
    marks
}

/// The centres of each seat in each game of Diplomacy: they distinguish games with equal
/// scores.
fn seats(outcome: &Outcome) -> Vec<String> {
    let games = outcome.scores.diplomacy().into_iter().flat_map(|diplomacy| &diplomacy.games);
    let seats = games.flat_map(|scored| scored.game.seats.iter().map(move |seat| (scored, seat)));
    let line = |(scored, seat): (&Scored, &Seat)| {
        let who = outcome.event.entries[seat.entry?].identity()?;
        let (round, power) = (scored.game.round, seat.power.name());
        let centres: Vec<String> = seat.centres.iter().map(u32::to_string).collect();
        Some(format!("{who}|{round}|{power}|{}", centres.join(" ")))
    };
    seats.filter_map(line).collect()
}

/// Entries with their scores: as returned, or as computed from boards, matches or games.
fn scored_entries(outcome: &Outcome) -> Vec<(usize, Option<Exact>)> {
    if outcome.scores.worked().is_some() || outcome.event.results.is_empty() {
        let of_entry = outcome.scores.of_entry.iter().enumerate();
        return of_entry
            .filter_map(|(entry, score)| Some((entry, Some(score.as_ref()?.total))))
            .collect();
    }
    let results = outcome.event.results.iter();
    results
        .map(|result| (result.entry, result.score.or(result.handicap).map(|cell| cell.value)))
        .collect()
}
