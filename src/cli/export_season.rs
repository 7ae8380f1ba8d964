//! `palmares export credits` and `members`: the points of a season, for upload.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::PathBuf;

use super::exit_status::{ExitStatus, print_error, print_usage_error};
use super::files::{FileWriteOptions, OutputFile, append_extension};
use super::input::ReturnsInput;
use super::missing_input::{is_nothing_found, print_no_returns_found};
use super::problems;
use super::terminal::{Terminal, escape_to_one_line};
use model::file_names::NativePathText;
use model::problem::{ProblemDetail, RenderedProblem, Severity};
use model::{AwardKind, State};
use report::uploads::master_point_credits::{
    self, MasterPointColour, MasterPointColoursByPointKind,
};
use report::uploads::members_upload;
use season::problems::{CreditLeftOut, NobodyCredited, UploadColumnsUnknown};
use season::{NoProgress, SeasonOptions};

/// The season whose points are written, and where.
#[derive(clap::Args, Debug)]
struct Season {
    #[command(flatten)]
    input: ReturnsInput,

    /// The name of the files.
    #[arg(long, value_name = "NAME", default_value = "points")]
    name: PathBuf,

    #[command(flatten)]
    writing: FileWriteOptions,
}

/// `palmares export credits`.
#[derive(clap::Args, Debug)]
pub(super) struct ExportCreditsArgs {
    #[command(flatten)]
    season: Season,

    /// The colour in which a kind of points is credited: local=green, green=red. By
    /// default green=green and gold=gold.
    #[arg(long, value_name = "KIND=COLOUR", value_parser = coloured)]
    points: Vec<(AwardKind, MasterPointColour)>,

    /// Put red and green points into one file, NAME.rag.
    #[arg(long)]
    together: bool,
}

/// `palmares export members`.
#[derive(clap::Args, Debug)]
pub(super) struct ExportMembersArgs {
    #[command(flatten)]
    season: Season,

    /// The columns; by default those of \"Upload columns\" in palmares.toml.
    #[arg(long, value_name = "COLUMNS")]
    columns: Option<String>,
}

/// A kind of points and its colour: `local=green`.
fn coloured(text: &str) -> Result<(AwardKind, MasterPointColour), String> {
    let (kind, colour) =
        text.split_once('=').ok_or("write it as KIND=COLOUR, such as local=green")?;
    let found = AwardKind::ALL.into_iter().find(|known| known.id().eq_ignore_ascii_case(kind));
    let kind = found.ok_or_else(|| {
        let kinds = AwardKind::ALL.map(AwardKind::id).join(", ");
        format!("{kind} is not a kind of points; choose from {kinds}")
    })?;
    let found =
        MasterPointColour::ALL.into_iter().find(|known| known.word().eq_ignore_ascii_case(colour));
    let colour = found.ok_or_else(|| {
        let colours = MasterPointColour::ALL.map(MasterPointColour::word).join(", ");
        format!("{colour} is not a colour; choose from {colours}")
    })?;
    Ok((kind, colour))
}

/// Writes the files for the Australian Bridge Federation.
pub(super) fn export_credits(
    args: &ExportCreditsArgs,
    out: &mut Terminal,
    err: &mut Terminal,
) -> ExitStatus {
    let defaults = [
        (AwardKind::Green, MasterPointColour::Green),
        (AwardKind::Red, MasterPointColour::Red),
        (AwardKind::Gold, MasterPointColour::Gold),
    ];
    let chosen: &[(AwardKind, MasterPointColour)] =
        if args.points.is_empty() { &defaults } else { &args.points };
    let colours: MasterPointColoursByPointKind =
        chosen.iter().map(|(kind, colour)| (kind.id(), *colour)).collect();
    let computed = match computed(&args.season, err) {
        Ok(computed) => computed,
        Err(status) => return status,
    };
    let (files, left_out) = match master_point_credits::master_point_files(
        &computed.season.persons,
        &colours,
        args.together,
    ) {
        Ok(files) => files,
        Err(why) => return not_made(&why, err),
    };
    for why in left_out.iter().cloned() {
        print_problem(&args.season, CreditLeftOut { why }, err);
    }
    if files.is_empty() {
        print_problem(&args.season, NobodyCredited, err);
        return ExitStatus::Errors;
    }
    let path = |ending| append_extension(&args.season.writing.out.join(&args.season.name), ending);
    let told = |file: &master_point_credits::MasterPointFile| {
        let totals = file.totals.iter();
        let totals: Vec<String> =
            totals.map(|(colour, sum)| format!("{} {}", sum.to_fixed(2), colour.word())).collect();
        format!("{}: {}, {}", file.ending, players(file.members), totals.join(", "))
    };
    let lines: Vec<String> = files.iter().map(told).collect();
    let made =
        files.into_iter().map(|file| OutputFile { path: path(file.ending), bytes: file.bytes });
    let made: Vec<OutputFile> = made.collect();
    match written(&args.season.writing, &made, &lines, out, err) {
        Ok(()) if left_out.is_empty() && computed.sound => ExitStatus::Done,
        Ok(()) => ExitStatus::Errors,
        Err(status) => status,
    }
}

