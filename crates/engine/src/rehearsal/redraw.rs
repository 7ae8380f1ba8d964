//! A new draw of a published round with the fewest pairings changed.
//!
//! Pairings that somebody leaves are broken. Their other sides and newcomers are drawn among
//! themselves; where that is not possible, one more pairing is opened, then two, until a legal draw
//! exists. The system of the event draws those who are free, so colours, byes and repeats are as in
//! any round. Of equally many changes the one with the smallest differences of score counts, then
//! the one that opens the pairings lowest in the draw.

use std::collections::BTreeSet;

use super::apply::give_bye;
use super::{Rehearsal, RehearsedLine, RehearsedRound, Stage, why_not};
use crate::scoring::parse_round_number;
use model::form::GameColumn;
use model::{Event, Exact, StableSort, natural_cmp};

/// The most pairings that are opened besides the broken ones, before the whole round is drawn anew.
const MOST_OPENED: usize = 2;
/// The most draws that are tried.
const MOST_TRIED: usize = 500;

/// Fills in what changes do to a published round.
pub(super) fn redraw_published_round(
    rehearsal: &mut Rehearsal,
    before: &RehearsedRound,
    stage: &Stage<'_>,
    round: usize,
) {
    let open = without_round(&rehearsal.event, round);
    let (anew, problems) = stage.outcome(Some(open.clone()));
    let Some(whole) = RehearsedRound::drawn_in(&anew) else {
        rehearsal.after = Err(why_not(&problems));
        return;
    };
    let there = whole.entries_in_round();
    let gone = |line: &&RehearsedLine| !line.sides.iter().all(|side| there.contains(side));
    let banned = |line: &&RehearsedLine| {
        let bans = rehearsal.event.forbidden.iter().filter(|barred| barred.rounds.is_none());
        let mut bans = bans.map(|barred| barred.pair);
        line.sides.len() == 2 && bans.any(|pair| pair.iter().all(|side| line.sides.contains(side)))
    };
    let broken: Vec<RehearsedLine> = before.lines.iter().filter(gone).cloned().collect();
    let illegal: Vec<RehearsedLine> =
        before.lines.iter().filter(|line| !line.seat && banned(line)).cloned().collect();
    let paired = before.entries_in_round();
    let unpaired: Vec<usize> = there.difference(&paired).copied().collect();
    let seats = before.lines.iter().any(|line| line.seat);
    let after = match seats {
        // Boards of seven are drawn as a whole.
        true => whole,
        false => {
            let opened = |line: &&RehearsedLine| !broken.contains(line) && !illegal.contains(line);
            let kept: Vec<&RehearsedLine> = before.lines.iter().filter(opened).collect();
            let search = Search { stage, round, open: &open, scores: &anew, there: &there, kept };
            search.fewest().unwrap_or(whole)
        }
    };
    rehearsal.after = Ok(after);
    (rehearsal.broken, rehearsal.illegal, rehearsal.unpaired) = (broken, illegal, unpaired);
}

/// The event without the games of a round that have no result.
fn without_round(event: &Event, round: usize) -> Event {
    let mut open = event.clone();
    open.matches.retain(|row| row.round.as_deref().and_then(parse_round_number) != Some(round));
    open.games.retain(|row| {
        let typed = row.record.text(GameColumn::Round);
        typed.and_then(|cell| parse_round_number(cell.value)) != Some(round)
    });
    open
}

struct Search<'a> {
    stage: &'a Stage<'a>,
    round: usize,
    /// The event without the round.
    open: &'a Event,
    scores: &'a crate::awards::ComputedEvent,
    /// Who plays in the round.
    there: &'a BTreeSet<usize>,
    /// The published lines that nobody leaves.
    kept: Vec<&'a RehearsedLine>,
}

