//! Cells that were not taken, in columns of which the others were: a place with a remark, one
//! number for two players, a word where a score would stand.

use std::collections::{BTreeSet, HashSet};

use super::super::nobody;
use super::super::problems::CellsLeft;
use super::super::recognised::{RecognisedColumn, RecognisedWorkbook, SheetKind, Sureness, What};
use super::cells::ForeignWorkbookCells;
use super::ranking::{score_columns, session_percentage_columns};
use super::view::TableWithCells;
use model::problem::{Problem, ProblemPlace};
use model::{CellAddress, CellValue, WorkbookCopy};

/// What tells who somebody is: it follows from no other column.
const OWN: [What; 5] = [What::Id, What::PartnerId, What::Team, What::Name, What::Names];

/// What stands in the rows of both opponents and is taken once; `doubtful_games_problems` compares them.
const TWICE: [What; 2] = [What::Opponent, What::Round];

/// Words where the score of somebody who did not finish would stand.
const UNFINISHED: [&str; 7] = ["w/d", "wd", "withdrawn", "dnf", "dns", "ret", "retired"];

/// The cells of each column that are not among those that the return was made of. Where less than half of a column was
/// taken, it follows from others.
pub(super) fn untaken_cells_problems(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
    taken: &HashSet<CellAddress>,
) -> Vec<Problem> {
    let grid = ForeignWorkbookCells::new(copy);
    let tables = found.tables.iter().filter(|table| !table.repeats);
    tables.flat_map(|table| of_table(TableWithCells { grid, table }, taken)).collect()
}

/// The cells of a column that were not taken.
struct Left<'a> {
    column: &'a RecognisedColumn,
    cells: Vec<(String, CellAddress)>,
}

fn of_table(view: TableWithCells<'_>, taken: &HashSet<CellAddress>) -> Vec<Problem> {
    let known =
        view.table.columns.iter().filter(|column| {
            column.sure != Sureness::Asked && !TWICE.contains(&column.meaning.what)
        });
    let mut left: Vec<Left<'_>> =
        known.filter_map(|column| in_column(view, column, taken)).collect();
    // Who has no score has no place.
    let unscored: BTreeSet<u32> = left
        .iter()
        .filter(|left| score_columns(view).any(|measure| measure.column == left.column.column))
        .flat_map(|left| left.cells.iter().map(|(_, at)| at.row))
        .collect();
    for left in left.iter_mut().filter(|left| left.column.meaning.what == What::Place) {
        left.cells.retain(|(_, at)| !unscored.contains(&at.row));
    }
    let told = left.into_iter().filter_map(|Left { column, cells }| {
        let (first, at) = cells.first()?.clone();
        let heading = column.name();
        Some(Problem::new(CellsLeft { heading, cells: cells.len(), first }, ProblemPlace::Cell(at)))
    });
    told.collect()
}

fn in_column<'a>(
    view: TableWithCells<'_>,
    column: &'a RecognisedColumn,
    taken: &HashSet<CellAddress>,
) -> Option<Left<'a>> {
    let what = column.meaning.what;
    let place = what == What::Place;
    let own_words = OWN.contains(&what);
    // A handicap is in a net score.
    let of_match = matches!(view.table.kind, SheetKind::TeamsMatches | SheetKind::Matches);
    let day = what == What::Date && of_match;
    let alone = own_words || day || what == What::Handicap && !view.has_column(What::Net);
    let mut read = 0;
    let mut left: Vec<(String, CellAddress)> = Vec::new();
    for rows in view.rows_by_contestant() {
        let cells = rows.iter().filter_map(|row| shown(view, view.cell_address(column, *row)));
        let (own, others): (Vec<_>, Vec<_>) = cells.partition(|(_, at)| taken.contains(at));
        read += own.len();
        if is_of_nobody(view, &rows) || place && is_unfinished(view, &rows) {
            continue;
        }
        // What stands in each row of a team is taken once, and a name in one of several lists.
        let again = |text: &String| {
            let in_a_list = || taken.iter().any(|at| view.grid.text(*at) == *text);
            own.iter().any(|(known, _)| known == text) || own_words && in_a_list()
        };
        let told = |text: &String| text.contains(char::is_alphanumeric) && text != "0";
        let lost = |text: &String| told(text) && !again(text) && !says_unfinished(text);
        left.extend(others.into_iter().filter(|(text, _)| lost(text)));
    }
    // Two players of one pair may be of two clubs; places such as `(1)` are of none.
    let in_two_rows = what == What::Club && read > 0;
    let is_plain = |(text, _): &(String, CellAddress)| text.parse::<u16>().is_ok();
    let unread = place && read == 0 && has_places_in_return(view) && !left.iter().any(is_plain);
    (alone || in_two_rows || unread || read > left.len()).then_some(Left { column, cells: left })
}

/// Whether the return of a table has its places.
fn has_places_in_return(view: TableWithCells<'_>) -> bool {
    let kinds = [SheetKind::PairsResults, SheetKind::TeamsResults];
    kinds.contains(&view.table.kind) && session_percentage_columns(view).is_none()
}

/// What stands in a cell, errors too.
fn shown(view: TableWithCells<'_>, at: CellAddress) -> Option<(String, CellAddress)> {
    let text = match view.grid.stored_value(at)? {
        CellValue::Error(error) => error.to_string(),
        _ => view.grid.text(at),
    };
    Some((text, at)).filter(|(text, _)| !text.is_empty())
}

/// Whether some rows say that nobody plays there.
fn is_of_nobody(view: TableWithCells<'_>, rows: &[u32]) -> bool {
    texts(view, rows).any(|text| nobody::means_nobody_plays(&text))
}

/// Whether some rows say that somebody did not finish, who has no place then.
fn is_unfinished(view: TableWithCells<'_>, rows: &[u32]) -> bool {
    texts(view, rows).any(|text| says_unfinished(&text))
}

fn says_unfinished(text: &str) -> bool {
    UNFINISHED.contains(&text.trim_end_matches('.').to_lowercase().as_str())
}

fn texts<'a>(view: TableWithCells<'a>, rows: &'a [u32]) -> impl Iterator<Item = String> + 'a {
    let columns = &view.table.columns;
    let cells = rows.iter().flat_map(move |row| columns.iter().map(move |column| (column, *row)));
    cells.filter_map(move |(column, row)| view.cell_text(column, row)).map(|(text, _)| text)
}
