//! `palmares draw --write`: the drawn round in the organiser's own workbook.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::{Said, palmares_unchecked, sweep, workbook};
use model::{CellValue, WorkbookCopy};

/// A workbook in a folder of its own.
struct Kept {
    folder: tempfile::TempDir,
    file: PathBuf,
}

impl Kept {
    fn new(text: &str) -> Kept {
        Kept::of("open.xlsx", &workbook::xlsx(text))
    }

    fn of(name: &str, bytes: &[u8]) -> Kept {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(name);
        std::fs::write(&file, bytes).unwrap();
        Kept { folder, file }
    }

    fn bytes(&self) -> Vec<u8> {
        std::fs::read(&self.file).unwrap()
    }

    fn draw(&self, options: &[&str]) -> Said {
        let mut words = vec!["draw", self.file.to_str().unwrap()];
        words.extend(options);
        palmares_unchecked(&words)
    }

    /// Writes the round, which must go well; returns what was drawn.
    fn write(&self) -> String {
        let said = self.draw(&["--write"]);
        assert_eq!(said.status, 0, "{said:#?}");
        assert!(said.err.contains("written"), "{said:#?}");
        said.out
    }

    /// The names of the files beside the workbook.
    fn beside(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path()).unwrap().map(Result::unwrap);
        let mut names: Vec<String> =
            entries.map(|entry| entry.file_name().into_string().unwrap()).collect();
        names.retain(|name| *name != self.file.file_name().unwrap().to_str().unwrap());
        names.sort();
        names
    }

    fn backups(&self) -> Vec<Vec<u8>> {
        let names = self.beside().into_iter().filter(|name| name.contains(".backup-"));
        names.map(|name| std::fs::read(self.folder.path().join(name)).unwrap()).collect()
    }

    /// The rows of a sheet as texts, without empty ones.
    fn sheet(&self, name: &str) -> Vec<Vec<String>> {
        rows_of(&returns::read_workbook_copy(&self.bytes()).unwrap(), name)
    }
}

fn rows_of(copy: &WorkbookCopy, name: &str) -> Vec<Vec<String>> {
    let Some(sheet) = copy.sheets.iter().find(|sheet| sheet.name == name) else {
        return Vec::new();
    };
    let mut rows: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    for cell in &sheet.cells {
        let text = match &cell.value {
            CellValue::Text(text) => text.to_string(),
            CellValue::Number(number) => number.to_string(),
            _ => continue,
        };
        let row = rows.entry(cell.row).or_default();
        row.resize(usize::from(cell.column).max(row.len()), String::new());
        row.push(text);
    }
    rows.into_values().collect()
}

/// A Swiss of players; `after` follows the sheets.
fn swiss(players: usize, after: &str) -> String {
    let mut text = "## Event\nTitle | Riverside Open\nFormat | swiss\nRules | fide-2026\n\
         Date | @2026-05-02\nRounds | 5\nSeed | 7\n\
         ## Entries\nEntry | Player | Rating | Sum\n"
        .to_string();
    for player in 1..=players {
        let rating = 1200 + (player * 37) % 900;
        writeln!(
            text,
            "{player} | Player {player:03} | {rating} | =C{0}*2 -> {1}",
            player + 1,
            rating * 2
        )
        .unwrap();
    }
    text + after
}

