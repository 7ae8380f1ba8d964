//! Reads one stored cell as a value of its column's kind.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use model::form::{Column, ColumnKind, EntryColumn, FormColumn, match_choice};
use model::game_result::{
    ADJOURNED, dropdown_choices, is_adjourned, parse_result, result_from_date_serial,
};
use model::problem::{Problem, ProblemDetail, phrase};
use model::{
    Address, CellStyle, CellValue, Exact, StoredCell, Unit, Value, WorkbookCopy, day_from_serial,
};

use super::nearest::nearest_name;
use super::number_words::{is_no_number, is_no_rating, without_letter};
use super::problems;
use super::{damage, dates, number, remark_cells};
use model::dates::DayKind;

/// Bound on counts, such as boards or rounds.
const MOST_COUNTED: u32 = 1_000_000;
/// Bound on scores, penalties and handicaps.
const MOST_NUMBER: u32 = 1_000_000_000;

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
    first: Address,
    example: String,
}

/// The result of reading a cell.
pub(super) enum CellReading {
    /// The cell is blank.
    Blank,
    /// The cell holds a value.
    Value(Value),
    /// The cell is unreadable; a problem says so.
    Fault,
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
    pub(super) fn report(&mut self, trouble: ProblemDetail, at: Address) {
        self.problems.push(Problem::new(trouble, at));
    }

    /// Leaves a row out, and tells why. Contestants and scores on one sheet are read as two tables.
    pub(super) fn leave_out(&mut self, trouble: impl Into<ProblemDetail>, at: Address) {
        if self.left_out.insert((at.sheet, at.row)) {
            self.report(trouble.into(), at);
        }
    }

    /// Whether a row was left out.
    pub(super) fn is_left_out(&self, sheet: u16, row: u32) -> bool {
        self.left_out.contains(&(sheet, row))
    }

