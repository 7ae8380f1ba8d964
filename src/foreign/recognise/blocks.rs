//! Every table of a sheet: where its headings stand, and its first and last row.

use std::collections::BTreeMap;

use super::What;
use super::content::{Shape, Shapes};
use super::footers::{is_footer, is_remark};
use super::grid::{Cell, Grid, Row};
use super::headings::{Reading, bare_number, readings};

/// A heading of a column.
#[derive(Clone, Debug, Default)]
pub(super) struct Head {
    /// Its lines, from the top; those of a group stand above each of its columns.
    pub(super) lines: Vec<String>,
    pub(super) readings: Vec<Reading>,
}

impl Head {
    /// The heading as one text.
    pub(super) fn text(&self) -> String {
        self.lines.join(" ")
    }

    /// The weight with which it says a meaning; 0 where it does not.
    pub(super) fn says(&self, what: What) -> i32 {
        self.readings
            .iter()
            .find(|reading| reading.what == what)
            .map_or(0, |reading| reading.weight)
    }

    /// Whether it says one of some meanings, and not thinly.
    pub(super) fn says_any(&self, whats: &[What]) -> bool {
        whats.iter().any(|what| self.says(*what) >= 60)
    }
}

/// A table before its columns have meanings.
#[derive(Clone, Debug)]
pub(super) struct Block {
    /// First row of headings; none for a table without.
    pub(super) heading: Option<u32>,
    pub(super) heading_rows: u32,
    /// Its headings by column, also columns without one.
    pub(super) heads: BTreeMap<u16, Head>,
    /// Its rows, as indices into [`Grid::rows`].
    pub(super) rows: Vec<usize>,
    /// Rows of the sheet inside of it that tell of nobody.
    pub(super) skipped: Vec<u32>,
}

impl Block {
    pub(super) fn first_row(&self, grid: &Grid) -> u32 {
        self.rows.first().map_or(0, |at| grid.rows[*at].row)
    }

    pub(super) fn last_row(&self, grid: &Grid) -> u32 {
        self.rows.last().map_or(0, |at| grid.rows[*at].row)
    }

    pub(super) fn columns(&self) -> (u16, u16) {
        let first = self.heads.keys().next().copied().unwrap_or_default();
        (first, self.heads.keys().next_back().copied().unwrap_or_default())
    }
}

/// Columns that tell who a row is of.
pub(super) const SUBJECTS: &[What] = &[
    What::Name,
    What::Names,
    What::Team,
    What::Surname,
    What::Forename,
    What::White,
    What::Home,
    What::Winner,
    What::NsNames,
    What::Player,
    What::Power,
];

/// The tables of a sheet, from the top and from the left.
pub(super) fn blocks(grid: &Grid) -> Vec<Block> {
    let headings = heading_rows(grid);
    let mut found = Vec::new();
    for (at, heading) in headings.iter().enumerate() {
        let end = headings.get(at + 1).map_or(grid.rows.len(), |next| next.from);
        for columns in segments(grid, heading, end) {
            if let Some(block) = block(grid, heading, &columns, end) {
                found.push(block);
            }
        }
    }
    joined(grid, found)
}

/// Rows of headings that belong together, as indices into [`Grid::rows`].
struct Heading {
    from: usize,
    to: usize,
    heads: BTreeMap<u16, Head>,
}

/// Whether a heading stands in a row, and how well.
fn looks_like_heading(row: &Row) -> bool {
    let mut known = 0;
    let mut texts = 0;
    let mut against = 0;
    let mut last = None;
    for cell in &row.cells {
        let shapes = Shapes::of(cell);
        if let Some(number) = bare_number(&cell.text).filter(|_| !cell.text.contains('.')) {
            // Rounds and years count up; numbers of a contestant do not.
            against += i32::from(last.is_some_and(|last| number != last + 1));
            last = Some(number);
            continue;
        }
        // A letter may be anything.
        if cell.text.chars().filter(|c| c.is_alphabetic()).count() <= 1
            && cell.is_text()
            && !shapes.has(Shape::Number)
        {
            continue;
        }
        if !cell.is_text() || shapes.has(Shape::Number) {
            against += i32::from(!shapes.has(Shape::Day));
            continue;
        }
        texts += 1;
        let best = readings(&cell.text).first().map_or(0, |reading| reading.weight);
        if best >= 55 {
            known += 1;
        } else if shapes.has(Shape::Email) || shapes.has(Shape::Long) {
            against += 1;
        }
    }
    let powers = row.cells.iter().filter(|cell| super::powers::is_power(&cell.text)).count();
    if powers >= 5 {
        return true;
    }
    let one_column = row.cells.len() == 1 && known == 1;
    known * 2 >= texts && (known >= 2 || one_column) && against * 3 <= known
}

