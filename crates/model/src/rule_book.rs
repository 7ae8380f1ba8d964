//! The rule book of an event, without its answers. A rule book answers by traits of the engine,
//! which this crate does not know; so it is carried here as an id with parts of unknown type,
//! beside the words that it adds to the form.

use std::any::Any;
use std::fmt;

/// A part of a rule book: a trait object of a later room.
pub type RuleBookPart = &'static (dyn Any + Send + Sync);

/// All rule books that this program knows: those in Rust, those of figures alone, and a user's own.
#[derive(Clone, Copy, Default)]
pub struct RuleBooks {
    /// The parts of each rule book.
    pub books: &'static [&'static [RuleBookPart]],
    /// The words that they add to the form.
    pub words: &'static [&'static RuleBookVocabulary],
}

impl RuleBooks {
    /// The parts of this type, one for each rule book that has one.
    pub fn parts_of_type<P: 'static>(self) -> impl Iterator<Item = &'static P> {
        self.books.iter().filter_map(|parts| part_of(parts))
    }

    /// The competition of a word of the form.
    pub(crate) fn competition_of_word(self, word: &str) -> Option<&'static CompetitionWord> {
        let mut known = self.words.iter().flat_map(|words| words.competitions);
        known.find(|known| known.word == word)
    }

    /// The carry-over rule of a word of the form.
    pub(crate) fn carry_over_of_word(self, word: &str) -> Option<&'static CarryOverWord> {
        let mut known = self.words.iter().flat_map(|words| words.carry_overs);
        known.find(|known| known.word == word)
    }
}

/// The words that a rule book adds to the form.
#[derive(Debug, Default)]
pub struct RuleBookVocabulary {
    pub competitions: &'static [CompetitionWord],
    /// The carry-over rules that `Carry-over` of the sheet `Event` can name.
    pub carry_overs: &'static [CarryOverWord],
}

/// A competition of a rule book.
#[derive(Debug)]
pub struct CompetitionWord {
    /// Its word on the form.
    pub word: &'static str,
    /// Other words for the same in the sheet `Event`.
    pub others: &'static [&'static str],
    /// The kind of its events.
    pub of: CompetitionEventsKind,
}

/// The kind of a competition's events, whatever their format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompetitionEventsKind {
    /// Teams in matches, which can be stanzas of one match.
    TeamsInMatches,
    /// Pairs; all tables are one field.
    PairsInOneField,
    /// As the format says.
    AsFormat,
}

/// A word for a rule by which scores are carried from one stage to the next.
#[derive(Debug)]
pub struct CarryOverWord {
    /// Its word on the form.
    pub word: &'static str,
    /// Whether it is for stages of teams in matches only.
    pub of_teams: bool,
}

impl fmt::Debug for RuleBooks {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} rule books", self.books.len())
    }
}

fn part_of<P: 'static>(parts: &'static [RuleBookPart]) -> Option<&'static P> {
    parts.iter().find_map(|part| part.downcast_ref())
}

/// The rule book of an event: its id and its parts.
///
/// The parts answer in types of the engine, which the model does not know. So the model holds them
/// as `Any`, and the engine takes them out (`engine::rules::book::facts_of`,
/// `engine::pack::pack_of_rule_book`).
#[derive(Clone, Copy)]
pub struct RuleBook {
    /// Its id on the form, such as `fide-2026`.
    pub id: &'static str,
    parts: &'static [RuleBookPart],
}

impl RuleBook {
    /// The rule book with an id and its parts.
    pub fn new(id: &'static str, parts: &'static [RuleBookPart]) -> Self {
        RuleBook { id, parts }
    }

    /// Its part of this type, if any.
    pub fn part_of_type<P: 'static>(&self) -> Option<&'static P> {
        part_of(self.parts)
    }
}

impl PartialEq for RuleBook {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for RuleBook {}

impl fmt::Debug for RuleBook {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id)
    }
}
