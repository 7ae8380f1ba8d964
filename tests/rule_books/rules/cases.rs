//! Worked examples and cases through whole runs: from workbook to `awards.csv`.
//!
//! A row of a case table is an event. Its columns are keys of the sheet `Events` and those
//! of [`OURS`]; `awards` uses the notation of the handbook: `66 60 54 etc to 12 6 (11)`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use jiff::ToSpan as _;

use super::wbu;
use crate::support::{Folder, Row, project, rows};

/// Columns that are not keys of an event.
const OURS: [&str; 14] = [
    // The rule book; the column `Rules` of every event.
    BOOK,
    "case",
    "clause",
    "arithmetic",
    // Contestants of each direction, in each section.
    "entries",
    // Number of sections.
    "sections",
    // Places that share: `1-2 5-6`.
    "ties",
    // Boards that the first player of the first contestant played.
    "played",
    // Players of the first contestant who get an award; all if empty.
    "players",
    // Whether the first contestant's players have no member numbers.
    "guests",
    // The expected awards of every ranking list.
    "awards",
    // Words of the basis of one award, or of the event's page if it has none.
    "basis",
    // Clauses of the same award.
    "cites",
    // Codes of the event's problems.
    "problems",
];

/// The rule book of a case.
const BOOK: &str = "rule book";

/// A rule book with a table `examples.csv` needs no test of its own.
#[test]
fn the_worked_examples_of_every_rule_book_hold() {
    let mut tried = Vec::new();
    for book in packs::rule_book_ids() {
        let table = project().join("tests/rules").join(book).join("examples.csv");
        if let Ok(text) = std::fs::read_to_string(table) {
            let cases: Vec<Case> = rows(&text).into_iter().map(|row| Case::of(book, row)).collect();
            assert!(!cases.is_empty(), "{book}: no examples");
            check(&cases);
            tried.push(*book);
        }
    }
    for book in ["wbu-2003", "sbu-club", "abf-masterpoints", "ecats-sims-100"] {
        assert!(tried.contains(&book), "only {tried:?} have examples");
    }
}

#[test]
fn ties_share_the_awards_of_their_places() {
    hold("ties", 16);
}

#[test]
fn large_events_fall_by_equal_steps() {
    hold("large_events", 14);
}

#[test]
fn status_rises_where_the_handbook_says_so() {
    hold("status", 24);
}

#[test]
fn boards_and_movement_choose_the_scale() {
    hold("movements", 19);
}

#[test]
fn team_sizes_change_the_awards() {
    hold("team_sizes", 11);
}

#[test]
fn what_must_not_get_points_gets_none_and_says_why() {
    hold("eligibility", 16);
}

#[test]
fn finals_go_by_the_original_entry() {
    hold("finals", 51);
}

#[test]
fn consolations_go_by_their_deemed_entry() {
    hold("consolations", 21);
}

#[test]
fn a_status_follows_from_who_could_enter() {
    hold("licences", 24);
}

#[test]
fn a_player_needs_a_third_of_the_boards() {
    hold("players", 9);
}

#[test]
fn sections_are_one_field_only_when_match_pointed() {
    hold("sections", 10);
}

/// The worked table of 4.4.9: simultaneous pairs of a club, one winner.
#[test]
fn the_table_of_4_4_9_holds() {
    let printed = wbu("table_4_4_9_large_events");
    assert_eq!(printed.len(), 16);
    let case = |row: &Row| {
        let tables: u32 = row["tables"].parse().unwrap();
        let awards = (2 * tables).div_ceil(3);
        let basis = match tables {
            // The roots of 4 and of 100 / 25 are whole.
            100 => "100 x sqrt(100/25) = 200".to_string(),
            _ => format!("100 x sqrt({tables}/25) ≈ "),
        };
        let cells = [
            ("case", row["tables"].clone()),
            ("Format", "pairs".to_string()),
            ("Winners", "1".to_string()),
            ("Boards", "24".to_string()),
            ("entries", (2 * tables).to_string()),
            ("awards", format!("{} etc to 6 ({awards})", row["max"])),
            ("basis", basis),
            ("cites", "4.4.3;4.4.9".to_string()),
        ];
        let row = cells.map(|(column, cell)| (column.to_string(), cell)).into();
        Case::of("wbu-2003", row)
    };
    check(&printed.iter().map(case).collect::<Vec<_>>());
}