/// The formats with a draw: workbook, and the sheets that its first round goes to.
fn formats() -> Vec<(&'static str, String, &'static [&'static str])> {
    let named = |format: &str, rules: &str, count: usize, more: &str, columns: &str| {
        let mut text = format!(
            "## Event\nFormat | {format}\nRules | {rules}\nDate | @2018-07-14\nSeed | 7\n{more}## Entries\nEntry | {columns}\n"
        );
        for entry in 1..=count {
            let players: Vec<String> = (1..=columns.split('|').count())
                .map(|nth| format!("Forename{nth} Surname{entry}x{nth}"))
                .collect();
            writeln!(text, "{entry} | {}", players.join(" | ")).unwrap();
        }
        text
    };
    let pair = "Player 1 | Player 2";
    let team = "Player 1 | Player 2 | Player 3 | Player 4";
    let swiss_keys = "Rounds | 5\nBoards per match | 6\n";
    vec![
        ("chess", swiss(9, ""), &["Draw"]),
        ("swiss pairs", named("swiss pairs", "wbu-2003", 9, swiss_keys, pair), &["Draw"]),
        ("swiss teams", named("swiss teams", "wbu-2003", 8, swiss_keys, team), &["Draw"]),
        ("round robin", named("round robin", "fide-2026", 7, "Rounds | 7\n", "Player"), &["Draw"]),
        (
            "porous sections",
            named("swiss", "galway-2023", 24, "Rounds | 6\nSection count | 4\n", "Player"),
            &["Draw"],
        ),
        (
            "two-player",
            named("two-player", "two-player-diplomacy", 20, "", "Player"),
            &["Draw", "Games"],
        ),
        ("diplomacy", named("diplomacy", "nzdc-1999", 28, "", "Player"), &["Games"]),
    ]
}

#[test]
fn every_format_reads_its_round_back_as_it_was_drawn() {
    for (name, text, sheets) in formats() {
        let kept = Kept::new(&text);
        let before = kept.bytes();
        let printed = kept.draw(&[]);
        assert_eq!(printed.status, 0, "{name}: {printed:#?}");
        let drawn = kept.write();
        assert_eq!(drawn, printed.out, "{name}");
        for sheet in sheets {
            assert!(kept.sheet(sheet).len() > 1, "{name}: no rows on {sheet}");
        }
        // It stands: drawn again it is the same, and written again nothing changes.
        let (after, again) = (kept.bytes(), kept.draw(&["--write"]));
        assert_eq!((again.status, again.out.as_str()), (0, drawn.as_str()), "{name}");
        assert!(again.err.contains("is in the workbook already"), "{name}: {}", again.err);
        assert_eq!(kept.bytes(), after, "{name}");
        assert_eq!(kept.backups(), std::slice::from_ref(&before), "{name}");
        // Every other part of the package is what it was, but for lists of parts and formats.
        let (old, new) = (workbook::parts(&before), workbook::parts(&after));
        for (part, bytes) in &old {
            let lists = ["[Content_Types].xml", "xl/workbook.xml", "xl/styles.xml"];
            let lists = lists.contains(&part.as_str()) || part.ends_with(".rels");
            assert!(lists || new.get(part) == Some(bytes), "{name}: {part} changed");
        }
        let undone = kept.draw(&["--undo"]);
        assert_eq!(undone.status, 0, "{name}: {undone:#?}");
        assert_eq!(kept.bytes(), before, "{name}");
    }
}

/// The rounds of an event stay on the sheet where they began, in its columns and looks, with the pairing as
/// drawn in a further column.
#[test]
fn a_round_goes_below_those_on_matches() {
    let matches = "## Matches\nOur open, round by round\nNote | Black | White | Round | Result | Board\n\
         | 5 | 1 | 1 | 1-0 | 1\n | 2 | 6 | 1 | 0-1 | 2\n | 7 | 3 | 1 | 1-0 | 3\n | 4 | 8 | 1 | 0-1 | 4\n";
    let text = swiss(8, matches).replace("| Round | Result | Board", "| Round | Result | Table");
    let kept = Kept::new(&text);
    let drawn = kept.write();
    let rows = kept.sheet("Matches");
    assert_eq!(rows.len(), 2 + 4 + 4, "{rows:#?}");
    assert!(kept.sheet("Draw").is_empty());
    let printed: Vec<[&str; 2]> = drawn
        .lines()
        .skip(1)
        .map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            [cells[0], cells[2]]
        })
        .collect();
    for ((row, [white, black]), table) in rows[6..].iter().zip(printed).zip(1..) {
        assert_eq!(
            *row,
            ["", black, white, "2", "", &table.to_string(), &format!("{white} - {black}")][..]
                .to_vec()
                .into_iter()
                .map(String::from)
                .collect::<Vec<_>>()
        );
    }
    let said = kept.draw(&["--write"]);
    assert!(said.err.contains("round 2 is"), "{said:#?}");
    // The reasons of the pairings, as notes, are not what somebody typed.
    let notes = returns::read_workbook_copy(&kept.bytes()).unwrap();
    assert!(notes.sheets.iter().any(|sheet| !sheet.layout.notes.is_empty()), "{notes:#?}");
    let said = palmares_unchecked(&["check", "-v", kept.file.to_str().unwrap()]);
    assert!(!format!("{said:?}").contains("lines-left"), "{said:#?}");
}

