//! A design: an SVG whose texts are slots, and the rest of it, which is drawn as it is.
//!
//! A `<text>` with `data-slot` (or an `id`) is filled by that name; any other keeps its words.
//! All lengths are in units of the view box. A text can say how it is fitted:
//!
//! | attribute | meaning | if absent |
//! |---|---|---|
//! | `data-width` | the widest line | 85 % of the room to the nearer edge |
//! | `data-lines` | most lines, broken evenly | 1 |
//! | `data-height` | the text is a paragraph of this height | |
//! | `data-leading` | from one line to the next, in ems | 1.2 |
//! | `data-least` | the smallest size | half the size |
//! | `data-grow` | `up`, `down` or `middle`: where lines go if there are several | `middle`; a paragraph: `down` |
//!
//! The texts of a `<g data-flow="">` stand below each other and share the height that they have in
//! the drawing: if one breaks into lines the gaps shrink, and if one is empty they widen.

use std::sync::OnceLock;

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use crate::clean_text::{TypesettableText, make_typesettable};
use crate::error::PaperError;
use crate::face::EmbeddedFont;
use crate::fit::{TextFitKind, TextRoom};
use crate::fit_cache::FitCache;
use crate::flow;
use crate::slot::{ExtraLineDirection, TextSlot, TypesetText};
use crate::style::{TextAnchor, TextStyle};
use crate::text_css::CssTextStyle;
use crate::units::SvgLength;

/// The slot of a QR code, a rectangle.
const CODE: &str = "code";
/// The attribute of a group whose texts share their height.
const FLOW: &str = "data-flow";
/// A design with more bytes is refused.
const MOST_BYTES: usize = 16 << 20;
/// Elements do not stand deeper.
const DEEPEST: usize = 64;
/// A design has no more texts.
const MOST_TEXTS: usize = 200;
/// No length of a text is longer.
const MOST_UNITS: f32 = 1e6;
/// The part of the room to the edge that a text has without `data-width`.
const OF_THE_ROOM: f32 = 0.85;

/// A design of a certificate: an SVG with slots for texts.
#[derive(Clone, Debug)]
pub struct CertificateDesign {
    /// Its width in units of its view box.
    pub width: f32,
    pub height: f32,
    /// The SVG without its texts.
    pub backdrop: String,
    pub(crate) slots: Vec<TextSlot>,
    /// Where a QR code goes: the left upper corner of a square, and its side.
    pub(crate) code: Option<(f32, f32, f32)>,
    /// Where the lines of usual certificates stand, and their looks, once a page asks.
    pub(crate) usual: OnceLock<Vec<(SvgLength, CssTextStyle)>>,
}

impl CertificateDesign {
    /// Reads a design.
    ///
    /// # Errors
    ///
    /// If it is no SVG with a view box, or a text has a font, colour or transformation that is
    /// not supported; the fault says which.
    pub fn read(source: &str) -> Result<CertificateDesign, PaperError> {
        if source.len() > MOST_BYTES {
            return fault(format!("it has more than {} MB", MOST_BYTES >> 20));
        }
        let mut reading = Reading {
            source,
            open: Vec::new(),
            view: None,
            text: None,
            cuts: Vec::new(),
            slots: Vec::new(),
            flow: None,
            flows: 0,
            code: None,
        };
        let mut reader = Reader::from_str(source);
        loop {
            let at = reader.buffer_position() as usize;
            let event =
                reader.read_event().map_err(|why| PaperError(format!("it is no XML: {why}")))?;
            let end = reader.buffer_position() as usize;
            match event {
                Event::Start(tag) => reading.start(&tag, at)?,
                Event::Empty(tag) => {
                    reading.start(&tag, at)?;
                    reading.end(end)?;
                }
                Event::End(_) => reading.end(end)?,
                Event::Text(words) => reading.words(&words.xml10_content()),
                Event::CData(words) => reading.words(&words.xml10_content()),
                Event::GeneralRef(reference) => reading.reference(&reference)?,
                Event::DocType(declared) if declared.to_ascii_uppercase().contains("<!ENTITY") => {
                    return fault("it declares entities of its own".to_string());
                }
                Event::Eof => break,
                _ => {}
            }
        }
        reading.finish()
    }

