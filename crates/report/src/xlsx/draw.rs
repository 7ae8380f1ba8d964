//! The sheet `Draw` of an annotated return: the next round, to be filled in and returned.
//!
//! A returned copy already has the sheet. It is copied like every other sheet, at the same
//! addresses, and the next round is added below: the sheet grows round by round, and
//! nothing on it moves or gets lost. It opens at its last round and prints that round.

use workbook::patch::AppendedRows;
use workbook::rust_xlsxwriter::{Color, Format, FormatAlign, FormatBorder, IgnoreError, XlsxError};
use workbook::write::{
    ColumnStyle, DropDownList, Sheet, SheetColumn, heading_format, prepare_list_sheet,
};

use engine::awards::ComputedEvent;
use engine::draw::{Draw, Pairing};
use engine::rules::rule_book_facts as rule_book;
use engine::scoring::ScoringMethod;
use model::annotation::DRAW_SHEET;
use model::crosstable::Contestant;
use model::form::{DrawColumn, FormColumn};
use model::game_result::result_dropdown_choices;
use model::name_comparison::folded_name;
use model::{BasisStep, HeaderRow, StableSort, format_pairing};

use super::annotation::AnnotationInput;
use crate::language::FormTexts;

const fn column(heading: &'static str, width: f64) -> SheetColumn<'static> {
    SheetColumn { heading, width, style: ColumnStyle::Plain }
}

/// The columns, in the order of the form.
const COLUMNS: [SheetColumn; 28] = [
    column("Event", 8.0),
    column("Round", 8.0),
    column("Table", 8.0),
    column("White", 8.0),
    column("White name", 28.0),
    column("White rating", 8.0),
    column("White points", 8.0),
    column("Result", 11.0),
    column("Black", 8.0),
    column("Black name", 28.0),
    column("Black rating", 8.0),
    column("Black points", 8.0),
    column("Home IMPs", 8.0),
    column("Away IMPs", 8.0),
    column("Home %", 8.0),
    column("Away %", 8.0),
    column("Home A+", 8.0),
    column("Away A+", 8.0),
    column("Boards compared", 10.0),
    column("Home VPs", 8.0),
    column("Away VPs", 8.0),
    column("Note", 14.0),
    column("Drawn", 12.0),
    column("White pairing no.", 11.0),
    column("White section", 8.0),
    column("Black pairing no.", 11.0),
    column("Black section", 8.0),
    column("Result before", 11.0),
];

/// The headings if no event has colours.
fn without_colours(column: DrawColumn) -> Option<&'static str> {
    use DrawColumn as D;
    Some(match column {
        D::White => "Home",
        D::WhiteName => "Home name",
        D::WhitePoints => "Home total",
        D::Black => "Away",
        D::BlackName => "Away name",
        D::BlackPoints => "Away total",
        _ => return None,
    })
}

/// The columns that the events of a sheet need.
#[derive(Clone, Copy, Default)]
struct NeededColumns {
    /// Games of one player a side: colours, ratings, a result.
    games: bool,
    /// Whether games have colours.
    colours: bool,
    /// Pairing numbers that differ from the labels.
    numbers: bool,
    /// Whether there are several sections.
    sections: bool,
    /// Whether matches are scored in IMPs.
    imps: bool,
    /// Matches in game points.
    game_points: bool,
    /// Whether matches are scored in percentages.
    percent: bool,
    /// Matches scored in victory points.
    vps: bool,
    /// Matches with average-plus boards for each side.
    average_plus: bool,
}

impl NeededColumns {
    fn from_draws(drawn: &[(&ComputedEvent, &Draw)]) -> NeededColumns {
        let mut needs = NeededColumns::default();
        for (outcome, draw) in drawn {
            let sides: Vec<Side<'_>> = draw
                .pairings
                .iter()
                .flat_map(|own| Sides::from_pairing(outcome, draw, own).both())
                .collect();
            needs.numbers |= sides.iter().any(|side| side.number().is_some());
            needs.sections |= sides.iter().any(|side| side.section != sides[0].section);
            if outcome.event.is_of_chess_teams() {
                needs.game_points = true;
                continue;
            }
            let plan = outcome.scores.board_scoring().map(|worked| worked.plan);
            let Some(plan) = plan.filter(|_| !is_of_games(draw)) else {
                needs.games = true;
                needs.colours |= draw.coloured;
                continue;
            };
            let percent = plan.method.has_maximum();
            needs.percent |= percent;
            needs.imps |= !percent;
            needs.vps |= plan.vps;
            let asked =
                rule_book::facts_of_event_rule_book(&outcome.event).has_average_plus_boards();
            needs.average_plus |= asked && plan.method == ScoringMethod::Teams;
        }
        needs
    }

