//! A table without headings: rows of one shape, of which one column holds names.

use std::collections::HashSet;

use super::block::RawTable;
use super::column_heading::ColumnHeading;
use super::content::CellShape;
use super::grid::{GridCell, SheetGrid};
use super::profile::ColumnProfile;
use super::view::ProfiledTable;
use super::words::{EventContestantKind, contestants_of_title};
use super::{
    ColumnMeaning, MeaningEvidence, RecognisedColumn, RecognisedTable, SheetKind, Sign, Sureness,
    What,
};
use model::StableSort;

/// The rows of the longest run without a gap, if they look like a table.
fn run(grid: &SheetGrid) -> Option<RawTable> {
    let mut best = 0..0;
    let mut start = 0;
    for at in 0..grid.rows.len() {
        if at > 0 && grid.rows[at].row != grid.rows[at - 1].row + 1 {
            start = at;
        }
        if at + 1 - start > best.len() {
            best = start..at + 1;
        }
    }
    let rows = without_lines(grid, best.collect());
    let first =
        rows.iter().filter_map(|at| grid.rows[*at].cells.first()).map(|cell| cell.column).min()?;
    let last =
        rows.iter().filter_map(|at| grid.rows[*at].cells.last()).map(|cell| cell.column).max()?;
    if rows.len() < 3 || last - first > 40 || last == first {
        return None;
    }
    let mut block = RawTable {
        heading: None,
        heading_rows: 0,
        heads: (first..=last).map(|column| (column, ColumnHeading::default())).collect(),
        rows,
        skipped: Vec::new(),
        aside: false,
    };
    if headed(grid, &block) {
        block.heading = Some(grid.rows[block.rows[0]].row);
        block.heading_rows = 1;
        block.rows.remove(0);
    }
    Some(block)
}

/// Some rows without the titles above them and the remarks below, which have one cell each where
/// most rows have three or more; where they have two, a title has a figure besides.
fn without_lines(grid: &SheetGrid, rows: Vec<usize>) -> Vec<usize> {
    let mut counts: Vec<usize> = rows.iter().map(|at| grid.rows[*at].cells.len()).collect();
    counts.sort_unstable();
    let line = |at: &usize| {
        let cells = &grid.rows[*at].cells;
        cells.len() == 1 || super::footers::is_footer_row(cells)
    };
    let usual = counts.get(counts.len() / 2).copied().unwrap_or_default();
    let figure = |at: &usize| grid.rows[*at].cells[0].text.contains(|c: char| c.is_ascii_digit());
    let line = |at: &usize| line(at) && (usual > 2 || figure(at));
    if usual < 2 {
        return rows;
    }
    let first = rows.iter().position(|at| !line(at)).unwrap_or_default();
    let last = rows.iter().rposition(|at| !line(at)).map_or(rows.len(), |last| last + 1);
    rows[first..last].to_vec()
}

/// Whether the first row has texts where all others have numbers or days: headings in words
/// that nobody knows.
fn headed(grid: &SheetGrid, block: &RawTable) -> bool {
    let [first, others @ ..] = &block.rows[..] else { return false };
    let plain = |cell: &GridCell| {
        cell.is_text() && cell.number().is_none() && !cell.shapes().has(CellShape::Day)
    };
    grid.rows[*first].cells.iter().any(|head| {
        let below = || others.iter().filter_map(|at| grid.rows[*at].cell(head.column));
        plain(head) && below().count() * 2 > others.len() && !below().any(plain)
    })
}

/// What the cells of a column alone say that it is.
fn meaning_of(profile: &ColumnProfile, columns: usize) -> Option<(What, i32)> {
    let all = profile.filled * 10 >= profile.rows * 9;
    let names = profile.percent_of_shape(CellShape::Words) >= 95
        && profile.distinct * 10 >= profile.filled * 8;
    let many_words = profile.texts.iter().filter(|text| text.contains([' ', ','])).count() * 10
        >= profile.filled * 8;
    Some(match () {
        () if profile.percent_of_shape(CellShape::Email) >= 90 => (What::Email, 90),
        () if all
            && names
            && many_words
            && profile.percent_of_shape(CellShape::Long) == 0
            && profile.names_people() =>
        {
            (What::Name, 80)
        }
        () if all && profile.numbers_run_from_one() && columns > 1 => (What::Number, 70),
        () if profile.percent_of_shape(CellShape::Phone) >= 90 => (What::Phone, 80),
        () => return None,
    })
}

