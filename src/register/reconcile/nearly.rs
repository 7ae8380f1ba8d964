//! Recognises an event that was credited under another name or day by most of its awards: some scores
//! were corrected, or numbers of members filled in.

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use crate::model::Holding;
use crate::model::names::{alphabetical, name_key};

use super::ledger::Ledger;

/// How sure the awards of one day must make it, and of two days. A player with the same points counts
/// two, one with other points one. Four pairs who win the same on both of two evenings are as many as
/// that, which is expected once in some thousand evenings of a dozen pairs.
const ON_ONE_DAY: usize = 12;
const ON_TWO_DAYS: usize = 16;

/// A credited event whose awards nearly are those of an event.
#[derive(Debug, Clone, Copy)]
pub(super) struct Nearly {
    /// The index of the credited event.
    pub known: usize,
    /// Players with the same points.
    pub equal: usize,
    /// All players of the one with more.
    pub all: usize,
}

/// A player with awards: the member, else the name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Who {
    Member(u32),
    Named(String),
}

impl Ledger<'_> {
    /// The credited event of the same body, a week away at most and not returned again, whose awards
    /// are nearly those of an event.
    pub(super) fn nearly(
        &self,
        event: u32,
        own: Range<usize>,
        returned: &HashSet<usize>,
    ) -> Option<Nearly> {
        let name = &self.claims.events[event as usize].name;
        if name.organiser.is_empty() {
            return None;
        }
        let near = self.credited.of_body_near(&alphabetical(&name.organiser), name.date?);
        let near: Vec<usize> = near.filter(|known| !returned.contains(known)).collect();
        if near.is_empty() {
            return None;
        }
        let won = self.won(own);
        let found = near.into_iter().filter_map(|known| {
            let held = self.held(known, &won);
            let both = |same: bool| {
                let own = won.iter().filter(|(who, _)| held.contains_key(who));
                own.filter(|(who, points)| (held.get(who) == Some(points)) == same).count()
            };
            let (equal, moved, all) = (both(true), both(false), won.len().max(held.len()));
            let needed = match self.credited.name(known).date == name.date {
                true => ON_ONE_DAY,
                false => ON_TWO_DAYS,
            };
            let sure = 2 * equal + moved >= needed;
            let most = 2 * equal >= all && 4 * (equal + moved) >= 3 * all;
            (sure && most).then_some(Nearly { known, equal, all })
        });
        found.max_by_key(|nearly| nearly.equal)
    }

    /// What each player won.
    fn won(&self, own: Range<usize>) -> BTreeMap<Who, Holding> {
        let mut won: BTreeMap<Who, Holding> = BTreeMap::new();
        for award in self.claims.awards[own].iter().filter(|award| !award.carried) {
            let who = match self.member_of(award.player) {
                Some(member) => Who::Member(member),
                None => Who::Named(name_key(&self.claims.players[award.player as usize].name)),
            };
            won.entry(who).or_default().add(award.kind, award.points);
        }
        won
    }

    /// What each player was credited for an event, or would be but for a question. A name means the
    /// member who won under it.
    fn held(&self, known: usize, won: &BTreeMap<Who, Holding>) -> BTreeMap<Who, Holding> {
        let mut held: BTreeMap<Who, Holding> = BTreeMap::new();
        for credited in self.credited.members(known) {
            let who = match self.of_number(&credited.number) {
                Some(member) => Who::Member(member),
                None => Who::Named(credited.number.to_string()),
            };
            held.entry(who).or_default().join(&credited.points);
        }
        let members: BTreeMap<String, u32> = won
            .keys()
            .filter_map(|who| match who {
                Who::Member(row) => Some((name_key(&self.members[*row as usize].name), *row)),
                Who::Named(_) => None,
            })
            .collect();
        for row in self.credited.pending(known) {
            let name = name_key(&row.name);
            let who = match members.get(&name) {
                Some(member) => Who::Member(*member),
                None => Who::Named(name),
            };
            held.entry(who).or_default().add(row.kind, row.points);
        }
        held
    }
}
