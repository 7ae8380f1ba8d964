//! Registers of a first year, as people keep them: what cannot be read for certain is told or asked at
//! its cell, and no total begins at nought without a word.

use crate::support::{Folder, Said, palmares, rows, workbook};

/// Two awards of 12 Local Points, for 010432 and 010871; the others are no members.
const RETURN: &str = "\
## Event
Title | Tuesday Pairs
Date | @2026-01-06
Club | Llanfair Bridge Club
Rules | wbu-2003
Format | pairs
Boards | 24
## Entries
Pair | Player 1 | No 1 | Player 2 | No 2
1 | Carys Penrhos | '010432 | Emrys Hollis | '010871
2 | A B | | C D |
3 | E F | | G H |
4 | I J | | K L |
5 | M N | | O P |
6 | Q R | | S T |
## Results
Pair | %
1 | 58
2 | 55
3 | 52
4 | 48
5 | 45
6 | 42
";

fn reconciled(folder: &Folder, register: &str) -> Said {
    folder.add("tuesday.xlsx", RETURN);
    let file = folder.root().join("register.xlsx");
    std::fs::write(&file, workbook::xlsx(register)).unwrap();
    let (returns, out) = (folder.returns(), folder.out());
    let [file, returns, out] = [&file, &returns, &out].map(|path| path.to_str().unwrap());
    let mut words = vec!["reconcile", "--register", file, returns, "--out", out];
    words.extend(["--as-of", "2026-04-01", "--no-progress", "-v"]);
    palmares(&words)
}

/// What comes of a register: the words of its problems, and the Local Points of Carys Penrhos, or
/// nothing where nothing was credited.
struct Row {
    what: &'static str,
    register: &'static str,
    told: &'static [&'static str],
    total: Option<&'static str>,
}

const fn row(
    what: &'static str,
    register: &'static str,
    told: &'static [&'static str],
    total: Option<&'static str>,
) -> Row {
    Row { what, register, told, total }
}

/// A column heading of the only totals, or of the numbers.
fn headed(number: &str, total: &str) -> String {
    format!(
        "## Members\n{number} | Name | Club | {total}\n'010432 | Carys Penrhos | Llanfair | 112\n\
         '010871 | Emrys Hollis | Llanfair | 56\n"
    )
}

#[test]
fn a_heading_that_may_be_the_totals_is_asked() {
    for total in [
        "Points",
        "Balance",
        "2003",
        "Brought forward",
        "B/F",
        "b/fwd",
        "Total to date",
        "Total",
        "Lcl pts",
        "Masterpoints",
        "MPs",
        "Cumulative",
        "Cyfanswm",
    ] {
        let folder = Folder::new();
        let said = reconciled(&folder, &headed("Number", total));
        let asked = said.err.contains("error[register-heading-asked]")
            && said.err.contains("Members › D1")
            && said.status == 2;
        assert!(asked, "{total}: {}", said.err);
    }
}

#[test]
fn a_heading_of_the_numbers_is_read_or_asked() {
    for number in [
        "WBU No",
        "WBU no.",
        "Reg no",
        "ID",
        "Mem. No",
        "Member no.",
        "Membership number",
        "WBU reg",
        "Mem ref",
        "Membership",
        "Rhif",
    ] {
        let folder = Folder::new();
        let said = reconciled(&folder, &headed(number, "Local points"));
        let asked = said.err.contains("error[register-heading-asked]")
            && said.err.contains("Members › A1")
            && said.status == 2;
        let read = said.status == 0 && total(&folder).as_deref() == Some("124");
        assert!(asked || read, "{number}: {}", said.err);
    }
}

fn total(folder: &Folder) -> Option<String> {
    let table = std::fs::read_to_string(folder.out().join("data/members.csv")).ok()?;
    let rows = rows(&table);
    let own = rows.iter().find(|row| row["name"] == "Carys Penrhos")?;
    Some(own["local_points"].clone())
}

