//! Columns of the sheet `Members` that no heading leads to: a second block of members beside the first,
//! a column of a total given twice, figures without a heading.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use model::form::{FormColumn, MemberColumn};
use model::problem::{Problem, ProblemPlace};
use model::{CellAddress, CellValue, SheetCopy, StoredCell, WorkbookCopy, column_letters};

use super::member_headings::{
    TOTALS_COLUMNS, has_totals_column, is_filled_below, member_column_of_heading,
};
use super::problems;
use crate::cells::{CellReader, heading_text, trim_all_blanks};
use crate::headings::SheetHeadings;
use crate::number;
use crate::problems::{RepeatedColumn, UnknownColumn};

/// What the rows of members hold in a column without a heading.
#[derive(Default)]
struct UnnamedColumn {
    /// The row of its first cell.
    row: u32,
    figures: usize,
    words: usize,
    /// Figures as wide as the numbers of members.
    numbers: usize,
    /// Figures one above the one before, as rows are numbered.
    counted: usize,
    last: Option<i64>,
}

/// Reports second blocks, totals in two columns, and figures without a heading; whether nothing may be
/// credited before it is answered.
pub(super) fn report_unclear_member_columns(
    workbook_copy: &WorkbookCopy,
    index: u16,
    found: &SheetHeadings,
    reader: &mut CellReader<'_>,
) -> bool {
    let sheet = &workbook_copy.sheets[usize::from(index)];
    let again = headed_again(sheet, index, found);
    let headed_block =
        again.iter().any(|problem| problem.trouble.is_of_kind::<problems::SecondBlock>());
    let refused = !again.is_empty();
    // What a heading given twice is, these say.
    if refused {
        reader.problems.retain(|known| {
            let heads = matches!(known.place, ProblemPlace::Cell(at) if at.row == found.row);
            !(heads
                && (known.trouble.is_of_kind::<UnknownColumn>()
                    || known.trouble.is_of_kind::<RepeatedColumn>()))
        });
    }
    reader.problems.extend(again);
    if headed_block {
        return true;
    }
    let above = rows_above(sheet, index, found);
    let (bare, refuses) = unheaded(sheet, index, found);
    let lost = !above.is_empty();
    reader.problems.extend(above.into_iter().chain(bare));
    refused || refuses || lost
}

/// Rows above the headings with a number as wide as those below, beside a name.
fn rows_above(sheet: &SheetCopy, index: u16, found: &SheetHeadings) -> Vec<Problem> {
    use MemberColumn as C;
    let Some(number) = found.find_column(C::Number).map(|number| number.at) else {
        return Vec::new();
    };
    let names: Vec<u16> = [C::Name, C::Surname, C::Forename]
        .into_iter()
        .filter_map(|column| Some(found.find_column(column)?.at))
        .collect();
    let own = |cell: &&StoredCell| cell.column == number;
    let below = sheet.cells.iter().filter(own).filter(|cell| cell.row > found.row);
    let widths: BTreeSet<usize> = below.filter_map(|cell| Some(digits(cell)?.len())).collect();
    let above = sheet.cells.iter().filter(own).filter(|cell| cell.row < found.row);
    let is_named = |row: u32| {
        sheet.cells.iter().any(|cell| {
            let letters = matches!(&cell.value, CellValue::Text(text)
                if text.chars().any(char::is_alphabetic));
            cell.row == row && names.contains(&cell.column) && letters
        })
    };
    let members = above.filter(|cell| {
        digits(cell).is_some_and(|text| text.len() > 2 && widths.contains(&text.len()))
            && is_named(cell.row)
    });
    let at = |cell: &StoredCell| CellAddress { sheet: index, row: cell.row, column: cell.column };
    members.map(|cell| Problem::new(problems::MemberAbove, at(cell))).collect()
}

/// Headings that name a column which another heading has already: the number or a name, which begins
/// a second block, or a total.
fn headed_again(sheet: &SheetCopy, index: u16, found: &SheetHeadings) -> Vec<Problem> {
    use MemberColumn as C;
    let mut problems = Vec::new();
    let mut block = false;
    let cells = sheet.cells.iter().filter(|cell| cell.row == found.row);
    for cell in cells.filter(|cell| found.column_at(cell.column).is_none()) {
        let Some(text) = heading_text(cell) else { continue };
        let Some(column) = member_column_of_heading(&text) else { continue };
        let Some(first) = found.find_column(column) else { continue };
        let at = CellAddress { sheet: index, row: cell.row, column: cell.column };
        let is_total = TOTALS_COLUMNS.contains(&column);
        if !is_filled_below(sheet, cell, is_total) {
            continue;
        }
        if matches!(column, C::Number | C::Name | C::Surname) {
            if !block {
                block = true;
                problems.push(Problem::new(problems::SecondBlock, at));
            }
        } else if is_total && !block {
            let trouble = problems::TotalTwice {
                heading: text,
                first: first.heading.clone(),
                column: column.definition().name,
            };
            problems.push(Problem::new(trouble, at));
        }
    }
    problems
}

