//! What a sheet says against the way it was read: columns left over, a number for two contestants,
//! places that begin anew, a title of other contestants. Each is told at its cell: a check that
//! fails is no detail.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::RangeInclusive;

use super::super::cell_splitting::original_address;
use super::super::couples::{is_unnamed_spouse, lacks_forename};
use super::super::directions::direction_in_text;
use super::super::nobody;
use super::super::people;
use super::super::problems::{
    ColumnLeft, KindDoubtful, LeftOpen, LinesAside, MembersColumnLeft, NameOdd, NumberStandsTwice,
    PlacesBeginAnew, RemarksLeft, RowLeft, ScoresUnnamed, SecondList,
};
use super::super::recognise::{
    EventContestantKind, contestants_of_title, is_not_a_name, split_events, tells_who_has_paid,
};
use super::super::recognised::{
    FactKind, RecognisedColumn, RecognisedTable, RecognisedWorkbook, SheetKind, Sureness, What,
};
use super::super::return_sheets::CellContent;
use super::super::sections::section_in_text;
use super::super::table_headings::{filled_cells_of_table, heading_cells, unread_columns};
use super::adjustments::has_unproved_amounts;
use super::cells::ForeignWorkbookCells;
use super::contestants::{contestant_kind, read_contestant};
use super::context_doubts::doubts_from_context;
use super::derived_columns::{
    contradiction_problems, doubtful_places_problem, places_follow_scores,
};
use super::doubtful_games::doubtful_games_problems;
use super::draft::TranslatedReturn;
use super::matches::scores_in_names_problem;
use super::members;
use super::name_marks::{
    marks_beside_contestants_problem, marks_beside_members_problem, marks_beside_sides_problem,
};
use super::one_or_two_names::surnames_of_pairs_problem;
use super::ranking::{ranking_column, scoring_of_rounds, session_percentage_columns};
use super::roster::{ContestantKind, RosterContestant};
use super::untaken_cells::untaken_cells_problems;
use super::unused::unused_scores_problems;
use super::view::{TableWithCells, first_whole_number};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemPlace, phrase};
use model::{CellAddress, CellValue, StoredCell, WorkbookCopy, column_letters};

/// What speaks against the way in which a workbook was read, and was made a return.
pub fn reading_doubts(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
    made: &TranslatedReturn,
) -> Vec<Problem> {
    let mut doubts = doubts_of_parts(copy, found);
    let taken: HashSet<CellAddress> = made.origins.values().copied().collect();
    doubts.extend(untaken_cells_problems(copy, found, &taken));
    doubts.extend(unused_scores_problems(copy, found, made, &taken));
    doubts.extend(left_open(made));
    for doubt in &mut doubts {
        if let ProblemPlace::Cell(at) = &mut doubt.place {
            *at = original_address(copy, *at);
        }
    }
    doubts
}

/// What was left open in the rows of the return: an opponent who is nobody of the table, or who names
/// another. What is open of the event is asked.
fn left_open(made: &TranslatedReturn) -> impl Iterator<Item = Problem> {
    let of_rows = |at: &CellAddress| {
        let sheet = made.sheets.sheets.get(usize::from(at.sheet));
        sheet.is_some_and(|sheet| !sheet.name.starts_with("Event"))
    };
    let open = made
        .remarks
        .iter()
        .filter(move |(at, remark)| remark.sure == Sureness::Asked && of_rows(at));
    open.filter_map(|(at, remark)| {
        let from = made.origins.get(at)?;
        Some(Problem::new(LeftOpen { words: remark.words.clone() }, ProblemPlace::Cell(*from)))
    })
}

