//! Marks that stand beside names: signs of footnotes, `(C)`, `(sub)`. A return has no place for them, so
//! they are told.

use std::collections::BTreeSet;

use super::super::people::{footnote_marks_around, marks_in_names};
use super::super::problems::MarksAside;
use super::super::recognised::{SheetKind, What};
use super::bracket::bracket_names_are_pairs;
use super::contestants::contestant_kind;
use super::matches::footnote_numbers_of_sides;
use super::members::number_beside_name;
use super::roster::{ContestantKind, RosterContestant};
use super::view::TableWithCells;
use model::CellAddress;
use model::problem::{Problem, ProblemPlace};

/// The marks beside the names of a list.
pub(super) fn marks_beside_contestants_problem<'a>(
    view: TableWithCells<'_>,
    contestants: impl Iterator<Item = &'a RosterContestant>,
) -> Option<Problem> {
    let of_cell = |at: CellAddress| (at, marks_in_names(&view.grid.text(at)));
    let mut marks = Vec::new();
    for one in contestants {
        marks.extend(one.players.iter().map(|(_, at)| of_cell(*at)));
        let team = one.team.as_ref().and_then(|(_, at)| *at);
        marks.extend(team.map(|at| (at, footnote_marks_around(&view.grid.text(at)))));
    }
    marks_problem(marks)
}

/// The marks beside the names of those who met.
pub(super) fn marks_beside_sides_problem(view: TableWithCells<'_>) -> Option<Problem> {
    const SIDES: [What; 7] =
        [What::White, What::Black, What::Home, What::Away, What::Winner, What::Loser, What::Team];
    let pairs = view.table.kind == SheetKind::KnockOut && bracket_names_are_pairs(view);
    let teams = matches!(view.table.kind, SheetKind::KnockOut | SheetKind::TeamsMatches) && !pairs
        || contestant_kind(view) == ContestantKind::Teams;
    let columns: Vec<_> = SIDES.into_iter().flat_map(|side| view.numbered_columns(side)).collect();
    let mut marks = footnote_numbers_of_sides(view);
    for row in view.rows_by_contestant().into_iter().flatten() {
        let cells = columns.iter().filter_map(|(_, column)| view.cell_text(column, row));
        marks.extend(cells.map(|(text, at)| match teams {
            true => (at, footnote_marks_around(&text)),
            false => (at, marks_in_names(&text)),
        }));
    }
    marks_problem(marks)
}

/// The marks beside the names of members, and numbers that are none of theirs.
pub(super) fn marks_beside_members_problem(view: TableWithCells<'_>) -> Option<Problem> {
    let rows = view.rows_by_contestant().into_iter().flatten();
    let marks = rows.filter_map(|row| {
        let (text, at) = view.text_by_meaning(What::Name, row)?;
        let mut marks = marks_in_names(&text);
        marks.extend(number_beside_name(view, row).map(|number| format!("({number})")));
        Some((at, marks))
    });
    marks_problem(marks.collect())
}

/// What is told of marks at the cells of names.
fn marks_problem(found: Vec<(CellAddress, Vec<String>)>) -> Option<Problem> {
    let marked = found.into_iter().filter(|(_, marks)| !marks.is_empty());
    let (cells, marks): (BTreeSet<CellAddress>, BTreeSet<Vec<String>>) = marked.unzip();
    let marks: BTreeSet<String> = marks.into_iter().flatten().collect();
    let marks: Vec<String> = marks.iter().map(|mark| format!("“{mark}”")).collect();
    let first = *cells.first()?;
    let trouble = MarksAside { marks: marks.join(", "), names: cells.len() };
    Some(Problem::new(trouble, ProblemPlace::Cell(first)))
}
