//! Games of many players: supply centres by year, and plays of board games.

use super::super::people;
use super::super::recognise::{heading_has_meaning, unambiguous_date_in_text};
use super::super::recognised::What;
use super::super::return_sheets::CellContent;
use super::draft::{CellRemark, DraftCell, ReturnDraft};
use super::roster::{ContestantKind, Roster, RosterContestant};
use super::view::{TableWithCells, first_whole_number};
use model::CellAddress;
use model::form::{FIRST_SUPPLY_CENTRE_YEAR, GameColumn};

/// A seat at a table, with its player's position in the roster.
#[derive(Clone, Copy, Debug)]
pub(super) struct GameSeat {
    row: u32,
    entry: usize,
    at: CellAddress,
    /// The place that the column of the player means, and how many share the cell.
    place: Option<u16>,
}

/// What the workbook says of all games of a table.
#[derive(Debug, Default)]
pub(crate) struct CommonGameFacts {
    pub round: Option<(String, Option<CellAddress>)>,
    /// How they ended.
    pub ending: Option<String>,
}

/// Enters the players of a game of Diplomacy, a row each.
pub(super) fn enter_diplomacy_players(
    view: TableWithCells<'_>,
    roster: &mut Roster,
) -> Vec<GameSeat> {
    let rows = view.rows_by_contestant().into_iter().flatten();
    let seat = |row: u32| {
        let (name, at) = view
            .text_by_meaning(What::Player, row)
            .or_else(|| view.text_by_meaning(What::Name, row))?;
        let person = people::has_letters(&name)
            .then(|| RosterContestant::from_name(&name, at, ContestantKind::Players))?;
        Some(GameSeat { row, entry: roster.enter(person), at, place: None })
    };
    rows.filter_map(seat).collect()
}

/// The board of a caption: `Board 3`, `Travellers 14 January 2026, board 7`, `Final table 2`; the number of
/// a day or of a year is none.
pub(super) fn board_in_caption(caption: &str) -> Option<String> {
    const MOST: u16 = 200;
    let fits = |number: &String| number.parse::<u16>().is_ok_and(|number| number <= MOST);
    let words: Vec<&str> =
        caption.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let behind = words.windows(2).find_map(|pair| {
        let digits = pair[1].bytes().all(|byte| byte.is_ascii_digit());
        first_whole_number(pair[1]).filter(|_| digits && heading_has_meaning(pair[0], What::Board))
    });
    let short =
        caption.split_whitespace().count() <= 3 && unambiguous_date_in_text(caption).is_none();
    behind.or_else(|| first_whole_number(caption).filter(|_| short)).filter(fits)
}

/// Lays a game of Diplomacy out. `nth` counts the boards of the workbook.
pub(super) fn fill_diplomacy_game(
    draft: &mut ReturnDraft,
    view: TableWithCells<'_>,
    seats: &[GameSeat],
    labels: &[String],
    facts: &CommonGameFacts,
    nth: usize,
) {
    use GameColumn as G;
    let caption = view.table.caption.as_ref();
    let board = caption.and_then(|(text, at)| Some((board_in_caption(text)?, Some(*at))));
    let board = board.unwrap_or_else(|| (nth.to_string(), None));
    // A year in which nobody has a centre is after the end of the game.
    let has_centres = |column| {
        let cell = |seat: &GameSeat| view.cell_text(column, seat.row);
        seats.iter().filter_map(cell).any(|(text, _)| text.contains(|c| ('1'..='9').contains(&c)))
    };
    let mut years = view.numbered_columns(What::Year);
    years.retain(|(_, column)| has_centres(column));
    for (at, seat) in seats.iter().enumerate() {
        let mut row = Vec::new();
        let own = view.text_by_meaning(What::Round, seat.row).map(|(text, at)| (text, Some(at)));
        let ending = facts.ending.as_ref().filter(|_| at == 0);
        row.extend(ending.map(|word| DraftCell::new(G::Ending, CellContent::text(word), None)));
        row.extend(own.or_else(|| facts.round.clone()).map(|(text, at)| {
            DraftCell::new(
                G::Round,
                CellContent::Text(first_whole_number(&text).unwrap_or(text)),
                at,
            )
        }));
        row.push(DraftCell::new(G::Board, CellContent::text(&board.0), board.1));
        let mut put = |column, what| {
            let cell = view.text_by_meaning(what, seat.row);
            row.extend(
                cell.map(|(text, at)| DraftCell::new(column, CellContent::Text(text), Some(at))),
            );
        };
        put(G::Power, What::Power);
        put(G::Outcome, What::Outcome);
        row.push(DraftCell::new(G::Player, CellContent::text(&labels[seat.entry]), Some(seat.at)));
        for (year, column) in &years {
            let Some((text, at)) = view.cell_text(column, seat.row) else { continue };
            let Some(nth) =
                year.checked_sub(FIRST_SUPPLY_CENTRE_YEAR).and_then(|nth| u8::try_from(nth).ok())
            else {
                continue;
            };
            let none = text.chars().all(|c| "-\u{2013}\u{2014}x".contains(c));
            let filled =
                if none { CellContent::Number(0.0) } else { CellContent::number_or_text(&text) };
            row.push(DraftCell::new(G::Centres, filled, Some(at)).in_numbered_column(nth));
        }
        draft.games.add(row);
    }
}

/// Enters the players of plays of board games: a row a play, a column a place.
pub(super) fn enter_board_game_players(
    view: TableWithCells<'_>,
    roster: &mut Roster,
) -> Vec<GameSeat> {
    let mut seats = Vec::new();
    for row in view.rows_by_contestant().into_iter().flatten() {
        for (place, column) in view.numbered_columns(What::Player) {
            let Some((text, at)) = view.cell_text(column, row) else { continue };
            // Two who share a place stand in one cell.
            for person in people::parse_persons(&text) {
                if people::has_letters(&person.name) {
                    let one = RosterContestant {
                        players: vec![(person, at)],
                        ..RosterContestant::default()
                    };
                    let entry = roster.enter(one);
                    seats.push(GameSeat { row, entry, at, place: Some(place) });
                }
            }
        }
    }
    seats
}

/// Lays plays of board games out.
pub(super) fn fill_board_game_plays(
    draft: &mut ReturnDraft,
    view: TableWithCells<'_>,
    seats: &[GameSeat],
    labels: &[String],
) {
    use GameColumn as G;
    let mut plays = 0;
    for play in seats.chunk_by(|one, other| one.row == other.row) {
        plays += 1;
        for seat in play {
            let mut row = Vec::new();
            let game = view.text_by_meaning(What::Game, seat.row);
            row.extend(
                game.map(|(text, at)| DraftCell::new(G::Game, CellContent::Text(text), Some(at))),
            );
            row.push(DraftCell::new(G::Sheet, CellContent::Text(plays.to_string()), None));
            row.push(DraftCell::new(
                G::Player,
                CellContent::text(&labels[seat.entry]),
                Some(seat.at),
            ));
            let place = seat.place.unwrap_or(1);
            let shared = play.iter().filter(|other| other.at == seat.at).count() > 1;
            let words = "Two names share one cell, so both were given this place.";
            let place =
                DraftCell::new(G::Place, CellContent::Number(f64::from(place)), Some(seat.at));
            row.push(place.with_remark(shared.then(|| CellRemark::likely(words))));
            draft.games.add(row);
        }
    }
}
