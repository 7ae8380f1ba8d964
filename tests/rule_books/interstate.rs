//! The Interstate Teams of the Australian National Championships through workbooks: printed draws,
//! victory points, forfeits, finals, titles and points. Each row of a table has its clause;
//! expected values come from the regulations or from arithmetic in the row.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::support::{self, Folder, Row, sweep};
use model::{CellValue, Exact, SheetCopy, WorkbookCopy};

/// The file of the return.
const FILE: &str = "itc.xlsx";

/// A Qualifying Stage of some teams with the matches as `round | home | away | home IMPs | away
/// IMPs | note`.
fn stage(teams: usize, keys: &str, matches: &str) -> String {
    let mut text = format!(
        "## Event\nCompetition | itc\nRules | abf-anc-2018\nFormat | round robin\n\
         Stage | qualifying\nDate | @2018-07-29\nSeed | 7\n{keys}\
         ## Entries\nEntry | Team | Player 1 | No 1 | Player 2 | No 2\n"
    );
    for team in 1..=teams {
        writeln!(text, "{team} | Team {team} | A of {team} | '{team}01 | B of {team} | '{team}02")
            .unwrap();
    }
    if !matches.is_empty() {
        writeln!(text, "## Matches\nRound | Home | Away | Home IMPs | Away IMPs | Note").unwrap();
        writeln!(text, "{}", matches.trim()).unwrap();
    }
    text
}

fn run(text: &str) -> Folder {
    let folder = Folder::new();
    folder.add(FILE, text);
    let said = folder.run();
    assert!(said.status <= 1, "{said:#?}");
    folder
}

fn codes(folder: &Folder) -> Vec<String> {
    folder.rows("problems").iter().map(|row| row["code"].clone()).collect()
}

/// The draw as `5v2 6v3 7v4 -1`, a bye with a minus.
fn drawn(folder: &Folder) -> String {
    let pair = |row: &Row| match row["b"].as_str() {
        "" => format!("-{}", row["a"]),
        other => format!("{}v{other}", row["a"]),
    };
    folder.rows("draws").iter().map(pair).collect::<Vec<_>>().join(" ")
}

/// 10.4.1, 10.5.1 and the readings for 5 and 8 teams: each round of the first round robin.
#[test]
fn the_first_round_robin_is_drawn_by_the_printed_tables() {
    let seven = [
        "5v2 6v3 7v4 -1",
        "1v7 3v5 4v6 -2",
        "6v1 7v2 5v4 -3",
        "1v5 2v6 3v7 -4",
        "4v1 3v2 7v6 -5",
        "1v3 2v4 5v7 -6",
        "2v1 4v3 6v5 -7",
    ];
    let six = ["6v2 4v1 5v3", "5v2 4v6 3v1", "1v5 2v4 6v3", "2v3 4v5 6v1", "1v2 3v4 5v6"];
    let five = ["4v1 5v3 -2", "5v2 3v1 -4", "1v5 2v4 -3", "2v3 4v5 -1", "1v2 3v4 -5"];
    let eight: Vec<String> = seven
        .iter()
        .map(|round| {
            let (pairs, bye) = round.rsplit_once(' ').unwrap();
            format!("{pairs} {}v8", bye.trim_start_matches('-'))
        })
        .collect();
    let eight: Vec<&str> = eight.iter().map(String::as_str).collect();
    for (teams, rounds) in [(7, &seven[..]), (6, &six[..]), (5, &five[..]), (8, &eight[..])] {
        let mut matches = String::new();
        for (nth, expected) in (1..).zip(rounds) {
            let folder = run(&stage(teams, "", &matches));
            assert_eq!(drawn(&folder), **expected, "{teams} teams, round {nth}");
            let rows = folder.rows("draws");
            assert!(rows.iter().all(|row| row["round"] == nth.to_string()));
            for row in &rows {
                // 10.4.2: the second named sits first; 10.5.3: line-ups are blind.
                let note = &row["note"];
                match row["b"].as_str() {
                    "" => assert!(note.starts_with("bye"), "{note}"),
                    _ if teams < 7 => assert!(note.starts_with("blind"), "{note}"),
                    b => assert!(note.starts_with(&format!("sits first: {b}")), "{note}"),
                }
                writeln!(matches, "{nth} | {} | {} | {nth} | 0", row["a"], row["b"]).unwrap();
            }
            matches = matches.replace("|  |", "| |");
        }
    }
}

/// 10.8 at every IMP from -70 to 70: 35 + n up to 30, then 65 + (n - 30) / 10 to 67.5, and 0 from
/// -35 down. In tenths.
#[test]
fn victory_points_of_a_match_at_every_margin() {
    let mut matches = String::new();
    let pairs = [(5, 2), (6, 3), (7, 4)];
    for margin in 0..=70 {
        let (home, away) = pairs[margin % 3];
        let round = margin / 3 + 1;
        writeln!(matches, "{round} | {home} | {away} | {margin} | 0").unwrap();
    }
    let folder = run(&stage(7, "Rounds | 24\n", &matches));
    let page = folder.written("events/itc-1.html");
    for margin in -70i32..=70 {
        let tenths = match margin {
            ..=-35 => 0,
            -34..=30 => 350 + 10 * margin,
            31..=54 => 650 + margin - 30,
            _ => 675,
        };
        let scale =
            engine::rules::rule_book_facts::find_vp_scale(packs::rule_books(), "abf-itc").unwrap();
        let scale = engine::scoring::VpScale::new(scale, 14).unwrap();
        let vps = scale.vps_for_net(Exact::whole(margin));
        assert_eq!(vps, Exact::whole(tenths) / 10, "10.8 at {margin}");
        if margin >= 0 {
            let shown = format!("{} :", vps.to_fixed(2));
            assert!(page.contains(&shown), "{shown} at {margin}");
        }
    }
}

