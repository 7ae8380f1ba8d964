//! A chart and how it is drawn: lines, bars and texts in SVG, for the template `chart.html`.

use std::borrow::Cow;

use serde::{Serialize, Serializer};

use super::markup::MarkupBuilder;

/// A chart as lines, bars and texts, in units of its drawing.
#[derive(Default)]
pub(super) struct Chart {
    /// Its title, for screen readers.
    pub title: String,
    /// The caption; empty if a page has one caption for many charts.
    pub caption: String,
    /// Its data in words, for screen readers.
    pub told: String,
    pub width: i32,
    pub height: i32,
    /// The lines, each above those before it.
    pub lines: Vec<ChartLine>,
    pub bars: Vec<ChartBar>,
    /// Whether each bar has its amount above it, so that it needs no tooltip.
    pub bars_told: bool,
    pub labels: Vec<ChartLabel>,
}

/// What the template `chart.html` is given of a chart.
#[derive(Serialize)]
struct Drawn<'a> {
    title: &'a str,
    caption: &'a str,
    told: Cow<'a, str>,
    width: i32,
    height: i32,
    /// The lines, bars and labels in SVG.
    drawing: MarkupBuilder,
}

impl Serialize for Chart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let titles = self.bars.iter().map(|bar| &*bar.title);
        let mut told: Vec<&str> = titles.filter(|title| !title.is_empty()).collect();
        // The two parts of a column have its title each.
        told.dedup();
        Drawn {
            title: &self.title,
            caption: &self.caption,
            told: match self.bars_told {
                true => told.join("; ").into(),
                false => self.told.as_str().into(),
            },
            width: self.width,
            height: self.height,
            drawing: self.drawing(),
        }
        .serialize(serializer)
    }
}

impl Chart {
    /// The lines, bars and labels in SVG; what has the same class is drawn together.
    fn drawing(&self) -> MarkupBuilder {
        let mut drawing = MarkupBuilder::new();
        for line in &self.lines {
            if line.class == LINE_WITH_DOTS_CLASS {
                drawing.raw(DOT);
            }
            add_path(&mut drawing, "line", line.class);
            drawing.text(&line.path);
            drawing.raw(if line.class == LINE_WITH_DOTS_CLASS { MARKED } else { "\"/>" });
        }
        self.add_bars(&mut drawing);
        for class in distinct(self.labels.iter().map(|label| label.class)) {
            self.add_labels(&mut drawing, class);
        }
        drawing
    }

    fn add_bars(&self, drawing: &mut MarkupBuilder) {
        let is_alone = |bar: &&ChartBar| !self.bars_told && !bar.title.is_empty();
        for bar in self.bars.iter().filter(is_alone) {
            add_path(drawing, "bar", bar.class);
            drawing.text(&bar.outline).raw("\"><title>").text(&bar.title);
            drawing.raw("</title></path>");
        }
        let together = || self.bars.iter().filter(|bar| !is_alone(bar));
        for class in distinct(together().map(|bar| bar.class)) {
            add_path(drawing, "bar", class);
            for bar in together().filter(|bar| bar.class == class) {
                drawing.text(&bar.outline);
            }
            drawing.raw("\"/>");
        }
    }

    /// Adds the labels of a class: letters as one text, each at its place; one base line of longer
    /// ones stands once.
    fn add_labels(&self, drawing: &mut MarkupBuilder, class: &'static str) {
        let own = || self.labels.iter().filter(|label| label.class == class);
        if class == "value" && own().all(|label| label.text.len() == 1) {
            drawing.raw("<text class=value x=\"");
            add_numbers(drawing, own().map(|label| label.x));
            drawing.raw("\" y=\"");
            add_numbers(drawing, own().map(|label| label.y));
            drawing.raw("\">");
            for label in own() {
                drawing.text(&label.text);
            }
            drawing.raw("</text>");
            return;
        }
        let mut lines: Vec<i32> = own().map(|label| label.y).collect();
        lines.dedup();
        let shared = lines.first().copied().filter(|_| lines.len() == 1 && own().nth(4).is_some());
        let grouped = !class.is_empty() || shared.is_some();
        drawing.raw(if grouped { "<g" } else { "" });
        if !class.is_empty() {
            drawing.raw(" class=").raw(class);
        }
        if let Some(y) = shared {
            drawing.raw(" transform=translate(0,").number(y).raw(")");
        }
        drawing.raw(if grouped { ">" } else { "" });
        for label in own() {
            drawing.raw("<text");
            if label.x != 0 {
                drawing.raw(" x=").number(label.x);
            }
            if shared.is_none() {
                drawing.raw(" y=").number(label.y);
            }
            drawing.raw(">").text(&label.text).raw("</text>");
        }
        drawing.raw(if grouped { "</g>" } else { "" });
    }
}

/// The class of a line with a dot at each of its points.
pub(super) const LINE_WITH_DOTS_CLASS: &str = "path dotted";
/// The dot at each point of a line.
const DOT: &str = "<marker id=dot overflow=visible><circle r=2.3 /></marker>";
/// The end of a line with dots.
const MARKED: &str = "\" style=\"marker:url(#dot)\"/>";

/// Begins a path of one class or two.
fn add_path(drawing: &mut MarkupBuilder, first: &'static str, second: &'static str) {
    drawing.raw("<path class=");
    match second {
        "" => drawing.raw(first),
        _ => drawing.raw("\"").raw(first).raw(" ").raw(second).raw("\""),
    };
    drawing.raw(" d=\"");
}

/// Adds numbers with blanks between them.
fn add_numbers(drawing: &mut MarkupBuilder, numbers: impl Iterator<Item = i32>) {
    for (before, number) in std::iter::once("").chain(std::iter::repeat(" ")).zip(numbers) {
        drawing.raw(before).number(number);
    }
}

/// Classes in order, each once.
fn distinct(classes: impl Iterator<Item = &'static str>) -> Vec<&'static str> {
    let mut seen = Vec::new();
    classes.for_each(|class| {
        if !seen.contains(&class) {
            seen.push(class);
        }
    });
    seen
}

/// A line of a chart.
pub(super) struct ChartLine {
    /// Its class in the style.
    pub class: &'static str,
    /// The path in SVG.
    pub path: String,
}

/// A bar or column of a chart.
pub(super) struct ChartBar {
    pub class: &'static str,
    /// The outline as a path in SVG.
    pub outline: String,
    /// Its tooltip; empty without one.
    pub title: String,
}

/// A rectangle as a path in SVG, which is filled without its last side.
pub(super) fn rectangle_path(x: i32, y: i32, width: i32, height: i32) -> String {
    format!("M{x} {y}h{width}v{height}H{x}")
}

/// A text of a chart.
pub(super) struct ChartLabel {
    /// Its class in the style, which tells the end at `x`.
    pub class: &'static str,
    /// Where it begins or ends.
    pub x: i32,
    /// The height of its base line.
    pub y: i32,
    pub text: String,
}
