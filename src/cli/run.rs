//! `palmares run`: a folder of returns becomes standings, awards, workbooks, pages and
//! certificates.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::builder::PossibleValuesParser;

use super::common::{
    Input, NO_PDF, Running, Status, Summary, begun, no_returns, not_written, nothing_found, usage,
};
use super::progress::Bar;
use super::templates;
use super::terminal::Terminal;
use crate::report::publish::{check_ours, check_returns};
use crate::report::{Edition, OutputError, Part, Parts, Site};
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

    /// A second folder for the site to publish: the pages without problems, notes of the
    /// secretary, rejected events and e-mail addresses.
    #[arg(long, value_name = "DIR")]
    public: Option<PathBuf>,

    /// A folder of templates that replace those of palmares.
    #[arg(long, value_name = "DIR")]
    templates: Option<PathBuf>,

    /// Keep places, scores, games and awards off all pages, until they are released by a
    /// run without this. The CSV files and workbooks, which are the director's, hold
    /// them.
    #[arg(long)]
    embargo: bool,

    /// Write certificates as PDF files too, one a club in order of name; "each": one a player.
    #[arg(long, value_name = "HOW", num_args = 0..=1, default_missing_value = "club", value_parser = ["club", "each"])]
    pdf: Option<String>,

    /// Write a letter to each club: what it must answer, what was credited, its files; and a
    /// list of recipients for a mail merge. Nothing is sent.
    #[arg(long, conflicts_with_all = ["embargo", "only"])]
    letters: bool,

    /// Write some parts only: pages, workbooks (annotated returns, season.xlsx), certificates, data
    /// (CSV files; nothing else is made, which is fast for scripts). An earlier run's other parts
    /// are removed.
    #[arg(long, value_name = "PARTS", value_delimiter = ',', value_parser = PossibleValuesParser::new(Part::ALL.map(Part::id)))]
    only: Option<Vec<String>>,

    /// Do everything anew. Without this, only what changed since the earlier run into the
    /// folder is done again; the result is the same.
    #[arg(long)]
    fresh: bool,

    #[command(flatten)]
    running: Running,
}

/// What is said about parts that do not go together.
const NO_CERTIFICATES: &str =
    "--pdf writes certificates, which --only leaves out; add certificates to it";
const NO_PAGES: &str = "--public writes pages, which --only leaves out; add pages to it";

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> Status {
    if let Some(path) = args.input.missing() {
        return usage(err, &format!("{} does not exist", path.display()));
    }
    if args.pdf.is_some() && cfg!(not(feature = "pdf")) {
        return usage(err, NO_PDF);
    }
    let parts = parts_of(args);
    if args.pdf.is_some() && !parts.has(Part::Certificates) {
        return usage(err, NO_CERTIFICATES);
    }
    if args.public.is_some() && !parts.has(Part::Pages) {
        return usage(err, NO_PAGES);
    }
    let settings = match args.input.given.settings() {
        Ok(settings) => settings,
        Err(why) => return usage(err, &why),
    };
    if args.public.as_ref().is_some_and(|public| overlap(&args.out, public)) {
        return usage(err, "--out and --public must be two folders, none inside the other");
    }
    let site = |edition| {
        let mut site = templates::site(args.templates.as_deref(), err)?.of(edition).with(parts);
        site.embargo = args.embargo;
        Ok(templates::watched(site, args.templates.as_deref()))
    };
    let editions = [Edition::Secretary, Edition::Public].into_iter();
    let sites = editions.take(1 + usize::from(args.public.is_some())).map(site);
    let sites: Vec<Arc<Site>> = match sites.collect() {
        Ok(sites) => sites,
        Err(status) => return status,
    };
    match written(args, settings, &sites, out, err) {
        Ok(status) => status,
        // A template failed on the first page; nothing was published.
        Err(why @ OutputError::Page(..)) => templates::unusable(err, &why.to_string()),
        Err(why) => not_written(err, &why),
    }
}

/// The parts that were asked for.
fn parts_of(args: &Args) -> Parts {
    let Some(only) = &args.only else { return Parts::ALL };
    Parts::only(Part::ALL.into_iter().filter(|part| only.iter().any(|word| word == part.id())))
}

fn written(
    args: &Args,
    settings: Arc<Settings>,
    sites: &[Arc<Site>],
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<Status, OutputError> {
    let folders = || std::iter::once(&args.out).chain(&args.public);
    folders().try_for_each(|folder| check_ours(folder))?;
    let (found, loose) = season::find(&args.input.returns, Some(&args.out), &settings);
    if nothing_found(&found, &loose) {
        return Ok(no_returns(&args.input, err));
    }
    let returns = || found.iter().map(|found| found.file.as_path());
    folders().try_for_each(|folder| check_returns(folder, returns()))?;
    let mut outputs = Vec::with_capacity(sites.len());
    for (folder, site) in folders().zip(sites) {
        let publication = begun(args.running.talk.quiet, err, folder)?;
        outputs.push(Output::new(publication, site));
    }
    let inputs = args.input.returns.clone();
    let options = Options { inputs, settings, fresh: args.fresh, ..Options::default() };
    let bar = Bar::new(&args.running);
    if let (true, Some(first)) = (args.letters, outputs.first_mut()) {
        first.letters = Some(found.iter().map(|found| found.settings.mail()).collect());
    }
    #[cfg(feature = "pdf")]
    if let Some(first) = outputs.first_mut() {
        let how = |word: &str| if word == "each" { season::Pdf::Each } else { season::Pdf::Club };
        first.pdf = args.pdf.as_deref().map(how);
    }
    let threads = args.running.threads.map(usize::from);
    let done =
        season::with_threads(threads, || season::run(&options, &found, loose, outputs, &bar))?;
    drop(bar);
    let season = done.season;
    let summary = Summary::of(&season, Some(&args.out));
    let summary = summary.with_again(done.again).with_public(args.public.as_deref());
    // A closed output is no failure of the run.
    let _ = args.running.talk.problems(err, &season);
    let _ = summary.print(&args.running, out);
    Ok(summary.status())
}

/// Whether one of two folders is the other or lies in it. They need not exist.
fn overlap(one: &Path, other: &Path) -> bool {
    let (one, other) = (whole(one), whole(other));
    one.starts_with(&other) || other.starts_with(&one)
}

/// A path without links, as far as it exists.
fn whole(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let there = path.ancestors().find_map(|above| Some((above, above.canonicalize().ok()?)));
    match there {
        Some((above, whole)) => whole.join(path.strip_prefix(above).unwrap_or(Path::new(""))),
        None => path,
    }
}
