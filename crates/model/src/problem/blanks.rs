//! The blanks of sentences, and what they hold.

use std::borrow::Cow;
use std::fmt;

/// What a blank holds.
#[derive(
    Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum Blank {
    /// Words, or a number as somebody typed it.
    Text(Cow<'static, str>),
    /// A number, by which languages choose forms of words.
    Number(i64),
}

impl fmt::Display for Blank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Blank::Text(text) => f.write_str(text),
            Blank::Number(number) => number.fmt(f),
        }
    }
}

impl From<&'static str> for Blank {
    #[inline]
    fn from(text: &'static str) -> Blank {
        Blank::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Blank {
    #[inline]
    fn from(text: String) -> Blank {
        Blank::Text(Cow::Owned(text))
    }
}

impl From<Box<str>> for Blank {
    fn from(text: Box<str>) -> Blank {
        String::from(text).into()
    }
}

impl From<bool> for Blank {
    fn from(yes: bool) -> Blank {
        if yes { "yes" } else { "no" }.into()
    }
}

/// Several things, for languages that put their own word before the last.
impl From<Vec<String>> for Blank {
    fn from(texts: Vec<String>) -> Blank {
        texts.join(", ").into()
    }
}

impl<const N: usize> From<[String; N]> for Blank {
    fn from(texts: [String; N]) -> Blank {
        texts.join(", ").into()
    }
}

/// What is not there is an empty text.
impl<T: Into<Blank>> From<Option<T>> for Blank {
    fn from(value: Option<T>) -> Blank {
        value.map_or(Blank::Text(Cow::Borrowed("")), Into::into)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Blank {
            #[inline]
            fn from(number: $number) -> Blank {
                Blank::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}
numbers!(usize u32 u16 u8 i64 i32 i16 i8);

/// A sentence with its blanks filled. The last blank of a name is meant; `{{` is a brace.
pub(super) fn filled(sentence: &str, names: &[&str], blanks: &[Blank]) -> String {
    use std::fmt::Write;
    let mut told = String::with_capacity(2 * sentence.len());
    let mut rest = sentence;
    while let Some(at) = rest.find(['{', '}']) {
        told.push_str(&rest[..at]);
        let name = rest[at + 1..].split('}').next().unwrap_or_default();
        let nth = names.iter().rposition(|own| *own == name);
        let blank = nth.and_then(|nth| blanks.get(nth)).filter(|_| rest[at..].starts_with('{'));
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
pub(super) const fn names_only(sentence: &str, names: &[&str]) -> bool {
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
        let blanks = [Blank::from(3_u8), Blank::from("Home".to_string()), Blank::from("3 rows")];
        let names = ["count", "column", "count"];
        for (sentence, told) in [
            ("“{column}” has {count}.", "“Home” has 3 rows."),
            ("{column}", "Home"),
            ("Write {{column}} or {{{column}}}.", "Write {column} or {Home}."),
            ("", ""),
        ] {
            assert!(names_only(sentence, &names), "{sentence}");
            assert_eq!(filled(sentence, &names, &blanks), told);
        }
        for wrong in ["{}", "{colum}", "{columns}", "{column", "column}"] {
            assert!(!names_only(wrong, &names), "{wrong}");
        }
    }
}
