//! Reconciles the register with a season: reads files, matches players in parallel, puts problems
//! into words.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::civil::Date;
use rayon::prelude::*;

use engine::rules::membership::MemberRegisterRules;
use model::file_names::{NativePathText, RealPath};
use model::problem::{Problem, RenderedProblem, render_problems};
use model::register::{DecisionRow, Register, RegisterSourceWorkbook};
use model::{StableSort, State, WorkbookCopy};
use register::Season;
use register::ledger_chain::{LedgerOverride, verify_or_restart_ledger};
use register::members_sheet_edits::{self, ChangesSinceReconciliation};
use register::past_run::{REGISTER_FILE_NAMES, missing_data_hint};
use register::reconcile::claims::{AwardClaims, PlayerAsNamed};
use register::reconcile::reconciliation_day::{
    OutlyingEvent, events_years_before_others, last_day_of_season, reconciliation_day_problems,
};
use register::reconcile::{
    AcceptanceThreshold, MemberDirectory, MembersFoundForPlayer, ProblemFile, Reconciliation,
    ReconciliationOptions, amendments, claim_sources, lost_credits, reconcile_register_with_claims,
};
use register::{
    counted_certificate_checks, gold_sheet_edits, kept_decision_checks, leading_zeros,
    misplaced_decisions,
};
use report::html::CertificateLooksByReturn;
use report::publish::{FinishedRun, is_palmares_output, is_publication_interrupted, run_id};
use returns::overlooked_content_problems::DecisionsNotRead;
use returns::register::problems::ListWithTotals;
use returns::settings::Settings;
use returns::{DecisionReading, RegisterReading};

use super::far_ahead;
use super::files::amendment_in_folder;
use super::find::{FoundReturn, find_returns};
use super::first_totals;
use super::problems;
use super::reconciled_marks::has_reconciliation_marks;
use super::register_files::{read_decisions, read_register};
use super::replaced_formulas::replaced_formula_problems;
use super::threads::join_parallel;
use super::{Progress, SeasonOptions, run_season};

/// The number of players matched in one task.
const AT_A_TIME: usize = 256;

/// The inputs of a reconciliation.
#[derive(Debug, Clone)]
pub struct ReconcileInputs {
    pub register: PathBuf,
    /// Files and folders with returns, and output folders of earlier runs.
    pub inputs: Vec<PathBuf>,
    /// The settings of the command line.
    pub settings: Arc<Settings>,
    /// The day of reconciliation; by default the last day of the season.
    pub as_of: Option<Date>,
    /// A workbook of decisions.
    pub decisions: Option<PathBuf>,
    /// A register whose ledger counts instead of the register's own.
    pub ledger: Option<PathBuf>,
    /// What the secretary says of a ledger that does not fit.
    pub trust: LedgerOverride,
    /// What is credited without a decision.
    pub accept: AcceptanceThreshold,
    /// Whether likely doubles of the register are looked for.
    pub duplicates: bool,
    /// The output folder, whose files are no returns.
    pub out: Option<PathBuf>,
}

/// A reconciled register, with data for reports.
#[derive(Debug)]
pub struct ReconciledRegister {
    /// Which claims were credited to which members, and what is pending.
    pub reconciliation: Reconciliation,
    /// The file name of the register.
    pub name: String,
    /// The copy of the register's sheets.
    pub workbook_copy: WorkbookCopy,
    /// The bytes of the register's workbook, and what it is, if the new one is made of it.
    pub book: Option<(Vec<u8>, RegisterSourceWorkbook)>,
    /// The season of the returns; `None` if only runs were given.
    pub season: Option<Season>,
    /// How the certificates of its returns look.
    pub looks: CertificateLooksByReturn,
    /// The problems by file: register and decisions, then the season.
    pub problems: Vec<(String, RenderedProblem)>,
}

/// Why nothing was reconciled.
#[derive(Debug)]
pub enum ReconcileError {
    /// The register cannot be used; the problems say why.
    Register(Vec<(String, RenderedProblem)>),
    /// An earlier run cannot be used.
    Run(PathBuf, String),
    /// An amendment cannot be used.
    Amendment(PathBuf, String),
    /// The day of reconciliation is unknown.
    NoDay {
        /// The problems, by file.
        problems: Vec<(String, RenderedProblem)>,
        /// The events without awards because of errors, in words.
        without_awards: Vec<String>,
    },
    /// The register in the output folder has credits that the given register lacks and that would be
    /// lost: the events in words.
    Overwrites(PathBuf, Vec<String>),
    /// The register in the output folder has decisions that neither the given register has nor the decisions
    /// given, and that would be lost: whom or what they are about.
    LosesDecisions(PathBuf, Vec<String>),
    /// There is neither a return nor a run.
    NothingFound,
    /// The season could not be computed.
    Season(report::OutputError),
}