/// The explanations on a new sheet are in the language of the return.
#[test]
fn a_new_sheet_speaks_the_language_of_the_return() {
    let own = ["Weiß, oder die erste Seite.", "Bitte wählen Sie aus der Liste."];
    for (language, has) in [("de", true), ("en", false)] {
        let kept = Kept::new(&swiss(8, ""));
        let settings = format!("Language = \"{language}\"\n");
        std::fs::write(kept.folder.path().join("palmares.toml"), settings).unwrap();
        assert_eq!(kept.draw(&["--write"]).status, 0);
        let parts = workbook::parts(&kept.bytes());
        for text in own {
            let found = parts.values().any(|part| String::from_utf8_lossy(part).contains(text));
            assert_eq!(found, has, "{language}: {text}");
        }
    }
}

/// What was drawn stands beside a row of Matches too, and changes nothing of what the row says: a second
/// game of a player in a round is an error, whether or not it was played.
#[test]
fn a_second_game_is_told_also_where_it_was_drawn() {
    let rows = "## Matches\nRound | Table | White | Black | Result | Drawn\n\
                1 | 1 | 1 | 3 | 1-0 | 1 - 3\n1 | 2 | 4 | 2 | 1-0 | 4 - 2\n";
    for second in ["1 | 3 | 1 | 2 | | 1 - 2", "1 | 3 | 1 | 2 | |", "1 | 3 | 1 | 2 | 1-0 | 1 - 2"] {
        let kept = Kept::new(&swiss(4, &format!("{rows}{second}\n")));
        let said = kept.draw(&[]);
        assert_eq!(said.status, 1, "{second}: {said:#?}");
        assert!(said.err.contains("Matches!A4"), "{second}: {said:#?}");
    }
}

/// A pairing that was changed by hand on the sheet Matches is told in the report, as one on Draw is; a sheet
/// without a column Drawn gets one.
#[test]
fn a_change_by_hand_on_matches_is_told() {
    let with = "Round | Table | White | Black | Result | Drawn\n\
                1 | 1 | 1 | 3 | 1-0 | 1 - 3\n1 | 2 | 4 | 2 | 1-0 |\n";
    let without = "Round | Table | White | Black | Result\n\
                   1 | 1 | 1 | 3 | 1-0\n1 | 2 | 4 | 2 | 1-0\n";
    for first in [with, without] {
        a_change_is_told(&format!("## Matches\n{first}"));
    }
}

fn a_change_is_told(first: &str) {
    let kept = Kept::new(&swiss(4, first));
    kept.write();
    let mut rows = kept.sheet("Matches");
    let [white, black] = [2, 3].map(|column: usize| rows[3][column].clone());
    assert_eq!(rows[0][5], "Drawn");
    assert_eq!(rows[3].last(), Some(&format!("{white} - {black}")), "{rows:?}");
    rows[3].swap(2, 3);
    let lines = rows.iter().map(|row| row.join(" | "));
    let text = swiss(4, &format!("## Matches\n{}\n", lines.collect::<Vec<_>>().join("\n")));
    let kept = Kept::new(&text);
    let (file, out) = (kept.file.to_str().unwrap(), kept.folder.path().join("upload"));
    let said =
        palmares_unchecked(&["export", "trf", file, "--draft", "--out", out.to_str().unwrap()]);
    let report = std::fs::read_to_string(out.join("open.trf"));
    let report = report.unwrap_or_else(|_| panic!("{said:#?}"));
    let told =
        format!("### Round 2: {black} - {white} was set by hand; the draw was {white} - {black}");
    let told: Vec<bool> =
        report.lines().filter(|line| line.starts_with("###")).map(|line| line == told).collect();
    assert_eq!(told, [true], "{report}");
}

