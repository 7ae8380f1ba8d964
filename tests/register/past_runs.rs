//! The files of an earlier run or of a comparison that are given to `palmares reconcile`: what was
//! changed in them, by hand or by a spreadsheet, is refused and never credited.

use crate::support::{Folder, Said, palmares, workbook};

const EVENING: &str = "\
## Event
Title | Monday Pairs
Date | @2026-01-05
Organiser | Llanfair Bridge Club
Rules | wbu-2003
Format | pairs
Boards | 24
## Entries
Pair | Player 1 | No 1 | Player 2 | No 2
1 | Ann Ash | '1001 | Ben Bell | '1002
2 | Cai Coe | '1003 | Dee Dunn | '1004
3 | Eve East | '1005 | Fay Ford | '1006
4 | Gwen Gale | '1007 | Huw Hill | '1008
5 | Ifan Ives | '1009 | Jan Jones | '1010
6 | Kay Kent | '1011 | Lee Lane | '1012
## Results
Pair | %
1 | 61
2 | 57
3 | 53
4 | 47
5 | 43
6 | 39
";

/// A register of the players, and the output of a run over their evening.
fn office() -> Folder {
    let folder = Folder::new();
    folder.add("monday.xlsx", EVENING);
    folder.run();
    let mut text = String::from("## Members\nNumber | Name | Club | Local points\n");
    let names = ["Ann Ash", "Ben Bell", "Cai Coe", "Dee Dunn"];
    for (nth, name) in names.iter().enumerate() {
        text.push_str(&format!("'{} | {name} | Llanfair Bridge Club | 100\n", 1001 + nth));
    }
    std::fs::write(folder.root().join("register.xlsx"), workbook::xlsx(&text)).unwrap();
    folder
}

fn reconciled(folder: &Folder, input: &str) -> Said {
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let (register, input, out) = (path("register.xlsx"), path(input), path("credited"));
    let words = ["reconcile", "--register", &register, &input, "--out", &out];
    palmares(&[&words[..], &["--as-of", "2026-12-31", "--no-progress"]].concat())
}

fn has_credited(folder: &Folder) -> bool {
    folder.root().join("credited").exists()
}

fn change(folder: &Folder, name: &str, how: impl FnOnce(String) -> String) {
    let place = folder.out().join(name);
    let text = std::fs::read_to_string(&place).unwrap();
    let changed = how(text.clone());
    assert_ne!(text, changed, "{text}");
    std::fs::write(&place, changed).unwrap();
}

#[test]
fn a_run_that_was_not_changed_is_credited() {
    let folder = office();
    let out = folder.out().to_str().unwrap().to_string();
    let said = reconciled(&folder, &out);
    assert!(said.status < 2 && has_credited(&folder), "{said:?}");
}

#[test]
fn awards_that_were_changed_are_refused() {
    type How = fn(String) -> String;
    let ways: [(&str, How); 4] = [
        ("points of one player", |text| text.replacen(",local,12,", ",local,120,", 1)),
        ("a row is gone", |text| {
            text.lines()
                .take(2)
                .chain(text.lines().skip(3))
                .map(|line| format!("{line}\n"))
                .collect()
        }),
        ("two players exchanged", |text| {
            text.replace("1001,Ann Ash", "X")
                .replace("1003,Cai Coe", "1001,Ann Ash")
                .replace('X', "1003,Cai Coe")
        }),
        ("saved by a spreadsheet", |text| text.replace('\n', "\r\n")),
    ];
    for (what, how) in ways {
        let folder = office();
        change(&folder, "data/awards.csv", how);
        let out = folder.out().to_str().unwrap().to_string();
        let said = reconciled(&folder, &out);
        let told = said.err.contains("data/awards.csv was changed after palmares wrote it");
        assert!(told && said.status == 2 && !has_credited(&folder), "{what}: {said:?}");
    }
    let folder = office();
    change(&folder, "data/events.csv", |text| text.replace("2026-01-05", "2026-02-05"));
    let out = folder.out().to_str().unwrap().to_string();
    let said = reconciled(&folder, &out);
    assert!(said.err.contains("data/events.csv was changed") && !has_credited(&folder), "{said:?}");
}

#[test]
fn dates_as_a_spreadsheet_writes_them_are_errors_at_their_line() {
    // Without the list of files in the marker, as older versions left it, nothing else shows it.
    let folder = office();
    change(&folder, "data/events.csv", |text| text.replace("2026-01-05", "05/01/2026"));
    std::fs::write(folder.out().join(".palmares"), "palmares output, format 1\n").unwrap();
    let out = folder.out().to_str().unwrap().to_string();
    let said = reconciled(&folder, &out);
    let told = said.err.contains("events.csv, line 2: 05/01/2026 under date");
    assert!(told && said.status == 2 && !has_credited(&folder), "{said:?}");
}

/// A register, its ledger and decisions stand nowhere but in the folder of a reconciliation.
#[test]
fn no_other_command_deletes_a_register() {
    let folder = office();
    let done = reconciled(&folder, "returns");
    assert!(has_credited(&folder), "{}", done.err);
    let path = |name: &str| folder.root().join(name).to_str().unwrap().to_string();
    let (returns, run, credited) = (path("returns"), path("out"), path("credited"));
    let decided = path("credited/decisions.xlsx");
    std::fs::write(&decided, workbook::xlsx("## Decisions\nDecision\nnew member\n")).unwrap();
    let written = || {
        ["register.xlsx", "decisions.xlsx"]
            .map(|name| std::fs::read(folder.root().join("credited").join(name)).unwrap())
    };
    let before = written();
    for words in [
        &["run", &returns][..],
        &["run", &returns, "--only", "data"],
        &["run", &returns, "--under", "wbu-2003,abf-anc-2018"],
        &["diff", &run, &run],
    ] {
        let said = palmares(&[words, &["--out", &credited]].concat());
        let refused = said.status == 3 || said.status == 2;
        assert!(refused && said.err.contains("register.xlsx"), "{words:?}: {}", said.err);
        assert!(written() == before, "{words:?}");
    }
    let said = palmares(&["diff", &credited, &run]);
    assert!(said.err.contains("holds a reconciled register"), "{}", said.err);
    assert_eq!(reconciled(&folder, "returns").status, done.status);
}
