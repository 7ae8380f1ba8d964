//! The sheet `Overview` of `season.xlsx`: what the season adds up to, as small tables with charts.

use std::cmp::Reverse;
use std::ops::Range;

use jiff::civil::Date;
use workbook::rust_xlsxwriter::{Format, FormatAlign, FormatBorder};
use workbook::write::{
    ChartCategoryNames, ChartSeries, Sheet, SheetChart, StyleId, fit_row_height,
};

use crate::award_texts::PointsMeasure;
use crate::html::{count_with_noun, group_thousands};
use crate::words;
use model::season_competition::WEEKDAYS;
use model::{Exact, StableSort, name_capitals};
use register::{LargeEventWithoutPoints, PeriodTotals, Season};

/// The name of the sheet.
pub(super) const OVERVIEW_SHEET: &str = "Overview";

/// Events without points whose first contestants have a table.
const MOST_EVENTS: usize = 3;
/// Clubs and players in a table.
const MOST: usize = 10;
/// Clubs with a column of their own in the table of months.
const MOST_STACKED: usize = 5;
/// The last months are shown.
const MOST_MONTHS: usize = 24;
/// The widths of the first column and of those with numbers.
const WIDTHS: [f64; 2] = [26.0, 11.0];
/// The width of the column between tables and charts.
const GAP: f64 = 2.0;
/// Of a column's width, what bold letters may fill.
const BOLD: f64 = 0.8;
/// The width of tables and charts together, in characters and in pixels.
const ALL: [f64; 2] = [140.0, 7.0];
/// The height of a chart in pixels, and the rows that it covers.
const CHART_HEIGHT: u32 = 252;
const CHART_ROWS: u32 = 13;
/// The colours of the clubs in a stack, the others last.
const STACK: [u32; MOST_STACKED + 1] = [0x1F4E5F, 0xC98B2B, 0x6A8F4F, 0x8C5A7C, 0x4F86B0, 0xB0B5B7];

/// A table with a chart beside it.
struct Block {
    title: String,
    /// The heading of the names, then those of the numbers.
    headings: Vec<String>,
    rows: Vec<(String, Vec<Exact>)>,
    /// Whether the chart has bars in place of columns.
    bars: bool,
    /// The numbers that the chart shows.
    charted: Range<usize>,
    /// A sentence below the table.
    more: String,
}

/// Writes the sheet.
pub(super) fn write_overview_sheet(sheet: &mut Sheet<'_>, season: &Season) {
    sheet.shell.set_column_width(0, WIDTHS[0]);
    let blocks = blocks(season);
    let columns = blocks.iter().map(|block| block.headings.len()).max().unwrap_or(1) as u16;
    (1..columns).for_each(|column| sheet.shell.set_column_width(column, WIDTHS[1]));
    sheet.shell.set_column_width(columns, GAP);
    let rest = ALL[0] - WIDTHS[0] - WIDTHS[1] * f64::from(columns - 1) - GAP;
    sheet.shell.set_column_width(columns + 1, rest);
    let width = (rest * ALL[1]) as u32;
    let title = sheet.style_id(&Format::new().set_bold().set_font_size(16));
    sheet.write_styled((0, 0), title, season.title().as_str());
    sheet.write((1, 0), facts(season).as_str());
    let (mut top, mut tops) = (3, Vec::new());
    for block in blocks {
        tops.push(top);
        top = block.lay(sheet, top, columns + 1, width);
    }
    sheet.shell.set_up_pages_for_blocks(&tops, top);
}

/// `500 events, 42 clubs, 1,460 players, 95,301 Local Points`.
fn facts(season: &Season) -> String {
    let mut facts = vec![
        count_with_noun(season.counts.event_count(), "event", "events"),
        count_with_noun(season.clubs.len(), "club", "clubs"),
        count_with_noun(season.persons.len(), "player", "players"),
    ];
    let points = season.total_points();
    let earned = |measure: PointsMeasure| {
        format!(
            "{} {}",
            group_thousands(&measure.points_counted(&points).to_decimal()),
            measure.title()
        )
    };
    facts.extend(PointsMeasure::measures_for_total(&points).into_iter().map(earned));
    facts.join(", ")
}

