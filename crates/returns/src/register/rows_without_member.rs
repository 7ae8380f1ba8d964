//! Rows of the sheet `Members` that are no members: a row of totals with a count under `Number`, at the
//! end or below a section.

use adopt::is_totals_label;
use model::form::MemberColumn;
use model::register::Member;
use model::{Exact, HeaderRow, PointsByKind};

use super::member_headings::{TOTALS_COLUMNS, award_kind_of_total};
use super::problems;
use crate::cells::CellReader;
use crate::plausibility::problems::TotalsRow;

/// Removes rows of totals, with a note; a row without a name that may be one or a member is told, and
/// points of its number wait.
pub(super) fn remove_rows_of_totals(
    placed: &HeaderRow<MemberColumn>,
    members: &mut Vec<Member>,
    reader: &mut CellReader<'_>,
) {
    use MemberColumn as C;
    let is_named =
        [C::Name, C::Surname, C::Forename].into_iter().any(|c| placed.sheet_column(c).is_some());
    let named = members.iter().filter(|member| !is_nameless(member)).count();
    if !is_named || 2 * named <= members.len() {
        return;
    }
    let (mut all, mut section) = (MembersAbove::default(), MembersAbove::default());
    members.retain_mut(|member| {
        if !is_nameless(member) {
            all.add(member);
            section.add(member);
            return true;
        }
        let counts = [&all, &section].into_iter().any(|above| above.is_summed_by(member, placed));
        let text = member.number.to_string();
        if counts {
            reader.report(TotalsRow { text }.into(), member.at);
            section = MembersAbove::default();
            return false;
        }
        member.sound = false;
        reader.report(problems::NamelessRow { number: text }.into(), member.at);
        true
    });
}

/// Whether a row has no name, or a word such as Total in its place.
fn is_nameless(member: &Member) -> bool {
    member.name.is_empty() || is_totals_label(member.name.trim())
}

/// The members above a row.
#[derive(Default)]
struct MembersAbove {
    count: usize,
    points: PointsByKind,
}

impl MembersAbove {
    fn add(&mut self, member: &Member) {
        self.count += 1;
        self.points.add_all(&member.points);
    }

    /// Whether a row gives the sum of a column of these members, or only counts them.
    fn is_summed_by(&self, member: &Member, placed: &HeaderRow<MemberColumn>) -> bool {
        let counts = member.number.parse::<usize>().is_ok_and(|number| number == self.count);
        let mut columns =
            TOTALS_COLUMNS.into_iter().filter(|column| placed.sheet_column(*column).is_some());
        let sums = columns.any(|column| {
            let sum = self.points.points(award_kind_of_total(column));
            sum > Exact::ZERO && member.points.points(award_kind_of_total(column)) == sum
        });
        let gives_nothing = member.points == PointsByKind::default();
        self.count > 1 && (sums || (counts && gives_nothing))
    }
}
