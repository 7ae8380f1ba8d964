//! A bounded search for a seating with few faults: seats of a round swap persons, worse swaps are
//! accepted less and less often, and the best seating is kept. All arithmetic is in integers, all
//! chance from the seed.
//!
//! In a field of many boards two players rarely sit together twice, so nearly every fault can be
//! cured by itself. There only seats at fault change, and never for the worse.

use super::fault_lower_bounds::SeatingFaultLowerBound;
use super::random_numbers::RandomNumbers;
use super::seating::{SeatingFaults, TournamentSeating};

/// Swaps tried for each open seat in one attempt.
const TRIES: u64 = 3_000;
/// The fewest swaps of an attempt.
const FEWEST: u64 = 120_000;
/// Attempts, each from its own start. The first that meets the bounds is taken.
const ATTEMPTS: u64 = 3;
/// The temperature at the start and the end, in sixteenths: the loss that halves the chance of a
/// swap.
const HOT: i64 = 64;
const COLD: i64 = 6;

/// Rounds with more boards use the second method.
const MANY_BOARDS: usize = 40;
/// Swaps tried for each open seat of many boards in one attempt, and how many of them in turn for
/// one seat at fault.
const CURES: u64 = 40;
const CURES_IN_TURN: u64 = 24;

/// The best seating that the search finds.
pub fn search_seating(
    start: &TournamentSeating,
    seed: u64,
    bounds: &SeatingFaultLowerBound,
) -> TournamentSeating {
    let is_many = start.rounds.iter().any(|round| round.board_count() > MANY_BOARDS);
    let attempt_from = if is_many { cured_from } else { attempt_from };
    let mut best: Option<TournamentSeating> = None;
    for attempt in 0..ATTEMPTS {
        let mut chance =
            RandomNumbers::from_seed(seed.wrapping_add(attempt.wrapping_mul(0x9E37_79B9)));
        let found = attempt_from(start, &mut chance, bounds);
        if best.as_ref().is_none_or(|best| found.faults < best.faults) {
            best = Some(found);
        }
        if best.as_ref().is_some_and(|best| bounds.are_met(&best.faults)) {
            break;
        }
    }
    best.unwrap_or_else(|| start.clone())
}

/// The open seats of each round.
fn open_seats(seating: &TournamentSeating) -> Vec<(usize, Vec<usize>)> {
    let of = |(nth, round): (usize, &super::seating::SeatedRound)| {
        let seats: Vec<usize> = (0..round.seats.len()).filter(|seat| round.open[*seat]).collect();
        (seats.len() > 1).then_some((nth, seats))
    };
    seating.rounds.iter().enumerate().filter_map(of).collect()
}

/// The open seats of each round, with their persons in random order.
fn shuffled(
    seating: &mut TournamentSeating,
    chance: &mut RandomNumbers,
) -> Vec<(usize, Vec<usize>)> {
    let rounds = open_seats(seating);
    for (round, seats) in &rounds {
        for last in (1..seats.len()).rev() {
            let other = chance.next_below(last + 1);
            if other != last {
                seating.swap_seats(*round, seats[last], seats[other]);
            }
        }
    }
    rounds
}

/// Cures one seat at fault after the other, until none is left or the tries are used up.
fn cured_from(
    start: &TournamentSeating,
    chance: &mut RandomNumbers,
    bounds: &SeatingFaultLowerBound,
) -> TournamentSeating {
    let mut seating = start.clone();
    let rounds = shuffled(&mut seating, chance);
    let open: usize = rounds.iter().map(|(_, seats)| seats.len()).sum();
    let mut left = CURES * open as u64;
    loop {
        let before = left;
        for (round, seats) in &rounds {
            for seat in seats {
                if left == 0 || bounds.are_met(&seating.faults) {
                    return seating;
                }
                if seating.has_curable_fault(*round, *seat) {
                    left -= cure(&mut seating, *round, *seat, seats, left, chance);
                }
            }
        }
        // No seat at fault could change.
        if left == before {
            return seating;
        }
    }
}

/// Tries other seats of the round for a person; returns the number of tries.
fn cure(
    seating: &mut TournamentSeating,
    round: usize,
    seat: usize,
    seats: &[usize],
    most: u64,
    chance: &mut RandomNumbers,
) -> u64 {
    let most = CURES_IN_TURN.min(most);
    for tried in 1..=most {
        let other = seats[chance.next_below(seats.len())];
        if other == seat {
            continue;
        }
        let before = seating.faults.weight();
        seating.swap_seats(round, seat, other);
        let after = seating.faults.weight();
        if after > before {
            seating.swap_seats(round, seat, other);
        } else if after < before {
            return tried;
        }
    }
    most
}

fn attempt_from(
    start: &TournamentSeating,
    chance: &mut RandomNumbers,
    bounds: &SeatingFaultLowerBound,
) -> TournamentSeating {
    let mut seating = start.clone();
    let rounds = shuffled(&mut seating, chance);
    let open: usize = rounds.iter().map(|(_, seats)| seats.len()).sum();
    if open == 0 {
        return seating;
    }
    let tries = (TRIES * open as u64).max(FEWEST);
    let mut best: (SeatingFaults, TournamentSeating) = (seating.faults, seating.clone());
    let mut weight = seating.faults.weight();
    for nth in 0..tries {
        if bounds.are_met(&best.0) {
            break;
        }
        let heat = HOT - (HOT - COLD) * nth as i64 / tries as i64;
        let (round, seats) = &rounds[chance.next_below(rounds.len())];
        let (one, other) =
            (seats[chance.next_below(seats.len())], seats[chance.next_below(seats.len())]);
        if one == other {
            continue;
        }
        seating.swap_seats(*round, one, other);
        let after = seating.faults.weight();
        let worse = after - weight;
        // The chance of a worse swap halves with each multiple of the temperature.
        if worse > 0 && worse * 16 > i64::from(chance.heads_before_tails()) * heat {
            seating.swap_seats(*round, one, other);
            continue;
        }
        weight = after;
        if seating.faults < best.0 {
            best.0 = seating.faults;
            best.1.rounds.clone_from(&seating.rounds);
        }
    }
    let (faults, mut found) = best;
    if found.rounds != seating.rounds {
        // The counts beside the seats are those of the last swap tried.
        found = start.with_rounds_reseated(&found.rounds);
    } else {
        found = seating;
    }
    debug_assert_eq!(found.faults, faults);
    found
}
