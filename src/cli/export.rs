//! `palmares export`: computed events in other forms. Each subcommand asks the writer of `report`
//! for the files of an event; an event that has none, or lacks what the receiver needs, is told.
//! `export_season` has the two that take whole seasons.

use std::borrow::Cow;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Subcommand;

use super::exit_status::{ExitStatus, print_error, print_usage_error};
use super::export_season::{self, ExportCreditsArgs, ExportMembersArgs};
use super::files::{FileWriteOptions, OutputFile, derived_file_path};
use super::input::CommandLineSettings;
use super::problem_output::count_with_noun;
use super::terminal::{Terminal, escape_to_one_line};
use engine::awards::{ComputedEvent, SeasonContext};
use model::file_names::NativePathText;
use model::problem::{Phrase, Problem, RenderedProblem, Severity, phrase, render_problems};
use model::{Language, State};
use register::page_keys::slug;
use register::{EventRecord, SeasonPlayers};
use report::html::norm_forms_page;
use report::tables::usebio_points_changes;
use report::uploads::preflight::EventFilesByEnding;
use report::uploads::wdd;
use report::usebio::{self, UsebioPointsChange};
use report::xlsx::norm_forms_book;
use report::{Site, SiteAudience, trf};
use season::problems::{EventNotExported, NoRoundExported};
use season::{ComputedReturn, CorrectedUsebioBytes, Settings};

/// Write events as files for other programs
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares export usebio monday.xlsx --out upload
  palmares export csv monday.xlsx --out upload
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
    /// Each event becomes one file with the return's name, followed by the event's id if the return
    /// has several. Awards are in hundredths of a master point. Rules, penalties and rulings that
    /// USEBIO has no place for are kept as remarks that palmares can read.
    ///
    /// A return that is a USEBIO file is written out unchanged, except that palmares's points
    /// replace its own; differences.html and differences.csv list the players whose points differ,
    /// and under which clause.
    #[command(after_help = "Examples:
  palmares export usebio monday.xlsx --out upload
  palmares export usebio platform --out upload --rules wbu-2003 --overwrite")]
    Usebio(Events),
    /// Write pairs and individual events as CSV files for club web sites
    ///
    /// Each event becomes one file with the return's name, followed by the event's id if the return
    /// has several. Lines that begin with #PALMARES keep what the layout has no place for. Each
    /// file is read back: one that would not have the same places and awards is not written.
    #[command(after_help = "Examples:
  palmares export csv monday.xlsx --out upload
  palmares export csv returns --out upload --overwrite")]
    Csv(Events),
    /// Write events with one player a side as Tournament Report Files (TRF26)
    ///
    /// Each event becomes one file with the return's name, followed by the event's id if the return
    /// has several. If an event lacks something that a rating officer needs, or has something that
    /// is not accepted, palmares lists it cell by cell and does not write the file, unless --draft is
    /// given or Rated is no. It is the same with an error in the event, and with a match of teams
    /// that has no row for one of its boards: a draft leaves that game open. An event of more than
    /// 30 days also becomes a file for each month, such as open-2026-05.trf, with that month's
    /// rounds and ratings, for FIDE to rate.
    #[command(after_help = "Examples:
  palmares export trf open.xlsx --out upload
  palmares export trf open.xlsx --out upload --draft
  palmares export trf *.xlsx --out upload --overwrite")]
    Trf(Reports),
    /// Write Diplomacy tournaments as the two tables of the World Diplomacy Database
    ///
    /// Each event becomes NAME-classification.csv, one row per player, and NAME-boards.csv, one row
    /// per player and game. Names are split into forename and surname; check them before you upload
    /// the tables.
    #[command(after_help = "Examples:
  palmares export wdd championship.xlsx --out upload
  palmares export wdd *.xlsx --out upload --overwrite")]
    Wdd(Events),
    /// Write the figures that FIDE's title-norm forms ask for, as workbooks and pages
    ///
    /// Each event becomes NAME-norms.xlsx: a sheet for the tournament report (IT3), and one for the
    /// certificate of each norm achieved (IT1), with all games, the points required and each
    /// condition. While there are rounds to play, the report says what is still needed for a norm.
    /// NAME-norms.html has the same, one sheet to a page; print it from your browser
    /// or save it as a PDF.
    #[command(after_help = "Examples:
  palmares export norms open.xlsx --out upload
  palmares export norms *.xlsx --out upload --overwrite")]
    Norms(Events),
    /// Write the points of a season as files for the Australian Bridge Federation
    ///
    /// Lines of 13 digits in a file for each colour: NAME.grn, NAME.red, NAME.gld; or red and green
    /// in lines of 19 digits in NAME.rag. There is one line per player. Players without a valid
    /// number are left out and reported.
    #[command(after_help = "Examples:
  palmares export credits returns --out upload --name riverside-11
  palmares export credits returns --out upload --points local=green --together")]
    Credits(ExportCreditsArgs),
    /// Write a season's members and their points, under the headings that a union uses
    ///
    /// The setting \"Upload columns\" names the columns, in palmares.toml or with --columns: for
    /// each a heading, = and what it holds, with ; between them. A column can hold: number, name,
    /// forename, surname, club, events, master points, local, green, gold, pqp, each of the last
    /// four also as \"local hundredths\", and empty.
    #[command(after_help = "Examples:
  palmares export members returns --out upload
  palmares export members returns --out upload --columns \"No = number; Points = local\"")]
    Members(ExportMembersArgs),
    /// Write each event's page as a single HTML file, to send by e-mail
    ///
    /// Style, script and charts are inside. Names of players and links to other pages are plain
    /// text; problems and e-mail addresses are left out. Each event is worked out by itself,
    /// without the other returns of its season.
    #[command(after_help = "Examples:
  palmares export page monday.xlsx --out mail
  palmares export page congress.xlsx --event 2 --out mail --overwrite")]
    Page(Events),
}

