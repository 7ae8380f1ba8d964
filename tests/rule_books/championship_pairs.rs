//! Pairs at the Australian championships through workbooks: the Interstate Pairs, the Butler Pairs,
//! the Congress, penalties, the modified Swiss.
//!
//! Long results come from seeds; expected values are computed here from the rules, independently of
//! the program.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::support::{Folder, Row, palmares, project, rows};

/// A table of cases.
fn table(name: &str) -> Vec<Row> {
    let path = project().join("tests/rules/abf-anc-2018").join(name).with_extension("csv");
    rows(&std::fs::read_to_string(path).unwrap())
}

fn run(text: &str) -> Folder {
    let folder = Folder::with(text);
    let said = folder.run();
    assert!(said.status <= 1, "{}", said.err);
    folder
}

/// Runs a folder that has no errors.
fn ran(folder: &Folder) {
    let said = folder.run();
    assert_eq!(said.status, 0, "{}", said.err);
}

fn standings(folder: &Folder) -> Vec<Row> {
    folder.rows("standings")
}

/// A contestant's row in the ranking of all of an event.
fn of<'a>(rows: &'a [Row], event: &str, entry: &str) -> &'a Row {
    let is = |row: &&Row| {
        row["event_key"].ends_with(event) && row["entry"] == entry && row["section"].is_empty()
    };
    rows.iter().find(is).unwrap()
}

fn number(text: &str) -> f64 {
    text.parse().unwrap()
}

/// Numbers of a seed, for reproducible results.
fn next(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    *seed >> 33
}

/// The effect of a penalty on a single match: the entry's score without it minus the score with it.
#[test]
fn a_penalty_follows_from_the_offence() {
    for row in table("penalties") {
        let teams = row["competition"] == "itc";
        let format = if teams { "round robin" } else { "swiss pairs" };
        let mut text = format!(
            "## Event\nTitle | Penalties\nDate | @2018-08-01\nRules | abf-anc-2018\n\
             Competition | {}\nStage | {}\nFormat | {format}\nRounds | 4\n\
             ## Entries\nEntry | Name | Player 1 | Player 2\n1 | A | a | b\n2 | B | c | d\n\
             ## Matches\nRound | Home | Away | Home VPs | Away VPs\n4 | 1 | 2 | 12 | 8\n\
             ## Adjustments\nEntry | Round | Kind | Offence | Minutes | Boards\n",
            row["competition"], row["stage"]
        );
        // Typed below the row in question, but in earlier rounds.
        let last =
            format!("1 | 4 | vp | {} | {} | {}\n", row["offence"], row["minutes"], row["boards"]);
        text.push_str(&last);
        for (round, earlier) in
            row["earlier"].split(';').filter(|word| !word.is_empty()).enumerate()
        {
            let offence = if earlier == "warning" { "" } else { earlier };
            writeln!(text, "1 | {} | warning | {offence} | |", round + 1).unwrap();
        }
        let folder = run(&text);
        let ranked = standings(&folder);
        let score = number(&of(&ranked, "", "1")["score"]);
        assert_eq!(12.0 - score, number(&row["penalty"]), "{row:?}");
        let told = folder.rows("problems");
        let told: String = told.iter().map(|row| row["message"].as_str()).collect();
        assert!(told.contains(&row["clause"]) || row["clause"] == "19.4", "{row:?}: {told}");
    }
}

/// 1.4: a score that was not entered is both pairs' offence.
#[test]
fn both_pairs_answer_for_a_score_that_was_not_entered() {
    let text = "## Event\nTitle | Butler\nDate | @2018-08-01\nRules | abf-anc-2018\n\
        Competition | restricted butler\nFormat | swiss pairs\nRounds | 2\n\
        ## Entries\nEntry | Player 1 | Player 2\n1 | a | b\n2 | c | d\n\
        ## Matches\nRound | Home | Away | Home VPs | Away VPs\n1 | 1 | 2 | 12 | 8\n2 | 1 | 2 | 10 | 10\n\
        ## Adjustments\nEntry | Round | Kind | Offence\n1 | 1 | vp | score entry\n2 | 2 | vp | score entry\n";
    let ranked = standings(&run(text));
    assert_eq!(of(&ranked, "", "1")["score"], "21", "22 less 1 for the second time");
    assert_eq!(of(&ranked, "", "2")["score"], "17", "18 less 1 for the second time");
}

/// A workbook with one board: each row of the table is a score, the director's word and the
/// version, between pairs 1 and 2, 3 and 4, and so on.
fn one_board(head: &str, rows: &str) -> String {
    let rows: Vec<Vec<&str>> = rows.split(';').map(|row| row.split(' ').collect()).collect();
    let entries: String =
        (1..=2 * rows.len()).map(|pair| format!("{pair} | a{pair} | b{pair}\n")).collect();
    let mut text = format!(
        "## Event\nTitle | One board\nDate | @2018-08-01\nRules | abf-anc-2018\n{head}\
         ## Entries\nEntry | Player 1 | Player 2\n{entries}\
         ## Boards\nRound | Board | NS | EW | Score | Adjusted | Version\n"
    );
    for (nth, row) in rows.iter().enumerate() {
        let version = row.iter().find(|word| ["A", "B"].contains(word)).unwrap_or(&"");
        let words = ["fouled", "A+", "A-", "NP"];
        let adjusted = row.iter().find(|word| words.contains(word)).unwrap_or(&"");
        let score = row[0].trim_start_matches("- ").parse::<i32>();
        let score = score.map(|score| score.to_string()).unwrap_or_default();
        let (one, other) = (2 * nth + 1, 2 * nth + 2);
        writeln!(text, "1 | 1 | {one} | {other} | {score} | {adjusted} | {version}").unwrap();
    }
    text
}

/// 7.2, 7.3, 7.6: the versions of a fouled board are two boards; one without comparison is 2 IMPs
/// to both sides.
#[test]
fn a_fouled_board_counts_by_what_was_played() {
    for row in table("fouled") {
        let head = "Competition | ancc\nFormat | pairs\nScoring | butler\n";
        let folder = run(&one_board(head, &row["rows"]));
        let ranked = standings(&folder);
        for (side, column) in ["north_south", "east_west"].into_iter().enumerate() {
            for (nth, expected) in row[column].split(';').enumerate() {
                let entry = (2 * nth + 1 + side).to_string();
                assert_eq!(of(&ranked, "", &entry)["score"], expected, "{row:?}: {entry}");
            }
        }
    }
}

