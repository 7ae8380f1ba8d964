//! Settings of a season, and the commonest sheet: one table of contestants and scores.

use std::collections::BTreeMap;

use crate::support::{Folder, palmares};

/// The rows of a pairs event: place, names, numbers, score.
const ROWS: &str = "\
1 | Carys Penrhos | Emrys Hollis | '10432 | '10871 | 58.33
2 | Ffion Treharne | Gareth Lockwood | '11205 | '11318 | 55
3 | Megan Ashdown | Rhodri Vaughan | '11540 | '11766 | 52.5
4 | Sioned Marlowe | Tomos Brackley | '12003 | '12117 | 48.33
5 | Nerys Caddick | Idris Fenwick | '12450 | '12508 | 45
6 | Lowri Stanmore | Huw Pettifer | '12733 | '12891 | 40.84
";
const EVENT: &str = "## Event\nDate | @2026-05-05\nRules | wbu-2003\nFormat | pairs\nBoards | 24\n";
const SETTINGS: &str =
    "[event]\nRules = \"wbu-2003\"\nFormat = \"pairs\"\nDate = 2026-05-05\nBoards = 24\n";

/// The same event as the form has it.
fn of_the_form() -> String {
    let parts = || ROWS.lines().map(|line| line.split(" | ").collect::<Vec<_>>());
    let entries: String = parts()
        .map(|row| format!("{} | {} | {} | {} | {}\n", row[0], row[1], row[3], row[2], row[4]))
        .collect();
    let results: String = parts().map(|row| format!("{} | {}\n", row[0], row[5])).collect();
    format!(
        "{EVENT}## Entries\nPair | Player 1 | No 1 | Player 2 | No 2\n{entries}\
         ## Results\nPair | %\n{results}"
    )
}

/// What everybody is awarded: name, number and points.
fn awards(folder: &Folder, options: &[&str]) -> BTreeMap<(String, String), String> {
    let said = folder.run_with(options);
    assert_eq!(said.status, 0, "{said:#?}");
    let rows = folder.rows("awards").into_iter();
    rows.map(|row| ((row["player"].clone(), row["player_no"].clone()), row["points"].clone()))
        .collect()
}

#[test]
fn one_table_gives_the_awards_of_the_form() {
    let expected = awards(&Folder::with(&of_the_form()), &[]);
    assert!(expected.len() > 3, "{expected:?}");
    let table = |heads: &str, row: fn(&[&str]) -> String| {
        let rows = ROWS.lines().map(|line| row(&line.split(" | ").collect::<Vec<_>>()));
        format!("{heads}\n{}", rows.collect::<String>())
    };
    let columns: fn(&[&str]) -> String = |row| row.join(" | ") + "\n";
    let one_cell: fn(&[&str]) -> String = |row| {
        format!("{} | {} & {} | {} | {} | {}\n", row[0], row[1], row[2], row[3], row[4], row[5])
    };
    let numbers: fn(&[&str]) -> String = |row| {
        let number = |at: usize| row[at].trim_start_matches('\'');
        format!("{} / {} | {} & {} | {}\n", row[1], row[2], number(3), number(4), row[5])
    };
    for (name, text) in [
        ("Results", table("Place | Player 1 | Player 2 | No 1 | No 2 | Score", columns)),
        ("Sheet1", table("Pos | Name 1 | Name 2 | EBU No 1 | EBU No 2 | %", columns)),
        ("May", table("Pair | Player 1 | Player 2 | Player 1 no | Player 2 no | Score", columns)),
        ("Scores", table("Rank | Pair names | Member number 1 | Member number 2 | %", one_cell)),
        ("Results", table("Place | Pair | Member no 1 | Member no 2 | %", one_cell)),
        ("Results", table("Names | Numbers | Percentage", numbers)),
    ] {
        let folder = Folder::with(&format!("{EVENT}## {name}\n{text}"));
        assert_eq!(awards(&folder, &[]), expected, "{text}");
        let alone = Folder::with(&format!("## {name}\n{text}"));
        alone.add_bytes("palmares.toml", SETTINGS.as_bytes());
        assert_eq!(awards(&alone, &[]), expected, "settings: {text}");
    }
}

