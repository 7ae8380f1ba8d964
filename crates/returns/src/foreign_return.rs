//! A club's own sheet, read by a layout: it is laid out as a return and read like one, and what
//! is wrong with it is told at the club's own cells.

use std::collections::{BTreeMap, HashSet};

use super::open_workbook;
use super::problems::{NoDate, SheetWithoutDate};
use super::struck_out;
use super::uncalculated_formulas::{clear_uncalculated_zeros, uncalculated_formula_problems};
use adopt::problems::{
    ColumnLeft, ColumnNew, ReadByLayout, RowLeft, RowsNotRead, SecondList, SheetLeft,
    SheetNotAdopted, WeekdayDiffers,
};
use adopt::{
    ForeignWorkbookCells, RecognisedTable, RecognisedWorkbook, SheetKind, SheetReadByLayout,
    Sureness, TranslatedReturn, original_address, reading_doubts,
};
use model::name_comparison::folded_name;
use model::problem::{
    Phrase, Problem, ProblemDetail, ProblemPlace, SentenceValue, abridged_name_list, phrase,
};
use model::{CellAddress, CellValue, StoredCell, WorkbookCopy, column_letters};

/// What is said of a workbook that was read by a layout.
pub(crate) fn layout_notice(fitted: &SheetReadByLayout) -> ProblemDetail {
    let layout = fitted.learned.name.clone();
    ReadByLayout { layout, kind: fitted.found.kind.word().to_string() }.into()
}

/// What stands on the club's sheets and was not read, columns and lists that the layout does not
/// know, what speaks against the reading, what was read although it is struck through, and formulas without
/// results. `parted` is the `copy` with its cells parted, of which the return was `made`.
pub(crate) fn unread_content_problems(
    fitted: &SheetReadByLayout,
    copy: &WorkbookCopy,
    parted: &WorkbookCopy,
    made: &TranslatedReturn,
) -> Vec<Problem> {
    let layout = &fitted.learned.name;
    let columns = fitted.unknown.iter().map(|(at, heading)| {
        let trouble = ColumnNew { layout: layout.clone(), heading: heading.clone() };
        Problem::new(trouble, ProblemPlace::Cell(original_address(parted, *at)))
    });
    let lists: Vec<(CellAddress, CellAddress)> = lists_below(&fitted.found, copy).collect();
    let not_read = lists.iter().map(|(first, last)| {
        let trouble =
            RowsNotRead { layout: layout.clone(), first: first.row + 1, last: last.row + 1 };
        Problem::new(trouble, ProblemPlace::Cell(*first))
    });
    let mut unread: Vec<Problem> = columns.chain(not_read).collect();
    // Its rows are told together.
    let is_in_list = |place: ProblemPlace| {
        let holds = |at: CellAddress, (first, last): &(CellAddress, CellAddress)| {
            at.sheet == first.sheet && (first.row..=last.row).contains(&at.row)
        };
        matches!(place, ProblemPlace::Cell(at) if lists.iter().any(|list| holds(at, list)))
    };
    // The layout says what its columns hold and which lists and sheets are taken. The return that is made
    // of it tells a title against its date.
    let said = |problem: &Problem| {
        let trouble = &problem.trouble;
        let told = trouble.is_of_kind::<SheetLeft>() || trouble.is_of_kind::<WeekdayDiffers>();
        let in_list = trouble.is_of_kind::<RowLeft>() && is_in_list(problem.place);
        told || in_list || trouble.is_of_kind::<ColumnLeft>() || trouble.is_of_kind::<SecondList>()
    };
    let places: Vec<ProblemPlace> = unread.iter().map(|problem| problem.place).collect();
    let doubts = reading_doubts(parted, &fitted.found, made).into_iter();
    unread.extend(doubts.filter(|doubt| !said(doubt) && !places.contains(&doubt.place)));
    unread.extend(cell_problems(copy, parted, &fitted.found.tables));
    shift_problem_sheet_indices(made, unread)
}

/// What is struck through on the sheets of a club, which are adopted like others, and what no program
/// has worked out.
pub fn struck_or_uncalculated_cells(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
) -> Vec<Problem> {
    cell_problems(copy, copy, &found.tables)
}

