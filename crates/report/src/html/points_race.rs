//! A chart of points round by round, as a line for each contestant.

use crate::language::LanguageTexts;

use super::chart::{Chart, ChartLabel, ChartLine};
use super::charts::{
    CHARACTER_WIDTH, CHART_TOP, CHART_WIDTH, shorten_name, space_out_labels, text_width,
};
use crate::score_histogram::histogram_column_width;

/// The letters of a name that fit beside a race.
const NAMED: usize = 16;
/// The height of a race without a list of names.
const HEIGHT: i32 = 260;
/// Where the lines of the grid begin.
const LEFT: i32 = 44;
/// Where the fewest points are.
const LOW: i32 = HEIGHT - 24;

/// A contestant's points after each round.
pub(super) struct PointsByRound {
    pub name: String,
    /// Whether it is highlighted.
    pub picked: bool,
    /// Its points after each round.
    pub points: Vec<f64>,
}

/// Where points and rounds are in a race.
struct RaceScale {
    least: f64,
    most: f64,
    /// The right end of the lines of the grid.
    right: i32,
    /// The distance of two rounds.
    step: f64,
}

impl RaceScale {
    fn x_of_round(&self, round: usize) -> f64 {
        f64::from(LEFT) + 6.0 + self.step * round as f64
    }

    fn y_of_points(&self, points: f64) -> f64 {
        f64::from(LOW)
            - (points - self.least) / (self.most - self.least) * f64::from(LOW - CHART_TOP)
    }
}

/// A line chart of points round by round; highlighted contestants are named, beside their lines
/// or, if a name is long, in a list below. `None` with too little data.
pub(super) fn points_race_chart(
    texts: &LanguageTexts,
    [title, caption, unit]: [&str; 3],
    rounds: &[String],
    runners: &[PointsByRound],
) -> Option<Chart> {
    let points = || runners.iter().flat_map(|runner| runner.points.iter().copied());
    let most = points().max_by(f64::total_cmp)?;
    let least = points().min_by(f64::total_cmp)?.min(0.0);
    if rounds.len() < 2 || runners.len() < 2 || most <= least {
        return None;
    }
    let named: Vec<&PointsByRound> = runners.iter().filter(|runner| runner.picked).collect();
    let beside = named.iter().all(|runner| runner.name.chars().count() <= NAMED);
    let right =
        if beside { CHART_WIDTH - CHARACTER_WIDTH * NAMED as i32 - 8 } else { CHART_WIDTH - 24 };
    let step = f64::from(right - LEFT - 10) / (rounds.len() - 1) as f64;
    let scale = RaceScale { least, most, right, step };
    let mut chart = Chart {
        title: title.to_string(),
        caption: caption.to_string(),
        width: CHART_WIDTH,
        height: HEIGHT,
        ..Chart::default()
    };
    chart.labels.push(ChartLabel { class: "", x: 0, y: 11, text: unit.to_string() });
    chart.labels.push(ChartLabel {
        class: "end",
        x: LEFT,
        y: HEIGHT - 6,
        text: texts.text("unit-round"),
    });
    add_points_grid(&mut chart, &scale);
    add_round_names(&mut chart, &scale, rounds);
    chart.lines.extend(lines_of(runners, &scale));
    let ends = named.iter().enumerate().filter_map(|(index, runner)| {
        let text = if beside { runner.name.clone() } else { (index + 1).to_string() };
        Some((scale.y_of_points(*runner.points.last()?).round() as i32, text))
    });
    chart.labels.extend(space_out_labels(ends.collect(), right + 6, LOW));
    if !beside {
        add_names(&mut chart, &named);
    }
    Some(chart)
}

/// Adds horizontal lines at round numbers of points.
fn add_points_grid(chart: &mut Chart, scale: &RaceScale) {
    let RaceScale { least, most, right, .. } = *scale;
    let width = histogram_column_width(most - least, false) * 2.0;
    let mut grid = String::new();
    let mut value = (least / width).ceil() * width;
    while value <= most {
        let y = scale.y_of_points(value).round() as i32;
        grid.push_str(&format!("M{LEFT} {y}H{right}"));
        let text = value.to_string().replace('-', "\u{2212}");
        chart.labels.push(ChartLabel { class: "end", x: LEFT - 6, y: y + 4, text });
        value += width;
    }
    chart.lines.push(ChartLine { class: "grid", path: grid });
}

/// Adds the names of rounds below the lines, of as many as fit.
fn add_round_names(chart: &mut Chart, scale: &RaceScale, rounds: &[String]) {
    let widest = rounds.iter().map(|round| text_width(round)).max().unwrap_or(0);
    let named_every = (f64::from(widest) / scale.step) as usize + 1;
    for (index, round) in rounds.iter().enumerate().step_by(named_every) {
        let (x, text) = (scale.x_of_round(index).round() as i32, round.clone());
        chart.labels.push(ChartLabel { class: "middle", x, y: HEIGHT - 6, text });
    }
}

/// Adds numbered names below a race.
fn add_names(chart: &mut Chart, named: &[&PointsByRound]) {
    const LINE: i32 = 17;
    const FROM: i32 = 20;
    const LETTERS: usize = ((CHART_WIDTH - FROM) / CHARACTER_WIDTH) as usize;
    for (number, runner) in (1..).zip(named) {
        let y = chart.height + 14;
        chart.labels.push(ChartLabel { class: "", x: 0, y, text: number.to_string() });
        let text = shorten_name(&runner.name, LETTERS);
        chart.labels.push(ChartLabel { class: "", x: FROM, y, text });
        chart.height += LINE;
    }
    chart.height += 4;
}

/// The lines of a race; highlighted ones come last, above the others.
fn lines_of(runners: &[PointsByRound], scale: &RaceScale) -> Vec<ChartLine> {
    let line = |runner: &PointsByRound| {
        let mut path = String::new();
        for (round, value) in runner.points.iter().enumerate() {
            let pen = if round == 0 { 'M' } else { 'L' };
            let (x, y) = (scale.x_of_round(round), scale.y_of_points(*value));
            path.push_str(&format!("{pen}{x:.1} {y:.1}"));
        }
        ChartLine { class: if runner.picked { "path" } else { "other" }, path }
    };
    let some = |picked| runners.iter().filter(move |runner| runner.picked == picked);
    some(false).chain(some(true)).map(line).collect()
}
