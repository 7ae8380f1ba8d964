//! Imports USEBIO, the XML of bridge scoring programs (versions 1.0 to 1.3), as sheets of a return.
//!
//! A file becomes the same copy of sheets as a workbook and is then read, checked and annotated
//! like one, so problems refer to sheets and cells of the imported workbook. Data without a place
//! in the form is reported as skipped. Names of elements follow the files of scoring programs.

mod boards;
mod hands;
mod kind;
mod matches;
mod participants;
mod points;
pub mod problems;
mod remarks;
mod scope;
mod text;
mod tree;
mod unread_elements;

use std::collections::HashSet;

use workbook::UsedLimits;

use model::form::{
    AdjustmentColumn, BoardColumn, DealColumn, EntryColumn, FormColumn, Key, LineupColumn,
    MatchColumn, ResultColumn,
};
use model::problem::{Problem, ProblemDetail, catch_panic};
use model::{Format, Movement, Scoring, StableSort, WorkbookCopy, serial_from_day};

use super::imported::ImportedReturn;
use super::typed_dates;
use adopt::return_sheets::{self, CellContent, ReturnSheetRow, ReturnSheetRows};

pub use points::{encode_like_usebio_file, read_usebio_points};

use boards::TravellerLineContext;
use kind::UsebioEventKind;
use matches::UsebioMatch;
use participants::UsebioParticipants;
use scope::UsebioEventPart;
use tree::UsebioElement;

/// The versions of USEBIO whose elements are known.
const VERSIONS: [&str; 4] = ["1.0", "1.1", "1.2", "1.3"];
/// The elements with the code for what the union charges.
const CHARGES: [&str; 2] = ["P2P_CHARGE_RATE", "EBU_CHARGE_CODE"];
/// The root element of a USEBIO file.
const ROOT: &str = "USEBIO";
/// The root element begins within this many bytes.
const BEGINNING: usize = 64 << 10;

/// Whether a file begins like a USEBIO file, or like an XML file truncated before its root element.
pub fn is_usebio(bytes: &[u8]) -> bool {
    const WORKBOOK: &[u8] = b"PK";
    if bytes.starts_with(WORKBOOK) {
        return false;
    }
    let text = text::decode_usebio_beginning(&bytes[..bytes.len().min(BEGINNING)]);
    let start = text.trim_start();
    if !start.starts_with('<') {
        return false;
    }
    match tree::root_element_name(&text) {
        Some(root) => root == ROOT,
        None => start.starts_with("<?xml") || start.contains("USEBIO"),
    }
}

/// Reads a USEBIO file. `rules` becomes the rule set, which USEBIO cannot name.
pub fn import_usebio(
    bytes: &[u8],
    rules: Option<&'static str>,
) -> Result<ImportedReturn, ProblemDetail> {
    catch_panic(|| imported(bytes, rules))?
}

fn imported(bytes: &[u8], rules: Option<&'static str>) -> Result<ImportedReturn, ProblemDetail> {
    let text = text::decode_usebio(bytes)?;
    let root = tree::parse_element_tree(&text)?;
    if *root.name != *ROOT {
        let why = format!("its root element is {}, not {ROOT}", root.name);
        return Err(problems::UsebioDamaged { line: root.line as usize, why }.into());
    }
    let events: Vec<&UsebioElement> = root.children_named("EVENT").collect();
    if events.is_empty() {
        let why = "it holds no EVENT".to_string();
        return Err(problems::UsebioDamaged { line: root.line as usize, why }.into());
    }
    let ids = ids_of(&events);
    let mut book = Book { several: events.len() > 1, ..Book::default() };
    let organiser = Organiser::from_element(&root);
    for (event, id) in events.iter().zip(ids) {
        book.add(&root, &organiser, event, &id, rules)?;
    }
    let version = root.child_text("Version").unwrap_or_default();
    let mut notes: Vec<ProblemDetail> = Vec::new();
    if !VERSIONS.contains(&version) {
        notes.push(problems::UsebioVersion { version: version.to_string() }.into());
    }
    notes.extend(unread_elements::unread_element_notes(&root));
    let problems = notes.into_iter().map(Problem::for_file).collect();
    Ok(ImportedReturn { workbook_copy: book.finish(), problems, awaited: Vec::new() })
}

