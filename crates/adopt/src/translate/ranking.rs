//! The rows that score, and the column by which a table ranks them.

use std::collections::{BTreeMap, BTreeSet};

use super::super::recognised::{ColumnMeaning, RecognisedColumn, SheetKind, What};
use super::view::{TableWithCells, first_whole_number};
use model::{Exact, Scoring};

/// A row of a table with its contestant.
#[derive(Clone, Copy, Debug)]
pub(super) struct ContestantRow {
    pub row: u32,
    /// The contestant, by its position in the roster.
    pub entry: usize,
}

/// The column by which a table ranks, and what its scores are.
pub(super) fn ranking_column(
    view: TableWithCells<'_>,
) -> Option<(&RecognisedColumn, Option<Scoring>)> {
    let order: &[(What, Option<Scoring>)] = match view.table.kind {
        SheetKind::PairsResults => &[
            (What::Percent, Some(Scoring::Percent)),
            (What::Imps, Some(Scoring::Imps)),
            (What::Vps, Some(Scoring::Vps)),
            (What::Score, None),
            (What::Points, None),
            (What::Total, None),
        ],
        SheetKind::SwissRanking | SheetKind::Crosstable | SheetKind::PrizeList => {
            &[(What::Points, Some(Scoring::Points)), (What::Score, Some(Scoring::Points))]
        }
        SheetKind::DiplomacyScores | SheetKind::Ladder => &[
            (What::Best, None),
            (What::Total, None),
            (What::Points, Some(Scoring::Points)),
            (What::Score, None),
            (What::Average, None),
        ],
        _ => &[
            (What::Vps, Some(Scoring::Vps)),
            (What::Points, Some(Scoring::Points)),
            (What::Imps, Some(Scoring::Imps)),
            (What::Percent, Some(Scoring::Percent)),
            (What::Score, None),
            (What::Total, None),
        ],
    };
    let find = |(what, scoring): &(What, Option<Scoring>)| {
        view.column(ColumnMeaning::new(*what)).map(|column| (column, *scoring))
    };
    order.iter().find_map(find)
}

/// Whether a column tells sections that each have a first place of their own.
pub(super) fn has_section_rankings(view: TableWithCells<'_>) -> bool {
    let Some((score, _)) = ranking_column(view) else { return false };
    let mut sections: BTreeMap<String, Option<String>> = BTreeMap::new();
    for row in view.rows_by_contestant().iter().filter_map(|rows| rows.first()) {
        let Some((section, _)) = view.text_by_meaning(What::Section, *row) else { continue };
        let first = sections.entry(section).or_default();
        let place = view
            .text_by_meaning(What::Place, *row)
            .and_then(|(place, _)| first_whole_number(&place));
        if place.as_deref() == Some("1") {
            *first = view.cell_text(score, *row).map(|(score, _)| score);
        }
    }
    // Two that share the first place of all have one score.
    let firsts: Option<BTreeSet<&String>> = sections.values().map(Option::as_ref).collect();
    firsts.is_some_and(|firsts| firsts.len() > 1)
}

/// What the scores of the rounds of a table are, if it has a column of them for each round.
pub(super) fn scoring_of_rounds(view: TableWithCells<'_>) -> Option<Scoring> {
    let of_round = |column: &&RecognisedColumn| column.meaning.number.is_some();
    view.table.columns.iter().filter(of_round).find_map(|column| match column.meaning.what {
        What::Vps => Some(Scoring::Vps),
        What::Imps => Some(Scoring::Imps),
        _ => None,
    })
}

