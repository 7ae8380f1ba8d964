//! Writes the letters of a run to clubs and players, and the lists of their recipients.

use model::problem::RenderedProblem;
use register::Season;
use report::club_letters::{CertificatePdfs, letters_to_clubs};
use report::player_letters::{
    EarlierLetters, LetterSubject, PlayerLetterDrafts, PlayerLetters, player_letters,
    season_letter_drafts,
};
use report::tables::{club_recipients, player_recipients};
use report::{OutputError, csv};
use workbook::ReadOptions;

use super::RunOutput;

/// The letters that players had before, by the bytes of the list that is given back.
///
/// # Errors
///
/// Why it is not as it was written.
pub fn read_sent_letters(
    list: &[u8],
    kind: LetterSubject,
) -> Result<EarlierLetters, Vec<RenderedProblem>> {
    // A file that is no table has no rows.
    let opened = workbook::read_any_table_file(list, &ReadOptions::default());
    let copy = opened.map(|opened| opened.workbook_copy).unwrap_or_default();
    EarlierLetters::read(&copy, kind)
        .map_err(|troubles| troubles.iter().map(|own| own.render(Some(&copy))).collect())
}

/// Writes the letters, if there are to be any. A site to publish has none.
pub(super) fn write_letters(output: &RunOutput<'_>, season: &Season) -> Result<(), OutputError> {
    let Some(order) = output.letters.as_ref().filter(|_| !output.site.is_public()) else {
        return Ok(());
    };
    let pdf = pdf_files(output);
    let letters = letters_to_clubs(season, output.site, pdf, &order.mails)?;
    for (name, letter) in &letters.files {
        output.publication.write_file(name, letter)?;
    }
    csv::write_table_files(
        &output.publication,
        &club_recipients::club_recipients_table(&letters.recipients),
    )?;
    write_player_letters(output, season_letter_drafts(season, pdf), &order.sent)
}

/// Writes the letters to players and their list.
pub(super) fn write_player_letters(
    output: &RunOutput<'_>,
    mails: PlayerLetterDrafts,
    sent: &EarlierLetters,
) -> Result<(), OutputError> {
    let letters: PlayerLetters = player_letters(mails, sent, output.site)?;
    for (name, letter) in &letters.files {
        output.publication.write_file(name, letter)?;
    }
    csv::write_table_files(
        &output.publication,
        &player_recipients::player_recipients_table(&letters),
    )
}

#[cfg(feature = "pdf")]
fn pdf_files(output: &RunOutput<'_>) -> CertificatePdfs {
    match output.pdf {
        None => CertificatePdfs::None,
        Some(super::PdfGrouping::Club) => CertificatePdfs::Club,
        Some(super::PdfGrouping::Each) => CertificatePdfs::Player,
    }
}

#[cfg(not(feature = "pdf"))]
fn pdf_files(_: &RunOutput<'_>) -> CertificatePdfs {
    CertificatePdfs::None
}
