//! Texts as they can be set: in one line, composed, of characters that the fonts have.

use std::borrow::Cow;

use unicode_normalization::char::is_combining_mark;
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};

use crate::face::is_in_every_font;

/// No text has more characters.
const MOST: usize = 4_000;

/// A text that can be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypesettableText {
    pub text: String,
    /// The characters that were replaced, each once, because the fonts lack them.
    pub missing: String,
}

/// Composes a text (`w` and a circumflex become `ŵ`), turns white space and control characters
/// into single blanks, drops invisible marks, and asks `instead` for each character that the
/// fonts lack. Of what `instead` gives the covered characters count, `?` if there are none; a
/// mark on a letter is dropped.
pub fn make_typesettable(text: &str, instead: impl Fn(char) -> String) -> TypesettableText {
    let mut clean =
        TypesettableText { text: String::with_capacity(text.len()), missing: String::new() };
    if is_plain(text) {
        clean.text.push_str(text);
        return clean;
    }
    let composed = match is_nfc_quick(text.chars()) {
        IsNormalized::Yes => Cow::Borrowed(text),
        _ => Cow::Owned(text.nfc().take(MOST).collect::<String>()),
    };
    for c in composed.chars().take(MOST) {
        match c {
            c if c.is_whitespace() || c.is_control() => {
                if !clean.text.is_empty() && !clean.text.ends_with(' ') {
                    clean.text.push(' ');
                }
            }
            c if is_invisible(c) => {}
            c if is_in_every_font(c) => clean.text.push(c),
            c => {
                if !clean.missing.contains(c) {
                    clean.missing.push(c);
                }
                let with = instead(c);
                let with: String = with.chars().filter(|c| is_in_every_font(*c)).collect();
                clean.text.push_str(match with.as_str() {
                    // The letter below it stays.
                    "" if is_combining_mark(c) => "",
                    "" => "?",
                    with => with,
                });
            }
        }
    }
    clean.text.truncate(clean.text.trim_end().len());
    clean
}

/// Whether a text has only letters, digits and signs that every keyboard and every font has, and
/// single blanks between them: most texts, which need no look at each character.
fn is_plain(text: &str) -> bool {
    let bytes = text.as_bytes();
    let is_plain = |byte: &u8| (b' '..=b'~').contains(byte);
    let ends = bytes.first() != Some(&b' ') && bytes.last() != Some(&b' ');
    bytes.len() <= MOST && ends && bytes.iter().all(is_plain) && !text.contains("  ")
}

/// Marks of direction, joiners, soft hyphens, variation selectors.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_composed_and_cleaned() {
        for (text, set, missing) in [
            ("Sia\u{302}n  W\u{302}yn\u{2029}", "Siân Ŵyn", ""),
            ("a\u{0}b\tc\u{85}d", "a b c d", ""),
            ("\u{202e}Ann\u{200d}e\u{ad}", "Anne", ""),
            ("王 Wei 王", "[王] Wei [王]", "王"),
            ("\u{1f600}", "?", "\u{1f600}"),
            ("q\u{303}", "q", "\u{303}"),
        ] {
            let instead =
                |c: char| if c == '王' { "[王]".replace('王', "Wang") } else { String::new() };
            let clean = make_typesettable(text, instead);
            assert_eq!(clean.text.replace("Wang", "王"), set, "{text:?}");
            assert_eq!(clean.missing, missing, "{text:?}");
        }
    }

    #[test]
    fn every_font_has_all_plain_characters() {
        assert!((' '..='~').all(is_in_every_font));
    }

    #[test]
    fn blanks_at_the_ends_and_side_by_side_go_from_plain_texts_too() {
        for (text, set) in [(" Ann", "Ann"), ("Ann ", "Ann"), ("Ann  Ash", "Ann Ash"), ("", "")] {
            assert_eq!(make_typesettable(text, |_| String::new()).text, set, "{text:?}");
        }
    }
}
