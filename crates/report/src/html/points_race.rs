//! A chart of points round by round, as a line for each contestant.

use crate::language::Texts;

use super::chart::{Chart, Label, Line};
use super::charts::{LETTER, TOP, WIDTH, apart, shortened, width_of};
use crate::spread::column_width;

/// The letters of a name that fit beside a race.
const NAMED: usize = 16;

/// A contestant's points after each round.
pub(super) struct Runner {
    pub name: String,
    /// Whether it is highlighted.
    pub picked: bool,
    /// Its points after each round.
    pub points: Vec<f64>,
}

/// A line chart of points round by round; highlighted contestants are named, beside their lines
/// or, if a name is long, in a list below. `None` with too little data.
pub(super) fn chart(
    texts: &Texts,
    [title, caption, unit]: [&str; 3],
    rounds: &[String],
    runners: &[Runner],
) -> Option<Chart> {
    const HIGH: i32 = 260;
    const FROM: i32 = 44;
    let low = HIGH - 24;
    let points = || runners.iter().flat_map(|runner| runner.points.iter().copied());
    let most = points().max_by(f64::total_cmp)?;
    let least = points().min_by(f64::total_cmp)?.min(0.0);
    if rounds.len() < 2 || runners.len() < 2 || most <= least {
        return None;
    }
    let named: Vec<&Runner> = runners.iter().filter(|runner| runner.picked).collect();
    let beside = named.iter().all(|runner| runner.name.chars().count() <= NAMED);
    let right = if beside { WIDTH - LETTER * NAMED as i32 - 8 } else { WIDTH - 24 };
    let mut chart = Chart {
        title: title.to_string(),
        caption: caption.to_string(),
        width: WIDTH,
        height: HIGH,
        ..Chart::default()
    };
    let y_of =
        |value: f64| f64::from(low) - (value - least) / (most - least) * f64::from(low - TOP);
    let step = f64::from(right - FROM - 10) / (rounds.len() - 1) as f64;
    let x_of = |round: usize| f64::from(FROM) + 6.0 + step * round as f64;
    let width = column_width(most - least, false) * 2.0;
    chart.labels.push(Label { class: "", x: 0, y: 11, text: unit.to_string() });
    chart.labels.push(Label { class: "end", x: FROM, y: HIGH - 6, text: texts.text("unit-round") });
    let mut grid = String::new();
    let mut value = (least / width).ceil() * width;
    while value <= most {
        let y = y_of(value).round() as i32;
        grid.push_str(&format!("M{FROM} {y}H{right}"));
        let text = value.to_string().replace('-', "\u{2212}");
        chart.labels.push(Label { class: "end", x: FROM - 6, y: y + 4, text });
        value += width;
    }
    chart.lines.push(Line { class: "grid", path: grid });
    let widest = rounds.iter().map(|round| width_of(round)).max().unwrap_or(0);
    let named_every = (f64::from(widest) / step) as usize + 1;
    for (index, round) in rounds.iter().enumerate().step_by(named_every) {
        let (x, text) = (x_of(index).round() as i32, round.clone());
        chart.labels.push(Label { class: "middle", x, y: HIGH - 6, text });
    }
    chart.lines.extend(lines_of(runners, &x_of, &y_of));
    let ends = named.iter().enumerate().filter_map(|(index, runner)| {
        let text = if beside { runner.name.clone() } else { (index + 1).to_string() };
        Some((y_of(*runner.points.last()?).round() as i32, text))
    });
    chart.labels.extend(apart(ends.collect(), right + 6, low));
    if !beside {
        add_names(&mut chart, &named);
    }
    Some(chart)
}

/// Adds numbered names below a race.
fn add_names(chart: &mut Chart, named: &[&Runner]) {
    const LINE: i32 = 17;
    const FROM: i32 = 20;
    const LETTERS: usize = ((WIDTH - FROM) / LETTER) as usize;
    for (number, runner) in (1..).zip(named) {
        let y = chart.height + 14;
        chart.labels.push(Label { class: "", x: 0, y, text: number.to_string() });
        let text = shortened(&runner.name, LETTERS);
        chart.labels.push(Label { class: "", x: FROM, y, text });
        chart.height += LINE;
    }
    chart.height += 4;
}

/// The lines of a race; highlighted ones come last, above the others.
fn lines_of(
    runners: &[Runner],
    x_of: &impl Fn(usize) -> f64,
    y_of: &impl Fn(f64) -> f64,
) -> Vec<Line> {
    let line = |runner: &Runner| {
        let mut path = String::new();
        for (round, value) in runner.points.iter().enumerate() {
            let pen = if round == 0 { 'M' } else { 'L' };
            path.push_str(&format!("{pen}{:.1} {:.1}", x_of(round), y_of(*value)));
        }
        Line { class: if runner.picked { "path" } else { "other" }, path }
    };
    let some = |picked| runners.iter().filter(move |runner| runner.picked == picked);
    some(false).chain(some(true)).map(line).collect()
}
