//! FIDE's rules for Swiss tournaments.

pub mod figures;

use crate::engine::pack::Pack;
use crate::engine::rules::{self, Source};

/// FIDE's rules for Swiss tournaments.
pub struct Fide2026;

impl Pack for Fide2026 {
    fn source(&self) -> &'static Source {
        &rules::fide().source
    }

    fn awards_nothing(&self) -> Option<&'static str> {
        Some("the FIDE handbook has places and no awards")
    }
}