/// A column `Drawn` with numbers of games, as leagues count them, is none of the draw: it is told as a column
/// that is not read, and a round leaves it alone.
#[test]
fn a_column_of_drawn_games_is_no_draw() {
    let teams = |format: &str| {
        format!(
            "## Event\nFormat | {format}\nRules | fide-2026\nDate | @2026-05-02\nTeam size | 4\nRounds | 3\n\
             Movement | all play all\n## Entries\nEntry | Name\n1 | Riverside\n2 | Hilltop\n3 | Lakeside\n4 | Woodend\n\
             ## Matches\nRound | Home | Away | Home score | Away score | Drawn\n\
             1 | 1 | 4 | 3 | 1 | 2\n1 | 2 | 3 | 4 | 0 | 0\n"
        )
    };
    let league = teams("league").replace("Team size | 4\n", "Scoring | points\n");
    for (text, rounds) in [(league, 1), (teams("chess teams"), 2)] {
        let kept = Kept::new(&text);
        let file = kept.file.to_str().unwrap();
        let said = palmares_unchecked(&["check", file, "--verbose"]);
        assert!(said.err.contains("column “Drawn” holds numbers of games"), "{}", said.err);
        assert!(!said.err.contains("draw-changed"), "{}", said.err);
        let said = kept.draw(&["--write"]);
        let rows = kept.sheet("Matches");
        assert_eq!(rows.len(), 1 + 2 * rounds, "{said:#?}");
        assert_eq!(rows[0].len(), 6, "{rows:?}");
        assert!(rows[3..].iter().all(|row| row.get(5).is_none_or(String::is_empty)), "{rows:?}");
    }
}

/// A second round on the Draw sheet.
#[test]
fn a_round_goes_below_the_last_one_on_draw() {
    let kept = Kept::new(&swiss(8, ""));
    kept.write();
    let first = kept.sheet("Draw");
    let result = first[0].iter().position(|heading| heading == "Result").unwrap();
    let mut text = swiss(8, "## Draw\n");
    for (at, row) in first.iter().enumerate() {
        let mut row = row.clone();
        if at > 0 {
            row[result] = "1-0".to_string();
        }
        writeln!(text, "{}", row.join(" | ")).unwrap();
    }
    let kept = Kept::new(&text);
    kept.write();
    let rows = kept.sheet("Draw");
    assert_eq!(rows.len(), 9, "{rows:#?}");
    let round = rows[0].iter().position(|heading| heading == "Round").unwrap();
    assert_eq!(rows[4][round], "1");
    assert!(rows[5..].iter().all(|row| row[round] == "2"), "{rows:#?}");
}

/// A workbook of OpenDocument with the sheets of a text.
fn ods(text: &str) -> Vec<u8> {
    let mut tables = String::new();
    for sheet in text.split("## ").skip(1) {
        let mut lines = sheet.lines();
        write!(tables, "<table:table table:name=\"{}\">", lines.next().unwrap()).unwrap();
        for line in lines {
            let cells = line.split('|').map(|cell| {
                let text = cell.trim().trim_start_matches('@');
                format!("<table:table-cell office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>")
            });
            let cells: String = cells.collect();
            write!(tables, "<table:table-row>{cells}</table:table-row>").unwrap();
        }
        tables.push_str("</table:table>");
    }
    const SPACE: &str = "urn:oasis:names:tc:opendocument:xmlns";
    let content = format!(
        "<?xml version=\"1.0\"?><office:document-content xmlns:office=\"{SPACE}:office:1.0\" \
         xmlns:table=\"{SPACE}:table:1.0\" xmlns:text=\"{SPACE}:text:1.0\"><office:body>\
         <office:spreadsheet>{tables}</office:spreadsheet></office:body></office:document-content>"
    );
    let kind = "application/vnd.oasis.opendocument.spreadsheet";
    let parts = [("mimetype", kind.as_bytes()), ("content.xml", content.as_bytes())];
    workbook::zipped(parts)
}

#[test]
fn a_workbook_that_cannot_be_added_to_is_left_alone_with_advice() {
    let kept = Kept::of("open.ods", &ods(&swiss(8, "").replace(" | Sum", "")));
    let (before, said) = (kept.bytes(), kept.draw(&["--write"]));
    assert_eq!((said.status, said.out.lines().count()), (3, 5), "{said:#?}");
    assert!(said.err.contains("Save it as .xlsx"), "{said:#?}");
    assert_eq!(kept.bytes(), before);
    assert!(kept.beside().is_empty());
}

