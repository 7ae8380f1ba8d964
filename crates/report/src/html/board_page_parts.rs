//! What the pages of an event's boards share: names, links to boards and score cards, and
//! the cells of a line.
//!
//! Each event has its own folder, so that keys cannot collide: `events/<key>/boards.html`
//! and `cards.html`. Large fields continue in `boards-2.html` and so on; the first page
//! always has the plain name. A board or a score card is never split.

use std::ops::Range;

use crate::language::LanguageTexts;
use engine::awards::ComputedEvent;
use engine::scoring::{BoardPoints, ScoredBoardsAndMatches, ScoringMethod, Traveller};
use model::{
    ArtificialScore, AuctionResult, BoardLine, BoardLineScore, Event, Exact, PlainOrWeightedScore,
    StableSort, Strain, Unit, natural_cmp,
};
use register::EventRecord;

use super::markup::MarkupBuilder;

/// Most lines on a page, approximately.
const MOST_LINES: usize = 2_500;
/// Most score cards on a page.
const MOST_CARDS: usize = 100;
/// Opens the names of the contestants at a table.
const NAMES: &str = " <span class=\"who\">";
/// The relative path to the folder of `index.html` from an event's folder.
pub(super) const ROOT_FROM_EVENT_FOLDER: &str = "../../";

/// An event that was scored from boards, with prepared cells.
pub(super) struct BoardScoredEvent<'a> {
    /// The texts of its pages.
    pub texts: &'a LanguageTexts,
    pub record: &'a EventRecord,
    /// The event as the return has it.
    pub event: &'a Event,
    /// The event with its results.
    pub outcome: &'a ComputedEvent,
    pub worked: &'a ScoredBoardsAndMatches,
    /// Its entries in the order of the record's standings.
    pub order: Vec<usize>,
    /// The rank of each entry by label.
    pub rank: Vec<usize>,
    /// Its travellers by page.
    pub pages: Vec<Range<usize>>,
    /// The link to each traveller.
    pub boards: Vec<TravellerLink>,
    /// The maximum of matchpoints over all boards.
    pub full: Option<Exact>,
    /// The markup of each contestant.
    who: Vec<Who>,
    /// The cells of the points of each line, for North-South and East-West.
    points: Vec<[MarkupBuilder; 2]>,
}

/// The place of a traveller on the pages.
#[derive(Debug, Default, Clone)]
pub(super) struct TravellerLink {
    /// Its id on its page.
    pub id: String,
    /// Its page and id.
    pub href: String,
}

/// The markup of a contestant.
#[derive(Default, Clone)]
struct Who {
    /// The label, as a link to the score card.
    card: MarkupBuilder,
    /// The names; empty if they are the label.
    name: MarkupBuilder,
}