impl Form {
    /// The files of an event with their endings; none if the event has another kind.
    fn files(
        &self,
        outcome: &ComputedEvent,
        settings: &Settings,
    ) -> io::Result<EventFilesByEnding> {
        let one = |ending: &'static str, file| (Cow::Borrowed(ending), file);
        Ok(match self {
            Form::Usebio(_) => {
                usebio::usebio_file(outcome)?.map(|file| one(".xml", file)).into_iter().collect()
            }
            Form::Trf(_) => {
                let months = trf::rating_period_report_files(outcome).into_iter();
                let months =
                    months.map(|(month, file)| (Cow::Owned(format!("-{month}.trf")), file));
                let whole = trf::tournament_report_file(outcome).map(|file| one(".trf", file));
                whole.into_iter().chain(months).collect()
            }
            Form::Wdd(_) => {
                let tables = [
                    wdd::wdd_classification_csv(outcome)?
                        .map(|file| one("-classification.csv", file)),
                    wdd::wdd_boards_csv(outcome)?.map(|file| one("-boards.csv", file)),
                ];
                tables.into_iter().flatten().collect()
            }
            Form::Norms(_) => {
                let book = norm_forms_book(outcome).map_err(io::Error::other)?;
                let page = norm_forms_page(outcome).map(|page| one("-norms.html", page));
                book.map(|file| one("-norms.xlsx", file)).into_iter().chain(page).collect()
            }
            Form::Page(_) => {
                vec![one(".html", page(outcome, settings.language().unwrap_or_default())?)]
            }
            Form::Csv(_) | Form::Credits(_) | Form::Members(_) => Vec::new(),
        })
    }

    /// The problem of an event without a file.
    fn not_exported(&self, outcome: &ComputedEvent) -> RenderedProblem {
        let event = outcome.event.id.clone();
        let not_begun = outcome.table.as_ref().is_some_and(|table| table.played == 0)
            && !outcome.event.is_unrated();
        if not_begun && matches!(self, Form::Norms(_)) {
            return RenderedProblem::for_file(NoRoundExported { event });
        }
        let unfit = self.unfit(outcome);
        RenderedProblem::for_file(EventNotExported { event, unfit })
    }

    /// Why an event has no file.
    fn unfit(&self, outcome: &ComputedEvent) -> Phrase {
        match self {
            Form::Usebio(_) => phrase!("is not a bridge event, and USEBIO has no type for it"),
            Form::Trf(_) => {
                phrase!(
                    "has no games between two players, which a Tournament Report File needs; for a chess team match, give each board its own row"
                )
            }
            Form::Wdd(_) => phrase!("has no games of Diplomacy"),
            Form::Norms(_) if outcome.table.is_none() || outcome.event.is_of_chess_teams() => {
                phrase!("is not a tournament of single players")
            }
            Form::Norms(_) if outcome.event.is_unrated() => {
                phrase!("is not rated, as Rated says")
            }
            Form::Norms(_) => {
                phrase!("has no players with ratings of FIDE, which title norms need")
            }
            Form::Page(_) | Form::Csv(_) | Form::Credits(_) | Form::Members(_) => {
                phrase!("has no page")
            }
        }
    }
}

