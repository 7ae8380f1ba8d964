//! `palmares run --plan PLAN --part I`: one part of a season.

use std::path::Path;
use std::sync::Arc;

use super::destination::begin_publication;
use super::exit_status::{ExitStatus, print_output_error};
use super::problems;
use super::progress::RunProgressBar;
use super::run_options::SeasonRunOptions;
use super::summary::SeasonSummary;
use super::templates;
use super::terminal::Terminal;
use model::file_names::NativePathText;
use model::problem::RenderedProblem;
use report::publish::{check_output_folder, refuse_overwriting_returns};
use report::{OutputError, Publication, Site};
use season::parts::{PartInfo, PartPlan, PartPlanError, run_part};
use season::problems::PlanUnusable;
use season::{RunOutput, RunResult, SeasonOptions, Settings};

/// A part to run, and where it goes.
pub(super) struct SeasonPartRun<'a> {
    /// The file of the plan.
    pub plan: &'a Path,
    /// Which part, from 1.
    pub part: u32,
    /// The folder to write.
    pub out: &'a Path,
    /// Whether to do everything anew.
    pub fresh: bool,
    /// How the command runs and reports.
    pub running: &'a SeasonRunOptions,
}

/// Why a part was not run.
enum Failure {
    Plan(PartPlanError),
    Output(OutputError),
}

impl From<PartPlanError> for Failure {
    fn from(why: PartPlanError) -> Failure {
        Failure::Plan(why)
    }
}

impl From<OutputError> for Failure {
    fn from(why: OutputError) -> Failure {
        Failure::Output(why)
    }
}

/// Runs the command.
pub(super) fn run(
    part: &SeasonPartRun<'_>,
    settings: Arc<Settings>,
    site: &Site,
    out: &mut Terminal,
    err: &mut Terminal,
) -> ExitStatus {
    match done(part, settings, site, err) {
        Ok(RunResult { season, incremental: again }) => {
            let summary =
                SeasonSummary::from_season(&season, Some(part.out)).with_incremental_stats(again);
            // A closed output is no failure of the run.
            let _ = problems::print_season_problems(&part.running.talk, err, &season);
            let _ = summary.print(part.running, out);
            summary.exit_status()
        }
        Err(Failure::Plan(why)) => {
            let told = RenderedProblem::for_file(PlanUnusable { why: why.to_string() });
            // A closed output is no failure of the command.
            let _ = part.running.talk.print_problem(err, &part.plan.native_path_text(), &told);
            ExitStatus::Usage
        }
        Err(Failure::Output(why @ OutputError::Page(..))) => {
            templates::print_unusable_templates(err, &why.to_string())
        }
        Err(Failure::Output(why)) => print_output_error(err, &why),
    }
}

fn done(
    part: &SeasonPartRun<'_>,
    settings: Arc<Settings>,
    site: &Site,
    err: &mut Terminal,
) -> Result<RunResult, Failure> {
    let plan = PartPlan::read(part.plan)?;
    let about = PartInfo::new(&plan, part.part);
    check_output_folder(part.out)?;
    season::start_hashing_program();
    let (found, _) = season::find_returns(&plan.inputs, Some(part.out), &settings);
    let (found, positions) = plan.returns_of_part(part.part, found)?;
    refuse_overwriting_returns(part.out, found.iter().map(|found| found.file.as_path()))?;
    let publication =
        begin_publication(part.running.talk.quiet, err, part.out, Publication::begin)?;
    let (inputs, fresh) = (plan.inputs, part.fresh);
    let options = SeasonOptions { inputs, settings, fresh, ..SeasonOptions::default() };
    let bar = RunProgressBar::new(part.running);
    let threads = part.running.threads.map(usize::from);
    let output = RunOutput::new(publication, site);
    let run = || run_part(&options, &found, &positions, &about, output, &bar);
    Ok(season::run_with_thread_count(threads, run)?)
}
