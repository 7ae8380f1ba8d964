//! Fits a text into a slot: at its size if there is room, smaller or in more lines if not.

use std::ops::Range;
use std::sync::Arc;

use crate::face::{EmbeddedFont, Glyph};

/// A line may shrink to this part of its size before the text is broken.
const BEFORE_BREAKING: f32 = 0.8;
/// From one size of a paragraph to the next smaller one.
const STEP: f32 = 0.95;

/// The room for a text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TextRoom {
    pub face: EmbeddedFont,
    /// The size it wants, and the least it may have.
    pub size: f32,
    pub least: f32,
    pub spacing: f32,
    pub width: f32,
    /// From one line to the next, in ems.
    pub leading: f32,
    pub kind: TextFitKind,
}

/// How a text fills its room.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum TextFitKind {
    /// At most so many lines, of even lengths.
    Lines(usize),
    /// As many lines as the height has, filled one after the other.
    Paragraph(f32),
}

/// A text in its room.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct FittedText {
    pub size: f32,
    pub lines: Vec<FittedLine>,
}

/// A line of a text in its room.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct FittedLine {
    pub text: Arc<str>,
    /// Its width at size 1.
    pub width: f32,
}

impl TextRoom {
    /// Fits a text; `\n` separates the lines of a paragraph.
    pub fn fit(&self, text: &str) -> FittedText {
        match self.kind {
            TextFitKind::Lines(most) => self.in_lines(text, most.max(1)),
            TextFitKind::Paragraph(height) => self.in_paragraph(text, height),
        }
    }

    fn in_lines(&self, text: &str, most: usize) -> FittedText {
        let measured = Measured::new(text, self);
        let mut best = (0.0, Vec::new());
        for count in 1..=most {
            let Some(lines) = measured.even_lines(count) else { continue };
            let widest = lines.iter().map(|line| measured.width(line)).max().unwrap_or(0);
            let size = self.size.min(self.width * self.face.units_per_em() / widest.max(1) as f32);
            if size > best.0 {
                best = (size, lines);
            }
            if best.0 >= self.size * BEFORE_BREAKING {
                break;
            }
        }
        if best.0 < self.least {
            best = (self.least, measured.lines(self.units_at(self.least), true));
        }
        measured.fitted(self, best.0, best.1, most)
    }

    fn in_paragraph(&self, text: &str, height: f32) -> FittedText {
        let parts: Vec<Measured<'_>> =
            text.split('\n').map(|part| Measured::new(part, self)).collect();
        let mut size = self.size;
        loop {
            let room = ((height / (size * self.leading)).floor() as usize).max(1);
            let broken = parts.iter().map(|part| (part, part.lines(self.units_at(size), true)));
            let broken: Vec<_> = broken.collect();
            let count: usize = broken.iter().map(|(_, lines)| lines.len()).sum();
            if count <= room || size <= self.least {
                let mut left = room;
                let mut fitted = FittedText { size, lines: Vec::new() };
                for (part, lines) in broken {
                    if left == 0 {
                        break;
                    }
                    let part = part.fitted(self, size, lines, left);
                    left -= part.lines.len().min(left);
                    fitted.lines.extend(part.lines);
                }
                return fitted;
            }
            size = (size * STEP).max(self.least);
        }
    }

    /// The width in units of the font at a size.
    fn units_at(&self, size: f32) -> i32 {
        (self.width * self.face.units_per_em() / size) as i32
    }
}

/// A text with its widths.
struct Measured<'a> {
    text: &'a str,
    glyphs: Vec<Glyph>,
    /// The advance before each glyph, and after the last.
    until: Vec<i32>,
    /// The glyphs of each word.
    words: Vec<Range<usize>>,
}

