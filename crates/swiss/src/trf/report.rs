//! A tournament as a report tells it: its crosstable, and what the file says beside it.
//!
//! Records that the crate works with become fields; every other one is kept as it
//! stands, so that nothing of a file gets lost.

use crate::baku::{NotAccelerated, accelerate};
use crate::crosstable::{Crosstable, GamePoints, Outing};

/// A tournament with everything its report says.
#[derive(Clone, Debug, Default)]
pub struct TournamentReport {
    /// Who met whom.
    pub table: Crosstable,
    /// What the report says of each contestant of the table, in its order.
    pub players: Vec<ReportedPlayer>,
    /// What it says of the tournament as a whole (`012` to `362`), in its order,
    /// without what the table holds.
    pub header: Vec<ReportLine>,
    /// Records that the crate does not work with, as they stand: teams, national
    /// ratings, abnormal points, codes of other programs.
    pub kept: Vec<ReportLine>,
    /// Byes that were asked for rounds after the one to be drawn.
    pub asked: Vec<AskedBye>,
    /// Whether the Baku acceleration is asked for (`192 …_BAKU`) and no record
    /// gives the points of another one.
    pub baku: bool,
}

/// What a report says of a player beside name, title and rating.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportedPlayer {
    /// The number that the report and its readers call the player by. It is the
    /// pairing number too, unless the report is ranked by position (`XXC rank`).
    pub id: u32,
    /// `m` or `w`, as it stands.
    pub sex: String,
    /// The federation.
    pub federation: String,
    /// The number at FIDE.
    pub fide_number: String,
    /// The date of birth, as it stands.
    pub born: String,
    /// The points that the report gives; they are checked, never used.
    pub points: Option<GamePoints>,
    /// The place that the report gives.
    pub rank: Option<u32>,
}

/// A record as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportLine {
    /// Its code, the first three characters.
    pub code: String,
    /// What follows it, without the blank that parts the two.
    pub text: String,
    /// Its line, from 1; 0 for one that was not read from a file.
    pub line: u32,
}

/// A bye that was asked for a round to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AskedBye {
    /// Whose, as a position.
    pub contestant: usize,
    /// The round, from 1.
    pub round: u32,
    /// Which bye.
    pub bye: Outing,
}

impl TournamentReport {
    /// What the first record with a code says.
    pub fn said(&self, code: &str) -> Option<&str> {
        let line = self.header.iter().find(|line| line.code == code)?;
        Some(line.text.trim()).filter(|text| !text.is_empty())
    }

    /// The number that the report calls a contestant by.
    pub fn id(&self, contestant: usize) -> u32 {
        self.players.get(contestant).map_or(0, |player| player.id)
    }

    /// The table that its rounds are drawn from, with the virtual points that it asks for
    /// by name (Baku). Where it does not say how many rounds are planned, `rounds` are.
    ///
    /// # Errors
    ///
    /// Where it asks for the Baku acceleration and that does not apply.
    pub fn table_to_draw(&self, rounds: Option<usize>) -> Result<Crosstable, NotAccelerated> {
        let mut table = self.table.clone();
        table.rounds = table.rounds.or(rounds);
        if !self.baku {
            return Ok(table);
        }
        // Group A is made of those who were there before the first round (C.04.7, 1.3):
        // also of those who asked it off for half a point.
        let first = table.contestants.iter().map(|contestant| {
            let outing = contestant.outings.first().copied().or(contestant.next);
            matches!(outing, Some(Outing::ZeroBye))
                || (outing == Some(Outing::Absent) && !contestant.outings.is_empty())
        });
        let late: Vec<bool> = first.collect();
        accelerate(&mut table, |position| late[position])?;
        Ok(table)
    }

    /// Whether contestants stand in an order of their own instead of that of
    /// their numbers.
    pub fn is_ranked_by_position(&self) -> bool {
        let contestants = self.table.contestants.iter().zip(&self.players);
        contestants.into_iter().any(|(contestant, player)| contestant.number != player.id)
    }
}

/// What a record of the header is about, in words; none for a code that the
/// format does not know (TRF26).
pub fn meaning_of(code: &str) -> Option<&'static str> {
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
        assert!(report.table_to_draw(None).is_err());
        // C.04.7, 1.2 and 1.4: 4 of 8 in group A; 9 rounds, 5 accelerated, 3 wholly.
        let points = |position: usize| {
            report
                .table_to_draw(Some(9))
                .map(|table| table.contestants[position].virtual_points.clone())
        };
        assert_eq!(points(3), Ok([10, 10, 10, 5, 5].map(GamePoints).to_vec()));
        assert_eq!(points(4), Ok(Vec::new()));
        report.baku = false;
        assert!(report.table_to_draw(None).is_ok_and(|table| table.rounds.is_none()));
    }
}
