//! Reads files: computes a return, reads and replays a Tournament Report File.

use std::path::Path;
use std::sync::Arc;

use rayon::prelude::*;

use super::files::read_file_bytes;
use super::find::{FoundReturn, FoundTournamentReport};
use super::layouts::layouts_for_file;
use adopt::problems::{FileDayDiffers, ReadByLayout, ReadByProof};
use adopt::{Layouts, conflicting_day};
use engine::awards::{ComputedEvent, SeasonContext, compute_events};
use model::problem::{
    DeclaredProblem, Problem, ProblemDetail, RenderedProblem, Severity, catch_panic,
    render_problems,
};
use model::season_competition::SeasonCompetition;
use model::{EarlierAdditions, Event, WorkbookCopy};
use returns::scoring_pads::problems::PadRefused;
use returns::settings::Settings;
use returns::trf::problems;
use returns::{ImportedReturn, OpenedReturn, PadFileKind, ReturnReading};
use swiss::Crosstable;
use swiss::replay::{DifferingRound, find_differing_rounds};
use swiss::trf::TournamentReport;

/// A return with all that was computed of it.
#[derive(Debug, Default)]
pub struct ComputedReturn {
    /// The copy of its sheets; `None` if the file is no readable workbook.
    pub workbook_copy: Option<WorkbookCopy>,
    /// Its events with scores, standings and awards.
    pub outcomes: Vec<ComputedEvent>,
    /// The competitions over many events that it asks for.
    pub competitions: Vec<Arc<SeasonCompetition>>,
    /// Its problems, in order.
    pub problems: Vec<RenderedProblem>,
    /// The workbook itself, if its annotated copy is made of it.
    pub original: Option<OriginalWorkbook>,
}

impl ComputedReturn {
    /// The errors that can be of an event: its own, and those of the return.
    pub fn errors_of_event(&self, event: &str) -> impl Iterator<Item = &RenderedProblem> {
        let own = move |told: &&RenderedProblem| told.event.is_empty() || told.event == event;
        self.problems.iter().filter(|told| told.severity == Severity::Error).filter(own)
    }
}

/// A workbook of which the annotated copy is made.
#[derive(Debug)]
pub struct OriginalWorkbook {
    pub bytes: Vec<u8>,
    /// What an earlier annotation added to it.
    pub earlier: EarlierAdditions,
}

/// Reads a return and computes its events. The settings answer what it leaves out. `context`: what
/// the season knows of them.
pub fn compute_return_file(
    file: &Path,
    settings: &Settings,
    context: &SeasonContext,
) -> ComputedReturn {
    match read_file_bytes(file) {
        Ok(bytes) => compute_asked(&bytes, settings, &layouts_for_file(file), context),
        Err(trouble) => ComputedReturn {
            problems: vec![RenderedProblem::for_file(trouble)],
            ..ComputedReturn::default()
        },
    }
}

/// The same of a return that was found among others.
pub fn compute_found_return(found: &FoundReturn, context: &SeasonContext) -> ComputedReturn {
    compute_found_from_bytes(found, read_file_bytes(&found.file), context)
}

/// The same, once its file was read.
pub(super) fn compute_found_from_bytes(
    found: &FoundReturn,
    bytes: Result<Vec<u8>, ProblemDetail>,
    context: &SeasonContext,
) -> ComputedReturn {
    match bytes {
        Ok(bytes) => {
            let read = || read_found(found, &bytes);
            let (mut computed, earlier) = compute_whole(read, context, None);
            computed.original = earlier.map(|earlier| OriginalWorkbook { bytes, earlier });
            computed
        }
        Err(trouble) => ComputedReturn {
            problems: vec![RenderedProblem::for_file(trouble)],
            ..ComputedReturn::default()
        },
    }
}

/// Reads a return; what was opened to see whether a layout fits is not opened again.
fn read_found(found: &FoundReturn, bytes: &[u8]) -> ReturnReading {
    let mut reading = match found.take_opened_return(bytes) {
        Some(opened) => returns::read_opened_return(opened, bytes, &found.settings),
        None => returns::read_return_with_layouts(bytes, &found.settings, &found.layouts),
    };
    let differs = day_of_name_differs(&reading, &found.file);
    reading.problems.extend(differs);
    reading
}

/// Tells that the name of a club's own sheet has another day than the sheet.
fn day_of_name_differs(reading: &ReturnReading, file: &Path) -> Option<Problem> {
    let is_own = |problem: &Problem| {
        problem.trouble.is_of_kind::<ReadByLayout>() || problem.trouble.is_of_kind::<ReadByProof>()
    };
    let [event] = &reading.returned.events[..] else { return None };
    let name = file.file_stem()?.to_string_lossy().replace('_', "-");
    let (day, last) = (event.date()?.to_string(), event.last_day()?.to_string());
    let other = conflicting_day(&name, &day, &last)?;
    let own = reading.problems.iter().any(is_own);
    own.then(|| Problem::for_file(FileDayDiffers { day, other }))
}

