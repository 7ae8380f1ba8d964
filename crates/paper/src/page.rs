//! The sheets of one page as SVG. Each style of text is a class of the page, and that of most
//! lines needs none. What all certificates of a design share (its backdrop, a heading, a name) and
//! each line that stands on several at the same place are drawn once and repeated.
//!
//! Places stay attributes of their lines: as transformations of classes they would be shorter, but
//! browsers set glyphs on other pixels then.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::hash::{Hash, Hasher};

use quick_xml::escape::escape;

use crate::code::Code;
use crate::design::Design;
use crate::face::Face;
use crate::sheet::{Placed, Sheet};
use crate::slot::{Set, SetLine};

/// The sheets of a page as SVG, in their order, for a page of HTML; the first one has the styles
/// of all. `backdrop` gives the address of a design's backdrop.
pub fn page(sheets: &[Sheet<'_>], backdrop: &dyn Fn(&Design) -> String) -> Vec<String> {
    let mut page = Page::of(sheets);
    let usual = page.usual_style();
    let mut begin = format!("<style>\n{}</style>", rules(&page.styles, usual));
    let mut certificates = std::mem::take(&mut page.certificates).into_iter();
    let mut svgs = Vec::with_capacity(sheets.len());
    for sheet in sheets {
        let (width, height) = (Units::of(sheet.width), Units::of(sheet.height));
        let mut out = String::with_capacity(2 << 10);
        let _ = write!(out, "<svg class=paper viewBox=\"0 0 {width} {height}\">");
        out.push_str(&std::mem::take(&mut begin));
        for (one, texts) in sheet.placed.iter().zip(&mut certificates) {
            page.draw(one, &texts, usual, backdrop, &mut out);
        }
        out.push_str("</svg>");
        svgs.push(out);
    }
    svgs
}

/// A length in thousandths of a unit, as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Units(i64);

impl Units {
    fn of(length: f32) -> Units {
        Units((length * 1000.0).round() as i64)
    }
}

impl std::fmt::Display for Units {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0 < 0 {
            out.write_str("-")?;
        }
        let (whole, part) = (self.0.unsigned_abs() / 1000, self.0.unsigned_abs() % 1000);
        match part {
            0 => write!(out, "{whole}"),
            part if part % 100 == 0 => write!(out, "{whole}.{}", part / 100),
            part if part % 10 == 0 => write!(out, "{whole}.{:02}", part / 10),
            part => write!(out, "{whole}.{part:03}"),
        }
    }
}

/// How a text looks, wherever it stands.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Style {
    face: Face,
    size: Units,
    /// What is added to each advance.
    spacing: Units,
    colour: [u8; 3],
    centred: bool,
}

/// A line of a certificate.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Line<'a> {
    /// The positions of its design and of its style.
    design: usize,
    style: usize,
    place: (Units, Units),
    width: Units,
    words: &'a str,
    /// Which line of its text it is, and of how many.
    part: (usize, usize),
    /// How many lines of the certificate before it are the same.
    before: usize,
}

impl Hash for Line<'_> {
    /// Its place and width tell it from nearly all others.
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.place, self.width).hash(state);
    }
}

/// The lines of a text, by their positions on the page.
type Text = Vec<usize>;

/// A design of a page.
struct Own<'a> {
    design: &'a Design,
    /// How many certificates have it.
    count: usize,
    /// Whether what they share is drawn, which the others then repeat.
    drawn: bool,
}

/// A line of a page.
struct Drawn<'a> {
    line: Line<'a>,
    /// On how many certificates it stands.
    count: usize,
    /// Whether it is drawn with its design.
    with_design: bool,
    /// Its number, once it is drawn alone and others repeat it.
    number: Option<usize>,
}

/// What is drawn on a page.
struct Page<'a> {
    designs: Vec<Own<'a>>,
    styles: Vec<Style>,
    certificates: Vec<Vec<Text>>,
    /// Each once.
    lines: Vec<Drawn<'a>>,
    /// How many lines have a number.
    numbered: usize,
}

