//! Tables with a row a match: pairings of a round, matches of teams, matches of two players.

use std::collections::{BTreeSet, HashMap};

use super::super::nobody;
use super::super::people;
use super::super::problems::NameOdd;
use super::super::recognise::unambiguous_date_in_text;
use super::super::recognised::{ColumnMeaning, RecognisedWorkbook, SheetKind, What};
use super::super::return_sheets::CellContent;
use super::all_play_all;
use super::cells::unclear_score_remark;
use super::crosstable_games::RoundInference;
use super::days::DayColumn;
use super::draft::{CellRemark, DraftCell, ReturnDraft};
use super::matrix::result_from_points;
use super::point_scored_games::{DRAWN_RESULT, PointsForWin, split_scores};
use super::roster::{ContestantKind, Roster, RosterContestant};
use super::view::{TableWithCells, first_whole_number};
use model::form::MatchColumn;
use model::game_result::parse_game_result;
use model::problem::{Problem, ProblemPlace, phrase};
use model::{CellAddress, Exact, Note, serial_from_day};

/// A row with the two who meet, by their positions in the roster.
#[derive(Clone, Copy, Debug)]
pub(super) struct MatchRow {
    row: u32,
    home: Option<(usize, CellAddress)>,
    away: Option<(usize, CellAddress)>,
}

/// The columns of one side.
struct Side {
    name: What,
    number: What,
    rating: What,
    id: What,
}

const WHITE: Side = Side {
    name: What::White,
    number: What::WhiteNumber,
    rating: What::WhiteRating,
    id: What::WhiteId,
};
const BLACK: Side = Side {
    name: What::Black,
    number: What::BlackNumber,
    rating: What::BlackRating,
    id: What::BlackId,
};

/// Enters those who meet, and says who meets whom. A row without anybody is left out.
pub(super) fn enter_match_sides(
    view: TableWithCells<'_>,
    sort: ContestantKind,
    roster: &mut Roster,
) -> Vec<MatchRow> {
    let mut meetings = Vec::new();
    let (points, numbered) = (names_have_points(view), names_begin_with_numbers(view));
    let few = !names_end_in_numbers(view);
    for rows in view.rows_by_contestant() {
        let Some(row) = rows.first().copied() else { continue };
        let mut side = |side: &Side, others: [What; 2]| {
            let (mut one, leading) = contestant(view, row, side.name, others, sort, numbered)?;
            let at = one.1;
            one.0.number =
                view.text_by_meaning(side.number, row).map(|(text, at)| (text, Some(at)));
            if let Some((person, at)) = one.0.players.first_mut() {
                // With the name in one cell stand its number and rating in the event.
                let number = person.number.take().filter(|_| !points);
                // A number of four digits behind a name is a rating.
                let (rated, number) = match number {
                    Some(number) if number.len() == 4 => (Some(number), None),
                    number => (None, number),
                };
                person.rating = person.rating.take().or(rated);
                let number = number.filter(|_| !few).map(|number| (number, Some(*at)));
                let leading = leading.map(|number| (number, Some(*at)));
                one.0.number = one.0.number.take().or(number).or(leading);
                let rating = view.text_by_meaning(side.rating, row).map(|(text, _)| text);
                person.rating = person.rating.take().or(rating.filter(|text| text != "0"));
                if let Some((text, at)) = view.text_by_meaning(side.id, row) {
                    person.set_member_number(text, at);
                }
            }
            Some((roster.enter(one.0), at))
        };
        let home = side(&WHITE, [What::Home, What::Winner]);
        let away = side(&BLACK, [What::Away, What::Loser]);
        if home.is_some() || away.is_some() {
            meetings.push(MatchRow { row, home, away });
        }
    }
    meetings
}

