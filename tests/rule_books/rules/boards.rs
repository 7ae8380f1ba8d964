//! The Laws of 2017: the score of every contract (77), and the table of IMPs (78B).

use engine::rules::contract_scores::{contract_score, is_possible_ns_score};
use engine::scoring::imps_of_difference;
use model::{AuctionResult, Contract, Exact, Vulnerability};

use super::table;

const VULNERABILITIES: [Vulnerability; 4] = [
    Vulnerability { north_south: false, east_west: false },
    Vulnerability { north_south: true, east_west: false },
    Vulnerability { north_south: false, east_west: true },
    Vulnerability { north_south: true, east_west: true },
];

fn contract(text: &str) -> Contract {
    match AuctionResult::parse(text) {
        Some(AuctionResult::Contract(contract)) => contract,
        _ => panic!("{text} is no contract"),
    }
}

/// All scores of a declaring side, from the table.
fn printed(vulnerable: bool) -> Vec<i32> {
    let rows = table("laws-2017/scores");
    let rows = rows.iter().filter(|row| (row["vulnerable"] == "yes") == vulnerable);
    rows.flat_map(|row| (0..=13).map(|tricks| row[&format!("tricks {tricks}")].parse().unwrap()))
        .collect()
}

#[test]
fn every_contract_scores_what_law_77_prints() {
    let mut cells = 0;
    for row in table("laws-2017/scores") {
        for tricks in 0..=13 {
            let expected: i32 = row[&format!("tricks {tricks}")].parse().unwrap();
            let found =
                contract_score(contract(&row["contract"]), row["vulnerable"] == "yes", tricks);
            assert_eq!(found, expected, "{row:?}, {tricks} tricks");
            cells += 1;
        }
    }
    assert_eq!(cells, 7 * 5 * 3 * 2 * 14);
}

#[test]
fn scores_that_every_card_table_shows() {
    for row in table("laws-2017/known_scores") {
        let tricks = row["tricks"].parse().unwrap();
        let found = contract_score(contract(&row["contract"]), row["vulnerable"] == "yes", tricks);
        assert_eq!(found.to_string(), row["score"], "{row:?}");
    }
}

/// Exactly the scores of the table are possible for a side of that vulnerability.
#[test]
fn a_score_is_possible_when_the_table_has_it() {
    let tables = [printed(false), printed(true)];
    for vulnerability in VULNERABILITIES {
        let of = |vulnerable: bool| &tables[usize::from(vulnerable)];
        for points in -8000..=8000 {
            let expected = points == 0
                || of(vulnerability.north_south).contains(&points)
                || of(vulnerability.east_west).contains(&-points);
            assert_eq!(
                is_possible_ns_score(points, vulnerability),
                expected,
                "{points} {vulnerability:?}"
            );
        }
    }
    let [none, ..] = VULNERABILITIES;
    assert!(
        is_possible_ns_score(420, none)
            && !is_possible_ns_score(620, none)
            && !is_possible_ns_score(425, none)
    );
    assert!(!is_possible_ns_score(i32::MIN, none) && !is_possible_ns_score(i32::MAX, none));
}

/// 78B: each row at both ends, with either sign, and just below its first figure.
#[test]
fn imps_at_each_edge() {
    for row in table("laws-2017/imps") {
        let expected: i32 = row["imps"].parse().unwrap();
        let from: i128 = row["from"].parse().unwrap();
        let to: i128 = if row["to"].is_empty() { 15_200 } else { row["to"].parse().unwrap() };
        for points in [from, to] {
            assert_eq!(imps_of_difference(Exact::whole(points)), expected, "{row:?}");
            assert_eq!(imps_of_difference(Exact::whole(-points)), -expected, "{row:?}");
        }
        if expected > 0 {
            let below = Exact::whole(from) - Exact::ratio(1, 1000).unwrap();
            assert_eq!(imps_of_difference(below), expected - 1, "just below {from}");
            assert_eq!(imps_of_difference(Exact::ZERO - below), 1 - expected, "just above -{from}");
        }
    }
}
