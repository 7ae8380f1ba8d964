//! The directions of pairs as people name them, in the languages of the sheets.

use deunicode::deunicode;

/// North-South, without accents and marks.
const NORTH_SOUTH: [&str; 19] = [
    "ns",
    "nz",
    "kg",
    "gd",
    "northsouth",
    "nordsud",
    "nordsued",
    "noordzuid",
    "nortesur",
    "nortesul",
    "nordsoder",
    "nordsyd",
    "norrsoder",
    "nordsor",
    "gogledddde",
    "gogleddde",
    "gogledde",
    "polnocpoludnie",
    "kuzeyguney",
];

/// East-West, without accents and marks.
const EAST_WEST: [&str; 20] = [
    "ew",
    "eo",
    "ow",
    "we",
    "ov",
    "db",
    "dg",
    "eastwest",
    "ostwest",
    "estouest",
    "estovest",
    "oostwest",
    "esteoeste",
    "lesteoeste",
    "ostvast",
    "ostvest",
    "oestvest",
    "dwyraingorllewin",
    "wschodzachod",
    "dogubati",
];

/// The direction of a word without accents, marks and capitals.
fn of_word(word: &str) -> Option<&'static str> {
    if NORTH_SOUTH.contains(&word) { Some("NS") } else { EAST_WEST.contains(&word).then_some("EW") }
}

/// The letters of a text, without accents and capitals.
fn letters(text: &str) -> String {
    let letters = deunicode(text);
    letters.chars().filter(char::is_ascii_alphabetic).flat_map(char::to_lowercase).collect()
}

/// The direction that a text names, perhaps beside other words: `North/South`, `N-S Pairs`,
/// `Classement NS`.
pub fn direction_in_text(text: &str) -> Option<&'static str> {
    let plain = deunicode(text);
    let words: Vec<String> = plain.split(|c: char| !c.is_ascii_alphabetic()).map(letters).collect();
    let words: Vec<&str> =
        words.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    // In a text of more words two letters are a direction as capitals alone.
    let long = |word: &str| of_word(word).filter(|_| word.len() > 2);
    let capitals = |word: &str| {
        let own: String = word.chars().filter(|c| c.is_alphabetic()).collect();
        let both = own.chars().count() == 2 && own.chars().all(char::is_uppercase);
        both.then(|| of_word(&letters(&own))).flatten()
    };
    of_word(&words.concat())
        .or_else(|| words.iter().find_map(|word| long(word)))
        .or_else(|| words.windows(2).find_map(|two| long(&two.concat())))
        .or_else(|| text.split_whitespace().find_map(capitals))
}

/// Whether a text is the name of a direction and no more.
pub(super) fn is_direction_name(text: &str) -> bool {
    let marks = text.chars().all(|c| c.is_alphabetic() || " -/\u{2013}".contains(c));
    marks && of_word(&letters(text)).is_some()
}

/// A number and a direction in one cell: `4 NS`, `1-EW`, `NS 7`.
pub(super) fn parse_pair_seat(text: &str) -> Option<(String, &'static str)> {
    let plain: String =
        deunicode(text).chars().filter(char::is_ascii_alphanumeric).collect::<String>();
    let plain = plain.to_lowercase();
    let short = NORTH_SOUTH.iter().chain(&EAST_WEST).filter(|word| word.len() == 2);
    let found = short.filter_map(|word| {
        let number = plain.strip_suffix(word).or_else(|| plain.strip_prefix(word))?;
        let number = number.bytes().any(|b| b.is_ascii_digit()).then(|| number.to_uppercase())?;
        Some((number, of_word(word)?))
    });
    found.into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_directions_are_read_in_several_languages() {
        assert_eq!(parse_pair_seat("1-NS"), Some(("1".to_string(), "NS")));
        assert_eq!(parse_pair_seat("EW 12"), Some(("12".to_string(), "EW")));
        assert_eq!(parse_pair_seat("A4 NZ"), Some(("A4".to_string(), "NS")));
        assert_eq!(parse_pair_seat("Ann"), None);
        for (text, word) in [
            ("SECTION A  NORTH-SOUTH", Some("NS")),
            ("East / West", Some("EW")),
            ("Nord-S\u{fc}d", Some("NS")),
            ("Oost-West", Some("EW")),
            ("A-lijn", None),
            ("News", None),
        ] {
            assert_eq!(direction_in_text(text), word, "{text}");
        }
    }

    #[test]
    fn a_direction_is_a_word_of_its_own() {
        for (text, found) in [
            ("N-S Pairs", Some("NS")),
            ("Classement NS", Some("NS")),
            ("Nord/S\u{fc}d Paare", Some("NS")),
            ("\u{d8}st-Vest", Some("EW")),
            ("E/O", Some("EW")),
            ("Dwyrain/Gorllewin", Some("EW")),
            ("Bridgeclub Ostwestfalen", None),
            ("Shall we play pairs", None),
        ] {
            assert_eq!(direction_in_text(text), found, "{text}");
        }
        assert!(
            is_direction_name("KG")
                && is_direction_name("\u{d6}/V")
                && !is_direction_name("NS pairs")
        );
    }
}
