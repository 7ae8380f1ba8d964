//! Totals from the sheet `Results`: sessions add up, or the best of them count;
//! with a maximum they become a percentage; adjustments are added.

use std::collections::BTreeSet;

use super::problems;
use crate::engine::problems::MissingCell;
use crate::model::form::Key;
use crate::model::{
    Address, Adjustment, AdjustmentKind, Basis, Cell, EntryStatus, Event, Exact, Result, Unit,
    natural,
};
use crate::problem::{Problem, Trouble};

use super::around::{Around, Carried};
use super::board_games::Play;
use super::course::Course;
use super::crosstable::Tournament;
use super::diplomacy::Diplomacy;
use super::field::position;
use super::knockouts::Fate;
use super::penalties;
use super::two_player::TwoPlayer;
use super::worked::Worked;

/// Which of two scores of a handicap event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// The score by which the event was ranked: with handicap where it has one.
    Ranked,
    /// The score without handicap, which awards go by (WBU 2.9.1).
    Scratch,
}

/// The scores of an event's contestants.
#[derive(Debug)]
pub struct Scores {
    /// What they are counted in.
    pub unit: Unit,
    /// The sessions, in their order; one without a name where there is one.
    pub sessions: Vec<String>,
    /// How many sessions count, when not all.
    pub best_of: Option<usize>,
    /// The score of each entry; none for one without a result.
    pub of_entry: Vec<Option<Score>>,
    /// Entries with a result that cannot be used, which a problem has said.
    pub refused: BTreeSet<usize>,
    /// The position among the sessions of what was carried from an earlier stage.
    pub carried: Option<usize>,
    /// Matches that break ties, each with its winner and its loser.
    pub play_offs: Vec<[usize; 2]>,
    /// Whether a total is the average of what counts, and not its sum.
    pub averaged: bool,
    /// How they came about, where they were worked out from boards or matches.
    pub worked: Option<Worked>,
    /// Its rounds, where they are games of one player a side.
    pub tournament: Option<Tournament>,
    /// Its games, where they are games of Diplomacy.
    pub diplomacy: Option<Diplomacy>,
    /// Its plays, where they are plays of board games.
    pub plays: Option<Vec<Play>>,
    /// The knock-out of two-player Diplomacy.
    pub two_player: Option<TwoPlayer>,
}

/// What a contestant scored, and from which cells.
#[derive(Debug, Clone)]
pub struct Score {
    /// The total that is ranked.
    pub total: Exact,
    /// The total without penalties and bonuses, which a Swiss is drawn by (ABF ANC
    /// 5.1).
    pub unadjusted: Exact,
    /// Its sessions.
    pub parts: Vec<Part>,
    /// Penalties and bonuses in the total.
    pub adjustments: Vec<Adjusted>,
    /// How what it brought into the event comes about, where a rule says it.
    pub brought: Option<Basis>,
}

/// A penalty or bonus as it is added.
#[derive(Debug, Clone)]
pub struct Adjusted {
    /// The amount.
    pub amount: Cell<Exact>,
    /// Whether it is added to the scores before they become a percentage.
    pub before_percentage: bool,
    /// What the rules say of the offence: how the amount follows from it, or what stands
    /// beside a typed one.
    pub basis: Option<Basis>,
}

/// A session's score.
#[derive(Debug, Clone)]
pub struct Part {
    /// Index into [`Scores::sessions`].
    pub session: usize,
    /// The score as read.
    pub score: Cell<Exact>,
    /// The most that could be scored, where it is given.
    pub max: Option<Cell<Exact>>,
    /// Whether it is one of the best that count.
    pub counts: bool,
}

impl Part {
    /// What the session is worth when the best are chosen.
    fn worth(&self) -> Exact {
        self.max.and_then(|max| self.score.value.checked_div(max.value)).unwrap_or(self.score.value)
    }
}

/// What contestants scored, before it is added up.
#[derive(Debug)]
pub struct Tally {
    /// What it is counted in.
    pub unit: Unit,
    /// Whether totals are shares of the most that could be scored.
    pub of_maximum: bool,
    /// The scores of each entry; empty for one without any.
    pub parts: Vec<Vec<Part>>,
    /// What the parts are of: sessions, or rounds.
    pub sessions: Vec<String>,
    /// Whether an entry is ranked without a score as well: who is there.
    pub there: Vec<bool>,
}

