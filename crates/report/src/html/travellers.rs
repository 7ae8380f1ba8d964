//! `events/<key>/boards.html`: the traveller of each board.
//!
//! Lines are sorted by North-South's score, best first; those of teams by match, the open
//! room first, since they are compared only within the match.

use serde::Serialize;

use crate::language::LanguageTexts;
use crate::publish::OutputError;
use engine::scoring::Traveller;
use model::{
    AuctionResult, BoardLine, Room, Seat, StableSort, Strain, Unit, dealer_of_board,
    vulnerability_of_board,
};

use super::board_page_parts::{
    BoardScoredEvent, ROOT_FROM_EVENT_FOLDER, add_contract, add_opening_lead, add_side_score,
    contract_result_text, nth_page_name,
};
use super::hands;
use super::markup::MarkupBuilder;
use super::play_links;
use super::{PageLink, Site, remarks};

/// The context of the template `boards.html`.
#[derive(Serialize)]
struct BoardsPage<'a> {
    title: &'a str,
    root: &'static str,
    event_href: String,
    facts: String,
    cards_href: &'static str,
    how: &'a str,
    pages: Vec<PageLink>,
    index: &'a [IndexGroup],
    columns: &'a [TableHeading<'a>],
    /// The columns that a phone shows.
    narrow: usize,
    boards: Vec<Board<'a>>,
}

/// A heading of a table.
#[derive(Serialize)]
pub(super) struct TableHeading<'a> {
    pub title: &'a str,
    /// `n` for numbers, `wide` if a phone hides it.
    pub class: &'static str,
}

/// Boards of one session, round and section in the index.
#[derive(Serialize)]
struct IndexGroup {
    title: String,
    boards: Vec<IndexBoard>,
}

#[derive(Serialize)]
struct IndexBoard {
    href: String,
    number: String,
    /// The most frequent contract.
    contract: MarkupBuilder,
}

#[derive(Serialize)]
struct Board<'a> {
    id: String,
    number: String,
    group: String,
    dealer: &'a str,
    vulnerable: &'a str,
    /// The hands, if they are known.
    hands: MarkupBuilder,
    rows: MarkupBuilder,
    remark: String,
}

/// Which columns the lines of an event have.
struct Shape {
    rooms: bool,
    leads: bool,
    plays: bool,
    unit: Unit,
}

impl Shape {
    fn from_event(played: &BoardScoredEvent<'_>) -> Shape {
        Shape {
            rooms: played.has_two_rooms(),
            leads: played.event.boards.iter().any(|line| line.lead.is_some()),
            plays: played.event.boards.iter().any(|line| line.play.is_some()),
            unit: played.worked.plan.method.unit(),
        }
    }

    fn columns(&self) -> Vec<TableHeading<'static>> {
        let mut columns: Vec<(&str, &str)> = Vec::new();
        if self.rooms {
            columns.push(("Room", ""));
        }
        columns.extend([("NS", ""), ("EW", ""), ("Contract", ""), ("By", "")]);
        if self.leads {
            columns.push(("Lead", "wide"));
        }
        columns.extend([("Tricks", "n wide"), ("Result", "n"), ("Score", "n")]);
        match self.unit {
            Unit::Percent => columns.extend([
                ("NS MPs", "n wide"),
                ("NS %", "n"),
                ("EW MPs", "n wide"),
                ("EW %", "n"),
            ]),
            Unit::Points => columns.extend([("NS points", "n"), ("EW points", "n")]),
            _ => columns.extend([("NS IMPs", "n"), ("EW IMPs", "n")]),
        }
        if self.plays {
            // A link says nothing on paper.
            columns.push(("Play", "screen"));
        }
        columns.into_iter().map(|(title, class)| TableHeading { title, class }).collect()
    }
}

