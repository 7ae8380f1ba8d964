//! The parts of a package. Those that nobody changes are copied as they are packed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::io::{self, BufWriter, Cursor, Read, Write};

use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use super::refusal::Refusal;
use super::xml::{Edits, Kind, Tag};
use crate::both::Both;
use crate::encoded::Stored;
use crate::write::{self, COMPRESSION, each_of};

/// A package whose parts can be replaced, added and removed.
pub(super) struct Container<'a> {
    zip: ZipArchive<Cursor<&'a [u8]>>,
    /// The positions of its parts by their names in small letters.
    places: HashMap<String, usize>,
    /// How those that were read are stored.
    stored: HashMap<usize, Stored>,
    /// The changed parts by position; `None` if removed.
    changed: HashMap<usize, Option<Content<'a>>>,
    /// The new parts, in the order of their addition.
    added: Vec<(String, Content<'a>)>,
    /// The largest part in bytes.
    largest: u64,
    /// The packed size.
    size: usize,
}

/// The new content of a part.
enum Content<'a> {
    /// A text, and how it is stored.
    Text(String, Stored),
    /// What is written only when the package is packed.
    Rows(WriteRows<'a>),
}

/// Writes a part.
pub(super) type WriteRows<'a> = Box<dyn Fn(&mut dyn Write) -> io::Result<()> + Sync + 'a>;

/// A part in an archive of its own.
type Packed = ZipArchive<Cursor<Vec<u8>>>;

impl<'a> Container<'a> {
    /// Opens a package with parts of at most `largest` bytes.
    pub(super) fn open(bytes: &'a [u8], largest: u64) -> Result<Container<'a>, Refusal> {
        let damaged = |why: &dyn std::fmt::Display| Refusal::unsound("", why.to_string());
        let zip = ZipArchive::new(Cursor::new(bytes)).map_err(|why| damaged(&why))?;
        let mut places = HashMap::new();
        for (place, name) in zip.file_names().enumerate() {
            let name = name.map_err(|why| damaged(&why))?;
            // Of two parts with one name the first counts.
            places.entry(folded(&name)).or_insert(place);
        }
        let (stored, changed, added) = (HashMap::new(), HashMap::new(), Vec::new());
        Ok(Container { zip, places, stored, changed, added, largest, size: bytes.len() })
    }

    /// A package of parts that this crate wrote.
    pub(super) fn of_parts(parts: Vec<(String, String)>) -> Result<Container<'static>, Refusal> {
        const EMPTY: &[u8] = b"PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        let mut container = Container::open(EMPTY, 0)?;
        let part = |(name, text)| (name, Content::Text(text, Stored::PLAIN));
        container.added = parts.into_iter().map(part).collect();
        Ok(container)
    }

    /// Whether it has a part.
    pub(super) fn has(&self, part: &str) -> bool {
        match self.place(part) {
            Some(place) => !matches!(self.changed.get(&place), Some(None)),
            None => self.new_part(part).is_some(),
        }
    }

