//! What is missing in a year of returns and what is odd in it: found where it was put, and nothing in a
//! tidy year.

use std::fmt::Write as _;
use std::fs;

use crate::support::{Folder, Row};

/// An evening of ten pairs: its day, its title and the percentages of the pairs.
struct Evening {
    day: String,
    title: &'static str,
    percents: Vec<i128>,
}

const SURNAMES: [&str; 10] =
    ["Moss", "Birch", "Tarn", "Dale", "Quill", "Firth", "Ash", "Holt", "Yarrow", "Jay"];

/// Twenty Mondays, from 12 January 2026 on. Each pair moves by a few percent from week to week.
fn tidy() -> Vec<Evening> {
    let evening = |week: i128| {
        let day = jiff::civil::date(2026, 1, 12);
        let day = day.checked_add(jiff::Span::new().days(7 * week as i64)).unwrap();
        let lines = (0..10i128)
            .map(|pair| ((pair + 1) * (week + 2) * 37 + pair * pair * 11 + week * week * 5) % 97);
        Evening {
            day: day.to_string(),
            title: "Monday Pairs",
            percents: lines.map(|line| 4500 + 10 * line).collect(),
        }
    };
    (0..20).map(evening).collect()
}

fn run(evenings: &[Evening], settings: &str) -> Folder {
    let folder = Folder::new();
    for (at, Evening { day, title, percents }) in evenings.iter().enumerate() {
        let (mut entries, mut results) = (String::new(), String::new());
        let sum: i128 = percents.iter().sum();
        let off = 50_00 * percents.len() as i128 - sum;
        for (pair, percent) in percents.iter().enumerate() {
            // They average 50 but where they are asked not to.
            let percent =
                if off.abs() < 30_000 { percent + off / percents.len() as i128 } else { *percent };
            let (no, name) = (pair + 1, SURNAMES[pair]);
            writeln!(entries, "{no} | Ann {name} | '{}1 | Bob {name} | '{}2", 10 + no, 10 + no)
                .unwrap();
            writeln!(results, "{no} | {}.{:02}", percent / 100, percent % 100).unwrap();
        }
        let text = format!(
            "## Event\nTitle | {title}\nDate | @{day}\nOrganiser | Riverside\nRules | wbu-2003\n\
             Format | pairs\nWinners | 1\nBoards | 24\n\
             ## Entries\nPair | Player 1 | No 1 | Player 2 | No 2\n{entries}\
             ## Results\nPair | %\n{results}"
        );
        folder.add(&format!("week-{at:02}.xlsx"), &text);
    }
    if !settings.is_empty() {
        fs::write(folder.returns().join("palmares.toml"), settings).unwrap();
    }
    let said = folder.tables();
    assert!(said.status <= 1, "{said:#?}");
    folder
}

#[test]
fn each_club_is_asked_in_its_letter() {
    let mut evenings = tidy();
    evenings.remove(5);
    evenings[8].percents[4] = 8000;
    let folder = run(&evenings, "");
    assert!(folder.run_with(&["--letters"]).status <= 1);
    let letter = folder.written("letters/riverside.txt");
    let asked = letter.split("PLEASE TELL US").nth(1).unwrap_or_default();
    let missing = &folder.rows("missing")[0]["evidence"];
    assert!(asked.contains(&format!("1. 16 February 2026: {missing}")), "{letter}");
    let odd = &folder.rows("odd")[0];
    assert!(asked.contains(&format!("2. {}: {}", odd["return"], odd["evidence"])), "{letter}");
    let tidy = run(&tidy(), "");
    assert!(tidy.run_with(&["--letters"]).status <= 1);
    let letter = tidy.written("letters/riverside.txt");
    assert!(!letter.contains("PLEASE TELL US"), "{letter}");
}

/// `kind day or event` of each row of a file, if it is there.
fn told(folder: &Folder, name: &str, column: &str) -> Vec<String> {
    if !folder.out().join(format!("data/{name}.csv")).exists() {
        return Vec::new();
    }
    let row = |row: Row| format!("{} {}", row["kind"], row[column]);
    folder.rows(name).into_iter().map(row).collect()
}

#[test]
fn a_tidy_year_asks_nothing() {
    let folder = run(&tidy(), "");
    assert_eq!(told(&folder, "missing", "date"), Vec::<String>::new());
    assert_eq!(told(&folder, "odd", "event_key"), Vec::<String>::new());
}

#[test]
fn what_is_missing_is_asked() {
    let mut evenings = tidy();
    evenings[12].day = "2026-04-07".to_string();
    evenings[15].percents.truncate(4);
    evenings.remove(5);
    let folder = run(&evenings, "");
    let now = told(&folder, "missing", "date");
    assert_eq!(now, ["no-return 2026-02-16", "few-tables 2026-04-27", "odd-day 2026-04-07"]);
}

#[test]
fn what_is_odd_is_asked_and_each_kind_can_be_switched_off() {
    let mut evenings = tidy();
    // Ash 7th, Birch 2nd …: the best result goes to the first of the alphabet.
    let mut names: Vec<usize> = (0..SURNAMES.len()).collect();
    names.sort_by_key(|at| SURNAMES[*at]);
    for (place, at) in names.into_iter().enumerate() {
        evenings[3].percents[at] = 5450 - 100 * place as i128;
    }
    evenings[8].percents[4] = 8000;
    let folder = run(&evenings, "");
    let now = told(&folder, "odd", "event_key");
    assert_eq!(now, ["order week-03-1", "habit week-08-1"]);
    let folder = run(&evenings, "\"Odd order\" = false\n\"Odd habit\" = false\n");
    assert_eq!(told(&folder, "odd", "event_key"), Vec::<String>::new());
}
