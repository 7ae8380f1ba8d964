//! The sheets of one page as SVG. Each style of text is a class of the page, and what all
//! certificates of a design share (its backdrop, a heading, a name) is drawn in the first of them
//! and repeated in the others.

use std::fmt::Write as _;

use quick_xml::escape::escape;

use crate::code::Code;
use crate::design::Design;
use crate::face::Face;
use crate::sheet::{Placed, Sheet};
use crate::slot::{Set, SetLine, rounded};

/// The sheets of a page as SVG, in their order; the first one has the styles of all. `backdrop`
/// gives the address of a design's backdrop.
pub fn page(sheets: &[Sheet<'_>], backdrop: &dyn Fn(&Design) -> String) -> Vec<String> {
    let mut styles = Styles::default();
    let mut shared = shared_of(sheets);
    let mut drawn: Vec<String> = Vec::with_capacity(sheets.len());
    for sheet in sheets {
        let mut out = String::with_capacity(2 << 10);
        for one in &sheet.placed {
            draw(one, &mut shared, backdrop, &mut styles, &mut out);
        }
        drawn.push(out);
    }
    let mut begin = format!("<style>\n{}</style>", styles.rules());
    let svg = |(sheet, inside): (&Sheet<'_>, String)| {
        let Sheet { width, height, .. } = sheet;
        let begin = std::mem::take(&mut begin);
        format!("<svg class=\"paper\" viewBox=\"0 0 {width} {height}\">{begin}{inside}</svg>")
    };
    sheets.iter().zip(drawn).map(svg).collect()
}

/// What all certificates of a design on a page have in common.
struct Shared<'a> {
    design: &'a Design,
    /// How many certificates there are.
    count: usize,
    /// The texts that stand on each of them at the same place.
    texts: Vec<&'a Set<'a>>,
    /// Whether the first of them is drawn, which the others then repeat.
    drawn: bool,
}

