//! Shared by commands: flags, exit statuses, and problems on a terminal.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use super::problem_output::set_language;
pub(super) use super::problem_output::{ProblemOutput, counted, set_colour};
use super::problems::{self, ProblemRow};
use super::rule_books::RuleBookIds;
use super::settings::Answers;
use super::terminal::{Terminal, in_line};

use model::file_names::{ShownPath, shown_below};
use model::nearest::nearest_name;
use model::problem::{RenderedProblem, Severity};
use model::{AwardKind, State};
use register::{ProblemsByKind, Season};
use report::publish::{InterruptedRun, is_palmares_output};
use report::{OutputError, Publication, group_thousands};
use season::{FoundReturn, IncrementalStats, Settings};

/// What is said where PDF files cannot be written.
pub(super) const NO_PDF: &str = "this build of palmares cannot write PDF files; cargo build --release --features pdf makes one that can. The certificate pages print the same";

/// Exit statuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExitStatus {
    /// Everything was read; there can be warnings.
    Done,
    /// Some returns or events have errors; the rest was written.
    Errors,
    /// The command line, a template or a rule file is invalid; nothing was written.
    Usage,
    /// The output could not be written.
    Output,
}

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> ExitCode {
        ExitCode::from(status as u8)
    }
}

/// The returns and how they are read.
#[derive(clap::Args, Debug)]
pub(super) struct Input {
    /// Workbooks, USEBIO files, and folders of them.
    #[arg(required = true, value_name = "RETURNS")]
    pub returns: Vec<PathBuf>,

    #[command(flatten)]
    pub given: GivenAnswers,
}

/// What the command line says for events that leave it out.
#[derive(clap::Args, Debug)]
pub(super) struct GivenAnswers {
    /// The rule book for events that name none, or a rule file of your own (.toml); short for --set
    /// "Rules=ID".
    #[arg(long, value_name = "ID", value_parser = RuleBookIds)]
    pub rules: Option<&'static str>,

    /// A value for events that leave it blank, such as "Boards=24": anything in column A of the
    /// Event sheet, Names, First day or a certificate setting. Can be repeated; takes precedence
    /// over palmares.toml.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub settings: Vec<String>,
}

impl GivenAnswers {
    /// The settings for some inputs, whose language the terminal then speaks; the error is what is wrong
    /// with the command line.
    pub(super) fn settings(&self, inputs: &[PathBuf]) -> Result<Arc<Settings>, String> {
        let rules = self.rules.as_ref().map(|rules| format!("Rules={rules}"));
        let given = rules.iter().chain(&self.settings).map(String::as_str);
        let settings = season::command_line_settings(given)?;
        set_language(season::language_of(inputs, &settings));
        Ok(settings)
    }
}

impl Input {
    /// The first input that does not exist.
    pub(super) fn missing(&self) -> Option<&PathBuf> {
        self.returns.iter().find(|path| !path.exists())
    }

    /// Says which input does not exist or was written by palmares; `None` if there is none.
    pub(super) fn refused(&self, err: &mut Terminal) -> Option<ExitStatus> {
        let of_ours = || self.returns.iter().find(|path| is_palmares_output(path));
        match (self.missing(), of_ours()) {
            (Some(path), _) => Some(no_path(path, err)),
            (None, Some(path)) => {
                let shown = path.shown();
                let why = format!(
                    "{shown} holds what palmares wrote; give the folder of the returns, or {} for its annotated copies",
                    path.join("returns").shown()
                );
                Some(usage_with_next(err, &why, corrected(&shown, "FOLDER")))
            }
            (None, None) => None,
        }
    }
}

/// How a command over a whole season runs and reports.
#[derive(clap::Args, Debug)]
pub(super) struct RunOptions {
    #[command(flatten)]
    pub talk: ProblemOutput,

    /// Show no progress bar.
    #[arg(long)]
    pub no_progress: bool,

    /// How many processor cores to use; by default all of them.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,

    /// Print the summary as JSON, for other programs.
    #[arg(long)]
    pub json: bool,
}

