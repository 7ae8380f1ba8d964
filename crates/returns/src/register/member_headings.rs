//! Headings of the sheet `Members` as people type them: in two lines, nearly right, or in words that
//! say nothing of points (`2003`, `Balance`). What is probably a column of the register is asked.

use std::collections::{BTreeMap, BTreeSet};

use model::form::{FormColumn, MemberColumn};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail, ProblemPlace};
use model::{
    AwardKind, CellAddress, CellValue, MemberStatus, SheetCopy, StoredCell, WorkbookCopy,
    column_letters,
};

use super::problems;
use crate::cells::{CellReader, heading_text, trim_all_blanks};
use crate::heading_names::columns_meant_by_heading;
use crate::headings::SheetHeadings;
use crate::nearest::name_meant_by_typo;
use crate::number;
use crate::problems::UnknownColumn;
use adopt::{ColumnMeaning, RecognisedTable, What};

/// The columns of totals.
pub(super) const TOTALS_COLUMNS: [MemberColumn; 5] = [
    MemberColumn::Local,
    MemberColumn::Green,
    MemberColumn::Red,
    MemberColumn::Gold,
    MemberColumn::Other,
];

/// Columns without which members or their points are lost.
const NEEDED: [MemberColumn; 9] = [
    MemberColumn::Local,
    MemberColumn::Green,
    MemberColumn::Red,
    MemberColumn::Gold,
    MemberColumn::Number,
    MemberColumn::Surname,
    MemberColumn::Name,
    MemberColumn::Status,
    MemberColumn::Club,
];

/// The points of a column of totals.
pub(super) fn award_kind_of_total(column: MemberColumn) -> AwardKind {
    match column {
        MemberColumn::Green => AwardKind::Green,
        MemberColumn::Red => AwardKind::Red,
        MemberColumn::Gold => AwardKind::Gold,
        MemberColumn::Other => AwardKind::Points,
        _ => AwardKind::Local,
    }
}

/// Rows from the top in which headings of two lines are looked for.
const ROWS: u32 = 25;

/// The years that head a column of totals.
const YEARS: std::ops::RangeInclusive<u32> = 1930..=2100;

/// Joins headings of two lines, `Local` above `points`, in the lower one. A year behind them is left
/// out, and told.
pub(super) fn join_two_line_headings(workbook_copy: &mut WorkbookCopy, index: u16) -> Vec<Problem> {
    let Some(sheet) = workbook_copy.sheets.get_mut(usize::from(index)) else { return Vec::new() };
    let mut rows: Vec<u32> =
        sheet.cells.iter().take_while(|cell| cell.row < ROWS).map(|cell| cell.row).collect();
    rows.dedup();
    for pair in rows.windows(2) {
        let [upper, lower] = [line(sheet, pair[0]), line(sheet, pair[1])];
        let (Some(upper), Some(lower)) = (upper, lower) else { continue };
        let Some(joined) = joined(&upper, &lower).filter(|_| pair[1] == pair[0] + 1) else {
            continue;
        };
        // Of several years none is the total.
        let years = joined.values().filter(|text| ends_in_year(text)).count();
        let (mut told, mut put) = (Vec::new(), BTreeMap::new());
        for (column, heading) in joined {
            match without_year(&heading).filter(|_| years == 1) {
                Some(name) => {
                    let trouble = problems::HeadingYear { heading, column: name };
                    let at = CellAddress { sheet: index, row: pair[1], column };
                    told.push(Problem::new(trouble, at));
                    put.insert(column, name.to_string());
                }
                None => drop(put.insert(column, heading)),
            }
        }
        put_headings(sheet, pair[0], pair[1], &put);
        return told;
    }
    Vec::new()
}

/// The texts of a row by column; none where a cell holds something else.
fn line(sheet: &SheetCopy, row: u32) -> Option<BTreeMap<u16, String>> {
    let cells = sheet.cells.iter().filter(|cell| cell.row == row && cell.value != CellValue::Blank);
    cells
        .map(|cell| match &cell.value {
            CellValue::Text(text) => Some((cell.column, trim_all_blanks(text).to_string())),
            _ => None,
        })
        .collect()
}

/// The column that a heading names.
pub(super) fn member_column_of_heading(heading: &str) -> Option<MemberColumn> {
    columns_meant_by_heading(MemberColumn::FORM, &folded_name(heading))
        .first()
        .map(|(column, _)| MemberColumn::from_untyped(*column))
}

