//! Two rows of one person are merged by decision and taken back to the digit; likely doubles are found.

use std::collections::BTreeMap;

use crate::book::Book;
use crate::reconcile::{decided, four_members, run_of, table, with_runs};
use crate::support::{Folder, palmares, workbook};

/// Number, status and points of all members.
fn held(folder: &Folder, out: &str) -> Vec<[String; 5]> {
    let rows = table(folder, &format!("{out}/data/members.csv"));
    let columns = ["number", "status", "local_points", "green_points", "gold_points"];
    rows.iter().map(|row| columns.map(|column| row[column].clone())).collect()
}

/// The old numbers under `Aliases`, each with the number that it leads to.
fn aliases(folder: &Folder, out: &str) -> Vec<[String; 2]> {
    let book = Book::read(&folder.root().join(out).join("register.xlsx"));
    let Some(sheet) = book.sheet("Aliases") else { return Vec::new() };
    let rows = book.sheets[sheet].rows.iter().skip(1);
    let cell = |row: &Vec<String>, at: usize| {
        row.get(at).map_or("", |cell| cell.trim_start_matches('\'')).to_string()
    };
    let all = rows.map(|row| [cell(row, 2), cell(row, 0)]);
    all.filter(|pair| !pair[0].is_empty()).collect()
}

/// Case, suggestion and decision of the cases of two rows.
fn cases(folder: &Folder, out: &str) -> BTreeMap<String, [String; 2]> {
    let rows = table(folder, &format!("{out}/data/decisions.csv"));
    let two = rows.iter().filter(|row| row["kind"] == "two rows");
    two.map(|row| (row["case"].clone(), [row["suggestion"].clone(), row["decision"].clone()]))
        .collect()
}

const GWEN: &str = "\
'002001 | Gwen Price | Hillside | active | 30 | 2.5 | 1 | @2004-01-01
'002002 | Gwen Price | Hillside | lapsed | 20.5 | 1.25 | 0.7 | @2004-01-01
'002003 | Gwen Pryce | Hillside | active | 10 | | | @2004-01-01
## Gold
Number | Date | Points
'002001 | @2004-02-01 | 1
'002002 | @2004-03-01 | 0.7
";
const PAIR: &str = "rows 002001 002002";

/// A register whose two rows were merged, in `merged`; the register before in `before`.
fn merged() -> Folder {
    let folder = Folder::new();
    four_members(&folder, GWEN);
    run_of(&folder, "run", &[]);
    with_runs(&folder, "four.xlsx", &["run"], "before", &[]);
    let path = decided(&folder, &[&format!("{PAIR} | same person |")]);
    with_runs(&folder, "before/register.xlsx", &["run"], "merged", &["--decisions", &path]);
    folder
}

#[test]
fn a_merge_is_taken_back_to_the_digit() {
    let folder = merged();
    let together = held(&folder, "merged");
    assert_eq!(together[4], ["002001", "active", "50.5", "3.75", "1.7"]);
    assert_eq!(together[5], ["002002", "lapsed", "0", "0", "0"]);
    assert_eq!(aliases(&folder, "merged"), [["002002", "002001"]]);
    // Again without a decision: nothing moves twice.
    with_runs(&folder, "merged/register.xlsx", &["run"], "again", &[]);
    assert_eq!(held(&folder, "again"), together);
    for (decision, kept) in [("undo", ""), ("two people", "two people")] {
        let path = decided(&folder, &[&format!("{PAIR} | {decision} |")]);
        let out = decision.replace(' ', "-");
        for register in ["merged", "again"] {
            let register = format!("{register}/register.xlsx");
            with_runs(&folder, &register, &["run"], &out, &["--decisions", &path]);
            assert_eq!(held(&folder, &out), held(&folder, "before"), "{decision}");
            assert!(aliases(&folder, &out).is_empty(), "{decision}");
            assert_eq!(cases(&folder, &out)[PAIR][1], kept, "{decision}");
        }
        // Once more, with the decision and without.
        for more in [&["--decisions", &path][..], &[]] {
            with_runs(&folder, &format!("{out}/register.xlsx"), &["run"], "once-more", more);
            assert_eq!(held(&folder, "once-more"), held(&folder, "before"), "{decision}");
            assert_eq!(cases(&folder, "once-more")[PAIR][1], kept, "{decision}");
        }
        // And merged again.
        let path = decided(&folder, &[&format!("{PAIR} | same person |")]);
        let register = format!("{out}/register.xlsx");
        with_runs(&folder, &register, &["run"], "again-merged", &["--decisions", &path]);
        assert_eq!(held(&folder, "again-merged"), together, "{decision}");
        assert_eq!(aliases(&folder, "again-merged"), [["002002", "002001"]], "{decision}");
    }
}