impl Site {
    /// The pages of an event's travellers: name and content of each.
    pub(super) fn traveller_pages(
        &self,
        played: &BoardScoredEvent<'_>,
    ) -> Result<Vec<(String, Vec<u8>)>, OutputError> {
        let texts = played.texts;
        let (shape, index, how) =
            (Shape::from_event(played), index_of(played), remarks::scoring_sentences(played));
        let (title, columns) = (
            texts.fill("boards-of", &[("event", &played.record.identity.title)]),
            headings_in_language(texts, shape.columns()),
        );
        let travellers = &played.worked.travellers;
        let several = index.len() > 1;
        let mut written = Vec::with_capacity(played.pages.len());
        for (nth, page) in played.pages.iter().enumerate() {
            let board = |index: usize| Board {
                id: played.boards[index].id.clone(),
                number: played.board_title(&travellers[index]),
                group: if several {
                    played.session_and_section_title(&travellers[index])
                } else {
                    String::new()
                },
                dealer: texts
                    .translate_fixed_word(seat_title(dealer_of_board(travellers[index].board))),
                vulnerable: texts.translate_fixed_word(vulnerable(travellers[index].board)),
                hands: hands::hands_diagram(played, &travellers[index]),
                rows: rows_of(played, &travellers[index], &shape),
                remark: remarks::traveller_comparison_text(played, &travellers[index]),
            };
            let links = played.pages.iter().enumerate().map(|(other, page)| PageLink {
                href: nth_page_name("boards", other),
                text: range_title(played, page.start, page.end - 1),
                here: other == nth,
            });
            let context = BoardsPage {
                title: &title,
                root: ROOT_FROM_EVENT_FOLDER,
                event_href: format!("../{}.html", played.record.key),
                facts: board_pages_subtitle(texts, played),
                cards_href: "cards.html",
                how: &how,
                pages: if played.pages.len() > 1 { links.collect() } else { Vec::new() },
                index: &index,
                columns: &columns,
                narrow: phone_column_count(&columns),
                boards: page.clone().map(board).collect(),
            };
            written.push((
                nth_page_name("boards", nth),
                self.render_in(texts.language(), "boards.html", &context)?,
            ));
        }
        Ok(written)
    }
}

/// The heading of boards.
pub(super) const BOARD_HEADING: &str = "Board";

/// Columns with their titles in a language.
pub(super) fn headings_in_language<'a>(
    texts: &'a LanguageTexts,
    columns: Vec<TableHeading<'a>>,
) -> Vec<TableHeading<'a>> {
    // A board of cards is another word than one of chess.
    let title = |title| match title {
        BOARD_HEADING => texts.bridge_board_heading(),
        title => texts.translate_fixed_word(title),
    };
    columns.into_iter().map(|own| TableHeading { title: title(own.title), ..own }).collect()
}

