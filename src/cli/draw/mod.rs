//! `palmares draw`: the next round of a tournament, in the format of pairing programs.

mod rehearse;
mod write;

use std::io::{self, Write};
use std::path::PathBuf;

use super::exit_status::{ExitStatus, print_error, print_usage_error};
use super::input::CommandLineSettings;
use super::problem_output::{ProblemOutputOptions, count_with_noun};
use super::terminal::{Terminal, escape_to_one_line};
use engine::awards::ComputedEvent;
use engine::draw::{Draw, DrawOutcome, dutch, team_swiss};
use model::crosstable::Crosstable;
use model::file_names::NativePathText;
use model::problem::{InternalFault, catch_panic};
use swiss::trf::{LocatedTrfFault, TrfFault};

/// Draw the next round and print it, board by board
///
/// Draws the next round for a Tournament Report File (.trf), or for the events of a return. The
/// first line printed is the number of pairings, and then there is a line for each board: the
/// numbers of White and Black for a .trf file, the entry and name of both for a return, with tabs
/// between them. Diplomacy has a line for each seat with board, power and player. A bye comes last,
/// with 0.
///
/// --write also adds the round to the workbook itself: on the Draw, Games or Matches sheet,
/// wherever its rounds are, after saving a backup beside it. Nothing else in the workbook changes.
/// Close it in Excel or LibreOffice first.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares draw open.trf
  palmares draw open.trf --round 4
  palmares draw open.xlsx --event A
  palmares draw open.xlsx --write
  palmares draw open.xlsx --undo
  palmares draw open.xlsx --if \"12 withdraws; new entry Nia Colter 1850\"

Exit status: 0 drawn; 1 there is no draw, for the reason printed; 2 the command line is wrong;
3 the workbook could not be written and is unchanged.")]
pub(super) struct Args {
    /// A Tournament Report File or a return.
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Which round to draw, going by the rounds before it; by default the next one.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=999))]
    round: Option<u16>,

    /// The event of a return; by default all events with a draw.
    #[arg(long, value_name = "ID")]
    event: Option<String>,

    /// Show what changes would do to the round, and write nothing: "12 withdraws; board 3 = 0-1".
    #[arg(long = "if", value_name = "CHANGES", conflicts_with_all = ["write", "undo", "round"])]
    changes: Option<String>,

    /// With --if, for a round already in the workbook: show only how the round can stay, with a
    /// pairing changed only where the rules require it.
    #[arg(long, requires = "changes")]
    keep: bool,

    /// With --if, for a round already in the workbook that the players have not seen: show only a
    /// new draw, with as few pairings changed as possible.
    #[arg(long, requires = "changes", conflicts_with = "keep")]
    redraw: bool,

    /// Write the round into the workbook; the old file is kept beside it.
    #[arg(long)]
    write: bool,

    /// Restore the workbook as it was before the last --write; the present one is kept beside it.
    #[arg(long, conflicts_with_all = ["write", "round", "event"])]
    undo: bool,

    /// With --undo: do it even if the workbook has been changed since.
    #[arg(long, requires = "undo")]
    force: bool,

    #[command(flatten)]
    given: CommandLineSettings,

    #[command(flatten)]
    talk: ProblemOutputOptions,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    if !args.file.is_file() {
        return print_usage_error(err, &format!("{} is not a file", args.file.native_path_text()));
    }
    if args.undo {
        return write::undo_last_round(args, out, err);
    }
    let is_report = season::is_tournament_report(&args.file);
    if args.write && is_report {
        let file = args.file.native_path_text();
        return print_usage_error(
            err,
            &format!(
                "{file}: rounds can only be written into a workbook; palmares import trf makes one from it"
            ),
        );
    }
    if args.changes.is_some() && is_report {
        let file = args.file.native_path_text();
        return print_usage_error(
            err,
            &format!("{file}: --if needs a return; palmares import trf makes one from it"),
        );
    }
    let done = if let Some(said) = &args.changes {
        rehearse::print_rehearsal(args, said, out, err)
    } else if is_report {
        of_report(args, out, err)
    } else {
        of_return(args, out, err)
    };
    done.unwrap_or(ExitStatus::Output)
}

/// A tournament with the names of its players.
struct NamedTable<'a> {
    table: &'a Crosstable,
    /// A player's number in the file.
    id: &'a dyn Fn(usize) -> u32,
}

