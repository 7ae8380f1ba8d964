//! Writes the letters of a run, and the list of their recipients.

use register::Season;
use report::letters::{PdfFiles, letters};
use report::tables::recipients;
use report::{OutputError, csv};

use super::Output;

/// Writes the letters, if there are to be any. A site to publish has none.
pub(super) fn write(output: &Output<'_>, season: &Season) -> Result<(), OutputError> {
    let Some(mails) = output.letters.as_ref().filter(|_| !output.site.is_public()) else {
        return Ok(());
    };
    let letters = letters(season, output.site, pdf_files(output), mails)?;
    for (name, letter) in &letters.files {
        output.publication.write(name, letter)?;
    }
    csv::write(&output.publication, &recipients::table(&letters.recipients))
}

#[cfg(feature = "pdf")]
fn pdf_files(output: &Output<'_>) -> PdfFiles {
    match output.pdf {
        None => PdfFiles::None,
        Some(super::Pdf::Club) => PdfFiles::Club,
        Some(super::Pdf::Each) => PdfFiles::Player,
    }
}

#[cfg(not(feature = "pdf"))]
fn pdf_files(_: &Output<'_>) -> PdfFiles {
    PdfFiles::None
}
