//! Players: a member number identifies a person; without one, name and club do.

use std::collections::HashMap;
use std::sync::Arc;

use xxhash_rust::xxh3::xxh3_64;

use super::page_keys::player_key;

/// A spelling: a name as typed with its member number, once for the season.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub struct SpellingId(pub u32);

/// A person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub u32);

/// A name as typed, and its person.
#[derive(Debug, Clone)]
pub struct Spelling {
    pub name: Box<str>,
    /// The member number.
    pub number: Option<Box<str>>,
    pub person: PersonId,
    /// The club of a player without a number.
    club: Option<Box<str>>,
}

impl Spelling {
    /// The club of a player without a number; it distinguishes namesakes.
    pub fn club(&self) -> Option<&str> {
        self.club.as_deref()
    }
}

/// All players of the season. Ids follow the order of first appearance and stay in memory;
/// keys are written.
#[derive(Debug, Default, Clone)]
pub struct SeasonPlayers {
    spellings: Vec<Spelling>,
    keys: Vec<Arc<str>>,
    /// Spellings by hash; a collision moves on to the next number.
    known: HashMap<u64, SpellingId>,
    persons: HashMap<Arc<str>, PersonId>,
}

impl SeasonPlayers {
    /// Adds a player of a club; returns the known spelling if there is one.
    pub fn find_or_add_spelling(
        &mut self,
        name: &str,
        number: Option<&str>,
        club: &str,
    ) -> SpellingId {
        // The club matters only without a number.
        let club = number.is_none().then_some(club);
        let hash = match self.look_up(name, number, club) {
            Ok(id) => return id,
            Err(hash) => hash,
        };
        let id = SpellingId(self.spellings.len() as u32);
        let person = self.person(&player_key(number, name, club.unwrap_or_default()));
        self.spellings.push(Spelling {
            name: name.into(),
            number: number.map(Into::into),
            person,
            club: club.map(Into::into),
        });
        self.known.insert(hash, id);
        id
    }

    /// The known spelling of a player of a club.
    pub(crate) fn find_spelling(
        &self,
        name: &str,
        number: Option<&str>,
        club: &str,
    ) -> Option<SpellingId> {
        self.look_up(name, number, number.is_none().then_some(club)).ok()
    }

    /// A known spelling, or the hash under which it is to be entered.
    fn look_up(
        &self,
        name: &str,
        number: Option<&str>,
        club: Option<&str>,
    ) -> Result<SpellingId, u64> {
        let mut hash = xxh3_64(name.as_bytes())
            ^ xxh3_64(number.or(club).unwrap_or_default().as_bytes()).rotate_left(32);
        while let Some(id) = self.known.get(&hash) {
            let known = &self.spellings[id.0 as usize];
            let same = *known.name == *name
                && known.number.as_deref() == number
                && known.club.as_deref() == club;
            if same {
                return Ok(*id);
            }
            hash = hash.wrapping_add(1);
        }
        Err(hash)
    }

    /// The person with a key, added if new.
    fn person(&mut self, key: &str) -> PersonId {
        if let Some(person) = self.persons.get(key) {
            return *person;
        }
        let person = PersonId(self.keys.len() as u32);
        let key: Arc<str> = key.into();
        self.persons.insert(Arc::clone(&key), person);
        self.keys.push(key);
        person
    }

    /// A name as typed.
    pub fn spelling(&self, id: SpellingId) -> &Spelling {
        &self.spellings[id.0 as usize]
    }

    /// The key of a person.
    pub fn person_key(&self, person: PersonId) -> &str {
        &self.keys[person.0 as usize]
    }

    /// The key of the person behind a spelling.
    pub fn person_key_of_spelling(&self, id: SpellingId) -> &str {
        self.person_key(self.spelling(id).person)
    }

    /// How many spellings there are.
    pub(crate) fn spelling_count(&self) -> usize {
        self.spellings.len()
    }

    /// How many persons there are.
    pub fn person_count(&self) -> usize {
        self.keys.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_a_person_and_a_name_without_one_is_one_per_club() {
        let mut people = SeasonPlayers::default();
        let carys = people.find_or_add_spelling("Carys Lorimer", Some("101"), "Riverside");
        let caps = people.find_or_add_spelling("CARYS LORIMER", Some("101"), "Hillside");
        assert_eq!(people.spelling(carys).person, people.spelling(caps).person);
        assert_eq!(people.find_or_add_spelling("Carys Lorimer", Some("101"), "Hillside"), carys);
        let here = people.find_or_add_spelling("Emrys Hollis", None, "Riverside");
        let there = people.find_or_add_spelling("Emrys Hollis", None, "Hillside");
        assert_ne!(people.spelling(here).person, people.spelling(there).person);
        assert_eq!(people.person_count(), 3);
    }
}