/// The column that a heading names without the year behind it.
fn without_year(heading: &str) -> Option<&'static str> {
    let (before, year) = heading.rsplit_once(char::is_whitespace)?;
    let year: u32 = year.parse().ok()?;
    (member_column_of_heading(heading).is_none() && YEARS.contains(&year))
        .then(|| member_column_of_heading(before).map(|column| column.definition().name))?
}

/// The headings of two lines, if together they name more than each alone.
fn joined(
    upper: &BTreeMap<u16, String>,
    lower: &BTreeMap<u16, String>,
) -> Option<BTreeMap<u16, String>> {
    let meant = |text: &str| {
        member_column_of_heading(text)
            .map(|column| column.definition().name)
            .or_else(|| without_year(text))
    };
    let means = |text: &str| meant(text).is_some();
    let count = |line: &BTreeMap<u16, String>| {
        line.values().filter_map(|text| meant(text)).collect::<BTreeSet<_>>().len()
    };
    let mut both = upper.clone();
    let mut all_help = true;
    for (column, below) in lower {
        let text = match upper.get(column) {
            None => below.clone(),
            Some(above) => {
                let text = format!("{above} {below}");
                match (means(&text), means(below), means(above)) {
                    (false, true, _) => below.clone(),
                    (false, false, true) => above.clone(),
                    _ => text,
                }
            }
        };
        all_help &= upper.get(column) != Some(&text);
        both.insert(*column, text);
    }
    let (all, above, below) = (count(&both), count(upper), count(lower));
    // A row of members below the headings names nothing.
    let more = all > above.max(below) || count_joined(upper, lower) > 0;
    (all_help && all >= 2 && all >= above.max(below) && more).then_some(both)
}

/// How many headings are named only by both lines together.
fn count_joined(upper: &BTreeMap<u16, String>, lower: &BTreeMap<u16, String>) -> usize {
    let together = |(column, below): (&u16, &String)| {
        let above = upper.get(column)?;
        let text = format!("{above} {below}");
        member_column_of_heading(&text)
            .or_else(|| without_year(&text).and_then(member_column_of_heading))
    };
    lower.iter().filter_map(together).count()
}

/// Whether a heading ends in a year, or is that of a sum of years.
fn ends_in_year(heading: &str) -> bool {
    heading.split_whitespace().last().is_some_and(|last| {
        last.eq_ignore_ascii_case("total")
            || last.parse::<u32>().is_ok_and(|year| YEARS.contains(&year))
    })
}

/// Puts joined headings into the lower row, and empties the upper one.
fn put_headings(sheet: &mut SheetCopy, upper: u32, lower: u32, headings: &BTreeMap<u16, String>) {
    for (column, text) in headings {
        let value = CellValue::Text(text.as_str().into());
        match sheet.cells.binary_search_by_key(&(lower, *column), |cell| (cell.row, cell.column)) {
            Ok(at) => sheet.cells[at].value = value,
            Err(at) => {
                let cell =
                    StoredCell { row: lower, column: *column, look: 0, value, formula: None };
                sheet.cells.insert(at, cell);
            }
        }
    }
    for cell in sheet.cells.iter_mut().filter(|cell| cell.row == upper) {
        cell.value = CellValue::Blank;
    }
}

