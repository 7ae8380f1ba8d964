//! What a season adds up to: its players, clubs and counts, gathered return by return, so that not
//! all returns need to be in memory.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use jiff::civil::Date;

use crate::engine::awards::competition::StageFacts;
use crate::engine::awards::quotas::{Held, QuotaLine};
use crate::model::names::name_key;
use crate::model::register::Organiser;
use crate::model::{Exact, Holding, State};
use crate::packs;
use crate::problem::Told;

use super::keys::club_key;
use super::people::{People, PersonId, SpellingId};
use super::problems;
use super::record::{EventRecord, ReturnRecord};

/// A person's part in an event.
#[derive(Debug, Clone, Copy)]
pub struct Participation {
    /// The return.
    pub ret: u32,
    /// The event in it.
    pub event: u32,
    /// The standing in the event.
    pub standing: u32,
    /// The name as typed in the event.
    pub spelling: SpellingId,
}

/// A person and what the person played and earned in the season.
#[derive(Debug, Clone)]
pub struct Person {
    /// The person.
    pub id: PersonId,
    /// The most frequent spelling of the name.
    pub name: String,
    /// The member number.
    pub number: Option<String>,
    /// The first name as typed, in order of path.
    pub first: SpellingId,
    /// How many events the person played.
    pub events: u32,
    /// The events played, by date and key; empty where not all returns are at hand.
    pub played: Vec<Participation>,
    /// The sum of the points earned.
    pub points: Holding,
}

/// A club or another organiser of events.
#[derive(Debug, Clone)]
pub struct Club {
    /// Its key.
    pub key: String,
    /// The most frequent spelling of the name.
    pub name: String,
    /// Its events as (return, event): by date and key where all of them are at hand, else by path.
    pub events: Vec<(u32, u32)>,
    /// The tables of its events.
    pub tables: Exact,
    /// The sum of the points earned at its events.
    pub points: Holding,
}

/// An event that counts for quotas.
#[derive(Debug, Clone)]
pub struct HeldEvent {
    /// The return.
    pub ret: u32,
    /// The event in it.
    pub event: u32,
    /// The organiser, as typed.
    organiser: Arc<str>,
    /// Its facts.
    pub facts: Arc<StageFacts>,
}

/// A line of the quota report (WBU 3.2 to 3.6).
#[derive(Debug)]
pub struct Quota {
    /// The line; its events are positions in `events`.
    pub line: QuotaLine,
    /// The key of the organisation among the clubs.
    pub club: String,
    /// The events of each competition.
    pub events: Vec<Vec<HeldEvent>>,
}

/// Counts of a season's events.
#[derive(Debug, Default, Clone)]
pub struct Counts {
    /// Returns.
    pub returns: usize,
    /// Events by their state.
    pub states: BTreeMap<State, usize>,
    /// Events by year and month; `None` for those without a date.
    pub months: BTreeMap<Option<(i16, i8)>, usize>,
    /// Awards.
    pub awards: usize,
    /// The points of all events.
    pub points: Holding,
    /// The points of events without an organiser.
    pub points_of_none: Holding,
    /// The day of the last event.
    pub latest: Option<Date>,
}

impl Counts {
    /// How many events there are.
    pub fn events(&self) -> usize {
        self.states.values().sum()
    }

    /// How many events have a state.
    pub fn of(&self, state: State) -> usize {
        self.states.get(&state).copied().unwrap_or_default()
    }

    fn add(&mut self, event: &EventRecord) {
        let points = event.points();
        *self.states.entry(event.state).or_default() += 1;
        let month = event.date.map(|date| (date.year(), date.month()));
        *self.months.entry(month).or_default() += 1;
        self.awards += event.awards.len();
        self.points.join(&points);
        if event.organiser.is_empty() {
            self.points_of_none.join(&points);
        }
        self.latest = self.latest.max(event.date);
    }
}

/// The last day of each congress by its key: a certificate of a congress is issued on the last day of
/// all its events, also of those of others.
pub type Congresses = BTreeMap<String, Option<Date>>;

/// The events that count for the quotas of each rule book.
pub(super) type HeldEvents = BTreeMap<&'static str, Vec<HeldEvent>>;

/// What the returns of a season add up to.
#[derive(Debug)]
pub struct Sums {
    /// The persons, by name and key.
    pub(super) persons: Vec<Person>,
    /// The clubs, by name.
    pub(super) clubs: Vec<Club>,
    /// Counts of all events.
    pub(super) counts: Counts,
    /// The last days of the congresses.
    pub(super) congresses: Congresses,
    pub(super) held: HeldEvents,
    /// Problems that only a comparison of returns shows, each with its return.
    pub(super) found: Vec<(u32, Told)>,
}

/// Adds up a season.
#[derive(Debug, Default)]
pub struct Tally {
    counts: Counts,
    /// By person.
    persons: Vec<PersonTally>,
    /// By spelling.
    spellings: Vec<SpellingTally>,
    clubs: BTreeMap<String, ClubTally>,
    congresses: Congresses,
    held: HeldEvents,
    organisers: BTreeSet<Arc<str>>,
}

