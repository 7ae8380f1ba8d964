//! Charts: geometry in whole numbers, drawn by the template `chart.html`.

use serde::Serialize;

use crate::model::Exact;

/// A chart; the template escapes every text.
#[derive(Serialize, Default)]
pub(super) struct Chart {
    /// Its title, for screen readers.
    pub title: String,
    /// The caption; empty if a page has one caption for many charts.
    pub caption: String,
    /// Its data in words, for screen readers.
    pub told: String,
    width: i32,
    height: i32,
    lines: Vec<Line>,
    bars: Vec<Bar>,
    labels: Vec<Label>,
}

#[derive(Serialize)]
struct Line {
    class: &'static str,
    /// The path in SVG.
    path: String,
}

#[derive(Serialize)]
struct Bar {
    class: &'static str,
    /// The outline as a path in SVG.
    outline: String,
    title: String,
}

/// A rectangle as a path in SVG.
fn outline(x: i32, y: i32, width: i32, height: i32) -> String {
    format!("M{x} {y}h{width}v{height}h-{width}z")
}

#[derive(Serialize)]
struct Label {
    class: &'static str,
    x: i32,
    y: i32,
    text: String,
}

const WIDTH: i32 = 600;
const LEFT: i32 = 10;
const BASE: i32 = 130;

/// A named amount of a bar chart.
pub(super) struct Amount {
    /// The label of the column or bar.
    pub name: String,
    /// The amount.
    pub amount: i64,
    /// The tooltip.
    pub told: String,
    /// Whether it is highlighted.
    pub picked: bool,
}

/// The supply centres of a power, year by year.
pub(super) struct Holder {
    /// The class of its line.
    pub class: &'static str,
    /// The letter at the end of its line.
    pub letter: char,
    /// Its name, for screen readers.
    pub name: &'static str,
    /// The amounts, one per year.
    pub amounts: Vec<i32>,
}

/// Lines of supply centres by year; `None` without data.
pub(super) fn centres(title: &str, years: &[u16], holders: &[Holder]) -> Option<Chart> {
    const HIGH: i32 = 180;
    const SIDE: i32 = 26;
    let (first, last) = (years.first()?, years.last()?);
    let steps = i32::from(last - first).max(1);
    let most = holders.iter().flat_map(|holder| &holder.amounts).copied().max()?.max(4);
    let x = |year: u16| SIDE + (WIDTH - 3 * SIDE) * i32::from(year - first) / steps;
    let y = |amount: i32| LEFT + (HIGH - LEFT) * (most - amount) / most;
    let mut chart =
        Chart { title: title.to_string(), width: WIDTH, height: HIGH + 24, ..Chart::default() };
    for amount in (0..=most).filter(|amount| amount % if most > 10 { 6 } else { 2 } == 0) {
        let path = format!("M{SIDE} {}H{}", y(amount), WIDTH - 2 * SIDE);
        chart.lines.push(Line { class: "grid", path });
        let text = amount.to_string();
        chart.labels.push(Label { class: "", x: SIDE / 2, y: y(amount) + 4, text });
    }
    for year in years {
        let text = year.to_string();
        chart.labels.push(Label { class: "middle", x: x(*year), y: HIGH + 18, text });
    }
    let mut ends: Vec<(i32, String)> = Vec::new();
    let mut told = Vec::with_capacity(holders.len());
    for holder in holders {
        let points = years.iter().zip(&holder.amounts);
        let points = points.map(|(year, amount)| format!("{} {}", x(*year), y(*amount)));
        let path = format!("M{}", points.collect::<Vec<_>>().join("L"));
        chart.lines.push(Line { class: holder.class, path });
        let end = holder.amounts.last().copied().unwrap_or(0);
        let amounts: Vec<String> = holder.amounts.iter().map(i32::to_string).collect();
        told.push(format!("{}: {}", holder.name, amounts.join(", ")));
        match ends.iter_mut().find(|(amount, _)| *amount == end) {
            Some((_, letters)) => letters.push(holder.letter),
            None => ends.push((end, holder.letter.to_string())),
        }
    }
    for (amount, letters) in ends {
        let (x, y) = (WIDTH - 2 * SIDE + 4, y(amount) + 4);
        chart.labels.push(Label { class: "letters", x, y, text: format!("{letters} {amount}") });
    }
    chart.told = told.join("; ");
    Some(chart)
}

