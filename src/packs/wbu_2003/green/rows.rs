//! The award rows of a player: one of each kind, with its own basis.

use std::sync::Arc;

use crate::engine::standings::Standing;
use crate::model::{Award, AwardKind, Basis, Exact, Surd};

use crate::packs::wbu_2003::dossier::Dossier;

/// The rows of a list as they are made.
#[derive(Default)]
pub struct Rows(pub Vec<Award>);

impl Rows {
    /// Adds what a player of a contestant gets, unless it is nothing.
    pub fn add(
        &mut self,
        standing: &Standing,
        player: usize,
        kind: AwardKind,
        points: Exact,
        basis: &Arc<Basis>,
    ) {
        if points <= Exact::ZERO {
            return;
        }
        self.0.push(Award {
            entry: standing.entry,
            player,
            place: standing.place,
            tied: standing.tied,
            kind,
            title: Box::default(),
            points,
            basis: Arc::clone(basis),
            portions: Vec::new(),
        });
    }
}

/// Local Points less those that Green Points stand for (1.4.1): exact, not below
/// nought.
pub fn less_green(dossier: &Dossier<'_>, local: Surd, green: Exact) -> Surd {
    let worth = green * dossier.handbook.green.local;
    (local + Surd::plain(Exact::ZERO - worth)).at_least(Exact::ZERO)
}

/// Local Points rounded up once, in words (2.4.1).
pub fn rounded(dossier: &Dossier<'_>, points: Surd, basis: &mut Basis) -> (Exact, String) {
    let whole = Exact::whole(points.ceil());
    if points.exact() == Some(whole) {
        return (whole, whole.to_string());
    }
    basis.cite(&dossier.handbook.source.rounding_clause);
    (whole, format!("{points}, rounded up to {whole}"))
}
