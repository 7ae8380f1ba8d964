//! `events/<key>/cards.html`: the score card of each contestant, in the order of
//! the standings.

use serde::Serialize;

use crate::award_texts;
use crate::language::LanguageTexts;
use crate::publish::OutputError;
use engine::scoring::BoardPoints;
use model::{BoardLine, Exact, Seat, StableSort, TableSide, Unit, natural_cmp};
use register::{SeasonPlayers, StandingRecord};

use super::board_page_parts::{
    BoardScoredEvent, ROOT_FROM_EVENT_FOLDER, add_contract, add_side_score,
    board_value_in_hundredths, contract_result_text, nth_page_name, score_card_href, score_card_id,
    score_cards_per_page, signed_number_text,
};
use super::chart::Chart;
use super::charts::{self, RunningScoreChartData};
use super::markup::MarkupBuilder;
use super::travellers::{
    BOARD_HEADING, TableHeading, board_pages_subtitle, headings_in_language, phone_column_count,
};
use super::{PageLink, PlayerLink, Site, remarks};

/// The context of the template `cards.html`.
#[derive(Serialize)]
struct CardsPage<'a> {
    title: &'a str,
    root: &'static str,
    event_href: String,
    facts: &'a str,
    boards_href: &'static str,
    how: &'a str,
    /// What the charts show.
    charted: &'a str,
    pages: Vec<PageLink>,
    index: Vec<IndexGroup<'a>>,
    columns: &'a [TableHeading<'a>],
    /// The columns that a phone shows.
    narrow: usize,
    cards: Vec<Card<'a>>,
}

/// Contestants of one ranking list in the index.
#[derive(Serialize)]
struct IndexGroup<'a> {
    title: String,
    cards: Vec<IndexCard<'a>>,
}

#[derive(Serialize)]
struct IndexCard<'a> {
    href: String,
    place: String,
    entry: &'a str,
    name: String,
    total: String,
}

#[derive(Serialize)]
struct Card<'a> {
    id: String,
    entry: &'a str,
    team: &'a str,
    players: Vec<PlayerLink<'a>>,
    place: String,
    total: String,
    sum: String,
    chart: Option<Chart>,
    rows: MarkupBuilder,
}

/// A board on a contestant's card. A team has two lines for it.
struct CardRow {
    traveller: usize,
    /// Its line at North-South and its line at East-West.
    lines: [Option<usize>; 2],
    points: Option<BoardPoints>,
    /// The line and side that the points come from.
    scored: Option<(usize, usize)>,
}

/// Which columns the cards of an event have.
struct Shape {
    sessions: bool,
    rounds: bool,
    rooms: bool,
    /// Whether contestants change between North-South and East-West.
    sides: bool,
    partners: bool,
    percent: bool,
    /// The unit of a board.
    unit: Unit,
}

impl Shape {
    fn from_event(played: &BoardScoredEvent<'_>) -> Shape {
        let rooms = played.has_two_rooms();
        Shape {
            sessions: played.worked.sessions.len() > 1,
            rounds: played.event.boards.iter().any(|line| line.round.is_some()),
            rooms,
            sides: !rooms && played.outcome.lists.iter().any(|list| list.direction.is_none()),
            partners: played.event.boards.iter().any(|line| line.north_south.second.is_some()),
            percent: played.worked.plan.method.has_maximum(),
            unit: played.worked.plan.method.unit(),
        }
    }

    fn columns(&self) -> Vec<TableHeading<'static>> {
        let mut columns: Vec<(&str, &str)> = Vec::new();
        let asked = [(self.sessions, ("Session", "wide")), (self.rounds, ("Round", "wide"))];
        columns.extend(asked.into_iter().filter(|(asked, _)| *asked).map(|(_, column)| column));
        columns.push((BOARD_HEADING, "n"));
        // Beside a partner it is too wide for a phone.
        let side = if self.partners { "wide" } else { "" };
        let asked = [(self.sides, ("Side", side)), (self.partners, ("Partner", ""))];
        columns.extend(asked.into_iter().filter(|(asked, _)| *asked).map(|(_, column)| column));
        columns.push(("Against", ""));
        match self.rooms {
            true => columns.extend([
                ("Our NS", ""),
                ("Score", "n wide"),
                ("Our EW", ""),
                ("Score", "n wide"),
            ]),
            false => columns.extend([
                ("Contract", ""),
                ("By", ""),
                ("Tricks", "n wide"),
                ("Result", "n"),
                ("Score", "n"),
            ]),
        }
        match self.percent {
            true => columns.extend([("MPs", "n wide"), ("%", "n")]),
            false => columns.push((self.unit.title(), "n")),
        }
        columns.into_iter().map(|(title, class)| TableHeading { title, class }).collect()
    }
}

