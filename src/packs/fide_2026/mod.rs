//! FIDE's rules for Swiss tournaments.

mod description;
pub mod figures;

use std::fmt;

use crate::engine::pack::Pack;
use crate::engine::rules::{self, Source};

/// FIDE's rules for Swiss tournaments.
pub struct Fide2026;

impl Pack for Fide2026 {
    fn source(&self) -> &'static Source {
        &rules::fide().source
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::print(rules::fide(), out)
    }

    fn awards_nothing(&self) -> Option<&'static str> {
        Some("the FIDE handbook has places and no awards")
    }
}
