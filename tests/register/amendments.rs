//! Amendments of `palmares diff` that were edited, or that do not fit what the register credited, and
//! a register that would be overwritten: nothing is credited twice or lost without a word.

use crate::support::{Folder, Said, palmares, rows, workbook};

const MEMBERS: &str = "\
## Members
Number | Name | Club | Status | Local points
'001001 | Carys Penrhos | Riverside | active | 100
'001002 | Emrys Hollis | Riverside | active | 100
'001003 | Ffion Treharne | Riverside | active | 100
'001004 | Gareth Lockwood | Riverside | active | 100
";

/// Numbers and Local Points of the four members in the Monday Pairs, before and after a correction
/// that gives the first place to the second pair.
const BEFORE: [u32; 4] = [24, 24, 16, 16];
const AFTER: [u32; 4] = [16, 16, 24, 24];

const NAMES: [&str; 4] = ["Carys Penrhos", "Emrys Hollis", "Ffion Treharne", "Gareth Lockwood"];

/// An office with a register, two runs and the register that was reconciled with the first.
struct Office(Folder);

impl Office {
    fn new() -> Office {
        let office = Office(Folder::new());
        std::fs::write(office.0.root().join("register.xlsx"), workbook::xlsx(MEMBERS)).unwrap();
        office.run("old", "monday-1", "2026-01-12", BEFORE);
        office.run("new", "monday-1", "2026-01-12", AFTER);
        office.diff("old", "new", "changes");
        assert_eq!(office.reconcile("register.xlsx", &["old"], "one").status, 0);
        assert_eq!(office.won("one"), BEFORE);
        office
    }

    fn text(&self, name: &str) -> String {
        self.0.root().join(name).to_str().unwrap().to_string()
    }

    /// An output folder of a run with one event, as `palmares run` writes it.
    fn run(&self, name: &str, key: &str, day: &str, won: [u32; 4]) {
        let data = self.0.root().join(name).join("data");
        std::fs::create_dir_all(&data).unwrap();
        std::fs::write(data.with_file_name(".palmares"), "palmares output, format 1\n").unwrap();
        let events = format!(
            "event_key,return,event,title,date,organiser,rules,format,status,stage,contestants,tables,boards,state\n\
             {key},monday.xlsx,1,Monday Pairs,{day},Riverside,wbu-2003,pairs,club,single,2,1,24,final\n"
        );
        let mut awards =
            "event_key,entry,place,player_no,player,kind,points,clauses,basis\n".to_string();
        for (nth, (name, points)) in NAMES.iter().zip(won).enumerate() {
            let number = nth + 1;
            awards.push_str(&format!(
                "{key},{},1,00100{number},{name},local,{points},4.1.2,basis\n",
                nth / 2 + 1
            ));
        }
        let standings = "event_key,section,direction,place,tied,entry,name,score,unit,played,won,drawn,lost,tiebreaks\n";
        for (file, text) in
            [("events.csv", &*events), ("awards.csv", &awards), ("standings.csv", standings)]
        {
            std::fs::write(data.join(file), text).unwrap();
        }
    }

    fn diff(&self, old: &str, new: &str, out: &str) {
        let said = palmares(&["diff", &self.text(old), &self.text(new), "--out", &self.text(out)]);
        assert_eq!(said.status, 0, "{said:#?}");
    }

    /// The amendment with its lines changed.
    fn edited(&self, edit: impl FnOnce(&mut Vec<String>)) {
        let text = std::fs::read_to_string(self.text("changes/amendment.csv")).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
        assert_eq!(lines.len(), 9, "{lines:#?}");
        edit(&mut lines);
        std::fs::write(self.text("edited.csv"), lines.join("\n") + "\n").unwrap();
    }

    fn reconcile(&self, register: &str, inputs: &[&str], out: &str) -> Said {
        let inputs: Vec<String> = inputs.iter().map(|input| self.text(input)).collect();
        let (register, out) = (self.text(register), self.text(out));
        let mut words = vec!["reconcile", "--register", &register, "--out", &out];
        words.extend(inputs.iter().map(String::as_str));
        words.extend(["--as-of", "2026-12-31", "--no-progress"]);
        palmares(&words)
    }

    /// The Local Points of the members beyond the hundred with which they began.
    fn won(&self, out: &str) -> [u32; 4] {
        let text = std::fs::read_to_string(self.text(&format!("{out}/data/members.csv"))).unwrap();
        let members = rows(&text);
        std::array::from_fn(|nth| members[nth]["local_points"].parse::<u32>().unwrap() - 100)
    }
}

