//! What a register says of itself, without returns.

use engine::rules::membership::MemberRegisterRules;
use model::register::Register;
use register::reconcile::claims::AwardClaims;
use register::reconcile::{
    AcceptanceThreshold, Reconciliation, ReconciliationOptions, reconcile_register_with_claims,
};

use super::reconcile::all_found;
use super::threads::join_parallel;

/// A register reconciled with nothing, as it stands on the last day that it tells: what waits, and why.
pub fn reconcile_register_alone(
    register: &Register,
    rules: &'static MemberRegisterRules,
) -> Option<Reconciliation> {
    let days = register.ledger.iter().map(|row| row.registered);
    let days = days.chain(register.certificates.iter().map(|paper| paper.date));
    let terms = ReconciliationOptions {
        as_of: days.flatten().max()?,
        accept: AcceptanceThreshold::Exact,
        rules,
        duplicates: false,
    };
    let (register, claims) = (register.clone(), AwardClaims::default());
    Some(reconcile_register_with_claims(register, claims, &[], terms, join_parallel, all_found))
}