/// The names of both sides of all rows.
fn names_of_sides(view: TableWithCells<'_>) -> impl Iterator<Item = (String, CellAddress)> + '_ {
    const SIDES: [What; 4] = [What::White, What::Black, What::Home, What::Away];
    let rows = view.rows_by_contestant().into_iter().flatten();
    let names = rows.flat_map(move |row| SIDES.map(|side| view.text_by_meaning(side, row)));
    names.flatten()
}

/// Whether the numbers behind the names are points so far: some have a half.
fn names_have_points(view: TableWithCells<'_>) -> bool {
    names_of_sides(view).any(|(text, _)| people::name_has_half_points(&text))
}

/// Whether each name but those of nobody begins with its number, as in `7 Ann Lee`.
fn names_begin_with_numbers(view: TableWithCells<'_>) -> bool {
    let mut names =
        names_of_sides(view).filter(|(text, _)| !nobody::means_nobody_plays(text)).peekable();
    names.peek().is_some() && names.all(|(text, _)| leading_number(&text).is_some())
}

/// Whether most names have their number behind them.
fn names_end_in_numbers(view: TableWithCells<'_>) -> bool {
    let numbered =
        names_of_sides(view).filter(|(text, _)| people::parse_person(text).number.is_some());
    numbered.count() * 2 > names_of_sides(view).count()
}

/// The numbers behind names of which most have none, as those of footnotes are. One of four digits is a
/// rating.
pub(super) fn footnote_numbers_of_sides(
    view: TableWithCells<'_>,
) -> Vec<(CellAddress, Vec<String>)> {
    if names_have_points(view) || names_end_in_numbers(view) {
        return Vec::new();
    }
    let numbered = names_of_sides(view).filter_map(|(text, at)| {
        let number = people::parse_person(&text).number.filter(|number| number.len() != 4)?;
        Some((at, vec![number]))
    });
    numbered.collect()
}

/// The number in front of a name, and the name.
fn leading_number(text: &str) -> Option<(&str, &str)> {
    let (number, name) = text.split_once(['.', ' '])?;
    let digits = (1..=3).contains(&number.len()) && number.bytes().all(|b| b.is_ascii_digit());
    (digits && people::has_letters(name)).then_some((number, name.trim_start()))
}

fn contestant(
    view: TableWithCells<'_>,
    row: u32,
    name: What,
    others: [What; 2],
    sort: ContestantKind,
    numbered: bool,
) -> Option<((RosterContestant, CellAddress), Option<String>)> {
    let cell = view.text_by_meaning(name, row);
    let (text, at) =
        cell.or_else(|| others.into_iter().find_map(|what| view.text_by_meaning(what, row)))?;
    if nobody::means_nobody_plays(&text) || !people::has_letters(&text) {
        return None;
    }
    let leading = leading_number(&text).filter(|_| numbered);
    let one = RosterContestant::from_name(leading.map_or(&text, |(_, name)| name), at, sort);
    Some(((one, at), leading.map(|(number, _)| number.to_string())))
}

/// Lays the matches out. `round` is the one that the whole table is of.
pub(super) fn fill_match_rows(
    draft: &mut ReturnDraft,
    found: &RecognisedWorkbook,
    view: TableWithCells<'_>,
    meetings: &[MatchRow],
    labels: &[String],
    round: Option<(String, Option<CellAddress>)>,
) {
    use MatchColumn as M;
    let days =
        view.column(ColumnMeaning::new(What::Date)).map(|column| DayColumn::new(view, column));
    let mut times: HashMap<(usize, usize, Option<i32>), u32> = HashMap::new();
    let way = Way::recognise(found, view, meetings);
    let above = day_above(found, view).filter(|_| days.is_none());
    let everybody = if round.is_none() { everybody(view, meetings, days.as_ref()) } else { None };
    if let Some((_, meant)) = &everybody {
        meant.answer_event_keys(draft, found, false);
    }
    let round_of_all =
        round.map(|(text, at)| DraftCell::new(M::Round, CellContent::Text(text), at));
    for (nth, meeting) in meetings.iter().enumerate() {
        let row = meeting.row;
        let mut cells = Vec::new();
        let day = days.as_ref().and_then(|days| days.day(row)).or(above);
        cells.extend(day.map(|(day, at)| DraftCell::new(M::Date, CellContent::Day(day), Some(at))));
        cells.extend(read_round_of_match(view, row).or_else(|| round_of_all.clone()));
        if let Some((rounds, meant)) = &everybody {
            let put = DraftCell::new(M::Round, CellContent::text(&rounds[nth].to_string()), None);
            cells.push(put.with_remark((nth == 0).then(|| meant.remark())));
        }
        cells.extend(read_table_of_match(view, row));
        let (one, other) = match (meeting.home, meeting.away) {
            (Some(home), away) => (home, away),
            (None, Some(away)) => (away, None),
            (None, None) => continue,
        };
        cells.push(DraftCell::new(M::Home, CellContent::text(&labels[one.0]), Some(one.1)));
        match other {
            Some(other) => {
                let away = CellContent::text(&labels[other.0]);
                cells.push(DraftCell::new(M::Away, away, Some(other.1)));
                let key = (one.0.min(other.0), one.0.max(other.0), day.map(|(day, _)| day));
                let nth = times.entry(key).or_default();
                *nth += 1;
                // Two matches of the same two on one day are two.
                if *nth > 1 && view.has_column(What::Winner) {
                    let session = CellContent::Text(nth.to_string());
                    cells.push(DraftCell::new(M::Session, session, None));
                }
                outcome(view, row, &way, &mut cells);
            }
            None if !bye(view, row, meeting.home.is_some(), &mut cells) => continue,
            None => {}
        }
        draft.matches.add(cells);
    }
}

/// The round that the row of a match names.
fn read_round_of_match(view: TableWithCells<'_>, row: u32) -> Option<DraftCell<MatchColumn>> {
    let (text, at) = view.text_by_meaning(What::Round, row)?;
    let round = first_whole_number(&text).unwrap_or(text);
    Some(DraftCell::new(MatchColumn::Round, CellContent::Text(round), Some(at)))
}

/// The table or board at which a match was played.
fn read_table_of_match(view: TableWithCells<'_>, row: u32) -> Option<DraftCell<MatchColumn>> {
    let table =
        view.text_by_meaning(What::Board, row).or_else(|| view.text_by_meaning(What::Match, row));
    let (text, at) = table.filter(|(text, _)| text.chars().any(char::is_alphanumeric))?;
    Some(DraftCell::new(MatchColumn::Table, CellContent::Text(text), Some(at)))
}

/// The day above a table, where several tables stand under different days; the day of one is that of
/// the event.
fn day_above(found: &RecognisedWorkbook, view: TableWithCells<'_>) -> Option<(i32, CellAddress)> {
    let told = found
        .tables
        .iter()
        .filter_map(|table| unambiguous_date_in_text(&table.caption.as_ref()?.0));
    let several = told.collect::<BTreeSet<_>>().len() > 1;
    let (text, at) = view.table.caption.as_ref().filter(|_| several)?;
    Some((serial_from_day(unambiguous_date_in_text(text)?)?, *at))
}

/// The rounds of dated games of players without any, where everybody meets everybody.
fn everybody(
    view: TableWithCells<'_>,
    meetings: &[MatchRow],
    days: Option<&DayColumn<'_>>,
) -> Option<(Vec<u16>, RoundInference)> {
    let of_players = view.table.kind == SheetKind::Matches && view.has_column(What::White);
    if !of_players || view.has_column(What::Round) {
        return None;
    }
    let sides = |meeting: &MatchRow| Some((meeting.home?.0, meeting.away?.0));
    let games: Vec<(usize, usize)> = meetings.iter().map(sides).collect::<Option<_>>()?;
    let day = |meeting: &MatchRow| days?.day(meeting.row).map(|(day, _)| day);
    let days: Vec<Option<i32>> = meetings.iter().map(day).collect();
    all_play_all::all_play_all_rounds_by_day(&games, &days)
}

/// The bye of a row; false for somebody who got nothing and was not paired.
fn bye(
    view: TableWithCells<'_>,
    row: u32,
    home: bool,
    cells: &mut Vec<DraftCell<MatchColumn>>,
) -> bool {
    let cell = view.text_by_meaning(What::Result, row);
    let text: String = cell
        .as_ref()
        .map(|(text, _)| text.chars().filter(|c| !c.is_whitespace()).collect())
        .unwrap_or_default();
    let parts: Vec<&str> =
        text.split(['-', ':', '\u{2013}']).filter(|part| !part.is_empty()).collect();
    let own = if home { parts.first() } else { parts.last() };
    let opponents = [What::White, What::Black, What::Home, What::Away];
    let opponents = opponents.into_iter().filter_map(|what| view.text_by_meaning(what, row));
    let unpaired = opponents.map(|(text, _)| text).any(|text| nobody::means_unpaired(&text));
    let note = match own.copied() {
        Some("0") => return false,
        None if unpaired => return false,
        Some("\u{bd}" | "1/2" | "0.5" | "0,5") => Note::HalfBye,
        _ => Note::Bye,
    };
    cells.push(DraftCell::new(
        MatchColumn::Note,
        CellContent::text(note.word()),
        cell.map(|(_, at)| at),
    ));
    true
}

/// How the scores and results of a table are written.
struct Way {
    win: Option<PointsForWin>,
    /// Whether each result of home and away is that of one game, and a drawn one stands among them.
    games: bool,
    /// Whether both sides of each match share one sum, as victory points do and IMPs do not.
    vps: bool,
    /// The first row of which the score, in one cell, has a half.
    halves: Option<u32>,
}

impl Way {
    fn recognise(
        found: &RecognisedWorkbook,
        view: TableWithCells<'_>,
        meetings: &[MatchRow],
    ) -> Way {
        let rows = meetings.iter().map(|meeting| meeting.row);
        let results: Vec<(u32, String)> = rows
            .filter_map(|row| Some((row, view.text_by_meaning(What::Result, row)?.0)))
            .collect();
        let half = |text: &str| {
            split_scores(text).is_some_and(|parts| parts.iter().any(|part| part.contains('.')))
        };
        let meant = || results.iter().map(|(_, text)| parse_game_result(text));
        Way {
            win: PointsForWin::find(view),
            games: meant().all(|meant| meant.is_some())
                && meant().any(|one| one == Some(DRAWN_RESULT)),
            vps: scores_share_vps(found, view),
            halves: results.iter().find(|(_, text)| half(text)).map(|(row, _)| *row),
        }
    }
}

/// Whether the scores of teams add up to 20 or 30 in each match of all tables, and not all in one way.
pub(super) fn scores_share_vps(found: &RecognisedWorkbook, view: TableWithCells<'_>) -> bool {
    const FEWEST: usize = 3;
    let number = |text: &str| Exact::parse_decimal(&text.replace(',', "."));
    let of_match = |view: TableWithCells<'_>, row: u32| {
        let cell = |what| view.text_by_meaning(what, row).map(|(text, _)| text);
        let [home, away] = match cell(What::Result) {
            Some(text) => split_scores(&text)?,
            None => [cell(What::HomeScore)?, cell(What::AwayScore)?],
        };
        Some([number(&home)?, number(&away)?])
    };
    let tables = found.tables.iter().filter(|table| table.kind == view.table.kind);
    let views = tables.map(|table| TableWithCells { table, ..view });
    let played: Vec<[Exact; 2]> = views
        .flat_map(|view| {
            let rows = view.rows_by_contestant().into_iter().flatten();
            rows.filter_map(move |row| of_match(view, row)).collect::<Vec<_>>()
        })
        .collect();
    let to = |sum: i64| played.iter().all(|[home, away]| *home + *away == Exact::whole(sum));
    view.has_column(What::Home)
        && played.len() >= FEWEST
        && (to(20) || to(30))
        && played.iter().any(|one| *one != played[0])
}

