//! The pages of a database, and which of them a table owns.

use std::borrow::Cow;

use encoding_rs::Encoding;

use crate::fault::WorkbookFault;

use super::damaged;
use super::text::encoding_of_code_page;

/// Where things stand in a version.
#[derive(Debug)]
pub(super) struct AccessVersionLayout {
    /// Whether it is that of Access 97.
    pub jet3: bool,
    /// The size of a page.
    pub page: usize,
    /// In a page of data, the number of rows; their places follow.
    pub row_count: usize,
    /// In the definition of a table: rows, variable columns, columns, indexes with data, the map
    /// of its pages, the end of the header.
    pub rows: usize,
    pub variable: usize,
    pub columns: usize,
    pub indexes: usize,
    pub owned: usize,
    pub header: usize,
    /// The size of an index's entry there.
    pub index: usize,
    /// The size of a column's entry there, and in it: number, index of variable columns, scale,
    /// flags, offset of fixed columns.
    pub column: usize,
    pub number: usize,
    pub variable_index: usize,
    pub scale: usize,
    pub flags: usize,
    pub fixed_offset: usize,
}

const JET3: AccessVersionLayout = AccessVersionLayout {
    jet3: true,
    page: 2048,
    row_count: 8,
    rows: 12,
    variable: 23,
    columns: 25,
    indexes: 31,
    owned: 35,
    header: 43,
    index: 8,
    column: 18,
    number: 1,
    variable_index: 3,
    scale: 9,
    flags: 13,
    fixed_offset: 14,
};
const JET4: AccessVersionLayout = AccessVersionLayout {
    jet3: false,
    page: 4096,
    row_count: 12,
    rows: 16,
    variable: 43,
    columns: 45,
    indexes: 51,
    owned: 55,
    header: 63,
    index: 12,
    column: 25,
    number: 5,
    variable_index: 7,
    scale: 12,
    flags: 15,
    fixed_offset: 21,
};

/// The kinds of pages.
const DATA: u8 = 1;
pub(super) const DEFINITION_PAGE_KIND: u8 = 2;
const USAGE: u8 = 5;
/// Places in the header.
const SIGNATURE: usize = 4;
const VERSION: usize = 0x14;
const ENCODED: usize = 0x18;
const ENCODED_LENGTH: [usize; 2] = [126, 128];
const CODE_PAGE: usize = 0x3c;
const KEY: usize = 0x3e;
/// The key with which every header is encoded.
const HEADER_KEY: [u8; 4] = [0xc7, 0xda, 0x39, 0x6b];
/// In the place of a row: the row was deleted; it stands on another page; its offset.
const DELETED: u16 = 0x8000;
const ELSEWHERE: u16 = 0x4000;
const OFFSET: u16 = 0x1fff;
/// A row that was moved is found within so many steps.
const MOST_STEPS: usize = 8;

/// The pages of a database.
#[derive(Debug)]
pub(super) struct DatabasePages<'a> {
    bytes: &'a [u8],
    pub format: &'static AccessVersionLayout,
    /// The key of pages that are encoded; 0 if they are not.
    key: u32,
    /// The encoding of Access 97's texts.
    pub encoding: &'static Encoding,
}

pub(super) type DatabasePageBytes<'a> = Cow<'a, [u8]>;

/// The byte that tells the version; `None` if a file is no database of Microsoft Access.
pub(super) fn access_version_byte(bytes: &[u8]) -> Option<u8> {
    let name = bytes.get(SIGNATURE..SIGNATURE + 15)?;
    let known = name == b"Standard Jet DB" || name == b"Standard ACE DB";
    bytes.get(VERSION).copied().filter(|_| known)
}

impl<'a> DatabasePages<'a> {
    pub(super) fn open(bytes: &'a [u8]) -> Result<DatabasePages<'a>, WorkbookFault> {
        let version = access_version_byte(bytes).unwrap_or_default();
        let format = if version == 0 { &JET3 } else { &JET4 };
        let mut header =
            bytes.get(..format.page).ok_or_else(|| damaged("it was cut off"))?.to_vec();
        let length = ENCODED_LENGTH[usize::from(!format.jet3)];
        encode(&HEADER_KEY, &mut header[ENCODED..ENCODED + length]);
        let encoding = encoding_of_code_page(u16_at(&header, CODE_PAGE).unwrap_or_default());
        let key = u32_at(&header, KEY).unwrap_or_default();
        // Access 2007 and later encode with a password, and keep its proof behind the key.
        let pages = DatabasePages { bytes, format, key, encoding };
        let catalogue = pages.page(super::CATALOGUE).ok_or_else(|| damaged("it was cut off"))?;
        if catalogue.starts_with(&[DEFINITION_PAGE_KIND, 1]) {
            return Ok(pages);
        }
        // The key is wrong, or the page is.
        let plain = bytes.get(2 * format.page).copied();
        if key != 0 && plain != Some(DEFINITION_PAGE_KIND) {
            return Err(WorkbookFault::Encrypted);
        }
        Err(damaged("its catalogue is not where it should be"))
    }

    /// A page; `None` if the file ends before its end.
    pub(super) fn page(&self, number: u32) -> Option<DatabasePageBytes<'a>> {
        let start = usize::try_from(number).ok()?.checked_mul(self.format.page)?;
        let bytes = self.bytes.get(start..start.checked_add(self.format.page)?)?;
        if self.key == 0 || number == 0 {
            return Some(Cow::Borrowed(bytes));
        }
        let mut page = bytes.to_vec();
        encode(&(self.key ^ number).to_le_bytes(), &mut page);
        Some(Cow::Owned(page))
    }

