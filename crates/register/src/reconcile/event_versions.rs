//! An event in two files with different awards: awards in both count once, the rest is
//! pending until the registrar chooses a version.

use std::collections::HashSet;
use std::ops::Range;

use crate::page_keys::slug;
use crate::problems;
use model::problem::ProblemPlace;

use super::case_keys::event_text_for_case_key;
use super::claims::ClaimedEvent;
use super::decisions::TypedDecision;
use super::event_units::VersionedEvent;
use super::events::{awards_fingerprint_text, player_hash};
use super::ledger::ReconciliationState;
use super::past_credits::PastEventCredits;
use super::same_event::ClaimsCountedByCase;
use super::{
    AwardFate, CaseKind, DoubtfulCase, PendingReason, ProblemFile, Refusal, Verdict, event_told,
};

/// The decision between the versions of an event.
enum Goes {
    /// One version was chosen, by its position.
    By(usize),
    /// All versions are ignored.
    ByNone,
    /// Undecided.
    Open,
}

impl ReconciliationState<'_> {
    /// Finds the first version of each event, under whose name it is credited.
    pub(super) fn find_first_versions(&mut self, units: &[VersionedEvent]) {
        for unit in units {
            let others = unit.versions.iter().skip(1);
            self.first_versions.extend(others.map(|other| (*other, unit.versions[0])));
        }
    }

    /// The claims of a unit that may count; decides the fates of the others.
    pub(super) fn claims_that_may_count(
        &mut self,
        unit: &VersionedEvent,
        ranges: &[Range<usize>],
        before: &PastEventCredits,
        by: &mut ClaimsCountedByCase,
    ) -> Vec<u32> {
        let claims_of = |event: u32| ranges[event as usize].clone().map(|claim| claim as u32);
        if unit.differed {
            return self.differed(unit, ranges, by);
        }
        let [first, others @ ..] = &unit.versions[..] else { return Vec::new() };
        if others.is_empty() {
            return claims_of(*first).collect();
        }
        let line = |claim: u32| {
            let award = &self.claims.awards[claim as usize];
            (player_hash(self.claims, award.player), award.kind, award.points)
        };
        let lines: Vec<HashSet<_>> =
            unit.versions.iter().map(|event| claims_of(*event).map(line).collect()).collect();
        let cases = self.version_cases(unit);
        let goes = self.goes_by(&cases, before);
        let mut counting = Vec::new();
        for (at, event) in unit.versions.iter().enumerate() {
            for claim in claims_of(*event) {
                let agreed = lines.iter().all(|lines| lines.contains(&line(claim)));
                let fate = match (agreed, &goes) {
                    (true, _) if at == 0 => {
                        counting.push(claim);
                        continue;
                    }
                    (true, _) => AwardFate::Refused(Refusal::Copy(*first)),
                    (false, Goes::By(chosen)) if *chosen == at => {
                        counting.push(claim);
                        by.push((claim, self.cases[cases[at] as usize].key.clone()));
                        self.by_version.insert(claim, cases[at]);
                        continue;
                    }
                    (false, Goes::By(chosen)) => {
                        AwardFate::Refused(Refusal::Copy(unit.versions[*chosen]))
                    }
                    (false, Goes::ByNone) => AwardFate::Refused(Refusal::Ignored),
                    (false, Goes::Open) => AwardFate::Pending(PendingReason::Undecided(cases[at])),
                };
                self.fates[claim as usize] = fate;
            }
        }
        counting
    }

    /// The version chosen for an event: the only one that counts, or the only one not
    /// ignored.
    fn goes_by(&mut self, cases: &[u32], before: &PastEventCredits) -> Goes {
        let with = |verdict: Option<Verdict>| -> Vec<usize> {
            let all =
                (0..cases.len()).filter(|at| self.verdict_on_case(cases[*at]) == verdict.as_ref());
            all.collect()
        };
        let (chosen, ignored, open) =
            (with(Some(Verdict::Count)), with(Some(Verdict::Ignore)), with(None));
        match (&chosen[..], &open[..]) {
            ([only], _) => Goes::By(*only),
            ([first, other, ..], _) => {
                self.report_two_versions(cases[*first], cases[*other]);
                Goes::Open
            }
            ([], [only]) if !ignored.is_empty() => Goes::By(*only),
            ([], []) => Goes::ByNone,
            ([], _) => {
                // Decided before, but the decision was lost.
                let own = |at: &usize| {
                    let key = &self.cases[cases[*at] as usize].key;
                    before.case_keys().iter().any(|(_, known)| known == key)
                };
                let decided: Vec<usize> = open.iter().copied().filter(|at| own(at)).collect();
                match decided[..] {
                    [only] => Goes::By(only),
                    _ => Goes::Open,
                }
            }
        }
    }

    /// Reports that two versions of an event were chosen.
    fn report_two_versions(&mut self, first: u32, other: u32) {
        let ruling =
            |case: u32| self.decisions.decisions_on_case(&self.cases[case as usize].key).next();
        let (Some(first), Some(other)) = (ruling(first), ruling(other)) else { return };
        let what = format!("{} is to count in this version", other.row.name);
        let trouble = problems::DecisionsContradict { what, first: first.row.at.a1() };
        self.report_problem(other.problem_file(), trouble.into(), other.row.at);
    }

    /// Raises a case for each version of an event.
    fn version_cases(&mut self, unit: &VersionedEvent) -> Vec<u32> {
        let all = unit.versions.iter().copied();
        all.map(|event| {
            let ClaimedEvent { name, source, .. } = &self.claims.events[event as usize];
            let others = unit.versions.iter().filter(|other| **other != event);
            let others = others.map(|other| &*self.claims.events[*other as usize].source);
            let others = others.collect::<Vec<_>>().join(", ");
            let day = name.date.map(|date| date.to_string()).unwrap_or_default();
            let content = awards_fingerprint_text(self.contents[event as usize]);
            let case = DoubtfulCase {
                key: format!("event {} {content}", event_text_for_case_key(name)).into(),
                kind: CaseKind::Event,
                name: name.title.clone(),
                club: name.organiser.clone(),
                evidence: format!("{} in {source}; different awards in {others}", event_told(name)),
                reasons: vec![
                    "the same day, organiser and players, but different awards".to_string(),
                ],
                ..DoubtfulCase::default()
            };
            let before = format!("event {} {day} {}", name.key, slug(source));
            let (title, place) = (name.title.to_string(), ProblemFile::Season(source.clone()));
            let case = self.add_or_find_renamed_case(case, &before);
            if self.verdict_on_case(case).is_none() {
                let trouble = problems::EventInTwoFiles { title, other: others };
                self.report_problem(place, trouble.into(), ProblemPlace::File);
            }
            case
        })
        .collect()
    }

    /// Selects the awards of the chosen version among those pending in the register because
    /// files differ.
    fn differed(
        &mut self,
        unit: &VersionedEvent,
        ranges: &[Range<usize>],
        by: &mut ClaimsCountedByCase,
    ) -> Vec<u32> {
        let cases: Vec<u32> = unit.versions.iter().map(|event| self.waiting_case(*event)).collect();
        // Versions without pending awards are known only from decisions.
        let own = |key: &str| cases.iter().any(|case| *self.cases[*case as usize].key == *key);
        let event = &self.claims.events[unit.versions[0] as usize];
        let group = format!("event {} ", event_text_for_case_key(&event.name));
        let others: Vec<TypedDecision> = self
            .decisions
            .cases_with_key_prefix(&group)
            .filter(|(key, _)| !own(key))
            .filter_map(|(_, rulings)| Some(rulings.first()?.decision()))
            .collect();
        let elsewhere = others.contains(&TypedDecision::Count);
        let with = |verdict: Option<Verdict>| -> Vec<usize> {
            let all =
                (0..cases.len()).filter(|at| self.verdict_on_case(cases[*at]) == verdict.as_ref());
            all.collect()
        };
        let (chosen, open) = (with(Some(Verdict::Count)), with(None));
        let left_out = cases.len() - chosen.len() - open.len() + others.len();
        let goes = match (&chosen[..], &open[..]) {
            ([only], _) if !elsewhere => Goes::By(*only),
            ([], _) if elsewhere => Goes::ByNone,
            ([first, other, ..], _) => {
                self.report_two_versions(cases[*first], cases[*other]);
                Goes::Open
            }
            ([], [only]) if left_out > 0 => Goes::By(*only),
            ([], []) => Goes::ByNone,
            _ => Goes::Open,
        };
        let mut counting = Vec::new();
        for (at, event) in unit.versions.iter().enumerate() {
            for claim in ranges[*event as usize].clone() {
                self.fates[claim] = match goes {
                    Goes::By(chosen) if chosen == at => {
                        counting.push(claim as u32);
                        by.push((claim as u32, self.cases[cases[at] as usize].key.clone()));
                        self.by_version.insert(claim as u32, cases[at]);
                        continue;
                    }
                    Goes::Open => AwardFate::Pending(PendingReason::Undecided(cases[at])),
                    _ => AwardFate::Refused(Refusal::Ignored),
                };
            }
        }
        counting
    }

    /// The case on which pending awards of the register depend.
    fn waiting_case(&mut self, event: u32) -> u32 {
        let ClaimedEvent { name, waits_for, .. } = &self.claims.events[event as usize];
        let case = DoubtfulCase {
            key: waits_for.clone(),
            kind: CaseKind::Event,
            name: name.title.clone(),
            club: name.organiser.clone(),
            evidence: format!("{}, which is pending in the register", event_told(name)),
            reasons: vec!["the same day, organiser and players, but different awards".to_string()],
            ..DoubtfulCase::default()
        };
        self.add_or_find_case(case)
    }
}
