//! A sheet that adds up what other sheets list: the season beside its evenings, the total beside its
//! sessions. The sums prove it, and nothing is taken from it twice.

use std::collections::{BTreeMap, BTreeSet};

use super::super::people::parse_persons;
use super::numbers::{ONE_IN_TEN_THOUSANDTHS, TenThousandths, parse_typed_number};
use super::{ForeignWorkbookCells, RecognisedTable, SheetKind, What};
use model::name_comparison::folded_name;
use model::{CellAddress, WorkbookCopy};

/// What names the contestants of a row.
const NAMES: [What; 4] = [What::Name, What::Names, What::Team, What::Player];

/// What a list ranks by, the likeliest first.
const SCORES: [What; 6] =
    [What::Percent, What::Vps, What::Imps, What::Score, What::Points, What::Total];

/// What a sum may be rounded by.
const ROUNDED: TenThousandths = ONE_IN_TEN_THOUSANDTHS / 50;

/// Marks the lists that add up those of two other sheets or more; gives their sheets.
pub(super) fn mark_summary_lists(
    copy: &WorkbookCopy,
    tables: &mut [RecognisedTable],
) -> BTreeSet<u16> {
    let lists: Vec<usize> = (0..tables.len()).filter(|at| is_list(&tables[*at])).collect();
    let sheets: BTreeSet<u16> = lists.iter().map(|at| tables[*at].sheet).collect();
    if sheets.len() < 3 {
        return BTreeSet::new();
    }
    let scored: Vec<(u16, BTreeMap<String, TenThousandths>)> =
        lists.iter().map(|at| (tables[*at].sheet, scores_of(copy, &tables[*at]))).collect();
    let sums = |own: &RecognisedTable| {
        let others: Vec<_> = scored.iter().filter(|(sheet, _)| *sheet != own.sheet).collect();
        let sheets: BTreeSet<u16> = others.iter().map(|(sheet, _)| *sheet).collect();
        let of_name = |name: &String| -> Vec<TenThousandths> {
            others.iter().filter_map(|(_, scores)| scores.get(name).copied()).collect()
        };
        sheets.len() >= 2 && adds_up(copy, own, of_name)
    };
    let found: Vec<usize> = lists.into_iter().filter(|at| sums(&tables[*at])).collect();
    found.iter().for_each(|at| tables[*at].repeats = true);
    found.iter().map(|at| tables[*at].sheet).collect()
}

fn is_list(table: &RecognisedTable) -> bool {
    use SheetKind as K;
    let kinds = [K::PairsResults, K::TeamsResults, K::SwissRanking, K::Ladder];
    !table.repeats && kinds.contains(&table.kind)
}

/// A row of a list.
struct ListRow {
    /// Those whom it names, folded.
    names: Vec<String>,
    /// Its other cells.
    cells: Vec<(What, String)>,
}

/// The rows of a table.
fn rows(copy: &WorkbookCopy, table: &RecognisedTable) -> Vec<ListRow> {
    let cells = ForeignWorkbookCells::new(copy);
    let rows = (table.first_row..=table.last_row).filter(|row| !table.skipped.contains(row));
    let row = |row: u32| {
        let texts = table.columns.iter().map(|column| {
            let at = CellAddress { sheet: table.sheet, row, column: column.column };
            (column.meaning.what, cells.text(at))
        });
        let (names, cells): (Vec<_>, Vec<_>) = texts.partition(|(what, _)| NAMES.contains(what));
        let names = names.iter().flat_map(|(_, text)| parse_persons(text));
        let names = names.map(|one| folded_name(&one.name)).filter(|name| !name.is_empty());
        ListRow { names: names.collect(), cells }
    };
    rows.map(row).collect()
}

/// What each one scored in a list; nothing of somebody who stands in it twice.
fn scores_of(copy: &WorkbookCopy, table: &RecognisedTable) -> BTreeMap<String, TenThousandths> {
    let mut found: BTreeMap<String, Option<TenThousandths>> = BTreeMap::new();
    for ListRow { names, cells } in rows(copy, table) {
        let of = |what: &What| cells.iter().find(|(own, text)| own == what && !text.is_empty());
        let score = SCORES.iter().find_map(of).and_then(|(_, text)| parse_typed_number(text));
        for name in names {
            let score = score.map(|typed| typed.value);
            found.entry(name).and_modify(|known| *known = None).or_insert(score);
        }
    }
    found.into_iter().filter_map(|(name, score)| Some((name, score?))).collect()
}

/// Whether the rows of a table add up what those whom they name scored in other lists.
fn adds_up(
    copy: &WorkbookCopy,
    table: &RecognisedTable,
    of_name: impl Fn(&String) -> Vec<TenThousandths>,
) -> bool {
    const FEWEST: usize = 3;
    let (mut known, mut summed) = (0, 0);
    for ListRow { names, cells } in rows(copy, table) {
        let own = names.first().map(&of_name).unwrap_or_default();
        // The mean of equal scores is any of them.
        if own.len() < 2 || own.iter().all(|score| *score == own[0]) {
            continue;
        }
        known += 1;
        let counts = cells.iter().filter(|(what, _)| *what != What::Place);
        let numbers: Vec<TenThousandths> =
            counts.filter_map(|(_, text)| Some(parse_typed_number(text)?.value)).collect();
        summed += usize::from(follows(&numbers, own));
    }
    summed >= FEWEST && summed * 4 >= known * 3
}

/// Whether one of some numbers is the sum or the mean of the scores or of the best of them, or all scores
/// are among them.
fn follows(numbers: &[TenThousandths], mut scores: Vec<TenThousandths>) -> bool {
    scores.sort_unstable_by(|one, other| other.cmp(one));
    let near = |value: TenThousandths, many: usize| {
        let within = ROUNDED * many as TenThousandths;
        numbers.iter().any(|number| (number * many as TenThousandths - value).abs() <= within)
    };
    let best = |many: usize| scores[..many].iter().sum::<TenThousandths>();
    let many = |of: &[TenThousandths], score: &TenThousandths| {
        of.iter().filter(|own| *own == score).count()
    };
    scores.iter().all(|score| many(numbers, score) >= many(&scores, score))
        || (2..=scores.len()).any(|many| near(best(many), 1) || near(best(many), many))
}
