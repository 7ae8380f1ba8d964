//! What was done to the sheet `Members` since the last reconciliation, seen by the balances that it
//! left: totals that were typed, numbers that were typed over, columns that were sorted alone.

use std::collections::{HashMap, HashSet};

use model::form::{AliasColumn, FormColumn, MemberColumn};
use model::name_comparison::folded_name;
use model::problem::{Problem, ProblemPlace};
use model::register::{Member, MemberBalance, REGISTER_POINT_KINDS, Register};
use model::{AwardKind, Exact, HeaderRow, PointsByKind};

use super::kept_details::old_numbers_in_balance;
use super::kept_members::{MemberWithBalance, members_with_balances};
use super::ledger_chain::{self, LedgerOverride};
use super::moved_columns;
use super::older_copies;
use super::problems;

/// What was found.
#[derive(Debug, Default)]
pub struct ChangesSinceReconciliation {
    /// Everything that is told.
    pub problems: Vec<Problem>,
    /// Whether rows do not hold one member each any more, so that nothing can be credited.
    pub unsound: bool,
}

/// The columns of totals.
pub const MEMBER_TOTAL_COLUMNS: [(AwardKind, MemberColumn); 5] = [
    (AwardKind::Local, MemberColumn::Local),
    (AwardKind::Green, MemberColumn::Green),
    (AwardKind::Red, MemberColumn::Red),
    (AwardKind::Gold, MemberColumn::Gold),
    (AwardKind::Points, MemberColumn::Other),
];

/// Compares the members with their balances. Rows whose number was typed over become unsound, so
/// that their points wait.
pub fn check_members_against_balances(
    register: &mut Register,
    trust: LedgerOverride,
) -> ChangesSinceReconciliation {
    let mut found = ChangesSinceReconciliation::default();
    totals_missing(register, &mut found);
    unknown_numbers(register, &mut found.problems);
    if register.balances.is_empty() || found.unsound {
        return found;
    }
    let kept = members_with_balances(register);
    names_moved(register, &kept, &mut found);
    cells_moved(register, &kept, trust, &mut found);
    if let Some(exchanged) = totals_exchanged(register, &kept) {
        found.problems.push(exchanged);
        found.unsound = true;
        return found;
    }
    let before = found.problems.len();
    totals_moved(register, &kept, &mut found);
    if !found.unsound && trust != LedgerOverride::AsItStands {
        // It is one fault, not that of each total.
        if let Some(other_copy) = older_copies::members_ledger_mismatch(register, &kept) {
            found.problems.truncate(before);
            found.problems.push(other_copy);
            found.unsound = true;
        }
    }
    if found.unsound {
        return found;
    }
    renamed(register, &kept, &mut found.problems);
    status_changed(register, &kept, &mut found.problems);
    let typed_over = gone(register, &mut found.problems);
    for row in typed_over {
        register.members[row].sound = false;
    }
    found
}

/// Takes rows of `Aliases` that were changed since palmares wrote their check out of the register: an
/// old number or a former name may lead to another member. Without the column of checks that is told.
pub fn reject_changed_aliases(register: &mut Register) -> Vec<Problem> {
    let mut found: Vec<Problem> = aliases_gone(register).into_iter().collect();
    let placed = register.layout.aliases.as_ref();
    if let Some(placed) = placed.filter(|placed| placed.sheet_column(AliasColumn::Check).is_none())
        && !register.aliases.is_empty()
        && !register.ledger.is_empty()
    {
        found.push(Problem::new(problems::AliasesUnchecked, placed.first_cell()));
    }
    register.aliases.retain(|alias| {
        let check = alias.check.as_deref();
        let same = check.is_none_or(|word| {
            ledger_chain::parse_checksum(word) == Some(ledger_chain::alias_checksum(alias))
        });
        if !same {
            let number = alias.number.to_string();
            found.push(Problem::new(problems::AliasChanged { number }, alias.at));
        }
        same
    });
    found
}

/// Rows of `Aliases` that are fewer than the last reconciliation left. Numbers may lack their noughts.
fn aliases_gone(register: &Register) -> Option<Problem> {
    let mut rows: HashMap<&str, usize> = HashMap::new();
    for alias in &register.aliases {
        *rows.entry(alias.number.trim_start_matches('0')).or_default() += 1;
    }
    let lacks = |balance: &&MemberBalance| {
        let now = rows.get(balance.number.trim_start_matches('0')).copied().unwrap_or_default();
        old_numbers_in_balance(balance).count() > now
    };
    let kept: usize =
        register.balances.iter().map(|balance| old_numbers_in_balance(balance).count()).sum();
    let count = kept.saturating_sub(register.aliases.len());
    let first = register.balances.iter().find(lacks).filter(|_| count > 0)?;
    let (number, name) = (first.number.to_string(), first.name.to_string());
    let at = register.layout.aliases.as_ref().map(HeaderRow::first_cell);
    let at = at.map_or(ProblemPlace::File, ProblemPlace::Cell);
    Some(Problem::new(problems::AliasGone { number, name, count }, at))
}

