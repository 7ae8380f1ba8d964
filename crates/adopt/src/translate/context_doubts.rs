//! What stands around the tables of a workbook and speaks against the way it was read: remarks, hidden
//! rows, one direction without the other, sheets of which nothing tells that they are one event.

use std::collections::{BTreeMap, BTreeSet};

use super::super::directions::direction_in_text;
use super::super::problems::{
    CountDiffers, DirectionAlone, HiddenCounts, LinesAside, LinesLeft, SheetJoined, SheetLeft,
    TitleBorrowed, WeekdayDiffers,
};
use super::super::recognise::{
    EventContestantKind, contestant_count_in_text, find_texts_outside_cells, find_unread_texts,
    says_two_winners, weekday_conflict_of_title,
};
use super::super::recognised::{
    FactKind, RecognisedTable, RecognisedWorkbook, SheetKind, Sureness, What,
};
use super::super::sections::section_in_text;
use super::super::table_headings::filled_cells_of_table;
use super::cells::ForeignWorkbookCells;
use super::contestants::contestant_kind;
use super::ranking::ranking_column;
use super::roster::ContestantKind;
use super::session_tables::{
    session_number_of_table, sessions_of_tables, tables_share_contestants,
};
use super::view::TableWithCells;
use model::problem::{
    Phrase, Problem, ProblemPlace, SentenceValue, abridged_name_list as named, phrase,
};
use model::{CellAddress, CellValue, WorkbookCopy, column_letters};

/// What is told of a workbook and the events that it holds.
pub(super) fn doubts_from_context(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
    events: &[RecognisedWorkbook],
) -> Vec<Problem> {
    let mut told = lines_left(copy, found, events);
    told.extend(sheets_left(copy, found));
    let taken = found.tables.iter().filter(|table| !table.repeats);
    told.extend(taken.filter_map(|table| hidden(copy, table)));
    for event in events {
        told.extend(direction_alone(copy, event));
        told.extend(weekday_differs(event));
        told.extend(count_differs(copy, event));
        told.extend(list_joined(copy, event));
    }
    told.extend(title_borrowed(copy, events));
    told
}

/// Texts around the tables: first those that bear on results, then all others.
fn lines_left(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
    events: &[RecognisedWorkbook],
) -> Vec<Problem> {
    const MOST: usize = 6;
    let grid = ForeignWorkbookCells::new(copy);
    let mut unread = find_unread_texts(copy, found, events);
    unread.extend(find_texts_outside_cells(copy, found));
    let listed = |bears: bool| {
        let own: Vec<_> = unread.iter().filter(|one| one.bears == bears).collect();
        let place = own.iter().find_map(|one| one.at).map(ProblemPlace::Cell);
        let texts = own.iter().map(|one| match one.at {
            Some(at) => format!("“{}” ({})", one.text, grid.cell_name(at)),
            None => format!("“{}”", one.text),
        });
        own.first()?;
        Some((named(texts, MOST), place.unwrap_or(ProblemPlace::File)))
    };
    let bearing = listed(true).map(|(texts, place)| Problem::new(LinesLeft { texts }, place));
    let others = listed(false).map(|(texts, place)| Problem::new(LinesAside { texts }, place));
    bearing.into_iter().chain(others).collect()
}

/// Sheets with rows of cells of which nothing was taken.
fn sheets_left<'a>(
    copy: &'a WorkbookCopy,
    found: &'a RecognisedWorkbook,
) -> impl Iterator<Item = Problem> + 'a {
    use SheetKind as K;
    const FEWEST: usize = 3;
    (0u16..).zip(&copy.sheets).filter_map(|(at, sheet)| {
        let own = || found.tables.iter().filter(|table| table.sheet == at);
        // Those who won prizes stand among the results already.
        let of_prizes =
            |table: &RecognisedTable| table.repeats && table.kind == SheetKind::PrizeList;
        let scored = [K::PairsResults, K::TeamsResults, K::SwissRanking, K::Ladder];
        let again = |table: &RecognisedTable| table.repeats && scored.contains(&table.kind);
        let of_table = own().any(|table| !of_prizes(table) && !again(table));
        let of_fact = found.facts.iter().any(|fact| fact.at.is_some_and(|cell| cell.sheet == at));
        let rows = sheet.cells.chunk_by(|one, next| one.row == next.row);
        let filled = rows.filter(|cells| cells.len() > 1).count();
        let first = sheet.cells.first().filter(|_| filled >= FEWEST && !of_table && !of_fact)?;
        let why = match sheet.hidden {
            true => phrase!("it is hidden in Excel"),
            false if own().any(again) => phrase!("its scores are on other sheets, or add those up"),
            false if own().next().is_some() => {
                phrase!("it lists prizes, which do not belong in a return")
            }
            false => phrase!("it has neither results nor the people who played"),
        };
        let cell = CellAddress { sheet: at, row: first.row, column: first.column };
        let trouble = SheetLeft { sheet: sheet.name.clone(), why };
        Some(Problem::new(trouble, ProblemPlace::Cell(cell)))
    })
}

