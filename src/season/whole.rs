//! What concerns the season as a whole: its workbook, tables and pages.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;

use super::identity::Identity;
use super::output::Output;
use super::store::Earlier;
use crate::register::Season;
use crate::report::html::{Looks, Press};
use crate::report::tables::{self, quotas};
use crate::report::{Made, OutputError, csv, xlsx};

/// Writes what concerns the season, except what the earlier run wrote of the same.
pub(super) struct Whole<'a> {
    output: &'a Output<'a>,
    earlier: &'a Earlier,
    press: Press<'a>,
    /// The identities of its pages.
    pages: Mutex<BTreeMap<String, Identity>>,
}

impl<'a> Whole<'a> {
    /// `looks`: those of the certificates of each return.
    pub(super) fn new(output: &'a Output<'a>, earlier: &'a Earlier, looks: &'a Looks) -> Whole<'a> {
        let press = Press::new(output.site, looks);
        Whole { output, earlier, press, pages: Mutex::default() }
    }

    /// Writes everything. Returns the identities of its pages.
    pub(super) fn write(self, season: &Season) -> Result<BTreeMap<String, Identity>, OutputError> {
        let workbook = || {
            if self.output.site.is_public() {
                return Ok(());
            }
            const NAME: &str = "season.xlsx";
            let book = xlsx::season_book(season);
            let book = book.map_err(|why| OutputError::Workbook(NAME.to_string(), why))?;
            self.output.publication.write(NAME, &book)
        };
        let (workbook, pages) = rayon::join(workbook, || self.write_pages(season));
        workbook.and(pages)?;
        Ok(self.pages.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    fn write_pages(&self, season: &Season) -> Result<(), OutputError> {
        let (publication, site) = (&self.output.publication, self.output.site);
        let shown = site.shown(season);
        let shown = shown.as_ref().unwrap_or(season);
        for (name, text) in site.assets() {
            publication.write(name, text.as_bytes())?;
        }
        for (name, page) in site.season_pages(shown)? {
            publication.write(&name, &page)?;
        }
        if !site.is_public() {
            self.write_data(season)?;
        }
        shown.clubs.par_iter().try_for_each(|club| {
            let name = format!("clubs/{}.html", club.key);
            self.page(&name, |known| site.club_page(shown, club, known).map(Some))
        })?;
        shown.persons.par_iter().try_for_each(|person| {
            let key = shown.people.key(person.id);
            self.page(&format!("players/{key}.html"), |known| {
                site.player_page(shown, person, known).map(Some)
            })?;
            self.page(&format!("certificates/{key}.html"), |known| {
                self.press.page_of_player(shown, person, known)
            })
        })?;
        super::letters::write(self.output, shown)?;
        #[cfg(feature = "pdf")]
        super::pdf::write(self.output.pdf, shown, &self.press, publication)?;
        self.press.files().iter().try_for_each(|(name, bytes)| publication.write(name, bytes))
    }

    fn write_data(&self, season: &Season) -> Result<(), OutputError> {
        let publication = &self.output.publication;
        let quotas = quotas::table(season, None);
        if !quotas.is_empty() {
            csv::write(publication, &quotas)?;
        }
        tables::of_season(season).par_iter().try_for_each(|table| csv::write(publication, table))
    }

    /// Writes a page, or keeps the one of the earlier run if it has the same identity.
    fn page(
        &self,
        name: &str,
        make: impl FnOnce(Option<Identity>) -> Result<Option<Made>, OutputError>,
    ) -> Result<(), OutputError> {
        let publication = &self.output.publication;
        let known = self.earlier.page(name).filter(|_| publication.can_keep(name));
        let Some(Made { identity, bytes }) = make(known)? else { return Ok(()) };
        match bytes {
            Some(bytes) => publication.write(name, &bytes)?,
            None => publication.keep(name).map(drop)?,
        }
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        pages.insert(name.to_string(), identity);
        Ok(())
    }
}
