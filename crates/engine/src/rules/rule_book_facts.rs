//! What a rule book says of an event before it is scored: the facts for scoring, ranking and
//! drawing. `engine::pack` asks the rest.

use super::entrant_rules::{
    CategoryListRule, LateEntryScoreRule, SmallSwissClauses, SwissRepeatRule,
};
use super::membership::MemberRegisterRules;
use super::penalties::PenaltyTable;
use super::porous::PorousSectionRules;
use super::scoring_rules::{EventScoringProperties, ScoringConventions};
use super::shared_scoring_conventions;
use super::tie_rules::TieRule;
use super::vp_scale::VpScaleRule;
use crate::scoring::match_score::MatchScore;
use model::blank_return::BlankReturnAdditions;
use model::form::Key;
use model::problem::Problem;
use model::{Entry, Event, Format, Match, RuleBook, RuleBookVocabulary, RuleBooks};

use swiss::tie_breaks::TieBreak;

/// What a rule book says of a draw that was published when something changes afterwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PublishedDrawRule {
    pub clause: &'static str,
    /// What it says, after "by" and the clause.
    pub says: &'static str,
}

/// The facts of a rule book. Every question has a default.
pub trait RuleBookFacts: Send + Sync + 'static {
    /// The words that it adds to the form; none by default.
    fn form_vocabulary(&self) -> &'static RuleBookVocabulary {
        &RuleBookVocabulary { competitions: &[], carry_overs: &[] }
    }

    /// How boards become scores; `None` for the default conventions.
    fn scoring_conventions(&self) -> Option<&'static ScoringConventions> {
        None
    }

    /// The victory point scales that it defines. Any event may name them.
    fn vp_scales(&self) -> &'static [VpScaleRule] {
        &[]
    }

    /// The word of the form for an event's competition, if the event leaves it out and something
    /// else shows it.
    fn implied_competition(&self, _: &Event) -> Option<&'static str> {
        None
    }

    /// The penalties for offences in an event; by default none are computed.
    fn penalties(&self, _: &Event) -> Option<&'static PenaltyTable> {
        None
    }

    /// The categories of an event that have a list of their own.
    fn category_list_rule(&self, _: &Event) -> Option<&'static CategoryListRule> {
        None
    }

    /// The starting score of late entries, if they have one.
    fn late_entry_score_rule(&self, _: &Event) -> Option<&'static LateEntryScoreRule> {
        None
    }

    /// What it says of a draw that was published when something changes afterwards; `None` if
    /// nothing.
    fn published_draw_rule(&self, _: &Event) -> Option<PublishedDrawRule> {
        None
    }

    /// The tie rules of its match events; the first that fits applies.
    fn match_tie_rules(&self) -> &'static [TieRule] {
        &[]
    }

    /// The boards of a match or stanza, if the book fixes them for the event's stage, with the
    /// clause.
    fn fixed_match_boards(&self, _: &Event) -> Option<(u32, &'static str)> {
        None
    }

    /// The rounds of an event whose return does not give them.
    fn default_rounds(&self, _: &Event) -> Option<usize> {
        None
    }

    /// The rules of porous sections; `None` if sections are ranked apart.
    fn porous_section_rules(&self) -> Option<&'static PorousSectionRules> {
        None
    }

    /// Whether Diplomacy rounds that break a seeding rule are reported.
    fn checks_diplomacy_seeding(&self) -> bool {
        false
    }

    /// The clause that ranks a ladder over its games; `None` if a ladder without results is an
    /// error.
    fn ladder_order_clause(&self) -> Option<&'static str> {
        None
    }

    /// The fewest results for a place in a ladder.
    fn least_ladder_results(&self) -> usize {
        1
    }

    /// Whether it is the default for a format when a file names no rule book.
    fn is_default_for_format(&self, _: Format) -> bool {
        false
    }

    /// What its events add to the blank return of a format.
    fn form_additions(&self, _: Format) -> BlankReturnAdditions {
        BlankReturnAdditions::default()
    }

    /// Its rules for a register of members, if it keeps one.
    fn member_register_rules(&self) -> Option<&'static MemberRegisterRules> {
        None
    }

    /// Whether an event is one match in stanzas: each stanza is a round with the IMPs of each side.
    fn is_match_in_stanzas(&self, _: &Event) -> bool {
        false
    }

    /// Whether an event is a stage of matches for victory points, whatever its format, unless its
    /// return says how it is scored.
    fn is_vp_match_stage(&self, _: &Event) -> bool {
        false
    }

    /// Whether the book sets the value of a match without a result: a forfeit, or a match with too
    /// few boards compared.
    fn values_match_without_result(&self, _: &Event, _: &Match) -> bool {
        false
    }

    /// Whether a team match can have average-plus boards for each side, so that a drawn round asks
    /// for their number.
    fn has_average_plus_boards(&self) -> bool {
        false
    }

    /// The clause that orders equal contestants for a draw.
    fn draw_order_clause(&self) -> &'static str {
        "house"
    }

    /// Who may meet again in a Swiss with this many entrants and rounds; by default nobody.
    fn swiss_repeat_rule(
        &self,
        _: &Event,
        _entrants: usize,
        _rounds: usize,
    ) -> Option<SwissRepeatRule> {
        None
    }

    /// The clauses of a Swiss with few entrants, if the book has any.
    fn small_swiss_clauses(&self) -> Option<&'static SmallSwissClauses> {
        None
    }

    /// Reports a contestant that sits out a round without a row for its bye, if a bye is worth
    /// something.
    fn report_missing_bye(&self, _: &Event, _: &Entry, _round: usize, _: &mut Vec<Problem>) {}

    /// Sets the current value of matches without a result.
    fn set_resultless_match_values(&self, _: &Event, _: &mut [MatchScore], _: &mut Vec<Problem>) {}

    /// The default tie-breaks of a tournament of games.
    fn default_tie_breaks(&self) -> Vec<TieBreak> {
        Vec::new()
    }

    /// The default tie-breaks of matches of chess teams.
    fn default_team_tie_breaks(&self) -> Vec<TieBreak> {
        Vec::new()
    }

    /// Whether later stages need the places and table scores of earlier ones, also from other
    /// returns.
    fn needs_earlier_stages(&self) -> bool {
        false
    }

    /// Whether a final without entries takes those of the stage before it.
    fn fills_final_from_stage_before(&self) -> bool {
        false
    }

    /// How an event carries scores from the stage before.
    fn carry_over_mode(&self, _: &Event) -> CarryOverMode {
        CarryOverMode::InFull
    }

    /// Whether an event depends on another event of its return.
    fn waits_for_event(&self, _: &Event, _other: &Event) -> bool {
        false
    }

    /// Whether a contestant has a player who is not eligible for its category.
    fn has_ineligible_player(&self, _: &Event, _: &Entry) -> bool {
        false
    }
}

