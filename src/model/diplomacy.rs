//! Games of Diplomacy: who played which power at which board, and what it held
//! after each game year.

use super::form::GameColumn;
use super::{Address, Cell, GameEnding, Record, SeatOutcome};

/// A row of the sheet `Games`, its player found among the entries.
#[derive(Debug, Clone)]
pub struct GameRow {
    /// What could be read of it.
    pub record: Record<GameColumn>,
    /// Columns of the row with a cell that could not be read, which a problem has
    /// said.
    pub faults: Vec<GameColumn>,
    /// The player, an index into the event's entries; none where the cell is blank,
    /// unreadable or names nobody, which a problem has said.
    pub entry: Option<usize>,
}

/// One of the seven great powers.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum Power {
    /// Austria-Hungary.
    Austria,
    /// England.
    England,
    /// France.
    France,
    /// Germany.
    Germany,
    /// Italy.
    Italy,
    /// Russia.
    Russia,
    /// Turkey.
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

    /// Its name, as it stands in notes, on pages and on certificates.
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

    /// Its initial, as on tournament tables: `A`, `E`, `F`, `G`, `I`, `R`, `T`.
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

    /// Centres that it holds at the beginning: Russia four, the others three.
    pub fn home_centres(self) -> u8 {
        if self == Power::Russia { 4 } else { 3 }
    }

    /// Reads a power as people write it, in any case: its name, its people
    /// (`Austrian`), or a beginning of its name, as the initials are seven
    /// different letters. `Austria`, `Austria/Hungary`, `A-H` and `Aus` are one.
    pub fn named(text: &str) -> Option<Power> {
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

/// A game at a board of seven, or of two in the knock-out for two.
#[derive(Debug, Clone)]
pub struct Game {
    /// Its first row.
    pub at: Address,
    /// The round, from 1.
    pub round: u32,
    /// The board as typed; empty where the round has only one.
    pub board: String,
    /// The players, in the order of their powers.
    pub seats: Vec<Seat>,
    /// How it ended, as typed on any of its rows.
    pub ending: Option<Cell<GameEnding>>,
    /// The game years that were played, without gaps; none before it is played.
    pub years: Vec<u16>,
}

/// A player at a board.
#[derive(Debug, Clone)]
pub struct Seat {
    /// The row.
    pub at: Address,
    /// The power.
    pub power: Power,
    /// The player, an index into the event's entries; none where nobody is known.
    pub entry: Option<usize>,
    /// Centres after each of the game's years.
    pub centres: Vec<u32>,
    /// Where the centres of the last year stand, else the row.
    pub centres_at: Address,
    /// The outcome as typed.
    pub outcome: Option<Cell<SeatOutcome>>,
}

impl Game {
    /// Whether nothing of it has been entered but who sits where.
    pub fn is_to_be_played(&self) -> bool {
        self.years.is_empty()
            && self.ending.is_none()
            && self.seats.iter().all(|seat| seat.outcome.is_none())
    }

    /// The seat of a player.
    pub fn seat_of(&self, entry: usize) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.entry == Some(entry))
    }

    /// The players who are known, in the order of their powers.
    pub fn players(&self) -> impl Iterator<Item = usize> {
        self.seats.iter().filter_map(|seat| seat.entry)
    }
}

impl Seat {
    /// Centres at the end; none before the game is played.
    pub fn last_centres(&self) -> u32 {
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
            assert_eq!(Power::named(text), power, "{text}");
        }
    }

    #[test]
    fn the_home_centres_are_twenty_two() {
        let all: u32 = Power::ALL.iter().map(|power| u32::from(power.home_centres())).sum();
        assert_eq!(all, 22);
    }
}
