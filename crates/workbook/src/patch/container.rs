//! The parts of a package. Those that nobody changes are copied as they are packed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::io::{self, Cursor, Read, Write};
use std::sync::Arc;

use zip::ZipArchive;
use zip::result::ZipError;

use super::content_types::{self, ContentTypes};
use super::refusal::AdditionRefusal;
use super::xml::{TagKind, TextEdits, XmlTag};
use crate::container::new_zip_writer;
use crate::join::ParallelJoin;
use crate::part::{PartPositions, relations_part_of};
use crate::text_encoding::TextEncoding;
use crate::write::{self, InMemoryArchive, map_in_parallel, pack_part};

/// A package whose parts can be replaced, added and removed.
pub(super) struct EditablePackage<'a> {
    zip: ZipArchive<Cursor<&'a [u8]>>,
    /// The positions of its parts; new ones follow those of the file.
    places: PartPositions,
    /// The names of the new parts.
    added: Vec<String>,
    /// The texts of those that were read and not changed.
    texts: HashMap<usize, Arc<String>>,
    /// How those that were read are stored.
    stored: HashMap<usize, TextEncoding>,
    /// The changed and new parts by position; `None` if removed.
    changed: HashMap<usize, Option<Content<'a>>>,
    /// The content types, once they were read.
    types: Option<ContentTypes>,
    /// The largest part in bytes.
    largest: u64,
    /// How many bytes it has when packed.
    size: usize,
}

/// The new content of a part.
enum Content<'a> {
    /// A text, and how it is stored.
    Text(Arc<String>, TextEncoding),
    /// What is written only when the package is packed.
    Rows(WritePartContent<'a>),
}

/// Writes the content of a part when the package is packed.
pub(super) type WritePartContent<'a> = Box<dyn Fn(&mut dyn Write) -> io::Result<()> + Sync + 'a>;

