//! The schema of `abf-anc-2018.toml`: the figures of the regulations, each block with its clause.
//! `interstate_teams` has those of the Interstate Teams. Unknown keys and unknown scales are refused.

pub mod interstate_teams;

use std::sync::LazyLock;

use serde::Deserialize;

use engine::rules::clauses::ClauseList;
use engine::rules::parse_figures;
use engine::rules::rule_book_facts::scoring_properties_of_event;
use engine::rules::shared_scoring_conventions;

use model::form::Key;
use model::{Event, Exact, Format};

use engine::rules::RuleBookSource;
use engine::rules::entrant_rules::{
    CategoryListRule, LateEntryScoreRule, MatchBoardsRule, SmallSwissClauses, SwissRepeatRule,
};
use engine::rules::penalties::PenaltyTable;
use engine::rules::scoring_rules::{
    DatumRule, RequiredEventProperties, ScoringBlock, ScoringConventions, SharedScoringConventions,
    check_vp_scales,
};
use engine::rules::tie_rules::TieRule;
use engine::rules::vp_scale::VpScaleRule;

static RULES: LazyLock<AbfRegulations> = LazyLock::new(|| {
    AbfRegulations::from_toml(include_str!("../abf-anc-2018.toml"), shared_scoring_conventions())
        .unwrap_or_else(|why| unreachable!("the shipped file abf-anc-2018.toml is tested: {why}"))
});

static CLAUSES: LazyLock<ClauseList> = LazyLock::new(|| {
    ClauseList::from_toml(include_str!("../clauses.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file clauses.toml is tested: {why}"))
});

/// The figures that come with the program, read once.
pub(crate) fn abf_regulations() -> &'static AbfRegulations {
    &RULES
}

/// The clauses, and what palmares does about each.
pub fn clauses() -> &'static ClauseList {
    &CLAUSES
}

/// The supplementary regulations, as `abf-anc-2018.toml` has them.
#[derive(Debug)]
pub struct AbfRegulations {
    /// The document, its edition and period.
    pub source: RuleBookSource,
    pub competitions: CompetitionsClause,
    /// When a round of a Swiss is drawn (6.3).
    pub swiss_draws: SwissDrawTiming,
    /// How boards become scores (7, 10.8, 15.2, 17).
    pub scoring: ScoringConventions,
    /// Boards of a match of pairs (15.1, 17); for teams see `itc`.
    pub match_boards: Vec<MatchBoardsRule>,
    /// Victory point scales (10.8, Appendix).
    pub vp_scales: Vec<VpScaleRule>,
    /// Categories with their own list (15.1, 23).
    pub flights: Vec<CategoryListRule>,
    /// Who may play in which category (3.4).
    pub eligibility: CategoryPlayerLimits,
    /// Carry-over of Butler finalists (19).
    pub carry_over: ButlerCarryOverRules,
    /// Stages, minimum rounds and points of the Butler Pairs (17, 20 to 22).
    pub butler: ButlerPairsRules,
    /// Starting scores of late entries (16.3).
    pub drop_ins: LateEntryScoreRule,
    /// When opponents may meet again in a Swiss (17.7, Appendix).
    pub modified_swiss: ModifiedSwissRules,
    /// The tables of penalties (5 and the Appendix).
    pub penalties: Vec<PenaltyTable>,
    /// How ties are broken (12.2, 18.3).
    pub ties: Vec<TieRule>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct File {
    source: RuleBookSource,
    competitions: CompetitionsClause,
    swiss_draws: SwissDrawTiming,
    scoring: ScoringBlock,
    match_boards: Vec<MatchBoardsRule>,
    datum: Vec<DatumRule>,
    vp_scale: Vec<VpScaleRule>,
    flights: Vec<CategoryListRule>,
    eligibility: CategoryPlayerLimits,
    carry_over: ButlerCarryOverRules,
    butler: ButlerPairsRules,
    drop_ins: LateEntryScoreRule,
    modified_swiss: ModifiedSwissRules,
    penalties: Vec<PenaltyTable>,
    ties: Vec<TieRule>,
}

impl AbfRegulations {
    /// Parses the file, which can name entries of `house`.
    pub(crate) fn from_toml(
        text: &str,
        house: &SharedScoringConventions,
    ) -> Result<AbfRegulations, String> {
        let file: File = parse_figures(text)?;
        let scoring = file.scoring.resolve(&file.datum, &house.datums)?;
        check_vp_scales(&scoring, &file.vp_scale, &house.vp_scales)?;
        Ok(AbfRegulations {
            source: file.source,
            competitions: file.competitions,
            swiss_draws: file.swiss_draws,
            scoring,
            match_boards: file.match_boards,
            vp_scales: file.vp_scale,
            flights: file.flights,
            eligibility: file.eligibility,
            carry_over: file.carry_over,
            butler: file.butler,
            drop_ins: file.drop_ins,
            modified_swiss: file.modified_swiss,
            penalties: file.penalties,
            ties: file.ties,
        })
    }

