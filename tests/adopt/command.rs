//! Sheets that were not made for palmares: what `palmares adopt` makes of them, and how a layout
//! reads the next one.

use std::path::Path;

use crate::support::{self, Folder, Said, palmares, project};

/// A sheet of the tests.
fn sheet(name: &str) -> String {
    project().join("tests/foreign").join(name).to_str().unwrap().to_string()
}

/// Runs adopt into the folder of returns.
fn adopt(folder: &Folder, words: &[&str]) -> Said {
    let out = folder.returns();
    let mut all = vec!["adopt"];
    all.extend(words);
    all.extend(["--out", out.to_str().unwrap()]);
    palmares(&all)
}

/// The rows of a sheet of a workbook, cells joined by ` | `; empty without that sheet.
fn rows(workbook: &Path, sheet: &str) -> Vec<String> {
    let bytes = std::fs::read(workbook).unwrap();
    let opened = workbook::read(&bytes, &Default::default()).unwrap();
    let Some(sheet) = opened.workbook_copy.sheets.iter().find(|one| one.name == sheet) else {
        return Vec::new();
    };
    let text = |stored: &workbook::CellValue| match stored {
        workbook::CellValue::Text(text) => text.to_string(),
        workbook::CellValue::Number(number) => number.to_string(),
        workbook::CellValue::Date(day) => workbook::day_from_serial(*day).unwrap().to_string(),
        other => format!("{other:?}"),
    };
    let rows = sheet.cells.chunk_by(|one, other| one.row == other.row);
    rows.map(|row| row.iter().map(|cell| text(&cell.value)).collect::<Vec<_>>().join(" | "))
        .collect()
}

#[test]
fn each_kind_of_sheet_becomes_the_rows_that_somebody_would_type() {
    let folder = Folder::new();
    for (file, sheet_name, expected) in [
        (
            "adopt-pairs.csv",
            "Entries",
            &[
                "Entry | Player 1 | No 1 | Player 2 | No 2",
                "3 | Megan Ashdown | 11540 | Rhodri Vaughan | 11766",
            ][..],
        ),
        ("adopt-pairs.csv", "Results", &["Entry | Score | Place", "3 | 58.33 | 1", "1 | 55 | 2"]),
        (
            "adopt-crosstable.csv",
            "Entries",
            &[
                "Entry | Player 1 | Rating",
                "1 | Ann Lee | 2000",
                "2 | Bo Dahl | 1900",
                "3 | Eva Ruiz | 1800",
                "4 | Ivo Ortega | 1700",
            ],
        ),
        (
            "adopt-crosstable.csv",
            "Matches",
            &[
                "Round | Home | Away | Result",
                "1 | 1 | 3 | 1-0",
                "1 | 4 | 2 | 0-1",
                "2 | 2 | 1 | \u{bd}-\u{bd}",
                "2 | 3 | 4 | 1-0",
                "3 | 1 | 4 | 1-0",
                "3 | 3 | 2 | \u{bd}-\u{bd}",
            ],
        ),
        (
            "adopt-bracket.csv",
            "Matches",
            &[
                "Round | Home | Away | Home IMPs | Away IMPs",
                "1 | 1 | 2 | 68 | 41",
                "1 | 3 | 4 | 55 | 60",
                "2 | 1 | 4 | 62 | 47",
            ],
        ),
        (
            "adopt-travellers.html",
            "Boards",
            &[
                "Board | NS | EW | Contract | By | Lead | Score",
                "1 | 1 | 2 | 2H | N | DA | 110",
                "1 | 3 | 4 | 3H | S | DK | -50",
            ],
        ),
        (
            "adopt-centres.csv",
            "Games",
            &["Board | Power | Player | 1901 | 1902 | 1903", "1 | Austria | 1 | 3 | 4 | 5"],
        ),
        (
            "adopt-league.csv",
            "Matches",
            &[
                "Date | Home | Away | Home IMPs | Away IMPs",
                "2023-10-02 | 1 | 2 | 2.5 | 1.5",
                "2023-10-16 | 3 | 4 | 2 | 2",
                "2023-10-23 | 2 | 3 | 4 | 0",
            ],
        ),
    ] {
        let said = adopt(&folder, &[&sheet(file), "--yes", "--overwrite"]);
        assert_eq!(said.status, 0, "{file}: {}", said.err);
        let stem = file.rsplit_once('.').unwrap().0;
        let rows = rows(&folder.returns().join(format!("{stem}.xlsx")), sheet_name);
        assert_eq!(&rows[..expected.len().min(rows.len())], expected, "{file} {sheet_name}");
    }
}

