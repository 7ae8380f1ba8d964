//! Where a run writes, and who hears how far it is.

use super::FoundReturn;
#[cfg(feature = "pdf")]
use super::pdf::PdfGrouping;
use report::player_letters::EarlierLetters;
use report::{Publication, Site};

/// Hears how far a run is: returns are read, computed and written one by one; then the season is
/// gathered, written page by page, and published.
pub trait Progress: Sync {
    /// So many returns were found.
    fn begin(&self, returns: usize);
    /// A return is being done.
    fn doing(&self, path: &str);
    /// A return is done.
    fn done(&self);
    /// All returns are done and the season is put together.
    fn gathering(&self);
    /// So many pages of clubs and players are to be written, in all folders.
    fn writing(&self, pages: usize);
    /// One of them is written.
    fn written(&self);
    /// Everything is written and is put in place.
    fn publishing(&self);
}

/// Somebody who does not want to know how far a run is.
pub struct NoProgress;

impl Progress for NoProgress {
    fn begin(&self, _: usize) {}
    fn doing(&self, _: &str) {}
    fn done(&self) {}
    fn gathering(&self) {}
    fn writing(&self, _: usize) {}
    fn written(&self) {}
    fn publishing(&self) {}
}

/// The letters that are asked for.
#[derive(Debug, Default)]
pub struct LetterRequest {
    /// The e-mail address of the club of each return.
    pub(super) mails: Vec<Option<String>>,
    /// The letters that players had before.
    pub(super) sent: EarlierLetters,
}

impl LetterRequest {
    /// Letters about returns, to players who had others before.
    pub fn new(found: &[FoundReturn], sent: EarlierLetters) -> LetterRequest {
        LetterRequest {
            mails: found.iter().map(|found| found.settings.club_email()).collect(),
            sent,
        }
    }
}

/// Where a run writes, and with which templates.
pub struct RunOutput<'a> {
    /// The run's files, which are put in place in one step.
    pub publication: Publication,
    pub site: &'a Site,
    /// The PDF files of certificates, if there are to be any.
    #[cfg(feature = "pdf")]
    pub pdf: Option<PdfGrouping>,
    /// The letters to write, if there are to be any.
    pub letters: Option<LetterRequest>,
    /// Whether it has the pages of a hall: for its screen, and by name.
    pub live: bool,
}

impl<'a> RunOutput<'a> {
    /// An output without PDF files, letters and pages of a hall.
    pub fn new(publication: Publication, site: &'a Site) -> RunOutput<'a> {
        RunOutput {
            publication,
            site,
            #[cfg(feature = "pdf")]
            pdf: None,
            letters: None,
            live: false,
        }
    }

    /// A number for what it holds beyond what every run writes, to tell two outputs apart.
    pub(super) fn extras_digest(&self) -> u64 {
        #[cfg(feature = "pdf")]
        let pdf = self.pdf.map_or(0, |pdf| 1 + pdf as u64);
        #[cfg(not(feature = "pdf"))]
        let pdf = 0;
        let sent = self.letters.as_ref().map_or(0, |letters| letters.sent.digest() | 1);
        let language = (self.site.language() as u64).rotate_right(8);
        (pdf | u64::from(self.live) << 4 | sent << 5) ^ language
    }
}
