//! From the cells of a workbook to its tables, their columns and what they say of the event.

mod allowed;
mod block;
mod blocks;
mod bracket;
mod candidate;
mod column_heading;
mod columns;
mod columns_by_cells;
mod content;
mod courtesy;
mod days;
mod event_split;
mod facts;
mod footers;
mod games;
mod grid;
mod heading_rows;
mod headings;
mod headless_tables;
mod inferred;
mod kinds;
mod known_tables;
mod league;
mod lines;
mod meetings;
mod member_number_columns;
mod months;
mod multi_row_contestants;
mod numbers;
mod open_questions;
mod outside_texts;
mod paired_names;
mod pairings;
mod partners;
mod phrases;
mod places;
mod player_columns;
mod powers;
mod prizes;
mod profile;
mod refusal;
mod relate;
mod relations;
mod repeats;
mod series;
mod side_lists;

mod same_heading_tables;
mod sides;
mod stages;
mod summary;
mod title_days;
mod title_remarks;
mod titles;
mod typical_row;
mod unheaded;
mod unread;
mod view;
mod weights;
mod words;

use self::block::RawTable;
use self::blocks::find_raw_tables;
pub(super) use self::bracket::is_stage_name;
use self::bracket::recognise_bracket;
use self::columns::assign_column_meanings;
use self::content::CellShape;
pub use self::courtesy::{is_courtesy_line, is_courtesy_word, is_labelled_courtesy_line};
pub(super) use self::event_split::split_events;
use self::facts::{FoundFacts, read_facts_from_lines};
pub(super) use self::footers::is_not_a_name;
pub use self::footers::{is_count_phrase, is_max_min_median_label, is_totals_label};
use self::games::recognise_game;
use self::grid::{ColumnSpan, SheetGrid};
pub(super) use self::headings::round_number_in_name;
use self::headless_tables::table_without_headings;
use self::kinds::recognise_table_kind;
pub(crate) use self::known_tables::{TableFromLayout, workbook_from_layout_tables};
use self::lines::{LineOutsideTables, lines_outside_tables};
pub(super) use self::numbers::{
    ONE_IN_TEN_THOUSANDTHS, TenThousandths, parse_typed_number, split_mark_off_number,
};
use self::open_questions::{FactsToldByTables, add_open_questions};
pub(super) use self::outside_texts::find_texts_outside_cells;
use self::outside_texts::propose_day_outside_cells;
pub(super) use self::places::parse_ordinal;
pub use self::refusal::no_table_problem;
pub(super) use self::stages::round_named_in_line;
pub use self::title_days::title_day_conflict;
pub use self::title_remarks::title_says_provisional;
use self::titles::find_title_and_organiser;
pub(super) use self::unread::{find_unread_texts, may_be_fact_value, tells_who_has_paid};
pub use self::unread::{heading_may_affect_results, is_tick, is_tick_word, may_affect_results};
use self::view::ProfiledTable;
pub(super) use self::words::{
    EventContestantKind, contestant_count_in_text, contestants_of_title, says_two_winners,
};
use self::words::{game_named_in_text, names_member_list};
use super::as_register::lists_members;
use super::translate::ForeignWorkbookCells;
use super::{
    ColumnMeaning, EventFact, FactKind, MeaningEvidence, RecognisedColumn, RecognisedTable,
    RecognisedWorkbook, SheetKind, Sign, Sureness, VARIABLE_ROWS_PER_TEAM, What,
};
use model::{CellAddress, Format, WorkbookCopy};

/// The day that a text tells, if day and month cannot be meant the other way round.
pub(super) fn unambiguous_date_in_text(text: &str) -> Option<jiff::civil::Date> {
    let day = days::first_day_in_text(text).filter(|day| !day.is_ambiguous())?;
    jiff::civil::Date::new(day.year, day.month as i8, day.day as i8).ok()
}

/// Whether a heading says a meaning.
pub(super) fn heading_has_meaning(heading: &str, what: What) -> bool {
    let likely = |reading: &headings::HeadingMeaning| reading.what == what && reading.is_likely();
    headings::exact_heading_meanings(heading).iter().any(likely)
}

