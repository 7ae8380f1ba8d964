//! Names and numbers of members, and names of clubs, that only a comparison of returns shows to be
//! doubtful.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use engine::problems::{NameSpeltDifferently, NumberTwoNames};
use model::StableSort;
use model::misspelt_names::is_one_slip_away;
use model::name_comparison::{NameLikeness, name_key, name_likeness};
use model::problem::{ProblemDetail, RenderedProblem};

use super::club::Club;
use super::page_keys::club_key;
use super::people::{PersonId, SeasonPlayers, SpellingId};
use super::person::Person;
use super::problems::{NoughtsElsewhere, NumberSlip, OrganiserNear};
use super::record::ReturnRecord;

/// So many events make somebody a usual player.
const LEAST_EVENTS: u32 = 3;
/// The least letters of a word of which a slip makes another.
const LEAST_LETTERS: usize = 5;

/// Looks a return up by its position; `None` if it cannot be read.
pub(crate) type ReturnLookup<'a, 'r> = &'a dyn Fn(u32) -> Option<Cow<'r, ReturnRecord>>;

/// A name by which a member goes in a return.
#[derive(Debug)]
pub(super) struct MemberNameInReturn {
    pub person: PersonId,
    pub ret: u32,
    pub spelling: SpellingId,
}

/// The persons of a season, to be compared with each other.
pub(super) struct PersonsToCompare<'a, 'r> {
    pub persons: &'a [Person],
    pub people: &'a SeasonPlayers,
    /// The spellings of each person besides the first one.
    pub others: &'a HashMap<PersonId, Vec<SpellingId>>,
    /// The first return with a spelling.
    pub first: &'a dyn Fn(SpellingId) -> u32,
    pub look: ReturnLookup<'a, 'r>,
}

impl PersonsToCompare<'_, '_> {
    /// Numbers that differ from another member's of the same name only by leading zeros. If
    /// a return lost all of them, its reader cannot see that.
    pub(super) fn leading_zero_problems(&self) -> Vec<(u32, RenderedProblem)> {
        let bare = |person: &Person| {
            let number = person.number.as_deref()?;
            Some(number.trim_start_matches('0').to_string())
        };
        let with_noughts =
            |person: &&Person| person.number.as_ref().is_some_and(|number| number.starts_with('0'));
        let doubtful: BTreeSet<String> =
            self.persons.iter().filter(with_noughts).filter_map(bare).collect();
        let mut alike: BTreeMap<(String, String), Vec<&Person>> = BTreeMap::new();
        for person in self.persons {
            if let Some(number) = bare(person).filter(|number| doubtful.contains(number)) {
                alike.entry((number, name_key(&person.name))).or_default().push(person);
            }
        }
        let length = |person: &&&Person| person.number.as_ref().map_or(0, String::len);
        let mut found: Vec<(u32, RenderedProblem)> = Vec::new();
        for persons in alike.values().filter(|persons| persons.len() > 1) {
            let Some(longest) = persons.iter().max_by_key(length) else { continue };
            let other = longest.number.clone().unwrap_or_default();
            let path = self.path_of_name(longest);
            for short in persons.iter().filter(|person| person.number != longest.number) {
                let trouble = NoughtsElsewhere {
                    text: short.number.clone().unwrap_or_default(),
                    name: short.name.clone(),
                    other: other.clone(),
                    path: path.clone(),
                };
                let ret = self.spellings(short).map(self.first).min().unwrap_or_default();
                found.push((ret, RenderedProblem::for_file(trouble)));
            }
        }
        found
    }

    /// Numbers of members who played once, a slip away from the number of somebody of the same name who
    /// often plays at that club and did not play beside them. The persons are in order of name.
    pub(super) fn slipped_number_problems(&self) -> Vec<(u32, RenderedProblem)> {
        let namesakes = self.persons.chunk_by(|one, other| one.name == other.name);
        let once = namesakes.filter(|persons| persons.len() > 1).flat_map(|persons| {
            let once = persons.iter().filter(|person| person.events == 1);
            once.flat_map(move |person| persons.iter().map(move |other| (person, other)))
        });
        let slipped = once.filter_map(|(person, other)| {
            let (number, usual) = person.number.as_deref().zip(other.number.as_deref())?;
            let bare = [number, usual].map(|number| number.trim_start_matches('0'));
            let is_slip = bare[0] != bare[1] && is_one_slip_away(number, usual);
            let ret = (self.first)(person.first);
            if !is_slip || other.events < LEAST_EVENTS || !self.is_usual_player(other, ret)? {
                return None;
            }
            let trouble = NumberSlip {
                text: number.to_string(),
                name: person.name.clone(),
                other: usual.to_string(),
                path: self.path_of_name(other),
            };
            Some((ret, RenderedProblem::for_file(trouble)))
        });
        slipped.collect()
    }

    /// Whether a person first played for the organiser of a return, and did not play in it.
    fn is_usual_player(&self, person: &Person, ret: u32) -> Option<bool> {
        let (own, first) = ((self.look)(ret)?, (self.look)((self.first)(person.first))?);
        let organisers = |record: &ReturnRecord| -> BTreeSet<String> {
            record.events.iter().map(|event| club_key(&event.organiser.name)).collect()
        };
        Some(
            !self.players_of(&own).contains(&person.id)
                && !organisers(&own).is_disjoint(&organisers(&first)),
        )
    }

    fn players_of(&self, record: &ReturnRecord) -> BTreeSet<PersonId> {
        let played = record.events.iter().flat_map(|event| event.rankings.players.iter());
        played.map(|id| self.people.spelling(*id).person).collect()
    }

