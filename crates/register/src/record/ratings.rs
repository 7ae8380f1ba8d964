//! Ratings and title norms after a tournament, each player by its position among the standings,
//! with clauses and derivation in words. A pack worked them out (`model::rating`).

use serde::{Deserialize, Serialize};

use engine::awards::ComputedEvent;
use model::{Basis, RatedPlayer, RatingChange, StableSort, TitleNorm, TitleNormFigures};

/// The rating of a player after a tournament.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct RatingRecord {
    /// The index of the player's standing.
    pub standing: u32,
    pub figures: RatingChange,
    /// The clauses, as `B.02 8.3.1;B.02 8.3.2`.
    pub clauses: Box<str>,
    /// The edition and the derivation, as one sentence.
    pub basis: Box<str>,
}

impl RatingRecord {
    /// The records of an event's players by standing; none if it is not rated.
    pub(super) fn all_from_event(
        outcome: &ComputedEvent,
        positions: &[u32],
    ) -> Box<[RatingRecord]> {
        let Some(ratings) = &outcome.ratings else { return Box::default() };
        let record = |own: &RatedPlayer| {
            let mut basis = Basis::new();
            basis.append(&ratings.ground).append(&own.basis);
            RatingRecord {
                standing: positions.get(own.entry).copied().unwrap_or_default(),
                figures: own.figures.clone(),
                clauses: basis.clauses_text().into(),
                basis: basis.sentence().into(),
            }
        };
        let mut records: Vec<RatingRecord> = ratings.players.iter().map(record).collect();
        records.arrange_by_key(|record| record.standing);
        records.into()
    }
}

/// A title norm of a player.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct NormRecord {
    /// The index of the player's standing.
    pub standing: u32,
    pub figures: TitleNormFigures,
    /// The clauses, as `B.01 1.4.3;B.01 1.4.4`.
    pub clauses: Box<str>,
    /// The conditions, as one sentence.
    pub basis: Box<str>,
}

impl NormRecord {
    /// The records of an event's norms by standing.
    pub(super) fn all_from_event(outcome: &ComputedEvent, positions: &[u32]) -> Box<[NormRecord]> {
        let norms = outcome.ratings.iter().flat_map(|ratings| &ratings.norms);
        let record = |own: &TitleNorm| NormRecord {
            standing: positions.get(own.entry).copied().unwrap_or_default(),
            figures: own.figures.clone(),
            clauses: own.basis.clauses_text().into(),
            basis: own.basis.sentence().into(),
        };
        let mut records: Vec<NormRecord> = norms.map(record).collect();
        records.arrange_by_key(|record| record.standing);
        records.into()
    }
}
