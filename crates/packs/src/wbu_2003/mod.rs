//! Master Points of the Welsh Bridge Union: its Master Point Handbook, 5th edition, in force since
//! 1 April 2003, as distributed to club and area secretaries.
//!
//! palmares computes Local, Green and Gold Points, the status of an event, certificates, ranks and
//! quotas. The folder `green/` has a file for each event with Green Points.
//!
//! Example (2.5.1): a club's pairs of 24 boards, 15 pairs in each direction, has the awards 50, 40, 30,
//! 20, 10; two pairs tied in places 4 and 5 get (20 + 10) / 2 = 15 each.
//!
//! | file | clauses |
//! |---|---|
//! | `award_case` | the input of every chapter |
//! | `eligibility` | 2.1 least tables and boards, 2.3.3 team sizes, 2.9 handicaps |
//! | `licences` | 3.2.7, 3.3 to 3.6 status by who could enter |
//! | `base_status` | 2.2 status of the organising body, by chapter; 4.1.7 |
//! | `major` | 3.2.6, 3.6.3 major championships |
//! | `status` | 2.2.3 what raises or lowers a status |
//! | `sections` | 2.8 events in several sections, 4.9 sections of differing status |
//! | `original_entry` | 2.1.3, 2.7, 3.3.2: the first stage of a competition |
//! | `basic_scales` | 4.1 Scales A to F, first qualifying stages |
//! | `finals` | 4.2 Scales QA to QE |
//! | `consolations` | 4.3 consolations, third finals, open events |
//! | `knockouts` | 4.7 knock-outs, 4.5.6 finals of two or three, 1.10.3(c) |
//! | `knockout_rounds` | 4.7.4 to 4.7.10 number and award of each round |
//! | `heats` | 5.1, 5.2 heats in clubs, Scale H |
//! | `green` | 1.4, 5.2 to 5.6 Green Points |
//! | `gold` | 1.5.1 Gold Points |
//! | `certificate_parts` | 1.10.3 which certificate a match goes on |
//! | `certificates` | 1.8, 3.5.3 kinds of certificate |
//! | `ladders` | 2.7.3, 4.11 series of games and their finals |
//! | `scale` | 4.1.5, 4.4.3 a series of awards |
//! | `large_events` | 4.4 theoretical maximum, square root |
//! | `ties` | 2.5 tied positions, 2.4 rounding |
//! | `players` | 2.3 player awards, 1.7.2 who may register |
//! | `contests` | 2.6, 4.5.7 to 4.5.10 who won which match |
//! | `matches` | 4.5, 4.6 events with an award per match won |
//! | `wins` | 4.6.3, 4.8.2 awards for matches won |
//! | `play_offs` | 4.8.8 finals between winners of divisions |
//! | `leagues` | 4.8 teams leagues, 3.2.7(h) leagues between areas |
//! | `points_collector` | awards of a player, added and rounded once per certificate |
//! | `places` | the awards of a ranking list |
//! | `product` | 2.2.1, 2.3.3 an award as a product of factors |
//! | `rounding` | 2.4.1 rounded up once, at the end |
//! | `quotas` | 3.2 to 3.6, 4.11 events of each organisation in a year |
//! | `problems` | why an event has no awards, or others than the return claims |
//! | `description` | what `palmares rules wbu-2003` prints |
//!
//! The figures are in `wbu-2003.toml`.

mod award_case;
mod base_status;
mod basic_scales;
mod certificate_parts;
mod certificates;
mod consolations;
mod contests;
mod description;
mod eligibility;
pub mod figures;
mod finals;
mod gold;
mod green;
mod heats;
mod knockout_rounds;
mod knockouts;
mod ladders;
mod large_events;
mod leagues;
mod licences;
mod major;
mod matches;
mod original_entry;
mod places;
mod play_offs;
mod players;
mod points_collector;
mod problems;
mod product;
mod quotas;
mod rounding;
mod scale;
mod sections;
mod status;
mod ties;
mod wins;

use std::fmt;
use std::sync::LazyLock;

use toml::Table;

