//! Writes the certificates of a run as PDF files.

use rayon::prelude::*;

use super::{Output, Pdf};
use crate::register::{Person, Season};
use crate::report::OutputError;
use crate::report::certificates::{by_club, certificates_of};
use crate::report::html::Press;

/// Writes a file for each club, or for each player.
pub(super) fn write(
    season: &Season,
    press: &Press<'_>,
    output: &Output<'_>,
) -> Result<(), OutputError> {
    match output.pdf {
        None => Ok(()),
        Some(Pdf::Club) => {
            let clubs = by_club(season, &|person| club_of(season, person), &|_, _| true);
            clubs.par_iter().try_for_each(|club| {
                let name = format!("certificates/{}.pdf", club.key);
                let title = format!("Certificates of {}", club.name);
                let file = press.pdf(&name, &title, &club.certificates)?;
                output.publication.write(&name, &file)
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
            output.publication.write(&name, &file)
        }),
    }
}

/// The club of a player: the organiser of the first event played.
fn club_of(season: &Season, person: &Person) -> String {
    let first = person.played.first().map(|part| season.event(part.ret, part.event));
    first.map(|event| event.organiser.clone()).unwrap_or_default()
}