/// The summary of a season.
#[derive(serde::Serialize, Debug)]
pub(super) struct Summary {
    returns: usize,
    events: usize,
    r#final: usize,
    provisional: usize,
    rejected: usize,
    players: usize,
    awards: usize,
    local_points: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    green_points: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    red_points: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gold_points: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    playoff_qualifying_points: Option<String>,
    /// Those of schemes without another name for them.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<String>,
    errors: usize,
    warnings: usize,
    notes: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    out: Option<String>,
    /// The folder of the site to publish.
    #[serde(skip_serializing_if = "Option::is_none")]
    public: Option<String>,
    /// What had to be done again, in the output of an earlier run.
    #[serde(flatten)]
    again: Option<RepeatedWork>,
    /// The replays of Tournament Report Files.
    #[serde(skip_serializing_if = "Option::is_none")]
    tournament_reports: Option<Replays>,
    /// What events go by, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    settings: Option<Vec<Answers>>,
    /// Every problem.
    problems: Vec<ProblemRow>,
}

/// What a run into the output of an earlier one did again.
#[derive(serde::Serialize, Debug)]
struct RepeatedWork {
    /// The returns that are new or changed.
    returns_changed: usize,
    /// All files of the output.
    files: usize,
    /// Those that were written.
    files_written: usize,
}

/// The replays of Tournament Report Files.
#[derive(serde::Serialize, Debug, Default)]
pub(super) struct Replays {
    pub files: usize,
    /// The rounds drawn again.
    pub rounds: usize,
    /// The rounds that the rules draw differently.
    pub drawn_otherwise: usize,
}

impl Summary {
    /// The summary of a season.
    pub(super) fn from_season(season: &Season, out: Option<&Path>) -> Summary {
        Summary::with_troubles(season, &ProblemsByKind::from_season(season, usize::MAX), out)
    }

    /// The summary of a season with its problems.
    pub(super) fn with_troubles(
        season: &Season,
        troubles: &ProblemsByKind,
        out: Option<&Path>,
    ) -> Summary {
        let counts = &season.counts;
        let points = season.points();
        let of_kind =
            |kind| points.kinds().contains(&kind).then(|| points.points(kind).to_decimal());
        Summary {
            returns: counts.returns,
            events: counts.event_count(),
            r#final: counts.count_in_state(State::Final),
            provisional: counts.count_in_state(State::Provisional),
            rejected: counts.count_in_state(State::Rejected),
            players: season.persons.len(),
            awards: counts.awards,
            local_points: points.local.to_decimal(),
            green_points: of_kind(AwardKind::Green),
            red_points: of_kind(AwardKind::Red),
            gold_points: of_kind(AwardKind::Gold),
            playoff_qualifying_points: of_kind(AwardKind::Pqp),
            points: of_kind(AwardKind::Points),
            errors: troubles.count(Severity::Error),
            warnings: troubles.count(Severity::Warning),
            notes: troubles.count(Severity::Note),
            out: out.map(|out| out.shown()),
            public: None,
            again: None,
            tournament_reports: None,
            settings: None,
            problems: problems::listed(
                troubles
                    .listed_problems()
                    .into_iter()
                    .map(|trouble| (&*trouble.path, &trouble.told)),
            ),
        }
    }

    /// Adds the folder of the site to publish.
    pub(super) fn with_public(mut self, public: Option<&Path>) -> Summary {
        self.public = public.map(|public| public.shown());
        self
    }

    /// Adds replays, and the problems of their files.
    pub(super) fn with(
        mut self,
        replays: Replays,
        problems: &[(&str, &RenderedProblem)],
    ) -> Summary {
        let count =
            |severity| problems.iter().filter(|(_, told)| told.severity == severity).count();
        self.errors += count(Severity::Error);
        self.warnings += count(Severity::Warning);
        self.notes += count(Severity::Note);
        self.problems.extend(super::problems::listed(problems.iter().copied()));
        self.tournament_reports = Some(replays);
        self
    }

    /// Adds what had to be done again.
    pub(super) fn with_repeated_work(mut self, again: Option<IncrementalStats>) -> Summary {
        self.again = again.map(|IncrementalStats { returns, published }| RepeatedWork {
            returns_changed: returns,
            files: published.files,
            files_written: published.written,
        });
        self
    }

