//! The cell of a date that is far after all others, which the claims of a season do not have.

use engine::awards::SeasonContext;
use model::form::Key;
use model::problem::{Problem, RenderedProblem};
use register::reconcile::reconciliation_day::OutlyingEvent;

use super::find::FoundReturn;
use super::read::compute_found_return;

/// The problems of events that are far ahead, each with its file, at the cell of the date if the
/// return was read.
pub(super) fn far_ahead_event_problems(
    ahead: Vec<OutlyingEvent>,
    found: &[FoundReturn],
) -> Vec<(String, RenderedProblem)> {
    let told = ahead.into_iter().map(|ahead| {
        let own = found.iter().find(|found| *found.path == *ahead.source);
        let told = own.and_then(|found| at_cell(&ahead, found));
        let told = told.unwrap_or_else(|| RenderedProblem::for_file(ahead.trouble.clone()));
        (ahead.source.to_string(), told)
    });
    told.collect()
}

/// The problem at the cell of the date.
fn at_cell(ahead: &OutlyingEvent, found: &FoundReturn) -> Option<RenderedProblem> {
    let computed = compute_found_return(found, &SeasonContext::default());
    let events = computed.outcomes.iter().map(|outcome| &outcome.event);
    let dates = events.flat_map(|event| {
        [Key::Date, Key::EndDate].into_iter().filter_map(|key| event.answers.date(key))
    });
    let own = dates.into_iter().find(|date| date.value == ahead.day)?;
    Some(Problem::new(ahead.trouble.clone(), own.at).render(computed.workbook_copy.as_ref()))
}
