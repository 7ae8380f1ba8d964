//! `palmares plan`: which part of a season computes which return.

use std::io::{self, Write};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use super::exit_status::{ExitStatus, usage};
use super::files::{OutputFile, failed};
use super::input::Input;
use super::missing_input::{no_returns, nothing_found};
use super::problem_output::counted;
use super::progress::RunProgressBar;
use super::run_options::RunOptions;
use super::terminal::{Terminal, in_line};
use model::file_names::ShownPath;
use season::SeasonOptions;
use season::parts::{PartPlan, PlanReport};

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
    input: Input,

    /// How many parts.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    parts: u32,

    /// The file to write; an existing file is replaced only if it is a plan.
    #[arg(long, value_name = "PLAN")]
    out: PathBuf,

    #[command(flatten)]
    running: RunOptions,
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
    if let Some(refused) = args.input.refused(err) {
        return refused;
    }
    let settings = match args.input.given.settings(&args.input.returns) {
        Ok(settings) => settings,
        Err(why) => return usage(err, &why),
    };
    if args.out.exists() && PartPlan::read(&args.out).is_err() {
        let path = args.out.shown();
        return usage(
            err,
            &format!(
                "{path} exists and is not a plan, so it was not overwritten; choose another file"
            ),
        );
    }
    let inputs = &args.input.returns;
    let (found, loose) = season::find_returns(inputs, None, &settings);
    if nothing_found(&found, &loose) {
        return no_returns(&args.input.returns, err);
    }
    let options = SeasonOptions { inputs: inputs.clone(), settings, ..SeasonOptions::default() };
    let bar = RunProgressBar::new(&args.running);
    let parts = NonZeroU32::new(args.parts).unwrap_or(NonZeroU32::MIN);
    let threads = args.running.threads.map(usize::from);
    let returns = found.len();
    let (plan, sharing) =
        season::with_threads(threads, || PartPlan::new(&options, found, parts, &bar));
    drop(bar);
    let mut bytes = Vec::new();
    // Neither a key nor a number of it can fail.
    let _ = plan.write(&mut bytes);
    let made = OutputFile { path: args.out.clone(), bytes };
    if let Err(why) = made.write() {
        return failed(&made.path, &why, err);
    }
    // A closed output is no failure.
    let _ = print(args, returns, &sharing, out);
    ExitStatus::Done
}

fn print(args: &Args, returns: usize, sharing: &PlanReport, out: &mut Terminal) -> io::Result<()> {
    let (least, most) = sharing.returns;
    let too_large = sharing.too_large.iter();
    if args.running.json {
        let too_large =
            too_large.map(|(returns, part)| TooLarge { returns: *returns, part: *part });
        return out.json(&Summary {
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
            counted(*count, "return")
        )?;
    }
    writeln!(
        out,
        "{} in {}, {least} to {most} in each; written to {}",
        counted(returns, "return"),
        counted(args.parts as usize, "part"),
        in_line(&args.out.shown())
    )
}
