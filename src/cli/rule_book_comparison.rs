//! `palmares run --under A,B`: one season under two rule books.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use super::destination::begun;
use super::exit_status::{ExitStatus, not_written, usage};
use super::input::Input;
use super::missing_input::{no_returns, nothing_found};
use super::problem_output::counted;
use super::problems;
use super::progress::RunProgressBar;
use super::run_options::RunOptions;
use super::templates;
use super::terminal::{Terminal, in_line};
use engine::pack::{Pack, pack_of};
use model::Exact;
use model::problem::Severity;
use register::rule_book_comparison::RuleBookComparison;
use report::publish::{check_output_folder, refuse_overwriting_returns};
use report::{OutputError, Publication, Site};
use season::{Output, SeasonOptions, Settings};

/// What is compared, and where the comparison goes.
pub(super) struct ComparisonRequest<'a> {
    /// The returns.
    pub input: &'a Input,
    /// What the command line sets.
    pub settings: Arc<Settings>,
    /// The folder to write.
    pub out: &'a Path,
    /// The folder of templates.
    pub templates: Option<&'a Path>,
    /// How the command runs and reports.
    pub running: &'a RunOptions,
}

/// Runs the command under the books with these names.
pub(super) fn run(
    compared: &ComparisonRequest<'_>,
    books: &[&'static str],
    out: &mut Terminal,
    err: &mut Terminal,
) -> ExitStatus {
    let [first, second] = books else {
        return usage(err, "--under takes two rule books: --under A,B");
    };
    if first == second {
        return usage(err, "--under takes two different rule books");
    }
    let site = match templates::site(compared.templates, err) {
        Ok(site) => templates::watched(site, compared.templates),
        Err(status) => return status,
    };
    match written(compared, [first, second], &site, out, err) {
        Ok(status) => status,
        Err(why @ OutputError::Page(..)) => templates::unusable(err, &why.to_string()),
        Err(why) => not_written(err, &why),
    }
}

fn written(
    compared: &ComparisonRequest<'_>,
    books: [&'static str; 2],
    site: &Site,
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<ExitStatus, OutputError> {
    let ComparisonRequest { input, settings, out: folder, running, .. } = compared;
    check_output_folder(folder)?;
    let inputs = &input.returns;
    let (found, loose) = season::find_returns(inputs, Some(folder), settings);
    if nothing_found(&found, &loose) {
        return Ok(no_returns(&input.returns, err));
    }
    refuse_overwriting_returns(folder, found.iter().map(|found| found.file.as_path()))?;
    let publication = begun(running.talk.quiet, err, folder, Publication::begin)?;
    let options = SeasonOptions {
        inputs: inputs.clone(),
        settings: Arc::clone(settings),
        ..SeasonOptions::default()
    };
    let bar = RunProgressBar::new(running);
    let threads = running.threads.map(usize::from);
    let seasons = season::with_threads(threads, || {
        season::compute_with_rule_books(&options, &found, &loose, books, &bar)
    })?;
    drop(bar);
    let title = |name: &str| {
        let book = packs::find(name).and_then(pack_of).map(Pack::source);
        book.map_or_else(|| name.to_string(), |source| format!("{} ({name})", source.title))
    };
    let comparison = RuleBookComparison::compare(books.map(title), &seasons);
    season::write_rule_book_comparison(&comparison, Output::new(publication, site))?;
    for season in &seasons {
        // A closed output is no failure of the run.
        let _ = problems::of_season(&running.talk, err, season);
    }
    if !running.talk.quiet {
        let _ = print(&comparison, running, out);
    }
    let errors = seasons.iter().any(|season| season.problem_count(Severity::Error) > 0);
    Ok(if errors { ExitStatus::Errors } else { ExitStatus::Done })
}

/// The summary as JSON.
#[derive(serde::Serialize)]
struct Summary<'a> {
    books: &'a [String; 2],
    totals: Vec<Total>,
    players: usize,
    events: usize,
    same: usize,
}

/// The sum of a kind of points.
#[derive(serde::Serialize)]
struct Total {
    kind: &'static str,
    points: [String; 2],
    gain: usize,
    lose: usize,
}

fn print(
    comparison: &RuleBookComparison,
    running: &RunOptions,
    out: &mut Terminal,
) -> io::Result<()> {
    let totals = comparison.totals.iter().map(|total| Total {
        kind: total.kind.id(),
        points: total.points.map(Exact::to_decimal),
        gain: total.moved[0],
        lose: total.moved[1],
    });
    let totals: Vec<Total> = totals.collect();
    let (players, events, same) =
        (comparison.players.len(), comparison.events.len(), comparison.same);
    if running.json {
        return out.json(&Summary { books: &comparison.titles, totals, players, events, same });
    }
    for (nth, title) in ["first", "second"].into_iter().zip(&comparison.titles) {
        writeln!(out, "{nth:7} {}", in_line(title))?;
    }
    for Total { kind, points: [first, second], gain, lose } in &totals {
        writeln!(out, "{kind}: {first} -> {second}; {gain} gain, {lose} lose")?;
    }
    writeln!(out, "{} differ, {} the same", counted(events, "event"), counted(same, "player"))
}
