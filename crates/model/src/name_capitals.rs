//! Names of people that were typed in capitals, as people write them.

use std::borrow::Cow;

/// Words that stay small inside a name: `Juan de Souza`.
const SMALL: [&str; 25] = [
    "af", "al", "ap", "ab", "av", "bin", "da", "das", "de", "del", "della", "den", "der", "des",
    "di", "do", "dos", "du", "ferch", "ibn", "ter", "van", "ver", "von", "zu",
];
/// Words that stay small only behind one of [`SMALL`]: `Juan de la Cruz`, but `Paul La Roche`.
const SMALL_BEHIND: [&str; 3] = ["la", "las", "los"];
/// Words of two letters that are names; others are initials.
const NAMES: [&str; 40] = [
    "AN", "BE", "BO", "CY", "ED", "EL", "FU", "GU", "HA", "HE", "HO", "HU", "IM", "JO", "JR", "KO",
    "LA", "LE", "LI", "LO", "LU", "MA", "MO", "NG", "OH", "QI", "RE", "RU", "SR", "ST", "SU", "TE",
    "TY", "VI", "VO", "WU", "XU", "YE", "YU", "ZU",
];
/// Words that stay in capitals behind a name.
const KEPT: [&str; 13] =
    ["II", "III", "IV", "VI", "VII", "VIII", "IX", "OBE", "MBE", "CBE", "KBE", "KC", "QC"];

/// A person's name for people to read: words that were typed in capitals get small letters, as in
/// `Ann McDonald` for `ANN MCDONALD` or `Ann MCDONALD`. Initials and numerals stay, and so does
/// every name without such a word. The data keep what was typed.
pub fn name_in_mixed_case(name: &str) -> Cow<'_, str> {
    // A word in capitals ends with one. Nearly all names are told from that alone.
    let mut pairs = name.chars().zip(name.chars().skip(1).chain([' ']));
    if !pairs.any(|(letter, next)| letter.is_uppercase() && !next.is_lowercase()) {
        return Cow::Borrowed(name);
    }
    let words = || name.split(is_gap).filter(|word| !word.is_empty());
    let short = || words().count() > 1 && words().all(|word| NAMES.contains(&word));
    if !words().any(is_shouted) && !short() {
        return Cow::Borrowed(name);
    }
    let mixed = name.chars().any(char::is_lowercase);
    let mut told = String::with_capacity(name.len());
    let (mut rest, mut first, mut behind_small) = (name, true, false);
    while let Some(letter) = rest.chars().next() {
        if is_gap(letter) {
            // Behind a comma a name begins anew.
            first |= !letter.is_whitespace();
            told.push(letter);
            rest = &rest[letter.len_utf8()..];
            continue;
        }
        let (word, after) = rest.split_at(rest.find(is_gap).unwrap_or(rest.len()));
        let last =
            !after.chars().next().is_some_and(char::is_whitespace) || after.trim().is_empty();
        let place = WordPosition { first, last, behind_small, mixed };
        behind_small = place.add(word, &mut told);
        (rest, first) = (after, false);
    }
    Cow::Owned(told)
}

fn is_gap(letter: char) -> bool {
    letter.is_whitespace() || ",;&/()+".contains(letter)
}

fn letters(word: &str) -> usize {
    word.chars().filter(|letter| letter.is_alphabetic()).count()
}

/// Whether a word was typed in capitals and is none of initials.
fn is_shouted(word: &str) -> bool {
    let prefix = ["Mc", "Mac"].into_iter().find_map(|prefix| word.strip_prefix(prefix));
    let rest = prefix.unwrap_or(word);
    let capitals = rest.chars().all(|letter| !letter.is_alphabetic() || letter.is_uppercase());
    let initials = rest.contains('.') && rest.split('.').all(|part| letters(part) < 2);
    capitals && !initials && letters(rest) > 2
}

/// Where a word stands in a name.
struct WordPosition {
    first: bool,
    last: bool,
    behind_small: bool,
    /// Whether other words of the name have small letters.
    mixed: bool,
}

