//! Pictures that a user gives: a crest, a signature. Files are PNG, JPEG or SVG; what is damaged,
//! too large, or would look different elsewhere (texts, scripts, links) is refused with the reason.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use crate::error::PaperError;

/// A larger file is refused.
const MOST_BYTES: usize = 4 << 20;
/// A picture with more pixels on a side is refused.
const MOST_PIXELS: u32 = 8_000;
/// Elements of a drawing do not stand deeper.
const DEEPEST: usize = 64;

/// A picture that a user gave, as its bytes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Picture {
    kind: PictureFormat,
    bytes: Vec<u8>,
}

/// The format of a picture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PictureFormat {
    Png,
    Jpeg,
    /// SVG without texts and without anything outside of it.
    Svg,
}

impl Picture {
    /// Reads a picture, told by its content.
    ///
    /// # Errors
    ///
    /// If it is none of the formats, damaged or too large, or a drawing with texts (their fonts
    /// are not embedded), scripts or links to other files.
    pub fn read(bytes: Vec<u8>) -> Result<Picture, PaperError> {
        if bytes.len() > MOST_BYTES {
            return fault(&format!("it has more than {} MB", MOST_BYTES >> 20));
        }
        let (kind, size) = if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            (PictureFormat::Png, size_of_png(&bytes)?)
        } else if bytes.starts_with(b"\xff\xd8\xff") {
            (PictureFormat::Jpeg, size_of_jpeg(&bytes)?)
        } else {
            let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
            match std::str::from_utf8(text) {
                Ok(text) if text.trim_start().starts_with('<') => check_drawing(text)?,
                _ => return fault("it is not a PNG, JPEG or SVG"),
            }
            (PictureFormat::Svg, (1, 1))
        };
        let (width, height) = size;
        if width == 0 || height == 0 {
            return fault("it has no pixels");
        }
        if width.max(height) > MOST_PIXELS {
            return fault(&format!(
                "it has {width} by {height} pixels, and {MOST_PIXELS} a side are the most"
            ));
        }
        Ok(Picture { kind, bytes })
    }

    /// The format of the picture.
    pub fn format(&self) -> PictureFormat {
        self.kind
    }

    /// As an address that contains it.
    pub fn to_data_uri(&self) -> String {
        let kind = match self.kind {
            PictureFormat::Png => "png",
            PictureFormat::Jpeg => "jpeg",
            PictureFormat::Svg => "svg+xml",
        };
        format!("data:image/{kind};base64,{}", STANDARD.encode(&self.bytes))
    }
}

fn fault<T>(why: &str) -> Result<T, PaperError> {
    Err(PaperError(why.to_string()))
}

/// Width and height of a PNG whose chunks are complete.
fn size_of_png(bytes: &[u8]) -> Result<(u32, u32), PaperError> {
    let number = |at: usize| -> Option<u32> {
        Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
    };
    let size = match (bytes.get(12..16), number(16), number(20)) {
        (Some(b"IHDR"), Some(width), Some(height)) => (width, height),
        _ => return fault("it is a damaged PNG"),
    };
    let (mut at, mut has_data) = (8, false);
    while let Some(length) = number(at) {
        let Some(kind) = bytes.get(at + 4..at + 8) else { break };
        let next = at.saturating_add(12).saturating_add(length as usize);
        if next > bytes.len() {
            break;
        }
        match kind {
            b"IDAT" => has_data = true,
            b"IEND" if has_data => return Ok(size),
            _ => {}
        }
        at = next;
    }
    fault("it is a damaged PNG: its end is missing")
}

/// Width and height of a JPEG with an end.
fn size_of_jpeg(bytes: &[u8]) -> Result<(u32, u32), PaperError> {
    let damaged = "it is a damaged JPEG";
    let mut at = 2;
    let mut size = None;
    while let Some([0xff, kind, long, short]) = bytes.get(at..at + 4) {
        let length = usize::from(u16::from_be_bytes([*long, *short]));
        // A start of frame; three codes of its range mean other things.
        if matches!(kind, 0xc0..=0xcf) && !matches!(kind, 0xc4 | 0xc8 | 0xcc) {
            let Some([h1, h2, w1, w2]) = bytes.get(at + 5..at + 9) else { return fault(damaged) };
            let whole = |one, two| u32::from(u16::from_be_bytes([one, two]));
            size = Some((whole(*w1, *w2), whole(*h1, *h2)));
        }
        if *kind == 0xda {
            break;
        }
        at += 2 + length;
    }
    let ends = bytes.windows(2).rev().take(4_096).any(|pair| pair == [0xff, 0xd9]);
    match size {
        Some(size) if ends => Ok(size),
        Some(_) => fault("it is a damaged JPEG: its end is missing"),
        None => fault(damaged),
    }
}

