//! The trait `Pack`: the questions that the engine asks a rule book. How does it play and draw its
//! own formats, what does it award, which quotas and certificates does it know? Each question has a
//! default, so a book answers only what its rules say. What is asked before an event is scored
//! stands in `rules::book::RuleBookFacts`.

use std::fmt;

use toml::Table;

use crate::awards::competition::CompetitionStages;
use crate::awards::quotas::{KnownOrganisations, OrganiserQuotaLineWithEvents, QuotaEvent};
use crate::awards::{AwardRankings, EventAwards, no_awards_because};
use crate::draw::{Draw, DrawOutcome};
use crate::rules::clauses::ClauseList;
use crate::rules::rule_book_description::print_scoring_conventions;
use crate::rules::rule_book_facts::RuleBookFacts;
use crate::rules::{RuleBookSource, UnsoundFigure};
use crate::scoring::bracket::Bracket;
use crate::scoring::{CarriedScores, MatchRounds, Scores};
use model::crosstable::Crosstable;
use model::problem::{Problem, ProblemDeclaration};
use model::{Event, Format, RatingsAfterTournament, RuleBook, RuleBookPart};

/// An event with everything that its awards depend on.
#[derive(Clone, Copy)]
pub struct AwardContext<'a> {
    pub event: &'a Event,
    pub scores: &'a Scores,
    pub rankings: AwardRankings<'a>,
    /// The other events of its competition.
    pub competition: &'a CompetitionStages,
}

/// A rule book: its figures and its answers to the engine. Every question has a default.
pub trait Pack: RuleBookFacts {
    /// Its origin and validity.
    fn source(&self) -> &'static RuleBookSource;

    /// The clauses that a program can act on, with what palmares does about each; `None` if not
    /// listed.
    fn clauses(&self) -> Option<&'static ClauseList> {
        None
    }

    /// Its figures; `None` if it has none.
    fn figures(&self) -> Option<Table> {
        None
    }

    /// What is wrong with other figures for it; the error says why they do not have its shape.
    fn check_figures(&self, _: &Table) -> Result<Vec<UnsoundFigure>, String> {
        Err(format!("{} cannot be extended", self.source().id))
    }

    /// The same book with other figures that were checked; `None` if it cannot be extended.
    fn with_figures(&self, _: &Table) -> Option<&'static dyn Pack> {
        None
    }

    /// The problems that this book alone raises.
    fn problem_declarations(&self) -> &'static [&'static ProblemDeclaration] {
        &[]
    }

    /// Describes it for `palmares rules`: its figures as tables with their clauses. By default its
    /// source, validity and scoring conventions.
    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        let source = self.source();
        write!(out, "{}", source.heading())?;
        writeln!(out, "  {}", source.validity_text())?;
        self.scoring_conventions()
            .map_or(Ok(()), |own| print_scoring_conventions(own, self.vp_scales(), out))
    }

    /// Whether a register that comes with a return informs it about entries.
    fn uses_member_register(&self) -> bool {
        false
    }

    /// Completes an event from other events of its competition, before scoring. Returns what its
    /// contestants carry by a rule of the book.
    fn complete_before_scoring(
        &self,
        _: &mut Event,
        _: &CompetitionStages,
        _: &mut Vec<Problem>,
    ) -> Option<CarriedScores> {
        None
    }

    /// Draws a round of matches, counted from 1, by a system of its own; `None` if the format
    /// decides.
    fn draw_match_round(
        &self,
        _: &Event,
        _: &Scores,
        _: &MatchRounds,
        _round: usize,
    ) -> Option<DrawOutcome> {
        None
    }

    /// Whether events of a format always follow this book: it plays them and draws their rounds.
    fn runs_format(&self, _: Format) -> bool {
        false
    }

    /// Plays an event that it runs, as far as games are entered.
    fn play_bracket(&self, _: &Event, _: &mut Vec<Problem>) -> Option<Box<dyn Bracket>> {
        None
    }

    /// The next round of an event that it runs.
    fn draw_next_bracket_round(
        &self,
        _: &Event,
        _: &dyn Bracket,
        _: &mut Vec<Problem>,
    ) -> Option<Draw> {
        None
    }

    /// Whether a contestant takes up a place at the end of a stage.
    fn takes_up_place(&self, _: &Event, _: &Scores, _entry: usize) -> bool {
        true
    }

    /// Reports where an event departs from the rules, whether it is over or not.
    fn check_event(&self, _: &AwardContext<'_>, _: &mut Vec<Problem>) {}

    /// Whether it says how many events an organisation may hold.
    fn has_quotas(&self) -> bool {
        false
    }

    /// What each organisation held in a year, and what it may hold, by organisation and year; by
    /// default nothing. All events of these organisations are given.
    fn quotas_of_organisations(
        &self,
        _: &[QuotaEvent<'_>],
        _: &KnownOrganisations<'_>,
    ) -> Vec<OrganiserQuotaLineWithEvents> {
        Vec::new()
    }

    /// What each area licensed in a year, and what it may license, by area and year; by default
    /// nothing. All events that areas licensed are given.
    fn quotas_of_areas(&self, _: &[QuotaEvent<'_>]) -> Vec<OrganiserQuotaLineWithEvents> {
        Vec::new()
    }

    /// Whether titles and prizes without points have certificates.
    fn has_certificates_of_titles(&self) -> bool {
        false
    }

    /// The clause that puts all events of a congress on one certificate.
    fn congress_certificate_clause(&self) -> Option<&'static str> {
        None
    }

    /// The closing text of a certificate; empty by default.
    fn certificate_closing(&self) -> String {
        String::new()
    }

    /// Whether games of its events count for ratings.
    fn has_rated_games(&self) -> bool {
        false
    }

    /// The ratings after an event of single players, if this book has the rules of ratings.
    fn ratings_after_event(&self, _: &Event, _: &Crosstable) -> Option<RatingsAfterTournament> {
        None
    }

    /// Why it awards nothing, if it only ranks.
    fn reason_without_awards(&self) -> Option<&'static str> {
        None
    }

    /// The awards of a final event.
    fn award(&self, _: &AwardContext<'_>, _: &mut Vec<Problem>) -> EventAwards {
        no_awards_because(&format!("this version computes none by {}", self.source().id))
    }
}