#[test]
fn what_is_answered_once_holds_for_the_next_sheet_and_gives_the_awards_of_a_typed_return() {
    let folder = Folder::new();
    let said = adopt(&folder, &[&sheet("adopt-pairs.csv"), "--rules", "wbu-2003", "--yes"]);
    assert_eq!(said.status, 0, "{}", said.err);
    let questions = rows(&folder.returns().join("questions.xlsx"), "Questions");
    assert!(questions.iter().any(|row| row.contains("How many boards")), "{questions:?}");
    let rules = questions.iter().find(|row| row.contains("Which rule book")).unwrap();
    assert!(rules.contains(" | wbu-2003"), "what was answered is filled in: {rules}");

    let answers = "## Questions\nFile | About | Answer\nadopt-pairs.csv | boards | 24\nadopt-pairs.csv | date | @2026-05-05\nadopt-pairs.csv | status | club\n";
    let filled = folder.root().join("filled.xlsx");
    std::fs::write(&filled, support::workbook::xlsx(answers)).unwrap();
    let said = adopt(&folder, &[&sheet("adopt-pairs.csv"), "--answers", filled.to_str().unwrap()]);
    assert_eq!(said.status, 0, "{}", said.err);
    let layout = std::fs::read_to_string(folder.returns().join("adopt-pairs.layout.toml")).unwrap();
    for line in ["rules = \"wbu-2003\"", "boards = \"24\"", "C = [\"Namen\", \"names\"]"] {
        assert!(layout.contains(line), "{line} is not in\n{layout}");
    }

    // Next month the columns stand in another order, and nothing is asked.
    let next = Folder::new();
    let layout = layout.into_bytes();
    next.add_bytes("layouts/club.layout.toml", &layout);
    let text = std::fs::read_to_string(sheet("adopt-pairs.csv")).unwrap();
    let turned: Vec<String> =
        text.lines().map(|line| line.split(',').rev().collect::<Vec<_>>().join(",")).collect();
    next.add_bytes("june.csv", turned.join("\n").as_bytes());
    next.add_bytes("notes.csv", b"bring,biscuits\n1,2\n");
    let said = next.run();
    assert!(said.err.contains("[read-by-layout]"), "{}", said.err);
    assert!(said.err.contains("[file-left-out]"), "a list that is no event: {}", said.err);

    let typed = Folder::with(
        "## Event\nRules | wbu-2003\nFormat | pairs\nBoards | 24\nStatus | club\n## Entries\nPair | Player 1 | No 1 | Player 2 | No 2\n\
         3 | Megan Ashdown | '11540 | Rhodri Vaughan | '11766\n1 | Carys Penrhos | '10432 | Emrys Hollis | '10871\n\
         2 | Ffion Treharne | '11205 | Gareth Lockwood | '11318\n5 | Nerys Caddick | '12450 | Idris Fenwick | '12508\n\
         4 | Sioned Marlowe | '12003 | Tomos Brackley | '12117\n6 | Lowri Stanmore | '12733 | Huw Pettifer | '12891\n\
         ## Results\nPair | %\n3 | 58.33\n1 | 55\n2 | 52.5\n5 | 48.33\n4 | 45\n6 | 40.84\n",
    );
    typed.run();
    let awards = |folder: &Folder| -> Vec<String> {
        let rows = folder.rows("awards");
        rows.iter().map(|row| format!("{} {}", row["player"], row["points"])).collect()
    };
    assert!(!awards(&typed).is_empty());
    assert_eq!(awards(&next), awards(&typed));
}

#[test]
fn a_slip_is_told_at_the_cell_that_the_club_typed() {
    let example = project().join("tests/problems/read-by-layout");
    let layout = std::fs::read(example.join("club.layout.toml")).unwrap();
    let text = std::fs::read_to_string(example.join("may.csv")).unwrap();
    for (typed, slip, told) in [
        ("52.50", "152.50", "error impossible-percent Sheet!E4"),
        ("52.50", "5O.50", "error entry-without-result Entries!A4"),
        // A forgotten name is no sit-out.
        ("Ffion Treharne & Gareth Lockwood", "", "warning no-players Sheet!B4"),
        ("Ffion Treharne & Gareth Lockwood", "2 & 4", "warning no-players Sheet!B4"),
        ("Ffion Treharne & Gareth Lockwood", "Ffion Treharne", "warning player-missing Entries!D4"),
    ] {
        let folder = Folder::new();
        folder.add_bytes("club.layout.toml", &layout);
        folder.add_bytes("may.csv", text.replace(typed, slip).as_bytes());
        folder.run();
        let problems = folder.problems();
        assert!(problems.iter().any(|problem| problem == told), "{told}: {problems:?}");
    }
}

#[test]
fn the_same_layout_is_asked_once_and_answers_for_another_file_are_told() {
    let folder = Folder::new();
    let year = Folder::new();
    let text = std::fs::read(sheet("adopt-pairs.csv")).unwrap();
    for month in ["may", "june", "july"] {
        year.add_bytes(&format!("{month}.csv"), &text);
    }
    let said = adopt(&folder, &[year.returns().to_str().unwrap(), "--yes"]);
    assert_eq!(said.status, 0, "{}", said.err);
    let questions = rows(&folder.returns().join("questions.xlsx"), "Questions");
    let of = |about: &str| {
        questions.iter().filter(|row| row.contains(&format!(".csv | {about} "))).count()
    };
    assert_eq!((of("rules"), of("boards")), (1, 1), "{questions:?}");
    assert_eq!(of("date"), 3, "what differs is asked of each: {questions:?}");

    let answers = "## Questions\nFile | About | Answer\naugust.csv | rules | wbu-2003\njuly.csv | rules | no-such-book\njuly.csv | boards | 24\n";
    let filled = folder.root().join("filled.xlsx");
    std::fs::write(&filled, support::workbook::xlsx(answers)).unwrap();
    let said =
        adopt(&folder, &[year.returns().to_str().unwrap(), "--answers", filled.to_str().unwrap()]);
    assert_eq!(said.status, 1, "{}", said.err);
    for told in [
        "C2: there is no sheet august.csv",
        "C3: \u{201c}no-such-book\u{201d} is not an answer for rules",
    ] {
        assert!(said.err.contains(told), "{}", said.err);
    }
    for month in ["may", "june", "july"] {
        let event = rows(&folder.returns().join(format!("{month}.xlsx")), "Event");
        assert!(event.contains(&"Boards | 24".to_string()), "{month}: {event:?}");
    }
}

