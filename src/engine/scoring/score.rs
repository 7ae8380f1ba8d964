//! What a contestant scored, of which parts, and the totals of an event.

use std::collections::BTreeSet;

use crate::model::{Basis, Cell, Exact, Unit};

/// Which of two scores of a handicap event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// The score by which the event was ranked: with handicap where it has one.
    Ranked,
    /// The score without handicap, which awards go by (WBU 2.9.1).
    Scratch,
}

/// What a contestant scored, and from which cells.
#[derive(Debug, Clone)]
pub struct Score {
    /// The total that is ranked.
    pub total: Exact,
    /// The total without penalties and bonuses, which a Swiss is drawn by (ABF ANC
    /// 5.1).
    pub unadjusted: Exact,
    /// Its sessions.
    pub parts: Vec<Part>,
    /// Penalties and bonuses in the total.
    pub adjustments: Vec<Adjusted>,
    /// How what it brought into the event comes about, where a rule says it.
    pub brought: Option<Basis>,
}

/// A penalty or bonus as it is added.
#[derive(Debug, Clone)]
pub struct Adjusted {
    /// The amount.
    pub amount: Cell<Exact>,
    /// Whether it is added to the scores before they become a percentage.
    pub before_percentage: bool,
    /// What the rules say of the offence: how the amount follows from it, or what stands
    /// beside a typed one.
    pub basis: Option<Basis>,
}

/// A session's score.
#[derive(Debug, Clone)]
pub struct Part {
    /// Index into [`Totals::sessions`].
    pub session: usize,
    /// The score as read.
    pub score: Cell<Exact>,
    /// The most that could be scored, where it is given.
    pub max: Option<Cell<Exact>>,
    /// Whether it is one of the best that count.
    pub counts: bool,
}

impl Part {
    /// What the session is worth when the best are chosen.
    fn worth(&self) -> Exact {
        self.max.and_then(|max| self.score.value.checked_div(max.value)).unwrap_or(self.score.value)
    }
}

/// What contestants scored, before it is added up.
#[derive(Debug)]
pub struct Tally {
    /// What it is counted in.
    pub unit: Unit,
    /// Whether totals are shares of the most that could be scored.
    pub of_maximum: bool,
    /// The scores of each entry; empty for one without any.
    pub parts: Vec<Vec<Part>>,
    /// What the parts are of: sessions, or rounds.
    pub sessions: Vec<String>,
    /// Whether an entry is ranked without a score as well: who is there.
    pub there: Vec<bool>,
}

/// The totals of an event's contestants.
#[derive(Debug)]
pub struct Totals {
    /// What they are counted in.
    pub unit: Unit,
    /// The sessions, in their order; one without a name where there is one.
    pub sessions: Vec<String>,
    /// How many sessions count, when not all.
    pub best_of: Option<usize>,
    /// The score of each entry; none for one without a result.
    pub of_entry: Vec<Option<Score>>,
    /// Entries with a result that cannot be used, which a problem has said.
    pub refused: BTreeSet<usize>,
    /// The position among the sessions of what was carried from an earlier stage.
    pub carried: Option<usize>,
    /// Whether a total is the average of what counts, and not its sum.
    pub averaged: bool,
}

/// Marks the sessions that count; of equal ones the earlier.
pub(super) fn choose_best(parts: &mut [Part], best_of: Option<usize>) {
    let Some(best_of) = best_of.filter(|best| *best < parts.len()) else {
        return;
    };
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by(|a, b| parts[*b].worth().cmp(&parts[*a].worth()).then(a.cmp(b)));
    for index in &order[best_of..] {
        parts[*index].counts = false;
    }
}

/// The total: the sum of what counts, or its share of the maximum in per cent.
pub(super) fn total_of(parts: &[Part], adjustments: &[Adjusted], of_maximum: bool) -> Exact {
    let counting = || parts.iter().filter(|part| part.counts);
    let sum_of = |before: bool| -> Exact {
        adjustments
            .iter()
            .filter(|known| known.before_percentage == before)
            .map(|known| known.amount.value)
            .sum()
    };
    let scored = counting().map(|part| part.score.value).sum::<Exact>() + sum_of(true);
    if !of_maximum {
        return scored + sum_of(false);
    }
    let possible: Exact = counting().filter_map(|part| part.max).map(|max| max.value).sum();
    let share = scored.checked_div(possible).unwrap_or(Exact::ZERO);
    share * Exact::whole(100) + sum_of(false)
}
