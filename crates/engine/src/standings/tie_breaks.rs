//! Tie-breaks: FIDE's, which the crate `swiss` computes, a rule book's own criteria, and the values
//! that compare contestants of a bracket.

use std::collections::BTreeMap;
use std::fmt;

use swiss::tie_breaks::{
    self as fide, TIE_BREAKS, TieBreak, TieBreakKind, UnknownTieBreak, clauses,
};

use crate::rules::rule_book_facts;
use crate::rules::tie_rules::TieCriterion;
use crate::scoring::bracket;
use crate::standings::problems;
use model::crosstable::Crosstable;
use model::form::Key;
use model::misspelt_names::nearest_name;
use model::problem::{Problem, ProblemDetail};
use model::{Basis, Event, Exact, TypedValue};

/// A tie-break that an event can use: one of FIDE's, or one of bridge.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub enum EventTieBreak {
    Fide(#[serde(with = "by_code")] TieBreak),
    /// A rule book's own, for match events.
    Own(TieCriterion),
    /// A value that compares contestants of a bracket.
    Compared(bracket::BracketSeparator),
}

/// A FIDE tie-break in a record, as its code.
mod by_code {
    use serde::de::{Deserializer, Error};
    use serde::{Deserialize, Serializer};

    use super::TieBreak;

    pub(super) fn serialize<S: Serializer>(by: &TieBreak, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&by.code())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<TieBreak, D::Error> {
        let code = String::deserialize(from)?;
        code.parse().map_err(|_| D::Error::custom(format!("no tie-break {code}")))
    }
}

impl EventTieBreak {
    /// Its name in `standings.csv`: `BH-C1`, `wins`.
    pub fn code(&self) -> String {
        match self {
            EventTieBreak::Fide(by) => by.code(),
            EventTieBreak::Own(by) => by.code().to_string(),
            EventTieBreak::Compared(by) => by.code(),
        }
    }
}

/// Its name for people.
impl fmt::Display for EventTieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EventTieBreak::Fide(by) => by.fmt(f),
            EventTieBreak::Own(by) => by.fmt(f),
            EventTieBreak::Compared(by) => f.write_str(&by.title()),
        }
    }
}

/// A tie-break of a contestant.
#[derive(Clone, Debug, PartialEq)]
pub struct TieBreakValue {
    pub by: EventTieBreak,
    /// Its value; `None` if it has none or was not needed.
    pub value: Option<Exact>,
    /// The basis of the value; empty if it was not needed.
    pub basis: Basis,
}

/// The tie-breaks of an event: as its key lists them, else those of its rule book. Empty without a
/// crosstable. Reports those that cannot be used.
pub fn tie_breaks_of_event(
    event: &Event,
    table: Option<&Crosstable>,
    problems: &mut Vec<Problem>,
) -> Vec<TieBreak> {
    let mut report = |trouble: ProblemDetail| {
        problems.push(event.problem(trouble, Key::TieBreaks));
    };
    let asked = event.answers.get(Key::TieBreaks).map(|cell| cell.value);
    let mut list: Vec<TieBreak> = Vec::new();
    match (asked, table) {
        (Some(TypedValue::List(names)), _) => {
            for name in names {
                match name.parse() {
                    Ok(by) => add(&mut list, by),
                    Err(unknown) => {
                        let nearest = near(name, &unknown).map(str::to_string);
                        report(
                            problems::UnknownTieBreak { name: name.to_string(), nearest }.into(),
                        );
                    }
                }
            }
        }
        (None, Some(table)) if table.boards.is_some() => {
            list = rule_book_facts::facts_of_event_rule_book(event).default_team_tie_breaks()
        }
        (None, Some(_)) => {
            list = rule_book_facts::facts_of_event_rule_book(event).default_tie_breaks()
        }
        _ => {}
    }
    let Some(table) = table else {
        if let Some(format) = event.format().filter(|_| !list.is_empty()) {
            report(problems::TieBreaksNotApplied { format: format.word() }.into());
        }
        return Vec::new();
    };
    list.retain(|by| {
        let fits = table.boards.is_some() || !by.is_for_teams_only();
        if !fits {
            report(problems::TieBreakOfTeams { title: by.to_string() }.into());
        }
        fits
    });
    let unrated = table.contestants.iter().filter(|who| who.rating.is_none()).count();
    list.retain(|by| {
        let left_out = by.definition.of_ratings && unrated > 0;
        if left_out {
            let clause = clauses::UNRATED_PLAYERS_CLAUSE.to_string();
            report(
                problems::TieBreakWithoutRatings { title: by.to_string(), unrated, clause }.into(),
            );
        }
        !left_out
    });
    list.into_iter().map(|by| by.without_implied_score(table)).collect()
}

