//! Writes the certificates of a run as PDF files, one a club or one a player, in parallel. The
//! pages and the files have the same sheets (`report::html`).

use rayon::prelude::*;

use register::Season;
use report::certificates::{CertificateBatch, all_certificates_of, by_club, club_of};
use report::html::CertificateRenderer;
use report::{OutputError, Publication};

/// What a PDF file of certificates holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PdfGrouping {
    /// Those that a club hands out.
    Club,
    /// Those of a player.
    Each,
}

/// Writes the PDF files, if there are to be any.
pub(super) fn write(
    pdf: Option<PdfGrouping>,
    season: &Season,
    press: &CertificateRenderer<'_>,
    publication: &Publication,
) -> Result<(), OutputError> {
    match pdf {
        None => Ok(()),
        Some(PdfGrouping::Club) => {
            let clubs = by_club(season, &|person| club_of(season, person), &|_, _| true);
            clubs.par_iter().try_for_each(|club| write_club(club, press, publication))
        }
        Some(PdfGrouping::Each) => season.persons.par_iter().try_for_each(|person| {
            let certificates = all_certificates_of(season, person);
            if certificates.is_empty() {
                return Ok(());
            }
            let name = format!("certificates/{}.pdf", season.people.key(person.id));
            let title = format!("Certificates of {}", person.name);
            let file = press.pdf(&name, &title, &certificates)?;
            publication.write(&name, &file)
        }),
    }
}

/// Writes the file of a club.
pub(super) fn write_club(
    club: &CertificateBatch<'_>,
    press: &CertificateRenderer<'_>,
    publication: &Publication,
) -> Result<(), OutputError> {
    let name = format!("certificates/{}.pdf", club.key);
    let title = format!("Certificates of {}", club.name);
    publication.write(&name, &press.pdf(&name, &title, &club.certificates)?)
}