#[test]
fn an_amendment_as_it_was_written_is_applied_once() {
    let office = Office::new();
    let said = office.reconcile("one/register.xlsx", &["changes"], "two");
    assert_eq!((said.status, office.won("two")), (0, AFTER), "{said:#?}");
    let said = office.reconcile("two/register.xlsx", &["changes"], "three");
    assert_eq!((said.status, office.won("three")), (0, AFTER), "{said:#?}");
    // The runs have no copies of their returns, so nobody knows why the awards differ.
    let amendment = std::fs::read_to_string(office.text("changes/amendment.csv")).unwrap();
    assert!(amendment.contains("one run has no copy of the return"), "{amendment}");
    // The order of rows and the ends of lines do not matter.
    office.edited(|lines| {
        lines[1..].sort_by_key(|line| std::cmp::Reverse(line.clone()));
        lines.iter_mut().for_each(|line| line.push('\r'));
    });
    let said = office.reconcile("one/register.xlsx", &["edited.csv"], "four");
    assert_eq!((said.status, office.won("four")), (0, AFTER), "{said:#?}");
}

/// An edit of an amendment, with the code that is told and its line.
type Edit = (&'static str, fn(&mut Vec<String>), &'static str, usize);

#[test]
fn an_amendment_that_was_edited_is_refused_at_its_row() {
    let office = Office::new();
    let edits: [Edit; 8] = [
        ("a row that takes back deleted", |lines| drop(lines.remove(1)), "amendment-changed", 2),
        ("a row that gives deleted", |lines| drop(lines.remove(2)), "amendment-changed", 2),
        ("a row doubled", |lines| lines.push(lines[2].clone()), "amendment-changed", 2),
        (
            "points typed over",
            |lines| lines[2] = lines[2].replace(",local,16,", ",local,61,"),
            "amendment-changed",
            2,
        ),
        (
            "numbers without their noughts",
            |lines| lines.iter_mut().for_each(|line| *line = line.replace(",0010", ",10")),
            "amendment-changed",
            2,
        ),
        (
            "the check of a row typed over",
            |lines| lines[3] = lines[3].replace("8 of 8 rows", "9 of 8 rows"),
            "amendment-changed",
            4,
        ),
        (
            "days as a spreadsheet writes them",
            |lines| {
                lines.iter_mut().for_each(|line| *line = line.replace("2026-01-12", "12/01/2026"))
            },
            "amendment-day",
            2,
        ),
        (
            "another key",
            |lines| lines.iter_mut().for_each(|line| *line = line.replace("monday-1", "monday-2")),
            "amendment-changed",
            2,
        ),
    ];
    for (what, edit, code, line) in edits {
        office.edited(edit);
        let said = office.reconcile("one/register.xlsx", &["edited.csv"], "two");
        assert_eq!(said.status, 1, "{what}: {said:#?}");
        assert_eq!(said.err.matches("error[").count(), 1, "{what}: {said:#?}");
        assert!(said.err.contains(&format!("error[{code}]")), "{what}: {said:#?}");
        assert!(
            said.err.contains(&format!("edited.csv \u{203a} line {line}\n")),
            "{what}: {said:#?}"
        );
        assert_eq!(office.won("two"), BEFORE, "{what}");
    }
    office.edited(|lines| {
        for line in lines {
            *line = line.rsplit_once(',').unwrap().0.to_string();
        }
    });
    let said = office.reconcile("one/register.xlsx", &["edited.csv"], "three");
    assert_eq!(said.status, 2, "{said:#?}");
    assert!(said.err.contains("the amendment has no column check"), "{said:#?}");
}

#[test]
fn an_amendment_that_takes_nothing_back_gives_nothing() {
    let office = Office::new();
    // The register without the event.
    let said = office.reconcile("register.xlsx", &["changes"], "none");
    assert_eq!((said.status, office.won("none")), (1, [0; 4]), "{said:#?}");
    assert!(said.out.contains("4 errors"), "{said:#?}");
    assert!(said.err.contains("error[amendment-takes-nothing]"), "{said:#?}");
    assert!(said.err.contains("amendment.csv \u{203a} line 6"), "{said:#?}");
    assert!(said.err.contains("Monday Pairs of 2026-01-12 (Riverside)"), "{said:#?}");
    // The event is only now given.
    let said = office.reconcile("register.xlsx", &["old", "changes"], "both");
    assert_eq!((said.status, office.won("both")), (1, BEFORE), "{said:#?}");
    assert!(said.err.contains("error[amendment-takes-nothing]"), "{said:#?}");
    // Runs over the folder of one club have other keys; the event is known by day, name and body.
    office.run("club-old", "2026-1", "2026-01-12", BEFORE);
    office.run("club-new", "2026-1", "2026-01-12", AFTER);
    office.diff("club-old", "club-new", "club");
    let said = office.reconcile("one/register.xlsx", &["club"], "two");
    assert_eq!((said.status, office.won("two")), (0, AFTER), "{said:#?}");
    // Of another day, it is another event.
    office.run("day-old", "2026-1", "2026-02-12", BEFORE);
    office.run("day-new", "2026-1", "2026-02-12", AFTER);
    office.diff("day-old", "day-new", "day");
    let said = office.reconcile("one/register.xlsx", &["day"], "three");
    assert_eq!((said.status, office.won("three")), (1, BEFORE), "{said:#?}");
    assert!(said.err.contains("error[amendment-takes-nothing]"), "{said:#?}");
}

