//! The award rows of a player: one of each kind, with its own basis.

use std::sync::Arc;

use crate::engine::standings::Standing;
use crate::model::{Award, AwardKind, Basis, Exact, Surd};
use crate::packs::wbu_2003::dossier::Dossier;
use crate::packs::wbu_2003::scale::Scale;
use crate::packs::wbu_2003::ties;

use super::quarters::Greens;

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

/// What a place brings of both kinds of points, with what explains each.
pub struct BothKinds {
    /// Green Points.
    pub green: Exact,
    /// Local Points by the scale, before Green Points stand in place of them.
    pub due: Surd,
    /// What explains the Green Points.
    pub of_green: Basis,
    /// What explains the Local Points.
    pub of_local: Basis,
}

impl BothKinds {
    /// What a standing brings; none on a place that neither has an award for. Each kind
    /// goes with the ground of its awards.
    pub fn of(
        dossier: &Dossier<'_>,
        standing: &Standing,
        (greens, ground_of_green): (&Greens, &Arc<Basis>),
        (scale, ground_of_local): (&Scale, &Arc<Basis>),
    ) -> Option<BothKinds> {
        let rules = &dossier.handbook.green;
        let (green, local) = (greens.share(rules, standing), ties::share(scale, standing));
        if green.is_none() && local.is_none() {
            return None;
        }
        let (mut of_green, mut of_local) = (Basis::on(ground_of_green), Basis::on(ground_of_local));
        if let Some(green) = &green {
            green.explain(rules, &mut of_green);
        }
        if let Some(local) = &local {
            local.explain(dossier.handbook, scale, &mut of_local);
        }
        let green = green.map_or(Exact::ZERO, |green| green.points);
        let due = local.map_or(Surd::plain(Exact::ZERO), |local| local.exact);
        Some(BothKinds { green, due, of_green, of_local })
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
