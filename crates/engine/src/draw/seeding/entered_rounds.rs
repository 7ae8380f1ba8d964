//! Seats of rounds on the sheet `Games`. A draw ignores their results.

use std::collections::BTreeMap;

use crate::scoring::parse_round_number;
use model::diplomacy::{DiplomacyGameRow, Power};
use model::form::GameColumn;
use model::name_comparison::folded_name;
use model::{CellAddress, Event};

use super::seating::SEATS_PER_BOARD;

/// The last year after 1900 with a column of centres.
const LAST_YEAR: u8 = 99;

/// A round of the sheet.
#[derive(Debug, Default)]
pub(super) struct EnteredDiplomacyRound {
    /// Its boards in sheet order.
    pub boards: Vec<EnteredDiplomacyBoard>,
    /// Whether anything of it was played.
    pub played: bool,
}

/// A board of the sheet.
#[derive(Debug)]
pub(super) struct EnteredDiplomacyBoard {
    /// The board as it is typed in the sheet.
    pub label: String,
    /// The first cell of its first row.
    pub at: CellAddress,
    /// The entry and row at each power, in the order of powers.
    pub seats: [Option<(usize, CellAddress)>; SEATS_PER_BOARD],
}

/// The rounds of an event that have rows, by number.
pub(super) fn entered_diplomacy_rounds(event: &Event) -> BTreeMap<usize, EnteredDiplomacyRound> {
    let mut rounds: BTreeMap<usize, EnteredDiplomacyRound> = BTreeMap::new();
    let mut without_power = Vec::new();
    for row in &event.games {
        let Some(number) =
            row.record.text(GameColumn::Round).and_then(|c| parse_round_number(c.value))
        else {
            continue;
        };
        let round = rounds.entry(number).or_default();
        round.played |= has_result(row);
        let Some(entry) = row.entry else { continue };
        let board = board_of(round, row);
        let power = row.record.text(GameColumn::Power).and_then(|cell| Power::parse(cell.value));
        match power.filter(|power| round.boards[board].seats[*power as usize].is_none()) {
            Some(power) => {
                round.boards[board].seats[power as usize] = Some((entry, row.record.at));
            }
            None => without_power.push((number, board, entry, row.record.at)),
        }
    }
    // A row without a power, or with a power that is taken, takes a free one.
    for (number, board, entry, at) in without_power {
        let board = rounds.get_mut(&number).and_then(|round| round.boards.get_mut(board));
        let free = board.and_then(|board| board.seats.iter_mut().find(|seat| seat.is_none()));
        if let Some(seat) = free {
            *seat = Some((entry, at));
        }
    }
    rounds.retain(|_, round| round.played || !round.boards.is_empty());
    rounds
}

/// The position of a row's board in its round.
fn board_of(round: &mut EnteredDiplomacyRound, row: &DiplomacyGameRow) -> usize {
    let label = row.record.text(GameColumn::Board).map_or("", |cell| cell.value);
    let same = |board: &EnteredDiplomacyBoard| folded_name(&board.label) == folded_name(label);
    round.boards.iter().position(same).unwrap_or_else(|| {
        let (label, at) = (label.to_string(), row.record.at);
        round.boards.push(EnteredDiplomacyBoard { label, at, seats: [None; SEATS_PER_BOARD] });
        round.boards.len() - 1
    })
}

fn has_result(row: &DiplomacyGameRow) -> bool {
    let record = &row.record;
    record.choice(GameColumn::Outcome).is_some()
        || record.choice(GameColumn::Ending).is_some()
        || (1..=LAST_YEAR).any(|year| record.nth_cell(GameColumn::Centres, year).is_some())
}
