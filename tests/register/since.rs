//! What a person does to a register between two years, and to returns that were credited: kept
//! decisions that were moved or typed over, certificates that were changed, returns that take points
//! back. Nothing of it gives points to another member without a word.

use std::path::PathBuf;

use crate::book::{Book, Sheet};
use crate::support::{Folder, Row, Said, palmares, rows, workbook};

const MEMBERS: &str = "\
## Members
Number | Name | Club | Status | Local points
'001001 | Carys Penrhos | Riverside | active | 100
'001002 | Emrys Hollis | Riverside | active | 100
'001003 | Ffion Treharne | Riverside | active | 100
'001004 | Gareth Lockwood | Riverside | active | 100
'001005 | Megan Ashdown | Riverside | active | 100
'001006 | Rhodri Vaughan | Riverside | active | 100
'001007 | Sioned Marlowe | Riverside | active | 100
'001008 | Tomos Brackley | Riverside | active | 100
";

/// Awards of an event: number, name and Local Points.
pub type Awards<'a> = &'a [(&'a str, &'a str, u32)];

/// Six members with the awards of three pairs.
pub const MONDAY: Awards<'static> = &[
    ("001001", "Carys Penrhos", 24),
    ("001002", "Emrys Hollis", 24),
    ("001003", "Ffion Treharne", 16),
    ("001004", "Gareth Lockwood", 16),
    ("001005", "Megan Ashdown", 8),
    ("001006", "Rhodri Vaughan", 8),
];

/// What was done to a sheet, how, what is told, and what members win then.
type Change<T> = (&'static str, fn(&mut Sheet), T, &'static [(u32, i64)]);

/// An office with a register and the runs that were given.
pub struct Office(Folder);

impl Office {
    fn new(more: &str) -> Office {
        Office::with_register(&format!("{MEMBERS}{more}"))
    }

    pub fn with_register(text: &str) -> Office {
        let folder = Folder::new();
        std::fs::write(folder.root().join("register.xlsx"), workbook::xlsx(text)).unwrap();
        Office(folder)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.root().join(name)
    }

    pub fn text(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_string()
    }

    /// An output folder of an earlier run with one event.
    pub fn run(&self, name: &str, [title, day]: [&str; 2], awards: Awards<'_>) {
        let data = self.path(name).join("data");
        std::fs::create_dir_all(&data).unwrap();
        std::fs::write(self.path(name).join(".palmares"), "palmares output, format 1\n").unwrap();
        let key = title.to_lowercase().replace(' ', "-");
        let events = format!(
            "event_key,return,title,date,organiser\n{key}-1,{key}.xlsx,{title},{day},Riverside\n"
        );
        std::fs::write(data.join("events.csv"), events).unwrap();
        let mut text = "event_key,player_no,player,kind,points\n".to_string();
        for (number, name, points) in awards {
            text.push_str(&format!("{key}-1,{number},{name},local,{points}\n"));
        }
        std::fs::write(data.join("awards.csv"), text).unwrap();
    }

    pub fn reconcile(&self, register: &str, runs: &[&str], out: &str, more: &[&str]) -> Said {
        let mut words = vec!["reconcile".to_string(), "--register".to_string()];
        words.push(self.text(register));
        words.extend(runs.iter().map(|run| self.text(run)));
        words.extend(["--out".to_string(), self.text(out)]);
        words.push("--no-progress".to_string());
        if !more.contains(&"--as-of") {
            words.extend(["--as-of", "2026-12-31"].map(String::from));
        }
        words.extend(more.iter().map(ToString::to_string));
        palmares(&words.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// The first year: the Monday Pairs of all, and whatever else is given.
    pub fn first_year(&self, more: &[&str]) {
        self.run("monday", ["Monday Pairs", "2026-01-12"], MONDAY);
        let runs: Vec<&str> = ["monday"].iter().chain(more).copied().collect();
        let said = self.reconcile("register.xlsx", &runs, "one", &[]);
        assert!(said.status < 2, "{said:#?}");
    }

    /// Edits a sheet of a workbook into another workbook.
    pub fn edit(&self, from: &str, sheet: &str, to: &str, edit: impl FnOnce(&mut Sheet)) {
        let mut book = Book::read(&self.path(from));
        let at = book.sheet(sheet).unwrap();
        edit(&mut book.sheets[at]);
        std::fs::write(self.path(to), book.bytes()).unwrap();
    }

    pub fn table(&self, name: &str) -> Vec<Row> {
        rows(&std::fs::read_to_string(self.path(name)).unwrap())
    }

    /// The Local Points of members beyond the hundred with which they began, by the end of the number.
    pub fn won(&self, out: &str) -> Vec<(u32, i64)> {
        let members = self.table(&format!("{out}/data/members.csv"));
        let own = members.iter().map(|row| {
            let points: f64 = row["local_points"].parse().unwrap();
            (row["number"].parse::<u32>().unwrap() % 1000, points as i64 - 100)
        });
        own.filter(|(_, won)| *won != 0).collect()
    }
}

/// What the Monday Pairs bring.
const OF_MONDAY: [(u32, i64); 6] = [(1, 24), (2, 24), (3, 16), (4, 16), (5, 8), (6, 8)];

/// The wins of the Monday Pairs with changes: member and points more or less.
fn monday_and(changes: &[(u32, i64)]) -> Vec<(u32, i64)> {
    let of = |all: &[(u32, i64)], member: u32| -> i64 {
        all.iter().filter(|(known, _)| *known == member).map(|(_, points)| points).sum()
    };
    let all = (1..=99).map(|member| (member, of(&OF_MONDAY, member) + of(changes, member)));
    all.filter(|(_, won)| *won != 0).collect()
}

/// The column of a heading.
pub fn column(sheet: &Sheet, heading: &str) -> usize {
    sheet.rows[0].iter().position(|cell| cell.trim_start_matches('\'') == heading).unwrap()
}

/// The cell of the row whose cell under `by` is `of`.
pub fn cell<'a>(sheet: &'a mut Sheet, [by, of]: [&str; 2], heading: &str) -> &'a mut String {
    let (by, at) = (column(sheet, by), column(sheet, heading));
    let own = sheet.rows.iter_mut().skip(1);
    let row = own.into_iter().find(|row| row[by].trim_start_matches('\'') == of).unwrap();
    row.resize(row.len().max(at + 1), String::new());
    &mut row[at]
}

