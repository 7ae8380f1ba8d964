//! Times draws of the FIDE (Dutch) system: rounds in the middle of tournaments of 50 to 1,600
//! players, and how the time grows with them.
//!
//! ```text
//! cargo bench --bench draw -- [--sizes 50,200] [--write DIR] [--peers PYTHON]
//! ```
//!
//! Each size plays several random tournaments of nine rounds, the same in every run (half-point
//! byes, forfeits, withdrawals, late entries), and times the draws of rounds 4 to 6. The
//! independent check of each draw is not timed.
//!
//! - `--write DIR` writes each timed round as a Tournament Report File with the round as it was
//!   drawn;
//! - `--peers PYTHON` also times other engines on the same files, with that Python and `peers.py`
//!   beside this file.

#![allow(clippy::unwrap_used)] // a bench fails by panicking

#[path = "../tests/support/tournaments.rs"]
mod tournaments;

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use swiss::check::find_draw_faults;
use swiss::crosstable::{Colour, Crosstable, GamePoints, PlayerGameResult, RoundResult};
use swiss::{Draw, dutch};
use tournaments::{Habits, Tournament};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Planned rounds.
const ROUNDS: usize = 9;
/// Timed rounds, from 1.
const TIMED: std::ops::RangeInclusive<usize> = 4..=6;
/// Players, and number of tournaments.
const SIZES: [(usize, u64); 5] = [(50, 20), (200, 10), (400, 6), (800, 4), (1600, 3)];

/// The habits of an open.
const HABITS: Habits = Habits {
    half_byes: 20,
    full_byes: 0,
    zero_byes: 5,
    forfeits: 15,
    withdrawals: 5,
    late_entries: 10,
    forbidden: 0,
    draws: 300,
    accelerated: false,
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    let mut option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.remove(at);
        (at < arguments.len()).then(|| arguments.remove(at))
    };
    let sizes: Option<Vec<usize>> = option("--sizes")
        .map(|sizes| sizes.split(',').map(str::parse).collect::<Result<_, _>>())
        .transpose()?;
    let peers = option("--peers");
    let temporary = tempfile::tempdir()?;
    let folder = match (option("--write"), &peers) {
        (Some(folder), _) => Some(PathBuf::from(folder)),
        (None, Some(_)) => Some(temporary.path().to_path_buf()),
        (None, None) => None,
    };
    if let Some(folder) = &folder {
        std::fs::create_dir_all(folder)?;
    }
    let wanted = |size: usize| sizes.as_ref().is_none_or(|sizes| sizes.contains(&size));
    println!("{:>8} {:>7} {:>12} {:>12}", "players", "rounds", "median", "worst");
    let mut medians = Vec::new();
    for (players, tournaments) in SIZES.into_iter().filter(|(players, _)| wanted(*players)) {
        let mut times = Vec::new();
        for seed in 0..tournaments {
            times.extend(timed(players, seed, folder.as_deref())?);
        }
        times.sort();
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{players:>8} {:>7} {:>12} {:>12}", times.len(), shown(median), shown(worst));
        medians.push((players, median));
    }
    if let Some(growth) = growth(&medians) {
        println!("the median grows as n^{growth:.2}");
    }
    if let (Some(python), Some(folder)) = (peers, folder) {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/peers.py");
        let status = Command::new(python).arg(script).arg(folder).status()?;
        if !status.success() {
            return Err("the peers could not be timed".into());
        }
    }
    Ok(())
}

fn shown(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1000.0)
}

/// The exponent of the growth: the slope of the regression line on logarithmic axes.
fn growth(medians: &[(usize, Duration)]) -> Option<f64> {
    let points: Vec<(f64, f64)> =
        medians.iter().map(|(n, time)| ((*n as f64).ln(), time.as_secs_f64().ln())).collect();
    let count = points.len() as f64;
    let (x, y) = points.iter().fold((0.0, 0.0), |(a, b), (x, y)| (a + x / count, b + y / count));
    let above: f64 = points.iter().map(|(a, b)| (a - x) * (b - y)).sum();
    let below: f64 = points.iter().map(|(a, _)| (a - x) * (a - x)).sum();
    (points.len() > 1).then(|| above / below)
}

