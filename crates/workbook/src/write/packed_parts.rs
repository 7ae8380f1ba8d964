//! Packs parts, each into an archive of its own, from which it is copied into a package.

use std::cell::Cell;
use std::io::{self, BufWriter, Cursor, Write};

use crc32fast::Hasher;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use zip::ZipArchive;
use zip::result::{ZipError, ZipResult};

/// A season writes thousands. Level 2 takes a run no longer than level 1; level 4 takes one twenty-fifth
/// of it longer, for output that is a hundredth smaller.
pub(super) const COMPRESSION_LEVEL: u8 = 2;

/// A workbook in memory, or an archive of one part.
pub(crate) type InMemoryArchive = ZipArchive<Cursor<Vec<u8>>>;

pub(super) type PartPacker = DeflateEncoder<Vec<u8>>;

thread_local! {
    /// To make one costs as much as to pack a small part, and a workbook has twenty.
    static PACKER: Cell<Option<PartPacker>> = const { Cell::new(None) };
}

/// A part in an archive of its own. The same bytes give the same archive.
///
/// # Errors
///
/// Those of writing the part, and if it has more than 4 GB.
pub(crate) fn pack_part(
    name: &str,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> ZipResult<InMemoryArchive> {
    ZipArchive::new(Cursor::new(part_archive_bytes(name, write)?))
}

/// The bytes of such an archive.
pub(super) fn part_archive_bytes(
    name: &str,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> ZipResult<Vec<u8>> {
    let new = || DeflateEncoder::new(Vec::new(), Compression::new(COMPRESSION_LEVEL.into()));
    let mut packer = PACKER.take().unwrap_or_else(new);
    // The header comes in when the sizes are known.
    let begin = LOCAL + name.len();
    packer.get_mut().resize(begin, 0);
    let mut part = Part { packer: &mut packer, crc: Hasher::new(), size: 0 };
    // Parts are written in small pieces.
    let mut buffered = BufWriter::with_capacity(1 << 16, &mut part);
    write(&mut buffered)?;
    buffered.flush()?;
    drop(buffered);
    let (crc, size) = (part.crc.finalize(), part.size);
    let mut archive = packer.reset(Vec::new())?;
    PACKER.set(Some(packer));
    let [header, directory] =
        zip_header_and_directory(name, crc, [(archive.len() - begin) as u64, size])?;
    archive[..begin].copy_from_slice(&header);
    archive.extend(directory);
    Ok(archive)
}

fn too_large() -> ZipError {
    io::Error::other("a part of it has more than 4 GB").into()
}

/// A part while it is packed.
struct Part<'p> {
    packer: &'p mut PartPacker,
    crc: Hasher,
    size: u64,
}

impl Write for Part<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.packer.write_all(bytes)?;
        self.crc.update(bytes);
        self.size += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The length of a header before a part, without its name.
const LOCAL: usize = 30;
/// The length of an entry of the directory, without its name.
const ENTRY: usize = 46;

/// The header before a packed part and the directory behind it: `APPNOTE.TXT` 4.3.7, 4.3.12 and
/// 4.3.16. `sizes` are its packed and unpacked size.
///
/// # Errors
///
/// If the part has more than 4 GB.
pub(super) fn zip_header_and_directory(
    name: &str,
    crc: u32,
    sizes: [u64; 2],
) -> ZipResult<[Vec<u8>; 2]> {
    const DEFLATED: u16 = 8;
    const NAME_IS_UTF_8: u16 = 1 << 11;
    /// 1 January 1980: the same input gives the same bytes.
    const DAY: u16 = 1 << 5 | 1;
    /// Version 2.0, which unpacks deflated parts.
    const NEEDED: u16 = 20;
    const MADE_BY_UNIX: u16 = 3 << 8 | NEEDED;
    /// A file that its owner reads and writes.
    const MODE: u32 = 0o100_600 << 16;
    let small = |size: u64| u32::try_from(size).map_err(|_| too_large());
    let length = u16::try_from(name.len()).map_err(|_| too_large())?;
    let flags = if name.is_ascii() { 0 } else { NAME_IS_UTF_8 };
    let at = small((LOCAL + name.len()) as u64 + sizes[0])?;
    let mut common = Vec::with_capacity(LOCAL - 4);
    common.extend([NEEDED, flags, DEFLATED, 0, DAY].iter().flat_map(|own| own.to_le_bytes()));
    let sizes = [crc, small(sizes[0])?, small(sizes[1])?];
    common.extend(sizes.iter().flat_map(|own| own.to_le_bytes()));
    common.extend([length, 0].iter().flat_map(|own| own.to_le_bytes()));
    let mut header = b"PK\x03\x04".to_vec();
    header.extend(&common);
    header.extend(name.as_bytes());
    let mut directory = b"PK\x01\x02".to_vec();
    directory.extend(MADE_BY_UNIX.to_le_bytes());
    directory.extend(&common);
    // No comment, the first disk, no text.
    directory.extend([0; 6]);
    directory.extend(MODE.to_le_bytes());
    directory.extend(0u32.to_le_bytes());
    directory.extend(name.as_bytes());
    directory.extend(b"PK\x05\x06\0\0\0\0\x01\0\x01\0");
    directory.extend(((ENTRY + name.len()) as u32).to_le_bytes());
    directory.extend(at.to_le_bytes());
    directory.extend([0; 2]);
    Ok([header, directory])
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn a_packed_part_unpacks_to_itself_whatever_was_packed_before() {
        let long: Vec<u8> =
            (0..200_000u32).flat_map(|n| (n % 977 * (n % 31)).to_le_bytes()).collect();
        let alone = |name: &str, bytes: &[u8]| {
            let pieces = |out: &mut dyn Write| bytes.chunks(777).try_for_each(|p| out.write_all(p));
            pack_part(name, pieces).unwrap()
        };
        let mut before = Vec::new();
        for round in 0..2 {
            for (nth, (name, bytes)) in
                [("a.xml", &long[..]), ("b/ö.xml", b""), ("c", b"short"), ("c", &long[..5])]
                    .into_iter()
                    .enumerate()
            {
                let failed = |out: &mut dyn Write| {
                    out.write_all(&long[..9_999])?;
                    Err(io::Error::other("full"))
                };
                assert!(pack_part("failed", failed).is_err());
                let mut archive = alone(name, bytes);
                let mut part = archive.by_index(0).unwrap();
                assert_eq!(part.name().unwrap(), name);
                let mut read = Vec::new();
                // The reader verifies the checksum.
                part.read_to_end(&mut read).unwrap();
                assert!(read == bytes, "{name}");
                drop(part);
                let archive = archive.into_inner().into_inner();
                match round {
                    0 => before.push(archive),
                    _ => assert!(before[nth] == archive, "{name}"),
                }
            }
        }
    }
}
