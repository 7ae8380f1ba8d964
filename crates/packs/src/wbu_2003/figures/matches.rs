//! 4.5 and 4.6: awards per match won, and the ranking awards beside them.

use serde::Deserialize;

use engine::rules::cited_clauses::ClauseReading;
use model::{EventKind, Exact};

/// Events with an award per match won (4.5, 4.6).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AwardPerMatchRules {
    /// Which events have one.
    pub clause: String,
    /// Least boards of the stage.
    pub least_boards: u32,
    /// Minimum boards of a match, except for teams.
    pub least_match_boards: u32,
    /// Events with fewer boards, or shorter matches, are basic events.
    pub basic_clause: String,
    /// Points for each board of a match, at Club status.
    pub per_board: Exact,
    /// Maximum boards that count.
    pub most_boards: u32,
    /// The clause of the printed table.
    pub table_clause: String,
    /// Boards of a long match.
    pub long_match_boards: u32,
    /// Factor on the award of a long match.
    pub long_match_factor: Exact,
    pub length_clause: String,
    /// Increases that do not apply.
    pub increases_clause: String,
    /// Ranking awards, and who gets them.
    pub ranking_clause: String,
    /// Boards from which the ranking awards are larger.
    pub long_boards: u32,
    pub long_factor: Exact,
    pub long_clause: String,
    /// The clause of the least total of a certificate.
    pub certificate_clause: String,
    /// Factors for a qualified field, largest share first.
    pub qualified: Vec<QualifiedShareFactor>,
    pub qualified_clause: String,
    /// The scale of a qualified field, and the share of the original entry.
    pub special_clause: String,
    pub special_share: Exact,
    /// The recommended share of qualifiers.
    pub recommended_clause: String,
    /// Maxima of that scale at Club status: of a final, of another stage, of a
    /// consolation, of a third final.
    pub special_maxima: [Exact; 4],
    pub special_maximum_clause: String,
    /// Factors in a consolation.
    pub consolation: Vec<QualifiedShareFactor>,
    pub consolation_clause: String,
    /// Maximum contestants of a final that counts as a knock-out.
    pub knock_out_contestants: usize,
    pub knock_out_clause: String,
    /// Sessions of one certificate.
    pub certificate_sessions: usize,
    pub sessions_clause: String,
    /// The kinds of event.
    pub kind: Vec<AwardPerMatchFigures>,
    /// Where the handbook is silent: palmares' own readings.
    pub reading: Vec<ClauseReading>,
}

/// A factor for a share of the original field.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct QualifiedShareFactor {
    /// The share must exceed this; `None` in the last row.
    pub over: Option<Exact>,
    pub factor: Exact,
}

/// The figures of a kind of event.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct AwardPerMatchFigures {
    pub kind: EventKind,
    /// Its number of ranking lists.
    pub winners: u32,
    /// Points between two places of Scale QF at Club status.
    pub special_unit: Exact,
    /// Original tables at which the maxima are reached.
    pub special_limits: [u32; 4],
    /// The minimum certificate at Club status.
    pub certificate: Exact,
}

impl AwardPerMatchRules {
    /// The figures of a kind of event.
    pub(crate) fn figures_for(
        &self,
        kind: EventKind,
        winners: u32,
    ) -> Option<&AwardPerMatchFigures> {
        self.kind.iter().find(|block| block.kind == kind && block.winners == winners)
    }
}

/// The factor for the share of an original field that qualified.
pub fn qualified_share_factor(
    factors: &[QualifiedShareFactor],
    contestants: u32,
    original: u32,
) -> Exact {
    let reached = |over: Exact| Exact::whole(contestants) > Exact::whole(original) * over;
    let found = factors.iter().find(|block| block.over.is_none_or(reached));
    found.map_or(Exact::whole(1), |block| block.factor)
}
