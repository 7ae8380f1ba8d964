//! `palmares-ballista`: seasons of palmares on a Ballista cluster. See `docs/past-one-machine.md`.

mod cluster;
mod codec;
mod log;
mod named;
mod pages;
mod part;
mod rows;
mod scan;
mod season;
mod session;
mod table;
mod totals;

use std::path::PathBuf;
use std::process::ExitCode;

use ::log::LevelFilter;
use clap::Parser;
use datafusion::arrow::util::pretty::pretty_format_batches;

/// Seasons of palmares on a cluster of several machines.
#[derive(Debug, Parser)]
#[command(version, arg_required_else_help = true)]
struct Arguments {
    /// Tell what the cluster does, on standard error; without, only what goes wrong.
    #[arg(long, global = true)]
    verbose: bool,

    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// The scheduler of a cluster: one process.
    Scheduler(cluster::Scheduler),
    /// An executor of a cluster: one process on each machine, or several with other ports.
    Executor(cluster::Executor),
    /// Compute a season in parts and merge them: what palmares run writes, byte by byte.
    Run(season::Run),
    /// Run SQL statements over the rows of a season, and print those of the last one.
    Sql(Sql),
}

/// Statements to run.
#[derive(Debug, clap::Args)]
struct Sql {
    /// The statements, with semicolons between them.
    statements: String,

    /// The folder for the parts of `returns`, unless a statement names another one; all executors see it.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// The scheduler.
    #[arg(long, value_name = "NAME:PORT", default_value = "127.0.0.1:50050")]
    scheduler: String,
}

impl Sql {
    async fn run(&self) -> Result<String, String> {
        let cluster = session::Cluster::at(&self.scheduler, self.out.clone()).await;
        let rows = cluster.map_err(|why| why.to_string())?.sql(&self.statements).await;
        let shown = pretty_format_batches(&rows.map_err(|why| why.to_string())?);
        shown.map(|shown| shown.to_string()).map_err(|why| why.to_string())
    }
}

impl Command {
    /// Runs the command. Returns what it prints.
    async fn run(&self) -> Result<String, String> {
        let over = |ended: ballista_core::error::Result<()>| {
            ended.map(|()| String::new()).map_err(|why| why.to_string())
        };
        match self {
            Command::Scheduler(scheduler) => over(scheduler.run().await),
            Command::Executor(executor) => over(executor.run().await),
            Command::Run(run) => run.run().await.map(|totals| totals.to_string()),
            Command::Sql(sql) => sql.run().await,
        }
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    log::begin(if arguments.verbose { LevelFilter::Info } else { LevelFilter::Error });
    // Plans are walked by recursion.
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .thread_stack_size(32 << 20)
        .build();
    let ended = match runtime {
        Ok(runtime) => runtime.block_on(async {
            // The first thread has the stack of the process, the others the one above.
            let run = tokio::spawn(async move { arguments.command.run().await });
            run.await.unwrap_or_else(|why| Err(why.to_string()))
        }),
        Err(why) => Err(why.to_string()),
    };
    match ended {
        Ok(told) => {
            if !told.is_empty() {
                println!("{told}");
            }
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}
