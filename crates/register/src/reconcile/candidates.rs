//! The members who may be a player, with scores that say how sure that is. The registrar can accept all
//! suggestions from [`MIN_LIKELY_SCORE`] on.

/// From this score on a match is likely: at most one of 500 such matches is wrong.
pub(crate) const MIN_LIKELY_SCORE: u8 = 70;
/// The score of a member who is as likely as everybody else together.
pub(super) const EVEN_ODDS_SCORE: i32 = 50;
/// From this score on a match is suggested.
pub(super) const MIN_SUGGESTED_SCORE: u8 = 55;

/// A member who may be the player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MemberCandidate {
    pub member: u32,
    /// The score out of 100.
    pub score: u8,
    pub reasons: Vec<String>,
}

impl MemberCandidate {
    /// Whether the member is possible, if not likely.
    pub(crate) fn is_possible(&self) -> bool {
        i32::from(self.score) >= EVEN_ODDS_SCORE
    }
}

/// The candidates for a player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct MemberMatch {
    /// The candidates, best first.
    pub candidates: Vec<MemberCandidate>,
    /// Whether the first is certain.
    pub certain: bool,
}

impl MemberMatch {
    /// A certain match, without reasons.
    pub(super) fn from_certain_member(member: u32) -> MemberMatch {
        let own = MemberCandidate { member, score: 100, reasons: Vec::new() };
        MemberMatch { candidates: vec![own], certain: true }
    }

    /// The best candidate; `None` if the two best score the same.
    pub(crate) fn best_candidate(&self) -> Option<&MemberCandidate> {
        let best = self.candidates.first()?;
        let rival = self.candidates.get(1).is_some_and(|other| other.score == best.score);
        (!rival || self.certain).then_some(best)
    }

    /// The best candidate, if it is worth suggesting.
    pub(crate) fn suggested_candidate(&self) -> Option<&MemberCandidate> {
        self.best_candidate().filter(|best| best.score >= MIN_SUGGESTED_SCORE)
    }
}
