//! How alike two words of a name are: the same, a short form, a slip of the hand, the same sound.

use engine::rules::name_lists::person_name_lists;

use super::integer_log2::PARTS_PER_BIT;
use super::person_names::LetterSignature;

/// How a typed forename or surname is like a member's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NameWordLikeness {
    Same,
    /// A short form.
    Alike,
    Initial,
    /// A letter missing or doubled, or two transposed.
    Slip,
    /// A letter wrong or added.
    Letter,
    /// Two slips.
    Slips,
    /// Cut short.
    Cut,
    /// Another one of the member's names.
    Part,
    /// It sounds the same.
    Sound,
    /// Another one, which other members have.
    Other,
    /// One that no member has.
    New,
    /// It was not typed.
    Absent,
}

impl NameWordLikeness {
    /// Another word, which members have or not.
    pub(super) fn for_other_word(known: bool) -> NameWordLikeness {
        if known { NameWordLikeness::Other } else { NameWordLikeness::New }
    }
}

/// The kind of slip between two words, and the surprise of its letters.
pub(super) fn slip_between_words(typed: &str, known: &str) -> Option<(NameWordLikeness, i32)> {
    let longest = typed.len().max(known.len());
    if typed.len().abs_diff(known.len()) > 2 {
        return None;
    }
    if LetterSignature::from_word(typed).has_more_slips_than(LetterSignature::from_word(known), 2) {
        return None;
    }
    let begins = typed.as_bytes().first() == known.as_bytes().first();
    match strsim::damerau_levenshtein(typed, known) {
        // Zo and Jo have too little in common.
        1 if longest > 3 || begins && longest > 2 => {
            let wrong = typed.len() == known.len() && !is_transposed(typed, known)
                || typed.len() > known.len() && !is_doubled(typed);
            Some(match wrong {
                true => (NameWordLikeness::Letter, -9 * PARTS_PER_BIT),
                false => (NameWordLikeness::Slip, -5 * PARTS_PER_BIT),
            })
        }
        2 if longest > 5 => Some((NameWordLikeness::Slips, -14 * PARTS_PER_BIT)),
        _ => None,
    }
}

/// How a word is like another, and the surprise of its letters.
pub(super) fn name_word_likeness(
    typed: &str,
    known: &str,
    forename: bool,
) -> (NameWordLikeness, i32) {
    name_word_likeness_by_sound(typed, known, forename, || {
        person_name_lists().phonetic_key(typed) == person_name_lists().phonetic_key(known)
    })
}

/// The same, if it is known whether the words sound alike.
pub(super) fn name_word_likeness_by_sound(
    typed: &str,
    known: &str,
    forename: bool,
    sounds: impl Fn() -> bool,
) -> (NameWordLikeness, i32) {
    if typed == known {
        return (NameWordLikeness::Same, 0);
    }
    let begins = typed.as_bytes().first() == known.as_bytes().first();
    if typed.len() == 1 || known.len() == 1 {
        let initial = forename && begins;
        return (if initial { NameWordLikeness::Initial } else { NameWordLikeness::Other }, 0);
    }
    if forename && person_name_lists().are_forms_of_one_forename(typed, known) {
        return (NameWordLikeness::Alike, -PARTS_PER_BIT);
    }
    let longest = typed.len().max(known.len());
    if let Some(slip) = slip_between_words(typed, known) {
        return slip;
    }
    if longest > 3 && sounds() {
        return (NameWordLikeness::Sound, -3 * PARTS_PER_BIT);
    }
    let cut =
        typed.len().min(known.len()) > 1 && (known.starts_with(typed) || typed.starts_with(known));
    match cut && (forename || longest.min(typed.len()) > 3) {
        true => (NameWordLikeness::Cut, -2 * PARTS_PER_BIT),
        false => (NameWordLikeness::Other, 0),
    }
}

/// Whether two words of one length have the same letters.
fn is_transposed(one: &str, other: &str) -> bool {
    let letters = |word: &str| {
        let mut letters = word.as_bytes().to_vec();
        letters.sort_unstable();
        letters
    };
    letters(one) == letters(other)
}

/// Whether a letter stands twice in a row.
fn is_doubled(word: &str) -> bool {
    word.as_bytes().windows(2).any(|pair| pair[0] == pair[1])
}
