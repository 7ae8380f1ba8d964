//! The surname in a name, and the order of names by surname.
//!
//! Names are typed in many ways. The surname is, in this order of precedence:
//!
//! 1. what stands before a comma: *Lorimer, Carys*;
//! 2. the words in capitals beside others that are not: *LORIMER Carys*;
//! 3. the last word: *Carys Lorimer*.
//!
//! Particles before it belong to it and count for the order, as in British lists: *Jan van der
//! Berg* stands under V, *Huw ap Llwyd* under A. Accents, capitals and apostrophes do not count.

use std::ops::Range;

use super::name_comparison::name_sort_key;

/// Words before a surname that belong to it.
const PARTICLES: &[&str] = &[
    "ab", "af", "al", "ap", "av", "bin", "bint", "da", "das", "de", "degli", "dei", "del", "della",
    "den", "der", "des", "di", "do", "dos", "du", "el", "ferch", "ibn", "la", "las", "le", "lo",
    "los", "mac", "ni", "nic", "o", "st", "ste", "te", "ten", "ter", "ui", "van", "verch", "vom",
    "von", "zu", "zum", "zur",
];
/// Words behind a name that are no part of it.
const SUFFIXES: &[&str] = &[
    "cbe", "esq", "ii", "iii", "iv", "jnr", "jr", "jun", "junr", "mbe", "md", "obe", "phd", "sen",
    "senr", "snr", "sr",
];
/// Fewer capitals can be initials.
const LEAST_CAPITALS: usize = 3;

/// The key by which a list of players is sorted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SurnameSortKey {
    /// Whether it begins with no letter; such names stand behind the others.
    is_other: bool,
    surname: String,
    rest: String,
}

impl SurnameSortKey {
    /// The key of a name.
    pub fn from_name(name: &str) -> SurnameSortKey {
        let range = surname_range(name);
        let key = |text: &str| name_sort_key(&text.replace(is_apostrophe, ""));
        let surname = key(&name[range.clone()]);
        let rest = key(&format!("{} {}", &name[..range.start], &name[range.end..]));
        let is_other = !surname.starts_with(|c: char| c.is_ascii_alphabetic());
        SurnameSortKey { is_other, surname, rest }
    }

    /// The letter that it stands under; `None` for a name that begins with none.
    pub fn index_letter(&self) -> Option<char> {
        let letter = self.surname.chars().next().filter(|_| !self.is_other);
        letter.map(|letter| letter.to_ascii_uppercase())
    }
}

/// Where the surname stands in a name; the whole name if it is one word.
pub fn surname_range(name: &str) -> Range<usize> {
    let words = words_of(name);
    let end = words.last().map_or(name.len(), |word| word.end);
    if let Some(comma) = name[..end].find(',') {
        let before = name[..comma].trim();
        if !before.is_empty() {
            let start = name.len() - name.trim_start().len();
            return start..start + before.len();
        }
    }
    in_capitals(name, &words).or_else(|| last_word(name, &words)).unwrap_or(0..name.len())
}

/// Forename and surname, in this order; the forename is empty if there is one word. A suffix and a
/// remark in brackets go with the forename.
pub fn split_name(name: &str) -> (String, String) {
    let range = surname_range(name);
    let rest = format!("{} {}", &name[..range.start], &name[range.end..]);
    let words = rest.split_whitespace().map(|word| word.trim_matches(','));
    let forename: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    (forename.join(" "), name[range].to_string())
}

/// The words of a name, without what follows it: suffixes and remarks in brackets.
fn words_of(name: &str) -> Vec<Range<usize>> {
    let end = name.find('(').filter(|at| !name[..*at].trim().is_empty()).unwrap_or(name.len());
    let mut words = Vec::new();
    let mut rest = 0;
    for word in name[..end].split_whitespace() {
        let start = rest + name[rest..end].find(word).unwrap_or_default();
        rest = start + word.len();
        words.push(start..rest);
    }
    while words.len() > 1
        && words.last().is_some_and(|word| is_one_of(SUFFIXES, &name[word.clone()]))
    {
        words.pop();
        // The comma before a suffix does not separate a surname.
        if let Some(word) = words.last_mut() {
            word.end = word.start + name[word.clone()].trim_end_matches(',').len();
        }
    }
    words
}

/// The first run of words in capitals, with particles before it, beside words that are not.
fn in_capitals(name: &str, words: &[Range<usize>]) -> Option<Range<usize>> {
    let is_mixed = |word: &Range<usize>| {
        let word = &name[word.clone()];
        word.chars().any(char::is_lowercase) && !is_shouted(word) && !is_one_of(PARTICLES, word)
    };
    if !words.iter().any(is_mixed) {
        return None;
    }
    let first = words.iter().position(|word| is_shouted(&name[word.clone()]))?;
    let run = words[first..].iter().take_while(|word| is_shouted(&name[(*word).clone()]));
    let last = first + run.count() - 1;
    let before = words[..first].iter().rev();
    let particles = before.take_while(|word| is_one_of(PARTICLES, &name[(*word).clone()])).count();
    Some(words[first - particles].start..words[last].end)
}

