//! The results of contenders in the events that count: of each return those events that organiser,
//! title, weekday, format and dates choose, each once, and from each what it gives a player, pair,
//! team or club. `calculation` makes values of them.

use std::collections::{BTreeMap, BTreeSet};

use crate::page_keys::{club_key, slug};
use crate::people::{PersonId, SeasonPlayers};
use crate::person::Person;
use crate::record::{DuplicateEventKind, EventRecord, ReturnRecord, StandingRecord};
use engine::standings::DIPLOMACY_TEAMS_LIST_NAME;
use model::name_comparison::folded_name;
use model::season_competition::{
    Contender, ContenderGroup, EventValue, SeasonCompetition, matches_wildcard_pattern,
};
use model::{Exact, Place, State, Unit};

use super::asked::CompetitionRequest;
use super::calculation::{self, ContenderEventResult, ContenderResults};
use super::ranking::CompetitionRow;

/// Who is ranked.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Who {
    Person(PersonId),
    /// The lower id first.
    Pair(PersonId, PersonId),
    /// By its folded name, else by its players.
    Team(String, Vec<PersonId>),
    /// By its key.
    Club(String),
}

/// A contender while results are gathered.
#[derive(Debug, Default)]
struct Found {
    /// The name of a team or club as it was first typed.
    name: String,
    people: BTreeSet<PersonId>,
    /// Those of the competition's own time, of the time that it is compared with, and of the year
    /// before for handicaps.
    results: [Vec<ContenderEventResult>; 3],
}

/// When an event counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Time {
    Own,
    Compared,
    YearBefore,
}

impl Time {
    const ALL: [Time; 3] = [Time::Own, Time::Compared, Time::YearBefore];
}

/// What was gathered for a competition.
pub(super) struct GatheredCompetitionResults<'a> {
    asked: &'a CompetitionRequest,
    found: BTreeMap<Who, Found>,
    /// The events that count.
    pub events: usize,
    /// The events without a value.
    pub without: usize,
    pub is_provisional: bool,
    /// Versions of events that were taken: their returns and ids.
    versions: BTreeSet<(String, String)>,
    /// Who played before the competition began.
    before: BTreeSet<PersonId>,
}

impl<'a> GatheredCompetitionResults<'a> {
    /// Nothing yet.
    pub(super) fn new(asked: &'a CompetitionRequest) -> GatheredCompetitionResults<'a> {
        GatheredCompetitionResults {
            asked,
            found: BTreeMap::new(),
            events: 0,
            without: 0,
            is_provisional: false,
            versions: BTreeSet::new(),
            before: BTreeSet::new(),
        }
    }

    fn competition(&self) -> &'a SeasonCompetition {
        &self.asked.competition
    }

    /// Whether anybody has a result of the year before.
    pub(super) fn has_results_of_year_before(&self) -> bool {
        self.found.values().any(|found| !found.results[Time::YearBefore as usize].is_empty())
    }

    /// Adds the events of a return; returns come in order of path.
    pub(super) fn add_return(&mut self, ret: u32, record: &ReturnRecord, people: &SeasonPlayers) {
        if !self.asked.is_about_return(&record.path) {
            return;
        }
        for event in record.events.iter().filter(|event| event.state != State::Rejected) {
            self.note_newcomers(event, people);
            let times = self.times_of(event);
            if times.is_empty() || self.is_version(&record.path, event) {
                continue;
            }
            self.add_event(ret, event, &times, people);
        }
    }

    /// Remembers who played before the competition began, if that matters.
    fn note_newcomers(&mut self, event: &EventRecord, people: &SeasonPlayers) {
        let competition = self.competition();
        if !competition.open_to.contains(&ContenderGroup::Newcomers) {
            return;
        }
        let first = competition.which.first;
        if event.identity.date.zip(first).is_some_and(|(date, first)| date < first) {
            self.before.extend(event.rankings.players.iter().map(|id| people.spelling(*id).person));
        }
    }

    /// The times in which an event counts.
    fn times_of(&self, event: &EventRecord) -> Vec<Time> {
        let competition = self.competition();
        let SeasonCompetition { which, compared, .. } = competition;
        let any = |patterns: &[String], texts: &[&str]| {
            patterns.is_empty()
                || patterns
                    .iter()
                    .any(|own| texts.iter().any(|text| matches_wildcard_pattern(own, text)))
        };
        let format = event.format.map_or("", |format| format.word());
        let is_one = any(&which.organisers, &[&event.organiser.name, &event.organiser.number])
            && any(&which.events, &[&event.identity.title, &event.identity.id, &event.key])
            && (which.formats.is_empty() || which.formats.iter().any(|own| own == format));
        if !is_one {
            return Vec::new();
        }
        let year = compared.map(|[first, last]| [Some(first), Some(last)]).or_else(|| {
            let last = which.first?.yesterday().ok()?;
            let first = which.first?.checked_sub(jiff::Span::new().years(1)).ok()?;
            Some([Some(first), Some(last)])
        });
        let span = |time: &Time| match time {
            Time::Own => Some([which.first, which.last]),
            Time::Compared => compared.map(|days| days.map(Some)),
            Time::YearBefore => year.filter(|_| competition.needs_previous_year()),
        };
        let counts = |time: &Time| {
            span(time).is_some_and(|days| which.matches_day(event.identity.date, days))
        };
        Time::ALL.into_iter().filter(counts).collect()
    }

