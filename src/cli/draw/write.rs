//! `palmares draw --write` and `--undo`: the round in the organiser's own workbook.

use std::io::{self, Write};
use std::path::Path;

use super::Args;
use crate::cli::exit_status::{ExitStatus, print_error};
use crate::cli::problem_output::count_with_noun;
use crate::cli::terminal::{Terminal, escape_to_one_line};
use model::file_names::NativePathText;
use model::problem::RenderedProblem;
use report::file_replacement;
use report::publish::Disk;
use season::{ComputedReturn, Settings};

/// Writes the drawn rounds into the return. What was done goes to standard error: standard output
/// holds the draw.
pub(super) fn write_drawn_rounds(
    args: &Args,
    computed: &ComputedReturn,
    settings: &Settings,
    err: &mut Terminal,
) -> io::Result<ExitStatus> {
    let shown = args.file.native_path_text();
    let shown = escape_to_one_line(&shown);
    let wanted = |outcome: &_| args.fits(outcome);
    match season::write_round(&args.file, computed, settings, args.round, &wanted) {
        Ok(Some(written)) => {
            if !args.talk.quiet {
                let places = written.places.iter();
                let places: Vec<String> = places
                    .map(|(sheet, rows)| {
                        format!("{} on the sheet {sheet}", count_with_noun(*rows as usize, "row"))
                    })
                    .collect();
                writeln!(err, "{shown}: written, {}", places.join(" and "))?;
                writeln!(err, "  before: {}", name_of(&written.backup))?;
                writeln!(err, "  to undo: palmares draw \"{shown}\" --undo")?;
            }
            Ok(ExitStatus::Done)
        }
        Ok(None) => {
            if !args.talk.quiet {
                writeln!(
                    err,
                    "{shown}: {} in the workbook already; nothing was written",
                    standing(args, computed)
                )?;
            }
            Ok(ExitStatus::Done)
        }
        Err(why) => {
            args.talk.print_problem(
                err,
                &args.file.native_path_text(),
                &RenderedProblem::for_file(why),
            )?;
            Ok(ExitStatus::Output)
        }
    }
}

/// `round 4 stands`.
fn standing(args: &Args, computed: &ComputedReturn) -> String {
    let drawn = computed.outcomes.iter().filter(|outcome| args.fits(outcome));
    let mut rounds: Vec<String> =
        drawn.filter_map(|outcome| Some(outcome.draw.as_ref()?.round_name())).collect();
    rounds.dedup();
    match &rounds[..] {
        [round] => format!("round {round} is"),
        rounds => format!("rounds {} are", rounds.join(", ")),
    }
}

/// Takes the last written round back.
pub(super) fn undo_last_round(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let shown = args.file.native_path_text();
    let shown = escape_to_one_line(&shown);
    match file_replacement::restore_backup(&Disk::default(), &args.file, args.force) {
        Ok(undone) => {
            let (backup, kept) = (name_of(&undone.backup), name_of(&undone.kept));
            let told = match args.talk.quiet {
                true => Ok(()),
                false => writeln!(
                    out,
                    "{shown}: restored from {backup}; the replaced file is kept as {kept}"
                ),
            };
            told.map_or(ExitStatus::Output, |()| ExitStatus::Done)
        }
        Err(why) => {
            print_error(err, &format!("{shown}: {why}"));
            ExitStatus::Output
        }
    }
}

fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    escape_to_one_line(&name).into_owned()
}
