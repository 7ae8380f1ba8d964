//! Faults in xlsx parts that would fail inside calamine 0.38; they are renamed before it reads them
//! (`docs/upstream/calamine-references.md`).
//!
//! An address with too many letters or digits overflows there, as does a dimension that ends before
//! it begins. The counts of shared formulas and texts are trusted for allocations, which can abort
//! the program. Renaming an invalid part in place keeps every other cell readable.

use memchr::{memchr, memchr_iter, memmem};

/// The most letters or digits of an address that fit calamine's integers.
const MOST_LETTERS: usize = 6;
const MOST_DIGITS: usize = 9;
/// The highest number of a shared formula.
const MOST_SHARED: usize = 1 << 17;

/// The replacement of a byte in a part.
type Patch = (usize, u8);

/// The faults of a part.
#[derive(Debug, Default, PartialEq)]
pub(super) struct PartFaults {
    patches: Vec<Patch>,
    /// The first fault in words; `None` if nothing of value is lost.
    pub why: Option<String>,
}

impl PartFaults {
    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.patches.is_empty()
    }

    /// Applies the replacements to the part.
    pub(super) fn repair_part(&self, part: &mut [u8]) {
        for (at, byte) in &self.patches {
            part[*at] = *byte;
        }
    }
}

/// The faults of a sheet's XML, or of a piece that begins between two tags.
pub(super) fn find_sheet_xml_faults(xml: &[u8]) -> PartFaults {
    let mut faults = PartFaults::default();
    for open in memchr_iter(b'<', xml) {
        let begins = open + 1;
        // Most tags are values and end tags.
        if !matches!(xml.get(begins), Some(b'a'..=b'z' | b'A'..=b'Z' | b'_')) {
            continue;
        }
        let ends = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'/' | b'>');
        let Some(length) = xml[begins..].iter().position(ends) else { break };
        let name = &xml[begins..begins + length];
        let name = name.rsplit(|byte| *byte == b':').next().unwrap_or_default();
        let tag = Tag { xml, name_ends: begins + length };
        match name {
            b"c" => tag.check_address(&mut faults),
            b"row" => tag.check_row(&mut faults),
            b"dimension" => tag.check_dimension(&mut faults),
            b"f" => tag.check_formula(&mut faults),
            _ => {}
        }
    }
    faults
}

/// The faults of the shared texts, or of their beginning; `bytes` is the size of all of them.
pub(super) fn find_shared_text_faults(xml: &[u8], bytes: usize) -> PartFaults {
    // No text is shorter than its tag.
    const SHORTEST: usize = "<si/>".len();
    let mut faults = PartFaults::default();
    for at in memmem::find_iter(xml, b"sst") {
        let begins_tag = at.checked_sub(1).is_some_and(|at| b"<:".contains(&xml[at]));
        let tag = Tag { xml, name_ends: at + 3 };
        let Some(count) = tag.value("uniqueCount").filter(|_| begins_tag) else { continue };
        let digits = &xml[count.clone()];
        let number = std::str::from_utf8(digits).ok().and_then(|digits| digits.parse().ok());
        if number.is_none_or(|number: usize| number > bytes / SHORTEST) {
            faults.patches.extend(count.map(|at| (at, b'0')));
        }
    }
    faults
}

/// A tag, by the end of its name.
struct Tag<'a> {
    xml: &'a [u8],
    name_ends: usize,
}

impl Tag<'_> {
    /// The range of an attribute's value, as calamine finds it.
    fn value(&self, wanted: &str) -> Option<std::ops::Range<usize>> {
        let mut at = self.name_ends;
        loop {
            at += self.xml[at..].iter().position(|byte| !byte.is_ascii_whitespace())?;
            if matches!(self.xml[at], b'>' | b'/') {
                return None;
            }
            let equals = at + memchr(b'=', &self.xml[at..])?;
            let key = self.xml[at..equals].trim_ascii_end();
            let after = equals + 1;
            let quote = after + self.xml[after..].iter().position(|b| !b.is_ascii_whitespace())?;
            let kind = *self.xml.get(quote).filter(|byte| matches!(byte, b'"' | b'\''))?;
            let end = quote + 1 + memchr(kind, &self.xml[quote + 1..])?;
            if key == wanted.as_bytes() {
                return Some(quote + 1..end);
            }
            at = end + 1;
        }
    }

    fn text(&self, wanted: &str) -> Option<&str> {
        std::str::from_utf8(&self.xml[self.value(wanted)?]).ok()
    }

    /// Renames the tag, so that calamine skips it.
    fn rename(&self, faults: &mut PartFaults, why: Option<String>) {
        faults.patches.push((self.name_ends - 1, b'z'));
        faults.why = faults.why.take().or(why);
    }

    fn check_address(&self, faults: &mut PartFaults) {
        let Some(address) = self.text("r") else { return };
        if place(address).is_none() {
            let why = format!("no cell has the address \u{201c}{}\u{201d}", short(address));
            self.rename(faults, Some(why));
        }
    }

    fn check_row(&self, faults: &mut PartFaults) {
        let Some(row) = self.text("r") else { return };
        if place(row).is_none() {
            let why = format!("no row has the number \u{201c}{}\u{201d}", short(row));
            self.rename(faults, Some(why));
        }
    }

    fn check_dimension(&self, faults: &mut PartFaults) {
        if !self.text("ref").is_some_and(is_area) {
            // The cells say the same.
            self.rename(faults, None);
        }
    }

    fn check_formula(&self, faults: &mut PartFaults) {
        if self.text("t") != Some("shared") {
            return;
        }
        let sound = |number: &str| number.parse::<usize>().is_ok_and(|si| si <= MOST_SHARED);
        let bad = [
            ("si", !self.text("si").is_none_or(sound)),
            ("ref", !self.text("ref").is_none_or(is_area)),
        ];
        for (key, _) in bad.into_iter().filter(|(_, bad)| *bad) {
            let Some(value) = self.value(key) else { continue };
            // Renames the attribute by the name before this value.
            let name = memmem::rfind(&self.xml[self.name_ends..value.start], key.as_bytes());
            faults.patches.extend(name.map(|at| (self.name_ends + at, b'z')));
            let why = || "a formula says that it is shared, but not with which".to_string();
            faults.why.get_or_insert_with(why);
        }
    }
}

