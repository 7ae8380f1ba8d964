//! What commands say to a person: help, colours, notes, problems as JSON, the last line.

use std::path::PathBuf;

use crate::support::{Folder, palmares_unchecked as palmares, workbook};

/// A return with an error and a warning.
const FAULTY: &str = "## Event
Format | pairs
Rules | wbu-2003
Date | @2004-05-02
Boards | 24
Movement | howell
Favourite colour | blue
## Entries
Entry | Player 1 | No 1 | Player 2 | No 2
1 | Ann Alpha | '10001 | Bob Beta | '10002
2 | Cat Gamma | '10003 | Dai Delta | '10004
3 | Eve Epsilon | '10005 | Fay Zeta | '10006
4 | Gil Eta | '10007 | Hal Theta | '10008
5 | Ian Iota | '10009 | Joy Kappa | '10010
6 | Kit Lambda | '10011 | Lou Mu | '10012
## Results
Entry | Score
1 | 60
2 | 50
3 | fifty
4 | 40
5 | 30
6 | 20
";

/// The same without a fault.
fn sound() -> String {
    FAULTY.replace("Favourite colour | blue\n", "").replace("fifty", "45")
}

const SWISS: &str = "## Event
Format | swiss
Rules | fide-2026
Date | @2026-05-02
Rounds | 3
Favourite colour | blue
## Entries
Entry | Player 1 | Rating
1 | Ann | 2000
2 | Bob | 1900
3 | Cat | 1800
4 | Dai | 1700
";

fn path(path: PathBuf) -> String {
    path.to_str().unwrap().to_string()
}

/// A folder with a faulty return, a sound one and a Swiss, and a register.
struct Desk {
    folder: Folder,
    returns: String,
    faulty: String,
    swiss: String,
    register: String,
}

impl Desk {
    fn new() -> Desk {
        let folder = Folder::with(FAULTY);
        folder.add("swiss.xlsx", SWISS);
        // A player without a number is noted, and gives the season a day.
        folder.add("july.xlsx", &sound().replace("2004-05-02", "2004-07-02").replace("'10001", ""));
        let register = folder.root().join("register.xlsx");
        let members = "## Members\nNumber | Name | Club\n10001 | Ann Alpha | Riverside\n";
        std::fs::write(&register, workbook::xlsx(members)).unwrap();
        let [faulty, swiss] =
            ["club.xlsx", "swiss.xlsx"].map(|name| path(folder.returns().join(name)));
        let (returns, register) = (path(folder.returns()), path(register));
        Desk { folder, returns, faulty, swiss, register }
    }

    fn out(&self, name: &str) -> String {
        path(self.folder.root().join(name))
    }
}

#[test]
fn help_is_a_command_too() {
    let said = palmares(&["help"]);
    assert_eq!(said.status, 0, "{said:#?}");
    assert_eq!(said.out, palmares(&["--help"]).out);
    for command in ["run", "watch", "check", "draw", "explain", "new", "adopt", "reconcile"] {
        let own = palmares(&["help", command]);
        assert_eq!(own.status, 0, "{own:#?}");
        assert_eq!(own.out, palmares(&[command, "--help"]).out);
        assert!(own.out.contains("--color <WHEN>"), "{command}: {}", own.out);
        let listed = said.out.lines().any(|line| line.trim_start().starts_with(command));
        assert!(listed, "{command} is not in the list:\n{}", said.out);
    }
}

