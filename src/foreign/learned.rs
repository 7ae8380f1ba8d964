//! The layouts that a club has, and the one that a sheet fits.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use workbook::column_letters;

use super::headed::{heading_cells, joined, key};
use super::layout::{Layout, LayoutTable, column_of};
use super::problems::{LayoutChanged, LayoutsDisagree};
use super::recognise::recognise;
use super::recognised::{Meaning, Recognised, Sureness, Table};
use super::series::{Beside, Series, beside, can_lack, series_of};
use crate::model::{Address, Facsimile, SheetCopy};
use crate::problem::Trouble;

/// A layout with the file that holds it.
#[derive(Debug, PartialEq)]
pub struct Learned {
    /// The file, as people are told of it.
    pub name: String,
    /// How near its folder is to that of the sheets: the higher the nearer.
    pub near: usize,
    /// What it says.
    pub layout: Layout,
}

/// The layouts for the sheets of a folder, found by their headings.
#[derive(Debug, Default)]
pub struct Layouts {
    learned: Vec<Arc<Learned>>,
    /// The tables that have a heading: layout, table, whether it has to be there.
    by_heading: HashMap<String, Vec<(usize, usize, bool)>>,
    /// How many different headings each table of each layout has that have to be there.
    headings: Vec<Vec<usize>>,
    /// The columns of each table of each layout that go on.
    series: Vec<Vec<Vec<Series>>>,
    /// How many rows their headings have.
    heights: BTreeSet<u32>,
}

/// Where the columns of a table of a layout stand in a sheet.
#[derive(Debug)]
struct Placed {
    layout: usize,
    table: usize,
    sheet: u16,
    row: u32,
    /// For each column of the table, in their order.
    columns: Vec<Option<u16>>,
    /// What stands beside them; none where one is missing that has to be there.
    beside: Option<Beside>,
}

impl Placed {
    fn is_whole(&self) -> bool {
        self.beside.is_some()
    }

    /// How many columns of the sheet it tells of.
    fn told(&self) -> usize {
        let further = self.beside.as_ref().map_or(0, |beside| beside.further.len());
        self.columns.iter().flatten().count() + further
    }
}

/// A sheet that was read by a layout.
#[derive(Debug)]
pub struct Fitted {
    /// The layout.
    pub learned: Arc<Learned>,
    /// What the sheet is by it.
    pub found: Recognised,
    /// Columns of which it says nothing, with their headings.
    pub unknown: Vec<(Address, String)>,
}

/// So much of the headings of a layout tells that a sheet is of its make but was changed.
const ALIKE: (usize, usize) = (3, 5);

/// Fewer columns tell nothing.
const FEWEST: usize = 2;

/// Headings stand in the first rows of a sheet, or below another table.
const MOST_ROWS_SEARCHED: u32 = 5_000;

impl Layouts {
    /// Makes the layouts ready to be searched, the nearest first.
    pub fn new(mut learned: Vec<Arc<Learned>>) -> Layouts {
        learned.sort_by(|a, b| b.near.cmp(&a.near).then_with(|| a.name.cmp(&b.name)));
        let mut layouts = Layouts { learned, ..Layouts::default() };
        for (at, learned) in layouts.learned.iter().enumerate() {
            layouts.headings.push(Vec::new());
            layouts.series.push(Vec::new());
            for (table, headed) in learned.layout.tables.iter().enumerate() {
                layouts.heights.insert(headed.heading_rows);
                let series = series_of(headed);
                let lack = can_lack(&series);
                layouts.series[at].push(series);
                let mut keys: BTreeMap<String, bool> = BTreeMap::new();
                for (column, (heading, _)) in headed.columns.values().enumerate() {
                    *keys.entry(key(heading)).or_default() |= !lack.contains(&column);
                }
                keys.remove("");
                layouts.headings[at].push(keys.values().filter(|needed| **needed).count());
                for (key, needed) in keys {
                    layouts.by_heading.entry(key).or_default().push((at, table, needed));
                }
            }
        }
        layouts
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.learned.is_empty()
    }

