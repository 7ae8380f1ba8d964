//! The pairing system that a report names (`192`, else `092` in words), and whether palmares draws it.

use super::fault::{LocatedTrfFault, TrfFault};
use super::rating_period::RatingPeriodRounds;
use super::report::{ReportLine, TournamentReport};
use super::teams::has_usual_match_points;
use crate::team_swiss::TeamColourPreferences;

/// What the words of `092` name other than a Swiss by the Dutch system, without blanks and hyphens.
const OTHERS_IN_WORDS: [&str; 7] =
    ["roundrobin", "scheveningen", "schiller", "knockout", "dubov", "burstein", "doubleswiss"];

/// The editions of the Dutch system that are drawn: the rules of 2026 are 2025 in the table of `192`, and
/// programs write both.
const EDITIONS: [&str; 3] = ["", "2025", "2026"];

impl TournamentReport {
    /// The record of the system, and what it says in small letters and figures alone.
    fn system(&self) -> Option<(&ReportLine, String)> {
        let filled = |code: &str| {
            let own = self.header.iter().filter(|line| line.code == code);
            own.into_iter().find(|line| !line.text.trim().is_empty())
        };
        let line = filled("192").or_else(|| filled("092"))?;
        let bare = line.text.chars().filter(char::is_ascii_alphanumeric);
        Some((line, bare.collect::<String>().to_lowercase()))
    }

    fn has_system(&self, name: &str) -> bool {
        self.system().is_some_and(|(_, named)| named.contains(name))
    }

    /// Whether everybody meets everybody.
    pub fn is_round_robin(&self) -> bool {
        self.has_system("roundrobin")
    }

    /// Whether each player of one team meets each of the other, once.
    pub fn is_scheveningen(&self) -> bool {
        self.has_system("scheveningen") && !self.has_system("double")
    }

    /// Whether its pairings were set in advance (C.07 15.2).
    pub(super) fn has_pairings_set_in_advance(&self) -> bool {
        ["roundrobin", "scheveningen", "schiller"].iter().any(|name| self.has_system(name))
    }

    /// The colour preferences of a Swiss of teams by C.04.6 with match points as score, as `192`
    /// names it (`FIDE_TEAM`, `FIDE_TEAM_TYPEB_MP_GP`); `None` for another system, and where records
    /// accelerate it or give other points, which are not followed.
    pub fn team_colour_preferences(&self) -> Option<TeamColourPreferences> {
        if self.teams.is_none() || self.unfollowed_by_teams().is_some() {
            return None;
        }
        match self.record_text("192")?.to_uppercase().as_str() {
            "FIDE_TEAM" | "FIDE_TEAM_TYPEA_MP_GP" => Some(TeamColourPreferences::Simple),
            "FIDE_TEAM_TYPEB_MP_GP" => Some(TeamColourPreferences::Graded),
            "FIDE_TEAM_MP_GP" => Some(TeamColourPreferences::Without),
            _ => None,
        }
    }

    /// The first record that draws of teams do not follow.
    fn unfollowed_by_teams(&self) -> Option<&ReportLine> {
        self.kept.iter().find(|line| match &*line.code {
            "250" | "299" | "XXA" | "XXZ" => true,
            "362" => !has_usual_match_points(line),
            _ => false,
        })
    }

    /// Why palmares draws no round of it, at the record that says so; `None` if it draws them.
    pub fn why_not_drawn(&self) -> Option<LocatedTrfFault> {
        let system = self.system();
        let told = |line: Option<&ReportLine>, why: String| {
            let line = line.map(|line| line.line).filter(|line| *line > 0);
            Some(LocatedTrfFault { line, fault: TrfFault::OtherSystem { why } })
        };
        let comments = self.comments.iter();
        if let Some(part) =
            comments.filter_map(|text| RatingPeriodRounds::parse_comment(text)).next()
        {
            return told(
                None,
                format!("it is the part of a tournament in the rating period {}", part.month),
            );
        }
        let named = |line: &ReportLine| format!("record {} names {}", line.code, line.text.trim());
        if self.teams.is_none() {
            let (line, bare) = system?;
            let is_dutch = match line.code.as_str() {
                "192" => {
                    let edition: String = bare.chars().filter(char::is_ascii_digit).collect();
                    bare.starts_with("fidedutch") && EDITIONS.contains(&&*edition)
                }
                _ => !OTHERS_IN_WORDS.iter().any(|name| bare.contains(name)),
            };
            let why =
                format!("{}, and palmares draws the FIDE (Dutch) system of 2026", named(line));
            return (!is_dutch).then(|| told(Some(line), why)).flatten();
        }
        if self.team_colour_preferences().is_some() {
            let open = "a game of a match has no result".to_string();
            return self.team_crosstable().is_none().then(|| told(None, open)).flatten();
        }
        if let Some(line) = self.unfollowed_by_teams() {
            let why = format!("it has a record {}, which draws of teams do not follow", line.code);
            return told(Some(line), why);
        }
        let line = system.map(|(line, _)| line);
        let said = line.map_or("no record 192 names a system".to_string(), named);
        let why = format!("{said}, and of teams palmares draws FIDE_TEAM with match points first");
        told(line, why)
    }
}
