//! `palmares export`: computed events in other forms.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Subcommand;

use super::common::{Given, Status, usage};
use super::files::{Made, Writing, with_ending};
use super::terminal::Terminal;
use crate::engine::awards::{Beyond, Outcome};
use crate::model::State;
use crate::register::keys::slug;
use crate::register::{EventRecord, People};
use crate::report::{Edition, Site, trf, usebio};
use crate::season::{self, Settings};

/// Write computed events for other programs
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares export usebio monday.xlsx --out upload
  palmares export trf open.xlsx --out upload
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
    /// The file of an event; `None` if the event has another kind.
    fn file(&self, outcome: &Outcome) -> io::Result<Option<Vec<u8>>> {
        match self {
            Form::Usebio(_) => usebio::file(outcome),
            Form::Trf(_) => Ok(trf::file(outcome)),
            Form::Page(_) => page(outcome).map(Some),
        }
    }

    /// Why an event has no file.
    fn unfit(&self) -> &'static str {
        match self {
            Form::Usebio(_) => "is not bridge; USEBIO has no type for it",
            Form::Page(_) => "has no page",
            Form::Trf(_) => {
                "is not an event of games between two players, which a Tournament Report File needs"
            }
        }
    }

    fn ending(&self) -> &'static str {
        match self {
            Form::Usebio(_) => ".xml",
            Form::Trf(_) => ".trf",
            Form::Page(_) => ".html",
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
    let (Form::Usebio(args) | Form::Trf(args) | Form::Page(args)) = form;
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
        match form.file(outcome)? {
            Some(bytes) => {
                let path = args.target(file, outcome, alone, form.ending());
                files.push(Made { path, bytes });
            }
            None => {
                sound = false;
                writeln!(err, "{shown}: event {} {}", outcome.event.id, form.unfit())?;
            }
        }
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
