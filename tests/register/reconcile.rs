//! `palmares reconcile` writes a register that is valid input again: its layout, formulas,
//! notes, decisions to fill in, pages, lists and certificates.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::charts::charts;
use crate::support::evening::three_tables;
use crate::support::{Folder, Row, Said, palmares, rows, workbook};
use model::{CellValue, SheetCopy, WorkbookCopy, to_a1};

/// Titles above the headings, a column of the registrar's own, a sheet of notes.
const REGISTER: &str = "\
## Members
Register of the Eastern Area

Number | Surname | Forename | Club | Area | Telephone | Local points | Green points | Gold points | Rank | Registered to
'001001 | Lorimer | Carys | Riverside Bridge Club | East | 555 1001 | 4340 | 7.25 | 0.8 | Master | @2004-01-01
'001002 | Vance | Robert | Riverside Bridge Club | East | 555 1002 | 190 | | | | @2004-01-01
'001003 | Pugh | Idris | Hillside | West | 555 1003 | 960 | | | Club Master | @2004-01-01
'001004 | Colter | Nia | Hillside | West | 555 1004 | 20 | | | | @2004-01-01
## Gold
Number | Date | Points
'001001 | @2003-05-01 | 1
## Remarks
Ask Idris about his telephone.
";

fn office() -> Folder {
    let folder = Folder::new();
    std::fs::write(folder.root().join("register.xlsx"), workbook::xlsx(REGISTER)).unwrap();
    folder.add(
        "monday.xlsx",
        &three_tables(
            "Monday Pairs",
            ["Carys Lorimer='001001", "Robert Vance='001002"],
            ["Idris Pugh='001003", "Nia Coltre="],
        ),
    );
    folder.add(
        "friday.xlsx",
        &three_tables(
            "Friday Pairs",
            ["Robert Vance='001002", "Blodwen Nobody="],
            ["Carys Lorimer='001001", "Idris Pugh='001003"],
        ),
    );
    folder
}

fn reconcile(folder: &Folder, register: &str, out: &str, more: &[&str]) -> Said {
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let (register, returns, out) = (path(register), path("returns"), path(out));
    let mut words = vec!["reconcile", "--register", &register, &returns, "--out", &out];
    words.extend(["--as-of", "2004-12-31", "--no-progress"]);
    words.extend(more);
    palmares(&words)
}

fn open(path: &Path) -> WorkbookCopy {
    returns::read_workbook_copy(&std::fs::read(path).unwrap()).unwrap()
}

fn sheet<'a>(book: &'a WorkbookCopy, name: &str) -> &'a SheetCopy {
    let names: Vec<&str> = book.sheets.iter().map(|sheet| sheet.name.as_str()).collect();
    book.sheets
        .iter()
        .find(|sheet| sheet.name == name)
        .unwrap_or_else(|| panic!("{name}: {names:?}"))
}

/// The cells of a sheet: value, and formula if any.
fn cells(sheet: &SheetCopy) -> BTreeMap<String, String> {
    let text = |value: &CellValue| match value {
        CellValue::Blank => String::new(),
        CellValue::Text(text) | CellValue::Error(text) => text.to_string(),
        CellValue::Number(number) | CellValue::Date(number) => number.to_string(),
        CellValue::Bool(answer) => answer.to_string(),
    };
    let each = sheet.cells.iter().map(|cell| {
        let formula = cell.formula.as_ref().map(|f| format!("={f} -> ")).unwrap_or_default();
        (to_a1(cell.row, cell.column), format!("{formula}{}", text(&cell.value)))
    });
    each.filter(|(_, text)| !text.is_empty()).collect()
}

pub fn table(folder: &Folder, name: &str) -> Vec<Row> {
    rows(&std::fs::read_to_string(folder.root().join(name)).unwrap())
}

#[test]
fn the_new_register_has_the_layout_of_the_old_one_with_live_sums_and_notes() {
    let folder = office();
    let before = std::fs::read(folder.root().join("register.xlsx")).unwrap();
    let said = reconcile(&folder, "register.xlsx", "out", &[]);
    assert!(said.status < 2, "{said:#?}");
    if let Some(keep) = std::env::var_os("PALMARES_KEEP") {
        let copied = Command::new("cp").arg("-r").arg(folder.root()).arg(keep).status().unwrap();
        assert!(copied.success());
    }
    // The old register is unchanged.
    assert_eq!(std::fs::read(folder.root().join("register.xlsx")).unwrap(), before);
    let book = open(&folder.root().join("out/register.xlsx"));
    let names: Vec<&str> = book.sheets.iter().map(|sheet| sheet.name.as_str()).collect();
    assert_eq!(names[..3], ["Members", "Gold", "Remarks"]);
    let added =
        ["Credited", "Pending", "Promotions", "Ranks reached", "Current form", "Totals", "Changes"];
    for name in added {
        assert!(names.contains(&name), "{name}: {names:?}");
    }
    let promoted = |rank: &str| {
        let rows = table(&folder, "out/data/promotions.csv");
        rows.iter().filter(|row| row["rank"] == rank).count().to_string()
    };
    let ranks = cells(sheet(&book, "Ranks reached"));
    let reached = (2..).map_while(|row| Some((ranks.get(&format!("A{row}"))?, row)));
    for (rank, row) in reached {
        assert_eq!(ranks[&format!("B{row}")], promoted(rank), "{rank}");
    }
    let bytes = std::fs::read(folder.root().join("out/register.xlsx")).unwrap();
    assert_eq!(charts(&bytes).len(), 1);
    let members = sheet(&book, "Members");
    let found = cells(members);
    assert_eq!(found["A1"], "Register of the Eastern Area");
    assert_eq!(found["F4"], "555 1001");
    // Carys was first on Monday and second on Friday, Robert first twice, Idris second
    // twice; both events are of one day, so their order may vary.
    assert!(
        ["=4340+12+6 -> 4358", "=4340+6+12 -> 4358"].contains(&&*found["G4"]),
        "{}",
        found["G4"]
    );
    assert_eq!(found["G5"], "=190+12+12 -> 214");
    assert_eq!(found["G6"], "=960+6+6 -> 972");
    // Nia Coltre is likely Nia Colter, but likely is not enough.
    assert_eq!(found["G7"], "20");
    // 1.5.1: 1.00 of May 2003 is a whole year old on 31 December 2004.
    assert!(found["I4"].ends_with("-> 0.8") || found["I4"] == "0.8", "{}", found["I4"]);
    assert_eq!(found["J5"], "Club Master");
    let note = members.layout.notes.iter().find(|note| (note.row, note.column) == (3, 6)).unwrap();
    assert!(note.text.starts_with("palmares: 4340 + "), "{}", note.text);
    assert_eq!(cells(sheet(&book, "Remarks"))["A1"], "Ask Idris about his telephone.");
}

