//! `palmares run`: a folder of returns becomes standings, awards, workbooks, pages and
//! certificates.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::builder::PossibleValuesParser;

use super::destination::{OutputDestination, begin_publication};
use super::exit_status::{ExitStatus, print_output_error, print_usage_error};
use super::input::ReturnsInput;
use super::letters::read_sent_letters;
use super::missing_input::{is_nothing_found, print_no_returns_found};
use super::problems;
use super::progress::RunProgressBar;
use super::rule_book_comparison::{self, RuleBookComparisonRequest};
use super::rule_books::RuleBookIdParser;
use super::run_options::SeasonRunOptions;
use super::run_part::{self, SeasonPartRun as OnePart};
use super::summary::SeasonSummary;
use super::templates;
use super::terminal::Terminal;
use report::player_letters::{EarlierLetters, LetterSubject};
use report::publish::{check_output_folder, refuse_overwriting_returns};
use report::{OutputError, OutputPart, OutputParts, Publication, Site};
use season::{FoundReturn, LetterRequest, Progress, RunOutput, RunResult, SeasonOptions, Settings};

/// Work out a season's results and write everything into a folder
///
/// Reads every return you name, and every return in the folders you name, and writes standings,
/// awards, annotated workbooks, pages, certificates and CSV files. The returns themselves are never
/// changed.
#[derive(clap::Args, Debug)]
#[command(
    mut_arg("returns", |arg| arg.required(false).required_unless_present("plan")),
    after_help = "Example: palmares run season --out results\n\nExit status: 0 no errors; 1 some returns or events have errors, everything else was written; 2 the command line is wrong; 3 the folder could not be written."
)]
pub(super) struct Args {
    #[command(flatten)]
    input: ReturnsInput,

    #[command(flatten)]
    to: OutputDestination,

    /// Write certificates as PDF files too: one file for each club, players in order of name; with
    /// "each", one file for each player.
    #[arg(long, value_name = "HOW", num_args = 0..=1, default_missing_value = "club", value_parser = ["club", "each"])]
    pdf: Option<String>,

    /// Write a letter to each club (its questions, what was credited, its files) and to each
    /// player, and lists of both for a mail merge. Nothing is sent.
    #[arg(long, conflicts_with_all = ["embargo", "only"])]
    letters: bool,

    /// The file letters/players.csv from last time, with something written under "sent" for each
    /// letter that went out. Only players with news since then, or whose last letter did not go
    /// out, get a letter.
    #[arg(long, value_name = "LIST", requires = "letters")]
    sent: Option<PathBuf>,

    /// Write only some parts: pages, workbooks (annotated returns, season.xlsx), certificates, data
    /// (CSV files; the quickest, for scripts). Parts from an earlier run that you do not ask for are
    /// deleted.
    #[arg(long, value_name = "PARTS", value_delimiter = ',', value_parser = PossibleValuesParser::new(OutputPart::ALL.map(OutputPart::id)))]
    only: Option<Vec<String>>,

    /// Work out every event under each of two rule books, whatever its own rule book is, and write
    /// only a page and tables of who gains and who loses: "A,B", ids or rule files of your own.
    #[arg(long, value_name = "A,B", value_delimiter = ',', value_parser = RuleBookIdParser, conflicts_with_all = ["public", "embargo", "letters", "only", "pdf", "rules"])]
    under: Option<Vec<&'static str>>,

    /// Run one part of a season, following a plan made by palmares plan; the plan lists the
    /// returns.
    #[arg(long, value_name = "PLAN", requires = "part", conflicts_with_all = ["returns", "public", "letters", "only", "pdf", "under"])]
    plan: Option<PathBuf>,

    /// Which part of the plan, starting from 1.
    #[arg(long, value_name = "I", requires = "plan")]
    part: Option<u32>,

    /// Do everything again. Without this, palmares redoes only what has changed since it last wrote
    /// this folder; the result is the same.
    #[arg(long)]
    fresh: bool,

    #[command(flatten)]
    running: SeasonRunOptions,
}

/// What is said where PDF files cannot be written.
pub(super) const NO_PDF_MESSAGE: &str = "this build of palmares cannot write PDF files; cargo build --release --features pdf makes one that can. The certificate pages print the same";
/// What is said about parts that do not go together.
const NO_CERTIFICATES: &str =
    "--pdf writes certificates, but --only leaves them out; add certificates to --only";