#[test]
fn what_is_there_is_kept_and_a_wrong_layout_is_refused() {
    let folder = Folder::new();
    adopt(&folder, &[&sheet("adopt-pairs.csv"), "--yes"]);
    std::fs::write(folder.returns().join("adopt-pairs.xlsx"), "mine").unwrap();
    let said = palmares_unchecked(&folder, &[&sheet("adopt-pairs.csv"), "--yes"]);
    assert_eq!(said.status, 2, "{}", said.err);
    assert!(said.err.contains("--overwrite"), "{}", said.err);
    let layout = folder.returns().join("adopt-pairs.layout.toml");
    let other = Folder::new();
    let said =
        adopt(&other, &[&sheet("adopt-league.csv"), "--yes", "--layout", layout.to_str().unwrap()]);
    assert_eq!(said.status, 1, "{}", said.err);
    assert!(said.err.contains("[layout-invalid]"), "{}", said.err);
}

/// Fills an answer into the workbook of questions that `adopt` wrote.
fn fill_in(folder: &Folder, about: &str, answer: &str) {
    let path = folder.returns().join("questions.xlsx");
    let opened = workbook::read(&std::fs::read(&path).unwrap(), &Default::default()).unwrap();
    let mut book = opened.workbook_copy;
    let text = |text: &str| workbook::CellValue::Text(text.into());
    let cells = &mut book.sheets[0].cells;
    let row = cells.iter().find(|cell| cell.column == 1 && cell.value == text(about)).unwrap().row;
    let cell = cells.iter_mut().find(|cell| (cell.row, cell.column) == (row, 3)).unwrap();
    cell.value = text(answer);
    std::fs::write(&path, workbook::write::copy_workbook(&book, "Questions", "palmares").unwrap())
        .unwrap();
}

#[test]
fn answers_given_bit_by_bit_are_all_kept() {
    let folder = Folder::new();
    let questions = folder.returns().join("questions.xlsx");
    let give = |folder: &Folder| {
        let said = [&sheet("adopt-pairs.csv"), "--answers", questions.to_str().unwrap()];
        let said = adopt(folder, &said);
        assert_eq!(said.status, 0, "{}", said.err);
        rows(&folder.returns().join("adopt-pairs.xlsx"), "Event")
    };
    adopt(&folder, &[&sheet("adopt-pairs.csv")]);
    fill_in(&folder, "date", "2026-05-05");
    give(&folder);
    fill_in(&folder, "boards", "24");
    let event = give(&folder);
    for line in ["Date | 2026-05-05", "Boards | 24"] {
        assert!(event.contains(&line.to_string()), "{line} is not in {event:?}");
    }
    // What a layout answers can be answered anew.
    fill_in(&folder, "boards", "26");
    let event = give(&folder);
    assert!(event.contains(&"Boards | 26".to_string()), "{event:?}");

    // An invalid answer stays where it was typed.
    fill_in(&folder, "date", "soon");
    let said = [&sheet("adopt-pairs.csv"), "--answers", questions.to_str().unwrap()];
    let said = adopt(&folder, &said);
    assert_eq!(said.status, 1, "{}", said.err);
    let rows = rows(&questions, "Questions");
    assert!(rows.iter().any(|row| row.contains(" | soon")), "{rows:?}");
}

#[test]
fn what_was_typed_since_is_not_overwritten() {
    let folder = Folder::new();
    adopt(&folder, &[&sheet("adopt-pairs.csv")]);
    fill_in(&folder, "date", "2026-05-05");
    let questions = folder.returns().join("questions.xlsx");
    let said = adopt(&folder, &[&sheet("adopt-pairs.csv")]);
    assert_eq!(said.status, 2, "{}", said.err);
    assert!(said.err.contains("questions.xlsx already exists"), "{}", said.err);

    // A return that was changed is kept when answers come.
    let book = folder.returns().join("adopt-pairs.xlsx");
    let mine = support::workbook::xlsx("## Event\nRules | wbu-2003\n");
    std::fs::write(&book, &mine).unwrap();
    let given = [&sheet("adopt-pairs.csv"), "--answers", questions.to_str().unwrap()];
    let said = adopt(&folder, &given);
    assert_eq!(said.status, 2, "{}", said.err);
    assert_eq!(std::fs::read(&book).unwrap(), mine);

    // A sheet does not take the name of the questions.
    folder.add_bytes("sheets/questions.csv", &std::fs::read(sheet("adopt-pairs.csv")).unwrap());
    let twin = folder.returns().join("sheets/questions.csv");
    let out = folder.root().join("out");
    let words = ["adopt", twin.to_str().unwrap(), "--out", out.to_str().unwrap()];
    let said = palmares(&words);
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(out.join("questions (csv).xlsx").is_file(), "{}", said.err);
}