#[test]
fn decisions_have_drop_downs_and_are_never_asked_again() {
    let folder = office();
    reconcile(&folder, "register.xlsx", "out", &[]);
    let path = folder.root().join("out/decisions.xlsx");
    let book = open(&path);
    let decisions = sheet(&book, "Decisions");
    let lists = &decisions.layout.lists;
    assert!(!lists.is_empty());
    assert!(lists.iter().all(|list| list.areas.iter().all(|area| area.first_column == 13)));
    let words = "same person,new member,not a member,ignore";
    assert!(lists.iter().any(|list| list.source.contains(words)), "{lists:#?}");
    let open_cases = table(&folder, "out/data/decisions.csv");
    let names: BTreeSet<&str> = open_cases.iter().map(|row| &*row["name"]).collect();
    assert!(names.contains("Nia Coltre") && names.contains("Blodwen Nobody"), "{names:?}");
}

#[test]
fn what_is_decided_is_credited_and_a_second_run_says_the_same() {
    let folder = office();
    reconcile(&folder, "register.xlsx", "out", &[]);
    let cases = table(&folder, "out/data/decisions.csv");
    let case = |name: &str| cases.iter().find(|row| row["name"] == name).unwrap()["case"].clone();
    let text = format!(
        "## Decisions\nCase | Name | Decision\n{} | Nia Coltre | '001004\n{} | Blodwen Nobody | not a member\n",
        case("Nia Coltre"),
        case("Blodwen Nobody")
    );
    let decisions = folder.root().join("decided.xlsx");
    std::fs::write(&decisions, workbook::xlsx(&text)).unwrap();
    let given = ["--decisions", decisions.to_str().unwrap()];
    for out in ["decided", "again"] {
        let said = reconcile(&folder, "register.xlsx", out, &given);
        assert!(said.out.contains("0 cases to decide"), "{said:#?}");
    }
    let found = cells(sheet(&open(&folder.root().join("decided/register.xlsx")), "Members"));
    assert_eq!(found["G7"], "=20+6 -> 26");
    let bytes = |out: &str| std::fs::read(folder.root().join(out).join("register.xlsx")).unwrap();
    assert!(bytes("decided") == bytes("again"));
    // With the new register and without the decisions, no case comes up again.
    let said = reconcile(&folder, "decided/register.xlsx", "third", &[]);
    assert!(said.out.contains("0 cases to decide"), "{said:#?}");
    assert!(table(&folder, "third/data/changes.csv").is_empty());
}

/// A registrar's own sheet is never mistaken for a list of palmares.
#[test]
fn a_sheet_of_the_registrars_own_under_the_name_of_a_report_is_kept() {
    let folder = office();
    let register = format!("{REGISTER}## Totals\nMembers | 4\n");
    std::fs::write(folder.root().join("register.xlsx"), workbook::xlsx(&register)).unwrap();
    for (from, out) in [("register.xlsx", "out"), ("out/register.xlsx", "again")] {
        reconcile(&folder, from, out, &[]);
        let book = open(&folder.root().join(out).join("register.xlsx"));
        assert_eq!(cells(sheet(&book, "Totals"))["A1"], "Members", "{out}");
        let names: Vec<&str> = book.sheets.iter().map(|sheet| sheet.name.as_str()).collect();
        let of_name = names.iter().filter(|name| name.starts_with("Totals"));
        assert_eq!(of_name.collect::<Vec<_>>(), [&"Totals", &"Totals (2)"], "{out}");
    }
}

#[test]
fn a_second_run_over_the_new_register_credits_nothing_twice() {
    let folder = office();
    reconcile(&folder, "register.xlsx", "out", &[]);
    let said = reconcile(&folder, "out/register.xlsx", "again", &[]);
    assert!(said.status < 2, "{said:#?}");
    let totals = |out: &str| -> Vec<[String; 3]> {
        let rows = table(&folder, &format!("{out}/data/members.csv"));
        rows.iter()
            .map(|row| ["number", "local_points", "rank"].map(|key| row[key].clone()))
            .collect()
    };
    assert_eq!(totals("again"), totals("out"));
    assert!(table(&folder, "again/data/changes.csv").is_empty());
    let names = |out: &str| -> Vec<String> {
        open(&folder.root().join(out)).sheets.iter().map(|sheet| sheet.name.clone()).collect()
    };
    assert_eq!(names("again/register.xlsx"), names("out/register.xlsx"));
}

#[test]
fn certificates_are_for_those_who_were_not_credited_or_for_all() {
    let folder = office();
    reconcile(&folder, "register.xlsx", "out", &[]);
    // Those of ranks come last.
    let issued = |out: &str| {
        let rows = table(&folder, &format!("{out}/data/certificates-issued.csv"));
        let of_rank = |row: &&Row| row["event"] == "Rank";
        let ranks: Vec<Row> = rows.iter().filter(of_rank).cloned().collect();
        let promoted = table(&folder, &format!("{out}/data/promotions.csv"));
        assert_eq!(ranks.len(), promoted.len());
        for (row, promotion) in ranks.iter().zip(&promoted) {
            assert_eq!([&row["player"], &row["points"]], [&promotion["name"], &promotion["rank"]]);
        }
        rows[..rows.len() - ranks.len()].to_vec()
    };
    let players: Vec<String> = issued("out").iter().map(|row| row["player"].clone()).collect();
    assert_eq!(players, ["Blodwen Nobody", "Nia Coltre"]);
    reconcile(&folder, "register.xlsx", "all", &["--all"]);
    let all = issued("all");
    // Sorted by club, then name.
    let order: Vec<[&str; 2]> = all.iter().map(|row| [&*row["club"], &*row["player"]]).collect();
    assert_eq!(
        order,
        [
            ["Hillside", "Idris Pugh"],
            ["Hillside", "Idris Pugh"],
            ["Riverside Bridge Club", "Blodwen Nobody"],
            ["Riverside Bridge Club", "Carys Lorimer"],
            ["Riverside Bridge Club", "Carys Lorimer"],
            ["Riverside Bridge Club", "Nia Coltre"],
            ["Riverside Bridge Club", "Robert Vance"],
            ["Riverside Bridge Club", "Robert Vance"],
        ]
    );
    let numbers: BTreeSet<&str> = all.iter().map(|row| &*row["certificate"]).collect();
    assert_eq!(numbers.len(), all.len());
    assert!(folder.root().join("all/certificates/hillside.html").exists());
}

#[test]
fn capitals_in_one_return_lose_no_certificate() {
    let folder = office();
    let first = ["BLODWEN NOBODY=", "Robert Vance='001002"];
    let tuesday =
        three_tables("Tuesday Pairs", first, ["Idris Pugh='001003", "Carys Lorimer='001001"]);
    folder.add("tuesday.xlsx", &tuesday.replace("2004-05-02", "2004-05-09"));
    reconcile(&folder, "register.xlsx", "out", &[]);
    let issued = table(&folder, "out/data/certificates-issued.csv");
    let own = issued.iter().filter(|row| row["player"].to_lowercase() == "blodwen nobody");
    let mut events: Vec<&str> = own.map(|row| &*row["event"]).collect();
    events.sort_unstable();
    assert_eq!(events, ["Friday Pairs", "Tuesday Pairs"]);
}

