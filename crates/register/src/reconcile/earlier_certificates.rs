//! Certificates that earlier reconciliations counted, held against the awards of events that come in
//! later.

use std::collections::HashMap;

use crate::certificates::comparable_number;
use model::PointsByKind;
use model::register::PaperCertificate;

use super::ledger::Ledger;
use super::paper_certificates::{case_of, key_of, standing};
use super::similar_certificates::{can_be_of, has_title};
use super::{AwardFate, PendingReason, Refusal, Verdict};

/// Certificates counted before, by member.
#[derive(Debug)]
pub(super) struct PapersBefore(HashMap<u32, Vec<usize>>);

impl PapersBefore {
    /// The certificates of the register that were not taken back.
    pub(super) fn new(ledger: &Ledger<'_>) -> PapersBefore {
        let mut of_member: HashMap<u32, Vec<usize>> = HashMap::new();
        for row in standing(ledger.register).into_values() {
            if let Some(member) = ledger.of_number(&ledger.register.certificates[row].number) {
                of_member.entry(member).or_default().push(row);
            }
        }
        of_member.values_mut().for_each(|rows| rows.sort_unstable());
        PapersBefore(of_member)
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Ledger<'_> {
    /// The fate of a member's awards for an event if a certificate of one of its days, or with its
    /// name, was counted before with the same points and its number does not identify the event;
    /// `None` if both count. `held` is whether the member was credited for the event
    /// before.
    pub(super) fn counted_on_paper(
        &mut self,
        papers: &PapersBefore,
        member: u32,
        held: bool,
        event: u32,
        claims: &[u32],
    ) -> Option<AwardFate> {
        let mut points = PointsByKind::default();
        for claim in claims {
            let award = &self.claims.awards[*claim as usize];
            points.add(award.kind, award.points);
        }
        let event = &self.claims.events[event as usize];
        let is_of = |paper: &PaperCertificate| {
            let number = comparable_number(&paper.certificate);
            paper.points == points.without_gold()
                && !self.claims.certificates.contains_key(number.as_str())
        };
        let mut rows = papers.0.get(&member)?.iter().copied();
        let mut found = None;
        for row in rows.by_ref().filter(|row| is_of(&self.register.certificates[*row])) {
            let paper = &self.register.certificates[row];
            let of_day = paper.date.is_some() && [event.name.date, event.won].contains(&paper.date);
            if of_day || can_be_of(paper, &event.name, || self.has_event_of_day(paper)) {
                found = Some((row, of_day));
                break;
            }
        }
        let (row, of_day) = found?;
        let paper = &self.register.certificates[row];
        // Both were counted before, and nobody asks for a decision now.
        if held && !self.decisions.has(&key_of(paper)) {
            return None;
        }
        let doubt = match of_day {
            true => "it was counted, and an event of that day awards the same points",
            false => "it was counted, and an event that it can be of awards the same points",
        };
        let case = case_of(self, paper, member, vec![doubt.to_string()]);
        match self.verdict_of(case) {
            Some(Verdict::Count) => None,
            Some(_) => Some(AwardFate::Refused(Refusal::OnPaper(row as u32))),
            None if held => None,
            None => Some(AwardFate::Pending(PendingReason::Undecided(case))),
        }
    }

    /// Whether an event of the day of a certificate, returned or credited, has its title.
    fn has_event_of_day(&self, paper: &PaperCertificate) -> bool {
        let credited = self.credited.of_day(paper.date).iter().map(|at| self.credited.name(*at));
        let returned = self.claims.events.iter().map(|event| &event.name);
        let mut of_day = credited.chain(returned.filter(|name| name.date == paper.date));
        of_day.any(|name| has_title(paper, name))
    }
}