/// Reports headings of `Members` that nearly name a column that is not there. Gives the columns of
/// points, numbers or names that would be lost, so that nothing may be credited.
pub(super) fn report_near_member_headings(
    workbook_copy: &WorkbookCopy,
    index: u16,
    found: &SheetHeadings,
    reader: &mut CellReader<'_>,
) -> Vec<MemberColumn> {
    let sheet = &workbook_copy.sheets[usize::from(index)];
    let mut lost = Vec::new();
    let cells = sheet.cells.iter().filter(|cell| cell.row == found.row);
    for cell in cells.filter(|cell| found.column_at(cell.column).is_none()) {
        let Some(text) = heading_text(cell) else { continue };
        let at = CellAddress { sheet: index, row: cell.row, column: cell.column };
        let free = |column: &MemberColumn| found.find_column(*column).is_none();
        let meant = likely_column(&text, found).or_else(|| status_by_words(sheet, cell));
        if let Some(taken) = meant.filter(|meant| !free(meant))
            && is_sum(&text, found)
            && TOTALS_COLUMNS.contains(&taken)
            && is_filled_below(sheet, cell, true)
        {
            let (heading, column) = (text, taken.definition().name);
            let trouble = problems::SumBeside { heading, column };
            put_problem_at_heading(trouble.into(), at, reader);
            continue;
        }
        let Some(meant) = meant.filter(free) else {
            unread_numbers(sheet, cell, at, found, reader);
            continue;
        };
        let total = TOTALS_COLUMNS.contains(&meant);
        if !is_filled_below(sheet, cell, total) {
            continue;
        }
        let needed = total || matches!(meant, MemberColumn::Number | MemberColumn::Name);
        lost.extend(Some(meant).filter(|_| needed));
        let (heading, column) = (text, meant.definition().name);
        let trouble = match needed {
            true => problems::HeadingAsked { heading, column }.into(),
            false => problems::HeadingNear { heading, column }.into(),
        };
        put_problem_at_heading(trouble, at, reader);
    }
    lost
}

/// Reports a heading, in place of the note that it is not known.
pub(super) fn put_problem_at_heading(
    trouble: ProblemDetail,
    at: CellAddress,
    reader: &mut CellReader<'_>,
) {
    reader.problems.retain(|problem| {
        problem.place != ProblemPlace::Cell(at) || !problem.trouble.is_of_kind::<UnknownColumn>()
    });
    reader.report(trouble, at);
}

/// Whether a heading is that of a sum, beside one column of points that may be those of a year.
fn is_sum(heading: &str, found: &SheetHeadings) -> bool {
    let lower = heading.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphanumeric());
    let columns =
        TOTALS_COLUMNS.into_iter().filter(|column| found.find_column(*column).is_some()).count();
    columns == 1 && words.any(|word| ["total", "totals", "cumulative", "lifetime"].contains(&word))
}

/// Whether a sheet has a column of those totals that nearly every member has some of.
pub(super) fn has_totals_column(found: &SheetHeadings) -> bool {
    use MemberColumn as C;
    [C::Local, C::Red, C::Other].into_iter().any(|column| found.find_column(column).is_some())
}

/// Tells of numbers under an unknown heading where no column of totals is there: they may be the
/// totals.
fn unread_numbers(
    sheet: &SheetCopy,
    cell: &StoredCell,
    at: CellAddress,
    found: &SheetHeadings,
    reader: &mut CellReader<'_>,
) {
    let filled = |column: &MemberColumn| {
        let headed = found.find_column(*column);
        headed.is_some_and(|headed| {
            sheet.cells.iter().any(|cell| {
                let filled = cell.value != CellValue::Blank || cell.formula.is_some();
                filled && cell.row > found.row && cell.column == headed.at
            })
        })
    };
    if has_totals_column(found) && TOTALS_COLUMNS.iter().any(filled) {
        return;
    }
    let below = || sheet.cells.iter().filter(|below| below.row > cell.row);
    let own = below().filter(|below| below.column == cell.column);
    let numbers = own.filter(|cell| matches!(cell.value, CellValue::Number(_))).count();
    let Some(heading) = heading_text(cell).filter(|_| numbers > 0) else { return };
    put_problem_at_heading(problems::NumbersUnread { heading, numbers }.into(), at, reader);
}

/// Whether a column has cells below its heading; of totals, at least one number.
pub(super) fn is_filled_below(sheet: &SheetCopy, heading: &StoredCell, number: bool) -> bool {
    let below = sheet.cells.iter().filter(|cell| {
        cell.row > heading.row
            && cell.column == heading.column
            && (cell.value != CellValue::Blank || cell.formula.is_some())
    });
    below.into_iter().any(|cell| match &cell.value {
        CellValue::Number(_) => true,
        CellValue::Text(text) => !number || number::parse_number(trim_all_blanks(text)).is_some(),
        _ => cell.formula.is_some(),
    })
}

/// The column of the status, by the words below the heading.
fn status_by_words(sheet: &SheetCopy, heading: &StoredCell) -> Option<MemberColumn> {
    let below =
        sheet.cells.iter().filter(|cell| cell.row > heading.row && cell.column == heading.column);
    let mut words = below.filter_map(|cell| match &cell.value {
        CellValue::Text(text) => MemberStatus::named(&trim_all_blanks(text).to_lowercase()),
        _ => None,
    });
    words.any(|status| status != MemberStatus::Active).then_some(MemberColumn::Status)
}

