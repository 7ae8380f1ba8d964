//! `palmares reconcile`: credits a season's awards to the register of members.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::civil::Date;

use super::destination::begin_publication;
use super::exit_status::{
    ExitStatus, print_error_and_next_command, print_output_error, print_usage_error,
};
use super::input::ReturnsInput;
use super::letters::read_sent_letters;
use super::missing_input::{print_missing_path, print_no_returns_found};
use super::problem_output::count_with_noun;
use super::problems::{self, JsonProblem};
use super::progress::RunProgressBar;
use super::run::NO_PDF_MESSAGE;
use super::run_options::SeasonRunOptions;
use super::templates;
use super::terminal::{Terminal, escape_to_one_line};
use super::typed_command::corrected_command_line;
use model::file_names::NativePathText;
use model::problem::{RenderedProblem, Severity};
use model::{Exact, PointsByKind};
use register::ProblemsByKind;
use register::ledger_chain::LedgerOverride;
use register::reconcile::{AcceptanceThreshold, MemberMatchErrorRate};
use report::player_letters::{EarlierLetters, LetterSubject};
use report::publish::{check_output_folder, refuse_overwriting_returns};
use report::{OutputError, Publication, Site};
use season::reconcile::{ReconcileError, ReconcileInputs, ReconciledRegister, reconcile_register};
use season::{LetterRequest, RunOutput, Settings};

/// Credit a season's awards to the register of members
///
/// Works out the awards from the returns, or takes them from earlier runs or from an amendment made
/// by palmares diff. Finds the member each award belongs to, and writes a new register with totals,
/// ranks and promotions, and a workbook of doubtful cases to decide. The register itself is never
/// changed.
#[derive(clap::Args, Debug)]
#[command(
    mut_arg("returns", |arg| arg.required(false).required_unless_present("duplicates")),
    after_help = "Example: palmares reconcile --register register.xlsx season --out reconciled\n\nExit status: 0 no errors; 1 some rows have errors, everything else was written; 2 the command line is wrong; 3 the folder could not be written."
)]
pub(super) struct Args {
    #[command(flatten)]
    input: ReturnsInput,

    /// The register of members.
    #[arg(long, value_name = "REGISTER")]
    register: PathBuf,

    /// The output folder: new, empty, or made by palmares.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    #[command(flatten)]
    terms: CreditingArgs,

    /// Write certificates as PDF files too: one file for each club, players in order of name.
    #[arg(long)]
    pdf: bool,

    /// Write a letter to each member with news and to each other player with certificates, and a
    /// list of them for a mail merge. Nothing is sent.
    #[arg(long)]
    letters: bool,

    /// The file letters/players.csv from last time, with something written under "sent" for each
    /// letter that went out. Only players with news since then, or whose last letter did not go
    /// out, get a letter.
    #[arg(long, value_name = "LIST", requires = "letters")]
    sent: Option<PathBuf>,

    /// A folder of templates that replace those of palmares.
    #[arg(long, value_name = "DIR")]
    templates: Option<PathBuf>,

    #[command(flatten)]
    running: SeasonRunOptions,
}

// How a season is credited.
#[derive(clap::Args, Debug, Default, PartialEq)]
pub(super) struct CreditingArgs {
    /// The date of reconciliation; by default the last day of the season.
    #[arg(long, value_name = "DATE")]
    as_of: Option<String>,

    /// The workbook of decisions from an earlier reconciliation, filled in.
    #[arg(long, value_name = "DECISIONS")]
    pub decisions: Option<PathBuf>,

    /// A register that still has the ledger of earlier reconciliations (sheets Credited, Ledger,
    /// Balances, Pending and Decisions), if this one has lost it.
    #[arg(long, value_name = "REGISTER", conflicts_with_all = ["first_reconciliation", "ledger_as_it_stands"])]
    pub ledger: Option<PathBuf>,

    /// palmares has never credited anything to this register: start a ledger.
    #[arg(long, conflicts_with = "ledger_as_it_stands")]
    first_reconciliation: bool,

