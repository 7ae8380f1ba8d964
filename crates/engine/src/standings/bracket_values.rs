//! The values that compared contestants of a bracket, shown beside their places: they chose who
//! goes on, and break no tie.

use crate::scoring::bracket::Bracket;
use model::Basis;

use super::RankingList;
use super::tie_breaks::{EventTieBreak, TieBreakValue};

/// Adds these values to the standings.
pub fn add_bracket_separators(bracket: &dyn Bracket, lists: &mut [RankingList]) {
    for standing in lists.iter_mut().flat_map(|list| &mut list.standings) {
        let compared = bracket.separators_of_contestant(standing.entry).into_iter();
        standing.tie_breaks.extend(compared.map(|(by, value)| TieBreakValue {
            by: EventTieBreak::Compared(by),
            value: Some(value),
            basis: Basis::new(),
        }));
    }
}