/// The first day that a text names, like `2024-03-05`.
pub(super) fn first_day_in_text_as_iso(text: &str) -> Option<String> {
    days::first_day_in_text(text).map(|day| day.to_iso())
}

/// What a title that names a day of the week says against a day like `2024-03-05`.
pub(super) fn weekday_conflict_of_title(title: &str, day: &str) -> Option<String> {
    days::first_day_in_text(day)?.weekday_conflict(title)
}

/// Whether a day like `2024-03-05` is one that a text names, or of those from the first to the last that
/// `told` names; the day that the text names where it is another one.
pub fn conflicting_day(text: &str, day: &str, told: &str) -> Option<String> {
    let named = days::first_day_in_text(text).filter(|_| !facts::is_about_another_time(text))?;
    let days = named.to_iso()..=days::last_day_in_text(text).unwrap_or(named).to_iso();
    let last = days::last_day_in_text(told).map_or_else(|| day.to_string(), |last| last.to_iso());
    let same = days.contains(&day.to_string())
        || (day..=last.as_str()).contains(&days.start().as_str())
        || named.alternative_day().to_iso() == day;
    (!same).then(|| named.to_iso())
}

/// Recognises a workbook that was not made for palmares: its tables, what their columns mean,
/// and what it says of the event. It asks nothing and knows no file by its name.
pub fn recognise_workbook(copy: &WorkbookCopy) -> RecognisedWorkbook {
    let shown: Vec<(usize, &model::SheetCopy)> =
        copy.sheets.iter().enumerate().filter(|(_, sheet)| !sheet.hidden).collect();
    let sheets: Vec<SheetGrid> =
        shown.iter().map(|(at, sheet)| SheetGrid::new(*at as u16, sheet)).collect();
    let mut tables: Vec<RecognisedTable> = Vec::new();
    let mut all_lines: Vec<LineOutsideTables> = Vec::new();
    for grid in &sheets {
        let (found, outside) = of_sheet(grid);
        // What stands on a sheet of its own in front of the first table is a title.
        let cells: usize = grid.rows.iter().map(|row| row.cells.len()).sum();
        if !found.is_empty() || tables.is_empty() && is_cover(cells) {
            all_lines.extend(outside);
        }
        tables.extend(found);
    }
    same_heading_tables::fill_meanings_from_same_headings(copy, &mut tables);
    repeats::mark_repeated_tables(copy, &mut tables);
    repeats::mark_second_ranking_lists(&mut tables);
    repeats::mark_lists_beside_results(&mut tables);
    repeats::mark_overall_lists(copy, &mut tables);
    repeats::mark_partial_lists(copy, &mut tables);
    let sums = summary::mark_summary_lists(copy, &mut tables);
    all_lines.retain(|line| !sums.contains(&line.at.sheet));
    repeats::leave_out_unrelated_lists(copy, &mut tables);
    call_register(copy, &mut tables, &all_lines);
    let main = main_of(&tables);
    let kind = main.map_or(SheetKind::None, |table| table.kind);
    if kind == SheetKind::None {
        return RecognisedWorkbook {
            kind,
            sure: Sureness::Likely,
            tables: Vec::new(),
            facts: Vec::new(),
        };
    }
    let sure = main.map_or(Sureness::Likely, sure_of_kind);
    let facts = facts(copy, kind, &tables, &all_lines);
    tables.retain(|table| table.kind != SheetKind::None);
    let mut found = RecognisedWorkbook { kind, sure, tables, facts };
    leave_days(copy, &mut found);
    propose_day_outside_cells(copy, &mut found);
    found
}

/// Leaves the days to the tables, where each is of another one.
fn leave_days(copy: &WorkbookCopy, found: &mut RecognisedWorkbook) {
    let days: Vec<Sureness> = split_events(copy, found)
        .iter()
        .filter_map(|event| Some(event.fact(FactKind::Date)?.sure))
        .collect();
    if !days.is_empty() {
        found.facts.retain(|fact| fact.kind != FactKind::Date);
    }
    if days.contains(&Sureness::Asked) {
        found.facts.push(EventFact {
            evidence:
                "its tables are headed by dates whose order, year or day of the week is unclear"
                    .to_string(),
            ..EventFact::unanswered(FactKind::Date)
        });
    }
}