pub fn swap(sheet: &mut Sheet, [by, one, other]: [&str; 3], heading: &str) {
    let first = cell(sheet, [by, one], heading).clone();
    let second = std::mem::replace(cell(sheet, [by, other], heading), first);
    *cell(sheet, [by, one], heading) = second;
}

/// Three players whom the registrar decided on in the first year: by suggestion, and by number.
const DECIDED: [(&str, &str, &str); 3] = [
    ("001060", "Rhodri Vaughan", "same person"),
    ("", "Old Nick", "'001007"),
    ("", "Young Nick", "'001008"),
];

/// An office that decided on three players, who won 5, 6 and 7 points, and a run in which they win
/// 50, 60 and 70.
fn decided() -> Office {
    let office = Office::new("");
    let of = |points: [u32; 3]| -> Vec<(&str, &str, u32)> {
        DECIDED.iter().zip(points).map(|((number, name, _), won)| (*number, *name, won)).collect()
    };
    office.run("tuesday", ["Tuesday Pairs", "2026-01-13"], &of([5, 6, 7]));
    office.run("later", ["Later Pairs", "2026-03-03"], &of([50, 60, 70]));
    office.run("monday", ["Monday Pairs", "2026-01-12"], MONDAY);
    office.reconcile("register.xlsx", &["monday", "tuesday"], "probe", &[]);
    office.edit("probe/decisions.xlsx", "Decisions", "decided.xlsx", |sheet| {
        for (_, name, decision) in DECIDED {
            *cell(sheet, ["Name", name], "Decision") = decision.to_string();
        }
    });
    let more = ["--decisions", &office.text("decided.xlsx")];
    let said = office.reconcile("register.xlsx", &["monday", "tuesday"], "one", &more);
    assert!(said.status < 2, "{said:#?}");
    assert_eq!(office.won("one"), monday_and(&[(6, 5), (7, 6), (8, 7)]));
    office
}

#[test]
fn a_kept_decision_that_was_changed_is_not_applied() {
    let office = decided();
    let first = [(6, 5), (7, 6), (8, 7)];
    let whole = office.reconcile("one/register.xlsx", &["later"], "two", &[]);
    assert!(!whole.err.contains("decision"), "{whole:#?}");
    assert_eq!(office.won("two"), monday_and(&[(6, 55), (7, 66), (8, 77)]));
    // What was done, how many rows are wrong then, and what the members win.
    let changes: [Change<usize>; 8] = [
        (
            "exchanged members",
            |sheet| swap(sheet, ["Name", "Old Nick", "Young Nick"], "Member"),
            2,
            &[(6, 55)],
        ),
        (
            "exchanged decisions",
            |sheet| swap(sheet, ["Name", "Old Nick", "Young Nick"], "Decision"),
            2,
            &[(6, 55)],
        ),
        (
            "decision and member exchanged",
            |sheet| {
                swap(sheet, ["Name", "Old Nick", "Young Nick"], "Decision");
                swap(sheet, ["Name", "Old Nick", "Young Nick"], "Member");
            },
            2,
            &[(6, 55)],
        ),
        (
            "member and check moved together",
            |sheet| {
                for heading in ["Decision", "Member", "Status", "Check"] {
                    swap(sheet, ["Name", "Old Nick", "Young Nick"], heading);
                }
            },
            2,
            &[(6, 55)],
        ),
        (
            "a member typed over",
            |sheet| *cell(sheet, ["Name", "Rhodri Vaughan"], "Member") = "'001005".to_string(),
            1,
            &[(7, 66), (8, 77)],
        ),
        (
            "a decision typed over",
            |sheet| *cell(sheet, ["Name", "Old Nick"], "Decision") = "not a member".to_string(),
            1,
            &[(6, 55), (8, 77)],
        ),
        (
            "the status typed over",
            |sheet| *cell(sheet, ["Name", "Old Nick"], "Status") = "deceased".to_string(),
            1,
            &[(6, 55), (8, 77)],
        ),
        (
            "the check cleared",
            |sheet| cell(sheet, ["Name", "Old Nick"], "Check").clear(),
            1,
            &[(6, 55), (8, 77)],
        ),
    ];
    for (what, change, wrong, won) in changes {
        office.edit("one/register.xlsx", "Decisions", "edited.xlsx", change);
        let said = office.reconcile("edited.xlsx", &["later"], "three", &[]);
        assert_eq!(said.err.matches("error[decision-changed]").count(), wrong, "{what}: {said:#?}");
        assert_eq!(said.status, 1, "{what}");
        let mut all = first.to_vec();
        for (member, points) in won {
            all.iter_mut().find(|(known, _)| known == member).unwrap().1 = *points;
        }
        assert_eq!(office.won("three"), monday_and(&all), "{what}");
        let open = office.table("three/data/decisions.csv");
        let open = open.iter().filter(|row| row["decision"].is_empty()).count();
        assert_eq!(open, wrong, "{what}");
    }
}