/// Reads everything and reconciles it, without writing.
pub fn reconcile_register(
    order: &ReconcileInputs,
    progress: &dyn Progress,
) -> Result<ReconciledRegister, ReconcileError> {
    let ((bytes, register), claimed) =
        rayon::join(|| read_register(&order.register), || claimed_in_order(order, progress));
    let name = name_of(&order.register);
    let UsableRegister { mut register, workbook_copy, book, problems: mut all } =
        usable_register(register, order)?;
    let register_file = NamedWorkbook::new(&order.register, Some(&workbook_copy));
    let (mut claims, mut season, (looks, found)) = claimed?;
    all.extend(of_amendments(&mut claims));
    let since = changed_since(&mut register, &workbook_copy, &claims, order.trust);
    all.extend(register_file.render_each(&since.problems));
    if since.unsound {
        return Err(ReconcileError::Register(all));
    }
    all.extend(quotas_of_runs(order));
    // Numbers of the register have their noughts again.
    let decisions = given_decisions(order, &register);
    nothing_overwritten(order, &register, &claims, &decisions.rows)?;
    let decisions_path = order.decisions.as_deref().unwrap_or(Path::new(""));
    let decisions_file = NamedWorkbook::new(decisions_path, decisions.workbook_copy.as_ref());
    all.extend(decisions_file.render_main_problems(&decisions.problems));
    let (Some(as_of), odd) = day_and_odd(order, &claims, &register) else {
        return Err(no_day(all, season.as_ref()));
    };
    all.extend(far_ahead::far_ahead_event_problems(odd, &found));
    let rules = rules_of(order, season.as_ref(), as_of);
    let odd_day = reconciliation_day_problems(&claims, &register, as_of, rules);
    all.extend(register_file.render_each(&odd_day));
    let under = under_rules(&register, &workbook_copy, rules, order.trust);
    all.extend(register_file.render_each(&under.problems));
    if under.unsound {
        return Err(ReconcileError::Register(all));
    }
    let terms =
        ReconciliationOptions { as_of, accept: order.accept, rules, duplicates: order.duplicates };
    let reconciliation = reconcile_register_with_claims(
        register,
        claims,
        &decisions.rows,
        terms,
        join_parallel,
        all_found,
    );
    all.extend(rendered_by_file(&reconciliation.problems, &register_file, &decisions_file));
    let formulas = replaced_formula_problems(&reconciliation, &workbook_copy);
    all.extend(register_file.render_each(&formulas));
    all.arrange_by(|a, b| a.0.cmp(&b.0).then_with(|| a.1.sort_key().cmp(&b.1.sort_key())));
    all.dedup();
    if let Some(season) = &mut season {
        // The register holds the entitlements of organisers (WBU 3.2).
        season.add_quota_problems(&reconciliation.register.organisers);
        all.extend(problems_of(season));
    }
    let book = book.map(|book| (bytes, book));
    let problems = all;
    Ok(ReconciledRegister { reconciliation, name, workbook_copy, book, season, looks, problems })
}

/// A workbook whose problems are told: its file name, and its copy if it was read.
struct NamedWorkbook<'a> {
    name: String,
    workbook_copy: Option<&'a WorkbookCopy>,
}

