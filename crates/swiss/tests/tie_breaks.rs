//! FIDE tie-breaks (C.07 of March 2026) against the exercises of FIDE's Technical Commission, the
//! values of its program, and cases with their arithmetic in the row.
//!
//! Crosstables are text: a file of `tie_breaks/`, or the column `table` of a case; one player for
//! each line or slash. Expected values never come from the crate.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use num_rational::Rational64;
use swiss::crosstable::{
    Colour, Contestant, Crosstable, GamePoints, PlayerGameResult, PointSystem, RoundResult,
};
use swiss::tie_breaks::{ComputedTieBreak, TIE_BREAK_ALIASES, TIE_BREAKS, TieBreak, TieBreaks};

/// A row of a table by its headings.
type Row = BTreeMap<String, String>;

fn path(file: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests/tie_breaks", file].iter().collect()
}

/// The rows of a table.
fn table(name: &str) -> Vec<Row> {
    let mut reader = csv::Reader::from_path(path(name).with_extension("csv")).unwrap();
    reader.deserialize().map(Result::unwrap).collect()
}

/// Parses a crosstable: number, rating, points, each round, then the name.
fn crosstable(text: &str) -> Crosstable {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split_whitespace().collect()).collect();
    let numbers: Vec<u32> = rows.iter().map(|row| row[0].parse().unwrap()).collect();
    let is_round = |word: &&&str| round_result(word, &numbers).is_some();
    let contestants: Vec<Contestant> = rows
        .iter()
        .enumerate()
        .map(|(entry, row)| Contestant {
            entry,
            number: row[0].parse().unwrap(),
            name: format!("Player {}", row[0]),
            rating: row[1].parse().ok().filter(|rating| *rating > 0),
            round_results: row[3..]
                .iter()
                .take_while(is_round)
                .map(|word| round_result(word, &numbers).unwrap())
                .collect(),
            ..Contestant::default()
        })
        .collect();
    let played = contestants.iter().map(|who| who.round_results.len()).max().unwrap_or(0);
    let table = Crosstable { contestants, played, ..Crosstable::default() };
    for (index, row) in rows.iter().enumerate() {
        let points = row[2].parse::<f64>().map(|points| (points * 10.0) as i32);
        assert_eq!(table.total_points(index), GamePoints(points.unwrap()), "{row:?}");
    }
    table
}

/// Parses a round: `10b1`, `9w+`, `-H`, and `12b*` for a game that both lost.
fn round_result(word: &str, numbers: &[u32]) -> Option<RoundResult> {
    let result = word.chars().last()?;
    let before = &word[..word.len() - result.len_utf8()];
    if before == "-" {
        return match result {
            'U' => Some(RoundResult::AllocatedBye),
            'F' => Some(RoundResult::FullBye),
            'H' => Some(RoundResult::HalfBye),
            'Z' => Some(RoundResult::ZeroBye),
            '.' => Some(RoundResult::Absent),
            _ => None,
        };
    }
    let colour = match before.chars().last()? {
        'w' => Colour::White,
        'b' => Colour::Black,
        _ => return None,
    };
    let number: u32 = before[..before.len() - 1].parse().ok()?;
    let opponent = numbers.iter().position(|known| *known == number)?;
    let forfeit = |result| {
        Some(RoundResult::Forfeit { opponent: Some(opponent), colour: Some(colour), result })
    };
    let game = |result| Some(RoundResult::Game { opponent, colour, result, rated: true });
    match result {
        '1' => game(PlayerGameResult::Win),
        '=' => game(PlayerGameResult::Draw),
        '0' | '*' => game(PlayerGameResult::Loss),
        '+' => forfeit(PlayerGameResult::Win),
        '-' => forfeit(PlayerGameResult::Loss),
        _ => None,
    }
}

/// The crosstable of a file.
fn named(name: &str) -> Crosstable {
    crosstable(&std::fs::read_to_string(path(name).with_extension("txt")).unwrap())
}

fn tie_break(name: &str) -> TieBreak {
    name.parse().unwrap_or_else(|why| panic!("{name}: {why}"))
}