/// The same for `tables` of a workbook that was `parted`.
pub(super) fn cell_problems(
    copy: &WorkbookCopy,
    parted: &WorkbookCopy,
    tables: &[RecognisedTable],
) -> Vec<Problem> {
    let mut told = struck_out::struck_problems_in_tables(copy, parted, tables);
    told.extend(uncalculated_formula_problems(copy, tables));
    told
}

/// Fewer rows below a table are averages and remarks.
const FEWEST_ROWS: usize = 3;

/// Lists below the tables that were read: the first cell of the first and of the last row of names
/// and numbers.
fn lists_below(
    found: &RecognisedWorkbook,
    copy: &WorkbookCopy,
) -> impl Iterator<Item = (CellAddress, CellAddress)> {
    let mut ends: BTreeMap<u16, u32> = BTreeMap::new();
    for table in &found.tables {
        let end = ends.entry(table.sheet).or_default();
        *end = table.last_row.max(*end);
    }
    ends.into_iter().filter_map(move |(sheet, end)| {
        let cells = &copy.sheets.get(usize::from(sheet))?.cells;
        let below = &cells[cells.partition_point(|cell| cell.row <= end)..];
        let rows = below.chunk_by(|one, other| one.row == other.row);
        let listed: Vec<&StoredCell> =
            rows.filter(|row| is_listed(row)).filter_map(<[StoredCell]>::first).collect();
        let at = |cell: &StoredCell| CellAddress { sheet, row: cell.row, column: cell.column };
        let ends = listed.first().zip(listed.last()).map(|(first, last)| (at(first), at(last)));
        ends.filter(|_| listed.len() >= FEWEST_ROWS)
    })
}

/// Whether a row tells of somebody: a name, a number, and one thing more.
fn is_listed(row: &[StoredCell]) -> bool {
    let is_number = |cell: &StoredCell| match &cell.value {
        CellValue::Number(_) => true,
        CellValue::Text(text) => {
            text.chars().any(|c| c.is_ascii_digit()) && !text.chars().any(char::is_alphabetic)
        }
        _ => false,
    };
    let is_name = |cell: &StoredCell| matches!(&cell.value, CellValue::Text(text) if text.chars().any(char::is_alphabetic));
    let (numbers, names) = (
        row.iter().filter(|cell| is_number(cell)).count(),
        row.iter().filter(|c| is_name(c)).count(),
    );
    numbers > 0 && names > 0 && numbers + names > 2
}

/// Problems at cells of the file, whose sheets stand behind those of the return.
pub(crate) fn shift_problem_sheet_indices(
    made: &TranslatedReturn,
    mut problems: Vec<Problem>,
) -> Vec<Problem> {
    let before = u16::try_from(made.sheets.sheets.len()).unwrap_or(u16::MAX);
    for problem in &mut problems {
        if let ProblemPlace::Cell(at) = &mut problem.place {
            at.sheet = at.sheet.saturating_add(before);
        }
    }
    problems
}

/// Puts problems at the cells that the club typed, whose sheets stand behind those of the return.
pub(crate) fn move_problems_to_club_cells(problems: &mut [Problem], made: &TranslatedReturn) {
    let first = u16::try_from(made.sheets.sheets.len()).unwrap_or(u16::MAX);
    for problem in problems {
        // Its cell of the return is none that the club could fill in.
        if problem.trouble.is_of_kind::<NoDate>() {
            *problem = Problem {
                trouble: SheetWithoutDate.into(),
                place: ProblemPlace::File,
                ..problem.clone()
            };
        } else if let ProblemPlace::Cell(at) = problem.place
            && let Some(from) = made.origins.get(&at)
        {
            let sheet = from.sheet.saturating_add(first);
            problem.place = ProblemPlace::Cell(CellAddress { sheet, ..*from });
        }
    }
}

/// The sheets of a return with the club's own behind them.
pub(crate) fn append_original_sheets(mut made: WorkbookCopy, own: WorkbookCopy) -> WorkbookCopy {
    let looks = u32::try_from(made.styles.len()).unwrap_or(0);
    made.styles.extend(own.styles);
    made.names = own.names;
    let mut taken: HashSet<String> =
        made.sheets.iter().map(|sheet| folded_name(&sheet.name)).collect();
    for mut sheet in own.sheets {
        sheet.cells.iter_mut().for_each(|cell| cell.look += looks);
        sheet.name = free_name(&sheet.name, &mut taken);
        made.sheets.push(sheet);
    }
    made
}