/// The page of an event in a language, as one file.
fn page(outcome: &ComputedEvent, language: Language) -> io::Result<Vec<u8>> {
    let site = Site::new(None).map_err(io::Error::other)?.for_audience(SiteAudience::Single);
    let mut people = SeasonPlayers::default();
    let event = EventRecord::new(outcome, slug(&outcome.event.id), &mut people);
    let event = EventRecord { language, ..event };
    site.single_file_event_page(&people, &event, outcome)
        .map_err(|why| io::Error::other(why.to_string()))
}

// Tournament Report Files.
#[derive(clap::Args, Debug)]
struct Reports {
    #[command(flatten)]
    events: Events,

    /// Write files even if they lack what a rating officer needs, or have errors.
    #[arg(long)]
    draft: bool,
}

// Which events to write, and where.
#[derive(clap::Args, Debug)]
struct Events {
    /// Returns, and folders of them.
    #[arg(required = true, value_name = "RETURNS")]
    files: Vec<PathBuf>,

    /// The event to write; by default all events.
    #[arg(long, value_name = "ID")]
    event: Option<String>,

    #[command(flatten)]
    given: CommandLineSettings,

    #[command(flatten)]
    writing: FileWriteOptions,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let form = &args.form;
    let args = match form {
        Form::Credits(args) => return export_season::export_credits(args, out, err),
        Form::Members(args) => return export_season::export_members(args, out, err),
        Form::Usebio(args) | Form::Csv(args) | Form::Wdd(args) => args,
        Form::Norms(args) | Form::Page(args) => args,
        Form::Trf(args) => &args.events,
    };
    if let Some(path) = args.files.iter().find(|path| !path.is_file() && !path.is_dir()) {
        return print_usage_error(
            err,
            &format!("{} is not a file, nor a folder", path.native_path_text()),
        );
    }
    let settings = match args.given.settings(&args.files) {
        Ok(settings) => settings,
        Err(why) => return print_usage_error(err, &why),
    };
    exported(form, args, &settings, out, err).unwrap_or_else(|status| status)
}

/// The files of all returns, and what they tell beside.
struct Exported<'a> {
    form: &'a Form,
    args: &'a Events,
    made: Vec<OutputFile>,
    /// Whether every event has a file and nothing is wrong with it.
    sound: bool,
    /// How many USEBIO files got our points.
    corrected_files: usize,
    /// How many players are in them.
    corrected_players: usize,
    changes: Vec<UsebioPointsChange>,
}

fn exported(
    form: &Form,
    args: &Events,
    settings: &Arc<Settings>,
    out: &mut Terminal,
    err: &mut Terminal,
) -> Result<ExitStatus, ExitStatus> {
    let mut all = Exported::new(form, args);
    for input in &args.files {
        let done = match input.is_dir() {
            true => all.folder(input, settings, err),
            false => all.file(input, settings, err),
        };
        done.map_err(|_| ExitStatus::Output)?;
    }
    if all.corrected_files > 0 {
        let tables = all.differences().map_err(|why| {
            print_error(err, &why.to_string());
            ExitStatus::Output
        })?;
        let path = |name: &str| args.writing.out.join(name);
        all.made
            .extend(tables.into_iter().map(|(name, bytes)| OutputFile { path: path(name), bytes }));
    }
    FileWriteOptions::refuse_equal_file_names(
        "events",
        all.made.iter().map(|made| made.path.as_path()),
        err,
    )?;
    args.writing.refuse_overwriting(all.made.iter(), err)?;
    args.writing.write_files(&all.made, out, err)?;
    if all.corrected_files > 0 && !args.writing.talk.quiet {
        let files = count_with_noun(all.corrected_files, "corrected file");
        let players = count_with_noun(all.corrected_players, "player");
        let changed = all.changes.len();
        writeln!(out, "{files}: the points of {changed} of {players} differ")
            .map_err(|_| ExitStatus::Output)?;
    }
    Ok(if all.sound { ExitStatus::Done } else { ExitStatus::Errors })
}

