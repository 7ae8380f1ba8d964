//! Writes an event of chess, of players or of teams, as a Tournament Report File.

mod accepted;
mod boards;
mod comments;
mod federations;
mod header;
mod missing;
mod periods;
mod players;
pub mod problems;
mod teams;

pub(crate) use missing::place_of_number;

use engine::awards::ComputedEvent;
use model::problem::Problem;
use swiss::trf::{self, TournamentReport};

/// The file of an event; `None` if it is not of chess, or if the boards of a match of teams are not
/// known.
pub fn file(outcome: &ComputedEvent) -> Option<Vec<u8>> {
    Some(trf::write(&report_of(outcome)?))
}

/// The file of each month, `2026-05`, of an event that FIDE rates by months (B.02 4); none for another.
pub fn monthly_files(outcome: &ComputedEvent) -> Vec<(String, Vec<u8>)> {
    let report = report_of(outcome);
    let months = report.iter().flat_map(|report| periods::reports_of_months(outcome, report));
    months.map(|(month, report)| (month.to_string(), trf::write(&report))).collect()
}

/// The fields that a rating officer needs and the event does not say, or says otherwise, each at its cell; with
/// warnings about what a report can be without. Nothing for an event without a file.
pub fn missing_fields(outcome: &ComputedEvent) -> Vec<Problem> {
    report_of(outcome).map_or_else(Vec::new, |report| missing::missing(outcome, &report))
}

/// The matches of teams that lack the row of a board, each at its first row. Nothing for an event without
/// a file.
pub fn unfinished_matches(outcome: &ComputedEvent) -> Vec<Problem> {
    report_of(outcome).map_or_else(Vec::new, |_| boards::unfinished_matches(outcome))
}

/// An event as a report.
pub fn report_of(outcome: &ComputedEvent) -> Option<TournamentReport> {
    let mut report = match outcome.event.is_of_chess_teams() {
        true => teams::report_of(outcome)?,
        false => players::report_of(outcome)?,
    };
    report.comments = comments::comments_of(outcome, &report);
    Some(report)
}
