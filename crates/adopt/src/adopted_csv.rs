//! `adopted.csv`: what was recognised in each file, a row a column of a table, a fact or a file.

use workbook::{column_letters, to_a1};

use super::recognised::{
    EventFact, RecognisedColumn, RecognisedTable, RecognisedWorkbook, SheetKind, Sureness, What,
};
use model::{CellAddress, WorkbookCopy};

/// The headings of `adopted.csv`.
pub const ADOPTED_CSV_HEADINGS: [&str; 9] =
    ["file", "kind", "sheet", "header_row", "first_row", "last_row", "meaning", "column", "sure"];

/// Meanings that `adopted.csv` has no word for.
const OWN_WORDS: [What; 3] = [What::Tricks, What::Rank, What::Joined];

/// A row of `adopted.csv`, in the order of [`ADOPTED_CSV_HEADINGS`].
pub type AdoptedCsvRow = [String; 9];

/// The rows of a file. Rows and columns are named as people count them; a sheet that is no
/// event has the first row alone; a table that repeats another has none.
pub fn adopted_csv_rows(
    file: &str,
    found: &RecognisedWorkbook,
    copy: &WorkbookCopy,
) -> Vec<AdoptedCsvRow> {
    let mut about = empty_row(file, found.kind);
    about[6] = "kind".to_string();
    about[8] = found.sure.word().to_string();
    let mut rows = vec![about];
    if found.kind == SheetKind::None {
        return rows;
    }
    for table in found.tables.iter().filter(|table| !table.repeats) {
        rows.extend(rows_of_table(file, table, copy));
    }
    rows.extend(found.facts.iter().map(|fact| row_of_fact(file, found.kind, fact)));
    rows
}

/// The row of a file that is no sheet, with what became of it.
pub fn adopted_csv_row_of_non_sheet(file: &str, became: &str) -> AdoptedCsvRow {
    let mut row = AdoptedCsvRow::default();
    row[0] = file.to_string();
    row[1] = became.to_string();
    row[6] = "kind".to_string();
    row[8] = Sureness::Certain.word().to_string();
    row
}

fn empty_row(file: &str, kind: SheetKind) -> AdoptedCsvRow {
    let mut row = AdoptedCsvRow::default();
    row[0] = file.to_string();
    // A register is a list of entries to whoever reads the file.
    let kind = if kind == SheetKind::Register { SheetKind::Entries } else { kind };
    row[1] = kind.word().to_string();
    row
}

fn rows_of_table<'a>(
    file: &'a str,
    table: &'a RecognisedTable,
    copy: &'a WorkbookCopy,
) -> impl Iterator<Item = AdoptedCsvRow> + 'a {
    let sheet = copy.sheets.get(usize::from(table.sheet));
    let sheet_letters = move |column: u16| {
        column_letters(sheet.map_or(column, |sheet| sheet.source_column(column)))
    };
    let sheet = sheet.map_or("", |sheet| sheet.name.as_str());
    let counted = |row: u32| (u64::from(row) + 1).to_string();
    let told = |column: &&RecognisedColumn| !OWN_WORDS.contains(&column.meaning.what);
    table.columns.iter().filter(told).map(move |column| {
        let mut row = empty_row(file, table.kind);
        row[2] = sheet.to_string();
        row[3] = table.heading.map(counted).unwrap_or_default();
        row[4] = counted(table.first_row);
        row[5] = counted(table.last_row);
        row[6] = column.meaning.to_string();
        row[7] = sheet_letters(column.column);
        row[8] = column.sure.word().to_string();
        row
    })
}

fn row_of_fact(file: &str, kind: SheetKind, fact: &EventFact) -> AdoptedCsvRow {
    let mut row = empty_row(file, kind);
    row[6] = format!("event {}", fact.kind);
    row[7] = fact.at.map(|CellAddress { row, column, .. }| to_a1(row, column)).unwrap_or_default();
    row[8] = fact.sure.word().to_string();
    row
}

#[cfg(test)]
mod tests {
    use super::super::recognised::{ColumnMeaning, FactKind};
    use super::*;
    use model::SheetCopy;

    fn found() -> RecognisedWorkbook {
        let table = RecognisedTable {
            kind: SheetKind::PairsResults,
            sure: Sureness::Certain,
            sheet: 0,
            heading: Some(4),
            heading_rows: 1,
            first_row: 5,
            last_row: 27,
            rows_per_contestant: 1,
            skipped: Vec::new(),
            caption: None,
            repeats: false,
            columns: vec![RecognisedColumn {
                column: 27,
                heading: "R3".to_string(),
                meaning: ColumnMeaning::nth(What::Round, 3),
                sure: Sureness::Likely,
                evidence: Vec::new(),
            }],
        };
        let fact = |kind, at, sure| EventFact { at, sure, ..EventFact::unanswered(kind) };
        let title = Some(CellAddress { sheet: 0, row: 1, column: 0 });
        RecognisedWorkbook {
            kind: SheetKind::PairsResults,
            sure: Sureness::Certain,
            tables: vec![table],
            facts: vec![
                fact(FactKind::Title, title, Sureness::Likely),
                fact(FactKind::ResultsCounted, None, Sureness::Asked),
            ],
        }
    }

    #[test]
    fn a_file_its_columns_and_its_facts_have_a_row_each() {
        let sheet = SheetCopy { name: "Scores".to_string(), ..SheetCopy::default() };
        let copy = WorkbookCopy { sheets: vec![sheet], ..WorkbookCopy::default() };
        let rows: Vec<String> =
            adopted_csv_rows("a.xlsx", &found(), &copy).iter().map(|row| row.join(",")).collect();
        assert_eq!(
            rows,
            [
                "a.xlsx,pairs results,,,,,kind,,certain",
                "a.xlsx,pairs results,Scores,5,6,28,round 3,AB,likely",
                "a.xlsx,pairs results,,,,,event title,A2,likely",
                "a.xlsx,pairs results,,,,,event results counted,,asked",
            ]
        );
    }

    #[test]
    fn a_sheet_that_is_no_event_has_one_row() {
        let none = RecognisedWorkbook { kind: SheetKind::None, ..found() };
        assert_eq!(adopted_csv_rows("a.xlsx", &none, &WorkbookCopy::default()).len(), 1);
    }
}