/// The headings of a sheet, rows that belong together as one.
fn heading_rows(grid: &Grid) -> Vec<Heading> {
    let mut found: Vec<Heading> = Vec::new();
    let mut at = 0;
    while at < grid.rows.len() {
        if !may_be_heading(grid, at)
            || !looks_like_heading(&grid.rows[at])
            || !has_rows_below(grid, at)
        {
            at += 1;
            continue;
        }
        if is_caption_of_two(&grid.rows[at])
            && grid.rows.get(at + 1).is_some_and(looks_like_heading)
        {
            at += 1;
            continue;
        }
        let from = group_above(grid, at, found.last().map_or(0, |last| last.to + 1));
        let to = lines_below(grid, at);
        let heads = heads(grid, from, to);
        found.push(Heading { from, to, heads });
        at = to + 1;
    }
    if found.is_empty()
        && let Some(at) = unknown_heading(grid)
    {
        let heads = heads(grid, at, at);
        found.push(Heading { from: at, to: at, heads });
    }
    found
}

/// Whether a row is worth a closer look: rows at the top, rows below a gap, and rows with a
/// cell that is a synonym as it stands.
fn may_be_heading(grid: &Grid, at: usize) -> bool {
    /// Rows at the top of a sheet that are all looked at.
    const TOP: usize = 30;
    let row = &grid.rows[at];
    let gap = at == 0 || grid.rows[at - 1].row + 1 < row.row || grid.rows[at - 1].cells.len() <= 2;
    at < TOP
        || gap
        || row.cells.iter().any(|cell| cell.is_text() && super::headings::is_synonym(&cell.text))
}

/// Whether a row names directions or sections alone: captions of two tables side by side.
fn is_caption_of_two(row: &Row) -> bool {
    let group = |cell: &Cell| {
        let says = |reading: &Reading| {
            matches!(reading.what, What::NsNames | What::EwNames | What::Section | What::Direction)
        };
        readings(&cell.text).iter().any(says) || Shapes::of(cell).has(Shape::Direction)
    };
    row.cells.iter().all(group)
}

/// One heading alone in its row needs rows of one cell below.
fn has_rows_below(grid: &Grid, at: usize) -> bool {
    let Some(next) = grid.rows.get(at + 1) else { return false };
    let row = &grid.rows[at];
    if row.cells.len() > 1 {
        return next.row - row.row <= 3;
    }
    let column = row.cells[0].column;
    let subject = readings(&row.cells[0].text)
        .iter()
        .any(|reading| SUBJECTS.contains(&reading.what) && reading.weight >= 60);
    let below = grid.rows[at + 1..].iter().take(3).filter(|below| {
        below.cells.len() == 1
            && below.cell(column).is_some_and(|cell| Shapes::of(cell).has(Shape::Words))
    });
    subject && next.row == row.row + 1 && below.count() == 3
}

