//! Lists of something else below or beside a table: past winners, prizes, what is played next.
//! They are told and not taken.

use super::block::RawTable;
use super::column_heading::{CONTESTANT_MEANINGS, ColumnHeading, RANKING_MEASURES};
use super::content::CellShape;
use super::footers::means_no_score;
use super::grid::{ColumnSpan, GridCell, GridRow, SheetGrid};
use super::heading_rows::HeadingRows;
use super::headings::HeadingMeaning;
use super::numbers::ONE_IN_TEN_THOUSANDTHS;
use super::{RecognisedTable, SheetKind, What};
use model::CellAddress;

/// What counts contestants rather than to score them.
const COUNTS: [What; 4] = [What::Place, What::Number, What::Index, What::Board];

/// A table without the list of something else in its last rows, and that list.
pub(super) fn split_side_list_below(
    grid: &SheetGrid,
    block: RawTable,
) -> (RawTable, Option<RawTable>) {
    let row = |at: usize| &grid.rows[block.rows[at]];
    let gap = |at: &usize| row(*at).row > row(*at - 1).row + 1;
    let gaps: Vec<usize> = (1..block.rows.len()).filter(gap).collect();
    let ends = gaps.iter().skip(1).copied().chain([block.rows.len()]);
    let rows = |from: usize, to: usize| (from..to).map(row).collect::<Vec<_>>();
    let mut parts = gaps.iter().copied().zip(ends);
    let found = parts.find(|(from, to)| {
        let (above, part) = (rows(0, *from), rows(*from, *to));
        is_unscored(&block, &above, &part) || is_of_years(&block, &above, &part)
    });
    let Some((from, _)) = found else { return (block, None) };
    let begins = row(from).row;
    let last = row(from - 1).row;
    let (mut own, mut aside) = (block.clone(), block.clone());
    own.rows.truncate(from);
    own.skipped.retain(|skipped| *skipped < last);
    aside.rows.drain(..from);
    aside.skipped.retain(|skipped| *skipped > begins);
    (aside.heading, aside.heading_rows, aside.aside) = (Some(begins), 0, true);
    (own, Some(aside))
}

/// Whether the first column of a table with headings of its own has a year in each row: past winners
/// below or beside results.
pub(super) fn has_year_in_each_row(grid: &SheetGrid, block: &RawTable) -> bool {
    let first = block.column_span().first;
    let year = |at: &usize| {
        let number = number(&grid.rows[*at], first);
        number.is_some_and(|year| {
            (1900 * ONE_IN_TEN_THOUSANDTHS..=2100 * ONE_IN_TEN_THOUSANDTHS).contains(&year)
        })
    };
    block.rows.len() >= 2 && block.rows.iter().all(year)
}

/// Whether no row of a part has a score where the rows above have one.
fn is_unscored(block: &RawTable, above: &[&GridRow], part: &[&GridRow]) -> bool {
    const SIDES: [What; 4] = [What::White, What::Home, What::Result, What::Contract];
    let games = block.heads.values().any(|head| head.means_any_of(&SIDES));
    let counts = |head: &ColumnHeading| head.means_any_of(&COUNTS);
    let scored = |column: &u16| {
        let numbers = above.iter().filter(|row| number(row, *column).is_some()).count();
        above.len() >= 3 && numbers * 10 >= above.len() * 9
    };
    let columns = block.heads.iter().filter(|(_, head)| !counts(head)).map(|(column, _)| *column);
    let columns: Vec<u16> = columns.filter(scored).collect();
    let scores = |row: &&GridRow, column: &u16| {
        row.cell(*column).is_some_and(|cell| {
            cell.number().is_some() || cell.is_text() && means_no_score(&cell.text)
        })
    };
    !games
        && !columns.is_empty()
        && !part.iter().any(|row| columns.iter().any(|column| scores(row, column)))
}

