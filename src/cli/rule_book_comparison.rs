//! `palmares run --under A,B`: one season under two rule books.

use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use super::destination::begin_publication;
use super::exit_status::{ExitStatus, print_output_error, print_usage_error};
use super::input::ReturnsInput;
use super::missing_input::{is_nothing_found, print_no_returns_found};
use super::problem_output::count_with_noun;
use super::problems;
use super::progress::RunProgressBar;
use super::run_options::SeasonRunOptions;
use super::templates;
use super::terminal::{Terminal, escape_to_one_line};
use engine::pack::{Pack, pack_of_rule_book};
use model::Exact;
use model::problem::Severity;
use register::rule_book_comparison::RuleBookComparison;
use report::publish::{check_output_folder, refuse_overwriting_returns};
use report::{OutputError, Publication, Site};
use season::{RunOutput, SeasonOptions, Settings};

/// What is compared, and where the comparison goes.
pub(super) struct RuleBookComparisonRequest<'a> {
    /// The returns.
    pub input: &'a ReturnsInput,
    /// What the command line sets.
    pub settings: Arc<Settings>,
    /// The folder to write.
    pub out: &'a Path,
    /// The folder of templates.
    pub templates: Option<&'a Path>,
    /// How the command runs and reports.
    pub running: &'a SeasonRunOptions,
}

/// Runs the command under the books with these names.
pub(super) fn compare_rule_books(
    compared: &RuleBookComparisonRequest<'_>,
    books: &[&'static str],
    out: &mut Terminal,
    err: &mut Terminal,
) -> ExitStatus {
    let [first, second] = books else {
        return print_usage_error(err, "--under takes two rule books: --under A,B");
    };
    if first == second {
        return print_usage_error(err, "--under takes two different rule books");
    }
    let site = match templates::load_template_site(compared.templates, err) {
        Ok(site) => templates::share_site_with_watchdog(site, compared.templates),
        Err(status) => return status,
    };
    match written(compared, [first, second], &site, out, err) {
        Ok(status) => status,
        Err(why @ OutputError::Page(..)) => {
            templates::print_unusable_templates(err, &why.to_string())
        }
        Err(why) => print_output_error(err, &why),
    }
}

fn written(
    compared: &RuleBookComparisonRequest<'_>,
    books: [&'static str; 2],
    site: &Site,
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<ExitStatus, OutputError> {
    let RuleBookComparisonRequest { input, settings, out: folder, running, .. } = compared;
    check_output_folder(folder)?;
    let inputs = &input.returns;
    let (found, loose) = season::find_returns(inputs, Some(folder), settings);
    if is_nothing_found(&found, &loose) {
        return Ok(print_no_returns_found(&input.returns, err));
    }
    refuse_overwriting_returns(folder, found.iter().map(|found| found.file.as_path()))?;
    let publication = begin_publication(running.talk.quiet, err, folder, Publication::begin)?;
    let options = SeasonOptions {
        inputs: inputs.clone(),
        settings: Arc::clone(settings),
        ..SeasonOptions::default()
    };
    let bar = RunProgressBar::new(running);
    let threads = running.threads.map(usize::from);
    let seasons = season::run_with_thread_count(threads, || {
        season::compute_season_under_two_books(&options, &found, &loose, books, &bar)
    })?;
    drop(bar);
    let title = |name: &str| {
        let book = packs::find_rule_book(name).and_then(pack_of_rule_book).map(Pack::source);
        book.map_or_else(|| name.to_string(), |source| format!("{} ({name})", source.title))
    };
    let comparison = RuleBookComparison::compare(books.map(title), &seasons);
    season::write_rule_book_comparison(&comparison, RunOutput::new(publication, site))?;
    for season in &seasons {
        // A closed output is no failure of the run.
        let _ = problems::print_season_problems(&running.talk, err, season);
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
    running: &SeasonRunOptions,
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
        return out.write_json(&Summary {
            books: &comparison.titles,
            totals,
            players,
            events,
            same,
        });
    }
    for (nth, title) in ["first", "second"].into_iter().zip(&comparison.titles) {
        writeln!(out, "{nth:7} {}", escape_to_one_line(title))?;
    }
    for Total { kind, points: [first, second], gain, lose } in &totals {
        writeln!(out, "{kind}: {first} -> {second}; {gain} gain, {lose} lose")?;
    }
    writeln!(
        out,
        "{} differ, {} the same",
        count_with_noun(events, "event"),
        count_with_noun(same, "player")
    )
}
