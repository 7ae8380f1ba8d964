//! What the registrar decided: rows of the workbook of decisions, and those that
//! the register kept from earlier ones.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

use crate::model::names::folded;
use crate::model::register::DecisionRow;
use crate::problem::Problem;
use crate::register::problems;

use super::{CaseKind, In};

/// What to do where points were credited before they were decided on.
pub const RETURN_AGAIN: &str =
    "Give the returns of these events again together with the decision, so that the points move.";

/// What to do where a certificate was counted before it was decided on.
pub const TAKE_BACK: &str =
    "Take it back on the sheet Certificates, with a row of the same number and a minus.";

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

/// A row that decides a case, and where it stands.
#[derive(Debug, Clone, Copy)]
pub struct Ruling<'a> {
    /// The row.
    pub row: &'a DecisionRow,
    /// Whether it was given now; else the register kept it.
    pub now: bool,
}

impl Ruling<'_> {
    /// Where it stands.
    pub fn place(&self) -> In {
        if self.now { In::Decisions } else { In::Register }
    }

    /// What it decides.
    pub fn decided(&self) -> Decided {
        decided(self.row).unwrap_or(Decided::Number("".into()))
    }
}

/// What was decided of a case, now and before.
#[derive(Debug, Default, Clone, Copy)]
struct Rulings<'a> {
    now: Option<&'a DecisionRow>,
    kept: Option<&'a DecisionRow>,
}

impl<'a> Rulings<'a> {
    /// What was decided now before what the register kept.
    fn in_turn(self) -> impl Iterator<Item = Ruling<'a>> {
        let now = self.now.map(|row| Ruling { row, now: true });
        now.into_iter().chain(self.kept.map(|row| Ruling { row, now: false }))
    }
}

/// The decisions by their cases.
#[derive(Debug, Default)]
pub struct Decisions<'a> {
    rows: BTreeMap<&'a str, Rulings<'a>>,
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
        let mut rows: BTreeMap<&str, Rulings<'_>> = BTreeMap::new();
        for (case, row) in by_case(kept, In::Register, problems) {
            rows.entry(case).or_default().kept = Some(row);
        }
        for (case, row) in by_case(given, In::Decisions, problems) {
            rows.entry(case).or_default().now = Some(row);
        }
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

    /// What was decided of a case that came up, what was decided now first.
    pub fn take(&mut self, case: &str) -> Vec<Ruling<'a>> {
        let Some((known, rulings)) = self.rows.get_key_value(case) else { return Vec::new() };
        self.used.insert(known);
        rulings.in_turn().collect()
    }

    /// What was decided of a case, what was decided now first.
    pub fn of_case(&self, case: &str) -> impl Iterator<Item = Ruling<'a>> {
        self.rows.get(case).copied().unwrap_or_default().in_turn()
    }

    /// The cases of which something was decided, in order, with what was decided now
    /// first.
    pub fn all(&self) -> impl Iterator<Item = (&'a str, Vec<Ruling<'a>>)> + '_ {
        self.rows.iter().map(|(case, rulings)| (*case, rulings.in_turn().collect()))
    }

    /// Those of cases that begin with some words.
    pub fn beginning<'b>(
        &'b self,
        words: &'b str,
    ) -> impl Iterator<Item = (&'a str, Vec<Ruling<'a>>)> + 'b
    where
        'a: 'b,
    {
        let from = self.rows.range::<str, _>((Bound::Included(words), Bound::Unbounded));
        let own = from.take_while(move |(case, _)| case.starts_with(words));
        own.map(|(case, rulings)| (*case, rulings.in_turn().collect()))
    }

    /// What the register kept of a case, where a decision given now lets count what that
    /// one refused.
    pub fn replaced(&self, case: &str) -> Option<(Ruling<'a>, &'a DecisionRow)> {
        let rulings = self.rows.get(case)?;
        let (now, kept) = (rulings.now?, rulings.kept?);
        let refuses = |row| matches!(decided(row), Some(Decided::NotAMember | Decided::Ignore));
        (refuses(kept) && !refuses(now)).then_some((Ruling { row: now, now: true }, kept))
    }

    /// The cases that did not come up, in order.
    pub fn unused(&self) -> Vec<&'a str> {
        self.rows.keys().copied().filter(|case| !self.used.contains(case)).collect()
    }

    /// The number that a new member was given or is kept for one, by an earlier decision.
    pub fn kept_number(&self, case: &str) -> Option<&'a str> {
        let row = self.rows.get(case)?.kept?;
        matches!(decided(row)?, Decided::New(_)).then_some(row.member.as_deref()).flatten()
    }
}

/// The numbers of those who were entered as new members by the decisions that a register
/// kept.
pub fn entered(kept: &[DecisionRow]) -> BTreeSet<&str> {
    let entered = kept.iter().filter_map(|row| match decided(row)? {
        Decided::New(_) => row.member.as_deref(),
        _ => None,
    });
    entered.collect()
}

/// The rows with a decision, by case.
fn by_case<'a>(
    rows: &'a [DecisionRow],
    place: In,
    problems: &mut Vec<(In, Problem)>,
) -> BTreeMap<&'a str, &'a DecisionRow> {
    let mut found: BTreeMap<&str, &DecisionRow> = BTreeMap::new();
    let mut contradicted: BTreeSet<&str> = BTreeSet::new();
    for row in rows.iter().filter(|row| row.decision.is_some()) {
        match found.get(&*row.case) {
            Some(first) if decided(first) != decided(row) => {
                let what = format!(
                    "The case of {} is decided as \u{201c}{}\u{201d}",
                    if row.name.is_empty() { &row.case } else { &row.name },
                    row.decision.as_deref().unwrap_or_default()
                );
                let trouble = problems::DecisionsContradict { what, first: first.at.a1() };
                problems.push((place.clone(), Problem::new(trouble, row.at)));
                contradicted.insert(&row.case);
            }
            Some(_) => {}
            None => {
                found.insert(&row.case, row);
            }
        }
    }
    found.retain(|case, _| !contradicted.contains(case));
    found
}

/// What a row decides.
fn decided(row: &DecisionRow) -> Option<Decided> {
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
    Box::new(Problem::new(problems::UnknownDecision { text, choices }, row.at))
}

/// A decision for a member who is not there.
pub fn gone(what: String, row: &DecisionRow) -> Box<Problem> {
    Box::new(Problem::new(problems::DecisionGone { what }, row.at))
}