    /// Whether another version of the event was taken. Versions of one event count once.
    fn is_version(&mut self, path: &str, event: &EventRecord) -> bool {
        let Some(elsewhere) = event.elsewhere.as_deref() else { return false };
        if elsewhere.how != DuplicateEventKind::Version {
            return false;
        }
        let other = &*elsewhere.other;
        let is_taken = match elsewhere.beside {
            true => self.versions.contains(&(path.to_string(), other.to_string())),
            false => self.versions.iter().any(|(known, _)| known == other),
        };
        if !is_taken {
            self.versions.insert((path.to_string(), event.identity.id.clone()));
        }
        is_taken
    }

    fn add_event(&mut self, ret: u32, event: &EventRecord, times: &[Time], people: &SeasonPlayers) {
        let competition = self.competition();
        let mut values: BTreeMap<Who, Exact> = BTreeMap::new();
        let mut has_rows = false;
        for list in &event.rankings.lists {
            let of_teams = list.section.as_deref() == Some(DIPLOMACY_TEAMS_LIST_NAME);
            for at in list.standings.clone() {
                let row = &event.rankings.standings[at as usize];
                if row.place.is_none() || !is_open(competition, event, at) {
                    continue;
                }
                for who in self.contenders(event, at, of_teams, people) {
                    has_rows = true;
                    let Some(value) = value_of(competition, event, at, &who, people) else {
                        continue;
                    };
                    let known = values.get(&who).copied();
                    let value = match (known, competition.by) {
                        (Some(known), EventValue::Points) => known + value,
                        (Some(known), _) => known.max(value),
                        (None, _) => value,
                    };
                    values.insert(who, value);
                }
            }
        }
        let is_own = times.contains(&Time::Own);
        if is_own && has_rows && values.is_empty() {
            self.without += 1;
        }
        if is_own && !values.is_empty() {
            self.events += 1;
            self.is_provisional |= event.state == State::Provisional;
        }
        for (who, value) in values {
            let Some(found) = self.found.get_mut(&who) else { continue };
            for time in times {
                let (date, key) = (event.identity.date, event.key.clone());
                found.results[*time as usize].push(ContenderEventResult { value, date, key, ret });
            }
        }
    }

    /// The contenders of a row, entered among those found.
    fn contenders(
        &mut self,
        event: &EventRecord,
        at: u32,
        of_teams: bool,
        people: &SeasonPlayers,
    ) -> Vec<Who> {
        let row = &event.rankings.standings[at as usize];
        let persons: BTreeSet<PersonId> =
            event.players_of_standing(row).iter().map(|id| people.spelling(*id).person).collect();
        let has_teams = event
            .rankings
            .lists
            .iter()
            .any(|list| list.section.as_deref() == Some(DIPLOMACY_TEAMS_LIST_NAME))
            && !of_teams;
        let mut found = Vec::new();
        match self.competition().of {
            Contender::Player if !of_teams => {
                found.extend(persons.iter().map(|person| (Who::Person(*person), String::new())));
            }
            Contender::Pair if !of_teams && persons.len() == 2 && row.players.len() == 2 => {
                let mut both = persons.iter().copied();
                let pair = both.next().zip(both.next());
                found.extend(pair.map(|(one, other)| (Who::Pair(one, other), String::new())));
            }
            Contender::Team if !has_teams => found.extend(team_of(row, &persons)),
            Contender::Club if !of_teams => {
                let club = event.results.club_of_standing(at).unwrap_or(&event.organiser.name);
                let named = (!club.trim().is_empty()).then(|| (club_key(club), club.to_string()));
                found.extend(named.map(|(key, name)| (Who::Club(key), name)));
            }
            _ => {}
        }
        let enter = |(who, name): (Who, String)| {
            let known = self.found.entry(who.clone()).or_default();
            if known.name.is_empty() {
                known.name = name;
            }
            match &who {
                Who::Person(person) => drop(known.people.insert(*person)),
                Who::Pair(..) | Who::Team(..) => known.people.extend(&persons),
                Who::Club(_) => {}
            }
            who
        };
        found.into_iter().map(enter).collect()
    }

