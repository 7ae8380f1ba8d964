//! The layouts that a club has, and the one that a sheet fits.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use workbook::column_letters;

use super::cell_splitting::split_combined_cells;
use super::directions::direction_in_text;
use super::layout::{LayoutTable, LearnedLayout, column_from_layout};
use super::layout_columns::{
    HeadingWithKey, LayoutTableId, LayoutTableMatch, LayoutTableToFind, heading_can_extend_series,
    match_layout_tables_in_row,
};
use super::problems::{LayoutChanged, LayoutSeveral, LayoutsDisagree};
use super::recognise::{TableFromLayout, recognise_workbook, workbook_from_layout_tables};
use super::recognised::{ColumnMeaning, RecognisedTable, RecognisedWorkbook, SheetKind, Sureness};
use super::sections::section_in_text;
use super::series::{ColumnSeries, find_column_series, optional_columns};
use super::table_headings::{column_has_content, heading_cells, heading_key, joined_headings};
use super::translate::ForeignWorkbookCells;
use model::name_comparison::fold_name_into;
use model::problem::ProblemDetail;
use model::{CellAddress, CellValue, SheetCopy, StableSort, StoredCell, WorkbookCopy};

/// A layout with the file that holds it.
#[derive(Debug, PartialEq, Hash)]
pub struct LayoutFile {
    /// The file, as people are told of it.
    pub name: String,
    /// How near its folder is to that of the sheets: the higher the nearer.
    pub near: usize,
    /// What it says.
    pub layout: LearnedLayout,
}

/// The layouts for the sheets of a folder, found by their headings.
#[derive(Debug, Default)]
pub struct Layouts {
    learned: Vec<Arc<LayoutFile>>,
    /// The tables that have a heading, and whether they need it.
    by_heading: HashMap<String, Vec<(LayoutTableId, bool)>>,
    /// How many different headings each table needs.
    needed: HashMap<LayoutTableId, usize>,
    /// The columns of each table that go on.
    series: HashMap<LayoutTableId, Vec<ColumnSeries>>,
    /// How many rows their headings have.
    heights: BTreeSet<u32>,
}

/// A table of a layout that stands in a sheet.
#[derive(Debug)]
struct PlacedTable {
    /// The sheet, by its index.
    sheet: u16,
    /// The first row of headings.
    row: u32,
    found: LayoutTableMatch,
}

/// The tables of layouts in the rows of a workbook.
#[derive(Default)]
struct PlacedTables {
    /// Those with all of their headings.
    whole: Vec<PlacedTable>,
    /// Those with most.
    part: Vec<PlacedTable>,
}

/// A sheet that was read by a layout.
#[derive(Debug, Clone)]
pub struct SheetReadByLayout {
    /// The layout.
    pub learned: Arc<LayoutFile>,
    /// What the sheet is by it.
    pub found: RecognisedWorkbook,
    /// Columns of which it says nothing, with their headings.
    pub unknown: Vec<(CellAddress, String)>,
}

/// So much of the headings of a layout tells that a sheet is of its make but was changed.
const ALIKE: (usize, usize) = (3, 5);

/// Fewer columns tell nothing.
const FEWEST: usize = 2;

/// Headings stand in the first rows of a sheet, or below another table.
const MOST_ROWS_SEARCHED: u32 = 5_000;

/// Layouts are what was learned; the rest follows from it.
impl Hash for Layouts {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.learned.hash(state);
    }
}

