//! PDF files (PDF/A-2b, tagged): each design drawn once, then its texts on every sheet.

use std::collections::HashMap;
use std::num::NonZeroU16;

use krilla::configure::{Archival, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Transform};
use krilla::graphic::Graphic;
use krilla::metadata::{DateTime, Metadata};
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::Fill;
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag, Tag, TagGroup, TagTree};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings};

use crate::design::CertificateDesign;
use crate::error::PaperError;
use crate::face::EmbeddedFont;
use crate::qr_code::QrPattern;
use crate::sheet::{PaperSheet, PlacedDesign};
use crate::slot::TypesetText;
use crate::vector::PdfBackdrop;

/// Points of a millimetre.
const POINTS: f32 = 72.0 / 25.4;

/// A day: year, month, day.
pub type YearMonthDay = (u16, u8, u8);

/// A PDF file of sheets. The same sheets make the same bytes.
pub struct PdfFile {
    document: Document,
    fonts: HashMap<EmbeddedFont, Font>,
    /// Backdrops by the address of their design, which outlives the book.
    backdrops: HashMap<usize, Graphic>,
    tags: TagTree,
    outline: Outline,
    sheets: usize,
}

impl PdfFile {
    /// An empty file with a title. PDF/A wants a day: that of the file, not of its making.
    ///
    /// # Errors
    ///
    /// If the library has no such kind of file.
    pub fn new(title: &str, day: YearMonthDay) -> Result<PdfFile, PaperError> {
        let configuration = ConfigurationBuilder::new()
            .with_archival_validator(Archival::A2_B)
            .finish()
            .map_err(|why| PaperError(format!("{why:?}")))?;
        let mut document = Document::new_with(SerializeSettings {
            configuration,
            enable_tagging: true,
            ..SerializeSettings::default()
        });
        let (year, month, date) = day;
        let made = DateTime::new(year).month(month).day(date).hour(0).minute(0).second(0);
        let metadata = Metadata::new()
            .title(title.to_string())
            .language("en".to_string())
            .creator("palmares".to_string())
            .creation_date(made.utc_offset_hour(0).utc_offset_minute(0));
        document.set_metadata(metadata);
        Ok(PdfFile {
            document,
            fonts: HashMap::new(),
            backdrops: HashMap::new(),
            tags: TagTree::new().with_lang(Some("en".to_string())),
            outline: Outline::new(),
            sheets: 0,
        })
    }

    /// Adds a sheet. Each design on it must be the same value for all sheets of the file.
    ///
    /// # Errors
    ///
    /// If a design has something that cannot be drawn, or the sheet has no size.
    pub fn add_sheet(&mut self, sheet: &PaperSheet<'_>) -> Result<(), PaperError> {
        let settings = PageSettings::from_wh(sheet.width * POINTS, sheet.height * POINTS)
            .ok_or_else(|| PaperError("a sheet has no size".to_string()))?;
        let mut page = self.document.start_page_with(settings);
        let mut surface = page.surface();
        surface.push_transform(&Transform::from_scale(POINTS, POINTS));
        for one in &sheet.placed {
            let scale = one.millimetres_per_unit();
            surface.push_transform(&Transform::from_row(scale, 0.0, 0.0, scale, one.x, one.y));
            let backdrop = match self.backdrops.get(&key(one.design)) {
                Some(known) => known.clone(),
                None => {
                    let drawn = backdrop(one.design, &mut surface)?;
                    self.backdrops.insert(key(one.design), drawn.clone());
                    drawn
                }
            };
            surface.start_tagged(ContentTag::Artifact(Artifact::new(ArtifactType::Layout, None)));
            surface.draw_graphic(backdrop);
            surface.end_tagged();
            self.tags.push(section(one, &mut surface, &mut self.fonts)?);
            if let Some((code, (left, top, side))) = one.code.as_ref().zip(one.design.code) {
                draw_code(code, left, top, side, &mut surface);
            }
            surface.pop();
            let place = XyzDestination::new(self.sheets, Point::from_xy(0.0, one.y * POINTS));
            self.outline.push_child(OutlineNode::new(one.label.clone(), place));
        }
        surface.pop();
        surface.finish();
        page.finish();
        self.sheets += 1;
        Ok(())
    }

    /// The number of sheets.
    pub fn sheet_count(&self) -> usize {
        self.sheets
    }

    /// The file.
    ///
    /// # Errors
    ///
    /// If something on a sheet is not allowed in PDF/A-2b, such as a damaged picture.
    pub fn finish(mut self) -> Result<Vec<u8>, PaperError> {
        self.document.set_outline(self.outline);
        self.document.set_tag_tree(self.tags);
        self.document.finish().map_err(|why| match why {
            krilla::error::KrillaError::Validation(errors) => {
                let errors: Vec<String> =
                    errors.iter().take(3).map(|(error, _)| format!("{error:?}")).collect();
                PaperError(errors.join("; "))
            }
            why => PaperError(why.to_string()),
        })
    }
}