/// A decision that is cleared in the register itself takes the merge back.
#[test]
fn a_cleared_decision_takes_a_merge_back() {
    let folder = merged();
    let file = folder.root().join("merged/register.xlsx");
    let mut book = Book::read(&file);
    let sheet = book.sheet("Decisions").unwrap();
    let rows = &mut book.sheets[sheet].rows;
    let column = rows[0].iter().position(|cell| cell == "'Decision").unwrap();
    rows[1][column].clear();
    std::fs::write(folder.root().join("cleared.xlsx"), book.bytes()).unwrap();
    with_runs(&folder, "cleared.xlsx", &["run"], "cleared", &[]);
    assert_eq!(held(&folder, "cleared"), held(&folder, "before"));
    assert_eq!(cases(&folder, "cleared")[PAIR], ["same person", ""]);
}

/// A cell of the row that was typed over, or another column that was sorted, undoes no merge.
#[test]
fn only_a_cleared_decision_takes_a_merge_back() {
    let folder = merged();
    let file = folder.root().join("merged/register.xlsx");
    for (heading, text) in [
        ("Name", "Gwen Price jnr"),
        ("Club", "Riverside"),
        ("Member", "002003"),
        ("Decision", "same person, yes"),
    ] {
        for clear in [false, heading != "Decision"] {
            let mut book = Book::read(&file);
            let sheet = book.sheet("Decisions").unwrap();
            let rows = &mut book.sheets[sheet].rows;
            let place =
                |heading: &str| rows[0].iter().position(|cell| *cell == format!("'{heading}"));
            let (column, decision) = (place(heading).unwrap(), place("Decision").unwrap());
            rows[1][column] = format!("'{text}");
            if clear {
                rows[1][decision].clear();
            }
            std::fs::write(folder.root().join("typed.xlsx"), book.bytes()).unwrap();
            let said = with_runs(&folder, "typed.xlsx", &["run"], "typed", &[]);
            assert_eq!(said.status, 1, "{heading}: {said:#?}");
            assert!(said.err.contains("[decision-changed]"), "{heading}: {}", said.err);
            assert_eq!(held(&folder, "typed"), held(&folder, "merged"), "{heading}");
            assert_eq!(cases(&folder, "typed")[PAIR][1], "", "{heading}");
        }
    }
}

/// Of three rows that are one, one is parted: the two others stay one, with all points in their place.
#[test]
fn one_of_three_merged_rows_is_parted() {
    let folder = merged();
    let rows = [PAIR, "rows 002002 002003"].map(|case| format!("{case} | same person |"));
    let path = decided(&folder, &[&rows[0], &rows[1]]);
    with_runs(&folder, "before/register.xlsx", &["run"], "three", &["--decisions", &path]);
    let three = held(&folder, "three");
    assert_eq!(three[4], ["002001", "active", "60.5", "3.75", "1.7"]);
    assert_eq!(three[6], ["002003", "lapsed", "0", "0", "0"]);
    let path = decided(&folder, &[&format!("{PAIR} | two people |")]);
    with_runs(&folder, "three/register.xlsx", &["run"], "two", &["--decisions", &path]);
    let two = held(&folder, "two");
    assert_eq!(two[4], held(&folder, "before")[4]);
    // The active one is kept.
    assert_eq!(two[5], ["002002", "lapsed", "0", "0", "0"]);
    assert_eq!(two[6], ["002003", "active", "30.5", "1.25", "0.7"]);
    // Both again.
    let path = decided(&folder, &[&rows[0]]);
    with_runs(&folder, "two/register.xlsx", &["run"], "again", &["--decisions", &path]);
    let sum = |rows: &[[String; 5]], at: usize| -> f64 {
        rows[4..].iter().map(|row| row[at].parse::<f64>().unwrap()).sum()
    };
    let again = held(&folder, "again");
    assert!((sum(&again, 2) - 60.5).abs() < 1e-9 && (sum(&again, 3) - 3.75).abs() < 1e-9);
    assert_eq!(again[4..].iter().filter(|row| row[2] != "0").count(), 1, "{again:?}");
}

