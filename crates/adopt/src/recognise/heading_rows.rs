//! Where headings stand on a sheet: the first step from cells to tables. A row is one of headings
//! if most of its texts are synonyms (`headings`) that the rows beside it do not repeat, and rows
//! follow. Groups above it (`White`, `Black`), second lines and units below it are joined to it.
//! `blocks` cuts the sheet into tables at what is found.

use std::collections::BTreeMap;

use super::What;
use super::column_heading::{CONTESTANT_MEANINGS, ColumnHeading, meanings_of_heading_lines};
use super::content::CellShape;
use super::grid::{GridCell, GridRow, SheetGrid};
use super::headings::{
    HeadingMeaning, exact_heading_meanings, is_heading_synonym, parse_bare_number,
};
use super::weights::weights;

/// Rows of headings that belong together, as indices into [`SheetGrid::rows`].
pub(super) struct HeadingRows {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) heads: BTreeMap<u16, ColumnHeading>,
}

/// Whether a row of a sheet looks like headings, and not like the rows beside it.
fn is_heading(grid: &SheetGrid, at: usize) -> bool {
    let row = &grid.rows[at];
    let beside = [at.checked_sub(1), Some(at + 1)];
    let beside: Vec<&GridRow> =
        beside.into_iter().flatten().filter_map(|at| grid.rows.get(at)).collect();
    // A heading stands once: `Game 1` and `Draw` in row after row are cells of a table.
    let again = |cell: &GridCell| {
        beside.iter().any(|row| row.cell(cell.column).is_some_and(|other| other.text == cell.text))
    };
    looks_like_heading(row, again)
}

/// Whether the cells of a row are headings; `again` tells of a cell that it stands in the next
/// row too.
fn looks_like_heading(row: &GridRow, again: impl Fn(&GridCell) -> bool) -> bool {
    let mut known = 0;
    let mut texts = 0;
    let mut against = 0;
    let mut last = None;
    let days =
        super::days::longest_run_of_ascending_days(row.cells.iter().map(|cell| cell.text.as_str()));
    for (at, cell) in row.cells.iter().enumerate() {
        if days.contains(&at) {
            continue;
        }
        let shapes = cell.shapes();
        if let Some(number) = parse_bare_number(&cell.text).filter(|_| !cell.text.contains('.')) {
            // Rounds and years count up; numbers of a contestant do not.
            against += i32::from(last.is_some_and(|last| number != last + 1));
            last = Some(number);
            continue;
        }
        if cell.text == "%" {
            texts += 1;
            known += 1;
            continue;
        }
        // A letter alone may be anything; `N°` is a number.
        let letters = cell.text.chars().filter(|c| c.is_alphabetic()).count();
        let is_marked =
            letters == 1 && cell.text.chars().count() > 1 && is_heading_synonym(&cell.text);
        if letters <= 1 && !is_marked && cell.is_text() && !shapes.has(CellShape::Number) {
            continue;
        }
        if !cell.is_text() || shapes.has(CellShape::Number) {
            against += i32::from(!shapes.has(CellShape::Day));
            continue;
        }
        texts += 1;
        let best = cell.heading_meanings().first().map_or(0, |reading| reading.weight);
        if best >= weights().heading.row && !again(cell) {
            known += 1;
        } else if shapes.has(CellShape::Email) || shapes.has(CellShape::Long) {
            against += 1;
        }
    }
    let powers = row.cells.iter().filter(|cell| super::powers::is_power_name(&cell.text)).count();
    if powers >= 5 {
        return true;
    }
    let one_column = row.cells.len() == 1 && known == 1;
    known * 2 >= texts && (known >= 2 || one_column) && against * 3 <= known
}

/// The headings of a sheet, rows that belong together as one.
pub(super) fn find_heading_rows(grid: &SheetGrid) -> Vec<HeadingRows> {
    let mut found: Vec<HeadingRows> = Vec::new();
    let mut at = 0;
    while at < grid.rows.len() {
        if !may_be_heading(grid, at) || !is_heading(grid, at) || !has_rows_below(grid, at) {
            at += 1;
            continue;
        }
        let first = found.last().map_or(0, |last| last.to + 1);
        let next = Some(at + 1).filter(|next| *next < grid.rows.len() && is_heading(grid, *next));
        let group = |next| {
            let (row, below) = (&grid.rows[at], &grid.rows[next]);
            is_caption(row) || group_above(grid, next, first) == at || are_tables(row, below)
        };
        if next.is_some_and(group) {
            at += 1;
            continue;
        }
        let from = group_above(grid, at, first);
        let to = lines_below(grid, at);
        let heads = heads(grid, from, to);
        found.push(HeadingRows { from, to, heads });
        at = to + 1;
    }
    if found.is_empty()
        && let Some(at) = unknown_heading(grid)
    {
        let heads = heads(grid, at, at);
        found.push(HeadingRows { from: at, to: at, heads });
    }
    found
}

