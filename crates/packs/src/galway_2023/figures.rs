//! The schema of `galway-2023.toml`: who wins a section, beside the shape of porous sections that
//! the engine reads and draws by (`engine::rules::porous`).

use std::sync::LazyLock;

use serde::Deserialize;

use engine::rules::parse_figures;
use engine::rules::porous::PorousSectionRules;
use engine::rules::{RuleBookSource, expect_parsed_embedded_file};

/// The regulations of the congress, as `galway-2023.toml` has them.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct GalwayRegulations {
    /// The document, its edition and period.
    pub source: RuleBookSource,
    pub porous: PorousSectionRules,
    /// Who wins a section.
    pub winners: WinnerAndPrizeListRules,
}

/// Who wins, and how long the prize lists are.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct WinnerAndPrizeListRules {
    /// The clause of the single ranking of all entrants.
    pub open_clause: String,
    /// The clause of section winners.
    pub clause: String,
    /// Places on a section's prize list.
    pub prize_places: u32,
    /// Whether this is a house reading.
    pub house: bool,
    /// The reason for the reading.
    pub reason: String,
}

impl GalwayRegulations {
    /// Reads the text of the file, and checks that its figures are sound.
    pub(crate) fn from_toml(text: &str) -> Result<GalwayRegulations, String> {
        parse_figures(text)
    }

    /// House readings: clause and reason.
    pub(crate) fn house_readings(&self) -> impl Iterator<Item = (&str, &str)> {
        let winners = (self.winners.clause.as_str(), self.winners.reason.as_str());
        self.porous.readings().into_iter().chain([winners])
    }
}

/// The figures that come with the program, read once.
pub fn galway_regulations() -> &'static GalwayRegulations {
    static CONGRESS: LazyLock<GalwayRegulations> = LazyLock::new(|| {
        expect_parsed_embedded_file(
            "galway-2023.toml",
            GalwayRegulations::from_toml(include_str!("galway-2023.toml")),
        )
    });
    &CONGRESS
}