/// Whether a heading names member numbers: `WBU No`, `Reg no`, `ID`, `Mem. No`.
fn names_numbers(words: &[&str]) -> bool {
    const NUMBER: [&str; 12] = [
        "number",
        "numbers",
        "num",
        "nr",
        "no",
        "nos",
        "id",
        "ref",
        "code",
        "reg",
        "registration",
        "membership",
    ];
    const OF_MEMBERS: [&str; 13] = [
        "member", "members", "mem", "memb", "mship", "wbu", "ebu", "sbu", "nibu", "cbai", "player",
        "card", "nbo",
    ];
    const ALONE: [&str; 10] =
        ["id", "no", "nr", "num", "rhif", "nummer", "membership", "memno", "regno", "wbu"];
    match words {
        [] => false,
        [only] => ALONE.contains(only),
        _ => {
            let known = |word: &&str| NUMBER.contains(word) || OF_MEMBERS.contains(word);
            words.iter().all(known) && words.iter().any(|word| NUMBER.contains(word))
        }
    }
}

/// Whether a heading can be that of totals where no other column is: `Balance`, `B/F`, `2003`.
fn can_be_total(heading: &str, words: &[&str]) -> bool {
    const ANY: [&str; 22] = [
        "balance",
        "forward",
        "fwd",
        "bf",
        "cf",
        "bfwd",
        "cfwd",
        "sum",
        "cumulative",
        "accumulated",
        "lifetime",
        "career",
        "score",
        "running",
        "standing",
        "held",
        "cyfanswm",
        "pwyntiau",
        "punkte",
        "puntos",
        "punti",
        "poeng",
    ];
    let year = heading.trim().parse::<u32>().is_ok_and(|year| YEARS.contains(&year));
    let folded = folded_name(heading);
    year || words.iter().any(|word| ANY.contains(word)) || ANY.contains(&folded.as_str())
}

/// The column that a heading means by its words: `Lcl pts`, `Local points 2003`, `Total points`,
/// `Membership number`, `Members name`.
fn likely_column(heading: &str, found: &SheetHeadings) -> Option<MemberColumn> {
    use MemberColumn as C;
    let lower = heading.to_lowercase();
    let words: Vec<&str> =
        lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let says = |known: &[&str]| words.iter().any(|word| known.contains(word));
    if names_numbers(&words) && found.find_column(C::Number).is_none() {
        return Some(C::Number);
    }
    let points =
        says(&["points", "point", "pts", "pt", "mps", "mp", "masterpoints", "total", "totals"]);
    let near = |column: C| {
        let name = column.definition().name.to_lowercase();
        let first = name.split(' ').next().unwrap_or_default().to_string();
        words
            .iter()
            .any(|word| *word == first || name_meant_by_typo(word, [first.as_str()]).is_some())
    };
    let colours = [C::Green, C::Gold, C::Red];
    if let Some(colour) = colours.into_iter().find(|column| near(*column)) {
        return Some(colour);
    }
    if near(C::Local) || says(&["lcl", "loc", "lp", "lps", "black", "club points"]) {
        return Some(C::Local);
    }
    if points && found.find_column(C::Other).is_none() {
        return Some(C::Local);
    }
    if !has_totals_column(found) && can_be_total(heading, &words) {
        return Some(C::Local);
    }
    let names: Vec<&str> = NEEDED.iter().map(|column| column.definition().name).collect();
    if let Some(name) = name_meant_by_typo(heading, names.iter().copied()) {
        return NEEDED.into_iter().find(|column| column.definition().name == name);
    }
    if says(&["surname", "name", "names", "player", "members"])
        && !says(&["club", "partner", "file"])
    {
        return Some(C::Name).filter(|_| found.find_column(C::Surname).is_none());
    }
    if says(&["club", "clubs"]) && words.len() <= 3 {
        return Some(C::Club);
    }
    (says(&["status", "state", "stat", "sts", "standing"]) && words.len() <= 2).then_some(C::Status)
}

