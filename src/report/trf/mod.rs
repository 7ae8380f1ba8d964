//! Writes an event of chess, of players or of teams, as a Tournament Report File.

mod header;
mod players;
mod teams;

use crate::engine::awards::ComputedEvent;
use swiss::trf::{self, TournamentReport};

/// The file of an event; `None` if it is not of chess, or if the boards of a match of teams are not
/// known.
pub fn file(outcome: &ComputedEvent) -> Option<Vec<u8>> {
    Some(trf::write(&report_of(outcome)?))
}

/// An event as a report.
pub fn report_of(outcome: &ComputedEvent) -> Option<TournamentReport> {
    match outcome.event.is_of_chess_teams() {
        true => teams::report_of(outcome),
        false => players::report_of(outcome),
    }
}