    /// The cells of the sheet that lists the contestants, unless it is this one.
    pub(super) fn cells_of_entries(
        &self,
        sheet: u16,
    ) -> Option<impl Iterator<Item = &'a StoredCell>> {
        let entries = self.entries.filter(|entries| *entries != sheet)?;
        let cells = self.workbook_copy.sheets.get(usize::from(entries))?.cells.iter();
        Some(cells.filter(move |cell| !self.is_left_out(entries, cell.row)))
    }

    /// Leaves out of the note on a column's numbers typed as text the one of a cell that has a problem of
    /// its own.
    pub(super) fn forget_text_number(&mut self, at: Address) {
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

    /// Reads a cell of a column.
    pub(super) fn read(
        &mut self,
        column: &'static Column,
        cell: &StoredCell,
        at: Address,
    ) -> CellReading {
        if column.kind == ColumnKind::Remark {
            let shown = remark_cells::shown_otherwise(cell, &self.look(cell).number_format)
                .unwrap_or_else(|| self.shown(cell));
            let text = (!shown.is_empty()).then(|| Value::Text(shown.into()));
            return text.map_or(CellReading::Blank, CellReading::Value);
        }
        match &cell.value {
            CellValue::Error(error) => {
                let error = error.to_string();
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
            CellValue::Text(text) if trimmed(text).is_empty() => return CellReading::Blank,
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
            ColumnKind::Date => self.date(DayKind::Event, cell, at),
            ColumnKind::Birth => match year_alone(cell) {
                Some(year) => self.year_of_birth(column, year, at),
                None => self.date(DayKind::Birth, cell, at),
            },
            ColumnKind::Choice(choices) => self.choice(column, choices, cell, at),
            ColumnKind::OfBooks(words) => match packs::word_for_synonym(words, &self.shown(cell)) {
                Some(word) => CellReading::Value(Value::Choice(word)),
                None => self.choice(column, packs::rule_book_words(words), cell, at),
            },
            ColumnKind::YesNo => self.yes_no(column, cell, at),
            ColumnKind::Place => self.place(cell, at),
            ColumnKind::Outcome => self.outcome(column, cell, at),
            ColumnKind::List => self.list(cell),
        }
    }

    fn fault(&mut self, trouble: ProblemDetail, at: Address) -> CellReading {
        self.report(trouble, at);
        CellReading::Fault
    }

    fn text(&mut self, cell: &StoredCell) -> CellReading {
        CellReading::Value(Value::Text(self.shown(cell).into()))
    }

    /// The text of a cell, about as displayed.
    fn shown(&self, cell: &StoredCell) -> String {
        match &cell.value {
            CellValue::Text(text) | CellValue::Error(text) => trimmed(text).to_string(),
            CellValue::Number(stored) => plain(*stored),
            CellValue::Date(serial) => {
                damage::readings(*serial, &self.look(cell).number_format).shown
            }
            CellValue::Bool(true) => "TRUE".to_string(),
            CellValue::Bool(false) => "FALSE".to_string(),
            CellValue::Blank => String::new(),
        }
    }

    fn label(&mut self, cell: &StoredCell, at: Address) -> CellReading {
        if let CellValue::Date(serial) = cell.value {
            return self.undone(cell, serial, at);
        }
        self.text(cell)
    }

    /// A date where a score or label belongs; restored if there is only one reading.
    fn undone(&mut self, cell: &StoredCell, serial: f64, at: Address) -> CellReading {
        let damage = damage::readings(serial, &self.look(cell).number_format);
        match &damage.readings[..] {
            [read] => {
                let read = read.clone();
                self.report(
                    problems::DateUndone { shown: damage.shown, read: read.clone() }.into(),
                    at,
                );
                CellReading::Value(Value::Text(read.into()))
            }
            _ => {
                let trouble =
                    problems::DateForNumber { shown: damage.shown, readings: damage.readings };
                self.fault(trouble.into(), at)
            }
        }
    }

    fn member_number(&mut self, cell: &StoredCell, at: Address) -> CellReading {
        let text = match &cell.value {
            CellValue::Number(stored) => {
                let digits = plain(*stored);
                let wanted = self.look(cell).number_format.min_digits();
                format!("{digits:0>wanted$}")
            }
            _ => self.shown(cell),
        };
        if is_no_number(&text) {
            return CellReading::Blank;
        }
        let sound = text.len() <= 24
            && !text.starts_with('-')
            && text.chars().any(|c| c.is_ascii_digit())
            && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '/' | ' '));
        if !sound || matches!(cell.value, CellValue::Date(_)) {
            return self.fault(problems::OddNumber { text }.into(), at);
        }
        if let Some(meant) = without_letter(&text) {
            self.report(problems::NumberLetter { text: text.clone(), meant }.into(), at);
        }
        CellReading::Value(Value::Text(text.into()))
    }

    /// A number of any kind; an error for an absurdly large one.
    fn any_number(
        &mut self,
        column: &'static Column,
        cell: &StoredCell,
        at: Address,
    ) -> Result<(Exact, bool), ProblemDetail> {
        let (number, percent) = self.number_of_any_size(column, cell, at)?;
        let most = match column.kind {
            ColumnKind::Whole | ColumnKind::Division => MOST_COUNTED,
            ColumnKind::Seed => u32::MAX,
            _ => MOST_NUMBER,
        };
        let limit = i128::from(most);
        if (Exact::whole(-limit)..=Exact::whole(limit)).contains(&number) {
            return Ok((number, percent));
        }
        Err(problems::NumberTooLarge { text: number.to_decimal(), column: column.name, most }
            .into())
    }

    fn number_of_any_size(
        &mut self,
        column: &'static Column,
        cell: &StoredCell,
        at: Address,
    ) -> Result<(Exact, bool), ProblemDetail> {
        let unreadable = |text: String| problems::UnreadableNumber { text, column: column.name };
        match &cell.value {
            CellValue::Number(stored) => {
                let percent = self.look(cell).number_format.is_percent();
                let number =
                    number::from_float(*stored).ok_or_else(|| unreadable(plain(*stored)))?;
                Ok((if percent { number * Exact::whole(100) } else { number }, percent))
            }
            CellValue::Text(text) => {
                let text = trimmed(text);
                let typed = number::parse(text).ok_or_else(|| unreadable(text.to_string()))?;
                if typed.doubtful_comma {
                    let read = typed.number.to_decimal();
                    self.report(problems::DecimalComma { text: text.to_string(), read }.into(), at);
                    return Ok((typed.number, typed.percent));
                }
                // A lone half.
                if text == "\u{bd}" {
                    return Ok((typed.number, typed.percent));
                }
                let found = self.text_numbers.entry((at.sheet, at.column)).or_insert_with(|| {
                    TextNumbers { count: 0, first: at, example: text.to_string() }
                });
                found.count += 1;
                Ok((typed.number, typed.percent))
            }
            CellValue::Date(serial) => {
                let damage = damage::readings(*serial, &self.look(cell).number_format);
                Err(problems::DateForNumber { shown: damage.shown, readings: damage.readings }
                    .into())
            }
            _ => Err(unreadable(self.shown(cell)).into()),
        }
    }

    fn number(&mut self, column: &'static Column, cell: &StoredCell, at: Address) -> CellReading {
        match self.any_number(column, cell, at) {
            Ok((number, _)) => CellReading::Value(Value::Number(number)),
            Err(trouble) => self.fault(trouble, at),
        }
    }

    fn rating(&mut self, column: &'static Column, cell: &StoredCell, at: Address) -> CellReading {
        match &cell.value {
            CellValue::Text(text) if is_no_rating(trimmed(text)) => CellReading::Blank,
            _ => self.number(column, cell, at),
        }
    }

    fn whole(&mut self, column: &'static Column, cell: &StoredCell, at: Address) -> CellReading {
        match self.any_number(column, cell, at) {
            Ok((number, false)) if number.is_whole() => CellReading::Value(Value::Number(number)),
            Ok((number, _)) => {
                let text = number.to_decimal();
                self.fault(problems::NoWholeNumber { text, column: column.name }.into(), at)
            }
            Err(trouble) => self.fault(trouble, at),
        }
    }

    /// A division that is split, such as `2A`, counts as one.
    fn division(&mut self, column: &'static Column, cell: &StoredCell, at: Address) -> CellReading {
        let number = match &cell.value {
            CellValue::Text(text) => {
                let plain = trimmed(text).strip_suffix(|c: char| c.is_ascii_alphabetic());
                plain.and_then(|plain| plain.trim_end().parse::<u16>().ok())
            }
            _ => None,
        };
        match number {
            Some(number) => CellReading::Value(Value::Number(Exact::whole(number))),
            None => self.whole(column, cell, at),
        }
    }

    fn score(&mut self, column: &'static Column, cell: &StoredCell, at: Address) -> CellReading {
        match self.any_number(column, cell, at) {
            Ok((number, true)) => CellReading::Value(Value::Percent(number)),
            Ok((number, false)) => CellReading::Value(Value::Number(number)),
            Err(trouble) => self.fault(trouble, at),
        }
    }

    fn date(&mut self, of: DayKind, cell: &StoredCell, at: Address) -> CellReading {
        let date = match &cell.value {
            CellValue::Date(serial) => {
                let day = day_from_serial(*serial).ok_or(phrase!("Excel has no such date"));
                day.and_then(|day| dates::check_year(day, of))
            }
            CellValue::Text(text) => dates::parse_date(trimmed(text), of),
            CellValue::Number(stored) => return self.number_for_date(of, *stored, at),
            _ => Err(phrase!("the cell holds no date")),
        };
        match date {
            Ok(date) => CellReading::Value(Value::Date(date)),
            Err(why) => {
                let text = self.shown(cell);
                self.fault(problems::UnreadableDate { text, why }.into(), at)
            }
        }
    }

    /// A year alone: a bound, and of a player no day of birth.
    fn year_of_birth(&mut self, column: &Column, year: u16, at: Address) -> CellReading {
        if column.name == EntryColumn::Born.column().name {
            self.report(problems::BirthYear { year }.into(), at);
        }
        CellReading::Value(Value::Number(Exact::whole(year)))
    }

    /// A number without a date format: `20260727`, or a serial date.
    fn number_for_date(&mut self, of: DayKind, stored: f64, at: Address) -> CellReading {
        let text = plain(stored);
        let basic = text.parse::<jiff::civil::Date>().ok().filter(|_| text.len() == 8);
        let day = basic.or_else(|| day_from_serial(stored));
        match day.and_then(|day| dates::check_year(day, of).ok()) {
            Some(date) => {
                self.report(problems::NumberForDate { text, read: date }.into(), at);
                CellReading::Value(Value::Date(date))
            }
            None => self.fault(
                problems::UnreadableDate { text, why: phrase!("it is only a number") }.into(),
                at,
            ),
        }
    }

    fn choice(
        &mut self,
        column: &'static Column,
        choices: &'static [&'static str],
        cell: &StoredCell,
        at: Address,
    ) -> CellReading {
        let text = self.shown(cell);
        if let Some(word) = match_choice(column, choices, &text) {
            return CellReading::Value(Value::Choice(word));
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

    fn yes_no(&mut self, column: &'static Column, cell: &StoredCell, at: Address) -> CellReading {
        let answer = match &cell.value {
            CellValue::Bool(answer) => Some(*answer),
            _ => match self.shown(cell).to_lowercase().as_str() {
                "yes" | "y" | "true" | "1" | "x" => Some(true),
                "no" | "n" | "false" | "0" => Some(false),
                _ => None,
            },
        };
        match answer {
            Some(answer) => CellReading::Value(Value::YesNo(answer)),
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
    fn place(&mut self, cell: &StoredCell, at: Address) -> CellReading {
        let text = self.shown(cell);
        let digits = text
            .trim_matches(|c: char| matches!(c, '=' | '.' | ' '))
            .trim_start_matches(['T', 't'])
            .trim_end_matches(|c: char| c.is_ascii_alphabetic() || c == '=');
        match digits.trim().parse::<u32>() {
            Ok(place) if place > 0 => CellReading::Value(Value::Number(Exact::whole(place))),
            _ if matches!(text.as_str(), "-" | "\u{2013}") => CellReading::Blank,
            _ => {
                self.report(problems::UnreadablePlace { text }.into(), at);
                CellReading::Blank
            }
        }
    }

    fn outcome(&mut self, column: &'static Column, cell: &StoredCell, at: Address) -> CellReading {
        let text = match &cell.value {
            CellValue::Date(serial) => {
                if let Some(result) = result_from_date_serial(*serial) {
                    let shown = damage::readings(*serial, &self.look(cell).number_format).shown;
                    self.report(
                        problems::DateUndone { shown, read: result.to_string() }.into(),
                        at,
                    );
                    return CellReading::Value(Value::Choice(result));
                }
                match self.undone(cell, *serial, at) {
                    CellReading::Value(Value::Text(text)) => text.to_string(),
                    other => return other,
                }
            }
            _ => self.shown(cell),
        };
        match parse_result(&text).or(is_adjourned(&text).then_some(ADJOURNED)) {
            Some(result) => CellReading::Value(Value::Choice(result)),
            None => {
                let trouble = problems::UnknownChoice {
                    text,
                    column: column.name,
                    choices: dropdown_choices().join(", "),
                    nearest: None,
                };
                self.fault(trouble.into(), at)
            }
        }
    }

    fn list(&mut self, cell: &StoredCell) -> CellReading {
        let text = self.shown(cell);
        let items = text.split([',', ';']).map(trimmed).filter(|item| !item.is_empty());
        CellReading::Value(Value::List(items.map(Into::into).collect()))
    }
}

/// A value without surrounding blanks, including no-break and invisible ones.
pub(super) fn trimmed(text: &str) -> &str {
    text.trim_matches(|c: char| {
        c.is_whitespace() || matches!(c, '\u{a0}' | '\u{200b}' | '\u{feff}')
    })
}

/// A stored number as text: `7`, not `7.0`.
fn plain(stored: f64) -> String {
    number::from_float(stored).map_or_else(|| stored.to_string(), Exact::to_decimal)
}

/// The year that a cell of days of birth has instead of a day. As the number of a day it would be
/// one of 1905, and Excel shows it as that where the cell has the format of dates.
fn year_alone(cell: &StoredCell) -> Option<u16> {
    let stored = match &cell.value {
        CellValue::Number(stored) | CellValue::Date(stored) => *stored,
        CellValue::Text(text) => trimmed(text).parse::<u16>().ok().map(f64::from)?,
        _ => return None,
    };
    YEARS_OF_BIRTH.into_iter().find(|year| f64::from(*year) == stored)
}

/// Whether what was typed as a sum has a word behind it, as `=1+2 pts`, so that no program can work it out.
fn has_text_behind(column: &Column, formula: &str) -> bool {
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
pub(super) fn heading(cell: &StoredCell) -> Option<String> {
    match &cell.value {
        CellValue::Text(text) => Some(trimmed(text).to_string()).filter(|text| !text.is_empty()),
        CellValue::Number(stored) => Some(plain(*stored)),
        _ => None,
    }
}

/// Whether a cell holds something.
pub(super) fn is_filled(cell: &StoredCell) -> bool {
    match &cell.value {
        CellValue::Blank => cell.formula.is_some(),
        CellValue::Text(text) => !trimmed(text).is_empty(),
        _ => true,
    }
}

/// The address of a cell.
pub(super) fn place_of(cell: &StoredCell, sheet: u16) -> Address {
    Address { sheet, row: cell.row, column: cell.column }
}
