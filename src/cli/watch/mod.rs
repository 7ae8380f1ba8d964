//! `palmares watch`: runs after each save of a return, says what changed, and shows the pages.

mod answer;
mod body;
mod change_summary;
mod connection_gate;
mod request;
mod save_watcher;
mod served_path;
mod server;
mod static_files;
mod times;
mod waiting_pages;

use std::io::Write;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Instant;

use super::destination::OutputDestination;
use super::exit_status::{ExitStatus, print_output_error, print_usage_error};
use super::input::ReturnsInput;
use super::problem_output::ProblemOutputOptions;
use super::run::RunJob;
use super::run_options::SeasonRunOptions;
use super::summary::SeasonSummary;
use super::terminal::{Terminal, escape_to_one_line};
use model::file_names::NativePathText;
use model::problem::Severity;
use register::Season;
use report::{OutputError, OutputParts, Site};
use season::{NoProgress, Settings, is_settings_file};

use save_watcher::SaveWatcher;
use server::FolderServer;
use times::ServerTimeouts;

/// Work out a season again whenever a return is saved, and show it
///
/// Does the same as palmares run, then waits. When somebody saves a return, palmares works out
/// again what has changed and reports it in two lines. It also writes two more pages: hall.html for
/// the screen in the hall, find.html for phones. With --public, --serve shows the public pages.
/// Press Ctrl-C to stop.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares watch open.xlsx --out results --serve --open
  palmares watch open.xlsx --out results --public site --serve 0.0.0.0:8080

Exit status: that of the last run; 2 if the command line is wrong.")]
pub(super) struct Args {
    #[command(flatten)]
    input: ReturnsInput,

    #[command(flatten)]
    to: OutputDestination,

    /// Show the pages in browsers, which reload after each save: on this
    /// computer only, or at an ADDRESS such as 8080, 192.168.1.5:8080 or 0.0.0.0:8080 (everyone on the
    /// network).
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, default_missing_value = server::DEFAULT_SERVER_ADDRESS)]
    serve: Option<String>,

    /// Open the pages in the browser.
    #[arg(long)]
    open: bool,

    #[command(flatten)]
    talk: ProblemOutputOptions,

    /// How many processor cores to use; by default all of them.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Runs the command.
pub(super) fn run(args: Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    if let Some(refused) = args.input.report_unusable_input(err) {
        return refused;
    }
    let settings = match args.input.given.settings(&args.input.returns) {
        Ok(settings) => settings,
        Err(why) => return print_usage_error(err, &why),
    };
    if let Some(why) = args.to.folder_error() {
        return print_usage_error(err, why);
    }
    let language = season::season_language(&args.input.returns, &settings);
    let sites = match args.to.site_of_each_folder(OutputParts::ALL, language, err) {
        Ok(sites) => sites,
        Err(status) => return status,
    };
    let shown = args.to.public.as_ref().unwrap_or(&args.to.out);
    let start = |address| FolderServer::start(shown, address, ServerTimeouts::USUAL);
    let server = args.serve.as_deref().map(start).transpose();
    let server = match server {
        Ok(server) => server,
        Err(why) => return print_usage_error(err, &why),
    };
    let outputs = args.to.output_folders().map(Path::to_path_buf).collect();
    let mut saves = match SaveWatcher::new(args.input.returns.clone(), outputs) {
        Ok(saves) => saves,
        Err(why) => return print_usage_error(err, &why),
    };
    if let Some(why) = saves.polling_reason().filter(|_| !args.talk.quiet) {
        let _ = writeln!(
            err,
            "note: this system does not report saved files here ({why}), so palmares checks for them itself"
        );
    }
    let mut watched = Watched {
        running: SeasonRunOptions {
            talk: args.talk,
            no_progress: true,
            threads: args.threads,
            json: false,
        },
        input: args.input,
        folders: args.to.output_folders().map(Path::to_path_buf).zip(sites).collect(),
        settings,
        server,
        before: None,
        open: args.open,
    };
    each(|| saves.next_saved_files(), |saved| watched.once(saved, out, err))
}

/// Runs once, and again after each save until there are no more. Returns the status of the last
/// run.
fn each(
    mut next: impl FnMut() -> Option<Vec<PathBuf>>,
    mut run: impl FnMut(&[PathBuf]) -> ExitStatus,
) -> ExitStatus {
    let mut status = run(&[]);
    while let Some(saved) = next() {
        status = run(&saved);
    }
    status
}

/// What is watched.
struct Watched {
    input: ReturnsInput,
    settings: Arc<Settings>,
    folders: Vec<(PathBuf, Arc<Site>)>,
    running: SeasonRunOptions,
    server: Option<FolderServer>,
    /// The season of the run before.
    before: Option<Season>,
    /// Whether the pages are still to be opened in the browser.
    open: bool,
}

