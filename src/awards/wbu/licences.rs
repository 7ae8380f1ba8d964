//! 3.2.7 and 3.3 to 3.6: the status that follows from who could enter.

use super::dossier::Dossier;
use super::status::Base;

/// The status of the organising body, before any increase.
pub fn base(dossier: &Dossier<'_>) -> Base {
    Base::of(dossier.event.status())
}
