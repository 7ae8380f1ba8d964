//! What the engine asks about an event before scoring it.

use engine::rules::book::{CarryOver, PublishedDrawRule, RuleBookFacts, occasion};
use engine::rules::field_rules::{DropInRule, FlightRule, RepeatRule, SmallSwissClauses};
use engine::rules::penalties::Penalties;
use engine::rules::scoring::ScoringConventions;
use engine::rules::ties::TieRule;
use engine::rules::vp_scale::VpRule;
use engine::scoring::MatchScore;
use model::blank_return::FormAdditions;
use model::form::{EntryColumn, Key, MatchColumn};
use model::problem::Problem;
use model::{
    CarryOverWord, CompetitionKind, CompetitionWord, Entry, Event, Format, Match, Vocabulary,
};

use super::figures::{self, Competition, itc};
use super::problems;
use super::{AbfAnc2018, eligibility, itc_forfeits};

/// Whether an event carries scores forward by a rule of the Butler Pairs (19.1, 19.2).
pub(super) fn carries_by_rule(event: &Event) -> bool {
    matches!(event.text(Key::CarryOver), Some("abf 19.1" | "abf 19.2"))
}

static WORDS: Vocabulary = Vocabulary {
    competitions: &[
        CompetitionWord {
            word: "itc",
            others: &[
                "interstate teams",
                "interstate teams championship",
                "interstate teams championships",
            ],
            of: CompetitionKind::TeamsInMatches,
        },
        CompetitionWord {
            word: "ipc",
            others: &["interstate pairs", "interstate pairs championship"],
            of: CompetitionKind::PairsInOneField,
        },
        CompetitionWord {
            word: "abpc",
            others: &["butler", "butler pairs", "australian butler pairs"],
            of: CompetitionKind::PairsInOneField,
        },
        CompetitionWord {
            word: "restricted butler",
            others: &["restricted butler pairs", "anc restricted butler pairs"],
            of: CompetitionKind::PairsInOneField,
        },
        CompetitionWord {
            word: "youth butler",
            others: &["youth butler pairs"],
            of: CompetitionKind::PairsInOneField,
        },
        CompetitionWord {
            word: "ancc",
            others: &["anc congress", "congress"],
            of: CompetitionKind::AsFormat,
        },
    ],
    carry_overs: &[
        CarryOverWord { word: "abf 11.2", of_teams: true },
        CarryOverWord { word: "abf 19.1", of_teams: false },
        CarryOverWord { word: "abf 19.2", of_teams: false },
    ],
};

impl RuleBookFacts for AbfAnc2018 {
    fn settle(&self, event: &Event, played: &mut [MatchScore], problems: &mut Vec<Problem>) {
        super::itc_forfeits::settle(event, played, problems);
    }