/// Rows and columns of a table that Excel hides, and that were read.
fn hidden(copy: &WorkbookCopy, table: &RecognisedTable) -> Option<Problem> {
    let sheet = copy.sheets.get(usize::from(table.sheet))?;
    let filled: BTreeSet<u32> = filled_cells_of_table(copy, table).map(|cell| cell.row).collect();
    let rows = sheet.layout.rows.iter().filter(|row| row.hidden).map(|row| row.row);
    let mut rows: Vec<u32> =
        rows.filter(|row| filled.contains(row) && !table.skipped.contains(row)).collect();
    rows.sort_unstable();
    let runs = rows.chunk_by(|one, next| one + 1 == *next);
    let mut what: Vec<SentenceValue> = runs
        .map(|run| match run {
            [first, .., last] => {
                phrase!("rows {first} to {last}", first = first + 1, last = last + 1).into()
            }
            [only] => phrase!("row {row}", row = only + 1).into(),
            [] => "".into(),
        })
        .collect();
    let hidden = |column: u16| {
        let mut hidden = sheet.layout.columns.iter().filter(|columns| columns.hidden);
        hidden.any(|columns| (columns.first..=columns.last).contains(&column))
    };
    let own = table.columns.iter().map(|column| sheet.source_column(column.column));
    let columns: BTreeSet<u16> = own.filter(|column| hidden(*column)).collect();
    what.extend(
        columns
            .iter()
            .map(|column| phrase!("column {column}", column = column_letters(*column)).into()),
    );
    let first = rows.first().copied().unwrap_or(table.first_row);
    let column = table.columns.first().map_or(0, |column| column.column);
    let at = CellAddress { sheet: table.sheet, row: first, column };
    (!what.is_empty())
        .then(|| Problem::new(HiddenCounts { what: what.into() }, ProblemPlace::Cell(at)))
}

/// The tables of an event that rank contestants.
fn ranked<'a>(copy: &'a WorkbookCopy, event: &'a RecognisedWorkbook) -> Vec<TableWithCells<'a>> {
    let tables = event.tables.iter().filter(|table| !table.repeats);
    let views = tables.map(|table| TableWithCells { grid: ForeignWorkbookCells::new(copy), table });
    views.filter(|view| ranking_column(*view).is_some()).collect()
}

/// One direction without the other, or two winners that nothing tells apart.
fn direction_alone(copy: &WorkbookCopy, event: &RecognisedWorkbook) -> Option<Problem> {
    let views = ranked(copy, event);
    let of_bridge = [SheetKind::PairsResults, SheetKind::TeamsResults];
    let first = views.first().filter(|first| of_bridge.contains(&first.table.kind))?;
    let of_list = |view: &TableWithCells<'_>| {
        let rows = view.rows_by_contestant().into_iter().flatten();
        let mut typed = rows
            .filter_map(|row| direction_in_text(&view.text_by_meaning(What::Direction, row)?.0));
        let column = typed.next().map(|first| match typed.all(|other| other == first) {
            true => vec![first],
            false => vec!["NS", "EW"],
        });
        let told = direction_in_text(view.caption())
            .or_else(|| direction_in_text(view.grid.sheet_name(view.table.sheet)));
        column.unwrap_or_else(|| told.into_iter().collect())
    };
    let seats = views.iter().any(|view| view.has_column(What::Seat));
    let directions: BTreeSet<&str> = views.iter().flat_map(of_list).collect();
    let above = first.table.heading.unwrap_or(first.table.first_row);
    let cells = copy.sheets.get(usize::from(first.table.sheet)).map(|sheet| &sheet.cells);
    let lines = cells.into_iter().flatten().filter(|cell| cell.row < above);
    let mut two = lines.filter_map(|cell| match &cell.value {
        CellValue::Text(text) if says_two_winners(text) => {
            Some(CellAddress { sheet: first.table.sheet, row: cell.row, column: cell.column })
        }
        _ => None,
    });
    let column = first.table.columns.first().map_or(0, |column| column.column);
    let begins = CellAddress { sheet: first.table.sheet, row: above, column };
    let caption = first.table.caption.as_ref();
    let named = caption.filter(|(text, _)| direction_in_text(text).is_some()).map(|(_, at)| *at);
    let (what, at) = match (directions.len(), two.next_back()) {
        (1, _) => {
            let one = if directions.contains("NS") { "North-South" } else { "East-West" };
            (format!("has {one} only"), named.unwrap_or(begins))
        }
        (0, Some(at)) if !seats => ("has two winners, it says".to_string(), at),
        (0, None) => {
            (format!("has section {} only", later_section(&views)?), named.unwrap_or(begins))
        }
        _ => return None,
    };
    Some(Problem::new(DirectionAlone { what }, ProblemPlace::Cell(at)))
}

