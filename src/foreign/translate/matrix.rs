//! Matrices of teams: a row a team, a column an opponent, victory points or IMPs in the cells.

use super::super::recognised::{Column, Sureness, What};
use super::draft::{Draft, Put};
use super::ranking::Scorer;
use super::view::View;
use crate::foreign::sheets::Filled;
use crate::model::Exact;
use crate::model::form::MatchColumn;

/// Lays a matrix of teams out as the sheet `Matches`: each pair of cells across the diagonal is
/// one match. False where the table is no such matrix.
pub(super) fn lay_out(
    draft: &mut Draft,
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
    let score = |line: u32, row: usize, column: usize| {
        let at = view.at(opponents[column].1, rows[row].row + line);
        Some((view.grid.score(at)?, at))
    };
    // Of two scores, one above the other, the victory points of both sides make one sum.
    let units: &[[M; 2]] = match (each, sums(view, &opponents, rows)) {
        (1, _) if view.has(What::Imps) && !view.has(What::Vps) => &[[M::HomeImps, M::AwayImps]],
        (1, _) => &[[M::HomeVps, M::AwayVps]],
        (2, [false, true]) => &[[M::HomeImps, M::AwayImps], [M::HomeVps, M::AwayVps]],
        (2, [true, false]) => &[[M::HomeVps, M::AwayVps], [M::HomeImps, M::AwayImps]],
        _ => return false,
    };
    for home in 0..rows.len() {
        for away in home + 1..rows.len() {
            let mut found = Vec::new();
            for (line, [own, other]) in (0..).zip(units) {
                let (Some(((one, mark), at)), Some(((back, back_mark), back_at))) =
                    (score(line, home, away), score(line, away, home))
                else {
                    continue;
                };
                if found.is_empty() {
                    let label = |row: usize| Filled::text(&labels[rows[row].entry]);
                    found.push(Put::new(M::Home, label(home), Some(at)));
                    found.push(Put::new(M::Away, label(away), Some(back_at)));
                }
                found.push(Put::new(*own, one, Some(at)).noted(mark));
                found.push(Put::new(*other, back, Some(back_at)).noted(back_mark));
            }
            if !found.is_empty() {
                draft.matches.add(found);
            }
        }
    }
    true
}

/// Whether the scores of both sides make one sum in all matches, for the first row of each
/// contestant and for the second.
fn sums(view: View<'_>, opponents: &[(u16, &Column)], rows: &[Scorer]) -> [bool; 2] {
    [0, 1].map(|line| {
        let score = |row: usize, column: usize| {
            let (text, _) = view.in_column(opponents[column].1, rows[row].row + line)?;
            Exact::decimal(&text.replace(',', "."))
        };
        let pairs = (0..rows.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
        let mut sums =
            pairs.filter_map(|(one, other)| Some(score(one, other)? + score(other, one)?));
        let first = sums.next();
        first.is_some() && sums.all(|sum| Some(sum) == first)
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