/// A list of numbers and names under a title that names members, or on a sheet with such a name,
/// is a register, where the workbook holds nothing else.
fn call_register(copy: &WorkbookCopy, tables: &mut [RecognisedTable], lines: &[LineOutsideTables]) {
    let sheet = |table: &RecognisedTable| copy.sheets.get(usize::from(table.sheet));
    let titled = |table: &RecognisedTable| {
        let above = |line: &&LineOutsideTables| line.at.sheet == table.sheet && line.above;
        lines.iter().filter(above).any(|line| names_member_list(&line.text))
            || sheet(table).is_some_and(|sheet| names_member_list(&sheet.name))
    };
    let taken = || tables.iter().filter(|table| !table.repeats);
    let any = taken().next().is_some();
    if any && taken().all(|table| (lists_members(table) || is_roll(table)) && titled(table)) {
        tables.iter_mut().for_each(|table| table.kind = SheetKind::Register);
    }
}

/// Whether a table names people with what only lists of members have, and nothing that they scored: a
/// list of members, if its title says so.
fn is_roll(table: &RecognisedTable) -> bool {
    let has = |whats: &[What]| {
        let column = |what: &What| table.column(ColumnMeaning::new(*what));
        whats.iter().filter_map(column).any(|column| column.sure != Sureness::Asked)
    };
    let kinds =
        [SheetKind::Entries, SheetKind::PairsResults, SheetKind::SwissRanking, SheetKind::Register];
    kinds.contains(&table.kind)
        && has(&[What::Name, What::Surname])
        && has(&[What::Id, What::Number, What::Status, What::Rank, What::Joined])
        && !has(&[What::Place, What::Percent, What::Vps, What::Imps, What::Score, What::Total])
}

/// Whether a sheet of so many cells in front of the first table holds no more than a title.
fn is_cover(cells: usize) -> bool {
    cells <= 12
}

/// The tables of a sheet, and the lines outside of them.
fn of_sheet(grid: &SheetGrid) -> (Vec<RecognisedTable>, Vec<LineOutsideTables>) {
    if let Some(table) = recognise_bracket(grid) {
        let block = covered(&table, grid);
        let outside = lines_outside_tables(grid, &[&block]);
        return (vec![table], outside);
    }
    let rounds = stages::matches_by_stage(grid);
    if stages::has_only_stages(grid, &rounds) {
        return of_stages(grid, rounds);
    }
    let found = find_raw_tables(grid);
    let mut tables: Vec<RecognisedTable> = Vec::new();
    let mut kept: Vec<&RawTable> = Vec::new();
    for block in &found {
        let table = match block.aside {
            true => side_lists::table_of_side_list(grid, block, &found),
            false => table(grid, block),
        };
        let past = !tables.is_empty() && side_lists::has_year_in_each_row(grid, block);
        let table = RecognisedTable { repeats: table.repeats || past, ..table };
        if table.kind != SheetKind::None {
            kept.push(block);
            tables.push(table);
        }
    }
    if tables.is_empty() && !rounds.is_empty() {
        return of_stages(grid, rounds);
    }
    let ranked = headless_tables::ranking_without_headings(grid)
        .filter(|_| found.is_empty())
        .map(|block| table(grid, &block))
        .filter(|table| !matches!(table.kind, SheetKind::None | SheetKind::Entries));
    if let Some(mut table) = ranked {
        table.sure = Sureness::Likely;
        let block = covered(&table, grid);
        let outside = lines_outside_tables(grid, &[&block]);
        captions(grid, std::slice::from_mut(&mut table), &outside);
        let percent = |column: &&mut RecognisedColumn| column.meaning.what == What::Percent;
        if outside.iter().any(|line| words::names_match_event(&line.text)) {
            let doubtful = table.columns.iter_mut().filter(percent);
            doubtful.for_each(|column| column.sure = Sureness::Asked);
        }
        return (vec![table], outside);
    }
    if tables.is_empty()
        && found.is_empty()
        && let Some(table) = table_without_headings(grid)
    {
        let block = covered(&table, grid);
        let outside = lines_outside_tables(grid, &[&block]);
        return (vec![table], outside);
    }
    let mut outside = lines_outside_tables(grid, &kept);
    captions(grid, &mut tables, &outside);
    if !grid.caption.is_empty() {
        outside.retain(|line| line.above);
    }
    (tables, outside)
}

