//! Problems on a terminal and in JSON: by kind, the worst first.

use std::borrow::Cow;
use std::io::{self, Write};

use super::problem_output::{ProblemOutputOptions, count_with_noun, problem_message_and_hint};
use super::terminal::{Terminal, escape_to_one_line};
use model::StableSort;
use model::problem::{RenderedProblem, Severity};
use register::{LocatedProblem, ProblemsByKind, ProblemsOfKind, Season};

/// Up to so many problems of a kind are told in full; of more, the first two.
const MOST_TOLD: usize = 3;
/// So many further places of a kind are listed.
const MOST_PLACES: usize = 8;

/// A problem of a summary in JSON.
#[derive(serde::Serialize, Debug)]
pub(super) struct JsonProblem {
    path: String,
    severity: &'static str,
    code: String,
    sheet: String,
    cell: String,
    message: String,
    hint: String,
}

/// All problems for a summary in JSON.
pub(super) fn json_problems<'a>(
    problems: impl Iterator<Item = (&'a str, &'a RenderedProblem)>,
) -> Vec<JsonProblem> {
    let listed = problems.map(|(path, told)| {
        let [message, hint] = problem_message_and_hint(told).map(Cow::into_owned);
        JsonProblem {
            path: path.to_string(),
            severity: told.severity.id(),
            code: told.code.to_string(),
            sheet: told.sheet.clone(),
            cell: told.cell.clone(),
            message,
            hint,
        }
    });
    listed.collect()
}

/// So many problems of a kind are needed to print them and to list them in a summary.
pub(super) fn max_problems_per_kind(talk: &ProblemOutputOptions, json: bool) -> usize {
    match talk.verbose || json {
        true => usize::MAX,
        false => MOST_TOLD + MOST_PLACES,
    }
}

/// The problems of one kind.
struct Kind<'a> {
    kind: &'a ProblemsOfKind,
    /// The events that wait for a correction of errors, and their contestants.
    waiting: (usize, usize),
}

/// Prints problems by kind: errors before warnings, those that hold back most first. Of notes only
/// the kinds are named, unless everything is wanted.
pub(super) fn print_problems_by_kind(
    talk: &ProblemOutputOptions,
    err: &mut Terminal,
    troubles: &ProblemsByKind,
) -> io::Result<()> {
    let mut kinds: Vec<Kind<'_>> = troubles.kinds().iter().map(Kind::from_problems).collect();
    // Kinds that are equal stay in the order of the returns.
    kinds.arrange_by_key(|own| std::cmp::Reverse((own.kind.severity, own.waiting.1)));
    let (notes, grave): (Vec<_>, Vec<_>) =
        kinds.into_iter().partition(|own| own.kind.severity == Severity::Note && !talk.verbose);
    grave.iter().try_for_each(|kind| kind.print(talk, err))?;
    if notes.is_empty() || talk.quiet {
        return Ok(());
    }
    let count = notes.iter().map(|own| own.kind.count).sum();
    let codes: Vec<String> = notes.iter().map(|own| format!("[{}]", own.kind.code)).collect();
    writeln!(
        err,
        "{} {}; use -v to list them",
        count_with_noun(count, "note"),
        escape_to_one_line(&codes.join(" "))
    )
}

/// Prints the problems of a season by kind.
pub(super) fn print_season_problems(
    talk: &ProblemOutputOptions,
    err: &mut Terminal,
    season: &Season,
) -> io::Result<()> {
    print_problems_by_kind(talk, err, &ProblemsByKind::from_season(season, usize::MAX))
}

impl<'a> Kind<'a> {
    fn from_problems(kind: &'a ProblemsOfKind) -> Kind<'a> {
        let is_error = kind.severity == Severity::Error;
        Kind { kind, waiting: if is_error { kind.waiting } else { (0, 0) } }
    }

    fn print(&self, talk: &ProblemOutputOptions, err: &mut Terminal) -> io::Result<()> {
        let ProblemsOfKind { severity, code, count, first, .. } = self.kind;
        if talk.quiet && *severity != Severity::Error {
            return Ok(());
        }
        let all = talk.verbose || *count <= MOST_TOLD;
        let told = if all { *count } else { MOST_TOLD - 1 };
        for trouble in first.iter().take(told) {
            talk.print_problem(err, &trouble.path, &trouble.told)?;
        }
        if told < *count {
            let place = |LocatedProblem { path, told, .. }: &LocatedProblem| {
                let parts = [path, &told.sheet, &told.cell].into_iter();
                let parts = parts.map(String::as_str).filter(|part| !part.is_empty());
                parts.collect::<Vec<_>>().join(" \u{203a} ")
            };
            let rest = first.iter().skip(told).take(MOST_PLACES);
            let mut places: Vec<String> = rest.map(place).collect();
            let left = *count - told;
            if left > MOST_PLACES {
                places.push("\u{2026}".to_string());
            }
            let places = places.join(", ");
            let more = format!("{left} more [{code}]: {places}; use -v to list them all");
            writeln!(err, "  and {}", escape_to_one_line(&more))?;
        }
        match self.waiting {
            (0, _) => Ok(()),
            (events, contestants) => {
                let events = count_with_noun(events, "event");
                match contestants {
                    0 => writeln!(err, "  this holds up {events}"),
                    1 => writeln!(err, "  this holds up {events} (1 entry)"),
                    entries => writeln!(err, "  this holds up {events} ({entries} entries)"),
                }
            }
        }
    }
}