/// 2.9.1: handicap scores give the ranking, the others the awards.
#[test]
fn a_handicap_event_is_awarded_by_its_scratch_scores() {
    let folder = Folder::with(HANDICAP);
    let said = folder.tables();
    assert_eq!(said.status, 0, "{said:#?}");
    let ranked = folder.rows("standings");
    let ranked: Vec<&str> = ranked.iter().map(|row| row["entry"].as_str()).collect();
    assert_eq!(ranked, ["6", "5", "4", "3", "2", "1"]);
    let awards = folder.rows("awards");
    let told: BTreeSet<[&str; 3]> = awards
        .iter()
        .map(|row| ["place", "entry", "points"].map(|column| row[column].as_str()))
        .collect();
    assert_eq!(told, BTreeSet::from([["1", "1", "12"], ["2", "2", "6"]]));
    assert_eq!(awards.len(), 4);
    assert!(awards.iter().all(|row| row["clauses"].split(';').any(|clause| clause == "2.9.1")));
    let told = |row: &Row| row["basis"].to_lowercase().contains("re-scored without handicaps");
    assert!(awards.iter().all(told));
}

const HANDICAP: &str = "## Event
Format | pairs
Rules | wbu-2003
Date | @2026-05-02
Boards | 24
Movement | howell
Handicap | yes
## Entries
Entry | Player 1 | No 1 | Player 2 | No 2
1 | Ann Alpha | '10001 | Bob Beta | '10002
2 | Cat Gamma | '10003 | Dai Delta | '10004
3 | Eve Epsilon | '10005 | Fay Zeta | '10006
4 | Gil Eta | '10007 | Hal Theta | '10008
5 | Ian Iota | '10009 | Joy Kappa | '10010
6 | Kit Lambda | '10011 | Lou Mu | '10012
## Results
Entry | Score | Handicap score
1 | 60 | 61
2 | 50 | 62
3 | 40 | 63
4 | 30 | 64
5 | 20 | 65
6 | 10 | 66
";

/// Runs a case table with `count` rows.
pub fn hold(table: &str, count: usize) {
    let cases: Vec<Case> = wbu(table).into_iter().map(|row| Case::of("wbu-2003", row)).collect();
    assert_eq!(cases.len(), count, "cases of {table}");
    check(&cases);
}

