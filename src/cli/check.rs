//! `palmares check`: everything that `run` reports, nothing written.

use std::io::Write;

use super::common::{Input, Status, Summary, Talk, no_returns, nothing_found, usage};
use super::progress::Bar;
use crate::season::{self, Options};

/// Report the problems of returns and write nothing
///
/// Reads and computes exactly as run does, and tells every problem.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: palmares check july.xlsx")]
pub struct Args {
    #[command(flatten)]
    input: Input,

    #[command(flatten)]
    talk: Talk,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut dyn Write, err: &mut dyn Write) -> Status {
    if let Some(path) = args.input.missing() {
        return usage(err, &format!("{} is not there", path.display()));
    }
    let (found, loose) = season::find(&args.input.returns, None);
    if nothing_found(&found, &loose) {
        return no_returns(&args.input, err);
    }
    let options = Options { inputs: args.input.returns.clone(), rules: args.input.rule_set() };
    let bar = Bar::new(&args.talk);
    let threads = args.talk.threads.map(usize::from);
    let season = season::with_threads(threads, || season::run(&options, &found, loose, None, &bar));
    drop(bar);
    let season = match season {
        Ok(season) => season,
        Err(why) => {
            let _ = writeln!(err, "error: {why}");
            return Status::Output;
        }
    };
    let summary = Summary::of(&season, None);
    let _ = args.talk.problems(err, &season);
    let _ = summary.print(&args.talk, out);
    summary.status()
}