/// The tables that have something to show.
fn blocks(season: &Season) -> Vec<Block> {
    let main = PointsMeasure::measures_for_total(&season.total_points()).first().copied();
    let months = months(season);
    let mut blocks = vec![by_month(season, &months, main), by_night(season, main)];
    if let Some(main) = main {
        blocks.extend([
            by_month_and_club(season, &months, main),
            clubs(season, main),
            players(season, main),
        ]);
    } else {
        blocks.push(by_event(season));
        blocks.extend(season.counts.largest.iter().take(MOST_EVENTS).map(first_of_event));
    }
    blocks.retain(|block| block.rows.len() > 1);
    blocks
}

/// The months from the first event to the last, each once; of more than two years the last ones
/// with events.
fn months(season: &Season) -> Vec<(i16, i8)> {
    let number = |(year, month): (i16, i8)| i32::from(year) * 12 + i32::from(month) - 1;
    let month = |number: i32| (number.div_euclid(12) as i16, number.rem_euclid(12) as i8 + 1);
    let played: Vec<(i16, i8)> = season.counts.months.keys().flatten().copied().collect();
    let (Some(first), Some(last)) = (played.first(), played.last()) else { return played };
    let all = number(*first)..=number(*last);
    if all.clone().nth(MOST_MONTHS).is_some() {
        return played[played.len().saturating_sub(MOST_MONTHS)..].to_vec();
    }
    all.map(month).collect()
}

/// `Mar 2026`.
fn month_name(year: i16, month: i8) -> String {
    Date::new(year, month, 1).map_or_else(|_| String::new(), words::month_and_year_text)
}

/// What a table of events by time does not show; empty if it shows all of them.
fn not_shown(season: &Season, shown: usize, which: &str) -> String {
    match season.counts.event_count() - shown {
        0 => String::new(),
        others => format!("and {} {which}", count_with_noun(others, "event", "events")),
    }
}

/// What the tables of some months do not show.
fn in_no_month(season: &Season, months: &[(i16, i8)]) -> String {
    let events = |month: &(i16, i8)| season.counts.months.get(&Some(*month));
    let shown = months.iter().filter_map(events).map(|own| own.events).sum();
    not_shown(season, shown, "of earlier months or without a date")
}

fn count(count: usize) -> Exact {
    Exact::from(count as u64)
}

/// The headings of a table of events, with tables and points where there are any.
fn event_headings(name: &str, season: &Season, main: Option<PointsMeasure>) -> Vec<String> {
    let tables = has_tables(season).then_some("Tables");
    let own = [name, "Events"].into_iter().chain(tables);
    own.chain(main.map(PointsMeasure::title)).map(str::to_string).collect()
}

/// The numbers of such a table for a month or a night.
fn event_numbers(own: &PeriodTotals, season: &Season, main: Option<PointsMeasure>) -> Vec<Exact> {
    let tables = has_tables(season).then_some(own.tables);
    let points = main.map(|main| main.points_counted(&own.points));
    [count(own.events)].into_iter().chain(tables).chain(points).collect()
}

/// Whether any event has tables: a chess season has none.
fn has_tables(season: &Season) -> bool {
    season.counts.months.values().any(|own| !own.tables.is_zero())
}

fn by_month(season: &Season, months: &[(i16, i8)], main: Option<PointsMeasure>) -> Block {
    let row = |month: &(i16, i8)| {
        let own = season.counts.months.get(&Some(*month)).cloned().unwrap_or_default();
        (month_name(month.0, month.1), event_numbers(&own, season, main))
    };
    Block {
        title: "Events by month".to_string(),
        headings: event_headings("Month", season, main),
        rows: months.iter().map(row).collect(),
        bars: false,
        charted: 0..1,
        more: in_no_month(season, months),
    }
}

fn by_night(season: &Season, main: Option<PointsMeasure>) -> Block {
    let nights = WEEKDAYS.iter().zip(&season.counts.nights).filter(|(_, own)| own.events > 0);
    let row = |(night, own): (&&str, &PeriodTotals)| {
        (night.to_string(), event_numbers(own, season, main))
    };
    let dated = season.counts.nights.iter().map(|own| own.events);
    let with_tables = has_tables(season);
    let charted = if with_tables { 1..2 } else { 0..1 };
    Block {
        title: if with_tables { "Tables by night" } else { "Events by night" }.to_string(),
        headings: event_headings("Night", season, main),
        rows: nights.map(row).collect(),
        bars: false,
        charted,
        more: not_shown(season, dated.sum(), "without a date"),
    }
}

