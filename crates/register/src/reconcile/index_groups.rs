//! Groups many items by index: awards by event, movements by member.

/// Returns the items sorted stably by group, and the start of each group followed by the
/// end of the last. A counting sort: several times faster than sorting a million awards.
pub(super) fn sort_by_group<T: Copy>(
    things: &[T],
    groups: usize,
    group: impl Fn(&T) -> u32,
) -> (Vec<T>, Vec<usize>) {
    let mut begins = vec![0; groups + 1];
    things.iter().for_each(|thing| begins[group(thing) as usize + 1] += 1);
    for at in 0..groups {
        begins[at + 1] += begins[at];
    }
    let mut next = begins.clone();
    let mut order = vec![0u32; things.len()];
    for (at, thing) in (0u32..).zip(things) {
        let place = &mut next[group(thing) as usize];
        order[*place] = at;
        *place += 1;
    }
    (order.iter().map(|at| things[*at as usize]).collect(), begins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_keep_their_order_within_a_group() {
        let (all, begins) =
            sort_by_group(&[(2, 'a'), (0, 'b'), (2, 'c'), (0, 'd')], 4, |thing| thing.0);
        assert_eq!(all, [(0, 'b'), (0, 'd'), (2, 'a'), (2, 'c')]);
        assert_eq!(begins, [0, 2, 2, 4, 4]);
    }
}