#[test]
fn a_kept_decision_can_be_taken_back_and_made_anew() {
    let office = decided();
    office.edit("one/register.xlsx", "Decisions", "edited.xlsx", |sheet| {
        cell(sheet, ["Name", "Old Nick"], "Decision").clear();
    });
    let said = office.reconcile("edited.xlsx", &["later"], "two", &[]);
    assert!(said.err.contains("warning[decision-cleared]"), "{said:#?}");
    assert_eq!(office.won("two"), monday_and(&[(6, 55), (7, 6), (8, 77)]));
    let name = column(
        &Book::read(&office.path("one/register.xlsx")).sheets
            [Book::read(&office.path("one/register.xlsx")).sheet("Decisions").unwrap()],
        "Name",
    );
    office.edit("one/register.xlsx", "Decisions", "edited.xlsx", |sheet| {
        sheet.rows.retain(|row| !row[name].contains("Old Nick"));
    });
    let said = office.reconcile("edited.xlsx", &["later"], "two", &[]);
    assert!(said.err.contains("warning[decisions-gone]"), "{said:#?}");
    assert_eq!(office.won("two"), monday_and(&[(6, 55), (7, 6), (8, 77)]));
    // A new decision takes the place of the kept one.
    office.edit("two/decisions.xlsx", "Decisions", "decided.xlsx", |sheet| {
        *cell(sheet, ["Name", "Old Nick"], "Decision") = "'001003".to_string();
    });
    let more = ["--decisions", &office.text("decided.xlsx")];
    let said = office.reconcile("one/register.xlsx", &["later"], "three", &more);
    assert!(said.status < 2, "{said:#?}");
    assert_eq!(office.won("three"), monday_and(&[(3, 60), (6, 55), (7, 6), (8, 77)]));
}

#[test]
fn decisions_of_another_copy_are_refused() {
    let office = decided();
    // In another copy Old Nick was decided as somebody else.
    office.edit("probe/decisions.xlsx", "Decisions", "other.xlsx", |sheet| {
        for (_, name, decision) in DECIDED {
            *cell(sheet, ["Name", name], "Decision") = decision.to_string();
        }
        *cell(sheet, ["Name", "Old Nick"], "Decision") = "'001003".to_string();
    });
    let more = ["--decisions", &office.text("other.xlsx")];
    office.reconcile("register.xlsx", &["monday", "tuesday"], "other", &more);
    let other = Book::read(&office.path("other/register.xlsx"));
    office.edit("one/register.xlsx", "Decisions", "edited.xlsx", |sheet| {
        *sheet = other.sheets[other.sheet("Decisions").unwrap()].clone();
    });
    let said = office.reconcile("edited.xlsx", &["later"], "two", &[]);
    assert_eq!(said.status, 2, "{said:#?}");
    assert!(said.err.contains("error[ledger-differs]: The sheet Decisions"), "{said:#?}");
}

/// A decision on a number and a name does not hold for a new member who has both.
#[test]
fn a_new_member_with_the_number_and_name_of_a_decision_is_asked() {
    let office = decided();
    office.edit("one/register.xlsx", "Members", "edited.xlsx", |sheet| {
        let cells = ["'001060", "'Rhodri Vaughan", "'Riverside", "active", "100"];
        sheet.rows.push(cells.map(String::from).to_vec());
    });
    let said = office.reconcile("edited.xlsx", &["monday", "tuesday", "later"], "two", &[]);
    assert!(said.err.contains("[decision-outdated]"), "{said:#?}");
    assert!(said.err.contains("Rhodri Vaughan is in the register as member 001060"), "{said:#?}");
    // What was credited stays; the new points wait.
    assert_eq!(office.won("two"), monday_and(&[(6, 5), (7, 66), (8, 77)]));
    for (decision, won) in [("'001006", 6), ("'001060", 60)] {
        office.edit("two/decisions.xlsx", "Decisions", "decided.xlsx", |sheet| {
            let case = "player 001060 rhodri-vaughan";
            *cell(sheet, ["Case", case], "Decision") = decision.to_string();
            *cell(sheet, ["Case", "totals 001060"], "Decision") = "'count".to_string();
        });
        let more = ["--decisions", &office.text("decided.xlsx")];
        let said = office.reconcile("edited.xlsx", &["later"], "three", &more);
        assert!(!said.err.contains("[decision-outdated]"), "{said:#?}");
        let expected = monday_and(&[(6, 5), (7, 66), (8, 77), (won, 50)]);
        assert_eq!(office.won("three"), expected, "{decision}");
        // It is not asked again.
        let again = office.reconcile("three/register.xlsx", &["later"], "four", &[]);
        assert!(!again.err.contains("[decision-outdated]"), "{again:#?}");
        assert_eq!(office.won("four"), expected, "{decision}");
    }
}

/// A member beside “same person” who is not the suggested one is a slip of the column.
#[test]
fn same_person_means_the_suggested_member() {
    let office = decided();
    office.edit("probe/decisions.xlsx", "Decisions", "decided.xlsx", |sheet| {
        *cell(sheet, ["Name", "Rhodri Vaughan"], "Decision") = "same person".to_string();
        *cell(sheet, ["Name", "Rhodri Vaughan"], "Member") = "'001005".to_string();
    });
    let more = ["--decisions", &office.text("decided.xlsx")];
    let said = office.reconcile("register.xlsx", &["monday", "tuesday"], "two", &more);
    assert!(said.err.contains("error[decisions-contradict]"), "{said:#?}");
    assert_eq!(office.won("two"), monday_and(&[]));
}

const CERTIFICATES: &str = "\
## Certificates
Certificate | Number | Date | Issuer | Event | Local points | Registered
40017 | '001001 | @2026-01-05 | WBU | Away Pairs | 30 |
40018 | '001002 | @2026-01-06 | WBU | Away Teams | 40 |
";

/// What 40017 and 40018 bring.
const OF_PAPER: [(u32, i64); 2] = [(1, 30), (2, 40)];

