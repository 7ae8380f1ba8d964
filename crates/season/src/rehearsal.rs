//! Reads a return and rehearses changes of one of its events.

use std::path::Path;

use super::files::read_file_bytes;
use super::layouts::layouts_for_file;
use engine::rehearsal::{self, Rehearsal, rehearsed_changes};
use model::Event;
use model::problem::{InternalFault, RenderedProblem, catch_panic, render_problems};
use returns::settings::Settings;

/// What changes of a return would do to its next round, with the problems of the return. `said` are
/// the changes, `named` the event. The error says what was not understood or does not fit.
pub fn rehearse_return_changes(
    file: &Path,
    settings: &Settings,
    said: &str,
    named: Option<&str>,
) -> (Result<Rehearsal, String>, Vec<RenderedProblem>) {
    let changes = match rehearsed_changes::parse_rehearsed_changes(said) {
        Ok(changes) => changes,
        Err(why) => return (Err(why), Vec::new()),
    };
    let bytes = match read_file_bytes(file) {
        Ok(bytes) => bytes,
        Err(trouble) => {
            return (
                Err("it cannot be read".to_string()),
                vec![RenderedProblem::for_file(trouble)],
            );
        }
    };
    let work = || {
        let layouts = layouts_for_file(file);
        let reading = returns::read_return_with_layouts(&bytes, settings, &layouts);
        let problems = render_problems(&reading.problems, reading.workbook_copy.as_ref());
        let events = reading.returned.events;
        let done = chosen(&events, named).and_then(|index| {
            rehearsal::rehearse_changes(&events, index, &changes, &reading.problems)
        });
        (done, problems)
    };
    catch_panic(work).unwrap_or_else(|InternalFault { why }| {
        (Err(format!("palmares failed because of a bug ({why})")), Vec::new())
    })
}

/// The event that is named, or the only one.
fn chosen(events: &[Event], named: Option<&str>) -> Result<usize, String> {
    let ids = || events.iter().map(|event| event.id.as_str()).collect::<Vec<_>>().join(", ");
    match (named, events) {
        (_, []) => Err("it has no event".to_string()),
        (Some(named), _) => {
            let found = events.iter().position(|event| event.id.eq_ignore_ascii_case(named));
            found.ok_or_else(|| format!("it has no event {named}; its events are {}", ids()))
        }
        (None, [_]) => Ok(0),
        (None, _) => Err(format!("it has several events ({}); name one with --event", ids())),
    }
}
