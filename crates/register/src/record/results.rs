//! What competitions over many events need of an event besides its standings.

use serde::{Deserialize, Serialize};

use engine::awards::ComputedEvent;
use engine::scoring::EventCourse;
use model::{Exact, Unit};

/// Percentages and clubs of contestants.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct StandingDetails {
    /// The percentages by standing, where the scores of several sessions were added; otherwise the
    /// scores are the percentages.
    pub percentages: Box<[Option<Exact>]>,
    /// The clubs of contestants that are not the organiser's, by standing.
    pub clubs: Box<[(u32, Box<str>)]>,
    /// The categories of contestants, by standing.
    pub categories: Box<[(u32, Box<str>)]>,
}

impl StandingDetails {
    /// Those of an event; `positions` are the standings of its entries.
    pub(super) fn from_event(outcome: &ComputedEvent, positions: &[u32]) -> StandingDetails {
        let entries = outcome.event.entries.iter().zip(positions);
        let mut clubs: Vec<(u32, Box<str>)> =
            entries.filter_map(|(entry, at)| Some((*at, entry.club.as_deref()?.into()))).collect();
        clubs.sort_unstable();
        let entries = outcome.event.entries.iter().zip(positions);
        let mut categories: Vec<(u32, Box<str>)> = entries
            .flat_map(|(entry, at)| entry.categories().map(|category| (*at, category.into())))
            .collect();
        categories.sort_unstable();
        let scores = &outcome.scores;
        let is_sum = matches!(scores.course, EventCourse::Totals)
            && scores.unit == Unit::Percent
            && scores.sessions.len() > 1
            && !scores.averaged;
        let mut percentages = Vec::new();
        if is_sum {
            percentages = vec![None; positions.len()];
            for (score, at) in scores.of_entry.iter().zip(positions) {
                let Some(score) = score else { continue };
                let counting = || score.parts.iter().filter(|part| part.counts);
                // A percentage of all that was possible is no sum.
                let of_maximum = counting().any(|part| part.max.is_some());
                let percentage = match of_maximum {
                    true => score.total,
                    false => score.total / counting().count() as u32,
                };
                if let Some(own) = percentages.get_mut(*at as usize) {
                    *own = Some(percentage);
                }
            }
        }
        StandingDetails {
            percentages: percentages.into(),
            clubs: clubs.into(),
            categories: categories.into(),
        }
    }

    /// Whether a contestant was entered in a category.
    pub(crate) fn is_standing_in_category(&self, standing: u32, category: &str) -> bool {
        self.categories
            .binary_search_by(|(at, own)| (*at, &**own).cmp(&(standing, category)))
            .is_ok()
    }

    /// The club of a contestant, if it is not the organiser.
    pub(crate) fn club_of_standing(&self, standing: u32) -> Option<&str> {
        let found = self.clubs.binary_search_by_key(&standing, |(at, _)| *at);
        found.ok().map(|at| &*self.clubs[at].1)
    }
}
