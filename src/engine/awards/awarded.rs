//! What an event earned its contestants, and the rankings that say so.

use std::collections::BTreeMap;

use crate::engine::standings::RankingList;
use crate::model::{Award, Basis};

/// What an event's contestants earned.
#[derive(Debug, Default)]
pub struct Awarded {
    /// The awards, by list, place, entry and player.
    pub awards: Vec<Award>,
    /// The ground of the event as a whole: the scale, or why there are none.
    pub ground: Basis,
    /// Why contestants of an event with awards have none, by entry.
    pub without: BTreeMap<usize, Basis>,
}

impl Awarded {
    /// Keeps why contestants have no award, of those who have none.
    pub fn say_without(&mut self, mut without: BTreeMap<usize, Basis>) {
        for award in &self.awards {
            without.remove(&award.entry);
        }
        self.without = without;
    }

    /// Takes back what was awarded to some where an error keeps others from it: an event
    /// is awarded as a whole, or not yet.
    pub(super) fn withhold(&mut self) {
        if !self.awards.is_empty() {
            *self = without_awards("an error keeps a part of them from being worked out");
        }
    }
}

/// The two rankings that awards can go by.
#[derive(Debug, Clone, Copy)]
pub struct Rankings<'a> {
    /// The event's own ranking, with handicaps where it has them.
    pub ranked: &'a [RankingList],
    /// The ranking without handicaps; none where those scores are not given.
    pub scratch: Option<&'a [RankingList]>,
}

/// No awards, and why.
pub fn without_awards(why: &str) -> Awarded {
    let mut awarded = Awarded::default();
    awarded.ground.say(&format!("No awards: {why}"));
    awarded
}
