//! Rounds and sessions that repeat an earlier one, as if its rows had been pasted twice.

use std::collections::{BTreeMap, BTreeSet};

use model::problem::{Problem, abridged_name_list};
use model::{Cell, CellAddress, Event, Exact, Format, Match, ResultsRow};

use super::problems;

/// How many contestants must have a score in both sessions. Fewer can have the same ones by chance.
const LEAST_IN_BOTH: usize = 8;
/// How many pairs a sentence names.
const MOST_NAMED: usize = 12;

/// The matches of a round with their opponents, in the order of the sheet.
struct Round<'a> {
    session: Option<&'a str>,
    name: &'a str,
    matches: Vec<(&'a Match, [usize; 2])>,
}

impl<'a> Round<'a> {
    /// The rounds of an event, in the order of the sheet.
    fn all_of(event: &'a Event) -> Vec<Round<'a>> {
        let mut rounds: Vec<Round<'a>> = Vec::new();
        for played in &event.matches {
            let (Some(name), Some(away)) = (played.round.as_deref(), played.away) else { continue };
            let session = played.session.as_deref();
            let own =
                rounds.iter().position(|known| known.session == session && known.name == name);
            let own = own.unwrap_or_else(|| {
                rounds.push(Round { session, name, matches: Vec::new() });
                rounds.len() - 1
            });
            rounds[own].matches.push((played, [played.home, away]));
        }
        rounds
    }

    /// Who meets whom, whichever is named first.
    fn pairs(&self) -> Vec<[usize; 2]> {
        let mut pairs: Vec<[usize; 2]> =
            self.matches.iter().map(|(_, pair)| sorted(*pair)).collect();
        pairs.sort_unstable();
        pairs
    }

    /// Whether all its matches are those of another round with all their results.
    fn repeats(&self, earlier: &Round<'_>) -> bool {
        let is_there = |(played, _): &(&Match, [usize; 2])| {
            earlier.matches.iter().any(|(known, _)| is_same_match(played, known))
        };
        self.matches.len() > 1
            && self.matches.len() == earlier.matches.len()
            && self.matches.iter().all(is_there)
    }

    /// Adds a warning if it repeats a round before it.
    fn tell_if_repeated(&self, before: &[Round<'_>], found: &mut Vec<Problem>) -> bool {
        let repeated = before.iter().find(|earlier| self.repeats(earlier));
        if let (Some(earlier), Some((first, _))) = (repeated, self.matches.first()) {
            let (round, other) = (self.name.to_string(), earlier.name.to_string());
            found.push(Problem::new(problems::RoundAgain { round, other }, first.at));
        }
        repeated.is_some()
    }
}

fn sorted([one, other]: [usize; 2]) -> [usize; 2] {
    [one.min(other), one.max(other)]
}

fn is_same_match(one: &Match, other: &Match) -> bool {
    let values = |of: &Match| {
        let value = |cell: Option<Cell<Exact>>| cell.map(|cell| cell.value);
        [of.imps, of.vps, of.percent].map(|sides| sides.map(value))
    };
    let games = |of: &Match| -> Vec<_> {
        of.games.iter().map(|game| (game.board, game.players, game.result)).collect()
    };
    let scores = values(one);
    let has_result = one.result.is_some()
        || scores.iter().flatten().any(Option::is_some)
        || one.games.iter().any(|game| game.result.is_some());
    has_result
        && one.home == other.home
        && one.away == other.away
        && one.result == other.result
        && scores == values(other)
        && games(one) == games(other)
}

/// Whether the two sides met: a forfeit is no game that they played (C.04.1).
fn did_meet(played: &Match) -> bool {
    played.result.is_none_or(|result| !result.contains('+') && result != "---")
}

/// Adds a warning for each round that repeats an earlier one with its results, or in which players of a
/// Swiss of chess meet again. Swisses of bridge let contestants meet again, and so do the legs of a round
/// robin, with home and away exchanged or other results.
pub(super) fn check_rounds_again(event: &Event, found: &mut Vec<Problem>) {
    let is_of_bridge = event.format().is_some_and(Format::is_bridge_swiss);
    let is_round_robin = event.is_all_play_all()
        || event.is_scheveningen()
        || matches!(event.format(), Some(Format::League | Format::RoundRobin));
    if !is_of_bridge && !event.is_of_chess() && !is_round_robin {
        return;
    }
    let rounds = Round::all_of(event);
    if is_round_robin {
        for (nth, round) in rounds.iter().enumerate() {
            round.tell_if_repeated(&rounds[..nth], found);
        }
        return;
    }
    // Some must meet again in as many rounds, and all where each round is played twice.
    let are_doubled = rounds.len() > 2
        && rounds.chunks(2).all(|two| two.len() == 2 && two[0].pairs() == two[1].pairs());
    if rounds.len() >= event.entries.len() || are_doubled {
        return;
    }
    let mut met: BTreeSet<[usize; 2]> = BTreeSet::new();
    for (nth, round) in rounds.iter().enumerate() {
        let Some((first, _)) = round.matches.first() else { continue };
        let again: Vec<String> = round
            .matches
            .iter()
            .filter(|(played, pair)| did_meet(played) && met.contains(&sorted(*pair)))
            .map(|(_, pair)| pair.map(|side| event.entries[side].label.as_str()).join("\u{2013}"))
            .collect();
        let is_told = round.tell_if_repeated(&rounds[..nth], found);
        if !is_told && !again.is_empty() && !is_of_bridge {
            let (round, pairs) = (round.name.to_string(), abridged_name_list(again, MOST_NAMED));
            found.push(Problem::new(problems::MetAgain { round, pairs }, first.at));
        }
        let meetings = round.matches.iter().filter(|(played, _)| did_meet(played));
        met.extend(meetings.map(|(_, pair)| sorted(*pair)));
    }
}

/// Adds a warning for each session in which nine of ten contestants have the score that they have in an
/// earlier one.
pub(super) fn check_sessions_again(event: &Event, found: &mut Vec<Problem>) {
    let mut sessions: Vec<(&str, BTreeMap<usize, &ResultsRow>)> = Vec::new();
    for row in &event.results {
        let Some(name) = row.session.as_deref() else { continue };
        let own = sessions.iter().position(|(known, _)| *known == name).unwrap_or_else(|| {
            sessions.push((name, BTreeMap::new()));
            sessions.len() - 1
        });
        sessions[own].1.insert(row.entry, row);
    }
    let score = |row: &ResultsRow| row.score.or(row.handicap).map(|cell| cell.value);
    for (nth, (session, rows)) in sessions.iter().enumerate() {
        for (other, earlier) in &sessions[..nth] {
            let both = rows.iter().filter_map(|(entry, row)| {
                Some((score(row)?, score(earlier.get(entry)?)?, row.at))
            });
            let both: Vec<(Exact, Exact, CellAddress)> = both.collect();
            let same = both.iter().filter(|(now, before, _)| now == before).count();
            let mut values: Vec<Exact> = both.iter().map(|(now, ..)| *now).collect();
            values.sort_unstable();
            values.dedup();
            // Where few different scores are possible, the same ones are no wonder.
            let is_telling = both.len() >= LEAST_IN_BOTH && values.len() * 2 > both.len();
            if let (true, Some((.., at))) =
                (is_telling && same * 10 >= both.len() * 9, both.first())
            {
                let trouble = problems::SessionAgain {
                    session: (*session).to_string(),
                    other: (*other).to_string(),
                    same,
                    both: both.len(),
                };
                found.push(Problem::new(trouble, *at));
                break;
            }
        }
    }
}
