//! Heats, Green and Gold Points: every printed cell of Scales G, H and I and of
//! the table of 5.3.2, and cases, all through whole runs.
//!
//! A row of a case table is an event. Expected awards are by entry, with the number of
//! entries that get any: `1=90 10=107 (20)`. Matches are by entry too: `1=w3d1t10` is three
//! wins, a draw and a triangular match with 10 victory points in its two halves; the
//! opponent is always the last entry.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use jiff::ToSpan as _;

use super::wbu;
use crate::support::{Folder, Row};

/// Columns that are not keys of an event.
const OURS: [&str; 15] = [
    "case",
    "clause",
    "arithmetic",
    // Contestants of each direction.
    "entries",
    // Sections that the entries are dealt into, one after the other.
    "sections",
    // Places that share: `1-2 5-6`.
    "ties",
    // Entries that do not play for the qualification.
    "others",
    // Boards of each match.
    "match boards",
    "matches",
    "local",
    "green",
    "gold",
    // Words of the basis of one award, or of the event's page if it has none.
    "basis",
    "cites",
    "problems",
];

#[test]
fn heats_are_awarded_by_scale_h() {
    check(&wbu("heats"));
}

#[test]
fn green_points_follow_chapter_5() {
    check(&wbu("green"));
}

fn row(cells: &[(&str, String)]) -> Row {
    cells.iter().map(|(column, cell)| (column.to_string(), cell.clone())).collect()
}

/// 5.1.1, 5.2.3, 5.2.4: each cell of Scale H, a heat of the least and the most
/// boards of its column.
#[test]
fn every_cell_of_scale_h_holds() {
    let printed = wbu("scale_h_club_heats");
    assert_eq!(printed.len(), 36);
    let columns = [
        ("national_18_71", "national pairs", "18"),
        ("national_72", "national pairs", "72"),
        ("area_major_18_71", "area major", "71"),
        ("area_major_72", "area major", "80"),
        ("other_area_18_71", "other area", "24"),
        ("other_area_72", "other area", "72"),
    ];
    let mut cases = Vec::new();
    for cell in &printed {
        let tables: u32 = cell["full_tables"].parse().unwrap();
        let one_winner = cell["format"] == "one_winner";
        for (column, heat, boards) in columns {
            let (format, entries, awards) = match one_winner {
                true => ("pairs", 2 * tables, tables),
                false => ("teams", tables, tables.div_ceil(2)),
            };
            cases.push(row(&[
                ("case", format!("{} {tables} {column}", cell["format"])),
                ("Format", format.to_string()),
                ("Heat for", heat.to_string()),
                ("Boards", boards.to_string()),
                ("entries", entries.to_string()),
                ("local", format!("1={} ({awards})", cell[column])),
            ]));
        }
    }
    check(&cases);
}

/// 5.4.1: each row of Scale G, for the least and the most pairs of it.
#[test]
fn every_cell_of_scale_g_holds() {
    let printed = wbu("scale_g_green_pairs");
    assert_eq!(printed.len(), 31);
    let mut cases = Vec::new();
    for cells in &printed {
        let awards: u32 = cells["awards"].parse().unwrap();
        let most = if cells["pairs_max"].is_empty() { "400" } else { &cells["pairs_max"] };
        for pairs in [cells["pairs_min"].as_str(), most] {
            let places = ["first", "second", "third", "fourth"];
            let mut green: Vec<String> = (1..)
                .zip(places)
                .filter(|(_, column)| !cells[*column].is_empty())
                .map(|(place, column)| format!("{place}={}", cells[column]))
                .collect();
            if awards > 4 {
                green.push(format!("{awards}=0.25"));
            }
            let playing = (awards + 2).max(6);
            cases.push(row(&[
                ("case", format!("{pairs} pairs")),
                ("Format", "pairs".to_string()),
                ("Green points", "area pairs".to_string()),
                ("Stage", "final".to_string()),
                ("Original contestants", pairs.to_string()),
                ("Boards", "36".to_string()),
                ("entries", playing.to_string()),
                ("green", format!("{} ({awards})", green.join(" "))),
                ("gold", gold(&green)),
            ]));
        }
    }
    check(&cases);
}

