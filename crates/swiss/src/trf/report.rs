//! A tournament report: a crosstable, and the other records of the file.
//!
//! Records that the crate uses become fields; all others are kept unchanged.

use super::team_report::TeamReport;
use crate::baku::{AccelerationError, apply_baku_acceleration};
use crate::crosstable::{Crosstable, GamePoints, RoundResult};

/// The beginning of a comment.
pub(super) const COMMENT_PREFIX: &str = "###";

/// A tournament with all records of its report.
#[derive(Clone, Debug, Default)]
pub struct TournamentReport {
    pub table: Crosstable,
    /// Further data of each contestant, in the order of the table.
    pub players: Vec<ReportedPlayer>,
    /// Records of the whole tournament (`012` to `362`), in order, without those that the table
    /// holds.
    pub header: Vec<ReportLine>,
    /// The teams and their matches, in an event of teams.
    pub teams: Option<TeamReport>,
    /// Records that the crate does not use, unchanged: acceleration of teams, national ratings, abnormal points,
    /// codes of other programs.
    pub kept: Vec<ReportLine>,
    /// The line of each player, or of each team in an event of teams; empty if the report was not
    /// read from a file.
    pub lines: Vec<u32>,
    /// The texts of the comments (`###`), in order.
    pub comments: Vec<String>,
    /// Byes requested for rounds after the one to be drawn.
    pub asked: Vec<RequestedBye>,
    /// Whether Baku acceleration is requested (`192 …_BAKU`) and no record gives other points.
    pub baku: bool,
}

/// A player's data other than name, title and rating.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportedPlayer {
    /// The player's number in the report. It is also the pairing number, unless the report is
    /// ranked by position (`XXC rank`).
    pub id: u32,
    /// `m` or `w`, as it stands.
    pub sex: String,
    pub federation: String,
    pub fide_number: String,
    /// The date of birth as written.
    pub born: String,
    /// The team for which the player plays in a Scheveningen match (`013`, `310`); blank elsewhere.
    pub team: String,
    /// The place in the list of both teams, one after the other.
    pub seat: usize,
    /// The points in the report; checked, never used.
    pub points: Option<GamePoints>,
    /// The place in the report.
    pub rank: Option<u32>,
}

/// A line of the report that is kept as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportLine {
    /// Its code, the first three characters.
    pub code: String,
    /// The text after the code and one blank.
    pub text: String,
    /// Its line, from 1; 0 for one that was not read from a file.
    pub line: u32,
}

/// A bye requested for a later round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RequestedBye {
    /// The player, as a position.
    pub contestant: usize,
    /// The round, from 1.
    pub round: u32,
    pub bye: RoundResult,
}

impl TournamentReport {
    /// The text of the first record with a code.
    pub fn record_text(&self, code: &str) -> Option<&str> {
        let line = self.header.iter().find(|line| line.code == code)?;
        Some(line.text.trim()).filter(|text| !text.is_empty())
    }

    /// Whether its teams are ranked by game points: `212` begins with them, or with the points of a system
    /// (`192`) that has them first.
    pub fn is_ranked_by_game_points(&self) -> bool {
        let first = self.record_text("212").and_then(|list| list.split(',').next());
        let of_system = || {
            let mut words = self.record_text("192").unwrap_or_default().split('_');
            words.find(|word| ["MP", "GP"].contains(word)) == Some("GP")
        };
        let by_games = match first.map(str::trim) {
            Some("GPTS") => true,
            None | Some("PTS") => of_system(),
            Some(_) => false,
        };
        self.teams.is_some() && by_games
    }

    /// The report's number of a contestant.
    pub fn contestant_number(&self, contestant: usize) -> u32 {
        self.players.get(contestant).map_or(0, |player| player.id)
    }

    /// The table from which its rounds are drawn: unfinished games as draws, with the virtual points of the requested
    /// acceleration (Baku). `rounds` replaces an absent number of planned rounds.
    ///
    /// # Errors
    ///
    /// If Baku acceleration is requested and does not apply.
    pub fn crosstable_for_draw(
        &self,
        rounds: Option<usize>,
    ) -> Result<Crosstable, AccelerationError> {
        let mut table = self.table.with_unfinished_as_draws();
        table.rounds = table.rounds.or(rounds);
        if !self.baku {
            return Ok(table);
        }
        // Group A consists of the players present before round 1 (C.04.7, 1.3), including those
        // with a half-point bye in it.
        let first = table.contestants.iter().map(|contestant| {
            let round_result = contestant.round_results.first().copied().or(contestant.next);
            matches!(round_result, Some(RoundResult::ZeroBye))
                || (round_result == Some(RoundResult::Absent)
                    && !contestant.round_results.is_empty())
        });
        let late: Vec<bool> = first.collect();
        apply_baku_acceleration(&mut table, |position| late[position])?;
        Ok(table)
    }

    /// Whether contestants have an order other than that of their numbers.
    pub fn has_order_other_than_numbers(&self) -> bool {
        let contestants = self.table.contestants.iter().zip(&self.players);
        contestants.into_iter().any(|(contestant, player)| contestant.number != player.id)
    }
}

/// The meaning of a header record; `None` for a code unknown to the format (TRF26).
pub fn header_record_meaning(code: &str) -> Option<&'static str> {
    Some(match code {
        "012" => "Tournament name",
        "022" => "City",
        "032" => "Federation",
        "042" => "Date of start",
        "052" => "Date of end",
        "062" => "Number of players",
        "072" => "Number of rated players",
        "082" => "Number of teams",
        "092" => "Type of tournament",
        "102" => "Chief arbiter",
        "112" => "Deputy chief arbiter",
        "122" => "Time control",
        "132" => "Dates of the rounds",
        "142" => "Number of rounds",
        "152" => "Initial colour",
        "162" => "Points for results",
        "172" => "Starting rank method",
        "182" => "Pairing program",
        "192" => "Encoded type of tournament",
        "202" => "Tie-breaks",
        "212" => "Tie-breaks that define the standings",
        "222" => "Encoded time control",
        "352" => "Colours of team boards",
        "362" => "Points for results of teams",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crosstable::Contestant;

    #[test]
    fn baku_gives_the_first_half_its_points_unless_it_cannot() {
        let contestants = vec![Contestant::default(); 8];
        let table = Crosstable { contestants, ..Crosstable::default() };
        let mut report = TournamentReport { table, baku: true, ..TournamentReport::default() };
        assert!(report.crosstable_for_draw(None).is_err());
        // C.04.7, 1.2 and 1.4: 4 of 8 in group A; 9 rounds, 5 accelerated, 3 of them with whole
        // points.
        let points = |position: usize| {
            report
                .crosstable_for_draw(Some(9))
                .map(|table| table.contestants[position].virtual_points.clone())
        };
        assert_eq!(points(3), Ok([10, 10, 10, 5, 5].map(GamePoints).to_vec()));
        assert_eq!(points(4), Ok(Vec::new()));
        report.baku = false;
        assert!(report.crosstable_for_draw(None).is_ok_and(|table| table.rounds.is_none()));
    }
}
