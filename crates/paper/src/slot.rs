//! A text of a design, and the text that is set into it.

use std::sync::Arc;

use crate::face::Face;
use crate::fit::{FitKind, Fitted, FittedLine, TextRoom};
use crate::fit_cache::FitCache;
use crate::style::Anchor;

/// A text of a design.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    /// Its name; empty for one that keeps its words.
    pub name: String,
    pub content: String,
    pub room: TextRoom,
    pub x: f32,
    pub y: f32,
    /// The width of the design.
    pub sheet: f32,
    pub anchor: Anchor,
    pub colour: [u8; 3],
    pub grow: LineGrowth,
    /// The group of texts whose height it shares.
    pub flow: Option<usize>,
    /// What was fitted into it.
    pub fits: FitCache,
}

/// Where the lines of a text go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LineGrowth {
    Up,
    Middle,
    Down,
}

/// A text set into its slot.
#[derive(Clone, PartialEq, Debug)]
pub struct TypesetText<'a> {
    /// The name of the slot; empty for a text that keeps its words.
    pub slot: &'a str,
    pub face: Face,
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

impl Slot {
    /// Sets a text, or its own words.
    pub(crate) fn set(&self, given: Option<&str>) -> TypesetText<'_> {
        let fitted = self.fit(given, 1.0);
        let below = self.room.leading * fitted.size * fitted.lines.len().saturating_sub(1) as f32;
        let first = match self.grow {
            LineGrowth::Down => self.y,
            LineGrowth::Middle => self.y - below / 2.0,
            LineGrowth::Up => self.y - below,
        };
        self.placed(&fitted, first)
    }

    /// Fits a text, or its own words, at a part of the size that it wants.
    pub(crate) fn fit(&self, given: Option<&str>, part: f32) -> Arc<Fitted> {
        let text = given.filter(|_| !self.name.is_empty()).unwrap_or(&self.content);
        self.fits.get_or_fit(text, part, || {
            let (size, least) = (self.room.size * part, self.room.least * part);
            let fitted = TextRoom { size, least, ..self.room.clone() }.fit(text);
            Fitted { size: rounded(fitted.size), ..fitted }
        })
    }

    /// The lines of a text from the baseline of the first.
    pub(crate) fn placed(&self, fitted: &Fitted, first: f32) -> TypesetText<'_> {
        let TextRoom { face, spacing, leading, width: room, kind, .. } = self.room;
        let size = fitted.size;
        // Browsers centre the spacing after the last letter too.
        let centred = self.anchor == Anchor::Middle && spacing == 0.0;
        let is_full = |x: f32, width: f32| match kind {
            FitKind::Lines(_) => width > NEARLY * room,
            FitKind::Paragraph(_) => {
                let more = width / NEARLY - width;
                let left = if centred { more / 2.0 } else { 0.0 };
                x < left || x + width + more - left > self.sheet
            }
        };
        let line = |(index, line): (usize, &FittedLine)| {
            let width = line.width * size;
            let x = match self.anchor {
                Anchor::Start => self.x,
                // The spacing after the last letter is no part of what is centred.
                Anchor::Middle => self.x - (width - spacing * size) / 2.0,
                Anchor::End => self.x - width + spacing * size,
            };
            let y = first + leading * size * index as f32;
            TypesetLine {
                text: Arc::clone(&line.text),
                x: rounded(x),
                y: rounded(y),
                width: rounded(width),
                full: is_full(x, width),
            }
        };
        let lines: Vec<TypesetLine> = fitted.lines.iter().enumerate().map(line).collect();
        let middle = centred.then(|| rounded(self.x));
        TypesetText { slot: &self.name, face, size, spacing, colour: self.colour, middle, lines }
    }
}

/// To a thousandth: what pages write and PDF files draw.
pub(crate) fn rounded(length: f32) -> f32 {
    (length * 1000.0).round() / 1000.0
}