/// Whether a row is worth a closer look: rows at the top, rows below a gap, and rows with a
/// cell that is a synonym as it stands.
fn may_be_heading(grid: &SheetGrid, at: usize) -> bool {
    /// Rows at the top of a sheet that are all looked at.
    const TOP: usize = 30;
    at < TOP || stands_out(grid, at)
}

/// Whether a row stands below a gap, or has a cell that is a synonym as it stands.
fn stands_out(grid: &SheetGrid, at: usize) -> bool {
    let row = &grid.rows[at];
    let gap = at == 0 || grid.rows[at - 1].row + 1 < row.row || grid.rows[at - 1].cells.len() <= 2;
    gap || row.cells.iter().any(|cell| cell.is_text() && is_heading_synonym(&cell.text))
}

/// Whether a row below a table is the heading of another one.
pub(super) fn is_heading_of_next_table(grid: &SheetGrid, at: usize) -> bool {
    stands_out(grid, at) && is_heading(grid, at) && has_rows_below(grid, at)
}

/// Whether a row names directions or sections alone: captions of the tables below it.
fn is_caption(row: &GridRow) -> bool {
    let group = |cell: &GridCell| {
        let says = |reading: &HeadingMeaning| {
            matches!(reading.what, What::NsNames | What::EwNames | What::Section | What::Direction)
        };
        cell.heading_meanings().iter().any(says) || cell.shapes().has(CellShape::Direction)
    };
    row.cells.iter().all(group)
}

/// One heading alone in its row needs rows of one cell below.
fn has_rows_below(grid: &SheetGrid, at: usize) -> bool {
    let Some(next) = grid.rows.get(at + 1) else { return false };
    let row = &grid.rows[at];
    if row.cells.len() > 1 {
        return next.row - row.row <= 3;
    }
    let column = row.cells[0].column;
    let subject = row.cells[0]
        .heading_meanings()
        .iter()
        .any(|reading| CONTESTANT_MEANINGS.contains(&reading.what) && reading.is_likely());
    let below = grid.rows[at + 1..].iter().take(3).filter(|below| {
        below.cells.len() == 1
            && below.cell(column).is_some_and(|cell| {
                cell.shapes().has(CellShape::Words) && cell.text != row.cells[0].text
            })
    });
    subject && next.row == row.row + 1 && below.count() == 3
}

/// What stands above several headings that belong together.
const GROUPS: [What; 6] =
    [What::White, What::Black, What::Home, What::Away, What::Round, What::Week];

/// A row of groups such as `White` and `Black` directly above the headings.
fn group_above(grid: &SheetGrid, at: usize, first: usize) -> usize {
    let Some(above) = at.checked_sub(1).filter(|above| *above >= first) else { return at };
    let (row, below) = (&grid.rows[above], &grid.rows[at]);
    let touches = row.row + 1 == below.row && row.cells.len() < below.cells.len();
    if is_caption(row) && (row.cells.len() == 1 || stand_twice(row, below))
        || are_tables(row, below)
    {
        return at;
    }
    let begins = |cell: &GridCell| goes_on(cell, below);
    let one_word = |cell: &GridCell| !cell.text.contains(char::is_whitespace);
    if touches && row.cells.iter().all(|cell| one_word(cell) && begins(cell)) {
        return above;
    }
    let touches = touches && row.cells.len() >= 2;
    // A group of directions or sections is a caption of each table below it.
    let says = |cell: &GridCell, whats: &[What]| {
        cell.heading_meanings()
            .iter()
            .any(|reading| reading.is_likely() && whats.contains(&reading.what))
    };
    let known = |cell: &GridCell| says(cell, &GROUPS) || begins(cell);
    let caption = |cell: &GridCell| {
        says(cell, &[What::NsNames, What::EwNames, What::Section, What::Direction])
            || cell.shapes().has(CellShape::Direction)
    };
    let day = |cell: &GridCell| {
        super::days::first_day_in_text(&cell.text).is_some()
            || super::days::day_without_year_in_text(&cell.text).is_some()
    };
    if row.cells.iter().any(|cell| caption(cell) || day(cell)) {
        return at;
    }
    let merged = row
        .cells
        .iter()
        .filter(|cell| grid.columns_of_heading(row.row, cell.column).last > cell.column)
        .count();
    let texts = row.cells.iter().all(GridCell::is_text);
    if touches && texts && (row.cells.iter().all(known) || merged * 2 >= row.cells.len()) {
        above
    } else {
        at
    }
}