    /// Rows of the ledger were changed on purpose: use it as it is.
    #[arg(long)]
    ledger_as_it_stands: bool,

    /// How sure palmares must be that it has found the right member before it credits points without
    /// asking you: exact; likely (at most one in 500 wrong); or the share that must be right, such as
    /// 0.99.
    #[arg(long, value_name = "HOW SURE", default_value = "exact", value_parser = how_sure)]
    pub accept: AcceptanceThreshold,

    /// Look for members who are in the register twice, and ask about them in decisions.xlsx; you
    /// need not give any returns.
    #[arg(long)]
    pub duplicates: bool,

    /// Make certificates for members too; without this, only players who are not members get them.
    #[arg(long)]
    pub all: bool,
}

impl CreditingArgs {
    /// The day of reconciliation, if it is given; the error is for the user.
    pub(super) fn reconciliation_day(&self) -> Result<Option<Date>, &'static str> {
        let as_of = self.as_of.as_deref().map(str::parse::<Date>).transpose();
        let as_of = as_of.map_err(|_| "--as-of needs a date such as 2026-04-01")?;
        Ok(as_of.or_else(day_of_build))
    }

    /// How far the ledger of the register is trusted.
    pub(super) fn ledger_trust(&self) -> LedgerOverride {
        match (self.first_reconciliation, self.ledger_as_it_stands) {
            (true, _) => LedgerOverride::First,
            (_, true) => LedgerOverride::AsItStands,
            _ => LedgerOverride::Sealed,
        }
    }
}

/// The summary.
#[derive(serde::Serialize, Debug)]
struct Summary {
    members: usize,
    awards: usize,
    credited: Points,
    pending: Points,
    refused: Points,
    /// The part of `refused` that earlier reconciliations credited.
    credited_before: Points,
    /// Points of earlier reconciliations that were taken back.
    taken_back: Points,
    promotions: usize,
    cases: usize,
    /// Sure numbers that were hidden and matched again as likely, and how many of them wrongly.
    #[serde(skip_serializing_if = "Option::is_none")]
    matched_again: Option<MemberMatchErrorRate>,
    balances: bool,
    errors: usize,
    warnings: usize,
    notes: usize,
    out: String,
    /// Every problem.
    problems: Vec<JsonProblem>,
}

/// Points by kind, as decimals.
#[derive(serde::Serialize, Debug)]
struct Points {
    local: String,
    green: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    red: Option<String>,
    gold: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<String>,
}

impl Points {
    fn sum(points: &[&PointsByKind]) -> Points {
        let mut sum = PointsByKind::default();
        points.iter().for_each(|points| sum.add_all(points));
        let [local, green, gold] = [sum.local, sum.green, sum.gold].map(Exact::to_decimal);
        let some = |points: Exact| (!points.is_zero()).then(|| points.to_decimal());
        Points { local, green, red: some(sum.red), gold, points: some(sum.points) }
    }

    /// The points between two texts; nothing without points.
    fn between(&self, before: &str, behind: &str) -> String {
        let none = [&self.local, &self.green, &self.gold].into_iter().all(|points| points == "0");
        match none && self.red.is_none() && self.points.is_none() {
            true => String::new(),
            false => format!("{before}{}{behind}", self.text()),
        }
    }

    fn text(&self) -> String {
        let mut told = format!("{} Local, {} Green, {} Gold", self.local, self.green, self.gold);
        for (points, kind) in [(&self.red, "Red"), (&self.points, "Points")] {
            if let Some(points) = points {
                told.push_str(&format!(", {points} {kind}"));
            }
        }
        told
    }
}

