//! The list of the files of a finished run, as its marker file has it: sorted by name. A long list
//! stays on the disk; of each block of it the first name is known.

use std::borrow::Cow;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use super::error::OutputError;
use model::StableSort;

/// Begins a line about the run instead of a file name.
pub(super) const RUN_LINE_PREFIX: char = ':';
/// Separates the name of a file and its hash.
pub(super) const HASH_SEPARATOR: char = '\t';
/// Digits of a hash, in base 16.
pub(super) const HASH_DIGITS: usize = 32;
/// About so many bytes of lines are a block: a file is looked for in all of its block.
const BLOCK: u64 = 1024;
/// The length in bytes that no line of a list reaches.
const LONGEST: u64 = 1 << 16;
/// So many bytes of lines that are out of order are sorted.
const MOST_SORTED: u64 = 16 << 20;

/// The files of a run, each with the hash of its content; without one in those of older versions.
#[derive(Debug, Default)]
pub(super) struct RunFileHashes {
    path: PathBuf,
    /// Its text, if it is held.
    text: Option<String>,
    /// The first name of each block, and where the block begins.
    blocks: Vec<(String, u64)>,
    /// Where the last block ends.
    end: u64,
}

impl RunFileHashes {
    /// The list in a marker file, and its other lines. A list of more than `held` bytes stays in the
    /// file. `None` if it is no text, or too long to be sorted.
    pub(super) fn read(
        path: &Path,
        file: &mut (impl Read + Seek),
        held: u64,
    ) -> io::Result<Option<(RunFileHashes, Vec<String>)>> {
        let length = file.seek(SeekFrom::End(0))?;
        file.seek(SeekFrom::Start(0))?;
        let mut list = RunFileHashes { path: path.to_path_buf(), ..RunFileHashes::default() };
        if length <= held {
            let mut text = Vec::new();
            file.read_to_end(&mut text)?;
            let Ok(text) = String::from_utf8(text) else { return Ok(None) };
            list.text = Some(text);
        }
        let indexed = match &list.text {
            Some(text) => index(text.as_bytes())?,
            None => index(BufReader::with_capacity(1 << 16, &mut *file))?,
        };
        match indexed {
            Indexed::Sorted { blocks, other, end } => {
                (list.blocks, list.end) = (blocks, end);
                Ok(Some((list, other)))
            }
            Indexed::OutOfOrder if length <= MOST_SORTED => {
                file.seek(SeekFrom::Start(0))?;
                let mut text = Vec::new();
                file.read_to_end(&mut text)?;
                String::from_utf8(text).map_or(Ok(None), |text| sorted(path, &text))
            }
            Indexed::OutOfOrder | Indexed::NoText => Ok(None),
        }
    }

    /// Whether no file is in it.
    pub(super) fn is_empty(&self) -> bool {
        self.blocks.is_empty()
    }

    /// The hash of a file; `None` if it is not in the list.
    pub(super) fn file_hash(&self, name: &str) -> Result<Option<Option<u128>>, OutputError> {
        let behind = self.blocks.partition_point(|(first, _)| first.as_str() <= name);
        let Some(at) = behind.checked_sub(1) else { return Ok(None) };
        let block = self.block(at)?;
        let mut files = lines_of_files(&block).filter(|line| line.starts_with(name)).map(file_of);
        Ok(files.find(|(own, _)| *own == name).map(|(_, hash)| hash))
    }

    /// Whether a file is in it.
    pub(super) fn has_file(&self, name: &str) -> Result<bool, OutputError> {
        Ok(self.file_hash(name)?.is_some())
    }

    /// Takes one file after the other, in order of name.
    pub(super) fn for_each_file(
        &self,
        mut take: impl FnMut(&str, Option<u128>) -> Result<(), OutputError>,
    ) -> Result<(), OutputError> {
        for at in 0..self.blocks.len() {
            let block = self.block(at)?;
            lines_of_files(&block).map(file_of).try_for_each(|(name, hash)| take(name, hash))?;
        }
        Ok(())
    }

    /// The lines of a block.
    fn block(&self, at: usize) -> Result<Cow<'_, str>, OutputError> {
        let from = self.blocks[at].1;
        let to = self.blocks.get(at + 1).map_or(self.end, |(_, next)| *next);
        if let Some(text) = &self.text {
            return Ok(Cow::Borrowed(text.get(from as usize..to as usize).unwrap_or_default()));
        }
        let read = || {
            let mut file = fs::File::open(&self.path)?;
            file.seek(SeekFrom::Start(from))?;
            let mut text = String::new();
            match file.take(to - from).read_to_string(&mut text)? as u64 == to - from {
                true => Ok(text),
                false => Err(io::Error::other("it was changed meanwhile")),
            }
        };
        read().map(Cow::Owned).map_err(OutputError::at(&self.path))
    }
}

/// The blocks of lines.
enum Indexed {
    Sorted { blocks: Vec<(String, u64)>, other: Vec<String>, end: u64 },
    OutOfOrder,
    NoText,
}

