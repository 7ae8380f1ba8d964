//! Rows of `Boards` without a result: those of a session that goes on are one problem.

use std::ops::RangeInclusive;

use super::problems::{BoardWithoutResult, BoardsWithoutResult};
use model::problem::{Problem, ProblemPlace};
use model::{CellAddress, StableSort};

/// So many ranges of rows are named.
const MOST_RANGES: usize = 6;

/// Removes the problems of rows that another problem tells of.
pub(super) fn drop_missing_result_problems(problems: &mut Vec<Problem>, told: &[CellAddress]) {
    problems
        .retain(|problem| !row_of(problem).is_some_and(|at| told.iter().any(|t| is_row(*t, at))));
}

/// Makes the problems of several rows of an event one, at the first of them.
pub(super) fn merge_missing_result_problems(problems: &mut Vec<Problem>) {
    let mut rows: Vec<(Option<String>, CellAddress)> = problems
        .iter()
        .filter_map(|problem| Some((problem.event.clone(), row_of(problem)?)))
        .collect();
    rows.arrange_by(|a, b| (&a.0, a.1.sheet, a.1.row).cmp(&(&b.0, b.1.sheet, b.1.row)));
    for of_event in rows.chunk_by(|one, other| one.0 == other.0).filter(|rows| rows.len() > 1) {
        let event = &of_event[0].0;
        problems.retain(|problem| row_of(problem).is_none() || problem.event != *event);
        let trouble = BoardsWithoutResult {
            count: of_event.len(),
            rows: in_words(of_event.iter().map(|(_, at)| at.row + 1)),
        };
        let gathered = Problem::new(trouble, of_event[0].1);
        problems.push(Problem { event: event.clone(), ..gathered });
    }
}

/// The cell of a row without a result.
fn row_of(problem: &Problem) -> Option<CellAddress> {
    match problem.place {
        ProblemPlace::Cell(at) if problem.trouble.is_of_kind::<BoardWithoutResult>() => Some(at),
        _ => None,
    }
}

fn is_row(one: CellAddress, other: CellAddress) -> bool {
    (one.sheet, one.row) == (other.sheet, other.row)
}

/// Ascending rows, `5 to 30 and 33`.
fn in_words(rows: impl Iterator<Item = u32>) -> String {
    let mut ranges: Vec<RangeInclusive<u32>> = Vec::new();
    for row in rows {
        match ranges.last_mut() {
            Some(last) if *last.end() + 1 == row => *last = *last.start()..=row,
            _ => ranges.push(row..=row),
        }
    }
    let word = |range: &RangeInclusive<u32>| match (range.start(), range.end()) {
        (one, other) if one == other => one.to_string(),
        (from, to) => format!("{from} to {to}"),
    };
    let mut words: Vec<String> = ranges.iter().take(MOST_RANGES).map(word).collect();
    let more = ranges.len() - words.len();
    match words.pop() {
        Some(last) if more > 0 => format!("{}, {last} and others", words.join(", ")),
        Some(last) if !words.is_empty() => format!("{} and {last}", words.join(", ")),
        last => last.unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::in_words;

    #[test]
    fn rows_are_named_by_ranges() {
        for (rows, words) in [
            (&[5][..], "5"),
            (&[5, 6, 7, 9], "5 to 7 and 9"),
            (&[1, 3, 5, 7, 9, 11, 13, 15], "1, 3, 5, 7, 9, 11 and others"),
        ] {
            assert_eq!(in_words(rows.iter().copied()), words);
        }
    }
}