/// Whether black or away stands left of white or home.
fn are_exchanged(view: TableWithCells<'_>) -> bool {
    let column = |what| view.column(ColumnMeaning::new(what)).map(|column| column.column);
    [(What::White, What::Black), (What::Home, What::Away)]
        .into_iter()
        .any(|(one, other)| column(one).zip(column(other)).is_some_and(|(one, other)| one > other))
}

/// A result in one cell of a table that names the second side first, unless it is drawn.
fn exchanged(view: TableWithCells<'_>, row: u32) -> Option<DraftCell<MatchColumn>> {
    let (text, at) = view.text_by_meaning(What::Result, row).filter(|_| are_exchanged(view))?;
    let even = split_scores(&text).is_some_and(|[one, other]| one == other);
    let words = format!(
        "“{text}” is in a table that names the second side first, so it is unclear whose score comes first."
    );
    let open = DraftCell::new(MatchColumn::Result, CellContent::Blank, Some(at));
    (parse_game_result(&text) != Some(DRAWN_RESULT) && !even)
        .then(|| open.with_remark(Some(CellRemark::unresolved(words))))
}

/// The result of a game of which each player's points stand in a column.
fn result_of_points(view: TableWithCells<'_>, row: u32) -> Option<(&'static str, CellAddress)> {
    let of = |what| view.text_by_meaning(what, row).filter(|_| view.has_column(What::White));
    let ((home, at), (away, _)) = (of(What::HomeScore)?, of(What::AwayScore)?);
    let points = |text: &str| Exact::parse_decimal(&text.replace(',', "."));
    Some((result_from_points(points(&home)?, points(&away)?)?, at))
}

