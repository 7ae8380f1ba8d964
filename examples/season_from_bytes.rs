//! Computes returns that a program has as bytes, prints the first three of every event, and keeps the
//! pages: `cargo run --example season_from_bytes -- samples/season/*/*.xlsx`.

use std::collections::BTreeMap;
use std::error::Error;

use palmares::Returns;

fn main() -> Result<(), Box<dyn Error>> {
    let mut files = Vec::new();
    for path in std::env::args().skip(1) {
        let bytes = std::fs::read(&path)?;
        files.push((path, bytes));
    }
    let mut pages = BTreeMap::new();
    let season = Returns::of_files(files)?.write_files(|path, bytes| {
        if path.ends_with(".html") {
            pages.insert(path.to_string(), bytes.to_vec());
        }
        Ok(())
    })?;
    for event in season.events() {
        println!("{}, {}", event.title(), event.unit().title());
        for standing in event.standings().filter(|standing| standing.place() <= Some(3)) {
            let (Some(place), Some(score)) = (standing.place(), standing.score()) else { continue };
            println!("  {place}  {}  {score}", standing.players().join(" & "));
        }
    }
    for problem in season.problems().filter(|problem| problem.is_error()) {
        eprintln!("{}: {}", problem.path(), problem.message());
    }
    println!("{} pages", pages.len());
    Ok(())
}
