//! Reads the rows under a sheet's headings as records: each cell by the kind of its column, each
//! fault at its cell. It passes over blank rows and repeated headings, fills cells that were merged
//! over several rows, and tells of hidden ones. `headings` finds the headings, `cells` reads a
//! cell.

use std::collections::BTreeMap;

use engine::problems::MissingCell;
use model::form::{ColumnKind, FormColumn, SheetForm, UntypedColumn};
use model::problem::{Problem, ProblemDetail, ProblemPlace};
use model::{
    Cell, CellAddress, CellRange, CellValue, SheetCopy, StoredCell, TypedRow, UntypedRowCells,
    WorkbookCopy, to_a1,
};

use super::cells::{CellReader, CellReading, is_cell_filled, trim_all_blanks};
use super::headings::{self, SheetHeadings};
use super::problems;
use super::rows_left_out::NonRecordRowFinder;
use super::struck_out::{StruckThroughTexts, drop_struck_rows_told_before};
use super::unread_cells;

/// A sheet read into records.
pub(super) struct SheetReading<C> {
    pub headings: SheetHeadings,
    pub rows: Vec<RowReading<C>>,
}

/// A row and its faults.
pub(super) struct RowReading<C> {
    /// The cells of the row that could be read.
    pub record: TypedRow<C>,
    /// Columns with unreadable cells.
    faults: Vec<UntypedColumn>,
    /// The problems of its cells.
    pub problems: Vec<Problem>,
}

impl<C: FormColumn> RowReading<C> {
    /// Whether a cell of one of these columns is unreadable.
    pub(super) fn is_faulty_in(&self, columns: &[C]) -> bool {
        self.faults.iter().any(|faulty| columns.iter().any(|column| *faulty == *column))
    }

    /// The columns of its unreadable cells.
    pub(super) fn faulty_columns(&self) -> Vec<C> {
        self.faults.iter().map(|column| C::from_untyped(*column)).collect()
    }

    /// Whether any cell is unreadable.
    pub(super) fn is_faulty(&self) -> bool {
        !self.faults.is_empty()
    }

    /// Adds a problem at a cell.
    pub(super) fn report(&mut self, wrong: impl Into<ProblemDetail>, at: CellAddress) {
        self.problems.push(Problem::new(wrong, at));
    }

    /// Reports why the row is skipped.
    pub(super) fn report_skipped<T>(
        &mut self,
        wrong: impl Into<ProblemDetail>,
        at: CellAddress,
    ) -> Option<T> {
        self.report(wrong, at);
        None
    }

    /// Whether a cell is absent or unreadable. Reports an absent one; an unreadable one already
    /// has a problem.
    pub(super) fn report_if_lacking(&mut self, column: C, headings: &SheetHeadings) -> bool {
        if self.record.get(column).is_some() {
            return false;
        }
        if !self.is_faulty_in(&[column]) {
            let headed = headings.find_column(column);
            let name = headed.map_or(column.definition().name, |headed| &headed.heading);
            let trouble = MissingCell { column: name.to_string() };
            let at = CellAddress { column: headed.map_or(0, |headed| headed.at), ..self.record.at };
            self.problems.push(Problem::new(trouble, at));
        }
        true
    }
}

/// A row of any form, and its faults.
struct AnyRow {
    at: CellAddress,
    cells: UntypedRowCells,
    faults: Vec<UntypedColumn>,
    problems: Vec<Problem>,
}

impl AnyRow {
    fn typed<C: FormColumn>(self) -> RowReading<C> {
        let record = TypedRow::from_cells(self.at, self.cells);
        RowReading { record, faults: self.faults, problems: self.problems }
    }
}

/// Reads a sheet; without headings, a problem and `None`.
pub(super) fn read_sheet_rows<C: FormColumn>(
    workbook_copy: &WorkbookCopy,
    index: u16,
    reader: &mut CellReader<'_>,
) -> Option<SheetReading<C>> {
    let mut rows = Vec::new();
    let headings = for_each_row(workbook_copy, index, reader, |row, _, _| rows.push(row))?;
    Some(SheetReading { headings, rows })
}

