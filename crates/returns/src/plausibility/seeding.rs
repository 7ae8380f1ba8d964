//! Ratings and seeds of the sheet `Entries` that look like typing errors: a draw follows them.

use std::collections::HashMap;

use model::form::EntryColumn;
use model::problem::Problem;
use model::{Cell, CellAddress, Entry, Event, Exact, Format};

use super::outlier::MIN_NUMBERS_TO_COMPARE;
use super::problems;

/// Nobody has this multiple of the highest rating of the others: a digit too many makes it ten times.
const BEYOND: u32 = 2;
/// The weakest beginner has more than this part of the middle rating: a digit too few makes it a tenth.
const BELOW: u32 = 5;

/// Adds a warning for each rating far from the others. In a Swiss of chess, adds one for a seed that two
/// contestants have, and for seeds that some lack, which seed nobody.
pub(super) fn check_ratings_and_seeds(event: &Event, found: &mut Vec<Problem>) {
    tell_ratings(event, found);
    if event.format() != Some(Format::Swiss) {
        return;
    }
    let mut first: HashMap<Exact, CellAddress> = HashMap::new();
    for seed in typed_numbers(event, EntryColumn::Seed) {
        if let Some(first) = first.get(&seed.value).map(|first| first.a1()) {
            let trouble = problems::SeedTwice { seed: seed.value.to_decimal(), first };
            found.push(Problem::new(trouble, seed.at));
        }
        first.entry(seed.value).or_insert(seed.at);
    }
    let is_seeded = |entry: &&Entry| entry.record.number(EntryColumn::Seed).is_some();
    let without = || event.entries.iter().filter(|entry| !is_seeded(entry));
    if let (Some(entry), false) = (without().next(), first.is_empty()) {
        let (label, without) = (entry.label.clone(), without().count());
        found.push(Problem::new(problems::SeedsMissing { label, without }, entry.at));
    }
}

/// Reports ratings that are negative, or far from the others. A rating of 0 says that there is none.
fn tell_ratings(event: &Event, found: &mut Vec<Problem>) {
    let ratings: Vec<Cell<Exact>> = typed_numbers(event, EntryColumn::Rating)
        .filter(|rating| rating.value != Exact::ZERO)
        .collect();
    let mut sorted: Vec<Exact> = ratings.iter().map(|rating| rating.value).collect();
    sorted.sort_unstable();
    if sorted.len() <= MIN_NUMBERS_TO_COMPARE {
        return;
    }
    let near = sorted[(sorted.len() - 1) / 2];
    let (highest, second) = (sorted[sorted.len() - 1], sorted[sorted.len() - 2]);
    for rating in ratings {
        let is_beyond = rating.value == highest && highest > second * Exact::whole(BEYOND);
        if is_beyond || rating.value * Exact::whole(BELOW) < near {
            let (typed, near) = (rating.value.to_decimal(), near.to_decimal());
            found.push(Problem::new(problems::RatingOdd { rating: typed, near }, rating.at));
        }
    }
}

/// The numbers typed in a column of the entries.
fn typed_numbers(event: &Event, column: EntryColumn) -> impl Iterator<Item = Cell<Exact>> {
    event.entries.iter().filter_map(move |entry| entry.record.number(column))
}