impl<'a> Page<'a> {
    fn of(sheets: &'a [Sheet<'a>]) -> Page<'a> {
        let mut page = Page {
            designs: Vec::new(),
            styles: Vec::new(),
            certificates: Vec::new(),
            lines: Vec::new(),
            numbered: 0,
        };
        let mut known: HashMap<Line<'a>, usize> = HashMap::new();
        for one in sheets.iter().flat_map(|sheet| &sheet.placed) {
            let design = page.number(one.design);
            page.designs[design].count += 1;
            let mut texts: Vec<Text> = Vec::with_capacity(one.texts.len());
            for text in &one.texts {
                let style = page.style(text);
                let mut own = Text::with_capacity(text.lines.len());
                for part in 0..text.lines.len() {
                    let mut line = Line::of(text, part, design, style);
                    // One over the other, both are drawn.
                    while let Some(position) = known.get(&line)
                        && texts.iter().any(|text| text.contains(position))
                    {
                        line.before += 1;
                    }
                    let position = *known.entry(line).or_insert(page.lines.len());
                    if position == page.lines.len() {
                        page.lines.push(Drawn { line, count: 0, with_design: false, number: None });
                    }
                    page.lines[position].count += 1;
                    own.push(position);
                }
                texts.push(own);
            }
            page.certificates.push(texts);
        }
        page
    }

    /// The position of a design.
    fn number(&mut self, design: &'a Design) -> usize {
        let known = self.designs.iter().position(|own| std::ptr::eq(own.design, design));
        known.unwrap_or_else(|| {
            self.designs.push(Own { design, count: 0, drawn: false });
            self.designs.len() - 1
        })
    }

    /// The position of the style of a text.
    fn style(&mut self, text: &Set<'_>) -> usize {
        let Set { face, size, spacing, colour, middle, .. } = *text;
        let (size, spacing) = (Units::of(size), Units::of(spacing * size));
        let style = Style { face, size, spacing, colour, centred: middle.is_some() };
        self.styles.iter().position(|known| *known == style).unwrap_or_else(|| {
            self.styles.push(style);
            self.styles.len() - 1
        })
    }

    /// The position of the style that most lines have, each counted as often as it is drawn.
    fn usual_style(&self) -> usize {
        let mut counts = vec![0_usize; self.styles.len()];
        self.lines.iter().for_each(|drawn| counts[drawn.line.style] += 1);
        // The first of several.
        let most = counts.iter().max();
        counts.iter().position(|count| Some(count) == most).unwrap_or_default()
    }

    fn draw(
        &mut self,
        one: &Placed<'a>,
        texts: &[Text],
        usual: usize,
        backdrop: &dyn Fn(&Design) -> String,
        out: &mut String,
    ) {
        let label = escape(one.label.as_str());
        let _ = write!(out, "\n<g role=group aria-label=\"{label}\"");
        let scale = one.scale();
        if (one.x, one.y, scale) != (0.0, 0.0, 1.0) {
            let _ = write!(out, " transform=\"translate({} {}) scale({scale})\"", one.x, one.y);
        }
        out.push('>');
        let number = self.number(one.design);
        if std::mem::replace(&mut self.designs[number].drawn, true) {
            let _ = write!(out, "\n<use href=#d{number} />");
        } else {
            self.draw_design(number, texts, usual, backdrop, out);
        }
        for position in texts.iter().flatten() {
            let drawn = &mut self.lines[*position];
            match drawn.number {
                _ if drawn.with_design => {}
                Some(number) => {
                    let _ = write!(out, "\n<use href=#s{number} />");
                }
                None => {
                    if drawn.count > 1 {
                        drawn.number = Some(self.numbered);
                        self.numbered += 1;
                    }
                    drawn.line.draw(usual, drawn.number, out);
                }
            }
        }
        if let Some((code, place)) = one.code.as_ref().zip(one.design.code) {
            draw_code(code, place, out);
        }
        out.push_str("</g>");
    }

    /// Draws the backdrop of a design, and the texts that all its certificates share.
    fn draw_design(
        &mut self,
        number: usize,
        texts: &[Text],
        usual: usize,
        backdrop: &dyn Fn(&Design) -> String,
        out: &mut String,
    ) {
        let Own { design, count, .. } = self.designs[number];
        // A single certificate shares nothing.
        let has_others = count > 1;
        if has_others {
            let _ = write!(out, "\n<g id=d{number}>");
        }
        let (width, height) = (Units::of(design.width), Units::of(design.height));
        let href = backdrop(design);
        let href = escape(href.as_str());
        let _ = write!(out, "\n<image href=\"{href}\" width={width} height={height} />");
        if !has_others {
            return;
        }
        // Only whole texts, or their lines would be read in another order.
        for text in texts {
            if text.iter().all(|position| self.lines[*position].count == count) {
                for position in text {
                    self.lines[*position].line.draw(usual, None, out);
                    self.lines[*position].with_design = true;
                }
            }
        }
        out.push_str("</g>");
    }
}

