//! Brackets of knock-outs: a column of names for each round, scores beside them.

use super::footers::is_remark;
use super::grid::{ColumnSpan, SheetGrid};
use super::headings::squeeze_heading;
use super::{
    ColumnMeaning, MeaningEvidence, RecognisedColumn, RecognisedTable, SheetKind, Sign, Sureness,
    What,
};

/// Beginnings of the names of rounds of a bracket, without case, accents and blanks.
const STAGES: &[&str] = &[
    "quarterfinal",
    "semifinal",
    "final",
    "finals",
    "winner",
    "champion",
    "roundof#",
    "last#",
    "lastsixteen",
    "preliminaryround",
    "viertelfinal",
    "halbfinal",
    "finale",
    "sieger",
    "achtelfinal",
    "sechzehntelfinal",
    "quartdefinale",
    "quartsdefinale",
    "demifinale",
    "vainqueur",
    "huitieme",
    "cuartosdefinal",
    "cuartos",
    "semifinales",
    "campeon",
    "octavosdefinal",
    "octavos",
    "quartidifinale",
    "quarti",
    "semifinali",
    "vincitore",
    "ottavi",
    "finali",
    "quartasdefinal",
    "quartosdefinal",
    "meiasfinais",
    "meiafinal",
    "vencedor",
    "oitavos",
    "kwartfinale",
    "halvefinale",
    "achtstefinale",
    "winnaar",
    "cwiercfinal",
    "polfinal",
    "zwyciezca",
    "ceyrekfinal",
    "yarifinal",
    "sampiyon",
    "kvartsfinal",
    "semifinaler",
    "segrare",
    "attondelsfinal",
    "rowndyrwythog",
    "gogynderfynol",
    "rowndderfynol",
    "enillydd",
    "kvartfinale",
];

/// Whether a heading names a stage; at most six words, so that a round is told from a title.
pub(crate) fn is_stage_name(text: &str) -> bool {
    let heading = squeeze_heading(text, true);
    let plain = heading.text;
    let words = text.split_whitespace().count();
    // `Last 16`, not `Last 1`.
    let fits = |stage: &str| {
        !stage.ends_with('#') || heading.number.is_some_and(|of| of >= 4 && of.is_power_of_two())
    };
    words <= 6
        && STAGES.iter().any(|stage| {
            plain.starts_with(stage)
                && fits(stage)
                && (plain.len() <= stage.len() + 12 || text.contains('('))
        })
}

/// The bracket of a sheet, if it has one.
pub(super) fn recognise_bracket(grid: &SheetGrid) -> Option<RecognisedTable> {
    let at = grid.rows.iter().take(60).position(|row| {
        let stages = row.cells.iter().filter(|cell| is_stage_name(&cell.text)).count();
        let rounds = row
            .cells
            .iter()
            .filter(|cell| squeeze_heading(&cell.text, true).text == "round#")
            .count();
        stages >= 2 || stages >= 1 && rounds >= 1
    })?;
    let heading = &grid.rows[at];
    let heads: Vec<(u16, &str)> =
        heading.cells.iter().map(|cell| (cell.column, cell.text.as_str())).collect();
    let last_column = heads.last()?.0 + 2;
    let mut rows = Vec::new();
    for (place, row) in grid.rows.iter().enumerate().skip(at + 1) {
        let cells = row.cells_within(ColumnSpan { first: heads[0].0, last: last_column });
        let remark = cells.len() == 1
            && (is_remark(&cells[0].text) || cells[0].text.split_whitespace().count() > 5);
        let before = rows.last().map_or(heading.row, |last: &usize| grid.rows[*last].row);
        if remark || row.row - before > 12 {
            break;
        }
        if !cells.is_empty() {
            rows.push(place);
        }
    }
    if rows.len() < 2 {
        return None;
    }
    let columns = bracket_columns(grid, &rows, &heads, last_column);
    let (first, last) = (grid.rows[rows[0]].row, grid.rows[*rows.last()?].row);
    let named = columns.iter().filter(|column| column.meaning.what == What::Team).count();
    (named >= 2).then(|| RecognisedTable {
        kind: SheetKind::KnockOut,
        sure: Sureness::Certain,
        sheet: grid.sheet,
        heading: Some(heading.row),
        heading_rows: 1,
        first_row: first,
        last_row: last,
        rows_per_contestant: 1,
        skipped: Vec::new(),
        caption: None,
        repeats: false,
        columns,
    })
}

/// A column of teams for each round, and the column of numbers behind it.
fn bracket_columns(
    grid: &SheetGrid,
    rows: &[usize],
    heads: &[(u16, &str)],
    last_column: u16,
) -> Vec<RecognisedColumn> {
    let cells = |column: u16| rows.iter().filter_map(move |at| grid.rows[*at].cell(column));
    let mut columns = Vec::new();
    let mut round = 0;
    for (place, (column, text)) in heads.iter().enumerate() {
        let names = cells(*column).filter(|cell| cell.number().is_none()).count();
        if names == 0 || !is_stage_name(text) && names * 2 <= cells(*column).count() {
            continue;
        }
        round += 1;
        let made = |column: u16, what, words: &str| RecognisedColumn {
            column,
            heading: if what == What::Team { text.to_string() } else { String::new() },
            meaning: ColumnMeaning::nth(what, round),
            sure: Sureness::Certain,
            evidence: vec![MeaningEvidence { sign: Sign::Heading, words: words.to_string() }],
        };
        columns.push(made(
            *column,
            What::Team,
            &format!("heading “{text}” is a round of a bracket"),
        ));
        let next = heads.get(place + 1);
        let own = next.is_none_or(|(next, text)| *next > column + 1 || !is_stage_name(text));
        if own && *column < last_column && cells(column + 1).any(|cell| cell.number().is_some()) {
            columns.push(made(
                column + 1,
                What::Score,
                "there are numbers beside the names of a round",
            ));
        }
    }
    columns
}
