//! 4.8.8: play-offs between the winners of divisions. Whether an event is one follows from its
//! stages: winners of parallel divisions play a knock-out final, winners of different levels a
//! basic event.

use std::collections::BTreeSet;

use model::Stage;

use super::award_case::AwardCase;

/// Whether an event of any format is a play-off between winners of divisions.
pub(super) fn is_division_play_off(case: &AwardCase<'_>) -> bool {
    let facts = case.facts;
    let mut before = case.competition.stages_before(facts);
    facts.stage == Stage::Final
        && (facts.league.division.is_some() || before.any(|stage| stage.league.division.is_some()))
}

/// Whether a final is a play-off between winners of parallel divisions, which counts as a
/// knock-out final of all their teams (4.8.8). Winners of divisions of different levels play
/// a basic event.
pub(super) fn is_parallel_division_play_off(case: &AwardCase<'_>) -> bool {
    let facts = case.facts;
    if facts.stage != Stage::Final {
        return false;
    }
    let before: Vec<Option<u32>> =
        case.competition.stages_before(facts).map(|stage| stage.league.division).collect();
    let found: BTreeSet<Option<u32>> = before.iter().copied().collect();
    match (before.len(), found.len()) {
        (0, _) => facts.league.division.is_some(),
        (_, 1) => facts.league.division.is_none() || found.contains(&facts.league.division),
        _ => false,
    }
}