/// Appendix, average plus in teams, and 7.1: each side has its own net and its own VPs.
#[test]
fn average_plus_boards_of_a_match() {
    // Boards, IMPs as printed.
    let printed = [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7), (6, 7), (7, 8)];
    for (boards, imps) in printed {
        let text = stage(7, "", "")
            + &format!(
                "## Matches\nRound | Home | Away | Home IMPs | Away IMPs | Home A+ | Away A+\n\
             1 | 5 | 2 | 30 | 20 | {boards} | {boards}\n1 | 6 | 3 | 0 | 0 | {boards} |\n"
            );
        let folder = run(&text);
        let scores = scores(&folder);
        // 35 + 10 + imps, 35 - 10 + imps; 35 + imps and 35.
        assert_eq!(scores["5"], (45 + imps).to_string(), "7.1, {boards} boards");
        assert_eq!(scores["2"], (25 + imps).to_string(), "7.1, {boards} boards");
        assert_eq!(scores["6"], (35 + imps).to_string(), "7.1, {boards} boards");
        assert_eq!(scores["3"], "35", "7.1, {boards} boards");
    }
}

fn scores(folder: &Folder) -> BTreeMap<String, String> {
    let rows = folder.rows("standings").into_iter();
    rows.map(|row| (row["entry"].clone(), row["score"].clone())).collect()
}

/// Clauses 10.9, 10.10 and 7.7.
#[test]
fn byes_forfeits_and_unplayable_matches() {
    // Within the round robin 56.5 and 0; a bye is 35 without a win.
    let first = "1 | 5 | 2 | | | forfeit away\n1 | 6 | 3 | | | unplayable\n1 | 7 | 4 | 20 | 0\n1 | 1 | | | | bye";
    let folder = run(&stage(7, "", first));
    let rows = folder.rows("standings");
    let of = |entry: &str| rows.iter().find(|row| row["entry"] == entry).unwrap();
    for (clause, entry, score, ties) in [
        ("10.10", "5", "56.5", "wins=1;imps=21.5;lot="),
        ("10.10", "2", "0", "wins=0;imps=-35;lot="),
        ("7.7", "6", "56.5", "wins=0;imps=21.5;lot="),
        ("7.7", "3", "56.5", "wins=0;imps=21.5;lot="),
        ("10.8", "7", "55", "wins=1;imps=20;lot="),
        ("10.9", "1", "35", "wins=0;imps=0;lot="),
    ] {
        assert_eq!(of(entry)["score"], score, "{clause}");
        if entry != "6" && entry != "3" {
            assert_eq!(of(entry)["tiebreaks"], ties, "{clause}");
        }
    }
    // After the round robin: team 5 has 35 + 30 = 65 in each of its five other matches,
    // and 2, the offender, 5 VPs in each: the complement is 65 too; at 31 IMPs the own
    // average is 65.1.
    let mut whole =
        String::from("1 | 5 | 2 | | | forfeit away\n1 | 6 | 3 | 0 | 0\n1 | 7 | 4 | 0 | 0\n1 | 1\n");
    let later =
        ["1v7 3v5 4v6", "6v1 7v2 5v4", "1v5 2v6 3v7", "4v1 3v2 7v6", "1v3 2v4 5v7", "2v1 4v3 6v5"];
    for (round, pairs) in (2..).zip(later) {
        for pair in pairs.split(' ') {
            let (a, b) = pair.split_once('v').unwrap();
            let (x, y) = match (a, b) {
                ("5", _) => (31, 0),
                (_, "5") => (0, 31),
                _ => (0, 0),
            };
            writeln!(whole, "{round} | {a} | {b} | {x} | {y}").unwrap();
        }
    }
    let folder = run(&stage(7, "", &whole));
    // Five matches of 65.1, a forfeit of 65.1 and no bye in round 5 (not typed).
    assert_eq!(scores(&folder)["5"], "390.6", "10.10: the own average, 6 x 65.1");
    let ties = folder.rows("standings")[0]["tiebreaks"].clone();
    // 5 x 31 + 31, since 65.1 VPs are 31 IMPs (the inverse of 10.8).
    assert_eq!(ties, "wins=6;imps=186;lot=");
}

/// 10.10: the complement of the offender's average is at most 67.5; the limit is reported where it
/// applies.
#[test]
fn the_complement_of_an_average_has_a_limit() {
    for (lost_by, complement, vps) in [
        (34, "2's average 5 / 5 = 1; 70 - 1 = 69, capped at 67.5 (10.10)", "67.5"),
        (32, "2's average 15 / 5 = 3; 70 - 3 = 67", "67"),
    ] {
        let mut whole = String::from(
            "1 | 5 | 2 | | | forfeit away\n1 | 6 | 3 | 0 | 0\n1 | 7 | 4 | 0 | 0\n1 | 1\n",
        );
        let later = [
            "1v7 3v5 4v6",
            "6v1 7v2 5v4",
            "1v5 2v6 3v7",
            "4v1 3v2 7v6",
            "1v3 2v4 5v7",
            "2v1 4v3 6v5",
        ];
        for (round, pairs) in (2..).zip(later) {
            for (a, b) in pairs.split(' ').map(|pair| pair.split_once('v').unwrap()) {
                let (x, y) = match (a, b) {
                    ("2", _) => (0, lost_by),
                    (_, "2") => (lost_by, 0),
                    _ => (0, 0),
                };
                writeln!(whole, "{round} | {a} | {b} | {x} | {y}").unwrap();
            }
        }
        let folder = run(&stage(7, "", &whole));
        let page = folder.written("events/itc-1.html").replace("&#39;", "'");
        assert!(page.contains(complement), "{complement}: {page}");
        // Five drawn matches at 35.
        let expected = 5.0 * 35.0 + vps.parse::<f64>().unwrap();
        assert_eq!(scores(&folder)["5"].parse::<f64>().unwrap(), expected, "{complement}");
    }
}