/// The same, at the cells of the copy, in which a column may have been parted.
fn doubts_of_parts(copy: &WorkbookCopy, found: &RecognisedWorkbook) -> Vec<Problem> {
    let mut doubts = Vec::new();
    let tables = found.tables.iter().filter(|table| !table.repeats);
    match found.kind {
        SheetKind::None => return doubts,
        SheetKind::Register => {
            for table in tables {
                let view = TableWithCells { grid: ForeignWorkbookCells::new(copy), table };
                doubts.extend(columns_beside_members(copy, found, table));
                doubts.extend(marks_beside_members_problem(view));
            }
            return doubts;
        }
        _ => {}
    }
    for table in tables {
        doubts.extend(columns_left(copy, found, table));
        doubts.extend(remarks_left(copy, found, table));
        doubts.extend(rows_left(copy, table));
        doubts.extend(rows_below(copy, found, table));
    }
    let beside = |one: &RecognisedTable| {
        found.tables.iter().any(|other| other.sheet == one.sheet && !other.repeats)
    };
    let second = found.tables.iter().filter(|table| table.repeats && beside(table));
    doubts.extend(second.map(|table| {
        let caption = table.caption.as_ref().map(|(text, _)| text.clone()).unwrap_or_default();
        let column = table.columns.first().map_or(0, |column| column.column);
        let at = CellAddress { sheet: table.sheet, row: table.first_row, column };
        Problem::new(SecondList { caption }, ProblemPlace::Cell(at))
    }));
    let events = split_events(copy, found);
    let events = if events.is_empty() { std::slice::from_ref(found) } else { &events[..] };
    doubts.extend(events.iter().flat_map(|event| doubts_of_event(copy, event)));
    doubts.extend(doubts_from_context(copy, found, events));
    doubts
}

/// What the rows of one event say against each other and against its title.
fn doubts_of_event(copy: &WorkbookCopy, event: &RecognisedWorkbook) -> Vec<Problem> {
    let grid = ForeignWorkbookCells::new(copy);
    let tables = event.tables.iter().filter(|table| !table.repeats);
    let views: Vec<TableWithCells<'_>> =
        tables.map(|table| TableWithCells { grid, table }).collect();
    let (listed, others): (Vec<_>, Vec<_>) =
        views.iter().copied().partition(|view| has_list(view.table.kind));
    let lists: Vec<List<'_>> = listed.into_iter().map(List::new).collect();
    let mut doubts = doubtful_games_problems(event, grid);
    doubts.extend(views.iter().flat_map(|view| contradiction_problems(*view)));
    doubts.extend(views.iter().filter_map(|view| doubtful_places_problem(*view)));
    doubts.extend(views.iter().filter_map(|view| scores_in_names_problem(*view)));
    doubts.extend(numbers_twice(&lists));
    doubts.extend(lists.iter().flat_map(names_odd));
    let marks = |list: &List<'_>| marks_beside_contestants_problem(list.view, list.contestants());
    doubts.extend(lists.iter().find_map(marks));
    doubts.extend(others.into_iter().filter_map(marks_beside_sides_problem));
    doubts.extend(places_anew(&lists));
    doubts.extend(other_title(event, &lists));
    doubts.extend(lists.iter().find_map(|list| surnames_of_pairs_problem(event, list.view)));
    doubts.extend(lists.iter().find_map(scores_unnamed));
    doubts
}

/// Whether each table has a place in each row, which counts those with a higher score.
pub fn all_places_follow_scores(copy: &WorkbookCopy, found: &RecognisedWorkbook) -> bool {
    let grid = ForeignWorkbookCells::new(copy);
    let mut tables = found.tables.iter().filter(|table| !table.repeats);
    tables.all(|table| places_follow_scores(TableWithCells { grid, table }))
}

/// Whether the rows of a table are contestants, each once.
fn has_list(kind: SheetKind) -> bool {
    use SheetKind as K;
    matches!(
        kind,
        K::Entries
            | K::PairsResults
            | K::TeamsResults
            | K::SwissRounds
            | K::SwissRanking
            | K::Crosstable
            | K::Ladder
    )
}

