//! The parts of a package. Those that nobody changes are copied as they are packed.

use std::collections::{BTreeMap, HashMap};
use std::io::{Cursor, Read, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use super::refusal::Refusal;
use crate::encoded::Stored;
use crate::write::{self, COMPRESSION};

/// A package whose parts can be replaced, added and removed.
pub(super) struct Container<'a> {
    zip: ZipArchive<Cursor<&'a [u8]>>,
    /// The positions of its parts by their names in small letters.
    places: HashMap<String, usize>,
    /// The changed parts by position; `None` if removed.
    changed: HashMap<usize, Option<Changed>>,
    /// The new parts, in the order of their addition.
    added: Vec<(String, Changed)>,
    /// The largest part in bytes.
    largest: u64,
    /// The packed size.
    size: usize,
}

/// The new content of a part.
struct Changed {
    text: String,
    stored: Stored,
}

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
        let (changed, added) = (HashMap::new(), Vec::new());
        Ok(Container { zip, places, changed, added, largest, size: bytes.len() })
    }

    /// A package of parts that this crate wrote.
    pub(super) fn of_parts(parts: Vec<(String, String)>) -> Result<Container<'static>, Refusal> {
        const EMPTY: &[u8] = b"PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";
        let mut container = Container::open(EMPTY, 0)?;
        let part = |(name, text)| (name, Changed { text, stored: Stored::PLAIN });
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
        self.part(part).map(|changed| changed.text)
    }

    /// The same of a part that need not be there.
    pub(super) fn text_if_there(&mut self, part: &str) -> Result<Option<String>, Refusal> {
        if self.has(part) { self.text(part).map(Some) } else { Ok(None) }
    }

    /// Replaces the text of a part, or adds it. It is stored as it was.
    pub(super) fn put(&mut self, part: &str, text: String) -> Result<(), Refusal> {
        match self.place(part) {
            Some(place) => {
                let stored = match self.changed.get(&place) {
                    Some(Some(changed)) => changed.stored,
                    Some(None) => Stored::PLAIN,
                    None => {
                        let own = self.unpacked(place, part)?;
                        if own.text == text {
                            return Ok(());
                        }
                        own.stored
                    }
                };
                self.changed.insert(place, Some(Changed { text, stored }));
            }
            None => {
                let name = part.trim_start_matches('/').to_string();
                let known = self.new_part(part);
                let changed = Changed { text, stored: Stored::PLAIN };
                match known {
                    Some(at) => self.added[at].1 = changed,
                    None => self.added.push((name, changed)),
                }
            }
        }
        Ok(())
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

    /// The packed package.
    pub(super) fn save(mut self) -> Result<Vec<u8>, Refusal> {
        let failed = |why: &dyn std::fmt::Display| Refusal::unsound("", why.to_string());
        let mut out = ZipWriter::new(Cursor::new(Vec::with_capacity(self.size)));
        for place in 0..self.zip.len() {
            let part = self.zip.by_index_raw(place).map_err(|why| failed(&why))?;
            match self.changed.get(&place) {
                Some(None) => {}
                Some(Some(changed)) => {
                    let name = part.name().map_err(|why| failed(&why))?.into_owned();
                    pack(&name, changed, &mut out).map_err(|why| failed(&why))?;
                }
                None => out.raw_copy_file(part).map_err(|why| failed(&why))?,
            }
        }
        for (name, changed) in &self.added {
            pack(name, changed, &mut out).map_err(|why| failed(&why))?;
        }
        out.finish().map(Cursor::into_inner).map_err(|why| failed(&why))
    }

    fn place(&self, part: &str) -> Option<usize> {
        let wanted = folded(part);
        self.places.get(&wanted).or_else(|| self.places.get(&without_escapes(&wanted)?)).copied()
    }

    fn new_part(&self, part: &str) -> Option<usize> {
        let wanted = folded(part);
        self.added.iter().position(|(name, _)| folded(name) == wanted)
    }

    fn part(&mut self, part: &str) -> Result<Changed, Refusal> {
        let copy = |own: &Changed| Changed { text: own.text.clone(), stored: own.stored };
        if let Some(at) = self.new_part(part) {
            return Ok(copy(&self.added[at].1));
        }
        let missing = || Refusal::unsound(part, "is not in the file");
        let place = self.place(part).ok_or_else(missing)?;
        match self.changed.get(&place) {
            Some(changed) => changed.as_ref().map(copy).ok_or_else(missing),
            None => self.unpacked(place, part),
        }
    }

    fn unpacked(&mut self, place: usize, part: &str) -> Result<Changed, Refusal> {
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
        if !is_of_xml(&text) {
            return Err(unsound("it holds a character that XML has not".to_string()));
        }
        Ok(Changed { text, stored })
    }
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

fn pack(
    name: &str,
    changed: &Changed,
    out: &mut ZipWriter<Cursor<Vec<u8>>>,
) -> Result<(), zip::result::ZipError> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(i64::from(COMPRESSION)))
        // The same input gives the same bytes.
        .last_modified_time(DateTime::default());
    out.start_file(name, options)?;
    match changed.stored {
        Stored::PLAIN => out.write_all(changed.text.as_bytes())?,
        stored => out.write_all(&stored.bytes(&changed.text))?,
    }
    Ok(())
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
