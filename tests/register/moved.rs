//! Columns that were sorted, deleted or headed anew without the rest of their rows, and sheets of two
//! copies of a register in one: nothing of it gives points to another member without a word.

use crate::book::{Book, Sheet};
use crate::since::{Office, cell, column, swap};

const REGISTER: &str = "\
## Members
Number | Surname | Forename | Club | Area | E-mail | Telephone | Status | Joined | Local points | Gold points | Rank
'001001 | Penrhos | Carys | Riverside | West | c@example.org | '01766 512341 | active | @2001-01-08 | 100 | 2 | Master
'001002 | Hollis | Emrys | Riverside | East | h@example.org | '01766 512348 | lapsed | @2001-01-01 | 100 | 1 | Club Master
'001003 | Treharne | Ffion | Riverside | West | b@example.org | '01766 512345 | active | @2001-01-03 | 100 | | Local Master
'001004 | Lockwood | Gareth | Riverside | East | g@example.org | '01766 512342 | active | @2001-01-07 | 100 | | District Master
'001005 | Ashdown | Megan | Riverside | West | a@example.org | '01766 512347 | deceased | @2001-01-02 | 100 | | Club Master
'001006 | Vaughan | Rhodri | Riverside | East | f@example.org | '01766 512343 | active | @2001-01-06 | 100 | | Local Master
'001007 | Marlowe | Sioned | Riverside | North | e@example.org | '01766 512346 | active | @2001-01-04 | 100 | | District Master
'001008 | Brackley | Tomos | Riverside | East | d@example.org | '01766 512344 | active | @2001-01-05 | 100 | | Club Master
## Aliases
Number | Also known as | Old number
'001007 | Sioned Hughes | '000907
'001008 | Tomos Bach | '000908
## Gold
Number | Date | Points
'001001 | @2026-02-01 | 2
'001002 | @2026-09-01 | 1
## Certificates
Certificate | Number | Date | Issuer | Event | Local points
C1 | '001006 | @2026-01-05 | WBU | Away Pairs | 30
C2 | '001003 | @2026-01-06 | WBU | Away Teams | 20
C3 | '001002 | @2026-01-07 | WBU | Inn Pairs | 12
";

/// The second year.
const SECOND: [&str; 2] = ["--as-of", "2027-12-31"];

/// An office after its first year, with the return of the second.
fn office() -> Office {
    let office = Office::with_register(REGISTER);
    office.first_year(&[]);
    let spring = [("001001", "Carys Penrhos", 24), ("001003", "Ffion Treharne", 24)];
    office.run("spring", ["Spring Pairs", "2027-03-01"], &spring);
    office
}

fn sort(sheet: &mut Sheet, heading: &str) {
    let at = column(sheet, heading);
    let mut cells: Vec<String> = sheet.rows[1..].iter().map(|row| row[at].clone()).collect();
    cells.sort();
    for (row, cell) in sheet.rows[1..].iter_mut().zip(cells) {
        row[at] = cell;
    }
}

fn delete(sheet: &mut Sheet, heading: &str) {
    let at = column(sheet, heading);
    sheet.rows.iter_mut().filter(|row| row.len() > at).for_each(|row| drop(row.remove(at)));
}

fn head_anew(sheet: &mut Sheet, heading: &str) {
    let at = column(sheet, heading);
    sheet.rows[0][at] = "'Grade".to_string();
}

fn clear(sheet: &mut Sheet, heading: &str) {
    let at = column(sheet, heading);
    sheet.rows[1..].iter_mut().filter(|row| row.len() > at).for_each(|row| row[at].clear());
}

#[test]
fn a_register_that_was_left_alone_is_reconciled_without_a_word() {
    let office = office();
    let said = office.reconcile("one/register.xlsx", &["spring"], "two", &SECOND);
    for code in ["members-moved", "column-gone", "gold-changed", "alias-changed", "certificate-"] {
        assert!(!said.err.contains(code), "{code}: {said:#?}");
    }
    // Nor is anything told a year later.
    let said =
        office.reconcile("two/register.xlsx", &["spring"], "three", &["--as-of", "2028-12-31"]);
    assert!(said.status < 2 && !said.err.contains("error["), "{said:#?}");
}

