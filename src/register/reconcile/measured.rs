//! Measures how sure conclusions are: sure numbers are hidden, one after the other, and their players are
//! matched again by everything else.

use crate::model::Arrange;

use super::assigning::{Assignment, LEAST_KNOWN};
use super::bits::{BIT, ONE, log2_of, power};
use super::claims::{Claimant, Claims};
use super::compared::FoundMembers;
use super::sittings::Sittings;

/// At most about so many sittings are matched again.
const MOST_HIDDEN: usize = 2_000;
/// By so much a conclusion that counts may be less sure than all together must be.
const LENIENT: i32 = 3 * BIT;
/// From this weight on a conclusion can count at once: one of some three thousand may be wrong.
const SURE: i32 = 11 * BIT + BIT / 2;
/// What a conclusion must be above the surest one that was wrong.
const ABOVE_WRONG: i32 = 2 * BIT;

/// A sitting whose number is hidden, and its member.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hidden {
    pub seat: usize,
    pub member: u32,
}

/// The sittings whose numbers are hidden, evenly drawn. Seats are in the order of events, not of returns.
pub(super) fn hidden(
    sittings: &Sittings<'_>,
    claims: &Claims,
    found: &[FoundMembers],
) -> Vec<Hidden> {
    let certain = |seat: &usize| {
        let player = sittings.seats[*seat].player as usize;
        let typed = &claims.players[player];
        match found[player] {
            FoundMembers::Certain(member) if typed.number.is_some() && !typed.name.is_empty() => {
                Some(Hidden { seat: *seat, member })
            }
            _ => None,
        }
    };
    let all = || (0..sittings.seats.len()).filter_map(|seat| certain(&seat));
    let one_of = all().count().div_ceil(MOST_HIDDEN).max(1);
    all().step_by(one_of).collect()
}

/// The player of a hidden sitting, as one without a number.
pub(super) fn as_hidden(sittings: &Sittings<'_>, claims: &Claims, hidden: Hidden) -> Claimant {
    let seat = sittings.seats[hidden.seat];
    Claimant {
        number: None,
        name: claims.players[seat.player as usize].name.clone(),
        club: claims.events[seat.event as usize].name.organiser.clone(),
    }
}

/// What became of the hidden sittings.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Measure {
    /// The weight of each conclusion, the surest first, and whether it was right.
    results: Vec<(i32, bool)>,
}

impl Measure {
    /// Matches the hidden sittings again.
    pub(super) fn of(
        season: &Assignment<'_>,
        hidden: &[Hidden],
        found: &[FoundMembers],
    ) -> Measure {
        let mut results: Vec<(i32, bool)> = Vec::with_capacity(hidden.len());
        for (one, found) in hidden.iter().zip(found) {
            let FoundMembers::Compared(possible, anybody) = found else { continue };
            let mut own = season.opened(one.seat, (possible, *anybody));
            let taken = season.taken_around(&own, &season.open);
            season.weigh(&mut own, &taken, Some(one.member));
            let messages = season.beside(&own, &season.open, Some(one.member));
            own.hear(&messages);
            let right = own.best().is_some_and(|best| best.compared.member == one.member);
            results.push((own.weight, right));
        }
        results.arrange_by(|a, b| b.cmp(a));
        if results.len() < LEAST_KNOWN {
            results.clear();
        }
        Measure { results }
    }

    /// How many sittings were matched again with such a weight, and how many of them wrongly.
    pub fn from_weight(&self, weight: i32) -> [usize; 2] {
        let all = self.results.iter().take_while(|(own, _)| *own >= weight);
        [all.clone().count(), all.filter(|(_, right)| !right).count()]
    }

    /// Whether enough sittings were matched again.
    pub fn is_known(&self) -> bool {
        !self.results.is_empty()
    }

    /// The least weight from which at most `wrong` of `all` conclusions are wrong, by the weights
    /// themselves and by those matched again.
    pub(super) fn cut(&self, [wrong, all]: [u64; 2], weights: &[i32]) -> i32 {
        let surely = log2_of(all - wrong, wrong);
        let mut least = surely;
        let (mut seen, mut expected) = (0u64, 0u64);
        // Conclusions that are less sure are made up for by those that are surer, but not without end.
        let enough = weights.iter().take_while(|weight| **weight >= surely - LENIENT);
        for weight in enough {
            seen += 1;
            expected += power(-weight);
            if expected * all <= seen * wrong * ONE {
                least = least.min(*weight);
            }
        }
        let mut cut = least;
        let (mut seen, mut errors) = (0u64, 0u64);
        let mut holds = true;
        let sure = |same: &&[(i32, bool)]| same[0].0 >= least;
        for same in self.results.chunk_by(|a, b| a.0 == b.0).take_while(sure) {
            seen += same.len() as u64;
            let wrong_ones = same.iter().filter(|(_, right)| !right).count() as u64;
            errors += wrong_ones * ONE + same.len() as u64 * power(-same[0].0);
            // Of few that were matched again chance makes much: the weights themselves count as many.
            let now = errors * all <= 2 * wrong * seen * ONE;
            if holds && !now {
                cut = same[0].0 + 1;
            } else if !holds && now {
                cut = least;
            }
            holds = now;
        }
        cut
    }

    /// The weight from which conclusions count at once: by themselves, and above all that were
    /// wrong. None if too few were matched again.
    pub(super) fn sure(&self) -> Option<i32> {
        let wrong = self.results.iter().find(|(_, right)| !right);
        let above = wrong.map_or(SURE, |(weight, _)| SURE.max(weight + ABOVE_WRONG));
        self.is_known().then_some(above)
    }
}