impl Summary {
    fn from_reconciled(done: &ReconciledRegister, out: &Path) -> Summary {
        let reconciliation = &done.reconciliation;
        let control = &reconciliation.control;
        let all = [&control.returns, &control.carried, &control.certificates];
        let count =
            |severity| done.problems.iter().filter(|(_, told)| told.severity == severity).count();
        let open = reconciliation.cases.iter().filter(|case| case.decided.is_none());
        Summary {
            members: reconciliation.members.len(),
            awards: reconciliation.claims.awards.len(),
            credited: Points::sum(&all.map(|balance| &balance.credited)),
            pending: Points::sum(&all.map(|balance| &balance.pending)),
            refused: Points::sum(&all.map(|balance| &balance.refused)),
            credited_before: Points::sum(&all.map(|balance| &balance.before)),
            taken_back: Points::sum(&[&control.reversed]),
            promotions: reconciliation.promotions.len(),
            cases: open.count(),
            matched_again: reconciliation.measured.if_measured(),
            balances: reconciliation.is_balanced(),
            errors: count(Severity::Error),
            warnings: count(Severity::Warning),
            notes: count(Severity::Note),
            out: out.native_path_text(),
            problems: problems::json_problems(
                done.problems.iter().map(|(path, told)| (path.as_str(), told)),
            ),
        }
    }

    fn print(&self, running: &SeasonRunOptions, out: &mut Terminal) -> std::io::Result<()> {
        if running.json {
            return out.write_json(self);
        }
        if running.talk.quiet {
            return Ok(());
        }
        writeln!(
            out,
            "{}, {}: credited {}; pending {}; refused {}{}{}; {}, {} to decide; {}{}, {}, {}; written to {}",
            count_with_noun(self.members, "member"),
            count_with_noun(self.awards, "award"),
            self.credited.text(),
            self.pending.text(),
            self.refused.text(),
            self.credited_before.between(" (credited before: ", ")"),
            self.taken_back.between("; taken back ", ""),
            count_with_noun(self.promotions, "promotion"),
            count_with_noun(self.cases, "case"),
            self.matched_again.map(measured).unwrap_or_default(),
            count_with_noun(self.errors, "error"),
            count_with_noun(self.warnings, "warning"),
            count_with_noun(self.notes, "note"),
            escape_to_one_line(&self.out)
        )
    }
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Terminal, err: &mut Terminal) -> ExitStatus {
    if let Some(status) = refused(args, err) {
        return status;
    }
    let as_of = match args.terms.reconciliation_day() {
        Ok(as_of) => as_of,
        Err(why) => return print_usage_error(err, why),
    };
    let settings = match args.input.given.settings(&args.input.returns) {
        Ok(settings) => settings,
        Err(why) => return print_usage_error(err, &why),
    };
    let sent_list = args.sent.as_deref();
    let list_kind = LetterSubject::Register;
    let sent = match read_sent_letters(sent_list, list_kind, &args.running.talk, err) {
        Ok(sent) => sent,
        Err(status) => return status,
    };
    let site = match templates::load_template_site(args.templates.as_deref(), err) {
        Ok(site) => {
            let language = season::season_language(&args.input.returns, &settings);
            let site = site.in_language(language);
            templates::share_site_with_watchdog(site, args.templates.as_deref())
        }
        Err(status) => return status,
    };
    let kept_apart = check_output_folder(&args.out).and_then(|()| kept_apart(args));
    let quiet = args.running.talk.quiet;
    let mut begin = || begin_publication(quiet, err, &args.out, Publication::begin_reconciling);
    let publication = match kept_apart.and_then(|()| begin()) {
        Ok(publication) => publication,
        Err(why) => return print_output_error(err, &why),
    };
    let order = order_of(args, settings, as_of);
    let bar = RunProgressBar::new(&args.running);
    let threads = args.running.threads.map(usize::from);
    let done = season::run_with_thread_count(threads, || {
        let mut done = reconcile_register(&order, &bar)?;
        let output = output_of(args, publication, &site, sent);
        season::write_reconciliation(&mut done, args.terms.all, output)
            .map_err(ReconcileError::Season)?;
        Ok(done)
    });
    drop(bar);
    match done {
        Ok(done) => {
            let status = print_result(args, &done, out, err);
            // The process ends here; freeing the data of hundreds of thousands of members would
            // only take time.
            std::mem::forget(done);
            status
        }
        Err(ReconcileError::Season(why @ OutputError::Page(..))) => {
            templates::print_unusable_templates(err, &why.to_string())
        }
        Err(failure) => failed(args, failure, err),
    }
}

