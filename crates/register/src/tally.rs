//! What a season adds up to: its players, clubs and counts, gathered return by return, so that not
//! all returns need to be in memory.

use std::collections::{BTreeMap, HashMap};

use jiff::civil::Date;

use model::name_comparison::name_key;
use model::problem::RenderedProblem;
use model::{Exact, PointsByKind, StableSort, State, Unit, name_capitals};

use super::club::Club;
use super::doubtful::{MemberNameInReturn, PersonsToCompare, ReturnLookup};
use super::page_keys::club_key;
use super::people::{PersonId, SeasonPlayers, SpellingId};
use super::person::Person;
use super::record::{EventRecord, ReturnRecord};
use super::season_competitions::{CompetitionRanking, CompetitionRequests};
use super::unlike_events::{ComparedClubEvent, unlike_event_problems};
use super::year::{MissingDataQuestion, OddityQuestion, YearQuestions};

/// So many events without points are held, with so many contestants of each.
const MOST_LARGE: usize = 10;

/// What the events of a month, or of a night of the week, add up to.
#[derive(Debug, Default, Clone)]
pub struct PeriodTotals {
    pub events: usize,
    pub tables: Exact,
    pub points: PointsByKind,
}

impl PeriodTotals {
    fn add(&mut self, event: &EventRecord) {
        self.events += 1;
        self.tables = self.tables + event.play.tables.unwrap_or_default();
        self.points.add_all(&event.total_points());
    }
}

/// An event without points, with its best contestants.
#[derive(Debug, Clone)]
pub struct LargeEventWithoutPoints {
    pub title: String,
    /// How many contestants it has.
    pub contestants: usize,
    /// The unit of its scores.
    pub unit: Unit,
    /// The first of its first list: name and score.
    pub first: Vec<(String, Exact)>,
}

impl LargeEventWithoutPoints {
    fn of(event: &EventRecord, people: &SeasonPlayers) -> LargeEventWithoutPoints {
        let scored = |at: u32| {
            let row = &event.rankings.standings[at as usize];
            let players = event.players_of_standing(row).iter();
            let players =
                players.map(|id| name_capitals::name_in_mixed_case(&people.spelling(*id).name));
            let name = row.name.as_deref().map(str::to_string);
            let name = name.unwrap_or_else(|| players.collect::<Vec<_>>().join(" & "));
            row.score.map(|score| (name, score))
        };
        let list = event.rankings.lists.first().map(|list| list.standings.clone());
        LargeEventWithoutPoints {
            title: event.identity.title.clone(),
            contestants: event.play.contestants as usize,
            unit: event.play.unit,
            first: list.into_iter().flatten().filter_map(scored).take(MOST_LARGE).collect(),
        }
    }
}

/// Counts of a season's events.
#[derive(Debug, Default, Clone)]
pub struct EventCounts {
    pub returns: usize,
    /// Events by their state.
    pub states: BTreeMap<State, usize>,
    /// The events of each year and month; `None` for those without a date.
    pub months: BTreeMap<Option<(i16, i8)>, PeriodTotals>,
    /// The events of each night of the week, Monday first.
    pub nights: [PeriodTotals; 7],
    pub awards: usize,
    /// The points of all events.
    pub points: PointsByKind,
    /// The points of events without an organiser.
    pub points_of_none: PointsByKind,
    /// The day of the last event.
    pub latest: Option<Date>,
    /// The events without points that have most contestants.
    pub largest: Vec<LargeEventWithoutPoints>,
}

impl EventCounts {
    /// How many events there are.
    pub fn event_count(&self) -> usize {
        self.states.values().sum()
    }

    /// How many events have a state.
    pub fn count_in_state(&self, state: State) -> usize {
        self.states.get(&state).copied().unwrap_or_default()
    }

