//! Columns of scores that a return was not made of, and that do not follow from those it was made of:
//! averages, totals, tops beside a percentage. Nothing tells that they can be done without.

use std::collections::{BTreeSet, HashSet};

use super::super::problems::{ColumnLeft, NothingRead, PartsAside};
use super::super::recognise::{TenThousandths, parse_typed_number};
use super::super::recognised::{RecognisedColumn, RecognisedWorkbook, SheetKind, Sureness, What};
use super::adjustments::find_adjustments;
use super::cells::ForeignWorkbookCells;
use super::derived_columns::proved_derived_columns;
use super::draft::TranslatedReturn;
use super::view::TableWithCells;
use model::problem::{Problem, ProblemPlace, phrase};
use model::{CellAddress, WorkbookCopy};

/// What may count in a ranking.
const SCORES: [What; 16] = [
    What::For,
    What::Against,
    What::Score,
    What::Points,
    What::Imps,
    What::Vps,
    What::Percent,
    What::Total,
    What::Net,
    What::Best,
    What::Average,
    What::Max,
    What::Result,
    What::Round,
    What::Played,
    What::Difference,
];

/// The points of a player in the table of a round: those before it, unless no result stands there.
const OF_SIDES: [What; 4] =
    [What::WhitePoints, What::BlackPoints, What::HomeScore, What::AwayScore];

/// The columns of scores that were not taken, and an event of which nothing was. `taken`: the cells that
/// the return was made of.
pub(super) fn unused_scores_problems(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
    made: &TranslatedReturn,
    taken: &HashSet<CellAddress>,
) -> Vec<Problem> {
    let grid = ForeignWorkbookCells::new(copy);
    let met = made.sheets.sheets.iter().any(|sheet| sheet.name == "Matches");
    let tables = found.tables.iter().filter(|table| !table.repeats);
    let mut told: Vec<Problem> =
        tables.flat_map(|table| of_table(TableWithCells { grid, table }, taken, met)).collect();
    told.extend(nothing_read(found, made));
    told
}

fn of_table(view: TableWithCells<'_>, taken: &HashSet<CellAddress>, met: bool) -> Vec<Problem> {
    let columns = &view.table.columns;
    let rows: Vec<u32> =
        view.rows_by_contestant().iter().filter_map(|rows| rows.first().copied()).collect();
    let texts = |column: &RecognisedColumn| -> Vec<Option<String>> {
        rows.iter().map(|row| view.cell_text(column, *row).map(|(text, _)| text)).collect()
    };
    let of_kind = told_in(view.table.kind, met);
    if of_kind.is_empty() || find_adjustments(view, &rows).is_some() {
        return Vec::new();
    }
    let is_taken = |column: &&RecognisedColumn| {
        view.rows_by_contestant()
            .into_iter()
            .flatten()
            .any(|row| taken.contains(&view.cell_address(column, row)))
    };
    let results = [What::Result, What::HomeScore, What::AwayScore];
    let mut has_result = columns.iter().filter(|column| results.contains(&column.meaning.what));
    if view.table.kind == SheetKind::Pairings && has_result.any(|column| is_taken(&column)) {
        return Vec::new();
    }
    let known = columns.iter().filter(is_taken).map(|column| column.column);
    let mut known: BTreeSet<u16> = known.collect();
    // The rounds of a game of Diplomacy have their powers.
    if view.table.kind != SheetKind::DiplomacyScores {
        follow(view, &mut known);
    }
    let known_texts: Vec<Vec<Option<String>>> =
        columns.iter().filter(|column| known.contains(&column.column)).map(texts).collect();
    let left = columns.iter().filter(|column| {
        column.sure != Sureness::Asked
            && of_kind.contains(&column.meaning.what)
            && !known.contains(&column.column)
            && (column.meaning.what == What::Power
                || is_game(column, &texts(column))
                || tells(&texts(column), &known_texts))
    });
    let row = view.table.heading.unwrap_or(view.table.first_row);
    let told = left.map(|column| {
        let cells = texts(column).iter().flatten().count();
        let trouble = ColumnLeft { heading: column.name(), cells };
        Problem::new(trouble, ProblemPlace::Cell(view.cell_address(column, row)))
    });
    // Sessions and rounds of which a total was taken.
    let parts = columns.iter().filter(|column| {
        let is_part = column.meaning.number.is_some() && of_kind.contains(&column.meaning.what);
        is_part && known.contains(&column.column) && !is_taken(column)
    });
    let parts: Vec<&RecognisedColumn> = parts.collect();
    let aside = parts.first().map(|first| {
        let headings: Vec<String> = parts.iter().map(|part| format!("“{}”", part.name())).collect();
        let trouble = PartsAside { headings: headings.join(", ") };
        Problem::new(trouble, ProblemPlace::Cell(view.cell_address(first, row)))
    });
    told.chain(aside).collect()
}

