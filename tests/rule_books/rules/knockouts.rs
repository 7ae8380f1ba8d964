//! Knock-outs (4.7): the printed table, and cases through whole runs.
//!
//! A row of `knockouts.csv` is an event, or a part of one workbook if `others` names
//! further events. Its matches are written round by round:
//!
//! ```text
//! QF: 1-8 2-7 3x6 4=5 / SF: 1-4 2-3@12 / F: 1c2
//! ```
//!
//! `1-8` is won by 1, `3x6` by 3 on extra boards, `4=5` ended level, `4>5` ended
//! level and 4 is named the winner without boards, `1c2` was conceded by 2 when
//! behind, `1w2` when not behind, `1f2` forfeited by 2; `b7` is a bye, `t1-2` a
//! mini-match, `p3-4` a play-off, and `@12` the boards of a match.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::wbu;
use crate::support::{Folder, Row};

/// Columns that are no keys of an event.
const OURS: [&str; 9] =
    ["case", "clause", "arithmetic", "entries", "rounds", "awards", "basis", "cites", "problems"];

#[test]
fn the_cases_of_4_7_hold() {
    hold("knockouts", 59);
}

/// Every printed cell at every status, in a complete knock-out.
#[test]
fn the_table_of_4_7_7_holds_at_every_status() {
    let factors = wbu("table_2_2_1_status_factors");
    let factors: Vec<(String, f64)> = factors
        .iter()
        .filter_map(|row| Some((row["status"].to_lowercase(), row["factor"].parse().ok()?)))
        .collect();
    let printed = wbu("table_4_7_7_knockout");
    assert_eq!(printed.len(), 3);
    for (format, row) in
        [("knockout teams", 0), ("double knockout teams", 1), ("knockout pairs", 2)]
    {
        let awards: Vec<u32> = (1..=8)
            .filter_map(|round| printed[row][&format!("round_{round}")].parse().ok())
            .collect();
        for status in ["club", "district", "area", "regional", "national"] {
            let known = factors.iter().find(|(name, _)| name == status);
            // Twice the factor is an integer.
            let twice = match status {
                "club" => 2,
                "district" => 3,
                "area" => 4,
                "regional" => 6,
                _ => 8,
            };
            if let Some((_, factor)) = known {
                assert_eq!(*factor * 2.0, f64::from(twice), "{status}");
            }
            let bracket = match format {
                "double knockout teams" => double_of_32(),
                "knockout pairs" => single(128),
                _ => single(64),
            };
            assert_eq!(bracket.rounds.len(), awards.len(), "{format}");
            holds_for(format, status, twice, &awards, &bracket);
        }
    }
}

/// Winners by round, and byes that are awarded.
struct Bracket {
    entries: u32,
    /// Winner and loser of each match.
    rounds: Vec<Vec<(u32, u32)>>,
    /// Round and contestant of a bye.
    bye: Option<(usize, u32)>,
}

/// A single elimination that the lower number always wins.
fn single(entries: u32) -> Bracket {
    let mut rounds = Vec::new();
    let mut left = entries;
    while left > 1 {
        rounds.push((1..=left / 2).map(|one| (one, left + 1 - one)).collect());
        left /= 2;
    }
    Bracket { entries, rounds, bye: None }
}

/// A double elimination of 32: 32, 32, 24, 16, 10, 6, 3 and 2 begin a round. The
/// undefeated one of the last three has a bye.
fn double_of_32() -> Bracket {
    let mut undefeated: Vec<u32> = (1..=32).collect();
    let mut defeated: Vec<u32> = Vec::new();
    let mut rounds = Vec::new();
    let mut bye = None;
    while undefeated.len() + defeated.len() > 1 {
        let mut round = Vec::new();
        let mut down = Vec::new();
        let mut left = Vec::new();
        if undefeated.len() + defeated.len() == 3 {
            bye = Some((rounds.len(), undefeated[0]));
        } else if undefeated.len() == 1 {
            round.push((undefeated[0], defeated.remove(0)));
        }
        for pair in undefeated.chunks_exact(2) {
            round.push((pair[0], pair[1]));
            left.push(pair[0]);
            down.push(pair[1]);
        }
        if undefeated.len() > 1 {
            undefeated = left;
        }
        let mut still: Vec<u32> = Vec::new();
        let pairs = defeated.chunks_exact(2);
        still.extend(pairs.remainder());
        for pair in pairs {
            round.push((pair[0], pair[1]));
            still.push(pair[0]);
        }
        still.extend(down);
        still.sort_unstable();
        defeated = still;
        rounds.push(round);
    }
    Bracket { entries: 32, rounds, bye }
}

