//! Bytes to lines: encodings and line ends. Programs write UTF-8 or a Western code page, whatever
//! line end they like, and name neither.

use std::borrow::Cow;

use encoding_rs::{Encoding, WINDOWS_1252};

/// The text of a file, and whether it was read as Windows-1252. The format names no encoding;
/// programs write UTF-8 and Western European code pages.
pub(super) fn decode_text(bytes: &[u8]) -> (Cow<'_, str>, bool) {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return (encoding.decode_without_bom_handling(&bytes[mark..]).0, false);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => (Cow::Borrowed(text), false),
        Err(_) => (WINDOWS_1252.decode_without_bom_handling(bytes).0, true),
    }
}

/// The lines of a text with numbers from 1. They end with CR, as the format requires, with LF, or
/// both.
pub(super) fn numbered_lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    let mut rest = Some(text);
    let lines = std::iter::from_fn(move || {
        let text = rest?;
        let Some(end) = text.bytes().position(|byte| matches!(byte, b'\r' | b'\n')) else {
            rest = None;
            return Some(text);
        };
        let both = text.as_bytes()[end..].starts_with(b"\r\n");
        rest = Some(&text[end + if both { 2 } else { 1 }..]);
        Some(&text[..end])
    });
    (1..).zip(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_end_a_line_is_known() {
        let read = |text: &'static str| numbered_lines(text).collect::<Vec<_>>();
        for text in ["a\nb\n", "a\rb\r", "a\r\nb\r\n"] {
            assert_eq!(read(text), [(1, "a"), (2, "b"), (3, "")], "{text:?}");
        }
        assert_eq!(read("a\r\n\r\nb"), [(1, "a"), (2, ""), (3, "b")]);
        assert_eq!(read(""), [(1, "")]);
    }

    #[test]
    fn text_that_is_not_utf_8_is_western_european() {
        assert_eq!(decode_text("Siân".as_bytes()), ("Siân".into(), false));
        assert_eq!(decode_text(b"Si\xe2n"), ("Siân".into(), true));
        assert_eq!(decode_text("\u{feff}Siân".as_bytes()), ("Siân".into(), false));
    }
}
