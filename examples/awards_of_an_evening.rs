//! Prints the awards of one return, with the clauses and the arithmetic of each:
//! `cargo run --example awards_of_an_evening -- samples/season/trer-eos/nov-03.xlsx wbu-2003`.

use palmares::Returns;

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("which return?")?;
    let mut returns = Returns::under([file]);
    if let Some(rule_book) = arguments.next() {
        returns = returns.with_rules(&rule_book)?;
    }
    for event in returns.compute().events() {
        println!("{} ({})", event.title(), event.rules());
        for award in event.awards() {
            let (player, points, kind) = (award.player(), award.points(), award.kind().full_name());
            println!("  {player}: {points} {kind}, by {}", award.clauses().join(", "));
            println!("    {}", award.basis());
        }
    }
    Ok(())
}
