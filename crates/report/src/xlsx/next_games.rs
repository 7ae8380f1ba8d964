//! The next round on the sheet `Games` of an annotated return, a row per player, to be
//! filled with centres and returned.
//!
//! As on the sheet `Draw`, all cells of the return stay at their addresses, and the round
//! is added below, without seats that the director has given already. Games of two-player
//! Diplomacy have two rows each, for sides and centres; results are typed on the sheet
//! `Draw`.

use workbook::patch::AppendedRows;
use workbook::rust_xlsxwriter::{Color, Format, FormatBorder, IgnoreError, XlsxError};
use workbook::write::{
    CellContent, ColumnStyle, Sheet, SheetColumn, heading_format, prepare_list_sheet,
};

use engine::awards::ComputedEvent;
use engine::draw::Draw;
use model::form::{EntryColumn, FormColumn, GameColumn};
use model::name_comparison::folded_name;
use model::{Basis, HeaderRow};

use super::annotation::AnnotationInput;
use crate::language::FormTexts;

/// The columns of a new sheet before those of the years.
const COLUMNS: [(GameColumn, f64); 7] = [
    (GameColumn::Event, 8.0),
    (GameColumn::Round, 8.0),
    (GameColumn::Board, 8.0),
    (GameColumn::Power, 18.0),
    (GameColumn::Player, 8.0),
    (GameColumn::Name, 28.0),
    (GameColumn::Team, 16.0),
];
/// The column after the years.
const ENDING: (GameColumn, f64) = (GameColumn::Ending, 11.0);
/// The years of a new sheet; users can add columns.
const YEARS: [&str; 10] =
    ["1901", "1902", "1903", "1904", "1905", "1906", "1907", "1908", "1909", "1910"];
/// The background of cells to be filled in.
const ANSWER: u32 = 0xFFF8E1;

/// A row to be written.
struct GameLine {
    event: String,
    round: String,
    board: String,
    power: &'static str,
    player: String,
    name: String,
    team: String,
    reason: String,
    /// Whether it is the first of a board.
    begins: bool,
}

/// The games to be written, and the sheet.
pub(super) struct NextGamesSheet<'a> {
    lines: Vec<GameLine>,
    /// The sheet of the return, from 0.
    sheet: Option<usize>,
    placed: Option<&'a HeaderRow<GameColumn>>,
    texts: FormTexts,
}

impl<'a> NextGamesSheet<'a> {
    /// Plans the sheet for all events.
    pub(super) fn plan(annotation: &AnnotationInput<'a>) -> NextGamesSheet<'a> {
        NextGamesSheet::plan_for_events(annotation, |_| true)
    }

    /// Plans the sheet for some events.
    pub(super) fn plan_for_events(
        annotation: &AnnotationInput<'a>,
        wanted: impl Fn(&ComputedEvent) -> bool,
    ) -> NextGamesSheet<'a> {
        let sheets = &annotation.workbook_copy.sheets;
        let wanted = annotation.outcomes.iter().filter(|outcome| wanted(outcome));
        let drawn = wanted.filter_map(|outcome| {
            let draw = outcome.draw.as_ref().filter(|draw| !draw.stands)?;
            Some(lines_of(outcome, draw))
        });
        let name = folded_name(GameColumn::FORM.name);
        NextGamesSheet {
            lines: drawn.flatten().collect(),
            sheet: sheets.iter().position(|sheet| folded_name(&sheet.name) == name),
            placed: annotation.outcomes.iter().find_map(|o| o.event.headings.games.as_ref()),
            texts: FormTexts(annotation.language),
        }
    }

    /// Whether a new sheet is needed.
    pub(super) fn needs_new_sheet(&self) -> bool {
        self.sheet.is_none() && !self.lines.is_empty()
    }

    /// The number of rows to be written.
    pub(super) fn row_count(&self) -> u32 {
        self.lines.len() as u32
    }

    /// The sheet of the return that gets rows.
    pub(super) fn extended_sheet(&self) -> Option<usize> {
        self.sheet.filter(|_| !self.lines.is_empty())
    }

    /// The rows that the sheet of the return gets below the last used one, if it has headings.
    pub(super) fn appended_rows(&self, last: Option<u32>) -> Option<AppendedRows> {
        let (headings, used) = (self.placed?.row, last?);
        Some(AppendedRows { headings, used, last: used + self.row_count() })
    }

    /// Writes a new sheet.
    pub(super) fn write_new_sheet(&self, target: &mut Sheet<'_>) -> Result<(), XlsxError> {
        prepare_list_sheet(target, &headings(), self.lines.len() as u32, None);
        for (index, (column, _)) in (0u16..).zip(COLUMNS) {
            target.add_note(
                (0, index),
                &self.texts.column_explanation(GameColumn::FORM, column.definition()),
            );
        }
        self.write_lines(target, 1, own_place, &own_years())
    }

