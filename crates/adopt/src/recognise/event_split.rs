//! Several events in one workbook: tables of different days, and rows of one table that do.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;

use super::days::{
    DayOrder, DayWithoutYear, FoundDay, day_without_year_in_text, first_day_in_text,
    lone_month_in_text, only_year_in_texts,
};
use super::facts::read_facts_from_lines as found_facts;
use super::grid::ColumnSpan;
use super::lines::LineOutsideTables;
use super::titles::{find_title_and_organiser, has_event_word, is_title_like, title_without_day};
use super::words::{contestants_of_title, fact_words, line_tokens};
use super::{
    ColumnMeaning, EventFact, FactKind, RecognisedTable, RecognisedWorkbook, SheetKind, Sureness,
    What,
};
use model::{CellAddress, CellValue, StoredCell, WorkbookCopy, day_from_serial};

/// A day, perhaps without its year, with the cell that says it; none for the name of a sheet.
type Said = (Named, Option<CellAddress>);

/// A day as a sheet names it.
#[derive(Clone, Copy)]
enum Named {
    Whole(FoundDay),
    /// No line of the workbook tells the year.
    WithoutYear(DayWithoutYear),
    /// Only the month is known, with the year or without.
    Month(Option<i16>, u8),
}

impl Named {
    fn in_text(text: &str, year: Option<i16>) -> Option<Named> {
        first_day_in_text(text).map(Named::Whole).or_else(|| {
            let yearless = day_without_year_in_text(text)?;
            let proved = year.and_then(|year| yearless.proved_in_year(year));
            Some(proved.map_or(Named::WithoutYear(yearless), Named::Whole))
        })
    }

    fn in_name_of_sheet(name: &str, year: Option<i16>) -> Option<Named> {
        let month = || {
            Some(Named::Month(only_year_in_texts([name].into_iter()), lone_month_in_text(name)?))
        };
        Named::in_text(name, year).or_else(month)
    }

    fn in_order(self, order: DayOrder) -> Named {
        match self {
            Named::Whole(day) => Named::Whole(day.with_order(order)),
            other => other,
        }
    }

    fn whole(self) -> Option<FoundDay> {
        match self {
            Named::Whole(day) => Some(day),
            Named::WithoutYear(_) | Named::Month(..) => None,
        }
    }

    /// Tells days apart and puts them in order.
    fn key(self) -> String {
        match self {
            Named::Whole(day) => day.to_iso(),
            Named::WithoutYear(DayWithoutYear { month, day, .. }) => format!("{month:02}-{day:02}"),
            Named::Month(year, month) => format!("{:04}-{month:02}", year.unwrap_or_default()),
        }
    }
}

/// The order of day and month that some days in figures prove for all others of the workbook.
fn order_of_days(copy: &WorkbookCopy) -> DayOrder {
    let texts = copy.sheets.iter().flat_map(|sheet| {
        let cells = sheet.cells.iter().filter_map(|cell| match &cell.value {
            CellValue::Text(text) => Some(&**text),
            _ => None,
        });
        cells.chain([sheet.name.as_str()])
    });
    let orders: Vec<DayOrder> =
        texts.filter_map(|text| Some(first_day_in_text(text)?.order)).collect();
    match (orders.contains(&DayOrder::DayFirst), orders.contains(&DayOrder::MonthFirst)) {
        (true, false) => DayOrder::DayFirst,
        (false, true) => DayOrder::MonthFirst,
        _ => DayOrder::Open,
    }
}

/// The one year that the lines outside of the tables tell.
pub(super) fn year_outside_tables(copy: &WorkbookCopy, tables: &[RecognisedTable]) -> Option<i16> {
    let outside = copy.sheets.iter().enumerate().flat_map(|(at, sheet)| {
        let inside = move |row: u32| {
            tables.iter().any(|table| {
                let first = table.heading.unwrap_or(table.first_row);
                usize::from(table.sheet) == at && (first..=table.last_row).contains(&row)
            })
        };
        sheet.cells.iter().filter(move |cell| !inside(cell.row))
    });
    only_year_in_texts(outside.filter_map(|cell| match &cell.value {
        CellValue::Text(text) => Some(&**text),
        _ => None,
    }))
}

