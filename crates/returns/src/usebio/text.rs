//! Decodes a USEBIO file.
//!
//! Scoring programs write UTF-8, Latin-1, Windows code pages and UTF-16. The declared encoding is
//! used; text that does not fit it is refused, so that no name is misread.

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};

use model::problem::ProblemDetail;

use super::problems;

/// Bytes from the start that can hold the XML declaration.
const DECLARATION: usize = 256;

/// The text of a file without its byte order mark, or why it cannot be read.
pub(super) fn decode_usebio(bytes: &[u8]) -> Result<Cow<'_, str>, ProblemDetail> {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes).or_else(|| without_mark(bytes)) {
        return decoded(&bytes[mark..], encoding, encoding.name());
    }
    let Some(label) = declared(bytes) else {
        return decoded(bytes, UTF_8, "UTF-8");
    };
    let known = Encoding::for_label(label.as_bytes()).filter(|known| known.is_ascii_compatible());
    let Some(encoding) = known else {
        let why = format!("it claims to be \u{201c}{label}\u{201d} text, but is not");
        return Err(problems::UsebioEncoding { why }.into());
    };
    // Many programs declare a code page and write UTF-8. Code-page text is almost never valid
    // UTF-8 by chance.
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(Cow::Borrowed(text)),
        Err(_) => decoded(bytes, encoding, &label),
    }
}

/// The bytes of a changed text of a file, in the encoding and with the mark of that file.
pub(super) fn encode_usebio(text: &str, file: &[u8]) -> Vec<u8> {
    let marked = Encoding::for_bom(file).or_else(|| without_mark(file));
    let (encoding, mark) = match (marked, declared(file)) {
        (Some(found), _) => found,
        (None, Some(label)) if std::str::from_utf8(file).is_err() => {
            (Encoding::for_label(label.as_bytes()).unwrap_or(UTF_8), 0)
        }
        (None, _) => (UTF_8, 0),
    };
    let mut bytes = file[..mark].to_vec();
    if encoding == UTF_16LE {
        bytes.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
    } else if encoding == UTF_16BE {
        bytes.extend(text.encode_utf16().flat_map(u16::to_be_bytes));
    } else {
        bytes.extend_from_slice(&encoding.encode(text).0);
    }
    bytes
}

/// The first characters of a file, even if the rest is invalid.
pub(super) fn decode_usebio_beginning(bytes: &[u8]) -> Cow<'_, str> {
    let (encoding, mark) =
        Encoding::for_bom(bytes).or_else(|| without_mark(bytes)).unwrap_or((UTF_8, 0));
    encoding.decode_without_bom_handling(&bytes[mark..]).0
}

/// Detects UTF-16 without a byte order mark.
fn without_mark(bytes: &[u8]) -> Option<(&'static Encoding, usize)> {
    match bytes {
        [b'<', 0, ..] => Some((UTF_16LE, 0)),
        [0, b'<', ..] => Some((UTF_16BE, 0)),
        _ => None,
    }
}

/// The encoding that the XML declaration names.
fn declared(bytes: &[u8]) -> Option<String> {
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(DECLARATION)]).into_owned();
    let declaration = start.trim_start().strip_prefix("<?xml")?.split_once("?>")?.0;
    let value = declaration.split_once("encoding")?.1.trim_start().strip_prefix('=')?.trim_start();
    let quote = value.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
    Some(value[1..].split_once(quote)?.0.to_string())
}

fn decoded<'a>(
    bytes: &'a [u8],
    encoding: &'static Encoding,
    name: &str,
) -> Result<Cow<'a, str>, ProblemDetail> {
    encoding.decode_without_bom_handling_and_without_replacement(bytes).ok_or_else(|| {
        let sound = std::str::from_utf8(bytes).map_or_else(|why| why.valid_up_to(), str::len);
        let place = if encoding == UTF_8 {
            format!(" in line {}", 1 + memchr::memchr_iter(b'\n', &bytes[..sound]).count())
        } else {
            String::new()
        };
        problems::UsebioEncoding { why: format!("its text is not {name}{place}") }.into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_says_of_itself_is_honoured() {
        let latin = b"<?xml version='1.0' encoding='ISO-8859-1'?><A>Si\xe2n</A>";
        assert!(decode_usebio(latin).is_ok_and(|text| text.contains("Siân")));
        let windows = b"<?xml version=\"1.0\" encoding=\"windows-1252\"?><A>O\x92Dea</A>";
        assert!(decode_usebio(windows).is_ok_and(|text| text.contains("O\u{2019}Dea")));
        let utf8 = "<?xml version='1.0' encoding='ISO-8859-1'?><A>Siân</A>";
        assert!(decode_usebio(utf8.as_bytes()).is_ok_and(|text| text.contains("Siân")));
        let wide: Vec<u8> =
            "\u{feff}<A>Siân</A>".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert!(decode_usebio(&wide).is_ok_and(|text| text == "<A>Siân</A>"));
        assert!(decode_usebio("\u{feff}<A/>".as_bytes()).is_ok_and(|text| text == "<A/>"));
        let big: Vec<u8> =
            "\u{feff}<A>Siân</A>".encode_utf16().flat_map(u16::to_be_bytes).collect();
        let marked = "\u{feff}<A>Siân</A>".as_bytes();
        for file in [&latin[..], windows, utf8.as_bytes(), &wide, &wide[2..], &big, marked] {
            let text = decode_usebio(file).unwrap_or_default();
            assert_eq!(encode_usebio(&text, file), file, "{text}");
        }
    }

    #[test]
    fn text_in_no_known_encoding_is_refused() {
        for bytes in [
            &b"<A>Si\xe2n</A>"[..],
            b"<?xml version='1.0' encoding='UTF-16'?><A/>",
            b"<?xml version='1.0' encoding='klingon'?><A/>",
            b"<?xml version='1.0' encoding='ISO-2022-JP'?><A/>",
            b"\xff\xfe<\0A\0>\0\0\xd8",
        ] {
            assert!(
                matches!(decode_usebio(bytes), Err(wrong) if wrong.is_of_kind::<problems::UsebioEncoding>()),
                "{bytes:?}"
            );
        }
    }
}