#[test]
fn certificates_count_as_they_were_counted() {
    fn new_row(sheet: &mut Sheet, cells: [&str; 7]) {
        sheet.rows.push(cells.map(String::from).to_vec());
    }
    const FIRST: [&str; 2] = ["Certificate", "40017"];
    // What was done, what is told, and what the members win besides.
    let changes: [Change<&[&str]>; 14] = [
        ("nothing", |_| {}, &[], &[]),
        (
            "its day cleared",
            |sheet| cell(sheet, FIRST, "Registered").clear(),
            &["error[certificate-day-gone]"],
            &[],
        ),
        (
            "its day cleared, its member typed over",
            |sheet| {
                cell(sheet, FIRST, "Registered").clear();
                *cell(sheet, FIRST, "Number") = "'001005".to_string();
            },
            &["error[certificate-changed]"],
            &[],
        ),
        (
            "its day cleared, its points typed over",
            |sheet| {
                cell(sheet, FIRST, "Registered").clear();
                *cell(sheet, FIRST, "Local points") = "300".to_string();
            },
            &["error[certificate-changed]"],
            &[],
        ),
        (
            "its points typed over",
            |sheet| *cell(sheet, FIRST, "Local points") = "300".to_string(),
            &["error[certificate-changed]"],
            &[],
        ),
        (
            "members exchanged, days cleared",
            |sheet| {
                swap(sheet, ["Certificate", "40017", "40018"], "Number");
                cell(sheet, FIRST, "Registered").clear();
                cell(sheet, ["Certificate", "40018"], "Registered").clear();
            },
            &["error[certificate-changed]"],
            &[],
        ),
        (
            "a new one",
            |sheet| new_row(sheet, ["40019", "'001003", "@2026-02-05", "WBU", "", "50", ""]),
            &[],
            &[(3, 50)],
        ),
        (
            "a new one with the day filled down",
            |sheet| {
                new_row(sheet, ["40019", "'001003", "@2026-02-05", "WBU", "", "50", "@2026-12-31"]);
            },
            &["error[certificate-never-counted]"],
            &[],
        ),
        (
            "noughts before the number",
            |sheet| new_row(sheet, ["'040017", "'001001", "@2026-01-05", "WBU", "", "30", ""]),
            &["error[certificate-twice]"],
            &[],
        ),
        (
            "a dash in the number",
            |sheet| new_row(sheet, ["'400-17", "'001003", "@2026-01-05", "WBU", "", "30", ""]),
            &["error[certificate-twice]"],
            &[],
        ),
        (
            "taken back and counted anew",
            |sheet| {
                new_row(sheet, ["40017", "'001001", "@2026-01-05", "WBU", "", "-30", ""]);
                new_row(sheet, ["40017", "'001003", "@2026-01-05", "WBU", "", "30", ""]);
            },
            &[],
            &[(1, -30), (3, 30)],
        ),
        (
            "taken back with the day filled down",
            |sheet| {
                new_row(
                    sheet,
                    ["40017", "'001001", "@2026-01-05", "WBU", "", "-30", "@2026-12-31"],
                );
            },
            &["error[certificate-never-counted]"],
            &[],
        ),
        (
            "its row deleted",
            |sheet| drop(sheet.rows.remove(1)),
            &["warning[certificate-gone]"],
            &[],
        ),
        (
            "its row deleted, and typed again",
            |sheet| {
                sheet.rows.remove(1);
                new_row(sheet, ["A 40017", "'001001", "@2026-01-05", "WBU", "", "30", ""]);
            },
            &["warning[certificate-gone]"],
            // Whether it is the one that was counted is asked.
            &[],
        ),
    ];
    let office = Office::new(CERTIFICATES);
    office.first_year(&[]);
    assert_eq!(office.won("one"), monday_and(&OF_PAPER));
    for (what, change, told, won) in changes {
        office.edit("one/register.xlsx", "Certificates", "edited.xlsx", change);
        let said = office.reconcile("edited.xlsx", &["monday"], "two", &[]);
        let mut expected = OF_PAPER.to_vec();
        expected.extend(won);
        assert_eq!(office.won("two"), monday_and(&expected), "{what}: {said:#?}");
        for code in told {
            assert!(said.err.contains(code), "{what}: {said:#?}");
        }
        assert!(!told.is_empty() || !said.err.contains("[certificate-"), "{what}: {said:#?}");
        // The next year says the same, and nothing moves.
        let again = office.reconcile("two/register.xlsx", &["monday"], "three", &[]);
        assert_eq!(office.won("three"), monday_and(&expected), "{what}, again: {again:#?}");
        for code in told {
            assert!(again.err.contains(code), "{what}, again: {again:#?}");
        }
    }
}

/// The same certificate in both rows of one year counts once.
#[test]
fn one_certificate_written_in_two_ways_counts_once() {
    let twice = CERTIFICATES.replace("40018 | '001002", "'0400-17 | '001002");
    let office = Office::new(&twice);
    office.run("monday", ["Monday Pairs", "2026-01-12"], MONDAY);
    let said = office.reconcile("register.xlsx", &["monday"], "one", &[]);
    assert!(said.err.contains("error[certificate-twice]"), "{said:#?}");
    assert_eq!(office.won("one"), monday_and(&[(1, 30)]));
}

/// The Monday Pairs with each number one row lower, as a column that was shifted.
fn shifted() -> Vec<(&'static str, &'static str, u32)> {
    let numbers = MONDAY.iter().map(|(number, ..)| *number).cycle().skip(1);
    MONDAY.iter().zip(numbers).map(|((_, name, points), number)| (number, *name, *points)).collect()
}

#[test]
fn a_return_that_gives_the_points_of_many_to_others_waits() {
    let office = Office::new("");
    office.first_year(&[]);
    let numbers = shifted();
    let without: Vec<(&str, &str, u32)> =
        MONDAY.iter().map(|(_, name, points)| ("", *name, *points)).collect();
    let others = [
        ("001007", "Sioned Marlowe", 24),
        ("001008", "Tomos Brackley", 24),
        ("001001", "Carys Penrhos", 16),
    ];
    // Shifted numbers, a file without numbers, and other players.
    for (what, awards) in [("shifted", &numbers[..]), ("no numbers", &without), ("others", &others)]
    {
        office.run("again", ["Monday Pairs", "2026-01-12"], awards);
        let said = office.reconcile("one/register.xlsx", &["again"], "two", &[]);
        assert!(said.err.contains("error[awards-replaced]"), "{what}: {said:#?}");
        assert_eq!(said.status, 1, "{what}");
        assert_eq!(office.won("two"), monday_and(&[]), "{what}: {said:#?}");
        // Given again, the right return moves nothing and leaves nothing waiting.
        office.reconcile("two/register.xlsx", &["monday"], "three", &[]);
        assert_eq!(office.won("three"), monday_and(&[]), "{what}");
        let register = Book::read(&office.path("three/register.xlsx"));
        let waiting = &register.sheets[register.sheet("Pending").unwrap()].rows;
        assert_eq!(waiting.len(), 1, "{what}: {waiting:#?}");
    }
}

