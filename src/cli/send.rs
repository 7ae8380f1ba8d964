//! `palmares send`: the files that a body takes, what it would refuse, and a ledger of what was
//! written and what came back. Nothing is sent over a network.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use clap::builder::{PossibleValue, PossibleValuesParser};
use jiff::Timestamp;

use super::exit_status::{ExitStatus, print_error, print_usage_error};
use super::files::{FileWriteOptions, OutputFile, derived_file_path};
use super::input::CommandLineSettings;
use super::missing_input::{is_nothing_found, print_missing_path, print_no_returns_found};
use super::problem_output::count_with_noun;
use super::problems;
use super::terminal::{Terminal, escape_to_one_line};
use engine::awards::ComputedEvent;
use model::State;
use model::file_names::NativePathText;
use model::problem::{ProblemDetail, RenderedProblem, Severity, render_problems};
use register::page_keys::slug;
use register::{ProblemsByKind, Season};
use report::uploads::problems::{
    AddsTwice, AnswerUnknown, FileChanged, NothingToSend, StillRefused,
};
use report::uploads::receiving_bodies::{ReceivingBody, UploadFormat};
use report::uploads::upload_ledger::{
    UPLOAD_LEDGER_FILE, UploadLedger, UploadStep, UploadedFileState, content_hash,
};
use report::uploads::{ecf, master_point_credits, members_upload, preflight};
use season::problems::{CreditLeftOut, UploadColumnsUnknown};
use season::{ComputedReturn, FoundReturn, SeasonOptions};

/// Write the files that a union or federation accepts, and keep a record of its answers
///
/// Each event becomes one file with the return's name, followed by the event's id if the return has
/// several. The ABF and New Zealand take one file with the points of all returns; --name sets its
/// name. If the body would refuse something, palmares says which cell is wrong and does not write
/// that file. You send the files yourself.
///
/// uploads.csv beside the files is the ledger: what was written when, and what came back.
/// Only what is new or changed is written again.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  palmares send --to ebu season --out upload
  palmares send --to ebu --out upload --accepted monday.xml tuesday.xml
  palmares send --to ebu --out upload --refused wednesday.xml")]
pub(super) struct Args {
    /// The body that the results are for.
    #[arg(long, value_name = "BODY", value_parser = bodies(), ignore_case = true)]
    to: String,

    /// Returns, and folders of them.
    #[arg(value_name = "RETURNS", required_unless_present_any = ["accepted", "refused"])]
    returns: Vec<PathBuf>,

    /// Files that the body has accepted, by their names in the ledger.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    accepted: Vec<PathBuf>,

    /// Files that the body has refused.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    refused: Vec<PathBuf>,

    /// The name of the file with the points of all returns.
    #[arg(long, value_name = "NAME", default_value = "points")]
    name: PathBuf,

    #[command(flatten)]
    given: CommandLineSettings,

    #[command(flatten)]
    writing: FileWriteOptions,
}

fn bodies() -> PossibleValuesParser {
    let value = |body: &'static ReceivingBody| PossibleValue::new(&*body.id).help(&*body.name);
    PossibleValuesParser::new(ReceivingBody::all().iter().map(value))
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    let Some(body) = ReceivingBody::find_by_id(&args.to) else {
        return print_usage_error(err, "no such body");
    };
    let sending = Sending { args, body, path: args.writing.out.join(UPLOAD_LEDGER_FILE) };
    sending.run(out, err).unwrap_or_else(|status| status)
}

/// A run of the command.
struct Sending<'a> {
    args: &'a Args,
    body: &'static ReceivingBody,
    /// The file of the ledger.
    path: PathBuf,
}

/// A file of the body, by its name in the ledger.
struct UploadFile {
    name: String,
    bytes: Vec<u8>,
}

/// What the body would refuse of a return, and the files of its other events.
#[derive(Default)]
struct EventFiles {
    told: Vec<RenderedProblem>,
    files: Vec<UploadFile>,
    /// Whether the body takes any of its events.
    concerned: bool,
}

/// The files of a season, and whether nothing is wrong with it.
#[derive(Default)]
struct SeasonFiles {
    files: Vec<UploadFile>,
    sound: bool,
}

/// What becomes of the files.
#[derive(Default)]
struct Plan {
    write: Vec<OutputFile>,
    /// Files whose content does not change.
    same: usize,
    /// Files that are to be sent again, though the body accepted them before.
    after_accepted: Vec<String>,
    told: Vec<ProblemDetail>,
}