/// The events of a workbook, each with its tables and its day; none where it holds one event.
pub(crate) fn split_events(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
) -> Vec<RecognisedWorkbook> {
    let parted = parted_by_column(copy, &found.tables);
    if parted.is_none() && found.tables.len() < 2 {
        return Vec::new();
    }
    let mut parts: BTreeMap<String, (Said, Vec<RecognisedTable>)> = BTreeMap::new();
    let mut contradicted: BTreeSet<String> = BTreeSet::new();
    let mut last: Option<String> = None;
    let order = order_of_days(copy);
    let year = year_outside_tables(copy, &found.tables);
    let all = parted.as_deref().unwrap_or(&found.tables);
    for table in all {
        if !table.repeats && !is_whole(table.kind) {
            return Vec::new();
        }
        let said = day_of_rows(copy, table).or_else(|| day_above(copy, table, &found.tables, year));
        let said = said.map(|(day, at)| (day.in_order(order), at));
        let open = said.is_some_and(|said| is_contradicted(copy, table, said));
        // A second list below stands under the day of the first.
        let day = said.as_ref().map(|(day, _)| day.key()).or_else(|| last.clone());
        // A list that is left begins no event.
        if table.repeats && day.as_ref().is_none_or(|day| !parts.contains_key(day)) {
            continue;
        }
        let Some(day) = day else { return Vec::new() };
        if let Some(said) = said {
            parts.entry(day.clone()).or_insert_with(|| (said, Vec::new()));
        }
        if open {
            contradicted.insert(day.clone());
        }
        if let Some((_, tables)) = parts.get_mut(&day) {
            tables.push(table.clone());
        }
        last = Some(day);
    }
    if parts.len() < 2 {
        return Vec::new();
    }
    let days: Vec<FoundDay> = parts.values().filter_map(|((day, _), _)| day.whole()).collect();
    let sure = order_is_sure(&days);
    let titled = sheets_with_titles(copy, all);
    let events = parts.into_iter().map(|(key, ((day, at), tables))| {
        let sure = sure && !contradicted.contains(&key);
        let own: Vec<EventFact> = facts_above(copy, &tables, all, &titled, found);
        let mut event = event(found, day, at, sure, tables);
        for fact in own {
            let kept = |known: &EventFact| known.kind == fact.kind && known.answered;
            if !event.facts.iter().any(kept) {
                event.facts.retain(|known| known.kind != fact.kind);
                event.facts.push(fact);
            }
        }
        event
    });
    events.collect()
}

/// Whether a table of that kind can be an event by itself.
fn is_whole(kind: SheetKind) -> bool {
    use SheetKind as K;
    matches!(
        kind,
        K::PairsResults | K::TeamsResults | K::SwissRounds | K::SwissRanking | K::Crosstable
    )
}

/// One of several events.
fn event(
    found: &RecognisedWorkbook,
    day: Named,
    at: Option<CellAddress>,
    sure: bool,
    tables: Vec<RecognisedTable>,
) -> RecognisedWorkbook {
    let mut facts = found.facts.clone();
    facts.retain(|fact| fact.kind != FactKind::Date);
    let (value, sure, evidence) = match day {
        Named::Whole(day) if sure => {
            (Some(day.to_iso()), Sureness::Certain, "the table is headed by this date")
        }
        Named::Whole(day) => {
            (Some(day.to_iso()), Sureness::Asked, "the table is headed by this date")
        }
        Named::WithoutYear(_) => {
            (None, Sureness::Asked, "the table is headed by a date without a year")
        }
        Named::Month(..) => (None, Sureness::Asked, "the sheet name gives only the month"),
    };
    facts.push(EventFact {
        kind: FactKind::Date,
        value,
        at,
        sure,
        answered: false,
        evidence: evidence.to_string(),
    });
    // Pairs and teams of one congress are events of different kinds.
    let kind = super::main_of(&tables).map_or(found.kind, |table| table.kind);
    if kind != found.kind {
        let of_kind = [FactKind::Format, FactKind::Scoring, FactKind::Movement];
        facts.retain(|fact| fact.answered || !of_kind.contains(&fact.kind));
    }
    RecognisedWorkbook { kind, sure: found.sure, tables, facts }
}

