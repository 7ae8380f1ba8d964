//! Drawing of lots (C.07 4.2), the last tie-break: an order of all players derived from the event's
//! seed and their pairing numbers, so that anybody can repeat it.

use xxhash_rust::xxh3::xxh3_64;

use crate::tie_breaks::unplayed::ScoredCrosstable;

/// The lot of each player, from 1.
pub(super) fn draw_lots(field: &ScoredCrosstable<'_>, seed: u64) -> Vec<usize> {
    let number = |contestant: usize| field.table().contestants[contestant].number;
    let drawn = |contestant: usize| xxh3_64(format!("{seed}|{}", number(contestant)).as_bytes());
    let mut order: Vec<usize> = field.contestants().collect();
    order.sort_by_cached_key(|contestant| (drawn(*contestant), number(*contestant)));
    let mut lots = vec![0; order.len()];
    for (position, contestant) in order.into_iter().enumerate() {
        lots[contestant] = position + 1;
    }
    lots
}
