//! A contestant's score with its parts, and the totals of an event.

use std::collections::BTreeSet;

use model::{Basis, Cell, Exact, StableSort, Unit};

/// The two scores of a handicap event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandicapScoreKind {
    /// The score that ranks: with handicap if the event has handicaps.
    Ranked,
    /// The score without handicap, for awards (WBU 2.9.1).
    Scratch,
}

/// A contestant's score, with its cells.
#[derive(Debug, Clone)]
pub struct ContestantScore {
    /// The total that ranks.
    pub total: Exact,
    /// The total without penalties and bonuses, for the draw of a Swiss (ABF ANC 5.1).
    pub unadjusted: Exact,
    /// The scores of its sessions, in the order of sessions.
    pub parts: Vec<SessionScore>,
    /// Penalties and bonuses in the total.
    pub adjustments: Vec<AppliedAdjustment>,
    /// The basis of its starting score, if a rule gives one.
    pub brought: Option<Basis>,
}

/// An adjustment as it is added.
#[derive(Debug, Clone)]
pub struct AppliedAdjustment {
    pub amount: Cell<Exact>,
    /// Whether it is added before scores become a percentage.
    pub before_percentage: bool,
    /// The rules on the offence: the derivation of the amount, or a comment on a typed one.
    pub basis: Option<Basis>,
}

/// What a contestant scored in one session.
#[derive(Debug, Clone)]
pub struct SessionScore {
    /// The session, an index into [`Totals::sessions`].
    pub session: usize,
    /// The score as read.
    pub score: Cell<Exact>,
    /// The maximum, if given.
    pub max: Option<Cell<Exact>>,
    /// Whether it is one of the best that count.
    pub counts: bool,
}

impl SessionScore {
    /// The value of the session when the best are chosen.
    fn worth(&self) -> Exact {
        self.max.and_then(|max| self.score.value.checked_div(max.value)).unwrap_or(self.score.value)
    }
}

/// The scores of contestants before they are added up.
#[derive(Debug)]
pub(super) struct ScoreTally {
    pub unit: Unit,
    /// Whether totals are percentages of a maximum.
    pub of_maximum: bool,
    /// The scores of each entry; empty for none.
    pub parts: Vec<Vec<SessionScore>>,
    /// The names of the parts: sessions or rounds.
    pub sessions: Vec<String>,
    /// Whether each entry is ranked even without a score: everybody present.
    pub there: Vec<bool>,
}

/// The totals of an event's contestants.
#[derive(Debug)]
pub struct Totals {
    pub unit: Unit,
    /// The sessions in order; a single one has no name.
    pub sessions: Vec<String>,
    /// The number of sessions that count; `None` for all.
    pub best_of: Option<usize>,
    /// The score of each entry; `None` without a result.
    pub of_entry: Vec<Option<ContestantScore>>,
    /// Entries with an unusable result, which has its problem already.
    pub refused: BTreeSet<usize>,
    /// The position of the carried score among the sessions.
    pub carried: Option<usize>,
    /// Whether a total is the average of what counts, not the sum.
    pub averaged: bool,
}

/// Marks the sessions that count; among equal ones the earlier.
pub(super) fn mark_best_sessions(parts: &mut [SessionScore], best_of: Option<usize>) {
    let Some(best_of) = best_of.filter(|best| *best < parts.len()) else {
        return;
    };
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.arrange_by(|a, b| parts[*b].worth().cmp(&parts[*a].worth()).then(a.cmp(b)));
    for index in &order[best_of..] {
        parts[*index].counts = false;
    }
}

/// The total: the sum of what counts, or its percentage of the maximum.
pub(super) fn total_score(
    parts: &[SessionScore],
    adjustments: &[AppliedAdjustment],
    of_maximum: bool,
) -> Exact {
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
