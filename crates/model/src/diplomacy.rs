//! Games of Diplomacy: players, powers, and centres after each game year.

use super::form::GameColumn;
use super::{Cell, CellAddress, GameEnding, SeatOutcome, TypedRow};

/// A row of the sheet `Games` with its player.
#[derive(Debug, Clone)]
pub struct DiplomacyGameRow {
    /// The cells that could be read, by column.
    pub record: TypedRow<GameColumn>,
    /// Columns with an unreadable cell, which has its problem already.
    pub faults: Vec<GameColumn>,
    /// The player, an index into the event's entries; `None` if the cell is blank, unreadable or
    /// names an unknown player, which has its problem already.
    pub entry: Option<usize>,
}

/// One of the seven great powers.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum Power {
    Austria,
    England,
    France,
    Germany,
    Italy,
    Russia,
    Turkey,
}

impl Power {
    /// All seven, in the order of the alphabet.
    pub const ALL: [Power; 7] = [
        Power::Austria,
        Power::England,
        Power::France,
        Power::Germany,
        Power::Italy,
        Power::Russia,
        Power::Turkey,
    ];

    /// Its name for people.
    pub fn name(self) -> &'static str {
        match self {
            Power::Austria => "Austria-Hungary",
            Power::England => "England",
            Power::France => "France",
            Power::Germany => "Germany",
            Power::Italy => "Italy",
            Power::Russia => "Russia",
            Power::Turkey => "Turkey",
        }
    }

    /// The title for the best game with it.
    pub fn best_game_title(self) -> String {
        format!("Best {}", self.name())
    }

    /// Its initial: `A`, `E`, `F`, `G`, `I`, `R`, `T`.
    pub fn initial(self) -> char {
        match self {
            Power::Austria => 'A',
            Power::England => 'E',
            Power::France => 'F',
            Power::Germany => 'G',
            Power::Italy => 'I',
            Power::Russia => 'R',
            Power::Turkey => 'T',
        }
    }

    /// Parses a power, ignoring case: its name, its adjective (`Austrian`), or a beginning of its
    /// name, since the seven initials differ. `Austria`, `Austria/Hungary`, `A-H` and `Aus` are
    /// one.
    pub fn parse(text: &str) -> Option<Power> {
        let letters: String =
            text.chars().filter(|c| c.is_alphabetic()).flat_map(char::to_lowercase).collect();
        let bare = letters.as_str();
        if bare.is_empty() {
            return None;
        }
        let others: &[(&str, Power)] = &[
            ("ah", Power::Austria),
            ("auh", Power::Austria),
            ("austrohungary", Power::Austria),
            ("austrohungarian", Power::Austria),
            ("austrian", Power::Austria),
            ("britain", Power::England),
            ("greatbritain", Power::England),
            ("uk", Power::England),
            ("english", Power::England),
            ("british", Power::England),
            ("french", Power::France),
            ("german", Power::Germany),
            ("ger", Power::Germany),
            ("italian", Power::Italy),
            ("russian", Power::Russia),
            ("turkish", Power::Turkey),
            ("ottomanempire", Power::Turkey),
            ("ottoman", Power::Turkey),
        ];
        let beginning = |power: &Power| {
            let name: String = power.name().chars().filter(|c| c.is_alphabetic()).collect();
            name.to_lowercase().starts_with(bare)
        };
        let other = || others.iter().find(|(name, _)| *name == bare).map(|(_, power)| *power);
        Power::ALL.into_iter().find(beginning).or_else(other)
    }
}

/// A game of seven players, or of two in the two-player knock-out.
#[derive(Debug, Clone)]
pub struct DiplomacyGame {
    /// The first cell of the first of its rows.
    pub at: CellAddress,
    /// The round, from 1.
    pub round: u32,
    /// The board as typed; empty if the round has one board only.
    pub board: String,
    /// The players, in the order of powers.
    pub seats: Vec<DiplomacySeat>,
    /// How it ended, as typed on any of its rows.
    pub ending: Option<Cell<GameEnding>>,
    /// The game years played, without gaps; empty before the game.
    pub years: Vec<u16>,
}

/// A player at a board.
#[derive(Debug, Clone)]
pub struct DiplomacySeat {
    /// The first cell of the player's row.
    pub at: CellAddress,
    pub power: Power,
    /// The player, an index into the event's entries, if known.
    pub entry: Option<usize>,
    /// Centres after each of the game's years.
    pub centres: Vec<u32>,
    /// The cell of the last year's centres, or the row.
    pub centres_at: CellAddress,
    /// The outcome as typed.
    pub outcome: Option<Cell<SeatOutcome>>,
}

impl DiplomacyGame {
    /// Whether only the seats have been entered.
    pub fn is_to_be_played(&self) -> bool {
        self.years.is_empty()
            && self.ending.is_none()
            && self.seats.iter().all(|seat| seat.outcome.is_none())
    }
}

impl DiplomacySeat {
    /// Centres at the end; 0 before the game is played.
    pub fn final_centres(&self) -> u32 {
        self.centres.last().copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_read_as_people_write_them() {
        for (text, power) in [
            ("Austria-Hungary", Some(Power::Austria)),
            ("austria", Some(Power::Austria)),
            ("Austria/Hungary", Some(Power::Austria)),
            ("A", Some(Power::Austria)),
            ("A-H", Some(Power::Austria)),
            ("ENG", Some(Power::England)),
            ("Great Britain", Some(Power::England)),
            ("f", Some(Power::France)),
            ("Germany ", Some(Power::Germany)),
            ("It.", Some(Power::Italy)),
            ("Russian", Some(Power::Russia)),
            ("Tur", Some(Power::Turkey)),
            ("Spain", None),
            ("", None),
            ("7", None),
        ] {
            assert_eq!(Power::parse(text), power, "{text}");
        }
    }
}
