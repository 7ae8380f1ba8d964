//! Reads a workbook into model values and problems.
//!
//! The crate `workbook` detects the kind of workbook, guards against hostile ones and streams the
//! cells into a [`WorkbookCopy`]. Then: find the sheets and headings of the form, read each cell in
//! its column's kind, add the rows to their events, check across rows, and warn of likely typing
//! errors (`plausibility`). Every step adds problems; none stops.
//!
//! `usebio/` lays a USEBIO file out as such a [`WorkbookCopy`], `scoring_pads/` the files of scoring pads and
//! online platforms. `trf/` turns a Tournament Report File
//! into a crosstable for draws and checks, or into the sheets of a return.
//!
//! Scoring, ranking and awards are elsewhere.

mod annotated;
mod answers;
mod artificial_scores;
mod boards;
mod cells;
mod column_above;
mod combined_sheet;
pub mod competitions;
mod courtesy_lines;
mod deals;
mod entries;
mod entry_finder;
mod events;
mod forbidden;
mod foreign_return;
mod form_sheets;
mod games;
pub mod groups;
mod heading_names;
mod headings;
mod imported;
mod known_players;
mod later_stages;
mod line_scores;
mod lineups;
mod matches;
mod members;
mod missing_results;
mod mistaken_dates;
mod nearest;
pub mod number;
mod number_words;
mod open_workbook;
mod other_events;
pub mod overlooked_content_problems;
mod plain_text;
pub mod plausibility;
pub mod problems;
mod proved_sheet;
mod quoted_cells;
mod ratings;
pub mod register;
mod remark_cells;
mod remarks;
mod results;
mod rows_left_out;
pub mod scoring_pads;
pub mod settings;
mod sheet_copies;
mod struck_out;
mod swapped_columns;
mod table;
mod totals_row;
pub mod trf;
mod uncalculated_formulas;
mod unlike_numbers;
mod unread_cells;
mod unread_columns;
pub mod usebio;

use adopt::{Layouts, SheetReadByLayout, return_from_recognised, split_combined_cells};
use model::form::Key;
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail, ProblemPlace, Severity};
use model::{EarlierAdditions, Event, EventKind, Return, State, WorkbookCopy};

use cells::CellReader;
use events::EventsById;
pub use foreign_return::{open_foreign_file, struck_or_uncalculated_cells};
use form_sheets::FormSheets;
pub use imported::ImportedReturn;
pub use known_players::read_known_players;
pub use model::typed_dates;
use proved_sheet::WorkbookWithoutLayout;
pub use register::{DecisionReading, RegisterReading, read_decisions, read_register};
pub use scoring_pads::{PAD_SNIFF_BYTES, PadFileKind, import_scoring_pad_file, read_pbn_hands};
use settings::Settings;
pub use trf::{read_tournament_report, sheets_from_trf, unsupported_record_problems};
use uncalculated_formulas::clear_uncalculated_zeros;
pub use uncalculated_formulas::is_formula_of_cells;
pub use usebio::{encode_like_usebio_file, import_usebio, is_usebio, read_usebio_points};

/// A return, as far as readable.
#[derive(Debug, Default)]
pub struct ReturnReading {
    /// The copy of its sheets; `None` if the file is not a readable workbook.
    pub workbook_copy: Option<WorkbookCopy>,
    /// The events of the return with all that could be read of them.
    pub returned: Return,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
    /// What an earlier annotation added, if a new one can be added to the workbook itself.
    pub patched: Option<EarlierAdditions>,
}

/// Reads the bytes of a workbook or USEBIO file. The settings answer what its events leave out.
pub fn read_return(bytes: &[u8], settings: &Settings) -> ReturnReading {
    read_return_with_layouts(bytes, settings, &Layouts::default())
}

/// The same, where a sheet of the club's own can be read by one of some layouts.
pub fn read_return_with_layouts(
    bytes: &[u8],
    settings: &Settings,
    layouts: &Layouts,
) -> ReturnReading {
    if is_usebio(bytes) {
        return read_imported(import_usebio(bytes, None), settings);
    }
    if let Some(kind) = PadFileKind::recognise(bytes) {
        return read_pads(kind, bytes, settings);
    }
    match OpenedReturn::open(bytes, layouts) {
        Ok(fitting) => read_opened_return(fitting, bytes, settings),
        Err(trouble) => {
            ReturnReading { problems: vec![Problem::for_file(trouble)], ..ReturnReading::default() }
        }
    }
}