/// Adds up the results of an event.
pub fn totals(event: &Event, which: Which, around: &Around, problems: &mut Vec<Problem>) -> Scores {
    let sessions = sessions_of(event);
    let of_maximum = event.results.iter().any(|result| result.max.is_some());
    let unit = if of_maximum { Unit::Percent } else { event.unit() };
    let mut refused = event.refused.clone();
    let mut parts: Vec<Vec<Part>> = vec![Vec::new(); event.entries.len()];
    for result in &event.results {
        let Some(score) = chosen(result, which, event.handicap()) else {
            continue;
        };
        match part_of(result, score, of_maximum, &sessions) {
            Ok(part) => parts[result.entry].extend(part),
            Err((trouble, at)) => {
                problems.push(event.problem(trouble, at));
                refused.insert(result.entry);
            }
        }
    }
    tell_missing_sessions(event, &parts, &sessions, &refused, problems);
    let tally = Tally { unit, of_maximum, parts, sessions, there: Vec::new() };
    let mut scores = add_up(event, tally, around, problems);
    scores.refused = refused;
    scores
}

/// The score that a result is ranked by.
fn chosen(result: &Result, which: Which, handicap: bool) -> Option<Cell<Exact>> {
    match which {
        Which::Ranked if handicap => result.handicap.or(result.score),
        _ => result.score,
    }
}

/// Adds what is carried, chooses the sessions that count, and adds up with
/// penalties and bonuses.
pub fn add_up(event: &Event, tally: Tally, around: &Around, problems: &mut Vec<Problem>) -> Scores {
    let Tally { unit, of_maximum, mut parts, mut sessions, there } = tally;
    let everybody = |entry: usize| there.get(entry) == Some(&true);
    let best_of = event.whole(Key::BestOf).map(|best| best as usize).filter(|best| *best > 0);
    let adjustments = adjustments_of(event, unit, of_maximum, around, problems);
    let fitting = around.carried.as_ref().filter(|carried| {
        if carried.unit != unit {
            let trouble = problems::AdjustmentKind { kind: carried.unit.word(), unit: unit.word() };
            problems.push(event.problem(trouble, Key::CarryOverFrom));
        }
        carried.unit == unit
    });
    let brought = fitting.map(|carried| carry(event, carried, of_maximum, &mut sessions));
    let mut of_entry = Vec::with_capacity(parts.len());
    for (entry, mut parts) in parts.iter_mut().map(std::mem::take).enumerate() {
        let there = everybody(entry) && event.entries[entry].status != EntryStatus::Withdrawn;
        if parts.is_empty() && !there {
            of_entry.push(None);
            continue;
        }
        parts.sort_by_key(|part| part.session);
        choose_best(&mut parts, best_of);
        parts.extend(brought.as_ref().and_then(|brought| brought[entry].clone()));
        let own = adjustments.iter().filter(|(known, _)| *known == entry);
        let own: Vec<Adjusted> = own.map(|(_, adjusted)| adjusted.clone()).collect();
        of_entry.push(Some(Score {
            total: total_of(&parts, &own, of_maximum),
            unadjusted: total_of(&parts, &[], of_maximum),
            parts,
            adjustments: own,
            brought: fitting.and_then(|carried| carried.basis.get(entry).cloned().flatten()),
        }));
    }
    let carried = brought.map(|_| sessions.len() - 1);
    Scores {
        unit,
        sessions,
        best_of,
        of_entry,
        refused: BTreeSet::new(),
        carried,
        play_offs: Vec::new(),
        averaged: false,
        worked: None,
        tournament: None,
        diplomacy: None,
        plays: None,
        two_player: None,
    }
}

