//! FIDE's rules for Swiss tournaments.

mod description;
mod figures;

use std::fmt;
use std::sync::LazyLock;

use swiss::tie_breaks::TieBreak;

use crate::engine::pack::Pack;
use crate::engine::rules::Source;
use figures::Regulations;

static REGULATIONS: LazyLock<Regulations> = LazyLock::new(|| {
    Regulations::from_toml(include_str!("fide-2026.toml"))
        .unwrap_or_else(|why| unreachable!("the shipped file fide-2026.toml is tested: {why}"))
});

/// FIDE's rules for Swiss tournaments.
pub struct Fide2026;

impl Pack for Fide2026 {
    fn source(&self) -> &'static Source {
        &REGULATIONS.source
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::print(&REGULATIONS, out)
    }

    fn tie_breaks(&self) -> Vec<TieBreak> {
        REGULATIONS.tie_breaks.list.clone()
    }

    fn awards_nothing(&self) -> Option<&'static str> {
        Some("the FIDE handbook has places and no awards")
    }
}