impl<'a> BoardScoredEvent<'a> {
    /// Prepares an event; `None` if it has no boards to show.
    pub(super) fn new(
        texts: &'a LanguageTexts,
        record: &'a EventRecord,
        outcome: &'a ComputedEvent,
    ) -> Option<BoardScoredEvent<'a>> {
        let worked = outcome.scores.board_scoring().filter(|_| record.play.from_boards)?;
        let event = &outcome.event;
        let order = entries_in_standings_order(outcome);
        let mut who = vec![Who::default(); event.entries.len()];
        for (standing, index) in (0u32..).zip(&order) {
            let entry = &event.entries[*index];
            let (who, title) = (&mut who[*index], entry.display_name());
            let link = score_card_href(record, standing);
            who.card.raw("<a href=\"").text(&link).raw("\">").text(&entry.label).raw("</a>");
            if title != entry.label {
                who.name.text(&title);
            }
        }
        let mut by_label: Vec<usize> = (0..event.entries.len()).collect();
        by_label.arrange_by(|a, b| natural_cmp(&event.entries[*a].label, &event.entries[*b].label));
        let mut rank = vec![0; by_label.len()];
        by_label.iter().enumerate().for_each(|(position, entry)| rank[*entry] = position);
        let pages = pages_of(&worked.travellers);
        let boards = places_of(&worked.travellers, &pages);
        Some(BoardScoredEvent {
            texts,
            record,
            event,
            outcome,
            worked,
            order,
            rank,
            pages,
            boards,
            full: outcome.scores.full_matchpoint_maximum(),
            who,
            points: points_of(texts, worked),
        })
    }

    /// Whether teams play each board in two rooms.
    pub(super) fn has_two_rooms(&self) -> bool {
        matches!(self.worked.plan.method, ScoringMethod::Teams | ScoringMethod::BoardAMatch)
    }

    /// Adds the cell of a side: labels with links to score cards, and names.
    /// `class` tells which side it is.
    pub(super) fn add_side_cell(
        &self,
        row: &mut MarkupBuilder,
        class: &'static str,
        side: impl Iterator<Item = usize> + Clone,
    ) {
        row.raw("<td class=\"side ").raw(class).raw("\"><span>");
        match (side.clone().next(), side.clone().nth(1)) {
            (Some(one), None) => {
                row.add(&self.who[one].card).raw("</span>");
                if !self.who[one].name.is_empty() {
                    row.raw(NAMES).add(&self.who[one].name).raw("</span>");
                }
            }
            _ => {
                self.add_each(row, side.clone(), |who| &who.card);
                row.raw("</span>").raw(NAMES);
                self.add_each(row, side, |who| &who.name);
                row.raw("</span>");
            }
        }
        row.raw("</td>");
    }

    fn add_each(
        &self,
        row: &mut MarkupBuilder,
        side: impl Iterator<Item = usize>,
        part: impl Fn(&Who) -> &MarkupBuilder,
    ) {
        for (nth, entry) in side.enumerate() {
            if nth > 0 {
                row.raw(" &amp; ");
            }
            row.add(part(&self.who[entry]));
        }
    }

    /// The title of a traveller's session, round and section; empty if there is only one.
    pub(super) fn session_and_section_title(&self, traveller: &Traveller) -> String {
        let mut parts = Vec::new();
        let session = self.worked.sessions[traveller.session].as_str();
        if self.worked.sessions.len() > 1 && !session.is_empty() {
            parts.push(noun_with_number(self.texts.translate_fixed_word("Session"), session));
        }
        let named = |noun, name| noun_with_number(self.texts.translate_fixed_word(noun), name);
        parts.extend(traveller.round.as_deref().map(|round| named("Round", round)));
        parts.extend(traveller.section.as_deref().map(|section| named("Section", section)));
        parts.join(", ")
    }

    /// The title of a board: its number, and the version of a fouled one.
    pub(super) fn board_title(&self, traveller: &Traveller) -> String {
        match traveller.version {
            Some(version) => format!("{} {version}", traveller.board),
            None => traveller.board.to_string(),
        }
    }

    /// The cells of the points of a line for one side: 0 for North-South, 1 for
    /// East-West.
    pub(super) fn points_cells(&self, line: usize, side: usize) -> &MarkupBuilder {
        &self.points[line][side]
    }
}

/// The cells of the points of every line.
fn points_of(texts: &LanguageTexts, worked: &ScoredBoardsAndMatches) -> Vec<[MarkupBuilder; 2]> {
    let unit = worked.plan.method.unit();
    let cells = |points| cells_of(texts, points, unit);
    worked.points.iter().map(|sides| sides.map(cells)).collect()
}

/// The cells of points: matchpoints and percentage, or IMPs or total points.
fn cells_of(texts: &LanguageTexts, points: Option<BoardPoints>, unit: Unit) -> MarkupBuilder {
    let of_maximum = unit == Unit::Percent;
    // Two IMPs, or eighty points, make one shade.
    let shade = if unit == Unit::Points { 80.0 } else { 2.0 };
    let mut cells = MarkupBuilder::new();
    match points {
        None if of_maximum => cells.raw("<td class=\"n wide\"></td><td class=\"n\"></td>"),
        None => cells.raw("<td class=\"n\"></td>"),
        Some(points) if of_maximum => {
            cells
                .raw("<td class=\"n wide\">")
                .text(&texts.localise_number(&number_text(points.value)));
            cells.raw("</td>");
            match board_value_in_hundredths(points) {
                Some(share) => {
                    let sign = if share < 0 { "\u{2212}" } else { "" };
                    let text = format!("{sign}{}.{:02}", share.abs() / 100, share.abs() % 100);
                    cells
                        .raw(heated((share + 500) / 1000))
                        .text(&texts.localise_number(&text))
                        .raw("</td>")
                }
                None => cells.raw("<td class=\"n\"></td>"),
            }
        }
        Some(points) => {
            let heat = (points.value.to_cell_f64() / shade).round() as i128 + 5;
            cells
                .raw(heated(heat))
                .text(&texts.localise_number(&signed_number_text(points.value)))
                .raw("</td>")
        }
    };
    cells
}

