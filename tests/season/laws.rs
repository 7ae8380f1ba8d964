//! Laws of a season: irrelevant changes change nothing. Each is tried on seasons written here and
//! on seeded random input.

use std::collections::BTreeMap;
use std::path::Path;

use crate::support::{self, Folder, Row, Said, files, workbook};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Tries a law several times, with the same input in every run.
fn try_law<T: std::fmt::Debug>(
    cases: u32,
    input: impl Strategy<Value = T>,
    law: impl Fn(T) -> Result<(), TestCaseError>,
) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let chance = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    TestRunner::new_with_rng(config, chance).run(&input, law).unwrap();
}

/// A shuffled order, by seed.
fn shuffled<T: Clone>(things: &[T], seed: u64) -> Vec<T> {
    let mut state = seed | 1;
    let mut order = things.to_vec();
    for last in (1..order.len()).rev() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        order.swap(last, (state % (last as u64 + 1)) as usize);
    }
    order
}

/// The sheets of a return: headings and rows.
#[derive(Clone, Debug)]
struct Return {
    sheets: Vec<(&'static str, &'static str, Vec<String>)>,
}

impl Return {
    fn text(&self) -> String {
        let sheet = |(name, head, rows): &(&str, &str, Vec<String>)| {
            format!("## {name}\n{head}\n{}\n", rows.join("\n"))
        };
        self.sheets.iter().map(sheet).collect()
    }

    /// The same with the rows of each sheet in another order.
    fn with_shuffled_rows(&self, seed: u64) -> Return {
        let mut shuffled_return = self.clone();
        for (number, (name, _, rows)) in (0u64..).zip(&mut shuffled_return.sheets) {
            if *name != "Events" {
                *rows = shuffled(rows, seed.wrapping_add(number * 977));
            }
        }
        shuffled_return
    }

    /// The same with its sheets in another order.
    fn with_shuffled_sheets(&self, seed: u64) -> Return {
        Return { sheets: shuffled(&self.sheets, seed) }
    }
}

/// A return of two events: Mitchell pairs with ties and adjustments; teams, one without a result
/// and one with an invalid score.
fn mixed(day: u32) -> Return {
    let mut entries = Vec::new();
    let mut results = Vec::new();
    for pair in 1..=6u32 {
        for (direction, series) in [("NS", 1), ("EW", 2)] {
            let number = 10_000 * series + 100 * day + pair;
            let (one, two) =
                (format!("{direction} Ann {day}{pair}"), format!("{direction} Bob {day}{pair}"));
            entries.push(format!(
                "P | {pair} | {direction} | {one} | '{number} | {two} | '{}",
                number + 50
            ));
            let score = f64::from(40 + (pair * 7 + day * series) % 5 * 4);
            results.push(format!("P | {pair} | {direction} | {score}"));
        }
    }
    for team in 1..=5u32 {
        let number = 40_000 + 100 * day + 10 * team;
        entries.push(format!(
            "T | {team} |  | Cat {day}{team} | '{number} | Dai {day}{team} | '{}",
            number + 1
        ));
        match team {
            4 => {}
            5 => results.push(format!("T | {team} |  | lots")),
            _ => results.push(format!("T | {team} |  | {}", 30 - team)),
        }
    }
    let events = vec![
        format!("P | Pairs {day} | pairs | wbu-2003 | @2026-05-{day:02} | 24 | mitchell | percent"),
        format!("T | Teams {day} | teams | wbu-2003 | @2026-05-{day:02} | 24 |  | imps"),
    ];
    let adjustments =
        vec!["P | 2NS | percent | -1".to_string(), "P | 3EW | percent | 2".to_string()];
    Return {
        sheets: vec![
            (
                "Events",
                "Event | Title | Format | Rules | Date | Boards | Movement | Scoring",
                events,
            ),
            ("Entries", "Event | Entry | Direction | Player 1 | No 1 | Player 2 | No 2", entries),
            ("Results", "Event | Entry | Direction | Score", results),
            ("Adjustments", "Event | Entry | Kind | Amount", adjustments),
        ],
    }
}