impl Search<'_> {
    /// The draw with the fewest pairings opened; `None` if none is found.
    fn fewest(&self) -> Option<RehearsedRound> {
        let mut tried = 0;
        for opened in 0..=MOST_OPENED {
            let mut best: Option<(Exact, RehearsedRound)> = None;
            for choice in choices(self.kept.len(), opened) {
                let free = self.free(&choice);
                if !self.is_even(&choice, &free) {
                    continue;
                }
                tried += 1;
                if tried > MOST_TRIED {
                    break;
                }
                let Some(round) = self.drawn(&choice, &free) else { continue };
                let cost = self.cost(&round, &free);
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, round));
                }
            }
            if let Some((_, round)) = best {
                return Some(round);
            }
        }
        None
    }

    /// Who is drawn if some of the kept lines are opened.
    fn free(&self, choice: &[usize]) -> BTreeSet<usize> {
        let kept = (0..self.kept.len()).filter(|line| !choice.contains(line));
        let bound: BTreeSet<usize> =
            kept.flat_map(|line| self.kept[line].sides.iter().copied()).collect();
        self.there.difference(&bound).copied().collect()
    }

    /// Whether a draw of the free leaves one bye in an odd field, and none in an even one.
    fn is_even(&self, choice: &[usize], free: &BTreeSet<usize>) -> bool {
        let kept = (0..self.kept.len()).filter(|line| !choice.contains(line));
        let byes = kept.filter(|line| self.kept[*line].sides.len() == 1).count();
        byes + free.len() % 2 == self.there.len() % 2
    }

    /// The round with a draw of those who are free.
    fn drawn(&self, choice: &[usize], free: &BTreeSet<usize>) -> Option<RehearsedRound> {
        let kept = (0..self.kept.len()).filter(|line| !choice.contains(line));
        let mut lines: Vec<RehearsedLine> = kept.map(|line| self.kept[line].clone()).collect();
        let mut name = self.round.to_string();
        if !free.is_empty() {
            let mut event = self.open.clone();
            let bound = self.there.difference(free);
            bound.for_each(|entry| give_bye(&mut event.entries[*entry], self.round, false));
            let new = RehearsedRound::drawn_in(&self.stage.outcome(Some(event)).0)?;
            if new.entries_in_round() != *free {
                return None;
            }
            name = new.name.clone();
            let taken: BTreeSet<&String> = lines.iter().map(|line| &line.place).collect();
            let mut places = (1..).map(|table: usize| table.to_string());
            let mut tables = Vec::new();
            while tables.len() < new.lines.len() {
                tables.extend(places.next().filter(|place| !taken.contains(place)));
            }
            let placed = new.lines.into_iter().zip(tables);
            lines.extend(placed.map(|(line, place)| RehearsedLine { place, ..line }));
        }
        // A bye stands last.
        lines.arrange_by(|a, b| {
            (a.sides.len() < 2)
                .cmp(&(b.sides.len() < 2))
                .then_with(|| natural_cmp(&a.place, &b.place))
        });
        Some(RehearsedRound { name, lines })
    }

    /// The differences of score of the new pairings, squared, and the score of a new bye.
    fn cost(&self, round: &RehearsedRound, free: &BTreeSet<usize>) -> Exact {
        let total = |entry: usize| {
            let score = self.scores.scores.of_entry.get(entry).and_then(Option::as_ref);
            score.map_or(Exact::ZERO, |score| score.total)
        };
        let new = round.lines.iter().filter(|line| line.sides.iter().any(|own| free.contains(own)));
        let costs = new.map(|line| match line.sides[..] {
            [one, other] => (total(one) - total(other)) * (total(one) - total(other)),
            [one] => total(one) * total(one),
            _ => Exact::ZERO,
        });
        costs.sum()
    }
}

/// The choices of `count` from some lines, the last lines first.
fn choices(lines: usize, count: usize) -> Vec<Vec<usize>> {
    match count {
        0 => vec![Vec::new()],
        _ => (0..lines)
            .rev()
            .flat_map(|first| {
                let rest = choices(first, count - 1);
                rest.into_iter().map(move |mut rest| {
                    rest.push(first);
                    rest
                })
            })
            .collect(),
    }
}