impl Sending<'_> {
    fn run(&self, out: &mut Terminal, err: &mut Terminal) -> Result<ExitStatus, ExitStatus> {
        let mut ledger = self.ledger(err)?;
        let now = Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
        let before = self.bytes_of(&ledger, err)?;
        let answers = [
            (&self.args.accepted, UploadStep::Accepted),
            (&self.args.refused, UploadStep::Refused),
        ];
        for (files, step) in answers {
            for file in files {
                self.answer(&mut ledger, &now, file, step, err)?;
            }
        }
        let mut made = SeasonFiles { sound: true, ..SeasonFiles::default() };
        if !self.args.returns.is_empty() {
            made = self.season_files(err)?;
        }
        let paths: Vec<PathBuf> = made.files.iter().map(|file| self.at(&file.name)).collect();
        FileWriteOptions::refuse_equal_file_names(
            "events",
            paths.iter().map(PathBuf::as_path),
            err,
        )?;
        let mut plan = Plan::default();
        for file in made.files {
            self.plan(&mut plan, &mut ledger, &now, file);
        }
        let shown = self.args.writing.out.native_path_text();
        let failed = plan.told.iter().any(|told| told.severity() == Severity::Error);
        self.tell(&shown, std::mem::take(&mut plan.told), err)?;
        if failed {
            return Err(ExitStatus::Errors);
        }
        let written = plan.write.len();
        let bytes = self.bytes_of(&ledger, err)?;
        if bytes != before {
            plan.write.push(OutputFile { path: self.path.clone(), bytes });
        }
        self.args.writing.write_files(&plan.write, out, err)?;
        if !self.args.returns.is_empty() && !self.args.writing.talk.quiet {
            self.summary(written, &plan, out).map_err(|_| ExitStatus::Output)?;
        }
        Ok(if made.sound { ExitStatus::Done } else { ExitStatus::Errors })
    }

    /// The ledger of the folder; an empty one if there is none.
    fn ledger(&self, err: &mut Terminal) -> Result<UploadLedger, ExitStatus> {
        match std::fs::read(&self.path) {
            Ok(bytes) => {
                UploadLedger::read(&bytes).map_err(|why| self.stopped(&self.path, why, err))
            }
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(UploadLedger::default()),
            Err(why) => Err(self.failed(&why, err)),
        }
    }

    fn bytes_of(&self, ledger: &UploadLedger, err: &mut Terminal) -> Result<Vec<u8>, ExitStatus> {
        ledger.to_bytes().map_err(|why| self.failed(&why, err))
    }

    /// Notes what the body said of a file.
    fn answer(
        &self,
        ledger: &mut UploadLedger,
        now: &str,
        file: &Path,
        step: UploadStep,
        err: &mut Terminal,
    ) -> Result<(), ExitStatus> {
        let below = file.strip_prefix(&self.args.writing.out).unwrap_or(file);
        let name = below.to_string_lossy().replace('\\', "/");
        match ledger.file_state(&self.body.id, &name) {
            Some(known) => ledger.add_row(now, &self.body.id, &name, step, &known.content),
            None => return Err(self.stopped(&self.path, AnswerUnknown { file: name }.into(), err)),
        }
        Ok(())
    }

    /// Computes the season, says what the body would refuse, and makes the files of the rest.
    fn season_files(&self, err: &mut Terminal) -> Result<SeasonFiles, ExitStatus> {
        let Args { returns, given, writing, .. } = self.args;
        if let Some(path) = returns.iter().find(|path| !path.exists()) {
            return Err(print_missing_path(path, err));
        }
        let given = given.settings(returns).map_err(|why| print_usage_error(err, &why))?;
        let (found, loose) = season::find_returns(returns, Some(&writing.out), &given);
        if is_nothing_found(&found, &loose) {
            return Err(print_no_returns_found(returns, err));
        }
        let options =
            SeasonOptions { inputs: returns.clone(), settings: given, ..SeasonOptions::default() };
        let looked = Mutex::new(BTreeMap::new());
        let see = |found: &FoundReturn, computed: &ComputedReturn| {
            let own = self.look(found, computed);
            let mut looked = looked.lock().unwrap_or_else(PoisonError::into_inner);
            looked.insert(found.path.clone(), own);
        };
        let season = season::compute_season_showing_returns(&options, &found, loose, &see)
            .map_err(|why| self.failed(&io::Error::other(why.to_string()), err))?;
        problems::print_season_problems(&writing.talk, err, &season)
            .map_err(|_| ExitStatus::Output)?;
        let shown: Vec<String> = returns.iter().map(|path| path.native_path_text()).collect();
        let mut preflight = Preflight {
            path: shown.join(", "),
            troubles: ProblemsByKind::new(usize::MAX),
            files: Vec::new(),
            concerned: false,
        };
        let mut looked = looked.into_inner().unwrap_or_else(PoisonError::into_inner);
        for found in &found {
            let own = looked.remove(&found.path).unwrap_or_else(|| Ok(EventFiles::default()));
            let own = own.map_err(|why| self.failed(&why, err))?;
            own.told
                .iter()
                .for_each(|told| preflight.troubles.add_problem_outside_returns(&found.path, told));
            preflight.files.extend(own.files);
            preflight.concerned |= own.concerned;
        }
        let of_season =
            preflight.troubles.count_of_severity(Severity::Error) == 0 && preflight.concerned;
        if of_season && self.body.adds_to_earlier_files() {
            self.of_season(&season, &found, &mut preflight)
                .map_err(|why| self.failed(&why, err))?;
        }
        if !preflight.concerned {
            preflight.refuse(NothingToSend { body: self.body.name.clone() });
        }
        problems::print_problems_by_kind(&writing.talk, err, &preflight.troubles)
            .map_err(|_| ExitStatus::Output)?;
        let sound = preflight.troubles.count_of_severity(Severity::Error)
            + season.problem_count(Severity::Error)
            == 0
            && season.events().all(|(_, event)| event.state != State::Rejected);
        Ok(SeasonFiles { files: preflight.files, sound })
    }

    /// What the body would refuse of the events of a return, and the files of the others.
    fn look(&self, found: &FoundReturn, computed: &ComputedReturn) -> io::Result<EventFiles> {
        let alone = computed.outcomes.len() == 1;
        let copy = computed.workbook_copy.as_ref();
        let mut looked = EventFiles::default();
        let path = Path::new(&found.path);
        let folder = path.parent().unwrap_or(Path::new(""));
        let concerns = |own: &&ComputedEvent| {
            own.event.state != State::Rejected && preflight::body_accepts_event(self.body, own)
        };
        for outcome in computed.outcomes.iter().filter(concerns) {
            looked.concerned = true;
            let told = render_problems(&preflight::upload_problems(self.body, outcome), copy);
            let refused = told.iter().any(|told| told.severity == Severity::Error);
            looked.told.extend(told);
            if refused {
                continue;
            }
            let mut name = path.file_stem().unwrap_or_default().to_owned();
            if !alone {
                name.push(format!("-{}", slug(&outcome.event.id)));
            }
            for (ending, bytes) in preflight::upload_files_of_event(self.body, outcome)? {
                let name =
                    derived_file_path(folder, &name, &ending).to_string_lossy().replace('\\', "/");
                looked.files.push(UploadFile { name, bytes });
            }
        }
        Ok(looked)
    }

    /// Adds the files with the points of a season.
    fn of_season(
        &self,
        season: &Season,
        found: &[FoundReturn],
        preflight: &mut Preflight,
    ) -> io::Result<()> {
        let mut add = |ending: &str, bytes| {
            let name = format!("{}{ending}", self.args.name.native_path_text());
            preflight.files.push(UploadFile { name, bytes });
        };
        let left_out: Vec<ProblemDetail> = match self.body.layout {
            UploadFormat::Credits => {
                let colours = self.body.colours_by_kind();
                let (files, left_out) =
                    master_point_credits::master_point_files(&season.persons, &colours, false)?;
                files.into_iter().for_each(|file| add(file.ending, file.bytes));
                left_out.into_iter().map(|why| CreditLeftOut { why }.into()).collect()
            }
            _ => {
                let own = found.iter().find_map(|found| found.settings.member_upload_columns());
                let columns = own.or(self.body.columns.clone()).unwrap_or_default();
                match members_upload::parse_member_columns(&columns) {
                    Ok(columns) => {
                        add(".csv", members_upload::members_csv_file(&columns, season)?);
                        Vec::new()
                    }
                    Err(why) => vec![UploadColumnsUnknown { why }.into()],
                }
            }
        };
        if !left_out.is_empty() {
            preflight.files.clear();
        }
        left_out.into_iter().for_each(|told| preflight.refuse(told));
        Ok(())
    }

    /// Decides what becomes of a file: it is written if it is new or changed.
    fn plan(&self, plan: &mut Plan, ledger: &mut UploadLedger, now: &str, file: UploadFile) {
        let UploadFile { name, bytes } = file;
        let id = (&*self.body.id, &*name);
        let known = ledger.file_state(id.0, id.1);
        let as_sent = |nth: usize| match self.body.layout {
            UploadFormat::Ecf => ecf::results_file_with_submission_index(&bytes, nth),
            _ => bytes.clone(),
        };
        let path = self.at(&name);
        let there = std::fs::read(&path).ok();
        let is = |content: &str| there.as_ref().is_some_and(|there| content_hash(there) == content);
        let mut written = known.as_ref().map_or(1, |known| known.written);
        let is_same =
            |known: &UploadedFileState| known.content == content_hash(&as_sent(known.written));
        let same = known.as_ref().is_some_and(is_same);
        if known.is_some() && !same {
            written += 1;
        }
        let bytes = as_sent(written);
        let ours =
            known.as_ref().is_some_and(|known| is(&known.content)) || is(&content_hash(&bytes));
        if there.is_some() && !ours && !self.args.writing.overwrite {
            plan.told.push(FileChanged { file: name }.into());
            return;
        }
        let last = known.map(|known| known.last);
        if same {
            if last == Some(UploadStep::Refused) {
                plan.told.push(StillRefused { file: name.clone() }.into());
            }
            plan.same += 1;
            // A file that was taken may be kept elsewhere.
            if !ours && (there.is_some() || last != Some(UploadStep::Accepted)) {
                plan.write.push(OutputFile { path, bytes });
            }
            return;
        }
        if ledger.was_accepted(id.0, id.1) {
            if self.body.adds_to_earlier_files() {
                plan.told.push(AddsTwice { body: self.body.name.clone(), file: name }.into());
                return;
            }
            plan.after_accepted.push(name.clone());
        }
        ledger.add_row(now, &self.body.id, &name, UploadStep::Written, &content_hash(&bytes));
        plan.write.push(OutputFile { path, bytes });
    }

    /// The path of a file.
    fn at(&self, name: &str) -> PathBuf {
        self.args.writing.out.join(name)
    }

    fn summary(&self, written: usize, plan: &Plan, out: &mut Terminal) -> io::Result<()> {
        for name in &plan.after_accepted {
            writeln!(
                out,
                "{} was accepted before and has changed since",
                escape_to_one_line(name)
            )?;
        }
        let (written, same) =
            (count_with_noun(written, "file"), count_with_noun(plan.same, "file"));
        writeln!(out, "{written} to send to {}, {same} unchanged", self.body.name)
    }

    fn tell(
        &self,
        shown: &str,
        told: Vec<ProblemDetail>,
        err: &mut Terminal,
    ) -> Result<(), ExitStatus> {
        told.into_iter().try_for_each(|told| {
            self.args
                .writing
                .talk
                .print_problem(err, shown, &RenderedProblem::for_file(told))
                .map_err(|_| ExitStatus::Output)
        })
    }

    /// Says why nothing was done.
    fn stopped(&self, path: &Path, why: ProblemDetail, err: &mut Terminal) -> ExitStatus {
        match self.tell(&path.native_path_text(), vec![why], err) {
            Ok(()) => ExitStatus::Errors,
            Err(status) => status,
        }
    }

    fn failed(&self, why: &io::Error, err: &mut Terminal) -> ExitStatus {
        print_error(err, &why.to_string());
        ExitStatus::Output
    }
}

/// What was seen of the events, before anything is sent.
struct Preflight {
    /// The returns, as they were given.
    path: String,
    troubles: ProblemsByKind,
    files: Vec<UploadFile>,
    /// Whether the body takes any of them.
    concerned: bool,
}

impl Preflight {
    /// Adds what is wrong with all returns together.
    fn refuse(&mut self, told: impl Into<ProblemDetail>) {
        self.troubles.add_problem_outside_returns(&self.path, &RenderedProblem::for_file(told));
    }
}