/// Columns of numbers or names that no meaning was found for, or whose meaning is open.
fn columns_left<'a>(
    copy: &'a WorkbookCopy,
    found: &'a RecognisedWorkbook,
    table: &'a RecognisedTable,
) -> impl Iterator<Item = Problem> + 'a {
    // Rounds that are no numbers are laid out nowhere where each contestant has one score.
    let scores = matches!(table.kind, SheetKind::PairsResults | SheetKind::TeamsResults);
    let no_score = move |column: &RecognisedColumn| {
        let round = matches!(column.meaning.what, What::Round | What::Week);
        let own = || filled_cells_of_table(copy, table).filter(|cell| cell.column == column.column);
        let numbers =
            || own().filter(|cell| is_number(ForeignWorkbookCells::new(copy), table, cell)).count();
        scores && round && numbers() * 2 <= own().count()
    };
    // Centres are laid out under their year.
    let years = table.columns.iter().any(|column| column.meaning.what == What::Year);
    let no_year = move |column: &RecognisedColumn| {
        table.kind == SheetKind::CentreCounts && !years && column.meaning.what == What::Score
    };
    let open = table.columns.iter().filter(move |column| {
        let view = TableWithCells { grid: ForeignWorkbookCells::new(copy), table };
        let amounts = column.sure != Sureness::Asked && has_unproved_amounts(view, column);
        column.sure == Sureness::Asked || no_score(column) || no_year(column) || amounts
    });
    let open = open.map(|column| (column.column, column.name()));
    let row = table.heading.unwrap_or(table.first_row);
    left_alone(copy, found, table).into_iter().chain(open).filter_map(move |(column, heading)| {
        let amounts = || amounts_told(copy, table, column);
        let cells = telling(copy, table, column).or_else(amounts)?;
        let at = CellAddress { sheet: table.sheet, row, column };
        Some(Problem::new(ColumnLeft { heading, cells }, ProblemPlace::Cell(at)))
    })
}

/// The columns of a list of members that the sheet of a register has no place for. What only
/// counts the rows is no loss.
fn columns_beside_members<'a>(
    copy: &'a WorkbookCopy,
    found: &'a RecognisedWorkbook,
    table: &'a RecognisedTable,
) -> impl Iterator<Item = Problem> + 'a {
    let grid = ForeignWorkbookCells::new(copy);
    let own =
        move |column: u16| filled_cells_of_table(copy, table).filter(move |at| at.column == column);
    let counts_rows = move |column: u16| {
        let typed = own(column).map(|cell| {
            grid.text(CellAddress { sheet: table.sheet, row: cell.row, column: cell.column })
        });
        (1..).zip(typed).all(|(row, typed): (usize, _)| typed == row.to_string())
    };
    let numbered = table.columns.iter().any(|column| column.meaning.what == What::Id);
    let without = table.columns.iter().filter(move |column| match column.meaning.what {
        What::Number if numbered => !counts_rows(column.column),
        What::Status => !members::tells_member_status(TableWithCells { grid, table }),
        What::Index => false,
        what => !members::register_has_column_for(what),
    });
    let without = without.map(|column| (column.column, column.heading.clone()));
    let row = table.heading.unwrap_or(table.first_row);
    left_alone(copy, found, table).into_iter().chain(without).map(move |(column, heading)| {
        let at = CellAddress { sheet: table.sheet, row, column };
        let trouble = MembersColumnLeft { heading, cells: own(column).count() };
        Problem::new(trouble, ProblemPlace::Cell(at))
    })
}

