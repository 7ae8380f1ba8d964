//! What members have after a reconciliation, as the sheet `Balances` keeps it.

use std::collections::{HashMap, HashSet};

use model::register::{Alias, Balance, Member, PaperCertificate, REGISTER_AWARD_KINDS};
use model::{Address, PointsByKind};

use super::counted_certificates::certificates_by_member;

/// The balances of members after a reconciliation, with the certificates that were counted. `aliases`
/// have the present numbers of old ones.
pub fn member_balances(
    members: &[Member],
    certificates: &[PaperCertificate],
    aliases: &[Alias],
) -> Vec<Balance> {
    let own: HashSet<&str> = members.iter().map(|member| &*member.number).collect();
    let old =
        aliases.iter().filter_map(|alias| Some((alias.old_number.as_deref()?, &*alias.number)));
    let old: HashMap<&str, &str> = old.filter(|(old, _)| !own.contains(old)).collect();
    let present = |number| old.get(number).copied().unwrap_or(number);
    let counted = certificates_by_member(certificates, present);
    let balance = |member: &Member| {
        let mut points = PointsByKind::default();
        REGISTER_AWARD_KINDS
            .into_iter()
            .for_each(|kind| points.add(kind, member.points.points(kind)));
        Balance {
            at: Address { sheet: 0, row: 0, column: 0 },
            number: (&*member.number).into(),
            name: (&*member.name).into(),
            points,
            status: Some(member.status),
            club: Some((&*member.club).into()),
            certificates: counted.get(&*member.number).cloned().unwrap_or_default(),
        }
    };
    members.iter().map(balance).collect()
}
