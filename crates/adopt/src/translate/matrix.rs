//! Matrices of teams: a row a team, a column an opponent, victory points or IMPs in the cells.

use super::super::recognised::{RecognisedColumn, RecognisedWorkbook, Sureness, What};
use super::draft::{CellRemark, DraftCell, ReturnDraft};
use super::event::answer_key_unless_said;
use super::point_scored_games::split_scores;
use super::ranking::ContestantRow;
use super::view::TableWithCells;
use crate::return_sheets::CellContent;
use model::form::{Key, MatchColumn};
use model::{CellAddress, Exact, Format, Scoring};

/// Lays a matrix of teams out as the sheet `Matches`: each pair of cells across the diagonal is
/// one match. False where the table is no such matrix.
pub(super) fn fill_matrix_matches(
    draft: &mut ReturnDraft,
    found: &RecognisedWorkbook,
    view: TableWithCells<'_>,
    rows: &[ContestantRow],
    labels: &[String],
) -> bool {
    use MatchColumn as M;
    let opponents = view.numbered_columns(What::Opponent);
    if opponents.len() != rows.len() || view.table.sure == Sureness::Asked {
        return false;
    }
    let cell = |line: u32, row: usize, column: usize| {
        let at = view.cell_address(opponents[column].1, rows[row].row + line);
        let (filled, mark) = view.grid.score(at)?;
        let number = score(&view.grid.text(at)).filter(|_| view.grid.text(at).contains('\u{bd}'));
        let number = number.map(|number| CellContent::number_or_text(&number.to_decimal()));
        Some(((number.unwrap_or(filled), mark), at))
    };
    let sums = sums(view, &opponents, rows);
    if sums[0].has_halves {
        let words = "The cells have halves, as the boards of chess matches.";
        let format =
            DraftCell::new(Key::Format, CellContent::text(Format::ChessTeams.word()), None);
        answer_key_unless_said(draft, found, format.with_remark(Some(CellRemark::likely(words))));
    }
    let Some(units) = choose_score_columns(view, &sums) else { return false };
    for home in 0..rows.len() {
        for away in home + 1..rows.len() {
            let mut row = Vec::new();
            for (line, [own, other]) in (0..).zip(units) {
                let (Some(((one, mark), at)), Some(((back, back_mark), back_at))) =
                    (cell(line, home, away), cell(line, away, home))
                else {
                    continue;
                };
                if row.is_empty() {
                    let label = |row: usize| CellContent::text(&labels[rows[row].entry]);
                    row.push(DraftCell::new(M::Home, label(home), Some(at)));
                    row.push(DraftCell::new(M::Away, label(away), Some(back_at)));
                }
                let unlike = sums[line as usize].unlike(view, [at, back_at]);
                row.push(DraftCell::new(*own, one, Some(at)).with_remark(mark.or(unlike)));
                row.push(DraftCell::new(*other, back, Some(back_at)).with_remark(back_mark));
            }
            if !row.is_empty() {
                draft.matches.add(row);
            }
        }
    }
    true
}

/// The columns of both scores in each row of a team: IMPs or victory points.
fn choose_score_columns(
    view: TableWithCells<'_>,
    sums: &[Sums; 2],
) -> Option<&'static [[MatchColumn; 2]]> {
    use MatchColumn as M;
    let in_imps = sums[0].are_imps(view) || sums[0].has_halves;
    // The victory points of both sides make one sum, and are 30 at most.
    match (view.table.rows_per_contestant, [sums[0].is_one, sums[1].is_one]) {
        (1, _) if in_imps => Some(&[[M::HomeImps, M::AwayImps]]),
        (1, _) => Some(&[[M::HomeVps, M::AwayVps]]),
        (2, [false, true]) => Some(&[[M::HomeImps, M::AwayImps], [M::HomeVps, M::AwayVps]]),
        (2, [true, false]) => Some(&[[M::HomeVps, M::AwayVps], [M::HomeImps, M::AwayImps]]),
        _ => None,
    }
}

/// What the scores of both sides make in the matches of a matrix.
struct Sums {
    /// Whether all matches have one sum.
    is_one: bool,
    /// The sum of three matches of four.
    usual: Option<Exact>,
    /// The highest score of a side.
    most: Exact,
    /// Whether one is written with ½, as points of chess boards are.
    has_halves: bool,
}

