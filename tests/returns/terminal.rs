//! Control, bidirectional and other hidden characters in cells, sheets, files and arguments
//! are shown as symbols on a terminal; data files keep them.

use std::fmt::Write as _;
use std::path::PathBuf;

use crate::support::{Folder, Said, program, workbook};

/// Escape sequences, a bell, a changed direction, line ends and zero-width characters,
/// escaped for a workbook by ECMA-376 part 1, 22.9.2.19.
const IN_A_CELL: &str = "_x001B_]0;pwned_x0007__x001B_[2J_x0000_\u{202e}\u{2066}\u{200b}\u{ad}\u{85}\u{9b}\u{2028}\u{e0041}\u{feff}all good, 0 errors_x000D_";
/// The same in files and arguments.
const IN_A_NAME: &str = "x\u{1b}[31m\u{7}\u{202e}\u{200b}\u{9b}\u{2028}\n\tall good";
/// Text that stays readable.
const READABLE: &str = "Łukasz Müller 陳大文 عربي e\u{301} 👩\u{200d}👧";

/// Whether a terminal would interpret a character or show nothing.
fn is_hidden(c: char) -> bool {
    c.is_control() && !matches!(c, '\n' | '\t')
        || "\u{202e}\u{2066}\u{200b}\u{ad}\u{2028}\u{e0041}\u{feff}".contains(c)
}

/// The output of a command, which must not contain hidden characters.
fn said(words: &[&str]) -> Said {
    let said = program(words);
    for text in [&said.out, &said.err] {
        let hidden = text.chars().find(|c| is_hidden(*c));
        assert!(hidden.is_none(), "{words:?} sends {hidden:?}:\n{text:?}");
        let forged = text.lines().any(|line| line.trim_start().starts_with("all good"));
        assert!(!forged, "{words:?}: a line of a cell's own:\n{text}");
    }
    said
}

/// The same; it must contain symbols.
fn shown(words: &[&str]) -> Said {
    let said = said(words);
    assert!(said.out.contains('␛') || said.err.contains('␛'), "{words:?}: {said:#?}");
    said
}

/// A return whose every text is odd, with errors that quote it.
fn pairs(title: &str) -> String {
    let (mut entries, mut results) = (String::new(), String::new());
    for pair in 1..=12 {
        writeln!(
            entries,
            "{pair} | {IN_A_CELL}{pair} | '2{pair:04} | {READABLE} {pair} | '3{pair:04}"
        )
        .unwrap();
        writeln!(results, "{pair} | {}", 60 - pair).unwrap();
    }
    format!(
        "## Event\nFormat | pairs\nRules | wbu-2003\nDate | @2026-05-02\nTitle | {title}{IN_A_CELL}\nBoards | 24\n\
         Organiser | Club{IN_A_CELL}\n{IN_A_CELL} | {IN_A_CELL}\n\
         ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n{entries}\
         ## Results\nEntry | %\n{results}{IN_A_CELL} | {IN_A_CELL}\n\
         ## More{IN_A_CELL}\n1 | 2\n"
    )
}

fn swiss() -> String {
    let mut entries = String::new();
    for player in 1..=6 {
        writeln!(entries, "{player} | {READABLE}{IN_A_CELL}{player} | {}", 2400 - player * 10)
            .unwrap();
    }
    format!(
        "## Event\nFormat | swiss\nRules | fide-2026\nDate | @2026-05-02\nTitle | Open{IN_A_CELL}\nRounds | 3\n\
         ## Entries\nEntry | Player 1 | Rating\n{entries}"
    )
}

fn path(path: PathBuf) -> String {
    path.to_str().unwrap().to_string()
}

#[test]
fn no_command_sends_what_a_return_holds() {
    let folder = Folder::new();
    folder.add("a.xlsx", &pairs("Monday"));
    folder.add_bytes("broken\u{1b}[31m.xlsx", b"no workbook");
    let returns = path(folder.returns());
    let one = path(folder.returns().join("a.xlsx"));
    let out = |name: &str| path(folder.root().join(name));
    let check = shown(&["check", &returns]);
    assert!(
        check.err.contains("]0;pwned␇␛[2J␀<U+202E><U+2066><U+200B><U+00AD><U+0085>"),
        "{check:#?}"
    );
    shown(&["check", &one]);
    shown(&["check", &returns, "--color", "never"]);
    said(&["check", &returns, "--json", "--quiet"]);
    shown(&["run", &returns, "--out", &out("before")]);
    // Files keep what was typed.
    let events = std::fs::read_to_string(folder.root().join("before/data/events.csv")).unwrap();
    assert!(events.contains('\u{202e}') && !events.contains("<U+202E>"));
    folder.add("a.xlsx", &pairs("Tuesday"));
    shown(&["run", &returns, "--out", &out("after")]);
    shown(&["diff", &out("before"), &out("after")]);
    shown(&["diff", &out("before"), &out("after"), "--out", &out("changes")]);
    said(&["diff", &out("before"), &out("after"), "--json"]);
    let explained = shown(&["explain", &one, "--entry", "1"]);
    assert!(explained.out.contains(READABLE), "{explained:#?}");
    shown(&["explain", &one, "--player", "20001", "--season", &returns]);
    shown(&["export", "usebio", &one, "--out", &out("upload")]);
}

