//! Mutated packages are added to soundly, or refused with a reason.
//!
//! A campaign is longer, and takes more workbooks:
//!
//! ```text
//! PALMARES_SWEEPS=1..100001 WORKBOOKS=FOLDER cargo test --release -p palmares-workbook --test mutated
//! ```
//!
//! Each failure is told with its seed: `PALMARES_SWEEPS=7..8 KEEP=FOLDER` writes that of seed 7, the
//! package and its copy, into a folder.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

#[path = "../patch/club.rs"]
#[allow(dead_code)] // the tests of patches use all of it
mod club;
mod mutation;
#[path = "../../../../tests/support/package/mod.rs"]
#[allow(dead_code)] // whole folders are checked by other tests
mod package;
#[path = "../../../../tests/support/sweep.rs"]
#[allow(dead_code)] // all its sweeps are of seeds
mod sweep;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use workbook::patch::{
    AdditionRefusal, Additions, EarlierAdditions, NewCellValue, Package, SheetEdits,
};
use workbook::rust_xlsxwriter::Format;
use workbook::write::{
    Book, CellContent, CellMark, ColumnStyle, FormulaResult, SheetColumn, prepare_list_sheet,
};
use workbook::{Limits, ReadOptions, catch_panic, caught_panics, read};

use mutation::{Chance, mutated};

/// The workbooks to mutate: one by hand, those that failed once, a folder, and copies of them.
fn workbooks() -> Vec<Vec<u8>> {
    let failed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fuzzed/copy");
    let more = std::env::var_os("WORKBOOKS").map(PathBuf::from);
    let mut found = vec![club::zipped(&club::club())];
    for folder in std::iter::once(failed).chain(more) {
        let entries = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        let is_package = |path: &PathBuf| {
            path.extension().is_some_and(|ending| ending == "xlsx" || ending == "xlsm")
        };
        let paths: BTreeSet<PathBuf> = entries.filter(is_package).collect();
        found.extend(paths.iter().map(|path| std::fs::read(path).unwrap()));
    }
    // Few have what an earlier copy added.
    let copies = found.iter().filter_map(|bytes| copied(bytes, &EarlierAdditions::default()).ok());
    let copies: Vec<Vec<u8>> = copies.collect();
    found.extend(copies);
    found
}

/// A copy of a workbook with what palmares adds: a sheet with a table and notes, columns beside the
/// cells of its first sheet, marks, new values.
fn copied(bytes: &[u8], earlier: &EarlierAdditions) -> Result<Vec<u8>, AdditionRefusal> {
    let package = Package::open(bytes, Limits::default())?;
    let names: Vec<String> = package.sheet_names().map(String::from).collect();
    let own = |name: &&String| !earlier.sheets.contains(*name);
    let first = names.iter().find(own).cloned().unwrap_or_default();
    let mut book = Book::new("", "me & you", None).unwrap();
    let bold = Format::new().set_bold().set_num_format("0.000");
    if !first.is_empty() && workbook::rust_xlsxwriter::Worksheet::new().set_name(&first).is_ok() {
        book.add_sheet(&first, |sheet| {
            let bold = sheet.style_id(&bold);
            sheet.write_styled((0, 40), bold, "me: double");
            sheet.add_note((0, 40), "me: twice the score");
            sheet.write_styled(
                (1, 40),
                bold,
                CellContent::Formula("B2*2", FormulaResult::Number("6")),
            );
            Ok(())
        })
        .unwrap();
    }
    book.add_sheet("Summary", |sheet| {
        let score = SheetColumn { heading: "Score", width: 9.0, style: ColumnStyle::Plain };
        prepare_list_sheet(sheet, &[score], 1, Some("Summary"));
        sheet.write((1, 0), 7.0);
        sheet.add_note((0, 0), "made by hand");
        Ok(())
    })
    .unwrap();
    let mark = |note: &str| CellMark { fill: club::FILL, note: format!("{}{note}", club::MARK) };
    let marks = |at: (u32, u16)| BTreeMap::from([(at, mark("too low")), ((5, 0), mark("no name"))]);
    let marks = names.iter().filter(own).take(2).map(|name| (name.clone(), marks((1, 1))));
    let opened = read(bytes, &ReadOptions::default());
    let sheets = opened.map(|opened| opened.workbook_copy.sheets).unwrap_or_default();
    let sheet = sheets.iter().find(|sheet| sheet.name == first && sheet.cells.len() % 2 == 0);
    let edits = sheet.map(|sheet| SheetEdits {
        cells: vec![((2, 1), NewCellValue::Text("new".into()))],
        rows: vec![vec![(0, NewCellValue::Number(7.0)), (1, NewCellValue::Text("row".into()))]],
        ..SheetEdits::without_changes(sheet)
    });
    let additions = Additions {
        marks: marks.collect(),
        edits: edits.into_iter().map(|edits| (first.clone(), edits)).collect(),
        looks: Some(("Summary".to_string(), 5)),
        ..Additions::new(book, earlier)
    };
    package.apply_additions(additions)
}