    /// The boards of a match or of a stanza of an event, with the clause.
    pub(crate) fn match_boards(&'static self, event: &Event) -> Option<(u32, &'static str)> {
        let teams = interstate_teams::interstate_teams_rules();
        if interstate_teams::is_interstate_teams_qualifying(event) {
            return Some((teams.qualifying.boards, &teams.qualifying.clause));
        }
        if let Some(stage) = teams.final_match_of_event(event) {
            return Some((stage.boards, &stage.clause));
        }
        let fits = |rule: &&MatchBoardsRule| rule.events.fits(scoring_properties_of_event(event));
        self.match_boards.iter().find(fits).map(|rule| (rule.boards, rule.clause.as_str()))
    }
}

/// When a round of a Swiss event is drawn (6.3): once all results are in, or when the director says.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SwissDrawTiming {
    pub clause: String,
}

/// The clause that lists the competitions. Each rule covers one of them.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CompetitionsClause {
    pub clause: String,
}

/// One of the competitions held under these regulations (1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AbfCompetition {
    Teams,
    Pairs,
    /// Australian Butler Pairs: Open, Women, Seniors.
    Butler,
    RestrictedButler,
    YouthButler,
    Congress,
}

impl AbfCompetition {
    /// Each with its word in the form.
    const NAMED: [(&'static str, AbfCompetition); 6] = [
        ("itc", AbfCompetition::Teams),
        ("ipc", AbfCompetition::Pairs),
        ("abpc", AbfCompetition::Butler),
        ("restricted butler", AbfCompetition::RestrictedButler),
        ("youth butler", AbfCompetition::YouthButler),
        ("ancc", AbfCompetition::Congress),
    ];

    /// Whether it is one of the Butler Pairs (17).
    pub(crate) fn is_butler(self) -> bool {
        matches!(
            self,
            AbfCompetition::Butler | AbfCompetition::RestrictedButler | AbfCompetition::YouthButler
        )
    }

    /// Their words in the form.
    pub fn words() -> [&'static str; 6] {
        Self::NAMED.map(|(word, _)| word)
    }

    /// Its word in the form.
    pub(crate) fn word(self) -> &'static str {
        let found = Self::NAMED.into_iter().find(|(_, own)| *own == self);
        found.map_or("", |(word, _)| word)
    }

    /// The competition of an event: as typed, else by a trait that only one competition has.
    pub(crate) fn from_event(event: &Event) -> Option<AbfCompetition> {
        let typed = event.answer_text(Key::Competition);
        let word = typed.or(match event.answer_text(Key::VpScale) {
            Some("abf-itc") => Some("itc"),
            Some("abf-ipc") => Some("ipc"),
            // Only the finals of teams.
            _ if event.answer_text(Key::CarryOver) == Some("abf 11.2") => Some("itc"),
            // Only the finals of the Butler Pairs (19.1, 19.2).
            _ if matches!(event.answer_text(Key::CarryOver), Some("abf 19.1" | "abf 19.2")) => {
                Some("abpc")
            }
            _ if event.format() == Some(Format::RoundRobin) && event.is_of_teams() => Some("itc"),
            _ => None,
        })?;
        Self::NAMED.into_iter().find(|(own, _)| *own == word).map(|(_, competition)| competition)
    }
}

/// When a Swiss becomes a modified one, in which opponents may meet again.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ModifiedSwissRules {
    /// The Butler Pairs are modified below this number of pairs.
    pub butler_below: usize,
    pub butler_clause: String,
    /// Other events are modified below this number of entrants per round.
    pub per_round: usize,
    pub clause: String,
    /// The clauses of a modified Swiss.
    pub clauses: SmallSwissClauses,
}

