//! Tables, each defined once for all outputs.
//!
//! A table defines its columns, their cells, and which columns the CSV file and the sheet
//! have. The crate `workbook` writes files and sheets, `html` the pages. A file here has
//! one table, or those of one register or run; `season_tables` lists those of a season.

pub mod awards;
pub mod board_prizes;
pub mod club_questions;
pub mod club_recipients;
pub mod competitions;
pub mod draws;
pub mod events;
pub mod groups;
pub mod issued_certificates;
pub mod match_sides;
pub mod norms;
pub mod oddities;
pub mod player_recipients;
pub mod player_totals;
pub mod prizes;
pub mod problems;
pub mod quotas;
pub mod ratings;
pub mod reconciliation;
pub mod register_sheets;
pub mod rule_book_comparison;
pub mod run_difference;
pub mod season_tables;
pub mod standings;
pub mod usebio_points_changes;

mod field;

use std::sync::Arc;

use workbook::table::{Column, TableColumnKind, TableRows};
use workbook::write::ColumnStyle;

use model::Exact;
use model::problem::Severity;

pub use field::{Field, WholeNumber};

/// A table with the columns of one output.
pub(crate) type OutputTable<'a> = workbook::table::Table<'a, Exact>;

/// A function of a row.
type RowFunction<'a, R, T> = Box<dyn Fn(R) -> T + Send + Sync + 'a>;

/// Makes an iterator over the items of the rows, each time from the start.
type RowsFactory<'a, R> = Box<dyn Fn() -> Box<dyn Iterator<Item = R> + 'a> + Send + Sync + 'a>;

/// A table whose columns are being defined; `R` is the item of a row.
pub struct TableDraft<'a, R> {
    heads: Heads,
    items: Items<'a, R>,
}

/// A table without its rows.
#[derive(Clone)]
struct Heads {
    file: &'static str,
    title: &'static str,
    about: &'static str,
    elsewhere: &'static str,
    count: usize,
    columns: Vec<Column>,
    csv: Option<&'static [&'static str]>,
    sheet: Option<&'static [&'static str]>,
}

/// The items of the rows, and the cells of the columns.
struct Items<'a, R> {
    make: RowsFactory<'a, R>,
    cells: Vec<RowFunction<'a, R, Field<'a>>>,
    extras: Vec<Option<RowFunction<'a, R, CellExtra<'a>>>>,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident $column:expr;)*) => {$(
        $(#[$doc])*
        pub(crate) fn $name<T: Into<Field<'a>>>(
            self,
            key: &'static str,
            heading: &'static str,
            width: f64,
            cell: impl Fn(R) -> T + Send + Sync + 'a,
        ) -> Self {
            self.column($column(key, heading, width), cell)
        }
    )*};
}

impl<'a, T: Sync> TableDraft<'a, &'a T> {
    /// A table with CSV file, title, description, and a row for each of some items.
    pub(crate) fn from_rows(
        file: &'static str,
        title: &'static str,
        about: &'static str,
        items: &'a [T],
    ) -> Self {
        TableDraft::new(file, title, about, items.len(), move || items.iter())
    }
}