use engine::pack::{AwardContext, Pack};
use engine::rules::clauses::ClauseList;
use engine::rules::membership::MemberRegisterRules;
use engine::rules::rule_book_facts::RuleBookFacts;
use engine::rules::{RuleBookSource, UnsoundFigure};
use engine::scheme::allowed_figure_ranges::FigureRanges;
use engine::scoring::Scores;
use model::blank_return::BlankReturnAdditions;
use model::form::{FormColumn, Key};
use model::problem::{Problem, ProblemDeclaration};
use model::{Event, EventKind, Format, Stage};

use engine::awards::competition::CompetitionStages;
use engine::awards::quotas::{KnownOrganisations, OrganiserQuotaLineWithEvents, QuotaEvent};
use engine::awards::{AwardRankings, EventAwards};

use award_case::AwardCase;
use figures::{MasterPointHandbook, shipped_handbook};

/// The Master Point Handbook of the Welsh Bridge Union.
pub(crate) struct Wbu2003 {
    handbook: &'static MasterPointHandbook,
    /// The figures that it was read from, if a file changed them.
    changed: Option<&'static Table>,
}

impl Wbu2003 {
    /// The book as it was issued.
    pub(crate) fn shipped() -> &'static dyn Pack {
        static SHIPPED: LazyLock<Wbu2003> =
            LazyLock::new(|| Wbu2003 { handbook: shipped_handbook(), changed: None });
        &*SHIPPED
    }
}

impl RuleBookFacts for Wbu2003 {
    fn ladder_order_clause(&self) -> Option<&'static str> {
        Some(&self.handbook.ladders.order_clause)
    }

    fn least_ladder_results(&self) -> usize {
        self.handbook.ladders.least_results as usize
    }

    fn member_register_rules(&self) -> Option<&'static MemberRegisterRules> {
        Some(&self.handbook.membership)
    }

    fn form_additions(&self, format: Format) -> BlankReturnAdditions {
        const KEYS: &[Key] = &[
            Key::OrganiserNo,
            Key::Area,
            Key::Status,
            Key::Championship,
            Key::OpenTo,
            Key::Tables,
            Key::Issue,
            Key::IssuingOfficer,
        ];
        let keys = if format.is_played_with_cards() { KEYS } else { &[] };
        BlankReturnAdditions { keys, ..BlankReturnAdditions::default() }
    }
}

impl Pack for Wbu2003 {
    fn source(&self) -> &'static RuleBookSource {
        &self.handbook.source
    }

    fn figures(&self) -> Option<Table> {
        Some(self.changed.cloned().unwrap_or_else(figures::figures_as_issued))
    }

    fn check_figures(&self, figures: &Table) -> Result<Vec<UnsoundFigure>, String> {
        let handbook = MasterPointHandbook::from_table(figures)?;
        let broken =
            FigureRanges::from_table(&figures::figures_as_issued()).figures_out_of_range(figures);
        Ok(if broken.is_empty() { figures::unsound_handbook_figures(&handbook) } else { broken })
    }

    fn with_figures(&self, figures: &Table) -> Option<&'static dyn Pack> {
        let handbook = Box::leak(Box::new(MasterPointHandbook::from_table(figures).ok()?));
        let changed: &'static Table = Box::leak(Box::new(figures.clone()));
        Some(Box::leak(Box::new(Wbu2003 { handbook, changed: Some(changed) })))
    }

    fn problem_declarations(&self) -> &'static [&'static ProblemDeclaration] {
        problems::LIST
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::describe_rule_book(self.handbook, out)?;
        FigureRanges::from_table(&figures::figures_as_issued()).print(out)
    }

    fn clauses(&self) -> Option<&'static ClauseList> {
        static CLAUSES: LazyLock<ClauseList> =
            LazyLock::new(|| ClauseList::from_embedded(include_str!("clauses.toml")));
        Some(&CLAUSES)
    }

    fn has_quotas(&self) -> bool {
        true
    }

    fn quotas_of_organisations(
        &self,
        held: &[QuotaEvent<'_>],
        bodies: &KnownOrganisations<'_>,
    ) -> Vec<OrganiserQuotaLineWithEvents> {
        quotas::quota_lines(self.handbook, held, bodies)
    }

    fn quotas_of_areas(&self, held: &[QuotaEvent<'_>]) -> Vec<OrganiserQuotaLineWithEvents> {
        quotas::area_licence_quota_lines(self.handbook, held)
    }

    fn congress_certificate_clause(&self) -> Option<&'static str> {
        Some(&self.handbook.certificates.together_clause)
    }

    fn certificate_closing(&self) -> String {
        let rules = &self.handbook.certificates;
        format!(
            "Any alteration must be signed by the issuing officer ({}). Made by computer: it counts where the union has authorised its issuer to do so ({}).",
            rules.alteration_clause, rules.computer_clause
        )
    }

    fn award(&self, case: &AwardContext<'_>, problems: &mut Vec<Problem>) -> EventAwards {
        let AwardContext { event, scores, rankings, competition } = *case;
        award_event(self.handbook, event, scores, rankings, competition, problems)
    }
}

