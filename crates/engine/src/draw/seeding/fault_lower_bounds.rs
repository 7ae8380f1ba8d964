//! Lower bounds for the faults of a seating. They ignore conflicts between wishes, so the best
//! seating may lie above them; a seating that reaches them is optimal.

use super::seating::{SEATS_PER_BOARD, SeatingFaults, TournamentSeating};

/// The fewest faults of the whole tournament, including rounds that stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatingFaultLowerBound(pub SeatingFaults);

impl SeatingFaultLowerBound {
    /// The bounds of a tournament in which every player present has a seat.
    pub fn from_seating(seating: &TournamentSeating) -> SeatingFaultLowerBound {
        let settled = seating.with_open_seats_cleared();
        let mut least = settled.faults;
        least.thirds += forced_thirds(seating, &settled);
        least.triples += forced_triples(seating, &settled);
        least.groups_again += forced_groups(seating, &settled);
        SeatingFaultLowerBound(least)
    }

    /// Whether no better seating is possible.
    pub fn are_met(&self, faults: &SeatingFaults) -> bool {
        let SeatingFaultLowerBound(least) = self;
        faults.together <= least.together
            && faults.thirds <= least.thirds
            && faults.powers_again <= least.powers_again
            && faults.triples <= least.triples
            && faults.groups_again <= least.groups_again
    }
}

/// The players of a round.
fn players(seating: &TournamentSeating, round: usize) -> Vec<usize> {
    let seats = seating.rounds[round].seats.iter().flatten().copied();
    seats.filter(|person| seating.is_player(*person)).collect()
}

/// A player's board in a round that stands.
fn settled_board(settled: &TournamentSeating, round: usize, player: usize) -> Option<usize> {
    settled.board_of_person(round, player).filter(|_| !settled.rounds[round].has_seat_to_draw())
}

/// Players present in all of some rounds, grouped by their boards in those that stand; and the
/// number of cells into which the other rounds divide each group.
fn classes(
    seating: &TournamentSeating,
    settled: &TournamentSeating,
    rounds: &[usize],
) -> (Vec<usize>, usize) {
    let mut sizes = std::collections::BTreeMap::new();
    let comes =
        |player: usize| rounds.iter().all(|r| seating.board_of_person(*r, player).is_some());
    for player in players(seating, rounds[0]).into_iter().filter(|player| comes(*player)) {
        let key: Vec<Option<usize>> =
            rounds.iter().map(|round| settled_board(settled, *round, player)).collect();
        *sizes.entry(key).or_insert(0) += 1;
    }
    let cells = rounds.iter().filter(|round| seating.rounds[**round].has_seat_to_draw());
    let cells = cells.map(|round| seating.rounds[*round].board_count().max(1)).product();
    (sizes.into_values().collect(), cells)
}

/// The fewest groups of `of` players that an even distribution over cells makes.
fn even(players: usize, cells: usize, of: usize) -> i64 {
    let choose = |n: usize| {
        (0..of).map(|k| n as i64 - k as i64).product::<i64>().max(0)
            / (1..=of as i64).product::<i64>()
    };
    let (size, more) = (players / cells, players % cells);
    let choose = |n: usize| if n < of { 0 } else { choose(n) };
    choose(size) * (cells - more) as i64 + choose(size + 1) * more as i64
}

/// Third meetings forced by few boards: more players than cells of three rounds' boards. The worst
/// three rounds count.
fn forced_thirds(seating: &TournamentSeating, settled: &TournamentSeating) -> i64 {
    let rounds = seating.rounds.len();
    let mut most = 0;
    for third in 0..rounds {
        for second in 0..third {
            for first in 0..second {
                let three = [first, second, third];
                if three.iter().all(|round| !seating.rounds[*round].has_seat_to_draw()) {
                    continue;
                }
                let (sizes, cells) = classes(seating, settled, &three);
                most = most.max(sizes.iter().map(|size| even(*size, cells, 2)).sum());
            }
        }
    }
    most
}

/// Threes that two rounds must share.
fn forced_triples(seating: &TournamentSeating, settled: &TournamentSeating) -> i64 {
    let mut sum = 0;
    for second in 0..seating.rounds.len() {
        for first in 0..second {
            let two = [first, second];
            if two.iter().all(|round| !seating.rounds[*round].has_seat_to_draw()) {
                continue;
            }
            let (sizes, cells) = classes(seating, settled, &two);
            sum += sizes.iter().map(|size| even(*size, cells, 3)).sum::<i64>();
        }
    }
    sum
}

/// Seats that cannot bring a player a new group of powers, at least. The minimum cut of the flow
/// from players, by seats still to come, through the groups that they lack, to the seats of the
/// groups.
fn forced_groups(seating: &TournamentSeating, settled: &TournamentSeating) -> i64 {
    let groups = (0..SEATS_PER_BOARD)
        .map(|power| seating.group_of_power(power))
        .max()
        .map_or(0, |last| last + 1);
    let mut capacity = vec![0i64; groups];
    let mut to_come = vec![0i64; seating.person_count()];
    for round in &seating.rounds {
        for seat in (0..round.seats.len()).filter(|seat| round.open[*seat]) {
            capacity[seating.group_of_power(seat % SEATS_PER_BOARD)] += 1;
            if let Some(person) = round.seats[seat].filter(|person| seating.is_player(*person)) {
                to_come[person] += 1;
            }
        }
    }
    let lacks = |player: usize, group: usize| settled.times_in_power_group(player, group) == 0;
    let new = (0u32..1 << groups).map(|cut| {
        let in_cut = |group: &usize| cut & (1 << group) != 0;
        let seats: i64 = (0..groups).filter(in_cut).map(|group| capacity[group]).sum();
        let of = |player: usize| {
            let others = (0..groups).filter(|group| !in_cut(group) && lacks(player, *group));
            to_come[player].min(others.count() as i64)
        };
        seats + (0..to_come.len()).map(of).sum::<i64>()
    });
    to_come.iter().sum::<i64>() - new.min().unwrap_or(0)
}