const ROWS: &[Row] = &[
    row(
        "headings of two lines",
        "## Members
Member | | | Local | Green
number | Name | Club | points | points
'010432 | Carys Penrhos | Llanfair | 112 |
",
        &[],
        Some("124"),
    ),
    row(
        "the second line only below the totals",
        "## Members
Number | Name | Club | Local
 | | | points
'010432 | Carys Penrhos | Llanfair | 112
",
        &[],
        Some("124"),
    ),
    row(
        "the first line only above the totals, with a year below",
        "## Members
 | | | Local
Number | Name | Club | points 2003
'010432 | Carys Penrhos | Llanfair | 112
",
        &["warning[register-heading-year]", "Members › D2"],
        Some("124"),
    ),
    row(
        "a title above the headings",
        "## Members
Llanfair Bridge Club | | | Season
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | 112
",
        &[],
        Some("124"),
    ),
    row(
        "a member without a number below the headings stays a row",
        "## Members
Number | Name | Club | Local
 | Ann Ash | Llanfair |
'010432 | Carys Penrhos | Llanfair | 112
",
        &["Members › A2"],
        Some("124"),
    ),
    row(
        "a text with a point among whole totals",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | '1.234
'010871 | Emrys Hollis | Llanfair | 56
",
        &["error[register-comma]", "Members › D2"],
        // The row stays as it is.
        Some("1.234"),
    ),
    row(
        "a text with a comma among whole totals",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | '1,234
'010871 | Emrys Hollis | Llanfair | 56
",
        &["note[register-thousands]", "Members › D2"],
        Some("1246"),
    ),
    row(
        "points before decimals elsewhere in the column",
        "## Members
Number | Name | Club | Local | Green
'010432 | Carys Penrhos | Llanfair | 112 | '1.125
'010871 | Emrys Hollis | Llanfair | 56 | '2.5
",
        &[],
        Some("124"),
    ),
    row(
        "doubtful figures of Gold and of certificates",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | 112
## Gold
Number | Date | Points
'010432 | @2025-06-01 | '1.234
'010432 | @2025-06-02 | 0.75
## Certificates
Certificate | Number | Date | Issuer | Event | Local points
C1 | '010432 | @2026-01-05 | WBU | Pairs | '1.234
",
        &["error[register-comma]", "Gold › C2", "Certificates › F2"],
        Some("124"),
    ),
    row(
        "thousands on certificates",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | 112
## Certificates
Certificate | Number | Date | Issuer | Event | Local points
C1 | '010432 | @2026-01-05 | WBU | Pairs | '1,234
",
        &["note[register-thousands]", "Certificates › F2"],
        Some("1358"),
    ),
    row(
        "members on a second sheet without headings",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | 112
## Sheet2
'010871 | Emrys Hollis | Llanfair | 56
'010999 | Ann Ash | Llanfair | 7
",
        &["warning[register-more-members]", "Sheet2", "2 in all"],
        Some("124"),
    ),
    row(
        "members on a second sheet with Welsh headings",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | 112
## Aelodau
Rhif | Cyfenw | Enw | Clwb
'010871 | Hollis | Emrys | Llanfair
",
        &["warning[register-more-members]", "Aelodau"],
        Some("124"),
    ),
    row(
        "a second sheet of members who are known says nothing",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | 112
## Committee
'010432 | Carys Penrhos | Chair
",
        &[],
        Some("124"),
    ),
    row(
        "numbers without their noughts, as text",
        "## Members
Number | Name | Club | Local
'10432 | Carys Penrhos | Llanfair | 112
'10871 | Emrys Hollis | Llanfair | 56
",
        &["warning[noughts-lost]", "Members › A2", "1 more"],
        Some("124"),
    ),
    row(
        "sums that a person typed",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | =70+30+12
",
        &[],
        Some("124"),
    ),
    row(
        "formulas without results are told once",
        "## Members
Number | Name | Club | Local | A | B
'010432 | Carys Penrhos | Llanfair | =SUM(E2:F2) | 3 | 4
'010871 | Emrys Hollis | Llanfair | =SUM(E3:F3) | 3 | 4
'010999 | Ann Ash | Llanfair | =SUM(E4:F4) | 3 | 4
",
        &["error[register-formulas]", "cells: 3", "Members › D2"],
        Some("0"),
    ),
    row(
        "an unknown heading of the status",
        "## Members
Number | Name | Club | Stat | Local
'010432 | Carys Penrhos | Llanfair | active | 112
'010871 | Emrys Hollis | Llanfair | deceased | 56
",
        &["warning[register-heading-near]", "Members › D1"],
        Some("124"),
    ),
    row(
        "a status by its words alone",
        "## Members
Number | Name | Club | Position | Local
'010432 | Carys Penrhos | Llanfair | active | 112
'010871 | Emrys Hollis | Llanfair | lapsed | 56
",
        &["warning[register-heading-near]", "Members › D1"],
        Some("124"),
    ),
    row(
        "numbers under an unknown heading, and no totals",
        "## Members
Number | Name | Club | Xyz
'010432 | Carys Penrhos | Llanfair | 112
",
        &["warning[register-numbers-unread]", "Members › D1"],
        Some("12"),
    ),
    row(
        "years below one heading are asked",
        "## Members
 | | | Local points | |
Number | Name | Club | '2001 | '2002 | Total
'010432 | Carys Penrhos | Llanfair | 50 | 62 | 112
",
        &["error[register-heading-asked]", "Members › D2"],
        None,
    ),
    row(
        "Green Points beside a column that may be the Local ones",
        "## Members
Number | Name | Club | Balance | Green
'010432 | Carys Penrhos | Llanfair | 112 | 2.5
",
        &["error[register-heading-asked]", "Members › D1"],
        None,
    ),
    row(
        "an empty column of points beside one with numbers",
        "## Members
Number | Name | Club | Local points | Balance
'010432 | Carys Penrhos | Llanfair | | 112
",
        &["warning[register-numbers-unread]", "Members › E1"],
        Some("12"),
    ),
    row(
        "points of no colour beside Green Points",
        "## Members
Number | Name | Club | Points | Green points
'010432 | Carys Penrhos | Llanfair | 112 | 2.5
",
        &["error[register-heading-asked]", "Members › D1"],
        None,
    ),
    row(
        "C points beside Green Points",
        "## Members
Number | Name | Club | C points | Green points
'010432 | Carys Penrhos | Llanfair | 112 | 2.5
",
        &["error[register-heading-asked]", "Members › D1"],
        None,
    ),
    row(
        "Red Points, which the rule book does not count",
        "## Members
Number | Name | Club | Red | Green points
'010432 | Carys Penrhos | Llanfair | 112 | 2.5
",
        &["error[register-uncounted]", "Members › D1"],
        None,
    ),
    row(
        "the same with noughts as Local Points",
        "## Members
Number | Name | Club | Red | Local points
'010432 | Carys Penrhos | Llanfair | 112 | 0
",
        &[],
        Some("12"),
    ),
    row(
        "Green Points alone",
        "## Members
Number | Name | Club | Green points
'010432 | Carys Penrhos | Llanfair | 2.5
",
        &["warning[register-totals-missing]", "Members › D1"],
        Some("12"),
    ),
    row(
        "headings of Local and Green Points exchanged",
        "## Members
Number | Name | Club | Local | Green
'010432 | Carys Penrhos | Llanfair | 2.5 | 112
'010871 | Emrys Hollis | Llanfair | 0.75 | 56
",
        &["warning[register-totals-swapped]", "Members › D1"],
        Some("14.5"),
    ),
    row(
        "a sum beside the points of what may be one year",
        "## Members
Number | Name | Club | Local points | Total
'010432 | Carys Penrhos | Llanfair | 10 | 112
",
        &["warning[register-sum-beside]", "Members › E1"],
        Some("22"),
    ),
    row(
        "figures without a heading, and no totals",
        "## Members
Number | Name | Club |
'010432 | Carys Penrhos | Llanfair | 112
'010871 | Emrys Hollis | Llanfair | 56
",
        &["error[register-unheaded]", "Members › D2"],
        None,
    ),
    row(
        "figures without a heading beside totals",
        "## Members
Number | Name | Club | Local |
'010432 | Carys Penrhos | Llanfair | 112 | 20
'010871 | Emrys Hollis | Llanfair | 56 | 20
",
        &["warning[register-unheaded]", "Members › E2"],
        Some("124"),
    ),
    row(
        "numbered rows and marks without a heading say nothing",
        "## Members
 | Number | Name | Club | Local |
1 | '010432 | Carys Penrhos | Llanfair | 112 | x
2 | '010871 | Emrys Hollis | Llanfair | 56 | x
",
        &[],
        Some("124"),
    ),
    row(
        "figures without a heading in a club's own list",
        "## Sheet1
Member no | Name | Club |
'010432 | Carys Penrhos | Llanfair | 112
'010871 | Emrys Hollis | Llanfair | 56
'010999 | Ann Ash | Llanfair | 7
",
        &["error[list-with-totals]", "Sheet1 › D2"],
        None,
    ),
    row(
        "a second block of members",
        "## Members
Number | Name | Local | | Number | Name | Local
'010432 | Carys Penrhos | 112 | | '010871 | Emrys Hollis | 56
",
        &["error[register-second-block]", "Members › E1"],
        None,
    ),
    row(
        "a second block without headings",
        "## Members
Number | Name | Local
'010432 | Carys Penrhos | 112 | | '010871 | Emrys Hollis | 56
'010999 | Ann Ash | 7 | | '011205 | Ffion Treharne | 30
",
        &["error[register-second-block]", "Members › E2"],
        None,
    ),
    row(
        "a committee beside the members",
        "## Members
Number | Name | Local | | Committee |
'010432 | Carys Penrhos | 112 | | Chair | Ann Ash
'010871 | Emrys Hollis | 56 | | Secretary | Carys Penrhos
",
        &[],
        Some("124"),
    ),
    row(
        "two columns of one total",
        "## Members
Number | Name | Local points | Local
'010432 | Carys Penrhos | 112 | 90
",
        &["error[register-total-twice]", "Members › D1"],
        None,
    ),
    row(
        "a member above the headings",
        "## Members
'010871 | Emrys Hollis | 56
Number | Name | Local points
'010432 | Carys Penrhos | 112
",
        &["error[register-member-above]", "Members › A1"],
        None,
    ),
    row(
        "a sum with a count under Number",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | 112
'010871 | Emrys Hollis | Llanfair | 56
2 | | | 168
",
        &["note[totals-row]", "Members › A4"],
        Some("124"),
    ),
    row(
        "sums of two sections, the second with a word",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | 112
'010871 | Emrys Hollis | Llanfair | 56
2 | | | 168
'010999 | Ann Ash | Riverside | 7
'011205 | Ffion Treharne | Riverside | 30
2 | Total | | 37
",
        &["note[totals-row]", "Members › A4", "Members › A7"],
        Some("124"),
    ),
    row(
        "a row without a name that is no sum",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | 112
'010871 | Emrys Hollis | Llanfair | 56
24 | | | 2676
",
        &["error[register-nameless]", "Members › A4"],
        Some("124"),
    ),
    row(
        "a total merged over two members",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | 112
'010871 | Emrys Hollis | Llanfair |
! merge D2:D3
",
        &["error[register-merged-total]", "Members › D2"],
        Some("0"),
    ),
    row(
        "a total merged over two columns of totals",
        "## Members
Number | Name | Club | Local | Green
'010432 | Carys Penrhos | Llanfair | 112 |
'010871 | Emrys Hollis | Llanfair | 56 | 1
! merge D2:E2
",
        &["error[register-merged-total]", "Members › D2"],
        Some("0"),
    ),
    row(
        "a total formatted as a percentage",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | {0%}112
'010871 | Emrys Hollis | Llanfair | 56
",
        &["error[register-total-unclear]", "“11200 %”", "Members › D2"],
        Some("0"),
    ),
    row(
        "a formula of a workbook that is not there",
        "## Members
Number | Name | Club | Local
'010432 | Carys Penrhos | Llanfair | =Old!D2
'010871 | Emrys Hollis | Llanfair | 56
",
        &["error[error-cell]", "Members › D2"],
        Some("0"),
    ),
    row(
        "a club's own list with totals",
        "## Sheet1
WBU No | Name | Club | Local points
'010432 | Carys Penrhos | Llanfair | 112
'010871 | Emrys Hollis | Llanfair | 56
'010999 | Ann Ash | Llanfair | 7
",
        &["error[list-with-totals]", "Sheet1 › D1"],
        None,
    ),
];