/// Puts cases into one workbook, runs it and compares.
fn check(cases: &[Case]) {
    let folder = Folder::with(&workbook(cases));
    folder.run_with(&["--only", "data,pages"]);
    let run = Run::of(&folder);
    let wrong: Vec<String> = cases.iter().filter_map(|case| case.wrong(&run).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A row of a case table.
struct Case(Row);

/// A ranking list: its section and direction.
type List = (String, String);

/// The output of a run over the cases.
struct Run<'a> {
    folder: &'a Folder,
    /// Key of each event by its id.
    keys: BTreeMap<String, String>,
    standings: Vec<Row>,
    awards: Vec<Row>,
    problems: Vec<Row>,
}

impl<'a> Run<'a> {
    fn of(folder: &'a Folder) -> Run<'a> {
        let events = folder.rows("events");
        let keys =
            events.iter().map(|row| (row["event"].clone(), row["event_key"].clone())).collect();
        let [standings, awards, problems] =
            ["standings", "awards", "problems"].map(|name| folder.rows(name));
        Run { folder, keys, standings, awards, problems }
    }

    /// The awards of an event by list: entry and points, best first, one per contestant.
    /// All players of a contestant get the same.
    fn lists(&self, key: &str) -> BTreeMap<List, Vec<(String, String)>> {
        let mut points: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for award in self.awards_of(key) {
            points.entry(&award["entry"]).or_default().insert(&award["points"]);
        }
        let mut lists: BTreeMap<List, Vec<(String, String)>> = BTreeMap::new();
        for row in self.standings.iter().filter(|row| row["event_key"] == key) {
            let list = lists.entry((row["section"].clone(), row["direction"].clone())).or_default();
            let Some(own) = points.get(row["entry"].as_str()) else { continue };
            assert_eq!(own.len(), 1, "{key}: players of {} differ", row["entry"]);
            list.extend(own.iter().map(|points| (row["entry"].clone(), points.to_string())));
        }
        lists
    }

    fn awards_of(&self, key: &str) -> impl Iterator<Item = &Row> {
        self.awards.iter().filter(move |row| row["event_key"] == key)
    }

    fn problems_of(&self, id: &str) -> BTreeSet<&str> {
        let own = self.problems.iter().filter(|row| row["event"] == id);
        own.map(|row| row["code"].as_str()).collect()
    }
}

impl Case {
    fn of(book: &str, mut row: Row) -> Case {
        row.insert(BOOK.to_string(), book.to_string());
        Case(row)
    }

    fn get(&self, column: &str) -> &str {
        self.0.get(column).map_or("", String::as_str)
    }

    /// The words of a column, separated by `by`.
    fn parts(&self, column: &str, by: &str) -> Vec<&str> {
        let parts = self.get(column).split(by).map(str::trim);
        parts.filter(|part| !part.is_empty()).collect()
    }

    /// Compares; the error is what differs.
    fn wrong(&self, run: &Run<'_>) -> Result<(), String> {
        let (case, key) = (self.get("case"), &run.keys[self.get("case")]);
        for (list, awards) in run.lists(key) {
            let points: Vec<&str> = awards.iter().map(|(_, points)| points.as_str()).collect();
            if !self.expects(&points) {
                return Err(format!("{case} {list:?}: {:?}, not {}", points, self.get("awards")));
            }
        }
        let mut problems = run.problems_of(case);
        // Ties of many look like scores that Excel filled down; IMPs made of places are all positive.
        problems.retain(|code| !["filled-down", "imp-sum"].contains(code));
        if problems != BTreeSet::from_iter(self.parts("problems", " ")) {
            return Err(format!("{case}: problems {problems:?}"));
        }
        self.check_players(run, key)?;
        self.check_basis(run, key)
    }

    /// Whether a list's awards are those of the column `awards`.
    fn expects(&self, told: &[&str]) -> bool {
        let Some((awards, count)) = self.get("awards").split_once(" (") else {
            return told.is_empty();
        };
        if told.len().to_string() != count.trim_end_matches(')') {
            return false;
        }
        match awards.split_once(" etc to ") {
            None => told.join(" ") == awards,
            Some((first, last)) => {
                let first: Vec<&str> = first.split(' ').collect();
                let last: Vec<&str> = last.split(' ').collect();
                told[..first.len()] == first && told[told.len() - last.len()..] == last
            }
        }
    }

    /// The first contestant's players who get an award.
    fn check_players(&self, run: &Run<'_>, key: &str) -> Result<(), String> {
        let wanted = self.get("players");
        let entitled = run.awards_of(key).filter(|row| row["entry"] == "1").count();
        if wanted.is_empty() || entitled.to_string() == wanted {
            return Ok(());
        }
        Err(format!("{}: {entitled} players awarded, not {wanted}", self.get("case")))
    }

    /// Checks that one award, or the page if there is none, has all expected words.
    fn check_basis(&self, run: &Run<'_>, key: &str) -> Result<(), String> {
        let (says, cites) = (self.parts("basis", " & "), self.parts("cites", ";"));
        let case = self.get("case");
        if self.get("awards").is_empty() {
            let page = run.folder.written(&format!("events/{key}.html"));
            let told = says.iter().all(|words| page.contains(words));
            let clause = self.get("clause").split(';').all(|clause| page.contains(clause));
            return if told && clause {
                Ok(())
            } else {
                Err(format!("{case}: the page says not why"))
            };
        }
        let fits = |row: &&Row| {
            let clauses: Vec<&str> = row["clauses"].split(';').collect();
            says.iter().all(|words| row["basis"].contains(words))
                && cites.iter().all(|clause| clauses.contains(clause))
        };
        if run.awards_of(key).any(|row| fits(&row)) {
            return Ok(());
        }
        let told: BTreeSet<String> = run
            .awards_of(key)
            .map(|row| format!("{} [{}]", row["basis"], row["clauses"]))
            .collect();
        Err(format!("{case}: no award says {says:?} by {cites:?} among {told:#?}"))
    }

    /// The place of the contestant at a position, from 1.
    fn place(&self, position: u32) -> u32 {
        let tie = self.parts("ties", " ").into_iter().find_map(|tie| {
            let (first, last) = tie.split_once('-').unwrap();
            let places = first.parse().unwrap()..=last.parse().unwrap();
            places.contains(&position).then(|| *places.start())
        });
        tie.unwrap_or(position)
    }

    /// Players of a contestant.
    fn players(&self) -> u32 {
        match self.get("Format") {
            "teams" | "ladder teams" => 4,
            "individual" | "ladder individual" => 1,
            _ => 2,
        }
    }
}

/// A workbook with an event for each case.
fn workbook(cases: &[Case]) -> String {
    let mut keys: BTreeSet<&str> = BTreeSet::from(["Date"]);
    keys.extend(cases.iter().flat_map(|case| case.0.keys()).map(String::as_str));
    keys.retain(|column| !OURS.contains(column));
    let mut events = String::from("## Events\nEvent | Rules");
    let mut entries = String::from("## Entries\nEvent | Entry | Section | Direction | Boards 1");
    for player in 1..=4 {
        write!(entries, " | Player {player} | No {player}").unwrap();
    }
    let mut results = String::from("## Results\nEvent | Entry | Section | Direction | Score");
    for key in &keys {
        write!(events, " | {key}").unwrap();
    }
    let days = jiff::civil::date(2026, 1, 1).series(1.day());
    for (index, (case, day)) in cases.iter().zip(days).enumerate() {
        write_event(case, day, &keys, &mut events);
        write_contestants(case, index, &mut entries, &mut results);
    }
    format!("{events}\n{entries}\n{results}\n")
}

fn write_event(case: &Case, day: jiff::civil::Date, keys: &BTreeSet<&str>, events: &mut String) {
    write!(events, "\n'{} | {}", case.get("case"), case.get(BOOK)).unwrap();
    for key in keys {
        let cell = match case.get(key) {
            "" if *key == "Date" => format!("@{day}"),
            cell => cell.to_string(),
        };
        write!(events, " | {cell}").unwrap();
    }
}

/// The contestants of each direction, through all sections, best first. The scores of cases
/// differ by hundredths: events with equal scores would be copies.
fn write_contestants(case: &Case, index: usize, entries: &mut String, results: &mut String) {
    let sections: u32 = case.get("sections").parse().unwrap_or(1);
    let counts = case.parts("entries", " ");
    let directions: &[&str] = match counts.len() {
        1 => &[""],
        2 => &["NS", "EW"],
        _ => &["N", "E", "S", "W"],
    };
    for (list, (direction, count)) in (1..).zip(directions.iter().zip(counts)) {
        let count: u32 = count.parse().unwrap();
        for position in 1..=sections * count {
            let section = match sections {
                1 => "",
                _ => ["A", "B"][((position - 1) / count) as usize],
            };
            let number = 1 + (position - 1) % count;
            let row = format!("\n'{} | {number} | {section} | {direction}", case.get("case"));
            let first = list * 10_000 + position * 10;
            write!(entries, "{row} | {}", if position == 1 { case.get("played") } else { "" })
                .unwrap();
            for player in first..first + case.players() {
                let guest = position == 1 && list == 1 && case.get("guests") == "yes";
                let number = if guest { String::new() } else { format!("'{player}") };
                write!(entries, " | Player {player} | {number}").unwrap();
            }
            // Enough for 400 contestants, and low enough for a percentage.
            let score = 5_001 + (index + index / 9) as u32 - 10 * case.place(position);
            write!(results, "{row} | {}.{:02}", score / 100, score % 100).unwrap();
        }
    }
}