/// 7.4 and 7.6 fix 60 %, whatever a pair's own average; several boards follow the printed sums;
/// 60/40 is average plus and average minus.
#[test]
fn average_plus_is_assigned_in_matchpoint_events() {
    let mut text = String::from(
        "## Event\nTitle | Average plus\nDate | @2018-08-01\nRules | abf-anc-2018\n\
         Competition | ancc\nFormat | pairs\nScoring | matchpoints\n\
         ## Entries\nEntry | Player 1 | Player 2\n",
    );
    (1..=6).for_each(|pair| writeln!(text, "{pair} | a{pair} | b{pair}").unwrap());
    // Pair 1 has every top, and two boards that could not be played; pair 3 one.
    text.push_str(
        "## Boards\nBoard | NS | EW | Score | Adjusted\n\
         1 | 1 | 2 | 500 |\n1 | 3 | 4 | 100 |\n1 | 5 | 6 | 90 |\n\
         2 | 1 | 2 | | 60/40\n2 | 3 | 4 | 100 |\n2 | 5 | 6 | 100 |\n\
         3 | 1 | 2 | | fouled\n3 | 3 | 4 | | NP\n3 | 5 | 6 | 100 |\n",
    );
    let ranked = standings(&run(&text));
    // A board should have three results, so two of them count 1.5 each (Neuberg).
    for (entry, sum, arithmetic) in [
        ("1", 100.0 + 117.07, "a top, and two boards of average plus as printed"),
        ("2", 0.0 + 40.0 + 60.0, "a bottom, 40/60 and a fouled board"),
        ("3", 50.0 + 50.0 + 60.0, "two averages and a board that was not played"),
    ] {
        let score = number(&of(&ranked, "", entry)["score"]);
        assert!((score - sum / 3.0).abs() < 1e-6, "7.4, {entry}: {score}, {arithmetic}");
    }
}

/// 18.2: lots drawn by hand also order level contestants for the draw.
#[test]
fn lots_drawn_by_hand_count_in_the_draw() {
    let mut text = String::from(
        "## Event\nTitle | Lots\nDate | @2018-08-01\nRules | abf-anc-2018\n\
         Competition | restricted butler\nFormat | swiss pairs\nRounds | 9\n\
         ## Entries\nEntry | Player 1 | Player 2 | Lot\n",
    );
    for (pair, lot) in [(1, 4), (2, 1), (3, 6), (4, 2), (5, 3), (6, 5)] {
        writeln!(text, "{pair} | a{pair} | b{pair} | {lot}").unwrap();
    }
    text.push_str("## Matches\nRound | Home | Away | Home IMPs | Away IMPs\n");
    let drawn = run(&text).rows("draws");
    let pairs: Vec<[&str; 2]> =
        drawn.iter().map(|row| [row["a"].as_str(), row["b"].as_str()]).collect();
    assert_eq!(pairs, [["2", "4"], ["5", "1"], ["6", "3"]]);
}

/// Appendix, Modified Swiss: a full round robin if requested, then rounds for the final places; the
/// page names the format.
#[test]
fn a_full_round_robin_is_drawn_where_it_is_asked_for() {
    let mut text = String::from(
        "## Event\nTitle | Round robin\nDate | @2018-08-01\nRules | abf-anc-2018\n\
         Competition | restricted butler\nFormat | swiss pairs\nMovement | All play all\nRounds | 6\n\
         ## Entries\nEntry | Player 1 | Player 2\n",
    );
    (1..=6).for_each(|pair| writeln!(text, "{pair} | a{pair} | b{pair}").unwrap());
    text.push_str("## Matches\nRound | Home | Away | Home IMPs | Away IMPs\n");
    let mut met = BTreeSet::new();
    for round in 1..=6 {
        let folder = run(&text);
        let page = folder.written("events/club-1.html");
        assert!(page.contains("Full round robin of 6 in 5 rounds, 1 more for the final places"));
        for pairing in folder.rows("draws") {
            let mut sides = [pairing["a"].clone(), pairing["b"].clone()];
            sides.sort();
            assert_eq!(met.insert(sides), round < 6, "round {round}: {pairing:?}");
            writeln!(text, "{round} | {} | {} | 20 | 12", pairing["a"], pairing["b"]).unwrap();
        }
    }
    assert_eq!(met.len(), 15, "everybody met everybody once");
}

/// 19.4 with 1.4: a score not entered is also an offence of the other pair in the next stage; a
/// warning without an offence is no earlier use of a telephone.
#[test]
fn offences_of_both_pairs_count_on_in_the_next_stage() {
    let stage = |id: &str, stage: &str, format: &str, more: &str| {
        let mut text = format!(
            "## Event\nEvent | {id}\nTitle | {id}\nDate | @2018-08-01\nRules | abf-anc-2018\n\
             Competition | abpc\nCategory | women\nStage | {stage}\nFormat | {format}\nRounds | 1\n{more}\
             ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n"
        );
        (1..=4).for_each(|n| writeln!(text, "{n} | a{n} | {n}1 | b{n} | {n}2").unwrap());
        text + "## Matches\nRound | Home | Away | Home VPs | Away VPs\n1 | 1 | 2 | 10 | 10\n1 | 3 | 4 | 10 | 10\n\
                ## Adjustments\nEntry | Round | Kind | Offence\n"
    };
    let folder = Folder::new();
    let first = stage("Q", "qualifying", "swiss pairs", "") + "1 | 1 | | score entry\n";
    folder.add("q.xlsx", &first);
    let last = stage("F", "final", "round robin", "Qualifier | Q\n")
        + "2 | 1 | vp | score entry\n4 | 1 | warning |\n4 | 1 | vp | telephone used\n";
    folder.add("f.xlsx", &last);
    let said = folder.run();
    assert!(said.status <= 1, "{}", said.err);
    let ranked = standings(&folder);
    for (entry, score, clause) in [
        ("1", "9", "1.4: both pairs, for the second time"),
        ("2", "9", "19.4: its first was in the stage before, on the row of the other pair"),
        ("4", "7", "5.3(c): a first use costs at once"),
    ] {
        assert_eq!(of(&ranked, "-f", entry)["score"], score, "{clause}");
    }
}

