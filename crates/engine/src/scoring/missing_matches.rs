//! Matches that a return lacks, by the matches that it has.

use std::collections::{BTreeMap, BTreeSet};

use model::form::Key;
use model::problem::{Problem, abridged_name_list};
use model::{CellAddress, Event, Format, State};

use super::knockouts::Knockout;
use super::match_score::MatchScore;
use super::problems;

/// Contestants of a round, or pairs of them, that are named.
const MAX_NAMED_CONTESTANTS: usize = 6;

/// Reports contestants of a knock-out that won their last match, although further rounds were played.
pub(super) fn report_winners_without_next_match(
    event: &Event,
    knockout: &Knockout,
    problems: &mut Vec<Problem>,
) {
    if knockout.double || event.state != State::Final {
        return;
    }
    for (entry, fate) in knockout.fates.iter().enumerate() {
        let has_left = event.entries[entry].has_left();
        let Some(fate) = fate.as_ref().filter(|_| !has_left) else { continue };
        let Some(round) = knockout.rounds.get(fate.last) else { continue };
        if fate.by.is_some() || fate.last + 1 == knockout.rounds.len() {
            continue;
        }
        let later = &knockout.rounds[fate.last + 1..];
        // Where the loser plays on, that is told.
        let loser_left = |loser: usize| !later.iter().any(|round| round.has_entry(loser));
        let won = round.matches_of_entry(entry).find(|meeting| {
            meeting.winner == Some(entry)
                && !meeting.triangular
                && meeting.loser().is_some_and(loser_left)
        });
        let Some(won) = won else { continue };
        let (label, round) = (event.entries[entry].label.clone(), round.title());
        problems.push(event.problem(problems::NoMatchAfterWin { label, round }, won.row.at));
    }
}

/// The matches of a round.
struct RoundOfMatches<'a> {
    name: &'a str,
    /// The place of its first match.
    at: CellAddress,
    contestants: BTreeSet<usize>,
}

/// Reports rounds in which some contestants, at most half, have neither a match nor a bye; in an odd
/// field more than one. Those who come late or leave may miss some. Nothing is reported where this is
/// so in most rounds, because not everybody plays in each there.
pub(super) fn report_rounds_without_some_match(
    event: &Event,
    matches: &[MatchScore],
    problems: &mut Vec<Problem>,
) {
    if event.state != State::Final {
        return;
    }
    let mut rounds: BTreeMap<(String, String), RoundOfMatches<'_>> = BTreeMap::new();
    for found in matches {
        let Some(name) = found.round.as_deref() else { return };
        let round = rounds.entry((found.session.to_lowercase(), name.to_lowercase()));
        let round = round.or_insert_with(|| RoundOfMatches {
            name,
            at: found.at,
            contestants: BTreeSet::new(),
        });
        round.contestants.extend(found.sides.iter().flatten());
    }
    let playing = |entry: &usize| {
        let own = &event.entries[*entry];
        let is_throughout = !own.has_left() && !own.comes_late();
        is_throughout && rounds.values().any(|round| round.contestants.contains(entry))
    };
    let field: Vec<usize> = (0..event.entries.len()).filter(playing).collect();
    let mut short = Vec::new();
    for round in rounds.values() {
        let missing = field.iter().filter(|entry| !round.contestants.contains(entry));
        let missing: Vec<usize> = missing.copied().collect();
        if missing.len() > field.len() % 2 {
            short.push((round, missing));
        }
    }
    if 2 * short.len() > rounds.len() {
        return;
    }
    for (round, missing) in short.iter().filter(|(_, missing)| 2 * missing.len() <= field.len()) {
        let labels: Vec<String> =
            missing.iter().map(|entry| event.entries[*entry].label.clone()).collect();
        let labels = abridged_name_list(labels, MAX_NAMED_CONTESTANTS);
        let trouble = problems::RoundWithoutMatch { round: round.name.to_string(), labels };
        problems.push(event.problem(trouble, round.at));
    }
}

/// Reports pairs of contestants that did not meet in every leg of a round robin or league, with those that
/// met more often. Where half of all matches lack, not everybody plays everybody.
pub(super) fn report_pairs_that_did_not_meet(
    event: &Event,
    matches: &[MatchScore],
    problems: &mut Vec<Problem>,
) {
    let is_round_robin = event.is_all_play_all()
        || matches!(event.format(), Some(Format::League | Format::RoundRobin));
    let Some(first) = matches.first().filter(|_| is_round_robin && event.state == State::Final)
    else {
        return;
    };
    let mut meetings: BTreeMap<[usize; 2], u32> = BTreeMap::new();
    for found in matches {
        if let [Some(one), Some(other)] = found.sides {
            *meetings.entry([one.min(other), one.max(other)]).or_default() += 1;
        }
    }
    let playing = |entry: &usize| {
        let own = &event.entries[*entry];
        let is_throughout = !own.has_left() && !own.comes_late();
        is_throughout && meetings.keys().any(|pair| pair.contains(entry))
    };
    let field: Vec<usize> = (0..event.entries.len()).filter(playing).collect();
    let pairs = field
        .iter()
        .enumerate()
        .flat_map(|(nth, one)| field[nth + 1..].iter().map(|other| [*one, *other]));
    let met: Vec<([usize; 2], u32)> =
        pairs.map(|pair| (pair, meetings.get(&pair).copied().unwrap_or(0))).collect();
    let legs = event.answer_whole_number(Key::Legs).unwrap_or(1);
    let planned = legs as usize * met.len();
    let played: usize = met.iter().map(|(_, times)| legs.min(*times) as usize).sum();
    if played == planned || 2 * played <= planned {
        return;
    }
    let others = met.iter().filter(|(_, times)| *times != legs).map(|(pair, times)| {
        let [one, other] = pair.map(|side| event.entries[side].label.as_str());
        format!("{one}\u{2013}{other}: {times}")
    });
    let pairs = abridged_name_list(others.collect::<Vec<String>>(), MAX_NAMED_CONTESTANTS);
    problems.push(event.problem(problems::PairsDidNotMeet { legs, pairs }, first.at));
}
