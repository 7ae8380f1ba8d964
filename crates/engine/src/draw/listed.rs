//! Lists in sentences: at most twelve items by name, of the others the number, so that a sentence
//! about a draw of a hundred contestants stays readable.

use model::problem::{SentenceValue, abridged_name_list as of_these};

/// The most items that a sentence lists.
const MOST_NAMED: usize = 12;

/// Items with commas; of more than twelve the number of the others.
pub fn list_up_to_twelve(
    items: impl IntoIterator<Item = impl Into<SentenceValue>>,
) -> SentenceValue {
    of_these(items, MOST_NAMED)
}