impl Site {
    /// The pages of an event's score cards: name and content of each.
    pub(super) fn score_card_pages(
        &self,
        people: &SeasonPlayers,
        played: &BoardScoredEvent<'_>,
    ) -> Result<Vec<(String, Vec<u8>)>, OutputError> {
        let texts = played.texts;
        let (shape, rows, how) =
            (Shape::from_event(played), rows_of_all(played), remarks::scoring_sentences(played));
        let title = texts.fill("cards-of", &[("event", &played.record.identity.title)]);
        let (columns, facts) =
            (headings_in_language(texts, shape.columns()), board_pages_subtitle(texts, played));
        let scale = scale_of(played, &rows);
        let per_page = score_cards_per_page(played.record);
        let count = played.order.len().div_ceil(per_page);
        let mut written = Vec::with_capacity(count);
        for (nth, entries) in played.order.chunks(per_page).enumerate() {
            let start = nth * per_page;
            let card = |(standing, entry): (usize, &usize)| {
                card_of(people, played, standing as u32, *entry, &rows[*entry], &shape, scale)
            };
            let links = (0..count).map(|other| PageLink {
                href: nth_page_name("cards", other),
                text: range_title(played, other * per_page, per_page),
                here: other == nth,
            });
            let page = CardsPage {
                title: &title,
                root: ROOT_FROM_EVENT_FOLDER,
                event_href: format!("../{}.html", played.record.key),
                facts: &facts,
                boards_href: "boards.html",
                how: &how,
                charted: texts.translate_fixed_word(charted(shape.unit)),
                pages: if count > 1 { links.collect() } else { Vec::new() },
                index: index_of(people, played, start..start + entries.len()),
                columns: &columns,
                narrow: phone_column_count(&columns),
                cards: (start..).zip(entries).map(card).collect(),
            };
            written.push((
                nth_page_name("cards", nth),
                self.render_in(texts.language(), "cards.html", &page)?,
            ));
        }
        Ok(written)
    }
}

/// What the charts show.
fn charted(unit: Unit) -> &'static str {
    match unit {
        Unit::Percent => {
            "Columns show the percentage on each board, the line the running percentage."
        }
        Unit::Points => "Columns show the points on each board, the line the running total.",
        _ => "Columns show the IMPs on each board, the line the running total.",
    }
}

/// The title of a page: its first and last contestant.
fn range_title(played: &BoardScoredEvent<'_>, start: usize, per_page: usize) -> String {
    let standings = &played.record.rankings.standings;
    let last = (start + per_page).min(standings.len()) - 1;
    let name = |index: usize| {
        let place = standings[index].place.map(|place| format!(" ({})", place.number));
        format!("{}{}", standings[index].entry, place.unwrap_or_default())
    };
    format!("{} \u{2013} {}", name(start), name(last))
}

fn index_of<'a>(
    people: &SeasonPlayers,
    played: &BoardScoredEvent<'a>,
    page: std::ops::Range<usize>,
) -> Vec<IndexGroup<'a>> {
    let record = played.record;
    let mut groups = Vec::new();
    for list in &record.rankings.lists {
        let (start, end) = (list.standings.start as usize, list.standings.end as usize);
        let here = start.max(page.start)..end.min(page.end);
        let cards: Vec<IndexCard<'a>> = here
            .map(|index| {
                let standing = &record.rankings.standings[index];
                IndexCard {
                    href: score_card_href(record, index as u32),
                    place: standing.place.map(|place| place.to_string()).unwrap_or_default(),
                    entry: &standing.entry,
                    name: award_texts::contestant_display_name(people, record, standing),
                    total: total_of(played, standing),
                }
            })
            .collect();
        if !cards.is_empty() {
            groups.push(IndexGroup {
                title: played.texts.translate_fixed_word(&list.title()).to_string(),
                cards,
            });
        }
    }
    groups
}

fn total_of(played: &BoardScoredEvent<'_>, standing: &StandingRecord) -> String {
    let unit = played.record.play.unit;
    let score = |score: Exact| format!("{} {}", award_texts::score_text(score, unit), unit.title());
    standing.score.map(score).unwrap_or_default()
}