/// The old number is credited to the row that was kept; that stays where it is when the merge is taken
/// back, and moves with its return.
#[test]
fn a_return_with_the_old_number_is_credited_to_the_row_kept() {
    let folder = merged();
    run_of(&folder, "later", &[("a-1", "Hillside", "Pairs", &["002002=Gwen Price=6"])]);
    with_runs(&folder, "merged/register.xlsx", &["later"], "credited", &[]);
    assert_eq!(held(&folder, "credited")[4][2], "56.5");
    let path = decided(&folder, &[&format!("{PAIR} | two people |")]);
    let more = ["--decisions", &path];
    with_runs(&folder, "credited/register.xlsx", &["run"], "parted", &more);
    let points = |out: &str| [4, 5].map(|at| held(&folder, out)[at][2].clone());
    assert_eq!(points("parted"), ["36", "20.5"]);
    let book = Book::read(&folder.root().join("parted/register.xlsx"));
    let bytes = book.bytes();
    std::fs::write(folder.root().join("parted.xlsx"), bytes).unwrap();
    with_runs(&folder, "parted.xlsx", &["later"], "returned", &[]);
    // The row that was parted has lapsed again, so that the points wait for it.
    assert_eq!(points("returned"), ["30", "20.5"]);
    let waiting = table(&folder, "returned/data/not-credited.csv");
    let told = ["player_no", "points", "state"].map(|column| &*waiting[0][column]);
    assert_eq!(told, ["002002", "6", "pending"]);
}

/// Rows that are likely one person are asked with their histories; who sat in one event is two people, and
/// who was decided to be is not suggested again.
#[test]
fn likely_doubles_are_found_by_evidence() {
    let folder = Folder::new();
    let mut more: String =
        ["Aled", "Berwyn", "Carys", "Delyth", "Eifion", "Ffion", "Gethin", "Haydn"]
            .iter()
            .zip(["Bebb", "Kyffin", "Penry", "Rosser", "Tudor", "Wynne", "Probert", "Maddox"])
            .enumerate()
            .map(|(at, (forename, surname))| {
                format!("'00300{at} | {forename} {surname} | Riverside | active | 10 | | |\n")
            })
            .collect();
    more.push_str(
        "'004001 | Marjorie Entwistle | Hillside | active | 30 | | |\n\
         '004002 | Marjorie Entwisle | Hillside | active | 3 | | |\n\
         '004003 | Zoe Cadwallader | Hillside | active | 3 | | |\n\
         '004004 | Zoe Cadwaladr | Hillside | active | 3 | | |\n",
    );
    four_members(&folder, &more);
    let won: &[&str] = &["004003=Zoe Cadwallader=6", "004004=Zoe Cadwaladr=4"];
    run_of(&folder, "run", &[("a-1", "Hillside", "Pairs", won)]);
    with_runs(&folder, "four.xlsx", &["run"], "plain", &[]);
    assert!(cases(&folder, "plain").is_empty());
    with_runs(&folder, "four.xlsx", &["run"], "doubles", &["--duplicates"]);
    let found = cases(&folder, "doubles");
    let case = "rows 004001 004002";
    assert_eq!(found.keys().collect::<Vec<_>>(), [case]);
    assert_eq!(found[case], ["same person", ""]);
    let row = &table(&folder, "doubles/data/decisions.csv")[0];
    for word in ["004001 Marjorie Entwistle, Hillside", "no award known", "004002"] {
        assert!(row["evidence"].contains(word), "{row:?}");
    }
    let path = decided(&folder, &[&format!("{case} | two people |")]);
    let more = ["--decisions", &path];
    with_runs(&folder, "doubles/register.xlsx", &["run"], "two", &more);
    with_runs(&folder, "two/register.xlsx", &["run"], "never", &["--duplicates"]);
    assert_eq!(cases(&folder, "never")[case][1], "two people");
}