impl Watched {
    /// Runs, and says what changed.
    fn once(&mut self, saved: &[PathBuf], out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
        let began = Instant::now();
        let job = RunJob {
            input: &self.input,
            settings: Arc::clone(&self.settings),
            folders: self.folders.iter().map(|(dir, site)| (&**dir, Arc::clone(site))).collect(),
            running: &self.running,
            fresh: false,
            also: &|first, _| first.live = true,
            progress: &NoProgress,
        };
        let done = job.run(err);
        let season = match done {
            Ok(Some(done)) => done.season,
            Ok(None) => return self.without_returns(out),
            Err(why @ OutputError::Page(..)) => {
                return super::templates::print_unusable_templates(err, &why.to_string());
            }
            Err(why) => return print_output_error(err, &why),
        };
        if let Some(server) = &self.server {
            server.tell_pages_of_change();
        }
        let status = SeasonSummary::from_season(&season, None).exit_status();
        if !self.running.talk.quiet && self.concerns(saved, &season) {
            if self.before.is_none() {
                let _ = self.greet(out);
            }
            let lines = change_summary::change_summary_lines(
                saved,
                self.before.as_ref(),
                &season,
                began.elapsed(),
            );
            // A closed output does not end watching.
            let _ = lines.iter().try_for_each(|line| writeln!(out, "{}", escape_to_one_line(line)));
            let _ = out.flush();
        }
        self.before = Some(season);
        self.open_once(err);
        status
    }

    /// Whether saved files are told of: returns, now or before, and settings. Of others, such as a
    /// file with what this command prints, nothing is said.
    fn concerns(&self, saved: &[PathBuf], now: &Season) -> bool {
        let Some(before) = &self.before else { return true };
        let returns = before.returns.iter().chain(&now.returns).map(|ret| &ret.path);
        let refused = now.problems.iter().filter(|(_, told)| told.severity != Severity::Note);
        let told: Vec<&String> = returns.chain(refused.map(|(path, _)| path)).collect();
        let is_told = |file: &PathBuf| told.iter().any(|path| file.ends_with(Path::new(path)));
        saved.iter().any(|file| is_settings_file(file) || is_told(file))
    }

    /// Says that no return is there: the pages stay as they are.
    fn without_returns(&self, out: &mut Terminal) -> ExitStatus {
        if !self.running.talk.quiet {
            let places: Vec<String> =
                self.input.returns.iter().map(|path| path.native_path_text()).collect();
            let what = if self.before.is_some() { "no more workbook" } else { "no workbook yet" };
            let _ = writeln!(
                out,
                "there is {what} in {}; waiting",
                escape_to_one_line(&places.join(", "))
            );
            let _ = out.flush();
        }
        ExitStatus::Usage
    }

    /// Says where the pages are, and how it ends.
    fn greet(&self, out: &mut Terminal) -> std::io::Result<()> {
        let place = match &self.server {
            Some(server) => server.url(),
            None => format!("{}{MAIN_SEPARATOR}", self.folders[0].0.native_path_text()),
        };
        let place = escape_to_one_line(&place);
        writeln!(
            out,
            "watching; pages at {place}index.html, screen of the hall {place}hall.html, phones {place}find.html; press Ctrl-C to stop"
        )?;
        if let Some(server) = self.server.as_ref().filter(|server| !server.is_local_only()) {
            let whole = if self.folders.len() == 1 {
                ", including the secretary's; use --public DIR to show a site without those"
            } else {
                ""
            };
            writeln!(
                out,
                "everyone on the network can read the pages{whole}; on a phone, open {}find.html",
                escape_to_one_line(&server.network_url())
            )?;
        }
        Ok(())
    }

    /// Opens the pages in the browser, the first time.
    fn open_once(&mut self, err: &mut Terminal) {
        if !std::mem::take(&mut self.open) {
            return;
        }
        let index = || self.folders[0].0.join("index.html").native_path_text();
        let place = self.server.as_ref().map_or_else(index, FolderServer::url);
        let (program, words): (&str, &[&str]) = match std::env::consts::OS {
            "macos" => ("open", &[]),
            "windows" => ("explorer", &[]),
            _ => ("xdg-open", &[]),
        };
        let mut command = Command::new(program);
        command.args(words).arg(&place).stdin(Stdio::null()).stdout(Stdio::null());
        if let Err(why) = command.stderr(Stdio::null()).spawn() {
            let _ = writeln!(
                err,
                "note: could not open the browser ({why}); open {} yourself",
                escape_to_one_line(&place)
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_save_is_a_run_and_the_last_one_gives_the_status() {
        let file = |name: &str| vec![PathBuf::from(name)];
        let mut saves = vec![file("a"), file("b")].into_iter();
        let mut ran = Vec::new();
        let status = each(
            || saves.next(),
            |saved| {
                ran.push(saved.to_vec());
                if saved == file("b") { ExitStatus::Errors } else { ExitStatus::Output }
            },
        );
        assert_eq!(ran, [vec![], file("a"), file("b")]);
        assert_eq!(status, ExitStatus::Errors, "an output that failed did not end it");
    }
}
