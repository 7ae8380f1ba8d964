//! The pages of a season as a whole, made of its returns some at a time.

use crate::publish::{OutputError, Publication};
use register::{ProblemsByKind, Season};

use super::Site;
use super::events_by_month::EventsByMonth;
use super::leaders::Categories;
use super::season_records::SeasonRecords;
use super::secretary::ListedReturns;

/// What the pages of a season as a whole say of its returns.
pub struct SeasonPages<'a> {
    site: &'a Site,
    publication: &'a Publication,
    listed: EventsByMonth,
    returns: ListedReturns,
    categories: Categories,
    records: SeasonRecords,
}

impl<'a> SeasonPages<'a> {
    /// Of no returns yet.
    pub fn new(site: &'a Site, publication: &'a Publication) -> SeasonPages<'a> {
        SeasonPages {
            site,
            publication,
            listed: EventsByMonth::new(publication),
            returns: ListedReturns::new(publication),
            categories: Categories::default(),
            records: SeasonRecords::default(),
        }
    }

    /// Adds the returns at hand; returns come in order of path, with all their problems.
    pub fn add(&mut self, season: &Season) -> Result<(), OutputError> {
        self.listed.add(self.site.texts(), season)?;
        self.categories.add(season);
        self.records.add(season);
        match self.site.has_secretary() {
            true => self.returns.add(self.site.texts(), season),
            false => Ok(()),
        }
    }

    /// Writes the pages. `troubles` are those of all returns.
    pub fn finish(self, season: &Season, troubles: &ProblemsByKind) -> Result<(), OutputError> {
        let SeasonPages { site, publication, listed, returns, categories, records } = self;
        let to = |name: &str, page: &[u8]| publication.write(name, page);
        let months = site.write_events_pages(season, &listed, &to)?;
        site.write_players_pages(season, &to)?;
        site.write_clubs_pages(season, &to)?;
        site.write_competitions(season, &to)?;
        if let Some((name, page)) = site.leaders_page(season, &categories, &records)? {
            to(&name, &page)?;
        }
        site.write_names(season, &listed, publication)?;
        if site.has_secretary() {
            site.write_secretary_pages(season, &returns, troubles, &to)?;
            if let Some((name, page)) = site.questions_page(season)? {
                to(&name, &page)?;
            }
        }
        let index = site.index_page(season, &listed, &categories, troubles, months)?;
        to("index.html", &index)
    }
}
