//! Imports USEBIO, the XML of bridge scoring programs (versions 1.0 to 1.3), as sheets of a return.
//!
//! A file becomes the same copy of sheets as a workbook and is then read, checked and annotated
//! like one, so problems refer to sheets and cells of the imported workbook. Data without a place
//! in the form is reported as skipped. Names of elements follow the files of scoring programs.

mod boards;
mod hands;
mod kind;
mod left_out;
mod matches;
mod participants;
mod points;
pub mod problems;
mod remarks;
mod scope;
mod text;
mod tree;

use std::collections::HashSet;

use workbook::UsedLimits;

use model::form::{
    AdjustmentColumn, BoardColumn, DealColumn, EntryColumn, FormColumn, Key, LineupColumn,
    MatchColumn, ResultColumn,
};
use model::problem::{Problem, ProblemDetail, catch_panic};
use model::{Format, Movement, Scoring, StableSort, WorkbookCopy, serial_from_day};

use super::dates;
use super::imported::ImportedReturn;
use adopt::return_sheets::{self, CellContent, Row, Rows};

pub use points::{encode_like, read_points};

use boards::LineContext;
use kind::Kind;
use matches::Match;
use participants::Participants;
use scope::Scope;
use tree::Element;

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
    let text = text::beginning(&bytes[..bytes.len().min(BEGINNING)]);
    let start = text.trim_start();
    if !start.starts_with('<') {
        return false;
    }
    match tree::root_name(&text) {
        Some(root) => root == ROOT,
        None => start.starts_with("<?xml") || start.contains("USEBIO"),
    }
}

/// Reads a USEBIO file. `rules` becomes the rule set, which USEBIO cannot name.
pub fn read(bytes: &[u8], rules: Option<&'static str>) -> Result<ImportedReturn, ProblemDetail> {
    catch_panic(|| imported(bytes, rules))?
}

fn imported(bytes: &[u8], rules: Option<&'static str>) -> Result<ImportedReturn, ProblemDetail> {
    let text = text::decode(bytes)?;
    let root = tree::parse(&text)?;
    if *root.name != *ROOT {
        let why = format!("its root element is {}, not {ROOT}", root.name);
        return Err(problems::UsebioDamaged { line: root.line as usize, why }.into());
    }
    let events: Vec<&Element> = root.all("EVENT").collect();
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
    let version = root.text("Version").unwrap_or_default();
    let mut notes: Vec<ProblemDetail> = Vec::new();
    if !VERSIONS.contains(&version) {
        notes.push(problems::UsebioVersion { version: version.to_string() }.into());
    }
    notes.extend(left_out::notes(&root));
    let problems = notes.into_iter().map(Problem::for_file).collect();
    Ok(ImportedReturn { workbook_copy: book.finish(), problems, awaited: Vec::new() })
}

