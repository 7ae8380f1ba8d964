//! `palmares import`: files of other programs become workbooks, which people can complete before
//! `run` reads them. `run` reads most of these files as they are, by the same readers.

use std::io;
use std::path::{Path, PathBuf};

use clap::Subcommand;

use super::exit_status::ExitStatus;
use super::files::{FileWriteOptions, OutputFile, derived_file_path, report_file_failure};
use super::missing_input::print_missing_path;
use super::rule_books::RuleBookIdParser;
use super::terminal::Terminal;
use model::file_names::NativePathText;
use model::problem::Severity;

/// Turn results from other programs into returns
///
/// The commands run and check read USEBIO files, and files from scoring pads and online platforms,
/// just as they are. Use import only if you want to look at the results, complete them or correct them
/// in a workbook first.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares import bws monday.bws --out returns
  palmares import usebio monday.xml --out returns
  palmares import trf open.trf --out returns")]
pub(super) struct Args {
    #[command(subcommand)]
    form: Form,
}

#[derive(Subcommand, Debug)]
enum Form {
    /// Turn USEBIO files into returns
    ///
    /// Each file (.xml, versions 1.0 to 1.3) becomes one workbook with its name. What a USEBIO file
    /// holds besides entries and results is listed as left out. An existing workbook is not
    /// overwritten.
    #[command(after_help = "Examples:
  palmares import usebio monday.xml --out returns --rules wbu-2003
  palmares import usebio *.xml --out returns --overwrite")]
    Usebio(Files),
    /// Turn the files of scoring pads into returns
    ///
    /// Each file (.bws, Access 97 to 2019) becomes one workbook with its name. Boards without a
    /// result become empty rows to fill in. An existing workbook is not overwritten.
    #[command(after_help = "Examples:
  palmares import bws monday.bws --out returns --rules wbu-2003
  palmares import bws *.bws --out returns --overwrite")]
    Bws(Files),
    /// Turn CSV files from online platforms and club web sites into returns
    ///
    /// Each file (.csv) becomes one workbook with its name: the results of an online tournament, or
    /// the upload file of a club's web site. For a club's own sheet, use palmares adopt. An
    /// existing workbook is not overwritten.
    #[command(after_help = "Examples:
  palmares import csv tournament.csv --out returns")]
    Csv(Files),
    /// Turn PBN files with results into returns
    ///
    /// Each file (.pbn) with a ScoreTable becomes one workbook with its name. A file with hands
    /// only is not a session. An existing workbook is not overwritten.
    #[command(after_help = "Examples:
  palmares import pbn monday.pbn --out returns")]
    Pbn(Files),
    /// Turn text files of results, separated by semicolons, into returns
    ///
    /// Each file (.txt with the sections GAME, CONTESTANTS and RESULTS) becomes one workbook with
    /// its name. An existing workbook is not overwritten.
    #[command(after_help = "Examples:
  palmares import text monday.txt --out returns")]
    Text(Files),
    /// Turn Tournament Report Files (TRF) into returns
    ///
    /// Each file (.trf, versions of 2006, 2016 and 2026) becomes one workbook of the same name,
    /// with the format swiss. Anything for which a return has no column goes on a separate sheet.
    /// An existing workbook is not overwritten.
    #[command(after_help = "Examples:
  palmares import trf open.trf --out returns
  palmares import trf *.trf --out returns --overwrite")]
    Trf(Files),
}

// Which files to turn, and how.
#[derive(clap::Args, Debug)]
struct Files {
    /// The files to turn into returns.
    #[arg(required = true, value_name = "FILES")]
    files: Vec<PathBuf>,

    /// The rule book to fill in, since these files do not name one; by default fide-2026 for chess.
    #[arg(long, value_name = "ID", value_parser = RuleBookIdParser)]
    rules: Option<&'static str>,

    #[command(flatten)]
    writing: FileWriteOptions,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let form = &args.form;
    let (Form::Usebio(args)
    | Form::Bws(args)
    | Form::Csv(args)
    | Form::Pbn(args)
    | Form::Text(args)
    | Form::Trf(args)) = form;
    if let Some(path) = args.files.iter().find(|path| !path.exists()) {
        return print_missing_path(path, err);
    }
    imported(form, args, out, err).unwrap_or_else(|status| status)
}

fn imported(
    form: &Form,
    args: &Files,
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<ExitStatus, ExitStatus> {
    let targets: Vec<PathBuf> = args.files.iter().map(|file| target(args, file)).collect();
    FileWriteOptions::refuse_equal_file_names("files", targets.iter().map(PathBuf::as_path), err)?;
    let mut books = Vec::new();
    let mut sound = true;
    for file in &args.files {
        let (book, clean) =
            make(form, args, file, err).map_err(|why| report_file_failure(file, &why, err))?;
        if book.is_some() {
            books.extend(companion_files(args, file));
        }
        books.extend(book);
        sound &= clean;
    }
    args.writing.refuse_overwriting(books.iter(), err)?;
    args.writing.write_files(&books, out, err)?;
    Ok(if sound { ExitStatus::Done } else { ExitStatus::Errors })
}

/// Copies of the files that stand beside a file, if its workbook is for another folder.
fn companion_files(args: &Files, file: &Path) -> Vec<OutputFile> {
    let whole = |folder: &Path| match folder.as_os_str().is_empty() {
        true => Path::new(".").canonicalize(),
        false => folder.canonicalize(),
    };
    let folder = file.parent().unwrap_or(Path::new(""));
    if let (Ok(from), Ok(to)) = (whole(folder), whole(&args.writing.out))
        && from == to
    {
        return Vec::new();
    }
    let files = season::read_companion_files(file).into_iter();
    files.map(|(name, bytes)| OutputFile { path: args.writing.out.join(name), bytes }).collect()
}

/// The workbook of a file: its name with another extension.
fn target(args: &Files, file: &Path) -> PathBuf {
    derived_file_path(&args.writing.out, file.file_stem().unwrap_or_default(), ".xlsx")
}

/// Makes the workbook of a file and prints its problems; `None` if the file is unreadable. Also
/// returns whether everything was usable.
fn make(
    form: &Form,
    args: &Files,
    file: &Path,
    err: &mut Terminal,
) -> io::Result<(Option<OutputFile>, bool)> {
    let rules = args.rules;
    let (workbook_copy, problems) = match form {
        Form::Usebio(_) => season::import_usebio_file(file, rules),
        Form::Bws(_) | Form::Csv(_) | Form::Pbn(_) | Form::Text(_) => {
            season::import_scoring_pads(file, rules)
        }
        Form::Trf(_) => season::import_trf_file(file, rules),
    };
    let shown = file.native_path_text();
    for told in &problems {
        args.writing.talk.print_problem(err, &shown, told)?;
    }
    let sound = problems.iter().all(|told| told.severity != Severity::Error);
    let Some(workbook_copy) = workbook_copy else {
        return Ok((None, false));
    };
    let title = file.file_stem().unwrap_or_default().to_string_lossy();
    let bytes = workbook::write::copy_workbook(&workbook_copy, &title, "palmares")
        .map_err(io::Error::other)?;
    Ok((Some(OutputFile { path: target(args, file), bytes }), sound))
}