/// The opening tag of a cell shaded from 0 (worst) to 10.
fn heated(level: i128) -> &'static str {
    match level {
        ..=0 => "<td class=\"n h0\">",
        1 => "<td class=\"n h1\">",
        2 => "<td class=\"n h2\">",
        3 => "<td class=\"n h3\">",
        4 => "<td class=\"n h4\">",
        5 => "<td class=\"n\">",
        6 => "<td class=\"n h6\">",
        7 => "<td class=\"n h7\">",
        8 => "<td class=\"n h8\">",
        9 => "<td class=\"n h9\">",
        _ => "<td class=\"n h10\">",
    }
}

/// The shown value of a board in hundredths: the percentage of matchpoints, or IMPs or
/// points. Boards with equal shown values count as equal. `None` if nothing could be won.
pub(super) fn board_value_in_hundredths(points: BoardPoints) -> Option<i128> {
    let value = points.value;
    let (above, below) = match points.most {
        None => (value.numerator() * 100, value.denominator()),
        Some(most) => {
            let above = value.numerator() * most.denominator() * 10_000;
            (above, value.denominator() * most.numerator())
        }
    };
    let rounded = |above: i128| (2 * above + below) / (2 * below);
    let sized = (below > 0).then(|| rounded(above.abs()))?;
    Some(if above < 0 { -sized } else { sized })
}

/// The entries of an event in the order of its record's standings.
pub(super) fn entries_in_standings_order(outcome: &ComputedEvent) -> Vec<usize> {
    let list = |list: &engine::standings::RankingList| {
        let ranked = list.standings.iter().map(|standing| standing.entry);
        ranked.chain(list.unranked.iter().copied()).collect::<Vec<usize>>()
    };
    outcome.lists.iter().flat_map(list).collect()
}

/// The number of score cards on a page, from the boards of each.
pub(super) fn score_cards_per_page(record: &EventRecord) -> usize {
    let boards = record.facts.size.boards.unwrap_or(1).max(1) as usize;
    (MOST_LINES / boards).clamp(10, MOST_CARDS)
}

/// The link to a standing's score card from the event's folder.
pub(super) fn score_card_href(record: &EventRecord, standing: u32) -> String {
    let page = standing as usize / score_cards_per_page(record);
    let label = &record.rankings.standings[standing as usize].entry;
    format!("{}#{}", nth_page_name("cards", page), score_card_id(label))
}

/// The id of a standing's row on the page of its event, where its awards are explained.
pub(super) fn standing_row_id(standing: u32) -> String {
    format!("s{standing}")
}

/// The id of a contestant's score card, unique to the label.
pub(super) fn score_card_id(label: &str) -> String {
    let mut id = String::from("c-");
    for byte in label.bytes() {
        if byte.is_ascii_alphanumeric() || byte == b'-' {
            id.push(char::from(byte));
        } else {
            id.push_str(&format!(".{byte:02x}"));
        }
    }
    id
}

/// The name of the `nth` page of a kind, from 0.
pub(super) fn nth_page_name(kind: &str, nth: usize) -> String {
    match nth {
        0 => format!("{kind}.html"),
        nth => format!("{kind}-{}.html", nth + 1),
    }
}

fn pages_of(travellers: &[Traveller]) -> Vec<Range<usize>> {
    let mut pages: Vec<Range<usize>> = Vec::new();
    let mut lines = 0;
    for (index, traveller) in travellers.iter().enumerate() {
        lines += traveller.lines.len();
        match pages.last_mut() {
            Some(page) if lines <= MOST_LINES => page.end = index + 1,
            _ => {
                pages.push(index..index + 1);
                lines = traveller.lines.len();
            }
        }
    }
    pages
}

