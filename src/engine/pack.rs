//! What the engine asks a rule book.

use std::fmt;

use crate::engine::awards::competition::Competition;
use crate::engine::awards::quotas::{Held, QuotaLine};
use crate::engine::awards::{Awarded, Rankings, without_awards};
use crate::engine::draw::{Draw, Drawn};
use crate::engine::rules::Source;
use crate::engine::rules::book::Book;
use crate::engine::rules::clauses::Clauses;
use crate::engine::rules::description::print_conventions;
use crate::engine::scoring::bracket::Bracket;
use crate::engine::scoring::{Carried, Rounds, Scores};
use crate::model::register::Organiser;
use crate::model::{Event, Format, RuleBook};
use crate::problem::{Declaration, Problem};

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
pub trait Pack: Book {
    /// Where it comes from and when it holds.
    fn source(&self) -> &'static Source;

    /// Every clause that a program can act on, and what palmares does about it; none
    /// where they are not listed.
    fn clauses(&self) -> Option<&'static Clauses> {
        None
    }

    /// What is declared of every problem that it tells of.
    fn problems(&self) -> &'static [&'static Declaration] {
        &[]
    }

    /// Describes it for `palmares rules`: its figures as tables, each with its clause. By
    /// default its source, when it holds, and its conventions of scoring.
    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        let source = self.source();
        write!(out, "{}", source.heading())?;
        writeln!(out, "  events from {} ({})", source.valid_from, source.valid_from_clause)?;
        self.conventions().map_or(Ok(()), |own| print_conventions(own, self.vp_scales(), out))
    }

    /// Whether members of a register that comes with a return tell about its entries.
    fn asks_for_members(&self) -> bool {
        false
    }

    /// Completes an event by what the other events of its competition say, before it is
    /// scored, and gives what its contestants carry by a rule of the book.
    fn prepare(&self, _: &mut Event, _: &Competition, _: &mut Vec<Problem>) -> Option<Carried> {
        None
    }

    /// Draws a round of matches by a system of its own, counted from 1; none where the
    /// format says how.
    fn draw(&self, _: &Event, _: &Scores, _: &Rounds, _round: usize) -> Option<Drawn> {
        None
    }

    /// Whether events of a format go by this book, whatever rule book they name: it plays
    /// them and draws their rounds.
    fn runs(&self, _: Format) -> bool {
        false
    }

    /// Plays an event that it runs, as far as the games are entered.
    fn play(&self, _: &Event, _: &mut Vec<Problem>) -> Option<Box<dyn Bracket>> {
        None
    }

    /// The next round of an event that it runs.
    fn next_round(&self, _: &Event, _: &dyn Bracket, _: &mut Vec<Problem>) -> Option<Draw> {
        None
    }

    /// Whether a contestant takes a place of others at the end of a stage.
    fn takes_place(&self, _: &Event, _: &Scores, _entry: usize) -> bool {
        true
    }

    /// Tells what an event departs from, whether it is over or not.
    fn check(&self, _: &Case<'_>, _: &mut Vec<Problem>) {}

    /// What each organisation held of its events in a year, and what it may hold; nothing
    /// is counted by default. `organisers` are those of the register, where there is one.
    fn quotas(&self, _: &[Held<'_>], _organisers: &[Organiser]) -> Vec<QuotaLine> {
        Vec::new()
    }

    /// Whether titles and prize places, which bring no points, have certificates.
    fn has_certificates_of_titles(&self) -> bool {
        false
    }

    /// The clause by which all events of a congress stand on one certificate.
    fn together_clause(&self) -> Option<&'static str> {
        None
    }

    /// What a certificate says of itself below everything else; nothing by default.
    fn certificate_closing(&self) -> String {
        String::new()
    }

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

/// The pack that runs an event by its format, if one does.
pub fn running(event: &Event) -> Option<&'static dyn Pack> {
    let format = event.format()?;
    event.shelf.parts::<&'static dyn Pack>().copied().find(|pack| pack.runs(format))
}

/// The pack that a rule book holds.
pub fn pack_of(rules: RuleBook) -> Option<&'static dyn Pack> {
    rules.part::<&'static dyn Pack>().copied()
}

/// The pack of an event that awards something; none where the return names none, or one
/// that only ranks.
pub fn awarding(event: &Event) -> Option<&'static dyn Pack> {
    of(event).filter(|pack| pack.awards_nothing().is_none())
}
