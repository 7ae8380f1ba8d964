//! Competitions over many events: who did best in the events that count, by exact values.
//!
//! `gather` takes the results out of the records, `calculation` makes values of them.

mod asked;
mod calculation;
mod gather;
mod ranking;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use model::name_comparison::name_sort_key;
use model::problem::{ProblemDetail, RenderedProblem};
use model::season_competition::{ContenderGroup, EventValue};
use model::{Place, StableSort};

use super::doubtful::ReturnLookup;
use super::page_keys::competition_key;
use super::people::SeasonPlayers;
use super::person::Person;
use super::problems::{
    CompetitionEmpty, CompetitionWithoutBeginning, CompetitionWithoutRanks,
    CompetitionWithoutValues, CompetitionWithoutYear,
};
use super::record::ReturnRecord;
use asked::CompetitionRequest;
use gather::GatheredCompetitionResults;

pub use ranking::{CompetitionRanking, CompetitionRow};

/// The competitions that the returns of a season ask for, as they come.
#[derive(Debug, Default)]
pub(super) struct CompetitionRequests {
    asked: Vec<(u32, CompetitionRequest)>,
    returns: Vec<u32>,
}

impl CompetitionRequests {
    /// Adds what a return asks for; settings ask through each of their returns.
    pub(super) fn add_return(&mut self, ret: u32, record: &ReturnRecord) {
        self.returns.push(ret);
        for competition in &record.competitions {
            let from = &competition.from;
            let is_known = !from.settings.is_empty()
                && self.asked.iter().any(|(_, known)| known.competition.from == *from);
            if !is_known {
                self.asked
                    .push((ret, CompetitionRequest::from_competition(competition, &record.path)));
            }
        }
    }

    /// The rankings, and what is wrong with competitions, each with its return.
    pub(super) fn rank_competitions(
        mut self,
        people: &SeasonPlayers,
        persons: &[Person],
        look: ReturnLookup<'_, '_>,
    ) -> (Vec<CompetitionRanking>, Vec<(u32, RenderedProblem)>) {
        if self.asked.is_empty() {
            return Default::default();
        }
        self.asked.arrange_by_key(|(_, asked)| {
            (asked.file.clone(), asked.competition.from.position, asked.competition.id.clone())
        });
        let mut all: Vec<GatheredCompetitionResults<'_>> =
            self.asked.iter().map(|(_, asked)| GatheredCompetitionResults::new(asked)).collect();
        for ret in &self.returns {
            let Some(record) = look(*ret) else { continue };
            for gathered in &mut all {
                gathered.add_return(*ret, &record, people);
            }
        }
        let mut ids: BTreeMap<String, usize> = BTreeMap::new();
        let id_of = |asked: &CompetitionRequest| super::page_keys::slug(&asked.competition.id);
        for (_, asked) in &self.asked {
            *ids.entry(id_of(asked)).or_default() += 1;
        }
        let mut found = Vec::new();
        let mut rankings = Vec::with_capacity(all.len());
        for (gathered, (ret, asked)) in all.into_iter().zip(&self.asked) {
            found.extend(troubles(&gathered, asked).into_iter().map(|told| (*ret, told)));
            let key = competition_key(&asked.competition.id, &asked.file, ids[&id_of(asked)] > 1);
            rankings.push(ranking(key, gathered, asked, people, persons));
        }
        (rankings, found)
    }
}

/// What is wrong with a competition once its events are known.
fn troubles(
    gathered: &GatheredCompetitionResults<'_>,
    asked: &CompetitionRequest,
) -> Vec<RenderedProblem> {
    let competition = &asked.competition;
    let mut found: Vec<ProblemDetail> = Vec::new();
    let id = || competition.id.clone();
    if gathered.events == 0 && gathered.without == 0 {
        found.push(CompetitionEmpty { id: id() }.into());
    }
    if gathered.without > 0 {
        let what = match competition.by {
            EventValue::Vps => "victory points",
            _ => "percentages",
        };
        found.push(CompetitionWithoutValues { id: id(), count: gathered.without, what }.into());
    }
    if competition.needs_member_ranks() && competition.ranks.is_empty() {
        found.push(CompetitionWithoutRanks { id: id() }.into());
    }
    if competition.needs_previous_year() && !gathered.has_results_of_year_before() {
        found.push(CompetitionWithoutYear { id: id() }.into());
    }
    if competition.open_to.contains(&ContenderGroup::Newcomers) && competition.which.first.is_none()
    {
        found.push(CompetitionWithoutBeginning { id: id() }.into());
    }
    let from = &competition.from;
    let sheet = if from.settings.is_empty() { &from.sheet } else { &from.settings };
    let told = |trouble: ProblemDetail| RenderedProblem {
        sheet: sheet.clone(),
        cell: from.cell.clone(),
        position: from.position,
        ..RenderedProblem::for_file(trouble)
    };
    found.into_iter().map(told).collect()
}

/// The ranking of what was gathered.
fn ranking(
    key: String,
    gathered: GatheredCompetitionResults<'_>,
    asked: &CompetitionRequest,
    people: &SeasonPlayers,
    persons: &[Person],
) -> CompetitionRanking {
    let (events, is_provisional) = (gathered.events, gathered.is_provisional);
    let mut rows = gathered.into_competition_rows(people, persons);
    rows.arrange_by_key(|row| {
        // Whoever has a place has a value.
        let better = Reverse((row.place.is_some(), row.place.and(row.value)));
        (better, name_sort_key(&row.name), row.name.clone(), row.entry.clone())
    });
    let ranked = rows.iter().filter(|row| row.place.is_some()).count();
    let mut better = 0;
    for level in rows[..ranked].chunk_by_mut(|a, b| a.value == b.value) {
        let tied = level.len() as u32;
        let place = Place { number: better + 1, tied };
        level.iter_mut().for_each(|row| row.place = Some(place));
        better += tied;
    }
    let asked = Arc::clone(&asked.competition);
    CompetitionRanking { key, asked, events, is_provisional, rows }
}
