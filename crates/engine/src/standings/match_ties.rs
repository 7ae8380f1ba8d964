//! Ties in match events: the rule book's criteria applied to contestants with the same score.

use std::collections::BTreeMap;

use xxhash_rust::xxh3::xxh3_64;

use crate::rules::tie_rules::{TieCriterion, TieRule};
use crate::scoring::{MatchScore, Scores};
use model::form::{EntryColumn, FormColumn};
use model::{Basis, Cell, DecimalsOrFractions, Event, Exact, Note, StableSort, sum_of_terms_text};

use super::tie_breaks::{EventTieBreak, TieBreakValue};

/// The criteria of an event, computed for everybody.
#[derive(Debug)]
pub struct MatchTieBreaks<'a> {
    rule: &'static TieRule,
    /// The value of each criterion for each entry, except lots.
    worths: Vec<Vec<Worth>>,
    event: &'a Event,
    /// Whether the matches behind the criteria are known. Without them only a lot drawn by hand
    /// counts.
    of_matches: bool,
}

/// A value with its arithmetic.
#[derive(Clone, Debug, Default)]
struct Worth {
    value: Option<Exact>,
    sentence: String,
    /// Why a lot drawn by hand does not count; else empty.
    unused: String,
}

/// An entry's position among those with the same score.
pub(crate) struct TiePosition {
    pub entry: usize,
    /// How many groups of entries that stay level are better.
    pub better: u32,
    /// The value of each criterion.
    pub broken: Vec<TieBreakValue>,
}

impl<'a> MatchTieBreaks<'a> {
    /// Computes the criteria of a rule for everybody.
    pub(crate) fn new(event: &'a Event, scores: &Scores, rule: &'static TieRule) -> Self {
        let entries = 0..event.entries.len();
        let of = |criterion: &TieCriterion| {
            entries.clone().map(|entry| worth(event, scores, *criterion, entry)).collect()
        };
        let by_lot = rule.order.iter().all(|criterion| *criterion == TieCriterion::Lot);
        let of_matches = scores.board_scoring().is_some() || by_lot;
        MatchTieBreaks { rule, worths: rule.order.iter().map(of).collect(), event, of_matches }
    }

    /// Breaks the tie of entries with the same score.
    pub(crate) fn break_tie(&self, level: Vec<usize>) -> Vec<TiePosition> {
        let mut lots = BTreeMap::new();
        let groups = self.split(level, 0, &mut lots);
        let of_group = |(better, group): (usize, Vec<usize>)| {
            let lots = &lots;
            group.into_iter().map(move |entry| TiePosition {
                entry,
                better: better as u32,
                broken: self.broken(entry, lots.get(&entry)),
            })
        };
        groups.into_iter().enumerate().flat_map(of_group).collect()
    }

    fn broken(&self, entry: usize, lot: Option<&Worth>) -> Vec<TieBreakValue> {
        let unneeded = Worth::default();
        let one = |(criterion, worths): (&TieCriterion, &Vec<Worth>)| {
            let worth = match criterion {
                TieCriterion::Lot => lot.unwrap_or(&unneeded),
                _ => &worths[entry],
            };
            let mut basis = Basis::new();
            if !worth.sentence.is_empty() {
                basis.add_cited_step(&self.rule.clause, &worth.sentence);
                if !worth.unused.is_empty() {
                    basis.add_step(&worth.unused);
                }
            }
            TieBreakValue { by: EventTieBreak::Own(*criterion), value: worth.value, basis }
        };
        let told = self.rule.order.iter().zip(&self.worths).filter(|(criterion, _)| {
            self.of_matches || (**criterion == TieCriterion::Lot && lot.is_some())
        });
        told.map(one).collect()
    }

    /// Splits level entries into groups by the criteria, from a given one on.
    fn split(
        &self,
        mut level: Vec<usize>,
        from: usize,
        lots: &mut BTreeMap<usize, Worth>,
    ) -> Vec<Vec<usize>> {
        let Some(criterion) = self.rule.order.get(from).filter(|_| level.len() > 1) else {
            return vec![level];
        };
        if *criterion == TieCriterion::Lot {
            if !self.of_matches && !are_drawn_by_hand(self.event, &level) {
                return vec![level];
            }
            let drawn = draw_lots(self.event, level);
            lots.extend(drawn.iter().cloned());
            return drawn.into_iter().map(|(entry, _)| vec![entry]).collect();
        }
        if !self.of_matches {
            return self.split(level, from + 1, lots);
        }
        let value = |entry: &usize| self.worths[from][*entry].value;
        level.arrange_by_key(|entry| std::cmp::Reverse(value(entry)));
        let groups = level.chunk_by(|a, b| value(a) == value(b)).map(<[usize]>::to_vec);
        let groups: Vec<Vec<usize>> = groups.collect();
        groups.into_iter().flat_map(|group| self.split(group, from + 1, lots)).collect()
    }
}

/// The lot of an entry drawn by hand.
fn lot_of(event: &Event, entry: usize) -> Option<Cell<Exact>> {
    event.entries[entry].record.number(EntryColumn::Lot)
}

/// Where a lot drawn by hand was entered: `Entries!H7`.
fn lot_place(lot: Cell<Exact>) -> String {
    format!("{}!{}", EntryColumn::FORM.name, lot.at.a1())
}

/// Whether each of some entries has a different lot drawn by hand.
fn are_drawn_by_hand(event: &Event, level: &[usize]) -> bool {
    let hands = level.iter().filter_map(|entry| lot_of(event, *entry));
    let mut hands: Vec<Exact> = hands.map(|lot| lot.value).collect();
    hands.sort_unstable();
    hands.dedup();
    hands.len() == level.len()
}

