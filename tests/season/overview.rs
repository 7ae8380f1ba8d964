//! The sheet `Overview` of `season.xlsx`: its tables add up what `data/` lists, and its charts show
//! its tables. The records of the season are the best that `data/` lists.

use std::collections::BTreeMap;

use crate::support::charts::{at, between, charts};
use crate::support::{Folder, Row, project, rows};
use workbook::{CellValue, ReadOptions, SheetCopy, read};

/// The rows of the table with a title, each a line without the empty cells behind it.
fn table(sheet: &SheetCopy, title: &str) -> Vec<String> {
    let top = sheet.cells.iter().find(|cell| {
        cell.column == 0 && matches!(&cell.value, CellValue::Text(text) if &**text == title)
    });
    let top = top.unwrap_or_else(|| panic!("no table {title}")).row;
    let line = |row: u32| {
        let cells: Vec<String> = (0..8).map(|column| at(sheet, row, column)).collect();
        cells.join(" | ").trim_end_matches([' ', '|']).to_string()
    };
    (top + 1..).map(line).take_while(|line| !line.is_empty()).collect()
}

fn number(row: &Row, column: &str) -> f64 {
    row[column].parse().unwrap_or(0.0)
}

/// Names with their numbers, as lines of a table, those with most of the last number first.
fn ranked(numbers: BTreeMap<String, Vec<f64>>) -> Vec<String> {
    let mut all: Vec<(String, Vec<f64>)> = numbers.into_iter().collect();
    all.retain(|(_, numbers)| numbers.last() > Some(&0.0));
    all.sort_by(|a, b| b.1.last().partial_cmp(&a.1.last()).unwrap());
    let line = |(name, numbers): &(String, Vec<f64>)| {
        let numbers: Vec<String> = numbers.iter().map(f64::to_string).collect();
        format!("{name} | {}", numbers.join(" | "))
    };
    all.iter().map(line).collect()
}

#[test]
fn an_overview_adds_up_the_season_and_charts_it() {
    let folder = Folder::new();
    let (samples, out) = (project().join("samples/season"), folder.out());
    let [samples, out] = [&samples, &out].map(|path| path.to_str().unwrap());
    crate::support::palmares(&["run", samples, "--out", out, "--quiet"]);
    let read_rows = |name: &str| rows(&folder.written(name));
    let (events, awards) = (read_rows("data/events.csv"), read_rows("data/awards.csv"));
    let bytes = std::fs::read(folder.out().join("season.xlsx")).unwrap();
    let opened = read(&bytes, &ReadOptions::default()).unwrap().workbook_copy;
    let sheet = &opened.sheets[0];
    assert_eq!(sheet.name, "Overview");

    let points_of = |key: &str| -> f64 {
        let own = awards.iter().filter(|row| row["event_key"] == key && row["kind"] == "local");
        own.map(|row| number(row, "points")).sum()
    };
    let green = awards.iter().any(|row| row["kind"] == "green");
    let mut clubs: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    let mut months: BTreeMap<String, f64> = BTreeMap::new();
    for event in &events {
        let own = clubs.entry(event["organiser"].clone()).or_insert_with(|| vec![0.0; 3]);
        own[0] += 1.0;
        own[1] += number(event, "tables");
        own[2] += points_of(&event["event_key"]);
        *months.entry(event["date"][..7].to_string()).or_default() += 1.0;
    }
    assert!(!green, "the sample has Local Points only");
    let mut wanted = ranked(clubs);
    wanted.insert(0, "Club | Events | Tables | Local Points".to_string());
    assert_eq!(table(sheet, "Local Points by club"), wanted);
    let by_month = table(sheet, "Events by month");
    let counted = |line: &String| line.split(" | ").nth(1).unwrap().parse::<f64>().unwrap();
    assert_eq!(by_month[1..].iter().map(counted).sum::<f64>(), months.values().sum::<f64>());
    let played = by_month[1..].iter().filter(|line| counted(line) > 0.0).count();
    assert_eq!(played, months.len());

    assert!(charts(&bytes).len() >= 4);
}

/// The values of a list of records, as its page shows them.
fn records<'p>(page: &'p str, id: &str) -> Vec<&'p str> {
    let section = between(page, &format!("<section id=\"{id}\">"), "</section>");
    between(section[0], "<td class=\"n value\">", "<")
}