/// The last word with the particles before it. The first word is never a particle: *Van
/// Morrison*, *Di Jones*.
fn last_word(name: &str, words: &[Range<usize>]) -> Option<Range<usize>> {
    let (last, before) = words.split_last()?;
    let before = before.get(1..).unwrap_or_default().iter().rev();
    let particles = before.take_while(|word| is_one_of(PARTICLES, &name[(*word).clone()]));
    Some(particles.last().unwrap_or(last).start..last.end)
}

/// Whether a word is a surname in capitals, such as `LORIMER` or `McDONALD`.
fn is_shouted(word: &str) -> bool {
    let word = ["Mc", "Mac"].iter().find_map(|start| word.strip_prefix(start)).unwrap_or(word);
    let letters = || word.chars().filter(|c| c.is_alphabetic());
    letters().count() >= LEAST_CAPITALS && letters().all(char::is_uppercase)
}

/// Whether a word is in a list, whatever its capitals, accents and stops. A letter without an
/// accent is an initial.
fn is_one_of(list: &[&str], word: &str) -> bool {
    let is_initial = word.is_ascii() && word.trim_end_matches('.').len() == 1;
    !is_initial && list.binary_search(&name_sort_key(word).replace(' ', "").as_str()).is_ok()
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '`' | '\u{b4}' | '\u{2018}' | '\u{2019}' | '\u{2bc}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_surname_is_found_in_names_as_people_type_them() {
        for (name, expected) in [
            ("Carys Lorimer", "Lorimer"),
            ("Carys M Lorimer", "Lorimer"),
            ("CARYS LORIMER", "LORIMER"),
            ("Lorimer, Carys", "Lorimer"),
            ("van der Berg, Jan", "van der Berg"),
            ("LORIMER Carys", "LORIMER"),
            ("Carys LORIMER", "LORIMER"),
            ("VAN DER BERG Jan", "VAN DER BERG"),
            ("de VRIES Jan", "de VRIES"),
            ("Sean McDONALD", "McDONALD"),
            ("JJ Smith", "Smith"),
            ("Ann O. Lee", "Lee"),
            ("Jan van der Berg", "van der Berg"),
            ("Jan Van Der Berg", "Van Der Berg"),
            ("JAN VAN DER BERG", "VAN DER BERG"),
            ("Mar\u{ed}a de la Cruz", "de la Cruz"),
            ("Huw ap Llwyd", "ap Llwyd"),
            ("Se\u{e1}n \u{d3} Briain", "\u{d3} Briain"),
            ("N\u{f3}ra N\u{ed} Bhriain", "N\u{ed} Bhriain"),
            ("Jane St. John", "St. John"),
            ("Van Morrison", "Morrison"),
            ("Di Jones", "Jones"),
            ("Mary Smith-Jones", "Smith-Jones"),
            ("John Smith Jr", "Smith"),
            ("John Smith, Jr.", "Smith"),
            ("John Smith III", "Smith"),
            ("Ann Lee OBE", "Lee"),
            ("Ann Lee (house)", "Lee"),
            ("Cher", "Cher"),
            ("  Ann   Lee ", "Lee"),
            (", Ann", "Ann"),
            ("", ""),
            ("(?)", "(?)"),
        ] {
            assert_eq!(&name[surname_range(name)], expected, "{name}");
        }
    }

    #[test]
    fn names_stand_in_the_order_of_a_printed_list() {
        let ordered = [
            "Huw ap Llwyd",
            "\u{c1}ine Byrne",
            "Jan de Vries",
            "Ann Dean",
            "Bob Lee",
            "Carys Lee",
            "\u{141}ukasz Lem",
            "Tom Oakes",
            "Mary O\u{2019}Brien",
            "Zoe OBRIEN",
            "Ann Odell",
            "Mary Smith",
            "Ann Smith-Jones",
            "Jan van der Berg",
            "\u{17b}aneta Zych",
            "7 of 9",
            "???",
        ];
        let mut sorted = ordered;
        sorted.reverse();
        sorted.sort_by_cached_key(|name| SurnameSortKey::from_name(name));
        // What begins with no letter stands last, by its own key.
        assert_eq!(sorted[..15], ordered[..15]);
        let letter = |name: &str| SurnameSortKey::from_name(name).index_letter();
        assert_eq!(letter("\u{17b}aneta \u{17b}ych"), Some('Z'));
        assert_eq!(letter("Jan van der Berg"), Some('V'));
        assert_eq!(letter("???"), None);
    }

    #[test]
    fn lists_of_words_are_sorted_for_the_search() {
        assert!(PARTICLES.is_sorted() && SUFFIXES.is_sorted());
    }
}
