//! The rows of a table, value by value: fixed and variable columns, NULLs, and long texts, which
//! other pages may hold. What is read counts against a limit of memory.

use std::cell::Cell;

use crate::fault::WorkbookFault;

use super::definition::{AccessColumnOffset, AccessTableColumn, AccessTableDefinition};
use super::pages::{DatabasePages, u16_at, u32_at};
use super::text::decode_access_text;
use super::{AccessValue, count};

/// The bytes that a value takes at least.
const VALUE: usize = size_of::<AccessValue>();
/// A long text is read up to so many bytes.
const MOST_LONG: usize = 1 << 20;
/// How a long text is kept: in the row, in one other row, in several.
const IN_ROW: u32 = 0x8000_0000;
const IN_ONE: u32 = 0x4000_0000;
const HOW: u32 = 0xc000_0000;

/// Reads the rows of a table in the order of its pages. A row that is unreadable is skipped.
pub(super) fn read_access_table_rows(
    pages: &DatabasePages<'_>,
    definition: &AccessTableDefinition,
    used: &Cell<usize>,
) -> Result<Vec<Vec<AccessValue>>, WorkbookFault> {
    let mut rows = Vec::new();
    for number in &definition.pages {
        let Some(page) = pages.page(*number) else { continue };
        for row in 0..pages.page_row_count(&page) {
            let Ok(Some(bytes)) = pages.row_of_page(&page, row) else { continue };
            let Some(row) = Row::parse(&bytes, pages.format.jet3, definition.has_variable) else {
                continue;
            };
            count(used, VALUE * definition.columns.len())?;
            let values = definition.columns.iter().map(|column| row.value(pages, column, used));
            rows.push(values.collect::<Result<Vec<AccessValue>, WorkbookFault>>()?);
        }
    }
    Ok(rows)
}

/// The parts of a row.
struct Row<'r> {
    bytes: &'r [u8],
    /// Where the columns of fixed length begin.
    fixed: usize,
    /// A bit for each column that is not NULL.
    mask: &'r [u8],
    /// Where each column of variable length begins, and where the last one ends.
    bounds: Vec<usize>,
}

impl<'r> Row<'r> {
    /// Takes a row apart. From its end: the mask, the number of columns of variable length, the
    /// bounds of these, the last first.
    fn parse(bytes: &'r [u8], jet3: bool, has_variable: bool) -> Option<Row<'r>> {
        let (fixed, columns) = match jet3 {
            true => (1, usize::from(*bytes.first()?)),
            false => (2, usize::from(u16_at(bytes, 0)?)),
        };
        let end = bytes.len().checked_sub(columns.div_ceil(8)).filter(|end| *end >= fixed)?;
        let bounds = match (has_variable, jet3) {
            (false, _) => Vec::new(),
            (true, true) => short_bounds(bytes, end)?,
            (true, false) => {
                let at = end.checked_sub(2)?;
                let variable = usize::from(u16_at(bytes, at)?);
                let bound = |nth| u16_at(bytes, at.checked_sub(2 + 2 * nth)?).map(usize::from);
                (0..=variable).map(bound).collect::<Option<Vec<usize>>>()?
            }
        };
        Some(Row { bytes, fixed, mask: &bytes[end..], bounds })
    }

    fn value(
        &self,
        pages: &DatabasePages<'_>,
        column: &AccessTableColumn,
        used: &Cell<usize>,
    ) -> Result<AccessValue, WorkbookFault> {
        let byte = self.mask.get(usize::from(column.number / 8)).copied().unwrap_or_default();
        let is_set = byte >> (column.number % 8) & 1 == 1;
        if column.kind == 1 {
            return Ok(AccessValue::Bool(is_set));
        }
        let bytes = if is_set { self.bytes_of(column) } else { None };
        let Some(bytes) = bytes else { return Ok(AccessValue::Null) };
        let value = match column.kind {
            10 => Some(text(pages, bytes)),
            12 => long(pages, bytes, used)?.map(|bytes| text(pages, &bytes)),
            _ => number(column, bytes),
        };
        if let Some(AccessValue::Text(text)) = &value {
            count(used, text.len())?;
        }
        Ok(value.unwrap_or(AccessValue::Null))
    }

    fn bytes_of(&self, column: &AccessTableColumn) -> Option<&'r [u8]> {
        match column.place {
            AccessColumnOffset::Fixed(offset) => self.bytes.get(self.fixed + usize::from(offset)..),
            AccessColumnOffset::Variable(nth) => {
                let nth = usize::from(nth);
                self.bytes.get(*self.bounds.get(nth)?..*self.bounds.get(nth + 1)?)
            }
        }
    }
}

