//! The progress of a Swiss or round robin of matches: which rounds have results, which matches lack
//! theirs, and which round is already drawn.
//!
//! Decides which row belongs to which round, and who plays the next one. `matches` values a match;
//! `draw` pairs the next round.
//!
//! | in the return | points | meeting | in the next draw |
//! |---|---|---|---|
//! | a match with a score, or of boards | as scored | counts | drawn |
//! | a forfeit, an unplayable match | as the rule book says, else as typed | counts | drawn |
//! | `bye` | as the rule book says, else as typed | none | drawn; no second one in a Swiss |
//! | `not played`, `withdrawn …` without scores | none | none | drawn |
//! | `Byes`, `withdrawn after N`, `drop-in N` | none | none | as in a Swiss of single players |
//! | a match without a result | none yet | counts | the draw waits, unless requested |

use std::collections::BTreeSet;

use crate::rules::rule_book_facts;
use model::form::Key;
use model::problem::Problem;
use model::{Entry, Event, Format, Match, Note, StableSort};

use super::attendance::{
    MAX_TOURNAMENT_ROUNDS, PlayerAttendance, parse_round_list, parse_round_number,
    rounds_planned_by_return,
};
use super::match_score::MatchScore;
use super::problems;

/// Formats that draw their rounds one by one.
const FORMATS: [Format; 3] = [Format::RoundRobin, Format::SwissPairs, Format::SwissTeams];

/// A pairing, or a bye, as indexes into the entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchPairing {
    /// The round, from 1.
    pub round: usize,
    /// The side named first.
    pub first: usize,
    /// The other side; `None` for a bye.
    pub second: Option<usize>,
    /// Its row on the sheets `Matches` and `Draw`; `None` if only boards tell of it.
    pub row: Option<usize>,
}

impl MatchPairing {
    /// Both sides, the lower entry first, so that home and away do not matter.
    fn sides(self) -> (usize, Option<usize>) {
        match self.second {
            Some(second) => (self.first.min(second), Some(self.first.max(second))),
            None => (self.first, None),
        }
    }

    /// Whether a contestant is one of the two.
    pub fn has_contestant(self, entry: usize) -> bool {
        self.first == entry || self.second == Some(entry)
    }
}

/// The rounds of an event of matches.
#[derive(Clone, Debug, Default)]
pub struct MatchRounds {
    /// Planned rounds, as typed or by the rule book.
    pub planned: Option<usize>,
    /// The last round with a known result; 0 before the first.
    pub played: usize,
    /// The pairings of rounds with results and of the drawn round after them, by round and row.
    pub pairs: Vec<MatchPairing>,
    /// Matches of played rounds without a result, as positions in `pairs`.
    pub open: Vec<usize>,
    /// Rounds before the last played one without any row.
    pub empty: Vec<usize>,
    /// The first round of each entry; for a house contestant the first one it plays.
    pub first: Vec<usize>,
    /// The last round of each withdrawn entry: by its status, else the last with an opponent.
    /// `None` for the others.
    pub last: Vec<Option<usize>>,
    /// Whether each entry is present for the next round.
    pub there: Vec<bool>,
    /// Forbidden pairs, with the first and last round of the ban.
    pub barred: Vec<([usize; 2], [usize; 2])>,
}

/// Whether an event draws its rounds one by one from its matches.
pub(super) fn has_match_rounds(event: &Event) -> bool {
    let drawn = event.format().is_some_and(|format| FORMATS.contains(&format));
    let book = rule_book_facts::facts_of_event_rule_book(event);
    let of_rounds = drawn || book.is_vp_match_stage(event) || book.is_match_in_stanzas(event);
    let drawn = || event.matches.iter().any(|row| event.is_draw_sheet_pairing(row));
    let unread = || event.faults.contains(&Key::Rounds);
    let asked = || !event.is_key_unanswered(Key::Draw) || unread() || drawn();
    of_rounds && event.results.is_empty() && (planned_rounds(event).is_some() || asked())
}

/// Planned rounds: as typed, else by the rule book.
pub fn planned_rounds(event: &Event) -> Option<usize> {
    rounds_planned_by_return(event)
        .or_else(|| rule_book_facts::facts_of_event_rule_book(event).default_rounds(event))
}

/// The round that a text names.
fn round_of(text: Option<&str>) -> Option<usize> {
    text.and_then(parse_round_number).filter(|round| (1..=MAX_TOURNAMENT_ROUNDS).contains(round))
}

