//! The championships of the Australian Bridge Federation as data: the shape of
//! `abf-anc-2018.toml`. They are scored by it; their awards are not computed yet.

use serde::Deserialize;

use super::Source;
use super::scoring::{Block, Conventions, Datum, House, check_scales};
use super::vp_scale::VpRule;

/// The whole file.
#[derive(Debug)]
pub struct Regulations {
    /// Where it comes from.
    pub source: Source,
    /// How boards become scores (7, 10.8, 15.2, 17).
    pub scoring: Conventions,
    /// Its victory point scales (10.8, Appendix).
    pub vp_scales: Vec<VpRule>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct File {
    source: Source,
    scoring: Block,
    datum: Vec<Datum>,
    vp_scale: Vec<VpRule>,
}

impl Regulations {
    /// Reads a file of this shape, which can choose by name from what the house
    /// has; the error names the line or what is missing.
    pub fn from_toml(text: &str, house: &House) -> Result<Regulations, String> {
        let file: File = toml::from_str(text).map_err(|why| why.to_string())?;
        let scoring = file.scoring.resolve(&file.datum, &house.datums)?;
        check_scales(&scoring, &file.vp_scale, &house.vp_scales)?;
        Ok(Regulations { source: file.source, scoring, vp_scales: file.vp_scale })
    }
}
