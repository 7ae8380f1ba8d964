//! Gold Points fade (WBU 1.5.1): an award loses a fifth of its original value every whole
//! year after its day; after five years nothing is left.
//!
//! What belongs here: this rule, and the new rows of the sheet `Gold`.

use std::collections::{HashMap, HashSet};

use jiff::civil::Date;

use crate::problems;
use engine::rules::membership::{GoldPointRules, MemberRegisterRules};
use model::form::MemberColumn;
use model::problem::Problem;
use model::register::{Member, Register};
use model::{AwardKind, Exact, StableSort};

use super::merge_entries::{RestoredGoldAward, restored_gold_by_number};
use super::{GoldAward, PointsPosting, PostingOrigin, ProblemFile, ReconciliationOptions};

/// Whole years from one day to another; 0 if `to` is earlier.
pub(crate) fn years_between(from: Date, to: Date) -> u32 {
    let full = i32::from(to.year()) - i32::from(from.year());
    let before = (to.month(), to.day()) < (from.month(), from.day());
    u32::try_from(full - i32::from(before)).unwrap_or(0)
}

/// What is left of an award after `years`, to two decimals.
pub(crate) fn remaining_gold_points(awarded: Exact, years: u32, rules: &GoldPointRules) -> Exact {
    let left = rules.years.saturating_sub(years);
    (awarded * Exact::whole(left) / rules.years).rounded(2)
}

/// The member of each number; `None` if several rows have it that are not one person.
type Numbers<'a> = HashMap<&'a str, Option<u32>>;

/// What determines the rows of the sheet `Gold`.
pub(super) struct GoldSheetInputs<'a> {
    pub register: &'a Register,
    /// The members afterwards.
    pub members: &'a [Member],
    /// Members whose row was merged into another.
    pub merged: &'a HashMap<u32, u32>,
    /// Awards that go back to rows whose merge was taken back.
    pub back: &'a [RestoredGoldAward],
    pub terms: &'a ReconciliationOptions,
}