impl<'a> NamedWorkbook<'a> {
    fn new(file: &Path, workbook_copy: Option<&'a WorkbookCopy>) -> NamedWorkbook<'a> {
        NamedWorkbook { name: name_of(file), workbook_copy }
    }

    /// A problem in words, with the file name.
    fn render_problem(&self, problem: &Problem) -> (String, RenderedProblem) {
        (self.name.clone(), problem.render(self.workbook_copy))
    }

    /// All problems in words, each with the file name.
    fn render_each(&self, problems: &[Problem]) -> impl Iterator<Item = (String, RenderedProblem)> {
        problems.iter().map(|problem| self.render_problem(problem))
    }

    /// The problems in words without those that follow from others, each with the file name.
    fn render_main_problems(&self, problems: &[Problem]) -> Vec<(String, RenderedProblem)> {
        let told = render_problems(problems, self.workbook_copy).into_iter();
        told.map(|told| (self.name.clone(), told)).collect()
    }
}

/// The problems of a reconciliation in words, each with its file.
fn rendered_by_file(
    problems: &[(ProblemFile, Problem)],
    register: &NamedWorkbook<'_>,
    decisions: &NamedWorkbook<'_>,
) -> Vec<(String, RenderedProblem)> {
    let rendered = problems.iter().map(|(file, problem)| match file {
        ProblemFile::Register => register.render_problem(problem),
        ProblemFile::Decisions => decisions.render_problem(problem),
        ProblemFile::Season(path) => (path.to_string(), problem.render(None)),
    });
    rendered.collect()
}

/// A register that can be reconciled.
struct UsableRegister {
    register: Register,
    workbook_copy: WorkbookCopy,
    book: Option<RegisterSourceWorkbook>,
    problems: Vec<(String, RenderedProblem)>,
}

/// The register as read, unless its problems forbid to use it.
fn usable_register(
    reading: RegisterReading,
    order: &ReconcileInputs,
) -> Result<UsableRegister, ReconcileError> {
    let RegisterReading { workbook_copy, register, book, problems } = reading;
    let register = register.filter(|_| !problems.iter().any(refuses));
    let own = NamedWorkbook::new(&order.register, workbook_copy.as_ref());
    let mut problems = own.render_main_problems(&problems);
    problems.extend(open_elsewhere(order));
    let (Some(mut register), Some(workbook_copy)) = (register, workbook_copy) else {
        return Err(ReconcileError::Register(problems));
    };
    let wrong = verified(&mut register, &workbook_copy, book.as_ref(), order)?;
    let own = NamedWorkbook::new(&order.register, Some(&workbook_copy));
    problems.extend(own.render_each(&wrong));
    match wrong.is_empty() {
        true => Ok(UsableRegister { register, workbook_copy, book, problems }),
        false => Err(ReconcileError::Register(problems)),
    }
}

/// The day of reconciliation, given or the last of the season, and the events whose day is odd.
fn day_and_odd(
    order: &ReconcileInputs,
    claims: &AwardClaims,
    register: &Register,
) -> (Option<Date>, Vec<OutlyingEvent>) {
    let given = order.as_of.map(|as_of| (Some(as_of), Vec::new()));
    let (as_of, ahead) = given.unwrap_or_else(|| last_day_of_season(claims, register));
    // Where some are far ahead, those before them are no further away.
    (as_of, if ahead.is_empty() { events_years_before_others(claims) } else { ahead })
}

/// What was done to the register since the last reconciliation; numbers get their noughts back.
fn changed_since(
    register: &mut Register,
    workbook_copy: &WorkbookCopy,
    claims: &AwardClaims,
    trust: LedgerOverride,
) -> ChangesSinceReconciliation {
    let mut problems = match trust {
        LedgerOverride::AsItStands => Vec::new(),
        LedgerOverride::Sealed | LedgerOverride::First => {
            members_sheet_edits::reject_changed_aliases(register)
        }
    };
    problems.extend(kept_decision_checks::typed_over_reason_problems(register));
    problems.extend(leading_zeros::restore_leading_zeros(register, workbook_copy, claims));
    let mut kept = std::mem::take(&mut register.decisions);
    problems.extend(leading_zeros::restore_zeros_in_decisions(
        &mut kept,
        Some(workbook_copy),
        register,
    ));
    register.decisions = kept;
    let decided = kept_decision_checks::void_changed_decisions(register, trust);
    let since = members_sheet_edits::check_members_against_balances(register, trust);
    problems.extend(counted_certificate_checks::restore_counted_certificates(register, trust));
    problems.extend(decided.problems);
    problems.extend(since.problems);
    ChangesSinceReconciliation { problems, unsound: decided.unsound || since.unsound }
}

/// What the rule book says of the register as it stands.
fn under_rules(
    register: &Register,
    workbook_copy: &WorkbookCopy,
    rules: &MemberRegisterRules,
    trust: LedgerOverride,
) -> ChangesSinceReconciliation {
    let asked = first_totals::ask_about_uncounted_totals(register, workbook_copy, rules);
    let unsound = asked.is_some();
    let of_gold = gold_sheet_edits::check_gold_against_balances(register, &rules.gold, trust);
    let mut problems = of_gold.problems;
    if !unsound {
        problems.extend(first_totals::doubtful_total_problems(register, rules));
    }
    problems.extend(asked);
    ChangesSinceReconciliation { problems, unsound: unsound || of_gold.unsound }
}

/// The decisions that are given, with the noughts of their numbers.
fn given_decisions(order: &ReconcileInputs, register: &Register) -> DecisionReading {
    let mut decisions = order.decisions.as_deref().map(read_decisions).unwrap_or_default();
    let DecisionReading { workbook_copy, rows, problems } = &mut decisions;
    problems.extend(misplaced_decisions::void_misplaced_decisions(rows));
    problems.extend(leading_zeros::restore_zeros_in_decisions(
        rows,
        workbook_copy.as_ref(),
        register,
    ));
    decisions
}

/// Whether a problem of a register that can be read keeps it from being reconciled.
fn refuses(problem: &Problem) -> bool {
    problem.trouble.is_of_kind::<ListWithTotals>()
        || problem.trouble.is_of_kind::<DecisionsNotRead>()
}

/// Warns of the register and of decisions that are open in Excel or LibreOffice: what was not saved
/// is not in them.
fn open_elsewhere(order: &ReconcileInputs) -> Vec<(String, RenderedProblem)> {
    let files = [Some(&order.register), order.decisions.as_ref(), order.ledger.as_ref()];
    let opened = files.into_iter().flatten().flat_map(|file| {
        let name = name_of(file);
        let locks = [("Excel", format!("~${name}")), ("LibreOffice", format!(".~lock.{name}#"))];
        locks.into_iter().filter(|(_, lock)| file.with_file_name(lock).exists()).map(
            move |(by, _)| {
                (name.clone(), RenderedProblem::for_file(problems::OpenElsewhere { by }))
            },
        )
    });
    opened.collect()
}

/// Finds all players among the members, in parallel.
pub(super) fn all_found(
    members: &MemberDirectory<'_>,
    players: &[PlayerAsNamed],
) -> Vec<MembersFoundForPlayer> {
    // Players without a number are adjacent and take the longest, so each chunk is a task.
    let chunks = players.par_chunks(AT_A_TIME).with_max_len(1);
    let found: Vec<Vec<MembersFoundForPlayer>> = chunks
        .map(|some| some.iter().map(|player| members.find_member(player)).collect())
        .collect();
    found.into_iter().flatten().collect()
}

/// Takes the ledger that the order names, and verifies the checks of the register; what is wrong
/// with them.
fn verified(
    register: &mut Register,
    workbook_copy: &WorkbookCopy,
    book: Option<&RegisterSourceWorkbook>,
    order: &ReconcileInputs,
) -> Result<Vec<Problem>, ReconcileError> {
    let ours = has_reconciliation_marks(register, workbook_copy, book);
    if let Some(file) = &order.ledger {
        take_ledger(register, file, order.trust).map_err(ReconcileError::Register)?;
    }
    Ok(verify_or_restart_ledger(register, ours && order.ledger.is_none(), order.trust))
}

/// What is wrong with the files of amendments.
fn of_amendments(claims: &mut AwardClaims) -> impl Iterator<Item = (String, RenderedProblem)> {
    let problems = std::mem::take(&mut claims.problems).into_iter();
    problems.map(|(file, problem)| (file.to_string(), problem.render(None)))
}

/// Checks that the register of the output folder has no credits and no decisions that would be lost.
fn nothing_overwritten(
    order: &ReconcileInputs,
    given: &Register,
    claims: &AwardClaims,
    decided: &[DecisionRow],
) -> Result<(), ReconcileError> {
    let written = order.out.iter().flat_map(|out| REGISTER_FILE_NAMES.map(|name| out.join(name)));
    for file in written.filter(|file| file.is_file()) {
        let (_, RegisterReading { register, .. }) = read_register(&file);
        let Some(written) = register else { continue };
        let lost = lost_credits::credits_lost_by_overwriting(&written, given, claims);
        if !lost.is_empty() {
            return Err(ReconcileError::Overwrites(file, lost));
        }
        let lost = lost_credits::decisions_lost_by_overwriting(&written, given, decided);
        if !lost.is_empty() {
            return Err(ReconcileError::LosesDecisions(file, lost));
        }
    }
    Ok(())
}

/// Takes the ledger of another register, with what is pending and decided there.
fn take_ledger(
    register: &mut Register,
    file: &Path,
    trust: LedgerOverride,
) -> Result<(), Vec<(String, RenderedProblem)>> {
    let (_, RegisterReading { workbook_copy, register: other, problems, .. }) = read_register(file);
    let own = NamedWorkbook::new(file, workbook_copy.as_ref());
    let other = other.filter(|_| !problems.iter().any(refuses));
    let Some(mut other) = other else { return Err(own.render_main_problems(&problems)) };
    let wrong = verify_or_restart_ledger(&mut other, true, trust);
    if !wrong.is_empty() {
        return Err(own.render_main_problems(&wrong));
    }
    let Register { credited, pending, decisions, ledger, balances, layout, .. } = other;
    (register.credited, register.pending, register.decisions) = (credited, pending, decisions);
    (register.ledger, register.balances) = (ledger, balances);
    let placed = &mut register.layout;
    placed.credited = layout.credited;
    (placed.ledger, placed.balances) = (layout.ledger, layout.balances);
    Ok(())
}

/// How the register is kept: by the rule book of the settings, else by that of all returns if they
/// have only one.
fn rules_of(
    order: &ReconcileInputs,
    season: Option<&Season>,
    as_of: Date,
) -> &'static MemberRegisterRules {
    let given = order.settings.default_rule_book();
    let of_event = |id: &'static str| {
        let book = packs::awarding_pack(id)?;
        Some(book.source().editions.as_deref().unwrap_or(id))
    };
    let events = season.into_iter().flat_map(Season::events);
    let mut names: Vec<&str> = events.filter_map(|(_, event)| of_event(event.rules)).collect();
    names.sort_unstable();
    names.dedup();
    let only = names.first().copied().filter(|_| names.len() == 1);
    packs::membership_rules_of_book(given.or(only), Some(as_of))
}

