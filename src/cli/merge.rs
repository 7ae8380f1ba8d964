//! `palmares merge`: the parts of a season become the season.

use std::path::PathBuf;
use std::sync::Arc;

use super::destination::begun;
use super::exit_status::{ExitStatus, not_written, usage};
use super::input::GivenAnswers;
use super::problems;
use super::progress::RunProgressBar;
use super::run_options::RunOptions;
use super::summary::Summary;
use super::templates;
use super::terminal::Terminal;
use model::file_names::ShownPath;
use model::problem::RenderedProblem;
use report::publish::check_output_folder;
use report::{OutputError, Publication, Site};
use season::parts::{self, MergedSeason, PartError, SeasonParts};
use season::problems::PartUnusable;
use season::{Output, Settings};

/// Put the parts of a season together
///
/// Takes the folders that palmares run --plan wrote, all parts of one plan, and writes exactly what
/// one run over all the returns would have written. The returns are not read again, but the
/// settings, crests and keys in their folder are.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Example: palmares merge parts/* --out results\n\nExit status: 0 no errors; 1 some returns or events have errors, everything else was written; 2 the parts do not belong together, or the command line is wrong; 3 the folder could not be written."
)]
pub(super) struct Args {
    /// The folders of the parts, or a folder of them.
    #[arg(required = true, value_name = "PARTS")]
    parts: Vec<PathBuf>,

    /// Folders of player pages that another machine has already written; only the others are
    /// written now.
    #[arg(long, num_args = 1.., value_name = "DIR")]
    players: Vec<PathBuf>,

    /// The output folder: new, empty, or made by palmares.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// The folder of templates that the parts were run with.
    #[arg(long, value_name = "DIR")]
    templates: Option<PathBuf>,

    /// Keep places, scores, games and awards off all pages; the parts must have been run
    /// with it too.
    #[arg(long)]
    embargo: bool,

    #[command(flatten)]
    given: GivenAnswers,

    #[command(flatten)]
    running: RunOptions,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let opened = SeasonParts::open(&args.parts);
    let inputs = opened.map(|opened| opened.inputs().to_vec()).unwrap_or_default();
    let settings = match args.given.settings(&inputs) {
        Ok(settings) => settings,
        Err(why) => return usage(err, &why),
    };
    let mut site = match templates::site(args.templates.as_deref(), err) {
        Ok(site) => site.in_language(season::language_of(&inputs, &settings)),
        Err(status) => return status,
    };
    site.embargo = args.embargo;
    let site = templates::watched(site, args.templates.as_deref());
    match merged(args, &settings, &site, err) {
        Ok(MergedSeason { season, troubles }) => {
            let summary = Summary::with_troubles(&season, &troubles, Some(&args.out));
            // A closed output is no failure of the run.
            let _ = problems::print(&args.running.talk, err, &troubles);
            let _ = summary.print(&args.running, out);
            summary.status()
        }
        Err(PartError::Output(why @ OutputError::Page(..))) => {
            templates::unusable(err, &why.to_string())
        }
        Err(PartError::Output(why)) => not_written(err, &why),
        Err(why) => {
            let told = RenderedProblem::for_file(PartUnusable { why: why.to_string() });
            let place = args.parts.first().map(|part| part.shown());
            // A closed output is no failure of the command.
            let _ = args.running.talk.problem(err, &place.unwrap_or_default(), &told);
            ExitStatus::Usage
        }
    }
}

fn merged(
    args: &Args,
    settings: &Arc<Settings>,
    site: &Site,
    err: &mut Terminal,
) -> Result<MergedSeason, PartError> {
    check_output_folder(&args.out)?;
    season::start_hashing_program();
    let opened = SeasonParts::open(&args.parts)?;
    let (found, loose) = season::find_returns(opened.inputs(), Some(&args.out), settings);
    let publication = begun(args.running.talk.quiet, err, &args.out, Publication::begin)?;
    let output = Output::new(publication, site);
    let bar = RunProgressBar::new(&args.running);
    let threads = args.running.threads.map(usize::from);
    let most = problems::most_printed(&args.running.talk, args.running.json);
    let merge = || parts::merge(&opened, &args.players, found, loose, output, most, &bar);
    season::with_threads(threads, merge)
}