/// The scores of a match beside its winner, the winner's first: `45-39`, not `1-0`. Of a drawn match
/// the one who is called the winner stands first.
fn scores_of_winner(view: TableWithCells<'_>, row: u32) -> Option<([String; 2], CellAddress)> {
    let (text, at) = view
        .text_by_meaning(What::Result, row)
        .or_else(|| view.text_by_meaning(What::Score, row))?;
    let [own, theirs] = split_scores(&text)?;
    let [more, less] = [&own, &theirs].map(|score| Exact::parse_decimal(score));
    (parse_game_result(&text).is_none() && more >= less).then_some(([own, theirs], at))
}

/// Scores and result of a row.
fn outcome(view: TableWithCells<'_>, row: u32, way: &Way, cells: &mut Vec<DraftCell<MatchColumn>>) {
    use MatchColumn as M;
    let scored = view
        .number_by_meaning(What::HomeVps, row)
        .or_else(|| view.number_by_meaning(What::HomeScore, row));
    if view.has_column(What::Winner) && scored.is_none() {
        let from = view.text_by_meaning(What::Winner, row).map(|(_, at)| at);
        if let Some((scores, at)) = scores_of_winner(view, row) {
            for (column, score) in [M::HomeImps, M::AwayImps].into_iter().zip(scores) {
                cells.push(DraftCell::new(column, CellContent::number_or_text(&score), Some(at)));
            }
            return;
        }
        cells.push(DraftCell::new(M::Result, CellContent::text("1-0"), from));
        return;
    }
    if let Some(open) = exchanged(view, row) {
        cells.push(open);
        return;
    }
    let won = way.win.and_then(|win| win.result(view, row));
    if let Some((result, at)) = won.or_else(|| result_of_points(view, row)) {
        cells.push(DraftCell::new(M::Result, CellContent::text(result), Some(at)));
        return;
    }
    let [own, theirs] = if way.vps { [M::HomeVps, M::AwayVps] } else { [M::HomeImps, M::AwayImps] };
    let columns = [
        (own, What::HomeScore),
        (theirs, What::AwayScore),
        (M::HomeVps, What::HomeVps),
        (M::AwayVps, What::AwayVps),
    ];
    for (column, what) in columns {
        let number = view.number_by_meaning(what, row).filter(
            |(filled, _)| !matches!(filled, CellContent::Text(text) if people::has_letters(text)),
        );
        cells.extend(number.map(|(filled, at)| {
            let open = unclear_score_remark(&filled);
            DraftCell::new(column, filled, Some(at)).with_remark(open)
        }));
    }
    let Some((text, at)) = view.text_by_meaning(What::Result, row) else { return };
    let of_games = view.has_column(What::White) || !view.has_column(What::Home) || way.games;
    if let Some(result) = parse_game_result(&text).filter(|_| of_games) {
        cells.push(DraftCell::new(M::Result, CellContent::text(result), Some(at)));
    } else if let Some([home, away]) = split_scores(&text) {
        let words = "has halves, as game points do and IMPs do not; all scores were put under Home IMPs and Away IMPs.";
        let remark =
            (way.halves == Some(row)).then(|| CellRemark::unresolved(format!("“{text}” {words}")));
        cells.push(
            DraftCell::new(own, CellContent::number_or_text(&home), Some(at)).with_remark(remark),
        );
        cells.push(DraftCell::new(theirs, CellContent::number_or_text(&away), Some(at)));
    }
}