/// Whether day and month cannot be meant the other way round: one order alone gives all events the
/// same day of the week, or no day is written in two ways.
fn order_is_sure(days: &[FoundDay]) -> bool {
    if days.iter().all(|day| !day.is_ambiguous()) {
        return true;
    }
    let weekly = |turned: bool| {
        let weekdays: Option<Vec<_>> = days
            .iter()
            .map(|day| {
                let day = if turned && day.is_ambiguous() { day.alternative_day() } else { *day };
                Some(Date::new(day.year, day.month as i8, day.day as i8).ok()?.weekday())
            })
            .collect();
        weekdays.is_some_and(|days| days.windows(2).all(|pair| pair[0] == pair[1]))
    };
    weekly(false) && !weekly(true)
}

/// The tables with a column of days, each parted into tables of one day; none without such a table.
fn parted_by_column(
    copy: &WorkbookCopy,
    tables: &[RecognisedTable],
) -> Option<Vec<RecognisedTable>> {
    let [table] = tables else { return None };
    let mut days: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    let rows: Vec<u32> =
        (table.first_row..=table.last_row).filter(|row| !table.skipped.contains(row)).collect();
    let mut last: Option<String> = None;
    for row in &rows {
        // A day may stand once above the rows that it is of.
        let day = match day_in_column(copy, table, *row) {
            Some((day, _)) => day.key(),
            None => last.filter(|_| is_blank_in_column(copy, table, *row))?,
        };
        days.entry(day.clone()).or_default().push(*row);
        last = Some(day);
    }
    let parted = days.into_values().map(|own| {
        let others = rows.iter().filter(|row| !own.contains(row)).copied();
        let mut skipped: Vec<u32> = table.skipped.iter().copied().chain(others).collect();
        skipped.sort_unstable();
        RecognisedTable { skipped, ..table.clone() }
    });
    Some(parted.collect())
}

/// The day in the column of days of a row.
fn day_in_column(copy: &WorkbookCopy, table: &RecognisedTable, row: u32) -> Option<Said> {
    let column = table.column(ColumnMeaning::new(What::Date))?;
    let sheet = copy.sheets.get(usize::from(table.sheet))?;
    let at = sheet
        .cells
        .binary_search_by_key(&(row, column.column), |cell| (cell.row, cell.column))
        .ok()?;
    let day = day_of_cell(&sheet.cells[at], None)?;
    matches!(day, Named::Whole(_)).then(|| (day, Some(address(table.sheet, &sheet.cells[at]))))
}

/// Whether nothing stands in the column of days of a row.
fn is_blank_in_column(copy: &WorkbookCopy, table: &RecognisedTable, row: u32) -> bool {
    let cells = copy.sheets.get(usize::from(table.sheet)).map(|sheet| &sheet.cells);
    table.column(ColumnMeaning::new(What::Date)).zip(cells).is_some_and(|(column, cells)| {
        let at = cells.binary_search_by_key(&(row, column.column), |cell| (cell.row, cell.column));
        at.map_or(true, |at| cells[at].value == CellValue::Blank)
    })
}

/// The day of the rows of a table that has a column of days.
fn day_of_rows(copy: &WorkbookCopy, table: &RecognisedTable) -> Option<Said> {
    let mut rows = (table.first_row..=table.last_row).filter(|row| !table.skipped.contains(row));
    day_in_column(copy, table, rows.next()?)
}

