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

pub(crate) use missing::player_number_cell;

pub use missing::is_lost_in_draft;

use engine::awards::ComputedEvent;
use model::problem::Problem;
use swiss::trf::{self, TournamentReport};

/// The file of an event; `None` if it is not of chess, or if the boards of a match of teams are not
/// known.
pub fn tournament_report_file(outcome: &ComputedEvent) -> Option<Vec<u8>> {
    Some(trf::write_tournament_report(&tournament_report_of_event(outcome)?))
}

/// The file of each month, `2026-05`, of an event that FIDE rates by months (B.02 4); none for another.
pub fn rating_period_report_files(outcome: &ComputedEvent) -> Vec<(String, Vec<u8>)> {
    let report = tournament_report_of_event(outcome);
    let months = report.iter().flat_map(|report| periods::monthly_reports(outcome, report));
    months
        .map(|(month, report)| (month.to_string(), trf::write_tournament_report(&report)))
        .collect()
}

/// The fields that a rating officer needs and the event does not say, or says otherwise, each at its cell; with
/// warnings about what a report can be without. Nothing for an event without a file.
pub fn missing_trf_field_problems(outcome: &ComputedEvent) -> Vec<Problem> {
    tournament_report_of_event(outcome)
        .map_or_else(Vec::new, |report| missing::field_problems_of_report(outcome, &report))
}

/// The matches of teams that lack the row of a board, each at its first row. Nothing for an event without
/// a file.
pub fn unfinished_match_problems(outcome: &ComputedEvent) -> Vec<Problem> {
    tournament_report_of_event(outcome)
        .map_or_else(Vec::new, |_| boards::unfinished_match_problems(outcome))
}

/// An event as a report.
pub(crate) fn tournament_report_of_event(outcome: &ComputedEvent) -> Option<TournamentReport> {
    let mut report = match outcome.event.is_of_chess_teams() {
        true => teams::report_of_team_event(outcome)?,
        false => players::report_of_player_event(outcome)?,
    };
    report.comments = comments::trf_comments_of_event(outcome, &report);
    Some(report)
}