/// The last of the columns of rounds or weeks whose scores run on: what stood after each of them. They
/// never fall in a row, and the order of the rows is that of the last.
pub(super) fn running_total_column<'a>(
    view: TableWithCells<'a>,
    parts: &[(u16, &'a RecognisedColumn)],
) -> Option<&'a RecognisedColumn> {
    const FEWEST: usize = 3;
    if parts.len() < FEWEST {
        return None;
    }
    let rows: Vec<u32> =
        view.rows_by_contestant().iter().filter_map(|rows| rows.first().copied()).collect();
    let scores = |row: &u32| -> Option<Vec<Exact>> {
        parts.iter().map(|(_, column)| score(view, column, *row)).collect()
    };
    let scores: Vec<Vec<Exact>> = rows.iter().map(scores).collect::<Option<_>>()?;
    let runs = |scores: &Vec<Exact>| scores.is_sorted() && scores.first() < scores.last();
    let lasts = || scores.iter().map(|scores| scores.last());
    let in_order = lasts().is_sorted_by(|one, other| one >= other);
    let proved = scores.len() > FEWEST && scores.iter().all(runs) && in_order;
    parts.last().filter(|_| proved).map(|(_, last)| *last)
}

/// The number in a cell of a column.
fn score(view: TableWithCells<'_>, column: &RecognisedColumn, row: u32) -> Option<Exact> {
    let text = view.grid.text(view.cell_address(column, row));
    Exact::parse_decimal(&text.trim_end_matches('%').trim().replace(',', "."))
}

/// The decimals that a cell of a column has.
fn decimals(view: TableWithCells<'_>, column: &RecognisedColumn, row: u32) -> u32 {
    let text = view.grid.text(view.cell_address(column, row));
    let part = text.trim_end_matches('%').trim().split(['.', ',']).nth(1);
    part.map_or(0, |part| part.len() as u32)
}

/// The sessions of a table whose scores are percentages: each column has 50 on average. A total
/// beside them is none itself: it is their sum, or their mean as it is rounded, in every row.
pub(super) fn session_percentage_columns(
    view: TableWithCells<'_>,
) -> Option<Vec<(u16, &RecognisedColumn)>> {
    const FEWEST: usize = 3;
    let sessions = view.numbered_columns(What::Round);
    let total = ranking_column(view).map(|(total, _)| total);
    let rows: Vec<u32> =
        view.rows_by_contestant().iter().filter_map(|rows| rows.first().copied()).collect();
    let adds_up = |row: &u32| {
        let parts: Option<Vec<Exact>> =
            sessions.iter().map(|(_, column)| score(view, column, *row)).collect();
        let Some(parts) = parts else { return total.is_none() };
        let sum = parts.iter().fold(Exact::whole(0), |sum, one| sum + *one);
        let Some(total) = total else { return true };
        let mean = sum / sessions.len() as u32;
        let places = decimals(view, total, *row);
        // A mean such as 45.415 is rounded either way.
        let ways = [mean, mean - Exact::whole(1) / 1000].map(|mean| mean.rounded(places));
        score(view, total, *row).is_some_and(|typed| typed == sum || ways.contains(&typed))
    };
    let even = |(_, column): &(u16, &RecognisedColumn)| {
        let shares: Option<Vec<Exact>> = rows.iter().map(|row| score(view, column, *row)).collect();
        shares.is_some_and(|shares| {
            let count = shares.len() as i64;
            let off = shares.iter().fold(Exact::whole(-50 * count), |off, one| off + *one);
            let half = off + off;
            half <= Exact::whole(count) && half >= Exact::whole(-count)
        })
    };
    let proved = view.table.kind == SheetKind::PairsResults
        && sessions.len() >= 2
        && rows.len() >= FEWEST
        && rows.iter().all(adds_up)
        && sessions.iter().all(even);
    proved.then_some(sessions)
}

/// The columns of scores and totals, each of which stands once.
pub(super) fn score_columns(view: TableWithCells<'_>) -> impl Iterator<Item = &RecognisedColumn> {
    use What::{Best, Imps, Net, Percent, Points, Score, Total, Vps};
    let all = [Vps, Imps, Percent, Score, Points, Best, Total, Net].map(ColumnMeaning::new);
    all.into_iter().filter_map(move |meaning| view.column(meaning))
}
