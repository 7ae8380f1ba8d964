//! From the cells of a workbook to its tables, their columns and what they say of the event.

mod allowed;
mod asked;
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
mod typical;
mod unheaded;
mod unread;
mod view;
mod weights;
mod words;

use self::asked::{Knows, asked};
use self::block::Block;
use self::blocks::blocks;
use self::bracket::bracket;
pub(super) use self::bracket::is_stage;
use self::columns::columns;
use self::content::Shape;
pub use self::courtesy::{is_courtesy, is_courtesy_label};
pub(super) use self::event_split::split_events;
use self::facts::{FoundFacts, found};
pub(super) use self::footers::is_no_name;
pub use self::footers::{is_count, is_extreme, is_total};
use self::games::game_of;
use self::grid::{ColumnSpan, Grid};
pub(super) use self::headings::round_named;
use self::headless_tables::bare;
use self::kinds::kind_of;
pub use self::known_tables::{KnownTable, read_known_tables};
use self::lines::{Line, lines};
pub(super) use self::numbers::{ONE, Scaled, number, unmarked};
pub(super) use self::places::ordinal;
pub use self::refusal::refusal_problem;
pub(super) use self::stages::round_of_line;
pub use self::title_days::title_against_days;
pub use self::title_remarks::title_remark;
use self::titles::titled;
pub use self::unread::{heads_corrections, is_tick, is_tick_word, may_affect_results};
pub(super) use self::unread::{may_name, unread};
use self::view::View;
pub(super) use self::words::{
    Contestants, contestants_counted, contestants_of_title, names_two_winners,
};
use self::words::{game_in, names_members};
use super::as_register::lists_members;
use super::translate::ForeignCells;
use super::{
    Column, ColumnMeaning, Evidence, Fact, FactKind, ROW_PER_PLAYER, RecognisedWorkbook, SheetKind,
    Sign, Sureness, Table, What,
};
use model::{Address, Format, WorkbookCopy};

/// The day that a text tells, if day and month cannot be meant the other way round.
pub(super) fn day_told(text: &str) -> Option<jiff::civil::Date> {
    let day = days::day_in(text).filter(|day| !day.is_ambiguous())?;
    jiff::civil::Date::new(day.year, day.month as i8, day.day as i8).ok()
}

/// Whether a heading says a meaning.
pub(super) fn is_headed(heading: &str, what: What) -> bool {
    let likely = |reading: &headings::Reading| reading.what == what && reading.is_likely();
    headings::plain_readings(heading).iter().any(likely)
}

/// The first day that a text names, like `2024-03-05`.
pub(super) fn first_day(text: &str) -> Option<String> {
    days::day_in(text).map(|day| day.iso())
}

/// What a title that names a day of the week says against a day like `2024-03-05`.
pub(super) fn other_weekday(title: &str, day: &str) -> Option<String> {
    days::day_in(day)?.other_weekday(title)
}

/// Whether a day like `2024-03-05` is one that a text names, or of those from the first to the last that
/// `told` names; the day that the text names where it is another one.
pub fn conflicting_day(text: &str, day: &str, told: &str) -> Option<String> {
    let named = days::day_in(text).filter(|_| !facts::is_stale(text))?;
    let days = named.iso()..=days::last_day_in(text).unwrap_or(named).iso();
    let last = days::last_day_in(told).map_or_else(|| day.to_string(), |last| last.iso());
    let same = days.contains(&day.to_string())
        || (day..=last.as_str()).contains(&days.start().as_str())
        || named.turned().iso() == day;
    (!same).then(|| named.iso())
}

