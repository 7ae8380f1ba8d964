//! Formulas of xls and xlsb workbooks, which are tokens in order of evaluation ([MS-XLS] 2.5.198,
//! [MS-XLSB] 2.5.97).
//!
//! Only unambiguous parts are converted: cells and areas of the same sheet, numbers, texts,
//! operators and functions. A formula with names, other sheets, arrays or shared formulas is
//! skipped and its value stays.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::records::{f64_at, u16_at, u32_at};
use crate::address::{MAX_SHEET_COLUMNS, MAX_SHEET_ROWS, column_letters, to_a1};

/// The kind of a binary workbook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BinaryWorkbookKind {
    Xls,
    Xlsb,
}

/// The most bytes of a formula's tokens.
const MOST_BYTES: usize = 16_384;
/// The most characters of a formula.
const LONGEST: usize = 8_192;
/// The flags beside a column: column relative, row relative.
const RELATIVE_COLUMN: u16 = 0x4000;
const RELATIVE_ROW: u16 = 0x8000;

/// The functions by number: name, and number of arguments if fixed.
static FUNCTIONS: LazyLock<HashMap<u16, (&str, Option<usize>)>> = LazyLock::new(|| {
    let rows = include_str!("functions.csv").lines().skip(1);
    let function = |row: &'static str| {
        let mut fields = row.split(',');
        let number = fields.next()?.parse().ok()?;
        Some((number, (fields.next()?, fields.next()?.parse().ok())))
    };
    rows.filter_map(function).collect()
});

/// The formula of some tokens; `None` if it is ambiguous or invalid.
pub(super) fn formula_from_tokens(tokens: &[u8], kind: BinaryWorkbookKind) -> Option<String> {
    if tokens.is_empty() || tokens.len() > MOST_BYTES {
        return None;
    }
    let mut reader = Tokens { rest: tokens, kind, stack: Vec::new() };
    while let [token, rest @ ..] = reader.rest {
        reader.rest = rest;
        reader.step(*token)?;
        if reader.stack.last().is_some_and(|top| top.len() > LONGEST) {
            return None;
        }
    }
    match &mut reader.stack[..] {
        [formula] => Some(std::mem::take(formula)),
        _ => None,
    }
}

/// Evaluates tokens with a stack of texts.
struct Tokens<'a> {
    rest: &'a [u8],
    kind: BinaryWorkbookKind,
    stack: Vec<String>,
}

impl<'a> Tokens<'a> {
    fn take(&mut self, bytes: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(bytes)?;
        self.rest = rest;
        Some(taken)
    }

    fn step(&mut self, token: u8) -> Option<()> {
        // Three tokens each, for a cell, an array or a value.
        let class = if token >= 0x40 { (token & 0x1F) | 0x20 } else { token };
        let pushed = match class {
            0x03..=0x11 => return self.between(token),
            0x12 | 0x13 => {
                self.stack.last_mut()?.insert(0, if token == 0x12 { '+' } else { '-' });
                return Some(());
            }
            0x14 => {
                self.stack.last_mut()?.push('%');
                return Some(());
            }
            0x15 => {
                let top = self.stack.last_mut()?;
                top.insert(0, '(');
                top.push(')');
                return Some(());
            }
            0x16 => String::new(),
            0x17 => self.text()?,
            0x19 => return self.attribute(),
            0x1C => cell_error_text(*self.take(1)?.first()?)?.to_string(),
            0x1D => if self.take(1)? == [0] { "FALSE" } else { "TRUE" }.to_string(),
            0x1E => u16_at(self.take(2)?, 0)?.to_string(),
            0x1F => f64_at(self.take(8)?, 0).filter(|number| number.is_finite())?.to_string(),
            0x21 => {
                let (name, arguments) = FUNCTIONS.get(&u16_at(self.take(2)?, 0)?)?;
                self.call(name, (*arguments)?)?
            }
            0x22 => {
                let arguments = usize::from(*self.take(1)?.first()? & 0x7F);
                let (name, _) = FUNCTIONS.get(&u16_at(self.take(2)?, 0)?)?;
                self.call(name, arguments)?
            }
            0x24 => self.cell()?,
            0x25 => self.area()?,
            _ => return None,
        };
        self.stack.push(pushed);
        Some(())
    }