/// 17.9: the tables of an event in another return join the datum.
#[test]
fn tables_of_another_return_join_the_datum() {
    let event = |id: &str, category: &str, format: &str, more: &str, scores: &[i32]| {
        let mut text = format!(
            "## Event\nEvent | {id}\nTitle | {id}\nDate | @2018-08-06\nRules | abf-anc-2018\n\
             Competition | abpc\nCategory | {category}\nStage | final\nFormat | {format}\nRounds | 9\n{more}\
             ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n"
        );
        (1..=2 * scores.len()).for_each(|n| {
            writeln!(text, "{n} | {id}{n} | {id}{n}1 | {id}b{n} | {id}{n}2").unwrap()
        });
        text.push_str("## Boards\nRound | Board | NS | EW | Score\n");
        for (nth, score) in scores.iter().enumerate() {
            writeln!(text, "1 | 1 | {} | {} | {score}", 2 * nth + 1, 2 * nth + 2).unwrap();
        }
        text
    };
    let folder = Folder::new();
    let open = [100, 110, 120, 130, 140];
    folder.add("open.xlsx", &event("O", "open", "round robin", "", &open));
    let more = "Datum with | O\nDatum weight | 2\n";
    folder.add("women.xlsx", &event("W", "women", "round robin", more, &[-100, 500, 150]));
    let said = folder.run();
    assert!(said.status <= 1, "{}", said.err);
    assert!(!said.err.contains("datum-with-unknown"), "{}", said.err);
    // 11 scores without -100 and 500: (-100 + 500 + 2 x 150 + 600) / 9 = 144.4 is 140.
    let (net, winner) = (imps(500 - 140), winner_of_nine(imps(500 - 140)));
    assert_eq!(net, 8);
    let ranked = standings(&folder);
    assert_eq!(hundredths(&of(&ranked, "-w", "3")["score"]), winner, "17.9, 17.10");
}

/// 3.7 and 3.4: house contestants are marked and win nothing; no contestant with an ineligible
/// player wins its category.
#[test]
fn house_pairs_and_those_who_may_not_play_win_nothing() {
    let text = "## Event\nTitle | Youth\nDate | @2018-08-01\nRules | abf-anc-2018\n\
        Competition | youth butler\nFormat | swiss pairs\nRounds | 1\n\
        ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2 | Date of birth 1 | Status\n\
        1 | a | 1 | b | 2 | @1992-12-31 |\n2 | c | 3 | d | 4 | @1993-01-01 |\n3 | e | 5 | f | 6 | |\nH | g | 7 | h | 8 | | house\n\
        ## Matches\nRound | Home | Away | Home IMPs | Away IMPs\n1 | 1 | 2 | 30 | 20\n1 | H | 3 | 40 | 0\n";
    let folder = run(text);
    let ranked = standings(&folder);
    assert_eq!(of(&ranked, "", "H")["name"], "g & h (house)");
    assert_eq!(of(&ranked, "", "H")["place"], "1");
    assert_eq!(folder.rows("awards").len(), 0, "3.4(a): the first pair but the house is too old");
}

/// 17.7 and the Appendix: no repeats in the normal part; later two may meet once more if they met
/// in the first half, but never a third time.
#[test]
fn a_modified_swiss_repeats_early_meetings_only() {
    for row in table("modified_swiss") {
        let (pairs, rounds) =
            (row["pairs"].parse::<usize>().unwrap(), row["rounds"].parse().unwrap());
        let head = format!(
            "## Event\nTitle | Small\nDate | @2018-08-01\nRules | abf-anc-2018\nCategory | women\n\
             Competition | {}\nFormat | swiss pairs\nRounds | {rounds}\nSeed | 4\n\
             ## Entries\nEntry | Player 1 | Player 2\n",
            row["competition"]
        );
        let entries: String =
            (1..=pairs).map(|pair| format!("{pair} | a{pair} | b{pair}\n")).collect();
        let mut matches =
            String::from("## Matches\nRound | Home | Away | Home VPs | Away VPs | Note\n");
        let mut met: BTreeMap<[usize; 2], Vec<usize>> = BTreeMap::new();
        let mut seed = 7;
        for round in 1..=rounds {
            let folder = run(&format!("{head}{entries}{matches}"));
            let drawn = folder.rows("draws");
            assert_eq!(drawn.len(), pairs.div_ceil(2), "{row:?}, round {round}");
            for pairing in drawn {
                if pairing["b"].is_empty() {
                    writeln!(matches, "{round} | {} | | 12 | | bye", pairing["a"]).unwrap();
                    continue;
                }
                let mut sides =
                    [&pairing["a"], &pairing["b"]].map(|side| side.parse::<usize>().unwrap());
                sides.sort_unstable();
                let before = met.entry(sides).or_default();
                let until = row["normal_until"].parse::<usize>().unwrap_or(rounds);
                let half = row["of_rounds"].parse::<usize>().unwrap_or(0);
                let again = round > until && before.len() == 1 && before[0] <= half;
                assert!(
                    before.is_empty() || again,
                    "{row:?}: {sides:?} met {before:?}, round {round}"
                );
                before.push(round);
                let won = next(&mut seed) % 21;
                writeln!(
                    matches,
                    "{round} | {} | {} | {won} | {} |",
                    pairing["a"],
                    pairing["b"],
                    20 - won
                )
                .unwrap();
            }
        }
    }
}