#[test]
fn a_return_that_waits_is_decided_with_or_without_it() {
    let office = Office::new("");
    office.first_year(&[]);
    let others = [
        ("001007", "Sioned Marlowe", 24),
        ("001008", "Tomos Brackley", 24),
        ("001001", "Carys Penrhos", 16),
        ("", "Some Guest", 16),
    ];
    let becomes =
        monday_and(&[(1, -8), (2, -24), (3, -16), (4, -16), (5, -8), (6, -8), (7, 24), (8, 24)]);
    office.run("again", ["Monday Pairs", "2026-01-12"], &others);
    office.run("later", ["Later Pairs", "2026-03-03"], &[("001001", "Carys Penrhos", 1)]);
    office.reconcile("one/register.xlsx", &["again"], "two", &[]);
    for (decision, wins) in [("count", &becomes), ("ignore", &monday_and(&[]))] {
        office.edit("two/decisions.xlsx", "Decisions", "decided.xlsx", |sheet| {
            *cell(sheet, ["Name", "Monday Pairs"], "Decision") = decision.to_string();
        });
        let more = ["--decisions", &office.text("decided.xlsx")];
        for (register, returned) in [
            ("one/register.xlsx", "again"),
            ("two/register.xlsx", "again"),
            ("two/register.xlsx", "later"),
        ] {
            let three = format!("three-{decision}-{returned}");
            let four = format!("four-{decision}-{returned}");
            let said = office.reconcile(register, &[returned], &three, &more);
            assert!(!said.err.contains("[awards-replaced]"), "{decision}: {said:#?}");
            let mut expected = wins.clone();
            if returned == "later" {
                expected.iter_mut().find(|(member, _)| *member == 1).unwrap().1 += 1;
            }
            assert_eq!(
                office.won(&three),
                expected,
                "{decision}, {register}, {returned}: {said:#?}"
            );
            // Nothing of it counts twice.
            office.reconcile(&format!("{three}/register.xlsx"), &[returned], &four, &[]);
            assert_eq!(office.won(&four), expected, "{decision}, {register}, {returned}");
        }
    }
}

#[test]
fn a_correction_is_told_with_the_members_who_lose() {
    let office = Office::new("");
    office.first_year(&[]);
    let mut corrected = MONDAY.to_vec();
    corrected[0].2 = 16;
    corrected[2].2 = 24;
    office.run("again", ["Monday Pairs", "2026-01-12"], &corrected);
    let said = office.reconcile("one/register.xlsx", &["again"], "two", &[]);
    assert_eq!(said.err.matches("[points-taken-back]").count(), 1, "{said:#?}");
    assert!(said.err.contains("001001 Carys Penrhos 16 for 24 Local Points"), "{said:#?}");
    assert!(!said.err.contains("Ffion"), "who wins more loses nothing: {said:#?}");
    assert_eq!(office.won("two"), monday_and(&[(1, -8), (3, 8)]));
    // A larger award alone is no loss.
    corrected[0].2 = 24;
    office.run("again", ["Monday Pairs", "2026-01-12"], &corrected);
    let said = office.reconcile("one/register.xlsx", &["again"], "two", &[]);
    assert!(!said.err.contains("[points-taken-back]"), "{said:#?}");
    assert_eq!(office.won("two"), monday_and(&[(3, 8)]));
}

/// A decision of an earlier year that was wrong is corrected with the return of its event.
#[test]
fn a_wrong_member_is_corrected_by_a_decision() {
    let office = decided();
    office.reconcile("one/register.xlsx", &["tuesday"], "two", &[]);
    office.edit("two/decisions.xlsx", "Decisions", "decided.xlsx", |sheet| {
        for name in ["Rhodri Vaughan", "Old Nick", "Young Nick"] {
            cell(sheet, ["Name", name], "Member").clear();
            *cell(sheet, ["Name", name], "Decision") = "'001004".to_string();
        }
        *cell(sheet, ["Name", "Old Nick"], "Decision") = "'001003".to_string();
        *cell(sheet, ["Name", "Young Nick"], "Decision") = "'001002".to_string();
    });
    let more = ["--decisions", &office.text("decided.xlsx")];
    let said = office.reconcile("two/register.xlsx", &["tuesday"], "three", &more);
    assert_eq!(said.err.matches("[points-taken-back]").count(), 1, "{said:#?}");
    assert!(!said.err.contains("[awards-replaced]"), "{said:#?}");
    assert_eq!(office.won("three"), monday_and(&[(4, 5), (3, 6), (2, 7)]));
}

