//! Skips invalid rows of the Interstate Teams with a problem, so that they bring no victory
//! points: a round that does not exist, a team with another match in the round, more boards of
//! average plus than boards.

use std::collections::HashMap;

use crate::abf_anc_2018::figures::interstate_teams;
use engine::scoring::problems::{NoSuchRound, RoundTwice};
use engine::scoring::{match_length, parse_round_number, planned_rounds};
use model::problem::{Phrase, Problem, ProblemDetail, phrase};
use model::{CellAddress, Event, Exact, Match, Note};

use super::problems;

/// A team in a round; the session, if there are several.
type Seat = (Option<String>, usize, usize);

/// The two teams, lower index first; one for a bye.
type Pair = (usize, Option<usize>);

fn pair_of(row: &Match) -> Pair {
    match row.away {
        Some(away) => (row.home.min(away), Some(row.home.max(away))),
        None => (row.home, None),
    }
}

/// A number of boards above those of the match: the number, its name, the boards of the match.
fn too_many(row: &Match, usual: u32) -> Option<(Exact, Phrase, Exact)> {
    let boards = row.boards.map_or(Exact::whole(usual), |cell| cell.value);
    let plus =
        row.average_plus.map(|count| (Exact::whole(count), phrase!("boards of average plus")));
    let compared = row.compared.map(|cell| (cell.value, phrase!("boards compared")));
    let impossible = |(count, _): &(Exact, Phrase)| *count > boards || *count < Exact::ZERO;
    let (count, what) = plus.into_iter().chain(compared).find(impossible)?;
    Some((count, what, boards))
}

/// Removes invalid rows from an event.
pub(super) fn remove_invalid_rows(event: &mut Event, problems: &mut Vec<Problem>) {
    if !interstate_teams::is_interstate_teams_qualifying(event)
        && !interstate_teams::is_interstate_teams_final(event)
    {
        return;
    }
    let planned = planned_rounds(event);
    let usual = match_length::match_length_of_event(event).map(|length| length.boards);
    let id = event.id.clone();
    let labels: Vec<String> = event.entries.iter().map(|entry| entry.label.clone()).collect();
    let mut playing: HashMap<Seat, (Pair, CellAddress)> = HashMap::new();
    event.matches.retain(|row| {
        let mut tell = |wrong: ProblemDetail| {
            problems.push(Problem::new(wrong, row.at).with_event(&id));
        };
        if let Some((count, what, boards)) = usual.and_then(|usual| too_many(row, usual)) {
            let (count, boards) = (count.to_decimal(), boards.to_decimal());
            tell(problems::BoardsBeyondMatch { count, what, boards }.into());
            return false;
        }
        let Some(text) = row.round.as_deref().filter(|_| !row.is_play_off()) else { return true };
        let round = parse_round_number(text);
        let is_there = |round: &usize| (1..=planned.unwrap_or(usize::MAX)).contains(round);
        let Some(round) = round.filter(is_there) else {
            tell(NoSuchRound { text: row.round.clone(), rounds: planned }.into());
            return false;
        };
        if !row.has_outcome() || row.note == Some(Note::Triangular) {
            return true;
        }
        let pair = pair_of(row);
        for side in row.sides() {
            let met = playing.entry((row.session.clone(), round, side)).or_insert((pair, row.at));
            if met.0 != pair {
                let (label, first) = (labels[side].clone(), met.1.a1());
                tell(RoundTwice { label, round, first }.into());
                return false;
            }
        }
        true
    });
}
