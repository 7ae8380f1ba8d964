//! The rule book of an event, as those hold it who do not ask it.

use std::any::Any;
use std::fmt;

/// A part of a rule book: a trait object that a room further to the right knows.
pub type Part = &'static (dyn Any + Send + Sync);

/// Every rule book that there is, for what an event may choose from any of them.
#[derive(Clone, Copy, Default)]
pub struct Shelf {
    /// The parts of each rule book.
    pub books: &'static [&'static [Part]],
    /// The words that they add to the form.
    pub words: &'static [&'static Vocabulary],
}

impl Shelf {
    /// The part of a type of each rule book that has one.
    pub fn parts<P: 'static>(self) -> impl Iterator<Item = &'static P> {
        self.books.iter().filter_map(|parts| part_of(parts))
    }

    /// The competition that a word of the form means.
    pub fn competition(self, word: &str) -> Option<&'static CompetitionWord> {
        let mut known = self.words.iter().flat_map(|words| words.competitions);
        known.find(|known| known.word == word)
    }

    /// The rule for what is carried over that a word of the form means.
    pub fn carry_over(self, word: &str) -> Option<&'static CarryOverWord> {
        let mut known = self.words.iter().flat_map(|words| words.carry_overs);
        known.find(|known| known.word == word)
    }
}

/// The words that a rule book adds to the form.
#[derive(Debug, Default)]
pub struct Vocabulary {
    /// Its competitions.
    pub competitions: &'static [CompetitionWord],
    /// Its rules by which scores are carried into a stage.
    pub carry_overs: &'static [CarryOverWord],
}

/// A competition of a rule book.
#[derive(Debug)]
pub struct CompetitionWord {
    /// Its word on the form.
    pub word: &'static str,
    /// What else people write for it.
    pub others: &'static [&'static str],
    /// What its events are.
    pub of: CompetitionKind,
}

/// What the events of a competition are, whatever format they have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompetitionKind {
    /// Teams in matches, which can be stanzas of one match.
    TeamsInMatches,
    /// Pairs, all of whose tables are one field.
    PairsInOneField,
    /// What the format says.
    AsFormat,
}

/// A rule by which scores are carried into a stage.
#[derive(Debug)]
pub struct CarryOverWord {
    /// Its word on the form.
    pub word: &'static str,
    /// Whether only stages of teams in matches have it.
    pub of_teams: bool,
}

impl fmt::Debug for Shelf {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} rule books", self.books.len())
    }
}

fn part_of<P: 'static>(parts: &'static [Part]) -> Option<&'static P> {
    parts.iter().find_map(|part| part.downcast_ref())
}

/// A rule book that an event goes by: its id and what other rooms ask of it.
///
/// It answers in words of the engine, which the model does not know; so the model holds
/// its parts as `Any`, and the engine alone takes them out again (`engine::rules::book::of`,
/// `engine::pack::of`).
#[derive(Clone, Copy)]
pub struct RuleBook {
    /// Its id on the form, such as `fide-2026`.
    pub id: &'static str,
    parts: &'static [Part],
}

impl RuleBook {
    /// The rule book of an id, with its parts.
    pub fn new(id: &'static str, parts: &'static [Part]) -> Self {
        RuleBook { id, parts }
    }

    /// Its part of a type, if it has one.
    pub fn part<P: 'static>(&self) -> Option<&'static P> {
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
