//! Makes a return of sessions: the same sheets as those of a workbook.

use workbook::UsedLimits;

use crate::imported::ImportedReturn;
use crate::remarks;
use adopt::return_sheets::{self, CellContent, ReturnSheetRow, ReturnSheetRows};
use model::form::{
    AdjustmentColumn, BoardColumn, DealColumn, EntryColumn, FormColumn, Key, ResultColumn,
};
use model::problem::{Problem, ProblemDetail, ProblemPlace};
use model::{CellAddress, Direction, Movement};

use super::session::{
    BoardHands, PadBoardLine, PadEntry, PadSession, PublishedScore, SessionProblemPlace,
};

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
    adjustments: ReturnSheetRows<AdjustmentColumn>,
    /// The rows of `Boards` so far.
    lines: u32,
    /// Their cells without a result.
    awaited: Vec<CellAddress>,
    problems: Vec<Problem>,
}

/// The return of some sessions. `rules` becomes the rule set, which no such file names.
pub(super) fn return_from_sessions(
    sessions: Vec<PadSession>,
    rules: Option<&'static str>,
) -> Result<ImportedReturn, ProblemDetail> {
    let mut book = Book { several: sessions.len() > 1, ..Book::default() };
    for session in sessions {
        book.add(session, rules)?;
    }
    Ok(book.finish())
}

impl Book {
    fn add(
        &mut self,
        session: PadSession,
        rules: Option<&'static str>,
    ) -> Result<(), ProblemDetail> {
        let answers = answers(&session, self.several, rules);
        let named = answers.iter().find_map(|(key, _, filled)| match (key, filled) {
            (Key::Event, CellContent::Text(id)) => Some(id.clone()),
            _ => None,
        });
        let id = named.unwrap_or_else(|| session.id.clone());
        self.events.push(answers, &mut self.used)?;
        for entry in &session.entries {
            let row = [self.named(EntryColumn::Event, &id), entry_row(entry)].concat();
            self.entries.push(row, &mut self.used)?;
        }
        let results: Vec<ReturnSheetRow<ResultColumn>> = match &session.remarks.results {
            Some(rows) => {
                rows.iter().map(|cells| remarks::row_from_embedded_cells(cells)).collect()
            }
            None => session.published.iter().map(result_row).collect(),
        };
        for row in results {
            let row = [self.named(ResultColumn::Event, &id), row].concat();
            self.results.push(row, &mut self.used)?;
        }
        for cells in &session.remarks.adjustments {
            let row =
                [self.named(AdjustmentColumn::Event, &id), remarks::row_from_embedded_cells(cells)]
                    .concat();
            self.adjustments.push(row, &mut self.used)?;
        }
        for line in &session.lines {
            let row = [self.named(BoardColumn::Event, &id), line_row(line)].concat();
            self.boards.push(row, &mut self.used)?;
        }
        for dealt in &session.deals {
            let row = [self.named(DealColumn::Event, &id), deal_row(dealt)].concat();
            self.deals.push(row, &mut self.used)?;
        }
        // The sheet is known at the end.
        let cell =
            |line: usize| CellAddress { sheet: 0, row: self.lines + line as u32 + 1, column: 0 };
        self.awaited.extend(session.awaited.iter().map(|line| cell(*line)));
        for (at, trouble) in session.troubles {
            let place = match at {
                SessionProblemPlace::Session => ProblemPlace::File,
                SessionProblemPlace::Line(line) => ProblemPlace::Cell(cell(line)),
            };
            self.problems.push(Problem::new(trouble, place).with_event(&id));
        }
        self.lines += session.lines.len() as u32;
        Ok(())
    }

    /// The cell with the event of a row, if there are several.
    fn named<C>(&self, column: C, id: &str) -> ReturnSheetRow<C> {
        if self.several { vec![(column, 1, CellContent::text(id))] } else { Vec::new() }
    }

    fn finish(mut self) -> ImportedReturn {
        let workbook_copy = return_sheets::workbook_from_sheets([
            return_sheets::events_sheet(self.events, self.several),
            return_sheets::form_sheet(EntryColumn::FORM.name, self.entries, &[]),
            return_sheets::form_sheet(ResultColumn::FORM.name, self.results, &[]),
            return_sheets::form_sheet(BoardColumn::FORM.name, self.boards, &[]),
            return_sheets::form_sheet(DealColumn::FORM.name, self.deals, &[]),
            return_sheets::form_sheet(AdjustmentColumn::FORM.name, self.adjustments, &[]),
        ]);
        let mut all = workbook_copy.sheets.iter();
        let boards = all.position(|sheet| sheet.name == BoardColumn::FORM.name);
        for problem in &mut self.problems {
            if let (ProblemPlace::Cell(at), Some(boards)) = (&mut problem.place, boards) {
                at.sheet = boards as u16;
            }
        }
        for at in &mut self.awaited {
            at.sheet = boards.unwrap_or_default() as u16;
        }
        ImportedReturn { workbook_copy, problems: self.problems, awaited: self.awaited }
    }
}