/// The evening of a credited event in another file, under another name.
#[test]
fn an_evening_under_another_name_is_asked_in_a_later_year() {
    let office = Office::new("");
    office.first_year(&[]);
    let names: Vec<(&str, &str, u32)> =
        MONDAY.iter().map(|(_, name, points)| ("", *name, *points)).collect();
    let mut rescored = MONDAY.to_vec();
    rescored[4].2 = 9;
    rescored[5].2 = 9;
    let mut otherwise: Vec<_> = MONDAY.to_vec();
    otherwise.iter_mut().for_each(|award| award.2 += 1);
    for (what, awards) in
        [("names", &names[..]), ("a pair rescored", &rescored), ("all rescored", &otherwise)]
    {
        office.run("pad", ["Session 12", "2026-01-12"], awards);
        let more = ["--accept", "likely"];
        office.reconcile("one/register.xlsx", &["pad"], "two", &more);
        assert_eq!(office.won("two"), monday_and(&[]), "{what}");
        let cases = office.table("two/data/decisions.csv");
        let case = cases.iter().find(|row| row["kind"] == "event");
        let case = case.unwrap_or_else(|| panic!("{what}: {cases:#?}"));
        assert!(case["evidence"].contains("Monday Pairs of 2026-01-12"), "{what}: {case:#?}");
        let twice: Vec<(u32, i64)> =
            (1..).zip(awards).map(|(member, award)| (member, i64::from(award.2))).collect();
        for (decision, wins) in [("ignore", monday_and(&[])), ("count", monday_and(&twice))] {
            office.edit("two/decisions.xlsx", "Decisions", "decided.xlsx", |sheet| {
                *cell(sheet, ["Kind", "event"], "Decision") = decision.to_string();
            });
            let decided = office.text("decided.xlsx");
            let more = ["--accept", "likely", "--decisions", &decided];
            let [three, four] = ["three", "four"].map(|out| format!("{out} {what}"));
            for register in ["one/register.xlsx", "two/register.xlsx"] {
                office.reconcile(register, &["pad"], &three, &more);
                assert_eq!(office.won(&three), wins, "{what}, {decision}, {register}");
                let from = format!("{three}/register.xlsx");
                office.reconcile(&from, &["pad"], &four, &more[..2]);
                assert_eq!(office.won(&four), wins, "{what}, {decision}, {register}, again");
            }
        }
    }
    // Two sessions of a day with other winners are two events.
    let evening = [
        ("001001", "Carys Penrhos", 20),
        ("001002", "Emrys Hollis", 20),
        ("001007", "Sioned Marlowe", 16),
        ("001008", "Tomos Brackley", 16),
    ];
    office.run("evening", ["Evening Pairs", "2026-01-12"], &evening);
    office.reconcile("one/register.xlsx", &["evening"], "two", &[]);
    assert_eq!(office.won("two"), monday_and(&[(1, 20), (2, 20), (7, 16), (8, 16)]));
}

/// The ledger of the first year in the register of the second would credit the second again.
#[test]
fn the_ledger_of_an_older_register_is_refused() {
    let office = Office::new("");
    office.first_year(&[]);
    office.run("later", ["Later Pairs", "2027-03-03"], &[("001001", "Carys Penrhos", 1)]);
    let reconcile = |register: &str, out: &str, more: &[&str]| {
        let mut words = vec!["--as-of", "2027-12-31"];
        words.extend(more);
        office.reconcile(register, &["later"], out, &words)
    };
    reconcile("one/register.xlsx", "two", &[]);
    assert_eq!(office.won("two"), monday_and(&[(1, 1)]));
    let one = Book::read(&office.path("one/register.xlsx"));
    let mut two = Book::read(&office.path("two/register.xlsx"));
    let kept = ["Credited", "Ledger", "Balances", "Pending", "Decisions"];
    two.sheets.retain(|sheet| !kept.contains(&&*sheet.name));
    std::fs::write(office.path("cut.xlsx"), two.bytes()).unwrap();
    let older = one.sheets.iter().filter(|sheet| kept.contains(&&*sheet.name)).cloned();
    two.sheets.extend(older);
    std::fs::write(office.path("older.xlsx"), two.bytes()).unwrap();
    let old = office.text("one/register.xlsx");
    for (register, more) in [("older.xlsx", &[][..]), ("cut.xlsx", &["--ledger", &old])] {
        let said = reconcile(register, "three", more);
        assert_eq!(said.status, 2, "{register}: {said:#?}");
        assert!(said.err.contains("error[ledger-older]"), "{register}: {said:#?}");
    }
    // The ledger of the second year is taken.
    let new = office.text("two/register.xlsx");
    let said = reconcile("cut.xlsx", "three", &["--ledger", &new]);
    assert!(said.status < 2, "{said:#?}");
    assert_eq!(office.won("three"), monday_and(&[(1, 1)]));
}

/// A total whose formula was never worked out is asked, not read as nought.
#[test]
fn a_total_that_was_not_worked_out_is_asked() {
    // Of XlsxWriter and others the result is 0, of openpyxl there is none.
    for total in [
        "=SUM(F2:G2) -> 0",
        "=SUM(F2:G2)",
        "=F2*1 -> 0",
        "=SUM(Points[[#This Row],[a]:[b]])",
        "=[1]Old!A2",
        "=[1]Old!A2 -> 0",
    ] {
        let office = Office::new("");
        office.edit("register.xlsx", "Members", "formulas.xlsx", |sheet| {
            sheet.rows[1][4] = total.to_string();
            sheet.rows[1].extend(["30", "40"].map(String::from));
        });
        office.run("monday", ["Monday Pairs", "2026-01-12"], MONDAY);
        let said = office.reconcile("formulas.xlsx", &["monday"], "one", &[]);
        assert_eq!(said.status, 1, "{total}: {said:#?}");
        assert!(said.err.contains("error[formula-without-value]"), "{total}: {said:#?}");
        assert!(said.err.contains("Members \u{203a} E2"), "{total}: {said:#?}");
        // The points of the member wait.
        let register = Book::read(&office.path("one/register.xlsx"));
        let waiting = &register.sheets[register.sheet("Pending").unwrap()].rows;
        assert_eq!(waiting.len(), 2, "{total}: {waiting:#?}");
    }
}

const ALIASES: &str = "\
## Aliases
Number | Also known as | Old number
'001005 | Megan Hughes | '000905
'001002 | Em Hollis | '000902
";