/// The matches of stages or rounds, and the lines outside of them.
fn of_stages(
    grid: &SheetGrid,
    matches: Vec<RecognisedTable>,
) -> (Vec<RecognisedTable>, Vec<LineOutsideTables>) {
    let covered: Vec<RawTable> = matches.iter().map(|table| covered(table, grid)).collect();
    let outside = lines_outside_tables(grid, &covered.iter().collect::<Vec<_>>());
    (matches, outside)
}

/// The rows of a table that was found in another way, as a block.
fn covered(table: &RecognisedTable, grid: &SheetGrid) -> RawTable {
    let rows = (grid.first_row_at_or_below(table.first_row)..grid.rows.len())
        .take_while(|at| grid.rows[*at].row <= table.last_row);
    RawTable {
        heading: table.heading,
        heading_rows: table.heading_rows,
        heads: Default::default(),
        rows: rows.collect(),
        skipped: Vec::new(),
        aside: false,
    }
}

/// A table with its kind and columns.
fn table(grid: &SheetGrid, block: &RawTable) -> RecognisedTable {
    let mut block = block.clone();
    inferred::infer_unknown_columns(grid, &mut block);
    let mut view = ProfiledTable::new(grid, &block, 1);
    if let Some(first) = multi_row_contestants::first_rows_of_teams(&view) {
        view = ProfiledTable::for_team_rows(grid, &block, &first);
    } else if multi_row_contestants::contestants_take_two_rows(&view) {
        view = ProfiledTable::new(grid, &block, 2);
    }
    let kind = recognise_table_kind(&view);
    let columns = assign_column_meanings(&view, &kind);
    let kind = if worth(kind.kind, &columns, &view) { kind.kind } else { SheetKind::None };
    RecognisedTable {
        rows_per_contestant: view.each,
        ..block.to_recognised_table(grid, kind, columns)
    }
}

/// Whether enough columns of a table are known for its kind.
fn worth(kind: SheetKind, columns: &[RecognisedColumn], view: &ProfiledTable) -> bool {
    let has = |what: What| columns.iter().any(|column| column.meaning.what == what);
    let named = [
        What::Name,
        What::Names,
        What::Team,
        What::Surname,
        What::Player,
        What::White,
        What::Home,
        What::Winner,
    ]
    .into_iter()
    .any(has);
    // A running number tells nothing of a person, an address nothing of a team.
    let person = [What::Name, What::Names, What::Surname, What::Player].into_iter().any(has);
    let telling = |column: &&RecognisedColumn| match column.meaning.what {
        What::Index => false,
        What::Phone | What::Email | What::Note | What::Status => person,
        _ => true,
    };
    let telling = columns.iter().filter(telling).count();
    let people = columns
        .iter()
        .filter(|column| matches!(column.meaning.what, What::Name | What::Surname))
        .all(|column| {
            view.column_profile(column.column)
                .is_some_and(|profile| profile.percent_of_shape(CellShape::Words) >= 70)
        });
    match kind {
        SheetKind::None => false,
        SheetKind::Travellers => has(What::Contract),
        SheetKind::CentreCounts => has(What::Year) || has(What::Power),
        SheetKind::GameResults => has(What::Game),
        SheetKind::Entries => {
            named
                && people
                && (telling >= 2 || view.columns().count() == 1 && view.row_count() >= 3)
        }
        SheetKind::DiplomacyScores => (named || has(What::Power)) && columns.len() >= 2,
        _ => named && columns.len() >= 2,
    }
}