/// 1.5.1: a fifth of 5 Green Points and more.
fn gold(green: &[String]) -> String {
    let hundredths = |points: &str| -> u32 {
        let (whole, part) = points.split_once('.').unwrap_or((points, "0"));
        whole.parse::<u32>().unwrap() * 100 + format!("{part:0<2}").parse::<u32>().unwrap()
    };
    let told = green.iter().filter_map(|told| {
        let (place, points) = told.split_once('=').unwrap();
        let gold = hundredths(points) / 5;
        let decimal = format!("{}.{:02}", gold / 100, gold % 100);
        let decimal = decimal.trim_end_matches('0').trim_end_matches('.').to_string();
        (hundredths(points) >= 500).then(|| format!("{place}={decimal}"))
    });
    told.collect::<Vec<_>>().join(" ")
}

/// 5.5.2: the first part of Scale I, a match won beside one drawn for each length.
#[test]
fn every_cell_of_scale_i_for_matches_holds() {
    let printed = wbu("scale_i_agm_match");
    assert_eq!(printed.len(), 6);
    let case = |cells: &Row| {
        row(&[
            ("case", format!("{} boards", cells["boards_per_match"])),
            ("Format", "swiss teams".to_string()),
            ("Green points", "agm teams".to_string()),
            ("Boards", "48".to_string()),
            ("match boards", cells["boards_per_match"].clone()),
            ("entries", "8".to_string()),
            ("matches", "5=w1".to_string()),
            ("local", format!("5={} (3)", cells["area"])),
            ("green", "1=0.25 2=0.25 (2)".to_string()),
        ])
    };
    check(&printed.iter().map(case).collect::<Vec<_>>());
}

/// 5.5.2: the second part of Scale I, read down from the row of the teams.
#[test]
fn every_cell_of_scale_i_for_the_ranking_holds() {
    let printed = wbu("scale_i_agm_teams");
    assert_eq!(printed.len(), 62);
    let mut cases = Vec::new();
    for cells in printed.iter() {
        let teams: usize = cells["original_tables"].parse().unwrap();
        let awards = teams.div_ceil(4);
        // The second gets what the first of four teams fewer gets.
        let below = |column: &str| {
            let found =
                printed.iter().find(|row| row["original_tables"] == (teams - 4).to_string());
            found.map(|row| format!(" 2={}", row[column])).unwrap_or_default()
        };
        let [local, green] = ["local", "green"].map(|column| {
            let second = if teams > 6 { below(column) } else { String::new() };
            format!("1={}{second} ({awards})", cells[column])
        });
        cases.push(row(&[
            ("case", format!("{teams} teams")),
            ("Format", "teams".to_string()),
            ("Green points", "agm teams".to_string()),
            ("Boards", "48".to_string()),
            ("entries", teams.to_string()),
            ("local", local),
            ("green", green),
            ("problems", "green-without-matches".to_string()),
        ]));
    }
    check(&cases);
}

/// 5.3.2: each row of the table, for the least and the most teams of it.
#[test]
fn every_cell_of_the_table_of_5_3_2_holds() {
    let printed = wbu("table_5_3_green_teams");
    assert_eq!(printed.len(), 10);
    let places = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
    let mut cases = Vec::new();
    for cells in &printed {
        let qualifying = cells["qualifying_round"] == "with";
        // The ranges 33-48 and 48+ overlap at 48 (errata).
        let least = if cells["teams_min"] == "48" { "49" } else { &cells["teams_min"] };
        let most = if cells["teams_max"].is_empty() { "90" } else { &cells["teams_max"] };
        for teams in [least, most] {
            let green: Vec<String> = (1..)
                .zip(places)
                .filter(|(_, column)| !cells[*column].is_empty())
                .map(|(place, column)| format!("{place}={}", cells[column]))
                .collect();
            let count = green.len();
            let doubtful = !qualifying && least == "17";
            let mut case = row(&[
                ("case", format!("{} {teams}", cells["qualifying_round"])),
                ("Format", "teams".to_string()),
                ("Green points", "area teams".to_string()),
                ("Boards", "48".to_string()),
                ("Sessions", "2".to_string()),
                ("entries", if qualifying { "8" } else { teams }.to_string()),
                ("green", format!("{} ({count})", green.join(" "))),
                ("gold", gold(&green)),
                ("problems", if doubtful { "green-in-doubt" } else { "" }.to_string()),
            ]);
            if qualifying {
                case.insert("Stage".to_string(), "final".to_string());
                case.insert("Original entry".to_string(), teams.to_string());
            }
            cases.push(case);
        }
    }
    check(&cases);
}