/// Recognises a workbook that was not made for palmares: its tables, what their columns mean,
/// and what it says of the event. It asks nothing and knows no file by its name.
pub fn recognise(copy: &WorkbookCopy) -> RecognisedWorkbook {
    let shown: Vec<(usize, &model::SheetCopy)> =
        copy.sheets.iter().enumerate().filter(|(_, sheet)| !sheet.hidden).collect();
    let sheets: Vec<Grid> = shown.iter().map(|(at, sheet)| Grid::new(*at as u16, sheet)).collect();
    let mut tables: Vec<Table> = Vec::new();
    let mut all_lines: Vec<Line> = Vec::new();
    for grid in &sheets {
        let (found, outside) = of_sheet(grid);
        // What stands on a sheet of its own in front of the first table is a title.
        let cells: usize = grid.rows.iter().map(|row| row.cells.len()).sum();
        if !found.is_empty() || tables.is_empty() && is_cover(cells) {
            all_lines.extend(outside);
        }
        tables.extend(found);
    }
    same_heading_tables::complete(copy, &mut tables);
    repeats::mark(copy, &mut tables);
    repeats::mark_second_lists(&mut tables);
    repeats::mark_beside_results(&mut tables);
    repeats::mark_overall(copy, &mut tables);
    repeats::mark_parts(copy, &mut tables);
    let sums = summary::mark(copy, &mut tables);
    all_lines.retain(|line| !sums.contains(&line.at.sheet));
    repeats::leave_strangers(copy, &mut tables);
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
        found.facts.push(Fact {
            evidence:
                "its tables are headed by dates whose order, year or day of the week is unclear"
                    .to_string(),
            ..Fact::unanswered(FactKind::Date)
        });
    }
}

/// A list of numbers and names under a title that names members, or on a sheet with such a name,
/// is a register, where the workbook holds nothing else.
fn call_register(copy: &WorkbookCopy, tables: &mut [Table], lines: &[Line]) {
    let sheet = |table: &Table| copy.sheets.get(usize::from(table.sheet));
    let titled = |table: &Table| {
        let above = |line: &&Line| line.at.sheet == table.sheet && line.above;
        lines.iter().filter(above).any(|line| names_members(&line.text))
            || sheet(table).is_some_and(|sheet| names_members(&sheet.name))
    };
    let taken = || tables.iter().filter(|table| !table.repeats);
    let any = taken().next().is_some();
    if any && taken().all(|table| (lists_members(table) || is_roll(table)) && titled(table)) {
        tables.iter_mut().for_each(|table| table.kind = SheetKind::Register);
    }
}