/// How sure the kind is: one that says nothing of a game, or is of one table without more, is
/// only likely; names under powers may be anything.
fn sure_of_kind(table: &RecognisedTable) -> Sureness {
    let has = |what: What| table.columns.iter().any(|column| column.meaning.what == what);
    match table.kind {
        SheetKind::DiplomacyScores if !has(What::Score) && !has(What::Round) => Sureness::Asked,
        SheetKind::LeagueTable if !has(What::Team) && !has(What::Points) => Sureness::Asked,
        SheetKind::SwissRanking if table.columns.len() <= 2 => Sureness::Asked,
        _ if table.columns.len() <= 1 => Sureness::Likely,
        _ => table.sure,
    }
}

/// The table that the workbook is about.
fn main_of(tables: &[RecognisedTable]) -> Option<&RecognisedTable> {
    let rank = |table: &&RecognisedTable| {
        let own = !matches!(
            table.kind,
            SheetKind::None | SheetKind::Entries | SheetKind::Register | SheetKind::PrizeList
        );
        let first = matches!(
            table.kind,
            SheetKind::LeagueTable
                | SheetKind::SwissRanking
                | SheetKind::SwissRounds
                | SheetKind::PairsResults
                | SheetKind::Crosstable
        );
        (!table.repeats, own, first, table.last_row - table.first_row)
    };
    // A list of something else has no columns.
    let known =
        |table: &&RecognisedTable| table.kind != SheetKind::None && !table.columns.is_empty();
    tables.iter().filter(known).rev().max_by_key(rank)
}

/// The lines directly above each table that name its group, section, direction or board.
fn captions(grid: &SheetGrid, tables: &mut [RecognisedTable], outside: &[LineOutsideTables]) {
    let none = ColumnSpan { first: 0, last: 0 };
    let span = |table: &RecognisedTable| ColumnSpan::from_table(table).unwrap_or(none);
    let ends: Vec<(u32, ColumnSpan)> =
        tables.iter().map(|table| (table.last_row, span(table))).collect();
    let mut captioned: Vec<Option<(String, CellAddress)>> = Vec::new();
    for (at, table) in tables.iter_mut().enumerate() {
        let heading = table.heading.unwrap_or(table.first_row);
        let own = ends[at].1;
        let before = (0..at).rev().find(|other| {
            let (end, above) = ends[*other];
            end < heading && above.first <= own.last && own.first <= above.last
        });
        let begins = before.map_or(0, |other| ends[other].0 + 1);
        if !grid.caption.is_empty() {
            let at = CellAddress { sheet: grid.sheet, row: heading, column: 0 };
            table.caption = Some((grid.caption.clone(), at));
            captioned.push(table.caption.clone());
            continue;
        }
        if table.columns.is_empty() {
            captioned.push(None);
            continue;
        }
        // A list's name may stand above a line of its boards or its day.
        let names_list = |line: &&LineOutsideTables| {
            super::directions::direction_in_text(&line.text).is_some()
                || super::sections::section_in_text(&line.text).is_some()
        };
        let within = |line: &&LineOutsideTables, rows: u32| {
            line.at.row < heading
                && line.at.row >= begins
                && heading - line.at.row <= rows
                && line.at.column <= own.last
        };
        let near =
            |line: &&LineOutsideTables| within(line, 2) || names_list(line) && within(line, 6);
        let is_above = |line: &&LineOutsideTables| line.at.column + 1 >= own.first;
        let above = outside.iter().filter(near).max_by_key(|line| {
            let place = (line.at.row, is_above(line), std::cmp::Reverse(line.at.column));
            (names_list(line), place)
        });
        table.caption = above.map(|line| (line.text.clone(), line.at));
        // Below a repeated heading goes on what stands above.
        if table.caption.is_none() && begins > 0 && heading == begins {
            table.caption = before.and_then(|at| captioned.get(at).cloned().flatten());
        }
        captioned.push(table.caption.clone());
    }
}