/// The events of a return, not computed.
pub(super) fn read_events_of_return(found: &FoundReturn) -> Vec<Event> {
    let Ok(bytes) = read_file_bytes(&found.file) else { return Vec::new() };
    let read = || match found.take_opened_return(&bytes) {
        Some(opened) => opened.events(&found.settings),
        None => returns::read_events(&bytes, &found.settings, &found.layouts),
    };
    catch_panic(read).unwrap_or_default()
}

/// The same of one return under several settings; the cells of a workbook are read once for all of
/// them.
pub(super) fn compute_return_per_settings(sides: &[&FoundReturn]) -> Vec<ComputedReturn> {
    let (alone, first) = (SeasonContext::default(), sides.first());
    let bytes = first.and_then(|found| read_file_bytes(&found.file).ok());
    let fitting = bytes.zip(first).and_then(|(bytes, found)| {
        let opened = found.take_opened_return(&bytes);
        let fitting =
            opened.or_else(|| OpenedReturn::open_for_rereading(&bytes, &found.layouts))?;
        Some((fitting, bytes))
    });
    let one = |found: &&FoundReturn| match &fitting {
        Some((fitting, bytes)) => {
            let read = || returns::read_opened_return(fitting.clone(), bytes, &found.settings);
            compute_whole(read, &alone, None).0
        }
        None => compute_found_return(found, &alone),
    };
    sides.iter().map(one).collect()
}

/// The same, with a given round of every event drawn instead of the next one. The workbook itself
/// comes along, if a round can be added to it.
pub fn compute_return_drawing_round(
    file: &Path,
    settings: &Settings,
    round: Option<u16>,
) -> ComputedReturn {
    match read_file_bytes(file) {
        Ok(bytes) => {
            let (mut computed, earlier) =
                compute_bytes_drawing_round(&bytes, file, settings, round);
            computed.original = earlier.map(|earlier| OriginalWorkbook { bytes, earlier });
            computed
        }
        Err(trouble) => ComputedReturn {
            problems: vec![RenderedProblem::for_file(trouble)],
            ..ComputedReturn::default()
        },
    }
}

/// The same from the bytes of a file.
pub(super) fn compute_bytes_drawing_round(
    bytes: &[u8],
    file: &Path,
    settings: &Settings,
    round: Option<u16>,
) -> (ComputedReturn, Option<EarlierAdditions>) {
    let layouts = layouts_for_file(file);
    compute_whole(
        || returns::read_return_with_layouts(bytes, settings, &layouts),
        &SeasonContext::default(),
        round,
    )
}

/// The sheets for a USEBIO file, with `rules` filled in, and its problems; no sheets if it is
/// unreadable.
pub fn import_usebio_file(
    file: &Path,
    rules: Option<&'static str>,
) -> (Option<WorkbookCopy>, Vec<RenderedProblem>) {
    import(file, |bytes| returns::import_usebio(bytes, rules))
}

/// The same for a file of scoring pads or of an online platform.
pub fn import_scoring_pads(
    file: &Path,
    rules: Option<&'static str>,
) -> (Option<WorkbookCopy>, Vec<RenderedProblem>) {
    import(file, |bytes| match PadFileKind::recognise(bytes) {
        Some(kind) => returns::import_scoring_pad_file(kind, bytes, rules, false),
        None => {
            let why = "it is not a file from scoring pads, a platform or a scoring program that palmares knows";
            Err(PadRefused { why: why.to_string() }.into())
        }
    })
}

fn import(
    file: &Path,
    read: impl Fn(&[u8]) -> Result<ImportedReturn, ProblemDetail>,
) -> (Option<WorkbookCopy>, Vec<RenderedProblem>) {
    match read_file_bytes(file).and_then(|bytes| catch_panic(|| read(&bytes))?) {
        Ok(ImportedReturn { workbook_copy, problems, .. }) => {
            let problems = render_problems(&problems, Some(&workbook_copy));
            (Some(workbook_copy), problems)
        }
        Err(trouble) => (None, vec![RenderedProblem::for_file(trouble)]),
    }
}

/// A Tournament Report File.
#[derive(Debug, Default)]
pub struct TournamentReportReading {
    /// Its content; `None` if it cannot be opened.
    pub report: Option<TournamentReport>,
    /// Its problems, in order.
    pub problems: Vec<RenderedProblem>,
}

impl TournamentReportReading {
    /// The report, if it has no errors.
    pub fn error_free_report(&self) -> Option<&TournamentReport> {
        let errors = self.problems.iter().any(|told| told.severity == Severity::Error);
        self.report.as_ref().filter(|_| !errors)
    }

    /// Says how bad wrong points are: draws do not use them, but a checked report must have them right.
    fn weigh_points(&mut self, severity: Severity) {
        let code = problems::Points::DECLARATION.code;
        let points = self.problems.iter_mut().filter(|told| told.code == code);
        points.for_each(|told| told.severity = severity);
    }
}

/// Reads a Tournament Report File.
pub fn read_tournament_report_file(file: &Path) -> TournamentReportReading {
    let read = read_file_bytes(file).and_then(|bytes| {
        catch_panic(|| returns::read_tournament_report(&bytes)).map_err(ProblemDetail::from)
    });
    match read {
        Ok((report, problems)) => {
            let problems = render_problems(&problems, None);
            let mut reported = TournamentReportReading { report: Some(report), problems };
            reported.weigh_points(Severity::Warning);
            reported
        }
        Err(trouble) => TournamentReportReading {
            report: None,
            problems: vec![RenderedProblem::for_file(trouble)],
        },
    }
}

