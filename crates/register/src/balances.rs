//! What members have after a reconciliation, as the sheet `Balances` keeps it.

use std::collections::{HashMap, HashSet};

use jiff::civil::Date;

use model::form::MemberColumn;
use model::register::{Alias, Balance, GoldRow, Member, PaperCertificate, REGISTER_AWARD_KINDS};
use model::{Address, HeaderRow, PointsByKind};

use super::counted_certificates::certificates_by_member;
use super::kept_details::{details_text, gold_checks};

/// The sheets that a reconciliation leaves, and its day.
pub struct WrittenSheets<'a> {
    pub members: &'a [Member],
    /// The columns of the sheet of members before; that of ranks is added where it lacks.
    pub columns: Option<&'a HeaderRow<MemberColumn>>,
    pub certificates: &'a [PaperCertificate],
    /// They have the present numbers of old ones.
    pub aliases: &'a [Alias],
    pub gold: &'a [GoldRow],
    pub day: Date,
    /// The balances of the reconciliation before.
    pub before: &'a [Balance],
}

/// The balances of members after a reconciliation, with the certificates that were sent in.
pub fn member_balances(written: &WrittenSheets<'_>) -> Vec<Balance> {
    let WrittenSheets { members, columns, certificates, aliases, gold, day, before } = *written;
    let has_column = |column: MemberColumn| {
        column == MemberColumn::Rank || columns.is_some_and(|all| all.column(column).is_some())
    };
    let own: HashSet<&str> = members.iter().map(|member| &*member.number).collect();
    let old =
        aliases.iter().filter_map(|alias| Some((alias.old_number.as_deref()?, &*alias.number)));
    let old: HashMap<&str, &str> = old.filter(|(old, _)| !own.contains(old)).collect();
    let present = |number| old.get(number).copied().unwrap_or(number);
    let counted = certificates_by_member(certificates, before, present);
    let gold = gold_checks(gold, day);
    let mut former: HashMap<&str, Vec<&Alias>> = HashMap::new();
    aliases.iter().for_each(|alias| former.entry(&*alias.number).or_default().push(alias));
    let balance = |member: &Member| {
        let mut points = PointsByKind::default();
        REGISTER_AWARD_KINDS
            .into_iter()
            .for_each(|kind| points.add(kind, member.points.points(kind)));
        let number = &*member.number;
        let former = former.get(number).map_or(&[][..], Vec::as_slice);
        Balance {
            at: Address { sheet: 0, row: 0, column: 0 },
            number: number.into(),
            name: (&*member.name).into(),
            points,
            status: Some(member.status),
            club: Some((&*member.club).into()),
            certificates: counted.get(number).cloned().unwrap_or_default(),
            details: Some(details_text(member, has_column, gold.get(number), former)),
        }
    };
    members.iter().map(balance).collect()
}
