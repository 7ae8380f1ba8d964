//! What a file holds, by a glance at its first bytes and at the directory of its archive. Nothing is
//! unpacked, and little is read, however large the file is.

use std::io::{self, Read, Seek, SeekFrom};

use memchr::memmem;

/// The first bytes that are read.
const HEAD: u64 = 1 << 10;
/// The most bytes of the directory of an archive.
const DIRECTORY: u64 = 1 << 20;
/// The bytes of an old workbook's directory: 32 streams.
const STREAMS: u64 = 4 << 10;
/// The last record of an archive, and its longest comment.
const END: u64 = LAST_RECORD_BYTES as u64 + (1 << 16);
const LAST_RECORD_BYTES: usize = 22;
/// The bytes of an entry of the directory before its name.
const ENTRY: usize = 46;
/// The bytes of a stream in the directory of an old workbook, and of its name.
const STREAM: usize = 128;
const STREAM_NAME: usize = 64;

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileKind {
    /// A workbook, with the ending that names of its kind have: `xlsx`, `xlsm`, `xlsb`, `xls`, `ods`,
    /// or `xml` for one that is a single text.
    Workbook(&'static str),
    /// An archive of files, with their names as far as they stand in the first megabyte of its
    /// directory.
    Archive(Vec<String>),
}

/// Looks at a file; `None` if it is something else.
///
/// # Errors
///
/// If the file cannot be read.
pub fn detect_file_kind(file: &mut (impl Read + Seek)) -> io::Result<Option<FileKind>> {
    let head = piece(file, SeekFrom::Start(0), HEAD)?;
    if head.starts_with(b"PK\x03\x04") {
        return of_archive(file, &head);
    }
    if head.starts_with(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") {
        let is_workbook = holds_sheets(file, &head)?;
        return Ok(is_workbook.then_some(FileKind::Workbook("xls")));
    }
    let has = |words: &[u8]| memmem::find(&head, words).is_some();
    let one_text = head.trim_ascii_start().starts_with(b"<?xml")
        && (has(b"progid=\"Excel.Sheet\"")
            || has(b"urn:schemas-microsoft-com:office:spreadsheet")
            || has(b"application/vnd.oasis.opendocument.spreadsheet"));
    Ok(one_text.then_some(FileKind::Workbook("xml")))
}

/// What an archive is by the names in it.
fn of_archive(file: &mut (impl Read + Seek), head: &[u8]) -> io::Result<Option<FileKind>> {
    // Documents of OpenOffice say first what they are.
    if let Some(at) = memmem::find(head, b"mimetypeapplication/vnd.oasis.opendocument.") {
        let is_sheet =
            head[at..].starts_with(b"mimetypeapplication/vnd.oasis.opendocument.spreadsheet");
        return Ok(is_sheet.then_some(FileKind::Workbook("ods")));
    }
    let names = names_in(file)?;
    let has = |part: &str| names.iter().any(|name| name.eq_ignore_ascii_case(part));
    Ok(if has("xl/workbook.bin") {
        Some(FileKind::Workbook("xlsb"))
    } else if has("xl/workbook.xml") && has("xl/vbaProject.bin") {
        Some(FileKind::Workbook("xlsm"))
    } else if has("xl/workbook.xml") {
        Some(FileKind::Workbook("xlsx"))
    } else if has("[Content_Types].xml") || names.is_empty() {
        // A text or a presentation; sheets in it are pictures of their own.
        None
    } else {
        Some(FileKind::Archive(names))
    })
}

/// The names in an archive's directory, as far as it is read.
fn names_in(file: &mut (impl Read + Seek)) -> io::Result<Vec<String>> {
    let length = file.seek(SeekFrom::End(0))?;
    let end = piece(file, SeekFrom::Start(length.saturating_sub(END)), END)?;
    let Some(at) = memmem::rfind(&end, b"PK\x05\x06") else { return Ok(Vec::new()) };
    let last = end.get(at..at + LAST_RECORD_BYTES).unwrap_or_default();
    let (Some(bytes), Some(start)) = (number(last, 12), number(last, 16)) else {
        return Ok(Vec::new());
    };
    let directory = piece(file, SeekFrom::Start(start.into()), u64::from(bytes).min(DIRECTORY))?;
    let mut rest = &directory[..];
    let mut names = Vec::new();
    while rest.starts_with(b"PK\x01\x02") {
        let lengths = [28, 30, 32].map(|at| rest.get(at..at + 2));
        let [Some(name), Some(extra), Some(comment)] = lengths else { break };
        let [name, extra, comment] =
            [name, extra, comment].map(|two| usize::from(u16::from_le_bytes([two[0], two[1]])));
        let Some(bytes) = rest.get(ENTRY..ENTRY + name) else { break };
        names.push(String::from_utf8_lossy(bytes).into_owned());
        rest = rest.get(ENTRY + name + extra + comment..).unwrap_or_default();
    }
    Ok(names)
}

/// Whether the directory of a compound file has the stream of a workbook.
fn holds_sheets(file: &mut (impl Read + Seek), head: &[u8]) -> io::Result<bool> {
    let (Some(size), Some(first)) = (head.get(30..32), number(head, 48)) else { return Ok(false) };
    let size = match size {
        [9, 0] => 512,
        [12, 0] => 4096,
        _ => return Ok(false),
    };
    let start = (u64::from(first) + 1) * size;
    let directory = piece(file, SeekFrom::Start(start), STREAMS)?;
    let wanted = ["Workbook", "Book"].map(|name| {
        let mut letters: Vec<u8> = name.encode_utf16().flat_map(u16::to_le_bytes).collect();
        letters.resize(STREAM_NAME, 0);
        letters
    });
    Ok(directory
        .chunks_exact(STREAM)
        .any(|stream| wanted.iter().any(|name| stream[..STREAM_NAME].eq_ignore_ascii_case(name))))
}

/// At most so many bytes from a place.
fn piece(file: &mut (impl Read + Seek), from: SeekFrom, most: u64) -> io::Result<Vec<u8>> {
    file.seek(from)?;
    let mut bytes = Vec::new();
    file.by_ref().take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A number of four bytes.
fn number(bytes: &[u8], at: usize) -> Option<u32> {
    let four = bytes.get(at..at + 4)?;
    Some(u32::from_le_bytes([four[0], four[1], four[2], four[3]]))
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::io::{Cursor, Write as _};

    use super::*;

    fn archive(names: &[&str]) -> Vec<u8> {
        let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
        let stored = zip::write::SimpleFileOptions::default()
            .compression_method(zip::CompressionMethod::Stored);
        for name in names {
            zip.start_file(*name, stored).unwrap();
            let mime: &[u8] = b"application/vnd.oasis.opendocument.spreadsheet";
            zip.write_all(if *name == "mimetype" { mime } else { b"x" }).unwrap();
        }
        zip.finish().unwrap().into_inner()
    }

    fn compound(streams: &[&str]) -> Vec<u8> {
        let mut file = cfb::CompoundFile::create(Cursor::new(Vec::new())).unwrap();
        for stream in streams {
            file.create_stream(stream).unwrap().write_all(&[7; 5000]).unwrap();
        }
        file.flush().unwrap();
        file.into_inner().into_inner()
    }

    fn seen(bytes: &[u8]) -> Option<FileKind> {
        detect_file_kind(&mut Cursor::new(bytes)).unwrap()
    }

    #[test]
    fn workbooks_are_known_by_their_parts() {
        let workbook = |ending| Some(FileKind::Workbook(ending));
        for (bytes, holds) in [
            (archive(&["[Content_Types].xml", "xl/workbook.xml"]), workbook("xlsx")),
            (archive(&["xl/workbook.xml", "xl/vbaProject.bin"]), workbook("xlsm")),
            (archive(&["[Content_Types].xml", "xl/workbook.bin"]), workbook("xlsb")),
            (archive(&["mimetype", "content.xml"]), workbook("ods")),
            (compound(&["Workbook"]), workbook("xls")),
            (compound(&["SummaryInformation", "Book"]), workbook("xls")),
            (
                b"<?xml version=\"1.0\"?><?mso-application progid=\"Excel.Sheet\"?>".into(),
                workbook("xml"),
            ),
            // A letter with a sheet in it.
            (archive(&["[Content_Types].xml", "word/embeddings/Sheet1.xlsx"]), None),
            (compound(&["WordDocument"]), None),
            (b"<?xml version=\"1.0\"?><USEBIO/>".into(), None),
            (b"PK\x03\x04".into(), None),
            (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".into(), None),
            (Vec::new(), None),
            (
                archive(&["may.xlsx", "Hillside/june.csv"]),
                Some(FileKind::Archive(vec!["may.xlsx".into(), "Hillside/june.csv".into()])),
            ),
        ] {
            assert_eq!(seen(&bytes), holds, "{:?}", String::from_utf8_lossy(&bytes));
        }
    }

    #[test]
    fn what_is_cut_or_lies_is_no_harm() {
        let whole = archive(&["may.xlsx", "june.xlsx"]);
        for end in 0..whole.len() {
            let known = seen(&whole[..end]);
            assert!(known.is_none(), "{end}: {known:?}");
        }
        for at in 0..whole.len() {
            let mut bytes = whole.clone();
            bytes[at] = 0xff;
            let _ = seen(&bytes);
        }
        let old = compound(&["Workbook"]);
        for end in 0..old.len().min(600) {
            let _ = seen(&old[..end]);
        }
    }
}
