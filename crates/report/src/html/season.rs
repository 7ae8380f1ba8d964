//! The pages of a season as a whole, made of its returns some at a time.

use crate::publish::{OutputError, Publication};
use register::{ProblemsByKind, Season};

use super::Site;
use super::events_by_month::EventsByMonth;
use super::leaders::PointsByCategory;
use super::season_records::SeasonBestResults;
use super::secretary::ListedReturns;

/// What the pages of a season as a whole say of its returns.
pub struct SeasonPagesWriter<'a> {
    site: &'a Site,
    publication: &'a Publication,
    listed: EventsByMonth,
    returns: ListedReturns,
    categories: PointsByCategory,
    records: SeasonBestResults,
}

impl<'a> SeasonPagesWriter<'a> {
    /// Of no returns yet.
    pub fn new(site: &'a Site, publication: &'a Publication) -> SeasonPagesWriter<'a> {
        SeasonPagesWriter {
            site,
            publication,
            listed: EventsByMonth::new(publication),
            returns: ListedReturns::new(publication),
            categories: PointsByCategory::default(),
            records: SeasonBestResults::default(),
        }
    }

    /// Adds the returns at hand; returns come in order of path, with all their problems.
    pub fn add_returns(&mut self, season: &Season) -> Result<(), OutputError> {
        self.listed.add_events(self.site.texts(), season)?;
        self.categories.add_returns(season);
        self.records.add_results(season);
        match self.site.has_secretary_page() {
            true => self.returns.add_returns(self.site.texts(), season),
            false => Ok(()),
        }
    }

    /// Writes the pages. `troubles` are those of all returns.
    pub fn finish(self, season: &Season, troubles: &ProblemsByKind) -> Result<(), OutputError> {
        let SeasonPagesWriter { site, publication, listed, returns, categories, records } = self;
        let to = |name: &str, page: &[u8]| publication.write_file(name, page);
        let months = site.write_event_list_pages(season, &listed, &to)?;
        site.write_player_list_pages(season, &to)?;
        site.write_club_list_pages(season, &to)?;
        site.write_competition_pages(season, &to)?;
        if let Some((name, page)) = site.leaders_page(season, &categories, &records)? {
            to(&name, &page)?;
        }
        site.write_search_names(season, &listed, publication)?;
        if site.has_secretary_page() {
            site.write_secretary_pages(season, &returns, troubles, &to)?;
            if let Some((name, page)) = site.questions_page(season)? {
                to(&name, &page)?;
            }
        }
        let index = site.index_page(season, &listed, &categories, troubles, months)?;
        to("index.html", &index)
    }
}