impl<'a> Measured<'a> {
    fn new(text: &'a str, room: &TextRoom) -> Measured<'a> {
        let glyphs = room.face.glyphs(text, room.spacing);
        let mut until = Vec::with_capacity(glyphs.len() + 1);
        until.push(0);
        let mut words: Vec<Range<usize>> = Vec::new();
        let mut in_word = false;
        for (index, glyph) in glyphs.iter().enumerate() {
            until.push(until[index] + glyph.advance);
            let blank = text.as_bytes()[glyph.at] == b' ';
            match (blank, in_word, words.last_mut()) {
                (false, true, Some(word)) => word.end = index + 1,
                (false, ..) => words.push(index..index + 1),
                (true, ..) => {}
            }
            in_word = !blank;
        }
        Measured { text, glyphs, until, words }
    }

    fn width(&self, line: &Range<usize>) -> i32 {
        // What follows the line does not pull at its last glyph.
        match line.end.checked_sub(1) {
            Some(last) if !line.is_empty() => {
                self.until[last] + self.glyphs[last].width - self.until[line.start]
            }
            _ => 0,
        }
    }

    /// The lines of a width, filled one after the other. A word that is too wide has a line
    /// of its own, or is broken.
    fn lines(&self, width: i32, breaks_words: bool) -> Vec<Range<usize>> {
        let mut lines: Vec<Range<usize>> = Vec::new();
        for word in &self.words {
            match lines.last_mut() {
                Some(line) if self.width(&(line.start..word.end)) <= width => line.end = word.end,
                _ => lines.push(word.clone()),
            }
            while let Some(line) = lines.last_mut()
                && breaks_words
                && self.width(line) > width
                && line.len() > 1
            {
                let end = line.end;
                let fits = |at: &usize| self.width(&(line.start..*at)) <= width;
                let cut = (line.start + 1..end).rev().find(fits).unwrap_or(line.start + 1);
                line.end = cut;
                lines.push(cut..end);
            }
        }
        lines
    }

    /// At most `count` lines of even lengths; `None` if there are fewer words.
    fn even_lines(&self, count: usize) -> Option<Vec<Range<usize>>> {
        let widest = self.words.iter().map(|word| self.width(word)).max().unwrap_or(0);
        if count > 1 && self.words.len() < count {
            return None;
        }
        let all = self.words.first().zip(self.words.last());
        let all = all.map_or(0, |(first, last)| self.width(&(first.start..last.end)));
        let (mut low, mut high) = (widest, all.max(widest));
        while low < high {
            let middle = low + (high - low) / 2;
            if self.lines(middle, false).len() <= count { high = middle } else { low = middle + 1 }
        }
        Some(self.lines(low, false))
    }

    /// At most `most` of the lines as texts; an ellipsis tells that the rest was cut.
    fn fitted(
        &self,
        room: &TextRoom,
        size: f32,
        lines: Vec<Range<usize>>,
        most: usize,
    ) -> FittedText {
        let cut = lines.len() > most;
        let fitted = |line: &Range<usize>| {
            let (first, last) = (self.glyphs[line.start], self.glyphs[line.end - 1]);
            let width = self.width(line) as f32 / room.face.units_per_em();
            FittedLine { text: self.text[first.at..last.at + last.len].into(), width }
        };
        let mut lines: Vec<FittedLine> = lines.iter().take(most).map(fitted).collect();
        if let (true, Some(last)) = (cut, lines.last_mut()) {
            let mut left = last.text.to_string();
            loop {
                left.pop();
                left.truncate(left.trim_end().len());
                let shown = format!("{left}\u{2026}");
                let width = room.face.text_width(&shown, room.spacing);
                if width * size <= room.width || left.is_empty() {
                    *last = FittedLine { text: shown.into(), width };
                    break;
                }
            }
        }
        FittedText { size, lines }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(kind: TextFitKind) -> TextRoom {
        TextRoom {
            face: EmbeddedFont::Serif,
            size: 10.0,
            least: 4.0,
            spacing: 0.0,
            width: 100.0,
            leading: 1.2,
            kind,
        }
    }

    fn widest(room: &TextRoom, fitted: &FittedText) -> f32 {
        let width =
            |line: &FittedLine| room.face.text_width(&line.text, room.spacing) * fitted.size;
        fitted.lines.iter().map(width).fold(0.0, f32::max)
    }

    fn words(fitted: &FittedText) -> Vec<&str> {
        fitted.lines.iter().map(|line| &*line.text).collect()
    }

    #[test]
    fn a_text_with_room_keeps_its_size() {
        let fitted = room(TextFitKind::Lines(2)).fit("Carys Lorimer");
        assert_eq!((fitted.size, words(&fitted)), (10.0, vec!["Carys Lorimer"]));
        assert!(room(TextFitKind::Lines(2)).fit("").lines.is_empty());
    }

    #[test]
    fn a_long_text_shrinks_then_breaks_evenly_then_is_cut() {
        let room = room(TextFitKind::Lines(2));
        let little = room.fit("Gwenllian Llywelyn-Pritchard");
        assert!(little.lines.len() == 1 && (8.0..10.0).contains(&little.size), "{little:?}");
        let two = room.fit("Gwenllian Llywelyn-Pritchard of Abergwyngregyn and Penmaenmawr");
        assert_eq!(two.lines.len(), 2, "{two:?}");
        let lengths: Vec<usize> = words(&two).into_iter().map(str::len).collect();
        assert!(lengths[0].abs_diff(lengths[1]) < 14, "{two:?}");
        let endless = room.fit(&"W".repeat(3_000));
        assert_eq!((endless.size, endless.lines.len()), (4.0, 2));
        assert!(endless.lines[1].text.ends_with('\u{2026}'));
        for fitted in [&little, &two, &endless] {
            assert!(widest(&room, fitted) <= 100.01, "{fitted:?}");
            for line in &fitted.lines {
                assert_eq!(line.width, room.face.text_width(&line.text, room.spacing), "{line:?}");
            }
        }
    }

    #[test]
    fn a_paragraph_shrinks_until_its_height_has_room() {
        let room = room(TextFitKind::Paragraph(40.0));
        let short = room.fit("One line.\nAnother.");
        assert_eq!(words(&short), ["One line.", "Another."]);
        let long = room.fit(&"Eighteen points by clause 4.1. ".repeat(12));
        assert!(long.size < 10.0 && long.lines.len() as f32 * long.size * 1.2 <= 40.01);
        assert!(widest(&room, &long) <= 100.01);
        let endless = room.fit(&"word ".repeat(2_000));
        assert_eq!((endless.size, endless.lines.len()), (4.0, 8));
        assert!(endless.lines[7].text.ends_with('\u{2026}'));
    }
}
