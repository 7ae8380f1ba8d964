//! Ranking lists, and places by a sort key of score, play-offs and tie-breaks or games. Contestants
//! with equal keys share a place; their labels decide only which is printed first. `ranking`,
//! `games` and `teams` make the keys.

use std::collections::BTreeMap;

use model::listed_word::ListedWord;
use model::{Direction, Event, Exact, Place, StableSort, natural_cmp};

use super::tie_breaks::TieBreakValue;

/// The name of the list of teams in a Diplomacy tournament.
pub const DIPLOMACY_TEAMS_LIST_NAME: &str = "teams";

/// A list of contestants ranked against each other.
#[derive(Debug, Clone, PartialEq)]
pub struct RankingList {
    /// The section, if sections are ranked separately.
    pub section: Option<String>,
    /// The direction, if directions are ranked separately.
    pub direction: Option<Direction>,
    /// The contestants with a score, best first; ties by label.
    pub standings: Vec<Standing>,
    /// Entries of this list without a score, by label.
    pub unranked: Vec<usize>,
}

/// A contestant's place in a ranking list, with what separated it from equal scores.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// The contestant, an index into the event's entries.
    pub entry: usize,
    /// The number of contestants ranked better, plus one.
    pub place: u32,
    /// How many contestants share the place.
    pub tied: u32,
    /// The score that was compared.
    pub score: Exact,
    /// Play-offs won against those with the same score, then against those with the same number.
    /// Empty without play-offs.
    pub play_off: Vec<u32>,
    /// The tie-breaks in the order of application. Empty without tie-breaks.
    pub tie_breaks: Vec<TieBreakValue>,
    /// The game values in the order of comparison. Empty without such games.
    pub measures: Vec<ScoreSeparator>,
}

impl From<&Standing> for Place {
    fn from(standing: &Standing) -> Place {
        Place { number: standing.place, tied: standing.tied }
    }
}

/// A value that separates equal scores, other than a tie-break: a count, or the score of a game.
#[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct ScoreSeparator {
    /// Its name in `standings.csv`.
    #[serde(with = "model::listed_word")]
    pub name: ListedWord,
    /// Its value; `None` for a game not played.
    pub value: Option<Exact>,
}

impl RankingList {
    /// Its name for people; empty if it is the only one.
    pub fn title(&self) -> String {
        if self.section.as_deref() == Some(DIPLOMACY_TEAMS_LIST_NAME) {
            return "Teams".to_string();
        }
        let section = self.section.as_ref().map(|section| format!("Section {section}"));
        let direction = self.direction.map(|direction| direction.title().to_string());
        section.into_iter().chain(direction).collect::<Vec<_>>().join(", ")
    }

    /// All contestants of the list, ranked or not.
    pub fn contestant_count(&self) -> usize {
        self.standings.len() + self.unranked.len()
    }

    /// The same contestants ranked within each section (WBU 2.8.2).
    pub fn by_section(&self, event: &Event) -> Vec<RankingList> {
        let order = |entry: usize| SectionSortKey(event.entries[entry].section.clone());
        let mut sections: BTreeMap<SectionSortKey, Vec<ContestantSortKey>> = BTreeMap::new();
        for standing in &self.standings {
            let scored = sections.entry(order(standing.entry)).or_default();
            scored.push(ContestantSortKey {
                entry: standing.entry,
                score: standing.score,
                play_off: standing.play_off.clone(),
                // The full list has broken the ties.
                better: standing.place,
                tie_breaks: standing.tie_breaks.clone(),
                measures: standing.measures.clone(),
            });
        }
        for entry in &self.unranked {
            sections.entry(order(*entry)).or_default();
        }
        let list = |(section, scored): (SectionSortKey, _)| RankingList {
            unranked: self.unranked.iter().copied().filter(|e| order(*e) == section).collect(),
            section: section.0,
            direction: self.direction,
            standings: assign_places(event, scored),
        };
        sections.into_iter().map(list).collect()
    }

    /// The standing of an entry; `None` if it has no place on this list.
    pub fn standing_of_entry(&self, entry: usize) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.entry == entry)
    }
}

/// What contestants of a list are ranked by, the first that differs deciding.
pub(super) struct ContestantSortKey {
    pub entry: usize,
    pub score: Exact,
    pub play_off: Vec<u32>,
    /// Rank by tie-breaks among equal scores and play-offs; less is better.
    pub better: u32,
    pub tie_breaks: Vec<TieBreakValue>,
    pub measures: Vec<ScoreSeparator>,
}

impl ContestantSortKey {
    /// What two contestants share if they are level before tie-breaks.
    pub(super) fn level_key(&self) -> (Exact, &[u32]) {
        (self.score, &self.play_off)
    }
}

/// Sections in natural order.
#[derive(PartialEq, Eq)]
pub(super) struct SectionSortKey(pub Option<String>);

impl Ord for SectionSortKey {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let text = |order: &Self| order.0.clone().unwrap_or_default();
        natural_cmp(&text(self), &text(other))
    }
}

impl PartialOrd for SectionSortKey {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// Places by score, play-offs and tie-breaks; ties by label.
pub(super) fn assign_places(event: &Event, mut order: Vec<ContestantSortKey>) -> Vec<Standing> {
    let label = |compared: &ContestantSortKey| event.entries[compared.entry].label.as_str();
    order.arrange_by(|a, b| {
        let ties = || a.better.cmp(&b.better).then_with(|| natural_cmp(label(a), label(b)));
        b.level_key().cmp(&a.level_key()).then_with(ties)
    });
    let mut standings = Vec::with_capacity(order.len());
    let equal = |one: &ContestantSortKey, other: &ContestantSortKey| {
        (one.level_key(), one.better) == (other.level_key(), other.better)
    };
    let sizes: Vec<usize> = order.chunk_by(equal).map(<[ContestantSortKey]>::len).collect();
    let mut order = order.into_iter();
    for tied in sizes {
        let place = standings.len() as u32 + 1;
        standings.extend(order.by_ref().take(tied).map(|compared| Standing {
            entry: compared.entry,
            place,
            tied: tied as u32,
            score: compared.score,
            play_off: compared.play_off,
            tie_breaks: compared.tie_breaks,
            measures: compared.measures,
        }));
    }
    standings
}

/// A contestant with the games that separate equal scores.
pub(super) struct ContestantWithGames<G> {
    /// The contestant, a position among the entries.
    pub entry: usize,
    /// The sum of the games' scores.
    pub score: Exact,
    pub games: G,
    /// What separated equal scores, as it is shown.
    pub measures: Vec<ScoreSeparator>,
}

/// Places by score, then by games; contestants level in both share a place.
pub(super) fn assign_places_by_games<G: Ord>(
    event: &Event,
    ranked: Vec<ContestantWithGames<G>>,
) -> Vec<Standing> {
    let better = |one: &ContestantWithGames<G>| {
        let ahead =
            |other: &&ContestantWithGames<G>| other.score == one.score && other.games > one.games;
        ranked.iter().filter(ahead).count() as u32
    };
    let better: Vec<u32> = ranked.iter().map(better).collect();
    let compared = ranked.into_iter().zip(better).map(|(ranked, better)| ContestantSortKey {
        entry: ranked.entry,
        score: ranked.score,
        play_off: Vec::new(),
        better,
        tie_breaks: Vec::new(),
        measures: ranked.measures,
    });
    assign_places(event, compared.collect())
}
