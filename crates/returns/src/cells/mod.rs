//! Reads one stored cell as a value of its column's kind.

mod numbers;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use model::form::{ColumnDefinition, ColumnKind, EntryColumn, FormColumn, parse_choice};
use model::game_result::{
    ADJOURNED_WORD, is_adjourned_word, parse_game_result, result_dropdown_choices,
    result_from_date_serial,
};
use model::problem::{Problem, ProblemDetail, phrase};
use model::{
    CellAddress, CellStyle, CellValue, Exact, StoredCell, TypedValue, Unit, WorkbookCopy,
    day_from_serial,
};

use super::nearest::nearest_name;
use super::number_words::{is_error_text, lookalike_letters_to_figures, means_no_member_number};
use super::problems;
use super::{mistaken_dates, number, remark_cells, typed_dates};
use model::typed_dates::DateKind;

/// The years in which who plays can be born.
const YEARS_OF_BIRTH: RangeInclusive<u16> = 1900..=2150;

/// Reads cells and collects their problems.
pub(super) struct CellReader<'a> {
    workbook_copy: &'a WorkbookCopy,
    /// The problems so far.
    pub problems: Vec<Problem>,
    /// The unit of scores, if all events agree: it selects one of two columns of scores.
    pub scoring: Option<Unit>,
    /// The sheet that lists the contestants, once it was read.
    pub entries: Option<u16>,
    /// Rows of sheets that hold no record, such as totals. They were told.
    left_out: BTreeSet<(u16, u32)>,
    text_numbers: BTreeMap<(u16, u16), TextNumbers>,
}

/// Numbers typed as text in a column.
struct TextNumbers {
    count: u32,
    first: CellAddress,
    example: String,
}

/// The result of reading a cell.
pub(super) enum CellReading {
    /// The cell is blank.
    Blank,
    /// The cell holds a value.
    Value(TypedValue),
    /// The cell is unreadable; a problem says so.
    Fault,
}

/// Whether a cell holds the error of a formula, be it as a text.
fn is_error_cell(cell: &StoredCell) -> bool {
    match &cell.value {
        CellValue::Text(text) => is_error_text(trim_all_blanks(text)),
        value => matches!(value, CellValue::Error(_)),
    }
}

impl<'a> CellReader<'a> {
    /// A reader over the cells of a return.
    pub(super) fn new(workbook_copy: &'a WorkbookCopy) -> Self {
        CellReader {
            workbook_copy,
            problems: Vec::new(),
            scoring: None,
            entries: None,
            left_out: BTreeSet::new(),
            text_numbers: BTreeMap::new(),
        }
    }

    /// Adds a problem at a cell.
    pub(super) fn report(&mut self, trouble: ProblemDetail, at: CellAddress) {
        self.problems.push(Problem::new(trouble, at));
    }

    /// Leaves a row out, and tells why. Contestants and scores on one sheet are read as two tables.
    pub(super) fn leave_out_row(&mut self, trouble: impl Into<ProblemDetail>, at: CellAddress) {
        if self.left_out.insert((at.sheet, at.row)) {
            self.report(trouble.into(), at);
        }
    }

    /// Whether a row was left out.
    pub(super) fn is_row_left_out(&self, sheet: u16, row: u32) -> bool {
        self.left_out.contains(&(sheet, row))
    }