/// The pairings by round and row, and whether each result is known.
fn pairs_of(event: &Event, scored: &[MatchScore]) -> Vec<(MatchPairing, bool)> {
    let mut pairs: Vec<(MatchPairing, bool)> = Vec::new();
    for played in scored.iter().filter(|played| played.note != Some(Note::PlayOff)) {
        let (Some(round), Some(first)) = (round_of(played.round.as_deref()), played.sides[0])
        else {
            continue;
        };
        let row = event.matches.iter().position(|row| row.at == played.at);
        pairs.push((MatchPairing { round, first, second: played.sides[1], row }, true));
    }
    for (index, row) in event.matches.iter().enumerate() {
        let Some(round) = round_of(row.round.as_deref()).filter(|_| !row.is_play_off()) else {
            continue;
        };
        let own = MatchPairing { round, first: row.home, second: row.away, row: Some(index) };
        let known = |(pair, _): &&(MatchPairing, bool)| {
            pair.round == round && (pair.sides() == own.sides() || pair.row == Some(index))
        };
        if pairs.iter().any(|pair| known(&pair)) {
            continue;
        }
        // A contestant who plays somebody else in that round is not waiting for this match.
        let elsewhere = |(pair, result): &(MatchPairing, bool)| {
            *result && pair.round == round && row.sides().any(|side| pair.has_contestant(side))
        };
        if event.is_draw_sheet_pairing(row) && pairs.iter().any(elsewhere) {
            continue;
        }
        let closed = [Note::NotPlayed, Note::WithdrawnHome, Note::WithdrawnAway];
        pairs.push((own, row.note.is_some_and(|note| closed.contains(&note))));
    }
    pairs.arrange_by_key(|(pair, _)| (pair.round, pair.row));
    pairs
}

impl MatchRounds {
    /// The rounds of a match event; `None` for one without rounds.
    pub(crate) fn from_event(
        event: &Event,
        scored: &[MatchScore],
        problems: &mut Vec<Problem>,
    ) -> Option<MatchRounds> {
        if !has_match_rounds(event) {
            return None;
        }
        let planned = planned_rounds(event);
        let told = |row: &Match| round_of(row.round.as_deref()).is_some();
        if rule_book_facts::facts_of_event_rule_book(event).is_match_in_stanzas(event)
            && !event.matches.is_empty()
            && !event.matches.iter().any(told)
        {
            // One row holds the whole final, without stanzas.
            return None;
        }
        let pairs = pairs_of(event, scored);
        let with_result = pairs.iter().filter(|(pair, result)| *result && pair.second.is_some());
        let played = with_result.map(|(pair, _)| pair.round).max().unwrap_or(0);
        let open = pairs
            .iter()
            .enumerate()
            .filter(|(_, (pair, result))| pair.round <= played && !result)
            .map(|(index, _)| index)
            .collect();
        let rounds: BTreeSet<usize> = pairs.iter().map(|(pair, _)| pair.round).collect();
        let attendance: Vec<PlayerAttendance> = event
            .entries
            .iter()
            .map(|entry| PlayerAttendance::from_entry(entry, planned, problems))
            .collect();
        let there = attendance.iter().map(|own| {
            let next = played + 1;
            let left = own.left && own.last.is_none();
            !left && !own.is_away(next) && own.requested_bye(next).is_none()
        });
        let there: Vec<bool> = there.collect();
        let first = first_rounds(event, &attendance, &pairs, played, &there);
        Some(MatchRounds {
            planned,
            played,
            open,
            empty: (1..played).filter(|round| !rounds.contains(round)).collect(),
            first,
            last: last_rounds(&attendance, &pairs),
            there,
            barred: barred(event, planned, problems),
            pairs: pairs.into_iter().map(|(pair, _)| pair).collect(),
        })
    }

    /// Whether an entry had withdrawn before a round.
    pub(crate) fn had_withdrawn_before_round(&self, entry: usize, round: usize) -> bool {
        self.last.get(entry).copied().flatten().is_some_and(|last| last < round)
    }

    /// Whether a match is one of a round that has begun.
    pub(crate) fn is_match_of_begun_round(&self, played: &MatchScore) -> bool {
        let round = played.round.as_deref().and_then(parse_round_number);
        round.is_none_or(|round| round <= self.played)
    }

    /// The progress when a given round was the last with results.
    pub(crate) fn up_to_round(&self, round: usize) -> MatchRounds {
        let played = self.played.min(round);
        let open = self.open.iter().copied();
        MatchRounds {
            played,
            open: open.filter(|index| self.pairs[*index].round <= played).collect(),
            empty: self.empty.iter().copied().filter(|empty| *empty <= played).collect(),
            ..self.clone()
        }
    }

