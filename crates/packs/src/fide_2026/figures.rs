//! The schema of `fide-2026.toml`: the tie-breaks of an event that names none. All else of the
//! Swiss system is in the crate `swiss`.

use serde::Deserialize;
use swiss::tie_breaks::TieBreak;

use engine::rules::RuleBookSource;
use engine::rules::parse_figures;

/// The figures of `fide-2026.toml`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct TieBreakRegulations {
    /// The document, its edition and period.
    pub source: RuleBookSource,
    pub tie_breaks: DefaultTieBreaks,
    /// Those of matches of teams.
    pub team_tie_breaks: DefaultTieBreaks,
}

/// The tie-breaks of an event that names none (C.07 4.1).
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct DefaultTieBreaks {
    /// The codes of the tie-breaks, the first applied first.
    pub order: Vec<String>,
    /// The codes of `order`, parsed.
    #[serde(skip)]
    pub list: Vec<TieBreak>,
    #[serde(rename = "house")]
    _house: bool,
    /// The reason for the choice.
    pub reason: String,
    /// The clause that leaves the choice open.
    pub clause: String,
}

impl TieBreakRegulations {
    /// Reads the text of the file; an unknown tie-break is an error.
    pub(super) fn from_toml(text: &str) -> Result<TieBreakRegulations, String> {
        let mut file: TieBreakRegulations = parse_figures(text)?;
        for chosen in [&mut file.tie_breaks, &mut file.team_tie_breaks] {
            for code in &chosen.order {
                let read = code.parse().map_err(|why| format!("{code}: {why}"))?;
                chosen.list.push(read);
            }
        }
        Ok(file)
    }
}