/// Reads a sheet row by row through a callback, so that the rows of a register do not stay in
/// memory.
pub(super) fn for_each_row<C: FormColumn>(
    workbook_copy: &WorkbookCopy,
    index: u16,
    reader: &mut CellReader<'_>,
    mut hand_on: impl FnMut(RowReading<C>, &SheetHeadings, &mut CellReader<'_>),
) -> Option<SheetHeadings> {
    let headings = found(C::FORM, workbook_copy, index, reader)?;
    let mut rows = 0;
    for_each_row_below(workbook_copy, index, &headings, reader, |row, reader| {
        rows += 1;
        hand_on(row, &headings, reader);
    });
    // A blank form hides the sheets that are seldom needed.
    if rows > 0 {
        report_hidden_sheet(&workbook_copy.sheets[usize::from(index)], index, reader);
    }
    Some(headings)
}

/// The headings of a sheet; without them, a problem and `None`. Tells of rows and columns that are
/// hidden.
fn found(
    form: &'static SheetForm,
    workbook_copy: &WorkbookCopy,
    index: u16,
    reader: &mut CellReader<'_>,
) -> Option<SheetHeadings> {
    let sheet = &workbook_copy.sheets[usize::from(index)];
    let found = headings::find_headings(form, sheet, index, reader.scoring, &mut reader.problems);
    report_hidden_rows_and_columns(
        sheet,
        index,
        &|_| true,
        found.as_ref().map(|found| found.row),
        reader,
    );
    if let Some(found) = found.as_ref().filter(|_| headings::is_return_form(form)) {
        unread_cells::report_unread_sheet_cells(
            workbook_copy,
            index,
            found.row,
            &mut reader.problems,
        );
    }
    if found.is_none() && sheet.cells.iter().any(|cell| cell.value != CellValue::Blank) {
        let wanted: Vec<&str> =
            form.all_columns().take(8).map(|column| column.definition().name).collect();
        let trouble = problems::NoHeadings { sheet: form.name, wanted: wanted.join(", ") };
        reader.problems.push(Problem::new(trouble, ProblemPlace::Sheet(index)));
    }
    found
}

/// Reads the rows below given headings, through a callback.
pub(super) fn for_each_row_below<C: FormColumn>(
    workbook_copy: &WorkbookCopy,
    index: u16,
    headings: &SheetHeadings,
    reader: &mut CellReader<'_>,
    mut hand_on: impl FnMut(RowReading<C>, &mut CellReader<'_>),
) {
    walk_any(workbook_copy, index, headings, reader, &mut |row, reader| {
        hand_on(row.typed(), reader);
    });
}

fn walk_any(
    workbook_copy: &WorkbookCopy,
    index: u16,
    headings: &SheetHeadings,
    reader: &mut CellReader<'_>,
    hand_on: &mut dyn FnMut(AnyRow, &mut CellReader<'_>),
) {
    let sheet = &workbook_copy.sheets[usize::from(index)];
    let merges = Merges::under(sheet, index, headings, reader);
    let all = &sheet.cells[sheet.cells.partition_point(|cell| cell.row <= headings.row)..];
    let mut left_out = NonRecordRowFinder::new(sheet, index, headings, all, reader);
    let strikes = StruckThroughTexts::from_workbook(workbook_copy);
    for cells in all.chunk_by(|one, other| one.row == other.row) {
        if is_row_blank(cells, headings) || repeats(cells, headings) {
            continue;
        }
        if let Some((why, at)) = left_out.reason_left_out(cells, reader) {
            reader.leave_out_row(why, at);
            continue;
        }
        let mut row = read_row(cells, index, headings, &merges, reader);
        let struck =
            strikes.struck_row_problems(cells, index, &|at| headings.column_at(at).is_some());
        row.problems.extend(drop_struck_rows_told_before(struck, &reader.problems));
        if !row.cells.is_empty() || !row.problems.is_empty() {
            hand_on(row, reader);
        }
    }
}

/// Whether no known column has its own value; a value merged from above does not count.
pub(super) fn is_row_blank(cells: &[StoredCell], headings: &SheetHeadings) -> bool {
    !cells.iter().any(|cell| is_cell_filled(cell) && headings.column_at(cell.column).is_some())
}

/// Whether a row repeats the headings, as above each section of a printed list.
fn repeats(cells: &[StoredCell], headings: &SheetHeadings) -> bool {
    headings.columns.iter().all(|headed| {
        cells.iter().any(|cell| match &cell.value {
            CellValue::Text(text) => {
                cell.column == headed.at
                    && trim_all_blanks(text).eq_ignore_ascii_case(&headed.heading)
            }
            _ => false,
        })
    })
}

fn read_row(
    cells: &[StoredCell],
    sheet: u16,
    headings: &SheetHeadings,
    merges: &Merges<'_>,
    reader: &mut CellReader<'_>,
) -> AnyRow {
    let row_number = cells[0].row;
    let at = CellAddress { sheet, row: row_number, column: 0 };
    let mut row =
        AnyRow { at, cells: UntypedRowCells::default(), faults: Vec::new(), problems: Vec::new() };
    let before = reader.problems.len();
    for headed in &headings.columns {
        let own = cells.iter().find(|cell| cell.column == headed.at && is_cell_filled(cell));
        let cell = own.or_else(|| merges.value_for(row_number, headed.at));
        let Some(cell) = cell else { continue };
        let place = CellAddress { sheet, row: row_number, column: headed.at };
        match reader.read(headed.column.definition(), cell, place) {
            CellReading::Value(value) => {
                row.cells.add_cell(headed.column, headed.nth, Cell::new(value, place));
            }
            CellReading::Fault => row.faults.push(headed.column),
            CellReading::Blank => {}
        }
    }
    let whole = !row.cells.is_empty() || !row.faults.is_empty();
    for headed in headings.remarks.iter().filter(|_| whole) {
        let Some(cell) = cells.iter().find(|cell| cell.column == headed.at) else { continue };
        let place = CellAddress { sheet, row: row_number, column: headed.at };
        if let CellReading::Value(value) = reader.read(headed.column.definition(), cell, place) {
            row.cells.add_cell(headed.column, headed.nth, Cell::new(value, place));
        }
    }
    row.problems = reader.problems.split_off(before);
    row
}

/// Values of cells merged over several rows, which apply to each.
struct Merges<'a> {
    values: BTreeMap<(u32, u16), &'a StoredCell>,
}

impl<'a> Merges<'a> {
    fn under(
        sheet: &'a SheetCopy,
        index: u16,
        headings: &SheetHeadings,
        reader: &mut CellReader<'_>,
    ) -> Self {
        let mut values = BTreeMap::new();
        let down =
            |area: &&CellRange| area.first_row > headings.row && area.last_row > area.first_row;
        for area in sheet.layout.merges.iter().filter(down) {
            let key = (area.first_row, area.first_column);
            let found = sheet.cells.binary_search_by_key(&key, |cell| (cell.row, cell.column));
            let Ok(found) = found else { continue };
            let cell = &sheet.cells[found];
            if headings.column_at(area.first_column).is_none() || cell.value == CellValue::Blank {
                continue;
            }
            let corners =
                (to_a1(area.first_row, area.first_column), to_a1(area.last_row, area.last_column));
            let merged = format!("{}:{}", corners.0, corners.1);
            let at = CellAddress { sheet: index, row: area.first_row, column: area.first_column };
            let kind =
                headings.column_at(area.first_column).map(|(column, _)| column.definition().kind);
            let trouble: ProblemDetail = match kind {
                Some(ColumnKind::Score | ColumnKind::Percent) => {
                    problems::MergedScores { area: merged }.into()
                }
                _ => problems::MergedCells { area: merged }.into(),
            };
            reader.report(trouble, at);
            values.extend(
                (area.first_row + 1..=area.last_row).map(|row| ((row, area.first_column), cell)),
            );
        }
        Merges { values }
    }

    fn value_for(&self, row: u32, column: u16) -> Option<&'a StoredCell> {
        self.values.get(&(row, column)).copied()
    }
}

/// Adds a note for a hidden sheet, which is read too.
pub(super) fn report_hidden_sheet(sheet: &SheetCopy, index: u16, reader: &mut CellReader<'_>) {
    if sheet.hidden {
        reader.problems.push(Problem::new(problems::HiddenSheet, ProblemPlace::Sheet(index)));
    }
}

/// Reports hidden rows and columns, which are read too; `says`: whether a row that is there
/// says anything. Columns with nothing below the headings may be folded away.
pub(super) fn report_hidden_rows_and_columns(
    sheet: &SheetCopy,
    index: u16,
    says: &dyn Fn(u32) -> bool,
    headings: Option<u32>,
    reader: &mut CellReader<'_>,
) {
    let mut report = |trouble: ProblemDetail| {
        reader.problems.push(Problem::new(trouble, ProblemPlace::Sheet(index)))
    };
    let is_there = |row: u32| sheet.cells.binary_search_by_key(&row, |cell| cell.row).is_ok();
    let filled = |row: u32| is_there(row) && says(row);
    let rows: Vec<u32> = sheet
        .layout
        .rows
        .iter()
        .filter(|row| row.hidden && filled(row.row))
        .map(|row| row.row + 1)
        .collect();
    if !rows.is_empty() {
        report(problems::HiddenRows { rows: runs(&rows) }.into());
    }
    let columns: Vec<String> = sheet
        .layout
        .columns
        .iter()
        .filter(|column| {
            let said = |cell: &StoredCell| {
                cell.value != CellValue::Blank
                    && (column.first..=column.last).contains(&cell.column)
                    && headings.is_none_or(|row| cell.row > row)
            };
            column.hidden && sheet.cells.iter().any(said)
        })
        .map(|column| {
            match (model::column_letters(column.first), model::column_letters(column.last)) {
                (first, last) if first == last => first,
                (first, last) => format!("{first} to {last}"),
            }
        })
        .collect();
    if !columns.is_empty() {
        report(problems::HiddenColumns { columns: columns.join(", ") }.into());
    }
}

/// Sorted numbers as ranges: `3, 5-9`.
fn runs(numbers: &[u32]) -> String {
    let runs: Vec<String> = numbers
        .chunk_by(|one, next| one + 1 == *next)
        .map(|run| match run {
            [only] => only.to_string(),
            [first, .., last] => format!("{first}-{last}"),
            [] => String::new(),
        })
        .collect();
    runs.join(", ")
}

#[cfg(test)]
mod tests {
    #[test]
    fn row_numbers_are_told_in_runs() {
        assert_eq!(super::runs(&[3, 5, 6, 7, 9]), "3, 5-7, 9");
    }
}
