//! 2.5: ties are never broken for awards; 2.4.1: one rounding, at the end.

use crate::wbu_2003::figures::MasterPointHandbook;
use engine::standings::Standing;
use model::{Basis, BasisStep, DecimalsOrFractions, Exact, Surd};

use super::rounding;
use super::scale::AwardScale;

/// The award of each contestant on a place.
pub(super) struct TiedPlaceShare {
    /// The size of the field.
    field: usize,
    place: u32,
    tied: u32,
    /// The unrounded awards of the tied places.
    places: Vec<Surd>,
    sum: Surd,
    pub exact: Surd,
    /// The clause and the minimum share, if the share was raised to it.
    raised: Option<(&'static str, Exact)>,
    /// The award of each, rounded (2.4.1).
    pub points: i128,
}

/// The equal share of tied places in a field of so many; `None` below the last award.
pub(super) fn share_tied_places(
    scale: &AwardScale,
    standing: &Standing,
    field: usize,
) -> Option<TiedPlaceShare> {
    let (place, tied) = (standing.place, standing.tied);
    let last = (place + tied - 1).min(scale.awards);
    let places: Vec<Surd> = (place..=last).map(|place| scale.points_of_place(place)).collect();
    let sum = places.iter().copied().reduce(|sum, award| sum + award)?;
    let mut exact = sum.times(Exact::whole(1) / tied);
    let (least, clause) = scale.min_tie_share();
    let raised = (tied > 1 && exact.is_below(least)).then_some((clause, least));
    if let Some((_, least)) = raised {
        exact = Surd::from_exact(least);
    }
    Some(TiedPlaceShare { field, place, tied, places, sum, exact, raised, points: exact.ceil() })
}

impl TiedPlaceShare {
    /// Explains the award, rounded.
    pub(super) fn explain_rounded(
        &self,
        handbook: &'static MasterPointHandbook,
        scale: &AwardScale,
        basis: &mut Basis,
    ) {
        let rounded = rounding::award_rounding_text(handbook, self.exact, basis);
        self.explain_share(handbook, scale, &rounded, basis);
    }

    /// Explains the award before rounding, for a sum that is rounded later.
    pub(super) fn explain_unrounded(
        &self,
        handbook: &'static MasterPointHandbook,
        scale: &AwardScale,
        basis: &mut Basis,
    ) {
        self.explain_share(handbook, scale, "", basis);
    }

    fn explain_share(
        &self,
        handbook: &'static MasterPointHandbook,
        scale: &AwardScale,
        rounded: &str,
        basis: &mut Basis,
    ) {
        let (place, awards, field) = (self.place, scale.award_count_text(), self.field);
        let of = format!("of {awards}, in a field of {field}");
        if self.tied == 1 {
            let Some(rung) = scale.place_award(place) else { return };
            if let Some((_, clause)) = rung.raised {
                basis.cite(clause);
            }
            let arithmetic = format!("{}{rounded}", rung.in_words());
            basis.add_step(
                BasisStep::new(format!("place {place} {of}")).with_arithmetic(arithmetic),
            );
            return;
        }
        basis.cite(&handbook.ties.clause);
        let raised = self.raised.map_or_else(String::new, |(clause, least)| {
            basis.cite(clause);
            format!(", raised to the least share {least} ({clause})")
        });
        let (last, shared) = (place + self.tied - 1, self.shared());
        let arithmetic = format!("{shared}{raised}{rounded}");
        basis.add_step(
            BasisStep::new(format!("places {place} to {last} {of}, tied"))
                .with_arithmetic(arithmetic),
        );
    }

    /// The arithmetic of the share, with the award of every place.
    fn shared(&self) -> String {
        let share = self.sum.times(Exact::whole(1) / self.tied);
        let notation = DecimalsOrFractions::for_numbers(self.places.iter().copied().chain([share]));
        let mut terms: Vec<String> =
            self.places.iter().map(|award| notation.format(*award)).collect();
        match self.tied as usize - self.places.len() {
            0 => {}
            1 => terms.push("0".to_string()),
            without => terms.push(format!("{without} x 0")),
        }
        format!("({}) / {} = {}", terms.join(" + "), self.tied, notation.format(share))
    }
}
