//! What the engine asks a rule book.

use std::fmt;

use crate::engine::awards::competition::Competition;
use crate::engine::awards::{Awarded, Rankings, without_awards};
use crate::engine::rules::clauses::Clauses;
use crate::engine::rules::description::print_conventions;
use crate::engine::rules::scoring::Conventions;
use crate::engine::rules::vp_scale::VpRule;
use crate::engine::rules::{Source, house};
use crate::engine::scoring::Scores;
use crate::model::crosstable::Crosstable;
use crate::model::{Event, RuleBook};
use crate::problem::Problem;
use swiss::tie_breaks::TieBreak;

/// An event with everything that awards go by.
#[derive(Clone, Copy)]
pub struct Case<'a> {
    /// The event.
    pub event: &'a Event,
    /// Its scores.
    pub scores: &'a Scores,
    /// Its rankings.
    pub rankings: Rankings<'a>,
    /// The other events of its competition.
    pub competition: &'a Competition,
}

/// A rule book: its figures, and what the engine asks it. Every question has an answer
/// for a rule book that says nothing about it.
pub trait Pack: Send + Sync + 'static {
    /// Where it comes from and when it holds.
    fn source(&self) -> &'static Source;

    /// Every clause that a program can act on, and what palmares does about it; none
    /// where they are not listed.
    fn clauses(&self) -> Option<&'static Clauses> {
        None
    }

    /// Describes it for `palmares rules`: its figures as tables, each with its clause. By
    /// default its source, when it holds, and its conventions of scoring.
    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        let source = self.source();
        write!(out, "{}", source.heading())?;
        writeln!(out, "  events from {} ({})", source.valid_from, source.valid_from_clause)?;
        self.conventions().map_or(Ok(()), |own| print_conventions(own, out))
    }

    /// How boards become scores; the conventions of the house where it has none.
    fn conventions(&self) -> Option<&'static Conventions> {
        None
    }

    /// The victory point scales that it defines.
    fn vp_scales(&self) -> &'static [VpRule] {
        &[]
    }

    /// The tie-breaks of a tournament of games whose organiser names none.
    fn tie_breaks(&self) -> Vec<TieBreak> {
        Vec::new()
    }

    /// Whether sections are parts of one ranking, so that each contestant is told with
    /// the own one.
    fn has_porous_sections(&self) -> bool {
        false
    }

    /// Whether members of a register that comes with a return tell about its entries.
    fn asks_for_members(&self) -> bool {
        false
    }

    /// Completes a tournament before it is ranked: who is in which section, say.
    fn enter_sections(&self, _: &mut Event, _: &mut Crosstable, _: &mut Vec<Problem>) {}

    /// Tells what an event departs from, whether it is over or not.
    fn check(&self, _: &Case<'_>, _: &mut Vec<Problem>) {}

    /// Why no event is awarded by it, if so.
    fn awards_nothing(&self) -> Option<&'static str> {
        None
    }

    /// The awards of an event that is over and can be trusted.
    fn award(&self, _: &Case<'_>, _: &mut Vec<Problem>) -> Awarded {
        without_awards(&format!("this version computes none by {}", self.source().id))
    }
}

/// The pack of an event; none where the return names no rule book.
pub fn of(event: &Event) -> Option<&'static dyn Pack> {
    event.rules.and_then(pack_of)
}

/// The pack that a rule book holds.
pub fn pack_of(rules: RuleBook) -> Option<&'static dyn Pack> {
    rules.pack::<&'static dyn Pack>().copied()
}

/// How boards of an event are scored: by its rule book, else as the house does.
pub fn conventions(rules: Option<RuleBook>) -> &'static Conventions {
    rules.and_then(pack_of).and_then(Pack::conventions).unwrap_or(&house().conventions)
}