/// Columns of remarks beside contestants that were left alone, with or without a heading: they may
/// say that somebody does not count.
fn remarks_left(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
    table: &RecognisedTable,
) -> Vec<Problem> {
    let grid = ForeignWorkbookCells::new(copy);
    let beside = |other: &&RecognisedTable| {
        let from = other.heading.unwrap_or(other.first_row);
        other.sheet == table.sheet && from <= table.last_row && table.first_row <= other.last_row
    };
    let tables: Vec<&RecognisedTable> = found.tables.iter().filter(beside).collect();
    let known: BTreeMap<u16, What> = tables
        .iter()
        .flat_map(|other| &other.columns)
        .map(|column| (column.column, column.meaning.what))
        .collect();
    let touching = touching(table, tables.len() > 1);
    let is_fact = |at: CellAddress| found.facts.iter().any(|fact| fact.at == Some(at));
    let mut left: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    for cell in filled_cells_of_table(copy, table).filter(|cell| !table.skipped.contains(&cell.row))
    {
        let at = CellAddress { sheet: table.sheet, row: cell.row, column: cell.column };
        let is_remark = matches!(known.get(&cell.column), None | Some(What::Note | What::Status));
        let text = grid.text(at);
        let between = ["-", "\u{2013}", ":", "v", "vs"].contains(&text.as_str());
        let is_versus = between && table.kind == SheetKind::TeamsMatches;
        if is_remark && !is_fact(at) && !is_versus && touching.contains(&cell.column) {
            left.entry(cell.column).or_default().push(text);
        }
    }
    let row = table.heading.unwrap_or(table.first_row);
    let headings =
        table.heading.map(|row| heading_cells(copy, table.sheet, row, table.heading_rows));
    let headings: BTreeMap<u16, String> = headings.into_iter().flatten().collect();
    // A direction that all have is that of the list.
    left.retain(|column, cells| {
        telling(copy, table, *column).is_none()
            && amounts_told(copy, table, *column).is_none()
            && !(cells.iter().all(|text| direction_in_text(text).is_some())
                && cells
                    .windows(2)
                    .all(|two| direction_in_text(&two[0]) == direction_in_text(&two[1])))
    });
    let told = left.into_iter().map(|(column, cells)| {
        let heading = headings.get(&column).cloned();
        let heading = heading.unwrap_or_else(|| column_letters(column));
        let at = CellAddress { sheet: table.sheet, row, column };
        if tells_who_has_paid(&heading, &cells) {
            let texts = format!("“{heading}” ({})", grid.cell_name(at)).into();
            return Problem::new(LinesAside { texts }, ProblemPlace::Cell(at));
        }
        let (count, first) = (cells.len(), cells.into_iter().next().unwrap_or_default());
        Problem::new(RemarksLeft { heading, cells: count, first }, ProblemPlace::Cell(at))
    });
    told.collect()
}

/// The columns that may be of a table: where another list stands `beside`, what does not touch this
/// one is of that list.
fn touching(table: &RecognisedTable, beside: bool) -> RangeInclusive<u16> {
    let own = || table.columns.iter().map(|column| column.column);
    match (own().min(), own().max()) {
        (Some(first), Some(last)) if beside => first.saturating_sub(1)..=last + 1,
        _ => 0..=u16::MAX,
    }
}

/// The columns of a table that have no meaning, with their headings, else with their letters.
fn left_alone(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
    table: &RecognisedTable,
) -> BTreeMap<u16, String> {
    let on_sheet = || found.tables.iter().filter(|other| other.sheet == table.sheet);
    let touching = touching(table, on_sheet().count() > 1);
    let known = |column: u16| {
        on_sheet().flat_map(|other| &other.columns).any(|known| known.column == column)
    };
    let cells = filled_cells_of_table(copy, table);
    let left = cells.filter(|cell| touching.contains(&cell.column) && !known(cell.column));
    let mut left: BTreeMap<u16, String> =
        left.map(|cell| (cell.column, column_letters(cell.column))).collect();
    left.extend(unread_columns(copy, found, table));
    left
}

/// Whether a cell is a plain number.
fn is_number(grid: ForeignWorkbookCells<'_>, table: &RecognisedTable, cell: &StoredCell) -> bool {
    let at = CellAddress { sheet: table.sheet, row: cell.row, column: cell.column };
    match grid.number(at) {
        Some(CellContent::Number(_) | CellContent::Percent(_)) => true,
        Some(CellContent::Text(text)) => {
            let plain = text.trim_end_matches('%').trim();
            matches!(CellContent::number_or_text(plain), CellContent::Number(_))
        }
        _ => false,
    }
}

