//! The dealt hands of a pads' database, and which contracts can be made: the tables of hands and of
//! their evaluation, for the pages of boards.

use super::movement::section_of_row;
use super::tables::{BwsRow, BwsTables};
use crate::scoring_pads::session::BoardHands;
use model::{Hand, Seat, Strain, makeable_contracts_text};

/// The names of the seats and denominations in the columns.
const SEATS: [(&str, Seat); 4] =
    [("North", Seat::North), ("East", Seat::East), ("South", Seat::South), ("West", Seat::West)];
const SUITS: [&str; 4] = ["Spades", "Hearts", "Diamonds", "Clubs"];
const STRAINS: [(&str, Strain); 5] = [
    ("Spades", Strain::Spades),
    ("Hearts", Strain::Hearts),
    ("Diamonds", Strain::Diamonds),
    ("Clubs", Strain::Clubs),
    ("NoTrump", Strain::NoTrump),
];

/// The hands of a section. Rows without cards are boards that nobody dealt in advance.
pub(super) fn hands_of_section(tables: &BwsTables, section: i64) -> Vec<BoardHands> {
    let own = |row: &BwsRow<'_>| section_of_row(row) == section;
    let mut deals = Vec::new();
    for row in tables.hands.rows().filter(own) {
        let Some(board) = row.whole_number(&["Board"]) else { continue };
        let hand = |(seat, _): (&str, Seat)| {
            let suits = SUITS.map(|suit| row.text(&[&format!("{seat}{suit}")]).unwrap_or_default());
            Hand::from_suits(suits.each_ref().map(String::as_str))
                .map_or_else(|| suits.join("."), |hand| hand.to_string())
        };
        let hands = SEATS.map(hand);
        if hands.iter().all(|hand| hand == "...") {
            continue;
        }
        let evaluated = tables
            .evaluation
            .rows()
            .filter(own)
            .find(|row| row.whole_number(&["Board"]) == Some(board));
        let makes = evaluated.and_then(|row| makeable_contracts_text(&tricks(&row)));
        deals.push(BoardHands { board: board.to_string(), hands, makes });
    }
    deals
}

/// The tricks of each declarer in each denomination.
fn tricks(row: &BwsRow<'_>) -> Vec<(Seat, Strain, u8)> {
    let each = SEATS.into_iter().flat_map(|seat| STRAINS.map(|strain| (seat, strain)));
    let trick = |((name, seat), (word, strain)): ((&str, Seat), (&str, Strain))| {
        let count = row.whole_number(&[&format!("{name}{word}")])?;
        Some((seat, strain, u8::try_from(count).ok()?))
    };
    each.filter_map(trick).collect()
}