/// A team of six in the final of 48 boards: who played half of them gets Green
/// Points, who played a third the full local award (5.3.2), who played less
/// nothing (2.3.2).
#[test]
fn a_player_needs_half_of_the_boards_for_green_points() {
    let folder = Folder::with(&area_teams("East", "@2026-03-01", "", "48 | 24 | 23 | 16 | 15 | "));
    folder.tables();
    let told = told(&folder, "T1");
    // 8 teams: 4 awards of 30, 120 for the first; 1.5 Green are more than that.
    let green = |player: &str| (player.to_string(), "green 1.5".to_string());
    let local = |player: &str| (player.to_string(), "local 120".to_string());
    let wanted = [green("P1"), green("P2"), local("P3"), local("P4"), green("P6")];
    assert_eq!(told, wanted);
    let problems = folder.problems();
    assert_eq!(problems.iter().filter(|told| told.contains("local-for-green")).count(), 2);
    assert!(problems.iter().any(|told| told.contains("boards-not-played")), "{problems:#?}");
}

/// 5.2.6: a player who was in the final of another area earlier in the season, or whose
/// team is marked, gets the local award but no Green Points.
#[test]
fn nobody_gets_green_points_in_the_finals_of_two_areas() {
    let folder = Folder::with(&two_areas());
    folder.tables();
    let events = folder.rows("events");
    let key = |id: &str| {
        events.iter().find(|row| row["event"] == id).map(|row| row["event_key"].clone()).unwrap()
    };
    let of = |id: &str, entry: &str| -> BTreeSet<String> {
        let key = key(id);
        let awards = folder.rows("awards");
        let own = awards.iter().filter(|row| row["event_key"] == key && row["entry"] == entry);
        own.map(|row| format!("{} {} {}", row["player"], row["kind"], row["points"])).collect()
    };
    let cases = wbu("area_finals");
    assert_eq!(cases.len(), 4);
    for case in cases {
        let wanted: BTreeSet<String> = case["awards"].split(" & ").map(str::to_string).collect();
        assert_eq!(of(&case["event"], &case["entry"]), wanted, "{}", case["case"]);
    }
    let awards = folder.rows("awards");
    let barred = awards.iter().find(|row| row["player"] == "A1" && row["kind"] == "local").unwrap();
    assert!(barred["basis"].contains("the final of another area, event E on 2026-02-01"));
    assert!(barred["clauses"].split(';').any(|clause| clause == "5.2.6"));
}

/// 5.2.1: an area has one such event a year; a second one is reported.
#[test]
fn a_second_championship_of_an_area_is_told() {
    let folder = Folder::with(&two_areas().replace("West", "East"));
    folder.tables();
    let codes: BTreeSet<String> =
        folder.rows("problems").into_iter().map(|row| row["code"].clone()).collect();
    // The pair that is marked keeps its mark.
    assert_eq!(codes, BTreeSet::from(["green-in-doubt", "local-for-green"].map(str::to_string)));
}

