//! The structure of the Galway Congress as data: the shape of `galway-2023.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::engine::rules::porous::PorousSections;
use crate::engine::rules::{Source, shipped};

/// The whole file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Congress {
    /// Where it comes from.
    pub source: Source,
    /// The sections.
    pub porous: PorousSections,
    /// Who wins a section.
    pub winners: Winners,
}

/// Who wins.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Winners {
    /// The clause of the one ranking.
    pub open_clause: String,
    /// The clause of the winners of sections.
    pub clause: String,
    /// Places on the prize list of a section.
    pub prize_places: u32,
    /// Whether the reading is ours.
    pub house: bool,
    /// Why we read it so.
    pub reason: String,
}

impl Congress {
    /// Reads a file of this shape; the error names the line.
    pub fn from_toml(text: &str) -> Result<Congress, String> {
        toml::from_str(text).map_err(|why| why.to_string())
    }

    /// What we read into the page, each with its clause.
    pub fn readings(&self) -> impl Iterator<Item = (&str, &str)> {
        let winners = (self.winners.clause.as_str(), self.winners.reason.as_str());
        self.porous.readings().into_iter().chain([winners])
    }
}

/// The congress as it is shipped.
pub fn congress() -> &'static Congress {
    static CONGRESS: LazyLock<Congress> = LazyLock::new(|| {
        shipped("galway-2023.toml", Congress::from_toml(include_str!("galway-2023.toml")))
    });
    &CONGRESS
}
