//! Columns of `Members` that were sorted or moved without the others, or deleted, seen by what
//! `Balances` keeps of their cells.

use std::collections::{HashMap, HashSet};

use model::MemberStatus;
use model::form::{FormColumn, MemberColumn};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemDetail};
use model::register::{Member, MemberBalance, Register};

use super::kept_details::{
    CHECKSUMMED_MEMBER_COLUMNS, cell_checksum_in_balance, member_cell_checksum,
};
use super::kept_members::MemberWithBalance;
use super::problems;

/// How many cells that changed places, and nothing else, are a move.
struct Fewest {
    /// In a column that is in order now.
    in_order: usize,
    /// In any order.
    at_all: usize,
    /// Whether most of many changed cells are enough in any order. Ranks rise, memberships end, areas are
    /// drawn anew in many rows at once, and such columns have few different cells.
    many: bool,
}

/// The columns that are compared. Two members can change club, area or status with each other, and a
/// cell be moved to the right row; nobody exchanges those of three.
const COLUMNS: [(MemberColumn, Fewest); 7] = [
    (MemberColumn::Club, Fewest { in_order: 3, at_all: usize::MAX, many: true }),
    (MemberColumn::Area, Fewest { in_order: 3, at_all: usize::MAX, many: false }),
    (MemberColumn::Status, Fewest { in_order: 2, at_all: usize::MAX, many: false }),
    (MemberColumn::Rank, Fewest { in_order: 2, at_all: 3, many: false }),
    (MemberColumn::Joined, Fewest { in_order: 3, at_all: 3, many: false }),
    (MemberColumn::Email, Fewest { in_order: 3, at_all: 3, many: true }),
    (MemberColumn::Telephone, Fewest { in_order: 3, at_all: 3, many: true }),
];

/// A cell that is not as it was.
struct ChangedCell<'a> {
    was: String,
    is: String,
    member: &'a Member,
}

/// Columns whose cells stand beside other members, each told once.
pub(super) fn moved_column_problems(
    register: &Register,
    kept: &[MemberWithBalance<'_>],
) -> Vec<Problem> {
    let mut found = Vec::new();
    let placed = register.layout.members.as_ref();
    let has_column = |column| placed.is_some_and(|placed| placed.sheet_column(column).is_some());
    for (column, fewest) in COLUMNS.into_iter().filter(|(column, _)| has_column(*column)) {
        let changed: Vec<ChangedCell<'_>> =
            kept.iter().filter_map(|own| changed_cell(own, column)).collect();
        if is_moved(register, column, &fewest, &changed, kept) {
            let column_name = column.definition().name;
            found.push(told(register, column, column_name, changed[0].member, changed.len()));
        }
    }
    found
}

fn told(
    register: &Register,
    column: MemberColumn,
    name: &'static str,
    first: &Member,
    count: usize,
) -> Problem {
    let (number, member) = (first.number.to_string(), first.name.to_string());
    let trouble = problems::ColumnMoved { column: name, number, name: member, count };
    Problem::new(trouble, register.member_cell_address(first, column))
}

/// A member's cell that is not as it was; `None` also where that is not known.
fn changed_cell<'a>(kept: &MemberWithBalance<'a>, column: MemberColumn) -> Option<ChangedCell<'a>> {
    let MemberWithBalance { was: balance, is: member } = *kept;
    let (was, is) = match column {
        MemberColumn::Club => (folded_name(balance.club.as_deref()?), folded_name(&member.club)),
        MemberColumn::Status => (balance.status?.word().into(), member.status.word().into()),
        _ => {
            balance.details.as_ref()?;
            let (_, word) =
                CHECKSUMMED_MEMBER_COLUMNS.into_iter().find(|(own, _)| *own == column)?;
            (
                cell_checksum_in_balance(balance, word).into(),
                member_cell_checksum(member, column).unwrap_or_default(),
            )
        }
    };
    (was != is).then_some(ChangedCell { was, is, member })
}