/// What the scores of a matrix of teams are.
pub(super) fn matrix_scoring(view: TableWithCells<'_>) -> Option<Scoring> {
    let opponents = view.numbered_columns(What::Opponent);
    let rows = view.rows_by_contestant().into_iter().filter_map(|rows| rows.first().copied());
    let rows: Vec<ContestantRow> = rows.map(|row| ContestantRow { row, entry: 0 }).collect();
    let is_matrix = !rows.is_empty() && rows.len() == opponents.len();
    let first = is_matrix.then(|| sums(view, &opponents, &rows)).map(|[first, _]| first)?;
    let both = view.table.rows_per_contestant > 1;
    if first.has_halves {
        return None;
    }
    Some(if !both && first.are_imps(view) { Scoring::Imps } else { Scoring::Vps })
}

impl Sums {
    /// Whether they are IMPs: victory points are 30 at most, and make one sum.
    fn are_imps(&self, view: TableWithCells<'_>) -> bool {
        let named = view.has_column(What::Imps) && !view.has_column(What::Vps);
        self.most > Exact::whole(30) || self.usual.is_none() && named
    }

    /// What is said of two scores that make another sum than those of the other matches.
    fn unlike(&self, view: TableWithCells<'_>, cells: [CellAddress; 2]) -> Option<CellRemark> {
        let texts = cells.map(|at| view.grid.text(at));
        let [one, other] = texts.each_ref().map(|text| score(text));
        let usual =
            self.usual.filter(|usual| one.zip(other).is_some_and(|(a, b)| a + b != *usual))?;
        let [one, other] = texts;
        let words = format!(
            "{one} and {other} in {} do not add up to {}, as the other matches do.",
            view.grid.cell_name(cells[1]),
            usual.to_decimal()
        );
        Some(CellRemark::unresolved(words))
    }
}

/// The score of a cell: of `37-43` the first one.
fn score(text: &str) -> Option<Exact> {
    let first = split_scores(text).map(|[own, _]| own);
    let plain = first.unwrap_or_else(|| text.replace(',', "."));
    match plain.strip_suffix('\u{bd}') {
        Some("") => Some(Exact::whole(1) / 2),
        Some(whole) => Some(Exact::parse_decimal(whole)? + Exact::whole(1) / 2),
        None => Exact::parse_decimal(&plain),
    }
}

/// What the scores of both sides make, for the first row of each contestant and for the second.
fn sums(
    view: TableWithCells<'_>,
    opponents: &[(u16, &RecognisedColumn)],
    rows: &[ContestantRow],
) -> [Sums; 2] {
    const FEWEST: usize = 3;
    [0, 1].map(|line| {
        let text = |row: usize, column: usize| {
            Some(view.cell_text(opponents[column].1, rows[row].row + line)?.0)
        };
        let score = |row: usize, column: usize| score(&text(row, column)?);
        let cells = (0..rows.len()).flat_map(|row| (0..rows.len()).map(move |other| (row, other)));
        let has_halves =
            cells.filter_map(|(row, column)| text(row, column)).any(|text| text.contains('\u{bd}'));
        let pairs = (0..rows.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
        let mut sums: Vec<Exact> = Vec::new();
        let mut most = Exact::whole(0);
        for (own, back) in pairs.filter_map(|(one, other)| score(one, other).zip(score(other, one)))
        {
            sums.push(own + back);
            most = most.max(own).max(back);
        }
        let times = |sum: &Exact| sums.iter().filter(|other| *other == sum).count();
        let usual = sums.iter().copied().max_by_key(|sum| (times(sum), *sum));
        let usual = usual.filter(|sum| sums.len() > FEWEST && times(sum) * 4 >= sums.len() * 3);
        let is_one = sums.first().is_some_and(|first| times(first) == sums.len());
        Sums { is_one, usual, most, has_halves }
    })
}

/// The result of a game by the points of both.
pub(super) fn result_from_points(home: Exact, away: Exact) -> Option<&'static str> {
    let results = [("1-0", 2, 0), ("\u{bd}-\u{bd}", 1, 1), ("0-1", 0, 2)];
    let doubled = [home + home, away + away];
    let found = results
        .into_iter()
        .find(|(_, home, away)| doubled == [Exact::whole(*home), Exact::whole(*away)]);
    found.map(|(result, ..)| result)
}
