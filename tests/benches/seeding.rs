//! Times draws of Diplomacy boards and powers: weekends whose second round is drawn and third is
//! planned.
//!
//! ```text
//! cargo bench --bench seeding
//! ```

use std::time::{Duration, Instant};

use engine::draw::seeding::fault_lower_bounds::SeatingFaultLowerBound;
use engine::draw::seeding::seating::{
    SEATS_PER_BOARD, SeatedRound, SeatingRules, TournamentSeating,
};
use engine::draw::seeding::seating_search::search_seating;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Seeds of a draw of boards and powers.
const SEEDS: u64 = 5;

fn main() {
    println!("{:>8} {:>7} {:>12} {:>12}", "seats", "seeds", "median", "worst");
    for players in [28, 49, 140] {
        let mut times: Vec<Duration> =
            (0..SEEDS).map(|seed| seeding_timed(players, seed)).collect();
        times.sort();
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{players:>8} {:>7} {:>12} {:>12}", times.len(), shown(median), shown(worst));
    }
}

/// The time of a draw, which must meet its bounds.
fn seeding_timed(players: usize, seed: u64) -> Duration {
    let mut rounds = Vec::new();
    for round in 0..3 {
        let mut seats = SeatedRound::with_open_seats(players / SEATS_PER_BOARD);
        seats.seats = (0..players).map(Some).collect();
        seats.open.iter_mut().for_each(|open| *open = round > 0);
        rounds.push(seats);
    }
    let wishes = SeatingRules { group: [2, 0, 0, 0, 2, 1, 1], meetings: 2 };
    let begins = Instant::now();
    let start = TournamentSeating::new(rounds, vec![false; players], wishes, &[]);
    let bounds = SeatingFaultLowerBound::from_seating(&start);
    let found = search_seating(&start, seed, &bounds);
    assert!(bounds.are_met(&found.faults), "{players} players, seed {seed}: {:?}", found.faults);
    begins.elapsed()
}

fn shown(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1000.0)
}
