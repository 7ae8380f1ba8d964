//! Decisions as they come back: sorted, in another column, typed anew, or not at all. What was typed is applied
//! or told, and no member's total changes without it.

use std::collections::BTreeMap;

use crate::book::Book;
use crate::decisions::{event, local_points, reconcile, register, table};
use crate::support::{Folder, Said};

const MEMBERS: &str = "\
    '001001 | Iola Yarrow | Hillside | active | 100\n\
    '001002 | Zo\u{eb} Muller | Hillside | active | 100\n\
    '001003 | Marged Rees | Hillside | active | 100\n";

/// The decision of each case, by the name returned.
const DECIDED: [[&str; 2]; 4] = [
    ["Ioa Yarrow", "same person"],
    ["Zo Muler", "same person"],
    ["No Body", "new member"],
    ["Una Known", "not a member"],
];

/// A register and a return of four cases, asked into `first` and decided into `decided`.
fn decided() -> Folder {
    let folder = Folder::new();
    register(&folder, MEMBERS);
    let players = ["Ioa Yarrow=001001", "Zo Muler=001002", "No Body=777777", "Una Known="];
    folder.add("game.xlsx", &event("Game", players));
    reconcile(&folder, "register.xlsx", "returns", "first", &[]);
    let mut book = Book::read(&folder.root().join("first/decisions.xlsx"));
    for [name, decision] in DECIDED {
        set(&mut book, name, "Decision", decision);
    }
    save(&folder, "given.xlsx", &book);
    let said = given(&folder, "register.xlsx", "given.xlsx", "decided");
    assert_eq!(said.status, 0, "{said:#?}");
    assert_eq!(
        totals(&folder, "decided"),
        [["001001", "112"], ["001002", "112"], ["001003", "100"], ["777777", "6"]]
    );
    folder
}

fn save(folder: &Folder, name: &str, book: &Book) {
    std::fs::write(folder.root().join(name), book.bytes()).unwrap();
}

fn given(folder: &Folder, register: &str, decisions: &str, out: &str) -> Said {
    let path = folder.root().join(decisions);
    reconcile(folder, register, "returns", out, &["--decisions", path.to_str().unwrap()])
}

/// Number and Local Points of each member.
fn totals(folder: &Folder, out: &str) -> Vec<[String; 2]> {
    let members = table(folder, &format!("{out}/data/members.csv"));
    members.iter().map(|row| [row["number"].clone(), row["local_points"].clone()]).collect()
}

/// The column of a heading, added if it is not there, and the row of a case, by its name.
fn place(book: &mut Book, name: &str, heading: &str) -> (usize, usize, usize) {
    let sheet = book.sheet("Decisions").unwrap();
    let rows = &mut book.sheets[sheet].rows;
    let column = rows[0].iter().position(|cell| *cell == format!("'{heading}"));
    let column = column.unwrap_or_else(|| {
        rows[0].push(format!("'{heading}"));
        rows[0].len() - 1
    });
    let named = |row: &Vec<String>| row.iter().any(|cell| *cell == format!("'{name}"));
    let row = rows.iter().position(named).unwrap();
    let wide = rows[0].len();
    let own = &mut rows[row];
    own.resize(wide.max(own.len()), String::new());
    (sheet, row, column)
}

fn set(book: &mut Book, name: &str, heading: &str, text: &str) {
    let (sheet, row, column) = place(book, name, heading);
    let text = if text.is_empty() { String::new() } else { format!("'{text}") };
    book.sheets[sheet].rows[row][column] = text;
}

/// The cells of these columns in the rows below the headings move up by `by` rows, around.
fn shift(book: &mut Book, headings: &[&str], by: usize) {
    for heading in headings {
        let (sheet, _, column) = place(book, DECIDED[0][0], heading);
        let rows = &mut book.sheets[sheet].rows[1..];
        rows.iter_mut().for_each(|row| row.resize(row.len().max(column + 1), String::new()));
        let mut cells: Vec<String> = rows.iter().map(|row| row[column].clone()).collect();
        cells.rotate_left(by);
        rows.iter_mut().zip(cells).for_each(|(row, cell)| row[column] = cell);
    }
}