    fn vocabulary(&self) -> &'static Vocabulary {
        &WORDS
    }

    fn form_needs(&self, format: Format) -> FormAdditions {
        let keys: &[Key] = match format.has_cards() {
            true => &[Key::Competition, Key::Category, Key::Stage, Key::Qualifier, Key::CarryOver],
            false => &[],
        };
        let pairs = format == Format::SwissPairs;
        let matches: &[MatchColumn] = match pairs {
            true => &[MatchColumn::HomePercent, MatchColumn::AwayPercent],
            false => &[],
        };
        FormAdditions { keys, entries: &[EntryColumn::Category, EntryColumn::Area], matches }
    }

    fn conventions(&self) -> Option<&'static ScoringConventions> {
        Some(&figures::rules().scoring)
    }

    fn vp_scales(&self) -> &'static [VpRule] {
        &figures::rules().vp_scales
    }

    fn competition(&self, event: &Event) -> Option<&'static str> {
        Competition::from_event(event).map(Competition::word)
    }

    fn penalties(&self, event: &Event) -> Option<&'static Penalties> {
        figures::rules().penalties.iter().find(|table| table.fits(occasion(event)))
    }

    fn flights(&self, event: &Event) -> Option<&'static FlightRule> {
        figures::rules().flights.iter().find(|flights| flights.events.fits(occasion(event)))
    }

    fn published_draw(&self, event: &Event) -> Option<PublishedDrawRule> {
        if itc::is_qualifying(event) {
            let clause = &itc::rules().renumbering.clause;
            let says = "the numbers that make the draw are not altered by later results, appeals or corrections";
            return Some(PublishedDrawRule { clause, says });
        }
        let is_swiss = matches!(event.format(), Some(Format::SwissPairs | Format::SwissTeams));
        is_swiss.then(|| PublishedDrawRule {
            clause: &figures::rules().swiss_draws.clause,
            says: "the director alone decides when a round is drawn, and which rulings are in by then",
        })
    }

    fn drop_ins(&self, event: &Event) -> Option<&'static DropInRule> {
        (Competition::from_event(event) == Some(Competition::Pairs))
            .then(|| &figures::rules().drop_ins)
    }

    fn ties(&self) -> &'static [TieRule] {
        &figures::rules().ties
    }

    fn match_boards(&self, event: &Event) -> Option<(u32, &'static str)> {
        figures::rules().match_boards(event)
    }

    fn rounds(&self, event: &Event) -> Option<usize> {
        itc::rounds_of(event)
    }

    fn is_in_stanzas(&self, event: &Event) -> bool {
        itc::is_final(event)
    }

    fn is_stage_of_matches(&self, event: &Event) -> bool {
        itc::is_qualifying(event)
    }

    fn values_without_result(&self, event: &Event, row: &Match) -> bool {
        itc_forfeits::is_valued(event, row)
    }

    fn has_average_plus(&self) -> bool {
        true
    }

    fn draw_order_clause(&self) -> &'static str {
        "18.2"
    }

    fn repeats(&self, event: &Event, entrants: usize, rounds: usize) -> Option<RepeatRule> {
        figures::rules().modified_swiss.repeats(event, entrants, rounds)
    }

    fn few_meet_again(&self) -> Option<&'static SmallSwissClauses> {
        Some(&figures::rules().modified_swiss.clauses)
    }

    /// A bye of the Interstate Teams has a value (10.9).
    fn report_missing_bye(
        &self,
        event: &Event,
        alone: &Entry,
        round: usize,
        problems: &mut Vec<Problem>,
    ) {
        if !itc::is_qualifying(event) {
            return;
        }
        let bye = &itc::rules().bye;
        let (label, vps, clause) = (alone.label.clone(), bye.vps.to_decimal(), bye.clause.clone());
        let wrong = problems::ByeMissing { label, round, vps, clause };
        problems.push(event.problem(wrong, alone.at));
    }

    fn keeps_stages(&self) -> bool {
        true
    }

    fn takes_entries(&self) -> bool {
        true
    }

    fn carry_over(&self, event: &Event) -> CarryOver {
        match (carries_by_rule(event), itc::is_final(event)) {
            (true, _) => CarryOver::ByRule,
            (false, true) => CarryOver::OfStage,
            (false, false) => CarryOver::InFull,
        }
    }

    /// The Interstate Pairs wait for members of beaten teams (16.1, 16.2); any other stage, for
    /// the placings of earlier stages.
    fn waits_for(&self, event: &Event, other: &Event) -> bool {
        if Competition::from_event(event) == Some(Competition::Pairs) {
            return other.is_of_teams();
        }
        let is_named = |id: &str| other.id.trim().eq_ignore_ascii_case(id.trim());
        let carried = event.text(Key::CarryOverFrom);
        let named = event.event_ids(Key::Qualifier).iter().any(|id| is_named(id));
        (named || carried.is_some_and(is_named)) && other.id != event.id
    }

    fn is_barred(&self, event: &Event, entry: &Entry) -> bool {
        eligibility::bars(figures::rules(), event, entry)
    }
}