    /// Adds what events go by.
    pub(super) fn with_answers(mut self, answers: Vec<Answers>) -> Summary {
        self.settings = Some(answers);
        self
    }

    /// Where it was written, and how much of it.
    fn written(&self) -> String {
        let mut written = self
            .out
            .as_ref()
            .map(|out| format!("; written to {}", in_line(out)))
            .unwrap_or_default();
        if let Some(RepeatedWork { returns_changed, files, files_written }) = &self.again {
            written.push_str(&format!(
                " ({} of {} returns changed, {} of {} files written)",
                thousands(*returns_changed),
                thousands(self.returns),
                thousands(*files_written),
                thousands(*files),
            ));
        }
        if let Some(public) = &self.public {
            written.push_str(&format!(", to publish: {}", in_line(public)));
        }
        written
    }

    /// The resulting exit status.
    pub(super) fn status(&self) -> ExitStatus {
        let otherwise = self.tournament_reports.as_ref().map_or(0, |r| r.drawn_otherwise);
        if self.errors + otherwise > 0 { ExitStatus::Errors } else { ExitStatus::Done }
    }

    /// Prints it: one line, or JSON.
    pub(super) fn print(&self, running: &RunOptions, out: &mut Terminal) -> io::Result<()> {
        if running.json {
            return out.json(self);
        }
        if running.talk.quiet {
            return Ok(());
        }
        let problems = format!(
            "{}, {}, {}",
            counted(self.errors, "error"),
            counted(self.warnings, "warning"),
            counted(self.notes, "note")
        );
        if let Some(replays) = &self.tournament_reports {
            let drawn = format!(
                "{}, {} drawn again, {} of them differently",
                counted(replays.files, "tournament report"),
                counted(replays.rounds, "round"),
                replays.drawn_otherwise
            );
            if self.returns == 0 {
                return writeln!(out, "{drawn}; {problems}");
            }
            writeln!(out, "{drawn}")?;
        }
        let states = [(self.provisional, "provisional"), (self.rejected, "rejected")];
        let doubtful: Vec<String> = states
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, name)| format!("{count} {name}"))
            .collect();
        let doubtful =
            if doubtful.is_empty() { String::new() } else { format!(" ({})", doubtful.join(", ")) };
        let points = self.points_told();
        let written = self.written();
        writeln!(
            out,
            "{}, {}{doubtful}, {}, {}{points}; {problems}{written}",
            counted(self.returns, "return"),
            counted(self.events, "event"),
            counted(self.players, "player"),
            counted(self.awards, "award"),
        )?;
        self.to_open(out)
    }

    /// The points of each kind in words: ` (315 Local Points, 12 Green Points)`.
    fn points_told(&self) -> String {
        let others = [
            (&self.green_points, AwardKind::Green),
            (&self.red_points, AwardKind::Red),
            (&self.gold_points, AwardKind::Gold),
            (&self.playoff_qualifying_points, AwardKind::Pqp),
            (&self.points, AwardKind::Points),
        ];
        let others = others.into_iter().filter_map(|(points, kind)| Some((points.as_ref()?, kind)));
        let points: Vec<String> = std::iter::once((&self.local_points, AwardKind::Local))
            .chain(others)
            .filter(|(points, _)| *points != "0")
            .map(|(points, kind)| format!("{points} {}", kind.full_name()))
            .collect();
        // Titles bring no points, and many events of chess and Diplomacy have no awards.
        match points.is_empty() {
            true => String::new(),
            false => format!(" ({})", points.join(", ")),
        }
    }

    /// What to open: the page of problems if there are errors, else the index.
    fn to_open(&self, out: &mut Terminal) -> io::Result<()> {
        let Some(folder) = &self.out else { return Ok(()) };
        let pages = ["secretary.html", "index.html"].map(|page| Path::new(folder).join(page));
        let [problems, index] = pages;
        let page = if self.errors > 0 && problems.exists() { problems } else { index };
        match page.exists() {
            true => writeln!(out, "open {}", in_line(&page.shown())),
            false => Ok(()),
        }
    }
}

/// A count with commas between thousands.
fn thousands(count: usize) -> String {
    group_thousands(&count.to_string())
}

