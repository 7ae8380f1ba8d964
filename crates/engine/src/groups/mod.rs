//! Groups of contestants: the sheet `Groups` and the ranking become places within each group.
//!
//! `group_membership` says who is in a group. A group has a list for each ranking list that it has
//! contestants of, in the order of that ranking.

pub(crate) mod group_membership;
pub mod problems;

use std::collections::BTreeSet;

use crate::scoring::{scheveningen_sides, side_total_and_arithmetic};
use crate::standings::{DIPLOMACY_TEAMS_LIST_NAME, RankingList, Standing, rerank_subset};
use model::name_comparison::folded_name;
use model::problem::{Phrase, Problem};
use model::{Event, Exact, StableSort, State};

use group_membership::{
    GROUP_FACT_NAMES, MissingGroupFacts, is_in_group_of_row, masterpoint_average_in_words,
};

/// The contestants of a group in one ranking list, ranked among themselves.
#[derive(Debug, Clone, PartialEq)]
pub struct GroupRanking {
    /// Its row, an index into the rows of the sheet `Groups`; behind them for a side of a match.
    pub row: usize,
    /// Its name for people: `Novices`; with several lists `Novices, North-South`.
    pub title: String,
    /// What a side of a match scored; `None` of other groups.
    pub side_score: Option<Exact>,
    /// Who is in it, in words; empty if its name says it.
    pub bounds: String,
    /// The letter or number of a stratum.
    pub stratum: Option<String>,
    /// The position of its ranking list.
    pub list: usize,
    /// Its contestants, with a score or without.
    pub contestants: usize,
    /// Those with a score, best first, with their places in the group.
    pub standings: Vec<Standing>,
    /// What else decided that they are in it, one for each of `standings`; may be empty.
    pub reasons: Vec<String>,
}

impl GroupRanking {
    /// The standing of an entry in the group.
    pub fn standing_of_entry(&self, entry: usize) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.entry == entry)
    }
}

/// The lists of all groups of an event, by group, then by ranking list. Tells of contestants of whom
/// it is not known whether they are in a group, and of groups without any.
pub(crate) fn rank_groups(
    event: &Event,
    lists: &[RankingList],
    problems: &mut Vec<Problem>,
) -> Vec<GroupRanking> {
    if event.state == State::Rejected {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (row, own) in event.groups.rows.iter().enumerate() {
        let before = found.len();
        let mut unknown = [0; GROUP_FACT_NAMES.len()];
        found.extend(of_row(event, row, lists, &mut unknown));
        let is_empty = found.len() == before;
        if is_empty && (own.settled.is_some() || lists.is_empty()) {
            // A group of the settings need not concern each event.
            continue;
        }
        for (many, what) in unknown.into_iter().zip(GROUP_FACT_NAMES).filter(|(many, _)| *many > 0)
        {
            let what = Phrase::new(what);
            let trouble = problems::GroupUnknown { many, what, group: own.name.clone() };
            problems.push(event.problem(trouble, own.at));
        }
        if is_empty {
            let trouble = problems::GroupEmpty { group: own.name.clone() };
            problems.push(event.problem(trouble, own.at));
        }
    }
    found.extend(sides_ranked(event, lists));
    found
}

/// The sides of a Scheveningen match as groups, the leading one first, each with its score.
fn sides_ranked(event: &Event, lists: &[RankingList]) -> Vec<GroupRanking> {
    let sides = if event.is_scheveningen() { scheveningen_sides(event).ok() } else { None };
    let (Some(sides), Some(list)) = (sides, lists.first()) else { return Vec::new() };
    let mut found: Vec<(Exact, GroupRanking)> = Vec::new();
    for (side, row) in sides.into_iter().zip(event.groups.rows.len()..) {
        let standings = rerank_subset(list, |entry| side.players.contains(&entry));
        let scores: Vec<Exact> = standings.iter().map(|standing| standing.score).collect();
        let (total, bounds) = side_total_and_arithmetic(&scores);
        let group = GroupRanking {
            row,
            title: side.name,
            bounds,
            side_score: Some(total),
            stratum: None,
            list: 0,
            contestants: side.players.len(),
            reasons: vec![String::new(); standings.len()],
            standings,
        };
        found.push((total, group));
    }
    found.arrange_by(|one, other| other.0.cmp(&one.0));
    found.into_iter().map(|(_, group)| group).collect()
}

/// The lists of a group; counts those of whom something is not known.
fn of_row(
    event: &Event,
    row: usize,
    lists: &[RankingList],
    unknown: &mut [usize; GROUP_FACT_NAMES.len()],
) -> Vec<GroupRanking> {
    let own = &event.groups.rows[row];
    let bounds = event.groups.bounds_in_words(row);
    let mut found = Vec::new();
    for (at, list) in lists.iter().enumerate() {
        if list.section.as_deref() == Some(DIPLOMACY_TEAMS_LIST_NAME) {
            continue;
        }
        let mut members = BTreeSet::new();
        let ranked = list.standings.iter().map(|standing| standing.entry);
        for entry in ranked.chain(list.unranked.iter().copied()) {
            let mut missing = MissingGroupFacts::default();
            if is_in_group_of_row(event, row, entry, &mut missing) {
                members.insert(entry);
            }
            unknown.iter_mut().zip(missing).for_each(|(many, is)| *many += usize::from(is));
        }
        let standings = rerank_subset(list, |entry| members.contains(&entry));
        if standings.is_empty() {
            continue;
        }
        let reason = |standing: &Standing| masterpoint_average_in_words(event, row, standing.entry);
        let title = [own.title(), list.title()];
        let title: Vec<String> = title.into_iter().filter(|part| !part.is_empty()).collect();
        found.push(GroupRanking {
            side_score: None,
            row,
            title: title.join(", "),
            bounds: if folded_name(&bounds) == folded_name(&own.name) {
                String::new()
            } else {
                bounds.clone()
            },
            stratum: own.stratum.clone(),
            list: at,
            contestants: members.len(),
            reasons: standings.iter().map(reason).collect(),
            standings,
        });
    }
    found
}
