//! Plausibility: a warning, or an error where awards would go astray, at each valid cell that looks
//! like a typing error, with the reason.
//!
//! Examples are a number far from its neighbours, a placeholder name, an answer that contradicts
//! others. Unreadable and invalid cells are errors of the readers. Nothing changes a value. Every
//! limit is a constant with its reason; the real sessions in `tests` raise none of the warnings.
//!
//! Files: `scores` and `filled_down` (Results), `adjustments` (Adjustments), `boards` (Event and
//! Matches), `matches`, `pasted_again` (Results and Matches), `travellers` (Boards), `people`,
//! `two_names`, `statuses` and `seeding` (Entries), `keys` (Event).

mod adjustments;
mod boards;
mod filled_down;
mod keys;
mod matches;
mod outlier;
mod pasted_again;
mod people;
pub mod problems;
mod scores;
mod seeding;
mod statuses;
mod travellers;
mod two_names;

use std::collections::HashSet;

use model::problem::{Problem, ProblemPlace, Severity};
use model::{CellAddress, Event};

use super::problems::{ColumnLost, HeadingLost};

/// Adds the warnings, except at cells that already have an error or warning. What stands on a sheet
/// that lost a column is not doubted.
pub(crate) fn check_plausibility(events: &[Event], problems: &mut Vec<Problem>) {
    let told = problems.iter().filter(|known| known.trouble.severity() >= Severity::Warning);
    let is_whole = !problems.iter().any(|known| known.trouble.severity() == Severity::Error);
    let mut told: HashSet<ProblemPlace> = told.map(|known| known.place).collect();
    let lost = sheets_that_lost(problems);
    let is_whole_sheet = |at: Option<CellAddress>| at.is_none_or(|at| !lost.contains(&at.sheet));
    for event in events {
        let mut found = Vec::new();
        if is_whole_sheet(event.results.first().map(|result| result.at)) {
            scores::check_scores(event, events, is_whole, &mut found);
            pasted_again::check_sessions_again(event, &mut found);
        }
        if is_whole_sheet(event.matches.first().map(|played| played.at)) {
            matches::check_match_rows(event, &mut found);
            pasted_again::check_rounds_again(event, &mut found);
        }
        if is_whole_sheet(event.adjustments.first().map(|row| row.at)) {
            adjustments::check_adjustment_rows(event, &mut found);
        }
        travellers::check_traveller_signs(event, &mut found);
        if is_whole_sheet(event.entries.first().map(|entry| entry.at)) {
            two_names::check_two_names_in_cell(event, &mut found);
            people::check_names_and_numbers(event, &mut found);
            statuses::check_statuses(event, &mut found);
            statuses::check_categories(event, &mut found);
            statuses::check_teams_of_players(event, &mut found);
            seeding::check_ratings_and_seeds(event, &mut found);
        }
        if lost.is_empty() {
            keys::check_doubtful_answers(event, events, &mut found);
            // Scores that were filled down say nothing about the boards.
            if !found.iter().any(|doubt| doubt.trouble.is_of_kind::<problems::FilledDown>()) {
                boards::check_event_boards(event, events, &mut found);
            }
        }
        found.retain(|doubt| !told.contains(&doubt.place));
        told.extend(found.iter().map(|doubt| doubt.place));
        problems.extend(found.into_iter().map(|doubt| doubt.with_event(&event.id)));
    }
}

/// The sheets with a column that was not read because of its heading.
fn sheets_that_lost(problems: &[Problem]) -> HashSet<u16> {
    let of_heading = |problem: &&Problem| {
        problem.trouble.severity() == Severity::Error
            && (problem.trouble.is_of_kind::<ColumnLost>()
                || problem.trouble.is_of_kind::<HeadingLost>())
    };
    let sheets = problems.iter().filter(of_heading).filter_map(|problem| match problem.place {
        ProblemPlace::Cell(at) => Some(at.sheet),
        _ => None,
    });
    sheets.collect()
}
