//! How a command over a whole season runs and reports.

use super::problem_output::ProblemOutputOptions;

/// How a command over a whole season runs and reports.
#[derive(clap::Args, Debug)]
pub(super) struct SeasonRunOptions {
    #[command(flatten)]
    pub talk: ProblemOutputOptions,

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
