//! Penalties and bonuses: what a total differs by from the scores beside it.

use super::super::recognised::{RecognisedColumn, SheetKind, What};
use super::super::return_sheets::CellContent;
use super::draft::{CellRemark, DraftCell, ReturnDraft};
use super::ranking::{ContestantRow, score_columns};
use super::view::TableWithCells;
use crate::recognise::split_mark_off_number;
use model::form::AdjustmentColumn;
use model::{CellAddress, Exact};

/// What was added to the scores of a table or taken from them, as its totals prove.
pub(super) struct ProvedAdjustments<'a> {
    /// The column of the scores before; none where they are those of rounds.
    pub(super) gross: Option<&'a RecognisedColumn>,
    /// The column of the amounts, where the table has one.
    amounts_in: Option<u16>,
    unit: &'static str,
    /// Row, amount, and the cell that tells it.
    amounts: Vec<(u32, Exact, CellAddress)>,
}

/// What some rows of a table were adjusted by; none where its totals do not prove it.
pub(super) fn find_adjustments<'a>(
    view: TableWithCells<'a>,
    rows: &[u32],
) -> Option<ProvedAdjustments<'a>> {
    penalties(view, rows).or_else(|| bonuses(view, rows))
}

impl ProvedAdjustments<'_> {
    /// Lays the amounts out as the sheet `Adjustments`.
    pub(super) fn fill_adjustments_sheet(
        &self,
        draft: &mut ReturnDraft,
        rows: &[ContestantRow],
        labels: &[String],
    ) {
        use AdjustmentColumn as A;
        for (row, amount, at) in &self.amounts {
            let Some(scorer) = rows.iter().find(|scorer| scorer.row == *row) else { continue };
            let amount = amount.to_decimal();
            let words = format!("The total differs from the score by {amount}.");
            draft.adjustments.add(vec![
                DraftCell::new(A::Entry, CellContent::text(&labels[scorer.entry]), Some(*at)),
                DraftCell::new(A::Kind, CellContent::text(self.unit), Some(*at)),
                DraftCell::new(A::Amount, CellContent::number_or_text(&amount), Some(*at))
                    .with_remark(Some(CellRemark::likely(words))),
            ]);
        }
    }
}

/// Whether a column holds amounts that no total proves: numbers under a heading of remarks.
pub(super) fn has_unproved_amounts(view: TableWithCells<'_>, column: &RecognisedColumn) -> bool {
    let prizes = view.table.kind == SheetKind::PrizeList;
    if column.meaning.what != What::Note || prizes || score_columns(view).next().is_none() {
        return false;
    }
    let rows: Vec<u32> =
        view.rows_by_contestant().iter().filter_map(|rows| rows.first().copied()).collect();
    let amounts = amounts_of(view, column, &rows);
    let told = amounts.is_some_and(|amounts| amounts.iter().any(|amount| !amount.is_zero()));
    told && find_adjustments(view, &rows)
        .is_none_or(|found| found.amounts_in != Some(column.column))
}

/// A number of a cell; none for a text, nought for a blank where that is allowed.
fn number(
    view: TableWithCells<'_>,
    column: &RecognisedColumn,
    row: u32,
    blank: bool,
) -> Option<Exact> {
    let Some((text, _)) = view.cell_text(column, row) else {
        return blank.then(|| Exact::whole(0));
    };
    let (bare, _) = split_mark_off_number(&text);
    let plain = bare.trim_end_matches('%').trim().trim_start_matches('+');
    Exact::parse_decimal(&plain.replace(',', ".").replace('\u{2212}', "-"))
}

fn numbers(
    view: TableWithCells<'_>,
    column: &RecognisedColumn,
    rows: &[u32],
) -> Option<Vec<Exact>> {
    rows.iter().map(|row| number(view, column, *row, false)).collect()
}

fn amounts_of(
    view: TableWithCells<'_>,
    column: &RecognisedColumn,
    rows: &[u32],
) -> Option<Vec<Exact>> {
    rows.iter().map(|row| number(view, column, *row, true)).collect()
}