    /// Half of its width.
    pub(crate) fn centre_x(&self) -> f32 {
        self.width / 2.0
    }

    /// Sets all texts: `text_of` gives the text of a slot, `\n` between the lines of a paragraph; a
    /// slot without one keeps the words of the design. Texts must be clean ([`crate::make_typesettable()`]).
    /// What was set before is remembered, so that many certificates cost little more than their
    /// different texts.
    pub fn typeset<'a>(&'a self, text_of: &dyn Fn(&str) -> Option<String>) -> Vec<TypesetText<'a>> {
        let together =
            |one: &TextSlot, other: &TextSlot| one.flow.is_some() && one.flow == other.flow;
        let mut sets = Vec::with_capacity(self.slots.len());
        for slots in self.slots.chunk_by(together) {
            let texts: Vec<Option<String>> = slots.iter().map(|slot| text_of(&slot.name)).collect();
            match slots {
                [slot] if slot.flow.is_none() => sets.push(slot.typeset(texts[0].as_deref())),
                _ => sets.extend(flow::typeset_stacked_texts(slots, &texts)),
            }
        }
        sets
    }

    /// The fonts of its texts.
    pub fn fonts(&self) -> impl Iterator<Item = EmbeddedFont> {
        self.slots.iter().map(|slot| slot.room.face)
    }
}

fn fault<T>(why: String) -> Result<T, PaperError> {
    Err(PaperError(why))
}

/// A design while it is read.
struct Reading<'a> {
    source: &'a str,
    /// The style of each open element.
    open: Vec<TextStyle>,
    /// Width and height of the drawing in its own units.
    view: Option<(f32, f32)>,
    text: Option<OpenText>,
    /// The bytes of the texts.
    cuts: Vec<(usize, usize)>,
    slots: Vec<TextSlot>,
    /// The open group whose texts share their height: its depth and number.
    flow: Option<(usize, usize)>,
    flows: usize,
    code: Option<(f32, f32, f32)>,
}

/// A text that is being read.
struct OpenText {
    /// Where it begins in the source, and how deep.
    at: usize,
    depth: usize,
    attributes: Vec<(String, String)>,
    style: TextStyle,
    content: String,
}

