//! 2.4.1: a fraction of an award is rounded up to a whole point, once, at the end.

use crate::wbu_2003::figures::Handbook;
use model::{Basis, Surd};

/// How a number is rounded up to a whole one, with the clause: `, rounded up to 41 (2.4.1)`; empty
/// for a whole number.
pub(super) fn up(value: Surd, clause: &str) -> String {
    let whole = value.ceil();
    match value.exact() {
        Some(exact) if exact.is_whole() => String::new(),
        _ => format!(", rounded up to {whole} ({clause})"),
    }
}

/// How the award of a player is rounded up; cites the clause if it is.
pub(super) fn of_award(handbook: &'static Handbook, value: Surd, basis: &mut Basis) -> String {
    let clause = &handbook.source.rounding_clause;
    let told = up(value, clause);
    if !told.is_empty() {
        basis.cite(clause);
    }
    told
}