    /// Whether the sheet has a column.
    fn has(self, column: DrawColumn) -> bool {
        use DrawColumn as D;
        match column {
            D::WhiteRating | D::BlackRating | D::Result => self.games,
            D::WhiteNumber | D::BlackNumber => self.numbers,
            D::WhiteSection | D::BlackSection => self.sections,
            D::HomeImps | D::AwayImps => self.imps || self.game_points,
            D::HomePercent | D::AwayPercent => self.percent,
            D::HomeAveragePlus | D::AwayAveragePlus | D::BoardsCompared => self.average_plus,
            D::HomeVps | D::AwayVps => self.vps,
            D::ResultBefore => false,
            _ => true,
        }
    }
}

/// Whether each pairing is a game with a result, not a match with a score.
fn is_of_games(draw: &Draw) -> bool {
    draw.coloured || draw.name.is_some()
}

/// Whether a column is to be filled in, for a game or for a match.
fn is_answer(column: DrawColumn, of_games: bool) -> bool {
    use DrawColumn as D;
    match column {
        D::Result => of_games,
        D::HomeImps | D::AwayImps | D::HomePercent | D::AwayPercent => !of_games,
        D::HomeAveragePlus | D::AwayAveragePlus | D::BoardsCompared => !of_games,
        D::HomeVps | D::AwayVps => !of_games,
        _ => false,
    }
}

/// The background of cells to be filled in.
const ANSWER: u32 = 0xFFF8E1;
/// The text colour of cells for comparison only.
const FAINT: u32 = 0x7A8790;

/// The rounds to be written, and the sheet.
pub(super) struct DrawSheet<'a> {
    /// The events with a round that is not yet in the return.
    drawn: Vec<(&'a ComputedEvent, &'a Draw)>,
    /// The sheet of the return, from 0.
    sheet: Option<usize>,
    placed: Option<&'a HeaderRow<DrawColumn>>,
    texts: FormTexts,
}

impl<'a> DrawSheet<'a> {
    /// Plans the sheet for all events.
    pub(super) fn plan(annotation: &AnnotationInput<'a>) -> DrawSheet<'a> {
        DrawSheet::plan_for_events(annotation, |_| true)
    }

    /// Plans the sheet for some events.
    pub(super) fn plan_for_events(
        annotation: &AnnotationInput<'a>,
        wanted: impl Fn(&ComputedEvent) -> bool,
    ) -> DrawSheet<'a> {
        let outcomes = annotation.outcomes;
        let sheets = &annotation.workbook_copy.sheets;
        let wanted = outcomes.iter().filter(|outcome| wanted(outcome));
        DrawSheet {
            drawn: wanted.filter_map(unwritten_round).collect(),
            sheet: sheets
                .iter()
                .position(|sheet| folded_name(&sheet.name) == folded_name(DRAW_SHEET)),
            placed: outcomes.iter().find_map(|outcome| outcome.event.headings.draw.as_ref()),
            texts: FormTexts(annotation.language),
        }
    }

    /// Whether a new sheet is needed.
    pub(super) fn needs_new_sheet(&self) -> bool {
        self.sheet.is_none() && !self.drawn.is_empty()
    }

    /// The sheet of the return that gets rows.
    pub(super) fn extended_sheet(&self) -> Option<usize> {
        self.sheet.filter(|_| !self.drawn.is_empty())
    }

    /// The rows that the sheet of the return gets below the last used one, if it has headings.
    pub(super) fn appended_rows(&self, last: Option<u32>) -> Option<AppendedRows> {
        let (headings, used) = (self.placed?.row, last?);
        Some(AppendedRows { headings, used, last: used + self.row_count() })
    }

