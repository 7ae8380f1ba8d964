//! Serde for words of closed lists: written as text, read back as the list's own word. A word that
//! is not on the list is an error.
//!
//! Use `#[serde(with = "crate::listed_word")]`, or `spelt::option` for an optional word.

use std::collections::HashSet;
use std::sync::OnceLock;

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serializer};

use super::form::{ColumnKind, FormColumn, Key, REGISTER_SHEET_FORMS, ROW_SHEET_FORMS};

/// A word of a closed list. The alias keeps serde's derive from borrowing the `&'static str` from
/// its input.
pub type ListedWord = &'static str;

/// Words outside the form's lists: the empty word, and the criteria of Diplomacy games.
const OTHERS: [&str; 6] = ["", "wins", "draws", "best", "second", "third"];

/// The word of a list that equals a text.
pub(crate) fn find_form_word(text: &str) -> Option<&'static str> {
    static WORDS: OnceLock<HashSet<&'static str>> = OnceLock::new();
    let words = WORDS.get_or_init(|| {
        let sheets = ROW_SHEET_FORMS.iter().chain([&Key::FORM]).chain(REGISTER_SHEET_FORMS);
        let choices = sheets.flat_map(|sheet| sheet.columns).flat_map(|column| match column.kind {
            ColumnKind::Choice(words) => words,
            _ => &[],
        });
        choices.chain(&OTHERS).copied().collect()
    });
    words.get(text).copied()
}

/// Writes the word as a text.
pub fn serialize<S: Serializer>(word: &str, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(word)
}

/// Reads a word, which must be on the list.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<&'static str, D::Error> {
    let text = String::deserialize(from)?;
    find_form_word(&text)
        .ok_or_else(|| D::Error::custom(format!("{text} is not a word of the form")))
}

/// The same for a word that may be absent.
pub mod option {
    use serde::Serialize;

    use super::*;

    /// Writes the word as a text.
    pub fn serialize<S: Serializer>(word: &Option<&str>, to: S) -> Result<S::Ok, S::Error> {
        word.serialize(to)
    }

    /// Reads a word, which must be on the list.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<&'static str>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        let word = |text: String| {
            find_form_word(&text).ok_or_else(|| D::Error::custom("not a word of the form"))
        };
        text.map(word).transpose()
    }
}
