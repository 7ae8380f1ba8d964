//! Players of a knock-out: their names in sentences and their lots.

use xxhash_rust::xxh3::xxh3_64;

use model::Event;

/// The sort key of an entry in the lot for `what`. It does not depend on the entry's row.
pub(super) fn lot_sort_key(event: &Event, what: &str, entry: usize) -> (u64, String) {
    let label = event.entries[entry].label.clone();
    (xxh3_64(format!("{}|{what}|{label}", event.seed()).as_bytes()), label)
}

/// A player in sentences: `3 (Megan Oakes)`.
pub(super) fn player_in_words(event: &Event, entry: usize) -> String {
    let entry = &event.entries[entry];
    format!("{} ({})", entry.label, entry.display_name())
}