    /// The names of its parts in small letters, in a fixed order.
    pub(super) fn names(&self) -> impl Iterator<Item = String> + '_ {
        let own: BTreeMap<&String, &usize> = self.places.iter().collect();
        let own = own.into_iter();
        let kept = own.filter(|(_, place)| !matches!(self.changed.get(place), Some(None)));
        let added = self.added.iter().map(|(name, _)| folded(name));
        kept.map(|(name, _)| name.clone()).chain(added)
    }

    /// The text of a part.
    pub(super) fn text(&mut self, part: &str) -> Result<String, Refusal> {
        if let Some(at) = self.new_part(part) {
            return text_in(part, &self.added[at].1);
        }
        let missing = || Refusal::unsound(part, "is not in the file");
        let place = self.place(part).ok_or_else(missing)?;
        match self.changed.get(&place) {
            Some(Some(content)) => text_in(part, content),
            Some(None) => Err(missing()),
            None => self.unpacked(place, part),
        }
    }

    /// The same of a part that need not be there.
    pub(super) fn text_if_there(&mut self, part: &str) -> Result<Option<String>, Refusal> {
        if self.has(part) { self.text(part).map(Some) } else { Ok(None) }
    }

    /// Changes the text of a part; `text` is the one that it has.
    pub(super) fn edit(&mut self, part: &str, text: &str, edits: Edits) {
        let new = edits.apply(text);
        if new != text {
            self.put(part, new);
        }
    }

    /// Replaces the text of a part, or adds it. It is stored as it was when it was read.
    pub(super) fn put(&mut self, part: &str, text: String) {
        let place = self.place(part).filter(|place| !matches!(self.changed.get(place), Some(None)));
        let stored = place.and_then(|place| self.stored.get(&place)).copied();
        self.set(part, Content::Text(text, stored.unwrap_or(Stored::PLAIN)));
    }

    /// The same of a part that is written when the package is packed.
    pub(super) fn put_rows(&mut self, part: &str, rows: WriteRows<'a>) {
        self.set(part, Content::Rows(rows));
    }

    fn set(&mut self, part: &str, content: Content<'a>) {
        match (self.place(part), self.new_part(part)) {
            (Some(place), _) => drop(self.changed.insert(place, Some(content))),
            (None, Some(at)) => self.added[at].1 = content,
            (None, None) => {
                self.added.push((part.trim_start_matches('/').to_string(), content));
            }
        }
    }

    /// Removes a part.
    pub(super) fn remove(&mut self, part: &str) {
        match self.place(part) {
            Some(place) => drop(self.changed.insert(place, None)),
            None => {
                let wanted = folded(part);
                self.added.retain(|(name, _)| folded(name) != wanted);
            }
        }
    }

    /// A free name: `before`, the first free number, `after`. Names in `kept` are not free.
    pub(super) fn free_name(&self, before: &str, after: &str, kept: &[String]) -> String {
        let free = |name: &String| {
            !self.has(name) && !kept.iter().any(|own| own.eq_ignore_ascii_case(name))
        };
        let mut names = (1u32..).map(|number| format!("{before}{number}{after}"));
        names.find(free).unwrap_or_default()
    }

    /// The packed package; several parts are packed at a time if `both` is given.
    pub(super) fn save(self, both: Option<Both>) -> Result<Vec<u8>, Refusal> {
        self.packed(both).map_err(|why| Refusal::unsound("", why.to_string()))
    }

    fn packed(mut self, both: Option<Both>) -> Result<Vec<u8>, ZipError> {
        let mut new: Vec<(usize, String, &Content<'_>)> = Vec::new();
        for (place, content) in &self.changed {
            if let Some(content) = content {
                let name = self.zip.by_index_raw(*place)?.name()?.into_owned();
                new.push((*place, name, content));
            }
        }
        let added = (self.zip.len()..).zip(&self.added);
        new.extend(added.map(|(place, (name, content))| (place, name.clone(), content)));
        // The largest first, so that no thread ends up alone with one.
        new.sort_by_key(|(place, _, content)| (Reverse(content.size()), *place));
        let places: Vec<usize> = new.iter().map(|(place, ..)| *place).collect();
        let alone = |(_, name, content): &(usize, String, &Content<'_>)| alone(name, content);
        let packed = match both {
            Some(both) => each_of(&new, both, &alone),
            None => new.iter().map(alone).collect(),
        };
        let mut packed: BTreeMap<usize, Result<Packed, ZipError>> =
            places.into_iter().zip(packed).collect();
        let mut out = ZipWriter::new(Cursor::new(Vec::with_capacity(self.size)));
        for place in 0..self.zip.len() {
            match (self.changed.contains_key(&place), packed.remove(&place)) {
                (false, _) => out.raw_copy_file(self.zip.by_index_raw(place)?)?,
                (true, Some(part)) => out.raw_copy_file(part?.by_index_raw(0)?)?,
                (true, None) => {}
            }
        }
        for part in packed.into_values() {
            out.raw_copy_file(part?.by_index_raw(0)?)?;
        }
        out.finish().map(Cursor::into_inner)
    }

    fn place(&self, part: &str) -> Option<usize> {
        let wanted = folded(part);
        self.places.get(&wanted).or_else(|| self.places.get(&without_escapes(&wanted)?)).copied()
    }

    fn new_part(&self, part: &str) -> Option<usize> {
        let wanted = folded(part);
        self.added.iter().position(|(name, _)| folded(name) == wanted)
    }

    fn unpacked(&mut self, place: usize, part: &str) -> Result<String, Refusal> {
        let unsound = |why: String| Refusal::unsound(part, why);
        let file = self.zip.by_index(place).map_err(|why| unsound(why.to_string()))?;
        let mut bytes = Vec::new();
        let mut limited = file.take(self.largest + 1);
        limited.read_to_end(&mut bytes).map_err(|why| unsound(why.to_string()))?;
        if bytes.len() as u64 > self.largest {
            return Err(Refusal::TooLarge { part: part.to_string() });
        }
        let stored = Stored::of(&bytes);
        let text = stored.text(&bytes).filter(|text| is_so_encoded(text, stored));
        let text = text.ok_or_else(|| unsound("it is neither UTF-8 nor UTF-16".to_string()))?;
        if !is_declared(&text) {
            return Err(unsound("its declaration is invalid".to_string()));
        }
        if !is_of_xml(&text) {
            return Err(unsound("it holds a character that XML has not".to_string()));
        }
        self.stored.insert(place, stored);
        Ok(text)
    }
}

impl Content<'_> {
    /// Its size, as far as it is known.
    fn size(&self) -> usize {
        match self {
            Content::Text(text, _) => text.len(),
            Content::Rows(_) => usize::MAX,
        }
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Content::Text(text, Stored::PLAIN) => out.write_all(text.as_bytes()),
            Content::Text(text, stored) => out.write_all(&stored.bytes(text)),
            Content::Rows(rows) => rows(out),
        }
    }
}

