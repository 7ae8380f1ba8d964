//! `palmares bundle`: a run with everything of which it was made, in one archive that `palmares verify`
//! computes again.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::exit_status::{
    ExitStatus, print_error_and_next_command, print_output_error, print_usage_error,
};
use super::files::{OutputFile, print_written_path, report_file_failure, write_new_file};
use super::missing_input::{print_missing_path, print_no_returns_found};
use super::problem_output::{ProblemOutputOptions, count_with_noun};
use super::problems;
use super::reconcile::CreditingArgs;
use super::templates;
use super::terminal::{Terminal, escape_to_one_line};
use super::typed_command::corrected_command_line;
use model::file_names::NativePathText;
use model::problem::RenderedProblem;
use register::ProblemsByKind;
use report::OutputError;
use report::publish::{Disk, RunFileNames, is_palmares_output};
use season::NoProgress;
use season::bundle::{
    BundleProblems, CreditingOptions, RunToBundle, compare_run_with_bundle,
    compare_run_with_recomputed, copy_run_inputs, pack_bundle, unpack_bundle,
};

/// Put a run, and everything it was made from, into one archive
///
/// The archive holds the returns, rule books, settings, templates, the register, decisions and
/// ledger if they are given, the tables and workbooks of the run, the version of palmares and a
/// check code for every file. It is written only if these returns still give the same results.
/// Anybody can check that later: palmares verify proof.zip.
#[derive(clap::Args, Debug)]
#[command(mut_arg("duplicates", |arg| arg.help("Give this if palmares reconcile was run with --duplicates")))]
#[command(after_help = "Examples:
  palmares bundle results season --out proof.zip
  palmares bundle reconciled season --register register.xlsx --as-of 2026-08-31 --out proof.zip

Exit status: 0 written; 1 these returns give different results, so nothing was written; 2 the command line is wrong; 3 the archive could not be written.")]
pub(super) struct Args {
    /// The folder that palmares run or palmares reconcile wrote.
    #[arg(value_name = "RUN")]
    folder: PathBuf,

    /// The returns of the run, and folders of them.
    #[arg(value_name = "RETURNS", required_unless_present = "register")]
    returns: Vec<PathBuf>,

    /// The archive; an existing file is not overwritten.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// The rule book or rule file that the run was given.
    // Not read here: the file itself goes into the archive.
    #[arg(long, value_name = "ID")]
    rules: Option<String>,

    /// A value that the run was given.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    settings: Vec<String>,

    /// The folder of templates that the run was given.
    #[arg(long, value_name = "DIR")]
    templates: Option<PathBuf>,

    /// Give this if the run was made with --embargo.
    #[arg(long)]
    embargo: bool,

    /// The register to which the season was credited.
    #[arg(long, value_name = "REGISTER")]
    register: Option<PathBuf>,

    #[command(flatten)]
    terms: CreditingArgs,

    #[command(flatten)]
    talk: ProblemOutputOptions,
}

/// The folders in which a bundle is made or opened; removed on drop.
struct BundleFolders {
    root: tempfile::TempDir,
}

impl BundleFolders {
    fn new(err: &mut Terminal) -> Result<BundleFolders, ExitStatus> {
        let root = tempfile::tempdir();
        root.map(|root| BundleFolders { root })
            .map_err(|why| report_file_failure(&std::env::temp_dir(), &why, err))
    }

    /// What goes in.
    fn files(&self) -> PathBuf {
        self.root.path().join("files")
    }

    /// What comes out.
    fn run(&self) -> PathBuf {
        self.root.path().join("run")
    }
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    if let Some(status) = refused(args, err) {
        return status;
    }
    match checked(args) {
        Ok(order) => bundled(args, &order, out, err).unwrap_or_else(|status| status),
        Err(why) => print_usage_error(err, &why),
    }
}

/// Says which path does not exist, or is not what it should be; `None` if there is none.
fn refused(args: &Args, err: &mut Terminal) -> Option<ExitStatus> {
    let files = [&args.register, &args.terms.decisions, &args.terms.ledger, &args.templates];
    let given = [&args.folder].into_iter().chain(&args.returns).chain(files.into_iter().flatten());
    if let Some(missing) = given.into_iter().find(|path| !path.exists()) {
        return Some(print_missing_path(missing, err));
    }
    let folder = args.folder.native_path_text();
    let why = format!("{folder} was not written by palmares; give the --out folder of a run");
    let next = || corrected_command_line(&args.folder.to_string_lossy(), "RUN");
    (!is_palmares_output(&args.folder)).then(|| print_error_and_next_command(err, &why, next()))
}

/// What is to be bundled; the error is what is wrong with the command line.
fn checked(args: &Args) -> Result<RunToBundle, String> {
    let folder = args.folder.native_path_text();
    let run = RunFileNames::read(&args.folder);
    let credited = run.has_file("register.xlsx") || run.has_file("register.xlsm");
    match (&args.register, credited) {
        (None, true) => {
            return Err(format!("{folder} holds a register; give the old one with --register"));
        }
        (Some(_), false) => {
            return Err(format!("{folder} holds no register, so --register does not belong to it"));
        }
        (None, false) if args.terms != CreditingArgs::default() => {
            return Err("--decisions, --as-of and the like need --register".to_string());
        }
        _ => {}
    }
    if !credited
        && !run.has_file("data/events.csv")
        && !run.has_file("index.html")
        && !run.has_file("season.xlsx")
    {
        return Err(format!(
            "{folder} is not a run of a whole season; give the --out folder of palmares run"
        ));
    }
    let terms = &args.terms;
    let as_of = terms.reconciliation_day()?;
    let crediting = args.register.clone().map(|register| CreditingOptions {
        register,
        decisions: terms.decisions.clone(),
        ledger: terms.ledger.clone(),
        as_of,
        trust: terms.ledger_trust(),
        accept: terms.accept,
        duplicates: terms.duplicates,
        all: terms.all,
    });
    let rules = args.rules.iter().map(|rules| format!("Rules={rules}"));
    Ok(RunToBundle {
        run: args.folder.clone(),
        returns: args.returns.clone(),
        words: rules.chain(args.settings.iter().cloned()).collect(),
        templates: args.templates.clone(),
        embargo: args.embargo,
        crediting,
    })
}

