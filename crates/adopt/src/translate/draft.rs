//! The return that a foreign sheet becomes, while it fills: rows by the columns of the form,
//! each cell with the cell that it was taken from.

use std::collections::HashMap;

use super::super::cell_splitting::original_address;
use super::super::recognised::Sureness;
use super::super::return_sheets::{self, CellContent};
use model::form::{
    AdjustmentColumn, BoardColumn, EntryColumn, FIRST_SUPPLY_CENTRE_YEAR, FormColumn, GameColumn,
    Key, MatchColumn, MemberColumn, ResultColumn,
};
use model::{CellAddress, CellNote, SheetCopy, StableSort, WorkbookCopy};

/// One cell of the return.
#[derive(Clone, Debug)]
pub(super) struct DraftCell<C> {
    column: C,
    nth: u8,
    filled: CellContent,
    /// The cell of the foreign sheet that says so.
    from: Option<CellAddress>,
    /// What the organiser should know of it.
    remark: Option<CellRemark>,
}

/// What the organiser should know of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellRemark {
    /// Likely, or left open.
    pub sure: Sureness,
    /// In a sentence.
    pub words: String,
}

impl CellRemark {
    /// A note on what is likely.
    pub(crate) fn likely(words: impl Into<String>) -> CellRemark {
        CellRemark { sure: Sureness::Likely, words: words.into() }
    }

    /// A note on what is left open.
    pub(crate) fn unresolved(words: impl Into<String>) -> CellRemark {
        CellRemark { sure: Sureness::Asked, words: words.into() }
    }
}

impl<C> DraftCell<C> {
    /// A cell of a column of which there is one.
    pub(super) fn new(column: C, filled: CellContent, from: Option<CellAddress>) -> DraftCell<C> {
        DraftCell { column, nth: 1, filled, from, remark: None }
    }

    /// Whether another cell is of the same column.
    pub(super) fn is_same_column(&self, other: &DraftCell<C>) -> bool
    where
        C: PartialEq,
    {
        (&self.column, self.nth) == (&other.column, other.nth)
    }

    /// The same in the column of that number.
    pub(super) fn in_numbered_column(self, nth: u8) -> DraftCell<C> {
        DraftCell { nth, ..self }
    }

    /// The same with a note.
    pub(super) fn with_remark(self, remark: Option<CellRemark>) -> DraftCell<C> {
        DraftCell { remark, ..self }
    }
}

/// The rows of a sheet.
#[derive(Debug)]
pub(super) struct DraftRows<C>(Vec<Vec<DraftCell<C>>>);

impl<C> Default for DraftRows<C> {
    fn default() -> Self {
        DraftRows(Vec::new())
    }
}

impl<C> DraftRows<C> {
    /// Adds a row.
    pub(super) fn add(&mut self, row: Vec<DraftCell<C>>) {
        self.0.push(row);
    }

    /// Adds the rows of an event, each with its id.
    fn extend(&mut self, DraftRows(rows): DraftRows<C>, event: C, id: &CellContent)
    where
        C: Copy,
    {
        self.0.extend(rows.into_iter().map(|mut row| {
            row.push(DraftCell::new(event, id.clone(), None));
            row
        }));
    }

