//! What a rule book says of an event before anything of it is scored: the facts that
//! scoring, ranking and drawing go by. `engine::pack` asks it for everything behind that.

use super::field::{DropIns, FewMeetAgain, Flights, Repeats};
use super::house;
use super::membership::Membership;
use super::penalties::Penalties;
use super::porous::PorousSections;
use super::scoring::{Conventions, Occasion};
use super::ties::TieRule;
use super::vp_scale::VpRule;
use crate::engine::scoring::match_score::MatchScore;
use crate::model::form::Key;
use crate::model::{Entry, Event, Format, Match, RuleBook, Shelf, Vocabulary};
use crate::problem::Problem;

use swiss::tie_breaks::TieBreak;

/// The facts of a rule book. Every question has an answer for one that says nothing.
pub trait Book: Send + Sync + 'static {
    /// The words that it adds to the form; none by default.
    fn vocabulary(&self) -> &'static Vocabulary {
        &Vocabulary { competitions: &[], carry_overs: &[] }
    }

    /// How boards become scores; the conventions of the house where it has none.
    fn conventions(&self) -> Option<&'static Conventions> {
        None
    }

    /// The victory point scales that it defines; any event may choose them by name.
    fn vp_scales(&self) -> &'static [VpRule] {
        &[]
    }

    /// The word of the form for the competition that an event is, where the event does
    /// not say it and something else tells.
    fn competition(&self, _: &Event) -> Option<&'static str> {
        None
    }

    /// What offences cost in an event; nothing is computed by default.
    fn penalties(&self, _: &Event) -> Option<&'static Penalties> {
        None
    }

    /// The categories of an event that have a list of their own.
    fn flights(&self, _: &Event) -> Option<&'static Flights> {
        None
    }

    /// What late entries of an event begin with, where they begin with a score.
    fn drop_ins(&self, _: &Event) -> Option<&'static DropIns> {
        None
    }

    /// How its matches break ties; of several rules the first that fits an event holds.
    fn ties(&self) -> &'static [TieRule] {
        &[]
    }

    /// The boards of a match, or of a stanza, where the book fixes them for the stage of an
    /// event, with the clause.
    fn match_boards(&self, _: &Event) -> Option<(u32, &'static str)> {
        None
    }

    /// The rounds of an event whose return does not say how many are planned.
    fn rounds(&self, _: &Event) -> Option<usize> {
        None
    }

    /// How a tournament of porous sections goes; none where sections are ranked apart.
    fn porous_sections(&self) -> Option<&'static PorousSections> {
        None
    }

    /// Whether rounds of Diplomacy that break a rule of the seeding are told.
    fn tells_of_seeding(&self) -> bool {
        false
    }

    /// The clause by which a ladder is ranked over its games; none where a ladder without
    /// results is one of an event that nobody filled in.
    fn ladder_order_clause(&self) -> Option<&'static str> {
        None
    }

    /// The results that must count for a place in a ladder.
    fn least_ladder_results(&self) -> usize {
        1
    }

    /// Whether an event of this format goes by it where a file names no rule book.
    fn is_usual_for(&self, _: Format) -> bool {
        false
    }

    /// How it keeps a register of members; none where it has none.
    fn membership(&self) -> Option<&'static Membership> {
        None
    }

    /// Whether an event is one match in stanzas: each stanza is a round, told in the IMPs
    /// of each side.
    fn is_in_stanzas(&self, _: &Event) -> bool {
        false
    }

    /// Whether an event is a stage of matches in rounds that are worth victory points,
    /// whatever format it has, unless its return says how it is scored.
    fn is_stage_of_matches(&self, _: &Event) -> bool {
        false
    }

    /// Whether the book says what a match without a result is worth: one that was
    /// forfeited, or of which too few boards were compared.
    fn values_without_result(&self, _: &Event, _: &Match) -> bool {
        false
    }

    /// Whether boards of a match of teams can be average plus for each side, so that a
    /// drawn round asks how many were.
    fn has_average_plus(&self) -> bool {
        false
    }

    /// The clause by which equals are put in order for a draw.
    fn draw_order_clause(&self) -> &'static str {
        "house"
    }

    /// Who may meet again in a Swiss of so many entrants and rounds; nobody by default.
    fn repeats(&self, _: &Event, _entrants: usize, _rounds: usize) -> Option<Repeats> {
        None
    }

    /// The clauses of a Swiss for few, where the book has rules for one.
    fn few_meet_again(&self) -> Option<&'static FewMeetAgain> {
        None
    }

    /// Tells of a contestant that sits a round out without a row for its bye, where a bye
    /// is worth something.
    fn tell_bye_missing(&self, _: &Event, _: &Entry, _round: usize, _: &mut Vec<Problem>) {}

    /// Gives matches without a result what they are worth by now.
    fn settle(&self, _: &Event, _: &mut [MatchScore], _: &mut Vec<Problem>) {}

    /// The tie-breaks of a tournament of games whose organiser names none.
    fn tie_breaks(&self) -> Vec<TieBreak> {
        Vec::new()
    }

    /// Whether later stages ask for the places and the scores at the tables of earlier
    /// ones, also of other returns.
    fn keeps_stages(&self) -> bool {
        false
    }

    /// Whether a final without entries takes those of the stage before it.
    fn takes_entries(&self) -> bool {
        false
    }

    /// How an event carries scores from the stage before.
    fn carry_over(&self, _: &Event) -> CarryOver {
        CarryOver::InFull
    }

    /// Whether an event is worked out after another one of its return.
    fn waits_for(&self, _: &Event, _other: &Event) -> bool {
        false
    }

    /// Whether a player of a contestant is not eligible for its category.
    fn is_barred(&self, _: &Event, _: &Entry) -> bool {
        false
    }
}

