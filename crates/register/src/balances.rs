//! What members have after a reconciliation, as the sheet `Balances` keeps it.

use std::collections::{HashMap, HashSet};

use jiff::civil::Date;

use model::form::MemberColumn;
use model::register::{
    GoldAwardRow, Member, MemberAlias, MemberBalance, REGISTER_POINT_KINDS, SubmittedCertificate,
};
use model::{CellAddress, HeaderRow, PointsByKind};

use super::counted_certificate_checks::certificate_texts_for_balances;
use super::kept_details::{balance_details_text, gold_row_checksums};

/// The sheets that a reconciliation leaves, and its day.
pub(crate) struct ReconciledSheets<'a> {
    pub members: &'a [Member],
    /// The columns of the sheet of members before; that of ranks is added where it lacks.
    pub columns: Option<&'a HeaderRow<MemberColumn>>,
    pub certificates: &'a [SubmittedCertificate],
    /// They have the present numbers of old ones.
    pub aliases: &'a [MemberAlias],
    pub gold: &'a [GoldAwardRow],
    pub day: Date,
    /// The balances of the reconciliation before.
    pub before: &'a [MemberBalance],
}

/// The balances of members after a reconciliation, with the certificates that were sent in.
pub(crate) fn member_balances(written: &ReconciledSheets<'_>) -> Vec<MemberBalance> {
    let ReconciledSheets { members, columns, certificates, aliases, gold, day, before } = *written;
    let has_column = |column: MemberColumn| {
        column == MemberColumn::Rank
            || columns.is_some_and(|all| all.sheet_column(column).is_some())
    };
    let own: HashSet<&str> = members.iter().map(|member| &*member.number).collect();
    let old =
        aliases.iter().filter_map(|alias| Some((alias.old_number.as_deref()?, &*alias.number)));
    let old: HashMap<&str, &str> = old.filter(|(old, _)| !own.contains(old)).collect();
    let present = |number| old.get(number).copied().unwrap_or(number);
    let counted = certificate_texts_for_balances(certificates, before, present);
    let gold = gold_row_checksums(gold, day);
    let mut former: HashMap<&str, Vec<&MemberAlias>> = HashMap::new();
    aliases.iter().for_each(|alias| former.entry(&*alias.number).or_default().push(alias));
    let balance = |member: &Member| {
        let mut points = PointsByKind::default();
        REGISTER_POINT_KINDS
            .into_iter()
            .for_each(|kind| points.add(kind, member.points.points(kind)));
        let number = &*member.number;
        let former = former.get(number).map_or(&[][..], Vec::as_slice);
        MemberBalance {
            at: CellAddress { sheet: 0, row: 0, column: 0 },
            number: number.into(),
            name: (&*member.name).into(),
            points,
            status: Some(member.status),
            club: Some((&*member.club).into()),
            certificates: counted.get(number).cloned().unwrap_or_default(),
            details: Some(balance_details_text(member, has_column, gold.get(number), former)),
        }
    };
    members.iter().map(balance).collect()
}