    /// The layout that a workbook fits; an error where it has changed since, or two layouts
    /// read it differently.
    pub fn fit(&self, copy: &Facsimile) -> Result<Option<Fitted>, Trouble> {
        let placed = self.placed(copy);
        let whole: Vec<&Placed> = placed.iter().filter(|one| one.is_whole()).collect();
        let good = |one: &Placed| (self.learned[one.layout].near, one.told());
        let Some(most) = whole.iter().map(|one| good(one)).max() else {
            return self.changed(copy, &placed);
        };
        let best: Vec<&&Placed> = whole.iter().filter(|one| good(one) == most).collect();
        let chosen = best[0].layout;
        let other = best.iter().find(|one| {
            one.layout != chosen
                && (one.sheet, one.row) == (best[0].sheet, best[0].row)
                && !agree(&self.learned[one.layout].layout, &self.learned[chosen].layout)
        });
        if let Some(other) = other {
            let [one, other] = [chosen, other.layout].map(|at| self.learned[at].name.clone());
            return Err(LayoutsDisagree { one, other }.into());
        }
        let learned = Arc::clone(&self.learned[chosen]);
        let own: Vec<&Placed> = whole.into_iter().filter(|one| one.layout == chosen).collect();
        let found = read_by(&learned, copy, &own);
        let unknown = own.iter().flat_map(|one| {
            let unknown = one.beside.iter().flat_map(|beside| &beside.unknown);
            unknown.map(|(column, heading)| {
                (Address { sheet: one.sheet, row: one.row, column: *column }, heading.clone())
            })
        });
        let unknown: BTreeMap<Address, String> = unknown.collect();
        Ok(Some(Fitted { learned, found, unknown: unknown.into_iter().collect() }))
    }

    /// The tables of layouts that have at least some of their headings in a row of a sheet.
    fn placed(&self, copy: &Facsimile) -> Vec<Placed> {
        let mut placed = Vec::new();
        for (sheet, cells) in (0u16..).zip(&copy.sheets) {
            for height in &self.heights {
                self.placed_on(copy, (sheet, cells), *height, &mut placed);
            }
        }
        placed
    }

    fn placed_on(
        &self,
        copy: &Facsimile,
        (sheet, cells): (u16, &SheetCopy),
        height: u32,
        placed: &mut Vec<Placed>,
    ) {
        for row in cells.cells.chunk_by(|one, other| one.row == other.row) {
            let Some(first) = row.first().filter(|first| first.row < MOST_ROWS_SEARCHED) else {
                break;
            };
            // Of rows below each other the first has a heading, alone or as the first line.
            let lines = match height {
                1 => joined(row.iter()),
                _ => heading_cells(copy, sheet, first.row, height),
            };
            if lines.len() < FEWEST {
                continue;
            }
            let mut hits: HashMap<(usize, usize), (usize, usize)> = HashMap::new();
            let keys: Vec<(u16, String)> =
                lines.iter().map(|(column, text)| (*column, key(text))).collect();
            let different: BTreeSet<&str> = keys.iter().map(|(_, key)| key.as_str()).collect();
            for key in different {
                for (layout, table, needed) in self.by_heading.get(key).into_iter().flatten() {
                    let hit = hits.entry((*layout, *table)).or_default();
                    *hit = (hit.0 + usize::from(*needed), hit.1 + 1);
                }
            }
            hits.retain(|id, _| self.table(*id).heading_rows == height);
            let here = placed.len();
            for (layout, table) in self.likeliest(hits) {
                let columns = columns_of(self.table((layout, table)), &keys);
                let beside = None;
                placed.push(Placed { layout, table, sheet, row: first.row, columns, beside });
            }
            self.look_beside(&mut placed[here..], &lines);
        }
    }

    /// Looks what stands beside the columns of tables in one row.
    fn look_beside(&self, placed: &mut [Placed], lines: &[(u16, String)]) {
        for at in 0..placed.len() {
            let one = &placed[at];
            let own = placed.iter().filter(|other| other.layout == one.layout);
            let taken: BTreeSet<u16> =
                own.flat_map(|other| other.columns.iter().flatten().copied()).collect();
            let free = lines.iter().filter(|(column, _)| !taken.contains(column));
            let series = &self.series[one.layout][one.table];
            let table = self.table((one.layout, one.table));
            let beside = beside((table, series), &one.columns, free.cloned().collect());
            placed[at].beside = beside;
        }
    }

