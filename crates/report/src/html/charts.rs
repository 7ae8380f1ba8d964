//! Charts: geometry in whole numbers.
//!
//! A chart is as wide as a phone, so that its words can be read there. Each axis tells its unit,
//! and no meaning lies in a colour alone.

use crate::language::LanguageTexts;
use crate::score_histogram::{HistogramColumn, ScoreHistogram};

use super::chart::{Chart, ChartBar, ChartLabel, ChartLine, LINE_WITH_DOTS_CLASS, rectangle_path};

/// The width of a chart.
pub(super) const CHART_WIDTH: i32 = 380;
const LEFT: i32 = 10;
/// The top of the columns and lines, below the unit.
pub(super) const CHART_TOP: i32 = 24;
const BASE: i32 = 140;
/// The height of the names below an axis, and of its unit.
const BELOW: i32 = 34;
/// The width of a letter, approximately.
pub(super) const CHARACTER_WIDTH: i32 = 7;

/// The width of a text, approximately.
pub(super) fn text_width(text: &str) -> i32 {
    CHARACTER_WIDTH * text.chars().count() as i32
}

/// At most `most` letters of a name.
pub(super) fn shorten_name(name: &str, most: usize) -> String {
    match name.char_indices().nth(most) {
        Some((end, _)) => format!("{}\u{2026}", name[..end].trim_end()),
        None => name.to_string(),
    }
}

/// A named amount of a bar chart.
#[derive(Default)]
pub(super) struct ChartAmount {
    /// The label of the column or bar.
    pub name: String,
    pub amount: i64,
    /// The amount as text, in the unit of the axis.
    pub value: String,
    /// The text that a browser shows beside the pointer.
    pub told: String,
    /// How much of it is highlighted, at the foot of its column.
    pub picked: i64,
}

/// The supply centres of a power, year by year.
pub(super) struct SupplyCentresByYear<'a> {
    /// The class of its line.
    pub class: &'static str,
    /// The letter at the end of its line.
    pub letter: char,
    /// Its name, for screen readers.
    pub name: &'a str,
    /// The amounts, one per year.
    pub amounts: Vec<i32>,
}