fn holds_for(format: &str, status: &str, twice: u32, awards: &[u32], bracket: &Bracket) {
    // Six times an award at Club status, so that thirds and halves are integers.
    let mut sixths: BTreeMap<u32, u32> = BTreeMap::new();
    let mut text = String::new();
    for (round, matches) in bracket.rounds.iter().enumerate() {
        let _ = write!(text, "{}{}:", if round == 0 { "" } else { " / " }, round + 1);
        for (winner, loser) in matches {
            *sixths.entry(*winner).or_default() += 3 * twice * awards[round];
            let _ = write!(text, " {winner}-{loser}");
        }
        if let Some((_, resting)) = bracket.bye.filter(|(of, _)| *of == round) {
            *sixths.entry(resting).or_default() += 2 * twice * awards[round];
            let _ = write!(text, " b{resting}");
        }
    }
    let expected: Vec<String> =
        sixths.iter().map(|(entry, sixths)| format!("{entry}={}", sixths.div_ceil(6))).collect();
    let cells = [
        ("case", format!("{format}, {status}")),
        ("Format", format.to_string()),
        ("Status", status.to_string()),
        ("Boards per match", "24".to_string()),
        ("entries", bracket.entries.to_string()),
        ("rounds", text),
        ("awards", expected.join(" ")),
        ("cites", "4.7.2;4.7.6;4.7.7".to_string()),
    ];
    check(&[cells.map(|(column, cell)| (column.to_string(), cell)).into()]);
}

/// Runs a case table with `count` rows.
fn hold(table: &str, count: usize) {
    let cases = wbu(table);
    assert_eq!(cases.len(), count, "cases of {table}");
    check(&cases);
}

/// Puts cases into one workbook, runs it and compares.
fn check(cases: &[Row]) {
    let folder = Folder::with(&workbook(cases, false));
    let said = folder.tables();
    let tables = [("events", "event"), ("awards", "event_key"), ("problems", "event")]
        .map(|(name, column)| folder.rows_by(name, column));
    let wrong: Vec<String> = cases.iter().filter_map(|case| wrong(case, &tables).err()).collect();
    assert!(wrong.is_empty(), "{}\n{}", wrong.join("\n"), said.err);
}

/// Compares a case with the events, awards and problems of its run; the error is what differs.
fn wrong(case: &Row, tables: &[BTreeMap<String, Vec<Row>>; 3]) -> Result<(), String> {
    let id = &case["case"];
    if !case.contains_key("awards") || case["awards"] == "-" {
        return Ok(());
    }
    let [events, awards, problems] = tables;
    let own = awards.get(&events[id][0]["event_key"]).map_or(&[][..], Vec::as_slice);
    let told: BTreeSet<String> =
        own.iter().map(|row| format!("{}={}", row["entry"], row["points"])).collect();
    let wanted: BTreeSet<String> = words(case, "awards").map(str::to_string).collect();
    if told != wanted {
        let basis: BTreeSet<&String> = own.iter().map(|row| &row["basis"]).collect();
        let extra: Vec<&String> = told.difference(&wanted).collect();
        let missing: Vec<&String> = wanted.difference(&told).collect();
        return Err(format!("{id}: {extra:?}, not {missing:?}\n  {basis:#?}"));
    }
    let first = wanted.iter().next().and_then(|award| award.split('=').next()).unwrap_or_default();
    let of_first = own.iter().find(|row| row["entry"] == first);
    let basis = of_first.map_or(String::new(), |row| row["basis"].clone());
    if let Some(missing) = words_by(case, "basis", ';').find(|words| !basis.contains(words)) {
        return Err(format!("{id}: no `{missing}` in {basis}"));
    }
    let cited: BTreeSet<&str> =
        of_first.map(|row| row["clauses"].split(';').collect()).unwrap_or_default();
    if let Some(missing) = words_by(case, "cites", ';').find(|clause| !cited.contains(clause)) {
        return Err(format!("{id}: {missing} is not cited by {cited:?}"));
    }
    let codes: BTreeSet<&str> =
        problems.get(id).into_iter().flatten().map(|row| row["code"].as_str()).collect();
    let wanted: BTreeSet<&str> = words(case, "problems").collect();
    if codes != wanted {
        return Err(format!("{id}: problems {codes:?}, not {wanted:?}"));
    }
    Ok(())
}