/// The events alone. In workbooks, likely errors are not looked for, and the state of an event does
/// not say whether there are any.
pub fn read_events(bytes: &[u8], settings: &Settings, layouts: &Layouts) -> Vec<Event> {
    match is_usebio(bytes) || PadFileKind::recognise(bytes).is_some() {
        true => read_return_with_layouts(bytes, settings, layouts).returned.events,
        false => OpenedReturn::open(bytes, layouts)
            .map_or_else(|_| Vec::new(), |fitting| fitting.events(settings)),
    }
}

/// A file that was opened to see whether a layout fits.
#[derive(Debug, Clone)]
pub struct OpenedReturn {
    opened: workbook::OpenedWorkbook,
    /// Why it is no workbook, where it holds tables nevertheless.
    refused: Option<ProblemDetail>,
    /// Whether it is a web page.
    page: bool,
    /// Whether it is a return of ours.
    ours: bool,
    fitted: Result<Option<SheetReadByLayout>, ProblemDetail>,
    /// What an earlier annotation added.
    earlier: EarlierAdditions,
}

impl OpenedReturn {
    /// Opens a file that is no USEBIO file.
    pub fn open(bytes: &[u8], layouts: &Layouts) -> Result<OpenedReturn, ProblemDetail> {
        let (mut opened, refused) = match open_workbook::open_return(bytes) {
            Ok(opened) => (opened, None),
            Err(trouble) => match open_workbook::open_any_tables(bytes) {
                Ok(opened) => (opened, Some(trouble)),
                Err(_) => return Err(trouble),
            },
        };
        let earlier = annotated::strip_annotation(&mut opened.workbook_copy);
        let is_ours = |name: &str| is_event(name) || competitions::is_competitions_sheet(name);
        let ours = opened.workbook_copy.sheets.iter().any(|sheet| is_ours(&sheet.name));
        if !ours {
            clear_uncalculated_zeros(&mut opened.workbook_copy);
        }
        let fitted = if ours { Ok(None) } else { layouts.find_layout(&opened.workbook_copy) };
        let page = bytes.trim_ascii_start().starts_with(b"<");
        Ok(OpenedReturn { opened, refused, page, ours, fitted, earlier })
    }

    /// Opens a file to read it several times; `None` for files that are no workbooks.
    pub fn open_for_rereading(bytes: &[u8], layouts: &Layouts) -> Option<OpenedReturn> {
        let is_workbook = !is_usebio(bytes) && PadFileKind::recognise(bytes).is_none();
        is_workbook.then(|| OpenedReturn::open(bytes, layouts).ok()).flatten()
    }

    /// Its events. Likely errors are not looked for, and the state of an event does not say whether
    /// there are any.
    pub fn events(&self, settings: &Settings) -> Vec<Event> {
        let copy = &self.opened.workbook_copy;
        let reading = match &self.fitted {
            Ok(Some(fitted)) => events_in(
                &return_from_recognised(&split_combined_cells(copy), &fitted.found).sheets,
                settings,
            ),
            Ok(None) => {
                let plain = events_in(copy, settings);
                let proved = (!self.ours && names_no_event(&plain))
                    .then(|| proved_sheet::read_workbook_without_layout(copy, settings));
                match proved {
                    Some(WorkbookWithoutLayout::Proved(reading)) => *reading,
                    _ => plain,
                }
            }
            Err(_) => ReturnReading::default(),
        };
        reading.returned.events
    }

    /// Whether it is of the make of a layout, or was.
    pub fn matches_layout(&self) -> bool {
        !matches!(self.fitted, Ok(None))
    }
}

/// Why nothing is added to a workbook whose sheets are the club's own.
const LAID_OUT: &str = "its sheets were laid out as a return";