fn places_of(travellers: &[Traveller], pages: &[Range<usize>]) -> Vec<TravellerLink> {
    let group = |traveller: &Traveller| {
        (traveller.session, traveller.round.clone(), traveller.section.clone())
    };
    let mut groups: Vec<_> = travellers.iter().map(group).collect();
    groups.dedup();
    let several = groups.len() > 1;
    let (mut places, mut nth) = (Vec::with_capacity(travellers.len()), 0);
    for (index, traveller) in travellers.iter().enumerate() {
        nth += usize::from(index > 0 && group(traveller) != group(&travellers[index - 1]));
        let mut id = format!("b{}", traveller.board);
        if several {
            id = format!("g{}-{id}", nth + 1);
        }
        id.extend(traveller.version.map(|version| format!("-{version}")));
        let page = pages.iter().position(|page| page.contains(&index)).unwrap_or_default();
        places.push(TravellerLink { href: format!("{}#{id}", nth_page_name("boards", page)), id });
    }
    places
}

/// A noun with its number: `Round 3`; a proper name alone.
pub(super) fn noun_with_number(noun: &str, name: &str) -> String {
    let number = name.bytes().next().is_some_and(|first| first.is_ascii_digit());
    let short = name.len() <= 2;
    if number || short { format!("{noun} {name}") } else { name.to_string() }
}

/// A number with at most two decimals and a true minus sign.
pub(super) fn number_text(value: Exact) -> String {
    let mut text = value.to_fixed(if value.is_whole() { 0 } else { 2 });
    if text.contains('.') {
        text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
    }
    true_minus(text)
}

/// The same with a plus sign if positive.
pub(super) fn signed_number_text(value: Exact) -> String {
    let text = number_text(value);
    if value > Exact::ZERO { format!("+{text}") } else { text }
}

fn true_minus(text: String) -> String {
    match text.strip_prefix('-') {
        Some(rest) => format!("\u{2212}{rest}"),
        None => text,
    }
}

/// Adds a contract with its suit as a sign.
pub(super) fn add_contract(
    row: &mut MarkupBuilder,
    texts: &LanguageTexts,
    bid: Option<AuctionResult>,
) {
    match bid {
        None => {}
        Some(AuctionResult::PassedOut) => {
            row.text(texts.translate_fixed_word("pass"));
        }
        Some(AuctionResult::Contract(contract)) => {
            row.text(&contract.level.to_string());
            match contract.strain {
                Strain::NoTrump => row.text(texts.translate_fixed_word("NT")),
                suit => row.raw(denomination_symbol(suit)),
            };
            row.raw(contract.doubling.traveller_sign());
        }
    }
}

/// A denomination as a symbol, forced to text instead of an emoji.
pub(super) fn denomination_symbol(strain: Strain) -> &'static str {
    match strain {
        Strain::Clubs => "<i class=\"c\">\u{2663}\u{fe0e}</i>",
        Strain::Diamonds => "<i class=\"d\">\u{2666}\u{fe0e}</i>",
        Strain::Hearts => "<i class=\"h\">\u{2665}\u{fe0e}</i>",
        Strain::Spades => "<i class=\"s\">\u{2660}\u{fe0e}</i>",
        Strain::NoTrump => "NT",
    }
}

/// Adds an opening lead: rank and suit symbol, typed in either order; anything else as
/// typed.
pub(super) fn add_opening_lead(row: &mut MarkupBuilder, lead: &str) {
    const RANKS: [&str; 14] =
        ["2", "3", "4", "5", "6", "7", "8", "9", "10", "T", "J", "Q", "K", "A"];
    let suits = || Strain::ALL.into_iter().filter(|strain| *strain != Strain::NoTrump);
    let card = suits().find_map(|suit| {
        let rank = lead
            .strip_prefix(suit.traveller_letters())
            .or(lead.strip_suffix(suit.traveller_letters()))?;
        RANKS.contains(&rank).then_some((suit, rank))
    });
    match card {
        Some((suit, rank)) => row.raw(denomination_symbol(suit)).text(rank),
        None => row.text(lead),
    };
}