fn key(design: &CertificateDesign) -> usize {
    std::ptr::from_ref(design) as usize
}

/// The fixed part of a design.
fn backdrop(design: &CertificateDesign, surface: &mut Surface<'_>) -> Result<Graphic, PaperError> {
    let drawing = PdfBackdrop::read(&design.backdrop)?;
    let mut builder = surface.stream_builder();
    let mut inside = builder.surface();
    let drawn = drawing.draw(design.width, design.height, &mut inside);
    inside.finish();
    let stream = builder.finish();
    drawn.map(|()| Graphic::new(stream, false))
}

/// Draws the texts of a design: a section of the document, its name a heading.
fn section(
    placed: &PlacedDesign<'_>,
    surface: &mut Surface<'_>,
    fonts: &mut HashMap<EmbeddedFont, Font>,
) -> Result<TagGroup, PaperError> {
    let mut section = TagGroup::new(Tag::Section);
    for text in placed.texts.iter().filter(|text| !text.lines.is_empty()) {
        let words = text.lines.iter().map(|line| &*line.text);
        let words = words.collect::<Vec<_>>().join(" ");
        // Readers take the gaps between spaced letters for blanks.
        let actual = (text.spacing != 0.0).then_some(words.as_str());
        let span = SpanTag::empty().with_actual_text(actual);
        let id = surface.start_tagged(ContentTag::Span(span));
        draw(text, face_of(text.face, fonts)?, surface);
        surface.end_tagged();
        let mut part = match text.slot {
            "name" => TagGroup::new(Tag::Hn(NonZeroU16::MIN, Some(words))),
            _ => TagGroup::new(Tag::P),
        };
        part.push(id);
        section.push(part);
    }
    Ok(section)
}

/// Draws a QR code.
fn draw_code(code: &QrPattern, left: f32, top: f32, side: f32, surface: &mut Surface<'_>) {
    let unit = side / code.squares_per_side() as f32;
    let mut path = PathBuilder::new();
    for (column, row, count) in code.dark_runs() {
        let (x, y) = (left + column as f32 * unit, top + row as f32 * unit);
        let (end, below) = (x + count as f32 * unit, y + unit);
        path.move_to(x, y);
        path.line_to(end, y);
        path.line_to(end, below);
        path.line_to(x, below);
        path.close();
    }
    let Some(path) = path.finish() else { return };
    surface.set_fill(Some(fill_of([0; 3])));
    surface.start_tagged(ContentTag::Artifact(Artifact::new(ArtifactType::Other, None)));
    surface.draw_path(&path);
    surface.end_tagged();
}

/// A fill with one colour.
fn fill_of([red, green, blue]: [u8; 3]) -> Fill {
    Fill {
        paint: krilla::color::rgb::Color::new(red, green, blue).into(),
        opacity: NormalizedF32::ONE,
        rule: Default::default(),
    }
}

/// A font, read once a file.
fn face_of(
    face: EmbeddedFont,
    fonts: &mut HashMap<EmbeddedFont, Font>,
) -> Result<Font, PaperError> {
    if let Some(font) = fonts.get(&face) {
        return Ok(font.clone());
    }
    let font = Font::new(face.file_bytes().into(), 0);
    let font = font.ok_or_else(|| PaperError("a font is damaged".to_string()))?;
    Ok(fonts.entry(face).or_insert(font).clone())
}

fn draw(text: &TypesetText<'_>, font: Font, surface: &mut Surface<'_>) {
    surface.set_fill(Some(fill_of(text.colour)));
    let units = text.face.units_per_em();
    for (index, line) in text.lines.iter().enumerate() {
        // A blank between the lines keeps their words apart when they are read.
        let last = index + 1 == text.lines.len();
        let blank = if last { "" } else { " " };
        let words = format!("{}{blank}", line.text);
        let glyph = |glyph: crate::face::Glyph| {
            let advance = glyph.advance as f32 / units;
            let range = glyph.at..glyph.at + glyph.len;
            KrillaGlyph::new(GlyphId::new(glyph.id.into()), advance, 0.0, 0.0, 0.0, range, None)
        };
        let glyphs: Vec<KrillaGlyph> =
            text.face.glyphs(&words, text.spacing).into_iter().map(glyph).collect();
        let start = Point::from_xy(line.x, line.y);
        surface.draw_glyphs(start, &glyphs, font.clone(), &words, text.size, false);
    }
}