#[test]
fn no_colour_of_ours_lets_another_through() {
    let folder = Folder::with(&pairs("Monday"));
    let coloured = program(&["check", &path(folder.returns()), "--color", "always"]);
    assert!(coloured.err.contains("\u{1b}[1m"), "our own");
    for escape in coloured.err.split('\u{1b}').skip(1) {
        assert!(escape.starts_with('['), "{escape:?}");
        let (codes, _) = escape[1..].split_once('m').unwrap();
        assert!(codes.chars().all(|c| c.is_ascii_digit() || c == ';'), "{escape:?}");
        assert!(!escape.starts_with("[2J"), "{escape:?}");
    }
}

#[test]
fn no_draw_sends_what_a_name_holds() {
    let folder = Folder::with(&swiss());
    let one = path(folder.returns().join("club.xlsx"));
    let drawn = shown(&["draw", &one]);
    assert!(drawn.out.contains(READABLE), "{drawn:#?}");
    shown(&["explain", &one, "--draw"]);
    said(&["export", "trf", &one, "--draft", "--out", &path(folder.root().join("upload"))]);
}

#[test]
fn no_register_is_sent_as_it_is() {
    let folder = Folder::with(&pairs("Monday"));
    let members = format!(
        "## Members\nNumber | Name | Club | Other{IN_A_CELL}\n\
         20001 | {IN_A_CELL} | {IN_A_CELL} |\n{IN_A_CELL} | {IN_A_CELL} | |\n"
    );
    let register = folder.root().join("register.xlsx");
    std::fs::write(&register, workbook::xlsx(&members)).unwrap();
    let (register, out) = (path(register), path(folder.out()));
    let returns = path(folder.returns());
    let words =
        ["reconcile", "--register", &register, &returns, "--out", &out, "--as-of", "2026-06-01"];
    shown(&words);
    said(&[&words[..], &["--json", "--quiet"]].concat());
}

#[test]
fn no_file_of_another_program_is_sent_as_it_is() {
    let folder = Folder::new();
    let odd = "\u{202e}\u{200b}\u{85}\u{2028}&#27;";
    let usebio = format!(
        "<?xml version=\"1.0\"?>\n<USEBIO Version=\"1.2\"><CLUB><CLUB_NAME>{odd}</CLUB_NAME></CLUB>\
         <EVENT EVENT_TYPE=\"{odd}\"><{odd}/></EVENT></USEBIO>"
    );
    let named = |name: &str| path(folder.returns().join(name));
    folder.add_bytes("a\u{1b}[31m.xml", usebio.as_bytes());
    folder.add_bytes("a\u{1b}[31m.trf", "012 \u{1b}[31m\u{202e}\n001 \u{1b}[2J\u{9b}\n".as_bytes());
    let out = path(folder.out());
    shown(&["import", "usebio", &named("a\u{1b}[31m.xml"), "--out", &out]);
    shown(&["import", "trf", &named("a\u{1b}[31m.trf"), "--out", &out]);
    shown(&["check", &named("a\u{1b}[31m.trf")]);
    shown(&["draw", &named("a\u{1b}[31m.trf")]);
}

#[test]
fn no_argument_and_no_template_is_sent_as_it_is() {
    let folder = Folder::with(&pairs("Monday"));
    let (returns, out) = (path(folder.returns()), path(folder.out()));
    let one = path(folder.returns().join("club.xlsx"));
    let odd = path(folder.root().join(IN_A_NAME));
    for words in [
        vec![IN_A_NAME],
        vec!["run", &returns, &format!("--{IN_A_NAME}")],
        vec!["run", &returns, "--out", &out, "--rules", IN_A_NAME],
        vec!["run", &returns, "--out", &out, "--threads", IN_A_NAME],
        vec!["run", &returns, "--out", &out, "--templates", &odd],
        vec!["run", &odd, "--out", &out],
        vec!["check", &odd],
        vec!["draw", &odd],
        vec!["explain", &odd, "--entry", "1"],
        vec!["explain", &one, "--entry", IN_A_NAME],
        vec!["explain", &one, "--player", IN_A_NAME],
        vec!["explain", &one, "--event", IN_A_NAME, "--entry", "1"],
        vec!["new", IN_A_NAME],
        vec!["new", "pairs", &odd],
        vec!["new", "pairs", &format!("{odd}.xlsx")],
        vec!["rules", IN_A_NAME],
        vec!["completions", IN_A_NAME],
        vec!["diff", &odd, &odd],
        vec!["reconcile", "--register", &odd, &returns, "--out", &out],
        vec!["import", "usebio", &odd, "--out", &out],
        vec!["export", "usebio", &odd, "--out", &out],
        vec!["run", &returns, "--out", &odd],
    ] {
        shown(&words);
    }
    let templates = folder.root().join("templates");
    std::fs::create_dir(&templates).unwrap();
    std::fs::write(templates.join("index.html"), "{{ \u{1b}[31m\u{202e} }").unwrap();
    shown(&["run", &returns, "--out", &out, "--templates", &path(templates.clone())]);
    std::fs::write(templates.join("index.html"), "{% include \"\u{1b}[31m\u{202e}\" %}").unwrap();
    shown(&["run", &returns, "--out", &out, "--templates", &path(templates)]);
}