impl<'a> Exported<'a> {
    fn new(form: &'a Form, args: &'a Events) -> Exported<'a> {
        let (made, changes) = (Vec::new(), Vec::new());
        Exported {
            form,
            args,
            made,
            sound: true,
            corrected_files: 0,
            corrected_players: 0,
            changes,
        }
    }

    /// Adds the returns of a folder; their files stand in the same folders below `--out`.
    fn folder(
        &mut self,
        folder: &Path,
        settings: &Arc<Settings>,
        err: &mut Terminal,
    ) -> io::Result<()> {
        let inputs = [folder.to_path_buf()];
        let (found, loose) = season::find_returns(&inputs, Some(&self.args.writing.out), settings);
        for (path, told) in &loose {
            self.args.writing.talk.print_problem(err, path, told)?;
        }
        if found.is_empty() {
            writeln!(err, "{}: no return found", escape_to_one_line(&folder.native_path_text()))?;
            self.sound = false;
        }
        for found in &found {
            let computed = season::compute_found_return(found, &SeasonContext::default());
            self.add(&found.file, &found.path, &found.settings, computed, err)?;
        }
        Ok(())
    }

    /// Adds a return that was given by itself.
    fn file(
        &mut self,
        file: &Path,
        settings: &Arc<Settings>,
        err: &mut Terminal,
    ) -> io::Result<()> {
        let (settings, loose) = season::settings_for_file(file, settings);
        for (path, told) in &loose {
            self.args.writing.talk.print_problem(err, path, told)?;
        }
        let computed = season::compute_return_file(file, &settings, &SeasonContext::default());
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        self.add(file, &name, &settings, computed, err)
    }

    /// Counts what the events of a return need: the status is that of `check`, where an event that
    /// waits for an answer is told and no error.
    fn judge(&mut self, computed: &ComputedReturn) {
        let args = self.args;
        let failed = |told: &RenderedProblem| told.severity == Severity::Error;
        self.sound &= !computed.outcomes.is_empty() && !computed.problems.iter().any(failed);
        let mut wanted = computed.outcomes.iter().filter(|own| args.fits(own));
        self.sound &= wanted.all(|outcome| outcome.event.state != State::Rejected);
    }

    /// Adds the files of a return. `path`: its path below the folder that was given.
    fn add(
        &mut self,
        file: &Path,
        path: &str,
        settings: &Settings,
        computed: ComputedReturn,
        err: &mut Terminal,
    ) -> io::Result<()> {
        let (form, args) = (self.form, self.args);
        let shown = file.native_path_text();
        for told in &computed.problems {
            args.writing.talk.print_problem(err, &shown, told)?;
        }
        let wanted = |outcome: &&ComputedEvent| args.fits(outcome);
        self.judge(&computed);
        if matches!(form, Form::Usebio(_))
            && computed.outcomes.iter().any(|outcome| args.fits(outcome))
            && let Some(corrected) = season::correct_usebio(file, path, &computed.outcomes)
        {
            for outcome in computed.outcomes.iter().filter(wanted) {
                args.tell_provisional(&shown, outcome, err)?;
            }
            return self.corrected(&shown, path, corrected, err);
        }
        let alone = computed.outcomes.len() == 1;
        for outcome in computed.outcomes.iter().filter(wanted) {
            if outcome.event.state == State::Rejected {
                continue;
            }
            let own = match form {
                Form::Csv(_) => match season::club_site_csv(outcome, settings)? {
                    Ok(bytes) => vec![(Cow::Borrowed(".csv"), bytes)],
                    Err(told) => {
                        args.writing.talk.print_problem(err, &shown, &told)?;
                        self.sound = false;
                        continue;
                    }
                },
                _ => form.files(outcome, settings)?,
            };
            if own.is_empty() {
                self.sound = false;
                let told = form.not_exported(outcome);
                args.writing.talk.print_problem(err, &shown, &told)?;
                continue;
            }
            if let Form::Trf(reports) = form
                && !self.is_complete(reports, &shown, &computed, outcome, err)?
            {
                continue;
            }
            args.tell_provisional(&shown, outcome, err)?;
            self.made.extend(own.into_iter().map(|(ending, bytes)| {
                let behind = if alone { "" } else { &*slug(&outcome.event.id) };
                OutputFile { path: args.target(path, behind, &ending), bytes }
            }));
        }
        Ok(())
    }

    /// Whether the report of an event is to be written: it has what a rating officer needs and no
    /// errors, or a draft is wanted. What is missing is told, and where the errors are.
    fn is_complete(
        &mut self,
        reports: &Reports,
        shown: &str,
        computed: &ComputedReturn,
        outcome: &ComputedEvent,
        err: &mut Terminal,
    ) -> io::Result<bool> {
        let (missing, warnings): (Vec<Problem>, Vec<Problem>) =
            trf::missing_trf_field_problems(outcome)
                .into_iter()
                .partition(|told| told.trouble.severity() == Severity::Error);
        let matches = trf::unfinished_match_problems(outcome);
        let errors = errors_in(outcome, computed);
        let talk = &reports.events.writing.talk;
        // A draft has blanks for what is missing; what it loses besides is told.
        let mut told = warnings;
        if reports.draft {
            told.extend(missing.iter().cloned());
            told.retain(trf::is_lost_in_draft);
        }
        for told in render_problems(&told, computed.workbook_copy.as_ref()) {
            talk.print_problem(err, shown, &told)?;
        }
        if missing.is_empty() && matches.is_empty() && errors.is_empty() {
            return Ok(true);
        }
        let parts = [
            ("fields for ratings missing or not accepted", missing.len().to_string()),
            ("matches without the row of a board", matches.len().to_string()),
            ("errors", if errors.is_empty() { "0".to_string() } else { errors.join(", ") }),
        ];
        let parts = parts.into_iter().filter(|(_, found)| found != "0");
        let why = parts.map(|(what, found)| format!("{what}: {found}")).collect::<Vec<_>>();
        let what = if reports.draft { "is a draft" } else { "is not written" };
        if !reports.draft {
            self.sound = false;
            let missing: Vec<Problem> = missing.into_iter().chain(matches).collect();
            for told in render_problems(&missing, computed.workbook_copy.as_ref()) {
                talk.print_problem(err, shown, &told)?;
            }
        }
        if !talk.quiet {
            let (event, shown) = (escape_to_one_line(&outcome.event.id), escape_to_one_line(shown));
            writeln!(err, "{shown}: event {event} {what}: {}", why.join("; "))?;
        }
        Ok(reports.draft)
    }

    /// Adds a USEBIO file with our points.
    fn corrected(
        &mut self,
        shown: &str,
        path: &str,
        corrected: Result<CorrectedUsebioBytes, String>,
        err: &mut Terminal,
    ) -> io::Result<()> {
        match corrected {
            Ok(corrected) => {
                let path = self.args.target(path, "", ".xml");
                self.made.push(OutputFile { path, bytes: corrected.bytes });
                self.corrected_files += 1;
                self.corrected_players += corrected.players;
                self.changes.extend(corrected.changes);
                Ok(())
            }
            Err(why) => {
                self.sound = false;
                writeln!(err, "{}: {}", escape_to_one_line(shown), escape_to_one_line(&why))
            }
        }
    }

    /// The page and the table of the players whose points differ.
    fn differences(&self) -> io::Result<[(&'static str, Vec<u8>); 2]> {
        let site = Site::new(None).map_err(io::Error::other)?.for_audience(SiteAudience::Single);
        let (files, players) = (self.corrected_files, self.corrected_players);
        let page = site.usebio_points_changes_page(files, players, &self.changes);
        let page = page.map_err(|why| io::Error::other(why.to_string()))?;
        let table = usebio_points_changes::usebio_points_changes_table(&self.changes);
        let mut rows = Vec::new();
        table.csv_output_table().write_csv(&mut rows)?;
        Ok([("differences.html", page), (table.csv_path(), rows)])
    }
}

