//! What an answer brings: bytes at hand, or a file in pieces, so that slow readers of large files
//! cost no memory.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};

use memchr::memmem;
use xxhash_rust::xxh3::Xxh3Default;

use super::served_path::ServedPath;

/// The bytes of a file that are at hand at once.
pub(super) const FILE_PIECE_BYTES: usize = 64 << 10;
/// The largest file that is shown.
const MOST_BYTES: u64 = 256 << 20;
/// What stands at the end of a page.
const END: &[u8] = b"</body>";
/// Nobody moves the folder of an open file on Windows, and a run moves folders. There a file is
/// opened for each piece anew; elsewhere a reader takes what he began with.
const KEPT_OPEN: bool = !cfg!(windows);

/// A file that was read once, in pieces.
pub(super) struct ServedFile {
    place: ServedPath,
    file: File,
    /// The whole file, if it is shorter than a piece.
    whole: Option<Vec<u8>>,
    length: u64,
    digest: u128,
    /// Where its last `</body>` is, or its end.
    end: u64,
}

impl ServedFile {
    /// Reads the file at a place; `None` if there is none to show.
    pub(super) fn read(place: ServedPath) -> Option<ServedFile> {
        let mut file = place.open()?;
        let (mut window, mut kept) = (Vec::with_capacity(FILE_PIECE_BYTES + END.len()), 0);
        let (mut digest, mut length, mut end) = (Xxh3Default::new(), 0, None);
        loop {
            let taken = Read::by_ref(&mut file)
                .take(FILE_PIECE_BYTES as u64)
                .read_to_end(&mut window)
                .ok()?;
            digest.update(&window[kept..]);
            let begin = length - kept as u64;
            length += taken as u64;
            if let Some(at) = memmem::rfind(&window, END) {
                end = Some(begin + at as u64);
            }
            if taken < FILE_PIECE_BYTES || length > MOST_BYTES {
                break;
            }
            // The next piece may complete what this one begins.
            kept = END.len() - 1;
            window.drain(..window.len() - kept);
        }
        let whole = (length < FILE_PIECE_BYTES as u64).then_some(window);
        let (digest, end) = (digest.digest128(), end.unwrap_or(length));
        (length <= MOST_BYTES).then_some(ServedFile { place, file, whole, length, digest, end })
    }

    /// What identifies the content.
    pub(super) fn content_tag(&self) -> String {
        format!("{:032x}", self.digest)
    }

    /// The file, with something inserted at the end of the page.
    pub(super) fn into_body_inserting(self, inserted: String) -> ResponseBody {
        let ServedFile { place, file, whole, length, digest, end } = self;
        match whole {
            Some(bytes) => ResponseBody::Whole(with(&bytes, end as usize, &inserted)),
            None => {
                let file = KEPT_OPEN.then_some(file);
                ResponseBody::Pieces(StreamedFile { place, file, length, digest, inserted, end })
            }
        }
    }
}

/// A page with something inserted at its end.
pub(super) fn page_body_inserting(page: &str, inserted: &str) -> ResponseBody {
    let end = memmem::rfind(page.as_bytes(), END).unwrap_or(page.len());
    ResponseBody::Whole(with(page.as_bytes(), end, inserted))
}

fn with(bytes: &[u8], at: usize, inserted: &str) -> Vec<u8> {
    [&bytes[..at], inserted.as_bytes(), &bytes[at..]].concat()
}

/// What an answer brings.
pub(super) enum ResponseBody {
    Whole(Vec<u8>),
    Pieces(StreamedFile),
}

impl ResponseBody {
    pub(super) fn length(&self) -> u64 {
        match self {
            ResponseBody::Whole(bytes) => bytes.len() as u64,
            ResponseBody::Pieces(pieces) => pieces.length + pieces.inserted.len() as u64,
        }
    }

    /// Writes it. An error means that not all of it was written.
    pub(super) fn send(self, to: &mut impl Write) -> io::Result<()> {
        match self {
            ResponseBody::Whole(bytes) => to.write_all(&bytes),
            ResponseBody::Pieces(pieces) => pieces.send(to),
        }
    }
}

