//! Charts: geometry in whole numbers, drawn by the template `chart.html`.

use serde::Serialize;

use crate::model::Exact;

/// A chart; every text in it is escaped by the template.
#[derive(Serialize, Default)]
pub struct Chart {
    /// What it shows, for those who cannot see it.
    pub title: String,
    /// The line below it.
    pub caption: String,
    width: i32,
    height: i32,
    lines: Vec<Line>,
    bars: Vec<Bar>,
    labels: Vec<Label>,
}

#[derive(Serialize)]
struct Line {
    class: &'static str,
    /// Where it goes, as a path of SVG.
    path: String,
}

#[derive(Serialize)]
struct Bar {
    class: &'static str,
    /// The outline, as a path of SVG.
    outline: String,
    title: String,
}

/// A rectangle as a path of SVG.
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
pub struct Amount {
    /// What stands below the column or before the bar.
    pub name: String,
    /// How much.
    pub amount: i64,
    /// What is said when it is pointed at.
    pub told: String,
    /// Whether it is picked out.
    pub picked: bool,
}

/// Columns side by side, with a name below each where there is room.
pub fn columns(title: &str, caption: &str, amounts: &[Amount]) -> Option<Chart> {
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

/// Bars below each other, each with its name and amount.
pub fn bars(title: &str, caption: &str, amounts: &[Amount]) -> Option<Chart> {
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

/// How the scores of a list are spread: columns of equal width that begin at
/// round numbers, those that hold awarded places picked out.
pub fn spread(title: &str, unit: &str, scores: &[(Exact, bool)]) -> Option<Chart> {
    const LEAST: usize = 5;
    // A picture decides nothing, so floats will do.
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
    columns(title, "How the scores are spread; darker where awards were won.", &amounts)
}

/// A round width that makes about a dozen columns of a range: 1, 2 or 5 times a
/// power of ten, and no fraction.
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

/// A player's events in their order: the share of the field that was beaten in
/// each, in per cent.
pub fn course(shares: &[i32]) -> Chart {
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
        // A line of no length with round ends is a dot.
        dots.push_str(&format!("M{x} {y}h0"));
    }
    let lines = [("", grid), ("path", course), ("dots", dots)];
    chart.lines.extend(lines.map(|(class, path)| Line { class, path }));
    chart
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
