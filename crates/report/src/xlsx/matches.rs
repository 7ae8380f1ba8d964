//! Net results and victory points of matches in the annotated copy: added to the rows of
//! the sheet `Matches`, or on a new sheet for matches without such a row.

use std::collections::HashMap;

use workbook::rust_xlsxwriter::XlsxError;
use workbook::write::{
    self, CellContent, ColumnStyle, Sheet, SheetColumn, fit_row_height, prepare_list_sheet,
    quoted_sheet_name, stored_number_text,
};

use engine::awards::ComputedEvent;
use engine::rules::rule_book_facts as rule_book;
use engine::scoring::{MatchScore, ScoredBoardsAndMatches, VpScale};
use model::annotation::{MATCH_SCORES_SHEET, PALMARES_NOTE_PREFIX};
use model::{Cell, Event, Exact, Match, Note};

use super::added_columns::{AddedCell, AddedColumns, AddedHeading, first_free_column};
use super::annotation::AnnotationInput;
use super::boards::BoardsSheetAdditions;
use super::grid::{SheetDataRows, absolute_column_reference, formula_array};

const COLUMNS: [SheetColumn; 13] = [
    SheetColumn { heading: "Event", width: 8.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Session", width: 9.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Round", width: 8.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Home", width: 9.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Away", width: 9.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Boards", width: 8.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Home IMPs", width: 10.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Away IMPs", width: 10.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Home net", width: 9.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Away net", width: 9.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Home VPs", width: 10.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Away VPs", width: 10.0, style: ColumnStyle::Top },
    SheetColumn { heading: "Basis", width: 60.0, style: ColumnStyle::Wrapped },
];
/// The first of two columns, home and away, on the new sheet.
const IMPS: u16 = 6;
const NET: u16 = 8;
const VPS: u16 = 10;
const BASIS: u16 = 12;

/// The columns added to `Matches`: nets, then victory points.
const ADDED: [(&str, &str); 4] = [
    ("Home net", "The home side's IMPs minus the away side's, with its average-plus boards."),
    ("Away net", "The away side's IMPs minus the home side's, with its average-plus boards."),
    ("Home VPs", "Victory points of the home side by its own net; typed ones are kept."),
    ("Away VPs", "Victory points of the away side by its own net; typed ones are kept."),
];

/// A match by its event and its number there.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct MatchId {
    outcome: usize,
    nth: usize,
}

/// Where a match stands in the annotated copy.
#[derive(Clone, Copy)]
struct MatchRow {
    /// Whether it is a row of the return, else of the new sheet.
    in_return: bool,
    row: u32,
}

/// A match with its event.
#[derive(Clone, Copy)]
struct EventMatch<'a> {
    event: &'a Event,
    worked: &'a ScoredBoardsAndMatches,
    played: &'a MatchScore,
}

/// The place of each match in the annotated copy.
pub(super) struct MatchPositionsInCopy<'a> {
    outcomes: &'a [ComputedEvent],
    /// The matches in rows of the return, by event and number.
    beside: Vec<MatchId>,
    /// The matches on the new sheet.
    separate: Vec<MatchId>,
    /// The first column added to `Matches`.
    column: Option<u16>,
    /// The return's sheet of matches, from 0.
    sheet: Option<usize>,
    /// The names of the two sheets, quoted for formulas.
    names: [String; 2],
    places: HashMap<MatchId, MatchRow>,
}

