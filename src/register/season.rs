//! The season: its returns, people, clubs and quotas.

use std::collections::{BTreeMap, HashSet};

use crate::engine::awards::quotas::{Held, QuotaLine};
use crate::engine::problems::{NameSpeltDifferently, NumberTwoNames};
use crate::model::names::{Likeness, likeness, name_key};
use crate::model::register::Organiser;
use crate::model::{Holding, State};
use crate::packs;
use crate::problem::{Severity, Told, Trouble};

use super::keys::club_key;
use super::people::{People, PersonId, SpellingId};
use super::problems;
use super::record::{EventRecord, ReturnRecord};

/// A problem and its return.
#[derive(Debug, Clone, Copy)]
pub struct SeasonProblem<'a> {
    /// The return's path.
    pub path: &'a str,
    /// The problem.
    pub told: &'a Told,
}

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
#[derive(Debug)]
pub struct Person {
    /// The person.
    pub id: PersonId,
    /// The most frequent spelling of the name.
    pub name: String,
    /// The member number.
    pub number: Option<String>,
    /// The events played, by date and key.
    pub played: Vec<Participation>,
    /// The sum of the points earned.
    pub points: Holding,
}

/// A club or another organiser of events.
#[derive(Debug)]
pub struct Club {
    /// Its key.
    pub key: String,
    /// The most frequent spelling of the name.
    pub name: String,
    /// Its events as (return, event), by date and key.
    pub events: Vec<(u32, u32)>,
}

/// A line of the quota report (WBU 3.2 to 3.6).
#[derive(Debug)]
pub struct Quota {
    /// The line; its events are positions in `events`.
    pub line: QuotaLine,
    /// The key of the organisation among the clubs.
    pub club: String,
    /// The events of each competition as (return, event).
    pub events: Vec<Vec<(u32, u32)>>,
}

/// All data from which outputs are written.
#[derive(Debug, Default)]
pub struct Season {
    /// The returns, by path.
    pub returns: Vec<ReturnRecord>,
    /// All names of players.
    pub people: People,
    /// The persons, by name and key.
    pub persons: Vec<Person>,
    /// The clubs, by name.
    pub clubs: Vec<Club>,
    /// Problems outside returns: folders that could not be opened.
    pub problems: Vec<(String, Told)>,
    /// The quotas of each organisation, with what it held.
    pub quotas: Vec<Quota>,
    /// The index of each person in `persons`.
    order: Vec<u32>,
}

/// A club while it is gathered: its spellings with their counts, and its events.
#[derive(Default)]
struct ClubEvents<'a> {
    names: BTreeMap<&'a str, usize>,
    events: Vec<(u32, u32)>,
}

impl Season {
    /// Gathers a season from its returns, which must be sorted by path.
    pub fn gather(
        returns: Vec<ReturnRecord>,
        people: People,
        problems: Vec<(String, Told)>,
    ) -> Season {
        let mut season = Season { returns, people, problems, ..Season::default() };
        season.persons = season.gather_persons();
        season.compare_returns();
        season.clubs = season.gather_clubs();
        season.audit(&[]);
        season.persons.sort_by(|a, b| {
            (&a.name, season.people.key(a.id)).cmp(&(&b.name, season.people.key(b.id)))
        });
        season.order = vec![0; season.people.count()];
        for (position, person) in (0u32..).zip(&season.persons) {
            season.order[person.id.0 as usize] = position;
        }
        season
    }

    /// The season as shown before its results are released: only who plays.
    pub fn veiled(&self) -> Season {
        let veil = |ret: &ReturnRecord| ReturnRecord {
            path: ret.path.clone(),
            annotated: None,
            events: ret.events.iter().map(EventRecord::veiled).collect(),
            problems: Vec::new(),
        };
        let returns = self.returns.iter().map(veil).collect();
        Season::gather(returns, self.people.clone(), Vec::new())
    }

    /// The season without rejected events and without problems; `None` if no event is rejected.
    pub fn without_rejected(&self) -> Option<Season> {
        let stands = |event: &&EventRecord| event.state != State::Rejected;
        if self.events().all(|(_, event)| stands(&event)) {
            return None;
        }
        let kept = |ret: &ReturnRecord| ReturnRecord {
            path: ret.path.clone(),
            annotated: None,
            events: ret.events.iter().filter(stands).cloned().collect(),
            problems: Vec::new(),
        };
        let returns = self.returns.iter().map(kept).collect();
        Some(Season::gather(returns, self.people.clone(), Vec::new()))
    }

