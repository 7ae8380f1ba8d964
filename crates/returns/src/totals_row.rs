//! Detects a row of totals below a list, which is not a contestant.

use model::{Address, CellRange, CellValue, Exact, StoredCell};

use super::cells::trimmed;
use super::headings::Headings;

/// First words of such a row.
const WORDS: [&str; 21] = [
    "total",
    "totals",
    "grand total",
    "subtotal",
    "sum",
    "sums",
    "average",
    "averages",
    "mean",
    "count",
    "totaal",
    "summe",
    "gesamt",
    "total g\u{e9}n\u{e9}ral",
    "totale",
    "cyfanswm",
    "nombre de joueurs",
    "nombre de paires",
    "totaal aantal",
    "anzahl",
    "aantal",
];
/// Nouns counted in such a row: `Total pairs`, `12 teams`.
const COUNTED: [&str; 15] = [
    "pair", "pairs", "team", "teams", "player", "players", "entry", "entries", "tables", "of",
    "paare", "spieler", "spelers", "paren", "joueurs",
];
/// Functions that Excel itself writes only into the totals row of a table.
const FORMULAS: [&str; 2] = ["SUBTOTAL(", "AGGREGATE("];

/// The cell that marks a row of totals, and its text; `None` for any other row. `totals` are
/// Excel's totals rows of tables, `below` the cells below the row. A word marks only the last
/// row, with nothing but numbers beside it.
pub(super) fn sign(
    cells: &[StoredCell],
    below: &[StoredCell],
    totals: &[CellRange],
    sheet: u16,
    headings: &Headings,
) -> Option<(Address, String)> {
    let known = || cells.iter().filter(|cell| headings.column_at(cell.column).is_some());
    let at = |cell: &StoredCell| Address { sheet, row: cell.row, column: cell.column };
    let first = known().find(|cell| !is_empty(cell))?;
    let kept = totals.iter().any(|area| {
        (area.first_row..=area.last_row).contains(&first.row)
            && (area.first_column..=area.last_column).contains(&first.column)
    });
    if kept {
        let text = match &first.value {
            CellValue::Text(text) => trimmed(text).to_string(),
            _ => format!("row {}", first.row + 1),
        };
        return Some((at(first), text));
    }
    let word = word_of(first)
        .filter(|_| known().skip_while(|cell| cell.column <= first.column).all(is_number_or_empty));
    let summed = known().find(|cell| cell.formula.as_deref().is_some_and(sums));
    match (word, summed) {
        (Some(word), Some(_)) => Some((at(first), word.to_string())),
        (Some(word), None) => {
            let more = below
                .iter()
                .any(|cell| headings.column_at(cell.column).is_some() && !is_empty(cell));
            (!more).then(|| (at(first), word.to_string()))
        }
        (None, Some(summed)) => {
            let formula = summed.formula.as_deref().unwrap_or_default();
            Some((at(summed), format!("={formula}")))
        }
        (None, None) => None,
    }
}

/// The only cell of the last row, without a word, if it is the mean or the sum of the numbers above it
/// in its column; and its text.
pub(super) fn unlabelled(
    cells: &[StoredCell],
    above: &[StoredCell],
    sheet: u16,
    headings: &Headings,
) -> Option<(Address, String)> {
    let known = |cell: &&StoredCell| headings.column_at(cell.column).is_some() && !is_empty(cell);
    let mut filled = cells.iter().filter(known);
    let (only, None) = (filled.next()?, filled.next()) else { return None };
    let number = |cell: &StoredCell| match &cell.value {
        CellValue::Number(number) => super::number::from_float(*number),
        _ => None,
    };
    let own = number(only)?;
    let column = above.iter().filter(|cell| cell.column == only.column && cell.row > headings.row);
    let numbers: Vec<Exact> = column.filter_map(number).collect();
    let sum: Exact = numbers.iter().copied().sum();
    let count = Exact::whole(i128::try_from(numbers.len()).ok()?);
    let mean = sum.checked_div(count)?;
    let off = Exact::ratio(1, 100)?;
    let near = own <= mean + off && own + off >= mean;
    let word = match () {
        () if numbers.len() < 3 => return None,
        () if own == sum => "sum",
        () if near => "average",
        () => return None,
    };
    let at = Address { sheet, row: only.row, column: only.column };
    Some((at, format!("{}, the {word} of its column", own.to_decimal())))
}