/// 10.6: a late or wrong line-up costs VPs and the seating rights of the round.
#[test]
fn a_late_line_up_costs_the_seating_rights_too() {
    let late = "## Adjustments\nEntry | Round | Kind | Offence\n1 | 1 | vp | line-up\n";
    let played = run(&(stage(6, "", "1 | 4 | 1 | 10 | 0") + late));
    let told = played.rows("problems");
    let told = told.iter().find(|row| row["code"] == "penalty-computed").unwrap();
    let what = "line-up, offence 1: 3 VPs and the loss of seating rights";
    assert!(told["message"].contains(what), "{}", told["message"]);
    assert_eq!(scores(&played)["1"], "22", "35 - 10 - 3");

    let folder = run(&(stage(6, "", "") + late));
    let drawn = folder.rows("draws").into_iter();
    let lost: Vec<Row> = drawn
        .filter(|row| row["note"].contains("1 (Team 1) has lost its seating rights"))
        .collect();
    assert_eq!(lost.len(), 1, "{:?}", folder.rows("draws"));
    assert_eq!(lost[0]["round"], "1");
}

/// 10.6: an amount typed by the director stands, and the seating rights are lost too.
#[test]
fn a_typed_amount_for_a_line_up_says_what_the_rules_say() {
    for (rows, what) in [
        (
            "1 | 1 | -3",
            "- 3 adjustment (line-up, offence 1: 3 VPs and the loss of seating rights, 10.6)",
        ),
        ("1 | 1 | -2", "and the loss of seating rights; -2 VPs were typed and count, 10.6)"),
    ] {
        let late = format!(
            "## Adjustments\nEntry | Round | Amount | Kind | Offence\n{rows} | vp | line-up\n"
        );
        let folder = run(&(stage(6, "", "1 | 4 | 1 | 10 | 0") + &late));
        let file = folder.returns().join(FILE);
        let told = support::palmares(&["explain", file.to_str().unwrap(), "--entry", "1"]).out;
        assert!(told.contains(what), "{what}: {told}");
    }
}

/// 10.3: the last round robin follows the placing, and stays when results change.
#[test]
fn numbers_of_the_last_round_robin_are_frozen() {
    // Team 7 wins everything by 30, team 6 all but that, and so on: the placing is 7, 6, 5 …
    let rounds = [
        "5v2 6v3 7v4",
        "1v7 3v5 4v6",
        "6v1 7v2 5v4",
        "1v5 2v6 3v7",
        "4v1 3v2 7v6",
        "1v3 2v4 5v7",
        "2v1 4v3 6v5",
    ];
    let mut matches = String::new();
    for (round, pairs) in (1..).zip(rounds) {
        for pair in pairs.split(' ') {
            let (a, b) = pair.split_once('v').unwrap();
            let (x, y) = if a > b { (10, 0) } else { (0, 10) };
            writeln!(matches, "{round} | {a} | {b} | {x} | {y}").unwrap();
        }
    }
    let number = |n: usize| 8 - n;
    let folder = run(&stage(7, "", &matches));
    // Table: 5v2 6v3 7v4, bye 1, by placing.
    assert_eq!(
        drawn(&folder),
        format!(
            "{}v{} {}v{} {}v{} -{}",
            number(5),
            number(2),
            number(6),
            number(3),
            number(7),
            number(4),
            number(1)
        )
    );
    // Rows without tables can be in any order: the placing identifies the teams.
    let by_row = |order: [&str; 4]| format!("{matches}{}\n", order.join("\n"));
    let turned = by_row(["8 | 7", "8 | 1 | 4 | 0 | 0", "8 | 3 | 6 | 0 | 0", "8 | 2 | 5 | 0 | 0"]);
    assert_eq!(drawn(&run(&stage(7, "", &turned))), "7v1 5v3 4v2 -6", "10.3");
    // Round 8 stands; then a correction reverses the placing.
    let eight = "8 | 3 | 6 | 0 | 0\n8 | 2 | 5 | 0 | 0\n8 | 1 | 4 | 0 | 0\n8 | 7\n";
    let corrected =
        matches.replace("| 10 | 0", "| X | 10").replace("| 0 | 10", "| 10 | 0").replace('X', "0");
    let folder = run(&stage(7, "", &format!("{corrected}{eight}")));
    // Table: 1v7 3v5 4v6, bye 2, with 1 = team 7 as round 8 was drawn.
    assert_eq!(drawn(&folder), "7v1 5v3 4v2 -6", "10.3: {:?}", codes(&folder));
}

/// 10.5.2: everybody meets everybody once, whatever the seed; 10.5.3: seats.
#[test]
fn the_second_round_robin_of_three_is_drawn_by_lot() {
    for seed in sweep::seeds(1..2, 1..4) {
        let folder = Folder::new();
        folder.add(FILE, &stage(6, "", "").replace("Seed | 7", &format!("Seed | {seed}")));
        let mut met: BTreeMap<(String, String), Vec<(usize, String)>> = BTreeMap::new();
        for round in 1..=15 {
            assert_eq!(folder.run().status, 0);
            let rows = folder.rows("draws");
            assert_eq!(rows.len(), 3, "round {round}");
            for row in &rows {
                let mut pair = [row["a"].clone(), row["b"].clone()];
                pair.sort();
                let [a, b] = pair;
                met.entry((a, b)).or_default().push((round, row["note"].clone()));
            }
            play(&folder, round as u64);
        }
        assert_eq!(met.len(), 15);
        for ((a, b), rounds) in &met {
            let legs: Vec<usize> = rounds.iter().map(|(round, _)| (round - 1) / 5).collect();
            assert_eq!(legs, [0, 1, 2], "{a} and {b}, seed {seed}");
            let first = |nth: usize| {
                let note = &rounds[nth].1;
                note.split(['(', ';']).next().unwrap().trim().to_string()
            };
            assert_eq!(first(0), "blind");
            assert_ne!(first(1), first(2), "10.5.3: who sat first sits last");
        }
    }
}