#[derive(Debug, Default, Clone)]
struct PersonTally {
    first: Option<SpellingId>,
    events: u32,
    points: Holding,
}

#[derive(Debug, Default, Clone, Copy)]
struct SpellingTally {
    count: u32,
    /// The first return with it.
    first: u32,
}

/// A club while it is gathered: its spellings with their counts, and its events.
#[derive(Debug, Default)]
struct ClubTally {
    names: BTreeMap<String, usize>,
    events: Vec<(u32, u32)>,
    tables: Exact,
    points: Holding,
}

impl Tally {
    /// Adds a return; returns are added in order of path.
    pub fn add(&mut self, ret: u32, record: &ReturnRecord, people: &People) {
        self.counts.returns += 1;
        for (index, event) in (0u32..).zip(&record.events) {
            self.counts.add(event);
            self.add_players(ret, event, people);
            self.add_to_club((ret, index), event);
            self.add_held((ret, index), event);
            if let Some(congress) = event.congress.as_deref() {
                let day = self.congresses.entry(congress.key.clone()).or_default();
                *day = (*day).max(event.last_day);
            }
        }
    }

    fn add_players(&mut self, ret: u32, event: &EventRecord, people: &People) {
        let spellings = people.spellings();
        if self.persons.len() < people.count() || self.spellings.len() < spellings {
            self.persons.resize(people.count(), PersonTally::default());
            self.spellings.resize(spellings, SpellingTally::default());
        }
        for row in &event.standings {
            for id in event.players_of(row) {
                let spelling = &mut self.spellings[id.0 as usize];
                if spelling.count == 0 {
                    spelling.first = ret;
                }
                spelling.count += 1;
                let person = &mut self.persons[people.spelling(*id).person.0 as usize];
                person.first.get_or_insert(*id);
                person.events += 1;
            }
        }
        for award in &event.awards {
            let person = people.spelling(award.player).person;
            self.persons[person.0 as usize].points.add(award.kind, award.points);
        }
    }

    fn add_to_club(&mut self, at: (u32, u32), event: &EventRecord) {
        if event.organiser.is_empty() {
            return;
        }
        let club = self.clubs.entry(club_key(&event.organiser)).or_default();
        match club.names.get_mut(&event.organiser) {
            Some(count) => *count += 1,
            None => drop(club.names.insert(event.organiser.clone(), 1)),
        }
        club.events.push(at);
        club.tables = club.tables + event.tables.unwrap_or_default();
        club.points.join(&event.points());
    }

    fn add_held(&mut self, (ret, index): (u32, u32), event: &EventRecord) {
        let pack = packs::all().find(|pack| pack.source().id == event.rules);
        let Some(pack) = pack.filter(|_| event.state != State::Rejected) else { return };
        if !pack.has_quotas() {
            return;
        }
        let organiser = match self.organisers.get(event.organiser.as_str()) {
            Some(known) => Arc::clone(known),
            None => {
                let new: Arc<str> = event.organiser.as_str().into();
                self.organisers.insert(Arc::clone(&new));
                new
            }
        };
        let facts = match event.facts.table_scores {
            None => Arc::clone(&event.facts),
            // Quotas count no tables.
            Some(_) => Arc::new(StageFacts { table_scores: None, ..(*event.facts).clone() }),
        };
        let held = HeldEvent { ret, event: index, organiser, facts };
        self.held.entry(event.rules).or_default().push(held);
    }

    /// What the returns add up to; `path_of` is the path of a return.
    pub fn sums(self, people: &People, path_of: &dyn Fn(u32) -> String) -> Sums {
        let clubs = self.clubs();
        let (persons, spellings) = self.persons(people);
        let found = self.compare_numbers((&persons, &spellings), people, path_of);
        let Tally { counts, congresses, held, .. } = self;
        Sums { persons, clubs, counts, congresses, held, found }
    }

    /// The persons who played, and the spellings of each.
    fn persons(&self, people: &People) -> (Vec<Person>, HashMap<PersonId, Vec<SpellingId>>) {
        let mut several: HashMap<PersonId, Vec<SpellingId>> = HashMap::new();
        let counted = (0u32..).zip(&self.spellings).filter(|(_, tally)| tally.count > 0);
        for (id, _) in counted {
            let id = SpellingId(id);
            let person = people.spelling(id).person;
            if self.persons[person.0 as usize].first != Some(id) {
                several.entry(person).or_default().push(id);
            }
        }
        // A return that was computed twice can leave names behind.
        let played = (0u32..).zip(&self.persons);
        let played = played.filter_map(|(id, tally)| Some((PersonId(id), tally, tally.first?)));
        let person = |(id, tally, first): (PersonId, &PersonTally, SpellingId)| {
            let spelling = people.spelling(first);
            let name = match several.get(&id) {
                None => spelling.name.to_string(),
                Some(others) => {
                    let all = others.iter().chain([&first]);
                    let name = |id: &SpellingId| &*people.spelling(*id).name;
                    let count = |id: &SpellingId| self.spellings[id.0 as usize].count;
                    usual_name(all.map(|id| (name(id), count(id) as usize)))
                }
            };
            let number = spelling.number.as_deref().map(str::to_string);
            let (events, points) = (tally.events, tally.points);
            Person { id, name, number, first, events, played: Vec::new(), points }
        };
        let mut persons: Vec<Person> = played.map(person).collect();
        persons.sort_by(|a, b| (&a.name, people.key(a.id)).cmp(&(&b.name, people.key(b.id))));
        (persons, several)
    }

