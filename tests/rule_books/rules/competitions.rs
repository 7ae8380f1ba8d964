//! Stages of one competition: in one workbook, and in several returns.

use std::fmt::Write as _;

use crate::support::Folder;

/// A return of events with numbers of pairs, best first.
fn book(keys: &[&str], events: &[(&[&str], u32)]) -> String {
    let mut sheet = format!("## Events\nRules | Format | Boards | {}", keys.join(" | "));
    let mut entries = String::from("## Entries\nEvent | Pair | Player 1 | No 1 | Player 2 | No 2");
    let mut results = String::from("## Results\nEvent | Pair | %");
    for (values, pairs) in events {
        write!(sheet, "\nwbu-2003 | pairs | 24 | {}", values.join(" | ")).unwrap();
        let id = values[0];
        for pair in 1..=*pairs {
            // Different players: otherwise two events of one day would be one.
            let first = 1_000 * u32::from(id.as_bytes()[0]) + 2 * pair;
            let second = first + 1;
            write!(entries, "\n{id} | {pair} | N {first} | '{first} | N {second} | '{second}")
                .unwrap();
            // The percentages of a field average 50.
            let score = 5_000 + 25 * (pairs + 1) - 50 * pair;
            write!(results, "\n{id} | {pair} | {}.{:02}", score / 100, score % 100).unwrap();
        }
    }
    format!("{sheet}\n{entries}\n{results}\n")
}

/// The points of an event's contestants, best first, and the basis of the first.
fn awards(folder: &Folder, event: &str) -> (Vec<String>, String) {
    let key = folder
        .rows("events")
        .into_iter()
        .find(|row| row["event"] == event)
        .map(|row| row["event_key"].clone())
        .unwrap();
    let rows = folder.rows("awards").into_iter().filter(|row| row["event_key"] == key);
    let rows: Vec<_> = rows.collect();
    let points = rows.iter().step_by(2).map(|row| row["points"].clone()).collect();
    (points, rows.first().map(|row| row["basis"].clone()).unwrap_or_default())
}

const KEYS: [&str; 6] = ["Event", "Title", "Date", "Club", "Stage", "Qualifier"];

/// 4.2.3: 12 tables entered: 24 / 4 = 6 awards of 11; the final has ten pairs. The
/// consolation of 4.3: P 5, C 5, N 2 is too small; of 6 pairs and 3 tables N is 4.
#[test]
fn a_final_goes_by_the_stage_that_it_names() {
    let first = ["Q", "Cup, first stage", "@2026-05-05", "Riverside", "qualifying", ""];
    let last = ["F", "Cup, final", "@2026-05-12", "Riverside", "final", "Q"];
    let folder = Folder::new();
    folder.add("cup.xlsx", &book(&KEYS, &[(&first, 24), (&last, 10)]));
    let said = folder.tables();
    assert_eq!(said.status, 0, "{said:#?}");
    let (points, basis) = awards(&folder, "F");
    assert_eq!(points, ["66", "55", "44", "33", "22", "11"]);
    assert!(basis.contains("original entry of 12 tables (event Q)"), "{basis}");
}

#[test]
fn a_stage_in_another_return_is_found() {
    let first = ["Q", "Cup, first stage", "@2026-05-05", "Riverside", "qualifying", ""];
    let last = ["F", "Cup, final", "@2026-05-12", "Riverside", "final", "Q"];
    let folder = Folder::new();
    folder.add("may/first.xlsx", &book(&KEYS, &[(&first, 24)]));
    folder.add("june/final.xlsx", &book(&KEYS, &[(&last, 10)]));
    let said = folder.tables();
    assert_eq!(said.status, 0, "{said:#?}");
    let (points, basis) = awards(&folder, "F");
    assert_eq!(points, ["66", "55", "44", "33", "22", "11"]);
    assert!(basis.contains("event Q of may/first.xlsx"), "{basis}");
    assert!(folder.problems().is_empty(), "{:?}", folder.problems());
}