impl<'a, R: Copy + 'a> TableDraft<'a, R> {
    /// A table with CSV file, title, description, and a row for each of `count` items.
    pub(crate) fn new<I: Iterator<Item = R> + 'a>(
        file: &'static str,
        title: &'static str,
        about: &'static str,
        count: usize,
        items: impl Fn() -> I + Send + Sync + 'a,
    ) -> Self {
        let columns = Vec::new();
        let (elsewhere, csv, sheet) = ("", None, None);
        let heads = Heads { file, title, about, elsewhere, count, columns, csv, sheet };
        let make: RowsFactory<'a, R> = Box::new(move || Box::new(items()));
        TableDraft { heads, items: Items { make, cells: Vec::new(), extras: Vec::new() } }
    }

    kinds! {
        /// A column of short text.
        text Column::text;
        /// A column of sentences.
        prose Column::prose;
        /// A column of numbers, centred on sheets.
        number Column::number;
        /// A column of scores or totals, right-aligned on sheets.
        amount |key, heading, width| {
            Column::number(key, heading, width).styled(ColumnStyle::Plain)
        };
        /// A column of numbers with two decimals.
        decimal Column::decimal;
    }

    /// A column of counts and places, centred on sheets.
    pub fn whole_number<T: WholeNumber>(
        self,
        key: &'static str,
        heading: &'static str,
        width: f64,
        cell: impl Fn(R) -> T + Send + Sync + 'a,
    ) -> Self {
        self.column(Column::whole(key, heading, width), move |row| cell(row).to_field())
    }

    /// A column of days.
    pub fn day<T: Into<Field<'a>>>(
        self,
        key: &'static str,
        heading: &'static str,
        cell: impl Fn(R) -> T + Send + Sync + 'a,
    ) -> Self {
        self.column(Column::day(key, heading), cell)
    }

    fn column<T: Into<Field<'a>>>(
        mut self,
        column: Column,
        cell: impl Fn(R) -> T + Send + Sync + 'a,
    ) -> Self {
        self.heads.columns.push(column);
        self.items.cells.push(Box::new(move |row| cell(row).into()));
        self.items.extras.push(None);
        self
    }

    /// Says what the numbers of a defined column count.
    pub fn with_unit(mut self, key: &str, unit: &'static str) -> Self {
        self.heads.columns.iter_mut().filter(|own| own.key == key).for_each(|own| own.unit = unit);
        self
    }

    /// Adds notes, links or colours to the cells of a defined column.
    pub(crate) fn with_cell_extras(
        mut self,
        key: &str,
        extra: impl Fn(R) -> CellExtra<'a> + Send + Sync + 'a,
    ) -> Self {
        if let Some(at) = self.heads.columns.iter().position(|column| column.key == key) {
            self.items.extras[at] = Some(Box::new(extra));
        }
        self
    }

    /// Makes each row one line high on sheets: texts are not wrapped.
    pub(crate) fn single_line_rows(mut self) -> Self {
        for column in &mut self.heads.columns {
            let (kind, style) = match (column.kind, column.style) {
                (TableColumnKind::Text | TableColumnKind::Prose, _) => {
                    (TableColumnKind::Text, ColumnStyle::Plain)
                }
                (kind, ColumnStyle::TopCentred) => (kind, ColumnStyle::Centred),
                own => own,
            };
            (column.kind, column.style) = (kind, style);
        }
        self
    }

    /// Says that the rows of an event stand in its own files too, so that a long list is not printed.
    pub(crate) fn repeated_in_event_files(mut self) -> Self {
        self.heads.elsewhere = "Each event has its own on its page (folder events) and in the copy of its return (folder returns).";
        self
    }

    /// Selects the columns of the CSV file and of pages; the default is all.
    pub(crate) fn csv_columns(mut self, keys: &'static [&'static str]) -> Self {
        self.heads.csv = Some(keys);
        self
    }

    /// Selects the columns of the sheet; the default is all.
    pub(crate) fn sheet_columns(mut self, keys: &'static [&'static str]) -> Self {
        self.heads.sheet = Some(keys);
        self
    }

    /// The table with the columns defined so far.
    pub fn build(self) -> Table<'a> {
        Table { heads: self.heads, source: Arc::new(self.items) }
    }
}

/// The extras of the cells, row by row.
pub(crate) type CellExtrasByRow<'a> = Box<dyn Iterator<Item = Vec<CellExtra<'a>>> + 'a>;

/// Note, link and colour of a cell on sheets.
#[derive(Default)]
pub(crate) struct CellExtra<'a> {
    /// Its note; may be empty.
    pub note: String,
    /// The sheet of the same workbook and the cell that it links to.
    pub link: Option<(&'a str, &'a str)>,
    /// The severity that gives its colour.
    pub severity: Option<Severity>,
}