/// 19.1 with 19.3 and 20.1: places in the own field among contenders.
#[test]
fn the_open_final_begins_with_the_places_of_the_fields() {
    let mut text = String::from(
        "## Events\nEvent | Title | Date | Rules | Format | Scoring | Competition | Stage | Qualifier | Winners | Carry over | Rounds\n\
         1 | Preliminary | @2018-08-04 | abf-anc-2018 | pairs | butler | abpc | qualifying | | 2 | |\n\
         2 | Final | @2018-08-06 | abf-anc-2018 | round robin | butler | abpc | final | 1 | | abf 19.1 | 19\n\
         ## Entries\nEvent | Entry | Direction | Player 1 | No 1 | Player 2 | No 2 | Status\n",
    );
    for direction in ["NS", "EW"] {
        for pair in 1..=12 {
            let status = if (direction, pair) == ("NS", 3) { "not contending" } else { "" };
            let line = format!(
                "{direction}a{pair} | {direction}{pair}1 | {direction}b{pair} | {direction}{pair}2"
            );
            writeln!(text, "1 | {pair} | {direction} | {line} | {status}").unwrap();
            let last = if direction == "NS" { 11 } else { 10 };
            if pair <= last && status.is_empty() {
                writeln!(text, "2 | {direction}{pair} | | {line} |").unwrap();
            }
        }
    }
    text.push_str("## Results\nEvent | Entry | Direction | IMPs\n");
    for (direction, pair) in ["NS", "EW"].into_iter().flat_map(|d| (1..=12).map(move |p| (d, p))) {
        writeln!(text, "1 | {pair} | {direction} | {}", 100 - pair).unwrap();
    }
    text.push_str("## Matches\nEvent | Round | Home | Away | Home IMPs | Away IMPs\n2 | 1 | NS1 | EW1 | 20 | 20\n");
    let ranked = standings(&run(&text));
    // A drawn match is 10 VPs (17.8).
    for (entry, score, clause) in [
        ("NS1", "20", "19.1: 10 + 10"),
        ("EW1", "20", "19.1: 10 + 10"),
        ("NS2", "9", "19.1"),
        ("NS4", "8", "19.1: third of those who contend"),
        ("NS10", "2", "19.1: ninth of those who contend"),
        ("NS11", "1", "19.1: tenth of those who contend"),
        ("EW10", "1", "19.1"),
    ] {
        assert_eq!(of(&ranked, "2", entry)["score"], score, "{entry}, {clause}");
    }
}

/// 19.2: `1 + 6 (z - y) / (x - y)`, rounded to two decimals.
#[test]
fn the_final_of_the_women_begins_with_shares_of_the_victory_points() {
    let scores = [150, 141, 133, 130, 128, 127, 120, 111, 104, 100, 99];
    let mut text = String::from(
        "## Events\nEvent | Title | Date | Rules | Format | Scoring | Competition | Category | Stage | Qualifier | Carry over | Rounds\n\
         1 | Preliminary | @2018-08-04 | abf-anc-2018 | swiss pairs | vps | abpc | women | qualifying | | | 10\n\
         2 | Final | @2018-08-06 | abf-anc-2018 | round robin | butler | abpc | women | final | 1 | abf 19.2 | 9\n\
         ## Entries\nEvent | Entry | Player 1 | No 1 | Player 2 | No 2\n",
    );
    for (event, pair) in
        [1, 2].into_iter().flat_map(|event| (1..=11).map(move |pair| (event, pair)))
    {
        writeln!(text, "{event} | {pair} | a{pair} | {pair}1 | b{pair} | {pair}2").unwrap();
    }
    text.push_str("## Results\nEvent | Entry | VPs\n");
    for (pair, score) in (1..).zip(scores) {
        writeln!(text, "1 | {pair} | {score}").unwrap();
    }
    text.push_str(
        "## Matches\nEvent | Round | Home | Away | Home VPs | Away VPs\n2 | 1 | 1 | 2 | 10 | 10\n",
    );
    let ranked = standings(&run(&text));
    // x = 150, y = 100.
    for (entry, score, arithmetic) in [
        ("1", "17", "10 + 1 + 6 x 50 / 50"),
        ("2", "15.92", "10 + 1 + 6 x 41 / 50 = 5.92"),
        ("3", "4.96", "1 + 6 x 33 / 50"),
        ("6", "4.24", "1 + 6 x 27 / 50"),
        ("9", "1.48", "1 + 6 x 4 / 50"),
        ("10", "1", "1 + 0"),
        ("11", "0", "19.3: outside the first ten"),
    ] {
        assert_eq!(of(&ranked, "2", entry)["score"], score, "19.2, {entry}: {arithmetic}");
    }
}

/// The statuses of a case by entry: `3=not contending;5=house`.
fn statuses(row: &Row) -> BTreeMap<&str, &str> {
    let parts = row["statuses"].split(';').filter(|part| !part.is_empty());
    parts.map(|part| part.split_once('=').unwrap()).collect()
}