/// The times of a tournament's draws.
fn timed(
    players: usize,
    seed: u64,
    folder: Option<&Path>,
) -> Result<Vec<Duration>, Box<dyn Error>> {
    let mut tournament = Tournament::new(players, ROUNDS, HABITS, seed);
    let mut times = Vec::new();
    for round in 1..=*TIMED.end() {
        let start = Instant::now();
        let drawn = dutch::draw(&tournament.table);
        let time = start.elapsed();
        let faults = find_draw_faults(&tournament.table, &drawn);
        assert!(faults.is_empty(), "{players} players, seed {seed}, round {round}: {faults:?}");
        let draw = drawn.map_err(|why| format!("{why:?}"))?;
        if TIMED.contains(&round) {
            times.push(time);
            if let Some(folder) = folder {
                let name = format!("{players:04}-{seed:02}-{round}.trf");
                std::fs::write(folder.join(name), report(&tournament.table, &draw))?;
            }
        }
        tournament.play(&draw);
    }
    Ok(times)
}

/// The rounds so far and the drawn one, its games as draws, as a Tournament Report File.
fn report(table: &Crosstable, draw: &Draw) -> String {
    let mut last: Vec<RoundResult> =
        table.contestants.iter().map(|c| c.next.unwrap_or(RoundResult::Absent)).collect();
    for pairing in &draw.pairings {
        let Some(black) = pairing.black else {
            last[pairing.white] = RoundResult::AllocatedBye;
            continue;
        };
        let game = |opponent, colour| RoundResult::Game {
            opponent,
            colour,
            result: PlayerGameResult::Draw,
            rated: true,
        };
        last[pairing.white] = game(black, Colour::White);
        last[black] = game(pairing.white, Colour::Black);
    }
    let mut text = format!("012 Bench\nXXR {ROUNDS}\n");
    text.push_str(match table.initial_colour {
        Some(Colour::Black) => "XXC black1\n",
        _ => "XXC white1\n",
    });
    for (contestant, last) in table.contestants.iter().zip(last) {
        let GamePoints(tenths) = {
            let round_results = contestant.round_results.iter().chain([&last]);
            round_results.map(|round_result| table.points.points(*round_result)).sum()
        };
        let (number, rating) = (contestant.number, contestant.rating.unwrap_or_default());
        let points = format!("{}.{}", tenths / 10, tenths % 10);
        let name = &contestant.name;
        let _ = write!(
            text,
            "001 {number:>4}      {name:<33} {rating:>4} {:27}{points:>4} {number:>4}",
            ""
        );
        for round_result in contestant.round_results.iter().chain([&last]) {
            let (opponent, colour, result) = columns(table, *round_result);
            let _ = write!(text, "  {opponent:>4} {colour} {result}");
        }
        text.push('\n');
    }
    text
}

/// Opponent, colour and result of a round.
fn columns(table: &Crosstable, round_result: RoundResult) -> (String, char, char) {
    let number = |opponent: usize| table.contestants[opponent].number.to_string();
    let letter = |colour| if colour == Colour::White { 'w' } else { 'b' };
    let none = || "0000".to_string();
    match round_result {
        RoundResult::Game { opponent, colour, result, .. } => {
            let sign = match result {
                PlayerGameResult::Win => '1',
                PlayerGameResult::Draw => '=',
                PlayerGameResult::Loss => '0',
            };
            (number(opponent), letter(colour), sign)
        }
        RoundResult::Forfeit { opponent, colour, result } => (
            opponent.map_or_else(none, number),
            colour.map_or('-', letter),
            if result == PlayerGameResult::Win { '+' } else { '-' },
        ),
        RoundResult::AllocatedBye => (none(), '-', 'U'),
        RoundResult::FullBye => (none(), '-', 'F'),
        RoundResult::HalfBye => (none(), '-', 'H'),
        RoundResult::ZeroBye | RoundResult::Absent => (none(), '-', 'Z'),
        RoundResult::Unfinished { opponent, colour, .. } => (number(opponent), letter(colour), ' '),
    }
}