/// A row of groups such as `White` and `Black` directly above the headings.
fn group_above(grid: &Grid, at: usize, first: usize) -> usize {
    let Some(above) = at.checked_sub(1).filter(|above| *above >= first) else { return at };
    let (row, below) = (&grid.rows[above], &grid.rows[at]);
    let touches =
        row.row + 1 == below.row && row.cells.len() >= 2 && row.cells.len() < below.cells.len();
    // A group of directions or sections is a caption of each table below it.
    const GROUPS: [What; 6] =
        [What::White, What::Black, What::Home, What::Away, What::Round, What::Week];
    let says = |cell: &Cell, whats: &[What]| {
        readings(&cell.text)
            .iter()
            .any(|reading| reading.weight >= 60 && whats.contains(&reading.what))
    };
    let known = |cell: &Cell| says(cell, &GROUPS);
    let caption = |cell: &Cell| {
        says(cell, &[What::NsNames, What::EwNames, What::Section, What::Direction])
            || Shapes::of(cell).has(Shape::Direction)
    };
    if row.cells.iter().any(caption) {
        return at;
    }
    let merged =
        row.cells.iter().filter(|cell| grid.spread(row.row, cell.column).1 > cell.column).count();
    let texts = row.cells.iter().all(Cell::is_text);
    if touches && texts && (row.cells.iter().all(known) || merged * 2 >= row.cells.len()) {
        above
    } else {
        at
    }
}

