//! Events of matches through whole runs: awards per match, leagues, sections of
//! differing status, line-ups.
//!
//! A row of a case table is an event; all rows of a table are in one workbook, so that
//! stages and divisions can refer to each other. Its columns are keys of the sheet `Events`
//! and those of [`OURS`].

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use jiff::ToSpan as _;

use super::wbu;
use crate::support::{Folder, Row};

/// Columns that are not keys of an event.
const OURS: [&str; 14] = [
    "case",
    "clause",
    "arithmetic",
    // The number of contestants.
    "entries",
    // Players of each, if not the number of the format.
    "squad",
    // Places that share, in the order of the entries: `1-2 5-6`.
    "ties",
    // `round home away result boards note`, separated by `;`; the prefix `6x` repeats it in
    // as many rounds. `-` for boards means those of the event's matches.
    "matches",
    // `round entry player boards deemed`, separated by `;`.
    "lineups",
    // Columns of Entries: `entry.column=value`, separated by `;`.
    "also",
    // The expected awards: `1=54`, `1.5=27` for one player, `1.5=0` for one without.
    "awards",
    // Whether other contestants get awards too.
    "more",
    // Words of the basis of one award.
    "basis",
    // Clauses of the same award.
    "cites",
    // Codes of the event's problems.
    "problems",
];

#[test]
fn matches_won_and_places_are_awarded() {
    hold("matches");
}

#[test]
fn qualified_fields_and_consolations_are_awarded() {
    hold("match_finals");
}

#[test]
fn line_ups_decide_who_is_awarded() {
    hold("lineups");
}

#[test]
fn all_players_of_large_teams_are_awarded() {
    hold("squads");
}

#[test]
fn leagues_are_awarded_by_their_key_figures() {
    hold("leagues");
}

#[test]
fn sections_of_differing_status_have_multiples_of_their_own() {
    hold("differing_sections");
}

/// 4.6.3: seven matches won, by a team without a ranking award.
#[test]
fn the_table_of_match_awards_holds() {
    let mut cases = Vec::new();
    for row in wbu("table_4_6_3_match_awards") {
        let printed = &row["boards_per_match"];
        let boards: &[&str] = match printed.as_str() {
            "18-35" => &["18", "24", "35"],
            "36+" => &["36", "48"],
            one => &[one],
        };
        for (status, boards) in STATUSES.iter().flat_map(|s| boards.iter().map(move |b| (s, *b))) {
            let award: u32 = row[*status].parse().unwrap();
            cases.push(case(&[
                ("case", &format!("{boards} boards {status}")),
                ("Format", "swiss teams"),
                ("Status", status),
                ("Boards", "71"),
                ("Boards per match", boards),
                ("entries", "5"),
                ("matches", "7x 1 5 1 1-0"),
                ("awards", &format!("5={}", 7 * award)),
                ("more", "yes"),
                ("cites", "4.6.3"),
            ]));
        }
    }
    check(&cases);
}

/// 4.8.5 and 4.8.6: a division of five teams, each key figure by one match won
/// and by the last of two places.
#[test]
fn the_tables_of_key_figures_hold() {
    let errata = wbu("errata_contests");
    let mut cases = Vec::new();
    for (table, status, clause) in
        [("table_4_8_5_league_club", "club", "4.8.5"), ("table_4_8_6_league_area", "area", "4.8.6")]
    {
        for row in wbu(table) {
            let (divisions, division) = (&row["divisions"], &row["division"]);
            let key = format!("{divisions}|{division}");
            let erratum = errata.iter().find(|row| row["table"] == table && row["row"] == key);
            let figure = erratum.map_or(&row["points"], |erratum| &erratum["rule_value"]);
            let figure: u32 = figure.parse().unwrap();
            let awards = format!("1={} 2={figure} 5={figure}", 2 * figure);
            cases.push(case(&[
                ("case", &format!("{status} {division} of {divisions}")),
                ("Format", "league"),
                ("Status", status),
                ("Divisions", divisions),
                ("Division", division),
                ("Boards", "96"),
                ("Boards per match", "24"),
                ("entries", "5"),
                ("matches", "1 1 5 0-1"),
                ("awards", &awards),
                ("cites", clause),
            ]));
        }
    }
    check(&cases);
}

