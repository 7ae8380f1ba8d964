//! The sheet `Results` compared with the matches that it is the result of: checked, never used.

use std::collections::BTreeSet;

use model::form::Key;
use model::problem::Problem;
use model::{Event, Exact, Format};

use super::boards_and_matches::scored_matches_of_event;
use super::problems;
use super::rounds::planned_rounds;
use super::score::Totals;

/// Formats of rounds in which all play, beside those in which all meet.
const ROUNDS: [Format; 4] =
    [Format::SwissPairs, Format::SwissTeams, Format::Teams, Format::MultipleTeams];

/// What a contestant's matches come to.
#[derive(Debug, Clone, Default)]
struct MatchSum {
    matches: usize,
    /// In the event's unit; `None` where a match lacks it.
    won: Option<Exact>,
    /// Net IMPs; `None` where a match lacks them.
    net: Option<Exact>,
    has_bye: bool,
}

/// Warns where `Results` has a contestant above another who is ahead of it by all matches, in the
/// event's unit and in IMPs: one of the two sheets is then of another day. Only complete matches tell,
/// without carried scores, adjustments and handicaps.
pub(super) fn check_results_against_matches(
    event: &Event,
    totals: &Totals,
    problems: &mut Vec<Problem>,
) {
    let carried = !event.is_key_unanswered(Key::CarryOverFrom);
    let is_more_than_matches = carried || !event.adjustments.is_empty() || event.is_handicapped();
    if event.matches.is_empty() || is_more_than_matches {
        return;
    }
    let Some(sums) = sums_of_complete_matches(event) else { return };
    let total = |entry: usize| totals.of_entry[entry].as_ref().map(|score| score.total);
    let mut ranked: Vec<usize> = (0..sums.len()).filter(|entry| total(*entry).is_some()).collect();
    ranked.sort_by_key(|entry| std::cmp::Reverse(total(*entry)));
    let is_ahead = |one: usize, other: usize| {
        let ahead = |sum: fn(&MatchSum) -> Option<Exact>| match (sum(&sums[one]), sum(&sums[other]))
        {
            (Some(one), Some(other)) => Some(one > other),
            _ => None,
        };
        let [won, net] = [ahead(|sum| sum.won), ahead(|sum| sum.net)];
        won.or(net) == Some(true) && net.or(won) == Some(true)
    };
    for (position, &above) in ranked.iter().enumerate() {
        let below = ranked[position + 1..].iter().copied();
        let mut below = below.filter(|below| total(*below) < total(above));
        let Some(below) = below.find(|below| is_ahead(*below, above)) else { continue };
        let label = |entry: usize| event.entries[entry].label.clone();
        let points = |entry: usize| {
            sums[entry].won.or(sums[entry].net).map_or_else(String::new, |won| won.to_decimal())
        };
        let wrong = problems::ResultsAgainstMatches {
            above: label(above),
            below: label(below),
            more: points(below),
            fewer: points(above),
        };
        let row = event.results.iter().find(|result| result.entry == above);
        let at = row.and_then(|row| row.score).map_or(event.entries[above].at, |score| score.at);
        problems.push(event.problem(wrong, at));
        return;
    }
}

/// What the matches of each contestant come to, if each has all its matches.
fn sums_of_complete_matches(event: &Event) -> Option<Vec<MatchSum>> {
    let format = event.format()?;
    let is_all_play_all = matches!(format, Format::RoundRobin | Format::League);
    if !is_all_play_all && !ROUNDS.contains(&format) {
        return None;
    }
    let zero = MatchSum { won: Some(Exact::ZERO), net: Some(Exact::ZERO), ..MatchSum::default() };
    let mut sums = vec![zero; event.entries.len()];
    let mut rounds: BTreeSet<(String, Option<String>)> = BTreeSet::new();
    for found in scored_matches_of_event(event) {
        let has_bye = found.sides.iter().any(Option::is_none);
        for (side, entry) in found.sides.iter().enumerate() {
            let Some(sum) = entry.map(|entry| &mut sums[entry]) else { continue };
            let add = |sum: Option<Exact>, more: Option<Exact>| Some(sum? + more?);
            sum.matches += 1;
            sum.won = add(sum.won, found.won[side]);
            sum.net = add(sum.net, found.net[side]);
            sum.has_bye |= has_bye;
        }
        let round = found.round.as_deref().map(str::to_lowercase);
        rounds.insert((found.session.to_lowercase(), round));
    }
    let matches = sums.first().map_or(0, |sum| sum.matches);
    let all_alike = sums.iter().all(|sum| sum.matches == matches && !sum.has_bye);
    let is_complete = match is_all_play_all {
        true => matches.is_multiple_of(sums.len().saturating_sub(1).max(1)),
        false => matches == planned_rounds(event).unwrap_or(rounds.len()),
    };
    (matches > 1 && all_alike && is_complete).then_some(sums)
}
