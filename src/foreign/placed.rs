//! Where the columns of a layout stand in a row of headings.

use std::collections::BTreeSet;

use super::headed::key;
use super::layout::LayoutTable;
use super::recognised::{Meaning, What};

/// Where the columns of a table of a layout stand in a sheet.
#[derive(Debug)]
pub(super) struct Placed {
    /// The layout, by its position.
    pub layout: usize,
    /// The table of the layout, by its position.
    pub table: usize,
    /// The sheet, by its index.
    pub sheet: u16,
    /// The first row of headings.
    pub row: u32,
    /// The columns that are there: column, heading, meaning.
    pub columns: Vec<(u16, String, Meaning)>,
    /// The columns of the layout that are not.
    pub gone: Vec<(u16, String, Meaning)>,
    /// Headings that the layout does not know.
    pub new: Vec<(u16, String)>,
}

/// A heading of a row: its column, as it stands, as it is compared.
pub(super) type Heading = (u16, String, String);

/// Columns that there are more or fewer of as an event goes on.
const GROWING: [What; 5] = [What::Round, What::Week, What::Year, What::Opponent, What::TieBreak];

/// Whether a sheet of a layout must have a column: of those that grow the first alone.
pub(super) fn is_needed(table: &LayoutTable, meaning: Meaning) -> bool {
    let same = |other: &Meaning| other.what == meaning.what && other.number < meaning.number;
    !GROWING.contains(&meaning.what) || !table.meant().any(|(_, _, other)| same(&other))
}

/// The tables of one layout that stand in a row: those with all of their columns, each as often as
/// it stands there; else what comes nearest of each. `tables` are in the order in which they are
/// looked for.
pub(super) fn in_row(
    tables: &[(usize, &LayoutTable)],
    row: &[Heading],
) -> (Vec<(usize, Found)>, Vec<(usize, Found)>) {
    let mut taken: BTreeSet<u16> = BTreeSet::new();
    let mut whole: Vec<(usize, Found)> = Vec::new();
    let mut part: Vec<(usize, Found)> = Vec::new();
    loop {
        let before = whole.len();
        for (id, table) in tables {
            let found = found(table, row, &taken);
            if found.gone.is_empty() {
                taken.extend(found.columns.iter().map(|(column, ..)| *column));
                whole.push((*id, found));
            } else if before == 0 {
                part.push((*id, found));
            }
        }
        if whole.len() == before {
            return (whole, part);
        }
    }
}

/// What was found of the columns of a table.
#[derive(Debug)]
pub(super) struct Found {
    pub columns: Vec<(u16, String, Meaning)>,
    pub gone: Vec<(u16, String, Meaning)>,
}

fn found(table: &LayoutTable, row: &[Heading], taken: &BTreeSet<u16>) -> Found {
    let wanted: Vec<(u16, String, &str, Meaning)> = table
        .meant()
        .map(|(own, heading, meaning)| (own, key(heading), heading, meaning))
        .collect();
    let mut at = stand(&wanted, row, taken);
    ambiguous(&wanted, &mut at);
    let mut columns = Vec::with_capacity(wanted.len());
    let mut gone = Vec::new();
    for ((own, _, heading, meaning), at) in wanted.iter().zip(&at) {
        match at {
            Some(at) => columns.push((*at, (*heading).to_string(), *meaning)),
            None => gone.push((*own, (*heading).to_string(), *meaning)),
        }
    }
    // Rounds that are still to come are not missed, if those that are there are the first.
    let last = |what: What| columns.iter().filter(|one| one.2.what == what).map(|one| one.2).max();
    gone.retain(|(_, _, meaning)| {
        is_needed(table, *meaning) || last(meaning.what).is_some_and(|last| last > *meaning)
    });
    grown(table, row, taken, &mut columns);
    columns.sort_by_key(|(column, ..)| *column);
    Found { columns, gone }
}

