//! Who plays a round, and who stands down if the number is no multiple of seven (rule 5, with the
//! reading of `seeding.toml`).
//!
//! Everybody present plays unless they asked for a bye. House positions (status `house`) fill the
//! boards, then players who asked for a bye, by lot: more volunteered to stand down than are
//! needed. If boards still lack players, others stand down by lot, those who already did last.

use std::collections::BTreeMap;

use xxhash_rust::xxh3::xxh3_64;

use crate::scoring::PlayerAttendance;
use model::problem::{Phrase, phrase};
use model::{Entry, EntryStatus, Event, StableSort};

use super::entered_rounds::EnteredDiplomacyRound;
use super::seating::SEATS_PER_BOARD;

/// The lot of a word in a round.
pub(super) fn lot_of_word_in_round(seed: u64, round: usize, word: &str) -> u64 {
    xxh3_64(format!("{seed}|{round}|{word}").as_bytes())
}

/// Whether an entry is a position that the house plays.
pub(super) fn is_house_position(entry: &Entry) -> bool {
    matches!(&entry.status, EntryStatus::Other(status) if status.trim().eq_ignore_ascii_case("house"))
}

/// Who plays a round.
#[derive(Debug, Default)]
pub(super) struct RoundRoster {
    pub boards: usize,
    /// Players present, without those who asked for a bye.
    pub players: usize,
    /// Who plays, including house positions, in the order of the lot.
    pub playing: Vec<usize>,
    /// The players who have no seat in the round.
    pub down: Vec<usize>,
    /// Who plays despite a requested bye.
    pub fetched: Vec<usize>,
    /// How many of them are house positions.
    pub of_house: usize,
    /// Why they stand down, for a sentence.
    pub why: Option<Phrase>,
}

/// Who can play which round, and how often each stood down.
#[derive(Clone)]
pub(super) struct TournamentRosters<'a> {
    event: &'a Event,
    attendance: Vec<PlayerAttendance>,
    /// How often each entry stood down in the rounds before.
    stood: Vec<u32>,
    entered: &'a BTreeMap<usize, EnteredDiplomacyRound>,
    /// Whether rounds stood down are those of a plan.
    planned: bool,
}

impl<'a> TournamentRosters<'a> {
    /// The rosters of an event.
    pub(super) fn new(
        event: &'a Event,
        entered: &'a BTreeMap<usize, EnteredDiplomacyRound>,
        rounds: usize,
    ) -> TournamentRosters<'a> {
        // Unreadable cells of a row are reported where results are read.
        let read = |entry| PlayerAttendance::from_entry(entry, Some(rounds), &mut Vec::new());
        let attendance = event.entries.iter().map(read).collect();
        let stood = vec![0; event.entries.len()];
        TournamentRosters { event, attendance, stood, entered, planned: false }
    }

    /// The rosters after a round has been planned.
    pub(super) fn after_round(
        mut self,
        round: usize,
        roster: &RoundRoster,
    ) -> TournamentRosters<'a> {
        if !self.planned {
            self.stood =
                (0..self.stood.len()).map(|entry| self.stood_before(entry, round)).collect();
            self.planned = true;
        }
        for entry in 0..self.stood.len() {
            if !self.attendance[entry].is_away(round) && !roster.playing.contains(&entry) {
                self.stood[entry] += 1;
            }
        }
        self
    }

    /// The number of earlier rounds in which an entry was present and did not play.
    fn stood_before(&self, entry: usize, round: usize) -> u32 {
        if self.planned {
            return self.stood[entry];
        }
        let sat = |entered: &EnteredDiplomacyRound| {
            entered
                .boards
                .iter()
                .flat_map(|b| b.seats.iter().flatten())
                .any(|(who, _)| *who == entry)
        };
        let rounds = self.entered.range(..round);
        rounds
            .filter(|(nth, entered)| !self.attendance[entry].is_away(**nth) && !sat(entered))
            .count() as u32
    }

    /// A withdrawal without a round counts from the last round that the entry played.
    fn is_away(&self, entry: usize, round: usize) -> bool {
        let attendance = &self.attendance[entry];
        attendance.is_away(round) || (attendance.left && attendance.last.is_none())
    }

    /// The roster of a round; players with a given seat play.
    pub(super) fn roster_of_round(&self, round: usize, given: &[usize]) -> RoundRoster {
        let seed = self.event.seed();
        let lots: Vec<u64> = self
            .event
            .entries
            .iter()
            .map(|entry| lot_of_word_in_round(seed, round, &entry.label))
            .collect();
        let mut all: Vec<usize> = (0..self.event.entries.len()).collect();
        all.arrange_by_key(|entry| (lots[*entry], &self.event.entries[*entry].label));
        let mut players = Vec::new();
        let mut asked = Vec::new();
        let mut house = Vec::new();
        for entry in all {
            let seated = given.contains(&entry);
            if self.is_away(entry, round) && !seated {
                continue;
            }
            match () {
                _ if is_house_position(&self.event.entries[entry]) => house.push(entry),
                _ if self.attendance[entry].requested_bye(round).is_some() && !seated => {
                    asked.push(entry)
                }
                _ => players.push(entry),
            }
        }
        let (mut seated_house, mut house): (Vec<usize>, Vec<usize>) =
            house.into_iter().partition(|entry| given.contains(entry));
        let mut roster = RoundRoster { players: players.len(), ..RoundRoster::default() };
        let there = players.len() + seated_house.len();
        let missing = (SEATS_PER_BOARD - there % SEATS_PER_BOARD) % SEATS_PER_BOARD;
        if missing <= house.len() + asked.len() {
            house.truncate(missing);
            let left = missing - house.len();
            seated_house.append(&mut house);
            // Those who stood down most often play first.
            asked.arrange_by_key(|entry| std::cmp::Reverse(self.stood_before(*entry, round)));
            roster.fetched = asked.into_iter().take(left).collect();
        } else {
            let over = there % SEATS_PER_BOARD;
            let mut free: Vec<usize> =
                players.iter().copied().filter(|entry| !given.contains(entry)).collect();
            free.arrange_by_key(|entry| self.stood_before(*entry, round));
            roster.down = free.into_iter().take(over).collect();
            roster.why = Some(phrase!(
                "by lot (seed {seed}), sparing those who have already stood down",
                seed = seed.to_string()
            ));
        }
        players.retain(|entry| !roster.down.contains(entry));
        roster.of_house = seated_house.len();
        roster.playing = players;
        roster.playing.extend(seated_house);
        roster.playing.extend(&roster.fetched);
        roster.boards = roster.playing.len().div_ceil(SEATS_PER_BOARD);
        if roster.playing.len() < SEATS_PER_BOARD && given.is_empty() {
            roster.boards = 0;
        }
        roster
    }
}
