//! Who played: a member number is a person; without one, a name in a club is.

use std::collections::HashMap;
use std::sync::Arc;

use super::keys::player_key;

/// A name as typed beside a member number, counted once for the season.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SpellingId(pub u32);

/// A person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub u32);

/// A name as typed, and whose it is.
#[derive(Debug)]
pub struct Spelling {
    /// The name.
    pub name: Arc<str>,
    /// The member number.
    pub number: Option<Arc<str>>,
    /// The person.
    pub person: PersonId,
}

/// Everybody who played in the season. The numbers inside are those of first
/// meeting and never leave the program; keys do.
#[derive(Debug, Default)]
pub struct People {
    spellings: Vec<Spelling>,
    keys: Vec<Arc<str>>,
    known: HashMap<(Option<Arc<str>>, Arc<str>, Arc<str>), SpellingId>,
    persons: HashMap<Arc<str>, PersonId>,
    texts: HashMap<Arc<str>, ()>,
}

impl People {
    /// Enters a player of a club.
    pub fn enter(&mut self, name: &str, number: Option<&str>, club: &str) -> SpellingId {
        let name = self.text(name);
        let number = number.map(|number| self.text(number));
        // The club tells only those apart who have no number.
        let club = self.text(if number.is_some() { "" } else { club });
        if let Some(id) = self
            .known
            .get(&(number.clone(), name.clone(), club.clone()))
        {
            return *id;
        }
        let key: Arc<str> = player_key(number.as_deref(), &name, &club).into();
        let next = PersonId(self.keys.len() as u32);
        let person = *self.persons.entry(key.clone()).or_insert(next);
        if person == next {
            self.keys.push(key);
        }
        let id = SpellingId(self.spellings.len() as u32);
        self.spellings.push(Spelling {
            name: name.clone(),
            number: number.clone(),
            person,
        });
        self.known.insert((number, name, club), id);
        id
    }

    /// One copy of each text.
    fn text(&mut self, text: &str) -> Arc<str> {
        if let Some((known, ())) = self.texts.get_key_value(text) {
            return known.clone();
        }
        let text: Arc<str> = text.into();
        self.texts.insert(text.clone(), ());
        text
    }

    /// A name as typed.
    pub fn spelling(&self, id: SpellingId) -> &Spelling {
        &self.spellings[id.0 as usize]
    }

    /// The key of a person.
    pub fn key(&self, person: PersonId) -> &str {
        &self.keys[person.0 as usize]
    }

    /// The key of the person behind a spelling.
    pub fn key_of(&self, id: SpellingId) -> &str {
        self.key(self.spelling(id).person)
    }

    /// How many persons there are.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether there is nobody.
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }
}