/// Columns that palmares wrote and that were moved without their rows change no total but by an error; rows
/// that were moved whole change nothing.
#[test]
fn moved_columns_of_decisions_are_told() {
    let folder = decided();
    let columns: [&[&str]; 4] = [
        &["Decision"],
        &["Member"],
        &["Decision", "Member", "Status"],
        &["Decision", "Member", "Status", "Check"],
    ];
    for columns in columns {
        for by in 1..4 {
            let mut book = Book::read(&folder.root().join("decided/decisions.xlsx"));
            shift(&mut book, columns, by);
            save(&folder, "moved.xlsx", &book);
            let said = given(&folder, "register.xlsx", "moved.xlsx", "out");
            assert_eq!(said.status, 1, "{columns:?} {by}: {said:#?}");
            assert!(said.err.contains("[decision-moved]"), "{columns:?} {by}: {}", said.err);
            // Nobody has more than what was decided.
            let right: BTreeMap<String, String> = totals(&folder, "decided")
                .into_iter()
                .map(|[number, points]| (number, points))
                .collect();
            for [number, points] in totals(&folder, "out") {
                assert!(
                    points == "100" || right.get(&number) == Some(&points),
                    "{columns:?} {by}: {number}"
                );
            }
        }
    }
    let mut book = Book::read(&folder.root().join("decided/decisions.xlsx"));
    let sheet = book.sheet("Decisions").unwrap();
    book.sheets[sheet].rows[1..].rotate_left(1);
    save(&folder, "whole.xlsx", &book);
    let said = given(&folder, "register.xlsx", "whole.xlsx", "whole");
    assert_eq!(said.status, 0, "{said:#?}");
    assert_eq!(totals(&folder, "whole"), totals(&folder, "decided"));
}

/// A decision that palmares wrote can be typed anew; the member that it filled in gives way.
#[test]
fn a_decided_row_can_be_decided_otherwise() {
    let folder = decided();
    for (name, decision, expected) in [
        ("Ioa Yarrow", "not a member", "001001=100 001002=112 001003=100 777777=6"),
        ("Ioa Yarrow", "001003", "001001=100 001002=112 001003=112 777777=6"),
        ("Ioa Yarrow", "new member", "001001=100 001002=112 001003=100 001004=12 777777=6"),
        ("No Body", "001003", "001001=112 001002=112 001003=106"),
    ] {
        let mut book = Book::read(&folder.root().join("decided/decisions.xlsx"));
        set(&mut book, name, "Decision", decision);
        save(&folder, "anew.xlsx", &book);
        let said = given(&folder, "register.xlsx", "anew.xlsx", "out");
        assert_eq!(said.status, 0, "{name} {decision}: {said:#?}");
        let found: Vec<String> = totals(&folder, "out").iter().map(|own| own.join("=")).collect();
        assert_eq!(found.join(" "), expected, "{name} {decision}");
    }
}

/// Decisions under another heading, or in another column, are an error: nothing of them was read.
#[test]
fn decisions_in_another_column_are_told() {
    let folder = decided();
    for (heading, column) in [
        ("Entscheidung", "Entscheidung"),
        ("Decided", "Decided"),
        ("", ""),
        ("Decision", "Reasons"),
        ("Decision", "Member"),
        ("Decision", "My decision"),
    ] {
        let mut book = Book::read(&folder.root().join("first/decisions.xlsx"));
        let (sheet, _, own) = place(&mut book, DECIDED[0][0], "Decision");
        book.sheets[sheet].rows[0][own] =
            if heading.is_empty() { String::new() } else { format!("'{heading}") };
        for [name, decision] in DECIDED {
            match column {
                "" => {
                    let (sheet, row, _) = place(&mut book, name, "Case");
                    book.sheets[sheet].rows[row][own] = format!("'{decision}");
                }
                _ => set(&mut book, name, column, decision),
            }
        }
        save(&folder, "elsewhere.xlsx", &book);
        let said = given(&folder, "register.xlsx", "elsewhere.xlsx", "out");
        assert_eq!(said.status, 1, "{heading} {column}: {said:#?}");
        assert!(said.err.contains("[decisions-unread]"), "{heading} {column}: {}", said.err);
        assert_eq!(totals(&folder, "out"), totals(&folder, "first"), "{heading} {column}");
    }
    // A register without the heading is refused.
    let mut book = Book::read(&folder.root().join("decided/register.xlsx"));
    let (sheet, _, own) = place(&mut book, DECIDED[0][0], "Decision");
    book.sheets[sheet].rows[0][own] = "'Decided".into();
    save(&folder, "renamed.xlsx", &book);
    let said = reconcile(&folder, "renamed.xlsx", "returns", "refused", &[]);
    assert_eq!(said.status, 2, "{said:#?}");
    assert!(said.err.contains("[decisions-unread]"), "{}", said.err);
}