fn words<'a>(case: &'a Row, column: &str) -> impl Iterator<Item = &'a str> {
    case.get(column).map_or("", String::as_str).split_whitespace()
}

fn words_by<'a>(case: &'a Row, column: &str, by: char) -> impl Iterator<Item = &'a str> {
    let whole = case.get(column).map_or("", String::as_str);
    whole.split(by).map(str::trim).filter(|part| !part.is_empty())
}

/// The cases as one workbook; `turned` reverses rows and renames contestants.
fn workbook(cases: &[Row], turned: bool) -> String {
    let keys: BTreeSet<&String> = cases
        .iter()
        .flat_map(BTreeMap::keys)
        .filter(|column| !OURS.contains(&column.as_str()))
        .collect();
    let headings: Vec<&str> = keys.iter().map(|key| key.as_str()).collect();
    let mut text = format!("## Events\nEvent | Rules | Date | {}\n", headings.join(" | "));
    for case in cases {
        let cells: Vec<&str> =
            keys.iter().map(|key| case.get(*key).map_or("", String::as_str)).collect();
        let _ = writeln!(text, "{} | wbu-2003 | @2026-05-02 | {}", case["case"], cells.join(" | "));
    }
    text.push_str("## Entries\nEvent | Entry | Player 1 | No 1 | Player 2 | No 2\n");
    for (number, case) in cases.iter().enumerate() {
        let entries: u32 = case["entries"].parse().unwrap();
        let mut labels: Vec<u32> = (1..=entries).collect();
        if turned {
            labels.reverse();
        }
        for entry in labels {
            let who =
                format!("{}{}", if turned { "X" } else { "P" }, number * 1000 + entry as usize);
            let _ = writeln!(
                text,
                "{} | {entry} | {who} One | '{}1 | {who} Two | '{}2",
                case["case"],
                10000 + number * 1000 + entry as usize,
                10000 + number * 1000 + entry as usize
            );
        }
    }
    text.push_str(
        "## Matches\nEvent | Round | Home | Away | Boards | Home IMPs | Away IMPs | Result | Note\n",
    );
    let mut rows: Vec<String> = cases.iter().flat_map(rows_of).collect();
    if turned {
        rows.reverse();
    }
    text.push_str(&rows.concat());
    text
}

/// The rows of a case's matches.
fn rows_of(case: &Row) -> Vec<String> {
    let mut rows = Vec::new();
    for round in words_by(case, "rounds", '/') {
        let (name, matches) = round.split_once(':').unwrap();
        for found in matches.split_whitespace() {
            rows.push(format!("{} | {} | {}\n", case["case"], name.trim(), row_of(found)));
        }
    }
    rows
}

/// The cells of a match from `Home` on.
fn row_of(text: &str) -> String {
    let (text, boards) = text.split_once('@').unwrap_or((text, ""));
    if let Some(resting) = text.strip_prefix('b') {
        return format!("{resting} | | | | | | bye");
    }
    let (text, mut note) = match text.as_bytes()[0] {
        b't' => (&text[1..], "triangular"),
        b'p' => (&text[1..], "play-off"),
        _ => (text, ""),
    };
    let how = text.find(|c: char| !c.is_ascii_digit()).unwrap();
    let (home, away) = (&text[..how], &text[how + 1..]);
    let (scores, result) = match &text[how..how + 1] {
        "-" => ("40 | 30", ""),
        "x" => {
            note = "extra boards";
            ("30 | 30", "1-0")
        }
        ">" => ("30 | 30", "1-0"),
        "=" => ("30 | 30", ""),
        "c" => {
            note = "conceded away";
            ("40 | 10", "")
        }
        "w" => {
            note = "withdrawn away";
            ("10 | 20", "")
        }
        "f" => {
            note = "forfeit away";
            (" | ", "1-0")
        }
        other => panic!("{other} is no way to win"),
    };
    format!("{home} | {away} | {boards} | {scores} | {result} | {note}")
}

