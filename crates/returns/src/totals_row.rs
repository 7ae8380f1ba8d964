//! Detects a row of totals below a list, which is not a contestant. A word alone proves nothing: people
//! and teams are called Mean, Total and Max. Its numbers must be those of the rows above it.

use adopt::{is_count_phrase, is_max_min_median_label, is_totals_label};
use model::form::ColumnKind;
use model::name_comparison::folded_name;
use model::{CellAddress, CellRange, CellValue, Exact, StoredCell, column_letters};

use super::cells::{heading_text, is_cell_filled, trim_all_blanks};
use super::column_above::{ScoreColumnNumbers, number_in_cell, number_in_text};
use super::headings::SheetHeadings;

/// Functions that Excel itself writes only into the totals row of a table.
const OF_TABLES: [&str; 2] = ["SUBTOTAL(", "AGGREGATE("];
/// Functions of totals.
const FUNCTIONS: [&str; 6] = ["SUM(", "AVERAGE(", "COUNT", "MAX(", "MIN(", "MEDIAN("];
/// Fewer rows prove nothing: the sum of one is its number.
const LEAST_ROWS: usize = 2;
/// The same of a number without a word.
const LEAST_UNLABELLED: usize = 3;

/// The rows of a list around one that may hold totals.
pub(super) struct TotalsRowContext<'a> {
    pub sheet: u16,
    pub headings: &'a SheetHeadings,
    /// The cells above it below the headings, without other rows of totals.
    pub above: Vec<&'a StoredCell>,
    /// Excel's totals rows of tables.
    pub totals: &'a [CellRange],
    /// The cells of the sheet that lists the contestants, if it is another one.
    pub entries: Option<&'a [&'a StoredCell]>,
}

/// Whether a row, looked at for itself, may hold totals: by its first word, by a formula, by the table it
/// belongs to.
pub(super) fn may_hold_totals(cells: &[StoredCell], is_end: bool, totals: &[CellRange]) -> bool {
    let is_sum = |cell: &StoredCell| cell.formula.as_deref().is_some_and(|f| has(f, &OF_TABLES));
    is_end || is_kept(cells, totals) || cells.iter().any(is_sum)
}

/// The row from which on nothing but words of totals, lines that `skips`, and blank rows follow.
pub(super) fn first_row_of_closing_totals(
    all: &[StoredCell],
    headings: &SheetHeadings,
    skips: &dyn Fn(&[StoredCell]) -> bool,
) -> u32 {
    let known =
        |cell: &StoredCell| is_cell_filled(cell) && headings.column_at(cell.column).is_some();
    let ends = |cells: &&[StoredCell]| {
        !cells.iter().any(known) || label(cells).is_some_and(is_word) || skips(cells)
    };
    let rows = all.chunk_by(|one, other| one.row == other.row).rev();
    rows.take_while(ends).last().map_or(u32::MAX, |cells| cells[0].row)
}

