//! An award in several files is one award. Each file numbers its own certificate; all of
//! them belong to the award.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use super::AwardFate;
use super::claims::AwardClaims;
use super::event_units::VersionedEvent;
use super::events::player_hash;

/// Awards with certificates that are in several files.
#[derive(Debug, Default)]
pub(super) struct AwardCopies {
    /// For each copy, the claim that counts.
    counted: HashMap<u32, u32>,
    /// For each claim that counts, its copies.
    of: BTreeMap<u32, Vec<u32>>,
}

impl AwardCopies {
    /// The claim that counts in place of a copy; the claim itself if it is none.
    pub(super) fn counted_claim(&self, claim: u32) -> u32 {
        self.counted.get(&claim).copied().unwrap_or(claim)
    }

    /// A claim and its copies.
    pub(super) fn claim_with_copies(&self, claim: u32) -> impl Iterator<Item = u32> + '_ {
        let copies = self.of.get(&claim).into_iter().flatten();
        std::iter::once(claim).chain(copies.copied())
    }

    /// Follows copies of copies to the claim that counts.
    fn last(&self, claim: u32) -> u32 {
        let next = self.counted_claim(claim);
        if next == claim { claim } else { self.counted_claim(next) }
    }

    /// Finds the copies of awards with certificates. An award whose copy was counted by
    /// certificate gets the fate of that copy.
    pub(super) fn find(
        claims: &AwardClaims,
        units: &[VersionedEvent],
        ranges: &[Range<usize>],
        on_paper: &mut HashMap<u32, AwardFate>,
    ) -> AwardCopies {
        let mut copies = AwardCopies::default();
        if claims.certificates.is_empty() {
            return copies;
        }
        for unit in units {
            let [first, others @ ..] = &unit.versions[..] else { continue };
            let of_first = others.iter().map(|other| (*other, *first));
            for (copy, of) in unit.copies.iter().copied().chain(of_first) {
                copies.find_in(claims, &ranges[copy as usize], &ranges[of as usize]);
            }
        }
        let found: Vec<(u32, u32)> = copies.counted.keys().map(|c| (*c, copies.last(*c))).collect();
        for (copy, counted) in found {
            copies.counted.insert(copy, counted);
            copies.of.entry(counted).or_default().push(copy);
        }
        for (counted, own) in &mut copies.of {
            own.sort_unstable();
            let fates = own.iter().filter_map(|copy| on_paper.get(copy)).copied();
            if let Some(fate) = fates.min() {
                on_paper.entry(*counted).or_insert(fate);
            }
        }
        copies
    }

    fn find_in(&mut self, claims: &AwardClaims, own: &Range<usize>, of: &Range<usize>) {
        let line = |claim: usize| {
            let award = &claims.awards[claim];
            (player_hash(claims, award.player), award.kind, award.points)
        };
        for claim in own.clone() {
            if claims.certificate_numbers_of_award(claim as u32).is_empty() {
                continue;
            }
            if let Some(counted) = of.clone().find(|other| line(*other) == line(claim)) {
                self.counted.insert(claim as u32, counted as u32);
            }
        }
    }
}