fn text(value: &CellValue) -> String {
    match value {
        CellValue::Text(text) => text.to_string(),
        CellValue::Number(number) => number.to_string(),
        _ => String::new(),
    }
}

/// The annotated copy as text, with results for the drawn round: the next return.
fn play(folder: &Folder, seed: u64) {
    let bytes = std::fs::read(folder.out().join("returns").join(FILE)).unwrap();
    let copy: WorkbookCopy = returns::read_workbook_copy(&bytes).unwrap();
    let mut chance = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    let mut next = move || {
        chance =
            chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (chance >> 33) % 60
    };
    let mut next_return = String::new();
    for sheet in &copy.sheets {
        if ["Standings", "Awards", "Problems", "About"].contains(&sheet.name.as_str()) {
            continue;
        }
        writeln!(next_return, "## {}", sheet.name).unwrap();
        let mut rows = rows_of(sheet);
        if sheet.name == "Draw" {
            let heads = rows[0].clone();
            let at = |name: &str| heads.iter().position(|head| head == name).unwrap();
            let (away, home_imps, away_imps) = (at("Away"), at("Home IMPs"), at("Away IMPs"));
            for row in rows.iter_mut().skip(1) {
                row.resize(heads.len(), String::new());
                if !row[away].is_empty() && row[home_imps].is_empty() {
                    row[home_imps] = next().to_string();
                    row[away_imps] = next().to_string();
                }
            }
        }
        for row in rows {
            let quoted: Vec<String> = row.iter().map(|cell| quoted(cell)).collect();
            writeln!(next_return, "{}", quoted.join(" | ")).unwrap();
        }
    }
    folder.add(FILE, &next_return);
}

/// A cell as text of a workbook; days and numbers keep their types.
fn quoted(cell: &str) -> String {
    match cell.parse::<f64>() {
        Ok(_) => cell.to_string(),
        Err(_) if cell.is_empty() => String::new(),
        Err(_) => format!("\"{cell}\""),
    }
}

fn rows_of(sheet: &SheetCopy) -> Vec<Vec<String>> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    for cell in &sheet.cells {
        let (row, column) = (cell.row as usize, usize::from(cell.column));
        if rows.len() <= row {
            rows.resize(row + 1, Vec::new());
        }
        if rows[row].len() <= column {
            rows[row].resize(column + 1, String::new());
        }
        rows[row][column] = text(&cell.value);
    }
    rows
}

/// From an empty draw sheet to the title: fourteen rounds, three stanzas, six stanzas.
#[test]
fn seven_teams_play_to_the_title_through_workbooks_alone() {
    let mut text = String::from(
        "## Events\nEvent | Title | Competition | Rules | Format | Stage | Date | Qualifier | Carry over | Carry over from | Seed\n\
         Q | Open Teams | itc | abf-anc-2018 | round robin | qualifying | @2018-07-29 | | | | 7\n\
         R | Repechage Final | itc | abf-anc-2018 | teams | repechage | @2018-08-02 | Q | abf 11.2 | | 7\n\
         F | Final | itc | abf-anc-2018 | teams | final | @2018-08-02 | Q, R | abf 11.2 | Q | 7\n\
         ## Entries\nEvent | Entry | Team | Player 1 | No 1 | Player 2 | No 2\n",
    );
    for (team, state) in (1..).zip(["VIC", "TAS", "QLD", "WA", "SA", "ACT", "NSW"]) {
        writeln!(
            text,
            "Q | {team} | {state} | A of {state} | '{team}01 | B of {state} | '{team}02"
        )
        .unwrap();
    }
    let folder = Folder::new();
    folder.add(FILE, &text);
    for round in 1..=23u64 {
        let said = folder.run();
        assert_eq!(said.status, 0, "round {round}: {said:#?}");
        let rows = folder.rows("draws");
        let (event, expected, nth) = match round {
            1..=14 => ("itc-q", 4, round),
            15..=17 => ("itc-r", 1, round - 14),
            _ => ("itc-f", 1, round - 17),
        };
        assert_eq!(rows.len(), expected, "round {round}");
        assert!(
            rows.iter().all(|row| row["event_key"] == event && row["round"] == nth.to_string())
        );
        play(&folder, round + 40);
    }
    let said = folder.run();
    assert_eq!(said.status, 0, "{said:#?}");
    assert!(folder.rows("draws").is_empty());
    assert!(folder.rows("events").iter().all(|row| row["state"] == "final"), "{said:#?}");
    let standings = folder.rows("standings");
    let placed = |event: &str, place: &str| -> &Row {
        standings.iter().find(|row| row["event_key"] == event && row["place"] == place).unwrap()
    };
    // 10.3, 12.2: nets of the round robins cancel if nobody has average plus.
    let number = |row: &Row, name: &str| row[name].parse::<f64>().unwrap();
    let [first, second, third] = ["1", "2", "3"].map(|place| placed("itc-q", place));
    // 11.2: exactly a tenth of the difference; the stanzas are whole IMPs.
    let carried =
        |higher: &Row, lower: &Row| (number(higher, "score") - number(lower, "score")) / 10.0;
    let of = |event: &str, entry: &str| {
        standings.iter().find(|row| row["event_key"] == event && row["entry"] == entry).unwrap()
    };
    let fraction = |value: f64| (value * 1000.0).round() as i64 % 1000;
    let repechage = of("itc-r", &second["entry"]);
    assert_eq!(fraction(number(repechage, "score")), fraction(carried(second, third)), "11.2");
    assert_eq!(fraction(number(of("itc-r", &third["entry"]), "score")), 0, "11.2");
    // 11.3: the leader meets the winner of the Repechage Final.
    let winner = placed("itc-r", "1");
    let finalists = [first["entry"].clone(), winner["entry"].clone()];
    assert!(
        finalists.iter().all(|entry| ["1", "2"].contains(&of("itc-f", entry)["place"].as_str()))
    );
    // 14.1, 14.2: 26 for the winners, 18 for the losers, 6 for everybody else; each once.
    let champion = placed("itc-f", "1")["entry"].clone();
    let runner_up = placed("itc-f", "2")["entry"].clone();
    let awards = folder.rows("awards");
    for team in 1..=7 {
        for player in ["01", "02"] {
            let number = format!("{team}{player}");
            let own = |kind: &str| -> Vec<&Row> {
                awards
                    .iter()
                    .filter(|row| row["player_no"] == number && row["kind"] == kind)
                    .collect()
            };
            let expected = match team.to_string() {
                team if team == champion => "26",
                team if team == runner_up => "18",
                _ => "6",
            };
            let points: Vec<&str> = own("pqp").iter().map(|row| row["points"].as_str()).collect();
            assert_eq!(points, [expected], "14.1, 14.2: {number}");
            assert_eq!(own("title").len(), usize::from(team.to_string() == champion), "11.1");
        }
    }
}