impl<'a> MatchPositionsInCopy<'a> {
    /// Plans the places of matches; `separate` is the name of the new sheet.
    pub(super) fn plan(
        annotation: &AnnotationInput<'a>,
        copied: &[String],
        separate: &str,
    ) -> MatchPositionsInCopy<'a> {
        let outcomes = annotation.outcomes;
        let placed = outcomes.iter().find_map(|outcome| outcome.event.headings.matches.as_ref());
        let sheet = placed.map(|placed| usize::from(placed.sheet));
        let copy = sheet.and_then(|sheet| annotation.workbook_copy.sheets.get(sheet));
        let column = copy.and_then(|copy| first_free_column(copy, ADDED.len()));
        let mut cells = MatchPositionsInCopy {
            outcomes,
            beside: Vec::new(),
            separate: Vec::new(),
            column,
            sheet,
            names: [sheet.and_then(|sheet| copied.get(sheet)).map_or("", String::as_str), separate]
                .map(quoted_sheet_name),
            places: HashMap::new(),
        };
        for (outcome, found) in outcomes.iter().enumerate() {
            let matches =
                found.scores.board_scoring().into_iter().flat_map(|worked| &worked.matches);
            for (nth, played) in matches.enumerate() {
                let id = MatchId { outcome, nth };
                let in_return = sheet == Some(usize::from(played.at.sheet)) && column.is_some();
                let own = if in_return { &mut cells.beside } else { &mut cells.separate };
                own.push(id);
                let row = if in_return { played.at.row } else { own.len() as u32 };
                cells.places.insert(id, MatchRow { in_return, row });
            }
        }
        cells
    }

    /// The return's sheet of matches, if columns are added to it.
    pub(super) fn extended_sheet(&self) -> Option<usize> {
        self.sheet.filter(|_| !self.beside.is_empty())
    }

    /// Whether a new sheet is needed.
    pub(super) fn needs_new_sheet(&self) -> bool {
        !self.separate.is_empty()
    }

    fn played(&self, id: MatchId) -> Option<EventMatch<'a>> {
        let found = &self.outcomes[id.outcome];
        let worked = found.scores.board_scoring()?;
        Some(EventMatch { event: &found.event, worked, played: worked.matches.get(id.nth)? })
    }

    /// The sum of the cells with an entry's points in matches.
    pub(super) fn match_points_sum_formula(&self, outcome: usize, entry: usize) -> Option<String> {
        let worked = self.outcomes[outcome].scores.board_scoring()?;
        let mut cells = Vec::new();
        for (nth, played) in worked.matches.iter().enumerate() {
            if played.most.is_some() && !worked.plan.vps {
                return None;
            }
            for side in 0..2u16 {
                let own = played.sides[usize::from(side)] == Some(entry);
                let counts = played.note != Some(Note::PlayOff);
                if !own || !counts || played.won[usize::from(side)].is_none() {
                    continue;
                }
                let place = *self.places.get(&MatchId { outcome, nth })?;
                let vps = worked.plan.vps;
                let event = &self.outcomes[outcome].event;
                if rule_book::facts_of_event_rule_book(event).is_match_in_stanzas(event) {
                    cells.extend(self.imps(outcome, played, usize::from(side), place)?);
                    continue;
                }
                let column = match (place.in_return, vps) {
                    (true, _) => self.column? + if vps { 2 } else { 0 },
                    (false, true) => VPS,
                    (false, false) => NET,
                };
                let name = &self.names[usize::from(!place.in_return)];
                cells.push(format!(
                    "{name}!{}",
                    absolute_column_reference(place.row, column + side)
                ));
            }
        }
        (!cells.is_empty()).then(|| cells.join("+"))
    }

    /// The terms of a side's score in a stanza of a final: its IMPs, and its average-plus
    /// boards.
    fn imps(
        &self,
        outcome: usize,
        played: &MatchScore,
        side: usize,
        place: MatchRow,
    ) -> Option<Vec<String>> {
        let event = &self.outcomes[outcome].event;
        let shown = played.imps[side]?;
        let cell = if place.in_return {
            let typed = event.matches.iter().find(|typed| typed.at == played.at)?;
            let own = typed.imps[side].filter(|cell| cell.value == shown)?;
            absolute_column_reference(own.at.row, own.at.column)
        } else {
            absolute_column_reference(place.row, IMPS + side as u16)
        };
        let more = played.printed_imps_of_side(side)? - shown;
        let mut terms = vec![format!("{}!{cell}", self.names[usize::from(!place.in_return)])];
        terms.extend((!more.is_zero()).then(|| more.to_cell_f64().to_string()));
        Some(terms)
    }

    /// The columns added to the return's rows.
    pub(super) fn added_columns(
        &self,
        annotation: &AnnotationInput<'_>,
        boards: Option<&BoardsSheetAdditions<'_>>,
    ) -> Option<AddedColumns> {
        let (first, sheet) = (self.column?, annotation.workbook_copy.sheets.get(self.sheet?)?);
        let placed =
            self.outcomes.iter().find_map(|outcome| outcome.event.headings.matches.as_ref())?;
        let grid = SheetDataRows { sheet, first: placed.row + 1, last: u32::MAX };
        let mut beside = AddedColumns { heading_row: placed.row, ..AddedColumns::default() };
        let vps = self
            .beside
            .iter()
            .any(|place| self.played(*place).is_some_and(|found| found.worked.plan.vps));
        let columns = ADDED.iter().zip(first..).take(if vps { 4 } else { 2 });
        beside.headings =
            columns.map(|((title, note), column)| AddedHeading { column, title, note }).collect();
        for place in &self.beside {
            let Some(found) = self.played(*place) else { continue };
            let EventMatch { event, worked, played } = found;
            let row = played.at.row;
            let typed = event.matches.iter().find(|typed| typed.at == played.at);
            for side in 0..2u16 {
                let nth = usize::from(side);
                let net_column = first + side;
                if let Some(net) = played.net[nth] {
                    let formula = match boards.filter(|_| played.of_boards) {
                        Some(boards) => found.net_of_boards(boards, place.outcome, nth),
                        None => {
                            typed.and_then(|typed| typed_net(&grid, placed.row, typed, nth, net))
                        }
                    };
                    beside.cells.push(AddedCell {
                        row,
                        column: net_column,
                        formula,
                        value: net.to_cell_f64(),
                    });
                }
                let Some(won) = played.won[nth].filter(|_| worked.plan.vps) else { continue };
                let formula = match typed.and_then(|typed| typed.vps[nth]) {
                    Some(cell) => typed_vps(&grid, &cell, won),
                    None => played.net[nth]
                        .and_then(|_| vps_of(played, &absolute_column_reference(row, net_column))),
                };
                beside.cells.push(AddedCell {
                    row,
                    column: first + 2 + side,
                    formula,
                    value: won.to_cell_f64(),
                });
            }
            if let Some(basis) = basis_of(played).filter(|_| vps) {
                beside.notes.push((row, first + 2, basis));
            }
        }
        Some(beside)
    }

    /// Writes the new sheet.
    pub(super) fn write_new_sheet(
        &self,
        sheet: &mut Sheet<'_>,
        boards: Option<&BoardsSheetAdditions<'_>>,
    ) -> Result<(), XlsxError> {
        prepare_list_sheet(sheet, &COLUMNS, self.separate.len() as u32, Some("MatchScores"));
        for (row, place) in (1u32..).zip(&self.separate) {
            let Some(found) = self.played(*place) else { continue };
            let EventMatch { event, worked, played } = found;
            let label = |side: usize| {
                played.sides[side].map_or("", |entry| event.entries[entry].label.as_str())
            };
            sheet.write((row, 0), &event.id);
            sheet.write((row, 1), &played.session);
            sheet.write((row, 2), played.round.as_deref().unwrap_or_default());
            sheet.write((row, 3), label(0));
            sheet.write((row, 4), label(1));
            sheet.write((row, 5), f64::from(played.boards_known()));
            for side in 0..2u16 {
                let nth = usize::from(side);
                if let Some(imps) = played.imps[nth] {
                    sheet.write((row, IMPS + side), imps.to_cell_f64());
                }
                if let Some(net) = played.net[nth] {
                    let formula = boards
                        .filter(|_| played.of_boards)
                        .and_then(|boards| found.net_of_boards(boards, place.outcome, nth));
                    put(sheet, (row, NET + side), formula, net);
                }
                if let Some(won) = played.won[nth].filter(|_| worked.plan.vps) {
                    let net = absolute_column_reference(row, NET + side);
                    let formula = played.net[nth].and_then(|_| vps_of(played, &net));
                    put(sheet, (row, VPS + side), formula, won);
                }
            }
            if let Some(basis) = basis_of(played) {
                sheet.write((row, BASIS), &basis);
                fit_row_height(sheet, row, &[(&basis, COLUMNS[usize::from(BASIS)].width)]);
            }
        }
        let note = format!(
            "{PALMARES_NOTE_PREFIX}the matches computed from the boards. The scale named under Basis turns a side's net into victory points; {MATCH_SCORES_SHEET} and Standings follow the boards."
        );
        sheet.add_note((0, VPS), &note);
        Ok(())
    }
}