/// 4.9.5 and 4.9.6: four awards of a one-winner event of five tables.
#[test]
fn the_tables_of_sections_hold() {
    let mut cases = Vec::new();
    for (table, status, clause) in [
        ("table_4_9_5_sections_club", "club", "4.9.5"),
        ("table_4_9_6_sections_area", "area", "4.9.6"),
    ] {
        for row in wbu(table) {
            let (sections, section) = (&row["sections"], &row["section"]);
            // Eighths are enough for every multiple.
            let eighths = row["club_multiple"].parse::<f64>().unwrap() * 8.0;
            let award = |club: u32| (club * eighths as u32).div_ceil(8);
            let awards = format!("1={} 2={} 3={} 4={}", award(24), award(18), award(12), award(6));
            let one = sections == "1";
            cases.push(case(&[
                ("case", &format!("{status} {sections} {section}")),
                ("Format", "pairs"),
                ("Winners", "1"),
                ("Status", status),
                ("Sections", sections),
                ("Section number", section),
                ("Boards", "24"),
                ("entries", "10"),
                ("awards", &awards),
                ("cites", if one { "4.1.1" } else { clause }),
            ]));
        }
    }
    check(&cases);
}

/// Scales QA to QE: the first award of a final of 18 boards, with as many finalists as
/// awards.
#[test]
fn the_quali_final_scales_hold() {
    let cases = printed_scale("scale_quali_final", |column| match column {
        "teams" => vec![("teams", "1"), ("pairs", "2")],
        "one_winner_pairs" => vec![("pairs", "1")],
        _ => vec![("individual", "1")],
    });
    assert!(cases.len() > 400, "{}", cases.len());
    check(&cases);
}

/// Scale QF: the first award of a final with matches, of four and more.
#[test]
fn the_special_quali_final_scale_holds() {
    let printed = wbu("scale_qf");
    let columns = [
        ("teams", "swiss teams"),
        ("one_winner_pairs", "swiss pairs"),
        ("one_winner_individual", "individual"),
    ];
    // At least as many as awards, and no knock-out final.
    let entries = |tables: u32| tables.div_ceil(2).max(4);
    let mut cases = Vec::new();
    for (column, format) in columns {
        for (status, printed_as, times) in [
            ("club", "club", 1),
            ("district", "district", 1),
            ("area", "club", 2),
            ("regional", "district", 2),
            ("national", "club", 4),
        ] {
            let column = format!("{printed_as}_{column}");
            let read = read_down(&printed, "original_tables", &column);
            for (tables, award) in read {
                cases.push(case(&[
                    ("case", &format!("{status} {format} {tables}")),
                    ("Format", format),
                    ("Winners", "1"),
                    ("Status", status),
                    ("Stage", "final"),
                    ("Boards", "36"),
                    ("Boards per match", "6"),
                    ("Original entry", &tables.to_string()),
                    ("Original contestants", "99"),
                    ("entries", &entries(tables).to_string()),
                    ("matches", "1 1 2 0-1"),
                    ("awards", &format!("1={}", times * award)),
                    ("more", "yes"),
                    ("cites", "4.6.6(a);4.6.6(b);4.2.8"),
                ]));
            }
        }
    }
    assert!(cases.len() > 500, "{}", cases.len());
    check(&cases);
}

const STATUSES: [&str; 5] = ["club", "district", "area", "regional", "national"];

/// The printed figures of a column; blanks are read as the next figure below (4.1.5),
/// trailing ones left out.
fn read_down(rows: &[Row], key: &str, column: &str) -> Vec<(u32, u32)> {
    let mut next = None;
    let mut read = Vec::new();
    for row in rows.iter().rev() {
        if !row[column].is_empty() {
            next = Some(row[column].parse().unwrap());
        }
        read.extend(next.map(|award| (row[key].parse().unwrap(), award)));
    }
    read
}

