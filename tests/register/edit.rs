//! Slips of people who keep a register in Excel, made by chance.

use crate::book::{Book, Sheet};
use crate::support::chance::Chance;

/// What was done, and where: the sheet, and its rows from 1.
#[derive(Debug)]
pub struct Edit {
    pub what: String,
    pub sheet: String,
    pub rows: Vec<u32>,
    /// Rows that were deleted.
    pub lost: Vec<u32>,
}

/// The kinds of slips.
pub const KINDS: [&str; 16] = [
    "delete a row",
    "rename a sheet",
    "sort a column by itself",
    "cut a sheet short",
    "double a row",
    "retype a cell",
    "retype a heading",
    "swap two cells",
    "delete a sheet",
    "keep only the first sheet",
    "clear a cell",
    "fill a cell down",
    "shift a column",
    "swap parts of two rows",
    "clear a cell and retype another",
    "put a cell elsewhere",
];

/// Makes a slip of a kind on one of the sheets; `None` where it changes nothing.
pub fn edited(
    book: &Book,
    kind: &str,
    sheets: &[&str],
    chance: &mut Chance,
) -> Option<(Book, Edit)> {
    let mut new = book.clone();
    let present: Vec<usize> = sheets.iter().filter_map(|name| book.sheet(name)).collect();
    // Half of the slips are on the first sheet: people work there.
    let at = if chance.one_in(2) { present[0] } else { *chance.of(&present) };
    let sheet = &mut new.sheets[at];
    let name = sheet.name.clone();
    let rows = sheet.rows.len();
    let (mut touched, mut lost) = (Vec::new(), Vec::new());
    let mut detail = String::new();
    if rows < 2 {
        return None;
    }
    let row = 1 + chance.below(rows - 1);
    let columns = sheet.rows[0].len();
    let column = chance.below(columns);
    // In a workbook of decisions the registrar types what is wanted.
    let decides = |sheet: &Sheet, columns: std::ops::RangeInclusive<usize>| {
        sheets.len() == 1 && sheet.rows[0][columns].iter().any(|cell| cell == "'Decision")
    };
    if decides(sheet, column..=column) {
        return None;
    }
    for row in &mut sheet.rows {
        row.resize(columns.max(row.len()), String::new());
    }
    match kind {
        "delete a row" => {
            lost = vec![row as u32 + 1];
            detail = format!("row {}: {:?}", row + 1, sheet.rows.remove(row));
        }
        "rename a sheet" => sheet.name.push_str(" old"),
        "sort a column by itself" => {
            let mut cells: Vec<String> =
                sheet.rows[1..].iter().map(|row| row[column].clone()).collect();
            cells.sort();
            match chance.below(3) {
                0 => cells.reverse(),
                1 => chance.shuffle(&mut cells),
                _ => {}
            }
            for (row, cell) in sheet.rows[1..].iter_mut().zip(cells) {
                row[column] = cell;
            }
            detail = sheet.rows[0][column].clone();
        }
        "cut a sheet short" => {
            detail = format!("from row {}", row + 1);
            lost = (row as u32 + 1..=rows as u32).collect();
            sheet.rows.truncate(row);
        }
        "double a row" => {
            let own = sheet.rows[row].clone();
            touched = vec![row as u32 + 1, row as u32 + 2];
            detail = format!("row {}: {own:?}", row + 1);
            sheet.rows.insert(row, own);
        }
        "retype a cell" => {
            let cell = &mut sheet.rows[row][column];
            let before = cell.clone();
            *cell = retyped(cell, chance)?;
            touched = vec![row as u32 + 1];
            detail = format!("{} of row {}: {before} to {cell}", column + 1, row + 1);
        }
        "retype a heading" => {
            let cell = &mut sheet.rows[0][column];
            let before = cell.clone();
            *cell = retyped(cell, chance)?;
            touched = vec![1];
            detail = format!("{before} to {cell}");
        }
        "swap two cells" => {
            let other = 1 + chance.below(rows - 1);
            let (one, two) = (sheet.rows[row][column].clone(), sheet.rows[other][column].clone());
            detail =
                format!("column {}, rows {} and {}: {one}, {two}", column + 1, row + 1, other + 1);
            sheet.rows[row][column] = two;
            sheet.rows[other][column] = one;
            touched = vec![row as u32 + 1, other as u32 + 1];
        }
        "delete a sheet" => {
            new.sheets.remove(at);
        }
        "keep only the first sheet" => {
            let own = book.sheet(sheets[0])?;
            new.sheets = vec![book.sheets[own].clone()];
        }
        "fill a cell down" => {
            let last = rows.min(row + 2 + chance.below(4));
            let cell = sheet.rows[row][column].clone();
            sheet.rows[row + 1..last].iter_mut().for_each(|own| own[column].clone_from(&cell));
            touched = (row as u32 + 1..=last as u32).collect();
            detail = format!("column {}, rows {} to {last}: {cell}", column + 1, row + 1);
        }
        "shift a column" => {
            let mut cells: Vec<String> =
                sheet.rows[row..].iter().map(|row| row[column].clone()).collect();
            match chance.one_in(2) {
                true => {
                    cells.remove(0);
                    cells.push(String::new());
                }
                false => cells.insert(0, String::new()),
            }
            sheet.rows.resize(row + cells.len(), vec![String::new(); columns]);
            for (own, cell) in sheet.rows[row..].iter_mut().zip(cells) {
                own[column] = cell;
            }
            touched = (row as u32 + 1..=sheet.rows.len() as u32).collect();
            detail = format!("column {}, from row {}", column + 1, row + 1);
        }
        "swap parts of two rows" => {
            let (other, to) = (1 + chance.below(rows - 1), column + chance.below(columns - column));
            if decides(sheet, column..=to) {
                return None;
            }
            for column in column..=to {
                let one = std::mem::take(&mut sheet.rows[row][column]);
                let two = std::mem::replace(&mut sheet.rows[other][column], one);
                sheet.rows[row][column] = two;
            }
            touched = vec![row as u32 + 1, other as u32 + 1];
            detail = format!("columns {} to {}, rows {touched:?}", column + 1, to + 1);
        }
        "clear a cell and retype another" => {
            let other = chance.below(columns);
            let cell = &mut sheet.rows[row][other];
            let before = cell.clone();
            *cell = retyped(cell, chance)?;
            detail = format!("row {}: {before} to {cell}, cleared {}", row + 1, column + 1);
            sheet.rows[row][column] = String::new();
            touched = vec![row as u32 + 1];
        }
        "put a cell elsewhere" => {
            let other = 1 + chance.below(rows - 1);
            let cell = std::mem::take(&mut sheet.rows[row][column]);
            detail = format!("column {}, row {} to {}: {cell}", column + 1, row + 1, other + 1);
            sheet.rows[other][column] = cell;
            touched = vec![row as u32 + 1, other as u32 + 1];
        }
        _ => {
            detail = format!("{} of row {}: {}", column + 1, row + 1, sheet.rows[row][column]);
            sheet.rows[row][column] = String::new();
            touched = vec![row as u32 + 1];
        }
    }
    let edit =
        Edit { what: format!("{kind} of {name}: {detail}"), sheet: name, rows: touched, lost };
    (new != *book).then_some((new, edit))
}