#[test]
fn members_get_letters_with_their_ranks_and_the_registers_own_columns() {
    let folder = office();
    let own = REGISTER
        .replace(" | Telephone |", " | Address | letter | E-mail |")
        .replace("555 1002", "2 High Street, Riverside | by post | robert@club.example");
    let own = own.replace("555 1001", "1 Low Road | | ").replace("555 1003", " | | ");
    let own = own.replace("555 1004", " | | ");
    std::fs::write(folder.root().join("register.xlsx"), workbook::xlsx(&own)).unwrap();
    reconcile(&folder, "register.xlsx", "out", &["--letters"]);
    let rows = table(&folder, "out/letters/players.csv");
    let row = |name: &str| rows.iter().find(|row| row["name"] == name).unwrap();
    let robert = row("Robert Vance");
    // 190 and 12 for each evening: 2.14 master points, of which a Club Master needs 2 (WBU 1.6.1).
    for (column, expected) in [
        ("number", "001002"),
        ("Address", "2 High Street, Riverside"),
        ("register letter", "by post"),
        ("Forename", "Robert"),
        ("e_mail", "robert@club.example"),
        ("rank", "Club Master"),
        ("local_points", "214"),
        ("since", "24 Local"),
        ("events", "2"),
        ("certificates", "certificates/ranks-reached.html"),
    ] {
        assert_eq!(robert[column], expected, "{column}");
    }
    let letter = std::fs::read_to_string(folder.root().join("out").join(&robert["letter"]));
    let letter = letter.unwrap();
    for words in [
        "CONGRATULATIONS\nYou are now Club Master",
        "[1.6.",
        "Monday Pairs (Riverside Bridge Club), 2 May 2004: 12 Local",
    ] {
        assert!(letter.contains(words), "{words}: {letter}");
    }
    let page = folder.root().join("out/certificates/ranks-reached.html");
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains("Robert Vance") && page.contains("Certificate of Rank"), "{page}");
    assert!(rows.iter().all(|row| row["name"] != "Blodwen Nobody"), "no member: {rows:?}");
}

/// The list of members with letters of an output, with `sent` beside all but some.
fn sent_but(folder: &Folder, out: &str, but: &[&str]) -> String {
    let text =
        std::fs::read_to_string(folder.root().join(out).join("letters/players.csv")).unwrap();
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let heads = reader.headers().unwrap().clone();
    let at = |name: &str| heads.iter().position(|head| head == name).unwrap();
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(&heads).unwrap();
    for row in reader.records().map(Result::unwrap) {
        let mut cells: Vec<String> = row.iter().map(String::from).collect();
        if cells[at("sent")].is_empty() && !but.contains(&cells[at("name")].as_str()) {
            cells[at("sent")] = "yes".to_string();
        }
        writer.write_record(&cells).unwrap();
    }
    let file = folder.root().join(format!("{out}.csv"));
    std::fs::write(&file, writer.into_inner().unwrap()).unwrap();
    file.to_str().unwrap().to_string()
}

#[test]
fn who_missed_a_letter_hears_of_it_in_the_next() {
    let folder = office();
    reconcile(&folder, "register.xlsx", "one", &["--letters"]);
    let letters = |out: &str| -> BTreeMap<String, Row> {
        let rows = table(&folder, &format!("{out}/letters/players.csv"));
        let rows = rows.into_iter().filter(|row| !row["letter"].is_empty());
        rows.map(|row| (row["name"].clone(), row)).collect()
    };
    let names: Vec<String> = letters("one").into_keys().collect();
    assert_eq!(names, ["Carys Lorimer", "Idris Pugh", "Robert Vance"]);
    // Nothing new, and everybody knows: nobody gets a letter.
    let all = sent_but(&folder, "one", &[]);
    reconcile(&folder, "one/register.xlsx", "quiet", &["--letters", "--sent", &all]);
    assert!(letters("quiet").is_empty(), "{:?}", letters("quiet"));
    // Robert, a Club Master by these evenings, never heard of it.
    let sent = sent_but(&folder, "one", &["Robert Vance"]);
    reconcile(&folder, "one/register.xlsx", "two", &["--letters", "--sent", &sent]);
    let two = letters("two");
    assert_eq!(two.keys().collect::<Vec<_>>(), ["Robert Vance"]);
    let robert = &two["Robert Vance"];
    assert_eq!([&*robert["since"], &*robert["owed"]], ["24 Local", "yes"]);
    let letter = std::fs::read_to_string(folder.root().join("two").join(&robert["letter"]));
    let letter = letter.unwrap();
    for words in
        ["You are now Club Master: Club Master needs", "Monday Pairs", "Friday Pairs", "12 Local"]
    {
        assert!(letter.contains(words), "{words}: {letter}");
    }
    // The list of a season is none of a register.
    let run = folder.run_with(&["--letters", "--sent", &sent]);
    assert!(run.status == 2 && run.err.contains("letters-list-other"), "{run:?}");
}

#[test]
fn the_lists_balance_and_the_pages_are_there() {
    let folder = office();
    reconcile(&folder, "register.xlsx", "out", &[]);
    let control = table(&folder, "out/data/control.csv");
    assert!(control.iter().all(|row| row["balances"] != "no"), "{control:#?}");
    assert_eq!(control[0]["local_points"], "72");
    for page in ["index.html", "report.html", "promotions.html"] {
        assert!(folder.root().join("out").join(page).exists(), "{page}");
    }
    let promoted = table(&folder, "out/data/promotions.csv");
    let told: Vec<[&str; 2]> = promoted.iter().map(|row| [&*row["rank"], &*row["name"]]).collect();
    assert!(told.contains(&["Club Master", "Robert Vance"]), "{told:?}");
}

/// A register of Idris and Nia with these certificates; the returns have a name similar to
/// Nia's.
fn register_with(certificates: &[String]) -> Vec<u8> {
    let mut text = "\
## Members
Number | Name | Club | Area | Local points | Green points
'001003 | Idris Pugh | Hillside | West | 100 |
'001004 | Nia Colter | Hillside | West | 20 |
"
    .to_string();
    if !certificates.is_empty() {
        text.push_str("## Certificates\nCertificate | Number | Date | Issuer | Event | Local points | Registered\n");
        certificates.iter().for_each(|row| text.push_str(&format!("{row}\n")));
    }
    workbook::xlsx(&text)
}

fn local_points(folder: &Folder, out: &str, number: &str) -> String {
    let members = table(folder, &format!("{out}/data/members.csv"));
    members.iter().find(|row| row["number"] == number).unwrap()["local_points"].clone()
}

/// The number of Nia's certificate and its points.
fn certificate_of_nia(folder: &Folder, out: &str) -> (String, String) {
    let issued = table(folder, &format!("{out}/data/certificates-issued.csv"));
    let own: Vec<&Row> = issued.iter().filter(|row| row["player"] == "Nia Coltre").collect();
    assert_eq!(own.len(), 1, "{issued:#?}");
    (own[0]["certificate"].clone(), own[0]["points"].clone())
}