#[test]
fn an_amendment_of_which_one_row_does_not_fit_gives_nothing() {
    let office = Office::new();
    // In the old run the third member won 15, and the register credited 16.
    office.run("other", "monday-1", "2026-01-12", [24, 24, 15, 16]);
    office.diff("other", "new", "changes");
    let said = office.reconcile("one/register.xlsx", &["changes"], "two");
    assert_eq!((said.status, office.won("two")), (1, BEFORE), "{said:#?}");
    assert_eq!(said.err.matches("error[amendment-differs]").count(), 1, "{said:#?}");
    assert!(said.err.contains("takes 15 Local Points back from member 001003"), "{said:#?}");
}

#[test]
fn of_two_amendments_of_an_event_one_is_applied() {
    let office = Office::new();
    std::fs::copy(office.text("changes/amendment.csv"), office.text("again.csv")).unwrap();
    let said = office.reconcile("one/register.xlsx", &["changes", "again.csv"], "two");
    assert_eq!((said.status, office.won("two")), (1, AFTER), "{said:#?}");
    assert_eq!(said.err.matches("error[amendment-twice]").count(), 1, "{said:#?}");
}

/// An amendment names an event as the old run did, which the register was reconciled with.
#[test]
fn an_amendment_of_a_return_with_another_day_takes_back_by_the_old_one() {
    let office = Office::new();
    office.run("new", "monday-1", "2026-01-13", AFTER);
    office.diff("old", "new", "moved");
    let said = office.reconcile("one/register.xlsx", &["moved"], "two");
    assert_eq!((said.status, office.won("two")), (0, AFTER), "{said:#?}");
}

#[test]
fn a_register_with_credits_that_would_be_lost_is_not_overwritten() {
    let office = Office::new();
    office.run("later", "friday-1", "2026-05-15", [5, 5, 5, 5]);
    // The same reconciliation again, and with the corrected return.
    for (run, won) in [("old", BEFORE), ("new", AFTER), ("old", BEFORE)] {
        let said = office.reconcile("register.xlsx", &[run], "one");
        assert_eq!((said.status, office.won("one")), (0, won), "{said:#?}");
    }
    let kept = std::fs::read(office.text("one/register.xlsx")).unwrap();
    let said = office.reconcile("register.xlsx", &["later"], "one");
    assert_eq!(said.status, 2, "{said:#?}");
    assert!(said.err.contains("Monday Pairs of 2026-01-12 (Riverside)"), "{said:#?}");
    assert!(said.err.contains("--register"), "{said:#?}");
    assert_eq!(std::fs::read(office.text("one/register.xlsx")).unwrap(), kept);
    assert_eq!(office.won("one"), BEFORE);
    // On from it, and both seasons at once.
    let said = office.reconcile("one/register.xlsx", &["later"], "two");
    assert_eq!((said.status, office.won("two")), (0, BEFORE.map(|won| won + 5)), "{said:#?}");
    let said = office.reconcile("register.xlsx", &["old", "later"], "one");
    assert_eq!((said.status, office.won("one")), (0, BEFORE.map(|won| won + 5)), "{said:#?}");
}

#[test]
fn an_amendment_beside_the_returns_from_before_it_is_told() {
    let office = Office::new();
    let said = office.reconcile("one/register.xlsx", &["changes", "old"], "two");
    assert!(said.err.contains("error[amendment-outdone]"), "{said:#?}");
    assert_eq!(office.won("two"), BEFORE, "{said:#?}");
    // Beside the corrected returns it says the same.
    let said = office.reconcile("one/register.xlsx", &["changes", "new"], "three");
    assert!(!said.err.contains("amendment-outdone"), "{said:#?}");
    assert_eq!(office.won("three"), AFTER, "{said:#?}");
}

#[test]
fn an_event_that_was_withdrawn_does_not_come_back_in_silence() {
    let office = Office::new();
    office.run("none", "monday-1", "2026-01-12", [0; 4]);
    let awards = office.text("none/data/awards.csv");
    let text = std::fs::read_to_string(&awards).unwrap();
    std::fs::write(&awards, format!("{}\n", text.lines().next().unwrap())).unwrap();
    office.diff("old", "none", "withdrawn");
    let said = office.reconcile("one/register.xlsx", &["withdrawn"], "two");
    assert_eq!(office.won("two"), [0; 4], "{said:#?}");
    let said = office.reconcile("two/register.xlsx", &["old"], "three");
    assert!(said.err.contains("warning[event-back]"), "{said:#?}");
    assert_eq!(office.won("three"), BEFORE, "{said:#?}");
    // It is told once.
    let said = office.reconcile("three/register.xlsx", &["old"], "four");
    assert!(!said.err.contains("event-back"), "{said:#?}");
}

#[test]
fn an_amendment_without_rows_is_told() {
    let office = Office::new();
    office.edited(|lines| lines.truncate(1));
    let said = office.reconcile("one/register.xlsx", &["edited.csv"], "two");
    assert!(said.err.contains("warning[amendment-empty]"), "{said:#?}");
    assert_eq!(office.won("two"), BEFORE, "{said:#?}");
}
