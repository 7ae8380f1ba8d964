//! Texts of an xlsx workbook that its cells do not show: what is struck out within a cell, headers and
//! footers of printed pages, text boxes.

use std::collections::HashMap;

use memchr::memmem;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::layout::{attribute_text, entity_character};
use crate::address::parse_cell_address;
use crate::workbook_copy::StruckPart;

/// Tags within tags that a program writes; in deeper ones nothing is looked for.
const DEEPEST: usize = 64;

/// The texts of tags, of which a reader says where they stand.
struct TextReader<'a> {
    reader: Reader<&'a [u8]>,
    /// The tags that are open, by their names without a prefix.
    open: Vec<String>,
}

/// What stands next in a part.
enum Piece<'a> {
    Begin(BytesStart<'a>),
    Text(String),
    End(String),
}

impl<'a> TextReader<'a> {
    fn new(xml: &'a [u8]) -> TextReader<'a> {
        let mut reader = Reader::from_reader(xml);
        let config = reader.config_mut();
        config.check_end_names = false;
        config.allow_unmatched_ends = true;
        config.expand_empty_elements = true;
        TextReader { reader, open: Vec::new() }
    }

    fn is_in(&self, name: &str) -> bool {
        self.open.iter().any(|open| open == name)
    }
}

impl<'a> Iterator for TextReader<'a> {
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        loop {
            match self.reader.read_event() {
                Ok(Event::Start(_)) if self.open.len() == DEEPEST => return None,
                Ok(Event::Start(tag)) => {
                    self.open.push(tag.local_name().as_ref().to_string());
                    return Some(Piece::Begin(tag));
                }
                Ok(Event::Text(text)) => {
                    return Some(Piece::Text(text.xml10_content().to_string()));
                }
                Ok(Event::GeneralRef(reference)) => {
                    return Some(Piece::Text(entity_character(reference.as_ref()).to_string()));
                }
                Ok(Event::End(_)) => return Some(Piece::End(self.open.pop().unwrap_or_default())),
                Ok(Event::Eof) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

/// What is struck out in each shared text of which only a part is, by its number.
pub(super) fn struck_parts_of_shared_texts(xml: &[u8]) -> HashMap<usize, String> {
    let mut found: HashMap<usize, String> = HashMap::new();
    if memmem::find(xml, b"strike").is_none() {
        return found;
    }
    let (mut pieces, mut number, mut struck) = (TextReader::new(xml), 0, false);
    while let Some(piece) = pieces.next() {
        match piece {
            Piece::Begin(tag) => struck = is_struck(&tag, struck),
            Piece::Text(text) if struck && pieces.is_in("t") => {
                found.entry(number).or_default().push_str(&text);
            }
            Piece::Text(_) => {}
            Piece::End(name) => {
                number += usize::from(name == "si");
                struck &= name != "r";
            }
        }
    }
    found
}

/// Whether a run of text is struck out, of which a tag begins.
fn is_struck(tag: &BytesStart<'_>, before: bool) -> bool {
    match tag.local_name().as_ref() {
        "r" => false,
        "strike" => !matches!(attribute_text(tag, "val").as_deref(), Some("0" | "false")),
        _ => before,
    }
}

/// The cells of a sheet of whose texts a part is struck out, by row and column. `shared`: those of the shared
/// texts.
pub(super) fn struck_parts_of_cells(
    xml: &[u8],
    shared: &HashMap<usize, String>,
) -> Vec<StruckPart> {
    let mut found: Vec<StruckPart> = Vec::new();
    if shared.is_empty() && memmem::find(xml, b"strike").is_none() {
        return found;
    }
    let mut pieces = TextReader::new(xml);
    let (mut cell, mut is_shared, mut struck) = (None, false, false);
    let mut text = String::new();
    while let Some(piece) = pieces.next() {
        match piece {
            Piece::Begin(tag) if tag.local_name().as_ref() == "c" => {
                cell = attribute_text(&tag, "r").and_then(|at| parse_cell_address(&at));
                is_shared = attribute_text(&tag, "t").as_deref() == Some("s");
            }
            Piece::Begin(tag) => struck = is_struck(&tag, struck),
            Piece::Text(number) if is_shared && pieces.is_in("v") => {
                let part = number.trim().parse().ok().and_then(|number: usize| shared.get(&number));
                text.extend(part.map(String::as_str));
            }
            Piece::Text(own) if struck && pieces.is_in("is") => text.push_str(&own),
            Piece::Text(_) => {}
            Piece::End(name) => {
                struck &= name != "r";
                let part = std::mem::take(&mut text);
                match cell.filter(|_| name == "c" && !part.trim().is_empty()) {
                    Some((row, column)) => found.push(StruckPart { row, column, text: part }),
                    None => text = if name == "c" { String::new() } else { part },
                }
            }
        }
    }
    found.sort_by_key(|part| (part.row, part.column));
    found
}

/// The texts in the headers and footers of a sheet's pages, without what a program fills in.
pub(super) fn header_and_footer_texts(xml: &[u8]) -> Vec<String> {
    let Some(within) = memmem::find(xml, b"headerFooter") else { return Vec::new() };
    let begins = memchr::memrchr(b'<', &xml[..within]).unwrap_or(0);
    let mut pieces = TextReader::new(&xml[begins..]);
    let (mut text, mut found) = (String::new(), Vec::new());
    while let Some(piece) = pieces.next() {
        match piece {
            Piece::Text(own) if pieces.is_in("headerFooter") => text.push_str(&own),
            Piece::End(name) if name.ends_with("Header") || name.ends_with("Footer") => {
                found.extend(typed_texts_of_header(&std::mem::take(&mut text)));
            }
            _ => {}
        }
    }
    found.dedup();
    found
}

/// What somebody typed into the three parts of a header: `&L&"Arial,Bold"Abercwm&RPage &P` has
/// `Abercwm`.
fn typed_texts_of_header(header: &str) -> Vec<String> {
    /// The letters of a colour.
    const COLOUR: usize = 6;
    /// Words beside the number of a page: `Page &P of &N`.
    const MOST_OF_PAGES: usize = 2;
    let mut texts = vec![(String::new(), false)];
    let mut rest = header.chars().peekable();
    while let Some(letter) = rest.next() {
        let Some((text, counts_pages)) = texts.last_mut() else { break };
        if letter != '&' {
            text.push(letter);
            continue;
        }
        match rest.next() {
            Some('L' | 'C' | 'R') => texts.push((String::new(), false)),
            Some('&') => text.push('&'),
            Some('P' | 'N') => *counts_pages = true,
            Some('"') => while rest.next().is_some_and(|letter| letter != '"') {},
            // A colour
            Some('K') => {
                rest.nth(COLOUR - 1);
            }
            Some('0'..='9') => while rest.next_if(char::is_ascii_digit).is_some() {},
            _ => {}
        }
    }
    let words = |text: &str| text.split_whitespace().count();
    let told = texts.into_iter().filter(|(text, counts_pages)| {
        text.contains(char::is_alphanumeric) && !(*counts_pages && words(text) <= MOST_OF_PAGES)
    });
    told.map(|(text, _)| text.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// The texts of the boxes of a drawing.
pub(super) fn text_boxes(xml: &[u8]) -> Vec<String> {
    let (mut pieces, mut text, mut found) = (TextReader::new(xml), String::new(), Vec::new());
    while let Some(piece) = pieces.next() {
        match piece {
            Piece::Text(own) if pieces.is_in("txBody") && pieces.is_in("t") => text.push_str(&own),
            Piece::End(name) if name == "p" => text.push(' '),
            Piece::End(name) if name == "txBody" => {
                let own = std::mem::take(&mut text);
                found.push(own.split_whitespace().collect::<Vec<_>>().join(" "));
            }
            _ => {}
        }
    }
    found.retain(|text| text.contains(char::is_alphabetic));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_texts_that_are_struck_out_are_found_at_their_cells() {
        let shared = br#"<sst><si><t>plain</t></si><si><r><rPr><b/></rPr><t>Ann &amp; </t></r><r><rPr><strike/></rPr><t>Bo &amp; Cy</t></r><r><t> Di</t></r></si><si><r><rPr><strike val="0"/></rPr><t>no</t></r></si></sst>"#;
        let shared = struck_parts_of_shared_texts(shared);
        assert_eq!(shared.into_iter().collect::<Vec<_>>(), [(1, "Bo & Cy".to_string())]);
        let sheet = br#"<x:sheetData><x:row><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B2" t="s"><x:v>1</x:v></x:c><x:c r="C2"><x:v>1</x:v></x:c><x:c r="D2" t="inlineStr"><x:is><x:r><x:rPr><x:strike/></x:rPr><x:t>Eve</x:t></x:r><x:r><x:t> Flo</x:t></x:r></x:is></x:c></x:row></x:sheetData>"#;
        let shared = HashMap::from([(1, "Bo".to_string())]);
        let found = struck_parts_of_cells(sheet, &shared);
        let found: Vec<_> = found.iter().map(|one| (one.row, one.column, &*one.text)).collect();
        assert_eq!(found, [(1, 1, "Bo"), (1, 3, "Eve")]);
    }

    #[test]
    fn only_what_was_typed_into_headers_and_boxes_is_told() {
        for (header, texts) in [
            (
                "&amp;L&amp;\"Arial,Bold\"&amp;14Abercwm&amp;C&amp;D&amp;RPage &amp;P of &amp;N",
                vec!["Abercwm"],
            ),
            ("&amp;CA &amp;&amp; B club", vec!["A & B club"]),
            ("&amp;K01+000Winter Pairs, page &amp;P", vec!["Winter Pairs, page"]),
            ("&amp;F &amp;A &amp;D", vec![]),
            ("5 March 2024", vec!["5 March 2024"]),
        ] {
            let xml = format!(
                "<sheetData></sheetData><headerFooter><oddHeader>{header}</oddHeader></headerFooter>"
            );
            assert_eq!(header_and_footer_texts(xml.as_bytes()), texts, "{header}");
        }
        let drawing = b"<xdr:sp><xdr:txBody><a:p><a:r><a:t>Ash &amp; Elm</a:t></a:r></a:p><a:p><a:r><a:t>fined</a:t></a:r></a:p></xdr:txBody></xdr:sp><xdr:pic><a:t>x</a:t></xdr:pic>";
        assert_eq!(text_boxes(drawing), ["Ash & Elm fined"]);
        let deep = format!("<txBody>{}<t>Ash</t>", "<p>".repeat(DEEPEST));
        assert_eq!(text_boxes(deep.as_bytes()), [""; 0]);
    }
}