#[test]
fn the_records_of_a_season_are_the_best_of_its_data() {
    let folder = Folder::new();
    let (samples, out) = (project().join("samples/season"), folder.out());
    let [samples, out] = [&samples, &out].map(|path| path.to_str().unwrap());
    crate::support::palmares(&["run", samples, "--out", out, "--quiet", "--only", "data,pages"]);
    let page = folder.written("leaders.html");

    let mut points: BTreeMap<(String, String, String), i64> = BTreeMap::new();
    for row in rows(&folder.written("data/awards.csv")).iter().filter(|row| row["kind"] == "local")
    {
        let key = ["event_key", "entry", "player"].map(|column| row[column].clone());
        *points.entry(key.into()).or_default() += row["points"].parse::<i64>().unwrap();
    }
    let mut best: BTreeMap<(String, String), i64> = BTreeMap::new();
    for ((event, entry, _), own) in points {
        let most = best.entry((event, entry)).or_default();
        *most = own.max(*most);
    }
    let mut best: Vec<i64> = best.into_values().collect();
    best.sort_unstable_by_key(|points| std::cmp::Reverse(*points));
    let best: Vec<String> = best.iter().take(10).map(i64::to_string).collect();
    assert_eq!(records(&page, "most-local-points-in-one-event"), best);

    // The sample adds no percentages; the Handicap Trophy ranks by another score than was played.
    let mut percentages: Vec<f64> = Vec::new();
    for row in rows(&folder.written("data/standings.csv")) {
        if row["unit"] == "percent" && !row["event_key"].starts_with("pontwylan-tachwedd-2003-1") {
            percentages.push((number(&row, "score") * 100.0).round() / 100.0);
        }
    }
    percentages.sort_by(|a, b| b.total_cmp(a));
    let percentages: Vec<String> = percentages.iter().take(5).map(f64::to_string).collect();
    assert_eq!(records(&page, "highest-percentages")[..5], percentages);
}

#[test]
fn an_overview_says_what_its_tables_leave_out() {
    let folder = Folder::new();
    for (nth, date) in ["@2003-05-09", "@2024-05-09", "@2025-03-07", ""].iter().enumerate() {
        let text = format!(
            "## Event\nTitle | Open {nth}\nDate | {date}\nOrganiser | Northside\nRules | fide-2026\n\
             Format | swiss\nRounds | 1\n## Entries\nNo | Player\n1 | Ann Lee\n2 | Cay Dunn\n\
             ## Matches\nRound | White | Black | Result\n1 | 1 | 2 | 1-0\n"
        );
        folder.add(&format!("open {nth}.xlsx"), &text);
    }
    folder.run();
    let bytes = std::fs::read(folder.out().join("season.xlsx")).unwrap();
    let opened = read(&bytes, &ReadOptions::default()).unwrap().workbook_copy;
    let months = ["Month | Events", "May 2003 | 1", "May 2024 | 1", "Mar 2025 | 1"];
    let left_out = "and 1 event of earlier months or without a date";
    let wanted: Vec<&str> = months.into_iter().chain([left_out]).collect();
    assert_eq!(table(&opened.sheets[0], "Events by month"), wanted);
    // 9 May 2003 and 7 March 2025 were Fridays, 9 May 2024 a Thursday.
    let nights = ["Night | Events", "Thursday | 1", "Friday | 2"];
    let wanted: Vec<&str> = nights.into_iter().chain(["and 1 event without a date"]).collect();
    assert_eq!(table(&opened.sheets[0], "Events by night"), wanted);
}

#[test]
fn a_season_without_points_shows_its_events_and_their_first_contestants() {
    let folder = Folder::new();
    let (samples, out) = (project().join("samples/chess"), folder.out());
    let [samples, out] = [&samples, &out].map(|path| path.to_str().unwrap());
    crate::support::palmares(&["run", samples, "--out", out, "--quiet", "--only", "workbooks"]);
    let bytes = std::fs::read(folder.out().join("season.xlsx")).unwrap();
    let opened = read(&bytes, &ReadOptions::default()).unwrap().workbook_copy;
    // The table of one event would be one bar; the tournament has one.
    let first = table(&opened.sheets[0], "Riverside Open: the first 10 of 12");
    let wanted = ["Contestant | Points", "Havard, Elwyn | 2", "Anwyl, Meilir | 1.5"];
    assert_eq!(first[..3], wanted);
    assert_eq!(first.len(), 11);
    assert_eq!(charts(&bytes).len(), 1);
}

#[test]
fn a_result_that_another_return_contradicts_is_no_record() {
    let event = |score: &str| {
        let entries: String =
            (1..=6).map(|nth| format!("{nth} | Ann {nth} | Bob {nth}\n")).collect();
        let scores: String = [score, "56", "52", "48", "44", "38"]
            .iter()
            .zip(1..)
            .map(|(own, nth)| format!("{nth} | {own}\n"))
            .collect();
        format!(
            "## Event\nTitle | Monday Pairs\nDate | @2026-05-04\nOrganiser | Riverside\nRules | wbu-2003\n\
             Format | pairs\nScoring | percent\nStatus | club\nMovement | howell\nBoards | 24\n\
             ## Entries\nPair | Player 1 | Player 2\n{entries}## Results\nPair | Score\n{scores}"
        )
    };
    let folder = Folder::new();
    folder.add("monday.xlsx", &event("62"));
    folder.run();
    assert_eq!(records(&folder.written("leaders.html"), "highest-percentages")[0], "62");
    folder.add("monday again.xlsx", &event("65"));
    folder.run();
    assert!(folder.written("data/problems.csv").contains("event-changed"));
    assert!(!folder.out().join("leaders.html").exists());
}
