//! Compares names of people as clubs write them: accents, case and order of words do not matter.

use deunicode::deunicode;

/// How two names of one member number relate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameLikeness {
    /// Equal but for case, accents, punctuation and order.
    Same,
    /// Probably two spellings of one name.
    Spelling,
    /// Names of different people.
    Other,
}

/// The least similarity, 0 to 1, of two spellings of one name. It decides which of two problems is
/// reported, never a place or an award.
const ALIKE: f64 = 0.85;

/// The key by which names are compared: its words in alphabetical order, lower case, without
/// accents and punctuation.
pub fn name_key(name: &str) -> String {
    let plain = deunicode(name).to_lowercase();
    let mut words: Vec<&str> =
        plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

/// The key by which names are sorted: its words in their own order, lower case, without accents and
/// punctuation.
pub fn name_sort_key(name: &str) -> String {
    let plain = deunicode(name).to_lowercase();
    let words = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// The key by which titles of events are compared: its words in their own order, lower case, without
/// accents, punctuation, and words that say that a return was corrected.
pub fn event_title_key(title: &str) -> String {
    const OF_CORRECTIONS: [&str; 9] = [
        "corrected",
        "correction",
        "corrections",
        "revised",
        "revision",
        "amended",
        "amendment",
        "resubmitted",
        "cywirwyd",
    ];
    let whole = name_sort_key(title);
    let words = whole.split(' ').filter(|word| !OF_CORRECTIONS.contains(word));
    let words = words.collect::<Vec<_>>().join(" ");
    if words.is_empty() { whole } else { words }
}

/// Compares two keys made by [`name_key`].
pub fn name_likeness(one: &str, other: &str) -> NameLikeness {
    if one == other {
        return NameLikeness::Same;
    }
    let compact = |key: &str| key.replace(' ', "");
    let alike = strsim::jaro_winkler(one, other)
        .max(strsim::normalized_damerau_levenshtein(&compact(one), &compact(other)));
    if alike >= ALIKE || initials_fit(one, other) {
        NameLikeness::Spelling
    } else {
        NameLikeness::Other
    }
}

/// Whether the words of one name are those of the other or their initials, with at least one full
/// word in common.
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

/// A folded name: lower case, without blanks and `. : # ( ) _ - /`.
pub fn folded_name(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    fold_name_into(name, &mut text);
    text
}

/// Folds a name into a text that is used again for the next one.
pub fn fold_name_into(name: &str, text: &mut String) {
    text.clear();
    for c in name.chars() {
        if c.is_ascii_alphanumeric() {
            text.push(c.to_ascii_lowercase());
        } else if !c.is_whitespace() && !is_left_out(c) {
            text.extend(c.to_lowercase());
        }
    }
}

/// Marks that a folded name lacks, the invisible ones of some programs among them.
fn is_left_out(c: char) -> bool {
    matches!(c, '.' | ':' | '#' | '(' | ')' | '_' | '-' | '/' | '\u{feff}' | '\u{200b}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compared(one: &str, other: &str) -> NameLikeness {
        name_likeness(&name_key(one), &name_key(other))
    }

    #[test]
    fn names_are_compared_as_a_secretary_would() {
        for (one, other, likeness) in [
            ("Si\u{e2}n O'Rourke", "SIAN OROURKE", NameLikeness::Spelling),
            ("Carys Lorimer", "Lorimer, Carys", NameLikeness::Same),
            ("Carys Lorimer", "Cars Lorimer", NameLikeness::Spelling),
            ("C Lorimer", "Carys Lorimer", NameLikeness::Spelling),
            ("Carys Lorimer", "Emrys Hollis", NameLikeness::Other),
        ] {
            assert_eq!(compared(one, other), likeness, "{one} / {other}");
        }
    }

    #[test]
    fn names_compare_as_the_format_says() {
        assert_eq!(folded_name(" Member No. "), folded_name("member  no"));
        assert_eq!(folded_name("Tie-breaks"), folded_name("tie breaks"));
        assert_ne!(folded_name("Home A+"), folded_name("Home A"));
    }
}
