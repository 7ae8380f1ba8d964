//! Contracts and declarers of travellers in letters of other languages: `2C` of German and French
//! players is a contract in hearts (*Cœur*), `O` is East in German and West in French.

use std::collections::BTreeSet;

use super::super::recognised::{RecognisedColumn, What};
use super::view::TableWithCells;

/// The letters of a traveller, as the cells of all its rows tell them together.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(super) struct TravellerLetters {
    suits: Suits,
    east_is_o: bool,
    west_is_o: bool,
    south_is_z: bool,
}

/// The language of the letters of the suits.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
enum Suits {
    /// C, D, H, S.
    #[default]
    English,
    /// T or F, K or D or Q, C, P, from clubs up: German, French, Spanish, Italian.
    Romance,
    /// K, R, H, S, from clubs up: Dutch and Scandinavian.
    Dutch,
}

impl TravellerLetters {
    /// The letters of a table: `P`, `T` and the like stand in one language only, so that `C` and `K`
    /// beside them are of the same.
    pub(super) fn from_table(view: TableWithCells<'_>) -> TravellerLetters {
        let texts = |what: What| {
            let rows = view.rows_by_contestant().into_iter().flatten();
            rows.filter_map(move |row| view.text_by_meaning(what, row))
                .map(|(text, _)| text.to_uppercase())
        };
        let strains: BTreeSet<char> = texts(What::Contract)
            .filter_map(|text| strain(&text).map(|(_, strain)| strain))
            .collect();
        let seats: BTreeSet<String> = texts(What::By).collect();
        let any = |letters: &[char]| letters.iter().any(|letter| strains.contains(letter));
        let suits = if any(&['P', 'T', 'F', 'Q']) || any(&['C']) && any(&['K']) {
            Suits::Romance
        } else if any(&['K', 'R']) {
            Suits::Dutch
        } else {
            Suits::English
        };
        let seat = |letter: &str| seats.contains(letter);
        let headed = |letters: &[&str]| {
            let heading = |column: &RecognisedColumn| letters.contains(&column.heading.trim());
            view.table.columns.iter().any(heading)
        };
        let (east, west) = (seat("E") || headed(&["EO", "OE"]), seat("W") || headed(&["OW", "WO"]));
        TravellerLetters {
            suits,
            east_is_o: west && !east,
            west_is_o: east && !west,
            south_is_z: seat("Z"),
        }
    }

    /// Whether the suits have the letters that returns have.
    pub(super) fn has_english_suits(self) -> bool {
        self.suits == Suits::English
    }

    /// A contract in the letters that returns have.
    pub(super) fn translate_contract(self, text: &str) -> String {
        let plain = text.to_uppercase();
        let Some((at, letter)) = strain(&plain).filter(|_| !self.has_english_suits()) else {
            return text.to_string();
        };
        let english = match (self.suits, letter) {
            (Suits::Romance, 'T' | 'F') | (Suits::Dutch, 'K') => 'C',
            (Suits::Romance, 'K' | 'Q') | (Suits::Dutch, 'R') => 'D',
            (Suits::Romance, 'C') => 'H',
            (Suits::Romance, 'P') => 'S',
            _ => return text.to_string(),
        };
        let mut letters: Vec<char> = plain.chars().collect();
        letters[at] = english;
        letters.into_iter().collect()
    }

    /// A declarer in the letters that returns have.
    pub(super) fn translate_declarer(self, text: String) -> String {
        match text.to_uppercase().as_str() {
            "O" if self.east_is_o => "E".to_string(),
            "O" if self.west_is_o => "W".to_string(),
            "Z" if self.south_is_z => "S".to_string(),
            _ => text,
        }
    }
}

/// The letter of the suit of a contract in capitals, with its position; none for no trumps, a pass or a
/// sign.
fn strain(text: &str) -> Option<(usize, char)> {
    const NO_TRUMPS: [&str; 6] = ["NT", "SA", "ST", "UT", "BA", "N"];
    let level = text.starts_with(|first: char| ('1'..='7').contains(&first));
    let rest = text.get(1..).filter(|_| level)?.trim_start();
    let letter = rest.chars().next().filter(char::is_ascii_uppercase)?;
    let suit = !NO_TRUMPS.iter().any(|word| rest.starts_with(word));
    suit.then(|| (text.chars().count() - rest.chars().count(), letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contracts_in_other_languages_have_letters_of_their_own() {
        let letters = |suits| TravellerLetters { suits, ..TravellerLetters::default() };
        for (suits, text, want) in [
            (Suits::Romance, "2C", "2H"),
            (Suits::Romance, "4P x", "4S X"),
            (Suits::Romance, "3K", "3D"),
            (Suits::Romance, "5T", "5C"),
            (Suits::Romance, "3SA", "3SA"),
            (Suits::Dutch, "3K", "3C"),
            (Suits::Dutch, "4R", "4D"),
            (Suits::Dutch, "4S", "4S"),
            (Suits::English, "2C", "2C"),
            (Suits::Romance, "pass", "pass"),
        ] {
            assert_eq!(letters(suits).translate_contract(text), want, "{text}");
        }
    }
}
