//! Events drawn by lot, against a second reading of the handbook: `drawn.py`,
//! which knows the rule book and nothing of palmares, wrote `drawn/*.csv`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::table;
use crate::support::{Folder, Row};

/// Sheets of the workbook and the tables they come from.
const SHEETS: [(&str, &str); 5] = [
    ("Events", "events"),
    ("Entries", "entries"),
    ("Results", "results"),
    ("Matches", "matches"),
    ("Lineups", "lineups"),
];

/// Most differences shown of an event.
const TOLD: usize = 8;

/// A player's award: event, member number, kind.
type Due = (String, String, String);

#[test]
fn drawn_events_get_what_a_second_reading_gives() {
    let tables = SHEETS.map(|(sheet, name)| (sheet, table(&format!("drawn/{name}"))));
    let folder = Folder::with(&workbook(&tables));
    folder.tables();
    let [(_, events), (_, entries), ..] = &tables;
    let players = players(entries);
    let expected = expected(&players);
    let run = Run::of(&folder);
    let ids = events.iter().map(|row| row["Event"].as_str());
    let wrong: Vec<String> =
        ids.clone().filter_map(|id| run.differs(id, &expected, &players)).collect();
    let total = ids.count();
    assert!(wrong.is_empty(), "{} of {total} events differ\n\n{}", wrong.len(), wrong.join("\n"));
}

/// The second reading: points and their calculation.
fn expected(players: &BTreeMap<Due, String>) -> BTreeMap<Due, (String, String)> {
    let numbers: BTreeMap<(&str, &str), &str> = players
        .iter()
        .map(|((event, number, _), seat)| ((event.as_str(), seat.as_str()), number.as_str()))
        .collect();
    let due = |row: Row| {
        let seat = format!("{}/{}", row["entry"], row["player"]);
        let number = numbers[&(row["event"].as_str(), seat.as_str())].to_string();
        let due = (row["event"].clone(), number, row["kind"].clone());
        (due, (row["points"].clone(), row["note"].clone()))
    };
    table("drawn/expected").into_iter().map(due).collect()
}

/// Entry and seat (`7/2`) of each player, by event and number; the kind is empty.
fn players(entries: &[Row]) -> BTreeMap<Due, String> {
    let mut players = BTreeMap::new();
    for row in entries {
        for seat in 1..=8 {
            let number = row.get(&format!("No {seat}")).map_or("", String::as_str);
            if !number.is_empty() {
                let key = (row["Event"].clone(), number.to_string(), String::new());
                players.insert(key, format!("{}/{seat}", row["Entry"]));
            }
        }
    }
    players
}

/// The output of palmares for the events.
struct Run {
    /// Points and basis.
    awards: BTreeMap<Due, (String, String)>,
    /// Codes of each event's problems.
    problems: BTreeMap<String, BTreeSet<String>>,
}

impl Run {
    fn of(folder: &Folder) -> Run {
        let ids: BTreeMap<String, String> = folder
            .rows("events")
            .into_iter()
            .map(|row| (row["event_key"].clone(), row["event"].clone()))
            .collect();
        let award = |row: Row| {
            let due =
                (ids[&row["event_key"]].clone(), row["player_no"].clone(), row["kind"].clone());
            (due, (row["points"].clone(), row["basis"].clone()))
        };
        let mut problems: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for row in folder.rows("problems") {
            problems.entry(row["event"].clone()).or_default().insert(row["code"].clone());
        }
        Run { awards: folder.rows("awards").into_iter().map(award).collect(), problems }
    }

    /// The differences in an event, in words.
    fn differs(
        &self,
        id: &str,
        expected: &BTreeMap<Due, (String, String)>,
        players: &BTreeMap<Due, String>,
    ) -> Option<String> {
        let wanted: BTreeMap<&Due, &(String, String)> = of_event(expected, id);
        let given: BTreeMap<&Due, &(String, String)> = of_event(&self.awards, id);
        let all: BTreeSet<&Due> = wanted.keys().chain(given.keys()).copied().collect();
        let points = |awards: &BTreeMap<&Due, &(String, String)>, due: &Due| {
            awards.get(due).map(|award| award.0.clone()).unwrap_or_default()
        };
        let wrong: Vec<&Due> =
            all.into_iter().filter(|due| points(&wanted, due) != points(&given, due)).collect();
        wrong.first()?;
        let mut told = format!("{id}: {} awards differ, of {} due", wrong.len(), wanted.len());
        for due in wrong.iter().take(TOLD) {
            let (event, number, kind) = *due;
            let seat = players.get(&(event.clone(), number.clone(), String::new()));
            let seat = seat.map_or(number.as_str(), String::as_str);
            let [want, got] = [&wanted, &given].map(|awards| match points(awards, due) {
                points if points.is_empty() => "nothing".to_string(),
                points => points,
            });
            let why = wanted.get(due).map_or("", |award| award.1.as_str());
            write!(told, "\n  {seat} {kind}: {want} due, {got} given; {why}").unwrap();
        }
        let basis = wrong.iter().find_map(|due| given.get(due)).or_else(|| given.values().next());
        write!(told, "\n  palmares: {}", basis.map_or("no award", |award| award.1.as_str()))
            .unwrap();
        if let Some(codes) = self.problems.get(id) {
            write!(told, "\n  problems: {}", codes.iter().cloned().collect::<Vec<_>>().join(" "))
                .unwrap();
        }
        Some(told)
    }
}

/// The awards of one event.
fn of_event<'a, T>(awards: &'a BTreeMap<Due, T>, id: &str) -> BTreeMap<&'a Due, &'a T> {
    let from = (id.to_string(), String::new(), String::new());
    awards.range(from..).take_while(|(due, _)| due.0 == id).collect()
}

/// One workbook of all events.
fn workbook(tables: &[(&str, Vec<Row>)]) -> String {
    let mut text = String::new();
    for (sheet, rows) in tables {
        let extra = (*sheet == "Events").then_some(("Rules", "wbu-2003"));
        let columns: Vec<&String> =
            rows.first().map(|row| row.keys().collect()).unwrap_or_default();
        write!(text, "## {sheet}\n{}", extra.map_or("", |(column, _)| column)).unwrap();
        let gap = if extra.is_some() { " | " } else { "" };
        let headings: Vec<&str> = columns.iter().map(|column| column.as_str()).collect();
        writeln!(text, "{gap}{}", headings.join(" | ")).unwrap();
        for row in rows {
            let cells: Vec<String> =
                columns.iter().map(|column| cell(column, &row[*column])).collect();
            writeln!(text, "{}{gap}{}", extra.map_or("", |(_, value)| value), cells.join(" | "))
                .unwrap();
        }
    }
    text
}

/// A cell in the notation of workbook text: days, numbers and text.
fn cell(column: &str, value: &str) -> String {
    let number = value.parse::<f64>().is_ok();
    match column {
        _ if value.is_empty() => String::new(),
        "Date" => format!("@{value}"),
        _ if column.starts_with("No ") => format!("'{value}"),
        "Entry" | "Home" | "Away" | "Result" => format!("'{value}"),
        _ if number => value.to_string(),
        _ => format!("'{value}"),
    }
}