fn season(returns: &[(String, Return)]) -> Folder {
    let folder = Folder::new();
    for (name, returned) in returns {
        folder.add(name, &returned.text());
    }
    folder
}

/// A season of five returns in two folders.
fn returns() -> Vec<(String, Return)> {
    let name = |day: u32| {
        format!("{}/club-{day}.xlsx", if day.is_multiple_of(2) { "north" } else { "south" })
    };
    (1..=5).map(|day| (name(day), mixed(day))).collect()
}

/// The CSV files of a run as sets of rows, without addresses.
fn data(folder: &Folder) -> BTreeMap<&'static str, Vec<Row>> {
    let table = |name: &'static str| {
        let mut rows = folder.rows(name);
        if name == "problems" {
            for row in &mut rows {
                row.remove("cell");
                row.remove("hint");
                let message = row.get_mut("message").unwrap();
                *message = without_addresses(message);
            }
            rows.sort();
        }
        (name, rows)
    };
    ["events", "standings", "draws", "awards", "problems"].map(table).into()
}

/// The differences of two runs by row.
fn difference(
    one: &BTreeMap<&'static str, Vec<Row>>,
    other: &BTreeMap<&'static str, Vec<Row>>,
) -> Vec<String> {
    let of_table = |name: &&'static str| {
        let (one, other) = (&one[*name], &other[*name]);
        let missing = one.iter().filter(|row| !other.contains(row)).map(|row| format!("- {row:?}"));
        let added = other.iter().filter(|row| !one.contains(row)).map(|row| format!("+ {row:?}"));
        let order = (one != other).then(|| format!("{name} differ, at least in their order"));
        missing.chain(added).chain(order).collect::<Vec<String>>()
    };
    one.keys().flat_map(of_table).collect()
}

/// A sentence without addresses and example values.
fn without_addresses(sentence: &str) -> String {
    let is_address = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let digits = word.trim_start_matches(|c: char| c.is_ascii_uppercase());
        digits.len() < word.len()
            && !digits.is_empty()
            && digits.bytes().all(|b| b.is_ascii_digit())
    };
    let kept: Vec<&str> = sentence.split(' ').filter(|word| !is_address(word)).collect();
    kept.join(" ")
}

fn assert_some_awards(folder: &Folder) {
    assert!(folder.rows("awards").len() > 20, "the season has hardly any awards");
    assert!(folder.rows("problems").len() > 5, "the season has hardly any problems");
}

// ---- Order -------------------------------------------------------------------