const NO_PAGES: &str = "--public writes pages, but --only leaves them out; add pages to --only";

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    if let Some(refused) = args.input.report_unusable_input(err) {
        return refused;
    }
    if args.pdf.is_some() && cfg!(not(feature = "pdf")) {
        return print_usage_error(err, NO_PDF_MESSAGE);
    }
    let parts = parts_of(args);
    if args.pdf.is_some() && !parts.has(OutputPart::Certificates) {
        return print_usage_error(err, NO_CERTIFICATES);
    }
    if args.to.public.is_some() && !parts.has(OutputPart::Pages) {
        return print_usage_error(err, NO_PAGES);
    }
    let settings = match args.input.given.settings(&args.input.returns) {
        Ok(settings) => settings,
        Err(why) => return print_usage_error(err, &why),
    };
    if let Some(books) = &args.under {
        let compared = RuleBookComparisonRequest {
            input: &args.input,
            settings,
            out: &args.to.out,
            templates: args.to.templates.as_deref(),
            running: &args.running,
        };
        return rule_book_comparison::compare_rule_books(&compared, books, out, err);
    }
    let sent = match read_sent_letters(
        args.sent.as_deref(),
        LetterSubject::Season,
        &args.running.talk,
        err,
    ) {
        Ok(sent) => sent,
        Err(status) => return status,
    };
    if let Some(why) = args.to.folder_error() {
        return print_usage_error(err, why);
    }
    let language = season::season_language(&args.input.returns, &settings);
    let sites = match args.to.site_of_each_folder(parts, language, err) {
        Ok(sites) => sites,
        Err(status) => return status,
    };
    if let (Some(plan), Some(part), [site, ..]) = (&args.plan, args.part, &sites[..]) {
        let (out_of_part, fresh, running) = (&args.to.out, args.fresh, &args.running);
        let part = OnePart { plan, part, out: out_of_part, fresh, running };
        return run_part::run(&part, settings, site, out, err);
    }
    match written(args, settings, &sent, &sites, out, err) {
        Ok(status) => status,
        // A template failed on the first page; nothing was published.
        Err(why @ OutputError::Page(..)) => {
            templates::print_unusable_templates(err, &why.to_string())
        }
        Err(why) => print_output_error(err, &why),
    }
}

/// The parts that were asked for.
fn parts_of(args: &Args) -> OutputParts {
    let Some(only) = &args.only else { return OutputParts::ALL };
    OutputParts::only(
        OutputPart::ALL.into_iter().filter(|part| only.iter().any(|word| word == part.id())),
    )
}

fn written(
    args: &Args,
    settings: Arc<Settings>,
    sent: &EarlierLetters,
    sites: &[Arc<Site>],
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<ExitStatus, OutputError> {
    let bar = RunProgressBar::new(&args.running);
    let also = |first: &mut RunOutput<'_>, found: &[FoundReturn]| {
        first.letters = args.letters.then(|| LetterRequest::new(found, sent.clone()));
        #[cfg(feature = "pdf")]
        {
            let each = |word: &str| {
                if word == "each" { season::PdfGrouping::Each } else { season::PdfGrouping::Club }
            };
            first.pdf = args.pdf.as_deref().map(each);
        }
    };
    let job = RunJob {
        input: &args.input,
        settings,
        folders: args.to.output_folders().zip(sites.iter().cloned()).collect(),
        running: &args.running,
        fresh: args.fresh,
        also: &also,
        progress: &bar,
    };
    let Some(done) = job.run(err)? else {
        return Ok(print_no_returns_found(&args.input.returns, err));
    };
    drop(bar);
    let season = done.season;
    let summary = SeasonSummary::from_season(&season, Some(&args.to.out));
    let summary = summary
        .with_incremental_stats(done.incremental)
        .with_public_folder(args.to.public.as_deref());
    // A closed output is no failure of the run.
    let _ = problems::print_season_problems(&args.running.talk, err, &season);
    let _ = summary.print(&args.running, out);
    // The program ends: to free every record of a season takes as long as to find its returns.
    std::mem::forget(season);
    Ok(summary.exit_status())
}

/// A run into folders.
pub(super) struct RunJob<'a> {
    pub input: &'a ReturnsInput,
    pub settings: Arc<Settings>,
    /// Each folder with its templates.
    pub folders: Vec<(&'a Path, Arc<Site>)>,
    pub running: &'a SeasonRunOptions,
    pub fresh: bool,
    /// Says what the first folder has besides.
    pub also: &'a dyn Fn(&mut RunOutput<'_>, &[FoundReturn]),
    pub progress: &'a dyn Progress,
}

impl RunJob<'_> {
    /// Runs; `None` if there are no returns.
    pub(super) fn run(&self, err: &mut Terminal) -> Result<Option<RunResult>, OutputError> {
        let folders = || self.folders.iter().map(|(folder, _)| *folder);
        folders().try_for_each(check_output_folder)?;
        season::start_hashing_program();
        let inputs = &self.input.returns;
        let (found, loose) = season::find_returns(inputs, folders().next(), &self.settings);
        if is_nothing_found(&found, &loose) {
            return Ok(None);
        }
        let returns = || found.iter().map(|found| found.file.as_path());
        folders().try_for_each(|folder| refuse_overwriting_returns(folder, returns()))?;
        let mut outputs = Vec::with_capacity(self.folders.len());
        for (folder, site) in &self.folders {
            let publication =
                begin_publication(self.running.talk.quiet, err, folder, Publication::begin)?;
            outputs.push(RunOutput::new(publication, site));
        }
        if let Some(first) = outputs.first_mut() {
            (self.also)(first, &found);
        }
        let (inputs, settings) = (inputs.clone(), self.settings.clone());
        let options =
            SeasonOptions { inputs, settings, fresh: self.fresh, ..SeasonOptions::default() };
        let threads = self.running.threads.map(usize::from);
        let run = || season::run_season(&options, &found, loose, outputs, self.progress);
        season::run_with_thread_count(threads, run).map(Some)
    }
}
