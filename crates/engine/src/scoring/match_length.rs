//! The number of boards of a match that is not scored from its boards: by its row, else by the
//! event, else fixed by the rule book for the stage, else the event's boards divided by the matches
//! of a contestant, else the compared boards of its row. Otherwise it is unknown: a victory point
//! scale for another number of boards is another scale.

use std::collections::BTreeSet;

use crate::rules::rule_book_facts;
use model::form::Key;
use model::{Basis, BoardLineScore, Event, Exact, Format, Match, Note};

use super::match_score::MatchLength;

/// The boards of a row's match, given those of every match of its event; `None` if unknown.
pub(crate) fn match_length_of_row(
    row: &Match,
    of_event: Option<&MatchLength>,
) -> Option<MatchLength> {
    let known = typed_match_boards(row).map(MatchLength::from_typed).or_else(|| of_event.cloned());
    known.or_else(|| compared(row))
}

/// The boards of every match of an event; `None` if unknown.
pub fn match_length_of_event(event: &Event) -> Option<MatchLength> {
    let typed = event.answer_whole_number(Key::BoardsPerMatch).filter(|boards| *boards > 0);
    typed
        .map(MatchLength::from_typed)
        .or_else(|| match_length_by_rules(event))
        .or_else(|| match_length_from_total_boards(event))
}

/// The boards that a row gives its match.
pub(crate) fn typed_match_boards(row: &Match) -> Option<u32> {
    let cell = row.boards.filter(|cell| cell.value.is_whole())?;
    u32::try_from(cell.value.numerator()).ok().filter(|boards| *boards > 0)
}

/// The boards that the rule book fixes for the stage.
pub(crate) fn match_length_by_rules(event: &Event) -> Option<MatchLength> {
    let (boards, clause) =
        rule_book_facts::facts_of_event_rule_book(event).fixed_match_boards(event)?;
    let mut basis = Basis::new();
    basis.add_cited_step(clause, format!("matches of {boards} boards"));
    Some(MatchLength { boards, basis })
}

/// The event's boards divided by the matches of a contestant, if they divide. In a knock-out that
/// number is unknown.
pub fn match_length_from_total_boards(event: &Event) -> Option<MatchLength> {
    let boards = event.answer_whole_number(Key::Boards).filter(|_| !event.is_knockout())?;
    let each = matches_each(event).filter(|each| *each > 0 && boards >= *each)?;
    let words = format!("{boards} boards in {each} matches each = {} a match", boards / each);
    boards.is_multiple_of(each).then(|| MatchLength::with_derivation(boards / each, &words))
}

/// The most contestants who can have one match only.
const OF_ONE_MATCH: usize = 3;

/// Matches of a contestant: one for each planned round, less the byes of an odd field in which
/// everybody meets; else the most that anybody has. A single match among many contestants means
/// that more rounds follow.
fn matches_each(event: &Event) -> Option<u32> {
    let met = || most_met(event).filter(|most| *most > 1 || event.entries.len() <= OF_ONE_MATCH);
    let Some(rounds) = event.answer_whole_number(Key::Rounds).filter(|rounds| *rounds > 0) else {
        return met();
    };
    let all_play_all = matches!(event.format(), Some(Format::RoundRobin | Format::League));
    let field = u32::try_from(event.entries.len()).ok().filter(|field| field % 2 == 1);
    let byes = field.filter(|field| all_play_all && rounds.is_multiple_of(*field));
    let each = rounds - byes.map_or(0, |field| rounds / field);
    // If everybody sat out a round, either number could be meant.
    (!everybody_sat_out(event, rounds, each)).then_some(each)
}

/// Whether all planned rounds were played and everybody has fewer matches than assumed.
fn everybody_sat_out(event: &Event, rounds: u32, each: u32) -> bool {
    let named = event.matches.iter().filter(|row| row.round.is_some() && !row.is_play_off());
    rounds_among(named) >= rounds && most_met(event).is_some_and(|most| most < each)
}

/// The most rounds in which a contestant has an opponent.
fn most_met(event: &Event) -> Option<u32> {
    let mut met: Vec<Vec<&Match>> = vec![Vec::new(); event.entries.len()];
    for row in event.matches.iter().filter(|row| row.away.is_some() && !row.is_play_off()) {
        row.sides().for_each(|side| met[side].push(row));
    }
    met.into_iter().map(|own| rounds_among(own.into_iter())).max()
}

/// The rounds of some matches; two mini-matches are one round.
fn rounds_among<'a>(rows: impl Iterator<Item = &'a Match>) -> u32 {
    let mut unnamed = 0;
    let mut named: BTreeSet<[Option<&str>; 2]> = BTreeSet::new();
    for row in rows {
        match &row.round {
            Some(round) => _ = named.insert([row.session.as_deref(), Some(round)]),
            None => unnamed += 1,
        }
    }
    unnamed + named.len() as u32
}

/// The compared boards plus those of average plus.
fn compared(row: &Match) -> Option<MatchLength> {
    let compared = row.compared.map(|cell| cell.value).filter(|compared| compared.is_whole())?;
    let plus = row.average_plus.into_iter().max().unwrap_or(0);
    let boards = u32::try_from((compared + Exact::whole(plus)).numerator()).ok()?;
    let words = match plus {
        0 => format!("{boards} boards were compared"),
        _ => format!("{compared} boards compared and {plus} of average plus: {boards} boards"),
    };
    (boards > 0).then(|| MatchLength::with_derivation(boards, &words))
}

/// The boards that a contestant plays in the event: as typed, else the most with lines or matches.
pub fn boards_per_contestant(event: &Event) -> Option<u32> {
    event.answer_whole_number(Key::Boards).or_else(|| most_boards_of_contestant(event))
}

/// The most boards of any contestant with lines or matches.
pub(super) fn most_boards_of_contestant(event: &Event) -> Option<u32> {
    let mut played = vec![0u32; event.entries.len()];
    for line in event.boards.iter().filter(|line| line.score != BoardLineScore::NotPlayed) {
        let rooms = event.is_of_teams();
        let sides = [line.north_south, line.east_west].into_iter().take(if rooms { 1 } else { 2 });
        sides.flat_map(|side| side.contestants()).for_each(|entry| played[entry] += 1);
    }
    if event.boards.is_empty() {
        let per_match = event.answer_whole_number(Key::BoardsPerMatch);
        // A bye has no boards, and play-offs are outside the event.
        let met = |found: &&Match| found.away.is_some() && found.note != Some(Note::PlayOff);
        for played_match in event.matches.iter().filter(met) {
            let typed = played_match.boards.map(|cell| cell.value.numerator());
            let boards = typed.and_then(|boards| u32::try_from(boards).ok()).or(per_match)?;
            played_match
                .sides()
                .for_each(|entry| played[entry] = played[entry].saturating_add(boards));
        }
    }
    played.into_iter().max().filter(|most| *most > 0)
}