/// The column, if any, and the row of an address, both from 1; `None` if calamine does not read it.
fn place(address: &str) -> Option<(u64, u64)> {
    let digits = address.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let letters = &address[..address.len() - digits.len()];
    let sound = letters.len() <= MOST_LETTERS
        && (1..=MOST_DIGITS).contains(&digits.len())
        && digits.bytes().all(|byte| byte.is_ascii_digit());
    let row = digits.parse().ok().filter(|row| sound && *row > 0)?;
    let column = letters
        .bytes()
        .fold(0, |column, letter| column * 26 + u64::from(letter.to_ascii_uppercase() - b'A') + 1);
    Some((column, row))
}

/// Whether a text is a cell, or an area with corners in order.
fn is_area(text: &str) -> bool {
    let (first, last) = text.split_once(':').unwrap_or((text, text));
    match (place(first), place(last)) {
        (Some(first), Some(last)) => first.0 > 0 && first.0 <= last.0 && first.1 <= last.1,
        _ => false,
    }
}

/// The beginning of a text of any length.
fn short(text: &str) -> String {
    const LONGEST: usize = 20;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}\u{2026}", &text[..end]),
        None => text.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mended(xml: &str) -> (String, Option<String>) {
        let faults = find_sheet_xml_faults(xml.as_bytes());
        let mut bytes = xml.as_bytes().to_vec();
        faults.repair_part(&mut bytes);
        (String::from_utf8_lossy(&bytes).into_owned(), faults.why)
    }

    #[test]
    fn a_sound_sheet_stays_as_it_is() {
        let xml = "<x:worksheet><x:dimension ref=\"A1:XFD1048576\"/><sheetData><row r = '7' ht=\"3\">\
                   <c r=\"A7\" s=\"1\"/><c><f t=\"shared\" si=\"0\" ref=\"A1:A2\">B1</f></c></row></sheetData>\
                   <col min=\"1\"/><c t=\"e\" r='b9'/><f t=\"array\" ref=\"none\"/></x:worksheet>";
        assert_eq!(mended(xml), (xml.to_string(), None));
    }

    #[test]
    fn addresses_that_are_none_are_taken_out() {
        for (xml, mended_xml, why) in [
            (
                "<c r=\"AAAAAAA1\">",
                "<z r=\"AAAAAAA1\">",
                "no cell has the address \u{201c}AAAAAAA1\u{201d}",
            ),
            ("<x:c s='>' r = 'A12345678901'/>", "<x:z s='>' r = 'A12345678901'/>", "A12345678901"),
            ("<c r=\"A0\">", "<z r=\"A0\">", "A0"),
            ("<c r=\"A-1\">", "<z r=\"A-1\">", "A-1"),
            ("<row r=\"99999999999\">", "<roz r=\"99999999999\">", "no row has the number"),
            (
                "<f t=\"shared\" si=\"4294967296\"/>",
                "<f t=\"shared\" zi=\"4294967296\"/>",
                "shared",
            ),
            (
                "<f ref=\"B2:A1\" t=\"shared\" si=\"1\"/>",
                "<f zef=\"B2:A1\" t=\"shared\" si=\"1\"/>",
                "shared",
            ),
        ] {
            let (found, told) = mended(xml);
            assert_eq!(found, mended_xml);
            assert!(told.is_some_and(|told| told.contains(why)), "{xml}");
        }
        for dimension in ["B5:A1", "", "AAAAAAAAAAAA1:B2", "A1:B2:C3"] {
            let (found, told) = mended(&format!("<dimension ref=\"{dimension}\"/>"));
            assert_eq!((found, told), (format!("<dimensioz ref=\"{dimension}\"/>"), None));
        }
    }

    #[test]
    fn a_tag_that_is_cut_off_is_passed_over() {
        for xml in
            ["<", "<c", "<c r", "<c r=", "<c r=\"", "<c r=\"AAAAAAAAAA1", "<f t=\"shared\" si"]
        {
            assert!(find_sheet_xml_faults(xml.as_bytes()).is_empty(), "{xml}");
        }
    }

    #[test]
    fn more_texts_than_there_is_room_for_are_none() {
        let mended = |xml: &str| {
            let mut bytes = xml.as_bytes().to_vec();
            find_shared_text_faults(&bytes, bytes.len()).repair_part(&mut bytes);
            String::from_utf8_lossy(&bytes).into_owned()
        };
        let sound = "<x:sst count=\"2\" uniqueCount=\"2\"><si><t>a</t></si><si/></x:sst>";
        assert_eq!(mended(sound), sound);
        let huge = "<sst uniqueCount = '99999999999'><si/></sst>";
        assert_eq!(mended(huge), "<sst uniqueCount = '00000000000'><si/></sst>");
    }
}
