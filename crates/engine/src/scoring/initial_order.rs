//! The initial order of a Swiss (C.04.2 article 2, in force from 1 February 2026).
//!
//! By rating, then title, then name (2.2). A late entry takes its place by the same rule and moves
//! later numbers up by one (2.4, 2.5): the order is computed again from all entries, and colours
//! already given stay. A rating corrected after the draw of round 4 must not move anybody (2.3); a
//! return does not say when it was corrected, so the arbiter must see to that.

use std::cmp::Reverse;

use model::StableSort;
use model::name_comparison::name_sort_key;
use model::natural_cmp;

/// Titles from the highest (C.04.2, 2.2.2), with the short names of rating lists.
const TITLES: [[&str; 2]; 8] = [
    ["GM", "G"],
    ["IM", "M"],
    ["WGM", "WG"],
    ["FM", "F"],
    ["WIM", "WM"],
    ["CM", "C"],
    ["WFM", "WF"],
    ["WCM", "WC"],
];

/// The sort key of a player.
#[derive(Clone, Copy, Debug)]
pub struct InitialOrderKey<'a> {
    /// The rating. Unrated players come after all rated ones (palmares' own reading: by 2.1 the
    /// arbiter may estimate a rating and type it).
    pub rating: Option<u32>,
    /// The title, in any case; an empty or unknown one counts as none.
    pub title: &'a str,
    /// The name as typed, family name first if names sort by it.
    pub name: &'a str,
    /// Separates players of one name.
    pub label: &'a str,
}

/// The positions of entrants in the initial order: the first is number 1.
pub fn initial_order(entrants: &[InitialOrderKey<'_>]) -> Vec<usize> {
    let keys: Vec<_> = entrants
        .iter()
        .map(|entrant| {
            let strength = (Reverse(entrant.rating.unwrap_or(0)), title_rank(entrant.title));
            (strength, name_sort_key(entrant.name))
        })
        .collect();
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    order.arrange_by(|a, b| {
        let by_rule = keys[*a].cmp(&keys[*b]);
        by_rule.then_with(|| natural_cmp(entrants[*a].label, entrants[*b].label))
    });
    order
}

/// The rank of a title, 0 for the highest.
fn title_rank(title: &str) -> usize {
    let title = title.trim();
    let known = TITLES.iter().position(|names| names.iter().any(|n| n.eq_ignore_ascii_case(title)));
    known.unwrap_or(TITLES.len())
}
