//! Writes the letters of a run to clubs and players, and the lists of their recipients.

use model::problem::RenderedProblem;
use register::Season;
use report::letters::{CertificatePdfs, letters};
use report::player_letters::{
    PlayerLetterDrafts, PlayerLetters, RecipientListKind, SentLetters, player_letters,
    season_letter_drafts,
};
use report::tables::{players, recipients};
use report::{OutputError, csv};
use workbook::ReadOptions;

use super::Output;

/// The letters that players had before, by the bytes of the list that is given back.
///
/// # Errors
///
/// Why it is not as it was written.
pub fn read_sent_letters(
    list: &[u8],
    kind: RecipientListKind,
) -> Result<SentLetters, Vec<RenderedProblem>> {
    // A file that is no table has no rows.
    let opened = workbook::read_any(list, &ReadOptions::default());
    let copy = opened.map(|opened| opened.workbook_copy).unwrap_or_default();
    SentLetters::read(&copy, kind)
        .map_err(|troubles| troubles.iter().map(|own| own.rendered(Some(&copy))).collect())
}

/// Writes the letters, if there are to be any. A site to publish has none.
pub(super) fn write(output: &Output<'_>, season: &Season) -> Result<(), OutputError> {
    let Some(order) = output.letters.as_ref().filter(|_| !output.site.is_public()) else {
        return Ok(());
    };
    let pdf = pdf_files(output);
    let letters = letters(season, output.site, pdf, &order.mails)?;
    for (name, letter) in &letters.files {
        output.publication.write(name, letter)?;
    }
    csv::write(&output.publication, &recipients::table(&letters.recipients))?;
    write_players(output, season_letter_drafts(season, pdf), &order.sent)
}

/// Writes the letters to players and their list.
pub(super) fn write_players(
    output: &Output<'_>,
    mails: PlayerLetterDrafts,
    sent: &SentLetters,
) -> Result<(), OutputError> {
    let letters: PlayerLetters = player_letters(mails, sent, output.site)?;
    for (name, letter) in &letters.files {
        output.publication.write(name, letter)?;
    }
    csv::write(&output.publication, &players::table(&letters))
}

#[cfg(feature = "pdf")]
fn pdf_files(output: &Output<'_>) -> CertificatePdfs {
    match output.pdf {
        None => CertificatePdfs::None,
        Some(super::PdfGrouping::Club) => CertificatePdfs::Club,
        Some(super::PdfGrouping::Each) => CertificatePdfs::Player,
    }
}

#[cfg(not(feature = "pdf"))]
fn pdf_files(_: &Output<'_>) -> CertificatePdfs {
    CertificatePdfs::None
}