/// Whether the names of a column are none of contestants: clubs with their addresses, people who
/// stand in other columns too as in a rota, people with marks for many days.
fn is_no_list_of_people(filled: &[(u16, &ColumnProfile)], name: u16) -> bool {
    let Some((_, names)) = filled.iter().find(|(column, _)| *column == name) else { return true };
    let bodies =
        names.texts.iter().filter(|text| super::words::names_organising_body(text)).count();
    let others = || filled.iter().filter(|(column, _)| *column != name);
    let again = |profile: &ColumnProfile| {
        let own: HashSet<&str> = names.texts.iter().map(String::as_str).collect();
        let same = |text: &&String| !text.is_empty() && own.contains(text.as_str());
        profile.texts.iter().filter(same).count() * 2 > profile.filled
    };
    let marks =
        others().filter(|(_, profile)| profile.percent_of_shape(CellShape::Mark) >= 60).count();
    bodies * 2 > names.filled || others().any(|(_, profile)| again(profile)) || marks >= 3
}

/// The rows of a sheet without headings as a table of results, its columns headed by what their
/// cells show; none where no column orders them.
pub(super) fn ranking_without_headings(grid: &SheetGrid) -> Option<RawTable> {
    let mut block = run(grid).filter(|block| block.heading.is_none())?;
    let view = ProfiledTable::new(grid, &block, 1);
    let filled: Vec<(u16, &ColumnProfile)> = view
        .columns()
        .filter(|(_, _, profile)| profile.filled * 10 >= profile.rows * 6)
        .map(|(column, _, profile)| (column, profile))
        .collect();
    let above = grid.rows.iter().take(block.rows[0]).flat_map(|row| &row.cells);
    let of_teams =
        |cell: &GridCell| contestants_of_title(&cell.text) == Some(EventContestantKind::Teams);
    let teams = above.into_iter().any(of_teams);
    let headed = super::columns_by_cells::ranking_columns_by_cells(&filled, teams)?;
    for (column, reading) in headed {
        block.heads.entry(column).or_default().readings.push(reading);
    }
    Some(block)
}

/// The table of a sheet without headings.
pub(super) fn table_without_headings(grid: &SheetGrid) -> Option<RecognisedTable> {
    let block = run(grid).filter(|block| block.rows.len() >= 4)?;
    let view = ProfiledTable::new(grid, &block, 1);
    let filled: Vec<(u16, &ColumnProfile)> = view
        .columns()
        .filter(|(_, _, profile)| profile.filled > 0)
        .map(|(column, _, profile)| (column, profile))
        .collect();
    let mut columns: Vec<RecognisedColumn> = Vec::new();
    for (column, profile) in &filled {
        let Some((what, weight)) = meaning_of(profile, filled.len()) else { continue };
        if columns.iter().any(|known| known.meaning.what == what) {
            continue;
        }
        columns.push(RecognisedColumn {
            column: *column,
            heading: String::new(),
            meaning: ColumnMeaning::new(what),
            sure: if weight >= 70 { Sureness::Likely } else { Sureness::Asked },
            evidence: vec![MeaningEvidence {
                sign: Sign::Content,
                words: format!("its {} cells look like that", profile.filled),
            }],
        });
    }
    let name = columns.iter().find(|column| column.meaning.what == What::Name)?.column;
    if is_no_list_of_people(&filled, name) {
        return None;
    }
    let prizes = super::prizes::add_prize_columns(&filled, &mut columns);
    columns.arrange_by_key(|column| column.column);
    let kind = if prizes { SheetKind::PrizeList } else { SheetKind::Entries };
    Some(RecognisedTable {
        sure: Sureness::Likely,
        skipped: Vec::new(),
        ..block.to_recognised_table(grid, kind, columns)
    })
}
