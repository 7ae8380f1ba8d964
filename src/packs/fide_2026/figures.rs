//! The shape of `fide-2026.toml`.

use serde::Deserialize;
use swiss::tie_breaks::TieBreak;

use crate::engine::rules::Source;

/// The whole file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    /// Where it comes from.
    pub source: Source,
    /// The tie-breaks of an event that names none.
    pub tie_breaks: Chosen,
}

/// The tie-breaks of an event that names none.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    /// Their codes in order.
    pub order: Vec<String>,
    /// The same, read.
    #[serde(skip)]
    pub list: Vec<TieBreak>,
    #[serde(rename = "house")]
    _house: bool,
    /// Why it is.
    pub reason: String,
    /// The clause that leaves it open.
    pub clause: String,
}

impl Regulations {
    /// Reads a file of this shape; the error names the line or what is missing.
    pub fn from_toml(text: &str) -> Result<Regulations, String> {
        let mut file: Regulations = toml::from_str(text).map_err(|why| why.to_string())?;
        let chosen = &mut file.tie_breaks;
        for code in &chosen.order {
            let read = code.parse().map_err(|why| format!("{code}: {why}"))?;
            chosen.list.push(read);
        }
        Ok(file)
    }
}
