//! The chart of the sheet `Ranks reached`, in a reconciled register.

use workbook::write::{ChartCategoryNames, ChartSeries, Sheet, SheetChart};

use crate::tables::reconciliation::ReconciliationTables;

/// The column of the chart, its width in pixels, and the last column that it covers.
const COLUMN: u16 = 4;
const WIDTH: u32 = 520;
const LAST: u16 = 12;
/// The height of a bar and of a row in pixels.
const BAR: u32 = 28;
const ROW: u32 = 20;

/// Lays the chart of those who reached each rank beside the columns of its table, and prints both.
pub(super) fn add_ranks_reached_chart(sheet: &mut Sheet<'_>, books: &ReconciliationTables<'_>) {
    let ranks = &books.ranks;
    let reached = ranks.iter().map(|own| own.reached as f64).collect();
    let heading = "Reached now".to_string();
    let height = 60 + BAR * ranks.len().max(4) as u32;
    sheet.shell.add_chart(SheetChart {
        title: "Ranks reached".to_string(),
        told: "How many members reached each rank, as the table beside it says.".to_string(),
        bars: true,
        axes: ["", "members"],
        at: (1, COLUMN),
        size: [WIDTH, height],
        row: 0,
        names: (
            0,
            ChartCategoryNames::Texts(ranks.iter().map(|own| own.rank.to_string()).collect()),
        ),
        series: vec![ChartSeries { column: 1, heading, colour: 0x1F4E5F, values: reached }],
    });
    sheet.shell.set_print_area((0, 0), (1 + height.div_ceil(ROW), LAST));
}