    fn clubs(&self) -> Vec<Club> {
        let club = |(key, club): (&String, &ClubTally)| {
            let usual = club.names.iter().max_by(|a, b| a.1.cmp(b.1).then(b.0.cmp(a.0)));
            Club {
                key: key.clone(),
                name: usual.map_or_else(String::new, |(name, _)| name.clone()),
                events: club.events.clone(),
                tables: club.tables,
                points: club.points,
            }
        };
        let mut clubs: Vec<Club> = self.clubs.iter().map(club).collect();
        clubs.sort_by(|a, b| a.name.cmp(&b.name).then_with(|| a.key.cmp(&b.key)));
        clubs
    }

    /// Numbers that differ from another member's of the same name only by leading zeros. If
    /// a return lost all of them, its reader cannot see that.
    fn compare_numbers(
        &self,
        (persons, several): (&[Person], &HashMap<PersonId, Vec<SpellingId>>),
        people: &People,
        path_of: &dyn Fn(u32) -> String,
    ) -> Vec<(u32, Told)> {
        let bare = |person: &Person| {
            let number = person.number.as_deref()?;
            Some(number.trim_start_matches('0').to_string())
        };
        let with_noughts =
            |person: &&Person| person.number.as_ref().is_some_and(|number| number.starts_with('0'));
        let doubtful: BTreeSet<String> =
            persons.iter().filter(with_noughts).filter_map(bare).collect();
        let mut alike: BTreeMap<(String, String), Vec<&Person>> = BTreeMap::new();
        for person in persons {
            if let Some(number) = bare(person).filter(|number| doubtful.contains(number)) {
                alike.entry((number, name_key(&person.name))).or_default().push(person);
            }
        }
        let length = |person: &&&Person| person.number.as_ref().map_or(0, String::len);
        let spellings = |person: &Person| {
            let others = several.get(&person.id).into_iter().flatten().copied();
            others.chain([person.first]).collect::<Vec<SpellingId>>()
        };
        let first = |id: &SpellingId| self.spellings[id.0 as usize].first;
        let mut found: Vec<(u32, Told)> = Vec::new();
        for persons in alike.values().filter(|persons| persons.len() > 1) {
            let Some(longest) = persons.iter().max_by_key(length) else { continue };
            let other = longest.number.clone().unwrap_or_default();
            let named = |id: &&SpellingId| *people.spelling(**id).name == *longest.name;
            let path = spellings(longest).iter().filter(named).map(first).min();
            let path = path.map(path_of).unwrap_or_default();
            for short in persons.iter().filter(|person| person.number != longest.number) {
                let trouble = problems::NoughtsElsewhere {
                    text: short.number.clone().unwrap_or_default(),
                    name: short.name.clone(),
                    other: other.clone(),
                    path: path.clone(),
                };
                let ret = spellings(short).iter().map(first).min().unwrap_or_default();
                found.push((ret, Told::of_file(trouble)));
            }
        }
        found
    }
}

/// The most frequent of some names with their counts, of equals the alphabetically first; one in
/// capitals only if there is no other.
pub(super) fn usual_name<'a>(names: impl Iterator<Item = (&'a str, usize)>) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    names.for_each(|(name, count)| *counts.entry(name).or_default() += count);
    let most_of = |fits: &dyn Fn(&str) -> bool| {
        let usual = counts
            .iter()
            .filter(|(name, _)| fits(name))
            .max_by(|a, b| a.1.cmp(b.1).then(b.0.cmp(a.0)));
        usual.map(|(name, _)| *name)
    };
    let Some(usual) = most_of(&|_| true) else {
        return String::new();
    };
    if usual.chars().any(char::is_lowercase) {
        return usual.to_string();
    }
    let key = name_key(usual);
    let mixed = most_of(&|name| name.chars().any(char::is_lowercase) && name_key(name) == key);
    mixed.unwrap_or(usual).to_string()
}

/// The quotas of each organisation under each rule book. `organisers` are those of the register.
pub(super) fn quotas_of(held: &HeldEvents, organisers: &[Organiser]) -> Vec<Quota> {
    let mut lines = Vec::new();
    for pack in packs::all() {
        let own = held.get(pack.source().id.as_str()).map_or(&[][..], Vec::as_slice);
        let all = own.iter().map(|event| Held {
            facts: &event.facts,
            organiser: &event.organiser,
            area: &event.facts.entitlement.area,
        });
        let all: Vec<Held<'_>> = all.collect();
        lines.extend(pack.quotas(&all, organisers).into_iter().map(|line| {
            Quota {
                club: club_key(&line.organiser),
                events: line
                    .events
                    .iter()
                    .map(|competition| competition.iter().map(|at| own[*at].clone()).collect())
                    .collect(),
                line,
            }
        }));
    }
    lines
}
