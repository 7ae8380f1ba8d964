//! The registrar's decisions on the cases that come up.

use register::reconcile::{CaseKind, DoubtfulCase, Reconciliation};

use super::world::{PaperOf, World};
use crate::support::chance::Chance;

/// A decision.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    Same,
    Number(String),
    New,
    NotAMember,
    Ignore,
    Count,
}

impl What {
    pub fn text(&self) -> String {
        match self {
            What::Same => "same person".to_string(),
            What::Number(number) => number.clone(),
            What::New => "new member".to_string(),
            What::NotAMember => "not a member".to_string(),
            What::Ignore => "ignore".to_string(),
            What::Count => "count".to_string(),
        }
    }
}

/// A case of the workbook of decisions, and the successive decisions on it.
#[derive(Clone, Debug)]
pub struct Decision {
    pub number: String,
    pub name: String,
    pub club: String,
    pub suggested: String,
    pub what: Vec<What>,
}

impl World {
    /// The final decision on every case.
    pub fn decided(&self) -> Vec<(String, What)> {
        let last = |(key, decision): (&String, &Decision)| {
            Some((key.clone(), decision.what.last()?.clone()))
        };
        self.decisions.iter().filter_map(last).collect()
    }

    /// Decides some of the cases that came up and were not decided yet.
    pub fn decide(&mut self, done: &Reconciliation, chance: &mut Chance) {
        for case in &done.cases {
            let key = case.key.to_string();
            self.know_version(case);
            if self.decisions.contains_key(&key) || case.kept.is_some() {
                continue;
            }
            let suggested = case.suggested.map(|at| done.members[at as usize].number.to_string());
            let what = match chance.one_in(3) {
                true => Vec::new(),
                false => self.choice(case, suggested.is_some(), chance),
            };
            let decision = Decision {
                number: case.number.to_string(),
                name: case.name.to_string(),
                club: case.club.to_string(),
                suggested: suggested.unwrap_or_default(),
                what,
            };
            self.decisions.insert(key, decision);
        }
    }

    fn know_version(&mut self, case: &DoubtfulCase) {
        if case.kind != CaseKind::Event {
            return;
        }
        let at = self.events.iter().position(|event| *event.title == *case.name).unwrap();
        let rival = case.evidence.contains(&format!("in rival-{at}.xlsx;"));
        self.versions.entry(at).or_default()[usize::from(rival)] = case.key.to_string();
    }

    /// One or two successive decisions on a case.
    fn choice(&self, case: &DoubtfulCase, suggested: bool, chance: &mut Chance) -> Vec<What> {
        let mut choices = match case.kind {
            CaseKind::Player => self.player_choices(case, suggested, chance),
            CaseKind::TwoRows => vec![What::Same, What::Same, What::Ignore],
            _ => vec![What::Count, What::Ignore],
        };
        chance.shuffle(&mut choices);
        // A new member stays one.
        let second = choices.iter().skip(1).find(|other| **other != choices[0]);
        let changed = second.filter(|_| choices[0] != What::New && chance.one_in(5)).cloned();
        let last = changed.filter(|changed| *changed != What::New);
        std::iter::once(choices[0].clone()).chain(last).collect()
    }

    fn player_choices(
        &self,
        case: &DoubtfulCase,
        suggested: bool,
        chance: &mut Chance,
    ) -> Vec<What> {
        let spelling = self.spellings.iter().position(|own| *own.key() == *case.key).unwrap();
        let paper = self.papers.iter().find(|paper| {
            matches!(paper.of, PaperOf::Award { spelling: own, .. }
                | PaperOf::SameDay { spelling: own, .. } if own == spelling)
        });
        let mut choices = vec![What::NotAMember, What::Ignore];
        if let Some(paper) = paper {
            choices.push(What::Number(self.rows[paper.row].number.clone()));
            return choices;
        }
        if suggested {
            choices.extend([What::Same, What::Same, What::Same]);
        }
        let rows = (0..self.rows.len()).filter(|row| !self.is_on_several_rows(*row));
        let rows: Vec<usize> = rows.collect();
        choices.push(What::Number(self.rows[*chance.of(&rows)].number.clone()));
        let once = (0..self.events.len()).all(|event| self.times_in(event, spelling) < 2);
        if once && !case.name.is_empty() {
            choices.extend([What::New, What::New]);
        }
        choices
    }
}
