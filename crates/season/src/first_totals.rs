//! Whether the totals of a register are those that the rule book counts.

use engine::rules::membership::MemberRegisterRules;
use model::form::{FormColumn, MemberColumn};
use model::problem::Problem;
use model::register::Register;
use model::{AwardKind, CellValue, Exact, WorkbookCopy};
use register::members_sheet_edits::MEMBER_TOTAL_COLUMNS;
use returns::register::problems::{HeadingAsked, TotalsMissing, TotalsSwapped, TotalsUncounted};

/// Asks whether points that the rule book does not count are the totals, where no column gives those
/// that it counts first: Local Points, for most.
pub(super) fn ask_about_uncounted_totals(
    register: &Register,
    workbook_copy: &WorkbookCopy,
    rules: &MemberRegisterRules,
) -> Option<Problem> {
    let placed = register.layout.members.as_ref()?;
    let meant =
        MEMBER_TOTAL_COLUMNS.into_iter().find(|(kind, _)| rules.registers_points_of_kind(*kind))?.1;
    let cells = &workbook_copy.sheets.get(usize::from(placed.sheet))?.cells;
    let is_given = placed.sheet_column(meant).is_some_and(|column| {
        cells.iter().any(|cell| {
            let filled = cell.value != CellValue::Blank || cell.formula.is_some();
            filled && cell.row > placed.row && cell.column == column
        })
    });
    if is_given {
        return None;
    }
    let unsound = register.members.iter().any(|member| !member.sound);
    let held = |kind| register.members.iter().any(|member| !member.points.points(kind).is_zero());
    let of_column = |(kind, column): (AwardKind, MemberColumn)| {
        let at = placed.heading_address(column)?;
        let cell = cells.iter().find(|cell| (cell.row, cell.column) == (at.row, at.column))?;
        let CellValue::Text(heading) = &cell.value else { return None };
        let (heading, column) = (heading.trim().to_string(), meant.definition().name);
        Some(match kind {
            AwardKind::Points => Problem::new(HeadingAsked { heading, column }, at),
            _ => Problem::new(TotalsUncounted { heading, kind: kind.full_name(), column }, at),
        })
    };
    let uncounted =
        MEMBER_TOTAL_COLUMNS.into_iter().filter(|(kind, _)| !rules.registers_points_of_kind(*kind));
    let doubtful = |kind| kind == AwardKind::Points && unsound;
    let mut uncounted = uncounted.filter(|(kind, _)| held(*kind) || doubtful(*kind));
    uncounted.find_map(of_column)
}

/// What looks wrong in the totals of a register that palmares did not write: no column of the points
/// that nearly every member has, or one under the heading of another.
pub(super) fn doubtful_total_problems(
    register: &Register,
    rules: &MemberRegisterRules,
) -> Vec<Problem> {
    let Some(placed) = &register.layout.members else { return Vec::new() };
    if !register.ledger.is_empty() || !register.balances.is_empty() {
        return Vec::new();
    }
    let mut kept =
        MEMBER_TOTAL_COLUMNS.into_iter().filter(|(kind, _)| rules.registers_points_of_kind(*kind));
    let Some((kind, column)) = kept.next() else { return Vec::new() };
    let mut found = Vec::new();
    for (other, given) in kept {
        let Some(at) = placed.heading_address(given) else { continue };
        let held = |kind| register.members.iter().map(move |member| member.points.points(kind));
        let some = held(other).any(|points| !points.is_zero());
        let names = [column, given].map(|column| column.definition().name);
        match placed.heading_address(column) {
            None if some && found.is_empty() => {
                found.push(Problem::new(TotalsMissing { column: names[0], given: names[1] }, at));
            }
            Some(first) if kind == AwardKind::Local && other == AwardKind::Green => {
                let [local, green] = [kind, other].map(|kind| {
                    held(kind).filter(|points| !points.is_zero()).collect::<Vec<Exact>>()
                });
                let decimals = local.iter().filter(|points| !points.is_whole()).count();
                let whole = green.iter().all(|points| points.is_whole());
                let larger = green.iter().copied().sum::<Exact>() > local.iter().copied().sum();
                if decimals > 1 && 2 * decimals > local.len() && whole && larger {
                    let trouble = TotalsSwapped { column: names[0], other: names[1] };
                    found.push(Problem::new(trouble, first));
                }
            }
            _ => {}
        }
    }
    found
}