    /// Computes the quotas and reports what exceeds them. `organisers` are those of the
    /// register; empty without one.
    pub fn audit(&mut self, organisers: &[Organiser]) {
        for ret in &mut self.returns {
            ret.problems.retain(|problem| !problem.is::<problems::OverQuota>());
        }
        self.quotas = self.held_by_all(organisers);
        let mut found: Vec<(u32, Told)> = Vec::new();
        for quota in &self.quotas {
            let line = &quota.line;
            let Some(allowed) = line.allowed.filter(|allowed| *allowed < line.held) else {
                continue;
            };
            let beyond = quota.events.get(allowed as usize).and_then(|events| events.first());
            let Some((ret, event)) = beyond.copied() else { continue };
            let trouble = problems::OverQuota {
                organiser: line.organiser.clone(),
                year: line.year,
                what: line.what.clone(),
                held: line.held,
                allowed,
                note: line.note.clone(),
                clause: line.clause.clone(),
            };
            let event = self.event(ret, event).id.clone();
            found.push((ret, Told { event, ..Told::of_file(trouble) }));
        }
        for (ret, told) in found {
            let problems = &mut self.returns[ret as usize].problems;
            problems.push(told);
            problems.sort_by(|a, b| a.order().cmp(&b.order()));
        }
    }

    fn held_by_all(&self, organisers: &[Organiser]) -> Vec<Quota> {
        let mut lines = Vec::new();
        for pack in packs::all() {
            let id = pack.source().id.as_str();
            let at: Vec<(u32, u32)> = (0u32..)
                .zip(&self.returns)
                .flat_map(|(ret, record)| (0u32..).zip(&record.events).map(move |(e, _)| (ret, e)))
                .filter(|(ret, event)| {
                    let event = self.event(*ret, *event);
                    event.rules == id && event.state != State::Rejected
                })
                .collect();
            let held = at.iter().map(|(ret, event)| {
                let event = self.event(*ret, *event);
                let area = &event.facts.entitlement.area;
                Held { facts: &event.facts, organiser: &event.organiser, area }
            });
            let held: Vec<Held<'_>> = held.collect();
            lines.extend(pack.quotas(&held, organisers).into_iter().map(|line| Quota {
                club: club_key(&line.organiser),
                events: line.events.iter().map(|c| c.iter().map(|e| at[*e]).collect()).collect(),
                line,
            }));
        }
        lines
    }

    /// The sum of all points earned.
    pub fn points(&self) -> Holding {
        let mut points = Holding::default();
        self.persons.iter().for_each(|person| points.join(&person.points));
        points
    }

    /// The events with their returns, by path and position.
    pub fn events(&self) -> impl Iterator<Item = (&ReturnRecord, &EventRecord)> {
        self.returns.iter().flat_map(|ret| ret.events.iter().map(move |event| (ret, event)))
    }

    /// An event by the index of its return and its index in it.
    pub fn event(&self, ret: u32, event: u32) -> &EventRecord {
        &self.returns[ret as usize].events[event as usize]
    }

    /// The person with an id.
    pub fn person(&self, id: PersonId) -> &Person {
        &self.persons[self.order[id.0 as usize] as usize]
    }