impl GoldSheetInputs<'_> {
    /// All awards of Gold Points: those of the register in their order, then new ones, then
    /// points that only the column has of members with other rows; less what was taken
    /// back. Those of the register need no Green Points (WBU 1.5.3).
    pub(super) fn gold_awards(
        &self,
        numbers: &Numbers<'_>,
        postings: &[PointsPosting],
    ) -> Vec<GoldAward> {
        let mut explained: HashSet<u32> = HashSet::new();
        let mut rows = Vec::with_capacity(self.register.gold.len());
        let together = self.explained_together();
        let mut back = restored_gold_by_number(self.back);
        for row in &self.register.gold {
            let goes = back.get_mut(&*row.number).and_then(|own| {
                let same =
                    |back: &&RestoredGoldAward| (back.date, back.points) == (row.date, row.points);
                own.iter().position(same).map(|at| own.remove(at).to)
            });
            let member = goes.or_else(|| numbers.get(&*row.number).copied().flatten());
            match together.get(&*row.number) {
                Some(rows) => explained.extend(rows),
                None => explained.extend(member),
            }
            let member = member.map(|member| self.standing_for(member));
            rows.push(self.row(member, &row.number, row.date, row.points, false));
        }
        let moved = || postings.iter().filter(|posting| posting.kind == AwardKind::Gold);
        let mut origins: Vec<Option<PostingOrigin>> = vec![None; rows.len()];
        for posting in moved().filter(|moved| moved.points > Exact::ZERO) {
            let date = posting.date.unwrap_or(self.terms.as_of);
            let number = &self.members[posting.member as usize].number;
            rows.push(self.row(Some(posting.member), number, date, posting.points, true));
            origins.push(Some(posting.origin));
        }
        for (typed, stands) in self.without_rows(&explained, &rows) {
            let Member { number, points, registered, .. } = &self.register.members[typed as usize];
            let date = registered.unwrap_or(self.terms.as_of);
            let row = self.row(Some(stands), number, date, points.gold, true);
            rows.push(GoldAward { entered: Some(typed), ..row });
            origins.push(None);
        }
        for back in moved().filter(|moved| moved.points < Exact::ZERO) {
            take_back(&mut rows, &origins, back, self.terms.as_of);
        }
        for row in &mut rows {
            row.left = remaining_gold_points(row.awarded, row.years, &self.terms.rules.gold);
        }
        // A new award that was taken back at once leaves no row.
        rows.retain(|row| !row.new || !row.awarded.is_zero());
        rows
    }

    /// Members whose number is on several rows: rows of `Gold` may be of any of them, so
    /// their Gold Points stay unchanged.
    pub(super) fn members_with_shared_number(&self, numbers: &Numbers<'_>) -> HashSet<u32> {
        let rows = (0u32..).zip(&self.register.members);
        let several = rows.filter(|(_, member)| numbers.get(&*member.number) == Some(&None));
        several.map(|(index, _)| index).collect()
    }

    /// The member of each number and old number; empty without rows of `Gold`.
    pub(super) fn members_by_number(&self) -> Numbers<'_> {
        let mut found: Numbers<'_> = HashMap::new();
        if self.register.gold.is_empty() {
            return found;
        }
        for (index, member) in (0u32..).zip(self.members) {
            let first = *found.entry(&member.number).or_insert(Some(index));
            if first.is_some_and(|first| self.standing_for(first) != self.standing_for(index)) {
                found.insert(&member.number, None);
            }
        }
        for alias in &self.register.aliases {
            let member = found.get(&*alias.number).copied().flatten();
            if let (Some(old), Some(member)) = (alias.old_number.as_deref(), member) {
                found.entry(old).or_insert(Some(member));
            }
        }
        found
    }

    /// Merged rows that share a number: those whose Gold Points the rows of `Gold` with
    /// that number explain. Of several with Gold Points, those that were kept.
    fn explained_together(&self) -> HashMap<&str, Vec<u32>> {
        let number = |row: u32| &*self.members[row as usize].number;
        let mut found: HashMap<&str, Vec<u32>> = HashMap::new();
        for (gone, keep) in
            self.merged.iter().filter(|(gone, keep)| number(**gone) == number(**keep))
        {
            let own = found.entry(number(*gone)).or_default();
            own.extend([*gone, *keep]);
        }
        for own in found.values_mut() {
            own.sort_unstable();
            own.dedup();
            own.retain(|row| !self.register.members[*row as usize].points.gold.is_zero());
            if own.len() > 1 {
                own.retain(|row| !self.merged.contains_key(row));
            }
        }
        found
    }

    fn standing_for(&self, member: u32) -> u32 {
        self.merged.get(&member).copied().unwrap_or(member)
    }

    fn row(
        &self,
        member: Option<u32>,
        number: &str,
        date: Date,
        awarded: Exact,
        new: bool,
    ) -> GoldAward {
        let years = years_between(date, self.terms.as_of);
        let (number, left) = (number.into(), Exact::ZERO);
        GoldAward { member, number, date, awarded, years, left, new, entered: None }
    }

    /// Members whose Gold Points no row of `Gold` explains, but who have rows now or were
    /// merged into another member, each with the member kept. Their points would be lost.
    fn without_rows(&self, explained: &HashSet<u32>, rows: &[GoldAward]) -> Vec<(u32, u32)> {
        let typed = (0u32..)
            .zip(&self.register.members)
            .filter(|(index, member)| !member.points.gold.is_zero() && !explained.contains(index));
        let alone: Vec<(u32, u32)> =
            typed.map(|(index, _)| (index, self.standing_for(index))).collect();
        let moved = alone.iter().filter(|(typed, stands)| typed != stands);
        let mut have: HashSet<u32> = moved.map(|(_, stands)| *stands).collect();
        have.extend(rows.iter().filter_map(|row| row.member));
        alone.into_iter().filter(|(_, stands)| have.contains(stands)).collect()
    }
}