/// 1.8 to 1.11: the number of a certificate counts once, sent in before its return or
/// after it, whether the player of the return is decided or not.
#[test]
fn a_certificate_and_the_award_of_its_return_count_once() {
    let folder = office();
    let put = |name: &str, certificates: &[String]| {
        std::fs::write(folder.root().join(name), register_with(certificates)).unwrap();
    };
    put("plain.xlsx", &[]);
    reconcile(&folder, "plain.xlsx", "out", &[]);
    let (number, points) = certificate_of_nia(&folder, "out");
    assert_eq!(points, "6 Local Points");
    let row =
        format!("{} | '001004 | @2004-05-02 | WBU | Monday Pairs | 6 |", number.to_lowercase());
    put("sent.xlsx", std::slice::from_ref(&row));
    reconcile(&folder, "sent.xlsx", "sent", &[]);
    assert_eq!(local_points(&folder, "sent", "001004"), "26");
    let control = table(&folder, "sent/data/control.csv");
    assert!(control.iter().all(|row| row["balances"] != "no"), "{control:#?}");
    // The next time the certificate has counted, whoever the player is.
    let cases = table(&folder, "out/data/decisions.csv");
    let case = cases.iter().find(|row| row["name"] == "Nia Coltre").unwrap()["case"].clone();
    let text = format!("## Decisions\nCase | Name | Decision\n{case} | Nia Coltre | '001004\n");
    let decisions = folder.root().join("decided.xlsx");
    std::fs::write(&decisions, workbook::xlsx(&text)).unwrap();
    let given = ["--decisions", decisions.to_str().unwrap()];
    for (out, more) in [("again", &[][..]), ("decided", &given[..])] {
        reconcile(&folder, "sent/register.xlsx", out, more);
        assert_eq!(local_points(&folder, out, "001004"), "26", "{out}");
    }
    // Decided first and sent in afterwards: the return's award counts.
    reconcile(&folder, "sent.xlsx", "both", &given);
    assert_eq!(local_points(&folder, "both", "001004"), "26");
    let fates = table(&folder, "both/data/certificates.csv");
    assert_eq!(fates[0]["state"], "refused");
    // Counted before the return came.
    put("before.xlsx", &[format!("{row} @2004-06-01")]);
    reconcile(&folder, "before.xlsx", "before", &given);
    assert_eq!(local_points(&folder, "before", "001004"), "20");
    // With other points, the award is pending until the certificate is taken back.
    let other = row.replace("| 6 |", "| 9 |");
    put("other.xlsx", &[format!("{other} @2004-06-01")]);
    reconcile(&folder, "other.xlsx", "other", &given);
    assert_eq!(local_points(&folder, "other", "001004"), "20");
    let open = table(&folder, "other/data/not-credited.csv");
    let nia = open.iter().find(|row| row["player"] == "Nia Coltre").unwrap();
    assert!(nia["state"] == "pending" && nia["why"].contains("take it back first"), "{nia:#?}");
}

/// 1.10.3(a): the certificate of a congress holds the awards of several returns.
#[test]
fn the_certificate_of_a_congress_counts_once_for_all_its_events() {
    let folder = office();
    for (name, title) in [("monday.xlsx", "Monday Pairs"), ("tuesday.xlsx", "Tuesday Pairs")] {
        let text = three_tables(
            title,
            ["Carys Lorimer=", "Robert Vance="],
            ["Idris Pugh='001003", "Nia Coltre="],
        );
        let licence =
            "Licence | 77\nLicensed by | wbu\nCongress | Spring\nIssue | congress certificate\n";
        let text = match title {
            "Monday Pairs" => text,
            _ => text.replace("@2004-05-02", "@2004-05-03"),
        };
        folder.add(name, &text.replace("## Entries", &format!("{licence}## Entries")));
    }
    std::fs::write(folder.root().join("plain.xlsx"), register_with(&[])).unwrap();
    reconcile(&folder, "plain.xlsx", "out", &[]);
    let (number, points) = certificate_of_nia(&folder, "out");
    let points: u32 = points.split(' ').next().unwrap().parse().unwrap();
    let awards = table(&folder, "out/data/not-credited.csv");
    let own = awards.iter().filter(|row| row["player"] == "Nia Coltre");
    let both: u32 = own.map(|row| row["points"].parse::<u32>().unwrap()).sum();
    assert_eq!(points, both);
    let row = format!("{number} | '001004 | @2004-05-02 | WBU | Spring | {points} |");
    std::fs::write(folder.root().join("sent.xlsx"), register_with(&[row])).unwrap();
    reconcile(&folder, "sent.xlsx", "sent", &[]);
    let now = (20 + points).to_string();
    assert_eq!(local_points(&folder, "sent", "001004"), now);
    let open = table(&folder, "sent/data/not-credited.csv");
    let own: Vec<&Row> = open.iter().filter(|row| row["player"] == "Nia Coltre").collect();
    assert!(
        own.len() == 2 && own.iter().all(|row| row["why"].contains("on certificate")),
        "{own:#?}"
    );
    reconcile(&folder, "sent/register.xlsx", "again", &[]);
    assert_eq!(local_points(&folder, "again", "001004"), now);
}

/// A league of four teams and two round-robins: the first team wins all its matches.
fn league() -> String {
    let mut text =
        "## Event\nTitle | Winter League\nOrganiser | Riverside Bridge Club\nFormat | league\n\
        Rules | wbu-2003\nDate | @2004-05-02\nBoards per match | 24\nLegs | 2\n\
        ## Entries\nEntry | Name | Player 1 | Player 2 | Player 3 | Player 4\n"
            .to_string();
    for team in 1..=4 {
        let first = if team == 1 { "Nia Coltre".to_string() } else { format!("N {team}") };
        text.push_str(&format!(
            "{team} | Team {team} | {first} | S {team} | E {team} | W {team}\n"
        ));
    }
    text.push_str("## Matches\nRound | Home | Away | Home IMPs | Away IMPs\n");
    let rounds = [[(1, 2), (3, 4)], [(1, 3), (2, 4)], [(1, 4), (2, 3)]];
    for (round, pairs) in (1..).zip(rounds.iter().chain(&rounds)) {
        for (home, away) in pairs {
            text.push_str(&format!("{round} | {home} | {away} | 50 | 20\n"));
        }
    }
    text
}