/// A common telephone number or e-mail address makes namesakes more likely one person, however it is written;
/// that of a club says nothing, and other ones speak against it.
#[test]
fn contacts_tell_doubles_from_namesakes() {
    let folder = Folder::new();
    let mut text = String::from(
        "## Members\nNumber | Name | Club | E-mail | Telephone | Status | Local points | Registered to\n",
    );
    let mut add = |number: u32, name: &str, email: &str, telephone: &str| {
        let more = "active | 10 | @2004-01-01";
        let row = format!("'{number:06} | {name} | Hillside | {email} | {telephone} | {more}\n");
        text.push_str(&row);
    };
    for (at, forename) in
        (0..).zip(["Aled", "Berwyn", "Carys", "Delyth", "Eifion", "Ffion", "Haydn"])
    {
        for (by, surname) in (0..).zip(["Bebb", "Kyffin", "Penry", "Rosser", "Tudor", "Wynne"]) {
            let number = 3000 + 10 * at + by;
            add(number, &format!("{forename} {surname}"), &format!("{number}@example.org"), "");
        }
    }
    for (pair, [emails, telephones]) in (0..).zip([
        [["", ""], ["01766 512345", "+44 1766 512345"]],
        [["gwen@example.org", "Gwen@Example.org"], ["", ""]],
        [["club@example.org", "club@example.org"], ["", ""]],
        [["one@example.org", "two@example.org"], ["", ""]],
    ]) {
        let name = ["Gwen Price", "Huw Price", "Idris Price", "Joan Price"][pair as usize];
        for (at, number) in [4001 + 11 * pair, 7310 + 111 * pair].into_iter().enumerate() {
            add(number, name, emails[at], telephones[at]);
        }
    }
    for (number, name) in (5001..).zip(["Ann Ash", "Ben Birch", "Cai Cole"]) {
        add(number, name, "club@example.org", "");
    }
    std::fs::write(folder.root().join("reached.xlsx"), workbook::xlsx(&text)).unwrap();
    run_of(&folder, "run", &[]);
    with_runs(&folder, "reached.xlsx", &["run"], "doubles", &["--duplicates"]);
    let mut found = table(&folder, "doubles/data/decisions.csv");
    found.sort_by(|a, b| a["case"].cmp(&b["case"]));
    let pairs =
        ["rows 004001 007310", "rows 004012 007421", "rows 004023 007532", "rows 004034 007643"];
    assert_eq!(found.iter().map(|row| &*row["case"]).collect::<Vec<_>>(), pairs);
    let scores: Vec<u8> = found.iter().map(|row| row["score"].parse().unwrap()).collect();
    assert!(scores[0] > scores[2] && scores[1] > scores[2] && scores[2] > scores[3], "{scores:?}");
    assert_eq!(found[3]["suggestion"], "");
    let told = [0, 1, 3].map(|at| &*found[at]["reasons"]);
    assert_eq!(told[0], "the same name; the same club; the same telephone number");
    assert_eq!(told[1], "the same name; the same club; the same e-mail address");
    assert_eq!(told[2], "the same name; the same club; another e-mail address");
}

/// Doubles are looked for without any return; a register whose day nobody knows needs one.
#[test]
fn doubles_are_looked_for_without_returns() {
    let folder = Folder::new();
    four_members(&folder, GWEN);
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let (register, out) = (path("four.xlsx"), path("out"));
    let words = ["reconcile", "--register", &register, "--out", &out, "--duplicates"];
    let said = palmares(&[&words[..], &["--as-of", "2004-12-31"]].concat());
    assert_eq!(said.status, 0, "{said:#?}");
    assert!(cases(&folder, "out").contains_key(PAIR));
    assert_eq!(palmares(&words[..5]).status, 2);
}

