//! The rule book of an event, as those hold it who do not ask it.

use std::any::Any;
use std::fmt;

/// A part of a rule book: a trait object that a room further to the right knows.
pub type Part = &'static (dyn Any + Send + Sync);

/// Every rule book that there is, for what an event may choose from any of them.
#[derive(Clone, Copy, Default)]
pub struct Shelf(pub &'static [&'static [Part]]);

impl Shelf {
    /// The part of a type of each rule book that has one.
    pub fn parts<P: 'static>(self) -> impl Iterator<Item = &'static P> {
        self.0.iter().filter_map(|parts| part_of(parts))
    }
}

impl fmt::Debug for Shelf {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} rule books", self.0.len())
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