/// Two clubs name their first stage Q: each final refers to that of its own club.
#[test]
fn stages_of_two_clubs_with_one_name_are_told_apart() {
    let folder = Folder::new();
    for (club, pairs) in [("Riverside", 24), ("Hillside", 16)] {
        let first = ["Q", "Cup, first stage", "@2026-05-05", club, "qualifying", ""];
        folder.add(&format!("{club} 1.xlsx"), &book(&KEYS, &[(&first, pairs)]));
    }
    let last = ["F", "Cup, final", "@2026-05-12", "Hillside", "final", "Q"];
    folder.add("final.xlsx", &book(&KEYS, &[(&last, 10)]));
    folder.tables();
    assert_eq!(awards(&folder, "F").0, ["44", "33", "22", "11"]);
}

/// 4.2.6: three stages, of which each names the one before it; 10 of 32 pairs.
#[test]
fn the_first_of_several_stages_is_the_original_entry() {
    let stages = [
        ["Q", "Cup, first stage", "@2026-05-05", "Riverside", "qualifying", ""],
        ["S", "Cup, second stage", "@2026-05-12", "Riverside", "second qualifying", "Q"],
        ["F", "Cup, final", "@2026-05-19", "Riverside", "final", "S"],
    ];
    let folder = Folder::new();
    folder.add("1.xlsx", &book(&KEYS, &[(&stages[0], 32)]));
    folder.add("2.xlsx", &book(&KEYS, &[(&stages[1], 16)]));
    folder.add("3.xlsx", &book(&KEYS, &[(&stages[2], 10)]));
    folder.tables();
    // 64 / 4 halves: 32 / 4 = 8 awards; 11 x 1.5 = 16.5 a step.
    let (points, basis) = awards(&folder, "F");
    assert_eq!(points, ["132", "116", "99", "83", "66", "50", "33", "17"]);
    assert!(basis.contains("2 stages before it"), "{basis}");
}

/// 4.3.3: premier 6 tables, consolation 6 tables, 30 - 12 = 18 in neither: deemed
/// entry 6 + 18 / 3 = 12 tables, 24 / 4 = 6 awards of 11.
#[test]
fn a_consolation_counts_the_tables_of_its_competition() {
    let premier = ["F", "Cup, final", "@2026-05-12", "Riverside", "final", "Q"];
    let consolation = ["C", "Cup, consolation", "@2026-05-12", "Riverside", "consolation", "Q"];
    let first = ["Q", "Cup, first stage", "@2026-05-05", "Riverside", "qualifying", ""];
    let together = Folder::new();
    together.add("cup.xlsx", &book(&KEYS, &[(&first, 60), (&premier, 12), (&consolation, 12)]));
    let apart = Folder::new();
    apart.add("1.xlsx", &book(&KEYS, &[(&first, 60)]));
    apart.add("2.xlsx", &book(&KEYS, &[(&premier, 12)]));
    apart.add("3.xlsx", &book(&KEYS, &[(&consolation, 12)]));
    for folder in [together, apart] {
        folder.tables();
        let (points, basis) = awards(&folder, "C");
        assert_eq!(points, ["66", "55", "44", "33", "22", "11"], "{basis}");
        assert!(basis.contains("original entry of 6 + 18 / 3 = 12 tables"), "{basis}");
    }
}

/// 2.1.3: a stage of fewer than twelve boards does not count.
#[test]
fn a_stage_that_is_too_short_does_not_count() {
    let keys = ["Event", "Title", "Date", "Club", "Stage", "Qualifier"];
    let first = ["Q", "Cup, first stage", "@2026-05-05", "Riverside", "qualifying", ""];
    let last = ["F", "Cup, final", "@2026-05-12", "Riverside", "final", "Q"];
    let text = book(&keys, &[(&first, 24), (&last, 12)]);
    let text = text.replace("wbu-2003 | pairs | 24 | Q", "wbu-2003 | pairs | 10 | Q");
    let folder = Folder::with(&text);
    folder.tables();
    // On its own: 12 / 3 = 4 awards of 6.
    let (points, basis) = awards(&folder, "F");
    assert_eq!(points, ["24", "18", "12", "6"]);
    assert!(basis.contains("awards go by its own entry: event Q had 10 boards"), "{basis}");
}