/// The number of columns that a phone shows.
pub(super) fn phone_column_count(columns: &[TableHeading<'_>]) -> usize {
    columns.iter().filter(|column| !column.class.contains("wide")).count()
}

/// The line below the title, on the pages of boards and of score cards.
pub(super) fn board_pages_subtitle(texts: &LanguageTexts, played: &BoardScoredEvent<'_>) -> String {
    let record = played.record;
    let mut facts: Vec<String> =
        record.identity.date.map(|date| texts.day_text(date)).into_iter().collect();
    if !record.organiser.name.is_empty() {
        facts.push(record.organiser.name.clone());
    }
    facts.push(texts.text_for_count("count-boards", played.worked.travellers.len()));
    facts.push(texts.text_for_count("count-results", played.event.boards.len()));
    facts.push(texts.translate_fixed_word(played.worked.plan.method.title()).to_string());
    facts.join(" \u{b7} ")
}

/// The title of a page: its first and last board.
fn range_title(played: &BoardScoredEvent<'_>, first: usize, last: usize) -> String {
    let travellers = &played.worked.travellers;
    let (from, to) = (&travellers[first], &travellers[last]);
    let name = |traveller: &Traveller| {
        let group = played.session_and_section_title(traveller);
        let board = played.board_title(traveller);
        if group.is_empty() { board } else { format!("{group}, board {board}") }
    };
    if first == last { name(from) } else { format!("{} \u{2013} {}", name(from), name(to)) }
}

fn index_of(played: &BoardScoredEvent<'_>) -> Vec<IndexGroup> {
    let mut groups: Vec<IndexGroup> = Vec::new();
    for (traveller, place) in played.worked.travellers.iter().zip(&played.boards) {
        let board = IndexBoard {
            href: place.href.clone(),
            number: played.board_title(traveller),
            contract: usual_contract(played, traveller),
        };
        let title = played.session_and_section_title(traveller);
        match groups.last_mut() {
            Some(group) if group.title == title => group.boards.push(board),
            _ => groups.push(IndexGroup { title, boards: vec![board] }),
        }
    }
    groups
}

/// The most frequent contract without regard to doubling, of equals the highest; empty if
/// there is none.
fn usual_contract(played: &BoardScoredEvent<'_>, traveller: &Traveller) -> MarkupBuilder {
    let mut counts: Vec<((u8, Option<Strain>), usize, AuctionResult)> = Vec::new();
    for bid in traveller.lines.iter().filter_map(|line| played.event.boards[*line].bid) {
        let (what, bid) = match bid {
            AuctionResult::PassedOut => ((0, None), bid),
            AuctionResult::Contract(contract) => {
                let plain = model::Contract { doubling: model::Doubling::Undoubled, ..contract };
                ((contract.level, Some(contract.strain)), AuctionResult::Contract(plain))
            }
        };
        match counts.iter_mut().find(|(known, ..)| *known == what) {
            Some((_, count, _)) => *count += 1,
            None => counts.push((what, 1, bid)),
        }
    }
    let usual = counts.into_iter().max_by_key(|(what, count, _)| (*count, *what));
    let mut contract = MarkupBuilder::new();
    add_contract(&mut contract, played.texts, usual.map(|(.., bid)| bid));
    contract
}

/// The lines of a traveller in the order of the page.
fn ordered(played: &BoardScoredEvent<'_>, traveller: &Traveller) -> Vec<usize> {
    let rank = |entry: usize| played.rank[entry];
    let mut lines = traveller.lines.clone();
    lines.arrange_by_key(|index| {
        let line = &played.event.boards[*index];
        let (north_south, east_west) = (rank(line.north_south.first), rank(line.east_west.first));
        // The two rooms of a match are together, the open room first.
        let of_match = played.has_two_rooms().then(|| {
            let sides = (north_south.min(east_west), north_south.max(east_west));
            (line.round.clone(), sides, line.room != Some(Room::Open))
        });
        let score = line.north_south_score();
        (of_match, score.is_none(), std::cmp::Reverse(score), north_south, *index)
    });
    lines
}

fn rows_of(played: &BoardScoredEvent<'_>, traveller: &Traveller, shape: &Shape) -> MarkupBuilder {
    let mut rows = MarkupBuilder::new();
    for index in ordered(played, traveller) {
        let line = &played.event.boards[index];
        rows.raw("<tr>");
        if shape.rooms {
            rows.raw("<td>")
                .text(played.texts.translate_fixed_word(line.room.map_or("", Room::word)))
                .raw("</td>");
        }
        played.add_side_cell(&mut rows, "ns", line.north_south.contestants());
        played.add_side_cell(&mut rows, "ew", line.east_west.contestants());
        add_play(&mut rows, played.texts, line, shape);
        rows.raw("<td class=\"n\">");
        add_side_score(&mut rows, played.texts, line, 0);
        rows.raw("</td>");
        rows.add(played.points_cells(index, 0)).add(played.points_cells(index, 1));
        if shape.plays {
            rows.raw("<td class=\"screen\">");
            if let Some(href) = line.play.as_deref().and_then(play_links::board_play_href) {
                rows.raw("<a rel=\"noreferrer\" href=\"").text(&href).raw("\">");
                rows.text(&played.texts.text("boards-play")).raw("</a>");
            }
            rows.raw("</td>");
        }
        rows.raw("</tr>\n");
    }
    rows
}

/// Contract, declarer, lead, tricks and result.
fn add_play(rows: &mut MarkupBuilder, texts: &LanguageTexts, line: &BoardLine, shape: &Shape) {
    rows.raw("<td class=\"bid\">");
    add_contract(rows, texts, line.bid);
    rows.raw("</td><td>")
        .text(texts.translate_fixed_word(line.by.map_or("", Seat::letter)))
        .raw("</td>");
    if shape.leads {
        rows.raw("<td class=\"lead wide\">");
        add_opening_lead(rows, line.lead.as_deref().unwrap_or_default());
        rows.raw("</td>");
    }
    rows.raw("<td class=\"n wide\">");
    if let Some(tricks) = line.tricks {
        rows.text(&tricks.to_string());
    }
    rows.raw("</td><td class=\"n\">").text(&contract_result_text(line)).raw("</td>");
}

fn seat_title(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "North",
        Seat::East => "East",
        Seat::South => "South",
        Seat::West => "West",
    }
}

fn vulnerable(board: u32) -> &'static str {
    let vulnerability = vulnerability_of_board(board);
    match (vulnerability.north_south, vulnerability.east_west) {
        (false, false) => "nobody vulnerable",
        (true, false) => "NS vulnerable",
        (false, true) => "EW vulnerable",
        (true, true) => "both vulnerable",
    }
}