/// A final of six stanzas with its carry-over, as one return: `extra` columns of entries, and IMPs
/// of the stanzas.
fn final_of(category: &str, extra: [&str; 2], stanzas: &[(i32, i32)]) -> String {
    // Team 1 has 14 VPs more after the Qualifying Stage: 1.4 IMPs (11.2).
    let mut text = format!(
        "## Events\nEvent | Competition | Rules | Format | Stage | Category | Date | Qualifier | Carry over | Scoring\n\
         Q | itc | abf-anc-2018 | round robin | qualifying | {category} | @2018-07-29 | | |\n\
         F | itc | abf-anc-2018 | teams | final | {category} | @2018-08-02 | Q | abf 11.2 |\n\
         ## Entries\nEvent | Entry | Team | Player 1 | No 1 | Matches 1 | Finals 1 | PQP 1\n\
         Q | 1 | One | A | '101 | | |\nQ | 2 | Two | B | '201 | | |\n\
         F | 1 | One | A | '101 | {}\nF | 2 | Two | B | '201 | {}\n\
         ## Matches\nEvent | Round | Home | Away | Home IMPs | Away IMPs\n\
         Q | 1 | 1 | 2 | 7 | 0\n",
        extra[0], extra[1]
    );
    // The key Rounds is absent: two teams have no printed draw.
    for (nth, (home, away)) in (1..).zip(stanzas) {
        writeln!(text, "F | {nth} | 1 | 2 | {home} | {away}").unwrap();
    }
    text.replace("| Scoring\n", "| Rounds\n")
        .replace("@2018-07-29 | | |\n", "@2018-07-29 | | | 1\n")
}

