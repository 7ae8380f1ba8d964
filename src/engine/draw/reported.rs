//! What the rounds of a Tournament Report File are drawn from: its crosstable, with
//! the virtual points that it asks for by name.

use crate::model::crosstable::{Crosstable, Outing};
use crate::model::tournament_report::TournamentReport;
use swiss::baku;

/// The table of a report. Where nobody said how many rounds are planned, `rounds`
/// are.
///
/// # Errors
///
/// In words, where it asks for the Baku acceleration and that does not apply.
pub fn table_of(
    report: &TournamentReport,
    rounds: Option<usize>,
) -> Result<Crosstable, &'static str> {
    let mut table = report.table.clone();
    table.rounds = table.rounds.or(rounds);
    if !report.baku {
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
    match baku::accelerate(&mut table, |position| late[position]) {
        Ok(_) => Ok(table),
        Err(baku::NotAccelerated::NoRounds) => {
            Err("the Baku acceleration needs the number of rounds (142, XXR)")
        }
        Err(baku::NotAccelerated::PointSystem) => {
            Err("the Baku acceleration needs a win worth two draws and a loss worth nothing")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::crosstable::{Contestant, GamePoints};

    #[test]
    fn baku_gives_the_first_half_its_points_unless_it_cannot() {
        let contestants = vec![Contestant::default(); 8];
        let table = Crosstable { contestants, ..Crosstable::default() };
        let mut report = TournamentReport { table, baku: true, ..TournamentReport::default() };
        assert!(table_of(&report, None).is_err());
        // C.04.7, 1.2 and 1.4: 4 of 8 in group A; 9 rounds, 5 accelerated, 3 wholly.
        let points = |position: usize| {
            table_of(&report, Some(9))
                .map(|table| table.contestants[position].virtual_points.clone())
        };
        assert_eq!(points(3), Ok([10, 10, 10, 5, 5].map(GamePoints).to_vec()));
        assert_eq!(points(4), Ok(Vec::new()));
        report.baku = false;
        assert!(table_of(&report, None).is_ok_and(|table| table.rounds.is_none()));
    }
}