    /// Whether there is no row.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl DraftRows<MatchColumn> {
    /// Drops matches without a score that stand with one in another row, under no other day or round: the
    /// fixtures of a league beside its results.
    pub(super) fn drop_played_fixtures(&mut self) {
        use MatchColumn as M;
        const OF_FIXTURE: [M; 4] = [M::Home, M::Away, M::Date, M::Round];
        let cell = |row: &[DraftCell<M>], column: M| {
            row.iter().find(|put| put.column == column).map(|put| put.filled.clone())
        };
        let is_fixture = |row: &[DraftCell<M>]| {
            let two = [M::Home, M::Away].iter().all(|side| cell(row, *side).is_some());
            two && row.iter().all(|put| OF_FIXTURE.contains(&put.column))
        };
        let (fixtures, played): (Vec<bool>, Vec<&Vec<DraftCell<M>>>) = (
            self.0.iter().map(|row| is_fixture(row)).collect(),
            self.0.iter().filter(|row| !is_fixture(row)).collect(),
        );
        let is_played = |row: &Vec<DraftCell<M>>| {
            played.iter().any(|other| {
                OF_FIXTURE.iter().all(|column| match (cell(row, *column), cell(other, *column)) {
                    (Some(own), Some(theirs)) => own == theirs,
                    (_, None) | (None, _) => ![M::Home, M::Away].contains(column),
                })
            })
        };
        let kept: Vec<bool> = self
            .0
            .iter()
            .zip(fixtures)
            .map(|(row, fixture)| !(fixture && is_played(row)))
            .collect();
        let mut kept = kept.into_iter();
        self.0.retain(|_| kept.next().unwrap_or(true));
    }
}

/// The sheets while they fill.
#[derive(Debug, Default)]
pub(super) struct ReturnDraft {
    /// The answers of the only event.
    pub event: Vec<DraftCell<Key>>,
    /// Its contestants.
    pub entries: DraftRows<EntryColumn>,
    /// What rounds say of contestants, by their positions in the roster.
    pub of_entries: Vec<(usize, DraftCell<EntryColumn>)>,
    /// What they scored.
    pub results: DraftRows<ResultColumn>,
    /// Who met whom.
    pub matches: DraftRows<MatchColumn>,
    /// Travellers.
    pub boards: DraftRows<BoardColumn>,
    /// Games of many players.
    pub games: DraftRows<GameColumn>,
    /// Penalties and bonuses.
    pub adjustments: DraftRows<AdjustmentColumn>,
    /// Members of a register.
    pub members: DraftRows<MemberColumn>,
}

/// A return made of a foreign sheet.
#[derive(Debug, Default)]
pub struct TranslatedReturn {
    /// Its sheets, in our own form.
    pub sheets: WorkbookCopy,
    /// The cell of the foreign workbook that each of its cells was taken from.
    pub origins: HashMap<CellAddress, CellAddress>,
    /// What the organiser should know of some of its cells, in their order.
    pub remarks: Vec<(CellAddress, CellRemark)>,
}

impl ReturnDraft {
    /// The return of several events, which are numbered in their order.
    pub(super) fn join_events(events: impl IntoIterator<Item = ReturnDraft>) -> TranslatedReturn {
        let mut all = ReturnDraft::default();
        let mut answers = DraftRows::default();
        for (number, event) in (1u32..).zip(events) {
            let id = CellContent::text(&number.to_string());
            let mut own = vec![DraftCell::new(Key::Event, id.clone(), None)];
            own.extend(event.event);
            answers.add(own);
            all.entries.extend(event.entries, EntryColumn::Event, &id);
            all.results.extend(event.results, ResultColumn::Event, &id);
            all.matches.extend(event.matches, MatchColumn::Event, &id);
            all.boards.extend(event.boards, BoardColumn::Event, &id);
            all.games.extend(event.games, GameColumn::Event, &id);
            all.adjustments.extend(event.adjustments, AdjustmentColumn::Event, &id);
        }
        let mut done = TranslatedReturn::default();
        done.sheets.styles = return_sheets::return_sheet_styles();
        done.add(answers, |_, _| None);
        if let Some(sheet) = done.sheets.sheets.last_mut() {
            sheet.name = "Events".to_string();
        }
        all.add_to(done)
    }

    /// The return of one event.
    pub(super) fn finish(mut self) -> TranslatedReturn {
        let mut done = TranslatedReturn::default();
        done.sheets.styles = return_sheets::return_sheet_styles();
        if self.members.is_empty() {
            done.add_event(std::mem::take(&mut self.event));
        }
        self.add_to(done)
    }

