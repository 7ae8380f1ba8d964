//! What the games of a sheet say against each other and against its points.

use super::super::problems::{PointsOfAWin, RoundCellUnclear, RoundsDisagree, TypedPointsDiffer};
use super::super::recognised::{RecognisedWorkbook, SheetKind, What};
use super::cells::ForeignCells;
use super::contestants::{scorers, sort_of};
use super::crosstable_games::Doubt;
use super::games_played::played;
use super::point_scored_games::{self, Win};
use super::roster::Roster;
use super::view::View;
use model::problem::{Problem, ProblemPlace, phrase};

/// Doubtful cells of crosstables, points that differ from their games, and points of a win that
/// are not 1.
pub(super) fn games_doubtful(event: &RecognisedWorkbook, grid: ForeignCells<'_>) -> Vec<Problem> {
    let tables = event.tables.iter().filter(|table| !table.repeats);
    let views = tables.map(|table| View { grid, table });
    views.flat_map(|view| of_table(view).into_iter().chain(win_of_table(view))).collect()
}

fn of_table(view: View<'_>) -> Vec<Problem> {
    let mut roster = Roster::default();
    let rows = scorers(view, sort_of(view), &mut roster, None);
    let Some(played) = played(view, &rows, &roster) else {
        return no_game(view).into_iter().collect();
    };
    let mut found: Vec<Problem> = Vec::new();
    for doubt in &played.doubts {
        found.push(match doubt.clone() {
            Doubt::Unclear { round, text, why, at } => {
                Problem::new(RoundCellUnclear { round, text, why }, ProblemPlace::Cell(at))
            }
            Doubt::Disagree { round, text, other, place, at } => {
                let place = view.grid.cell_name(place);
                Problem::new(RoundsDisagree { round, text, other, place }, ProblemPlace::Cell(at))
            }
        });
    }
    for differs in played.differing(view, &rows) {
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
fn no_game(view: View<'_>) -> Option<Problem> {
    let (round, column) = view.several(What::Round).into_iter().next()?;
    let (text, at) =
        view.rows().into_iter().flatten().find_map(|row| view.in_column(column, row))?;
    let why = phrase!("it is not a way of writing a game");
    let crosstable = view.table.kind == SheetKind::Crosstable;
    crosstable.then(|| Problem::new(RoundCellUnclear { round, text, why }, ProblemPlace::Cell(at)))
}

/// Told once, at the first row with points.
fn win_of_table(view: View<'_>) -> Option<Problem> {
    let Win(win) = Win::find(view)?;
    let (_, at) =
        view.rows().into_iter().flatten().find_map(|row| point_scored_games::points(view, row))?;
    Some(Problem::new(PointsOfAWin { win }, ProblemPlace::Cell(at)))
}