/// The scores before penalties: those of a column, or the sums of the rounds.
fn before<'a>(
    view: TableWithCells<'a>,
    rows: &[u32],
) -> Vec<(Option<&'a RecognisedColumn>, &'static str, Vec<Exact>)> {
    let kind = view.table.kind;
    let mut found = Vec::new();
    let rounds = match kind {
        SheetKind::SwissRounds => view.numbered_columns(What::Vps),
        SheetKind::TeamsMatrix => view.numbered_columns(What::Opponent),
        _ => Vec::new(),
    };
    let rounds = rounds.into_iter().filter(|(_, column)| column.meaning.number.is_some());
    let rounds: Vec<Vec<Exact>> =
        rounds.filter_map(|(_, column)| amounts_of(view, column, rows)).collect();
    if rounds.len() >= 2 {
        let sum = |row: usize| rounds.iter().map(|round| round[row]).sum();
        found.push((None, "vp", (0..rows.len()).map(sum).collect()));
    }
    for column in score_columns(view) {
        let unit = match column.meaning.what {
            What::Vps => "vp",
            What::Imps => "imp",
            What::Percent => "percent",
            What::Score if kind == SheetKind::PairsResults => "matchpoints",
            _ => "points",
        };
        found.extend(numbers(view, column, rows).map(|scores| (Some(column), unit, scores)));
    }
    found
}

/// Penalties of a column of their own: in each row the total is the score less the penalty, or
/// with it.
fn penalties<'a>(view: TableWithCells<'a>, rows: &[u32]) -> Option<ProvedAdjustments<'a>> {
    let (_, column) = view.numbered_columns(What::Note).into_iter().next()?;
    let amounts = amounts_of(view, column, rows)?;
    if rows.len() < 3 || amounts.iter().all(|amount| amount.is_zero()) {
        return None;
    }
    for (gross, unit, scores) in before(view, rows) {
        for total in score_columns(view).filter(|total| gross.is_none_or(|own| own != *total)) {
            let Some(totals) = numbers(view, total, rows) else { continue };
            let differ = totals.iter().zip(&scores).map(|(total, score)| *total - *score);
            let differ: Vec<Exact> = differ.collect();
            let added = differ == amounts;
            let taken = differ.iter().zip(&amounts).all(|(one, other)| (*one + *other).is_zero());
            if added || taken {
                let cells = rows.iter().zip(differ).filter(|(_, amount)| !amount.is_zero());
                let amounts =
                    cells.map(|(row, amount)| (*row, amount, view.cell_address(column, *row)));
                let (amounts, amounts_in) = (amounts.collect(), Some(column.column));
                return Some(ProvedAdjustments { gross, amounts_in, unit, amounts });
            }
        }
    }
    None
}

/// What was added to percentages or taken from them: the sums beside them are the same for most
/// rows, and near for all. Sums of several days are not.
fn bonuses<'a>(view: TableWithCells<'a>, rows: &[u32]) -> Option<ProvedAdjustments<'a>> {
    const MOST: i64 = 10;
    let column = |what| view.numbered_columns(what).into_iter().map(|(_, column)| column).next();
    let (percent, total) = (column(What::Percent)?, column(What::Total)?);
    let amount = |row: &u32| {
        let differs = number(view, total, *row, false)? - number(view, percent, *row, false)?;
        Some((*row, differs, view.cell_address(total, *row)))
    };
    let amounts: Vec<_> = rows.iter().map(amount).collect::<Option<_>>()?;
    let (same, other): (Vec<_>, Vec<_>) =
        amounts.into_iter().partition(|(_, amount, _)| amount.is_zero());
    let near = |amount: Exact| amount <= Exact::whole(MOST) && amount >= Exact::whole(-MOST);
    let sound = same.len() >= other.len() && other.iter().all(|(_, amount, _)| near(*amount));
    let (gross, unit) = (Some(percent), "percent");
    sound.then_some(ProvedAdjustments { gross, amounts_in: None, unit, amounts: other })
}