/// 19.1 to 19.3, 20.1 and 3.7: who takes up a place in a Preliminary Stage, what finalists carry,
/// and who they are; the page shows the same places as the Final uses.
#[test]
fn places_of_the_preliminary_stage_are_those_of_who_contends() {
    for row in table("places") {
        let by_place = row["rule"] == "abf 19.1";
        let (category, format, winners) =
            if by_place { ("open", "pairs", "2") } else { ("women", "swiss pairs", "") };
        let scoring = if by_place { "butler" } else { "vps" };
        let mut text = format!(
            "## Events\nEvent | Title | Date | Rules | Format | Scoring | Competition | Category | Stage | Qualifier | Winners | Carry over | Rounds\n\
             1 | Preliminary | @2018-08-04 | abf-anc-2018 | {format} | {scoring} | abpc | {category} | qualifying | | {winners} | | {}\n\
             2 | Final | @2018-08-06 | abf-anc-2018 | round robin | butler | abpc | {category} | final | 1 | | {} | 19\n\
             ## Entries\nEvent | Entry | Direction | Player 1 | No 1 | Player 2 | No 2 | Status\n",
            row["rounds"], row["rule"]
        );
        let scores: Vec<String> = match row["scores"].as_str() {
            "" => (1..=14).map(|pair| (100 - pair).to_string()).collect(),
            typed => typed.split(' ').map(str::to_string).collect(),
        };
        let (own, field) = (statuses(&row), if by_place { "NS" } else { "" });
        let mut results = String::new();
        for (pair, score) in (1..).zip(&scores) {
            let line = format!("a{pair} | {pair}1 | b{pair} | {pair}2");
            let status = own.get(pair.to_string().as_str()).copied().unwrap_or_default();
            writeln!(text, "1 | {pair} | {field} | {line} | {status}").unwrap();
            if status != "house" {
                writeln!(text, "2 | F{pair} | | {line} |").unwrap();
            }
            writeln!(results, "1 | {pair} | {field} | {score}").unwrap();
            if by_place {
                writeln!(text, "1 | {pair} | EW | c{pair} | 9{pair}1 | d{pair} | 9{pair}2 |")
                    .unwrap();
                writeln!(results, "1 | {pair} | EW | {score}").unwrap();
            }
        }
        let heading = if by_place { "IMPs" } else { "VPs" };
        write!(text, "## Results\nEvent | Entry | Direction | {heading}\n{results}").unwrap();
        // A match without effect.
        let first = (1..).find(|pair: &usize| own.get(pair.to_string().as_str()) != Some(&"house"));
        let [one, other] = [first.unwrap(), scores.len()].map(|pair| format!("F{pair}"));
        writeln!(text, "## Matches\nEvent | Round | Home | Away | Home VPs | Away VPs\n2 | 1 | {one} | {other} | 0 | 0").unwrap();
        let folder = run(&text);
        let ranked = standings(&folder);
        for part in row["carried"].split(' ') {
            let (pair, carried) = part.split_once('=').unwrap();
            let score = &of(&ranked, "2", &format!("F{pair}"))["score"];
            assert_eq!(score, carried, "{}: pair {pair}, {}", row["case"], row["arithmetic"]);
        }
        let told = folder
            .rows("problems")
            .into_iter()
            .find(|told| told["code"] == "to-the-final" && !told["message"].contains("East-West"));
        let message = told.unwrap()["message"].clone();
        let named = message.split(": ").nth(1).unwrap();
        let pairs: Vec<(String, u32)> = named
            .split("), ")
            .filter(|part| part.contains("(place "))
            .map(|part| {
                let label = part.split(' ').next().unwrap().trim_end_matches(field);
                let place = part.split("(place ").nth(1).unwrap();
                let digits: String = place.chars().take_while(char::is_ascii_digit).collect();
                (label.to_string(), digits.parse().unwrap())
            })
            .collect();
        let labels: Vec<&str> = pairs.iter().map(|(label, _)| label.as_str()).collect();
        assert_eq!(labels.join(" "), row["finalists"], "{}: {message}", row["case"]);
        // By 19.1 the place on the page decides the starting score of the Final.
        for (label, place) in pairs.iter().filter(|_| by_place) {
            let score = &of(&ranked, "2", &format!("F{label}"))["score"];
            let carried = 11u32.saturating_sub(*place).to_string();
            assert_eq!(*score, carried, "{}: the page and the Final, pair {label}", row["case"]);
        }
    }
}

/// 16.3: the starting scores of late entries and a house pair, in round 3 after two rounds of eight
/// pairs.
#[test]
fn house_pairs_begin_with_a_score_of_those_at_that_round() {
    for row in table("house_scores") {
        let mut text = String::from(
            "## Event\nTitle | IPC\nDate | @2018-08-02\nRules | abf-anc-2018\nCompetition | ipc\n\
             Format | swiss pairs\nRounds | 10\nSeed | 9\n\
             ## Entries\nEntry | Player 1 | Player 2 | Category | Status\n",
        );
        let own = statuses(&row);
        for pair in 1..=8 {
            let status = own.get(pair.to_string().as_str()).copied().unwrap_or_default();
            writeln!(text, "{pair} | a{pair} | b{pair} | open | {status}").unwrap();
        }
        for pair in row["extra"].split(' ').filter(|pair| !pair.is_empty()) {
            writeln!(text, "{pair} | a{pair} | b{pair} | open | drop-in 3").unwrap();
        }
        text.push_str(
            "H | h1 | h2 | | house\n## Matches\nRound | Home | Away | Home VPs | Away VPs\n",
        );
        // 30 10 28 12 26 14 24 16 after two rounds.
        text.push_str(
            "1 | 1 | 2 | 20 | 0\n1 | 3 | 4 | 18 | 2\n1 | 5 | 6 | 16 | 4\n1 | 7 | 8 | 14 | 6\n",
        );
        text.push_str(
            "2 | 1 | 3 | 10 | 10\n2 | 2 | 4 | 10 | 10\n2 | 5 | 7 | 10 | 10\n2 | 6 | 8 | 10 | 10\n",
        );
        let folder = run(&text);
        let ranked = standings(&folder);
        let begins = |entry: &str| {
            ranked.iter().find(|row| row["entry"] == entry && row["section"].is_empty())
        };
        match row["house"].as_str() {
            "" => assert!(begins("H").is_none_or(|row| row["score"].is_empty()), "{}", row["case"]),
            score => assert_eq!(begins("H").unwrap()["score"], score, "{row:?}"),
        }
        for part in row["drop_ins"].split(' ').filter(|part| !part.is_empty()) {
            let (pair, score) = part.split_once('=').unwrap();
            assert_eq!(begins(pair).unwrap()["score"], score, "{row:?}");
        }
    }
}

/// 22.1 to 22.4, 3.7, 21.2: eligible pairs get the points of their place; ties share.
#[test]
fn playoff_points_go_to_the_first_eligible_pairs() {
    let text = "## Event\nTitle | Women\nDate | @2018-08-08\nRules | abf-anc-2018\n\
        Competition | abpc\nCategory | women\nStage | final\nFormat | round robin\nScoring | vps\nRounds | 9\n\
        ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2 | PQP 1 | PQP 2 | Status | Matches 1\n\
        1 | a1 | 11 | b1 | 12 | no | no | |\n2 | a2 | 21 | b2 | 22 | | no | |\n3 | a3 | 31 | b3 | 32 | | | |\n\
        4 | a4 | 41 | b4 | 42 | | | |\n5 | a5 | 51 | b5 | 52 | | | house |\n6 | a6 | 61 | b6 | 62 | | | | 6\n\
        7 | a7 | 71 | b7 | 72 | | | |\n\
        ## Results\nEntry | VPs\n1 | 100\n2 | 90\n3 | 80\n4 | 80\n5 | 70\n6 | 60\n7 | 50\n";
    let folder = run(text);
    let awards = folder.rows("awards");
    let of_kind = |kind: &str| -> BTreeSet<(String, String)> {
        let own = awards.iter().filter(|row| row["kind"] == kind);
        own.map(|row| (row["player"].clone(), row["points"].clone())).collect()
    };
    let expected = |of: &[(&str, &str)]| -> BTreeSet<(String, String)> {
        of.iter().map(|(player, points)| (player.to_string(), points.to_string())).collect()
    };
    // 35 for the second, since the first is not eligible; (30 + 25) / 2; the pair of 21.2 keeps the
    // place worth 15 without points; 10.
    let points = [
        ("a2", "35"),
        ("a3", "27.5"),
        ("b3", "27.5"),
        ("a4", "27.5"),
        ("b4", "27.5"),
        ("a7", "10"),
        ("b7", "10"),
    ];
    assert_eq!(of_kind("pqp"), expected(&points), "22.2, 22.4");
    assert_eq!(of_kind("title"), expected(&[("a1", "0"), ("b1", "0")]));
}