#[test]
fn a_folder_as_clubs_send_it_becomes_one_that_runs() {
    let folder = Folder::new();
    let pairs = std::fs::read(sheet("adopt-pairs.csv")).unwrap();
    for name in ["a/jan.csv", "b/jan.csv", "b/jan.txt"] {
        folder.add_bytes(&format!("sent/{name}"), &pairs);
    }
    let typed = "## Event\nTitle | Club night\nDate | 2026-01-05\nRules | wbu-2003\nFormat | pairs\n\
        Boards | 24\nStatus | club\n## Entries\nEntry | Player 1 | Player 2\n\
        1 | Ann Ash | Bob Bee\n2 | Cat Cole | Dan Dew\n## Results\nEntry | Score\n1 | 60\n2 | 40\n";
    folder.add_bytes("sent/a/typed.xlsx", &support::workbook::xlsx(typed));
    folder.add_bytes("sent/a/poster.pdf", b"%PDF-1.4");
    let (sent, out) = (folder.returns().join("sent"), folder.root().join("ready"));
    let words =
        ["adopt", sent.to_str().unwrap(), "--out", out.to_str().unwrap(), "--rules", "wbu-2003"];
    let said = palmares(&[&words[..], &["--yes"]].concat());
    assert_eq!(said.status, 0, "{}", said.err);
    for name in ["a/jan.xlsx", "b/jan.xlsx", "b/jan (txt).xlsx", "a/typed.xlsx"] {
        assert!(out.join(name).is_file(), "{name}: {}", said.err);
    }
    assert!(!out.join("a/poster.pdf").exists());
    let counts =
        "of 5 files, 3 became returns, 1 were copied as they are, 1 cannot be read by palmares";
    let told = said.err.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains(counts), "{}", said.err);
    let csv = std::fs::read_to_string(out.join("adopted.csv")).unwrap();
    for row in
        ["a/typed.xlsx,as it is,,,,,kind,,certain", "a/poster.pdf,left out,,,,,kind,,certain"]
    {
        assert!(csv.contains(row), "{csv}");
    }
    let season = folder.root().join("season");
    let said = palmares(&["run", out.to_str().unwrap(), "--out", season.to_str().unwrap()]);
    assert!(season.join("data/awards.csv").is_file(), "{}", said.err);
}

#[test]
fn files_of_one_path_below_two_folders_are_both_there() {
    let folder = Folder::new();
    let pairs = std::fs::read(sheet("adopt-pairs.csv")).unwrap();
    let typed = support::workbook::xlsx("## Event\nTitle | Club night\nRules | wbu-2003\n");
    for year in ["x", "y"] {
        folder.add_bytes(&format!("{year}/sent/jan.csv"), &pairs);
        folder.add_bytes(&format!("{year}/sent/typed.xlsx"), &typed);
        folder.add_bytes(&format!("{year}/sent/a.pbn"), year.as_bytes());
    }
    let [x, y] = ["x", "y"].map(|year| folder.returns().join(year).join("sent"));
    let out = folder.root().join("ready");
    let words = [&x, &y, &out].map(|path| path.to_str().unwrap());
    let said = palmares(&["adopt", words[0], words[1], "--out", words[2], "--yes"]);
    assert_eq!(said.status, 0, "{}", said.err);
    let files = support::files(&out);
    for name in ["sent/a.pbn", "2/sent/a.pbn"] {
        assert!(files.contains_key(name), "{name}: {:?}", files.keys());
    }
    let count = |ending: &str| files.keys().filter(|name| name.ends_with(ending)).count();
    assert_eq!((count("jan.xlsx"), count("typed.xlsx")), (2, 2), "{:?}", files.keys());
}

/// A workbook of answers for a sheet.
fn answers(folder: &Folder, file: &str, given: &[(&str, &str)]) -> String {
    let rows = given.iter().map(|(about, answer)| format!("{file} | {about} | {answer}\n"));
    let text = format!("## Questions\nFile | About | Answer\n{}", rows.collect::<String>());
    let path = folder.root().join("filled.xlsx");
    std::fs::write(&path, support::workbook::xlsx(&text)).unwrap();
    path.to_str().unwrap().to_string()
}

/// A sheet with other people, and the day of the next month.
fn next_month(text: &str) -> String {
    let others = [
        ("Lee", "Marsh"),
        ("Dahl", "Tonkin"),
        ("Ruiz", "Vale"),
        ("Ashdown", "Lambert"),
        ("Vaughan", "Ingram"),
        ("11540", "13001"),
        ("11766", "13002"),
        ("Brenda Askwith", "Nora Quill"),
        ("5 May 2026", "2 June 2026"),
    ];
    others.into_iter().fold(text.to_string(), |text, (one, other)| text.replace(one, other))
}

#[test]
fn three_makes_of_sheet_take_five_answers_at_most_and_the_next_month_none() {
    /// A sheet, what is answered, and what comes out of it: who stands first with which score and
    /// what is awarded, in the sheet and in that of the next month.
    type Walk<'a> = (&'a str, &'a [(&'a str, &'a str)], [&'a str; 2], [&'a str; 2]);
    let walks: [Walk<'_>; 3] = [
        (
            "adopt-crosstable.csv",
            &[("rules", "fide-2026"), ("rounds", "3"), ("title", "Club Open")],
            ["Ann Lee 2.5", "Ann Marsh 2.5"],
            ["", ""],
        ),
        (
            "adopt-pairs.csv",
            &[("rules", "wbu-2003"), ("boards", "24"), ("title", "Club Pairs"), ("status", "club")],
            ["Megan Ashdown & Rhodri Vaughan 58.33", "Megan Lambert & Rhodri Ingram 58.33"],
            // 4.1.2: of three tables two pairs are awarded, by six for each place.
            [
                "Carys Penrhos 6; Emrys Hollis 6; Megan Ashdown 12; Rhodri Vaughan 12",
                "Carys Penrhos 6; Emrys Hollis 6; Megan Lambert 12; Rhodri Ingram 12",
            ],
        ),
        (
            "adopt-centres.csv",
            &[("rules", "nzdc-1999"), ("rounds", "1"), ("title", "Club Table"), ("ending", "vote")],
            // Eight centres lead: 8, alive 1, 1905 was not reached, lead 1, position 4; of 40.
            ["Brenda Askwith", "Nora Quill"],
            ["Brenda Askwith 0", "Nora Quill 0"],
        ),
    ];
    for (file, given, first, awarded) in walks {
        let folder = Folder::new();
        let text = std::fs::read_to_string(sheet(file)).unwrap();
        // The sheet says its day.
        let text = format!("5 May 2026\n{text}");
        let own = folder.root().join(file);
        std::fs::write(&own, &text).unwrap();
        let filled = answers(&folder, file, given);
        assert!(given.len() <= 5);
        let said = adopt(&folder, &[own.to_str().unwrap(), "--answers", &filled]);
        assert_eq!(said.status, 0, "{file}: {}", said.err);
        let open = !folder.returns().join("questions.xlsx").exists();
        assert!(open || said.err.contains("not needed for results"), "{file}: {}", said.err);
        folder.add_bytes("next month.csv", next_month(&text).as_bytes());
        let said = folder.run();
        assert_eq!(said.status, 0, "{file}: {said:#?}");
        assert!(said.err.contains("[read-by-layout]"), "{file}: {said:#?}");
        let (events, standings) = (folder.rows("events"), folder.rows("standings"));
        assert_eq!(events.len(), 2, "{file}: {events:?}");
        let both = events.iter().zip(["2026-05-05", "2026-06-02"]).zip(first.iter().zip(awarded));
        for ((event, day), (first, awarded)) in both {
            assert_eq!((&*event["state"], &*event["date"]), ("final", day), "{file}");
            let key = &event["event_key"];
            let of_it = |row: &&support::Row| row["event_key"] == *key;
            let leader = standings.iter().find(of_it).unwrap();
            let leads = format!("{} {}", leader["name"], leader["score"]);
            assert!(leads.starts_with(first), "{file}: {leads}");
            let awards = folder.rows("awards");
            let mut told: Vec<String> = awards
                .iter()
                .filter(of_it)
                .map(|row| format!("{} {}", row["player"], row["points"]))
                .collect();
            told.sort();
            assert!(told.join("; ").contains(awarded), "{file}: {told:?}");
            folder.written(&format!("events/{key}.html"));
        }
        assert_eq!(folder.out().join("certificates").exists(), !awarded[0].is_empty(), "{file}");
    }
}

