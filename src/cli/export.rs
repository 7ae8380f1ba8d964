//! `palmares export`: computed events in other forms.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Subcommand;

use super::common::{Given, Status, usage};
use super::export_season::{self, Credits, Members};
use super::files::{Made, Writing, with_ending};
use super::terminal::Terminal;
use crate::engine::awards::{Beyond, Outcome};
use crate::model::State;
use crate::register::keys::slug;
use crate::register::{EventRecord, People};
use crate::report::uploads::wdd;
use crate::report::{Edition, Site, trf, usebio};
use crate::season::{self, Settings};

/// Write computed events for other programs
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares export usebio monday.xlsx --out upload
  palmares export trf open.xlsx --out upload
  palmares export members returns --out upload
  palmares export page monday.xlsx --out mail")]
pub(super) struct Args {
    #[command(subcommand)]
    form: Form,
}

#[derive(Subcommand, Debug)]
enum Form {
    /// Write events as USEBIO 1.2 files, with places and awards
    ///
    /// Each event becomes one file: of the return's name where it holds one event,
    /// else with the event's id behind it. Awards are in hundredths of a master
    /// point. Rules, penalties and rulings that USEBIO has no element for are kept
    /// as remarks that palmares reads again.
    #[command(after_help = "Examples:
  palmares export usebio monday.xlsx --out upload
  palmares export usebio *.xlsx --out upload --rules wbu-2003 --overwrite")]
    Usebio(Events),
    /// Write events of one player a side as Tournament Report Files (TRF26)
    ///
    /// Each event becomes one file: of the return's name where it holds one event,
    /// else with the event's id behind it.
    #[command(after_help = "Examples:
  palmares export trf open.xlsx --out upload
  palmares export trf *.xlsx --out upload --overwrite")]
    Trf(Events),
    /// Write Diplomacy tournaments as the two tables of the World Diplomacy Database
    ///
    /// Each event becomes NAME-classification.csv, a row a player, and
    /// NAME-boards.csv, a row a player and game. Names are cut into forename and
    /// surname; look through them before you upload the tables.
    #[command(after_help = "Examples:
  palmares export wdd championship.xlsx --out upload
  palmares export wdd *.xlsx --out upload --overwrite")]
    Wdd(Events),
    /// Write the points of a season as files for the Australian Bridge Federation
    ///
    /// Lines of 13 digits in a file for each colour: NAME.grn, NAME.red, NAME.gld;
    /// or red and green in lines of 19 digits in NAME.rag. A player is one line.
    /// Players without a sound number are left out and told.
    #[command(after_help = "Examples:
  palmares export credits returns --out upload --name riverside-11
  palmares export credits returns --out upload --points local=green --together")]
    Credits(Credits),
    /// Write the members of a season and their points under the headings of a union
    ///
    /// The setting \"Upload columns\" names the columns, in palmares.toml or by
    /// --columns: each a heading, = and what it holds, with ; between them. Contents:
    /// number, name, forename, surname, club, events, master points, local, green,
    /// gold, pqp, each of the last four also as \"local hundredths\", and empty.
    #[command(after_help = "Examples:
  palmares export members returns --out upload
  palmares export members returns --out upload --columns \"No = number; Points = local\"")]
    Members(Members),
    /// Write the page of events as single HTML files, to send by e-mail
    ///
    /// Style, script and charts are inside. Names of players and links to other
    /// pages are plain text; problems and e-mail addresses are left out. Each event
    /// is computed by itself, without the other returns of its season.
    #[command(after_help = "Examples:
  palmares export page monday.xlsx --out mail
  palmares export page congress.xlsx --event 2 --out mail --overwrite")]
    Page(Events),
}

impl Form {
    /// The files of an event with their endings; none if the event has another kind.
    fn files(&self, outcome: &Outcome) -> io::Result<Vec<(&'static str, Vec<u8>)>> {
        Ok(match self {
            Form::Usebio(_) => {
                usebio::file(outcome)?.map(|file| (".xml", file)).into_iter().collect()
            }
            Form::Trf(_) => trf::file(outcome).map(|file| (".trf", file)).into_iter().collect(),
            Form::Wdd(_) => {
                let tables = [
                    wdd::classification(outcome)?.map(|file| ("-classification.csv", file)),
                    wdd::boards(outcome)?.map(|file| ("-boards.csv", file)),
                ];
                tables.into_iter().flatten().collect()
            }
            Form::Page(_) => vec![(".html", page(outcome)?)],
            Form::Credits(_) | Form::Members(_) => Vec::new(),
        })
    }