impl Layouts {
    /// Makes the layouts ready to be searched, the nearest first.
    pub fn new(mut learned: Vec<Arc<LayoutFile>>) -> Layouts {
        learned.arrange_by(|a, b| b.near.cmp(&a.near).then_with(|| a.name.cmp(&b.name)));
        let mut layouts = Layouts { learned, ..Layouts::default() };
        for (at, learned) in layouts.learned.iter().enumerate() {
            for (table, headed) in learned.layout.tables.iter().enumerate() {
                let id = LayoutTableId { layout: at, table };
                let series = find_column_series(headed);
                let lack = optional_columns(&series);
                layouts.series.insert(id, series);
                let mut keys: BTreeMap<String, bool> = BTreeMap::new();
                for (column, (_, heading, _)) in headed.column_meanings().enumerate() {
                    *keys.entry(heading_key(heading)).or_default() |= !lack.contains(&column);
                }
                keys.remove("");
                layouts.heights.insert(headed.heading_rows);
                layouts.needed.insert(id, keys.values().filter(|need| **need).count());
                for (key, needed) in keys {
                    layouts.by_heading.entry(key).or_default().push((id, needed));
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
    pub fn find_layout(
        &self,
        copy: &WorkbookCopy,
    ) -> Result<Option<SheetReadByLayout>, ProblemDetail> {
        if self.is_empty() {
            return Ok(None);
        }
        let copy = &*split_combined_cells(copy);
        let PlacedTables { whole, part } = self.placed(copy);
        let mut by_layout: BTreeMap<usize, Vec<PlacedTable>> = BTreeMap::new();
        for one in whole {
            by_layout.entry(one.found.id.layout).or_default().push(one);
        }
        let mut looked = None;
        by_layout.retain(|_, own| !self.is_another(copy, own, &mut looked));
        let rank = |(layout, own): (&usize, &Vec<PlacedTable>)| {
            (
                self.learned[*layout].near,
                own.iter().map(|one| one.found.columns.len()).sum::<usize>(),
            )
        };
        let Some(best) = by_layout.iter().map(rank).max() else {
            return match self.without_headings(copy) {
                Some(fitted) => Ok(Some(fitted)),
                None => self.changed(copy, &part),
            };
        };
        by_layout.retain(|layout, own| rank((layout, own)) == best);
        let name = |layout: &usize| self.learned[*layout].name.clone();
        let mut layouts = by_layout.keys();
        if let Some(one) = layouts.next()
            && let Some(other) = layouts
                .find(|other| !agree(&self.learned[*one].layout, &self.learned[**other].layout))
        {
            return Err(LayoutsDisagree { one: name(one), other: name(other) }.into());
        }
        // Of layouts that agree, one that knows as many tables.
        let mut refused = None;
        for (layout, own) in by_layout {
            match self.read_by(copy, layout, &own) {
                Ok(fitted) => return Ok(Some(fitted)),
                Err(trouble) => refused = refused.or(Some(trouble)),
            }
        }
        refused.map_or(Ok(None), Err)
    }

    /// The tables of layouts that have all or most of their headings in rows of a workbook.
    fn placed(&self, copy: &WorkbookCopy) -> PlacedTables {
        let mut placed = PlacedTables::default();
        for (sheet, cells) in (0u16..).zip(&copy.sheets).filter(|(_, sheet)| !sheet.hidden) {
            for height in &self.heights {
                self.place_on(copy, sheet, cells, *height, &mut placed);
            }
        }
        placed
    }

    /// Finds those of a sheet whose headings have so many rows.
    fn place_on(
        &self,
        copy: &WorkbookCopy,
        sheet: u16,
        cells: &SheetCopy,
        height: u32,
        placed: &mut PlacedTables,
    ) {
        let mut text = String::new();
        for row in cells.cells.chunk_by(|one, other| one.row == other.row) {
            let Some(first) = row.first().filter(|first| first.row < MOST_ROWS_SEARCHED) else {
                break;
            };
            // Of rows below each other the first has a heading, alone or as the first line.
            let headings = match height {
                1 if !self.has_headings(row, &mut text) => continue,
                1 => joined_headings(row.iter()),
                _ => heading_cells(copy, sheet, first.row, height),
            };
            if headings.len() < FEWEST {
                continue;
            }
            let headings: Vec<HeadingWithKey> = headings
                .into_iter()
                .map(|(column, text)| (column, text.clone(), heading_key(&text)))
                .collect();
            let name = cells.name.as_str();
            for (layout, tables) in self.likely(&headings, height, name) {
                let of_layout = |table: &usize| {
                    let id = LayoutTableId { layout, table: *table };
                    LayoutTableToFind { id, table: self.table(id), series: &self.series[&id] }
                };
                let known: Vec<LayoutTableToFind<'_>> = tables.iter().map(of_layout).collect();
                for found in match_layout_tables_in_row(&known, &headings) {
                    let whole = found.gone.is_empty();
                    let kept = if whole { &mut placed.whole } else { &mut placed.part };
                    kept.push(PlacedTable { sheet, row: first.row, found });
                }
            }
        }
    }

    /// Whether at least some cells of a row are headings of layouts.
    fn has_headings(&self, row: &[StoredCell], text: &mut String) -> bool {
        let mut known = row.iter().filter(|cell| match &cell.value {
            CellValue::Text(typed) => {
                fold_name_into(typed, text);
                self.by_heading.contains_key(text.as_str()) || text.is_empty()
            }
            CellValue::Number(number) => self.by_heading.contains_key(&number.to_string()),
            _ => false,
        });
        known.nth(FEWEST - 1).is_some()
    }

    fn table(&self, id: LayoutTableId) -> &LayoutTable {
        &self.learned[id.layout].layout.tables[id.table]
    }

    /// The layouts of which a row may be one of headings, with their tables: those with all that
    /// they need there, or of the others the one with most. Large tables come first, so that
    /// smaller ones do not take their columns, and those of a sheet of that name.
    fn likely(&self, row: &[HeadingWithKey], height: u32, sheet: &str) -> Vec<(usize, Vec<usize>)> {
        let different: BTreeSet<&str> = row.iter().map(|(.., key)| key.as_str()).collect();
        let mut hits: BTreeMap<LayoutTableId, (usize, usize)> = BTreeMap::new();
        for (id, needed) in
            different.into_iter().flat_map(|key| self.by_heading.get(key).into_iter().flatten())
        {
            let hit = hits.entry(*id).or_default();
            hit.0 += usize::from(*needed);
            hit.1 += 1;
        }
        hits.retain(|id, _| self.table(*id).heading_rows == height);
        let (some, of) = ALIKE;
        let (whole, part): (Vec<_>, Vec<_>) =
            hits.into_iter().partition(|(id, (needed, _))| *needed == self.needed[id]);
        let alike = part.into_iter().filter(|(id, (needed, all))| {
            *all > FEWEST
                && all * of >= self.table(*id).column_meanings().count() * some
                && needed * 2 >= self.needed[id]
        });
        let most = alike.max_by_key(|(id, (_, all))| (*all, std::cmp::Reverse(*id)));
        let mut likely: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (LayoutTableId { layout, table }, (_, all)) in whole.into_iter().chain(most) {
            if all >= FEWEST {
                likely.entry(layout).or_default().push(table);
            }
        }
        for (layout, tables) in &mut likely {
            tables.arrange_by_key(|table| {
                let table = self.table(LayoutTableId { layout: *layout, table: *table });
                (std::cmp::Reverse(table.column_meanings().count()), table.sheet != sheet)
            });
        }
        likely.into_iter().collect()
    }

    /// Whether a sheet that has all headings of a layout is of another make: it has more that the
    /// layout does not know, and what is recognised there is of another kind.
    fn is_another(
        &self,
        copy: &WorkbookCopy,
        own: &[PlacedTable],
        looked: &mut Option<RecognisedWorkbook>,
    ) -> bool {
        let more = |one: &PlacedTable| one.found.new.len() > one.found.columns.len();
        own.iter().all(more)
            && own.iter().all(|one| {
                let found = looked.get_or_insert_with(|| recognise_workbook(copy));
                !self.is_of_kind(found, one)
            })
    }

    /// Whether what was recognised at a place is of the kind of the layout's table.
    fn is_of_kind(&self, found: &RecognisedWorkbook, one: &PlacedTable) -> bool {
        let here = |table: &&RecognisedTable| {
            table.sheet == one.sheet && table.heading.is_some_and(|row| row.abs_diff(one.row) <= 2)
        };
        let kind = self.table(one.found.id).kind;
        found.tables.iter().filter(here).any(|table| table.kind == kind)
    }

    /// What a workbook is by a layout. Where its rows begin and end is found anew.
    fn read_by(
        &self,
        copy: &WorkbookCopy,
        layout: usize,
        own: &[PlacedTable],
    ) -> Result<SheetReadByLayout, ProblemDetail> {
        let learned = &self.learned[layout];
        let mut known: Vec<TableFromLayout> =
            own.iter().map(|one| self.known(learned, one)).collect();
        known.arrange_by_key(|one| {
            (one.sheet, one.heading, one.columns.first().map(|column| column.column))
        });
        let mut found = workbook_from_layout_tables(copy, learned.layout.kind, &known);
        if learned.layout.tables.iter().any(|table| table.heading.is_none()) {
            let more = recognise_workbook(copy).tables.into_iter();
            let more = more.filter_map(|table| bare_by(&learned.layout, table, &learned.name));
            found.tables.extend(more);
        }
        self.as_many(copy, learned, &found)?;
        learned.layout.apply_to(&mut found, copy, &learned.name);
        let mut unknown: BTreeMap<CellAddress, String> = BTreeMap::new();
        for one in own {
            let here = |table: &&RecognisedTable| {
                (table.sheet, table.heading) == (one.sheet, Some(one.row))
            };
            let table = found.tables.iter().find(here);
            let is_empty =
                |column: u16| table.is_some_and(|table| !column_has_content(copy, table, column));
            for (column, heading) in one.found.new.iter().filter(|(column, _)| !is_empty(*column)) {
                if heading_can_extend_series(
                    self.table(one.found.id),
                    &self.series[&one.found.id],
                    heading,
                ) {
                    return Err(self.change(one));
                }
                let at = CellAddress { sheet: one.sheet, row: one.row, column: *column };
                unknown.insert(at, heading.clone());
            }
        }
        let unknown = unknown.into_iter().collect();
        Ok(SheetReadByLayout { learned: Arc::clone(learned), found, unknown })
    }

    fn known(&self, learned: &LayoutFile, one: &PlacedTable) -> TableFromLayout {
        let table = self.table(one.found.id);
        let columns = one.found.columns.iter();
        let columns = columns.map(|(column, heading, meaning)| {
            column_from_layout(*column, heading, *meaning, &learned.name)
        });
        TableFromLayout {
            kind: table.kind,
            sheet: one.sheet,
            heading: one.row,
            heading_rows: table.heading_rows,
            rows_per_contestant: table.rows_per_contestant,
            repeats: table.repeats,
            columns: columns.collect(),
        }
    }

    /// Refuses more tables of results than the layout knows, where nothing tells them apart: they
    /// may be of another evening.
    fn as_many(
        &self,
        copy: &WorkbookCopy,
        learned: &LayoutFile,
        found: &RecognisedWorkbook,
    ) -> Result<(), ProblemDetail> {
        let one_alone = |kind: SheetKind| {
            let tables = learned.layout.tables.iter().filter(|table| table.kind == kind);
            ONE_EVENT.contains(&kind) && tables.count() == 1
        };
        let tables: Vec<&RecognisedTable> =
            found.tables.iter().filter(|table| !table.repeats && one_alone(table.kind)).collect();
        let groups: BTreeSet<(Option<&str>, Option<String>)> = tables
            .iter()
            .map(|table| {
                let caption = table.caption.as_ref().map_or("", |(text, _)| text.as_str());
                (direction_in_text(caption), section_in_text(caption))
            })
            .collect();
        let apart = groups.len() == tables.len() && !groups.contains(&(None, None));
        if tables.len() < 2 || apart {
            return Ok(());
        }
        let places = tables.iter().map(|table| {
            let (sheet, row, column) = (table.sheet, table.heading.unwrap_or(table.first_row), 0);
            let first = table.columns.first().map_or(column, |column| column.column);
            ForeignWorkbookCells::new(copy).cell_name(CellAddress { sheet, row, column: first })
        });
        let places = places.collect::<Vec<_>>().join(", ");
        Err(LayoutSeveral { layout: learned.name.clone(), places }.into())
    }

    /// A workbook whose tables have no headings, as a layout has them: what is recognised of it
    /// is what the layout says.
    fn without_headings(&self, copy: &WorkbookCopy) -> Option<SheetReadByLayout> {
        let bare =
            |layout: &LearnedLayout| layout.tables.iter().all(|table| table.heading.is_none());
        let mut layouts = self.learned.iter().filter(|one| bare(&one.layout)).peekable();
        layouts.peek()?;
        let found = recognise_workbook(copy);
        layouts.find_map(|learned| {
            let mut found = found.clone();
            let own = found.tables.drain(..);
            let own = own.map(|table| bare_by(&learned.layout, table, &learned.name));
            found.tables = own.collect::<Option<Vec<RecognisedTable>>>()?;
            (!found.tables.is_empty()).then(|| {
                (found.kind, found.sure) = (learned.layout.kind, Sureness::Certain);
                learned.layout.apply_to(&mut found, copy, &learned.name);
                SheetReadByLayout { learned: Arc::clone(learned), found, unknown: Vec::new() }
            })
        })
    }

    /// What has changed of the sheet of the nearest layout that it is like. A list of another
    /// kind is no sheet of the layout.
    fn changed(
        &self,
        copy: &WorkbookCopy,
        part: &[PlacedTable],
    ) -> Result<Option<SheetReadByLayout>, ProblemDetail> {
        let Some(best) = part
            .iter()
            .max_by_key(|one| (one.found.columns.len(), std::cmp::Reverse(one.found.id.layout)))
        else {
            return Ok(None);
        };
        let found = recognise_workbook(copy);
        let here = found.tables.iter().any(|table| table.sheet == best.sheet);
        let renamed = !here && best.found.gone.len() <= best.found.new.len();
        if !renamed && !self.is_of_kind(&found, best) {
            return Ok(None);
        }
        Err(self.change(best))
    }

    /// The problem of a sheet whose headings have changed.
    fn change(&self, best: &PlacedTable) -> ProblemDetail {
        let gone = best.found.gone.iter().map(|(column, heading, meaning)| {
            let letters = column_letters(*column);
            format!("“{heading}” ({meaning}, formerly in {letters})")
        });
        let new = best
            .found
            .new
            .iter()
            .map(|(column, heading)| format!("“{heading}” in {}", column_letters(*column)));
        let (gone, new) = (gone.collect::<Vec<_>>(), new.collect::<Vec<_>>());
        let (layout, row) = (self.learned[best.found.id.layout].name.clone(), best.row + 1);
        LayoutChanged { layout, row, gone: gone.join(", "), new: new.join(", ") }.into()
    }
}

/// Kinds of which a workbook has one table, unless its tables name sections or directions.
const ONE_EVENT: [SheetKind; 7] = [
    SheetKind::PairsResults,
    SheetKind::TeamsResults,
    SheetKind::SwissRanking,
    SheetKind::Crosstable,
    SheetKind::LeagueTable,
    SheetKind::TeamsMatrix,
    SheetKind::Ladder,
];

/// Whether two layouts read the same headings alike and give the same answers.
fn agree(one: &LearnedLayout, other: &LearnedLayout) -> bool {
    let meanings = |layout: &LearnedLayout| -> Vec<Vec<(String, ColumnMeaning)>> {
        let columns = |table: &LayoutTable| {
            let lack = optional_columns(&find_column_series(table));
            let columns = table.column_meanings().enumerate().filter(|(at, _)| !lack.contains(at));
            let mut columns: Vec<_> =
                columns.map(|(_, (_, heading, meaning))| (heading_key(heading), meaning)).collect();
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

/// A recognised table without headings as a layout has it; none where the layout has no such.
fn bare_by(layout: &LearnedLayout, table: RecognisedTable, name: &str) -> Option<RecognisedTable> {
    let asked = |column: u16| {
        table.columns.iter().any(|own| own.column == column && own.sure == Sureness::Asked)
    };
    let same = |known: &&LayoutTable| {
        let taken = table.columns.iter().filter(|column| column.sure != Sureness::Asked);
        known.heading.is_none()
            && table.heading.is_none()
            && known.kind == table.kind
            && taken.map(|column| (column.column, column.meaning)).eq(known
                .column_meanings()
                .filter(|(column, ..)| !asked(*column))
                .map(|(column, _, meaning)| (column, meaning)))
    };
    let known = layout.tables.iter().find(same)?;
    let columns = known.column_meanings();
    let columns = columns
        .map(|(column, heading, meaning)| column_from_layout(column, heading, meaning, name));
    let (columns, repeats) = (columns.collect(), known.repeats);
    Some(RecognisedTable { sure: Sureness::Certain, columns, repeats, ..table })
}
