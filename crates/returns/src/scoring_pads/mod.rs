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
mod field;
pub(crate) mod lin_hands;
mod pbn;
mod pbn_results;
mod platform;
mod platform_teams;
pub mod problems;
pub(super) mod scoring_pad_words;
mod semicolons;
mod session;
mod sheets;
pub(super) mod text_files;

use workbook::database::is_access_database;

use model::HandRecordFile;
use model::problem::{ProblemDetail, catch_panic};

use super::imported::ImportedReturn;

/// So many bytes tell the kind of a file.
pub const PAD_SNIFF_BYTES: usize = 4 << 10;

/// A kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PadFileKind {
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

impl PadFileKind {
    /// The kind of a file, by its beginning; `None` for any other.
    pub fn recognise(bytes: &[u8]) -> Option<PadFileKind> {
        if is_access_database(bytes) {
            return Some(PadFileKind::Database);
        }
        if bytes.starts_with(b"PK") {
            return None;
        }
        let text = text_files::decode_text_beginning(&bytes[..bytes.len().min(PAD_SNIFF_BYTES)]);
        if platform::is_online_extract(&text) {
            Some(PadFileKind::Platform)
        } else if club_site::is_club_site_upload(&text) {
            Some(PadFileKind::ClubSite)
        } else if semicolons::begins_with_game_section(&text) {
            Some(PadFileKind::Semicolons)
        } else {
            pbn_results::is_pbn_file(&text).then_some(PadFileKind::Pbn)
        }
    }
}

/// The hands of a PBN file without results, whose name is `file`; `None` for any other file.
pub fn read_pbn_hands(bytes: &[u8], file: &str) -> Option<HandRecordFile> {
    if PadFileKind::recognise(bytes)? != PadFileKind::Pbn {
        return None;
    }
    catch_panic(|| {
        pbn_results::pbn_hands_without_results(&text_files::decode_text_file(bytes).ok()?, file)
    })
    .ok()?
}

/// Reads such a file. `rules` becomes the rule set; `teams`: the pairs of a database are teams.
pub fn import_scoring_pad_file(
    kind: PadFileKind,
    bytes: &[u8],
    rules: Option<&'static str>,
    teams: bool,
) -> Result<ImportedReturn, ProblemDetail> {
    let sessions = || match kind {
        PadFileKind::Database => bws::read_bws_sessions(bytes, teams),
        PadFileKind::Platform => {
            platform::read_online_extract(&text_files::decode_text_file(bytes)?)
        }
        PadFileKind::ClubSite => {
            club_site::read_club_site_upload(&text_files::decode_text_file(bytes)?)
        }
        PadFileKind::Semicolons => {
            semicolons::read_semicolon_file(&text_files::decode_text_file(bytes)?)
        }
        PadFileKind::Pbn => pbn_results::read_pbn_sessions(&text_files::decode_text_file(bytes)?),
    };
    sheets::return_from_sessions(catch_panic(sessions)??, rules)
}