#[test]
fn what_is_missing_is_asked_once() {
    let folder =
        Folder::with("## Results\nPlace | Names | %\n1 | Carys Penrhos & Emrys Hollis | 60\n");
    for (options, missing) in [
        (&[][..], "Rules, Format, Date, Boards."),
        (&["--set", "Format=pairs"], "Rules, Date, Boards."),
        (&["--rules", "wbu-2003", "--set", "Date=2026-05-05"], "Format, Boards."),
        (&["--rules", "fide-2026", "--set", "format=swiss", "--set", "Date=2026-05-05"], ""),
    ] {
        let said = folder.run_with(options);
        let asked: Vec<&str> =
            said.err.lines().filter(|line| line.contains("[no-event-sheet]")).collect();
        assert_eq!(asked.len(), usize::from(!missing.is_empty()), "{said:#?}");
        assert!(asked.iter().all(|line| line.ends_with(missing)), "{asked:?}");
    }
}

/// What `--show-settings` says of a key.
fn shown(folder: &Folder, path: &str, options: &[&str], key: &str) -> String {
    let path = folder.returns().join(path);
    let mut words = vec!["check", path.to_str().unwrap(), "--show-settings", "--no-progress"];
    words.extend(options);
    let said = palmares(&words);
    let line = said.out.lines().find(|line| line.trim_start().starts_with(key));
    let line = line.unwrap_or_else(|| panic!("{key}: {said:#?}"));
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_nearest_setting_holds_key_by_key_and_the_sheet_before_all() {
    let folder = Folder::new();
    let rest = of_the_form().replace("Boards | 24\n", "");
    folder.add("club/july.xlsx", &rest);
    folder.add("august.xlsx", &of_the_form());
    folder
        .add_bytes("palmares.toml", b"Boards = 26\n[event]\nStatus = \"area\"\nVenue = \"Hall\"\n");
    folder.add_bytes("club/palmares.toml", b"# near\n[event]\nstatus = \"district\"\n");
    let july = "club/july.xlsx";
    for (path, options, key, expected) in [
        (july, &[][..], "Status", "Status district club/palmares.toml, line 3"),
        (july, &[], "Boards", "Boards 26 palmares.toml, line 1"),
        (july, &["--set", "Boards=28"], "Boards", "Boards 28 command line"),
        (july, &["--set", "BOARDS = 28"], "Venue", "Venue Hall palmares.toml, line 4"),
        (july, &[], "Rules", "Rules wbu-2003 Event!B2"),
        (july, &["--rules", "galway-2023"], "Rules", "Rules wbu-2003 Event!B2"),
        (july, &[], "Stage", "Stage single default"),
        ("august.xlsx", &["--set", "Boards=28"], "Boards", "Boards 24 Event!B4"),
        ("august.xlsx", &[], "Status", "Status area palmares.toml, line 3"),
    ] {
        // The file is given by itself, so that paths of settings are those from its folder.
        let expected = match path == july {
            true => expected.replace(" palmares.toml", " ../palmares.toml").replace(" club/", " "),
            false => expected.to_string(),
        };
        assert_eq!(shown(&folder, path, options, key), expected, "{path} {options:?}");
    }
    let said = palmares(&["check", folder.returns().to_str().unwrap(), "--set", "Stauts=club"]);
    assert_eq!(said.status, 2);
    assert!(said.err.contains("Did you mean \u{201c}Status\u{201d}?"), "{said:#?}");
}

#[test]
fn a_setting_is_named_wherever_an_award_is_explained() {
    let folder = Folder::with(&of_the_form().replace("Boards | 24\n", ""));
    folder.add_bytes("palmares.toml", b"Boards = 24\n");
    let expected = awards(&Folder::with(&of_the_form()), &[]);
    assert_eq!(awards(&folder, &[]), expected);
    let settled = "Boards 24 (palmares.toml, line 1)";
    let key = folder.rows("events")[0]["event_key"].clone();
    assert!(folder.written(&format!("events/{key}.html")).contains(settled));
    let file = folder.returns().join("club.xlsx");
    let said = palmares(&["explain", file.to_str().unwrap(), "--entry", "1"]);
    assert!(said.out.contains(settled), "{said:#?}");
}

#[test]
fn surnames_before_forenames_are_turned_round() {
    let turned = |name: &str| name.split_once(' ').map(|(first, last)| format!("{last}, {first}"));
    let mut text = of_the_form();
    for line in ROWS.lines() {
        for name in line.split(" | ").skip(1).take(2) {
            text = text.replace(name, &turned(name).unwrap());
        }
    }
    let folder = Folder::with(&text);
    let expected = awards(&Folder::with(&of_the_form()), &[]);
    assert_eq!(awards(&folder, &["--set", "Names=Surname, Forename"]), expected);
}

#[test]
fn settings_that_cannot_be_read_cost_nothing_else() {
    let expected = awards(&Folder::with(&of_the_form()), &[]);
    let bad: [(&[u8], &str, &str); 5] = [
        (b"\xff\xfe", "settings-unreadable", "line 1, column 1"),
        (b"[event\nVenue = \"Hall\"", "settings-syntax", "line 1, column"),
        (b"Statsu = \"area\"", "unknown-setting", "line 1, column 1"),
        (b"Boards = 24\nBoards = 26", "settings-syntax", "line 2, column 1"),
        (b"Format = \"piars\"", "unknown-format", "line 1, column 10"),
    ];
    for (text, code, cell) in bad {
        let folder = Folder::with(&of_the_form());
        folder.add_bytes("palmares.toml", text);
        let said = folder.run();
        assert!(said.status < 2, "{said:#?}");
        let told: Vec<_> =
            folder.rows("problems").into_iter().filter(|row| row["code"] == code).collect();
        assert_eq!(told.len(), 1, "{code}: {said:#?}");
        assert!(told[0]["cell"].starts_with(cell), "{told:?}");
        assert_eq!(folder.rows("awards").len(), expected.len(), "{code}");
    }
    let huge = Folder::with(&of_the_form());
    huge.add_bytes("palmares.toml", &vec![b'#'; 2 << 20]);
    assert!(huge.run().err.contains("[settings-unreadable]"));
    let folder = Folder::with(&of_the_form());
    std::fs::create_dir(folder.returns().join("palmares.toml")).unwrap();
    assert!(folder.run().err.contains("[file-unreadable]"));
    assert_eq!(folder.rows("awards").len(), expected.len());
    #[cfg(unix)]
    {
        let folder = Folder::with(&of_the_form());
        let link = folder.returns().join("palmares.toml");
        std::os::unix::fs::symlink(&link, &link).unwrap();
        assert!(folder.run().err.contains("[file-unreadable]"));
        assert_eq!(folder.rows("awards").len(), expected.len());
    }
}

#[test]
fn a_hint_never_offers_a_column_of_another_meaning() {
    let others =
        ["NGS", "Table", "TB1", "TB 2", "Session", "Section", "Ranking", "LPs", "Won", "Seat"];
    for (sheet, heads) in [("Entries", "Pair | Player 1 | Player 2"), ("Results", "Pair | %")] {
        for other in others {
            let extra = of_the_form().replace(heads, &format!("{heads} | {other}"));
            let said = Folder::with(&extra).run_with(&["-v"]);
            assert!(!said.err.contains("Did you mean"), "{sheet} {other}: {said:#?}");
        }
    }
    let folder = Folder::with(&of_the_form().replace("Pair | %", "Pair | % | Sesion"));
    let said = folder.run_with(&["-v"]);
    assert!(said.err.contains("Did you mean \u{201c}Session\u{201d}?"), "{said:#?}");
}