/// Every command that tells problems, with colours always, never, and by itself in a pipe.
#[test]
fn colours_are_sent_when_they_are_wanted() {
    let desk = Desk::new();
    let Desk { returns, faulty, swiss, register, .. } = &desk;
    let outs = ["run", "reconcile", "usebio", "page", "members", "difference"];
    let [run, reconciled, usebio, page, members, _] = outs.map(|name| desk.out(name));
    let commands: [Vec<&str>; 10] = [
        vec!["check", returns],
        vec!["run", returns, "--out", &run],
        vec![
            "reconcile",
            "--register",
            register,
            returns,
            "--out",
            &reconciled,
            "--as-of",
            "2004-08-01",
        ],
        vec!["draw", faulty],
        vec!["draw", swiss, "-v"],
        vec!["draw", swiss, "--if", "1 withdraws", "-v"],
        vec!["explain", faulty, "--entry", "3"],
        vec!["export", "usebio", faulty, "--out", &usebio, "--overwrite"],
        vec!["export", "page", faulty, "--out", &page, "--overwrite"],
        vec![
            "export",
            "members",
            returns,
            "--out",
            &members,
            "--overwrite",
            "--columns",
            "No = number",
        ],
    ];
    for command in commands {
        let coloured = |when: &[&str]| {
            let said = palmares(&[&command[..], when].concat());
            assert!(said.err.contains('[') || command[0] == "explain", "{command:?}: {said:#?}");
            said.err.contains('\u{1b}')
        };
        let tells = command[0] != "explain";
        assert_eq!(coloured(&["--color", "always"]), tells, "{command:?}");
        assert!(!coloured(&["--color", "never"]), "{command:?}");
        // Nobody looks at a pipe.
        assert!(!coloured(&["--color", "auto"]) && !coloured(&[]), "{command:?}");
        // Before the command as well.
        let first = palmares(&[&["--color", "always"], &command[..]].concat());
        assert_eq!(first.err.contains('\u{1b}'), tells, "{command:?}");
    }
    let wrong = palmares(&["check", returns, "--color", "sometimes"]);
    assert_eq!(wrong.status, 2, "{wrong:#?}");
}

/// Notes are counted and named; -v tells them in full, with the same words in every command.
#[test]
fn notes_are_told_when_they_are_wanted() {
    let desk = Desk::new();
    let Desk { returns, register, .. } = &desk;
    let [run, reconciled] = ["run", "reconcile"].map(|name| desk.out(name));
    for command in [
        vec!["check", returns],
        vec!["run", returns, "--out", &run],
        vec![
            "reconcile",
            "--register",
            register,
            returns,
            "--out",
            &reconciled,
            "--as-of",
            "2004-08-01",
        ],
    ] {
        let plain = palmares(&command);
        assert!(!plain.err.contains("note[unregistered-award]"), "{command:?}: {}", plain.err);
        let named = plain.err.lines().find(|line| line.ends_with("; use -v to list them")).unwrap();
        assert!(named.contains("[unregistered-award]"), "{named}");
        let told = palmares(&[&command[..], &["-v"]].concat());
        assert!(told.err.contains("note[unregistered-award]"), "{command:?}: {}", told.err);
        assert!(!told.err.contains("use -v to list them"), "{command:?}: {}", told.err);
        let quiet = palmares(&[&command[..], &["--quiet"]].concat());
        assert!(!quiet.err.contains("note"), "{command:?}: {}", quiet.err);
        assert!(quiet.err.contains("error[") && quiet.out.is_empty(), "{command:?}: {quiet:#?}");
        let both = palmares(&[&command[..], &["--quiet", "-v"]].concat());
        assert_eq!(both.status, 2, "{both:#?}");
    }
}

/// JSON has every problem in full, whatever the terminal is told.
#[test]
fn json_has_every_problem() {
    let desk = Desk::new();
    let Desk { returns, register, .. } = &desk;
    let [run, reconciled] = ["run", "reconcile"].map(|name| desk.out(name));
    for command in [
        vec!["check", returns],
        vec!["run", returns, "--out", &run],
        vec![
            "reconcile",
            "--register",
            register,
            returns,
            "--out",
            &reconciled,
            "--as-of",
            "2004-08-01",
        ],
    ] {
        let said = palmares(&[&command[..], &["--json", "--quiet"]].concat());
        let summary: serde_json::Value = serde_json::from_str(&said.out).unwrap();
        let problems = summary["problems"].as_array().unwrap();
        let of = |severity: &str| {
            problems.iter().filter(|problem| problem["severity"] == severity).count() as u64
        };
        for (word, severity) in [("errors", "error"), ("warnings", "warning"), ("notes", "note")] {
            assert_eq!(summary[word].as_u64().unwrap(), of(severity), "{command:?}: {word}");
        }
        let score = |problem: &&serde_json::Value| problem["code"] == "unreadable-number";
        let score = problems.iter().find(score).unwrap();
        assert_eq!(score["cell"], "B4");
        assert_eq!(score["path"], "club.xlsx", "{command:?}");
        assert_eq!((&score["severity"], &score["sheet"]), (&"error".into(), &"Results".into()));
        for part in ["code", "message", "hint"] {
            assert!(!score[part].as_str().unwrap().is_empty(), "{command:?}: {part}");
        }
    }
}

