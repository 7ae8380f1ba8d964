//! The numbers of a column, and whether another number is their sum, their mean or the highest of them.

use model::{CellValue, Exact, StoredCell};

use super::cells::trim_all_blanks;
use super::number;

/// Decimals of a number are counted up to here, those of a stored float.
const MOST_DECIMALS: u32 = 9;
/// Numbers are smaller.
const MOST: i64 = 1_000_000_000_000;

/// The numbers of a column of scores, from the top.
pub(super) struct ScoreColumnNumbers {
    numbers: Vec<Exact>,
    /// Half of the last digit that the numbers show, nothing for whole numbers.
    rounding: Exact,
}

impl ScoreColumnNumbers {
    pub(super) fn from_cells<'a>(
        cells: impl Iterator<Item = &'a StoredCell>,
    ) -> ScoreColumnNumbers {
        let numbers: Vec<Exact> = cells.filter_map(number_in_cell).collect();
        let decimals = numbers.iter().map(|number| decimals(*number)).max().unwrap_or(0);
        let rounding = if decimals == 0 { Exact::ZERO } else { half_digit(decimals) };
        ScoreColumnNumbers { numbers, rounding }
    }

    pub(super) fn len(&self) -> usize {
        self.numbers.len()
    }

    /// Whether a number is the sum. Percentages of two decimals may be rounded each.
    pub(super) fn is_sum(&self, number: Exact) -> bool {
        let sum: Exact = self.numbers.iter().copied().sum();
        let of_hundredths = self.rounding <= half_digit(2);
        let each = if of_hundredths { self.rounding } else { Exact::ZERO };
        self.is_near(number, sum, each * self.count())
    }

    /// Whether a number is the mean, to the decimals that it shows.
    pub(super) fn is_mean(&self, number: Exact) -> bool {
        let sum: Exact = self.numbers.iter().copied().sum();
        let mean = sum.checked_div(self.count());
        let off = half_digit(decimals(number)) + self.rounding;
        mean.is_some_and(|mean| self.is_near(number, mean, off))
    }

    /// Whether a number is the highest, the lowest or the middle one.
    pub(super) fn is_extreme_or_median(&self, number: Exact) -> bool {
        let mut sorted = self.numbers.clone();
        sorted.sort_unstable();
        let (Some(first), Some(last)) = (sorted.first(), sorted.last()) else { return false };
        let middle = sorted[(sorted.len() - 1) / 2] + sorted[sorted.len() / 2];
        number == *first || number == *last || number + number == middle
    }

    fn count(&self) -> Exact {
        Exact::whole(self.numbers.len() as i128)
    }

    fn is_near(&self, number: Exact, meant: Exact, off: Exact) -> bool {
        number <= meant + off && number + off >= meant
    }
}

/// The number in a cell, to nine decimals. Larger ones are no scores, and their sums no exact numbers.
pub(super) fn number_in_cell(cell: &StoredCell) -> Option<Exact> {
    let found = match &cell.value {
        CellValue::Number(stored) => number::exact_from_float(*stored),
        CellValue::Text(text) => number_in_text(trim_all_blanks(text)),
        _ => None,
    };
    found.and_then(bounded)
}

/// The same of a text.
pub(super) fn number_in_text(text: &str) -> Option<Exact> {
    number::parse_number(text).and_then(|typed| bounded(typed.number))
}

fn bounded(number: Exact) -> Option<Exact> {
    let most = Exact::whole(MOST);
    (number < most && number > Exact::ZERO - most).then(|| number.rounded(MOST_DECIMALS))
}

/// The decimals that a number shows.
fn decimals(number: Exact) -> u32 {
    (0..MOST_DECIMALS).find(|places| number.rounded(*places) == number).unwrap_or(MOST_DECIMALS)
}

fn half_digit(decimals: u32) -> Exact {
    Exact::ratio(1, 2 * 10i128.pow(decimals)).unwrap_or(Exact::ZERO)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(numbers: &[&str]) -> ScoreColumnNumbers {
        let cell = |text: &&str| StoredCell {
            row: 1,
            column: 0,
            look: 0,
            value: CellValue::Text((*text).into()),
            formula: None,
        };
        let cells: Vec<StoredCell> = numbers.iter().map(cell).collect();
        ScoreColumnNumbers::from_cells(cells.iter())
    }

    #[test]
    fn a_total_is_one_to_the_decimals_that_are_shown() {
        let exact = |text| Exact::parse_decimal(text).expect("a number");
        // 57.25 + 50.12 + 42.61 = 149.98, whose third is 49.9933…
        let percent = column(&["57.25", "50.12", "42.61"]);
        for (number, sum, mean) in [
            ("149.98", true, false),
            ("149.99", true, false),
            ("150", false, false),
            ("49.99", false, true),
            ("50", false, true),
            ("50.00", false, true),
            ("49.97", false, false),
            ("57.25", false, false),
        ] {
            assert_eq!(percent.is_sum(exact(number)), sum, "{number}");
            assert_eq!(percent.is_mean(exact(number)), mean, "{number}");
        }
        // Whole numbers add up exactly.
        let whole = column(&["40", "41", "45"]);
        assert!(whole.is_sum(exact("126")) && !whole.is_sum(exact("125")));
        assert!(whole.is_mean(exact("42")) && !whole.is_mean(exact("41")));
        assert!(whole.is_extreme_or_median(exact("45")) && whole.is_extreme_or_median(exact("41")));
        assert!(!whole.is_extreme_or_median(exact("42")));
    }
}
