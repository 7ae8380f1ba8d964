//! Recognises an event that was credited under another name or day by most of its awards: some scores
//! were corrected, or numbers of members filled in; or by the places of its players, with other awards.

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use model::PointsByKind;
use model::name_comparison::{name_key, name_sort_key};
use model::register::{PendingPointsRow, RegisterEventIdentity};

use super::claims::ClaimedEvent;
use super::events::is_within_a_week;
use super::ledger::ReconciliationState;
use super::same_order_events::{
    count_nearly_ordered_players, count_players_in_same_order, min_pairs_in_same_order,
    min_places_in_same_order,
};

/// How sure the awards of one day must make it, and of two days. A player with the same points counts
/// two, one with other points one. Four pairs who win the same on both of two evenings are as many as
/// that, which is expected once in some thousand evenings of a dozen pairs.
const ON_ONE_DAY: usize = 12;
const ON_TWO_DAYS: usize = 16;
/// More days than those of a week can be meant by a wrong date.
const MISTYPED: usize = 24;

/// A known event whose awards nearly are those of an event.
#[derive(Debug, Clone, Copy)]
pub(super) struct NearlyEqualEvent<'a> {
    /// The index of the credited event; none if all of it is pending.
    pub known: Option<usize>,
    pub name: &'a RegisterEventIdentity,
    /// Players with the same points.
    pub equal: usize,
    /// All players of the one with more.
    pub all: usize,
    /// Where the points are others: the players of both, who stand in the same order.
    pub in_order: Option<usize>,
}

/// A player with awards: the member, else the name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum AwardHolder {
    Member(u32),
    Named(String),
}