/// Prints the error that stops a command.
pub(super) fn error(err: &mut Terminal, why: &str) {
    // If standard error is closed, only the status is left.
    let _ = writeln!(err, "error: {}", in_line(why));
}

/// Prints an error of the command line.
pub(super) fn usage(err: &mut Terminal, why: &str) -> ExitStatus {
    error(err, why);
    ExitStatus::Usage
}

/// The same, with the next command if there is one.
pub(super) fn usage_with_next(err: &mut Terminal, why: &str, next: Option<String>) -> ExitStatus {
    error(err, why);
    if let Some(next) = next {
        let _ = writeln!(err, "  Next: {}", in_line(&next));
    }
    ExitStatus::Usage
}

/// The command line that was typed with another word in the place of a wrong one; `None` if that was not
/// typed.
pub(super) fn corrected(wrong: &str, meant: &str) -> Option<String> {
    let typed = std::env::args_os().skip(1);
    let mut words: Vec<String> = typed.map(|word| word.to_string_lossy().into_owned()).collect();
    let at = words.iter().position(|word| word == wrong)?;
    words[at] = meant.to_string();
    Some(format!("palmares {}", quoted(&words)))
}

/// A command line as one types it.
pub(super) fn quoted(words: &[String]) -> String {
    let quote = |word: &String| match word.contains(' ') {
        true => format!("\"{word}\""),
        false => word.clone(),
    };
    words.iter().map(quote).collect::<Vec<_>>().join(" ")
}

/// Prints why the output could not be written.
pub(super) fn not_written(err: &mut Terminal, why: &OutputError) -> ExitStatus {
    error(err, &format!("the output could not be written: {why}"));
    ExitStatus::Output
}

/// Begins to write into a folder, and reports an earlier interrupted run into it.
pub(super) fn begun(
    quiet: bool,
    err: &mut Terminal,
    out: &Path,
) -> Result<Publication, OutputError> {
    let mut publication = Publication::begin(out)?;
    publication.tell_of_held(|held| {
        let (name, kept_as) = (shown_below(&held.name), shown_below(&held.kept_as));
        let (name, kept_as) = (in_line(&name), in_line(&kept_as));
        let _ = writeln!(
            Terminal::writing_to(io::stderr()),
            "note: {name} is open in another program, such as Excel, and stays as it is; the new one is beside it as {kept_as}. Close it there and run again to put the new one in its place"
        );
    });
    for changed in publication.changed_files() {
        let (name, kept_as) = (shown_below(&changed.name), shown_below(&changed.kept_as));
        let (name, kept_as) = (in_line(&name), in_line(&kept_as));
        let _ = writeln!(
            err,
            "note: {name} was changed after palmares wrote it; the changed file is kept as {kept_as}. If it is a filled-in return, move it to the folder of returns"
        );
    }
    let told = match publication.interrupted_run() {
        None => return Ok(publication),
        Some(InterruptedRun::Discarded) => {
            "was not published; the folder still holds the run before"
        }
        Some(InterruptedRun::Completed) => "was partly published and has now been completed",
        Some(InterruptedRun::Published) => "was complete; the files it replaced have been removed",
    };
    if !quiet {
        let out = out.shown();
        let _ =
            writeln!(err, "note: an earlier run into {} was interrupted; it {told}", in_line(&out));
    }
    Ok(publication)
}

