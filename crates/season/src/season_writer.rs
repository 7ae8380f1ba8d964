//! What concerns the season as a whole: its workbook, tables and pages.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;

use super::finished_pages::FinishedPlayerPages;
use super::identity::{self, InputHash, ReturnHashLookup};
use super::output::{Progress, RunOutput};
use super::store::{EarlierRecords, SeasonFileHashes};
use super::threads::join_parallel;
use register::{Club, Person, ProblemsByKind, Season};
use report::html::{CertificateLooksByReturn, CertificateRenderer, SeasonPagesWriter};
use report::{EarlierRunRows, OutputError, OutputPart, RenderedOrKnownPage, SeasonTableFiles};

/// Writes what concerns the season, except what the earlier run wrote of the same. The returns come
/// some at a time, so that not all of them need to be in memory.
pub(super) struct SeasonWriter<'a> {
    output: &'a RunOutput<'a>,
    earlier: &'a EarlierRecords,
    /// Pages that were written elsewhere.
    finished: FinishedPlayerPages,
    press: CertificateRenderer<'a>,
    /// The identities of the returns.
    returns: ReturnHashLookup<'a>,
    /// The identities of its pages.
    pages: Mutex<BTreeMap<String, InputHash>>,
    progress: &'a dyn Progress,
}

