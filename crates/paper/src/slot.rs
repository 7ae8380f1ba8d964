//! A text of a design, and the text that is set into it.

use std::sync::Arc;

use crate::face::EmbeddedFont;
use crate::fit::{FittedLine, FittedText, TextFitKind, TextRoom};
use crate::fit_cache::FitCache;
use crate::style::TextAnchor;

/// A text of a design.
#[derive(Clone, Debug)]
pub(crate) struct TextSlot {
    /// Its name; empty for one that keeps its words.
    pub name: String,
    pub content: String,
    pub room: TextRoom,
    pub x: f32,
    pub y: f32,
    /// The width of the design.
    pub sheet: f32,
    pub anchor: TextAnchor,
    pub colour: [u8; 3],
    pub grow: ExtraLineDirection,
    /// The group of texts whose height it shares.
    pub flow: Option<usize>,
    /// What was fitted into it.
    pub fits: FitCache,
}

/// Where the lines of a text go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ExtraLineDirection {
    Up,
    Middle,
    Down,
}

/// A text set into its slot.
#[derive(Clone, PartialEq, Debug)]
pub struct TypesetText<'a> {
    /// The name of the slot; empty for a text that keeps its words.
    pub slot: &'a str,
    pub face: EmbeddedFont,
    pub size: f32,
    /// What is added to each advance, in ems.
    pub spacing: f32,
    /// Red, green and blue, from 0 to 255.
    pub colour: [u8; 3],
    /// Where its lines are centred, if they are.
    pub middle: Option<f32>,
    /// The lines, from top to bottom.
    pub lines: Vec<TypesetLine>,
}

/// A line of a text.
#[derive(Clone, PartialEq, Debug)]
pub struct TypesetLine {
    /// The words of the line.
    pub text: Arc<str>,
    /// Where its first glyph begins.
    pub x: f32,
    /// The height of its baseline.
    pub y: f32,
    /// Its width, with the spacing behind its last glyph.
    pub width: f32,
    /// Whether another font could take it out of its room; a line of a paragraph, off the design.
    pub full: bool,
}

/// A line that takes more than this part of its room nearly fills it.
const NEARLY: f32 = 0.8;

impl TextSlot {
    /// Sets a text, or its own words.
    pub(crate) fn typeset(&self, given: Option<&str>) -> TypesetText<'_> {
        let fitted = self.fit_scaled(given, 1.0);
        let below = self.room.leading * fitted.size * fitted.lines.len().saturating_sub(1) as f32;
        let first = match self.grow {
            ExtraLineDirection::Down => self.y,
            ExtraLineDirection::Middle => self.y - below / 2.0,
            ExtraLineDirection::Up => self.y - below,
        };
        self.typeset_from_baseline(&fitted, first)
    }

    /// Fits a text, or its own words, at a part of the size that it wants.
    pub(crate) fn fit_scaled(&self, given: Option<&str>, part: f32) -> Arc<FittedText> {
        let text = given.filter(|_| !self.name.is_empty()).unwrap_or(&self.content);
        self.fits.get_or_fit(text, part, || {
            let (size, least) = (self.room.size * part, self.room.least * part);
            let fitted = TextRoom { size, least, ..self.room.clone() }.fit(text);
            FittedText { size: round_to_thousandth(fitted.size), ..fitted }
        })
    }

    /// The lines of a text from the baseline of the first.
    pub(crate) fn typeset_from_baseline(&self, fitted: &FittedText, first: f32) -> TypesetText<'_> {
        let TextRoom { face, spacing, leading, width: room, kind, .. } = self.room;
        let size = fitted.size;
        // Browsers centre the spacing after the last letter too.
        let centred = self.anchor == TextAnchor::Middle && spacing == 0.0;
        let is_full = |x: f32, width: f32| match kind {
            TextFitKind::Lines(_) => width > NEARLY * room,
            TextFitKind::Paragraph(_) => {
                let more = width / NEARLY - width;
                let left = if centred { more / 2.0 } else { 0.0 };
                x < left || x + width + more - left > self.sheet
            }
        };
        let line = |(index, line): (usize, &FittedLine)| {
            let width = line.width * size;
            let x = match self.anchor {
                TextAnchor::Start => self.x,
                // The spacing after the last letter is no part of what is centred.
                TextAnchor::Middle => self.x - (width - spacing * size) / 2.0,
                TextAnchor::End => self.x - width + spacing * size,
            };
            let y = first + leading * size * index as f32;
            TypesetLine {
                text: Arc::clone(&line.text),
                x: round_to_thousandth(x),
                y: round_to_thousandth(y),
                width: round_to_thousandth(width),
                full: is_full(x, width),
            }
        };
        let lines: Vec<TypesetLine> = fitted.lines.iter().enumerate().map(line).collect();
        let middle = centred.then(|| round_to_thousandth(self.x));
        TypesetText { slot: &self.name, face, size, spacing, colour: self.colour, middle, lines }
    }
}

/// To a thousandth: what pages write and PDF files draw.
pub(crate) fn round_to_thousandth(length: f32) -> f32 {
    (length * 1000.0).round() / 1000.0
}