/// Finals of every printed cell of a scale.
fn printed_scale(
    table: &str,
    kinds: impl Fn(&str) -> Vec<(&'static str, &'static str)>,
) -> Vec<Case> {
    let errata = wbu("errata_contests");
    let mut cases = Vec::new();
    for row in wbu(table) {
        let (scale, status) = (&row["scale"], &row["status"]);
        let tables: u32 = row["original_tables"].parse().unwrap();
        for column in ["teams", "one_winner_pairs", "one_winner_individual"] {
            let key = format!("{scale}|{tables}");
            let erratum = errata
                .iter()
                .find(|row| row["table"] == table && row["row"] == key && row["column"] == column);
            let printed = erratum.map_or(&row[column], |erratum| &erratum["rule_value"]);
            let Ok(award) = printed.parse::<u32>() else { continue };
            for (format, winners) in kinds(column) {
                // 2.1.1: two winners need five tables.
                if winners == "2" && tables < 5 {
                    continue;
                }
                let count = match (format, winners) {
                    ("individual", _) => tables,
                    ("pairs", "1") => tables.div_ceil(2),
                    _ => tables.div_ceil(4),
                };
                let count = count.max(3);
                let entries =
                    if winners == "2" { format!("{count} {count}") } else { count.to_string() };
                cases.push(case(&[
                    ("case", &format!("{scale} {format} {winners} {tables}")),
                    ("Format", format),
                    ("Winners", winners),
                    ("Status", status),
                    ("Stage", "final"),
                    ("Boards", "18"),
                    ("Original entry", &tables.to_string()),
                    ("entries", &entries),
                    ("awards", &format!("1={award}")),
                    ("more", "yes"),
                    ("cites", "4.2.2;4.2.3"),
                ]));
            }
        }
    }
    cases
}

/// A case of a few columns.
fn case(cells: &[(&str, &str)]) -> Case {
    Case(cells.iter().map(|(column, cell)| (column.to_string(), cell.to_string())).collect())
}

/// Runs a case table.
fn hold(table: &str) {
    let cases: Vec<Case> = wbu(table).into_iter().map(Case).collect();
    assert!(!cases.is_empty(), "{table} has no cases");
    check(&cases);
}

/// Puts cases into one workbook, runs it and compares.
fn check(cases: &[Case]) {
    let folder = Folder::with(&workbook(cases));
    let said = folder.tables();
    let key = |row: &Row| (row["event"].clone(), row["event_key"].clone());
    let keys: BTreeMap<String, String> = folder.rows("events").iter().map(key).collect();
    let awards = folder.rows_by("awards", "event_key");
    let problems = folder.rows_by("problems", "event");
    let wrong: Vec<String> = cases
        .iter()
        .filter_map(|case| {
            let id = case.get("case");
            let Some(key) = keys.get(id) else {
                return Some(format!("{id}: no such event; {}", said.err));
            };
            let awards = awards.get(key).into_iter().flatten().collect::<Vec<_>>();
            let codes = problems.get(id).into_iter().flatten().map(|row| row["code"].as_str());
            case.wrong(&awards, codes.collect()).err().map(|why| format!("{id}: {why}"))
        })
        .collect();
    let told = wrong.iter().take(12).cloned().collect::<Vec<_>>().join("\n");
    assert!(wrong.is_empty(), "{} of {} are wrong\n{told}", wrong.len(), cases.len());
}

/// A row of a case table.
struct Case(Row);

impl Case {
    fn get(&self, column: &str) -> &str {
        self.0.get(column).map_or("", String::as_str)
    }

    /// The words of a column, separated by `by`.
    fn parts(&self, column: &str, by: &str) -> Vec<&str> {
        let parts = self.get(column).split(by).map(str::trim);
        parts.filter(|part| !part.is_empty()).collect()
    }