impl Reading<'_> {
    fn start(&mut self, tag: &BytesStart<'_>, at: usize) -> Result<(), PaperError> {
        if self.open.len() >= DEEPEST {
            return fault(format!("its elements stand more than {DEEPEST} deep"));
        }
        let attributes = attributes_of(tag)?;
        let mut style = self.open.last().cloned().unwrap_or_default();
        let kind = tag.local_name();
        match (&mut self.text, kind.as_ref()) {
            (Some(text), "tspan") => {
                style.read_svg_attributes(&attributes)?;
                // Drawing programs put what counts on the first part.
                if text.content.trim().is_empty() {
                    text.style = style.clone();
                } else if !text.content.ends_with(' ') {
                    text.content.push(' ');
                }
            }
            (Some(_), other) => return fault(format!("a text contains <{other}>")),
            (None, "text") => {
                style.read_svg_attributes(&attributes)?;
                let depth = self.open.len();
                let content = String::new();
                self.text = Some(OpenText { at, depth, attributes, style: style.clone(), content });
            }
            (None, "svg") if self.open.is_empty() => {
                self.view = Some(view_of(&attributes)?);
                style.read_svg_attributes(&attributes)?;
            }
            _ if self.open.is_empty() => return fault("it is no SVG".to_string()),
            (None, "g")
                if self.flow.is_none() && attributes.iter().any(|(name, _)| name == FLOW) =>
            {
                self.flow = Some((self.open.len(), self.flows));
                self.flows += 1;
                style.read_inherited_svg_attributes(&attributes)?;
            }
            (None, "rect")
                if attributes.iter().any(|(name, slot)| name == "data-slot" && slot == CODE) =>
            {
                style.read_svg_attributes(&attributes)?;
                self.code = Some(square_of(&style, &attributes)?);
            }
            _ => style.read_inherited_svg_attributes(&attributes)?,
        }
        self.open.push(style);
        Ok(())
    }

    fn end(&mut self, at: usize) -> Result<(), PaperError> {
        self.open.pop();
        self.flow = self.flow.filter(|(depth, _)| *depth < self.open.len());
        if let Some(text) = self.text.take_if(|text| text.depth == self.open.len()) {
            self.cuts.push((text.at, at));
            let slot = self.slot(&text)?;
            self.slots.push(slot);
            if self.slots.len() > MOST_TEXTS {
                return fault(format!("it has more than {MOST_TEXTS} texts"));
            }
        }
        Ok(())
    }

    fn words(&mut self, words: &str) {
        if let Some(text) = &mut self.text {
            text.content.push_str(words);
        }
    }

    fn reference(&mut self, name: &quick_xml::events::BytesRef<'_>) -> Result<(), PaperError> {
        let c = name.resolve_char_ref().ok().flatten().or(match &**name {
            "amp" => Some('&'),
            "lt" => Some('<'),
            "gt" => Some('>'),
            "quot" => Some('"'),
            "apos" => Some('\''),
            _ => None,
        });
        match c {
            Some(c) => self.words(c.encode_utf8(&mut [0; 4])),
            None => return fault(format!("the entity &{}; is not defined", &**name)),
        }
        Ok(())
    }

    fn slot(&self, text: &OpenText) -> Result<TextSlot, PaperError> {
        let of = |name: &str| {
            text.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
        };
        let style = &text.style;
        let scale = style.scale;
        let length = |name: &str| -> Result<Option<f32>, PaperError> {
            let Some(value) = of(name) else { return Ok(None) };
            match value.trim().parse::<f32>() {
                Ok(length) if length > 0.0 && length.is_finite() => Ok(Some(length)),
                _ => fault(format!("{name}=\"{value}\" is no length")),
            }
        };
        let (x, y) = style.position();
        let width = self.view.unwrap_or_default().0;
        let room = match style.anchor {
            TextAnchor::Start => width - x,
            TextAnchor::Middle => 2.0 * x.min(width - x),
            TextAnchor::End => x,
        };
        let size = style.size * scale;
        let height = length("data-height")?.map(|height| (height * scale).min(MOST_UNITS));
        let lines = length("data-lines")?.map_or(1, |lines| lines as usize);
        let (kind, grow) = match height {
            Some(height) => (TextFitKind::Paragraph(height), ExtraLineDirection::Down),
            None => (TextFitKind::Lines(lines), ExtraLineDirection::Middle),
        };
        let grow = grow_of(of("data-grow"))?.unwrap_or(grow);
        let TypesettableText { text: content, missing } =
            make_typesettable(&text.content, |_| String::new());
        if !missing.is_empty() {
            return fault(format!("the fonts lack {missing} of the text \"{content}\""));
        }
        let point = [x, y, size, style.spacing / style.size];
        let face = style.font()?;
        let far = |length: &f32| length.is_nan() || length.abs() >= MOST_UNITS;
        if size <= 0.0 || point.iter().any(far) {
            return fault(format!("the text \"{content}\" stands beyond every sheet"));
        }
        let room = TextRoom {
            face,
            size,
            least: length("data-least")?.map_or(size / 2.0, |least| least * scale).min(size),
            spacing: style.spacing / style.size,
            width: length("data-width")?
                .map_or(room.max(1.0) * OF_THE_ROOM, |width| (width * scale).min(MOST_UNITS)),
            leading: length("data-leading")?.unwrap_or(1.2),
            kind,
        };
        let name = of("data-slot").or(of("id")).unwrap_or_default().to_string();
        let (anchor, colour) = (style.anchor, style.colour);
        let flow = self.flow.map(|(_, number)| number);
        let fits = FitCache::default();
        Ok(TextSlot { name, content, room, x, y, sheet: width, anchor, colour, grow, flow, fits })
    }

    fn finish(self) -> Result<CertificateDesign, PaperError> {
        let Some((width, height)) = self.view else { return fault("it is empty".to_string()) };
        if !self.open.is_empty() {
            return fault("it ends inside of an element".to_string());
        }
        let mut backdrop = String::with_capacity(self.source.len());
        let mut from = 0;
        for (begin, end) in self.cuts {
            backdrop.push_str(&self.source[from..begin]);
            from = end;
        }
        backdrop.push_str(&self.source[from..]);
        let (slots, code, usual) = (self.slots, self.code, OnceLock::new());
        Ok(CertificateDesign { width, height, backdrop, slots, code, usual })
    }
}