/// The nearest day above a table, among its columns; else the one in the name of the sheet.
fn day_above(
    copy: &WorkbookCopy,
    table: &RecognisedTable,
    tables: &[RecognisedTable],
    year: Option<i16>,
) -> Option<Said> {
    let mut above = cells_above(copy, table, tables).into_iter().rev();
    let found =
        above.find_map(|cell| Some((day_of_cell(cell, year)?, Some(address(table.sheet, cell)))));
    found.or_else(|| {
        let sheet = copy.sheets.get(usize::from(table.sheet))?;
        let named = Named::in_name_of_sheet(&sheet.name, year)?;
        let Named::WithoutYear(yearless) = named else { return Some((named, None)) };
        // `Monday Pairs 2026` above, `5 Jan` on the tab.
        let texts = cells_above(copy, table, tables).into_iter().filter_map(text_of);
        let weekday =
            texts.flat_map(line_tokens).find_map(|word| *fact_words().weekdays.get(&word)?);
        let proved = DayWithoutYear { weekday: yearless.weekday.or(weekday), ..yearless };
        Some((year.and_then(|year| proved.proved_in_year(year)).map_or(named, Named::Whole), None))
    })
}

fn text_of(cell: &StoredCell) -> Option<&str> {
    match &cell.value {
        CellValue::Text(text) => Some(text),
        _ => None,
    }
}

/// The cells above a table, among its columns and below any other table there.
fn cells_above<'c>(
    copy: &'c WorkbookCopy,
    table: &RecognisedTable,
    tables: &[RecognisedTable],
) -> Vec<&'c StoredCell> {
    let sheet = copy.sheets.get(usize::from(table.sheet)).zip(ColumnSpan::from_table(table));
    let Some((sheet, own)) = sheet else { return Vec::new() };
    let heading = table.heading.unwrap_or(table.first_row);
    let others = tables.iter().filter(|other| other.sheet == table.sheet && *other != table);
    let mut from_column = 0;
    let mut from_row = 0;
    for other in others {
        let Some(beyond) = ColumnSpan::from_table(other) else { continue };
        let beside = other.first_row <= table.last_row && table.first_row <= other.last_row;
        if beside && beyond.last < own.first {
            from_column = from_column.max(beyond.last + 1);
        } else if other.last_row < heading && beyond.first <= own.last && own.first <= beyond.last {
            from_row = from_row.max(other.last_row + 1);
        }
    }
    let above = sheet.cells.iter().filter(|cell| {
        (from_row..heading).contains(&cell.row) && (from_column..=own.last).contains(&cell.column)
    });
    above.collect()
}

/// What the lines above the tables of one of several events tell of that event alone, or the name of
/// their sheet.
fn facts_above(
    copy: &WorkbookCopy,
    own: &[RecognisedTable],
    tables: &[RecognisedTable],
    titled_sheets: &BTreeSet<u16>,
    found: &RecognisedWorkbook,
) -> Vec<EventFact> {
    let mut facts: Vec<EventFact> = Vec::new();
    for table in own {
        let told = told_above(copy, table, tables, titled_sheets, found);
        let new = told.into_iter().filter(|fact| !facts.iter().any(|own| own.kind == fact.kind));
        let new: Vec<EventFact> = new.collect();
        facts.extend(new);
    }
    facts
}

/// The lines above a table, below any other table there.
fn lines_above(
    copy: &WorkbookCopy,
    table: &RecognisedTable,
    tables: &[RecognisedTable],
) -> Vec<LineOutsideTables> {
    let cells = cells_above(copy, table, tables);
    let text = |cell: &StoredCell| match &cell.value {
        CellValue::Text(text) => text.to_string(),
        CellValue::Number(number) => number.to_string(),
        _ => String::new(),
    };
    let lines = cells.iter().enumerate().map(|(at, cell)| {
        let next = cells.get(at + 1).filter(|next| next.row == cell.row);
        let beside = next.map(|next| (address(table.sheet, next), text(next)));
        LineOutsideTables { at: address(table.sheet, cell), text: text(cell), beside, above: true }
    });
    lines.collect()
}

/// Whether a line is the title of an event of pairs, teams or individuals.
fn is_title(line: &LineOutsideTables) -> bool {
    is_title_like(line) && contestants_of_title(&line.text).is_some()
}