/// A name for a sheet of the club that no sheet has yet.
fn free_name(name: &str, taken: &mut HashSet<String>) -> String {
    let base = if name.is_empty() { "Sheet" } else { name };
    let numbered = (1u32..).map(|number| match number {
        1 => base.to_string(),
        number => format!("{base} ({number})"),
    });
    let mut names = numbered.into_iter();
    names.find(|name| taken.insert(folded_name(name))).unwrap_or_default()
}

/// What is said of a workbook that is no return: what it was recognised as, if anything.
/// `named`: one of its sheets has the name of one of a return's, so that only what a return does
/// not hold is foreign.
pub(crate) fn unadopted_workbook_problem(
    parted: &WorkbookCopy,
    found: &RecognisedWorkbook,
    named: bool,
) -> Option<ProblemDetail> {
    if found.kind == SheetKind::None
        || found.sure == Sureness::Asked
        || named && is_plain(found.kind)
    {
        return None;
    }
    let (what, missing) = (tables_of(parted, found), missing(found));
    Some(SheetNotAdopted { what, missing }.into())
}

/// Whether a table of that kind is a return as it is, with an Event sheet or settings.
fn is_plain(kind: SheetKind) -> bool {
    use SheetKind as K;
    matches!(kind, K::Entries | K::PairsResults | K::TeamsResults | K::SwissRanking | K::Register)
}

/// More tables than this are counted.
const MOST_TABLES: usize = 3;

/// More columns than this are not named.
const MOST_COLUMNS: usize = 6;

/// The tables in words: "sheet 'Scores', rows 5 to 28: pairs results ('Nome' is name …)".
fn tables_of(copy: &WorkbookCopy, found: &RecognisedWorkbook) -> SentenceValue {
    let told = found.tables.iter().filter(|table| !table.repeats);
    let tables = told.clone().take(MOST_TABLES).map(|table| {
        let (first, last) = (u64::from(table.first_row) + 1, u64::from(table.last_row) + 1);
        let (first, last) = (first.to_string(), last.to_string());
        let (kind, columns) = (table.kind.word(), describe_column_meanings(table));
        match ForeignWorkbookCells::new(copy).sheet_name(table.sheet) {
            "" => phrase!("rows {first} to {last}: {kind} ({columns})", first, last, kind, columns),
            sheet => phrase!(
                "sheet “{sheet}”, rows {first} to {last}: {kind} ({columns})",
                sheet = sheet.to_string(),
                first,
                last,
                kind,
                columns
            ),
        }
    });
    let more = told.count().saturating_sub(MOST_TABLES);
    let more = (more > 0).then(|| phrase!("and {count} more", count = more));
    join_with_semicolons(tables.chain(more))
}

/// Phrases in a row: `one; two`.
pub(crate) fn join_with_semicolons(phrases: impl Iterator<Item = Phrase>) -> SentenceValue {
    phrases.reduce(|one, two| phrase!("{one}; {two}", one, two)).into()
}

/// The columns of a table in words: “Nome” is name, “Pos.” is place.
pub(crate) fn describe_column_meanings(table: &RecognisedTable) -> SentenceValue {
    let columns = table.columns.iter().filter(|column| column.sure != Sureness::Asked);
    let told = columns.map(|column| {
        let meaning = column.meaning.to_string();
        match column.heading.as_str() {
            "" => {
                phrase!("{column} is {meaning}", column = column_letters(column.column), meaning)
            }
            heading => phrase!("“{heading}” is {meaning}", heading = heading.to_string(), meaning),
        }
    });
    abridged_name_list(told, MOST_COLUMNS)
}

/// What has to be asked, in words.
fn missing(found: &RecognisedWorkbook) -> String {
    let asked = found.facts.iter().filter(|fact| fact.sure == Sureness::Asked);
    asked.map(|fact| fact.kind.word()).collect::<Vec<_>>().join(", ")
}

/// The cells of a workbook, or of a text file or web page with tables.
pub fn open_foreign_file(bytes: &[u8]) -> Result<WorkbookCopy, ProblemDetail> {
    let mut copy = open_workbook::open_any_tables(bytes)?.workbook_copy;
    super::annotated::strip_annotation(&mut copy);
    clear_uncalculated_zeros(&mut copy);
    Ok(copy)
}