    /// A row for each contender; those with enough events have a place to be found.
    pub(super) fn into_competition_rows(
        self,
        people: &SeasonPlayers,
        persons: &[Person],
    ) -> Vec<CompetitionRow> {
        let by_id: BTreeMap<PersonId, &Person> =
            persons.iter().map(|person| (person.id, person)).collect();
        let competition = self.competition();
        let mut rows = Vec::new();
        for (who, found) in self.found {
            let [own, compared, year] = found.results;
            if own.is_empty() || !is_admitted(competition, &found.people, &self.before, &by_id) {
                continue;
            }
            let mut named: Vec<&Person> =
                found.people.iter().filter_map(|person| by_id.get(person).copied()).collect();
            named.sort_by_key(|person| (&person.name, people.person_key(person.id)));
            let ranks = named.iter().map(|person| rank_of(competition, person));
            let bonus = calculation::contender_handicap(competition, ranks.collect(), &year);
            let results = ContenderResults { own, compared, bonus };
            let reckoned = calculation::compute_competition_row(competition, results);
            let names: Vec<&str> = named.iter().map(|person| person.name.as_str()).collect();
            let keys: Vec<&str> = named.iter().map(|person| people.person_key(person.id)).collect();
            let numbers: Vec<&str> =
                named.iter().filter_map(|person| person.number.as_deref()).collect();
            let (entry, name) = match &who {
                Who::Person(_) | Who::Pair(..) => (keys.join("+"), names.join(" & ")),
                Who::Team(team, _) if !team.is_empty() => (slug(team), found.name),
                Who::Team(..) => (keys.join("+"), names.join(", ")),
                Who::Club(key) => (key.clone(), found.name),
            };
            let people = named.iter().map(|person| person.id).collect();
            rows.push(CompetitionRow {
                entry,
                name,
                numbers: numbers.join("+"),
                people,
                ..reckoned
            });
        }
        rows
    }
}

/// The team of a row: by its name, else by its players; a pair is none.
fn team_of(row: &StandingRecord, persons: &BTreeSet<PersonId>) -> Option<(Who, String)> {
    match row.name.as_deref().map(str::trim).filter(|name| !name.is_empty()) {
        Some(name) => Some((Who::Team(folded_name(name), Vec::new()), name.to_string())),
        None if persons.len() > 2 => {
            let players = persons.iter().copied().collect();
            Some((Who::Team(String::new(), players), String::new()))
        }
        None => None,
    }
}

/// Whether the entry of a row is in the groups that entries are in: of one kind any, of all kinds.
fn is_open(competition: &SeasonCompetition, event: &EventRecord, at: u32) -> bool {
    let club = || event.results.club_of_standing(at).unwrap_or(&event.organiser.name);
    let clubs = competition.open_to.iter().filter_map(|group| match group {
        ContenderGroup::Club(name) => Some(matches_wildcard_pattern(name, club())),
        _ => None,
    });
    let categories = competition.open_to.iter().filter_map(|group| match group {
        ContenderGroup::Category(name) => {
            Some(event.results.is_standing_in_category(at, &name.to_lowercase()))
        }
        _ => None,
    });
    any_or_none(clubs) && any_or_none(categories)
}

/// Whether a contender's players are in the groups that players are in.
fn is_admitted(
    competition: &SeasonCompetition,
    players: &BTreeSet<PersonId>,
    before: &BTreeSet<PersonId>,
    persons: &BTreeMap<PersonId, &Person>,
) -> bool {
    let is_new = || !players.is_empty() && players.iter().all(|person| !before.contains(person));
    let has_rank = |wanted: &str| {
        !players.is_empty()
            && players.iter().filter_map(|person| persons.get(person)).all(|person| {
                rank_of(competition, person)
                    .is_some_and(|rank| folded_name(rank) == folded_name(wanted))
            })
    };
    let ranks = competition.open_to.iter().filter_map(|group| match group {
        ContenderGroup::Rank(name) => Some(has_rank(name)),
        _ => None,
    });
    let newcomers = competition.open_to.contains(&ContenderGroup::Newcomers);
    any_or_none(ranks) && (!newcomers || is_new())
}

fn any_or_none(mut fitting: impl Iterator<Item = bool>) -> bool {
    match fitting.next() {
        None => true,
        Some(first) => first || fitting.any(|fits| fits),
    }
}

fn rank_of<'a>(competition: &'a SeasonCompetition, person: &Person) -> Option<&'a str> {
    competition.ranks.get(person.number.as_deref()?).map(String::as_str)
}

/// What an event gives a contender; `None` if it gives no such value.
fn value_of(
    competition: &SeasonCompetition,
    event: &EventRecord,
    at: u32,
    who: &Who,
    people: &SeasonPlayers,
) -> Option<Exact> {
    let row = &event.rankings.standings[at as usize];
    match competition.by {
        EventValue::Percent => event.percentage_of_standing(at),
        EventValue::Vps => row.score.filter(|_| event.play.unit == Unit::Vps),
        EventValue::Places => {
            let Place { number: place, tied } = row.place?;
            let points = |place: u32| {
                competition.place_points.get(place as usize - 1).copied().unwrap_or_default()
            };
            Some((place..place + tied).map(points).sum::<Exact>() / tied)
        }
        EventValue::Points => {
            let counts = |kind| competition.kinds.is_empty() || competition.kinds.contains(&kind);
            let own = event.awards_of_standing(at).filter(|award| {
                let person = people.spelling(award.player).person;
                let is_own = *who == Who::Person(person) || !matches!(who, Who::Person(_));
                award.kind.is_points() && counts(award.kind) && is_own
            });
            Some(own.map(|award| award.points).sum())
        }
    }
}
