//! The independent check of a seating: counts from the seats only, and shares nothing with the
//! search.

use std::collections::{BTreeMap, BTreeSet};

use super::seating::{SEATS_PER_BOARD, SeatedRound, SeatingFaults, SeatingRules};

/// Faults of a drawn round: players without exactly one seat, seated players who do not play, and
/// changed seats of the director.
pub(super) fn seat_faults_of_drawn_round(
    drawn: &SeatedRound,
    given: &SeatedRound,
    playing: &[usize],
    name: impl Fn(usize) -> String,
) -> Vec<String> {
    let mut times: BTreeMap<usize, usize> = playing.iter().map(|person| (*person, 0)).collect();
    let mut faults = Vec::new();
    for person in drawn.seats.iter().flatten() {
        match times.get_mut(person) {
            Some(times) => *times += 1,
            None => faults.push(format!("{} has a seat and does not play", name(*person))),
        }
    }
    let odd = times.iter().filter(|(_, times)| **times != 1);
    faults.extend(odd.map(|(person, times)| format!("{} has {times} seats", name(*person))));
    let moved = given
        .seats
        .iter()
        .zip(&drawn.seats)
        .filter(|(given, drawn)| given.is_some() && given != drawn);
    faults.extend(moved.filter_map(|(given, _)| Some(format!("{} was moved", name((*given)?)))));
    faults
}

/// The faults of rounds, counted from the seats.
pub(super) fn count_seating_faults(
    rounds: &[SeatedRound],
    rules: SeatingRules,
    is_player: impl Fn(usize) -> bool,
    apart: &[(usize, usize, u32)],
) -> SeatingFaults {
    let mut faults = SeatingFaults::default();
    let mut meetings: BTreeMap<[usize; 2], i64> = BTreeMap::new();
    let mut powers: BTreeMap<(usize, usize), i64> = BTreeMap::new();
    let mut groups: BTreeMap<(usize, usize), i64> = BTreeMap::new();
    let mut boards: Vec<(usize, BTreeSet<usize>)> = Vec::new();
    for (nth, round) in rounds.iter().enumerate() {
        for board in round.seats.chunks(SEATS_PER_BOARD) {
            let mut sitting = BTreeSet::new();
            for (power, person) in board.iter().enumerate() {
                let Some(person) = person.filter(|person| is_player(*person)) else { continue };
                sitting.insert(person);
                *powers.entry((person, power)).or_default() += 1;
                *groups.entry((person, rules.group[power])).or_default() += 1;
            }
            for one in &sitting {
                for other in sitting.range(..one) {
                    *meetings.entry([*other, *one]).or_default() += 1;
                }
            }
            for (one, other, bits) in apart {
                let both = sitting.contains(one) && sitting.contains(other);
                faults.together += i64::from(both && bits & (1 << nth) != 0);
            }
            boards.push((nth, sitting));
        }
    }
    let beyond = |count: &i64, most: i64| (count - most).max(0);
    faults.thirds = meetings.values().map(|count| beyond(count, i64::from(rules.meetings))).sum();
    faults.powers_again = powers.values().map(|count| beyond(count, 1)).sum();
    faults.groups_again = groups.values().map(|count| beyond(count, 1)).sum();
    for (at, (round, board)) in boards.iter().enumerate() {
        for (earlier, other) in &boards[..at] {
            if earlier != round {
                let common = board.intersection(other).count() as i64;
                faults.triples += common * (common - 1) * (common - 2) / 6;
            }
        }
    }
    faults
}
