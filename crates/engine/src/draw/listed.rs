//! Lists in sentences: at most twelve items by name, of the others the number, so that a sentence
//! about a draw of a hundred contestants stays readable.

use model::problem::{Blank, listed as of_these};

/// The most items that a sentence lists.
const MOST_NAMED: usize = 12;

/// Items with commas; of more than twelve the number of the others.
pub fn listed(items: impl IntoIterator<Item = impl Into<Blank>>) -> Blank {
    of_these(items, MOST_NAMED)
}
