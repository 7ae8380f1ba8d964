//! The embedded fonts: which characters they have, and how wide a text is.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI32, Ordering};

use ttf_parser::gpos::{PairAdjustment, PositioningSubtable};
use ttf_parser::{Face as Parsed, GlyphId};

/// The fonts that are embedded in this crate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EmbeddedFont {
    Serif,
    SerifItalic,
    SerifBold,
    Sans,
    SansBold,
}

impl EmbeddedFont {
    /// Every font of the crate.
    pub const ALL: [EmbeddedFont; 5] = [
        EmbeddedFont::Serif,
        EmbeddedFont::SerifItalic,
        EmbeddedFont::SerifBold,
        EmbeddedFont::Sans,
        EmbeddedFont::SansBold,
    ];

    /// The font of a family, style and weight; `None` if none is embedded. Families are
    /// `Palmares Serif` and `Palmares Sans`, or the generic `serif` and `sans-serif`.
    pub fn from_family(family: &str, italic: bool, bold: bool) -> Option<EmbeddedFont> {
        let first = family.split(',').next().unwrap_or_default();
        let first = first.trim().trim_matches(['"', '\'']).to_ascii_lowercase();
        match (first.as_str(), italic, bold) {
            ("palmares serif" | "serif", false, false) => Some(EmbeddedFont::Serif),
            ("palmares serif" | "serif", true, false) => Some(EmbeddedFont::SerifItalic),
            ("palmares serif" | "serif", false, true) => Some(EmbeddedFont::SerifBold),
            ("palmares sans" | "sans-serif", false, false) => Some(EmbeddedFont::Sans),
            ("palmares sans" | "sans-serif", false, true) => Some(EmbeddedFont::SansBold),
            _ => None,
        }
    }

    /// The name of its file: `serif-italic`.
    pub fn file_stem(self) -> &'static str {
        match self {
            EmbeddedFont::Serif => "serif",
            EmbeddedFont::SerifItalic => "serif-italic",
            EmbeddedFont::SerifBold => "serif-bold",
            EmbeddedFont::Sans => "sans",
            EmbeddedFont::SansBold => "sans-bold",
        }
    }

    /// The font as a TrueType file. Its licence is in `fonts/OFL.txt`.
    pub fn file_bytes(self) -> &'static [u8] {
        match self {
            EmbeddedFont::Serif => include_bytes!("../fonts/serif.ttf"),
            EmbeddedFont::SerifItalic => include_bytes!("../fonts/serif-italic.ttf"),
            EmbeddedFont::SerifBold => include_bytes!("../fonts/serif-bold.ttf"),
            EmbeddedFont::Sans => include_bytes!("../fonts/sans.ttf"),
            EmbeddedFont::SansBold => include_bytes!("../fonts/sans-bold.ttf"),
        }
    }

    /// Whether it has the character.
    pub fn has_character(self, c: char) -> bool {
        self.metrics().glyph(c).is_some()
    }

    /// The glyphs of a text, each with its advance in units of the font; `spacing` is added to
    /// each, in ems. A character that the font lacks has no glyph.
    pub fn glyphs(self, text: &str, spacing: f32) -> Vec<Glyph> {
        let metrics = self.metrics();
        let spacing = (spacing * f32::from(metrics.units)).round() as i32;
        let mut glyphs: Vec<Glyph> = Vec::with_capacity(text.len());
        let mut before: Option<(char, GlyphId)> = None;
        for (at, c) in text.char_indices() {
            let Some((id, advance)) = metrics.glyph(c) else { continue };
            if let Some((last, before)) = glyphs.last_mut().zip(before) {
                last.advance += metrics.kerning(before, (c, id));
            }
            before = Some((c, id));
            let advance = advance + spacing;
            glyphs.push(Glyph { id: id.0, at, len: c.len_utf8(), width: advance, advance });
        }
        glyphs
    }

    /// The units of an em.
    pub fn units_per_em(self) -> f32 {
        f32::from(self.metrics().units)
    }

    /// The width of a text at size 1.
    pub fn text_width(self, text: &str, spacing: f32) -> f32 {
        let units: i32 = self.glyphs(text, spacing).iter().map(|glyph| glyph.advance).sum();
        units as f32 / self.units_per_em()
    }

    fn metrics(self) -> &'static Metrics {
        static METRICS: LazyLock<[Option<Metrics>; 5]> =
            LazyLock::new(|| EmbeddedFont::ALL.map(Metrics::parse));
        let at = EmbeddedFont::ALL.iter().position(|face| *face == self).unwrap_or_default();
        METRICS[at].as_ref().unwrap_or_else(|| unreachable!("the embedded fonts are sound"))
    }
}