impl<'a> Line<'a> {
    /// A line of a text, by its position in it.
    fn of(text: &'a Set<'a>, part: usize, design: usize, style: usize) -> Line<'a> {
        let SetLine { text: words, x, y, width } = &text.lines[part];
        let place = (Units::of(text.middle.unwrap_or(*x)), Units::of(*y));
        let part = (part, text.lines.len());
        Line { design, style, place, width: Units::of(*width), words, part, before: 0 }
    }

    /// Draws it, with a number if it is repeated.
    fn draw(&self, usual: usize, number: Option<usize>, out: &mut String) {
        out.push_str("\n<text");
        if self.style != usual {
            let _ = write!(out, " class=t{}", self.style);
        }
        if let Some(number) = number {
            let _ = write!(out, " id=s{number}");
        }
        let ((x, y), width, words) = (self.place, self.width, escape(self.words));
        let _ = write!(out, " x={x} y={y} textLength={width}>{words}</text>");
    }
}

/// The styles as rules of CSS: the usual one of all texts, and where others differ.
fn rules(styles: &[Style], usual: usize) -> String {
    let Some(usual) = styles.get(usual) else { return String::new() };
    let mut others = String::new();
    let mut all = String::new();
    for (name, first, value) in PROPERTIES {
        let own = value(usual);
        let mut values: Vec<(String, Vec<String>)> = Vec::new();
        for (position, style) in styles.iter().enumerate() {
            let (value, class) = (value(style), format!(".t{position}"));
            match values.iter_mut().find(|(known, _)| *known == value) {
                Some((_, classes)) => classes.push(class),
                None => values.push((value, vec![class])),
            }
        }
        values.retain(|(value, _)| *value != own);
        // What is nowhere other than at first needs no rule.
        if !values.is_empty() || own != first {
            let _ = write!(all, "{name}:{own};");
        }
        for (value, classes) in values {
            let _ = writeln!(others, "{}{{{name}:{value}}}", classes.join(","));
        }
    }
    format!("text{{{}}}\n{others}", all.trim_end_matches(';'))
}

/// A property of a style in CSS: its name, its first value, and its value.
type Property = (&'static str, &'static str, fn(&Style) -> String);

const PROPERTIES: [Property; 7] = [
    ("font-family", "", |style| match style.face {
        Face::Serif | Face::SerifItalic | Face::SerifBold => "\"Palmares Serif\",serif".to_string(),
        Face::Sans | Face::SansBold => "\"Palmares Sans\",sans-serif".to_string(),
    }),
    ("font-style", "normal", |style| match style.face {
        Face::SerifItalic => "italic".to_string(),
        Face::Serif | Face::SerifBold | Face::Sans | Face::SansBold => "normal".to_string(),
    }),
    ("font-weight", "400", |style| match style.face {
        Face::SerifBold | Face::SansBold => "600".to_string(),
        Face::Serif | Face::SerifItalic | Face::Sans => "400".to_string(),
    }),
    ("font-size", "", |style| format!("{}px", style.size)),
    ("fill", "", |style| {
        let [red, green, blue] = style.colour;
        format!("#{red:02x}{green:02x}{blue:02x}")
    }),
    ("letter-spacing", "0px", |style| format!("{}px", style.spacing)),
    ("text-anchor", "start", |style| match style.centred {
        true => "middle".to_string(),
        false => "start".to_string(),
    }),
];