    /// Adds the sheets of rows.
    fn add_to(self, mut done: TranslatedReturn) -> TranslatedReturn {
        done.add(self.entries, |_, _| None);
        done.add(self.results, |_, _| None);
        done.add(self.matches, |_, _| None);
        done.add(self.boards, |_, _| None);
        done.add(self.games, |column, nth| {
            let year = u16::from(nth) + FIRST_SUPPLY_CENTRE_YEAR;
            (column == GameColumn::Centres).then(|| year.to_string())
        });
        done.add(self.adjustments, |_, _| None);
        done.add(self.members, |_, _| None);
        done
    }
}

impl TranslatedReturn {
    fn next_sheet(&self) -> u16 {
        u16::try_from(self.sheets.sheets.len()).unwrap_or(u16::MAX)
    }

    /// The sheet `Event`, its keys in the order of the form.
    fn add_event(&mut self, mut answers: Vec<DraftCell<Key>>) {
        answers.arrange_by_key(|put| put.column.index());
        let sheet = self.next_sheet();
        for (row, put) in (0u32..).zip(&answers) {
            self.trace(CellAddress { sheet, row, column: 1 }, put.from, put.remark.clone());
        }
        let mut rows = return_sheets::ReturnSheetRows::default();
        rows.push_unlimited(
            answers.into_iter().map(|put| (put.column, put.nth, put.filled)).collect(),
        );
        self.sheets.sheets.extend(return_sheets::event_sheet(rows));
    }

    /// A sheet of rows below their headings, if there are rows; `headed` names columns that have
    /// a heading of their own.
    fn add<C: FormColumn>(
        &mut self,
        DraftRows(rows): DraftRows<C>,
        headed: impl Fn(C, u8) -> Option<String>,
    ) {
        if rows.is_empty() {
            return;
        }
        let cells = rows.iter().flatten().map(|put| (put.column, put.nth));
        let columns = return_sheets::columns_in_form_order(cells);
        let headings = columns.iter().map(|(column, nth)| {
            let form = column.definition();
            headed(*column, *nth).unwrap_or_else(|| match form.times {
                1 => form.name.to_string(),
                _ => format!("{} {nth}", form.name),
            })
        });
        let headings = headings.collect();
        let sheet = self.next_sheet();
        let mut filled = Vec::with_capacity(rows.len());
        for (row, puts) in (1u32..).zip(rows) {
            let mut cells = vec![None; columns.len()];
            for put in puts {
                let column = columns.iter().position(|known| *known == (put.column, put.nth));
                let Some(column) = column else { continue };
                self.trace(CellAddress { sheet, row, column: column as u16 }, put.from, put.remark);
                cells[column] = Some(put.filled);
            }
            filled.push(cells);
        }
        self.sheets.sheets.push(return_sheets::sheet_with_headings(C::FORM.name, headings, filled));
    }

    fn trace(&mut self, at: CellAddress, from: Option<CellAddress>, remark: Option<CellRemark>) {
        self.origins.extend(from.map(|from| (at, from)));
        self.remarks.extend(remark.map(|remark| (at, remark)));
    }

    /// The same with origins in the file. `parted`: the workbook that it was made of, in which
    /// cells that hold two things are parted.
    pub fn with_original_addresses(mut self, parted: &WorkbookCopy) -> TranslatedReturn {
        for from in self.origins.values_mut() {
            *from = original_address(parted, *from);
        }
        self
    }

    /// Puts the remarks on their cells, as notes.
    pub fn add_remark_notes(&mut self) {
        for (at, remark) in &self.remarks {
            let Some(SheetCopy { layout, .. }) = self.sheets.sheets.get_mut(usize::from(at.sheet))
            else {
                continue;
            };
            let text = remark.words.clone();
            let (row, column) = (at.row, at.column);
            layout.notes.push(CellNote { row, column, text, author: "".into() });
        }
    }
}
