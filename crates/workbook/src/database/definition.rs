//! The definition of a table: its columns with types and places, and the pages with its rows.
//! `rows` reads these; the layout of the pages differs between versions of Access.

use crate::fault::WorkbookFault;

use super::damaged;
use super::pages::{DEFINITION_PAGE_KIND, DatabasePages, u16_at, u32_at};
use super::text::decode_access_text;

/// A definition has at most so many pages; a table has at most 255 columns.
const MOST_PAGES: usize = 64;
const MOST_COLUMNS: u16 = 255;
/// The flag of a column of fixed length.
const FIXED: u8 = 1;

/// The columns of a table, and where they stand in a row.
#[derive(Debug)]
pub(super) struct AccessTableDefinition {
    /// How many rows it has.
    pub rows: u32,
    /// Whether its rows have columns of variable length.
    pub has_variable: bool,
    pub columns: Vec<AccessTableColumn>,
    /// The pages with its rows.
    pub pages: Vec<u32>,
}

#[derive(Debug)]
pub(super) struct AccessTableColumn {
    pub name: String,
    /// The byte of its type.
    pub kind: u8,
    /// Its number in the mask of NULLs.
    pub number: u16,
    /// Its place in a row.
    pub place: AccessColumnOffset,
    /// The decimal places of a decimal number.
    pub scale: u8,
}

/// Where a column stands in a row.
#[derive(Debug)]
pub(super) enum AccessColumnOffset {
    /// At an offset that is the same in all rows.
    Fixed(u16),
    /// Among the columns of variable length.
    Variable(u16),
}

impl AccessTableDefinition {
    pub(super) fn read(
        pages: &DatabasePages<'_>,
        page: u32,
    ) -> Result<AccessTableDefinition, WorkbookFault> {
        let bytes = joined(pages, page)?;
        AccessTableDefinition::parsed(pages, &bytes)
            .ok_or_else(|| damaged("the definition of a table is cut off"))
    }

    fn parsed(pages: &DatabasePages<'_>, bytes: &[u8]) -> Option<AccessTableDefinition> {
        let format = pages.format;
        let count = u16_at(bytes, format.columns)?.min(MOST_COLUMNS);
        let indexes = usize::try_from(u32_at(bytes, format.indexes)?).ok()?;
        let mut at = indexes.checked_mul(format.index)?.checked_add(format.header)?;
        let mut columns = Vec::new();
        for _ in 0..count {
            let end = at.checked_add(format.column)?;
            let entry = bytes.get(at..end)?;
            let fixed = entry[format.flags] & FIXED != 0;
            let place = if fixed {
                AccessColumnOffset::Fixed(u16_at(entry, format.fixed_offset)?)
            } else {
                AccessColumnOffset::Variable(u16_at(entry, format.variable_index)?)
            };
            let number = if format.jet3 {
                u16::from(entry[format.number])
            } else {
                u16_at(entry, format.number)?
            };
            let (kind, scale) = (entry[0], entry[format.scale]);
            columns.push(AccessTableColumn { name: String::new(), kind, number, place, scale });
            at = end;
        }
        for column in &mut columns {
            let head = if format.jet3 { 1 } else { 2 };
            let length = match format.jet3 {
                true => usize::from(*bytes.get(at)?),
                false => usize::from(u16_at(bytes, at)?),
            };
            let name = bytes.get(at + head..at + head + length)?;
            column.name = match format.jet3 {
                true => pages.encoding.decode_without_bom_handling(name).0.into_owned(),
                false => decode_access_text(name),
            };
            at += head + length;
        }
        Some(AccessTableDefinition {
            rows: u32_at(bytes, format.rows)?,
            has_variable: u16_at(bytes, format.variable)? > 0,
            columns,
            pages: pages.pages_of_table(u32_at(bytes, format.owned)?).unwrap_or_default(),
        })
    }
}

/// The bytes of a definition: its page and those that follow it, without their heads.
fn joined(pages: &DatabasePages<'_>, page: u32) -> Result<Vec<u8>, WorkbookFault> {
    let mut bytes: Vec<u8> = Vec::new();
    let mut next = page;
    for _ in 0..MOST_PAGES {
        let Some(page) = pages.page(next).filter(|page| page[0] == DEFINITION_PAGE_KIND) else {
            break;
        };
        let head = if bytes.is_empty() { 0 } else { 8 };
        bytes.extend_from_slice(&page[head..]);
        next = u32_at(&page, 4).unwrap_or_default();
        if next == 0 {
            return Ok(bytes);
        }
    }
    Err(damaged("the definition of a table is not where it should be"))
}
