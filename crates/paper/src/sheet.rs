//! Sheets of paper with designs on them, and what a page shows of one.

use std::fmt::Write as _;

use quick_xml::escape::escape;

use crate::code::Code;
use crate::design::Design;
use crate::slot::{Set, SetLine};

/// A sheet of paper.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    /// Its width in millimetres.
    pub width: f32,
    /// Its height in millimetres.
    pub height: f32,
    /// What lies on it, in reading order.
    pub placed: Vec<Placed<'a>>,
}

/// A design on a sheet, with its texts.
#[derive(Clone, Debug)]
pub struct Placed<'a> {
    /// The design.
    pub design: &'a Design,
    /// Its texts.
    pub texts: Vec<Set<'a>>,
    /// Its QR code, for a design with a place for one: a `<rect data-slot="code">`.
    pub code: Option<Code>,
    /// What it is, for those who do not see it: `Certificate 1234`.
    pub label: String,
    /// Its left edge on the sheet, in millimetres.
    pub x: f32,
    /// Its upper edge.
    pub y: f32,
    /// Its width; the height follows from the design.
    pub width: f32,
}

impl Placed<'_> {
    /// Millimetres of the sheet for a unit of the design.
    pub(crate) fn scale(&self) -> f32 {
        self.width / self.design.width
    }
}

impl Sheet<'_> {
    /// The sheet as SVG for a page. `backdrop` gives the address of a design's backdrop. Fonts
    /// are classes with the names of the faces ([`crate::Face::id`]).
    pub fn to_svg(&self, backdrop: &dyn Fn(&Design) -> String) -> String {
        let mut out = String::with_capacity(4 << 10);
        let Sheet { width, height, placed } = self;
        // Writing to a string cannot fail.
        let _ = write!(out, "<svg class=\"paper\" viewBox=\"0 0 {width} {height}\">");
        for one in placed {
            let label = escape(one.label.as_str());
            let _ = write!(out, "\n<g class=\"certificate\" role=\"group\" aria-label=\"{label}\"");
            let scale = one.scale();
            if (one.x, one.y, scale) != (0.0, 0.0, 1.0) {
                let _ = write!(out, " transform=\"translate({} {}) scale({scale})\"", one.x, one.y);
            }
            let Design { width, height, .. } = one.design;
            let href = backdrop(one.design);
            let href = escape(href.as_str());
            let _ =
                write!(out, ">\n<image href=\"{href}\" width=\"{width}\" height=\"{height}\"/>");
            one.texts
                .iter()
                .filter(|text| !text.lines.is_empty())
                .for_each(|text| draw(text, &mut out));
            if let Some((code, place)) = one.code.as_ref().zip(one.design.code) {
                draw_code(code, place, &mut out);
            }
            out.push_str("</g>");
        }
        out.push_str("</svg>");
        out
    }
}

fn draw_code(code: &Code, (x, y, side): (f32, f32, f32), out: &mut String) {
    let scale = side / code.side() as f32;
    let _ = write!(
        out,
        "\n<path role=\"img\" aria-label=\"Code to verify\" shape-rendering=\"crispEdges\" \
         transform=\"translate({x} {y}) scale({scale})\" d=\""
    );
    for (column, row, count) in code.runs() {
        let _ = write!(out, "M{column} {row}h{count}v1h-{count}z");
    }
    out.push_str("\"/>");
}

fn draw(text: &Set<'_>, out: &mut String) {
    let [red, green, blue] = text.colour;
    let (face, size) = (text.face.id(), text.size);
    let _ = write!(
        out,
        "\n<text class=\"{face}\" font-size=\"{size}\" fill=\"#{red:02x}{green:02x}{blue:02x}\""
    );
    if text.spacing != 0.0 {
        let _ = write!(out, " letter-spacing=\"{}\"", text.spacing * size);
    }
    if !text.slot.is_empty() {
        let _ = write!(out, " data-slot=\"{}\"", escape(text.slot));
    }
    if let [line] = text.lines.as_slice() {
        let words = escape(line.text.as_str());
        let _ = write!(out, " {}>{words}</text>", place(line));
        return;
    }
    out.push('>');
    for (index, line) in text.lines.iter().enumerate() {
        // A blank between the lines keeps their words apart when they are copied.
        let blank = if index > 0 { " " } else { "" };
        let words = escape(line.text.as_str());
        let _ = write!(out, "{blank}<tspan {}>{words}</tspan>", place(line));
    }
    out.push_str("</text>");
}

/// Where a line stands, and how wide it is: browsers round the widths of glyphs.
fn place(line: &SetLine) -> String {
    format!("x=\"{}\" y=\"{}\" textLength=\"{}\"", line.x, line.y, line.width)
}