/// Takes points back from a member's rows: from a row with exactly these points, preferably
/// of that day, else from as many rows as needed. A row that this reconciliation credits is
/// touched only if both movements are certificates.
fn take_back(
    rows: &mut [GoldAward],
    origins: &[Option<PostingOrigin>],
    back: &PointsPosting,
    as_of: Date,
) {
    let day = back.date.unwrap_or(as_of);
    let may = |at: &usize, rows: &[GoldAward]| {
        let own = rows[*at].member == Some(back.member) && rows[*at].awarded > Exact::ZERO;
        own && origins[*at].is_none_or(|origin| is_of_certificates(origin, back.origin))
    };
    // A run knows only the first day of an event, a return also the last.
    let far = |date: Date| match (date == day, day <= date && years_between(day, date) == 0) {
        (true, _) => 0,
        (false, true) => 1,
        (false, false) => 2,
    };
    let mut left = Exact::ZERO - back.points;
    let mut own: Vec<usize> = (0..rows.len()).filter(|at| may(at, rows)).collect();
    own.arrange_by_key(|at| (far(rows[*at].date), rows[*at].awarded != left, *at));
    let same = |at: &usize| rows[*at].awarded == left && far(rows[*at].date) < 2;
    let exact = own.iter().copied().find(same);
    for at in exact.into_iter().chain(own) {
        let part = rows[at].awarded.min(left);
        rows[at].awarded = rows[at].awarded - part;
        left = left - part;
    }
}

fn is_of_certificates(one: PostingOrigin, other: PostingOrigin) -> bool {
    matches!((one, other), (PostingOrigin::Certificate(_), PostingOrigin::Certificate(_)))
}

/// Reports the rows that were entered for Gold Points of the column.
pub(super) fn entered_gold_problems(
    register: &Register,
    rows: &[GoldAward],
    rules: &MemberRegisterRules,
) -> Vec<(ProblemFile, Problem)> {
    let told = |row: &GoldAward| {
        let typed = &register.members[row.entered? as usize];
        let trouble = problems::GoldEntered {
            points: row.awarded.to_decimal(),
            date: row.date.to_string(),
            clause: rules.gold.clause.clone(),
        };
        let at = register.member_cell_address(typed, MemberColumn::Gold);
        Some((ProblemFile::Register, Problem::new(trouble, at)))
    };
    rows.iter().filter_map(told).collect()
}

/// The Gold Points left of each member with rows.
pub(super) fn gold_sums_by_member(rows: &[GoldAward]) -> HashMap<u32, Exact> {
    let mut sums: HashMap<u32, Exact> = HashMap::new();
    for row in rows {
        if let Some(member) = row.member {
            let sum = sums.entry(member).or_default();
            *sum = *sum + row.left;
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    /// WBU 1.5.1: 20% of the original value a year, nothing after five.
    #[test]
    fn gold_points_fade_by_a_fifth_a_year() {
        let rules = packs::default_membership_rules();
        let exact = |text: &str| Exact::parse_decimal(text).unwrap_or_default();
        for (awarded, from, to, left) in [
            ("1", date(2020, 6, 1), date(2020, 6, 1), "1"),
            ("1", date(2020, 6, 1), date(2021, 5, 31), "1"),
            ("1", date(2020, 6, 1), date(2021, 6, 1), "0.8"),
            ("1.05", date(2020, 6, 1), date(2022, 6, 1), "0.63"),
            ("1.01", date(2020, 6, 1), date(2021, 6, 1), "0.81"), // 0.808
            ("1", date(2020, 6, 1), date(2023, 7, 1), "0.4"),
            ("1", date(2020, 6, 1), date(2025, 5, 31), "0.2"),
            ("1", date(2020, 6, 1), date(2025, 6, 1), "0"),
            ("9", date(2000, 6, 1), date(2025, 6, 1), "0"),
            ("1", date(2020, 2, 29), date(2021, 2, 28), "1"),
            ("1", date(2020, 2, 29), date(2021, 3, 1), "0.8"),
            // Awarded after the day of reconciliation.
            ("1", date(2030, 6, 1), date(2025, 6, 1), "1"),
        ] {
            let years = years_between(from, to);
            assert_eq!(
                remaining_gold_points(exact(awarded), years, &rules.gold),
                exact(left),
                "{awarded} {from} {to}"
            );
        }
    }
}
