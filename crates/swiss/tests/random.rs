//! The laws of random tournaments: each round is legal by the independent check, the same seed makes
//! the same file, and what is written reads without a fault and with the places that it gives.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use swiss::check::find_draw_faults;
use swiss::crosstable::{Crosstable, PlayerGameResult, RoundResult};
use swiss::random::RandomTournamentPlan;
use swiss::rating_tables::expected_score_percent;
use swiss::trf::{TrfFault, check_standings, read_tournament_report, write_tournament_report};
use swiss::{Draw, Pairing};

/// The pairings of a round as a draw without reasons.
fn as_drawn(table: &Crosstable, round: usize) -> Draw {
    let mut pairings = Vec::new();
    for (at, contestant) in table.contestants.iter().enumerate() {
        match contestant.round_results[round] {
            RoundResult::AllocatedBye => pairings.push(Pairing::without_reasons(at, None)),
            result if result.allocated_colour() == Some(swiss::crosstable::Colour::White) => {
                pairings.push(Pairing::without_reasons(at, result.paired_opponent()));
            }
            _ => {}
        }
    }
    Draw::without_reasons(round + 1, pairings)
}

#[test]
fn every_round_stands_the_independent_check() {
    for seed in 0..60 {
        let (players, rounds) = (4 + seed as usize % 37, 3 + seed as usize % 5);
        let table = RandomTournamentPlan::new(players, rounds, seed).play();
        for round in 0..table.played {
            let found = find_draw_faults(&table.before_round(round), &Ok(as_drawn(&table, round)));
            assert!(found.is_empty(), "seed {seed}, round {}: {found:?}", round + 1);
        }
    }
}

#[test]
fn a_seed_makes_one_tournament() {
    let file = |seed| write_tournament_report(&RandomTournamentPlan::new(24, 5, seed).report());
    assert_eq!(file(3), file(3));
    assert_ne!(file(3), file(4));
}

#[test]
fn what_is_written_reads_without_fault_and_with_its_places() {
    for seed in 0..40 {
        let made = RandomTournamentPlan::new(5 + seed as usize % 30, 5, seed).report();
        let (report, found) = read_tournament_report(&write_tournament_report(&made));
        assert!(found.is_empty(), "seed {seed}: {found:?}");
        assert_eq!(check_standings(&report), [], "seed {seed}");
        assert_eq!(report.table.played, made.table.played);
    }
}

/// Where no round can be drawn any more, the rounds end, and nobody is away from a further one.
#[test]
fn a_tournament_that_ends_early_has_no_further_round() {
    let ended = (0..40).map(|seed| RandomTournamentPlan::new(4, 9, seed)).filter_map(|wish| {
        let table = wish.play();
        assert!(table.contestants.iter().all(|one| one.next.is_none()));
        assert!(
            !String::from_utf8(write_tournament_report(&wish.report())).unwrap().contains("\n240 ")
        );
        (table.rounds == Some(table.played) && table.played < 9).then_some(())
    });
    assert!(ended.count() > 20);
}

/// Two places exchanged and a place too low are told with the line, what stands there and what
/// should.
#[test]
fn a_wrong_place_is_told() {
    let mut made = RandomTournamentPlan::new(20, 5, 11).report();
    let at = |place: u32, made: &swiss::trf::TournamentReport| {
        made.players.iter().position(|player| player.rank == Some(place)).unwrap()
    };
    let (first, second) = (at(1, &made), at(2, &made));
    made.players[first].rank = Some(2);
    made.players[second].rank = Some(1);
    let (report, _) = read_tournament_report(&write_tournament_report(&made));
    let mut told: Vec<(u32, [usize; 2], Option<u32>)> = Vec::new();
    for located in check_standings(&report) {
        let TrfFault::Place { typed, places, .. } = located.fault else { panic!("{located:?}") };
        told.push((typed, places, located.line));
    }
    let line = |at: usize| Some(report.lines[at]);
    let mut wanted = vec![(2, [1, 1], line(first)), (1, [2, 2], line(second))];
    wanted.sort_by_key(|(_, _, line)| *line);
    assert_eq!(told, wanted);
}

#[test]
fn games_end_as_ratings_say_on_average() {
    let (mut scored, mut awaited, mut games) = (0, 0, 0);
    let (mut byes, mut forfeits) = (0, 0);
    for seed in 0..40 {
        let table = RandomTournamentPlan::new(40, 5, seed).play();
        let rating = |at: usize| table.contestants[at].rating.unwrap() as i32;
        for (at, contestant) in table.contestants.iter().enumerate() {
            for result in &contestant.round_results {
                match result {
                    RoundResult::Game { opponent, result, .. }
                        if rating(at) > rating(*opponent) =>
                    {
                        games += 1;
                        awaited += expected_score_percent(rating(at) - rating(*opponent));
                        scored += match result {
                            PlayerGameResult::Win => 100,
                            PlayerGameResult::Draw => 50,
                            PlayerGameResult::Loss => 0,
                        };
                    }
                    RoundResult::HalfBye => byes += 1,
                    RoundResult::Forfeit { .. } => forfeits += 1,
                    _ => {}
                }
            }
        }
    }
    assert!((scored - awaited).abs() < 3 * games, "{scored} of {awaited} in {games} games");
    assert!(games > 2000 && byes > 20 && forfeits > 20, "{games} {byes} {forfeits}");
}