    /// All problems: first those outside returns, then by return.
    pub fn all_problems(&self) -> impl Iterator<Item = SeasonProblem<'_>> {
        let loose = self.problems.iter().map(|(path, told)| SeasonProblem { path, told });
        let of_returns = self.returns.iter().flat_map(|ret| {
            ret.problems.iter().map(|told| SeasonProblem { path: &ret.path, told })
        });
        loose.chain(of_returns)
    }

    /// The number of problems of a severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.all_problems().filter(|problem| problem.told.severity == severity).count()
    }

    fn gather_persons(&self) -> Vec<Person> {
        let mut persons: Vec<Person> = (0..self.people.count() as u32)
            .map(|id| Person {
                id: PersonId(id),
                name: String::new(),
                number: None,
                played: Vec::new(),
                points: Holding::default(),
            })
            .collect();
        for (ret, record) in (0u32..).zip(&self.returns) {
            for (index, event) in (0u32..).zip(&record.events) {
                for (standing, row) in (0u32..).zip(&event.standings) {
                    for spelling in event.players_of(row) {
                        let person = self.people.spelling(*spelling).person;
                        let played =
                            Participation { ret, event: index, standing, spelling: *spelling };
                        persons[person.0 as usize].played.push(played);
                    }
                }
                for award in &event.awards {
                    let person = self.people.spelling(award.player).person;
                    persons[person.0 as usize].points.add(award.kind, award.points);
                }
            }
        }
        for person in &mut persons {
            person.name = self.usual_name(&person.played);
            let first = person.played.first().map(|played| self.people.spelling(played.spelling));
            person.number =
                first.and_then(|spelling| spelling.number.as_deref()).map(str::to_string);
            person.played.sort_by(|a, b| {
                let of = |p: &Participation| {
                    (self.event(p.ret, p.event).date, &self.event(p.ret, p.event).key)
                };
                of(a).cmp(&of(b)).then(a.standing.cmp(&b.standing))
            });
        }
        // A return that was computed twice can leave names behind.
        persons.retain(|person| !person.played.is_empty());
        persons
    }

    /// The most frequent spelling, of equals the alphabetically first; one in capitals only
    /// if there is no other.
    fn usual_name(&self, played: &[Participation]) -> String {
        // Nearly all persons have one spelling.
        if let Some((first, rest)) = played.split_first()
            && rest.iter().all(|part| part.spelling == first.spelling)
        {
            return self.people.spelling(first.spelling).name.to_string();
        }
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for part in played {
            *counts.entry(&self.people.spelling(part.spelling).name).or_default() += 1;
        }
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

    /// The path of the first return with a name.
    fn path_of_name(&self, played: &[Participation], name: &str) -> String {
        let of_name = |part: &&Participation| *self.people.spelling(part.spelling).name == *name;
        let first = played.iter().filter(of_name).map(|part| part.ret).min();
        first.map(|ret| self.returns[ret as usize].path.clone()).unwrap_or_default()
    }

    /// Adds the problems that only a comparison of returns shows.
    fn compare_returns(&mut self) {
        for (ret, told) in self.compare_numbers().into_iter().chain(self.compare_names()) {
            self.returns[ret].problems.push(told);
        }
        for ret in &mut self.returns {
            ret.problems.sort_by(|a, b| a.order().cmp(&b.order()));
        }
    }

    /// Numbers that differ from another member's of the same name only by leading zeros. If
    /// a return lost all of them, its reader cannot see that.
    fn compare_numbers(&self) -> Vec<(usize, Told)> {
        let bare = |person: &Person| {
            let number = person.number.as_deref()?;
            Some(number.trim_start_matches('0').to_string())
        };
        let with_noughts =
            |person: &&Person| person.number.as_ref().is_some_and(|number| number.starts_with('0'));
        let doubtful: HashSet<String> =
            self.persons.iter().filter(with_noughts).filter_map(bare).collect();
        let mut alike: BTreeMap<(String, String), Vec<&Person>> = BTreeMap::new();
        for person in &self.persons {
            if let Some(number) = bare(person).filter(|number| doubtful.contains(number)) {
                alike.entry((number, name_key(&person.name))).or_default().push(person);
            }
        }
        let length = |person: &&&Person| person.number.as_ref().map_or(0, String::len);
        let mut found: Vec<(usize, Told)> = Vec::new();
        for persons in alike.values().filter(|persons| persons.len() > 1) {
            let Some(longest) = persons.iter().max_by_key(length) else { continue };
            let other = longest.number.clone().unwrap_or_default();
            let path = self.path_of_name(&longest.played, &longest.name);
            for short in persons.iter().filter(|person| person.number != longest.number) {
                let trouble = problems::NoughtsElsewhere {
                    text: short.number.clone().unwrap_or_default(),
                    name: short.name.clone(),
                    other: other.clone(),
                    path: path.clone(),
                };
                let ret = short.played.iter().map(|part| part.ret).min().unwrap_or_default();
                found.push((ret as usize, Told::of_file(trouble)));
            }
        }
        found
    }

    /// Member numbers with different names in different returns. The reader of a return has
    /// reported those within it.
    fn compare_names(&self) -> Vec<(usize, Told)> {
        let mut found: Vec<(usize, Told)> = Vec::new();
        let several = |person: &&Person| {
            let first = person.played.first().map(|part| part.spelling);
            person.number.is_some() && person.played.iter().any(|part| Some(part.spelling) != first)
        };
        for person in self.persons.iter().filter(several) {
            let usual = name_key(&person.name);
            let mut told = vec![person.name.clone()];
            let mut played = person.played.clone();
            played.sort_by_key(|part| part.ret);
            for of_return in played.chunk_by(|one, other| one.ret == other.ret) {
                let name = self.usual_name(of_return);
                if told.contains(&name) {
                    continue;
                }
                told.push(name.clone());
                let likeness = likeness(&name_key(&name), &usual);
                let number = person.number.clone().unwrap_or_default();
                let other = person.name.clone();
                let trouble: Trouble = match likeness {
                    Likeness::Same => continue,
                    Likeness::Spelling => NameSpeltDifferently { number, name, other }.into(),
                    Likeness::Other => {
                        let other_at = self.path_of_name(&person.played, &other);
                        NumberTwoNames { number, name, other, other_at }.into()
                    }
                };
                let event = self.event(of_return[0].ret, of_return[0].event).id.clone();
                found.push((of_return[0].ret as usize, Told { event, ..Told::of_file(trouble) }));
            }
        }
        found
    }

    fn gather_clubs(&self) -> Vec<Club> {
        let mut clubs: BTreeMap<String, ClubEvents<'_>> = BTreeMap::new();
        for (ret, record) in (0u32..).zip(&self.returns) {
            for (index, event) in (0u32..).zip(&record.events) {
                if event.organiser.is_empty() {
                    continue;
                }
                let club = clubs.entry(club_key(&event.organiser)).or_default();
                *club.names.entry(&event.organiser).or_default() += 1;
                club.events.push((ret, index));
            }
        }
        let mut clubs: Vec<Club> = clubs
            .into_iter()
            .map(|(key, ClubEvents { names, mut events })| {
                events.sort_by_key(|(ret, index)| {
                    let event = self.event(*ret, *index);
                    (event.date, event.key.clone())
                });
                let usual = names.iter().max_by(|a, b| a.1.cmp(b.1).then(b.0.cmp(a.0)));
                let name = usual.map_or_else(String::new, |(name, _)| (*name).to_string());
                Club { key, name, events }
            })
            .collect();
        clubs.sort_by(|a, b| a.name.cmp(&b.name).then_with(|| a.key.cmp(&b.key)));
        clubs
    }
}