/// A glyph of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// Its number in the font.
    pub id: u16,
    /// Where its character begins in the text.
    pub at: usize,
    /// The bytes of its character.
    pub len: usize,
    /// Its own width in units of the font.
    pub width: i32,
    /// How far the next glyph is, kerning included.
    pub advance: i32,
}

/// Whether every embedded font has a character.
pub fn is_in_every_font(c: char) -> bool {
    EmbeddedFont::ALL.iter().all(|face| face.has_character(c))
}

/// What is needed of a parsed font to measure texts.
struct Metrics {
    parsed: Parsed<'static>,
    units: u16,
    /// The tables of each step of kerning; of a step the first table with the pair counts.
    kerning: Vec<Vec<PairAdjustment<'static>>>,
    /// The glyphs of usual characters, with their advances.
    usual: Vec<Option<(GlyphId, i32)>>,
    /// The kerning of pairs of usual characters, as far as it was asked for.
    pairs: Vec<AtomicI32>,
}

/// The usual characters: Latin with its first extension. What the font says of them is looked up
/// once: its tables are small, not fast.
const USUAL: std::ops::Range<u32> = 0x20..0x180;
/// A kerning that was not asked for yet.
const UNKNOWN: i32 = i32::MAX;

/// The position of a character among the usual ones, if it is one.
fn place_of(c: char) -> Option<usize> {
    USUAL.contains(&u32::from(c)).then(|| (u32::from(c) - USUAL.start) as usize)
}

impl Metrics {
    fn parse(face: EmbeddedFont) -> Option<Metrics> {
        let parsed = Parsed::parse(face.file_bytes(), 0).ok()?;
        let lookups = parsed.tables().gpos.map(|gpos| gpos.lookups);
        let tables = |lookup: ttf_parser::opentype_layout::Lookup<'static>| {
            let pairs = lookup.subtables.into_iter::<PositioningSubtable<'static>>();
            pairs.filter_map(|table| match table {
                PositioningSubtable::Pair(pair) => Some(pair),
                _ => None,
            })
        };
        let kerning = lookups.into_iter().flatten().map(|lookup| tables(lookup).collect());
        let usual = USUAL.map(|c| found(&parsed, char::from_u32(c)?)).collect();
        let pairs = (0..USUAL.len() * USUAL.len()).map(|_| AtomicI32::new(UNKNOWN));
        Some(Metrics {
            parsed: parsed.clone(),
            units: parsed.units_per_em(),
            kerning: kerning.collect(),
            usual,
            pairs: pairs.collect(),
        })
    }

    /// The glyph of a character and its advance.
    fn glyph(&self, c: char) -> Option<(GlyphId, i32)> {
        match place_of(c) {
            Some(at) => self.usual[at],
            None => found(&self.parsed, c),
        }
    }

    /// How much nearer the second glyph stands to the first, each with its character.
    fn kerning(&self, first: (char, GlyphId), second: (char, GlyphId)) -> i32 {
        let Some((one, other)) = place_of(first.0).zip(place_of(second.0)) else {
            return self.kerned(first.1, second.1);
        };
        let pair = &self.pairs[one * USUAL.len() + other];
        let known = pair.load(Ordering::Relaxed);
        if known != UNKNOWN {
            return known;
        }
        let kerned = self.kerned(first.1, second.1);
        pair.store(kerned, Ordering::Relaxed);
        kerned
    }

    fn kerned(&self, first: GlyphId, second: GlyphId) -> i32 {
        let of_step = |tables: &Vec<PairAdjustment<'static>>| {
            tables.iter().find_map(|table| adjusted(table, first, second)).unwrap_or(0)
        };
        self.kerning.iter().map(of_step).sum()
    }
}