    /// The columns of a new sheet, with their headings.
    fn columns(&self) -> Vec<(DrawColumn, SheetColumn<'static>)> {
        let needs = NeededColumns::from_draws(&self.drawn);
        let shown = DrawColumn::ALL.iter().zip(COLUMNS).filter(|(column, _)| needs.has(**column));
        let named = shown.map(|(column, known)| {
            let heading = without_colours(*column).filter(|_| !needs.colours);
            let heading = match column {
                DrawColumn::HomeImps if !needs.imps => Some("Home score"),
                DrawColumn::AwayImps if !needs.imps => Some("Away score"),
                _ => heading,
            };
            (*column, SheetColumn { heading: heading.unwrap_or(known.heading), ..known })
        });
        named.collect()
    }

    /// The number of rows to be written.
    pub(super) fn row_count(&self) -> u32 {
        self.drawn.iter().map(|(_, draw)| draw.pairings.len() as u32).sum()
    }

    /// Writes a new sheet.
    pub(super) fn write_new_sheet(&self, target: &mut Sheet<'_>) -> Result<(), XlsxError> {
        let (columns, headed): (Vec<DrawColumn>, Vec<SheetColumn>) =
            self.columns().into_iter().unzip();
        prepare_list_sheet(target, &headed, self.row_count(), None);
        for (index, column) in (0u16..).zip(&columns) {
            target.add_note(
                (0, index),
                &self.texts.column_explanation(DrawColumn::FORM, column.definition()),
            );
        }
        target.set_row_height(0, 30.0);
        self.write_rounds(target, 1, |column| position(&columns, column))
    }

    /// Writes the next rounds below the last used row, `last`, of the return's own sheet.
    pub(super) fn append_rounds(
        &self,
        target: &mut Sheet<'_>,
        last: Option<u32>,
    ) -> Result<(), XlsxError> {
        let below = last.map_or(0, |last| last + 1);
        let Some(placed) = self.placed else {
            // The sheet has no headings yet.
            let (columns, headed): (Vec<DrawColumn>, Vec<SheetColumn>) =
                self.columns().into_iter().unzip();
            for (index, column) in (0u16..).zip(&headed) {
                target.shell.set_column_width(index, column.width);
                let heading = target.style_id(&heading_format());
                target.write_styled((below, index), heading, column.heading);
            }
            return self.write_rounds(target, below + 1, |column| position(&columns, column));
        };
        let shell = &mut target.shell;
        shell.set_landscape_page();
        shell.set_repeat_rows(placed.row, placed.row);
        shell.set_freeze_panes(placed.row + 1, 0);
        shell.set_freeze_panes_top_cell(below, 0);
        let right = placed.columns.iter().map(|(_, at)| *at).max().unwrap_or(0);
        let last = below.saturating_add(self.row_count()).saturating_sub(1);
        shell.set_print_area((below, 0), (last, right));
        shell.autofilter((placed.row, 0), (last, right));
        self.write_rounds(target, below, |column| placed.sheet_column(column))
    }

    fn write_rounds(
        &self,
        target: &mut Sheet<'_>,
        first: u32,
        at: impl Fn(DrawColumn) -> Option<u16>,
    ) -> Result<(), XlsxError> {
        let looks = Looks::new();
        let (mut row, mut selected) = (first, false);
        for (outcome, draw) in &self.drawn {
            let begins = row;
            for (number, pairing) in draw.numbered_pairings() {
                let sides = Sides::from_pairing(outcome, draw, pairing);
                let cells = sides.cells(&outcome.event.id, draw, number);
                let mut placed: Vec<(u16, DrawColumn, Written)> = cells
                    .into_iter()
                    .filter_map(|(column, cell)| Some((at(column)?, column, cell)))
                    .collect();
                placed.arrange_by_key(|(at, ..)| *at);
                for (place, column, cell) in placed {
                    let bye = pairing.second.is_none();
                    let answer = is_answer(column, is_of_games(draw)) && !bye;
                    let style = target.style_id(looks.format(column, answer, row == begins));
                    match cell {
                        Written::Number(number) => target.write_styled((row, place), style, number),
                        Written::Text(text) => target.write_styled((row, place), style, &text),
                    }
                }
                if let (Some(table), false) = (at(DrawColumn::Table), pairing.basis.is_empty()) {
                    target.add_note((row, table), &pairing_reason_text(draw, pairing));
                }
                row += 1;
            }
            let games = draw.pairings.iter().filter(|pairing| pairing.second.is_some()).count();
            let first_answer = |column: &&DrawColumn| is_answer(**column, is_of_games(draw));
            let answer = DrawColumn::ALL.iter().filter(first_answer).find_map(|column| at(*column));
            if let (Some(answer), false) = (answer, selected) {
                target.shell.set_selection(begins, answer);
                selected = true;
            }
            if let (Some(result), true) = (at(DrawColumn::Result), is_of_games(draw) && games > 0) {
                let last = begins + games as u32 - 1;
                target.shell.add_drop_down((begins, result), (last, result), drop_down(self.texts));
            }
        }
        if row > first {
            let right = DrawColumn::ALL.iter().filter_map(|column| at(*column)).max().unwrap_or(0);
            let last = (row - 1, right);
            target.shell.hide_cell_warnings((first, 0), last, IgnoreError::NumberStoredAsText);
        }
        Ok(())
    }
}

