//! The dealt hands: elements `HAND` below a `BOARD`, or the diagrams that platforms write beside each
//! result.

use std::collections::HashSet;

use crate::scoring_pads::lin_hands;
use adopt::return_sheets::{CellContent, ReturnSheetRow};
use model::Hand;
use model::form::DealColumn;

use super::matches::UsebioMatch;
use super::scope::{RefCountedName, UsebioEventPart};
use super::tree::UsebioElement;

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
pub(super) fn deals_sheet_rows(
    root: &UsebioElement,
    scopes: &[UsebioEventPart<'_>],
    matches: &[UsebioMatch<'_>],
) -> Vec<ReturnSheetRow<DealColumn>> {
    let mut deals = Deals::default();
    for scope in scopes {
        for set in scope.element.children_named("HANDSET") {
            let session = scope.session_and_section(set).0;
            set.children_named("BOARD").for_each(|board| deals.add(board, session.clone()));
        }
        for board in scope.element.children_named("BOARD") {
            deals.add(board, scope.session_and_section(board).0);
        }
    }
    for found in matches {
        found.element.children_named("BOARD").for_each(|board| deals.add(board, None));
    }
    for set in root.children_named("HANDSET") {
        set.children_named("BOARD").for_each(|board| deals.add(board, None));
    }
    deals.rows
}

/// The deals found so far.
#[derive(Default)]
struct Deals {
    rows: Vec<ReturnSheetRow<DealColumn>>,
    /// Session and number of each.
    known: HashSet<(RefCountedName, String)>,
}

impl Deals {
    fn add(&mut self, board: &UsebioElement, session: RefCountedName) {
        let Some(number) = board.child_text("BOARD_NUMBER") else { return };
        let own = |seat: (char, DealColumn)| {
            let hand = board.children_named("HAND").find(|hand| {
                let direction = hand.child_text("DIRECTION").unwrap_or_default();
                direction.chars().next().is_some_and(|c| c.eq_ignore_ascii_case(&seat.0))
            });
            let suits =
                hand.map(|hand| SUITS.map(|suit| hand.child_text(suit).unwrap_or_default()));
            let suits = suits.filter(|suits| suits.iter().any(|ranks| !ranks.is_empty()))?;
            let hand = Hand::from_suits(suits).map(|hand| hand.to_string());
            Some(hand.unwrap_or_else(|| suits.join(".")))
        };
        let typed = SEATS.map(own);
        let diagram = || {
            board
                .children_named("TRAVELLER_LINE")
                .find_map(|line| lin_hands::parse_lin_hands(line.peek_child_text("LIN_DATA")?))
        };
        let hands = if typed.iter().any(Option::is_some) {
            Some(typed)
        } else {
            diagram().map(|hands| hands.map(Some))
        };
        let Some(hands) = hands else { return };
        if !self.known.insert((session.clone(), number.to_string())) {
            return;
        }
        let mut row: ReturnSheetRow<DealColumn> = Vec::new();
        row.extend(session.map(|session| (DealColumn::Session, 1, CellContent::text(&session))));
        row.push((DealColumn::Board, 1, CellContent::number_or_text(number)));
        for ((_, column), hand) in SEATS.into_iter().zip(hands) {
            row.extend(hand.map(|hand| (column, 1, CellContent::text(&hand))));
        }
        self.rows.push(row);
    }
}