#[test]
fn a_sheet_with_a_round_more_is_read_whole() {
    let folder = Folder::new();
    let given = [("rules", "fide-2026"), ("date", "2026-05-05"), ("title", "Open")];
    let filled = answers(&folder, "adopt-crosstable.csv", &given);
    adopt(&folder, &[&sheet("adopt-crosstable.csv"), "--answers", &filled]);
    let text = std::fs::read_to_string(sheet("adopt-crosstable.csv")).unwrap();
    let rows = text.lines().zip(["R4", "2w1", "1b0", "4b1", "3w0"]);
    let longer: Vec<String> = rows
        .map(|(line, cell)| {
            let (before, points) = line.rsplit_once(';').unwrap();
            format!("{before};{cell};{points}")
        })
        .collect();
    folder.add_bytes("june.csv", longer.join("\n").as_bytes());
    let shorter: Vec<String> = text.lines().map(|line| line.replacen(";4w1", "", 1)).collect();
    assert_ne!(shorter.join("\n"), text);
    folder.run();
    let standings = folder.rows("standings");
    let june: Vec<String> = standings
        .iter()
        .filter(|row| row["event_key"].starts_with("june"))
        .map(|row| format!("{} {}", row["name"], row["score"]))
        .collect();
    assert_eq!(june, ["Ann Lee 3.5", "Eva Ruiz 2.5", "Bo Dahl 2", "Ivo Ortega 0"]);
}

#[test]
fn each_sheet_of_a_workbook_is_the_round_that_it_is_named_after() {
    let folder = Folder::new();
    let text = std::fs::read_to_string(sheet("adopt-centres.csv")).unwrap();
    let rows: Vec<String> = text.lines().map(|line| line.replace(',', " | ")).collect();
    let rounds = [1, 2].map(|round| {
        format!(
            "## Round {round}\nClub Weekend | {}\nRound {round}, 5 May 2026\n{}\n",
            "",
            rows.join("\n")
        )
    });
    let book = folder.root().join("weekend.xlsx");
    std::fs::write(&book, support::workbook::xlsx(&rounds.concat())).unwrap();
    let said = adopt(&folder, &[book.to_str().unwrap(), "--yes"]);
    assert_eq!(said.status, 0, "{}", said.err);
    let games = self::rows(&folder.returns().join("weekend.xlsx"), "Games");
    let of = |round: &str| games.iter().filter(|row| row.starts_with(round)).count();
    assert_eq!((of("1 | "), of("2 | ")), (7, 7), "{games:?}");
}

#[test]
fn a_year_in_which_nobody_has_a_centre_is_after_the_end() {
    let folder = Folder::new();
    let text = std::fs::read_to_string(sheet("adopt-centres.csv")).unwrap();
    let longer: Vec<String> = text
        .lines()
        .map(|line| match line {
            _ if line.starts_with("Board") => format!("{line},"),
            _ if line.starts_with("Power") => format!("{line},1904"),
            _ => format!("{line},-"),
        })
        .collect();
    let own = folder.root().join("table.csv");
    std::fs::write(&own, longer.join("\n")).unwrap();
    adopt(&folder, &[own.to_str().unwrap(), "--yes"]);
    let games = rows(&folder.returns().join("table.xlsx"), "Games");
    assert_eq!(games[0], "Board | Power | Player | 1901 | 1902 | 1903");
    assert!(games.contains(&"1 | Italy | 5 | 4 | 3 | 0".to_string()), "{games:?}");
}

