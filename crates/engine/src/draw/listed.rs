//! Lists in sentences.

/// The most items that a sentence lists.
const MOST_NAMED: usize = 12;

/// Items with commas, shortened to [`MOST_NAMED`].
pub fn listed(mut items: Vec<String>) -> String {
    let more = items.len().saturating_sub(MOST_NAMED);
    items.truncate(MOST_NAMED);
    match more {
        0 => items.join(", "),
        more => format!("{} and {more} more", items.join(", ")),
    }
}
