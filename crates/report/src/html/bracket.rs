//! The bracket of a knock-out on the page of its event: a column for each round, each match
//! between the two that lead to it.

use serde::Serialize;

use crate::language::LanguageTexts;
use engine::awards::ComputedEvent;
use engine::scoring::{Knockout, KnockoutMatch};
use model::Note;

use super::board_page_parts::{noun_with_number, number_text};

/// The rounds of a single elimination.
#[derive(Serialize)]
pub(super) struct SingleEliminationBracket {
    rounds: Vec<Column>,
}

#[derive(Serialize)]
struct Column {
    title: String,
    boxes: Vec<Pairing>,
}

/// A match, or a contestant without one; empty if no match leads on.
#[derive(Serialize, Default)]
struct Pairing {
    sides: Vec<Side>,
    note: &'static str,
}

#[derive(Serialize)]
struct Side {
    label: String,
    name: String,
    score: String,
    won: bool,
}

/// The content of a position in a round.
#[derive(Clone, Copy)]
enum At<'a> {
    Match(&'a KnockoutMatch),
    Resting(usize),
    Nothing,
}

impl At<'_> {
    fn entries(self) -> Vec<Option<usize>> {
        match self {
            At::Match(meeting) => meeting.row.sides().map(Some).collect(),
            At::Resting(entry) => vec![Some(entry), None],
            At::Nothing => vec![None, None],
        }
    }
}

/// The bracket of a single elimination of several rounds.
pub(super) fn single_elimination_bracket(
    texts: &LanguageTexts,
    outcome: &ComputedEvent,
) -> Option<SingleEliminationBracket> {
    let knockout = outcome.scores.board_scoring()?.knockout()?;
    if knockout.double || knockout.rounds.len() < 2 {
        return None;
    }
    let columns = positions(knockout);
    let rounds = knockout.rounds.iter().zip(columns);
    let column = |(round, boxes): (&engine::scoring::KnockoutRound, Vec<At<'_>>)| Column {
        title: noun_with_number(texts.translate_fixed_word("Round"), &round.name),
        boxes: boxes.into_iter().map(|at| pairing(outcome, at)).collect(),
    };
    Some(SingleEliminationBracket { rounds: rounds.map(column).collect() })
}

/// Places the matches from the last round back: the two matches that lead to a match are
/// neighbours.
fn positions(knockout: &Knockout) -> Vec<Vec<At<'_>>> {
    let mut columns: Vec<Vec<At<'_>>> = Vec::with_capacity(knockout.rounds.len());
    for round in knockout.rounds.iter().rev() {
        let mut left: Vec<&KnockoutMatch> = round.meetings.iter().collect();
        let mut column = Vec::new();
        let wanted = columns.last().into_iter().flatten().flat_map(|at| at.entries());
        for entry in wanted {
            let found =
                entry.and_then(|entry| left.iter().position(|meeting| meeting.is_played_by(entry)));
            column.push(match (found, entry) {
                (Some(found), _) => At::Match(left.remove(found)),
                (None, Some(entry)) if round.idle.iter().any(|idle| idle.entry == entry) => {
                    At::Resting(entry)
                }
                _ => At::Nothing,
            });
        }
        column.extend(left.into_iter().map(At::Match));
        columns.push(column);
    }
    columns.reverse();
    columns
}

fn pairing(outcome: &ComputedEvent, at: At<'_>) -> Pairing {
    let side = |entry: usize, score: String, won: bool| {
        let entry = &outcome.event.entries[entry];
        let name = entry.name.clone().unwrap_or_else(|| entry.display_name());
        let name = if name == entry.label { String::new() } else { name };
        Side { label: entry.label.clone(), name, score, won }
    };
    match at {
        At::Nothing => Pairing::default(),
        At::Resting(entry) => {
            Pairing { sides: vec![side(entry, String::new(), true)], note: Note::Bye.word() }
        }
        At::Match(meeting) => {
            let scores = meeting.row.vps_imps_or_percentages();
            let sides = meeting.row.sides().enumerate().map(|(nth, entry)| {
                let score = scores.map(|scores| number_text(scores[nth])).unwrap_or_default();
                side(entry, score, meeting.winner == Some(entry))
            });
            Pairing { sides: sides.collect(), note: meeting.row.note.map_or("", Note::word) }
        }
    }
}