impl TotalsRowContext<'_> {
    /// The cell that marks a row of totals, and its text; `None` for any other row. Such a row has one
    /// text at most, no number of a member or an entry, and every number is a sum, a mean or a count.
    pub(super) fn totals_mark(&self, cells: &[StoredCell]) -> Option<(CellAddress, String)> {
        let filled: Vec<&StoredCell> = cells.iter().filter(|cell| !is_empty(cell)).collect();
        let first = *filled.first()?;
        let label = label(cells);
        let figures = &filled[usize::from(label.is_some())..];
        let kept = is_kept(cells, self.totals);
        let word = label.filter(|text| is_word(text));
        let of_table =
            |cell: &&StoredCell| cell.formula.as_deref().is_some_and(|f| has(f, &OF_TABLES));
        let is_marked = kept || word.is_some() || figures.iter().any(of_table);
        if !is_marked || label.is_some_and(|text| self.is_entry(text)) {
            return None;
        }
        let extreme = label.is_some_and(is_max_min_median_label);
        let of_label = word.map(numbers_of).unwrap_or_default();
        let says = kept && word.is_some() || !figures.is_empty() || !of_label.is_empty();
        let proved =
            says && figures.iter().all(|cell| {
                self.is_total(cell, extreme, kept)
                    || figures.len() == 1 && label.is_some_and(|text| self.is_counted(cell, text))
            }) && of_label.iter().all(|number| self.is_of_any(*number));
        let shown = label.map_or_else(
            || {
                let formula = first.formula.as_deref().unwrap_or_default();
                if kept { format!("row {}", first.row + 1) } else { format!("={formula}") }
            },
            str::to_string,
        );
        proved.then(|| (self.at(first), shown))
    }

    /// The only cell of a row, without a word, if it is the mean or the sum of the numbers above it in its
    /// column; and its text.
    pub(super) fn unlabelled_total(&self, cells: &[StoredCell]) -> Option<(CellAddress, String)> {
        let mut filled = cells.iter().filter(|cell| !is_empty(cell));
        let (only, None) = (filled.next()?, filled.next()) else { return None };
        let is_number = matches!(only.value, CellValue::Number(_)) && !self.is_key(only);
        let own = number_in_cell(only).filter(|_| is_number)?;
        let column = self.column(only.column);
        let word = match () {
            () if column.len() < LEAST_UNLABELLED => return None,
            () if column.is_sum(own) => "sum",
            () if column.is_mean(own) => "average",
            () => return None,
        };
        Some((self.at(only), format!("{}, the {word} of its column", own.to_decimal())))
    }

    fn at(&self, cell: &StoredCell) -> CellAddress {
        CellAddress { sheet: self.sheet, row: cell.row, column: cell.column }
    }

    fn column(&self, at: u16) -> ScoreColumnNumbers {
        ScoreColumnNumbers::from_cells(self.above.iter().copied().filter(|cell| cell.column == at))
    }

    /// Whether a text names a contestant.
    fn is_entry(&self, text: &str) -> bool {
        let is_same = |cell: &&StoredCell| {
            heading_text(cell).is_some_and(|own| folded_name(&own) == folded_name(text))
        };
        self.entries.is_some_and(|cells| cells.iter().any(is_same))
    }

    /// Whether a cell stands where members and entries have their numbers.
    fn is_key(&self, cell: &StoredCell) -> bool {
        use ColumnKind::{Label, List, MemberNumber, Rounds};
        let kind = self.headings.column_at(cell.column).map(|(column, _)| column.definition().kind);
        matches!(kind, Some(Label | List | MemberNumber | Rounds))
    }

    /// Whether a cell beside the label holds a total.
    fn is_total(&self, cell: &StoredCell, extreme: bool, kept: bool) -> bool {
        if let Some(formula) = cell.formula.as_deref()
            && (kept || sums_above(formula, cell))
        {
            return true;
        }
        let (Some(number), false) = (number_in_cell(cell), self.is_key(cell)) else {
            let CellValue::Text(text) = &cell.value else { return false };
            return is_count_phrase(text)
                && numbers_of(text).iter().all(|count| self.is_count(*count));
        };
        let column = self.column(cell.column);
        if column.len() < LEAST_ROWS {
            return self.is_count(number);
        }
        // Max and Min are names: without a list of names to look them up, their numbers prove too little.
        match extreme {
            true => self.entries.is_some() && column.is_extreme_or_median(number),
            false => column.is_sum(number) || column.is_mean(number) || self.is_count(number),
        }
    }

    /// Whether the only number of a row counts what is above, though it stands where members or entries have
    /// theirs: `Total pairs | 8`. Nobody is called a total.
    fn is_counted(&self, cell: &StoredCell, label: &str) -> bool {
        let counts = number_in_cell(cell).is_some_and(|number| self.is_count(number));
        counts && folded_name(label).starts_with("total")
    }

    /// Whether a number counts the rows above, their players, or the tables at which pairs sit.
    fn is_count(&self, number: Exact) -> bool {
        let known = |cell: &&&StoredCell| self.headings.column_at(cell.column).is_some();
        let mut rows: Vec<u32> = self.above.iter().filter(known).map(|cell| cell.row).collect();
        rows.dedup();
        let is_player = |cell: &&&StoredCell| {
            let column = self.headings.column_at(cell.column);
            column.is_some_and(|(column, _)| column.definition().name == "Player")
        };
        let players = self.above.iter().filter(is_player).count();
        let counts = [2 * rows.len(), 2 * players, rows.len()];
        let twice = number + number;
        rows.len() >= LEAST_ROWS && counts.iter().any(|count| twice == Exact::whole(*count as u32))
    }

    /// Whether a number of the label is a total of some column.
    fn is_of_any(&self, number: Exact) -> bool {
        let mut columns: Vec<u16> = self.above.iter().map(|cell| cell.column).collect();
        columns.sort_unstable();
        columns.dedup();
        let is_total = |column: ScoreColumnNumbers| {
            column.len() >= LEAST_ROWS && (column.is_sum(number) || column.is_mean(number))
        };
        self.is_count(number) || columns.into_iter().any(|at| is_total(self.column(at)))
    }
}