/// While a spreadsheet program has the workbook open, its lock file lies beside it.
#[test]
fn a_workbook_that_is_open_is_not_written() {
    let kept = Kept::new(&swiss(6, ""));
    let before = kept.bytes();
    for (lock, program) in [("~$open.xlsx", "Excel"), (".~lock.open.xlsx#", "LibreOffice")] {
        let lock = kept.folder.path().join(lock);
        std::fs::write(&lock, "").unwrap();
        let said = kept.draw(&["--write"]);
        assert_eq!(said.status, 3, "{said:#?}");
        assert!(said.err.contains(program) && said.err.contains("close it"), "{said:#?}");
        assert_eq!(kept.bytes(), before);
        assert_eq!(kept.beside().len(), 1);
        std::fs::remove_file(lock).unwrap();
    }
    kept.write();
}

/// Results typed after the round was written are not lost by an undo.
#[test]
fn an_undo_asks_before_it_loses_changes() {
    let kept = Kept::new(&swiss(6, ""));
    let before = kept.bytes();
    kept.write();
    let typed = workbook::xlsx(&swiss(6, "## Notes\nchanged\n"));
    std::fs::write(&kept.file, &typed).unwrap();
    let said = kept.draw(&["--undo"]);
    assert_eq!(said.status, 3, "{said:#?}");
    assert!(said.err.contains("--force"), "{said:#?}");
    assert_eq!(kept.bytes(), typed);
    assert_eq!(kept.draw(&["--undo", "--force"]).status, 0);
    assert_eq!(kept.bytes(), before);
    let undone = kept.beside().into_iter().find(|name| name.contains(".undone-")).unwrap();
    assert_eq!(std::fs::read(kept.folder.path().join(undone)).unwrap(), typed);
    // Backups are no returns.
    let said = palmares_unchecked(&["check", kept.folder.path().to_str().unwrap(), "--json"]);
    assert!(said.out.contains("\"returns\":1"), "{said:#?}");
}