/// A table, with the type of its items erased.
pub struct Table<'a> {
    heads: Heads,
    source: Arc<dyn Source<'a> + 'a>,
}

/// The source of a table's rows.
trait Source<'a>: Send + Sync {
    fn rows(self: Arc<Self>, columns: Arc<[usize]>) -> TableRows<'a, Exact>;

    fn extras(self: Arc<Self>, columns: Arc<[usize]>) -> CellExtrasByRow<'a>;
}

impl<'a, R: Copy + 'a> Source<'a> for Items<'a, R> {
    fn rows(self: Arc<Self>, columns: Arc<[usize]>) -> TableRows<'a, Exact> {
        let items = (self.make)();
        let row = move |item: R| columns.iter().map(|at| (self.cells[*at])(item)).collect();
        Box::new(items.map(row))
    }

    fn extras(self: Arc<Self>, columns: Arc<[usize]>) -> CellExtrasByRow<'a> {
        let items = (self.make)();
        let extra = move |at: &usize, item: R| self.extras[*at].as_ref().map(|extra| extra(item));
        Box::new(items.map(move |item| {
            columns.iter().map(|at| extra(at, item).unwrap_or_default()).collect()
        }))
    }
}

impl<'a> Table<'a> {
    /// Whether it has no rows.
    pub fn is_empty(&self) -> bool {
        self.heads.count == 0
    }

    /// The path of its CSV file; empty if it has none.
    pub fn csv_path(&self) -> &'static str {
        self.heads.file
    }

    /// Its description, one sentence.
    pub(crate) fn description(&self) -> &'static str {
        self.heads.about
    }

    /// The table with the columns of its CSV file.
    pub fn csv_output_table(&self) -> OutputTable<'a> {
        self.shown(self.positions(self.heads.csv))
    }

    /// The table with the columns of its CSV file, without `hidden`.
    pub(crate) fn page_output_table(&self, hidden: &[&str]) -> OutputTable<'a> {
        let mut positions = self.positions(self.heads.csv);
        positions.retain(|at| !hidden.contains(&&*self.heads.columns[*at].key));
        self.shown(positions)
    }

    /// The table with the columns of its sheet.
    pub(crate) fn sheet_output_table(&self) -> OutputTable<'a> {
        self.shown(self.positions(self.heads.sheet))
    }

    /// The extras of its sheet, row by row.
    pub(crate) fn sheet_cell_extras(&self) -> CellExtrasByRow<'a> {
        self.source.clone().extras(self.positions(self.heads.sheet).into())
    }

    fn positions(&self, keys: Option<&[&str]>) -> Vec<usize> {
        let columns = &self.heads.columns;
        let position = |key: &&str| columns.iter().position(|column| column.key == *key);
        match keys {
            Some(keys) => keys.iter().filter_map(position).collect(),
            None => (0..columns.len()).collect(),
        }
    }

    fn shown(&self, positions: Vec<usize>) -> OutputTable<'a> {
        let columns = positions.iter().map(|at| self.heads.columns[*at].clone()).collect();
        let (source, positions): (_, Arc<[usize]>) = (self.source.clone(), positions.into());
        OutputTable {
            name: self.heads.file.into(),
            title: self.heads.title.into(),
            about: self.heads.about.into(),
            elsewhere: self.heads.elsewhere,
            columns,
            count: self.heads.count,
            emphases: &[],
            rows: Box::new(move || source.clone().rows(positions.clone())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Language;
    use register::Season;

    #[test]
    fn an_output_names_columns_that_are_there() {
        let season = Season::default();
        let tables = season_tables::SEASON_TABLES.iter().map(|own| own.build_table(&season));
        let of_register = problems::reconciliation_problems_table(&[], Language::English);
        let of_return = problems::return_problems_table(&[], Language::English, &[]);
        for table in tables.chain([of_register, of_return]) {
            for keys in [table.heads.csv, table.heads.sheet].into_iter().flatten() {
                assert_eq!(table.positions(Some(keys)).len(), keys.len(), "{keys:?}");
            }
        }
    }
}