/// The bounds in a row of Access 97: a byte each, and a table that tells from which column on 256
/// more are meant.
fn short_bounds(bytes: &[u8], end: usize) -> Option<Vec<usize>> {
    let at = end.checked_sub(1)?;
    let variable = usize::from(bytes[at]);
    let mut jumps = (bytes.len() - 1) / 256;
    let first = at.checked_sub(jumps + 1)?;
    // The last jump may lie behind the last column.
    if jumps > 0 && first.saturating_sub(variable) / 256 < jumps {
        jumps -= 1;
    }
    let mut passed = 0;
    let bound = |nth: usize| {
        while passed < jumps && usize::from(*bytes.get(at - 1 - passed)?) == nth {
            passed += 1;
        }
        Some(usize::from(*bytes.get(first.checked_sub(nth)?)?) + 256 * passed)
    };
    (0..=variable).map(bound).collect()
}

fn text(pages: &DatabasePages<'_>, bytes: &[u8]) -> AccessValue {
    AccessValue::Text(match pages.format.jet3 {
        true => pages.encoding.decode_without_bom_handling(bytes).0.into_owned(),
        false => decode_access_text(bytes),
    })
}

/// A number, a day or a time.
fn number(column: &AccessTableColumn, bytes: &[u8]) -> Option<AccessValue> {
    Some(match column.kind {
        2 => AccessValue::Whole(i64::from(*bytes.first()?)),
        3 => AccessValue::Whole(i64::from(i16::from_le_bytes(first(bytes)?))),
        4 => AccessValue::Whole(i64::from(i32::from_le_bytes(first(bytes)?))),
        5 => AccessValue::Number(i64::from_le_bytes(first(bytes)?) as f64 / 10_000.0),
        6 => AccessValue::Number(f64::from(f32::from_le_bytes(first(bytes)?))),
        7 => AccessValue::Number(f64::from_le_bytes(first(bytes)?)),
        8 => AccessValue::Time(f64::from_le_bytes(first(bytes)?)),
        // A sign, then four words, the highest first.
        16 => {
            let words = bytes.get(1..17)?.chunks_exact(4);
            let digits = words.fold(0.0, |sum, word| {
                sum * 4_294_967_296.0 + f64::from(u32_at(word, 0).unwrap_or_default())
            });
            let size = digits / 10f64.powi(i32::from(column.scale));
            AccessValue::Number(if bytes[0] == 0 { size } else { -size })
        }
        19 => AccessValue::Whole(i64::from_le_bytes(first(bytes)?)),
        _ => return None,
    })
}

fn first<const N: usize>(bytes: &[u8]) -> Option<[u8; N]> {
    bytes.get(..N)?.try_into().ok()
}

/// The bytes of a long text: in the row itself, or in others that the row points to.
fn long(
    pages: &DatabasePages<'_>,
    bytes: &[u8],
    used: &Cell<usize>,
) -> Result<Option<Vec<u8>>, WorkbookFault> {
    let Some(head) = u32_at(bytes, 0) else { return Ok(None) };
    let length = ((head & !HOW) as usize).min(MOST_LONG);
    let Some(mut pointer) = u32_at(bytes, 4) else { return Ok(None) };
    let mut found = match head & HOW {
        IN_ROW => bytes.get(12..).map(<[u8]>::to_vec),
        IN_ONE => pages.row_at_pointer(pointer).map(|row| row.into_owned()),
        _ => {
            let mut all = Vec::new();
            // Every part begins with the place of the next.
            while pointer != 0 && all.len() < length {
                count(used, VALUE)?;
                let Some(row) = pages.row_at_pointer(pointer).filter(|row| row.len() >= 4) else {
                    return Ok(None);
                };
                pointer = u32_at(&row, 0).unwrap_or_default();
                all.extend_from_slice(&row[4..]);
            }
            Some(all)
        }
    };
    if let Some(found) = &mut found {
        found.truncate(length);
        count(used, found.len())?;
    }
    Ok(found)
}
