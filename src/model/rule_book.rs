//! The rule book of an event, as those hold it who do not ask it.

use std::any::Any;
use std::fmt;

/// A rule book that an event goes by: its id and, for the engine, its pack.
///
/// A pack answers in words of the engine, which the model does not know; so the model
/// holds it as `Any`, and the engine alone takes it out again (`engine::pack::of`).
#[derive(Clone, Copy)]
pub struct RuleBook {
    /// Its id on the form, such as `fide-2026`.
    pub id: &'static str,
    pack: &'static (dyn Any + Send + Sync),
}

impl RuleBook {
    /// The rule book of an id, with its pack.
    pub fn new(id: &'static str, pack: &'static (dyn Any + Send + Sync)) -> Self {
        RuleBook { id, pack }
    }

    /// Its pack, if that is what it holds.
    pub fn pack<P: 'static>(&self) -> Option<&'static P> {
        self.pack.downcast_ref()
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