/// Writes a number, or its formula if there is one.
fn put(sheet: &mut Sheet<'_>, at: (u32, u16), formula: Option<String>, value: Exact) {
    let number = stored_number_text(value.to_cell_f64());
    match formula {
        Some(formula) => {
            sheet.write(at, CellContent::Formula(&formula, write::FormulaResult::Number(&number)));
        }
        None => sheet.write(at, value.to_cell_f64()),
    }
}

impl EventMatch<'_> {
    /// The net of a side as a formula over its boards: a sum, or a percentage of the tops.
    fn net_of_boards(
        &self,
        boards: &BoardsSheetAdditions<'_>,
        outcome: usize,
        side: usize,
    ) -> Option<String> {
        let own = boards.line_points_sum_formula(outcome, &self.lines(side))?;
        if !self.worked.plan.method.has_maximum() {
            return Some(own);
        }
        let tops = boards.line_tops_sum_formula(outcome, &self.lines(0))?;
        Some(format!("100*({own})/({tops})"))
    }

    /// The lines that count for a side.
    fn lines(&self, side: usize) -> Vec<(usize, usize)> {
        let EventMatch { event, worked, played } = *self;
        let [Some(home), Some(away)] = played.sides else { return Vec::new() };
        let (own, other) = if side == 0 { (home, away) } else { (away, home) };
        let mut lines = Vec::new();
        for traveller in &worked.travellers {
            for index in &traveller.lines {
                let line = &event.boards[*index];
                let same = |one: &str, other: &str| one.to_lowercase() == other.to_lowercase();
                let here = same(&worked.sessions[traveller.session], &played.session)
                    && same(
                        line.round.as_deref().unwrap_or_default(),
                        played.round.as_deref().unwrap_or_default(),
                    );
                for seat in 0..2 {
                    let seated =
                        [line.sides()[seat].first, line.sides()[1 - seat].first] == [own, other];
                    if here && seated && worked.points_counted_on_line(*index, seat).is_some() {
                        lines.push((*index, seat));
                    }
                }
            }
        }
        lines
    }
}