/// Reads a file that was opened; `bytes` are its own.
pub fn read_opened_return(
    fitting: OpenedReturn,
    bytes: &[u8],
    settings: &Settings,
) -> ReturnReading {
    let OpenedReturn { opened, refused, page, ours, fitted, earlier } = fitting;
    let rebuilt = open_workbook::rebuilt_copy_reason(bytes, &opened);
    let mut reading = match &fitted {
        Ok(Some(fitted)) => read_by(fitted, &opened.workbook_copy, settings),
        Ok(None) => {
            let copy = &opened.workbook_copy;
            let plain = interpret(copy, settings);
            match ours || !names_no_event(&plain) {
                true => plain,
                false => read_foreign(plain, copy, settings, refused.as_ref(), page),
            }
        }
        Err(trouble) => ReturnReading {
            problems: vec![Problem::for_file(trouble.clone())],
            ..ReturnReading::default()
        },
    };
    let is_workbook = refused.is_none();
    let laid_out = reading.workbook_copy.is_some();
    let rebuilt = rebuilt.or_else(|| laid_out.then(|| LAID_OUT.to_string()));
    missing_results::merge_missing_result_problems(&mut reading.problems);
    reading.patched = rebuilt.is_none().then_some(earlier);
    reading.problems.extend(open_workbook::workbook_fault_problems(&opened, rebuilt, is_workbook));
    doubt(&mut reading.returned.events, &reading.problems);
    reading.workbook_copy = Some(match reading.workbook_copy {
        Some(made) => foreign_return::append_original_sheets(made, opened.workbook_copy),
        None => opened.workbook_copy,
    });
    reading
}

/// Whether a sheet describes events.
fn is_event(name: &str) -> bool {
    matches!(folded_name(name).as_str(), "event" | "events")
}

/// Reads a sheet of the club's own by a layout. The copy is that of the return alone; problems
/// are at the club's cells, behind it.
fn read_by(fitted: &SheetReadByLayout, copy: &WorkbookCopy, settings: &Settings) -> ReturnReading {
    let parted = split_combined_cells(copy);
    let made = return_from_recognised(&parted, &fitted.found);
    let unread = foreign_return::unread_content_problems(fitted, copy, &parted, &made);
    let mut made = made.with_original_addresses(&parted);
    let mut reading = interpret(&made.sheets, settings);
    made.add_remark_notes();
    foreign_return::move_problems_to_club_cells(&mut reading.problems, &made);
    reading.problems.extend(unread);
    reading.problems.push(Problem::for_file(foreign_return::layout_notice(fitted)));
    reading.workbook_copy = Some(made.sheets);
    reading
}

/// Whether nothing says what event a workbook is of.
fn names_no_event(reading: &ReturnReading) -> bool {
    reading.problems.iter().any(|problem| problem.trouble.is_of_kind::<problems::NoEventSheet>())
}

/// Reads a workbook without an Event sheet as the sheet of the club's own that it proves to be, or
/// tells what it was recognised as. A text that is no table of an event is none at all. `plain`: what
/// it is by itself.
fn read_foreign(
    mut plain: ReturnReading,
    copy: &WorkbookCopy,
    settings: &Settings,
    refused: Option<&ProblemDetail>,
    page: bool,
) -> ReturnReading {
    let by_itself = || {
        refused.map(|refused| match page {
            true => refused.clone(),
            false => plain_text::text_with_table_problem(copy).unwrap_or_else(|| refused.clone()),
        })
    };
    let told = match proved_sheet::read_workbook_without_layout(copy, settings) {
        WorkbookWithoutLayout::Proved(reading) => return *reading,
        WorkbookWithoutLayout::Recognised(trouble) => Some(trouble),
        WorkbookWithoutLayout::Unknown => by_itself(),
    };
    if let Some(trouble) = told {
        plain.problems.retain(|problem| {
            !problem.trouble.is_of_kind::<problems::NoEventSheet>()
                && !problem.trouble.is_of_kind::<problems::UnknownSheet>()
                && !problem.trouble.is_of_kind::<problems::SheetFound>()
                && !sheet_copies::is_problem_of_copy(problem)
        });
        plain.problems.push(Problem::for_file(trouble));
    }
    plain
}

/// Reads a file of pads or a platform. Settings say of its pairs whether they are teams, and how
/// the boards were scored.
fn read_pads(kind: PadFileKind, bytes: &[u8], settings: &Settings) -> ReturnReading {
    let mut reading = read_imported(
        import_scoring_pad_file(kind, bytes, None, settings.events_are_teams()),
        settings,
    );
    for event in &reading.returned.events {
        if event.scoring().is_none() && event.contestant_kind() != EventKind::Teams {
            let trouble = scoring_pads::problems::PadScoring;
            reading.problems.push(event.problem(trouble, Key::Scoring));
        }
    }
    reading
}

