//! The championships of the Australian Bridge Federation as data: the shape of
//! `abf-anc-2018.toml`. They are scored by it; their awards are not computed yet.

use serde::Deserialize;

use super::Source;
use super::scoring::{Block, Conventions, Datum};

/// The whole file.
#[derive(Debug)]
pub struct Regulations {
    /// Where it comes from.
    pub source: Source,
    /// How boards become scores (7, 10.8, 15.2, 17).
    pub scoring: Conventions,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct File {
    source: Source,
    scoring: Block,
    datum: Vec<Datum>,
}

impl Regulations {
    /// Reads a file of this shape, with the datums that it can choose besides its
    /// own; the error names the line or what is missing.
    pub fn from_toml(text: &str, shared: &[Datum]) -> Result<Regulations, String> {
        let file: File = toml::from_str(text).map_err(|why| why.to_string())?;
        let scoring = file.scoring.resolve(&file.datum, shared)?;
        Ok(Regulations { source: file.source, scoring })
    }
}
