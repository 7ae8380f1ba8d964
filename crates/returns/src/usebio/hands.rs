//! The dealt hands: elements `HAND` below a `BOARD`, or the diagrams that platforms write beside each
//! result.

use std::collections::HashSet;

use crate::scoring_pads::lin;
use adopt::return_sheets::{CellContent, Row};
use model::Hand;
use model::form::DealColumn;

use super::matches::Match;
use super::scope::{Scope, SharedName};
use super::tree::Element;

/// The suits in the order in which hands are written.
const SUITS: [&str; 4] = ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"];
/// The columns of the hands, by the first letter of their direction.
const SEATS: [(char, DealColumn); 4] = [
    ('N', DealColumn::North),
    ('E', DealColumn::East),
    ('S', DealColumn::South),
    ('W', DealColumn::West),
];

/// The rows of the sheet `Deals` of an event: each board once. A set of hands beside the events of a
/// file is that of all of them.
pub(super) fn rows(
    root: &Element,
    scopes: &[Scope<'_>],
    matches: &[Match<'_>],
) -> Vec<Row<DealColumn>> {
    let mut deals = Deals::default();
    for scope in scopes {
        for set in scope.element.all("HANDSET") {
            let session = scope.session_and_section(set).0;
            set.all("BOARD").for_each(|board| deals.add(board, session.clone()));
        }
        for board in scope.element.all("BOARD") {
            deals.add(board, scope.session_and_section(board).0);
        }
    }
    for found in matches {
        found.element.all("BOARD").for_each(|board| deals.add(board, None));
    }
    for set in root.all("HANDSET") {
        set.all("BOARD").for_each(|board| deals.add(board, None));
    }
    deals.rows
}

/// The deals found so far.
#[derive(Default)]
struct Deals {
    rows: Vec<Row<DealColumn>>,
    /// Session and number of each.
    known: HashSet<(SharedName, String)>,
}

impl Deals {
    fn add(&mut self, board: &Element, session: SharedName) {
        let Some(number) = board.text("BOARD_NUMBER") else { return };
        let own = |seat: (char, DealColumn)| {
            let hand = board.all("HAND").find(|hand| {
                let direction = hand.text("DIRECTION").unwrap_or_default();
                direction.chars().next().is_some_and(|c| c.eq_ignore_ascii_case(&seat.0))
            });
            let suits = hand.map(|hand| SUITS.map(|suit| hand.text(suit).unwrap_or_default()));
            let suits = suits.filter(|suits| suits.iter().any(|ranks| !ranks.is_empty()))?;
            let hand = Hand::from_suits(suits).map(|hand| hand.to_string());
            Some(hand.unwrap_or_else(|| suits.join(".")))
        };
        let typed = SEATS.map(own);
        let diagram =
            || board.all("TRAVELLER_LINE").find_map(|line| lin::hands(line.peek("LIN_DATA")?));
        let hands = if typed.iter().any(Option::is_some) {
            Some(typed)
        } else {
            diagram().map(|hands| hands.map(Some))
        };
        let Some(hands) = hands else { return };
        if !self.known.insert((session.clone(), number.to_string())) {
            return;
        }
        let mut row: Row<DealColumn> = Vec::new();
        row.extend(session.map(|session| (DealColumn::Session, 1, CellContent::text(&session))));
        row.push((DealColumn::Board, 1, CellContent::number_or_text(number)));
        for ((_, column), hand) in SEATS.into_iter().zip(hands) {
            row.extend(hand.map(|hand| (column, 1, CellContent::text(&hand))));
        }
        self.rows.push(row);
    }
}