/// The column of each heading: its own where the heading is there, else where it stands now. A
/// column without a heading moves with its neighbours.
fn stand(
    wanted: &[(u16, String, &str, Meaning)],
    row: &[Heading],
    others: &BTreeSet<u16>,
) -> Vec<Option<u16>> {
    let heading = |column: u16| row.iter().find(|(own, ..)| *own == column).map(|(.., key)| key);
    let mut taken: BTreeSet<u16> = others.clone();
    let mut columns: Vec<Option<u16>> = Vec::with_capacity(wanted.len());
    for (own, key, ..) in wanted {
        let there = !key.is_empty() && heading(*own) == Some(key) && taken.insert(*own);
        columns.push(there.then_some(*own));
    }
    for ((_, key, ..), column) in wanted.iter().zip(&mut columns) {
        if column.is_none() && !key.is_empty() {
            let found = row.iter().find(|(own, _, other)| other == key && !taken.contains(own));
            *column = found.map(|(own, ..)| *own);
            taken.extend(*column);
        }
    }
    let moved = |own: &u16, column: &Option<u16>| Some(i32::from((*column)?) - i32::from(*own));
    let shift = wanted.iter().zip(&columns).find_map(|((own, ..), column)| moved(own, column));
    for ((own, key, ..), column) in wanted.iter().zip(&mut columns) {
        if key.is_empty() {
            let moved = u16::try_from(i32::from(*own) + shift.unwrap_or(0)).ok();
            *column = moved.filter(|moved| heading(*moved).is_none() && taken.insert(*moved));
        }
    }
    columns
}

/// Takes back columns of one heading with different meanings, unless all columns moved alike:
/// nobody can tell which is which.
fn ambiguous(wanted: &[(u16, String, &str, Meaning)], columns: &mut [Option<u16>]) {
    let shifts: BTreeSet<i32> = wanted
        .iter()
        .zip(columns.iter())
        .filter_map(|((own, ..), column)| Some(i32::from((*column)?) - i32::from(*own)))
        .collect();
    if shifts.len() < 2 {
        return;
    }
    for ((_, key, _, meaning), column) in wanted.iter().zip(columns) {
        let mut others = wanted.iter().filter(|(_, other, ..)| other == key);
        if others.any(|(.., other)| other.what != meaning.what) {
            *column = None;
        }
    }
}

/// Adds columns that continue a series: `Round 6` behind `Round 5`.
fn grown(
    table: &LayoutTable,
    row: &[Heading],
    taken: &BTreeSet<u16>,
    columns: &mut Vec<(u16, String, Meaning)>,
) {
    for (what, pattern) in series(table) {
        let Some(pattern) = pattern else { continue };
        let last = columns.iter().filter(|one| one.2.what == what).filter_map(|one| one.2.number);
        let Some(mut last) = last.max() else { continue };
        while let Some((column, text, _)) = row.iter().find(|(column, _, key)| {
            Pattern::of(key, last.saturating_add(1)).as_ref() == Some(&pattern)
                && !taken.contains(column)
                && !columns.iter().any(|(known, ..)| known == column)
        }) {
            last += 1;
            columns.push((*column, text.clone(), Meaning::nth(what, last)));
        }
    }
}

/// What stands before and behind the number of a heading.
#[derive(Debug, PartialEq)]
struct Pattern(String, String);

impl Pattern {
    fn of(key: &str, number: u16) -> Option<Pattern> {
        let from = key.find(|c: char| c.is_ascii_digit())?;
        let digits = key[from..].bytes().take_while(u8::is_ascii_digit).count();
        let (digits, behind) = key[from..].split_at(digits);
        (digits.parse() == Ok(number)).then(|| Pattern(key[..from].into(), behind.into()))
    }
}

/// The columns of a table that count up, with the pattern of their headings where they have one.
fn series(table: &LayoutTable) -> Vec<(What, Option<Pattern>)> {
    let numbered = table.meant().filter(|(_, _, meaning)| meaning.number.is_some());
    let whats: BTreeSet<What> = numbered.map(|(_, _, meaning)| meaning.what).collect();
    let pattern = |what: What| {
        let own = table.meant().filter(|(_, _, meaning)| meaning.what == what);
        let mut patterns =
            own.map(|(_, heading, one)| Pattern::of(&key(heading), one.number.unwrap_or(0)));
        let first = patterns.next()??;
        patterns.all(|other| other.as_ref() == Some(&first)).then_some(first)
    };
    whats.into_iter().map(|what| (what, pattern(what))).collect()
}

/// Whether a heading that a layout does not know may continue a series of it, as a day behind
/// other days does.
pub(super) fn may_continue(table: &LayoutTable, heading: &str) -> bool {
    let counts = heading.contains(|c: char| c.is_numeric());
    series(table).iter().any(|(what, pattern)| match what {
        What::TieBreak => false,
        What::Opponent => pattern.is_none(),
        what => {
            let own = table.meant().filter(|(_, _, meaning)| meaning.what == *what).count();
            pattern.is_none() && own >= 2 && counts
        }
    })
}
