//! The dealt hands of a board: North above, South below, West and East beside each other.

use engine::scoring::Traveller;
use model::{Deal, Hand, Seat};

use crate::language::LanguageTexts;

use super::board_page_parts::{BoardScoredEvent, denomination_symbol};
use super::markup::MarkupBuilder;

/// The rows of the table: the seat in each of three columns.
const ROWS: [[Option<Seat>; 3]; 3] = [
    [None, Some(Seat::North), None],
    [Some(Seat::West), None, Some(Seat::East)],
    [None, Some(Seat::South), None],
];

/// The hands of a board; empty if they are not known.
pub(super) fn hands_diagram(played: &BoardScoredEvent<'_>, traveller: &Traveller) -> MarkupBuilder {
    let mut markup = MarkupBuilder::new();
    let session =
        traveller.lines.first().and_then(|line| played.event.boards[*line].session.as_deref());
    let same = |deal: &&Deal| {
        let named = deal.session.as_deref().is_none_or(|name| Some(name) == session);
        deal.board == traveller.board && named
    };
    let Some(deal) = played.event.deals.iter().find(same) else { return markup };
    let texts = played.texts;
    markup.raw("<table class=\"hands\" aria-label=\"").text(&texts.text("boards-hands")).raw("\">");
    for row in ROWS {
        markup.raw("<tr>");
        for seat in row {
            markup.raw("<td>");
            if let Some(seat) = seat {
                add_hand(&mut markup, texts, seat, deal.hands[seat as usize]);
            }
            markup.raw("</td>");
        }
        markup.raw("</tr>");
    }
    markup.raw("</table>");
    if let Some(makes) = &deal.makes {
        let told = texts.fill("boards-makes", &[("makes", makes)]);
        markup.raw("<p class=\"makes\">").text(&told).raw("</p>");
    }
    markup
}

fn add_hand(markup: &mut MarkupBuilder, texts: &LanguageTexts, seat: Seat, hand: Hand) {
    markup.raw("<b>").text(texts.translate_fixed_word(seat.letter())).raw("</b>");
    for (suit, ranks) in hand.suits() {
        let ranks =
            if ranks.is_empty() { "\u{2013}".to_string() } else { ranks.replace('T', "10") };
        markup.raw("<br>").raw(denomination_symbol(suit)).raw(" ").text(&ranks);
    }
}