/// Columns without a heading that have figures beside the members; and whether one of them may be what
/// the register lacks.
fn unheaded(sheet: &SheetCopy, index: u16, found: &SheetHeadings) -> (Vec<Problem>, bool) {
    let Some(number) = found.find_column(MemberColumn::Number).map(|number| number.at) else {
        return (Vec::new(), false);
    };
    let members: HashMap<u32, usize> = sheet
        .cells
        .iter()
        .filter(|cell| cell.row > found.row && cell.column == number)
        .filter_map(|cell| Some((cell.row, digits(cell)?.len())))
        .collect();
    let widths: BTreeSet<usize> = members.values().copied().filter(|width| *width > 2).collect();
    let headings: BTreeSet<u16> = sheet
        .cells
        .iter()
        .filter(|cell| cell.row == found.row && heading_text(cell).is_some())
        .map(|cell| cell.column)
        .collect();
    let bare = |cell: &&StoredCell| {
        members.contains_key(&cell.row)
            && found.column_at(cell.column).is_none()
            && !headings.contains(&cell.column)
    };
    let columns = filled(sheet.cells.iter().filter(bare), &widths);
    // Members and names without headings are a block of their own.
    let names = columns.values().any(|own| own.words > 1 && own.words > own.figures);
    let is_block = |own: &UnnamedColumn| names && own.numbers > 1 && 2 * own.numbers > own.figures;
    if let Some((column, own)) = columns.iter().find(|(_, own)| is_block(own)) {
        let at = CellAddress { sheet: index, row: own.row, column: *column };
        return (vec![Problem::new(problems::SecondBlock, at)], true);
    }
    let lacks = !has_filled_totals(sheet, found);
    let mut refuses = false;
    let told = columns.into_iter().filter(|(_, own)| {
        2 * own.figures >= members.len().max(1)
            && (own.counted == 0 || own.counted + 1 < own.figures)
    });
    let told = told.map(|(column, own)| {
        let at = ProblemPlace::Cell(CellAddress { sheet: index, row: own.row, column });
        let (column, numbers) = (column_letters(column), own.figures);
        refuses |= lacks;
        match lacks {
            true => Problem::new(problems::TotalsUnheaded { column, numbers }, at),
            false => Problem::new(problems::FiguresUnheaded { column, numbers }, at),
        }
    });
    let told = told.collect();
    (told, refuses)
}

/// What cells hold, by column. `widths` are those of the numbers of members.
fn filled<'a>(
    cells: impl Iterator<Item = &'a StoredCell>,
    widths: &BTreeSet<usize>,
) -> BTreeMap<u16, UnnamedColumn> {
    let mut columns: BTreeMap<u16, UnnamedColumn> = BTreeMap::new();
    for cell in cells {
        let (is_figure, is_word) = match &cell.value {
            CellValue::Number(_) => (true, false),
            CellValue::Text(text) => {
                let letters = text.chars().filter(|c| c.is_alphabetic()).count();
                (number::parse_number(trim_all_blanks(text)).is_some(), letters > 2)
            }
            _ => (cell.formula.is_some(), false),
        };
        if !is_figure && !is_word {
            continue;
        }
        let own = columns
            .entry(cell.column)
            .or_insert(UnnamedColumn { row: cell.row, ..UnnamedColumn::default() });
        let whole = digits(cell).and_then(|text| text.parse::<i64>().ok());
        own.counted += usize::from(whole.is_some() && whole == own.last.map(|last| last + 1));
        own.last = whole;
        own.figures += usize::from(is_figure);
        own.words += usize::from(is_word);
        own.numbers += usize::from(digits(cell).is_some_and(|text| widths.contains(&text.len())));
    }
    columns
}

/// Whether a column of those totals that nearly every member has some of holds any.
fn has_filled_totals(sheet: &SheetCopy, found: &SheetHeadings) -> bool {
    let filled = |column: MemberColumn| {
        let at = found.find_column(column).map(|headed| headed.at);
        let own = sheet.cells.iter().find(|cell| cell.row == found.row && Some(cell.column) == at);
        own.is_some_and(|cell| is_filled_below(sheet, cell, true))
    };
    has_totals_column(found) && TOTALS_COLUMNS.into_iter().any(filled)
}

/// The digits of a cell that holds nothing else.
fn digits(cell: &StoredCell) -> Option<String> {
    let text = match &cell.value {
        CellValue::Text(text) => trim_all_blanks(text).to_string(),
        CellValue::Number(number) => number.to_string(),
        _ => return None,
    };
    (!text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())).then_some(text)
}