/// The round of an event to be written: one that is drawn and not yet in the return.
pub(super) fn unwritten_round(outcome: &ComputedEvent) -> Option<(&ComputedEvent, &Draw)> {
    let draw = outcome.draw.as_ref().filter(|draw| !draw.stands)?;
    // Boards of many players are on the Games sheet.
    (!draw.pairings.is_empty()).then_some((outcome, draw))
}

/// The position of a column on a new sheet.
fn position(columns: &[DrawColumn], column: DrawColumn) -> Option<u16> {
    columns.iter().position(|known| *known == column).and_then(|at| u16::try_from(at).ok())
}

/// The reason of a pairing, one step per line. It has no mark of palmares, so that it stays
/// when the sheet comes back.
pub(super) fn pairing_reason_text(draw: &Draw, pairing: &Pairing) -> String {
    let clauses = pairing.basis.cited_clauses().join(", ");
    let steps: Vec<String> = draw.reasons_of_pairing(pairing).map(BasisStep::to_string).collect();
    let sentence = steps.join("\n");
    if clauses.is_empty() { sentence } else { format!("{sentence}\n\n{clauses}") }
}

/// The drop-down of a result. Another spelling causes a question, not an error: usual
/// spellings are read too, and an invalid one becomes a problem.
fn drop_down(texts: FormTexts) -> DropDownList {
    let choose = texts.sentence("form-choose", "Please choose one from the list.");
    DropDownList::new(&result_dropdown_choices()).with_warning("Result", &choose)
}

/// The content of a cell.
enum Written {
    Number(f64),
    Text(String),
}

/// The two sides of a pairing.
struct Sides<'a> {
    first: Side<'a>,
    second: Option<Side<'a>>,
}

struct Side<'a> {
    label: &'a str,
    name: String,
    /// The section; may be empty.
    section: &'a str,
    contestant: Option<&'a Contestant>,
    points: f64,
}

impl Side<'_> {
    /// The pairing number, if it differs from the label.
    fn number(&self) -> Option<u32> {
        let number = self.contestant?.number;
        (number.to_string() != self.label).then_some(number)
    }
}

impl<'a> Sides<'a> {
    fn from_pairing(outcome: &'a ComputedEvent, draw: &Draw, pairing: &Pairing) -> Sides<'a> {
        let side = |position: usize| {
            let entry = &outcome.event.entries[outcome.entry_at_draw_position(position)];
            let table = outcome.table.as_ref();
            let points = table.map(|table| table.points_before(position, draw.round - 1));
            let total = || {
                let score =
                    outcome.scores.of_entry[outcome.entry_at_draw_position(position)].as_ref();
                score.map_or(0.0, |score| score.total.rounded(2).to_cell_f64())
            };
            Side {
                label: &entry.label,
                name: entry.display_name(),
                section: entry.section.as_deref().unwrap_or_default(),
                contestant: table.and_then(|table| table.contestants.get(position)),
                points: points.map_or_else(total, |points| f64::from(points.0) / 10.0),
            }
        };
        Sides { first: side(pairing.first), second: pairing.second.map(side) }
    }

    fn both(self) -> impl Iterator<Item = Side<'a>> {
        std::iter::once(self.first).chain(self.second)
    }

