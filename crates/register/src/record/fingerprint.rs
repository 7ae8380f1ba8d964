//! Fingerprints recognise an event that is in two returns, under whatever name, id or spelling:
//! hashes of its results, of its order, of its field. A season marks such copies, so that nothing
//! counts twice. `score_fingerprint` and `ranking_fingerprint` find copies that were corrected.

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use engine::awards::ComputedEvent;
use engine::scoring::boards_per_contestant;
use engine::scoring::diplomacy::ScoredDiplomacyGame;
use model::diplomacy::DiplomacySeat;
use model::form::Key;
use model::name_comparison::name_key;
use model::{BoardLineScore, Event, Exact, Format, PlainOrWeightedScore};

use super::event_details::EventDetails;
use super::ranking_fingerprint::RankingFingerprint;
use super::score_fingerprint::{ContestantKeys, ScoreFingerprint};

/// An event with fewer results has no fingerprint.
const LEAST_KNOWN: usize = 4;

/// So many lines of boards identify an evening by themselves.
const LEAST_LINES: usize = 12;

/// Fewer contestants can finish in one order twice on one day.
const LEAST_ORDERED: usize = 6;

/// Hashes that identify an event whatever its file, id or title. One file knows its players by
/// number, another of the same evening by name, a third has the boards alone: events with one hash
/// in common are compared.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EventFingerprint {
    /// Of the results. Two events that share one are one: they have the same day and lines of
    /// boards, or the same day, format and scores of the same contestants.
    pub results: Vec<u64>,
    /// Of the order of the contestants on a day. Two events that share one are likely versions of
    /// one, by whatever number of boards and rounding of scores.
    pub order: Option<u64>,
    /// Of the day, format, boards, organiser and contestants.
    pub field: Vec<u64>,
    /// How many of its players have a number, and how many a name: of copies, the one that says
    /// more of its players counts.
    pub known: (u32, u32),
    /// Its scores one by one, which a copy with a wrong day or a few corrections shares.
    pub scores: ScoreFingerprint,
    /// Its contestants in the order of their scores, which a copy with other boards or other scores
    /// shares.
    pub ranking: RankingFingerprint,
    /// What decides awards beside its results.
    pub details: EventDetails,
}

impl EventFingerprint {
    /// The fingerprint of an event; `None` if it has too few results.
    pub(crate) fn from_computed(outcome: &ComputedEvent) -> Option<EventFingerprint> {
        let event = &outcome.event;
        let mut print = EventFingerprint { known: known(event), ..EventFingerprint::default() };
        print.results.extend(lines(event));
        let known = ContestantKeys::from_event(event);
        print.add(outcome, &known.numbers, |score| score.to_fraction());
        // A sheet shows two decimals of a percentage that another file has in full. Numbers can be
        // wrong and need all of them.
        print.add(outcome, &known.names, |score| score.to_fixed(2));
        print.order = order(outcome, &known);
        print.scores = ScoreFingerprint::from_event(event, &known);
        print.ranking = RankingFingerprint::from_event(event, &known);
        print.details = EventDetails::from_event(event, &known);
        for hashes in [&mut print.results, &mut print.field] {
            hashes.sort_unstable();
            hashes.dedup();
        }
        (!print.results.is_empty()).then_some(print)
    }

    /// All hashes by which another event can be compared.
    pub fn hashes(&self) -> impl Iterator<Item = u64> {
        let all = self.results.iter().chain(&self.order).chain(&self.field).copied();
        all.chain(self.scores.dated_lookup_hashes()).chain(self.ranking.dated_lookup_hashes())
    }

    /// Adds the hashes with the contestants known in one way.
    fn add(
        &mut self,
        outcome: &ComputedEvent,
        known: &[Option<String>],
        shown: fn(Exact) -> String,
    ) {
        let event = &outcome.event;
        // A sum of hashes does not depend on the order of rows.
        let (mut results, mut field, mut count) = (0u64, 0u64, 0);
        for (entry, score) in scored_entries(outcome) {
            let Some(who) = &known[entry] else { continue };
            let score = shown(score.unwrap_or(Exact::ZERO));
            results = results.wrapping_add(xxh3_64(format!("{who}={score}").as_bytes()));
            field = field.wrapping_add(xxh3_64(who.as_bytes()));
            count += 1;
        }
        for line in seats(outcome) {
            results = results.wrapping_add(xxh3_64(line.as_bytes()));
        }
        if count < LEAST_KNOWN {
            return;
        }
        let organiser = name_key(event.answer_text(Key::Organiser).unwrap_or_default());
        let what = format!("{}|{}|{count}", day(event), event.format().map_or("", Format::word));
        let boards = boards_per_contestant(event).unwrap_or(0);
        self.results.push(xxh3_64(format!("{what}|{results}").as_bytes()));
        self.field.push(xxh3_64(format!("{what}|{boards}|{organiser}|{field}").as_bytes()));
    }
}