/// The text with which a row begins.
fn label(cells: &[StoredCell]) -> Option<&str> {
    let CellValue::Text(text) = &cells.iter().find(|cell| !is_empty(cell))?.value else {
        return None;
    };
    Some(trim_all_blanks(text)).filter(|text| text.starts_with(char::is_alphabetic))
}

fn is_word(text: &str) -> bool {
    is_totals_label(text) || is_max_min_median_label(text)
}

/// The numbers in a text: `Total: 600`.
fn numbers_of(text: &str) -> Vec<Exact> {
    let words = text.split([' ', ':', '=', '\u{a0}']);
    words.filter_map(number_in_text).collect()
}

fn is_kept(cells: &[StoredCell], totals: &[CellRange]) -> bool {
    let within = |cell: &StoredCell, area: &CellRange| {
        (area.first_row..=area.last_row).contains(&cell.row)
            && (area.first_column..=area.last_column).contains(&cell.column)
    };
    let mut filled = cells.iter().filter(|cell| !is_empty(cell));
    filled.any(|cell| totals.iter().any(|area| within(cell, area)))
}

fn has(formula: &str, functions: &[&str]) -> bool {
    let formula = formula.to_ascii_uppercase();
    functions.iter().any(|name| formula.contains(name))
}

/// Whether a formula is a total of cells above it in its own column.
fn sums_above(formula: &str, cell: &StoredCell) -> bool {
    let formula = formula.to_ascii_uppercase().replace('$', "");
    let letters = column_letters(cell.column);
    let above = |word: &str| {
        let row = word.strip_prefix(letters.as_str()).and_then(|row| row.parse::<u32>().ok());
        row.is_some_and(|row| row <= cell.row)
    };
    let refers = formula.contains('[') && has(&formula, &OF_TABLES)
        || formula.split(|c: char| !c.is_ascii_alphanumeric()).any(above);
    refers && has(&formula, &[&OF_TABLES[..], &FUNCTIONS[..]].concat())
}

fn is_empty(cell: &StoredCell) -> bool {
    match &cell.value {
        CellValue::Blank => cell.formula.is_none(),
        CellValue::Text(text) => trim_all_blanks(text).is_empty(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::headings::FoundColumn;
    use model::form::{FormColumn, ResultColumn};

    /// The last row of an Excel table of four scores that add up to 600.
    fn said(row: &[(u16, CellValue, Option<&str>)]) -> Option<String> {
        let cell = |row: u32, column: u16, value: CellValue, formula: Option<&str>| StoredCell {
            row,
            column,
            look: 0,
            value,
            formula: formula.map(Into::into),
        };
        let headed = |at: u16, column: ResultColumn| FoundColumn {
            at,
            column: column.untyped(),
            nth: 1,
            heading: String::new(),
        };
        let columns = vec![headed(0, ResultColumn::Entry), headed(1, ResultColumn::Score)];
        let (remarks, lost) = (Vec::new(), Vec::new());
        let headings = SheetHeadings { form: ResultColumn::FORM, row: 0, columns, remarks, lost };
        let above: Vec<StoredCell> =
            (1..5).map(|row| cell(row, 1, CellValue::Number(150.0), None)).collect();
        let row: Vec<StoredCell> = row
            .iter()
            .map(|(column, value, formula)| cell(5, *column, value.clone(), *formula))
            .collect();
        let kept = [CellRange { first_row: 5, first_column: 0, last_row: 5, last_column: 1 }];
        let above = above.iter().collect();
        let around =
            TotalsRowContext { sheet: 0, headings: &headings, above, totals: &kept, entries: None };
        around.totals_mark(&row).map(|(_, text)| text)
    }

    #[test]
    fn the_totals_row_of_a_table_may_have_any_word_and_formula_but_no_result() {
        let text = |text: &str| CellValue::Text(text.into());
        let sum = Some("SUBTOTAL(109,[Score])");
        let blank = CellValue::Blank;
        assert_eq!(
            said(&[(0, text("Pairs"), None), (1, CellValue::Number(600.0), None)]),
            Some("Pairs".into())
        );
        assert_eq!(
            said(&[(0, text("Pairs"), None), (1, blank.clone(), sum)]),
            Some("Pairs".into())
        );
        assert_eq!(said(&[(1, blank, sum)]), Some("row 6".into()));
        assert_eq!(said(&[(0, text("Total"), None)]), Some("Total".into()));
        assert_eq!(said(&[(0, text("Ann Lee"), None), (1, CellValue::Number(61.0), None)]), None);
        assert_eq!(said(&[(0, text("Ann Lee"), None)]), None);
        assert_eq!(said(&[(0, text("7"), None), (1, CellValue::Number(600.0), None)]), None);
    }
}
