//! Prints the first three of every event: `cargo run --example standings -- samples/season`.

use palmares::Returns;

fn main() {
    let season = Returns::under(std::env::args_os().skip(1)).compute();
    for event in season.events() {
        println!("{}", event.title());
        for standing in event.standings().filter(|standing| standing.place() <= Some(3)) {
            let Some(place) = standing.place() else { continue };
            println!("  {place}  {}", standing.players().join(" & "));
        }
    }
    for problem in season.problems().filter(|problem| problem.is_error()) {
        eprintln!("{}: {}", problem.path(), problem.message());
    }
}
