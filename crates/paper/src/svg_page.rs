//! The sheets of one page as SVG. The height of a line tells its style; where lines of several styles
//! stand at one height, each has a class. What all certificates of a design share (its backdrop, a
//! heading, a name) and the lines that stand together on several at the same places are drawn once and
//! repeated.
//!
//! Lengths across are told from the middle of a design, where most lines are centred: those need
//! none. A line has its length only where another font could take it out of its room.
//!
//! Places stay attributes of their lines: as transformations of classes they would be shorter, but
//! browsers set glyphs on other pixels then.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::hash::{Hash, Hasher};

use quick_xml::escape::escape;

use crate::design::CertificateDesign;
use crate::qr_code::QrPattern;
use crate::sheet::{PaperSheet, PlacedDesign};
use crate::slot::{TypesetLine, TypesetText};
use crate::text_css::{CssTextStyle, css_rules};
use crate::units::SvgLength;

/// The sheets of a page as SVG, in their order, for a page of HTML; before the first one is a link
/// to the styles of all, or it has them. `address` gives the address of a design's backdrop or
/// stylesheet; an empty one of a stylesheet that there is none.
pub fn sheets_to_svg(
    sheets: &[PaperSheet<'_>],
    address: &dyn Fn(&CertificateDesign, PageAsset) -> String,
) -> Vec<String> {
    let mut page = Page::from_sheets(sheets);
    let linked = page.usual_design().map(|design| address(design, PageAsset::Stylesheet));
    let linked = linked.filter(|address| !address.is_empty());
    let link =
        linked.as_deref().map(|href| format!("<link rel=stylesheet href=\"{}\">\n", escape(href)));
    let mut begin = match link {
        Some(_) => String::new(),
        None => format!("<style>\n{}</style>", css_rules(&page.styles, &|style| page.names(style))),
    };
    let mut link = link.unwrap_or_default();
    let backdrop = &|design: &CertificateDesign| address(design, PageAsset::Backdrop);
    let mut certificates = std::mem::take(&mut page.certificates).into_iter();
    let mut svgs = Vec::with_capacity(sheets.len());
    for sheet in sheets {
        let (width, height) = (
            SvgLength::rounded_to_thousandth(sheet.width),
            SvgLength::rounded_to_thousandth(sheet.height),
        );
        let left = match sheet.placed.as_slice() {
            [one] if one.is_unscaled_at_origin() => {
                SvgLength::rounded_to_thousandth(-one.design.centre_x())
            }
            _ => SvgLength::rounded_to_thousandth(0.0),
        };
        let mut out = std::mem::take(&mut link);
        out.reserve(2 << 10);
        let _ = write!(out, "<svg viewBox=\"{left} 0 {width} {height}\"");
        let begin = std::mem::take(&mut begin);
        let mut texts = || certificates.next().unwrap_or_default();
        match sheet.placed.as_slice() {
            [one] if one.is_unscaled_at_origin() => {
                page.draw(one, &texts(), &begin, backdrop, &mut out)
            }
            several => {
                let _ = write!(out, ">{begin}");
                for one in several {
                    let (y, scale) = (one.y, one.millimetres_per_unit());
                    let x = one.x + one.design.centre_x() * scale;
                    let _ = write!(out, "<g transform=\"translate({x} {y}) scale({scale})\"");
                    page.draw(one, &texts(), "", backdrop, &mut out);
                    out.push_str("</g>");
                }
            }
        }
        out.push_str("</svg>");
        svgs.push(out);
    }
    svgs
}

/// A file that a page needs beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageAsset {
    Backdrop,
    Stylesheet,
}

/// A line of a certificate.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Line<'a> {
    /// The positions of its design and of its style.
    design: usize,
    style: usize,
    place: (SvgLength, SvgLength),
    width: SvgLength,
    /// Whether its length is told.
    full: bool,
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
    design: &'a CertificateDesign,
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
    /// The line that follows it on each of them.
    next: Option<usize>,
    /// Its number, or that of the group in which it is, once it is drawn and others repeat it.
    number: Option<usize>,
}

