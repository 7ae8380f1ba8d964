//! Contestants in the lists of an event: places, scores and tie-breaks.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use engine::awards::ComputedEvent;
use engine::groups::GroupRanking;
use engine::scoring::Scores;
use engine::standings::tie_breaks::EventTieBreak;
use engine::standings::{CategoryList, RankingList, ScoreSeparator, Standing};
use model::{Direction, Exact, Place};

/// A ranking list.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct RankingListRecord {
    /// The section, if sections are ranked separately.
    pub section: Option<Box<str>>,
    /// The direction, if directions are ranked separately.
    pub direction: Option<Direction>,
    /// Its range of the event's standings.
    pub standings: Range<u32>,
    /// How many of them have a place.
    pub ranked: u32,
}

impl RankingListRecord {
    /// Its title; empty if it is the only list.
    pub fn title(&self) -> String {
        RankingList {
            section: self.section.as_deref().map(str::to_string),
            direction: self.direction,
            standings: Vec::new(),
            unranked: Vec::new(),
        }
        .title()
    }
}

/// The contestants of a category, ranked among each other.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CategoryRankingRecord {
    /// The category, as in the form.
    pub category: Box<str>,
    pub title: Box<str>,
    /// The index of the list that it is a part of.
    pub list: u32,
    /// Indices of the event's standings, each with its place in the category and the number
    /// that share it.
    pub members: Box<[(u32, Place)]>,
}

impl CategoryRankingRecord {
    pub(super) fn from_list(list: &CategoryList, positions: &[u32]) -> CategoryRankingRecord {
        let member = |standing: &Standing| (positions[standing.entry], Place::from(standing));
        CategoryRankingRecord {
            category: list.category.as_str().into(),
            title: list.title().into(),
            list: list.list as u32,
            members: list.standings.iter().map(member).collect(),
        }
    }
}

/// The contestants of a group of the sheet `Groups`, ranked among each other.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct GroupRankingRecord {
    /// Its name; with several lists that of the list too.
    pub title: Box<str>,
    /// Who is in it, in words; empty if its name says it.
    pub bounds: Box<str>,
    /// What a side of a match scored; `None` of other groups.
    pub side_score: Option<Exact>,
    /// The letter or number of a stratum; empty for other groups.
    pub stratum: Box<str>,
    /// Those with a score, best first.
    pub members: Box<[GroupContestant]>,
}

/// A contestant of a group.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct GroupContestant {
    /// An index into the event's standings.
    pub standing: u32,
    /// The place in the group and the number that share it.
    pub place: Place,
    /// What else decided that it is in the group; may be empty.
    pub why: Box<str>,
}

impl GroupRankingRecord {
    pub(super) fn from_ranking(list: &GroupRanking, positions: &[u32]) -> GroupRankingRecord {
        let member = |(standing, why): (&Standing, &String)| GroupContestant {
            standing: positions[standing.entry],
            place: standing.into(),
            why: why.as_str().into(),
        };
        GroupRankingRecord {
            title: list.title.as_str().into(),
            bounds: list.bounds.as_str().into(),
            side_score: list.side_score,
            stratum: list.stratum.as_deref().unwrap_or_default().into(),
            members: list.standings.iter().zip(&list.reasons).map(member).collect(),
        }
    }
}

/// A contestant's standing.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct StandingRecord {
    /// The contestant's label.
    pub entry: Box<str>,
    /// The name of a team.
    pub name: Option<Box<str>>,
    /// Whether the organiser added it to make the number even (ABF ANC 3.7).
    pub house: bool,
    /// Its section, if that is a part of the list.
    pub part: Option<Box<SectionPlaceRecord>>,
    /// Its range of the event's players.
    pub players: Range<u32>,
    /// Its place and the number that share it; `None` without a score.
    pub place: Option<Place>,
    pub score: Option<Exact>,
    /// Sessions played.
    pub played: u32,
    /// Matches won, drawn and lost, if the ranking is by matches. Boxed, like the next two:
    /// few standings have them.
    pub matches: Option<Box<[u32; 3]>>,
    /// The score without handicap, if the ranking has handicaps.
    pub scratch: Option<Box<Exact>>,
    /// The sum of penalties and bonuses, if any.
    pub adjusted: Option<Box<Exact>>,
    /// Play-offs won against contestants with the same score, tie by tie.
    pub play_off: Box<[u32]>,
    /// The event's tie-breaks with their values, in order; `None` for one that was not
    /// needed.
    pub tie_breaks: Box<[(EventTieBreak, Option<Exact>)]>,
    /// Further measures of games of Diplomacy, with their names.
    pub measures: Box<[ScoreSeparator]>,
}