impl<'a> SeasonWriter<'a> {
    /// `looks` are those of the certificates of each return, `returns` the identities of the returns
    /// with which the earlier run is compared.
    pub(super) fn new(
        output: &'a RunOutput<'a>,
        earlier: &'a EarlierRecords,
        looks: &'a CertificateLooksByReturn,
        returns: ReturnHashLookup<'a>,
        progress: &'a dyn Progress,
    ) -> SeasonWriter<'a> {
        let (press, finished) =
            (CertificateRenderer::new(output.site, looks), FinishedPlayerPages::default());
        SeasonWriter {
            output,
            earlier,
            finished,
            press,
            returns,
            pages: Mutex::default(),
            progress,
        }
    }

    /// The same with pages of players that were written elsewhere.
    pub(super) fn with_finished_pages(self, finished: FinishedPlayerPages) -> SeasonWriter<'a> {
        SeasonWriter { finished, ..self }
    }

    /// Writes everything of a season whose returns are all at hand.
    pub(super) fn write(self, season: &Season) -> Result<SeasonFileHashes, OutputError> {
        let files = || {
            let mut files = self.begin_season_tables(season)?;
            files.add_returns(season)?;
            files.finish(season)
        };
        let (blocks, pages) = rayon::join(files, || self.write_pages(season));
        pages?;
        Ok(SeasonFileHashes { blocks: blocks?, pages: self.finish()? })
    }

    fn write_pages(&self, season: &Season) -> Result<(), OutputError> {
        let site = self.output.site;
        if ![OutputPart::Pages, OutputPart::Certificates].iter().any(|part| site.has_part(*part)) {
            return Ok(());
        }
        let shown = site.visible_season(season);
        let shown = shown.as_ref().unwrap_or(season);
        if let Some(mut pages) = self.season_pages_if_written() {
            pages.add_returns(shown)?;
            pages
                .finish(shown, &ProblemsByKind::from_season(shown, site.max_problems_per_kind()))?;
            if self.output.live {
                for (name, page) in site.live_event_pages(shown)? {
                    self.output.publication.write_file(&name, &page)?;
                }
            }
            self.write_club_pages(shown, &shown.clubs)?;
        }
        self.write_pages_and_certificates(shown, &shown.persons)?;
        super::letters::write_letters(self.output, shown)?;
        #[cfg(feature = "pdf")]
        if site.has_part(OutputPart::Certificates) {
            super::pdf::write_certificate_pdfs(
                self.output.pdf,
                shown,
                &self.press,
                &self.output.publication,
            )?;
        }
        Ok(())
    }

    /// The tables of the season.
    pub(super) fn begin_season_tables(
        &self,
        season: &Season,
    ) -> Result<SeasonTableFiles<'a>, OutputError> {
        let RunOutput { publication, site, .. } = self.output;
        let earlier = EarlierRunRows { blocks: &self.earlier.blocks, of_return: self.returns };
        SeasonTableFiles::begin(publication, site, season.counts.latest, join_parallel, earlier)
    }

    /// The pages of the season, if pages are written.
    pub(super) fn season_pages_if_written(&self) -> Option<SeasonPagesWriter<'a>> {
        let RunOutput { publication, site, .. } = self.output;
        site.has_part(OutputPart::Pages).then(|| SeasonPagesWriter::new(site, publication))
    }

    /// Writes the pages of clubs whose events are at hand.
    pub(super) fn write_club_pages(
        &self,
        season: &Season,
        clubs: &[Club],
    ) -> Result<(), OutputError> {
        if !self.output.site.has_part(OutputPart::Pages) {
            return Ok(());
        }
        clubs.par_iter().try_for_each(|club| {
            self.write_club(season, club)?;
            self.progress.written();
            Ok(())
        })
    }

    /// Writes the pages and certificates of players whose events are at hand.
    pub(super) fn write_pages_and_certificates(
        &self,
        season: &Season,
        persons: &[Person],
    ) -> Result<(), OutputError> {
        let site = self.output.site;
        let [pages, certificates] =
            [OutputPart::Pages, OutputPart::Certificates].map(|part| site.has_part(part));
        if !pages && !certificates {
            return Ok(());
        }
        persons.par_iter().try_for_each(|person| {
            let own = self.identity_of(season, person);
            if pages {
                self.write_player(season, person, own)?;
            }
            if certificates {
                self.write_certificates(season, person, own)?;
            }
            self.progress.written();
            Ok(())
        })
    }

    /// Writes the pages of players whose events are at hand.
    pub(super) fn write_player_pages(
        &self,
        season: &Season,
        persons: &[Person],
    ) -> Result<(), OutputError> {
        persons.par_iter().try_for_each(|person| {
            self.write_player(season, person, self.identity_of(season, person))
        })
    }

    /// The identity of a player's page.
    fn identity_of(&self, season: &Season, person: &Person) -> Option<InputHash> {
        identity::player_page_hash(season, person, self.output.site.language())
    }

    /// Writes what all pages need. Returns the identities of the pages.
    pub(super) fn finish(self) -> Result<BTreeMap<String, InputHash>, OutputError> {
        let (publication, site) = (&self.output.publication, self.output.site);
        for (name, text) in site.assets() {
            publication.write_file(name, text.as_bytes())?;
        }
        if site.has_part(OutputPart::Certificates) {
            let files = self.press.asset_files();
            files.iter().try_for_each(|(name, bytes)| publication.write_file(name, bytes))?;
        }
        Ok(self.page_identities())
    }

    /// The identities of the pages so far.
    pub(super) fn page_identities(self) -> BTreeMap<String, InputHash> {
        self.pages.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn write_club(&self, season: &Season, club: &Club) -> Result<(), OutputError> {
        let name = format!("clubs/{}.html", club.key);
        let RenderedOrKnownPage { identity, bytes } =
            self.output.site.club_page(season, club, self.known(&name)?)?;
        self.put(&name, Some(identity), bytes)
    }

    fn write_player(
        &self,
        season: &Season,
        person: &Person,
        identity: Option<InputHash>,
    ) -> Result<(), OutputError> {
        let name = format!("players/{}.html", season.people.person_key(person.id));
        if self.finished.take_page(&name, identity, &self.output.publication)? {
            return self.remember(&name, identity);
        }
        let is_known = identity.is_some() && self.known(&name)? == identity;
        let make = || self.output.site.player_page(season, person);
        self.put(&name, identity, (!is_known).then(make).transpose()?)
    }

    fn write_certificates(
        &self,
        season: &Season,
        person: &Person,
        player: Option<InputHash>,
    ) -> Result<(), OutputError> {
        let name = format!("certificates/{}.html", season.people.person_key(person.id));
        let identity =
            player.map(|player| identity::player_certificates_hash(player, &season.congresses));
        if identity.is_some() && self.known(&name)? == identity {
            self.press.draw_player_designs(season, person)?;
            return self.put(&name, identity, None);
        }
        match self.press.page_of_player(season, person)? {
            Some(page) => self.put(&name, identity, Some(page)),
            None => Ok(()),
        }
    }

    /// The identity of a page of the earlier run that is still as it was.
    fn known(&self, name: &str) -> Result<Option<InputHash>, OutputError> {
        let Some(identity) = self.earlier.page_identity(name) else { return Ok(None) };
        Ok(self.output.publication.can_keep_file(name)?.then_some(identity))
    }

    /// Writes a page, or keeps the one of the earlier run in place of `None`.
    fn put(
        &self,
        name: &str,
        identity: Option<InputHash>,
        page: Option<Vec<u8>>,
    ) -> Result<(), OutputError> {
        match page {
            Some(page) => self.output.publication.write_file(name, &page)?,
            None => self.output.publication.keep_file(name).map(drop)?,
        }
        self.remember(name, identity)
    }

    /// Remembers the identity of a page.
    fn remember(&self, name: &str, identity: Option<InputHash>) -> Result<(), OutputError> {
        let Some(identity) = identity else { return Ok(()) };
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        pages.insert(name.to_string(), identity);
        Ok(())
    }
}