/// Whether a part has years where the rows above count contestants.
fn is_of_years(block: &RawTable, above: &[&GridRow], part: &[&GridRow]) -> bool {
    let (Some(first), true) = (block.heads.keys().next(), above.len() >= 2) else { return false };
    let years = |row: &&GridRow| {
        number(row, *first).is_some_and(|year| {
            (1900 * ONE_IN_TEN_THOUSANDTHS..=2100 * ONE_IN_TEN_THOUSANDTHS).contains(&year)
        })
    };
    let counts = |row: &&GridRow| {
        number(row, *first).is_none_or(|place| place < 1000 * ONE_IN_TEN_THOUSANDTHS)
    };
    part.iter().all(years) && above.iter().all(counts)
}

fn number(row: &GridRow, column: u16) -> Option<i64> {
    row.cell(column).and_then(GridCell::number)
}

/// The second of two runs of columns under one row of headings, if it is a list of something else:
/// it has no score, and names or words in other rows than the first.
pub(super) fn side_list_beside(
    grid: &SheetGrid,
    heading: &HeadingRows,
    end: usize,
    one: ColumnSpan,
    other: ColumnSpan,
) -> Option<RawTable> {
    let heads = || heading.heads.range(other.range()).map(|(_, head)| head);
    let unknown = |head: &ColumnHeading| !head.readings.iter().any(HeadingMeaning::is_likely);
    let sides = [What::Black, What::Away, What::Loser, What::EwNames, What::Result];
    if heads().any(|head| head.means_any_of(&RANKING_MEASURES) || head.means_any_of(&sides))
        || !heads().any(|head| unknown(head) || head.means_any_of(CONTESTANT_MEANINGS))
    {
        return None;
    }
    let rows = heading.to + 1..end;
    let filled = |columns: ColumnSpan| {
        let rows = rows.clone().filter(|at| !grid.rows[*at].cells_within(columns).is_empty());
        rows.collect::<Vec<usize>>()
    };
    let (own, aside) = (filled(one), filled(other));
    let both = aside.iter().filter(|at| own.contains(at)).count();
    let named = |at: &&usize| {
        let cells = grid.rows[**at].cells_within(other);
        let words = |cell: &GridCell| {
            cell.shapes().has(CellShape::Words) && cell.text.contains(char::is_whitespace)
        };
        cells.iter().any(words)
    };
    let names = aside.iter().filter(named).count();
    // Both lists begin at the same row; one of them ends before the other.
    let other_rows = both * 10 < own.len().max(aside.len()) * 9;
    if aside.is_empty() || !other_rows || names * 2 < aside.len() {
        return None;
    }
    Some(RawTable {
        heading: Some(grid.rows[aside[0]].row),
        heading_rows: 0,
        heads: other.range().map(|column| (column, ColumnHeading::default())).collect(),
        rows: aside,
        skipped: Vec::new(),
        aside: true,
    })
}

/// A list of something else as a table that is not taken, with what stands above it; `blocks` are
/// all of the sheet.
pub(super) fn table_of_side_list(
    grid: &SheetGrid,
    block: &RawTable,
    blocks: &[RawTable],
) -> RecognisedTable {
    let begins = block.rows.first().copied().unwrap_or_default();
    let taken = |at: &usize| blocks.iter().any(|other| !other.aside && other.rows.contains(at));
    let above = (0..begins).rev().take(3).take_while(|at| !taken(at)).map(|at| &grid.rows[at]);
    let texts = above.filter_map(|row| {
        let cells = row.cells_within(block.column_span());
        let cell = cells.iter().find(|cell| cell.is_text())?;
        let at = CellAddress { sheet: grid.sheet, row: row.row, column: cell.column };
        Some((cells.len(), (cell.text.clone(), at)))
    });
    // A line alone names the list, rather than its headings.
    let caption = texts.min_by_key(|(cells, _)| *cells).map(|(_, caption)| caption);
    let table = block.to_recognised_table(grid, SheetKind::Entries, Vec::new());
    RecognisedTable { caption, repeats: true, ..table }
}