/// Refuses a drawing that would not look the same everywhere.
fn check_drawing(text: &str) -> Result<(), PaperError> {
    let mut reader = Reader::from_str(text);
    let (mut depth, mut roots) = (0usize, 0);
    loop {
        let event =
            reader.read_event().map_err(|why| PaperError(format!("it is a damaged SVG: {why}")))?;
        match &event {
            Event::Start(tag) | Event::Empty(tag) => {
                check_element(tag, depth)?;
                roots += usize::from(depth == 0);
                depth += usize::from(matches!(event, Event::Start(_)));
            }
            Event::End(_) => depth = depth.saturating_sub(1),
            Event::DocType(declared) if declared.to_ascii_uppercase().contains("<!ENTITY") => {
                return fault("it declares entities of its own");
            }
            Event::Eof => break,
            _ => {}
        }
    }
    if depth > 0 || roots != 1 { fault("it is a damaged SVG") } else { Ok(()) }
}

fn check_element(tag: &BytesStart<'_>, depth: usize) -> Result<(), PaperError> {
    let name = tag.local_name();
    let name: &str = name.as_ref();
    if depth == 0 && name != "svg" {
        return fault("it is not a PNG, JPEG or SVG");
    }
    if depth > DEEPEST {
        return fault(&format!("its elements stand more than {DEEPEST} deep"));
    }
    if matches!(name, "text" | "foreignObject" | "script") {
        return fault(&format!("it has the element <{name}>; turn texts into paths"));
    }
    for attribute in tag.attributes() {
        let attribute =
            attribute.map_err(|why| PaperError(format!("it is a damaged SVG: {why}")))?;
        let value = attribute.normalized_value(XmlVersion::Implicit1_0);
        let value = value.map_err(|why| PaperError(format!("it is a damaged SVG: {why}")))?;
        let is_link = attribute.key.as_ref().ends_with("href");
        let draws = matches!(name, "image" | "use" | "feImage");
        if is_link && draws && !value.starts_with('#') && !value.starts_with("data:") {
            return fault(&format!("it needs the file {value}"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One white pixel, as any program writes it.
    const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0:~\x9bU\0\0\0\nIDATx\x9cc\xf8\x0f\0\x01\x01\x01\0\x1b\xb6\xeeV\0\0\0\0IEND\xaeB`\x82";
    const JPEG: &[u8] = b"\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x0b\x08\0\x10\0\x20\x01\x01\x11\0\xff\xda\0\x02\0\xff\xd9";

    #[test]
    fn pictures_are_told_by_their_content() {
        let svg =
            b"\xef\xbb\xbf<?xml version='1.0'?>\n<svg viewBox='0 0 9 9'><use href='#a'/></svg>";
        for (bytes, kind) in
            [(PNG, PictureFormat::Png), (JPEG, PictureFormat::Jpeg), (svg, PictureFormat::Svg)]
        {
            assert_eq!(Picture::read(bytes.to_vec()).map(|picture| picture.format()), Ok(kind));
        }
        assert_eq!(size_of_jpeg(JPEG), Ok((32, 16)));
        let uri = Picture::read(PNG.to_vec()).unwrap().to_data_uri();
        assert!(uri.starts_with("data:image/png;base64,iVBORw0KGgo"), "{uri}");
    }

    #[test]
    fn what_cannot_be_drawn_is_refused() {
        let mut huge = PNG.to_vec();
        huge[16] = 1;
        for (bytes, told) in [
            (b"".as_slice(), "not a PNG"),
            (b"GIF89a", "not a PNG"),
            (&PNG[..40], "end is missing"),
            (&PNG[..20], "damaged PNG"),
            (&JPEG[..JPEG.len() - 2], "end is missing"),
            (&JPEG[..8], "damaged JPEG"),
            (&huge, "pixels"),
            (&[b' '; MOST_BYTES + 1], "4 MB"),
            (b"<html/>", "not a PNG"),
            (b"<svg><text/></svg>", "paths"),
            (b"<svg><script/></svg>", "script"),
            (b"<svg><image xlink:href='file:///etc/passwd'/></svg>", "/etc/passwd"),
            (b"<svg><g></svg>", "damaged SVG"),
            (b"<svg/><svg/>", "damaged SVG"),
            (b"<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", "entities"),
        ] {
            let why = Picture::read(bytes.to_vec()).unwrap_err();
            assert!(why.0.contains(told), "{told}: {why}");
        }
    }
}