/// The account of a member on a day, by number or name, with what was merged; where the points of an event are.
#[test]
fn an_account_tells_merges_and_events() {
    let folder = merged();
    run_of(&folder, "later", &[("a-1", "Hillside", "Pairs", &["002002=Gwen Price=6"])]);
    with_runs(&folder, "merged/register.xlsx", &["later"], "credited", &[]);
    let register = folder.root().join("credited/register.xlsx");
    let register = register.to_str().unwrap();
    let asked: [(&[&str], i32, &[&str]); 6] = [
        (
            &["--member", "2001"],
            0,
            &[
                "002001 Gwen Price, Hillside, active",
                "Now: 56.5 Local",
                "merged with member 002002",
            ],
        ),
        (
            &["--member", "002001", "--on", "2004-01-01"],
            0,
            &["On 2004-01-01: 30 Local", "Credited after that day: 2 movements"],
        ),
        (&["--member", "002002"], 0, &["lapsed", "20.5 Local", "merged with member 002001"]),
        (
            &["--member", "002001", "--event", "Pairs"],
            0,
            &["Credited: 6 Local", "Pairs of 2004-05-03"],
        ),
        (&["--member", "Gwen Price"], 2, &["may be 2 members; give the number: 002001"]),
        (&["--member", "Zebedee"], 2, &["no member of"]),
    ];
    for (words, status, told) in asked {
        let said = palmares(&[&["explain", register], words].concat());
        assert_eq!(said.status, status, "{words:?}: {said:#?}");
        for text in told {
            assert!(said.out.contains(text) || said.err.contains(text), "{text}: {said:#?}");
        }
    }
}

/// Certificates that were sent in and are not counted stand in the account, with the reason.
#[test]
fn an_account_tells_certificates_on_hold() {
    let register = "\
## Members
Number | Name | Club | Status | Local points
'001001 | Carys Penrhos | Riverside | active | 100
'001002 | Emrys Hollis | Riverside | lapsed | 100
## Certificates
Certificate | Number | Name | Date | Issuer | Event | Expires | Local points
C1 | '001001 | | @2004-01-05 | WBU | Away Pairs | | 30
C2 | '001002 | | @2004-01-06 | WBU | Away Teams | | 20
C3 | '001001 | Emrys Hollis | @2004-01-07 | WBU | Inn Pairs | | 12
C4 | '001001 | | @2004-01-08 | WBU | Old Pairs | @2004-01-31 | 7
";
    let folder = Folder::new();
    let path = folder.root().join("register.xlsx");
    std::fs::write(&path, workbook::xlsx(register)).unwrap();
    run_of(&folder, "run", &[("a-1", "Hillside", "Pairs", &["001001=Carys Penrhos=6"])]);
    let new = path.to_str().unwrap().to_string();
    with_runs(&folder, "register.xlsx", &["run"], "out", &[]);
    let kept = folder.root().join("out/register.xlsx").to_str().unwrap().to_string();
    for (register, number, told, silent) in [
        (&new, "001001", &["certificate C1 (30 Local Points): the next reconciliation"][..], "C2"),
        (
            &new,
            "001002",
            &["certificate C2 (20 Local Points): on hold: the member has lapsed"],
            "C1",
        ),
        (
            &kept,
            "001002",
            &["certificate C2 (20 Local Points): on hold: the member has lapsed"],
            "C1",
        ),
        (
            &kept,
            "001001",
            &["certificate C3 (12 Local Points): on hold: its name is that of another"],
            "(30 ",
        ),
        (&kept, "Emrys Hollis", &["C2"], "C4"),
    ] {
        let said = palmares(&["explain", register, "--member", number]);
        assert_eq!(said.status, 0, "{number}: {said:#?}");
        for text in told {
            assert!(said.out.contains(text), "{number}, {text}: {said:#?}");
        }
        assert!(!said.out.contains(silent), "{number}, {silent}: {said:#?}");
    }
}
