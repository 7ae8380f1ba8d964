//! `palmares run`: a folder of returns becomes standings, awards, workbooks, pages and
//! certificates.

use std::path::PathBuf;
use std::sync::Arc;

use super::common::{
    Input, Running, Status, Summary, begun, no_returns, not_written, nothing_found, usage,
};
use super::progress::Bar;
use super::templates;
use super::terminal::Terminal;
use crate::report::publish::{check_ours, check_returns};
use crate::report::{OutputError, Site};
use crate::season::{self, Options, Output, Settings};

/// Compute a season and write everything into a folder
///
/// Reads every return under the given files and folders and writes standings,
/// awards, annotated workbooks, pages, certificates and CSV files. The returns
/// themselves are never changed.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Example: palmares run season --out results\n\nExit status: 0 no errors; 1 some returns or events have errors, everything else was written; 2 the command line is wrong; 3 the folder could not be written."
)]
pub(super) struct Args {
    #[command(flatten)]
    input: Input,

    /// The output folder: new, empty, or made by palmares.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// A folder of templates that replace those of palmares.
    #[arg(long, value_name = "DIR")]
    templates: Option<PathBuf>,

    /// Keep places, scores, games and awards off all pages, until they are released by a
    /// run without this. The CSV files and workbooks, which are the director's, hold
    /// them.
    #[arg(long)]
    embargo: bool,

    /// Do everything anew. Without this, only what changed since the earlier run into the
    /// folder is done again; the result is the same.
    #[arg(long)]
    fresh: bool,

    #[command(flatten)]
    running: Running,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> Status {
    if let Some(path) = args.input.missing() {
        return usage(err, &format!("{} does not exist", path.display()));
    }
    let settings = match args.input.given.settings() {
        Ok(settings) => settings,
        Err(why) => return usage(err, &why),
    };
    let mut site = match templates::site(args.templates.as_deref(), err) {
        Ok(site) => site,
        Err(status) => return status,
    };
    site.embargo = args.embargo;
    let site = templates::watched(site, args.templates.as_deref());
    match written(args, settings, &site, out, err) {
        Ok(status) => status,
        // A template failed on the first page; nothing was published.
        Err(why @ OutputError::Page(..)) => templates::unusable(err, &why.to_string()),
        Err(why) => not_written(err, &why),
    }
}

fn written(
    args: &Args,
    settings: Arc<Settings>,
    site: &Site,
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<Status, OutputError> {
    check_ours(&args.out)?;
    let (found, loose) = season::find(&args.input.returns, Some(&args.out), &settings);
    if nothing_found(&found, &loose) {
        return Ok(no_returns(&args.input, err));
    }
    check_returns(&args.out, found.iter().map(|found| found.file.as_path()))?;
    let publication = begun(args.running.talk.quiet, err, &args.out)?;
    let inputs = args.input.returns.clone();
    let options = Options { inputs, settings, fresh: args.fresh, ..Options::default() };
    let bar = Bar::new(&args.running);
    let output = Output { publication, site };
    let threads = args.running.threads.map(usize::from);
    let done =
        season::with_threads(threads, || season::run(&options, &found, loose, Some(output), &bar))?;
    drop(bar);
    let season = done.season;
    let summary = Summary::of(&season, Some(&args.out)).with_again(done.again);
    // A closed output is no failure of the run.
    let _ = args.running.talk.problems(err, &season);
    let _ = summary.print(&args.running, out);
    Ok(summary.status())
}