/// Whether a table names people with what only lists of members have, and nothing that they scored: a
/// list of members, if its title says so.
fn is_roll(table: &Table) -> bool {
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
fn of_sheet(grid: &Grid) -> (Vec<Table>, Vec<Line>) {
    if let Some(table) = bracket(grid) {
        let block = covered(&table, grid);
        let outside = lines(grid, &[&block]);
        return (vec![table], outside);
    }
    let rounds = stages::stages(grid);
    if stages::are_all(grid, &rounds) {
        return of_stages(grid, rounds);
    }
    let found = blocks(grid);
    let mut tables: Vec<Table> = Vec::new();
    let mut kept: Vec<&Block> = Vec::new();
    for block in &found {
        let table = match block.aside {
            true => side_lists::aside_table(grid, block, &found),
            false => table(grid, block),
        };
        let past = !tables.is_empty() && side_lists::has_years(grid, block);
        let table = Table { repeats: table.repeats || past, ..table };
        if table.kind != SheetKind::None {
            kept.push(block);
            tables.push(table);
        }
    }
    if tables.is_empty() && !rounds.is_empty() {
        return of_stages(grid, rounds);
    }
    let ranked = headless_tables::ranked(grid)
        .filter(|_| found.is_empty())
        .map(|block| table(grid, &block))
        .filter(|table| !matches!(table.kind, SheetKind::None | SheetKind::Entries));
    if let Some(mut table) = ranked {
        table.sure = Sureness::Likely;
        let block = covered(&table, grid);
        let outside = lines(grid, &[&block]);
        captions(grid, std::slice::from_mut(&mut table), &outside);
        let percent = |column: &&mut Column| column.meaning.what == What::Percent;
        if outside.iter().any(|line| words::names_matches(&line.text)) {
            let doubtful = table.columns.iter_mut().filter(percent);
            doubtful.for_each(|column| column.sure = Sureness::Asked);
        }
        return (vec![table], outside);
    }
    if tables.is_empty()
        && found.is_empty()
        && let Some(table) = bare(grid)
    {
        let block = covered(&table, grid);
        let outside = lines(grid, &[&block]);
        return (vec![table], outside);
    }
    let mut outside = lines(grid, &kept);
    captions(grid, &mut tables, &outside);
    if !grid.caption.is_empty() {
        outside.retain(|line| line.above);
    }
    (tables, outside)
}

/// The matches of stages or rounds, and the lines outside of them.
fn of_stages(grid: &Grid, matches: Vec<Table>) -> (Vec<Table>, Vec<Line>) {
    let covered: Vec<Block> = matches.iter().map(|table| covered(table, grid)).collect();
    let outside = lines(grid, &covered.iter().collect::<Vec<_>>());
    (matches, outside)
}

/// The rows of a table that was found in another way, as a block.
fn covered(table: &Table, grid: &Grid) -> Block {
    let rows = (grid.at_or_below(table.first_row)..grid.rows.len())
        .take_while(|at| grid.rows[*at].row <= table.last_row);
    Block {
        heading: table.heading,
        heading_rows: table.heading_rows,
        heads: Default::default(),
        rows: rows.collect(),
        skipped: Vec::new(),
        aside: false,
    }
}

/// A table with its kind and columns.
fn table(grid: &Grid, block: &Block) -> Table {
    let mut block = block.clone();
    inferred::infer(grid, &mut block);
    let mut view = View::new(grid, &block, 1);
    if let Some(first) = multi_row_contestants::first_rows_of_teams(&view) {
        view = View::of_teams(grid, &block, &first);
    } else if multi_row_contestants::two_rows_each(&view) {
        view = View::new(grid, &block, 2);
    }
    let kind = kind_of(&view);
    let columns = columns(&view, &kind);
    let kind = if worth(kind.kind, &columns, &view) { kind.kind } else { SheetKind::None };
    Table { rows_per_contestant: view.each, ..block.table(grid, kind, columns) }
}

/// Whether enough columns of a table are known for its kind.
fn worth(kind: SheetKind, columns: &[Column], view: &View) -> bool {
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
    let telling = |column: &&Column| match column.meaning.what {
        What::Index => false,
        What::Phone | What::Email | What::Note | What::Status => person,
        _ => true,
    };
    let telling = columns.iter().filter(telling).count();
    let people = columns
        .iter()
        .filter(|column| matches!(column.meaning.what, What::Name | What::Surname))
        .all(|column| {
            view.profile(column.column).is_some_and(|profile| profile.share(Shape::Words) >= 70)
        });
    match kind {
        SheetKind::None => false,
        SheetKind::Travellers => has(What::Contract),
        SheetKind::CentreCounts => has(What::Year) || has(What::Power),
        SheetKind::GameResults => has(What::Game),
        SheetKind::Entries => {
            named && people && (telling >= 2 || view.columns().count() == 1 && view.rows() >= 3)
        }
        SheetKind::DiplomacyScores => (named || has(What::Power)) && columns.len() >= 2,
        _ => named && columns.len() >= 2,
    }
}

/// How sure the kind is: one that says nothing of a game, or is of one table without more, is
/// only likely; names under powers may be anything.
fn sure_of_kind(table: &Table) -> Sureness {
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
fn main_of(tables: &[Table]) -> Option<&Table> {
    let rank = |table: &&Table| {
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
    let known = |table: &&Table| table.kind != SheetKind::None && !table.columns.is_empty();
    tables.iter().filter(known).rev().max_by_key(rank)
}

/// The lines directly above each table that name its group, section, direction or board.
fn captions(grid: &Grid, tables: &mut [Table], outside: &[Line]) {
    let none = ColumnSpan { first: 0, last: 0 };
    let span = |table: &Table| ColumnSpan::of_table(table).unwrap_or(none);
    let ends: Vec<(u32, ColumnSpan)> =
        tables.iter().map(|table| (table.last_row, span(table))).collect();
    let mut captioned: Vec<Option<(String, Address)>> = Vec::new();
    for (at, table) in tables.iter_mut().enumerate() {
        let heading = table.heading.unwrap_or(table.first_row);
        let own = ends[at].1;
        let before = (0..at).rev().find(|other| {
            let (end, above) = ends[*other];
            end < heading && above.first <= own.last && own.first <= above.last
        });
        let begins = before.map_or(0, |other| ends[other].0 + 1);
        if !grid.caption.is_empty() {
            let at = Address { sheet: grid.sheet, row: heading, column: 0 };
            table.caption = Some((grid.caption.clone(), at));
            captioned.push(table.caption.clone());
            continue;
        }
        if table.columns.is_empty() {
            captioned.push(None);
            continue;
        }
        // A list's name may stand above a line of its boards or its day.
        let names_list = |line: &&Line| {
            super::directions::direction(&line.text).is_some()
                || super::sections::section_of(&line.text).is_some()
        };
        let within = |line: &&Line, rows: u32| {
            line.at.row < heading
                && line.at.row >= begins
                && heading - line.at.row <= rows
                && line.at.column <= own.last
        };
        let near = |line: &&Line| within(line, 2) || names_list(line) && within(line, 6);
        let is_above = |line: &&Line| line.at.column + 1 >= own.first;
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
fn facts(copy: &WorkbookCopy, kind: SheetKind, tables: &[Table], lines: &[Line]) -> Vec<Fact> {
    let ranking = matches!(
        kind,
        SheetKind::SwissRanking
            | SheetKind::Crosstable
            | SheetKind::LeagueTable
            | SheetKind::PairsResults
            | SheetKind::TeamsResults
            | SheetKind::TeamsMatrix
    );
    let mut told = found(lines, ranking, event_split::year_beside(copy, tables));
    day_of_tab(copy, tables, &mut told);
    titled(lines, &mut told);
    page_title(copy, tables, &mut told);
    of_matches(kind, &mut told);
    let game = game_of(copy, kind, tables)
        .or_else(|| lines.iter().filter(|line| line.above).find_map(|line| game_in(&line.text)));
    let dates = tables.iter().any(|table| {
        !matches!(table.kind, SheetKind::LeagueTable)
            && table.columns.iter().any(|column| column.meaning.what == What::Date)
    });
    let rounds = tables.iter().filter(|table| table.kind == SheetKind::Pairings).all(|table| {
        let caption = table.caption.as_ref().map(|(text, _)| text.as_str());
        let tab = copy.sheets.get(usize::from(table.sheet)).map(|sheet| sheet.name.as_str());
        table.columns.iter().any(|column| column.meaning.what == What::Round)
            || caption.into_iter().chain(tab).any(|text| round_named(text).is_some())
    });
    asked(kind, game, told, &Knows { dates, rounds })
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
    if !known && title.is_some_and(words::names_matches) {
        told.facts.push(Fact {
            value: Some(format.word().to_string()),
            evidence: "the title mentions matches, but the table has no rounds".to_string(),
            ..Fact::unanswered(FactKind::Format)
        });
    }
}

/// The day that the name of the sheet tells, where all tables stand on one; of two days neither is taken.
fn day_of_tab(copy: &WorkbookCopy, tables: &[Table], told: &mut FoundFacts) {
    let mut sheets = tables.iter().map(|table| table.sheet);
    let Some(first) = sheets.next().filter(|first| sheets.all(|sheet| sheet == *first)) else {
        return;
    };
    let name = copy.sheets.get(usize::from(first)).map_or("", |sheet| sheet.name.as_str());
    let Some(day) = days::day_in(name) else { return };
    let known = told.facts.iter_mut().find(|fact| fact.kind == FactKind::Date);
    let Some(known) = known else {
        let other = day.other_weekday(name);
        let sure = day.is_ambiguous() || other.is_some();
        let evidence = "the sheet name has this date".to_string();
        told.facts.push(Fact {
            value: Some(day.iso()),
            sure: if sure { Sureness::Asked } else { Sureness::Likely },
            evidence: other
                .map_or_else(|| evidence.clone(), |other| format!("{evidence}; {other}")),
            ..Fact::unanswered(FactKind::Date)
        });
        return;
    };
    let text = known.at.map(|at| ForeignCells::new(copy).text(at)).unwrap_or_default();
    let other = known.value.as_deref().and_then(|day| conflicting_day(name, day, &text));
    if let Some(other) = other {
        known.sure = Sureness::Asked;
        known.evidence = format!("{}; the sheet name says {other}", known.evidence);
    }
}

/// The title of a web page, where no cell has one.
fn page_title(copy: &WorkbookCopy, tables: &[Table], told: &mut FoundFacts) {
    if copy.title.is_empty()
        || told.facts.iter().any(|fact| fact.kind == FactKind::Title)
        || tables.is_empty()
    {
        return;
    }
    told.facts.push(Fact {
        kind: FactKind::Title,
        value: Some(copy.title.clone()),
        at: None,
        sure: Sureness::Likely,
        answered: false,
        evidence: "title of the web page".to_string(),
    });
}
