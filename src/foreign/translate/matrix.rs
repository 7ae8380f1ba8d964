//! Matrices of teams: a row a team, a column an opponent, victory points in the cells.

use super::super::recognised::{Sureness, What};
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
    let score = |row: usize, column: usize| {
        let at = view.at(opponents[column].1, rows[row].row);
        Some((view.grid.score(at)?, at))
    };
    for home in 0..rows.len() {
        for away in home + 1..rows.len() {
            let (Some(((one, mark), at)), Some(((other, other_mark), other_at))) =
                (score(home, away), score(away, home))
            else {
                continue;
            };
            draft.matches.add(vec![
                Put::new(M::Home, Filled::text(&labels[rows[home].entry]), Some(at)),
                Put::new(M::Away, Filled::text(&labels[rows[away].entry]), Some(other_at)),
                Put::new(M::HomeVps, one, Some(at)).noted(mark),
                Put::new(M::AwayVps, other, Some(other_at)).noted(other_mark),
            ]);
        }
    }
    true
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
