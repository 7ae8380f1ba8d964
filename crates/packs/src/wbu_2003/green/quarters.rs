//! Green Points by place, in quarters. Ties share them, and a share is rounded up to a quarter
//! (a house reading).

use crate::wbu_2003::figures::GreenPointRules;
use engine::standings::Standing;
use model::{Basis, DecimalsOrFractions, Exact};

/// Green Points of each place, first place first.
#[derive(Debug, Clone, Default)]
pub(super) struct GreenPointsByPlace(pub Vec<Exact>);

/// The Green Points of a contestant.
pub(super) struct GreenPointShare {
    pub points: Exact,
    told: String,
    tied: bool,
}

impl GreenPointsByPlace {
    /// Drops the awards below a place.
    pub(super) fn limited_to_places(mut self, places: usize) -> GreenPointsByPlace {
        self.0.truncate(places);
        self
    }

    /// Equal blocks over a number of places; higher blocks take the remainder (5.5.3, 5.6.2(c)).
    pub(super) fn equal_blocks(values: &[Exact], places: usize) -> Vec<Exact> {
        let count = values.len().max(1);
        let (each, extra) = (places / count, places % count);
        let size = |index: usize| each + usize::from(index < extra);
        let blocks = values.iter().enumerate();
        blocks.flat_map(|(index, value)| std::iter::repeat_n(*value, size(index))).collect()
    }

    /// `5 awards`, `1 award`.
    pub(super) fn award_count_text(&self) -> String {
        match self.0.len() {
            1 => "1 award".to_string(),
            many => format!("{many} awards"),
        }
    }

    /// `3, 1.75, 1, 0.5, 0.25`; a long series shows its ends.
    pub(super) fn series_text(&self) -> String {
        let mut values: Vec<String> = self.0.iter().map(Exact::to_string).collect();
        let count = values.len();
        if count > 8 {
            values.splice(5..count - 1, ["...".to_string()]);
        }
        values.join(", ")
    }

    /// `5 awards: 3, 1.75, 1, 0.5, 0.25`.
    pub(super) fn in_words(&self) -> String {
        format!("{}: {}", self.award_count_text(), self.series_text())
    }

    /// The equal share of tied places; `None` below the last award.
    pub(super) fn share_of_tie(
        &self,
        rules: &GreenPointRules,
        standing: &Standing,
    ) -> Option<GreenPointShare> {
        let (place, tied) = (standing.place, standing.tied);
        let first = (place as usize).saturating_sub(1);
        let shared = self.0.get(first..)?;
        let shared = &shared[..shared.len().min(tied as usize)];
        let sum: Exact = shared.iter().copied().sum();
        if sum.is_zero() {
            return None;
        }
        let exact = sum / tied;
        let points = rules.round_up_to_quarter(exact);
        let of = self.award_count_text();
        let told = match tied {
            1 => format!("place {place} of {of}: {points} Green"),
            _ => {
                let notation =
                    DecimalsOrFractions::for_numbers(shared.iter().copied().chain([exact]));
                // Places below the last award bring nothing.
                let all = shared.iter().copied().chain(std::iter::repeat(Exact::ZERO));
                let terms = all.take(tied as usize).map(|term| notation.format(term));
                let terms: Vec<String> = terms.collect();
                let (terms, exact) = (terms.join(" + "), notation.format(exact));
                let up = rules.rounding_to_quarter_text(sum / tied, &rules.ties.clause);
                let last = place + tied - 1;
                format!(
                    "places {place} to {last} of {of}, tied: ({terms}) / {tied} = {exact}{up} Green"
                )
            }
        };
        Some(GreenPointShare { points, told, tied: tied > 1 })
    }
}

impl GreenPointShare {
    /// Adds to the basis how the share came about.
    pub(super) fn explain(&self, rules: &'static GreenPointRules, basis: &mut Basis) {
        if self.tied {
            basis.cite(&rules.ties.clause);
        }
        basis.add_step(&self.told);
    }
}