fn problems_of(season: &Season) -> impl Iterator<Item = (String, RenderedProblem)> {
    season.all_problems().map(|problem| (problem.path.to_string(), problem.told.clone()))
}

/// The failure without a day of reconciliation, mostly because of errors in the events.
fn no_day(mut problems: Vec<(String, RenderedProblem)>, season: Option<&Season>) -> ReconcileError {
    problems.extend(season.into_iter().flat_map(problems_of));
    let events = season.into_iter().flat_map(Season::events);
    let in_doubt = events.filter(|(_, event)| event.state != State::Final);
    let told = in_doubt.map(|(ret, event)| match event.identity.title.as_str() {
        "" => format!("{} of {}", event.key, ret.path),
        title => format!("{title} of {}", ret.path),
    });
    ReconcileError::NoDay { without_awards: told.collect(), problems }
}

/// Notes for runs whose quotas are unknown (WBU 3.2, 3.3, 3.6, 4.11).
fn quotas_of_runs(order: &ReconcileInputs) -> impl Iterator<Item = (String, RenderedProblem)> {
    let run =
        |path: &&PathBuf| path.is_dir() && is_palmares_output(path) && amendment_of(path).is_none();
    let told = RenderedProblem::for_file(problems::QuotasNotChecked);
    order.inputs.iter().filter(run).map(move |run| (name_of(run), told.clone()))
}

