//! Every table of a sheet: where its headings stand, and its first and last row.

use std::collections::BTreeMap;

use super::What;
use super::block::RawTable;
use super::column_heading::{CONTESTANT_MEANINGS, ColumnHeading, RANKING_MEASURES};
use super::footers::is_footer_row;
use super::grid::{ColumnSpan, GridCell, GridRow, SheetGrid};
use super::heading_rows::{HeadingRows, find_heading_rows};
use super::headings::is_numbered_round;
use super::paired_names::{ScoredName, are_sides_of_matches};
use super::relations::scores_never_rise;
use super::typical_row::TypicalRow;
use super::words::{EventContestantKind, contestants_of_title};

/// The tables of a sheet, from the top and from the left.
pub(super) fn find_raw_tables(grid: &SheetGrid) -> Vec<RawTable> {
    let headings = find_heading_rows(grid);
    let mut found = Vec::new();
    for (at, heading) in headings.iter().enumerate() {
        let end = headings.get(at + 1).map_or(grid.rows.len(), |next| next.from);
        let (columns, beside) = segments(grid, heading, end);
        found.extend(beside);
        for columns in columns {
            if let Some(block) = raw_table_below_headings(grid, heading, columns, end) {
                let (own, aside) = super::side_lists::split_side_list_below(grid, block);
                found.extend(lists(grid, own));
                found.extend(aside);
            }
        }
    }
    join_continued_tables(grid, found)
}

/// The lists of a table under one heading: a row that names a section or a direction alone begins
/// another one, and any text alone above a row that counts from 1 again.
fn lists(grid: &SheetGrid, block: RawTable) -> Vec<RawTable> {
    let captions: Vec<u32> = block
        .skipped
        .iter()
        .copied()
        .filter(|row| {
            let at = grid.first_row_at_or_below(*row);
            grid.rows.get(at).is_some_and(|found| {
                found.row == *row
                    && (names_list(&found.cells)
                        || counts_anew(grid, &block, at)
                        || rises_anew(grid, &block, at))
            })
        })
        .collect();
    let mut begins = vec![0];
    begins.extend(
        captions
            .iter()
            .map(|caption| block.rows.partition_point(|at| grid.rows[*at].row < *caption)),
    );
    begins.push(block.rows.len());
    begins.dedup();
    if begins.len() <= 2 || begins[1] == 0 {
        return vec![block];
    }
    let parts = begins.windows(2).enumerate();
    parts
        .map(|(part, ends)| {
            let rows = block.rows[ends[0]..ends[1]].to_vec();
            let within = |row: &u32| {
                (grid.rows[rows[0]].row..=grid.rows[rows[rows.len() - 1]].row).contains(row)
            };
            let skipped = block.skipped.iter().copied().filter(within).collect();
            let first = grid.rows[rows[0]].row;
            let (heading, heading_rows) = match part {
                0 => (block.heading, block.heading_rows),
                _ => (Some(first), 0),
            };
            RawTable { heading, heading_rows, rows, skipped, ..block.clone() }
        })
        .collect()
}

/// Whether a text stands alone in a row, and the first column counts from 1 again below it.
fn counts_anew(grid: &SheetGrid, block: &RawTable, at: usize) -> bool {
    let caption = &grid.rows[at];
    let number = |at: usize| {
        grid.rows[at].cells_within(block.column_span()).first().and_then(GridCell::number)
    };
    let [before, after] =
        [block.rows.iter().rev().find(|row| **row < at), block.rows.iter().find(|row| **row > at)]
            .map(|row| row.and_then(|row| number(*row)));
    matches!(&caption.cells[..], [cell] if cell.is_text() && cell.number().is_none())
        && after == Some(super::numbers::ONE_IN_TEN_THOUSANDTHS)
        && before.is_some_and(|before| before > super::numbers::ONE_IN_TEN_THOUSANDTHS)
}