/// The sheets for a Tournament Report File, with `rules` filled in, and its problems; no sheets if
/// it is unreadable.
pub fn import_trf_file(
    file: &Path,
    rules: Option<&'static str>,
) -> (Option<WorkbookCopy>, Vec<RenderedProblem>) {
    let TournamentReportReading { report, mut problems } = read_tournament_report_file(file);
    let report = report.filter(|report| !report.table.contestants.is_empty());
    problems.extend(
        report.iter().flat_map(|report| {
            render_problems(&returns::unsupported_record_problems(report), None)
        }),
    );
    (report.map(|report| returns::sheets_from_trf(&report, rules)), problems)
}

/// A replayed Tournament Report File.
#[derive(Debug)]
pub struct ReplayedReport {
    pub reported: TournamentReportReading,
    /// The number of rounds drawn again.
    pub rounds: usize,
    /// The rounds that the rules draw differently.
    pub disagreements: Vec<DifferingRound>,
}

/// Replays the rounds of each report, in parallel. Skips reports with errors.
pub fn replay_tournament_reports(found: &[FoundTournamentReport]) -> Vec<ReplayedReport> {
    found.par_iter().map(|found| replay_report(&found.file)).collect()
}

fn replay_report(file: &Path) -> ReplayedReport {
    let mut reported = read_tournament_report_file(file);
    if let Some(told) = reported.error_free_report().and_then(returns::trf::round_not_drawn_problem)
    {
        reported.problems.extend(render_problems(&[told], None));
    }
    let drawn = reported.error_free_report().map(redrawn);
    let (rounds, disagreements) = drawn.unwrap_or(Ok((0, Vec::new()))).unwrap_or_else(|trouble| {
        reported.problems.push(RenderedProblem::for_file(trouble));
        (0, Vec::new())
    });
    let places = reported.error_free_report().map(|report| {
        catch_panic(|| render_problems(&returns::trf::wrong_place_problems(report), None))
            .unwrap_or_else(|trouble| vec![RenderedProblem::for_file(trouble)])
    });
    reported.problems.extend(places.unwrap_or_default());
    reported.weigh_points(Severity::Error);
    ReplayedReport { reported, rounds, disagreements }
}

/// The number of rounds of a report that were drawn again, and those that the rules draw differently;
/// no round of a system that is not drawn.
fn redrawn(report: &TournamentReport) -> Result<(usize, Vec<DifferingRound>), ProblemDetail> {
    if report.why_not_drawn().is_some() {
        return Ok((0, Vec::new()));
    }
    if let Some((preferences, table)) =
        report.team_colour_preferences().zip(report.team_crosstable())
    {
        let draw = |before: &Crosstable| swiss::team_swiss::draw_team_round(before, preferences);
        return catch_panic(|| (table.played, find_differing_rounds(&table, draw)))
            .map_err(ProblemDetail::from);
    }
    // Without a planned number of rounds the file's own is used.
    let table = report.crosstable_for_draw(Some(report.table.played)).map_err(|why| {
        let (code, why) = ("192".to_string(), why.to_string());
        ProblemDetail::from(problems::Record { code, why })
    })?;
    catch_panic(|| (table.played, find_differing_rounds(&table, swiss::dutch::draw)))
        .map_err(ProblemDetail::from)
}

/// The same from the bytes of a return.
pub fn compute_return_from_bytes(
    bytes: &[u8],
    settings: &Settings,
    context: &SeasonContext,
) -> ComputedReturn {
    compute_asked(bytes, settings, &Layouts::default(), context)
}

fn compute_asked(
    bytes: &[u8],
    settings: &Settings,
    layouts: &Layouts,
    context: &SeasonContext,
) -> ComputedReturn {
    compute_whole(|| returns::read_return_with_layouts(bytes, settings, layouts), context, None).0
}

/// Computes what was read; with what an earlier annotation added, if the workbook can be added to.
fn compute_whole(
    read: impl FnOnce() -> ReturnReading,
    context: &SeasonContext,
    round: Option<u16>,
) -> (ComputedReturn, Option<EarlierAdditions>) {
    let work = || {
        let ReturnReading { workbook_copy, mut returned, mut problems, patched } = read();
        if let Some(round) = round {
            returned.events.iter_mut().for_each(|event| event.request_draw_of_round(round));
        }
        let outcomes = compute_events(returned.events, context, &mut problems);
        let problems = render_problems(&problems, workbook_copy.as_ref());
        let competitions = returned.competitions;
        (
            ComputedReturn { problems, workbook_copy, outcomes, competitions, original: None },
            patched,
        )
    };
    // An internal fault in one return must not affect the others.
    catch_panic(work).unwrap_or_else(|fault| {
        let problems = vec![RenderedProblem::for_file(fault)];
        (ComputedReturn { problems, ..ComputedReturn::default() }, None)
    })
}
