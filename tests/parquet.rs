//! Tables as Parquet files: `cargo test --features parquet --test parquet`. What other programs read
//! in them: `.ci/parquet_files.py`.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::path::Path;

use arrow_array::cast::AsArray;
use arrow_array::types::{Date32Type, Decimal128Type, Int64Type};
use arrow_array::{Array, RecordBatch};
use arrow_schema::{DataType, SchemaRef};
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use support::{Folder, files, palmares, palmares_unchecked, project, workbook};

/// A Parquet file: its columns and its rows.
fn parquet(path: &Path) -> (SchemaRef, Vec<RecordBatch>) {
    let reader = ParquetRecordBatchReaderBuilder::try_new(File::open(path).unwrap()).unwrap();
    let schema = reader.schema().clone();
    (schema, reader.build().unwrap().map(Result::unwrap).collect())
}

/// A cell as its CSV file should have it, up to the apostrophe of what looks like a formula.
fn told(column: &dyn Array, row: usize) -> String {
    if column.is_null(row) {
        return String::new();
    }
    match column.data_type() {
        DataType::Utf8 => {
            let text = column.as_string::<i32>().value(row);
            text.replace("\r\n", "\n").replace('\r', "\n")
        }
        DataType::Int64 => column.as_primitive::<Int64Type>().value(row).to_string(),
        DataType::Decimal128(38, 9) => {
            let text = column.as_primitive::<Decimal128Type>().value_as_string(row);
            text.trim_end_matches('0').trim_end_matches('.').to_string()
        }
        DataType::Date32 => {
            let days = column.as_primitive::<Date32Type>().value(row);
            let first = jiff::civil::date(1970, 1, 1);
            first.saturating_add(jiff::Span::new().days(days)).to_string()
        }
        other => panic!("a column of {other}"),
    }
}

/// Compares every cell of every table under `data/`. Returns the numbers of rows.
fn compared(out: &Path) -> BTreeMap<String, usize> {
    let data = files(&out.join("data"));
    let with = |ending: &str| -> BTreeSet<String> {
        data.keys().filter_map(|name| Some(name.strip_suffix(ending)?.to_string())).collect()
    };
    assert_eq!(with(".csv"), with(".parquet"));
    let mut rows = BTreeMap::new();
    for name in with(".csv") {
        let mut csv = csv::Reader::from_reader(&*data[&format!("{name}.csv")]);
        let headings: Vec<String> = csv.headers().unwrap().iter().map(str::to_string).collect();
        let (schema, batches) = parquet(&out.join(format!("data/{name}.parquet")));
        let columns: Vec<&str> = schema.fields().iter().map(|field| &**field.name()).collect();
        assert_eq!(columns, headings, "{name}");
        let mut expected = csv.records().map(Result::unwrap);
        let mut count = 0;
        for (batch, row) in
            batches.iter().flat_map(|own| (0..own.num_rows()).map(move |at| (own, at)))
        {
            let expected = expected.next().unwrap();
            for (at, cell) in expected.iter().enumerate() {
                let own = told(batch.column(at), row);
                let escape_formula = cell.strip_prefix('\'').is_some_and(|cell| cell == own);
                assert!(
                    own == cell || escape_formula,
                    "{name} {} {row}: {own} {cell}",
                    headings[at]
                );
            }
            count += 1;
        }
        assert!(expected.next().is_none(), "{name} has more rows");
        rows.insert(name, count);
    }
    rows
}

/// Runs samples.
fn run(samples: &str) -> Folder {
    let folder = Folder::new();
    let (returns, out) = (project().join("samples").join(samples), folder.out());
    let words =
        ["run", returns.to_str().unwrap(), "--out", out.to_str().unwrap(), "--only", "data"];
    assert!(palmares_unchecked(&words).status <= 1);
    folder
}

