//! `palmares draw --if`: what a change would do to the next round.

use std::io::{self, Write};

use super::Args;
use crate::cli::exit_status::{ExitStatus, print_usage_error};
use crate::cli::problem_output::count_with_noun;
use crate::cli::terminal::{Terminal, escape_to_one_line};
use engine::rehearsal::{Rehearsal, RehearsedLine, RehearsedRound};
use model::file_names::NativePathText;
use model::problem;
use season::problems::ChangesNotUnderstood;

/// Prints what the changes would do. Nothing is written.
pub(super) fn print_rehearsal(
    args: &Args,
    said: &str,
    out: &mut Terminal,
    err: &mut Terminal,
) -> io::Result<ExitStatus> {
    let shown = args.file.native_path_text();
    let settings = match args.given.settings(std::slice::from_ref(&args.file)) {
        Ok(settings) => settings,
        Err(why) => return Ok(print_usage_error(err, &why)),
    };
    let (settings, loose) = season::settings_for_file(&args.file, &settings);
    for (path, told) in &loose {
        args.talk.print_problem(err, path, told)?;
    }
    let (done, problems) =
        season::rehearse_return_changes(&args.file, &settings, said, args.event.as_deref());
    for told in &problems {
        args.talk.print_problem(err, &shown, told)?;
    }
    let rehearsal = match done {
        Ok(rehearsal) => rehearsal,
        Err(why) => {
            let told = problem::RenderedProblem::for_file(ChangesNotUnderstood { why });
            args.talk.print_problem(err, &shown, &told)?;
            return Ok(ExitStatus::Usage);
        }
    };
    let told = RehearsalPrinter { rehearsal: &rehearsal, out };
    told.print(args.keep, args.redraw)
}

struct RehearsalPrinter<'a> {
    rehearsal: &'a Rehearsal,
    out: &'a mut Terminal,
}

