//! Tables that tell again what another table tells.

use std::collections::{BTreeMap, BTreeSet};

use super::days::{day_in, yearless_in};
use super::headings::readings;
use super::{SheetKind, Table, What};
use crate::model::{CellValue, WorkbookCopy};

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
pub(super) fn mark(copy: &WorkbookCopy, tables: &mut [Table]) {
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
fn tells_players(own: &Table, other: &Table) -> bool {
    const PLAYERS: [What; 3] = [What::Player, What::Names, What::Surname];
    let has =
        |table: &Table, what: What| table.columns.iter().any(|column| column.meaning.what == what);
    has(own, What::Team) && PLAYERS.iter().any(|what| has(own, *what) && !has(other, *what))
}

/// Leaves lists of people on sheets of their own that are not those of the results: members, fees,
/// prizes. Who enters stands there by number or by name, pairs as pairs.
pub(super) fn leave_strangers(copy: &WorkbookCopy, tables: &mut [Table]) {
    let is_list = |table: &Table| {
        matches!(table.kind, SheetKind::Entries | SheetKind::PrizeList | SheetKind::Register)
    };
    let results: Vec<(u16, Known)> = tables
        .iter()
        .filter(|table| !table.repeats && !is_list(table) && table.kind != SheetKind::None)
        .map(|table| (table.sheet, known_by(copy, table)))
        .collect();
    if results.is_empty() {
        return;
    }
    let strangers: Vec<bool> = tables
        .iter()
        .map(|table| {
            let own = known_by(copy, table);
            let half = |own: &BTreeSet<String>, others: &BTreeSet<String>| {
                !own.is_empty() && own.intersection(others).count() * 2 >= own.len()
            };
            let [numbers, names, pairs] = &own;
            let shares = |(sheet, [their_numbers, their_names, their_pairs]): &(u16, Known)| {
                // Numbers of members may be those of pairs too.
                let looked_up = their_names.is_empty() || !pairs.is_empty();
                *sheet == table.sheet
                    || looked_up && half(numbers, their_numbers)
                    || half(names, their_names)
                    || half(pairs, their_pairs)
            };
            is_list(table) && !table.repeats && !results.iter().any(shares)
        })
        .collect();
    for (table, stranger) in tables.iter_mut().zip(strangers) {
        if stranger {
            table.kind = SheetKind::None;
        }
    }
}

/// The numbers of contestants, their names as they stand, and the two players of each pair.
type Known = [BTreeSet<String>; 3];

fn known_by(copy: &WorkbookCopy, table: &Table) -> Known {
    let mut found = [BTreeSet::new(), names_of(copy, table), BTreeSet::new()];
    let Some(sheet) = copy.sheets.get(usize::from(table.sheet)) else { return found };
    let what = |column: u16| {
        let column = table.columns.iter().find(|known| known.column == column);
        column.map(|column| column.meaning.what)
    };
    let from = sheet.cells.partition_point(|cell| cell.row < table.first_row);
    let cells = sheet.cells[from..].iter().take_while(|cell| cell.row <= table.last_row);
    let mut people: BTreeMap<u32, BTreeSet<String>> = BTreeMap::new();
    for cell in cells {
        let text = match &cell.value {
            CellValue::Text(text) => text.to_string(),
            CellValue::Number(number) => number.to_string(),
            _ => continue,
        };
        match what(cell.column) {
            Some(What::Number) => {
                found[0].insert(text);
            }
            Some(What::Name | What::Names | What::Player | What::NsNames | What::EwNames) => {
                let persons = super::super::people::persons(&text);
                let names = persons.into_iter().map(|one| crate::model::names::folded(&one.name));
                people.entry(cell.row).or_default().extend(names);
            }
            _ => {}
        }
    }
    let pairs = people.into_values().filter(|names| names.len() > 1);
    found[2] = pairs.map(|names| names.into_iter().collect::<Vec<_>>().join("&")).collect();
    found
}

/// Marks lists below a table, under its headings, of which nothing says that they are a section, a
/// direction or a day of their own: the same event ranked another way.
pub(super) fn mark_second_lists(tables: &mut [Table]) {
    for table in tables.iter_mut().filter(|table| table.is_second_list()) {
        let caption = table.caption.as_ref().map_or("", |(text, _)| text.as_str());
        let own = super::super::directions::direction(caption).is_some()
            || super::super::sections::section_of(caption).is_some()
            || day_in(caption).is_some()
            || yearless_in(caption).is_some()
            || names_group(caption);
        table.repeats |= !own;
    }
}

/// Marks lists of names on the sheet of results that say nothing of teams or numbers: prizes, those
/// who won before.
pub(super) fn mark_beside_results(tables: &mut [Table]) {
    let results = |table: &Table| {
        let kinds = [SheetKind::PairsResults, SheetKind::TeamsResults, SheetKind::SwissRounds];
        !table.repeats && kinds.contains(&table.kind)
    };
    let sheets: BTreeSet<u16> =
        tables.iter().filter(|table| results(table)).map(|table| table.sheet).collect();
    let tells = |table: &Table| {
        let told = [What::Team, What::Id, What::Number];
        table.columns.iter().any(|column| told.contains(&column.meaning.what))
    };
    for table in tables.iter_mut().filter(|table| sheets.contains(&table.sheet)) {
        let names = matches!(table.kind, SheetKind::Entries | SheetKind::PrizeList);
        table.repeats |= names && !tells(table);
    }
}

/// Whether a caption names a section, group, round or board.
fn names_group(caption: &str) -> bool {
    const GROUPS: [What; 6] =
        [What::Section, What::Category, What::Stratum, What::Direction, What::Round, What::Board];
    caption.split_whitespace().count() <= 3
        && readings(caption)
            .iter()
            .any(|reading| reading.is_likely() && GROUPS.contains(&reading.what))
}

fn names_of(copy: &WorkbookCopy, table: &Table) -> BTreeSet<String> {
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
            CellValue::Text(text) => Some(crate::model::names::folded(text)),
            _ => None,
        })
        .collect()
}