/// What an earlier copy added.
fn earlier(bytes: &[u8]) -> EarlierAdditions {
    let package = Package::open(bytes, Limits::default());
    let names = package.map(|own| own.sheet_names().map(String::from).collect::<Vec<_>>());
    let names = names.unwrap_or_default();
    if !names.iter().any(|name| name == "Summary") {
        return EarlierAdditions::default();
    }
    let first = names.iter().find(|name| *name != "Summary").cloned();
    EarlierAdditions {
        columns: first.map(|first| (first, 0, 40)).into_iter().collect(),
        ..club::earlier()
    }
}

/// What is wrong with the copy of a package that was not wrong before: `sound` is the workbook from
/// which the package was made, since of a damaged one not all can be told.
fn faults_of(sound: &[u8], original: &[u8], copy: &[u8]) -> Vec<String> {
    let faults = [sound, original].into_iter().flat_map(package::faults);
    let before: BTreeSet<String> = faults.map(|fault| of_drawing(&fault).to_string()).collect();
    let mut faults = package::faults(copy);
    // Our own workbooks number their tables in order, and hold no part that nothing leads to; Excel
    // minds neither.
    let minded = |fault: &str| {
        !fault.contains(": is not of id ") && !fault.ends_with("is reached by no relation")
    };
    faults.retain(|fault| minded(fault) && !before.contains(of_drawing(fault)));
    let opens = |bytes: &[u8]| catch_panic(|| read(bytes, &ReadOptions::default()).is_ok());
    if opens(original) == Ok(true) && opens(copy) != Ok(true) {
        faults.push("it cannot be read".to_string());
    }
    faults
}

/// A fault; of notes and shapes that do not belong together before, the sheet only: whose they are
/// cannot be told.
fn of_drawing(fault: &str) -> &str {
    fault.find(": has notes on ").map_or(fault, |at| &fault[..at])
}

/// The fault of a mutated package's copy; `None` if it is sound or refused.
fn fault_of(sound: &[u8], bytes: &[u8]) -> Option<String> {
    match catch_panic(|| copied(bytes, &earlier(bytes))) {
        Err(why) => Some(format!("a panic: {why}")),
        Ok(Err(refusal)) if refusal.to_string().len() < 5 => Some("no reason".to_string()),
        Ok(Err(_)) => None,
        Ok(Ok(copy)) => {
            let faults = faults_of(sound, bytes, &copy);
            if let (Some(folder), false) = (std::env::var_os("KEEP"), faults.is_empty()) {
                let folder = PathBuf::from(folder);
                std::fs::write(folder.join("original.xlsx"), bytes).unwrap();
                std::fs::write(folder.join("copy.xlsx"), &copy).unwrap();
            }
            (!faults.is_empty()).then(|| faults.join("; ").chars().take(300).collect())
        }
    }
}

#[test]
fn mutated_packages_are_copied_soundly_or_refused() {
    let panics = caught_panics().panics;
    let workbooks = workbooks();
    let seeds = sweep::seeds(1..61, 1..301);
    let count = seeds.end - seeds.start;
    let (mut wrong, mut copies) = (Vec::new(), 0);
    for seed in seeds {
        let mut chance = Chance::of(seed);
        let own = &workbooks[chance.below(workbooks.len())];
        let (bytes, told) = mutated(own, &mut chance);
        match fault_of(own, &bytes) {
            Some(fault) => wrong.push(format!("seed {seed} ({told}): {fault}")),
            None => copies += u64::from(copied(&bytes, &earlier(&bytes)).is_ok()),
        }
    }
    println!("{count} packages: {copies} copied, {} wrong", wrong.len());
    // Both ways are tried.
    assert!(count < 60 || (count / 10..count * 9 / 10).contains(&copies), "{copies} copies");
    assert!(wrong.is_empty(), "{} of {count}: {wrong:#?}", wrong.len());
    assert_eq!(caught_panics().panics, panics);
}