/// A column chart, with as many labels as fit.
pub(super) fn columns(title: &str, caption: &str, amounts: &[Amount]) -> Option<Chart> {
    let most = amounts.iter().map(|amount| amount.amount).max().filter(|most| *most > 0)?;
    let step = (WIDTH - 2 * LEFT) / i32::try_from(amounts.len()).ok()?.max(1);
    let mut chart = Chart {
        title: title.to_string(),
        caption: caption.to_string(),
        width: WIDTH,
        height: BASE + 24,
        ..Chart::default()
    };
    // A name of seven letters needs about fifty units.
    let named_every = (50 / step.max(1) + 1) as usize;
    for (index, amount) in amounts.iter().enumerate() {
        let x = LEFT + step * index as i32;
        let height = (amount.amount * i64::from(BASE - 20) / most) as i32;
        if amount.amount > 0 {
            chart.bars.push(Bar {
                class: if amount.picked { "win" } else { "" },
                outline: outline(x, BASE - height, (step - 3).max(1), height),
                title: amount.told.clone(),
            });
        }
        if index % named_every == 0 {
            let text = amount.name.clone();
            chart.labels.push(Label { class: "middle", x: x + step / 2 - 1, y: BASE + 15, text });
        }
    }
    chart.lines.push(Line { class: "", path: format!("M{LEFT} {BASE}H{}", WIDTH - LEFT) });
    Some(chart)
}

/// A bar chart with names and amounts.
pub(super) fn bars(title: &str, caption: &str, amounts: &[Amount]) -> Option<Chart> {
    const ROW: i32 = 24;
    const NAMES: i32 = 210;
    let most = amounts.iter().map(|amount| amount.amount).max().filter(|most| *most > 0)?;
    let mut chart = Chart {
        title: title.to_string(),
        caption: caption.to_string(),
        width: WIDTH,
        height: ROW * amounts.len() as i32 + 6,
        ..Chart::default()
    };
    for (index, amount) in amounts.iter().enumerate() {
        let y = 4 + ROW * index as i32;
        let width = (amount.amount * i64::from(WIDTH - NAMES - 70) / most) as i32;
        let name: String = match amount.name.char_indices().nth(30) {
            Some((end, _)) => format!("{}\u{2026}", amount.name[..end].trim_end()),
            None => amount.name.clone(),
        };
        chart.labels.push(Label { class: "end", x: NAMES - 8, y: y + 14, text: name });
        chart.bars.push(Bar {
            class: if amount.picked { "win" } else { "" },
            outline: outline(NAMES, y, width.max(1), ROW - 6),
            title: amount.told.clone(),
        });
        let text = super::grouped(&amount.amount.to_string());
        chart.labels.push(Label { class: "", x: NAMES + width + 6, y: y + 14, text });
    }
    Some(chart)
}

/// A histogram of the scores of a list: columns of equal width that begin at round numbers;
/// columns with awarded places are highlighted.
pub(super) fn spread(title: &str, unit: &str, scores: &[(Exact, bool)]) -> Option<Chart> {
    const LEAST: usize = 5;
    // Floats are enough for a chart.
    let scores: Vec<(f64, bool)> =
        scores.iter().map(|(score, awarded)| (score.to_cell(), *awarded)).collect();
    let least = scores.iter().map(|(score, _)| *score).min_by(f64::total_cmp)?;
    let most = scores.iter().map(|(score, _)| *score).max_by(f64::total_cmp)?;
    if scores.len() < LEAST || least == most {
        return None;
    }
    let width = column_width(most - least);
    let first = (least / width).floor();
    let mut amounts: Vec<Amount> = (0..=((most / width).floor() - first) as usize)
        .map(|column| {
            let start = (first + column as f64) * width;
            let told = format!("from {start} to {} {unit}", start + width);
            Amount { name: start.to_string(), amount: 0, told, picked: false }
        })
        .collect();
    for (score, awarded) in scores {
        let column = ((score / width).floor() - first) as usize;
        amounts[column].amount += 1;
        amounts[column].picked |= awarded;
    }
    for amount in &mut amounts {
        amount.told = format!("{} {}", amount.amount, amount.told);
    }
    columns(title, "The spread of the scores; darker columns have awards.", &amounts)
}