impl<'a> EditablePackage<'a> {
    /// Opens a package with parts of at most `largest` bytes.
    pub(super) fn open(
        bytes: &'a [u8],
        largest: u64,
    ) -> Result<EditablePackage<'a>, AdditionRefusal> {
        let damaged =
            |why: &dyn std::fmt::Display| AdditionRefusal::unsound_part("", why.to_string());
        let zip = ZipArchive::new(Cursor::new(bytes)).map_err(|why| damaged(&why))?;
        let mut places = PartPositions::with_capacity(zip.len());
        for (place, name) in zip.file_names().enumerate() {
            places.insert_if_new(&name.map_err(|why| damaged(&why))?, place);
        }
        Ok(EditablePackage {
            zip,
            places,
            added: Vec::new(),
            texts: HashMap::new(),
            stored: HashMap::new(),
            changed: HashMap::new(),
            types: None,
            largest,
            size: bytes.len(),
        })
    }

    /// Whether it has a part.
    pub(super) fn has_part(&self, part: &str) -> bool {
        self.places.position(part).is_some_and(|place| !self.is_removed(place))
    }

    fn is_removed(&self, place: usize) -> bool {
        matches!(self.changed.get(&place), Some(None))
    }

    /// The names of its parts in small letters, in a fixed order.
    pub(super) fn part_names(&self) -> impl Iterator<Item = &str> {
        let names: BTreeMap<&String, &usize> = self.places.iter().collect();
        let kept = names.into_iter().filter(|(_, place)| !self.is_removed(**place));
        kept.map(|(name, _)| name.as_str())
    }

    /// The text of a part.
    pub(super) fn part_text(&mut self, part: &str) -> Result<Arc<String>, AdditionRefusal> {
        let missing = || AdditionRefusal::unsound_part(part, "is not in the file");
        let place = self.places.position(part).ok_or_else(missing)?;
        match self.changed.get(&place) {
            Some(Some(content)) => return text_in(part, content),
            Some(None) => return Err(missing()),
            None => {}
        }
        if let Some(text) = self.texts.get(&place) {
            return Ok(Arc::clone(text));
        }
        let text = Arc::new(self.unpacked(place, part)?);
        self.texts.insert(place, Arc::clone(&text));
        Ok(text)
    }

    /// The same of a part that need not be there.
    pub(super) fn optional_part_text(
        &mut self,
        part: &str,
    ) -> Result<Option<Arc<String>>, AdditionRefusal> {
        if self.has_part(part) { self.part_text(part).map(Some) } else { Ok(None) }
    }

    /// Changes the text of a part; `text` is the one that it has.
    pub(super) fn edit_part(&mut self, part: &str, text: &str, edits: TextEdits) {
        let new = edits.apply(text);
        if new != text {
            self.put_part(part, new);
        }
    }

    /// Replaces the text of a part, or adds it. It is stored as it was when it was read.
    pub(super) fn put_part(&mut self, part: &str, text: String) {
        let place = self.places.position(part).filter(|place| !self.is_removed(*place));
        let stored = place.and_then(|place| self.stored.get(&place)).copied();
        self.set(part, Content::Text(Arc::new(text), stored.unwrap_or(TextEncoding::PLAIN_UTF8)));
    }

    /// The same of a part that is written when the package is packed.
    pub(super) fn put_deferred_part(&mut self, part: &str, rows: WritePartContent<'a>) {
        self.set(part, Content::Rows(rows));
    }

    fn set(&mut self, part: &str, content: Content<'a>) {
        let place = self.places.position(part).unwrap_or_else(|| {
            let place = self.zip.len() + self.added.len();
            self.places.insert_if_new(part, place);
            self.added.push(part.trim_start_matches('/').to_string());
            place
        });
        self.texts.remove(&place);
        self.changed.insert(place, Some(content));
    }

    pub(super) fn remove_part(&mut self, part: &str) {
        if let Some(place) = self.places.position(part) {
            self.texts.remove(&place);
            self.changed.insert(place, None);
        }
    }

    fn types(&mut self) -> Result<&mut ContentTypes, AdditionRefusal> {
        if self.types.is_none() {
            let text = self.part_text(content_types::CONTENT_TYPES_PART)?;
            let types = ContentTypes::parse(&text).map_err(|why| {
                AdditionRefusal::unsound_part(content_types::CONTENT_TYPES_PART, why)
            })?;
            self.types = Some(types);
        }
        Ok(self.types.get_or_insert_default())
    }

    /// The content type of a part.
    pub(super) fn content_type_of(
        &mut self,
        part: &str,
    ) -> Result<Option<String>, AdditionRefusal> {
        Ok(self.types()?.type_of(part).map(String::from))
    }

    /// Gives a part a content type, unless it has it.
    pub(super) fn set_content_type(
        &mut self,
        part: &str,
        content_type: &str,
    ) -> Result<(), AdditionRefusal> {
        let types = self.types()?;
        types
            .set(part, content_type)
            .map_err(|why| AdditionRefusal::unsound_part(content_types::CONTENT_TYPES_PART, why))
    }

    /// Writes the content types, without those of parts that are `gone`.
    pub(super) fn write_content_types(&mut self, gone: &[String]) -> Result<(), AdditionRefusal> {
        let gone: Vec<&String> = gone.iter().filter(|part| !self.has_part(part)).collect();
        let types = self.types()?;
        types.remove(gone.into_iter());
        if types.is_unchanged() {
            return Ok(());
        }
        let text = self.part_text(content_types::CONTENT_TYPES_PART)?;
        let edits = self.types()?.edits(&text);
        self.edit_part(
            content_types::CONTENT_TYPES_PART,
            &text,
            edits.map_err(|why| {
                AdditionRefusal::unsound_part(content_types::CONTENT_TYPES_PART, why)
            })?,
        );
        Ok(())
    }

    /// A free name: `before`, the first free number, `after`. Names in `kept` are not free.
    pub(super) fn free_part_name(&self, before: &str, after: &str, kept: &[String]) -> String {
        // Relations of a part that is not there would become those of the new one.
        let free = |name: &String| {
            let taken = self.has_part(name) || self.has_part(&relations_part_of(name));
            !taken && !kept.iter().any(|own| own.eq_ignore_ascii_case(name))
        };
        let mut names = (1u32..).map(|number| format!("{before}{number}{after}"));
        names.find(free).unwrap_or_default()
    }

    /// The packed package; several parts are packed at a time if `join` is given.
    pub(super) fn into_bytes(self, join: Option<ParallelJoin>) -> Result<Vec<u8>, AdditionRefusal> {
        self.packed(join).map_err(|why| AdditionRefusal::unsound_part("", why.to_string()))
    }

    fn packed(mut self, join: Option<ParallelJoin>) -> Result<Vec<u8>, ZipError> {
        let mut new: Vec<(usize, String, &Content<'_>)> = Vec::new();
        for (place, content) in &self.changed {
            let Some(content) = content else { continue };
            let name = match place.checked_sub(self.zip.len()) {
                Some(at) => self.added.get(at).cloned().unwrap_or_default(),
                None => self.zip.by_index_raw(*place)?.name()?.into_owned(),
            };
            new.push((*place, name, content));
        }
        // The largest first, so that no thread ends up alone with one.
        new.sort_by_key(|(place, _, content)| (Reverse(content.size()), *place));
        let places: Vec<usize> = new.iter().map(|(place, ..)| *place).collect();
        let pack = |(_, name, content): &(usize, String, &Content<'_>)| {
            pack_part(name, |out| content.write(out))
        };
        let packed = match join {
            Some(join) => map_in_parallel(&new, join, &pack),
            None => new.iter().map(pack).collect(),
        };
        let mut packed: BTreeMap<usize, Result<InMemoryArchive, ZipError>> =
            places.into_iter().zip(packed).collect();
        let mut bytes = Cursor::new(Vec::with_capacity(self.size));
        let mut out = new_zip_writer(&mut bytes);
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
        out.finish()?;
        Ok(bytes.into_inner())
    }

    fn unpacked(&mut self, place: usize, part: &str) -> Result<String, AdditionRefusal> {
        let unsound = |why: String| AdditionRefusal::unsound_part(part, why);
        let file = self.zip.by_index(place).map_err(|why| unsound(why.to_string()))?;
        const EXPECTED: u64 = 1 << 20;
        let mut bytes = Vec::with_capacity(file.size().min(EXPECTED) as usize);
        let mut limited = file.take(self.largest + 1);
        limited.read_to_end(&mut bytes).map_err(|why| unsound(why.to_string()))?;
        if bytes.len() as u64 > self.largest {
            return Err(AdditionRefusal::TooLarge { part: part.to_string() });
        }
        let stored = TextEncoding::detect(&bytes);
        let text = match stored {
            TextEncoding::PLAIN_UTF8 => String::from_utf8(bytes).ok(),
            _ => stored.decode(&bytes),
        };
        let text = text.filter(|text| is_so_encoded(text, stored));
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
            Content::Text(text, TextEncoding::PLAIN_UTF8) => out.write_all(text.as_bytes()),
            Content::Text(text, stored) => out.write_all(&stored.encode(text)),
            Content::Rows(rows) => rows(out),
        }
    }
}

