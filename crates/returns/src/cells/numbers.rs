//! Reads cells of numbers: scores, ratings, counts, divisions.

use model::form::{ColumnDefinition, ColumnKind};
use model::problem::ProblemDetail;
use model::{CellAddress, CellValue, Exact, StoredCell, TypedValue};

use super::{CellReader, CellReading, TextNumbers, plain, trim_all_blanks};
use crate::number_words::means_no_rating;
use crate::{mistaken_dates, number, problems};

/// Bound on counts, such as boards or rounds.
const MOST_COUNTED: u32 = 1_000_000;
/// Bound on scores, penalties and handicaps.
const MOST_NUMBER: u32 = 1_000_000_000;

impl CellReader<'_> {
    /// A number of any kind; an error for an absurdly large one.
    fn any_number(
        &mut self,
        column: &'static ColumnDefinition,
        cell: &StoredCell,
        at: CellAddress,
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
        column: &'static ColumnDefinition,
        cell: &StoredCell,
        at: CellAddress,
    ) -> Result<(Exact, bool), ProblemDetail> {
        let unreadable = |text: String| problems::UnreadableNumber { text, column: column.name };
        match &cell.value {
            CellValue::Number(stored) => {
                let percent = self.look(cell).number_format.is_percent();
                let number =
                    number::exact_from_float(*stored).ok_or_else(|| unreadable(plain(*stored)))?;
                Ok((if percent { number * Exact::whole(100) } else { number }, percent))
            }
            CellValue::Text(text) => {
                let text = trim_all_blanks(text);
                let typed =
                    number::parse_number(text).ok_or_else(|| unreadable(text.to_string()))?;
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
                let damage =
                    mistaken_dates::inputs_behind_date(*serial, &self.look(cell).number_format);
                Err(problems::DateForNumber { shown: damage.shown, readings: damage.readings }
                    .into())
            }
            _ => Err(unreadable(self.shown(cell)).into()),
        }
    }

    /// Reads a number.
    pub(super) fn number(
        &mut self,
        column: &'static ColumnDefinition,
        cell: &StoredCell,
        at: CellAddress,
    ) -> CellReading {
        match self.any_number(column, cell, at) {
            Ok((number, _)) => CellReading::Value(TypedValue::Number(number)),
            Err(trouble) => self.fault(trouble, at),
        }
    }

    /// Reads a rating; a word such as `unrated` counts as blank.
    pub(super) fn rating(
        &mut self,
        column: &'static ColumnDefinition,
        cell: &StoredCell,
        at: CellAddress,
    ) -> CellReading {
        match &cell.value {
            CellValue::Text(text) if means_no_rating(trim_all_blanks(text)) => CellReading::Blank,
            _ => self.number(column, cell, at),
        }
    }

    /// Reads a whole number. With a plus it would be relative to something: `+1` under `Tricks` is an
    /// overtrick.
    pub(super) fn whole(
        &mut self,
        column: &'static ColumnDefinition,
        cell: &StoredCell,
        at: CellAddress,
    ) -> CellReading {
        if let CellValue::Text(text) = &cell.value
            && let text = trim_all_blanks(text)
            && text.starts_with('+')
        {
            let trouble =
                problems::UnreadableNumber { text: text.to_string(), column: column.name };
            return self.fault(trouble.into(), at);
        }
        match self.any_number(column, cell, at) {
            Ok((number, false)) if number.is_whole() => {
                CellReading::Value(TypedValue::Number(number))
            }
            Ok((number, _)) => {
                let text = number.to_decimal();
                self.fault(problems::NoWholeNumber { text, column: column.name }.into(), at)
            }
            Err(trouble) => self.fault(trouble, at),
        }
    }

    /// A division that is split, such as `2A`, counts as one.
    pub(super) fn division(
        &mut self,
        column: &'static ColumnDefinition,
        cell: &StoredCell,
        at: CellAddress,
    ) -> CellReading {
        let number = match &cell.value {
            CellValue::Text(text) => {
                let plain = trim_all_blanks(text).strip_suffix(|c: char| c.is_ascii_alphabetic());
                plain.and_then(|plain| plain.trim_end().parse::<u16>().ok())
            }
            _ => None,
        };
        match number {
            Some(number) => CellReading::Value(TypedValue::Number(Exact::whole(number))),
            None => self.whole(column, cell, at),
        }
    }

    /// Reads a score, in per cent or not.
    pub(super) fn score(
        &mut self,
        column: &'static ColumnDefinition,
        cell: &StoredCell,
        at: CellAddress,
    ) -> CellReading {
        match self.any_number(column, cell, at) {
            Ok((number, true)) => CellReading::Value(TypedValue::Percent(number)),
            Ok((number, false)) => CellReading::Value(TypedValue::Number(number)),
            Err(trouble) => self.fault(trouble, at),
        }
    }
}
