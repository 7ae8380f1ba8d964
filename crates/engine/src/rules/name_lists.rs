//! Titles, nicknames and letters that sound alike, from `names.toml`: palmares' own data, no rule
//! of a handbook. The reconciliation asks it whether two spellings can be one member: `Bob` and
//! `Robert`, `Dr J Price` and `John Price`.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use serde::Deserialize;

use super::figures::parse_figures;

/// The lists of the file `names.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lists {
    titles: Vec<String>,
    nicknames: Vec<Vec<String>>,
    sounds: Vec<[String; 2]>,
}

/// What is known of names.
#[derive(Debug)]
pub struct PersonNameLists {
    titles: HashSet<String>,
    /// The groups of each forename, in order.
    groups: HashMap<String, Vec<u16>>,
    /// The forenames of each group.
    members: Vec<Vec<String>>,
    /// Letters that sound like others.
    sounds: Vec<[String; 2]>,
}

static NAMES: LazyLock<PersonNameLists> = LazyLock::new(|| {
    PersonNameLists::from_toml(include_str!("names.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file names.toml is tested: {why}"))
});

/// The lists of `names.toml`.
pub fn person_name_lists() -> &'static PersonNameLists {
    &NAMES
}

impl PersonNameLists {
    fn from_toml(text: &str) -> Result<PersonNameLists, String> {
        let lists: Lists = parse_figures(text)?;
        let mut groups: HashMap<String, Vec<u16>> = HashMap::new();
        for (index, group) in (0u16..).zip(&lists.nicknames) {
            for name in group {
                groups.entry(name.clone()).or_default().push(index);
            }
        }
        let titles = lists.titles.into_iter().collect();
        Ok(PersonNameLists { titles, groups, members: lists.nicknames, sounds: lists.sounds })
    }

    /// Whether a word is a title.
    pub fn is_title(&self, word: &str) -> bool {
        self.titles.contains(word)
    }

    /// Whether two forenames can mean the same person.
    pub fn are_forms_of_one_forename(&self, one: &str, other: &str) -> bool {
        match (self.groups.get(one), self.groups.get(other)) {
            (Some(one), Some(other)) => one.iter().any(|group| other.contains(group)),
            _ => false,
        }
    }

    /// Whether a forename has alternatives.
    pub fn has_other_forms(&self, word: &str) -> bool {
        self.groups.contains_key(word)
    }

    /// A word as it sounds: equal for words that sound alike.
    pub fn phonetic_key(&self, word: &str) -> String {
        let mut sound = word.to_string();
        for [letters, like] in self.sounds.iter().filter(|own| word.contains(&*own[0])) {
            sound = sound.replace(&**letters, like);
        }
        let mut last = None;
        sound.retain(|letter| last.replace(letter) != Some(letter));
        sound
    }

    /// The initials of a forename and its alternatives, its own first.
    pub fn initials(&self, word: &str) -> Vec<u8> {
        let mut initials: Vec<u8> = word.bytes().next().into_iter().collect();
        for group in self.groups.get(word).into_iter().flatten() {
            for other in &self.members[usize::from(*group)] {
                let letter = other.as_bytes()[0];
                if !initials.contains(&letter) {
                    initials.push(letter);
                }
            }
        }
        initials
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nicknames_are_alike_and_others_are_not() {
        assert!(person_name_lists().are_forms_of_one_forename("bob", "robert"));
        assert!(person_name_lists().are_forms_of_one_forename("peggy", "margaret"));
        assert!(person_name_lists().are_forms_of_one_forename("dai", "david"));
        assert!(!person_name_lists().are_forms_of_one_forename("bob", "margaret"));
        assert!(person_name_lists().initials("bob").contains(&b'r'));
        assert!(person_name_lists().is_title("dr"));
    }

    #[test]
    fn the_lists_are_written_as_names_are_compared() {
        let plain =
            |word: &String| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase());
        assert!(NAMES.titles.iter().chain(NAMES.groups.keys()).all(plain));
    }
}