impl StandingRecord {
    /// The standing of an entry, without players and section.
    pub(super) fn from_entry(
        outcome: &ComputedEvent,
        index: usize,
        standing: Option<&Standing>,
    ) -> Self {
        let entry = &outcome.event.entries[index];
        let total = |scores: &Scores| scores.of_entry[index].as_ref().map(|score| score.total);
        StandingRecord {
            entry: entry.label.as_str().into(),
            name: entry.name.as_deref().map(Into::into),
            house: entry.is_house_entry(),
            part: None,
            players: 0..0,
            place: standing.map(Place::from),
            score: total(&outcome.scores),
            played: outcome.scores.sessions_or_matches_played(index),
            matches: outcome.scores.win_draw_loss(index).map(Box::new),
            scratch: outcome.scratch.as_ref().and_then(total).map(Box::new),
            adjusted: adjusted(&outcome.scores, index).map(Box::new),
            play_off: standing.map_or_else(Box::default, |s| s.play_off.as_slice().into()),
            tie_breaks: standing.map_or_else(Box::default, broken),
            measures: standing.map_or_else(Box::default, |s| s.measures.as_slice().into()),
        }
    }

    /// A place of which nothing is shown.
    pub(super) fn blank() -> StandingRecord {
        StandingRecord {
            entry: Box::default(),
            name: None,
            house: false,
            part: None,
            players: 0..0,
            place: None,
            score: None,
            played: 0,
            matches: None,
            scratch: None,
            adjusted: None,
            play_off: Box::default(),
            tie_breaks: Box::default(),
            measures: Box::default(),
        }
    }

    /// The standing as pages of players and clubs show it.
    pub(super) fn without_tie_breaks(&self) -> StandingRecord {
        StandingRecord { tie_breaks: Box::default(), ..self.clone() }
    }

    /// The contestant without results.
    pub(super) fn without_results(&self) -> StandingRecord {
        StandingRecord {
            entry: self.entry.clone(),
            name: self.name.clone(),
            house: self.house,
            players: self.players.clone(),
            ..StandingRecord::blank()
        }
    }
}

/// A contestant's section, if it is a part of a ranking list.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SectionPlaceRecord {
    /// Its name.
    pub section: Box<str>,
    /// The place within it and the number that share it; `None` without a score.
    pub place: Option<Place>,
}

impl SectionPlaceRecord {
    pub(super) fn for_entry(parts: &[RankingList], entry: usize) -> Option<SectionPlaceRecord> {
        let holds = |part: &&RankingList| {
            part.standing_of_entry(entry).is_some() || part.unranked.contains(&entry)
        };
        let part = parts.iter().find(holds)?;
        let place = part.standing_of_entry(entry).map(Place::from);
        Some(SectionPlaceRecord { section: part.section.as_deref()?.into(), place })
    }
}

/// A contestant's tie-breaks with their values.
fn broken(standing: &Standing) -> Box<[(EventTieBreak, Option<Exact>)]> {
    standing.tie_breaks.iter().map(|broken| (broken.by.clone(), broken.value)).collect()
}

/// The sum of a contestant's penalties and bonuses; `None` if there are none.
fn adjusted(scores: &Scores, entry: usize) -> Option<Exact> {
    let adjustments = &scores.of_entry[entry].as_ref()?.adjustments;
    (!adjustments.is_empty())
        .then(|| adjustments.iter().map(|adjusted| adjusted.amount.value).sum())
}