/// 1.10.3(b): each round-robin of a league has its own certificate. Together they are the
/// award of the return and count once; a single part is pending, and so is the return's
/// award if one part was counted before.
#[test]
fn the_certificates_of_parts_count_once_when_all_are_sent_in() {
    let folder = Folder::new();
    folder.add("league.xlsx", &league());
    let put = |name: &str, certificates: &[String]| {
        std::fs::write(folder.root().join(name), register_with(certificates)).unwrap();
    };
    put("plain.xlsx", &[]);
    reconcile(&folder, "plain.xlsx", "out", &[]);
    let issued = table(&folder, "out/data/certificates-issued.csv");
    let own: Vec<&Row> = issued.iter().filter(|row| row["player"] == "Nia Coltre").collect();
    let points = |row: &Row| row["points"].split(' ').next().unwrap().parse::<u32>().unwrap();
    let parts: Vec<(String, u32)> =
        own.iter().map(|row| (row["certificate"].clone(), points(row))).collect();
    assert_eq!(parts.len(), 2, "{issued:#?}");
    let award = table(&folder, "out/data/not-credited.csv");
    let award = award.iter().find(|row| row["player"] == "Nia Coltre").unwrap();
    let whole: u32 = award["points"].parse().unwrap();
    assert_eq!(parts[0].1 + parts[1].1, whole);
    let row = |part: usize, registered: &str| {
        let (number, points) = &parts[part];
        format!("{number} | '001004 | @2004-05-02 | WBU | Winter League | {points} | {registered}")
    };
    let (all, none) = ((20 + whole).to_string(), "20".to_string());
    let counted = |part: usize| (20 + parts[part].1).to_string();
    // The parts sent in, with `@` and the day if counted before; their fates, the fate of
    // the return's award, and Nia's Local Points.
    let day = "@2004-06-01";
    for (name, sent, states, of_award, local) in [
        ("first", vec![row(0, "")], vec!["pending"], "pending", none.clone()),
        ("last", vec![row(1, "")], vec!["pending"], "pending", none.clone()),
        ("both", vec![row(0, ""), row(1, "")], vec!["credited"; 2], "refused", all.clone()),
        (
            "twice",
            vec![row(0, ""), row(0, "")],
            vec!["pending", "refused"],
            "pending",
            none.clone(),
        ),
        ("before", vec![row(0, day), row(1, day)], vec!["before"; 2], "refused", none.clone()),
        ("half", vec![row(0, day)], vec!["before"], "pending", none.clone()),
        (
            "second",
            vec![row(0, day), row(1, "")],
            vec!["before", "credited"],
            "refused",
            counted(1),
        ),
    ] {
        put(&format!("{name}.xlsx"), &sent);
        reconcile(&folder, &format!("{name}.xlsx"), name, &[]);
        assert_eq!(local_points(&folder, name, "001004"), local, "{name}");
        let control = table(&folder, &format!("{name}/data/control.csv"));
        assert!(control.iter().all(|row| row["balances"] != "no"), "{name}: {control:#?}");
        let fates = table(&folder, &format!("{name}/data/certificates.csv"));
        let found: Vec<&str> = fates.iter().map(|row| &*row["state"]).collect();
        assert_eq!(found, states, "{name}: {fates:#?}");
        let open = table(&folder, &format!("{name}/data/not-credited.csv"));
        let nia = open.iter().find(|row| row["player"] == "Nia Coltre").unwrap();
        assert_eq!(nia["state"], of_award, "{name}: {nia:#?}");
        // Nothing counts again, with the return and without a pending part.
        reconcile(&folder, &format!("{name}/register.xlsx"), "again", &[]);
        assert_eq!(local_points(&folder, "again", "001004"), local, "{name}, again");
    }
}

/// The amendment of `palmares diff` replaces a corrected return.
#[test]
fn an_amendment_brings_what_the_corrected_return_would() {
    let folder = office();
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let run =
        |out: &str| palmares(&["run", &path("returns"), "--out", &path(out), "--no-progress"]);
    run("old");
    let first = reconcile(&folder, "register.xlsx", "before", &[]);
    assert!(first.status < 2, "{first:#?}");
    // The last pair wins on Friday; second are those who were first.
    let friday = three_tables(
        "Friday Pairs",
        ["Robert Vance='001002", "Blodwen Nobody="],
        ["Carys Lorimer='001001", "Idris Pugh='001003"],
    );
    folder.add("friday.xlsx", &friday.replace("6 | 38", "6 | 70"));
    run("new");
    let said = palmares(&["diff", &path("old"), &path("new"), "--out", &path("diff")]);
    assert_eq!(said.status, 0, "{said:#?}");
    let amended = |register: &str, input: &str, out: &str| {
        let (register, input, to) = (path(register), path(input), path(out));
        let words = ["reconcile", "--register", &register, &input, "--out", &to];
        let said = palmares(&[&words[..], &["--as-of", "2004-12-31", "--no-progress"]].concat());
        assert!(said.status < 2, "{said:#?}");
        assert!(!said.err.contains("amendment-differs"), "{said:#?}");
        let control = table(&folder, &format!("{out}/data/control.csv"));
        assert!(control.iter().all(|row| row["balances"] != "no"), "{control:#?}");
    };
    let members = |out: &str| table(&folder, &format!("{out}/data/members.csv"));
    let waiting = |out: &str| -> BTreeSet<[String; 4]> {
        let rows = table(&folder, &format!("{out}/data/not-credited.csv"));
        let pending = rows.into_iter().filter(|row| row["state"] == "pending");
        pending
            .map(|row| ["event_key", "player", "kind", "points"].map(|key| row[key].clone()))
            .collect()
    };
    // As if the return had been correct from the start.
    reconcile(&folder, "register.xlsx", "corrected", &[]);
    for (input, out) in [("diff", "amended"), ("diff/amendment.csv", "by-file")] {
        amended("before/register.xlsx", input, out);
        assert_eq!(members(out), members("corrected"), "{out}");
        assert_eq!(waiting(out), waiting("corrected"), "{out}");
    }
    assert_ne!(members("amended"), members("before"));
    // A second time it changes nothing, and neither does the return.
    amended("amended/register.xlsx", "diff", "twice");
    reconcile(&folder, "amended/register.xlsx", "returned", &[]);
    for out in ["twice", "returned"] {
        assert!(table(&folder, &format!("{out}/data/changes.csv")).is_empty(), "{out}");
    }
    // A removed return takes back all its awards.
    std::fs::remove_file(folder.returns().join("friday.xlsx")).unwrap();
    run("gone");
    let said = palmares(&["diff", &path("new"), &path("gone"), "--out", &path("less")]);
    assert_eq!(said.status, 0, "{said:#?}");
    amended("amended/register.xlsx", "less", "left");
    reconcile(&folder, "register.xlsx", "monday", &[]);
    assert_eq!(members("left"), members("monday"));
    assert_eq!(waiting("left"), waiting("monday"));
}

/// A run of events of one day, as `palmares run` writes it: key, body, title, and awards of
/// Local Points (`number=name=points`).
pub fn run_of(folder: &Folder, name: &str, events: &[(&str, &str, &str, &[&str])]) {
    let data = folder.root().join(name).join("data");
    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(data.with_file_name(".palmares"), "palmares output, format 1\n").unwrap();
    let mut told = "event_key,return,event,title,date,organiser,rules,format,status,stage,contestants,tables,boards,state\n".to_string();
    let mut awards =
        "event_key,entry,place,player_no,player,kind,points,clauses,basis\n".to_string();
    for (key, organiser, title, won) in events {
        told.push_str(&format!("{key},{key}.xlsx,1,{title},2004-05-03,{organiser},wbu-2003,pairs,club,single,6,3,24,final\n"));
        for award in *won {
            let [number, player, points] = [0, 1, 2].map(|at| award.split('=').nth(at).unwrap());
            awards.push_str(&format!("{key},1,1,{number},{player},local,{points},4.1.2,basis\n"));
        }
    }
    for (file, text) in [("events.csv", told), ("awards.csv", awards)] {
        std::fs::write(data.join(file), text).unwrap();
    }
    let headings = "event_key,section,direction,place,tied,entry,name,score,unit,played,won,drawn,lost,tiebreaks\n";
    std::fs::write(data.join("standings.csv"), headings).unwrap();
}

