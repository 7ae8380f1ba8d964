//! Ladders (WBU 4.11): by what is typed, by their games, and by their finals.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::cases::hold;
use crate::support::Folder;
use crate::wbu;

#[test]
fn ladders_are_awarded_as_4_11_says() {
    hold("ladders", 35);
}

/// Every cell of the table of 4.11.6, through whole runs: the awards are so many,
/// the last of one step, each place above it one more.
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
    folder.run();
    let told = |row: crate::support::Row| {
        let id = row["event_key"].trim_start_matches("club-");
        let id = id.rsplit_once("-x").map_or(id, |(id, _)| id).to_string();
        (id, row["entry"].clone(), row["points"].clone())
    };
    let awarded: BTreeSet<_> = folder.rows("awards").into_iter().map(told).collect();
    assert_eq!(awarded, expected);
}

/// A ladder of six games of nine and a half tables: the best six of each pair count,
/// pairs are known by their players, and who played fewer games is not ranked.
#[test]
fn a_ladder_is_ranked_by_its_games() {
    let folder = Folder::with(&games(6, "pairs", "ladder pairs", ""));
    let said = folder.run();
    assert_eq!(said.status, 0, "{said:#?}");
    let ranked = of(&folder, "standings", "l");
    assert_eq!(ranked[0]["name"], "Player 11 & Player 12");
    // Five games at 64 %, one at 58 %.
    assert_eq!(ranked[0]["score"], "63");
    assert_eq!(ranked[0]["played"], "6");
    assert_eq!(ranked.iter().filter(|row| !row["place"].is_empty()).count(), 18);
    let awards = of(&folder, "awards", "l");
    let points: Vec<&str> = awards.iter().map(|row| row["points"].as_str()).collect();
    assert_eq!(points, ["64", "64", "48", "48", "32", "32", "16", "16"]);
    let basis = &awards[0]["basis"];
    for words in ["ranked by the average of the games", "9 tables on average as counted"] {
        assert!(basis.contains(words), "{basis}");
    }
    let clauses: Vec<&str> = awards[0]["clauses"].split(';').collect();
    assert!(["4.11.2", "4.11.3"].iter().all(|clause| clauses.contains(clause)), "{clauses:?}");
}

/// 4.11.3: games of pairs may rank single players.
#[test]
fn games_of_pairs_rank_single_players() {
    let folder = Folder::with(&games(6, "pairs", "ladder individual", ""));
    let said = folder.run();
    assert_eq!(said.status, 0, "{said:#?}");
    let awards = of(&folder, "awards", "l");
    // Two players share each pair of places: (64 + 56) / 2 and so on by steps of 8.
    let points: Vec<&str> = awards.iter().map(|row| row["points"].as_str()).collect();
    assert_eq!(points, ["60", "60", "44", "44", "28", "28", "12", "12"]);
}

/// 2.7.4: fewer than six results bring the series nothing.
#[test]
fn five_games_are_no_ladder() {
    let folder = Folder::with(&games(5, "pairs", "ladder pairs", ""));
    folder.run();
    assert!(of(&folder, "awards", "l").is_empty());
    let codes: Vec<String> =
        folder.rows("problems").into_iter().map(|row| row["code"].clone()).collect();
    assert!(codes.contains(&"ladder-few-results".to_string()), "{codes:?}");
}

/// 4.11.9: the final gets the awards of the ladder, a level up; the ladder none.
#[test]
fn a_final_gets_the_awards_of_its_ladder() {
    let last = "F | wbu-2003 | pairs | @2026-03-02 | 24 | | final | L | howell";
    let folder = Folder::with(&games(6, "pairs", "ladder pairs", last));
    folder.run();
    assert!(of(&folder, "awards", "l").is_empty());
    let awards = of(&folder, "awards", "f");
    let points: Vec<&str> = awards.iter().map(|row| row["points"].as_str()).collect();
    assert_eq!(points, ["96", "96", "72", "72", "48", "48", "24", "24"]);
    let clauses: Vec<&str> = awards[0]["clauses"].split(';').collect();
    assert!(clauses.contains(&"4.11.9"), "{clauses:?}");
}

/// 2.7.4: a final after five games is a basic event: three tables, two awards of 6.
#[test]
fn a_final_after_five_games_is_a_basic_event() {
    let last = "F | wbu-2003 | pairs | @2026-03-02 | 24 | | final | L | howell";
    let folder = Folder::with(&games(5, "pairs", "ladder pairs", last));
    folder.run();
    let awards = of(&folder, "awards", "f");
    let points: Vec<&str> = awards.iter().map(|row| row["points"].as_str()).collect();
    assert_eq!(points, ["12", "12", "6", "6"]);
    assert!(awards[0]["clauses"].split(';').any(|clause| clause == "2.7.4"));
}

/// Rows of a run's file about an event.
fn of(folder: &Folder, name: &str, id: &str) -> Vec<crate::support::Row> {
    let rows = folder.rows(name).into_iter();
    rows.filter(|row| row["event_key"].split("-x").next() == Some(&format!("club-{id}"))).collect()
}

/// A workbook with games of 18 pairs and one without opponents, the same pairs each
/// week, the first of them late once; the ladder, and a final of six pairs where one
/// is given.
fn games(count: u32, format: &str, ladder: &str, last: &str) -> String {
    let mut events = String::from(
        "## Events\nEvent | Rules | Format | Date | Boards | Ladder | Stage | Qualifier | Movement",
    );
    let mut entries =
        String::from("\n## Entries\nEvent | Entry | Player 1 | No 1 | Player 2 | No 2");
    let mut results = String::from("\n## Results\nEvent | Entry | %");
    let mut list = |id: &str, pairs: u32, first: u32| {
        for pair in 1..=pairs {
            let (one, other) = (pair * 10 + 1, pair * 10 + 2);
            write!(
                entries,
                "\n{id} | {pair} | Player {one} | 'N{one} | Player {other} | 'N{other}"
            )
            .unwrap();
            let score = if pair == 1 { first } else { 64 - 2 * pair };
            write!(results, "\n{id} | {pair} | {score}").unwrap();
        }
    };
    for game in 1..=count {
        let id = format!("G{game}");
        write!(events, "\n{id} | wbu-2003 | {format} | @2026-01-{game:02} | 24 | L | | | howell")
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
