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
mod damage;
mod deals;
mod entries;
mod events;
mod finder;
mod forbidden;
mod foreign_return;
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
pub mod misread_problems;
mod missing_results;
mod nearest;
pub mod number;
mod number_words;
mod open_workbook;
mod other_events;
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
mod unlike_numbers;
mod unread_cells;
mod unread_columns;
pub mod usebio;

use adopt::{FittedSheet, Layouts, split_cells, translate};
use model::form::{CompetitionColumn, FormColumn, GUIDE_SHEET, Key, MemberColumn, ROW_SHEETS};
use model::names::folded;
use model::problem::{Problem, ProblemDetail, ProblemPlace, Severity};
use model::{CellValue, EarlierAdditions, Event, EventKind, Return, State, WorkbookCopy};

use cells::CellReader;
use events::EventsById;
pub use foreign_return::{open as open_foreign, struck_through_problems};
pub use imported::ImportedReturn;
pub use known_players::read as read_known;
pub use model::dates;
use proved_sheet::OwnSheet;
pub use register::{DecisionReading, RegisterReading, read as read_register, read_decisions};
pub use scoring_pads::{
    PadFileKind, SNIFF_LENGTH as PADS_BEGINNING, read as import_pads, read_hands,
};
use settings::Settings;
use sheet_copies::ReadAs;
pub use trf::{read as read_report, sheets_from_report as sheets_of_report, unsupported_records};
pub use usebio::{
    encode_like as usebio_with_text, is_usebio, read as import_usebio, read_points as usebio_points,
};

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
pub fn read(bytes: &[u8], settings: &Settings) -> ReturnReading {
    read_with_layouts(bytes, settings, &Layouts::default())
}

/// The same, where a sheet of the club's own can be read by one of some layouts.
pub fn read_with_layouts(bytes: &[u8], settings: &Settings, layouts: &Layouts) -> ReturnReading {
    if is_usebio(bytes) {
        return read_imported(import_usebio(bytes, None), settings);
    }
    if let Some(kind) = PadFileKind::recognise(bytes) {
        return read_pads(kind, bytes, settings);
    }
    match OpenedReturn::open(bytes, layouts) {
        Ok(fitting) => read_opened(fitting, bytes, settings),
        Err(trouble) => {
            ReturnReading { problems: vec![Problem::for_file(trouble)], ..ReturnReading::default() }
        }
    }
}

