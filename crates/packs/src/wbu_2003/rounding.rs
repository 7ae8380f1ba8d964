//! 2.4.1: a fraction of an award is rounded up to a whole point, once, at the end.

use crate::wbu_2003::figures::MasterPointHandbook;
use model::{Basis, Surd};

/// How a number is rounded up to a whole one, with the clause: `, rounded up to 41 (2.4.1)`; empty
/// for a whole number.
pub(super) fn rounding_up_text(value: Surd, clause: &str) -> String {
    let whole = value.ceil();
    match value.exact() {
        Some(exact) if exact.is_whole() => String::new(),
        _ => format!(", rounded up to {whole} ({clause})"),
    }
}

/// How the award of a player is rounded up; cites the clause if it is.
pub(super) fn award_rounding_text(
    handbook: &'static MasterPointHandbook,
    value: Surd,
    basis: &mut Basis,
) -> String {
    let clause = &handbook.source.rounding_clause;
    let told = rounding_up_text(value, clause);
    if !told.is_empty() {
        basis.cite(clause);
    }
    told
}