/// All claims, and the season that was computed for them, with the looks of its certificates and its
/// returns.
type SeasonClaims = (AwardClaims, Option<Season>, (CertificateLooksByReturn, Vec<FoundReturn>));

/// Everything that is claimed, in the order of matching.
fn claimed_in_order(
    order: &ReconcileInputs,
    progress: &dyn Progress,
) -> Result<SeasonClaims, ReconcileError> {
    let (mut claims, season, more) = claimed(order, progress)?;
    claims.sort();
    Ok((claims, season, more))
}

/// Everything that is claimed.
fn claimed(
    order: &ReconcileInputs,
    progress: &dyn Progress,
) -> Result<SeasonClaims, ReconcileError> {
    let (amendments, others): (Vec<&PathBuf>, Vec<&PathBuf>) =
        order.inputs.iter().partition(|path| amendment_of(path).is_some());
    let (mut runs, returns): (Vec<&PathBuf>, Vec<&PathBuf>) =
        others.into_iter().partition(|path| path.is_dir() && is_palmares_output(path));
    // A run that is given twice is one.
    let mut given = HashSet::new();
    runs.retain(|run| given.insert(run.real_path().unwrap_or_else(|_| run.to_path_buf())));
    let mut claims = AwardClaims::default();
    for path in amendments.iter().filter_map(|path| amendment_of(path)) {
        of_amendment(&mut claims, &path)?;
    }
    for run in &runs {
        of_run(&mut claims, run)?;
    }
    if returns.is_empty() {
        return Ok((claims, None, Default::default()));
    }
    let inputs: Vec<PathBuf> = returns.into_iter().cloned().collect();
    let (mut found, loose) = find_returns(&inputs, order.out.as_deref(), &order.settings);
    // The register and the decisions can be among the returns.
    let own = [Some(&order.register), order.decisions.as_ref()];
    let own: Vec<PathBuf> =
        own.into_iter().flatten().filter_map(|path| path.real_path().ok()).collect();
    found.retain(|found| found.file.real_path().map_or(true, |file| !own.contains(&file)));
    if found.is_empty() && runs.is_empty() && amendments.is_empty() {
        return Err(ReconcileError::NothingFound);
    }
    let options = SeasonOptions {
        inputs,
        settings: Arc::clone(&order.settings),
        both_versions: true,
        ..SeasonOptions::default()
    };
    let done = run_season(&options, &found, loose, Vec::new(), progress)
        .map_err(ReconcileError::Season)?;
    let season = done.season;
    claim_sources::add_season_claims(&mut claims, &season);
    let looks =
        CertificateLooksByReturn::new(found.iter().map(|found| found.settings.certificate_look()));
    Ok((claims, Some(season), (looks, found)))
}