#[test]
fn a_clubs_list_of_members_is_a_register_and_anything_else_is_none() {
    let folder = Folder::with(
        "## Event\nRules | wbu-2003\nFormat | pairs\nBoards | 24\nDate | @2026-05-05\n## Entries\nPair | Player 1 | No 1 | Player 2 | No 2\n\
         3 | Megan Ashdown | '11540 | Rhodri Vaughan | '11766\n1 | Carys Penrhos | '10432 | Emrys Hollis | '10871\n\
         2 | Ffion Treharne | '11205 | Gareth Lockwood | '11318\n## Results\nPair | %\n3 | 58\n1 | 52\n2 | 40\n",
    );
    let list = "Bridgeclub Musterstadt e.V.;;;\nMitgliederliste;;;\n;;;\nMitgliedsnr.;Name, Vorname;Eintritt;E-Mail\n\
        11540;Ashdown, Megan;01.03.2019;m@x.example\n11766;Vaughan, Rhodri;02.03.2019;r@x.example\n\
        10432;Penrhos, Carys;12.04.2021;c@x.example\n10871;Hollis, Emrys;13.04.2021;e@x.example\n\
        11205;Treharne, Ffion;14.04.2021;f@x.example\n11318;Lockwood, Gareth;15.04.2021;g@x.example\n";
    let budget = std::fs::read_to_string(sheet("budget.csv")).unwrap();
    for (text, credited) in [(list, "12"), (&budget, "")] {
        let register = folder.root().join("list.csv");
        std::fs::write(&register, text).unwrap();
        let (returns, out) = (folder.returns(), folder.root().join("reconciled"));
        let words = ["reconcile", "--register", register.to_str().unwrap()];
        let more = [returns.to_str().unwrap(), "--out", out.to_str().unwrap(), "--no-progress"];
        let said = support::palmares_unchecked(&[&words[..], &more[..]].concat());
        if credited.is_empty() {
            assert!(said.err.contains("[register-no-members]"), "{said:#?}");
            continue;
        }
        assert_eq!(said.status, 0, "{said:#?}");
        assert!(said.err.contains("[list-as-register]"), "{said:#?}");
        let members = rows(&out.join("register.xlsx"), "Members");
        let megan = members.iter().find(|row| row.starts_with("11540")).unwrap();
        assert!(megan.contains("Megan Ashdown | m@x.example | 2019-03-01"), "{members:?}");
        assert!(said.out.contains("0 cases to decide"), "{said:#?}");
    }
}

#[test]
fn a_folder_of_one_make_has_one_layout() {
    let (folder, year) = (Folder::new(), Folder::new());
    let text = std::fs::read(sheet("adopt-pairs.csv")).unwrap();
    for month in ["may", "june", "july"] {
        year.add_bytes(&format!("{month}.csv"), &text);
    }
    adopt(&folder, &[year.returns().to_str().unwrap(), "--yes"]);
    let names = std::fs::read_dir(folder.returns()).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let layouts: Vec<String> = names.filter(|name| name.ends_with(".layout.toml")).collect();
    assert_eq!(layouts, ["july.layout.toml"]);
}

#[test]
fn check_tells_what_a_sheet_is_and_how_to_go_on() {
    let file = sheet("adopt-pairs.csv");
    let said = palmares(&["check", &file, "--no-progress"]);
    assert_eq!(said.status, 1);
    for told in [
        "adopt-pairs.csv: pairs results, certain\n  rows 4 to 9: pairs results\n",
        "    C “Namen” is names\n",
        "  organiser: Riverside Bridge Club (A1)\n",
        &format!("  Next: palmares adopt {file} --out FOLDER\n"),
    ] {
        assert!(said.out.contains(told), "{told}: {}", said.out);
    }
    let said = palmares(&["check", &file, "--no-progress", "--json"]);
    assert!(said.out.starts_with('{') && !said.out.contains("To go on"), "{}", said.out);
}

/// Runs adopt where what lies there need not be a workbook.
fn palmares_unchecked(folder: &Folder, words: &[&str]) -> Said {
    let out = folder.returns();
    let mut all = vec!["adopt"];
    all.extend(words);
    all.extend(["--out", out.to_str().unwrap()]);
    support::palmares_unchecked(&all)
}

#[test]
fn a_title_of_matches_above_totals_is_asked_for_its_format() {
    let pairs = "Swiss Pairs 6 March 2024\n5 rounds of 8 boards\n\nPlace,Pair,Names,Total\n\
        1,3,Ann Ash & Bob Bee,71.30\n2,1,Cat Cole & Dan Dew,58.20\n3,2,Eve Elm & Fay Fox,42.10\n\
        4,4,Guy Gow & Hal Hill,28.40\n";
    for (title, asked) in [("Swiss Pairs", true), ("Open Pairs", false)] {
        let folder = Folder::new();
        let text = pairs.replace("Swiss Pairs", title);
        folder.add_bytes("sent/may.csv", text.as_bytes());
        let file = folder.returns().join("sent/may.csv");
        let said = adopt(&folder, &[file.to_str().unwrap(), "--yes"]);
        assert_eq!(said.status, 0, "{}", said.err);
        let rows = rows(&folder.returns().join("questions.xlsx"), "Questions");
        let question = rows.iter().find(|row| row.contains(" | format | "));
        assert_eq!(
            question.is_some_and(|row| row.contains("swiss pairs")),
            asked,
            "{title}: {rows:?}"
        );
    }
}