/// Whether the same headings, several of them, stand below each of two captions.
fn stand_twice(captions: &GridRow, below: &GridRow) -> bool {
    let [one, other] = &captions.cells[..] else { return false };
    let texts = |from: u16, to: u16| {
        let own = below.cells.iter().filter(move |cell| (from..to).contains(&cell.column));
        own.map(|cell| &cell.text)
    };
    texts(one.column, other.column).count() >= 2
        && texts(one.column, other.column).eq(texts(other.column, u16::MAX))
}

/// Whether rounds or sessions stand above headings that name contestants: each has a table of its own.
fn are_tables(captions: &GridRow, below: &GridRow) -> bool {
    let names = |cell: &GridCell| {
        let says = |reading: &HeadingMeaning| {
            CONTESTANT_MEANINGS.contains(&reading.what) && reading.is_likely()
        };
        cell.heading_meanings().iter().any(says)
    };
    captions.cells.iter().all(|cell| super::headings::is_numbered_round(&cell.text))
        && stand_twice(captions, below)
        && below.cells.iter().any(names)
}

/// Whether a cell and the one below it are one heading: `Team` above `name`, `Player` above `1`.
fn goes_on(cell: &GridCell, below: &GridRow) -> bool {
    let Some(under) = below.cell(cell.column).filter(|_| cell.is_text()) else { return false };
    let alone = under.heading_meanings();
    let joined = exact_heading_meanings(&format!("{} {}", cell.text, under.text));
    let small = under.text.chars().all(|c| !c.is_uppercase());
    let new = joined.first().is_some_and(|reading| {
        reading.is_whole_heading() && alone.first().is_none_or(|alone| alone.what != reading.what)
    });
    new || small && joined.iter().any(HeadingMeaning::is_whole_heading)
}

/// The last row of headings that begin at a row: a second line of them, or units.
fn lines_below(grid: &SheetGrid, at: usize) -> usize {
    let mut last = at;
    while last < at + 2 {
        let (Some(row), Some(next)) = (grid.rows.get(last + 1), grid.rows.get(last + 2)) else {
            break;
        };
        let head = &grid.rows[last];
        if row.row != head.row + 1 || next.row > row.row + 2 || !is_second_line(head, row, next) {
            break;
        }
        last += 1;
    }
    last
}

/// Whether a row below headings goes on with them.
fn is_second_line(head: &GridRow, row: &GridRow, next: &GridRow) -> bool {
    let mut known = 0;
    let mut odd = 0;
    for cell in &row.cells {
        let unit = is_unit(&cell.text);
        let number = parse_bare_number(&cell.text).is_some();
        let under = head.cell(cell.column);
        let reading = cell.heading_meanings().first().map_or(0, |reading| reading.weight);
        if has_number_of_member(&cell.text) {
            odd += 1;
        } else if unit || reading >= weights().heading.row && cell.is_text() {
            known += 1;
        } else if number
            && under.is_some_and(GridCell::is_text)
            && next.cell(cell.column).is_none_or(|cell| !cell.text.is_empty())
        {
            // Numbers below words: `Round` above `1`.
            known += i32::from(under.is_some_and(|cell| {
                cell.heading_meanings()
                    .iter()
                    .any(|reading| matches!(reading.what, What::Round | What::Week))
            }));
            odd += i32::from(known == 0);
        } else if cell.text.chars().count() <= 3 && cell.is_text() {
            known += i32::from(
                row.cells.len() >= 2
                    && next.cells.len() > row.cells.len() / 2
                    && blank_subject(head, row),
            );
        } else {
            odd += 1;
        }
    }
    known >= 1 && odd == 0 && !same_texts(head, row)
}