/// How an event carries scores from the stage before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CarryOver {
    /// As they are, where the event names a stage to carry from.
    InFull,
    /// By a rule that the event names, from the stages that it names.
    ByRule,
    /// By the rule of its stage, whatever stage the event names.
    OfStage,
}

/// What is asked where no rule book is named.
struct NoBook;

impl Book for NoBook {}

/// The facts of the rule book of an event; those of none where the return names none.
pub fn of(event: &Event) -> &'static dyn Book {
    of_book(event.rules)
}

/// The facts of a rule book.
pub fn of_book(rules: Option<RuleBook>) -> &'static dyn Book {
    rules.and_then(|rules| rules.part::<&'static dyn Book>().copied()).unwrap_or(&NoBook)
}

/// How boards of an event are scored: by its rule book, else as the house does.
pub fn conventions(rules: Option<RuleBook>) -> &'static Conventions {
    of_book(rules).conventions().unwrap_or(&house().conventions)
}

/// How ties of an event are broken by its matches, where its rule book says so.
pub fn ties(event: &Event) -> Option<&'static TieRule> {
    super::ties::of_event(of(event).ties(), occasion(event))
}

/// All victory point scales that an event can choose from: those of the house, then those
/// that a rule book defines.
pub fn vp_scales(shelf: Shelf) -> impl Iterator<Item = &'static VpRule> {
    let of_books = shelf.parts::<&'static dyn Book>().flat_map(|book| book.vp_scales());
    house().vp_scales.iter().chain(of_books)
}

/// The victory point scale of a name.
pub fn vp_scale(shelf: Shelf, id: &str) -> Option<&'static VpRule> {
    vp_scales(shelf).find(|rule| rule.id == id)
}

/// What conventions can depend on, of an event, with the form's defaults for what it does
/// not say.
pub fn occasion(event: &Event) -> Occasion<'_> {
    Occasion {
        competition: event.text(Key::Competition).or_else(|| of(event).competition(event)),
        category: Some(event.category()),
        stage: Some(event.stage()),
        format: event.format(),
    }
}