/// The parts of a rule book: one trait object per trait that a room calls.
pub fn trait_objects_of_pack(pack: &'static dyn Pack) -> &'static [RuleBookPart] {
    let book: &'static dyn RuleBookFacts = pack;
    let (book, pack): (RuleBookPart, RuleBookPart) =
        (Box::leak(Box::new(book)), Box::leak(Box::new(pack)));
    Box::leak(Box::new([book, pack]))
}

/// The pack of an event; `None` if the return names no rule book.
pub(crate) fn pack_for_event(event: &Event) -> Option<&'static dyn Pack> {
    event.rules.and_then(pack_of_rule_book)
}

/// The pack that runs an event by its format, if one does.
pub(crate) fn pack_running_event(event: &Event) -> Option<&'static dyn Pack> {
    let format = event.format()?;
    event.shelf.parts_of_type::<&'static dyn Pack>().copied().find(|pack| pack.runs_format(format))
}

/// The pack of a rule book; `None` if the engine cannot ask it.
pub fn pack_of_rule_book(rules: RuleBook) -> Option<&'static dyn Pack> {
    rules.part_of_type::<&'static dyn Pack>().copied()
}

/// The ratings after an event whose games count for ratings, by the book that has their rules.
pub(crate) fn ratings_after_event(
    event: &Event,
    table: &Crosstable,
) -> Option<RatingsAfterTournament> {
    if event.is_unrated()
        || table.played == 0
        || !pack_for_event(event).is_some_and(|pack| pack.has_rated_games())
    {
        return None;
    }
    event
        .shelf
        .parts_of_type::<&'static dyn Pack>()
        .find_map(|pack| pack.ratings_after_event(event, table))
}

/// The pack of an event, if it gives awards.
pub fn awarding_pack(event: &Event) -> Option<&'static dyn Pack> {
    pack_for_event(event).filter(|pack| pack.reason_without_awards().is_none())
}