/// What is typed into a row beside the decision is told; a decision that its case does not allow, or that the
/// member beside it contradicts, is not applied.
#[test]
fn cells_beside_a_decision_are_told() {
    let folder = decided();
    for (cells, code, status) in [
        (&[["Member", "001003"]][..], "decision-beside", 0),
        (&[["Suggested member", "001003"]], "decision-beside", 0),
        (&[["Suggestion", "ignore"]], "decision-beside", 0),
        (&[["Reasons", "asked by telephone"]], "decision-beside", 0),
        (&[["Decision", "not a member"], ["Member", "001003"]], "decisions-contradict", 1),
        (&[["Decision", "ignore"], ["Member", "001003"]], "decisions-contradict", 1),
        (&[["Decision", "same person"], ["Member", "001003"]], "decisions-contradict", 1),
        (&[["Decision", "two people"]], "decision-unknown", 1),
        (&[["My remark", "asked by telephone"]], "unknown-column", 0),
    ] {
        let mut book = Book::read(&folder.root().join("first/decisions.xlsx"));
        set(&mut book, "Zo Muler", "Decision", "same person");
        for [column, text] in cells {
            set(&mut book, "Ioa Yarrow", column, text);
        }
        save(&folder, "beside.xlsx", &book);
        let said = given(&folder, "register.xlsx", "beside.xlsx", "out");
        assert_eq!(said.status, status, "{cells:?}: {said:#?}");
        assert!(said.err.contains(&format!("[{code}]")), "{cells:?}: {}", said.err);
        let found =
            [local_points(&folder, "out", "001001"), local_points(&folder, "out", "001002")];
        assert_eq!(found, ["100", "112"], "{cells:?}");
    }
}

/// The same reconciliation without its decisions would lose them and what they brought: it is refused.
#[test]
fn decisions_are_not_lost_by_a_run_without_them() {
    let folder = decided();
    let said = reconcile(&folder, "register.xlsx", "returns", "decided", &[]);
    assert_eq!(said.status, 2, "{said:#?}");
    assert!(said.err.contains("keeps 4 decisions (Ioa Yarrow, Zo Muler"), "{}", said.err);
    assert_eq!(totals(&folder, "decided").len(), 4);
    let at = |name: &str| folder.root().join(name);
    std::fs::copy(at("decided/decisions.xlsx"), at("copy.xlsx")).unwrap();
    let said = given(&folder, "register.xlsx", "copy.xlsx", "decided");
    assert_eq!(said.status, 0, "{said:#?}");
    assert_eq!(totals(&folder, "decided")[0][1], "112");
}

/// A register that was corrected after the cases were asked: the number is somebody else's now, the new member
/// was entered by hand.
#[test]
fn decisions_about_a_corrected_register_are_held_against_it() {
    let folder = decided();
    let others = MEMBERS.replace("Iola Yarrow", "Wyn Wadham");
    register(&folder, &others);
    let said = given(&folder, "register.xlsx", "given.xlsx", "another");
    assert!(said.err.contains("[decision-outdated]"), "{}", said.err);
    assert_eq!(local_points(&folder, "another", "001001"), "100");
    register(&folder, &format!("{MEMBERS}'777777 | No Body | Hillside | active | 0\n"));
    let said = given(&folder, "register.xlsx", "given.xlsx", "entered");
    assert!(said.status < 2, "{said:#?}");
    assert_eq!(totals(&folder, "entered"), totals(&folder, "decided"));
}

/// A kept decision keeps what spoke for it, however often the register is reconciled.
#[test]
fn a_kept_decision_keeps_its_reasons() {
    let folder = decided();
    let why = |out: &str| -> Vec<[String; 4]> {
        let mut rows = table(&folder, &format!("{out}/data/decisions.csv"));
        rows.sort_by(|a, b| a["case"].cmp(&b["case"]));
        let columns = ["case", "evidence", "suggestion", "reasons"];
        rows.iter().map(|row| columns.map(|column| row[column].clone())).collect()
    };
    folder.add(
        "later/other.xlsx",
        &event("Other", ["Iola Yarrow=001001", "S One=", "N Two=", "S Two="]),
    );
    let before = why("decided");
    let mut from = "decided".to_string();
    for out in ["once", "twice"] {
        reconcile(&folder, &format!("{from}/register.xlsx"), "returns/later", out, &[]);
        let kept: Vec<_> =
            why(out).into_iter().filter(|own| before.iter().any(|old| old[0] == own[0])).collect();
        assert_eq!(kept, before, "{out}");
        from = out.to_string();
    }
}