fn order_of(args: &Args, settings: Arc<Settings>, as_of: Option<Date>) -> ReconcileInputs {
    ReconcileInputs {
        register: args.register.clone(),
        inputs: args.input.returns.clone(),
        settings,
        as_of,
        decisions: args.terms.decisions.clone(),
        ledger: args.terms.ledger.clone(),
        trust: args.terms.ledger_trust(),
        accept: args.terms.accept,
        duplicates: args.terms.duplicates,
        out: Some(args.out.clone()),
    }
}

/// Why the command cannot run: a file that is not there, or PDF files of a program without them.
fn refused(args: &Args, err: &mut Terminal) -> Option<ExitStatus> {
    let files = [Some(&args.register), args.terms.decisions.as_ref(), args.terms.ledger.as_ref()];
    let mut files = args.input.first_missing_path().into_iter().chain(files.into_iter().flatten());
    if let Some(missing) = files.find(|path| !path.exists()) {
        return Some(print_missing_path(missing, err));
    }
    (args.pdf && cfg!(not(feature = "pdf"))).then(|| print_usage_error(err, NO_PDF_MESSAGE))
}

/// What became of the numbers that were hidden.
fn measured(own: MemberMatchErrorRate) -> String {
    let MemberMatchErrorRate { hidden, likely: [matched, wrong], others, .. } = own;
    let open = match others {
        0 => String::new(),
        _ => format!(
            "{others} others likely: of 1,000 such matches {} would be wrong; ",
            own.wrong_per_thousand().to_decimal()
        ),
    };
    format!(
        "{hidden} sure numbers hidden, {matched} matched again as likely, {wrong} of them wrongly; {open}"
    )
}

/// How sure a match must be to be credited.
fn how_sure(typed: &str) -> Result<AcceptanceThreshold, String> {
    let wrong = Exact::parse_decimal(typed)
        .map(|right| ((Exact::whole(1) - right) * Exact::whole(10_000)).floor());
    match (typed, wrong.and_then(|wrong| u16::try_from(wrong).ok())) {
        ("exact", _) => Ok(AcceptanceThreshold::Exact),
        ("likely", _) => Ok(AcceptanceThreshold::Likely),
        (_, Some(wrong @ 1..=1_000)) => Ok(AcceptanceThreshold::Error(wrong)),
        _ => Err("give exact, likely, or a number from 0.9 to 0.9999".to_string()),
    }
}

/// Where to write.
fn output_of<'a>(
    args: &Args,
    publication: Publication,
    site: &'a Site,
    sent: EarlierLetters,
) -> RunOutput<'a> {
    let letters = args.letters.then(|| LetterRequest::new(&[], sent));
    let output = RunOutput { letters, ..RunOutput::new(publication, site) };
    #[cfg(feature = "pdf")]
    let output = RunOutput { pdf: args.pdf.then_some(season::PdfGrouping::Club), ..output };
    output
}

/// Prints problems as every command does. A closed output is no failure of the run.
fn by_kind(args: &Args, problems: &[(String, RenderedProblem)], err: &mut Terminal) {
    let mut troubles = ProblemsByKind::new(usize::MAX);
    problems.iter().for_each(|(path, told)| troubles.add_problem_outside_returns(path, told));
    let _ = problems::print_problems_by_kind(&args.running.talk, err, &troubles);
}

/// Prints the result.
fn print_result(
    args: &Args,
    done: &ReconciledRegister,
    out: &mut Terminal,
    err: &mut Terminal,
) -> ExitStatus {
    by_kind(args, &done.problems, err);
    let summary = Summary::from_reconciled(done, &args.out);
    let _ = summary.print(&args.running, out);
    if summary.errors > 0 { ExitStatus::Errors } else { ExitStatus::Done }
}

