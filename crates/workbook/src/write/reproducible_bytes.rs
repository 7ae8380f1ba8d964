//! Each entry of a workbook says on which system it was made. Here it says the same on all, so that the
//! same returns make the same bytes.

use rust_xlsxwriter::{Workbook, XlsxError};

/// Begins an entry of the directory of an archive.
const ENTRY: &[u8] = b"PK\x01\x02";
/// Begins the end of an archive, and the length of that.
const END: &[u8] = b"PK\x05\x06";
const END_LENGTH: usize = 22;
/// Where the end says how many entries there are, and where the first begins.
const COUNT: usize = 10;
const FIRST: usize = 16;
/// Where an entry names its system, its lengths beyond the fixed one, and that.
const SYSTEM: usize = 5;
const LENGTHS: [usize; 3] = [28, 30, 32];
const ENTRY_LENGTH: usize = 46;
/// The system that entries name.
const UNIX: u8 = 3;

/// The bytes of a workbook by rust_xlsxwriter, equal on every system.
///
/// # Errors
///
/// What is wrong with the workbook.
pub fn reproducible_bytes(workbook: &mut Workbook) -> Result<Vec<u8>, XlsxError> {
    let mut bytes = workbook.save_to_buffer()?;
    // An archive of more entries than a workbook has is left as it is.
    let _ = name_system(&mut bytes);
    Ok(bytes)
}

fn name_system(archive: &mut [u8]) -> Option<()> {
    let end = archive.len().checked_sub(END_LENGTH)?;
    if !archive[end..].starts_with(END) {
        return None;
    }
    let count = u16::from_le_bytes(taken(archive, end + COUNT)?);
    let mut at = u32::from_le_bytes(taken(archive, end + FIRST)?) as usize;
    for _ in 0..count {
        if !archive.get(at..)?.starts_with(ENTRY) {
            return None;
        }
        *archive.get_mut(at + SYSTEM)? = UNIX;
        let mut length = ENTRY_LENGTH;
        for place in LENGTHS {
            length += usize::from(u16::from_le_bytes(taken(archive, at + place)?));
        }
        at += length;
    }
    Some(())
}

fn taken<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    bytes.get(at..)?.first_chunk().copied()
}

#[cfg(test)]
#[expect(clippy::unwrap_used)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn every_entry_names_one_system() {
        let mut workbook = Workbook::new();
        workbook.add_worksheet().write(0, 0, "x").unwrap();
        let right = reproducible_bytes(&mut workbook).unwrap();
        let mut zip = zip::ZipArchive::new(Cursor::new(right.clone())).unwrap();
        let mut elsewhere = right.clone();
        for nth in 0..zip.len() {
            let at = usize::try_from(zip.by_index(nth).unwrap().central_header_start()).unwrap();
            assert_eq!(right[at + SYSTEM], UNIX);
            elsewhere[at + SYSTEM] = 0;
        }
        assert!(zip.len() > 5 && elsewhere != right);
        name_system(&mut elsewhere).unwrap();
        assert!(elsewhere == right);
    }

    #[test]
    fn what_is_no_archive_is_left() {
        for bytes in [&b""[..], b"PK\x05\x06", &[b"PK\x05\x06".as_slice(), &[255; 18]].concat()] {
            let mut same = bytes.to_vec();
            assert_eq!(name_system(&mut same), None);
            assert_eq!(same, bytes);
        }
    }
}