/// Reconciles a register with some runs; the control totals must balance.
pub fn with_runs(folder: &Folder, register: &str, runs: &[&str], out: &str, more: &[&str]) -> Said {
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let (register, out_path) = (path(register), path(out));
    let runs: Vec<String> = runs.iter().map(|run| path(run)).collect();
    let mut words = vec!["reconcile", "--register", &register, "--out", &out_path];
    words.extend(runs.iter().map(String::as_str));
    words.extend(["--as-of", "2004-12-31", "--no-progress"]);
    words.extend(more);
    let said = palmares(&words);
    assert!(said.status < 2, "{said:#?}");
    let control = table(folder, &format!("{out}/data/control.csv"));
    assert!(control.iter().all(|row| row["balances"] != "no"), "{control:#?}");
    said
}

pub fn four_members(folder: &Folder, more: &str) {
    let text = format!(
        "## Members\nNumber | Name | Club | Status | Local points | Green points | Gold points | Registered to\n\
         '001001 | Carys Lorimer | Hillside | active | 100 | | | @2004-01-01\n\
         '001002 | Robert Vance | Hillside | active | 100 | | | @2004-01-01\n\
         '001003 | Idris Pugh | Riverside | active | 100 | | | @2004-01-01\n\
         '001004 | Nia Colter | Riverside | lapsed | 100 | | | @2004-01-01\n{more}"
    );
    std::fs::write(folder.root().join("four.xlsx"), workbook::xlsx(&text)).unwrap();
}

/// The totals of the four members.
fn four_totals(folder: &Folder, out: &str) -> [String; 4] {
    ["001001", "001002", "001003", "001004"].map(|number| local_points(folder, out, number))
}

/// Many clubs send in a `monday.xlsx`: with equal file name, id and day they are still two
/// events, reconciled together or one after the other; neither takes back or drops awards
/// of the other.
#[test]
fn events_of_one_key_and_day_are_two_where_body_and_players_differ() {
    let folder = Folder::new();
    four_members(&folder, "");
    let hill: &[&str] = &["001001=Carys Lorimer=12", "=Blodwen Nobody=7"];
    let river: &[&str] = &["001002=Robert Vance=10", "001003=Idris Pugh=10"];
    run_of(&folder, "hill", &[("monday-1", "Hillside", "Monday Pairs", hill)]);
    run_of(&folder, "river", &[("monday-1", "Riverside", "Monday Pairs", river)]);
    with_runs(&folder, "four.xlsx", &["hill"], "first", &[]);
    with_runs(&folder, "first/register.xlsx", &["river"], "second", &[]);
    with_runs(&folder, "four.xlsx", &["hill", "river"], "both", &[]);
    with_runs(&folder, "both/register.xlsx", &["river", "hill"], "again", &[]);
    for out in ["second", "both", "again"] {
        assert_eq!(four_totals(&folder, out), ["112", "110", "110", "100"], "{out}");
        let open = table(&folder, &format!("{out}/data/not-credited.csv"));
        let waits = |row: &Row| row["player"] == "Blodwen Nobody" && row["state"] == "pending";
        assert!(open.iter().any(waits), "{out}: {open:#?}");
    }
    // With the same players, another body or title is a correction of the same event.
    run_of(
        &folder,
        "renamed",
        &[("monday-1", "Hillside BC", "Pairs", &["001001=Carys Lorimer=9"])],
    );
    with_runs(&folder, "second/register.xlsx", &["renamed"], "corrected", &[]);
    assert_eq!(four_totals(&folder, "corrected"), ["109", "110", "110", "100"]);
}

/// Without an organiser, file name and title do not identify an event: it needs players in
/// common.
#[test]
fn events_without_a_body_are_two_where_no_player_is_in_both() {
    let folder = Folder::new();
    four_members(&folder, "");
    let hill: &[&str] = &["001001=Carys Lorimer=12", "=Blodwen Nobody=7"];
    run_of(&folder, "hill", &[("monday-1", "", "", hill)]);
    run_of(&folder, "river", &[("monday-1", "", "", &["001002=Robert Vance=10"])]);
    with_runs(&folder, "four.xlsx", &["hill"], "first", &[]);
    with_runs(&folder, "first/register.xlsx", &["river"], "second", &[]);
    assert_eq!(four_totals(&folder, "second"), ["112", "110", "100", "100"]);
    let open = table(&folder, "second/data/not-credited.csv");
    assert!(open.iter().any(|row| row["player"] == "Blodwen Nobody"), "{open:#?}");
}

/// Events of one name that were credited together stay together: neither takes back awards
/// of the other, however often they come, and a correction of one is kept.
#[test]
fn events_of_one_name_account_for_it_together() {
    let folder = Folder::new();
    four_members(&folder, "");
    let run = |name: &str, won: &[&str]| {
        run_of(&folder, name, &[("monday-1", "Hillside", "Monday Pairs", won)]);
    };
    run("east", &["001001=Carys Lorimer=12"]);
    run("west", &["001002=Robert Vance=10", "001003=Idris Pugh=10"]);
    run("amended", &["001002=Robert Vance=8", "001003=Idris Pugh=10"]);
    with_runs(&folder, "four.xlsx", &["east", "west"], "out0", &[]);
    for turn in 0..3 {
        let (register, out) = (format!("out{turn}/register.xlsx"), format!("out{}", turn + 1));
        with_runs(&folder, &register, &["east", "west"], &out, &[]);
        assert_eq!(four_totals(&folder, &out), ["112", "110", "110", "100"], "{out}");
    }
    with_runs(&folder, "out3/register.xlsx", &["east", "amended"], "amended1", &[]);
    with_runs(&folder, "amended1/register.xlsx", &["amended", "east"], "amended2", &[]);
    for out in ["amended1", "amended2"] {
        assert_eq!(four_totals(&folder, out), ["112", "108", "110", "100"], "{out}");
    }
}

/// 1.11.1: a corrected return takes back what it no longer has, also if one of its players
/// has lapsed; not while a player's case is open.
#[test]
fn who_was_replaced_loses_the_points_though_a_lapsed_member_waits() {
    let folder = Folder::new();
    four_members(&folder, "");
    let title = ("hill-1", "Hillside", "Monday Pairs");
    let run = |name: &str, won: &[&str]| {
        run_of(&folder, name, &[(title.0, title.1, title.2, won)]);
    };
    run("first", &["001001=Carys Lorimer=12", "001004=Nia Colter=12"]);
    run("lapsed", &["001002=Robert Vance=12", "001004=Nia Colter=12"]);
    run("open", &["001003=Idris Pugh=12", "=Blodwen Nobody=12"]);
    with_runs(&folder, "four.xlsx", &["first"], "one", &[]);
    with_runs(&folder, "one/register.xlsx", &["lapsed"], "two", &[]);
    with_runs(&folder, "two/register.xlsx", &["open"], "three", &[]);
    for (out, expected) in [
        ("one", ["112", "100", "100", "100"]),
        ("two", ["100", "112", "100", "100"]),
        ("three", ["100", "100", "112", "100"]),
    ] {
        assert_eq!(four_totals(&folder, out), expected, "{out}");
    }
}

pub fn decided(folder: &Folder, rows: &[&str]) -> String {
    let text = format!("## Decisions\nCase | Decision | Member\n{}\n", rows.join("\n"));
    let path = folder.root().join("decided.xlsx");
    std::fs::write(&path, workbook::xlsx(&text)).unwrap();
    path.to_str().unwrap().to_string()
}