/// The boards of every entry, each in the order of play.
fn rows_of_all(played: &BoardScoredEvent<'_>) -> Vec<Vec<CardRow>> {
    let (event, worked) = (played.event, played.worked);
    let mut rows: Vec<Vec<CardRow>> = Vec::new();
    rows.resize_with(event.entries.len(), Vec::new);
    for (index, traveller) in worked.travellers.iter().enumerate() {
        for line in &traveller.lines {
            let row = &event.boards[*line];
            for (side, contestants) in [row.north_south, row.east_west].into_iter().enumerate() {
                for entry in contestants.contestants() {
                    let other = [row.east_west, row.north_south][side];
                    let known =
                        rows[entry].iter_mut().rev().take_while(|known| known.traveller == index);
                    let mut known = known.filter(|known| opponents(event, known) == Some(other));
                    match known.next() {
                        Some(known) if played.has_two_rooms() => known.lines[side] = Some(*line),
                        _ => {
                            let mut lines = [None; 2];
                            lines[side] = Some(*line);
                            rows[entry].push(CardRow {
                                traveller: index,
                                lines,
                                points: None,
                                scored: None,
                            });
                        }
                    }
                }
            }
            for (entry, points) in worked.points_on_line(event, *line) {
                let mut known = rows[entry].iter_mut().rev();
                if let Some(known) = known.find(|known| known.lines.contains(&Some(*line))) {
                    known.points = Some(points);
                    known.scored =
                        Some((*line, usize::from(!row.north_south.contains_entry(entry))));
                }
            }
        }
    }
    for rows in &mut rows {
        rows.arrange_by(|a, b| order_of_play(played, a, b));
    }
    rows
}

/// The opponents on a board.
fn opponents(event: &model::Event, row: &CardRow) -> Option<TableSide> {
    match row.lines {
        [Some(line), _] => Some(event.boards[line].east_west),
        [None, Some(line)] => Some(event.boards[line].north_south),
        [None, None] => None,
    }
}

/// One of the lines of a board on a card.
fn line_of<'a>(played: &BoardScoredEvent<'a>, row: &CardRow) -> Option<(usize, &'a BoardLine)> {
    let side = usize::from(row.lines[0].is_none());
    row.lines[side].map(|line| (side, &played.event.boards[line]))
}

fn order_of_play(played: &BoardScoredEvent<'_>, a: &CardRow, b: &CardRow) -> std::cmp::Ordering {
    let traveller = |row: &CardRow| &played.worked.travellers[row.traveller];
    let round = |row: &CardRow| {
        line_of(played, row).and_then(|(_, line)| line.round.as_deref()).unwrap_or_default()
    };
    let (one, other) = (traveller(a), traveller(b));
    let by_session = one.session.cmp(&other.session);
    by_session
        .then_with(|| natural_cmp(round(a), round(b)))
        .then_with(|| one.board.cmp(&other.board))
        .then_with(|| a.traveller.cmp(&b.traveller))
}

fn card_of<'a>(
    people: &'a SeasonPlayers,
    played: &BoardScoredEvent<'a>,
    standing: u32,
    entry: usize,
    rows: &[CardRow],
    shape: &Shape,
    scale: i32,
) -> Card<'a> {
    let (record, texts) = (played.record, played.texts);
    let own = &record.rankings.standings[standing as usize];
    let list = record.list_of_standing(standing);
    let place = own.place.zip(list).map(|(place, list)| {
        let title = list.title();
        let title = texts.translate_fixed_word(&title);
        let list_title = if title.is_empty() { String::new() } else { format!(", {title}") };
        let (place, field) = (place.to_string(), list.ranked.to_string());
        let told = texts.fill("cards-place-of", &[("place", &place), ("field", &field)]);
        format!("{told}{list_title}")
    });
    Card {
        id: score_card_id(&own.entry),
        entry: &own.entry,
        team: own.name.as_deref().unwrap_or_default(),
        players: PlayerLink::all(people, record, own),
        place: place.unwrap_or_else(|| texts.text("cards-not-ranked")),
        total: total_of(played, own),
        sum: remarks::score_sum_text(played, entry),
        chart: chart_of(texts, &own.entry, rows, shape, scale),
        rows: markup_of(played, entry, rows, shape),
    }
}