    fn cells(&self, event: &str, draw: &Draw, table: usize) -> Vec<(DrawColumn, Written)> {
        use DrawColumn as D;
        let text = |text: &str| Written::Text(text.to_string());
        let rating = |side: Option<&Side<'_>>| {
            let rating = side.and_then(|side| side.contestant?.rating);
            rating.map_or(text(""), |rating| Written::Number(f64::from(rating)))
        };
        let points =
            |side: Option<&Side<'_>>| side.map_or(text(""), |side| Written::Number(side.points));
        // With the labels that are pairing numbers, so that the column has no gaps.
        let number = |side: Option<&Side<'_>>| {
            let number = side.and_then(|side| side.contestant).map(|own| own.number);
            number.map_or(text(""), |number| Written::Number(f64::from(number)))
        };
        let (first, second) = (&self.first, self.second.as_ref());
        vec![
            (D::Event, text(event)),
            (D::Round, draw.name.map_or(Written::Number(draw.round as f64), text)),
            (D::Table, Written::Number(table as f64)),
            (D::White, text(first.label)),
            (D::WhiteName, text(&first.name)),
            (D::WhiteNumber, number(Some(first))),
            (D::WhiteSection, text(first.section)),
            (D::WhiteRating, rating(Some(first))),
            (D::WhitePoints, points(Some(first))),
            (D::Result, text("")),
            (D::HomeImps, text("")),
            (D::AwayImps, text("")),
            (D::HomePercent, text("")),
            (D::AwayPercent, text("")),
            (D::HomeAveragePlus, text("")),
            (D::AwayAveragePlus, text("")),
            (D::BoardsCompared, text("")),
            (D::HomeVps, text("")),
            (D::AwayVps, text("")),
            (D::Black, text(second.map_or("", |side| side.label))),
            (D::BlackName, text(second.map_or("", |side| &side.name))),
            (D::BlackNumber, number(second)),
            (D::BlackSection, text(second.map_or("", |side| side.section))),
            (D::BlackRating, rating(second)),
            (D::BlackPoints, points(second)),
            (D::Note, text(if second.is_none() { "bye" } else { "" })),
            (D::Drawn, text(&format_pairing(first.label, second.map(|side| side.label)))),
        ]
    }
}

/// The formats of cells, in the other rows of a round and in the first.
struct Looks {
    plain: [Format; 2],
    centred: [Format; 2],
    answer: [Format; 2],
    /// A number to be filled in.
    number: [Format; 2],
    faint: [Format; 2],
}

impl Looks {
    fn new() -> Looks {
        // The first row of a round has a line above it.
        let both = |format: Format| {
            let first = format.clone().set_border_top(FormatBorder::Medium);
            [format, first]
        };
        // Labels and results are text, also if they look like numbers or days.
        let plain = Format::new().set_num_format("@");
        Looks {
            centred: both(Format::new().set_align(FormatAlign::Center)),
            answer: both(
                plain
                    .clone()
                    .set_align(FormatAlign::Center)
                    .set_background_color(Color::RGB(ANSWER))
                    .set_border(FormatBorder::Hair),
            ),
            number: both(
                Format::new()
                    .set_align(FormatAlign::Center)
                    .set_background_color(Color::RGB(ANSWER))
                    .set_border(FormatBorder::Hair),
            ),
            faint: both(plain.clone().set_font_color(Color::RGB(FAINT))),
            plain: both(plain),
        }
    }

    fn format(&self, column: DrawColumn, answer: bool, first: bool) -> &Format {
        use DrawColumn as D;
        let look = match column {
            D::Round | D::Table => &self.centred,
            D::WhitePoints | D::BlackPoints | D::WhiteRating | D::BlackRating => &self.centred,
            D::WhiteNumber | D::BlackNumber | D::WhiteSection | D::BlackSection => &self.centred,
            D::Result if answer => &self.answer,
            _ if answer => &self.number,
            D::Drawn => &self.faint,
            _ => &self.plain,
        };
        &look[usize::from(first)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_has_the_columns_of_the_form() {
        let names: Vec<&str> =
            DrawColumn::ALL.iter().map(|column| column.definition().name).collect();
        assert_eq!(names, COLUMNS.map(|column| column.heading));
    }
}
