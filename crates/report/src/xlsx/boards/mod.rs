//! The columns added to the sheet `Boards` in the annotated copy: matchpoints or IMPs of
//! each line.
//!
//! They are formulas over the scores of the sheet where possible, so that they follow a
//! changed score. Boards with a weighted or split score get computed values.

mod column;
mod formulas;
mod sums;

use std::collections::{HashMap, HashSet};

use workbook::write::quoted_sheet_name;

use engine::awards::ComputedEvent;
use engine::scoring::{ComparedWith, ScoredBoardsAndMatches, ScoringMethod, Traveller, score_card};
use model::form::BoardColumn;
use model::{Basis, BoardLineScore, CellValue, Event, HeaderRow, PlainOrWeightedScore};

use super::added_columns::{AddedCell, AddedColumns, AddedHeading, first_free_column};
use super::annotation::AnnotationInput;
use super::grid::{SheetDataRows, absolute_column_reference};
use column::{AddedBoardColumn, side_points_column};

/// An event that is scored from the sheet.
struct Source<'a> {
    /// Its index among the outcomes.
    outcome: usize,
    event: &'a Event,
    worked: &'a ScoredBoardsAndMatches,
    /// The lines and sides that count for each entry.
    of_entry: Vec<Vec<(usize, usize)>>,
}

/// The lines of the sheet and the columns added to them.
pub(super) struct BoardsSheetAdditions<'a> {
    sources: Vec<Source<'a>>,
    placed: &'a HeaderRow<BoardColumn>,
    grid: SheetDataRows<'a>,
    /// The sheet's name, quoted for formulas.
    name: String,
    /// The added columns, each with its position on the sheet.
    columns: Vec<(AddedBoardColumn, u16)>,
    /// The column of the compared scores.
    score: u16,
    /// The columns that distinguish travellers.
    keys: Vec<u16>,
    /// The traveller of each row.
    travellers: HashMap<u32, usize>,
    owners: Owners,
}

/// The entry whose points are in the rows with some labels; `None` if not exactly one.
type OwnerMap = HashMap<(usize, Vec<String>), Option<(usize, usize)>>;

/// Sets of columns that identify the entry of a row, fewest columns first.
struct Owners(Vec<(Vec<u16>, OwnerMap)>);