    /// Why an event has no file.
    fn unfit(&self) -> &'static str {
        match self {
            Form::Usebio(_) => "is not bridge; USEBIO has no type for it",
            Form::Trf(_) => {
                "has no games between two players, which a Tournament Report File needs; a match of chess teams has them with a row for each board"
            }
            Form::Wdd(_) => "has no games of Diplomacy",
            Form::Page(_) | Form::Credits(_) | Form::Members(_) => "has no page",
        }
    }
}

/// The page of an event as one file.
fn page(outcome: &Outcome) -> io::Result<Vec<u8>> {
    let site = Site::new(None).map_err(io::Error::other)?.of(Edition::Single);
    let mut people = People::default();
    let event = EventRecord::new(outcome, slug(&outcome.event.id), &mut people);
    site.single_page(&people, &event, outcome).map_err(|why| io::Error::other(why.to_string()))
}

// Which events to write, and where.
#[derive(clap::Args, Debug)]
struct Events {
    /// Returns: workbooks or USEBIO files.
    #[arg(required = true, value_name = "RETURNS")]
    files: Vec<PathBuf>,

    /// The event to write; by default all events.
    #[arg(long, value_name = "ID")]
    event: Option<String>,

    #[command(flatten)]
    given: Given,

    #[command(flatten)]
    writing: Writing,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> Status {
    let form = &args.form;
    let args = match form {
        Form::Credits(args) => return export_season::credits(args, out, err),
        Form::Members(args) => return export_season::members(args, out, err),
        Form::Usebio(args) | Form::Trf(args) | Form::Wdd(args) | Form::Page(args) => args,
    };
    if let Some(path) = args.files.iter().find(|path| !path.is_file()) {
        return usage(err, &format!("{} is not a file", path.display()));
    }
    let settings = match args.given.settings() {
        Ok(settings) => settings,
        Err(why) => return usage(err, &why),
    };
    exported(form, args, &settings, out, err).unwrap_or_else(|status| status)
}

fn exported(
    form: &Form,
    args: &Events,
    settings: &Arc<Settings>,
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<Status, Status> {
    let mut made: Vec<Made> = Vec::new();
    let mut sound = true;
    for file in &args.files {
        let (files, clean) =
            events_of(form, args, file, settings, err).map_err(|_| Status::Output)?;
        made.extend(files);
        sound &= clean;
    }
    Writing::refuse_twins("events", made.iter().map(|made| made.path.as_path()), err)?;
    args.writing.refuse_others(made.iter(), err)?;
    args.writing.write(&made, out, err)?;
    Ok(if sound { Status::Done } else { Status::Errors })
}

/// The files of a return's events, and whether everything was usable.
fn events_of(
    form: &Form,
    args: &Events,
    file: &Path,
    settings: &Arc<Settings>,
    err: &mut Terminal,
) -> io::Result<(Vec<Made>, bool)> {
    let talk = &args.writing.talk;
    let (settings, loose) = season::settings_of(file, settings);
    let computed = season::compute(file, &settings, &Beyond::default());
    let shown = file.display().to_string();
    for (path, told) in &loose {
        talk.problem(err, path, told)?;
    }
    for told in &computed.problems {
        talk.problem(err, &shown, told)?;
    }
    let alone = computed.outcomes.len() == 1;
    let mut files = Vec::new();
    let mut sound = !computed.outcomes.is_empty();
    for outcome in computed.outcomes.iter().filter(|outcome| args.fits(outcome)) {
        sound &= outcome.event.state == State::Final;
        if outcome.event.state == State::Rejected {
            continue;
        }
        let own = form.files(outcome)?;
        if own.is_empty() {
            sound = false;
            writeln!(err, "{shown}: event {} {}", outcome.event.id, form.unfit())?;
        }
        files.extend(own.into_iter().map(|(ending, bytes)| {
            let path = args.target(file, outcome, alone, ending);
            Made { path, bytes }
        }));
    }
    Ok((files, sound))
}

impl Events {
    fn fits(&self, outcome: &Outcome) -> bool {
        self.event.as_ref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(&outcome.event.id))
    }

    fn target(&self, file: &Path, outcome: &Outcome, alone: bool, ending: &str) -> PathBuf {
        let mut name = file.file_stem().unwrap_or_default().to_owned();
        if !alone {
            name.push(format!("-{}", slug(&outcome.event.id)));
        }
        with_ending(&self.writing.out.join(name), ending)
    }
}
