//! Texts cut to the limits of cells and notes, and the room that they need: the height of a row,
//! the size of a note.

use std::borrow::Cow;

/// The most UTF-16 units in a cell.
const LONGEST_TEXT: usize = 32_767;
/// The most that rust_xlsxwriter accepts in a note.
const LONGEST_NOTE: usize = LONGEST_TEXT - 54;

/// Text cut to the length of a cell.
pub(super) fn cut_to_cell_length(text: &str) -> Cow<'_, str> {
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
pub fn text_row_height<'a>(texts: impl Iterator<Item = (&'a str, f64)>) -> Option<f64> {
    const LINE: f64 = 15.0;
    // The greatest height in Excel.
    const HIGHEST: f64 = 409.0;
    let lines = texts.map(|(text, width)| lines_of(text, width)).max().unwrap_or(1);
    (lines > 1).then(|| (f64::from(lines) * LINE).min(HIGHEST))
}

/// The lines of a text that wraps in a column, whose width counts digits.
fn lines_of(text: &str, width: f64) -> u32 {
    // Programs differ in the last few hundredths of a letter.
    const SURE: f64 = 0.97;
    let room = (width * SURE).max(1.0);
    text.lines().map(|line| wrapped(line, room)).sum::<u32>().max(1)
}

/// The lines of a text without line breaks: words go on as long as they fit, and one that is wider
/// than a line is broken.
fn wrapped(text: &str, room: f64) -> u32 {
    let (mut lines, mut used) = (1, 0.0);
    for word in text.split(' ') {
        let own: f64 = word.chars().map(letter_width).sum();
        let space = if used > 0.0 { letter_width(' ') } else { 0.0 };
        if used + space + own <= room {
            used += space + own;
            continue;
        }
        lines += u32::from(used > 0.0);
        used = own;
        while used > room {
            lines += 1;
            used -= room;
        }
    }
    lines
}

/// The width of a letter of Calibri in digits.
fn letter_width(letter: char) -> f64 {
    match letter {
        ' ' | 'i' | 'j' | 'l' | '\'' | '.' | ',' | 'I' | '|' => 0.49,
        ';' | ':' | '(' | ')' | '[' | ']' | '!' | '-' | 'f' | 't' | 'r' => 0.66,
        'c' | 's' | 'z' | 'J' => 0.82,
        '0'..='9' => 1.0,
        'a' | 'e' | 'g' | 'k' | 'v' | 'x' | 'y' | 'E' | 'F' | 'L' | 'S' | 'T' => 0.98,
        'm' | 'M' | 'W' | '@' | '%' | '\u{2026}' => 1.76,
        'w' | 'A'..='Z' => 1.42,
        _ if letter.is_ascii() || letter.is_alphabetic() && (letter as u32) < 0x2e80 => 1.06,
        // Ideographs and signs are as wide as high.
        _ => 2.0,
    }
}

/// A note sized for its text.
pub fn sized_note(text: &str) -> rust_xlsxwriter::Note {
    let (width, height) = note_size(text);
    rust_xlsxwriter::Note::new(cut_to_note_length(text))
        .add_author_prefix(false)
        .set_width(width)
        .set_height(height)
}

/// Text cut to the length of a note, including Excel's prefix.
pub(super) fn cut_to_note_length(text: &str) -> Cow<'_, str> {
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
    fn a_row_is_as_high_as_its_wrapped_words() {
        // Four digits and a space fit twice into ten.
        for (text, width, height) in [
            ("1234 1234", 10.0, None),
            ("1234 1234 1234", 10.0, Some(30.0)),
            ("123456 123456 123456", 10.0, Some(45.0)),
            ("123456789012345678901", 10.0, Some(45.0)),
            ("one\ntwo", 10.0, Some(30.0)),
            ("", 10.0, None),
        ] {
            assert_eq!(text_row_height([(text, width)].into_iter()), height, "{text:?}");
        }
        let long = "word ".repeat(2_000);
        assert_eq!(text_row_height([(long.as_str(), 10.0)].into_iter()), Some(409.0));
    }

    #[test]
    fn what_is_too_long_is_cut_and_says_so() {
        let short = "\u{1f600}".repeat(10);
        assert_eq!(cut(&short, 20, "\u{2026}"), short);
        assert_eq!(cut(&short, 19, "\u{2026}"), format!("{}\u{2026}", "\u{1f600}".repeat(9)));
        let note = cut_to_note_length(&"x".repeat(LONGEST_TEXT)).into_owned();
        assert_eq!(note.encode_utf16().count(), LONGEST_NOTE);
        assert!(note.ends_with("x\u{2026} (cut here: a note holds no more)"));
    }
}
