//! The numbers of formats and days in sheets that this crate wrote, as a package counts them.

use std::fmt::Write as _;
use std::io::{self, Write};

use crate::write::stored_number_text;

/// Days between the two calendars of spreadsheets.
pub(super) const DAYS_TO_1904: i32 = 1_462;

/// How the numbers of a new workbook's sheets become those of a package.
#[derive(Debug)]
pub(super) struct StyleRenumbering {
    /// The formats of the package by those of the new workbook.
    pub formats: Vec<u32>,
    /// Whether a format of the new workbook shows days that the package counts from 1904.
    pub moved: Vec<bool>,
}

impl StyleRenumbering {
    /// Writes sheets on with the numbers of the package. The last tag must be followed by a flush.
    pub(super) fn renumbering_writer<'o>(
        &'o self,
        out: &'o mut dyn Write,
    ) -> RenumberingWriter<'o> {
        RenumberingWriter {
            looks: self,
            out,
            pending: Vec::new(),
            done: String::new(),
            days: Days::None,
        }
    }
}

/// Whether the value of the current cell is a day to move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Days {
    None,
    /// In a cell of days.
    Cell,
    Value,
}

/// Writes a sheet on, tag by tag.
pub(super) struct RenumberingWriter<'o> {
    looks: &'o StyleRenumbering,
    out: &'o mut dyn Write,
    /// What follows the last whole tag.
    pending: Vec<u8>,
    /// A piece with new numbers.
    done: String,
    days: Days,
}

impl Write for RenumberingWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match memchr::memrchr(b'>', bytes) {
            Some(last) => {
                self.pending.extend_from_slice(&bytes[..=last]);
                self.pass_on()?;
                self.pending.extend_from_slice(&bytes[last + 1..]);
            }
            None => self.pending.extend_from_slice(bytes),
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.pass_on()?;
        self.out.flush()
    }
}

impl RenumberingWriter<'_> {
    fn pass_on(&mut self) -> io::Result<()> {
        let piece = std::mem::take(&mut self.pending);
        let text = std::str::from_utf8(&piece).map_err(io::Error::other)?;
        self.done.clear();
        let bytes = text.as_bytes();
        let (mut begin, mut from) = (0, 0);
        while let Some(at) = memchr::memchr(b'<', &bytes[from..]).map(|at| from + at) {
            // Most tags and texts are written on as they are.
            if self.days == Days::None && !matches!(bytes.get(at + 1), Some(b'c' | b'r')) {
                from = at + 1;
                continue;
            }
            self.text(&text[begin..at]);
            let end = memchr::memchr(b'>', &bytes[at..]).map_or(bytes.len(), |end| at + end + 1);
            self.tag(&text[at..end]);
            (begin, from) = (end, end);
        }
        self.text(&text[begin..]);
        self.out.write_all(self.done.as_bytes())?;
        self.pending = piece;
        self.pending.clear();
        Ok(())
    }

    /// Writes the text between two tags on.
    fn text(&mut self, text: &str) {
        let day = if self.days == Days::Value { text.parse::<f64>().ok() } else { None };
        match day {
            Some(day) => self.done.push_str(&stored_number_text(day - f64::from(DAYS_TO_1904))),
            None => self.done.push_str(text),
        }
    }

    fn tag(&mut self, tag: &str) {
        let cell = tag == "<c>" || tag.starts_with("<c ");
        self.days = match self.days {
            _ if cell => Days::None,
            Days::Cell if tag == "<v>" => Days::Value,
            Days::Value => Days::None,
            days => days,
        };
        let key = match cell || tag.starts_with("<row ") {
            true => " s=\"",
            false if tag.starts_with("<col ") => " style=\"",
            false => return self.done.push_str(tag),
        };
        let mut spaces = memchr::memchr_iter(b' ', tag.as_bytes());
        let at = spaces.find(|at| tag[*at..].starts_with(key)).map(|at| at + key.len());
        let styled = at.and_then(|at| {
            let end = at + memchr::memchr(b'"', &tag.as_bytes()[at..])?;
            let old: usize = tag[at..end].parse().ok()?;
            Some((at, end, old, *self.looks.formats.get(old)?))
        });
        let Some((at, end, old, new)) = styled else { return self.done.push_str(tag) };
        if cell && self.looks.moved.get(old) == Some(&true) {
            self.days = Days::Cell;
        }
        self.done.push_str(&tag[..at]);
        // A text takes whatever is written to it.
        let _ = write!(self.done, "{new}");
        self.done.push_str(&tag[end..]);
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn formats_and_days_are_those_of_the_package_however_a_sheet_is_cut() {
        let sheet = "<cols><col min=\"1\" style=\"1\"/></cols><row r=\"1\" s=\"1\">\
            <c r=\"A1\" s=\"2\"><f>TODAY()</f><v>44769</v></c><c r=\"B1\" s=\"1\"><v>44769</v></c>\
            <c r=\"C1\" t=\"inlineStr\"><is><t> s=\"2\"</t></is></c><c s=\"2\"></c>\
            <c><v>44769</v></c></row>";
        let expected = "<cols><col min=\"1\" style=\"70\"/></cols><row r=\"1\" s=\"70\">\
            <c r=\"A1\" s=\"8\"><f>TODAY()</f><v>43307</v></c><c r=\"B1\" s=\"70\"><v>44769</v></c>\
            <c r=\"C1\" t=\"inlineStr\"><is><t> s=\"2\"</t></is></c><c s=\"8\"></c>\
            <c><v>44769</v></c></row>";
        let looks = StyleRenumbering { formats: vec![0, 70, 8], moved: vec![false, false, true] };
        for size in [1, 2, 3, 7, 50, 1_000] {
            let mut out = Vec::new();
            let mut restyled = looks.renumbering_writer(&mut out);
            sheet.as_bytes().chunks(size).for_each(|piece| restyled.write_all(piece).unwrap());
            restyled.flush().unwrap();
            assert_eq!(String::from_utf8(out).unwrap(), expected, "{size}");
        }
    }
}
