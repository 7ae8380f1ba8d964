//! The facts of a year, gathered return by return: when each club played, who played where, and how
//! well each player does.

use std::collections::BTreeMap;

use jiff::civil::Date;
use xxhash_rust::xxh3::xxh3_64;

use crate::page_keys::club_key;
use crate::people::{PersonId, SeasonPlayers};
use crate::record::{EventRecord, ReturnRecord};
use model::name_comparison::event_title_key;
use model::year_questions::OddKind;
use model::{Exact, State};

/// An event that was held on one day.
#[derive(Debug, Clone)]
pub(super) struct SingleDayEvent {
    pub ret: u32,
    pub index: u32,
    /// The position of its club.
    pub club: u32,
    pub date: Date,
    /// A quarter of tables in play.
    pub quarters: Option<i64>,
    /// A hash of its title without numbers.
    pub title: u64,
    /// Competition or congress that it belongs to, as a hash.
    pub together: Option<u64>,
}

/// How well a player does in percentages, in hundredths of a percent.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct PlayerPercentageStats {
    pub sum: i64,
    pub count: i64,
    /// The highest and the lowest, the next ones beside them.
    pub high: [Option<PlayerPercentage>; 2],
    pub low: [Option<PlayerPercentage>; 2],
}

/// A result of a player, in hundredths of a percent.
#[derive(Debug, Clone, Copy)]
pub(super) struct PlayerPercentage {
    pub value: i64,
    pub ret: u32,
    /// The event in the return.
    pub event: u32,
    pub standing: u32,
}

impl PlayerPercentageStats {
    fn add(&mut self, result: PlayerPercentage) {
        self.sum += result.value;
        self.count += 1;
        enter(&mut self.high, result, |new, old| new > old);
        enter(&mut self.low, result, |new, old| new < old);
    }
}

fn enter(
    ends: &mut [Option<PlayerPercentage>; 2],
    own: PlayerPercentage,
    beats: impl Fn(i64, i64) -> bool,
) {
    if ends[0].is_none_or(|known| beats(own.value, known.value)) {
        ends[1] = ends[0].replace(own);
    } else if ends[1].is_none_or(|known| beats(own.value, known.value)) {
        ends[1] = Some(own);
    }
}

/// The facts of a year.
#[derive(Debug, Default)]
pub(super) struct YearFacts {
    pub(super) held: Vec<SingleDayEvent>,
    /// The clubs by key, and their names in order of position.
    clubs: BTreeMap<String, u32>,
    pub(super) names: Vec<String>,
    /// Who played in which event, by its position in `held`.
    pub(super) played: Vec<(PersonId, u32)>,
    pub(super) forms: Vec<PlayerPercentageStats>,
}

impl YearFacts {
    /// Adds a return; returns come in order of path.
    pub(super) fn add_return(&mut self, ret: u32, record: &ReturnRecord, people: &SeasonPlayers) {
        for (index, event) in (0u32..).zip(&record.events) {
            if event.state == State::Rejected {
                continue;
            }
            self.add_event(ret, index, event, people);
            if !record.quiet.contains(&OddKind::Habit) {
                self.add_forms(ret, index, event, people);
            }
        }
    }

    fn add_event(&mut self, ret: u32, index: u32, event: &EventRecord, people: &SeasonPlayers) {
        let Some(date) =
            event.identity.date.filter(|date| event.last_day.is_none_or(|last| last == *date))
        else {
            return;
        };
        if event.organiser.name.is_empty() {
            return;
        }
        let next = self.clubs.len() as u32;
        let club = *self.clubs.entry(club_key(&event.organiser.name)).or_insert(next);
        if club == next {
            self.names.push(event.organiser.name.clone());
        }
        let key = event_title_key(&event.identity.title);
        let words = key.split(' ').filter(|word| !word.contains(|c: char| c.is_ascii_digit()));
        let hash = |text: &str| xxh3_64(text.as_bytes());
        let together =
            event.facts.identity.congress.as_deref().or(event.identity.part_of.as_deref());
        let at = self.held.len() as u32;
        let mut persons: Vec<PersonId> =
            event.rankings.players.iter().map(|id| people.spelling(*id).person).collect();
        persons.sort_unstable();
        persons.dedup();
        self.held.push(SingleDayEvent {
            ret,
            index,
            club,
            date,
            quarters: event
                .play
                .tables
                .and_then(|tables| i64::try_from((tables * Exact::whole(4)).floor()).ok()),
            title: hash(&words.collect::<Vec<_>>().join(" ")),
            together: together.map(hash),
        });
        self.played.extend(persons.into_iter().map(|person| (person, at)));
    }

    fn add_forms(&mut self, ret: u32, index: u32, event: &EventRecord, people: &SeasonPlayers) {
        if self.forms.len() < people.person_count() {
            self.forms.resize(people.person_count(), PlayerPercentageStats::default());
        }
        for (at, row) in event.rankings.standings.iter_with_positions() {
            let Some(percentage) = event.percentage_of_standing(at).filter(|_| row.place.is_some())
            else {
                continue;
            };
            let hundredths = (percentage.rounded(2) * Exact::whole(100)).floor();
            let Ok(value) = i64::try_from(hundredths) else { continue };
            for id in event.players_of_standing(row) {
                let person = people.spelling(*id).person;
                self.forms[person.0 as usize].add(PlayerPercentage {
                    value,
                    ret,
                    event: index,
                    standing: at,
                });
            }
        }
    }
}