/// A width that divides a range into about a dozen columns: 1, 2 or 5 times a power of ten,
/// at least 1.
fn column_width(range: f64) -> f64 {
    const MOST: f64 = 14.0;
    let mut width = 1.0;
    for factor in [2.0, 2.5, 2.0].iter().cycle() {
        if range / width < MOST {
            break;
        }
        width *= factor;
    }
    width
}

/// A chart of the share of the field that a player beat in each event, in per cent.
pub(super) fn course(shares: &[i32]) -> Chart {
    const TOP: i32 = 14;
    let mut chart = Chart {
        title: "Share of the field beaten in each event, in order of date".to_string(),
        caption: "Share of the field beaten, event by event: up is better.".to_string(),
        width: WIDTH,
        height: BASE + 10,
        ..Chart::default()
    };
    let step = (WIDTH - 60) / (shares.len() as i32 - 1).max(1);
    let y_of = |share: i32| BASE - (BASE - TOP) * share / 100;
    let mut grid = String::new();
    for share in [0, 50, 100] {
        let y = y_of(share);
        grid.push_str(&format!("M40 {y}H{}", WIDTH - 10));
        chart.labels.push(Label { class: "end", x: 34, y: y + 4, text: format!("{share}%") });
    }
    let (mut course, mut dots) = (String::new(), String::new());
    for (index, share) in shares.iter().enumerate() {
        let (x, y) = (48 + step * index as i32, y_of(*share));
        let pen = if index == 0 { 'M' } else { 'L' };
        course.push_str(&format!("{pen}{x} {y}"));
        // A line of zero length with round ends is a dot.
        dots.push_str(&format!("M{x} {y}h0"));
    }
    let lines = [("", grid), ("path", course), ("dots", dots)];
    chart.lines.extend(lines.map(|(class, path)| Line { class, path }));
    chart
}

/// A contestant's results board by board.
pub(super) struct Course<'a> {
    /// The title.
    pub title: String,
    /// The data in words.
    pub told: String,
    /// The value in the middle of the axis, neither good nor bad.
    pub middle: i32,
    /// The half-range of the axis.
    pub reach: i32,
    /// The unit after the numbers of the axis.
    pub unit: &'static str,
    /// The result of each board.
    pub boards: &'a [f64],
    /// The running result after each board.
    pub course: &'a [f64],
}

/// A small chart: a column for each board, up or down from the middle, and the running
/// result. The axis is the same for all contestants, so that charts can be compared.
pub(super) fn running(course: &Course<'_>) -> Chart {
    const SMALL: i32 = 360;
    const TALL: i32 = 110;
    const FROM: i32 = 40;
    const TOP: i32 = 8;
    let low = TALL - 8;
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
        grid.push_str(&format!("M{FROM} {y}H{}", SMALL - 4));
        let text = format!("{value}{}", course.unit).replace('-', "\u{2212}");
        chart.labels.push(Label { class: "end", x: FROM - 5, y: y + 4, text });
    }
    let step = f64::from(SMALL - FROM - 8) / course.boards.len().max(1) as f64;
    let x_of = |index: usize| f64::from(FROM) + 2.0 + step * (index as f64 + 0.5);
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
    chart.lines.push(Line { class: "", path: grid });
    chart.lines.push(Line { class: "columns", path: columns });
    chart.lines.push(Line { class: "path", path });
    chart
}

/// A contestant's points after each round.
pub(super) struct Runner {
    /// Its name.
    pub name: String,
    /// Whether it is highlighted.
    pub picked: bool,
    /// Its points after each round.
    pub points: Vec<f64>,
}