/// 21.2, 22 and 3.7: a pair that withdrew from a Final with too few rounds, and one that does not
/// contend, win nothing and push nobody down; one that withdrew with enough rounds stays in.
#[test]
fn who_is_out_of_a_final_takes_nobodys_place() {
    // The status of the leader, and who gets 35, 30 and 25 PQP (22.2).
    for (category, rounds, status, points, told) in [
        ("women", 9, "withdrawn after 6", "a2=35 a3=30 a4=25", "withdrew after 6 of 9 rounds"),
        ("women", 9, "withdrawn", "a2=35 a3=30 a4=25", "after which round"),
        ("women", 9, "withdrawn after 7", "a1=35 a2=30 a3=25", ""),
        ("women", 9, "not contending", "a2=35 a3=30 a4=25", "it does not contend"),
        ("open", 19, "withdrawn after 15", "a2=45 a3=40 a4=35", "withdrew after 15 of 19 rounds"),
        ("open", 19, "withdrawn after 16", "a1=45 a2=40 a3=35", ""),
    ] {
        let mut text = format!(
            "## Event\nTitle | Final\nDate | @2018-08-08\nRules | abf-anc-2018\n\
             Competition | abpc\nCategory | {category}\nStage | final\nFormat | round robin\n\
             Scoring | vps\nRounds | {rounds}\n\
             ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2 | Status\n1 | a1 | 11 | b1 | 12 | {status}\n"
        );
        for pair in 2..=10 {
            writeln!(text, "{pair} | a{pair} | {pair}1 | b{pair} | {pair}2 |").unwrap();
        }
        text.push_str("## Results\nEntry | VPs\n");
        (1..=10).for_each(|pair| writeln!(text, "{pair} | {}", 200 - 10 * pair).unwrap());
        let folder = run(&text);
        let awards = folder.rows("awards");
        let of = |player: &str, kind: &str| {
            awards.iter().find(|row| row["player"] == player && row["kind"] == kind)
        };
        for part in points.split(' ') {
            let (player, points) = part.split_once('=').unwrap();
            assert_eq!(of(player, "pqp").unwrap()["points"], points, "{status}: {player}");
        }
        let champion = points.split('=').next().unwrap();
        assert!(of(champion, "title").is_some(), "{status}");
        assert_eq!(of("a1", "pqp").is_none(), !told.is_empty(), "{status}");
        let file = folder.returns().join("club.xlsx");
        let said = palmares(&["explain", file.to_str().unwrap(), "--entry", "1"]);
        assert!(said.out.contains(told), "{status}: {}", said.out);
        let codes: Vec<String> =
            folder.rows("problems").iter().map(|row| row["code"].clone()).collect();
        let tells = codes.iter().any(|code| code == "not-contending-in-final");
        assert_eq!(tells, status == "not contending", "{codes:?}");
    }
}

/// 16.1, 16.2: pairs drop in on the Interstate Pairs in rounds 4 and 6, and nowhere else.
#[test]
fn pairs_drop_in_where_the_regulations_let_them() {
    for (competition, round, told) in [
        ("ipc", 4, false),
        ("ipc", 6, false),
        ("ipc", 3, true),
        ("ipc", 5, true),
        ("ancc", 4, true),
        ("restricted butler", 4, true),
    ] {
        let text = format!(
            "## Event\nTitle | Pairs\nDate | @2018-08-02\nRules | abf-anc-2018\n\
             Competition | {competition}\nFormat | swiss pairs\nRounds | 10\nSeed | 9\n\
             ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2 | Category | Status\n\
             1 | a | 1 | b | 2 | open |\n2 | c | 3 | d | 4 | open |\n3 | e | 5 | f | 6 | open | drop-in {round}\n\
             ## Matches\nRound | Home | Away | Home VPs | Away VPs\n1 | 1 | 2 | 12 | 8\n"
        );
        let folder = run(&text);
        let problems = folder.rows("problems");
        let tells = problems.iter().any(|row| row["code"] == "drop-in-of-no-team");
        assert_eq!(tells, told, "{competition}, round {round}: {problems:#?}");
    }
}