/// Lines of supply centres by year; `None` without data.
pub(super) fn supply_centre_chart(
    title: &str,
    unit: &str,
    years: &[u16],
    holders: &[SupplyCentresByYear<'_>],
) -> Option<Chart> {
    const LOW: i32 = 190;
    const FROM: i32 = 26;
    const TO: i32 = CHART_WIDTH - 66;
    let (first, last) = (years.first()?, years.last()?);
    let steps = i32::from(last - first).max(1);
    let most = holders.iter().flat_map(|holder| &holder.amounts).copied().max()?.max(4);
    let x = |year: u16| FROM + (TO - FROM) * i32::from(year - first) / steps;
    let y = |amount: i32| LOW - (LOW - CHART_TOP) * amount / most;
    let mut chart = Chart {
        title: title.to_string(),
        width: CHART_WIDTH,
        height: LOW + 22,
        ..Chart::default()
    };
    chart.labels.push(ChartLabel { class: "", x: 0, y: 11, text: unit.to_string() });
    for amount in (0..=most).filter(|amount| amount % if most > 10 { 6 } else { 2 } == 0) {
        let class = if amount == 0 { "" } else { "grid" };
        chart.lines.push(ChartLine { class, path: format!("M{FROM} {}H{TO}", y(amount)) });
        let text = amount.to_string();
        chart.labels.push(ChartLabel { class: "end", x: FROM - 6, y: y(amount) + 4, text });
    }
    let named_every = (36 * steps / (TO - FROM) + 1) as usize;
    for year in years.iter().step_by(named_every) {
        let text = year.to_string();
        chart.labels.push(ChartLabel { class: "middle", x: x(*year), y: LOW + 18, text });
    }
    let mut ends: Vec<(i32, String)> = Vec::new();
    let mut told = Vec::with_capacity(holders.len());
    for holder in holders {
        let points = years.iter().zip(&holder.amounts);
        let points = points.map(|(year, amount)| format!("{} {}", x(*year), y(*amount)));
        let path = format!("M{}", points.collect::<Vec<_>>().join("L"));
        chart.lines.push(ChartLine { class: holder.class, path });
        let end = holder.amounts.last().copied().unwrap_or(0);
        let amounts: Vec<String> = holder.amounts.iter().map(i32::to_string).collect();
        told.push(format!("{}: {}", holder.name, amounts.join(", ")));
        match ends.iter_mut().find(|(amount, _)| *amount == end) {
            Some((_, letters)) => letters.push(holder.letter),
            None => ends.push((end, holder.letter.to_string())),
        }
    }
    let ends = ends.into_iter().map(|(amount, letters)| (y(amount), format!("{amount} {letters}")));
    chart.labels.extend(space_out_labels(ends.collect(), TO + 6, LOW));
    chart.told = told.join("; ");
    Some(chart)
}

/// Texts at their heights, moved apart so that none covers another, none below `low`.
pub(super) fn space_out_labels(mut ends: Vec<(i32, String)>, x: i32, low: i32) -> Vec<ChartLabel> {
    const LINE: i32 = 13;
    ends.sort();
    let mut free = i32::MIN;
    for (y, _) in &mut ends {
        *y = (*y).max(free);
        free = *y + LINE;
    }
    let mut free = low;
    for (y, _) in ends.iter_mut().rev() {
        *y = (*y).min(free);
        free = *y - LINE;
    }
    ends.into_iter().map(|(y, text)| ChartLabel { class: "", x, y: y + 4, text }).collect()
}

/// What a column chart shows.
pub(super) struct ColumnChartOptions<'a> {
    pub title: &'a str,
    pub caption: &'a str,
    /// What is counted, and along what.
    pub units: [&'a str; 2],
    /// Whether a name stands at the left edge of its column, where its range begins.
    pub edges: bool,
    /// What the plain parts of columns are, and the highlighted ones; empty if none is highlighted.
    pub picked: [&'a str; 2],
}

/// Whether a picture of some amounts shows more than a sentence would: not all are the same.
fn differ(amounts: &[ChartAmount]) -> bool {
    amounts.windows(2).any(|pair| pair[0].amount != pair[1].amount)
}

/// A column chart, with as many names and values as fit; `None` if all columns are the same.
pub(super) fn column_chart(
    shown: &ColumnChartOptions<'_>,
    amounts: &[ChartAmount],
) -> Option<Chart> {
    const HIGHEST: i32 = BASE - CHART_TOP - 14;
    let most = amounts.iter().map(|amount| amount.amount).max().filter(|most| *most > 0)?;
    if !differ(amounts) {
        return None;
    }
    let count = i32::try_from(amounts.len()).ok()?;
    let widest =
        |text: fn(&ChartAmount) -> &String| amounts.iter().map(|own| text_width(text(own))).max();
    let (name, value) = (widest(|own| &own.name)?, widest(|own| &own.value)?);
    // The first name may stand at the left edge of its column.
    let left = LEFT.max(name / 2 + 2);
    let room = (CHART_WIDTH - left - LEFT).min(90 * count);
    let right = left + room;
    let step = room / count;
    let mut chart = Chart {
        title: shown.title.to_string(),
        caption: shown.caption.to_string(),
        width: CHART_WIDTH,
        height: BASE + BELOW,
        ..Chart::default()
    };
    for (index, amount) in amounts.iter().enumerate() {
        let x = left + room * index as i32 / count;
        let height_of = |part: i64| (part * i64::from(HIGHEST) / most) as i32;
        let (height, foot) = (height_of(amount.amount), height_of(amount.picked));
        for (class, top, part) in [("", height, height - foot), ("win", foot, foot)] {
            if part > 0 {
                let outline = rectangle_path(x, BASE - top, (step - 3).max(1), part);
                chart.bars.push(ChartBar { class, outline, title: amount.told.clone() });
            }
        }
        let middle = x + (step - 3).max(1) / 2;
        if index % (name / step.max(1) + 1) as usize == 0 {
            let at = if shown.edges { x } else { middle };
            let text = amount.name.replace('-', "\u{2212}");
            chart.labels.push(ChartLabel { class: "middle", x: at, y: BASE + 14, text });
        }
        if value < step && amount.amount > 0 {
            let text = amount.value.clone();
            chart.labels.push(ChartLabel { class: "value", x: middle, y: BASE - height - 4, text });
        }
    }
    chart.lines.push(ChartLine { class: "", path: format!("M{left} {BASE}H{right}") });
    chart.bars_told = value < step;
    if value >= step {
        let top = BASE - HIGHEST;
        chart.lines.push(ChartLine { class: "grid", path: format!("M{left} {top}H{right}") });
        let text = amounts.iter().find(|amount| amount.amount == most)?.value.clone();
        chart.labels.push(ChartLabel { class: "", x: left, y: top - 3, text });
    }
    add_units(&mut chart, shown, right);
    Some(chart)
}

/// Adds the units of both axes, of which one ends at `right`, and what the two kinds of columns
/// mean.
fn add_units(chart: &mut Chart, shown: &ColumnChartOptions<'_>, right: i32) {
    let [counted, along] = shown.units;
    chart.labels.push(ChartLabel { class: "", x: 0, y: 11, text: counted.to_string() });
    let (x, y) = (right.max(text_width(along)), BASE + BELOW - 4);
    chart.labels.push(ChartLabel { class: "end", x, y, text: along.to_string() });
    let mut x = CHART_WIDTH - LEFT;
    for (class, text) in
        ["", "win"].into_iter().zip(shown.picked).filter(|(_, text)| !text.is_empty())
    {
        chart.labels.push(ChartLabel { class: "end", x, y: 11, text: text.to_string() });
        x -= text_width(text) + 12;
        // Its text stands beside it.
        chart.bars.push(ChartBar {
            class,
            outline: rectangle_path(x, 2, 9, 9),
            title: String::new(),
        });
        x -= 10;
    }
}

/// A bar chart with amounts; each name stands above its bar, so that it is not cut. `None` if all
/// bars are the same.
pub(super) fn bar_chart(title: &str, caption: &str, amounts: &[ChartAmount]) -> Option<Chart> {
    const ROW: i32 = 34;
    const HIGH: i32 = 11;
    const LETTERS: usize = (CHART_WIDTH / CHARACTER_WIDTH) as usize;
    let most = amounts.iter().map(|amount| amount.amount).max().filter(|most| *most > 0)?;
    if !differ(amounts) {
        return None;
    }
    let mut chart = Chart {
        title: title.to_string(),
        caption: caption.to_string(),
        width: CHART_WIDTH,
        height: ROW * amounts.len() as i32 + 2,
        ..Chart::default()
    };
    let values = amounts.iter().map(|amount| text_width(&amount.value)).max().unwrap_or(0);
    for (index, amount) in amounts.iter().enumerate() {
        let y = ROW * index as i32;
        let width = (amount.amount * i64::from(CHART_WIDTH - values - 8) / most).max(1) as i32;
        let text = shorten_name(&amount.name, LETTERS);
        chart.labels.push(ChartLabel { class: "", x: 0, y: y + 12, text });
        chart.bars.push(ChartBar {
            class: "",
            outline: rectangle_path(0, y + 17, width, HIGH),
            title: amount.told.clone(),
        });
        let text = amount.value.clone();
        chart.labels.push(ChartLabel { class: "", x: width + 6, y: y + 17 + HIGH, text });
    }
    Some(chart)
}

/// A histogram of the scores of a list; the contestants with awards are the highlighted foot of their
/// column.
pub(super) fn score_histogram(
    texts: &LanguageTexts,
    title: &str,
    unit: &str,
    spread: &ScoreHistogram,
) -> Option<Chart> {
    let amount = |column: &HistogramColumn| {
        let (from, width) = (column.from, spread.width);
        let number = |number: String| texts.localise_number(&number).into_owned();
        let (count, to) = (column.count.to_string(), number((from + width).to_string()));
        let from_there = number(if width < 1.0 { halves(from) } else { from.to_string() });
        let values = [("number", &*count), ("from", &*from_there), ("to", &*to), ("unit", unit)];
        let told = match width < 1.0 {
            true => texts.fill("chart-column-with", &values),
            false => texts.fill("chart-column-from", &values),
        };
        let awarded = match column.awarded {
            some if spread.by_award && some > 0 => {
                texts.fill("chart-spread-some", &[("some", &some.to_string())])
            }
            _ => String::new(),
        };
        ChartAmount {
            name: halves(from),
            amount: column.count as i64,
            value: count,
            told: format!("{told}{awarded}"),
            picked: column.awarded as i64,
        }
    };
    let amounts: Vec<ChartAmount> = spread.columns.iter().map(amount).collect();
    let picked = ["chart-no-award", "chart-with-awards"].map(|key| texts.text(key));
    let shown = ColumnChartOptions {
        title,
        caption: &texts.text("chart-spread-caption"),
        units: [&texts.text("unit-contestants"), unit],
        edges: spread.width >= 1.0,
        picked: if spread.by_award { [&picked[0], &picked[1]] } else { [""; 2] },
    };
    column_chart(&shown, &amounts)
}

/// A number with its half as a sign: `4\u{bd}`.
fn halves(value: f64) -> String {
    match (value.fract().abs() == 0.5, value.trunc()) {
        (false, _) => value.to_string(),
        (true, 0.0) if value > 0.0 => "\u{bd}".to_string(),
        (true, 0.0) => "-\u{bd}".to_string(),
        (true, whole) => format!("{whole}\u{bd}"),
    }
}

/// A chart of the share of the field that a player beat in each event, in per cent, with the days
/// of the events.
pub(super) fn field_beaten_chart(texts: &LanguageTexts, shares: &[(String, i32)]) -> Chart {
    const FROM: i32 = 44;
    let mut chart = Chart {
        title: texts.text("chart-course"),
        caption: texts.text("chart-course-caption"),
        width: CHART_WIDTH,
        height: BASE + 22,
        ..Chart::default()
    };
    let step = f64::from(CHART_WIDTH - FROM - 20) / (shares.len() - 1).max(1) as f64;
    let y_of = |share: i32| BASE - (BASE - CHART_TOP) * share / 100;
    let mut grid = String::new();
    for share in [0, 50, 100] {
        let y = y_of(share);
        grid.push_str(&format!("M{FROM} {y}H{}", CHART_WIDTH - 10));
        let text = format!("{share} %");
        chart.labels.push(ChartLabel { class: "end", x: FROM - 6, y: y + 4, text });
    }
    let mut course = String::new();
    let mut last = None;
    for (index, (_, share)) in shares.iter().enumerate() {
        let x = (f64::from(FROM) + 6.0 + step * index as f64).round() as i32;
        let y = y_of(*share);
        // Steps are shorter than places, and a minus sign parts numbers too.
        course.push_str(&match last.replace((x, y)) {
            None => format!("M{x} {y}l"),
            Some((from_x, from_y)) if y < from_y => format!("{}-{} ", x - from_x, from_y - y),
            Some((from_x, from_y)) => format!("{} {} ", x - from_x, y - from_y),
        });
    }
    let told: Vec<String> = shares.iter().map(|(_, share)| share.to_string()).collect();
    chart.told = texts.fill("chart-per-cent", &[("numbers", &told.join(", "))]);
    let ends = shares.first().zip(shares.last());
    for ((day, _), (class, x)) in ends
        .into_iter()
        .flat_map(|(first, last)| [(first, ("", FROM)), (last, ("end", CHART_WIDTH - 10))])
    {
        chart.labels.push(ChartLabel { class, x, y: BASE + 17, text: day.clone() });
    }
    let course = course.trim_end().to_string();
    let lines = [("grid", grid), (LINE_WITH_DOTS_CLASS, course)];
    chart.lines.extend(lines.map(|(class, path)| ChartLine { class, path }));
    chart
}

/// A contestant's results board by board.
pub(super) struct RunningScoreChartData<'a> {
    pub title: String,
    /// The data in words.
    pub told: String,
    /// The value in the middle of the axis, neither good nor bad.
    pub middle: i32,
    /// The half-range of the axis.
    pub reach: i32,
    /// What the axes are.
    pub axis: String,
    /// The result of each board.
    pub boards: &'a [f64],
    /// The running result after each board.
    pub course: &'a [f64],
}

/// A small chart: a column for each board, up or down from the middle, and the running
/// result. The axis is the same for all contestants, so that charts can be compared.
pub(super) fn running_score_chart(course: &RunningScoreChartData<'_>) -> Chart {
    const SMALL: i32 = 360;
    const TALL: i32 = 126;
    const TOP: i32 = 8;
    let low = TALL - 24;
    // The lowest number of the axis is the longest.
    let from = text_width(&(course.middle - course.reach).to_string()).max(28) + 12;
    let mut chart = Chart {
        title: course.title.clone(),
        told: course.told.clone(),
        width: SMALL,
        height: TALL,
        ..Chart::default()
    };
    let (middle, reach) = (f64::from(course.middle), f64::from(course.reach.max(1)));
    let y_of = |value: f64| {
        let share = ((value - middle) / reach).clamp(-1.0, 1.0);
        f64::from(TOP + low) / 2.0 - share * f64::from(low - TOP) / 2.0
    };
    let mut grid = String::new();
    for value in [course.middle + course.reach, course.middle, course.middle - course.reach] {
        let y = y_of(f64::from(value)).round() as i32;
        grid.push_str(&format!("M{from} {y}H{}", SMALL - 4));
        let text = value.to_string().replace('-', "\u{2212}");
        chart.labels.push(ChartLabel { class: "end", x: from - 5, y: y + 4, text });
    }
    let text = course.axis.clone();
    chart.labels.push(ChartLabel { class: "end", x: SMALL - 4, y: TALL - 4, text });
    let step = f64::from(SMALL - from - 8) / course.boards.len().max(1) as f64;
    let x_of = |index: usize| f64::from(from) + 2.0 + step * (index as f64 + 0.5);
    let (base, width) = (y_of(middle).round(), (step * 0.6).max(1.0));
    let (mut columns, mut path) = (String::new(), String::new());
    for (index, board) in course.boards.iter().enumerate() {
        let height = y_of(*board) - base;
        if height.abs() >= 0.5 {
            let left = x_of(index) - width / 2.0;
            columns.push_str(&format!("M{left:.1} {base}v{height:.1}h{width:.1}V{base}z"));
        }
    }
    for (index, value) in course.course.iter().enumerate() {
        let pen = if index == 0 { 'M' } else { 'L' };
        path.push_str(&format!("{pen}{:.1} {:.1}", x_of(index), y_of(*value)));
    }
    chart.lines.push(ChartLine { class: "grid", path: grid });
    chart.lines.push(ChartLine { class: "columns", path: columns });
    chart.lines.push(ChartLine { class: "path", path });
    chart
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{Exact, Language};

    #[test]
    fn half_points_have_columns_of_their_own() {
        let scores: Vec<(Exact, bool)> = [1, 1, 2, 3, 5]
            .map(|score| (Exact::ratio(score, 2).unwrap_or(Exact::ZERO), false))
            .into();
        let texts = LanguageTexts::new(Language::English, None);
        let own = ScoreHistogram::from_scores(None, &scores);
        let chart = own
            .and_then(|own| score_histogram(&texts, "Spread", "Points", &own))
            .unwrap_or_default();
        let told: Vec<&str> = chart.bars.iter().map(|bar| bar.title.as_str()).collect();
        assert_eq!(
            told,
            [
                "2 with \u{bd} Points",
                "1 with 1 Points",
                "1 with 1\u{bd} Points",
                "1 with 2\u{bd} Points"
            ]
        );
    }

    #[test]
    fn names_at_the_ends_of_lines_do_not_cover_each_other() {
        let ends = [40, 41, 42, 100, 100, 100].map(|y| (y, "name".to_string()));
        let heights: Vec<i32> =
            space_out_labels(ends.into(), 0, 100).iter().map(|label| label.y - 4).collect();
        assert!(heights.windows(2).all(|two| two[1] - two[0] >= 13), "{heights:?}");
        assert_eq!(heights.last(), Some(&100));
    }
}