/// The value for finding the best and the worst board; `None` for artificial scores.
fn worth(points: BoardPoints) -> Option<i128> {
    board_value_in_hundredths(points).filter(|_| !points.artificial)
}

fn markup_of(
    played: &BoardScoredEvent<'_>,
    entry: usize,
    rows: &[CardRow],
    shape: &Shape,
) -> MarkupBuilder {
    let worths: Vec<Option<i128>> = rows.iter().map(|row| worth(row.points?)).collect();
    let (least, most) = (worths.iter().flatten().min(), worths.iter().flatten().max());
    // If all are equal, none is the best.
    let told = least < most;
    let mut markup = MarkupBuilder::new();
    for (row, worth) in rows.iter().zip(&worths) {
        let best = told && worth.as_ref() == most;
        let worst = told && worth.as_ref() == least;
        add_row(&mut markup, played, entry, row, shape, best, worst);
    }
    markup
}

fn add_row(
    markup: &mut MarkupBuilder,
    played: &BoardScoredEvent<'_>,
    entry: usize,
    row: &CardRow,
    shape: &Shape,
    best: bool,
    worst: bool,
) {
    let Some((side, line)) = line_of(played, row) else { return };
    let traveller = &played.worked.travellers[row.traveller];
    markup.raw("<tr>");
    if shape.sessions {
        markup.raw("<td class=\"wide\">").text(&played.worked.sessions[traveller.session]);
        markup.raw("</td>");
    }
    if shape.rounds {
        markup.raw("<td class=\"wide\">").text(line.round.as_deref().unwrap_or_default());
        markup.raw("</td>");
    }
    markup.raw("<td class=\"n\">");
    if best {
        markup.raw("<abbr class=\"best\" title=\"").text(&played.texts.text("cards-best"));
        markup.raw("\">\u{25b2}</abbr> ");
    }
    if worst {
        markup.raw("<abbr class=\"worst\" title=\"").text(&played.texts.text("cards-worst"));
        markup.raw("\">\u{25bc}</abbr> ");
    }
    markup.raw("<a href=\"").text(&played.boards[row.traveller].href).raw("\">");
    markup.text(&played.board_title(traveller)).raw("</a></td>");
    if shape.sides {
        markup.raw(if shape.partners { "<td class=\"wide\">" } else { "<td>" });
        markup.text(played.texts.translate_fixed_word(["NS", "EW"][side])).raw("</td>");
    }
    let (own, other) = match side {
        0 => (line.north_south, line.east_west),
        _ => (line.east_west, line.north_south),
    };
    if shape.partners {
        let partner = own.contestants().filter(|known| *known != entry);
        played.add_side_cell(markup, "with", partner);
    }
    played.add_side_cell(markup, "against", other.contestants());
    if shape.rooms {
        for (side, line) in row.lines.iter().enumerate() {
            add_room(markup, played.texts, line.map(|line| &played.event.boards[line]), side);
        }
    } else {
        add_table(markup, played.texts, line, side);
    }
    match row.scored {
        Some((line, side)) => markup.add(played.points_cells(line, side)),
        None if shape.percent => markup.raw("<td class=\"n wide\"></td><td class=\"n\"></td>"),
        None => markup.raw("<td class=\"n\"></td>"),
    };
    markup.raw("</tr>\n");
}

/// The cells of the one table at which a pair played a board.
fn add_table(markup: &mut MarkupBuilder, texts: &LanguageTexts, line: &BoardLine, side: usize) {
    markup.raw("<td class=\"bid\">");
    add_contract(markup, texts, line.bid);
    markup
        .raw("</td><td>")
        .text(texts.translate_fixed_word(line.by.map_or("", Seat::letter)))
        .raw("</td><td class=\"n wide\">");
    if let Some(tricks) = line.tricks {
        markup.text(&tricks.to_string());
    }
    markup
        .raw("</td><td class=\"n\">")
        .text(&contract_result_text(line))
        .raw("</td><td class=\"n\">");
    add_side_score(markup, texts, line, side);
    markup.raw("</td>");
}

/// The cells of one of a team's two rooms.
fn add_room(
    markup: &mut MarkupBuilder,
    texts: &LanguageTexts,
    line: Option<&BoardLine>,
    side: usize,
) {
    let Some(line) = line else {
        markup.raw("<td></td><td class=\"wide\"></td>");
        return;
    };
    markup.raw("<td class=\"bid\">");
    add_contract(markup, texts, line.bid);
    markup
        .raw(" ")
        .text(texts.translate_fixed_word(line.by.map_or("", Seat::letter)))
        .raw(" ")
        .text(&contract_result_text(line));
    markup.raw("</td><td class=\"n wide\">");
    add_side_score(markup, texts, line, side);
    markup.raw("</td>");
}

