//! The drawn round of an event in its workbook, as `palmares draw --write` writes it, and what
//! changes would do to it, as `palmares draw --if` says it.

use std::fs;
use std::path::Path;

use engine::awards::ComputedEvent;
use engine::rehearsal::{Rehearsal, RehearsedLine};
use model::problem::RenderedProblem;
use serde::Deserialize;
use serde_json::{Value, json};

/// What the page asks for.
#[derive(Deserialize, Debug)]
pub(super) struct Request {
    settings: Vec<String>,
    /// The return, below `/in`.
    path: String,
    /// The event's short name in its return.
    event: String,
    /// Changes to try: `board 3 = 0-1; 12 withdraws`.
    #[serde(default)]
    changes: String,
}

/// Writes the round, and tells the sheets that got rows.
pub(super) fn written(request: &Request) -> Result<Value, String> {
    let given = season::command_line_settings(request.settings.iter().map(String::as_str))?;
    let file = Path::new(super::RETURNS).join(&request.path);
    let (settings, _) = season::settings_for_file(&file, &given);
    let computed = season::compute_return_drawing_round(&file, &settings, None);
    let wanted = |outcome: &ComputedEvent| outcome.event.id == request.event;
    match season::workbook_with_round(&file, &computed, &settings, None, &wanted) {
        Ok(Some(added)) => {
            fs::write(&file, &added.bytes).map_err(|why| why.to_string())?;
            Ok(json!({ "places": added.places }))
        }
        Ok(None) => Err("There is no round that the workbook lacks.".to_string()),
        Err(why) => {
            let RenderedProblem { message, hint, .. } = RenderedProblem::for_file(why);
            Err(format!("{message} {hint}"))
        }
    }
}

/// What the changes would do to the next round.
pub(super) fn rehearsed(request: &Request) -> Result<Value, String> {
    let given = season::command_line_settings(request.settings.iter().map(String::as_str))?;
    let file = Path::new(super::RETURNS).join(&request.path);
    let (settings, _) = season::settings_for_file(&file, &given);
    let (done, _) =
        season::rehearse_return_changes(&file, &settings, &request.changes, Some(&request.event));
    done.map(|rehearsal| view(&rehearsal))
}

fn view(rehearsal: &Rehearsal) -> Value {
    let before = rehearsal.before.as_ref();
    let after = rehearsal.after.as_ref();
    let lines = |lines: Vec<&RehearsedLine>| {
        lines.into_iter().map(|line| line_view(rehearsal, line)).collect::<Vec<_>>()
    };
    let was = before.map(|before| {
        after.map_or_else(|_| Vec::new(), |after| before.lines_missing_in(after).collect())
    });
    let now = after.map(|after| match before {
        Some(before) => after.lines_missing_in(before).collect(),
        None => after.lines.iter().collect(),
    });
    json!({
        "published": rehearsal.published,
        "rule": rehearsal.stands_by.as_ref().map(|rule| format!("{}: {}", rule.clause, rule.says)),
        "colours": rehearsal.coloured,
        "left": lines(rehearsal.broken.iter().collect()),
        "illegal": lines(rehearsal.illegal.iter().collect()),
        "unpaired": rehearsal.unpaired.iter().map(|entry| side(rehearsal, *entry)).collect::<Vec<_>>(),
        "none": after.err(),
        "round": after.ok().map(|after| &after.name),
        "of": after.map_or(0, |after| after.lines.len()),
        "was": lines(was.unwrap_or_default()),
        "now": lines(now.unwrap_or_default()),
    })
}

fn line_view(rehearsal: &Rehearsal, line: &RehearsedLine) -> Value {
    let sides = line.sides.iter();
    json!({
        "table": line.place,
        "seat": line.seat,
        "sides": sides.clone().map(|entry| side(rehearsal, *entry)).collect::<Vec<_>>(),
        "gone": sides.map(|entry| rehearsal.is_out_of_round(*entry)).collect::<Vec<_>>(),
        "reason": line.why,
    })
}

/// An entry by its label and name.
fn side(rehearsal: &Rehearsal, entry: usize) -> Value {
    let entry = rehearsal.event.entries.get(entry);
    entry.map_or(Value::Null, |entry| json!([entry.label, entry.display_name()]))
}