/// What each entry carries, as a part of its own.
fn carry(
    event: &Event,
    carried: &Carried,
    of_maximum: bool,
    sessions: &mut Vec<String>,
) -> Vec<Option<Part>> {
    let session = sessions.len();
    sessions.push(carried.title.clone());
    let part = |(entry, score): (usize, &Option<(Exact, Option<Exact>)>)| {
        let (value, most) = (*score)?;
        let at = event.entries[entry].at;
        Some(Part {
            session,
            score: Cell::new(value, at),
            max: most.filter(|_| of_maximum).map(|most| Cell::new(most, at)),
            counts: true,
        })
    };
    carried.of_entry.iter().enumerate().map(part).collect()
}

/// Warnings for contestants with fewer sessions than there are.
fn tell_missing_sessions(
    event: &Event,
    parts: &[Vec<Part>],
    sessions: &[String],
    refused: &BTreeSet<usize>,
    problems: &mut Vec<Problem>,
) {
    let fewer = |parts: &&Vec<Part>| !parts.is_empty() && parts.len() < sessions.len();
    for (entry, parts) in parts.iter().enumerate().filter(|(_, parts)| fewer(parts)) {
        let excused =
            refused.contains(&entry) || event.entries[entry].status == EntryStatus::Withdrawn;
        if event.whole(Key::BestOf).is_some_and(|best| best > 0) || excused {
            continue;
        }
        let trouble = problems::MissingSession {
            label: event.entries[entry].label.clone(),
            played: parts.len(),
            sessions: sessions.len(),
        };
        let first = parts.iter().min_by_key(|part| part.session);
        let at = first.map_or(event.entries[entry].at, |part| part.score.at);
        problems.push(event.problem(trouble, at));
    }
}

/// The names of the sessions in their order.
fn sessions_of(event: &Event) -> Vec<String> {
    let names = event.results.iter().map(|result| result.session.as_deref().unwrap_or_default());
    let mut names: Vec<String> = names.map(str::to_string).collect();
    names.sort_by(|a, b| natural(a, b));
    names.dedup();
    names
}

/// A result as a session's score, or why and where it cannot be one.
fn part_of(
    result: &Result,
    score: Cell<Exact>,
    of_maximum: bool,
    sessions: &[String],
) -> std::result::Result<Option<Part>, (Trouble, Address)> {
    match result.max {
        None if of_maximum => {
            return Err((MissingCell { column: "Max score".to_string() }.into(), result.at));
        }
        Some(max) if score.value > max.value || max.value <= Exact::ZERO => {
            let (text, max) = (score.value.to_decimal(), max.value.to_decimal());
            return Err((problems::ScoreAboveMax { score: text, max }.into(), score.at));
        }
        _ => {}
    }
    let name = result.session.as_deref().unwrap_or_default();
    let session = position(sessions, name);
    Ok(session.map(|session| Part { session, score, max: result.max, counts: true }))
}

/// Marks the sessions that count; of equal ones the earlier.
pub(super) fn choose_best(parts: &mut [Part], best_of: Option<usize>) {
    let Some(best_of) = best_of.filter(|best| *best < parts.len()) else {
        return;
    };
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by(|a, b| parts[*b].worth().cmp(&parts[*a].worth()).then(a.cmp(b)));
    for index in &order[best_of..] {
        parts[*index].counts = false;
    }
}

/// The adjustments that can be added, each with its entry.
fn adjustments_of(
    event: &Event,
    unit: Unit,
    of_maximum: bool,
    around: &Around,
    problems: &mut Vec<Problem>,
) -> Vec<(usize, Adjusted)> {
    let penalties::Found { computed: mut usable, mut of_typed } =
        penalties::found(event, unit, around, problems);
    let typed = |known: &&Adjustment| !penalties::is_computed(event, known) && around.counts(known);
    for adjustment in event.adjustments.iter().filter(typed) {
        match usable_adjustment(adjustment, unit, of_maximum) {
            Ok(found) => usable.extend(found.map(|(entry, adjusted)| {
                (entry, Adjusted { basis: of_typed.remove(&adjustment.at), ..adjusted })
            })),
            Err(trouble) => problems.push(event.problem(trouble, adjustment.at)),
        }
    }
    usable
}