    /// The cells of the sheet that lists the contestants, unless it is this one.
    pub(super) fn cells_of_entries_sheet(
        &self,
        sheet: u16,
    ) -> Option<impl Iterator<Item = &'a StoredCell>> {
        let entries = self.entries.filter(|entries| *entries != sheet)?;
        let cells = self.workbook_copy.sheets.get(usize::from(entries))?.cells.iter();
        Some(cells.filter(move |cell| !self.is_row_left_out(entries, cell.row)))
    }

    /// Leaves out of the note on a column's numbers typed as text the one of a cell that has a problem of
    /// its own.
    pub(super) fn drop_text_number_note(&mut self, at: CellAddress) {
        let column = (at.sheet, at.column);
        let Some(found) = self.text_numbers.get_mut(&column) else { return };
        found.count -= 1;
        if found.count == 0 || found.first == at {
            self.text_numbers.remove(&column);
        }
    }

    /// All problems, with one note per column of numbers typed as text.
    pub(super) fn finish(mut self) -> Vec<Problem> {
        for (_, found) in std::mem::take(&mut self.text_numbers) {
            let trouble = problems::TextNumbers { count: found.count, example: found.example };
            self.report(trouble.into(), found.first);
        }
        self.problems
    }

    /// The look of a cell.
    fn look(&self, cell: &StoredCell) -> &'a CellStyle {
        static PLAIN: std::sync::LazyLock<CellStyle> = std::sync::LazyLock::new(CellStyle::default);
        self.workbook_copy.styles.get(cell.look as usize).unwrap_or(&PLAIN)
    }

    fn remark(&self, cell: &StoredCell) -> CellReading {
        let shown = remark_cells::shown_remark_text(cell, &self.look(cell).number_format)
            .unwrap_or_else(|| self.shown(cell));
        let text = (!shown.is_empty()).then(|| TypedValue::Text(shown.into()));
        text.map_or(CellReading::Blank, CellReading::Value)
    }

    /// Reads a cell of a column.
    pub(super) fn read(
        &mut self,
        column: &'static ColumnDefinition,
        cell: &StoredCell,
        at: CellAddress,
    ) -> CellReading {
        if column.kind == ColumnKind::Remark {
            return self.remark(cell);
        }
        match &cell.value {
            CellValue::Error(text) | CellValue::Text(text) if is_error_cell(cell) => {
                let error = trim_all_blanks(text).to_string();
                return self.fault(problems::ErrorCell { error }.into(), at);
            }
            CellValue::Blank => {
                return match &cell.formula {
                    Some(formula) if has_text_behind(column, formula) => {
                        let text = format!("={}", formula.trim_start_matches('='));
                        let trouble = problems::UnreadableNumber { text, column: column.name };
                        self.fault(trouble.into(), at)
                    }
                    Some(formula) => {
                        let formula = formula.to_string();
                        self.fault(problems::FormulaWithoutValue { formula }.into(), at)
                    }
                    None => CellReading::Blank,
                };
            }
            CellValue::Text(text) if trim_all_blanks(text).is_empty() => return CellReading::Blank,
            _ => {}
        }
        match column.kind {
            ColumnKind::Text | ColumnKind::Suggestion(_) | ColumnKind::Remark => self.text(cell),
            ColumnKind::Label | ColumnKind::Rounds => self.label(cell, at),
            ColumnKind::MemberNumber => self.member_number(cell, at),
            ColumnKind::Number => self.number(column, cell, at),
            ColumnKind::Rating => self.rating(column, cell, at),
            ColumnKind::Whole | ColumnKind::Seed => self.whole(column, cell, at),
            ColumnKind::Division => self.division(column, cell, at),
            ColumnKind::Score | ColumnKind::Percent => self.score(column, cell, at),
            ColumnKind::Date => self.date(DateKind::Event, cell, at),
            ColumnKind::Birth => match year_alone(cell) {
                Some(year) => self.year_of_birth(column, year, at),
                None => self.date(DateKind::Birth, cell, at),
            },
            ColumnKind::Choice(choices) => self.choice(column, choices, cell, at),
            ColumnKind::OfBooks(words) => {
                match packs::rule_book_word_for_synonym(words, &self.shown(cell)) {
                    Some(word) => CellReading::Value(TypedValue::Choice(word)),
                    None => self.choice(column, packs::form_words_from_rule_books(words), cell, at),
                }
            }
            ColumnKind::YesNo => self.yes_no(column, cell, at),
            ColumnKind::Place => self.place(cell, at),
            ColumnKind::Outcome => self.outcome(column, cell, at),
            ColumnKind::List => self.list(cell),
        }
    }

    fn fault(&mut self, trouble: ProblemDetail, at: CellAddress) -> CellReading {
        self.report(trouble, at);
        CellReading::Fault
    }

    fn text(&mut self, cell: &StoredCell) -> CellReading {
        CellReading::Value(TypedValue::Text(self.shown(cell).into()))
    }

    /// The text of a cell, about as displayed.
    fn shown(&self, cell: &StoredCell) -> String {
        match &cell.value {
            CellValue::Text(text) | CellValue::Error(text) => trim_all_blanks(text).to_string(),
            CellValue::Number(stored) => plain(*stored),
            CellValue::Date(serial) => {
                mistaken_dates::inputs_behind_date(*serial, &self.look(cell).number_format).shown
            }
            CellValue::Bool(true) => "TRUE".to_string(),
            CellValue::Bool(false) => "FALSE".to_string(),
            CellValue::Blank => String::new(),
        }
    }

    fn label(&mut self, cell: &StoredCell, at: CellAddress) -> CellReading {
        if let CellValue::Date(serial) = cell.value {
            return self.undone(cell, serial, at);
        }
        self.text(cell)
    }

    /// A date where a score or label belongs; restored if there is only one reading.
    fn undone(&mut self, cell: &StoredCell, serial: f64, at: CellAddress) -> CellReading {
        let damage = mistaken_dates::inputs_behind_date(serial, &self.look(cell).number_format);
        match &damage.readings[..] {
            [read] => {
                let read = read.clone();
                self.report(
                    problems::DateUndone { shown: damage.shown, read: read.clone() }.into(),
                    at,
                );
                CellReading::Value(TypedValue::Text(read.into()))
            }
            _ => {
                let trouble =
                    problems::DateForNumber { shown: damage.shown, readings: damage.readings };
                self.fault(trouble.into(), at)
            }
        }
    }

    fn member_number(&mut self, cell: &StoredCell, at: CellAddress) -> CellReading {
        let text = match &cell.value {
            CellValue::Number(stored) => {
                let digits = plain(*stored);
                let wanted = self.look(cell).number_format.min_digits();
                format!("{digits:0>wanted$}")
            }
            _ => self.shown(cell),
        };
        // A look-up that found nothing gives 0.
        let found_nothing = cell.formula.is_some() && text.chars().all(|c| c == '0');
        if means_no_member_number(&text) && !found_nothing {
            return CellReading::Blank;
        }
        let sound = text.len() <= 24
            && !found_nothing
            && !text.starts_with('-')
            && text.chars().any(|c| c.is_ascii_digit())
            && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '/' | ' '));
        if !sound || matches!(cell.value, CellValue::Date(_)) {
            return self.fault(problems::OddNumber { text }.into(), at);
        }
        if let Some(meant) = lookalike_letters_to_figures(&text) {
            self.report(problems::NumberLetter { text: text.clone(), meant }.into(), at);
        }
        CellReading::Value(TypedValue::Text(text.into()))
    }

    fn date(&mut self, of: DateKind, cell: &StoredCell, at: CellAddress) -> CellReading {
        let date = match &cell.value {
            CellValue::Date(serial) => {
                let day = day_from_serial(*serial).ok_or(phrase!("Excel has no such date"));
                day.and_then(|day| typed_dates::check_date_year(day, of))
            }
            CellValue::Text(text) => typed_dates::parse_date(trim_all_blanks(text), of),
            CellValue::Number(stored) => return self.number_for_date(of, *stored, at),
            _ => Err(phrase!("the cell holds no date")),
        };
        match date {
            Ok(date) => CellReading::Value(TypedValue::Date(date)),
            Err(why) => {
                let text = self.shown(cell);
                self.fault(problems::UnreadableDate { text, why }.into(), at)
            }
        }
    }

    /// A year alone: a bound, and of a player no day of birth.
    fn year_of_birth(
        &mut self,
        column: &ColumnDefinition,
        year: u16,
        at: CellAddress,
    ) -> CellReading {
        if column.name == EntryColumn::Born.definition().name {
            self.report(problems::BirthYear { year }.into(), at);
        }
        CellReading::Value(TypedValue::Number(Exact::whole(year)))
    }

    /// A number without a date format: `20260727`, or a serial date.
    fn number_for_date(&mut self, of: DateKind, stored: f64, at: CellAddress) -> CellReading {
        let text = plain(stored);
        let basic = text.parse::<jiff::civil::Date>().ok().filter(|_| text.len() == 8);
        let day = basic.or_else(|| day_from_serial(stored));
        match day.and_then(|day| typed_dates::check_date_year(day, of).ok()) {
            Some(date) => {
                self.report(problems::NumberForDate { text, read: date }.into(), at);
                CellReading::Value(TypedValue::Date(date))
            }
            None => self.fault(
                problems::UnreadableDate { text, why: phrase!("it is only a number") }.into(),
                at,
            ),
        }
    }

    fn choice(
        &mut self,
        column: &'static ColumnDefinition,
        choices: &'static [&'static str],
        cell: &StoredCell,
        at: CellAddress,
    ) -> CellReading {
        let text = self.shown(cell);
        if let Some(word) = parse_choice(column, choices, &text) {
            return CellReading::Value(TypedValue::Choice(word));
        }
        let nearest = nearest_name(&text, choices.iter().copied());
        let trouble: ProblemDetail = match column.name {
            "Format" => problems::UnknownFormat { text, nearest }.into(),
            "Rules" => problems::UnknownRules { text, nearest }.into(),
            "Status" if choices.contains(&"club") => {
                problems::UnknownStatus { text, nearest }.into()
            }
            name => {
                problems::UnknownChoice { text, column: name, choices: choices.join(", "), nearest }
                    .into()
            }
        };
        self.fault(trouble, at)
    }

    fn yes_no(
        &mut self,
        column: &'static ColumnDefinition,
        cell: &StoredCell,
        at: CellAddress,
    ) -> CellReading {
        let answer = match &cell.value {
            CellValue::Bool(answer) => Some(*answer),
            _ => match self.shown(cell).to_lowercase().as_str() {
                "yes" | "y" | "true" | "1" | "x" => Some(true),
                "no" | "n" | "false" | "0" => Some(false),
                _ => None,
            },
        };
        match answer {
            Some(answer) => CellReading::Value(TypedValue::YesNo(answer)),
            None => {
                let trouble = problems::UnknownChoice {
                    text: self.shown(cell),
                    column: column.name,
                    choices: "yes, no".to_string(),
                    nearest: None,
                };
                self.fault(trouble.into(), at)
            }
        }
    }

    /// A place is only checked, so an unreadable one does not invalidate its row.
    fn place(&mut self, cell: &StoredCell, at: CellAddress) -> CellReading {
        let text = self.shown(cell);
        let digits = text
            .trim_matches(|c: char| matches!(c, '=' | '.' | ' '))
            .trim_start_matches(['T', 't'])
            .trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == '=');
        match digits.trim().parse::<u32>() {
            Ok(place) if place > 0 => CellReading::Value(TypedValue::Number(Exact::whole(place))),
            _ if matches!(text.as_str(), "-" | "\u{2013}") => CellReading::Blank,
            _ => {
                self.report(problems::UnreadablePlace { text }.into(), at);
                CellReading::Blank
            }
        }
    }

    fn outcome(
        &mut self,
        column: &'static ColumnDefinition,
        cell: &StoredCell,
        at: CellAddress,
    ) -> CellReading {
        let text = match &cell.value {
            CellValue::Date(serial) => {
                if let Some(result) = result_from_date_serial(*serial) {
                    let shown =
                        mistaken_dates::inputs_behind_date(*serial, &self.look(cell).number_format)
                            .shown;
                    self.report(
                        problems::DateUndone { shown, read: result.to_string() }.into(),
                        at,
                    );
                    return CellReading::Value(TypedValue::Choice(result));
                }
                match self.undone(cell, *serial, at) {
                    CellReading::Value(TypedValue::Text(text)) => text.to_string(),
                    other => return other,
                }
            }
            _ => self.shown(cell),
        };
        match parse_game_result(&text).or(is_adjourned_word(&text).then_some(ADJOURNED_WORD)) {
            Some(result) => CellReading::Value(TypedValue::Choice(result)),
            None => {
                let trouble = problems::UnknownChoice {
                    text,
                    column: column.name,
                    choices: result_dropdown_choices().join(", "),
                    nearest: None,
                };
                self.fault(trouble.into(), at)
            }
        }
    }

    fn list(&mut self, cell: &StoredCell) -> CellReading {
        let text = self.shown(cell);
        let items = text.split([',', ';']).map(trim_all_blanks).filter(|item| !item.is_empty());
        CellReading::Value(TypedValue::List(items.map(Into::into).collect()))
    }
}

