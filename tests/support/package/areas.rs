//! Parses references to cells and areas in the parts of a workbook.

/// A rectangle of cells, rows and columns from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Area {
    /// The first row and column.
    pub first: (u32, u32),
    /// The last row and column.
    pub last: (u32, u32),
}

impl Area {
    /// Whether two areas share a cell.
    pub fn meets(&self, other: &Area) -> bool {
        let apart = |a: (u32, u32), b: (u32, u32)| a.1 < b.0 || b.1 < a.0;
        !apart((self.first.0, self.last.0), (other.first.0, other.last.0))
            && !apart((self.first.1, self.last.1), (other.first.1, other.last.1))
    }

    /// The number of its columns.
    pub fn width(&self) -> usize {
        (self.last.1 - self.first.1 + 1) as usize
    }
}

/// The row and column of `B7`; `None` if invalid.
pub fn cell(text: &str) -> Option<(u32, u32)> {
    let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
    let (letters, digits) = text.split_at(letters);
    if letters.is_empty() || letters.len() > 3 || digits.starts_with('0') || digits.is_empty() {
        return None;
    }
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let column = letters.bytes().fold(0, |sum, letter| sum * 26 + u32::from(letter - b'A') + 1);
    let row: u32 = digits.parse().ok()?;
    (row <= 1_048_576 && column <= 16_384).then_some((row, column))
}

/// The area of `B7:D9` or `B7`.
pub fn area(text: &str) -> Option<Area> {
    let (first, last) = text.split_once(':').unwrap_or((text, text));
    let (first, last) = (cell(first)?, cell(last)?);
    (first.0 <= last.0 && first.1 <= last.1).then_some(Area { first, last })
}

/// The areas of a list of them.
pub fn areas(text: &str) -> Option<Vec<Area>> {
    let areas: Option<Vec<Area>> = text.split(' ').map(area).collect();
    areas.filter(|areas| !areas.is_empty())
}

/// The number of areas that share a cell with an earlier one.
pub fn overlaps(areas: &[Area]) -> usize {
    let earlier = |(nth, area): (usize, &Area)| areas[..nth].iter().any(|one| one.meets(area));
    areas.iter().enumerate().filter(|one| earlier(*one)).count()
}

/// The number of UTF-16 units of a text once codes such as `_x000D_` are decoded.
pub fn units(text: &str) -> usize {
    let codes = text.match_indices("_x").filter(|(at, _)| {
        let code = text.as_bytes().get(at + 2..at + 7);
        code.is_some_and(|code| {
            code[4] == b'_' && code[..4].iter().all(|digit| digit.is_ascii_hexdigit())
        })
    });
    text.encode_utf16().count() - 6 * codes.count()
}

/// The names of sheets that a formula refers to.
pub fn sheets_of(formula: &str) -> Vec<String> {
    let mut sheets = Vec::new();
    let mut rest = formula;
    while let Some(at) = rest.find('!') {
        let before = &rest[..at];
        let quoted = before.strip_suffix('\'').map(|before| {
            let chars: Vec<char> = before.chars().collect();
            let mut begin = chars.len();
            while begin > 0 {
                if chars[begin - 1] == '\'' {
                    if begin < 2 || chars[begin - 2] != '\'' {
                        break;
                    }
                    begin -= 1;
                }
                begin -= 1;
            }
            chars[begin..].iter().collect::<String>().replace("''", "'")
        });
        let plain = || {
            let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
            let begin = before.char_indices().rev().take_while(|(_, c)| is_name(*c)).last();
            before[begin.map_or(at, |(begin, _)| begin)..].to_string()
        };
        let name = quoted.unwrap_or_else(plain);
        // `#REF!` is not a sheet.
        if !name.is_empty() && !before.ends_with("#REF") {
            sheets.push(name);
        }
        rest = &rest[at + 1..];
    }
    sheets
}
