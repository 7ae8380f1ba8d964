//! Travellers: a table a board, a row each time that it was played.

use super::super::nobody;
use super::super::people;
use super::super::recognised::What;
use super::super::return_sheets::CellContent;
use super::draft::{DraftCell, ReturnDraft};
use super::games::board_in_caption;
use super::roster::{ContestantKind, Roster, RosterContestant};
use super::suit_letters::TravellerLetters;
use super::view::{TableWithCells, first_whole_number};
use model::CellAddress;
use model::form::BoardColumn;

/// A row of a traveller, with the two pairs by their positions in the roster.
#[derive(Clone, Copy, Debug)]
pub(super) struct TravellerRow {
    row: u32,
    sides: [(usize, CellAddress); 2],
}

/// Enters the pairs of a traveller.
pub(super) fn enter_traveller_pairs(
    view: TableWithCells<'_>,
    roster: &mut Roster,
) -> Vec<TravellerRow> {
    let mut lines = Vec::new();
    for row in view.rows_by_contestant().into_iter().flatten() {
        let sides = [[What::NsNames, What::Home], [What::EwNames, What::Away]].map(|side| {
            let (text, at) = side.into_iter().find_map(|what| view.text_by_meaning(what, row))?;
            (!nobody::means_nobody_plays(&text)).then_some((text, at))
        });
        let [Some(one), Some(other)] = sides else { continue };
        let sides = [one, other].map(|(text, at)| {
            let mut pair = RosterContestant::from_name(&text, at, ContestantKind::Pairs);
            // Pairs that go by their numbers alone.
            if !people::has_letters(&text) {
                pair.number = Some((text, Some(at)));
            }
            (roster.enter(pair), at)
        });
        lines.push(TravellerRow { row, sides });
    }
    lines
}

/// Lays a traveller out.
pub(super) fn fill_traveller_rows(
    draft: &mut ReturnDraft,
    view: TableWithCells<'_>,
    lines: &[TravellerRow],
    labels: &[String],
) {
    use BoardColumn as B;
    let caption = view.table.caption.as_ref();
    let board = caption.and_then(|(text, at)| Some((board_in_caption(text)?, Some(*at))));
    let board =
        board.or_else(|| Some((board_in_caption(view.grid.sheet_name(view.table.sheet))?, None)));
    let letters = TravellerLetters::from_table(view);
    for line in lines {
        let row = line.row;
        let mut cells = Vec::new();
        let own = view
            .text_by_meaning(What::Board, row)
            .and_then(|(text, at)| Some((first_whole_number(&text)?, Some(at))));
        cells.extend(own.or_else(|| board.clone()).map(|(number, at)| {
            DraftCell::new(B::Board, CellContent::number_or_text(&number), at)
        }));
        for (column, (pair, at)) in [B::NorthSouth, B::EastWest].into_iter().zip(line.sides) {
            cells.push(DraftCell::new(column, CellContent::text(&labels[pair]), Some(at)));
        }
        cells.extend(read_contract_and_declarer(view, row, letters));
        // Kings and queens have other letters too, which the cells do not tell apart.
        let lead = view.text_by_meaning(What::Lead, row).filter(|_| letters.has_english_suits());
        cells.extend(
            lead.map(|(text, at)| DraftCell::new(B::Lead, CellContent::Text(text), Some(at))),
        );
        cells.extend(read_tricks(view, row));
        let score = view.number_by_meaning(What::NsScore, row);
        let score = score.or_else(|| negated(view.number_by_meaning(What::EwScore, row)));
        cells.extend(score.map(|(filled, at)| DraftCell::new(B::Score, filled, Some(at))));
        draft.boards.add(cells);
    }
}

/// The contract, and the declarer of its own cell or behind the contract, in English letters.
fn read_contract_and_declarer(
    view: TableWithCells<'_>,
    row: u32,
    letters: TravellerLetters,
) -> Vec<DraftCell<BoardColumn>> {
    let mut cells = Vec::new();
    let mut declarer = view.text_by_meaning(What::By, row);
    if let Some((text, at)) = view.text_by_meaning(What::Contract, row) {
        let (contract, by) = contract(&text);
        let contract = CellContent::Text(letters.translate_contract(&contract));
        cells.push(DraftCell::new(BoardColumn::Contract, contract, Some(at)));
        declarer = declarer.or(by.map(|by| (by.to_string(), at)));
    }
    cells.extend(declarer.map(|(text, at)| {
        let declarer = CellContent::Text(letters.translate_declarer(text));
        DraftCell::new(BoardColumn::By, declarer, Some(at))
    }));
    cells
}

/// The tricks that were made, or by how many the contract was made or not.
fn read_tricks(view: TableWithCells<'_>, row: u32) -> Option<DraftCell<BoardColumn>> {
    let (text, at) = view.text_by_meaning(What::Tricks, row)?;
    let (column, filled) = match text.starts_with(['+', '-', '=', '\u{2013}', '\u{2212}']) {
        true => (BoardColumn::Result, CellContent::Text(text)),
        false => (BoardColumn::Tricks, CellContent::number_or_text(&text)),
    };
    Some(DraftCell::new(column, filled, Some(at)))
}

/// The score of North-South where only that of East-West stands.
fn negated(score: Option<(CellContent, CellAddress)>) -> Option<(CellContent, CellAddress)> {
    match score {
        Some((CellContent::Number(number), at)) => Some((CellContent::Number(-number), at)),
        _ => None,
    }
}

/// The contract and the declarer of a cell such as `2H N` or `3NTx by S`.
fn contract(text: &str) -> (String, Option<&'static str>) {
    const SEATS: [&str; 4] = ["N", "S", "E", "W"];
    let mut words: Vec<&str> =
        text.split_whitespace().filter(|word| !word.eq_ignore_ascii_case("by")).collect();
    let seat = words
        .last()
        .and_then(|last| SEATS.into_iter().find(|seat| seat.eq_ignore_ascii_case(last)));
    if seat.is_some() && words.len() > 1 {
        words.pop();
        return (words.concat(), seat);
    }
    (text.to_string(), None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contract_and_declarer_may_stand_in_one_cell() {
        for (text, want) in [
            ("2H\tN", ("2H", Some("N"))),
            ("3NT x by s", ("3NTx", Some("S"))),
            ("4S", ("4S", None)),
            ("pass", ("pass", None)),
        ] {
            assert_eq!(contract(text), (want.0.to_string(), want.1), "{text}");
        }
    }
}