/// Clauses 11.1, 11.2, 12.3, 14.1 to 14.3.
#[test]
fn finals_their_ties_titles_and_points() {
    let level = [(10, 10); 6];
    let all = ["7 | 6 |", "7 | 6 |"];
    // Category, columns, IMPs of the first stanza for both, scores, places, points, titles.
    type Case<'a> = (
        &'a str,
        &'a str,
        [&'a str; 2],
        (i32, i32),
        [&'a str; 2],
        [&'a str; 2],
        [&'a str; 2],
        [bool; 2],
    );
    let cases: [Case<'_>; 8] = [
        (
            "11.2, 14.2",
            "open",
            all,
            (11, 10),
            ["62.4", "60"],
            ["1", "2"],
            ["26", "18"],
            [true, false],
        ),
        (
            "12.3, 14: level without the carry-over is no tie with it",
            "open",
            all,
            (10, 10),
            ["61.4", "60"],
            ["1", "2"],
            ["26", "18"],
            [true, false],
        ),
        ("11.2", "women", all, (10, 12), ["61.4", "62"], ["2", "1"], ["18", "26"], [false, true]),
        (
            "14.1: none in the Youth",
            "youth",
            all,
            (11, 10),
            ["62.4", "60"],
            ["1", "2"],
            ["", ""],
            [true, false],
        ),
        (
            "14.3: 6 matches",
            "open",
            ["6 | 6 |", "7 | 6 |"],
            (11, 10),
            ["62.4", "60"],
            ["1", "2"],
            ["", "18"],
            [true, false],
        ),
        (
            "14.3: 2 stanzas",
            "open",
            ["7 | 2 |", "7 | 6 |"],
            (11, 10),
            ["62.4", "60"],
            ["1", "2"],
            ["", "18"],
            [true, false],
        ),
        (
            "11.1: no stanza, no title",
            "open",
            ["7 | 0 |", "7 | 6 |"],
            (11, 10),
            ["62.4", "60"],
            ["1", "2"],
            ["", "18"],
            [false, false],
        ),
        (
            "14: not eligible",
            "open",
            ["7 | 6 | no", "7 | 6 |"],
            (11, 10),
            ["62.4", "60"],
            ["1", "2"],
            ["", "18"],
            [true, false],
        ),
    ];
    for (clause, category, extra, first, scored, places, points, titles) in cases {
        let mut stanzas = level;
        stanzas[0] = first;
        let stanzas = if category == "youth" { &stanzas[..5] } else { &stanzas[..] };
        let folder = run(&final_of(category, extra, stanzas));
        let standings = folder.rows("standings");
        let awards = folder.rows("awards");
        for side in 0..2 {
            let entry = (side + 1).to_string();
            let own = standings
                .iter()
                .find(|row| row["event_key"] == "itc-f" && row["entry"] == entry)
                .unwrap();
            let less = if category == "youth" { 10.0 } else { 0.0 };
            assert_eq!(
                own["score"].parse::<f64>().unwrap() + less,
                scored[side].parse::<f64>().unwrap(),
                "{clause}"
            );
            assert_eq!(own["place"], places[side], "{clause}");
            let of = |kind: &str| -> Vec<&Row> {
                let own = |row: &&Row| {
                    row["event_key"] == "itc-f" && row["entry"] == entry && row["kind"] == kind
                };
                awards.iter().filter(own).collect()
            };
            let pqp: Vec<&str> = of("pqp").iter().map(|row| row["points"].as_str()).collect();
            assert_eq!(pqp.concat(), points[side], "{clause}: {:?}", codes(&folder));
            assert_eq!(!of("title").is_empty(), titles[side], "{clause}");
        }
    }
}

/// 12.3: totals level with the carry-over are compared without it; if level again, the title and
/// its points are shared (14.2).
#[test]
fn a_tie_of_the_final_is_broken_by_removal_of_the_carry_over() {
    // The margin of 14 VPs becomes 10 with 5 IMPs: (35 + 5) - (35 - 5), a carry of 1 IMP.
    let tied = final_of(
        "open",
        ["7 | 6 |", "7 | 6 |"],
        &[(10, 11), (10, 10), (10, 10), (10, 10), (10, 10), (10, 10)],
    )
    .replace("| 1 | 1 | 2 | 7 | 0", "| 1 | 1 | 2 | 5 | 0");
    let folder = run(&tied);
    let rows = folder.rows("standings");
    let finals: Vec<&Row> = rows.iter().filter(|row| row["event_key"] == "itc-f").collect();
    assert_eq!(finals[0]["entry"], "2", "12.3");
    assert_eq!([&finals[0]["score"], &finals[1]["score"]], ["61", "61"]);
    assert_eq!(finals[0]["tiebreaks"], "without-carry-over=61");
    assert_eq!(finals[1]["tiebreaks"], "without-carry-over=60");
    assert!(
        folder
            .rows("awards")
            .iter()
            .any(|row| row["basis"].contains("by removal of the carry-over"))
    );
    // No margin, no carry-over: shared, 6 + (20 + 12) / 2 = 22 each.
    let shared = tied
        .replace("| 1 | 1 | 2 | 5 | 0", "| 1 | 1 | 2 | 5 | 5")
        .replace("| 10 | 11", "| 10 | 10");
    let folder = run(&shared);
    let awards = folder.rows("awards");
    let points: Vec<&str> = awards
        .iter()
        .filter(|row| row["kind"] == "pqp" && row["event_key"] == "itc-f")
        .map(|row| row["points"].as_str())
        .collect();
    assert_eq!(points, ["22", "22"], "12.3, 14.2");
    assert_eq!(awards.iter().filter(|row| row["kind"] == "title").count(), 2);
}

/// The matches of whole round robins by the printed table of seven (10.4.1), as `stage` takes them;
/// the lower number wins by the difference.
fn by_numbers(rounds: std::ops::RangeInclusive<usize>) -> String {
    let table = [
        "1 5v2 6v3 7v4",
        "2 1v7 3v5 4v6",
        "3 6v1 7v2 5v4",
        "4 1v5 2v6 3v7",
        "5 4v1 3v2 7v6",
        "6 1v3 2v4 5v7",
        "7 2v1 4v3 6v5",
    ];
    let mut matches = String::new();
    for round in rounds {
        let (bye, pairs) = table[(round - 1) % 7].split_once(' ').unwrap();
        for pair in pairs.split(' ') {
            let (a, b) = pair.split_once('v').unwrap();
            let [x, y] = [a, b].map(|number| 10 - number.parse::<usize>().unwrap());
            writeln!(matches, "{round} | {a} | {b} | {x} | {y}").unwrap();
        }
        writeln!(matches, "{round} | {bye}").unwrap();
    }
    matches
}

/// Impossible rows of `Matches` are reported and score nothing.
#[test]
fn rows_that_cannot_be_are_told_and_left_out() {
    let head = "## Matches\nRound | Home | Away | Home IMPs | Away IMPs | Home VPs | Away VPs | \
                Home A+ | Boards compared | Result | Note\n";
    // Row, problem code, VPs of both sides.
    let cases = [
        ("10.1: no such round", "15 | 5 | 2 | 10 | 0", "no-such-round", ["", ""]),
        ("10.1: no round", "x | 5 | 2 | 10 | 0", "no-such-round", ["", ""]),
        ("10.4.1: two matches", "1 | 5 | 3 | 10 | 0", "round-twice", ["", "0"]),
        ("10.8: one side", "1 | 5 | 2 | 10", "one-score", ["0", "0"]),
        ("10.8: one side", "1 | 5 | 2 | | | | 20", "one-score", ["0", "0"]),
        ("10.8: most", "1 | 5 | 2 | | | 67.6 | 0", "vps-beyond-scale", ["0", "0"]),
        ("10.8: least", "1 | 5 | 2 | | | 60 | -1", "vps-beyond-scale", ["0", "0"]),
        ("10.8: the IMPs hold", "1 | 5 | 2 | 10 | 0 | 80 | 25", "vps-beyond-scale", ["45", "25"]),
        ("7.5: more than 14", "1 | 5 | 2 | 9 | 0 | | | 15", "boards-beyond-match", ["", ""]),
        ("7.5: below nought", "1 | 5 | 2 | 9 | 0 | | | -1", "impossible-boards", ["44", "26"]),
        ("7.7: more than 14", "1 | 5 | 2 | 9 | 0 | | | | 15", "boards-beyond-match", ["", ""]),
        ("10.9: no row", "1 | 5 | 2 | 9 | 0", "bye-missing", ["44", "26"]),
        ("10.10 by the result", "1 | 5 | 2 | | | | | | | +--", "", ["56.5", "0"]),
        ("10.10 by the result", "1 | 5 | 2 | | | | | | | ---", "", ["0", "0"]),
        ("10.9: said under Away", "1 | 5 | Bye", "", ["35", "35"]),
    ];
    for (clause, row, code, expected) in cases {
        let twice = if code == "round-twice" { "1 | 5 | 4 | 0 | 0\n" } else { "" };
        let bye = if code == "bye-missing" { "" } else { "1 | 1\n" };
        let others = match clause {
            "10.9: said under Away" => "1 | 6 | 3 | 0 | 0\n1 | 7 | 4 | 0 | 0\n1 | 2\n",
            _ if code == "round-twice" => "1 | 7 | 6 | 0 | 0\n",
            _ => "1 | 6 | 3 | 0 | 0\n1 | 7 | 4 | 0 | 0\n",
        };
        let folder = run(&format!("{}{head}{others}{bye}{twice}{row}", stage(7, "", "")));
        let codes = codes(&folder);
        let waits = ["draw-waits", "results-missing"];
        let own: Vec<&str> =
            codes.iter().map(String::as_str).filter(|code| !waits.contains(code)).collect();
        let wanted: Vec<&str> = [code].into_iter().filter(|code| !code.is_empty()).collect();
        assert_eq!(own, wanted, "{clause}");
        let away = row.split(" | ").nth(2).filter(|away| *away != "Bye").unwrap_or("2");
        let scores = scores(&folder);
        // A team in no other row has 0; a side with two matches keeps the first.
        for (entry, vps) in ["5", away].into_iter().zip(expected) {
            let vps = match (vps, code) {
                ("", "round-twice") => "35",
                ("", _) => "0",
                (vps, _) => vps,
            };
            assert_eq!(scores[entry], vps, "{clause}: {entry}");
        }
    }
}

/// A row of the fixture list is no second result of the match.
#[test]
fn a_fixture_without_a_result_waits_for_the_row_that_has_it() {
    for rows in ["1 | 5 | 2\n1 | 2 | 5 | 4 | 14", "1 | 5 | 2 | 14 | 4\n1 | 2 | 5"] {
        let folder = run(&stage(7, "", rows));
        assert_eq!(scores(&folder)["5"], "45", "{rows}");
        assert!(!codes(&folder).contains(&"repeated-match".to_string()), "{rows}");
    }
}

/// The opponent of a withdrawn team has the bye (10.9).
#[test]
fn teams_that_have_left_are_drawn_no_more() {
    let text = stage(7, "", &by_numbers(1..=3))
        .replace("Player 2 | No 2\n", "Player 2 | No 2 | Status\n")
        .replace("'102\n", "'102 | withdrawn after 3\n")
        .replace("'402\n", "'402 | withdrawn after 3\n");
    // Table: 1v5 2v6 3v7, bye 4.
    assert_eq!(drawn(&run(&text)), "2v6 3v7 -5");
}

/// 11.3 and 3.7: house teams and those that do not contend take no place in the finals.
#[test]
fn the_next_team_plays_the_finals_for_one_that_does_not_contend() {
    let cases = [
        ("11.3", ["", ""], ["2", "3"]),
        ("3.7", ["house", ""], ["3", "4"]),
        ("11.3, withdrawn", ["", "withdrawn after 14"], ["2", "4"]),
        ("11.3, not contending", ["not contending", "house"], ["4", "5"]),
    ];
    for (clause, [second, third], expected) in cases {
        let mut text = String::from(
            "## Events\nEvent | Competition | Rules | Format | Stage | Date | Qualifier | Carry over | Seed\n\
             Q | itc | abf-anc-2018 | round robin | qualifying | @2018-07-29 | | | 7\n\
             R | itc | abf-anc-2018 | teams | repechage | @2018-08-02 | Q | abf 11.2 | 7\n\
             F | itc | abf-anc-2018 | teams | final | @2018-08-02 | Q, R | abf 11.2 | 7\n\
             ## Entries\nEvent | Entry | Team | Player 1 | No 1 | Status\n",
        );
        for team in 1..=7 {
            let status = match team {
                2 => second,
                3 => third,
                _ => "",
            };
            writeln!(text, "Q | {team} | Team {team} | A of {team} | '{team}01 | {status}")
                .unwrap();
        }
        let matches = by_numbers(1..=14);
        let matches = matches.lines().map(|row| format!("Q | {row}\n")).collect::<String>();
        let head = "## Matches\nEvent | Round | Home | Away | Home IMPs | Away IMPs\n";
        let folder = run(&format!("{text}{head}{matches}"));
        let rows = folder.rows("draws");
        let drawn = [&rows[0]["a"], &rows[0]["b"]];
        assert_eq!(drawn, expected, "{clause}: {:?}", codes(&folder));
        // 3.7: no award for the house team.
        for row in folder.rows("awards") {
            let house = (row["entry"] == "2" && second == "house")
                || (row["entry"] == "3" && third == "house");
            assert!(!house, "{clause}: {row:?}");
        }
    }
}

/// 3.4(a): a player who is too old costs the team the Youth title.
#[test]
fn a_player_who_is_too_old_costs_the_title() {
    let cases = [
        ("youth", "@1993-01-01", "", true),
        ("youth", "@1992-12-31", "", false),
        ("youth", "@1992-12-31", "yes", true),
        ("open", "@1992-12-31", "", true),
    ];
    for (category, born, authorised, titled) in cases {
        let stanzas = [(11, 10); 5];
        let stanzas = if category == "youth" { &stanzas[..] } else { &[(11, 10); 6][..] };
        // Only the Qualifying Stage has the date of birth.
        let text = final_of(category, ["7 | 6 |", "7 | 6 |"], stanzas)
            .replace("| PQP 1\n", "| PQP 1 | Date of birth 1 | Authorised 1\n")
            .replace(
                "Q | 1 | One | A | '101 | | |\n",
                &format!("Q | 1 | One | A | '101 | | | | {born} | {authorised}\n"),
            );
        let folder = run(&text);
        let awards = folder.rows("awards");
        assert_eq!(
            awards.iter().any(|row| row["kind"] == "title"),
            titled,
            "3.4(a) {category} {born}"
        );
    }
}

/// A play-off after a level Repechage Final is no stanza of it (14.3); a row with a third team is
/// reported.
#[test]
fn rows_beside_the_stanzas_of_a_final() {
    let stanzas = [(10, 10), (10, 10), (11, 10), (10, 10), (10, 10), (10, 10)];
    let text = final_of("open", ["7 | |", "7 | |"], &stanzas);
    let basis = |text: &str| {
        let folder = run(text);
        let rows = folder.rows("awards");
        let title = rows.iter().find(|row| row["kind"] == "title").cloned();
        (title.map(|row| row["basis"].clone()).unwrap_or_default(), codes(&folder))
    };
    let (told, _) = basis(&format!(
        "{}F | | 1 | 2 | 5 | 0 | play-off\n",
        text.replace("Away IMPs\n", "Away IMPs | Note\n")
    ));
    assert!(told.ends_with("played 6 stanzas of the Final"), "{told}");
    let (told, codes) = basis(&format!("{text}F | 7 | 1 | 2 | 5 | 0\n"));
    assert!(told.is_empty() && codes.contains(&"no-such-round".to_string()), "11.3: {codes:?}");
}

/// A Final scored from boards: each stanza deals the same board numbers anew (11.3).
#[test]
fn a_final_is_scored_from_the_boards_of_its_stanzas() {
    let mut text = final_of("open", ["7 | 6 |", "7 | 6 |"], &[]);
    text.push_str("## Boards\nEvent | Round | Room | Board | NS | EW | Score\n");
    for stanza in 1..=6 {
        for board in 1..=10 {
            // At any vulnerability: 110 is 2H or 2S made, 100 two down or one down.
            writeln!(text, "F | {stanza} | open | {board} | 1 | 2 | 110").unwrap();
            let other = if board == 1 { -100 } else { 110 };
            writeln!(text, "F | {stanza} | closed | {board} | 2 | 1 | {other}").unwrap();
        }
    }
    let folder = run(&text);
    let rows = folder.rows("standings");
    let scores: Vec<&str> = rows
        .iter()
        .filter(|row| row["event_key"] == "itc-f")
        .map(|row| row["score"].as_str())
        .collect();
    // 110 and 100 for team 1 on one board of each stanza are 210, or 5 IMPs; plus a tenth of 14
    // VPs.
    assert_eq!(scores, ["31.4", "0"], "{:?}", codes(&folder));
}

/// 14.1: a team whose place in the Repechage Final others take keeps its points; each team has them
/// once.
#[test]
fn everybody_has_points_whoever_is_entered_in_the_finals() {
    // Third and fourth are entered in the Repechage Final; the second does not contend.
    for entered in [[2, 3], [3, 4]] {
        let mut text = String::from(
            "## Events\nEvent | Competition | Rules | Format | Stage | Date | Qualifier | Carry over | Seed\n\
             Q | itc | abf-anc-2018 | round robin | qualifying | @2018-07-29 | | | 7\n\
             R | itc | abf-anc-2018 | teams | repechage | @2018-08-02 | Q | abf 11.2 | 7\n\
             F | itc | abf-anc-2018 | teams | final | @2018-08-02 | Q, R | abf 11.2 | 7\n\
             ## Entries\nEvent | Entry | Team | Player 1 | No 1\n",
        );
        let own = (1..=7).map(|team| ("Q", team)).chain(entered.map(|team| ("R", team)));
        let own = own.chain([("F", 1), ("F", entered[0])]);
        for (event, team) in own {
            writeln!(text, "{event} | {team} | Team {team} | A of {team} | '{team}01").unwrap();
        }
        text.push_str("## Matches\nEvent | Round | Home | Away | Home IMPs | Away IMPs\n");
        by_numbers(1..=14).lines().for_each(|row| writeln!(text, "Q | {row}").unwrap());
        let [one, other] = entered;
        (1..=3).for_each(|nth| writeln!(text, "R | {nth} | {one} | {other} | 9 | 0").unwrap());
        (1..=6).for_each(|nth| writeln!(text, "F | {nth} | 1 | {one} | 9 | 0").unwrap());
        let folder = run(&text);
        let mut points: BTreeMap<String, String> = BTreeMap::new();
        for row in folder.rows("awards").iter().filter(|row| row["kind"] == "pqp") {
            let before = points.insert(row["player"].clone(), row["points"].clone());
            assert!(before.is_none(), "14.1: twice {row:?}");
        }
        assert_eq!(points.len(), 7, "14.1: {points:?}");
        assert_eq!(points["A of 1"], "26", "14.2");
        assert_eq!(points[&format!("A of {one}")], "18", "14.2");
        assert_eq!(points[&format!("A of {other}")], "6", "14.1");
    }
}