#[test]
fn every_cell_is_that_of_the_csv_file() {
    let mut rows: BTreeMap<String, usize> = BTreeMap::new();
    for samples in ["season", "chess", "championships", "interstate-pairs", "diplomacy", "mistakes"]
    {
        for (table, count) in compared(&run(samples).out()) {
            *rows.entry(table).or_default() += count;
        }
    }
    let tables = ["awards", "draws", "events", "problems", "quotas", "ratings", "standings"];
    for table in tables {
        assert!(rows.remove(table).is_some_and(|count| count > 0), "no row of {table}");
    }
}

#[test]
fn the_tables_of_a_reconciliation_have_them_too() {
    let folder = Folder::new();
    let way = project().join("tests/register_ways/clean-0");
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let mut words = vec!["reconcile".to_string(), "--register".to_string(), path("register.xlsx")];
    for (file, text) in files(&way) {
        let file = file.strip_suffix(".txt").unwrap();
        let bytes = workbook::xlsx(&String::from_utf8(text).unwrap());
        std::fs::write(folder.root().join(file), bytes).unwrap();
        if !["register.xlsx", "decisions.xlsx"].contains(&file) {
            words.push(path(file));
        }
    }
    words.extend(["--out".to_string(), path("out")]);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    assert!(palmares_unchecked(&words).status <= 1);
    let rows = compared(&folder.out());
    assert!(rows["members"] > 0 && rows["control"] > 0, "{rows:?}");
}

#[test]
fn columns_have_types_headings_and_units() {
    let folder = run("season");
    let column = |table: &str, column: &str| {
        let (schema, _) = parquet(&folder.out().join(format!("data/{table}.parquet")));
        let field = schema.field_with_name(column).unwrap().clone();
        let of = |key: &str| field.metadata().get(key).cloned().unwrap_or_default();
        (field.data_type().clone(), of("heading"), of("unit"))
    };
    let number = DataType::Decimal128(38, 9);
    for (table, name, kind, heading, unit) in [
        ("awards", "player_no", DataType::Utf8, "Number", ""),
        ("awards", "place", DataType::Int64, "Place", ""),
        ("awards", "points", number.clone(), "Points", "points of the kind in the column kind"),
        ("standings", "tied", DataType::Int64, "Tied", ""),
        ("standings", "score", number, "Score", "that of the column unit"),
        ("events", "date", DataType::Date32, "Date", ""),
        ("events", "boards", DataType::Int64, "Boards", ""),
    ] {
        let (own, told, counts) = column(table, name);
        assert_eq!((own, told.as_str()), (kind, heading), "{table} {name}");
        assert!(counts.starts_with(unit) && unit.is_empty() == counts.is_empty(), "{counts}");
    }
    let (schema, _) = parquet(&folder.out().join("data/awards.parquet"));
    assert_eq!(schema.metadata()["title"], "Awards");
}

/// Texts that a spreadsheet would run stand escaped in the CSV file alone.
#[test]
fn a_text_is_as_it_was_returned() {
    let folder = Folder::with(
        "## Event\nTitle | '@home\nFormat | pairs\nRules | wbu-2003\nOrganiser | Ash\n\
         Date | @2004-05-02\nBoards | 24\n## Entries\nEntry | Player 1 | Player 2\n\
         1 | A | B\n2 | C | D\n3 | E | F\n4 | G | H\n## Results\nEntry | %\n1 | 60\n2 | 55\n3 | 45\n4 | 40\n",
    );
    palmares(&["run", folder.returns().to_str().unwrap(), "--out", folder.out().to_str().unwrap()]);
    compared(&folder.out());
    assert!(folder.written("data/events.csv").contains("'@home"));
    let (_, batches) = parquet(&folder.out().join("data/events.parquet"));
    assert_eq!(told(batches[0].column_by_name("title").unwrap(), 0), "@home");
}

#[test]
fn the_same_returns_give_the_same_bytes() {
    let parquet = |folder: &Folder| {
        let mut all = files(&folder.out().join("data"));
        all.retain(|name, _| name.ends_with(".parquet"));
        all
    };
    let (one, other) = (run("chess"), run("chess"));
    assert!(!parquet(&one).is_empty());
    assert!(parquet(&one) == parquet(&other));
}