fn bundled(
    args: &Args,
    order: &RunToBundle,
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<ExitStatus, ExitStatus> {
    let folders = BundleFolders::new(err)?;
    let (files, run) = (folders.files(), folders.run());
    let recipe = copy_run_inputs(order, &files)
        .map_err(|why| report_file_failure(&args.folder, &why, err))?;
    if !files.exists() {
        return Err(print_no_returns_found(&args.returns, err));
    }
    let of_season = |why: OutputError, err: &mut Terminal| print_output_error(err, &why);
    compute(&recipe, &files, &run, &args.talk, &args.out, err)?;
    let differs = compare_run_with_recomputed(&args.folder, &run, recipe.has_signed_certificates())
        .map_err(|why| of_season(why, err))?;
    if !differs.is_empty() {
        told(&args.talk, &args.folder, differs, err)?;
        return Ok(ExitStatus::Errors);
    }
    let archive = folders.root.path().join("bundle.zip");
    let mut file =
        File::create(&archive).map_err(|why| report_file_failure(&archive, &why, err))?;
    let list = pack_bundle(recipe, &files, &run, &mut file).map_err(|why| of_season(why, err))?;
    let bytes = std::fs::read(&archive).map_err(|why| report_file_failure(&archive, &why, err))?;
    let kilobytes = bytes.len().div_ceil(1 << 10);
    let made = OutputFile { path: args.out.clone(), bytes };
    match write_new_file(&Disk::default(), &made) {
        Ok(()) if args.talk.quiet => Ok(ExitStatus::Done),
        Ok(()) => {
            let (inputs, outputs) = list.file_counts();
            let shown = args.out.native_path_text();
            let (shown, inputs) = (escape_to_one_line(&shown), count_with_noun(inputs, "file"));
            writeln!(out, "{inputs} and the run of {outputs} that comes out of them; written to {shown}, {kilobytes} KB")
                .map_err(|_| ExitStatus::Output)?;
            Ok(ExitStatus::Done)
        }
        not => Ok(print_written_path(not, &args.out, out, err)),
    }
}

/// Computes the run of a bundle; what keeps it from that is told about `shown`.
fn compute(
    recipe: &season::bundle::RunRecipe,
    files: &Path,
    run: &Path,
    talk: &ProblemOutputOptions,
    shown: &Path,
    err: &mut Terminal,
) -> Result<(), ExitStatus> {
    let folder = recipe.templates_folder(files);
    let site = recipe.site_of_run(templates::load_template_site(folder.as_deref(), err)?, files);
    let site = templates::share_site_with_watchdog(site, folder.as_deref());
    let done = season::run_with_thread_count(None, || {
        recipe.recompute_run(files, run, &site, &NoProgress)
    });
    match done {
        Ok(()) => Ok(()),
        Err(why) => {
            told(talk, shown, vec![(String::new(), why)], err)?;
            Err(ExitStatus::Errors)
        }
    }
}

/// Computes the run of a bundle again and says whether it comes out equal.
pub(super) fn recompute_bundle(
    bundle: &Path,
    talk: &ProblemOutputOptions,
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<ExitStatus, ExitStatus> {
    let folders = BundleFolders::new(err)?;
    let (files, run) = (folders.files(), folders.run());
    let opened =
        unpack_bundle(bundle, &files).map_err(|why| report_file_failure(bundle, &why, err))?;
    let list = match opened {
        Ok(list) => list,
        Err(wrong) => {
            told(talk, bundle, wrong, err)?;
            return Ok(ExitStatus::Errors);
        }
    };
    told(talk, bundle, list.check_version(), err)?;
    compute(&list.recipe, &files, &run, talk, bundle, err)?;
    let differs = compare_run_with_bundle(&list, &files, &run)
        .map_err(|why| print_output_error(err, &why))?;
    let (_, outputs) = list.file_counts();
    let count = differs.len();
    told(talk, bundle, differs, err)?;
    let (result, status) = match count {
        0 => (
            format!("equal: {} come out the same", count_with_noun(outputs, "file")),
            ExitStatus::Done,
        ),
        _ => (
            format!("different: {count} of {}", count_with_noun(outputs, "file")),
            ExitStatus::Errors,
        ),
    };
    writeln!(
        out,
        "{result}; the run was made by palmares {}",
        escape_to_one_line(list.program_version())
    )
    .map_err(|_| ExitStatus::Output)?;
    Ok(status)
}

/// Prints problems by the files that they are about; one of the whole is about `shown`.
fn told(
    talk: &ProblemOutputOptions,
    shown: &Path,
    wrong: BundleProblems,
    err: &mut Terminal,
) -> Result<(), ExitStatus> {
    let whole = shown.native_path_text();
    let mut troubles = ProblemsByKind::new(usize::MAX);
    for (name, why) in wrong {
        let path = if name.is_empty() { &whole } else { &name };
        troubles.add_problem_outside_returns(path, &RenderedProblem::for_file(why));
    }
    problems::print_problems_by_kind(talk, err, &troubles).map_err(|_| ExitStatus::Output)
}
