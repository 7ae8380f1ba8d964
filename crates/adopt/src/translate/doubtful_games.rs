//! What the games of a sheet say against each other and against its points.

use super::super::problems::{PointsOfAWin, RoundCellUnclear, RoundsDisagree, TypedPointsDiffer};
use super::super::recognised::{RecognisedWorkbook, SheetKind, What};
use super::cells::ForeignWorkbookCells;
use super::contestants::{contestant_kind, enter_contestant_rows};
use super::crosstable_games::CrosstableDoubt;
use super::games_played::read_crosstable_games;
use super::point_scored_games::{self, PointsForWin};
use super::roster::Roster;
use super::view::TableWithCells;
use model::problem::{Problem, ProblemPlace, phrase};

/// Doubtful cells of crosstables, points that differ from their games, and points of a win that
/// are not 1.
pub(super) fn doubtful_games_problems(
    event: &RecognisedWorkbook,
    grid: ForeignWorkbookCells<'_>,
) -> Vec<Problem> {
    let tables = event.tables.iter().filter(|table| !table.repeats);
    let views = tables.map(|table| TableWithCells { grid, table });
    views.flat_map(|view| of_table(view).into_iter().chain(win_of_table(view))).collect()
}

fn of_table(view: TableWithCells<'_>) -> Vec<Problem> {
    let mut roster = Roster::default();
    let rows = enter_contestant_rows(view, contestant_kind(view), &mut roster, None);
    let Some(played) = read_crosstable_games(view, &rows, &roster) else {
        return no_game(view).into_iter().collect();
    };
    let mut found: Vec<Problem> = Vec::new();
    for doubt in &played.doubts {
        found.push(match doubt.clone() {
            CrosstableDoubt::Unclear { round, text, why, at } => {
                Problem::new(RoundCellUnclear { round, text, why }, ProblemPlace::Cell(at))
            }
            CrosstableDoubt::Disagree { round, text, other, place, at } => {
                let place = view.grid.cell_name(place);
                Problem::new(RoundsDisagree { round, text, other, place }, ProblemPlace::Cell(at))
            }
        });
    }
    for differs in played.points_mismatches(view, &rows) {
        let name = roster.name_of(differs.entry);
        let (typed, points) = (differs.typed, differs.points.to_decimal());
        found.push(Problem::new(
            TypedPointsDiffer { name, typed, points },
            ProblemPlace::Cell(differs.at),
        ));
    }
    if played.way.two_a_win
        && let Some(first) = played.games.first()
    {
        found.push(Problem::new(PointsOfAWin { win: 2 }, ProblemPlace::Cell(first.at)));
    }
    found
}

/// The first cell of a crosstable of which no cell is read as a game.
fn no_game(view: TableWithCells<'_>) -> Option<Problem> {
    let (round, column) = view.numbered_columns(What::Round).into_iter().next()?;
    let (text, at) = view
        .rows_by_contestant()
        .into_iter()
        .flatten()
        .find_map(|row| view.cell_text(column, row))?;
    let why = phrase!("it is not a way of writing a game");
    let crosstable = view.table.kind == SheetKind::Crosstable;
    crosstable.then(|| Problem::new(RoundCellUnclear { round, text, why }, ProblemPlace::Cell(at)))
}

/// Told once, at the first row with points.
fn win_of_table(view: TableWithCells<'_>) -> Option<Problem> {
    let PointsForWin(win) = PointsForWin::find(view)?;
    let (_, at) = view
        .rows_by_contestant()
        .into_iter()
        .flatten()
        .find_map(|row| point_scored_games::points_of_both_sides(view, row))?;
    Some(Problem::new(PointsOfAWin { win }, ProblemPlace::Cell(at)))
}
