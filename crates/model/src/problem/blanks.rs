//! The blanks of sentences, and what they hold: texts, numbers, days and phrases of palmares' own.
//! A blank keeps its kind until the sentence is written, so that each language can form it in its
//! way.

use std::borrow::Cow;
use std::fmt;

use jiff::civil::Date;

/// What a blank holds.
#[derive(
    Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum SentenceValue {
    /// Words, or a number as somebody typed it.
    Text(Cow<'static, str>),
    /// A number, by which languages choose forms of words.
    Number(i64),
    /// A day; `2026-07-27` in English.
    Day(Date),
    /// Words of palmares, which each language has of its own.
    Phrase(Box<Phrase>),
    /// Several things in a row.
    List(Vec<SentenceValue>),
}

/// Words that palmares puts into a sentence, made by `phrase!`. They can have blanks as a sentence has.
#[derive(
    Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub struct Phrase {
    english: Cow<'static, str>,
    blanks: Vec<(Cow<'static, str>, SentenceValue)>,
}

impl Phrase {
    /// Words without blanks.
    pub const fn new(english: &'static str) -> Phrase {
        Phrase { english: Cow::Borrowed(english), blanks: Vec::new() }
    }

    /// Words with these blanks; it compiles only if the words name no others.
    #[doc(hidden)] // for `phrase!`
    pub const fn checked(english: &'static str, names: &[&str]) -> Phrase {
        assert!(has_only_known_blanks(english, names), "the words name an unknown blank");
        Phrase::new(english)
    }

    /// The same words with what their blanks hold.
    #[doc(hidden)] // for `phrase!`
    #[must_use]
    pub fn with_blanks<const N: usize>(
        mut self,
        blanks: [(&'static str, SentenceValue); N],
    ) -> Phrase {
        self.blanks = blanks.map(|(name, blank)| (Cow::Borrowed(name), blank)).into();
        self
    }

    /// Names and contents of its blanks.
    pub fn blanks(&self) -> &[(Cow<'static, str>, SentenceValue)] {
        &self.blanks
    }

    /// Its key in the catalogues of other languages.
    pub fn translation_key(&self) -> String {
        phrase_translation_key(&self.english)
    }
}

/// The key of a phrase in the catalogues, made of its English words: `phrase-1-more` for `1 more`.
pub fn phrase_translation_key(english: &str) -> String {
    let words = english.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.fold("phrase".to_string(), |key, word| format!("{key}-{}", word.to_ascii_lowercase()))
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |name: &str| self.blanks.iter().find(|(own, _)| own == name);
        f.write_str(&fill_blanks(&self.english, |name| of(name).map(|(_, blank)| blank)))
    }
}

/// Words that palmares puts into a sentence, in English: `phrase!("{first} and {count} more", first =
/// name, count)`. Other languages have them in `templates/languages/problems`.
#[macro_export]
macro_rules! phrase {
    ($english:literal) => { const { $crate::problem::Phrase::checked($english, &[]) } };
    ($english:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        const { $crate::problem::Phrase::checked($english, &[$(stringify!($name)),+]) }
            .with_blanks([$((stringify!($name), $crate::problem::phrase!(@blank $name $(= $value)?))),+])
    };
    (@blank $name:ident) => { $crate::problem::SentenceValue::from($name) };
    (@blank $name:ident = $value:expr) => { $crate::problem::SentenceValue::from($value) };
}
pub use phrase;

impl fmt::Display for SentenceValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SentenceValue::Text(text) => f.write_str(text),
            SentenceValue::Number(number) => number.fmt(f),
            SentenceValue::Day(day) => day.fmt(f),
            SentenceValue::Phrase(phrase) => phrase.fmt(f),
            SentenceValue::List(blanks) => {
                for (nth, blank) in blanks.iter().enumerate() {
                    write!(f, "{}{blank}", if nth == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
        }
    }
}

impl From<&'static str> for SentenceValue {
    #[inline]
    fn from(text: &'static str) -> SentenceValue {
        SentenceValue::Text(Cow::Borrowed(text))
    }
}

impl From<String> for SentenceValue {
    #[inline]
    fn from(text: String) -> SentenceValue {
        SentenceValue::Text(Cow::Owned(text))
    }
}

impl From<Box<str>> for SentenceValue {
    fn from(text: Box<str>) -> SentenceValue {
        String::from(text).into()
    }
}

impl From<bool> for SentenceValue {
    fn from(yes: bool) -> SentenceValue {
        if yes { "yes" } else { "no" }.into()
    }
}

impl From<Vec<String>> for SentenceValue {
    fn from(texts: Vec<String>) -> SentenceValue {
        texts.join(", ").into()
    }
}

impl<const N: usize> From<[String; N]> for SentenceValue {
    fn from(texts: [String; N]) -> SentenceValue {
        texts.join(", ").into()
    }
}

impl From<Date> for SentenceValue {
    fn from(day: Date) -> SentenceValue {
        SentenceValue::Day(day)
    }
}

impl From<Phrase> for SentenceValue {
    #[inline(never)]
    fn from(phrase: Phrase) -> SentenceValue {
        SentenceValue::Phrase(Box::new(phrase))
    }
}

/// Several things, for languages that put their own word before the last.
impl From<Vec<SentenceValue>> for SentenceValue {
    fn from(blanks: Vec<SentenceValue>) -> SentenceValue {
        SentenceValue::List(blanks)
    }
}

/// What is not there is an empty text.
impl<T: Into<SentenceValue>> From<Option<T>> for SentenceValue {
    fn from(value: Option<T>) -> SentenceValue {
        value.map_or(SentenceValue::Text(Cow::Borrowed("")), Into::into)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for SentenceValue {
            #[inline]
            fn from(number: $number) -> SentenceValue {
                SentenceValue::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}
numbers!(usize u32 u16 u8 i64 i32 i16 i8);

/// A sentence with its blanks filled, by their names; `{{` is a brace.
pub(super) fn fill_blanks<'a>(
    sentence: &str,
    of: impl Fn(&str) -> Option<&'a SentenceValue>,
) -> String {
    use std::fmt::Write;
    let mut told = String::with_capacity(2 * sentence.len());
    let mut rest = sentence;
    while let Some(at) = rest.find(['{', '}']) {
        told.push_str(&rest[..at]);
        let name = rest[at + 1..].split('}').next().unwrap_or_default();
        let blank = of(name).filter(|_| rest[at..].starts_with('{'));
        rest = match blank {
            Some(blank) => {
                // Writing into a text cannot fail.
                let _ = write!(told, "{blank}");
                &rest[at + name.len() + 2..]
            }
            None => {
                told.push_str(&rest[at..=at]);
                rest.get(at + 2..).unwrap_or_default()
            }
        };
    }
    told.push_str(rest);
    told
}

/// Whether a sentence names these blanks only.
pub(super) const fn has_only_known_blanks(sentence: &str, names: &[&str]) -> bool {
    let text = sentence.as_bytes();
    let mut at = 0;
    while at < text.len() {
        if text[at] == b'{' || text[at] == b'}' {
            let is_brace = at + 1 < text.len() && text[at + 1] == text[at];
            if !is_brace && (text[at] == b'}' || !is_named(text, at + 1, names)) {
                return false;
            }
            at += if is_brace { 1 } else { 0 };
            while !is_brace && text[at] != b'}' {
                at += 1;
            }
        }
        at += 1;
    }
    true
}

/// Whether one of these names and a brace are at this byte of a text.
const fn is_named(text: &[u8], from: usize, names: &[&str]) -> bool {
    let mut nth = 0;
    while nth < names.len() {
        let name = names[nth].as_bytes();
        let mut at = 0;
        while at < name.len() && from + at < text.len() && text[from + at] == name[at] {
            at += 1;
        }
        if at == name.len() && from + at < text.len() && text[from + at] == b'}' {
            return true;
        }
        nth += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_filled() {
        let blanks = [
            SentenceValue::from(3_u8),
            SentenceValue::from("Home".to_string()),
            SentenceValue::from("3 rows"),
        ];
        let names = ["count", "column", "count"];
        for (sentence, told) in [
            ("“{column}” has {count}.", "“Home” has 3 rows."),
            ("{column}", "Home"),
            ("Write {{column}} or {{{column}}}.", "Write {column} or {Home}."),
            ("", ""),
        ] {
            assert!(has_only_known_blanks(sentence, &names), "{sentence}");
            let of = |name: &str| Some(&blanks[names.iter().rposition(|own| *own == name)?]);
            assert_eq!(fill_blanks(sentence, of), told);
        }
        for wrong in ["{}", "{colum}", "{columns}", "{column", "column}"] {
            assert!(!has_only_known_blanks(wrong, &names), "{wrong}");
        }
    }

    #[test]
    fn a_phrase_has_blanks_and_a_key() {
        let day = jiff::civil::date(2026, 3, 2);
        let phrase = phrase!("{first} and {count} more on {day}", first = "Ann", count = 2, day);
        assert_eq!(phrase.to_string(), "Ann and 2 more on 2026-03-02");
        assert_eq!(phrase.translation_key(), "phrase-first-and-count-more-on-day");
        assert_eq!(phrase!("its club's only one").translation_key(), "phrase-its-club-s-only-one");
    }
}
