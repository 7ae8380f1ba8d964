//! Columns of scores that a return was not made of, and that do not follow from those it was made of:
//! averages, totals, tops beside a percentage. Nothing tells that they can be done without.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::super::problems::{ColumnLeft, NothingRead};
use super::super::recognise::{Scaled, number};
use super::super::recognised::{Column, Recognised, SheetKind, Sureness, What};
use super::adjustments::adjusted;
use super::cells::Cells;
use super::draft::Translated;
use super::follows::proved_sums;
use super::view::View;
use crate::model::{Address, WorkbookCopy, column_letters};
use crate::problem::{Place, Problem};

/// What may count in a ranking.
const SCORES: [What; 14] = [
    What::Score,
    What::Points,
    What::Imps,
    What::Vps,
    What::Percent,
    What::Total,
    What::Net,
    What::Best,
    What::Average,
    What::Max,
    What::Result,
    What::Round,
    What::Played,
    What::Difference,
];

/// The points of a player in the table of a round: those before it, unless no result stands there.
const OF_SIDES: [What; 4] =
    [What::WhitePoints, What::BlackPoints, What::HomeScore, What::AwayScore];

/// The columns of scores that were not taken, and an event of which nothing was.
pub(super) fn unused(copy: &WorkbookCopy, found: &Recognised, made: &Translated) -> Vec<Problem> {
    let grid = Cells::new(copy);
    let taken: HashSet<Address> = made.origins.values().copied().collect();
    let met = made.sheets.sheets.iter().any(|sheet| sheet.name == "Matches");
    let tables = found.tables.iter().filter(|table| !table.repeats);
    let mut told: Vec<Problem> =
        tables.flat_map(|table| of_table(View { grid, table }, &taken, met)).collect();
    told.extend(nothing_read(found, made));
    told
}

fn of_table(view: View<'_>, taken: &HashSet<Address>, met: bool) -> Vec<Problem> {
    const RESULTS: [What; 3] = [What::Result, What::HomeScore, What::AwayScore];
    let rows: Vec<u32> = view.rows().iter().filter_map(|rows| rows.first().copied()).collect();
    let of_kind = whats(view.table.kind, met);
    let columns = || view.table.columns.iter();
    let numbers: BTreeMap<u16, Vec<Option<String>>> = columns()
        .map(|column| {
            let own = rows.iter().map(|row| view.in_column(column, *row).map(|(text, _)| text));
            (column.column, own.collect())
        })
        .collect();
    let is_taken = |column: &&Column| {
        view.rows().into_iter().flatten().any(|row| taken.contains(&view.at(column, row)))
    };
    let mut known: BTreeSet<u16> = columns().filter(is_taken).map(|column| column.column).collect();
    let has_result = columns()
        .any(|column| RESULTS.contains(&column.meaning.what) && known.contains(&column.column));
    let of_games = view.table.kind == SheetKind::Pairings && has_result;
    if of_kind.is_empty() || of_games || adjusted(view, &rows).is_some() {
        return Vec::new();
    }
    follow(view, &mut known);
    let left = columns().filter(|column| {
        let own = &numbers[&column.column];
        let filled: Vec<&String> = own.iter().flatten().collect();
        let are_numbers = filled.iter().filter(|text| is_number(text)).count() * 2 > filled.len();
        // What all have tells nobody from another.
        let differ = filled.windows(2).any(|pair| pair[0] != pair[1]);
        let again = known
            .iter()
            .filter_map(|other| numbers.get(other))
            .any(|other| other == own || are_shares(&amounts(other), &amounts(own)));
        column.sure != Sureness::Asked
            && of_kind.contains(&column.meaning.what)
            && !known.contains(&column.column)
            && are_numbers
            && differ
            && !again
    });
    let row = view.table.heading.unwrap_or(view.table.first_row);
    let told = left.map(|column| {
        let heading = match column.heading.is_empty() {
            true => column_letters(column.column),
            false => column.heading.clone(),
        };
        let cells = numbers[&column.column].iter().flatten().count();
        Problem::new(ColumnLeft { heading, cells }, Place::Cell(view.at(column, row)))
    });
    told.collect()
}

/// What is looked for in a table of a kind. `met`: the matches of its contestants were taken, and its sums
/// are compared with them elsewhere.
fn whats(kind: SheetKind, met: bool) -> &'static [What] {
    use SheetKind as K;
    match kind {
        K::Pairings => &OF_SIDES,
        _ if met => &[],
        K::PairsResults | K::TeamsResults => &SCORES,
        // A table of games or matches has what was played, and rounds that are taken as games.
        K::SwissRanking | K::LeagueTable => &SCORES[..SCORES.len() - 3],
        _ => &[],
    }
}

/// Adds the columns that follow from those that were taken, and those of which one that was taken is
/// made.
fn follow(view: View<'_>, known: &mut BTreeSet<u16>) {
    let sums = proved_sums(view);
    loop {
        let before = known.len();
        for (target, parts) in &sums {
            if known.contains(target) {
                known.extend(parts);
            } else if parts.iter().all(|part| known.contains(part)) {
                known.insert(*target);
            }
        }
        if known.len() == before {
            return;
        }
    }
}

fn is_number(text: &str) -> bool {
    amount(text).is_some()
}

fn amount(text: &str) -> Option<Scaled> {
    number(text.trim_end_matches('%').trim()).map(|typed| typed.value)
}

fn amounts(texts: &[Option<String>]) -> Vec<Option<Scaled>> {
    texts.iter().map(|text| amount(text.as_deref()?)).collect()
}

/// Whether the numbers of a column are the same share of another's in each row, to half a percent: points
/// that were rounded, of which the percentages were not.
fn are_shares(one: &[Option<Scaled>], other: &[Option<Scaled>]) -> bool {
    let rows: Option<Vec<(i128, i128)>> = one
        .iter()
        .zip(other)
        .filter(|(one, other)| one.is_some() || other.is_some())
        .map(|(one, other)| Some((i128::from((*one)?), i128::from((*other)?))))
        .collect();
    let Some(rows) = rows.filter(|rows| rows.len() >= 3) else { return false };
    let Some(&(a, b)) = rows.iter().max() else { return false };
    a > 0 && b > 0 && rows.iter().all(|(x, y)| (x * b - y * a).abs() * 200 <= x * b)
}

/// An event of which no row was read, or of which contestants were read and nothing that they scored
/// though the sheet is one of results. A column that is asked about may hold it.
fn nothing_read(found: &Recognised, made: &Translated) -> Option<Problem> {
    use SheetKind as K;
    let has = |names: &[&str]| {
        made.sheets.sheets.iter().any(|sheet| names.contains(&sheet.name.as_str()))
    };
    let table = found.tables.iter().find(|table| !table.repeats)?;
    let of_results = !matches!(
        found.kind,
        K::None | K::Register | K::Entries | K::PrizeList | K::Pairings | K::Matches
    );
    let open = found.tables.iter().any(|table| {
        table.sure == Sureness::Asked
            || table.columns.iter().any(|column| column.sure == Sureness::Asked)
    });
    let what = match () {
        () if matches!(found.kind, K::None | K::Register) => return None,
        () if !has(&["Entries", "Results", "Matches", "Boards", "Games"]) => "contestant",
        () if of_results && !open && !has(&["Results", "Matches", "Boards", "Games"]) => "score",
        () => return None,
    };
    let column = table.columns.first().map_or(0, |column| column.column);
    let row = table.heading.unwrap_or(table.first_row);
    let at = Address { sheet: table.sheet, row, column };
    let kind = found.kind.word();
    Some(Problem::new(NothingRead { kind, what }, Place::Cell(at)))
}
