//! 4.11: ladders, awards for a series of regular games. The number of awards depends on the size of
//! the games, the step between them on who is ranked; `ladders` of the pack computes with them.

use serde::Deserialize;

use model::{EventKind, Exact};

/// The awards of ladders by size, length and status (4.11).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LadderAwardRules {
    /// The series has awards in addition to its games.
    pub series_clause: String,
    /// Kinds of contestant that games may rank.
    pub ranked_clause: String,
    /// The clause of the permitted methods of ranking.
    pub order_clause: String,
    /// Results that must count in the ranking.
    pub least_results: u32,
    pub results_clause: String,
    /// What decides the awards.
    pub decides_clause: String,
    /// The clause of the sizes and steps.
    pub clause: String,
    /// Sizes by the average number of full tables.
    pub size: Vec<LadderSizeClass>,
    /// Steps by the kind of contestant that is ranked.
    pub step: Vec<LadderStep>,
    /// The clause of the multiples by status.
    pub status_clause: String,
    /// A ladder of many games is a level higher.
    pub many_games: ManyGamesStatusRise,
    /// A ladder with a final is a level higher.
    pub last: LadderWithFinalStatusRise,
}

/// How many awards a ladder has, by the size of its games.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LadderSizeClass {
    /// The name for people.
    pub title: String,
    /// Minimum average of full tables.
    pub from: u32,
    /// Most; `None` for no bound.
    pub to: Option<u32>,
    /// Awards of a ladder of teams.
    pub teams: u32,
    /// Awards of a ladder of pairs.
    pub pairs: u32,
    /// Awards of a ladder of single players.
    pub individual: u32,
}

/// The step between places of a ladder.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LadderStep {
    /// Whether players, pairs or teams are ranked.
    pub kind: EventKind,
    /// The name for people.
    pub title: String,
    /// Points between two places at Club status.
    pub step: Exact,
}

/// A number of games that raises the status.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ManyGamesStatusRise {
    /// The least number of games that could be played.
    pub games: u32,
    /// Levels of status that it adds.
    pub levels: i32,
    pub clause: String,
}

/// A final, which raises the status.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LadderWithFinalStatusRise {
    /// Levels of status that it adds.
    pub levels: i32,
    pub clause: String,
    /// The clause that both rises count.
    pub both_clause: String,
    /// Separate certificates for games and series.
    pub apart_clause: String,
}

impl LadderAwardRules {
    /// The size class for an average number of full tables.
    pub(crate) fn size_class_for_tables(&self, tables: i128) -> Option<&LadderSizeClass> {
        self.size.iter().find(|size| {
            tables >= i128::from(size.from) && size.to.is_none_or(|to| tables <= i128::from(to))
        })
    }

    /// The step for a kind of contestant.
    pub(crate) fn step_for_kind(&self, kind: EventKind) -> Option<&LadderStep> {
        self.step.iter().find(|step| step.kind == kind)
    }
}

impl LadderSizeClass {
    /// The number of awards for a kind of contestant.
    pub(crate) fn award_count(&self, kind: EventKind) -> u32 {
        match kind {
            EventKind::Teams => self.teams,
            EventKind::Pairs => self.pairs,
            EventKind::Individual | EventKind::Other => self.individual,
        }
    }
}