/// Awards an event by its chapter.
pub(crate) fn award_event(
    handbook: &'static MasterPointHandbook,
    event: &Event,
    scores: &Scores,
    rankings: AwardRankings<'_>,
    competition: &CompetitionStages,
    problems: &mut Vec<Problem>,
) -> EventAwards {
    let case = AwardCase::new(handbook, event, scores, rankings, competition);
    let mut awarded = by_chapter(&case);
    gold::add_gold_awards(&case, &mut awarded);
    certificates::check_certificate_kind(&case, &awarded);
    let (told, without) = case.into_problems_and_reasons();
    problems.extend(told);
    awarded.record_reasons_unawarded(without);
    awarded
}

/// Selects the chapter: stages of a competition (2.7.2) have their own scales, all-play-through
/// events (2.7.1) those of 4.1.
fn by_chapter(case: &AwardCase<'_>) -> EventAwards {
    if case.event.contestant_kind() == EventKind::Other {
        let what = format!("events of format {}", case.event.format().map_or("", Format::word));
        let clause = &case.handbook.no_scale.clause;
        return eligibility::no_awards_without_scale(case, &what, clause, Key::Format);
    }
    if let Some(awarded) = ladders::award_ladder(case) {
        return awarded;
    }
    let mut eligible = match eligibility::check_eligibility(case) {
        Ok(eligible) => eligible,
        Err(awarded) => return awarded,
    };
    if case.event.answer_text(Key::HeatFor).is_some() {
        return heats::award_heat(case, eligible);
    }
    if let Some(awarded) = green::award_green_event(case, &mut eligible) {
        return awarded;
    }
    if knockouts::is_counted_as_knockout(case) {
        sections::explain_restricted_entry(case, &mut eligible.ground);
        return knockouts::award_knockout(case, eligible);
    }
    if leagues::is_league(case) {
        return leagues::award_league_division(case, eligible);
    }
    sections::explain_restricted_entry(case, &mut eligible.ground);
    tell_stage_missing(case);
    let ladder = case.facts.is_ladder();
    if !ladder && matches::has_award_per_match(case, &mut eligible) {
        return matches::award_by_matches(case, eligible);
    }
    match case.facts.stage {
        Stage::Final | Stage::SecondQualifying | Stage::Repechage => {
            finals::award_final(case, eligible)
        }
        Stage::Consolation | Stage::ThirdFinal => consolations::award_consolation(case, eligible),
        Stage::Open | Stage::CFinal => consolations::award_open_event(case, eligible),
        _ => basic_scales::award_basic_event(case, eligible),
    }
}

/// Warns if the return names an earlier stage but does not say which stage this is.
fn tell_stage_missing(case: &AwardCase<'_>) {
    let facts = case.facts;
    let key = match (facts.links.qualifiers.is_empty(), facts.size.original_entry) {
        (false, _) => Key::Qualifier,
        (true, Some(_)) => Key::OriginalEntry,
        (true, None) => return,
    };
    if facts.stage == Stage::Single {
        let clause = case.handbook.quali_finals.clause.clone();
        case.report_at_key(problems::NoStage { key: key.definition().name, clause }, key);
    }
}