#[test]
fn the_order_of_rows_changes_nothing_but_addresses() {
    let original = season(&[("club.xlsx".to_string(), mixed(3))]);
    original.tables();
    let expected = data(&original);
    assert!(expected["awards"].len() > 4 && expected["problems"].len() > 1, "{expected:#?}");
    try_law(6, any::<u64>(), |seed| {
        let folder = season(&[("club.xlsx".to_string(), mixed(3).with_shuffled_rows(seed))]);
        folder.tables();
        prop_assert_eq!(difference(&expected, &data(&folder)), Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn the_order_of_sheets_changes_nothing() {
    let original = season(&[("club.xlsx".to_string(), mixed(4))]);
    original.tables();
    let expected = data(&original);
    try_law(5, any::<u64>(), |seed| {
        let folder = season(&[("club.xlsx".to_string(), mixed(4).with_shuffled_sheets(seed))]);
        folder.tables();
        prop_assert_eq!(difference(&expected, &data(&folder)), Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn the_order_in_which_files_were_made_changes_no_byte() {
    let original = season(&returns());
    original.run();
    assert_some_awards(&original);
    let expected = files(&original.out());
    try_law(3, any::<u64>(), |seed| {
        let folder = season(&shuffled(&returns(), seed));
        folder.run();
        prop_assert!(files(&folder.out()) == expected, "a byte differs");
        Ok(())
    });
}

#[test]
fn files_given_one_by_one_in_any_order_change_no_byte() {
    let folder = season(&returns());
    let names: Vec<String> = returns().into_iter().map(|(name, _)| name).collect();
    let run = |names: &[String], out: &Path| {
        let paths: Vec<String> =
            names.iter().map(|name| folder.returns().join(name).display().to_string()).collect();
        let mut words = vec!["run", "--no-progress", "--out", out.to_str().unwrap()];
        words.extend(paths.iter().map(String::as_str));
        support::palmares(&words)
    };
    let (forwards, backwards) = (folder.root().join("forwards"), folder.root().join("backwards"));
    run(&names, &forwards);
    run(&names.into_iter().rev().collect::<Vec<_>>(), &backwards);
    assert!(files(&forwards).contains_key("data/awards.csv"));
    assert!(files(&forwards) == files(&backwards), "a byte differs");
}

// ---- Names -------------------------------------------------------------------

#[test]
fn other_names_change_no_place_and_no_points() {
    let original = season(&[("club.xlsx".to_string(), mixed(5))]);
    original.tables();
    let expected = results(&original);
    let name = "[A-Z\u{c0}-\u{dd}][a-z\u{e0}-\u{ff}' -]{0,30}[a-z]";
    try_law(6, prop::collection::vec(name, 4), |names| {
        let text = mixed(5).text();
        let text = text.replace("Ann", &names[0]).replace("Bob", &names[1]);
        let text = text.replace("Cat", &names[2]).replace("Dai", &names[3]);
        let folder = Folder::with(&text);
        folder.tables();
        prop_assert_eq!(&results(&folder), &expected);
        Ok(())
    });
}

/// Places and points without names.
fn results(folder: &Folder) -> Vec<Row> {
    let mut rows = folder.rows("standings");
    rows.extend(folder.rows("awards"));
    for row in &mut rows {
        row.remove("name");
        row.remove("player");
    }
    rows
}

// ---- Runs --------------------------------------------------------------------

#[test]
fn the_number_of_threads_changes_no_byte() {
    let mut outputs = ["1", "2", "8"].map(|threads| {
        let folder = season(&returns());
        folder.run_with(&["--threads", threads]);
        assert_some_awards(&folder);
        files(&folder.out())
    });
    let first = std::mem::take(&mut outputs[0]);
    for (name, bytes) in &first {
        assert!(
            outputs[1].get(name) == Some(bytes) && outputs[2].get(name) == Some(bytes),
            "{name} differs"
        );
    }
    assert!(outputs[1..].iter().all(|output| output.len() == first.len()));
}

#[test]
fn a_second_run_into_the_same_folder_changes_no_byte() {
    let folder = season(&returns());
    folder.run();
    assert_some_awards(&folder);
    let first = files(&folder.out());
    folder.run();
    assert!(files(&folder.out()) == first, "a byte differs");
}

#[test]
fn check_reports_exactly_what_run_reports() {
    let folder = season(&returns());
    folder.add_bytes("broken.xlsx", b"PK\x03\x04 and no more");
    folder.add_bytes("letter.txt", b"Dear secretary");
    let ran = folder.run();
    let returns = folder.returns();
    let checked = support::palmares(&["check", returns.to_str().unwrap(), "--no-progress"]);
    assert!(ran.err.contains("workbook-damaged") && ran.err.contains("file-left-out"), "{ran:#?}");
    let told = |said: &Said| {
        (
            said.status,
            said.err.clone(),
            said.out.split("; written").next().unwrap().trim().to_string(),
        )
    };
    assert_eq!(told(&checked), told(&ran));
}

// ---- Cells -------------------------------------------------------------------

/// Any cell in the tests' text form of workbooks.
fn any_cell() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => Just(String::new()),
        2 => any::<f64>().prop_filter("finite", |number| number.is_finite()).prop_map(|number| number.to_string()),
        2 => (0u32..200).prop_map(|number| number.to_string()),
        2 => "[^|\\x00-\\x1f]{0,12}".prop_map(|text| format!("'{text}")),
        1 => prop::sample::select(vec!["#N/A", "#DIV/0!", "#REF!", "TRUE", "FALSE", "=A1*2", "=A1 -> 7", "=A1 -> #N/A"]).prop_map(str::to_string),
        1 => (1u32..28, 1u32..12).prop_map(|(day, month)| format!("@2026-{month:02}-{day:02}")),
        1 => prop::sample::select(vec!["{mmm-yy}36617", "{d-mmm}46144", "{0.00%}0.57", "{00000}7", "{hh:mm}0.5", "57,25%", "7\u{bd}", "'0012", "5-2", "-", "1e400", "{@}\u{202e}x"]).prop_map(str::to_string),
        3 => prop::sample::select(vec!["Event", "Entry", "Score", "Place", "Player 1", "No 1", "Direction", "NS", "Format", "pairs", "Rules", "wbu-2003", "Date", "Boards", "24", "1", "2", "A", "Amount", "Kind", "percent"]).prop_map(str::to_string),
    ]
}

/// A sheet of random cells with headings.
fn any_rows(head: &'static str, columns: usize) -> impl Strategy<Value = String> {
    let row = prop::collection::vec(any_cell(), columns).prop_map(|cells| cells.join(" | "));
    prop::collection::vec(row, 0..8).prop_map(move |rows| format!("{head}\n{}\n", rows.join("\n")))
}

fn any_return() -> impl Strategy<Value = String> {
    let event = prop_oneof![
        3 => Just("## Event\nFormat | pairs\nRules | wbu-2003\nBoards | 24\n".to_string()),
        1 => any_rows("## Event", 2),
        1 => any_rows("## Events\nEvent | Format | Rules | Date | Boards | Winners | Tables", 7),
    ];
    let entries =
        any_rows("## Entries\nEntry | Direction | Player 1 | No 1 | Player 2 | No 2 | Boards 1", 7);
    let results = any_rows(
        "## Results\nEntry | Direction | Score | Max score | Handicap score | Place | Session",
        7,
    );
    let others = prop_oneof![
        any_rows("## Adjustments\nEntry | Kind | Amount | Offence | Boards", 5),
        any_rows("## Boards\nBoard | NS | EW | Contract | Tricks | Score", 6),
        any_rows("## Matches\nRound | Home | Away | Home IMPs | Away IMPs | Result", 6),
        any_rows("## Lineups\nRound | Entry | Player | Boards", 4),
        any_rows("## Games\nBoard | Power | Player | 1901 | Outcome", 5),
    ];
    (event, entries, results, others)
        .prop_map(|(event, entries, results, others)| event + &entries + &results + &others)
}

#[test]
fn any_grid_of_cells_is_read_without_a_fault() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("any.xlsx");
    try_law(160, any_return(), |text| {
        std::fs::write(&file, workbook::xlsx(&text)).unwrap();
        let computed = season::compute_return_file(
            &file,
            &Default::default(),
            &engine::awards::SeasonContext::default(),
        );
        let fault = computed.problems.iter().find(|told| told.code == "internal-fault");
        prop_assert!(fault.is_none(), "{:?} in\n{}", fault, text);
        prop_assert!(computed.workbook_copy.is_some());
        Ok(())
    });
}

#[test]
fn returns_of_any_cells_leave_a_season_complete() {
    try_law(2, prop::collection::vec(any_return(), 30), |texts| {
        let folder = Folder::new();
        folder.add("a.xlsx", &mixed(1).text());
        for (number, text) in texts.iter().enumerate() {
            folder.add(&format!("any-{number:02}.xlsx"), text);
        }
        let said = folder.run();
        prop_assert!((0..=1).contains(&said.status), "{:#?}", said);
        prop_assert!(!said.err.contains("internal-fault"), "{:#?}", said);
        let copies = files(&folder.out().join("returns")).len();
        prop_assert_eq!(copies, 31);
        prop_assert!(folder.rows("awards").iter().any(|row| row["event_key"].starts_with("a-")));
        Ok(())
    });
}
