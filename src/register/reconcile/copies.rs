//! An award that stands in several files is one award: a certificate of either of them
//! is its certificate, although each file numbers its own.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use super::events::identity;
use super::ledger::Ledger;
use super::units::Unit;

/// Awards on certificates that stand in other files as well.
#[derive(Debug, Default)]
pub struct Copies {
    /// The claim that counts, of each that is a copy of it.
    counted: HashMap<u32, u32>,
    /// The same the other way round.
    of: BTreeMap<u32, Vec<u32>>,
}

impl Copies {
    /// The claim that counts where one may be a copy.
    pub fn counted(&self, claim: u32) -> u32 {
        self.counted.get(&claim).copied().unwrap_or(claim)
    }

    /// A claim and its copies.
    pub fn with_copies(&self, claim: u32) -> impl Iterator<Item = u32> + '_ {
        let copies = self.of.get(&claim).into_iter().flatten();
        std::iter::once(claim).chain(copies.copied())
    }

    /// The claim that counts of a copy, which may be that of a copy.
    fn last(&self, claim: u32) -> u32 {
        let next = self.counted(claim);
        if next == claim { claim } else { self.counted(next) }
    }
}

impl Ledger<'_> {
    /// Finds the copies of awards on certificates, and lets an award wait or be refused
    /// for a certificate of one of its copies that was counted before.
    pub fn find_copies(&mut self, units: &[Unit], ranges: &[Range<usize>]) {
        if self.claims.certificates.is_empty() {
            return;
        }
        let mut copies = Copies::default();
        for unit in units {
            let [first, others @ ..] = &unit.versions[..] else { continue };
            let of_first = others.iter().map(|other| (*other, *first));
            for (copy, of) in unit.copies.iter().copied().chain(of_first) {
                self.find_copies_in(&ranges[copy as usize], &ranges[of as usize], &mut copies);
            }
        }
        let found: Vec<(u32, u32)> = copies.counted.keys().map(|c| (*c, copies.last(*c))).collect();
        for (copy, counted) in found {
            copies.counted.insert(copy, counted);
            copies.of.entry(counted).or_default().push(copy);
        }
        for (counted, own) in &mut copies.of {
            own.sort_unstable();
            let fates = own.iter().filter_map(|copy| self.on_paper.get(copy)).copied();
            if let Some(fate) = fates.min() {
                self.on_paper.entry(*counted).or_insert(fate);
            }
        }
        self.copies = copies;
    }

    fn find_copies_in(&self, own: &Range<usize>, of: &Range<usize>, copies: &mut Copies) {
        let line = |claim: usize| {
            let award = &self.claims.awards[claim];
            (identity(self.claims, award.player), award.kind, award.points)
        };
        for claim in own.clone() {
            if self.claims.certificates_of(claim as u32).is_empty() {
                continue;
            }
            if let Some(counted) = of.clone().find(|other| line(*other) == line(claim)) {
                copies.counted.insert(claim as u32, counted as u32);
            }
        }
    }
}