/// The result of a line: `=`, or the tricks above or below the contract.
pub(super) fn contract_result_text(line: &BoardLine) -> String {
    let (Some(AuctionResult::Contract(contract)), Some(tricks)) = (line.bid, line.tricks) else {
        return String::new();
    };
    let over = i32::from(tricks) - i32::from(contract.tricks_needed());
    match over {
        0 => "=".to_string(),
        over => signed_number_text(Exact::whole(over)),
    }
}

/// Adds the score of a line for a side: 0 for North-South, 1 for East-West.
pub(super) fn add_side_score(
    row: &mut MarkupBuilder,
    texts: &LanguageTexts,
    line: &BoardLine,
    side: usize,
) {
    match &line.score {
        BoardLineScore::Real { north_south, east_west } => {
            let own = [north_south, east_west][side];
            row.text(&number_text(own.mean()));
            if let PlainOrWeightedScore::Weighted(shares) = own {
                row.raw("<small>").text(&weights(texts, shares)).raw("</small>");
            }
            if *east_west != north_south.for_other_side() {
                let (name, other) = [("EW", east_west), ("NS", north_south)][side];
                let values = [
                    ("side", texts.translate_fixed_word(name)),
                    ("score", &*number_text(other.mean())),
                ];
                row.raw("<small>").text(&texts.fill("boards-split", &values)).raw("</small>");
            }
        }
        BoardLineScore::Artificial { north_south, east_west, one_word } => {
            row.text(&artificial(*north_south));
            if !one_word {
                row.raw(" / ").text(&artificial(*east_west));
            }
        }
        BoardLineScore::Fouled => {
            row.text(texts.translate_fixed_word("fouled"));
        }
        BoardLineScore::NotPlayed => {
            row.text(texts.translate_fixed_word("not played"));
        }
    }
}

/// An artificial score with a true minus sign.
fn artificial(word: ArtificialScore) -> String {
    word.form_word().replace('-', "\u{2212}")
}

/// A weighted score: `60 % of 420, 40 % of −50`.
fn weights(texts: &LanguageTexts, shares: &[(i32, Exact)]) -> String {
    let share = |(score, share): &(i32, Exact)| {
        let percent = number_text(*share * Exact::whole(100));
        let values = [
            ("share", &*texts.localise_number(&percent)),
            ("score", &*number_text(Exact::whole(*score))),
        ];
        texts.fill("boards-weight", &values)
    };
    shares.iter().map(share).collect::<Vec<String>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_labels_share_a_card() {
        let labels = ["A 3", "A3", "A.203", "\u{c4}3", "a3", ""];
        let mut ids: Vec<String> = labels.iter().map(|label| score_card_id(label)).collect();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), labels.len());
        assert_eq!(score_card_id("3NS"), "c-3NS");
    }

    #[test]
    fn shares_are_rounded_half_away_from_nought() {
        let share = |value: Exact, most: i128| {
            board_value_in_hundredths(BoardPoints {
                value,
                most: Some(Exact::whole(most)),
                artificial: false,
            })
        };
        assert_eq!(share(Exact::whole(17), 36), Some(4722));
        assert_eq!(share(Exact::ratio(1, 16).unwrap_or(Exact::ZERO), 10), Some(63));
        assert_eq!(share(Exact::whole(-1), 36), Some(-278));
        assert_eq!(share(Exact::ZERO, 0), None);
        assert_eq!(
            board_value_in_hundredths(BoardPoints::without_maximum(Exact::whole(-3))),
            Some(-300)
        );
    }

    #[test]
    fn numbers_have_two_decimals_and_a_true_minus() {
        assert_eq!(number_text(Exact::whole(-50)), "\u{2212}50");
        assert_eq!(number_text(Exact::ratio(199, 10).unwrap_or(Exact::ZERO)), "19.9");
        assert_eq!(number_text(Exact::ratio(1, 3).unwrap_or(Exact::ZERO)), "0.33");
        assert_eq!(number_text(Exact::whole(100)), "100");
        assert_eq!(signed_number_text(Exact::whole(3)), "+3");
        assert_eq!(signed_number_text(Exact::ZERO), "0");
    }
}