fn draw_code(code: &Code, (x, y, side): (f32, f32, f32), out: &mut String) {
    let scale = side / code.side() as f32;
    let _ = write!(
        out,
        "\n<path role=img aria-label=\"Code to verify\" shape-rendering=crispEdges \
         transform=\"translate({x} {y}) scale({scale})\" d=\""
    );
    for (column, row, count) in code.runs() {
        let _ = write!(out, "M{column} {row}h{count}v1h-{count}z");
    }
    out.push_str("\"/>");
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

    fn drawn(design: &Design, texts: &[[&str; 2]]) -> String {
        page(&sheets(design, texts), &|_| "classic.svg".to_string()).concat()
    }

    fn check(all: &str, counts: &[(&str, usize)]) {
        for (words, count) in counts {
            assert_eq!(all.matches(words).count(), *count, "{words}: {all}");
        }
    }

    #[test]
    fn what_all_certificates_share_is_drawn_once() {
        let design = design();
        let two = sheets(&design, &[["Ann", "12 Points"], ["Ann", "6 Points"]]);
        let drawn = page(&two, &|_| "classic.svg".to_string());
        let all = drawn.concat();
        let counts = [
            (">Ann</text>", 1),
            ("<image href=\"classic.svg\"", 1),
            ("<g id=d0>", 1),
            ("<use href=#d0 />", 1),
        ];
        check(&all, &counts);
        assert!(drawn[1].contains(">6 Points</text>") && !drawn[1].contains("<style>"), "{all}");
    }

    #[test]
    fn a_line_of_several_certificates_is_drawn_once() {
        let design = design();
        let all = drawn(&design, &[["Ann", "9 Points"], ["Bob", "12 Points"], ["Ann", "9 Points"]]);
        let counts = [
            (" id=s0 x=105 y=90 ", 1),
            ("<use href=#s0 />", 1),
            (">Ann</text>", 1),
            ("<use href=#s1 />", 1),
            (">9 Points</text>", 1),
            (">Bob</text>", 1),
            (">12 Points</text>", 1),
        ];
        check(&all, &counts);
    }

    #[test]
    fn the_style_of_most_lines_needs_no_class() {
        let design = design();
        let all = drawn(&design, &[["Ann", "1 Point"], ["Ann", "2 Points"], ["Ann", "3 Points"]]);
        let counts = [
            ("<text x=105 y=120 textLength=", 3),
            ("<text class=t0 x=105 y=90 textLength=", 1),
            ("text{font-family:\"Palmares Serif\",serif;font-size:9px;fill:#000000;", 1),
            (".t0{font-size:12px}\n.t0{fill:#1f4e5f}\n", 1),
        ];
        check(&all, &counts);
    }

    /// The lines of a text are read one after the other.
    #[test]
    fn a_text_is_with_its_design_as_a_whole() {
        let svg = "<svg viewBox='0 0 210 297'><text id='name' x='9' y='90'/>\
            <text id='points' x='9' y='120' data-width='90' data-height='40'/></svg>";
        let design = Design::read(svg).unwrap();
        let all = drawn(&design, &[["Ann", "9 Points\nWon"], ["Ann", "8 Points\nWon"]]);
        let begin = all.find("<g id=d0>").unwrap();
        let end = begin + all[begin..].find("</g>").unwrap();
        let (shared, own) = (&all[begin..end], &all[end..]);
        assert!(shared.contains(">Ann</text>") && !shared.contains(">Won</text>"), "{all}");
        let nine = own.find(">9 Points</text>").unwrap();
        let won = own.find(">Won</text>").unwrap();
        let eight = own.find(">8 Points</text>").unwrap();
        let again = own.find("<use href=#s0 />").unwrap();
        assert!(nine < won && won < eight && eight < again, "{all}");
    }

    /// A text that stands twice at its place is a little darker.
    #[test]
    fn lines_one_over_the_other_are_all_drawn() {
        let text = "<text x='105' y='90' font-size='12' font-family='serif'>Ann</text>";
        let svg = format!("<svg viewBox='0 0 210 297'>{text}{text}</svg>");
        let design = Design::read(&svg).unwrap();
        let all = drawn(&design, &[["", ""], ["", ""]]);
        check(&all, &[(">Ann</text>", 2), ("<use href=#d0 />", 1), ("<use ", 1)]);
    }

    #[test]
    fn a_single_certificate_is_whole() {
        let design = design();
        let all = drawn(&design, &[["Ann & Co", "12 Points"]]);
        let counts = [
            (">Ann &amp; Co</text>", 1),
            ("<use", 0),
            (" id=", 0),
            ("text{font-family:\"Palmares Serif\",serif;font-size:12px", 1),
            (".t1{font-size:9px}\n.t1{fill:#000000}\n", 1),
            ("<text x=105 y=90 ", 1),
        ];
        check(&all, &counts);
    }

    #[test]
    fn lengths_have_no_more_digits_than_they_need() {
        let lengths = [0.0, 7.0, -0.5, 12.34, 49.667, 100.05, -1.001];
        let told = lengths.map(|length| Units::of(length).to_string());
        assert_eq!(told, ["0", "7", "-0.5", "12.34", "49.667", "100.05", "-1.001"]);
    }
}