/// Writes the list of members.
pub(super) fn export_members(
    args: &ExportMembersArgs,
    out: &mut Terminal,
    err: &mut Terminal,
) -> ExitStatus {
    let computed = match computed(&args.season, err) {
        Ok(computed) => computed,
        Err(status) => return status,
    };
    let mut named = args.columns.iter().chain(&computed.columns);
    let columns = match (named.next(), args.columns.is_none() && named.next().is_some()) {
        (None, _) => Err("none are named".to_string()),
        (Some(_), true) => Err("folders name different \"Upload columns\"".to_string()),
        (Some(text), false) => members_upload::parse_member_columns(text),
    };
    let columns = match columns {
        Ok(columns) => columns,
        Err(why) => {
            print_problem(&args.season, UploadColumnsUnknown { why }, err);
            return ExitStatus::Usage;
        }
    };
    let bytes = match members_upload::members_csv_file(&columns, &computed.season) {
        Ok(bytes) => bytes,
        Err(why) => return not_made(&why, err),
    };
    let path = append_extension(&args.season.writing.out.join(&args.season.name), ".csv");
    let line = players(computed.season.persons.len());
    match written(&args.season.writing, &[OutputFile { path, bytes }], &[line], out, err) {
        Ok(()) if computed.sound => ExitStatus::Done,
        Ok(()) => ExitStatus::Errors,
        Err(status) => status,
    }
}

/// A computed season.
struct Computed {
    season: register::Season,
    /// The columns for upload that the settings of the returns name.
    columns: BTreeSet<String>,
    /// Whether nothing is wrong with the returns.
    sound: bool,
}

/// Computes the season and prints its problems.
fn computed(args: &Season, err: &mut Terminal) -> Result<Computed, ExitStatus> {
    let Season { input, writing, .. } = args;
    if let Some(refused) = input.report_unusable_input(err) {
        return Err(refused);
    }
    let given = input.given.settings(&input.returns).map_err(|why| print_usage_error(err, &why))?;
    let (found, loose) = season::find_returns(&input.returns, None, &given);
    if is_nothing_found(&found, &loose) {
        return Err(print_no_returns_found(&input.returns, err));
    }
    let columns: BTreeSet<String> =
        found.iter().filter_map(|found| found.settings.member_upload_columns()).collect();
    let inputs = input.returns.clone();
    let options = SeasonOptions { inputs, settings: given, ..SeasonOptions::default() };
    let done = season::run_season(&options, &found, loose, Vec::new(), &NoProgress);
    let season = match done {
        Ok(done) => done.season,
        Err(why) => {
            print_error(err, &why.to_string());
            return Err(ExitStatus::Output);
        }
    };
    problems::print_season_problems(&writing.talk, err, &season).map_err(|_| ExitStatus::Output)?;
    for (ret, event) in season.events().filter(|(_, event)| event.state == State::Provisional) {
        writing
            .print_provisional_note(&ret.path, &event.identity.id, err)
            .map_err(|_| ExitStatus::Output)?;
    }
    // The status is that of `check`: an event that waits for an answer is told, and no error.
    let sound = season.problem_count(Severity::Error) == 0
        && season.events().all(|(_, event)| event.state != State::Rejected);
    Ok(Computed { season, columns, sound })
}

/// Writes the files, and prints what each holds.
fn written(
    writing: &FileWriteOptions,
    made: &[OutputFile],
    lines: &[String],
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<(), ExitStatus> {
    writing.refuse_overwriting(made.iter(), err)?;
    writing.write_files(made, out, err)?;
    if !writing.talk.quiet {
        let told =
            lines.iter().try_for_each(|line| writeln!(out, "  {}", escape_to_one_line(line)));
        told.map_err(|_| ExitStatus::Output)?;
    }
    Ok(())
}

fn players(count: usize) -> String {
    if count == 1 { "1 player".to_string() } else { format!("{count} players") }
}

/// Prints a problem of the returns.
fn print_problem(args: &Season, trouble: impl Into<ProblemDetail>, err: &mut Terminal) {
    let returns: Vec<String> =
        args.input.returns.iter().map(|path| path.native_path_text()).collect();
    // If standard error is closed, only the status is left.
    let _ = args.writing.talk.print_problem(
        err,
        &returns.join(", "),
        &RenderedProblem::for_file(trouble),
    );
}

fn not_made(why: &io::Error, err: &mut Terminal) -> ExitStatus {
    print_error(err, &why.to_string());
    ExitStatus::Output
}
