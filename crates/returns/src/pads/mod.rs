//! Files of scoring pads and online platforms as returns.
//!
//! Each reader pours a file into the shape of `session.rs`, and `sheets.rs` makes a return of it,
//! the same copy of sheets as a workbook. So it is read, checked and annotated like one, and
//! problems refer to sheets and cells of the imported workbook.
//!
//! `bws/` reads the databases of scoring pads; the row of a table that a problem is about stands in
//! its sentence. The others read texts, in which pairs have numbers: `field.rs` makes sessions of
//! them. What a layout does not tell is refused, not guessed.

mod bws;
mod club_site;
pub(super) mod codes;
mod field;
pub(crate) mod lin;
mod pbn;
mod pbn_results;
mod platform;
mod platform_teams;
pub mod problems;
mod semicolons;
mod session;
mod sheets;
pub(super) mod text;

use workbook::database::is_database;

use model::HandRecord;
use model::problem::{ProblemDetail, guarded};

use super::imported::Imported;

/// So many bytes tell the kind of a file.
pub const BEGINNING: usize = 4 << 10;

/// A kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PadFile {
    /// The database of scoring pads.
    Database,
    /// The extract of an online tournament.
    Platform,
    /// The upload file of a club's web site.
    ClubSite,
    /// Results as text with semicolons.
    Semicolons,
    Pbn,
}

impl PadFile {
    /// The kind of a file, by its beginning; `None` for any other.
    pub fn recognise(bytes: &[u8]) -> Option<PadFile> {
        if is_database(bytes) {
            return Some(PadFile::Database);
        }
        if bytes.starts_with(b"PK") {
            return None;
        }
        let text = text::beginning(&bytes[..bytes.len().min(BEGINNING)]);
        if platform::is_platform(&text) {
            Some(PadFile::Platform)
        } else if club_site::is_club_site(&text) {
            Some(PadFile::ClubSite)
        } else if semicolons::is_semicolons(&text) {
            Some(PadFile::Semicolons)
        } else {
            pbn_results::is_pbn(&text).then_some(PadFile::Pbn)
        }
    }
}

/// The hands of a PBN file without results, whose name is `file`; `None` for any other file.
pub fn hands(bytes: &[u8], file: &str) -> Option<HandRecord> {
    if PadFile::recognise(bytes)? != PadFile::Pbn {
        return None;
    }
    guarded(|| pbn_results::hands(&text::decode(bytes).ok()?, file)).ok()?
}

/// Reads such a file. `rules` becomes the rule set; `teams`: the pairs of a database are teams.
pub fn read(
    kind: PadFile,
    bytes: &[u8],
    rules: Option<&'static str>,
    teams: bool,
) -> Result<Imported, ProblemDetail> {
    let sessions = || match kind {
        PadFile::Database => bws::read(bytes, teams),
        PadFile::Platform => platform::read(&text::decode(bytes)?),
        PadFile::ClubSite => club_site::read(&text::decode(bytes)?),
        PadFile::Semicolons => semicolons::read(&text::decode(bytes)?),
        PadFile::Pbn => pbn_results::read(&text::decode(bytes)?),
    };
    sheets::imported(guarded(sessions)??, rules)
}
