//! Tables that tell again what another table tells: the overall list beside those of its sections,
//! the ladies beside all, a list of entries beside the results. They are marked as repeats, so that
//! no result is taken twice. Lists of people who did not play here (members, fees, prizes) become
//! tables of no kind.

use std::collections::BTreeSet;

use super::super::people::parse_persons;
use super::ForeignWorkbookCells;
use super::days::{day_without_year_in_text, first_day_in_text};
use super::headings::heading_meanings;
use super::{RecognisedTable, SheetKind, What};
use model::name_comparison::folded_name;
use model::{CellAddress, CellValue, StableSort, WorkbookCopy};

/// Columns that name contestants.
const NAMES: &[What] = &[
    What::Name,
    What::Names,
    What::Team,
    What::Surname,
    What::White,
    What::Black,
    What::Home,
    What::Away,
    What::Winner,
];

/// Marks tables whose contestants all stand in another table that tells more of them.
pub(super) fn mark_repeated_tables(copy: &WorkbookCopy, tables: &mut [RecognisedTable]) {
    if tables.len() < 2 || tables.len() > 200 {
        return;
    }
    let names: Vec<BTreeSet<String>> = tables.iter().map(|table| names_of(copy, table)).collect();
    for at in 0..tables.len() {
        let weak = matches!(
            tables[at].kind,
            SheetKind::Entries | SheetKind::Matches | SheetKind::Register | SheetKind::PrizeList
        );
        let told = (0..tables.len()).any(|other| {
            other != at
                && tables[other].sheet != tables[at].sheet
                && weak
                && !matches!(
                    tables[other].kind,
                    SheetKind::Entries | SheetKind::Register | SheetKind::None
                )
                && names[at].len() >= 2
                && !tells_players(&tables[at], &tables[other])
                && names[at].iter().filter(|name| !names[other].contains(*name)).count() * 10
                    <= names[at].len()
        });
        tables[at].repeats |= told;
    }
}

/// Whether a table names the players of teams of which another has the names alone.
fn tells_players(own: &RecognisedTable, other: &RecognisedTable) -> bool {
    const PLAYERS: [What; 3] = [What::Player, What::Names, What::Surname];
    let has = |table: &RecognisedTable, what: What| {
        table.columns.iter().any(|column| column.meaning.what == what)
    };
    has(own, What::Team) && PLAYERS.iter().any(|what| has(own, *what) && !has(other, *what))
}

/// Leaves lists of people on sheets of their own that are not those of the results: members, fees,
/// prizes. Who enters stands there by number or by name, pairs as pairs. The sheet is told.
pub(super) fn leave_out_unrelated_lists(copy: &WorkbookCopy, tables: &mut [RecognisedTable]) {
    let is_list = |table: &RecognisedTable| {
        matches!(table.kind, SheetKind::Entries | SheetKind::PrizeList | SheetKind::Register)
    };
    let taken = || tables.iter().filter(|table| !table.repeats && table.kind != SheetKind::None);
    let may_be_strangers = |own: &RecognisedTable| {
        let elsewhere = |other: &RecognisedTable| !is_list(other) && other.sheet != own.sheet;
        is_list(own) && own.last_row > own.first_row && taken().any(elsewhere)
    };
    if !taken().any(may_be_strangers) {
        return;
    }
    let results: Vec<(u16, Contestants)> = taken()
        .filter(|table| !is_list(table))
        .map(|table| (table.sheet, Contestants::new(copy, table)))
        .collect();
    for table in tables.iter_mut() {
        let is_one = is_list(table) && !table.repeats && table.last_row > table.first_row;
        let own = is_one.then(|| Contestants::new(copy, table));
        let go_with = |own: &Contestants| {
            results.iter().any(|(sheet, others)| *sheet == table.sheet || own.go_with(others))
        };
        if own.is_some_and(|own| !go_with(&own)) {
            table.kind = SheetKind::None;
        }
    }
}

/// What the contestants of a table are known by.
struct Contestants {
    numbers: BTreeSet<String>,
    /// Names as they stand in a cell.
    names: BTreeSet<String>,
    /// The two players of each pair, in any order and in one cell or two.
    pairs: BTreeSet<String>,
}