impl NamedTable<'_> {
    fn name(&self, at: usize) -> String {
        let name = self.table.contestants.get(at).map_or("", |contestant| &contestant.name);
        format!("{} {name}", (self.id)(at)).trim_end().to_string()
    }

    /// The table from which a round is drawn, or why there is none.
    fn before(&self, round: Option<u16>) -> Result<Crosstable, String> {
        let played = self.table.played;
        let round = round.map_or(played + 1, usize::from);
        if round > played + 1 {
            return Err(format!(
                "round {round} cannot be drawn: {}",
                match played {
                    0 => "no round has been played yet".to_string(),
                    _ => format!("the last round played is {played}"),
                }
            ));
        }
        if round <= played {
            return Ok(self.table.before_round(round - 1));
        }
        match self.table.rounds {
            Some(planned) if played >= planned => Err(format!(
                "it has {}, so nothing is left to draw",
                count_with_noun(planned, "round")
            )),
            _ => Ok(self.table.clone()),
        }
    }

    fn print(&self, draw: &Draw, out: &mut Terminal) -> io::Result<()> {
        writeln!(out, "{}", draw.pairings.len())?;
        for pairing in &draw.pairings {
            let second = pairing.second.map_or(0, |second| (self.id)(second));
            writeln!(out, "{} {second}", (self.id)(pairing.first))?;
        }
        Ok(())
    }
}

fn of_report(args: &Args, out: &mut Terminal, err: &mut Terminal) -> io::Result<ExitStatus> {
    let shown = args.file.native_path_text();
    let reported = season::read_tournament_report_file(&args.file);
    for told in &reported.problems {
        args.talk.print_problem(err, &shown, told)?;
    }
    let Some(report) = reported.error_free_report() else {
        return no_draw(&shown, "correct the errors first", err);
    };
    if let Some(LocatedTrfFault { fault: TrfFault::OtherSystem { why }, .. }) =
        report.why_not_drawn()
    {
        return no_draw(&shown, &why, err);
    }
    if let (Some(teams), Some(preferences), Some(table)) =
        (&report.teams, report.team_colour_preferences(), report.team_crosstable())
    {
        let number = |at: usize| teams.teams.get(at).map_or(0, |team| team.number);
        let named = NamedTable { table: &table, id: &number };
        let draw = |before: &Crosstable| team_swiss::draw_team_swiss_round(before, preferences);
        return drawn_from(args, &named, draw, out, err);
    }
    // A round that the file contains is drawn as part of its tournament.
    let held = args.round.filter(|round| usize::from(*round) <= report.table.played);
    let table = match report.crosstable_for_draw(held.map(|_| report.table.played)) {
        Ok(table) => table,
        Err(why) => return no_draw(&shown, &why.to_string(), err),
    };
    let named = NamedTable { table: &table, id: &|at| report.contestant_number(at) };
    drawn_from(args, &named, dutch::draw_dutch_round, out, err)
}

/// Draws the wanted round of a file.
fn drawn_from(
    args: &Args,
    named: &NamedTable<'_>,
    draw: impl Fn(&Crosstable) -> DrawOutcome,
    out: &mut Terminal,
    err: &mut Terminal,
) -> io::Result<ExitStatus> {
    let shown = args.file.native_path_text();
    let before = match named.before(args.round) {
        Ok(before) => before,
        Err(why) => return no_draw(&shown, &why, err),
    };
    if !args.talk.quiet {
        assumptions(&before, &shown, err)?;
    }
    printed(named, || draw(&before), &shown, out, err)
}

/// Draws, and prints the draw or why there is none.
fn printed(
    named: &NamedTable<'_>,
    draw: impl FnOnce() -> DrawOutcome,
    shown: &str,
    out: &mut Terminal,
    err: &mut Terminal,
) -> io::Result<ExitStatus> {
    match catch_panic(draw) {
        Ok(Ok(draw)) => {
            named.print(&draw, out)?;
            Ok(ExitStatus::Done)
        }
        Ok(Err(none)) => no_draw(shown, &none.in_words(|at| named.name(at)), err),
        Err(InternalFault { why }) => {
            no_draw(shown, &format!("palmares failed because of a bug ({why})"), err)
        }
    }
}

fn no_draw(shown: &str, why: &str, err: &mut Terminal) -> io::Result<ExitStatus> {
    print_error(err, &format!("{shown}: {why}"));
    Ok(ExitStatus::Errors)
}