    /// Writes the games below the last used row, `last`, of the return's own sheet.
    pub(super) fn append_games(
        &self,
        target: &mut Sheet<'_>,
        last: Option<u32>,
    ) -> Result<(), XlsxError> {
        let below = last.map_or(0, |last| last + 1);
        let Some(placed) = self.placed else {
            // The sheet may have headings without rows.
            let first = if last.is_some() { below + 1 } else { below };
            for (index, column) in (0u16..).zip(&headings()) {
                target.shell.set_column_width(index, column.width);
                let heading = target.style_id(&heading_format());
                target.write_styled((first, index), heading, column.heading);
            }
            return self.write_lines(target, first + 1, own_place, &own_years());
        };
        let years = placed.columns.iter().filter(|(column, _)| *column == GameColumn::Centres);
        let years: Vec<u16> = years.map(|(_, at)| *at).collect();
        self.write_lines(target, below, |column| placed.sheet_column(column), &years)
    }

    fn write_lines(
        &self,
        target: &mut Sheet<'_>,
        first: u32,
        at: impl Fn(GameColumn) -> Option<u16>,
        years: &[u16],
    ) -> Result<(), XlsxError> {
        let answer =
            Format::new().set_background_color(Color::RGB(ANSWER)).set_border(FormatBorder::Hair);
        let plain = Format::new().set_num_format("@");
        let begins = target.style_id(&plain.clone().set_border_top(FormatBorder::Medium));
        let (answer, plain) = (target.style_id(&answer), target.style_id(&plain));
        for (row, line) in (first..).zip(&self.lines) {
            let style = if line.begins { begins } else { plain };
            let cells = line.cells().into_iter();
            for (place, text) in cells.filter_map(|(column, text)| Some((at(column)?, text))) {
                match text.parse::<u32>() {
                    Ok(number) if number.to_string() == text => {
                        target.write_styled((row, place), style, number);
                    }
                    _ => target.write_styled((row, place), style, text),
                }
            }
            years
                .iter()
                .for_each(|year| target.write_styled((row, *year), answer, CellContent::Blank));
            if let (Some(place), false) = (at(GameColumn::Player), line.reason.is_empty()) {
                target.add_note((row, place), &line.reason);
            }
        }
        let last = first + self.lines.len() as u32;
        let right = COLUMNS.iter().filter_map(|(column, _)| at(*column)).max().unwrap_or(0);
        target.shell.hide_cell_warnings((first, 0), (last, right), IgnoreError::NumberStoredAsText);
        Ok(())
    }
}

impl GameLine {
    fn cells(&self) -> [(GameColumn, &str); 7] {
        use GameColumn as G;
        [
            (G::Event, &self.event),
            (G::Round, &self.round),
            (G::Board, &self.board),
            (G::Power, self.power),
            (G::Player, &self.player),
            (G::Name, &self.name),
            (G::Team, &self.team),
        ]
    }
}

/// The headings of a new sheet.
fn headings() -> Vec<SheetColumn<'static>> {
    let column = |heading, width| SheetColumn { heading, width, style: ColumnStyle::Plain };
    let named = COLUMNS.iter().map(|(own, width)| column(own.definition().name, *width));
    let years = YEARS.iter().map(|year| column(year, 7.0));
    let (ending, width) = ENDING;
    named.chain(years).chain([column(ending.definition().name, width)]).collect()
}

/// The position of a column on a new sheet.
fn own_place(column: GameColumn) -> Option<u16> {
    let at = COLUMNS.iter().position(|(own, _)| *own == column);
    at.and_then(|at| u16::try_from(at).ok())
}

/// The positions of the years on a new sheet.
fn own_years() -> Vec<u16> {
    (COLUMNS.len() as u16..).take(YEARS.len()).collect()
}

/// The rows of a draw that are not yet on the sheet.
fn lines_of(outcome: &ComputedEvent, draw: &Draw) -> Vec<GameLine> {
    let event = &outcome.event;
    let line = |board: &str, power: &'static str, position: usize, basis: &Basis| {
        let entry = &event.entries[outcome.entry_at_draw_position(position)];
        let team = entry.record.text(EntryColumn::TeamOf).map_or("", |cell| cell.value);
        GameLine {
            event: event.id.clone(),
            round: draw.round_name(),
            board: board.to_string(),
            power,
            player: entry.label.clone(),
            name: entry.display_name(),
            team: team.to_string(),
            reason: basis.sentence(),
            begins: false,
        }
    };
    let mut lines = Vec::new();
    for board in &draw.boards {
        let mut own: Vec<GameLine> = board
            .seats
            .iter()
            .filter(|seat| !seat.given)
            .map(|seat| line(&board.label, seat.power.name(), seat.who, &seat.basis))
            .collect();
        own.iter_mut().take(1).for_each(|line| line.begins = true);
        lines.extend(own);
    }
    if draw.name.is_some() {
        for (table, pairing) in draw.numbered_pairings() {
            let sides = [Some(pairing.first), pairing.second];
            for (nth, side) in sides.into_iter().flatten().enumerate() {
                let mut own = line(&table.to_string(), "", side, &Basis::new());
                own.begins = nth == 0;
                lines.push(own);
            }
        }
    }
    lines
}
