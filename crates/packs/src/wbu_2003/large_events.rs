//! 4.4: large events, where the first award reaches its theoretical maximum.

use crate::wbu_2003::figures::MasterPointHandbook;
use model::{Basis, Exact, Surd};

use super::product::{AwardFactors, ExplainedProduct};

/// The theoretical maximum of a kind of event at Club status.
#[derive(Debug, Clone, Copy)]
pub(super) struct TheoreticalMaximum {
    /// The most that its first award can be.
    pub award: Exact,
    /// The number of tables at which it is reached.
    pub tables: u32,
    /// The clause that sets it.
    pub clause: &'static str,
}

/// The first award of a large event at Club status.
#[derive(Debug, Clone)]
pub(super) struct LargeEventFirstAward {
    /// The award, not rounded (4.4.4).
    pub value: Surd,
    maximum: TheoreticalMaximum,
    /// Tables in play, if more than those that reach the maximum (4.4.9).
    beyond: Option<i128>,
}

impl TheoreticalMaximum {
    /// The first award of a large event: the scale's own exceeds the maximum, or more tables play
    /// than reach it. `None` if the scale applies unchanged.
    pub(super) fn first_award_if_large(
        self,
        scale: Exact,
        tables: i128,
    ) -> Option<LargeEventFirstAward> {
        if tables > i128::from(self.tables) {
            // 4.4.9: the maximum times the square root of a / t.
            let ratio = Exact::ratio(tables, self.tables)?;
            let value = Surd::from_root(self.award, ratio);
            return Some(LargeEventFirstAward { value, maximum: self, beyond: Some(tables) });
        }
        // 4.4.3: the scale would pass the maximum.
        (scale > self.award).then(|| LargeEventFirstAward {
            value: Surd::from_exact(self.award),
            maximum: self,
            beyond: None,
        })
    }

    /// The maximum times a factor.
    pub(super) fn times(self, factor: Exact) -> TheoreticalMaximum {
        TheoreticalMaximum { award: self.award * factor, ..self }
    }
}

impl LargeEventFirstAward {
    /// Cites the clauses used.
    pub(super) fn cite_clauses(&self, handbook: &'static MasterPointHandbook, basis: &mut Basis) {
        let large = &handbook.large_events;
        basis.cite(self.maximum.clause);
        basis.cite(&large.steps_clause).cite(&large.fractions_clause).cite(&large.minimum_clause);
        if self.beyond.is_some() {
            basis.cite(&large.root_clause);
        }
    }

    /// The first award in words: `the maximum of 100 x 4 x sqrt(26/25) = 407.921...`.
    pub(super) fn in_words(&self, factors: AwardFactors) -> String {
        let maximum = factors.apply_to(ExplainedProduct::new(self.maximum.award, ""));
        match self.beyond {
            None => format!("the maximum of {}", maximum.in_words()),
            Some(tables) => {
                let (formula, limit) = (maximum.formula(), self.maximum.tables);
                let first = self.value.times(factors.combined());
                format!("the maximum of {formula} x sqrt({tables}/{limit}) = {first}")
            }
        }
    }
}