/// The events alone. In workbooks, likely errors are not looked for, and the state of an event does
/// not say whether there are any.
pub fn read_events(bytes: &[u8], settings: &Settings, layouts: &Layouts) -> Vec<Event> {
    match is_usebio(bytes) || PadFileKind::recognise(bytes).is_some() {
        true => read_with_layouts(bytes, settings, layouts).returned.events,
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
    fitted: Result<Option<FittedSheet>, ProblemDetail>,
    /// What an earlier annotation added.
    earlier: EarlierAdditions,
}

impl OpenedReturn {
    /// Opens a file that is no USEBIO file.
    pub fn open(bytes: &[u8], layouts: &Layouts) -> Result<OpenedReturn, ProblemDetail> {
        let (mut opened, refused) = match open_workbook::open(bytes) {
            Ok(opened) => (opened, None),
            Err(trouble) => match open_workbook::open_any(bytes) {
                Ok(opened) => (opened, Some(trouble)),
                Err(_) => return Err(trouble),
            },
        };
        let earlier = annotated::strip(&mut opened.workbook_copy);
        let is_ours = |name: &str| is_event(name) || competitions::is_sheet(name);
        let ours = opened.workbook_copy.sheets.iter().any(|sheet| is_ours(&sheet.name));
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
            Ok(Some(fitted)) => {
                events_in(&translate(&split_cells(copy), &fitted.found).sheets, settings)
            }
            Ok(None) => {
                let plain = events_in(copy, settings);
                let proved = (!self.ours && names_no_event(&plain))
                    .then(|| proved_sheet::read(copy, settings));
                match proved {
                    Some(OwnSheet::Proved(reading)) => *reading,
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
pub fn read_opened(fitting: OpenedReturn, bytes: &[u8], settings: &Settings) -> ReturnReading {
    let OpenedReturn { opened, refused, page, ours, fitted, earlier } = fitting;
    let rebuilt = open_workbook::rebuilt(bytes, &opened);
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
    missing_results::gather(&mut reading.problems);
    reading.patched = rebuilt.is_none().then_some(earlier);
    reading.problems.extend(open_workbook::faults_of(&opened, rebuilt, is_workbook));
    doubt(&mut reading.returned.events, &reading.problems);
    reading.workbook_copy = Some(match reading.workbook_copy {
        Some(made) => foreign_return::append_own_sheets(made, opened.workbook_copy),
        None => opened.workbook_copy,
    });
    reading
}

/// Whether a sheet describes events.
fn is_event(name: &str) -> bool {
    matches!(folded(name).as_str(), "event" | "events")
}

/// Reads a sheet of the club's own by a layout. The copy is that of the return alone; problems
/// are at the club's cells, behind it.
fn read_by(fitted: &FittedSheet, copy: &WorkbookCopy, settings: &Settings) -> ReturnReading {
    let parted = split_cells(copy);
    let made = translate(&parted, &fitted.found);
    let unread = foreign_return::unread_content(fitted, copy, &parted, &made);
    let mut made = made.with_original_addresses(&parted);
    let mut reading = interpret(&made.sheets, settings);
    made.add_remark_notes();
    foreign_return::move_to_club_cells(&mut reading.problems, &made);
    reading.problems.extend(unread);
    reading.problems.push(Problem::for_file(foreign_return::layout_notice(fitted)));
    reading.workbook_copy = Some(made.sheets);
    reading
}

/// Whether nothing says what event a workbook is of.
fn names_no_event(reading: &ReturnReading) -> bool {
    reading.problems.iter().any(|problem| problem.trouble.is::<problems::NoEventSheet>())
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
            false => plain_text::trouble(copy).unwrap_or_else(|| refused.clone()),
        })
    };
    let told = match proved_sheet::read(copy, settings) {
        OwnSheet::Proved(reading) => return *reading,
        OwnSheet::Recognised(trouble) => Some(trouble),
        OwnSheet::Unknown => by_itself(),
    };
    if let Some(trouble) = told {
        plain.problems.retain(|problem| {
            !problem.trouble.is::<problems::NoEventSheet>()
                && !problem.trouble.is::<problems::UnknownSheet>()
                && !problem.trouble.is::<problems::SheetFound>()
                && !sheet_copies::is_of_copy(problem)
        });
        plain.problems.push(Problem::for_file(trouble));
    }
    plain
}

/// Reads a file of pads or a platform. Settings say of its pairs whether they are teams, and how
/// the boards were scored.
fn read_pads(kind: PadFileKind, bytes: &[u8], settings: &Settings) -> ReturnReading {
    let mut reading =
        read_imported(import_pads(kind, bytes, None, settings.events_are_teams()), settings);
    for event in &reading.returned.events {
        if event.scoring().is_none() && event.kind() != EventKind::Teams {
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
    missing_results::leave_out(&mut reading.problems, &awaited);
    missing_results::gather(&mut reading.problems);
    reading.problems.extend(problems);
    doubt(&mut reading.returned.events, &reading.problems);
    reading.workbook_copy = Some(workbook_copy);
    reading
}

/// The copy of a workbook's sheets, uninterpreted.
pub fn open(bytes: &[u8]) -> Result<WorkbookCopy, ProblemDetail> {
    open_workbook::open(bytes).map(|opened| opened.workbook_copy)
}

/// The sheets of the form that a workbook has, by index.
#[derive(Default)]
struct Sheets {
    event: Option<(u16, bool)>,
    rows: Vec<Option<u16>>,
}

impl Sheets {
    /// Each sheet of the form with the sheet that is read as it.
    fn read_as(&self, workbook_copy: &WorkbookCopy) -> Vec<ReadAs> {
        let rows = ROW_SHEETS.iter().copied().zip(self.rows.iter().copied());
        let event = (Key::FORM, self.event.map(|(index, _)| index));
        let members = (MemberColumn::FORM, register::sheet_of::<MemberColumn>(workbook_copy));
        let competitions = (CompetitionColumn::FORM, competitions::sheet_of(workbook_copy));
        let asked = competitions.1.map(|_| competitions);
        rows.chain([event, members]).chain(asked).collect()
    }
}

/// Finds the sheets of the form; others get a note.
fn find_sheets(workbook_copy: &WorkbookCopy, problems: &mut Vec<Problem>) -> Sheets {
    let mut sheets = Sheets { event: None, rows: vec![None; ROW_SHEETS.len()] };
    for (index, sheet) in (0u16..).zip(&workbook_copy.sheets) {
        let name = folded(&sheet.name);
        let many = name == "events";
        let slot = ROW_SHEETS.iter().position(|form| folded(form.name) == name);
        let first = match slot {
            _ if many || name == "event" => {
                sheets.event.replace((index, many)).map(|(first, _)| first)
            }
            Some(slot) => sheets.rows[slot].replace(index),
            None if name == folded(GUIDE_SHEET) || name == folded(MemberColumn::FORM.name) => None,
            None if competitions::is_sheet(&name) || name == folded(trf::EXTRA_SHEET) => None,
            None => {
                if sheet.cells.iter().any(|cell| cell.value != CellValue::Blank) {
                    let known = ROW_SHEETS.iter().map(|form| form.name).chain(["Event", "Events"]);
                    let trouble = problems::UnknownSheet {
                        nearest: nearest::nearest_name(&sheet.name, known),
                        texts: quoted_cells::quoted(sheet.cells.iter()),
                    };
                    problems.push(Problem::new(trouble, ProblemPlace::Sheet(index)));
                }
                None
            }
        };
        // The first of two sheets for one thing is used.
        if let Some(first) = first {
            match slot {
                Some(slot) => sheets.rows[slot] = Some(first),
                None => {
                    sheets.event = Some((
                        first,
                        folded(&workbook_copy.sheets[usize::from(first)].name) == "events",
                    ))
                }
            }
            let first = workbook_copy.sheets[usize::from(first)].name.clone();
            problems
                .push(Problem::new(problems::RepeatedSheet { first }, ProblemPlace::Sheet(index)));
        }
    }
    sheets
}

/// Reads the sheets of a return, and looks for likely errors.
fn interpret(workbook_copy: &WorkbookCopy, settings: &Settings) -> ReturnReading {
    let mut reading = events_in(workbook_copy, settings);
    plausibility::check(&reading.returned.events, &mut reading.problems);
    reading
}

/// Reads the sheets of a return.
fn events_in(workbook_copy: &WorkbookCopy, settings: &Settings) -> ReturnReading {
    let mut reader = CellReader::new(workbook_copy);
    let mut sheets = find_sheets(workbook_copy, &mut reader.problems);
    find_results(workbook_copy, &mut sheets, &mut reader.problems);
    sheet_copies::report_copies(
        workbook_copy,
        &sheets.read_as(workbook_copy),
        &mut reader.problems,
    );
    let events = match sheets.event {
        Some((index, true)) => {
            Ok(EventsById::from_rows(workbook_copy, index, settings, &mut reader))
        }
        Some((index, false)) => {
            Ok(EventsById::from_keys(workbook_copy, index, settings, &mut reader))
        }
        None => without_event_sheet(workbook_copy, &sheets, settings, &mut reader),
    };
    let asked = competitions::sheet_of(workbook_copy);
    let competitions = asked
        .map(|index| competitions::read(workbook_copy, index, &mut reader))
        .unwrap_or_default();
    let mut events = match events {
        Ok(events) => events,
        Err(trouble) => {
            reader.problems.push(Problem::for_file(trouble));
            return ReturnReading { problems: reader.finish(), ..ReturnReading::default() };
        }
    };
    read_rows(workbook_copy, &sheets, settings, &mut events, &mut reader);
    other_events::report_other_events(workbook_copy, &events.events, &mut reader.problems);
    unread_cells::on_own_sheets(workbook_copy, &mut reader.problems);
    settings.put_forename_first(&mut events.events);
    let mut problems = reader.finish();
    for event in &mut events.events {
        settings.name_players(event, &mut problems);
        settings.deal(event, &mut problems);
    }
    members::check(workbook_copy, &mut events.events, &mut problems);
    members::enter(workbook_copy, settings, &mut events.events, &mut problems);
    for event in &mut events.events {
        settings.check_season(event, &mut problems);
        if event.rules.is_none() && event.is_unanswered(Key::Rules) {
            problems.push(event.problem(problems::NoRules, Key::Rules));
        }
        events::check_tables(event, &mut problems);
        events::check_boards(event, &mut problems);
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
    sheets: &Sheets,
    settings: &Settings,
    reader: &mut CellReader<'_>,
) -> std::result::Result<EventsById, ProblemDetail> {
    let is_empty = sheets.rows.iter().all(Option::is_none);
    if is_empty && competitions::sheet_of(workbook_copy).is_some() {
        return Ok(EventsById::default());
    }
    if workbook_copy.sheets.iter().any(|sheet| folded(&sheet.name) == "members") {
        // Its sheets need no other problem.
        reader.problems.clear();
        return Err(problems::RegisterAmongReturns.into());
    }
    let has = |name: &str| {
        let slot = ROW_SHEETS.iter().position(|form| form.name == name);
        slot.is_some_and(|slot| sheets.rows[slot].is_some())
    };
    match sheets.rows.iter().flatten().min() {
        Some(index) => EventsById::from_settings(*index, settings, has("Boards"), reader),
        None => Err(problems::NoEventSheet.into()),
    }
}

/// Takes the only sheet with contestants and scores for the sheet `Results`, whatever its name, if
/// the workbook has no sheet of rows.
fn find_results(workbook_copy: &WorkbookCopy, sheets: &mut Sheets, problems: &mut Vec<Problem>) {
    let slot = ROW_SHEETS.iter().position(|form| form.name == "Results");
    let Some(slot) = slot.filter(|_| sheets.rows.iter().all(Option::is_none)) else { return };
    let others = (0u16..).zip(&workbook_copy.sheets).filter(|(index, sheet)| {
        let event = sheets.event.is_some_and(|(event, _)| event == *index);
        let name = folded(&sheet.name);
        let is_other = name == folded(GUIDE_SHEET) || name == folded(MemberColumn::FORM.name);
        !event && !is_other && !competitions::is_sheet(&name)
    });
    let found: Vec<_> = others
        .filter(|(index, sheet)| combined_sheet::find(sheet, *index, None).is_some())
        .collect();
    if let [(index, sheet)] = found[..] {
        sheets.rows[slot] = Some(index);
        problems.retain(|problem| problem.place != ProblemPlace::Sheet(index));
        let name = sheet.name.clone();
        problems
            .push(Problem::new(self::problems::SheetFound { name }, ProblemPlace::Sheet(index)));
    }
}

/// Reads the sheets of rows. Entries come first, since the others refer to them.
fn read_rows(
    workbook_copy: &WorkbookCopy,
    sheets: &Sheets,
    settings: &Settings,
    events: &mut EventsById,
    reader: &mut CellReader<'_>,
) {
    let sheet_of = |name: &str| {
        let slot = ROW_SHEETS.iter().position(|form| form.name == name)?;
        sheets.rows[slot]
    };
    reader.entries =
        sheet_of("Entries").filter(|index| entries::read(workbook_copy, *index, events, reader));
    later_stages::take_entries(&mut events.events);
    if let Some(index) = sheet_of("Results") {
        let scoring = results::typed_scoring(events);
        let find =
            || combined_sheet::find(&workbook_copy.sheets[usize::from(index)], index, scoring);
        match reader.entries.is_none().then(find).flatten() {
            Some(beside) => combined_sheet::read(workbook_copy, index, beside, events, reader),
            None => {
                let before = reader.problems.len();
                results::read(workbook_copy, index, events, reader);
                swapped_columns::report(workbook_copy, index, before, events, &mut reader.problems);
            }
        }
    }
    if let Some(index) = sheet_of("Adjustments") {
        results::read_adjustments(workbook_copy, index, events, reader);
    }
    if let Some(index) = sheet_of("Boards") {
        boards::read(workbook_copy, index, events, reader);
    }
    if let Some(index) = sheet_of("Deals") {
        deals::read(workbook_copy, index, events, reader);
    }
    if let Some(index) = sheet_of("Matches") {
        matches::read(workbook_copy, index, events, reader);
    }
    // Line-ups may refer to drawn rounds.
    if let Some(index) = sheet_of("Draw") {
        matches::read_draw(workbook_copy, index, events, reader);
    }
    if let Some(index) = sheet_of("Lineups") {
        lineups::read(workbook_copy, index, events, reader);
    }
    if let Some(index) = sheet_of("Forbidden") {
        forbidden::read(workbook_copy, index, events, reader);
    }
    groups::read(workbook_copy, ["Groups", "Prizes"].map(sheet_of), settings, events, reader);
    let drawn_from = ["Entries", "Boards", "Matches", "Draw", "Forbidden"].into_iter();
    let named = |index: u16| (index, workbook_copy.sheets[usize::from(index)].name.as_str().into());
    let drawn_from: Vec<(u16, Box<str>)> = drawn_from.filter_map(sheet_of).map(named).collect();
    for event in &mut events.events {
        event.drawn_from.clone_from(&drawn_from);
    }
    if let Some(index) = sheet_of("Games") {
        games::read(workbook_copy, index, events, reader);
    }
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
