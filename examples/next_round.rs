//! Prints the next round of a tournament with the reason of each pairing:
//! `cargo run --example next_round -- samples/chess`.

use palmares::Returns;

fn main() {
    let season = Returns::under(std::env::args_os().skip(1)).compute();
    for event in season.events() {
        let Some(round) = event.drawn_round() else { continue };
        println!("{}, round {}", event.title(), round.name());
        for pairing in round.pairings() {
            let (_, first) = pairing.first();
            let second = pairing.second().map_or("has no opponent", |(_, name)| name);
            println!("  {}  {first} - {second}", pairing.table());
            println!("     {}", pairing.reason());
        }
    }
}
