//! Which game a sheet is of, by words and columns that only one game has.

use super::headings::squeeze_heading;
use super::words::game_named_in_text;
use super::{RecognisedTable, SheetKind, What};
use model::WorkbookCopy;

/// Headings that only chess has, squeezed.
const CHESS: &[&str] = &[
    "elo",
    "fide",
    "fideid",
    "dwz",
    "nwz",
    "buchholz",
    "bh",
    "bhc#",
    "buchh",
    "soberg",
    "sb",
    "sonnebornberger",
    "rtg",
    "rtgi",
    "rtgn",
    "rtgnat",
    "rtgint",
    "fideno",
    "ecf",
    "ecfrating",
    "eloi",
    "elon",
    "uscfid",
    "tpr",
    "ukd",
    "bucholz",
    "rp",
    "fed",
    "sno",
    "snr",
    "tb#",
    "wtg#",
    "des#",
    "kategoriedwz",
    "elofide",
    "cat",
    "buct",
    "rprf",
    "perf",
    "bch",
    "mbch",
    "eco",
    "whitefideid",
];

/// Words in headings that only bridge has.
const BRIDGE: &[&str] = &[
    "ebu",
    "abf",
    "acbl",
    "wbu",
    "ngs",
    "matchpoints",
    "masterpoints",
    "imps",
    "imp",
    "butler",
    "contract",
    "declarer",
    "vps",
    "ew",
    "ns",
    "nbb",
    "figb",
    "masterpoint",
    "pzbs",
    "tbf",
    "dbv",
    "mps",
];

/// The game, where headings, kinds and cells of the tables tell it.
pub(super) fn recognise_game(
    copy: &WorkbookCopy,
    kind: SheetKind,
    tables: &[RecognisedTable],
) -> Option<&'static str> {
    if matches!(kind, SheetKind::CentreCounts | SheetKind::DiplomacyScores) {
        return Some("diplomacy");
    }
    if matches!(kind, SheetKind::Travellers) {
        return Some("bridge");
    }
    if kind == SheetKind::GameResults {
        return Some("board games");
    }
    let main: Vec<&RecognisedTable> =
        tables.iter().filter(|table| !table.repeats && table.kind != SheetKind::None).collect();
    // Fifty tables of one workbook tell no more than all.
    let headings: Vec<String> =
        main.iter().take(50).flat_map(|table| headings_of(copy, table)).collect();
    let words: Vec<String> = headings
        .iter()
        .flat_map(|text| {
            text.split(|c: char| !c.is_alphanumeric())
                .map(|word| squeeze_heading(word, true).text)
                .collect::<Vec<_>>()
        })
        .collect();
    let whole: Vec<String> = headings.iter().map(|text| squeeze_heading(text, true).text).collect();
    let bridge = BRIDGE.iter().filter(|word| words.iter().any(|known| known == *word)).count();
    let chess =
        CHESS.iter().filter(|word| whole.iter().chain(&words).any(|known| known == *word)).count();
    if bridge > 0 && chess == 0 {
        return Some("bridge");
    }
    if chess > 0 && bridge == 0 {
        return Some("chess");
    }
    let has = |what: What| {
        main.iter().any(|table| table.columns.iter().any(|column| column.meaning.what == what))
    };
    if kind == SheetKind::PairsResults || has(What::Direction) || has(What::Seat) {
        return Some("bridge");
    }
    if has(What::White)
        && kind == SheetKind::Pairings
        && (has(What::WhiteRating) || has(What::Board))
        || kind == SheetKind::Crosstable && has(What::Rating)
    {
        return Some("chess");
    }
    headings.iter().find_map(|text| game_named_in_text(text))
}

/// The texts of the headings of a table that have a meaning or not.
fn headings_of(copy: &WorkbookCopy, table: &RecognisedTable) -> Vec<String> {
    let Some((sheet, heading)) = copy.sheets.get(usize::from(table.sheet)).zip(table.heading)
    else {
        return Vec::new();
    };
    let rows = heading..heading + table.heading_rows;
    let from = sheet.cells.partition_point(|cell| cell.row < rows.start);
    let (first, last) = match (table.columns.first(), table.columns.last()) {
        (Some(first), Some(last)) => (first.column.saturating_sub(2), last.column + 2),
        _ => return Vec::new(),
    };
    let cells = sheet.cells[from..].iter().take_while(|cell| cell.row < rows.end);
    let cells = cells.filter(|cell| (first..=last).contains(&cell.column));
    cells
        .filter_map(|cell| match &cell.value {
            model::CellValue::Text(text) => Some(text.trim().to_string()),
            _ => None,
        })
        .collect()
}