    fn table(&self, (layout, table): (usize, usize)) -> &LayoutTable {
        &self.learned[layout].layout.tables[table]
    }

    /// Of tables with so many of their headings in a row those that have all of them there, and
    /// the one of the others that has most, in their order.
    fn likeliest(&self, hits: HashMap<(usize, usize), (usize, usize)>) -> Vec<(usize, usize)> {
        let (some, of) = ALIKE;
        let all = |(layout, table): (usize, usize)| self.headings[layout][table];
        let (whole, part): (Vec<_>, Vec<_>) =
            hits.into_iter().partition(|(id, (needed, _))| *needed == all(*id));
        let alike = part.into_iter().filter(|(id, (_, count))| {
            *count > FEWEST && count * of >= self.table(*id).columns.len() * some
        });
        let most = alike.max_by_key(|(id, (_, count))| (*count, std::cmp::Reverse(*id)));
        let mut likeliest: Vec<_> = whole.into_iter().chain(most).map(|(id, _)| id).collect();
        likeliest.sort_unstable();
        likeliest
    }

    /// What has changed of the sheet of the nearest layout that it is like.
    fn changed(&self, copy: &Facsimile, placed: &[Placed]) -> Result<Option<Fitted>, Trouble> {
        let there = |one: &Placed| one.columns.iter().flatten().count();
        let Some(best) =
            placed.iter().max_by(|a, b| there(a).cmp(&there(b)).then(b.layout.cmp(&a.layout)))
        else {
            return Ok(None);
        };
        let learned = &self.learned[best.layout];
        let table = &learned.layout.tables[best.table];
        let gone: Vec<String> = table
            .columns
            .iter()
            .zip(&best.columns)
            .filter(|(_, column)| column.is_none())
            .map(|((letters, (heading, meaning)), _)| {
                let letters = column_letters(letters.0);
                format!("\u{2018}{heading}\u{2019} ({meaning}, which stood in {letters})")
            })
            .collect();
        let known: Vec<u16> = best.columns.iter().flatten().copied().collect();
        let headings = heading_cells(copy, best.sheet, best.row, table.heading_rows);
        let new: Vec<String> = headings
            .into_iter()
            .filter(|(column, _)| !known.contains(column))
            .map(|(column, heading)| {
                format!("\u{2018}{heading}\u{2019} in {}", column_letters(column))
            })
            .collect();
        let (layout, row) = (learned.name.clone(), best.row + 1);
        let (gone, new) = (gone.join(", "), new.join(", "));
        Err(LayoutChanged { layout, row, gone, new }.into())
    }
}

/// Whether two layouts read the same headings alike and give the same answers.
fn agree(one: &Layout, other: &Layout) -> bool {
    let meanings = |layout: &Layout| -> Vec<Vec<(String, Meaning)>> {
        let columns = |table: &LayoutTable| {
            let lack = can_lack(&series_of(table));
            let columns = table.columns.values().enumerate();
            let mut columns: Vec<_> = columns
                .filter(|(at, _)| !lack.contains(at))
                .map(|(_, (heading, meaning))| (key(heading), *meaning))
                .collect();
            columns.sort();
            columns
        };
        let mut tables: Vec<_> = layout.tables.iter().map(columns).collect();
        tables.sort();
        tables.dedup();
        tables
    };
    one.answers == other.answers && meanings(one) == meanings(other)
}

/// Where the columns of a table stand among some headings: in their own column where the heading
/// is there, else where it stands now. A column without a heading moves with its neighbours.
fn columns_of(table: &LayoutTable, keys: &[(u16, String)]) -> Vec<Option<u16>> {
    let at = |column: u16| keys.iter().find(|(own, _)| *own == column).map(|(_, key)| key.as_str());
    let mut taken: BTreeSet<u16> = BTreeSet::new();
    let mut columns: Vec<Option<u16>> = Vec::with_capacity(table.columns.len());
    let wanted: Vec<(u16, String)> =
        table.columns.iter().map(|(letters, (heading, _))| (letters.0, key(heading))).collect();
    for (own, key) in &wanted {
        let there = at(*own) == Some(key.as_str()) && !key.is_empty();
        columns.push(there.then_some(*own));
        taken.extend(there.then_some(*own));
    }
    for ((_, key), column) in wanted.iter().zip(&mut columns) {
        if column.is_none() && !key.is_empty() {
            let found = keys.iter().find(|(own, other)| other == key && !taken.contains(own));
            *column = found.map(|(own, _)| *own);
            taken.extend(*column);
        }
    }
    let shift = wanted
        .iter()
        .zip(&columns)
        .find_map(|((own, _), column)| column.map(|column| i32::from(column) - i32::from(*own)));
    for ((own, key), column) in wanted.iter().zip(&mut columns) {
        if key.is_empty() {
            let moved = u16::try_from(i32::from(*own) + shift.unwrap_or(0)).ok();
            *column = moved.filter(|moved| at(*moved).is_none() && taken.insert(*moved));
        }
    }
    columns
}