/// The net of typed IMPs as a formula, if nothing else contributes.
fn typed_net(
    grid: &SheetDataRows<'_>,
    heading: u32,
    typed: &Match,
    side: usize,
    net: Exact,
) -> Option<String> {
    let [own, other] = [typed.imps[side]?, typed.imps[1 - side]?];
    let number = |cell: &Cell<Exact>| {
        grid.cell_number(cell.at.row, cell.at.column) == Some(cell.value.to_cell_f64())
    };
    let plain = own.value - other.value == net && number(&own) && number(&other);
    let below = own.at.row > heading;
    (plain && below).then(|| {
        format!(
            "{}-{}",
            absolute_column_reference(own.at.row, own.at.column),
            absolute_column_reference(other.at.row, other.at.column)
        )
    })
}

/// Typed victory points as a formula, if they are stored unchanged.
fn typed_vps(grid: &SheetDataRows<'_>, typed: &Cell<Exact>, won: Exact) -> Option<String> {
    let same = grid.cell_number(typed.at.row, typed.at.column) == Some(won.to_cell_f64());
    same.then(|| absolute_column_reference(typed.at.row, typed.at.column))
}

/// The decimals of victory points in thirds: more than a total has, so that ties remain
/// ties.
const PIECE_DECIMALS: u32 = 12;

/// The victory points of a net as a formula over its cell.
fn vps_of(played: &MatchScore, net: &str) -> Option<String> {
    let (rule, boards) = played.scale?;
    let scale = VpScale::new(rule, boards)?;
    if let Some(margins) = scale.vps_by_margin() {
        let nearest = format!("MIN(ABS(ROUND({net},0)),{})+1", margins.len() - 1);
        let of = |list: String| format!("INDEX({list},{nearest})");
        let (first, _) = margins.first()?;
        let both = *first + *first;
        let winner = of(formula_array(margins.iter().map(|(winner, _)| *winner)));
        let loser = if margins.iter().all(|(winner, loser)| *winner + *loser == both) {
            format!("ROUND({both}-{winner},2)")
        } else {
            of(formula_array(margins.iter().map(|(_, loser)| *loser)))
        };
        return Some(format!("IF(ROUND({net},0)<0,{loser},{winner})"));
    }
    let pieces = scale.straight_lines()?;
    let read = match pieces.decimals {
        Some(decimals) => format!("ROUND({net},{decimals})"),
        None => net.to_string(),
    };
    let from = formula_array(pieces.piece.iter().map(|piece| piece.from));
    let piece = format!("MATCH({read},{from},1)");
    let of = |list: String| format!("INDEX({list},{piece})");
    let (vps, slope) = (
        of(formula_array(pieces.piece.iter().map(|piece| piece.vps))),
        of(formula_array(pieces.piece.iter().map(|piece| piece.slope))),
    );
    let least = pieces.piece.first()?.from.to_cell_f64();
    let start = of(from);
    Some(format!("IF({read}<{least},0,ROUND({vps}+{slope}*({read}-{start}),{PIECE_DECIMALS}))"))
}

/// The basis of both sides' victory points.
fn basis_of(played: &MatchScore) -> Option<String> {
    let sides = ["Home", "Away"].into_iter().zip(&played.basis);
    let mut sentences: Vec<String> = sides
        .filter_map(|(side, basis)| Some(format!("{side}: {}", basis.as_ref()?.sentence())))
        .collect();
    sentences.extend(played.note.map(|note| note.to_string()));
    (!sentences.is_empty()).then(|| sentences.join("\n"))
}