/// Prints what the file leaves open and the assumption made.
fn assumptions(table: &Crosstable, shown: &str, err: &mut Terminal) -> io::Result<()> {
    if table.rounds.is_none() {
        let round = table.played + 1;
        writeln!(
            err,
            "note: {shown}: the number of rounds is missing (142, XXR), so palmares cannot tell whether round {round} is the last"
        )?;
    }
    if table.initial_colour.is_none() {
        writeln!(
            err,
            "note: {shown}: the first colour is missing (152, XXC), so odd numbers start with White"
        )?;
    }
    Ok(())
}

fn of_return(args: &Args, out: &mut Terminal, err: &mut Terminal) -> io::Result<ExitStatus> {
    let shown = args.file.native_path_text();
    let settings = match args.given.settings(std::slice::from_ref(&args.file)) {
        Ok(settings) => settings,
        Err(why) => return Ok(print_usage_error(err, &why)),
    };
    let (settings, loose) = season::settings_for_file(&args.file, &settings);
    let computed = season::compute_return_drawing_round(&args.file, &settings, args.round);
    for (path, told) in &loose {
        args.talk.print_problem(err, path, told)?;
    }
    for told in &computed.problems {
        args.talk.print_problem(err, &shown, told)?;
    }
    let mut events: Vec<&ComputedEvent> = computed.outcomes.iter().collect();
    events.retain(|outcome| args.fits(outcome) && has_rounds(outcome));
    if events.is_empty() {
        let why = "no event here is drawn round by round";
        return no_draw(&shown, why, err);
    }
    let wanted = args.round.map(usize::from);
    let is_drawn = |outcome: &ComputedEvent| {
        outcome.draw.as_ref().is_some_and(|draw| {
            draw.name.is_some() || wanted.is_none_or(|wanted| wanted == draw.round)
        })
    };
    let (drawn, without): (Vec<&ComputedEvent>, Vec<&ComputedEvent>) =
        events.iter().partition(|outcome| is_drawn(outcome));
    if drawn.is_empty() {
        return no_draw(&shown, "there is no round to draw", err);
    }
    // Who only wants the round in the workbook is told nothing else.
    let shows = !(args.write && args.talk.quiet);
    for (outcome, draw) in drawn.iter().filter_map(|own| Some((own, own.draw.as_ref()?))) {
        if shows && events.len() > 1 {
            writeln!(out, "# {}", outcome.event.id)?;
        }
        if shows {
            print(outcome, draw, out)?;
        }
    }
    if !args.talk.quiet {
        for outcome in &without {
            let id = escape_to_one_line(&outcome.event.id);
            writeln!(err, "note: {}: event {id} has no round to draw", escape_to_one_line(&shown))?;
        }
    }
    let done = match args.write {
        true => write::write_drawn_rounds(args, &computed, &settings, err)?,
        false => ExitStatus::Done,
    };
    let has_error =
        |outcome: &&ComputedEvent| computed.errors_of_event(&outcome.event.id).next().is_some();
    let is_short = without.iter().any(has_error);
    Ok(if done == ExitStatus::Done && is_short { ExitStatus::Errors } else { done })
}

/// Whether an event is drawn round by round.
fn has_rounds(outcome: &ComputedEvent) -> bool {
    let scores = &outcome.scores;
    let is_drawn = scores.bracket().is_some() || scores.diplomacy_games().is_some();
    outcome.table.is_some() || outcome.draw.is_some() || scores.match_rounds().is_some() || is_drawn
}

/// Prints a draw of a return: contestants by label and name as on `Entries`, seats of many players
/// with board and power.
fn print(outcome: &ComputedEvent, draw: &Draw, out: &mut Terminal) -> io::Result<()> {
    let named = |at: usize| {
        let entry = outcome.event.entries.get(outcome.entry_at_draw_position(at));
        // A name must not break the line or add a tab.
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        entry.map_or_else(String::new, |entry| {
            format!("{}\t{}", words(&entry.label), words(&entry.display_name()))
        })
    };
    writeln!(out, "{}", draw.pairings.len() + draw.boards.len())?;
    for pairing in &draw.pairings {
        let second = pairing.second.map_or_else(|| "0".to_string(), named);
        writeln!(out, "{}\t{second}", named(pairing.first))?;
    }
    for board in &draw.boards {
        for seat in &board.seats {
            writeln!(out, "{}\t{}\t{}", board.label, seat.power.name(), named(seat.who))?;
        }
    }
    Ok(())
}

impl Args {
    fn fits(&self, outcome: &ComputedEvent) -> bool {
        self.event.as_ref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(&outcome.event.id))
    }
}
