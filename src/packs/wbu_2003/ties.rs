//! 2.5: ties are never broken for awards; 2.4.1: one rounding, at the end.

use crate::engine::standings::Standing;
use crate::model::{Basis, Exact, Surd};
use crate::packs::wbu_2003::figures::Handbook;

use super::scale::Scale;

/// The award of each contestant on a place.
pub(super) struct Share {
    /// The size of the field.
    field: usize,
    place: u32,
    tied: u32,
    /// The unrounded awards of the tied places.
    places: Vec<Surd>,
    /// The unrounded share.
    pub exact: Surd,
    /// The clause and the minimum share, if the share was raised to it.
    raised: Option<(&'static str, Exact)>,
    /// The award.
    pub points: i128,
}

/// The equal share of tied places in a field of so many; `None` below the last award.
pub(super) fn share(scale: &Scale, standing: &Standing, field: usize) -> Option<Share> {
    let (place, tied) = (standing.place, standing.tied);
    let last = (place + tied - 1).min(scale.awards);
    let places: Vec<Surd> = (place..=last).map(|place| scale.value(place)).collect();
    let sum = places.iter().copied().reduce(|sum, award| sum + award)?;
    let mut exact = sum.times(Exact::whole(1) / tied);
    let (least, clause) = scale.least_share();
    let raised = (tied > 1 && exact.below(least)).then_some((clause, least));
    if let Some((_, least)) = raised {
        exact = Surd::plain(least);
    }
    Some(Share { field, place, tied, places, exact, raised, points: exact.ceil() })
}

impl Share {
    /// Explains the award, rounded.
    pub(super) fn explain(&self, handbook: &'static Handbook, scale: &Scale, basis: &mut Basis) {
        let award = self.rounded(handbook, basis);
        self.tell(handbook, scale, &award, basis);
    }

    /// Explains the award before rounding, for a sum that is rounded later.
    pub(super) fn explain_exact(
        &self,
        handbook: &'static Handbook,
        scale: &Scale,
        basis: &mut Basis,
    ) {
        self.tell(handbook, scale, &self.exact.to_string(), basis);
    }

    fn tell(&self, handbook: &'static Handbook, scale: &Scale, award: &str, basis: &mut Basis) {
        if self.tied == 1 {
            let (place, awards, field) = (self.place, scale.counted(), self.field);
            let least = scale.below_least(place);
            let raised = least.map(|below| format!("{below}, raised to the least award "));
            let raised = raised.unwrap_or_default();
            basis
                .say(format!("place {place} of {awards}, in a field of {field} = {raised}{award}"));
            return;
        }
        basis.cite(&handbook.ties.clause);
        let last = self.place + self.tied - 1;
        let shared = format!("({}) / {}", self.terms().join(" + "), self.tied);
        let told = match self.raised {
            None => format!("{shared} = {award}"),
            Some((clause, least)) => {
                basis.cite(clause);
                format!("{shared}, raised to the least share {least} = {award}")
            }
        };
        let (awards, field) = (scale.counted(), self.field);
        let of = format!("of {awards}, in a field of {field}");
        basis.say(format!("places {} to {last} {of}, tied: {told}", self.place));
    }

    /// The terms of the sum; a long tie shows its ends.
    fn terms(&self) -> Vec<String> {
        let mut terms: Vec<String> = self.places.iter().map(Surd::to_string).collect();
        if terms.len() > 4 {
            terms.splice(2..terms.len() - 1, ["...".to_string()]);
        }
        match self.tied as usize - self.places.len() {
            0 => {}
            1 => terms.push("0".to_string()),
            without => terms.push(format!("{without} x 0")),
        }
        terms
    }

    /// The award in words, with its rounding, if any.
    fn rounded(&self, handbook: &'static Handbook, basis: &mut Basis) -> String {
        if self.exact.exact() == Some(Exact::whole(self.points)) {
            return self.points.to_string();
        }
        basis.cite(&handbook.source.rounding_clause);
        format!("{}, rounded up to {}", self.exact, self.points)
    }
}
