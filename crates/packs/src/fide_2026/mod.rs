//! FIDE's rules for Swiss tournaments: chapters C.04 and C.07 of the FIDE Handbook, in force since
//! February and March 2026, as published by the FIDE Handbook.
//!
//! palmares draws the rounds, checks draws and breaks ties; there are no awards. The rules are in the
//! crate `swiss`; here is the choice of the default tie-breaks, with its figures in `fide-2026.toml`.
//!
//! Example: against opponents with 4, 3 and 2½ points, Buchholz is 9½ and Buchholz Cut 1 is 7.

mod description;
mod figures;

use std::fmt;
use std::sync::LazyLock;

use swiss::tie_breaks::TieBreak;

use toml::Table;

use engine::pack::Pack;
use engine::rules::RuleBookSource;
use engine::rules::book::RuleBookFacts;
use engine::rules::expect_embedded;
use figures::Regulations;
use model::Format;
use model::blank_return::FormAdditions;
use model::form::EntryColumn;

static REGULATIONS: LazyLock<Regulations> = LazyLock::new(|| {
    expect_embedded("fide-2026.toml", Regulations::from_toml(include_str!("fide-2026.toml")))
});

/// FIDE's rules for Swiss tournaments.
pub struct Fide2026;

impl RuleBookFacts for Fide2026 {
    fn tie_breaks(&self) -> Vec<TieBreak> {
        REGULATIONS.tie_breaks.list.clone()
    }

    fn team_tie_breaks(&self) -> Vec<TieBreak> {
        REGULATIONS.team_tie_breaks.list.clone()
    }

    fn is_usual_for(&self, format: Format) -> bool {
        matches!(format, Format::Swiss | Format::ChessTeams)
    }

    fn form_needs(&self, format: Format) -> FormAdditions {
        // Ratings are reported for single players.
        let entries: &[EntryColumn] = match format {
            Format::Swiss => {
                &[EntryColumn::Federation, EntryColumn::RatedGames, EntryColumn::BirthYear]
            }
            _ => &[],
        };
        FormAdditions { entries, ..FormAdditions::default() }
    }
}

impl Pack for Fide2026 {
    fn source(&self) -> &'static RuleBookSource {
        &REGULATIONS.source
    }

    fn figures(&self) -> Option<Table> {
        include_str!("fide-2026.toml").parse().ok()
    }

    fn describe(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        description::print(&REGULATIONS, out)
    }

    fn is_rated(&self) -> bool {
        true
    }

    fn awards_nothing(&self) -> Option<&'static str> {
        Some("the FIDE handbook has places and no awards")
    }
}