/// A line chart of points round by round; highlighted contestants are named. `None` with
/// too little data.
pub(super) fn race(
    title: &str,
    caption: &str,
    rounds: &[String],
    runners: &[Runner],
) -> Option<Chart> {
    const HIGH: i32 = 260;
    const NAMES: i32 = 150;
    const FROM: i32 = 40;
    const TOP: i32 = 12;
    let low = HIGH - 24;
    let points = || runners.iter().flat_map(|runner| runner.points.iter().copied());
    let most = points().max_by(f64::total_cmp)?;
    let least = points().min_by(f64::total_cmp)?.min(0.0);
    if rounds.len() < 2 || runners.len() < 2 || most <= least {
        return None;
    }
    let mut chart = Chart {
        title: title.to_string(),
        caption: caption.to_string(),
        width: WIDTH,
        height: HIGH,
        ..Chart::default()
    };
    let y_of =
        |value: f64| f64::from(low) - (value - least) / (most - least) * f64::from(low - TOP);
    let step = f64::from(WIDTH - NAMES - FROM - 10) / (rounds.len() - 1) as f64;
    let x_of = |round: usize| f64::from(FROM) + 6.0 + step * round as f64;
    let width = column_width(most - least) * 4.0;
    let mut grid = String::new();
    let mut value = (least / width).ceil() * width;
    while value <= most {
        let y = y_of(value).round() as i32;
        grid.push_str(&format!("M{FROM} {y}H{}", WIDTH - NAMES));
        let text = value.to_string().replace('-', "\u{2212}");
        chart.labels.push(Label { class: "end", x: FROM - 6, y: y + 4, text });
        value += width;
    }
    chart.lines.push(Line { class: "", path: grid });
    let named_every = (44.0 / step) as usize + 1;
    for (index, round) in rounds.iter().enumerate().step_by(named_every) {
        let (x, text) = (x_of(index).round() as i32, round.clone());
        chart.labels.push(Label { class: "middle", x, y: HIGH - 6, text });
    }
    // Highlighted lines are drawn last, above the others.
    for picked in [false, true] {
        for runner in runners.iter().filter(|runner| runner.picked == picked) {
            let mut path = String::new();
            for (round, value) in runner.points.iter().enumerate() {
                let pen = if round == 0 { 'M' } else { 'L' };
                path.push_str(&format!("{pen}{:.1} {:.1}", x_of(round), y_of(*value)));
            }
            chart.lines.push(Line { class: if picked { "path" } else { "other" }, path });
        }
    }
    chart.labels.extend(names_of(runners, y_of));
    Some(chart)
}

/// The names of highlighted contestants at the ends of their lines, without overlap.
fn names_of(runners: &[Runner], y_of: impl Fn(f64) -> f64) -> Vec<Label> {
    const LINE: i32 = 14;
    let picked = runners.iter().filter(|runner| runner.picked);
    let mut ends: Vec<(i32, &str)> = picked
        .filter_map(|runner| Some((y_of(*runner.points.last()?).round() as i32, &*runner.name)))
        .collect();
    ends.sort_unstable();
    let mut free = i32::MIN;
    let label = |(y, name): (i32, &str)| {
        let y = y.max(free);
        free = y + LINE;
        let text = match name.char_indices().nth(20) {
            Some((end, _)) => format!("{}\u{2026}", name[..end].trim_end()),
            None => name.to_string(),
        };
        Label { class: "", x: WIDTH - 144, y: y + 4, text }
    };
    ends.into_iter().map(label).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_begin_at_round_numbers() {
        assert_eq!(column_width(12.0), 1.0);
        assert_eq!(column_width(25.0), 2.0);
        assert_eq!(column_width(60.0), 5.0);
        assert_eq!(column_width(1_300.0), 100.0);
    }

    #[test]
    fn a_spread_counts_every_score_once() {
        let scores: Vec<(Exact, bool)> =
            (40..=60).map(|score| (Exact::whole(score), score > 55)).collect();
        let chart = spread("Spread", "%", &scores).unwrap_or_default();
        let counted = |bar: &Bar| bar.title.split(' ').next()?.parse::<usize>().ok();
        assert_eq!(chart.bars.iter().filter_map(counted).sum::<usize>(), scores.len());
        assert_eq!(chart.labels[0].text, "40");
    }
}
