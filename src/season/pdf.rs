//! Writes the certificates of a run as PDF files.

use rayon::prelude::*;

use crate::register::{Person, Season};
use crate::report::certificates::{by_club, certificates_of};
use crate::report::html::Press;
use crate::report::{OutputError, Publication};

/// What a PDF file of certificates holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pdf {
    /// Those that a club hands out.
    Club,
    /// Those of a player.
    Each,
}

/// Writes the PDF files, if there are to be any.
pub(super) fn write(
    pdf: Option<Pdf>,
    season: &Season,
    press: &Press<'_>,
    publication: &Publication,
) -> Result<(), OutputError> {
    match pdf {
        None => Ok(()),
        Some(Pdf::Club) => {
            let clubs = by_club(season, &|person| club_of(season, person), &|_, _| true);
            clubs.par_iter().try_for_each(|club| {
                let name = format!("certificates/{}.pdf", club.key);
                let title = format!("Certificates of {}", club.name);
                let file = press.pdf(&name, &title, &club.certificates)?;
                publication.write(&name, &file)
            })
        }
        Some(Pdf::Each) => season.persons.par_iter().try_for_each(|person| {
            let certificates = certificates_of(season, person, &|_| true);
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

/// The club of a player: the organiser of the first event played.
fn club_of(season: &Season, person: &Person) -> String {
    let first = person.played.first().map(|part| season.event(part.ret, part.event));
    first.map(|event| event.organiser.clone()).unwrap_or_default()
}
