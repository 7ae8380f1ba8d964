//! Prints why a player has the awards of a season:
//! `cargo run --example why -- "Bethan Carnaby" samples/season`.

use palmares::Returns;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let Some(name) = arguments.next() else {
        eprintln!("whose awards? give a name and the returns");
        return;
    };
    let season = Returns::under(arguments).compute();
    for event in season.events() {
        for award in event.awards().filter(|award| award.player() == name) {
            let (points, kind) = (award.points(), award.kind().title());
            println!("{}: {points} {kind}\n  {}", event.title(), award.basis());
        }
    }
}
