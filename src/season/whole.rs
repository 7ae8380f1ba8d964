//! What concerns the season as a whole: its workbook, tables and pages.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;

use super::identity::{self, Congresses, Identity};
use super::output::{Output, Progress};
use super::store::Earlier;
use super::threads::both;
use crate::register::{Club, Person, Season};
use crate::report::html::{Looks, Press};
use crate::report::{Made, OutputError, Part, SeasonFiles};

/// Writes what concerns the season, except what the earlier run wrote of the same.
pub(super) struct Whole<'a> {
    output: &'a Output<'a>,
    earlier: &'a Earlier,
    press: Press<'a>,
    /// The identities of the returns.
    returns: &'a [Option<Identity>],
    /// The identities of its pages.
    pages: Mutex<BTreeMap<String, Identity>>,
    progress: &'a dyn Progress,
}

impl<'a> Whole<'a> {
    /// `looks` are those of the certificates of each return, `returns` the identities of the returns
    /// with which the earlier run is compared.
    pub(super) fn new(
        output: &'a Output<'a>,
        earlier: &'a Earlier,
        (looks, returns): (&'a Looks, &'a [Option<Identity>]),
        progress: &'a dyn Progress,
    ) -> Whole<'a> {
        let press = Press::new(output.site, looks);
        Whole { output, earlier, press, returns, pages: Mutex::default(), progress }
    }

    /// Writes everything. Returns the identities of its pages.
    pub(super) fn write(self, season: &Season) -> Result<BTreeMap<String, Identity>, OutputError> {
        let (files, pages) = rayon::join(|| self.write_files(season), || self.write_pages(season));
        files.and(pages)?;
        Ok(self.pages.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    fn write_pages(&self, season: &Season) -> Result<(), OutputError> {
        let (publication, site) = (&self.output.publication, self.output.site);
        let [pages, certificates] = [Part::Pages, Part::Certificates].map(|part| site.has(part));
        if !pages && !certificates {
            return Ok(());
        }
        let shown = site.shown(season);
        let shown = shown.as_ref().unwrap_or(season);
        for (name, text) in site.assets() {
            publication.write(name, text.as_bytes())?;
        }
        if pages {
            for (name, page) in site.season_pages(shown)? {
                publication.write(&name, &page)?;
            }
            if self.output.live {
                for (name, page) in site.hall_pages(shown)? {
                    publication.write(&name, &page)?;
                }
            }
            shown.clubs.par_iter().try_for_each(|club| {
                self.write_club(shown, club)?;
                self.progress.written();
                Ok(())
            })?;
        }
        let congresses = identity::congresses(shown);
        shown.persons.par_iter().try_for_each(|person| {
            let own = identity::of_player(shown, person, self.returns);
            if pages {
                self.write_player(shown, person, own)?;
            }
            if certificates {
                self.write_certificates(shown, person, (own, &congresses))?;
            }
            self.progress.written();
            Ok(())
        })?;
        super::letters::write(self.output, shown)?;
        if !certificates {
            return Ok(());
        }
        #[cfg(feature = "pdf")]
        super::pdf::write(self.output.pdf, shown, &self.press, publication)?;
        self.press.files().iter().try_for_each(|(name, bytes)| publication.write(name, bytes))
    }

    fn write_files(&self, season: &Season) -> Result<(), OutputError> {
        let latest = season.events().filter_map(|(_, event)| event.date).max();
        let (publication, site) = (&self.output.publication, self.output.site);
        let mut files = SeasonFiles::begin(publication, site, latest, both)?;
        files.add(season)?;
        files.finish(season)
    }

    fn write_club(&self, season: &Season, club: &Club) -> Result<(), OutputError> {
        let name = format!("clubs/{}.html", club.key);
        let Made { identity, bytes } =
            self.output.site.club_page(season, club, self.known(&name))?;
        self.put(&name, Some(identity), bytes)
    }

    fn write_player(
        &self,
        season: &Season,
        person: &Person,
        identity: Option<Identity>,
    ) -> Result<(), OutputError> {
        let name = format!("players/{}.html", season.people.key(person.id));
        let is_known = identity.is_some() && self.known(&name) == identity;
        let make = || self.output.site.player_page(season, person);
        self.put(&name, identity, (!is_known).then(make).transpose()?)
    }

    fn write_certificates(
        &self,
        season: &Season,
        person: &Person,
        (player, congresses): (Option<Identity>, &Congresses<'_>),
    ) -> Result<(), OutputError> {
        let name = format!("certificates/{}.html", season.people.key(person.id));
        let identity = player.map(|player| identity::of_certificates(player, congresses));
        if identity.is_some() && self.known(&name) == identity {
            self.press.draw_for_player(season, person)?;
            return self.put(&name, identity, None);
        }
        match self.press.page_of_player(season, person)? {
            Some(page) => self.put(&name, identity, Some(page)),
            None => Ok(()),
        }
    }

    /// The identity of a page of the earlier run that is still as it was.
    fn known(&self, name: &str) -> Option<Identity> {
        self.earlier.page(name).filter(|_| self.output.publication.can_keep(name))
    }

    /// Writes a page, or keeps the one of the earlier run in place of `None`.
    fn put(
        &self,
        name: &str,
        identity: Option<Identity>,
        page: Option<Vec<u8>>,
    ) -> Result<(), OutputError> {
        match page {
            Some(page) => self.output.publication.write(name, &page)?,
            None => self.output.publication.keep(name).map(drop)?,
        }
        let Some(identity) = identity else { return Ok(()) };
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        pages.insert(name.to_string(), identity);
        Ok(())
    }
}