/// The last row of headings that begin at a row: a second line of them, or units.
fn lines_below(grid: &Grid, at: usize) -> usize {
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
fn is_second_line(head: &Row, row: &Row, next: &Row) -> bool {
    let mut known = 0;
    let mut odd = 0;
    for cell in &row.cells {
        let unit = is_unit(&cell.text);
        let number = bare_number(&cell.text).is_some();
        let under = head.cell(cell.column);
        let reading = readings(&cell.text).first().map_or(0, |reading| reading.weight);
        if unit || reading >= 50 && cell.is_text() {
            known += 1;
        } else if number
            && under.is_some_and(Cell::is_text)
            && next.cell(cell.column).is_none_or(|cell| !cell.text.is_empty())
        {
            // Numbers below words: `Round` above `1`.
            known += i32::from(under.is_some_and(|cell| {
                readings(&cell.text)
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

/// Whether the row has nothing where the headings name a contestant.
fn blank_subject(head: &Row, row: &Row) -> bool {
    head.cells.iter().all(|cell| {
        let subject = readings(&cell.text)
            .iter()
            .any(|reading| SUBJECTS.contains(&reading.what) && reading.weight >= 60);
        !subject || row.cell(cell.column).is_none()
    })
}

fn is_unit(text: &str) -> bool {
    let bracketed = text.starts_with(['(', '['])
        && text.ends_with([')', ']'])
        && super::content::number(text).is_none();
    bracketed || matches!(text, "%" | "IMP" | "VP" | "MP" | "pts" | "pkt" | "max" | "+/-")
}

fn same_texts(one: &Row, other: &Row) -> bool {
    let same = other
        .cells
        .iter()
        .filter(|cell| one.cell(cell.column).is_some_and(|head| head.text == cell.text));
    same.count() * 10 >= other.cells.len() * 6
}

/// The headings by column.
fn heads(grid: &Grid, from: usize, to: usize) -> BTreeMap<u16, Head> {
    let mut heads: BTreeMap<u16, Head> = BTreeMap::new();
    for at in from..=to {
        let row = &grid.rows[at];
        for (place, cell) in row.cells.iter().enumerate() {
            let mut columns = grid.spread(row.row, cell.column);
            let next = row.cells.get(place + 1).map_or(u16::MAX, |next| next.column);
            if at < to && columns.0 == columns.1 {
                // What a group covers is blank in its row and filled in the next.
                let below = &grid.rows[at + 1];
                while columns.1 + 1 < next
                    && below.cell(columns.1 + 1).is_some()
                    && below.cell(cell.column).is_some()
                {
                    columns.1 += 1;
                }
            }
            for column in columns.0..=columns.1.min(columns.0.saturating_add(300)) {
                heads.entry(column).or_default().lines.push(cell.text.clone());
            }
        }
    }
    for head in heads.values_mut() {
        head.readings = readings_of(&head.lines);
    }
    heads
}

/// What the lines of a heading say together, or one of them alone.
fn readings_of(lines: &[String]) -> Vec<Reading> {
    let joined = readings(&lines.join(" "));
    let whole = joined.first().is_some_and(|reading| reading.weight >= 90);
    if lines.len() < 2 || whole {
        return joined;
    }
    let mut found: Vec<Reading> = Vec::new();
    for line in lines.iter().rev() {
        for reading in readings(line) {
            if !found.iter().any(|known| known.what == reading.what) {
                found.push(Reading { weight: reading.weight - 10, ..reading });
            }
        }
    }
    if found.is_empty() { joined } else { found }
}

/// A row of texts above rows with numbers, in words that nobody knows.
fn unknown_heading(grid: &Grid) -> Option<usize> {
    (0..grid.rows.len().min(40)).find(|at| {
        let row = &grid.rows[*at];
        let short = |cell: &Cell| {
            cell.is_text()
                && cell.text.chars().count() <= 30
                && super::content::number(&cell.text).is_none()
        };
        if row.cells.len() < 3 || !row.cells.iter().all(short) {
            return false;
        }
        let below: Vec<&Row> = grid.rows[at + 1..].iter().take(6).collect();
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

/// The columns of the tables that stand side by side under one row of headings.
fn segments(grid: &Grid, heading: &Heading, end: usize) -> Vec<(u16, u16)> {
    let rows = &grid.rows[heading.to + 1..end.min(heading.to + 60)];
    let mut filled: BTreeMap<u16, usize> = BTreeMap::new();
    for row in rows {
        for cell in &row.cells {
            *filled.entry(cell.column).or_default() += 1;
        }
    }
    let most = filled.values().copied().max().unwrap_or_default();
    for column in heading.heads.keys() {
        filled.entry(*column).or_default();
    }
    // A column without a heading belongs to the table where half of its cells are filled.
    filled.retain(|column, count| heading.heads.contains_key(column) || *count * 2 >= most.max(2));
    let mut runs: Vec<(u16, u16)> = Vec::new();
    for column in filled.into_keys() {
        match runs.last_mut() {
            Some(last) if column == last.1 + 1 => last.1 = column,
            _ => runs.push((column, column)),
        }
    }
    let mut parted: Vec<(u16, u16)> = Vec::new();
    for run in runs {
        match parted.last_mut() {
            Some(last) if belong_together(heading, *last, run) => last.1 = run.1,
            _ => parted.push(run),
        }
    }
    parted.into_iter().flat_map(|columns| repeated(heading, columns)).collect()
}

/// Whether two runs of columns with a gap between are one table.
fn belong_together(heading: &Heading, one: (u16, u16), other: (u16, u16)) -> bool {
    let heads = |run: (u16, u16)| heading.heads.range(run.0..=run.1).map(|(_, head)| head);
    let subject = |run| heads(run).any(|head| head.says_any(&SUBJECTS));
    if !subject(one) || !subject(other) {
        return true;
    }
    let says = |run, what| heads(run).any(|head: &Head| head.says(what) >= 60);
    let sides = [
        (What::White, What::Black),
        (What::Home, What::Away),
        (What::Winner, What::Loser),
        (What::NsNames, What::EwNames),
    ];
    let two_sides = sides.iter().any(|(left, right)| says(one, *left) && says(other, *right));
    two_sides
        || says(other, What::Result)
        || says(one, What::Result)
        || says(other, What::Black)
        || says(other, What::Away)
}

/// The parts of a table whose headings stand twice: two tables without a gap.
fn repeated(heading: &Heading, columns: (u16, u16)) -> Vec<(u16, u16)> {
    let heads: Vec<(u16, &Head)> =
        heading.heads.range(columns.0..=columns.1).map(|(column, head)| (*column, head)).collect();
    let texts: Vec<String> = heads.iter().map(|(_, head)| head.text()).collect();
    let half = texts.len() / 2;
    let pairing = heads.iter().any(|(_, head)| head.says(What::Result) >= 60);
    let named = |heads: &[(u16, &Head)]| heads.iter().any(|(_, head)| head.says_any(&SUBJECTS));
    if half >= 2
        && texts.len() == half * 2
        && !pairing
        && texts[..half] == texts[half..]
        && named(&heads[..half])
    {
        let middle = heads[half].0;
        return vec![(columns.0, middle - 1), (middle, columns.1)];
    }
    vec![columns]
}

/// The rows of a table below its headings.
fn block(grid: &Grid, heading: &Heading, columns: &(u16, u16), end: usize) -> Option<Block> {
    let mut heads: BTreeMap<u16, Head> = heading
        .heads
        .range(columns.0..=columns.1)
        .map(|(column, head)| (*column, head.clone()))
        .collect();
    for column in columns.0..=columns.1.min(columns.0.saturating_add(400)) {
        heads.entry(column).or_default();
    }
    let candidates = heading.to + 1..end;
    let typical = Typical::of(grid, candidates.clone(), *columns, &heads);
    let mut found = Found::default();
    let mut last_row = grid.rows[heading.to].row;
    for at in candidates {
        let row = &grid.rows[at];
        let cells = row.within(*columns);
        let gap = row.row - last_row;
        if cells.is_empty() {
            continue;
        }
        if gap > 4 || is_footer(cells) && !typical.is_subject(cells) {
            break;
        }
        if typical.fits(cells, gap > 1 && !found.rows.is_empty(), heading) {
            found.take(at, row.row, last_row);
        } else if typical.ends(cells, gap > 1) {
            break;
        } else {
            found.pass(row.row);
        }
        last_row = row.row;
    }
    if found.rows.is_empty() {
        return None;
    }
    let heading_rows = grid.rows[heading.to].row - grid.rows[heading.from].row + 1;
    let first = grid.rows[heading.from].row;
    Some(Block {
        heading: Some(first),
        heading_rows,
        heads,
        rows: found.rows,
        skipped: found.skipped,
    })
}

/// The rows of a table as they are found.
#[derive(Default)]
struct Found {
    rows: Vec<usize>,
    skipped: Vec<u32>,
    /// Rows that are skipped if the table goes on below.
    passed: Vec<u32>,
}

impl Found {
    fn take(&mut self, at: usize, row: u32, before: u32) {
        if !self.rows.is_empty() {
            self.skipped.append(&mut self.passed);
            self.skipped.extend(before + 1..row);
        }
        self.passed.clear();
        self.rows.push(at);
    }

    fn pass(&mut self, row: u32) {
        self.passed.push(row);
    }
}

/// What most rows of a table look like.
struct Typical {
    columns: (u16, u16),
    /// Of each column whether most of its cells are numbers; none where they are mixed.
    numbers: BTreeMap<u16, bool>,
    /// How many cells a row has, in the middle of all.
    filled: usize,
    subject: Option<u16>,
}

impl Typical {
    fn of(
        grid: &Grid,
        rows: std::ops::Range<usize>,
        columns: (u16, u16),
        heads: &BTreeMap<u16, Head>,
    ) -> Typical {
        let mut counts: BTreeMap<u16, (usize, usize)> = BTreeMap::new();
        let mut filled = Vec::new();
        for row in grid.rows[rows].iter().take(200) {
            let cells = row.within(columns);
            if !cells.is_empty() {
                filled.push(cells.len());
            }
            for cell in cells {
                let count = counts.entry(cell.column).or_default();
                if cell.number().is_some() { count.0 += 1 } else { count.1 += 1 }
            }
        }
        filled.sort_unstable();
        let decided = |(column, (numbers, others)): (u16, (usize, usize))| {
            (numbers * 4 >= (numbers + others) * 3 || others * 4 >= (numbers + others) * 3)
                .then_some((column, numbers > others))
        };
        let numbers: BTreeMap<u16, bool> = counts.into_iter().filter_map(decided).collect();
        let named = |what: &What| {
            let said = heads.iter().filter(|(_, head)| head.says(*what) >= 60);
            let mut texts = said.map(|(column, _)| *column);
            texts.find(|column| numbers.get(column) != Some(&true))
        };
        let subject = SUBJECTS.iter().find_map(named);
        Typical {
            columns,
            numbers,
            filled: filled.get(filled.len() / 2).copied().unwrap_or(1),
            subject,
        }
    }

    fn is_subject(&self, cells: &[Cell]) -> bool {
        let subject = cells.iter().find(|cell| Some(cell.column) == self.subject);
        subject.is_some_and(|cell| {
            !is_footer(std::slice::from_ref(cell)) && cells.len() * 2 > self.filled
        })
    }

    /// Whether a row tells of a contestant; after a blank row it has to look like the others.
    fn fits(&self, cells: &[Cell], after_gap: bool, heading: &Heading) -> bool {
        let repeats = cells.iter().filter(|cell| {
            heading.heads.get(&cell.column).is_some_and(|head| head.lines.contains(&cell.text))
        });
        if repeats.count() * 2 > cells.len().max(2) {
            return false;
        }
        let agree = cells.iter().filter(|cell| {
            self.numbers.get(&cell.column).is_none_or(|number| *number == cell.number().is_some())
        });
        let agree = agree.count();
        let subject =
            self.subject.is_none_or(|subject| cells.iter().any(|cell| cell.column == subject));
        let remark = cells.iter().any(|cell| is_remark(&cell.text));
        if cells.len() == 1 {
            let wide = self.columns.1 > self.columns.0 && self.filled > 1;
            let short = !remark && !Shapes::of(&cells[0]).has(Shape::Long);
            return subject
                && agree == 1
                && short
                && !(wide && (after_gap || self.filled > 3 && is_caption(&cells[0].text)));
        }
        let most = agree * 10 >= cells.len() * 6;
        if after_gap {
            return subject && most && !remark && cells.len() * 10 >= self.filled * 5;
        }
        most && (subject || cells.len() * 2 >= self.filled)
            && !(remark && cells.len() <= 2 && self.filled > 3)
    }

    /// Whether a row that does not fit ends the table.
    fn ends(&self, cells: &[Cell], after_gap: bool) -> bool {
        after_gap && cells.iter().any(|cell| is_remark(&cell.text))
    }
}

/// Whether a text alone in its row names a group: `Group B`, `Section 2`.
fn is_caption(text: &str) -> bool {
    let reading = readings(text);
    reading.iter().any(|reading| {
        matches!(
            reading.what,
            What::Section | What::Category | What::Direction | What::Round | What::Board
        )
    }) && text.split_whitespace().count() <= 3
}

/// Joins tables of the same headings that go on below a repeated heading.
fn joined(grid: &Grid, blocks: Vec<Block>) -> Vec<Block> {
    let mut found: Vec<Block> = Vec::new();
    for block in blocks {
        match found
            .iter()
            .rposition(|last| last.columns() == block.columns())
            .filter(|at| goes_on(grid, &found[*at], &block))
        {
            Some(at) => {
                let last = &mut found[at];
                let (from, to) = (last.last_row(grid) + 1, block.first_row(grid));
                last.skipped.extend(from..to);
                last.skipped.extend(block.skipped);
                last.rows.extend(block.rows);
            }
            None => found.push(block),
        }
    }
    found
}

/// Whether the first column with running numbers goes on in the second table.
fn goes_on(grid: &Grid, one: &Block, other: &Block) -> bool {
    let same = one.heads.len() == other.heads.len()
        && one
            .heads
            .iter()
            .zip(&other.heads)
            .all(|((a, one), (b, other))| a == b && one.lines == other.lines);
    let (Some(last), Some(first)) = (one.rows.last(), other.rows.first()) else { return false };
    if !same || grid.rows[*first].row.saturating_sub(grid.rows[*last].row) > 6 {
        return false;
    }
    // Only a caption or a blank row may stand between tables that are two.
    let (last, first) = (&grid.rows[*last], &grid.rows[*first]);
    one.heads.iter().take(2).any(|(column, head)| {
        let counts = head.says_any(&[What::Place, What::Number, What::Index, What::Board]);
        let number = |row: &Row| row.cell(*column).and_then(Cell::number);
        counts
            && number(last).zip(number(first)).is_some_and(|(last, first)| {
                first > last && first - last <= 2 * super::content::ONE
            })
    })
}