/// What is drawn on a page.
struct Page<'a> {
    designs: Vec<Own<'a>>,
    styles: Vec<CssTextStyle>,
    /// Where lines stand, and the style of all at a height; none if they have several.
    heights: Vec<(SvgLength, Option<usize>)>,
    certificates: Vec<Vec<Text>>,
    /// The lines of the page, those that look the same only once.
    lines: Vec<Drawn<'a>>,
    /// How many lines have a number.
    numbered: usize,
}

impl<'a> Page<'a> {
    fn from_sheets(sheets: &'a [PaperSheet<'a>]) -> Page<'a> {
        let mut page = Page {
            designs: Vec::new(),
            styles: Vec::new(),
            heights: Vec::new(),
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
                    let mut line = Line::from_text(text, part, (design, one.design), style);
                    // One over the other, both are drawn.
                    while let Some(position) = known.get(&line)
                        && texts.iter().any(|text| text.contains(position))
                    {
                        line.before += 1;
                    }
                    let position = *known.entry(line).or_insert(page.lines.len());
                    if position == page.lines.len() {
                        page.add(line);
                    }
                    page.lines[position].count += 1;
                    own.push(position);
                }
                texts.push(own);
            }
            let mut all = texts.iter().flatten().peekable();
            while let Some(position) = all.next() {
                let next = all.peek().map(|next| **next);
                let drawn = &mut page.lines[*position];
                drawn.next = next.filter(|_| drawn.count == 1 || drawn.next == next);
            }
            page.certificates.push(texts);
        }
        page
    }

    /// The only design of the page, if all lines have the usual looks at their heights.
    fn usual_design(&self) -> Option<&'a CertificateDesign> {
        let [Own { design, .. }] = self.designs[..] else { return None };
        let usual = design.usual_line_styles();
        let is_usual = |(y, style): &(SvgLength, Option<usize>)| {
            style.is_some_and(|style| usual.contains(&(*y, self.styles[style])))
        };
        self.heights.iter().all(is_usual).then_some(design)
    }

    /// Adds a line that is not there yet.
    fn add(&mut self, line: Line<'a>) {
        let (own, style) = (line.place.1, Some(line.style));
        match self.heights.iter_mut().find(|(height, _)| *height == own) {
            Some((_, known)) => *known = known.filter(|known| Some(*known) == style),
            None => self.heights.push((own, style)),
        }
        let (count, with_design, next, number) = (0, false, None, None);
        self.lines.push(Drawn { line, count, with_design, next, number });
    }

    /// The position of a design.
    fn number(&mut self, design: &'a CertificateDesign) -> usize {
        let known = self.designs.iter().position(|own| std::ptr::eq(own.design, design));
        known.unwrap_or_else(|| {
            self.designs.push(Own { design, count: 0, drawn: false });
            self.designs.len() - 1
        })
    }

    /// The position of the style of a text.
    fn style(&mut self, text: &TypesetText<'_>) -> usize {
        let style = CssTextStyle::from_text(text);
        self.styles.iter().position(|known| *known == style).unwrap_or_else(|| {
            self.styles.push(style);
            self.styles.len() - 1
        })
    }

    /// The line behind one, if the same certificates have both and no other between.
    fn after(&self, position: usize) -> Option<usize> {
        let next = self.lines[position].next?;
        let same = self.lines[next].count == self.lines[position].count;
        (same && !self.lines[next].with_design).then_some(next)
    }

    /// Draws a certificate into an open tag, and what comes first in it.
    fn draw(
        &mut self,
        one: &PlacedDesign<'a>,
        texts: &[Text],
        first: &str,
        backdrop: &dyn Fn(&CertificateDesign) -> String,
        out: &mut String,
    ) {
        // The line that says the same is what it is called.
        let called = |position: &&usize| {
            let Drawn { line, count, .. } = &self.lines[**position];
            *count == 1 && line.words == one.label
        };
        let called = texts.iter().flatten().find(called).copied();
        if let Some(position) = called {
            self.lines[position].number = Some(self.numbered);
            let _ = write!(out, " role=group aria-labelledby={}>{first}", self.numbered);
            self.numbered += 1;
        } else {
            let label = escape(one.label.as_str());
            let _ = write!(out, " role=group aria-label=\"{label}\">{first}");
        }
        let number = self.number(one.design);
        if std::mem::replace(&mut self.designs[number].drawn, true) {
            let _ = write!(out, "<use href=#d{number} />");
        } else {
            self.draw_design(number, texts, backdrop, out);
        }
        let mut group = None;
        for position in texts.iter().flatten() {
            let Drawn { count, with_design, number, .. } = self.lines[*position];
            match number {
                _ if with_design => {}
                Some(_) if Some(*position) == called => self.draw_line(*position, number, out),
                Some(number) if group == Some(number) => {}
                Some(number) => {
                    let _ = write!(out, "<use href=#{number} />");
                }
                None if count > 1 => self.draw_group(*position, out),
                None => self.draw_line(*position, None, out),
            }
            group = self.lines[*position].number;
        }
        if let Some((code, place)) = one.code.as_ref().zip(one.design.code) {
            let (x, y, side) = place;
            draw_code(code, x - one.design.centre_x(), y, side, out);
        }
    }

    /// Draws a line that is repeated, and those that are always repeated with it.
    fn draw_group(&mut self, first: usize, out: &mut String) {
        let number = Some(self.numbered);
        let group: Vec<usize> =
            std::iter::successors(Some(first), |position| self.after(*position)).collect();
        group.iter().for_each(|position| self.lines[*position].number = number);
        if let [position] = group[..] {
            self.draw_line(position, number, out);
        } else {
            let _ = write!(out, "<g id={}>", self.numbered);
            group.iter().for_each(|position| self.draw_line(*position, None, out));
            out.push_str("</g>");
        }
        self.numbered += 1;
    }

    /// Draws a line, with a number if it is repeated.
    fn draw_line(&self, position: usize, number: Option<usize>, out: &mut String) {
        let Line { style, place: (x, y), width, full, words, .. } = self.lines[position].line;
        out.push_str("<text");
        if self.heights.contains(&(y, None)) {
            let _ = write!(out, " class=t{style}");
        }
        if let Some(number) = number {
            let _ = write!(out, " id={number}");
        }
        let x = (x != SvgLength::rounded_to_thousandth(0.0)).then_some(x);
        for (name, length) in
            [(" x=", x), (" y=", Some(y)), (" textLength=", full.then_some(width))]
        {
            if let Some(length) = length {
                out.push_str(name);
                length.append_to(out);
            }
        }
        out.push('>');
        out.push_str(&escape(words));
        out.push_str("</text>");
    }

    /// What CSS calls the lines of a style.
    fn names(&self, style: usize) -> Vec<String> {
        let own = self.heights.iter().filter(|(_, known)| *known == Some(style));
        let mut names: Vec<String> = own.map(|(y, _)| format!("[y=\"{y}\"]")).collect();
        let classed = |drawn: &Drawn<'_>| {
            drawn.line.style == style && self.heights.contains(&(drawn.line.place.1, None))
        };
        names.extend(self.lines.iter().any(classed).then(|| format!(".t{style}")));
        names
    }

    /// Draws the backdrop of a design, and the texts that all its certificates share.
    fn draw_design(
        &mut self,
        number: usize,
        texts: &[Text],
        backdrop: &dyn Fn(&CertificateDesign) -> String,
        out: &mut String,
    ) {
        let Own { design, count, .. } = self.designs[number];
        // A single certificate shares nothing.
        let has_others = count > 1;
        if has_others {
            let _ = write!(out, "<g id=d{number}>");
        }
        let (width, height) = (
            SvgLength::rounded_to_thousandth(design.width),
            SvgLength::rounded_to_thousandth(design.height),
        );
        let href = backdrop(design);
        let (href, left) =
            (escape(href.as_str()), SvgLength::rounded_to_thousandth(-design.centre_x()));
        let _ = write!(out, "<image href=\"{href}\" x={left} width={width} height={height} />");
        if !has_others {
            return;
        }
        // Only whole texts, or their lines would be read in another order.
        for text in texts {
            if text.iter().all(|position| self.lines[*position].count == count) {
                for position in text {
                    self.draw_line(*position, None, out);
                    self.lines[*position].with_design = true;
                }
            }
        }
        out.push_str("</g>");
    }
}

