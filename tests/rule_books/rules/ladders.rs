//! Ladders (WBU 4.11): by what is typed, by their games, and by their finals.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::cases::hold;
use super::wbu;
use crate::support::{Folder, Row};

#[test]
fn ladders_are_awarded_as_4_11_says() {
    hold("ladders", 35);
}

/// Every cell of the table of 4.11.6, through whole runs: the number of awards; the last is
/// one step, each higher place one step more.
#[test]
fn the_table_of_4_11_6_holds() {
    let printed = wbu("table_4_11_6_ladder");
    assert_eq!(printed.len(), 3);
    let mut events = String::from(
        "## Events\nEvent | Rules | Format | Date | Results counted | Games available | Average tables",
    );
    let mut entries = String::from("\n## Entries\nEvent | Entry | Player 1 | No 1");
    let mut results = String::from("\n## Results\nEvent | Entry | Score");
    let mut expected = BTreeSet::new();
    for row in &printed {
        for kind in ["teams", "pairs", "individual"] {
            let number = |column: String| row[&column].parse::<u32>().unwrap();
            let (awards, step) = (number(format!("{kind}_awards")), number(format!("{kind}_step")));
            for edge in ["tables_min", "tables_max"].iter().filter(|edge| !row[**edge].is_empty()) {
                let tables = &row[*edge];
                let id = format!("{kind}-{tables}");
                write!(
                    events,
                    "\n{id} | wbu-2003 | ladder {kind} | @2026-05-02 | 6 | 12 | {tables}"
                )
                .unwrap();
                for place in 1..=14 {
                    let score = 700 - place - tables.parse::<u32>().unwrap();
                    write!(entries, "\n{id} | {place} | Player {place} | '{place}").unwrap();
                    write!(results, "\n{id} | {place} | {score}").unwrap();
                    if place <= awards {
                        let points = step * (awards - place + 1);
                        expected.insert((id.clone(), place.to_string(), points.to_string()));
                    }
                }
            }
        }
    }
    let folder = Folder::with(&format!("{events}{entries}{results}\n"));
    folder.tables();
    let told = |row: Row| {
        let id = row["event_key"].trim_start_matches("club-");
        let id = id.rsplit_once("-x").map_or(id, |(id, _)| id).to_string();
        (id, row["entry"].clone(), row["points"].clone())
    };
    let awarded: BTreeSet<_> = folder.rows("awards").into_iter().map(told).collect();
    assert_eq!(awarded, expected);
}

/// A ladder over a number of games, or its final: one award per contestant, best first.
#[test]
fn games_and_finals_make_a_ladder() {
    let cases = wbu("ladder_games");
    assert_eq!(cases.len(), 7);
    for case in &cases {
        let last = "F | wbu-2003 | pairs | @2026-03-02 | 24 | | final | L | howell";
        let last = if case["final"].is_empty() { "" } else { last };
        let games = case["games"].parse().unwrap();
        let folder = Folder::with(&games_of(games, &case["ladder"], last));
        folder.tables();
        check(case, &folder);
    }
}

fn check(case: &Row, folder: &Folder) {
    let name = &case["case"];
    let codes: BTreeSet<String> =
        folder.rows("problems").into_iter().map(|row| row["code"].clone()).collect();
    let expected = case["problems"].split(';').filter(|code| !code.is_empty());
    assert_eq!(codes, expected.map(str::to_string).collect(), "{name}");
    let awards = of(folder, "awards", &case["event"].to_lowercase());
    // Every place has two players: a pair, or two with equal scores.
    let points: Vec<&str> = awards.iter().map(|row| row["points"].as_str()).collect();
    assert!(points.chunks(2).all(|pair| pair[0] == pair[1]), "{name}: {points:?}");
    let points: Vec<&str> = points.into_iter().step_by(2).collect();
    assert_eq!(points.join(" "), case["points"], "{name}");
    let Some(first) = awards.first() else { return };
    for words in case["basis"].split(" & ") {
        assert!(first["basis"].contains(words), "{name}: {}", first["basis"]);
    }
    let clauses: Vec<&str> = first["clauses"].split(';').collect();
    for clause in case["cites"].split(';') {
        assert!(clauses.contains(&clause), "{name}: {clause} among {clauses:?}");
    }
}

/// The best games count, pairs are identified by their players, and a pair with fewer games
/// than count is not ranked.
#[test]
fn a_ladder_is_ranked_by_its_games() {
    let folder = Folder::with(&games_of(6, "ladder pairs", ""));
    let said = folder.tables();
    assert_eq!(said.status, 0, "{said:#?}");
    let ranked = of(&folder, "standings", "l");
    assert_eq!(ranked[0]["name"], "Player 11 & Player 12");
    // Five games at 64 %, one at 58 %.
    assert_eq!((ranked[0]["score"].as_str(), ranked[0]["played"].as_str()), ("63", "6"));
    assert_eq!(ranked.iter().filter(|row| !row["place"].is_empty()).count(), 18);
}

/// Rows of a run's file about an event.
fn of(folder: &Folder, name: &str, id: &str) -> Vec<Row> {
    let rows = folder.rows(name).into_iter();
    rows.filter(|row| row["event_key"].split("-x").next() == Some(&format!("club-{id}"))).collect()
}

/// A workbook with games of 18 pairs and one without opponents, the same pairs each week,
/// the first of them late once; the ladder, and a final of six pairs if given.
fn games_of(count: u32, ladder: &str, last: &str) -> String {
    let mut events = String::from(
        "## Events\nEvent | Rules | Format | Date | Boards | Ladder | Stage | Qualifier | Movement",
    );
    let mut entries =
        String::from("\n## Entries\nEvent | Entry | Player 1 | No 1 | Player 2 | No 2");
    let mut results = String::from("\n## Results\nEvent | Entry | %");
    let mut game = 0;
    let mut list = |id: &str, pairs: u32, first: u32| {
        game += 1;
        for pair in 1..=pairs {
            let (one, other) = (pair * 10 + 1, pair * 10 + 2);
            write!(
                entries,
                "\n{id} | {pair} | Player {one} | 'N{one} | Player {other} | 'N{other}"
            )
            .unwrap();
            // Games with equal scores would be copies.
            let score = if pair == 1 { first } else { 64 - 2 * pair };
            let hundredths = if pair == 1 { 0 } else { game + (game - 1) / 9 };
            write!(results, "\n{id} | {pair} | {score}.{hundredths:02}").unwrap();
        }
    };
    for game in 1..=count {
        let id = format!("G{game}");
        write!(events, "\n{id} | wbu-2003 | pairs | @2026-01-{game:02} | 24 | L | | | howell")
            .unwrap();
        // The nineteenth pair plays the first game only.
        list(&id, if game == 1 { 19 } else { 18 }, if game == 1 { 58 } else { 64 });
    }
    write!(events, "\nL | wbu-2003 | {ladder} | @2026-02-01 | | | | |").unwrap();
    if !last.is_empty() {
        write!(events, "\n{last}").unwrap();
        list("F", 6, 64);
    }
    format!("{events}{entries}{results}\n")
}