/// Players by number with rank and tie-breaks.
fn ranked(table: &Crosstable, names: &str) -> BTreeMap<u32, (usize, Vec<ComputedTieBreak>)> {
    let list = names.split(',').map(|name| tie_break(name.trim())).collect();
    let standings = TieBreaks::new(table, list, 7).standings().into_iter();
    standings
        .map(|one| (table.contestants[one.contestant].number, (one.place, one.tie_breaks)))
        .collect()
}

/// `1:12.5 2:13`, by number; `-` for none.
fn listed(text: &str) -> Vec<(u32, &str)> {
    let pairs = text.split_whitespace().map(|pair| pair.split_once(':').unwrap());
    pairs.map(|(number, value)| (number.parse().unwrap(), value)).collect()
}

/// A value with as many decimals as another.
fn as_precise(broken: &ComputedTieBreak, other: &str) -> String {
    let places = other.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    let fixed = |value: Rational64| {
        let scale = 10i64.pow(places as u32);
        let scaled = (value * scale).round().to_integer();
        match places {
            0 => scaled.to_string(),
            _ => format!("{}.{:0>places$}", scaled / scale, scaled % scale),
        }
    };
    broken.value.map_or("-".to_string(), fixed)
}

#[test]
fn values_are_those_of_the_exercises_and_of_the_program_of_fide() {
    let mut wrong = String::new();
    let rows = table("values");
    assert_eq!(rows.len(), 44);
    for row in rows {
        let found = ranked(&named(&row["table"]), &row["tie_break"]);
        for (number, expected) in listed(&row["values"]) {
            let broken = &found[&number].1[0];
            let value = as_precise(broken, expected);
            if value != expected {
                let why = &broken.arithmetic;
                let _ = writeln!(
                    wrong,
                    "{} of {number} in {}: {value}, expected {expected}; {why}",
                    row["tie_break"], row["table"]
                );
            }
        }
    }
    assert_eq!(wrong, "");
}

#[test]
fn ranks_by_direct_encounter_are_those_of_the_exercises() {
    for row in table("ranks") {
        let found = ranked(&named(&row["table"]), &row["tie_breaks"]);
        for (number, expected) in listed(&row["ranks"]) {
            assert_eq!(found[&number].0.to_string(), expected, "{number} in {row:?}");
        }
    }
}

/// Each row: a table, a tie-break, a player, and the value with its arithmetic.
#[test]
fn unplayed_rounds_of_every_kind_count_as_the_articles_say() {
    for row in table("cases") {
        let mut table = crosstable(&row["table"].replace('/', "\n"));
        table.rounds = row["rounds"].parse().ok();
        if row["points"] == "3-1-0" {
            table.points = PointSystem {
                win: [GamePoints(30); 2],
                draw: [GamePoints(10); 2],
                forfeit_win: GamePoints(30),
                allocated_bye: GamePoints(30),
                full_bye: GamePoints(30),
                half_bye: GamePoints(10),
                ..PointSystem::STANDARD
            };
        }
        let found = ranked(&table, &row["tie_break"]);
        let (rank, broken) = &found[&row["player"].parse().unwrap()];
        let sentence = format!("{}: {}", broken[0].by, broken[0].arithmetic);
        assert_eq!(as_precise(&broken[0], &row["value"]), row["value"], "{row:?}: {sentence}");
        if !row["rank"].is_empty() {
            assert_eq!(rank.to_string(), row["rank"], "{row:?}");
        }
        if !row["sentence"].is_empty() {
            assert_eq!(sentence, row["sentence"], "{row:?}");
        }
        // Modifiers name their own clause (14.1 to 14.4); `14.1.1` is a part of 14.1.
        for clause in row["clause"].split(';').filter(|clause| clause.starts_with("14.")) {
            let own = |cited: &&'static str| format!("C.07 {clause}").starts_with(*cited);
            assert!(broken[0].clauses.iter().any(own), "{row:?}: {:?}", broken[0].clauses);
        }
    }
}

