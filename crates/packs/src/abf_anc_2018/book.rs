//! What the engine asks about an event before scoring it.

use engine::rules::entrant_rules::{
    CategoryListRule, LateEntryScoreRule, SmallSwissClauses, SwissRepeatRule,
};
use engine::rules::penalties::PenaltyTable;
use engine::rules::rule_book_facts::{
    CarryOverMode, PublishedDrawRule, RuleBookFacts, scoring_properties_of_event,
};
use engine::rules::scoring_rules::ScoringConventions;
use engine::rules::tie_rules::TieRule;
use engine::rules::vp_scale::VpScaleRule;
use engine::scoring::MatchScore;
use model::blank_return::BlankReturnAdditions;
use model::form::{EntryColumn, Key, MatchColumn};
use model::problem::Problem;
use model::{
    CarryOverWord, CompetitionEventsKind, CompetitionWord, Entry, Event, Format, Match,
    RuleBookVocabulary,
};

use super::figures::{self, AbfCompetition, interstate_teams};
use super::problems;
use super::{AbfAnc2018, eligibility, itc_forfeits};

/// Whether an event carries scores forward by a rule of the Butler Pairs (19.1, 19.2).
pub(super) fn has_butler_carry_over(event: &Event) -> bool {
    matches!(event.answer_text(Key::CarryOver), Some("abf 19.1" | "abf 19.2"))
}

static WORDS: RuleBookVocabulary = RuleBookVocabulary {
    competitions: &[
        CompetitionWord {
            word: "itc",
            others: &[
                "interstate teams",
                "interstate teams championship",
                "interstate teams championships",
            ],
            of: CompetitionEventsKind::TeamsInMatches,
        },
        CompetitionWord {
            word: "ipc",
            others: &["interstate pairs", "interstate pairs championship"],
            of: CompetitionEventsKind::PairsInOneField,
        },
        CompetitionWord {
            word: "abpc",
            others: &["butler", "butler pairs", "australian butler pairs"],
            of: CompetitionEventsKind::PairsInOneField,
        },
        CompetitionWord {
            word: "restricted butler",
            others: &["restricted butler pairs", "anc restricted butler pairs"],
            of: CompetitionEventsKind::PairsInOneField,
        },
        CompetitionWord {
            word: "youth butler",
            others: &["youth butler pairs"],
            of: CompetitionEventsKind::PairsInOneField,
        },
        CompetitionWord {
            word: "ancc",
            others: &["anc congress", "congress"],
            of: CompetitionEventsKind::AsFormat,
        },
    ],
    carry_overs: &[
        CarryOverWord { word: "abf 11.2", of_teams: true },
        CarryOverWord { word: "abf 19.1", of_teams: false },
        CarryOverWord { word: "abf 19.2", of_teams: false },
    ],
};

impl RuleBookFacts for AbfAnc2018 {
    fn set_resultless_match_values(
        &self,
        event: &Event,
        played: &mut [MatchScore],
        problems: &mut Vec<Problem>,
    ) {
        super::itc_forfeits::score_forfeits(event, played, problems);
    }