/// The id of each event: its identifier, or its position if identifiers are absent or duplicate.
fn ids_of(events: &[&Element]) -> Vec<String> {
    let typed: Vec<&str> =
        events.iter().filter_map(|event| event.peek("EVENT_IDENTIFIER")).collect();
    let apart: HashSet<String> = typed.iter().map(|id| id.to_lowercase()).collect();
    if apart.len() == events.len() {
        return events
            .iter()
            .filter_map(|event| event.text("EVENT_IDENTIFIER"))
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
    events: Rows<Key>,
    entries: Rows<EntryColumn>,
    results: Rows<ResultColumn>,
    boards: Rows<BoardColumn>,
    deals: Rows<DealColumn>,
    matches: Rows<MatchColumn>,
    lineups: Rows<LineupColumn>,
    adjustments: Rows<AdjustmentColumn>,
}

impl Book {
    fn add(
        &mut self,
        root: &Element,
        organiser: &Organiser,
        event: &Element,
        id: &str,
        rules: Option<&'static str>,
    ) -> Result<(), ProblemDetail> {
        let scopes = Scope::of_event(event);
        let mut kind = Kind::from_element(event);
        let participants = Participants::new(&scopes, kind);
        let matches = matches::matches_of(&scopes);
        let travellers = event.has("TRAVELLER_LINE");
        if kind.scoring == Some(Scoring::Matchpoints)
            && !travellers
            && participants.have_percentages()
        {
            kind.scoring = Some(Scoring::Percent);
        }
        let mut row = answers(organiser, event, &scopes, kind, rules);
        let boards = event.text("BOARDS_PLAYED").map(CellContent::number_or_text);
        let boards = boards.or_else(|| participants.most_boards().map(CellContent::Number));
        row.extend(boards.map(|boards| (Key::Boards, 1, boards)));
        row.push((Key::Event, 1, CellContent::text(id)));
        remarks::complete(event, &mut row);
        row.arrange_by_key(|(key, _, _)| key.index());
        self.events.push(row, &mut self.used)?;

        participants.enter(
            &self.named(EntryColumn::Event, id),
            &mut self.entries,
            &mut self.used,
        )?;
        let named = self.named(ResultColumn::Event, id);
        let exact = remarks::rows::<ResultColumn>(event);
        if exact.is_empty() {
            participants.results(kind, &named, &mut self.results, &mut self.used)?;
        } else {
            participants.pass_over();
        }
        for row in exact.into_iter().filter(|row| !row.is_empty()) {
            self.results.push([named.clone(), row].concat(), &mut self.used)?;
        }
        let named = self.named(AdjustmentColumn::Event, id);
        for row in remarks::rows::<AdjustmentColumn>(event) {
            self.adjustments.push([named.clone(), row].concat(), &mut self.used)?;
        }
        let named = self.named(MatchColumn::Event, id);
        for found in &matches {
            found.enter(kind, &named, &mut self.matches, &mut self.used)?;
        }
        self.add_boards(&scopes, &matches, &participants, id)?;
        let named = self.named(DealColumn::Event, id);
        for row in hands::rows(root, &scopes, &matches) {
            self.deals.push([named.clone(), row].concat(), &mut self.used)?;
        }
        let named = self.named(LineupColumn::Event, id);
        matches::lineups(&matches, &participants, &named, &mut self.lineups, &mut self.used)
    }

    /// The cell with the event of a row, if there are several events.
    fn named<C>(&self, column: C, id: &str) -> Row<C> {
        if self.several { vec![(column, 1, CellContent::text(id))] } else { Vec::new() }
    }

    fn add_boards(
        &mut self,
        scopes: &[Scope<'_>],
        matches: &[Match<'_>],
        participants: &Participants<'_>,
        id: &str,
    ) -> Result<(), ProblemDetail> {
        let named = self.named(BoardColumn::Event, id);
        for scope in scopes {
            for board in scope.element.all("BOARD") {
                let (session, section) = scope.session_and_section(board);
                let context = LineContext { session, section, ..LineContext::default() };
                self.add_lines(&named, board, |_| context.clone())?;
            }
        }
        for found in matches {
            for board in found.element.all("BOARD") {
                self.add_lines(&named, board, |line| found.context(line, participants))?;
            }
        }
        Ok(())
    }

    fn add_lines(
        &mut self,
        named: &[(BoardColumn, u8, CellContent)],
        board: &Element,
        context: impl Fn(&Element) -> LineContext,
    ) -> Result<(), ProblemDetail> {
        let number = board.text("BOARD_NUMBER");
        for line in board.all("TRAVELLER_LINE") {
            if let Some(row) = boards::line(named, number, line, &context(line)) {
                self.boards.push(row, &mut self.used)?;
            }
        }
        Ok(())
    }

    fn finish(self) -> WorkbookCopy {
        return_sheets::workbook_of([
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
    fn from_element(element: &Element) -> Organiser {
        let clubs: Vec<&Element> = element.all("CLUB").collect();
        let names: Vec<&str> = clubs.iter().filter_map(|club| club.text("CLUB_NAME")).collect();
        // Several clubs have no common number.
        let number = match clubs[..] {
            [club] => club.text("CLUB_ID_NUMBER").map(str::to_string),
            _ => None,
        };
        Organiser { name: (!names.is_empty()).then(|| names.join(", ")), number }
    }
}

/// The answers of an event.
fn answers(
    organiser: &Organiser,
    event: &Element,
    scopes: &[Scope<'_>],
    kind: Kind,
    rules: Option<&'static str>,
) -> Row<Key> {
    let mut row: Row<Key> =
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
    let format = kind.format.map(Format::word).or_else(|| event.text("EVENT_TYPE"));
    put(Key::Format, format.map(CellContent::text));
    // The reader asks for an unknown method at its cell: none is put in its place.
    let scoring = kind::unknown_method(event, kind).or(kind.scoring.map(Scoring::word));
    put(Key::Scoring, scoring.map(CellContent::text));
    if matches!(kind.format, Some(Format::Pairs | Format::Individual) | None) {
        let winners = event.text("WINNER_TYPE");
        let two = winners == Some("2") && kind.format == Some(Format::Pairs);
        put(Key::Movement, two.then(|| CellContent::text(Movement::Mitchell.word())));
        put(Key::Winners, winners.map(CellContent::number_or_text));
    } else if event.peek("WINNER_TYPE") == Some("1") {
        event.text("WINNER_TYPE");
    }
    put(Key::BoardsPerMatch, event.text("BOARDS_PER_ROUND").map(CellContent::number_or_text));
    let sessions = event.text("SESSION_COUNT").filter(|count| *count != "1");
    put(Key::Sessions, sessions.map(CellContent::number_or_text));
    put(Key::Venue, event.text("VENUE").map(CellContent::text));
    let charge = CHARGES.iter().find_map(|name| event.text(name));
    put(Key::ChargeCode, charge.map(CellContent::text));
    row
}

/// The title of an event; most programs put it in the description.
fn title(event: &Element) -> Option<&str> {
    let description = event.text("EVENT_DESCRIPTION");
    let title = event.peek("TITLE");
    let told = description.zip(title).is_some_and(|(description, title)| {
        description.to_lowercase().contains(&title.to_lowercase())
    });
    if told || description.is_none() {
        event.text("TITLE");
    }
    description.or(title)
}

/// The first and last date of an event: its own, else those of its sessions. An unreadable date
/// stays text, so that the reader reports it.
fn days(event: &Element, scopes: &[Scope<'_>]) -> (Option<CellContent>, Option<CellContent>) {
    let day = |text: &str| {
        let day = dates::parse_event_date(text).ok().and_then(serial_from_day);
        day.map_or_else(|| CellContent::text(text), CellContent::Day)
    };
    let own = event.text("DATE").map(day);
    let mut days: Vec<i32> = Vec::new();
    for scope in scopes.iter().skip(1) {
        match scope.element.text("DATE").map(day) {
            Some(CellContent::Day(day)) => days.push(day),
            Some(typed) if own.is_none() => return (Some(typed), None),
            _ => {}
        }
    }
    let last = event.text("END_DATE").map(day).or(days.iter().max().copied().map(CellContent::Day));
    let first = own.or(days.iter().min().copied().map(CellContent::Day));
    let last = last.filter(|last| Some(last) != first.as_ref());
    (first, last)
}