/// C.07 14.1 to 14.4: each number of values that are left out has its clause.
#[test]
fn each_cut_cites_its_clause() {
    let table = crosstable("1 2000 1 2w1\n2 1900 0 1b0\n3 1800 0.5 4w=\n4 1700 0.5 3b=");
    for (name, clause) in [
        ("BH-C1", "14.1"),
        ("BH-C2", "14.2"),
        ("BH-M1", "14.3"),
        ("SB-M2", "14.4"),
        ("ARO-C2", "14.2"),
    ] {
        let found = ranked(&table, name);
        let cited = &found[&3].1[0].clauses;
        assert!(cited.contains(&format!("C.07 {clause}").as_str()), "{name}: {cited:?}");
        let others = cited.iter().filter(|cited| cited.starts_with("C.07 14."));
        assert_eq!(others.count(), 1, "{name}: {cited:?}");
    }
}

/// The Modified Median of the US federation leaves out values by score, and is no Median 1.
#[test]
fn the_modified_median_is_no_median() {
    assert!("Modified Median".parse::<TieBreak>().is_err());
}

#[test]
fn a_tie_break_is_known_by_its_codes_and_its_names() {
    for row in table("names") {
        match row["asked"].parse::<TieBreak>() {
            Ok(by) => {
                assert_eq!([by.code(), by.to_string()], [&*row["code"], &*row["title"]]);
                // The printed form parses back.
                assert_eq!(by.code().parse(), Ok(by));
            }
            Err(_) => assert_eq!(row["code"], "", "{row:?}"),
        }
    }
}

#[test]
fn no_two_tie_breaks_share_a_name() {
    let mut seen: BTreeMap<String, &str> = BTreeMap::new();
    for entry in &TIE_BREAKS {
        for name in [&entry.code, &entry.title].into_iter().chain(entry.names) {
            let before = seen.insert(name.to_lowercase(), entry.code);
            assert_eq!(before.filter(|code| *code != entry.code), None, "{name}");
            assert_eq!(tie_break(name).definition.code, entry.code, "{name}");
        }
    }
    for (alias, means) in TIE_BREAK_ALIASES {
        assert_eq!(tie_break(alias), tie_break(means));
    }
}

/// 10,000 players with 11 rounds and all tie-breaks; neighbours meet, so that all kinds of results
/// occur.
#[test]
fn ten_thousand_players_are_ranked_at_once() {
    let (players, rounds) = (10_000usize, 11);
    let contestants = (0..players).map(|own| Contestant {
        number: own as u32 + 1,
        entry: own,
        rating: Some(1000 + (own as u32 * 7919) % 1700),
        round_results: (0..rounds)
            .map(|round| {
                let step = round + 1;
                let first = (own / step).is_multiple_of(2);
                let opponent = if first { own + step } else { own - step };
                if opponent >= players {
                    return RoundResult::HalfBye;
                }
                let lot = own.min(opponent) * 31 + round * 17;
                let result = match (lot % 5, first) {
                    (0 | 1, true) | (2 | 3, false) => PlayerGameResult::Win,
                    (4, _) => PlayerGameResult::Draw,
                    _ => PlayerGameResult::Loss,
                };
                let colour = if first { Colour::White } else { Colour::Black };
                RoundResult::Game { opponent, colour, result, rated: true }
            })
            .collect(),
        ..Contestant::default()
    });
    let table =
        Crosstable { contestants: contestants.collect(), played: rounds, ..Crosstable::default() };
    let codes = TIE_BREAKS.each_ref().map(|entry| entry.code);
    let start = Instant::now();
    let found = ranked(&table, "BH-C1,BH,SB,DE,LOTS");
    let usual = start.elapsed();
    let all = ranked(&table, &codes.join(","));
    assert_eq!([found.len(), all.len()], [players, players]);
    // It takes a tenth of a second; the limit allows for a busy machine.
    assert!(usual.as_secs() < 10, "{usual:?}");
    let places: std::collections::BTreeSet<usize> = found.values().map(|(rank, _)| *rank).collect();
    assert_eq!(places.len(), players, "lots leave nobody level");
}
