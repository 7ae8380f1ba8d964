//! 2.6, 4.5 and 4.6: matches, and what brings no award.

use serde::Deserialize;

/// Which matches bring an award.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MatchAwardClauses {
    /// No award for a match that was not played, or that the leading side conceded.
    pub not_played_clause: String,
    /// Boards left unplayed by a concession.
    pub deemed_clause: String,
    /// Adjusted scores count for the ranking only.
    pub adjusted_clause: String,
    /// The clause of mini-matches between three teams.
    pub triangular_clause: String,
    /// The clause of drawn matches.
    pub drawn_clause: String,
    pub play_off_clause: String,
}