/// 15 and 16: 40 pairs, drop-ins in rounds 4 and 6, a house pair, from empty draw sheets to the
/// category titles.
#[test]
fn an_ipc_of_40_pairs_with_drop_ins() {
    let mut head = String::from(
        "## Event\nTitle | IPC\nDate | @2018-08-02\nRules | abf-anc-2018\nCompetition | ipc\n\
         Format | swiss pairs\nRounds | 10\nBoards per match | 10\nSeed | 9\n\
         ## Entries\nEntry | Player 1 | Player 2 | Category | Status\n",
    );
    for pair in 1..=40 {
        let category = ["open", "women", "seniors", "youth"][pair % 4];
        writeln!(head, "{pair} | a{pair} | b{pair} | {category} |").unwrap();
    }
    head.push_str("41 | d1 | e1 | open | drop-in 4\n42 | d2 | e2 | women | drop-in 4\n");
    head.push_str("43 | d3 | e3 | youth | drop-in 6\nH | h1 | h2 | | house\n");
    let mut matches = String::from("## Matches\nRound | Home | Away | Home % | Away %\n");
    let (mut seed, mut met) = (3, BTreeSet::new());
    for round in 1..=10 {
        let folder = run(&format!("{head}{matches}"));
        let ranked = standings(&folder);
        let best_six = |category: &str, before: &[&str]| {
            let own = ranked.iter().filter(|row| row["section"] == category);
            let own = own.filter(|row| !before.contains(&row["entry"].as_str()));
            let best: Vec<f64> = own.map(|row| number(&row["score"])).take(6).collect();
            best.iter().sum::<f64>() / 6.0
        };
        let begins = |entry: &str| number(&of(&ranked, "", entry)["score"]);
        if round == 4 {
            for (entry, category) in [("41", "open"), ("42", "women")] {
                let difference = begins(entry) - best_six(category, &[entry]);
                assert!(difference.abs() < 1e-6, "16.3: {entry} is off by {difference}");
            }
        }
        if round == 6 {
            assert!((begins("43") - best_six("youth", &["43"])).abs() < 1e-6, "16.3");
            // 43 pairs need a house pair: place 32 = 3 x 43 / 4 rounded down.
            let whole =
                ranked.iter().filter(|row| row["section"].is_empty() && row["entry"] != "H");
            let at = whole.map(|row| number(&row["score"])).nth(31).unwrap();
            assert!((begins("H") - at).abs() < 1e-6, "16.3");
        }
        let drawn = folder.rows("draws");
        let expected = if round < 4 {
            20
        } else if round < 6 {
            21
        } else {
            22
        };
        assert_eq!(drawn.len(), expected, "round {round}");
        for pairing in drawn {
            let mut sides = [pairing["a"].clone(), pairing["b"].clone()];
            sides.sort();
            assert!(met.insert(sides), "15.1: nobody meets again");
            let home = 3000 + next(&mut seed) % 4001;
            let percent = |hundredths: u64| format!("{}.{:02}", hundredths / 100, hundredths % 100);
            let (home, away) = (percent(home), percent(10_000 - home));
            writeln!(matches, "{round} | {} | {} | {home} | {away}", pairing["a"], pairing["b"])
                .unwrap();
        }
    }
    let folder = run(&format!("{head}{matches}"));
    let ranked = standings(&folder);
    let titles = folder.rows("awards");
    for category in ["open", "women", "seniors", "youth"] {
        let first =
            ranked.iter().find(|row| row["section"] == category && row["place"] == "1").unwrap();
        let won = titles.iter().filter(|row| row["entry"] == first["entry"]).count();
        assert_eq!(won, 2, "15.1: the title of {category} to both players");
    }
    assert_eq!(titles.len(), 8);
}

/// IMPs of a difference, by the printed table of Law 78B.
fn imps(difference: i64) -> i64 {
    const EDGES: [i64; 24] = [
        20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
        2000, 2250, 2500, 3000, 3500, 4000,
    ];
    let size = EDGES.iter().filter(|edge| difference.abs() >= **edge).count() as i64;
    size * difference.signum()
}

/// The mean of the middle scores to the nearest 10, halves away from zero.
fn datum(scores: &[i64], left_out: usize) -> i64 {
    let mut scores = scores.to_vec();
    scores.sort_unstable();
    let middle = &scores[left_out..scores.len() - left_out];
    let (sum, count) = (middle.iter().sum::<i64>(), middle.len() as i64);
    (2 * sum.abs() + 10 * count) / (20 * count) * 10 * sum.signum()
}

/// Hundredths of a victory point for the winner by a margin: the continuous scale of the
/// WBF, here for 9 boards (17.8), whose blitz is at 15 times the root of 9.
fn winner_of_nine(margin: i64) -> i64 {
    let (blitz, golden) = (45.0, (5f64.sqrt() - 1.0) / 2.0);
    let share = (1.0 - golden.powf(3.0 * margin as f64 / blitz)) / (1.0 - golden.powi(3));
    ((10.0 + 10.0 * share).min(20.0) * 100.0).round() as i64
}

/// A score possible at any vulnerability.
fn any_score(seed: &mut u64) -> i64 {
    let size = [90, 100, 110, 120, 130, 140, 150, 170, 200, 300, 500][next(seed) as usize % 11];
    if next(seed).is_multiple_of(2) { size } else { -size }
}

/// Hundredths of a decimal.
fn hundredths(text: &str) -> i64 {
    (number(text) * 100.0).round() as i64
}