    /// The pairs of a round, in order of rows.
    pub fn pairings_of_round(&self, round: usize) -> impl Iterator<Item = MatchPairing> + '_ {
        self.pairs.iter().copied().filter(move |pair| pair.round == round)
    }

    /// The pairings of the round after the last played one, if drawn; a single bye is no draw.
    pub(crate) fn next_drawn_pairings(&self) -> Vec<MatchPairing> {
        let pairs: Vec<MatchPairing> = self.pairings_of_round(self.played + 1).collect();
        if pairs.iter().any(|pair| pair.second.is_some()) { pairs } else { Vec::new() }
    }

    /// Whether all planned rounds are in.
    pub(crate) fn is_over(&self) -> bool {
        let all = self.planned.is_none_or(|planned| self.played >= planned);
        all && self.played > 0 && self.open.is_empty() && self.empty.is_empty()
    }

    /// Its progress, for sentences: `2 of 5 rounds are in`.
    pub(crate) fn progress_text(&self) -> String {
        let missing = |round: &usize| {
            let open = |index: &usize| self.pairs[*index].round == *round;
            self.empty.contains(round) || self.open.iter().any(open)
        };
        let done = (1..=self.played).take_while(|round| !missing(round)).count();
        match self.planned {
            Some(planned) => format!("{done} of {planned} rounds are in"),
            None if done == 1 => "1 round is in".to_string(),
            None => format!("{done} rounds are in"),
        }
    }

    /// How often two met before a round.
    pub(crate) fn meetings_before_round(&self, a: usize, b: usize, before: usize) -> u32 {
        let meet = |pair: &&MatchPairing| pair.round < before && pair.second.is_some();
        self.pairs
            .iter()
            .filter(meet)
            .filter(|pair| pair.has_contestant(a) && pair.has_contestant(b))
            .count() as u32
    }

    /// Whether a contestant had a bye before a round.
    pub(crate) fn had_bye_before_round(&self, entry: usize, before: usize) -> bool {
        let bye = |pair: &&MatchPairing| pair.round < before && pair.second.is_none();
        self.pairs.iter().filter(bye).any(|pair| pair.first == entry)
    }

    /// Whether the sheet `Forbidden` separates two in a round.
    pub(crate) fn is_forbidden_pair(&self, a: usize, b: usize, round: usize) -> bool {
        self.barred.iter().any(|(pair, [first, last])| {
            pair.contains(&a) && pair.contains(&b) && a != b && (*first..=*last).contains(&round)
        })
    }
}

/// The first round of each entry. A house contestant plays once it is needed to make the number
/// even; one never needed has no first round.
fn first_rounds(
    event: &Event,
    attendance: &[PlayerAttendance],
    pairs: &[(MatchPairing, bool)],
    played: usize,
    there: &[bool],
) -> Vec<usize> {
    let others = (0..event.entries.len())
        .filter(|entry| there[*entry] && !event.entries[*entry].is_house_entry());
    let needed = others.count() % 2 == 1;
    let next = if needed { played + 1 } else { usize::MAX };
    let first = |(index, entry): (usize, &Entry)| {
        let said = attendance[index].first;
        let own =
            pairs.iter().filter(|(pair, _)| pair.has_contestant(index)).map(|(pair, _)| pair.round);
        match entry.is_house_entry() && said == 1 {
            true => own.min().unwrap_or(next),
            false => said,
        }
    };
    event.entries.iter().enumerate().map(first).collect()
}

/// The last round of each withdrawn entry: by its status, else the last with an opponent.
fn last_rounds(
    attendance: &[PlayerAttendance],
    pairs: &[(MatchPairing, bool)],
) -> Vec<Option<usize>> {
    let met = |entry: usize| {
        let own =
            pairs.iter().filter(|(pair, _)| pair.has_contestant(entry) && pair.second.is_some());
        own.map(|(pair, _)| pair.round).max().unwrap_or(0)
    };
    let last = |(entry, own): (usize, &PlayerAttendance)| {
        own.left.then(|| own.last.unwrap_or_else(|| met(entry)))
    };
    attendance.iter().enumerate().map(last).collect()
}

/// The forbidden pairs; reports invalid rounds.
fn barred(
    event: &Event,
    planned: Option<usize>,
    problems: &mut Vec<Problem>,
) -> Vec<([usize; 2], [usize; 2])> {
    let mut barred = Vec::new();
    for row in &event.forbidden {
        let runs = match &row.rounds {
            None => Some(vec![[1, planned.unwrap_or(MAX_TOURNAMENT_ROUNDS)]]),
            Some(cell) => parse_round_list(&cell.value, planned),
        };
        match (runs, &row.rounds) {
            (Some(runs), _) => barred.extend(runs.into_iter().map(|run| (row.pair, run))),
            (None, Some(cell)) => {
                let trouble = problems::RoundList { text: cell.value.clone(), rounds: planned };
                problems.push(event.problem(trouble, cell.at));
            }
            (None, None) => {}
        }
    }
    barred
}
