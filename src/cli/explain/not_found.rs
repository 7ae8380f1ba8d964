//! What is said where `explain` finds no event, entry or player of those that were asked for.

use super::{Args, compact};
use crate::cli::exit_status::{ExitStatus, print_usage_error};
use crate::cli::problem_output::problem_message_and_hint;
use crate::cli::terminal::Terminal;
use model::file_names::NativePathText;
use model::misspelt_names::nearest_name;
use model::name_comparison::name_key;
use model::{Entry, Player};
use season::ComputedReturn;

/// Most labels that are named instead of the one asked for.
const MOST_LABELS: usize = 6;

/// Prints that nothing fits, and what exists instead.
pub(super) fn print_not_found(
    args: &Args,
    computed: &ComputedReturn,
    err: &mut Terminal,
) -> ExitStatus {
    print_usage_error(err, &not_found_sentence(args, computed))
}

fn not_found_sentence(args: &Args, computed: &ComputedReturn) -> String {
    let events: Vec<&str> =
        computed.outcomes.iter().map(|outcome| outcome.event.id.as_str()).collect();
    if events.is_empty() {
        let first = computed.problems.first();
        let why = first.map(|told| problem_message_and_hint(told)[0].to_string());
        let file = args.file.native_path_text();
        return format!("no event could be read from {file}. {}", why.unwrap_or_default());
    }
    let events = events.join(", ");
    let entries: Vec<&Entry> = computed
        .outcomes
        .iter()
        .filter(|outcome| args.event_fits(outcome))
        .flat_map(|outcome| &outcome.event.entries)
        .collect();
    let players = || entries.iter().flat_map(|entry| &entry.players);
    if let Some(wanted) = &args.event
        && !computed.outcomes.iter().any(|outcome| args.event_fits(outcome))
    {
        return format!("there is no event {wanted}; the return has {events}");
    }
    if let Some(wanted) = &args.entry {
        let is_wanted = |player: &&Player| name_key(&player.name) == name_key(wanted);
        if let Some(player) = players().find(is_wanted) {
            let name = &player.name;
            return format!("there is no entry {wanted}, but a player; say --player \"{name}\"");
        }
        let labels = labels_that_contain(&entries, &compact(wanted));
        if !labels.is_empty() {
            return format!("there is no entry {wanted}; there are {}", labels.join(", "));
        }
    }
    let whom = args.entry.as_ref().or(args.player.as_ref()).cloned().unwrap_or_default();
    // The contestants of a ladder are those of its games.
    let is_elsewhere = args.season.is_empty()
        && computed
            .outcomes
            .iter()
            .any(|outcome| outcome.facts.is_ladder() && outcome.event.entries.is_empty());
    let near = nearest_name(&whom, players().map(|player| player.name.as_str()));
    let hint = match near {
        Some(near) => format!("; did you mean --player \"{near}\"?"),
        None if is_elsewhere => {
            "; if a ladder's games are in other returns, give them with --season".to_string()
        }
        None => String::new(),
    };
    format!("there is no entry or player {whom}; the return has the events {events}{hint}")
}

/// Labels that contain a folded one, such as `Red2EW` for `2ew`.
fn labels_that_contain<'a>(entries: &[&'a Entry], wanted: &str) -> Vec<&'a str> {
    let labels = entries.iter().map(|entry| entry.label.as_str());
    let fitting = labels.filter(|label| !wanted.is_empty() && compact(label).contains(wanted));
    fitting.take(MOST_LABELS).collect()
}