/// The column of a table's names.
fn column_of_names(table: &RecognisedTable) -> Option<&RecognisedColumn> {
    const NAMES: [What; 5] = [What::Name, What::Names, What::Team, What::Player, What::Surname];
    table.columns.iter().find(|column| NAMES.contains(&column.meaning.what))
}

/// The rows among those of a table that were not taken, though they have a name and more.
fn rows_left(copy: &WorkbookCopy, table: &RecognisedTable) -> Vec<Problem> {
    let Some(column) = column_of_names(table) else { return Vec::new() };
    let (grid, heading) = (ForeignWorkbookCells::new(copy), folded_name(&column.heading));
    let more = filled_cells_of_table(copy, table).filter(|cell| cell.column != column.column);
    let more: HashSet<u32> = more.map(|cell| cell.row).collect();
    let at = |row: &u32| CellAddress { sheet: table.sheet, row: *row, column: column.column };
    let skipped = table.skipped.iter().filter(|row| more.contains(row)).map(at);
    let named = skipped.filter_map(|at| {
        let name = grid.text(at);
        let is_name = is_name_of_row(&name) && folded_name(&name) != heading;
        (is_name && !is_not_a_name(&name)).then_some((name, at))
    });
    named.map(|(name, at)| Problem::new(RowLeft { name }, ProblemPlace::Cell(at))).collect()
}

/// The rows below a table that were not taken, though they have a name: the first by its name alone, those
/// further down with a number of the table beside it.
fn rows_below(
    copy: &WorkbookCopy,
    found: &RecognisedWorkbook,
    table: &RecognisedTable,
) -> Vec<Problem> {
    const LOOKED_AT: u32 = 200;
    let Some(column) = column_of_names(table) else { return Vec::new() };
    let (grid, first) = (ForeignWorkbookCells::new(copy), table.last_row + 1);
    let taken = |row: &u32| {
        let of =
            |other: &RecognisedTable| other.heading.unwrap_or(other.first_row)..=other.last_row;
        found.tables.iter().any(|other| other.sheet == table.sheet && of(other).contains(row))
    };
    let cell = |row: u32, column: u16| CellAddress { sheet: table.sheet, row, column };
    let has_number = |row: u32| {
        let others = table.columns.iter().filter(|other| other.column != column.column);
        let numbers = others.filter_map(|other| grid.number(cell(row, other.column)));
        numbers.into_iter().any(|number| !matches!(number, CellContent::Text(_)))
    };
    let named = |row: u32| {
        let at = cell(row, column.column);
        let name = grid.text(at);
        let words = name.split_whitespace().count();
        let without_digits = name.chars().all(|c| !c.is_ascii_digit());
        let alone = row == first && (2..=8).contains(&words) && without_digits;
        let is_name = alone || is_name_of_row(&name) && has_number(row);
        (is_name && !is_not_a_name(&name)).then_some((name, at))
    };
    let rows = (first..first.saturating_add(LOOKED_AT)).take_while(|row| !taken(row));
    let left = rows.filter_map(named);
    left.map(|(name, at)| Problem::new(RowLeft { name }, ProblemPlace::Cell(at))).collect()
}

/// Whether a text in the column of names may name a contestant, and no group of them.
fn is_name_of_row(text: &str) -> bool {
    let caption = section_in_text(text).is_some() || direction_in_text(text).is_some();
    people::has_letters(text) && !caption && !nobody::means_nobody_plays(text)
}

/// How many cells of a column hold amounts that no total proves.
fn amounts_told(copy: &WorkbookCopy, table: &RecognisedTable, column: u16) -> Option<usize> {
    let view = TableWithCells { grid: ForeignWorkbookCells::new(copy), table };
    let own = table.columns.iter().find(|known| known.column == column)?;
    let cells = || filled_cells_of_table(copy, table).filter(|cell| cell.column == column).count();
    has_unproved_amounts(view, own).then(cells)
}