fn of_run(claims: &mut AwardClaims, folder: &Path) -> Result<(), ReconcileError> {
    let failed = |why: String| ReconcileError::Run(folder.to_path_buf(), why);
    let open = |name: &str| {
        let file = folder.join("data").join(name);
        std::fs::File::open(&file).map_err(|why| match why.kind() {
            std::io::ErrorKind::NotFound => {
                failed(format!("it has no data/{name}; {}", missing_data_hint(&file)))
            }
            _ => failed(format!("{name}: {why}")),
        })
    };
    if is_publication_interrupted(folder) {
        return Err(failed("a run into it was interrupted; run it again".into()));
    }
    for name in ["data/events.csv", "data/awards.csv"] {
        as_written(folder, name).map_err(failed)?;
    }
    let before = run_id(folder);
    let (events, awards) = (open("events.csv")?, open("awards.csv")?);
    let name = folder.native_path_text();
    claim_sources::add_run_claims(claims, &name, events, awards).map_err(failed)?;
    if run_id(folder) != before {
        return Err(failed("it changed while it was being read; try again".into()));
    }
    Ok(())
}

/// Refuses a file of an output that was changed since it was written. Files that lie elsewhere cannot
/// be checked.
fn as_written(folder: &Path, name: &str) -> Result<(), String> {
    if !folder.join(name).is_file() {
        return Ok(());
    }
    let finished = FinishedRun::open(folder, 1).map_err(|why| why.to_string())?;
    let changed = finished.map_or(Ok(false), |run| run.is_file_changed(name));
    match changed.map_err(|why| why.to_string())? {
        true => Err(format!(
            "{name} was changed after palmares wrote it; run the command that wrote it again. Corrections belong in the returns"
        )),
        false => Ok(()),
    }
}

/// The amendment of an input: the file, or in the folder of `palmares diff`.
fn amendment_of(input: &Path) -> Option<PathBuf> {
    if input.is_dir() {
        return amendment_in_folder(input).filter(|_| is_palmares_output(input));
    }
    let ending = input.extension()?.to_str()?;
    ending.eq_ignore_ascii_case("csv").then(|| input.to_path_buf())
}

fn of_amendment(claims: &mut AwardClaims, path: &Path) -> Result<(), ReconcileError> {
    let failed = |why: String| ReconcileError::Amendment(path.to_path_buf(), why);
    let file = std::fs::File::open(path).map_err(|why| failed(why.to_string()))?;
    amendments::add_amendment(claims, &name_of(path), file).map_err(failed)
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
