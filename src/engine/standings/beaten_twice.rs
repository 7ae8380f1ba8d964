//! What those who were beaten twice in the qualifying rounds of two-player Diplomacy
//! were compared by: it chose who goes on (Qualifying (d)) and stands beside their
//! places; places go by how far everybody came.

use crate::engine::scoring::two_player::TwoPlayer;
use crate::model::Basis;

use super::RankingList;
use super::tie_breaks::{Broken, By};

/// Puts what was compared beside the places.
pub fn tell_choice(knockout: &TwoPlayer, lists: &mut [RankingList]) {
    for standing in lists.iter_mut().flat_map(|list| &mut list.standings) {
        let own = knockout.choice.candidates.iter().find(|own| own.entry == standing.entry);
        let compared = own.iter().flat_map(|own| &own.compared);
        standing.tie_breaks.extend(compared.map(|(by, value)| Broken {
            by: By::BeatenTwice(*by),
            value: Some(*value),
            basis: Basis::new(),
        }));
    }
}
