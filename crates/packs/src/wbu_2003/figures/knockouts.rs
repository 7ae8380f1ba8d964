//! 4.7: knock-outs. What a match won brings in each round, by the kind of knock-out, and what
//! changes it: boards, byes, a consolation. `knockouts` and `knockout_rounds` of the pack compute
//! with it.

use serde::Deserialize;

use engine::rules::cited_clauses::ClauseReading;
use model::{Exact, Format};

/// The awards of knock-outs, round by round (4.7).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct KnockoutAwardRules {
    /// Minimum full tables of the original entry.
    pub least_tables: u32,
    pub least_clause: String,
    /// The clause of the three kinds of knock-out.
    pub kinds_clause: String,
    /// Below this many boards, a match brings a proportional award.
    pub full_boards: u32,
    /// From this many boards, a match is a level higher.
    pub long_boards: u32,
    /// Levels that long matches add.
    pub long_levels: i32,
    /// The clause of both.
    pub length_clause: String,
    /// More rounds than the table has.
    pub surplus_clause: String,
    /// Rounds with byes or triangular matches.
    pub byes_clause: String,
    /// The clause of the factors by status.
    pub status_clause: String,
    /// Share of the award for a late bye of an undefeated contestant.
    pub bye_share: Exact,
    pub bye_clause: String,
    /// The clause of fields that qualified before.
    pub entry_clause: String,
    /// Finals of two or three contestants.
    pub final_clause: String,
    /// Maximum contestants of such a final.
    pub final_contestants: u32,
    /// Share of the award in a consolation.
    pub consolation_share: Exact,
    pub consolation_clause: String,
    /// One certificate, and its date of issue.
    pub certificate_clause: String,
    /// Month and day on which the competition year begins.
    pub year_begins: [i8; 2],
    /// The awards, by kind.
    pub kind: Vec<KnockoutKindAwards>,
    /// Where the handbook is silent: palmares' own readings.
    pub reading: Vec<ClauseReading>,
}

/// The awards of a kind of knock-out at Club status.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct KnockoutKindAwards {
    pub format: Format,
    /// The name for people.
    pub title: String,
    /// A match won in a preliminary round.
    pub preliminary: Exact,
    /// A match won in each numbered round.
    pub rounds: Vec<Exact>,
    pub clause: String,
}

impl KnockoutAwardRules {
    /// The awards of a format; a final in another format counts as single elimination.
    pub(crate) fn awards_of_format(
        &self,
        format: Option<Format>,
        of_pairs: bool,
    ) -> Option<&KnockoutKindAwards> {
        let usual = if of_pairs { Format::KnockoutPairs } else { Format::KnockoutTeams };
        let of = |format: Format| self.kind.iter().find(|kind| kind.format == format);
        format.and_then(of).or_else(|| of(usual))
    }
}

impl KnockoutKindAwards {
    /// The award of a numbered round; those before the first are preliminary.
    pub(crate) fn round_award(&self, number: i64) -> Exact {
        let found = usize::try_from(number - 1).ok().and_then(|round| self.rounds.get(round));
        found.copied().unwrap_or(self.preliminary)
    }
}