/// How an event carries scores from the stage before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CarryOverMode {
    /// In full, from the stage that the event names.
    InFull,
    /// By the rule and from the stages that the event names.
    ByRule,
    /// By the rule of its stage, whatever stage the event names.
    OfStage,
}

/// The answers without a rule book.
struct NoRuleBook;

impl RuleBookFacts for NoRuleBook {}

/// The rule book of an event; defaults if the return names none.
pub fn facts_of_event_rule_book(event: &Event) -> &'static dyn RuleBookFacts {
    facts_of_rule_book(event.rules)
}

/// The facts of a rule book; defaults if there is none.
pub(crate) fn facts_of_rule_book(rules: Option<RuleBook>) -> &'static dyn RuleBookFacts {
    rules
        .and_then(|rules| rules.part_of_type::<&'static dyn RuleBookFacts>().copied())
        .unwrap_or(&NoRuleBook)
}

/// The scoring conventions of a rule book, else the default ones.
pub fn scoring_conventions(rules: Option<RuleBook>) -> &'static ScoringConventions {
    facts_of_rule_book(rules)
        .scoring_conventions()
        .unwrap_or(&shared_scoring_conventions().conventions)
}

/// The tie rule of a match event, if its rule book has one.
pub fn tie_rule_of_event(event: &Event) -> Option<&'static TieRule> {
    super::tie_rules::first_fitting_tie_rule(
        facts_of_event_rule_book(event).match_tie_rules(),
        scoring_properties_of_event(event),
    )
}

/// All victory point scales: the general ones, then those of rule books.
pub fn all_vp_scales(shelf: RuleBooks) -> impl Iterator<Item = &'static VpScaleRule> {
    let of_books =
        shelf.parts_of_type::<&'static dyn RuleBookFacts>().flat_map(|book| book.vp_scales());
    shared_scoring_conventions().vp_scales.iter().chain(of_books)
}

/// The victory point scale with a name.
pub fn find_vp_scale(shelf: RuleBooks, id: &str) -> Option<&'static VpScaleRule> {
    all_vp_scales(shelf).find(|rule| rule.id == id)
}

/// The properties of an event that conventions can depend on, with the form's defaults.
pub fn scoring_properties_of_event(event: &Event) -> EventScoringProperties<'_> {
    EventScoringProperties {
        competition: event
            .answer_text(Key::Competition)
            .or_else(|| facts_of_event_rule_book(event).implied_competition(event)),
        category: Some(event.category()),
        stage: Some(event.stage()),
        format: event.format(),
    }
}