/// Whether a text stands alone in a row, and scores that fall down to it begin higher below it and
/// fall again.
fn rises_anew(grid: &SheetGrid, block: &RawTable, at: usize) -> bool {
    let caption = &grid.rows[at];
    let falls_in_both = |column: u16| {
        let scores = |rows: &mut dyn Iterator<Item = &usize>| -> Vec<_> {
            rows.map(|row| grid.rows[*row].cell(column).and_then(GridCell::number)).collect()
        };
        let above = scores(&mut block.rows.iter().filter(|row| **row < at));
        let below = scores(&mut block.rows.iter().filter(|row| **row > at));
        let higher = above.last().copied().flatten() < below.first().copied().flatten();
        higher && scores_never_rise(&above) && scores_never_rise(&below)
    };
    let mut measures = block.heads.iter().filter(|(_, head)| head.means_any_of(&RANKING_MEASURES));
    matches!(&caption.cells[..], [cell] if cell.is_text() && cell.number().is_none())
        && measures.any(|(column, _)| falls_in_both(*column))
}

/// Whether the cells of a row are the name of a section, direction or round and no more.
fn names_list(cells: &[GridCell]) -> bool {
    let [cell] = cells else { return false };
    super::super::directions::direction_in_text(&cell.text).is_some()
        || super::super::sections::section_in_text(&cell.text).is_some()
        || is_numbered_round(&cell.text)
}

/// The columns of the tables that stand side by side under one row of headings, and the lists of
/// something else beside them.
fn segments(
    grid: &SheetGrid,
    heading: &HeadingRows,
    end: usize,
) -> (Vec<ColumnSpan>, Vec<RawTable>) {
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
    let mut runs: Vec<ColumnSpan> = Vec::new();
    for column in filled.into_keys() {
        match runs.last_mut() {
            Some(run) if column == run.last + 1 => run.last = column,
            _ => runs.push(ColumnSpan { first: column, last: column }),
        }
    }
    let mut parted: Vec<ColumnSpan> = Vec::new();
    let mut beside = Vec::new();
    for run in runs {
        if let Some(one) = parted.last()
            && let Some(aside) = super::side_lists::side_list_beside(grid, heading, end, *one, run)
        {
            beside.push(aside);
            continue;
        }
        match parted.last_mut() {
            Some(one)
                if belong_together(heading, *one, run)
                    || have_met(grid, heading, end, [*one, run]) =>
            {
                one.last = run.last;
            }
            _ => parted.push(run),
        }
    }
    let columns = parted.into_iter().flat_map(|columns| repeated(grid, heading, end, columns));
    (columns.collect(), beside)
}

/// Whether two runs of columns with a gap between are one table.
fn belong_together(heading: &HeadingRows, one: ColumnSpan, other: ColumnSpan) -> bool {
    let heads = |run: ColumnSpan| heading.heads.range(run.range()).map(|(_, head)| head);
    let subject = |run| heads(run).any(|head| head.means_any_of(CONTESTANT_MEANINGS));
    if !subject(one) || !subject(other) {
        return true;
    }
    let says = |run, what| heads(run).any(|head: &ColumnHeading| head.likely_means(what));
    let sides: [(What, What); 4] = [
        (What::White, What::Black),
        (What::Home, What::Away),
        (What::Winner, What::Loser),
        (What::NsNames, What::EwNames),
    ];
    let both = |run| sides.iter().any(|(left, right)| says(run, *left) && says(run, *right));
    if both(one) && both(other) {
        return false;
    }
    let two_sides = sides.iter().any(|(left, right)| says(one, *left) && says(other, *right));
    two_sides
        || says(other, What::Result)
        || says(one, What::Result)
        || says(other, What::Black)
        || says(other, What::Away)
}