/// A file that is read while it is sent.
pub(super) struct StreamedFile {
    place: ServedPath,
    /// The file, if it is kept open.
    file: Option<File>,
    length: u64,
    digest: u128,
    inserted: String,
    /// Where something is inserted.
    end: u64,
}

impl StreamedFile {
    /// Writes piece after piece. The last one is written only if the file is still the one of the
    /// tag: nobody takes a mixture of two files for a whole one.
    fn send(mut self, to: &mut impl Write) -> io::Result<()> {
        let (mut digest, mut at) = (Xxh3Default::new(), 0);
        let mut piece = Vec::with_capacity(FILE_PIECE_BYTES);
        while at < self.length {
            self.read(at, &mut piece)?;
            digest.update(&piece);
            let begin = at;
            at += piece.len() as u64;
            let last = at == self.length;
            if piece.is_empty() || last && digest.digest128() != self.digest {
                return Err(io::Error::new(io::ErrorKind::InvalidData, "the file changed"));
            }
            let here = begin <= self.end && (self.end < at || last);
            let cut = if here { (self.end - begin) as usize } else { piece.len() };
            to.write_all(&piece[..cut])?;
            if here {
                to.write_all(self.inserted.as_bytes())?;
                to.write_all(&piece[cut..])?;
            }
        }
        Ok(())
    }

    /// Reads the piece that begins at some byte.
    fn read(&mut self, at: u64, piece: &mut Vec<u8>) -> io::Result<()> {
        piece.clear();
        let most = (self.length - at).min(FILE_PIECE_BYTES as u64);
        let anew;
        let mut file = match &self.file {
            Some(file) => file,
            None => {
                anew = self.place.open().ok_or(io::ErrorKind::NotFound)?;
                &anew
            }
        };
        file.seek(SeekFrom::Start(at))?;
        file.take(most).read_to_end(piece)?;
        Ok(())
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::panic)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    const ADDED: &str = "<script></script>";