/// The one section of some tables, if it is not the first.
fn later_section(views: &[TableWithCells<'_>]) -> Option<String> {
    let sections: BTreeSet<Option<String>> =
        views.iter().map(|view| section_in_text(view.caption())).collect();
    let [Some(section)] = &sections.into_iter().collect::<Vec<_>>()[..] else { return None };
    (!matches!(section.as_str(), "A" | "1" | "I")).then(|| section.clone())
}

/// A title that names another day of the week than that of the event.
fn weekday_differs(event: &RecognisedWorkbook) -> Option<Problem> {
    let told = |kind| event.fact(kind).filter(|fact| fact.sure != Sureness::Asked);
    let (title, date) = (told(FactKind::Title)?, told(FactKind::Date)?);
    let why = weekday_conflict_of_title(title.value.as_deref()?, date.value.as_deref()?)?;
    let title_of = title.value.clone().unwrap_or_default();
    let place = title.at.or(date.at).map_or(ProblemPlace::File, ProblemPlace::Cell);
    Some(Problem::new(WeekdayDiffers { title: title_of, why }, place))
}

/// Titles and numbers of boards that events have from the sheet of another one. Where sheets are named
/// after days they are of one series.
fn title_borrowed(copy: &WorkbookCopy, events: &[RecognisedWorkbook]) -> Vec<Problem> {
    let mut borrowed: BTreeMap<String, Vec<u16>> = BTreeMap::new();
    let of_days = |event: &&RecognisedWorkbook| {
        event.fact(FactKind::Date).is_some_and(|date| date.at.is_some() || date.answered)
    };
    for event in events.iter().filter(of_days) {
        let Some(table) = event.tables.first() else { continue };
        for kind in [FactKind::Title, FactKind::Boards] {
            let fact = event.fact(kind).filter(|fact| !fact.answered);
            let elsewhere = fact.and_then(|fact| fact.at).is_some_and(|at| at.sheet != table.sheet);
            let value = fact.and_then(|fact| fact.value.as_deref()).filter(|_| elsewhere);
            let what = value.map(|value| format!("{kind} “{value}”"));
            if let Some(what) = what {
                borrowed.entry(what).or_default().push(table.sheet);
            }
        }
    }
    let grid = ForeignWorkbookCells::new(copy);
    let told = borrowed.into_iter().filter_map(|(what, sheets)| {
        let named = sheets.iter().map(|sheet| format!("“{}”", grid.sheet_name(*sheet)));
        let at = CellAddress { sheet: *sheets.first()?, row: 0, column: 0 };
        let trouble = TitleBorrowed { sheets: named.collect::<Vec<_>>().join(", "), what };
        Some(Problem::new(trouble, ProblemPlace::Cell(at)))
    });
    told.collect()
}

/// A number of pairs, teams or players beside the table that is not that of its rows.
fn count_differs(copy: &WorkbookCopy, event: &RecognisedWorkbook) -> Option<Problem> {
    let views = ranked(copy, event);
    let first = views.first()?;
    let sheet = first.table.sheet;
    let several = event.tables.iter().filter(|table| !table.repeats).count() > views.len();
    let sort = match contestant_kind(*first) {
        ContestantKind::Pairs => EventContestantKind::Pairs,
        ContestantKind::Teams => EventContestantKind::Teams,
        ContestantKind::Players => EventContestantKind::Individuals,
    };
    let read: usize = views.iter().map(|view| view.rows_by_contestant().len()).sum();
    let mut outside = copy.sheets.get(usize::from(sheet))?.cells.iter().filter_map(|cell| {
        let at = CellAddress { sheet, row: cell.row, column: cell.column };
        let CellValue::Text(text) = &cell.value else { return None };
        let inside = event.tables.iter().any(|table| table.contains_cell(at));
        let (counted, number) = contestant_count_in_text(text).filter(|_| !inside)?;
        (counted == sort && number != read).then_some((text.to_string(), at))
    });
    let (text, at) = outside.next().filter(|_| !several)?;
    Some(Problem::new(CountDiffers { text, read, of: sort.word() }, ProblemPlace::Cell(at)))
}

/// Sheets and lists that were read as one event, and that no direction, section, session or round
/// tells apart: a line above each that nothing is known of, or other contestants on another sheet.
fn list_joined(copy: &WorkbookCopy, event: &RecognisedWorkbook) -> Option<Problem> {
    let views = ranked(copy, event);
    let (first, others) = views.split_first()?;
    let grid = ForeignWorkbookCells::new(copy);
    let sittings = sessions_of_tables(&views);
    let told_apart = |view: &TableWithCells<'_>, sitting: Option<u16>| {
        let differ = |of: &dyn Fn(&str) -> Option<String>| {
            let said = |view: &TableWithCells<'_>| {
                of(view.caption()).or_else(|| of(grid.sheet_name(view.table.sheet)))
            };
            said(view).zip(said(first)).is_some_and(|(own, first)| own != first)
        };
        let rounds = sitting.is_some()
            || view.table.sheet != first.table.sheet
                && session_number_of_table(*view).is_some()
                && session_number_of_table(*first).is_some();
        rounds
            || differ(&|text| direction_in_text(text).map(str::to_string))
            || differ(&section_in_text)
    };
    use SheetKind as K;
    let of_results = |view: &TableWithCells<'_>| {
        matches!(
            view.table.kind,
            K::PairsResults | K::TeamsResults | K::SwissRanking | K::LeagueTable | K::Crosstable
        )
    };
    let joined = others.iter().zip(&sittings[1..]).find_map(|(view, sitting)| {
        let shared = tables_share_contestants(*first, *view);
        // What stands above the first table may be its title.
        let by_line = !view.caption().is_empty() && view.caption() != first.caption();
        let elsewhere = view.table.sheet != first.table.sheet;
        let joined = if elsewhere { !shared } else { by_line };
        (of_results(view) && joined && !told_apart(view, *sitting))
            .then_some((view, shared, elsewhere))
    });
    let Some((view, shared, elsewhere)) = joined else { return list_beside(*first, others) };
    let column = view.table.columns.first().map_or(0, |column| column.column);
    let at = CellAddress { sheet: view.table.sheet, row: view.table.first_row, column };
    let place = view.table.caption.as_ref().filter(|_| !elsewhere).map_or(at, |(_, at)| *at);
    let (list, first) = match elsewhere {
        true => {
            let name = |view: &TableWithCells<'_>| grid.sheet_name(view.table.sheet).to_string();
            (phrase!("sheet “{name}”", name = name(view)), name(first))
        }
        false => {
            let caption = first.caption().to_string();
            (phrase!("list under “{caption}”", caption = view.caption().to_string()), caption)
        }
    };
    let contestants = if shared {
        phrase!("the same contestants as")
    } else {
        phrase!("different contestants from")
    };
    Some(Problem::new(SheetJoined { list, contestants, first }, ProblemPlace::Cell(place)))
}