/// A column of `decisions.xlsx` that a registrar deleted is none that was typed over.
#[test]
fn a_deleted_column_of_reasons_was_not_typed_over() {
    let folder = decided();
    for columns in [&["Evidence"][..], &["Reasons"], &["Suggestion"], &["Evidence", "Reasons"]] {
        let mut book = Book::read(&folder.root().join("first/decisions.xlsx"));
        for [name, decision] in DECIDED {
            set(&mut book, name, "Decision", decision);
        }
        for heading in columns {
            let (sheet, _, column) = place(&mut book, DECIDED[0][0], heading);
            let rows = book.sheets[sheet].rows.iter_mut().filter(|row| row.len() > column);
            rows.for_each(|row| drop(row.remove(column)));
        }
        save(&folder, "fewer.xlsx", &book);
        let said = given(&folder, "register.xlsx", "fewer.xlsx", "out");
        assert!(!said.err.contains("[decision-beside]"), "{columns:?}: {}", said.err);
        assert_eq!(totals(&folder, "out"), totals(&folder, "decided"), "{columns:?}");
    }
}

/// What a registrar types over the words of palmares on a sheet that it writes anew is told with its row.
#[test]
fn words_typed_over_ours_in_a_register_are_told() {
    let folder = decided();
    let own = |text: &str| format!("'{}, rang on 4 March", text.trim_start_matches('\''));
    let asked = |_: &str| "'asked by telephone".to_string();
    let none = |text: &str| text.to_string();
    type Typing<'a> = &'a dyn Fn(&str) -> String;
    let cases: [(&str, &str, &str, Typing<'_>, bool); 8] = [
        ("decided", "Decisions", "Evidence", &own, true),
        ("decided", "Decisions", "Reasons", &own, true),
        ("decided", "Decisions", "Suggestion", &asked, true),
        ("decided", "Decisions", "Reasons", &none, false),
        ("first", "Pending", "Why", &own, true),
        ("first", "Pending", "Why", &asked, true),
        ("first", "Pending", "Why", &none, false),
        // Registers of earlier versions have no check of it.
        ("first", "Pending", "Check", &|_| String::new(), false),
    ];
    for (nth, (from, sheet, heading, typed, told)) in cases.into_iter().enumerate() {
        let [again, next] = ["again", "next"].map(|out| format!("{out}-{nth}"));
        let mut book = Book::read(&folder.root().join(from).join("register.xlsx"));
        let at = book.sheet(sheet).unwrap();
        let rows = &mut book.sheets[at].rows;
        // Whole rows may be sorted.
        rows[1..].rotate_left(1);
        let column = rows[0].iter().position(|cell| *cell == format!("'{heading}")).unwrap();
        rows[2][column] = typed(&rows[2][column]);
        save(&folder, "typed.xlsx", &book);
        let said = reconcile(&folder, "typed.xlsx", "returns", &again, &[]);
        let what = format!("{heading} of {sheet}: {}", said.err);
        assert_eq!(said.err.contains("warning[note-not-kept]"), told, "{what}");
        if told {
            assert!(said.err.contains(heading) && said.err.contains("(rows: 3)"), "{what}");
        }
        assert!(!said.err.contains("error["), "{what}");
        // Next year nothing more is told of it.
        let said = reconcile(&folder, &format!("{again}/register.xlsx"), "returns", &next, &[]);
        assert!(!said.err.contains("note-not-kept"), "{what}: {}", said.err);
    }
}

/// The column `Why` of `Pending` that somebody deleted or headed anew was not typed over.
#[test]
fn a_lost_column_of_waiting_reasons_was_not_typed_over() {
    let folder = decided();
    for (nth, heading) in ["", "'Grund"].into_iter().enumerate() {
        let mut book = Book::read(&folder.root().join("first/register.xlsx"));
        let at = book.sheet("Pending").unwrap();
        let rows = &mut book.sheets[at].rows;
        let column = rows[0].iter().position(|cell| *cell == "'Why").unwrap();
        match heading {
            "" => rows.iter_mut().for_each(|row| drop(row.remove(column))),
            other => rows[0][column] = other.to_string(),
        }
        save(&folder, "lost.xlsx", &book);
        let said = reconcile(&folder, "lost.xlsx", "returns", &format!("lost-{nth}"), &[]);
        assert!(!said.err.contains("note-not-kept"), "{heading}: {}", said.err);
        assert!(!said.err.contains("error["), "{heading}: {}", said.err);
    }
}
