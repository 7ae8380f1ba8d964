//! The awards of an event, and the rankings they depend on.

use std::collections::BTreeMap;

use crate::groups::GroupRanking;
use crate::standings::RankingList;
use model::{Award, Basis};

/// The awards of an event's contestants.
#[derive(Debug, Default)]
pub struct EventAwards {
    /// The awards, ordered by list, place, entry and player.
    pub awards: Vec<Award>,
    /// The basis of the whole event: the scale, or why there are no awards.
    pub ground: Basis,
    /// Why single contestants have no award, by entry.
    pub without: BTreeMap<usize, Basis>,
}

impl EventAwards {
    /// Adds the awards of a list. Equal grounds of several lists merge.
    pub fn add_list_awards(&mut self, list: &RankingList, ground: &Basis, awards: Vec<Award>) {
        self.awards.extend(awards);
        if self.ground.contains_steps_of(ground) {
            return;
        }
        let (title, is_first) = (list.title(), self.ground.is_empty());
        self.ground.append_part(if is_first { "" } else { &title }, ground);
    }

    /// Records why contestants have no award; skips those who have one.
    pub fn record_reasons_unawarded(&mut self, mut without: BTreeMap<usize, Basis>) {
        for award in &self.awards {
            without.remove(&award.entry);
        }
        self.without = without;
    }

    /// Removes the awards of some contestants when an error keeps others from theirs: an event is
    /// awarded as a whole or not at all.
    pub(super) fn withhold_all(&mut self) {
        if !self.awards.is_empty() {
            *self = no_awards_because("an error prevents some of them");
        }
    }
}

/// The rankings that awards can depend on.
#[derive(Debug, Clone, Copy)]
pub struct AwardRankings<'a> {
    /// The event's own ranking, with handicaps where it has them.
    pub ranked: &'a [RankingList],
    /// The ranking without handicaps; `None` if those scores are absent.
    pub scratch: Option<&'a [RankingList]>,
    /// The lists of groups, strata among them.
    pub groups: &'a [GroupRanking],
}

/// No awards, with the reason.
pub fn no_awards_because(why: &str) -> EventAwards {
    let mut awarded = EventAwards::default();
    awarded.ground.add_step(format!("No awards: {why}"));
    awarded
}
