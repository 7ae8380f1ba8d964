//! `events/<key>/place-cards.html`: a card for each table of the drawn round with its number and
//! the names of those who sit there, to stand on the table. Four cards are a printed page.

use serde::Serialize;

use crate::publish::OutputError;
use engine::awards::ComputedEvent;
use engine::draw::{Draw, DrawnDiplomacyBoard, Pairing};
use register::{EventRecord, SeasonPlayers};

use super::board_page_parts::ROOT_FROM_EVENT_FOLDER;
use super::contestants::Contestants;
use super::paging::{
    card_page_links, page_file_name, page_navigation_links, split_cards_into_sheets,
    split_rows_into_pages,
};
use super::whole_lists::NamedPage;
use super::{PageLink, Site};

/// The file without its ending.
pub(super) const PLACE_CARDS_FILE_STEM: &str = "place-cards";
/// Cards on a printed page.
const ON_A_PAGE: usize = 4;
/// About the markup of a card, and of a name on it.
const CARD_BYTES: usize = 250;
const NAME_BYTES: usize = 120;

/// The context of the template `place_cards.html`.
#[derive(Serialize)]
struct CardsPage<'a> {
    title: String,
    event: &'a str,
    root: &'static str,
    event_href: String,
    facts: String,
    pages: Vec<PageLink>,
    /// The word for a place to play: `Board` or `Table`.
    table: &'static str,
    sheets: Vec<Vec<Card>>,
}

/// The card of a table.
#[derive(Serialize)]
struct Card {
    number: String,
    /// Whether more than two sit at it.
    many: bool,
    seats: Vec<Seat>,
}

/// A seat: its name, such as `White` or `England`, and who sits there.
#[derive(Serialize)]
struct Seat {
    seat: &'static str,
    name: String,
    /// Title, rating and club, or the players of a team.
    facts: String,
}

/// Whether a drawn round has tables.
pub(super) fn has_place_cards(draw: &Draw) -> bool {
    !draw.boards.is_empty() || draw.pairings.iter().any(|pairing| pairing.second.is_some())
}

impl Site {
    /// The pages of an event's place cards for the drawn round, with their paths; empty without
    /// one.
    pub fn place_card_pages(
        &self,
        people: &SeasonPlayers,
        event: &EventRecord,
        outcome: &ComputedEvent,
    ) -> Result<Vec<NamedPage>, OutputError> {
        let Some(draw) = outcome.draw.as_ref().filter(|draw| has_place_cards(draw)) else {
            return Ok(Vec::new());
        };
        let contestants = Contestants::new(people, event, outcome);
        let tables = Tables { draw, outcome, contestants };
        let cards = tables.cards();
        let count = cards.len();
        let sheets = split_cards_into_sheets(cards, ON_A_PAGE);
        let bytes = |sheet: &Vec<Card>| {
            sheet.iter().map(|card| CARD_BYTES + NAME_BYTES * card.seats.len()).sum()
        };
        let pages = split_rows_into_pages(sheets, bytes);
        let links = card_page_links(PLACE_CARDS_FILE_STEM, &pages, |card| &card.number);
        let texts = self.texts_in_language(event.language);
        let mut made = Vec::with_capacity(pages.len());
        for (at, sheets) in pages.into_iter().enumerate() {
            let file = page_file_name(PLACE_CARDS_FILE_STEM, at);
            let facts = [
                Some(event.identity.title.clone()),
                event.identity.date.map(|date| texts.day_text(date)),
            ];
            let facts =
                facts.into_iter().flatten().chain([texts.text_for_count("count-cards", count)]);
            let page = CardsPage {
                title: texts.fill("cards-place-round", &[("number", &draw.round_name())]),
                event: &event.identity.title,
                root: ROOT_FROM_EVENT_FOLDER,
                event_href: format!("../{}.html", event.key),
                facts: facts.collect::<Vec<_>>().join(" \u{b7} "),
                pages: page_navigation_links(&links, &file),
                table: draw.table_word(),
                sheets,
            };
            let name = format!("events/{}/{file}", event.key);
            made.push((name, self.render_in(event.language, "place_cards.html", &page)?));
        }
        Ok(made)
    }
}

/// The tables of a drawn round.
struct Tables<'a> {
    draw: &'a Draw,
    outcome: &'a ComputedEvent,
    contestants: Contestants<'a>,
}

impl Tables<'_> {
    fn cards(&self) -> Vec<Card> {
        let boards = self.draw.boards.iter().map(|board| self.of_board(board));
        let pairs = self
            .draw
            .numbered_pairings()
            .filter_map(|(number, pairing)| self.card(number, pairing));
        boards.chain(pairs).collect()
    }

    fn card(&self, number: usize, pairing: &Pairing) -> Option<Card> {
        let [first, second] = self.draw.side_words();
        let seats = vec![self.seat(first, pairing.first), self.seat(second, pairing.second?)];
        Some(Card { number: number.to_string(), many: false, seats })
    }

    fn of_board(&self, board: &DrawnDiplomacyBoard) -> Card {
        let seats = board.seats.iter().map(|seat| self.seat(seat.power.name(), seat.who));
        Card { number: board.label.clone(), many: true, seats: seats.collect() }
    }

    fn seat(&self, seat: &'static str, position: usize) -> Seat {
        let entry = self.outcome.entry_at_draw_position(position);
        let name = self.contestants.name(entry);
        Seat { seat, facts: self.contestants.title_rating_and_club(entry), name }
    }
}
