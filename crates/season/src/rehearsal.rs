//! Reads a return and rehearses changes of one of its events.

use std::path::Path;

use super::files::bytes_of;
use super::layouts::layouts_of;
use engine::rehearsal::{self, Rehearsal, change_sentences};
use model::Event;
use model::problem::{InternalFault, RenderedProblem, catch_panic, rendered};
use returns::settings::Settings;

/// What changes of a return would do to its next round, with the problems of the return. `said` are
/// the changes, `named` the event. The error says what was not understood or does not fit.
pub fn rehearse(
    file: &Path,
    settings: &Settings,
    said: &str,
    named: Option<&str>,
) -> (Result<Rehearsal, String>, Vec<RenderedProblem>) {
    let changes = match change_sentences::read(said) {
        Ok(changes) => changes,
        Err(why) => return (Err(why), Vec::new()),
    };
    let bytes = match bytes_of(file) {
        Ok(bytes) => bytes,
        Err(trouble) => {
            return (
                Err("it cannot be read".to_string()),
                vec![RenderedProblem::for_file(trouble)],
            );
        }
    };
    let work = || {
        let layouts = layouts_of(file);
        let reading = returns::read_with_layouts(&bytes, settings, &layouts);
        let problems = rendered(&reading.problems, reading.workbook_copy.as_ref());
        let events = reading.returned.events;
        let done = chosen(&events, named)
            .and_then(|index| rehearsal::rehearse(&events, index, &changes, &reading.problems));
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