    /// The number of rows of a page of data, those deleted too; 0 of another page.
    pub(super) fn page_row_count(&self, page: &[u8]) -> u16 {
        let count = u16_at(page, self.format.row_count).unwrap_or_default();
        if page.first() == Some(&DATA) { count.min((self.format.page / 2) as u16) } else { 0 }
    }

    /// A row of a page of data. `Ok(None)`: it was deleted.
    pub(super) fn row_of_page(
        &self,
        page: &DatabasePageBytes<'a>,
        row: u16,
    ) -> Result<Option<DatabasePageBytes<'a>>, ()> {
        let place = self.place(page, row).ok_or(())?;
        if place & DELETED != 0 {
            return Ok(None);
        }
        if place & ELSEWHERE == 0 {
            return self.bytes_of_row(page, row).map(Some).ok_or(());
        }
        // The row grew and was moved; where to, stands in its old place. There it counts as
        // deleted.
        let mut pointer = self.bytes_of_row(page, row).and_then(|row| u32_at(&row, 0));
        for _ in 0..MOST_STEPS {
            let to = pointer.ok_or(())?;
            let page = self.page(to >> 8).filter(|page| page.first() == Some(&DATA)).ok_or(())?;
            let row = (to & 0xff) as u16;
            let place = self.place(&page, row).ok_or(())?;
            let bytes = self.bytes_of_row(&page, row).ok_or(())?;
            if place & ELSEWHERE == 0 {
                return Ok(Some(bytes));
            }
            pointer = u32_at(&bytes, 0);
        }
        Err(())
    }

    /// What a pointer names: the row in its lowest byte, the page in the others.
    pub(super) fn row_at_pointer(&self, pointer: u32) -> Option<DatabasePageBytes<'a>> {
        let page = self.page(pointer >> 8)?;
        self.bytes_of_row(&page, (pointer & 0xff) as u16)
    }

    fn place(&self, page: &[u8], row: u16) -> Option<u16> {
        (row < u16_at(page, self.format.row_count)?).then_some(())?;
        u16_at(page, self.format.row_count + 2 + 2 * usize::from(row))
    }

    /// The bytes of a row, which end where the row before begins.
    fn bytes_of_row(
        &self,
        page: &DatabasePageBytes<'a>,
        row: u16,
    ) -> Option<DatabasePageBytes<'a>> {
        let start = usize::from(self.place(page, row)? & OFFSET);
        let end = match row.checked_sub(1) {
            Some(before) => usize::from(self.place(page, before)? & OFFSET),
            None => self.format.page,
        };
        if start >= end || end > page.len() {
            return None;
        }
        Some(match page {
            Cow::Borrowed(page) => Cow::Borrowed(&page[start..end]),
            Cow::Owned(page) => Cow::Owned(page[start..end].to_vec()),
        })
    }

    /// The pages of a table, from the map that a pointer names, in their order. Those beyond the
    /// end of the file are left out.
    pub(super) fn pages_of_table(&self, pointer: u32) -> Option<Vec<u32>> {
        let map = self.row_at_pointer(pointer)?;
        let mut owned = Vec::new();
        let last = (self.bytes.len() / self.format.page) as u32;
        let mut mark = |first: u32, bits: &[u8]| {
            for (at, byte) in bits.iter().enumerate().filter(|(_, byte)| **byte != 0) {
                let number = first.saturating_add(8 * at as u32);
                let set = (0..8).filter(|bit| byte >> bit & 1 == 1);
                owned.extend(set.map(|bit| number.saturating_add(bit)).filter(|n| *n < last));
            }
        };
        match map.first()? {
            0 => mark(u32_at(&map, 1)?, map.get(5..)?),
            1 => {
                let bits = (self.format.page as u32 - 4) * 8;
                for (at, to) in (0u32..).zip(map[1..].chunks_exact(4)) {
                    let to = u32_at(to, 0)?;
                    let page = (to != 0).then(|| self.page(to)).flatten();
                    if let Some(page) = page.filter(|page| page[0] == USAGE) {
                        mark(at.saturating_mul(bits), &page[4..]);
                    }
                }
            }
            _ => return None,
        }
        owned.sort_unstable();
        owned.dedup();
        Some(owned)
    }
}

/// Encodes or decodes by RC4.
fn encode(key: &[u8], bytes: &mut [u8]) {
    let mut state: [u8; 256] = std::array::from_fn(|at| at as u8);
    let mut other = 0u8;
    for at in 0..256 {
        other = other.wrapping_add(state[at]).wrapping_add(key[at % key.len()]);
        state.swap(at, usize::from(other));
    }
    let (mut at, mut other) = (0u8, 0u8);
    for byte in bytes {
        at = at.wrapping_add(1);
        other = other.wrapping_add(state[usize::from(at)]);
        state.swap(usize::from(at), usize::from(other));
        let sum = state[usize::from(at)].wrapping_add(state[usize::from(other)]);
        *byte ^= state[usize::from(sum)];
    }
}

pub(super) fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    let two = bytes.get(at..at.checked_add(2)?)?;
    Some(u16::from_le_bytes([two[0], two[1]]))
}

pub(super) fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    let four = bytes.get(at..at.checked_add(4)?)?;
    Some(u32::from_le_bytes([four[0], four[1], four[2], four[3]]))
}