/// The glyph of a character in the tables of a font, and its advance.
fn found(parsed: &Parsed<'_>, c: char) -> Option<(GlyphId, i32)> {
    let id = parsed.glyph_index(c).filter(|glyph| glyph.0 != 0)?;
    Some((id, i32::from(parsed.glyph_hor_advance(id).unwrap_or(0))))
}

/// The kerning of a pair by one table, if it speaks of it.
fn adjusted(table: &PairAdjustment<'_>, first: GlyphId, second: GlyphId) -> Option<i32> {
    let record = match table {
        PairAdjustment::Format1 { coverage, sets } => {
            sets.get(coverage.get(first)?)?.get(second)?.0
        }
        PairAdjustment::Format2 { coverage, classes, matrix } => {
            coverage.get(first)?;
            matrix.get((classes.0.get(first), classes.1.get(second)))?.0
        }
    };
    Some(i32::from(record.x_advance))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_islands_and_of_the_continent_have_glyphs() {
        let names = "Ŵyn Llŷr Siân Māia Ōtāhuhu Seán Ó Súilleabháin Łukasz Świątek Żółć Čapek \
            Ğül Şahin Œuvre Þórður Ñuñez Παναγιώτης Ελευθερίου Юрий Щёкин Їжак Nguyễn";
        for face in EmbeddedFont::ALL {
            let missing: String = names.chars().filter(|c| !face.has_character(*c)).collect();
            assert_eq!(missing, "", "{face:?}");
        }
    }

    const SHAPED: [(EmbeddedFont, &str, i32); 20] = [
        (EmbeddedFont::Serif, "AVATAR To Yr Wyn. LT", 9559),
        (EmbeddedFont::Serif, "Ŵyn Llŷr, Tāmaki 1–7", 8573),
        (EmbeddedFont::Serif, "Παναγιώτης Ταυ", 6248),
        (EmbeddedFont::Serif, "ТУГА Гудзь. Łódź", 7084),
        (EmbeddedFont::SerifItalic, "AVATAR To Yr Wyn. LT", 9686),
        (EmbeddedFont::SerifItalic, "Ŵyn Llŷr, Tāmaki 1–7", 8908),
        (EmbeddedFont::SerifItalic, "Παναγιώτης Ταυ", 6362),
        (EmbeddedFont::SerifItalic, "ТУГА Гудзь. Łódź", 6834),
        (EmbeddedFont::SerifBold, "AVATAR To Yr Wyn. LT", 10060),
        (EmbeddedFont::SerifBold, "Ŵyn Llŷr, Tāmaki 1–7", 9147),
        (EmbeddedFont::SerifBold, "Παναγιώτης Ταυ", 6600),
        (EmbeddedFont::SerifBold, "ТУГА Гудзь. Łódź", 7464),
        (EmbeddedFont::Sans, "AVATAR To Yr Wyn. LT", 21691),
        (EmbeddedFont::Sans, "Ŵyn Llŷr, Tāmaki 1–7", 20057),
        (EmbeddedFont::Sans, "Παναγιώτης Ταυ", 16439),
        (EmbeddedFont::Sans, "ТУГА Гудзь. Łódź", 17103),
        (EmbeddedFont::SansBold, "AVATAR To Yr Wyn. LT", 22157),
        (EmbeddedFont::SansBold, "Ŵyn Llŷr, Tāmaki 1–7", 20477),
        (EmbeddedFont::SansBold, "Παναγιώτης Ταυ", 16872),
        (EmbeddedFont::SansBold, "ТУГА Гудзь. Łódź", 17481),
    ];

    /// The widths that HarfBuzz gives.
    #[test]
    fn widths_are_those_of_a_shaper() {
        for (face, text, units) in SHAPED {
            let glyphs = face.glyphs(text, 0.0);
            assert_eq!(glyphs.iter().map(|glyph| glyph.advance).sum::<i32>(), units, "{text}");
        }
    }

    #[test]
    fn a_family_that_is_not_embedded_is_none() {
        assert_eq!(
            EmbeddedFont::from_family("'Palmares Serif', serif", true, false),
            Some(EmbeddedFont::SerifItalic)
        );
        assert_eq!(
            EmbeddedFont::from_family("sans-serif", false, true),
            Some(EmbeddedFont::SansBold)
        );
        assert_eq!(EmbeddedFont::from_family("Comic Sans MS, sans-serif", false, false), None);
    }
}