/// The text of a new part.
fn text_in(part: &str, content: &Content<'_>) -> Result<Arc<String>, AdditionRefusal> {
    let unsound =
        |why: &dyn std::fmt::Display| AdditionRefusal::unsound_part(part, why.to_string());
    match content {
        Content::Text(text, _) => Ok(Arc::clone(text)),
        Content::Rows(rows) => {
            let mut text = Vec::new();
            rows(&mut text).map_err(|why| unsound(&why))?;
            String::from_utf8(text).map(Arc::new).map_err(|why| unsound(&why))
        }
    }
}

/// Whether the declaration of a text, if there is one, says what XML allows, in its order.
fn is_declared(text: &str) -> bool {
    let Some(rest) = text.strip_prefix("<?xml") else { return true };
    let Some((words, _)) = rest.split_once("?>") else { return false };
    let raw = format!("<xml{words}>");
    let found: Vec<_> = XmlTag { raw: &raw, at: 0, kind: TagKind::Start }.attributes().collect();
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
        code.and_then(char::from_u32).is_some_and(write::is_xml_char)
    });
    // Bytes that only characters which XML has begin with are the rule.
    let other =
        |byte: &u8| (*byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r')) || *byte == 0xef;
    let plain = !text.as_bytes().iter().fold(false, |found, byte| found | other(byte));
    referred && (plain || text.chars().all(write::is_xml_char))
}

/// Whether the declaration of a text does not name another encoding. UTF-8 may be called by the
/// name of a part of it.
fn is_so_encoded(text: &str, stored: TextEncoding) -> bool {
    let declaration = text.strip_prefix("<?xml").and_then(|rest| rest.split_once("?>"));
    let Some((_, named)) = declaration.and_then(|(words, _)| words.split_once("encoding")) else {
        return true;
    };
    let named = named.trim_start_matches([' ', '=', '"', '\'']).to_ascii_lowercase();
    const PARTS: [&str; 4] = ["us-ascii", "ascii", "iso-8859-1", "windows-1252"];
    let by = |own: &&str| named.starts_with(*own);
    stored.is_utf16() || by(&"utf-8") || text.is_ascii() && PARTS.iter().any(by)
}