    fn add(&mut self, event: &EventRecord, people: &SeasonPlayers) {
        let points = event.total_points();
        let contestants = event.play.contestants as usize;
        let at = self.largest.partition_point(|own| own.contestants >= contestants);
        if at < MOST_LARGE && contestants > 0 && points == PointsByKind::default() {
            self.largest.insert(at, LargeEventWithoutPoints::of(event, people));
            self.largest.truncate(MOST_LARGE);
        }
        *self.states.entry(event.state).or_default() += 1;
        let month = event.identity.date.map(|date| (date.year(), date.month()));
        self.months.entry(month).or_default().add(event);
        if let Some(date) = event.identity.date {
            self.nights[date.weekday().to_monday_zero_offset() as usize].add(event);
        }
        self.awards += event.awards.len();
        self.points.add_all(&points);
        if event.organiser.name.is_empty() {
            self.points_of_none.add_all(&points);
        }
        self.latest = self.latest.max(event.identity.date);
    }
}

/// The last day of each congress by its key: a certificate of a congress is issued on the last day of
/// all its events, also of those of others.
pub type CongressLastDays = BTreeMap<String, Option<Date>>;

/// What the returns of a season add up to.
#[derive(Debug)]
pub struct SeasonSums {
    /// The persons, by name and key.
    pub(super) persons: Vec<Person>,
    /// The clubs, by name.
    pub(super) clubs: Vec<Club>,
    /// Counts of all events.
    pub(super) counts: EventCounts,
    /// The last days of the congresses.
    pub(super) congresses: CongressLastDays,
    /// The competitions over many events.
    pub(super) competitions: Vec<CompetitionRanking>,
    /// What is missing, and what is odd.
    pub(super) missing: Vec<MissingDataQuestion>,
    pub(super) odd: Vec<OddityQuestion>,
    /// Problems that only a comparison of returns shows, each with its return.
    pub(super) found: Vec<(u32, RenderedProblem)>,
}

/// Adds up a season.
#[derive(Debug, Default)]
pub struct SeasonTally {
    counts: EventCounts,
    persons: Vec<PersonTally>,
    spellings: Vec<SpellingTally>,
    /// The names by which members go in returns, each once, in order of return.
    named: Vec<MemberNameInReturn>,
    clubs: BTreeMap<String, ClubTally>,
    congresses: CongressLastDays,
    competitions: CompetitionRequests,
    year: YearQuestions,
}

#[derive(Debug, Default, Clone)]
struct PersonTally {
    first: Option<SpellingId>,
    events: u32,
    points: PointsByKind,
}

#[derive(Debug, Default, Clone, Copy)]
struct SpellingTally {
    count: u32,
    /// The first return with it.
    first: u32,
    /// Whether a member goes by it in a return.
    is_named: bool,
}

/// A club while it is gathered: its spellings with their counts, and its events.
#[derive(Debug, Default)]
struct ClubTally {
    names: BTreeMap<String, usize>,
    events: Vec<(u32, u32)>,
    tables: Exact,
    points: PointsByKind,
    months: BTreeMap<(i16, i8), PointsByKind>,
    /// The events as far as they are compared with each other.
    compared: Vec<ComparedClubEvent>,
}

impl SeasonTally {
    /// Adds a return; returns are added in order of path.
    pub fn add_return(&mut self, ret: u32, record: &ReturnRecord, people: &SeasonPlayers) {
        self.counts.returns += 1;
        self.add_names(ret, record, people);
        self.competitions.add_return(ret, record);
        self.year.add_return(ret, record, people);
        for (index, event) in (0u32..).zip(&record.events) {
            self.counts.add(event, people);
            self.add_players(ret, event, people);
            self.add_to_club(ret, index, event);
            if let Some(congress) = event.congress.as_deref() {
                let day = self.congresses.entry(congress.key.clone()).or_default();
                *day = (*day).max(event.last_day);
            }
        }
    }