/// The points of the first clubs in each month, and of all others together.
fn by_month_and_club(season: &Season, months: &[(i16, i8)], main: PointsMeasure) -> Block {
    let mut clubs: Vec<_> = season.clubs.iter().collect();
    clubs.arrange_by_key(|club| Reverse(main.points_counted(&club.points)));
    clubs.truncate(MOST_STACKED);
    let row = |month: &(i16, i8)| {
        let of_club = |club: &&register::Club| {
            club.months.get(month).map_or(Exact::ZERO, |points| main.points_counted(points))
        };
        let mut numbers: Vec<Exact> = clubs.iter().map(of_club).collect();
        let all = season.counts.months.get(&Some(*month));
        let all = all.map_or(Exact::ZERO, |own| main.points_counted(&own.points));
        numbers.push(numbers.iter().fold(all, |left, own| left - *own));
        (month_name(month.0, month.1), numbers)
    };
    let mut rows: Vec<(String, Vec<Exact>)> = months.iter().map(row).collect();
    let names = clubs.iter().map(|club| club.name.clone());
    let mut headings: Vec<String> = ["Month".to_string()].into_iter().chain(names).collect();
    if rows.iter().all(|(_, numbers)| numbers.last().is_some_and(|own| own.is_zero())) {
        rows.iter_mut().for_each(|(_, numbers)| {
            numbers.pop();
        });
    } else {
        headings.push("Others".to_string());
    }
    Block {
        title: format!("{} by month and club", main.title()),
        charted: 0..headings.len() - 1,
        headings,
        rows,
        bars: false,
        more: in_no_month(season, months),
    }
}

fn clubs(season: &Season, main: PointsMeasure) -> Block {
    let own = |club: &register::Club| {
        let tables = has_tables(season).then_some(club.tables);
        let numbers = [count(club.events.len())].into_iter().chain(tables);
        (club.name.clone(), numbers.chain([main.points_counted(&club.points)]).collect())
    };
    let headings = event_headings("Club", season, Some(main));
    let title = format!("{} by club", main.title());
    Block::of_first(title, headings, season.clubs.iter().map(own).collect())
}

fn players(season: &Season, main: PointsMeasure) -> Block {
    let own = |person: &register::Person| {
        let numbers = vec![count(person.events as usize), main.points_counted(&person.points)];
        (name_capitals::name_in_mixed_case(&person.name).into_owned(), numbers)
    };
    let headings = ["Player", "Events", main.title()].map(str::to_string).to_vec();
    let title = format!("The first players by {}", main.title());
    Block::of_first(title, headings, season.persons.iter().map(own).collect())
}

/// The contestants of the largest events.
fn by_event(season: &Season) -> Block {
    let row = |own: &LargeEventWithoutPoints| (own.title.clone(), vec![count(own.contestants)]);
    Block {
        title: "Contestants by event".to_string(),
        headings: ["Event", "Contestants"].map(str::to_string).to_vec(),
        rows: season.counts.largest.iter().map(row).collect(),
        bars: true,
        charted: 0..1,
        more: not_shown(season, season.counts.largest.len(), "not listed"),
    }
}

/// The first contestants of an event without points.
fn first_of_event(event: &LargeEventWithoutPoints) -> Block {
    let row = |(name, score): &(String, Exact)| (name.clone(), vec![*score]);
    Block {
        title: format!("{}: the first {} of {}", event.title, event.first.len(), event.contestants),
        headings: ["Contestant", event.unit.title()].map(str::to_string).to_vec(),
        rows: event.first.iter().map(row).collect(),
        bars: true,
        charted: 0..1,
        more: String::new(),
    }
}