/// A former name and an old number lead to the member of the last reconciliation, or nowhere.
#[test]
fn former_names_that_were_moved_are_not_used() {
    let office = Office::new(ALIASES);
    office.first_year(&[]);
    let former = [("000905", "Megan Hughes", 50), ("000902", "Em Hollis", 60)];
    office.run("later", ["Later Pairs", "2026-03-03"], &former);
    let whole = office.reconcile("one/register.xlsx", &["later"], "two", &[]);
    assert!(!whole.err.contains("alias-changed"), "{whole:#?}");
    assert_eq!(office.won("two"), monday_and(&[(2, 60), (5, 50)]));
    const FIRST: [&str; 2] = ["Also known as", "Megan Hughes"];
    let changes: [Change<usize>; 4] = [
        (
            "members exchanged",
            |sheet| swap(sheet, ["Also known as", "Megan Hughes", "Em Hollis"], "Number"),
            2,
            &[],
        ),
        (
            "a member typed over",
            |sheet| *cell(sheet, FIRST, "Number") = "'001001".to_string(),
            1,
            &[(2, 60)],
        ),
        (
            "an old number typed over",
            |sheet| *cell(sheet, FIRST, "Old number") = "'000902".to_string(),
            1,
            &[(2, 60)],
        ),
        // On purpose: the check is cleared.
        (
            "a member corrected",
            |sheet| {
                *cell(sheet, FIRST, "Number") = "'001001".to_string();
                cell(sheet, FIRST, "Check").clear();
            },
            0,
            &[(1, 50), (2, 60)],
        ),
    ];
    for (what, change, wrong, won) in changes {
        office.edit("one/register.xlsx", "Aliases", "edited.xlsx", change);
        let said = office.reconcile("edited.xlsx", &["later"], "three", &[]);
        assert_eq!(said.err.matches("error[alias-changed]").count(), wrong, "{what}: {said:#?}");
        assert_eq!(office.won("three"), monday_and(won), "{what}: {said:#?}");
        // The next year says the same.
        let again = office.reconcile("three/register.xlsx", &["later"], "four", &[]);
        assert_eq!(again.err.matches("error[alias-changed]").count(), wrong, "{what}: {again:#?}");
        assert_eq!(office.won("four"), monday_and(won), "{what}: {again:#?}");
    }
}

/// Clubs tell namesakes apart: a column `Club` that was sorted alone, or whose cells were exchanged,
/// gives points to the wrong one.
#[test]
fn clubs_that_were_moved_without_their_rows_are_refused() {
    const CLUBS: [&str; 8] = [
        "Riverside",
        "Hillside",
        "Llanfair",
        "Hillside",
        "Riverside",
        "Llanfair",
        "Hillside",
        "Bangor",
    ];
    const NUMBER: &str = "Number";
    let office = Office::new("");
    office.edit("register.xlsx", "Members", "register.xlsx", |sheet| {
        for (nth, club) in CLUBS.iter().enumerate() {
            let number = format!("00100{}", nth + 1);
            *cell(sheet, [NUMBER, &number], "Club") = (*club).to_string();
        }
        *cell(sheet, [NUMBER, "001007"], "Name") = "Carys Penrhos".to_string();
    });
    office.first_year(&[]);
    office.run("later", ["Later Pairs", "2026-03-03"], &[("001001", "Carys Penrhos", 50)]);
    let changes: [Change<bool>; 4] = [
        ("nothing", |_| (), false, &[(1, 50)]),
        (
            "two members of other names change club",
            |sheet| swap(sheet, [NUMBER, "001002", "001003"], "Club"),
            false,
            &[(1, 50)],
        ),
        (
            "namesakes exchanged",
            |sheet| swap(sheet, [NUMBER, "001001", "001007"], "Club"),
            true,
            &[],
        ),
        (
            "the column sorted",
            |sheet| {
                let at = column(sheet, "Club");
                let mut clubs: Vec<String> =
                    sheet.rows[1..].iter().map(|row| row[at].clone()).collect();
                clubs.sort();
                sheet.rows[1..].iter_mut().zip(clubs).for_each(|(row, club)| row[at] = club);
            },
            true,
            &[],
        ),
    ];
    for (what, change, is_refused, won) in changes {
        office.edit("one/register.xlsx", "Members", "edited.xlsx", change);
        let _ = std::fs::remove_dir_all(office.path("two"));
        let said = office.reconcile("edited.xlsx", &["later"], "two", &[]);
        let told = said.err.contains("error[members-moved]") && said.err.contains("column Club");
        assert_eq!(told, is_refused, "{what}: {said:#?}");
        assert_eq!(office.path("two").exists(), !is_refused, "{what}: {said:#?}");
        if !is_refused {
            assert_eq!(office.won("two"), monday_and(won), "{what}");
        }
    }
}

/// A column that was nearly in order and was sorted alone moves few clubs.
#[test]
fn a_column_of_clubs_that_was_nearly_in_order_is_not_sorted_in_silence() {
    const NUMBER: &str = "Number";
    let office = Office::new("");
    let clubs = ["A", "A", "B", "B", "E", "C", "D", "D"];
    office.edit("register.xlsx", "Members", "register.xlsx", |sheet| {
        for (nth, club) in clubs.iter().enumerate() {
            let number = format!("00100{}", nth + 1);
            *cell(sheet, [NUMBER, &number], "Club") = format!("Club {club}");
        }
    });
    office.first_year(&[]);
    // Sorted, E comes last: C, D and E each meet a new member.
    let sorted = ["A", "A", "B", "B", "C", "D", "D", "E"];
    // Three members change club in a circle, and the column is not in order.
    let circle = ["C", "A", "A", "B", "E", "B", "D", "D"];
    for (clubs, is_refused) in [(sorted, true), (circle, false)] {
        office.edit("one/register.xlsx", "Members", "edited.xlsx", |sheet| {
            for (nth, club) in clubs.iter().enumerate() {
                let number = format!("00100{}", nth + 1);
                *cell(sheet, [NUMBER, &number], "Club") = format!("Club {club}");
            }
        });
        let said = office.reconcile("edited.xlsx", &["monday"], "two", &[]);
        assert_eq!(said.err.contains("error[members-moved]"), is_refused, "{clubs:?}: {said:#?}");
    }
}

/// A new row with points: `None` if it is not told, else what the sentence says of another row.
const NEW_ROWS: [(&str, u32, Option<&str>); 4] = [
    ("'001099 | Nia Probert | Riverside | active | 124", 124, Some("exactly as member 001001")),
    ("'001099 | Nia Probert | Riverside | active | 4000", 4000, Some("4000 Local Points")),
    ("'001099 | Nia Probert | Riverside | active | 0", 0, None),
    ("'001099 | Nia Probert | Riverside | active |", 0, None),
];