/// 5.6.3(c): flight A finds the tables of flight B by `Part of`: 12 + 8 / 2 = 16
/// tables, 16 / 32 = 0.5 for the first.
#[test]
fn flights_of_one_event_find_each_other() {
    let mut text = String::from(
        "## Events\nEvent | Rules | Format | Green points | Part of | Date | Boards\n\
         A | wbu-2003 | swiss teams | flight a | Spring Swiss | @2026-02-01 | 56\n\
         B | wbu-2003 | swiss teams | flight b | Spring Swiss | @2026-02-01 | 56\n\
         ## Entries\nEvent | Team no | Player 1 | No 1",
    );
    let mut results = String::from("\n## Results\nEvent | Team no | VPs");
    for (event, teams, base) in [("A", 12, 100), ("B", 8, 200)] {
        for team in 1..=teams {
            write!(text, "\n{event} | {team} | {event}{team} | '{}", base + team).unwrap();
            write!(results, "\n{event} | {team} | {}", 90 - team).unwrap();
        }
    }
    let folder = Folder::with(&format!("{text}{results}\n"));
    folder.tables();
    let awards = folder.rows("awards");
    let told: BTreeSet<String> =
        awards.iter().map(|row| format!("{} {}", row["player"], row["points"])).collect();
    let wanted = ["A1 0.5", "A2 0.25", "B1 0.25"].map(str::to_string);
    assert_eq!(told, BTreeSet::from(wanted));
}

fn told(folder: &Folder, entry: &str) -> Vec<(String, String)> {
    let awards = folder.rows("awards");
    let own = awards.iter().filter(|row| row["entry"] == entry);
    own.map(|row| (row["player"].clone(), format!("{} {}", row["kind"], row["points"]))).collect()
}

/// Eight teams; the first has six players with these numbers of boards.
fn area_teams(area: &str, date: &str, keys: &str, played: &str) -> String {
    let mut text = format!(
        "## Event\nRules | wbu-2003\nFormat | teams\nGreen points | area teams\nArea | {area}\n\
         Date | {date}\nBoards | 48\nSessions | 2\n{keys}## Entries\nTeam no"
    );
    for player in 1..=6 {
        write!(text, " | Player {player} | No {player} | Boards {player}").unwrap();
    }
    text.push_str("\nT1");
    for (player, boards) in (1..).zip(played.split('|')) {
        write!(text, " | P{player} | '9000{player} | {}", boards.trim()).unwrap();
    }
    for team in 2..=8 {
        write!(text, "\nT{team}").unwrap();
        for player in 1..=4 {
            write!(text, " | Q{team}{player} | '80{team}0{player} | ").unwrap();
        }
    }
    text.push_str("\n## Results\nTeam no | VPs");
    for team in 1..=8 {
        write!(text, "\nT{team} | {}", 100 - team).unwrap();
    }
    text.push('\n');
    text
}

/// Two finals of pairs; A1 plays in both.
fn two_areas() -> String {
    let mut text = String::from(
        "## Events\nEvent | Rules | Format | Green points | Area | Date | Boards\n\
         E | wbu-2003 | pairs | area pairs | East | @2026-02-01 | 36\n\
         W | wbu-2003 | pairs | area pairs | West | @2026-03-01 | 36\n\
         ## Entries\nEvent | Pair no | Player 1 | No 1 | Player 2 | No 2 | Status",
    );
    let mut results = String::from("\n## Results\nEvent | Pair no | %");
    for (event, letter, base) in [("E", 'A', 700), ("W", 'B', 800)] {
        for pair in 1..=6 {
            let [one, two] = [2 * pair - 1, 2 * pair].map(|player| match (event, player) {
                ("W", 1) => "A1 | '701".to_string(),
                _ => format!("{letter}{player} | '{}", base + player),
            });
            let status = if event == "W" && pair == 2 { "green elsewhere" } else { "" };
            write!(text, "\n{event} | {pair} | {one} | {two} | {status}").unwrap();
            // The percentages of a field average 50.
            write!(results, "\n{event} | {pair} | {}", 57 - 2 * pair).unwrap();
        }
    }
    format!("{text}{results}\n")
}

/// Puts cases into one workbook, runs it and compares.
fn check(cases: &[Row]) {
    let folder = Folder::with(&workbook(cases));
    folder.run_with(&["--only", "data,pages"]);
    let run = Run::of(&folder);
    let wrong: Vec<String> = cases.iter().filter_map(|case| wrong(case, &run).err()).collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}

struct Run<'a> {
    folder: &'a Folder,
    keys: BTreeMap<String, String>,
    awards: BTreeMap<String, Vec<Row>>,
    problems: Vec<Row>,
}