/// A cell with a slip: a letter or a digit wrong, missing or twice; a number without its noughts.
fn retyped(cell: &str, chance: &mut Chance) -> Option<String> {
    let (before, value) = match cell.split_once("-> ") {
        // A sum is typed over.
        Some((_, value)) => ("", value),
        None => match cell.chars().next()? {
            '@' => return None,
            '\'' => ("'", &cell[1..]),
            _ => ("", cell),
        },
    };
    let letters: Vec<char> = value.chars().collect();
    if letters.is_empty() {
        return None;
    }
    if value.starts_with('0') && value.chars().all(|c| c.is_ascii_digit()) && chance.one_in(4) {
        return Some(value.trim_start_matches('0').to_string());
    }
    let at = chance.below(letters.len());
    let slip = match letters[at] {
        c if c.is_ascii_digit() => {
            char::from(b'0' + (c as u8 - b'0' + 1 + chance.below(9) as u8) % 10)
        }
        _ => char::from(b'a' + chance.below(26) as u8),
    };
    let mut new = letters.clone();
    match chance.below(4) {
        0 if letters.len() > 1 => {
            new.remove(at);
        }
        1 => new.insert(at, letters[at]),
        2 if at > 0 => new.swap(at, at - 1),
        _ => new[at] = slip,
    }
    let text: String = new.into_iter().collect();
    (text != value && !text.trim().is_empty() && !text.contains('|'))
        .then(|| format!("{before}{text}"))
}
