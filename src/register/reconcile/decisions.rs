//! What the registrar decided: rows of the workbook of decisions, and those that
//! the register kept from earlier ones.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::form::folded;
use crate::model::register::DecisionRow;
use crate::problem::{Problem, RegisterTrouble};

use super::{CaseKind, In};

/// A decision as it was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decided {
    /// The same person: the member named beside it, if one is.
    Same(Option<Box<str>>),
    /// A new member, with the number to give, if one is typed.
    New(Option<Box<str>>),
    /// No member.
    NotAMember,
    /// It counts.
    Count,
    /// It does not count.
    Ignore,
    /// A number, or something that cannot be read.
    Number(Box<str>),
}

/// The decisions by their cases.
#[derive(Debug, Default)]
pub struct Decisions<'a> {
    rows: BTreeMap<&'a str, (In, &'a DecisionRow)>,
    /// Cases that came up.
    used: BTreeSet<&'a str>,
}

impl<'a> Decisions<'a> {
    /// The decisions that a register kept, and those that were given now, which
    /// stand above them. Of two that contradict each other neither holds.
    pub fn of(
        kept: &'a [DecisionRow],
        given: &'a [DecisionRow],
        problems: &mut Vec<(In, Problem)>,
    ) -> Decisions<'a> {
        let mut rows = decided(kept, In::Register, problems);
        rows.extend(decided(given, In::Decisions, problems));
        Decisions { rows, used: BTreeSet::new() }
    }

    /// Whether nothing was decided at all.
    pub fn is_silent(&self) -> bool {
        self.rows.is_empty()
    }

    /// Whether something was decided of a case.
    pub fn has(&self, case: &str) -> bool {
        self.rows.contains_key(case)
    }

    /// What was decided of a case, and the row that says so.
    pub fn take(&mut self, case: &str) -> Option<(Decided, In, &'a DecisionRow)> {
        let (known, (place, row)) = self.rows.get_key_value(case)?;
        self.used.insert(known);
        Some((read(row)?, place.clone(), row))
    }

    /// The numbers of those who were entered as new members by earlier decisions.
    pub fn entered(&self) -> BTreeSet<&'a str> {
        let earlier = self.rows.values().filter(|(place, _)| *place == In::Register);
        let entered = earlier.filter_map(|(_, row)| match read(row)? {
            Decided::New(_) => row.member.as_deref(),
            _ => None,
        });
        entered.collect()
    }

    /// The decisions whose cases did not come up.
    pub fn unused(&self) -> impl Iterator<Item = (&In, &'a DecisionRow)> + '_ {
        let left = self.rows.iter().filter(|(case, _)| !self.used.contains(*case));
        left.map(|(_, (place, row))| (place, *row))
    }
}

/// The rows with a decision, by case.
fn decided<'a>(
    rows: &'a [DecisionRow],
    place: In,
    problems: &mut Vec<(In, Problem)>,
) -> BTreeMap<&'a str, (In, &'a DecisionRow)> {
    let mut found: BTreeMap<&str, (In, &DecisionRow)> = BTreeMap::new();
    let mut contradicted: BTreeSet<&str> = BTreeSet::new();
    for row in rows.iter().filter(|row| row.decision.is_some()) {
        match found.get(&*row.case) {
            Some((_, first)) if read(first) != read(row) => {
                let what = format!(
                    "The case of {} is decided as \u{201c}{}\u{201d}",
                    if row.name.is_empty() { &row.case } else { &row.name },
                    row.decision.as_deref().unwrap_or_default()
                );
                let trouble = RegisterTrouble::DecisionsContradict { what, first: first.at.a1() };
                problems.push((place.clone(), Problem::new(trouble.into(), row.at)));
                contradicted.insert(&row.case);
            }
            Some(_) => {}
            None => {
                found.insert(&row.case, (place.clone(), row));
            }
        }
    }
    found.retain(|case, _| !contradicted.contains(case));
    found
}

/// What a row decides.
fn read(row: &DecisionRow) -> Option<Decided> {
    let text = row.decision.as_deref()?;
    Some(match folded(text).as_str() {
        "sameperson" | "same" => Decided::Same(row.member.clone().or(row.suggested.clone())),
        "newmember" | "new" => Decided::New(row.member.clone()),
        "notamember" | "nomember" => Decided::NotAMember,
        "count" | "counts" => Decided::Count,
        "ignore" => Decided::Ignore,
        _ => Decided::Number(text.trim().into()),
    })
}

/// A decision that none of a case's is.
pub fn unknown(kind: CaseKind, row: &DecisionRow) -> Box<Problem> {
    let mut choices = kind.choices().join(", ");
    if kind == CaseKind::Player {
        choices.push_str(", the number of a member");
    }
    let text = row.decision.as_deref().unwrap_or_default().to_string();
    Box::new(Problem::new(RegisterTrouble::UnknownDecision { text, choices }.into(), row.at))
}

/// A decision for a member who is not there.
pub fn gone(what: String, row: &DecisionRow) -> Box<Problem> {
    Box::new(Problem::new(RegisterTrouble::DecisionGone { what }.into(), row.at))
}