/// The id of each event: its identifier, or its position if identifiers are absent or duplicate.
fn ids_of(events: &[&UsebioElement]) -> Vec<String> {
    let typed: Vec<&str> =
        events.iter().filter_map(|event| event.peek_child_text("EVENT_IDENTIFIER")).collect();
    let apart: HashSet<String> = typed.iter().map(|id| id.to_lowercase()).collect();
    if apart.len() == events.len() {
        return events
            .iter()
            .filter_map(|event| event.child_text("EVENT_IDENTIFIER"))
            .map(str::to_string)
            .collect();
    }
    (1..=events.len()).map(|number| number.to_string()).collect()
}

/// The sheets under construction.
#[derive(Default)]
struct Book {
    several: bool,
    used: UsedLimits,
    events: ReturnSheetRows<Key>,
    entries: ReturnSheetRows<EntryColumn>,
    results: ReturnSheetRows<ResultColumn>,
    boards: ReturnSheetRows<BoardColumn>,
    deals: ReturnSheetRows<DealColumn>,
    matches: ReturnSheetRows<MatchColumn>,
    lineups: ReturnSheetRows<LineupColumn>,
    adjustments: ReturnSheetRows<AdjustmentColumn>,
}

impl Book {
    fn add(
        &mut self,
        root: &UsebioElement,
        organiser: &Organiser,
        event: &UsebioElement,
        id: &str,
        rules: Option<&'static str>,
    ) -> Result<(), ProblemDetail> {
        let scopes = UsebioEventPart::parts_of_event(event);
        let mut kind = UsebioEventKind::from_element(event);
        let participants = UsebioParticipants::new(&scopes, kind);
        let matches = matches::usebio_matches(&scopes);
        let travellers = event.has_descendant("TRAVELLER_LINE");
        if kind.scoring == Some(Scoring::Matchpoints)
            && !travellers
            && participants.have_percentages()
        {
            kind.scoring = Some(Scoring::Percent);
        }
        let mut row = answers(organiser, event, &scopes, kind, rules);
        let boards = event.child_text("BOARDS_PLAYED").map(CellContent::number_or_text);
        let boards = boards.or_else(|| participants.most_boards().map(CellContent::Number));
        row.extend(boards.map(|boards| (Key::Boards, 1, boards)));
        row.push((Key::Event, 1, CellContent::text(id)));
        remarks::override_row_from_element(event, &mut row);
        row.arrange_by_key(|(key, _, _)| key.index());
        self.events.push(row, &mut self.used)?;

        participants.push_entry_rows(
            &self.named(EntryColumn::Event, id),
            &mut self.entries,
            &mut self.used,
        )?;
        self.add_results(event, kind, &participants, id)?;
        let named = self.named(AdjustmentColumn::Event, id);
        for row in remarks::embedded_rows_of_element::<AdjustmentColumn>(event) {
            self.adjustments.push([named.clone(), row].concat(), &mut self.used)?;
        }
        let named = self.named(MatchColumn::Event, id);
        for found in &matches {
            found.push_match_row(kind, &named, &mut self.matches, &mut self.used)?;
        }
        self.add_boards(&scopes, &matches, &participants, id)?;
        let named = self.named(DealColumn::Event, id);
        for row in hands::deals_sheet_rows(root, &scopes, &matches) {
            self.deals.push([named.clone(), row].concat(), &mut self.used)?;
        }
        let named = self.named(LineupColumn::Event, id);
        matches::push_lineup_rows(
            &matches,
            &participants,
            &named,
            &mut self.lineups,
            &mut self.used,
        )
    }