/// The hash of the places on a day, by name: numbers alone can be wrong. Without a day any two
/// events could share it.
fn order(outcome: &ComputedEvent, known: &ContestantKeys) -> Option<u64> {
    outcome.event.date()?;
    let (mut order, mut count) = (0u64, 0);
    for (nth, list) in outcome.lists.iter().enumerate() {
        for ranked in &list.standings {
            let who = known.names[ranked.entry].as_deref()?;
            // Two sessions of a day can end in one order, but not with nearly the same scores.
            let line = format!("{nth}|{who}|{}|{}", ranked.place, ranked.score.to_fixed(0));
            order = order.wrapping_add(xxh3_64(line.as_bytes()));
            count += 1;
        }
    }
    let line = format!("{}|{count}|{order}", day(&outcome.event));
    (count >= LEAST_ORDERED).then(|| xxh3_64(line.as_bytes()))
}

/// The hash of the lines of boards with a score, whoever sat there.
fn lines(event: &Event) -> Option<u64> {
    event.date()?;
    let mut count = 0;
    let mut sum = 0u64;
    for line in &event.boards {
        if let BoardLineScore::Real { north_south: PlainOrWeightedScore::Plain(score), .. } =
            &line.score
        {
            let line = format!("{}|{score}", line.board);
            sum = sum.wrapping_add(xxh3_64(line.as_bytes()));
            count += 1;
        }
    }
    let line = format!("{}|{count}|{sum}", day(event));
    (count >= LEAST_LINES).then(|| xxh3_64(line.as_bytes()))
}

/// How many players have a number, and how many a name.
fn known(event: &Event) -> (u32, u32) {
    let players = || event.entries.iter().flat_map(|entry| &entry.players);
    let numbers = players().filter(|player| player.number.is_some());
    let named = players().filter(|player| player.number.as_ref() != Some(&player.name));
    (numbers.count() as u32, named.count() as u32)
}

fn day(event: &Event) -> String {
    event.date().map(|date| date.to_string()).unwrap_or_default()
}

/// So many contestants of an event stand for all of them.
const MARKED: usize = 8;

/// Marks of an event before it is scored: two events with an equal hash of a [`EventFingerprint`] share
/// one, unless eight contestants of one of them have no score. Others seldom share one.
pub fn unscored_event_hashes(event: &Event) -> Vec<u64> {
    let mut all: Vec<u64> = lines(event).into_iter().collect();
    let known = ContestantKeys::from_event(event);
    all.extend(ScoreFingerprint::from_event(event, &known).dated_lookup_hashes());
    all.extend(RankingFingerprint::from_event(event, &known).dated_lookup_hashes());
    if event.entries.len() < LEAST_KNOWN {
        return all;
    }
    let day = day(event);
    for who in [known.numbers, known.names] {
        let mark = |who: &String| xxh3_64(format!("{day}|{who}").as_bytes());
        let mut marks: Vec<u64> = who.iter().flatten().map(mark).collect();
        marks.sort_unstable();
        all.extend(marks.into_iter().take(MARKED));
    }
    all
}

/// The centres of each seat in each game of Diplomacy: they distinguish games with equal
/// scores.
fn seats(outcome: &ComputedEvent) -> Vec<String> {
    let games = outcome.scores.diplomacy_games().into_iter().flat_map(|diplomacy| &diplomacy.games);
    let seats = games.flat_map(|scored: &ScoredDiplomacyGame| {
        scored.game.seats.iter().map(move |seat| (scored, seat))
    });
    let line = |(scored, seat): (&ScoredDiplomacyGame, &DiplomacySeat)| {
        let who = outcome.event.entries[seat.entry?].players_key()?;
        let (round, power) = (scored.game.round, seat.power.name());
        let centres: Vec<String> = seat.centres.iter().map(u32::to_string).collect();
        Some(format!("{who}|{round}|{power}|{}", centres.join(" ")))
    };
    seats.filter_map(line).collect()
}

/// Entries with their scores: as returned, or as computed from boards, matches or games.
fn scored_entries(outcome: &ComputedEvent) -> Vec<(usize, Option<Exact>)> {
    if outcome.scores.board_scoring().is_some() || outcome.event.results.is_empty() {
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
