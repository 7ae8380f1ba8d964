//! Ranking lists: one for each section and direction that is ranked separately.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules::rule_book_facts;
use crate::scoring::{Scores, scores_after_round};
use model::{Direction, Event, Exact, StableSort, natural_cmp};

use super::match_ties::MatchTieBreaks;
use super::standing::{ContestantSortKey, RankingList, SectionSortKey, assign_places};
use super::tie_breaks::{ComputedTieBreaks, TieBreakValue};

/// The ranking of a match event after a round, with ties broken by its rule book; `None` for an
/// event without rounds.
pub fn rank_after_round(event: &Event, scores: &Scores, round: usize) -> Option<Vec<RankingList>> {
    let then = scores_after_round(event, scores, round)?;
    let rule = rule_book_facts::tie_rule_of_event(event).filter(|_| round > 0);
    let ties = rule.map(|rule| TieResolver::Matches(MatchTieBreaks::new(event, &then, rule)));
    Some(rank_contestants(event, &then, ties.as_ref()))
}

/// Ranks the contestants of an event, higher scores first. Equal scores share a place unless
/// play-offs or tie-breaks separate them.
pub fn rank_contestants(
    event: &Event,
    scores: &Scores,
    ties: Option<&TieResolver<'_>>,
) -> Vec<RankingList> {
    let apart = !event.is_ranked_across_sections();
    let directions = event.ranking_list_count() > 1;
    let mut lists: BTreeMap<(SectionSortKey, Option<Direction>), Vec<usize>> = BTreeMap::new();
    for (index, entry) in event.entries.iter().enumerate() {
        let section = entry.section.clone().filter(|_| apart);
        let direction = entry.direction.filter(|_| directions);
        lists.entry((SectionSortKey(section), direction)).or_default().push(index);
    }
    lists
        .into_iter()
        .map(|((section, direction), entries)| {
            let (ranked, mut unranked) = entries
                .into_iter()
                .partition::<Vec<_>, _>(|entry| scores.of_entry[*entry].is_some());
            unranked
                .arrange_by(|a, b| natural_cmp(&event.entries[*a].label, &event.entries[*b].label));
            RankingList {
                section: section.0,
                direction,
                standings: assign_places(event, compared(scores, ranked, ties)),
                unranked,
            }
        })
        .collect()
}

/// How ties are broken.
pub enum TieResolver<'a> {
    /// FIDE's tie-breaks, for single players.
    Fide(Box<ComputedTieBreaks<'a>>),
    /// A rule book's criteria for match events.
    Matches(MatchTieBreaks<'a>),
    /// The organiser's places, of each entry: the tie-breaks of an event need its games, and only
    /// its points are known.
    Typed(Vec<Option<u32>>),
}

impl TieResolver<'_> {
    /// Breaks the tie of some entries: for each, how many groups of level entries are better, and
    /// the value of each criterion.
    fn resolve(&self, level: &[usize]) -> BTreeMap<usize, (u32, Vec<TieBreakValue>)> {
        match self {
            TieResolver::Fide(ties) => ties.break_tie(level),
            TieResolver::Matches(ties) => {
                let untied = ties.break_tie(level.to_vec()).into_iter();
                untied.map(|untied| (untied.entry, (untied.better, untied.broken))).collect()
            }
            TieResolver::Typed(places) => {
                let typed = |entry: &usize| Some((*entry, places.get(*entry).copied().flatten()?));
                let Some(typed) = level.iter().map(typed).collect::<Option<Vec<_>>>() else {
                    return BTreeMap::new();
                };
                let better = |own: u32| {
                    let ahead: BTreeSet<u32> = typed
                        .iter()
                        .map(|(_, place)| *place)
                        .filter(|place| *place < own)
                        .collect();
                    ahead.len() as u32
                };
                typed.iter().map(|(entry, own)| (*entry, (better(*own), Vec::new()))).collect()
            }
        }
    }
}

/// Entries with their sort keys.
fn compared(
    scores: &Scores,
    entries: Vec<usize>,
    ties: Option<&TieResolver<'_>>,
) -> Vec<ContestantSortKey> {
    let mut compared = scored(scores, entries);
    let Some(ties) = ties else { return compared };
    compared.arrange_by(|a, b| a.level_key().cmp(&b.level_key()));
    for level in compared.chunk_by_mut(|a, b| a.level_key() == b.level_key()) {
        let entries: Vec<usize> = level.iter().map(|one| one.entry).collect();
        let mut resolved = ties.resolve(&entries);
        for one in level {
            if let Some((better, broken)) = resolved.remove(&one.entry) {
                (one.better, one.tie_breaks) = (better, broken);
            }
        }
    }
    compared
}

/// Entries with totals, and play-offs between equal ones.
fn scored(scores: &Scores, entries: Vec<usize>) -> Vec<ContestantSortKey> {
    let total =
        |entry: usize| scores.of_entry[entry].as_ref().map_or(Exact::ZERO, |score| score.total);
    let mut equal: BTreeMap<Exact, Vec<usize>> = BTreeMap::new();
    for entry in entries.iter().copied().filter(|_| !scores.play_offs.is_empty()) {
        equal.entry(total(entry)).or_default().push(entry);
    }
    let mut won: BTreeMap<usize, Vec<u32>> = BTreeMap::new();
    for tied in equal.into_values().filter(|tied| tied.len() > 1) {
        break_tie(&scores.play_offs, &tied, &mut won);
    }
    let compared = |entry: usize| ContestantSortKey {
        entry,
        score: total(entry),
        play_off: won.remove(&entry).unwrap_or_default(),
        better: 0,
        tie_breaks: Vec::new(),
        measures: Vec::new(),
    };
    entries.into_iter().map(compared).collect()
}

/// Counts the play-offs that tied contestants won against each other, if all of them played one.
/// Those with equal counts are compared again.
fn break_tie(play_offs: &[[usize; 2]], tied: &[usize], won: &mut BTreeMap<usize, Vec<u32>>) {
    let within = |pair: &&[usize; 2]| pair.iter().all(|entry| tied.contains(entry));
    let between: Vec<&[usize; 2]> = play_offs.iter().filter(within).collect();
    if !tied.iter().all(|entry| between.iter().any(|pair| pair.contains(entry))) {
        return;
    }
    let mut by_wins: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for entry in tied {
        let wins = between.iter().filter(|pair| pair[0] == *entry).count() as u32;
        won.entry(*entry).or_default().push(wins);
        by_wins.entry(wins).or_default().push(*entry);
    }
    let smaller = by_wins.into_values().filter(|equal| (2..tied.len()).contains(&equal.len()));
    smaller.for_each(|equal| break_tie(play_offs, &equal, won));
}