    fn add_players(&mut self, ret: u32, event: &EventRecord, people: &SeasonPlayers) {
        let spellings = people.spelling_count();
        if self.persons.len() < people.person_count() || self.spellings.len() < spellings {
            self.persons.resize(people.person_count(), PersonTally::default());
            self.spellings.resize(spellings, SpellingTally::default());
        }
        for row in &event.rankings.standings {
            for id in event.players_of_standing(row) {
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

    /// Adds the names by which members go in a return: of several the most frequent one.
    fn add_names(&mut self, ret: u32, record: &ReturnRecord, people: &SeasonPlayers) {
        self.spellings.resize(people.spelling_count(), SpellingTally::default());
        let played = record.events.iter().flat_map(|event| {
            event.rankings.standings.iter().flat_map(|row| event.players_of_standing(row))
        });
        let members = played.filter(|id| people.spelling(**id).number.is_some());
        let mut members: Vec<(PersonId, SpellingId)> =
            members.map(|id| (people.spelling(*id).person, *id)).collect();
        members.sort_unstable();
        for own in members.chunk_by(|a, b| a.0 == b.0) {
            let name = |id: SpellingId| &*people.spelling(id).name;
            let (person, mut spelling) = own[0];
            if own.iter().any(|(_, other)| *other != spelling) {
                let usual = most_frequent_name(own.iter().map(|(_, id)| (name(*id), 1)));
                let named = own.iter().find(|(_, id)| name(*id) == usual);
                spelling = named.map_or(spelling, |(_, id)| *id);
            }
            if !std::mem::replace(&mut self.spellings[spelling.0 as usize].is_named, true) {
                self.named.push(MemberNameInReturn { person, ret, spelling });
            }
        }
    }

    fn add_to_club(&mut self, ret: u32, index: u32, event: &EventRecord) {
        if event.organiser.name.is_empty() {
            return;
        }
        let club = self.clubs.entry(club_key(&event.organiser.name)).or_default();
        match club.names.get_mut(&event.organiser.name) {
            Some(count) => *count += 1,
            None => drop(club.names.insert(event.organiser.name.clone(), 1)),
        }
        club.events.push((ret, index));
        club.compared.push(ComparedClubEvent::from_event(ret, index, event));
        club.tables = club.tables + event.play.tables.unwrap_or_default();
        let points = event.total_points();
        club.points.add_all(&points);
        if let Some(date) = event.identity.date {
            club.months.entry((date.year(), date.month())).or_default().add_all(&points);
        }
    }

    /// What the returns add up to, of which some are looked up.
    pub fn into_sums(mut self, people: &SeasonPlayers, look: ReturnLookup<'_, '_>) -> SeasonSums {
        let clubs = self.clubs();
        let (persons, others) = self.persons(people);
        let mut named = std::mem::take(&mut self.named);
        let first = |id: SpellingId| self.spellings[id.0 as usize].first;
        let compared =
            PersonsToCompare { persons: &persons, people, others: &others, first: &first, look };
        let mut found = compared.leading_zero_problems();
        found.extend(compared.slipped_number_problems());
        found.extend(compared.near_club_problems(&clubs));
        found.extend(compared.differing_name_problems(&mut named));
        found.extend(
            self.clubs.values().flat_map(|club| unlike_event_problems(&club.compared, look)),
        );
        let SeasonTally { counts, congresses, competitions, year, .. } = self;
        let (competitions, troubles) = competitions.rank_competitions(people, &persons, look);
        found.extend(troubles);
        let (missing, odd) = year.questions(people, look);
        SeasonSums { persons, clubs, counts, congresses, competitions, missing, odd, found }
    }

    /// The persons who played, and the spellings of each.
    fn persons(&self, people: &SeasonPlayers) -> (Vec<Person>, HashMap<PersonId, Vec<SpellingId>>) {
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
                    most_frequent_name(all.map(|id| (name(id), count(id) as usize)))
                }
            };
            let number = spelling.number.as_deref().map(str::to_string);
            let (events, points) = (tally.events, tally.points);
            Person { id, name, number, first, events, played: Vec::new(), points }
        };
        let mut persons: Vec<Person> = played.map(person).collect();
        persons.arrange_by(|a, b| {
            (&a.name, people.person_key(a.id)).cmp(&(&b.name, people.person_key(b.id)))
        });
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
                months: club.months.clone(),
            }
        };
        let mut clubs: Vec<Club> = self.clubs.iter().map(club).collect();
        clubs.arrange_by(|a, b| a.name.cmp(&b.name).then_with(|| a.key.cmp(&b.key)));
        clubs
    }
}

/// The most frequent of some names with their counts, of equals the alphabetically first; one in
/// capitals only if there is no other.
pub(super) fn most_frequent_name<'a>(names: impl Iterator<Item = (&'a str, usize)>) -> String {
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