/// The last line says what to open: the page of problems if there are errors, else the index.
#[test]
fn the_last_line_says_what_to_open() {
    for (text, page) in [(FAULTY.to_string(), "secretary.html"), (sound(), "index.html")] {
        let folder = Folder::with(&text);
        let (returns, out) = (path(folder.returns()), path(folder.out()));
        let said = palmares(&["run", &returns, "--out", &out]);
        let page = folder.out().join(page);
        let last = said.out.lines().last().unwrap();
        assert_eq!(last, format!("open {}", page.display()), "{said:#?}");
        assert!(page.exists());
        // No page, nothing to open.
        let said = palmares(&["run", &returns, "--out", &out, "--only", "data"]);
        assert!(!said.out.contains("open "), "{said:#?}");
    }
}

/// A file of text by itself is told what it can be, and what to do.
#[test]
fn a_text_alone_is_told_what_to_do() {
    for (name, text, told, hint) in [
        ("results.csv", "Entry,Score\n1,60\n2,55\n", "a return's Results sheet", "as .xlsx"),
        (
            "entries.csv",
            "Entry;Player 1;No 1;Player 2;No 2\n1;Ann;10001;Bob;10002\n",
            "a return's Entries sheet",
            "palmares new",
        ),
        (
            "soiree.csv",
            "Pl;Couple;Ligne;Pts\n1;Ann & Bob;NS;58,3\n",
            "Pl, Couple, Ligne, Pts",
            "palmares adopt",
        ),
        ("letter.txt", "Dear secretary,\n\nhere is nothing.\n", "a plain text file", ".xlsx"),
    ] {
        let folder = Folder::new();
        folder.add_bytes(name, text.as_bytes());
        let said =
            palmares(&["run", &path(folder.returns().join(name)), "--out", &path(folder.out())]);
        assert_eq!(said.status, 1, "{said:#?}");
        assert!(said.err.contains(told) && said.err.contains(hint), "{name}: {}", said.err);
    }
}

/// Who only wants the round in the workbook is told nothing; an event without a round is no error
/// where another has one.
#[test]
fn a_quiet_draw_into_the_workbook_says_nothing() {
    let text = "## Events\nEvent | Format | Rules | Date | Rounds\n\
        A | swiss | fide-2026 | @2026-05-02 | 3\nB | swiss | fide-2026 | @2026-05-03 | 1\n\
        ## Entries\nEvent | Entry | Player 1 | Rating\n\
        A | 1 | Ann | 2000\nA | 2 | Bob | 1900\nA | 3 | Cat | 1800\nA | 4 | Dai | 1700\n\
        B | 1 | Eve | 2000\nB | 2 | Fay | 1900\n\
        ## Matches\nEvent | Round | Home | Away | Result\nB | 1 | 1 | 2 | '1-0\n";
    let folder = Folder::with(text);
    let file = path(folder.returns().join("club.xlsx"));
    let said = palmares(&["draw", &file]);
    assert_eq!(said.status, 0, "{said:#?}");
    assert!(said.out.contains("# A") && !said.out.contains("# B"), "{said:#?}");
    assert!(said.err.contains("note: ") && said.err.contains("event B has no round to draw"));
    assert!(!said.err.contains("error:"), "{said:#?}");
    let quiet = palmares(&["draw", &file, "--write", "--quiet"]);
    assert_eq!((quiet.status, quiet.out.as_str(), quiet.err.as_str()), (0, "", ""), "{quiet:#?}");
    let alone = palmares(&["draw", &file, "--event", "B"]);
    assert_eq!(alone.status, 1, "{alone:#?}");
    assert!(alone.err.contains("error: ") && alone.err.contains("no round to draw"), "{alone:#?}");
}