/// The parts of a table whose headings stand twice: two tables without a gap. `Player`, `No`,
/// `Player`, `No` below a title of pairs are the two players of each pair.
fn repeated(
    grid: &SheetGrid,
    heading: &HeadingRows,
    end: usize,
    columns: ColumnSpan,
) -> Vec<ColumnSpan> {
    let heads: Vec<(u16, &ColumnHeading)> =
        heading.heads.range(columns.range()).map(|(column, head)| (*column, head)).collect();
    let texts: Vec<String> = heads.iter().map(|(_, head)| head.text()).collect();
    let half = texts.len() / 2;
    let pairing = heads.iter().any(|(_, head)| head.likely_means(What::Result));
    let named = |heads: &[(u16, &ColumnHeading)]| {
        heads.iter().any(|(_, head)| head.means_any_of(CONTESTANT_MEANINGS))
    };
    if half >= 2
        && texts.len() == half * 2
        && !pairing
        && texts[..half] == texts[half..]
        && named(&heads[..half])
        && !(are_of_members(&heads[..half]) && is_titled_pairs(grid, heading))
    {
        let middle = heads[half].0;
        let halves =
            [ColumnSpan { last: middle - 1, ..columns }, ColumnSpan { first: middle, ..columns }];
        if !have_met(grid, heading, end, halves) {
            return halves.to_vec();
        }
    }
    vec![columns]
}

/// Whether two runs of columns, each of a name and its score under the same two headings, are the sides of
/// matches.
fn have_met(grid: &SheetGrid, heading: &HeadingRows, end: usize, runs: [ColumnSpan; 2]) -> bool {
    let heads = runs.map(|run| heading.heads.range(run.range()).collect::<Vec<_>>());
    let of_side = |heads: &[(&u16, &ColumnHeading)]| match heads {
        [(name, head), (score, measure)] if head.means_any_of(CONTESTANT_MEANINGS) => {
            measure.means_any_of(&RANKING_MEASURES).then_some((**name, **score))
        }
        _ => None,
    };
    let [Some(one), Some(other)] = [of_side(&heads[0]), of_side(&heads[1])] else { return false };
    let texts = heads.map(|heads| heads.iter().map(|(_, head)| head.text()).collect::<Vec<_>>());
    let rows = grid.rows[heading.to + 1..end].iter().filter(|row| row.cells.len() > 1);
    let rows = rows.map(|row| [one, other].map(|(name, score)| side(row, name, score)));
    texts[0] == texts[1] && are_sides_of_matches(&rows.collect::<Vec<_>>())
}

/// The name and the score of a row in two columns.
fn side(row: &GridRow, name: u16, score: u16) -> ScoredName<'_> {
    let name = row.cell(name).map_or("", |cell| cell.text.as_str());
    (name, row.cell(score).and_then(GridCell::number))
}

/// Whether headings tell people and their numbers of members and no more.
fn are_of_members(heads: &[(u16, &ColumnHeading)]) -> bool {
    let of_person = |head: &ColumnHeading| {
        head.means_any_of(CONTESTANT_MEANINGS) || head.likely_means(What::Id)
    };
    heads.iter().all(|(_, head)| of_person(head))
        && heads.iter().any(|(_, head)| head.likely_means(What::Id))
}

/// Whether a line above some headings names pairs.
fn is_titled_pairs(grid: &SheetGrid, heading: &HeadingRows) -> bool {
    let mut above = grid.rows[..heading.from].iter().flat_map(|row| &row.cells);
    above.any(|cell| contestants_of_title(&cell.text) == Some(EventContestantKind::Pairs))
}

/// More columns have no heading of their own.
const MOST_COLUMNS: usize = 400;