#[test]
fn totals_of_a_new_row_are_asked_and_can_stand() {
    let new_row =
        |row: &str| row.split('|').map(|cell| cell.trim().to_string()).collect::<Vec<_>>();
    for (row, points, told) in NEW_ROWS {
        let office = Office::new("");
        office.first_year(&[]);
        office.edit("one/register.xlsx", "Members", "new.xlsx", |sheet| {
            let mut cells = vec![String::new(); sheet.rows[0].len()];
            let local = column(sheet, "Local points");
            let own = new_row(row);
            cells[..4].clone_from_slice(&own[..4]);
            cells[local].clone_from(&own[4]);
            sheet.rows.push(cells);
        });
        let awards: Awards<'_> = &[("001099", "Nia Probert", 9)];
        office.run("spring", ["Spring Pairs", "2027-03-01"], awards);
        let later = ["--as-of", "2027-12-31"];
        let said = office.reconcile("new.xlsx", &["spring"], "two", &later);
        let own = |out: &str| {
            let members = office.table(&format!("{out}/data/members.csv"));
            let own = members.iter().find(|row| row["number"] == "001099").unwrap();
            own["local_points"].parse::<u32>().unwrap()
        };
        let Some(told) = told else {
            assert!(!said.err.contains("new-member-totals"), "{row}: {said:#?}");
            assert_eq!(own("two"), points + 9, "{row}");
            continue;
        };
        let err = said.err.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(err.contains("error[new-member-totals]") && err.contains(told), "{row}: {said:#?}");
        assert_eq!(own("two"), points, "{row}");
        // It is asked again in the next year, and until it is decided.
        let said = office.reconcile("two/register.xlsx", &["spring"], "three", &later);
        assert!(said.err.contains("error[new-member-totals]"), "{said:#?}");
        office.edit("two/decisions.xlsx", "Decisions", "decided.xlsx", |sheet| {
            *cell(sheet, ["Case", "totals 001099"], "Decision") = "'count".to_string();
        });
        let decided = office.text("decided.xlsx");
        let answer = ["--as-of", "2027-12-31", "--decisions", &decided];
        let said = office.reconcile("two/register.xlsx", &["spring"], "four", &answer);
        assert!(!said.err.contains("new-member-totals"), "{said:#?}");
        assert_eq!(own("four"), points + 9, "{row}: {said:#?}");
        let said = office.reconcile("four/register.xlsx", &["spring"], "five", &later);
        assert!(!said.err.contains("new-member-totals"), "{said:#?}");
        assert_eq!(own("five"), points + 9, "{row}");
    }
}

#[test]
fn columns_of_totals_that_were_exchanged_are_one_problem() {
    let office = Office::new("");
    office.first_year(&[]);
    office.edit("one/register.xlsx", "Members", "new.xlsx", |sheet| {
        let local = column(sheet, "Local points");
        sheet.rows[0][local] = "'Green points".to_string();
        for (nth, row) in sheet.rows.iter_mut().enumerate() {
            row.push(if nth == 0 { "'Local points" } else { "0" }.to_string());
        }
    });
    office.run("spring", ["Spring Pairs", "2027-03-01"], MONDAY);
    let said = office.reconcile("new.xlsx", &["spring"], "two", &["--as-of", "2027-12-31"]);
    assert_eq!(said.err.matches("error[").count(), 1, "{said:#?}");
    assert!(said.err.contains("error[totals-exchanged]"), "{said:#?}");
    assert!(!office.path("two/register.xlsx").exists());
}

#[test]
fn a_day_of_reconciliation_before_all_events_is_told() {
    let office = Office::new("");
    office.run("monday", ["Monday Pairs", "2026-01-12"], MONDAY);
    for (day, told) in [("2026-01-11", true), ("2026-01-12", false), ("2025-01-12", true)] {
        let said = office.reconcile("register.xlsx", &["monday"], "one", &["--as-of", day]);
        assert_eq!(said.err.contains("warning[day-far-back]"), told, "{day}: {said:#?}");
    }
}

/// A day before the reconciliation before is told, whatever the events are.
#[test]
fn a_day_before_the_last_reconciliation_is_told() {
    let office = Office::new("");
    office.first_year(&[]);
    office.run("late", ["Late Pairs", "2025-06-02"], &[("001001", "Carys Penrhos", 24)]);
    for (day, told) in
        [("2025-12-31", true), ("2026-12-30", true), ("2026-12-31", false), ("2027-12-31", false)]
    {
        let said = office.reconcile("one/register.xlsx", &["late"], "two", &["--as-of", day]);
        assert_eq!(said.err.contains("warning[day-far-back]"), told, "{day}: {said:#?}");
        assert!(said.status < 2, "{day}: {said:#?}");
    }
}

/// A formula in a cell that gets a new total is told with its cell; sums of figures, as palmares writes them,
/// and cells that stay as they are say nothing.
#[test]
fn a_formula_that_becomes_a_total_is_told() {
    let office = Office::new("");
    office.first_year(&[]);
    office.run("spring", ["Spring Pairs", "2026-03-02"], &[("001001", "Carys Penrhos", 24)]);
    for (number, formula, told) in [
        ("001001", "=100+24 -> 124", None),
        ("001001", "=SUM(F2:G2) -> 124", Some("(E2)")),
        ("001001", "=F2+24 -> 124", Some("(E2)")),
        ("001002", "=SUM(F3:G3) -> 124", None),
    ] {
        office.edit("one/register.xlsx", "Members", "edited.xlsx", |sheet| {
            *cell(sheet, ["Number", number], "Local points") = formula.to_string();
        });
        let said = office.reconcile("edited.xlsx", &["spring"], "two", &[]);
        let is_told = said.err.contains("warning[formulas-replaced]");
        assert_eq!(is_told, told.is_some(), "{number} {formula}: {said:#?}");
        assert!(said.err.contains(told.unwrap_or_default()), "{number} {formula}: {said:#?}");
    }
}