    /// Applies a binary operator.
    fn between(&mut self, token: u8) -> Option<()> {
        const OPERATORS: [&str; 15] =
            ["+", "-", "*", "/", "^", "&", "<", "<=", "=", ">=", ">", "<>", " ", ",", ":"];
        let right = self.stack.pop()?;
        let left = self.stack.last_mut()?;
        left.push_str(OPERATORS.get(usize::from(token.checked_sub(3)?))?);
        left.push_str(&right);
        Some(())
    }

    /// A text in quotation marks.
    fn text(&mut self) -> Option<String> {
        let text = match self.kind {
            BinaryWorkbookKind::Xlsb => {
                let length = usize::from(u16_at(self.take(2)?, 0)?);
                text_from_utf16(self.take(2 * length)?)
            }
            BinaryWorkbookKind::Xls => {
                let [length, flags] = *self.take(2)? else { return None };
                let length = usize::from(length);
                match flags & 1 {
                    0 => self.take(length)?.iter().map(|byte| char::from(*byte)).collect(),
                    _ => text_from_utf16(self.take(2 * length)?),
                }
            }
        };
        Some(format!("\"{}\"", text.replace('"', "\"\"")))
    }

    /// Attributes of evaluation, and a sum of one argument.
    fn attribute(&mut self) -> Option<()> {
        let [flags, ..] = *self.take(1)? else { return None };
        let number = u16_at(self.take(2)?, 0)?;
        if flags & 0x04 != 0 {
            self.take(2 * (usize::from(number) + 1))?;
        }
        if flags & 0x10 != 0 {
            let sum = self.call("SUM", 1)?;
            self.stack.push(sum);
        }
        Some(())
    }

    fn call(&mut self, name: &str, arguments: usize) -> Option<String> {
        let first = self.stack.len().checked_sub(arguments)?;
        let arguments = self.stack.split_off(first);
        let long = arguments.iter().map(String::len).sum::<usize>() > LONGEST;
        (!long).then(|| format!("{name}({})", arguments.join(",")))
    }

    fn row(&mut self) -> Option<u32> {
        let row = match self.kind {
            BinaryWorkbookKind::Xls => u32::from(u16_at(self.take(2)?, 0)?),
            BinaryWorkbookKind::Xlsb => u32_at(self.take(4)?, 0)?,
        };
        Some(row).filter(|row| *row < MAX_SHEET_ROWS)
    }

    fn cell(&mut self) -> Option<String> {
        let row = self.row()?;
        placed(row, u16_at(self.take(2)?, 0)?)
    }

    fn area(&mut self) -> Option<String> {
        let rows = [self.row()?, self.row()?];
        let columns = [u16_at(self.take(2)?, 0)?, u16_at(self.take(2)?, 0)?];
        Some(format!("{}:{}", placed(rows[0], columns[0])?, placed(rows[1], columns[1])?))
    }
}

/// A cell, by its row and its column with flags.
fn placed(row: u32, column: u16) -> Option<String> {
    let (relative_column, relative_row) =
        (column & RELATIVE_COLUMN != 0, column & RELATIVE_ROW != 0);
    let column = column % RELATIVE_COLUMN;
    if column >= MAX_SHEET_COLUMNS {
        return None;
    }
    if relative_column && relative_row {
        return Some(to_a1(row, column));
    }
    let dollar = |relative: bool| if relative { "" } else { "$" };
    let (before, between) = (dollar(relative_column), dollar(relative_row));
    Some(format!("{before}{}{between}{}", column_letters(column), row + 1))
}

/// The text of UTF-16 bytes.
pub(super) fn text_from_utf16(bytes: &[u8]) -> String {
    let units: Vec<u16> =
        bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
    String::from_utf16_lossy(&units)
}