fn index(mut lines: impl BufRead) -> io::Result<Indexed> {
    let (mut blocks, mut other): (Vec<(String, u64)>, Vec<String>) = (Vec::new(), Vec::new());
    let (mut at, mut last, mut line) = (0, String::new(), Vec::new());
    loop {
        line.clear();
        let length = lines.by_ref().take(LONGEST).read_until(b'\n', &mut line)? as u64;
        match length {
            0 => return Ok(Indexed::Sorted { blocks, other, end: at }),
            LONGEST => return Ok(Indexed::NoText),
            _ => {}
        }
        let Ok(text) = std::str::from_utf8(&line) else { return Ok(Indexed::NoText) };
        match text_of(text) {
            line if at == 0 || line.starts_with(RUN_LINE_PREFIX) => other.push(line.to_string()),
            "" => {}
            line => {
                let (name, _) = file_of(line);
                if !last.is_empty() && *name <= *last {
                    return Ok(Indexed::OutOfOrder);
                }
                if blocks.last().is_none_or(|(_, begins)| at - begins >= BLOCK) {
                    blocks.push((name.to_string(), at));
                }
                last.clear();
                last.push_str(name);
            }
        }
        at += length;
    }
}

/// The list of lines in any order, of which the first begins the file.
fn sorted(path: &Path, text: &str) -> io::Result<Option<(RunFileHashes, Vec<String>)>> {
    let (title, lines) = text.split_once('\n').unwrap_or((text, ""));
    let (other, mut lines): (Vec<&str>, Vec<&str>) =
        lines.lines().partition(|line| line.starts_with(RUN_LINE_PREFIX));
    // The last of several lines for a file counts.
    lines.reverse();
    lines.arrange_by_key(|line| file_of(line).0);
    lines.dedup_by_key(|line| file_of(line).0);
    let all: Vec<&str> = std::iter::once(title).chain(other).chain(lines).collect();
    let text = all.join("\n");
    Ok(match index(text.as_bytes())? {
        Indexed::Sorted { blocks, other, end } => {
            Some((RunFileHashes { path: path.to_path_buf(), text: Some(text), blocks, end }, other))
        }
        _ => None,
    })
}

/// A line without what ends it.
fn text_of(line: &str) -> &str {
    line.lines().next().unwrap_or_default()
}

fn lines_of_files(lines: &str) -> impl Iterator<Item = &str> {
    lines.lines().filter(|line| !line.is_empty() && !line.starts_with(RUN_LINE_PREFIX))
}

/// The name and the hash on a line of the marker file.
fn file_of(line: &str) -> (&str, Option<u128>) {
    let hashed = line.rsplit_once(HASH_SEPARATOR).filter(|(_, hash)| hash.len() == HASH_DIGITS);
    let hashed = hashed.and_then(|(name, hash)| Some((name, u128::from_str_radix(hash, 16).ok()?)));
    hashed.map_or((line, None), |(name, hash)| (name, Some(hash)))
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use super::*;

    const HELD: u64 = 1 << 20;

    /// The list in a file of these lines, and its other lines.
    fn read(
        lines: &[u8],
        held: u64,
    ) -> Option<(tempfile::NamedTempFile, RunFileHashes, Vec<String>)> {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::write(file.path(), lines).unwrap();
        let opened = &mut fs::File::open(file.path()).unwrap();
        let (list, other) = RunFileHashes::read(file.path(), opened, held).unwrap()?;
        Some((file, list, other))
    }

    fn all(list: &RunFileHashes) -> Vec<(String, Option<u128>)> {
        let mut all = Vec::new();
        let each = |name: &str, hash| {
            all.push((name.to_string(), hash));
            Ok(())
        };
        list.for_each_file(each).unwrap();
        all
    }

    #[test]
    fn a_list_in_memory_and_one_in_a_file_hold_the_same() {
        let name = |nth: u32| format!("returns/{:05}\tof {nth}.xlsx", nth * 7 % 2000);
        let mut names: Vec<(String, Option<u128>)> =
            (0..2000).map(|nth| (name(nth), (nth % 3 > 0).then_some(u128::from(nth)))).collect();
        names.sort();
        let line = |(name, hash): &(String, Option<u128>)| match hash {
            Some(hash) => format!("{name}\t{hash:032x}\n"),
            None => format!("{name}\n"),
        };
        let lines: String = names.iter().map(line).collect();
        let text = format!("palmares output, format 1\n: records 2a\n: run 1f\n{lines}");
        for held in [0, HELD] {
            let (_file, list, other) = read(text.as_bytes(), held).unwrap();
            assert_eq!(other, ["palmares output, format 1", ": records 2a", ": run 1f"]);
            assert_eq!(list.text.is_some(), held > 0);
            assert!(list.blocks.len() > 10);
            assert_eq!(all(&list), names);
            for (name, hash) in &names {
                assert_eq!(list.file_hash(name).unwrap(), Some(*hash));
                assert!(!list.has_file(&format!("{name}x")).unwrap());
                assert!(!list.has_file(&name[..name.len() - 1]).unwrap());
            }
            for other in ["", ": run 1f", "a", "z", "palmares output, format 1"] {
                assert!(!list.has_file(other).unwrap(), "{other}");
            }
        }
    }

    #[test]
    fn lines_out_of_order_are_sorted() {
        let text =
            b"palmares output, format 1\nindex.html\n../precious\n: run 7\r\nindex.html\n\nb";
        let (_file, list, other) = read(text, 0).unwrap();
        let names = ["../precious", "b", "index.html"].map(|name| (name.to_string(), None));
        assert_eq!(other, ["palmares output, format 1", ": run 7"]);
        assert_eq!(all(&list), names);
        assert!(list.has_file("index.html").unwrap());
    }

    #[test]
    fn what_is_no_text_is_no_list() {
        let long = "x".repeat(LONGEST as usize);
        assert!(read(format!("palmares output, format 1\n{long}\n").as_bytes(), HELD).is_none());
        assert!(read(b"palmares output, format 1\n\xff\xfe\n", HELD).is_none());
        assert!(read(b"palmares output, format 1\n\xff\xfe\n", 0).is_none());
    }
}