impl<'a> BoardsSheetAdditions<'a> {
    /// Plans the added columns; `None` without boards or room.
    pub(super) fn plan(
        annotation: &AnnotationInput<'a>,
        copied: &[String],
    ) -> Option<BoardsSheetAdditions<'a>> {
        let sources: Vec<Source<'a>> = sources_of(annotation.outcomes);
        let placed = sources.first()?.event.headings.boards.as_ref()?;
        let index = usize::from(placed.sheet);
        let sheet = annotation.workbook_copy.sheets.get(index)?;
        let rows =
            || sources.iter().flat_map(|source| source.event.boards.iter().map(|line| line.at.row));
        let grid = SheetDataRows { sheet, first: placed.row + 1, last: rows().max()? };
        let mut planned = BoardsSheetAdditions {
            travellers: travellers_by_row(&sources),
            sources,
            placed,
            grid,
            name: quoted_sheet_name(copied.get(index)?),
            columns: Vec::new(),
            score: 0,
            keys: Vec::new(),
            owners: Owners(Vec::new()),
        };
        planned.place_columns()?;
        planned.owners = planned.entry_identifying_columns();
        Some(planned)
    }

    /// The index of the sheet, from 0.
    pub(super) fn sheet_index(&self) -> usize {
        usize::from(self.placed.sheet)
    }

    fn place_columns(&mut self) -> Option<()> {
        let mut needed: HashSet<AddedBoardColumn> = HashSet::new();
        for source in &self.sources {
            let method = source.worked.plan.method;
            needed.extend([side_points_column(method, 0), side_points_column(method, 1)]);
            match method {
                ScoringMethod::Matchpoints | ScoringMethod::BoardAMatch => {
                    needed.insert(AddedBoardColumn::Top)
                }
                ScoringMethod::Butler => needed.insert(AddedBoardColumn::Datum),
                ScoringMethod::CrossImps | ScoringMethod::Teams | ScoringMethod::Aggregate => false,
            };
        }
        let own_scores = self.own_score_column();
        let own_keys = self.own_keys();
        if own_scores.is_none() {
            needed.insert(AddedBoardColumn::Score);
        }
        if own_keys.is_none() {
            needed.insert(AddedBoardColumn::Traveller);
        }
        let first = first_free_column(self.grid.sheet, needed.len())?;
        let ordered = AddedBoardColumn::ALL.into_iter().filter(|column| needed.contains(column));
        self.columns = ordered.zip(first..).collect();
        self.score = own_scores.or_else(|| self.at(AddedBoardColumn::Score))?;
        self.keys = own_keys.or_else(|| Some(vec![self.at(AddedBoardColumn::Traveller)?]))?;
        Some(())
    }

    fn at(&self, wanted: AddedBoardColumn) -> Option<u16> {
        self.columns.iter().find(|(column, _)| *column == wanted).map(|(_, at)| *at)
    }

    /// The return's own column of scores, if it has the score of every line and no other
    /// number.
    fn own_score_column(&self) -> Option<u16> {
        let column = self.placed.sheet_column(BoardColumn::Score)?;
        let mut scored: HashSet<u32> = HashSet::new();
        for line in self.sources.iter().flat_map(|source| &source.event.boards) {
            let stored = self.grid.cell_number(line.at.row, column);
            match plain_score(&line.score) {
                Some(score) if stored == Some(f64::from(score)) => scored.insert(line.at.row),
                None if stored.is_none() && !line.has_real_score() => continue,
                _ => return None,
            };
        }
        let rows = self.grid.first..=self.grid.last;
        let stray = self.grid.sheet.cells.iter().any(|cell| {
            cell.column == column
                && matches!(cell.value, CellValue::Number(_) | CellValue::Date(_))
                && rows.contains(&cell.row)
                && !scored.contains(&cell.row)
        });
        (!stray).then_some(column)
    }

    /// Columns of the return that distinguish its travellers by a spreadsheet's comparison.
    fn own_keys(&self) -> Option<Vec<u16>> {
        let any = |note_text: fn(&Traveller) -> bool| {
            self.sources.iter().any(|source| source.worked.travellers.iter().any(note_text))
        };
        let sessions = self.sources.iter().any(|source| source.worked.sessions.len() > 1);
        let wanted = [
            (BoardColumn::Event, self.sources.len() > 1),
            (BoardColumn::Session, sessions),
            (BoardColumn::Round, any(|traveller| traveller.round.is_some())),
            (BoardColumn::Section, any(|traveller| traveller.section.is_some())),
            (BoardColumn::Board, true),
            (BoardColumn::Version, any(|traveller| traveller.version.is_some())),
        ];
        let columns: Option<Vec<u16>> = wanted
            .into_iter()
            .filter(|(_, wanted)| *wanted)
            .map(|(column, _)| self.placed.sheet_column(column))
            .collect();
        let columns = columns?;
        let mut known: HashMap<Vec<String>, usize> = HashMap::new();
        let mut seen: HashMap<usize, Vec<String>> = HashMap::new();
        for (row, traveller) in &self.travellers {
            let words: Option<Vec<String>> =
                columns.iter().map(|column| self.grid.cell_criterion(*row, *column)).collect();
            let words = words?;
            if *known.entry(words.clone()).or_insert(*traveller) != *traveller
                || *seen.entry(*traveller).or_insert_with(|| words.clone()) != words
            {
                return None;
            }
        }
        Some(columns)
    }

    /// The columns with their cells.
    pub(super) fn added_columns(&self) -> AddedColumns {
        let mut beside = AddedColumns { heading_row: self.placed.row, ..AddedColumns::default() };
        beside.headings = self
            .columns
            .iter()
            .map(|(column, at)| AddedHeading {
                column: *at,
                title: column.title(),
                note: column.note(),
            })
            .collect();
        for source in &self.sources {
            for traveller in &source.worked.travellers {
                self.write_traveller(source, traveller, &mut beside);
            }
        }
        beside
    }

    fn write_traveller(
        &self,
        source: &Source<'_>,
        traveller: &Traveller,
        beside: &mut AddedColumns,
    ) {
        let lines = || traveller.lines.iter().map(|line| &source.event.boards[*line]);
        let plain =
            lines().all(|line| !line.has_real_score() || plain_score(&line.score).is_some());
        let rows = lines().map(|line| line.at.row);
        let span = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
        let compared = Compared { source, traveller, span };
        let first =
            traveller.lines.iter().find(|line| source.event.boards[**line].has_real_score());
        for index in &traveller.lines {
            let line = &source.event.boards[*index];
            let row = line.at.row;
            let mut put = |column: AddedBoardColumn, formula: Option<String>, value: f64| {
                if let Some(column) = self.at(column) {
                    beside.cells.push(AddedCell { row, column, formula, value });
                }
            };
            let id = self.travellers.get(&row).copied().unwrap_or(0);
            put(AddedBoardColumn::Traveller, None, (id + 1) as f64);
            if let BoardLineScore::Real { north_south, .. } = &line.score {
                put(
                    AddedBoardColumn::Score,
                    self.typed_score(row, north_south),
                    north_south.mean().to_cell_f64(),
                );
            }
            let points = source.worked.points[*index];
            if let ComparedWith::Datum(datum) = &traveller.against
                && points.iter().flatten().any(|points| !points.artificial)
            {
                put(AddedBoardColumn::Datum, None, datum.value.to_cell_f64());
            }
            for (side, points) in points.into_iter().enumerate() {
                let Some(points) = points else { continue };
                let live = plain_score(&line.score).is_some()
                    && (plain || matches!(traveller.against, ComparedWith::Datum(_)));
                let formula = match points.artificial {
                    true => self.artificial_score_formula(&compared, *index, side),
                    false if live => self.side_points_formula(&compared, *index, side),
                    false => None,
                };
                let column = side_points_column(source.worked.plan.method, side);
                put(column, formula, points.value.to_cell_f64());
            }
            if let Some(most) = points.iter().flatten().find_map(|points| points.most) {
                put(AddedBoardColumn::Top, None, most.to_cell_f64());
            }
            self.write_notes(&compared, *index, first == Some(index), plain, beside);
        }
    }

    /// The cell with the typed score of a line.
    fn typed_score(&self, row: u32, scored: &PlainOrWeightedScore) -> Option<String> {
        let PlainOrWeightedScore::Plain(score) = scored else { return None };
        let columns = [BoardColumn::Score, BoardColumn::NorthSouthScore];
        let typed = columns.into_iter().filter_map(|column| self.placed.sheet_column(column));
        let mut typed =
            typed.filter(|at| self.grid.cell_number(row, *at) == Some(f64::from(*score)));
        typed.next().map(|column| absolute_column_reference(row, column))
    }

    /// Writes notes: the basis of the whole board, on its first score, and the basis of
    /// each artificial score.
    fn write_notes(
        &self,
        compared: &Compared<'_>,
        index: usize,
        first: bool,
        plain: bool,
        beside: &mut AddedColumns,
    ) {
        let Compared { source, traveller, .. } = *compared;
        let row = source.event.boards[index].at.row;
        let method = source.worked.plan.method;
        for side in 0..2 {
            let artificial =
                source.worked.points[index][side].is_some_and(|points| points.artificial);
            if let (true, Some(at)) = (artificial, self.at(side_points_column(method, side))) {
                let basis =
                    source.worked.basis_of_line_points(source.event, traveller, index, side);
                beside.notes.push((row, at, note_text(&basis)));
            }
        }
        if !first {
            return;
        }
        let whole = match &traveller.against {
            ComparedWith::Datum(datum) => self
                .at(AddedBoardColumn::Datum)
                .map(|at| (at, score_card::datum_basis(source.event, traveller, datum))),
            ComparedWith::Others { .. } => score_card::fewer_results_basis(source.event, traveller)
                .zip(self.at(AddedBoardColumn::Top))
                .map(|(basis, at)| (at, basis)),
            _ => None,
        };
        beside.notes.extend(whole.map(|(at, basis)| (row, at, note_text(&basis))));
        let as_computed = !plain && !matches!(traveller.against, ComparedWith::Datum(_));
        if let (true, Some(at)) = (as_computed, self.at(side_points_column(method, 0))) {
            let artificial = source.worked.points[index][0].is_some_and(|points| points.artificial);
            if !artificial {
                let text = "Values, not formulas, because the board has a weighted or split score.";
                beside.notes.push((row, at, text.to_string()));
            }
        }
    }
}