impl Block {
    /// The first rows by the last number, of those that have any.
    fn of_first(
        title: String,
        headings: Vec<String>,
        mut rows: Vec<(String, Vec<Exact>)>,
    ) -> Block {
        let points = |(_, numbers): &(String, Vec<Exact>)| numbers.last().copied();
        rows.retain(|row| points(row).is_some_and(|points| !points.is_zero()));
        rows.arrange_by_key(|row| Reverse(points(row)));
        let last = rows.get(MOST - 1).and_then(points);
        let others = rows.iter().skip(MOST).filter(|row| points(row) == last).count();
        let more = match last {
            Some(last) if others > 0 => format!("and {others} more with {}", last.to_decimal()),
            _ => String::new(),
        };
        rows.truncate(MOST);
        let last = headings.len() - 2;
        Block { title, headings, rows, bars: true, charted: last..last + 1, more }
    }

    /// Writes the table from a row on, and its chart in a column with a width in pixels; returns the
    /// first row behind them.
    fn lay(&self, sheet: &mut Sheet<'_>, top: u32, column: u16, width: u32) -> u32 {
        let bold = Format::new().set_bold();
        let heading = sheet.style_id(&bold.clone().set_font_size(12));
        let names = sheet.style_id(&bold.clone().set_border_bottom(FormatBorder::Thin));
        let numbers = sheet.style_id(
            &bold
                .set_border_bottom(FormatBorder::Thin)
                .set_align(FormatAlign::Right)
                .set_text_wrap(),
        );
        sheet.write_styled((top, 0), heading, self.title.as_str());
        for (column, text) in (0u16..).zip(&self.headings) {
            let style = if column == 0 { names } else { numbers };
            sheet.write_styled((top + 1, column), style, text.as_str());
        }
        let texts: Vec<(&str, f64)> =
            self.headings.iter().skip(1).map(|text| (text.as_str(), BOLD * WIDTHS[1])).collect();
        fit_row_height(sheet, top + 1, &texts);
        let styles = self.number_styles(sheet);
        for (row, (name, numbers)) in (top + 2..).zip(&self.rows) {
            sheet.write((row, 0), name.as_str());
            for ((column, number), style) in (1u16..).zip(numbers).zip(&styles) {
                sheet.write_styled((row, column), *style, number.to_cell_f64());
            }
        }
        let behind = top + 2 + self.rows.len() as u32;
        sheet.write((behind, 0), self.more.as_str());
        // Bars that are all equal show nothing: no chart, no room for it.
        let shown = |(_, numbers): &(String, Vec<Exact>)| numbers[self.charted.clone()].to_vec();
        if self.rows.windows(2).any(|pair| shown(&pair[0]) != shown(&pair[1])) {
            sheet.shell.add_chart(self.chart_at(top, column, width));
            return (behind + 2).max(top + CHART_ROWS + 1);
        }
        behind + 2
    }

    /// As many decimals as the numbers of a column need, at most two.
    fn number_styles(&self, sheet: &mut Sheet<'_>) -> Vec<StyleId> {
        let style = |column: usize| {
            let numbers = || self.rows.iter().filter_map(|(_, numbers)| numbers.get(column));
            let decimals = |most: i128| numbers().all(|number| most % number.denominator() == 0);
            let format = match () {
                () if decimals(1) => "#,##0",
                () if decimals(10) => "#,##0.0",
                () => "#,##0.00",
            };
            sheet.style_id(&Format::new().set_num_format(format))
        };
        (0..self.headings.len() - 1).map(style).collect()
    }

    /// The chart of the table whose title is in a row, in a column with a width in pixels.
    fn chart_at(&self, top: u32, column: u16, width: u32) -> SheetChart {
        let names = self.rows.iter().map(|(name, _)| name.clone()).collect();
        let series = |(at, colour): (usize, &u32)| ChartSeries {
            column: at as u16 + 1,
            heading: self.headings[at + 1].clone(),
            colour: *colour,
            values: self.rows.iter().map(|(_, numbers)| numbers[at].to_cell_f64()).collect(),
        };
        SheetChart {
            title: self.title.clone(),
            told: self.told(),
            bars: self.bars,
            axes: ["", ""],
            at: (top, column),
            size: [width, CHART_HEIGHT],
            row: top + 1,
            names: (0, ChartCategoryNames::Texts(names)),
            series: self.charted.clone().zip(STACK.iter().cycle()).map(series).collect(),
        }
    }

    /// What the chart shows, for people who cannot see it.
    fn told(&self) -> String {
        format!("{}: the numbers of the table beside it.", self.title)
    }
}
