//! Knock-outs and leagues as lists: the name of a stage or a round stands above its matches, a row each
//! with two names and two scores, or the scores in one cell, under headings or without.

use super::bracket::is_stage;
use super::content::Shape;
use super::days::{day_in, yearless_in};
use super::grid::{Cell, Grid, Row};
use super::headings::round_named;
use super::{Column, ColumnMeaning, Evidence, SheetKind, Sign, Sureness, Table, What};
use model::{Address, StableSort};

/// The columns of a match with what they hold: home, away, and the score of each, or both in one.
type Columns = Vec<(u16, What)>;

/// The matches of each stage of a sheet, a table each; none where they do not stand in the same
/// columns.
pub(super) fn stages(grid: &Grid) -> Vec<Table> {
    let mut found: Vec<Table> = Vec::new();
    let mut columns: Option<Columns> = None;
    for (at, row) in grid.rows.iter().enumerate() {
        let [caption] = &row.cells[..] else { continue };
        if !is_stage(&caption.text) && round_of_line(&caption.text).is_none() {
            continue;
        }
        let below = &grid.rows[at + 1..];
        let is_heading = |row: &Row| row.cells.iter().all(is_word) && columns_of(row).is_none();
        let headed = below.first().is_some_and(is_heading);
        let matches = below.iter().skip(usize::from(headed)).map_while(|row| {
            let own = columns_of(row)?;
            let known = columns.get_or_insert_with(|| own.clone());
            (*known == own).then_some(row)
        });
        let rows: Vec<u32> = matches.map(|row| row.row).collect();
        let (Some(first), Some(last), Some(own)) = (rows.first(), rows.last(), &columns) else {
            continue;
        };
        if *last - *first + 1 == rows.len() as u32 {
            let at = Address { sheet: grid.sheet, row: row.row, column: caption.column };
            found.push(table(grid.sheet, *first, *last, own, (caption.text.clone(), at)));
        }
    }
    found
}

/// The round that a line names, perhaps with its day: `2. Spieltag`, `Round 1 - 12 January 2026`.
pub(crate) fn round_of_line(text: &str) -> Option<u16> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let dated = || {
        let (round, day) = (words.get(..2)?.join(" "), words.get(2..)?.join(" "));
        let is_dated = day_in(&day).is_some() || yearless_in(&day).is_some();
        round_named(round.trim_end_matches([',', ':', '.', '-'])).filter(|_| is_dated)
    };
    round_named(text).or_else(dated)
}

/// Whether a sheet holds stages or rounds, two at least, and no other rows of three cells.
pub(super) fn are_all(grid: &Grid, found: &[Table]) -> bool {
    let rows = grid.rows.iter().filter(|row| row.cells.len() >= 3);
    let within =
        |row: u32| found.iter().any(|table| (table.first_row..=table.last_row).contains(&row));
    found.len() > 1 && rows.into_iter().all(|row| within(row.row))
}

fn is_word(cell: &Cell) -> bool {
    cell.is_text() && cell.number().is_none()
}

/// The columns of a row with two names and two scores, or with a cell of both, and perhaps a mark
/// between them.
fn columns_of(row: &Row) -> Option<Columns> {
    let is_mark = |cell: &&Cell| !cell.text.contains(char::is_alphanumeric) || cell.text == "v";
    let cells = || row.cells.iter().filter(|cell| !is_mark(cell));
    let is_pair = |cell: &&Cell| cell.shapes().has(Shape::Versus) || is_of_two(&cell.text);
    let is_name = |cell: &&Cell| cell.shapes().has(Shape::Words);
    let of = |holds: &dyn Fn(&&Cell) -> bool| -> Vec<u16> {
        cells().filter(|cell| holds(cell)).map(|cell| cell.column).collect()
    };
    let names: [u16; 2] = of(&is_name).try_into().ok()?;
    let scores = of(&|cell| cell.number().is_some());
    let pairs = of(&|cell| cell.number().is_none() && is_pair(cell));
    let scores: Columns = match (&scores[..], &pairs[..]) {
        ([home, away], []) => vec![(*home, What::HomeScore), (*away, What::AwayScore)],
        ([], [both]) => vec![(*both, What::Result)],
        _ => return None,
    };
    let names = names.into_iter().zip([What::Home, What::Away]);
    let columns: Columns = names.chain(scores).collect();
    (cells().count() == columns.len()).then_some(columns)
}

/// Whether a cell holds two scores: `14:6`, `12 - 8`.
fn is_of_two(text: &str) -> bool {
    let parts: Vec<&str> = text.split([':', '-', '\u{2013}']).map(str::trim).collect();
    let is_score = |part: &&str| !part.is_empty() && super::numbers::number(part).is_some();
    parts.len() == 2 && parts.iter().all(is_score)
}

fn table(
    sheet: u16,
    first_row: u32,
    last_row: u32,
    columns: &Columns,
    caption: (String, Address),
) -> Table {
    let column = |(column, what): &(u16, What)| Column {
        column: *column,
        heading: String::new(),
        meaning: ColumnMeaning::new(*what),
        sure: Sureness::Likely,
        evidence: vec![Evidence {
            sign: Sign::Content,
            words: "each row below a stage or a round has two names and two scores".to_string(),
        }],
    };
    let mut columns: Vec<Column> = columns.iter().map(column).collect();
    columns.arrange_by_key(|column| column.column);
    Table {
        kind: SheetKind::TeamsMatches,
        sure: Sureness::Likely,
        sheet,
        heading: None,
        heading_rows: 0,
        first_row,
        last_row,
        rows_per_contestant: 1,
        skipped: Vec::new(),
        caption: Some(caption),
        repeats: false,
        columns,
    }
}