impl RehearsalPrinter<'_> {
    fn print(mut self, keep: bool, redraw: bool) -> io::Result<ExitStatus> {
        let rehearsal = self.rehearsal;
        let status = match &rehearsal.before {
            Some(before) if rehearsal.published => {
                let both = keep == redraw;
                if keep || both {
                    self.keep(before)?;
                }
                match redraw || both {
                    true => self.redrawn(before)?,
                    false => ExitStatus::Done,
                }
            }
            before => self.drawn(before.as_ref())?,
        };
        writeln!(self.out, "nothing was written")?;
        Ok(status)
    }

    /// A round that is not published: drawn anew.
    fn drawn(&mut self, before: Option<&RehearsedRound>) -> io::Result<ExitStatus> {
        match (&self.rehearsal.after, before) {
            (Err(why), _) => {
                writeln!(self.out, "then there is no draw: {why}")?;
                Ok(ExitStatus::Errors)
            }
            (Ok(after), Some(before)) => {
                writeln!(self.out, "round {}: {}", after.name, changed(before, after))?;
                self.difference(before, after)?;
                Ok(ExitStatus::Done)
            }
            (Ok(after), None) => {
                writeln!(
                    self.out,
                    "round {} can then be drawn, which is not possible now:",
                    after.name
                )?;
                after.lines.iter().try_for_each(|line| self.line("now", line, true))?;
                Ok(ExitStatus::Done)
            }
        }
    }

    /// A published round as it stands.
    fn keep(&mut self, before: &RehearsedRound) -> io::Result<()> {
        let rehearsal = self.rehearsal;
        let by = match rehearsal.stands_by {
            Some(rule) => format!("by {} {}", rule.clause, rule.says),
            None => {
                "no rule says whether to change a published draw; the director decides".to_string()
            }
        };
        writeln!(self.out, "keep: round {} stays as it is; {by}", before.name)?;
        if rehearsal.broken.is_empty()
            && rehearsal.unpaired.is_empty()
            && rehearsal.illegal.is_empty()
        {
            writeln!(
                self.out,
                "  all its pairings stay; a changed result counts from the next draw"
            )?;
        }
        for line in &rehearsal.illegal {
            let named = self.sides(line);
            writeln!(
                self.out,
                "  {named} must not meet, so this pairing has to be changed: see redraw"
            )?;
        }
        for line in &rehearsal.broken {
            let told = self.broken(line);
            writeln!(self.out, "  {told}")?;
        }
        for entry in &rehearsal.unpaired {
            let name = self.name(*entry);
            let bye = before.lines.iter().find(|line| !line.seat && line.sides.len() == 1);
            let bye = bye.filter(|line| !rehearsal.broken.contains(line));
            let offer = match bye {
                Some(line) => format!(
                    "; a game against {}, who has the bye, would leave all other pairings alone",
                    self.name(line.sides[0])
                ),
                None => String::new(),
            };
            writeln!(
                self.out,
                "  {name} joins the draw from the next round and has no game in this one{offer}"
            )?;
        }
        Ok(())
    }

    /// What becomes of a pairing that somebody leaves.
    fn broken(&self, line: &RehearsedLine) -> String {
        let staying: Vec<usize> = line
            .sides
            .iter()
            .copied()
            .filter(|side| !self.rehearsal.is_out_of_round(*side))
            .collect();
        let gone = line.sides.iter().copied().filter(|side| self.rehearsal.is_out_of_round(*side));
        let gone: Vec<String> = gone.map(|side| self.name(side)).collect();
        let gone = gone.join(" and ");
        if line.seat {
            return format!(
                "board {}: the seat of {gone} is free; a player who is standing down or a house player can take it",
                line.place
            );
        }
        match staying[..] {
            [] if line.sides.len() == 1 => format!("{gone} had the bye, so there is no bye now"),
            [] => format!("table {}: {gone} are both away: no game; type ---", line.place),
            [stays, ..] => {
                let coloured = self.rehearsal.coloured;
                let typed = match (coloured, line.sides.first() == Some(&stays)) {
                    (true, true) => {
                        "wins by forfeit: type +--; colours and meetings do not count it as a game"
                    }
                    (true, false) => {
                        "wins by forfeit: type --+; colours and meetings do not count it as a game"
                    }
                    (false, true) => "has no match: type forfeit away under Note",
                    (false, false) => "has no match: type forfeit home under Note",
                };
                format!("table {}: {gone} is away; {} {typed}", line.place, self.name(stays))
            }
        }
    }

    /// The new draw of a published round with the fewest pairings changed.
    fn redrawn(&mut self, before: &RehearsedRound) -> io::Result<ExitStatus> {
        match &self.rehearsal.after {
            Err(why) => {
                writeln!(self.out, "redraw: then there is no draw: {why}")?;
                Ok(ExitStatus::Errors)
            }
            Ok(after) => {
                let when = match self.rehearsal.illegal.is_empty() {
                    true => "if the players have not seen the round yet",
                    false => "because the round pairs two who must not meet",
                };
                writeln!(self.out, "redraw ({when}): {}", changed(before, after))?;
                self.difference(before, after)?;
                if before.lines_missing_in(after).next().is_some() {
                    writeln!(self.out, "  to draw it so, type these pairings over the old ones")?;
                }
                Ok(ExitStatus::Done)
            }
        }
    }

    /// The pairings that go and those that come, and who has none any more.
    fn difference(&mut self, before: &RehearsedRound, after: &RehearsedRound) -> io::Result<()> {
        before.lines_missing_in(after).try_for_each(|line| self.line("was", line, false))?;
        after.lines_missing_in(before).try_for_each(|line| self.line("now", line, true))?;
        before.entries_in_round().difference(&after.entries_in_round()).try_for_each(|entry| {
            let name = self.name(*entry);
            writeln!(self.out, "  not in the round now: {}", escape_to_one_line(&name))
        })
    }

    fn line(&mut self, when: &str, line: &RehearsedLine, reason: bool) -> io::Result<()> {
        let sides = self.sides(line);
        writeln!(self.out, "  {when} {}\t{}", line.place, escape_to_one_line(&sides))?;
        if reason && !line.why.is_empty() {
            writeln!(self.out, "      {}", escape_to_one_line(&line.why))?;
        }
        Ok(())
    }

    /// `12 Rees - 7 Oakes`.
    fn sides(&self, line: &RehearsedLine) -> String {
        let names: Vec<String> = line.sides.iter().map(|side| self.name(*side)).collect();
        match names.len() {
            1 if !line.seat => format!("{} - bye", names[0]),
            _ => names.join(" - "),
        }
    }

    fn name(&self, entry: usize) -> String {
        let entry = self.rehearsal.event.entries.get(entry);
        entry.map_or_else(String::new, |entry| format!("{} {}", entry.label, entry.display_name()))
    }
}

/// `2 of 10 pairings change`.
fn changed(before: &RehearsedRound, after: &RehearsedRound) -> String {
    let what = if after.lines.iter().any(|line| line.seat) { "seat" } else { "pairing" };
    let count = after.lines_missing_in(before).count();
    let gone = before.lines_missing_in(after).count();
    match (count, gone) {
        (0, 0) => "nothing changes".to_string(),
        (0, 1) => format!("1 {what} goes, and none comes in its place"),
        (0, _) => format!("{gone} {what}s go, and none come in their place"),
        (1, _) => format!("1 of {} changes", count_with_noun(after.lines.len(), what)),
        _ => format!("{count} of {} change", count_with_noun(after.lines.len(), what)),
    }
}
