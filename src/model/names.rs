//! Names of people, as far as they are compared.

use deunicode::deunicode;

/// How two names for one member number relate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Likeness {
    /// The same but for case, accents, punctuation and order.
    Same,
    /// Probably the same, spelt differently.
    Spelling,
    /// Somebody else's.
    Other,
}

/// How alike two names must be to count as spellings of one, from 0 to 1. No
/// place or award hangs on it, only which of two problems is reported.
const ALIKE: f64 = 0.85;

/// A name reduced to what is compared: words in order of the alphabet, lower
/// case, without accents and punctuation.
pub fn name_key(name: &str) -> String {
    let plain = deunicode(name).to_lowercase();
    let mut words: Vec<&str> =
        plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

/// A name as the alphabet orders it: its words as they stand, lower case, without
/// accents and punctuation.
pub fn alphabetical(name: &str) -> String {
    let plain = deunicode(name).to_lowercase();
    let words = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Compares two keys made by [`name_key`].
pub fn likeness(one: &str, other: &str) -> Likeness {
    if one == other {
        return Likeness::Same;
    }
    let compact = |key: &str| key.replace(' ', "");
    let alike = strsim::jaro_winkler(one, other)
        .max(strsim::normalized_damerau_levenshtein(&compact(one), &compact(other)));
    if alike >= ALIKE || initials_fit(one, other) { Likeness::Spelling } else { Likeness::Other }
}

/// Whether the words of one name are those of the other or their initials, with
/// at least one word in full.
fn initials_fit(one: &str, other: &str) -> bool {
    let (one, other): (Vec<&str>, Vec<&str>) =
        (one.split(' ').collect(), other.split(' ').collect());
    let fits = |a: &str, b: &str| {
        a == b || (a.len() == 1 && b.starts_with(a)) || (b.len() == 1 && a.starts_with(b))
    };
    let mut left = other.clone();
    let all = one.len() == other.len()
        && one.iter().all(|word| {
            let found = left.iter().position(|candidate| fits(word, candidate));
            found.map(|index| left.swap_remove(index)).is_some()
        });
    all && one.iter().any(|word| word.len() > 1 && other.contains(word))
}

/// A name as it is compared: lower case, without blanks and the characters
/// `. : # ( ) _ - /`.
pub fn folded(name: &str) -> String {
    name.chars()
        .filter(|c| !c.is_whitespace() && !".:#()_-/\u{feff}\u{200b}".contains(*c))
        .flat_map(char::to_lowercase)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(one: &str, other: &str) -> Likeness {
        likeness(&name_key(one), &name_key(other))
    }

    #[test]
    fn names_are_compared_as_a_secretary_would() {
        for (one, other, likeness) in [
            ("Si\u{e2}n O'Rourke", "SIAN OROURKE", Likeness::Spelling),
            ("Carys Lorimer", "Lorimer, Carys", Likeness::Same),
            ("Carys Lorimer", "Cars Lorimer", Likeness::Spelling),
            ("C Lorimer", "Carys Lorimer", Likeness::Spelling),
            ("Carys Lorimer", "Emrys Hollis", Likeness::Other),
        ] {
            assert_eq!(compared(one, other), likeness, "{one} / {other}");
        }
    }

    #[test]
    fn names_compare_as_the_format_says() {
        assert_eq!(folded(" Member No. "), folded("member  no"));
        assert_eq!(folded("Tie-breaks"), folded("tie breaks"));
        assert_ne!(folded("Home A+"), folded("Home A"));
    }
}
