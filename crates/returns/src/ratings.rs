//! Unused columns of numbers on `Entries` that may be ratings. Without ratings, a Swiss seeds
//! players by title and name, which nobody would notice.

use model::form::{ColumnKind, EntryColumn};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemPlace};
use model::{CellAddress, CellValue, Entry, Event, Format, SheetCopy, WorkbookCopy};

use super::cells::heading_text;
use super::events::EventsById;
use super::headings::SheetHeadings;
use super::number;
use super::problems;

/// Numbers that can be ratings.
const RATINGS: std::ops::RangeInclusive<i128> = 600..=3_300;
/// Words in headings of numbers that look like ratings and are years.
const YEARS: [&str; 5] = ["year", "yob", "born", "birth", "since"];

/// Replaces the note on an unknown heading by a warning of possible ratings.
pub(super) fn warn_of_unused_ratings(
    workbook_copy: &WorkbookCopy,
    index: u16,
    headings: &SheetHeadings,
    events: &EventsById,
    problems: &mut [Problem],
) {
    let swiss: Vec<&Event> =
        events.events.iter().filter(|event| event.format() == Some(Format::Swiss)).collect();
    let Some(sheet) = workbook_copy.sheets.get(usize::from(index)).filter(|_| !swiss.is_empty())
    else {
        return;
    };
    let entries = || swiss.iter().flat_map(|event| &event.entries);
    let has_rating = |entry: &Entry| {
        entry.record.number(EntryColumn::Rating).is_some_and(|rating| rating.value.floor() > 0)
    };
    let rated = entries().any(has_rating);
    let seeded = entries().all(|entry| entry.record.number(EntryColumn::Seed).is_some());
    let ratings = headings
        .columns
        .iter()
        .find(|headed| headed.column.definition().kind == ColumnKind::Rating);
    let used = ratings.filter(|_| rated);
    for problem in problems.iter_mut() {
        let ProblemPlace::Cell(at) = problem.place else { continue };
        if (at.sheet, at.row) != (index, headings.row) {
            continue;
        }
        let own = numbers_under(sheet, at);
        let cell = sheet.cells.iter().find(|cell| (cell.row, cell.column) == (at.row, at.column));
        let Some(heading) = cell.and_then(heading_text) else { continue };
        if problem.trouble.is_of_kind::<problems::UnknownColumn>() && !seeded && own.are_numbers() {
            let told = match used {
                None => true,
                Some(_) => own.look_like_ratings() && !is_of_years(&heading),
            };
            if told {
                let used = used.map(|used| used.heading.clone());
                problem.trouble = problems::UnusedNumbers { heading, used }.into();
            }
        } else if let Some(ratings) = ratings
            && problem.trouble.is_of_kind::<problems::SecondRating>()
        {
            let rows = own.rows.iter().filter(|(row, number)| {
                let own = entries().filter(|entry| entry.at.row == *row);
                *number > 0 && !own.into_iter().any(has_rating)
            });
            let without = rows.count();
            if without > 0 {
                let (used, left) = (ratings.heading.clone(), heading);
                problem.trouble = problems::SecondRatingMissed { used, left, without }.into();
            }
        }
    }
}

fn is_of_years(heading: &str) -> bool {
    let name = folded_name(heading);
    YEARS.iter().any(|word| name.contains(word))
}

/// The cells under a heading.
struct Numbers {
    /// Rows with a number, floored.
    rows: Vec<(u32, i128)>,
    /// Cells that hold something.
    filled: usize,
}

impl Numbers {
    fn are_numbers(&self) -> bool {
        self.rows.len() * 2 > self.filled
    }

    fn look_like_ratings(&self) -> bool {
        let fitting = self.rows.iter().filter(|(_, number)| RATINGS.contains(number)).count();
        fitting * 2 > self.filled
    }
}

fn numbers_under(sheet: &SheetCopy, heading: CellAddress) -> Numbers {
    let mut numbers = Numbers { rows: Vec::new(), filled: 0 };
    for cell in &sheet.cells {
        if cell.column != heading.column || cell.row <= heading.row {
            continue;
        }
        let number = match &cell.value {
            CellValue::Number(stored) => number::exact_from_float(*stored),
            CellValue::Text(text) => number::parse_number(text).map(|typed| typed.number),
            CellValue::Blank => continue,
            _ => None,
        };
        numbers.filled += 1;
        numbers.rows.extend(number.map(|number| (cell.row, number.floor())));
    }
    numbers
}
