//! XML parts as text: UTF-8, or UTF-16 as XML allows it too.

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE};

/// How a part stores its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TextEncoding {
    /// Its encoding: `None` for UTF-8.
    wide: Option<Wide>,
    /// Whether a byte order mark begins it.
    marked: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wide {
    Little,
    Big,
}

impl TextEncoding {
    /// UTF-8 without a byte order mark.
    pub(crate) const PLAIN_UTF8: TextEncoding = TextEncoding { wide: None, marked: false };

    /// How XML is stored that begins with some bytes.
    pub(crate) fn detect(bytes: &[u8]) -> TextEncoding {
        let (wide, marked) = match bytes {
            [0xff, 0xfe, ..] => (Some(Wide::Little), true),
            [0xfe, 0xff, ..] => (Some(Wide::Big), true),
            [b'<', 0, ..] => (Some(Wide::Little), false),
            [0, b'<', ..] => (Some(Wide::Big), false),
            _ => (None, bytes.starts_with(b"\xef\xbb\xbf")),
        };
        TextEncoding { wide, marked }
    }

    /// Whether it is UTF-16.
    pub(crate) fn is_utf16(self) -> bool {
        self.wide.is_some()
    }

    /// The text without its byte order mark; `None` if it is not in that encoding.
    pub(crate) fn decode(self, bytes: &[u8]) -> Option<String> {
        let mark = match (self.marked, self.wide) {
            (false, _) => 0,
            (true, None) => 3,
            (true, Some(_)) => 2,
        };
        let bytes = bytes.get(mark..)?;
        let by = |encoding: &'static Encoding| {
            let (text, wrong) = encoding.decode_without_bom_handling(bytes);
            (!wrong).then(|| text.into_owned())
        };
        match self.wide {
            None => std::str::from_utf8(bytes).ok().map(String::from),
            Some(Wide::Little) => by(UTF_16LE),
            Some(Wide::Big) => by(UTF_16BE),
        }
    }

    /// The bytes of a text, stored in the same way.
    pub(crate) fn encode(self, text: &str) -> Vec<u8> {
        let mark = if self.marked { "\u{feff}" } else { "" };
        let units = || mark.encode_utf16().chain(text.encode_utf16());
        match self.wide {
            None => [mark.as_bytes(), text.as_bytes()].concat(),
            Some(Wide::Little) => units().flat_map(u16::to_le_bytes).collect(),
            Some(Wide::Big) => units().flat_map(u16::to_be_bytes).collect(),
        }
    }
}

/// UTF-16 XML as UTF-8, with its declaration; `None` if it is no valid UTF-16.
pub(crate) fn utf16_xml_to_utf8(bytes: &[u8]) -> Option<String> {
    let text = TextEncoding::detect(bytes).decode(bytes)?;
    let end = text.find("?>").filter(|_| text.starts_with("<?xml")).unwrap_or(0);
    let (declaration, rest) = text.split_at(end);
    let kept = declaration.replace("UTF-16", "UTF-8").replace("utf-16", "utf-8");
    Some(format!("{kept}{rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_encoding_of_xml_goes_round() {
        let text = "<a>\u{1f600}\u{e9}</a>";
        for (bytes, wide) in [
            (text.as_bytes().to_vec(), false),
            ([b"\xef\xbb\xbf", text.as_bytes()].concat(), false),
            (text.encode_utf16().flat_map(u16::to_le_bytes).collect(), true),
            (text.encode_utf16().flat_map(u16::to_be_bytes).collect(), true),
            (format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect(), true),
            (format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_be_bytes).collect(), true),
        ] {
            let stored = TextEncoding::detect(&bytes);
            assert_eq!(stored.is_utf16(), wide);
            assert_eq!(stored.decode(&bytes).as_deref(), Some(text));
            assert_eq!(stored.encode(text), bytes);
        }
        assert_eq!(TextEncoding::PLAIN_UTF8.decode(b"\xff"), None);
        assert_eq!(TextEncoding::detect(b"\xff\xfe\x00\xd8").decode(b"\xff\xfe\x00\xd8"), None);
    }

    #[test]
    fn a_narrowed_declaration_names_its_encoding() {
        let wide = TextEncoding::detect(b"\xff\xfe")
            .encode("<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>");
        let narrow = utf16_xml_to_utf8(&wide).unwrap_or_default();
        assert_eq!(narrow, "<?xml version=\"1.0\" encoding=\"UTF-8\"?><a/>");
    }
}