/// What is told in a table of a kind; `met`: matches were taken, and sums of them are compared with
/// them elsewhere.
fn told_in(kind: SheetKind, met: bool) -> &'static [What] {
    use SheetKind as K;
    match kind {
        K::Pairings => &OF_SIDES,
        K::DiplomacyScores => &[What::Round, What::Power],
        _ if met => &[],
        K::TeamsResults => &SCORES,
        K::PairsResults => &SCORES[2..],
        // What was played belongs to them.
        K::SwissRanking | K::LeagueTable => &SCORES[2..SCORES.len() - 2],
        _ => &[],
    }
}

/// Whether a column of a round has more than numbers in most cells: opponents, colours, results.
fn is_game(column: &RecognisedColumn, texts: &[Option<String>]) -> bool {
    let filled = texts.iter().flatten();
    let words = filled.clone().filter(|text| amount(text).is_none()).count();
    column.meaning.what == What::Round && words > 1 && words * 2 >= filled.count()
}

/// Whether a column is of numbers that tell contestants apart, and says something else than the columns
/// that are known.
fn tells(own: &[Option<String>], known: &[Vec<Option<String>>]) -> bool {
    let filled: Vec<&String> = own.iter().flatten().collect();
    let numbers = filled.iter().filter(|text| amount(text).is_some()).count();
    let again =
        |other: &Vec<Option<String>>| other == own || are_shares(&amounts(other), &amounts(own));
    numbers * 2 > filled.len()
        && filled.windows(2).any(|pair| pair[0] != pair[1])
        && !known.iter().any(again)
}

/// Adds the columns that follow from those that were taken, and those of which one that was taken is
/// made.
fn follow(view: TableWithCells<'_>, known: &mut BTreeSet<u16>) {
    let sums = proved_derived_columns(view);
    loop {
        let before = known.len();
        for (target, parts) in &sums {
            if known.contains(target) {
                known.extend(parts);
            } else if parts.iter().all(|part| known.contains(part)) {
                known.insert(*target);
            }
        }
        if known.len() == before {
            return;
        }
    }
}

fn amount(text: &str) -> Option<TenThousandths> {
    parse_typed_number(text.trim_end_matches('%').trim()).map(|typed| typed.value)
}

fn amounts(texts: &[Option<String>]) -> Vec<Option<TenThousandths>> {
    texts.iter().map(|text| amount(text.as_deref()?)).collect()
}

/// Whether the numbers of a column are the same share of another's in each row, to half a percent: points
/// that were rounded, of which the percentages were not.
fn are_shares(one: &[Option<TenThousandths>], other: &[Option<TenThousandths>]) -> bool {
    let rows: Option<Vec<(i128, i128)>> = one
        .iter()
        .zip(other)
        .filter(|(one, other)| one.is_some() || other.is_some())
        .map(|(one, other)| Some((i128::from((*one)?), i128::from((*other)?))))
        .collect();
    let Some(rows) = rows.filter(|rows| rows.len() >= 3) else { return false };
    let Some(&(a, b)) = rows.iter().max() else { return false };
    a > 0 && b > 0 && rows.iter().all(|(x, y)| (x * b - y * a).abs() * 200 <= x * b)
}

/// An event of which no row was read, or of which contestants were read and nothing that they scored
/// though the sheet is one of results. A column that is asked about may hold it.
fn nothing_read(found: &RecognisedWorkbook, made: &TranslatedReturn) -> Option<Problem> {
    use SheetKind as K;
    let has = |names: &[&str]| {
        made.sheets.sheets.iter().any(|sheet| names.contains(&sheet.name.as_str()))
    };
    let table = found.tables.iter().find(|table| !table.repeats)?;
    let of_results = !matches!(
        found.kind,
        K::None | K::Register | K::Entries | K::PrizeList | K::Pairings | K::Matches
    );
    let open = found.tables.iter().any(|table| {
        table.sure == Sureness::Asked
            || table.columns.iter().any(|column| column.sure == Sureness::Asked)
    });
    let what = match () {
        () if matches!(found.kind, K::None | K::Register) => return None,
        () if !has(&["Entries", "Results", "Matches", "Boards", "Games"]) => phrase!("contestant"),
        () if of_results && !open && !has(&["Results", "Matches", "Boards", "Games"]) => {
            phrase!("score")
        }
        () => return None,
    };
    let column = table.columns.first().map_or(0, |column| column.column);
    let row = table.heading.unwrap_or(table.first_row);
    let at = CellAddress { sheet: table.sheet, row, column };
    let kind = found.kind.word();
    Some(Problem::new(NothingRead { kind, what }, ProblemPlace::Cell(at)))
}
