//! `palmares check`: reports what `run` would, without writing; and replays the draws of Tournament
//! Report Files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::adopt::sheet_preview::TerminalPage;
use super::adopt::terminal_prompts::terminal_width;
use super::exit_status::{ExitStatus, print_error, print_usage_error};
use super::input::ReturnsInput;
use super::missing_input::{is_nothing_found, print_no_returns_found};
use super::problem_output::count_with_noun;
use super::problems;
use super::progress::RunProgressBar;
use super::run_options::SeasonRunOptions;
use super::settings;
use super::summary::{SeasonSummary, TournamentReportReplays};
use super::terminal::Terminal;
use model::file_names::NativePathText;
use register::Season;
use season::{FoundReturn, FoundTournamentReport, ReplayedReport, SeasonOptions};
use swiss::replay::{ComparedPairing, DifferingRound};
use swiss::trf::TournamentReport;

/// List the problems in returns and write nothing
///
/// Works everything out as palmares run does, and prints every problem. Every round of a Tournament
/// Report File (.trf) is drawn again from the rounds before it. If the rules give a different draw,
/// check prints both with the reasons and ends with exit status 1.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares check july.xlsx
  palmares check july.xlsx --show-settings
  palmares check open.trf")]
pub(super) struct Args {
    #[command(flatten)]
    input: ReturnsInput,

    /// Print each event's settings and where each value comes from: a cell,
    /// palmares.toml, the command line, the rule book, a default.
    #[arg(long)]
    show_settings: bool,

    #[command(flatten)]
    running: SeasonRunOptions,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    if let Some(refused) = args.input.report_unusable_input(err) {
        return refused;
    }
    let given = match args.input.given.settings(&args.input.returns) {
        Ok(given) => given,
        Err(why) => return print_usage_error(err, &why),
    };
    let reports = season::find_tournament_reports(&args.input.returns);
    let (found, mut loose) = season::find_returns(&args.input.returns, None, &given);
    loose.retain(|(path, _)| !season::is_tournament_report(Path::new(path)));
    if is_nothing_found(&found, &loose) && reports.is_empty() {
        return print_no_returns_found(&args.input.returns, err);
    }
    let options = SeasonOptions {
        inputs: args.input.returns.clone(),
        settings: given,
        both_versions: false,
        ..SeasonOptions::default()
    };
    let bar = RunProgressBar::new(&args.running);
    let threads = args.running.threads.map(usize::from);
    let (season, replayed) = season::run_with_thread_count(threads, || {
        let season = season::run_season(&options, &found, loose, Vec::new(), &bar);
        (season, season::replay_tournament_reports(&reports))
    });
    drop(bar);
    let season = match season {
        Ok(done) => done.season,
        Err(why) => {
            print_error(err, &why.to_string());
            return ExitStatus::Output;
        }
    };
    let mut summary = SeasonSummary::from_season(&season, None);
    let _ = problems::print_season_problems(&args.running.talk, err, &season);
    if !reports.is_empty() {
        summary = print_replays(args, summary, &reports, &replayed, out, err);
    }
    if !args.running.json && !args.running.talk.quiet {
        let _ = print_foreign(&season, &args.input.returns, &found, out);
    }
    if args.show_settings {
        let answers = settings::answers_of_returns(&found);
        if !args.running.json {
            let _ = settings::print_answers(&answers, out);
        }
        summary = summary.with_event_answers(answers);
    }
    let _ = summary.print(&args.running, out);
    summary.exit_status()
}

/// The code of the problem of a sheet that was recognised and is no return.
const NOT_ADOPTED: &str = "sheet-not-adopted";

/// So many foreign sheets are described.
const MOST_FOREIGN: usize = 5;

/// A path as one types it.
fn typed(path: &Path) -> String {
    let path = path.native_path_text();
    if path.contains(' ') { format!("\"{path}\"") } else { path }
}