/// Checks that the register and the decisions are not files of an earlier run into the same folder,
/// which would be overwritten.
fn kept_apart(args: &Args) -> Result<(), OutputError> {
    let files = std::iter::once(&args.register).chain(&args.terms.decisions);
    refuse_overwriting_returns(&args.out, files.map(std::path::PathBuf::as_path))
}

/// The day of `SOURCE_DATE_EPOCH`, if set.
fn day_of_build() -> Option<Date> {
    let seconds: i64 = std::env::var("SOURCE_DATE_EPOCH").ok()?.parse().ok()?;
    let since = jiff::Timestamp::from_second(seconds).ok()?;
    Some(since.to_zoned(jiff::tz::TimeZone::UTC).date())
}

fn failed(args: &Args, failure: ReconcileError, err: &mut Terminal) -> ExitStatus {
    match failure {
        ReconcileError::Register(problems) => {
            by_kind(args, &problems, err);
            print_usage_error(err, "the register cannot be used; nothing was written")
        }
        ReconcileError::Run(folder, why) => {
            let why = format!("{} cannot be credited: {why}", folder.native_path_text());
            print_error_and_next_command(
                err,
                &why,
                corrected_command_line(&folder.to_string_lossy(), "RUN"),
            )
        }
        ReconcileError::Amendment(file, why) => print_usage_error(
            err,
            &format!("{} is not an amendment of palmares diff: {why}", file.native_path_text()),
        ),
        ReconcileError::Overwrites(file, lost) => {
            print_usage_error(err, &lost_credits_message(&file, &args.out, &lost))
        }
        ReconcileError::LosesDecisions(file, lost) => {
            print_usage_error(err, &lost_decisions_message(&file, &args.out, &lost))
        }
        ReconcileError::NoDay { problems, without_awards } => {
            by_kind(args, &problems, err);
            let why = match &without_awards[..] {
                [] => String::new(),
                events => {
                    format!(" (there are no awards for {}, because of errors)", events.join(", "))
                }
            };
            let day = "give the date of reconciliation with --as-of";
            print_usage_error(
                err,
                &format!("no event has a date{why}; {day}, or correct the returns"),
            )
        }
        ReconcileError::NothingFound => print_no_returns_found(&args.input.returns, err),
        ReconcileError::Season(why) => print_output_error(err, &why),
    }
}

/// Says which credits of the register in the output folder would be lost, and how to go on.
fn lost_credits_message(file: &Path, out: &Path, events: &[String]) -> String {
    let (file, out) = (file.native_path_text(), out.native_path_text());
    let more = match events.len() {
        1 => String::new(),
        events => format!(" and {} more", count_with_noun(events - 1, "event")),
    };
    let why = format!(
        "{file} holds the points of {}{more}, which are neither in your register nor in these returns and would be lost. Nothing was written",
        events.first().map(String::as_str).unwrap_or_default()
    );
    let how = format!(
        "to continue from it, use --register {file} and another --out; to start again from your register, use another --out or move {out} away"
    );
    format!("{why}; {how}")
}

/// Says which decisions of the register in the output folder would be lost, and how to go on.
fn lost_decisions_message(file: &Path, out: &Path, lost: &[String]) -> String {
    const MOST: usize = 5;
    let (file, out) = (file.native_path_text(), out.native_path_text());
    let more = if lost.len() > MOST { ", \u{2026}" } else { "" };
    let why = format!(
        "{file} keeps {} ({}{more}) that neither your register nor --decisions has; with them their points and new members would be lost. Nothing was written",
        count_with_noun(lost.len(), "decision"),
        lost[..lost.len().min(MOST)].join(", ")
    );
    let how = format!(
        "to apply them again, copy {out}/decisions.xlsx to another folder and give the copy with --decisions; to start again without them, use another --out or move {out} away"
    );
    format!("{why}; {how}")
}