#[test]
fn a_couple_with_one_surname_is_told_and_a_list_in_another_order_is_not() {
    let couples = "Pairs 6 March 2024\n24 boards\n\nPlace,Names,%\n1,Ash Ann & Bob,58.3\n\
        2,Bee Cat & Dan,52.7\n3,Cole Eve & Fay,49.0\n4,Dew Guy & Hal,40.0\n";
    let shuffled = "Pairs 6 March 2024\n24 boards\n\nPlace,Names,%\n3,Ann Ash & Bob Bee,49.0\n\
        1,Cat Cole & Dan Dew,58.3\n4,Eve Elm & Fay Fox,40.0\n2,Guy Gow & Hal Hill,52.7\n";
    for (text, code, told) in [
        (couples, "name-odd", 4),
        (shuffled, "places-begin-anew", 0),
        (&shuffled.replace("2,Guy", "1,Guy"), "places-begin-anew", 1),
    ] {
        let folder = Folder::new();
        folder.add_bytes("sent/may.csv", text.as_bytes());
        let file = folder.returns().join("sent/may.csv");
        let said = adopt(&folder, &[file.to_str().unwrap(), "--yes"]);
        let count = said.err.matches(&format!("warning[{code}]")).count();
        assert_eq!(count, told, "{}", said.err);
    }
}

#[test]
fn the_status_is_asked_once_for_all_clubs_and_the_name_of_a_file_tells_its_day() {
    let folder = Folder::new();
    let sent = folder.root().join("sent");
    std::fs::create_dir_all(&sent).unwrap();
    let pairs = "1,Ann Ashby & Ben Birch,61.5\n2,Cat Cedar & Dan Dale,54.25\n3,Eve Elm & Fay Fenwick,47.75\n4,Gus Gorse & Hal Hazel,36.5\n";
    let names = ["2026-03-05 pairs.csv", "april.csv", "paare.csv"];
    for (name, head) in names.iter().zip([
        "Marlsea Bridge Club\nPairs\n24 boards\nPlace,Names,%\n",
        "Harbour Bridge Club\nPairs 2 April 2026\n24 boards\nPos,Pair names,Score %\n",
        "Bridgeclub Weiden\nPaarturnier 3. April 2026\n24 Boards\nPlatz,Namen,Prozent\n",
    ]) {
        std::fs::write(sent.join(name), format!("{head}{pairs}")).unwrap();
    }
    let given = sent.to_str().unwrap();
    adopt(&folder, &[given, "--yes", "--rules", "wbu-2003"]);
    let asked = rows(&folder.returns().join("questions.xlsx"), "Questions");
    let about = |word: &str| asked.iter().filter(|row| row.contains(word)).count();
    assert_eq!((about(" | status | "), about(" | date | ")), (1, 0), "{asked:?}");
    let event = |name: &str| rows(&folder.returns().join(name), "Event");
    assert!(event("2026-03-05 pairs.xlsx").contains(&"Date | 2026-03-05".to_string()));

    // The answer counts for all but the club that has a row of its own.
    let text = format!(
        "## Questions\nFile | About | Answer\n{} | status | club\n{} | status | national\n",
        names[0], names[2]
    );
    let filled = folder.root().join("filled.xlsx");
    std::fs::write(&filled, support::workbook::xlsx(&text)).unwrap();
    let words = [given, "--rules", "wbu-2003", "--answers", filled.to_str().unwrap()];
    let said = adopt(&folder, &words);
    assert_eq!(said.status, 0, "{}", said.err);
    for (name, status) in names.iter().zip(["club", "club", "national"]) {
        let made = event(&name.replace(".csv", ".xlsx"));
        assert!(made.contains(&format!("Status | {status}")), "{name}: {made:?}");
    }
}

#[test]
fn an_open_day_of_one_of_several_events_is_blank() {
    let folder = Folder::new();
    let club = Folder::new();
    let rows_of = |one: &str, other: &str| {
        format!("1,{one},61.5\n2,{other},52.25\n3,Eve Elm & Fay Fenwick,36.25\n")
    };
    let table = format!(
        "Tuesday 2 April\nPlace,Names,%\n{}\nTuesday 9 April\nPlace,Names,%\n{}",
        rows_of("Ann Ashby & Ben Birch", "Cat Cedar & Dan Dale"),
        rows_of("Cat Cedar & Dan Dale", "Ann Ashby & Ben Birch")
    );
    club.add_bytes("april.csv", table.as_bytes());
    let file = club.returns().join("april.csv");
    let said = adopt(&folder, &[file.to_str().unwrap(), "--yes"]);
    assert_eq!(said.status, 0, "{}", said.err);
    let events = rows(&folder.returns().join("april.xlsx"), "Events");
    assert_eq!(events.len(), 3, "{events:?}");
    assert!(!events.iter().any(|row| row.contains("april.csv")), "{events:?}");
}

