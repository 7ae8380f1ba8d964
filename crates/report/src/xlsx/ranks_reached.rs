//! The chart of the sheet `Ranks reached`, in a reconciled register.

use workbook::write::{ChartNames, ChartSeries, SheetChart};

use crate::tables::reconciliation::ReconciliationTables;

/// The chart of those who reached each rank, beside the columns of its table.
pub(super) fn chart(books: &ReconciliationTables<'_>) -> SheetChart {
    let ranks = &books.ranks;
    let reached = ranks.iter().map(|own| own.reached as f64).collect();
    let series = ChartSeries {
        column: 1,
        heading: "Reached now".to_string(),
        colour: 0x1F4E5F,
        values: reached,
    };
    SheetChart {
        title: "Ranks reached".to_string(),
        told: "How many members reached each rank, as the table beside it says.".to_string(),
        bars: true,
        axes: ["", "members"],
        at: (1, 4),
        size: [520, 60 + 28 * ranks.len().max(4) as u32],
        row: 0,
        names: (0, ChartNames::Texts(ranks.iter().map(|own| own.rank.to_string()).collect())),
        series: vec![series],
    }
}