/// What a workbook is by a layout. Where its rows begin and end is found anew.
fn read_by(learned: &Learned, copy: &Facsimile, placed: &[&Placed]) -> Recognised {
    let mut found = recognise(copy);
    let mut tables = Vec::new();
    for one in placed {
        let layout = &learned.layout.tables[one.table];
        let first = one.columns.iter().flatten().min().copied();
        let has_it = |table: &Table| table.columns.iter().any(|own| Some(own.column) == first);
        let known = |table: &&Table| {
            (table.sheet, table.heading) == (one.sheet, Some(one.row)) && has_it(table)
        };
        let own =
            found.tables.iter().find(known).cloned().unwrap_or_else(|| below(copy, one, layout));
        let columns = layout.columns.values().zip(&one.columns);
        let columns = columns.filter_map(|((heading, meaning), column)| {
            Some(column_of((*column)?, heading, *meaning, &learned.name))
        });
        let further = one.beside.iter().flat_map(|beside| &beside.further);
        let headings = heading_cells(copy, one.sheet, one.row, layout.heading_rows);
        let further = further.map(|(column, meaning)| {
            let heading = headings.iter().find(|(own, _)| own == column);
            let heading = heading.map_or("", |(_, text)| text.as_str());
            column_of(*column, heading, *meaning, &learned.name)
        });
        let mut columns: Vec<_> = columns.chain(further).collect();
        columns.sort_by_key(|column| column.column);
        let table = Table {
            kind: layout.kind,
            sure: Sureness::Certain,
            rows_per_contestant: layout.rows_per_contestant,
            heading_rows: layout.heading_rows,
            repeats: layout.repeats,
            columns,
            ..own
        };
        let same = |known: &Table| {
            (known.sheet, known.heading) == (table.sheet, table.heading) && has_it(known)
        };
        if !tables.iter().any(same) {
            tables.push(table);
        }
    }
    tables.sort_by_key(|table| {
        (table.sheet, table.first_row, table.columns.first().map(|column| column.column))
    });
    (found.kind, found.sure, found.tables) = (learned.layout.kind, Sureness::Certain, tables);
    learned.layout.answer(&mut found, copy, &learned.name);
    found
}

/// A table that nothing but the layout tells of: the rows below its headings, down to the first
/// that is blank in all of its columns.
fn below(copy: &Facsimile, placed: &Placed, layout: &LayoutTable) -> Table {
    let first_row = placed.row + layout.heading_rows;
    let columns: Vec<u16> = placed.columns.iter().flatten().copied().collect();
    let cells = copy.sheets.get(usize::from(placed.sheet)).map_or(&[][..], |sheet| &sheet.cells);
    let filled: BTreeSet<u32> = cells
        .iter()
        .filter(|cell| cell.row >= first_row && columns.contains(&cell.column))
        .filter(|cell| cell.value != crate::model::Stored::Blank)
        .map(|cell| cell.row)
        .collect();
    let last = filled.into_iter().zip(first_row..).take_while(|(row, next)| row == next).last();
    Table {
        kind: layout.kind,
        sure: Sureness::Certain,
        sheet: placed.sheet,
        heading: Some(placed.row),
        heading_rows: layout.heading_rows,
        first_row,
        last_row: last.map_or(first_row, |(row, _)| row),
        rows_per_contestant: layout.rows_per_contestant,
        skipped: Vec::new(),
        caption: None,
        repeats: layout.repeats,
        columns: Vec::new(),
    }
}
