//! Two events of different files that come in together and are probably one evening: of one body, the
//! same players at the same places with the same awards, on days of which one can be wrong. Scores are
//! not compared here: one file can have them in another form.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use jiff::civil::Date;

use model::PointsByKind;
use model::name_comparison::{name_key, name_sort_key};

use super::claims::ClaimedEvent;
use super::event_units::VersionedEvent;
use super::events::is_within_a_week;
use super::ledger::ReconciliationState;
use super::mistyped_dates::{
    is_few_days_not_week_apart, is_possible_date_slip, is_wrong_year_or_swapped_date,
};
use super::nearly_same_event::AwardHolder;

/// Equal awards that make it probable where the two days should be one: an evening of the same title
/// some days before or behind, in another year, or with day and month exchanged.
const ON_AN_ODD_DAY: usize = 8;
/// A week later the same people can meet under the same title.
const IN_A_WEEK: usize = 10;
/// On one of many days that can be meant.
const ON_ANY_MISTYPED: usize = 12;

/// What the players of an event won.
type Won = BTreeMap<AwardHolder, PointsByKind>;
/// A body and the players of an event.
type SamePlayers = (String, Vec<AwardHolder>);

impl ReconciliationState<'_> {
    /// The events that are probably the same evening as another one of another file, each with the one
    /// that counts: the one that was credited before, else the first. `before` is the credited event
    /// of each.
    pub(super) fn events_of_same_evening(
        &self,
        units: &[VersionedEvent],
        ranges: &[Range<usize>],
        before: &[Option<usize>],
    ) -> HashMap<u32, u32> {
        let mut alike: HashMap<SamePlayers, Vec<(u32, Won)>> = HashMap::new();
        for unit in units {
            let [event] = unit.versions[..] else { continue };
            let claimed = &self.claims.events[event as usize];
            let name = &claimed.name;
            if !claimed.is_from_return() || name.date.is_none() || name.organiser.is_empty() {
                continue;
            }
            let won = self.won_by_anybody(ranges[event as usize].clone());
            if won.len() >= ON_AN_ODD_DAY {
                let players = won.keys().cloned().collect();
                let of_body = alike.entry((name_sort_key(&name.organiser), players)).or_default();
                of_body.push((event, won));
            }
        }
        let mut found = HashMap::new();
        for events in alike.into_values() {
            // Those that were credited before come first.
            let (known, new): (Vec<_>, Vec<_>) =
                events.iter().partition(|(event, _)| before[*event as usize].is_some());
            for (nth, (event, won)) in new.iter().copied().enumerate() {
                let earlier = known.iter().chain(&new[..nth]);
                let same = earlier.copied().find(|(other, of_other)| {
                    !found.contains_key(other) && self.are_one(*event, won, *other, of_other)
                });
                found.extend(same.map(|(other, _)| (*event, *other)));
            }
        }
        found
    }

    /// Whether two events of the same players are probably one.
    fn are_one(&self, one: u32, won: &Won, other: u32, of_other: &Won) -> bool {
        let [one, other] = [one, other].map(|event| &self.claims.events[event as usize]);
        let (Some(day), Some(of_day)) = (one.name.date, other.name.date) else { return false };
        let equal = won.iter().filter(|(who, points)| of_other.get(*who) == Some(points)).count();
        one.source != other.source
            && equal * 5 >= won.len() * 4
            && needed(one, other, [day, of_day]).is_some_and(|needed| equal >= needed)
    }

    /// What each player won; one without a number is the member who is suggested.
    fn won_by_anybody(&self, own: Range<usize>) -> Won {
        let mut won = Won::new();
        for award in &self.claims.awards[own] {
            let who = match self.probable_member(award.player) {
                Some(member) => AwardHolder::Member(member),
                None => {
                    AwardHolder::Named(name_key(&self.claims.players[award.player as usize].name))
                }
            };
            won.entry(who).or_default().add(award.kind, award.points);
        }
        won
    }
}

/// How many equal awards make two events of two days one; none if the days say that they are two.
fn needed(one: &ClaimedEvent, other: &ClaimedEvent, [day, of_other]: [Date; 2]) -> Option<usize> {
    let same_title = one.name.comparison_key().2 == other.name.comparison_key().2;
    let odd =
        is_few_days_not_week_apart(day, of_other) || is_wrong_year_or_swapped_date(day, of_other);
    if same_title && odd || day == of_other {
        return Some(ON_AN_ODD_DAY);
    }
    match is_within_a_week(day, of_other) {
        true => Some(IN_A_WEEK),
        false => is_possible_date_slip(day, of_other).then_some(ON_ANY_MISTYPED),
    }
}