/// The rows of a table below its headings.
pub(super) fn raw_table_below_headings(
    grid: &SheetGrid,
    heading: &HeadingRows,
    columns: ColumnSpan,
    end: usize,
) -> Option<RawTable> {
    let mut heads: BTreeMap<u16, ColumnHeading> = heading
        .heads
        .range(columns.range())
        .map(|(column, head)| (*column, head.clone()))
        .collect();
    for column in columns.range().take(MOST_COLUMNS) {
        heads.entry(column).or_default();
    }
    let candidates = heading.to + 1..end;
    let typical = TypicalRow::new(grid, candidates.clone(), columns, &heads);
    let mut found = Found::default();
    let mut last_row = grid.rows[heading.to].row;
    for at in candidates {
        let row = &grid.rows[at];
        let cells = row.cells_within(columns);
        let gap = row.row - last_row;
        if cells.is_empty() {
            continue;
        }
        if gap > 4 || is_footer_row(cells) && !typical.row_has_contestant_name(cells) {
            break;
        }
        // A line directly above a repeat of the headings names what is below it.
        let caption = cells.len() == 1
            && at + 1 == end
            && grid.rows.get(end).is_some_and(|next| same_headings(grid, heading, next));
        if caption {
            break;
        }
        if typical.is_contestant_row(cells, gap > 1 && !found.rows.is_empty(), &heading.heads) {
            found.take(at, row.row, last_row);
        } else if typical.ends_table(cells, gap > 1) {
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
    Some(RawTable {
        heading: Some(first),
        heading_rows,
        heads,
        rows: found.rows,
        skipped: found.skipped,
        aside: false,
    })
}

/// Whether a row has the texts of some headings, two or more.
fn same_headings(grid: &SheetGrid, heading: &HeadingRows, row: &GridRow) -> bool {
    let own = &grid.rows[heading.to];
    let texts = |row: &GridRow| row.cells.iter().map(|cell| cell.text.clone()).collect::<Vec<_>>();
    own.cells.len() >= 2 && texts(own) == texts(row)
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

/// Joins tables of the same headings that go on below a repeated heading.
pub(super) fn join_continued_tables(grid: &SheetGrid, blocks: Vec<RawTable>) -> Vec<RawTable> {
    let mut found: Vec<RawTable> = Vec::new();
    for block in blocks {
        match found
            .iter()
            .rposition(|last| {
                last.column_span() == block.column_span() && !last.aside && !block.aside
            })
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
fn goes_on(grid: &SheetGrid, one: &RawTable, other: &RawTable) -> bool {
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
    let between = (last + 1)..*first;
    let heading = other.heading.unwrap_or(grid.rows[*first].row);
    let above = between.clone().filter(|at| grid.rows[*at].row < heading);
    if between.into_iter().any(|at| names_list(&grid.rows[at].cells)) {
        return false;
    }
    let (last, first) = (&grid.rows[*last], &grid.rows[*first]);
    // Places go on from one part to the next; numbers of pairs may do so by chance, and a line
    // between may begin another event.
    let placed = one.heads.values().any(|head| head.likely_means(What::Place));
    let parted = above.into_iter().any(|at| !is_footer_row(&grid.rows[at].cells));
    if !placed && parted {
        return false;
    }
    one.heads.iter().take(2).any(|(column, head)| {
        let counts = match placed {
            true => head.likely_means(What::Place),
            false => head.means_any_of(&[What::Number, What::Index, What::Board]),
        };
        // Of a shared place, `3/4`, the last.
        let shared = |cell: &GridCell| {
            let last =
                cell.text.rsplit(|c: char| !c.is_ascii_digit()).find(|part| !part.is_empty());
            last.filter(|_| placed)?
                .parse::<i64>()
                .ok()?
                .checked_mul(super::numbers::ONE_IN_TEN_THOUSANDTHS)
        };
        let number = |row: &GridRow| {
            let cell = row.cell(*column)?;
            GridCell::number(cell).or_else(|| shared(cell))
        };
        counts
            && number(last).zip(number(first)).is_some_and(|(last, first)| {
                first > last && first - last <= 2 * super::numbers::ONE_IN_TEN_THOUSANDTHS
            })
    })
}