/// What is typed for a total as text, and what is told of it; nothing where it has one reading, the
/// total behind it.
const TYPED: &[(&str, &str, &str)] = &[
    ("12/3", "error[register-total-unclear]", "0"),
    ("1/2", "error[register-total-unclear]", "0"),
    ("50%", "error[register-total-unclear]", "0"),
    ("1e3", "error[unreadable-number]", "0"),
    ("12-3", "error[unreadable-number]", "0"),
    ("(5)", "error[unreadable-number]", "0"),
    ("5-", "error[unreadable-number]", "0"),
    ("112pts", "error[unreadable-number]", "0"),
    ("112*", "error[unreadable-number]", "0"),
    ("12 34", "error[unreadable-number]", "0"),
    ("1.234.567", "error[unreadable-number]", "0"),
    ("1O2", "error[unreadable-number]", "0"),
    ("1234,567", "error[register-comma]", "1234.567"),
    ("1.234", "error[register-comma]", "1.234"),
    ("1,234", "note[register-thousands]", "1246"),
    ("1\u{a0}234", "", "1246"),
    ("\u{a0}112 ", "", "124"),
    ("112 1/2", "", "124.5"),
];

#[test]
fn a_total_typed_as_text_has_one_reading_or_is_told() {
    for (typed, told, right) in TYPED {
        let folder = Folder::new();
        let register = format!(
            "## Members\nNumber | Name | Club | Local\n'010432 | Carys Penrhos | Llanfair | '{typed}\n\
             '010871 | Emrys Hollis | Llanfair | 56\n"
        );
        let said = reconciled(&folder, &register);
        let at_cell = said.err.contains("Members › D2") && said.err.contains(told);
        let silent = ["error[", "warning["].iter().all(|code| !said.err.contains(code));
        assert!(if told.is_empty() { silent } else { at_cell }, "{typed}: {}", said.err);
        assert_eq!(total(&folder).as_deref(), Some(*right), "{typed}");
    }
}

#[test]
fn registers_of_a_first_year_are_read_or_told() {
    let mut failed = Vec::new();
    for Row { what, register, told, total: right } in ROWS {
        let folder = Folder::new();
        let said = reconciled(&folder, register);
        let all = told.iter().all(|words| said.err.contains(words));
        // Whoever is no member of the register is told of by a case, not by these.
        let silent = told.is_empty()
            && ["register-", "noughts-", "ledger-", "list-"]
                .iter()
                .any(|code| said.err.contains(&format!("[{code}")));
        let got = total(&folder);
        if !all || silent || got.as_deref() != *right {
            failed.push(format!("{what}: {got:?}, status {}\n{}", said.status, said.err));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
