//! Nine players, five rounds: each round drawn with its reasons, then the standings.
//!
//! `cargo run --example tournament`

use std::error::Error;

use swiss::Crosstable;
use swiss::crosstable::{Colour, Contestant, PlayerGameResult, RoundResult};
use swiss::tie_breaks::TieBreaks;

const ROUNDS: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let contestants = (1..=9).map(|number| Contestant {
        number,
        name: format!("Player {number}"),
        rating: Some(2100 - 40 * number),
        ..Contestant::default()
    });
    let mut table = Crosstable {
        contestants: contestants.collect(),
        rounds: Some(ROUNDS),
        initial_colour: Some(Colour::White),
        ..Crosstable::default()
    };
    for round in 1..=ROUNDS {
        println!("Round {round}");
        play(&mut table)?;
    }
    let list = ["BH-C1", "BH", "SB", "DE"].map(str::parse).into_iter().collect::<Result<_, _>>()?;
    println!("Standings");
    for one in TieBreaks::new(&table, list, 7).standings() {
        let name = &table.contestants[one.contestant].name;
        println!("{:>3} {name:<10} {:>3}", one.place, one.points.to_text());
        for broken in one.tie_breaks.iter().filter(|broken| !broken.arithmetic.is_empty()) {
            println!("      {}: {}", broken.by, broken.arithmetic);
        }
    }
    Ok(())
}

/// Draws and plays a round: the lower number wins, and every third game is drawn.
fn play(table: &mut Crosstable) -> Result<(), Box<dyn Error>> {
    let draw = swiss::draw(table)?;
    for (board, pair) in draw.pairings.iter().enumerate() {
        for reason in draw.reasons_of(pair).skip(draw.reasons.len()) {
            println!("  {} ({})", reason.words, reason.clause);
        }
        let Some(black) = pair.black else {
            table.contestants[pair.white].round_results.push(RoundResult::AllocatedBye);
            continue;
        };
        let sides = [(pair.white, black, Colour::White), (black, pair.white, Colour::Black)];
        for (own, opponent, colour) in sides {
            let result = match (board % 3, own < opponent) {
                (2, _) => PlayerGameResult::Draw,
                (_, true) => PlayerGameResult::Win,
                (_, false) => PlayerGameResult::Loss,
            };
            let game = RoundResult::Game { opponent, colour, result, rated: true };
            table.contestants[own].round_results.push(game);
        }
    }
    table.played += 1;
    Ok(())
}