impl WordPosition {
    /// Adds a word as people write it; whether it is one of [`SMALL`], or stays small behind one.
    fn add(&self, word: &str, told: &mut String) -> bool {
        let small = word.to_lowercase();
        let is_capital = word.chars().all(|letter| !letter.is_lowercase());
        let particle = SMALL.contains(&&*small) || SMALL_BEHIND.contains(&&*small);
        let stays_small =
            SMALL.contains(&&*small) || (self.behind_small && SMALL_BEHIND.contains(&&*small));
        if stays_small && !self.first && !self.last {
            told.push_str(if is_capital { &small } else { word });
            return true;
        }
        let name = NAMES.contains(&word.trim_end_matches('.')) && !self.mixed;
        let kept = KEPT.contains(&word) && !self.first && self.last;
        if !kept && (is_shouted(word) || (is_capital && (name || particle))) {
            let typed = word.strip_prefix("Mac").filter(|rest| letters(rest) > 2);
            match typed {
                Some(rest) => {
                    told.push_str("Mac");
                    capitalise(&rest.to_lowercase(), told);
                }
                None => capitalise(&small, told),
            }
        } else {
            told.push_str(word);
        }
        stays_small
    }
}

/// Adds a small word with its capitals: `o'neill-mcdonald` becomes `O'Neill-McDonald`.
fn capitalise(small: &str, told: &mut String) {
    let mut part = String::new();
    for letter in small.chars() {
        let capital = match part.as_str() {
            "" | "Mc" => true,
            // A Dutch letter of two signs.
            "I" => letter == 'j',
            _ => false,
        };
        match capital {
            true => part.extend(letter.to_uppercase()),
            false => part.push(letter),
        }
        // O'Neill and D'Arcy, but Noa's.
        let ends = match letter {
            '-' | '\u{2010}' | '\u{2013}' | '.' => true,
            '\'' | '\u{2019}' => letters(&part) == 1,
            _ => false,
        };
        if ends || !letter.is_alphabetic() && letters(&part) == 0 {
            told.push_str(&part);
            part.clear();
        }
    }
    told.push_str(&part);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_capitals_are_shown_as_people_write_them() {
        for (typed, told) in [
            ("ANN JONES", "Ann Jones"),
            ("Ann JONES", "Ann Jones"),
            ("JONES, ANN", "Jones, Ann"),
            ("ANN MCDONALD", "Ann McDonald"),
            ("Ann McDONALD", "Ann McDonald"),
            ("ANN MacDONALD", "Ann MacDonald"),
            ("ANN MACDONALD", "Ann Macdonald"),
            ("SHAUN O'NEILL", "Shaun O'Neill"),
            ("SHAUN O\u{2019}NEILL-SMITH", "Shaun O\u{2019}Neill-Smith"),
            ("JUAN DE LA CRUZ", "Juan de la Cruz"),
            ("Juan DE LA CRUZ", "Juan de la Cruz"),
            ("DE LA CRUZ, JUAN", "De la Cruz, Juan"),
            ("PAUL LA ROCHE", "Paul La Roche"),
            ("JAN VAN DEN BERG", "Jan van den Berg"),
            ("VAN MORRISON", "Van Morrison"),
            ("RHYS AP GRUFFYDD", "Rhys ap Gruffydd"),
            ("J R EWING", "J R Ewing"),
            ("JR EWING SR", "Jr Ewing Sr"),
            ("AJ SMITH", "AJ Smith"),
            ("J.R.R. TOLKIEN", "J.R.R. Tolkien"),
            ("JOHN SMITH III", "John Smith III"),
            ("John Smith III", "John Smith III"),
            ("SMITH III, JOHN", "Smith III, John"),
            ("VI ST JOHN", "Vi St John"),
            ("ED NG", "Ed Ng"),
            ("SI\u{d4}N \u{174}YN", "Si\u{f4}n \u{174}yn"),
            (
                "NIKOS \u{39d}\u{399}\u{39a}\u{39f}\u{3a3}",
                "Nikos \u{39d}\u{3b9}\u{3ba}\u{3bf}\u{3c2}",
            ),
            ("IJSBRAND SMIT", "IJsbrand Smit"),
            ("ANN & BOB JONES", "Ann & Bob Jones"),
        ] {
            assert_eq!(name_in_mixed_case(typed), told);
        }
    }

    #[test]
    fn other_names_stay() {
        for typed in [
            "Ann Jones",
            "ann jones",
            "AJ",
            "A B",
            "Juan DE Cruz",
            "bell hooks",
            "\u{5f20}\u{4f1f}",
            "",
        ] {
            assert!(matches!(name_in_mixed_case(typed), Cow::Borrowed(_)), "{typed}");
        }
    }
}