/// What is done to a column of a sheet, the status and what is told.
type Edit = (&'static str, &'static str, fn(&mut Sheet, &str), i32, &'static str);

const EDITS: [Edit; 28] = [
    ("Members", "Surname", sort, 2, "error[members-moved]"),
    (
        "Members",
        "Forename",
        |sheet, own| swap(sheet, ["Number", "001001", "001002"], own),
        2,
        "error[members-moved]",
    ),
    ("Members", "Rank", sort, 2, "error[members-moved]"),
    ("Members", "Status", sort, 2, "error[members-moved]"),
    ("Members", "Area", sort, 2, "error[members-moved]"),
    ("Members", "E-mail", sort, 2, "error[members-moved]"),
    ("Members", "Telephone", sort, 2, "error[members-moved]"),
    ("Members", "Joined", sort, 2, "error[members-moved]"),
    ("Members", "Rank", delete, 2, "error[column-gone]"),
    ("Members", "Rank", head_anew, 2, "error[column-gone]"),
    ("Members", "Rank", clear, 2, "error[column-gone]"),
    ("Members", "Status", delete, 2, "error[column-gone]"),
    ("Members", "Status", head_anew, 2, "error[column-gone]"),
    ("Members", "E-mail", delete, 0, "warning[column-gone]"),
    ("Members", "Telephone", delete, 0, "warning[column-gone]"),
    ("Members", "Area", delete, 0, "warning[column-gone]"),
    ("Members", "Joined", delete, 0, "warning[column-gone]"),
    ("Members", "Registered to", delete, 1, "error[column-gone]"),
    ("Members", "Registered to", clear, 1, "error[column-gone]"),
    (
        "Gold",
        "Date",
        |sheet, own| swap(sheet, ["Number", "001001", "001002"], own),
        2,
        "error[members-moved]",
    ),
    (
        "Gold",
        "Date",
        |sheet, own| *cell(sheet, ["Number", "001001"], own) = "@2026-03-01".into(),
        0,
        "warning[gold-changed]",
    ),
    ("Aliases", "", |sheet, _| drop(sheet.rows.remove(1)), 1, "error[alias-changed]"),
    ("Aliases", "", |sheet, _| sheet.name = "Names".into(), 1, "error[alias-changed]"),
    ("Certificates", "Number", sort, 1, "The row of certificate C3"),
    (
        "Certificates",
        "",
        |sheet, _| drop(sheet.rows.remove(3)),
        0,
        "Certificate C3 (12 Local Points",
    ),
    ("Certificates", "Event", head_anew, 0, "warning[register-heading-near]"),
    ("Aliases", "Old number", head_anew, 1, "warning[register-heading-near]"),
    (
        "Certificates",
        "Event",
        |sheet, own| {
            let at = column(sheet, own);
            sheet.rows[0][at] = "'Won in".into();
        },
        0,
        "",
    ),
];

#[test]
fn a_column_that_was_moved_or_deleted_is_told() {
    let office = office();
    for (nth, (sheet, heading, edit, status, told)) in EDITS.into_iter().enumerate() {
        office.edit("one/register.xlsx", sheet, "edited.xlsx", |sheet| edit(sheet, heading));
        let said = office.reconcile("edited.xlsx", &["spring"], "two", &SECOND);
        let err = said.err.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(err.contains(told), "{nth}, {heading} of {sheet}: {said:#?}");
        assert_eq!(said.status, status, "{nth}, {heading} of {sheet}: {said:#?}");
    }
}

/// A column of the registrar's own is no slip of one of ours, unless it can hold what that one would on rows
/// that a reconciliation has not dealt with yet.
#[test]
fn own_columns_beside_aliases_and_certificates_are_left_alone() {
    let certificates = ["Certificate", "C1", "C2", "C3"];
    let aliases = ["Number", "001007", "001008", ""];
    for (sheet, [by, rows @ ..], heading, cells, told) in [
        ("Certificates", certificates, "Filed under", ["'box A", "'box B", "'box A"], false),
        ("Certificates", certificates, "Folio", ["12", "13", ""], false),
        ("Certificates", certificates, "Came on", ["@2026-01-08", "@2026-01-09", ""], false),
        ("Certificates", certificates, "Folio", ["12", "13", "14"], true),
        ("Certificates", certificates, "Belongs to", ["", "", "'Carys Penrhos"], true),
        ("Aliases", aliases, "Because", ["'letter of 4 March", "'asked in 2019", ""], false),
        ("Aliases", aliases, "Card", ["'000911", "", ""], true),
        ("Aliases", aliases, "Card", ["911", "", ""], true),
    ] {
        // The column `Old number` lacks.
        let register = REGISTER.replace(" | '000907", "").replace(" | '000908", "");
        let office = Office::with_register(&register.replace("known as | Old number", "known as"));
        office.first_year(&[]);
        office.run("spring", ["Spring Pairs", "2027-03-01"], &[("001001", "Carys Penrhos", 24)]);
        office.edit("one/register.xlsx", sheet, "edited.xlsx", |sheet| {
            sheet.rows[0].push(format!("'{heading}"));
            for (row, typed) in rows.iter().zip(cells).filter(|(_, typed)| !typed.is_empty()) {
                *cell(sheet, [by, row], heading) = typed.to_string();
            }
        });
        let said = office.reconcile("edited.xlsx", &["spring"], "two", &SECOND);
        let is_told = said.err.contains("warning[register-heading-near]");
        assert_eq!(is_told, told, "{heading} of {sheet}, {cells:?}: {said:#?}");
    }
}

/// Who does nothing about it has the same next year.
#[test]
fn a_certificate_that_stands_beside_another_member_waits_on() {
    let office = office();
    office.edit("one/register.xlsx", "Certificates", "edited.xlsx", |sheet| sort(sheet, "Number"));
    office.reconcile("edited.xlsx", &["spring"], "two", &SECOND);
    let said =
        office.reconcile("two/register.xlsx", &["spring"], "three", &["--as-of", "2028-12-31"]);
    assert!(said.err.contains("The row of certificate C3"), "{said:#?}");
    assert_eq!(office.won("three"), office.won("two"));
}

/// What a registrar typed, and how.
type Typing = (&'static str, fn(&mut Sheet));

/// What a year changes in many registers is no move.
#[test]
fn cells_that_were_typed_one_by_one_are_left_alone() {
    let typed: [Typing; 7] = [
        ("an address on the wrong row", |sheet| {
            swap(sheet, ["Number", "001001", "001002"], "E-mail")
        }),
        ("new addresses", |sheet| {
            for number in ["001001", "001003", "001004"] {
                *cell(sheet, ["Number", number], "E-mail") = format!("'{number}@example.org");
            }
        }),
        ("a rank", |sheet| *cell(sheet, ["Number", "001003"], "Rank") = "'Master".into()),
        ("whole rows in order of status, after one left and one came back", |sheet| {
            *cell(sheet, ["Number", "001002"], "Status") = "'active".into();
            *cell(sheet, ["Number", "001004"], "Status") = "'lapsed".into();
            let status = column(sheet, "Status");
            sheet.rows[1..].sort_by(|one, other| one[status].cmp(&other[status]));
        }),
        ("areas drawn anew", |sheet| {
            for (number, area) in [
                ("001001", "East"),
                ("001002", "North"),
                ("001003", "East"),
                ("001004", "West"),
                ("001006", "North"),
                ("001007", "West"),
            ] {
                *cell(sheet, ["Number", number], "Area") = format!("'{area}");
            }
        }),
        ("ranks that rose", |sheet| {
            let rank = column(sheet, "Rank");
            for row in &mut sheet.rows[1..] {
                row[rank] = match row[rank].trim_start_matches('\'') {
                    "Club Master" => "'Local Master".into(),
                    "Local Master" => "'District Master".into(),
                    _ => "'Master".into(),
                };
            }
        }),
        ("who rejoins and who leaves", |sheet| {
            *cell(sheet, ["Number", "001002"], "Status") = "'active".into();
            *cell(sheet, ["Number", "001004"], "Status") = "'lapsed".into();
        }),
    ];
    let office = office();
    for (what, edit) in typed {
        office.edit("one/register.xlsx", "Members", "edited.xlsx", edit);
        let said = office.reconcile("edited.xlsx", &["spring"], "two", &SECOND);
        let told = ["members-moved", "column-gone"].iter().any(|code| said.err.contains(code));
        assert!(said.status < 2 && !told, "{what}: {said:#?}");
    }
}

/// An old number of a member that the ledger knows is not given to a stranger.
#[test]
fn an_old_number_without_its_alias_is_not_that_of_a_new_member() {
    let office = office();
    office.edit("one/register.xlsx", "Aliases", "edited.xlsx", |sheet| sheet.rows.truncate(1));
    office.run("summer", ["Summer Pairs", "2027-06-01"], &[("000908", "Zed Quist", 9)]);
    office.reconcile("edited.xlsx", &["summer"], "two", &SECOND);
    let cases = office.table("two/data/decisions.csv");
    let case = cases.iter().find(|row| row["name"] == "Zed Quist").unwrap();
    assert_ne!(case["suggestion"], "new member", "{case:#?}");
}

const KEPT: [&str; 5] = ["Credited", "Ledger", "Balances", "Pending", "Decisions"];

/// The ledger sheets of one book and the others of another.
fn mixed(ledger: &Book, others: &Book) -> Book {
    let is_kept = |sheet: &&Sheet| KEPT.contains(&&*sheet.name);
    let mut sheets: Vec<Sheet> =
        others.sheets.iter().filter(|one| !is_kept(one)).cloned().collect();
    sheets.extend(ledger.sheets.iter().filter(is_kept).cloned());
    Book { sheets }
}

/// A year is neither credited twice nor lost, whatever stands under `Registered to`.
#[test]
fn the_ledger_and_the_members_of_two_years_are_refused() {
    let office = office();
    office.reconcile("one/register.xlsx", &["spring"], "two", &SECOND);
    let [one, two] =
        ["one", "two"].map(|out| Book::read(&office.path(&format!("{out}/register.xlsx"))));
    let edits: [fn(&mut Sheet, &str); 4] = [|_, _| {}, delete, clear, head_anew];
    for (nth, edit) in edits.into_iter().enumerate() {
        for (which, mut book) in
            [("older ledger", mixed(&one, &two)), ("older members", mixed(&two, &one))]
        {
            let members = book.sheet("Members").unwrap();
            edit(&mut book.sheets[members], "Registered to");
            std::fs::write(office.path("mixed.xlsx"), book.bytes()).unwrap();
            let said = office.reconcile("mixed.xlsx", &["spring"], "three", &SECOND);
            assert_eq!(said.status, 2, "{which}, {nth}: {said:#?}");
            assert!(said.err.contains("error[ledger-older]"), "{which}, {nth}: {said:#?}");
        }
    }
    // A single total that was typed is told.
    office.edit("two/register.xlsx", "Members", "typed.xlsx", |sheet| {
        *cell(sheet, ["Number", "001004"], "Local points") = "150".to_string();
    });
    let said = office.reconcile("typed.xlsx", &["spring"], "three", &SECOND);
    assert!(said.status < 2 && said.err.contains("warning[total-typed]"), "{said:#?}");
}
