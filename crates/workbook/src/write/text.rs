//! Texts cut to the limits of cells and notes.

use std::borrow::Cow;

/// The most UTF-16 units in a cell.
const LONGEST_TEXT: usize = 32_767;
/// The most that rust_xlsxwriter accepts in a note.
const LONGEST_NOTE: usize = LONGEST_TEXT - 54;

/// Text cut to the length of a cell.
pub(super) fn fitting(text: &str) -> Cow<'_, str> {
    cut(text, LONGEST_TEXT, "\u{2026}")
}

/// A text cut to a number of UTF-16 units, Excel's measure, with a sign at the cut.
fn cut<'a>(text: &'a str, most: usize, sign: &str) -> Cow<'a, str> {
    // No character has more units than bytes.
    if text.len() <= most || text.encode_utf16().count() <= most {
        return Cow::Borrowed(text);
    }
    let room = most - sign.encode_utf16().count();
    let mut units = 0;
    let beyond = text.char_indices().find(|(_, c)| {
        units += c.len_utf16();
        units > room
    });
    let end = beyond.map_or(text.len(), |(end, _)| end);
    Cow::Owned(format!("{}{sign}", &text[..end]))
}

/// The height of a row for its texts, each with the width of its column; `None` if one line is
/// enough. Excel computes it itself; other programs use the stored one.
pub fn height_of<'a>(texts: impl Iterator<Item = (&'a str, f64)>) -> Option<f64> {
    const LINE: f64 = 15.0;
    // The greatest height in Excel.
    const HIGHEST: f64 = 409.0;
    // Widths count digits; letters are narrower.
    const LETTERS_PER_DIGIT: f64 = 1.1;
    let lines_of = |(text, width): (&str, f64)| {
        (text.chars().count() as f64 / (width * LETTERS_PER_DIGIT)).ceil()
    };
    let lines = texts.map(lines_of).fold(1.0, f64::max);
    (lines > 1.0).then(|| (lines * LINE).min(HIGHEST))
}

/// A note sized for its text.
pub fn note_of(text: &str) -> rust_xlsxwriter::Note {
    let (width, height) = note_size(text);
    rust_xlsxwriter::Note::new(noted(text))
        .add_author_prefix(false)
        .set_width(width)
        .set_height(height)
}

/// Text cut to the length of a note, including Excel's prefix.
pub(super) fn noted(text: &str) -> Cow<'_, str> {
    cut(text, LONGEST_NOTE, "\u{2026} (cut here: a note holds no more)")
}

/// Width and height of a note for a text, in pixels.
pub(super) fn note_size(text: &str) -> (u32, u32) {
    const WIDTH: u32 = 300;
    const LETTERS_PER_LINE: usize = 46;
    const LINE: usize = 17;
    let lines: usize = text.lines().map(|line| line.chars().count() / LETTERS_PER_LINE + 1).sum();
    (WIDTH, ((lines + 1) * LINE).clamp(60, 600) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_is_cut_and_says_so() {
        let short = "\u{1f600}".repeat(10);
        assert_eq!(cut(&short, 20, "\u{2026}"), short);
        assert_eq!(cut(&short, 19, "\u{2026}"), format!("{}\u{2026}", "\u{1f600}".repeat(9)));
        let note = noted(&"x".repeat(LONGEST_TEXT)).into_owned();
        assert_eq!(note.encode_utf16().count(), LONGEST_NOTE);
        assert!(note.ends_with("x\u{2026} (cut here: a note holds no more)"));
    }
}