/// Members whose status is another one now.
fn status_changed(
    register: &Register,
    kept: &[MemberWithBalance<'_>],
    problems: &mut Vec<Problem>,
) {
    for MemberWithBalance { was: balance, is: member } in kept {
        let Some(was) = balance.status.filter(|was| *was != member.status) else { continue };
        let trouble = problems::StatusChanged {
            number: member.number.to_string(),
            name: member.name.to_string(),
            was: was.word(),
            is: member.status.word(),
        };
        problems.push(Problem::new(
            trouble,
            register.member_cell_address(member, MemberColumn::Status),
        ));
    }
}

/// The old numbers of members, each with the number that it leads to.
pub(super) fn old_to_current_numbers(register: &Register) -> HashMap<&str, &str> {
    let aliases = register.aliases.iter();
    aliases.filter_map(|alias| Some((alias.old_number.as_deref()?, &*alias.number))).collect()
}

/// Numbers of the ledger that are not on the sheet any more, in a register without balances: one may
/// have been typed over.
fn unknown_numbers(register: &Register, problems: &mut Vec<Problem>) {
    if !register.balances.is_empty() {
        return;
    }
    let known: HashSet<&str> = register
        .members
        .iter()
        .map(|member| &*member.number)
        .chain(old_to_current_numbers(register).into_keys())
        .collect();
    let mut told = HashSet::new();
    for row in &register.credited {
        for member in row.member_credits() {
            if !known.contains(&*member.number) && told.insert(member.number.clone()) {
                let trouble = problems::CreditedUnknown {
                    number: member.number.to_string(),
                    held: held(&member.points),
                };
                problems.push(Problem::new(trouble, row.at));
            }
        }
    }
}

/// Totals without a column, of a register whose members have some by the ledger: they would begin
/// at nought.
fn totals_missing(register: &Register, found: &mut ChangesSinceReconciliation) {
    let Some(placed) = &register.layout.members else { return };
    let mut held = PointsByKind::default();
    register.balances.iter().for_each(|balance| held.add_all(&balance.points));
    if register.balances.is_empty() {
        for member in register.credited.iter().flat_map(|row| row.member_credits()) {
            held.add_all(&member.points);
        }
    }
    for (kind, column) in MEMBER_TOTAL_COLUMNS {
        if !held.points(kind).is_zero() && placed.sheet_column(column).is_none() {
            let name = column.definition().name;
            let trouble = problems::TotalsGone { column: name };
            found.problems.push(Problem::new(trouble, placed.first_cell()));
            found.unsound = true;
        }
    }
}

/// Columns that were moved alone, or are gone. Without ranks or states nothing can be credited.
fn cells_moved(
    register: &Register,
    kept: &[MemberWithBalance<'_>],
    trust: LedgerOverride,
    found: &mut ChangesSinceReconciliation,
) {
    let sealed = trust != LedgerOverride::AsItStands;
    let mut moved: Vec<Problem> =
        moved_columns::exchanged_clubs_problem(register, kept).into_iter().collect();
    if sealed {
        moved.extend(
            moved_columns::moved_name_parts_problem(register, kept).filter(|_| !found.unsound),
        );
        moved.extend(moved_columns::moved_column_problems(register, kept));
    }
    let needed = [MemberColumn::Rank, MemberColumn::Status];
    let lost = moved_columns::lost_member_columns(register);
    let is_needed = lost.iter().any(|(column, _)| needed.contains(column));
    found.unsound |= !moved.is_empty() || sealed && is_needed;
    found.problems.extend(moved);
    found.problems.extend(lost.into_iter().map(|(_, problem)| problem));
}

/// Names that stand beside the number of another member: a column that was moved alone.
fn names_moved(
    register: &Register,
    kept: &[MemberWithBalance<'_>],
    found: &mut ChangesSinceReconciliation,
) {
    let names: HashMap<String, usize> =
        register.balances.iter().fold(HashMap::new(), |mut names, balance| {
            *names.entry(folded_name(&balance.name)).or_default() += 1;
            names
        });
    let now: HashMap<String, usize> =
        register.members.iter().fold(HashMap::new(), |mut names, member| {
            *names.entry(folded_name(&member.name)).or_default() += 1;
            names
        });
    let moved: Vec<&MemberWithBalance<'_>> = kept
        .iter()
        .filter(|MemberWithBalance { was: balance, is: member }| {
            let (was, is) = (folded_name(&balance.name), folded_name(&member.name));
            let other = names.get(&is).copied().unwrap_or_default();
            // Another member's name, and one row no longer has it or the old one is elsewhere.
            was != is
                && !is.is_empty()
                && other > 0
                && now.get(&was).copied() >= names.get(&was).copied()
        })
        .collect();
    let Some(MemberWithBalance { was: balance, is: member }) = moved.first() else { return };
    let trouble = problems::MembersMoved {
        column: MemberColumn::Number.definition().name,
        number: member.number.to_string(),
        was: balance.name.to_string(),
        is: member.name.to_string(),
        count: moved.len(),
    };
    found.problems.push(Problem::new(trouble, member.at));
    found.unsound = true;
}

/// Two columns of totals that were exchanged, or their headings: each has what the other had.
fn totals_exchanged(register: &Register, kept: &[MemberWithBalance<'_>]) -> Option<Problem> {
    /// Fewer members were typed one by one.
    const FEWEST: usize = 3;
    let placed = register.layout.members.as_ref()?;
    for (nth, (kind, column)) in MEMBER_TOTAL_COLUMNS.into_iter().enumerate() {
        for (other, of_other) in MEMBER_TOTAL_COLUMNS.into_iter().skip(nth + 1) {
            let changed = kept.iter().filter(|MemberWithBalance { was, is }| {
                let differs = |own| was.points.points(own) != is.points.points(own);
                is.sound && (differs(kind) || differs(other))
            });
            let exchanged = changed.clone().filter(|MemberWithBalance { was, is }| {
                was.points.points(kind) == is.points.points(other)
                    && was.points.points(other) == is.points.points(kind)
            });
            let count = exchanged.count();
            if count >= FEWEST && count * 2 > changed.count() {
                let at = placed.heading_address(column).unwrap_or(placed.first_cell());
                let [column, other] = [column, of_other].map(|column| column.definition().name);
                let trouble = problems::TotalsExchanged { column, other, count };
                return Some(Problem::new(trouble, at));
            }
        }
    }
    None
}

/// Totals that were another member's: the same totals as before, beside other numbers.
fn totals_moved(
    register: &Register,
    kept: &[MemberWithBalance<'_>],
    found: &mut ChangesSinceReconciliation,
) {
    for (kind, column) in MEMBER_TOTAL_COLUMNS {
        if kind == AwardKind::Gold && column_fades(kept) {
            continue;
        }
        let changed: Vec<MemberWithBalance<'_>> = kept
            .iter()
            .copied()
            .filter(|MemberWithBalance { was, is }| {
                is.sound && was.points.points(kind) != is.points.points(kind)
            })
            .collect();
        if changed.is_empty() {
            continue;
        }
        let MemberWithBalance { was: balance, is: member } = changed[0];
        if are_totals_shifted(&changed, kind) {
            let trouble = problems::MembersMoved {
                column: column.definition().name,
                number: member.number.to_string(),
                was: balance.points.points(kind).to_decimal(),
                is: member.points.points(kind).to_decimal(),
                count: changed.len(),
            };
            let at = register.member_cell_address(member, column);
            found.problems.push(Problem::new(trouble, at));
            found.unsound = true;
            continue;
        }
        found.problems.extend(changed.iter().map(|MemberWithBalance { was, is }| {
            let trouble = problems::TotalTyped {
                column: column.definition().name,
                number: is.number.to_string(),
                name: is.name.to_string(),
                was: was.points.points(kind).to_decimal(),
                is: is.points.points(kind).to_decimal(),
            };
            Problem::new(trouble, register.member_cell_address(is, column))
        }));
    }
}

/// Whether the changed totals of a kind are mostly those of before, beside other numbers.
fn are_totals_shifted(changed: &[MemberWithBalance<'_>], kind: AwardKind) -> bool {
    let sorted = |of: &dyn Fn(&MemberWithBalance<'_>) -> Exact| {
        let mut all: Vec<Exact> = changed.iter().map(of).collect();
        all.sort_unstable();
        all
    };
    let was = sorted(&|one| one.was.points.points(kind));
    let is = sorted(&|one| one.is.points.points(kind));
    // Cells that were shifted or filled down leave some totals out.
    let (mut same, mut rest) = (0, was.clone());
    for total in &is {
        if let Ok(at) = rest.binary_search(total) {
            rest.remove(at);
            same += 1;
        }
    }
    changed.len() >= 2 && (was == is || changed.len() >= 5 && same * 2 > is.len())
}

/// Whether Gold Points are kept without a column of the sheet, so that nothing was typed.
fn column_fades(kept: &[MemberWithBalance<'_>]) -> bool {
    kept.iter().all(|one| one.is.points.points(AwardKind::Gold).is_zero())
}

/// Members whose name is another one now.
fn renamed(register: &Register, kept: &[MemberWithBalance<'_>], problems: &mut Vec<Problem>) {
    let known = |balance: &MemberBalance, member: &Member| {
        register.aliases.iter().any(|alias| {
            *alias.number == *balance.number
                && alias
                    .known_as
                    .as_deref()
                    .is_some_and(|name| folded_name(name) == folded_name(&balance.name))
                || alias
                    .known_as
                    .as_deref()
                    .is_some_and(|name| folded_name(name) == folded_name(&member.name))
        })
    };
    for MemberWithBalance { was: balance, is: member } in kept {
        if folded_name(&balance.name) != folded_name(&member.name) && !known(balance, member) {
            let trouble = problems::MemberRenamed {
                number: member.number.to_string(),
                was: balance.name.to_string(),
                is: member.name.to_string(),
            };
            problems.push(Problem::new(trouble, member.at));
        }
    }
}

/// Members with balances who are not on the sheet any more; gives the rows of those whose number
/// was typed over.
fn gone(register: &Register, problems: &mut Vec<Problem>) -> Vec<usize> {
    let numbers: HashSet<&str> = register.members.iter().map(|member| &*member.number).collect();
    let old = old_to_current_numbers(register);
    let had: HashSet<&str> = register.balances.iter().map(|balance| &*balance.number).collect();
    let mut new: HashMap<String, Vec<usize>> = HashMap::new();
    for (row, member) in register.members.iter().enumerate() {
        if !had.contains(&*member.number) {
            new.entry(folded_name(&member.name)).or_default().push(row);
        }
    }
    // An old number of another member with points of its own was no number of that member.
    let renumbered = |balance: &MemberBalance| {
        let is_empty = balance.points == PointsByKind::default();
        old.get(&*balance.number).is_some_and(|to| is_empty || !had.contains(to))
    };
    let mut typed_over = Vec::new();
    for balance in &register.balances {
        let there = numbers.contains(&*balance.number) || renumbered(balance);
        if there {
            continue;
        }
        if let Some([row]) = new.get(&folded_name(&balance.name)).map(Vec::as_slice) {
            let member = &register.members[*row];
            let trouble = problems::MemberNumberChanged {
                name: member.name.to_string(),
                was: balance.number.to_string(),
                is: member.number.to_string(),
            };
            problems.push(Problem::new(trouble, member.at));
            typed_over.push(*row);
        } else if let Some(row) = typed_over_whole(register, balance, &had) {
            let member = &register.members[row];
            let trouble = problems::MemberTypedOver {
                was: format!("{} {}", balance.number, balance.name),
                is: format!("{} {}", member.number, member.name),
                held: held(&balance.points.without_gold()),
            };
            problems.push(Problem::new(trouble, member.at));
            typed_over.push(row);
        } else if balance.points != PointsByKind::default() {
            let trouble = problems::MemberGone {
                number: balance.number.to_string(),
                name: balance.name.to_string(),
                held: held(&balance.points),
            };
            let at = register.layout.balances.as_ref().map(|_| balance.at);
            problems.push(Problem::new(trouble, at.map_or(ProblemPlace::File, ProblemPlace::Cell)));
        }
    }
    typed_over
}

/// The only row of a new member with exactly the totals of a member who is gone: number and name were
/// typed over.
fn typed_over_whole(
    register: &Register,
    balance: &MemberBalance,
    had: &HashSet<&str>,
) -> Option<usize> {
    let was = balance.points.without_gold();
    let same = |(_, member): &(usize, &Member)| {
        !had.contains(&*member.number) && member.sound && member.points.without_gold() == was
    };
    let mut rows = register.members.iter().enumerate().filter(same);
    let (row, _) = rows.next().filter(|_| was != PointsByKind::default())?;
    rows.next().is_none().then_some(row)
}

fn held(points: &PointsByKind) -> String {
    let kinds = REGISTER_POINT_KINDS.into_iter().filter(|kind| !points.points(*kind).is_zero());
    let told =
        kinds.map(|kind| format!("{} {}", points.points(kind).to_decimal(), kind.full_name()));
    told.collect::<Vec<_>>().join(", ")
}