/// Whether the sheet `Members` is a register and no mere list, though no column of it is headed
/// Number: it has totals, or a column that may be them.
pub(super) fn is_register_without_numbers(sheet: &SheetCopy, found: &SheetHeadings) -> bool {
    let headings = || sheet.cells.iter().filter(|cell| cell.row == found.row);
    let unread = || headings().filter(|cell| found.column_at(cell.column).is_none());
    let likely = |cell: &StoredCell| {
        let meant = likely_column(&heading_text(cell)?, found)?;
        (TOTALS_COLUMNS.contains(&meant) && is_filled_below(sheet, cell, true)).then_some(())
    };
    let totals = TOTALS_COLUMNS.into_iter().any(|column| found.find_column(column).is_some());
    totals || unread().any(|cell| likely(cell).is_some())
}

/// The columns of a club's own list that are probably totals, which a list does not give. Its sheets
/// come behind the `made` ones; `copy` has the cells parted that hold two things.
pub(super) fn report_totals_in_member_list(
    copy: &WorkbookCopy,
    tables: &[RecognisedTable],
    made: usize,
) -> Vec<Problem> {
    let mut found = Vec::new();
    let made = u16::try_from(made).unwrap_or(u16::MAX);
    for table in tables {
        let Some(sheet) = copy.sheets.get(usize::from(table.sheet)) else { continue };
        let Some(row) = table.heading else {
            found.extend(figures_of_list(sheet, table, made));
            continue;
        };
        let none = SheetHeadings {
            form: MemberColumn::FORM,
            row,
            columns: Vec::new(),
            lost: Vec::new(),
            remarks: Vec::new(),
        };
        let rows = row..row.saturating_add(table.heading_rows.max(1));
        for cell in sheet.cells.iter().filter(|cell| rows.contains(&cell.row)) {
            let Some(heading) = heading_text(cell) else { continue };
            let points = ColumnMeaning::new(What::Masterpoints);
            let known = table.columns.iter().find(|column| column.column == cell.column);
            let meant = match known {
                Some(known) if known.meaning == points => Some(MemberColumn::Local),
                Some(_) => None,
                None => {
                    member_column_of_heading(&heading).or_else(|| likely_column(&heading, &none))
                }
            };
            if meant.is_some_and(|meant| TOTALS_COLUMNS.contains(&meant))
                && is_filled_below(sheet, cell, true)
            {
                let own = sheet;
                let sheet = table.sheet.saturating_add(made);
                let at =
                    CellAddress { sheet, row: cell.row, column: own.source_column(cell.column) };
                found.push(Problem::new(problems::ListWithTotals { heading }, at));
            }
        }
        found.extend(figures_of_list(sheet, table, made));
    }
    found
}

/// Columns of a club's own list without a heading and a meaning, with figures beside most members.
fn figures_of_list(sheet: &SheetCopy, table: &RecognisedTable, made: u16) -> Vec<Problem> {
    let rows = table.first_row..=table.last_row;
    let last_heading = table.first_row.saturating_sub(1);
    let first_heading = table.heading.unwrap_or(table.first_row);
    let headed: BTreeSet<u16> = sheet
        .cells
        .iter()
        .filter(|cell| (first_heading..=last_heading).contains(&cell.row))
        .filter(|cell| heading_text(cell).is_some())
        .map(|cell| cell.column)
        .collect();
    let known = |column: u16| {
        headed.contains(&column) || table.columns.iter().any(|known| known.column == column)
    };
    let mut figures: BTreeMap<u16, (u32, u32)> = BTreeMap::new();
    for cell in sheet.cells.iter().filter(|cell| rows.contains(&cell.row) && !known(cell.column)) {
        let is_figure = match &cell.value {
            CellValue::Number(_) => true,
            CellValue::Text(text) => number::parse_number(trim_all_blanks(text)).is_some(),
            _ => cell.formula.is_some(),
        };
        if is_figure {
            figures.entry(cell.column).or_insert((cell.row, 0)).1 += 1;
        }
    }
    let members = table.last_row - table.first_row + 1;
    let most = figures.into_iter().filter(|(_, (_, count))| 2 * count >= members);
    let told = most.map(|(column, (row, _))| {
        let column = sheet.source_column(column);
        let heading = format!("{} without a heading", column_letters(column));
        let at = CellAddress { sheet: table.sheet.saturating_add(made), row, column };
        Problem::new(problems::ListWithTotals { heading }, at)
    });
    told.collect()
}
