//! The register (WBU 1.2 to 1.11): a case is a register of a few members with Gold Points
//! and certificates, a return of one evening, and the expected rows of the lists of
//! `palmares reconcile`.

use std::fmt::Write as _;

use super::wbu;
use crate::support::{Folder, Row, palmares, rows, workbook};

/// Separates several items in a cell of a case.
const AND: &str = " & ";
/// Separates members, and lines of the expected output.
const NEXT: &str = " / ";
/// Stands for the number of the certificate issued for the return's award.
const ISSUED: &str = "ISSUED";

#[test]
fn the_register_is_kept_as_the_handbook_says() {
    let cases = wbu("register");
    assert_eq!(cases.len(), 56);
    let wrong: Vec<String> = cases.iter().flat_map(wrong).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The differences from a case.
fn wrong(case: &Row) -> Vec<String> {
    let folder = Folder::new();
    folder.add("monday.xlsx", &evening(&case["pairs"]));
    let number = match case["certificates"].contains(ISSUED) {
        true => issued(&folder, case),
        false => String::new(),
    };
    reconcile(&folder, &register(case, &number), "out");
    let lines = case["expect"].split(NEXT).filter(|line| !line.is_empty());
    let missing = lines.filter(|line| !holds(&folder, line));
    missing
        .map(|line| {
            let list = line.trim_start_matches("not ").split(':').next().unwrap();
            let found = folder.rows(list);
            format!("{} ({}): {line}\n  {found:?}", case["case"], case["clause"])
        })
        .collect()
}

/// The number of the certificate issued by a run over the same return.
fn issued(folder: &Folder, case: &Row) -> String {
    reconcile(folder, &register(case, "first"), "first");
    let path = folder.root().join("first/data/certificates-issued.csv");
    let all = rows(&std::fs::read_to_string(path).unwrap());
    let first = case["pairs"].split('=').next().unwrap();
    let own = all.iter().find(|row| row["player"] == first).unwrap();
    own["certificate"].clone()
}

fn reconcile(folder: &Folder, register: &str, out: &str) {
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    std::fs::write(path("register.xlsx"), workbook::xlsx(register)).unwrap();
    let (register, returns, out) = (path("register.xlsx"), path("returns"), path(out));
    let said = palmares(&[
        "reconcile",
        "--register",
        &register,
        &returns,
        "--out",
        &out,
        "--as-of",
        "2004-12-31",
        "--all",
        "--no-progress",
    ]);
    assert!(said.status < 2, "{said:#?}");
}

/// The workbook of a case's register.
fn register(case: &Row, issued: &str) -> String {
    let mut text = String::from(
        "## Members\nNumber | Name | Status | Local points | Green points | Gold points | Rank\n",
    );
    sheet(&mut text, &case["members"], NEXT, &[0], &[]);
    text.push_str("## Gold\nNumber | Date | Points\n");
    sheet(&mut text, &case["gold"], AND, &[0], &[1]);
    text.push_str(
        "## Certificates\nCertificate | Number | Date | Issuer | Expires | Local points | Green points | Registered\n",
    );
    let certificates = case["certificates"].replace(ISSUED, issued);
    sheet(&mut text, &certificates, AND, &[0, 1], &[2, 4, 7]);
    text
}

/// Rows whose cells are separated by semicolons; some columns are labels, some days.
fn sheet(text: &mut String, cell: &str, between: &str, labels: &[usize], days: &[usize]) {
    for row in cell.split(between).filter(|row| !row.is_empty()) {
        let cells = row.split(';').enumerate().map(|(at, value)| match value {
            "" => String::new(),
            _ if labels.contains(&at) => format!("'{value}"),
            _ if days.contains(&at) => format!("@{value}"),
            _ => value.to_string(),
        });
        writeln!(text, "{}", cells.collect::<Vec<_>>().join(" | ")).unwrap();
    }
}

/// Three tables, 24 boards, one winner: 12 to each player of the first pair, named in the
/// case, and 6 to each of the second (Scale A).
fn evening(pair: &str) -> String {
    let mut text = String::from(
        "## Event\nTitle | Monday Pairs\nOrganiser | Riverside Bridge Club\nFormat | pairs\n\
         Rules | wbu-2003\nDate | @2004-05-02\nBoards | 24\n\
         ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n",
    );
    let pair = if pair.is_empty() { "Una Guest=, Ona Guest=" } else { pair };
    let cells = pair.split(", ").map(|player| match player.split_once('=').unwrap() {
        (name, "") => format!("{name} |"),
        (name, number) => format!("{name} | '{number}"),
    });
    writeln!(text, "1 | {}", cells.collect::<Vec<_>>().join(" | ")).unwrap();
    for pair in 2..=6 {
        writeln!(text, "{pair} | N {pair} | | S {pair} |").unwrap();
    }
    text.push_str("## Results\nEntry | Score\n");
    for (pair, score) in (1..).zip([62, 58, 52, 47, 43, 38]) {
        writeln!(text, "{pair} | {score}").unwrap();
    }
    text
}

/// Whether a list has a row that matches `list: column=value, column~part`; with the prefix
/// `not`, whether it has none.
fn holds(folder: &Folder, line: &str) -> bool {
    let (wanted, line) = match line.strip_prefix("not ") {
        Some(line) => (false, line),
        None => (true, line),
    };
    let (list, cells) = line.split_once(": ").unwrap();
    let fits = |row: &Row| {
        cells.split(", ").all(|cell| match cell.split_once('=') {
            Some((column, value)) => row[column] == value,
            None => cell.split_once('~').is_some_and(|(column, part)| row[column].contains(part)),
        })
    };
    folder.rows(list).iter().any(fits) == wanted
}