/// Rows in another order and contestants under other names change no award.
#[test]
fn neither_the_order_of_rows_nor_names_matter() {
    let cases = wbu("knockouts");
    let awards = |turned| {
        let folder = Folder::with(&workbook(&cases, turned));
        folder.tables();
        let rows = folder.rows("awards");
        let cells =
            |row: &Row| ["event_key", "entry", "player_no", "points"].map(|c| row[c].clone());
        let awards: BTreeSet<[String; 4]> = rows.iter().map(cells).collect();
        let standings = folder.rows("standings");
        let cells = |row: &Row| ["event_key", "entry", "place", "tied"].map(|c| row[c].clone());
        (awards, standings.iter().map(cells).collect::<BTreeSet<[String; 4]>>())
    };
    assert_eq!(awards(false), awards(true));
}

const CUP: &str = "## Event
Format | knockout teams
Rules | wbu-2003
Date | @2026-01-10
End date | @2026-06-20
Boards per match | 24
## Entries
Entry | Player 1 | No 1
1 | Ann Alpha | '10001
2 | Bob Beta | '10002
3 | Cat Gamma | '10003
4 | Dai Delta | '10004
5 | Eve Epsilon | '10005
6 | Fay Zeta | '10006
7 | Gil Eta | '10007
8 | Hal Theta | '10008
## Matches
Round | Session | Date | Home | Away | Boards | Home IMPs | Away IMPs | Result | Note
QF | 1 | @2026-02-02 | 1 | 8 | 12 | 50 | 20 | |
QF | 2 | @2026-02-02 | 8 | 1 | 12 | 45 | 20 | |
QF | 1 | @2026-02-02 | 2 | 7 | 24 | 30 | 20 | |
QF | 1 | @2026-02-02 | 3 | 6 | 24 | 30 | 20 | |
QF | 1 | @2026-02-02 | 4 | 5 | 24 | | | 1-0 |
SF | | @2026-05-09 | 1 | 4 | 24 | 41 | 33 | |
SF | | @2026-05-10 | 2 | 3 | 24 | 41 | 43 | |
Final | | @2026-06-20 | 1 | 3 | 24 | 41 | 43 | |
Final | | @2026-06-20 | 2 | 4 | 24 | 41 | 40 | | play-off
";

/// Two sessions of one match are added up (70 to 65); a play-off decides the third
/// place and nothing else (4.5.9).
#[test]
fn sessions_are_one_match_and_a_play_off_breaks_a_tie() {
    let folder = Folder::with(CUP);
    let said = folder.tables();
    assert_eq!(said.status, 0, "{said:#?}");
    let standings = folder.rows("standings");
    let cells = |row: &Row| {
        ["entry", "place", "tied", "score", "won", "lost", "tiebreaks"]
            .map(|c| row[c].clone())
            .join(" ")
    };
    let told: Vec<String> = standings.iter().map(cells).collect();
    let expected = [
        "3 1 1 3 3 0 ",
        "1 2 1 2 2 1 ",
        "2 3 1 1 1 1 play-off=1",
        "4 4 1 1 1 1 play-off=0",
        "5 5 4 0 0 1 ",
        "6 5 4 0 0 1 ",
        "7 5 4 0 0 1 ",
        "8 5 4 0 0 1 ",
    ];
    assert_eq!(told, expected);
    let awards = folder.rows("awards");
    let told: Vec<String> =
        awards.iter().map(|row| format!("{}={}", row["entry"], row["points"])).collect();
    assert_eq!(told, ["3=119", "1=65", "2=27", "4=27"]);
}