/// Names of both sides that end in a number, or begin with one, in a table of matches without scores: the
/// numbers may be those.
pub(super) fn scores_in_names_problem(view: TableWithCells<'_>) -> Option<Problem> {
    const SCORES: [What; 5] =
        [What::Result, What::HomeScore, What::AwayScore, What::HomeVps, What::AwayVps];
    let scored = SCORES.iter().any(|what| view.has_column(*what)) || view.has_column(What::Winner);
    if scored || !matches!(view.table.kind, SheetKind::TeamsMatches | SheetKind::Matches) {
        return None;
    }
    let side =
        |what, row| view.text_by_meaning(what, row).filter(|(text, _)| has_number_at_end(text));
    let rows: Vec<u32> = view.rows_by_contestant().into_iter().flatten().collect();
    let both = |row: &u32| Some((side(What::Home, *row)?, side(What::Away, *row)?));
    let numbered: Vec<_> = rows.iter().filter_map(both).collect();
    let ((name, at), _) = numbered.first().filter(|_| numbered.len() * 2 >= rows.len())?.clone();
    let why =
        phrase!("may hold a score: those of both sides have a number, and no column has scores");
    Some(Problem::new(NameOdd { name, why }, ProblemPlace::Cell(at)))
}

/// Whether a number of up to three digits stands before or behind a name.
fn has_number_at_end(text: &str) -> bool {
    let number = |word: &str| {
        let bare = word.trim_matches(|c: char| "()[]:".contains(c)).replace(['.', ','], "");
        (1..=3).contains(&bare.trim_end_matches('\u{bd}').len())
            && bare.trim_end_matches('\u{bd}').bytes().all(|byte| byte.is_ascii_digit())
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    words.len() > 1 && [words.first(), words.last()].iter().flatten().any(|word| number(word))
}