#[test]
fn a_sheet_that_proves_itself_is_read_at_once_and_any_other_is_asked() {
    const SCORES: &str = "Riverside Bridge Club\nTuesday Pairs 14 May 2024\n24 boards\n\
        Rank | Pair No | Pair names | MPs | Pct\n\
        1 | 3 | Megan Ashdown (11540) & Rhodri Vaughan (11766) | 70 | 58.33\n\
        2 | 1 | Carys Penrhos (10432) & Emrys Hollis (10871) | 66 | 55.00\n\
        3 | 2 | Ffion Treharne (11205) & Gareth Lockwood (11318) | 63 | 52.50\n\
        4 | 5 | Nerys Caddick (11401) & Idris Fenwick (11402) | 58 | 48.33\n\
        5 | 4 | Sioned Marlowe (11403) & Tomos Brackley (11404) | 54 | 45.00\n\
        6 | 6 | Lowri Stanmore (11405) & Huw Pettifer (11406) | 49 | 40.83\n";
    let settings = "[event]\nRules = \"wbu-2003\"\nStatus = \"club\"\nMovement = \"howell\"\n";
    let rows = SCORES.split_once("24 boards\n").unwrap().1;
    let two_lists = format!("{SCORES}\nEast-West\n{}", rows.replace('(', "(9"));
    let two_tabs = format!("{SCORES}## June\nTuesday Pairs 11 June 2024\n{rows}");
    let with = |from: &str, to: &str| SCORES.replace(from, to);
    let asked = [
        two_lists,
        two_tabs,
        // A place or a score that contradicts the others, a tie that is none, a place of nobody.
        with("\n4 | 5", "\n2 | 5"),
        with("63 |", "36 |"),
        with("63 | 52.50", "66 | 55.00"),
        with("\n1 | 3", "\n1 (HC) | 3"),
        with("54 | 45.00", " | "),
        // No day, two of them, other figures.
        with(" 14 May 2024", ""),
        with("Riverside Bridge Club", "Riverside Bridge Club, founded 5 May 2004"),
        with("24 boards", "24 boards\nPrize giving 21 May 2024"),
        with("24 boards", "24 of 28 boards"),
        with("24 boards", "2 sessions, 24 boards each"),
        // One half of two winners.
        with("24 boards", "24 boards\nNorth-South"),
        with("24 boards", "24 boards, Mitchell"),
        with("| 1 | Carys", "| 1NS | Carys"),
        // What may count, or tell that a row does not.
        with("| 70 | 58.33", "| 70 | 58.33 | disqualified"),
        with("Pct\n1 | 3", "Pct | Remarks\n1 | 3").replace("58.33", "58.33 | Disqualified"),
        format!("{SCORES}\nPair 3 disqualified - ineligible\n"),
        with("24 boards", "24 boards\nPROVISIONAL"),
        // A third player, one in a row, a number that is lost.
        with("Rhodri Vaughan (11766)", "Rhodri Vaughan (11766) & Tom Sub (11999)"),
        with("Megan Ashdown (11540) & Rhodri Vaughan (11766)", "Megan Ashdown (11540)"),
        with("(11766)", ""),
    ];
    let without = |key: &str| {
        let lines = settings.lines().filter(|line| !line.starts_with(key));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    let open = ["Rules", "Status", "Movement"].map(without);
    let asked = asked.iter().map(|sheet| (sheet.as_str(), settings, false));
    let open = open.iter().map(|settings| (SCORES, settings.as_str(), false));
    for (sheet, settings, read) in [(SCORES, settings, true)].into_iter().chain(asked).chain(open) {
        let folder = Folder::new();
        folder.add("may.xlsx", &format!("## Scores\n{sheet}"));
        folder.add_bytes("palmares.toml", settings.as_bytes());
        let said = folder.run();
        let code = if read { "read-by-proof" } else { "sheet-not-adopted" };
        let codes: Vec<String> = folder.problems();
        assert!(
            codes.iter().any(|told| told.contains(code)),
            "{sheet}{settings}{codes:?} {said:#?}"
        );
        let awards = folder.rows("awards");
        assert_eq!(!awards.is_empty(), read, "{sheet}{settings}");
        if read {
            // The awards are those of the adopted return, which another way leads to.
            let ready = Folder::new();
            let from = folder.returns().join("may.xlsx");
            let (from, to) = (from.to_str().unwrap(), ready.returns());
            let words =
                ["adopt", from, "--out", to.to_str().unwrap(), "--yes", "--rules", "wbu-2003"];
            assert_eq!(palmares(&words).status, 0);
            ready.add_bytes("palmares.toml", settings.as_bytes());
            ready.run();
            let told = |folder: &Folder| {
                let rows = folder.rows("awards").into_iter();
                rows.map(|row| (row["player"].clone(), row["points"].clone())).collect::<Vec<_>>()
            };
            assert_eq!(told(&folder), told(&ready));
        }
    }
}

#[test]
fn a_note_a_strike_or_another_weekday_on_a_proved_sheet_is_asked() {
    let text = std::fs::read_to_string(project().join("tests/problems/read-by-proof/may.xlsx.txt"));
    let sheet = workbook::read_any_table_file(
        &support::workbook::xlsx(&text.unwrap()),
        &Default::default(),
    );
    let plain = sheet.unwrap().workbook_copy;
    let mut noted = plain.clone();
    let text = "disqualified".to_string();
    noted.sheets[0].layout.notes.push(workbook::CellNote {
        row: 5,
        column: 2,
        text,
        author: "".into(),
    });
    let mut struck = plain.clone();
    let font = workbook::CellFont { struck: true, ..Default::default() };
    let look = struck.styles.len() as u32;
    struck.styles.push(workbook::CellStyle { font, ..Default::default() });
    let cells = &mut struck.sheets[0].cells;
    cells.iter_mut().filter(|cell| cell.row == 5).for_each(|cell| cell.look = look);
    // 14 May 2024 is a Tuesday.
    let mut contradicted = plain.clone();
    for cell in &mut contradicted.sheets[0].cells {
        if let workbook::CellValue::Text(text) = &mut cell.value {
            *text = text.replace("Tuesday", "Monday").into();
        }
    }
    for (copy, code) in [
        (plain, "read-by-proof"),
        (noted, "sheet-not-adopted"),
        (struck, "sheet-not-adopted"),
        (contradicted, "sheet-not-adopted"),
    ] {
        let folder = Folder::new();
        let bytes = workbook::write::copy_workbook(&copy, "Scores", "palmares").unwrap();
        folder.add_bytes("may.xlsx", &bytes);
        let settings = project().join("tests/problems/read-by-proof/palmares.toml");
        folder.add_bytes("palmares.toml", &std::fs::read(settings).unwrap());
        folder.run();
        let told = folder.problems();
        assert!(told.iter().any(|told| told.contains(code)), "{code}: {told:?}");
    }
}
