//! Baku acceleration (C.04.7 article 1): examples of the rules, and arithmetic in the row. Expected
//! values never come from the crate.
#![allow(clippy::unwrap_used)] // a test fails by panicking

use std::collections::BTreeMap;

use swiss::baku::{AccelerationError, apply_baku_acceleration};
use swiss::crosstable::{Contestant, Crosstable, GamePoints, PointSystem};

/// A tournament before its first round.
fn players(count: usize) -> Crosstable {
    let contestants = (0..count).map(|entry| Contestant {
        number: entry as u32 + 1,
        entry,
        ..Contestant::default()
    });
    Crosstable { contestants: contestants.collect(), ..Crosstable::default() }
}

/// C.04.7 article 1.
#[test]
fn baku_acceleration_gives_group_a_its_virtual_points() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/baku.csv");
    for row in csv::Reader::from_path(file).unwrap().deserialize() {
        let row: BTreeMap<String, String> = row.unwrap();
        let case = &row["case"];
        let mut table = players(row["players"].parse().unwrap());
        table.rounds = Some(row["rounds"].parse().unwrap());
        let late: Option<usize> = row["late"].parse().ok();
        let done =
            apply_baku_acceleration(&mut table, |position| Some(position + 1) == late).unwrap();
        assert_eq!(done.last.unwrap().to_string(), row["last"], "{case}");
        for contestant in &table.contestants {
            let points: Vec<String> =
                contestant.virtual_points.iter().map(|points| points.to_text()).collect();
            let in_group = contestant.number <= done.last.unwrap();
            assert_eq!(points.join(" "), if in_group { &row["virtual"] } else { "" }, "{case}");
        }
    }
}

/// C.04.7, 1.1: a win is worth two draws, a loss nothing.
#[test]
fn other_points_are_not_accelerated() {
    let mut table = players(8);
    assert_eq!(apply_baku_acceleration(&mut table, |_| false), Err(AccelerationError::NoRounds));
    table.rounds = Some(5);
    table.points = PointSystem { win: [GamePoints(30); 2], ..PointSystem::STANDARD };
    assert_eq!(apply_baku_acceleration(&mut table, |_| false), Err(AccelerationError::PointSystem));
    table.points =
        PointSystem { win: [GamePoints(20); 2], draw: [GamePoints(10); 2], ..table.points };
    assert!(apply_baku_acceleration(&mut table, |_| false).is_ok());
    assert_eq!(table.contestants[0].virtual_points, [20, 20, 10].map(GamePoints));
}
