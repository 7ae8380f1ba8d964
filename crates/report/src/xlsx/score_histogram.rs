//! The spread of the scores of a list beside its standings: how many contestants have which score, as a
//! small table and a chart of it. The table counts by formulas, so that it follows changes made in Excel.

use workbook::rust_xlsxwriter::{Format, FormatAlign};
use workbook::write::{
    CellContent, ChartCategoryNames, ChartSeries, FormulaResult, Sheet, SheetChart,
};

use crate::score_histogram::ScoreHistogram;
use engine::awards::ComputedEvent;
use engine::standings::RankingList;
use model::{Exact, column_letters, to_a1};

/// The least number of scores with a chart.
const LEAST: usize = 8;
/// The width of a column of the table, in characters.
const WIDTH: f64 = 12.0;
/// The width of the column beside it.
const GAP: f64 = 2.0;
/// The size of a chart in pixels, and the rows that it covers.
const SIZE: [u32; 2] = [460, 290];
pub(super) const HISTOGRAM_CHART_ROWS: u32 = 15;
/// The colours of contestants with awards, and of others.
const COLOURS: [u32; 2] = [0x1F4E5F, 0xB0B5B7];

/// A list on the sheet of standings.
pub(super) struct PlacedRankingList<'a> {
    pub outcome: &'a ComputedEvent,
    pub list: &'a RankingList,
    /// The row of its first contestant.
    pub first: u32,
    /// The columns of scores and awards.
    pub columns: [u16; 2],
}

impl PlacedRankingList<'_> {
    /// What its title says: the event, and the list if the event has several.
    fn title(&self) -> String {
        match self.list.title().as_str() {
            "" => self.outcome.event.title().to_string(),
            list => format!("{}, {list}", self.outcome.event.title()),
        }
    }

    /// The spread of its scores, if it helps: of at least eight.
    fn spread(&self, has_award: impl Fn(usize) -> bool) -> Option<ScoreHistogram> {
        let scored = |entry: usize| self.outcome.scores.of_entry[entry].is_some();
        let ranked = self.list.standings.iter().filter(|own| scored(own.entry));
        let scores: Vec<(Exact, bool)> =
            ranked.map(|own| (own.score, has_award(own.entry))).collect();
        ScoreHistogram::from_scores(self.outcome.event.format(), &scores)
            .filter(|_| scores.len() >= LEAST)
    }

    /// The cells of a column of the list, as formulas name them.
    fn cells(&self, column: u16) -> String {
        let column = column_letters(column);
        let last = self.first + self.list.standings.len() as u32;
        format!("${column}${}:${column}${last}", self.first + 1)
    }
}

/// Writes the table of a list from a row and a column on, and its chart beside it, or in the first column
/// from a row on. Returns the first free row below the table and what is beside it; the same row if the
/// list has no chart.
pub(super) fn write_score_histogram(
    sheet: &mut Sheet<'_>,
    placed: &PlacedRankingList<'_>,
    has_award: impl Fn(usize) -> bool,
    at: (u32, u16),
    below: Option<u32>,
) -> u32 {
    let (top, column) = at;
    let Some(spread) = placed.spread(has_award) else { return top };
    let headings: &[&str] =
        if spread.by_award { &["With awards", "Without"] } else { &["Contestants"] };
    let bold = sheet.style_id(&Format::new().set_bold().set_align(FormatAlign::Right));
    sheet.write_styled((top, column), bold, "Score from");
    let [scores, awards] = placed.columns.map(|column| placed.cells(column));
    let mut series: Vec<ChartSeries> = Vec::new();
    for ((at, heading), colour) in (column + 1..).zip(headings).zip(COLOURS) {
        sheet.write_styled((top, at), bold, *heading);
        let (heading, values) = (heading.to_string(), Vec::new());
        series.push(ChartSeries { column: at, heading, colour, values });
    }
    let last = column + series.len() as u16;
    sheet.shell.set_column_width(last + 1, GAP);
    (column..=last).for_each(|own| sheet.shell.set_column_width(own, WIDTH));
    for (row, own) in (top + 1..).zip(&spread.columns) {
        let from = to_a1(row, column);
        let counted = format!("{scores},\">=\"&{from},{scores},\"<\"&{from}+{}", spread.width);
        sheet.write((row, column), own.from);
        let mut put = |nth: usize, formula: String, count: usize| {
            let value = count.to_string();
            let content = CellContent::Formula(&formula, FormulaResult::Number(&value));
            sheet.write((row, series[nth].column), content);
            series[nth].values.push(count as f64);
        };
        if spread.by_award {
            let with = to_a1(row, column + 1);
            put(0, format!("COUNTIFS({counted},{awards},\"<>\")"), own.awarded);
            put(1, format!("COUNTIFS({counted})-{with}"), own.count - own.awarded);
        } else {
            put(0, format!("COUNTIFS({counted})"), own.count);
        }
    }
    let behind = last + 2;
    let names = spread.columns.iter().map(|own| own.from).collect();
    let title = placed.title();
    sheet.shell.add_chart(SheetChart {
        told: format!(
            "{title}: how many contestants have which score, as the table beside it says."
        ),
        title,
        bars: false,
        axes: [placed.outcome.scores.unit.title(), "contestants"],
        at: below.map_or((top, behind), |row| (row, 0)),
        size: SIZE,
        row: top,
        names: (column, ChartCategoryNames::Numbers(names)),
        series,
    });
    (top + 1 + spread.columns.len() as u32).max(top + HISTOGRAM_CHART_ROWS) + 1
}