    fn form_vocabulary(&self) -> &'static RuleBookVocabulary {
        &WORDS
    }

    fn form_additions(&self, format: Format) -> BlankReturnAdditions {
        let keys: &[Key] = match format.is_played_with_cards() {
            true => &[Key::Competition, Key::Category, Key::Stage, Key::Qualifier, Key::CarryOver],
            false => &[],
        };
        let pairs = format == Format::SwissPairs;
        let matches: &[MatchColumn] = match pairs {
            true => &[MatchColumn::HomePercent, MatchColumn::AwayPercent],
            false => &[],
        };
        BlankReturnAdditions { keys, entries: &[EntryColumn::Category, EntryColumn::Area], matches }
    }

    fn scoring_conventions(&self) -> Option<&'static ScoringConventions> {
        Some(&figures::abf_regulations().scoring)
    }

    fn vp_scales(&self) -> &'static [VpScaleRule] {
        &figures::abf_regulations().vp_scales
    }

    fn implied_competition(&self, event: &Event) -> Option<&'static str> {
        AbfCompetition::from_event(event).map(AbfCompetition::word)
    }

    fn penalties(&self, event: &Event) -> Option<&'static PenaltyTable> {
        figures::abf_regulations()
            .penalties
            .iter()
            .find(|table| table.fits(scoring_properties_of_event(event)))
    }

    fn category_list_rule(&self, event: &Event) -> Option<&'static CategoryListRule> {
        figures::abf_regulations()
            .flights
            .iter()
            .find(|flights| flights.events.fits(scoring_properties_of_event(event)))
    }

    fn published_draw_rule(&self, event: &Event) -> Option<PublishedDrawRule> {
        if interstate_teams::is_interstate_teams_qualifying(event) {
            let clause = &interstate_teams::interstate_teams_rules().renumbering.clause;
            let says = "the numbers that make the draw are not altered by later results, appeals or corrections";
            return Some(PublishedDrawRule { clause, says });
        }
        let is_swiss = matches!(event.format(), Some(Format::SwissPairs | Format::SwissTeams));
        is_swiss.then(|| PublishedDrawRule {
            clause: &figures::abf_regulations().swiss_draws.clause,
            says: "the director alone decides when a round is drawn, and which rulings are in by then",
        })
    }

    fn late_entry_score_rule(&self, event: &Event) -> Option<&'static LateEntryScoreRule> {
        (AbfCompetition::from_event(event) == Some(AbfCompetition::Pairs))
            .then(|| &figures::abf_regulations().drop_ins)
    }

    fn match_tie_rules(&self) -> &'static [TieRule] {
        &figures::abf_regulations().ties
    }

    fn fixed_match_boards(&self, event: &Event) -> Option<(u32, &'static str)> {
        figures::abf_regulations().match_boards(event)
    }

    fn default_rounds(&self, event: &Event) -> Option<usize> {
        interstate_teams::round_or_stanza_count(event)
    }

    fn is_match_in_stanzas(&self, event: &Event) -> bool {
        interstate_teams::is_interstate_teams_final(event)
    }

    fn is_vp_match_stage(&self, event: &Event) -> bool {
        interstate_teams::is_interstate_teams_qualifying(event)
    }

    fn values_match_without_result(&self, event: &Event, row: &Match) -> bool {
        itc_forfeits::is_scored_without_result(event, row)
    }

    fn has_average_plus_boards(&self) -> bool {
        true
    }

    fn draw_order_clause(&self) -> &'static str {
        "18.2"
    }

    fn swiss_repeat_rule(
        &self,
        event: &Event,
        entrants: usize,
        rounds: usize,
    ) -> Option<SwissRepeatRule> {
        figures::abf_regulations().modified_swiss.repeat_rule(event, entrants, rounds)
    }

    fn small_swiss_clauses(&self) -> Option<&'static SmallSwissClauses> {
        Some(&figures::abf_regulations().modified_swiss.clauses)
    }

    /// A bye of the Interstate Teams has a value (10.9).
    fn report_missing_bye(
        &self,
        event: &Event,
        alone: &Entry,
        round: usize,
        problems: &mut Vec<Problem>,
    ) {
        if !interstate_teams::is_interstate_teams_qualifying(event) {
            return;
        }
        let bye = &interstate_teams::interstate_teams_rules().bye;
        let (label, vps, clause) = (alone.label.clone(), bye.vps.to_decimal(), bye.clause.clone());
        let wrong = problems::ByeMissing { label, round, vps, clause };
        problems.push(event.problem(wrong, alone.at));
    }

    fn needs_earlier_stages(&self) -> bool {
        true
    }

    fn fills_final_from_stage_before(&self) -> bool {
        true
    }

    fn carry_over_mode(&self, event: &Event) -> CarryOverMode {
        match (has_butler_carry_over(event), interstate_teams::is_interstate_teams_final(event)) {
            (true, _) => CarryOverMode::ByRule,
            (false, true) => CarryOverMode::OfStage,
            (false, false) => CarryOverMode::InFull,
        }
    }

    /// The Interstate Pairs wait for members of beaten teams (16.1, 16.2); any other stage, for
    /// the placings of earlier stages.
    fn waits_for_event(&self, event: &Event, other: &Event) -> bool {
        if AbfCompetition::from_event(event) == Some(AbfCompetition::Pairs) {
            return other.is_of_teams();
        }
        let is_named = |id: &str| other.id.trim().eq_ignore_ascii_case(id.trim());
        let carried = event.answer_text(Key::CarryOverFrom);
        let named = event.answer_event_ids(Key::Qualifier).iter().any(|id| is_named(id));
        (named || carried.is_some_and(is_named)) && other.id != event.id
    }

    fn has_ineligible_player(&self, event: &Event, entry: &Entry) -> bool {
        eligibility::is_entry_barred_in_category(figures::abf_regulations(), event, entry)
    }
}