/// Whether cells changed places: all that are not as they were, or most of many.
fn is_moved(
    register: &Register,
    column: MemberColumn,
    fewest: &Fewest,
    changed: &[ChangedCell<'_>],
    kept: &[MemberWithBalance<'_>],
) -> bool {
    /// Fewer members change club in any register.
    const MANY: usize = 5;
    let mut left: HashMap<&str, usize> = HashMap::new();
    changed.iter().for_each(|one| *left.entry(&one.was).or_default() += 1);
    let taken = changed.iter().filter(|one| {
        let cell = left.get_mut(&*one.is).filter(|count| **count > 0);
        cell.map(|count| *count -= 1).is_some()
    });
    let taken = taken.count();
    let many =
        changed.len() >= MANY && changed.len() * 4 >= kept.len() && taken * 2 > changed.len();
    let all = taken > 0 && taken == changed.len();
    let in_order = || is_in_order(register, column) && !are_rows_moved(kept);
    many && (fewest.many || in_order())
        || all && (taken >= fewest.at_all || taken >= fewest.in_order && in_order())
}

/// Whether the members stand in order of a column.
fn is_in_order(register: &Register, column: MemberColumn) -> bool {
    let text = |member: &Member| match column {
        MemberColumn::Club => member.club.to_lowercase(),
        MemberColumn::Area => member.area.to_lowercase(),
        MemberColumn::Rank => member.rank.to_lowercase(),
        MemberColumn::Joined => member.joined.map(|day| day.to_string()).unwrap_or_default(),
        _ => member.status.word().to_string(),
    };
    let cells = || register.members.iter().map(text).filter(|text| !text.is_empty());
    cells().is_sorted() || cells().is_sorted_by(|one, next| one >= next)
}

/// Whether the members stand in another order than in the ledger: whole rows were sorted or moved, so the
/// order of a column shows nothing.
fn are_rows_moved(kept: &[MemberWithBalance<'_>]) -> bool {
    let mut rows: Vec<(u32, u32)> =
        kept.iter().map(|own| (own.was.at.row, own.is.at.row)).collect();
    rows.sort_unstable();
    !rows.is_sorted_by_key(|(_, row)| *row)
}

/// The clubs of two namesakes that were exchanged: nothing else tells them apart.
pub(super) fn exchanged_clubs_problem(
    register: &Register,
    kept: &[MemberWithBalance<'_>],
) -> Option<Problem> {
    let was = |balance: &MemberBalance| folded_name(balance.club.as_deref().unwrap_or_default());
    let changed = || kept.iter().filter(|own| changed_cell(own, MemberColumn::Club).is_some());
    let of_namesakes: HashSet<(String, String, String)> = changed()
        .map(|MemberWithBalance { was: balance, is }| {
            (folded_name(&is.name), was(balance), folded_name(&is.club))
        })
        .collect();
    let exchanged = changed().find(|MemberWithBalance { was: balance, is: member }| {
        let back = (folded_name(&member.name), folded_name(&member.club), was(balance));
        of_namesakes.contains(&back)
    });
    let MemberWithBalance { was: balance, is: member } = exchanged?;
    let told = |club: &str| if club.is_empty() { "no club".to_string() } else { club.to_string() };
    let trouble = problems::MembersMoved {
        column: MemberColumn::Club.definition().name,
        number: member.number.to_string(),
        was: told(balance.club.as_deref().unwrap_or_default()),
        is: told(&member.club),
        count: 2,
    };
    Some(Problem::new(trouble, register.member_cell_address(member, MemberColumn::Club)))
}

/// Parts of names that stand beside other members, where surname and forename have a column each: what
/// some lost others gained.
pub(super) fn moved_name_parts_problem(
    register: &Register,
    kept: &[MemberWithBalance<'_>],
) -> Option<Problem> {
    /// Fewer members are renamed one by one.
    const MANY: usize = 5;
    let words = |name: &str| name.split_whitespace().map(folded_name).collect::<Vec<_>>();
    let (mut lost, mut gained) = (HashMap::<String, usize>::new(), Vec::new());
    let mut changed: Vec<&MemberWithBalance<'_>> = Vec::new();
    for own in kept {
        let (mut was, mut is) = (words(&own.was.name), words(&own.is.name));
        was.retain(|word| {
            let same = is.iter().position(|other| other == word);
            same.map(|at| is.remove(at)).is_none()
        });
        if !was.is_empty() && !is.is_empty() {
            was.into_iter().for_each(|word| *lost.entry(word).or_default() += 1);
            gained.extend(is);
            changed.push(own);
        }
    }
    let all: usize = lost.values().sum();
    let taken = gained.iter().filter(|word| {
        let known = lost.get_mut(*word).filter(|count| **count > 0);
        known.map(|count| *count -= 1).is_some()
    });
    let taken = taken.count();
    let moved = changed.len() >= 2 && taken == all && taken == gained.len()
        || changed.len() >= MANY && taken * 2 > gained.len();
    let MemberWithBalance { was, is } = changed.first().filter(|_| moved)?;
    let same_start = words(&was.name).first() == words(&is.name).first();
    let parted = register.layout.members.as_ref()?.sheet_column(MemberColumn::Surname).is_some();
    let column = match (parted, same_start) {
        (false, _) => MemberColumn::Name,
        (true, true) => MemberColumn::Surname,
        (true, false) => MemberColumn::Forename,
    };
    Some(told(register, column, column.definition().name, is, changed.len()))
}

/// Columns that members had something in after the last reconciliation, and that are not there or
/// empty now.
pub(super) fn lost_member_columns(register: &Register) -> Vec<(MemberColumn, Problem)> {
    let Some(placed) = &register.layout.members else { return Vec::new() };
    let had = |word| {
        register
            .balances
            .iter()
            .filter(|one| !cell_checksum_in_balance(one, word).is_empty())
            .count()
    };
    let checked = CHECKSUMMED_MEMBER_COLUMNS.into_iter().map(|(column, word)| (column, had(word)));
    // Each reconciliation writes its day beside all active members.
    let dated = register.balances.iter().filter(|balance| {
        balance.details.is_some() && balance.status == Some(MemberStatus::Active)
    });
    let all = checked.chain([(MemberColumn::Registered, dated.count())]);
    let gone = all.filter(|(column, had)| {
        let is_blank = |member: &Member| match column {
            MemberColumn::Registered => member.registered.is_none(),
            _ => member_cell_checksum(member, *column).is_none(),
        };
        // Who was not active can be active again.
        let cleared = *column != MemberColumn::Status && *had > 1;
        *had > 0
            && (placed.sheet_column(*column).is_none()
                || cleared && register.members.iter().all(is_blank))
    });
    let told = gone.map(|(column, count)| {
        // Ranks, states and days of reconciliation are reckoned with.
        let counts = [MemberColumn::Rank, MemberColumn::Status, MemberColumn::Registered];
        let name = column.definition().name;
        let trouble: ProblemDetail = match counts.contains(&column) {
            true => problems::ColumnGone { column: name, count }.into(),
            false => problems::DetailColumnGone { column: name, count }.into(),
        };
        let at = placed.heading_address(column).unwrap_or(placed.first_cell());
        (column, Problem::new(trouble, at))
    });
    told.collect()
}
