//! `palmares plan`: which part of a season computes which return.

use std::io::{self, Write};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use super::exit_status::{ExitStatus, print_usage_error};
use super::files::{OutputFile, report_file_failure};
use super::input::ReturnsInput;
use super::missing_input::{is_nothing_found, print_no_returns_found};
use super::problem_output::count_with_noun;
use super::progress::RunProgressBar;
use super::run_options::SeasonRunOptions;
use super::terminal::{Terminal, escape_to_one_line};
use model::file_names::NativePathText;
use season::SeasonOptions;
use season::parts::{PartPlan, PartPlanReport};

/// Split a season into parts, for several machines
///
/// Reads the returns and writes a plan: which part works out which return. Returns that belong
/// together (heats and final, a ladder and its games, one event in two files) stay together. Then
/// run each part with palmares run --plan, wherever the returns can be read, and merge the parts
/// with palmares merge.
#[derive(clap::Args, Debug)]
#[command(
    after_help = "Example: palmares plan season --parts 16 --out plan.json\n\nExit status: 0 the plan is written; 2 the command line is wrong; 3 the plan could not be written."
)]
pub(super) struct Args {
    #[command(flatten)]
    input: ReturnsInput,

    /// How many parts.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    parts: u32,

    /// The file to write; an existing file is replaced only if it is a plan.
    #[arg(long, value_name = "PLAN")]
    out: PathBuf,

    #[command(flatten)]
    running: SeasonRunOptions,
}

/// The summary as JSON.
#[derive(serde::Serialize)]
struct Summary<'a> {
    parts: u32,
    returns: usize,
    /// Returns of the smallest and of the largest part.
    returns_of_parts: [usize; 2],
    /// Groups that are larger than an equal share.
    too_large: Vec<TooLarge>,
    out: &'a Path,
}

/// Returns that belong together and are more than an equal share.
#[derive(serde::Serialize)]
struct TooLarge {
    returns: usize,
    part: u32,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    if let Some(refused) = args.input.report_unusable_input(err) {
        return refused;
    }
    let settings = match args.input.given.settings(&args.input.returns) {
        Ok(settings) => settings,
        Err(why) => return print_usage_error(err, &why),
    };
    if args.out.exists() && PartPlan::read(&args.out).is_err() {
        let path = args.out.native_path_text();
        return print_usage_error(
            err,
            &format!(
                "{path} exists and is not a plan, so it was not overwritten; choose another file"
            ),
        );
    }
    let inputs = &args.input.returns;
    let (found, loose) = season::find_returns(inputs, None, &settings);
    if is_nothing_found(&found, &loose) {
        return print_no_returns_found(&args.input.returns, err);
    }
    let options = SeasonOptions { inputs: inputs.clone(), settings, ..SeasonOptions::default() };
    let bar = RunProgressBar::new(&args.running);
    let parts = NonZeroU32::new(args.parts).unwrap_or(NonZeroU32::MIN);
    let threads = args.running.threads.map(usize::from);
    let returns = found.len();
    let (plan, sharing) =
        season::run_with_thread_count(threads, || PartPlan::new(&options, found, parts, &bar));
    drop(bar);
    let mut bytes = Vec::new();
    // Neither a key nor a number of it can fail.
    let _ = plan.write(&mut bytes);
    let made = OutputFile { path: args.out.clone(), bytes };
    if let Err(why) = made.write() {
        return report_file_failure(&made.path, &why, err);
    }
    // A closed output is no failure.
    let _ = print(args, returns, &sharing, out);
    ExitStatus::Done
}

fn print(
    args: &Args,
    returns: usize,
    sharing: &PartPlanReport,
    out: &mut Terminal,
) -> io::Result<()> {
    let (least, most) = sharing.returns;
    let too_large = sharing.too_large.iter();
    if args.running.json {
        let too_large =
            too_large.map(|(returns, part)| TooLarge { returns: *returns, part: *part });
        return out.write_json(&Summary {
            parts: args.parts,
            returns,
            returns_of_parts: [least, most],
            too_large: too_large.collect(),
            out: &args.out,
        });
    }
    if args.running.talk.quiet {
        return Ok(());
    }
    for (count, part) in too_large {
        writeln!(
            out,
            "{} belong together and make more than an equal share; part {part} takes longer",
            count_with_noun(*count, "return")
        )?;
    }
    writeln!(
        out,
        "{} in {}, {least} to {most} in each; written to {}",
        count_with_noun(returns, "return"),
        count_with_noun(args.parts as usize, "part"),
        escape_to_one_line(&args.out.native_path_text())
    )
}
