//! The award rows of a player: one per kind, each with its own basis.

use std::sync::Arc;

use crate::wbu_2003::award_case::AwardCase;
use crate::wbu_2003::scale::AwardScale;
use crate::wbu_2003::ties;
use engine::standings::Standing;
use model::{Award, AwardKind, Basis, Exact, Surd, format_in_one_notation, sum_with_total_text};

use super::quarters::GreenPointsByPlace;

/// The award rows of a list.
#[derive(Default)]
pub(super) struct AwardRows(pub Vec<Award>);

impl AwardRows {
    /// Adds a player's award, unless it is zero.
    pub(super) fn add(
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

/// The Green and the Local Points of a place, each with its basis.
pub(super) struct GreenAndLocalPoints {
    pub green: Exact,
    /// Local Points by the scale, before the Green Points are taken off.
    pub due: Surd,
    /// The basis of the Green Points.
    pub of_green: Basis,
    /// The basis of the Local Points.
    pub of_local: Basis,
}

/// The awards of both kinds by place, each with its ground.
pub(super) struct GreenAndLocalScales<'a> {
    pub greens: &'a GreenPointsByPlace,
    pub scale: &'a AwardScale,
    ground_of_green: Arc<Basis>,
    ground_of_local: Arc<Basis>,
}

impl<'a> GreenAndLocalScales<'a> {
    pub(super) fn new(
        greens: &'a GreenPointsByPlace,
        ground_of_green: &Basis,
        scale: &'a AwardScale,
        ground_of_local: &Basis,
    ) -> GreenAndLocalScales<'a> {
        let [ground_of_green, ground_of_local] =
            [ground_of_green, ground_of_local].map(|ground| Arc::new(ground.clone()));
        GreenAndLocalScales { greens, scale, ground_of_green, ground_of_local }
    }

    /// The points of a standing in a field of so many; `None` below the last award of both kinds.
    pub(super) fn points_of_standing(
        &self,
        case: &AwardCase<'_>,
        standing: &Standing,
        field: usize,
    ) -> Option<GreenAndLocalPoints> {
        let GreenAndLocalScales { greens, scale, ground_of_green, ground_of_local } = self;
        let rules = &case.handbook.green;
        let (green, local) =
            (greens.share_of_tie(rules, standing), ties::share_tied_places(scale, standing, field));
        if green.is_none() && local.is_none() {
            return None;
        }
        let (mut of_green, mut of_local) =
            (Basis::extending(ground_of_green), Basis::extending(ground_of_local));
        if let Some(green) = &green {
            green.explain(rules, &mut of_green);
        }
        if let Some(local) = &local {
            local.explain_rounded(case.handbook, scale, &mut of_local);
        }
        let green = green.map_or(Exact::ZERO, |green| green.points);
        let due = local.map_or(Surd::from_exact(Exact::ZERO), |local| local.exact);
        Some(GreenAndLocalPoints { green, due, of_green, of_local })
    }
}

/// Local Points less the value of the Green Points (1.4.1), exact, at least zero.
pub(super) fn local_less_green(case: &AwardCase<'_>, local: Surd, green: Exact) -> Surd {
    let worth = green * case.handbook.green.local;
    (local + Surd::from_exact(Exact::ZERO - worth)).max_with(Exact::ZERO)
}

/// A sum of points: `together 14.5 + 38 = 52.5`, or `together 38`.
pub(super) fn points_sum_text<N: Into<Surd> + Copy>(terms: &[N]) -> String {
    let terms = terms.iter().map(|term| (*term).into());
    let terms: Vec<Surd> = terms.filter(|term| term.exact() != Some(Exact::ZERO)).collect();
    format!("together {}", sum_with_total_text(&terms))
}

/// What is left of Local Points after the value of the Green Points (1.4.1): `210 - 200 = 10`, or
/// `60 - 75, at least 0`.
pub(super) fn local_less_green_text(case: &AwardCase<'_>, local: Surd, green: Exact) -> String {
    let worth = green * case.handbook.green.local;
    let left = local_less_green(case, local, green);
    let [local, worth, left] = format_in_one_notation([local, worth.into(), left]);
    match left == "0" && local != worth {
        true => format!("{local} - {worth}, at least 0"),
        false => format!("{local} - {worth} = {left}"),
    }
}
