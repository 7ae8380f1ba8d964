//! Problems on a terminal and in JSON: by kind, the worst first.

use std::collections::BTreeSet;
use std::io::{self, Write};

use super::common::{Talk, counted};
use super::terminal::{Terminal, in_line};
use crate::model::State;
use crate::problem::{Severity, Told};
use crate::register::Season;

/// Up to so many problems of a kind are told in full; of more, the first two.
const MOST_TOLD: usize = 3;
/// So many further places of a kind are listed.
const MOST_PLACES: usize = 8;

/// A problem of a summary in JSON.
#[derive(serde::Serialize, Debug)]
pub(super) struct Listed {
    path: String,
    severity: &'static str,
    code: String,
    sheet: String,
    cell: String,
    message: String,
    hint: String,
}

/// All problems for a summary in JSON.
pub(super) fn listed<'a>(problems: impl Iterator<Item = (&'a str, &'a Told)>) -> Vec<Listed> {
    let listed = problems.map(|(path, told)| Listed {
        path: path.to_string(),
        severity: told.severity.id(),
        code: told.code.to_string(),
        sheet: told.sheet.clone(),
        cell: told.cell.clone(),
        message: told.message.clone(),
        hint: told.hint.clone(),
    });
    listed.collect()
}

/// The problems of one kind.
struct Kind<'a> {
    severity: Severity,
    code: &'a str,
    problems: Vec<(&'a str, &'a Told)>,
    /// The events that wait for a correction, and their contestants.
    waiting: (usize, usize),
}

/// Prints problems by kind: errors before warnings, those that hold back most first. Of notes only
/// the kinds are named, unless everything is wanted.
pub(super) fn print<'a>(
    talk: &Talk,
    err: &mut Terminal,
    problems: impl Iterator<Item = (&'a str, &'a Told)>,
    season: Option<&Season>,
) -> io::Result<()> {
    let mut kinds: Vec<Kind<'a>> = Vec::new();
    for (path, told) in problems {
        let same = |kind: &&mut Kind<'_>| kind.code == told.code && kind.severity == told.severity;
        match kinds.iter_mut().find(same) {
            Some(kind) => kind.problems.push((path, told)),
            None => kinds.push(Kind {
                severity: told.severity,
                code: &told.code,
                problems: vec![(path, told)],
                waiting: (0, 0),
            }),
        }
    }
    for kind in kinds.iter_mut().filter(|kind| kind.severity == Severity::Error) {
        kind.waiting = season.map_or((0, 0), |season| waiting(season, kind));
    }
    // Kinds that are equal stay in the order of the returns.
    kinds.sort_by_key(|kind| std::cmp::Reverse((kind.severity, kind.waiting.1)));
    let (notes, grave): (Vec<_>, Vec<_>) =
        kinds.into_iter().partition(|kind| kind.severity == Severity::Note && !talk.verbose);
    grave.iter().try_for_each(|kind| kind.print(talk, err))?;
    if notes.is_empty() || talk.quiet {
        return Ok(());
    }
    let count = notes.iter().map(|kind| kind.problems.len()).sum();
    let codes: Vec<String> = notes.iter().map(|kind| format!("[{}]", kind.code)).collect();
    writeln!(err, "{} {}: -v tells them", counted(count, "note"), in_line(&codes.join(" ")))
}

/// The events that are not final in the returns of a kind of error, and their contestants.
fn waiting(season: &Season, kind: &Kind<'_>) -> (usize, usize) {
    let paths: BTreeSet<&str> = kind.problems.iter().map(|(path, _)| *path).collect();
    let events = season
        .events()
        .filter(|(ret, event)| event.state != State::Final && paths.contains(ret.path.as_str()));
    events.fold((0, 0), |(events, all), (_, event)| (events + 1, all + event.standings.len()))
}

impl Kind<'_> {
    fn print(&self, talk: &Talk, err: &mut Terminal) -> io::Result<()> {
        if talk.quiet && self.severity != Severity::Error {
            return Ok(());
        }
        let all = talk.verbose || self.problems.len() <= MOST_TOLD;
        let told = if all { self.problems.len() } else { MOST_TOLD - 1 };
        for (path, problem) in &self.problems[..told] {
            talk.problem(err, path, problem)?;
        }
        let rest = &self.problems[told..];
        if !rest.is_empty() {
            let place = |(path, told): &(&str, &Told)| {
                let parts = [*path, &told.sheet, &told.cell].into_iter();
                parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" \u{203a} ")
            };
            let mut places: Vec<String> = rest.iter().take(MOST_PLACES).map(place).collect();
            if rest.len() > MOST_PLACES {
                places.push("\u{2026}".to_string());
            }
            let places = places.join(", ");
            let more = format!("{} more [{}]: {places}; -v tells them", rest.len(), self.code);
            writeln!(err, "  and {}", in_line(&more))?;
        }
        match self.waiting {
            (0, _) => Ok(()),
            (events, contestants) => {
                let wait = if events == 1 { "waits" } else { "wait" };
                let (events, all) = (counted(events, "event"), counted(contestants, "contestant"));
                writeln!(err, "  {events} with {all} {wait} for it")
            }
        }
    }
}