/// A value without surrounding blanks, including no-break and invisible ones.
pub(super) fn trim_all_blanks(text: &str) -> &str {
    text.trim_matches(|c: char| {
        c.is_whitespace() || matches!(c, '\u{a0}' | '\u{200b}' | '\u{feff}')
    })
}

/// A stored number as text: `7`, not `7.0`.
fn plain(stored: f64) -> String {
    number::exact_from_float(stored).map_or_else(|| stored.to_string(), Exact::to_decimal)
}

/// The year that a cell of days of birth has instead of a day. As the number of a day it would be
/// one of 1905, and Excel shows it as that where the cell has the format of dates.
fn year_alone(cell: &StoredCell) -> Option<u16> {
    let stored = match &cell.value {
        CellValue::Number(stored) | CellValue::Date(stored) => *stored,
        CellValue::Text(text) => trim_all_blanks(text).parse::<u16>().ok().map(f64::from)?,
        _ => return None,
    };
    YEARS_OF_BIRTH.into_iter().find(|year| f64::from(*year) == stored)
}

/// Whether what was typed as a sum has a word behind it, as `=1+2 pts`, so that no program can work it out.
fn has_text_behind(column: &ColumnDefinition, formula: &str) -> bool {
    let is_number = matches!(
        column.kind,
        ColumnKind::Number | ColumnKind::Whole | ColumnKind::Score | ColumnKind::Percent
    );
    let sum = |c: char| c.is_ascii_digit() || matches!(c, '+' | '-' | '*' | '/' | '.' | ',' | ' ');
    let text = formula.trim_start_matches('=').trim();
    let behind = text.trim_start_matches(sum);
    let begins_with_figure = text.starts_with(|c: char| c.is_ascii_digit());
    is_number
        && begins_with_figure
        && !behind.is_empty()
        && behind.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '.'))
}

/// The text of a title or heading, if any.
pub(super) fn heading_text(cell: &StoredCell) -> Option<String> {
    match &cell.value {
        CellValue::Text(text) => {
            Some(trim_all_blanks(text).to_string()).filter(|text| !text.is_empty())
        }
        CellValue::Number(stored) => Some(plain(*stored)),
        _ => None,
    }
}

/// Whether a cell holds something.
pub(super) fn is_cell_filled(cell: &StoredCell) -> bool {
    match &cell.value {
        CellValue::Blank => cell.formula.is_some(),
        CellValue::Text(text) => !trim_all_blanks(text).is_empty(),
        _ => true,
    }
}

/// The address of a cell.
pub(super) fn cell_address(cell: &StoredCell, sheet: u16) -> CellAddress {
    CellAddress { sheet, row: cell.row, column: cell.column }
}
