//! Ladders with a column a week: the weeks are the results, and the totals prove them.

use super::super::recognised::{RecognisedColumn, What};
use super::ranking::{ContestantRow, ranking_column};
use super::view::TableWithCells;
use model::{Exact, StableSort};

/// The weeks of a ladder, and how many results count where the totals show it.
pub(super) struct LadderWeeks<'a> {
    /// Their columns with their numbers.
    pub columns: Vec<(u16, &'a RecognisedColumn)>,
    /// How many of the best results make each total; none where nobody has more than count.
    pub counted: Option<usize>,
}

/// The weeks of a ladder whose totals are the sum or the mean of the best of them; none where a
/// total is something else.
pub(super) fn find_ladder_weeks<'a>(
    view: TableWithCells<'a>,
    rows: &[ContestantRow],
) -> Option<LadderWeeks<'a>> {
    let columns = view.numbered_columns(What::Week);
    if columns.len() < 2 {
        return None;
    }
    let Some((ranked, _)) = ranking_column(view) else {
        return Some(LadderWeeks { columns, counted: None });
    };
    let number = |column: &RecognisedColumn, row: u32| {
        Exact::parse_decimal(
            &view.grid.text(view.cell_address(column, row)).trim_end_matches('%').replace(',', "."),
        )
    };
    let totals: Vec<(Exact, Vec<Exact>)> = rows
        .iter()
        .filter_map(|scorer| {
            let mut results: Vec<Exact> =
                columns.iter().filter_map(|(_, column)| number(column, scorer.row)).collect();
            results.arrange_by(|one, other| other.cmp(one));
            Some((number(ranked, scorer.row)?, results))
        })
        .collect();
    let mean = ranked.meaning.what == What::Average;
    let most = totals.iter().map(|(_, results)| results.len()).max()?;
    let makes = |counted: usize| {
        totals.iter().all(|(total, results)| is_total(*total, results, counted, mean))
    };
    let counted = (1..=most).find(|counted| makes(*counted))?;
    Some(LadderWeeks { columns, counted: (counted < most).then_some(counted) })
}

/// Whether the best results make a total, as it was rounded.
fn is_total(total: Exact, results: &[Exact], counted: usize, mean: bool) -> bool {
    let best = &results[..counted.min(results.len())];
    let sum = best.iter().fold(Exact::whole(0), |sum, one| sum + *one);
    let parts = if mean { best.len().max(1) as i64 } else { 1 };
    let off = total * Exact::whole(parts) - sum;
    // A mean is rounded to hundredths or tenths; a sum of rounded results is exact.
    let allowed = if mean { Exact::ratio(parts, 20) } else { Exact::ratio(1, 100) };
    allowed.is_some_and(|allowed| off <= allowed && off + allowed >= Exact::whole(0))
}