/// 17.3, 19.1, 20.1 and 22.1: the Open Butler from the entries of both fields through the draws of
/// the Final, each in its own return, to the title and the points.
#[test]
fn an_open_butler_from_empty_draw_sheets_to_the_points() {
    const FIELD: usize = 12;
    let head = "Title | Date | Rules | Competition | Category | Format | Scoring";
    let own = "@2018-08-04 | abf-anc-2018 | abpc | open";
    let mut preliminary = format!(
        "## Events\nEvent | {head} | Stage | Winners | Sessions | Seed\n\
         OP | Open Preliminary | {own} | pairs | butler | qualifying | 2 | 4 | 5\n\
         ## Entries\nEntry | Direction | Player 1 | No 1 | Player 2 | No 2 | Status\n"
    );
    let players = |field: &str, pair: usize| {
        format!("{field} {pair} A | {field}{pair}1 | {field} {pair} B | {field}{pair}2")
    };
    for (field, pair) in ["NS", "EW"].into_iter().flat_map(|f| (1..=FIELD).map(move |p| (f, p))) {
        let status = if (field, pair) == ("EW", 7) { "not contending" } else { "" };
        writeln!(preliminary, "{pair} | {field} | {} | {status}", players(field, pair)).unwrap();
    }
    preliminary.push_str("## Boards\nSession | Round | Board | NS | EW | Score\n");
    let (mut seed, mut net) = (2018, BTreeMap::<String, i64>::new());
    for (session, board) in (1..=4).flat_map(|s| (1..=12).map(move |b| (s, b))) {
        let scores: Vec<i64> = (0..FIELD).map(|_| any_score(&mut seed)).collect();
        // 12 scores: the mean of the 6 in the middle (17.3).
        let datum = datum(&scores, 3);
        for (table, score) in scores.iter().enumerate() {
            let (one, other) = (table + 1, (table + 3 * session + (board - 1) / 4) % FIELD + 1);
            let round = usize::div_ceil(board, 4);
            writeln!(preliminary, "{session} | {round} | {board} | {one} | {other} | {score}")
                .unwrap();
            *net.entry(format!("{one}NS")).or_default() += imps(score - datum);
            *net.entry(format!("{other}EW")).or_default() -= imps(score - datum);
        }
    }
    let folder = Folder::new();
    folder.add("preliminary.xlsx", &preliminary);
    ran(&folder);
    let ranked = standings(&folder);
    for row in &ranked {
        assert_eq!(row["score"], net[&row["entry"]].to_string(), "17.3: {}", row["entry"]);
    }

    // The ten best contenders of each field, with the VPs of their place.
    let (mut entries, mut total) = (String::new(), BTreeMap::<String, i64>::new());
    for field in ["NS", "EW"] {
        let field_rows = ranked.iter().filter(|row| row["direction"] == field);
        // A pair that does not contend takes up no place (20.1).
        let going = field_rows.filter(|row| row["entry"] != "7EW").take(10).enumerate();
        for (at, row) in going {
            let pair = row["entry"].trim_end_matches(field);
            writeln!(entries, "{field}{pair} | {}", players(field, pair.parse().unwrap())).unwrap();
            total.insert(format!("{field}{pair}"), 100 * (10 - at as i64).max(0));
        }
    }
    let begin = format!(
        "## Events\nEvent | {head} | Stage | Qualifier | Carry over | Rounds | Boards per match | Seed\n\
         OF | Open Final | {own} | round robin | butler | final | OP | abf 19.1 | 19 | 12 | 5\n\
         ## Entries\nEntry | Player 1 | No 1 | Player 2 | No 2\n{entries}\
         ## Boards\nRound | Board | NS | EW | Score\n"
    );
    let (mut boards, mut met) = (String::new(), BTreeSet::new());
    for round in 1..=19 {
        folder.add("final.xlsx", &format!("{begin}{boards}"));
        ran(&folder);
        let drawn = folder.rows("draws");
        assert_eq!(drawn.len(), 10, "round {round}");
        let mut margin = vec![0; drawn.len()];
        for board in 1..=12 {
            let scores: Vec<i64> = drawn.iter().map(|_| any_score(&mut seed)).collect();
            // 10 scores: the mean of the 8 in the middle (17.9, 17.10).
            let datum = datum(&scores, 1);
            for ((pairing, score), margin) in drawn.iter().zip(scores).zip(&mut margin) {
                assert_eq!(pairing["round"], round.to_string());
                let sides = [&pairing["a"], &pairing["b"]];
                writeln!(boards, "{round} | {board} | {} | {} | {score}", sides[0], sides[1])
                    .unwrap();
                *margin += imps(score - datum);
            }
        }
        for (pairing, margin) in drawn.iter().zip(margin) {
            let mut sides = [pairing["a"].clone(), pairing["b"].clone()];
            let winner = winner_of_nine(margin.abs());
            let home = if margin >= 0 { winner } else { 2000 - winner };
            *total.get_mut(&sides[0]).unwrap() += home;
            *total.get_mut(&sides[1]).unwrap() += 2000 - home;
            sides.sort();
            assert!(met.insert(sides), "17.3: everybody meets everybody once");
        }
    }
    folder.add("final.xlsx", &format!("{begin}{boards}"));
    ran(&folder);
    let ranked = standings(&folder);
    for (entry, total) in &total {
        assert_eq!(hundredths(&of(&ranked, "of", entry)["score"]), *total, "17.8, 19.1: {entry}");
    }

    // 22.1 and 22.4: tied pairs share the points of their places.
    let mut points = BTreeMap::<String, f64>::new();
    for (entry, own) in &total {
        let better = total.values().filter(|other| *other > own).count();
        let level = total.values().filter(|other| *other == own).count();
        let scale = [45, 40, 35, 25, 20, 15, 10, 8, 6];
        let sum: i32 = scale.iter().skip(better).take(level).sum();
        if sum > 0 {
            points.insert(entry.clone(), f64::from(sum) / level as f64);
        }
    }
    let awards = folder.rows("awards");
    let given = awards.iter().filter(|row| row["kind"] == "pqp");
    let given: Vec<&Row> = given.collect();
    assert_eq!(given.len(), 2 * points.len(), "to each member");
    for row in given {
        assert_eq!(number(&row["points"]), points[&row["entry"]], "22.1: {row:?}");
    }
    let first = ranked.iter().find(|row| row["event_key"].ends_with("of") && row["place"] == "1");
    let titles: Vec<&Row> = awards.iter().filter(|row| row["kind"] == "title").collect();
    assert_eq!(titles.len(), 2);
    assert!(titles.iter().all(|row| row["entry"] == first.unwrap()["entry"]), "17.3");
}

/// 23: the best three of four sessions, and a list of the Restricted flight.
#[test]
fn the_congress_has_eclectic_and_flighted_events() {
    let text = "## Event\nTitle | Eclectic\nDate | @2018-08-01\nRules | abf-anc-2018\n\
        Competition | ancc\nFormat | pairs\nScoring | percent\nBest of | 3\n\
        ## Entries\nEntry | Player 1 | Player 2 | Category\n1 | a | b |\n2 | c | d | restricted\n3 | e | f | restricted\n\
        ## Results\nEntry | Session | %\n1 | 1 | 50\n1 | 2 | 60\n1 | 3 | 55\n1 | 4 | 52\n\
        2 | 1 | 70\n2 | 2 | 40\n2 | 3 | 50\n2 | 4 | 41\n3 | 1 | 45\n3 | 2 | 45\n3 | 3 | 45\n3 | 4 | 45\n";
    let folder = run(text);
    let ranked = standings(&folder);
    assert_eq!(of(&ranked, "", "1")["score"], "167", "23 eclectic: 60 + 55 + 52");
    assert_eq!(of(&ranked, "", "2")["score"], "161", "23 eclectic: 70 + 50 + 41");
    let flight: Vec<(&str, &str)> = ranked
        .iter()
        .filter(|row| row["section"] == "restricted")
        .map(|row| (row["place"].as_str(), row["entry"].as_str()))
        .collect();
    assert_eq!(flight, [("1", "2"), ("2", "3")], "23 flighted");
}

#[test]
fn every_clause_of_the_championships_has_its_state() {
    let clauses = packs::all_packs()
        .find(|pack| pack.source().id == "abf-anc-2018")
        .and_then(|pack| pack.clauses())
        .unwrap();
    assert_eq!(clauses.clause.len(), 117);
    for entry in &clauses.clause {
        if let Some(file) = &entry.file {
            assert!(project().join(file).exists(), "{}: {file}", entry.clause);
        }
        assert_eq!(entry.file.is_some(), entry.why.is_none(), "{}", entry.clause);
    }
}