    /// The cell with the event of a row, if there are several events.
    fn named<C>(&self, column: C, id: &str) -> ReturnSheetRow<C> {
        if self.several { vec![(column, 1, CellContent::text(id))] } else { Vec::new() }
    }

    /// Adds the results of an event: those that its remarks repeat, else those of its contestants.
    fn add_results(
        &mut self,
        event: &UsebioElement,
        kind: UsebioEventKind,
        participants: &UsebioParticipants<'_>,
        id: &str,
    ) -> Result<(), ProblemDetail> {
        let named = self.named(ResultColumn::Event, id);
        let exact = remarks::embedded_rows_of_element::<ResultColumn>(event);
        if exact.is_empty() {
            participants.push_result_rows(kind, &named, &mut self.results, &mut self.used)?;
        } else {
            participants.mark_results_read();
        }
        for row in exact.into_iter().filter(|row| !row.is_empty()) {
            self.results.push([named.clone(), row].concat(), &mut self.used)?;
        }
        Ok(())
    }

    fn add_boards(
        &mut self,
        scopes: &[UsebioEventPart<'_>],
        matches: &[UsebioMatch<'_>],
        participants: &UsebioParticipants<'_>,
        id: &str,
    ) -> Result<(), ProblemDetail> {
        let named = self.named(BoardColumn::Event, id);
        for scope in scopes {
            for board in scope.element.children_named("BOARD") {
                let (session, section) = scope.session_and_section(board);
                let context =
                    TravellerLineContext { session, section, ..TravellerLineContext::default() };
                self.add_lines(&named, board, |_| context.clone())?;
            }
        }
        for found in matches {
            for board in found.element.children_named("BOARD") {
                self.add_lines(&named, board, |line| found.line_context(line, participants))?;
            }
        }
        Ok(())
    }

    fn add_lines(
        &mut self,
        named: &[(BoardColumn, u8, CellContent)],
        board: &UsebioElement,
        context: impl Fn(&UsebioElement) -> TravellerLineContext,
    ) -> Result<(), ProblemDetail> {
        let number = board.child_text("BOARD_NUMBER");
        for line in board.children_named("TRAVELLER_LINE") {
            if let Some(row) = boards::traveller_line_row(named, number, line, &context(line)) {
                self.boards.push(row, &mut self.used)?;
            }
        }
        Ok(())
    }

    fn finish(self) -> WorkbookCopy {
        return_sheets::workbook_from_sheets([
            return_sheets::events_sheet(self.events, self.several),
            return_sheets::form_sheet(EntryColumn::FORM.name, self.entries, &[]),
            return_sheets::form_sheet(ResultColumn::FORM.name, self.results, &[]),
            return_sheets::form_sheet(BoardColumn::FORM.name, self.boards, &[]),
            return_sheets::form_sheet(DealColumn::FORM.name, self.deals, &[]),
            return_sheets::form_sheet(MatchColumn::FORM.name, self.matches, &[]),
            return_sheets::form_sheet(LineupColumn::FORM.name, self.lineups, &[]),
            return_sheets::form_sheet(AdjustmentColumn::FORM.name, self.adjustments, &[]),
        ])
    }
}

/// The clubs that ran an event.
struct Organiser {
    name: Option<String>,
    number: Option<String>,
}

impl Organiser {
    fn from_element(element: &UsebioElement) -> Organiser {
        let clubs: Vec<&UsebioElement> = element.children_named("CLUB").collect();
        let names: Vec<&str> =
            clubs.iter().filter_map(|club| club.child_text("CLUB_NAME")).collect();
        // Several clubs have no common number.
        let number = match clubs[..] {
            [club] => club.child_text("CLUB_ID_NUMBER").map(str::to_string),
            _ => None,
        };
        Organiser { name: (!names.is_empty()).then(|| names.join(", ")), number }
    }
}

/// The answers of an event.
fn answers(
    organiser: &Organiser,
    event: &UsebioElement,
    scopes: &[UsebioEventPart<'_>],
    kind: UsebioEventKind,
    rules: Option<&'static str>,
) -> ReturnSheetRow<Key> {
    let mut row: ReturnSheetRow<Key> =
        vec![(Key::Rules, 1, rules.map_or(CellContent::Blank, CellContent::text))];
    let mut put = |key: Key, filled: Option<CellContent>| {
        row.extend(filled.map(|filled| (key, 1, filled)));
    };
    put(Key::Title, title(event).map(CellContent::text));
    let (first, last) = days(event, scopes);
    put(Key::Date, first);
    put(Key::EndDate, last);
    let own = Organiser::from_element(event);
    let organiser = if own.name.is_some() { &own } else { organiser };
    put(Key::Organiser, organiser.name.as_deref().map(CellContent::text));
    put(Key::OrganiserNo, organiser.number.as_deref().map(CellContent::text));
    // The reader reports an unknown type at its cell.
    let format = kind.format.map(Format::word).or_else(|| event.child_text("EVENT_TYPE"));
    put(Key::Format, format.map(CellContent::text));
    // The reader asks for an unknown method at its cell: none is put in its place.
    let scoring = kind::unknown_scoring_method(event, kind).or(kind.scoring.map(Scoring::word));
    put(Key::Scoring, scoring.map(CellContent::text));
    if matches!(kind.format, Some(Format::Pairs | Format::Individual) | None) {
        let winners = event.child_text("WINNER_TYPE");
        let two = winners == Some("2") && kind.format == Some(Format::Pairs);
        put(Key::Movement, two.then(|| CellContent::text(Movement::Mitchell.word())));
        put(Key::Winners, winners.map(CellContent::number_or_text));
    } else if event.peek_child_text("WINNER_TYPE") == Some("1") {
        event.child_text("WINNER_TYPE");
    }
    put(Key::BoardsPerMatch, event.child_text("BOARDS_PER_ROUND").map(CellContent::number_or_text));
    let sessions = event.child_text("SESSION_COUNT").filter(|count| *count != "1");
    put(Key::Sessions, sessions.map(CellContent::number_or_text));
    put(Key::Venue, event.child_text("VENUE").map(CellContent::text));
    let charge = CHARGES.iter().find_map(|name| event.child_text(name));
    put(Key::ChargeCode, charge.map(CellContent::text));
    row
}

/// The title of an event; most programs put it in the description.
fn title(event: &UsebioElement) -> Option<&str> {
    let description = event.child_text("EVENT_DESCRIPTION");
    let title = event.peek_child_text("TITLE");
    let told = description.zip(title).is_some_and(|(description, title)| {
        description.to_lowercase().contains(&title.to_lowercase())
    });
    if told || description.is_none() {
        event.child_text("TITLE");
    }
    description.or(title)
}

/// The first and last date of an event: its own, else those of its sessions. An unreadable date
/// stays text, so that the reader reports it.
fn days(
    event: &UsebioElement,
    scopes: &[UsebioEventPart<'_>],
) -> (Option<CellContent>, Option<CellContent>) {
    let day = |text: &str| {
        let day = typed_dates::parse_event_date(text).ok().and_then(serial_from_day);
        day.map_or_else(|| CellContent::text(text), CellContent::Day)
    };
    let own = event.child_text("DATE").map(day);
    let mut days: Vec<i32> = Vec::new();
    for scope in scopes.iter().skip(1) {
        match scope.element.child_text("DATE").map(day) {
            Some(CellContent::Day(day)) => days.push(day),
            Some(typed) if own.is_none() => return (Some(typed), None),
            _ => {}
        }
    }
    let last =
        event.child_text("END_DATE").map(day).or(days.iter().max().copied().map(CellContent::Day));
    let first = own.or(days.iter().min().copied().map(CellContent::Day));
    let last = last.filter(|last| Some(last) != first.as_ref());
    (first, last)
}