/// Entries in the order of lots: drawn by hand if all numbers differ, else from the event's seed.
fn draw_lots(event: &Event, mut level: Vec<usize>) -> Vec<(usize, Worth)> {
    let by_hand = |entry: &usize| lot_of(event, *entry);
    let typed = are_drawn_by_hand(event, &level);
    if typed {
        level.arrange_by_key(|entry| by_hand(entry).map(|lot| lot.value));
    } else {
        level.arrange_by_key(|entry| seeded_lot(event, *entry));
    }
    let of = level.len();
    let told = |(nth, entry): (usize, usize)| {
        let own = by_hand(&entry);
        let sentence = match own.filter(|_| typed) {
            Some(lot) => format!("lot {}, drawn by hand, entered at {}", lot.value, lot_place(lot)),
            None => format!("lot {} of {of}, drawn with {}", nth + 1, event.lot_seed_in_words()),
        };
        let unused = own.filter(|_| !typed);
        let unused = unused.map_or(String::new(), |lot| {
            let (value, at) = (lot.value, lot_place(lot));
            format!("lot {value}, drawn by hand, entered at {at}, does not tell all of them apart")
        });
        let value = own.filter(|_| typed).map(|lot| lot.value);
        let value = value.unwrap_or(Exact::whole(nth as i128 + 1));
        (entry, Worth { value: Some(value), sentence, unused })
    };
    level.into_iter().enumerate().map(told).collect()
}

/// Orders level entries by lot: drawn by hand if all numbers differ, else from the event's seed.
pub(crate) fn order_by_lot(event: &Event, level: &mut [usize]) {
    let drawn = draw_lots(event, level.to_vec());
    level.iter_mut().zip(drawn).for_each(|(place, (entry, _))| *place = entry);
}

/// The lot of an entry from the event's seed and its label only, so that anybody can repeat it. The
/// smaller lot comes first.
fn seeded_lot(event: &Event, entry: usize) -> (u64, &str) {
    let label = event.entries[entry].label.as_str();
    (xxh3_64(format!("{}|{label}", event.seed()).as_bytes()), label)
}

/// The counting matches of an entry, each with its side.
fn matches_of(scores: &Scores, entry: usize) -> impl Iterator<Item = (&MatchScore, usize)> {
    let matches = scores.board_scoring().into_iter().flat_map(|worked| &worked.matches);
    matches.filter(|played| played.note != Some(Note::PlayOff)).filter_map(move |played| {
        Some((played, played.sides.iter().position(|side| *side == Some(entry))?))
    })
}

fn worth(event: &Event, scores: &Scores, criterion: TieCriterion, entry: usize) -> Worth {
    match criterion {
        TieCriterion::Opponents => opponents(event, scores, entry),
        TieCriterion::Wins => wins(scores, entry),
        TieCriterion::Imps => imps(scores, entry),
        TieCriterion::WithoutCarryOver => without_carry_over(scores, entry),
        TieCriterion::Lot => Worth::default(),
    }
}

/// The total without the carry-over (ABF ANC 12.3).
fn without_carry_over(scores: &Scores, entry: usize) -> Worth {
    let Some(score) = &scores.of_entry[entry] else { return Worth::default() };
    let brought = score.parts.iter().filter(|part| Some(part.session) == scores.carried);
    let brought: Exact = brought.map(|part| part.score.value).sum();
    let left = score.total - brought;
    let sentence =
        format!("without the carry-over of {}: {}", brought.to_short_text(), left.to_short_text());
    Worth { value: Some(left), sentence, ..Worth::default() }
}

/// The sum of the opponents' totals; an opponent met twice counts twice.
fn opponents(event: &Event, scores: &Scores, entry: usize) -> Worth {
    let met = matches_of(scores, entry).filter_map(|(played, side)| played.sides[1 - side]);
    let total =
        |other: usize| scores.of_entry[other].as_ref().map_or(Exact::ZERO, |score| score.total);
    let totals: Vec<(usize, Exact)> = met.map(|other| (other, total(other))).collect();
    let sum: Exact = totals.iter().map(|(_, total)| *total).sum();
    let notation =
        DecimalsOrFractions::for_numbers(totals.iter().map(|(_, total)| *total).chain([sum]));
    let terms: Vec<String> = totals
        .iter()
        .map(|(other, total)| {
            format!("{} ({})", notation.format(*total), event.entries[*other].label)
        })
        .collect();
    let sentence = match terms.is_empty() {
        true => "opponents: nobody".to_string(),
        false => format!("opponents: {} = {}", sum_of_terms_text(&terms), notation.format(sum)),
    };
    Worth { value: Some(sum), sentence, ..Worth::default() }
}

fn wins(scores: &Scores, entry: usize) -> Worth {
    let won = matches_of(scores, entry).filter(|(played, side)| {
        matches!((played.won[*side], played.won[1 - side]), (Some(own), Some(other)) if own > other)
    });
    let wins = won.count();
    let sentence = format!("wins: {wins}");
    Worth { value: Some(Exact::whole(wins as i128)), sentence, ..Worth::default() }
}

/// Net IMPs of all matches; none if a match lacks them.
fn imps(scores: &Scores, entry: usize) -> Worth {
    let known = |played: &MatchScore, side: usize| match played.sides[1 - side] {
        Some(_) => played.net[side],
        None => Some(played.net[side].unwrap_or(Exact::ZERO)),
    };
    let sum: Option<Exact> =
        matches_of(scores, entry).map(|(played, side)| known(played, side)).sum();
    match sum {
        Some(sum) => {
            let sentence = format!("net IMPs: {}", sum.to_short_text());
            Worth { value: Some(sum), sentence, ..Worth::default() }
        }
        None => Worth::default(),
    }
}
