//! Matrices of teams: a row a team, a column an opponent, victory points or IMPs in the cells.

use super::super::recognised::{Column, RecognisedWorkbook, Sureness, What};
use super::draft::{Draft, Put, Remark};
use super::event::answer_unless_said;
use super::point_scored_games::scores;
use super::ranking::Scorer;
use super::view::View;
use crate::return_sheets::CellContent;
use model::form::{Key, MatchColumn};
use model::{Address, Exact, Format, Scoring};

/// Lays a matrix of teams out as the sheet `Matches`: each pair of cells across the diagonal is
/// one match. False where the table is no such matrix.
pub(super) fn lay_out(
    draft: &mut Draft,
    found: &RecognisedWorkbook,
    view: View<'_>,
    rows: &[Scorer],
    labels: &[String],
) -> bool {
    use MatchColumn as M;
    let opponents = view.several(What::Opponent);
    if opponents.len() != rows.len() || view.table.sure == Sureness::Asked {
        return false;
    }
    let each = view.table.rows_per_contestant;
    let cell = |line: u32, row: usize, column: usize| {
        let at = view.at(opponents[column].1, rows[row].row + line);
        let (filled, mark) = view.grid.score(at)?;
        let number = score(&view.grid.text(at)).filter(|_| view.grid.text(at).contains('\u{bd}'));
        let number = number.map(|number| CellContent::number_or_text(&number.to_decimal()));
        Some(((number.unwrap_or(filled), mark), at))
    };
    // The victory points of both sides make one sum, and are 30 at most.
    let sums = sums(view, &opponents, rows);
    let in_imps = sums[0].are_imps(view) || sums[0].has_halves;
    if sums[0].has_halves {
        let words = "The cells have halves, as the boards of chess matches.";
        let format = Put::new(Key::Format, CellContent::text(Format::ChessTeams.word()), None);
        answer_unless_said(draft, found, format.noted(Some(Remark::likely(words))));
    }
    let units: &[[M; 2]] = match (each, [sums[0].is_one, sums[1].is_one]) {
        (1, _) if in_imps => &[[M::HomeImps, M::AwayImps]],
        (1, _) => &[[M::HomeVps, M::AwayVps]],
        (2, [false, true]) => &[[M::HomeImps, M::AwayImps], [M::HomeVps, M::AwayVps]],
        (2, [true, false]) => &[[M::HomeVps, M::AwayVps], [M::HomeImps, M::AwayImps]],
        _ => return false,
    };
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
                    row.push(Put::new(M::Home, label(home), Some(at)));
                    row.push(Put::new(M::Away, label(away), Some(back_at)));
                }
                let unlike = sums[line as usize].unlike(view, [at, back_at]);
                row.push(Put::new(*own, one, Some(at)).noted(mark.or(unlike)));
                row.push(Put::new(*other, back, Some(back_at)).noted(back_mark));
            }
            if !row.is_empty() {
                draft.matches.add(row);
            }
        }
    }
    true
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
pub(super) fn scoring(view: View<'_>) -> Option<Scoring> {
    let opponents = view.several(What::Opponent);
    let rows = view.rows().into_iter().filter_map(|rows| rows.first().copied());
    let rows: Vec<Scorer> = rows.map(|row| Scorer { row, entry: 0 }).collect();
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
    fn are_imps(&self, view: View<'_>) -> bool {
        let named = view.has(What::Imps) && !view.has(What::Vps);
        self.most > Exact::whole(30) || self.usual.is_none() && named
    }

    /// What is said of two scores that make another sum than those of the other matches.
    fn unlike(&self, view: View<'_>, cells: [Address; 2]) -> Option<Remark> {
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
        Some(Remark::unresolved(words))
    }
}

/// The score of a cell: of `37-43` the first one.
fn score(text: &str) -> Option<Exact> {
    let first = scores(text).map(|[own, _]| own);
    let plain = first.unwrap_or_else(|| text.replace(',', "."));
    match plain.strip_suffix('\u{bd}') {
        Some("") => Some(Exact::whole(1) / 2),
        Some(whole) => Some(Exact::parse_decimal(whole)? + Exact::whole(1) / 2),
        None => Exact::parse_decimal(&plain),
    }
}

/// What the scores of both sides make, for the first row of each contestant and for the second.
fn sums(view: View<'_>, opponents: &[(u16, &Column)], rows: &[Scorer]) -> [Sums; 2] {
    const FEWEST: usize = 3;
    [0, 1].map(|line| {
        let text = |row: usize, column: usize| {
            Some(view.in_column(opponents[column].1, rows[row].row + line)?.0)
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
pub(super) fn result_of(home: Exact, away: Exact) -> Option<&'static str> {
    let results = [("1-0", 2, 0), ("\u{bd}-\u{bd}", 1, 1), ("0-1", 0, 2)];
    let doubled = [home + home, away + away];
    let found = results
        .into_iter()
        .find(|(_, home, away)| doubled == [Exact::whole(*home), Exact::whole(*away)]);
    found.map(|(result, ..)| result)
}
