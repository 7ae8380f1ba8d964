//! The ledger of one copy of a register beside the members of another, seen by the totals and by the
//! days under `Registered to`.

use std::cmp::Ordering;

use model::MemberStatus;
use model::problem::Problem;
use model::register::{REGISTER_POINT_KINDS, Register};

use super::kept_members::MemberWithBalance;
use super::problems;

/// Totals of fewer members are typed one by one.
const MANY: usize = 5;

/// What is wrong if members and ledger were not written by one reconciliation. Each reconciliation
/// writes its day beside all active members, so the newest day is that of the ledger. Without any day
/// two totals that moved the same way are enough; with it those of most members.
pub(super) fn members_ledger_mismatch(
    register: &Register,
    kept: &[MemberWithBalance<'_>],
) -> Option<Problem> {
    let ends = register.ledger.last()?.registered?;
    let newest = register.members.iter().filter_map(|member| member.registered).max();
    let of_active =
        |one: &MemberWithBalance<'_>| one.was.status.unwrap_or_default() == MemberStatus::Active;
    let is_earlier = newest.is_some_and(|day| day < ends) && kept.iter().any(of_active);
    let moved = kept.iter().filter(|one| one.is.sound).map(|one| direction(one, is_earlier));
    let moved: Vec<Ordering> = moved.filter(|moved| moved.is_ne()).collect();
    let (count, more) = (moved.len(), moved.iter().filter(|moved| moved.is_gt()).count());
    let one_way = more.max(count - more) * 4 >= count * 3;
    let differ = match newest {
        _ if is_earlier => count > 0,
        Some(_) => one_way && count >= MANY && count * 2 > kept.len(),
        None => one_way && count > 1,
    };
    let trouble = problems::LedgerOfOtherCopy { ends: ends.to_string(), count };
    // The ledger can be of another file.
    differ.then(|| Problem::for_file(trouble))
}

/// Whether a member has more or fewer points than in the ledger, by the first kind that differs. Gold
/// Points fade by themselves, and are kept on a sheet of their own.
fn direction(MemberWithBalance { was, is }: &MemberWithBalance<'_>, with_gold: bool) -> Ordering {
    let points = |of: &model::PointsByKind| if with_gold { *of } else { of.without_gold() };
    let (was, is) = (points(&was.points), points(&is.points));
    let kinds = REGISTER_POINT_KINDS.into_iter();
    kinds
        .map(|kind| is.points(kind).cmp(&was.points(kind)))
        .find(|order| order.is_ne())
        .unwrap_or(Ordering::Equal)
}