    /// Clubs of one return, a slip away from the name of a club of several, half of whose players at
    /// least play at that one too.
    pub(super) fn near_club_problems(&self, clubs: &[Club]) -> Vec<(u32, RenderedProblem)> {
        let returns =
            |club: &Club| -> BTreeSet<u32> { club.events.iter().map(|(ret, _)| *ret).collect() };
        let all: Vec<(&Club, BTreeSet<u32>)> =
            clubs.iter().map(|club| (club, returns(club))).collect();
        let players = |returns: &BTreeSet<u32>| -> BTreeSet<PersonId> {
            let records = returns.iter().filter_map(|ret| (self.look)(*ret));
            records.flat_map(|record| self.players_of(&record)).collect()
        };
        let mut found = Vec::new();
        for (club, own) in all.iter().filter(|(_, returns)| returns.len() == 1) {
            let is_near = |(other, returns): &&(&Club, BTreeSet<u32>)| {
                returns.len() > 1 && are_near_club_keys(&club.key, &other.key) && {
                    let (here, there) = (players(own), players(returns));
                    !here.is_empty() && 2 * here.intersection(&there).count() >= here.len()
                }
            };
            let Some((other, returns)) = all.iter().find(is_near) else { continue };
            let (name, other, count) = (club.name.clone(), other.name.clone(), returns.len());
            let told = RenderedProblem::for_file(OrganiserNear { name, other, count });
            found.extend(own.first().map(|ret| (*ret, told)));
        }
        found
    }

    /// Member numbers with different names in different returns. The reader of a return has reported
    /// those within it. `named` is in order of return.
    pub(super) fn differing_name_problems(
        &self,
        named: &mut [MemberNameInReturn],
    ) -> Vec<(u32, RenderedProblem)> {
        named.arrange_by_key(|own| own.person);
        let person_of: HashMap<PersonId, &Person> = self
            .persons
            .iter()
            .filter(|person| self.others.contains_key(&person.id))
            .map(|person| (person.id, person))
            .collect();
        let several = named.chunk_by(|a, b| a.person == b.person).filter(|own| own.len() > 1);
        let of_person =
            |own: &[MemberNameInReturn]| Some(self.names_of(person_of.get(&own[0].person)?, own));
        several.filter_map(of_person).flatten().collect()
    }

    fn names_of(
        &self,
        person: &Person,
        named: &[MemberNameInReturn],
    ) -> Vec<(u32, RenderedProblem)> {
        let usual = name_key(&person.name);
        let mut told: Vec<&str> = vec![&person.name];
        let mut found = Vec::new();
        for own in named {
            let name = &*self.people.spelling(own.spelling).name;
            // Without a name the number stands for it.
            if told.contains(&name) || person.number.as_deref() == Some(name) {
                continue;
            }
            told.push(name);
            let number = person.number.clone().unwrap_or_default();
            let (name, other) = (name.to_string(), person.name.clone());
            let trouble: ProblemDetail = match name_likeness(&name_key(&name), &usual) {
                NameLikeness::Same => continue,
                NameLikeness::Spelling => NameSpeltDifferently { number, name, other }.into(),
                NameLikeness::Other => {
                    let other_at = self.path_of_name(person);
                    NumberTwoNames { number, name, other, other_at }.into()
                }
            };
            let event = self.first_event(own);
            found.push((own.ret, RenderedProblem { event, ..RenderedProblem::for_file(trouble) }));
        }
        found
    }

    /// The id of the first event that a member played in a return.
    fn first_event(&self, own: &MemberNameInReturn) -> String {
        let played = |id: &SpellingId| self.people.spelling(*id).person == own.person;
        let record = (self.look)(own.ret);
        let events = record.iter().flat_map(|record| &record.events);
        let first = events.into_iter().find(|event| event.rankings.players.iter().any(played));
        first.map(|event| event.identity.id.clone()).unwrap_or_default()
    }

    /// The path of the first return with the name of a person.
    fn path_of_name(&self, person: &Person) -> String {
        let named = |id: &SpellingId| *self.people.spelling(*id).name == *person.name;
        let first = self.spellings(person).filter(named).map(self.first).min();
        let record = first.and_then(|ret| (self.look)(ret));
        record.map(|record| record.path.clone()).unwrap_or_default()
    }

    fn spellings(&self, person: &Person) -> impl Iterator<Item = SpellingId> {
        let others = self.others.get(&person.id).into_iter().flatten().copied();
        others.chain([person.first])
    }
}

/// Whether the names of two clubs, as keys, differ by one slip in a word of letters: `Riversde` and
/// `Riverside`, but not `Cork 1` and `Cork 2`.
fn are_near_club_keys(one: &str, other: &str) -> bool {
    let alike = |(a, b): &(u8, u8)| a == b;
    let before = one.bytes().zip(other.bytes()).take_while(alike).count();
    let behind = one.bytes().rev().zip(other.bytes().rev()).take_while(alike).count();
    // Most pairs end here.
    if before + behind + 2 < one.len().max(other.len()) {
        return false;
    }
    let (own, others): (Vec<&str>, Vec<&str>) =
        (one.split('-').collect(), other.split('-').collect());
    let is_word = |word: &str| {
        word.len() >= LEAST_LETTERS && word.bytes().all(|letter| letter.is_ascii_alphabetic())
    };
    let slips = |(a, b): (&&str, &&str)| is_word(a) && is_word(b) && is_one_slip_away(a, b);
    let differing = own.iter().zip(&others).filter(|(a, b)| a != b);
    own.len() == others.len() && one != other && differing.map(slips).eq([true])
}