/// How many cells of a column are numbers, or names of two words; none where few are.
fn telling(copy: &WorkbookCopy, table: &RecognisedTable, column: u16) -> Option<usize> {
    let grid = ForeignWorkbookCells::new(copy);
    let tells = |cell: &StoredCell| {
        let named = matches!(&cell.value, CellValue::Text(text)
            if (2..=6).contains(&text.split_whitespace().count()));
        named || is_number(grid, table, cell)
    };
    let own = filled_cells_of_table(copy, table).filter(|cell| cell.column == column);
    let cells = own.filter(|cell| tells(cell)).count();
    let all = usize::try_from(table.last_row - table.first_row + 1).unwrap_or(usize::MAX);
    (cells >= 3 && cells * 2 >= all).then_some(cells)
}

/// A table whose rows are contestants, with those that were read, each once.
struct List<'a> {
    view: TableWithCells<'a>,
    sort: ContestantKind,
    rows: Vec<(Vec<u32>, RosterContestant)>,
}

impl<'a> List<'a> {
    fn new(view: TableWithCells<'a>) -> List<'a> {
        let sort = contestant_kind(view);
        let rows = view.rows_by_contestant().into_iter();
        let rows = rows.filter_map(|rows| {
            let one = read_contestant(view, &rows, sort)?;
            Some((rows, one))
        });
        List { view, sort, rows: rows.collect() }
    }

    fn contestants(&self) -> impl Iterator<Item = &RosterContestant> {
        self.rows.iter().map(|(_, one)| one)
    }
}

/// The ranking that a contestant is in: its section and direction.
type Ranking = (Option<String>, Option<&'static str>);

fn ranking_of(one: &RosterContestant) -> Ranking {
    let section = one.section.as_ref().map(|(section, _)| section.clone());
    (section, one.direction.map(|(direction, _)| direction))
}

/// Numbers that two contestants of one ranking have.
fn numbers_twice(lists: &[List<'_>]) -> Vec<Problem> {
    let mut known: HashMap<(Ranking, String), (String, CellAddress)> = HashMap::new();
    let mut doubts = Vec::new();
    for list in lists {
        for one in list.contestants() {
            let Some((number, Some(at))) = one.number.clone() else { continue };
            let (first, cell) =
                known.entry((ranking_of(one), number.clone())).or_insert((one.identity_key(), at));
            if *first != one.identity_key() {
                let first = list.view.grid.cell_name(*cell);
                doubts.push(Problem::new(
                    NumberStandsTwice { number, first },
                    ProblemPlace::Cell(at),
                ));
            }
        }
    }
    doubts
}

/// Names of one word or of initials among full names, names with a bracket or a figure, and a third
/// name of a pair: a couple whose surname stands once, a name cut in two, a club behind a name.
fn names_odd(list: &List<'_>) -> Vec<Problem> {
    let is_initial = |word: &str| word.chars().filter(|c| c.is_alphabetic()).count() <= 1;
    let is_short =
        |name: &str| !name.contains(char::is_whitespace) || name.split_whitespace().all(is_initial);
    let all = || list.contestants().flat_map(|one| &one.players);
    let whole = all().filter(|(person, _)| !is_short(&person.name)).count();
    let usual = whole * 5 > all().count() * 3;
    let mut odd = Vec::new();
    for one in list.contestants() {
        let beside_whole = one.players.iter().any(|(person, _)| !is_short(&person.name));
        for (nth, (person, at)) in one.players.iter().enumerate() {
            let name = person.name.clone();
            let why = match () {
                () if nth >= 2 && list.sort == ContestantKind::Pairs => {
                    phrase!("is the third name in a pair")
                }
                () if name.contains(['(', '[']) || name.contains(|c: char| c.is_ascii_digit()) => {
                    phrase!("holds more than a name")
                }
                () if lacks_forename(&name) => phrase!("has no forename"),
                // `his wife`; one word may be the surname of a list of surnames.
                () if name.contains(' ') && is_unnamed_spouse(&name) => phrase!("has no forename"),
                () if is_short(&name) && (usual || beside_whole) => {
                    phrase!("is missing a part that the others have")
                }
                () => continue,
            };
            odd.push(Problem::new(NameOdd { name, why }, ProblemPlace::Cell(*at)));
        }
    }
    odd
}

/// The first place of each list that begins a ranking anew, below another place of the same.
fn places_anew(lists: &[List<'_>]) -> Vec<Problem> {
    let is_first = |place: &str| first_whole_number(place).as_deref() == Some("1");
    // The place before, and whether the first one was there.
    let mut known: HashMap<Ranking, (String, bool)> = HashMap::new();
    let begins_anew = |list: &List<'_>| {
        list.rows.iter().find_map(|(rows, one)| {
            let (place, at) = list.view.first_text_in_rows(What::Place, rows)?;
            let (before, begun) = known.entry(ranking_of(one)).or_default();
            let anew = is_first(&place) && *begun && !is_first(before);
            *begun |= is_first(&place);
            let before = std::mem::replace(before, place.clone());
            anew.then(|| Problem::new(PlacesBeginAnew { place, before }, ProblemPlace::Cell(at)))
        })
    };
    lists.iter().filter_map(begins_anew).collect()
}

/// Scores of pairs under a word for a total, or below nought, of which nothing says what they are.
fn scores_unnamed(list: &List<'_>) -> Option<Problem> {
    let view = list.view;
    let (column, scoring) = ranking_column(view)?;
    let named = scoring.is_some()
        || scoring_of_rounds(view).is_some()
        || session_percentage_columns(view).is_some()
        || view.table.kind != SheetKind::PairsResults;
    let is_below = |row: u32| {
        view.cell_text(column, row).is_some_and(|(text, _)| text.starts_with(['-', '\u{2212}']))
    };
    let open = column.meaning.what == What::Total
        || list.rows.iter().flat_map(|(rows, _)| rows).any(|row| is_below(*row));
    let row = view.table.heading.unwrap_or(view.table.first_row);
    (open && !named).then(|| {
        let trouble = ScoresUnnamed { heading: column.heading.clone() };
        Problem::new(trouble, ProblemPlace::Cell(view.cell_address(column, row)))
    })
}

/// A title, a format or the heading of the names that speaks of pairs, teams or individuals where
/// the rows are others.
fn other_title(event: &RecognisedWorkbook, lists: &[List<'_>]) -> Option<Problem> {
    let list = lists.first()?;
    let two = list.contestants().filter(|one| one.players.len() == 2).count();
    let read = match list.sort {
        ContestantKind::Teams => EventContestantKind::Teams,
        _ if two * 2 > list.rows.len() => EventContestantKind::Pairs,
        ContestantKind::Players | ContestantKind::Pairs => EventContestantKind::Individuals,
    };
    let title = event.fact(FactKind::Title);
    let format = event.fact(FactKind::Format).filter(|fact| fact.at.is_some());
    let facts = [title, format].into_iter().flatten().filter_map(|fact| fact.value.clone());
    // A team may stand as two pairs.
    let of_rows = |what: What| match read {
        // `Paar` above the numbers of single names
        EventContestantKind::Individuals => matches!(what, What::Names | What::Number),
        _ => what == What::Names && list.sort != ContestantKind::Teams,
    };
    let names = |column: &&RecognisedColumn| of_rows(column.meaning.what);
    let headings =
        list.view.table.columns.iter().filter(names).map(|column| column.heading.clone());
    let told = facts.chain(headings).filter_map(|text| {
        let titled = contestants_of_title(&text).filter(|titled| *titled != read)?;
        Some(KindDoubtful { title: text, titled: titled.word(), read: read.word() })
    });
    told.map(|trouble| Problem::new(trouble, ProblemPlace::File)).next()
}