fn sums(formula: &str) -> bool {
    let formula = formula.trim_start_matches(['=', '+', ' ']).to_ascii_uppercase();
    FORMULAS.iter().any(|name| formula.starts_with(name))
}

fn word_of(cell: &StoredCell) -> Option<&str> {
    let CellValue::Text(text) = &cell.value else { return None };
    let text = trimmed(text);
    is_total(&text.to_lowercase()).then_some(text)
}

/// Whether a text in lower case is a word for a sum or a count: `total`, `total players`.
pub(super) fn is_total(text: &str) -> bool {
    let ends = |rest: &str| rest.is_empty() || rest.starts_with([' ', ':', '.']);
    let rest = |word: &&str| text.strip_prefix(*word).filter(|rest| ends(rest));
    WORDS.iter().filter_map(rest).any(is_count)
}

/// Whether a text consists of numbers and counted nouns.
fn is_count(text: &str) -> bool {
    let mut words = text.split([' ', ':', '.', ',']).filter(|word| !word.is_empty());
    words.all(|word| word.chars().all(|c| c.is_ascii_digit()) || COUNTED.contains(&word))
}

fn is_empty(cell: &StoredCell) -> bool {
    match &cell.value {
        CellValue::Blank => cell.formula.is_none(),
        CellValue::Text(text) => trimmed(text).is_empty(),
        _ => false,
    }
}

fn is_number_or_empty(cell: &StoredCell) -> bool {
    let counts = match &cell.value {
        CellValue::Number(_) => true,
        CellValue::Text(text) => is_count(&text.to_lowercase()),
        _ => false,
    };
    counts || is_empty(cell) || cell.formula.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::headings::FoundColumn;
    use model::form::{FormColumn, ResultColumn};

    #[test]
    fn every_word_of_the_lists_marks_a_row() {
        for word in WORDS {
            for text in [word.to_uppercase(), format!("{word}: 12")] {
                let cell = cell(4, 0, CellValue::Text(text.as_str().into()), None);
                assert_eq!(word_of(&cell), Some(text.as_str()));
            }
        }
        for noun in COUNTED {
            let text = format!("Total {noun}");
            let cell = cell(4, 0, CellValue::Text(text.as_str().into()), None);
            assert_eq!(word_of(&cell), Some(text.as_str()));
        }
    }

    fn cell(row: u32, column: u16, value: CellValue, formula: Option<&str>) -> StoredCell {
        StoredCell { row, column, look: 0, value, formula: formula.map(Into::into) }
    }

    fn said(
        label: &str,
        formula: Option<&str>,
        totals: &[CellRange],
        more: bool,
    ) -> Option<String> {
        let headed = |at: u16, column: ResultColumn| FoundColumn {
            at,
            column: column.any(),
            nth: 1,
            heading: String::new(),
        };
        let columns = vec![headed(0, ResultColumn::Entry), headed(1, ResultColumn::Score)];
        let row = [
            cell(9, 0, CellValue::Text(label.into()), None),
            cell(9, 1, CellValue::Number(600.0), formula),
        ];
        let below = [cell(10, 0, CellValue::Text("7".into()), None)];
        let below = if more { &below[..] } else { &[] };
        sign(
            &row,
            below,
            totals,
            0,
            &Headings {
                form: ResultColumn::FORM,
                row: 0,
                columns,
                remarks: Vec::new(),
                lost: Vec::new(),
            },
        )
        .map(|(_, text)| text)
    }

    #[test]
    fn a_row_of_totals_says_so_in_one_of_three_ways() {
        let kept = [CellRange { first_row: 9, first_column: 0, last_row: 9, last_column: 1 }];
        let total = Some("Total".to_string());
        // By its word in the last row, by the formula, by the table it belongs to.
        assert_eq!(said("Total", None, &[], false), total);
        assert_eq!(said("Total", Some("SUBTOTAL(109,B2:B9)"), &[], true), total);
        assert_eq!(said("Pairs", None, &kept, true), Some("Pairs".to_string()));
        // A contestant who is called so stands among others; a sum is a score too.
        assert_eq!(said("Total", None, &[], true), None);
        assert_eq!(said("7", Some("SUM(C10:H10)"), &[], false), None);
        assert_eq!(said("7", None, &[], false), None);
    }
}