/// The text of a new part.
fn text_in(part: &str, content: &Content<'_>) -> Result<String, Refusal> {
    let unsound = |why: &dyn std::fmt::Display| Refusal::unsound(part, why.to_string());
    match content {
        Content::Text(text, _) => Ok(text.clone()),
        Content::Rows(rows) => {
            let mut text = Vec::new();
            rows(&mut text).map_err(|why| unsound(&why))?;
            String::from_utf8(text).map_err(|why| unsound(&why))
        }
    }
}

/// Whether the declaration of a text, if there is one, says what XML allows, in its order.
fn is_declared(text: &str) -> bool {
    let Some(rest) = text.strip_prefix("<?xml") else { return true };
    let Some((words, _)) = rest.split_once("?>") else { return false };
    let raw = format!("<xml{words}>");
    let found: Vec<_> = Tag { raw: &raw, at: 0, kind: Kind::Start }.attributes().collect();
    let read = found.last().map_or(0, |(_, range)| range.end + 1);
    let names: Vec<&str> = found.iter().map(|(name, _)| *name).collect();
    const ALLOWED: [&[&str]; 4] = [
        &["version"],
        &["version", "encoding"],
        &["version", "standalone"],
        &["version", "encoding", "standalone"],
    ];
    ALLOWED.contains(&names.as_slice()) && raw[read..].trim() == ">"
}

/// Whether XML has all characters of a text, and those to which it refers by number.
fn is_of_xml(text: &str) -> bool {
    let referred = memchr::memmem::find_iter(text.as_bytes(), b"&#").all(|at| {
        let number = text[at + 2..].split(';').next().unwrap_or_default();
        let code = match number.strip_prefix('x') {
            Some(hexadecimal) => u32::from_str_radix(hexadecimal, 16).ok(),
            None => number.parse().ok(),
        };
        code.and_then(char::from_u32).is_some_and(write::is_of_xml)
    });
    referred && text.chars().all(write::is_of_xml)
}

/// Whether the declaration of a text does not name another encoding. UTF-8 may be called by the
/// name of a part of it.
fn is_so_encoded(text: &str, stored: Stored) -> bool {
    let declaration = text.strip_prefix("<?xml").and_then(|rest| rest.split_once("?>"));
    let Some((_, named)) = declaration.and_then(|(words, _)| words.split_once("encoding")) else {
        return true;
    };
    let named = named.trim_start_matches([' ', '=', '"', '\'']).to_ascii_lowercase();
    const PARTS: [&str; 4] = ["us-ascii", "ascii", "iso-8859-1", "windows-1252"];
    let by = |own: &&str| named.starts_with(*own);
    stored.is_wide() || by(&"utf-8") || text.is_ascii() && PARTS.iter().any(by)
}

/// A part in an archive of its own.
fn alone(name: &str, content: &Content<'_>) -> Result<Packed, ZipError> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(i64::from(COMPRESSION)))
        // The same input gives the same bytes.
        .last_modified_time(DateTime::default());
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file(name, options)?;
    // Rows are written in small pieces.
    let mut buffered = BufWriter::with_capacity(1 << 16, &mut archive);
    content.write(&mut buffered)?;
    buffered.flush()?;
    drop(buffered);
    ZipArchive::new(archive.finish()?)
}

/// The name of a part for comparisons: packages do not tell capitals apart, and some programs turn
/// slashes.
fn folded(name: &str) -> String {
    name.replace('\\', "/").trim_start_matches('/').to_ascii_lowercase()
}

/// A name whose escapes (`%20`) are replaced; `None` if it has none.
fn without_escapes(name: &str) -> Option<String> {
    let mut pieces = name.split('%');
    let mut bytes = pieces.next()?.as_bytes().to_vec();
    let mut found = false;
    for piece in pieces {
        let code = piece.get(..2).and_then(|code| u8::from_str_radix(code, 16).ok())?;
        bytes.push(code);
        bytes.extend_from_slice(&piece.as_bytes()[2..]);
        found = true;
    }
    String::from_utf8(bytes).ok().filter(|_| found)
}