/// Says that a path does not exist, and what is there instead.
pub(super) fn not_there(path: &Path) -> String {
    let shown = path.shown();
    if let Some(near) = near_path(path) {
        return format!("{shown} does not exist; did you mean {}?", near.shown());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    if !folder.is_dir() {
        let above = folder.ancestors().take_while(|above| !above.exists());
        let first = above.filter(|above| !above.as_os_str().is_empty()).last();
        let first = first.unwrap_or(folder).shown();
        return format!("{shown} does not exist: there is no folder {first}");
    }
    format!("{shown} does not exist; {}", held(folder))
}

/// Prints that a path does not exist, and the command with the likely one.
pub(super) fn no_path(path: &Path, err: &mut Terminal) -> ExitStatus {
    let place = if path.extension().is_some() { "FILE" } else { "FOLDER" };
    let meant = near_path(path).map_or_else(|| place.to_string(), |near| near.shown());
    usage_with_next(err, &not_there(path), corrected(&path.to_string_lossy(), &meant))
}

/// The path that was probably meant by one that does not exist: each wrong name is one of a folder.
fn near_path(path: &Path) -> Option<PathBuf> {
    if path.as_os_str().is_empty() || path.exists() {
        return Some(path.to_path_buf());
    }
    let folder = near_path(path.parent()?)?;
    let meant = folder.join(path.file_name()?);
    if meant.exists() {
        return Some(meant);
    }
    let listed = if folder.as_os_str().is_empty() { Path::new(".") } else { &folder };
    let names = names_in(listed);
    let wanted = path.file_name()?.to_string_lossy();
    Some(folder.join(nearest_name(&wanted, names.iter().map(String::as_str))?))
}

/// What a folder holds, in a clause.
fn held(folder: &Path) -> String {
    let shown = match folder.as_os_str() == "." {
        true => "this folder".to_string(),
        false => folder.shown(),
    };
    match listed(&names_in(folder)) {
        Some(names) => format!("{shown} holds {names}"),
        None => format!("{shown} is empty"),
    }
}

/// The names of what a folder holds, without hidden files.
fn names_in(folder: &Path) -> Vec<String> {
    let inside = std::fs::read_dir(folder).into_iter().flatten().flatten().take(MOST_NAMED);
    let names = inside.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| !name.starts_with('.')).collect();
    names.sort();
    names
}

/// The first of some names; `None` of none.
fn listed(names: &[String]) -> Option<String> {
    let first = names.iter().take(MOST_LISTED).map(String::as_str).collect::<Vec<_>>().join(", ");
    match names.len().checked_sub(MOST_LISTED) {
        _ if names.is_empty() => None,
        None | Some(0) => Some(first),
        Some(more) => Some(format!("{first} and {more} more")),
    }
}

/// Whether there is neither a workbook nor an unreadable file.
pub(super) fn nothing_found(found: &[FoundReturn], loose: &[(String, RenderedProblem)]) -> bool {
    found.is_empty() && loose.iter().all(|(_, told)| told.severity != Severity::Error)
}

/// Files of a folder that are looked at where something was not found.
const MOST_NAMED: usize = 200;
/// Those of them that are named.
const MOST_LISTED: usize = 5;

/// Reports that no workbook was found: a mistaken folder must not empty the output of an earlier
/// run.
pub(super) fn no_returns(input: &Input, err: &mut Terminal) -> ExitStatus {
    no_returns_in(&input.returns, err)
}

/// The same of some paths.
pub(super) fn no_returns_in(returns: &[PathBuf], err: &mut Terminal) -> ExitStatus {
    let places: Vec<String> = returns.iter().map(|path| path.shown()).collect();
    let status = usage(err, &format!("there is no workbook in {}", places.join(", ")));
    let here = |path: &PathBuf| -> Vec<PathBuf> {
        let inside = std::fs::read_dir(path).into_iter().flatten().flatten();
        let mut inside: Vec<PathBuf> = inside.map(|entry| entry.path()).take(MOST_NAMED).collect();
        inside.sort();
        if path.is_file() { vec![path.clone()] } else { inside }
    };
    for file in returns.iter().flat_map(here) {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some((what, instead)) = season::describe_unsupported(&name) {
            let _ = writeln!(err, "  {} is {what}. {instead}", in_line(&name));
        }
    }
    for folder in returns.iter().filter(|path| path.is_dir()) {
        let _ = writeln!(err, "  {}", in_line(&held(folder)));
    }
    let _ = writeln!(
        err,
        "  Returns are .xlsx, .xlsm, .xls, .xlsb or .ods workbooks, USEBIO files (.xml), and .bws, .pbn or .csv files of a session."
    );
    let _ = writeln!(
        err,
        "  Next: give the folder that holds them, or write a blank return with palmares new pairs july.xlsx"
    );
    status
}

/// The ids of the rule books.
pub(super) fn computed_rule_sets() -> String {
    let listed = packs::all().filter(|pack| pack.clauses().is_some());
    let mut ids: Vec<&str> = listed.map(|pack| pack.source().id.as_str()).collect();
    ids.sort_unstable();
    ids.join(", ")
}