/// The most similar tie-break to an unknown name.
fn near<'a>(name: &str, unknown: &'a UnknownTieBreak) -> Option<&'a str> {
    let titles = TIE_BREAKS.iter().map(|definition| definition.title);
    let codes = || TIE_BREAKS.iter().map(|definition| definition.code);
    // The modifier may be the invalid part.
    let begins = || unknown.begins.map(|definition| definition.code);
    nearest_name(name, titles).or_else(|| nearest_name(name, codes())).or_else(begins)
}

/// Adds a tie-break. A repeated one decides nothing, unless it covers only those still level (4.3).
fn add(list: &mut Vec<TieBreak>, by: TieBreak) {
    let again = match by.definition.measure {
        TieBreakKind::DirectEncounter
        | TieBreakKind::ExtendedDirectEncounter
        | TieBreakKind::EncounterThenBoards { .. } => list.last() == Some(&by),
        _ => list.contains(&by),
    };
    if !again {
        list.push(by);
    }
}

/// The tie-breaks of a tournament, computed for everybody.
pub struct ComputedTieBreaks<'a> {
    worked: fide::TieBreaks<'a>,
    /// The position of each entry among the contestants.
    contestants: Vec<Option<usize>>,
}

impl<'a> ComputedTieBreaks<'a> {
    /// Computes a list of tie-breaks; lots use the event's seed.
    pub(crate) fn new(table: &'a Crosstable, list: Vec<TieBreak>, seed: u64) -> Self {
        let entries = || table.contestants.iter().map(|contestant| contestant.entry);
        let mut contestants = vec![None; entries().max().map_or(0, |last| last + 1)];
        for (contestant, entry) in entries().enumerate() {
            contestants[entry] = Some(contestant);
        }
        ComputedTieBreaks { worked: fide::TieBreaks::new(table, list, seed), contestants }
    }

    /// Breaks the tie of entries with the same score: for each in the table, how many groups of
    /// level entries are better, and the value of each tie-break.
    pub(crate) fn break_tie(&self, level: &[usize]) -> BTreeMap<usize, (u32, Vec<TieBreakValue>)> {
        let position = |entry: &usize| self.contestants.get(*entry).copied().flatten();
        let of: BTreeMap<usize, usize> =
            level.iter().filter_map(|entry| Some((position(entry)?, *entry))).collect();
        let resolved = self.worked.break_tie(of.keys().copied().collect()).into_iter();
        resolved
            .map(|one| {
                let broken = one.tie_breaks.into_iter().map(TieBreakValue::of_fide);
                (of[&one.contestant], (one.better, broken.collect()))
            })
            .collect()
    }
}

impl TieBreakValue {
    fn of_fide(broken: fide::ComputedTieBreak) -> TieBreakValue {
        let mut basis = Basis::new();
        for clause in broken.clauses {
            basis.cite(clause);
        }
        if !broken.arithmetic.is_empty() {
            basis.add_step(format!("{}: {}", broken.by, broken.arithmetic));
        }
        let value = broken.value.and_then(|value| Exact::ratio(*value.numer(), *value.denom()));
        TieBreakValue { by: EventTieBreak::Fide(broken.by), value, basis }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_means_no_tie_break_has_a_nearest() {
        for (name, nearest) in [
            ("Buchholz Cut 3", Some("Buchholz")),
            ("Buchholtz", Some("Buchholz")),
            ("WIN-C1", Some("Wins")),
            ("BH-1", Some("BH")),
            ("KS/L1000", Some("KS")),
            ("KS/L50", Some("KS")),
            ("KS/L0", Some("KS")),
            ("Sonnenborn", Some("Sonneborn-Berger")),
            ("xyzzy", None),
        ] {
            let unknown = name.parse::<TieBreak>().expect_err(name);
            assert_eq!(near(name, &unknown), nearest, "{name}");
        }
    }
}