/// Reads a file of another program by way of its workbook.
fn read_imported(
    imported: Result<ImportedReturn, ProblemDetail>,
    settings: &Settings,
) -> ReturnReading {
    let ImportedReturn { workbook_copy, problems, awaited } = match imported {
        Ok(imported) => imported,
        Err(trouble) => {
            return ReturnReading {
                problems: vec![Problem::for_file(trouble)],
                ..ReturnReading::default()
            };
        }
    };
    let mut reading = interpret(&workbook_copy, settings);
    missing_results::drop_missing_result_problems(&mut reading.problems, &awaited);
    missing_results::merge_missing_result_problems(&mut reading.problems);
    reading.problems.extend(problems);
    doubt(&mut reading.returned.events, &reading.problems);
    reading.workbook_copy = Some(workbook_copy);
    reading
}

/// The copy of a workbook's sheets, uninterpreted.
pub fn read_workbook_copy(bytes: &[u8]) -> Result<WorkbookCopy, ProblemDetail> {
    open_workbook::open_return(bytes).map(|opened| opened.workbook_copy)
}

/// Reads the sheets of a return, and looks for likely errors.
fn interpret(workbook_copy: &WorkbookCopy, settings: &Settings) -> ReturnReading {
    let mut reading = events_in(workbook_copy, settings);
    plausibility::check_plausibility(&reading.returned.events, &mut reading.problems);
    reading
}

/// Reads the sheets of a return.
fn events_in(workbook_copy: &WorkbookCopy, settings: &Settings) -> ReturnReading {
    let mut reader = CellReader::new(workbook_copy);
    let mut sheets = form_sheets::find_form_sheets(workbook_copy, &mut reader.problems);
    form_sheets::results_sheet_by_content(workbook_copy, &mut sheets, &mut reader.problems);
    sheet_copies::report_unread_form_copies(
        workbook_copy,
        &sheets.sheets_read_as_form(workbook_copy),
        &mut reader.problems,
    );
    let events = match sheets.event {
        Some((index, true)) => {
            Ok(EventsById::from_events_sheet(workbook_copy, index, settings, &mut reader))
        }
        Some((index, false)) => {
            Ok(EventsById::from_event_sheet(workbook_copy, index, settings, &mut reader))
        }
        None => without_event_sheet(workbook_copy, &sheets, settings, &mut reader),
    };
    let asked = competitions::competitions_sheet_index(workbook_copy);
    let competitions = asked
        .map(|index| competitions::read_competitions_sheet(workbook_copy, index, &mut reader))
        .unwrap_or_default();
    let mut events = match events {
        Ok(events) => events,
        Err(trouble) => {
            reader.problems.push(Problem::for_file(trouble));
            return ReturnReading { problems: reader.finish(), ..ReturnReading::default() };
        }
    };
    read_rows(workbook_copy, &sheets, settings, &mut events, &mut reader);
    other_events::warn_of_unread_event_sheets(workbook_copy, &events.events, &mut reader.problems);
    unread_cells::warn_of_text_on_own_sheets(workbook_copy, &mut reader.problems);
    unread_cells::warn_of_text_outside_cells(workbook_copy, &mut reader.problems);
    settings.put_forename_first(&mut events.events);
    let mut problems = reader.finish();
    for event in &mut events.events {
        settings.fill_player_names(event, &mut problems);
        settings.give_hands_to_event(event, &mut problems);
    }
    members::check_and_repair_member_numbers(workbook_copy, &mut events.events, &mut problems);
    members::give_members_to_events(workbook_copy, settings, &mut events.events, &mut problems);
    for event in &mut events.events {
        settings.report_event_outside_season(event, &mut problems);
        if event.rules.is_none() && event.is_key_unanswered(Key::Rules) {
            problems.push(event.problem(problems::NoRules, Key::Rules));
        }
        events::check_number_of_tables(event, &mut problems);
        events::check_boards_of_players(event, &mut problems);
    }
    ReturnReading {
        workbook_copy: None,
        returned: Return { events: events.events, competitions },
        problems,
        patched: None,
    }
}