impl<'a> Run<'a> {
    fn of(folder: &'a Folder) -> Run<'a> {
        let events = folder.rows("events");
        let keys =
            events.iter().map(|row| (row["event"].clone(), row["event_key"].clone())).collect();
        let mut awards: BTreeMap<String, Vec<Row>> = BTreeMap::new();
        for row in folder.rows("awards") {
            awards.entry(row["event_key"].clone()).or_default().push(row);
        }
        Run { folder, keys, awards, problems: folder.rows("problems") }
    }
}

fn get<'a>(case: &'a Row, column: &str) -> &'a str {
    case.get(column).map_or("", String::as_str)
}

/// The difference from a case, if any.
fn wrong(case: &Row, run: &Run<'_>) -> Result<(), String> {
    let name = get(case, "case");
    let key = &run.keys[name];
    let none = Vec::new();
    let awards = run.awards.get(key).unwrap_or(&none);
    for kind in ["local", "green", "gold"] {
        let wanted = get(case, kind);
        if wanted.is_empty()
            && kind == "local"
            && !get(case, "green").is_empty()
            && !case.contains_key(kind)
        {
            continue;
        }
        let of_kind = awards.iter().filter(|row| row["kind"] == kind);
        let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for row in of_kind {
            found.entry(&row["entry"]).or_default().insert(&row["points"]);
        }
        let told: Vec<String> = found
            .iter()
            .map(|(entry, points)| {
                format!("{entry}={}", points.iter().copied().collect::<Vec<_>>().join("/"))
            })
            .collect();
        for part in wanted.split_whitespace() {
            let holds = match part.strip_prefix('(') {
                Some(count) => found.len().to_string() == count.trim_end_matches(')'),
                None => told.iter().any(|told| told == part),
            };
            if !holds {
                return Err(format!("{name}: {kind} {part} is not so: {}", told.join(" ")));
            }
        }
        if wanted.is_empty() && !found.is_empty() {
            return Err(format!("{name}: {kind} {}", told.join(" ")));
        }
    }
    let problems: BTreeSet<&str> = run
        .problems
        .iter()
        .filter(|row| row["event"] == name)
        .map(|row| row["code"].as_str())
        .collect();
    if problems != get(case, "problems").split_whitespace().collect() {
        return Err(format!("{name}: problems {problems:?}"));
    }
    basis(case, run, key, awards)
}

/// Checks that one award, or the page if there is none, has all expected words.
fn basis(case: &Row, run: &Run<'_>, key: &str, awards: &[Row]) -> Result<(), String> {
    let name = get(case, "case");
    let says: Vec<&str> = get(case, "basis").split(" & ").filter(|said| !said.is_empty()).collect();
    if awards.is_empty() {
        let page = run.folder.written(&format!("events/{key}.html"));
        let told = says.iter().all(|words| page.contains(words));
        return if told { Ok(()) } else { Err(format!("{name}: the page says not why")) };
    }
    let cites: Vec<&str> =
        get(case, "cites").split(';').filter(|cited| !cited.is_empty()).collect();
    let all: BTreeSet<&str> = awards.iter().flat_map(|row| row["clauses"].split(';')).collect();
    let cited = cites.iter().all(|clause| all.contains(clause));
    if cited && says.iter().all(|words| awards.iter().any(|row| row["basis"].contains(words))) {
        return Ok(());
    }
    let told: BTreeSet<String> =
        awards.iter().map(|row| format!("{} [{}]", row["basis"], row["clauses"])).collect();
    Err(format!("{name}: {says:?} by {cites:?} is not told by {told:#?}"))
}