fn usable_adjustment(
    adjustment: &Adjustment,
    unit: Unit,
    of_maximum: bool,
) -> std::result::Result<Option<(usize, Adjusted)>, Trouble> {
    let kind = match adjustment.kind {
        AdjustmentKind::Score(kind) => kind,
        AdjustmentKind::OfEvent => unit,
        AdjustmentKind::Warning => return Ok(None),
    };
    let Some(amount) = adjustment.amount else {
        return Err(problems::AdjustmentNotComputed.into());
    };
    let before_percentage = of_maximum && kind != Unit::Percent;
    if kind != unit && !before_percentage {
        return Err(problems::AdjustmentKind { kind: kind.word(), unit: unit.word() }.into());
    }
    Ok(Some((adjustment.entry, Adjusted { amount, before_percentage, basis: None })))
}

/// The total: the sum of what counts, or its share of the maximum in per cent.
fn total_of(parts: &[Part], adjustments: &[Adjusted], of_maximum: bool) -> Exact {
    let counting = || parts.iter().filter(|part| part.counts);
    let sum_of = |before: bool| -> Exact {
        adjustments
            .iter()
            .filter(|known| known.before_percentage == before)
            .map(|known| known.amount.value)
            .sum()
    };
    let scored = counting().map(|part| part.score.value).sum::<Exact>() + sum_of(true);
    if !of_maximum {
        return scored + sum_of(false);
    }
    let possible: Exact = counting().filter_map(|part| part.max).map(|max| max.value).sum();
    let share = scored.checked_div(possible).unwrap_or(Exact::ZERO);
    share * Exact::whole(100) + sum_of(false)
}

impl Scores {
    /// The rounds of a Swiss or a round robin of matches, and how far they have come.
    pub fn course(&self) -> Option<&Course> {
        self.worked.as_ref()?.course.as_ref()
    }

    /// How far an entry came in a knock-out that was worked out from its matches.
    pub fn fate(&self, entry: usize) -> Option<&Fate> {
        if let Some(knockout) = &self.two_player {
            return knockout.fates[entry].as_ref();
        }
        self.worked.as_ref()?.knockout.as_ref()?.fates[entry].as_ref()
    }

    /// How far an event has come whose rounds are not all played; none where nothing
    /// is left to play.
    pub fn unfinished(&self) -> Option<String> {
        let of_games = self.tournament.as_ref().filter(|found| !found.is_over());
        let of_matches = self.course().filter(|found| !found.is_over());
        let of_boards = self.diplomacy.as_ref().filter(|found| !found.is_over());
        let of_two = self.two_player.as_ref().filter(|found| !found.is_over());
        of_games
            .map(|found| found.how_far())
            .or_else(|| of_matches.map(|found| found.how_far()))
            .or_else(|| of_boards.map(|found| found.how_far()))
            .or_else(|| of_two.map(|found| found.how_far()))
    }

    /// Matches or games that an entry won, drew and lost, where the ranking is made of
    /// them.
    pub fn record_of(&self, entry: usize) -> Option<[u32; 3]> {
        let of_two = self.two_player.as_ref().map(|knockout| knockout.record_of(entry));
        let of_games = || self.tournament.as_ref().map(|tournament| tournament.record_of(entry));
        let of_boards = || self.diplomacy.as_ref()?.record_of(entry);
        let of_matches = || self.worked.as_ref()?.record_of(entry);
        of_two.or_else(of_games).or_else(of_boards).or_else(of_matches)
    }

    /// The number of sessions that an entry played; of matches, in a knock-out, and of
    /// games over the board.
    pub fn played(&self, entry: usize) -> u32 {
        if let Some(knockout) = self.worked.as_ref().and_then(|worked| worked.knockout.as_ref()) {
            return knockout.record_of(entry).iter().sum();
        }
        if let Some(knockout) = &self.two_player {
            return knockout.record_of(entry).iter().sum();
        }
        if let Some(tournament) = &self.tournament {
            return tournament.record_of(entry).iter().sum();
        }
        // A bye is no match that was played.
        if let (Some(_), Some(record)) = (self.course(), self.record_of(entry)) {
            return record.iter().sum();
        }
        let own = self.of_entry[entry].iter().flat_map(|score| &score.parts);
        own.filter(|part| Some(part.session) != self.carried).count() as u32
    }
}