impl Contestants {
    fn new(copy: &WorkbookCopy, table: &RecognisedTable) -> Contestants {
        let cells = ForeignWorkbookCells::new(copy);
        let mut numbers = BTreeSet::new();
        let mut pairs = BTreeSet::new();
        for row in (table.first_row..=table.last_row).filter(|row| !table.skipped.contains(row)) {
            let mut people: BTreeSet<String> = BTreeSet::new();
            for column in &table.columns {
                let text =
                    cells.text(CellAddress { sheet: table.sheet, row, column: column.column });
                match column.meaning.what {
                    What::Number if !text.is_empty() => {
                        numbers.insert(text);
                    }
                    What::Name | What::Names | What::Player | What::NsNames | What::EwNames => {
                        people
                            .extend(parse_persons(&text).iter().map(|one| folded_name(&one.name)));
                    }
                    _ => {}
                }
            }
            people.remove("");
            if people.len() > 1 {
                pairs.insert(people.into_iter().collect::<Vec<_>>().join("&"));
            }
        }
        Contestants { numbers, names: names_of(copy, table), pairs }
    }

    /// Whether half of them are among others, by name or as pairs; by number where the others have no
    /// names, or these are pairs: numbers of members may be those of pairs too.
    fn go_with(&self, others: &Contestants) -> bool {
        let half = |own: &BTreeSet<String>, others: &BTreeSet<String>| {
            !own.is_empty() && own.intersection(others).count() * 2 >= own.len()
        };
        let by_number = others.names.is_empty() || !self.pairs.is_empty();
        by_number && half(&self.numbers, &others.numbers)
            || half(&self.names, &others.names)
            || half(&self.pairs, &others.pairs)
    }
}

/// Marks lists below a table, under its headings, of which nothing says that they are a section, a
/// direction or a day of their own: the same event ranked another way.
pub(super) fn mark_second_ranking_lists(tables: &mut [RecognisedTable]) {
    for table in tables.iter_mut().filter(|table| table.shares_headings_above()) {
        let caption = table.caption.as_ref().map_or("", |(text, _)| text.as_str());
        let own = names_list(caption)
            || first_day_in_text(caption).is_some()
            || day_without_year_in_text(caption).is_some()
            || names_group(caption);
        table.repeats |= !own;
    }
}

/// Whether a text names a direction or a section.
fn names_list(text: &str) -> bool {
    super::super::directions::direction_in_text(text).is_some()
        || super::super::sections::section_in_text(text).is_some()
}

/// Marks lists of names on the sheet of results that say nothing of teams or numbers: prizes, those
/// who won before.
pub(super) fn mark_lists_beside_results(tables: &mut [RecognisedTable]) {
    let results = |table: &RecognisedTable| {
        let kinds = [SheetKind::PairsResults, SheetKind::TeamsResults, SheetKind::SwissRounds];
        !table.repeats && kinds.contains(&table.kind)
    };
    let sheets: BTreeSet<u16> =
        tables.iter().filter(|table| results(table)).map(|table| table.sheet).collect();
    let tells = |table: &RecognisedTable| {
        let told = [What::Team, What::Id, What::Number];
        table.columns.iter().any(|column| told.contains(&column.meaning.what))
    };
    for table in tables.iter_mut().filter(|table| sheets.contains(&table.sheet)) {
        let names = matches!(table.kind, SheetKind::Entries | SheetKind::PrizeList);
        table.repeats |= names && !tells(table);
    }
}

/// Marks a list on a sheet of its own of which each row stands with the same score on other sheets: an
/// overall list beside those of the directions or sections.
pub(super) fn mark_overall_lists(copy: &WorkbookCopy, tables: &mut [RecognisedTable]) {
    const FEWEST: usize = 3;
    let mut sheets = tables.iter().filter(|table| is_results(table)).map(|table| table.sheet);
    let first = sheets.next();
    if sheets.all(|sheet| Some(sheet) == first) {
        return;
    }
    let scored = scores_of_lists(copy, tables);
    let mut longest: Vec<usize> = (0..tables.len()).collect();
    longest.arrange_by_key(|at| std::cmp::Reverse((scored[*at].len(), *at)));
    for at in longest.into_iter().filter(|at| scored[*at].len() >= FEWEST) {
        let elsewhere = |other: &usize| {
            *other != at && tables[*other].sheet != tables[at].sheet && is_results(&tables[*other])
        };
        let others: Vec<usize> = (0..tables.len()).filter(elsewhere).collect();
        let stands = |row: &String| others.iter().any(|other| scored[*other].contains(row));
        // A copy of one list may be of another day.
        let is_copy = others.iter().any(|other| scored[at].is_subset(&scored[*other]));
        if !is_copy && scored[at].iter().all(stands) {
            tables[at].repeats = true;
        }
    }
}