    /// Takes what is sent, and does something after the first piece.
    struct BodySink<'a> {
        taken: Vec<u8>,
        largest: usize,
        after_first: Option<&'a dyn Fn()>,
    }

    impl Write for BodySink<'_> {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.largest = self.largest.max(bytes.len());
            self.taken.extend_from_slice(bytes);
            self.after_first.take().into_iter().for_each(|act| act());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn looked(dir: &Path) -> ServedFile {
        ServedFile::read(ServedPath::resolve(dir, "/a.html").unwrap()).unwrap()
    }

    /// Some bytes that differ from place to place.
    fn bytes(length: usize) -> Vec<u8> {
        (0..length).map(|at| (at / 251 + at) as u8 | 0x80).collect()
    }

    /// The body of a file, as it is kept open and as it is opened for each piece.
    fn bodies(dir: &Path) -> [ResponseBody; 2] {
        [true, false].map(|kept| {
            let mut body = looked(dir).into_body_inserting(ADDED.to_string());
            if let ResponseBody::Pieces(pieces) = &mut body {
                pieces.file = pieces.file.take().filter(|_| kept);
            }
            body
        })
    }

    #[test]
    fn a_file_of_any_length_is_sent_in_pieces_with_what_is_inserted() {
        let dir = tempfile::tempdir().unwrap();
        let piece = FILE_PIECE_BYTES;
        for (length, ends) in [
            (0, vec![]),
            (1, vec![]),
            (100, vec![93]),
            (piece - 1, vec![9]),
            (piece, vec![]),
            (piece, vec![piece - 7]),
            (piece + 1, vec![0, piece - 6]),
            // The end of the page lies in two pieces, or begins the second.
            (2 * piece, vec![piece - 1]),
            (2 * piece, vec![piece - 6]),
            (2 * piece, vec![piece]),
            (2 * piece, vec![2 * piece - 7]),
            (3 * piece + 5, vec![5, piece + 3, 2 * piece - 3]),
            (3 * piece + 5, vec![]),
        ] {
            let mut file = bytes(length);
            ends.iter().for_each(|&end| file[end..end + END.len()].copy_from_slice(END));
            fs::write(dir.path().join("a.html"), &file).unwrap();
            let at = ends.last().copied().unwrap_or(length);
            let wanted = [&file[..at], ADDED.as_bytes(), &file[at..]].concat();
            let told = looked(dir.path()).content_tag();
            assert_eq!(told, format!("{:032x}", xxhash_rust::xxh3::xxh3_128(&file)), "{length}");
            for body in bodies(dir.path()) {
                assert_eq!(body.length(), wanted.len() as u64, "{length}, {ends:?}");
                let mut taker = BodySink { taken: Vec::new(), largest: 0, after_first: None };
                body.send(&mut taker).unwrap();
                assert!(taker.taken == wanted, "{length}, {ends:?}");
                assert!(
                    taker.largest <= FILE_PIECE_BYTES + ADDED.len(),
                    "{} at once",
                    taker.largest
                );
            }
        }
    }

    #[test]
    fn what_is_held_of_a_large_file_is_a_piece() {
        let dir = tempfile::tempdir().unwrap();
        let file = File::create(dir.path().join("a.html")).unwrap();
        file.set_len(30 << 20).unwrap();
        assert!(looked(dir.path()).whole.is_none());
        for body in bodies(dir.path()) {
            let ResponseBody::Pieces(mut pieces) = body else {
                panic!("a large file is in pieces")
            };
            let mut piece = Vec::new();
            for at in [0, 12_345_678, (30 << 20) - 1] {
                pieces.read(at, &mut piece).unwrap();
                assert_eq!(
                    piece.len() as u64,
                    ((30 << 20) - at).min(FILE_PIECE_BYTES as u64),
                    "{at}"
                );
                assert!(piece.capacity() <= 2 * FILE_PIECE_BYTES, "{}", piece.capacity());
            }
        }
        file.set_len(MOST_BYTES + 1).unwrap();
        assert!(ServedFile::read(ServedPath::resolve(dir.path(), "/a.html").unwrap()).is_none());
    }

    #[test]
    fn a_file_that_changes_on_the_way_is_never_taken_for_a_whole_one() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a.html");
        let before = bytes(3 * FILE_PIECE_BYTES);
        let mut other = before.clone();
        other[3 * FILE_PIECE_BYTES - 1] ^= 1;
        let spare = dir.path().join("spare");
        let written = |bytes: &[u8]| fs::write(&path, bytes).unwrap();
        let replaced = || {
            fs::write(&spare, &other).unwrap();
            fs::rename(&spare, &path).unwrap();
        };
        // What happens, and whether one who keeps the file open, and one who does not, get it whole.
        for (what, act, whole) in [
            ("nothing", &(|| {}) as &dyn Fn(), [true, true]),
            ("written again", &|| written(&before), [true, true]),
            ("longer", &|| written(&[&before[..], b"more"].concat()), [true, true]),
            ("shorter", &|| written(&before[..2 * FILE_PIECE_BYTES]), [false, false]),
            ("empty", &|| written(b""), [false, false]),
            ("another byte", &|| written(&other), [false, false]),
            ("replaced", &replaced, [cfg!(unix), false]),
            ("gone", &|| fs::remove_file(&path).unwrap(), [cfg!(unix), false]),
        ] {
            for (nth, whole) in whole.into_iter().enumerate() {
                written(&before);
                let [kept, anew] = bodies(dir.path());
                let body = if nth == 0 { kept } else { anew };
                let length = body.length();
                let mut taker = BodySink { taken: Vec::new(), largest: 0, after_first: Some(act) };
                assert_eq!(body.send(&mut taker).is_ok(), whole, "{what}, {nth}");
                assert_eq!(taker.taken.len() as u64 == length, whole, "{what}, {nth}");
                assert!(!whole || taker.taken == [&before, ADDED.as_bytes()].concat(), "{what}");
            }
        }
    }
}
