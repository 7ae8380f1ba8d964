//! The drawn round of an event in its workbook, as `palmares draw --write` writes it.

use std::fs;
use std::path::Path;

use engine::awards::ComputedEvent;
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
}

/// Writes the round, and tells the sheets that got rows.
pub(super) fn written(request: &Request) -> Result<Value, String> {
    let given = season::command_line_settings(request.settings.iter().map(String::as_str))?;
    let file = Path::new(super::RETURNS).join(&request.path);
    let (settings, _) = season::settings_for_file(&file, &given);
    let computed = season::compute_round(&file, &settings, None);
    let wanted = |outcome: &ComputedEvent| outcome.event.id == request.event;
    match season::workbook_with_round(&file, &computed, (&settings, None), &wanted) {
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
