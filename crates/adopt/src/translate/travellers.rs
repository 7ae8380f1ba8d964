//! Travellers: a table a board, a row each time that it was played.

use super::super::nobody;
use super::super::people;
use super::super::recognised::What;
use super::super::return_sheets::CellContent;
use super::draft::{Draft, Put};
use super::games::board_named;
use super::roster::{Contestant, Roster, Sort};
use super::suit_letters::Letters;
use super::view::{View, first_number};
use model::Address;
use model::form::BoardColumn;

/// A row of a traveller, with the two pairs by their positions in the roster.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    row: u32,
    sides: [(usize, Address); 2],
}

/// Enters the pairs of a traveller.
pub(super) fn enter(view: View<'_>, roster: &mut Roster) -> Vec<Line> {
    let mut lines = Vec::new();
    for row in view.rows().into_iter().flatten() {
        let sides = [[What::NsNames, What::Home], [What::EwNames, What::Away]].map(|side| {
            let (text, at) = side.into_iter().find_map(|what| view.text(what, row))?;
            (!nobody::is_nobody(&text)).then_some((text, at))
        });
        let [Some(one), Some(other)] = sides else { continue };
        let sides = [one, other].map(|(text, at)| {
            let mut pair = Contestant::named(&text, at, Sort::Pairs);
            // Pairs that go by their numbers alone.
            if !people::has_letters(&text) {
                pair.number = Some((text, Some(at)));
            }
            (roster.enter(pair), at)
        });
        lines.push(Line { row, sides });
    }
    lines
}

/// Lays a traveller out.
pub(super) fn lay_out(draft: &mut Draft, view: View<'_>, lines: &[Line], labels: &[String]) {
    use BoardColumn as B;
    let caption = view.table.caption.as_ref();
    let board = caption.and_then(|(text, at)| Some((board_named(text)?, Some(*at))));
    let board = board.or_else(|| Some((board_named(view.grid.sheet(view.table.sheet))?, None)));
    let letters = Letters::of_table(view);
    for line in lines {
        let row = line.row;
        let [north_south, east_west] = line.sides;
        let mut cells = Vec::new();
        let own = view
            .text(What::Board, row)
            .and_then(|(text, at)| Some((first_number(&text)?, Some(at))));
        cells.extend(
            own.or_else(|| board.clone())
                .map(|(number, at)| Put::new(B::Board, CellContent::number_or_text(&number), at)),
        );
        cells.push(Put::new(
            B::NorthSouth,
            CellContent::text(&labels[north_south.0]),
            Some(north_south.1),
        ));
        cells.push(Put::new(
            B::EastWest,
            CellContent::text(&labels[east_west.0]),
            Some(east_west.1),
        ));
        let mut declarer = view.text(What::By, row);
        if let Some((text, at)) = view.text(What::Contract, row) {
            let (contract, by) = contract(&text);
            let contract = letters.contract(&contract);
            cells.push(Put::new(B::Contract, CellContent::Text(contract), Some(at)));
            declarer = declarer.or(by.map(|by| (by.to_string(), at)));
        }
        let declarer = declarer.map(|(text, at)| (letters.seat(text), at));
        cells.extend(declarer.map(|(text, at)| Put::new(B::By, CellContent::Text(text), Some(at))));
        // Kings and queens have other letters too, which the cells do not tell apart.
        let lead = view.text(What::Lead, row).filter(|_| letters.are_english());
        cells.extend(lead.map(|(text, at)| Put::new(B::Lead, CellContent::Text(text), Some(at))));
        if let Some((text, at)) = view.text(What::Tricks, row) {
            let over = text.starts_with(['+', '-', '=', '\u{2013}', '\u{2212}']);
            let column = if over { B::Result } else { B::Tricks };
            let filled =
                if over { CellContent::Text(text) } else { CellContent::number_or_text(&text) };
            cells.push(Put::new(column, filled, Some(at)));
        }
        let score = view.number(What::NsScore, row);
        let score = score.or_else(|| negated(view.number(What::EwScore, row)));
        cells.extend(score.map(|(filled, at)| Put::new(B::Score, filled, Some(at))));
        draft.boards.add(cells);
    }
}

/// The score of North-South where only that of East-West stands.
fn negated(score: Option<(CellContent, Address)>) -> Option<(CellContent, Address)> {
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