/// What the certificates of each design share, in the order of the designs.
fn shared_of<'a>(sheets: &'a [Sheet<'a>]) -> Vec<Shared<'a>> {
    let mut all: Vec<Shared<'a>> = Vec::new();
    for one in sheets.iter().flat_map(|sheet| &sheet.placed) {
        match all.iter_mut().find(|shared| std::ptr::eq(shared.design, one.design)) {
            Some(shared) => {
                shared.count += 1;
                shared.texts.retain(|text| one.texts.contains(text));
            }
            None => {
                let texts = one.texts.iter().collect();
                all.push(Shared { design: one.design, count: 1, texts, drawn: false });
            }
        }
    }
    all
}

fn draw(
    one: &Placed<'_>,
    shared: &mut [Shared<'_>],
    backdrop: &dyn Fn(&Design) -> String,
    styles: &mut Styles,
    out: &mut String,
) {
    let label = escape(one.label.as_str());
    let _ = write!(out, "\n<g class=\"certificate\" role=\"group\" aria-label=\"{label}\"");
    let scale = one.scale();
    if (one.x, one.y, scale) != (0.0, 0.0, 1.0) {
        let _ = write!(out, " transform=\"translate({} {}) scale({scale})\"", one.x, one.y);
    }
    out.push('>');
    // A single certificate shares nothing.
    let own = shared.iter().position(|own| std::ptr::eq(own.design, one.design));
    let own = own.filter(|number| shared[*number].count > 1);
    if let Some(number) = own {
        let (own, name) = (&mut shared[number], format!("design-{}", number + 1));
        if own.drawn {
            let _ = write!(out, "\n<use href=\"#{name}\"/>");
        } else {
            own.drawn = true;
            let _ = write!(out, "\n<g id=\"{name}\">");
            draw_backdrop(one.design, backdrop, out);
            own.texts.iter().for_each(|text| styles.draw(text, out));
            out.push_str("</g>");
        }
    } else {
        draw_backdrop(one.design, backdrop, out);
    }
    for text in &one.texts {
        if !own.is_some_and(|number| shared[number].texts.contains(&text)) {
            styles.draw(text, out);
        }
    }
    if let Some((code, place)) = one.code.as_ref().zip(one.design.code) {
        draw_code(code, place, out);
    }
    out.push_str("</g>");
}

fn draw_backdrop(design: &Design, backdrop: &dyn Fn(&Design) -> String, out: &mut String) {
    let Design { width, height, .. } = design;
    let href = backdrop(design);
    let href = escape(href.as_str());
    let _ = write!(out, "\n<image href=\"{href}\" width=\"{width}\" height=\"{height}\"/>");
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

/// How a text looks, wherever it stands.
#[derive(Clone, Copy, PartialEq)]
struct Style {
    face: Face,
    size: f32,
    /// What is added to each advance, in ems.
    spacing: f32,
    colour: [u8; 3],
    centred: bool,
}

/// The styles of a page, each a class by its position.
#[derive(Default)]
struct Styles(Vec<Style>);

impl Styles {
    /// The position of a style.
    fn position(&mut self, style: Style) -> usize {
        self.0.iter().position(|known| *known == style).unwrap_or_else(|| {
            self.0.push(style);
            self.0.len() - 1
        })
    }

    fn draw(&mut self, text: &Set<'_>, out: &mut String) {
        let Set { face, size, spacing, colour, middle, .. } = *text;
        let style = Style { face, size, spacing, colour, centred: middle.is_some() };
        if text.lines.is_empty() {
            return;
        }
        let _ = write!(out, "\n<text class=\"t{}\"", self.position(style));
        if let [line] = text.lines.as_slice() {
            let words = escape(&*line.text);
            let _ = write!(out, " {}>{words}</text>", place(line, middle));
            return;
        }
        out.push('>');
        for (index, line) in text.lines.iter().enumerate() {
            // A blank between the lines keeps their words apart when they are copied.
            let blank = if index > 0 { " " } else { "" };
            let words = escape(&*line.text);
            let _ = write!(out, "{blank}<tspan {}>{words}</tspan>", place(line, middle));
        }
        out.push_str("</text>");
    }

    /// The styles as rules of CSS, and the fonts of each.
    fn rules(&self) -> String {
        let mut rules = String::new();
        for face in Face::ALL {
            let own = self.0.iter().enumerate().filter(|(_, style)| style.face == face);
            let classes: Vec<String> = own.map(|(position, _)| format!(".t{position}")).collect();
            if !classes.is_empty() {
                let _ = writeln!(rules, "{}{{{}}}", classes.join(","), font(face));
            }
        }
        for (position, style) in self.0.iter().enumerate() {
            let Style { size, spacing, colour: [red, green, blue], centred, .. } = *style;
            let _ = write!(
                rules,
                ".t{position}{{font-size:{size}px;fill:#{red:02x}{green:02x}{blue:02x}"
            );
            if spacing != 0.0 {
                let _ = write!(rules, ";letter-spacing:{}px", rounded(spacing * size));
            }
            rules.push_str(if centred { ";text-anchor:middle}\n" } else { "}\n" });
        }
        rules
    }
}

/// A font in CSS.
fn font(face: Face) -> &'static str {
    match face {
        Face::Serif => "font-family:\"Palmares Serif\",serif",
        Face::SerifItalic => "font-family:\"Palmares Serif\",serif;font-style:italic",
        Face::SerifBold => "font-family:\"Palmares Serif\",serif;font-weight:600",
        Face::Sans => "font-family:\"Palmares Sans\",sans-serif",
        Face::SansBold => "font-family:\"Palmares Sans\",sans-serif;font-weight:600",
    }
}

/// Where a line stands, and how wide it is: browsers round the widths of glyphs.
fn place(line: &SetLine, middle: Option<f32>) -> String {
    format!("x=\"{}\" y=\"{}\" textLength=\"{}\"", middle.unwrap_or(line.x), line.y, line.width)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn design() -> Design {
        Design::read(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 210 297'>\
             <g font-family='serif' text-anchor='middle'>\
             <text data-slot='name' x='105' y='90' font-size='12' fill='#1f4e5f'/>\
             <text data-slot='points' x='105' y='120' font-size='9'/></g></svg>",
        )
        .unwrap()
    }

    fn sheets<'a>(design: &'a Design, texts: &[[&str; 2]]) -> Vec<Sheet<'a>> {
        let sheet = |[name, points]: &[&str; 2]| {
            let text = |slot: &str| Some(if slot == "name" { *name } else { *points }.to_string());
            let (label, code) = (format!("Certificate of {points}"), None);
            let texts = design.set(&text);
            let placed = Placed { design, texts, code, label, x: 0.0, y: 0.0, width: 210.0 };
            Sheet { width: 210.0, height: 297.0, placed: vec![placed] }
        };
        texts.iter().map(sheet).collect()
    }

    #[test]
    fn what_all_certificates_share_is_drawn_once() {
        let design = design();
        let two = sheets(&design, &[["Ann", "12 Points"], ["Ann", "6 Points"]]);
        let drawn = page(&two, &|_| "classic.svg".to_string());
        let all = drawn.concat();
        for (words, count) in [
            (">Ann</text>", 1),
            ("<image href=\"classic.svg\"", 1),
            ("<use href=\"#design-1\"/>", 1),
        ] {
            assert_eq!(all.matches(words).count(), count, "{words}: {all}");
        }
        assert!(drawn[1].contains(">6 Points</text>") && !drawn[1].contains("<style>"), "{all}");
    }

    #[test]
    fn what_differs_is_drawn_on_each() {
        let design = design();
        let two = sheets(&design, &[["Ann", "12 Points"], ["Bob", "12 Points"]]);
        let all = page(&two, &|_| "classic.svg".to_string()).concat();
        for (words, count) in [(">Ann</text>", 1), (">Bob</text>", 1), (">12 Points</text>", 1)] {
            assert_eq!(all.matches(words).count(), count, "{words}: {all}");
        }
    }

    #[test]
    fn a_single_certificate_is_whole() {
        let design = design();
        let one = sheets(&design, &[["Ann & Co", "12 Points"]]);
        let all = page(&one, &|_| "classic.svg".to_string()).concat();
        assert!(all.contains(">Ann &amp; Co</text>") && !all.contains("<use"), "{all}");
        assert!(all.contains(".t0,.t1{font-family:\"Palmares Serif\",serif"), "{all}");
        assert!(all.contains("x=\"105\" y=\"90\""), "{all}");
    }
}