/// An error by its code.
pub(super) fn cell_error_text(code: u8) -> Option<&'static str> {
    Some(match code {
        0x00 => "#NULL!",
        0x07 => "#DIV/0!",
        0x0F => "#VALUE!",
        0x17 => "#REF!",
        0x1D => "#NAME?",
        0x24 => "#NUM!",
        0x2A => "#N/A",
        0x2B => "#GETTING_DATA",
        _ => return None,
    })
}

/// A 30-bit number with two flags: integer, and times 100.
pub(super) fn number_from_rk(bits: u32) -> f64 {
    let number = match bits & 2 {
        0 => f64::from_bits(u64::from(bits & !3) << 32),
        _ => f64::from((bits as i32) >> 2),
    };
    if bits & 1 == 0 { number } else { number / 100.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// B2 in an xls, relative.
    const B2: [u8; 5] = [0x44, 1, 0, 1, 0xC0];

    fn xls(tokens: &[&[u8]]) -> Option<String> {
        formula_from_tokens(&tokens.concat(), BinaryWorkbookKind::Xls)
    }

    #[test]
    fn tokens_are_put_back_into_words() {
        let number = |number: u8| [0x1E, number, 0];
        for (tokens, expected) in [
            (vec![&B2[..], &number(2), &[0x05]], "B2*2"),
            (vec![&B2[..], &[0x13], &[0x15], &[0x14]], "(-B2)%"),
            (vec![&[0x25, 0, 0, 9, 0, 1, 0, 1, 0xC0][..], &[0x19, 0x10, 0, 0]], "SUM($B$1:B10)"),
            (vec![&B2[..], &number(1), &[0x41, 27, 0]], "ROUND(B2,1)"),
            (
                vec![&B2[..], &number(1), &[0x0D], &B2, &[0x1D, 1], &[0x42, 3, 1, 0]],
                "IF(B2>1,B2,TRUE)",
            ),
            (vec![&[0x17, 3, 0, b'a', b'"', b'b'][..], &B2, &[0x08]], "\"a\"\"b\"&B2"),
            (vec![&B2[..], &number(0), &[0x0C]], "B2>=0"),
            (vec![&[0x1C, 0x2A][..]], "#N/A"),
        ] {
            assert_eq!(xls(&tokens).as_deref(), Some(expected));
        }
        let area = [0x25, 0, 0, 0, 0, 9, 0, 0, 0, 1, 0xC0, 1, 0xC0];
        assert_eq!(formula_from_tokens(&area, BinaryWorkbookKind::Xlsb).as_deref(), Some("B1:B10"));
    }

    #[test]
    fn what_is_not_sure_is_not_taken() {
        for tokens in [
            // A name, another sheet, a shared formula, an array.
            vec![&[0x23, 1, 0, 0, 0][..]],
            vec![&[0x3A, 0, 0, 1, 0, 1, 0][..]],
            vec![&[0x01, 0, 0, 0, 0][..]],
            vec![&[0x20, 0, 0, 0, 0, 0, 0, 0][..]],
            // Truncated, no operand, operands left, no such function.
            vec![&B2[..3]],
            vec![&[0x03][..]],
            vec![&B2[..], &B2],
            vec![&B2[..], &[0x41, 0xFF, 0xFF]],
            vec![&[0x42, 200, 4, 0][..]],
            vec![],
        ] {
            assert_eq!(xls(&tokens), None, "{tokens:?}");
        }
        // Nested a thousand times.
        assert_eq!(xls(&vec![&[0x29, 0xFF, 0xFF][..]; 1_000]), None);
    }

    #[test]
    fn short_numbers_are_read() {
        assert_eq!(number_from_rk(0x3FF0_0000), 1.0);
        assert_eq!(number_from_rk(0x3FF0_0001), 0.01);
        assert_eq!(number_from_rk(((-5i32) << 2) as u32 | 2), -5.0);
        assert_eq!(number_from_rk((5_725 << 2) | 3), 57.25);
    }
}