/// Marks a list of which each row stands with the same score in a longer one: ladies, juniors or mixed
/// pairs beside the list of all. Lists that are the longer one together are its directions or sections.
pub(super) fn mark_partial_lists(copy: &WorkbookCopy, tables: &mut [RecognisedTable]) {
    if tables.iter().filter(|table| is_results(table)).count() < 2 {
        return;
    }
    let scored = scores_of_lists(copy, tables);
    let is_part = |own: &BTreeSet<String>, of: usize| {
        let whole = &scored[of];
        let others = scored.iter().enumerate().filter(|(other, _)| *other != of);
        let parts: BTreeSet<&String> =
            others.filter(|(_, rows)| rows.is_subset(whole)).flat_map(|(_, rows)| rows).collect();
        own.len() < whole.len() && own.is_subset(whole) && parts.len() < whole.len()
    };
    let named = |table: &RecognisedTable| {
        let tab = copy.sheets.get(usize::from(table.sheet)).map(|sheet| sheet.name.as_str());
        let caption = table.caption.as_ref().map(|(text, _)| text.as_str());
        tab.into_iter().chain(caption).any(names_list)
    };
    let apart: Vec<bool> = tables.iter().map(named).collect();
    for at in (0..tables.len()).filter(|at| !scored[*at].is_empty() && !apart[*at]) {
        tables[at].repeats |= (0..scored.len()).any(|of| is_part(&scored[at], of));
    }
}

/// Whether a table lists results that no other table has.
fn is_results(table: &RecognisedTable) -> bool {
    !table.repeats && [SheetKind::PairsResults, SheetKind::TeamsResults].contains(&table.kind)
}

/// The scored rows of each table; none of one that is no list of results.
fn scores_of_lists(copy: &WorkbookCopy, tables: &[RecognisedTable]) -> Vec<BTreeSet<String>> {
    let scores = |table: &RecognisedTable| {
        if is_results(table) { scores_of(copy, table) } else { BTreeSet::new() }
    };
    tables.iter().map(scores).collect()
}

/// The rows of a table as names with what they scored; empty if a row has no score.
fn scores_of(copy: &WorkbookCopy, table: &RecognisedTable) -> BTreeSet<String> {
    const SCORES: [What; 6] =
        [What::Percent, What::Score, What::Points, What::Vps, What::Imps, What::Total];
    let cells = ForeignWorkbookCells::new(copy);
    let text = |row: u32, whats: &[What]| {
        let own = table.columns.iter().filter(|column| whats.contains(&column.meaning.what));
        let at = own.map(|column| CellAddress { sheet: table.sheet, row, column: column.column });
        let texts: Vec<String> = at.map(|at| folded_name(&cells.text(at))).collect();
        texts.join("|")
    };
    let rows = (table.first_row..=table.last_row).filter(|row| !table.skipped.contains(row));
    let row = |row: u32| {
        let (names, scores) = (text(row, NAMES), text(row, &SCORES));
        let filled = |text: &str| text.contains(|letter: char| letter != '|');
        (filled(&names) && filled(&scores)).then(|| format!("{names}={scores}"))
    };
    rows.map(row).collect::<Option<_>>().unwrap_or_default()
}

/// Whether a caption names a section, group, round or board.
fn names_group(caption: &str) -> bool {
    const GROUPS: [What; 6] =
        [What::Section, What::Category, What::Stratum, What::Direction, What::Round, What::Board];
    caption.split_whitespace().count() <= 3
        && heading_meanings(caption)
            .iter()
            .any(|reading| reading.is_likely() && GROUPS.contains(&reading.what))
}

fn names_of(copy: &WorkbookCopy, table: &RecognisedTable) -> BTreeSet<String> {
    let Some(sheet) = copy.sheets.get(usize::from(table.sheet)) else { return BTreeSet::new() };
    let columns: BTreeSet<u16> = table
        .columns
        .iter()
        .filter(|column| NAMES.contains(&column.meaning.what))
        .map(|column| column.column)
        .collect();
    let from = sheet.cells.partition_point(|cell| cell.row < table.first_row);
    let rows = sheet.cells[from..].iter().take_while(|cell| cell.row <= table.last_row);
    rows.filter(|cell| columns.contains(&cell.column))
        .filter_map(|cell| match &cell.value {
            CellValue::Text(text) => Some(folded_name(text)),
            _ => None,
        })
        .collect()
}
