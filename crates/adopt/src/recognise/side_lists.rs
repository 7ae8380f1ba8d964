//! Lists of something else below or beside a table: past winners, prizes, what is played next.
//! They are told and not taken.

use super::block::Block;
use super::column_heading::{Head, MEASURES, SUBJECTS};
use super::content::Shape;
use super::footers::is_without_score;
use super::grid::{Cell, ColumnSpan, Grid, Row};
use super::heading_rows::Heading;
use super::headings::Reading;
use super::numbers::ONE;
use super::{SheetKind, Table, What};
use model::Address;

/// What counts contestants rather than to score them.
const COUNTS: [What; 4] = [What::Place, What::Number, What::Index, What::Board];

/// A table without the list of something else in its last rows, and that list.
pub(super) fn below(grid: &Grid, block: Block) -> (Block, Option<Block>) {
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
pub(super) fn has_years(grid: &Grid, block: &Block) -> bool {
    let first = block.columns().first;
    let year = |at: &usize| {
        let number = number(&grid.rows[*at], first);
        number.is_some_and(|year| (1900 * ONE..=2100 * ONE).contains(&year))
    };
    block.rows.len() >= 2 && block.rows.iter().all(year)
}

/// Whether no row of a part has a score where the rows above have one.
fn is_unscored(block: &Block, above: &[&Row], part: &[&Row]) -> bool {
    const SIDES: [What; 4] = [What::White, What::Home, What::Result, What::Contract];
    let games = block.heads.values().any(|head| head.says_any(&SIDES));
    let counts = |head: &Head| head.says_any(&COUNTS);
    let scored = |column: &u16| {
        let numbers = above.iter().filter(|row| number(row, *column).is_some()).count();
        above.len() >= 3 && numbers * 10 >= above.len() * 9
    };
    let columns = block.heads.iter().filter(|(_, head)| !counts(head)).map(|(column, _)| *column);
    let columns: Vec<u16> = columns.filter(scored).collect();
    let scores = |row: &&Row, column: &u16| {
        row.cell(*column).is_some_and(|cell| {
            cell.number().is_some() || cell.is_text() && is_without_score(&cell.text)
        })
    };
    !games
        && !columns.is_empty()
        && !part.iter().any(|row| columns.iter().any(|column| scores(row, column)))
}

/// Whether a part has years where the rows above count contestants.
fn is_of_years(block: &Block, above: &[&Row], part: &[&Row]) -> bool {
    let (Some(first), true) = (block.heads.keys().next(), above.len() >= 2) else { return false };
    let years = |row: &&Row| {
        number(row, *first).is_some_and(|year| (1900 * ONE..=2100 * ONE).contains(&year))
    };
    let counts = |row: &&Row| number(row, *first).is_none_or(|place| place < 1000 * ONE);
    part.iter().all(years) && above.iter().all(counts)
}

fn number(row: &Row, column: u16) -> Option<i64> {
    row.cell(column).and_then(Cell::number)
}

/// The second of two runs of columns under one row of headings, if it is a list of something else:
/// it has no score, and names or words in other rows than the first.
pub(super) fn beside(
    grid: &Grid,
    heading: &Heading,
    end: usize,
    one: ColumnSpan,
    other: ColumnSpan,
) -> Option<Block> {
    let heads = || heading.heads.range(other.range()).map(|(_, head)| head);
    let unknown = |head: &Head| !head.readings.iter().any(Reading::is_likely);
    let sides = [What::Black, What::Away, What::Loser, What::EwNames, What::Result];
    if heads().any(|head| head.says_any(&MEASURES) || head.says_any(&sides))
        || !heads().any(|head| unknown(head) || head.says_any(SUBJECTS))
    {
        return None;
    }
    let rows = heading.to + 1..end;
    let filled = |columns: ColumnSpan| {
        let rows = rows.clone().filter(|at| !grid.rows[*at].within(columns).is_empty());
        rows.collect::<Vec<usize>>()
    };
    let (own, aside) = (filled(one), filled(other));
    let both = aside.iter().filter(|at| own.contains(at)).count();
    let named = |at: &&usize| {
        let cells = grid.rows[**at].within(other);
        let words = |cell: &Cell| {
            cell.shapes().has(Shape::Words) && cell.text.contains(char::is_whitespace)
        };
        cells.iter().any(words)
    };
    let names = aside.iter().filter(named).count();
    // Both lists begin at the same row; one of them ends before the other.
    let other_rows = both * 10 < own.len().max(aside.len()) * 9;
    if aside.is_empty() || !other_rows || names * 2 < aside.len() {
        return None;
    }
    Some(Block {
        heading: Some(grid.rows[aside[0]].row),
        heading_rows: 0,
        heads: other.range().map(|column| (column, Head::default())).collect(),
        rows: aside,
        skipped: Vec::new(),
        aside: true,
    })
}

/// A list of something else as a table that is not taken, with what stands above it; `blocks` are
/// all of the sheet.
pub(super) fn aside_table(grid: &Grid, block: &Block, blocks: &[Block]) -> Table {
    let begins = block.rows.first().copied().unwrap_or_default();
    let taken = |at: &usize| blocks.iter().any(|other| !other.aside && other.rows.contains(at));
    let above = (0..begins).rev().take(3).take_while(|at| !taken(at)).map(|at| &grid.rows[at]);
    let texts = above.filter_map(|row| {
        let cells = row.within(block.columns());
        let cell = cells.iter().find(|cell| cell.is_text())?;
        let at = Address { sheet: grid.sheet, row: row.row, column: cell.column };
        Some((cells.len(), (cell.text.clone(), at)))
    });
    // A line alone names the list, rather than its headings.
    let caption = texts.min_by_key(|(cells, _)| *cells).map(|(_, caption)| caption);
    let table = block.table(grid, SheetKind::Entries, Vec::new());
    Table { caption, repeats: true, ..table }
}
