//! Writes the certificates of a run as PDF files, one a club or one a player, in parallel. The
//! pages and the files have the same sheets (`report::html`).

use rayon::prelude::*;

use register::Season;
use report::certificates::{
    CertificatesToHandOut, all_player_certificates, certificates_by_club, club_from_first_event,
};
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
pub(super) fn write_certificate_pdfs(
    pdf: Option<PdfGrouping>,
    season: &Season,
    press: &CertificateRenderer<'_>,
    publication: &Publication,
) -> Result<(), OutputError> {
    match pdf {
        None => Ok(()),
        Some(PdfGrouping::Club) => {
            let clubs = certificates_by_club(
                season,
                &|person| club_from_first_event(season, person),
                &|_, _| true,
            );
            clubs.par_iter().try_for_each(|club| write_club_pdf(club, press, publication))
        }
        Some(PdfGrouping::Each) => season.persons.par_iter().try_for_each(|person| {
            let certificates = all_player_certificates(season, person);
            if certificates.is_empty() {
                return Ok(());
            }
            let name = format!("certificates/{}.pdf", season.people.person_key(person.id));
            let title = format!("Certificates of {}", person.name);
            let file = press.pdf(&name, &title, &certificates)?;
            publication.write_file(&name, &file)
        }),
    }
}

/// Writes the file of a club.
pub(super) fn write_club_pdf(
    club: &CertificatesToHandOut<'_>,
    press: &CertificateRenderer<'_>,
    publication: &Publication,
) -> Result<(), OutputError> {
    let name = format!("certificates/{}.pdf", club.key);
    let title = format!("Certificates of {}", club.name);
    publication.write_file(&name, &press.pdf(&name, &title, &club.certificates)?)
}