/// The answers of an event. What no file says is left blank, to be filled in.
fn answers(
    session: &PadSession,
    several: bool,
    rules: Option<&'static str>,
) -> ReturnSheetRow<Key> {
    let mut row: ReturnSheetRow<Key> = Vec::new();
    let mut put = |key: Key, filled: Option<CellContent>| {
        row.extend(filled.map(|filled| (key, 1, filled)));
    };
    put(Key::Event, several.then(|| CellContent::text(&session.id)));
    put(Key::Title, session.title.as_deref().map(CellContent::text));
    put(Key::Date, session.day.map(CellContent::Day));
    put(Key::Organiser, session.organiser.as_deref().map(CellContent::text));
    put(Key::Rules, Some(rules.map_or(CellContent::Blank, CellContent::text)));
    put(Key::Format, session.format.map(|format| CellContent::text(format.word())));
    let scoring = session.scoring.map(|scoring| CellContent::text(scoring.word()));
    put(Key::Scoring, Some(scoring.unwrap_or(CellContent::Blank)));
    if session.two_winners {
        put(Key::Movement, Some(CellContent::text(Movement::Mitchell.word())));
        put(Key::Winners, Some(CellContent::Number(2.0)));
    }
    remarks::apply_embedded_cells_to_row(
        &mut row,
        remarks::row_from_embedded_cells(&session.remarks.event),
    );
    row
}

fn entry_row(entry: &PadEntry) -> ReturnSheetRow<EntryColumn> {
    let mut row = vec![(EntryColumn::Entry, 1, CellContent::text(&entry.number))];
    let direction = entry.direction.map(|direction| CellContent::text(direction.word()));
    row.extend(direction.map(|direction| (EntryColumn::Direction, 1, direction)));
    let name = entry.name.as_deref().map(CellContent::text);
    row.extend(name.map(|name| (EntryColumn::Name, 1, name)));
    for (nth, player) in (1u8..).zip(&entry.players) {
        let texts = [(EntryColumn::Player, &player.name), (EntryColumn::Number, &player.number)];
        for (column, text) in texts {
            row.extend(text.as_deref().map(|text| (column, nth, CellContent::text(text))));
        }
        let boards = player.boards.map(|boards| CellContent::Number(boards as f64));
        row.extend(boards.map(|boards| (EntryColumn::Boards, nth, boards)));
    }
    if entry.players.is_empty() && entry.name.is_none() {
        // Headings to fill in, without which the sheet is none of the form.
        let blank = |nth| {
            [EntryColumn::Player, EntryColumn::Number]
                .map(|column| (column, nth, CellContent::Blank))
        };
        row.extend([1, 2].into_iter().flat_map(blank));
    }
    remarks::apply_embedded_cells_to_row(&mut row, remarks::row_from_embedded_cells(&entry.remark));
    row
}

fn result_row(published: &PublishedScore) -> ReturnSheetRow<ResultColumn> {
    let mut row = vec![(ResultColumn::Entry, 1, CellContent::text(&published.number))];
    let direction = published.direction.map(Direction::word);
    row.extend(direction.map(|word| (ResultColumn::Direction, 1, CellContent::text(word))));
    let score = match (CellContent::number_or_text(&published.score), published.is_percentage) {
        (CellContent::Number(percent), true) => CellContent::Percent(percent),
        (filled, _) => filled,
    };
    row.push((ResultColumn::Score, 1, score));
    let place = published.place.as_deref().map(CellContent::number_or_text);
    row.extend(place.map(|place| (ResultColumn::Place, 1, place)));
    row
}

fn deal_row(dealt: &BoardHands) -> ReturnSheetRow<DealColumn> {
    use DealColumn as D;
    let [north, east, south, west] = &dealt.hands;
    let mut row: ReturnSheetRow<D> = vec![(D::Board, 1, CellContent::number_or_text(&dealt.board))];
    for (column, hand) in [(D::North, north), (D::East, east), (D::South, south), (D::West, west)] {
        row.push((column, 1, CellContent::text(hand)));
    }
    row.extend(dealt.makes.as_deref().map(|makes| (D::Makes, 1, CellContent::text(makes))));
    row
}

fn line_row(line: &PadBoardLine) -> ReturnSheetRow<BoardColumn> {
    use BoardColumn as B;
    let mut row: ReturnSheetRow<B> = Vec::new();
    for (column, text) in [
        (B::Round, line.round.as_deref()),
        (B::Room, line.room.map(model::Room::word)),
        (B::NorthSouth, line.sides[0].as_deref()),
        (B::EastWest, line.sides[1].as_deref()),
        (B::Contract, line.contract.as_deref()),
        (B::By, line.by.as_deref()),
        (B::Lead, line.lead.as_deref()),
        (B::Result, line.result.as_deref()),
        (B::Adjusted, line.adjusted.as_deref()),
        (B::Play, line.play.as_deref()),
    ] {
        row.extend(text.map(|text| (column, 1, CellContent::text(text))));
    }
    for (column, text) in [
        (B::Board, Some(line.board.as_str())),
        (B::Tricks, line.tricks.as_deref()),
        (B::Score, line.score.as_deref()),
    ] {
        row.extend(text.map(|text| (column, 1, CellContent::number_or_text(text))));
    }
    remarks::apply_embedded_cells_to_row(&mut row, remarks::row_from_embedded_cells(&line.remark));
    row
}