/// A workbook with an event for each case.
fn workbook(cases: &[Row]) -> String {
    let mut keys: BTreeSet<&str> =
        cases.iter().flat_map(|case| case.keys()).map(String::as_str).collect();
    keys.retain(|column| !OURS.contains(column) && *column != "Date");
    let mut events = String::from("## Events\nEvent | Rules | Date");
    for key in &keys {
        write!(events, " | {key}").unwrap();
    }
    let mut entries = String::from("## Entries\nEvent | Entry | Section | Direction | Qualifying");
    for player in 1..=4 {
        write!(entries, " | Player {player} | No {player}").unwrap();
    }
    let mut results = String::from("## Results\nEvent | Entry | Section | Direction | Score");
    let mut matches = String::from(
        "## Matches\nEvent | Round | Home | Away | Boards | Home VPs | Away VPs | Note",
    );
    let days = jiff::civil::date(2025, 1, 1).series(1.day());
    for (index, (case, day)) in cases.iter().zip(days).enumerate() {
        write!(events, "\n'{} | wbu-2003 | @{day}", get(case, "case")).unwrap();
        for key in &keys {
            write!(events, " | {}", get(case, key)).unwrap();
        }
        write_contestants(case, index, &mut entries, &mut results);
        write_matches(case, &mut matches);
    }
    let matches = if matches.matches('\n').count() > 1 { matches } else { String::new() };
    format!("{events}\n{entries}\n{results}\n{matches}\n")
}

/// The contestants of a case. The scores of cases differ by hundredths: events with
/// equal scores would be copies.
fn write_contestants(case: &Row, index: usize, entries: &mut String, results: &mut String) {
    let counts: Vec<u32> =
        get(case, "entries").split_whitespace().map(|count| count.parse().unwrap()).collect();
    let directions: &[&str] = if counts.len() == 1 { &[""] } else { &["NS", "EW"] };
    let players = match get(case, "Format") {
        format if format.ends_with("teams") || format == "league" => 4,
        "individual" => 1,
        _ => 2,
    };
    let others: Vec<&str> = get(case, "others").split_whitespace().collect();
    let sections: u32 = get(case, "sections").parse().unwrap_or(1);
    for (list, (direction, count)) in (1..).zip(directions.iter().zip(counts)) {
        for position in 1..=count {
            let section = match sections {
                1 => "",
                _ => ["A", "B", "C"][((position - 1) % sections) as usize],
            };
            let row = format!("\n'{} | {position} | {section} | {direction}", get(case, "case"));
            let group = match others.is_empty() {
                true => "",
                false if others.contains(&position.to_string().as_str()) => "no",
                false => "yes",
            };
            write!(entries, "{row} | {group}").unwrap();
            let first = list * 10_000 + position * 10;
            for player in first..first + players {
                write!(entries, " | Player {player} | '{player}").unwrap();
            }
            let score = 5_001 + (index + index / 9) as u32 - 10 * place(case, position);
            write!(results, "{row} | {}.{:02}", score / 100, score % 100).unwrap();
        }
    }
}

/// The place of the contestant at a position.
fn place(case: &Row, position: u32) -> u32 {
    let tie = get(case, "ties").split_whitespace().find_map(|tie| {
        let (first, last) = tie.split_once('-').unwrap();
        let places = first.parse().unwrap()..=last.parse().unwrap();
        places.contains(&position).then(|| *places.start())
    });
    tie.unwrap_or(position)
}

/// The matches of a case, each in its own round, against the last entry.
fn write_matches(case: &Row, matches: &mut String) {
    let last = get(case, "entries");
    let boards = match get(case, "match boards") {
        "" => "8",
        typed => typed,
    };
    let mut round = 0;
    for told in get(case, "matches").split_whitespace() {
        let (entry, played) = told.split_once('=').unwrap();
        let mut add = |vps: u32, most: u32, note: &str| {
            round += 1;
            let other = most - vps;
            let boards = if note.is_empty() { boards } else { "4" };
            write!(
                matches,
                "\n'{} | {round} | {entry} | {last} | {boards} | {vps} | {other} | {note}",
                get(case, "case")
            )
            .unwrap();
        };
        let mut letters = played.char_indices().filter(|(_, c)| c.is_ascii_alphabetic()).peekable();
        while let Some((at, letter)) = letters.next() {
            let end = letters.peek().map_or(played.len(), |(next, _)| *next);
            let number: u32 = played[at + 1..end].parse().unwrap();
            match letter {
                'w' => (0..number).for_each(|_| add(12, 20, "")),
                'd' => (0..number).for_each(|_| add(10, 20, "")),
                'l' => (0..number).for_each(|_| add(8, 20, "")),
                _ => {
                    add(number.min(10), 10, "triangular");
                    add(number.saturating_sub(10), 10, "triangular");
                }
            }
        }
    }
}