impl<'a> ReconciliationState<'a> {
    /// The credited event of the same body, not returned again, whose awards are nearly those of an
    /// event, or their order: two weeks away at most, on a day that can be this one mistyped, or on any day if only the
    /// day differs. Else such an event that is pending, if only the day differs.
    pub(super) fn nearly_same_event(
        &self,
        event: u32,
        own: Range<usize>,
        returned: &HashSet<usize>,
    ) -> Option<NearlyEqualEvent<'a>> {
        let claimed = &self.claims.events[event as usize];
        let ClaimedEvent { name, content, .. } = claimed;
        if name.organiser.is_empty() {
            return None;
        }
        let day = name.date?;
        let named: Vec<usize> = self.credited.same_name_on_other_days(name).collect();
        let mut near = self.credited.events_of_body_near_day(&name_sort_key(&name.organiser), day);
        near.extend(&named);
        near.retain(|known| !returned.contains(known));
        let mut waiting: Vec<_> = self.credited.pending_with_same_name(name).collect();
        // If the old day is returned too, it is another event. A pending event is compared when it is
        // returned.
        let is_claimed = |name: &RegisterEventIdentity| {
            let mut all = self.claims.events.iter();
            all.any(|event| event.name == *name && !event.content.is_empty())
        };
        waiting.retain(|(name, _)| content.is_empty() && is_claimed(name));
        if near.is_empty() && waiting.is_empty() {
            return None;
        }
        let won = self.won(own.clone());
        let credited = near.into_iter().filter_map(|known| {
            let name = self.credited.identity(known);
            let needed = match name.date {
                Some(other) if other == day => ON_ONE_DAY,
                Some(other) if is_within_a_week(day, other) || named.contains(&known) => {
                    ON_TWO_DAYS
                }
                _ => MISTYPED,
            };
            let held = self.held(known, &won);
            let found = |(equal, all), in_order| NearlyEqualEvent {
                known: Some(known),
                name,
                equal,
                all,
                in_order,
            };
            let equal = nearly_equal(&won, &held, needed).map(|both| found(both, None));
            let ordered = || players_in_one_order(claimed, &won, name, &held);
            equal.or_else(|| ordered().map(|(shared, all)| found((0, all), Some(shared))))
        });
        let best = credited.max_by_key(|nearly| nearly.equal);
        best.or_else(|| self.nearly_pending(own, &waiting))
    }

    /// The pending event that is nearest to the awards of an event.
    fn nearly_pending(
        &self,
        own: Range<usize>,
        waiting: &[(&'a RegisterEventIdentity, &[&PendingPointsRow])],
    ) -> Option<NearlyEqualEvent<'a>> {
        let won = self.won_by_name(own);
        let pending = waiting.iter().filter_map(|(name, rows)| {
            let mut held: BTreeMap<String, PointsByKind> = BTreeMap::new();
            for row in *rows {
                held.entry(name_key(&row.name)).or_default().add(row.kind, row.points);
            }
            let (equal, all) = nearly_equal(&won, &held, ON_TWO_DAYS)?;
            Some(NearlyEqualEvent { known: None, name, equal, all, in_order: None })
        });
        pending.max_by_key(|nearly| nearly.equal)
    }

    /// What was won under each name.
    fn won_by_name(&self, own: Range<usize>) -> BTreeMap<String, PointsByKind> {
        let mut won: BTreeMap<String, PointsByKind> = BTreeMap::new();
        for award in self.claims.awards[own].iter().filter(|award| !award.carried) {
            let name = name_key(&self.claims.players[award.player as usize].name);
            won.entry(name).or_default().add(award.kind, award.points);
        }
        won
    }

    /// What each player won.
    fn won(&self, own: Range<usize>) -> BTreeMap<AwardHolder, PointsByKind> {
        let mut won: BTreeMap<AwardHolder, PointsByKind> = BTreeMap::new();
        for award in self.claims.awards[own].iter().filter(|award| !award.carried) {
            let who = match self.member_of_player(award.player) {
                Some(member) => AwardHolder::Member(member),
                None => {
                    AwardHolder::Named(name_key(&self.claims.players[award.player as usize].name))
                }
            };
            won.entry(who).or_default().add(award.kind, award.points);
        }
        won
    }

    /// What each player was credited for an event, or would be but for a question. A name means the
    /// member who won under it.
    fn held(
        &self,
        known: usize,
        won: &BTreeMap<AwardHolder, PointsByKind>,
    ) -> BTreeMap<AwardHolder, PointsByKind> {
        let mut held: BTreeMap<AwardHolder, PointsByKind> = BTreeMap::new();
        for credited in self.credited.credited_members(known) {
            let who = match self.member_of_number(&credited.number) {
                Some(member) => AwardHolder::Member(member),
                None => AwardHolder::Named(credited.number.to_string()),
            };
            held.entry(who).or_default().add_all(&credited.points);
        }
        let members: BTreeMap<String, u32> = won
            .keys()
            .filter_map(|who| match who {
                AwardHolder::Member(row) => {
                    Some((name_key(&self.members[*row as usize].name), *row))
                }
                AwardHolder::Named(_) => None,
            })
            .collect();
        for row in self.credited.pending_rows(known) {
            let name = name_key(&row.name);
            let who = match members.get(&name) {
                Some(member) => AwardHolder::Member(*member),
                None => AwardHolder::Named(name),
            };
            held.entry(who).or_default().add(row.kind, row.points);
        }
        held
    }
}

/// How many players of both events stand in the same order, and of how many, if that makes it
/// probable that the two are one.
fn players_in_one_order(
    claimed: &ClaimedEvent,
    won: &BTreeMap<AwardHolder, PointsByKind>,
    credited: &RegisterEventIdentity,
    held: &BTreeMap<AwardHolder, PointsByKind>,
) -> Option<(usize, usize)> {
    let own = &claimed.name;
    let same_title = own.comparison_key().2 == credited.comparison_key().2;
    let places = same_title.then(|| min_places_in_same_order(own.date?, credited.date?)).flatten();
    let same = places.and_then(|places| count_players_in_same_order(won, held, places));
    same.or_else(|| {
        let needed = min_pairs_in_same_order(own, credited)?;
        count_nearly_ordered_players(won, held, claimed.format, needed)
    })
}

/// Of how many players with awards of either event, how many have the same points of both, if that is
/// so many that the two are probably one.
fn nearly_equal<Who: Ord>(
    won: &BTreeMap<Who, PointsByKind>,
    held: &BTreeMap<Who, PointsByKind>,
    needed: usize,
) -> Option<(usize, usize)> {
    let both = |same: bool| {
        let own = won.iter().filter(|(who, _)| held.contains_key(who));
        own.filter(|(who, points)| (held.get(who) == Some(points)) == same).count()
    };
    let (equal, moved, all) = (both(true), both(false), won.len().max(held.len()));
    let sure = 2 * equal + moved >= needed;
    let most = 2 * equal >= all && 4 * (equal + moved) >= 3 * all;
    (sure && most).then_some((equal, all))
}