/// Prints what the sheets that were not made for palmares were recognised as, and how to go on.
fn print_foreign(
    season: &Season,
    inputs: &[PathBuf],
    found: &[FoundReturn],
    out: &mut Terminal,
) -> io::Result<()> {
    let foreign = season.all_problems().filter(|one| one.told.code == NOT_ADOPTED);
    let foreign: Vec<&str> = foreign.map(|one| one.path).collect();
    for path in foreign.iter().copied().take(MOST_FOREIGN) {
        let Some(found) = found.iter().find(|found| found.path == path) else { continue };
        let Ok(foreign) = season::recognise_foreign_sheet(&found.file, None, &found.layouts) else {
            continue;
        };
        let mut page = TerminalPage::new(out, terminal_width());
        page.write_recognition_summary(path, &foreign)?;
        let file = typed(&found.file);
        page.write_paragraph(2, &format!("Next: palmares adopt {file} --out FOLDER"))?;
    }
    let more = foreign.len().saturating_sub(MOST_FOREIGN);
    if more > 0 {
        let all: Vec<String> = inputs.iter().map(|input| typed(input)).collect();
        let mut page = TerminalPage::new(out, terminal_width());
        let sheets = count_with_noun(more, "more club sheet");
        page.write_paragraph(
            0,
            &format!("and {sheets}; give check a single file to see its details"),
        )?;
        let next = format!("Next: palmares adopt {} --out FOLDER", all.join(" "));
        page.write_paragraph(2, &next)?;
    }
    Ok(())
}

/// Prints the problems of the reports, and where their draws differ.
fn print_replays(
    args: &Args,
    summary: SeasonSummary,
    found: &[FoundTournamentReport],
    replayed: &[ReplayedReport],
    out: &mut Terminal,
    err: &mut Terminal,
) -> SeasonSummary {
    let mut replays =
        TournamentReportReplays { files: found.len(), ..TournamentReportReplays::default() };
    for (found, replayed) in found.iter().zip(replayed) {
        for told in &replayed.reported.problems {
            let _ = args.running.talk.print_problem(err, &found.path, told);
        }
        replays.rounds += replayed.rounds;
        replays.drawn_otherwise += replayed.disagreements.len();
        let Some(report) = &replayed.reported.report else { continue };
        // With --json, standard output is one JSON value.
        let to: &mut Terminal = if args.running.json { err } else { out };
        for disagreement in &replayed.disagreements {
            let _ = print_round(report, &found.path, disagreement, to);
        }
    }
    let of_file = |(found, replayed): (&'_ FoundTournamentReport, &'_ ReplayedReport)| -> Vec<_> {
        let problems = replayed.reported.problems.iter();
        problems.map(|told| (found.path.clone(), told.clone())).collect()
    };
    let problems: Vec<_> = found.iter().zip(replayed).flat_map(of_file).collect();
    let problems: Vec<_> = problems.iter().map(|(path, told)| (path.as_str(), told)).collect();
    summary.with_replays(replays, &problems)
}

/// Prints the drawn pairings of a round and those by the rules, with reasons.
fn print_round(
    report: &TournamentReport,
    path: &str,
    disagreement: &DifferingRound,
    out: &mut Terminal,
) -> io::Result<()> {
    let name = |at: usize| {
        if let Some(teams) = &report.teams {
            return teams
                .teams
                .get(at)
                .map_or_else(String::new, |team| format!("{} {}", team.number, team.name));
        }
        let name = report.table.contestants.get(at).map_or("", |contestant| &contestant.name);
        format!("{} {name}", report.contestant_number(at)).trim_end().to_string()
    };
    let board = |board: &ComparedPairing| match board.black {
        Some(black) => format!("{} (white) - {} (black)", name(board.white), name(black)),
        None => format!("{} has the bye", name(board.white)),
    };
    let round = disagreement.round;
    match &disagreement.none {
        Some(none) => writeln!(out, "{path}: round {round}: {}", none.in_words(name))?,
        None => writeln!(out, "{path}: round {round} differs from the draw by the rules")?,
    }
    for (expected, why) in &disagreement.expected {
        let why: Vec<&str> = why.iter().map(|reason| reason.words.as_str()).collect();
        writeln!(out, "  expected  {}: {}", board(expected), why.join("; "))?;
    }
    for found in &disagreement.found {
        writeln!(out, "  found     {}", board(found))?;
    }
    Ok(())
}