/// Three rows of one person, whichever two pairs the registrar merges.
#[test]
fn rows_are_merged_one_after_the_other() {
    let pairs = ["rows 002001 002002", "rows 002001 002003", "rows 002002 002003"];
    for left_open in 0..pairs.len() {
        let folder = Folder::new();
        four_members(
            &folder,
            "'002001 | Gwen Price | Hillside | active | 30 | 2.5 | |\n\
             '002002 | Gwen Price | Hillside | lapsed | 20 | 1 | |\n\
             '002003 | Gwen Price | Hillside | lapsed | 10 | | |\n",
        );
        run_of(&folder, "run", &[("a-1", "Hillside", "Pairs", &["002003=Gwen Price=6"])]);
        let rows: Vec<String> = (0..pairs.len())
            .filter(|at| *at != left_open)
            .map(|at| format!("{} | same person |", pairs[at]))
            .collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let path = decided(&folder, &rows);
        with_runs(&folder, "four.xlsx", &["run"], "out", &["--decisions", &path]);
        with_runs(&folder, "out/register.xlsx", &["run"], "again", &[]);
        for out in ["out", "again"] {
            let members = table(&folder, &format!("{out}/data/members.csv"));
            let held: Vec<[&str; 3]> = members[4..]
                .iter()
                .map(|row| [&*row["number"], &*row["local_points"], &*row["green_points"]])
                .collect();
            let expected = [["002001", "66", "3.5"], ["002002", "0", "0"], ["002003", "0", "0"]];
            assert_eq!(held, expected, "{out}, {}", pairs[left_open]);
            let book = open(&folder.root().join(out).join("register.xlsx"));
            let aliases = cells(sheet(&book, "Aliases"));
            let led = ["A2", "C2", "A3", "C3"].map(|at| &*aliases[at]);
            assert_eq!(led, ["002001", "002002", "002001", "002003"], "{out}");
            // Headings, the two rows, and the heading and cells of their checks.
            assert_eq!(aliases.len(), 3 + 4 + 3, "{out}: {aliases:?}");
        }
    }
}

/// Suggestions, and credits of `--accept likely`, if two members resemble a player.
#[test]
fn nobody_is_likely_where_somebody_else_is_nearer() {
    // As returned; the member credited with --accept likely; the suggestion.
    for (returned, likely, suggestion) in [
        // The number of Carys Lorimer, who might have married, but there is a Carys Vance, whose number
        // has another digit.
        ("001001=Carys Vance=9", None, ""),
        ("001001=Carys Penrhos=9", None, "same person"),
        // The exact name elsewhere before a similar one in the club.
        ("=Peter Treminick=9", Some("003003"), "same person"),
        ("=Peter Tremorik=9", Some("003002"), "same person"),
        // Two of one name in the club; nobody.
        ("=Gwen Price=9", None, ""),
        ("=Blodwen Nobody=9", None, "not a member"),
        // A name that is a title as well.
        ("=John Major=9", Some("003006"), "same person"),
        ("=John Lord=9", None, "not a member"),
    ] {
        let folder = Folder::new();
        four_members(
            &folder,
            "'003001 | Carys Vance | Hillside | active | 100 | | |\n\
             '003002 | Peter Tremorick | Hillside | active | 100 | | |\n\
             '003003 | Peter Treminick | Riverside | active | 100 | | |\n\
             '003104 | Gwen Price | Hillside | active | 100 | | |\n\
             '003215 | Gwen Price | Hillside | active | 100 | | |\n\
             '003006 | John Major | Hillside | active | 100 | | |\n",
        );
        run_of(&folder, "run", &[("a-1", "Hillside", "Pairs", &[returned])]);
        with_runs(&folder, "four.xlsx", &["run"], "exact", &[]);
        with_runs(&folder, "four.xlsx", &["run"], "likely", &["--accept", "likely"]);
        let cases = table(&folder, "exact/data/decisions.csv");
        let case = cases.iter().find(|row| row["kind"] == "player").unwrap();
        assert_eq!(case["suggestion"], suggestion, "{returned}: {case:#?}");
        let credited = |out: &str| -> Vec<String> {
            let members = table(&folder, &format!("{out}/data/members.csv"));
            let more = members.into_iter().filter(|row| row["local_points"] != "100");
            more.map(|row| row["number"].clone()).collect()
        };
        assert_eq!(credited("exact"), [""; 0], "{returned}");
        assert_eq!(credited("likely"), Vec::from_iter(likely), "{returned}");
    }
}

/// 1.5.1: Gold Points that are only in the column are not lost when a row of the Gold sheet
/// is added, or when the member's row is merged into another.
#[test]
fn gold_points_without_rows_are_entered_when_others_come() {
    let folder = Folder::new();
    // Registered to 1 January 2004, so that nothing of them faded by 31 December.
    four_members(
        &folder,
        "'002001 | Gwen Price | Hillside | active | 30 | 2.5 | 1.5 | @2004-01-01\n\
         '002002 | Gwen Price | Hillside | lapsed | 20 | | 0.7 | @2004-01-01\n\
         '002003 | Huw Tremlett | Hillside | active | 20 | | 0.25 | @2004-01-01\n\
         ## Certificates\nCertificate | Number | Date | Issuer | Event | Green points\n\
         A 1 | '002003 | @2004-05-01 | WBU | Teams | 5\n",
    );
    run_of(&folder, "run", &[]);
    let path = decided(&folder, &["rows 002001 002002 | same person |"]);
    with_runs(&folder, "four.xlsx", &["run"], "out", &["--decisions", &path]);
    with_runs(&folder, "out/register.xlsx", &["run"], "again", &[]);
    for out in ["out", "again"] {
        let members = table(&folder, &format!("{out}/data/members.csv"));
        let gold: Vec<&str> = members[4..].iter().map(|row| &*row["gold_points"]).collect();
        // 1.5 + 0.7; merged; 0.25 + 5 / 5
        assert_eq!(gold, ["2.2", "0", "1.25"], "{out}");
    }
}

/// 1.7.2: with an invalid status nothing is credited, and the three valid words are listed.
#[test]
fn a_status_that_cannot_be_read_keeps_points_waiting() {
    let folder = Folder::new();
    four_members(&folder, "'002001 | Gwen Price | Hillside | resigned | 30 | | | \n");
    run_of(&folder, "run", &[("a-1", "Hillside", "Pairs", &["002001=Gwen Price=6"])]);
    with_runs(&folder, "four.xlsx", &["run"], "out", &[]);
    assert_eq!(local_points(&folder, "out", "002001"), "30");
    let problems = table(&folder, "out/data/problems.csv");
    let told = problems.iter().find(|row| row["cell"] == "D6").unwrap();
    assert_eq!(told["hint"], "It can be: active, lapsed, deceased.");
}