/// The process is killed at many moments: the workbook is the old one or the new one, and with the
/// new one the backup is there, whole.
#[test]
fn killed_at_any_moment_the_workbook_is_the_old_one_or_the_new_one() {
    let bytes = workbook::xlsx(&swiss(60, ""));
    let whole = Kept::of("open.xlsx", &bytes);
    let began = Instant::now();
    whole.write();
    let (long, new) = (began.elapsed(), whole.bytes());
    let kills = 40 / sweep::step(4) as u32;
    let (mut old_kept, mut alive) = (0, 0);
    for kill in 0..kills {
        let kept = Kept::of("open.xlsx", &bytes);
        let mut child = Command::new(env!("CARGO_BIN_EXE_palmares"))
            .args(["draw", kept.file.to_str().unwrap(), "--write", "--quiet"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(long * (kill + 1) / kills + Duration::from_micros(u64::from(kill)));
        alive += u32::from(child.try_wait().unwrap().is_none());
        let _ = child.kill();
        child.wait().unwrap();
        check(&kept, &bytes, &new, kill);
        old_kept += u32::from(kept.bytes() == bytes);
        // The next command needs no help.
        if kept.bytes() == bytes {
            kept.write();
        }
        check(&kept, &bytes, &new, kill);
    }
    assert!(alive > 0 && old_kept > 0, "no kill hit a running command");
}

fn check(kept: &Kept, old: &[u8], new: &[u8], kill: u32) {
    let now = kept.bytes();
    assert!(now == old || now == new, "kill {kill}: neither the old nor the new workbook");
    let backups = kept.backups();
    assert!(backups.iter().all(|own| own == old), "kill {kill}: a backup is not whole");
    assert!(now == old || !backups.is_empty(), "kill {kill}: no backup");
}

/// A Tournament Report File is no workbook.
#[test]
fn a_report_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let file: &Path = &folder.path().join("open.trf");
    std::fs::write(file, "012 Open\n").unwrap();
    let said = palmares_unchecked(&["draw", file.to_str().unwrap(), "--write"]);
    assert_eq!(said.status, 2);
    assert!(said.err.contains("palmares import trf"), "{said:#?}");
}

/// What a draw uses and cannot read stops it, with the cell; asked for, the round is drawn.
#[test]
fn a_round_waits_for_what_it_uses() {
    let chess = |typed: &str| swiss(8, "").replace("Seed | 7\n", &format!("Seed | 7\n{typed}\n"));
    let rounds = |format: &str, keys: &str| {
        let mut text = format!(
            "## Event\nFormat | {format}\n{keys}Seed | 7\n## Entries\nEntry | Name | Player 1 | Player 2\n"
        );
        for entry in 1..=8 {
            writeln!(text, "{entry} | Team {entry} | Vic Ash{entry} | Wyn Birch{entry}").unwrap();
        }
        text
    };
    let pairs = "Rules | wbu-2003\nDate | @2018-07-14\nBoards per match | 6\nRounds | banana\n";
    let teams = "Rules | fide-2026\nDate | @2026-05-02\nTeam size | 2\nRounds | banana\n";
    let row = |column: &str, typed: &str| {
        let text = swiss(8, "").replace("Rating | Sum", &format!("Rating | Sum | {column}"));
        text.replace("| =C4*2 -> 2622\n", &format!("| =C4*2 -> 2622 | {typed}\n"))
    };
    let moved = |format: &str, event: &str, movement: &str| {
        let line = format!("Movement | {movement}\nRounds | 3");
        rounds(format, &event.replace("Rounds | banana", &line))
    };
    for (text, cells) in [
        (chess("Acceleration | baku"), ""),
        (chess("Acceleration | bakku 2"), "Acceleration (B7)"),
        (chess("").replace("Rounds | 5", "Rounds | banana"), "Rounds (B5)"),
        (chess("").replace("Rounds | 5", "Rounds | 0"), "Rounds (B5)"),
        (chess("").replace("Rounds | 5", "Rounds | -3"), "Rounds (B5)"),
        (chess("").replace("Rounds | 5", "Rounds | 2.5"), "Rounds (B5)"),
        (chess("").replace("Rounds | 5", "Rounds | 201"), "Rounds (B5)"),
        (rounds("swiss teams", &pairs.replace("banana", "0")), "Rounds (B5)"),
        (rounds("chess teams", &teams.replace("banana", "2.5")), "Rounds (B5)"),
        (chess("").replace("Seed | 7", "Seed | ?"), "Seed (B6)"),
        (chess("Board prizes | ?"), ""),
        (row("Byes", "1-x"), "Entries!E4"),
        (row("Virtual points", "many"), "Entries!E4"),
        (row("Virtual points", "1/2"), "Entries!E4"),
        (row("Virtual points", "½"), "Entries!E4"),
        (row("Virtual points", "0.5"), "Entries!E4"),
        (row("Virtual points", "@2026-02-01"), "Entries!E4"),
        (row("Virtual points", "1=1/2"), ""),
        (swiss(8, "## Forbidden\nA | B\n1 | 99\n"), "Forbidden!B2"),
        (swiss(8, "## Matches\nRound | White | Black | Result\n1 | 1 | 5 | 9-9\n"), "Matches!D2"),
        (rounds("swiss pairs", pairs), "Rounds (B5)"),
        (rounds("swiss teams", pairs), "Rounds (B5)"),
        (rounds("chess teams", teams), "Rounds (B5)"),
        (chess("Movement | Schevenigen"), "Movement (B7)"),
        (chess("Movement | swiss"), ""),
        (moved("swiss pairs", pairs, "all plya all"), "Movement (B5)"),
        (moved("swiss teams", pairs, "all plya all"), "Movement (B5)"),
        (moved("swiss teams", pairs, "all play all"), ""),
        (moved("chess teams", teams, "Dutch"), "Movement (B5)"),
        (moved("chess teams", teams, "all play all"), ""),
    ] {
        let kept = Kept::new(&text);
        let (before, status) = (kept.bytes(), i32::from(!cells.is_empty()));
        for options in [&[][..], &["--write"]] {
            let said = kept.draw(options);
            assert_eq!((said.status, said.out.is_empty()), (status, status == 1), "{said:#?}");
            let told = format!("because the draw uses cells with errors: {cells}.");
            assert_eq!(said.err.contains(&told), status == 1, "{cells}: {said:#?}");
        }
        assert_eq!(kept.bytes() == before, status == 1, "{cells}");
        assert_eq!(Kept::new(&text).draw(&["--round", "1"]).status, 0, "{cells}");
    }
}
