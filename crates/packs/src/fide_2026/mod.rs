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
use engine::rules::expect_parsed_embedded_file;
use engine::rules::rule_book_facts::RuleBookFacts;
use figures::TieBreakRegulations;
use model::Format;
use model::blank_return::BlankReturnAdditions;
use model::form::EntryColumn;

static REGULATIONS: LazyLock<TieBreakRegulations> = LazyLock::new(|| {
    expect_parsed_embedded_file(
        "fide-2026.toml",
        TieBreakRegulations::from_toml(include_str!("fide-2026.toml")),
    )
});

/// FIDE's rules for Swiss tournaments.
pub(crate) struct Fide2026;

impl RuleBookFacts for Fide2026 {
    fn default_tie_breaks(&self) -> Vec<TieBreak> {
        REGULATIONS.tie_breaks.list.clone()
    }

    fn default_team_tie_breaks(&self) -> Vec<TieBreak> {
        REGULATIONS.team_tie_breaks.list.clone()
    }

    fn is_default_for_format(&self, format: Format) -> bool {
        matches!(format, Format::Swiss | Format::ChessTeams)
    }

    fn form_additions(&self, format: Format) -> BlankReturnAdditions {
        // Ratings are reported for single players.
        let entries: &[EntryColumn] = match format {
            Format::Swiss => {
                &[EntryColumn::Federation, EntryColumn::RatedGames, EntryColumn::BirthYear]
            }
            _ => &[],
        };
        BlankReturnAdditions { entries, ..BlankReturnAdditions::default() }
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
        description::describe_rule_book(&REGULATIONS, out)
    }

    fn has_rated_games(&self) -> bool {
        true
    }

    fn reason_without_awards(&self) -> Option<&'static str> {
        Some("the FIDE handbook has places and no awards")
    }
}
