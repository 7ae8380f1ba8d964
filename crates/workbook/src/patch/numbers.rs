//! Finds numbers that no entry of a part has yet.

use std::collections::HashSet;
use std::ops::RangeInclusive;

/// Takes a number: the one above all that are taken, or, if that is outside the range, the first
/// free one.
pub(super) fn take_free_number(taken: &mut HashSet<u32>, range: RangeInclusive<u32>) -> u32 {
    let (first, most) = range.into_inner();
    let above = taken.iter().max().map_or(first, |last| last.saturating_add(1).max(first));
    let number = match above <= most {
        true => above,
        false => (first..=most).find(|number| !taken.contains(number)).unwrap_or(most),
    };
    taken.insert(number);
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_number_is_followed_by_a_gap() {
        for (taken, number) in [
            (vec![], 3),
            (vec![0], 3),
            (vec![4, 9], 10),
            (vec![3, 10], 4),
            (vec![u32::MAX, 3, 4], 5),
        ] {
            assert_eq!(take_free_number(&mut taken.into_iter().collect(), 3..=10), number);
        }
    }
}