/// A member entered by a decision is not suggested to be another row.
#[test]
fn a_new_member_is_no_other_row_of_the_register() {
    let folder = Folder::new();
    four_members(&folder, "");
    run_of(&folder, "run", &[("a-1", "Hillside", "Pairs", &["=Robert Vance=6"])]);
    with_runs(&folder, "four.xlsx", &["run"], "out", &[]);
    let cases = table(&folder, "out/data/decisions.csv");
    let path = decided(&folder, &[&format!("{} | new member |", cases[0]["case"])]);
    with_runs(&folder, "four.xlsx", &["run"], "given", &["--decisions", &path]);
    with_runs(&folder, "given/register.xlsx", &["run"], "again", &[]);
    for out in ["given", "again"] {
        assert_eq!(local_points(&folder, out, "001005"), "6", "{out}");
        let open = table(&folder, &format!("{out}/data/decisions.csv"));
        assert!(open.iter().all(|row| !row["decision"].is_empty()), "{out}: {open:#?}");
    }
}

/// 1.11.1: a final event without awards takes back its credits, and nothing of it is
/// pending; one that is not final changes nothing.
#[test]
fn an_event_that_awards_nothing_any_more_takes_its_points_back() {
    for (state, totals, waiting) in [
        ("final", ["100", "100", "100", "100"], 0),
        ("provisional", ["112", "100", "100", "100"], 1),
        ("rejected", ["112", "100", "100", "100"], 1),
    ] {
        let folder = Folder::new();
        four_members(&folder, "");
        let won: &[&str] = &["001001=Carys Lorimer=12", "=Blodwen Nobody=12"];
        run_of(&folder, "run", &[("a-1", "Hillside", "Monday Pairs", won)]);
        with_runs(&folder, "four.xlsx", &["run"], "out", &[]);
        run_of(&folder, "corrected", &[("a-1", "Hillside", "Monday Pairs", &[])]);
        let events = folder.root().join("corrected/data/events.csv");
        let text = std::fs::read_to_string(&events).unwrap();
        std::fs::write(&events, text.replace(",final", &format!(",{state}"))).unwrap();
        for (register, inputs, out) in [
            ("out/register.xlsx", &["corrected"][..], "less"),
            ("less/register.xlsx", &["corrected"], "again"),
            // They stay if another file still awards them.
            ("out/register.xlsx", &["corrected", "run"], "both"),
        ] {
            with_runs(&folder, register, inputs, out, &[]);
            let open = table(&folder, &format!("{out}/data/not-credited.csv"));
            let open = open.iter().filter(|row| row["state"] == "pending").count();
            if out == "both" {
                assert_eq!(four_totals(&folder, out), ["112", "100", "100", "100"], "{state}");
                continue;
            }
            assert_eq!(
                (four_totals(&folder, out), open),
                (totals.map(String::from), waiting),
                "{state}"
            );
        }
    }
}

/// An event whose day was corrected after crediting is not counted twice; it may be another
/// event of a series, so the registrar decides.
#[test]
fn an_event_of_another_day_with_the_same_awards_waits() {
    let folder = Folder::new();
    four_members(&folder, "");
    let won: &[&str] = &["001001=Carys Lorimer=12", "001002=Robert Vance=12", "=Blodwen Nobody=6"];
    let run = |name: &str, day: &str, won: &[&str]| {
        run_of(&folder, name, &[("a-1", "Hillside", "Monday Pairs", won)]);
        let events = folder.root().join(name).join("data/events.csv");
        let text = std::fs::read_to_string(&events).unwrap();
        std::fs::write(&events, text.replace("2004-05-03", day)).unwrap();
    };
    run("first", "2004-05-03", won);
    run("week", "2004-05-10", won);
    run("other", "2004-05-10", &["001001=Carys Lorimer=12", "001002=Robert Vance=6"]);
    with_runs(&folder, "four.xlsx", &["first"], "out", &[]);
    with_runs(&folder, "out/register.xlsx", &["week"], "waits", &[]);
    let mut cases = table(&folder, "waits/data/decisions.csv");
    cases.retain(|case| case["kind"] == "event");
    assert_eq!((cases.len(), &*cases[0]["suggestion"]), (1, "ignore"), "{cases:#?}");
    let decide = |what: &str, register: &str, out: &str| {
        let path = decided(&folder, &[&format!("{} | {what} |", cases[0]["case"])]);
        with_runs(&folder, register, &["week"], out, &["--decisions", &path]);
    };
    decide("count", "waits/register.xlsx", "counted");
    decide("ignore", "out/register.xlsx", "ignored");
    let [once, twice] = [["112", "112", "100", "100"], ["124", "124", "100", "100"]];
    for (register, inputs, expected) in [
        ("out", &["week"][..], once),
        ("waits", &["week"], once),
        // If the old day is returned too, it is another event.
        ("waits", &["first", "week"], twice),
        ("counted", &["week"], twice),
        ("counted", &["first"], twice),
        ("ignored", &["week"], once),
        ("out", &["other"], ["124", "118", "100", "100"]),
    ] {
        let out = format!("{register}-{}", inputs.join("-"));
        with_runs(&folder, &format!("{register}/register.xlsx"), inputs, &out, &[]);
        assert_eq!(four_totals(&folder, &out), expected, "{register}, {inputs:?}");
    }
    // A member who lapsed meanwhile does not make it another event.
    four_members(
        &folder,
        "## Credited\nDate | Event | Title | Organiser | Registered | Members\n\
         @2004-05-03 | a-1 | Monday Pairs | Hillside | @2004-06-01 | 001001: 12; 001004: 12\n",
    );
    run("lapsed", "2004-05-10", &["001001=Carys Lorimer=12", "001004=Nia Colter=12"]);
    with_runs(&folder, "four.xlsx", &["lapsed"], "lapsed-out", &[]);
    assert_eq!(four_totals(&folder, "lapsed-out"), ["100"; 4]);
}

/// LibreOffice recalculates the workbook to the stored values; skipped if it is not
/// installed.
#[test]
fn another_program_recalculates_the_register_to_the_same_values() {
    if Command::new("libreoffice").arg("--version").output().is_err() {
        eprintln!("LibreOffice is not installed; not tried");
        return;
    }
    let folder = office();
    reconcile(&folder, "register.xlsx", "out", &[]);
    for name in ["register", "decisions"] {
        let again = folder.root().join("recalculated");
        let profile =
            format!("-env:UserInstallation=file://{}", folder.root().join("lo").display());
        let from: PathBuf = folder.root().join(format!("out/{name}.xlsx"));
        let done = Command::new("libreoffice")
            .args([
                &profile,
                "--headless",
                "--convert-to",
                "xlsx:Calc MS Excel 2007 XML",
                "--outdir",
            ])
            .arg(&again)
            .arg(&from)
            .output()
            .unwrap();
        assert!(done.status.success(), "{done:?}");
        let (stored, recalculated) = (open(&from), open(&again.join(format!("{name}.xlsx"))));
        for sheet in &stored.sheets {
            let values = |sheet: &SheetCopy| -> BTreeMap<String, String> {
                let shown = cells(sheet).into_iter();
                shown
                    .map(|(at, text)| (at, text.rsplit(" -> ").next().unwrap().to_string()))
                    .collect()
            };
            let other = recalculated.sheets.iter().find(|other| other.name == sheet.name).unwrap();
            assert_eq!(values(sheet), values(other), "{name}: {}", sheet.name);
            assert_eq!(sheet.layout.lists.is_empty(), other.layout.lists.is_empty());
        }
    }
}
