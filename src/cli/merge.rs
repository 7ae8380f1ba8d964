//! `palmares merge`: the parts of a season become the season.

use std::path::PathBuf;
use std::sync::Arc;

use super::destination::begin_publication;
use super::exit_status::{ExitStatus, print_output_error, print_usage_error};
use super::input::CommandLineSettings;
use super::problems;
use super::progress::RunProgressBar;
use super::run_options::SeasonRunOptions;
use super::summary::SeasonSummary;
use super::templates;
use super::terminal::Terminal;
use model::file_names::NativePathText;
use model::problem::RenderedProblem;
use report::publish::check_output_folder;
use report::{OutputError, Publication, Site};
use season::parts::{self, MergedSeason, PartMergeError, SeasonParts};
use season::problems::PartUnusable;
use season::{RunOutput, Settings};

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
    given: CommandLineSettings,

    #[command(flatten)]
    running: SeasonRunOptions,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let opened = SeasonParts::open(&args.parts);
    let inputs = opened.map(|opened| opened.inputs().to_vec()).unwrap_or_default();
    let settings = match args.given.settings(&inputs) {
        Ok(settings) => settings,
        Err(why) => return print_usage_error(err, &why),
    };
    let mut site = match templates::load_template_site(args.templates.as_deref(), err) {
        Ok(site) => site.in_language(season::season_language(&inputs, &settings)),
        Err(status) => return status,
    };
    site.embargo = args.embargo;
    let site = templates::share_site_with_watchdog(site, args.templates.as_deref());
    match merged(args, &settings, &site, err) {
        Ok(MergedSeason { season, troubles }) => {
            let summary =
                SeasonSummary::from_season_and_problems(&season, &troubles, Some(&args.out));
            // A closed output is no failure of the run.
            let _ = problems::print_problems_by_kind(&args.running.talk, err, &troubles);
            let _ = summary.print(&args.running, out);
            summary.exit_status()
        }
        Err(PartMergeError::Output(why @ OutputError::Page(..))) => {
            templates::print_unusable_templates(err, &why.to_string())
        }
        Err(PartMergeError::Output(why)) => print_output_error(err, &why),
        Err(why) => {
            let told = RenderedProblem::for_file(PartUnusable { why: why.to_string() });
            let place = args.parts.first().map(|part| part.native_path_text());
            // A closed output is no failure of the command.
            let _ = args.running.talk.print_problem(err, &place.unwrap_or_default(), &told);
            ExitStatus::Usage
        }
    }
}

fn merged(
    args: &Args,
    settings: &Arc<Settings>,
    site: &Site,
    err: &mut Terminal,
) -> Result<MergedSeason, PartMergeError> {
    check_output_folder(&args.out)?;
    season::start_hashing_program();
    let opened = SeasonParts::open(&args.parts)?;
    let (found, loose) = season::find_returns(opened.inputs(), Some(&args.out), settings);
    let publication =
        begin_publication(args.running.talk.quiet, err, &args.out, Publication::begin)?;
    let output = RunOutput::new(publication, site);
    let bar = RunProgressBar::new(&args.running);
    let threads = args.running.threads.map(usize::from);
    let most = problems::max_problems_per_kind(&args.running.talk, args.running.json);
    let merge = || parts::merge_parts(&opened, &args.players, found, loose, output, most, &bar);
    season::run_with_thread_count(threads, merge)
}