/// The value of `data-grow`.
fn grow_of(word: Option<&str>) -> Result<Option<ExtraLineDirection>, PaperError> {
    Ok(Some(match word {
        None => return Ok(None),
        Some("up") => ExtraLineDirection::Up,
        Some("middle") => ExtraLineDirection::Middle,
        Some("down") => ExtraLineDirection::Down,
        Some(other) => {
            return fault(format!("data-grow=\"{other}\" is none of up, middle, down"));
        }
    }))
}

/// Where a rectangle lies, and how wide it is.
fn square_of(
    style: &TextStyle,
    attributes: &[(String, String)],
) -> Result<(f32, f32, f32), PaperError> {
    let width = attributes.iter().find(|(name, _)| name == "width");
    let width = width.and_then(|(_, width)| width.trim().parse::<f32>().ok());
    let (x, y) = style.position();
    match width.map(|width| width * style.scale) {
        Some(side) if side > 0.0 && x.abs().max(y.abs()).max(side) < MOST_UNITS => Ok((x, y, side)),
        _ => fault(format!("the rectangle of the slot \"{CODE}\" has no size")),
    }
}

/// The attributes of an element.
fn attributes_of(tag: &BytesStart<'_>) -> Result<Vec<(String, String)>, PaperError> {
    let mut attributes = Vec::new();
    for attribute in tag.attributes() {
        let attribute = attribute.map_err(|why| PaperError(format!("it is no XML: {why}")))?;
        let value = attribute.normalized_value(XmlVersion::Implicit1_0);
        let value = value.map_err(|why| PaperError(format!("it is no XML: {why}")))?;
        attributes.push((attribute.key.as_ref().to_string(), value.into_owned()));
    }
    Ok(attributes)
}

