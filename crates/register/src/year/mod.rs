//! What is missing in a year of returns, and what is odd in it, from the habit of clubs and players.
//! Nothing here changes a result: these are questions for the clubs.

mod facts;
mod missing;
mod odd;
mod rows;

use super::doubtful::ReturnLookup;
use super::people::SeasonPlayers;
use super::record::ReturnRecord;
use facts::YearFacts;

pub(crate) use rows::{MissingDataQuestion, OddityQuestion};

/// The questions about a year, gathered return by return.
#[derive(Debug, Default)]
pub(super) struct YearQuestions {
    facts: YearFacts,
    /// Events that appear again, and what is odd in returns by themselves.
    missing: Vec<MissingDataQuestion>,
    odd: Vec<OddityQuestion>,
}

impl YearQuestions {
    /// Adds a return; returns come in order of path.
    pub(super) fn add_return(&mut self, ret: u32, record: &ReturnRecord, people: &SeasonPlayers) {
        missing::add_copied_event_questions(record, &mut self.missing);
        odd::add_return_oddities(record, &mut self.odd);
        self.facts.add_return(ret, record, people);
    }

    /// What is missing and what is odd, in order.
    pub(super) fn questions(
        mut self,
        people: &SeasonPlayers,
        look: ReturnLookup<'_, '_>,
    ) -> (Vec<MissingDataQuestion>, Vec<OddityQuestion>) {
        let mut found = std::mem::take(&mut self.missing);
        found.extend(missing::missing_questions_from_habit(&self.facts, people, look));
        found.sort_by(|a, b| {
            let of = |row: &MissingDataQuestion| {
                (row.kind, row.club.clone(), row.date, row.event_key.clone())
            };
            of(a).cmp(&of(b)).then_with(|| (&a.other, &a.who).cmp(&(&b.other, &b.who)))
        });
        found.dedup();
        let mut odd = std::mem::take(&mut self.odd);
        odd.extend(odd::results_beyond_habit(&self.facts, look));
        odd.sort_by(|a, b| {
            let of = |row: &OddityQuestion| {
                (row.kind, row.path.clone(), row.event_key.clone(), row.entry.clone())
            };
            of(a).cmp(&of(b)).then_with(|| (&a.sheet, &a.cell).cmp(&(&b.sheet, &b.cell)))
        });
        odd.dedup();
        (found, odd)
    }
}