impl ModifiedSwissRules {
    /// The repeats of an event; `None` if the field is large enough for a normal Swiss.
    pub(crate) fn repeat_rule(
        &'static self,
        event: &Event,
        entrants: usize,
        rounds: usize,
    ) -> Option<SwissRepeatRule> {
        let butler = matches!(
            AbfCompetition::from_event(event),
            Some(
                AbfCompetition::Butler
                    | AbfCompetition::RestrictedButler
                    | AbfCompetition::YouthButler
            )
        );
        let (least, clause) = match butler {
            true => (self.butler_below, &self.butler_clause),
            false => (self.per_round * rounds, &self.clause),
        };
        (entrants < least).then(|| SwissRepeatRule {
            normal_until: if rounds.is_multiple_of(2) {
                rounds / 2 + 1
            } else {
                rounds.div_ceil(2)
            },
            of_rounds: rounds / 2,
            clause,
        })
    }
}

/// The carry-over of Butler finalists from the Preliminary Stage.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ButlerCarryOverRules {
    /// Victory points by place in the own field, from the first.
    pub by_place: Vec<Exact>,
    pub by_place_clause: String,
    /// The carry-over of the last finalist, by the rule for Women and Seniors.
    pub least: Exact,
    /// The additional carry-over of the first.
    pub range: Exact,
    /// The last place with a carry-over.
    pub last: usize,
    pub by_vps_clause: String,
    /// The clause of lower places.
    pub outside_clause: String,
}

/// Stages, minimum rounds and points of the Butler Pairs.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ButlerPairsRules {
    /// Finalists from each ranking.
    pub finalists: usize,
    /// The clause in the Open.
    pub open_clause: String,
    /// The clause for Women and Seniors.
    pub swiss_clause: String,
    /// Maximum difference between the fields of the Final.
    pub most_difference: usize,
    /// The clause of replacements.
    pub replacement_clause: String,
    /// Minimum rounds or sessions; the first match applies.
    pub least: Vec<MinimumRounds>,
    /// Minimum shares for other formats.
    pub shares: MinimumRoundShares,
    /// Weight of own scores in a datum with other tables.
    pub datum_weight: Vec<DatumWeight>,
    /// Points by place; the first match applies.
    pub pqp: Vec<PlayoffPointsByPlace>,
    /// The clause that tied pairs share them.
    pub tie_clause: String,
}

/// The minimum that each player and the partnership must play.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MinimumRounds {
    pub events: RequiredEventProperties,
    /// What is counted: `rounds` or `sessions`.
    pub of: String,
    /// The number of rounds or sessions that the figures apply to.
    pub rounds: u32,
    /// Minimum of each player.
    pub player: u32,
    pub partnership: u32,
    pub clause: String,
}

/// The weight of own scores in a datum with other tables.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct DatumWeight {
    pub events: RequiredEventProperties,
    pub weight: u32,
    pub clause: String,
}

/// The minimum as shares of the rounds, rounded down.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MinimumRoundShares {
    /// Each player, in per cent.
    pub player: u32,
    /// The partnership, in per cent.
    pub partnership: u32,
    pub clause: String,
}

/// Playoff Qualifying Points by place.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PlayoffPointsByPlace {
    pub events: RequiredEventProperties,
    /// Points of the first place, the second, and so on.
    pub points: Vec<Exact>,
    pub clause: String,
}

/// Who may play in which category.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CategoryPlayerLimits {
    /// Earliest date of birth of Youth players.
    pub youth_from: jiff::civil::Date,
    pub youth_clause: String,
    /// Seniors are born before this date.
    pub seniors_before: jiff::civil::Date,
    pub seniors_clause: String,
    /// Masterpoints of the Restricted Butler must be below this.
    pub restricted_butler_below: Exact,
    pub restricted_butler_clause: String,
    /// Masterpoints of the Restricted flight must be below this.
    pub restricted_below: Exact,
    pub restricted_clause: String,
    /// Masterpoints of the Novice flight must be below this.
    pub novice_below: Exact,
    pub novice_clause: String,
    /// The clause of membership.
    pub member_clause: String,
}
