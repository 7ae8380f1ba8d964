//! A register as people keep it in Excel: headings that nearly fit, thousands with commas, sums
//! without values, members on further sheets.

use crate::model::form::{FormColumn, MemberColumn, REGISTER_SHEETS};
use crate::model::names::folded;
use crate::model::register::Member;
use crate::model::{Address, Exact, Facsimile, SheetCopy, Stored, StoredCell};
use crate::problem::{Place, Problem};

use super::problems;
use crate::returns::cells::{CellReader, trimmed};
use crate::returns::headings::{self, Headings};
use crate::returns::nearest::typo_of;
use crate::returns::number;
use crate::returns::problems::{DecimalComma, UnknownColumn};

/// The columns of totals.
const TOTALS: [MemberColumn; 5] = [
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

/// Gives sums of figures their values, where the program that saved the workbook stored none:
/// `=4340+12+6`. Other formulas are asked for where their cells are read.
pub(super) fn work_out_sums(facsimile: &mut Facsimile) {
    let cells = facsimile.sheets.iter_mut().flat_map(|sheet| sheet.cells.iter_mut());
    for cell in cells.filter(|cell| cell.value == Stored::Blank) {
        let Some(sum) = cell.formula.as_deref().and_then(sum_of) else { continue };
        cell.value = Stored::Number(sum.to_cell());
    }
}

/// The sum of figures that a formula adds up; none for any other formula.
fn sum_of(formula: &str) -> Option<Exact> {
    let terms = formula.trim().trim_start_matches('=').replace('-', "+-");
    let mut sum = Exact::ZERO;
    for term in terms.split('+').map(str::trim).filter(|term| !term.is_empty()) {
        sum = sum + Exact::decimal(term)?;
    }
    Some(sum)
}

/// Reports headings of `Members` that nearly name a column that is not there. Says whether points,
/// numbers or names would be lost, so that nothing may be credited.
pub(super) fn near_headings(
    facsimile: &Facsimile,
    index: u16,
    found: &Headings<MemberColumn>,
    reader: &mut CellReader<'_>,
) -> bool {
    let sheet = &facsimile.sheets[usize::from(index)];
    let mut lost = false;
    let cells = sheet.cells.iter().filter(|cell| cell.row == found.row);
    for cell in cells.filter(|cell| found.of(cell.column).is_none()) {
        let Stored::Text(text) = &cell.value else { continue };
        let free = |column: &MemberColumn| found.find(*column).is_none();
        let Some(meant) = likely_column(text, found).filter(free) else { continue };
        let at = Address { sheet: index, row: cell.row, column: cell.column };
        let total = TOTALS.contains(&meant);
        let holds = is_filled_below(sheet, cell, total);
        if !holds {
            continue;
        }
        let needed = total || matches!(meant, MemberColumn::Number | MemberColumn::Name);
        lost |= needed;
        let (heading, column) = (trimmed(text).to_string(), meant.column().name);
        reader.problems.retain(|problem| {
            problem.place != Place::Cell(at) || !problem.trouble.is::<UnknownColumn>()
        });
        let problem = match needed {
            true => Problem::new(problems::HeadingAsked { heading, column }, at),
            false => Problem::new(problems::HeadingNear { heading, column }, at),
        };
        reader.problems.push(problem);
    }
    lost
}

/// Whether a column has cells below its heading; of totals, at least one number.
fn is_filled_below(sheet: &SheetCopy, heading: &StoredCell, number: bool) -> bool {
    let below = sheet.cells.iter().filter(|cell| {
        cell.row > heading.row && cell.column == heading.column && cell.value != Stored::Blank
    });
    below.into_iter().any(|cell| match &cell.value {
        Stored::Number(_) => true,
        Stored::Text(text) => !number || number::of_text(trimmed(text)).is_some(),
        _ => false,
    })
}

/// The column that a heading means by its words: `Lcl pts`, `Local points 2003`, `Total points`,
/// `Membership number`, `Members name`.
fn likely_column(heading: &str, found: &Headings<MemberColumn>) -> Option<MemberColumn> {
    use MemberColumn as C;
    let lower = heading.to_lowercase();
    let words: Vec<&str> =
        lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let says = |known: &[&str]| words.iter().any(|word| known.contains(word));
    let points =
        says(&["points", "point", "pts", "pt", "mps", "mp", "masterpoints", "total", "totals"]);
    let near = |column: C| {
        let name = column.column().name.to_lowercase();
        let first = name.split(' ').next().unwrap_or_default().to_string();
        words.iter().any(|word| *word == first || typo_of(word, [first.as_str()]).is_some())
    };
    let colours = [C::Green, C::Gold, C::Red];
    if let Some(colour) = colours.into_iter().find(|column| near(*column)) {
        return Some(colour);
    }
    if near(C::Local) || says(&["lcl", "loc", "lp", "lps", "black", "club points"]) {
        return Some(C::Local);
    }
    if points && found.find(C::Other).is_none() {
        return Some(C::Local);
    }
    let names: Vec<&str> = NEEDED.iter().map(|column| column.column().name).collect();
    if let Some(name) = typo_of(heading, names.iter().copied()) {
        return NEEDED.into_iter().find(|column| column.column().name == name);
    }
    if says(&["surname", "name", "names", "player", "members"])
        && !says(&["club", "partner", "file"])
    {
        return Some(C::Name).filter(|_| found.find(C::Surname).is_none());
    }
    if says(&["number", "num", "nr", "id"])
        && says(&["member", "membership", "wbu", "ebu", "player"])
    {
        return Some(C::Number);
    }
    if says(&["club", "clubs"]) && words.len() <= 3 {
        return Some(C::Club);
    }
    (says(&["status", "state"]) && words.len() <= 2).then_some(C::Status)
}

/// Reads `1,234` in a column of whole points as thousands; where the column has decimals both
/// readings are possible, and the row waits.
pub(super) fn thousands(
    facsimile: &Facsimile,
    found: &Headings<MemberColumn>,
    members: &mut [Member],
    reader: &mut CellReader<'_>,
) {
    let Some(sheet) = members.first().map(|member| member.at.sheet) else { return };
    let cells = &facsimile.sheets[usize::from(sheet)].cells;
    for column in TOTALS {
        let Some(headed) = found.find(column) else { continue };
        let below = || cells.iter().filter(|cell| cell.row > found.row && cell.column == headed.at);
        let doubtful: Vec<(u32, &str)> = below().filter_map(doubtful_comma).collect();
        if doubtful.is_empty() {
            continue;
        }
        let whole = below().all(|cell| match &cell.value {
            Stored::Number(number) => number.fract() == 0.0,
            Stored::Text(text) => {
                doubtful_comma(cell).is_some()
                    || number::of_text(trimmed(text)).is_none_or(|typed| typed.number.is_whole())
            }
            _ => true,
        });
        for (row, text) in doubtful {
            let at = Address { sheet, row, column: headed.at };
            reader.problems.retain(|problem| {
                problem.place != Place::Cell(at) || !problem.trouble.is::<DecimalComma>()
            });
            let member = members.iter_mut().find(|member| member.at.row == row);
            let read = Exact::decimal(&text.replace(',', "")).filter(|_| whole);
            match (member, read) {
                (Some(member), Some(read)) => {
                    let old = member.points.of(kind_of(column));
                    member.points.add(kind_of(column), read - old);
                    let (text, read) = (text.to_string(), read.to_decimal());
                    reader.report(problems::ThousandsComma { text, read }.into(), at);
                }
                (member, _) => {
                    if let Some(member) = member {
                        member.sound = false;
                    }
                    let trouble = problems::CommaInTotal { text: text.to_string() };
                    reader.report(trouble.into(), at);
                }
            }
        }
    }
}

fn kind_of(column: MemberColumn) -> crate::model::AwardKind {
    use crate::model::AwardKind;
    match column {
        MemberColumn::Green => AwardKind::Green,
        MemberColumn::Red => AwardKind::Red,
        MemberColumn::Gold => AwardKind::Gold,
        MemberColumn::Other => AwardKind::Points,
        _ => AwardKind::Local,
    }
}

/// The row and the text of a cell whose comma can part thousands or decimals: `1,234`.
fn doubtful_comma(cell: &StoredCell) -> Option<(u32, &str)> {
    let Stored::Text(text) = &cell.value else { return None };
    let text = trimmed(text);
    number::of_text(text).filter(|typed| typed.doubtful_comma).map(|_| (cell.row, text))
}

/// Tells of further sheets whose rows look like members, which are not read: `Lapsed`, `Juniors`.
pub(super) fn other_members(facsimile: &Facsimile, reader: &mut CellReader<'_>) {
    for (index, sheet) in (0u16..).zip(&facsimile.sheets) {
        let name = folded(&sheet.name);
        if REGISTER_SHEETS.iter().any(|form| folded(form.name) == name) {
            continue;
        }
        let found = headings::find::<MemberColumn>(sheet, index, None, &mut Vec::new());
        let Some(found) = found else { continue };
        let named = [MemberColumn::Name, MemberColumn::Surname];
        let Some(number) = found.find(MemberColumn::Number) else { continue };
        if !named.into_iter().any(|column| found.find(column).is_some()) {
            continue;
        }
        let rows = sheet.cells.iter().filter(|cell| {
            cell.row > found.row && cell.column == number.at && cell.value != Stored::Blank
        });
        let rows = rows.count();
        if rows > 0 {
            let trouble = problems::MoreMembers { sheet: sheet.name.clone(), rows };
            reader.problems.push(Problem::new(trouble, Place::Sheet(index)));
        }
    }
}