/// A list directly beside another one, where nothing tells that the rows of both are no matches: neither
/// places nor numbers, nor a line above one of them.
fn list_beside(first: TableWithCells<'_>, others: &[TableWithCells<'_>]) -> Option<Problem> {
    let counts = |view: &TableWithCells<'_>| {
        [What::Place, What::Number].iter().any(|what| view.has_column(*what))
    };
    let own_line = |view: &TableWithCells<'_>| {
        let at = |view: &TableWithCells<'_>| view.table.caption.as_ref().map(|(_, at)| *at);
        at(view).is_some() && at(view) != at(&first)
    };
    let rows =
        |view: &TableWithCells<'_>| (view.table.sheet, view.table.heading, view.table.last_row);
    let beside = others.iter().find(|view| {
        let open = !counts(view) && !counts(&first) && !own_line(view);
        view.table.heading.is_some() && rows(view) == rows(&first) && open
    })?;
    let (own, other) = (beside.table.columns.first()?, first.table.columns.first()?);
    let list = phrase!("list from column {column} on", column = column_letters(own.column));
    let trouble = SheetJoined { list, contestants: BESIDE, first: other.name() };
    let row = beside.table.heading?;
    Some(Problem::new(trouble, ProblemPlace::Cell(beside.cell_address(own, row))))
}

/// How a list beside another one goes with it.
const BESIDE: Phrase = phrase!("as many rows as the one under");
