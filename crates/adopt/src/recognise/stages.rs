//! Knock-outs and leagues as lists: the name of a stage or a round stands above its matches, a row each
//! with two names and two scores, or the scores in one cell, under headings or without.

use super::bracket::is_stage_name;
use super::content::CellShape;
use super::days::{day_without_year_in_text, first_day_in_text};
use super::grid::{GridCell, GridRow, SheetGrid};
use super::headings::round_number_in_name;
use super::{
    ColumnMeaning, MeaningEvidence, RecognisedColumn, RecognisedTable, SheetKind, Sign, Sureness,
    What,
};
use model::{CellAddress, StableSort};

/// The columns of a match with what they hold: home, away, and the score of each, or both in one.
type Columns = Vec<(u16, What)>;

/// The matches of each stage of a sheet, a table each; none where they do not stand in the same
/// columns.
pub(super) fn matches_by_stage(grid: &SheetGrid) -> Vec<RecognisedTable> {
    let mut found: Vec<RecognisedTable> = Vec::new();
    let mut columns: Option<Columns> = None;
    for (at, row) in grid.rows.iter().enumerate() {
        let [caption] = &row.cells[..] else { continue };
        if !is_stage_name(&caption.text) && round_named_in_line(&caption.text).is_none() {
            continue;
        }
        let below = &grid.rows[at + 1..];
        let is_heading = |row: &GridRow| row.cells.iter().all(is_word) && columns_of(row).is_none();
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
            let at = CellAddress { sheet: grid.sheet, row: row.row, column: caption.column };
            found.push(table(grid.sheet, *first, *last, own, (caption.text.clone(), at)));
        }
    }
    found
}

/// The round that a line names, perhaps with its day: `2. Spieltag`, `Round 1 - 12 January 2026`.
pub(crate) fn round_named_in_line(text: &str) -> Option<u16> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let dated = || {
        let (round, day) = (words.get(..2)?.join(" "), words.get(2..)?.join(" "));
        let is_dated =
            first_day_in_text(&day).is_some() || day_without_year_in_text(&day).is_some();
        round_number_in_name(round.trim_end_matches([',', ':', '.', '-'])).filter(|_| is_dated)
    };
    round_number_in_name(text).or_else(dated)
}

/// Whether a sheet holds stages or rounds, two at least, and no other rows of three cells.
pub(super) fn has_only_stages(grid: &SheetGrid, found: &[RecognisedTable]) -> bool {
    let rows = grid.rows.iter().filter(|row| row.cells.len() >= 3);
    let within =
        |row: u32| found.iter().any(|table| (table.first_row..=table.last_row).contains(&row));
    found.len() > 1 && rows.into_iter().all(|row| within(row.row))
}

fn is_word(cell: &GridCell) -> bool {
    cell.is_text() && cell.number().is_none()
}

/// The columns of a row with two names and two scores, or with a cell of both, and perhaps a mark
/// between them.
fn columns_of(row: &GridRow) -> Option<Columns> {
    let is_mark = |cell: &&GridCell| !cell.text.contains(char::is_alphanumeric) || cell.text == "v";
    let cells = || row.cells.iter().filter(|cell| !is_mark(cell));
    let is_pair = |cell: &&GridCell| cell.shapes().has(CellShape::Versus) || is_of_two(&cell.text);
    let is_name = |cell: &&GridCell| cell.shapes().has(CellShape::Words);
    let of = |holds: &dyn Fn(&&GridCell) -> bool| -> Vec<u16> {
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
    let is_score =
        |part: &&str| !part.is_empty() && super::numbers::parse_typed_number(part).is_some();
    parts.len() == 2 && parts.iter().all(is_score)
}

fn table(
    sheet: u16,
    first_row: u32,
    last_row: u32,
    columns: &Columns,
    caption: (String, CellAddress),
) -> RecognisedTable {
    let column = |(column, what): &(u16, What)| RecognisedColumn {
        column: *column,
        heading: String::new(),
        meaning: ColumnMeaning::new(*what),
        sure: Sureness::Likely,
        evidence: vec![MeaningEvidence {
            sign: Sign::Content,
            words: "each row below a stage or a round has two names and two scores".to_string(),
        }],
    };
    let mut columns: Vec<RecognisedColumn> = columns.iter().map(column).collect();
    columns.arrange_by_key(|column| column.column);
    RecognisedTable {
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