    /// Compares; the error is what differs.
    fn wrong(&self, awards: &[&Row], codes: BTreeSet<&str>) -> Result<(), String> {
        let mut got: BTreeMap<String, BTreeMap<String, u32>> = BTreeMap::new();
        for award in awards {
            let label = award["entry"].trim_end_matches("NS").trim_end_matches("EW");
            let player = award["player"].rsplit(' ').next().unwrap().to_string();
            let points = award["points"].parse().unwrap();
            got.entry(label.to_string()).or_default().insert(player, points);
        }
        if codes != BTreeSet::from_iter(self.parts("problems", " ")) {
            return Err(format!("problems {codes:?}"));
        }
        let mut named = BTreeSet::new();
        let mut apart = BTreeSet::new();
        for part in self.parts("awards", " ") {
            let (who, points) = part.split_once('=').unwrap();
            let points: u32 = points.parse().unwrap();
            if let Some((entry, player)) = who.split_once('.') {
                let found = got.get(entry).and_then(|own| own.get(player)).copied().unwrap_or(0);
                apart.insert((entry, player));
                named.insert(entry);
                if found != points {
                    return Err(format!("player {who} has {found}, not {points}"));
                }
            }
        }
        for part in self.parts("awards", " ") {
            let (who, points) = part.split_once('=').unwrap();
            if who.contains('.') {
                continue;
            }
            named.insert(who);
            let points: u32 = points.parse().unwrap();
            let own = got.get(who).cloned().unwrap_or_default();
            let of_all = own.iter().filter(|(player, _)| !apart.contains(&(who, player.as_str())));
            let found: BTreeSet<u32> = of_all.map(|(_, points)| *points).collect();
            if found != BTreeSet::from([points]) {
                let why = awards.iter().find(|row| row["entry"].trim_end_matches("NS") == who);
                let why = why.map_or("", |row| row["basis"].as_str());
                return Err(format!("{who} has {found:?}, not {points}: {why}"));
            }
        }
        let others: Vec<&String> = got.keys().filter(|who| !named.contains(who.as_str())).collect();
        if self.get("more") != "yes" && !others.is_empty() {
            return Err(format!("{others:?} have awards as well"));
        }
        self.check_basis(awards)
    }