/// The sheets that a report holds nothing of.
const NOT_REPORTED: [&str; 2] = ["Groups", "Prizes"];

/// Where an event has errors, or the file that it is in.
fn errors_in(outcome: &ComputedEvent, computed: &ComputedReturn) -> Vec<String> {
    let errors = computed.errors_of_event(&outcome.event.id);
    errors
        .filter(|told| !NOT_REPORTED.contains(&told.sheet.as_str()))
        .map(|told| format!("{} {} ({})", told.sheet, told.cell, told.code).trim().to_string())
        .collect()
}

impl Events {
    fn fits(&self, outcome: &ComputedEvent) -> bool {
        self.event.as_ref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(&outcome.event.id))
    }

    /// Says that an event whose file is written is provisional.
    fn tell_provisional(
        &self,
        shown: &str,
        outcome: &ComputedEvent,
        err: &mut Terminal,
    ) -> io::Result<()> {
        match outcome.event.state {
            State::Provisional => {
                self.writing.print_provisional_note(shown, &outcome.event.id, err)
            }
            _ => Ok(()),
        }
    }

    /// The file of a return, below the folder that its path names; `behind` its name stands the event.
    fn target(&self, path: &str, behind: &str, ending: &str) -> PathBuf {
        let path = Path::new(path);
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        if !behind.is_empty() {
            name.push(format!("-{behind}"));
        }
        let folder = path.parent().unwrap_or(Path::new(""));
        derived_file_path(&self.writing.out.join(folder), &name, ending)
    }
}