/// A contestant's running result after a board.
struct Step {
    /// The points of the board in the unit of the chart: per cent, IMPs or points.
    board: f64,
    /// All points so far.
    sum: Exact,
    /// The most that could be scored so far.
    possible: Exact,
    /// The running result in the unit of the chart.
    course: f64,
}

impl Step {
    fn text(&self, texts: &LanguageTexts, shape: &Shape) -> String {
        if !shape.percent {
            let sum = signed_number_text(self.sum);
            return format!(
                "{} {}",
                texts.localise_number(&sum),
                texts.translate_fixed_word(shape.unit.title())
            );
        }
        let share = (self.sum * Exact::whole(100)).checked_div(self.possible);
        format!("{} %", texts.localise_number(&share.unwrap_or(Exact::ZERO).to_fixed(2)))
    }
}

/// The running results over all boards with points. Floats are enough for a chart.
fn course_of(rows: &[CardRow], shape: &Shape) -> Vec<Step> {
    let (mut sum, mut possible) = (Exact::ZERO, Exact::ZERO);
    let share = |won: Exact, most: Exact| match (shape.percent, most.is_zero()) {
        (false, _) => won.to_cell_f64(),
        (true, true) => 0.0,
        (true, false) => won.to_cell_f64() * 100.0 / most.to_cell_f64(),
    };
    let points = rows.iter().filter_map(|row| row.points);
    points
        .map(|points| {
            let most = points.most.unwrap_or(Exact::ZERO);
            (sum, possible) = (sum + points.value, possible + most);
            let (board, course) = (share(points.value, most), share(sum, possible));
            Step { board, sum, possible, course }
        })
        .collect()
}

/// The half-range of the charts' axes: the same for all, so that they can be compared.
fn scale_of(played: &BoardScoredEvent<'_>, rows: &[Vec<CardRow>]) -> i32 {
    if played.worked.plan.method.has_maximum() {
        return 50;
    }
    let far = rows.iter().flat_map(|rows| {
        let mut sum = 0.0;
        rows.iter().filter_map(|row| row.points).map(move |points| {
            sum += points.value.to_cell_f64();
            points.value.to_cell_f64().abs().max(f64::abs(sum))
        })
    });
    let most = far.fold(10.0, f64::max);
    ((most / 10.0).ceil() * 10.0).min(1e6) as i32
}

fn chart_of(
    texts: &LanguageTexts,
    label: &str,
    rows: &[CardRow],
    shape: &Shape,
    scale: i32,
) -> Option<Chart> {
    const LEAST: usize = 3;
    let course = course_of(rows, shape);
    if course.len() < LEAST {
        return None;
    }
    // The first of equals.
    let by_course = |a: &(usize, &Step), b: &(usize, &Step)| a.1.course.total_cmp(&b.1.course);
    let highest = course.iter().enumerate().rev().max_by(by_course)?;
    let lowest = course.iter().enumerate().min_by(by_course)?;
    let unit = texts.translate_fixed_word(shape.unit.title());
    Some(charts::running_score_chart(&RunningScoreChartData {
        title: match shape.percent {
            true => texts.fill("chart-running-percent", &[("label", label)]),
            false => texts.fill("chart-running", &[("unit", unit), ("label", label)]),
        },
        told: {
            let values = [
                ("last", &*course.last()?.text(texts, shape)),
                ("high", &*highest.1.text(texts, shape)),
                ("high-after", &*(highest.0 + 1).to_string()),
                ("low", &*lowest.1.text(texts, shape)),
                ("low-after", &*(lowest.0 + 1).to_string()),
            ];
            texts.text_for_count_with("chart-running-told", course.len(), &values)
        },
        axis: {
            let unit = if shape.percent { "%" } else { unit };
            texts.text_for_count_with("chart-running-axis", course.len(), &[("unit", unit)])
        },
        middle: if shape.percent { 50 } else { 0 },
        reach: scale,
        boards: &course.iter().map(|step| step.board).collect::<Vec<f64>>(),
        course: &course.iter().map(|step| step.course).collect::<Vec<f64>>(),
    }))
}