impl<'a> Line<'a> {
    /// A line of a text, by its position in it.
    fn from_text(
        text: &'a TypesetText<'a>,
        part: usize,
        design: (usize, &CertificateDesign),
        style: usize,
    ) -> Line<'a> {
        let TypesetLine { text: words, x, y, width, full } = &text.lines[part];
        let x = text.middle.unwrap_or(*x) - design.1.centre_x();
        let place = (SvgLength::rounded_to_hundredth(x), SvgLength::rounded_to_hundredth(*y));
        let width = SvgLength::rounded_to_hundredth(*width);
        let part = (part, text.lines.len());
        Line { design: design.0, style, place, width, full: *full, words, part, before: 0 }
    }
}

fn draw_code(code: &QrPattern, x: f32, y: f32, side: f32, out: &mut String) {
    let scale = side / code.squares_per_side() as f32;
    let _ = write!(
        out,
        "<path role=img aria-label=\"Code to verify\" shape-rendering=crispEdges \
         transform=\"translate({x} {y}) scale({scale})\" d=\""
    );
    for (column, row, count) in code.dark_runs() {
        let _ = write!(out, "M{column} {row}h{count}v1h-{count}z");
    }
    out.push_str("\"/>");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn design() -> CertificateDesign {
        CertificateDesign::read(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 210 297'>\
             <g font-family='serif' text-anchor='middle'>\
             <text data-slot='name' x='105' y='90' font-size='12' fill='#1f4e5f'/>\
             <text data-slot='points' x='105' y='120' font-size='9'/></g></svg>",
        )
        .unwrap()
    }

    fn sheets<'a>(design: &'a CertificateDesign, texts: &[[&str; 2]]) -> Vec<PaperSheet<'a>> {
        let sheet = |[name, points]: &[&str; 2]| {
            let text = |slot: &str| Some(if slot == "name" { *name } else { *points }.to_string());
            let (label, code) = (format!("Certificate of {points}"), None);
            let texts = design.typeset(&text);
            let placed = PlacedDesign { design, texts, code, label, x: 0.0, y: 0.0, width: 210.0 };
            PaperSheet { width: 210.0, height: 297.0, placed: vec![placed] }
        };
        texts.iter().map(sheet).collect()
    }

    fn no_stylesheet(_: &CertificateDesign, file: PageAsset) -> String {
        let backdrop = file == PageAsset::Backdrop;
        if backdrop { "classic.svg".to_string() } else { String::new() }
    }

    fn drawn(design: &CertificateDesign, texts: &[[&str; 2]]) -> String {
        sheets_to_svg(&sheets(design, texts), &no_stylesheet).concat()
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
        let drawn = sheets_to_svg(&two, &no_stylesheet);
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
            ("<g id=0><text y=90>", 1),
            ("<use href=#0 />", 1),
            ("<use href=#1 />", 0),
            (">Ann</text>", 1),
            (">9 Points</text></g>", 1),
            (">Bob</text>", 1),
            (">12 Points</text>", 1),
        ];
        check(&all, &counts);
    }

    #[test]
    fn a_height_tells_the_style() {
        let design = design();
        let all = drawn(&design, &[["Ann", "1 Point"], ["Ann", "2 Points"], ["Ann", "3 Points"]]);
        let counts = [
            ("<text y=120>", 3),
            ("<text y=90>", 1),
            (
                "text{font-family:\"Palmares Serif\",serif;font-size:12px;fill:#1f4e5f;text-anchor:middle}",
                1,
            ),
            ("[y=\"120\"]{font-size:9px;fill:#000000}\n", 1),
        ];
        check(&all, &counts);
    }

    #[test]
    fn styles_at_one_height_have_classes() {
        let text = |x: u8, size: u8| format!("<text x='{x}' y='9' font-size='{size}'>Ann</text>");
        let svg = format!("<svg viewBox='0 0 210 297'>{}{}</svg>", text(5, 4), text(90, 8));
        let design = CertificateDesign::read(&svg).unwrap();
        let counts = [
            ("<text class=t0 x=-100 y=9>", 1),
            ("<text class=t1 x=-15 y=9>", 1),
            ("font-size:4px;", 1),
            ("\n.t1{font-size:8px}\n", 1),
            ("[y", 0),
        ];
        check(&drawn(&design, &[["", ""]]), &counts);
    }

    #[test]
    fn a_certificate_is_called_by_the_line_that_says_so() {
        let design = design();
        let all = drawn(&design, &[["Ann", "9"], ["Certificate of 8", "8"]]);
        let counts = [
            (" role=group aria-label=\"Certificate of 9\">", 1),
            (" role=group aria-labelledby=0>", 1),
            (" id=0 y=90>", 1),
        ];
        check(&all, &counts);
    }

    /// A font of the browser's own may be a quarter wider.
    #[test]
    fn a_line_that_nearly_fills_its_room_has_its_length() {
        let svg = "<svg viewBox='0 0 210 297'><g text-anchor='middle'>\
            <text id='name' x='105' y='90' data-width='100'/>\
            <text id='points' x='60' y='120' data-width='60'/></g></svg>";
        let design = CertificateDesign::read(svg).unwrap();
        let all = drawn(&design, &[["Ann", "Ninety Points"]]);
        let counts = [("<text y=90>Ann</text>", 1), ("<text x=-45 y=120 textLength=60>", 1)];
        check(&all, &counts);
    }

    #[test]
    fn a_line_of_a_paragraph_has_its_length_where_another_font_would_leave_the_sheet() {
        for (x, anchor, lengths) in
            [(105, "middle", 0), (62, "middle", 2), (5, "start", 0), (85, "start", 2)]
        {
            let svg = format!(
                "<svg viewBox='0 0 210 297'><text id='print' x='{x}' y='9' font-size='5' \
                 text-anchor='{anchor}' data-width='120' data-height='40'/></svg>"
            );
            let design = CertificateDesign::read(&svg).unwrap();
            let texts = design.typeset(&|_| Some("iiiiiiiii ".repeat(20)));
            let (label, code) = (String::new(), None);
            let placed =
                PlacedDesign { design: &design, texts, code, label, x: 0.0, y: 0.0, width: 210.0 };
            let sheet = PaperSheet { width: 210.0, height: 297.0, placed: vec![placed] };
            let all = sheets_to_svg(&[sheet], &no_stylesheet).concat();
            check(&all, &[("textLength", lengths)]);
        }
    }

    /// The lines of a text are read one after the other.
    #[test]
    fn a_text_is_with_its_design_as_a_whole() {
        let svg = "<svg viewBox='0 0 210 297'><text id='name' x='9' y='90'/>\
            <text id='points' x='9' y='120' data-width='90' data-height='40'/></svg>";
        let design = CertificateDesign::read(svg).unwrap();
        let all = drawn(&design, &[["Ann", "9 Points\nWon"], ["Ann", "8 Points\nWon"]]);
        let begin = all.find("<g id=d0>").unwrap();
        let end = begin + all[begin..].find("</g>").unwrap();
        let (shared, own) = (&all[begin..end], &all[end..]);
        assert!(shared.contains(">Ann</text>") && !shared.contains(">Won</text>"), "{all}");
        let nine = own.find(">9 Points</text>").unwrap();
        let won = own.find(">Won</text>").unwrap();
        let eight = own.find(">8 Points</text>").unwrap();
        let again = own.find("<use href=#0 />").unwrap();
        assert!(nine < won && won < eight && eight < again, "{all}");
    }

    /// A text that stands twice at its place is a little darker.
    #[test]
    fn lines_one_over_the_other_are_all_drawn() {
        let text = "<text x='105' y='90' font-size='12' font-family='serif'>Ann</text>";
        let svg = format!("<svg viewBox='0 0 210 297'>{text}{text}</svg>");
        let design = CertificateDesign::read(&svg).unwrap();
        let all = drawn(&design, &[["", ""], ["", ""]]);
        check(&all, &[(">Ann</text>", 2), ("<use href=#d0 />", 1), ("<use ", 1)]);
    }

    #[test]
    fn a_single_certificate_is_whole() {
        let design = design();
        let all = drawn(&design, &[["Ann & Co", "12 Points"]]);
        let counts = [(">Ann &amp; Co</text>", 1), ("<use", 0), (" id=", 0), ("<text y=90>", 1)];
        check(&all, &counts);
    }
}
