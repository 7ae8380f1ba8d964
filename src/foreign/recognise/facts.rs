//! What a sheet says of the event, and what has to be asked.

use std::collections::HashSet;

use super::days::day_in;
use super::headings::squeezed;
use super::lines::Line;
use super::words::{tokens, words};
use super::{Fact, FactKind, Sureness};
use crate::model::Address;

/// What lines tell; a kind of fact once, the first that says it.
#[derive(Default)]
pub(super) struct Told {
    pub(super) facts: Vec<Fact>,
    /// Cells that are a label or its value.
    pub(super) values: HashSet<Address>,
}

impl Told {
    pub(super) fn tell(
        &mut self,
        kind: FactKind,
        value: String,
        at: Address,
        sure: Sureness,
        evidence: &str,
    ) {
        if !self.facts.iter().any(|fact| fact.kind == kind) {
            self.facts.push(Fact {
                kind,
                value: Some(value),
                at: Some(at),
                sure,
                evidence: evidence.to_string(),
            });
        }
    }
}

/// Reads all lines of a sheet. `ranking` tells that a round named after `after` is the last.
pub(super) fn told(lines: &[Line], ranking: bool) -> Told {
    let mut told = Told::default();
    let mut values: HashSet<Address> = HashSet::new();
    for line in lines {
        if let Some(value) = labelled(line, &mut told) {
            values.insert(value);
            values.insert(line.at);
        }
    }
    for line in lines.iter().filter(|line| !values.contains(&line.at)) {
        if line.above {
            dated(line, &mut told);
        }
        counted(line, ranking, &mut told);
    }
    told.values = values;
    told
}

/// A label with its value behind a colon or in the next cell; gives where the value stands.
fn labelled(line: &Line, told: &mut Told) -> Option<Address> {
    let words = words();
    let (label, value, at) =
        match line.text.split_once(':').filter(|(_, value)| !value.trim().is_empty()) {
            Some((label, value)) => (label, value.trim().to_string(), line.at),
            None => {
                let (at, value) = line.beside.clone()?;
                (line.text.as_str(), value, at)
            }
        };
    let kind = (*words.labels.get(&squeezed(label, true).text)?)?;
    let value = match kind {
        FactKind::Date => {
            let day = day_in(&value)?;
            let sure = if day.ambiguous { Sureness::Asked } else { Sureness::Certain };
            told.tell(kind, day.iso(), at, sure, "a label says that it is the date");
            return Some(at);
        }
        FactKind::Rounds | FactKind::Round | FactKind::Boards => value
            .split(|c: char| !c.is_ascii_digit())
            .find(|digits| !digits.is_empty())?
            .to_string(),
        FactKind::Rules | FactKind::Status | FactKind::Movement | FactKind::Scale => {
            return Some(at);
        }
        _ => value,
    };
    told.tell(kind, value, at, Sureness::Certain, "a label says so");
    Some(at)
}

/// A day in a line that is not of something else.
fn dated(line: &Line, told: &mut Told) {
    let Some(day) = day_in(&line.text) else { return };
    let stale = tokens(&line.text).iter().any(|token| words().stale.contains(token));
    if stale {
        return;
    }
    let sure = if day.ambiguous { Sureness::Asked } else { Sureness::Likely };
    told.tell(FactKind::Date, day.iso(), line.at, sure, "the line above the table has this day");
}

/// Numbers of boards and rounds, results that count.
fn counted(line: &Line, ranking: bool, told: &mut Told) {
    let words = words();
    let tokens = tokens(&line.text);
    let number = |at: usize| {
        tokens
            .get(at)
            .and_then(|token: &String| {
                token.trim_end_matches(|c: char| c.is_ascii_lowercase()).parse::<u16>().ok()
            })
            .filter(|number| (1..=400).contains(number))
    };
    for (at, token) in tokens.iter().enumerate() {
        let before = at.checked_sub(1).and_then(number);
        let plural = |set: &HashSet<String>| set.contains(token);
        let product = at >= 2 && matches!(tokens[at - 2].as_str(), "x" | "by");
        if let Some(count) = before.filter(|count| plural(&words.boards) && *count > 1 && !product)
        {
            told.tell(
                FactKind::Boards,
                count.to_string(),
                line.at,
                Sureness::Likely,
                "a line tells the number of boards",
            );
        }
        let after = tokens[..at].iter().rev().take(4).any(|token| words.after.contains(token));
        if let Some(count) = before
            .filter(|count| plural(&words.rounds) && !words.round.contains(token) && *count <= 40)
        {
            told.tell(
                FactKind::Rounds,
                count.to_string(),
                line.at,
                Sureness::Likely,
                "a line tells the number of rounds",
            );
        } else if words.round.contains(token) {
            let ordinal = before.filter(|count| *count <= 40);
            let Some(round) = number(at + 1).filter(|round| *round <= 40).or(ordinal) else {
                continue;
            };
            told.tell(
                FactKind::Round,
                round.to_string(),
                line.at,
                Sureness::Likely,
                "a line names the round",
            );
            if ranking && after {
                let of = tokens[at..].windows(2).find_map(|pair| {
                    (matches!(
                        pair[0].as_str(),
                        "of" | "von" | "de" | "di" | "van" | "z" | "av" | "sur" | "o"
                    ))
                    .then(|| pair[1].parse::<u16>().ok())
                    .flatten()
                });
                let rounds = of.filter(|of| *of >= round && *of <= 40).unwrap_or(round);
                told.tell(
                    FactKind::Rounds,
                    rounds.to_string(),
                    line.at,
                    Sureness::Likely,
                    "the ranking is after this round",
                );
            }
        }
        if matches!(
            token.as_str(),
            "best"
                | "beste"
                | "mejores"
                | "migliori"
                | "meilleurs"
                | "melhores"
                | "basta"
                | "najlepszych"
                | "gorau"
                | "bedste"
                | "top"
        ) {
            let count = number(at + 1).or_else(|| written_number(tokens.get(at + 1)?)).or(before);
            if let Some(count) = count.filter(|count| *count <= 60) {
                told.tell(
                    FactKind::ResultsCounted,
                    count.to_string(),
                    line.at,
                    Sureness::Likely,
                    "a line tells how many results count",
                );
            }
        }
    }
}

fn written_number(word: &String) -> Option<u16> {
    const WORDS: &[&str] = &[
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve",
    ];
    (1..).zip(WORDS).find(|(_, known)| **known == word.as_str()).map(|(number, _)| number)
}
