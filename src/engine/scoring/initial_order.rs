//! The initial order of a Swiss: who is number 1 (C.04.2 article 2, in force from
//! 1 February 2026).
//!
//! By rating, then title, then name (2.2). A late entry takes its place by the same
//! rule, and the numbers behind it move on by one (2.4, 2.5): the order is worked
//! out anew from everybody who is entered by now, and colours that were given stay
//! given. A corrected rating must not move anybody after the fourth round has been
//! drawn (2.3); a return does not say when it was corrected, so that is left to the
//! arbiter.

use std::cmp::Reverse;

use crate::model::names::alphabetical;
use crate::model::natural;

/// Titles from the strongest down (C.04.2, 2.2.2), each with the short name that
/// rating lists use.
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

/// What a player is placed by.
#[derive(Clone, Copy, Debug)]
pub struct Entrant<'a> {
    /// The rating; an unrated player stands behind everybody who is rated (a house
    /// reading: 2.1 lets the arbiter estimate a rating, which is then typed).
    pub rating: Option<u32>,
    /// The title in any case; empty or unknown counts as none.
    pub title: &'a str,
    /// The name, as typed, family name first where names are to sort by it.
    pub name: &'a str,
    /// What tells two players of one name apart.
    pub label: &'a str,
}

/// The positions of entrants in the initial order: the first is number 1.
pub fn initial_order(entrants: &[Entrant<'_>]) -> Vec<usize> {
    let keys: Vec<_> = entrants
        .iter()
        .map(|entrant| {
            let strength = (Reverse(entrant.rating.unwrap_or(0)), title_rank(entrant.title));
            (strength, alphabetical(entrant.name))
        })
        .collect();
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    order.sort_by(|a, b| {
        let by_rule = keys[*a].cmp(&keys[*b]);
        by_rule.then_with(|| natural(entrants[*a].label, entrants[*b].label))
    });
    order
}

/// The place of a title among titles, 0 for the strongest.
fn title_rank(title: &str) -> usize {
    let title = title.trim();
    let known = TITLES.iter().position(|names| names.iter().any(|n| n.eq_ignore_ascii_case(title)));
    known.unwrap_or(TITLES.len())
}