/// What is told, and what has to be asked.
fn facts(
    copy: &WorkbookCopy,
    kind: SheetKind,
    tables: &[RecognisedTable],
    lines: &[LineOutsideTables],
) -> Vec<EventFact> {
    let ranking = matches!(
        kind,
        SheetKind::SwissRanking
            | SheetKind::Crosstable
            | SheetKind::LeagueTable
            | SheetKind::PairsResults
            | SheetKind::TeamsResults
            | SheetKind::TeamsMatrix
    );
    let mut told =
        read_facts_from_lines(lines, ranking, event_split::year_outside_tables(copy, tables));
    day_of_tab(copy, tables, &mut told);
    find_title_and_organiser(lines, &mut told);
    page_title(copy, tables, &mut told);
    of_matches(kind, &mut told);
    let game = recognise_game(copy, kind, tables).or_else(|| {
        lines.iter().filter(|line| line.above).find_map(|line| game_named_in_text(&line.text))
    });
    let dates = tables.iter().any(|table| {
        !matches!(table.kind, SheetKind::LeagueTable)
            && table.columns.iter().any(|column| column.meaning.what == What::Date)
    });
    let rounds = tables.iter().filter(|table| table.kind == SheetKind::Pairings).all(|table| {
        let caption = table.caption.as_ref().map(|(text, _)| text.as_str());
        let tab = copy.sheets.get(usize::from(table.sheet)).map(|sheet| sheet.name.as_str());
        table.columns.iter().any(|column| column.meaning.what == What::Round)
            || caption.into_iter().chain(tab).any(|text| round_number_in_name(text).is_some())
    });
    add_open_questions(kind, game, told, &FactsToldByTables { dates, rounds })
}

/// A title that speaks of a Swiss above a table of totals: which format it is has to be asked.
fn of_matches(kind: SheetKind, told: &mut FoundFacts) {
    let format = match kind {
        SheetKind::PairsResults => Format::SwissPairs,
        SheetKind::TeamsResults => Format::SwissTeams,
        _ => return,
    };
    let title = told.facts.iter().find(|fact| fact.kind == FactKind::Title);
    let title = title.and_then(|fact| fact.value.as_deref());
    let known = told.facts.iter().any(|fact| fact.kind == FactKind::Format);
    if !known && title.is_some_and(words::names_match_event) {
        told.facts.push(EventFact {
            value: Some(format.word().to_string()),
            evidence: "the title mentions matches, but the table has no rounds".to_string(),
            ..EventFact::unanswered(FactKind::Format)
        });
    }
}

/// The day that the name of the sheet tells, where all tables stand on one; of two days neither is taken.
fn day_of_tab(copy: &WorkbookCopy, tables: &[RecognisedTable], told: &mut FoundFacts) {
    let mut sheets = tables.iter().map(|table| table.sheet);
    let Some(first) = sheets.next().filter(|first| sheets.all(|sheet| sheet == *first)) else {
        return;
    };
    let name = copy.sheets.get(usize::from(first)).map_or("", |sheet| sheet.name.as_str());
    let Some(day) = days::first_day_in_text(name) else { return };
    let known = told.facts.iter_mut().find(|fact| fact.kind == FactKind::Date);
    let Some(known) = known else {
        let other = day.weekday_conflict(name);
        let sure = day.is_ambiguous() || other.is_some();
        let evidence = "the sheet name has this date".to_string();
        told.facts.push(EventFact {
            value: Some(day.to_iso()),
            sure: if sure { Sureness::Asked } else { Sureness::Likely },
            evidence: other
                .map_or_else(|| evidence.clone(), |other| format!("{evidence}; {other}")),
            ..EventFact::unanswered(FactKind::Date)
        });
        return;
    };
    let text = known.at.map(|at| ForeignWorkbookCells::new(copy).text(at)).unwrap_or_default();
    let other = known.value.as_deref().and_then(|day| conflicting_day(name, day, &text));
    if let Some(other) = other {
        known.sure = Sureness::Asked;
        known.evidence = format!("{}; the sheet name says {other}", known.evidence);
    }
}

/// The title of a web page, where no cell has one.
fn page_title(copy: &WorkbookCopy, tables: &[RecognisedTable], told: &mut FoundFacts) {
    if copy.title.is_empty()
        || told.facts.iter().any(|fact| fact.kind == FactKind::Title)
        || tables.is_empty()
    {
        return;
    }
    told.facts.push(EventFact {
        kind: FactKind::Title,
        value: Some(copy.title.clone()),
        at: None,
        sure: Sureness::Likely,
        answered: false,
        evidence: "title of the web page".to_string(),
    });
}
