//! 4.2 and 4.3: finals, further stages and consolations. `finals` and `consolations` of the pack
//! compute with these figures.

use serde::Deserialize;

use model::Exact;

/// The quali-final scales QA to QE (4.2).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct QualiFinalScales {
    /// The choice of scale.
    pub clause: String,
    /// Share of the original entry that gets an award.
    pub share: Exact,
    /// The share in words.
    pub share_title: String,
    pub share_clause: String,
    /// Equal steps where fewer than the share qualified.
    pub few_clause: String,
    /// Theoretical maximum of a final at Club status.
    pub maximum: Exact,
    /// Theoretical maximum of a further qualifying stage at Club status.
    pub stage_maximum: Exact,
    /// The clause of the maximum.
    pub maximum_clause: String,
    /// The clause of the maximum of a further qualifying stage.
    pub stage_maximum_clause: String,
    /// Columns for two-winner pairs and four-winner individuals.
    pub column_clause: String,
    /// From this many boards, a final is a level higher.
    pub long: FinalLengthLevel,
    /// Up to this many boards, a final is a level lower.
    pub short: FinalLengthLevel,
    /// From this many stages, a final is a level higher.
    pub stages: StagesRaisingFinalLevel,
    /// Most of the field that should qualify.
    pub recommended: Vec<RecommendedQualifierShare>,
    pub recommended_clause: String,
    /// A stage in separately ranked sections.
    pub sections_clause: String,
    /// The minimum boards of a stage.
    pub least_boards_clause: String,
    /// A final after games whose contestants varied.
    pub loose_clause: String,
    /// Stages of another organisation do not count.
    pub other_body_clause: String,
    /// Stages before an event of invited champions do not count.
    pub invitation_clause: String,
    /// Scores carried forward change no award.
    pub carry_clause: String,
    /// Contestants who qualified by a handicap.
    pub handicap_clause: String,
}

/// A length that changes the level of a final.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct FinalLengthLevel {
    /// The limit of its boards.
    pub boards: u32,
    pub clause: String,
}

/// A number of stages that raises the level of a final.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct StagesRaisingFinalLevel {
    /// The least number of qualifying stages.
    pub stages: u32,
    /// Maximum share of the original field that qualified.
    pub share: Exact,
    pub clause: String,
}

/// The greatest part of the field that should qualify, by the boards of the stage.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct RecommendedQualifierShare {
    /// The least number of boards.
    pub from: u32,
    pub share: Exact,
}

/// What consolations bring for those who did not qualify (4.3).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ConsolationRules {
    pub conditions_clause: String,
    /// Tables in neither final that a short consolation needs, as a multiple of its own.
    pub short_times: u32,
    /// The multiple for a long consolation.
    pub long_times: u32,
    /// The deemed original entry.
    pub entry_clause: String,
    /// The share of those in neither final that counts.
    pub entry_share: Exact,
    /// Increases of the premier final.
    pub premier_clause: String,
    pub long_clause: String,
    /// More awards than contestants.
    pub few_clause: String,
    /// Theoretical maximum at Club status.
    pub maximum: Exact,
    pub maximum_clause: String,
    /// Theoretical maximum of a third final at Club status.
    pub third_maximum: Exact,
    pub third_clause: String,
    /// Open events beside a final.
    pub open_clause: String,
    /// Open events beside a final at a licensed event.
    pub licensed_open_clause: String,
}