/// Whether a table stands below another one of its sheet.
fn is_below_another(table: &RecognisedTable, tables: &[RecognisedTable]) -> bool {
    let heading = table.heading.unwrap_or(table.first_row);
    tables.iter().any(|other| other.sheet == table.sheet && other.last_row < heading)
}

/// The sheets on which a table below another one has a title of its own: then each has one, below the
/// one that all have.
fn sheets_with_titles(copy: &WorkbookCopy, tables: &[RecognisedTable]) -> BTreeSet<u16> {
    let has_title = |table: &&RecognisedTable| {
        is_below_another(table, tables) && lines_above(copy, table, tables).iter().any(is_title)
    };
    tables.iter().filter(has_title).map(|table| table.sheet).collect()
}

/// What the lines above a table tell; `titled_sheets` are those of [`sheets_with_titles`].
fn told_above(
    copy: &WorkbookCopy,
    table: &RecognisedTable,
    tables: &[RecognisedTable],
    titled_sheets: &BTreeSet<u16>,
    found: &RecognisedWorkbook,
) -> Vec<EventFact> {
    let lines = lines_above(copy, table, tables);
    let mut told = found_facts(&lines, false, None);
    let title = found.fact(FactKind::Title);
    let is_below = is_below_another(table, tables);
    let nearest = lines.iter().rposition(is_title).filter(|_| titled_sheets.contains(&table.sheet));
    find_title_and_organiser(&lines[nearest.unwrap_or(0)..], &mut told);
    // Below another table stand remarks on that one too; a title with a day is of that day alone.
    let dated = title
        .and_then(|title| title.value.as_deref())
        .is_some_and(|title| first_day_in_text(title).is_some());
    told.facts.retain(|fact| match fact.kind {
        FactKind::Boards | FactKind::Organiser | FactKind::Place => true,
        FactKind::Title => !is_below || dated || nearest.is_some(),
        _ => false,
    });
    let elsewhere = title.and_then(|title| title.at).map(|at| at.sheet) != Some(table.sheet);
    let name = copy.sheets.get(usize::from(table.sheet)).map_or("", |sheet| sheet.name.as_str());
    let untitled = !told.facts.iter().any(|fact| fact.kind == FactKind::Title);
    if untitled && elsewhere && has_event_word(name) {
        told.facts.push(EventFact {
            value: Some(title_without_day(name)),
            sure: Sureness::Likely,
            evidence: "name of the sheet".to_string(),
            ..EventFact::unanswered(FactKind::Title)
        });
    }
    told.facts
}

/// Whether the row of a day names another day of the week, or the name of its sheet another day.
fn is_contradicted(copy: &WorkbookCopy, table: &RecognisedTable, (named, at): Said) -> bool {
    let (Named::Whole(day), Some(sheet)) = (named, copy.sheets.get(usize::from(table.sheet)))
    else {
        return false;
    };
    let Some(at) = at.filter(|at| !table.contains_cell(*at)) else {
        return day.weekday_conflict(&sheet.name).is_some();
    };
    let text = |cell: &StoredCell| match &cell.value {
        CellValue::Text(text) => Some(text.to_string()),
        _ => None,
    };
    let row = sheet.cells.iter().filter(|cell| cell.row == at.row).filter_map(text);
    let row = row.collect::<Vec<_>>().join(" ");
    let other = super::conflicting_day(&sheet.name, &day.to_iso(), &row);
    other.is_some() || day.weekday_conflict(&row).is_some()
}

fn address(sheet: u16, cell: &StoredCell) -> CellAddress {
    CellAddress { sheet, row: cell.row, column: cell.column }
}

fn day_of_cell(cell: &StoredCell, year: Option<i16>) -> Option<Named> {
    match &cell.value {
        CellValue::Date(serial) => {
            let day = day_from_serial(serial.floor())?;
            Some(Named::Whole(FoundDay {
                year: day.year(),
                month: day.month().unsigned_abs(),
                day: day.day().unsigned_abs(),
                order: DayOrder::Clear,
            }))
        }
        CellValue::Text(text) => {
            Named::in_text(text, year).filter(|_| !super::facts::is_about_another_time(text))
        }
        _ => None,
    }
}