/// The event of a workbook without a sheet for it: what the settings say.
fn without_event_sheet(
    workbook_copy: &WorkbookCopy,
    sheets: &FormSheets,
    settings: &Settings,
    reader: &mut CellReader<'_>,
) -> std::result::Result<EventsById, ProblemDetail> {
    let is_empty = sheets.rows.iter().all(Option::is_none);
    if is_empty && competitions::competitions_sheet_index(workbook_copy).is_some() {
        return Ok(EventsById::default());
    }
    if workbook_copy.sheets.iter().any(|sheet| folded_name(&sheet.name) == "members") {
        // Its sheets need no other problem.
        reader.problems.clear();
        return Err(problems::RegisterAmongReturns.into());
    }
    let of_boards = sheets.sheet_named("Boards").is_some();
    match sheets.rows.iter().flatten().min() {
        Some(index) => EventsById::from_settings(*index, settings, of_boards, reader),
        None => Err(problems::NoEventSheet.into()),
    }
}

/// Reads a sheet of rows into its events.
type ReadRows = fn(&WorkbookCopy, u16, &mut EventsById, &mut CellReader<'_>);

/// The sheets of rows that are read after the results, in their order.
const SHEETS_AFTER_RESULTS: [(&str, ReadRows); 7] = [
    ("Adjustments", results::read_adjustments_sheet),
    ("Boards", boards::read_boards_sheet),
    ("Deals", deals::read_deals_sheet),
    ("Matches", matches::read_matches_sheet),
    // Line-ups may refer to drawn rounds.
    ("Draw", matches::read_draw_sheet),
    ("Lineups", lineups::read_lineups_sheet),
    ("Forbidden", forbidden::read_forbidden_sheet),
];

/// Reads the sheets of rows. Entries come first, since the others refer to them.
fn read_rows(
    workbook_copy: &WorkbookCopy,
    sheets: &FormSheets,
    settings: &Settings,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let sheet_of = |name: &str| sheets.sheet_named(name);
    reader.entries = sheet_of("Entries")
        .filter(|index| entries::read_entries_sheet(workbook_copy, *index, events, reader));
    later_stages::take_entries_of_earlier_stage(&mut events.events);
    if let Some(index) = sheet_of("Results") {
        read_results(workbook_copy, index, events, reader);
    }
    for (name, read) in SHEETS_AFTER_RESULTS {
        if let Some(index) = sheet_of(name) {
            read(workbook_copy, index, events, reader);
        }
    }
    groups::read_groups_and_prizes(
        workbook_copy,
        ["Groups", "Prizes"].map(sheet_of),
        settings,
        events,
        reader,
    );
    let drawn_from = ["Entries", "Boards", "Matches", "Draw", "Forbidden"].into_iter();
    let named = |index: u16| (index, workbook_copy.sheets[usize::from(index)].name.as_str().into());
    let drawn_from: Vec<(u16, Box<str>)> = drawn_from.filter_map(sheet_of).map(named).collect();
    for event in &mut events.events {
        event.drawn_from.clone_from(&drawn_from);
    }
    if let Some(index) = sheet_of("Games") {
        games::read_games_sheet(workbook_copy, index, events, reader);
    }
}

/// Reads the sheet `Results`, which lists the contestants too where no other sheet does.
fn read_results(
    workbook_copy: &WorkbookCopy,
    index: u16,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let find = || {
        let sheet = &workbook_copy.sheets[usize::from(index)];
        let scoring = results::common_score_unit(events);
        combined_sheet::find_combined_headings(sheet, index, scoring)
    };
    if let Some(beside) = reader.entries.is_none().then(find).flatten() {
        combined_sheet::read_combined_sheet(workbook_copy, index, beside, events, reader);
        return;
    }
    let before = reader.problems.len();
    results::read_results_sheet(workbook_copy, index, events, reader);
    let problems = &mut reader.problems;
    swapped_columns::report_swapped_columns(workbook_copy, index, before, events, problems);
}

/// Marks events with an error as provisional. An error on a sheet of rows without an event may
/// concern any of them.
fn doubt(events: &mut [Event], problems: &[Problem]) {
    let errors = problems.iter().filter(|problem| problem.trouble.severity() == Severity::Error);
    for problem in errors {
        for event in events.iter_mut() {
            let concerned = match &problem.event {
                Some(id) => events::label_key(id) == events::label_key(&event.id),
                None => problem.place != ProblemPlace::File,
            };
            if concerned {
                event.lower_state(State::Provisional);
            }
        }
    }
}
