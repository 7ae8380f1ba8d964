//! The rows that score, and the column by which a table ranks them.

use super::super::recognised::{Column, Meaning, SheetKind, What};
use super::view::View;
use crate::model::Scoring;

/// A row of a table with its contestant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scorer {
    /// The row.
    pub row: u32,
    /// The contestant, by its position in the roster.
    pub entry: usize,
}

/// The column by which a table ranks, and what its scores are.
pub(super) fn ranked_by(view: View<'_>) -> Option<(&Column, Option<Scoring>)> {
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
        view.column(Meaning::of(*what)).map(|column| (column, *scoring))
    };
    order.iter().find_map(find)
}

/// The columns of scores and totals, each of which stands once.
pub(super) fn measured(view: View<'_>) -> impl Iterator<Item = &Column> {
    use What::{Best, Imps, Net, Percent, Points, Score, Total, Vps};
    let all = [Vps, Imps, Percent, Score, Points, Best, Total, Net].map(Meaning::of);
    all.into_iter().filter_map(move |meaning| view.column(meaning))
}