    /// Checks that one award has all expected words.
    fn check_basis(&self, awards: &[&Row]) -> Result<(), String> {
        let (says, cites) = (self.parts("basis", " & "), self.parts("cites", ";"));
        if says.is_empty() && cites.is_empty() {
            return Ok(());
        }
        let fits = |row: &&&Row| {
            let clauses: Vec<&str> = row["clauses"].split(';').collect();
            says.iter().all(|words| row["basis"].contains(words))
                && cites.iter().all(|clause| clauses.contains(clause))
        };
        if awards.iter().any(|row| fits(&row)) {
            return Ok(());
        }
        let told: BTreeSet<String> =
            awards.iter().map(|row| format!("{} [{}]", row["basis"], row["clauses"])).collect();
        Err(format!("no award says {says:?} by {cites:?} among {told:#?}"))
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
    fn squad(&self) -> u32 {
        let usual = match self.get("Format") {
            "individual" => 1,
            format if format.contains("pairs") => 2,
            _ => 4,
        };
        self.get("squad").parse().unwrap_or(usual)
    }
}

/// A workbook with an event for each case.
fn workbook(cases: &[Case]) -> String {
    let mut keys: BTreeSet<&str> = BTreeSet::from(["Date"]);
    keys.extend(cases.iter().flat_map(|case| case.0.keys()).map(String::as_str));
    keys.retain(|column| !OURS.contains(column));
    let mut events = String::from("## Events\nEvent | Rules");
    for key in &keys {
        write!(events, " | {key}").unwrap();
    }
    let columns = ["Section", "Side", "Area", "Status"];
    let mut entries = format!("## Entries\nEvent | Entry | Direction | {}", columns.join(" | "));
    for player in 1..=16 {
        write!(entries, " | Player {player} | No {player} | Boards {player} | Matches {player}")
            .unwrap();
    }
    let mut results = String::from("## Results\nEvent | Entry | Direction | Score");
    let mut matches = String::from(
        "## Matches\nEvent | Session | Date | Round | Home | Away | Result | Boards | Home IMPs | Away IMPs | Note",
    );
    let mut lineups =
        String::from("## Lineups\nEvent | Round | Entry | Player | Boards | Deemed boards");
    // Different days: events of one day with equal scores would be one event.
    let days = jiff::civil::date(2026, 1, 1).series(1.day());
    for ((number, case), day) in (1u32..).zip(cases).zip(days) {
        let id = case.get("case");
        write!(events, "\n'{id} | wbu-2003").unwrap();
        for key in &keys {
            let cell = match case.get(key) {
                "" if *key == "Date" => format!("@{day}"),
                cell => cell.to_string(),
            };
            write!(events, " | {cell}").unwrap();
        }
        write_contestants(case, number, &columns, &mut entries, &mut results);
        for part in case.parts("matches", ";") {
            write_match(id, part, &mut matches);
        }
        for part in case.parts("lineups", ";") {
            let cells: Vec<&str> =
                part.split_whitespace().map(|cell| if cell == "-" { "" } else { cell }).collect();
            write!(lineups, "\n'{id} | {}", cells.join(" | ")).unwrap();
        }
    }
    format!("{events}\n{entries}\n{results}\n{matches}\n{lineups}\n")
}

/// The contestants of each direction, best first.
fn write_contestants(
    case: &Case,
    number: u32,
    columns: &[&str],
    entries: &mut String,
    results: &mut String,
) {
    let also: BTreeMap<&str, &str> =
        case.parts("also", ";").into_iter().map(|cell| cell.split_once('=').unwrap()).collect();
    let counts = case.parts("entries", " ");
    let directions: &[&str] = if counts.len() == 1 { &[""] } else { &["NS", "EW"] };
    for (direction, count) in directions.iter().zip(&counts) {
        for position in 1..=count.parse::<u32>().unwrap() {
            let also = |column: &str| {
                also.get(format!("{position}.{column}").as_str()).copied().unwrap_or_default()
            };
            let row = format!("\n'{} | {position} | {direction}", case.get("case"));
            write!(entries, "{row}").unwrap();
            for column in columns {
                write!(entries, " | {}", also(column)).unwrap();
            }
            for player in 1..=case.squad() {
                let typed = also(&format!("No {player}"));
                let own = format!("{number:03}{direction}{position:03}{player}");
                let member = if typed.is_empty() { own.as_str() } else { typed };
                write!(
                    entries,
                    " | M{member} {player} | '{member} | {} | {}",
                    also(&format!("Boards {player}")),
                    also(&format!("Matches {player}"))
                )
                .unwrap();
            }
            let score = 5_000 - 10 * case.place(position);
            write!(results, "{row} | {}.{:02}", score / 100, score % 100).unwrap();
        }
    }
}

/// The rows of a part of the column `matches`.
fn write_match(id: &str, part: &str, matches: &mut String) {
    let (times, part) = match part.split_once("x ") {
        Some((times, part)) => (times.trim().parse().unwrap(), part),
        None => (1, part),
    };
    let cells: Vec<&str> = part.split_whitespace().collect();
    let (first, rest) = (cells[0], &cells[1..]);
    for nth in 0..times {
        // `2/5` is round 5 of session 2, `2/5@2026-05-01` includes its day.
        let (round, date) = first.split_once('@').unwrap_or((first, ""));
        let (session, round) = round.split_once('/').unwrap_or(("", round));
        let round = match round.parse::<u32>() {
            Ok(round) => (round + nth).to_string(),
            Err(_) => String::new(),
        };
        let date = if date.is_empty() { String::new() } else { format!("@{date}") };
        let [home, away] = [0, 1].map(|side| rest.get(side).copied().unwrap_or_default());
        let scored = rest.get(2).copied().unwrap_or_default();
        // `5:9` are IMPs, anything else a result.
        let (result, imps) = match scored.split_once(':') {
            Some(imps) => ("", imps),
            None => (scored, ("", "")),
        };
        let cell = |cell: &str| if cell == "-" { String::new() } else { cell.to_string() };
        let boards = cell(rest.get(3).copied().unwrap_or_default());
        let note = rest.get(4..).map_or(String::new(), |words| words.join(" "));
        write!(
            matches,
            "\n'{id} | {session} | {date} | {round} | {home} | {} | {} | {boards} | {} | {} | {note}",
            cell(away),
            cell(result),
            imps.0,
            imps.1,
        )
        .unwrap();
    }
}
