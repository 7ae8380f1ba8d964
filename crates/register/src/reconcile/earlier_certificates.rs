//! Certificates that earlier reconciliations counted, held against the awards of events that come in
//! later.

use std::collections::HashMap;

use crate::certificates::comparable_certificate_number;
use model::PointsByKind;
use model::register::SubmittedCertificate;

use super::ledger::ReconciliationState;
use super::paper_certificates::{
    add_certificate_case, certificate_case_key, counted_certificate_rows,
};
use super::similar_certificates::{can_be_certificate_of_event, has_title_of_event};
use super::{AwardFate, PendingReason, Refusal, Verdict};

/// Certificates counted before, by member.
#[derive(Debug)]
pub(super) struct CountedCertificates(HashMap<u32, Vec<usize>>);

impl CountedCertificates {
    /// The certificates of the register that were not taken back.
    pub(super) fn new(ledger: &ReconciliationState<'_>) -> CountedCertificates {
        let mut of_member: HashMap<u32, Vec<usize>> = HashMap::new();
        for row in counted_certificate_rows(ledger.register).into_values() {
            if let Some(member) = ledger.member_of_number(&ledger.register.certificates[row].number)
            {
                of_member.entry(member).or_default().push(row);
            }
        }
        of_member.values_mut().for_each(|rows| rows.sort_unstable());
        CountedCertificates(of_member)
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl ReconciliationState<'_> {
    /// The fate of a member's awards for an event if a certificate of one of its days, or with its
    /// name, was counted before with the same points and its number does not identify the event;
    /// `None` if both count. `held` is whether the member was credited for the event
    /// before.
    pub(super) fn fate_by_earlier_certificate(
        &mut self,
        papers: &CountedCertificates,
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
        let is_of = |paper: &SubmittedCertificate| {
            let number = comparable_certificate_number(&paper.certificate);
            paper.points == points.without_gold()
                && !self.claims.certificates.contains_key(number.as_str())
        };
        let mut rows = papers.0.get(&member)?.iter().copied();
        let mut found = None;
        for row in rows.by_ref().filter(|row| is_of(&self.register.certificates[*row])) {
            let paper = &self.register.certificates[row];
            let of_day = paper.date.is_some() && [event.name.date, event.won].contains(&paper.date);
            if of_day
                || can_be_certificate_of_event(paper, &event.name, || self.has_event_of_day(paper))
            {
                found = Some((row, of_day));
                break;
            }
        }
        let (row, of_day) = found?;
        let paper = &self.register.certificates[row];
        // Both were counted before, and nobody asks for a decision now.
        if held && !self.decisions.has_decision_on_case(&certificate_case_key(paper)) {
            return None;
        }
        let doubt = match of_day {
            true => "it was counted, and an event of that day awards the same points",
            false => "it was counted, and an event that it can be of awards the same points",
        };
        let case = add_certificate_case(self, paper, member, vec![doubt.to_string()]);
        match self.verdict_on_case(case) {
            Some(Verdict::Count) => None,
            Some(_) => Some(AwardFate::Refused(Refusal::OnPaper(row as u32))),
            None if held => None,
            None => Some(AwardFate::Pending(PendingReason::Undecided(case))),
        }
    }

    /// Whether an event of the day of a certificate, returned or credited, has its title.
    fn has_event_of_day(&self, paper: &SubmittedCertificate) -> bool {
        let credited =
            self.credited.events_of_day(paper.date).iter().map(|at| self.credited.identity(*at));
        let returned = self.claims.events.iter().map(|event| &event.name);
        let mut of_day = credited.chain(returned.filter(|name| name.date == paper.date));
        of_day.any(|name| has_title_of_event(paper, name))
    }
}
