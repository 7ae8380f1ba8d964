//! The award rows of a player: one per kind, each with its own basis.

use std::sync::Arc;

use crate::engine::standings::Standing;
use crate::model::{Award, AwardKind, Basis, Exact, Surd};

use crate::packs::wbu_2003::dossier::Dossier;

/// The award rows of a list.
#[derive(Default)]
pub struct Rows(pub Vec<Award>);

impl Rows {
    /// Adds a player's award, unless it is zero.
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

/// Local Points less the value of the Green Points (1.4.1), exact, at least zero.
pub fn less_green(dossier: &Dossier<'_>, local: Surd, green: Exact) -> Surd {
    let worth = green * dossier.handbook.green.local;
    (local + Surd::plain(Exact::ZERO - worth)).at_least(Exact::ZERO)
}

/// Local Points rounded up once, and the words for it (2.4.1).
pub fn rounded(dossier: &Dossier<'_>, points: Surd, basis: &mut Basis) -> (Exact, String) {
    let whole = Exact::whole(points.ceil());
    if points.exact() == Some(whole) {
        return (whole, whole.to_string());
    }
    basis.cite(&dossier.handbook.source.rounding_clause);
    (whole, format!("{points}, rounded up to {whole}"))
}
