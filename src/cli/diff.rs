//! `palmares diff`: compares two runs. It prints what differs, and writes a page, a workbook and
//! the amendment for the register. `register::difference` compares.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::destination::begin_publication;
use super::exit_status::{
    ExitStatus, print_error_and_next_command, print_output_error, print_usage_error,
};
use super::missing_input::print_missing_path;
use super::problem_output::count_with_noun;
use super::templates;
use super::terminal::Terminal;
use super::typed_command::corrected_command_line;
use model::file_names::NativePathText;
use register::past_run::PastRun;
use register::run_difference::SeasonRunDifference;
use report::publish::{is_publication_interrupted, output_format_version, run_id};
use report::{OutputError, Publication, Site};
use season::RunOutput;

/// Compare two runs
///
/// Compares two folders that palmares run wrote. Lists the events, places, awards and members that
/// differ, each with its reason (a changed cell, another rule book, a new return), and writes an
/// amendment: a file for palmares reconcile whose rows add up to the difference.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Example: palmares diff results-may results-june --out changes\n\nExit status: 0 the runs were compared, whether or not they differ; 2 one of the folders was not written by palmares run, or the command line is wrong; 3 the folder could not be written."
)]
pub(super) struct Args {
    /// The folder of the earlier run.
    #[arg(value_name = "OLD_RUN")]
    old: PathBuf,

    /// The folder of the later run.
    #[arg(value_name = "NEW_RUN")]
    new: PathBuf,

    /// The folder for the page, the workbook, the CSV files and the amendment: new, empty, or made
    /// by palmares.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// A folder of templates that replace those of palmares.
    #[arg(long, value_name = "DIR")]
    templates: Option<PathBuf>,

    /// Print the summary as JSON, for other programs.
    #[arg(long)]
    json: bool,

    /// Print nothing.
    #[arg(long, short)]
    quiet: bool,

    /// How many processor cores to use; by default all of them.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let site = match templates::load_template_site(args.templates.as_deref(), err) {
        Ok(site) => templates::share_site_with_watchdog(site, args.templates.as_deref()),
        Err(status) => return status,
    };
    if let Some(status) = refused(args, err) {
        return status;
    }
    let before = runs_in(args);
    let (old, new) = match runs(args) {
        Ok(runs) => runs,
        Err(why) => return print_usage_error(err, &why),
    };
    let threads = args.threads.map(usize::from);
    let difference = season::run_with_thread_count(threads, || season::compare_runs(&old, &new));
    if runs_in(args) != before {
        return print_usage_error(
            err,
            "one of the two runs changed while palmares was reading it; try again",
        );
    }
    if let Some(folder) = &args.out
        && let Err(why) = write(args, &difference, folder, &site, err)
    {
        return match why {
            OutputError::Page(..) => templates::print_unusable_templates(err, &why.to_string()),
            why => print_output_error(err, &why),
        };
    }
    // A closed output is no failure of the command.
    let _ = print(args, &difference, out);
    ExitStatus::Done
}

/// Says which folder is not that of a run; `None` if both are.
fn refused(args: &Args, err: &mut Terminal) -> Option<ExitStatus> {
    let is_run = |folder: &Path| {
        is_publication_interrupted(folder) || output_format_version(folder).is_some()
    };
    let folder = [&args.old, &args.new].into_iter().find(|folder| !is_run(folder))?;
    if !folder.exists() {
        return Some(print_missing_path(folder, err));
    }
    let shown = folder.native_path_text();
    let why = format!("{shown} was not written by palmares run; give the --out folder of a run");
    Some(print_error_and_next_command(
        err,
        &why,
        corrected_command_line(&folder.to_string_lossy(), "RUN"),
    ))
}

/// The runs that the two folders hold now.
fn runs_in(args: &Args) -> [Option<String>; 2] {
    [run_id(&args.old), run_id(&args.new)]
}

/// Reads both runs; the error is for the user.
fn runs(args: &Args) -> Result<(PastRun, PastRun), String> {
    let formats = [&args.old, &args.new].map(|folder| format_of(folder));
    let [old_format, new_format] = formats;
    let (old_format, new_format) = (old_format?, new_format?);
    if old_format != new_format {
        return Err(format!(
            "{} has {old_format} and {} has {new_format}; run palmares again over the older returns",
            args.old.native_path_text(),
            args.new.native_path_text()
        ));
    }
    if let Some(out) = &args.out {
        let same = |run: &Path| {
            out.canonicalize()
                .ok()
                .is_some_and(|out| run.canonicalize().is_ok_and(|run| run == out))
        };
        if same(&args.old) || same(&args.new) {
            return Err(format!(
                "{} is one of the two runs; choose another folder",
                out.native_path_text()
            ));
        }
    }
    let read = |folder: &Path| PastRun::read(folder).map_err(|why| why.to_string());
    Ok((read(&args.old)?, read(&args.new)?))
}

/// The format of a run's output.
fn format_of(folder: &Path) -> Result<String, String> {
    let interrupted =
        || format!("a run into {} was interrupted; run it again first", folder.native_path_text());
    output_format_version(folder)
        .filter(|_| !is_publication_interrupted(folder))
        .ok_or_else(interrupted)
}

fn write(
    args: &Args,
    difference: &SeasonRunDifference,
    folder: &Path,
    site: &Site,
    err: &mut Terminal,
) -> Result<(), OutputError> {
    let publication = begin_publication(args.quiet, err, folder, Publication::begin)?;
    season::write_run_difference(difference, RunOutput::new(publication, site))
}

/// What `--json` prints.
#[derive(serde::Serialize)]
struct Summary<'a> {
    events: usize,
    places: usize,
    awards: usize,
    members: usize,
    cells: usize,
    amendment_rows: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    out: Option<&'a Path>,
}

/// The most events on the terminal.
const MOST_EVENTS: usize = 50;

fn print(args: &Args, difference: &SeasonRunDifference, out: &mut Terminal) -> std::io::Result<()> {
    if args.json {
        return out.write_json(&Summary {
            events: difference.events.len(),
            places: difference.places.len(),
            awards: difference.awards.len(),
            members: difference.members.len(),
            cells: difference.cells.len(),
            amendment_rows: difference.amendment.len(),
            out: args.out.as_deref(),
        });
    }
    if args.quiet {
        return Ok(());
    }
    for event in difference.events.iter().take(MOST_EVENTS) {
        let counts =
            [count_with_noun(event.places, "place"), count_with_noun(event.awards, "award")]
                .join(", ");
        let facts =
            if event.facts.is_empty() { String::new() } else { format!(" ({})", event.facts) };
        writeln!(out, "{} [{}]{facts}: {counts}; {}", event.title, event.key, event.reason)?;
    }
    if difference.events.len() > MOST_EVENTS {
        writeln!(out, "and {} more events", difference.events.len() - MOST_EVENTS)?;
    }
    let written = args.out.as_ref().map(|out| format!("; written to {}", out.native_path_text()));
    writeln!(
        out,
        "{} differ: {}, {}, {}, {}{}",
        count_with_noun(difference.events.len(), "event"),
        count_with_noun(difference.places.len(), "place"),
        count_with_noun(difference.awards.len(), "award"),
        count_with_noun(difference.members.len(), "member total"),
        count_with_noun(difference.cells.len(), "changed cell"),
        written.unwrap_or_default()
    )
}