/// A traveller whose formulas are being made.
struct Compared<'a> {
    source: &'a Source<'a>,
    traveller: &'a Traveller,
    /// Its first and last row.
    span: (u32, u32),
}

/// The events with boards.
fn sources_of(outcomes: &[ComputedEvent]) -> Vec<Source<'_>> {
    let mut sources = Vec::new();
    for (outcome, found) in outcomes.iter().enumerate() {
        let Some(worked) = found.scores.board_scoring() else { continue };
        let event = &found.event;
        if event.boards.is_empty() {
            continue;
        }
        let mut of_entry: Vec<Vec<(usize, usize)>> = vec![Vec::new(); event.entries.len()];
        for (index, line) in event.boards.iter().enumerate() {
            for (side, seated) in line.sides().into_iter().enumerate() {
                if worked.points_counted_on_line(index, side).is_some() {
                    seated.contestants().for_each(|entry| of_entry[entry].push((index, side)));
                }
            }
        }
        sources.push(Source { outcome, event, worked, of_entry });
    }
    sources
}

/// Numbers the travellers; returns the traveller of each row.
fn travellers_by_row(sources: &[Source<'_>]) -> HashMap<u32, usize> {
    let travellers = sources.iter().flat_map(|source| {
        source.worked.travellers.iter().map(move |traveller| (source.event, traveller))
    });
    let rows = travellers.enumerate().flat_map(|(id, (event, traveller))| {
        traveller.lines.iter().map(move |line| (event.boards[*line].at.row, id))
    });
    rows.collect()
}

/// The score of a line if it is one number for both sides.
fn plain_score(score: &BoardLineScore) -> Option<i32> {
    match score {
        BoardLineScore::Real {
            north_south: PlainOrWeightedScore::Plain(north_south),
            east_west: PlainOrWeightedScore::Plain(east_west),
        } if *north_south == -*east_west => Some(*north_south),
        _ => None,
    }
}

/// A basis as a note: the calculation, then its clauses.
fn note_text(basis: &Basis) -> String {
    let clauses = basis.cited_clauses();
    if clauses.is_empty() {
        return basis.sentence();
    }
    format!("{}\n({})", basis.sentence(), clauses.join("; "))
}