/// Whether five digits or more stand together, as no heading has them: `Wyn` is white in Welsh, and
/// `ASH, Wyn (015614)` a person.
fn has_number_of_member(text: &str) -> bool {
    const DIGITS: usize = 5;
    text.split(|c: char| !c.is_ascii_digit()).any(|digits| digits.len() >= DIGITS)
}

/// Whether the row has nothing where the headings name a contestant.
fn blank_subject(head: &GridRow, row: &GridRow) -> bool {
    head.cells.iter().all(|cell| {
        let subject = cell
            .heading_meanings()
            .iter()
            .any(|reading| CONTESTANT_MEANINGS.contains(&reading.what) && reading.is_likely());
        !subject || row.cell(cell.column).is_none()
    })
}

fn is_unit(text: &str) -> bool {
    let bracketed = text.starts_with(['(', '['])
        && text.ends_with([')', ']'])
        && super::numbers::parse_typed_number(text).is_none();
    bracketed || matches!(text, "%" | "IMP" | "VP" | "MP" | "pts" | "pkt" | "max" | "+/-")
}

fn same_texts(one: &GridRow, other: &GridRow) -> bool {
    let same = other
        .cells
        .iter()
        .filter(|cell| one.cell(cell.column).is_some_and(|head| head.text == cell.text));
    same.count() * 10 >= other.cells.len() * 6
}

/// The headings by column, with what they say.
fn heads(grid: &SheetGrid, from: usize, to: usize) -> BTreeMap<u16, ColumnHeading> {
    let mut heads = headings_by_column(grid, from, to);
    for head in heads.values_mut() {
        head.readings = meanings_of_heading_lines(&head.lines);
    }
    heads
}

/// More columns are not taken for those that one heading covers.
const MOST_COVERED: usize = 300;

/// The lines of the headings by column.
pub(super) fn headings_by_column(
    grid: &SheetGrid,
    from: usize,
    to: usize,
) -> BTreeMap<u16, ColumnHeading> {
    let mut heads: BTreeMap<u16, ColumnHeading> = BTreeMap::new();
    for at in from..=to {
        let row = &grid.rows[at];
        for (place, cell) in row.cells.iter().enumerate() {
            let mut columns = grid.columns_of_heading(row.row, cell.column);
            let next = row.cells.get(place + 1).map_or(u16::MAX, |next| next.column);
            // A group may be written above each of its columns.
            let before = place.checked_sub(1).and_then(|before| row.cells.get(before));
            let again = before.is_some_and(|before| before.text == cell.text);
            if at < to && columns.first == columns.last && !again {
                // What a group covers is blank in its row and filled in the next.
                let below = &grid.rows[at + 1];
                while columns.last + 1 < next
                    && below.cell(columns.last + 1).is_some_and(|under| is_part(cell, under))
                    && below.cell(cell.column).is_some()
                {
                    columns.last += 1;
                }
            }
            for column in columns.range().take(MOST_COVERED) {
                heads.entry(column).or_default().lines.push(cell.text.clone());
            }
        }
    }
    heads
}

/// Whether a heading below a group is a part of it, not one of its own: `WBU No` above `1`, `2`
/// does not reach `Percent`.
fn is_part(group: &GridCell, under: &GridCell) -> bool {
    let of_sides = group
        .heading_meanings()
        .iter()
        .any(|reading| reading.is_likely() && GROUPS.contains(&reading.what));
    of_sides || !under.heading_meanings().iter().any(HeadingMeaning::is_whole_heading)
}

/// A row of texts above rows with numbers, in words that nobody knows.
fn unknown_heading(grid: &SheetGrid) -> Option<usize> {
    (0..grid.rows.len().min(40)).find(|at| {
        let row = &grid.rows[*at];
        let short = |cell: &GridCell| {
            cell.is_text()
                && cell.text.chars().count() <= 30
                && super::numbers::parse_typed_number(&cell.text).is_none()
        };
        if row.cells.len() < 3 || !row.cells.iter().all(short) {
            return false;
        }
        let below: Vec<&GridRow> = grid.rows[at + 1..].iter().take(6).collect();
        let numbers = row.cells.iter().filter(|cell| {
            below
                .iter()
                .filter(|row| row.cell(cell.column).is_some_and(|cell| cell.number().is_some()))
                .count()
                * 2
                > below.len()
        });
        below.len() >= 3 && numbers.count() >= 1 && below[0].row <= row.row + 2
    })
}