/// Width and height of the view box, which must begin at 0, 0.
fn view_of(attributes: &[(String, String)]) -> Result<(f32, f32), PaperError> {
    let view = attributes.iter().find(|(name, _)| name == "viewBox");
    let Some((_, view)) = view else { return fault("it has no viewBox".to_string()) };
    let numbers = view.split([' ', ',']).filter(|part| !part.is_empty()).map(str::parse);
    let numbers: Result<Vec<f32>, _> = numbers.collect();
    match numbers.as_deref() {
        Ok([0.0, 0.0, width, height])
            if *width > 0.0 && *height > 0.0 && width.max(*height) < 1e5 =>
        {
            Ok((*width, *height))
        }
        _ => fault(format!("the viewBox \"{view}\" is not 0 0 and a width and a height")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(body: &str) -> Result<CertificateDesign, PaperError> {
        CertificateDesign::read(&format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 210 297'>{body}</svg>"
        ))
    }

    #[test]
    fn texts_become_slots_and_the_rest_stays_as_it_is() {
        let design = drawn(
            "<rect width='9' height='9'/><g transform='translate(5 10)' font-family='serif' \
             text-anchor='middle'><text id='name' x='100' y='90' font-size='12' fill='#1f4e5f'>\
             <tspan>Ann &amp; Co</tspan></text></g><path d='M0 0h9'/>",
        )
        .unwrap();
        let rest = "<rect width='9' height='9'/><g transform='translate(5 10)' \
            font-family='serif' text-anchor='middle'></g><path d='M0 0h9'/></svg>";
        assert!(design.backdrop.ends_with(rest), "{}", design.backdrop);
        let kept = design.typeset(&|_| None);
        assert_eq!((&*kept[0].lines[0].text, kept[0].lines[0].y), ("Ann & Co", 100.0));
        let set = design.typeset(&|slot| (slot == "name").then(|| "Carys".to_string()));
        let line = &set[0].lines[0];
        let middle = line.x + EmbeddedFont::Serif.text_width("Carys", 0.0) * set[0].size / 2.0;
        assert!((middle - 105.0).abs() < 0.01, "{line:?}");
        assert_eq!(set[0].colour, [0x1f, 0x4e, 0x5f]);
    }

    #[test]
    fn what_a_drawing_program_writes_is_understood() {
        let design = drawn(
            "<g transform='matrix(2,0,0,2,10,20)'><text id='name' \
             style='font-size:4px;font-family:\"Palmares Sans\";font-weight:bold;fill:#000' \
             x='1' y='2'><tspan x='20' y='30' style='text-anchor:end'>Name</tspan></text></g>",
        )
        .unwrap();
        let set = &design.typeset(&|_| None)[0];
        assert_eq!((set.face, set.size, set.lines[0].y), (EmbeddedFont::SansBold, 8.0, 80.0));
    }

    #[test]
    fn texts_of_a_flow_share_their_height() {
        let text = |name: &str, y: u8| {
            format!(
                "<text id='{name}' x='100' y='{y}' font-size='10' text-anchor='middle' \
                data-width='80' data-lines='3'/>"
            )
        };
        let body = [text("a", 50), text("b", 75), text("c", 100)].concat();
        let design = drawn(&format!("<g data-flow=''>{body}</g>{}", text("d", 120))).unwrap();
        let long = "Gwenllian Llywelyn-Pritchard of Abergwyngregyn and Penmaenmawr";
        let endless = "word ".repeat(90);
        let endless = endless.as_str();
        for texts in
            [["A", "B", "C"], ["A", long, "C"], [long, long, long], ["A", "", "C"], [endless; 3]]
        {
            let set = design.typeset(&|slot| {
                let at = ["a", "b", "c"].iter().position(|name| *name == slot);
                Some(at.map_or("D", |at| texts[at]).to_string())
            });
            let last = set.last().unwrap();
            assert_eq!((last.slot, last.lines[0].y), ("d", 120.0));
            let lines =
                set.iter().flat_map(|set| set.lines.iter().map(move |line| (line.y, set.size)));
            let lines: Vec<(f32, f32)> = lines.collect();
            for pair in lines.windows(2) {
                let ((above, _), (below, size)) = (pair[0], pair[1]);
                assert!(below - above > 0.9 * size, "{texts:?}: {lines:?}");
            }
            let inner = &lines[..lines.len() - 1];
            assert!(
                inner[0].0 >= 42.7 && inner[inner.len() - 1].0 <= 102.5,
                "{texts:?}: {lines:?}"
            );
        }
        let plain = design.typeset(&|_| Some("A".to_string()));
        let places: Vec<f32> = plain.iter().map(|set| set.lines[0].y).collect();
        assert_eq!(places, [50.0, 75.0, 100.0, 120.0]);
    }

    #[test]
    fn what_cannot_be_set_is_a_fault() {
        for (body, told) in [
            ("<text font-family='Comic Sans MS' y='1'>A</text>", "Comic Sans MS"),
            ("<g transform='rotate(9)'><text>A</text></g>", "turned"),
            ("<text fill='url(#a)'>A</text>", "url(#a)"),
            ("<text data-width='wide'>A</text>", "data-width"),
            ("<text data-grow='in'>A</text>", "data-grow"),
            ("<text>A \u{2605}</text>", "\u{2605}"),
            ("<text><textPath href='#a'>A</textPath></text>", "textPath"),
            (
                "<g transform='scale(1e30)'><g transform='scale(1e30)'><text>A</text></g></g>",
                "beyond",
            ),
            ("<text>&a;</text>", "&a;"),
            ("<g>", "no XML"),
        ] {
            let why = drawn(body).map(|_| ()).unwrap_err();
            assert!(why.0.contains(told), "{body}: {why}");
        }
        for (source, told) in [
            ("", "empty"),
            ("<p/>", "no SVG"),
            ("<svg/>", "viewBox"),
            ("<svg viewBox='1 0 9 9'/>", "viewBox"),
            ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg viewBox='0 0 9 9'/>", "entities"),
        ] {
            let why = CertificateDesign::read(source).map(|_| ()).unwrap_err();
            assert!(why.0.contains(told), "{source}: {why}");
        }
    }
}
