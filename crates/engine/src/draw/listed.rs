//! Lists in sentences.

use model::problem::{Blank, listed as of_these};

/// The most items that a sentence lists.
const MOST_NAMED: usize = 12;

/// Items with commas; of more than twelve the number of the others.
pub fn listed(items: impl IntoIterator<Item = impl Into<Blank>>) -> Blank {
    of_these(items, MOST_NAMED)
}
